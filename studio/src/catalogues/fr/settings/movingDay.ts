import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  passage: [
    'Le camion avait avalé la table, les lits et le bocal aux cornichons. {hero_subj} [le suivit|l’a suivi], {to_setting}.',
    'La vieille clé [resta|est restée] sur la table. La nouvelle, dans la poche, n’avait pas encore de bruit à elle.',
    'L’adresse était écrite au dos d’une main, pour qu’on ne l’oublie pas. {hero_subj} [lut|a lu] le numéro, puis la porte, et c’était le même.',
    'Le bus avait un arrêt à leur nouveau nom. La rue montait un peu, comme pour voir qui venait.',
  ],
  arrive: [
    'Les pièces vides répondaient quand on parlait. Cela sentait la peinture et le carton, et le ruban adhésif hurlait chaque fois qu’on tirait dessus.',
    'Les pas faisaient un écho de piscine. Un robinet essayait sa voix, et l’air sentait la colle et le bois coupé.',
    'La clé faisait un bruit d’assiettes. Cela sentait le plâtre, et un radiateur toussait de ne connaître personne.',
    'Les portes sans poignée soufflaient. L’écho rendait chaque mot, un peu plus grand, et le sol sentait le savon.',
    { text: 'Oh oh, répondait la chambre vide. Ça sentait le carton.', to: '3-5' },
    { text: 'Crrr, faisait le scotch. Les pas étaient très grands.', to: '3-5' },
  ],
  image: [
    'Sur le mur, il y avait un carré plus clair. C’était l’ombre du tableau des autres.',
    'Derrière un radiateur, il y avait une bille, oubliée par d’autres.',
    'Dans la cuisine, un clou tenait encore l’ombre d’une pendule.',
    'Sur la vitre du salon, il y avait la trace d’un nez. Elle était à la hauteur d’un nez.',
  ],
  meet: [
    'La voisine d’en bas était assise sur la troisième marche, une pomme à la main. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>C’est moi qui connais la minuterie. Elle dure vingt-deux marches.</helper>',
    'Trois coups [sonnèrent|ont sonné] en bas de la porte. C’était la voisine d’en dessous, un balai à la main. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je frappais au plafond. Autant frapper ici.</helper>',
    '<helper>Attention à la cinquième, elle est molle</helper>, [dit|a dit] la voisine d’en bas, qui montait avec un bol de soupe. <helper>{helper}. C’est de la courge. Vous aimez la courge, ici, on aime la courge.</helper>',
    'La voisine d’en bas tenait un chat sous le bras, et le chat tenait une plante. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Lui, il habitait chez vous. Il vient relever le courrier.</helper>',
    {
      text: 'La voisine croquait une pomme sur la marche. <helper>{helper}</helper>, [dit|a dit] la voisine. <helper>Tu veux ?</helper>',
      to: '3-5',
    },
    {
      text: 'Une voisine tenait un chat sous le bras. <helper>Moi, {helper}</helper>, [dit|a dit] la voisine. <helper>Lui, non.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il y avait deux marches pour chacun, jusqu’en haut. {helper} disait : attention, celle-là sonne.',
    '{helper} connaissait les interrupteurs. Celui de la cuisine allumait le couloir, et celui du couloir ne disait à personne ce qu’il allumait.',
    'Chaque pièce avait deux portes, et elles se parlaient. {helper} disait laquelle mentait.',
    'Le couloir était à moitié cartons, à moitié couloir. {helper} marchait de profil, avec l’habitude.',
  ],
  still: [
    'La minuterie [s’éteignit|s’est éteinte]. Dans le noir, la maison faisait connaissance.',
    'Une porte [bougea|a bougé] toute seule. Elle essayait ses gonds.',
    'Un rouleau de scotch roulait, roulait, et [se coucha|s’est couché]. La maison écoutait ses nouveaux pieds.',
    'Dehors, le camion avait coupé son moteur. On entendait le papier peint.',
  ],
  gift: [
    '{helper} [donna|a donné] à {hero} une clé. <helper>Celle de la cour. Elle n’ouvre bien que si on se trompe d’abord de sens.</helper>',
    '{helper} [détacha|a détaché] une clé de son anneau. <helper>C’est celle du local à vélos. Il n’y a pas de vélo dedans, mais un bel écho.</helper>',
  ],
  homeward: [
    'Le camion [repartit|est reparti], tout léger. Il [fallut|a fallu] agiter la main, et puis monter chez soi.',
    'Le soir, il y [eut|a eu] des tartines sur un carton. Il était marqué : table.',
    'Sur la main, l’adresse s’effaçait. Ce n’était pas grave, les pieds la savaient.',
    'Le dernier bus [passa|est passé] sans s’arrêter. Dans la rue, il y avait maintenant une fenêtre éclairée de plus.',
  ],
  question: ['<hero>Pourquoi une pièce vide résonne-t-elle ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [tapa|a tapé] dans ses mains : cela [répondit|a répondu]. Avec le tapis et les couvertures, cela [se tut|s’est tu]. Le son saute d’un mur dur à l’autre, mais les choses molles le retiennent.',
  ],
  play: [
    'Le matelas était déjà dans l’escalier, et il ne voulait plus descendre. {hero} [monta|est monté{hero_e}] à côté de lui, {to_setting}.',
    'Chaque carton avait un nom : lit, livres, vrac. {hero_subj} [suivit|a suivi] celui marqué vrac, qui sonnait.',
  ],
  unplay: [
    'L’eau [chauffa|a chauffé] dans la seule casserole trouvée. Le soir, la maison sentait les nouilles, et c’était déjà un peu chez soi.',
    'Le dernier carton [servit|a servi] de chaise. La fenêtre n’avait pas de rideau, et le soir y était en grand.',
  ],
};
