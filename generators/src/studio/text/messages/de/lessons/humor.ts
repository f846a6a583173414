import type { LessonMessages } from '../../schema.ts';

export const humor: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} rutschte aus und saß mitten in etwas Nassem. Alle hatten es gesehen. Die Ohren von {hero} wurden heiß wie Herdplatten.',
    ],
    firstTry: ['<hero>Da, seht mal, {companion} hat ja einen Fleck!</hero>, rief {hero}. Es war ein sehr kleiner Fleck.'],
    why: ['Keiner lachte. {companion} rieb an dem Fleck herum und sah niemanden mehr an. Jetzt war es richtig still.'],
    again: ['{hero} machte noch einen Witz, über die Ohren von {companion}. Er fiel zu Boden, und man hörte ihn aufkommen.'],
    turn: [
      'Lustig war eigentlich nur eines: wie {hero} geflogen war, mit beiden Armen, wie eine Ente beim Start. {hero_subj} sah es vor sich und musste schlucken.',
    ],
    deed: ['{hero} stand auf, so nass {hero_er} war, und verbeugte sich.'],
    answer: [
      '<hero>Es sprach zu Ihnen: die Ente</hero>, sagte {hero}. Da lachte {companion} zuerst. Dann erzählte jeder, wo er schon einmal gesessen hatte, und einer hatte in Farbe gesessen.',
    ],
    echo: ['Der Hosenboden trocknete langsam. Er hatte einen Rand wie eine Landkarte.'],
  },
];
