import type { LessonMessages } from '../../schema.ts';

export const trisomy: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war mit dabei und hatte das Down-Syndrom. Knoten band {companion} auf eigene Art, immer in denselben vier Schritten. Es dauerte. {hero_subj} trat von einem Fuß auf den anderen.',
    ],
    firstTry: [
      '<hero>Gib her, ich mach das schnell</hero>, sagte {hero_subj}, nahm {companion} die Schnur aus der Hand und band irgendetwas.',
    ],
    why: [
      'Die Schleife ging auf, noch ehe sie standen. {companion} verschränkte die Arme. <companion>Das war meins</companion>, sagte {companion}. Und das stimmte.',
    ],
    again: ['{hero_subj} band es noch einmal, noch schneller. Es hielt so lange wie ein Niesen.'],
    turn: [
      'Die Knoten von {companion} vom Morgen hielten alle noch. {hero_subj} sah sie der Reihe nach an. Jeder war genau wie der vorige.',
    ],
    deed: ['{hero_subj} gab {companion} die Schnur zurück und legte die eigenen Hände auf den Rücken.'],
    answer: [
      '<companion>Drüber, drunter, durch und fest</companion>, sagte {companion} und ließ sich Zeit. Der Knoten hielt alle beide. <companion>Und jetzt bitte klatschen</companion>, sagte {companion}.',
    ],
    echo: [
      '{companion} brachte {hero} den Knoten bei. Beim zweiten Versuch musste {companion} sehr lachen, denn der Daumen von {hero} war mit drin.',
    ],
  },
  {
    dilemma: [
      '{companion} hatte das Down-Syndrom und ging mit einem Schlagholz voran, das klack machte. So war der Takt klar. {hero_subj} fand den Takt zu langsam.',
    ],
    firstTry: ['{hero_subj} nahm {companion} das Schlagholz weg und schlug doppelt so schnell.'],
    why: [
      'Nach zehn Schritten war alles durcheinander. Einer stolperte über den anderen. <companion>Gib es mir wieder</companion>, sagte {companion} und war sauer.',
    ],
    again: ['{hero_subj} schlug lauter statt langsamer. Nun stolperten sie lauter.'],
    turn: [
      'Mit {companion} waren sie bis hierher gekommen, ohne ein einziges Mal zu stolpern. {hero_subj} hatte es gar nicht gemerkt. Es war einfach gegangen.',
    ],
    deed: ['{hero_subj} gab das Schlagholz zurück und stellte sich hinten an.'],
    answer: [
      'Klack, machte {companion}, und klack. Alle Füße wussten wieder, wann. <companion>Schneller geht erst bei der Kurve</companion>, sagte {companion}, und so war es.',
    ],
    echo: ['Zu Hause klopfte {hero_subj} den Takt auf die Tischkante. Es fehlte nur {companion}.'],
  },
];
