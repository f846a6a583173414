import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['L’arbre qui posait des questions', '{hero} et le chemin roulé'],
  passage: ['La haie du parc avait un trou de lièvre. {hero} y [passa|a passé] la tête, et le reste [suivit|a suivi], {to_setting}.'],
  arrive: [
    'Cela sentait le champignon et la terre noire. La mousse gardait la forme des pieds, et des feuilles se parlaient, tout en haut, à propos de quelqu’un.',
  ],
  image: ['La lumière tombait par pièces rondes. Un scarabée en poussait une devant lui.'],
  meet: [
    'Un hérisson [sortit|est sorti] d’un tas de feuilles, dont il avait gardé les plus belles. <helper>{helper},</helper> [dit|a dit] le hérisson. <helper>Approchez, mais avec réflexion.</helper>',
  ],
  task: [
    '<helper>Le chemin du retour s’est sauvé,</helper> [dit|a dit] {helper}. <helper>Il va dormir derrière l’arbre à énigmes. À la nuit, il s’enroule, et plus personne ne rentre.</helper>',
  ],
  way: [
    'On [alla|est allé] d’une pièce de lumière à l’autre. {helper} marchait en zigzag, et disait que c’était tout droit, mais pour un hérisson.',
  ],
  obstacle: [
    'L’arbre à énigmes avait une porte dans le tronc et pas de poignée. Il posait une question à la fois, et il avait tout son temps.',
  ],
  stuck: [
    'L’arbre [croisa|a croisé] deux branches. Une noisette [tomba|est tombée] sur la tête de quelqu’un, et ce n’était pas un hasard.',
  ],
  still: ['Le vent tenait une feuille et ne la lâchait pas. La mousse buvait les bruits, un par un.'],
  open: [
    'La porte [bâilla|a bâillé] dans le tronc. Le chemin dormait derrière, roulé comme un chat. Il [s’étira|s’est étiré], [se déplia|s’est déplié], et [fila|a filé] entre les arbres, droit vers la maison.',
  ],
  gift: [
    '{helper} [décrocha|a décroché] de son dos sa plus belle feuille, rouge avec un bord d’or. <helper>Elle ne pique pas,</helper> [dit|a dit] {helper}. <helper>J’ai vérifié.</helper>',
  ],
  homeward: ['Le chemin marchait devant et se retournait de temps en temps, comme un chien qui connaît la promenade.'],
  question: ['<hero>Comment un arbre boit-il, s’il n’a pas de bouche ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] une fleur blanche dans de l’eau bleue, et peu à peu les pétales [bleuirent|ont bleui]. L’eau montait par de tout petits tuyaux. Un arbre en a aussi, depuis les racines jusqu’aux feuilles.',
  ],
};
