import type { MotifMessages } from '../../schema.ts';

export const lazyDrawer: MotifMessages = {
  home: [
    {
      text: 'In der Küche gab es eine Schublade, die klemmte, sobald man etwas von ihr wollte. Ging man nur vorbei, sprang sie auf. {hero_subj} ging oft vorbei.',
      from: '6-8',
    },
    '{hero_subj} kannte eine Schublade mit schlechter Laune. Zog man daran, blieb sie zu. Pfiff man ein Lied und sah weg, kam sie von allein.',
  ],
  echo: [
    {
      text: 'In der Küche stand die Schublade offen, ganz weit, als hätte sie gewartet. {hero_subj} legte etwas Kleines hinein und ging pfeifend weiter.',
      from: '6-8',
    },
    '{hero_subj} zog nicht und rüttelte nicht. {hero_er} sah aus dem Fenster und pfiff. Hinter {hero_ihm} machte es leise klack, und die Schublade war offen.',
  ],
  plant: [
    {
      text: 'Ganz hinten in der Schublade lag ein Schlüssel, der zu nichts passte. {hero_subj} hatte ihn an jeder Tür probiert, am Keller, am Fahrradschloss, sogar an der Keksdose. Wegwerfen wollte ihn trotzdem niemand. Ein Schlüssel ohne Schloss, hieß es im Haus, sei wie ein Brief ohne Adresse: Man wisse nur, dass irgendwo jemand darauf wartet. Manchmal nahm {hero_subj} ihn heraus, wog ihn in der Hand und legte ihn wieder hin.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: '{hero_subj} dachte an den Schlüssel in der Schublade, der zu nichts passte. Bis jetzt hatte {hero_er} immer nach einer Tür gesucht. Aber vielleicht war ein Schlüssel auch dazu da, dass man von Zeit zu Zeit alle Türen probierte und auf diese Weise erfuhr, welche längst offen standen. An der Kellertür zum Beispiel hatte es nie ein Schloss gegeben. Man musste nur einmal drücken, und zwar von unten.',
      from: '9-12',
    },
  ],
};
