import type { LessonMessages } from '../../schema.ts';

export const empathy: readonly LessonMessages[] = [
  {
    dilemma: [
      '<companion>Lass mich</companion>, sagte {companion}. Es klang wie eine zugeschlagene Tür. {hero_subj} hatte gar nichts getan. Man konnte jetzt beleidigt sein.',
    ],
    firstTry: [
      '{hero_subj} holte {hero_seinen} besten Witz heraus, den mit der Ente. Dann sang {hero_er}. Dann schnitt {hero_er} Gesichter. {hero_ihm} selbst hätte das geholfen.',
    ],
    why: [
      '{companion} drehte sich weg. <companion>Du hörst überhaupt nicht auf</companion>, sagte {companion} und ging drei Schritte fort.',
    ],
    again: [
      '{hero_subj} legte den Keks hin, den {hero_er} am liebsten mochte. {companion} mochte gar keine Kekse.',
    ],
    turn: [
      'Alles, was {hero} geholt hatte, war aus der eigenen Tasche gekommen. {hero_subj} hatte noch nicht einmal hingesehen. {companion} hielt die linke Hand so sonderbar fest.',
    ],
    deed: [
      '{hero_subj} setzte sich daneben, auf dieselbe Höhe, und sagte lange nichts. Dann fragte {hero_er}: <hero>Ist es die Hand?</hero>',
    ],
    answer: [
      '<companion>Nein</companion>, sagte {companion} nach einer Weile. <companion>Es ist, was drin war. Ich habe es verloren.</companion> Dann suchten sie, und dann ging es.',
    ],
    echo: [
      'Gefunden hatten sie einen Knopf. Für {companion} war er groß wie ein Haus, und {hero} sah ihn nun auch so.',
    ],
  },
  {
    dilemma: [
      '{companion} saß mit dem Rücken zu allen. <companion>Geht ohne mich</companion>, sagte {companion}. Dabei war es gerade am schönsten.',
    ],
    firstTry: [
      '<hero>Komm, es ist so lustig</hero>, rief {hero_subj} und zog an {companion} wie an einem Handtuch.',
    ],
    why: [
      '{companion} machte sich schwer wie ein Sack. <companion>Lustig für dich</companion>, sagte {companion}.',
    ],
    again: ['{hero_subj} kitzelte. Das war ganz falsch.'],
    turn: [
      'Auf dem Boden vor {companion} lag eine Zeichnung mit einem Haus. Aus dem Fenster winkte jemand. Es war kein Haus von hier.',
    ],
    deed: [
      '{hero_subj} setzte sich mit dem Rücken an den Rücken von {companion} und wartete, bis der andere Rücken sich anlehnte.',
    ],
    answer: [
      '<companion>Ich denke an daheim</companion>, sagte {companion} nach langem. <hero>Mal mir die Tür auf</hero>, sagte {hero_subj}. Als sie offen war, ging es weiter.',
    ],
    echo: ['Hinten auf der Zeichnung standen nun zwei Rücken.'],
  },
];
