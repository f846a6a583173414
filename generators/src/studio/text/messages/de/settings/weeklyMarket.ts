import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  title: ['{hero} am Ende der Schlange', 'Ein Korb voll Samstag'],
  passage: ['Samstags war der Platz mit dem Brunnen ein anderer Platz. Man ging einfach den Leuten mit den leeren Taschen nach.'],
  arrive: ['Es roch nach Pfirsichen und Kaffee. Münzen klimperten, jemand rief Preise wie Gedichte, und das Pflaster war nass.'],
  image: ['Auf einem Kürbis saß ein Spatz und war genauso rund wie der Kürbis, nur kleiner.'],
  meet: [
    'Hinter einem Berg aus Kirschen stand die Marktfrau und hatte zwei Kirschen am Ohr. <helper>{helper}</helper>, sagte sie. <helper>Mit Kirschen am Ohr hört man besser. Was darf es sein?</helper>',
  ],
  task: [
    '<helper>Ihr sucht euren Korb?</helper>, sagte {helper}. <helper>Der steht ganz vorn am Brunnen. Holt ihn, ehe der Regen kommt. Aber zuerst kommt die Schlange.</helper>',
  ],
  way: ['Sie gingen am Käse vorbei, am Honig und an einem Mann, der nur Knoblauch hatte. Überall durfte man einmal riechen.'],
  obstacle: ['Die Schlange war sehr lang. Vorn war sie am Brunnen, hinten war sie hier, und in der Mitte machte sie einen Knick.'],
  stuck: ['Von der Seite kam noch jemand mit einem Wagen. Die Schlange wurde länger, nicht kürzer.'],
  still: ['Für einen Augenblick rief niemand einen Preis. Man hörte den Brunnen, der hatte die ganze Zeit geredet.'],
  open: ['Da war die Schlange hinter ihnen. Am Brunnen stand der Korb, und jemand hatte ihn mit einem Kohlblatt zugedeckt.'],
  gift: [
    '{helper} füllte eine Papiertüte, nur bis zur Hälfte. <helper>Der Rest ist Luft aus Samstag</helper>, sagte sie und gab sie {hero}.',
  ],
  homeward: ['Die Stände klappten zu wie Schirme. Auf dem Heimweg trugen sie den Korb an zwei Henkeln.'],
  question: ['<hero>Woran merkt man, ob eine Melone reif ist?</hero>, fragte {hero}. <hero>Man kann ja nicht hineinsehen.</hero>'],
  answer: [
    '{hero} klopfte an drei Melonen. Eine klang hoch, eine dumpf und eine tief und hohl. Die hohle war die reife. Innen ist sie voller Wasser, und das schwingt.',
  ],
};
