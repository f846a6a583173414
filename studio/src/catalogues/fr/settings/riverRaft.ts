import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  passage: [
    'On avait attaché quatre planches avec onze nœuds, sous les yeux d’un grand-père en bottes. La corde [lâcha|a lâché] le bord, et le radeau [glissa|a glissé].',
    'Un grand-père tenait le radeau par un bout de corde et marchait sur la berge. L’autre bout, c’était le voyage.',
    'Le grand-père tenait le radeau contre la berge avec sa botte. Quand il [leva|a levé] le pied, la rivière [fit|a fait] le reste.',
    'Les gilets étaient orange et les bottes trop grandes. Le grand-père [compta|a compté] les têtes, puis les bottes, et [défit|a défait] le nœud.',
  ],
  arrive: [
    'L’eau était froide aux chevilles, et la menthe des berges sentait fort. Sous les planches, quelque chose clapotait comme un chat qui boit.',
    'L’eau chuchotait sous les planches. Cela sentait la vase et la menthe, et un poisson [sauta|a sauté] pour voir.',
    'Les saules trempaient le bout des doigts dans l’eau. Il y avait une odeur de vase et de menthe, et un bourdon passait d’une rive à l’autre.',
    'L’eau sentait la pierre et le concombre. Elle passait entre les planches par petites langues froides, et un coucou comptait sur l’autre rive.',
    { text: 'Clap, clap, sous les planches. L’eau chatouillait.', to: '3-5' },
    { text: 'Ça sentait la menthe. Un poisson [sauta|a sauté] : plouf.', to: '3-5' },
  ],
  image: [
    'Un martin-pêcheur [passa|est passé], bleu, et l’on voyait encore le trait quand il n’y était plus.',
    'Trois vaches buvaient en rang. La troisième soufflait des bulles.',
    'Une chaussure flottait, avec un petit arbre dedans.',
    'Sur un piquet, une libellule et son reflet se touchaient par le bout de la queue.',
  ],
  meet: [
    'Une tête ronde [sortit|est sortie] de l’eau, avec un caillou sur le ventre. <companion>C’est {helper}, la loutre</companion>, [dit|a dit] {companion}. <companion>Elle garde toujours le même caillou. Elle a ses raisons.</companion>',
    'Une patte [s’accrocha|s’est accrochée] au bord, puis une moustache. <companion>{helper} monte toujours sans billet</companion>, [dit|a dit] {companion}. C’était une loutre, et elle s’essuyait sur le sac.',
    'Deux yeux noirs suivaient le radeau, au ras de l’eau, depuis un moment. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. La loutre [plongea|a plongé] et [ressortit|est ressortie] de l’autre côté, comme une blague.',
    'Un chapelet de bulles suivait le radeau. <companion>{helper}</companion>, [dit|a dit] {companion}, et une loutre [sortit|est sortie] juste au-dessus de la dernière. Elle avait une moule dans chaque main.',
    {
      text: 'Une tête ronde [sortit|est sortie] de l’eau. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. C’était une loutre.',
      to: '3-5',
    },
    {
      text: 'Des bulles, des bulles, et une loutre. <companion>Bonjour, {helper}</companion>, [dit|a dit] {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Le courant tirait, la perche poussait. {helper} nageait dessous, et l’on voyait ses bulles à travers les planches.',
    'Le radeau tournait sur lui-même à chaque remous. {helper} trouvait cela très bien.',
    'La rivière faisait un coude, et le radeau le prenait de travers. {helper} poussait du dos, à l’arrière, sans qu’on lui demande.',
    'Sous les saules, il fallait baisser la tête, et l’eau devenait verte. {helper} sortait la sienne exactement au même endroit.',
  ],
  still: [
    'Une libellule [se posa|s’est posée] sur la perche. L’eau ne faisait plus qu’un petit bruit de gorge.',
    'L’eau était plate. On y voyait les nuages, et un canard qui passait dessous.',
    'Un rond [naquit|est né] au milieu de l’eau et [s’agrandit|s’est agrandi] jusqu’aux deux rives. Puis il [n’y eut plus|n’y a plus eu] de rond.',
    'Une feuille descendait la rivière, sans se presser. Elle [passa|est passée] devant tout le monde et [prit|a pris] le tournant.',
  ],
  gift: [
    'Contre le radeau flottait un morceau de bois, lavé et lisse, en forme de poisson. {helper} [le poussa|l’a poussé] du nez vers {hero}, son caillou sous l’autre bras.',
    '{helper} [choisit|a choisi] un morceau de bois flotté, doux comme un savon. Il avait fait tout le voyage, lui aussi.',
  ],
  homeward: [
    'On [rentra|est rentré] par la berge, à trois, les planches sur l’épaule. L’eau des chaussures chantait à chaque pas.',
    'Le radeau [finit|a fini] dans l’herbe, au bout de sa corde. Il avait perdu une planche, et gagné une grenouille.',
    'La botte du grand-père [arrêta|a arrêté] le radeau, exactement là où elle l’avait laissé partir.',
    'Le grand-père [compta|a compté] les têtes, puis les bottes. Il en manquait une, mais elle arrivait en flottant.',
  ],
  question: ['<hero>Comment l’eau peut-elle pousser une si grosse roue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fabriqua|a fabriqué] une petite roue avec un bouchon et des feuilles. Quand l’eau tombait d’un doigt, elle tournait mollement. Quand l’eau tombait d’un bras, elle filait.',
  ],
};
