import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['{hero} weckt eine Blume', 'Die Hummel, die zu schwer war'],
  passage: ['Das Heft mit den gepressten Blumen war heute feucht. {hero} schlug es in der Mitte auf und stand bis zu den Knien in Gras.'],
  arrive: ['Es roch nach warmem Heu. Der Tau war kalt an den Füßen, und ringsum brummte es so dick, dass man sich anlehnen konnte.'],
  image: ['Ein Pilz trug einen Tautropfen auf dem Kopf, und darin stand die ganze Wiese verkehrt herum.'],
  meet: [
    'Eine Hummel landete auf dem Ärmel von {hero}. <helper>Verzeihung</helper>, brummte sie, <helper>ich bin eigentlich zu schwer zum Fliegen. Sag es bloß keinem. {helper} mein Name.</helper>',
  ],
  task: [
    '<helper>Die Blume schläft noch</helper>, sagte {helper}. <helper>Wenn das Wetter kommt, muss sie wach sein und zumachen. Sie wächst jenseits vom Bach.</helper>',
  ],
  way: ['Sie gingen von Blüte zu Blüte. An jeder hielt {helper} an und sagte einen Namen, meistens mit vollem Mund.'],
  obstacle: ['Der Bach war nicht breit, aber er war sehr beschäftigt. Er redete, gurgelte und ließ keinen ausreden.'],
  stuck: ['Der Bach spritzte und lachte. Er lachte nicht böse. Er lachte eben immer.'],
  still: ['Das Brummen legte sich ins Gras. Nur der Bach erzählte noch, aber jetzt leiser.'],
  open: ['Nun redete der Bach hinter ihnen. Da stand die Blume, und ganz langsam, Blatt für Blatt, machte sie das Gesicht auf.'],
  gift: [
    '{helper} brachte {hero} ein Kleeblatt, es war so groß wie die ganze Hummel. <helper>Vier Blätter</helper>, schnaufte {helper}. <helper>Ich habe dreimal nachgezählt.</helper>',
  ],
  homeward: ['{hero} klappte das Heft zu. Zwischen den Seiten brummte es noch ein wenig.'],
  question: ['<hero>Warum machen manche Blumen abends zu?</hero>, fragte {hero}. <hero>Haben sie Angst im Dunkeln?</hero>'],
  answer: [
    '{hero} hielt den Hut über eine Blüte und wartete. Sie schloss sich ein Stück. Im Kühlen und Dunklen wachsen die Blätter außen schneller, und das drückt die Blüte zu. So bleibt der Blütenstaub trocken.',
  ],
};
