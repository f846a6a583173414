import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['Le nettoyeur perdu', '{hero} et la forêt d’algues'],
  passage: ['Avec le masque, la mer avait tout à coup un dedans. On [descendit|est descendu] le long d’un rayon, {to_setting}.'],
  arrive: [
    'Le silence était plein de petits clics. L’eau passait, tiède puis fraîche, sur les bras, et le soleil jetait des filets clairs sur le sable.',
  ],
  image: ['Un corail en forme de fauteuil était occupé. L’étoile de mer qui l’occupait n’avait pas l’intention de se lever.'],
  meet: [
    'Un hippocampe se tenait à une herbe par le bout de la queue. <helper>{helper},</helper> [dit|a dit] le petit cheval. <helper>Je ne nage pas, je réfléchis dans le sens du courant.</helper>',
  ],
  task: [
    '<helper>Notre poisson nettoyeur s’est perdu dans les algues,</helper> [dit|a dit] {helper}. <helper>Toute la file attend, et le gros mérou a quelque chose entre les dents. Il faut le ramener avant que l’eau baisse.</helper>',
  ],
  way: ['On [longea|a longé] le corail rouge, puis le jaune, puis celui qui n’a pas de nom. {helper} voyageait accroché à une manche.'],
  obstacle: ['Les algues montaient du fond comme des rubans. Entre les rubans, il y avait des couloirs, et tous étaient le même.'],
  stuck: ['Les algues [se balancèrent|se sont balancées], toutes à gauche, et le couloir d’où l’on venait n’y était plus.'],
  still: ['Un banc de poissons [s’arrêta|s’est arrêté], tous ensemble, comme un mot qu’on a sur la langue.'],
  open: [
    'Au cœur des algues, le petit poisson tournait en rond autour d’une boîte brillante, où il y en avait un tout pareil. C’était son reflet. On [le ramena|l’a ramené], et le mérou [ouvrit|a ouvert] une bouche énorme et ravie.',
  ],
  gift: [
    '<helper>Je n’ai pas de poches,</helper> [dit|a dit] {helper}, <helper>alors je te donne une histoire.</helper> Elle tenait en trois bulles, et {hero} [la garda|l’a gardée] sous la langue.',
  ],
  homeward: ['On [remonta|est remonté] vers le jour. Derrière, la file des clients avançait d’un poisson.'],
  question: ['<hero>Le corail, c’est une pierre, une plante ou une bête ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] à la loupe, sans toucher. Sur la pierre, il y avait mille petites bouches avec des bras. C’étaient des bêtes, et la pierre était leur maison, bâtie par elles.',
  ],
};
