import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['{hero} und der Baum mit dem Rätsel', 'Der Weg, der sich versteckte'],
  passage: [
    'Der Wald hinter den Gärten war heute näher gerückt. Die ersten Bäume standen schon am Gartentor und taten, als wäre nichts.',
    'Die Gummistiefel gingen heute allein los. {hero_subj} sprang hinein, damit sie nicht verloren gingen.',
  ],
  arrive: [
    {
      text: 'Das Moos war weich und behielt jeden Schritt. Es roch nach Pilzen, und in den Wipfeln flüsterte es so, als spräche man über Besuch.',
      from: '6-8',
    },
    'Es knackte und wisperte. Die Luft war feucht und dunkel wie in einer Tasche, und Farn strich um die Beine.',
  ],
  image: [
    'Das Licht lag in Münzen auf dem Boden. Eine davon krabbelte weg, sie hatte einen Käfer darunter.',
    'An einem Baum hing ein Türschild. Eine Tür war nicht dabei.',
  ],
  meet: [
    {
      text: 'Ein Igel rollte den Hang herunter und blieb vor {hero} liegen. <helper>Immer dasselbe</helper>, sagte er und rollte sich auf. <helper>Ich bin {helper}. Bergauf gehe ich zu Fuß.</helper>',
      from: '6-8',
    },
    '<helper>Nicht erschrecken</helper>, sagte ein Laubhaufen. Ein Igel kam heraus, auf jedem Stachel ein Blatt. <helper>{helper}. Ich war ein Herbst.</helper>',
  ],
  task: [
    {
      text: '<helper>Der Weg ist weggelaufen</helper>, sagte {helper}. <helper>Vor der Nacht müssen wir ihn finden, sonst kommt hier keiner heim. Er liegt hinter dem Rätselbaum.</helper>',
      from: '6-8',
    },
    '<helper>Ohne den Weg kommt heute keiner nach Hause</helper>, sagte {helper}. <helper>Es wird schon dämmrig. Der Rätselbaum sitzt darauf.</helper>',
  ],
  way: [
    'Sie gingen den Münzen aus Licht nach. {helper} ging vorn und sammelte Blätter auf den Stacheln, ohne es zu wollen.',
    'Sie fragten einen Specht nach der Richtung. Er klopfte dreimal, das konnte vieles heißen.',
  ],
  obstacle: [
    {
      text: 'Der Rätselbaum stand mitten im Weg, besser gesagt: mitten in keinem. <helper>An mir kommt vorbei, wer weiß, was er vergessen hat</helper>, knarrte er.',
      from: '6-8',
    },
    'Der Rätselbaum hatte ein Gesicht aus Rinde. Er sah sie an und sagte erst einmal gar nichts.',
  ],
  stuck: [
    'Der Rätselbaum schüttelte sich. Es regnete Blätter, und auf allen stand dasselbe: Nein.',
    'Ein Zapfen fiel {hero} auf den Kopf, genau in die Mitte. Der Baum hatte gut gezielt.',
  ],
  still: [
    'Das Flüstern in den Wipfeln hielt inne. Eine Feder fiel, und man hörte, wie sie aufkam.',
    'Die Pilze standen da, als hörten sie einer Geschichte zu.',
  ],
  open: [
    {
      text: 'Der Rätselbaum hob die Wurzeln wie ein Kleid. Darunter kam der Weg hervor, ein wenig verlegen, und legte sich ihnen vor die Füße.',
      from: '6-8',
    },
    '<helper>Richtig</helper>, brummte es im Holz, obwohl niemand etwas gesagt hatte. Der Rätselbaum trat beiseite, und unter ihm lag der Weg.',
  ],
  gift: [
    {
      text: '{helper} zog sich ein Blatt von den Stacheln, und darauf stand nichts. <helper>Für das nächste Rätsel</helper>, sagte {helper}. <helper>Die Antwort schreibst du.</helper>',
      from: '6-8',
    },
    '{helper} schüttelte sich, bis nur noch ein Blatt auf den Stacheln saß. <helper>Das beste</helper>, sagte {helper} und gab es {hero}.',
  ],
  homeward: [
    'Der Weg brachte sie bis ans Gartentor. Als {hero} sich umdrehte, war der Wald wieder dort, wo er hingehörte.',
    'Die Stiefel liefen heim und stellten sich von selbst in den Flur.',
  ],
  question: [
    '<hero>Warum sind Blätter grün?</hero>, fragte {hero_subj}. <hero>Und wo ist das Grün im Herbst?</hero>',
  ],
  answer: [
    '{hero_subj} rieb ein Blatt fest auf Papier. Es blieb ein grüner Fleck. Dieses Grün fängt das Licht, und damit macht der Baum Zucker. Im Herbst holt er es heraus, und das Gelb, das schon da war, wird sichtbar.',
  ],
};
