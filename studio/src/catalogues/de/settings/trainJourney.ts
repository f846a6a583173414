import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  passage: [
    'Auf dem Bahnsteig roch es nach Eisen. Der Zug kam herein, sehr lang, und die Tür hielt genau vor {hero}.',
    'Der Koffer hatte ein Rad, das quietschte, und eines, das nicht mitmachte. Pünktlich standen sie trotzdem am Gleis.',
    'Auf dem Bahnsteig stand ein Automat, der nur noch Pfefferminz hatte. Der Zug kam, als {hero} gerade das Papier faltete.',
    'Es ging über die Brücke zum Bahnhof, und unter der Brücke fuhr schon einer weg. Der richtige kam zwei Minuten danach.',
  ],
  arrive: [
    {
      text: 'Es roch nach Butterbrot in Folie. Der Sitz kratzte ein wenig, und die Räder sagten immer denselben Satz: gleich da, gleich da.',
      from: '6-8',
    },
    'Die Tür machte pff. Der Boden zitterte leise, und es roch nach Kaffee und Gummi.',
    'Die Polster waren rau und rochen nach Sonne. Irgendwer aß eine Mandarine, und der ganze Wagen wusste es.',
    'Unter den Füßen summte es. Ein Fenster klapperte leise, und an der Scheibe war es kühl.',
    { text: 'Das war der Zug. Gleich da, gleich da, sagten die Räder.', to: '3-5' },
    { text: 'Im Zug kratzte der Sitz. Es roch nach Butterbrot.', to: '3-5' },
  ],
  image: [
    'Draußen klappten die Felder auf und zu wie ein grünes Buch.',
    'Im Gepäcknetz schlief ein Regenschirm, lang ausgestreckt.',
    'In der Spiegelung saß dieselbe Reihe noch einmal, und dort fuhr der Wald durch sie hindurch.',
    'Auf dem Klapptisch stand ein Becher und schrieb mit dem Tee lauter kleine Kreise.',
  ],
  meet: [
    {
      text: 'Durch den Gang kam die Schaffnerin und knipste mit der Zange in die Luft. <helper>{helper}</helper>, sagte sie. <helper>Die Fahrkarten, bitte. Kuscheltiere fahren frei, Sorgen zahlen doppelt.</helper>',
      from: '6-8',
    },
    '<helper>Wer von euch fährt heute den Zug?</helper>, fragte die Schaffnerin. <helper>Keiner? Dann mache ich es. {helper}, angenehm.</helper>',
    '<helper>Bitte Platz nehmen oder Platz sein</helper>, sagte die Schaffnerin und balancierte drei Becher durch den Gang. <helper>{helper} ist mein Name. In den Kurven singe ich.</helper>',
    'Die Schaffnerin sah auf die Uhr, dann aus dem Fenster, dann wieder auf die Uhr. <helper>Der Fluss ist pünktlich</helper>, sagte sie. <helper>Ich bin {helper}. Nach dem Fluss richten wir uns alle.</helper>',
    {
      text: 'Knips, machte die Schaffnerin. <helper>Kuscheltiere fahren frei</helper>, sagte sie. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Fahrkarten, bitte</helper>, sang die Schaffnerin. <helper>Ich heiße {helper}.</helper> Knips.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen durch die Wagen, immer mit breiten Beinen. Zwischen zwei Wagen war es laut, und der Boden schob sich hin und her.',
    'Der Zug legte sich in die Kurve, und alle im Gang machten denselben Schritt.',
    'Von Griff zu Griff gingen sie durch den Gang, wie auf einem Schiff. Ein Hund unter einem Sitz zog die Pfote ein.',
    'Im Wagen mit den Fahrrädern klingelte eins in jeder Kurve von selbst.',
  ],
  still: [
    'Der Zug hielt mitten im Feld. Auf dem Draht saß ein Vogel und hatte auch keine Eile.',
    'Die Räder rollten leiser, denn es ging bergab. Ein Lichtfleck wanderte über alle Sitze und setzte sich auf keinen.',
    'Jemand hatte das Licht im Abteil gedämpft. Draußen stand ein Reh, und dann stand es nicht mehr da.',
    'Der Zug rollte aus, bis man die Grillen hörte. Keiner fragte, warum.',
  ],
  gift: [
    {
      text: '{helper} knipste ein Herz statt eines Lochs in die Fahrkarte und gab sie {hero} zurück. <helper>Jetzt ist sie entwertet</helper>, sagte sie, <helper>also sehr viel wert.</helper>',
      from: '6-8',
    },
    '{helper} lochte die Fahrkarte mit einem Stern. <helper>Den hat sonst nur die Lokomotive</helper>, sagte sie und gab sie {hero}.',
  ],
  homeward: [
    'Rückwärts gesehen war die Strecke eine ganz neue. Kurz vor dem Ziel sagten die Räder etwas anderes: schon da.',
    'Der Koffer mit dem quietschenden Rad quietschte nun in die andere Richtung. Es klang nach Abendbrot.',
    'Vom Pfefferminz war das Papier noch da, dreimal gefaltet. Der Automat blinkte, aber er hatte jetzt gar nichts mehr.',
    'Von der Brücke aus sah man den Zug kleiner werden. Er nahm das Geräusch mit, das Stück für Stück.',
  ],
  question: [
    '<hero>Warum macht der Zug tadam, tadam?</hero>, fragte {hero_subj}. <hero>Das Rad ist doch rund.</hero>',
  ],
  answer: [
    '{hero_subj} sah auf die Schienen am Bahnsteig. Zwischen zwei Stücken war ein Spalt. Bei jedem Spalt macht ein Rad tam. Der Spalt muss sein, denn in der Hitze werden die Schienen länger.',
  ],
};
