import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  title: ['{hero} und das Signal von draußen', 'Sechzehnmal Sonne am Tag'],
  passage: [
    'Die Waschmaschine zählte rückwärts: drei, zwei, eins. {hero} hielt sich am Wäschekorb fest, und dann hielt der Wäschekorb sich an {hero_ihm} fest.',
  ],
  arrive: [
    'Die Luft roch nach Metall und nach warmem Staub. Alles summte, und die Krümel vom Frühstück schwebten vorbei wie kleine Fische.',
  ],
  image: ['Vor dem Fenster hing die Erde, nicht größer als ein Daumennagel, wenn man den Arm ausstreckte.'],
  meet: [
    'Ein Wartungsroboter hing kopfüber an der Decke. <helper>{helper} meldet sich</helper>, sagte er. <helper>Oder hängst du verkehrt herum? Wir klären das später.</helper>',
  ],
  task: [
    '<helper>Draußen piept ein Signal</helper>, sagte {helper}. <helper>Keiner antwortet ihm. Vor dem Abflug müssen wir hin. Es kommt von hinter der Luftschleuse.</helper>',
  ],
  way: ['Sie stießen sich ab und segelten durch den Gang. Bremsen musste man mit den Fingerspitzen.'],
  obstacle: ['Die Luftschleuse hatte zwei Türen. Die eine ging nur auf, wenn die andere zu war, und beide waren stur.'],
  stuck: ['Ein rotes Lämpchen ging an. Die Schleuse sagte: Bitte warten, und zwar so, wie man es zu Regen sagt.'],
  still: ['Das Summen wurde tief und gleichmäßig. Vor dem Fenster ging leise die Sonne auf, zum zehnten Mal heute.'],
  open: ['Es zischte, und die zweite Tür glitt auf. Dort, ganz am Rand, blinkte eine kleine Boje. Das Signal hieß: Hallo, ist da wer.'],
  gift: [
    '{helper} löste einen Aufnäher von der eigenen Brust. <helper>Für die Jacke</helper>, sagte {helper}. <helper>Damit man sieht, dass du einmal gehangen hast.</helper>',
  ],
  homeward: ['Die Erde wurde vom Daumennagel zum Apfel, vom Apfel zum Haus. Die Waschmaschine war fertig.'],
  question: ['<hero>Warum schwebt man da oben?</hero>, fragte {hero}. <hero>Die Erde zieht doch trotzdem noch, oder nicht?</hero>'],
  answer: [
    '{hero} ließ den Becher los und sich selbst auch. Beide fielen, immer an der Erde vorbei, und beide gleich schnell. Wenn alles zusammen fällt, dann schwebt es.',
  ],
};
