import type { Variants } from '../../schema.ts';

export const mishap: Variants = [
  {
    text: 'Da blieb {hero} mit der Jacke hängen und konnte nicht vor und nicht zurück. {companion} zog links, dann rechts. Am Ende war {hero} frei, und die Jacke winkte noch.',
    to: '6-8',
  },
  {
    text: '{companion} nieste so gewaltig, dass {hero} die Mütze vom Kopf flog. Sie suchten eine ganze Weile. Die Mütze saß auf {companion}.',
    to: '6-8',
  },
  {
    text: 'Der Proviant fiel herunter und kullerte davon. <hero>Fangt das Brot</hero>, rief {hero_subj}. Sie fingen es. Es war nun ein gepunktetes Brot, und die Punkte knirschten.',
    to: '6-8',
  },
  {
    text: 'Erst trat {hero} in etwas Weiches. Dann trat {companion} hinein, um zu sehen, wie weich. Nun hatten sie beide einen Schuh, der bei jedem Schritt ein Geräusch machte.',
    to: '6-8',
  },
  {
    text: 'Beim Umdrehen stießen sie mit den Köpfen zusammen. <companion>Au</companion>, sagte {companion}. <hero>Au</hero>, sagte {hero_subj}. Dann stießen sie noch einmal zusammen, vor lauter Entschuldigen.',
    to: '6-8',
  },
  {
    text: 'Es war {hero}, {hero_g, select, m {der} other {die}} auf das einzige lose Stück im ganzen Boden trat. Erst geschah nichts, und {hero_er} hatte schon aufgeatmet. Dann rutschte es, ganz gemächlich, und {hero} rutschte mit, sitzend, mit einem Gesicht, als sei es so geplant gewesen. Unten klopfte {hero_er} sich den Staub ab. <hero>Abkürzung</hero>, rief {hero_er} hinauf. {companion} sah lange herunter. <companion>Und wie komme ich da hin?</companion> <hero>Genauso</hero>, sagte {hero_subj}, <hero>nur mit weniger Würde.</hero>',
    from: '9-12',
  },
  {
    text: 'Das Missgeschick begann mit einer Kleinigkeit. {companion} wollte nur den Riemen enger ziehen. Der Riemen riss, die Tasche ging auf, und alles, was sie dabeihatten, verteilte sich über eine Fläche, die man auf einmal sehr genau kennenlernte. Sie suchten und sammelten. Es fehlte am Ende genau ein Ding, und sie brauchten lange, um darauf zu kommen, welches. Es war der Zettel, auf dem gestanden hatte, was sie alles dabeihatten.',
    from: '9-12',
  },
  {
    text: '<hero>Ich hab den Apfel</hero>, sagte {hero_subj} und hatte ihn nicht. Er glitt {hero_ihm} aus den Fingern, sprang einmal auf, zweimal, und rollte mit einer Zielstrebigkeit davon, die man ihm gar nicht zugetraut hätte. Sie rannten hinterher, {hero} links herum, {companion} rechts herum, und liefen am anderen Ende ineinander. Der Apfel kam zwischen ihren Füßen zum Liegen. <companion>Siehst du</companion>, keuchte {companion}, <companion>er wollte nur, dass wir uns einig sind.</companion>',
    from: '9-12',
  },
  {
    text: 'Eine Bö, oder was es war, nahm {hero} den Plan aus der Hand. Er flog nicht weit. Er flog nur hoch und blieb dort oben hängen, gut lesbar und völlig unerreichbar. Eine Weile standen sie darunter und lasen laut vor, was zu erkennen war: Dann links. Bis zu dem. Auf keinen Fall. Der Rest war umgeknickt. <companion>Auf keinen Fall was?</companion>, fragte {companion}. Es war die Sorte Frage, auf die man früh genug eine Antwort bekommt.',
    from: '9-12',
  },
  {
    text: '{companion} hatte versichert, dass es hält. Es hielt auch, gerade so lange, bis beide darauf standen. Dann gab es ein Geräusch wie von einem sehr alten Sofa, und sie saßen einen Meter tiefer, nebeneinander, in etwas, über dessen Namen sie lieber nicht nachdachten. Es war nicht kalt. Es war auch nicht warm. <hero>Sag nichts</hero>, sagte {hero_subj}. <companion>Ich sage nichts</companion>, sagte {companion}. Sie saßen noch ein wenig und sagten beide nichts, und dann fingen die Schultern an zu beben.',
    from: '9-12',
  },
  {
    text: 'Dass man den Knoten am Rucksack nicht so hätte binden dürfen, merkte {hero} in dem Augenblick, in dem er aufging. Man hat in solchen Augenblicken erstaunlich viel Zeit. {hero_er} sah das lose Ende durch die Luft schwingen, sah {companion} danach greifen und es verfehlen, um die Breite einer Hand, und dachte noch ganz ruhig: Das war der falsche. Dann lag alles da. Verletzt war niemand, nur die Ordnung, und die war von Anfang an nicht die stärkste gewesen.',
    from: '9-12',
  },
  {
    text: 'Sie hatten eine halbe Stunde lang in dieselbe Richtung gehorcht, bis sich herausstellte, dass das rätselhafte Geräusch der Magen von {hero} war. <companion>Du hättest etwas sagen können</companion>, sagte {companion}. <hero>Ich dachte, es wäre etwas Großes</hero>, sagte {hero_subj}. <companion>Es ist etwas Großes</companion>, sagte {companion} und suchte die letzten Krümel zusammen. Sie teilten sie auf, nach einem umständlichen Verfahren, bei dem jeder dreimal wählen durfte und keiner die Rosine bekam. Die bekam am Ende der Boden.',
    from: '9-12',
  },
  {
    text: 'Als {hero} sich umdrehte, war der Ärmel grün. Woher das Grün kam, blieb ungeklärt, es ging jedenfalls nicht ab. Je mehr {hero_er} rieb, desto mehr verteilte es sich, erst auf die Hand, dann auf die Nase und schließlich auf {companion}, {companion_g, select, m {der} other {die}} helfen wollte. Zuletzt sahen sie aus wie zwei Leute, die sehr nahe an einem Frühling vorbeigekommen waren. <companion>Wenigstens findet man uns wieder</companion>, sagte {companion}. Das stimmte, und es klang wie ein Plan.',
    from: '9-12',
  },
  {
    text: 'Es waren drei Stufen, und {hero_subj} nahm vier. Die vierte gab es nicht. <companion>Was machst du da unten?</companion>, fragte {companion}. <hero>Ich war schneller als die Treppe.</hero> <companion>Tut etwas weh?</companion> {hero_subj} prüfte alles der Reihe nach. <hero>Der Stolz</hero>, sagte {hero_er}. <hero>Links.</hero> {companion} pustete, so ungefähr in die Gegend.',
    from: '9-12',
  },
  {
    text: '<companion>Halt das mal kurz</companion>, sagte {companion}, und in dem Kurz geschah alles: Der Wind kam, das Papier ging, und {hero} hielt noch zwei Ecken in den Händen. <hero>Stand etwas Wichtiges darauf?</hero> <companion>Der Weg</companion>, sagte {companion}. Sie sahen dem Papier nach. Es flog ziemlich zielstrebig. <hero>Dann gehen wir doch hinterher</hero>, sagte {hero_subj}. <hero>Es scheint ihn ja zu kennen.</hero>',
    from: '9-12',
  },
  {
    text: '{hero_subj} grüßte jemanden mit Namen, laut und herzlich, und es war der Falsche. Der Falsche grüßte zurück. <companion>Wer war das?</companion>, fragte {companion}. <hero>Keine Ahnung</hero>, sagte {hero_subj}. <hero>Aber jetzt müssen wir ihn immer grüßen.</hero> Sie begegneten ihm noch zweimal, und beim dritten Mal zog er schon von weitem den Hut.',
    from: '9-12',
  },
];
