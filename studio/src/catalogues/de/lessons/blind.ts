import type { LessonMessages } from '../../schema.ts';

export const blind: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war mit dabei, blind und mit einem weißen Langstock, der leise über den Boden tickte. Nun ging das Licht aus. <hero>Ich führe dich</hero>, sagte {hero_subj}.',
    ],
    firstTry: [
      '{hero_subj} packte {companion} am Ärmel und zog. <hero>Da lang</hero>, rief {hero_er} und zeigte, <hero>dort drüben!</hero>',
    ],
    why: [
      '<companion>Wo ist dort?</companion>, fragte {companion} und blieb stehen. Im Dunkeln wusste {hero_subj} es selbst nicht mehr. Der Ärmel war lang, und der Weg war weg.',
    ],
    again: [
      '{hero_subj} zog fester. {companion} zog zurück. <companion>Ich bin kein Koffer</companion>, sagte {companion}.',
    ],
    turn: [
      'Der Stock tickte, und {companion} hielt den Kopf schräg. {hero_subj} horchte auch. Links klang es hohl, rechts nicht. {companion} hatte das längst gemerkt.',
    ],
    deed: [
      '<hero>Wie gehst du gern</hero>, fragte {hero_subj} und bot den Ellenbogen an. {companion} nahm ihn, den Stock voran, und so gingen sie beide aufrecht.',
    ],
    answer: [
      '<companion>Drei Schritte, dann eine Stufe hinunter</companion>, sagte {companion}. <hero>Stimmt</hero>, sagte {hero_subj}. <companion>Und du hast einen Stein im Schuh. Man hört es.</companion>',
    ],
    echo: ['{hero_subj} leerte den Schuh aus. {companion} fing den Stein auf, am Geräusch.'],
  },
  {
    dilemma: [
      '{companion} war mit dabei, war blind und las mit den Fingern ein Schild in Punktschrift. <hero>Lass mich lesen</hero>, sagte {hero_subj}, <hero>das geht schneller.</hero>',
    ],
    firstTry: [
      '{hero_subj} sah auf das Schild. Da war nichts als Punkte. <hero>Es ist leer</hero>, sagte {hero_er} und zog {companion} weiter.',
    ],
    why: [
      'Zehn Schritte später war alles falsch. Es kam eine Wand, wo keine sein sollte. <companion>Es war nicht leer</companion>, sagte {companion}.',
    ],
    again: [
      '{hero_subj} zeigte auf eine Tür. <hero>Die da</hero>, sagte {hero_er}. <companion>Welche da?</companion>, fragte {companion}.',
    ],
    turn: [
      '{hero_subj} schloss die Augen und legte einen Finger auf die Punkte. Es war wie Gänsehaut. Es war eine Schrift, nur nicht {hero_seine}.',
    ],
    deed: ['<hero>Liest du es mir vor</hero>, bat {hero_subj} und rückte zur Seite.'],
    answer: [
      '<companion>Vorsicht, links abwärts, Griff in Hüfthöhe</companion>, las {companion}. Der Griff war genau dort. <companion>Und darunter hat einer einen Witz geschrieben.</companion>',
    ],
    echo: ['Den Witz verriet {companion} erst auf dem Heimweg. Er war über Leute, die nicht lesen können.'],
  },
];
