import type { LessonMessages } from '../../schema.ts';

export const bravery: readonly LessonMessages[] = [
  {
    dilemma: [
      'Un tout petit était au milieu d’un cercle, et l’on riait parce qu’il avait mis son bonnet à l’envers. {hero} était dans le cercle aussi, au deuxième rang.',
    ],
    firstTry: [
      '{hero_subj} [attendit|a attendu] que quelqu’un de plus grand dise quelque chose. Il y en avait plusieurs. Ils attendaient aussi.',
    ],
    why: [
      'Comme personne ne disait rien, on [rit|a ri] plus fort. Le petit [tira|a tiré] son bonnet sur ses yeux. <companion>Pourquoi tu ris ?</companion> [demanda|a demandé] {companion}. {hero_subj} n’avait même pas remarqué.',
    ],
    again: ['{hero_subj} [cessa|a cessé] de rire. De dehors, cela ne se voyait pas.'],
    turn: [
      'Du bonnet, il ne dépassait qu’un bout de nez. Il regardait de droite à gauche, comme on cherche la porte dans une chambre inconnue.',
    ],
    deed: [
      '{hero_subj} [traversa|a traversé] le cercle, [mit|a mis] son propre bonnet à l’envers, et [se tint|s’est tenu{hero_e}] à côté.',
    ],
    answer: [
      'C’est plus difficile de rire de deux. <companion>Trois</companion>, [dit|a dit] {companion}, et [vint|est venu{companion_e}] aussi. Le cercle [découvrit|a découvert] qu’il avait à faire.',
    ],
    echo: ['Le petit [sortit|a sorti] de sa poche un bout de ficelle, son meilleur. Il était pour {hero}.'],
  },
  {
    dilemma: [
      'Un grand bourru secouait la boîte où s’était réfugiée une bête minuscule. <hero>Quelqu’un devrait faire quelque chose</hero>, [dit|a dit] {hero}. Autour, tout le monde pensait pareil.',
    ],
    firstTry: [
      '{hero_subj} [se plaça|s’est placé{hero_e}] derrière le plus grand et [toussa|a toussé], pour donner l’idée.',
    ],
    why: [
      'Le plus grand [toussa|a toussé] aussi et [s’en alla|s’en est allé]. La boîte [bougea|a bougé] de plus en plus vite. Dedans, on n’entendait presque plus rien.',
    ],
    again: ['<hero>Maintenant</hero>, [souffla|a soufflé] {hero} à personne. Personne n’y [alla|est allé].'],
    turn: [
      'Le presque plus rien était le pire. {hero_subj} avait les genoux en coton, mais les genoux ne parlent pas.',
    ],
    deed: [
      '{hero_subj} [s’avança|s’est avancé{hero_e}] et [posa|a posé] sa main à plat sur le couvercle. <hero>Ça suffit.</hero>',
    ],
    answer: [
      'La voix était toute petite, mais la main ne bougeait pas. <companion>Ça suffit</companion>, [dit|a dit] {companion}. Et puis une autre voix, et une autre. La boîte [resta|est restée] immobile.',
    ],
    echo: ['La bête minuscule [sortit|est sortie], [salua|a salué] deux fois, et [fila|a filé].'],
  },
];
