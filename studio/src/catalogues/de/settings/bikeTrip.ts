import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['{hero} und der Platten', 'Ein Hund kennt den Weg'],
  passage: [
    'Die Klingel war geputzt, der Helm saß, und die Flasche gluckste. Nach der letzten Ampel kam nur noch Weg.',
    'Zwei Räder, ein Korb, eine Pumpe. Sie bogen hinter dem Wasserturm ab, da, wo die Straße sich um nichts mehr kümmert.',
  ],
  arrive: [
    'Der Teer war warm und roch auch so. Die Speichen sirrten, und bergab kribbelte es im Bauch.',
    'Der Wind pfiff durch den Helm. Es roch nach Holunder, und der Kies knackte unter den Reifen.',
  ],
  image: [
    'An einem Zaun lehnte ein Fahrrad, ganz mit Winden zugewachsen, und blühte.',
    'Eine Schnecke hatte den Radweg überquert, und ihre Spur glänzte wie ein Zebrastreifen.',
  ],
  meet: [
    {
      text: 'Am Gatter saß ein Hütehund und lief neben ihnen her. <companion>{helper} steht auf dem Halsband</companion>, las {companion}. <companion>Ich glaube, {helper} will uns auf die Weide bringen.</companion>',
      from: '6-8',
    },
    'Ein Hütehund trieb sie zusammen, bis sie nebeneinander standen. <companion>{helper}</companion>, las {companion} auf der Marke. <companion>Wir sind jetzt wohl zwei Schafe.</companion>',
  ],
  task: [
    '<companion>Oben ist der Ausblick</companion>, sagte {companion}. <companion>Ich habe versprochen, dass wir ihn sehen, bevor es dunkel wird. Nur haben wir jetzt einen Platten.</companion>',
    {
      text: '<companion>Bis zum Ausblick ist es nicht mehr weit</companion>, sagte {companion}. <companion>Wir sollten da sein, solange es hell ist. Aber hörst du das? Wir haben einen Platten.</companion>',
      from: '6-8',
    },
  ],
  way: [
    'Sie fuhren hintereinander, dann nebeneinander, dann hintereinander. {helper} lief immer außen und zählte die Räder.',
    '{helper} lief voraus, legte sich hin, wartete und lief wieder voraus.',
  ],
  obstacle: [
    'Der Platten war vorn. Der Reifen sah aus wie ein Pfannkuchen, und die Luft war längst woanders.',
    'Der Platten machte flapp, flapp. Im Reifen steckte ein Dorn und sah unschuldig aus.',
  ],
  stuck: [
    'Es zischte noch einmal kurz, das war alles. Sogar {helper} setzte sich und sah den Reifen an.',
    'Die Pumpe pumpte, und die Luft ging vorn hinein und hinten hinaus.',
  ],
  still: [
    'Das Rad drehte sich noch ein wenig von allein, immer langsamer. In den Nesseln summte es.',
    'Es roch nach warmem Gummi. Eine Lerche stand hoch oben und sagte ausnahmsweise nichts.',
  ],
  open: [
    {
      text: 'Der Reifen war rund und fest. Nach der letzten Kurve lag er da, der Ausblick: sieben Dörfer, ein Fluss und ganz hinten ihr eigenes Dach.',
      from: '6-8',
    },
    'Nichts zischte mehr, der Platten war Vergangenheit. Und hinter der Kuppe ging der Ausblick auf, so weit, dass man leiser sprach.',
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
  ],
  question: [
    '<hero>Warum fällt ein Fahrrad beim Fahren nicht um?</hero>, fragte {hero_subj}. <hero>Wenn es steht, fällt es doch.</hero>',
  ],
  answer: [
    '{hero_subj} rollte ein Rad langsam: Es kippte. Dann schnell: Es lief und lief. Wenn es sich neigte, lenkte es von selbst in die Richtung und fing sich. Dazu muss es aber rollen.',
  ],
};
