import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  title: ['L’étagère du haut', '{hero} et la prune la plus mûre'],
  passage: [
    'L’autobus s’arrêtait devant la porte verte. Il suffisait ensuite de tirer la chaîne, et la cloche disait qu’on était {at_setting}.',
  ],
  arrive: ['Ça sentait la cire et la confiture. Le parquet répondait à chaque pas, et la pendule prenait son élan avant de sonner.'],
  image: ['Dans une boîte en fer, il y avait six cents boutons. Un seul était en forme d’ancre.'],
  meet: [
    'Le vieux chien [leva|a levé] une paupière, puis l’autre. <companion>{helper} te dit bonjour,</companion> [dit|a dit] {companion}. <companion>Il fait ça avec le bout de la queue, pour ne pas se fatiguer.</companion>',
  ],
  task: [
    '<companion>La prune, la dernière, est tout là-haut,</companion> [dit|a dit] {companion}. <companion>Mamie l’a mise à l’abri des guêpes. Demain elle sera trop mûre. Et il y a l’étagère.</companion>',
  ],
  way: [
    'On [traversa|a traversé] la cuisine, le couloir aux photos et la pièce où l’on ne met pas les pieds. {helper} y [mit|a mis] les siens.',
  ],
  obstacle: ['L’étagère montait jusqu’au plafond, pleine de bocaux. Il n’y avait pas un bocal qui ne tienne à un autre.'],
  stuck: ['Un couvercle [roula|a roulé], longtemps, comme font les couvercles. Dans la cuisine, on [cessa|a cessé] de touiller.'],
  still: ['La pendule [prit|a pris] son élan, et [changea|a changé] d’avis.'],
  open: [
    'La prune était dans la main, enfin, tiède et ronde, avec une goutte de sucre au bord. On [la mangea|l’a mangée] sur la marche, et le noyau [passa|est passé] de joue en joue.',
  ],
  gift: [
    'Mamie [prit|a pris] dans la boîte une recette écrite à l’encre violette. <companion>C’est pour quand il y en aura cent,</companion> [lut|a lu] {companion} au dos. Il y avait une tache de confiture en guise de signature.',
  ],
  homeward: ['{helper} [vint|est venu] jusqu’à la porte verte, et la cloche [dit|a dit] au revoir avec le même mot.'],
  question: ['<hero>Pourquoi les fruits deviennent-ils sucrés en mûrissant ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [goûta|a goûté] une banane verte, puis une tachetée. La verte collait aux dents, comme de la farine. En mûrissant, le fruit change sa farine en sucre.',
  ],
};
