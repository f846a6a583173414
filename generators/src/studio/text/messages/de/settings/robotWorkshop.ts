import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  title: ['{hero} und das fehlende Zahnrad', 'Die Maus, die man aufziehen muss'],
  passage: [
    'Hinter dem Fahrradladen ging eine Treppe hinunter, die man nur sah, wenn man etwas Kaputtes in der Hand hielt. {hero} hielt den Wecker.',
  ],
  arrive: ['Es roch nach Öl und warmem Metall. Überall tickte es, jedes Ding ein wenig anders, wie Regen auf verschiedenen Dächern.'],
  image: ['An der Wand waren hundert Schubladen mit Schildchen. Auf einem stand: Weiß ich nicht mehr.'],
  meet: [
    'Eine Aufziehmaus schnurrte über den Tisch und blieb stehen. {hero} drehte den Schlüssel. <helper>Danke</helper>, sagte sie. <helper>Ich bin {helper}. Mitten im Satz bleibe ich sonst immer.</helper>',
  ],
  task: [
    '<helper>Dem großen Roboter fehlt ein Zahnrad</helper>, sagte {helper}. <helper>Vor dem Feierabend muss er laufen. Ich weiß sogar, wo es liegt: mitten im Kabelgewirr.</helper>',
  ],
  way: ['Sie liefen über die Werkbank, an Zangen vorbei und unter Lampen hindurch. Alle zwanzig Schritte musste man {helper} aufziehen.'],
  obstacle: ['Das Kabelgewirr lag da wie ein Teller Spaghetti für Riesen. Irgendwo darin blitzte es.'],
  stuck: ['Ein Kabel war weg, dafür waren zwei andere da. Das Gewirr zog sich zu wie ein Beutel.'],
  still: ['Ein Ticken nach dem anderen blieb stehen, bis nur noch eines da war, ein kleines.'],
  open: [
    'Das letzte Kabel glitt heraus, und alles lag glatt da. In der Mitte blinkte das Zahnrad. Es passte, und der große Roboter hob den Kopf.',
  ],
  gift: [
    '<helper>Die ist von mir</helper>, sagte {helper}, <helper>sie hat bisher mein linkes Ohr gehalten.</helper> {helper} legte {hero} eine Messingschraube in die Hand. <helper>Das Ohr kann das jetzt allein.</helper>',
  ],
  homeward: ['Die Treppe ging wieder hinauf. Der Wecker in der Hand von {hero} fing unterwegs leise zu ticken an.'],
  question: ['<hero>Warum dreht sich das eine Rad so und das andere andersherum?</hero>, fragte {hero} über dem offenen Wecker.'],
  answer: [
    '{hero} steckte zwei Zahnräder aneinander und drehte. Wo sie sich berührten, schob eins das andere weg. Erst ein drittes drehte sich wieder wie das erste.',
  ],
};
