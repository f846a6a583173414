import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  passage: [
    {
      text: 'Das Heft mit den gepressten Blumen war heute feucht. {hero_subj} schlug es in der Mitte auf und stand bis zu den Knien in Gras.',
      to: '9-12',
    },
    {
      text: 'Am Ärmel hing ein Grashalm, der zog. {hero_subj} ließ ihn ziehen, durch eine Hecke, die es nie gegeben hatte.',
      to: '9-12',
    },
    {
      text: 'Der Bus hielt an der Wiese nur auf Verlangen. {hero_subj} drückte den Knopf, und drei andere taten, als hätten sie es auch gewollt.',
      from: '13-17',
    },
    {
      text: 'Auf der Wanduhr saß ein Marienkäfer, und als er losflog, tickte es in Grün. {hero_subj} ging dem Ticken nach, bis es zirpte.',
      to: '9-12',
    },
    {
      text: 'Im Marmeladenglas summte etwas, obwohl es leer war. {hero_subj} schraubte den Deckel ab und roch Heu.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es roch nach warmem Heu. Der Tau war kalt an den Füßen, und ringsum brummte es so dick, dass man sich anlehnen konnte.',
      from: '6-8',
    },
    'Das Gras war weich wie eine Katze. Alles zirpte und summte, und die Luft schmeckte nach Honig.',
    'Die Halme kitzelten bis unter die Achseln. Es knisterte und zirpte, und von unten kam es kühl.',
    'Es duftete nach Klee und nach Brot. Etwas Winziges landete auf der Nase, ruhte sich aus und flog weiter.',
    { text: 'Das war die Zauberwiese. Brumm, machte es. Zirp, machte es.', to: '3-5' },
    { text: 'Auf der Wiese war der Tau kalt. Das Gras kitzelte.', to: '3-5' },
  ],
  image: [
    'Ein Pilz trug einen Tautropfen auf dem Kopf, und darin stand die ganze Wiese verkehrt herum.',
    'Auf einem Löwenzahn stand die Uhrzeit, man musste nur pusten.',
    'Ein Schneckenhaus lag im Gras, und davor stand ein sehr kleiner Hausschuh. Mehr braucht man da nicht.',
    'Zwischen zwei Halmen war Wäsche aufgehängt. Es waren Blütenblätter, und sie tropften.',
  ],
  meet: [
    {
      text: 'Eine Hummel landete auf dem Ärmel von {hero}. <helper>Hoppla</helper>, brummte sie, <helper>ich bin eigentlich zu schwer zum Fliegen. Sag es bloß keinem. {helper} mein Name.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Platz da, ich habe es eilig</helper>, brummte eine Hummel und flog gegen {hero}. <helper>Oh. Pause. Ich bin {helper}.</helper>',
      to: '9-12',
    },
    {
      text: 'Am Zaun stand {helper}, die alle die Hummel nannten, weil sie mit dem dicksten Rucksack der Gegend herumlief. <helper>Trägt sich von allein</helper>, brummte {helper}.',
      from: '13-17',
    },
    {
      text: 'Eine Hummel kroch aus einer Glockenblume, gelb bis über die Ohren. <helper>Frühstück</helper>, brummte sie. <helper>Das zweite. Ich bin {helper}.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Achtung, Landung</helper>, brummte jemand und landete sehr ungenau. <helper>Das üben wir noch</helper>, sagte die Hummel. <helper>{helper}. Du bist ein guter Landeplatz.</helper>',
      to: '9-12',
    },
    {
      text: 'Bumm, flog eine Hummel gegen {hero}. <helper>Oh. Pause</helper>, brummte sie. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Brumm, brumm, brumm. <helper>Ich bin {helper}</helper>, sagte eine dicke Hummel. <helper>Sehr dick.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen von Blüte zu Blüte. An jeder hielt {helper} an und sagte einen Namen, meistens mit vollem Mund.',
      to: '9-12',
    },
    { text: '{helper} flog im Zickzack, weil geradeaus langweilig ist. Sie gingen ihr nach.', to: '9-12' },
    {
      text: 'Sie gingen am Rand entlang, wo schon gemäht war. Bei jedem Schritt sprangen drei Heuschrecken zur Seite.',
      from: '13-17',
    },
    {
      text: 'Ein Ameisenweg ging in dieselbe Richtung. Sie gingen nebenher und ließen an jeder Kreuzung den Ameisen die Vorfahrt.',
      to: '9-12',
    },
    { text: 'Die Hummel flog niedrig, damit man ihr Brummen in den Knien spürte.', to: '9-12' },
  ],
  still: [
    'Das Brummen legte sich ins Gras. Sogar die Grillen hielten die Beine still.',
    'Selbst {helper} brummte nur noch ganz tief, wie eine Saite, die man schon losgelassen hat.',
    'Ein Schmetterling klappte zu wie ein Buch. Niemand las weiter.',
    'Die Halme standen, und jeder hatte oben einen Tropfen. Keiner ließ los.',
  ],
  gift: [
    {
      text: '{helper} brachte {hero} ein Kleeblatt, es war so groß wie die ganze Hummel. <helper>Vier Blätter</helper>, schnaufte {helper}. <helper>Ich habe dreimal nachgezählt.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Das habe ich aufgehoben, falls einer kommt</helper>, brummte {helper} und gab {hero} ein Kleeblatt.',
      to: '9-12',
    },
    {
      text: '{helper} zog ein Kleeblatt aus dem Notizbuch, gepresst und vierblättrig. <helper>Wohnt seit Mai bei Seite neun</helper>, sagte {helper} und gab es {hero}.',
      from: '13-17',
    },
  ],
  homeward: [
    { text: '{hero_subj} klappte das Heft zu. Zwischen den Seiten brummte es noch ein wenig.', to: '9-12' },
    { text: 'Der Grashalm führte heim. An der Hecke ließ er los und war ein Grashalm.', to: '9-12' },
    {
      text: 'Der Bus hielt nur auf Verlangen. Diesmal drückten alle zugleich, und der Fahrer sagte, er habe es verstanden.',
      from: '13-17',
    },
    {
      text: 'Das Zirpen wurde ein Ticken. Der Marienkäfer saß wieder auf der Uhr, genau auf der Sieben.',
      to: '9-12',
    },
    {
      text: '{hero_subj} schraubte das Glas zu, nicht ganz fest. Ein bisschen Summen sollte herauskönnen.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum machen manche Blumen abends zu?</hero>, fragte {hero_subj}. <hero>Haben sie Angst im Dunkeln?</hero>',
  ],
  answer: [
    '{hero_subj} hielt den Hut über eine Blüte und wartete. Sie schloss sich ein Stück. Im Kühlen und Dunklen wachsen die Blätter außen schneller, und das drückt die Blüte zu. So bleibt der Blütenstaub trocken.',
  ],
  play: [
    {
      text: 'Die grüne Decke auf dem Balkon war die Wiese. Fünf Wäscheklammern waren Käfer, und die größte war eine Hummel.',
      to: '9-12',
    },
    {
      text: 'Im Flur lagen Zettel, auf jedem war eine Blume. Von der Garderobe an war es eine Wiese, und man ging barfuß.',
      to: '9-12',
    },
    {
      text: 'Der Bus hielt an der Wiese nur auf Verlangen. {hero_subj} drückte den Knopf, und drei andere taten, als hätten sie es auch gewollt.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Die Sonne ging vom Balkon. Da war die Wiese wieder eine Decke, und die Käfer hielten zwei Handtücher fest.',
      to: '9-12',
    },
    {
      text: 'Zum Abendbrot wurde die Wiese eingesammelt, Zettel für Zettel. Einer blieb unter dem Schuhschrank, der blüht dort weiter.',
      to: '9-12',
    },
    {
      text: 'Der Bus hielt nur auf Verlangen. Diesmal drückten alle zugleich, und der Fahrer sagte, er habe es verstanden.',
      from: '13-17',
    },
  ],
};
