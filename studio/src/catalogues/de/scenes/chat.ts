import type { Variants } from '../../schema.ts';

export const chat: Variants = [
  {
    text: '<companion>Sammelst du etwas?</companion>, fragte {companion}. <hero>Anfänge</hero>, sagte {hero}. <hero>Von Liedern, von Sätzen, von Löchern in der Erde. Fertige Sachen haben ja schon alle.</hero> {companion} nickte lange.',
    to: '6-8',
  },
  {
    text: '<hero>Was kannst du am besten?</hero>, fragte {hero}. {companion} überlegte. <companion>Warten, bis das Wasser kocht. Und du?</companion> <hero>Das nicht</hero>, sagte {hero}. Da war schon einmal geklärt, wer kocht.',
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
    text: 'Sie spielten: Was wäre, wenn. <companion>Was wäre, wenn alles andersherum fiele?</companion> <hero>Dann läge der Hut unter dem Bett und das Bett an der Decke</hero>, sagte {hero}. So gingen sie eine Weile durch ein sehr unordentliches Haus.',
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
    text: 'Es stellte sich heraus, dass sie beide dieselbe Geschichte kannten, nur mit verschiedenem Ende. In der von {hero} kam der Wanderer nach Hause, und alle freuten sich. In der von {companion} kam er auch nach Hause, aber keiner erkannte ihn, und er musste sich neu vorstellen. <hero>Das ist traurig</hero>, sagte {hero}. <companion>Wieso?</companion>, fragte {companion}. <companion>Er durfte sich doch aussuchen, was er sagt.</companion> Darüber stritten sie, leise und mit Ausdauer, bis zur nächsten Biegung.',
    from: '9-12',
  },
  {
    text: '<companion>Sag etwas, das du noch keinem gesagt hast</companion>, schlug {companion} vor. {hero_subj} dachte nach. Es gab da einiges, aber das meiste davon war gut verstaut. <hero>Ich zähle mit, wenn Leute lachen</hero>, sagte {hero_er} endlich. <hero>Nicht, um zu gewinnen. Nur damit ich weiß, wo es warm ist.</hero> {companion} lachte nicht. {companion} sagte nur: <companion>Eins.</companion> Es dauerte einen Augenblick, bis {hero} begriff, und dann waren es gleich zwei.',
    from: '9-12',
  },
  {
    text: 'Sie kamen auf Dinge zu sprechen, die man nicht zurückgeben kann: ein angebissenes Brot, einen Witz, eine Minute. {companion} fügte noch das Wort hinzu, das einem herausrutscht. <hero>Doch</hero>, sagte {hero}, <hero>das kann man zurücknehmen.</hero> <companion>Zurücknehmen schon</companion>, sagte {companion}. <companion>Aber dann hast du es wieder, und der andere hat das Loch.</companion> {hero_subj} wollte widersprechen und stellte fest, dass {hero_er} gerade kein gutes Gegenbeispiel zur Hand hatte. Also hob {hero_er} sich den Widerspruch für später auf.',
    from: '9-12',
  },
  {
    text: '<hero>Hast du manchmal das Gefühl, du bist zu Besuch?</hero>, fragte {hero}. <companion>Wo?</companion> <hero>Egal. Überall.</hero> {companion} schwieg so lange, dass die Frage fast von selbst verschwunden wäre. <companion>An manchen Tagen schon</companion>, kam dann die Antwort. <companion>Dann mache ich irgendwo etwas heil. Danach ist es ein bisschen mehr meins.</companion> {hero_subj} sah sich nach etwas um, das kaputt war. Es gab mehr als genug, und das war in diesem Augenblick seltsam beruhigend.',
    from: '9-12',
  },
  {
    text: '{companion} wollte wissen, woran man merke, dass man sich auf jemanden verlassen könne. {hero_subj} hatte dafür ein Verfahren. <hero>Man erzählt etwas Unwichtiges</hero>, sagte {hero_er}, <hero>und drei Tage später fragt man danach. Wer es noch weiß, der weiß auch das Wichtige.</hero> <companion>Und was hast du mir heute Unwichtiges erzählt?</companion>, fragte {companion}. {hero_subj} lächelte und sagte es nicht. Sonst hätte es ja nicht mehr gegolten.',
    from: '9-12',
  },
];
