import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  title: ['{hero} und das fehlende Zahnrad', 'Die Maus, die man aufziehen muss'],
  passage: [
    'Hinter dem Fahrradladen ging eine Treppe hinunter, die man nur sah, wenn man etwas Kaputtes in der Hand hielt. {hero_subj} hielt den Wecker.',
    'Im Schaufenster vom Uhrmacher drehte sich ein Spielzeug und zeigte auf die Hintertür. {hero_subj} hatte die Tür noch nie bemerkt.',
  ],
  arrive: [
    'Es roch nach Öl und warmem Metall. Überall tickte es, jedes Ding ein wenig anders, wie Regen auf verschiedenen Dächern.',
    {
      text: 'Es surrte und klickte aus allen Ecken. Die Luft schmeckte nach Blech, und auf der Bank war es warm wie am Ofen.',
      from: '6-8',
    },
  ],
  image: [
    'An der Wand waren hundert Schubladen mit Schildchen. Auf einem stand: Weiß ich nicht mehr.',
    'Ein halber Roboter las Zeitung. Die andere Hälfte war noch in Arbeit.',
  ],
  meet: [
    {
      text: 'Eine Aufziehmaus schnurrte über den Tisch und blieb stehen. {hero_subj} drehte den Schlüssel. <helper>Danke</helper>, sagte sie. <helper>Ich bin {helper}. Mitten im Satz bleibe ich sonst immer.</helper>',
      from: '6-8',
    },
    '<helper>Schnell, dreh mich auf</helper>, rief eine Aufziehmaus. {hero_subj} drehte. <helper>Ah. Danke. {helper} heiße ich, und jetzt habe ich zehn Minuten.</helper>',
  ],
  task: [
    {
      text: '<helper>Dem großen Roboter fehlt ein Zahnrad</helper>, sagte {helper}. <helper>Vor dem Feierabend muss er laufen. Ich weiß sogar, wo es liegt: mitten im Kabelgewirr.</helper>',
      from: '6-8',
    },
    '<helper>Ein Zahnrad fehlt, und der Große kann nicht aufstehen</helper>, sagte {helper}. <helper>Gleich läutet es zum Schluss. Es steckt tief im Kabelgewirr.</helper>',
  ],
  way: [
    'Sie liefen über die Werkbank, an Zangen vorbei und unter Lampen hindurch. Alle zwanzig Schritte musste man {helper} aufziehen.',
    'Sie gingen unter der Werkbank, wo die verlorenen Schrauben lagen. {helper} kannte jede.',
  ],
  obstacle: [
    'Das Kabelgewirr lag da wie ein Teller Spaghetti für Riesen. Irgendwo darin blitzte es.',
    'Rot, gelb, blau, alles durcheinander: Das Kabelgewirr hing bis zum Boden und knisterte.',
  ],
  stuck: [
    'Ein Kabel war weg, dafür waren zwei andere da. Das Gewirr zog sich zu wie ein Beutel.',
    'Das Gewirr zuckte. Irgendwo ging ein Radio an und spielte Marschmusik.',
  ],
  still: [
    'Ein Ticken nach dem anderen blieb stehen, bis nur noch eines da war, ein kleines.',
    'Die Marschmusik war aus. Ein Lämpchen glomm noch, klein wie ein Glühwurm.',
  ],
  open: [
    {
      text: 'Das letzte Kabel glitt heraus, und alles lag glatt da. In der Mitte blinkte das Zahnrad. Es passte, und der große Roboter hob den Kopf.',
      from: '6-8',
    },
    'Ein Zug am richtigen Ende, und das Kabelgewirr war eine Schnur. Daran hing das Zahnrad wie eine Perle, und der Große stand auf.',
  ],
  gift: [
    {
      text: '<helper>Die ist von mir</helper>, sagte {helper}, <helper>sie hat bisher mein linkes Ohr gehalten.</helper> {helper} legte {hero} eine Messingschraube in die Hand. <helper>Das Ohr kann das jetzt allein.</helper>',
      from: '6-8',
    },
    '{helper} rollte {hero} eine Messingschraube vor die Füße. <helper>Die war übrig</helper>, sagte {helper}. <helper>Es ist gut, wenn etwas übrig ist.</helper>',
  ],
  homeward: [
    'Die Treppe ging wieder hinauf. Der Wecker in der Hand von {hero} fing unterwegs leise zu ticken an.',
    'Durch die Hintertür ging es hinaus. Im Schaufenster drehte sich das Spielzeug und winkte.',
  ],
  question: [
    '<hero>Warum dreht sich das eine Rad so und das andere andersherum?</hero>, fragte {hero_subj} über dem offenen Wecker.',
  ],
  answer: [
    '{hero_subj} steckte zwei Zahnräder aneinander und drehte. Wo sie sich berührten, schob eins das andere weg. Erst ein drittes drehte sich wieder wie das erste.',
  ],
};
