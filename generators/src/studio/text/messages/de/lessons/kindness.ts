import type { LessonMessages } from '../../schema.ts';

export const kindness: readonly LessonMessages[] = [
  {
    dilemma: [
      'Ein Alter mit einer schweren Tasche stand mitten im Weg. <companion>Er hat gesagt, wir sollen verschwinden</companion>, meldete {companion}. Vorbei kam man nicht.',
    ],
    firstTry: ['<hero>Verschwinden Sie doch selber</hero>, rief {hero}. Das saß.'],
    why: ['Der Alte setzte die Tasche ab und sich obendrauf. Jetzt war der Weg erst recht zu. Eine Weile brummten sie einander an.'],
    again: ['{hero} brummte tiefer. Der Alte konnte es noch tiefer, er hatte mehr Übung.'],
    turn: [
      'Da sah {hero} die Hände des Alten. Sie waren rot, mit weißen Streifen vom Griff. Die Tasche hatte zwei Griffe, und er hatte beide allein getragen.',
    ],
    deed: ['{hero} ging hin und nahm den einen Griff.'],
    answer: ['Der Alte sagte nichts. Er nahm den anderen. So gingen sie zu dritt, und wo die Tasche durchpasste, da passten alle durch.'],
    echo: [
      '<companion>Was war da eigentlich drin</companion>, sagte {companion} später. <hero>Weiß ich nicht</hero>, sagte {hero}. <hero>Aber mein Griff war warm.</hero>',
    ],
  },
];
