import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['Le long virage à gauche', '{hero} et la roue baladeuse'],
  passage: [
    'On [suivit|a suivi] les ballots de paille et le bruit. Les voitures étaient en bois, et elles avaient toutes des portières dessinées.',
  ],
  arrive: ['Ça sentait le caoutchouc et la craie. Un haut-parleur crachotait des noms, et sous le casque le monde devenait petit et rond.'],
  image: ['Une des voitures avait une sonnette, un rideau et un porte-parapluie. Elle partait favorite.'],
  meet: [
    'Sous un capot, deux bottes dépassaient. Une mécanicienne [roula|a roulé] dehors, du cambouis sur le menton. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Passe-moi la clé de huit. Non, l’autre. Enchantée.</helper>',
  ],
  task: [
    '<helper>Il faut passer le drapeau à damier avant la cloche,</helper> [dit|a dit] {helper}. <helper>C’est tout en bas. Mais il y a un ennui : une roue s’en va toujours avant les autres.</helper>',
  ],
  way: ['On [poussa|a poussé] la voiture jusqu’à la ligne, une bosse après l’autre. {helper} écoutait les essieux comme un docteur.'],
  obstacle: ['La roue avant penchait la tête. Dans le long virage à gauche, elle avait l’habitude de continuer tout droit.'],
  stuck: ['La roue [partit|est partie], seule, et [prit|a pris] la première place pendant un bon moment.'],
  still: ['Le haut-parleur s’était tu. Une rondelle finissait de tourner sur le bitume.'],
  open: [
    'La roue [tint|a tenu], le virage [passa|est passé], et le vent [entra|est entré] par toutes les portières dessinées. Au bout, le drapeau à damier [claqua|a claqué] au-dessus des têtes. On n’était pas premier. On était entier.',
  ],
  gift: [
    '{helper} [décrocha|a décroché] un vieux dossard du clou. <helper>Le zéro,</helper> [dit-elle|a-t-elle dit]. <helper>Je l’ai porté huit ans. Avec lui, on ne peut que monter.</helper>',
  ],
  homeward: ['On [remonta|est remonté] la côte à pied, la voiture derrière, qui grinçait comme si elle racontait.'],
  question: ['<hero>Pourquoi une voiture veut-elle aller tout droit dans un virage ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] une bille sur un plateau et [tourna|a tourné] brusquement. La bille [continua|a continué] tout droit. Ce qui bouge garde son chemin, tant que rien ne le pousse de côté.',
  ],
};
