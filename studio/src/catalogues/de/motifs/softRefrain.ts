import type { MotifMessages } from '../../schema.ts';

export const softRefrain: MotifMessages = {
  home: [
    'Draußen machte es abends husch, husch, husch. Immer dreimal, dann war Ruhe. {hero_subj} wusste nicht, was es war. Es klang wie Besen auf Wolken.',
    {
      text: 'Schu, schu, schu, machte es vor dem Fenster, wenn {hero} im Bett lag. Nie viermal. Wer auch immer es war, er konnte bis drei zählen.',
      from: '6-8',
    },
  ],
  echo: [
    'Husch, machte es draußen. {hero_subj} zog die Decke hoch. Husch. {hero_subj} atmete aus. Und das dritte Husch hörte nur noch das Kissen.',
    {
      text: 'Schu, machte es vor dem Fenster. Dann lange nichts. Schu. Dann noch länger nichts. Das letzte war so leise, dass {hero} es schon träumte.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Einmal war {hero} aufgestanden und ans Fenster gegangen, um nachzusehen, wer da draußen bis drei zählte. Unten hatte eine Frau mit einem Besen gestanden und den Gehweg gefegt, mitten in der Nacht, drei Striche vor jeder Tür. Sie hatte nicht heraufgesehen. Am Tag fegte dort niemand. {hero_subj} hatte es keinem erzählt, denn es sah nach einer Sache aus, die nur so lange geschah, wie keiner davon wusste.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} dachte an die Frau mit dem Besen. Drei Striche vor jeder Tür, und nie ein Wort. Wahrscheinlich wollte sie tatsächlich nicht gesehen werden. Aber man konnte am Abend, bevor man schlafen ging, selbst hinuntergehen und vor der letzten Tür in der Straße fegen, damit für sie eine weniger blieb. Drei Striche genügten. Sie würde es merken. Und sie würde auch niemandem etwas erzählen.',
      from: '9-12',
    },
  ],
};
