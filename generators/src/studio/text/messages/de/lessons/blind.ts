import type { LessonMessages } from '../../schema.ts';

export const blind: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} ging mit, ein blindes Kind mit einem weißen Langstock, der leise über den Boden tickte. Nun ging das Licht aus. <hero>Ich führe dich</hero>, sagte {hero}.',
    ],
    firstTry: ['{hero} packte {companion} am Ärmel und zog. <hero>Da lang</hero>, rief {hero_er} und zeigte, <hero>dort drüben!</hero>'],
    why: [
      '<companion>Wo ist dort?</companion>, fragte {companion} und blieb stehen. Im Dunkeln wusste {hero} es selbst nicht mehr. Der Ärmel war lang, und der Weg war weg.',
    ],
    again: ['{hero} zog fester. {companion} zog zurück. <companion>Ich bin kein Koffer</companion>, sagte {companion}.'],
    turn: [
      'Der Stock tickte, und {companion} hielt den Kopf schräg. {hero} horchte auch. Links klang es hohl, rechts nicht. {companion} hatte das längst gemerkt.',
    ],
    deed: [
      '<hero>Wie gehst du gern</hero>, fragte {hero} und bot den Ellenbogen an. {companion} nahm ihn, den Stock voran, und so gingen sie beide aufrecht.',
    ],
    answer: [
      '<companion>Drei Schritte, dann eine Stufe hinunter</companion>, sagte {companion}. <hero>Stimmt</hero>, sagte {hero}. <companion>Und du hast einen Stein im Schuh. Man hört es.</companion>',
    ],
    echo: ['{hero} leerte den Schuh aus. {companion} fing den Stein auf, am Geräusch.'],
  },
];
