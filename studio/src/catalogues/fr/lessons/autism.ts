import type { LessonMessages } from '../../schema.ts';

export const autism: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} était autiste et portait un casque contre le bruit, rouge avec des étoiles. {hero} avait préparé une surprise, avec des cris et des tambours.',
    ],
    firstTry: [
      '<hero>Surprise !</hero> [cria|a crié] {hero}, et tous les tambours [partirent|sont partis] d’un coup, tout près.',
    ],
    why: [
      '{companion} [mit|a mis] les deux mains sur son casque et [recula|a reculé] dans un coin. La fête était finie avant de commencer. <companion>Trop fort, trop vite. Je ne savais pas que ça venait.</companion>',
    ],
    again: [
      '<hero>Mais c’était pour te faire plaisir</hero>, [dit|a dit] {hero}, et {hero_il} [secoua|a secoué] un dernier grelot. Ça n’arrangeait rien.',
    ],
    turn: [
      'Les tambours prenaient toute la place. Dans le coin, {companion} suivait du doigt une ligne que personne n’avait vue.',
    ],
    deed: [
      '{hero_subj} [posa|a posé] les tambours loin, [s’assit|s’est assis{hero_e}] à deux pas, et [demanda|a demandé] ce qui aiderait.',
    ],
    answer: [
      '<companion>Dis-moi d’abord ce qui vient, et après quoi</companion>, [dit|a dit] {companion}. Alors {hero} [dit|a dit] : un, on avance, deux, on s’arrête. <companion>D’accord. Et regarde. La ligne fait toujours trois longs, un court. C’est par là.</companion>',
    ],
    echo: [
      'On [regarda|a regardé] la ligne, longtemps, à deux. À la fin, {companion} [prêta|a prêté] une étoile du casque. Elle collait encore.',
    ],
  },
  {
    dilemma: [
      '{companion} connaissait tous les horaires, même ceux d’hier, et rangeait des cailloux en file. {companion} était autiste, et la file devait être droite. {hero} la trouvait au milieu du chemin.',
    ],
    firstTry: [
      '<hero>Viens, on est pressés !</hero> [dit|a dit] {hero}, en prenant le caillou du milieu, pour aider.',
    ],
    why: [
      '{companion} [cria|a crié], et puis plus rien ne passait. Sans le caillou du milieu, la file ne disait plus rien. {hero} ne comprenait pas ce qu’il y avait à comprendre.',
    ],
    again: [
      '{hero_subj} [remit|a remis] un caillou. Ce n’était pas le bon. Il avait pourtant l’air d’un caillou.',
    ],
    turn: [
      '{hero_subj} [se tut|s’est tu{hero_e}] et [regarda|a regardé] la file. Un gros, deux petits, un gros, deux petits. C’était exactement comme le chemin, là-bas devant.',
    ],
    deed: [
      '{hero_subj} [rendit|a rendu] le caillou, posé à plat sur sa main ouverte, et [attendit|a attendu].',
    ],
    answer: [
      '{companion} l’[examina|a examiné], et l’[installa|a installé]. <companion>Ici, on marche. Ici, on saute deux fois. Je l’avais déjà écrit, mais en cailloux.</companion>',
    ],
    echo: [
      '{hero} [demanda|a demandé] l’horaire d’hier. {companion} [le récita|l’a récité], et c’était très beau.',
    ],
  },
];
