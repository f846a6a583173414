import type { LessonMessages } from '../../schema.ts';

export const perseverance: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il fallait que ça tienne, un bâton sur l’autre, jusqu’au bout. Ça ne tenait pas. {hero} avait envie de dire que c’était bête.',
    ],
    firstTry: [
      '{hero_subj} [recommença|a recommencé], exactement pareil, mais plus fort. Puis encore plus fort, avec la langue dehors.',
    ],
    why: [
      'Tout [tomba|est tombé] chaque fois, et chaque fois du même côté. <companion>Dix</companion>, [compta|a compté] {companion}. Cela n’aidait pas.',
    ],
    again: ['La onzième chute [fut|a été] la plus belle de toutes. On l’[entendit|a entendue] de loin.'],
    turn: [
      '{hero_subj} [s’assit|s’est assis{hero_e}] devant le tas. Toujours du même côté, cela voulait dire quelque chose. Le premier bâton penchait d’un cheveu.',
    ],
    deed: [
      '{hero_subj} [glissa|a glissé] un petit caillou sous le premier bâton et [recommença|a recommencé] depuis le bas.',
    ],
    answer: [
      '<companion>Douze</companion>, [dit|a dit] {companion}, et [ne compta plus|n’a plus compté]. Ça tenait. Ça bougeait un peu, mais ça tenait.',
    ],
    echo: ['On [rangea|a rangé] le petit caillou à part. C’était lui, l’architecte.'],
  },
  {
    dilemma: [
      'Le nœud était fait de tous les nœuds du monde. Il fallait la corde, et la corde était dedans. <hero>Je le coupe</hero>, [dit|a dit] {hero}. Mais il n’y en aurait pas d’autre.',
    ],
    firstTry: [
      '{hero_subj} [tira|a tiré] à gauche. {hero_subj} [tira|a tiré] à droite. {hero_subj} [tira|a tiré] des deux côtés en même temps.',
    ],
    why: [
      'Le nœud n’était plus qu’une petite boule dure et contente. <companion>Il aime ça</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [essaya|a essayé] avec les dents. Le nœud avait un goût de chien mouillé.'],
    turn: [
      '{hero_subj} [laissa|a laissé] ses doigts se reposer. Alors {hero_il} [vit|a vu] une boucle, une seule, qui ne serrait rien.',
    ],
    deed: ['{hero_subj} [poussa|a poussé] la boucle au lieu de tirer, et [attendit|a attendu] la suivante.'],
    answer: [
      'Il en [vint|est venu] une deuxième, puis une troisième. <companion>Doucement</companion>, [souffla|a soufflé] {companion}, <companion>il croit que c’est son idée.</companion>',
    ],
    echo: [
      'La corde [garda|a gardé] des plis à tous les endroits où il y avait eu un nœud. On pouvait les compter.',
    ],
  },
];
