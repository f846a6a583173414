import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['{hero} und der Baum mit dem Rätsel', 'Der Weg, der sich versteckte'],
  passage: ['Der Wald hinter den Gärten war heute näher gerückt. Die ersten Bäume standen schon am Gartentor und taten, als wäre nichts.'],
  arrive: [
    'Das Moos war weich und behielt jeden Schritt. Es roch nach Pilzen, und in den Wipfeln flüsterte es so, als spräche man über Besuch.',
  ],
  image: ['Das Licht lag in Münzen auf dem Boden. Eine davon krabbelte weg, sie hatte einen Käfer darunter.'],
  meet: [
    'Ein Igel rollte den Hang herunter und blieb vor {hero} liegen. <helper>Immer dasselbe</helper>, sagte er und rollte sich auf. <helper>Ich bin {helper}. Bergauf gehe ich zu Fuß.</helper>',
  ],
  task: [
    '<helper>Der Weg ist weggelaufen</helper>, sagte {helper}. <helper>Vor der Nacht müssen wir ihn finden, sonst kommt hier keiner heim. Er liegt hinter dem Rätselbaum.</helper>',
  ],
  way: ['Sie gingen den Münzen aus Licht nach. {helper} ging vorn und sammelte Blätter auf den Stacheln, ohne es zu wollen.'],
  obstacle: [
    'Der Rätselbaum stand mitten im Weg, besser gesagt: mitten in keinem. <helper>An mir kommt vorbei, wer weiß, was er vergessen hat</helper>, knarrte er.',
  ],
  stuck: ['Der Rätselbaum schüttelte sich. Es regnete Blätter, und auf allen stand dasselbe: Nein.'],
  still: ['Das Flüstern in den Wipfeln hielt inne. Eine Feder fiel, und man hörte, wie sie aufkam.'],
  open: [
    'Der Rätselbaum hob die Wurzeln wie ein Kleid. Darunter kam der Weg hervor, ein wenig verlegen, und legte sich ihnen vor die Füße.',
  ],
  gift: [
    '{helper} zog sich ein Blatt von den Stacheln, und darauf stand nichts. <helper>Für das nächste Rätsel</helper>, sagte {helper}. <helper>Die Antwort schreibst du.</helper>',
  ],
  homeward: ['Der Weg brachte sie bis ans Gartentor. Als {hero} sich umdrehte, war der Wald wieder dort, wo er hingehörte.'],
  question: ['<hero>Warum sind Blätter grün?</hero>, fragte {hero}. <hero>Und wo ist das Grün im Herbst?</hero>'],
  answer: [
    '{hero} rieb ein Blatt fest auf Papier. Es blieb ein grüner Fleck. Dieses Grün fängt das Licht, und damit macht der Baum Zucker. Im Herbst holt er es heraus, und das Gelb, das schon da war, wird sichtbar.',
  ],
};
