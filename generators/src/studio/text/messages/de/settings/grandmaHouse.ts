import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  title: ['Die letzte Pflaume bei Oma', '{hero}, ein alter Hund und das hohe Regal'],
  passage: ['Bis zu Oma waren es vier Haltestellen und ein Gartentor, das quietschte. Am Quietschen hörte Oma, wer kam.'],
  arrive: ['Es roch nach Bohnerwachs und Marmelade. Die Standuhr ließ sich Zeit, und die Ofenbank war warm.'],
  image: ['In einer Dose lagen lauter Knöpfe, und zu jedem hatte es einmal einen Mantel gegeben.'],
  meet: [
    'Vor dem Ofen lag der alte Hund und klopfte einmal mit dem Schwanz. <companion>{helper} sagt Guten Tag</companion>, erklärte {companion}. <companion>Zweimal Klopfen gibt es nur sonntags.</companion>',
  ],
  task: [
    '<companion>Oma braucht die Pflaume für den Kuchen</companion>, sagte {companion}. <companion>Es ist die letzte, und Besuch kommt vor dem Abend. Sie liegt da oben auf dem Regal.</companion>',
  ],
  way: ['Sie gingen durch die Stube, am Sofa mit den Fransen vorbei. {helper} stand auf, ging mit und legte sich wieder hin.'],
  obstacle: ['Das Regal reichte fast bis zur Decke. Ganz oben, neben den Einmachgläsern, schimmerte etwas Violettes.'],
  stuck: ['Ein Glas wackelte und entschied sich, doch stehen zu bleiben. {helper} war vorsichtshalber unter den Tisch gegangen.'],
  still: ['Die Standuhr holte Luft zwischen Tick und Tack. Oma strickte nebenan und fragte nichts.'],
  open: ['Das Regal war nun kein Berg mehr. Die Pflaume lag in der Hand, dick und kühl, mit einem Hauch wie Nebel darauf.'],
  gift: [
    'Oma nahm einen Zettel aus der Dose. Es war das Rezept, mit drei alten Flecken. <companion>Das gehört jetzt dir</companion>, sagte {companion} zu {hero}, und Oma nickte.',
  ],
  homeward: ['Das Gartentor quietschte noch einmal. {helper} brachte sie bis zum Zaun, das war für einen alten Hund sehr weit.'],
  question: ['<hero>Warum ist die Pflaume außen so neblig?</hero>, fragte {hero}. <hero>Hat die jemand angehaucht?</hero>'],
  answer: [
    '{hero} wischte eine Stelle blank und tropfte Wasser darauf. Auf dem Nebel rollte der Tropfen ab. Es ist Wachs, das die Pflaume selbst macht. Es hält die Nässe draußen und den Saft drinnen.',
  ],
};
