import type { LessonMessages } from '../../schema.ts';

export const honesty: readonly LessonMessages[] = [
  {
    dilemma: [
      'Beim Klettern hatte {hero_subj} die Pfeife von {companion} zertreten. Sie lag in zwei Hälften unter {hero_seinem} Fuß. {companion} hatte es nicht gesehen.',
    ],
    firstTry: [
      '{hero_subj} hob die Hälften auf und machte die Faust zu. <hero>Weiter</hero>, sagte {hero_er}, <hero>sonst wird es spät.</hero>',
    ],
    why: [
      'Mit einer Faust kann man nicht greifen. {hero_subj} rutschte ab. <companion>Wo ist nur meine Pfeife</companion>, sagte {companion}. <companion>Hat die jemand genommen?</companion>',
    ],
    again: [
      '{hero_subj} suchte mit. {hero_er} suchte sehr gründlich an Stellen, wo sie nicht war. Alles schmeckte nach Pappe.',
    ],
    turn: [
      'Die Faust war heiß. Gleich würde {companion} jemanden verdächtigen, der gar nichts dafür konnte. {hero_subj} spürte die zwei Hälften, als wären es vier.',
    ],
    deed: ['{hero_subj} machte die Faust auf. <hero>Ich bin draufgetreten</hero>, sagte {hero_er}.'],
    answer: [
      '{companion} sah lange auf die zwei Hälften. <companion>Die eine pfeift noch</companion>, sagte {companion} und blies hinein. Es klang sehr komisch, und es klang weit.',
    ],
    echo: ['Die halbe Pfeife konnte nur einen Ton. {hero_subj} fand, es sei der richtige.'],
  },
  {
    dilemma: [
      'Der Honig von {companion} war für alle gewesen. {hero_subj} hatte nur kosten wollen. Jetzt war das Glas leer.',
    ],
    firstTry: ['{hero_subj} füllte Wasser hinein und schraubte es zu. Von weitem war es gelb genug.'],
    why: [
      '<companion>Jemand hat etwas mit dem Honig gemacht</companion>, sagte {companion} und sah einen Kleinen an, der zufällig klebte.',
    ],
    again: ['Der Kleine fing an zu schniefen. {hero_subj} sagte, der Honig sei vielleicht verdunstet.'],
    turn: [
      'Der Kleine klebte von Marmelade. Das wusste hier nur einer. {hero_subj} leckte sich die Lippen, und sie waren noch süß.',
    ],
    deed: ['<hero>Ich war es</hero>, sagte {hero_subj}. <hero>Das ganze Glas.</hero>'],
    answer: [
      '{companion} drehte das Glas um. Es tropfte nicht einmal. <companion>Ein ganzes Glas</companion>, sagte {companion}, beinahe mit Achtung. <companion>Dann bist du stark genug zum Schieben.</companion>',
    ],
    echo: ['Der Kleine bekam den Deckel zum Ablecken. Das war nur gerecht.'],
  },
];
