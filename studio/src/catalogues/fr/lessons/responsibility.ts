import type { LessonMessages } from '../../schema.ts';

export const responsibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} avait promis de garder la lanterne de {companion} allumée. Ce matin, c’était une promesse toute légère. Maintenant, plus loin, on entendait rire et chanter.',
    ],
    firstTry: [
      '<hero>Juste deux minutes</hero>, [dit|a dit] {hero} à la lanterne, et {hero_il} [courut|a couru] vers les rires.',
    ],
    why: [
      'Deux minutes, cela peut durer très longtemps. Le vent [passa|est passé] pendant ce temps, et quand {hero} [regarda|a regardé] derrière, il n’y avait plus de point jaune. <companion>Je ne vois plus rien</companion>, [appela|a appelé] {companion}, de très loin.',
    ],
    again: [
      '<hero>Je finis ce tour et j’y vais</hero>, [se dit|s’est dit] {hero}. Le tour avait un autre tour au bout.',
    ],
    turn: [
      'Personne ne le lui avait reproché. C’était seulement très noir, à l’endroit où il aurait dû faire jaune.',
    ],
    deed: [
      '{hero_subj} [fit|a fait] demi-tour et [courut|a couru] dans l’autre sens, tout{hero_g, select, m {} other {e}} seul{hero_e}, contre le vent.',
    ],
    answer: [
      'La mèche [reprit|a repris] à la troisième allumette. <companion>Te revoilà</companion>, [dit|a dit] {companion}. On voyait de nouveau ses pieds.',
    ],
    echo: ['{hero} [resta|est resté{hero_e}] près de la lanterne. De là aussi, on entendait chanter.'],
  },
  {
    dilemma: [
      'Le seau était pour le petit arbre, là-bas, qui n’avait pas bu depuis hier. <hero>Je m’en occupe</hero>, avait dit {hero} à {companion}. C’était avant qu’on propose la course.',
    ],
    firstTry: [
      '{hero_subj} [posa|a posé] le seau au bord. L’arbre pouvait bien attendre une course. {hero_subj} en [fit|a fait] quatre.',
    ],
    why: [
      'À la quatrième, quelqu’un [s’assit|s’est assis] dans le seau. Là-bas, les feuilles pendaient comme des chaussettes. <companion>Je lui avais dit que tu venais</companion>, [dit|a dit] {companion}.',
    ],
    again: [
      '<hero>Il va sûrement pleuvoir</hero>, [dit|a dit] {hero}. Le ciel n’en avait pas entendu parler.',
    ],
    turn: ['Une feuille [tomba|est tombée], sans bruit. Elle n’avait pas l’air fâchée, et c’était pire.'],
    deed: [
      '{hero_subj} [quitta|a quitté] la ligne de départ, [remplit|a rempli] le seau et [marcha|a marché] dans le mauvais sens, jusqu’à l’arbre.',
    ],
    answer: [
      'L’eau [descendit|est descendue] d’un coup. <companion>Écoute</companion>, [dit|a dit] {companion}. La terre faisait glou.',
    ],
    echo: ['Sur le seau, {hero} [fit|a fait] un trait à la craie, à la hauteur d’un arbre.'],
  },
];
