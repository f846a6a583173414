import type { LessonMessages } from '../../schema.ts';

export const acceptingMistakes: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} las die Anleitung vor, und {companion} mischte. Drei Löffel, hatte {hero} gesagt. Jetzt war der Leim so fest, dass der Löffel darin stand.',
    ],
    firstTry: [
      '<hero>Der Löffel ist schuld</hero>, sagte {hero_subj}. <hero>Viel zu groß.</hero> In die Anleitung sah {hero_er} lieber nicht noch einmal.',
    ],
    why: [
      'Ohne Leim hielt nichts. Und weil keiner nachsah, wusste auch keiner, wie viel Wasser fehlte. <companion>Dann ist es eben verdorben</companion>, sagte {companion}.',
    ],
    again: ['{hero_subj} schimpfte auf die Schüssel. Danach war auch noch die Schüssel beleidigt.'],
    turn: [
      'Ein Blick genügte, und {hero} wurde kalt im Bauch. Da stand nicht drei. Da stand ein Löffel, und daneben eine Drei für etwas ganz anderes.',
    ],
    deed: ['<hero>Ich habe mich verlesen</hero>, sagte {hero_subj}. <hero>Es waren zwei zu viel.</hero>'],
    answer: [
      '<companion>Genau zwei?</companion>, rief {companion}. <companion>Dann brauchen wir nur dreimal so viel Wasser.</companion> Sie hatten am Ende Leim für drei Tage, und alles hielt.',
    ],
    echo: ['Der übrige Leim reichte auch noch für den Löffel. Er klebt bis heute.'],
  },
  {
    dilemma: [
      '{hero_subj} hatte die Schritte gezählt, und {companion} war gefolgt. Fünfzig sollten es sein. Hier war aber gar nichts.',
    ],
    firstTry: ['<hero>Der Zettel ist falsch</hero>, sagte {hero_subj} und zählte lieber nicht noch einmal.'],
    why: ['Also liefen sie kreuz und quer. Nach einer Weile wusste keiner mehr, wo der Anfang war.'],
    again: ['<hero>Oder der Boden ist kürzer geworden</hero>, sagte {hero_subj}.'],
    turn: [
      '{hero_subj} hörte sich im Kopf noch einmal zählen. Achtunddreißig, neununddreißig, fünfzig. {hero_ihm} wurden die Ohren heiß.',
    ],
    deed: ['<hero>Ich habe die Vierzig vergessen</hero>, sagte {hero_subj}. <hero>Alle zehn.</hero>'],
    answer: [
      '<companion>Zehn Schritte</companion>, sagte {companion}. <companion>Mehr fehlt uns nicht?</companion> Sie gingen zehn Schritte weiter, und da war es.',
    ],
    echo: ['Die Vierzig feierten sie am Abend extra. Sie zählten sie zweimal.'],
  },
];
