import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['La perle et le courant', '{hero} chez la pieuvre'],
  passage: [
    'L’échelle du ponton avait une marche sous l’eau, puis une autre, puis beaucoup d’autres. En bas, on respirait très bien, à condition de ne pas y penser.',
    '{hero_subj} [mit|a mis] la tête sous l’eau du bain et [ouvrit|a ouvert] les yeux. Il n’y avait plus de bord.',
  ],
  arrive: [
    'Les sons n’avaient pas de direction. Les cheveux flottaient tout seuls, et le sable, sous les pieds, donnait une petite lumière tiède.',
    'Tout allait lentement, même les bruits. L’eau sentait la pierre, et le sable brillait sous chaque pas.',
  ],
  image: [
    'Une vieille horloge marine pendait au plafond. Un poisson y logeait, juste à midi.',
    'Une ancre dormait sur le flanc. Un crabe y étendait son linge.',
  ],
  meet: [
    'Une pieuvre rangeait ses affaires, une pierre dans chaque bras. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je vous serrerais bien la main, mais il faudrait choisir laquelle.</helper>',
    'Une pieuvre jouait aux dames contre sept de ses bras. <helper>Je perds</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Le huitième ne triche pas.</helper>',
  ],
  task: [
    '<helper>Ma perle a roulé au fond de la grotte</helper>, [dit|a dit] {helper}. <helper>C’est ma veilleuse. Mais entre elle et moi, il y a le courant, et à marée haute il emporte tout.</helper>',
    '<helper>La marée m’a pris ma perle</helper>, [dit|a dit] {helper}. <helper>Sans elle, il fait noir chez moi. Elle est là-bas, passé le courant.</helper>',
  ],
  way: [
    'On [marcha|a marché] sur le sable comme on marche en rêve, avec de longs pas lents. {helper} suivait, en changeant de couleur à chaque rocher.',
    'On [nagea|a nagé] au ras du fond. {helper} ouvrait les algues comme des rideaux, quatre à la fois.',
  ],
  obstacle: [
    'Le courant passait là, comme une porte toujours en train de claquer. Il prenait tout ce qui dépassait.',
    'Le courant ronflait dans la passe. On voyait filer des feuilles, toutes pressées, toutes du mauvais côté.',
  ],
  stuck: [
    'Le courant [tourna|a tourné] une fois autour des jambes, comme un chien qui a trouvé un bâton.',
    'Le courant [renvoya|a renvoyé] une chaussure, puis tout ce qui était dedans.',
  ],
  still: [
    'Une bulle [monta|est montée]. On pouvait la suivre des yeux jusqu’en haut, où il y avait du jour.',
    'Le sable retombait, grain par grain. La grotte retenait une bulle.',
  ],
  open: [
    'Derrière le courant, l’eau était immobile. La perle brillait dans un creux, ronde comme une lune de poche. Remise sur son étagère, elle [éclaira|a éclairé] toute la grotte, et les huit bras de {helper}.',
    'Passé le courant, tout [devint|est devenu] calme. La perle était sous un coquillage, gardée par personne. Elle [monta|est montée] dans la main comme si elle attendait.',
  ],
  gift: [
    '{helper} [tendit|a tendu] quatre bras vides et un cinquième, où il y avait un morceau de verre usé par la mer. <helper>Il a été bouteille. Maintenant il est doux.</helper>',
    '<helper>Tiens</helper>, [dit|a dit] {helper}, et trois bras [tendirent|ont tendu] un morceau de verre tout doux. <helper>La mer l’a sucé longtemps.</helper>',
  ],
  homeward: [
    'On [remonta|est remonté] lentement, marche après marche, et le bruit du monde [revint|est revenu] par les oreilles.',
    'La tête [sortit|est sortie] de l’eau. Dans les oreilles, il [resta|est resté] un bout de silence.',
  ],
  question: [
    '<hero>Pourquoi entend-on, sous l’eau, sans savoir d’où ça vient ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [cogna|a cogné] deux pierres, à gauche, puis à droite. Cela semblait venir de partout. Dans l’eau, le son va si vite qu’il touche les deux oreilles presque en même temps.',
  ],
};
