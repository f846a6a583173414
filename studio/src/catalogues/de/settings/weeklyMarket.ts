import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  passage: [
    'Samstags war der Platz mit dem Brunnen ein anderer Platz. Man ging einfach den Leuten mit den leeren Taschen nach.',
    'Mit dem leeren Netz über der Schulter ging es die Gasse hinunter. Von unten kam schon ein Duft herauf.',
    'Schon auf der Brücke kamen ihnen Blumen entgegen, mit Leuten dahinter. Von da waren es noch zwei Ecken.',
    'Der Einkaufswagen von zu Hause hatte karierten Stoff und eine eigene Meinung. An der Ampel wollte er immer zuerst.',
  ],
  arrive: [
    'Es roch nach Käse und Kaffee. Münzen klimperten, jemand rief Preise wie Gedichte, und das Pflaster war nass.',
    'Alle riefen durcheinander. Die Kisten waren rau, die Äpfel glatt, und über allem lag ein Duft von Waffeln.',
    'Ein Scherenschleifer sang, ein Kind tauschte zwei Worte gegen eine Möhre. Das Pflaster roch nach Regen von heute früh.',
    'Zuerst kam der Fisch, dann der Käse, dann lange Blumen. Über allem lag ein Gemurmel wie in einem Bienenhaus.',
    { text: 'Das war der Markt. Kling, machten die Münzen.', to: '3-5' },
    { text: 'Auf dem Markt roch es nach Käse. Das Pflaster war nass.', to: '3-5' },
  ],
  image: [
    'Auf einem Kürbis saß ein Spatz und war genauso rund wie der Kürbis, nur kleiner.',
    'Ein Fisch lag auf dem Eis und sah aus, als hätte er etwas vergessen.',
    'An einem Stand hingen dreißig Knoblauchzöpfe, und dazwischen hing ein echter.',
    'Ein Dackel saß auf der Waage und wog genau vier Kohlrabi.',
  ],
  meet: [
    {
      text: 'Hinter einem Berg aus Salat stand die Marktfrau und hatte sich Petersilie an den Hut gesteckt. <helper>{helper}</helper>, sagte sie. <helper>Der Hut ist auch zu verkaufen. Was darf es sein?</helper>',
      from: '6-8',
    },
    '<helper>Augen zu, Mund auf</helper>, sagte die Marktfrau und gab {hero} eine Erdbeere. <helper>Na? Ich heiße {helper}, und die heißt Sommer.</helper>',
    '<helper>Nicht die oberste nehmen</helper>, sagte die Marktfrau und zog eine Möhre von ganz unten heraus. <helper>Die oberen sind nur zum Anschauen. Ich bin {helper}, ich bin auch von unten.</helper>',
    'Die Marktfrau klopfte auf einen Kohl, horchte und nickte. <helper>Herein</helper>, sagte sie. <helper>Ach so, ihr seid das. {helper}, guten Morgen.</helper>',
    {
      text: '<helper>Augen zu, Mund auf</helper>, sagte die Marktfrau. <helper>Na? Eine Erdbeere. Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Die Marktfrau klopfte auf einen Kohl. <helper>Herein</helper>, sagte sie. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen am Käse vorbei, am Honig und an einem Mann, der nur Knoblauch hatte. Überall durfte man einmal riechen.',
    'Rechts vorbei an den Eiern, links vorbei an den Hüten. Ein Hut passte, aber nur dem Esel.',
    'Zwischen den Blumen musste man die Arme hochnehmen. Danach war die Nase gelb.',
    'Sie nahmen die Reihe mit den Töpfen, wo einer im Takt auf den Deckel schlug.',
  ],
  still: [
    'Für einen Augenblick rief niemand einen Preis. Man hörte den Brunnen, der hatte die ganze Zeit geredet.',
    'Auf der Waage lag nichts. Der Zeiger stand auf null und ruhte sich aus.',
    'Über dem Platz schlug keine Uhr und rief kein Mensch. Eine Taube trank aus dem Rinnstein.',
    'Die Marktschirme bewegten sich nicht. Unter einem lag eine Katze auf Zeitungspapier und las nicht.',
  ],
  gift: [
    {
      text: '{helper} füllte eine Papiertüte, nur bis zur Hälfte. <helper>Der Rest ist Luft aus Samstag</helper>, sagte sie und gab sie {hero}.',
      from: '6-8',
    },
    '<helper>Da sind die krummen drin</helper>, sagte {helper} und drückte {hero} eine Papiertüte in die Hand. <helper>Krumm schmeckt länger.</helper>',
  ],
  homeward: [
    'Die Stände klappten zu wie Schirme. Auf dem Platz mit dem Brunnen lag nur noch ein Kohlblatt, und die Spatzen teilten es auf.',
    'Hinter ihnen fegte einer die Blätter zusammen. Das Netz war auf dem Heimweg schwerer, und es roch die ganze Gasse hinauf.',
    'Über die Brücke ging es zurück, und diesmal trugen sie die Blumen. Man sah hinter ihnen nicht mehr viel.',
    'Der Einkaufswagen war voll und hatte keine Meinung mehr. An der Ampel blieb er von allein stehen.',
  ],
  question: [
    '<hero>Woran merkt man, ob eine Melone reif ist?</hero>, fragte {hero_subj}. <hero>Man kann ja nicht hineinsehen.</hero>',
  ],
  answer: [
    '{hero_subj} klopfte an drei Melonen. Eine klang hoch, eine dumpf und eine tief und hohl. Die hohle war die reife. Innen ist sie voller Wasser, und das schwingt.',
  ],
};
