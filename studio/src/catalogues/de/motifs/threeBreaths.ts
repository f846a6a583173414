import type { MotifMessages } from '../../schema.ts';

export const threeBreaths: MotifMessages = {
  home: [
    {
      text: 'Vor dem Schlafen holte {hero_subj} dreimal Luft. Einmal für heute. Einmal für morgen. Und einmal für gar nichts, das war die beste.',
      from: '6-8',
    },
    'Drei Atemzüge gehörten jeden Abend dazu: ein langer, ein längerer und einer, der nirgendwo hinwollte. {hero_subj} hatte sie gern.',
  ],
  echo: [
    {
      text: '{hero_subj} holte Luft für heute. {hero_subj} holte Luft für morgen. Dann kam die für gar nichts, und die hörte einfach nicht mehr auf.',
      from: '6-8',
    },
    'Ein langer Atemzug. Ein längerer. Und der dritte, der nirgendwo hinwollte, nahm {hero} ganz leise mit.',
  ],
  plant: [
    {
      text: 'Das mit den drei Atemzügen war ein Rat gewesen, von einer Frau in weißen Schuhen, in einer Nacht, als {hero} nicht schlafen konnte und auf einem Flur saß, auf dem es nach Seife roch. Mehr hatte sie nicht gesagt. Sie hatte sich neben {hero_ihn} auf die Bank gesetzt und mitgeatmet, dreimal, und dann hatte irgendwo eine Klingel geklingelt. {hero_subj} wusste nicht, wie sie hieß. Der Rat war geblieben.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Der Flur mit dem Seifengeruch fiel {hero} ein, und die weißen Schuhe. Man konnte sich bei jemandem, dessen Namen man nicht kannte, schlecht bedanken. Aber man konnte die Sache weitersagen. Irgendwann würde irgendwo einer auf einer Bank sitzen und nicht schlafen können. Dann brauchte man nur Platz zu nehmen. Eins für heute, eins für morgen, und beim dritten gar nichts mehr sagen.',
      from: '9-12',
    },
  ],
};
