import type { LessonMessages } from '../../schema.ts';

export const bravery: readonly LessonMessages[] = [
  {
    dilemma: [
      'Ein paar Große standen im Kreis und lachten. In der Mitte stand ein Kleiner mit einer zu großen Mütze. <companion>Das ist nicht lustig</companion>, flüsterte {companion}.',
    ],
    firstTry: [
      '{hero_subj} sah sich um, ob nicht jemand Stärkeres kam. Bestimmt kam gleich einer. {hero_subj} lachte vorsichtshalber ein bisschen mit.',
    ],
    why: [
      'Es kam aber keiner. Alle warteten auf den Stärkeren. Dem Kleinen rutschte die Mütze über die Augen, und das Lachen wurde lauter.',
    ],
    again: ['{hero_subj} hustete laut. Es half ungefähr so viel, wie Husten hilft.'],
    turn: [
      'Das Mitlachen lag {hero} noch auf der Zunge und schmeckte wie ein Pfennig. Hinüber waren es elf Schritte. {hero_er} zählte sie.',
    ],
    deed: ['{hero_subj} ging die elf Schritte und stellte sich neben den Kleinen.'],
    answer: [
      'Nun war in der Mitte nicht mehr einer, sondern zwei. Dann kam {companion}. Dann holten sie jemanden Großes, und der Kreis hatte auf einmal anderswo zu tun.',
    ],
    echo: ['Die Mütze war so groß, dass sie beide darunter passten. Sie probierten es aus.'],
  },
  {
    dilemma: [
      'Einer sang vor allen anderen, und die Stimme rutschte ihm weg. Da pfiffen sie. <companion>Er hört gleich auf</companion>, sagte {companion}.',
    ],
    firstTry: ['{hero_subj} sah zu Boden. Sicher sagte gleich jemand etwas.'],
    why: ['Jemand sagte auch etwas, aber es war etwas Gemeines. Das Pfeifen wurde mehr.'],
    again: ['{hero_subj} band sich den Schuh. Er war schon zu.'],
    turn: ['Der Sänger stand da ganz allein. Der Platz neben ihm war frei, und man sah ihn sehr gut.'],
    deed: ['{hero_subj} ging nach vorn, stellte sich daneben und sang mit, auch nicht schöner.'],
    answer: [
      'Zwei schiefe Töne sind fast ein Lied. {companion} kam als dritte Stimme. Dann hörte das Pfeifen auf, denn man konnte ja schlecht gegen drei pfeifen.',
    ],
    echo: ['Das Lied hatten sie danach alle im Ohr. Auch die Pfeifer.'],
  },
];
