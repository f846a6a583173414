import type { MotifMessages } from '../../schema.ts';

export const handSign: MotifMessages = {
  home: [
    {
      text: '{hero_subj} hatte einen geheimen Gruß: zwei Finger an die Nase, dann an die Luft. Bis jetzt hatte niemand zurückgegrüßt, außer einmal ein Affe im Zoo.',
      from: '6-8',
    },
    'Zwei Finger hoch, kurz gewackelt, das war der Gruß von {hero}. {hero_subj} grüßte so den Postboten, den Mond und alle Hunde.',
  ],
  echo: [
    {
      text: 'Am Abend hob {hero_subj} am Fenster zwei Finger. Weit weg, auf der anderen Seite der Straße, hob jemand auch zwei.',
      from: '6-8',
    },
    'Zwei Finger hob {hero} zum Himmel, wie jeden Abend, und wackelte damit. Der Mond sagte nichts. Aber eine Wolke rückte ein Stück zur Seite.',
  ],
  plant: [
    {
      text: 'Der Gruß war ursprünglich für zwei gedacht gewesen. Es hatte einen Sommer lang jemanden gegeben, der ihn genauso konnte, zwei Finger, Nase, Luft, und zwar quer über einen ganzen Schulhof. Dann war ein Umzugswagen gekommen. Sie hatten sich vorgenommen zu schreiben, und keiner hatte angefangen. {hero_subj} übte trotzdem weiter. Man konnte ja nie wissen, über welchen Platz man eines Tages würde grüßen müssen.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Eigentlich, fiel {hero} ein, stand auf der Rückseite des Schulhefts immer noch die Adresse. Zwei Finger, Nase, Luft: Das ließ sich zeichnen, dazu brauchte man nicht einmal Wörter. Der andere hatte bestimmt auch nie angefangen, weil er dachte, man müsse mit einem Grund anfangen. Aber ein Gruß braucht keinen. Deshalb hieß er ja so, und deshalb passte er auf die kleinste Karte.',
      from: '9-12',
    },
  ],
};
