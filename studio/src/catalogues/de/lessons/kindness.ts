import type { LessonMessages } from '../../schema.ts';

export const kindness: readonly LessonMessages[] = [
  {
    dilemma: [
      'Ein Alter mit einer schweren Tasche stand mitten im Weg. <companion>Er hat gesagt, wir sollen verschwinden</companion>, meldete {companion}. Vorbei kam man nicht.',
    ],
    firstTry: ['<hero>Verschwinden Sie doch selber</hero>, rief {hero_subj}. Das saß.'],
    why: [
      'Der Alte setzte die Tasche ab und sich obendrauf. Jetzt war der Weg erst recht zu. Eine Weile brummten sie einander an.',
    ],
    again: ['{hero_subj} brummte tiefer. Der Alte konnte es noch tiefer, er hatte mehr Übung.'],
    turn: [
      'Da sah {hero} die Hände des Alten. Sie waren rot, mit weißen Streifen vom Griff. Die Tasche hatte zwei Griffe, und er hatte beide allein getragen.',
    ],
    deed: ['{hero_subj} ging hin und nahm den einen Griff.'],
    answer: [
      'Der Alte sagte nichts. Er nahm den anderen. So gingen sie zu dritt, und wo die Tasche durchpasste, da passten alle durch.',
    ],
    echo: [
      '<companion>Was war da eigentlich drin</companion>, sagte {companion} später. <hero>Weiß ich nicht</hero>, sagte {hero_subj}. <hero>Aber mein Griff war warm.</hero>',
    ],
  },
  {
    dilemma: [
      'Am Durchgang saß eine Frau und hielt die Kette davor. <hero>Lassen Sie uns durch</hero>, sagte {hero_subj}. <companion>Sie sagt Nein</companion>, flüsterte {companion}.',
    ],
    firstTry: ['{hero_subj} sagte es noch einmal, mit den Händen in den Hüften.'],
    why: ['Die Frau sagte auch noch einmal Nein, mit den Händen in den Hüften. Die Kette wurde kürzer.'],
    again: ['{hero_subj} rüttelte an der Kette. Sie rüttelte am anderen Ende.'],
    turn: [
      'Ihre Füße standen in einer Pfütze, in dünnen Schuhen. Darum saß sie so krumm da. Niemand hatte gefragt.',
    ],
    deed: ['{hero_subj} holte ein trockenes Brett und schob es ihr unter die Füße.'],
    answer: [
      'Die Frau hob einen Fuß, dann den anderen. Dann ließ sie die Kette fallen und sah in die Luft, als wäre es Zufall.',
    ],
    echo: ['Auf dem Rückweg saß sie noch da. Sie hob einen Zeh, zum Gruß.'],
  },
];
