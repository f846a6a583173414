import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  passage: [
    'Die Treppe zum Dachboden zählte rückwärts: drei, zwei, eins. {hero_subj} hielt sich am Geländer fest, und dann hielt das Geländer sich an {hero_ihm} fest.',
    'Im Garten stand eine Rakete aus Wellblech, nicht größer als ein Schuppen. Auf der Tür klebte ein Zettel: Bitte gut festhalten.',
    'Der Aufzug hatte heute einen Knopf über dem obersten. {hero_subj} drückte ihn mit dem Ellenbogen. Nach dem achten Stock kam der Mond.',
    'Am Schaukelgerüst hing ein Schild: heute bis ganz oben. {hero_subj} holte zweimal Schwung, und beim dritten Mal kam die Schaukel nicht zurück.',
  ],
  arrive: [
    {
      text: 'Die Luft roch nach Metall und nach warmem Staub. Alles summte, und die Krümel vom Frühstück schwebten vorbei wie kleine Fische.',
      from: '6-8',
    },
    'Es gab kein Unten. Die Lüfter sangen, und die Luft roch wie ein neuer Regenmantel.',
    'Es surrte in drei verschiedenen Tönen. Die Luft war trocken und kühl, und der eigene Ärmel wollte nach oben.',
    'Es roch nach Pfefferminz und neuem Plastik. Hinter jeder Wand klickte es, als zählte jemand Murmeln.',
    { text: 'Das war die Raumstation. Summ, machte sie. Summ.', to: '3-5' },
    { text: 'In der Raumstation schwebte ein Krümel vorbei. Dann noch einer.', to: '3-5' },
  ],
  image: [
    'Vor dem Fenster hing die Erde, nicht größer als ein Daumennagel, wenn man den Arm ausstreckte.',
    'Ein Tropfen Tee flog vorbei, rund und golden, und jemand fing ihn mit dem Mund.',
    'An der Wand klebten neun Zahnbürsten, jede mit einem Namen, und eine hieß nur Ersatz.',
    'Ein Buch schwebte auf halber Höhe, aufgeschlagen, und blätterte sich selbst um, wenn jemand vorbeikam.',
  ],
  meet: [
    {
      text: 'Ein Wartungsroboter hing kopfüber an der Decke. <helper>{helper} meldet sich</helper>, sagte er. <helper>Oder hängst du verkehrt herum? Wir klären das später.</helper>',
      from: '6-8',
    },
    '<helper>Nicht erschrecken, ich komme von oben</helper>, sagte ein Wartungsroboter. <helper>Oder von unten. Ich bin {helper}, Schraubendienst.</helper>',
    'Aus einer Klappe kam ein Arm und schüttelte {hero} die Hand. <helper>Der Rest kommt gleich</helper>, sagte der Wartungsroboter. <helper>{helper}. Ich bin heute in zwei Teilen unterwegs.</helper>',
    '<helper>Bitte einmal um die eigene Achse</helper>, sagte ein Wartungsroboter und drehte {hero} langsam herum. <helper>Danke. Alles dran. Ich bin {helper}.</helper>',
    {
      text: 'Ein Roboter hing an der Decke. <helper>Oder hängst du?</helper>, fragte er. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Piep, machte ein Roboter mit Lappen. <helper>Ich bin {helper}. Ich putze das Weltall.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie stießen sich ab und segelten durch den Gang. Bremsen musste man mit den Fingerspitzen.',
    'Sie hangelten sich von Griff zu Griff. {helper} zählte die Schrauben, an denen sie vorbeikamen.',
    'Durch den Schlafgang schwebten sie mit angelegten Armen. In jeder Kabine hing ein Schlafsack wie eine Raupe.',
    'An den Fenstern musste man langsamer werden. Unter ihnen zog ein ganzes Meer durch, ohne Geräusch.',
  ],
  still: [
    'Das Summen wurde tief und gleichmäßig. Vor dem Fenster ging leise die Sonne auf, zum zehnten Mal heute.',
    'Vor dem Fenster zog die Nacht über die Erde, und lauter kleine Lichter gingen an.',
    'Die Lüfter atmeten. Ein Bleistift drehte sich langsam um sich selbst und zeigte auf jeden einmal.',
    'Draußen war so viel Nacht, dass man drinnen leiser wurde.',
  ],
  gift: [
    {
      text: '{helper} löste einen Aufnäher von der eigenen Brust. <helper>Für die Jacke</helper>, sagte {helper}. <helper>Damit man sieht, dass du einmal gehangen hast.</helper>',
      from: '6-8',
    },
    '<helper>Für Verdienste im Schweben</helper>, sagte {helper} und drückte {hero} einen Aufnäher auf den Ärmel.',
  ],
  homeward: [
    'Die Erde wurde vom Daumennagel zum Apfel, vom Apfel zum Haus. Unter den Füßen war die Treppe, und oben hielt sich das Geländer noch fest.',
    'Es ruckte, es rauschte, und auf einmal wogen die Arme wieder etwas.',
    'Der Aufzug zählte rückwärts, vom Mond bis zum Erdgeschoss. Als die Tür aufging, war der Boden sehr fest.',
    'Die Schaukel schwang aus, kleiner und kleiner. Als {hero} abstieg, berührte die Erde beide Füße gleichzeitig.',
  ],
  play: [
    'Die Kartons waren die Raumstation, drei Stück, mit einem Loch als Fenster. Wer schweben wollte, musste langsam gehen und die Arme vergessen.',
    'Unter dem Tisch war die Station, und hinter dem Tischtuch war das All. Ein Schneebesen war die Antenne, und man durfte nur flüstern, weil Luft gespart wurde.',
  ],
  unplay: [
    'Es gab Abendbrot, und die Schwerkraft kam zurück. Die Kartons wurden ineinandergestellt, der kleinste mit dem Fenster zuletzt.',
    'Der Tisch wurde gedeckt, und die Station hatte auf einmal Teller auf dem Dach. Der Schneebesen wurde in der Küche gebraucht.',
  ],
  question: [
    '<hero>Warum schwebt man da oben?</hero>, fragte {hero_subj}. <hero>Die Erde zieht doch trotzdem noch, oder nicht?</hero>',
  ],
  answer: [
    '{hero_subj} ließ den Becher los und sich selbst auch. Beide fielen, immer an der Erde vorbei, und beide gleich schnell. Wenn alles zusammen fällt, dann schwebt es.',
  ],
};
