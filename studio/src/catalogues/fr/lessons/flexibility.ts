import type { LessonMessages } from '../../schema.ts';

export const flexibility: readonly LessonMessages[] = [
  {
    dilemma: [
      'Le plan de {hero} tenait sur une page, avec des flèches. À la troisième flèche, il fallait tourner à gauche. À gauche, il n’y avait plus rien.',
    ],
    firstTry: [
      '<hero>C’est sur le plan</hero>, [dit|a dit] {hero}, et {hero_il} [tourna|a tourné] à gauche. {hero_subj} [revint|est revenu{hero_e}]. {hero_subj} [recommença|a recommencé] depuis la première flèche.',
    ],
    why: [
      'Les flèches [menèrent|ont mené] trois fois au même trou. <companion>Peut-être que c’est le trou qui a raison</companion>, [dit|a dit] {companion}. {hero_subj} [tapa|a tapé] du pied.',
    ],
    again: ['{hero_subj} [tourna|a tourné] à gauche avec plus de conviction.'],
    turn: [
      'Le plan était devenu mou à force d’être serré. Il n’y avait plus qu’un pli, bien net, juste au milieu.',
    ],
    deed: ['{hero_subj} [plia|a plié] le plan une fois, deux fois, sept fois, et en [fit|a fait] un bateau.'],
    answer: [
      'Le bateau [glissa|a glissé] sur une rigole que personne n’avait vue. Elle allait à droite. <companion>On n’a qu’à le suivre</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['Toutes les flèches du bateau montraient maintenant d’autres côtés. Aucune n’avait tort.'],
  },
  {
    dilemma: [
      '{hero} avait tout répété : d’abord la corde, ensuite le saut, enfin le signal. Puis la corde était devenue trop courte. <hero>On attend qu’elle rallonge.</hero>',
    ],
    firstTry: [
      '{hero_subj} [tira|a tiré] sur la corde. {hero_subj} [la mouilla|l’a mouillée], pour la convaincre. {hero_subj} [refit|a refait] le même nœud au même endroit.',
    ],
    why: [
      'Mouillée, elle était plus courte encore. <companion>Et sans corde ?</companion> [demanda|a demandé] {companion}. <hero>Sans corde, ce n’est plus le plan !</hero> [dit|a dit] {hero}.',
    ],
    again: ['{hero_subj} [répéta|a répété] le plan à la corde, lentement. La corde écoutait mal.'],
    turn: [
      'Assis{hero_e} par terre, {hero} [lâcha|a lâché] le bout. La corde [fit|a fait] toute seule un rond, et dans le rond un escargot passait tout droit.',
    ],
    deed: [
      '{hero_subj} [enroula|a enroulé] la corde, [la posa|l’a posée] à l’épaule, et [prit|a pris] l’autre chemin.',
    ],
    answer: [
      'Il y avait là une vieille souche, un banc, et une chose que nul n’avait prévue : une vue. <companion>Elle n’était pas dans le plan</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['La corde [servit|a servi] finalement à tenir le goûter. C’est un beau métier aussi.'],
  },
];
