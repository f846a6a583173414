import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  passage: [
    'La haie du parc avait un trou de lièvre. {hero} y [passa|a passé] la tête, et le reste [suivit|a suivi], {to_setting}.',
    'Une feuille morte [frappa|a frappé] à la vitre. {hero} lui [ouvrit|a ouvert], et la forêt était juste derrière.',
    'Le tapis de la chambre avait des feuilles au bord. {hero_subj} en [souleva|a soulevé] une, et il faisait vert dessous.',
    'Un gland roulait sur le trottoir, tout seul, et il avait l’air pressé. {hero} [s’accroupit|s’est accroupi{hero_e}] pour voir, et les arbres [se levèrent|se sont levés].',
  ],
  arrive: [
    'Cela sentait le champignon et la terre noire. La mousse gardait la forme des pieds, et des feuilles se parlaient, tout en haut, à propos des passants.',
    'Une branche craquait, puis s’excusait. L’air sentait la noix, et la mousse cédait sous le pied comme un gâteau.',
    'Un oiseau posait la même question, un autre y répondait mal. La terre était tiède et sentait la noisette cassée.',
    'Il faisait frais comme dans une cave à pommes. Les aiguilles de pin cédaient sous le pied, et une source parlait bas.',
    { text: 'La mousse était molle. Crac, disait une branche. Pardon.', to: '3-5' },
    { text: 'Ça sentait le champignon. Les feuilles se parlaient tout bas.', to: '3-5' },
  ],
  image: [
    'La lumière tombait par pièces rondes. Un scarabée en poussait une devant lui.',
    'Un champignon avait une sonnette. Il fallait l’appuyer très bas.',
    'Une araignée avait mis sa toile à sécher. Il y pendait seize gouttes et une étoile.',
    'Deux limaces se croisaient sur une souche. Elles en avaient pour la matinée.',
  ],
  meet: [
    'Un hérisson [sortit|est sorti] d’un tas de feuilles, dont il avait gardé les plus belles. <helper>{helper}</helper>, [dit|a dit] le hérisson. <helper>Approchez, mais avec réflexion.</helper>',
    '<helper>Aïe</helper>, [dit|a dit] une châtaigne, mais c’était un hérisson. <helper>{helper}. Pardon pour les piquants. Ils ne sont pas contre vous.</helper>',
    'Une pelote d’aiguilles [descendit|a descendu] la pente, et [s’ouvrit|s’est ouverte] en bas. <helper>{helper}, hérisson</helper>, [dit-elle|a-t-elle dit]. <helper>C’est plus vite, mais on voit tout tourner.</helper>',
    '<helper>Ne regardez pas, je me coiffe</helper>, [dit|a dit] un hérisson, une pomme de pin à la main. <helper>Ça y est. {helper}. C’était déjà comme ça avant.</helper>',
    {
      text: 'Un hérisson [sortit|est sorti] des feuilles, crrr. <helper>{helper}</helper>, [dit|a dit] le hérisson. <helper>Je pique un peu.</helper>',
      to: '3-5',
    },
    {
      text: 'Une boule [roula|a roulé], et [s’ouvrit|s’est ouverte]. <helper>Bonjour, {helper}</helper>, [dit|a dit] la boule. C’était un hérisson.',
      to: '3-5',
    },
  ],
  way: [
    'D’une pièce de lumière à l’autre, il y avait un pas. {helper} marchait en zigzag, et disait que c’était tout droit, mais pour un hérisson.',
    'Le sous-bois n’avait pas de numéros. {helper} ramassait des faînes, une pour lui, une pour plus tard.',
    'Il y avait des pierres plates, une pour chaque pas, et il en manquait. {helper} servait de pierre, si l’on demandait.',
    'Les arbres se poussaient un peu pour laisser passer. {helper} disait merci au mauvais, et le mauvais rougissait.',
  ],
  still: [
    'Le vent tenait une feuille et ne la lâchait pas. La mousse buvait les bruits, un par un.',
    'Un pic tenait sa tête en arrière, et ne frappait pas.',
    'Une fougère [pencha|a penché] la tête. Rien d’autre, dans tout le bois, n’avait bougé.',
    'Les feuilles avaient fini leur phrase. Il tombait un peu de jour, et pas plus.',
  ],
  gift: [
    '{helper} [décrocha|a décroché] de son dos sa plus belle feuille, rouge avec un bord d’or. <helper>Elle ne pique pas. J’ai vérifié.</helper>',
    '{helper} [offrit|a offert] une feuille rouge, portée sur le dos. <helper>Elle a deux trous. C’est signé.</helper>',
  ],
  homeward: [
    'Le trou de lièvre était toujours là. La tête [passa|est passée] la première, et l’odeur de mousse la dernière.',
    'La forêt [recula|a reculé] d’un arbre à chaque pas, jusqu’à la vitre.',
    'La feuille [retomba|est retombée], et ce n’était plus qu’un bord de tapis. La chambre sentait la mousse.',
    'Les arbres [s’assirent|se sont assis], un par un, jusqu’au trottoir. Le gland avait pris racine dans une poche.',
  ],
  question: ['<hero>Comment un arbre boit-il, s’il n’a pas de bouche ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] une fleur blanche dans de l’eau bleue, et peu à peu les pétales [bleuirent|ont bleui]. L’eau montait par de tout petits tuyaux. Un arbre en a aussi, depuis les racines jusqu’aux feuilles.',
  ],
  play: [
    'Dans le couloir, les manteaux étaient des arbres, et leurs manches des branches. Le parapluie avait un visage de chaque côté.',
    'La couverture verte [couvrit|a couvert] trois chaises, et la forêt [commença|a commencé]. Une brosse à chaussures y vivait sous les feuilles.',
  ],
  unplay: [
    'À l’heure du souper, la forêt [retrouva|a retrouvé] ses boutons et ses poches. Un arbre sentait la pluie de ce matin.',
    'Les chaises [sortirent|sont sorties] du bois et [se rangèrent|se sont rangées] autour de la table. La brosse dormait déjà.',
  ],
};
