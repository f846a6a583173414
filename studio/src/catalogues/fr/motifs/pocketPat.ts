import type { MotifMessages } from '../../schema.ts';

export const pocketPat: MotifMessages = {
  home: [
    'Avant de sortir, {hero} tapotait toujours sa poche gauche, deux fois. Il n’y avait rien dedans. Mais c’était bien de vérifier.',
  ],
  echo: [
    'À la maison, {hero} [tapota|a tapoté] sa poche gauche, deux fois, comme toujours. Elle n’était pas vide. {hero_subj} l’[avait|avait] laissée comme ça.',
  ],
  plant: [
    'Ce geste, {hero} ne l’avait pas inventé. Quelqu’un, avant, le faisait chaque matin dans l’entrée, clés, monnaie, deux coups à gauche, et ce quelqu’un vivait maintenant si loin qu’il y faisait nuit quand ici on passait à table. {hero} n’avait jamais décidé de continuer. C’était sa main qui s’en était chargée. Devant des inconnus, parfois, {hero_il} faisait semblant de se gratter.',
  ],
  pay: [
    'Là-bas, à cette heure, il devait être très tôt. Quelqu’un cherchait sans doute ses chaussures à tâtons, dans une entrée que {hero} ne connaissait pas, et n’allait pas tarder à se tapoter la poche. {hero_subj} [tapota|a tapoté] la sienne au même moment, deux coups, au milieu de tout le monde, sans se gratter. Ce n’était pas une manie. C’était une façon de partir de la maison à deux.',
  ],
};
