import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  passage: [
    'Der Teppich im Flur war heute länger als sonst, und er raschelte. {hero_subj} ging ihn entlang. Nach der dritten Ecke war er Gras.',
    '{hero_subj} aß das Butterbrot im Stehen, unter dem Bild mit den Giraffen. Dann schnaubte das Bild.',
    'Das Handtuch am See war gelb und so groß, dass man sich verlaufen konnte. {hero_subj} ging einmal quer hinüber, und die Mitte hatte Grillen.',
    'Aus dem Streifenpulli auf der Leine war heute ein Streifen ausgebüxt. {hero_subj} ging ihm nach, quer durch das Gras, und das Gras hörte nicht mehr auf.',
  ],
  arrive: [
    {
      text: 'Das Gras roch nach Heu und Staub. Es knisterte bei jedem Schritt, und von weit her kam ein Trommeln, das waren Hufe.',
      from: '6-8',
    },
    'Die Wärme kam von unten. Staub kitzelte in der Nase, und das Gras sang, wenn man es streifte.',
    'Die Luft flimmerte und roch nach warmem Brot. Etwas zirpte, hörte auf und zirpte direkt daneben weiter.',
    'Staub legte sich auf die Zunge. Ein Huf scharrte, ein Vogel pfiff eine Frage, und der Boden war noch warm vom Tag.',
    { text: 'Das war die Savanne. Raschel, raschel, machte das hohe Gras.', to: '3-5' },
    { text: 'Hier war das Gras höher als die Knie. Von fern kamen Hufe.', to: '3-5' },
  ],
  image: [
    'Vor der Sonne stand eine Reihe Rücken, wie aus Papier geschnitten, und der letzte war ganz klein.',
    'Ein Baum stand ganz allein da und hatte trotzdem Schatten für sieben.',
    'Ein Elefant stand unter einem Baum, und auf dem Elefanten stand ein Vogel und hatte die bessere Aussicht.',
    'Drei Giraffen sahen über denselben Busch, und jede kaute in eine andere Richtung.',
  ],
  meet: [
    'Ein Erdmännchen stand kerzengerade auf einem Hügel. <helper>Halt</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich habe Wache bis zum Abend. Lachen ist erlaubt.</helper>',
    {
      text: 'Aus einem Loch kam ein Kopf, dann noch ein Kopf, dann verschwand der eine wieder. <helper>Ich bin {helper}</helper>, sagte das Erdmännchen. <helper>Der andere war die Ablösung.</helper>',
      from: '6-8',
    },
    'Ein Erdmännchen kam aus dem Boden wie ein Korken. <helper>Wer ist da?</helper>, rief es und salutierte. <helper>Ich frage nur, weil ich dran bin. {helper}.</helper>',
    '<helper>Duckt euch</helper>, flüsterte ein Erdmännchen. Alle duckten sich. <helper>Danke</helper>, sagte {helper}. <helper>Jetzt sehe ich besser.</helper>',
    {
      text: 'Ein Erdmännchen stand ganz gerade. <helper>Ich bin {helper}</helper>, sagte es. <helper>Ich passe auf.</helper>',
      to: '3-5',
    },
    {
      text: 'Kopf hoch, Kopf runter, Kopf hoch. <helper>Ich bin {helper}</helper>, sagte das Erdmännchen.',
      to: '3-5',
    },
  ],
  way: [
    'Sie liefen ein Stück, blieben stehen, horchten und liefen wieder. So gehe man hier, sagte {helper}.',
    'Sie gingen im Gänsemarsch. {helper} drehte sich alle drei Schritte um und rief: alles klar.',
    'Sie gingen in der Spur vom Elefanten, von Teller zu Teller.',
    'Alle paar Schritte steckte {helper} den Kopf in ein Loch und sagte Bescheid.',
  ],
  still: [
    'Die Halme standen still wie Leute, die auf etwas horchen. Selbst die Grillen machten Pause.',
    'Die Sonne saß auf dem Rand der Welt und ruhte sich aus.',
    'Der Wind hatte sich hingelegt, mitten ins Gras. Wo er lag, war eine Mulde.',
    'Die Herde stand und sah nach Westen. Auch die Fliegen warteten ab.',
  ],
  gift: [
    {
      text: '<helper>Schüttel mal</helper>, sagte {helper} und reichte {hero} eine Samenschote. Sie klang wie ein kleiner Regen. <helper>Damit es nie ganz trocken ist.</helper>',
      from: '6-8',
    },
    '{helper} stellte sich auf die Zehen und hängte {hero} eine Samenschote um den Hals. <helper>Wer die trägt, darf Wache halten.</helper>',
  ],
  homeward: [
    'Die Sonne ging ihnen voraus und war zuerst zu Hause. Nach der dritten Ecke war das Gras wieder Teppich und reichte nur bis zur Tür.',
    'Sie gingen mit den langen Schatten heim. Die Giraffen standen in ihrem Bild und kauten, und auf dem Teller lag noch eine Rinde.',
    'Auf der anderen Seite vom Handtuch lag der See. Es war Abend, und jemand hielt schon das Wurstbrot hin.',
    'Der ausgebüxte Streifen ging mit zurück und legte sich wieder in den Pulli. Es war der dritte von oben.',
  ],
  play: [
    'Der Rasen war die Savanne, und der Liegestuhl war ein Hügel. Einer musste immer oben stehen und melden, was kam.',
    'Auf dem Teppich war die Savanne, gelb, mit Fransen am Rand. Wer trinken wollte, trank aus der Obstschale, und es war Luft.',
  ],
  unplay: [
    'Vom Liegestuhl kam die Meldung: Abendbrot. Die Savanne wurde noch gesprengt und war dann ein Rasen.',
    'In die Obstschale kam wieder Obst. Die Herde ging zu Tisch und kaute dort weiter.',
  ],
  question: [
    '<hero>Warum haben Zebras eigentlich Streifen?</hero>, fragte {hero_subj}. <hero>Im gelben Gras sieht man sie doch erst recht.</hero>',
  ],
  answer: [
    '{hero_subj} hielt ein gestreiftes Tuch hoch und ein glattes. Auf dem gestreiften landeten viel weniger Fliegen. Die Streifen machen ihnen das Landen schwer.',
  ],
};
