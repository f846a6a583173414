import type { Tables } from '../../schema.ts';

export const short: NonNullable<Tables['attribute']['short']> = {
  line: [
    'Il y avait un passage, tout en bas, à la taille exacte de {hero}.',
    'On regardait par-dessus sa tête. {hero} entendait donc tout.',
    '{hero_subj} [chercha|a cherché] une pierre pour monter dessus. Elle avait l’air d’attendre ça.',
    '{hero_subj} [passa|est passé{hero_e}] dessous. Les autres [firent|ont fait] le tour.',
    'Vu d’en bas, on remarquait mieux : il y avait une rangée de traces, toutes petites, qui allaient par là.',
    '{hero_subj} [se glissa|s’est glissé{hero_e}] entre deux coudes et [ressortit|est ressorti{hero_e}] devant.',
    'Quelqu’un [dit|a dit] que personne ne passerait. {hero} [répondit|a répondu] de l’autre côté.',
    '{hero_subj} faisait trois pas quand les autres en faisaient deux, et trouvait encore le temps de raconter.',
    '{hero_subj} [se mit|s’est mis{hero_e}] sur la pointe des pieds. Il manquait un doigt. {hero_subj} [sauta|a sauté].',
    'Là où il fallait ramper, {hero} [marcha|a marché], et [tint|a tenu] les branches pour la suite.',
  ],
};
