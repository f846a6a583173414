import type { MotifMessages } from '../../schema.ts';

export const markOnDoor: MotifMessages = {
  home: [
    'Sur la porte de la cuisine, des traits de crayon montaient comme une échelle. Le plus bas était celui du tabouret. {hero} avait le sien, quelque part au milieu.',
  ],
  echo: [
    'À la maison, {hero} [colla|a collé] ses talons contre la porte de la cuisine. Quelqu’un [tint|a tenu] le crayon bien droit. Le trait [tomba|est tombé] juste sur l’ancien, et pourtant il avait l’air plus haut.',
  ],
  plant: [
    'L’un des traits ne portait pas de nom. Il était très vieux, très fin, et il arrivait au coude de {hero}. Quand on posait la question, les grandes personnes se mettaient à parler du temps qu’il ferait dimanche. {hero} avait décidé de trouver seul{hero_e} à qui était ce trait, et de ne plus rien demander. Cela rendait l’enquête extrêmement lente, car la porte, de son côté, ne disait rien non plus.',
  ],
  pay: [
    'La question du trait sans nom n’était peut-être pas si difficile. On peut tourner autour d’une porte pendant des mois. On peut aussi attendre la fin de la vaisselle, prendre un torchon, et dire : parlez-moi du petit. Cela faisait quatre mots. {hero} les [essaya|a essayés] à voix basse, en marchant, et ils tenaient bien ensemble. Il y avait des chances qu’en face, quelqu’un les attende depuis longtemps.',
  ],
};
