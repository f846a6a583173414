import type { MotifMessages } from '../../schema.ts';

export const sameQuestion: MotifMessages = {
  home: [
    'Jeden Morgen stellte {hero_subj} dieselbe Frage: <hero>Was gibt es Neues?</hero> Jeden Morgen war die Antwort: nichts. Gefragt wurde trotzdem.',
    {
      text: '<hero>Was gibt es Neues?</hero>, fragte {hero_subj} jeden Morgen den Spiegel, die Milch und die Straße. Die Straße wusste meistens am meisten.',
      from: '6-8',
    },
  ],
  echo: [
    'Am Abend wurde {hero} gefragt, was es Neues gebe. {hero_subj} dachte eine ganze Weile nach. <hero>Nichts</hero>, sagte {hero_er} dann und grinste in die Tasse.',
    {
      text: '<hero>Es gibt Neues</hero>, sagte {hero_subj} am Abend zum Spiegel, zur Milch und zur Straße. Sie warteten. Da fing {hero_er} ganz von vorn an.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Die Frage hatte {hero} nicht erfunden. Sie stammte von jemandem, der früher jeden Morgen vor dem Haus gestanden und auf den Bus gewartet hatte, mit Hut und Zeitung. Was es Neues gebe, hatte er gefragt, als hinge wirklich etwas davon ab. Eines Tages stand dort niemand mehr. {hero_subj} hatte sich nie verabschiedet, weil es ja keiner gesagt hatte. Also hatte {hero_er} die Frage behalten, damit sie nicht herumlag.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Da fiel {hero} der Mann mit dem Hut ein, und {hero_er} begriff etwas an seiner Frage. Sie war gar nicht neugierig gemeint. Sie hieß: Ich stehe hier sowieso, du kannst mir ruhig etwas erzählen. Darum war ihm auch ein Nichts immer willkommen gewesen. Vielleicht stand der Mann jetzt an einer anderen Haltestelle und fragte andere. Und wenn nicht, dann fragte eben {hero} an seiner Stelle weiter.',
      from: '9-12',
    },
  ],
};
