import type { LessonMessages } from '../../schema.ts';

export const generosity: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il manquait à {hero} une seule pierre pour avoir les sept couleurs. Et voilà qu’{hero_il} venait de trouver la verte. {companion} en cherchait une, justement, pour caler une chose qui tombait.',
    ],
    firstTry: [
      '<hero>Prends celle-ci</hero>, [dit|a dit] {hero}. C’était la grise, celle qui s’effritait. {hero_subj} l’avait en double.',
    ],
    why: [
      'La grise [tint|a tenu] le temps d’un soupir. Puis il n’y [eut|a eu] que du sable. <companion>Merci quand même</companion>, [dit|a dit] {companion}, et [se remit|s’est remis{companion_e}] à tenir la chose avec le dos.',
    ],
    again: ['{hero_subj} [offrit|a offert] l’autre grise. C’était le même sable.'],
    turn: [
      'Dans la poche, la verte était lisse et juste de la bonne taille. {companion} commençait à plier.',
    ],
    deed: [
      '{hero_subj} [prit|a pris] la pierre verte et [la glissa|l’a glissée] dessous. Elle y allait tout à fait.',
    ],
    answer: [
      '{companion} [se redressa|s’est redressé{companion_e}] en soufflant. <companion>C’était ta septième</companion>, [dit|a dit] {companion}. On la voyait briller, là-dessous, comme un œil de chat.',
    ],
    echo: [
      'Dans la boîte de {hero}, il y avait six pierres et un creux. La lumière allait droit dans le creux.',
    ],
  },
  {
    dilemma: [
      '{hero} avait gagné trois tours de grelot. Le grelot était la plus belle chose de la journée. {companion}, dans le noir du passage, ne retrouvait plus personne.',
    ],
    firstTry: [
      '<hero>Je te donne mon sifflet</hero>, [dit|a dit] {hero}. Le sifflet avait un pois coincé. Depuis Pâques, il ne sifflait que du vent.',
    ],
    why: [
      '{companion} [souffla|a soufflé], [souffla|a soufflé] encore, et [partit|est parti{companion_e}] du mauvais côté. On l’entendait se cogner aux choses et leur demander pardon.',
    ],
    again: ['<hero>Souffle plus fort !</hero> [dit|a dit] {hero}. Cela faisait du vent plus fort.'],
    turn: [
      'Donner ce dont on ne veut pas, ce n’était pas donner, c’était ranger. Le grelot, lui, [tinta|a tinté] tout seul dans sa poche.',
    ],
    deed: ['{hero_subj} [attacha|a attaché] le grelot au cou de {companion}, avec un vrai nœud.'],
    answer: [
      'Maintenant, on entendait où il fallait aller. <companion>C’est un bruit de fête</companion>, [dit|a dit] {companion}. <companion>Même dans le noir.</companion>',
    ],
    echo: ['La poche de {hero} ne tintait plus. Mais à côté, à chaque pas, cela tintait.'],
  },
];
