import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  title: ['{hero} auf dem Weg zum Fensterplatz', 'Der Tunnel verschluckt ein Wort'],
  passage: [
    'Auf dem Bahnsteig roch es nach Eisen. Der Zug kam herein, sehr lang, und die Tür hielt genau vor {hero}.',
    'Der Koffer hatte ein Rad, das quietschte, und eines, das nicht mitmachte. Pünktlich standen sie trotzdem am Gleis.',
  ],
  arrive: [
    {
      text: 'Es roch nach Butterbrot in Folie. Der Sitz kratzte ein wenig, und die Räder sagten immer denselben Satz: gleich da, gleich da.',
      from: '6-8',
    },
    'Die Tür machte pff. Der Boden zitterte leise, und es roch nach Kaffee und Gummi.',
  ],
  image: [
    'Draußen klappten die Felder auf und zu wie ein grünes Buch.',
    'Im Gepäcknetz schlief ein Regenschirm, lang ausgestreckt.',
  ],
  meet: [
    {
      text: 'Durch den Gang kam die Schaffnerin und knipste mit der Zange in die Luft. <helper>{helper}</helper>, sagte sie. <helper>Die Fahrkarten, bitte. Kuscheltiere fahren frei, Sorgen zahlen doppelt.</helper>',
      from: '6-8',
    },
    '<helper>Wer von euch fährt heute den Zug?</helper>, fragte die Schaffnerin. <helper>Keiner? Dann mache ich es. {helper}, angenehm.</helper>',
  ],
  task: [
    {
      text: '<helper>Der Fensterplatz ist im letzten Wagen</helper>, sagte {helper}. <helper>Am nächsten Halt müsst ihr umsteigen. Viel Zeit ist nicht bis zum Anschluss, und der wartet nicht gern.</helper>',
      from: '6-8',
    },
    '<helper>Der Fensterplatz mit dem Tischchen ist im anderen Zug</helper>, sagte {helper}. <helper>Gleich sind wir da. Ihr müsst nur den Anschluss bekommen.</helper>',
  ],
  way: [
    'Sie gingen durch die Wagen, immer mit breiten Beinen. Zwischen zwei Wagen war es laut, und der Boden schob sich hin und her.',
    'Der Zug legte sich in die Kurve, und alle im Gang machten denselben Schritt.',
  ],
  obstacle: [
    'Auf der Tafel stand der Anschluss: fünf Minuten. Dazwischen lagen zwei Treppen, ein Gang und sehr viele Koffer.',
    'Gleis zwei, Gleis sieben, und dazwischen das ganze Bahnhofsdach. Auf der anderen Seite stand der Anschluss.',
  ],
  stuck: [
    'Eine Durchsage kam, und man verstand davon nur das Wort Verspätung. Die Koffer rührten sich nicht.',
    'Eine Rolltreppe stand still und tat, als wäre sie nie gefahren.',
  ],
  still: [
    'Der Zug hielt mitten im Feld. Auf dem Draht saß ein Vogel und hatte auch keinen Anschluss.',
    'Auf dem Bahnsteig war niemand mehr. Eine Taube ging auf und ab wie jemand, der wartet.',
  ],
  open: [
    {
      text: 'Die Tür ging zu, aber hinter ihnen. Sie hatten den Anschluss, und der Fensterplatz war frei, und draußen kam gerade ein Fluss vorbei.',
      from: '6-8',
    },
    'Ein Pfiff, ein Sprung, die Tür. Sie hatten den Anschluss, und vor dem Fensterplatz zog die ganze Welt vorbei.',
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
    'Die Felder klappten wieder zu. Im Fenster sah man erst draußen, dann nur noch sich selbst.',
  ],
  question: [
    '<hero>Warum macht der Zug tadam, tadam?</hero>, fragte {hero_subj}. <hero>Das Rad ist doch rund.</hero>',
  ],
  answer: [
    '{hero_subj} sah auf die Schienen am Bahnsteig. Zwischen zwei Stücken war ein Spalt. Bei jedem Spalt macht ein Rad tam. Der Spalt muss sein, denn in der Hitze werden die Schienen länger.',
  ],
};
