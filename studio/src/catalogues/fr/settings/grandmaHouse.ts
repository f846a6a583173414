import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  passage: [
    'L’autobus s’arrêtait devant la porte verte. Il suffisait ensuite de tirer la chaîne, et la cloche disait à tous qui était {at_setting}.',
    'Mamie habitait au bout d’une rue qui monte. On la voyait de loin, elle secouait toujours un chiffon à la fenêtre.',
    'La clé de Mamie était sous le troisième pot, comme pour tout le monde. {hero_subj} [frappa|a frappé] quand même.',
    'Dans la poche, il y avait une liste de Mamie : amener du pain, deux oignons, et {hero}.',
  ],
  arrive: [
    'Ça sentait la cire et la confiture. Le parquet répondait à chaque pas, et le buffet tremblait à chaque autobus.',
    'Une bobine [roula|a roulé] jusque dans la cuisine. Ça sentait le linge repassé, et le fauteuil gardait un creux tiède.',
    'Une radio parlait toute seule dans la cuisine. Cela sentait la pomme et la naphtaline, et le tapis étouffait les chaussures.',
    'La marche de pierre était fraîche et creuse. De l’intérieur venaient un bruit de machine à coudre et une odeur de thym.',
    { text: 'Ça sentait la confiture. Le parquet disait couic.', to: '3-5' },
    { text: 'Le fauteuil était tiède. La pendule faisait cloc.', to: '3-5' },
  ],
  image: [
    'Dans une boîte en fer, il y avait six cents élastiques. Un seul était rouge.',
    'Le calendrier était de l’an dernier. Mamie le gardait pour les photos de chats.',
    'Sur le buffet, onze photos souriaient, et la douzième faisait la grimace. C’était Mamie, à six ans.',
    'Un tricot attendait sur le fauteuil, les aiguilles croisées. Il lui manquait encore un bras.',
  ],
  meet: [
    'Le vieux chien [leva|a levé] une paupière, puis l’autre. <companion>{helper} te dit bonjour</companion>, [dit|a dit] {companion}. <companion>Il fait ça avec le bout de la queue, pour ne pas se fatiguer.</companion>',
    'Sous la table, il y [eut|a eu] un soupir. <companion>{helper} a quatorze ans</companion>, [dit|a dit] {companion}. C’était un vieux chien, et il pesait exactement sur les pieds.',
    'Un coussin [remua|a remué] la queue. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il est chien depuis très longtemps, alors maintenant il se repose d’être chien.</companion>',
    'Le vieux chien était couché en travers de la porte, comme un boudin contre le froid. <companion>Il faut dire bonjour à {helper} du côté gauche</companion>, [dit|a dit] {companion}. <companion>De l’autre, il n’entend que le fromage.</companion>',
    {
      text: 'Un coussin [bâilla|a bâillé]. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. C’était un vieux chien.',
      to: '3-5',
    },
    {
      text: 'Le vieux chien [remua|a remué] le bout de la queue. <companion>{helper} te dit bonjour</companion>, [dit|a dit] {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait traverser la cuisine, le couloir aux photos et la pièce où l’on ne met pas les pieds. {hero_subj} y [mit|a mis] les talons seulement.',
    'Dans l’arrière-cuisine, les oignons pendaient en tresses. Au passage, {hero_subj} en [salua|a salué] une.',
    'L’escalier avait une rampe polie par trois générations de pantalons. Pour monter, elle servait beaucoup moins.',
    'Le chemin le plus court passait par la véranda, entre les géraniums. Le plus court sentait fort.',
  ],
  still: [
    'Le parquet [prit|a pris] son élan pour craquer, et [changea|a changé] d’avis.',
    'Une mouche se frottait les mains sur le bord du sucrier.',
    'Dans la cuisine, une casserole avait fini de sécher. Une goutte restait sur le bord, et réfléchissait.',
    'Un fauteuil avait craqué d’une patte. Le reste de la maison ne bougeait plus.',
  ],
  gift: [
    'Mamie [prit|a pris] dans un tiroir une recette écrite à l’encre violette. <companion>Pour quand tu auras grand faim</companion>, [lut|a lu] {companion} au dos. Il y avait une tache de confiture en guise de signature.',
    'Sur le dos d’une enveloppe, Mamie avait écrit une recette. Il y manquait les quantités. <companion>Elle dit qu’on sentira</companion>, [dit|a dit] {companion}.',
  ],
  homeward: [
    '{helper} [vint|est venu] jusqu’à la porte verte, et la cloche [dit|a dit] au revoir avec le même mot.',
    'Mamie [secoua|a secoué] un torchon à la fenêtre, jusqu’au tournant.',
    'La clé dormait sous le troisième pot. Tout le monde le savait, et il n’était jamais rien arrivé.',
    'Sur la liste de Mamie, tout était barré, sauf une ligne. Elle disait : revenir.',
  ],
  question: [
    '<hero>Pourquoi les fruits deviennent-ils sucrés en mûrissant ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [goûta|a goûté] une banane verte, puis une tachetée. La verte collait aux dents, comme de la farine. En mûrissant, le fruit change sa farine en sucre.',
  ],
};
