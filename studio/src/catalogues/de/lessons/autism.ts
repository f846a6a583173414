import type { LessonMessages } from '../../schema.ts';

export const autism: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war mit dabei, autistisch und mit Kopfhörern gegen den Lärm, unter dem Arm ein Heft voller Muster. <hero>Wir rennen alle zugleich los und rufen</hero>, sagte {hero_subj}, <hero>als Überraschung.</hero>',
    ],
    firstTry: [
      'Sie stürmten um {companion} herum, klatschten und riefen: Überraschung. {hero_subj} meinte es gut und rief am lautesten.',
    ],
    why: [
      '{companion} hockte sich hin und hielt die Hände auf die Kopfhörer. <companion>Zu viel</companion>, sagte {companion}. <companion>Ich gehe nicht weiter.</companion> Der Tag war zu Ende, noch vor der Mitte.',
    ],
    again: [
      '{hero_subj} wollte es noch einmal erklären, schneller und näher dran. {companion} schloss die Augen.',
    ],
    turn: [
      'Es war wirklich sehr laut. {hero_subj} hörte es erst jetzt, da {hero_er} still war. {hero_er} hatte auch gar nichts gefragt. {hero_er} setzte sich ein Stück weg und wartete.',
    ],
    deed: [
      '<hero>Was hilft dir</hero>, fragte {hero_subj}. Dann malte {hero_er} auf, was nun kam, eins, zwei, drei, und alle redeten leise.',
    ],
    answer: [
      '{companion} sah auf die Zeichnung und dann auf den Boden. <companion>Jeder fünfte Stein ist heller</companion>, sagte {companion}. <companion>Das ist der Weg.</companion> Sie sahen hin, und so war es.',
    ],
    echo: ['Im Heft von {companion} war nun ein neues Muster. Der fünfte Stein hatte eine Krone.'],
  },
  {
    dilemma: [
      '{companion} war mit dabei, autistisch, und kannte jeden Fahrplan. Auf dem Plan stand: erst links. <hero>Heute machen wir alles anders</hero>, rief {hero_subj}.',
    ],
    firstTry: ['{hero_subj} hakte {companion} unter und rannte nach rechts los.'],
    why: [
      '{companion} machte sich los und blieb stehen. <companion>Auf dem Plan steht links</companion>, sagte {companion}. <companion>So geht es nicht.</companion> Und setzte sich hin.',
    ],
    again: ['<hero>Sei doch mal locker</hero>, sagte {hero_subj}. Das half niemandem.'],
    turn: [
      'Der Plan war in der Hand von {companion} ganz glatt gestrichen. Für {hero} war er bloß Papier. Für {companion} war er das Geländer.',
    ],
    deed: [
      '<hero>Was brauchst du</hero>, fragte {hero_subj}. Dann schrieben sie den Plan neu, Schritt für Schritt, und ließen zwischen den Schritten Pausen.',
    ],
    answer: [
      '{companion} las ihn zweimal durch. <companion>Bei Schritt vier ist ein Fehler</companion>, sagte {companion}. <companion>Da stehen sonst alle falsch.</companion> Sie änderten ihn, und er führte hin.',
    ],
    echo: ['{companion} schenkte {hero} einen Fahrplan von vorletztem Jahr. Es war einer der besten.'],
  },
];
