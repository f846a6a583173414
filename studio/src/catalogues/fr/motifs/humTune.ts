import type { MotifMessages } from '../../schema.ts';

export const humTune: MotifMessages = {
  home: [
    'Chez {hero}, on fredonnait toujours la même moitié de chanson. Elle montait, elle tournait au coin, et elle s’arrêtait là. Personne ne connaissait la suite.',
  ],
  echo: [
    'Dans la cuisine, quelqu’un [fredonna|a fredonné] la chanson jusqu’au coin, et [se tut|s’est tu]. Dans le couloir, sans y penser, {hero} [chanta|a chanté] trois notes de plus.',
  ],
  plant: [
    'Pourtant {hero} avait entendu la suite, une fois. C’était l’été, elle sortait d’une fenêtre ouverte, et {hero_il} était bien trop occupé{hero_e} à rattraper une glace qui coulait. Quand {hero_il} avait levé la tête, la chanson était finie. Depuis, {hero_il} ralentissait devant cette maison, un peu plus que le trottoir ne le demandait. La fenêtre restait fermée. On ne sonne pas chez les gens pour leur demander huit notes.',
  ],
  pay: [
    'Derrière la fenêtre fermée vivait quelqu’un qui, sans le savoir, possédait la moitié d’une chanson. Cela vous donnait presque l’envie de le prévenir. {hero} [s’imagina|s’est imaginé] la scène : le coup de sonnette, le regard étonné, les huit notes qu’on demande comme on demande du sel. Dit comme cela, c’était plutôt de ne pas sonner qui devenait étrange. Toute une famille restait coincée au coin de la rue.',
  ],
};
