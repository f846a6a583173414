import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['Le ballon au plafond', '{hero} et la chaise qui manquait'],
  passage: ['On entendait la fête depuis le coin de la rue. {hero_subj} [serra|a serré] le paquet et [compta|a compté] les numéros.'],
  arrive: [
    'Ça sentait l’allumette et le glaçage. Du papier se déchirait partout, et quelqu’un soufflait dans un mirliton avec une grande constance.',
  ],
  image: ['Autour de la table, il y avait onze assiettes et dix chaises. Le gâteau était le seul à ne s’être aperçu de rien.'],
  meet: [
    'Un chiot [passa|est passé] sous la nappe avec un chapeau pointu. <companion>C’est {helper}, le chien d’à côté,</companion> [dit|a dit] {companion}. <companion>Il n’est pas invité. Il est venu quand même.</companion>',
  ],
  task: [
    '<companion>Le ballon rouge est attaché au lustre,</companion> [dit|a dit] {companion}. <companion>C’est le dernier, et il faut le donner avant qu’on sonne. Mais regarde ce nœud.</companion>',
  ],
  way: ['On [passa|est passé] entre les jambes, les rubans et trois disputes. {helper} ouvrait la route, le nez dans les miettes.'],
  obstacle: ['Le nœud était gros comme une noix. Quelqu’un l’avait fait, quelqu’un l’avait refait, et quelqu’un avait renoncé.'],
  stuck: ['Le nœud [se serra|s’est serré]. Une guirlande [descendit|est descendue], mollement, sur le gâteau.'],
  still: ['La musique s’était arrêtée, et ceux qui dansaient restaient sur un pied.'],
  open: [
    'Le nœud [glissa|a glissé], comme s’il n’avait jamais rien eu contre personne. Le ballon [descendit|est descendu] dans les bras de {hero}. Il était tiède, et il sentait la bougie.',
  ],
  gift: [
    'Quand on [coupa|a coupé] le gâteau, il [resta|est resté] un bout de bougie, bleu, avec du sucre au pied. <companion>Celle du vœu,</companion> [dit|a dit] {companion}. <companion>C’est ta part.</companion>',
  ],
  homeward: ['Sur le chemin du retour, {helper} [suivit|a suivi] jusqu’au réverbère, son chapeau sur une oreille.'],
  question: ['<hero>Pourquoi la flamme s’éteint-elle quand on souffle ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] un verre sur une bougie, et la flamme [mourut|est morte] toute seule. Il lui faut de l’air neuf et de la chaleur. Souffler, c’est emporter la chaleur d’un coup.',
  ],
};
