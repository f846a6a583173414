import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  title: ['{hero} und die Schaukel, die keinem gehörte', 'Der rote Eimer'],
  passage: [
    'Den Weg zum Spielplatz kannten die Schuhe allein. Man hörte ihn, bevor man ihn sah.',
    'Erst kam die Bäckerei, dann die Ampel, dann das Loch im Zaun, durch das alle gingen.',
  ],
  arrive: [
    {
      text: 'Die Rutsche war warm von der Sonne. Es roch nach Sand und nach Kastanien, und die Schaukelkette quietschte: iek, ock.',
      from: '6-8',
    },
    'Kinder riefen, ein Ball sprang auf, und der Sand war oben heiß und unten kühl.',
  ],
  image: [
    'Ganz oben auf dem Klettergerüst hing ein einzelner Strumpf, wie eine Fahne.',
    'Auf der Wippe saß ein Teddy und am anderen Ende niemand. Er wartete.',
  ],
  meet: [
    {
      text: 'Im Sand saß ein Kind mit einem roten Eimer und schaufelte ein Loch. <helper>Ich bin {helper}</helper>, sagte es, ohne aufzusehen. <helper>Das wird entweder China oder ein Swimmingpool.</helper>',
      from: '6-8',
    },
    '<helper>Nicht hier lang, hier ist Meer</helper>, sagte ein Kind mit einem roten Eimer. <helper>Ich heiße {helper}. Du kannst ein Wal sein.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Schaukel da drüben ist frei</helper>, sagte {helper}. <helper>Aber nicht lange, gleich gehen alle heim. Und man kommt nur über die Rutsche hin, von unten nach oben.</helper>',
      from: '6-8',
    },
    '<helper>Siehst du die Schaukel?</helper>, fragte {helper}. <helper>Gleich ist Abend, und die ganze Zeit war sie besetzt. Wir müssen nur die Rutsche hinauf.</helper>',
  ],
  way: [
    'Sie gingen um den Sandkasten herum, auf der Kante, einen Fuß vor den anderen. Wer herunterfiel, war ein Krokodil.',
    'Sie nahmen den Weg über die Reifen, dann den über die Baumstümpfe. Der Boden war heute Lava.',
  ],
  obstacle: [
    'Da war die Rutsche, blank und glatt. Wer sie von unten hinaufwollte, musste sehr gute Sohlen haben.',
    'Die Rutsche war steil und glänzte. Von oben kam gerade jemand herunter.',
  ],
  stuck: [
    'Es quietschte, und {hero} saß wieder unten. Hinter {hero_ihm} hatte sich eine Schlange gebildet.',
    'Die Sohlen quietschten, und der Hosenboden wurde warm. Unten lag ein Haufen Kinder und lachte.',
  ],
  still: [
    'Die Schaukel pendelte leer, iek, und nach einer Weile ock. Ein Blatt kam die Rutsche herunter und hatte es nicht eilig.',
    'Der Wind schob die Schaukel ein bisschen an und ließ sie dann in Ruhe.',
  ],
  open: [
    'Da waren sie oben und drüben. Die Schaukel gehörte ihnen, und der Himmel kam herunter und ging wieder hinauf.',
    {
      text: 'Noch ein Griff, und sie waren über die Rutsche hinweg. Die Schaukel flog hoch, bis die Füße in die Blätter kamen.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{helper} suchte im roten Eimer, ganz unten. <helper>Die glänzt noch</helper>, sagte {helper} und gab {hero} eine Kastanie. <helper>Ich reibe sie jeden Tag mit der Nase.</helper>',
      from: '6-8',
    },
    '<helper>Die hat heute auf mich gewartet</helper>, sagte {helper} und gab {hero} eine Kastanie. <helper>Jetzt wartet sie auf morgen.</helper>',
  ],
  homeward: [
    'In den Schuhen knirschte der Sand. Hinter ihnen schaukelte die Schaukel noch eine Weile für sich.',
    'Durch das Loch im Zaun ging es heim. Am Knie war Sand, und der durfte bleiben.',
  ],
  question: [
    '<hero>Warum geht die kurze Schaukel schneller als die lange?</hero>, fragte {hero_subj}. <hero>Ist sie aufgeregter?</hero>',
  ],
  answer: [
    '{hero_subj} hängte zwei Steine auf, einen an den langen und einen an den kurzen Faden. Der kurze pendelte schneller, jedes Mal. Es lag nur am Faden. Ein schwerer Stein änderte gar nichts.',
  ],
};
