import type { LessonMessages } from '../../schema.ts';

export const responsibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} hatte versprochen, auf den kleinen Topf mit der Pflanze von {companion} achtzugeben. Da rief {companion} von vorn: <companion>Komm schnell, hier ist etwas los!</companion>',
    ],
    firstTry: [
      '<hero>Nur kurz</hero>, sagte {hero_subj} und stellte den Topf mitten in die Sonne. Da vorn war wirklich etwas los.',
    ],
    why: [
      'Kurz dauerte lange. Als {hero} sich umsah, hing die Pflanze über den Rand wie ein nasser Strumpf, und ein Blatt lag schon unten.',
    ],
    again: [
      '<hero>Die erholt sich</hero>, dachte {hero_subj} und blieb noch ein bisschen. Die Pflanze erholte sich nicht. Sie wartete.',
    ],
    turn: [
      'Von ganz weit weg sah der Topf so klein aus, dass man ihn hätte vergessen können. Aber er stand da, wo {hero} ihn hingestellt hatte. Er konnte ja nicht gehen.',
    ],
    deed: ['{hero_subj} lief zurück, gegen alle, die nach vorn liefen, mit beiden Händen voll Wasser.'],
    answer: [
      'Die Erde trank. Ein Blatt hob sich, dann noch eines. <companion>Du bist ja da</companion>, sagte {companion}, als wäre das ganz selbstverständlich.',
    ],
    echo: [
      'Das heruntergefallene Blatt trug {hero} nun in der Brusttasche. Wer hineinsah, wurde von ihm angesehen.',
    ],
  },
  {
    dilemma: [
      '{hero_subj} hatte versprochen, die Laterne zu halten, bis {companion} zurück war. Da flog etwas Leuchtendes vorbei.',
    ],
    firstTry: ['<hero>Die Laterne steht auch allein</hero>, sagte {hero_subj} und lief hinterher.'],
    why: ['Allein fiel sie um. {companion} sah kein Licht mehr und ging in die falsche Richtung.'],
    again: [
      'Das Leuchtende setzte sich und flog wieder auf. {hero_subj} lief noch ein Stückchen, nur ein Stückchen.',
    ],
    turn: [
      'Hinter {hero} rief keiner. Es war nur dunkel dort, wo eben noch Licht gewesen war, und irgendwo darin ging {companion}.',
    ],
    deed: ['{hero_subj} drehte um, stellte die Laterne auf und hielt sie hoch, mit beiden Händen.'],
    answer: [
      'Nach einer Weile kam {companion} aus dem Dunkel. <companion>Da warst du ja</companion>, sagte {companion}. <companion>Ich bin einfach auf dich zugegangen.</companion>',
    ],
    echo: ['Die Arme taten {hero} weh bis zum Abend. Es war ein guter Schmerz.'],
  },
];
