import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  title: ['{hero} und das Lied unter Wasser', 'Ein Kamm aus Perlmutt'],
  passage: ['Am Strand lag eine Schwimmflosse, nur eine. {hero} schlüpfte hinein, um zu sehen, ob sie passte. Sie passte und schwamm los.'],
  arrive: ['Das Wasser war flach und warm wie Tee. Es schmeckte nach Salz, und aus jeder Muschel kam ein anderer Ton.'],
  image: ['Über den Grund wanderte das Licht, in langen, hellen Maschen, wie ein Netz, das nichts fangen will.'],
  meet: [
    'Ein Meerkind saß auf einem Stein und schrubbte eine Flosse. <helper>Sand</helper>, sagte {helper}. <helper>Überall Sand. Ich bin {helper}. Kannst du pfeifen?</helper>',
  ],
  task: [
    '<helper>Unser Lied ist fort</helper>, sagte {helper}. <helper>Ohne das Lied findet die Flut nicht herein. Es ist drüben, hinter der Sandbank.</helper>',
  ],
  way: ['Sie schwammen und wateten und schwammen. Von einer Muschel zur nächsten wurde der Ton ein wenig höher.'],
  obstacle: ['Die Sandbank lag breit und trocken da, wie ein Tier, das schläft. Wer schwimmt, kann da nicht hinüber.'],
  stuck: ['Der Sand rieselte zurück in jede Mulde. Ein Krebs räumte auf und schob alles wieder davor.'],
  still: ['Die Muscheln schwiegen. Nur das Licht ging noch über den Grund, auf und ab.'],
  open: ['Hinter der Sandbank wurde es tief und blau. Dort schaukelte das Lied auf dem Wasser, und sie sangen es zusammen nach Hause.'],
  gift: [
    '{helper} gab {hero} den Perlmuttkamm. <helper>Wenn du ihn ans Ohr hältst, summt er</helper>, sagte {helper}. <helper>Aber nur die zweite Stimme.</helper>',
  ],
  homeward: ['Die Flut trug {hero} an den Strand. Die Flosse zog sich von selbst aus und schwamm zurück.'],
  question: ['<hero>Kann man unter Wasser etwas hören?</hero>, fragte {hero} in der Wanne und klopfte an den Rand.'],
  answer: [
    '{hero} legte ein Ohr ins Wasser, und weit weg klopften zwei Steine aneinander. Es klang ganz nah. Im Wasser läuft der Schall viel schneller als in der Luft und kommt weiter.',
  ],
};
