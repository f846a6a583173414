import type { LessonMessages } from '../../schema.ts';

export const creativity: readonly LessonMessages[] = [
  {
    dilemma: [
      'Zum Hinüberkommen gab es einen Kasten mit Bauteilen, und vorn war ein Bild von einer Brücke. Drei Teile fehlten. <companion>Wir warten, bis sie kommen</companion>, sagte {companion}.',
    ],
    firstTry: ['{hero} baute die Brücke genau nach dem Bild, nur ohne die drei Teile. Man musste sie sich eben denken.'],
    why: ['Gedachte Teile tragen nicht. Es knackte, und der Hut von {hero} fiel hinunter, gleich hinter der Brücke her.'],
    again: ['{hero} hielt das Bild schräg. Auf dem Bild war die Brücke noch immer heil.'],
    turn: [
      'Vielleicht war es ja keine Brücke. {hero_subj} drehte den leeren Kasten um. Er hatte einen Griff, einen Rand und einen dichten Boden.',
    ],
    deed: ['{hero} setzte sich hinein, nahm den Schirm als Segel und rückte zur Seite, damit {companion} auch noch Platz hatte.'],
    answer: [
      '<companion>Das war nicht auf dem Bild</companion>, sagte {companion}. <hero>Nein</hero>, sagte {hero}. Es schwankte ein wenig, aber es brachte sie hinüber.',
    ],
    echo: ['Auf den Kasten malten sie später ein neues Bild. Darauf fehlte nichts.'],
  },
];
