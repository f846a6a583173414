import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['L’arbre qui posait des questions', '{hero} et le chemin roulé'],
  passage: [
    'La haie du parc avait un trou de lièvre. {hero} y [passa|a passé] la tête, et le reste [suivit|a suivi], {to_setting}.',
    'Une feuille morte [frappa|a frappé] à la vitre. {hero} lui [ouvrit|a ouvert], et la forêt était juste derrière.',
  ],
  arrive: [
    'Cela sentait le champignon et la terre noire. La mousse gardait la forme des pieds, et des feuilles se parlaient, tout en haut, à propos de quelqu’un.',
    'Une branche craquait, puis s’excusait. L’air sentait la noix, et la mousse cédait sous le pied comme un gâteau.',
  ],
  image: [
    'La lumière tombait par pièces rondes. Un scarabée en poussait une devant lui.',
    'Un champignon avait une cheminée. Il en sortait une fumée toute droite.',
  ],
  meet: [
    'Un hérisson [sortit|est sorti] d’un tas de feuilles, dont il avait gardé les plus belles. <helper>{helper}</helper>, [dit|a dit] le hérisson. <helper>Approchez, mais avec réflexion.</helper>',
    '<helper>Aïe</helper>, [dit|a dit] une châtaigne, mais c’était un hérisson. <helper>{helper}. Pardon pour les piquants. Ils ne sont pas contre vous.</helper>',
  ],
  task: [
    '<helper>Le chemin du retour s’est sauvé</helper>, [dit|a dit] {helper}. <helper>Il va dormir derrière l’arbre à énigmes. À la nuit, il s’enroule, et plus personne ne rentre.</helper>',
    '<helper>Le chemin n’est plus là</helper>, [dit|a dit] {helper}. <helper>Il s’enroule pour la nuit, derrière l’arbre à énigmes. Il faut le réveiller tant qu’on y voit.</helper>',
  ],
  way: [
    'On [alla|est allé] d’une pièce de lumière à l’autre. {helper} marchait en zigzag, et disait que c’était tout droit, mais pour un hérisson.',
    'On [marcha|a marché] là où il y avait le moins de rien. {helper} ramassait des faînes, une pour lui, une pour plus tard.',
  ],
  obstacle: [
    'L’arbre à énigmes avait une porte dans le tronc et pas de poignée. Il posait une question à la fois, et il avait tout son temps.',
    'L’arbre à énigmes avait deux nœuds en guise d’yeux. <helper>Il te regarde</helper>, [dit|a dit] {helper}.',
  ],
  stuck: [
    'L’arbre [croisa|a croisé] deux branches. Une noisette [tomba|est tombée] sur la tête de quelqu’un, et ce n’était pas un hasard.',
    'L’arbre [posa|a posé] une autre question. Elle était faite avec la première.',
  ],
  still: [
    'Le vent tenait une feuille et ne la lâchait pas. La mousse buvait les bruits, un par un.',
    'Un pic tenait sa tête en arrière, et ne frappait pas.',
  ],
  open: [
    'La porte [bâilla|a bâillé] dans le tronc. Le chemin dormait derrière, roulé comme un chat. Il [s’étira|s’est étiré], [se déplia|s’est déplié], et [fila|a filé] entre les arbres, droit vers la maison.',
    'L’écorce [se plissa|s’est plissée] : l’arbre souriait. Une porte [parut|a paru], et derrière, le chemin [leva|a levé] le nez, [secoua|a secoué] ses cailloux et [vint|est venu].',
  ],
  gift: [
    '{helper} [décrocha|a décroché] de son dos sa plus belle feuille, rouge avec un bord d’or. <helper>Elle ne pique pas. J’ai vérifié.</helper>',
    '{helper} [offrit|a offert] une feuille rouge, portée sur le dos. <helper>Elle a deux trous. C’est signé.</helper>',
  ],
  homeward: [
    'Le chemin marchait devant et se retournait de temps en temps, comme un chien qui connaît la promenade.',
    'La forêt [recula|a reculé] d’un arbre à chaque pas, jusqu’à la vitre.',
  ],
  question: ['<hero>Comment un arbre boit-il, s’il n’a pas de bouche ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] une fleur blanche dans de l’eau bleue, et peu à peu les pétales [bleuirent|ont bleui]. L’eau montait par de tout petits tuyaux. Un arbre en a aussi, depuis les racines jusqu’aux feuilles.',
  ],
};
