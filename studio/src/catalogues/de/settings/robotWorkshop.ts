import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  passage: [
    'Hinter dem Fahrradladen ging eine Treppe hinunter, die man nur sah, wenn man etwas Kaputtes in der Hand hielt. {hero_subj} hielt den Wecker.',
    'Im Schaufenster vom Uhrmacher drehte sich ein Spielzeug und zeigte auf die Hintertür. {hero_subj} hatte die Tür noch nie bemerkt.',
    'Der Staubsauger fuhr heute von allein los und hielt vor einer Wand. Dort war ein Knopf, ganz unten, für jemanden ohne Knie. {hero_subj} kniete sich hin und drückte.',
    'Unter der Treppe stand seit immer ein Kasten mit zwei Lampen. Heute rollte er bis zur Kellertür und blinkte. Dahinter war kein Keller, da tickte es.',
  ],
  arrive: [
    'Es roch nach Öl und altem Holz. Überall tickte es, jedes Ding ein wenig anders, wie Regen auf verschiedenen Dächern.',
    {
      text: 'Es surrte und klickte aus allen Ecken. Die Luft schmeckte nach Blech, und die Werkbank zitterte unter den Fingern.',
      from: '6-8',
    },
    'Ein Hammer schlug langsam, ein anderer schnell, und ein dritter hatte Pause. Es roch nach Sägemehl und Regen auf Eisen.',
    'Die Klinke schüttelte einem die Hand. Drinnen brummte es tief, und der Boden war kühl und ein wenig ölig.',
    { text: 'Das war die Werkstatt. Tick, tack, tick, machte alles.', to: '3-5' },
    { text: 'Hier wohnten Roboter. Es roch nach Öl, und überall tickte es.', to: '3-5' },
  ],
  image: [
    'An der Wand hingen vierzig Schlüssel und ein Schild: Welcher es war, weiß ich nicht mehr.',
    'Ein halber Roboter las Zeitung. Die andere Hälfte war noch in Arbeit.',
    'Auf einer Leine trockneten sieben Lappen und ein Roboterbauch.',
    'In einem Glas schwammen Unterlegscheiben, und jemand hatte ihnen Namen gegeben.',
  ],
  meet: [
    {
      text: 'Eine Aufziehmaus schnurrte über den Tisch und blieb stehen. {hero_subj} drehte den Schlüssel. <helper>Danke</helper>, sagte sie. <helper>Ich bin {helper}. Mitten im Satz bleibe ich sonst immer.</helper>',
      from: '6-8',
    },
    '<helper>Schnell, dreh mich auf</helper>, rief eine Aufziehmaus. {hero_subj} drehte. <helper>Ah. Danke. {helper} heiße ich, und jetzt habe ich zehn Minuten.</helper>',
    '<helper>Drei Umdrehungen bitte</helper>, sagte eine Aufziehmaus und drehte {hero} den Rücken zu. {hero_subj} drehte viermal. <helper>Hui</helper>, sagte sie. <helper>{helper}. Jetzt bin ich bis Freitag wach.</helper>',
    'Eine Aufziehmaus fuhr im Kreis. <helper>Links klemmt</helper>, sagte sie, als sie vorbeikam. <helper>Ich bin</helper>, sagte sie beim zweiten Mal, <helper>{helper}</helper>, beim dritten.',
    {
      text: 'Schnurr, schnurr, stopp. Das war eine Aufziehmaus. <helper>Danke</helper>, sagte sie. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Dreh mich auf</helper>, bat eine kleine Maus aus Blech. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie liefen über die Werkbank, an Zangen vorbei und unter Lampen hindurch. Alle zwanzig Schritte musste man {helper} aufziehen.',
    'Sie gingen unter der Werkbank, wo die verlorenen Schrauben lagen. {helper} kannte jede.',
    'Sie nahmen das Fließband, in Gegenrichtung. So kam man langsam voran, aber man sah alles zweimal.',
    'An den Regalen standen Arme, nach Länge sortiert. Die kurzen winkten.',
  ],
  still: [
    'Ein Ticken nach dem anderen blieb stehen, bis nur noch eines da war, ein kleines.',
    'An der Bank glomm noch ein Lämpchen, klein wie ein Glühwurm. Sonst machte niemand ein Geräusch, nicht einmal die Federn.',
    'Das Fließband stand. Eine Schraube rollte noch ein Stück und legte sich hin.',
    'Alle Lämpchen waren auf Schlaf gestellt, das ist ein sehr langsames Grün.',
  ],
  gift: [
    {
      text: '<helper>Die ist von mir</helper>, sagte {helper}, <helper>sie hat bisher mein linkes Ohr gehalten.</helper> {helper} legte {hero} eine Messingschraube in die Hand. <helper>Das Ohr kann das jetzt allein.</helper>',
      from: '6-8',
    },
    '{helper} rollte {hero} eine Messingschraube vor die Füße. <helper>Die war übrig</helper>, sagte {helper}. <helper>Es ist gut, wenn etwas übrig ist.</helper>',
  ],
  homeward: [
    'Die Treppe ging wieder hinauf. Der Wecker fing unterwegs leise zu ticken an.',
    'Durch die Hintertür ging es hinaus. Im Schaufenster drehte sich das Spielzeug und winkte.',
    'Die Wand ging zu, und der Staubsauger fuhr heim. Im Wohnzimmer stellte er sich in die Ecke und tat, als hätte er nie etwas anderes getan.',
    'Hinter der Kellertür war wieder die Treppe. Der Kasten rollte an seinen Platz und machte erst die eine Lampe aus und dann die andere.',
  ],
  play: [
    'Der Dachboden war die Werkstatt, und alles, was ein Rädchen hatte, war ein Roboter. Der Eierschneider konnte sprechen, aber nur durch die Nase.',
    'Aus drei Kartons und einer Salatschleuder wurde ein Roboter. Damit er ging, musste jemand darin sitzen und sagen: Ich gehe.',
  ],
  unplay: [
    'Die Salatschleuder wurde für den Salat gebraucht. Alle Roboter schalteten sich aus, einer mit einem Rülpser, und wuschen sich die Greifer.',
    'Es gab Abendbrot, und der Eierschneider hatte wieder etwas zu tun.',
  ],
  question: [
    '<hero>Warum dreht sich das eine Rad so und das andere andersherum?</hero>, fragte {hero_subj} über dem offenen Wecker.',
  ],
  answer: [
    '{hero_subj} steckte zwei Zahnräder aneinander und drehte. Wo sie sich berührten, schob eins das andere weg. Erst ein drittes drehte sich wieder wie das erste.',
  ],
};
