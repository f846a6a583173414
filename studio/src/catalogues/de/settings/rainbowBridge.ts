import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  title: ['{hero} und die Lücke im Regenbogen', 'Ein Lamm aus Wolke'],
  passage: [
    'Es regnete, und die Sonne schien, und in der Pfütze vor dem Haus fing ein Bogen an. {hero_subj} trat auf das Rot. Es hielt.',
    'Das Wasser aus dem Gartenschlauch glitzerte, und mitten darin stand eine Stufe. Es war eine rote.',
  ],
  arrive: [
    {
      text: 'Es roch nach Regen, der gerade fertig war. Das Rot war warm unter den Füßen, das Blau war kühl, und dazwischen summte es.',
      from: '6-8',
    },
    'Unter den Füßen war es warm, dann kühl, dann kribbelig. Es duftete nach nasser Erde von weit unten.',
  ],
  image: [
    'Unten fuhr ein Bus, so klein wie ein Marienkäfer, und hatte das Licht an.',
    'Eine Taube saß auf dem Orange und wurde davon ganz eitel.',
  ],
  meet: [
    {
      text: 'Ein Wolkenlämmchen blökte, und es kam ein bisschen Nebel heraus. <helper>Ich bin {helper}</helper>, sagte es. <helper>Ich werde vielleicht einmal ein Gewitter. Oder ein Kissen.</helper>',
      from: '6-8',
    },
    '<helper>Mäh</helper>, sagte jemand Weiches und stupste {hero} an die Hand. Das Wolkenlämmchen war am Rand ein bisschen offen. <helper>{helper}. Ich fusel.</helper>',
  ],
  task: [
    '<helper>Eine Farbe fehlt uns</helper>, sagte {helper}. <helper>Wenn das Wetter umschlägt, ist der Bogen weg. Sie ist drüben geblieben, hinter der Lücke.</helper>',
    {
      text: '<helper>Wir haben nur noch sechs</helper>, sagte {helper}. <helper>Eine Farbe fehlt, und gleich regnet es aus. Sie ist auf der anderen Seite, und da ist die Lücke.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie gingen auf dem Gelb, da ging es sich am leichtesten. Auf dem Grün wuchs schon Moos.',
    '{helper} lief in Schlangenlinien, einmal durch alle Farben, und kam bunt heraus.',
  ],
  obstacle: [
    'Mitten im Bogen war die Lücke. Ein Streifen Luft, nicht breit, aber sehr tief.',
    'Dann war da kein Bogen mehr. Da war die Lücke, und unten fuhr der Bus.',
  ],
  stuck: [
    'Der Bogen zitterte und wurde blass. Wer auf dem Gelb stand, stand auf einmal fast auf nichts.',
    'Der Bogen flackerte. Das Gelb wurde dünn wie Tee.',
  ],
  still: [
    'Die Farben summten nicht mehr. Ein Tropfen hing in der Luft und hatte sie alle in sich.',
    'Der Regen hatte aufgehört und die Sonne noch nicht angefangen. Alles wartete auf einen von beiden.',
  ],
  open: [
    {
      text: 'Da war die Lücke hinter ihnen. Die Farbe saß zusammengerollt am Rand und lief zurück an ihren Platz, zwischen Blau und Rot.',
      from: '6-8',
    },
    'Drüben fühlte sich der Bogen wieder fest an. Die Farbe hatte nur geschlafen, in einer Falte von der Wolke, und sprang auf.',
  ],
  gift: [
    {
      text: '{helper} zupfte ein Band aus dem Bogen, dünn wie ein Haar, und band es {hero} ums Handgelenk. <helper>Bei Sonne sieht man es nicht</helper>, sagte {helper}.',
      from: '6-8',
    },
    '<helper>Das ist aus dem Rand</helper>, sagte {helper} und gab {hero} ein Band. Es hatte alle Farben, wenn man es drehte.',
  ],
  homeward: [
    'Sie rutschten auf dem Blau hinunter bis vor die Haustür. Die Pfütze war noch da.',
    'Sie liefen den Bogen hinab. Unten tropfte der Gartenschlauch, als wäre nichts.',
  ],
  question: [
    '<hero>Wo fängt ein Regenbogen an?</hero>, fragte {hero_subj}. <hero>Wenn ich hingehe, geht er immer weg.</hero>',
  ],
  answer: [
    '{hero_subj} drehte der Sonne den Rücken zu und sprühte Wasser in die Luft. Da war er, ganz klein. Jeder Tropfen bricht das Licht in Farben. Man sieht ihn nur mit der Sonne im Rücken.',
  ],
};
