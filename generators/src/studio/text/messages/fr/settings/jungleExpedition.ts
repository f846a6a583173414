import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['Le pont qui comptait les pas', '{hero} dans la lumière verte'],
  passage: ['La serre du jardin avait une deuxième porte, au fond, derrière les bananiers. Elle donnait {at_setting}.'],
  arrive: [
    'La lumière était verte, et l’écorce mouillée sentait le champignon. Cent petits clics partaient en même temps, de partout et de nulle part.',
  ],
  image: ['Une goutte pendait au bout d’une feuille. Dans la goutte, toute la forêt était à l’envers, avec un singe qui dormait.'],
  meet: [
    'Sur une branche, un toucan rangeait des noyaux par taille. <helper>{helper},</helper> [dit|a dit] l’oiseau, <helper>avec le bec devant. Ne touchez pas, c’est trié.</helper>',
  ],
  task: [
    '<helper>L’orchidée blanche s’ouvre ce soir, une seule fois,</helper> [dit|a dit] {helper}. <helper>Il faut qu’on soit là pour la regarder, sinon elle se vexe. C’est de l’autre côté du pont de corde.</helper>',
  ],
  way: [
    'On [passa|est passé] sous les lianes et par-dessus les racines. {helper} volait devant et annonçait les trous, parfois même avant qu’on y soit.',
  ],
  obstacle: ['Le pont de corde pendait au-dessus de la brume. Il avait des planches, mais pas à tous les endroits où l’on a des pieds.'],
  stuck: [
    'Le pont [remua|a remué], comme un dormeur qu’on pousse. Une planche [descendit|est descendue] seule, et l’on [n’entendit pas|n’a pas entendu] la fin.',
  ],
  still: ['Les clics s’étaient tus. Une feuille tombait, si lentement qu’on pouvait choisir où.'],
  open: [
    'Le pont [finit|a fini] d’un coup, sur de la vraie terre. L’orchidée était là, fermée comme un poing. Alors elle [s’ouvrit|s’est ouverte], un pétale après l’autre, et tout [sentit|a senti] la vanille.',
  ],
  gift: [
    'Une plume [tourna|a tourné] dans l’air et [se posa|s’est posée] dans la main de {hero}. <helper>Je l’ai mal rangée,</helper> [dit|a dit] {helper}. <helper>C’est donc la tienne.</helper>',
  ],
  homeward: [
    'On [rentra|est rentré] en suivant les noyaux de {helper}, du plus petit au plus gros. Le dernier était une noix de coco, juste devant la porte.',
  ],
  question: ['<hero>Comment l’eau fait-elle pour monter jusqu’en haut des arbres ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] une feuille dans un sac fermé, au soleil. Bientôt le sac [se couvrit|s’est couvert] de gouttes. Là-haut, les feuilles perdent de l’eau, et ce qui part tire le reste.',
  ],
};
