import type { LessonMessages } from '../../schema.ts';

export const forgiveness: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} hatte das Flugzeug von {hero} ausprobiert. Es war aus Papier und zwei Wochen Arbeit. Nun hatte es einen Knick und nur noch einen Flügel.',
    ],
    firstTry: [
      '<hero>Macht nichts</hero>, sagte {hero_subj}. Die Zähne waren dabei fest zu. Und {hero_er} nahm das Flugzeug und ging voran, schneller als nötig.',
    ],
    why: [
      'Das Macht-nichts machte aber etwas. Bei jeder Frage gab {hero} eine kurze Antwort, und jede hatte eine Ecke. Bald fragte {companion} nichts mehr.',
    ],
    again: [
      '<companion>Ist wirklich nichts?</companion>, fragte {companion}. <hero>Nein</hero>, sagte {hero_subj} so, dass man es hinten noch spürte.',
    ],
    turn: [
      'Es war bequem, böse zu sein. Man saß darin wie in einem Sessel. Nur kam man aus dem Sessel nirgendwohin.',
    ],
    deed: [
      '<hero>Doch</hero>, sagte {hero_subj}. <hero>Ich war zwei Wochen daran, und du hast nicht gefragt. Das hat mir wehgetan.</hero>',
    ],
    answer: [
      '{companion} wurde rot. <companion>Ich kann den Flügel halten</companion>, sagte {companion}, <companion>und du klebst.</companion> Man sah den Riss noch. Es flog trotzdem, sogar mit einer Kurve mehr.',
    ],
    echo: ['Die Kurve machte es jetzt immer. {hero_subj} sagte, das sei der Teil von {companion}.'],
  },
  {
    dilemma: ['{companion} hatte das Geheimnis von {hero} weitererzählt. Nur einem. Nun wussten es alle.'],
    firstTry: [
      '<hero>Ist mir doch egal</hero>, sagte {hero_subj}. Und dann sagte {hero_er} nichts mehr, und zwar laut.',
    ],
    why: ['Das Seil musste man zu zweit halten. Aber {hero} sah {companion} nicht an und ließ zu früh los.'],
    again: [
      '<companion>Tut mir leid</companion>, sagte {companion}. <hero>Wie gesagt</hero>, sagte {hero_subj} und sah in die Luft.',
    ],
    turn: ['Egal war es nicht. Es saß im Bauch, rund und hart, und brauchte sehr viel Platz.'],
    deed: [
      '<hero>Du hast es versprochen</hero>, sagte {hero_subj}. <hero>Und dann haben alle gelacht. Das war das Schlimme.</hero>',
    ],
    answer: [
      '{companion} sagte lange nichts. Dann ging {companion} zu jedem Einzelnen hin und sagte: <companion>Das war nicht meins zum Erzählen.</companion> Danach hielten sie das Seil.',
    ],
    echo: [
      '<companion>Ich weiß ein neues Geheimnis</companion>, sagte {companion}, <companion>aber nicht von dir.</companion> Es war sehr klein.',
    ],
  },
];
