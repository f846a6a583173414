import type { MotifMessages } from '../../schema.ts';

export const windowStone: MotifMessages = {
  home: [
    {
      text: 'Auf dem Fensterbrett von {hero} lag ein grauer Stein mit einem weißen Streifen. Am Abend zeigte der Streifen ins Zimmer. Am Morgen zeigte er hinaus.',
      from: '6-8',
    },
    '{hero_subj} hatte einen Stein, der sich nachts umdrehte. Abends lag seine Nase zum Bett, morgens zum Fenster. Niemand gab es zu.',
  ],
  echo: [
    {
      text: 'Der Stein lag auf dem Fensterbrett. An diesem Abend drehte {hero_subj} ihn selbst um, bis der weiße Streifen ins Zimmer zeigte. Er war lange genug draußen gewesen.',
      from: '6-8',
    },
    'Am Abend legte {hero_subj} den Stein zurück aufs Fensterbrett, mit der Nase zur Straße. Mochte er ruhig schauen. Morgen würden sie einander erzählen, was sie gesehen hatten.',
  ],
  plant: [
    {
      text: 'Natürlich wusste {hero_subj}, dass Steine sich nicht umdrehen. Irgendjemand im Haus stand früh auf oder ging spät ins Bett und gab ihm eine halbe Drehung. {hero_subj} hatte einmal beim Frühstück laut gefragt. Drei Leute hatten in ihre Tassen gesehen, und keiner war es gewesen. Seitdem lag in der Sache etwas, das {hero} nicht loswurde: Entweder gab es einen vierten, oder einer von den dreien konnte sehr gut schweigen.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Mitten in all dem verstand {hero} die Sache mit dem Stein. Jemand tat es, damit es am Morgen eine Kleinigkeit gab, die sich nicht erklären ließ. Es war ein Geschenk, jeden Tag aufs Neue, und nie hatte ein Name daran gehangen. Man musste gar nicht herausfinden, wer es war. Man konnte auch einfach mitspielen, eines Abends, wenn alle schliefen, auf Socken.',
      from: '9-12',
    },
  ],
};
