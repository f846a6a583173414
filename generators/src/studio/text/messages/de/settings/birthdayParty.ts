import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['{hero} und der letzte Luftballon', 'Ein Stuhl zu wenig'],
  passage: ['Am Gartenzaun hingen bunte Bänder, und denen ging man nach. Das Geschenk unter dem Arm raschelte bei jedem Schritt.'],
  arrive: [
    'Es roch nach Streichholz und Zuckerguss. Papier raschelte, jemand quietschte mit einem Ballon, und der Boden klebte ein wenig.',
  ],
  image: ['Um den Tisch standen neun Stühle, und an jedem hing ein Ballon, nur an einem nicht.'],
  meet: [
    'Unter dem Tisch kam ein Welpe hervor, mit Sahne auf der Nase. <companion>{helper} ist vom Nachbarn</companion>, sagte {companion}. <companion>{helper} hat den Kuchen nicht gegessen. Nur daran gelehnt.</companion>',
  ],
  task: [
    '<companion>Der letzte Luftballon hängt am Baum</companion>, sagte {companion}. <companion>Vor dem Kuchenläuten braucht ihn das Geburtstagskind. Aber die Schleife ist verknotet.</companion>',
  ],
  way: ['Sie gingen unter Girlanden hindurch. {helper} nahm eine davon mit und wurde eine lange, bunte Schlange.'],
  obstacle: ['Die Schleife war dreimal um den Ast gewickelt und hatte vier Knoten. Oben zog der Ballon daran und wollte fort.'],
  stuck: ['Die Schleife zog sich fester. Der Ballon nickte dazu, wie einer, der es gleich gesagt hat.'],
  still: ['Drinnen spielten sie das Spiel, bei dem man nicht lachen darf. Es war so ruhig, dass man die Kerzen hörte.'],
  open: ['Ein Ende hing lose, dann das zweite. Die Schleife war auf, und der Luftballon kam mit, brav wie ein Hund.'],
  gift: [
    '{companion} pustete einen Kerzenstummel aus und gab ihn {hero}, noch weich und warm. <companion>Da ist noch ein halber Wunsch drin</companion>, sagte {companion}.',
  ],
  homeward: ['Auf dem Heimweg klebten die Finger, und in der Tüte klapperte etwas. {helper} bellte ihnen einmal nach.'],
  question: ['<hero>Warum steigt der eine Ballon und der andere nicht?</hero>, fragte {hero}. <hero>Rund sind sie doch beide.</hero>'],
  answer: [
    '{hero} hielt beide fest und ließ sie los. Der mit Puste sank, der mit dem Gas stieg. Das Gas ist viel leichter als Luft. Die schwere Luft ringsum drängt es nach oben.',
  ],
};
