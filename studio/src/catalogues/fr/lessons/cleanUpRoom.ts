import type { LessonMessages } from '../../schema.ts';

export const cleanUpRoom: readonly LessonMessages[] = [
  {
    dilemma: [
      'La petite clé était dans le sac de {hero}, avec tout le reste. Tout le reste, c’était beaucoup. <companion>Range d’abord</companion>, [dit|a dit] {companion}. <hero>Je creuse</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      '{hero_subj} [creusa|a creusé]. Puis {hero_il} [poussa|a poussé] le tas sous la couverture, et la couverture par-dessus.',
    ],
    why: [
      'Sous la couverture, le tas [se mit|s’est mis] à vivre. Une chaussette [sortit|est sortie] voir. La clé, elle, était descendue d’un étage. <companion>Il y a une bosse qui respire</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [s’assit|s’est assis{hero_e}] sur la bosse. Elle [fit|a fait] pouet.'],
    turn: [
      '{hero_subj} [prit|a pris] une seule chose, un crayon. Il avait l’air perdu. Il avait pourtant une maison, comme tout le monde.',
    ],
    deed: [
      '{hero_subj} [posa|a posé] chaque chose chez elle, le crayon, la chaussette, le reste. Un chemin de sol nu [s’ouvrit|s’est ouvert].',
    ],
    answer: [
      'Au bout du chemin, il y avait la clé. <companion>Elle attendait qu’on fasse de la place</companion>, [dit|a dit] {companion}.',
    ],
    echo: [
      'Dans le sac, il [resta|est resté] une chose qui n’avait pas de maison. Elle faisait pouet. On lui en [trouva|a trouvé] une.',
    ],
  },
  {
    dilemma: [
      'Pour trouver le ticket, il fallait vider les poches, la besace et la boîte. {hero} [vida|a vidé] tout par terre. Voilà. Maintenant il n’y avait plus de terre.',
    ],
    firstTry: [
      '{hero_subj} [remua|a remué] le tas avec un bâton, comme une soupe. Ce qui était dessous [passa|est passé] dessus, et le contraire.',
    ],
    why: [
      'Un bouton [roula|a roulé], une bille [partit|est partie] pour toujours. <companion>Je ne retrouve plus mon pied</companion>, [dit|a dit] {companion}. Le tas avait grandi, c’était certain.',
    ],
    again: ['{hero_subj} [fit|a fait] un deuxième tas avec le premier. Cela faisait deux tas.'],
    turn: [
      'Un peigne dépassait, avec une dent en moins. {hero_subj} [pensa|a pensé] à la poche de gauche, où il habitait depuis toujours. Tout, là-dedans, venait de quelque part.',
    ],
    deed: [
      '{hero_subj} [remit|a remis] le peigne dans la poche de gauche, le bouton dans la boîte, et le reste, un par un.',
    ],
    answer: [
      '<companion>Mon pied</companion>, [dit|a dit] {companion}. Dessous, bien à plat, il y avait le ticket. C’était la dernière chose.',
    ],
    echo: ['Le sol était de nouveau le sol. On y [posa|a posé] les deux pieds, pour le plaisir.'],
  },
];
