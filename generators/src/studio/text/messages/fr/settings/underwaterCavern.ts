import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['La perle et le courant', '{hero} chez la pieuvre'],
  passage: [
    'L’échelle du ponton avait une marche sous l’eau, puis une autre, puis beaucoup d’autres. En bas, on respirait très bien, à condition de ne pas y penser.',
  ],
  arrive: [
    'Les sons n’avaient pas de direction. Les cheveux flottaient tout seuls, et le sable, sous les pieds, donnait une petite lumière tiède.',
  ],
  image: ['Une vieille horloge marine pendait au plafond. Un poisson y logeait, juste à midi.'],
  meet: [
    'Une pieuvre rangeait ses affaires, une pierre dans chaque bras. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Je vous serrerais bien la main, mais il faudrait choisir laquelle.</helper>',
  ],
  task: [
    '<helper>Ma perle a roulé au fond de la grotte,</helper> [dit|a dit] {helper}. <helper>C’est ma veilleuse. Mais entre elle et moi, il y a le courant, et à marée haute il emporte tout.</helper>',
  ],
  way: [
    'On [marcha|a marché] sur le sable comme on marche en rêve, avec de longs pas lents. {helper} suivait, en changeant de couleur à chaque rocher.',
  ],
  obstacle: ['Le courant passait là, comme une porte toujours en train de claquer. Il prenait tout ce qui dépassait.'],
  stuck: ['Le courant [tourna|a tourné] une fois autour des jambes, comme un chien qui a trouvé un bâton.'],
  still: ['Une bulle [monta|est montée]. On pouvait la suivre des yeux jusqu’en haut, où il y avait du jour.'],
  open: [
    'Derrière le courant, l’eau était immobile. La perle brillait dans un creux, ronde comme une lune de poche. Remise sur son étagère, elle [éclaira|a éclairé] toute la grotte, et les huit bras de {helper}.',
  ],
  gift: [
    '{helper} [tendit|a tendu] quatre bras vides et un cinquième, où il y avait un morceau de verre usé par la mer. <helper>Il a été bouteille,</helper> [dit-elle|a-t-elle dit]. <helper>Maintenant il est doux.</helper>',
  ],
  homeward: ['On [remonta|est remonté] lentement, marche après marche, et le bruit du monde [revint|est revenu] par les oreilles.'],
  question: ['<hero>Pourquoi entend-on, sous l’eau, sans savoir d’où ça vient ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [cogna|a cogné] deux pierres, à gauche, puis à droite. Cela semblait venir de partout. Dans l’eau, le son va si vite qu’il touche les deux oreilles presque en même temps.',
  ],
};
