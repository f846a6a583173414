import type { LessonMessages } from '../../schema.ts';

export const humor: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} rutschte aus und saß mitten in etwas Nassem. Alle hatten es gesehen. Die Ohren von {hero} wurden heiß wie Herdplatten.',
    ],
    firstTry: [
      '<hero>Da, seht mal, {companion} hat ja einen Fleck!</hero>, rief {hero_subj}. Es war ein sehr kleiner Fleck.',
    ],
    why: [
      'Keiner lachte. {companion} rieb an dem Fleck herum und sah niemanden mehr an. Jetzt war es richtig still.',
    ],
    again: [
      '{hero_subj} machte noch einen Witz, über die Ohren von {companion}. Er fiel zu Boden, und man hörte ihn aufkommen.',
    ],
    turn: [
      'Lustig war eigentlich nur eines: wie {hero} geflogen war, mit beiden Armen, wie eine Ente beim Start. {hero_subj} sah es vor sich und musste schlucken.',
    ],
    deed: ['{hero_subj} stand auf, so nass {hero_er} war, und verbeugte sich.'],
    answer: [
      '<hero>Es sprach zu Ihnen: die Ente</hero>, sagte {hero_subj}. Da lachte {companion} zuerst. Dann erzählte jeder, wo er schon einmal gesessen hatte, und einer hatte in Farbe gesessen.',
    ],
    echo: ['Der Hosenboden trocknete langsam. Er hatte einen Rand wie eine Landkarte.'],
  },
  {
    dilemma: [
      'Mitten im feierlichsten Augenblick platzte die Hose von {hero}. Es machte ratsch, und alle drehten sich um.',
    ],
    firstTry: ['<hero>Das war {companion}</hero>, sagte {hero_subj} schnell.'],
    why: [
      'Nun sahen alle {companion} an. {companion} sah {hero} an. Das war schlimmer als der Wind von hinten.',
    ],
    again: ['{hero_subj} ging rückwärts, damit es keiner sah. Es sah jeder.'],
    turn: ['Eigentlich hatte es genau geklungen wie eine Trompete. Eine sehr kleine, zum Anfang von etwas.'],
    deed: [
      '<hero>Ratsch</hero>, machte {hero} und zeigte selbst auf das Loch. <hero>Hiermit ist eröffnet.</hero>',
    ],
    answer: [
      'Erst prustete einer, dann alle. {companion} gab {hero} eine Schürze, verkehrt herum. Das Feierliche war nun viel leichter zu tragen.',
    ],
    echo: ['Ratsch, sagte von da an jeder, wenn etwas anfing.'],
  },
];
