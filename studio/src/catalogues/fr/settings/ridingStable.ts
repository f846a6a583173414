import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  title: ['Le dernier box', '{hero} et le nez de velours'],
  passage: [
    'On [prit|a pris] la côte avec un sac de carottes. En haut, le sac était plus léger, et personne n’avait rien mangé.',
    'Après l’école, c’était trois arrêts et un sentier. Le sentier sentait déjà le cheval.',
  ],
  arrive: [
    'Ça sentait le foin et le cuir. Quelqu’un balayait, des sabots changeaient de pied, et un souffle chaud [passa|est passé] dans les cheveux par-dessus une demi-porte.',
    'Des chaînettes tintaient. L’air était brun et tiède, et quelqu’un, dans l’ombre, soufflait comme un vieux monsieur.',
  ],
  image: [
    'À un clou pendait une rangée de licols. Chacun avait un peu le profil de son cheval.',
    'Un chat dormait sur une selle. Il tenait les rênes, ou presque.',
  ],
  meet: [
    'Le premier poney avait une miette sur le nez et l’air innocent. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. <companion>Il sait compter les carottes. Il sait même soustraire.</companion>',
    'Un poney avait passé la tête dans la fenêtre du club. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il vient voir s’il y a du courrier.</companion>',
  ],
  task: [
    '<companion>Au fond, il y a le timide</companion>, [dit|a dit] {companion}. <companion>Si l’on gagne sa confiance avant la cloche, il reste avec les autres. Mais il faut lui faire passer l’obstacle, et il n’ose pas.</companion>',
    '<companion>Le nouveau ne fait confiance à personne</companion>, [dit|a dit] {companion}. <companion>Ce soir, il doit passer l’obstacle, rien que le petit. Après la cloche, on le ramène.</companion>',
  ],
  way: [
    'On [remonta|a remonté] l’allée, sans courir et sans chuchoter. {helper} suivait et poussait un peu, entre les épaules.',
    'On [marcha|a marché] à l’épaule de {helper}, pour apprendre le pas.',
  ],
  obstacle: [
    'L’obstacle n’était qu’une barre, rouge et blanche, pas plus haute qu’un genou. Pour le timide, c’était un serpent.',
    'Au milieu du sable, il y avait l’obstacle : deux chandeliers, une barre, et de l’ombre dessous.',
  ],
  stuck: [
    'Le timide [planta|a planté] ses quatre pieds dans le sable comme ceux d’une table.',
    'Il [recula|a reculé] de trois pas et [souffla|a soufflé]. La barre [tomba|est tombée] de peur.',
  ],
  still: [
    'Le balai s’était arrêté. {helper} [souffla|a soufflé] par le nez, une fois, lentement.',
    'Une mouche se promenait sur la barre. Elle, elle passait.',
  ],
  open: [
    'Une oreille [vint|est venue] en avant, puis l’autre. Le timide [enjamba|a enjambé] la barre comme si elle avait toujours été en bois. Ensuite il [posa|a posé] son menton sur une épaule et l’y [laissa|a laissé].',
    'Il [sentit|a senti] la barre, il [sentit|a senti] la main, et [trouva|a trouvé] que cela allait bien ensemble. Il [passa|est passé]. Sa confiance pesait lourd : elle avait un menton, et il était sur une épaule.',
  ],
  gift: [
    'Dans le sable, {hero} [trouva|a trouvé] un clou de fer à cheval, tordu, tout brillant. Il faisait exactement le tour d’un pouce.',
    'Le maréchal avait laissé un clou de fer à cheval. {companion} [le plia|l’a plié] en anneau et [le donna|l’a donné] à {hero}.',
  ],
  homeward: [
    'En redescendant, on sentait si fort le cheval qu’un chien [se leva|s’est levé] pour laisser passer.',
    'Trois arrêts, et tout l’autobus regardait la paille sur les genoux.',
  ],
  question: ['<hero>Comment sait-on ce que pense un cheval ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] les oreilles et [prit|a pris] des notes. En avant, c’était : tiens ! En arrière, c’était : laisse-moi. Une de chaque côté, c’était : j’écoute aussi derrière.',
  ],
};
