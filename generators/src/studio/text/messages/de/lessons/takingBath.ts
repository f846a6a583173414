import type { LessonMessages } from '../../schema.ts';

export const takingBath: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} war voller Schlamm, bis hinter die Ohren, und jeder Fleck war ein Abenteuer. Da vorn stand ein Zuber mit warmem Wasser. <companion>Für dich</companion>, sagte {companion}.',
    ],
    firstTry: ['<hero>Mich findet keiner</hero>, sagte {hero} und versteckte sich. Der ganze Tag sollte dranbleiben.'],
    why: ['Es dauerte nicht lange. Tapp, tapp, tapp ging eine braune Spur bis zum Versteck, und am Ende der Spur saß {hero}.'],
    again: ['{hero} suchte ein neues Versteck und ging diesmal rückwärts. Jetzt waren es zwei Spuren.'],
    turn: [
      'Der Schlamm wurde hart und fing an zu jucken. Außerdem bröckelte er. Die Abenteuer fielen schon ab, eines nach dem anderen, einfach so auf den Boden.',
    ],
    deed: ['{hero} stieg in den Zuber und erzählte bei jedem Fleck, woher er war, vom letzten bis zum ersten.'],
    answer: [
      'Im Wasser entstand eine braune Landkarte. <companion>Das da ist die Stelle, wo du gefallen bist</companion>, sagte {companion} und zeigte auf einen Strudel. Der Tag war noch einmal ganz da.',
    ],
    echo: ['Ein Fleck war am Ellenbogen geblieben. Den hatten sie sich für morgen aufgehoben.'],
  },
];
