import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  passage: [
    'Es war der Tag der offenen Tür. Am Ende des Flurs stand noch eine offen, die nicht auf dem Plan war.',
    'Auf dem Boden klebten gelbe Fußspuren, und über der Tür stand: Bitte hier fragen. {hero_subj} ging den Fußspuren nach.',
    'Auf der Einladung stand: Eingang, wo es blubbert. {hero_subj} ging um das ganze Haus und legte an jede Tür ein Ohr.',
    'Die Drehtür drehte sich einmal zu oft, und da war kein Kaufhaus mehr. Da war ein weißer Gang mit lauter Fragezeichen an den Haken.',
  ],
  arrive: [
    {
      text: 'Es roch nach Zitrone und warmem Staub. Ein Glas sang ganz hoch vor sich hin, und nebenan machte etwas plopp.',
      from: '6-8',
    },
    'Die Luft prickelte wie Brause. Etwas gluckerte, etwas tickte, und der Boden war ganz glatt.',
    'Es roch nach Gummi und Pfefferminz. Ein Ventilator summte, und unter dem Finger knisterte der Tisch.',
    'Etwas tropfte in ein Glas, und bei jedem Tropfen wurde der Ton höher. Die Luft war kühl und ein bisschen kribbelig.',
    { text: 'Das war das Labor. Blubb, machte es links. Plopp, machte es rechts.', to: '3-5' },
    { text: 'Im Labor roch es nach Zitrone. Ein Glas sang ganz leise.', to: '3-5' },
  ],
  image: [
    'An der Wand hing eine Uhr ohne Zeiger. Jemand hatte sie gebraucht.',
    'In einem Glas saß eine Wolke und regnete von Zeit zu Zeit.',
    'Auf einer Waage lag eine Feder und gegenüber ein Zettel, auf dem Feder stand. Der Zettel war schwerer.',
    'Ein Regenwurm wohnte in einem Aquarium aus Erde und hatte einen Ausweis.',
  ],
  meet: [
    {
      text: 'Ein Laborroboter putzte eine Brille, obwohl er keine trug. <helper>Nur für den Fall</helper>, sagte er. <helper>Ich heiße {helper}. Bitte nichts umrühren.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Bitte nicht niesen</helper>, sagte ein Laborroboter. <helper>Das letzte Mal haben wir drei Tage gesucht. {helper} ist mein Name.</helper>',
      to: '9-12',
    },
    {
      text: 'Der Laborroboter fuhr {hero} gegen den Schuh und hielt. <helper>Verzeihung</helper>, sagte {helper} aus einem sehr kleinen Lautsprecher. <helper>Ich lerne noch Türen.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Laborroboter trug drei Gläser und eine Blume und stellte alles genau richtig hin, nur die Blume nicht. <helper>Die ist privat</helper>, sagte er. <helper>{helper}.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Guten Tag, ich bin {helper}</helper>, sagte ein Laborroboter zum Garderobenständer. Dann drehte er sich um. <helper>Ach, du bist der Besuch.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein Roboter putzte seine Brille. <helper>Ich bin {helper}</helper>, sagte er. <helper>Bitte nicht niesen.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Plopp</helper>, sagte ein Laborroboter, denn ein Glas war leer. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen zwischen Gläsern hindurch, auf Zehenspitzen. In jedem Glas dachte eine andere Farbe nach.',
    'An jedem Tisch lag ein Zettel: nicht schütteln, nicht rütteln, nicht ansehen. Den letzten lasen sie erst hinterher.',
    'Sie gingen die gelbe Linie entlang. Bei der roten gingen sie vorbei, so schwer es fiel.',
    'Der Roboter rollte voraus und sagte an jeder Ecke, dass es eine Ecke war.',
  ],
  still: [
    'Alle Gläser hörten auf zu klirren. In einem Röhrchen stieg eine einzelne Blase nach oben, ganz ohne Eile.',
    'Alle Lämpchen wurden gelb. Gelb hieß hier: Es denkt jemand.',
    'Eine Murmel lag auf einem schiefen Tisch und rollte nicht. Keiner wusste, warum.',
    'Das Summen hörte auf. Man hörte eine Pflanze wachsen, jedenfalls standen alle so da.',
  ],
  gift: [
    '<helper>Die meisten Seiten sind leer</helper>, sagte {helper} und gab {hero} ein Notizbuch. <helper>Das sind die guten.</helper>',
    {
      text: '{helper} gab {hero} ein Notizbuch mit einem Loch. <helper>Durch das Loch sieht man immer schon die nächste Seite</helper>, sagte {helper}.',
      from: '6-8',
    },
  ],
  homeward: [
    'Der Flur war lang und roch noch ein Stück weit nach Zitrone. Hinter {hero} ging leise eine Lampe aus.',
    'Die gelben Fußspuren führten auch wieder hinaus. Auf der Straße gingen sie im Kopf noch ein Stück weiter.',
    'Vor dem Haus hörte man es noch blubbern. {hero_subj} legte zum Abschied das Ohr an die Tür.',
    'Die Drehtür drehte sich zurück, um genau so viel, wie sie zu viel gedreht hatte. Draußen war wieder Straße.',
  ],
  question: [
    '<hero>Warum bleibt Öl auf dem Wasser oben?</hero>, fragte {hero_subj} und rührte in der Suppe. <hero>Es ist doch viel dicker.</hero>',
  ],
  answer: [
    '{hero_subj} goss Wasser und Öl in ein Glas und schüttelte. Es trennte sich wieder. Ein Löffel Öl wog weniger als ein Löffel Wasser. Leichtes bleibt oben, dick oder nicht.',
  ],
  play: [
    {
      text: 'Die Küche war das Labor. Drei Schüsseln, ein Sieb und ein Löffel, und wer hineinwollte, brauchte ein Geschirrtuch als Kittel.',
      to: '9-12',
    },
    {
      text: 'Auf dem Teppich stand ein Karton mit gemalten Knöpfen, der war der Roboter. Ringsherum war Labor, bis zur Zimmertür.',
      to: '9-12',
    },
    {
      text: 'Auf dem Gang standen die Stellwände schon bis zur Treppe. {hero_subj} ging seitlich hindurch, den Rucksack vor dem Bauch.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'In den Schüsseln war auf einmal Salat. Die Forscher hängten ihre Kittel an den Haken, und dort trocknete man wieder damit ab.',
      to: '9-12',
    },
    {
      text: 'Es gab Abendbrot. Der Roboter kam in die Ecke, mit dem Gesicht nach vorn, damit er nichts verpasste.',
      to: '9-12',
    },
    {
      text: 'Die Stellwände warfen lange Schatten. {hero_subj} ging durch die Mitte, und diesmal stieß nichts an.',
      from: '13-17',
    },
  ],
};
