import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  passage: [
    'Le samedi, la rue changeait de nom et s’appelait le marché. {hero_subj} [prit|a pris] le cabas par une anse, et une grande main avait l’autre.',
    'Le marché s’entendait deux rues avant. {hero_subj} marchait à côté du panier de la maison, celui qui grince.',
    'La liste disait : radis, miel, surprise. {hero_subj} [demanda|a demandé] à voir la surprise d’abord, mais le cabas allait vers les radis.',
    'Le bus du marché avait plus de poireaux que de gens. À l’arrêt, ils [descendirent|sont descendus] tous ensemble.',
  ],
  arrive: [
    'Ça sentait la pêche et le café. Des pièces tintaient, une caisse claquait, et une voix criait le prix des fraises comme une bonne nouvelle.',
    'Le pavé était glissant de feuilles. Un cageot tombait, une cloche de vélo sonnait, et partout on disait : et avec ça ?',
    'Un maillet tapait sur une caisse, toc, toc, toc. Cela sentait le basilic et la rue mouillée.',
    'Des cagettes claquaient, et des abeilles faisaient leurs courses. Le melon se sentait de loin, le poisson de plus loin encore.',
    { text: 'Ça sentait la pêche. Cling, faisaient les sous.', to: '3-5' },
    { text: 'On criait : fraises ! Une feuille collait au pied.', to: '3-5' },
  ],
  image: [
    'Sur une balance, une seule cerise pesait. L’aiguille prenait cela au sérieux.',
    'Un chien très petit gardait un potiron très gros.',
    'Une carotte avait deux jambes, et elle les croisait.',
    'Sous un étal, un bébé et un chou se regardaient. Aucun des deux ne cédait.',
  ],
  meet: [
    'Derrière les pommes se tenait une marchande avec des mitaines. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Moi, je goûte tout avant. C’est pour ça que j’ai bonne mine.</helper>',
    '<helper>Goûte</helper>, [dit|a dit] une marchande, et elle [tendit|a tendu] une olive. <helper>{helper}. Maintenant que tu as goûté, on se connaît.</helper>',
    '<helper>Trois pommes et un compliment</helper>, [dit|a dit] une marchande, en pesant les pommes. <helper>Le compliment, je le garde. Moi, c’est {helper}.</helper>',
    'Une marchande empilait des citrons, et le dernier refusait. <helper>Celui-là, c’est le rebelle</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Je le vends à part.</helper>',
    {
      text: 'Une marchande posait un citron sur un citron. <helper>{helper}</helper>, [dit|a dit] la marchande. <helper>Ne respire pas.</helper>',
      to: '3-5',
    },
    {
      text: 'Derrière les pommes, il y avait un nez. C’était {helper}, la marchande. <helper>Tu goûtes ?</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait se faufiler entre les cabas, puis sous les étals, là où vivent les feuilles de chou.',
    'Le chemin passait entre les choux-fleurs et les fromages, en retenant le nez.',
    'Le passage était étroit entre la crémière et les tulipes. {helper} ouvrait la route avec un chou-fleur.',
    'Il fallait suivre l’odeur du pain, puis la lâcher à temps. {helper} montrait du menton, car ses mains étaient pleines.',
  ],
  still: [
    'Une pomme [roula|a roulé] d’un tas, [s’arrêta|s’est arrêtée] au bord et [regarda|a regardé] en bas.',
    'Une balance se balançait, et ne savait plus pour qui.',
    'Entre deux clients, la place reprenait son souffle. Une feuille de salade faisait le tour de la fontaine.',
    'La bâche ne claquait plus. Un moineau avait trouvé un petit pois, et il prenait son temps.',
  ],
  gift: [
    '{helper} [remplit|a rempli] un petit sachet et en [tourna|a tourné] les coins. <helper>Pépins de tout. On verra bien ce que ça donne.</helper>',
    '{helper} [choisit|a choisi] un sachet brun et [souffla|a soufflé] dedans pour l’ouvrir. <helper>Trois graines. Une pour toi, une pour l’oiseau, une pour voir.</helper>',
  ],
  homeward: [
    '{hero_subj} [rentra|est rentré{hero_e}] avec les premières gouttes, derrière un poireau qui dépassait du cabas.',
    'La pluie [arriva|est arrivée] sur les toiles, et tout le monde [rentra|est rentré] sous un cageot.',
    'Sur la liste, tout était barré. À côté de surprise, il y avait une tache de miel.',
    'Le bus du retour sentait la soupe avant qu’elle soit faite. Un poireau avait une place assise.',
  ],
  question: [
    '<hero>Comment savoir si une pêche est mûre sans la mordre ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [prit|a pris] trois pêches, les yeux fermés. La dure ne sentait rien. La molle sentait de loin. En mûrissant, le fruit fabrique son odeur, pour qu’on vienne.',
  ],
  play: [
    'À l’angle de la rue, un cageot vide avait l’air d’attendre. {hero_subj} [le suivit|l’a suivi] des yeux jusqu’au marché, sur la tête d’un monsieur.',
    'Il y avait un panier pour chacun, même pour les petits. {hero_subj} [balança|a balancé] le sien jusqu’à la place.',
  ],
  unplay: [
    'Le jet d’eau [passa|est passé] sur le pavé, et le marché [redevint|est redevenu] une rue. C’était l’heure de la soupe.',
    'Le panier [rentra|est rentré] plus lourd, avec des feuilles qui dépassaient. Sur la place, un pigeon [finit|a fini] le marché.',
  ],
};
