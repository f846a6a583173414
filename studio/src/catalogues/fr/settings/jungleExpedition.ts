import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['Le pont qui comptait les pas', '{hero} dans la lumière verte'],
  passage: [
    'La serre du jardin avait une deuxième porte, au fond, derrière les bananiers. Elle donnait {at_setting}.',
    'On [suivit|a suivi] un perroquet échappé, trois rues, un parc, un mur. Derrière le mur, cela poussait partout.',
  ],
  arrive: [
    'La lumière était verte, et l’écorce mouillée sentait le champignon. Cent petits clics partaient en même temps, de partout et de nulle part.',
    'Il faisait chaud comme dans une bouche. L’eau gouttait d’une feuille à l’autre, et l’air sentait la racine.',
  ],
  image: [
    'Une goutte pendait au bout d’une feuille. Dans la goutte, toute la forêt était à l’envers, avec un singe qui dormait.',
    'Une fourmi portait une feuille grande comme un drapeau. Les autres saluaient.',
  ],
  meet: [
    'Sur une branche, un toucan rangeait des noyaux par taille. <helper>{helper}</helper>, [dit|a dit] l’oiseau, <helper>avec le bec devant. Ne touchez pas, c’est trié.</helper>',
    '<helper>Attention à la marche</helper>, [dit|a dit] un toucan, au-dessus d’une racine. <helper>{helper}. Je préviens. C’est mon métier.</helper>',
  ],
  task: [
    '<helper>L’orchidée blanche s’ouvre ce soir, une seule fois</helper>, [dit|a dit] {helper}. <helper>Il faut qu’on soit là pour la regarder, sinon elle se vexe. C’est de l’autre côté du pont de corde.</helper>',
    '<helper>L’orchidée ne fleurit qu’une heure</helper>, [dit|a dit] {helper}, <helper>et quelqu’un doit la voir. C’est après le pont. Le jour baisse.</helper>',
  ],
  way: [
    'On [passa|est passé] sous les lianes et par-dessus les racines. {helper} volait devant et annonçait les trous, parfois même avant qu’on y soit.',
    '{helper} disait à gauche, à gauche, encore à gauche. Une liane disait le contraire.',
  ],
  obstacle: [
    'Le pont de corde pendait au-dessus de la brume. Il avait des planches, mais pas à tous les endroits où l’on a des pieds.',
    'Le pont de corde se balançait, sans vent et sans raison.',
  ],
  stuck: [
    'Le pont [remua|a remué], comme un dormeur qu’on pousse. Une planche [descendit|est descendue] seule, et l’on [n’entendit pas|n’a pas entendu] la fin.',
    'Une planche [fit|a fait] crac, poliment, une seule fois. Les autres avaient compris.',
  ],
  still: [
    'Les clics s’étaient tus. Une feuille tombait, si lentement qu’on pouvait choisir où.',
    'Un singe gardait une banane à mi-chemin de sa bouche.',
  ],
  open: [
    'Le pont [finit|a fini] d’un coup, sur de la vraie terre. L’orchidée était là, fermée comme un poing. Alors elle [s’ouvrit|s’est ouverte], un pétale après l’autre, et tout [sentit|a senti] la vanille.',
    'Les deux pieds étaient de l’autre côté. L’orchidée [s’ouvrit|s’est ouverte] devant tout le monde, blanche, sans un bruit, comme un œil qui se réveille.',
  ],
  gift: [
    'Une plume [tourna|a tourné] dans l’air et [se posa|s’est posée] dans la main de {hero}. <helper>Je l’ai mal rangée</helper>, [dit|a dit] {helper}. <helper>C’est donc la tienne.</helper>',
    '{helper} [tira|a tiré] une plume de son aile, avec une grimace. <helper>Elle repousse. Toi, tu ne reviens pas tous les jours.</helper>',
  ],
  homeward: [
    'On [rentra|est rentré] en suivant les noyaux de {helper}, du plus petit au plus gros. Le dernier était une noix de coco, juste devant la porte.',
    'Les feuilles [devinrent|sont devenues] plus petites, puis c’étaient de nouveau des rues.',
  ],
  question: [
    '<hero>Comment l’eau fait-elle pour monter jusqu’en haut des arbres ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mit|a mis] une feuille dans un sac fermé, au soleil. Bientôt le sac [se couvrit|s’est couvert] de gouttes. Là-haut, les feuilles perdent de l’eau, et ce qui part tire le reste.',
  ],
};
