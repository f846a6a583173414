import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['{hero} und das Licht, das zählte', 'Hundert Stufen und eine Robbe'],
  passage: [
    'Das Boot setzte sie am Steg ab und tuckerte davon. {hero} und {companion} hatten einen Schlüssel, eine Laterne und ein halbes Brot.',
  ],
  arrive: [
    'Auf den Lippen schmeckte es nach Salz. Der Wind pfiff durch das Schlüsselloch, immer denselben Ton, und die Steine waren glatt und nass.',
  ],
  image: ['Am Haken neben der Tür hing ein gelber Mantel, so groß, dass zwei darin wohnen konnten.'],
  meet: [
    'Auf den Steinen lag ein Seehund und grunzte. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Keine Angst. So begrüßt {helper} alle, auch das Meer.</companion>',
  ],
  task: [
    '<companion>Das Leuchtfeuer ist aus</companion>, sagte {companion}. <companion>Noch vor der Flut kommen die Boote heim. Wir müssen es anmachen. Aber da ist die Wendeltreppe.</companion>',
  ],
  way: ['Sie gingen über den Steg, und {helper} schwamm nebenher. Manchmal sah man nur die Augen, wie zwei nasse Knöpfe.'],
  obstacle: ['Die Wendeltreppe drehte sich in den Turm hinauf, bis sie im Dunkel verschwand. Hundert Stufen, und keine war zu sehen.'],
  stuck: ['Auf halber Höhe ging die Laterne aus. Von unten grunzte es, fragend.'],
  still: ['Der Wind ließ das Schlüsselloch los. Man hörte das Meer, wie es kam und ging und kam.'],
  open: ['Die letzte Stufe war flach. Hinter Glas saß das Leuchtfeuer, und mit einem Klack ging es an und strich über das Wasser.'],
  gift: [
    '{companion} hielt ein leeres Glas in den Strahl und schraubte den Deckel zu. <companion>Ein Glas voll Licht</companion>, sagte {companion} und gab es {hero}. <companion>Man sieht es nur im Dunkeln.</companion>',
  ],
  homeward: ['Das Boot holte sie ab. Der Strahl kam alle zehn Atemzüge vorbei und zählte sie nach Hause.'],
  question: [
    '<hero>Wieso sieht man das Licht vom Leuchtturm so weit?</hero>, fragte {hero}. <hero>Die Lampe ist doch gar nicht groß.</hero>',
  ],
  answer: [
    '{hero} hielt die gewölbte Scheibe vor die Laterne. Da wurde aus dem Schein ein Strahl. Das Glas bündelt das Licht, damit nichts danebengeht.',
  ],
};
