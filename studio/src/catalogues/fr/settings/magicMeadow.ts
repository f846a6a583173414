import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['La fleur qui faisait la grasse matinée', '{hero} et le bourdon pressé'],
  passage: [
    'Il suffisait de passer la barrière, de fermer les yeux et de faire sept pas. Au septième, l’herbe chatouillait, {at_setting}.',
    'Une graine de pissenlit [passa|est passée]. {hero} l’[attrapa|a attrapée], et c’est la graine qui [emporta|a emporté] {hero}.',
  ],
  arrive: [
    'Le foin chauffait au soleil, et la rosée mouillait les pieds nus. Un bourdonnement montait de partout, si épais qu’on aurait pu s’y appuyer.',
    'L’herbe chantait à la hauteur des oreilles. Cela sentait la menthe et le pollen, et le soleil pesait comme une main.',
  ],
  image: [
    'Une pâquerette ouvrait et fermait ses pétales, comme quelqu’un qui compte sur ses doigts.',
    'Une coccinelle dormait dans une clochette. La clochette se retenait de sonner.',
  ],
  meet: [
    'Un bourdon [se posa|s’est posé] sur un bouton de gilet. <helper>{helper}</helper>, [dit|a dit] le bourdon, <helper>enchanté, en retard, enchanté.</helper> Il parlait aussi vite qu’il volait.',
    '<helper>Pardon, pardon, livraison !</helper> [dit|a dit] un bourdon, les pattes jaunes. <helper>{helper}. C’est bien ici, la fleur ? Non ? Pardon.</helper>',
  ],
  task: [
    '<helper>Une fleur dort encore</helper>, [dit|a dit] {helper}, <helper>la plus grande, et sans elle la prairie n’a pas son parfum. Il faut la réveiller avant la pluie. Elle est de l’autre côté du ruisseau.</helper>',
    '<helper>La grande fleur ne s’est pas levée</helper>, [dit|a dit] {helper}. <helper>On est tous en retard à cause d’elle. Il y a le ruisseau à passer, et la pluie n’est pas loin.</helper>',
  ],
  way: [
    'On [traversa|a traversé] les coquelicots, puis les boutons d’or, et les genoux [devinrent|sont devenus] jaunes. {helper} goûtait tout en chemin.',
    'On [suivit|a suivi] un chemin de fourmis, en faisant de tout petits pas. {helper} repassait chaque minute, avec des nouvelles.',
  ],
  obstacle: [
    'Le ruisseau n’était pas large, mais il était vif. Il changeait de lit chaque fois qu’on levait le pied.',
    'Le ruisseau sautait de pierre en pierre. Il n’en laissait aucune de libre.',
  ],
  stuck: [
    'Le ruisseau [éclaboussa|a éclaboussé] la chaussette gauche, puis, par souci de justice, la droite.',
    'Le ruisseau [gloussa|a gloussé]. Une chaussure [flotta|a flotté], fière comme un navire.',
  ],
  still: [
    'Le bourdonnement s’était tu. Un papillon s’ouvrait comme un livre et ne tournait pas la page.',
    'Pas une antenne ne bougeait. L’eau faisait semblant de dormir.',
  ],
  open: [
    'De l’autre côté, la fleur dormait, la tête sur une feuille. Un rayon [tomba|est tombé] dessus, puis une ombre, puis encore un rayon. Elle [bâilla|a bâillé], et toute la prairie [sentit|a senti] le miel.',
    'Sur l’autre rive, la fleur ronflait. On lui [chanta|a chanté] le matin, tout bas. Un pétale, deux pétales, et il y [eut|a eu] du parfum jusqu’à l’horizon.',
  ],
  gift: [
    '<helper>Tiens</helper>, [dit|a dit] {helper}, <helper>un trèfle. Il n’a que trois feuilles. La chance, c’est que je l’ai trouvé.</helper>',
    '{helper} [rapporta|a rapporté] un trèfle, tenu à quatre pattes. <helper>C’est lourd. Donc c’est précieux.</helper>',
  ],
  homeward: [
    'Les sept pas, à l’envers, [menèrent|ont mené] à la barrière. Elle était encore tiède.',
    'La graine [reposa|a reposé] {hero} devant la porte, et [continua|a continué] seule.',
  ],
  question: ['<hero>Pourquoi les fleurs ferment-elles la nuit ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] un chapeau sur une pâquerette, et au bout d’un moment elle [se ferma|s’est fermée]. Sans chapeau, elle [se rouvrit|s’est rouverte]. Elle suit la lumière et garde son pollen au sec.',
  ],
};
