import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  passage: [
    'Das Boot der Wärterin setzte sie am Steg ab. {hero} und {companion} hatten eine Laterne, ein halbes Brot und den Wind im Rücken.',
    'Bei Ebbe ging die Leuchtturmwärterin mit ihnen über den nassen Sand. {hero} und {companion} trugen die Schuhe in der Hand, dem weißen Turm nach.',
    'Das kleine Postschiff brachte Briefe, ein Huhn, {hero} und {companion}. Am Steg wartete die Wärterin und nahm zuerst das Huhn.',
    'Man sah den Turm schon lange, und lange kam er nicht näher. Dann stieß das Boot an, und er war so hoch, dass der Nacken knackte.',
  ],
  arrive: [
    {
      text: 'Auf den Lippen schmeckte es nach Salz. Der Wind pfiff durch das Schlüsselloch, immer denselben Ton, und die Steine waren glatt und nass.',
      from: '6-8',
    },
    'Die Gischt war kalt auf der Haut. Es roch nach Tang, und das Meer schlug an die Steine wie eine große Hand.',
    'Der Wind drückte gegen den Bauch wie eine Hand. Die Steine waren rau, und eine Tür schlug, immer zwei Mal.',
    'Es roch nach Farbe und nach Fisch. Unter den Schuhen klackten Muscheln, und alles ringsum rauschte.',
    { text: 'Das war der Leuchtturm. Huu, machte der Wind im Schlüsselloch.', to: '3-5' },
    { text: 'Beim Leuchtturm schmeckte die Luft nach Salz. Huu, huu.', to: '3-5' },
  ],
  image: [
    'Am Haken neben der Tür hing ein gelber Mantel, so groß, dass zwei darin wohnen konnten.',
    'Am Fuß vom Turm stand ein Paar Stiefel, und darin wuchs Schnittlauch.',
    'An der Wäscheleine hingen drei Handtücher und ein Tintenfisch. Der Tintenfisch war aus Wolle.',
    'Auf der Fensterbank stand ein Schiff in einer Flasche. Draußen fuhr genau dasselbe vorbei.',
  ],
  meet: [
    {
      text: 'Auf den Steinen lag ein Seehund und grunzte. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Keine Angst. So begrüßt {helper} alle, auch das Meer.</companion>',
      from: '6-8',
    },
    '<companion>Schau, {helper} ist wieder da</companion>, rief {companion}. Auf dem warmen Stein lag ein Seehund und klatschte mit der Flosse aufs Wasser.',
    'Am Steg sah ein Kopf aus dem Wasser, rund wie ein Ball. <companion>{helper} kommt zur Teezeit</companion>, sagte {companion}. <companion>Tee mag {helper} nicht.</companion> Der Seehund nieste.',
    'Auf der untersten Stufe lag ein Seehund quer und schlief mit offenem Auge. <companion>Drübersteigen</companion>, sagte {companion}. <companion>{helper} macht das jeden Tag, damit man Guten Tag sagt.</companion>',
    {
      text: 'Auf den Steinen lag ein Seehund. <companion>Das ist {helper}</companion>, sagte {companion}. Platsch, machte {helper}.',
      to: '3-5',
    },
    {
      text: '<companion>Guck, {helper}</companion>, rief {companion}. Der Seehund winkte mit einer nassen Flosse.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen über den Steg, und {helper} schwamm nebenher. Manchmal sah man nur die Augen, wie zwei nasse Knöpfe.',
    'Die Mauer war rau und noch warm vom Tag. Sie gingen mit einer Hand daran entlang.',
    'Sie gingen um den Turm herum, immer im Windschatten, und der Windschatten ging mit.',
    'Sie gingen auf der Mauer hinter der Wärterin her. Wo sie hintrat, traten sie auch hin.',
  ],
  still: [
    'Der Wind ließ das Schlüsselloch los. Man hörte das Meer, wie es kam und ging und kam.',
    'Tief unten prustete {helper}. Sonst war nur das Meer da, und es flüsterte.',
    'Eine Welle kam und überlegte. Dann ging sie, ohne etwas zu nehmen.',
    'Die Möwen saßen alle auf einer Stange und sahen in dieselbe Richtung.',
  ],
  gift: [
    {
      text: '{companion} hielt ein leeres Glas in den Strahl vom Turm und schraubte den Deckel zu. <companion>Ein Glas voll Licht</companion>, sagte {companion} und gab es {hero}. <companion>Man sieht es nur im Dunkeln.</companion>',
      from: '6-8',
    },
    '<companion>Halt mal auf</companion>, sagte {companion} und ließ den Strahl vom Turm in ein Glas fallen. Nun war es ein Glas voll Licht, und es gehörte {hero}.',
  ],
  homeward: [
    'Das Boot holte sie ab. Der Strahl kam alle zehn Atemzüge vorbei und zählte sie nach Hause.',
    'Über den nassen Sand ging es heim, immer der Wärterin nach. Der Turm warf ihnen den Strahl voraus, damit sie den Weg sahen.',
    'Das kleine Postschiff nahm sie wieder mit. Das Huhn blieb, es hatte jetzt eine Stelle.',
    'Vom Boot aus sah man den Turm noch lange, und lange wurde er nicht kleiner. Dann war er nur noch ein Licht.',
  ],
  question: [
    '<hero>Wieso sieht man das Licht vom Leuchtturm so weit?</hero>, fragte {hero_subj}. <hero>Die Lampe ist doch gar nicht groß.</hero>',
  ],
  answer: [
    '{hero_subj} hielt die gewölbte Scheibe vor die Laterne. Da wurde aus dem Schein ein Strahl. Das Glas bündelt das Licht, damit nichts danebengeht.',
  ],
};
