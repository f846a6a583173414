import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  title: ['{hero} und das Licht am Ende der Mole', 'Der Schlepper, der flüsterte'],
  passage: [
    'Wenn man die Gasse bis zum Ende ging, dann noch ein paar Stufen, dann hörte das Land auf und gluckste.',
    'Der Wind hatte eine Mütze gebracht, eine kleine blaue mit Anker. {hero_subj} trug sie dorthin, wo sie hingehörte, immer bergab.',
  ],
  arrive: [
    {
      text: 'Es roch nach Teer und Fisch. Die Boote nickten, ein Tau knarrte, und das Wasser klopfte an die Mauer, leise, wie zum Scherz.',
      from: '6-8',
    },
    'Ketten klirrten leise. Es war feucht und roch nach Salz und Holz, und die Planken wippten.',
  ],
  image: [
    'Jede Lampe stand zweimal da, einmal auf der Mole und einmal kopfüber im Wasser.',
    'Eine Möwe schlief auf einem Bein und hatte den Fahrplan unter dem Flügel.',
  ],
  meet: [
    {
      text: 'Ein kleiner, dicker Schlepper lag am Steg. <helper>Nicht so laut</helper>, brummte er. <helper>Die Großen schlafen. Ich bin {helper}. Ich bringe sie ins Bett.</helper>',
      from: '6-8',
    },
    '<helper>Guten Abend</helper>, brummte etwas Dickes im Wasser. Es war ein Schlepper, und er rauchte ein bisschen. <helper>{helper}. Nachtschicht.</helper>',
  ],
  task: [
    {
      text: '<helper>Da draußen fehlt noch das Licht</helper>, brummte {helper}. <helper>Vor der Flut muss es an. Ich fahre dich hin. Aber erst muss mich einer vom Tau losmachen.</helper>',
      from: '6-8',
    },
    '<helper>Ohne das Licht findet die Flut die Einfahrt nicht</helper>, brummte {helper}. <helper>Wir müssen hinaus. Mach mich los, wenn du kannst. Das Tau ist stur.</helper>',
  ],
  way: [
    '{hero_subj} ging die Mole entlang, von Lampe zu Lampe. {helper} tuckerte so leise nebenher, wie es mit Motor geht.',
    'Sie fuhren im Schritt. Jede Boje bekam von {helper} ein leises Tut.',
  ],
  obstacle: [
    {
      text: 'Das Tau war dick wie ein Arm und nass. Es lag dreimal um den Poller und dachte nicht daran.',
      from: '6-8',
    },
    'Das Tau hing straff und hart vom Ring. Es hatte sich den ganzen Tag voll Wasser gesogen.',
  ],
  stuck: [
    'Das Tau zog sich fest und quietschte. Ein großes Schiff drehte sich im Schlaf ein wenig um.',
    'Ein Ruck, und das Tau saß noch tiefer. Zwei Boote stießen aneinander und murmelten.',
  ],
  still: [
    'Das Wasser klopfte nicht mehr. Alle Lampen standen still, die oberen und die unteren.',
    'Die Wellen waren so klein, dass sie kein Geräusch mehr machten.',
  ],
  open: [
    {
      text: 'Das Tau glitt ab und fiel mit einem weichen Platsch. Am Ende der Mole ging das Licht an, erst blass, dann gelb.',
      from: '6-8',
    },
    'Das Tau gab nach und wurde weich. Da draußen sprang das Licht an und legte einen Weg aufs Wasser.',
  ],
  gift: [
    {
      text: '{helper} stupste etwas an den Rand, das auf dem Wasser tanzte. Es war ein Korken. <helper>Der geht nie unter</helper>, brummte {helper}. <helper>Nimm ihn mit ins Bett.</helper>',
      from: '6-8',
    },
    '{helper} hustete, und ein Korken flog aus dem Schornstein, {hero} genau in die Hand. <helper>Der war schon lange fällig</helper>, brummte {helper}.',
  ],
  homeward: [
    'Sie tuckerten heim, an den schlafenden Schiffen vorbei. Jedes nickte einmal.',
    'Das Licht brachte sie heim. Ein Boot nach dem anderen hörte auf zu nicken.',
  ],
  question: ['<hero>Wie kann ein kleiner Schlepper ein großes Schiff ziehen?</hero>, fragte {hero_subj}.'],
  answer: [
    '{hero_subj} zog mit einem Finger an der Leine eines Bootes. Erst geschah nichts, dann glitt es. Im Wasser bremst kaum etwas. Man muss nur lange genug ziehen und nicht ruckeln.',
  ],
};
