import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['{hero} weckt eine Blume', 'Die Hummel, die zu schwer war'],
  passage: [
    'Das Heft mit den gepressten Blumen war heute feucht. {hero_subj} schlug es in der Mitte auf und stand bis zu den Knien in Gras.',
    'Am Fahrrad war ein Grashalm, der zog. {hero_subj} ließ ihn ziehen, über den Deich und durch eine Hecke, die es nie gegeben hatte.',
  ],
  arrive: [
    {
      text: 'Es roch nach warmem Heu. Der Tau war kalt an den Füßen, und ringsum brummte es so dick, dass man sich anlehnen konnte.',
      from: '6-8',
    },
    'Das Gras war weich wie eine Katze. Alles zirpte und summte, und die Luft schmeckte nach Honig.',
  ],
  image: [
    'Ein Pilz trug einen Tautropfen auf dem Kopf, und darin stand die ganze Wiese verkehrt herum.',
    'Auf einem Löwenzahn stand die Uhrzeit, man musste nur pusten.',
  ],
  meet: [
    {
      text: 'Eine Hummel landete auf dem Ärmel von {hero}. <helper>Hoppla</helper>, brummte sie, <helper>ich bin eigentlich zu schwer zum Fliegen. Sag es bloß keinem. {helper} mein Name.</helper>',
      from: '6-8',
    },
    '<helper>Platz da, ich habe es eilig</helper>, brummte eine Hummel und flog gegen {hero}. <helper>Oh. Pause. Ich bin {helper}.</helper>',
  ],
  task: [
    '<helper>Die Blume schläft noch</helper>, sagte {helper}. <helper>Wenn das Wetter kommt, muss sie wach sein und zumachen. Sie wächst jenseits vom Bach.</helper>',
    {
      text: '<helper>Diese eine Blume will nicht aufwachen</helper>, brummte {helper}. <helper>Wenn der Regen kommt, braucht sie die Augen offen. Nur ist der Bach davor.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie gingen von Blüte zu Blüte. An jeder hielt {helper} an und sagte einen Namen, meistens mit vollem Mund.',
    '{helper} flog im Zickzack, weil geradeaus langweilig ist. Sie gingen ihr nach.',
  ],
  obstacle: [
    'Der Bach war nicht breit, aber er war sehr beschäftigt. Er redete, gurgelte und ließ keinen ausreden.',
    'Da hüpfte der Bach von Stein zu Stein. Er war schnell, und er war überall.',
  ],
  stuck: [
    'Der Bach spritzte und lachte. Er lachte nicht böse. Er lachte eben immer.',
    'Platsch, machte der Bach und nahm einen Strumpf mit auf die Reise.',
  ],
  still: [
    'Das Brummen legte sich ins Gras. Nur der Bach erzählte noch, aber jetzt leiser.',
    'Selbst {helper} brummte nur noch ganz tief, wie ein Topf auf kleiner Flamme.',
  ],
  open: [
    {
      text: 'Nun redete der Bach hinter ihnen. Da stand die Blume, und ganz langsam, Blatt für Blatt, machte sie das Gesicht auf.',
      from: '6-8',
    },
    'Am anderen Ufer war das Gras noch nass von Träumen. Die Blume blinzelte und ging auf, gelb bis in die Mitte.',
  ],
  gift: [
    {
      text: '{helper} brachte {hero} ein Kleeblatt, es war so groß wie die ganze Hummel. <helper>Vier Blätter</helper>, schnaufte {helper}. <helper>Ich habe dreimal nachgezählt.</helper>',
      from: '6-8',
    },
    '<helper>Das habe ich aufgehoben, falls einer kommt</helper>, brummte {helper} und gab {hero} ein Kleeblatt.',
  ],
  homeward: [
    '{hero_subj} klappte das Heft zu. Zwischen den Seiten brummte es noch ein wenig.',
    'Der Grashalm führte heim. An der Hecke ließ er los und war ein Grashalm.',
  ],
  question: [
    '<hero>Warum machen manche Blumen abends zu?</hero>, fragte {hero_subj}. <hero>Haben sie Angst im Dunkeln?</hero>',
  ],
  answer: [
    '{hero_subj} hielt den Hut über eine Blüte und wartete. Sie schloss sich ein Stück. Im Kühlen und Dunklen wachsen die Blätter außen schneller, und das drückt die Blüte zu. So bleibt der Blütenstaub trocken.',
  ],
};
