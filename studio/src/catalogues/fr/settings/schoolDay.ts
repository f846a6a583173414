import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  passage: [
    'Le chemin de l’école avait deux feux, un chien et une côte. {hero_subj} le connaissait si bien qu’on pouvait penser à autre chose.',
    'La cloche [sonna|a sonné] deux fois, une fois pour les rapides et une fois pour {hero}.',
    'Le cartable pesait un dictionnaire de plus que d’habitude. {hero_subj} [changea|a changé] d’épaule à chaque lampadaire.',
    'Il avait plu sur la marelle. Le ciel y était, mais il fallait sauter par-dessus.',
  ],
  arrive: [
    'Ça sentait la craie et les manteaux mouillés. Des chaises raclaient, un sifflet appelait au loin, et la table gardait sous le coude les initiales d’un autre.',
    'Le couloir sentait le savon et la pomme. Cent fermetures éclair descendaient, et une porte battait la mesure.',
    'Quarante parapluies gouttaient dans un seau. Le couloir sentait la gomme, et une chaise criait au premier étage.',
    'Le radiateur faisait clong. Cela sentait la peinture et le pain du goûter, et des semelles couinaient sur le lino.',
    { text: 'Ça sentait la craie. Zip, zip, faisaient les manteaux.', to: '3-5' },
    { text: 'La table était froide. Une chaise faisait crrr.', to: '3-5' },
  ],
  image: [
    'Au tableau, il y avait un soleil à la craie. Il portait une cravate.',
    'Sur un portemanteau, une moufle était accrochée par le pouce.',
    'Sur la porte, quarante crochets portaient un dessin. Le hérisson avait le plus gros manteau.',
    'Dans un pot de yaourt, une lentille avait poussé. Elle avait son nom sur une étiquette, et elle le dépassait.',
  ],
  meet: [
    'Une nouvelle camarade se tenait près du radiateur, le sac encore sur le dos. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Dans mon ancienne école, on disait bonjour avec le pied.</helper>',
    '<helper>Cette place est à quelqu’un ?</helper> [demanda|a demandé] une nouvelle camarade. <helper>Moi, c’est {helper}. J’ai changé trois fois d’école. Je reconnais les bons radiateurs.</helper>',
    '<helper>Je cherche la place qui ne grince pas</helper>, [dit|a dit] une nouvelle camarade, et elle en était à la douzième. <helper>Moi, c’est {helper}.</helper>',
    'Une nouvelle camarade avait deux pulls et une tache d’encre. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>La tache était déjà là dans l’autre école. Elle me suit.</helper>',
    {
      text: 'Une nouvelle gardait son sac sur le dos. <helper>{helper}</helper>, [dit|a dit] la nouvelle, avec le pied.',
      to: '3-5',
    },
    {
      text: 'Près du radiateur, il y avait une nouvelle. <helper>Moi, {helper}</helper>, [dit|a dit] la nouvelle. <helper>Il chauffe.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait traverser la classe, entre les cartables. {helper} essayait chaque chaise du bout du doigt.',
    'Entre les tables, un pied dépassait dans l’allée, puis un autre pied. {hero_subj} les [salua|a salués] tous les deux.',
    'Le rang avançait comme une chenille. {helper} était la patte d’à côté.',
    'Il fallait passer devant la porte de la directrice, sur la pointe des pieds. {helper} avait des chaussures qui disaient tout.',
  ],
  still: [
    'La craie s’était arrêtée. Derrière la vitre, la pluie écrivait une ligne et l’effaçait.',
    'Un taille-crayon s’était tu. Le soleil avait atteint la mappemonde.',
    'L’horloge [sauta|a sauté] une minute, toc, et [reprit|a repris] son air de rien.',
    'Un crayon roulait sur une table. Toute la classe attendait de savoir où.',
  ],
  gift: [
    '{helper} [glissa|a glissé] dans la trousse de {hero} un petit mot, plié trois fois. Il n’y avait dessus qu’un dessin : deux pieds qui se disaient bonjour.',
    'À la sortie, {hero} [trouva|a trouvé] dans sa poche un petit mot. <helper>Lis-le demain</helper>, [dit|a dit] {helper}. Il disait : à demain.',
  ],
  homeward: [
    'Les feux étaient verts, tous les deux. Le chien [remua|a remué] la queue un peu avant l’heure.',
    'La cloche [sonna|a sonné] une seule fois, et tout le monde l’[entendit|a entendue].',
    'Le cartable pesait moins qu’au matin, et il n’y manquait rien. C’était le goûter.',
    'La marelle avait séché. {hero_subj} [finit|a fini] au ciel, puis {hero_subj} [rentra|est rentré{hero_e}] goûter.',
  ],
  question: ['<hero>Pourquoi les noms de famille sont-ils si bizarres ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fit|a fait] le tour de la classe avec une liste. Il y avait un Boulanger, un Petit, une Dubois et une Fontaine. Autrefois, on nommait les gens par leur métier, leur taille ou leur maison.',
  ],
  play: [
    'La cour avait un arbre et quatre bancs. {hero_subj} [entra|est entré{hero_e}] par le côté du banc le plus froid.',
    'Devant la grille, les cartables faisaient la queue tout seuls. {hero_subj} [posa|a posé] le sien derrière les autres.',
  ],
  unplay: [
    'Les cartables [repartirent|sont repartis], plus lourds d’un livre. Il était l’heure du goûter.',
    'La grille [grinça|a grincé] derrière le dernier manteau. À la maison, la soupe chauffait déjà.',
  ],
};
