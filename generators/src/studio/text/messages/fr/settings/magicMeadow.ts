import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['La fleur qui faisait la grasse matinée', '{hero} et le bourdon pressé'],
  passage: [
    'Il suffisait de passer la barrière, de fermer les yeux et de faire sept pas. Au septième, l’herbe chatouillait, {at_setting}.',
  ],
  arrive: [
    'Le foin chauffait au soleil, et la rosée mouillait les pieds nus. Un bourdonnement montait de partout, si épais qu’on aurait pu s’y appuyer.',
  ],
  image: ['Une pâquerette ouvrait et fermait ses pétales, comme quelqu’un qui compte sur ses doigts.'],
  meet: [
    'Un bourdon [se posa|s’est posé] sur un bouton de gilet. <helper>{helper},</helper> [dit|a dit] le bourdon, <helper>enchanté, en retard, enchanté.</helper> Il parlait aussi vite qu’il volait.',
  ],
  task: [
    '<helper>Une fleur dort encore,</helper> [dit|a dit] {helper}, <helper>la plus grande, et sans elle la prairie n’a pas son parfum. Il faut la réveiller avant la pluie. Elle est de l’autre côté du ruisseau.</helper>',
  ],
  way: [
    'On [traversa|a traversé] les coquelicots, puis les boutons d’or, et les genoux [devinrent|sont devenus] jaunes. {helper} goûtait tout en chemin.',
  ],
  obstacle: ['Le ruisseau n’était pas large, mais il était vif. Il changeait de lit chaque fois qu’on levait le pied.'],
  stuck: ['Le ruisseau [éclaboussa|a éclaboussé] la chaussette gauche, puis, par souci de justice, la droite.'],
  still: ['Le bourdonnement s’était tu. Un papillon s’ouvrait comme un livre et ne tournait pas la page.'],
  open: [
    'De l’autre côté, la fleur dormait, la tête sur une feuille. Un rayon [tomba|est tombé] dessus, puis une ombre, puis encore un rayon. Elle [bâilla|a bâillé], et toute la prairie [sentit|a senti] le miel.',
  ],
  gift: [
    '<helper>Tiens,</helper> [dit|a dit] {helper}, <helper>un trèfle. Il n’a que trois feuilles. La chance, c’est que je l’ai trouvé.</helper>',
  ],
  homeward: ['Les sept pas, à l’envers, [menèrent|ont mené] à la barrière. Elle était encore tiède.'],
  question: ['<hero>Pourquoi les fleurs ferment-elles la nuit ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] un chapeau sur une pâquerette, et au bout d’un moment elle [se ferma|s’est fermée]. Sans chapeau, elle [se rouvrit|s’est rouverte]. Elle suit la lumière et garde son pollen au sec.',
  ],
};
