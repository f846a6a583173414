import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  title: ['{hero} und die Maschine, die Hm machte', 'Die Antwort steckt fest'],
  passage: ['Es war der Tag der offenen Tür. Am Ende des Flurs stand noch eine offen, die nicht auf dem Plan war.'],
  arrive: ['Es roch nach Zitrone und heißem Staub. Ein Glas sang ganz hoch vor sich hin, und irgendwo machte etwas plopp.'],
  image: ['An der Wand hing eine Uhr ohne Zeiger. Jemand hatte sie gebraucht.'],
  meet: [
    'Ein Laborroboter putzte eine Brille, obwohl er keine trug. <helper>Nur für den Fall</helper>, sagte er. <helper>Ich heiße {helper}. Bitte nichts umrühren.</helper>',
  ],
  task: [
    '<helper>Die Antwort ist fertig</helper>, sagte {helper}. <helper>Vor dem Läuten wollen alle sie hören. Aber die Maschine hat sie geschluckt und gibt sie nicht her.</helper>',
  ],
  way: ['Sie gingen zwischen Gläsern hindurch, auf Zehenspitzen. In jedem Glas dachte eine andere Farbe nach.'],
  obstacle: [
    'Die Maschine reichte bis zur Decke. Sie hatte neun Hebel, ein Sieb und ein schlechtes Gewissen. <helper>Hm machte sie heute früh</helper>, sagte {helper}, <helper>und sonst nichts.</helper>',
  ],
  stuck: ['Die Maschine machte Hm. Dann machte sie noch einmal Hm und spuckte einen Löffel aus.'],
  still: ['Das Glas hörte auf zu singen. In einem Röhrchen stieg eine einzelne Blase nach oben, ganz ohne Eile.'],
  open: ['Es klickte, ruckte und rollte. Aus der Klappe der Maschine kam ein Zettel, noch warm, und darauf stand die Antwort.'],
  gift: [
    '<helper>Die meisten Seiten sind leer</helper>, sagte {helper} und gab {hero} ein Notizbuch. <helper>Das sind die guten.</helper>',
  ],
  homeward: ['Der Flur war lang und roch noch ein Stück weit nach Zitrone. Hinter {hero} ging leise eine Lampe aus.'],
  question: [
    '<hero>Warum bleibt Öl auf dem Wasser oben?</hero>, fragte {hero} und rührte in der Suppe. <hero>Es ist doch viel dicker.</hero>',
  ],
  answer: [
    '{hero} goss Wasser und Öl in ein Glas und schüttelte. Es trennte sich wieder. Ein Löffel Öl wog weniger als ein Löffel Wasser. Leichtes bleibt oben, dick oder nicht.',
  ],
};
