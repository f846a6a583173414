import type { LessonMessages } from '../../schema.ts';

export const blind: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} était aveugle et tenait une longue canne blanche, qui tapotait devant ses pieds. {hero} voulait aider, et tout de suite.',
    ],
    firstTry: [
      '<hero>Viens, c’est par là-bas !</hero> [dit|a dit] {hero}, en tirant {companion} par la manche, le doigt pointé.',
    ],
    why: [
      'La canne [se coinça|s’est coincée], {companion} [trébucha|a trébuché]. <companion>Où ça, là-bas ?</companion> [demanda|a demandé] {companion}. <companion>Et lâche-moi, s’il te plaît. Je ne suis pas une valise.</companion>',
    ],
    again: [
      '<hero>Attention !</hero> [cria|a crié] {hero}. <companion>À quoi ?</companion> [demanda|a demandé] {companion}. C’était une bonne question.',
    ],
    turn: [
      '{hero_subj} [ferma|a fermé] la bouche. La canne tapait : sec, sec, creux. {companion} avait déjà compris quelque chose au sol, et {hero} ne l’avait pas écouté.',
    ],
    deed: [
      '<hero>Tu veux mon coude</hero>, [dit|a dit] {hero}, et {hero_il} [attendit|a attendu] que {companion} le prenne.',
    ],
    answer: [
      '<hero>Trois pas, puis une marche qui descend</hero>, [dit|a dit] {hero}. <companion>Et à gauche, ça résonne</companion>, [dit|a dit] {companion}, <companion>donc c’est vide. On prend à gauche.</companion> C’était le bon côté.',
    ],
    echo: [
      '{companion} [trouva|a trouvé] une plaque avec des petits points en relief. C’était du braille, et c’était une blague. {hero} [se la fit|se l’est fait] lire deux fois.',
    ],
  },
  {
    dilemma: [
      'La lampe [s’éteignit|s’est éteinte]. <hero>On n’y voit plus rien !</hero> [dit|a dit] {hero}. <companion>Moi, ça ne change pas grand-chose</companion>, [dit|a dit] {companion}, qui était aveugle, et dont la canne blanche [continua|a continué].',
    ],
    firstTry: [
      '{hero_subj} [passa|est passé{hero_e}] quand même devant, les bras tendus. C’était toujours {hero} qui passait devant.',
    ],
    why: [
      '{hero_subj} [rencontra|a rencontré] un mur, puis un seau, puis le mur. <companion>À droite</companion>, [dit|a dit] {companion}. {hero_subj} allait à gauche. Le seau, encore.',
    ],
    again: [
      '<hero>C’est quelle droite ?</hero> [demanda|a demandé] {hero}. <companion>Celle où il n’y a pas de seau.</companion>',
    ],
    turn: [
      'Dans le noir, {hero} [écouta|a écouté]. Tap, tap, faisait la canne, et tout s’arrangeait autour : un côté sourd, un côté qui chantait. {companion} connaissait ce chemin par les pieds.',
    ],
    deed: [
      '<hero>Je peux te tenir le coude</hero>, [demanda|a demandé] {hero}, et {hero_il} [passa|est passé{hero_e}] derrière.',
    ],
    answer: [
      '<companion>Quatre pas, une bosse, ça tourne</companion>, [dit|a dit] {companion}. <companion>Là, ça sent la pluie, donc c’est ouvert. Baisse-toi. Ah non, trop tard.</companion>',
    ],
    echo: [
      'La lampe [se ralluma|s’est rallumée]. {hero} avait sur le front une petite bosse, et {companion} un avis là-dessus.',
    ],
  },
];
