import type { LessonMessages } from '../../schema.ts';

export const brushingHair: readonly LessonMessages[] = [
  {
    dilemma: [
      'Im Haar von {hero} saß ein Knoten, so dick wie eine Walnuss. Er blieb an allem hängen. <companion>Stillhalten, so lang wie ein Lied</companion>, sagte {companion}. {hero_subj} wollte weiter.',
    ],
    firstTry: ['{hero_subj} zog den Kamm von oben mitten hindurch, mit einem Ruck. Der Kamm blieb stecken.'],
    why: [
      'Der Knoten war jetzt doppelt so groß und hatte einen Kamm. <companion>Der wohnt nun da</companion>, sagte {companion}.',
    ],
    again: ['{hero_subj} setzte die Mütze darüber. Die Mütze hing fest, und der Kamm schaute heraus.'],
    turn: [
      'Unten an den Spitzen war der Knoten ganz locker. Er war gar keine Walnuss. Er war viele kleine Schlingen, und jede wartete auf die vorige.',
    ],
    deed: [
      '{hero_subj} setzte sich hin. {companion} hielt die Strähne über dem Knoten. {hero} löste sie von den Spitzen her, ein ganzes Lied lang.',
    ],
    answer: [
      'Bei der zweiten Strophe fiel der Kamm heraus, bei der dritten ein Zweig. <companion>Den vermisse ich seit gestern</companion>, sagte {companion}.',
    ],
    echo: ['Das Lied hatte am Ende vier Strophen. Eine war über den Kamm.'],
  },
  {
    dilemma: [
      'In den Haaren von {hero} hing eine Klette und hielt alles fest, was vorbeikam. <companion>Halt still</companion>, sagte {companion}. {hero_subj} wollte lieber los.',
    ],
    firstTry: ['{hero_subj} riss an der Klette. Sie riss zurück.'],
    why: ['Nun klebte die Klette an der Hand, die Hand am Haar und das Haar an einem Zweig.'],
    again: ['{hero_subj} schüttelte den Kopf. Der Zweig schüttelte mit.'],
    turn: [
      'Ganz unten war das Haar noch weich. Da hatte die Klette nur einen einzigen Haken, und der war klein.',
    ],
    deed: [
      '{hero_subj} setzte sich. {companion} hielt die Strähne oben fest, und {hero} kämmte unten, mit nassen Fingern, und dann ein Stück höher.',
    ],
    answer: [
      'Haken für Haken ließ sie los. <companion>Vierzig</companion>, sagte {companion}. <companion>Eine bekommt einen Preis.</companion> Die Klette kam in die Tasche.',
    ],
    echo: ['Das Haar fühlte sich an wie eine Treppe, die jemand gefegt hat.'],
  },
];
