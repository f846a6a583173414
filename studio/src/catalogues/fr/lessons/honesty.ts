import type { LessonMessages } from '../../schema.ts';

export const honesty: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} avait prêté sa bille de verre, pour porter chance. {hero} l’avait lancée en l’air, une seule fois. Il y en avait deux moitiés, maintenant, au creux de son poing, et personne n’avait vu.',
    ],
    firstTry: [
      '{hero_subj} [garda|a gardé] le poing dans sa poche et [parla|a parlé] d’autre chose, très vite, en travaillant d’une seule main.',
    ],
    why: [
      'D’une seule main, rien n’allait. <companion>Tu as toujours ma bille ?</companion> [demanda|a demandé] {companion}. <hero>Bien sûr</hero>, [dit|a dit] {hero}, et les deux moitiés [firent|ont fait] clic.',
    ],
    again: [
      '<companion>Alors c’est moi qui l’ai perdue</companion>, [dit|a dit] {companion}, et [chercha|a cherché] partout une nouvelle fois.',
    ],
    turn: [
      '{companion} fouillait le même endroit pour la troisième fois. Dans la poche, le verre était devenu brûlant.',
    ],
    deed: ['{hero_subj} [ouvrit|a ouvert] la main. <hero>C’est moi. Je l’ai lancée trop haut.</hero>'],
    answer: [
      '{companion} [regarda|a regardé] longtemps les deux morceaux. <companion>C’était la plus belle. Maintenant on en a une chacun. Viens m’aider, avec les deux mains.</companion>',
    ],
    echo: [
      'À travers une demi-bille, le monde a un bord. {hero} en [garda|a gardé] une moitié dans sa poche.',
    ],
  },
  {
    dilemma: [
      '<companion>Tu as bien fermé le sac ?</companion> [demanda|a demandé] {companion}. Le goûter était dedans. <hero>Oui</hero>, [dit|a dit] {hero}, et {hero_il} n’y [pensa|a pensé] qu’après.',
    ],
    firstTry: [
      '{hero_subj} [marcha|a marché] en dernier, pour qu’on ne voie pas le sac. Un raisin sec [tomba|est tombé], puis un autre. {hero_subj} les couvrait du pied.',
    ],
    why: [
      'Quand on [eut|a eu] faim, il ne restait rien. <companion>Quelqu’un a tout mangé</companion>, [dit|a dit] {companion}. Il n’y avait là qu’un scarabée. On [regarda|a regardé] le scarabée.',
    ],
    again: [
      '<hero>C’est vrai qu’il est gros</hero>, [dit|a dit] {hero}. Le scarabée avait six pattes et pas de témoin.',
    ],
    turn: [
      'Le scarabée ne pouvait pas se défendre. {hero_subj} avait dans le ventre un oui, lourd comme un caillou.',
    ],
    deed: [
      '<hero>C’est moi</hero>, [dit|a dit] {hero}. <hero>J’ai dit oui sans regarder. Le sac était ouvert.</hero>',
    ],
    answer: [
      'Pendant un moment, on n’[entendit|a entendu] que le scarabée. <companion>Alors ils sont tous sur le chemin</companion>, [dit|a dit] {companion}. Et ils y étaient, l’un après l’autre.',
    ],
    echo: ['Le plus gros raisin [fut|a été] pour le scarabée. Il [réfléchit|a réfléchi] avant d’accepter.'],
  },
];
