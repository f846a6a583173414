import type { MotifMessages } from '../../schema.ts';

export const lateClock: MotifMessages = {
  home: [
    'Im Flur hing eine alte Uhr, die ging, aber nie richtig. {hero_subj} fragte sie trotzdem jeden Morgen. Sie sagte halb vier.',
    {
      text: '{hero_subj} wohnte mit einer Uhr zusammen, die immer zu spät war. Wenn sie Mittag schlug, waren die Teller schon abgewaschen. Man hatte sich daran gewöhnt.',
      from: '6-8',
    },
  ],
  echo: [
    'Im Flur schlug die alte Uhr halb vier. {hero_subj} sah hinaus in den Abend und nickte ihr zu. Irgendwo auf der Welt hatte sie recht.',
    {
      text: 'Die Uhr schlug Mittag, obwohl es längst dunkel war. {hero_subj} stellte ihr einen Teller hin. Wer so spät kommt, soll nicht hungrig bleiben.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Einmal hatte ein Uhrmacher die alte Uhr aufgeschraubt, hineingesehen und sie wieder zugemacht. Da sei nichts kaputt, hatte er gesagt, sie zähle bloß von etwas anderem an. {hero_subj} hatte den Satz behalten wie einen Kiesel in der Tasche. Von was man wohl anfangen konnte zu zählen, wenn nicht von Mitternacht? Auf der Rückseite stand mit Bleistift ein Datum, und daneben ein Wort, das so verwischt war, dass man nur den ersten Buchstaben lesen konnte.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Und da fiel {hero} die alte Uhr im Flur ein und was der Uhrmacher gesagt hatte. Vielleicht zählte sie von dem Tag an, an dem jemand in diesem Haus zum ersten Mal richtig froh gewesen war, auf die Stunde genau. Dann ging sie gar nicht falsch. Dann war sie die Einzige, die es noch wusste. {hero_subj} beschloss, heute Abend auch eine Stunde aufzuschreiben, mit Bleistift, damit man sie nachstellen konnte.',
      from: '9-12',
    },
  ],
};
