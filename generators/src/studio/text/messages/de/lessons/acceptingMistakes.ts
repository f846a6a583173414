import type { LessonMessages } from '../../schema.ts';

export const acceptingMistakes: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} las die Anleitung vor, und {companion} mischte. Drei Löffel, hatte {hero} gesagt. Jetzt war der Leim so fest, dass der Löffel darin stand.',
    ],
    firstTry: [
      '<hero>Der Löffel ist schuld</hero>, sagte {hero}. <hero>Viel zu groß.</hero> In die Anleitung sah {hero_er} lieber nicht noch einmal.',
    ],
    why: [
      'Ohne Leim hielt nichts. Und weil keiner nachsah, wusste auch keiner, wie viel Wasser fehlte. <companion>Dann ist es eben verdorben</companion>, sagte {companion}.',
    ],
    again: ['{hero} schimpfte auf die Schüssel. Danach war auch noch die Schüssel beleidigt.'],
    turn: [
      'Ein Blick genügte, und {hero} wurde kalt im Bauch. Da stand nicht drei. Da stand ein Löffel, und daneben eine Drei für etwas ganz anderes.',
    ],
    deed: ['<hero>Ich habe mich verlesen</hero>, sagte {hero}. <hero>Es waren zwei zu viel.</hero>'],
    answer: [
      '<companion>Genau zwei?</companion>, rief {companion}. <companion>Dann brauchen wir nur dreimal so viel Wasser.</companion> Sie hatten am Ende Leim für drei Tage, und alles hielt.',
    ],
    echo: ['Der übrige Leim reichte auch noch für den Löffel. Er klebt bis heute.'],
  },
];
