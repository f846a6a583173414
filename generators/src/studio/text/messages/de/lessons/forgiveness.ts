import type { LessonMessages } from '../../schema.ts';

export const forgiveness: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} hatte das Flugzeug von {hero} ausprobiert. Es war aus Papier und zwei Wochen Arbeit. Nun hatte es einen Knick und nur noch einen Flügel.',
    ],
    firstTry: [
      '<hero>Macht nichts</hero>, sagte {hero}. Die Zähne waren dabei fest zu. Und {hero_er} nahm das Flugzeug und ging voran, schneller als nötig.',
    ],
    why: [
      'Das Macht-nichts machte aber etwas. Bei jeder Frage gab {hero} eine kurze Antwort, und jede hatte eine Ecke. Bald fragte {companion} nichts mehr.',
    ],
    again: [
      '<companion>Ist wirklich nichts?</companion>, fragte {companion}. <hero>Nein</hero>, sagte {hero} so, dass man es hinten noch spürte.',
    ],
    turn: ['Es war bequem, böse zu sein. Man saß darin wie in einem Sessel. Nur kam man aus dem Sessel nirgendwohin.'],
    deed: ['<hero>Doch</hero>, sagte {hero}. <hero>Ich war zwei Wochen daran, und du hast nicht gefragt. Das hat mir wehgetan.</hero>'],
    answer: [
      '{companion} wurde rot. <companion>Ich kann den Flügel halten</companion>, sagte {companion}, <companion>und du klebst.</companion> Man sah den Riss noch. Es flog trotzdem, sogar mit einer Kurve mehr.',
    ],
    echo: ['Die Kurve machte es jetzt immer. {hero} sagte, das sei der Teil von {companion}.'],
  },
];
