import type { LessonMessages } from '../../schema.ts';

export const creativity: readonly LessonMessages[] = [
  {
    dilemma: [
      'Zum Hinüberkommen gab es einen Kasten mit Bauteilen, und vorn war ein Bild von einer Brücke. Drei Teile fehlten. <companion>Wir warten, bis sie kommen</companion>, sagte {companion}.',
    ],
    firstTry: [
      '{hero_subj} baute die Brücke genau nach dem Bild, nur ohne die drei Teile. Man musste sie sich eben denken.',
    ],
    why: [
      'Gedachte Teile tragen nicht. Es knackte, und der Hut von {hero} fiel hinunter, gleich hinter der Brücke her.',
    ],
    again: ['{hero_subj} hielt das Bild schräg. Auf dem Bild war die Brücke noch immer heil.'],
    turn: [
      'Vielleicht war es ja keine Brücke. {hero_subj} drehte den leeren Kasten um. Er hatte einen Griff, einen Rand und einen dichten Boden.',
    ],
    deed: [
      '{hero_subj} setzte sich hinein, nahm den Schirm als Segel und rückte zur Seite, damit {companion} auch noch Platz hatte.',
    ],
    answer: [
      '<companion>Das war nicht auf dem Bild</companion>, sagte {companion}. <hero>Nein</hero>, sagte {hero_subj}. Es schwankte ein wenig, aber es brachte sie hinüber.',
    ],
    echo: ['Auf den Kasten malten sie später ein neues Bild. Darauf fehlte nichts.'],
  },
  {
    dilemma: [
      'Der Haken fehlte. Ohne Haken kein Seil, ohne Seil kein Hinüber. <companion>Man müsste einen kaufen</companion>, sagte {companion}.',
    ],
    firstTry: ['{hero_subj} bog einen aus Draht, genau wie auf der Zeichnung.'],
    why: ['Der Draht war zu dünn. Der Haken wurde ein Strich und fiel ab.'],
    again: ['{hero_subj} bog einen größeren. Es wurde ein größerer Strich.'],
    turn: [
      'An der Tasche hing der Schirm, mit seinem krummen Griff. {hero_subj} drehte ihn um. Unten war er ein Schirm. Oben war er etwas anderes.',
    ],
    deed: ['{hero_subj} band das Seil an den Schirm und warf ihn verkehrt herum hinüber.'],
    answer: [
      'Der Griff hakte ein. <companion>Und wenn es regnet?</companion>, fragte {companion}. Dann klappten sie ihn eben auf.',
    ],
    echo: ['Im Ständer zu Hause stand der Schirm nun immer auf dem Kopf. Man kam so leichter an den Haken.'],
  },
];
