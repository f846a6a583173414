import type { LessonMessages } from '../../schema.ts';

export const perseverance: readonly LessonMessages[] = [
  {
    dilemma: ['Es fehlte nur ein Steg, und Steine lagen genug herum. {hero} stapelte. Beim fünften fiel alles um, zum dritten Mal.'],
    firstTry: ['{hero} stapelte schneller. Vier, fünf, und den sechsten obendrauf, mit Wucht.'],
    why: [
      'Der Turm fiel nach links wie jedes Mal. <companion>Wir können auch sagen, dass die Steine nichts taugen</companion>, schlug {companion} vor. Es klang verlockend.',
    ],
    again: ['{hero} nahm dieselben Steine, dieselbe Stelle und beide Hände. Der Turm fiel noch ein bisschen weiter nach links.'],
    turn: [
      'Wie jedes Mal, dachte {hero}. Immer nach links. {hero_er} legte die Wange auf den Boden und sah: Der unterste Stein stand auf einer Wurzel.',
    ],
    deed: ['{hero} drehte den untersten Stein um. Dann fing {hero_er} noch einmal bei eins an.'],
    answer: ['Vier. Fünf. Sechs. {companion} hielt die Luft an bis sieben. Er stand, und man konnte darübergehen.'],
    echo: ['Die drei umgefallenen Türme ließen sie liegen. <companion>Als Anleitung</companion>, sagte {companion}.'],
  },
];
