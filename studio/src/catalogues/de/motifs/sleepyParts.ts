import type { MotifMessages } from '../../schema.ts';

export const sleepyParts: MotifMessages = {
  home: [
    {
      text: 'Jeden Abend fragte {hero_subj} nach, wer zuerst müde war: die Zehen, die Knie oder die Nase. Meistens waren es die Zehen. Sie hatten auch am meisten getan.',
      from: '6-8',
    },
    'Bei {hero} schliefen nie alle zugleich ein. Erst die Füße, dann der Bauch, und die Ohren hielten noch ein bisschen Wache.',
  ],
  echo: [
    {
      text: 'Die Zehen waren zuerst müde. Dann kamen die Knie. Die Nase hielt am längsten durch, und dann war auch sie still, und {hero} war ganz und gar zu Hause.',
      from: '6-8',
    },
    'Erst schliefen die Füße. Dann schlief der Bauch. Die Ohren hörten noch den Regen, oder war es das Meer, und dann hörten sie nichts mehr.',
  ],
  plant: [
    {
      text: 'Was in letzter Zeit am spätesten müde wurde, war der Kopf. Er ging abends noch einmal alles durch wie einer, der prüft, ob die Fenster zu sind: was gesagt worden war, von wem und in welchem Ton. An einem Fenster vor allem rüttelte er jedes Mal. {hero_subj} hätte es gern zugemacht. Aber es ging von innen nicht zu, dazu hätte man jemanden gebraucht, der draußen stand.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Das Fenster, an dem der Kopf von {hero} so oft rüttelte, war vielleicht gar nicht offen geblieben. Vielleicht hatte es jemand offen gelassen, mit Absicht, um noch etwas hindurchzurufen. Von dieser Seite hatte {hero_er} es noch nie betrachtet. Man musste also nicht drücken. Man musste nur hingehen und hinaussehen, ob dort einer stand, der auch nicht wusste, wie man anfängt.',
      from: '9-12',
    },
  ],
};
