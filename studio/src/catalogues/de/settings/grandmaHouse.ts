import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  title: ['Die letzte Pflaume bei Oma', '{hero}, ein alter Hund und das hohe Regal'],
  passage: [
    'Bis zu Oma waren es vier Haltestellen und ein Gartentor, das quietschte. Am Quietschen hörte Oma, wer kam.',
    '{hero_subj} durfte klingeln, zweimal kurz und einmal lang. Das hieß bei Oma: Setz das Wasser auf.',
  ],
  arrive: [
    'Es roch nach Bohnerwachs und Marmelade. Die Standuhr ließ sich Zeit, und die Ofenbank war warm.',
    'Die Diele knackte zur Begrüßung. In der Küche blubberte etwas, und die Luft war warm und süß.',
  ],
  image: [
    'In einer Dose lagen lauter Knöpfe, und zu jedem hatte es einmal einen Mantel gegeben.',
    'Auf der Anrichte stand ein Porzellanhase, dem fehlte seit immer ein Ohr.',
  ],
  meet: [
    {
      text: 'Vor dem Ofen lag der alte Hund und klopfte einmal mit dem Schwanz. <companion>{helper} sagt Guten Tag</companion>, erklärte {companion}. <companion>Zweimal Klopfen gibt es nur sonntags.</companion>',
      from: '6-8',
    },
    'Der alte Hund hob den Kopf von der Decke und ließ ihn wieder sinken. <companion>{helper} freut sich sehr</companion>, sagte {companion}. <companion>Mehr geht heute nicht.</companion>',
  ],
  task: [
    {
      text: '<companion>Oma braucht die Pflaume für den Kuchen</companion>, sagte {companion}. <companion>Es ist die letzte, und Besuch kommt vor dem Abend. Sie liegt da oben auf dem Regal.</companion>',
      from: '6-8',
    },
    '<companion>Da oben liegt die letzte Pflaume</companion>, sagte {companion}. <companion>Oma will sie noch heute für den Kuchen. Nur ist das Regal so hoch.</companion>',
  ],
  way: [
    'Sie gingen durch die Stube, am Sofa mit den Fransen vorbei. {helper} stand auf, ging mit und legte sich wieder hin.',
    'Sie gingen durch die Speisekammer, wo das Licht eine Schnur hatte. Jeder durfte einmal ziehen.',
  ],
  obstacle: [
    'Das Regal reichte fast bis zur Decke. Ganz oben, neben den Einmachgläsern, schimmerte etwas Violettes.',
    {
      text: 'Sie standen vor dem Regal und legten den Kopf in den Nacken. Es hatte mehr Bretter, als man braucht.',
      from: '6-8',
    },
  ],
  stuck: [
    'Ein Glas wackelte und entschied sich, doch stehen zu bleiben. {helper} war vorsichtshalber unter den Tisch gegangen.',
    'Der Hocker kippelte. Von oben fiel ein Deckel und drehte sich noch lange auf dem Boden.',
  ],
  still: [
    'Die Standuhr holte Luft zwischen Tick und Tack. Oma strickte nebenan und fragte nichts.',
    'In der Dose mit den Knöpfen rutschte einer nach. Sonst war Ruhe.',
  ],
  open: [
    {
      text: 'Das Regal war nun kein Berg mehr. Die Pflaume lag in der Hand, dick und kühl, mit einem Hauch wie Nebel darauf.',
      from: '6-8',
    },
    'Eine Hand reichte, ganz oben, am Rand vom Regal. Die Pflaume war noch warm vom Tag.',
  ],
  gift: [
    {
      text: 'Oma nahm einen Zettel aus der Dose. Es war das Rezept, mit drei alten Flecken. <companion>Das gehört jetzt dir</companion>, sagte {companion} zu {hero}, und Oma nickte.',
      from: '6-8',
    },
    'Oma schrieb etwas ab, in runder Schrift, und {companion} brachte es {hero}. Es war das Rezept, und unten stand: reichlich.',
  ],
  homeward: [
    'Das Gartentor quietschte noch einmal. {helper} brachte sie bis zum Zaun, das war für einen alten Hund sehr weit.',
    'Oma stand am Tor, bis sie um die Ecke waren. Danach stand bestimmt noch der Hund da.',
  ],
  question: [
    '<hero>Warum ist die Pflaume außen so neblig?</hero>, fragte {hero_subj}. <hero>Hat die jemand angehaucht?</hero>',
  ],
  answer: [
    '{hero_subj} wischte eine Stelle blank und tropfte Wasser darauf. Auf dem Nebel rollte der Tropfen ab. Es ist Wachs, das die Pflaume selbst macht. Es hält die Nässe draußen und den Saft drinnen.',
  ],
};
