import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  passage: [
    'Il suffisait de suivre les ballots de paille et le bruit. Les voitures étaient en bois, et elles avaient toutes des portières dessinées.',
    'Une affiche disait : course de caisses, venez avec vos roues. {hero} en avait trois.',
    'La ficelle de fanions commençait au coin de la rue. {hero_subj} [la suivit|l’a suivie], main sur la laine, jusqu’au bruit.',
    'Le boulanger fermait plus tôt, à cause de la course. Il [mena|a mené] lui-même la file, un plateau de brioches sur la tête.',
  ],
  play: [
    'Une caisse à oranges était la voiture, et le trottoir devant le stand était la piste. Le moteur se faisait avec la bouche.',
  ],
  arrive: [
    'Ça sentait le caoutchouc et la craie. Un haut-parleur crachotait des noms, et sous le casque le monde devenait petit et rond.',
    'Le vent apportait des applaudissements par morceaux. La paille volait, et l’air avait un goût de saucisse et de craie.',
    'Des roues grinçaient, un sifflet répondait, et l’on tapait sur du bois. Le bois chauffait au soleil, et le vent portait des numéros de bouche en bouche.',
    'Un pinceau claquait sur du bois, une roue sifflait à vide. La peinture fraîche sentait plus fort que les frites.',
    { text: 'Vroum, faisait une bouche. La paille piquait les mollets.', to: '3-5' },
    { text: 'Ça sentait la craie et la saucisse. On criait : allez !', to: '3-5' },
  ],
  image: [
    'Une des voitures avait une sonnette, un rideau et un porte-parapluie. Elle partait favorite.',
    'Un casque était posé sur une borne. Deux moineaux y discutaient.',
    'Sous la tribune, un chien dormait avec un casque sur la tête. Il n’était inscrit dans aucune catégorie.',
    'Une caisse en forme de baignoire attendait son tour. Son pilote avait mis un bonnet de bain.',
  ],
  meet: [
    'Sous un capot, deux bottes dépassaient. Une mécanicienne [roula|a roulé] dehors, du cambouis sur le menton. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Passe-moi la clé de huit. Non, l’autre. Enchantée.</helper>',
    '<helper>Tiens ça</helper>, [dit|a dit] une mécanicienne, et ça, c’était un volant. <helper>{helper}. Il va sur quelle voiture, à ton avis ?</helper>',
    'Une mécanicienne était assise sur un pneu, une sucette dans la joue. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je répare tout ce qui roule. Le reste, je l’écoute.</helper>',
    'Une mécanicienne écoutait une roue avec un entonnoir. <helper>Elle dit qu’elle a faim d’huile</helper>, [dit|a dit] la mécanicienne. <helper>{helper}. Et toi, tu grinces de quoi ?</helper>',
    {
      text: 'Deux bottes dépassaient d’une voiture. <helper>{helper}</helper>, [dit|a dit] une voix dessous. C’était la mécanicienne.',
      to: '3-5',
    },
    {
      text: 'Une mécanicienne avait du noir sur le nez. <helper>{helper}</helper>, [dit|a dit] la mécanicienne. <helper>Tiens la roue.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [poussa|a poussé] une voiture jusqu’à la ligne, une bosse après l’autre. {helper} écoutait les essieux comme un docteur.',
    'On [descendit|est descendu] voir la piste. {helper} tâtait le sol du talon, et disait hum.',
    'Le parc fermé était plein de caisses posées sur le côté, comme des vaches à l’ombre. {helper} les saluait d’un coup de torchon.',
    'On [passa|est passé] entre les pneus, les planches et les oncles. {helper} rendait à chacun un outil qu’elle lui avait pris.',
  ],
  still: [
    'Le haut-parleur attendait, bouche ouverte. Une rondelle finissait de tourner sur le bitume.',
    'Un chronomètre tournait dans une main, et la main ne le regardait pas.',
    'Une bille [descendit|est descendue] la piste toute seule et [trouva|a trouvé] le trou.',
    'Le drapeau de la buvette [retomba|est retombé] le long de son mât. On entendait la craie sécher.',
  ],
  gift: [
    '{helper} [décrocha|a décroché] un vieux dossard du clou. <helper>Le zéro. Je l’ai porté huit ans. Avec lui, on ne peut que monter.</helper>',
    '{helper} [écrivit|a écrit] un numéro au dos d’un sac et l’[épingla|a épinglé]. <helper>C’est un dossard. Le treize. Les autres n’osent pas.</helper>',
  ],
  homeward: [
    'La côte [se remonta|s’est remontée] à pied, une voiture en bois derrière, qui grinçait comme si elle racontait.',
    'Le retour [se fit|s’est fait] en poussant. Dans les côtes, une voiture en bois, c’est surtout du bois.',
    'La ficelle de fanions pendait maintenant dans les platanes. Elle menait aussi bien dans l’autre sens, jusqu’au coin de la rue.',
    'Le boulanger [remonta|est remonté] le premier, le plateau sous le bras. Il n’y avait plus dessus que des miettes et un autographe.',
  ],
  unplay: [
    'On [rangea|a rangé] la caisse à oranges avec les oranges. C’était l’heure du dîner, et le moteur avait faim.',
  ],
  question: [
    '<hero>Pourquoi une voiture veut-elle aller tout droit dans un virage ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [posa|a posé] une bille sur un plateau et [tourna|a tourné] brusquement. La bille [continua|a continué] tout droit. Ce qui bouge garde son chemin, tant que rien ne le pousse de côté.',
  ],
};
