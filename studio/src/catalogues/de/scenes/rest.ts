import type { Variants } from '../../schema.ts';

export const rest: Variants = [
  {
    text: 'Auf halbem Weg machten sie eine Pause. {companion} hatte noch einen Apfel, und {hero} hatte noch Hunger. Das passte gut zusammen.',
    to: '6-8',
  },
  {
    text: 'Sie setzten sich nebeneinander und ließen die Beine baumeln. Keiner sagte etwas, nur die Schuhe stießen manchmal aneinander, tock, tock.',
    to: '6-8',
  },
  {
    text: '{hero_subj} leerte den einen Schuh aus und {companion} den anderen. Es kam ein kleiner Haufen zusammen. Daraus bauten sie einen Berg mit einer Fahne aus Gras.',
    to: '6-8',
  },
  {
    text: 'Einmal blieben sie stehen und horchten. Man hörte nichts, und zwar von allen Seiten. Es war ein sehr gutes Nichts, und sie nahmen etwas davon mit.',
    to: '6-8',
  },
  {
    text: '{companion} wollte noch einmal hören, wie es gewesen war, obwohl {companion} doch dabei gewesen war. {hero_subj} erzählte es. Es wurde beim Erzählen ein wenig höher und viel lauter.',
    to: '6-8',
  },
  {
    text: 'Sie hielten noch einmal an, ohne sich abzusprechen, an einer Stelle, die dafür so gut war wie jede andere. {hero_subj} spürte jetzt erst, wie müde die Beine waren. Es war eine angenehme Müdigkeit, eine, die man sich verdient hat und die einem keiner mehr wegnehmen kann. <companion>Wir müssten eigentlich weiter</companion>, sagte {companion} und rührte sich nicht. <hero>Eigentlich</hero>, sagte {hero_subj}. Das Wort war wie eine Hängematte. Sie lagen noch ein Weilchen darin.',
    from: '9-12',
  },
  {
    text: 'Auf dem letzten Stück redeten sie über lauter Unwichtiges: wie man am besten eine Orange schält, welches Geräusch am schwersten nachzumachen ist, ob man ein Leben lang mit nur einem Löffel auskäme. {hero_subj} merkte, wie gut das tat. Das Wichtige war ja gesagt. Es lag nun gut verpackt zwischen ihnen, man brauchte es nicht dauernd in die Hand zu nehmen. {companion} war übrigens für zwei Löffel, einen großen und einen für Besuch.',
    from: '9-12',
  },
  {
    text: 'Ob {hero} es jemandem erzählen werde, hatte {companion} gefragt. {hero_subj} dachte darüber nach, während sie gingen. Das Nasse, das Laute und das Komische bestimmt. Den Teil in der Mitte vielleicht nicht. Der ließ sich nicht gut erzählen, ohne dass er kleiner wurde, so wie manche Steine nur glänzen, solange sie nass sind. <hero>Das meiste</hero>, sagte {hero_er} schließlich. {companion} nickte, als sei das die richtige Menge.',
    from: '9-12',
  },
  {
    text: 'Es war diese Stunde, in der alles schon vorbei ist und noch nichts Neues angefangen hat. {hero_subj} ging ein wenig langsamer, um sie nicht gleich aufzubrauchen. Neben {hero_ihm} ging {companion}, und manchmal sahen sie gleichzeitig zu Boden, weil dort etwas lag, und manchmal gleichzeitig nach vorn. Wer sie so gesehen hätte, der hätte gedacht, die beiden hätten den Weg geübt. Dabei hatten sie am Morgen nicht einmal denselben Schritt gehabt.',
    from: '9-12',
  },
  {
    text: '{hero_subj} legte sich für einen Augenblick auf den Rücken. Von unten betrachtet war die Welt erstaunlich aufgeräumt: ein großes Oben, ein schmaler Rand, sonst nichts. {companion} legte sich daneben. Sie sprachen darüber, ob man dieses Oben wohl von überall sieht und ob es dasselbe ist. {companion} meinte, ja. {hero_subj} hoffte es. Es wäre praktisch, sagte {hero_er}, falls man sich einmal verpasst. Man könnte sich dann wenigstens an derselben Stelle treffen, mit den Augen.',
    from: '9-12',
  },
  {
    text: 'Ein paarmal setzte {hero} an, etwas zu sagen, und ließ es dann. Es war nicht so, dass die Worte fehlten. Es waren im Gegenteil zu viele da, und sie drängelten. Schließlich zog {hero_er} nur den Ärmel hoch und zeigte {companion} den Kratzer am Handgelenk, den {hero_er} von vorhin hatte. {companion} suchte eine Weile und fand auch einen. Sie verglichen sie, sachlich wie zwei Kartenzeichner. Es wurde ein sehr langes Gespräch, und gesagt wurde darin fast nichts.',
    from: '9-12',
  },
  {
    text: 'Je näher das Zuhause kam, desto öfter drehten sie sich um. Es gab eigentlich nichts mehr zu sehen. Aber wenn man sich umdrehte, war es noch da, und wenn man nach vorn sah, war es schon Erinnerung, und {hero} wollte die Grenze dazwischen gern genau erwischen. <companion>Jetzt</companion>, sagte {companion} bei einem Baum. <hero>Noch nicht</hero>, sagte {hero_subj}. Beim nächsten Zaun waren sie sich einig. Da war es vorbei, und da fing es an, ihnen zu gehören.',
    from: '9-12',
  },
  {
    text: 'Das Brot, das sie für den Hinweg eingepackt hatten, aßen sie nun auf dem Rückweg. Es war trocken und ein bisschen zerdrückt, und {hero} konnte sich nicht erinnern, je etwas Besseres gegessen zu haben. {companion} kaute andächtig. <companion>Man müsste das Brot immer vergessen</companion>, sagte {companion}, <companion>bis es so schmeckt.</companion> Sie beschlossen, das beim nächsten Mal genauso falsch zu machen, und fügten es der Liste hinzu, die inzwischen ziemlich lang war.',
    from: '9-12',
  },
  {
    text: '<companion>Was erzählst du zuerst?</companion>, fragte {companion}. <hero>Das mit dem Essen</hero>, sagte {hero_subj}. <companion>Es gab gar kein Essen.</companion> <hero>Danach fragen sie aber als Erstes.</hero> Sie legten fest, was drankam und was wegblieb, und strichen zuletzt das meiste wieder. Übrig blieb ein einziger Satz. Er war gut. Sie sagten ihn beide einmal, zur Probe.',
    from: '9-12',
  },
  {
    text: '<hero>Machen wir das noch mal?</hero>, fragte {hero_subj}. <companion>Genau so?</companion> <hero>Nein.</hero> <companion>Gut</companion>, sagte {companion}. <companion>Ich hätte auch ein paar Änderungen.</companion> Sie gingen sie durch, Punkt für Punkt. Bei Punkt vier stellte sich heraus, dass ihn beide behalten wollten, obwohl er der schlimmste gewesen war.',
    from: '9-12',
  },
  {
    text: 'Es war so spät, dass die Stimmen von allein leiser wurden. <companion>Schläfst du schon?</companion>, fragte {companion} im Gehen. <hero>Nur oben</hero>, sagte {hero_subj}. <hero>Unten laufe ich noch.</hero> {companion} passte in den Kurven auf. Keiner von beiden hätte sagen können, wer da wen nach Hause brachte.',
    from: '9-12',
  },
];
