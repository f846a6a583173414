import type { LessonMessages } from '../../schema.ts';

export const brushingTeeth: readonly LessonMessages[] = [
  {
    dilemma: [
      'Am Abend zuvor war das Bett so warm gewesen und die Bürste so kalt. Nun kicherte etwas hinten im Mund von {hero}. <companion>Das bist du</companion>, sagte {companion}.',
    ],
    firstTry: [
      '{hero} holte die Zahnbürste aus der Tasche, machte sie nass und strich zweimal vorn entlang. <hero>Fertig</hero>, sagte {hero_er}.',
    ],
    why: [
      'Hinten kicherte es weiter, ganz in der Ecke, und jetzt sang es auch noch. Mit dem Gekicher hörte man keinen Weg und kein Zeichen.',
    ],
    again: ['{hero} hielt den Mund zu. Es kicherte durch die Nase.'],
    turn: [
      'Vorn hatte es nie gekichert. Es saß da, wo keiner hinkam, ganz hinten, oben links. {hero} fuhr mit der Zunge hin. Da war ein Krümel von vorgestern.',
    ],
    deed: ['{hero} putzte dreißigmal oben und dreißigmal unten, und {companion} klopfte den Takt.'],
    answer: [
      'Bei neunundzwanzig quiekte es und war fort. <companion>Du hast einen Bart</companion>, sagte {companion}. Er war aus Schaum und stand {hero} gut.',
    ],
    echo: ['Der Mund war nun still und ein bisschen kühl, wie ein Zimmer mit offenem Fenster.'],
  },
];
