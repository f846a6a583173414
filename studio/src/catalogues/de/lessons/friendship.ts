import type { LessonMessages } from '../../schema.ts';

export const friendship: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} und {companion} spielten unterwegs ein Spiel, das nur zwei konnten. Am Rand stand ein Kind, rieb einen Fuß am anderen und sah zu.',
    ],
    firstTry: [
      '<hero>Du darfst mitspielen</hero>, rief {hero_subj}, <hero>aber nur, wenn du die Regeln kannst. Und wenn du hinten stehst. Und nichts anfasst.</hero>',
    ],
    why: [
      'Da war das Kind schon weg. Zu zweit fehlte ihnen nun genau ein drittes Paar Hände, und das Spiel machte keinen Ton mehr.',
    ],
    again: [
      '<hero>Du kannst auch Zuschauer sein</hero>, rief {hero_subj} noch hinterher. Zuschauer war das Kind ja gerade gewesen.',
    ],
    turn: [
      '{hero_subj} hatte lauter Bedingungen gestellt. Gefragt hatte {hero_er} nichts. Dabei hatte das Kind etwas in der Hand gehabt, eine Schnur mit einer Schlaufe.',
    ],
    deed: [
      '{hero_subj} ging hin. <hero>Zeig mal dein Spiel</hero>, sagte {hero_er} und rückte so weit zur Seite, dass genau einer Platz hatte.',
    ],
    answer: [
      'Das Kind legte die Schnur um drei Hände. <companion>Das ist besser als unseres</companion>, sagte {companion}. Mit sechs Händen zog es sich gleich viel leichter.',
    ],
    echo: [
      'Das Kind hieß übrigens wie eine Stadt am Meer. Die Schnur hatte nun drei Knoten, für jeden einen.',
    ],
  },
  {
    dilemma: [
      'Auf dem Baumstamm war Platz für zwei, und dort saßen {hero} und {companion}. Ein Kind mit einem Drachen stand davor.',
    ],
    firstTry: ['<hero>Hier ist leider voll</hero>, sagte {hero_subj} und machte sich breit.'],
    why: [
      'Der Baumstamm wackelte. Zu zweit saßen sie beide auf derselben Seite, und er kippte mit ihnen um.',
    ],
    again: ['Sie setzten sich weiter auseinander. Nun wackelte es langsamer und dafür länger.'],
    turn: [
      'In der Mitte war die ganze Zeit eine Lücke gewesen. {hero_subj} hatte {hero_seine} Jacke darauf gelegt.',
    ],
    deed: ['{hero_subj} nahm die Jacke weg und klopfte auf den leeren Platz.'],
    answer: [
      'Zu dritt lag der Stamm so fest wie ein Haus. <companion>Und er hat einen Drachen</companion>, sagte {companion}. Mit der Drachenschnur ging es dann hinüber.',
    ],
    echo: ['Beim Aufstehen mussten sie bis drei zählen. Sonst wäre einer sitzen geblieben.'],
  },
];
