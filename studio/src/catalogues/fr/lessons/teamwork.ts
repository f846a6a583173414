import type { LessonMessages } from '../../schema.ts';

export const teamwork: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il fallait porter la longue planche jusqu’au bout. <hero>Je le fais</hero>, [dit|a dit] {hero}. À deux, on va moins vite, et on applaudit moins.',
    ],
    firstTry: [
      '{hero_subj} [prit|a pris] la planche par le milieu et [partit|est parti{hero_e}]. Pendant six pas, c’était très bien.',
    ],
    why: [
      'Au septième, il [fallut|a fallu] tourner. Devant, ça cognait, et quand ça ne cognait plus devant, ça cognait derrière. La planche [se coucha|s’est couchée] par terre, et {hero} dessous.',
    ],
    again: ['<hero>Presque</hero>, [dit|a dit] {hero}, à plat ventre.'],
    turn: [
      '{hero_subj} [regarda|a regardé] les deux bouts. Ils étaient trop loin l’un de l’autre pour une seule personne. {companion} avait les yeux juste au bon endroit.',
    ],
    deed: [
      '{hero_subj} [passa|est passé{hero_e}] derrière et [laissa|a laissé] l’avant, la plus belle place, à {companion}.',
    ],
    answer: [
      '<companion>À gauche</companion>, [cria|a crié] {companion}. <companion>Stop. Un cheveu à droite.</companion> La planche [tourna|a tourné] comme si elle avait des gonds.',
    ],
    echo: ['On ne savait plus, ensuite, qui avait porté quoi. Cela faisait une planche chacun.'],
  },
  {
    dilemma: [
      'La corde était tendue, il fallait tirer et, au même moment, ôter la cale. {hero} avait deux bras, donc cela suffisait.',
    ],
    firstTry: [
      '{hero_subj} [tira|a tiré] d’une main et [tendit|a tendu] l’autre vers la cale. Il manquait trois doigts de long.',
    ],
    why: [
      '{hero_subj} [s’allongea|s’est allongé{hero_e}], la corde au pied, le bras devant. La corde [partit|est partie] avec la chaussure. <companion>Je peux...</companion> [commença|a commencé] {companion}. <hero>Pas besoin.</hero>',
    ],
    again: ['{hero_subj} [recommença|a recommencé] sans chaussure. La corde [garda|a gardé] la chaussette.'],
    turn: [
      'Le pied nu avait froid. Il y avait deux choses à faire au même instant, et {hero} ne savait pas être au même instant à deux endroits.',
    ],
    deed: [
      '<hero>Qu’est-ce que tu préfères</hero>, [dit|a dit] {hero}, <hero>tirer ou compter.</hero> Et {hero_il} [tendit|a tendu] le bout de la corde.',
    ],
    answer: [
      '<companion>Les deux</companion>, [dit|a dit] {companion}. <companion>Un, deux.</companion> À trois, la cale et la corde [partirent|sont parties] en même temps, comme une phrase et son point.',
    ],
    echo: ['La chaussette pendait au bout, toute fière. On [la hissa|l’a hissée] comme un drapeau.'],
  },
];
