import type { LessonMessages } from '../../schema.ts';

export const courage: readonly LessonMessages[] = [
  {
    dilemma: [
      'Als {hero} das hörte, wurden {hero_ihm} die Knie weich. Gemerkt hatte es noch keiner. Man konnte noch sagen, man müsse zum Essen.',
    ],
    firstTry: [
      '<hero>Ein Klacks</hero>, sagte {hero_subj}, pfiff laut und ging einfach los, ohne hinzusehen. Auf halbem Weg ging {hero_ihm} das Pfeifen aus.',
    ],
    why: [
      'Da blieben die Beine stehen, beide. Nach vorn ging nichts mehr und nach hinten auch nicht. <companion>Was ist?</companion>, rief {companion}. <hero>Nichts</hero>, sagte {hero_subj}.',
    ],
    again: ['{hero_subj} machte die Augen zu. Mit zuen Augen war alles genauso hoch und obendrein dunkel.'],
    turn: [
      'Das Nichts stimmte nicht. Es saß {hero} im Hals und wurde größer, solange {hero_er} es herunterschluckte.',
    ],
    deed: ['<hero>Ich habe Angst</hero>, sagte {hero_subj} und streckte eine Hand aus, die zitterte.'],
    answer: [
      '<companion>Ich auch</companion>, sagte {companion} und nahm sie. Der nächste Schritt war so groß wie ein Schuh. Der übernächste auch.',
    ],
    echo: [
      'Später zitterte die Hand noch ein bisschen. <companion>Das ist der Rest</companion>, sagte {companion}. <companion>Den kann man behalten.</companion>',
    ],
  },
  {
    dilemma: [
      'Als {hero} hinsah, wurde {hero_ihm} innen ganz kalt. <companion>Du gehst doch vor, oder?</companion>, fragte {companion}.',
    ],
    firstTry: [
      '<hero>Klar</hero>, sagte {hero_subj} und rannte los, so schnell, dass man nichts denken konnte.',
    ],
    why: [
      'Der Schwung reichte nicht. Mittendrin war er alle, und {hero} hing dort mit beiden Armen und kam nicht weiter.',
    ],
    again: ['{hero_subj} lachte laut, damit es nach Spaß klang. Es klang nach Ziege.'],
    turn: ['In den Ohren schlug das Herz, bumm, bumm. Man musste es doch bis zu {companion} hören.'],
    deed: [
      '<hero>Ich traue mich nicht</hero>, sagte {hero_subj} laut. Und dann setzte {hero_er} einen Fuß vor.',
    ],
    answer: [
      '<companion>Gut, dass du es sagst</companion>, sagte {companion}. <companion>Ich habe gedacht, nur ich.</companion> Sie gingen, und bei jedem Schritt sagte einer: hu.',
    ],
    echo: ['Das Hu nahmen sie mit. Man konnte es auch im Keller brauchen.'],
  },
];
