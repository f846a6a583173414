import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  title: ['{hero} und die Maschine, die Hm machte', 'Die Antwort steckt fest'],
  passage: [
    'Es war der Tag der offenen Tür. Am Ende des Flurs stand noch eine offen, die nicht auf dem Plan war.',
    'Das Paket war größer als {hero}, und auf der Seite stand: Hier hineingehen. Innen war ein Flur mit Lampen.',
  ],
  arrive: [
    {
      text: 'Es roch nach Zitrone und heißem Staub. Ein Glas sang ganz hoch vor sich hin, und irgendwo machte etwas plopp.',
      from: '6-8',
    },
    'Die Luft prickelte wie Brause. Etwas brodelte, etwas tickte, und der Boden war ganz glatt.',
  ],
  image: [
    'An der Wand hing eine Uhr ohne Zeiger. Jemand hatte sie gebraucht.',
    'In einem Glas saß eine Wolke und regnete von Zeit zu Zeit.',
  ],
  meet: [
    {
      text: 'Ein Laborroboter putzte eine Brille, obwohl er keine trug. <helper>Nur für den Fall</helper>, sagte er. <helper>Ich heiße {helper}. Bitte nichts umrühren.</helper>',
      from: '6-8',
    },
    '<helper>Bitte nicht niesen</helper>, sagte ein Laborroboter. <helper>Das letzte Mal haben wir drei Tage gesucht. {helper} ist mein Name.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Antwort ist fertig</helper>, sagte {helper}. <helper>Vor dem Läuten wollen alle sie hören. Aber die Maschine hat sie geschluckt und gibt sie nicht her.</helper>',
      from: '6-8',
    },
    '<helper>Die Antwort war schon da</helper>, sagte {helper}. <helper>Dann kam die Maschine. Um zwölf läutet es, dann brauchen wir sie.</helper>',
  ],
  way: [
    'Sie gingen zwischen Gläsern hindurch, auf Zehenspitzen. In jedem Glas dachte eine andere Farbe nach.',
    'An jedem Tisch lag ein Zettel: nicht schütteln, nicht rütteln, nicht ansehen. Den letzten lasen sie erst hinterher.',
  ],
  obstacle: [
    {
      text: 'Die Maschine reichte bis zur Decke. Sie hatte neun Hebel, ein Sieb und ein schlechtes Gewissen. <helper>Hm machte sie heute früh</helper>, sagte {helper}, <helper>und sonst nichts.</helper>',
      from: '6-8',
    },
    'Da stand die Maschine und blinkte mit einem Auge. Niemand wusste, wo bei ihr vorn war.',
  ],
  stuck: [
    'Die Maschine machte Hm. Dann machte sie noch einmal Hm und spuckte einen Löffel aus.',
    'Die Maschine rülpste einen grünen Ring aus Rauch. Er blieb an {hero} hängen wie ein Kragen.',
  ],
  still: [
    'Das Glas hörte auf zu singen. In einem Röhrchen stieg eine einzelne Blase nach oben, ganz ohne Eile.',
    'Alle Lämpchen wurden gelb. Gelb hieß hier: Es denkt jemand.',
  ],
  open: [
    'Es klickte, ruckte und rollte. Aus der Klappe der Maschine kam ein Zettel, noch warm, und darauf stand die Antwort.',
    {
      text: 'Die Maschine machte Aha, zum ersten Mal in ihrem Leben. Dann fiel die Antwort in die Schale, klar wie ein Tropfen.',
      from: '6-8',
    },
  ],
  gift: [
    '<helper>Die meisten Seiten sind leer</helper>, sagte {helper} und gab {hero} ein Notizbuch. <helper>Das sind die guten.</helper>',
    {
      text: '{helper} gab {hero} ein Notizbuch mit einem Brandloch. <helper>Durch das Loch sieht man immer schon die nächste Seite</helper>, sagte {helper}.',
      from: '6-8',
    },
  ],
  homeward: [
    'Der Flur war lang und roch noch ein Stück weit nach Zitrone. Hinter {hero} ging leise eine Lampe aus.',
    'Der Flur mit den Lampen wurde kürzer und kürzer, und am Ende war er ein Karton.',
  ],
  question: [
    '<hero>Warum bleibt Öl auf dem Wasser oben?</hero>, fragte {hero_subj} und rührte in der Suppe. <hero>Es ist doch viel dicker.</hero>',
  ],
  answer: [
    '{hero_subj} goss Wasser und Öl in ein Glas und schüttelte. Es trennte sich wieder. Ein Löffel Öl wog weniger als ein Löffel Wasser. Leichtes bleibt oben, dick oder nicht.',
  ],
};
