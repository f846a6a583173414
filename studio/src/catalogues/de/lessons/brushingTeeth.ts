import type { LessonMessages } from '../../schema.ts';

export const brushingTeeth: readonly LessonMessages[] = [
  {
    dilemma: [
      'Am Abend zuvor war das Bett so warm gewesen und die Bürste so kalt. Nun kicherte etwas hinten im Mund von {hero}. <companion>Das bist du</companion>, sagte {companion}.',
    ],
    firstTry: [
      '{hero_subj} holte die Zahnbürste aus der Tasche, machte sie nass und strich zweimal vorn entlang. <hero>Fertig</hero>, sagte {hero_er}.',
    ],
    why: [
      'Hinten kicherte es weiter, ganz in der Ecke, und jetzt sang es auch noch. Mit dem Gekicher hörte man keinen Weg und kein Zeichen.',
    ],
    again: ['{hero_subj} hielt den Mund zu. Es kicherte durch die Nase.'],
    turn: [
      'Vorn hatte es nie gekichert. Es saß da, wo keiner hinkam, ganz hinten, oben links. {hero_subj} fuhr mit der Zunge hin. Da war ein Krümel von vorgestern.',
    ],
    deed: ['{hero_subj} putzte dreißigmal oben und dreißigmal unten, und {companion} klopfte den Takt.'],
    answer: [
      'Bei neunundzwanzig quiekte es und war fort. <companion>Du hast einen Bart</companion>, sagte {companion}. Er war aus Schaum und stand {hero} gut.',
    ],
    echo: ['Der Mund war nun still und ein bisschen kühl, wie ein Zimmer mit offenem Fenster.'],
  },
  {
    dilemma: [
      'Das Tor ging nur auf, wenn man es anhauchte. <companion>Mit frischem Atem</companion>, las {companion} vor. {hero_subj} hatte heute noch nicht geputzt.',
    ],
    firstTry: ['{hero_subj} nahm Wasser in den Mund, spuckte es aus und hauchte.'],
    why: ['Das Tor nieste und ging noch fester zu. Es hatte Zwiebel gerochen.'],
    again: ['{hero_subj} hauchte durch die Nase. Das Tor drehte sich weg.'],
    turn: [
      'Die Zwiebel saß hinten. Dort war die Bürste seit Tagen nicht vorbeigekommen. {hero_subj} holte sie aus der Tasche.',
    ],
    deed: ['{hero_subj} putzte im Takt, hinten, vorn, oben, unten, bis der Schaum ein Bart war.'],
    answer: [
      '{hero_subj} hauchte noch einmal. Es roch nach Minze. <companion>Bitte eintreten</companion>, sagte {companion} mit der Stimme von einem Tor.',
    ],
    echo: ['Minze war am Abend auch noch da. Die Zwiebel hatte sie vermisst.'],
  },
];
