import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  title: ['L’étagère du haut', '{hero} et la prune la plus mûre'],
  passage: [
    'L’autobus s’arrêtait devant la porte verte. Il suffisait ensuite de tirer la chaîne, et la cloche disait qu’on était {at_setting}.',
    'Mamie habitait au bout d’une rue qui monte. On la voyait de loin, elle secouait toujours quelque chose à la fenêtre.',
  ],
  arrive: [
    'Ça sentait la cire et la confiture. Le parquet répondait à chaque pas, et la pendule prenait son élan avant de sonner.',
    'Un bouchon [sauta|a sauté] dans la cuisine. Ça sentait le linge repassé, et le fauteuil gardait un creux tiède.',
  ],
  image: [
    'Dans une boîte en fer, il y avait six cents boutons. Un seul était en forme d’ancre.',
    'Le calendrier était de l’an dernier. Mamie le gardait pour les chats.',
  ],
  meet: [
    'Le vieux chien [leva|a levé] une paupière, puis l’autre. <companion>{helper} te dit bonjour</companion>, [dit|a dit] {companion}. <companion>Il fait ça avec le bout de la queue, pour ne pas se fatiguer.</companion>',
    'Sous la table, quelque chose [soupira|a soupiré]. <companion>{helper} a quatorze ans</companion>, [dit|a dit] {companion}. C’était un vieux chien, et il pesait exactement sur les pieds.',
  ],
  task: [
    '<companion>La prune, la dernière, est tout là-haut</companion>, [dit|a dit] {companion}. <companion>Mamie l’a mise à l’abri des guêpes. Demain elle sera trop mûre. Et il y a l’étagère.</companion>',
    '<companion>La prune, regarde-la</companion>, [dit|a dit] {companion}. <companion>Mamie l’a posée en haut pour la fin du jour. C’est la fin du jour, presque. Il reste l’étagère.</companion>',
  ],
  way: [
    'On [traversa|a traversé] la cuisine, le couloir aux photos et la pièce où l’on ne met pas les pieds. {helper} y [mit|a mis] les siens.',
    'On [passa|est passé] par l’arrière-cuisine, où les oignons pendent. {helper} faisait l’arrière-garde.',
  ],
  obstacle: [
    'L’étagère montait jusqu’au plafond, pleine de bocaux. Il n’y avait pas un bocal qui ne tienne à un autre.',
    'L’étagère penchait un peu en avant, comme pour écouter. Les bocaux aussi.',
  ],
  stuck: [
    'Un couvercle [roula|a roulé], longtemps, comme font les couvercles. Dans la cuisine, on [cessa|a cessé] de touiller.',
    'Un bocal [avança|a avancé] d’un doigt. Cornichons, disait l’étiquette, d’un ton sec.',
  ],
  still: [
    'La pendule [prit|a pris] son élan, et [changea|a changé] d’avis.',
    'Une mouche se frottait les mains sur le bord du sucrier.',
  ],
  open: [
    'La prune était dans la main, enfin, tiède et ronde, avec une goutte de sucre au bord. On [la mangea|l’a mangée] sur la marche, et le noyau [passa|est passé] de joue en joue.',
    'Deux doigts, puis trois, et la prune était descendue. Elle était si mûre qu’elle [s’ouvrit|s’est ouverte] toute seule. Mamie [apporta|a apporté] trois cuillères, et [ne demanda|n’a] rien[| demandé].',
  ],
  gift: [
    'Mamie [prit|a pris] dans la boîte une recette écrite à l’encre violette. <companion>C’est pour quand il y en aura cent</companion>, [lut|a lu] {companion} au dos. Il y avait une tache de confiture en guise de signature.',
    'Sur le dos d’une enveloppe, Mamie avait écrit la recette. Il y manquait les quantités. <companion>Elle dit qu’on sentira</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    '{helper} [vint|est venu] jusqu’à la porte verte, et la cloche [dit|a dit] au revoir avec le même mot.',
    'Mamie [secoua|a secoué] un torchon à la fenêtre, jusqu’au tournant.',
  ],
  question: [
    '<hero>Pourquoi les fruits deviennent-ils sucrés en mûrissant ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [goûta|a goûté] une banane verte, puis une tachetée. La verte collait aux dents, comme de la farine. En mûrissant, le fruit change sa farine en sucre.',
  ],
};
