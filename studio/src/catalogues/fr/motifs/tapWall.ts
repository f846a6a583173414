import type { MotifMessages } from '../../schema.ts';

export const tapWall: MotifMessages = {
  home: [
    'Tous les soirs, {hero} frappait trois coups au mur, au-dessus du lit. Tous les soirs, le mur répondait deux coups. Jamais trois.',
  ],
  echo: [
    'Cette nuit-là, {hero} [frappa|a frappé] au mur. Un, deux, trois. Il y [eut|a eu] un long silence. Et puis le mur [répondit|a répondu] : un, deux, trois.',
  ],
  plant: [
    '{hero} n’avait jamais vu qui habitait là. Il y avait bien une étiquette sous la sonnette, mais la pluie l’avait lavée, et il n’en restait qu’une grande lettre penchée, un R. Au début, {hero_il} s’était promis d’aller voir le lendemain. Puis {hero_il} avait préféré attendre. Tant qu’on n’a pas vu R, R peut être n’importe qui, quelqu’un de très vieux, quelqu’un de tout neuf, ou quelqu’un qui lève la main et n’ose pas le troisième coup.',
  ],
  pay: [
    '{hero} [pensa|a pensé] à R, de l’autre côté, la main en l’air, en train de s’arrêter à deux. Peut-être que R gardait le troisième coup pour le jour où quelqu’un viendrait. C’était beaucoup demander à un mur. Un mur transmet ce qu’on lui donne, pas davantage, et il n’a jamais présenté personne. La sonnette, en revanche, n’attendait que cela. Elle attendait même depuis un bon moment.',
  ],
};
