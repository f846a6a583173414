import type { MotifMessages } from '../../schema.ts';

export const quietList: MotifMessages = {
  home: [
    'Jeden Abend wurde das Haus von {hero} in derselben Reihenfolge still. Erst der Wasserhahn. Dann die Treppe. Dann der Wind im Briefkasten.',
    {
      text: 'Erst klapperten die Teller nicht mehr. Dann schwieg der Hund von nebenan. Dann der letzte Bus. So schlief bei {hero} der Tag ein, immer der Reihe nach.',
      from: '6-8',
    },
  ],
  echo: [
    'Dann wurde das Haus still, der Reihe nach wie immer. Erst der Wasserhahn. Dann die Treppe. Dann der Wind im Briefkasten. Und zuletzt, ganz langsam, {hero}.',
    {
      text: 'Die Teller schwiegen schon. Der Hund von nebenan schwieg. Der letzte Bus bog um die Ecke und nahm sein Brummen mit. Da machte auch {hero} die Augen zu.',
      from: '6-8',
    },
  ],
  plant: [
    {
      text: 'In der Reihe gab es eine Lücke, und nur {hero} hörte sie. Zwischen zwei Geräuschen hatte früher ein Husten gesessen, ein kleines, aus dem hinteren Zimmer, wo fast ein Jahr lang jemand zu Besuch gewesen war. Jetzt war das Zimmer aufgeräumt. Niemand sagte, dass es zu still sei. Aber alle hatten angefangen, die Türen ein wenig lauter zu schließen als nötig.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Eine Lücke in einer Reihe, dachte {hero}, ist ein Platz, den man freigehalten hat. So hatte {hero_er} das noch nie gesehen. Heute Abend wollte {hero_er} an der Stelle kurz warten, ungefähr so lange, wie ein kleines Husten dauert. Und morgen konnte man um die Adresse bitten und einen Brief schreiben, in dem stand, wie still es war und wie laut die Türen.',
      from: '9-12',
    },
  ],
};
