import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['Le ballon au plafond', '{hero} et la chaise qui manquait'],
  passage: [
    'On entendait la fête depuis le coin de la rue. {hero_subj} [serra|a serré] le paquet et [compta|a compté] les numéros.',
    'Il y avait des ballons à la grille, et une flèche en serviettes. {hero_subj} [suivit|a suivi] les serviettes.',
  ],
  arrive: [
    'Ça sentait l’allumette et le glaçage. Du papier se déchirait partout, et quelqu’un soufflait dans un mirliton avec une grande constance.',
    'Le sol collait un peu. Des rires arrivaient par paquets, et quelque chose fondait, au chocolat.',
  ],
  image: [
    'Autour de la table, il y avait onze assiettes et dix chaises. Le gâteau était le seul à ne s’être aperçu de rien.',
    'Un petit garçon dormait sous les manteaux, une couronne sur le nez.',
  ],
  meet: [
    'Un chiot [passa|est passé] sous la nappe avec un chapeau pointu. <companion>C’est {helper}, le chien d’à côté</companion>, [dit|a dit] {companion}. <companion>Il n’est pas invité. Il est venu quand même.</companion>',
    '<companion>Attention au gâteau !</companion> [dit|a dit] {companion}. Un chiot était assis devant, très droit. C’était {helper}, et il surveillait surtout la crème.',
  ],
  task: [
    '<companion>Le ballon rouge est attaché au lustre</companion>, [dit|a dit] {companion}. <companion>C’est le dernier, et il faut le donner avant qu’on sonne. Mais regarde ce nœud.</companion>',
    '<companion>Il reste un ballon pour celui dont c’est la fête</companion>, [dit|a dit] {companion}. <companion>Mais il est noué là-haut. Les parents sonnent dans un quart d’heure.</companion>',
  ],
  way: [
    'On [passa|est passé] entre les jambes, les rubans et trois disputes. {helper} ouvrait la route, le nez dans les miettes.',
    'On [traversa|a traversé] la danse des chaises. {helper} en [gagna|a gagné] une.',
  ],
  obstacle: [
    'Le nœud était gros comme une noix. Quelqu’un l’avait fait, quelqu’un l’avait refait, et quelqu’un avait renoncé.',
    'Le nœud avait été fait par quelqu’un qui ne voulait pas que ça s’en aille.',
  ],
  stuck: [
    'Le nœud [se serra|s’est serré]. Une guirlande [descendit|est descendue], mollement, sur le gâteau.',
    'Le ruban [se tortilla|s’est tortillé]. Cela faisait maintenant deux nœuds, et un ballon qui ricanait.',
  ],
  still: [
    'La musique s’était arrêtée, et ceux qui dansaient restaient sur un pied.',
    'On avait soufflé les bougies. La fumée montait, bleue, et tout le monde la regardait.',
  ],
  open: [
    'Le nœud [glissa|a glissé], comme s’il n’avait jamais rien eu contre personne. Le ballon [descendit|est descendu] dans les bras de {hero}. Il était tiède, et il sentait la bougie.',
    'Le ruban [tomba|est tombé], tout droit, et le ballon [monta|est monté] d’un coup, juste assez pour qu’on l’attrape. On [chanta|a chanté], un peu faux, et c’était bien.',
  ],
  gift: [
    'Quand on [coupa|a coupé] le gâteau, il [resta|est resté] un bout de bougie, bleu, avec du sucre au pied. <companion>Celle du vœu</companion>, [dit|a dit] {companion}. <companion>C’est ta part.</companion>',
    '{companion} [souffla|a soufflé] sur un bout de bougie et l’[enveloppa|a enveloppé] dans une serviette. <companion>Il reste un vœu dedans</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    'Sur le chemin du retour, {helper} [suivit|a suivi] jusqu’au réverbère, son chapeau sur une oreille.',
    'On [partit|est parti] avec un sac de papier. Il était vide, mais il sentait la fête.',
  ],
  question: ['<hero>Pourquoi la flamme s’éteint-elle quand on souffle ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] un verre sur une bougie, et la flamme [mourut|est morte] toute seule. Il lui faut de l’air neuf et de la chaleur. Souffler, c’est emporter la chaleur d’un coup.',
  ],
};
