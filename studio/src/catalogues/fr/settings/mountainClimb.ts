import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  passage: [
    'Le premier car montait jusqu’au dernier village. Après, il n’y avait plus que les pieds, un lacet après l’autre, derrière un grand sac à dos.',
    'Le petit train à dents faisait clac à chaque virage. Au dernier clac, un grand-père [ouvrit|a ouvert] la porte, et la montagne [commença|a commencé].',
    'La benne jaune du téléphérique tenait dix personnes et une chèvre. À mi-chemin, dix personnes [regardèrent|ont regardé] leurs chaussures.',
    'Le grand-père [lut|a lu] la carte, [la plia|l’a pliée], [la déplia|l’a dépliée]. Puis il [montra|a montré] avec sa canne, et c’était plus simple.',
  ],
  arrive: [
    'L’air était mince et froid, il avait un goût de caillou. Le thym craquait sous les semelles, et très loin tintait une cloche de vache.',
    'On entendait un torrent sans le voir. L’air piquait les narines, et la pierre, au soleil, sentait le fer.',
    'Une sonnaille tintait de l’autre côté de l’air. Les pierres étaient chaudes dessus et fraîches dessous, et l’on avait le goût du vent dans la bouche.',
    'L’herbe était rase et grasse sous la semelle. L’air avait un goût d’eau froide, et un caillou roulait loin, pour rien.',
    { text: 'L’air piquait le nez. Ding, une vache, très loin.', to: '3-5' },
    { text: 'La pierre était chaude. L’eau courait quelque part.', to: '3-5' },
  ],
  image: [
    'La vallée était devenue si petite qu’on aurait pu la ranger, avec son église, dans une boîte à chaussures.',
    'Un bouquetin, sur une arête, regardait passer les nuages comme on regarde des trains.',
    'Sur un replat, un piquet de neige dépassait de deux mètres, en plein été, avec un nid dessus.',
    'Sur une pierre, un lézard et son ombre prenaient le soleil, chacun de son côté.',
  ],
  meet: [
    'Une marmotte [se dressa|s’est dressée] sur un rocher et [siffla|a sifflé]. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Elle siffle quand on marche mal.</companion> Elle [siffla|a sifflé] encore.',
    'Un sifflet [perça|a percé] l’air. <companion>{helper}</companion>, [dit|a dit] {companion}, en montrant une marmotte toute ronde. <companion>Elle habite là. Nous, on passe.</companion>',
    'Une marmotte était assise comme un chapeau sur son rocher. <companion>{helper} connaît l’heure des casse-croûte</companion>, [dit|a dit] {companion}. <companion>Elle siffle avant, et elle attend.</companion>',
    'Deux dents jaunes rongeaient une gentiane. <companion>Ne la dérange pas, c’est {helper}</companion>, [dit|a dit] {companion}. <companion>Elle mange tout l’été pour dormir tout l’hiver. Elle est en avance.</companion>',
    {
      text: 'Une marmotte [siffla|a sifflé]. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. Elle [siffla|a sifflé] encore, pour voir.',
      to: '3-5',
    },
    { text: 'Deux dents mangeaient une fleur. C’était {helper}, une marmotte toute ronde.', to: '3-5' },
  ],
  way: [
    'On [monta|est monté] au pas des vaches, qui est le meilleur. {helper} courait devant, disparaissait dans un trou et ressortait plus haut.',
    'On [mit|a mis] le pied là où {helper} avait mis le sien, ce qui faisait de tout petits pas.',
    'Le sentier coupait trois fois le ruisseau, et trois fois le ruisseau le reprenait. {helper} était déjà de l’autre côté, à chaque fois, avec l’air d’y habiter.',
    'À chaque lacet, le grand-père disait : encore un. {helper} sifflait à chaque fois.',
  ],
  still: [
    'Un choucas planait sans remuer une plume. On entendait son ombre, presque.',
    'Il n’y avait que le torrent, très loin, comme une foule qui chuchote.',
    'L’ombre d’un nuage [monta|est montée] la pente, [passa|est passée] par-dessus les têtes, et [continua|a continué] de l’autre côté.',
    'Les nuages passaient en bas. Leur ombre [monta|est montée] sur un toit, puis [en descendit|en est descendue].',
  ],
  gift: [
    'Au bord du chemin, {hero} [ramassa|a ramassé] un galet avec une ligne blanche. {helper} l’avait roulé jusque-là du bout du nez, puis avait regardé ailleurs.',
    '{helper} [poussa|a poussé] du nez un galet rayé de blanc jusqu’à la chaussure de {hero}. Puis elle [siffla|a sifflé], très bas.',
  ],
  homeward: [
    'La descente [se fit|s’est faite] dans l’herbe, à grands pas, et les cloches des vaches [accompagnèrent|ont accompagné] le mouvement.',
    'Le petit train [redescendit|est redescendu] dans le soir, clac, clac, le grand sac à dos sur deux genoux.',
    'La benne jaune [redescendit|est redescendue] dans le soir, avec la chèvre et son tarif réduit. La vallée [remonta|est remontée] à sa rencontre.',
    'La canne du grand-père [descendit|est descendue] devant, toc, toc. La carte [resta|est restée] pliée jusqu’au village.',
  ],
  question: [
    '<hero>Pourquoi fait-il plus froid en haut</hero>, [demanda|a demandé] {hero}, <hero>si c’est plus près du soleil ?</hero>',
  ],
  answer: [
    '{hero_subj} avait pris un petit thermomètre : un degré de moins à chaque longue pause. Là-haut, l’air est plus mince. C’est lui qui garde la chaleur, comme une couverture.',
  ],
};
