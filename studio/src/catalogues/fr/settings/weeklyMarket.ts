import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  title: ['Le panier d’en face', '{hero} et la file sans fin'],
  passage: [
    'Le samedi, la rue changeait de nom et s’appelait le marché. {hero_subj} [suivit|a suivi] un poireau qui dépassait d’un cabas.',
    'On [entendit|a entendu] le marché deux rues avant. {hero_subj} [suivit|a suivi] quelqu’un qui portait des fleurs sur la tête.',
  ],
  arrive: [
    'Ça sentait la pêche et le café. Des pièces tintaient, une caisse claquait, et quelqu’un criait le prix des fraises comme si c’était une bonne nouvelle.',
    'Le pavé était glissant de feuilles. Une volaille rôtissait, un couvercle tombait, et tout le monde disait : et avec ça ?',
  ],
  image: [
    'Sur une balance, une seule cerise pesait. L’aiguille prenait cela au sérieux.',
    'Un chien très petit gardait un potiron très gros.',
  ],
  meet: [
    'Derrière les pommes se tenait une marchande avec des mitaines. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Moi, je goûte tout avant. C’est pour ça que j’ai bonne mine.</helper>',
    '<helper>Goûte</helper>, [dit|a dit] une marchande, et elle [tendit|a tendu] une olive. <helper>{helper}. Maintenant que tu as goûté, on se connaît.</helper>',
  ],
  task: [
    '<helper>Le panier du vieux monsieur est resté au stand d’en face</helper>, [dit|a dit] {helper}. <helper>Ses œufs sont dedans, et le temps se gâte. Je ne peux pas lâcher la caisse, et entre nous, il y a la file.</helper>',
    '<helper>On a oublié un panier sous mon banc d’hier</helper>, [dit|a dit] {helper}. <helper>C’est la place d’en face, aujourd’hui. Il faut le reprendre avant l’averse, et personne ne veut perdre son tour.</helper>',
  ],
  way: [
    'On [se faufila|s’est faufilé] entre les cabas, puis sous les étals, là où vivent les feuilles de chou.',
    'On [se glissa|s’est glissé] entre les choux-fleurs et les fromages, en retenant le nez.',
  ],
  obstacle: [
    'La file d’attente tournait trois fois autour de la place. Elle ne laissait passer ni vélo ni pardon.',
    'La file d’attente n’avait ni début ni fin. Elle avait surtout des coudes.',
  ],
  stuck: [
    'La file [avança|a avancé] d’un pas, exprès, pour boucher le trou.',
    '<helper>La file a grandi</helper>, [dit|a dit] {helper}. On [recula|a reculé] de trois personnes sans avoir bougé.',
  ],
  still: [
    'Une pomme [roula|a roulé] d’un tas, [s’arrêta|s’est arrêtée] au bord et [regarda|a regardé] en bas.',
    'Une balance se balançait. Elle ne savait plus pour qui.',
  ],
  open: [
    'La file [s’ouvrit|s’est ouverte] comme un gilet, bouton après bouton. Le panier était sous la table, tous les œufs entiers. Le vieux monsieur attendait au bout, le chapeau à la main, avec la place de dire merci.',
    'Un pas à gauche, un pas à droite, et la file avait fait une porte. Le panier était là, avec un chaton dedans, qui n’était pas prévu. On [rapporta|a rapporté] les deux.',
  ],
  gift: [
    '{helper} [remplit|a rempli] un petit sachet et en [tourna|a tourné] les coins. <helper>Pépins de tout. On verra bien ce que ça donne.</helper>',
    '{helper} [choisit|a choisi] un sachet brun et [souffla|a soufflé] dedans pour l’ouvrir. <helper>Trois graines. Une pour toi, une pour l’oiseau, une pour voir.</helper>',
  ],
  homeward: [
    'On [rentra|est rentré] avec les premières gouttes, en mangeant une pêche au-dessus du caniveau.',
    'La pluie [arriva|est arrivée] sur les toiles, et l’on [rentra|est rentré] sous un cageot.',
  ],
  question: [
    '<hero>Comment savoir si une pêche est mûre sans la mordre ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [prit|a pris] trois pêches, les yeux fermés. La dure ne sentait rien. La molle sentait de loin. En mûrissant, le fruit fabrique son odeur, pour qu’on vienne.',
  ],
};
