import type { TypeMessages } from '../../schema.ts';

export const adventure: TypeMessages = {
  stir: [
    {
      text: 'An diesem Morgen stand das Tor offen. {hero_subj} hatte es am Abend selbst geschlossen, mit beiden Händen, und es hatte klick gemacht.',
      from: '6-8',
    },
    'Heute kam der Wind von der anderen Seite. Er brachte einen Geruch mit, der hier niemandem gehörte.',
    {
      text: 'Jemand hatte mit Kreide einen Pfeil auf den Weg gemalt. Er fing genau vor der Tür an. Wo er aufhörte, stand nicht dabei.',
      from: '6-8',
    },
    {
      text: 'Um acht standen alle Tauben auf dem Dach auf und sahen in dieselbe Richtung. Also sah {hero} auch dorthin.',
      from: '6-8',
    },
    'Der linke Schuh von {hero} ging an diesem Tag dreimal auf. Und jedes Mal zeigte das Band zur Tür.',
    'In der Nacht war der Rucksack vom Haken gesprungen. Nun saß er im Flur, aufrecht, mit offenem Mund.',
    'Unter der Tür lag ein Zettel. Darauf stand ein einziges Wort: heute.',
  ],
  arrive: [
    '{hero_subj} drehte sich einmal um sich selbst, um alles auf einmal zu haben. Es ging nicht. Es war zu viel.',
    'Hier also. {hero_subj} zog die Riemen am Rucksack fest, obwohl gar kein Rucksack da war. Die Hände wollten etwas zu tun haben.',
    'Der Rückweg war noch zu sehen, aber nur, wenn man sich Mühe gab. {hero_subj} gab sich keine.',
    'Das Herz klopfte {hero} bis in die Fingerspitzen. Es klopfte nicht vor Angst, jedenfalls nicht nur.',
    '{hero_subj} prägte sich drei Dinge ein, damit {hero_er} wieder nach Hause fand. Das dritte flog davon.',
    'So weit weg war {hero} noch nie gewesen. {hero_er} merkte es daran, dass keiner {hero_seinen} Namen rief.',
  ],
  plan: [
    '<hero>Zuerst hin, dann durch, dann zurück</hero>, sagte {hero_subj}. Es war ein guter Plan. Er war nur sehr kurz.',
    '{hero_subj} malte mit dem Fuß drei Striche auf den Boden. Hier waren sie, dort mussten sie hin, und dazwischen war der dritte.',
    '<hero>Wir brauchen ein Seil, eine Leiter und ein Pferd</hero>, zählte {hero} auf. Sie hatten einen Bleistift. Dann eben mit Bleistift.',
    'Man konnte lange überlegen oder losgehen. {hero_subj} überlegte im Gehen, das sparte Zeit.',
    '<hero>Ich zähle bis drei</hero>, sagte {hero_subj}. <hero>Bei zwei gehen wir. Dann sind wir der Drei ein Stück voraus.</hero>',
    '{hero_subj} band beide Schuhe doppelt. Das war der Anfang von jedem Plan, den {hero_er} kannte.',
  ],
  low: [
    'Eine Weile sagte keiner etwas. Selbst der Wind hatte anderswo zu tun.',
    'Jetzt hätte gut jemand kommen können. Es kam aber keiner. Es war eben so ein Tag.',
    '{hero_subj} setzte den Fuß auf, zog ihn zurück und setzte ihn wieder auf. Weiter reichte die Idee nicht.',
    'Der Plan lag da, und er sah aus wie ein Stuhl mit drei Beinen.',
    'Von hier aus war der Weg nach vorn so weit wie der zurück. {hero_subj} rechnete es zweimal nach.',
    '{hero} wurde der Hals eng. {hero_er} sah schnell nach oben, so, als wäre da ein Vogel.',
  ],
  pause: [
    'Da blieb {hero_subj} stehen. Es war das erste Mal an diesem Tag, und die Füße wussten gar nicht, wohin mit sich.',
    '{hero_subj} setzte sich auf den Boden. Von unten sah alles anders aus, größer und ruhiger.',
    '{hero_subj} hörte auf zu ziehen, zu schieben und zu rufen. Da war es so still, dass man denken konnte.',
    '{hero_subj} zählte {hero_seine} Finger, hin und zurück. Bei zehn war {hero_er} ein anderer Ton geworden, ein leiserer.',
    'Die Hände von {hero} lagen im Schoß wie zwei müde Hunde. {hero_er} ließ sie liegen.',
    '{hero_subj} lehnte den Kopf an etwas Kühles und machte die Augen zu. Hinter den Lidern ging alles noch einmal langsam vorbei.',
  ],
  doubt: [
    {
      text: 'Noch konnte {hero} es anders machen. Keiner hätte es gemerkt, und keiner hätte gefragt. Man hätte nur weitergehen und hinterher die Geschichte ein wenig kürzer erzählen müssen, an genau einer Stelle. {hero_subj} probierte den Satz im Kopf aus. Er klang gut. Er klang so glatt, dass man daran abrutschte. Und {hero_er} wusste schon jetzt, wie es sein würde, ihn zum zweiten Mal zu erzählen, und zum dritten.',
      from: '9-12',
    },
    {
      text: 'Es gab einen bequemen Weg. Er lag offen da, er war trocken und hell, und er führte geradewegs an der Sache vorbei. {hero_subj} sah ihn lange an. Man konnte ja umkehren und es nennen, wie man wollte: vernünftig zum Beispiel. Das Wort passte beinahe. Nur der Bauch hatte ein anderes, und der Bauch irrte sich in solchen Dingen selten.',
      from: '9-12',
    },
    {
      text: 'Für einen Augenblick rechnete {hero} nach, was es kosten würde. Den Vorsprung bestimmt. Den guten Eindruck wahrscheinlich. Dazu eine Menge Zeit, und Zeit war gerade das, was sie nicht hatten. Auf der anderen Seite der Rechnung stand nur eine einzige Zeile, und die war schwer zu lesen. {hero_er} las sie trotzdem, zweimal. Danach ging die Rechnung nicht besser auf als vorher, aber sie stand nun in der eigenen Schrift da.',
      from: '9-12',
    },
    {
      text: 'Wenn man es recht bedachte, verlangte niemand etwas von {hero}. Das war ja das Schwierige. Gegen ein Verbot kann man sich stemmen, gegen einen Befehl auch. Aber hier stand bloß die Möglichkeit herum, sah zur Seite und tat, als wäre sie zufällig da. {hero_subj} hätte sie stehen lassen können. {hero_er} ging einmal um sie herum, wie man um ein fremdes Fahrrad geht, das nicht abgeschlossen ist.',
      from: '9-12',
    },
    {
      text: 'Später, dachte {hero}, würde man sagen, es sei doch ganz klar gewesen. Im Augenblick war gar nichts klar. Im Augenblick gab es zwei Richtungen, beide mit guten Gründen, und die schlechtere hatte sogar die besseren. Was gegen sie sprach, ließ sich kaum in Worte fassen. Es war nur so ein Ziehen, hinter den Rippen, wie wenn man das Haus verlässt und nicht weiß, was man vergessen hat.',
      from: '9-12',
    },
    {
      text: '{hero_subj} stellte sich vor, einer der Älteren stünde jetzt hier. Der würde etwas Kluges sagen, und dann wäre es dessen Entscheidung. Es stand aber keiner da. Es gab nur den Boden unter den Sohlen, den eigenen Atem und diese eine Frage, die nicht größer und nicht kleiner wurde, solange man sie ansah. Tun oder lassen. Beides ging. Das war das Gemeine daran, und auch das Gute.',
      from: '9-12',
    },
  ],
  open: [
    'Jetzt ging alles schnell, wie ein Faden, wenn der Knoten auf ist.',
    '{hero_subj} lachte. Es kam so laut heraus, dass irgendwo etwas zurücklachte, ein Echo oder ein Vogel.',
    'Den Rest rannten sie, und außer Atem waren sie erst, als sie standen.',
    'Da war es geschafft, und keiner wusste gleich, wohin mit den Armen. Also hielten sie sie hoch.',
    '<hero>Noch mal</hero>, sagte {hero_subj}, und dann, nach einer Pause: <hero>Lieber morgen.</hero>',
    'Vor Freude vergaß {hero}, welcher Fuß dran war, und nahm beide.',
  ],
  homeward: [
    'Der Rückweg war kürzer. Das sind Rückwege immer, und keiner weiß, wo sie den Rest hintun.',
    '{hero_subj} ging nach Hause mit nassen Socken und einem Gesicht, das nicht aufhören wollte.',
    'Die drei Dinge, die {hero} sich gemerkt hatte, standen noch da. Sogar das dritte war zurückgekommen.',
    'Auf halbem Weg merkte {hero_subj}, dass {hero_er} pfiff. Es war kein Lied, nur Luft, die gute Laune hatte.',
    'Es ging heimwärts, und jeder Schritt kannte den nächsten. Die Schuhe liefen fast allein.',
    'Hinter {hero} wurde alles kleiner, ein Stück und noch ein Stück. In der Tasche wurde es dafür schwerer.',
  ],
  close: [
    'In den Schuhen von {hero} war Sand oder Staub oder etwas dazwischen. {hero_er} leerte sie nicht aus.',
    '{hero_subj} war so müde, dass die Treppe schwankte, und so wach, dass es nichts machte.',
    'Ein Schnürsenkel war weg. Dafür hatte {hero} jetzt eine Geschichte, und die hielt besser.',
    'Auf die Frage, wo {hero_er} gewesen sei, sagte {hero}: <hero>Nur kurz draußen.</hero> Es stimmte, wenn man es sehr weit sah.',
    'Unter den Nägeln von {hero} saß noch ein Rest Abenteuer. {hero_er} wusch sich die Hände, aber nicht gründlich.',
    'Der Rucksack sank im Flur zusammen, als hätte er alles getragen. {hero_subj} klopfte ihm auf den Rücken.',
  ],
};
