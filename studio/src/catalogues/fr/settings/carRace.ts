import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['Le long virage à gauche', '{hero} et la roue baladeuse'],
  passage: [
    'On [suivit|a suivi] les ballots de paille et le bruit. Les voitures étaient en bois, et elles avaient toutes des portières dessinées.',
    'Une affiche disait : course de caisses, venez avec vos roues. {hero} en avait trois.',
  ],
  arrive: [
    'Ça sentait le caoutchouc et la craie. Un haut-parleur crachotait des noms, et sous le casque le monde devenait petit et rond.',
    'Un moteur de tondeuse pétaradait. La paille volait, et l’air avait un goût de saucisse et de craie.',
  ],
  image: [
    'Une des voitures avait une sonnette, un rideau et un porte-parapluie. Elle partait favorite.',
    'Un casque était posé sur une borne. Deux moineaux y discutaient.',
  ],
  meet: [
    'Sous un capot, deux bottes dépassaient. Une mécanicienne [roula|a roulé] dehors, du cambouis sur le menton. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Passe-moi la clé de huit. Non, l’autre. Enchantée.</helper>',
    '<helper>Tiens ça</helper>, [dit|a dit] une mécanicienne, et ça, c’était un volant. <helper>{helper}. Il va sur quelle voiture, à ton avis ?</helper>',
  ],
  task: [
    '<helper>Il faut passer le drapeau à damier avant la cloche</helper>, [dit|a dit] {helper}. <helper>C’est tout en bas. Mais il y a un ennui : une roue s’en va toujours avant les autres.</helper>',
    '<helper>On court pour le drapeau à damier</helper>, [dit|a dit] {helper}. <helper>Il reste un départ avant la cloche. Mais notre roue avant a la bougeotte.</helper>',
  ],
  way: [
    'On [poussa|a poussé] la voiture jusqu’à la ligne, une bosse après l’autre. {helper} écoutait les essieux comme un docteur.',
    'On [descendit|est descendu] voir la piste. {helper} tâtait le sol du talon, et disait hum.',
  ],
  obstacle: [
    'La roue avant penchait la tête. Dans le long virage à gauche, elle avait l’habitude de continuer tout droit.',
    'La roue tournait rond trois fois sur quatre. La quatrième, elle avait une idée.',
  ],
  stuck: [
    'La roue [partit|est partie], seule, et [prit|a pris] la première place pendant un bon moment.',
    'La roue [se coucha|s’est couchée] sur le côté, et l’essieu [fit|a fait] un trait dans la craie.',
  ],
  still: [
    'Le haut-parleur s’était tu. Une rondelle finissait de tourner sur le bitume.',
    'Un chronomètre tournait dans une main, et personne ne le regardait.',
  ],
  open: [
    'La roue [tint|a tenu], le virage [passa|est passé], et le vent [entra|est entré] par toutes les portières dessinées. Au bout, le drapeau à damier [claqua|a claqué] au-dessus des têtes. On n’était pas premier. On était entier.',
    'Cette fois, la roue [resta|est restée] avec les autres. On [dévala|a dévalé], on penchait, on [passa|est passé]. Le drapeau à damier [fit|a fait] un grand bruit de linge, juste à côté d’une oreille.',
  ],
  gift: [
    '{helper} [décrocha|a décroché] un vieux dossard du clou. <helper>Le zéro. Je l’ai porté huit ans. Avec lui, on ne peut que monter.</helper>',
    '{helper} [écrivit|a écrit] un numéro au dos d’un sac et l’[épingla|a épinglé]. <helper>C’est un dossard. Le treize. Les autres n’osent pas.</helper>',
  ],
  homeward: [
    'On [remonta|est remonté] la côte à pied, la voiture derrière, qui grinçait comme si elle racontait.',
    'On [rentra|est rentré] en poussant. Dans les côtes, une voiture en bois, c’est surtout du bois.',
  ],
  question: [
    '<hero>Pourquoi une voiture veut-elle aller tout droit dans un virage ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [posa|a posé] une bille sur un plateau et [tourna|a tourné] brusquement. La bille [continua|a continué] tout droit. Ce qui bouge garde son chemin, tant que rien ne le pousse de côté.',
  ],
};
