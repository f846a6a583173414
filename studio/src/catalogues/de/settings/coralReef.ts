import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['{hero} und der Fisch mit dem Besen', 'Das Seepferdchen kennt den Weg nicht'],
  passage: [
    'Das Aquarium im Flur hatte heute eine Leiter. {hero_subj} stieg hinein, Sprosse um Sprosse, und es hörte nicht auf.',
    'Im Schwimmring war ein Loch, und durch das Loch sah man bis auf den Grund. {hero_subj} sah so lange hin, bis {hero_er} dort war.',
  ],
  arrive: [
    {
      text: 'Es klickte und knisterte, als äße jemand Zwieback. Das Wasser war warm, und die Sonne lag als Netz auf dem Sand.',
      from: '6-8',
    },
    'Das Wasser war lau. Tausend kleine Mäuler knabberten, und irgendwo trommelte ein Fisch.',
  ],
  image: [
    'Zwischen zwei Korallen stand ein Schild: Bitte nicht streicheln, wir wachsen noch.',
    'Eine Koralle sah genau aus wie ein Gehirn und dachte wohl auch.',
  ],
  meet: [
    'Ein Seepferdchen hielt sich an einem Halm fest. <helper>Nicht schubsen</helper>, sagte {helper}. <helper>Ich bin {helper}. Ich reise im Stehen.</helper>',
    {
      text: '<helper>Ich stehe hier nicht, ich parke</helper>, sagte ein Seepferdchen am Halm. <helper>{helper}. Und du bist der Wind, der eben kam.</helper>',
      from: '6-8',
    },
  ],
  task: [
    {
      text: '<helper>Alle warten auf den Putzerfisch</helper>, sagte {helper}. <helper>Vor der Flut muss er hier sein. Aber er hat sich verirrt, hinter dem Seegraslabyrinth.</helper>',
      from: '6-8',
    },
    '<helper>Uns fehlt der Putzerfisch</helper>, sagte {helper}. <helper>Bei Flut kommen die Großen, und alle mit Zahnweh. Er ist im Seegraslabyrinth verloren gegangen.</helper>',
  ],
  way: [
    'Sie ließen sich treiben, von Koralle zu Koralle. An jeder hielt {helper} sich fest und grüßte.',
    'Sie ließen sich von einem Schwarm mitnehmen, rechts, links, und alle zugleich halt.',
  ],
  obstacle: [
    'Das Seegraslabyrinth wiegte sich hin und her. Jeder Gang, den man sah, war im nächsten Augenblick woanders.',
    'Grün und hoch stand das Seegraslabyrinth da und winkte in alle Richtungen.',
  ],
  stuck: [
    'Das Seegras wickelte sich {hero} um den Fuß, gar nicht fest. Es wollte nur wissen, wer da war.',
    'Im Kreis, im Kreis, und da war wieder derselbe Stein mit dem Gesicht.',
  ],
  still: [
    'Das Klicken wurde weniger. Das Netz aus Sonne stand auf dem Sand und vergaß zu wackeln.',
    'Das Gras hörte auf zu winken. Ein Sandkorn fand seinen Platz.',
  ],
  open: [
    {
      text: 'Da war das Labyrinth zu Ende. In einer Höhle, blau wie ein Streifen Abend, putzte der Putzerfisch einen Stein, weil sonst keiner da war.',
      from: '6-8',
    },
    'Die Halme traten auseinander. Dort war der Putzerfisch und putzte vor lauter Warten eine Muschel von innen.',
  ],
  gift: [
    {
      text: '<helper>Ich habe nichts, was man anfassen kann</helper>, sagte {helper}. <helper>Aber eine Geschichte.</helper> {helper} flüsterte sie {hero} ins Ohr. Sie kitzelte und blieb drin.',
      from: '6-8',
    },
    '{helper} beugte sich vor. <helper>Du bekommst die Geschichte, wie ich einmal galoppiert bin</helper>, sagte {helper}. Sie dauerte einen Satz und war sehr gut.',
  ],
  homeward: [
    'Die Leiter war noch da. Mit jeder Sprosse wurde das Klicken leiser und der Flur heller.',
    'Die Sonne holte sie hinauf, an langen hellen Schnüren.',
  ],
  question: [
    '<hero>Warum frisst der große Fisch den Putzerfisch nicht?</hero>, fragte {hero_subj} vor dem Glas. <hero>Der schwimmt ihm doch ins Maul.</hero>',
  ],
  answer: [
    '{hero_subj} wartete und sah zu. Der große Fisch hielt ganz still, und der kleine suchte ihm die Krümel von den Kiemen. Der eine wurde satt, der andere sauber. Sie brauchten sich.',
  ],
};
