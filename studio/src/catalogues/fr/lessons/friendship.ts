import type { LessonMessages } from '../../schema.ts';

export const friendship: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} avait inventé un jeu avec un caillou et trois règles. Il se jouait à deux, pas plus. {companion} regardait, un pas en arrière.',
    ],
    firstTry: [
      '<hero>Tu peux jouer si tu fais comme je dis</hero>, [dit|a dit] {hero}. <hero>Et si tu ne parles pas. Et si tu commences en dernier.</hero>',
    ],
    why: [
      '{companion} [écouta|a écouté] les trois si, et [s’en alla|s’en est allé{companion_e}] un peu plus loin. Le caillou [resta|est resté] là. Tout seul, ce n’était plus un jeu, c’était un caillou.',
    ],
    again: [
      '{hero_subj} [ajouta|a ajouté] une quatrième règle. {companion} [s’éloigna|s’est éloigné{companion_e}] encore.',
    ],
    turn: [
      '{hero_subj} [regarda|a regardé] le caillou, puis {companion}. {hero} ne lui avait pas demandé à quoi {companion_il} aimait jouer.',
    ],
    deed: ['{hero_subj} [se poussa|s’est poussé{hero_e}] d’une place. <hero>Montre-moi le tien.</hero>'],
    answer: [
      'Le jeu de {companion} n’avait qu’une règle, et elle changeait tout le temps. <companion>Là, par exemple, elle vient de changer</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['À la fin, personne n’avait gagné. On l’[écrivit|a écrit] sur le caillou.'],
  },
  {
    dilemma: [
      'Le banc, le tronc ou la pierre, cela n’avait qu’une bonne place, celle de {hero}. {companion} restait debout, un pied sur l’autre.',
    ],
    firstTry: [
      '{hero_subj} [étala|a étalé] son gilet à côté. <hero>C’est pris. C’est pour mes affaires.</hero>',
    ],
    why: [
      'Les affaires n’avaient rien à raconter. {companion} [se mit|s’est mis{companion_e}] à siffler de l’autre côté, un air qui avait l’air très bien.',
    ],
    again: ['{hero_subj} [siffla|a sifflé] aussi, mais tout seul cela sonnait comme une bouilloire.'],
    turn: ['Le gilet tenait toute la place. {hero_subj} le connaissait par cœur, ce gilet.'],
    deed: [
      '{hero_subj} [prit|a pris] le gilet sur ses genoux. À côté, il y avait maintenant un trou, juste de la taille de quelqu’un.',
    ],
    answer: [
      '{companion} [s’assit|s’est assis{companion_e}] dedans, comme si l’on avait mesuré. <companion>Toi, tu fais la voix du bas</companion>, [dit|a dit] {companion}. Elle manquait, justement.',
    ],
    echo: ['On [posa|a posé] le gilet sur les quatre genoux. Il était assez large.'],
  },
];
