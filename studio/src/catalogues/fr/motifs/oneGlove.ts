import type { MotifMessages } from '../../schema.ts';

export const oneGlove: MotifMessages = {
  home: [
    'Au crochet de l’entrée pendait un gant vert, tout seul. Il attendait l’autre depuis la neige. Chez {hero}, personne n’osait le ranger.',
  ],
  echo: [
    'Le gant vert pendait toujours à son crochet. {hero_subj} lui [serra|a serré] la main en passant, comme à un voisin. Il était tiède.',
  ],
  plant: [
    'L’autre gant n’était pas perdu, et {hero} le savait très bien. Un matin de janvier, à l’arrêt de l’autobus, {hero_il} l’avait prêté à une fille qui soufflait dans ses doigts, et {hero_il} avait gardé celui-ci pour avoir une raison de la revoir. C’était un plan sans défaut. Seulement la neige avait fondu, l’autobus avait changé de numéro, et {hero} n’avait pas demandé le prénom de la fille.',
  ],
  pay: [
    'Quelque part, un gant vert pendait peut-être à un autre crochet, et quelqu’un se demandait, chaque matin, s’il fallait le ranger. {hero} n’y avait jamais pensé sous cet angle. Attendre à deux, chacun de son côté, ce n’est pas tout à fait attendre. Demain, {hero_il} irait à l’arrêt avec dix minutes d’avance et le gant bien en vue. Après tout, il suffisait qu’un des deux se montre.',
  ],
};
