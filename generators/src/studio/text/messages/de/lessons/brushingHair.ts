import type { LessonMessages } from '../../schema.ts';

export const brushingHair: readonly LessonMessages[] = [
  {
    dilemma: [
      'Im Haar von {hero} saß ein Knoten, so dick wie eine Walnuss. Er blieb an allem hängen. <companion>Stillhalten, so lang wie ein Lied</companion>, sagte {companion}. {hero} wollte weiter.',
    ],
    firstTry: ['{hero} zog den Kamm von oben mitten hindurch, mit einem Ruck. Der Kamm blieb stecken.'],
    why: ['Der Knoten war jetzt doppelt so groß und hatte einen Kamm. <companion>Der wohnt nun da</companion>, sagte {companion}.'],
    again: ['{hero} setzte die Mütze darüber. Die Mütze hing fest, und der Kamm schaute heraus.'],
    turn: [
      'Unten an den Spitzen war der Knoten ganz locker. Er war gar keine Walnuss. Er war viele kleine Schlingen, und jede wartete auf die vorige.',
    ],
    deed: [
      '{hero} setzte sich hin. {companion} hielt die Strähne über dem Knoten fest, und {hero} löste sie von den Spitzen her, Stück für Stück, ein ganzes Lied lang.',
    ],
    answer: [
      'Bei der zweiten Strophe fiel der Kamm heraus, bei der dritten ein Zweig. <companion>Den vermisse ich seit gestern</companion>, sagte {companion}.',
    ],
    echo: ['Das Lied hatte am Ende vier Strophen. Eine war über den Kamm.'],
  },
];
