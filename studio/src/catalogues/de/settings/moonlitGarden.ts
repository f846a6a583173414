import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  passage: [
    'Die Hintertür war nur angelehnt. Drei Stufen, eine Regentonne, und dann fing der Garten an, der am Tag ein anderer war.',
    'Die Verandatür stand offen, und die Nacht kam herein und ging wieder hinaus. {hero} und {companion} gingen mit.',
    'Auf der Matte standen die Gummistiefel schon so, als wüssten sie es. Barfuß hinein, und dann war da der Weg aus Kies, leise, weil der Mond darauf lag.',
    'Die Großmutter hielt die Tür auf, mit einem Finger am Mund. Draußen war es gar nicht dunkel, es war nur alles blau.',
  ],
  arrive: [
    {
      text: 'Das Gras war kühl und nass. Es duftete nach Phlox, und unter den Blättern raschelte es, machte Pause und raschelte.',
      from: '6-8',
    },
    'Die Luft war kühl wie ein Laken. Etwas tropfte von Blatt zu Blatt, und es roch nach Erde.',
    'Der Kies war kühl durch die Sohle. Hinter dem Schuppen gluckste die Regentonne, und es roch nach Minze, wo einer hingetreten war.',
    'Ein Apfel fiel, und danach war es stiller als vorher. Die Luft roch nach nassem Holz und Kartoffelkraut.',
    { text: 'Das war der Garten, und oben war der Mond. Raschel.', to: '3-5' },
    { text: 'Im Garten war das Gras kühl und nass.', to: '3-5' },
  ],
  image: [
    'In der Gießkanne schwamm der Mond. Jemand hatte ein Blatt dazugelegt, als Boot.',
    'Auf der Wäscheleine saß eine Eule neben einer vergessenen Socke.',
    'Auf dem Gartentisch stand ein Glas, und der Mond hatte sich hineingesetzt wie eine Scheibe Zitrone.',
    'Die Vogelscheuche vom Nachbarn hatte einen Schatten, der viel besser angezogen war.',
  ],
  meet: [
    {
      text: 'Unter der Hecke kam ein Igel hervor und schnaufte. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} geht jeden Abend denselben Weg. Man darf nur nicht darauf stehen.</companion>',
      from: '6-8',
    },
    'Im Laub schmatzte es. <companion>Das ist {helper}</companion>, sagte {companion} leise und zeigte auf den Igel. <companion>{helper} isst immer mit offenem Mund.</companion>',
    'Am Kompost raschelte es, dann sah etwas heraus, das aussah wie eine Bürste mit Gesicht. <companion>{helper}, der Igel</companion>, flüsterte {companion}. <companion>Er frühstückt jetzt.</companion>',
    'Über den Weg lief ein Igel, blieb stehen und tat, als wäre er ein Stein. <companion>{helper} kann das nicht sehr gut</companion>, sagte {companion}. <companion>Steine niesen nicht.</companion>',
    {
      text: 'Schnauf, schnauf. <companion>Das ist {helper}</companion>, sagte {companion}. Ein Igel kam unter der Hecke hervor.',
      to: '3-5',
    },
    {
      text: 'Im Laub schmatzte ein Igel. <companion>{helper} isst</companion>, flüsterte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen auf den Steinplatten, immer im Licht. {helper} ging daneben, immer im Schatten.',
    'Sie gingen von Schatten zu Schatten, so leise sie konnten. Das Gras schrieb trotzdem alles auf.',
    'Am Zaun entlang gingen sie, immer eine Hand am Holz, und zählten die Latten, die wackelten.',
    '{helper} lief zwischen den Bohnen hindurch, und an den Bohnen sah man, wo.',
  ],
  still: [
    'Kein Blatt ging. Der Mond in der Gießkanne lag ganz glatt, und sein Boot stand still.',
    'Die Eule machte die Augen zu. Nur der Duft ging noch umher.',
    'Der Tau war da, ohne dass man ihn kommen sah. Jeder Halm hatte seinen.',
    'Das Haus hatte nur noch ein helles Fenster, und auch das blinzelte.',
  ],
  gift: [
    {
      text: 'Im Beet lag ein Schneckenhaus, leer und hell. {companion} pustete die Erde heraus und gab es {hero}. Drinnen war es rund und still.',
      from: '6-8',
    },
    '<companion>Da wohnt keiner mehr</companion>, sagte {companion} und gab {hero} ein Schneckenhaus. Es war so leicht wie nichts.',
  ],
  homeward: [
    'Die Steinplatten führten sie zurück. Drei Stufen, und die Tür war noch angelehnt.',
    'Das Gras hatte ihre Spur behalten. In der gingen sie zurück, bis zur Veranda, und die Nacht blieb draußen.',
    'Die Gummistiefel kamen wieder auf die Matte, mit den Spitzen zur Wand. Drinnen war es auf einmal gelb.',
    'Die Großmutter hatte die Tür nur angelehnt. Vom Blau kam ein Streifen mit bis zur Treppe.',
  ],
  question: [
    '<hero>Warum ist der Mond im Wasser auch rund?</hero>, fragte {hero_subj}. <hero>Und warum geht er mit, wenn ich gehe?</hero>',
  ],
  answer: [
    '{hero_subj} ging um die Gießkanne herum. Der Mond im Wasser ging mit. Das Wasser ist ein Spiegel, und er zeigt immer den, der hineinsieht, sein eigenes Stück Himmel. Zwei Leute sehen ihn an zwei Stellen.',
  ],
};
