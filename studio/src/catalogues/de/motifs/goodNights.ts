import type { MotifMessages } from '../../schema.ts';

export const goodNights: MotifMessages = {
  home: [
    {
      text: 'Drei Dingen wünschte {hero} jeden Abend eine gute Nacht: dem Stuhl, den Schuhen und dem Baum vor dem Fenster. Der Baum antwortete am längsten.',
      from: '6-8',
    },
    'Gute Nacht, Lampe. Gute Nacht, Ofen. Gute Nacht, Regen, falls einer da ist. So sagte es {hero} jeden Abend, und immer in dieser Ordnung.',
  ],
  echo: [
    {
      text: 'Gute Nacht, Stuhl. Gute Nacht, Schuhe. Gute Nacht, Baum. Das letzte Wort sagte {hero} schon mit geschlossenen Augen, und der Baum sagte es weiter.',
      from: '6-8',
    },
    'Gute Nacht, Lampe, flüsterte {hero}. Gute Nacht, Ofen. Gute Nacht, Regen. Und irgendwo ganz hinten im Schlaf sagte jemand: Gute Nacht, {hero}.',
  ],
  plant: [
    {
      text: 'Eigentlich waren es vier. Das Vierte, dem {hero} gute Nacht sagte, stand nicht im Zimmer und war auch kein Ding. Es war jemand, mit dem {hero_er} seit einer Woche nicht redete, und man sagte es deshalb sehr schnell und ohne den Mund zu bewegen. Es zählte vermutlich nicht. Aber es wegzulassen, das hatte {hero} zweimal versucht, und beide Male war der Schlaf nicht gekommen.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Der vierte Gutenachtgruß ließ sich auch mit bewegtem Mund sagen. {hero_subj} probierte es leise aus, und es ging. Morgen, gleich nach dem Aufstehen, konnte man es noch einmal versuchen, so laut, dass einer es hörte. Gute Nacht war am Morgen freilich das falsche Wort. Doch vermutlich kam es auf das Wort gar nicht an, und ein guter Morgen war ein brauchbarer Anfang.',
      from: '9-12',
    },
  ],
};
