import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['{hero} und das dritte Rad', 'Die lange Linkskurve'],
  passage: [
    'Hinter der Halle hörte man es schon brummen. Ein Mann im Overall winkte {hero} durch ein Tor, an dem gar nichts stand.',
    'Auf der Einladung war ein Ölfleck in Form eines Pfeils. {hero_subj} ging in Pfeilrichtung, bis der Boden schwarzweiß kariert war.',
  ],
  arrive: [
    {
      text: 'Es roch nach Gummi und Kreide. Die Luft zitterte vom Brummen, und der Helm machte die Welt klein und die Nase warm.',
      from: '6-8',
    },
    'Motoren husteten. Es roch nach heißem Staub, und unter dem Helm hörte man sich selber schlucken.',
  ],
  image: [
    'In einem Stapel Reifen hatte eine Amsel gebaut. Darum stand das Schild: Vorsicht, langsam.',
    'Auf der Tribüne saß eine Frau und strickte an einem sehr langen, karierten Schal.',
  ],
  meet: [
    {
      text: 'Unter einem Seifenkistenwagen schauten zwei Stiefel heraus, dann eine Mechanikerin. <helper>{helper}</helper>, sagte sie und gab den Ellenbogen, weil die Hände voll Öl waren. <helper>Du sitzt hoffentlich gut.</helper>',
      from: '6-8',
    },
    '<helper>Gib mir mal die Zange, nein, die andere, danke</helper>, sagte die Mechanikerin und sah erst dann auf. <helper>Ach. Du bist neu. Ich bin {helper}.</helper>',
  ],
  task: [
    {
      text: '<helper>Vor der Glocke müssen wir an der Zielflagge sein</helper>, sagte {helper}. <helper>Es gibt nur einen Start. Und ausgerechnet jetzt eiert das Rad.</helper>',
      from: '6-8',
    },
    '<helper>Alle warten auf uns</helper>, sagte {helper}. <helper>Wenn es läutet, geht die Zielflagge hoch. Und was haben wir? Ein Rad, das nicht will.</helper>',
  ],
  way: [
    'Sie schoben den Wagen zur Startlinie. {helper} ging rückwärts voran und winkte links, links, halt.',
    'Sie gingen die Strecke erst zu Fuß ab, jede Kurve einzeln, und gaben jeder einen Namen.',
  ],
  obstacle: [
    'Das Rad eierte und machte bei jeder Umdrehung tock. So kam keiner durch die lange Linkskurve.',
    'Das Rad hing schief. Wenn man es andrehte, schrieb es Achten.',
  ],
  stuck: [
    'Tock, tock, und der Wagen zog nach rechts, wo die Strohballen waren. Die Strohballen waren weich, aber im Weg.',
    'Es schepperte. Eine Mutter rollte über die Bahn und gewann.',
  ],
  still: [
    'Alle Wagen standen noch. Ein Kreidestrich wartete, und über der Bahn flimmerte die Luft.',
    'In der Box tropfte Öl, ein Tropfen, dann lange keiner.',
  ],
  open: [
    {
      text: 'Das Rad lief rund. Die Kurve kam, sie war lang, und dann kam nichts mehr außer der Zielflagge, die ihnen entgegenwehte.',
      from: '6-8',
    },
    'Das Rad saß und sang. Runde um Runde, und dann wehte die Zielflagge, und der Wind davon ging durch den Helm.',
  ],
  gift: [
    {
      text: '{helper} zog die Startnummer vom Wagen, eine krumme Sieben. <helper>Die ist noch warm</helper>, sagte sie und gab sie {hero}.',
      from: '6-8',
    },
    '<helper>Die kommt an die Zimmertür</helper>, sagte {helper} und klebte {hero} die Startnummer auf den Rücken.',
  ],
  homeward: [
    'Auf dem Heimweg ging {hero_subj} in der Ideallinie, also ganz innen um die Laternen herum.',
    'Die karierten Steine hörten auf. {hero_subj} blinkte an der Ecke mit dem Arm.',
  ],
  question: [
    '<hero>Warum zieht es mich in der Kurve nach außen?</hero>, fragte {hero_subj}. <hero>Da ist doch gar keiner.</hero>',
  ],
  answer: [
    '{hero_subj} legte eine Murmel auf ein Tablett und ging um die Ecke. Die Murmel rollte einfach geradeaus. Es zog sie keiner. Nur das Tablett war abgebogen.',
  ],
};
