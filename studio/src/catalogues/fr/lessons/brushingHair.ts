import type { LessonMessages } from '../../schema.ts';

export const brushingHair: readonly LessonMessages[] = [
  {
    dilemma: [
      'Un nœud s’était installé dans les cheveux de {hero}, et il avait des projets. <companion>Il faudrait le peigner</companion>, [dit|a dit] {companion}. <hero>Il ne me gêne pas</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      'Le nœud [s’accrocha|s’est accroché] à une branche. Alors {hero} [prit|a pris] le peigne et [tira|a tiré] un grand coup, tout en haut.',
    ],
    why: [
      'Le nœud [grossit|a grossi], et {hero} [cria|a crié]. Le peigne y [resta|est resté] planté. <companion>Maintenant, ils sont deux</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [mit|a mis] un bonnet par-dessus. Le bonnet tenait debout.'],
    turn: [
      '{hero_subj} [tâta|a tâté] du bout des doigts. En haut, c’était serré. Tout en bas, il y avait deux mèches qui ne demandaient qu’à sortir.',
    ],
    deed: [
      '{hero_subj} [tint|a tenu] ses cheveux au-dessus du nœud, et [peigna|a peigné] d’abord les pointes, à petits coups, le temps d’une chanson.',
    ],
    answer: [
      '{companion} [chanta|a chanté] le deuxième couplet, en tenant la mèche. <companion>Ça y est. Il déménage.</companion>',
    ],
    echo: [
      'Du nœud, il était tombé une feuille, un fil et un bout de gâteau. {hero} lui [rendit|a rendu] ses affaires.',
    ],
  },
  {
    dilemma: [
      'Le vent avait décoiffé {hero}, et une mèche lui tombait juste devant les yeux. <companion>Il y en a pour une chanson</companion>, [dit|a dit] {companion}, en montrant le peigne large. Une chanson, c’est long.',
    ],
    firstTry: [
      '<hero>Je vois très bien</hero>, [dit|a dit] {hero}, et {hero_il} [avança|a avancé], une main devant.',
    ],
    why: [
      '{hero_subj} [salua|a salué] un poteau et [marcha|a marché] sur {companion}. La mèche avait attrapé au passage une graine, et maintenant cela collait.',
    ],
    again: [
      '{hero_subj} [souffla|a soufflé] vers le haut. La mèche [monta|est montée], et [revint|est revenue].',
    ],
    turn: [
      'Les doigts de {hero} [s’arrêtèrent|se sont arrêtés] dans la mèche. Elle n’était pas méchante, elle voulait juste qu’on s’occupe d’elle, et sans tirer.',
    ],
    deed: [
      '{hero_subj} [s’assit|s’est assis{hero_e}], [mouilla|a mouillé] un peu la mèche, et [passa|a passé] le peigne large, en commençant par le bout.',
    ],
    answer: [
      '<companion>Ne bouge pas</companion>, [chanta|a chanté] {companion}, <companion>la graine arrive.</companion> Elle [sortit|est sortie] sans un cheveu, au refrain.',
    ],
    echo: ['{hero} voyait de nouveau des deux yeux. La graine, on la planterait.'],
  },
];
