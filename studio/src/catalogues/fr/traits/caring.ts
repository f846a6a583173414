import type { Tables } from '../../schema.ts';

export const caring: NonNullable<Tables['trait']['caring']> = {
  home: [
    '{hero_subj} comptait tout le monde deux fois avant de partir, l’escargot du seau aussi.',
    'Le soir, {hero} bordait les ours, les livres et la lampe.',
    'Dans le sac de {hero}, il y avait des pansements pour quatre, au cas où l’on serait quatre.',
    '{hero_subj} demandait au chat s’il avait bien dormi, et attendait la réponse.',
    'Quand quelqu’un toussait, {hero} apportait de l’eau, une couverture et un conseil.',
    '{hero_subj} ramassait les vers de terre après la pluie. Tous avaient droit au bon côté du trottoir.',
    'Il y avait une plante que personne n’avait pu sauver. Elle vivait chez {hero}, et elle faisait des feuilles.',
    '{hero_subj} fermait les manteaux des autres jusqu’en haut, même en mai.',
    'Avant de manger, {hero} vérifiait que chacun avait une fourchette et un bon côté de la table.',
    '{hero_subj} savait qui aimait la croûte, et qui n’aimait que le dedans.',
  ],
  firstMove: [
    '{hero_subj} [compta|a compté] : tout le monde était là. {hero_subj} [recompta|a recompté], c’était plus sûr.',
    '<hero>Laisse, je vais le faire</hero>, [dit|a dit] {hero}, et c’était déjà dans ses mains.',
    '{hero_subj} [sortit|a sorti] un pansement avant que quelqu’un soit tombé.',
    '<hero>Tu as froid ? Tu as faim ? Tu as mal ?</hero> [demanda|a demandé] {hero}. Ça faisait beaucoup de questions pour une seule personne.',
    '{hero_subj} [passa|est passé{hero_e}] devant pour enlever les cailloux.',
    '{hero_subj} [boutonna|a boutonné] le gilet de quelqu’un, jusqu’en haut.',
  ],
  helps: [
    '{hero_subj} avait aidé trois fois sans demander. Ça faisait trois fois de trop.',
    '<hero>Qu’est-ce qui t’aiderait ?</hero> Voilà la question. {hero_subj} la tournait dans sa bouche comme un bonbon.',
    '{hero_subj} [mit|a mis] ses mains derrière le dos, pour qu’elles n’aident pas toutes seules.',
    'Prendre soin, ce n’était pas prendre. {hero_subj} n’y avait jamais pensé.',
    '{hero_subj} [compta|a compté] encore une fois. Il manquait quelqu’un, et c’était quelqu’un qui était là.',
    'Il ne fallait ni couverture ni conseil. Il fallait rester.',
  ],
};
