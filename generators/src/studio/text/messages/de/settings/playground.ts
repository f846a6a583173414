import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  title: ['{hero} und die Schaukel, die keinem gehörte', 'Der rote Eimer'],
  passage: ['Den Weg zum Spielplatz kannten die Schuhe allein. Man hörte ihn, bevor man ihn sah.'],
  arrive: ['Die Rutsche war warm von der Sonne. Es roch nach Sand und nach Kastanien, und die Schaukelkette quietschte: iek, ock.'],
  image: ['Ganz oben auf dem Klettergerüst hing ein einzelner Strumpf, wie eine Fahne.'],
  meet: [
    'Im Sand saß ein Kind mit einem roten Eimer und schaufelte ein Loch. <helper>Ich bin {helper}</helper>, sagte es, ohne aufzusehen. <helper>Das wird entweder China oder ein Swimmingpool.</helper>',
  ],
  task: [
    '<helper>Die Schaukel da drüben ist frei</helper>, sagte {helper}. <helper>Aber nicht lange, gleich gehen alle heim. Und man kommt nur über die Rutsche hin, von unten nach oben.</helper>',
  ],
  way: ['Sie gingen um den Sandkasten herum, auf der Kante, einen Fuß vor den anderen. Wer herunterfiel, war ein Krokodil.'],
  obstacle: ['Da war die Rutsche, blank und glatt. Wer sie von unten hinaufwollte, musste sehr gute Sohlen haben.'],
  stuck: ['Es quietschte, und {hero} saß wieder unten. Hinter {hero_ihm} hatte sich eine Schlange gebildet.'],
  still: ['Die Schaukel pendelte leer, iek, und nach einer Weile ock. Ein Blatt kam die Rutsche herunter und hatte es nicht eilig.'],
  open: ['Da waren sie oben und drüben. Die Schaukel gehörte ihnen, und der Himmel kam herunter und ging wieder hinauf.'],
  gift: [
    '{helper} suchte im roten Eimer, ganz unten. <helper>Die glänzt noch</helper>, sagte {helper} und gab {hero} eine Kastanie. <helper>Ich reibe sie jeden Tag mit der Nase.</helper>',
  ],
  homeward: ['In den Schuhen knirschte der Sand. Hinter ihnen schaukelte die Schaukel noch eine Weile für sich.'],
  question: ['<hero>Warum geht die kurze Schaukel schneller als die lange?</hero>, fragte {hero}. <hero>Ist sie aufgeregter?</hero>'],
  answer: [
    '{hero} hängte zwei Steine auf, einen an den langen und einen an den kurzen Faden. Der kurze pendelte schneller, jedes Mal. Es lag nur am Faden. Ein schwerer Stein änderte gar nichts.',
  ],
};
