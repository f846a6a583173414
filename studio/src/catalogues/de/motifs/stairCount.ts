import type { MotifMessages } from '../../schema.ts';

export const stairCount: MotifMessages = {
  home: [
    {
      text: 'Die Treppe hatte dreizehn Stufen, wenn {hero} hinunterging, und vierzehn, wenn {hero_er} hinaufging. {hero_subj} zählte jedes Mal nach. Es stimmte immer.',
      from: '6-8',
    },
    'Jeden Morgen zählte {hero_subj} die Stufen. Hinunter waren es neun. Hinauf waren es zehn. Wo die eine herkam, wusste keiner.',
  ],
  echo: [
    {
      text: 'Am Abend stieg {hero} die Treppe hinauf und zählte, ganz langsam. Diesmal kam es hin. Die letzte Stufe war die, auf der {hero_er} sitzen blieb.',
      from: '6-8',
    },
    '{hero_subj} zählte die Stufen bis oben. Es war eine mehr. {hero_er} setzte sich darauf und fand, dass sie genau richtig war für einen, der gerade heimkommt.',
  ],
  plant: [
    {
      text: 'Beim Zählen hatte {hero_subj} auch herausgefunden, was die Stufen sagten. Die zweite seufzte, die fünfte sagte gar nichts, und die siebte knackte nur, wenn jemand ein schlechtes Gewissen hatte. Zumindest war sie in der vergangenen Woche zweimal unter {hero_ihm} laut geworden, und beide Male hatte es gestimmt. {hero_subj} hatte also angefangen, über die siebte hinwegzusteigen. Das ging. Man musste sich nur am Geländer festhalten und nicht darüber nachdenken.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Heute Abend, das stand fest, würde {hero} wieder auf die siebte Stufe treten, mit beiden Füßen und mit vollem Gewicht. Sie durfte knacken, so laut sie mochte. Und wenn sie still blieb, dann wusste {hero_er}, woran {hero_er} war. Es kam {hero_ihm} jetzt sonderbar vor, wie viel Mühe es gemacht hatte, Tag für Tag über ein einziges Brett zu steigen, nur um nicht gehört zu werden.',
      from: '9-12',
    },
  ],
};
