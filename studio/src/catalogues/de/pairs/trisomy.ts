import type { LessonPairs } from '../../schema.ts';

export const trisomy: LessonPairs = {
  thumbsBehindBack: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und eine eigene Reihenfolge. <hero>So geht’s schneller</hero>, sagte {hero_subj} und nahm {companion} {part_def_acc} ab.',
          ],
          warm: [
            '<hero>Komm, ich mach das für dich</hero>, sagte {hero_subj} zu {companion}. {companion} hatte das Down-Syndrom und wollte das mit {part_def_dat} lieber selbst machen.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und ging der Reihe nach vor. {hero_subj} sah, dass man bei {part_def_dat} zwei Schritte zusammenlegen konnte, und legte.',
          ],
          playful: [
            '{hero_subj} spielte Schnellvorlauf und machte an {part_def_dat} alles doppelt so rasch. {companion} hatte das Down-Syndrom und mochte keinen Schnellvorlauf.',
          ],
        },
        fails: ['{hero_subj} machte zwei Schritte auf einmal und ließ das Warten dazwischen weg.'],
        again: [
          '{hero_subj} ließ nun auch noch den Schritt weg, in dem man nachsieht, ob es gut ist. Es war nicht gut.',
        ],
        refrain: ['Schnell und schnell und her damit! Nichts kam mit.'],
        turned: ['Eins, und wart, und zwei, und wart. Langsam und zart.'],
        noticing: [
          '{companion} verschränkte die Arme und war sauer. {hero_subj} hatte nun alles in der Hand und wusste nicht mehr, was zuerst kam. {companion} hatte immer an derselben Ecke angefangen.',
        ],
        deed: [
          '{hero_subj} gab alles zurück, mit beiden Händen. <hero>Darf ich zugucken</hero>, sagte {hero_er} leise. {hero_subj} legte die Hände auf den Rücken und hielt sich dort selbst die Daumen fest.',
        ],
        answer: [
          '{companion} fing an der Ecke an. Nach jedem Schritt kam ein Warten, und {part_def_nom} kannte es schon.',
        ],
        echo: [
          '<companion>Du hast gezappelt</companion>, sagte {companion}. <hero>Nur hinten</hero>, sagte {hero_subj}. Die Daumen waren noch ganz weiß.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und drehte an {part_def_dat}, Ecke für Ecke. <hero>Das geht schneller</hero>, sagte {hero_subj} und nahm alles an sich.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom und machte es gern genau. <hero>Du musst dich nicht plagen</hero>, sagte {hero_subj} und nahm {companion} {part_def_acc} weg.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und fing mit {part_def_dat} immer an derselben Ecke an. {hero_subj} fand eine Ecke, die kürzer war.',
          ],
          playful: [
            '{hero_subj} schnappte sich {part_def_acc} wie ein Zauberlehrling. {companion} hatte das Down-Syndrom und war mit dem Zauber noch nicht fertig gewesen.',
          ],
        },
        fails: [
          '{hero_subj} machte zwei Griffe zugleich, und dabei löste sich, was {companion} schon hatte.',
        ],
        again: [
          '<hero>Gleich</hero>, sagte {hero_subj} und drehte alles auf den Kopf. Dort passte es auch nicht, nur andersherum.',
        ],
        refrain: ['Her damit und drehn und drehn! Nichts bleibt stehn.'],
        turned: ['Ecke eins und Ecke zwei. Ich bin nur dabei.'],
        noticing: [
          '{companion} verschränkte die Arme und machte ein finsteres Gesicht. {hero} hielt alles in der Hand und wusste nicht weiter. Eine Ecke war immer die erste gewesen, das fiel {hero_ihm} jetzt ein.',
        ],
        deed: [
          '{hero_subj} gab alles mit beiden Händen zurück und fragte, ob {hero_er} zusehen dürfe. Dann legte {hero_er} die Hände auf den Rücken und hielt dort beide Daumen fest.',
        ],
        answer: [
          '{companion} drehte, wie {companion_subj} immer drehte, Ecke für Ecke. {part_def_nom} kam dabei an eine Kante, die man kannte.',
        ],
        echo: [
          '<companion>Jetzt du</companion>, sagte {companion} und gab {hero} das nächste. {hero} fing an derselben Ecke an.',
        ],
      },
    ],
  },
  companionCounts: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Eins, zwei, drei!</hero>, schrie {hero} und zog bei zwei an {part_def_dat}. {companion} hatte das Down-Syndrom und war noch bei eins.',
          ],
          warm: [
            '<hero>Ich zähle, du brauchst nur zu schieben</hero>, sagte {hero_subj}. {companion} hatte das Down-Syndrom und zählte auch, aber {hero_subj} stieß schon gegen {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} wusste, dass man bei zwei schon schieben muss, um bei drei fertig zu sein. {companion} hatte das Down-Syndrom und schob {part_def_acc} bei drei.',
          ],
          playful: [
            '{hero_subj} zählte eins, zwei, Zauberei und warf sich gegen {part_def_acc}. {companion} hatte das Down-Syndrom und hielt sich an die richtigen Zahlen.',
          ],
        },
        fails: ['Immer schob erst der eine und dann der andere. {hero_subj} zählte darum noch schneller.'],
        again: [
          '<hero>Einszweidrei!</hero> Das war jetzt ein einziges Wort. {companion} holte dazu gerade Luft.',
        ],
        refrain: ['Eins, zwei, schubs! Eins, zwei, schubs! Plumps.'],
        turned: ['Stampf ist eins und stampf ist zwei. Und hupp, bei drei.'],
        noticing: [
          'Neben dem eigenen Zählen war noch eins. Es war tief und ganz gleichmäßig, mit einem Stampfen. {companion} zählte, die ganze Zeit schon, und war noch nie bis Hupp gekommen.',
        ],
        deed: [
          '<hero>Zähl du, bitte.</hero> {hero_subj} fasste auf der anderen Seite an und machte den Mund zu. Erst als der Fuß von {companion} aufkam, drückte {hero} die Kante, die wackelte.',
        ],
        answer: ['Hupp, sagte {companion}, und das kam von zwei Leuten. {part_def_nom} hörte darauf.'],
        echo: [
          'Im Treppenhaus stampfte {companion} auf jede Stufe. {hero} ging mit. Oben sagten sie beide: <hero>Hupp.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und stellte gerade die Füße hin. Da rief {hero_subj} schon <hero>Hau ruck</hero> und riss an {part_def_dat}, allein.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. <hero>Streng dich nicht an</hero>, sagte {hero_subj} lieb und zog an {part_def_dat}, ehe {companion} auch nur nickte.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und sagte <companion>Warte</companion>. {hero_subj} hatte es schon ausgerechnet und drückte gegen {part_def_acc}, eine Sekunde zu früh.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom und lachte noch über den letzten Spruch. {hero_subj} rief <hero>Achtung, fertig</hero> und warf sich bei fertig auf {part_def_acc}.',
          ],
        },
        fails: ['Einer drückte, einer noch nicht. Dann drückte der andere, und {hero_subj} war schon müde.'],
        again: ['<hero>Und jetzt!</hero> Es war wieder nur einer.'],
        refrain: ['Hau und ruck und hau und ruck. Kein kleiner Muck.'],
        turned: ['Bumm sagt der Fuß und bumm der Schuh. Und ich dazu.'],
        noticing: [
          'Neben {hero} machte etwas bumm, und bumm, und bumm. Das war der Fuß von {companion}, und er machte es immer gleich. So einen guten Takt hatte {hero_subj} nicht dabei.',
        ],
        deed: [
          '<hero>Mach du den Takt</hero>, sagte {hero_subj}. {companion} stampfte. Beim dritten Bumm drückten sie beide, und keiner früher.',
        ],
        answer: [
          'Zwei auf einmal sind mehr als zwei. Auf einer Seite von {part_def_dat} ging ein Spalt auf und blieb auf.',
        ],
        echo: ['Beim Abendessen stampfte {companion} unter dem Tisch. Auf drei nahmen alle den Löffel.'],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rief <hero>Eins, zwei, drei</hero> und riss bei zwei an {part_def_dat}. {companion}, mit Down-Syndrom und starken Armen, hatte noch gar nicht zugefasst.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. <hero>Keine Sorge, ich sage dir, wann</hero>, sagte {hero_subj} und zog an {part_def_dat}, ehe {hero_er} es gesagt hatte.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass zwei genügt. {companion} hatte das Down-Syndrom und fand, bis drei heißt bis drei. {part_def_nom} kippte.',
          ],
          playful: [
            '{hero_subj} zählte rückwärts wie bei einer Rakete und startete bei zwei. {companion} hatte das Down-Syndrom und wartete auf null, an {part_def_dat}.',
          ],
        },
        fails: [
          'Eine Seite war schon oben, die andere noch unten. Da kam alles wieder herunter, und {hero_subj} rief: noch mal.',
        ],
        again: ['Beim nächsten Mal zog {hero_subj} bei eins. Das überraschte sogar {hero_ihn} selbst.'],
        refrain: ['Eins und rumms! Zwei und rumms! Bumms.'],
        turned: ['Stampf und stampf und stampf und hupp. Das war ein Schupp.'],
        noticing: [
          'Im Boden war ein Takt, tief und gerade. {hero_subj} spürte ihn in den Sohlen. {companion} stampfte und zählte, ganz ruhig, und kam nie bis ans Ende.',
        ],
        deed: [
          '<hero>Zähl du, bitte</hero>, sagte {hero_subj} und ging auf die zweite Seite. {hero_subj} hielt den Mund und bewegte sich erst, als der Fuß von {companion} aufkam.',
        ],
        answer: [
          'Vier Hände ließen los und vier griffen zu, auf denselben Stampfer. An {part_def_dat} hing nichts mehr schief.',
        ],
        echo: [
          '<companion>Drei</companion>, sagte {companion} beim Gutenachtsagen und stampfte. Das Licht ging genau da aus.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und stand bereit. <hero>Auf die Plätze, fertig</hero>, rief {hero_subj} und zog bei fertig an {part_def_dat}.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wollte {companion} nicht drängen und zog darum ein bisschen vor der Zeit an {part_def_dat}.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} zählte in Fünferschritten, das ging schneller. An {part_def_dat} war {companion} bei zwei und {hero_subj} bei zehn.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} zählte rückwärts, wie bei einer Rakete, und hob bei vier ab. {companion} hielt {part_def_acc} und wartete auf null.',
          ],
        },
        fails: [
          'Auf der einen Seite war schon Schluss, da fing es auf der anderen erst an. {hero_subj} rief, es sei doch ganz einfach.',
        ],
        again: ['Diesmal zählte {hero_subj} gar nicht. Da war es noch früher.'],
        refrain: ['Auf die Plätze, los und weg! Einer bleibt im Dreck.'],
        turned: ['Eins. Und zwei. Und drei, und du. Alles im Nu.'],
        noticing: [
          '{companion} klatschte auf das eigene Knie, eins, zwei, drei, und immer nach der Drei eine kleine Pause. Es klang, als ob einer sicher ist. {hero_subj} klatschte probeweise mit. Es passte.',
        ],
        deed: [
          '<hero>Dein Klatschen ist besser</hero>, sagte {hero_subj} und ging auf die andere Seite. {companion} klatschte. In der kleinen Pause nach der Drei griffen sie zu, beide.',
        ],
        answer: ['Vier Hände und ein einziges Zugreifen. An {part_def_dat} kam keine zu früh.'],
        echo: [
          '<companion>Eins, zwei, drei</companion>, klatschte {companion}. In die Pause machte {hero} das Licht aus.',
        ],
      },
    ],
  },
  theWholeSentence: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und machte den Mund auf. <hero>{companion} will da durch!</hero>, rief {hero_subj} schon zu {part_def_dat}. Das stimmte nicht.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom und fing an zu sprechen. {hero_subj} half und sprach schneller zu {part_def_dat}. Es war etwas anderes.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wusste nach dem ersten Wort, wie der Satz für {part_def_acc} weiterging. Er ging anders weiter.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} spielte die Stimme von {companion} für {part_def_acc}, mit Betonung. Nur der Text war falsch.',
          ],
        },
        fails: [
          '<companion>Ich</companion>, sagte {companion}. Weiter kam {companion_subj} nicht, da war {hero} schon fertig.',
        ],
        again: [
          '{hero_subj} antwortete jetzt, bevor {companion} Luft holte. So kam auch noch das <companion>Ich</companion> weg.',
        ],
        refrain: ['Ich weiß, ich weiß, ich sag’s für dich! Falsch, sag ich.'],
        turned: ['Seite geh und Mund bleib zu. Jetzt sprichst du.'],
        noticing: [
          'Der Mund von {companion} stand offen, mit demselben ersten Wort, zum dritten Mal. Dreimal war {hero} dazwischen gewesen. {hero_subj} biss die Zähne zusammen.',
        ],
        deed: [
          '{hero_subj} ging einen Schritt zur Seite, so dass {companion} vorn stand. {hero_subj} sah {companion} an und wartete, bis zum allerletzten Wort.',
        ],
        answer: [
          'Es waren neun Wörter, und keines war überflüssig. {part_def_nom} hatte bis zum neunten zugehört.',
        ],
        echo: [
          'Beim Abendbrot machte {companion} den Mund auf. {hero} legte den Löffel hin und wartete. Es kam ein Gähnen, ein ganzes.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom. <companion>Ich</companion>, fing {companion} an. <hero>Wir wollen durch</hero>, sagte {hero_subj} schon zu {part_def_dat}, laut und ganz falsch.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. <hero>Ich sag das für dich</hero>, flüsterte {hero_subj} {companion} zu und sagte {part_def_dat} etwas, was {companion} gar nicht wollte.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wusste immer schon, wie die Sätze von {companion} aufhörten. Vor {part_def_dat} hörten sie aber anders auf.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} war der Dolmetscher und übersetzte, ehe jemand etwas gesagt hatte. {part_def_nom} verstand nur die Hälfte, und die war erfunden.',
          ],
        },
        fails: [
          'Jedes Mal, wenn {companion} Luft holte, redete {hero} hinein. So fragt man nicht, so antwortet man nur.',
        ],
        again: ['{hero_subj} redete nun auch noch für {part_def_acc}. Das war nicht erwünscht.'],
        refrain: ['Ich weiß schon und ich sag es gleich. Keiner wird weich.'],
        turned: ['Du fängst an und du hörst auf. Ich wart darauf.'],
        noticing: [
          'Der Mund von {companion} stand noch offen, mit demselben Wort darin wie vorhin. Dreimal war es bis an die Lippen gekommen, und dreimal war {hero} dazwischen gewesen.',
        ],
        deed: [
          '{hero_subj} trat hinter {companion} und hielt sich selbst den Mund zu, mit beiden Händen. Dann wartete {hero_er}, Wort für Wort, bis zum Punkt.',
        ],
        answer: [
          'Es war ein kurzer Satz, aber ein ganzer. {part_def_nom} hörte ihn bis zum Ende und nickte dem zu, der gefragt hatte.',
        ],
        echo: [
          '<companion>Du</companion>, sagte {companion} am Abend. {hero} wartete. <companion>Darfst. Die Hände. Wegnehmen.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und sah {part_def_acc} an. <hero>{companion} meint das so</hero>, rief {hero_subj} und redete los.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom und holte Luft. <hero>Ich sag es schon für dich</hero>, sagte {hero_subj} und sagte {part_def_dat} etwas anderes.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} kürzte ab und erklärte {part_def_dat} in vielen Wörtern, was {companion} in dreien sagen wollte.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} spielte für {part_def_acc} gleich beide, mit zwei Stimmen. {companion} kam darin nicht zu Wort.',
          ],
        },
        fails: [
          'Das erste Wort von {companion} blieb das einzige. Den Rest sagte {hero}, und der Rest war falsch.',
        ],
        again: ['{hero_subj} sagte es noch einmal schneller. Jetzt verstand {hero_er} es selbst nicht mehr.'],
        refrain: ['Red für dich und red für mich! Keiner rührt sich.'],
        turned: ['Schritt zur Seit und Mund bleibt zu. Jetzt kommst du.'],
        noticing: [
          '{companion} hatte den Mund offen, mit demselben ersten Wort, schon wieder. Dreimal war {hero} hineingelaufen wie in eine Tür. {hero_subj} blieb stehen.',
        ],
        deed: [
          '{hero_subj} trat einen Schritt zur Seite und sah {companion} an. {hero_subj} wartete, bis das letzte Wort gesagt war und die Hand von {companion} es gezeigt hatte.',
        ],
        answer: ['Drei Wörter und eine klare Hand. {part_def_nom} sah von der Hand auf und war im Bilde.'],
        echo: [
          '<companion>Du</companion>, sagte {companion}. {hero} wartete. <companion>Hast</companion>, sagte {companion}. {hero} wartete. <companion>Spinat da.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom. {hero_subj} redete für {companion}, schnell und mit den Armen. Drüben bei {part_def_dat} kam davon ein Durcheinander an.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. <hero>Das ist zu schwer für dich</hero>, sagte {hero_subj} zu {companion} und erklärte es {part_def_dat} selbst. Es war auch für {hero} zu schwer.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} fasste für {part_def_acc} zusammen, was {companion} vielleicht gemeint hatte. Es war eine lange Zusammenfassung.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} spielte Radio und ging nicht aus. Neben {part_def_dat} stand {companion} und drehte an einem Knopf aus Luft.',
          ],
        },
        fails: [
          'Viele Wörter waren da, nur das eine nicht. Das hatte {companion}, und {companion} kam nicht dran.',
        ],
        again: ['{hero_subj} holte noch einmal aus. {companion} machte den Mund wieder zu.'],
        refrain: ['Bla und bla und bla für dich! Keiner fragt dich.'],
        turned: ['Du dein Wort und ich keins mehr. Komm, sag’s her.'],
        noticing: [
          '{companion} hatte die Hand die ganze Zeit schon oben. Sie zeigte genau dorthin, wo es hinsollte, ganz ruhig, und {hero} war davor gestanden.',
        ],
        deed: [
          '{hero_subj} ging aus dem Weg und setzte sich hin. {companion} sagte ein Wort und zeigte es mit der Hand, langsam, bis zum Schluss. {hero} sagte nichts dazu.',
        ],
        answer: [
          'Ein Wort und eine Hand, das war nicht zu viel. Damit konnte {part_def_nom} etwas anfangen.',
        ],
        echo: [
          '<companion>Gut</companion>, sagte {companion}. {hero} wollte fragen, was genau, und wartete lieber. Es kam nichts mehr. Gut war der ganze Satz.',
        ],
      },
    ],
  },
  stepOfTheSong: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Los!</hero> {hero_subj} rannte voraus auf {part_def_acc}, rutschte und kam zurück. {companion} hatte das Down-Syndrom und sang beim Gehen.',
          ],
          warm: [
            '{hero_subj} lief auf {part_def_dat} voraus, um {companion} den Weg zu zeigen, und kam auf dem Bauch zurück. {companion} hatte das Down-Syndrom und sang.',
          ],
          clever: [
            '{hero_subj} sagte, schnell sei man eher drüben. {companion} hatte das Down-Syndrom, sang und ging im Takt auf {part_def_acc}. {hero_subj} überholte.',
          ],
          playful: [
            '{hero_subj} war ein Windhund auf {part_def_dat} und bald ein Windhund auf dem Po. {companion} hatte das Down-Syndrom und sang dazu.',
          ],
        },
        fails: [
          '<hero>Schneller!</hero>, rief {hero_subj} in das Lied hinein. Da verlor {companion} den Takt, und beide verloren die Füße.',
        ],
        again: [
          '<hero>Schneller, schneller!</hero> Das rief {hero_subj} noch im Liegen, und im Liegen war {hero_er} tatsächlich schnell.',
        ],
        refrain: ['Schneller, schneller, flitz und flutsch! Und futsch.'],
        turned: ['La ist Schritt und la ist Schritt. Ich geh mit.'],
        noticing: [
          '{hero_subj} lag flach. Über {hero_ihm} ging das Lied weiter, in Kniehöhe, ein Schritt auf jeden Ton. {companion} stand noch.',
        ],
        deed: [
          '{hero_subj} ging ganz an den Anfang zurück. <hero>Noch einmal von vorn, bitte.</hero> {hero_subj} setzte den Fuß flach auf, immer nur, wenn im Lied der Schlag kam.',
        ],
        answer: ['Beim dritten Schlag kam die raue Stelle. Auf {part_def_dat} standen vier flache Füße.'],
        echo: [
          'Das Lied ging {hero} nicht mehr aus den Füßen. Damit ging es ins Bad, im Takt, und wieder heraus.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rannte gegen {part_def_acc} an und rief <hero>Schneller!</hero> {companion} hatte das Down-Syndrom und sang, aber das hörte keiner mehr.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom und sang vor sich hin. <hero>Komm schnell weg vom Lärm</hero>, schrie {hero} und meinte {part_def_acc}.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und sang. {hero_subj} überlegte, wie man {part_def_acc} übertönt, und schrie, so rasch es ging.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom und sang. {hero_subj} machte daraus ein Wettschreien mit {part_def_dat} und lag nach Punkten vorn.',
          ],
        },
        fails: ['Das Lied ging unter, und wer da schrie, war {hero}.'],
        again: ['<hero>Schneller, lauter!</hero>, schrie {hero}. Es war beides schon.'],
        refrain: ['Schrei und renn und renn und schrei! Vorbei, vorbei.'],
        turned: ['La und la und Pause, still. So wie es will.'],
        noticing: [
          '{hero_subj} fiel hin und blieb liegen. Über {hero_ihm} ging das Lied weiter, in Kniehöhe, ganz gerade. Nach jeder Zeile machte {companion} den Mund zu, einen Schlag lang.',
        ],
        deed: [
          '{hero_subj} stand auf und ging an den Anfang zurück. <hero>Noch einmal von vorn, bitte.</hero> {hero_subj} summte mit und machte den Mund zu, wo {companion} ihn zumachte.',
        ],
        answer: [
          'Die Pause im Lied und die kleine Stille fielen aufeinander. In {part_def_dat} war da ein Loch, so breit wie ein Schlag.',
        ],
        echo: ['Beim Einschlafen sang {hero} nur noch die Pausen.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und summte. <hero>Jetzt nicht</hero>, sagte {hero_subj} und schrie {part_def_dat} entgegen, so laut es ging.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom und summte. {hero_subj} hielt {companion} lieb die Ohren zu, wegen {part_def_gen}, und rief selbst dazwischen.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und summte. {hero_subj} suchte die Lücke bei {part_def_dat} mit der Uhr. Immer wenn {hero_er} <hero>Jetzt</hero> sagte, war sie vorbei.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom und summte. {hero_subj} spielte gegen {part_def_acc} auf einem Kamm, wild durcheinander. Jetzt war es zweimal so laut.',
          ],
        },
        fails: ['Lärm und noch ein Lärm dazu. {hero_subj} machte den zweiten.'],
        again: ['Nun stampfte {hero_subj} auch noch, mal so, mal so.'],
        refrain: ['Krach und krach und doppelt Krach. Alle sind wach.'],
        turned: ['Schritt und Schritt und Pause, pst. Hör, was es ist.'],
        noticing: [
          '{companion} wiegte sich, hin und her, und blieb manchmal stehen, mitten im Lied. Und genau da war es jedes Mal still. {companion} hatte die Lücke längst gefunden.',
        ],
        deed: [
          '{hero_subj} nahm die Hand von {companion} und ging mit: Schritt, Schritt, Schritt, Pause. In der Pause machte {hero_er} den Mund nicht auf, sondern die Ohren.',
        ],
        answer: [
          'Beim zweiten Mal passte die Pause genau auf die von {part_def_dat}. Da war Platz für etwas ganz Leises.',
        ],
        echo: [
          '<companion>Und Pause</companion>, sagte {companion} beim Zähneputzen. Mit der Bürste im Mund standen sie beide still.',
        ],
      },
    ],
  },
  companionsPace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} packte {part_def_acc} gleich an beiden Enden an. {companion}, mit Down-Syndrom und ruhigen Händen, kam nicht einmal an einen Griff.',
          ],
          warm: [
            '{hero_subj} nahm {companion} bei {part_def_dat} alles Schwere ab, ohne zu fragen. {companion} hatte das Down-Syndrom und konnte gut tragen.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom und hatte {part_def_acc} schon richtig angesetzt. {hero_subj} machte es noch einmal, weil es so schneller ging.',
          ],
          playful: [
            '{hero_subj} spielte an {part_def_dat} zwei Möbelpacker auf einmal. {companion} hatte das Down-Syndrom und sah der Vorstellung zu, bis sie nicht mehr lustig war.',
          ],
        },
        fails: [
          'Was zwei gut gehalten hatten, hielt {hero_subj} jetzt allein, und dann hielt {hero_er} es nicht mehr.',
        ],
        again: ['<hero>Ich hab’s gleich</hero>, sagte {hero_subj}. Es kratzte über den Boden, mehr nicht.'],
        noticing: [
          '{companion} saß auf der Treppe, mit Jacke. <companion>Mach allein weiter</companion>, sagte {companion}. Das ging nicht allein, das hatte {hero_subj} gerade eine Viertelstunde lang bewiesen.',
        ],
        deed: [
          '<hero>Tut mir leid</hero>, sagte {hero_subj} und bat {companion}, den Takt zu geben. {hero_subj} nahm ein Ende, nur eins, und blieb in dem Takt, auch als draußen der Bus losfuhr.',
        ],
        answer: [
          '{companion} zählte, wie andere Leute atmen. Auf jede dritte Zahl bewegte sich {part_def_nom}.',
        ],
        echo: ['Sie gingen zu Fuß nach Hause, im selben Takt. {companion} behielt die Jacke offen.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und bückte sich nach dem Griff. Da hatte {hero_subj} {part_def_acc} schon zu zwei Dritteln, und es knallte.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. <hero>Ruh dich aus</hero>, sagte {hero_subj} und hob an {part_def_dat} die andere Seite auch noch an. Es war gut gemeint und viel zu schwer.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} hatte berechnet, wie man {part_def_acc} allein über die Ecke dreht. Über die Ecke kam {hero_er}, die Wand auch.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} spielte mit {part_def_dat} Gewichtheber und ließ {companion} den Applaus machen. Der Applaus hörte vor dem Heben auf.',
          ],
        },
        fails: [
          'Was zwei gut gehalten hatten, trug jetzt einer schlecht. {hero_subj} ließ es fallen und sagte: zu langsam.',
        ],
        again: ['{hero_subj} nahm wieder beide Enden. Eines davon war immer das falsche.'],
        noticing: [
          '{companion} hatte die Handschuhe ausgezogen und nebeneinandergelegt, die Finger gerade. <companion>Fertig</companion>, sagte {companion} und meinte nicht die Arbeit. {hero_subj} sah auf die Handschuhe und dann auf die Schramme an der Wand.',
        ],
        deed: [
          '<hero>Entschuldige</hero>, sagte {hero_subj} und hielt {companion} die Handschuhe hin. <hero>Du sagst, wann.</hero> {hero_er} fasste nur ein Ende an. Der Bus hupte zweimal und fuhr, und {hero_subj} blieb im Takt.',
        ],
        answer: [
          '{companion} sagte <companion>Und</companion>, und jedes Und war gleich lang. Bei jedem ging {part_def_nom} ein Stück über die Kante, die wackelte.',
        ],
        echo: [
          'An der Wand ist eine Schramme, so lang wie ein Arm. <companion>Bevor ich den Takt gemacht habe</companion>, erklärt {companion} allen.',
        ],
      },
    ],
  },
  toTheLastWord: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und fing einen Satz an. {hero_subj} beendete ihn vor {part_def_dat}, mit einem Witz.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. {hero_subj} beeilte sich bei {part_def_dat}, die Sätze für {companion} zu Ende zu bringen. Man will ja helfen.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} rechnete {part_def_dat} vor, was {companion} sagen wollte, und entschied dann für beide.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} machte aus einem halben Satz von {companion} eine Pointe für {part_def_acc}. Die Pointe saß.',
          ],
        },
        fails: ['{companion} redete nicht mehr. Drüben nahm man den Witz für die Antwort.'],
        again: [
          '{hero_subj} erklärte, wie {companion} das gemeint habe. Es war die dritte Fassung und wieder eine eigene.',
        ],
        noticing: [
          'Jemand fragte {companion} etwas, und alle sahen {hero} an. {hero_subj} bemerkte es erst jetzt. {companion} sah auf den Boden.',
        ],
        deed: [
          '<hero>Ich habe dir dazwischengeredet. Entschuldige</hero>, sagte {hero_subj} vor allen. Dann schwieg {hero_er} bis zum Ende, auch als das Ende ein Nein war, ein Nein zu {hero_seinem} Plan.',
        ],
        answer: [
          'Es waren wenige Wörter, und sie kamen vom richtigen Menschen. {part_def_nom} fragte nicht mehr nach.',
        ],
        echo: [
          'Der andere Plan war von {companion}. {hero} findet ihn noch immer schlechter und hält sich genau daran.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und zeigte {part_def_dat} etwas, langsam. {hero_subj} rief dazwischen, was gemeint war. Gemeint war etwas anderes.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. {hero_subj} lächelte {part_def_dat} entschuldigend zu und sagte jeden Satz von {companion} noch einmal, in schöner.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} gab {part_def_dat} eine Kurzfassung von allem, was {companion} sagen würde.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} vertonte vor {part_def_dat} jedes Wort von {companion} mit einem Geräusch. Beim Gong verstand keiner mehr etwas.',
          ],
        },
        fails: ['Zwei Leute sagten zugleich Verschiedenes, und einer davon war {hero_subj}.'],
        again: ['{hero_subj} sagte die Kurzfassung noch kürzer.'],
        noticing: [
          '<companion>Stopp</companion>, sagte {companion}, und zwar zu {hero}. Das Wort war ganz klar. {hero_subj} hatte es an diesem Tag schon oft gehört und jedes Mal ein anderes daraus gemacht.',
        ],
        deed: [
          '<hero>Ich habe dich nicht ausreden lassen. Das war falsch</hero>, sagte {hero_subj}, so dass alle es hörten. {hero_er} trat einen Schritt hinter {companion} und blieb dort, bis zum Ende, obwohl {hero_sein} eigener Einfall darin durchfiel.',
        ],
        answer: [
          '{companion} brauchte vier Wörter und eine Hand. {part_def_nom} brauchte dann nur noch zu nicken.',
        ],
        echo: [
          '<companion>Stopp</companion>, sagt {companion} manchmal, auch wenn {hero} nur isst. Dann halten beide an und grinsen.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und wollte etwas über {part_def_acc} sagen. {hero_subj} sagte es schneller, lauter und anders.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. Damit wegen {part_def_gen} keine Pause entstand, füllte {hero_subj} jede, zuerst die von {companion}.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} erkannte bei {part_def_dat} nach zwei Wörtern, worauf es hinauslief, und sagte es für alle.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} machte vor {part_def_dat} die Sätze von {companion} zu Ende wie ein Quizkandidat. Der zweite war falsch.',
          ],
        },
        fails: ['Wer anfing zu sprechen, wurde zu Ende gesprochen. Bald fing keiner mehr an.'],
        again: ['{hero_subj} redete nun auch in die Pausen, die zwischen den eigenen Sätzen waren.'],
        noticing: [
          'Eine Frage ging an {companion}, und acht Augen gingen zu {hero}. {hero_subj} hatte schon den Mund offen. {companion} hatte ihn seit zehn Minuten zu.',
        ],
        deed: [
          '<hero>Ich habe dir die Wörter weggenommen. Das tut mir leid.</hero> {hero_subj} sagte es vor allen. Danach war {hero_er} still, so lange es dauerte, und am Ende fiel der eigene Plan durch.',
        ],
        answer: [
          'Die Pausen von {companion} waren lang. Als keiner hineinredete, wurde auch vor {part_def_dat} wieder Luft geholt.',
        ],
        echo: [
          '<companion>Fertig</companion>, sagte {companion} jedes Mal, wenn ein Satz zu Ende war. {hero} wartete noch ein bisschen, zur Sicherheit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und einen Vorschlag zu {part_def_dat}. {hero_subj} hörte das erste Wort und erklärte den anderen das letzte.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. {hero_subj} half {companion} vor {part_def_dat} über jede Pause hinweg, so schnell, dass keine übrig blieb.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wusste zu {part_def_dat}, was {companion} vernünftigerweise meinen musste, und meinte es gleich selbst.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} sprach vor {part_def_dat} für {companion} mit, als Bauchredner. Das erste Mal lachte {companion} noch.',
          ],
        },
        fails: [
          '{companion} hörte auf zu reden. {hero_subj} redete für zwei und merkte es daran, dass es länger dauerte.',
        ],
        again: ['<hero>Genau, {companion}?</hero>, fragte {hero_subj}. {companion} sah zum Fenster hinaus.'],
        noticing: [
          'Auf dem Zettel, den {companion} die ganze Zeit festhielt, standen drei Punkte. {hero_subj} konnte sie von der Seite lesen. Der erste war der, von dem {hero_subj} seit einer Stunde das Gegenteil erzählte.',
        ],
        deed: [
          '<hero>Ich habe dauernd für dich geredet, und falsch</hero>, sagte {hero_subj}. <hero>Entschuldige.</hero> Dann setzte {hero_er} sich hin, legte eine Hand vor den Mund und ließ sie dort, für alle drei Punkte.',
        ],
        answer: [
          'Der dritte Punkt war gegen {hero_seinen} Plan, und er war gut. Vor {part_def_dat} hörten jetzt auch die anderen zu Ende.',
        ],
        echo: [
          '{companion} hat den Zettel aufgehoben. <companion>Beim nächsten Mal sind es vier</companion>, sagte {companion}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und begann einen Satz über {part_def_acc}. {hero_subj} brachte ihn zu Ende und drängte weiter.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wollte {companion} vor den anderen nicht hängen lassen, sprach für zwei und trieb wegen {part_def_gen} zur Eile.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} wusste, wie der Satz über {part_def_acc} ausging, und sparte allen die Zeit.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} machte aus dem halben Satz über {part_def_acc} einen ganzen Witz und sah dabei auf die Uhr.',
          ],
        },
        fails: ['{hero_subj} kürzte ab, den Satz und alles andere auch.'],
        again: [
          '<hero>Wir haben’s ja gleich</hero>, sagte {hero_subj} und nahm {companion} auch noch das letzte Wort aus dem Mund. Es war das falsche.',
        ],
        noticing: [
          'Jemand fragte {companion}, und alle sahen {hero} an. {companion} sah auf den Boden. {hero_subj} wollte gerade antworten und hörte, wie still es neben {hero_ihm} war.',
        ],
        deed: [
          '<hero>Ich habe über dich hinweggeredet. Entschuldige</hero>, sagte {hero_subj} vor allen. Dann hielt {hero_er} den Mund, bis zum letzten Wort, und das letzte Wort war ein Nein zu {hero_seinem} Plan.',
        ],
        answer: ['Der Satz dauerte, so lange er dauerte, und so lange ließ man auch {part_def_acc} in Ruhe.'],
        echo: ['{companion} hat eine Uhr ohne Sekundenzeiger. {hero} hat nachgefragt, wo es die gibt.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte das Down-Syndrom und wollte erklären, wie man mit {part_def_dat} umgeht. {hero_subj} hatte schon angefangen, ehe der zweite Satz kam.',
          ],
          warm: [
            '{companion} hatte das Down-Syndrom. Damit es leichter ging, übersetzte {hero_subj} jeden Satz über {part_def_acc} für die anderen, auch die halben.',
          ],
          clever: [
            '{companion} hatte das Down-Syndrom. {hero_subj} fasste zusammen, was {companion} über {part_def_acc} sagen wollte, und kam damit auf die Hälfte der Zeit.',
          ],
          playful: [
            '{companion} hatte das Down-Syndrom. {hero_subj} machte die Untertitel zu allem, was {companion} über {part_def_acc} sagte. Zwei fanden die Untertitel sehr gelungen.',
          ],
        },
        fails: [
          'Die Zusammenfassung war kürzer als das, was sie zusammenfasste. Nach ihr wurde gehandelt, sofort.',
        ],
        again: [
          '<hero>Was {companion} meint, ist Folgendes</hero>, sagte {hero_subj}. {companion} machte den Mund wieder zu.',
        ],
        noticing: [
          '{companion} hatte mitten im Satz aufgehört und zählte unter dem Tisch an den Fingern ab. Es waren die Wörter, die noch fehlten. {hero_subj} sah, dass zwei Hände dafür nicht reichten.',
        ],
        deed: [
          '{hero_subj} zog sich einen Stuhl heran und setzte sich {companion} gegenüber. <hero>Ich habe dich dauernd übersetzt, dabei redest du Deutsch. Entschuldige.</hero> Dann hörte {hero_er} zu, bis hinter den Punkt. Am Ende stand ein Nein, und es galt {hero_seinem} Plan.',
        ],
        answer: [
          'Bis {companion} fertig war, war der Tee kalt. So lange hatte keiner an {part_def_acc} gerührt.',
        ],
        echo: [
          '<companion>Jetzt du</companion>, sagte {companion}. {hero_subj} sagte einen Satz, und {companion} wartete danach noch eine ganze Weile, ob etwas kam.',
        ],
      },
    ],
  },
};
