import type { LessonMessages } from '../../schema.ts';

export const courage: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il fallait y aller, et {hero} le savait. Mais son ventre avait décidé de rester là. Ça ne se voyait pas encore.',
    ],
    firstTry: [
      '<hero>Facile</hero>, [dit|a dit] {hero} très fort. <hero>J’y vais en sifflant.</hero> {hero_subj} [siffla|a sifflé] et [fit|a fait] trois pas de géant.',
    ],
    why: [
      'Au quatrième pas, les jambes [s’arrêtèrent|se sont arrêtées]. Elles ne voulaient ni avancer ni revenir. Le sifflet aussi était resté coincé.',
    ],
    again: ['<hero>Je regarde le paysage</hero>, [dit|a dit] {hero}. Il n’y avait pas de paysage.'],
    turn: [
      'Cela cognait jusque dans les oreilles. Derrière, {companion} ne disait rien et ne bougeait pas non plus.',
    ],
    deed: [
      '<hero>J’ai peur</hero>, [dit|a dit] {hero}, et {hero_il} [tendit|a tendu] une main qui tremblait.',
    ],
    answer: [
      '<companion>Ah</companion>, [dit|a dit] {companion}, <companion>moi aussi, depuis ce matin.</companion> Le pas suivant n’était pas plus grand qu’une chaussure. On [le fit|l’a fait] à deux.',
    ],
    echo: [
      'La main [trembla|a tremblé] encore un bon moment après. {hero_subj} la laissait faire, elle l’avait bien mérité.',
    ],
  },
  {
    dilemma: [
      'C’était à {hero} de passer en premier. On avait tiré à la courte paille. La paille, elle aussi, avait l’air pâle.',
    ],
    firstTry: [
      '{hero_subj} [retrouva|a retrouvé] dans sa tête trois choses à faire avant : lacer, moucher, réfléchir. {hero_subj} [les fit|les a faites] très bien.',
    ],
    why: [
      'Quand on a tout lacé, il ne reste que la chose elle-même. Elle avait profité du temps pour grandir. <companion>Tu es prêt{hero_e} ?</companion> [demanda|a demandé] {companion}. <hero>Presque</hero>, [dit|a dit] {hero}, et c’était le septième presque.',
    ],
    again: ['{hero_subj} [relaça|a relacé] ses chaussures. Les lacets commençaient à manquer.'],
    turn: [
      'Attendre faisait plus mal que tout le reste. La peur était assise là, petite, avec ses bagages, et ne s’en irait pas la première.',
    ],
    deed: ['{hero_subj} [prit|a pris] la peur avec le reste, comme un sac, et [posa|a posé] un pied devant.'],
    answer: [
      '<companion>Un</companion>, [compta|a compté] {companion}. <companion>Deux.</companion> À trois, on n’avait plus besoin de compter.',
    ],
    echo: ['{hero} [garda|a gardé] la courte paille. Elle avait repris des couleurs.'],
  },
];
