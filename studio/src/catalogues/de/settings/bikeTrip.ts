import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  passage: [
    'Die Klingel war geputzt, der Helm saß, und die Flasche gluckste. Nach der letzten Ampel kam nur noch Weg.',
    'Zwei Räder, ein Korb, eine Pumpe. Sie bogen hinter dem Wasserturm ab, da, wo die Straße sich um nichts mehr kümmert.',
    'Das kleinste Rad fuhr vorn, das größte hinten, und dazwischen fuhren {hero} und {companion}. Beim letzten Haus winkte ein Gartenzwerg.',
    'In der Satteltasche waren Äpfel, Pflaster und eine Luftpumpe. Der Weg war erst grau, dann braun, dann grün in der Mitte.',
  ],
  arrive: [
    'Der Teer war warm und roch auch so. Die Speichen sirrten, und bergab kribbelte es im Bauch.',
    'Der Wind pfiff durch den Helm. Es roch nach Holunder, und der Kies knackte unter den Reifen.',
    'Der Helm roch innen nach letztem Sommer. Eine Kette klapperte, und im Weizen raschelte es, als ob einer mitlief.',
    'Die Handgriffe waren warm. Über dem Feld flimmerte es, und der Fahrtwind schmeckte nach Staub und Kamille.',
    { text: 'Sirr, machten die Räder. Bergab kribbelte der Bauch.', to: '3-5' },
    { text: 'Der Weg war warm. Klapper, machte eine Kette.', to: '3-5' },
  ],
  image: [
    'An einem Zaun lehnte ein Fahrrad, ganz mit Winden zugewachsen, und blühte.',
    'Eine Schnecke hatte den Radweg überquert, und ihre Spur glänzte wie ein Zebrastreifen.',
    'An einer Kreuzung standen vier Wegweiser, und alle vier zeigten zum selben Dorf.',
    'Eine Katze saß auf einem Briefkasten und ließ sich den Wind durch die Ohren wehen.',
  ],
  meet: [
    {
      text: 'Am Gatter saß ein Hütehund und lief neben ihnen her. <companion>{helper} steht auf dem Halsband</companion>, las {companion}. <companion>Ich glaube, {helper} will uns auf die Weide bringen.</companion>',
      from: '6-8',
    },
    'Ein Hütehund trieb sie zusammen, bis sie nebeneinander standen. <companion>{helper}</companion>, las {companion} auf der Marke. <companion>Wir sind jetzt wohl zwei Schafe.</companion>',
    'Im Gras lag ein Hütehund und zählte mit den Augen. <companion>{helper}</companion>, las {companion} vom Halsband ab. <companion>Wir sind {helper} wohl zu wenige.</companion>',
    'Ein Hütehund stellte sich quer auf den Weg und sah streng aus. Dann leckte er {hero} das Knie. <companion>Auf der Marke steht {helper}</companion>, sagte {companion}.',
    {
      text: 'Ein Hund lief neben dem Rad. <companion>{helper} heißt er</companion>, las {companion}. Wuff.',
      to: '3-5',
    },
    {
      text: 'Wuff, machte ein Hütehund. <companion>Er heißt {helper}</companion>, sagte {companion}. <companion>Wir sind seine Schafe.</companion>',
      to: '3-5',
    },
  ],
  way: [
    'Sie fuhren hintereinander, dann nebeneinander, dann hintereinander. {helper} lief immer außen und zählte die Räder.',
    '{helper} lief voraus, legte sich hin, wartete und lief wieder voraus.',
    'Sie schoben ein Stück, weil es steil war. Die Räder klickten im Takt, und der Hund klickte mit den Krallen dazu.',
    'Sie fuhren um jede Pfütze einen Bogen, außer um die letzte.',
  ],
  still: [
    'Ein Rad drehte sich noch ein wenig von allein, immer langsamer. In den Nesseln summte es.',
    'Es roch nach warmem Gummi. Eine Lerche stand hoch oben und sagte ausnahmsweise nichts.',
    'Keine Speiche drehte sich. Im Graben zirpte einer und wusste nicht, dass jemand zuhörte.',
    'Die Räder lehnten aneinander. Ein Käfer ging über den Lenker wie über eine Brücke.',
  ],
  gift: [
    {
      text: 'Ein Flicken war übrig, mit einem roten Rand. {companion} gab ihn {hero}. <companion>Den klebst du irgendwohin, wo noch gar nichts kaputt ist</companion>, sagte {companion}.',
      from: '6-8',
    },
    '{companion} hatte noch einen Flicken in der Dose, orange wie die Sonne. <companion>Für den nächsten Dorn</companion>, sagte {companion} und gab ihn {hero}.',
  ],
  homeward: [
    'Heim ging es nur bergab. {helper} brachte sie bis an das Gatter, vollzählig.',
    'Sie rollten. Man musste gar nichts tun, nur in den Kurven ein wenig denken.',
    'Der Gartenzwerg winkte noch. Von der anderen Seite sah es aus, als riefe er ein Taxi.',
    'Der Weg wurde braun, dann grau. In der Satteltasche war noch das Pflaster, und das war gut so.',
  ],
  question: [
    '<hero>Warum fällt ein Fahrrad beim Fahren nicht um?</hero>, fragte {hero_subj}. <hero>Wenn es steht, fällt es doch.</hero>',
  ],
  answer: [
    '{hero_subj} rollte ein Rad langsam: Es kippte. Dann schnell: Es lief und lief. Wenn es sich neigte, lenkte es von selbst in die Richtung und fing sich. Dazu muss es aber rollen.',
  ],
};
