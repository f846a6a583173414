import type { MotifMessages } from '../../schema.ts';

export const squeakBoard: MotifMessages = {
  home: [
    {
      text: 'Im Flur gab es ein Brett, das redete. Trat {hero} mit dem linken Fuß darauf, sagte es: Nein. Mit dem rechten sagte es: Na gut.',
      from: '6-8',
    },
    'Ein Brett im Boden seufzte, wenn man darauf trat. {hero_subj} trat jeden Morgen darauf. <hero>Ja, ja</hero>, sagte {hero_er} dann, <hero>ich auch.</hero>',
  ],
  echo: [
    {
      text: 'Am Abend trat {hero_subj} auf das Brett, erst mit dem linken Fuß, dann mit dem rechten. Es sagte gar nichts. Dann sagte es sehr leise: Na gut.',
      from: '6-8',
    },
    'Das Brett im Flur seufzte. Es klang heute anders als am Morgen, eher wie jemand, der sich setzt. <hero>Ja, ja</hero>, sagte {hero_subj}, <hero>ich auch.</hero>',
  ],
  plant: [
    {
      text: 'Unter dem Brett war etwas. {hero_subj} hatte einmal mit dem Lineal hineingestochert und Papier gespürt, zusammengefaltet, ziemlich dick. Man hätte das Brett heben können, es saß nur mit zwei Nägeln fest. Aber dann hätte es vermutlich nicht mehr geredet. So ging {hero_er} jeden Tag über ein Geheimnis hinweg, das Wort für Wort dieselbe Auskunft gab, und fand, dass es im Augenblick ganz gut aufgehoben war.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} dachte an das Papier unter dem Brett. Immer hatte {hero_er} geglaubt, man müsse sich entscheiden: entweder das Reden oder das, was darunterlag. Aber zwei Nägel konnte man herausziehen und wieder einschlagen. Und ein Brett, das einmal so viel zu sagen hatte, würde nicht verstummen, bloß weil endlich jemand nachsah. Wahrscheinlich hatte es überhaupt nur deshalb so lange geknarrt.',
      from: '9-12',
    },
  ],
};
