import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  title: ['{hero} und das Signal von draußen', 'Sechzehnmal Sonne am Tag'],
  passage: [
    'Die Waschmaschine zählte rückwärts: drei, zwei, eins. {hero_subj} hielt sich am Wäschekorb fest, und dann hielt der Wäschekorb sich an {hero_ihm} fest.',
    'In der Garage stand eine Kapsel, nicht größer als ein Schrank. Auf der Tür klebte ein Zettel: Bitte gut festhalten.',
  ],
  arrive: [
    {
      text: 'Die Luft roch nach Metall und nach warmem Staub. Alles summte, und die Krümel vom Frühstück schwebten vorbei wie kleine Fische.',
      from: '6-8',
    },
    'Es gab kein Unten. Die Lüfter sangen, und die Luft roch wie ein neuer Regenmantel.',
  ],
  image: [
    'Vor dem Fenster hing die Erde, nicht größer als ein Daumennagel, wenn man den Arm ausstreckte.',
    'Eine Träne aus Tee flog vorbei, rund und golden, und jemand fing sie mit dem Mund.',
  ],
  meet: [
    {
      text: 'Ein Wartungsroboter hing kopfüber an der Decke. <helper>{helper} meldet sich</helper>, sagte er. <helper>Oder hängst du verkehrt herum? Wir klären das später.</helper>',
      from: '6-8',
    },
    '<helper>Nicht erschrecken, ich komme von oben</helper>, sagte ein Wartungsroboter. <helper>Oder von unten. Ich bin {helper}, Schraubendienst.</helper>',
  ],
  task: [
    {
      text: '<helper>Draußen piept ein Signal</helper>, sagte {helper}. <helper>Keiner antwortet ihm. Vor dem Abflug müssen wir hin. Es kommt von hinter der Luftschleuse.</helper>',
      from: '6-8',
    },
    '<helper>Hörst du das?</helper>, fragte {helper}. <helper>Ein Signal. Vor dem Rückflug muss jemand antworten. Aber da ist die Luftschleuse.</helper>',
  ],
  way: [
    'Sie stießen sich ab und segelten durch den Gang. Bremsen musste man mit den Fingerspitzen.',
    'Sie hangelten sich von Griff zu Griff. {helper} zählte die Schrauben, an denen sie vorbeikamen.',
  ],
  obstacle: [
    {
      text: 'Die Luftschleuse hatte zwei Türen. Die eine ging nur auf, wenn die andere zu war, und beide waren stur.',
      from: '6-8',
    },
    'Die Luftschleuse brummte. Auf ihrem Schild stand: Erst denken, dann drücken.',
  ],
  stuck: [
    'Ein rotes Lämpchen ging an. Die Schleuse sagte: Bitte warten, und zwar so, wie man es zu Regen sagt.',
    'Es brummte tiefer, und ein Zeiger fiel auf null. Der Roboter machte ein Geräusch wie Oje.',
  ],
  still: [
    'Das Summen wurde tief und gleichmäßig. Vor dem Fenster ging leise die Sonne auf, zum zehnten Mal heute.',
    'Vor dem Fenster zog die Nacht über die Erde, und lauter kleine Lichter gingen an.',
  ],
  open: [
    {
      text: 'Es zischte, und die zweite Tür glitt auf. Dort, ganz am Rand, blinkte eine kleine Boje. Das Signal hieß: Hallo, ist da wer.',
      from: '6-8',
    },
    'Die Luftschleuse machte Platz, mit einem langen Pfft. Draußen trieb eine alte Sonde und sendete ihr Signal, und sie antworteten: Wir sind da.',
  ],
  gift: [
    {
      text: '{helper} löste einen Aufnäher von der eigenen Brust. <helper>Für die Jacke</helper>, sagte {helper}. <helper>Damit man sieht, dass du einmal gehangen hast.</helper>',
      from: '6-8',
    },
    '<helper>Für Verdienste im Schweben</helper>, sagte {helper} und drückte {hero} einen Aufnäher auf den Ärmel.',
  ],
  homeward: [
    'Die Erde wurde vom Daumennagel zum Apfel, vom Apfel zum Haus. Die Waschmaschine war fertig.',
    'Es ruckte, es rauschte, und auf einmal wogen die Arme wieder etwas.',
  ],
  question: [
    '<hero>Warum schwebt man da oben?</hero>, fragte {hero_subj}. <hero>Die Erde zieht doch trotzdem noch, oder nicht?</hero>',
  ],
  answer: [
    '{hero_subj} ließ den Becher los und sich selbst auch. Beide fielen, immer an der Erde vorbei, und beide gleich schnell. Wenn alles zusammen fällt, dann schwebt es.',
  ],
};
