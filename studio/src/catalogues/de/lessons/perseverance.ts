import type { LessonMessages } from '../../schema.ts';

export const perseverance: readonly LessonMessages[] = [
  {
    dilemma: [
      'Es fehlte nur ein Steg, und Steine lagen genug herum. {hero_subj} stapelte. Beim fünften fiel alles um, zum dritten Mal.',
    ],
    firstTry: ['{hero_subj} stapelte schneller. Vier, fünf, und den sechsten obendrauf, mit Wucht.'],
    why: [
      'Der Turm fiel nach links wie jedes Mal. <companion>Wir können auch sagen, dass die Steine nichts taugen</companion>, schlug {companion} vor. Es klang verlockend.',
    ],
    again: [
      '{hero_subj} nahm dieselben Steine, dieselbe Stelle und beide Hände. Der Turm fiel noch ein bisschen weiter nach links.',
    ],
    turn: [
      'Wie jedes Mal, dachte {hero}. Immer nach links. {hero_er} legte die Wange auf den Boden und sah: Der unterste Stein stand auf einer Wurzel.',
    ],
    deed: ['{hero_subj} drehte den untersten Stein um. Dann fing {hero_er} noch einmal bei eins an.'],
    answer: [
      'Vier. Fünf. Sechs. {companion} hielt die Luft an bis sieben. Er stand, und man konnte darübergehen.',
    ],
    echo: [
      'Die drei umgefallenen Türme ließen sie liegen. <companion>Als Anleitung</companion>, sagte {companion}.',
    ],
  },
  {
    dilemma: [
      'Der Drachen musste hinüber, mit der Schnur daran. Fünfmal war er schon abgestürzt. {hero_subj} hatte Gras in den Haaren.',
    ],
    firstTry: ['{hero_subj} rannte noch schneller und zog noch fester.'],
    why: ['Der Drachen stieg, machte eine Nase und bohrte sich in den Boden. Es war das sechste Mal.'],
    again: [
      '<hero>Der Wind ist schuld</hero>, sagte {hero_subj} und rannte. Der Wind konnte gar nichts dafür.',
    ],
    turn: [
      'Jedes Mal war er nach rechts gekippt. {hero_subj} legte ihn auf den Finger. Rechts war er schwerer, um einen Klumpen Dreck.',
    ],
    deed: ['{hero_subj} kratzte den Dreck ab, band links ein Band an und lief noch einmal los.'],
    answer: [
      'Er stieg und blieb oben. <companion>Sieben</companion>, sagte {companion}. <companion>Ich habe mitgezählt.</companion> Die Schnur lag drüben.',
    ],
    echo: ['Das Band flatterte noch lange. Es war einmal ein Schnürsenkel gewesen.'],
  },
];
