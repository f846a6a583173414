import type { LessonMessages } from '../../schema.ts';

export const eatingVegetables: readonly LessonMessages[] = [
  {
    dilemma: [
      'In der Dose war für jeden etwas: für {companion} ein Brot, für {hero} etwas Grünes mit Buckeln. <hero>Igitt</hero>, sagte {hero}, aus einem Meter Entfernung.',
    ],
    firstTry: ['{hero} versteckte es unter dem Hut. Dann im Schuh. Dann hinter {companion}.'],
    why: [
      'Der Hut roch, der Schuh quietschte, und {companion} lehnte sich an. <companion>Da ist etwas Weiches</companion>, sagte {companion}. Nun war es überall und immer noch nicht weg.',
    ],
    again: ['{hero} wollte es vergraben. Ein Vogel grub es aus und brachte es zurück.'],
    turn: [
      'Eigentlich wusste {hero} nicht, wie es schmeckte. {hero_er} kannte nur die Buckel. Niemand auf der Welt hatte je genau dieses hier gegessen.',
    ],
    deed: ['{hero} biss hinein. Es blieb ein kleiner Halbmond.'],
    answer: [
      '<companion>Und?</companion>, fragte {companion}. {hero} kaute lange. <hero>Erst wie Regen</hero>, sagte {hero_er}, <hero>dann wie Nuss. Den Schluss mag ich nicht.</hero> So stand es dann in der Forschung.',
    ],
    echo: ['Der Halbmond bekam einen Namen. Am Rand war noch Platz für einen zweiten Forscher.'],
  },
];
