import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['{hero} und der Platten', 'Ein Hund kennt den Weg'],
  passage: ['Die Klingel war geputzt, der Helm saß, und die Flasche gluckste. Nach der letzten Ampel kam nur noch Weg.'],
  arrive: ['Der Teer war warm und roch auch so. Die Speichen sirrten, und bergab kribbelte es im Bauch.'],
  image: ['An einem Zaun lehnte ein Fahrrad, ganz mit Winden zugewachsen, und blühte.'],
  meet: [
    'Am Gatter saß ein Hütehund und lief neben ihnen her. <companion>{helper} steht auf dem Halsband</companion>, las {companion}. <companion>Ich glaube, {helper} will uns auf die Weide bringen.</companion>',
  ],
  task: [
    '<companion>Oben ist der Ausblick</companion>, sagte {companion}. <companion>Ich habe versprochen, dass wir ihn sehen, bevor es dunkel wird. Nur haben wir jetzt einen Platten.</companion>',
  ],
  way: ['Sie fuhren hintereinander, dann nebeneinander, dann hintereinander. {helper} lief immer außen und zählte die Räder.'],
  obstacle: ['Der Platten war vorn. Der Reifen sah aus wie ein Pfannkuchen, und die Luft war längst woanders.'],
  stuck: ['Es zischte noch einmal kurz, das war alles. Sogar {helper} setzte sich und sah den Reifen an.'],
  still: ['Das Rad drehte sich noch ein wenig von allein, immer langsamer. In den Nesseln summte es.'],
  open: [
    'Der Reifen war rund und fest. Nach der letzten Kurve lag er da, der Ausblick: sieben Dörfer, ein Fluss und ganz hinten ihr eigenes Dach.',
  ],
  gift: [
    'Ein Flicken war übrig, mit einem roten Rand. {companion} gab ihn {hero}. <companion>Den klebst du irgendwohin, wo noch gar nichts kaputt ist</companion>, sagte {companion}.',
  ],
  homeward: ['Heim ging es nur bergab. {helper} brachte sie bis an das Gatter, vollzählig.'],
  question: ['<hero>Warum fällt ein Fahrrad beim Fahren nicht um?</hero>, fragte {hero}. <hero>Wenn es steht, fällt es doch.</hero>'],
  answer: [
    '{hero} rollte ein Rad langsam: Es kippte. Dann schnell: Es lief und lief. Wenn es sich neigte, lenkte es von selbst in die Richtung und fing sich. Dazu muss es aber rollen.',
  ],
};
