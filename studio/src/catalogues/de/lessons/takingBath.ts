import type { LessonMessages } from '../../schema.ts';

export const takingBath: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} war voller Schlamm, bis hinter die Ohren, und jeder Fleck war ein Abenteuer. Da vorn stand ein Zuber mit warmem Wasser. <companion>Für dich</companion>, sagte {companion}.',
    ],
    firstTry: [
      '<hero>Mich findet keiner</hero>, sagte {hero_subj} und versteckte sich. Der ganze Tag sollte dranbleiben.',
    ],
    why: [
      'Es dauerte nicht lange. Tapp, tapp, tapp ging eine braune Spur bis zum Versteck, und am Ende der Spur saß {hero}.',
    ],
    again: ['{hero_subj} suchte ein neues Versteck und ging diesmal rückwärts. Jetzt waren es zwei Spuren.'],
    turn: [
      'Der Schlamm wurde hart und fing an zu jucken. Außerdem bröckelte er. Die Abenteuer fielen schon ab, eines nach dem anderen, einfach so auf den Boden.',
    ],
    deed: [
      '{hero_subj} stieg in den Zuber und erzählte bei jedem Fleck, woher er war, vom letzten bis zum ersten.',
    ],
    answer: [
      'Im Wasser entstand eine braune Landkarte. <companion>Das da ist die Stelle, wo du gefallen bist</companion>, sagte {companion} und zeigte auf einen Strudel. Der Tag war noch einmal ganz da.',
    ],
    echo: ['Ein Fleck war am Ellenbogen geblieben. Den hatten sie sich für morgen aufgehoben.'],
  },
  {
    dilemma: [
      '{hero_subj} war von oben bis unten voller Mehl, Farbe und Gras. <companion>Das Wasser ist fertig</companion>, sagte {companion}. Aber es war doch ein so guter Tag.',
    ],
    firstTry: ['{hero_subj} stellte sich in die Ecke und war ein Denkmal.'],
    why: ['Das Denkmal juckte. Es nieste, und eine weiße Wolke zeigte allen, wo es stand.'],
    again: ['{hero_subj} war nun ein Busch. Vom Busch fiel Farbe.'],
    turn: [
      'Das Gras stach, und das Mehl machte den Mund trocken. Vom Wasser kam eine kleine Wolke herüber und roch nach Seife.',
    ],
    deed: [
      '{hero_subj} stieg hinein und ließ den Tag ins Wasser: erst das Mehl, dann die Farbe, dann das Gras.',
    ],
    answer: [
      'Das Gras schwamm als Wald, das Mehl als Nebel. <companion>Da drüben ist die Küste</companion>, sagte {companion} und setzte einen Korken aus.',
    ],
    echo: ['Sauber war {hero} ganz leicht. Das Abenteuer war noch da, nur innen.'],
  },
];
