import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  title: ['{hero} und das Licht am Ende der Mole', 'Der Schlepper, der flüsterte'],
  passage: ['Wenn man die Gasse bis zum Ende ging, dann noch ein paar Stufen, dann hörte das Land auf und gluckste.'],
  arrive: ['Es roch nach Teer und Fisch. Die Boote nickten, ein Tau knarrte, und das Wasser klopfte an die Mauer, leise, wie zum Scherz.'],
  image: ['Jede Lampe stand zweimal da, einmal auf der Mole und einmal kopfüber im Wasser.'],
  meet: [
    'Ein kleiner, dicker Schlepper lag am Steg. <helper>Nicht so laut</helper>, brummte er. <helper>Die Großen schlafen. Ich bin {helper}. Ich bringe sie ins Bett.</helper>',
  ],
  task: [
    '<helper>Da draußen fehlt noch das Licht</helper>, brummte {helper}. <helper>Vor der Flut muss es an. Ich fahre dich hin. Aber erst muss mich einer vom Tau losmachen.</helper>',
  ],
  way: ['{hero} ging die Mole entlang, von Lampe zu Lampe. {helper} tuckerte so leise nebenher, wie es mit Motor geht.'],
  obstacle: ['Das Tau war dick wie ein Arm und nass. Es lag dreimal um den Poller und dachte nicht daran.'],
  stuck: ['Das Tau zog sich fest und quietschte. Ein großes Schiff drehte sich im Schlaf ein wenig um.'],
  still: ['Das Wasser klopfte nicht mehr. Alle Lampen standen still, die oberen und die unteren.'],
  open: ['Das Tau glitt ab und fiel mit einem weichen Platsch. Am Ende der Mole ging das Licht an, erst blass, dann gelb.'],
  gift: [
    '{helper} stupste etwas an den Rand, das auf dem Wasser tanzte. Es war ein Korken. <helper>Der geht nie unter</helper>, brummte {helper}. <helper>Nimm ihn mit ins Bett.</helper>',
  ],
  homeward: ['Sie tuckerten heim, an den schlafenden Schiffen vorbei. Jedes nickte einmal.'],
  question: ['<hero>Wie kann ein kleiner Schlepper ein großes Schiff ziehen?</hero>, fragte {hero}.'],
  answer: [
    '{hero} zog mit einem Finger an der Leine eines Bootes. Erst geschah nichts, dann glitt es. Im Wasser bremst kaum etwas. Man muss nur lange genug ziehen und nicht ruckeln.',
  ],
};
