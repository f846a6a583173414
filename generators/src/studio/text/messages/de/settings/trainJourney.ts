import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  title: ['{hero} auf dem Weg zum Fensterplatz', 'Der Tunnel verschluckt ein Wort'],
  passage: ['Auf dem Bahnsteig roch es nach Eisen. Der Zug kam herein, sehr lang, und die Tür hielt genau vor {hero}.'],
  arrive: [
    'Es roch nach Butterbrot in Folie. Der Sitz kratzte ein wenig, und die Räder sagten immer denselben Satz: gleich da, gleich da.',
  ],
  image: ['Draußen klappten die Felder auf und zu wie ein grünes Buch.'],
  meet: [
    'Durch den Gang kam die Schaffnerin und knipste mit der Zange in die Luft. <helper>{helper}</helper>, sagte sie. <helper>Die Fahrkarten, bitte. Kuscheltiere fahren frei, Sorgen zahlen doppelt.</helper>',
  ],
  task: [
    '<helper>Der Fensterplatz ist im letzten Wagen</helper>, sagte {helper}. <helper>Am nächsten Halt müsst ihr umsteigen. Viel Zeit ist nicht bis zum Anschluss, und der wartet nicht gern.</helper>',
  ],
  way: ['Sie gingen durch die Wagen, immer mit breiten Beinen. Zwischen zwei Wagen war es laut, und der Boden schob sich hin und her.'],
  obstacle: ['Auf der Tafel stand der Anschluss: fünf Minuten. Dazwischen lagen zwei Treppen, ein Gang und sehr viele Koffer.'],
  stuck: ['Eine Durchsage kam, und man verstand davon nur das Wort Verspätung. Die Koffer rührten sich nicht.'],
  still: ['Der Zug hielt mitten im Feld. Auf dem Draht saß ein Vogel und hatte auch keinen Anschluss.'],
  open: [
    'Die Tür ging zu, aber hinter ihnen. Sie hatten den Anschluss, und der Fensterplatz war frei, und draußen kam gerade ein Fluss vorbei.',
  ],
  gift: [
    '{helper} knipste ein Herz statt eines Lochs in die Fahrkarte und gab sie {hero} zurück. <helper>Jetzt ist sie entwertet</helper>, sagte sie, <helper>also sehr viel wert.</helper>',
  ],
  homeward: ['Rückwärts gesehen war die Strecke eine ganz neue. Kurz vor dem Ziel sagten die Räder etwas anderes: schon da.'],
  question: ['<hero>Warum macht der Zug tadam, tadam?</hero>, fragte {hero}. <hero>Das Rad ist doch rund.</hero>'],
  answer: [
    '{hero} sah auf die Schienen am Bahnsteig. Zwischen zwei Stücken war ein Spalt. Bei jedem Spalt macht ein Rad tam. Der Spalt muss sein, denn in der Hitze werden die Schienen länger.',
  ],
};
