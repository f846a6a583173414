import type { LessonMessages } from '../../schema.ts';

export const friendship: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} und {companion} spielten unterwegs ein Spiel, das nur zwei konnten. Am Rand stand ein Kind, rieb einen Fuß am anderen und sah zu.',
    ],
    firstTry: [
      '<hero>Du darfst mitspielen</hero>, rief {hero}, <hero>aber nur, wenn du die Regeln kannst. Und wenn du hinten stehst. Und nichts anfasst.</hero>',
    ],
    why: ['Da war das Kind schon weg. Zu zweit fehlte ihnen nun genau ein drittes Paar Hände, und das Spiel machte keinen Ton mehr.'],
    again: ['<hero>Du kannst auch Zuschauer sein</hero>, rief {hero} noch hinterher. Zuschauer war das Kind ja gerade gewesen.'],
    turn: [
      '{hero} hatte lauter Bedingungen gestellt. Gefragt hatte {hero_er} nichts. Dabei hatte das Kind etwas in der Hand gehabt, eine Schnur mit einer Schlaufe.',
    ],
    deed: [
      '{hero} ging hin. <hero>Zeig mal dein Spiel</hero>, sagte {hero_er} und rückte so weit zur Seite, dass genau einer Platz hatte.',
    ],
    answer: [
      'Das Kind legte die Schnur um drei Hände. <companion>Das ist besser als unseres</companion>, sagte {companion}. Mit sechs Händen zog es sich gleich viel leichter.',
    ],
    echo: ['Das Kind hieß übrigens wie eine Stadt am Meer. Die Schnur hatte nun drei Knoten, für jeden einen.'],
  },
];
