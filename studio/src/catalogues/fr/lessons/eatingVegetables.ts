import type { LessonMessages } from '../../schema.ts';

export const eatingVegetables: readonly LessonMessages[] = [
  {
    dilemma: [
      'Dans la gamelle, il y avait quelque chose d’orange avec des bosses. {companion} en mangeait. <hero>Beurk</hero>, [dit|a dit] {hero}, de très loin.',
    ],
    firstTry: [
      '{hero_subj} [le glissa|l’a glissé] sous le pain, puis dans sa manche, puis dans la chaussure. Il dépassait toujours.',
    ],
    why: [
      'La chaussure [se mit|s’est mise] à faire couic. <companion>Tu marches bizarrement</companion>, [dit|a dit] {companion}. Un lapin [suivit|a suivi], très intéressé.',
    ],
    again: ['{hero_subj} [le mit|l’a mis] sous son bonnet. Le lapin [regarda|a regardé] le bonnet.'],
    turn: [
      '{hero_subj} [le sortit|l’a sorti] et [le tint|l’a tenu] à la lumière. Il avait des anneaux, comme une planète, et des poils, et personne ne savait encore quel goût il avait pour {hero}.',
    ],
    deed: [
      '{hero_subj} [mordit|a mordu] dedans, une seule fois. Cela [laissa|a laissé] une marque, comme une demi-lune.',
    ],
    answer: [
      '{hero_subj} [mâcha|a mâché]. <hero>D’abord ça croque. Ensuite c’est un peu sucré, et à la fin ça sent la terre.</hero> <companion>C’est exactement ça</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['Le reste [fut|a été] pour le lapin. Il n’avait pas besoin de description.'],
  },
  {
    dilemma: [
      'La soupe était verte, d’un vert qui ne se cache pas. <companion>C’est la recette de la maison</companion>, [dit|a dit] {companion}. {hero} [serra|a serré] les lèvres.',
    ],
    firstTry: [
      '{hero_subj} [remua|a remué]. {hero_subj} [fit|a fait] des vagues, puis une tempête, puis un naufrage. À chaque fois, il en restait autant.',
    ],
    why: [
      'Une vague [passa|est passée] par-dessus bord. Maintenant, la soupe était aussi sur {hero}, et elle refroidissait. <companion>Elle n’est pas pour nager</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} en [donna|a donné] à la plante d’à côté. La plante [pencha|a penché] la tête.'],
    turn: [
      'Une goutte était restée sur le poignet. {hero_subj} l’[examina|a examinée]. Elle avait des points plus clairs, et une odeur de pluie sur les haricots.',
    ],
    deed: ['{hero_subj} [lécha|a léché] la goutte, et [ferma|a fermé] les yeux pour savoir.'],
    answer: [
      '<hero>Ce n’est pas beurk</hero>, [dit|a dit] {hero} au bout d’un moment. <hero>C’est drôle. Ça a un goût de vert.</hero> On [baptisa|a baptisé] la soupe : la Prairie.',
    ],
    echo: [
      '{hero} en [prit|a pris] trois cuillères, une pour chaque point clair. C’était assez pour une première fois.',
    ],
  },
];
