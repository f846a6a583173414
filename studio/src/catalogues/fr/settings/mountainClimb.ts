import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  title: ['Le livre tout là-haut', '{hero} et le cri de la marmotte'],
  passage: [
    'Le premier car montait jusqu’au dernier village. Après, il n’y avait plus que les pieds, un lacet après l’autre.',
    'Le télésiège faisait clac à chaque poteau. Au dernier clac, {hero} [sauta|a sauté], et la montagne [commença|a commencé].',
  ],
  arrive: [
    'L’air était mince et froid, il avait un goût de caillou. Le thym craquait sous les semelles, et très loin tintait une cloche de vache.',
    'On entendait un torrent sans le voir. L’air piquait les narines, et la pierre, au soleil, sentait le fer.',
  ],
  image: [
    'La vallée était devenue si petite qu’on aurait pu la ranger, avec son église, dans une boîte à chaussures.',
    'Un bouquetin, sur une arête, regardait passer les nuages comme on regarde des trains.',
  ],
  meet: [
    'Une marmotte [se dressa|s’est dressée] sur un rocher et [siffla|a sifflé]. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Elle siffle quand on marche mal.</companion> Elle [siffla|a sifflé] encore.',
    'Un sifflet [perça|a percé] l’air. <companion>{helper}</companion>, [dit|a dit] {companion}, en montrant une marmotte toute ronde. <companion>Elle habite là. Nous, on passe.</companion>',
  ],
  task: [
    '<companion>Au sommet, il y a le livre où l’on écrit son nom</companion>, [dit|a dit] {companion}. <companion>On y va avant que le temps tourne. Le seul passage, c’est l’éboulis.</companion>',
    '<companion>J’aimerais tant écrire dans le livre du sommet</companion>, [dit|a dit] {companion}. <companion>Mais les nuages montent aussi. Il ne reste qu’à traverser l’éboulis.</companion>',
  ],
  way: [
    'On [monta|est monté] au pas des vaches, qui est le meilleur. {helper} courait devant, disparaissait dans un trou et ressortait plus haut.',
    'On [mit|a mis] le pied là où {helper} avait mis le sien, ce qui faisait de tout petits pas.',
  ],
  obstacle: [
    'L’éboulis tombait tout droit, gris et sec. Chaque pierre tenait à une autre, et aucune n’en était sûre.',
    'Puis il y [eut|a eu] l’éboulis. Il descendait jusqu’en bas, et même un peu plus.',
  ],
  stuck: [
    'Une pierre [partit|est partie], puis dix, avec un bruit d’assiettes. {helper} [siffla|a sifflé] de tout son cœur.',
    'L’éboulis [grinça|a grincé] des dents. Un caillou [partit|est parti] prévenir les autres.',
  ],
  still: [
    'Un choucas planait sans remuer une plume. On entendait son ombre, presque.',
    'Il n’y avait que le torrent, très loin, comme une foule qui chuchote.',
  ],
  open: [
    'Et après la dernière pierre, il n’y avait plus rien au-dessus, que du ciel. Le livre du sommet était là, dans une boîte en fer. {hero} y [écrivit|a écrit] son nom sous celui d’une certaine Odile, mille neuf cent douze.',
    'Le sommet n’était pas plus grand qu’une table. Le livre était sous une pierre. Chacun [écrivit|a écrit] une ligne, et le vent [tourna|a tourné] la page.',
  ],
  gift: [
    'Près de la boîte, {hero} [ramassa|a ramassé] un galet avec une ligne blanche. {helper} l’avait roulé jusque-là du bout du nez, puis avait regardé ailleurs.',
    '{helper} [poussa|a poussé] du nez un galet rayé de blanc jusqu’à la chaussure de {hero}. Puis elle [siffla|a sifflé], très bas.',
  ],
  homeward: [
    'On [descendit|est descendu] en courant dans l’herbe, et les cloches des vaches [accompagnèrent|ont accompagné] le mouvement.',
    'Le télésiège [redescendit|est redescendu] dans le soir, clac, clac, les pieds au-dessus des sapins.',
  ],
  question: [
    '<hero>Pourquoi fait-il plus froid en haut</hero>, [demanda|a demandé] {hero}, <hero>si c’est plus près du soleil ?</hero>',
  ],
  answer: [
    '{hero_subj} avait pris un petit thermomètre : un degré de moins à chaque longue pause. Là-haut, l’air est plus mince. C’est lui qui garde la chaleur, comme une couverture.',
  ],
};
