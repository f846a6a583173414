import type { LessonMessages } from '../../schema.ts';

export const courage: readonly LessonMessages[] = [
  {
    dilemma: [
      'Als {hero} das hörte, wurden {hero_ihm} die Knie weich. Gemerkt hatte es noch keiner. Man konnte noch sagen, man müsse zum Essen.',
    ],
    firstTry: [
      '<hero>Ein Klacks</hero>, sagte {hero}, pfiff laut und ging einfach los, ohne hinzusehen. Auf halbem Weg ging {hero_ihm} das Pfeifen aus.',
    ],
    why: [
      'Da blieben die Beine stehen, beide. Nach vorn ging nichts mehr und nach hinten auch nicht. <companion>Was ist?</companion>, rief {companion}. <hero>Nichts</hero>, sagte {hero}.',
    ],
    again: ['{hero} machte die Augen zu. Mit zuen Augen war alles genauso hoch und obendrein dunkel.'],
    turn: ['Das Nichts stimmte nicht. Es saß {hero} im Hals und wurde größer, solange {hero_er} es herunterschluckte.'],
    deed: ['<hero>Ich habe Angst</hero>, sagte {hero} und streckte eine Hand aus, die zitterte.'],
    answer: [
      '<companion>Ich auch</companion>, sagte {companion} und nahm sie. Der nächste Schritt war so groß wie ein Schuh. Der übernächste auch.',
    ],
    echo: [
      'Später zitterte die Hand noch ein bisschen. <companion>Das ist der Rest</companion>, sagte {companion}. <companion>Den kann man behalten.</companion>',
    ],
  },
];
