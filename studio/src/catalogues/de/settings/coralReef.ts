import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  passage: [
    {
      text: 'Im Aquarium an der Wand ging heute ein Streifen Licht bis auf den Teppich. {hero} ging ihm nach, und der Teppich wurde Sand.',
      to: '9-12',
    },
    {
      text: 'Auf dem Badezimmerboden lag eine Muschel. {hero_subj} hielt sie ans Ohr und hörte so lange hin, bis das Rauschen ringsherum war.',
      to: '9-12',
    },
    {
      text: 'Am Hafen war es noch warm. {hero_subj} ging die Mauer entlang bis zu dem Haus, an dem das Riff nur aufgemalt war.',
      from: '13-17',
    },
    {
      text: 'Im Bilderrahmen im Flur hing das Meer, und heute stand es eine Handbreit höher. {hero_subj} stieg auf den Hocker und dann einfach weiter.',
      to: '9-12',
    },
    {
      text: 'Die Taucherbrille hing am Haken und war von innen beschlagen. {hero_subj} setzte sie auf und wischte. Dahinter schwamm etwas Gelbes.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es klickte und knisterte, als äße jemand Zwieback. Das Wasser war warm, und die Sonne lag als Netz auf dem Sand.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Das Wasser war lau. Tausend kleine Mäuler knabberten, und irgendwo trommelte ein Fisch.',
      to: '9-12',
    },
    {
      text: 'Es roch nach Salz, nassen Anzügen und gespitztem Bleistift. Unter den Bohlen klatschte das Wasser gegen etwas Hohles.',
      from: '13-17',
    },
    {
      text: 'Jede Bewegung wurde langsam und rund. Es knackte und summte, und das Wasser strich über die Arme wie ein Vorhang.',
      to: '9-12',
    },
    {
      text: 'Alles schaukelte ein wenig, auch die Steine. Es klang, als schälte jemand tausend Erdnüsse.',
      to: '9-12',
    },
    { text: 'Das war das Riff. Klick, knister, klick, machte es.', to: '3-5' },
    { text: 'Am Riff war das Wasser warm und voller Sonne.', to: '3-5' },
  ],
  image: [
    {
      text: 'Zwischen zwei Korallen stand ein Schild: Bitte nicht streicheln, wir wachsen noch.',
      to: '9-12',
    },
    { text: 'Eine Koralle sah genau aus wie ein Gehirn und dachte wohl auch.', to: '9-12' },
    {
      text: 'An der Tür hing eine Liste der Fische, die heute gesehen worden waren. Ganz unten stand in Kinderschrift: und ich.',
      from: '13-17',
    },
    { text: 'Ein Einsiedlerkrebs trug zwei Häuser auf einmal. Er zog wohl gerade um.', to: '9-12' },
    {
      text: 'Eine Wolke aus kleinen Fischen bog ab, und einen Augenblick lang war sie ein großer.',
      to: '9-12',
    },
  ],
  meet: [
    {
      text: 'Ein Seepferdchen hielt sich an einem Halm fest. <helper>Nicht schubsen</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich reise im Stehen.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Ich stehe hier nicht, ich parke</helper>, sagte ein Seepferdchen am Halm. <helper>{helper}. Und du bist der Wind, der eben kam.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Hinter dem Tresen stand {helper}, mit dem ersten Schwimmabzeichen auf der Jacke, und hieß deshalb das Seepferdchen. <helper>Es ist verjährt</helper>, sagte {helper}. <helper>Der Name nicht.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Seepferdchen hing kopfüber an einem Halm. <helper>Von hier sieht man mehr unten</helper>, sagte es. <helper>Ich bin {helper}. Du stehst übrigens auf dem Kopf.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Darf ich mich einhaken?</helper>, fragte ein Seepferdchen und ringelte den Schwanz um einen Finger von {hero}. <helper>Danke. {helper}. Ich treibe sonst so leicht ab.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein Seepferdchen hielt sich am Halm fest. <helper>Nicht schubsen</helper>, bat es. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Hui</helper>, machte ein Seepferdchen und hielt sich fest. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie ließen sich treiben, von Koralle zu Koralle. An jeder hielt {helper} sich fest und grüßte.',
      to: '9-12',
    },
    {
      text: 'Sie ließen sich von einem Schwarm mitnehmen, rechts, links, und alle zugleich halt.',
      to: '9-12',
    },
    { text: 'Sie gingen den Steg entlang. Jede zweite Bohle war anderer Meinung.', from: '13-17' },
    {
      text: 'Sie gingen über den Sand, und hinter jedem Schritt stand eine kleine Wolke auf und setzte sich wieder.',
      to: '9-12',
    },
    {
      text: 'Sie schwammen dort, wo die Sonne Streifen machte. Im hellen war es warm, im dunklen kühl.',
      to: '9-12',
    },
  ],
  still: [
    {
      text: 'Das Klicken wurde weniger. Das Netz aus Sonne lag auf dem Sand und vergaß zu wackeln.',
      to: '9-12',
    },
    { text: 'Ein Schwarm hielt an, alle zugleich. Ein Sandkorn fand seinen Platz.', to: '9-12' },
    {
      text: 'Das Wasser unter den Bohlen hielt still. Eine Leine schlug noch zweimal an einen Mast.',
      from: '13-17',
    },
    { text: 'Eine Anemone ließ alle Arme hängen. Selbst das Netz aus Licht lag ruhig.', to: '9-12' },
    { text: 'Ein Fisch stand in der Luft, wenn man das unter Wasser so sagen kann.', to: '9-12' },
  ],
  gift: [
    {
      text: '<helper>Ich habe nichts, was man anfassen kann</helper>, sagte {helper}. <helper>Aber eine Geschichte.</helper> {helper} flüsterte sie {hero} ins Ohr. Sie kitzelte und blieb drin.',
      from: '6-8',
    },
    '{helper} beugte sich vor. <helper>Du bekommst die Geschichte, wie ich einmal galoppiert bin</helper>, sagte {helper}. Sie dauerte einen Satz und war sehr gut.',
  ],
  homeward: [
    {
      text: 'Der Streifen Licht führte zurück. Mit jedem Schritt wurde das Klicken leiser und der Sand mehr Teppich.',
      to: '9-12',
    },
    {
      text: '{hero_subj} nahm die Muschel vom Ohr. Das Rauschen blieb darin, und ringsherum war wieder das Bad.',
      to: '9-12',
    },
    {
      text: 'Das aufgemalte Riff lag im Halbdunkel. Das echte sah man nicht, aber man wusste jetzt, in welcher Richtung es lag.',
      from: '13-17',
    },
    {
      text: 'Der Hocker stand noch da, auf trockenen Füßen. Im Rahmen hing das Meer wieder so tief wie immer.',
      to: '9-12',
    },
    {
      text: '{hero_subj} nahm die Taucherbrille ab. Um die Augen blieb ein runder Rand, den sieht man noch beim Abendbrot.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum frisst der große Fisch den Putzerfisch nicht?</hero>, fragte {hero_subj} vor dem Glas. <hero>Der schwimmt ihm doch ins Maul.</hero>',
  ],
  answer: [
    '{hero_subj} wartete und sah zu. Der große Fisch hielt ganz still, und der kleine suchte ihm die Krümel von den Kiemen. Der eine wurde satt, der andere sauber. Sie brauchten sich.',
  ],
  play: [
    {
      text: 'Der blaue Teppich war das Riff. Die Kissen waren Korallen, und wer schwamm, musste dazu gluckern.',
      to: '9-12',
    },
    {
      text: 'Im Kinderzimmer war heute Wasser bis an die Decke. Der Schal am Stuhl war Seegras, und der Wecker war ein Seestern.',
      to: '9-12',
    },
    {
      text: 'Am Hafen war es noch warm. {hero_subj} ging die Mauer entlang bis zu dem Haus, an dem das Riff nur aufgemalt war.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Jemand rief zum Essen, und das Wasser lief ab. Der blaue Teppich war wieder ein Teppich mit Krümeln.',
      to: '9-12',
    },
    {
      text: 'Nach dem Tauchen gab es Nudeln. Der Seestern klingelte, da war er wieder ein Wecker.',
      to: '9-12',
    },
    {
      text: 'Das aufgemalte Riff lag im Halbdunkel. Das echte sah man nicht, aber man wusste jetzt, in welcher Richtung es lag.',
      from: '13-17',
    },
  ],
};
