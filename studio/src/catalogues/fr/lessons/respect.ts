import type { LessonMessages } from '../../schema.ts';

export const respect: readonly LessonMessages[] = [
  {
    dilemma: [
      '<companion>Ici, avant de passer, on salue</companion>, [dit|a dit] {companion}. On posait trois doigts sur le sol et l’on comptait jusqu’à sept. <hero>C’est long</hero>, [dit|a dit] {hero}. En sautant par-dessus, cela prenait une seconde.',
    ],
    firstTry: ['{hero_subj} [sauta|a sauté] par-dessus la ligne, sans compter. Une seconde, c’était exact.'],
    why: [
      'Dessous, quelque chose [piailla|a piaillé]. C’était un nid, juste derrière la ligne, et toute la couvée tremblait. {companion} ne disait rien, ce qui était pire.',
    ],
    again: [
      '<hero>On aurait dû mettre un panneau</hero>, [dit|a dit] {hero}. {companion} [regarda|a regardé] la ligne. C’était ça, le panneau.',
    ],
    turn: [
      'Sept secondes, c’est le temps qu’il faut pour qu’une mère s’éloigne sans peur. {hero_subj} ne l’avait pas demandé.',
    ],
    deed: [
      '{hero_subj} [revint|est revenu{hero_e}] derrière la ligne, [posa|a posé] trois doigts par terre et [compta|a compté] jusqu’à sept.',
    ],
    answer: [
      'À cinq, la mère [se leva|s’est levée] toute seule. <companion>À six, elle dit merci</companion>, [chuchota|a chuchoté] {companion}, <companion>mais il faut connaître.</companion>',
    ],
    echo: [
      'Au retour, {hero} [compta|a compté] jusqu’à huit. Un de plus, au cas où il y aurait un petit dernier.',
    ],
  },
  {
    dilemma: [
      '<companion>Ici, on enlève ses chaussures</companion>, [dit|a dit] {companion}. Celles de {hero} avaient des doubles nœuds, et il n’y avait personne pour voir.',
    ],
    firstTry: [
      '{hero_subj} [traversa|a traversé] en trois grands pas, sur les talons. Ça ne comptait presque pas.',
    ],
    why: [
      'Sous les talons, il y avait un dessin de sable, fait grain par grain. On voyait très bien les trois pas. <companion>Il était là depuis hier matin</companion>, [dit|a dit] {companion}.',
    ],
    again: [
      '{hero_subj} [souffla|a soufflé] dessus pour arranger. Maintenant, cela ressemblait à une omelette.',
    ],
    turn: [
      '{hero_subj} [se baissa|s’est baissé{hero_e}] et [vit|a vu] les lignes, fines comme des cheveux. Quelqu’un était resté à genoux des heures.',
    ],
    deed: [
      '{hero_subj} [défit|a défait] les doubles nœuds, [posa|a posé] ses chaussures au bord, et [demanda|a demandé] par où l’on commence.',
    ],
    answer: [
      '<companion>Par le milieu</companion>, [dit|a dit] {companion}. <companion>Grain par grain.</companion> Les pieds nus ne faisaient aucun bruit.',
    ],
    echo: ['Dans un coin du dessin, on [laissa|a laissé] la trace d’un talon. Elle faisait une lune.'],
  },
];
