import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  title: ['Le panier d’en face', '{hero} et la file sans fin'],
  passage: [
    'Le samedi, la rue changeait de nom et s’appelait le marché. {hero_subj} [suivit|a suivi] un poireau qui dépassait d’un cabas.',
  ],
  arrive: [
    'Ça sentait la pêche et le café. On comptait des pièces à voix haute, une caisse claquait, et quelqu’un criait le prix des fraises comme si c’était une bonne nouvelle.',
  ],
  image: ['Sur une balance, une seule cerise pesait. L’aiguille prenait cela au sérieux.'],
  meet: [
    'Derrière les pommes se tenait une marchande avec des mitaines. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Moi, je goûte tout avant. C’est pour ça que j’ai bonne mine.</helper>',
  ],
  task: [
    '<helper>Le panier du vieux monsieur est resté au stand d’en face,</helper> [dit|a dit] {helper}. <helper>Ses œufs sont dedans, et le temps se gâte. Je ne peux pas lâcher la caisse, et entre nous, il y a la file.</helper>',
  ],
  way: [
    'On [se faufila|s’est faufilé] entre les cabas et les poussettes, sous les étals, où il fait frais et où vivent les feuilles de chou.',
  ],
  obstacle: ['La file d’attente tournait trois fois autour de la place. Elle ne laissait passer ni vélo ni pardon.'],
  stuck: ['La file [avança|a avancé] d’un pas, exprès, pour boucher le trou.'],
  still: ['Une pomme [roula|a roulé] d’un tas, [s’arrêta|s’est arrêtée] au bord et [regarda|a regardé] en bas.'],
  open: [
    'La file [s’ouvrit|s’est ouverte] comme un gilet, bouton après bouton. Le panier était sous la table, tous les œufs entiers. Le vieux monsieur attendait au bout, le chapeau à la main, avec la place de dire merci.',
  ],
  gift: [
    '{helper} [remplit|a rempli] un petit sachet et en [tourna|a tourné] les coins. <helper>Pépins de tout,</helper> [dit-elle|a-t-elle dit]. <helper>On verra bien ce que ça donne.</helper>',
  ],
  homeward: ['On [rentra|est rentré] avec les premières gouttes, en mangeant une pêche au-dessus du caniveau.'],
  question: ['<hero>Comment savoir si une pêche est mûre sans la mordre ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} en [prit|a pris] trois, les yeux fermés. La dure ne sentait rien. La molle sentait de loin. En mûrissant, le fruit fabrique son odeur, pour qu’on vienne.',
  ],
};
