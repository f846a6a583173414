import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  title: ['Le dernier box', '{hero} et le nez de velours'],
  passage: ['On [prit|a pris] la côte avec un sac de carottes. En haut, le sac était plus léger, et personne n’avait rien mangé.'],
  arrive: [
    'Ça sentait le foin et le cuir. Quelqu’un balayait, des sabots changeaient de pied, et un souffle chaud [passa|est passé] dans les cheveux par-dessus une demi-porte.',
  ],
  image: ['À un clou pendait une rangée de licols. Chacun avait un peu le profil de son cheval.'],
  meet: [
    'Le premier poney avait une miette sur le nez et l’air innocent. <companion>Voilà {helper},</companion> [dit|a dit] {companion}. <companion>Il sait compter les carottes. Il sait même soustraire.</companion>',
  ],
  task: [
    '<companion>Au fond, il y a le timide,</companion> [dit|a dit] {companion}. <companion>Si l’on gagne sa confiance avant la cloche, il reste avec les autres. Mais il faut lui faire passer l’obstacle, et il n’ose pas.</companion>',
  ],
  way: ['On [remonta|a remonté] l’allée, sans courir et sans chuchoter. {helper} suivait et poussait un peu, entre les épaules.'],
  obstacle: ['L’obstacle n’était qu’une barre, rouge et blanche, pas plus haute qu’un genou. Pour le timide, c’était un serpent.'],
  stuck: ['Le timide [planta|a planté] ses quatre pieds dans le sable comme ceux d’une table.'],
  still: ['Le balai s’était arrêté. {helper} [souffla|a soufflé] par le nez, une fois, lentement.'],
  open: [
    'Une oreille [vint|est venue] en avant, puis l’autre. Le timide [enjamba|a enjambé] la barre comme si elle avait toujours été en bois. Ensuite il [posa|a posé] son menton sur une épaule et l’y [laissa|a laissé].',
  ],
  gift: [
    'Dans le sable, {hero} [trouva|a trouvé] un clou de fer à cheval, tordu, tout brillant. Il faisait exactement le tour d’un pouce.',
  ],
  homeward: ['En redescendant, on sentait si fort le cheval qu’un chien [se leva|s’est levé] pour laisser passer.'],
  question: ['<hero>Comment sait-on ce que pense un cheval ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] les oreilles et [prit|a pris] des notes. En avant, c’était : tiens ! En arrière, c’était : laisse-moi. Une de chaque côté, c’était : j’écoute aussi derrière.',
  ],
};
