import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['{hero} und das Gras, das flüsterte', 'Einer passt immer auf'],
  passage: [
    'Der Teppich im Flur war heute länger als sonst, und er raschelte. {hero} ging ihn entlang. Nach der dritten Ecke war er Gras.',
  ],
  arrive: ['Das Gras roch nach Heu und Staub. Es knisterte vor Wärme, und von weit her kam ein Trommeln, das waren Hufe.'],
  image: ['Vor der Sonne stand eine Reihe Rücken, wie aus Papier geschnitten, und der letzte war ganz klein.'],
  meet: [
    'Ein Erdmännchen stand kerzengerade auf einem Hügel. <helper>Halt</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich habe Wache bis zum Abend. Lachen ist erlaubt.</helper>',
  ],
  task: [
    '<helper>Die Kleinen haben Durst</helper>, sagte {helper}. <helper>Jemand muss das Wasserloch finden, bevor es dunkel wird. Und davor steht die Wand aus Gras.</helper>',
  ],
  way: ['Sie liefen ein Stück, blieben stehen, horchten und liefen wieder. So gehe man hier, sagte {helper}.'],
  obstacle: ['Die Wand aus Gras war höher als {hero} und raschelte auf der ganzen Länge. Hineinsehen konnte man nicht.'],
  stuck: ['Das Gras schloss sich, als sei niemand da gewesen. Jetzt raschelte es hinter ihnen und vor ihnen auch.'],
  still: ['Die Halme standen still wie Leute, die auf etwas horchen. Selbst die Grillen machten Pause.'],
  open: ['Der letzte Halm bog sich zur Seite. Da lag das Wasserloch, rund und golden, und die Kleinen waren vor ihnen da.'],
  gift: [
    '<helper>Schüttel mal</helper>, sagte {helper} und reichte {hero} eine Samenschote. Sie klang wie ein kleiner Regen. <helper>Damit es nie ganz trocken ist.</helper>',
  ],
  homeward: ['Die Sonne ging ihnen voraus und war zuerst zu Hause. Das letzte Stück gingen sie dem Trommeln der Hufe nach.'],
  question: [
    '<hero>Warum haben Zebras eigentlich Streifen?</hero>, fragte {hero}. <hero>Im gelben Gras sieht man sie doch erst recht.</hero>',
  ],
  answer: [
    '{hero} hielt ein gestreiftes Tuch hoch und ein glattes. Auf dem gestreiften landeten viel weniger Fliegen. Die Streifen machen ihnen das Landen schwer.',
  ],
};
