import type { LessonMessages } from '../../schema.ts';

export const teamwork: readonly LessonMessages[] = [
  {
    dilemma: [
      'Das Brett war schwer, und {companion} war langsam. <hero>Allein bin ich schneller</hero>, dachte {hero_subj}. Wer es allein schaffte, von dem wurde auch geredet.',
    ],
    firstTry: [
      '{hero_subj} zog das Brett hinter sich her, stellte es auf, kippte es, alles ohne Hilfe. Es fehlte nur noch der letzte Handgriff.',
    ],
    why: [
      'Für den musste man oben halten und unten schieben, beides zugleich. {hero_subj} war aber nur einer. Das Brett fiel und machte bumm.',
    ],
    again: ['{hero_subj} versuchte, ganz schnell von oben nach unten zu laufen. Das Brett war schneller.'],
    turn: [
      '{companion} hatte die ganze Zeit dagestanden, mit einem Seil, und war nicht gefragt worden. Das Seil war schon zu einer Schlinge gelegt.',
    ],
    deed: [
      '<hero>Du kannst das mit dem Seil besser</hero>, sagte {hero_subj} und gab {companion} das obere Ende. Dann stellte {hero_er} sich unten hin.',
    ],
    answer: [
      '<companion>Jetzt</companion>, sagte {companion}. Oben hielt es, unten schob es, und das Brett lag, wo es liegen sollte.',
    ],
    echo: ['Auf die Frage, wer das gemacht habe, zeigte {hero} auf {companion} und {companion} auf {hero}.'],
  },
  {
    dilemma: [
      'Das Boot aus Kisten sollte {companion} und {hero} tragen. <hero>Ich baue es</hero>, sagte {hero_er}. <hero>Du kannst zusehen.</hero>',
    ],
    firstTry: ['{hero_subj} hämmerte, band und strich, alles selbst.'],
    why: ['Am Ende musste man den Stöpsel halten und zugleich die Leine ziehen. Dazu fehlte genau ein Arm.'],
    again: ['{hero_subj} nahm die Leine in den Mund. Nun konnte {hero_er} nicht sagen, wann.'],
    turn: ['{companion} saß daneben und hatte beide Hände frei. Sie lagen einfach so da, zwei ganze Hände.'],
    deed: ['<hero>Du bist stärker als ich</hero>, sagte {hero_subj} und gab {companion} die Leine.'],
    answer: [
      '<companion>Und du bist flinker</companion>, sagte {companion}. {companion} zog, {hero} stöpselte, und es hielt dicht.',
    ],
    echo: ['Das Boot bekam einen Namen aus zwei halben Namen. Man konnte ihn kaum aussprechen.'],
  },
];
