import type { MotifMessages } from '../../schema.ts';

export const whoGoesFirst: MotifMessages = {
  home: [
    '<hero>Wer geht zuerst?</hero>, fragte {hero_subj} an jeder Tür. Dann ging jemand. Meistens war es, wer gefragt hatte. Gefragt werden musste trotzdem.',
    {
      text: 'Durch eine Tür passt immer nur einer. {hero_subj} fragte darum jedes Mal, wer zuerst geht, und zählte dann bis drei. Bei drei ging {hero_er}.',
      from: '6-8',
    },
  ],
  echo: [
    'An der Haustür blieb {hero_subj} stehen. <hero>Wer geht zuerst</hero>, sagte {hero_er}, aber diesmal war es keine Frage. {hero_er} hielt die Tür auf.',
    {
      text: 'Am Abend stand die Tür offen, und das Licht fiel heraus. {hero_subj} zählte bis drei. Dann ließ {hero_er} den Abend zuerst hinein.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Es gab eine Tür, an der {hero} diese Frage noch nie gestellt hatte. Sie lag am Ende des Flurs, und dahinter war nur die Kammer mit den Kartons. In einem davon lagen Sachen von jemandem, der ausgezogen war und versprochen hatte, sie bald zu holen. Bald war lange her. Man ging an dieser Tür einfach vorbei, alle taten das, und keiner ging zuerst.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} wusste nun, an welcher Tür {hero_er} heute Abend fragen würde. An der am Ende des Flurs. Wer geht zuerst? Es würde ein Weilchen still sein, und irgendwer würde sagen: ach, die Kartons. Aber wenn erst einmal einer in der Kammer stand, dann kamen die anderen bestimmt nach. So war es bei Türen immer. Man musste nur den ersten Schritt nicht dem zweiten überlassen.',
      from: '9-12',
    },
  ],
};
