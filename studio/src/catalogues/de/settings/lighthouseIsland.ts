import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['{hero} und das Licht, das zählte', 'Hundert Stufen und eine Robbe'],
  passage: [
    'Das Boot setzte sie am Steg ab und tuckerte davon. {hero} und {companion} hatten einen Schlüssel, eine Laterne und ein halbes Brot.',
    'Bei Ebbe konnte man zu Fuß hinüber, auf dem nassen Sand. {hero} und {companion} zogen die Schuhe aus und gingen dem weißen Turm nach.',
  ],
  arrive: [
    {
      text: 'Auf den Lippen schmeckte es nach Salz. Der Wind pfiff durch das Schlüsselloch, immer denselben Ton, und die Steine waren glatt und nass.',
      from: '6-8',
    },
    'Die Gischt war kalt auf der Haut. Es roch nach Tang, und das Meer schlug an die Steine wie eine große Hand.',
  ],
  image: [
    'Am Haken neben der Tür hing ein gelber Mantel, so groß, dass zwei darin wohnen konnten.',
    'Am Fuß vom Turm stand ein Paar Stiefel, und darin wuchs Schnittlauch.',
  ],
  meet: [
    {
      text: 'Auf den Steinen lag ein Seehund und grunzte. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Keine Angst. So begrüßt {helper} alle, auch das Meer.</companion>',
      from: '6-8',
    },
    '<companion>Schau, {helper} ist wieder da</companion>, rief {companion}. Auf dem warmen Stein lag ein Seehund und klatschte mit der Flosse aufs Wasser.',
  ],
  task: [
    {
      text: '<companion>Das Leuchtfeuer ist aus</companion>, sagte {companion}. <companion>Noch vor der Flut kommen die Boote heim. Wir müssen es anmachen. Aber da ist die Wendeltreppe.</companion>',
      from: '6-8',
    },
    '<companion>Ohne das Leuchtfeuer finden die Boote nicht her</companion>, sagte {companion}. <companion>Und das Wasser steigt. Los, wir müssen die Wendeltreppe hinauf.</companion>',
  ],
  way: [
    'Sie gingen über den Steg, und {helper} schwamm nebenher. Manchmal sah man nur die Augen, wie zwei nasse Knöpfe.',
    'Innen roch es nach Kalk und Öl. Sie tasteten sich an der runden Wand entlang.',
  ],
  obstacle: [
    {
      text: 'Die Wendeltreppe drehte sich in den Turm hinauf, bis sie im Dunkel verschwand. Hundert Stufen, und keine war zu sehen.',
      from: '6-8',
    },
    'Die Wendeltreppe war schmal und ging immer im Kreis. Nach zehn Stufen wusste man nicht mehr, wo vorn war.',
  ],
  stuck: [
    'Auf halber Höhe ging die Laterne aus. Von unten grunzte es, fragend.',
    'Ein Windstoß schlug unten die Tür zu. Das Echo stieg an ihnen vorbei nach oben.',
  ],
  still: [
    'Der Wind ließ das Schlüsselloch los. Man hörte das Meer, wie es kam und ging und kam.',
    'Tief unten prustete {helper}. Sonst war nur das Meer da, und es flüsterte.',
  ],
  open: [
    {
      text: 'Die letzte Stufe war flach. Hinter Glas saß das Leuchtfeuer, und mit einem Klack ging es an und strich über das Wasser.',
      from: '6-8',
    },
    'Oben war alles aus Glas. Sie drehten zusammen am Rad, und das Leuchtfeuer schickte einen Arm aus Licht übers Meer.',
  ],
  gift: [
    {
      text: '{companion} hielt ein leeres Glas in den Strahl und schraubte den Deckel zu. <companion>Ein Glas voll Licht</companion>, sagte {companion} und gab es {hero}. <companion>Man sieht es nur im Dunkeln.</companion>',
      from: '6-8',
    },
    '<companion>Halt mal auf</companion>, sagte {companion} und ließ den Strahl in ein Glas fallen. Nun war es ein Glas voll Licht, und es gehörte {hero}.',
  ],
  homeward: [
    'Das Boot holte sie ab. Der Strahl kam alle zehn Atemzüge vorbei und zählte sie nach Hause.',
    'Auf dem Wasser zogen die Boote heim, jedes mit einem Stückchen vom Strahl.',
  ],
  question: [
    '<hero>Wieso sieht man das Licht vom Leuchtturm so weit?</hero>, fragte {hero_subj}. <hero>Die Lampe ist doch gar nicht groß.</hero>',
  ],
  answer: [
    '{hero_subj} hielt die gewölbte Scheibe vor die Laterne. Da wurde aus dem Schein ein Strahl. Das Glas bündelt das Licht, damit nichts danebengeht.',
  ],
};
