import type { Variants } from '../../schema.ts';

export const quarrel: Variants = [
  {
    text: '<companion>Du hörst nie zu</companion>, sagte {companion}. <hero>Was?</hero>, fragte {hero_subj}. Es war leider das falsche Wort. Nun hörten sie eine Weile beide nicht zu.',
    to: '6-8',
  },
  {
    text: '{companion} ging drei Schritte weg und drehte sich um. {hero_subj} ging auch drei Schritte weg. So stritten sie über eine Entfernung von sechs Schritten, und man musste dabei sehr laut sein.',
    to: '6-8',
  },
  {
    text: '<hero>Es war deine Idee</hero>, sagte {hero_subj}. <companion>Es war dein Fuß</companion>, sagte {companion}. Beides war richtig, und deshalb half es nicht.',
    to: '6-8',
  },
  {
    text: 'Sie redeten nicht mehr miteinander. Sie redeten mit dem Boden. <hero>Manche Leute wollen immer vorn sein</hero>, sagte {hero_subj} zum Boden. <companion>Manche Leute stehen immer im Weg</companion>, sagte {companion}. Der Boden sagte nichts.',
    to: '6-8',
  },
  {
    text: '{companion} machte die Lippen schmal wie einen Briefschlitz. {hero_subj} hätte gern etwas hineingesteckt, einen Gruß vielleicht, aber {hero_ihm} fiel keiner ein.',
    to: '6-8',
  },
  {
    text: '<companion>Du fragst immer erst, wenn du schon entschieden hast</companion>, sagte {companion}. Es war kein lauter Satz, und gerade deshalb traf er. {hero_subj} wollte widersprechen, fand aber auf die Schnelle kein Beispiel, und das ärgerte {hero_ihn} noch mehr als der Satz. <hero>Und du entscheidest nie etwas</hero>, sagte {hero_er}, <hero>und hinterher weißt du es besser.</hero> Danach waren beide eine Weile sehr beschäftigt: {companion} mit einem Riemen, der gar nicht verrutscht war, und {hero} mit der Ferne.',
    from: '9-12',
  },
  {
    text: 'Es war einer von den Streiten, die mit einer Sache anfangen und dann in den Keller gehen und alles heraufholen. Erst ging es um den Weg. Dann ging es um vorhin. Dann ging es um ein Wort, das {hero} vor langer Zeit gesagt hatte und von dem {hero_er} nicht einmal mehr wusste, dass es eines gewesen war. <companion>Für dich war es nichts</companion>, sagte {companion}. Da war es auf einmal ganz still, und {hero} wünschte, es ginge noch um den Weg.',
    from: '9-12',
  },
  {
    text: 'Sie hatten beide recht, das machte es so mühsam. {hero_subj} hatte recht damit, dass man jetzt weitermusste. {companion} hatte recht damit, dass man so nicht weiterkam. Sie sagten es einander mehrmals, mit immer neuen Wörtern und im Grunde demselben, und mit jedem Mal wurde der Abstand zwischen ihnen um eine Handbreit größer. Am Ende standen sie so weit auseinander, dass ein Dritter hätte hindurchgehen können. Es kam aber keiner, der die Lücke brauchte.',
    from: '9-12',
  },
  {
    text: '<hero>Schon gut</hero>, sagte {hero_subj}. Das waren zwei Wörter, die aussahen wie ein Frieden, aber sie waren aus Pappe. {companion} kannte sich mit Pappe aus. <companion>Nein</companion>, sagte {companion}, <companion>ist es nicht. Aber wenn du so tun willst, dann tun wir so.</companion> Von da an taten sie so. Sie sagten Bitte und Danke und Vorsicht, und jedes Mal klapperte es ein wenig, weil nichts dahinter war.',
    from: '9-12',
  },
  {
    text: '{companion} lachte im falschen Augenblick. Vielleicht war es nicht einmal böse gemeint, vielleicht waren es bloß die Nerven. Aber {hero} hatte gerade genug zu tragen gehabt, und dieses Lachen lag obendrauf. <hero>Schön, dass es für dich ein Spaß ist</hero>, sagte {hero_er}. Das Gesicht von {companion} ging zu, wie ein Laden zugeht, erst das Licht, dann das Gitter. Und {hero} stand davor wie einer, der weiß, dass er fünf Minuten zu spät gekommen ist.',
    from: '9-12',
  },
  {
    text: 'Dass {companion} nicht schrie, war das Schlimmste. {companion} legte nur alles ordentlich hin, was gemeinsam gewesen war, Stück für Stück nebeneinander, und trat einen Schritt zurück. <companion>Bitte</companion>, sagte {companion}. <companion>Mach es allein. Das willst du doch.</companion> {hero_subj} sah auf die Sachen. Es war wirklich genau das, was {hero_er} vorhin gesagt hatte, beinahe wörtlich. Im eigenen Mund hatte es nach Tatkraft geklungen. Jetzt klang es nach einem großen leeren Zimmer.',
    from: '9-12',
  },
  {
    text: 'Sie gerieten über etwas aneinander, das so winzig war, dass sie es hinterher nicht mehr hätten erklären können: wer wen hätte rufen müssen, und wie laut. <companion>Ich habe gerufen</companion>, sagte {companion}. <hero>Ich habe nichts gehört</hero>, sagte {hero_subj}. <companion>Das ist es ja</companion>, sagte {companion}. Danach fiel kein Wort mehr. Es lag nun bloß dieser Satz zwischen ihnen, vier kleine Wörter, und man konnte über ihn nicht hinwegsteigen, ohne nach unten zu sehen.',
    from: '9-12',
  },
  {
    text: '<hero>Du hättest ja etwas sagen können</hero>, sagte {hero_subj}. <companion>Ich habe etwas gesagt. Dreimal.</companion> <hero>Dann hättest du es anders sagen können.</hero> {companion} öffnete den Mund, machte ihn wieder zu und sah {hero} an, und zwar so, wie man eine Rechnung ansieht, die man schon bezahlt hat. {hero_subj} spürte, wie {hero_ihm} die Ohren heiß wurden. Man kann in einer Sache recht haben und trotzdem am falschen Ende davon stehen.',
    from: '9-12',
  },
];
