import type { Variants } from '../../schema.ts';

export const chat: Variants = [
  {
    text: '<companion>Sammelst du etwas?</companion>, fragte {companion}. <hero>Anfänge</hero>, sagte {hero_subj}. <hero>Von Liedern, von Sätzen, von Löchern in der Erde. Fertige Sachen haben ja schon alle.</hero> {companion} nickte lange.',
    to: '6-8',
  },
  {
    text: '<hero>Was kannst du am besten?</hero>, fragte {hero_subj}. {companion} überlegte. <companion>Warten, bis das Wasser kocht. Und du?</companion> <hero>Das nicht</hero>, sagte {hero_subj}. Da war schon einmal geklärt, wer kocht.',
    to: '6-8',
  },
  {
    text: '{companion} wusste drei Wörter für nass, und {hero} wusste vier. Sie tauschten. Danach hatten beide sieben, und keiner hatte weniger.',
    to: '6-8',
  },
  {
    text: '<companion>Schläfst du auf der linken oder auf der rechten Seite?</companion>, fragte {companion}. {hero_subj} drehte sich einmal um sich selbst, um nachzusehen. <hero>Auf der, wo die Wand ist.</hero>',
    to: '6-8',
  },
  {
    text: 'Sie spielten: Was wäre, wenn. <companion>Was wäre, wenn alles andersherum fiele?</companion> <hero>Dann läge der Hut unter dem Bett und das Bett an der Decke</hero>, sagte {hero_subj}. So gingen sie eine Weile durch ein sehr unordentliches Haus.',
    to: '6-8',
  },
  {
    text: '<companion>Warum tust du das eigentlich?</companion>, fragte {companion}. {hero_subj} hob die Schultern. Die genaue Antwort wäre gewesen, dass {hero_er} es selbst nicht genau wusste. Es hatte mit einem Satz angefangen, den jemand im Vorbeigehen gesagt hatte, und mit dem Gefühl, man müsse darauf antworten, nur nicht mit Worten. <hero>Weil sonst keiner da war</hero>, sagte {hero_er} schließlich. {companion} dachte darüber nach. <companion>Das ist ein besserer Grund, als man meint</companion>, sagte {companion} dann. <companion>Es ist nur keiner, mit dem man angeben kann.</companion>',
    from: '9-12',
  },
  {
    text: 'Sie redeten über Namen. {companion} behauptete, man könne in den eigenen hineinwachsen wie in einen zu großen Mantel. {hero_subj} fand eher, es sei umgekehrt: Man habe einen, und dann laufe man los und sehe zu, was er aushält. <companion>Und wenn er nicht passt?</companion> <hero>Dann krempelt man die Ärmel hoch</hero>, sagte {hero_er}. Darauf wusste {companion} nichts, und das war, wie sich später herausstellte, ein Zeichen von Zustimmung.',
    from: '9-12',
  },
  {
    text: '<companion>Ich habe früher geglaubt, andere wüssten, wie es geht</companion>, sagte {companion} auf einmal. <hero>Wie was geht?</hero> <companion>Alles. Wie man irgendwo hineinkommt und Hallo sagt. Wie man weiß, wann man gehen soll.</companion> {hero_subj} lachte, aber nicht, weil es komisch war. {hero_er} hatte genau dasselbe geglaubt, und zwar bis vor ungefähr einer Viertelstunde. Sie gingen ein Stück, ohne zu sprechen. Es war eine Stille von der Sorte, die man nicht auffüllen muss.',
    from: '9-12',
  },
  {
    text: 'Es stellte sich heraus, dass sie beide dieselbe Geschichte kannten, nur mit verschiedenem Ende. In der von {hero} kam der Wanderer nach Hause, und alle freuten sich. In der von {companion} kam er auch nach Hause, aber keiner erkannte ihn, und er musste sich neu vorstellen. <hero>Das ist traurig</hero>, sagte {hero_subj}. <companion>Wieso?</companion>, fragte {companion}. <companion>Er durfte sich doch aussuchen, was er sagt.</companion> Darüber stritten sie, leise und mit Ausdauer, bis zur nächsten Biegung.',
    from: '9-12',
  },
  {
    text: '<companion>Sag etwas, das du noch keinem gesagt hast</companion>, schlug {companion} vor. {hero_subj} dachte nach. Es gab da einiges, aber das meiste davon war gut verstaut. <hero>Ich zähle mit, wenn Leute lachen</hero>, sagte {hero_er} endlich. <hero>Nicht, um zu gewinnen. Nur damit ich weiß, wo es warm ist.</hero> {companion} lachte nicht. {companion} sagte nur: <companion>Eins.</companion> Es dauerte einen Augenblick, bis {hero} begriff, und dann waren es gleich zwei.',
    from: '9-12',
  },
  {
    text: 'Sie kamen auf Dinge zu sprechen, die man nicht zurückgeben kann: ein angebissenes Brot, einen Witz, eine Minute. {companion} fügte noch das Wort hinzu, das einem herausrutscht. <hero>Doch</hero>, sagte {hero_subj}, <hero>das kann man zurücknehmen.</hero> <companion>Zurücknehmen schon</companion>, sagte {companion}. <companion>Aber dann hast du es wieder, und der andere hat das Loch.</companion> {hero_subj} wollte widersprechen und stellte fest, dass {hero_er} gerade kein gutes Gegenbeispiel zur Hand hatte. Also hob {hero_er} sich den Widerspruch für später auf.',
    from: '9-12',
  },
  {
    text: '<hero>Hast du manchmal das Gefühl, du bist zu Besuch?</hero>, fragte {hero_subj}. <companion>Wo?</companion> <hero>Egal. Überall.</hero> {companion} schwieg so lange, dass die Frage fast von selbst verschwunden wäre. <companion>An manchen Tagen schon</companion>, kam dann die Antwort. <companion>Dann mache ich irgendwo etwas heil. Danach ist es ein bisschen mehr meins.</companion> {hero_subj} sah sich nach etwas um, das kaputt war. Es gab mehr als genug, und das war in diesem Augenblick seltsam beruhigend.',
    from: '9-12',
  },
  {
    text: '{companion} wollte wissen, woran man merke, dass man sich auf jemanden verlassen könne. {hero_subj} hatte dafür ein Verfahren. <hero>Man erzählt etwas Unwichtiges</hero>, sagte {hero_er}, <hero>und drei Tage später fragt man danach. Wer es noch weiß, der weiß auch das Wichtige.</hero> <companion>Und was hast du mir heute Unwichtiges erzählt?</companion>, fragte {companion}. {hero_subj} lächelte und sagte es nicht. Sonst hätte es ja nicht mehr gegolten.',
    from: '9-12',
  },
  '<hero>Wovor läufst du weg?</hero>, fragte {hero_subj}. <companion>Vor Erbsen. Und du?</companion> <hero>Vor Gedichten, die man auswendig können muss.</hero> Sie versprachen einander, Bescheid zu sagen, sobald irgendwo das eine oder das andere auftauchte.',
  '<companion>Du redest ja mit dir selbst</companion>, sagte {companion}. <hero>Nur wenn ich etwas Wichtiges zu sagen habe.</hero> <companion>Und hörst du dann zu?</companion> <hero>Nicht immer</hero>, gab {hero} zu.',
  '<hero>Was machst du, wenn dir langweilig ist?</hero>, wollte {hero} wissen. <companion>Ich stelle etwas um</companion>, sagte {companion}. <companion>Dann suche ich es.</companion> {hero_subj} stellte sich gleich auf die andere Seite. {companion} brauchte nicht lange.',
  '<companion>Mach einmal dein liebstes Geräusch</companion>, bat {companion}. {hero_subj} holte Luft und machte: Pftsch. Das war ein Deckel, der vom Glas geht. {companion} machte: Hmmm. Das war einer, der satt ist.',
  '<companion>Kannst du ein Geheimnis behalten?</companion>, fragte {companion}. <hero>Bis zum Abendbrot</hero>, sagte {hero_subj} ehrlich. Da erzählte {companion} eines, das nur bis zum Mittag halten musste.',
  '<hero>Bist du ein Morgen oder ein Abend?</hero>, fragte {hero_subj}. <companion>Ein Nachmittag</companion>, sagte {companion}. <companion>Da ist das Schlimme vorbei, und es kommt noch etwas.</companion> {hero_subj} war, wie sich herausstellte, ein ganzer Samstag.',
  '<hero>Was reimt sich auf zwölf?</hero>, fragte {hero_subj}. {companion} dachte so sehr nach, dass man es hören konnte. <companion>Wölf</companion>, kam es dann. <companion>Das sind Wölfe, die es eilig haben.</companion>',
  'Sie machten aus, dass verliert, wer zuerst lacht. Eine Weile sahen sie einander an, ohne sich zu rühren. Dann prustete {companion} los. <companion>Ich verliere das immer</companion>, sagte {companion} zufrieden. <companion>Gewinnen ist so ernst.</companion>',
  '<hero>Wie rufen sie dich, wenn sie böse sind?</hero>, fragte {hero_subj}. <companion>Mit dem ganzen Namen, von vorn bis hinten. Und dich?</companion> <hero>Gar nicht</hero>, sagte {hero_subj}. <hero>Dann kommen sie gleich.</hero>',
  '<companion>Was hast du zuletzt verloren?</companion>, fragte {companion}. <hero>Einen Handschuh. Und du?</hero> <companion>Einen Streit.</companion> Beides war inzwischen wieder aufgetaucht. Den Streit, sagte {companion}, habe aber keiner mehr haben wollen.',
  '<companion>Welches Wetter wärst du gern?</companion>, fragte {companion}. <hero>Regen auf nur einer Straßenseite</hero>, sagte {hero_subj}. <companion>Und auf welcher gehst du dann?</companion> <hero>In der Mitte. Da hat man immer eine trockene Hälfte.</hero>',
  {
    text: '{companion} konnte einen Satz rückwärts sagen, und {hero} konnte ihn rückwärts verstehen. <companion>Lange schon üben wir das</companion>, sagte {companion}. <hero>Hab ich das gemerkt</hero>, sagte {hero_subj}. Danach brauchten beide ein paar Wörter vorwärts.',
    to: '6-8',
  },
  {
    text: 'Einer von beiden hatte Schluckauf, und es war nicht ganz klar, wer. Hick, machte es. <hero>Du</hero>, sagte {hero_subj}. Hick. <companion>Nein, du</companion>, sagte {companion}. Beim dritten Hick lachten sie, und da war er weg.',
    to: '6-8',
  },
  {
    text: '<hero>Woran hast du gemerkt, dass du größer geworden bist?</hero>, fragte {hero_subj}. {companion} musste nicht lange suchen. <companion>An meinem alten Versteck. Ich passte noch hinein. Aber es hat keiner mehr gesucht.</companion> {hero_subj} kannte so ein Versteck, nur war es andersherum gewesen. <hero>Mich haben sie gesucht</hero>, sagte {hero_er}, <hero>und ich bin von allein herausgekommen. Es gab Pfannkuchen.</hero> Sie einigten sich darauf, dass beides zählte.',
    from: '9-12',
  },
  {
    text: '{hero_subj} erzählte von einem Brief, der nie abgeschickt worden war. <companion>Was stand darin?</companion> <hero>Dass es mir leidtut. Ich habe es sehr gut erklärt. Am Ende hatte ich es so gut erklärt, dass ich im Recht war.</hero> {companion} nickte, wie man nickt, wenn man so einen Brief selbst in der Schublade hat. <companion>Die guten sind kürzer</companion>, sagte {companion}. <companion>Auf meinem besten standen drei Wörter, und eins davon war ein Name.</companion>',
    from: '9-12',
  },
  {
    text: 'Sie zählten auf, was sie früher einmal für wahr gehalten hatten. {companion} hatte geglaubt, der Mond gehe mit. {hero_subj} hatte geglaubt, wer schweigt, der sei böse. <companion>Und was heißt es wirklich, wenn einer schweigt?</companion> <hero>Kommt darauf an. Unser Nachbar sucht dann seine Brille.</hero> Nun schwiegen sie beide, um es auszuprobieren. Es hieß, soweit sich das feststellen ließ: Bleib ruhig noch.',
    from: '9-12',
  },
  {
    text: '<hero>Wie viel ist bei dir viel?</hero>, fragte {hero_subj}. <companion>Vier</companion>, sagte {companion}. <companion>Bei fünf komme ich durcheinander. Und bei dir?</companion> <hero>Eins mehr, als ich tragen kann.</hero>',
    to: '6-8',
  },
];
