import type { MotifMessages } from '../../schema.ts';

export const threeLights: MotifMessages = {
  home: [
    'Drei Lichter gingen abends aus: erst in der Küche, dann auf der Treppe, zuletzt im Laden an der Ecke. {hero_subj} wartete auf jedes.',
    {
      text: 'Am Abend zählte {hero_subj} die Lichter. Eins im Haus, eins auf der Straße, eins hoch oben auf dem Turm. Dann gingen sie schlafen, von unten nach oben.',
      from: '6-8',
    },
  ],
  echo: [
    'In der Küche wurde es dunkel. Auf der Treppe wurde es dunkel. An der Ecke ging leise der Laden aus. Da brauchte auch {hero} kein Licht mehr.',
    {
      text: 'Das Licht im Haus ging aus. Das Licht auf der Straße ging aus. Hoch oben, auf dem Turm, blieb eines noch ein wenig wach, und {hero} schlief schon.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'Seit einiger Zeit ging das erste Licht später aus als sonst, und darunter sprachen zwei Stimmen. Man verstand nichts, nur den Ton. Er war nicht böse. Er war so, wie man redet, wenn man rechnet. {hero_subj} hatte sich vorgenommen, nicht zu fragen. Stattdessen zählte {hero_er}, wie lange das zweite Licht auf das erste warten musste, und fand, es müsse dort auf der Treppe allmählich kalt werden.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Man konnte auch einfach hinuntergehen, dachte {hero}. Man konnte sich auf die unterste Stufe setzen, unter das zweite Licht, und sagen: Ich bin noch wach. Mehr musste man gar nicht wissen oder fragen. Wer rechnet, der freut sich vielleicht, wenn jemand dazukommt, auch wenn er nicht rechnen hilft. Und das Licht auf der Treppe hätte dann endlich jemanden, auf den es scheinen konnte.',
      from: '9-12',
    },
  ],
};
