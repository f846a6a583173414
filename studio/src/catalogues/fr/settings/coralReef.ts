import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['Le nettoyeur perdu', '{hero} et la forêt d’algues'],
  passage: [
    'Avec le masque, la mer avait tout à coup un dedans. On [descendit|est descendu] le long d’un rayon, {to_setting}.',
    '{hero_subj} [retint|a retenu] son souffle et [descendit|est descendu{hero_e}] l’échelle du bateau. Au-dessus, le jour [devint|est devenu] un rond.',
  ],
  arrive: [
    'Le silence était plein de petits clics. L’eau passait, tiède puis fraîche, sur les bras, et le soleil jetait des filets clairs sur le sable.',
    'Quelque chose grignotait partout, crr, crr. L’eau était douce sur les joues, et les couleurs changeaient quand on clignait.',
  ],
  image: [
    'Un corail en forme de fauteuil était occupé. L’étoile de mer qui l’occupait n’avait pas l’intention de se lever.',
    'Une anémone faisait au revoir à tout le monde, sans arrêt.',
  ],
  meet: [
    'Un hippocampe se tenait à une herbe par le bout de la queue. <helper>{helper}</helper>, [dit|a dit] le petit cheval. <helper>Je ne nage pas, je réfléchis dans le sens du courant.</helper>',
    'Un hippocampe avait le nez dans un coquillage vide. <helper>{helper}, gérant</helper>, [dit|a dit] le petit cheval. <helper>On vous brosse les dents ?</helper>',
  ],
  task: [
    '<helper>Notre poisson nettoyeur s’est perdu dans les algues</helper>, [dit|a dit] {helper}. <helper>Toute la file attend, et le gros mérou a quelque chose entre les dents. Il faut le ramener avant que l’eau baisse.</helper>',
    '<helper>Mon meilleur nettoyeur n’est pas rentré</helper>, [dit|a dit] {helper}. <helper>Il y a déjà neuf clients la bouche ouverte. Il est parti vers le labyrinthe d’algues, et la mer se retire.</helper>',
  ],
  way: [
    'On [longea|a longé] le corail rouge, puis le jaune, puis celui qui n’a pas de nom. {helper} voyageait accroché à une manche.',
    'On [passa|est passé] sous une arche, entre deux éventails. {helper} disait bonjour à chaque poisson, et il y en avait beaucoup.',
  ],
  obstacle: [
    'Les algues montaient du fond comme des rubans. Entre les rubans, il y avait des couloirs, et tous étaient le même.',
    'Le labyrinthe d’algues ondulait. Il avait vingt entrées, et elles changeaient de place.',
  ],
  stuck: [
    'Les algues [se balancèrent|se sont balancées], toutes à gauche, et le couloir d’où l’on venait n’y était plus.',
    'Une algue [s’enroula|s’est enroulée] autour d’une cheville, comme pour demander l’heure.',
  ],
  still: [
    'Un banc de poissons [s’arrêta|s’est arrêté], tous ensemble, comme un mot qu’on a sur la langue.',
    'Les crr, crr avaient cessé. Un grain de sable [descendit|est descendu], tout seul.',
  ],
  open: [
    'Au cœur des algues, le petit poisson tournait en rond autour d’une boîte brillante, où il y en avait un tout pareil. C’était son reflet. On [le ramena|l’a ramené], et le mérou [ouvrit|a ouvert] une bouche énorme et ravie.',
    'Au milieu du labyrinthe, le petit nettoyeur brossait une tortue, très vieille, qui avait attendu dix ans. Il [finit|a fini] la dernière écaille, et [rentra|est rentré] avec tout le monde.',
  ],
  gift: [
    '<helper>Je n’ai pas de poches</helper>, [dit|a dit] {helper}, <helper>alors je te donne une histoire.</helper> Elle tenait en trois bulles, et {hero} [la garda|l’a gardée] sous la langue.',
    '{helper} n’avait rien à donner, alors {helper} [raconta|a raconté]. C’était une histoire courte, avec une vague à la fin, et {hero} l’[emporta|a emportée].',
  ],
  homeward: [
    'On [remonta|est remonté] vers le jour. Derrière, la file des clients avançait d’un poisson.',
    'L’échelle, le pont, l’air. L’anémone faisait encore au revoir.',
  ],
  question: [
    '<hero>Le corail, c’est une pierre, une plante ou une bête ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [regarda|a regardé] à la loupe, sans toucher. Sur la pierre, il y avait mille petites bouches avec des bras. C’étaient des bêtes, et la pierre était leur maison, bâtie par elles.',
  ],
};
