import type { LessonMessages } from '../../schema.ts';

export const responsibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} hatte versprochen, auf den kleinen Topf mit der Pflanze von {companion} achtzugeben. Da rief {companion} von vorn: <companion>Komm schnell, hier ist etwas los!</companion>',
    ],
    firstTry: ['<hero>Nur kurz</hero>, sagte {hero} und stellte den Topf mitten in die Sonne. Da vorn war wirklich etwas los.'],
    why: [
      'Kurz dauerte lange. Als {hero} sich umsah, hing die Pflanze über den Rand wie ein nasser Strumpf, und ein Blatt lag schon unten.',
    ],
    again: ['<hero>Die erholt sich</hero>, dachte {hero} und blieb noch ein bisschen. Die Pflanze erholte sich nicht. Sie wartete.'],
    turn: [
      'Von ganz weit weg sah der Topf so klein aus, dass man ihn hätte vergessen können. Aber er stand da, wo {hero} ihn hingestellt hatte. Er konnte ja nicht gehen.',
    ],
    deed: ['{hero} lief zurück, gegen alle, die nach vorn liefen, mit beiden Händen voll Wasser.'],
    answer: [
      'Die Erde trank. Ein Blatt hob sich, dann noch eines. <companion>Du bist ja da</companion>, sagte {companion}, als wäre das ganz selbstverständlich.',
    ],
    echo: ['Das heruntergefallene Blatt trug {hero} nun in der Brusttasche. Wer hineinsah, wurde von ihm angesehen.'],
  },
];
