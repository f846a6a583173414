import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  passage: [
    'Sur la carte, l’endroit n’était qu’une tache de café. {hero_subj} [suivit|a suivi] le bord de la tache, {to_setting}.',
    'L’affiche promettait un festival : la Vallée des licornes, entrée par le pré. {hero_subj} [passa|est passé{hero_e}] sous le fil de laine, et il n’y avait pas de festival.',
    'Entre deux draps qui séchaient, il y avait un passage, et l’herbe y était plus douce qu’ailleurs. {hero_subj} [écarta|a écarté] le drap de gauche.',
    'Le tapis du salon avait une vallée dans son dessin. {hero_subj} [suivit|a suivi] le bord du doigt, et le doigt [sentit|a senti] l’herbe.',
  ],
  play: [
    'Le tapis vert était la vallée. Une chaussette bien roulée faisait la corne, et il fallait galoper sur la pointe des pieds.',
    'Le canapé était la colline, et l’ours, le cheval et la girafe étaient des licornes. La girafe avait déjà ce qu’il fallait.',
  ],
  arrive: [
    'Cela sentait le trèfle. Un souffle tiède passait dans le cou. Des sabots faisaient sur la pierre un bruit de petites cuillères.',
    'L’herbe était si tendre qu’elle ne faisait pas de bruit. On mâchait des pommes, tout près, et cela sentait le miel chaud.',
    'La brise sentait la pomme et le cheval propre. Une clochette tintait à chaque pas, sans qu’on voie au cou de qui.',
    'Les pommiers laissaient tomber des pétales, un par un, sans se presser. On respirait du lait chaud et de la menthe.',
    { text: 'Cloc, cloc, comme des petites cuillères. Ça sentait le trèfle.', to: '3-5' },
    { text: 'L’herbe était douce. On croquait des pommes : crac.', to: '3-5' },
  ],
  image: [
    'Dans l’herbe, les traces de sabots se remplissaient de lumière, lentement, comme des tasses.',
    'Un cerf-volant était pris dans une corne. Sa propriétaire faisait comme si c’était un chapeau.',
    'Un ruisseau traversait le chemin à pied, tant il était petit, et les papillons l’enjambaient.',
    'Sur un rocher plat, quatre peignes séchaient au soleil, du plus fin au plus édenté.',
  ],
  meet: [
    'Une jeune licorne avait un nœud dans la crinière et faisait semblant de rien. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je suis une licorne moderne. Je ne pose pas.</helper>',
    '<helper>Pas de photo</helper>, [dit|a dit] une jeune licorne, de la boue jusqu’aux genoux. <helper>{helper}. Je travaille ici.</helper>',
    'Une jeune licorne se roulait dans les marguerites, la corne en l’air. <helper>J’ai senti venir</helper>, [dit-elle|a-t-elle dit], du vert plein le dos. <helper>{helper}. Vous sentez la soupe.</helper>',
    'Une jeune licorne essayait de voir le bout de son nez. <helper>Ça chatouille dessus</helper>, [dit-elle|a-t-elle dit]. C’était un papillon. <helper>{helper}. Et lui, c’est le nouveau.</helper>',
    {
      text: 'Une licorne avait un nœud dans les poils. <helper>{helper}</helper>, [dit|a dit] la licorne. <helper>Aïe, mon nœud.</helper>',
      to: '3-5',
    },
    {
      text: 'Une corne [sortit|est sortie] d’un buisson. <helper>Coucou, {helper}</helper>, [dit|a dit] une petite licorne.',
      to: '3-5',
    },
  ],
  way: [
    'On [traversa|a traversé] la vallée au petit trot, ou presque. {helper} s’arrêtait à chaque pommier, pour vérifier.',
    'On [coupa|a coupé] par les pommiers. {helper} portait la boue comme des bottes et saluait les vers.',
    'Le chemin suivait une trace de sabots large comme des assiettes. {helper} sautait dans les plus grosses.',
    'On [passa|a passé] le gué sur des pierres tièdes. {helper} passait à côté, pour éclabousser.',
  ],
  still: [
    'Les traces de lumière [pâlirent|ont pâli]. Une plume de chardon [passa|est passée], sans se poser.',
    'Une mûre [tomba|est tombée]. On l’[entendit|a entendue] réfléchir.',
    'L’herbe [s’écarta|s’est écartée], et c’était le vent. Puis le vent [s’en alla|s’en est allé].',
    'Le papillon [ferma|a fermé] ses ailes. Toute la vallée avait l’air d’attendre qu’il les ouvre.',
  ],
  gift: [
    '{helper} [laissa|a laissé] un crin d’argent entre les doigts de {hero}. <helper>Pour réparer quelque chose. N’importe quoi. Ça tient.</helper>',
    '<helper>Attends</helper>, [dit|a dit] {helper}, et elle [coupa|a coupé] avec les dents un crin d’argent. <helper>Il brille quand on a raison. Pas souvent, donc.</helper>',
  ],
  homeward: [
    'Les traces de sabots [éclairèrent|ont éclairé] le chemin jusqu’au bord de la carte.',
    'De l’autre côté du fil de laine, c’était le pré. L’affiche disait maintenant : complet.',
    'Les draps [se refermèrent|se sont refermés] derrière, encore un peu humides. Au milieu de l’herbe, il n’y avait plus de passage, mais le gauche sentait le trèfle.',
    'L’herbe [redevint|est redevenue] de la laine. Dans le dessin du tapis, une petite tache blanche avait changé de place.',
  ],
  unplay: [
    'C’était l’heure du dîner. La corne [redevint|est redevenue] une chaussette, et l’autre chaussette [fut|a été] contente.',
    'La soupe [appela|a appelé], et la colline [eut|a eu] de nouveau des accoudoirs. Les licornes [dînèrent|ont dîné] dessous.',
  ],
  question: [
    '<hero>Pourquoi l’eau d’une source est-elle si froide, même en été ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mit|a mis] un doigt dans le ruisseau, là où il sort de terre, et un autre dans la mare. La mare était tiède. L’eau de la source vient de sous la terre, où le soleil n’arrive jamais.',
  ],
};
