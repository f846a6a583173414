import type { LessonMessages } from '../../schema.ts';

export const eatingVegetables: readonly LessonMessages[] = [
  {
    dilemma: [
      'In der Dose war für jeden etwas: für {companion} ein Brot, für {hero} etwas Grünes mit Buckeln. <hero>Igitt</hero>, sagte {hero_er}, aus einem Meter Entfernung.',
    ],
    firstTry: ['{hero_subj} versteckte es unter dem Hut. Dann im Schuh. Dann hinter {companion}.'],
    why: [
      'Der Hut roch, der Schuh quietschte, und {companion} lehnte sich an. <companion>Da ist etwas Weiches</companion>, sagte {companion}. Nun war es überall und immer noch nicht weg.',
    ],
    again: ['{hero_subj} wollte es vergraben. Ein Vogel grub es aus und brachte es zurück.'],
    turn: [
      'Eigentlich wusste {hero} nicht, wie es schmeckte. {hero_er} kannte nur die Buckel. Niemand auf der Welt hatte je genau dieses hier gegessen.',
    ],
    deed: ['{hero_subj} biss hinein. Es blieb ein kleiner Halbmond.'],
    answer: [
      '<companion>Und?</companion>, fragte {companion}. {hero_subj} kaute lange. <hero>Erst wie Regen</hero>, sagte {hero_er}, <hero>dann wie Nuss. Den Schluss mag ich nicht.</hero> So stand es dann in der Forschung.',
    ],
    echo: ['Der Halbmond bekam einen Namen. Am Rand war noch Platz für einen zweiten Forscher.'],
  },
  {
    dilemma: [
      'Jemand gab ihnen eine rote Knolle als Wegzehrung. <companion>Die ist von hier</companion>, sagte {companion}. <hero>Die sieht aus wie ein Knie</hero>, sagte {hero_subj}.',
    ],
    firstTry: ['{hero_subj} gab sie heimlich weiter. {companion} gab sie heimlich zurück.'],
    why: [
      'Der Bauch von {hero} knurrte so laut, dass man nichts anderes mehr hörte. Die Knolle war immer noch da.',
    ],
    again: ['{hero_subj} legte sie unter einen Stein. Der Stein wackelte nun.'],
    turn: [
      'Jemand hatte sie heute früh aus der Erde geholt. Am Blatt hing noch ein Tropfen. {hero_subj} roch daran. Sie roch nach Keller und nach Sommer.',
    ],
    deed: ['{hero_subj} biss eine Ecke ab, so groß wie ein Fingernagel.'],
    answer: [
      '<hero>Süß</hero>, meldete {hero_subj}. <hero>Dann erdig. Und die Zunge wird rot.</hero> <companion>Zeig</companion>, sagte {companion} und biss auch.',
    ],
    echo: ['Sie verglichen die Zungen noch auf dem Heimweg. Die von {companion} war röter.'],
  },
];
