import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  passage: [
    'La piste était rouge et toute droite. Au bout de la piste, un arbre plat. Après l’arbre plat, on était {at_setting}.',
    'Le paillasson était jaune et piquait un peu. {hero_subj} [s’y allongea|s’y est allongé{hero_e}], et il s’étendait jusqu’au soleil.',
    'Le crayon jaune était presque fini. {hero_subj} [coloria|a colorié] jusqu’au bord de la feuille, et le jaune [continua|a continué] tout seul.',
    'Derrière le rideau, le soleil était plus gros que d’habitude. {hero} [écarta|a écarté] le tissu, et une girafe [retira|a retiré] sa tête pour laisser passer.',
  ],
  arrive: [
    'L’herbe sèche sifflait, et la poussière avait un goût de soleil. On sentait des sabots dans le sol, bien avant d’en voir.',
    'Les herbes sentaient la tisane. Très loin, une bête bâillait, et cela faisait frémir le sol.',
    'Un oiseau riait de sa propre blague. La terre chauffait les semelles, et l’air sentait le foin et l’éléphant.',
    'Le vent avait la bouche sèche. Des cigales remontaient leur montre, et une crotte de rhinocéros fumait, très digne.',
    { text: 'L’herbe faisait ssss. Le soleil chauffait la tête.', to: '3-5' },
    { text: 'La poussière croquait. Une grosse bête bâillait : ouaaah.', to: '3-5' },
  ],
  image: [
    'Contre le soleil, une rangée de dos avançait, un grand, un grand, un tout petit.',
    'Une girafe mangeait le haut d’un arbre. Un zèbre attendait les restes.',
    'Un baobab avait l’air planté à l’envers. Un singe, dedans, cherchait la porte.',
    'Cinq autruches couraient vers la gauche. Une sixième, vers la droite, avait raison.',
  ],
  meet: [
    'Un suricate se tenait debout sur une termitière, les mains sur le ventre. <helper>{helper}, guetteur</helper>, [dit|a dit] le petit animal. <helper>Je vois tout, sauf ce qui est derrière moi. Derrière, c’est mon cousin.</helper>',
    '<helper>À gauche, rien. À droite, quelqu’un</helper>, [dit|a dit] un suricate au garde-à-vous. <helper>Bonjour, quelqu’un. Moi, c’est {helper}.</helper>',
    'Une termitière avait des moustaches. <helper>Ne faites pas attention</helper>, [dit|a dit] un suricate, {helper}. <helper>Je suis en faction. Vous avez un papillon sur le chapeau. Vous n’avez pas de chapeau ? Alors il attend.</helper>',
    '<helper>Halte, s’il vous plaît</helper>, [dit|a dit] un suricate. <helper>Je compte les buissons. Hier, il y en avait un de moins. {helper}, enchanté, et lequel êtes-vous ?</helper>',
    {
      text: 'Un suricate se tenait tout droit. <helper>{helper}</helper>, [dit|a dit] le suricate. <helper>Je regarde. Ne bougez pas.</helper>',
      to: '3-5',
    },
    {
      text: 'Une tête, deux yeux, plus de tête. C’était {helper}, un suricate, et il surveillait.',
      to: '3-5',
    },
  ],
  way: [
    'En file, {helper} devant : tous les vingt pas, {helper} se dressait et disait : rien. Puis encore : rien.',
    '{helper} montait sur toutes les bosses, et sur une tortue, qui ne disait rien.',
    'Les traces allaient deux par deux, des grandes et des petites. {helper} marchait dans les petites, à grands pas.',
    'Il fallait rester sous le vent, et {helper} disait où. Le vent écoutait et changeait de côté.',
  ],
  still: [
    'Le vent [passa|est passé] sur les herbes, et elles [se couchèrent|se sont couchées] toutes du même côté. Puis elles [se relevèrent|se sont relevées].',
    'Le soleil touchait le bord. Tout ce qui avait des oreilles les dressait.',
    'Une poussière retombait, grain par grain, sur le dos d’un buffle. Il ne la secouait pas.',
    'Les cigales avaient posé leurs montres. Une seule étoile était arrivée.',
  ],
  gift: [
    '{helper} [secoua|a secoué] une gousse sèche, qui [fit|a fait] un bruit de pluie. <helper>C’est pour appeler. Si on ne vient pas, c’est qu’on guette.</helper>',
    '{helper} [ouvrit|a ouvert] la main : une gousse noire, longue comme un doigt. <helper>Secoue-la quand tu t’ennuies</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'Le soleil était bas, et les ombres marchaient devant, avec des jambes de girafe.',
    'Le soleil [passa|est passé] dessous. Le paillasson avait repris sa taille.',
    'Le jaune [s’arrêta|s’est arrêté] au bord de la feuille. Il manquait un coin, et c’était là que broutait le zèbre.',
    'La girafe [referma|a refermé] le rideau. Sur l’appui de la fenêtre, il restait trois feuilles d’acacia.',
  ],
  question: [
    '<hero>Pourquoi les zèbres ont-ils chacun leurs rayures à eux ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [noircit|a noirci] son pouce au crayon et [le posa|l’a posé] sur un papier, puis celui de {companion}. Les lignes n’étaient pas les mêmes. Chez les zèbres aussi, chacun les a reçues un peu autrement, et les petits reconnaissent celles de leur mère.',
  ],
  play: [
    'Le paillasson était la savane, et les balais les hautes herbes. Sous la chaise, une famille entière dressait la tête.',
    'Une nappe jaune [couvrit|a couvert] le tapis jusqu’à l’horizon. Le fauteuil avait quatre pattes, et il attendait la pluie.',
  ],
  unplay: [
    'La soupe [fit|a fait] son bruit de point d’eau. La savane [redevint|est redevenue] une nappe, et la nappe [monta|est montée] sur la table.',
    'Les balais [rentrèrent|sont rentrés] dans leur placard. Il restait un peu d’herbe sèche entre les dents du peigne à tapis.',
  ],
};
