import type { MotifMessages } from '../../schema.ts';

export const tapWall: MotifMessages = {
  home: [
    {
      text: 'Jeden Abend klopfte {hero_subj} dreimal an die Wand. Jeden Abend klopfte es zurück, aber immer nur zweimal. Den dritten Schlag behielt die Wand für sich.',
      from: '6-8',
    },
    'Klopf, klopf, klopf, machte {hero} an der Wand hinter dem Bett. Klopf, klopf, kam es zurück. Mehr war nie zu holen.',
  ],
  echo: [
    {
      text: '{hero_subj} lag im Bett und klopfte dreimal an die Wand. Klopf, kam es zurück. Klopf. Und dann, nach einer langen Pause: klopf.',
      from: '6-8',
    },
    'Am Abend klopfte {hero_subj} nur zweimal. Es blieb still, sehr lange. Dann kam aus der Wand der dritte Schlag.',
  ],
  plant: [
    {
      text: 'Hinter der Wand war das Nachbarhaus, und dort wohnte nach Auskunft aller niemand. Der Briefkasten war zugeklebt, und im Garten stand das Gras bis ans Fenster. {hero_subj} hatte das mit dem Klopfen deshalb lange für sich behalten. Es gab zwei Möglichkeiten: Entweder war es ein Rohr. Oder es war kein Rohr, und dann wusste jemand nebenan seit Monaten, wann im Haus das Licht ausging, und hatte nie mehr gewollt als zweimal klopfen.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Und nun glaubte {hero} auf einmal zu wissen, warum es immer nur zweimal klopfte. Wer dreimal klopft, der fragt etwas. Wer zweimal klopft, der sagt nur: Ich bin noch da. Den dritten Schlag hob man auf, für den Fall, dass man einmal selbst etwas fragen musste. Es war also gar keine halbe Antwort gewesen, all die Monate. Es war eine ganze, und sie kam pünktlich.',
      from: '9-12',
    },
  ],
};
