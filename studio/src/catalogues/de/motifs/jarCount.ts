import type { MotifMessages } from '../../schema.ts';

export const jarCount: MotifMessages = {
  home: [
    {
      text: 'Auf dem Regal stand ein Glas mit Knöpfen. Für jeden guten Tag legte {hero} einen dazu. Es fehlten noch drei Finger breit bis zum Rand.',
      from: '6-8',
    },
    '{hero_subj} sammelte gute Tage. Für jeden kam ein Knopf ins Glas. Gestern war es ein halber Tag gewesen, also ein sehr kleiner Knopf.',
  ],
  echo: [
    {
      text: 'Am Abend suchte {hero_subj} lange in der Knopfkiste. Dann machte es leise klick im Glas. Es war der größte Knopf, den {hero_er} finden konnte.',
      from: '6-8',
    },
    '{hero_subj} hielt das Glas ans Licht. Es war noch Platz darin. Klick machte der Knopf von heute, und er rollte bis ganz nach unten.',
  ],
  plant: [
    {
      text: 'Unter all den Knöpfen lag ein schwarzer, und der zählte nicht für einen guten Tag. {hero_subj} hatte ihn trotzdem hineingelegt, an dem Abend, als im Nebenzimmer so lange leise geredet worden war. Ein Glas, in dem nur Gutes lag, war {hero_ihm} auf einmal wie ein halbes Buch vorgekommen. Niemand hatte den schwarzen bemerkt. Er war nach unten gesunken und lag nun am Boden, wo man ihn nur sah, wenn man das Glas über den Kopf hielt.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} musste an den schwarzen Knopf denken. Er lag ganz unten, und alle anderen lagen auf ihm, und genau besehen hielt er sie. Ohne ihn wären sie ein Stück tiefer gerutscht. Vielleicht, dachte {hero_er}, zählte {hero_er} heute Abend einmal alle, auch den, und zwar laut. Jemand im Nebenzimmer würde es hören und fragen, wofür der eine stand. Und {hero} würde es sagen.',
      from: '9-12',
    },
  ],
};
