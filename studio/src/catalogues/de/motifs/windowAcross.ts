import type { MotifMessages } from '../../schema.ts';

export const windowAcross: MotifMessages = {
  home: [
    {
      text: 'Gegenüber brannte jeden Abend ein einziges Fenster. {hero_subj} wusste nicht, wer dort wohnte. {hero_er} winkte trotzdem, und das Fenster blieb gelb.',
      from: '6-8',
    },
    'Wenn alle Lichter in der Straße ausgingen, blieb eines übrig, genau gegenüber. {hero_subj} sagte dazu: mein zweiter Mond.',
  ],
  echo: [
    {
      text: 'Gegenüber brannte das Fenster, gelb wie immer. {hero_subj} knipste die eigene Lampe aus und wieder an. Nach einer Weile tat das Fenster dasselbe.',
      from: '6-8',
    },
    'Das Licht gegenüber war noch wach. {hero_subj} stellte eine Kerze aus Papier ans Fenster. Nun hatte der zweite Mond auch jemanden gegenüber.',
  ],
  plant: [
    {
      text: 'Seit einer Woche war das Fenster gegenüber einmal in der Nacht für kurze Zeit dunkel, immer um dieselbe Stunde. {hero_subj} hatte sich den Wecker unter das Kissen gelegt, um es zu sehen. Erst hatte {hero_er} an eine kaputte Birne gedacht. Dann war {hero_ihm} aufgefallen, dass es jedes Mal geschah, kurz nachdem unten die Haustür gegangen war. Jemand ging also mitten in der Nacht hinaus, und jemand machte dafür das Licht aus.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Auf einmal lag die Sache mit dem Fenster klar vor {hero}. Es machte niemand das Licht aus. Es stand nur jemand davor, so nah an der Scheibe, dass es dunkel wurde, und sah dem nach, der unten zur Nachtschicht ging, bis er um die Ecke war. Das war das ganze Geheimnis. {hero_subj} fand, es sei eines der besten, die {hero_er} je herausbekommen hatte, und es gehörte nicht {hero_ihm}.',
      from: '9-12',
    },
  ],
};
