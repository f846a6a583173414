import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  title: ['{hero} und die Lücke im Regenbogen', 'Ein Lamm aus Wolke'],
  passage: ['Es regnete, und die Sonne schien, und in der Pfütze vor dem Haus fing ein Bogen an. {hero} trat auf das Rot. Es hielt.'],
  arrive: ['Es roch nach Regen, der gerade fertig war. Das Rot war warm unter den Füßen, das Blau war kühl, und dazwischen summte es.'],
  image: ['Unten fuhr ein Bus, so klein wie ein Marienkäfer, und hatte das Licht an.'],
  meet: [
    'Ein Wolkenlämmchen blökte, und es kam ein bisschen Nebel heraus. <helper>Ich bin {helper}</helper>, sagte es. <helper>Ich werde vielleicht einmal ein Gewitter. Oder ein Kissen.</helper>',
  ],
  task: [
    '<helper>Eine Farbe fehlt uns</helper>, sagte {helper}. <helper>Wenn das Wetter umschlägt, ist der Bogen weg. Sie ist drüben geblieben, hinter der Lücke.</helper>',
  ],
  way: ['Sie gingen auf dem Gelb, da ging es sich am leichtesten. Auf dem Grün wuchs schon Moos.'],
  obstacle: ['Mitten im Bogen war die Lücke. Ein Streifen Luft, nicht breit, aber sehr tief.'],
  stuck: ['Der Bogen zitterte und wurde blass. Wer auf dem Gelb stand, stand auf einmal fast auf nichts.'],
  still: ['Die Farben summten nicht mehr. Ein Tropfen hing in der Luft und hatte sie alle in sich.'],
  open: ['Da war die Lücke hinter ihnen. Die Farbe saß zusammengerollt am Rand und lief zurück an ihren Platz, zwischen Blau und Rot.'],
  gift: [
    '{helper} zupfte ein Band aus dem Bogen, dünn wie ein Haar, und band es {hero} ums Handgelenk. <helper>Bei Sonne sieht man es nicht</helper>, sagte {helper}.',
  ],
  homeward: ['Sie rutschten auf dem Blau hinunter bis vor die Haustür. Die Pfütze war noch da.'],
  question: ['<hero>Wo fängt ein Regenbogen an?</hero>, fragte {hero}. <hero>Wenn ich hingehe, geht er immer weg.</hero>'],
  answer: [
    '{hero} drehte der Sonne den Rücken zu und sprühte Wasser in die Luft. Da war er, ganz klein. Jeder Tropfen bricht das Licht in Farben. Man sieht ihn nur mit der Sonne im Rücken.',
  ],
};
