import type { LessonMessages } from '../../schema.ts';

export const adhd: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} avait un TDAH, trois idées à la fois et un pied qui battait la mesure. <hero>Il faut d’abord finir la liste</hero>, [dit|a dit] {hero}. La liste avait vingt lignes.',
    ],
    firstTry: [
      '<hero>Assis, et on ne bouge plus</hero>, [dit|a dit] {hero}. <hero>On lit tout, du début à la fin.</hero> {hero} [montra|a montré] l’exemple.',
    ],
    why: [
      'À la ligne trois, le pied de {companion} battait très fort. À la ligne sept, {hero} avait des fourmis aussi. À la ligne neuf, plus personne ne savait ce qu’il y avait à la ligne un. <companion>Ma tête est déjà partie devant</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [relut|a relu] la ligne un, très lentement. Ce [fut|a été] pire.'],
    turn: [
      'Le pied de {companion} tapait, et il tapait juste à côté d’une pierre qui sonnait creux. Personne ne l’avait remarqué, et {hero} moins que les autres.',
    ],
    deed: [
      '{hero_subj} [déchira|a déchiré] la liste et en [garda|a gardé] trois petits dessins. <hero>On fait celui-là en courant.</hero>',
    ],
    answer: [
      '{companion} était déjà revenu{companion_e}, une croix sur le premier dessin. <companion>Et dessous, c’est creux. Je l’ai entendu en tapant. Suivant.</companion>',
    ],
    echo: ['Le reste de la liste [servit|a servi] à faire un avion. {companion} [courut|a couru] avec.'],
  },
  {
    dilemma: [
      '<companion>Regarde, un lézard. Tu as vu ce nuage ? Il me faut une ficelle</companion>, [dit|a dit] {companion} en une seule fois. {companion} avait un TDAH. {hero} voulait avancer.',
    ],
    firstTry: [
      '<hero>On se concentre</hero>, [dit|a dit] {hero}, en marchant droit devant, les yeux sur ses pieds. {companion} [essaya|a essayé] aussi.',
    ],
    why: [
      'Les yeux sur les pieds, on [rentra|est rentré] tous les deux dans le même poteau. <companion>Je l’avais vu</companion>, [dit|a dit] {companion}, en se frottant le front. <companion>Mais tu avais dit : on regarde ses pieds.</companion>',
    ],
    again: [
      '<hero>Alors on se concentre sur le poteau</hero>, [dit|a dit] {hero}. On [le vit|l’a vu] très bien, en effet.',
    ],
    turn: [
      '{hero_subj} [repensa|a repensé] au lézard, au nuage, à la ficelle. Le lézard s’était faufilé dans une fente. Le nuage disait d’où venait le vent. La ficelle, il en fallait une, c’était vrai.',
    ],
    deed: [
      '{hero_subj} [tendit|a tendu] la ficelle à {companion}. <hero>Cours devant</hero>, [dit|a dit] {hero}, <hero>et crie-moi tout ce que tu vois.</hero>',
    ],
    answer: [
      'Les nouvelles [arrivèrent|sont arrivées] à toute allure : une fente, une marche, un trou, un scarabée. <companion>Le scarabée ne sert à rien</companion>, [cria|a crié] {companion}, <companion>mais il est vert.</companion>',
    ],
    echo: ['On [nota|a noté] le scarabée tout de même. Il était vraiment vert.'],
  },
];
