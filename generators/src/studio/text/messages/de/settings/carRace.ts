import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['{hero} und das dritte Rad', 'Die lange Linkskurve'],
  passage: ['Hinter der Halle hörte man es schon brummen. Ein Mann im Overall winkte {hero} durch ein Tor, an dem gar nichts stand.'],
  arrive: ['Es roch nach Gummi und Kreide. Die Luft zitterte vom Brummen, und der Helm machte die Welt klein und die Nase warm.'],
  image: ['In einem Stapel Reifen hatte eine Amsel gebaut. Darum stand das Schild: Vorsicht, langsam.'],
  meet: [
    'Unter einem Seifenkistenwagen schauten zwei Stiefel heraus, dann eine Mechanikerin. <helper>{helper}</helper>, sagte sie und gab den Ellenbogen, weil die Hände voll Öl waren. <helper>Du sitzt hoffentlich gut.</helper>',
  ],
  task: [
    '<helper>Vor der Glocke müssen wir an der Zielflagge sein</helper>, sagte {helper}. <helper>Es gibt nur einen Start. Und ausgerechnet jetzt eiert das Rad.</helper>',
  ],
  way: ['Sie schoben den Wagen zur Startlinie. {helper} ging rückwärts voran und winkte links, links, halt.'],
  obstacle: ['Das Rad eierte und machte bei jeder Umdrehung tock. So kam keiner durch die lange Linkskurve.'],
  stuck: ['Tock, tock, und der Wagen zog nach rechts, wo die Strohballen waren. Die Strohballen waren weich, aber im Weg.'],
  still: ['Alle Wagen standen noch. Ein Kreidestrich wartete, und über der Bahn flimmerte die Luft.'],
  open: ['Das Rad lief rund. Die Kurve kam, sie war lang, und dann kam nichts mehr außer der Zielflagge, die ihnen entgegenwehte.'],
  gift: ['{helper} zog die Startnummer vom Wagen, eine krumme Sieben. <helper>Die ist noch warm</helper>, sagte sie und gab sie {hero}.'],
  homeward: ['Auf dem Heimweg ging {hero} in der Ideallinie, also ganz innen um die Laternen herum.'],
  question: ['<hero>Warum zieht es mich in der Kurve nach außen?</hero>, fragte {hero}. <hero>Da ist doch gar keiner.</hero>'],
  answer: [
    '{hero} legte eine Murmel auf ein Tablett und ging um die Ecke. Die Murmel rollte einfach geradeaus. Es zog sie keiner. Nur das Tablett war abgebogen.',
  ],
};
