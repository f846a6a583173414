import type { LessonMessages } from '../../schema.ts';

export const respect: readonly LessonMessages[] = [
  {
    dilemma: [
      'Vor dem Durchgang standen Schuhe, ordentlich in einer Reihe. Wer hier hineinwollte, zog sie offenbar aus. {hero_subj} hatte doppelte Knoten und keine Zeit.',
    ],
    firstTry: [
      '<hero>Wir machen ganz schnell</hero>, sagte {hero_subj} und lief mit Schuhen hinein. Man konnte es als Abkürzung sehen.',
    ],
    why: [
      'Drinnen lag feiner, gekämmter Sand, in Wellen wie ein Bild. Nun gingen Sohlen mitten hindurch. Jemand mit einem Rechen stand da und sah {hero} nur an.',
    ],
    again: ['{hero_subj} wollte die Spuren mit dem Fuß verwischen. Davon wurden es breitere.'],
    turn: [
      'An dem Bild hatte einer den ganzen Tag gearbeitet. Und {hero} hatte nicht ein einziges Mal gefragt, wozu die Schuhe da standen.',
    ],
    deed: [
      '{hero_subj} ging zurück, löste die doppelten Knoten und stellte {hero_seine} Schuhe ans Ende der Reihe. <hero>Wie macht man es hier</hero>, fragte {hero_er}, <hero>und darf ich helfen?</hero>',
    ],
    answer: [
      'Da gab man {hero} den Rechen. <companion>Immer rückwärts</companion>, erklärte {companion}, <companion>dann sieht man, wo man war.</companion> So kamen sie auf die andere Seite.',
    ],
    echo: ['Am Ende fehlte in der Reihe kein Schuh. In einem steckte sogar eine Blume.'],
  },
  {
    dilemma: [
      'Ein Gärtner hatte einen Zaun aus Fäden gespannt, kniehoch. <companion>Darüber steigt man nicht</companion>, las {companion}. Außen herum war es weit.',
    ],
    firstTry: ['{hero_subj} stieg darüber. Ein großer Schritt, und fertig.'],
    why: ['Der Fuß kam auf etwas Weichem an. Da brachen sieben kleine grüne Spitzen ab, ganz leise.'],
    again: ['<hero>Es sind noch genug da</hero>, sagte {hero_subj} und trat zurück. Auf drei weitere.'],
    turn: [
      'Die Fäden waren gar nicht für {hero} gespannt. Sie waren für die gespannt, die hier unten gerade anfingen.',
    ],
    deed: [
      '{hero_subj} ging zu dem Gärtner, sagte, was geschehen war, und fragte: <hero>Wie geht man hier richtig?</hero>',
    ],
    answer: [
      '<companion>Er sagt: immer auf den Brettern</companion>, meldete {companion}. Sieben neue Samen durften sie auch stecken. So kamen sie hinüber.',
    ],
    echo: ['Unter dem Daumennagel von {hero} war noch Erde. Darin wuchs vielleicht etwas.'],
  },
];
