import type { MotifMessages } from '../../schema.ts';

export const lineGame: MotifMessages = {
  home: [
    {
      text: 'Im Treppenhaus gab es dunkle und helle Fliesen. {hero_subj} trat nur auf die dunklen. Die hellen waren heißer Pudding, das wusste jedes Kind.',
      from: '6-8',
    },
    '{hero_subj} ging nie auf den Ritzen. Wer auf eine Ritze trat, musste rückwärts zählen, ab zehn, und zwar laut. Die Nachbarn kannten es schon.',
  ],
  echo: [
    {
      text: 'Im Treppenhaus nahm {hero_subj} die dunklen Fliesen, eine nach der anderen. Vor der Tür blieb {hero_er} stehen. Dann trat {hero_er}, mit einem Fuß, auf eine helle.',
      from: '6-8',
    },
    'Auf dem Heimweg trat {hero_subj} auf eine Ritze, mitten drauf. {hero_er} zählte rückwärts, von zehn bis eins, und bei eins war {hero_er} zu Hause.',
  ],
  plant: [
    {
      text: 'Mit dem Spiel hatte {hero_subj} nicht allein angefangen. Es hatte einen Mitspieler gegeben, aus dem dritten Stock, und der hatte die Regel mit dem Pudding erfunden. Eines Tages hatten sie sich über eine Fliese gestritten, die weder hell noch dunkel war, und jeder hatte recht behalten. Jetzt gingen sie zu verschiedenen Zeiten durchs Treppenhaus. Auf der Fliese stand bis heute ein Blumentopf, und keiner hatte ihn hingestellt.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} dachte an die Fliese, die weder hell noch dunkel war. Den ganzen Streit lang hatte keiner von beiden auf die Idee kommen wollen, dass man für so einen Fall eine neue Regel macht. Grau war eben nicht Pudding und nicht Boden. Grau war die Insel, auf der zwei stehen durften. Der Blumentopf musste weg, so viel war klar. Und jemand musste im dritten Stock klingeln.',
      from: '9-12',
    },
  ],
};
