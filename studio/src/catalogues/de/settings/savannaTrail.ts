import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['{hero} und das Gras, das flüsterte', 'Einer passt immer auf'],
  passage: [
    'Der Teppich im Flur war heute länger als sonst, und er raschelte. {hero_subj} ging ihn entlang. Nach der dritten Ecke war er Gras.',
    '{hero_subj} aß das Butterbrot im Stehen, unter dem Bild mit den Giraffen. Dann schnaubte das Bild.',
  ],
  arrive: [
    {
      text: 'Das Gras roch nach Heu und Staub. Es knisterte vor Wärme, und von weit her kam ein Trommeln, das waren Hufe.',
      from: '6-8',
    },
    'Die Wärme kam von unten. Staub kitzelte in der Nase, und das Gras sang, wenn man es streifte.',
  ],
  image: [
    'Vor der Sonne stand eine Reihe Rücken, wie aus Papier geschnitten, und der letzte war ganz klein.',
    'Ein Baum stand ganz allein da und hatte trotzdem Schatten für sieben.',
  ],
  meet: [
    'Ein Erdmännchen stand kerzengerade auf einem Hügel. <helper>Halt</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich habe Wache bis zum Abend. Lachen ist erlaubt.</helper>',
    {
      text: 'Aus einem Loch kam ein Kopf, dann noch ein Kopf, dann verschwand der eine wieder. <helper>Ich bin {helper}</helper>, sagte das Erdmännchen. <helper>Der andere war die Ablösung.</helper>',
      from: '6-8',
    },
  ],
  task: [
    {
      text: '<helper>Die Kleinen haben Durst</helper>, sagte {helper}. <helper>Jemand muss das Wasserloch finden, bevor es dunkel wird. Und davor steht die Wand aus Gras.</helper>',
      from: '6-8',
    },
    '<helper>Das Wasserloch hat sich versteckt</helper>, sagte {helper}. <helper>Die Sonne geht gleich. Dahinten muss es sein, jenseits von der Wand aus Gras.</helper>',
  ],
  way: [
    'Sie liefen ein Stück, blieben stehen, horchten und liefen wieder. So gehe man hier, sagte {helper}.',
    'Sie gingen im Gänsemarsch. {helper} drehte sich alle drei Schritte um und rief: alles klar.',
  ],
  obstacle: [
    'Die Wand aus Gras war höher als {hero} und raschelte auf der ganzen Länge. Hineinsehen konnte man nicht.',
    'Da stand die Wand aus Gras und schwankte leicht, als nickte sie jemandem zu.',
  ],
  stuck: [
    'Das Gras schloss sich, als sei niemand da gewesen. Jetzt raschelte es hinter ihnen und vor ihnen auch.',
    'Das Gras richtete sich wieder auf. Es schnitt nicht, es kitzelte nur, und zwar überall.',
  ],
  still: [
    'Die Halme standen still wie Leute, die auf etwas horchen. Selbst die Grillen machten Pause.',
    'Die Sonne saß auf dem Rand der Welt und ruhte sich aus.',
  ],
  open: [
    {
      text: 'Der letzte Halm bog sich zur Seite. Da lag das Wasserloch, rund und golden, und die Kleinen waren vor ihnen da.',
      from: '6-8',
    },
    'Auf einmal war da Himmel statt Gras. Das Wasserloch lag vor ihnen, und eine Giraffe machte die Beine breit und trank.',
  ],
  gift: [
    {
      text: '<helper>Schüttel mal</helper>, sagte {helper} und reichte {hero} eine Samenschote. Sie klang wie ein kleiner Regen. <helper>Damit es nie ganz trocken ist.</helper>',
      from: '6-8',
    },
    '{helper} stellte sich auf die Zehen und hängte {hero} eine Samenschote um den Hals. <helper>Wer die trägt, darf Wache halten.</helper>',
  ],
  homeward: [
    'Die Sonne ging ihnen voraus und war zuerst zu Hause. Das letzte Stück gingen sie dem Trommeln der Hufe nach.',
    'Sie gingen mit den langen Schatten heim, und die Schatten waren zuerst da.',
  ],
  question: [
    '<hero>Warum haben Zebras eigentlich Streifen?</hero>, fragte {hero_subj}. <hero>Im gelben Gras sieht man sie doch erst recht.</hero>',
  ],
  answer: [
    '{hero_subj} hielt ein gestreiftes Tuch hoch und ein glattes. Auf dem gestreiften landeten viel weniger Fliegen. Die Streifen machen ihnen das Landen schwer.',
  ],
};
