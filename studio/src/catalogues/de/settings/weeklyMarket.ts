import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  title: ['{hero} am Ende der Schlange', 'Ein Korb voll Samstag'],
  passage: [
    'Samstags war der Platz mit dem Brunnen ein anderer Platz. Man ging einfach den Leuten mit den leeren Taschen nach.',
    'Mit dem leeren Netz über der Schulter ging es die Gasse hinunter. Von unten kam schon ein Duft herauf.',
  ],
  arrive: [
    'Es roch nach Pfirsichen und Kaffee. Münzen klimperten, jemand rief Preise wie Gedichte, und das Pflaster war nass.',
    'Alle riefen durcheinander. Die Kisten waren rau, die Pflaumen glatt, und irgendwo brutzelte etwas.',
  ],
  image: [
    'Auf einem Kürbis saß ein Spatz und war genauso rund wie der Kürbis, nur kleiner.',
    'Ein Fisch lag auf dem Eis und sah aus, als hätte er etwas vergessen.',
  ],
  meet: [
    {
      text: 'Hinter einem Berg aus Kirschen stand die Marktfrau und hatte zwei Kirschen am Ohr. <helper>{helper}</helper>, sagte sie. <helper>Mit Kirschen am Ohr hört man besser. Was darf es sein?</helper>',
      from: '6-8',
    },
    '<helper>Augen zu, Mund auf</helper>, sagte die Marktfrau und gab {hero} eine Erdbeere. <helper>Na? Ich heiße {helper}, und die heißt Sommer.</helper>',
  ],
  task: [
    {
      text: '<helper>Ihr sucht euren Korb?</helper>, sagte {helper}. <helper>Der steht ganz vorn am Brunnen. Holt ihn, ehe der Regen kommt. Aber zuerst kommt die Schlange.</helper>',
      from: '6-8',
    },
    '<helper>Ohne den Korb trägt sich nichts</helper>, sagte {helper}. <helper>Der steht dort am Ende. Gleich wird es nass. Und da ist eben die Schlange.</helper>',
  ],
  way: [
    'Sie gingen am Käse vorbei, am Honig und an einem Mann, der nur Knoblauch hatte. Überall durfte man einmal riechen.',
    'Rechts vorbei an den Eiern, links vorbei an den Hüten. Ein Hut passte, aber nur dem Esel.',
  ],
  obstacle: [
    {
      text: 'Die Schlange war sehr lang. Vorn war sie am Brunnen, hinten war sie hier, und in der Mitte machte sie einen Knick.',
      from: '6-8',
    },
    'Die Schlange reichte um zwei Ecken. Alle sahen nach vorn, und vorn sah keiner etwas.',
  ],
  stuck: [
    'Von der Seite kam noch jemand mit einem Wagen. Die Schlange wurde länger, nicht kürzer.',
    'Jemand hatte etwas vergessen und ging noch einmal ganz nach vorn. Die Schlange seufzte.',
  ],
  still: [
    'Für einen Augenblick rief niemand einen Preis. Man hörte den Brunnen, der hatte die ganze Zeit geredet.',
    'Auf der Waage lag nichts. Der Zeiger stand auf null und ruhte sich aus.',
  ],
  open: [
    'Da war die Schlange hinter ihnen. Am Brunnen stand der Korb, und jemand hatte ihn mit einem Kohlblatt zugedeckt.',
    {
      text: 'Auf einmal war die Schlange eine Lücke mit Leuten daran. Da stand der Korb, und jemand hatte schon eine Birne hineingelegt.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{helper} füllte eine Papiertüte, nur bis zur Hälfte. <helper>Der Rest ist Luft aus Samstag</helper>, sagte sie und gab sie {hero}.',
      from: '6-8',
    },
    '<helper>Da sind die krummen drin</helper>, sagte {helper} und drückte {hero} eine Papiertüte in die Hand. <helper>Krumm schmeckt länger.</helper>',
  ],
  homeward: [
    'Die Stände klappten zu wie Schirme. Auf dem Heimweg trugen sie den Korb an zwei Henkeln.',
    'Hinter ihnen fegte einer die Blätter zusammen. Der Korb knarrte bei jedem Schritt.',
  ],
  question: [
    '<hero>Woran merkt man, ob eine Melone reif ist?</hero>, fragte {hero_subj}. <hero>Man kann ja nicht hineinsehen.</hero>',
  ],
  answer: [
    '{hero_subj} klopfte an drei Melonen. Eine klang hoch, eine dumpf und eine tief und hohl. Die hohle war die reife. Innen ist sie voller Wasser, und das schwingt.',
  ],
};
