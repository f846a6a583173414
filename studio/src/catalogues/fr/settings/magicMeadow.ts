import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  passage: [
    'Il suffisait de passer la barrière, de fermer les yeux et de faire sept pas. Au septième, l’herbe chatouillait, {at_setting}.',
    'Une graine de pissenlit [passa|est passée]. {hero} l’[attrapa|a attrapée], et c’est la graine qui [emporta|a emporté] {hero}.',
    'L’herbe haute s’était couchée en rond, comme après une sieste. {hero_subj} [s’y assit|s’y est assis{hero_e}], et l’herbe [se redressa|s’est redressée] tout autour, très haut.',
    'Le panier du pique-nique était vide, mais il bourdonnait. {hero_subj} [pencha|a penché] l’oreille, et l’herbe [monta|est montée] jusqu’aux épaules.',
  ],
  play: [
    'Le tapis vert était la prairie. Les coussins étaient des fleurs, et il fallait les contourner, parce que les bourdons y travaillaient.',
    'Sous la table, l’herbe était haute. Un torchon vert faisait la feuille, et tout le monde parlait en bourdonnant.',
  ],
  arrive: [
    'Le foin chauffait au soleil, et la rosée mouillait les pieds. Un bourdonnement montait de partout, si épais qu’on aurait pu s’y appuyer.',
    'L’herbe chantait à la hauteur des oreilles. Cela sentait la menthe et le pollen, et le soleil pesait comme une main.',
    'Une sauterelle accordait sa jambe, toujours sur la même note. L’air était plein de poudre jaune, et cela chatouillait jusque derrière les oreilles.',
    'Tout cliquetait, grattait, sciait, très petit. L’air sentait la fraise écrasée, et la terre était tiède sous la paume.',
    { text: 'L’herbe chatouillait le nez. Bzzz, partout.', to: '3-5' },
    { text: 'Ça sentait le foin chaud. La rosée mouillait les orteils.', to: '3-5' },
  ],
  image: [
    'Une pâquerette ouvrait et fermait ses pétales, comme quelqu’un qui compte sur ses doigts.',
    'Une coccinelle dormait dans une clochette. La clochette se retenait de sonner.',
    'Une araignée avait tendu sa toile entre deux épis, et la rosée y avait déjà mis les perles.',
    'Deux fourmis portaient une miette de quatre fois leur taille, et une troisième portait la carte.',
  ],
  meet: [
    'Un bourdon [se posa|s’est posé] sur un bouton de gilet. <helper>{helper}</helper>, [dit|a dit] le bourdon, <helper>enchanté, en retard, enchanté.</helper> Il parlait aussi vite qu’il volait.',
    '<helper>Pardon, pardon, livraison !</helper> [dit|a dit] un bourdon, les pattes jaunes. <helper>{helper}. C’est bien ici, le pissenlit ? Non ? Pardon.</helper>',
    'Un bourdon ronflait dans une digitale, les pattes en l’air. <helper>Je n’ai pas dormi</helper>, [dit|a dit] le bourdon, <helper>j’ai réfléchi les yeux fermés. {helper}, pour vous servir.</helper>',
    'Un bourdon tournait autour d’un chapeau et revenait au même endroit. <helper>Il sent la fleur et il n’en est pas une</helper>, [dit|a dit] le bourdon. <helper>C’est déloyal. {helper}.</helper>',
    {
      text: 'Un bourdon [se posa|s’est posé] sur un bouton. <helper>{helper}</helper>, [dit|a dit] le bourdon. <helper>En retard. Bzz.</helper>',
      to: '3-5',
    },
    {
      text: 'Bzz, poc. Un bourdon s’était cogné. <helper>Pardon, {helper}</helper>, [dit|a dit] le bourdon.',
      to: '3-5',
    },
  ],
  way: [
    'On [traversa|a traversé] les coquelicots, puis les boutons d’or, et les genoux [devinrent|sont devenus] jaunes. {helper} goûtait tout en chemin.',
    'On [suivit|a suivi] un chemin de fourmis, en faisant de tout petits pas. {helper} repassait chaque minute, avec des nouvelles.',
    'Le sentier montait sur une fougère, traversait et redescendait de l’autre côté. {helper} passait par l’air, et attendait à chaque feuille.',
    'Il y avait un pont d’une brindille, un tunnel de trèfle et une côte d’au moins trois cailloux. {helper} portait les nouvelles devant.',
  ],
  still: [
    'Le bourdonnement s’était tu. Un papillon s’ouvrait comme un livre et ne tournait pas la page.',
    'Pas une antenne ne bougeait. L’herbe elle-même écoutait.',
    'Une goutte [glissa|a glissé] le long d’un brin, [hésita|a hésité] au bout, et [ne tomba pas|n’est pas tombée].',
    'Un escargot avait sorti une corne et pas l’autre. Il avait le temps.',
  ],
  gift: [
    '<helper>Tiens</helper>, [dit|a dit] {helper}, <helper>un trèfle. Il n’a que trois feuilles. La chance, c’est que je l’ai trouvé.</helper>',
    '{helper} [rapporta|a rapporté] un trèfle, tenu à quatre pattes. <helper>C’est lourd. Donc c’est précieux.</helper>',
  ],
  homeward: [
    'Les sept pas, à l’envers, [menèrent|ont mené] à la barrière. Elle était encore tiède.',
    'La graine [reposa|a reposé] {hero} devant la porte, et [continua|a continué] seule.',
    'L’herbe [se recoucha|s’est recouchée], à sa place. Au milieu, il y avait un creux, encore tiède.',
    'L’herbe [redescendit|est redescendue] jusqu’aux chevilles. Dans le panier, il n’y avait plus de bruit, seulement un pétale.',
  ],
  unplay: [
    'La soupe [fut|a été] servie. La prairie [se roula|s’est roulée] dans son coin, et les fleurs [reprirent|ont repris] leur place sur le canapé.',
    'L’heure du dîner [bourdonna|a bourdonné] plus fort que les bourdons. La feuille [alla|est allée] essuyer les verres.',
  ],
  question: ['<hero>Pourquoi les fleurs ferment-elles la nuit ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] un chapeau sur une pâquerette, et au bout d’un moment elle [se ferma|s’est fermée]. Sans chapeau, elle [se rouvrit|s’est rouverte]. Elle suit la lumière et garde son pollen au sec.',
  ],
};
