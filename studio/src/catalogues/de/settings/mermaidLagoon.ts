import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  title: ['{hero} und das Lied unter Wasser', 'Ein Kamm aus Perlmutt'],
  passage: [
    'Am Strand lag eine Schwimmflosse, nur eine. {hero_subj} schlüpfte hinein, um zu sehen, ob sie passte. Sie passte und schwamm los.',
    'In der Muschel auf dem Regal war ein Geräusch zu viel. {hero_subj} hielt das Ohr daran, und da wurde die Muschel groß und das Zimmer nass.',
  ],
  arrive: [
    {
      text: 'Das Wasser war flach und warm wie Tee. Es schmeckte nach Salz, und aus jeder Muschel kam ein anderer Ton.',
      from: '6-8',
    },
    'Warmer Sand rieselte zwischen den Zehen. Es plätscherte und sang, und die Luft war süß wie Melone.',
  ],
  image: [
    'Über den Grund wanderte das Licht, in langen, hellen Maschen, wie ein Netz, das nichts fangen will.',
    'Ein Seestern saß auf einem Felsen und hielt alle fünf Arme in die Sonne.',
  ],
  meet: [
    {
      text: 'Ein Meerkind saß auf einem Stein und schrubbte eine Flosse. <helper>Sand</helper>, sagte {helper}. <helper>Überall Sand. Ich bin {helper}. Kannst du pfeifen?</helper>',
      from: '6-8',
    },
    'Ein nasser Kopf tauchte auf und spuckte Wasser. <helper>Treffer</helper>, sagte das Meerkind. <helper>Ich heiße {helper}. Du hast da jetzt einen Fleck.</helper>',
  ],
  task: [
    '<helper>Unser Lied ist fort</helper>, sagte {helper}. <helper>Ohne das Lied findet die Flut nicht herein. Es ist drüben, hinter der Sandbank.</helper>',
    {
      text: '<helper>Jemand hat unser Lied liegen lassen</helper>, sagte {helper}. <helper>Die Flut kommt nur, wenn wir es singen. Es liegt hinter der Sandbank.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie schwammen und wateten und schwammen. Von einer Muschel zur nächsten wurde der Ton ein wenig höher.',
    'Sie ließen sich treiben, einer zog den anderen am Fuß.',
  ],
  obstacle: [
    'Die Sandbank lag breit und trocken da, wie ein Tier, das schläft. Wer schwimmt, kann da nicht hinüber.',
    'Auf einmal saßen sie fest. Die Sandbank kam aus dem Wasser wie ein Rücken.',
  ],
  stuck: [
    'Der Sand rieselte zurück in jede Mulde. Ein Krebs räumte auf und schob alles wieder davor.',
    'Der Sand rutschte nach, Hand um Hand. Eine Möwe sah zu und gab Ratschläge.',
  ],
  still: [
    'Die Muscheln schwiegen. Nur das Licht ging noch über den Grund, auf und ab.',
    'Das Wasser hatte sich zurückgezogen und dachte nach. In jeder Mulde blieb ein Stück Himmel.',
  ],
  open: [
    {
      text: 'Hinter der Sandbank wurde es tief und blau. Dort schaukelte das Lied auf dem Wasser, und sie sangen es zusammen nach Hause.',
      from: '6-8',
    },
    'Jetzt lag die Sandbank hinter ihnen. Das Lied schwamm ihnen entgegen, erst leise, dann mit allen Stimmen.',
  ],
  gift: [
    {
      text: '{helper} gab {hero} den Perlmuttkamm. <helper>Wenn du ihn ans Ohr hältst, summt er</helper>, sagte {helper}. <helper>Aber nur die zweite Stimme.</helper>',
      from: '6-8',
    },
    '<helper>Damit kämme ich sonst die Wellen</helper>, sagte {helper} und gab {hero} den Perlmuttkamm.',
  ],
  homeward: [
    'Die Flut trug {hero} an den Strand. Die Flosse zog sich von selbst aus und schwamm zurück.',
    'Das Rauschen wurde klein und rund, bis es wieder in die Muschel passte.',
  ],
  question: [
    '<hero>Kann man unter Wasser etwas hören?</hero>, fragte {hero_subj} in der Wanne und klopfte an den Rand.',
  ],
  answer: [
    '{hero_subj} legte ein Ohr ins Wasser, und weit weg klopften zwei Steine aneinander. Es klang ganz nah. Im Wasser läuft der Schall viel schneller als in der Luft und kommt weiter.',
  ],
};
