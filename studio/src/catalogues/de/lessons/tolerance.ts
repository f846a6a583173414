import type { LessonMessages } from '../../schema.ts';

export const tolerance: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} ging rückwärts die Schräge hinauf, Schritt für Schritt, und summte dabei. <hero>So geht man doch nicht</hero>, sagte {hero_subj}.',
    ],
    firstTry: [
      '<hero>Ich zeige dir, wie man richtig geht</hero>, sagte {hero_subj} und drehte {companion} an den Schultern um. Nun gingen sie beide vorwärts.',
    ],
    why: [
      '{companion} kam aus dem Takt, stolperte und trat auf den Korb. Bis eben war alles gut gelaufen. Jetzt war der Korb platt.',
    ],
    again: ['{hero_subj} erklärte es noch einmal, langsamer und lauter. Es war immer noch vorwärts.'],
    turn: [
      'Eigentlich hatte {companion} den Weg geschafft, und zwar mit vollem Korb. {hero_subj} war nur nicht gefragt worden, ob es so richtig sei.',
    ],
    deed: ['{hero_subj} drehte sich um, nahm den Korb und ging einmal rückwärts.'],
    answer: [
      'Man sah dabei, was einem nachrollte, und trat nicht darauf. <companion>Und oben gehen wir wie du</companion>, sagte {companion}. <companion>Da ist es eng.</companion>',
    ],
    echo: [
      'Bergab ging {hero} von nun an vorwärts und bergauf rückwärts. Es sah seltsam aus und war sehr praktisch.',
    ],
  },
  {
    dilemma: [
      'Zum Gruß zog {companion} sich selbst am Ohr. <hero>Man gibt sich die Hand</hero>, sagte {hero_subj}.',
    ],
    firstTry: ['{hero_subj} nahm die Hand von {companion} und schüttelte sie. <hero>Siehst du, so.</hero>'],
    why: [
      '{companion} ließ dabei fallen, was in der Hand gewesen war. Es zerbrach. Mit dem Ohr war das noch nie passiert.',
    ],
    again: ['{hero_subj} nahm die andere Hand. In der war auch etwas.'],
    turn: [
      'Hier hatten alle immer die Hände voll. {hero_subj} sah sich um. Überall zog jemand an einem Ohr.',
    ],
    deed: ['{hero_subj} zog sich am Ohr.'],
    answer: [
      'Da grüßte es zurück, von allen Seiten. <companion>Und wenn die Hände leer sind</companion>, sagte {companion}, <companion>machen wir deins.</companion> Das probierten sie auch gleich.',
    ],
    echo: ['Das linke Ohr war am Abend rot, und die rechte Hand war warm.'],
  },
];
