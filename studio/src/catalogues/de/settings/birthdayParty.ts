import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['{hero} und der letzte Luftballon', 'Ein Stuhl zu wenig'],
  passage: [
    'Am Gartenzaun hingen bunte Bänder, und denen ging man nach. Das Geschenk unter dem Arm raschelte bei jedem Schritt.',
    'Die Musik hörte man schon an der Ecke. {hero_subj} hielt das Geschenk gerade, denn es durfte nicht kippen.',
  ],
  arrive: [
    {
      text: 'Es roch nach Streichholz und Zuckerguss. Papier raschelte, jemand quietschte mit einem Ballon, und der Boden klebte ein wenig.',
      from: '6-8',
    },
    'Gelächter, Löffelklappern und Kerzenrauch. Der Teppich war voller Konfetti und kitzelte unter den Socken.',
  ],
  image: [
    'Um den Tisch standen neun Stühle, und an jedem hing ein Ballon, nur an einem nicht.',
    'Im Waschbecken lag eine Eistorte und hatte Sonnenbrand.',
  ],
  meet: [
    {
      text: 'Unter dem Tisch kam ein Welpe hervor, mit Sahne auf der Nase. <companion>{helper} ist vom Nachbarn</companion>, sagte {companion}. <companion>{helper} hat den Kuchen nicht gegessen. Nur daran gelehnt.</companion>',
      from: '6-8',
    },
    'Etwas Kleines zog {hero} am Schuhband. <companion>Der Welpe von nebenan</companion>, sagte {companion}. <companion>{helper} hat schon alle Schuhbänder kennengelernt.</companion>',
  ],
  task: [
    '<companion>Der letzte Luftballon hängt am Baum</companion>, sagte {companion}. <companion>Vor dem Kuchenläuten braucht ihn das Geburtstagskind. Aber die Schleife ist verknotet.</companion>',
    {
      text: '<companion>Siehst du den letzten Luftballon?</companion>, fragte {companion}. <companion>Wenn es läutet, lassen alle ihre steigen. Aber seine Schleife hängt im Baum fest.</companion>',
      from: '6-8',
    },
  ],
  way: [
    'Sie gingen unter Girlanden hindurch. {helper} nahm eine davon mit und wurde eine lange, bunte Schlange.',
    'Auf dem Weg mussten sie einmal Limbo tanzen und zweimal so tun, als wären sie Statuen.',
  ],
  obstacle: [
    {
      text: 'Die Schleife war dreimal um den Ast gewickelt und hatte vier Knoten. Oben zog der Ballon daran und wollte fort.',
      from: '6-8',
    },
    'Die Schleife hatte sich um einen Ast gelegt und zugebissen.',
  ],
  stuck: [
    'Die Schleife zog sich fester. Der Ballon nickte dazu, wie einer, der es gleich gesagt hat.',
    'Ein Knoten mehr. Der Ballon stieß gegen einen Zweig, und alle hielten sich die Ohren zu. Er hielt.',
  ],
  still: [
    'Drinnen spielten sie das Spiel, bei dem man nicht lachen darf. Es war so ruhig, dass man die Kerzen hörte.',
    'Jemand hatte das Licht ausgemacht, für die Torte. Es war einen Moment lang ganz dunkel und süß.',
  ],
  open: [
    {
      text: 'Ein Ende hing lose, dann das zweite. Die Schleife war auf, und der Luftballon kam mit, brav wie ein Hund.',
      from: '6-8',
    },
    'Da war aus der Schleife ein Band geworden und weiter nichts. Der Luftballon schwebte herunter und ließ sich nehmen.',
  ],
  gift: [
    {
      text: '{companion} pustete einen Kerzenstummel aus und gab ihn {hero}, noch weich und warm. <companion>Da ist noch ein halber Wunsch drin</companion>, sagte {companion}.',
      from: '6-8',
    },
    '<companion>Der hat am längsten gebrannt</companion>, sagte {companion} und gab {hero} einen Kerzenstummel.',
  ],
  homeward: [
    'Auf dem Heimweg klebten die Finger, und in der Tüte klapperte etwas. {helper} bellte ihnen einmal nach.',
    'Die Musik wurde an der Ecke leiser. In der Hand klebte noch Zucker.',
  ],
  question: [
    '<hero>Warum steigt der eine Ballon und der andere nicht?</hero>, fragte {hero_subj}. <hero>Rund sind sie doch beide.</hero>',
  ],
  answer: [
    '{hero_subj} hielt beide fest und ließ sie los. Der mit Puste sank, der mit dem Gas stieg. Das Gas ist viel leichter als Luft. Die schwere Luft ringsum drängt es nach oben.',
  ],
};
