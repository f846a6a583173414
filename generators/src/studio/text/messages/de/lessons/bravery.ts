import type { LessonMessages } from '../../schema.ts';

export const bravery: readonly LessonMessages[] = [
  {
    dilemma: [
      'Ein paar Große standen im Kreis und lachten. In der Mitte stand ein Kleiner mit einer zu großen Mütze. <companion>Das ist nicht lustig</companion>, flüsterte {companion}.',
    ],
    firstTry: [
      '{hero} sah sich um, ob nicht jemand Stärkeres kam. Bestimmt kam gleich einer. {hero_subj} lachte vorsichtshalber ein bisschen mit.',
    ],
    why: [
      'Es kam aber keiner. Alle warteten auf den Stärkeren. Dem Kleinen rutschte die Mütze über die Augen, und das Lachen wurde lauter.',
    ],
    again: ['{hero} hustete laut. Es half ungefähr so viel, wie Husten hilft.'],
    turn: [
      'Das Mitlachen lag {hero} noch auf der Zunge und schmeckte wie ein Pfennig. Hinüber waren es elf Schritte. {hero_er} zählte sie.',
    ],
    deed: ['{hero} ging die elf Schritte und stellte sich neben den Kleinen.'],
    answer: [
      'Nun war in der Mitte nicht mehr einer, sondern zwei. Dann kam {companion}. Dann holten sie jemanden Großes, und der Kreis hatte auf einmal anderswo zu tun.',
    ],
    echo: ['Die Mütze war so groß, dass sie beide darunter passten. Sie probierten es aus.'],
  },
];
