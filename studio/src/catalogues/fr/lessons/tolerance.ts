import type { LessonMessages } from '../../schema.ts';

export const tolerance: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} faisait tout dans l’autre sens : l’échelle par-dessus, la soupe à la fin, bonjour en partant. <hero>C’est à l’envers</hero>, [dit|a dit] {hero}. Cela démangeait de le remettre à l’endroit.',
    ],
    firstTry: [
      '{hero_subj} [expliqua|a expliqué]. {hero_subj} [montra|a montré]. À la fin, {hero_il} [retourna|a retourné] l’échelle de {companion}, pour que ce soit bien.',
    ],
    why: [
      'Bien mise, l’échelle [glissa|a glissé]. Avant, elle tenait. <companion>Ici, le sol penche</companion>, [dit|a dit] {companion}. <companion>Alors on la pose comme ça.</companion>',
    ],
    again: [
      '<hero>Alors il faut redresser le sol</hero>, [dit|a dit] {hero}. Le sol n’avait pas l’air d’accord.',
    ],
    turn: [
      '{hero_subj} [pencha|a penché] la tête. Vu de ce côté, c’était le monde de {hero} qui allait de travers.',
    ],
    deed: [
      '{hero_subj} [remit|a remis] l’échelle comme {companion}, et [monta|est monté{hero_e}] par-derrière.',
    ],
    answer: [
      'Cela tenait. On voyait même un peu mieux. <companion>Pour descendre, par contre</companion>, [dit|a dit] {companion}, <companion>je veux bien essayer ta façon.</companion>',
    ],
    echo: ['<hero>Bonjour</hero>, [dit|a dit] {hero} en partant. Ce n’était pas si bête.'],
  },
  {
    dilemma: [
      'Pour réfléchir, {companion} tournait en rond en fredonnant. {hero}, pour réfléchir, avait besoin de silence. Et il fallait réfléchir tous les deux, tout de suite.',
    ],
    firstTry: [
      '<hero>Assieds-toi</hero>, [dit|a dit] {hero}. <hero>On pense assis, et on pense tout bas.</hero> {companion} [s’assit|s’est assis{companion_e}].',
    ],
    why: [
      'Pendant longtemps, il [ne vint|n’est venu] ni bruit ni idée. Assis{companion_e}, {companion} ressemblait à un moulin sans vent. <companion>Je n’ai plus rien dans la tête</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [dit|a dit] chut. On [entendit|a entendu] pousser les ongles.'],
    turn: [
      '{hero_subj} [regarda|a regardé] {companion}, les lèvres serrées, tout{companion_g, select, m {} other {e}} raide. L’idée devait être là-dedans, et elle ne pouvait pas sortir.',
    ],
    deed: [
      '{hero_subj} [se leva|s’est levé{hero_e}], et [tourna|a tourné] aussi, en fredonnant, derrière {companion}.',
    ],
    answer: [
      'Au troisième tour, l’idée [tomba|est tombée], on ne sait d’où. <companion>C’est au troisième, en général</companion>, [dit|a dit] {companion}. Après, on [s’assit|s’est assis] en silence pour la regarder.',
    ],
    echo: ['L’idée avait besoin des deux : du bruit pour venir, et du calme pour rester.'],
  },
];
