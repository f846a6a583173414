import type { MotifMessages } from '../../schema.ts';

export const windowAcross: MotifMessages = {
  home: [
    'Gegenüber brannte jeden Abend ein einziges Fenster. {hero} wusste nicht, wer dort wohnte. {hero_er} winkte trotzdem, und das Fenster blieb gelb.',
    'Wenn alle Lichter in der Straße ausgingen, blieb eines übrig, genau gegenüber. {hero} sagte dazu: mein zweiter Mond.',
  ],
  echo: [
    'Gegenüber brannte das Fenster, gelb wie immer. {hero} knipste seine Lampe aus und wieder an. Nach einer Weile tat das Fenster dasselbe.',
    'Das Licht gegenüber war noch wach. {hero_subj} stellte eine Kerze aus Papier ans Fenster. Nun hatte der zweite Mond auch jemanden gegenüber.',
  ],
  plant: [
    {
      text: 'Seit einer Woche war das Fenster gegenüber einmal in der Nacht für kurze Zeit dunkel, immer um dieselbe Stunde. {hero} hatte sich den Wecker unter das Kissen gelegt, um es zu sehen. Erst hatte {hero_er} an eine kaputte Birne gedacht. Dann war {hero_ihm} aufgefallen, dass es jedes Mal geschah, kurz nachdem unten die Haustür gegangen war. Jemand ging also mitten in der Nacht hinaus, und jemand machte dafür das Licht aus.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Auf einmal lag die Sache mit dem Fenster klar vor {hero_ihm}. Es machte niemand das Licht aus. Es stand nur jemand davor, so nah an der Scheibe, dass es dunkel wurde, und sah dem nach, der unten zur Nachtschicht ging, bis er um die Ecke war. Das war das ganze Geheimnis. {hero} fand, es sei eines der besten, die {hero_er} je herausbekommen hatte, und es gehörte nicht {hero_ihm}.',
      from: '9-12',
    },
  ],
};
