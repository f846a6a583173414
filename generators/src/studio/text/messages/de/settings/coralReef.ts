import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['{hero} und der Fisch mit dem Besen', 'Das Seepferdchen kennt den Weg nicht'],
  passage: ['Das Aquarium im Flur hatte heute eine Leiter. {hero} stieg hinein, Sprosse um Sprosse, und es hörte nicht auf.'],
  arrive: ['Es klickte und knisterte, als äße jemand Zwieback. Das Wasser war warm, und die Sonne lag als Netz auf dem Sand.'],
  image: ['Zwischen zwei Korallen stand ein Schild: Bitte nicht streicheln, wir wachsen noch.'],
  meet: [
    'Ein Seepferdchen hielt sich an einem Halm fest. <helper>Nicht schubsen</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich reise im Stehen.</helper>',
  ],
  task: [
    '<helper>Alle warten auf den Putzerfisch</helper>, sagte {helper}. <helper>Vor der Flut muss er hier sein. Aber er hat sich verirrt, hinter dem Seegraslabyrinth.</helper>',
  ],
  way: ['Sie ließen sich treiben, von Koralle zu Koralle. An jeder hielt {helper} sich fest und grüßte.'],
  obstacle: ['Das Seegraslabyrinth wiegte sich hin und her. Jeder Gang, den man sah, war im nächsten Augenblick woanders.'],
  stuck: ['Das Seegras wickelte sich {hero} um den Fuß, gar nicht fest. Es wollte nur wissen, wer da war.'],
  still: ['Das Klicken wurde weniger. Das Netz aus Sonne stand auf dem Sand und vergaß zu wackeln.'],
  open: [
    'Da war das Labyrinth zu Ende. In einer Höhle, blau wie ein Streifen Abend, putzte der Putzerfisch einen Stein, weil sonst keiner da war.',
  ],
  gift: [
    '<helper>Ich habe nichts, was man anfassen kann</helper>, sagte {helper}. <helper>Aber eine Geschichte.</helper> {helper} flüsterte sie {hero} ins Ohr. Sie kitzelte und blieb drin.',
  ],
  homeward: ['Die Leiter war noch da. Mit jeder Sprosse wurde das Klicken leiser und der Flur heller.'],
  question: [
    '<hero>Warum frisst der große Fisch den Putzerfisch nicht?</hero>, fragte {hero} vor dem Glas. <hero>Der schwimmt ihm doch ins Maul.</hero>',
  ],
  answer: [
    '{hero} wartete und sah zu. Der große Fisch hielt ganz still, und der kleine suchte ihm die Krümel von den Kiemen. Der eine wurde satt, der andere sauber. Sie brauchten sich.',
  ],
};
