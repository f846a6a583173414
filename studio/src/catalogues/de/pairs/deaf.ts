import type { LessonPairs } from '../../schema.ts';

export const deaf: LessonPairs = {
  lipsTogether: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. Also brüllte {hero_subj} {companion} ins Ohr, dass man bei {part_def_dat} leise sein müsse.',
          ],
          warm: [
            '{companion} war gehörlos und sollte nichts verpassen. {hero_subj} stampfte, damit {companion} es in den Füßen spürte, dicht neben {part_def_dat}.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} hatte gelernt, dass man dann deutlich sprechen muss, und sprach so deutlich, dass {part_def_nom} zuckte.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} spielte ein Megafon und rief <hero>Pst!</hero> in {companion} hinein, quer über {part_def_acc}.',
          ],
        },
        fails: [
          '{hero_subj} brüllte, wie leise man sein musste. {companion} verstand es trotzdem nicht, und alle anderen verstanden es zu gut.',
        ],
        again: ['<hero>PST!</hero>, schrie {hero} noch einmal und stampfte den Punkt dazu.'],
        refrain: ['Pst, pst, pst, und bumm, bumm, bumm! Dreht sich nicht um.'],
        turned: ['Lippen zu und Finger auf. So geht der Lauf.'],
        noticing: [
          '{companion} legte einen Finger auf den Mund. Dann erzählten zwei Hände einen langen, langen Satz. Kein Hauch davon war zu hören. {hero} sah hin.',
        ],
        deed: [
          '{hero_subj} drückte die Lippen zusammen und stellte sich vor {companion}. Die Augenbrauen hob {hero_er}, das war die Frage. Dann machte {hero_er} mit einer Hand nach, was {companion} gebärdete.',
        ],
        answer: ['So redeten sie über {part_def_acc} hinweg, so lange sie wollten. Unten seufzte es nur.'],
        echo: [
          'Am Abend erzählten sie sich unter der Lampe noch etwas. Es war sehr lustig, und keiner im Haus wachte auf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. <hero>Pst</hero>, brüllte {hero_subj} {companion} ins Ohr und stampfte dazu, damit {companion} es spürte. Alle spürten es, auch {part_def_nom}.',
          ],
          warm: [
            '{companion} war gehörlos. <hero>Wir müssen ganz leise sein</hero>, rief {hero_subj} {companion} zu, so laut, dass es auch {part_def_nom} im Traum erfuhr.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} erklärte {companion} genau, warum man hier flüstern muss. Zum Erklären reichte Flüstern nicht, dachte {hero_er} und weckte beinahe {part_def_acc}.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} war ein Elefant auf Zehenspitzen. Die Zehenspitzen hörte man bei {part_def_dat} einzeln.',
          ],
        },
        fails: ['{companion} verstand von dem Gebrüll kein Wort. Verstanden hat es, wer schlafen wollte.'],
        again: ['{hero_subj} pfiff auf zwei Fingern. {companion} sah freundlich auf die zwei Finger.'],
        refrain: ['Leise, rief ich, leise, hört! Alle sind gestört.'],
        turned: ['Mund bleibt zu, die Hand erzählt. Gar nichts fehlt.'],
        noticing: [
          '{companion} legte einen Finger an die Lippen. Dann erzählten zwei Hände etwas Langes, mit einem Witz am Schluss, und nicht einmal die Luft hatte etwas gehört.',
        ],
        deed: [
          '{hero_subj} kniff die Lippen zusammen und stellte sich so hin, dass {companion} das Gesicht sah. Mit einer Hand machte {hero_er} nach, was {companion} gesagt hatte, Zeichen für Zeichen.',
        ],
        answer: [
          'Nun redeten zwei, und es war so still wie nie. Mit einem Seufzer rollte {part_def_nom} auf die andere Seite.',
        ],
        echo: ['Den Witz verstand {hero} erst an der Haustür. Dort durfte man lachen.'],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} rief {companion} ins Ohr, da drin sitze {part_def_nom}, und stampfte, damit es ankam.',
          ],
          warm: [
            '{companion} war gehörlos und sollte {part_def_acc} auch entdecken. {hero_subj} brüllte alles, was {hero_er} sah, ganz nah am Ohr.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} klopfte die Nachricht von {part_def_dat} mit dem Fuß auf den Boden, kräftig.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} trommelte {companion} vor {part_def_dat} auf den Rücken, das hieß: Da! Leise! Sitzt! Eins!',
          ],
        },
        fails: [
          'Wovor man leise sein musste, das brüllte {hero_subj}. Und leise wurde davon nichts, nur weiter weg.',
        ],
        again: ['<hero>GANZ STILL!</hero> Der Boden bebte dazu.'],
        refrain: ['Still, still, still, und stampf, stampf, stampf! Alles ein Krampf.'],
        turned: ['Finger hier und Finger da. Wer guckt denn da.'],
        noticing: [
          '{companion} legte den Finger auf die Lippen. Dann kam ein ganzer langer Satz aus zwei Händen. Er war so leise wie eine Feder, wenn sie liegt.',
        ],
        deed: [
          '{hero_subj} machte die Lippen zu, stellte sich vor {companion} und hob beide Augenbrauen. Was {companion} mit der Hand gebärdete, machte {hero_er} mit einer Hand nach.',
        ],
        answer: [
          'Hände machen keinen Lärm. Worüber sie wohl redeten, das wollte {part_def_nom} dann doch wissen.',
        ],
        echo: [
          '<hero>Worüber haben wir eigentlich geredet?</hero>, fragte {hero_subj}, als es vorbei war. {companion} zeigte es. Es war immer noch Gurke.',
        ],
      },
    ],
  },
  thumbPutRight: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} sagte {companion} und {part_def_dat} dasselbe, langsam und laut. Die einen machten dies, die anderen das.',
          ],
          warm: [
            '{companion} war gehörlos. <hero>Nicht ungeduldig werden</hero>, sagte {hero_subj} zu {companion} und {part_def_dat} und wiederholte alles, nur lauter.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} teilte die Wörter in Silben und gab {companion} und {part_def_dat} eine nach der anderen.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} sprach wie ein sehr langsamer Opernsänger, nach links zu {companion} und nach rechts zu {part_def_dat}.',
          ],
        },
        fails: [
          'Aus jedem Wort, das {hero_subj} größer machte, wurde drüben etwas anderes. Die Hände hingen dabei herunter.',
        ],
        again: [
          '{hero_subj} sprach nun so langsam, dass das Wort vorne schon vergessen war, wenn es hinten ankam.',
        ],
        refrain: ['Laut und langsam, A und O! Keiner schaut froh.'],
        turned: ['Daumen so und Daumen da. Jetzt ist es klar.'],
        noticing: [
          'Der Mund redete, aber niemand sah mehr hin. {companion} sah auf die Hände von {hero}, und drüben sah man auch auf die Hände. Die hingen nur da.',
        ],
        deed: [
          '{hero_subj} hob eine Hand und fragte mit den Augen. {companion} bog den Daumen zurecht. Dann machte {hero} die Gebärde noch einmal, langsam, für {part_def_acc}.',
        ],
        answer: [
          '{part_rel_nom} machte sie nach, erst mit dem falschen Daumen. {companion} bog auch den zurecht.',
        ],
        echo: [
          'Erst hatte es Gurke geheißen. {companion} zeigte, wie Gurke geht, und seitdem grüßen sie sich mit Gurke.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} sagte den Satz lauter, erst zu {companion} und dann zu {part_def_dat}. Keiner von beiden tat, was darin vorkam.',
          ],
          warm: [
            '{companion} war gehörlos. <hero>Pass auf</hero>, sagte {hero_subj} langsam und sehr freundlich zu {part_def_dat}, mit einem Mund wie ein Fisch.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} sprach für {companion} und {part_def_acc} jede Silbe einzeln. Zusammengesetzt hat sie niemand.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} zog vor {part_def_dat} Grimassen zu jedem Wort. {companion} lachte, aber an der falschen Stelle.',
          ],
        },
        fails: ['Der Mund wurde größer, und die Hände taten nichts. Gesehen wurde aber nach den Händen.'],
        again: ['{hero_subj} brüllte nun. Eine Fliege zog um.'],
        refrain: ['Laut und breit und langsam, schau. Keiner wird schlau.'],
        turned: ['Hand hinauf, den Daumen so. Da sind sie froh.'],
        noticing: [
          '{hero} merkte, dass zwei nicht mehr auf den Mund sahen. Sie sahen tiefer, dorthin, wo zwei Hände hingen und sich langweilten.',
        ],
        deed: [
          '{hero_subj} hob die Hände und zog die Augenbrauen hoch. {companion} rückte {hero_ihm} einen Daumen zurecht und zeigte mit dem Kinn, wohin {part_def_nom} immer sah. Da machte {hero} das Zeichen dafür.',
        ],
        answer: [
          'So ein Zeichen hatte man hier noch nie gesehen. Um es nachzumachen, brauchte {part_def_nom} beide Hände und etwas mehr Platz weiter drüben.',
        ],
        echo: [
          '{companion} brachte {hero} auf dem Heimweg noch ein Zeichen bei. Es hieß: Deine Schuhe sind offen.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos, und {part_def_nom} verstand auch nicht. {hero_subj} sagte es beiden, lauter und noch lauter.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} wollte es allen recht machen und sagte {companion} und {part_def_dat} jedes Wort mit ganz viel Lippe.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} vermutete, dass man für {part_def_acc} und für {companion} nur langsam genug reden muss, und wurde sehr langsam.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} redete für {companion} und {part_def_acc} wie ein Fisch, groß und rund. Blubb, verstand man.',
          ],
        },
        fails: [
          'Das Wort wurde jedes Mal größer. {companion} tat etwas, drüben tat man etwas, und gemeint war etwas Drittes.',
        ],
        again: [
          '{hero_subj} brüllte es. Da sahen sich {companion} und noch jemand an und zuckten beide die Schultern.',
        ],
        refrain: ['Langsam, laut und lauter noch! Versteh doch!'],
        turned: ['Hand hinauf, der Daumen krumm. Jetzt geht es rum.'],
        noticing: [
          'Die Stimme war heiser. Auf den Mund sah schon lange keiner mehr. {companion} sah auf zwei Hände, und die gehörten {hero} und taten gar nichts.',
        ],
        deed: [
          '{hero_subj} hob eine Hand und fragte {companion} mit den Augen. {companion} bog ihr den Daumen zurecht. Nun machte {hero_subj} die Gebärde noch einmal, ganz langsam.',
        ],
        answer: ['Was kein Wort konnte, das konnte eine Hand. {part_def_nom} sah auf den Daumen und nickte.'],
        echo: [
          '<hero>Was hatte ich denn vorher gesagt?</hero> wollte {hero} wissen. {companion} schrieb es auf: Gurke.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} brüllte {companion} ins Ohr und {part_def_dat} gleich dazu. Davon wackelte nur ein Blatt.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} sagte es für {companion} und für {part_def_acc} noch einmal, ganz lieb, ganz langsam, mit ganz großem Mund.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} schrieb mit dem Finger lange Wörter in die Luft, für {companion} und für {part_def_acc}. Die Luft behielt keins.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} zappelte vor {part_def_dat} wie ein Hampelmann. Es konnte alles heißen, auch: Mich juckt es.',
          ],
        },
        fails: [
          'Der Mund ging auf und zu, und die Hände wussten nichts davon. {hero_subj} machte den Mund noch größer.',
        ],
        again: ['Man sah jetzt alle Zähne. Verstanden hatte man noch nichts.'],
        refrain: ['Mund ganz groß und Mund ganz weit. Keiner weiß Bescheid.'],
        turned: ['Finger so und Daumen fein. Das soll es sein.'],
        noticing: [
          '{companion} zupfte {hero} am Ärmel und hielt zwei Hände hoch. Sie sagten etwas, ohne einen Ton. {hero_subj} sah hin und merkte: Es war die ganze Zeit schon gesagt worden.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und hielt {companion} die Hände hin. {companion} bog einen Finger auf und einen zu. Dann zeigte {hero_subj} es {part_def_dat}, einmal, langsam.',
        ],
        answer: [
          'Erst hatte es Regenschirm geheißen. Mit dem einen Finger anders hieß es das Richtige, und {part_def_nom} machte große Augen.',
        ],
        echo: [
          'Vor dem Einschlafen übte {hero} die Gebärde noch einmal. {companion} schüttelte den Kopf: Regenschirm.',
        ],
      },
    ],
  },
  roundToTheFront: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} hatte den Rücken zu {companion} und Apfel im Mund und rief gegen {part_def_acc} an.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} rief {companion} über die Schulter lauter Liebes zu, kaute dabei einen Apfel und hatte {part_def_acc} im Ohr.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} rechnete, dass man gegen {part_def_acc} nur laut genug rufen muss. Gerufen wurde nach hinten und mit Apfel.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} rief nach hinten, mit Apfel in der Backe, es klang wie ein Walross. {part_def_nom} klang auch so.',
          ],
        },
        fails: [
          '{companion} sah nur einen Rücken und machte das andere. {hero_subj} zog hier, {companion} zog dort.',
        ],
        again: [
          '<hero>Andersrum!</hero>, brüllte {hero} und spuckte Apfel. Umgedreht hat {hero_er} sich dabei nicht.',
        ],
        refrain: ['Ruf nach hinten, kau und schrei! Keiner ist dabei.'],
        turned: ['Rum ums Eck und Mund ist leer. Finger her.'],
        noticing: [
          '{hero_subj} drehte sich um und sah in zwei Augen. {companion} suchte etwas. {companion} suchte den Mund, der da redete, und wohl schon die ganze Zeit.',
        ],
        deed: [
          '{hero_subj} schluckte den Apfel, ging nach vorn ins Licht und hob beide leeren Hände. Dann machte {hero_er} die drei Gebärden nach, die {companion} zeigte.',
        ],
        answer: [
          'Durch {part_def_acc} hindurch gingen drei Gebärden ohne ein Geräusch. Auf die kleine Pause warteten sie nun mit den Augen.',
        ],
        echo: [
          'Auf dem Heimweg ging {hero} rückwärts, damit {companion} den Mund sehen konnte. Es gab zwei Laternen und eine Beule.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos und stand hinter {hero}. <hero>Los, jetzt!</hero>, brüllte {hero_subj} nach vorn, mitten in {part_def_acc}.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} sagte {companion} über die Schulter, wie gut alles ging, und hatte dabei Brot im Mund. {part_def_nom} lärmte.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} rief den Plan gegen {part_def_acc}, drei Punkte, klar und deutlich. Gesehen hat {companion} einen Hinterkopf.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} sang {companion} das Kommando vor, gegen {part_def_acc}, mit dem Rücken zum Publikum.',
          ],
        },
        fails: [
          '{companion} wartete auf ein Gesicht. Es kam keins, also tat {companion}, was man eben so tut, und das war falsch herum.',
        ],
        again: ['<hero>Anders!</hero>, brüllte {hero_subj} die Wand an.'],
        refrain: ['Ruf nach vorn und ruf ins Brot! Alle in Not.'],
        turned: ['Dreh dich um und zeig es mir. Ich bin ja hier.'],
        noticing: [
          '{hero_subj} drehte sich um, weil {hero_ihm} etwas in den Rücken pikste. Es war ein Blick. {companion} hatte die Augen genau da, wo ein Mund sein müsste, und da war die ganze Zeit eine Mütze gewesen.',
        ],
        deed: [
          '{hero_subj} schluckte das Brot hinunter, ging um {companion} herum ins Helle und zeigte zwei leere Hände. <hero>Wie geht es?</hero>, fragten die Augenbrauen. {companion} zeigte drei Zeichen, und {hero_subj} machte sie nach.',
        ],
        answer: [
          'Durch Lärm gehen Hände wie durch Luft. Die Pause von {part_def_dat} sahen sie beide kommen.',
        ],
        echo: [
          'Beim Abendbrot setzte sich {hero} gegenüber von {companion}. Der Mund war leer. Die Hände fragten nach dem Salz.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. <hero>Links!</hero>, rief {hero_subj} mit dem Rücken zu {companion} und Apfel im Mund. An {part_def_dat} zog {companion} nach rechts.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} redete über die Schulter ganz lieb mit {companion}, kaute Apfel und hob {part_def_acc}.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} gab an {part_def_dat} klare Befehle, nach vorn, wo niemand stand, und mit Apfel.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} war der Kapitän an {part_def_dat}, hatte Apfel in der Backe und brüllte in den Wind. {companion} stand hinten.',
          ],
        },
        fails: ['{companion} sah nur einen Rücken. So zog der eine hierhin und der andere dorthin.'],
        again: [
          '<hero>Nein, andersrum!</hero>, brüllte {hero} nach vorn. Hinten kam davon ein Stückchen Apfel an.',
        ],
        refrain: ['Ruf nach vorn und zieh und zerr! Nichts geht mehr.'],
        turned: ['Rum ums Eck, der Mund ist leer. Zeig mal her.'],
        noticing: [
          '{hero_subj} drehte sich um. {companion} suchte mit den Augen etwas in {hero_seinem} Gesicht. Es war der Mund, und {companion} hatte ihn wohl schon die ganze Zeit gesucht.',
        ],
        deed: [
          '{hero_subj} schluckte, ging nach vorn ins Licht und hob beide leeren Hände. Die drei Gebärden, die {companion} zeigte, machte {hero_er} nach.',
        ],
        answer: ['Links, zusammen, jetzt. Vier Hände griffen im selben Augenblick nach {part_def_dat}.'],
        echo: ['{companion} bekam den Rest vom Apfel. Jetzt, gebärdete {companion} und biss hinein.'],
      },
    ],
  },
  whereTwoFingersPoint: {
    high: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos und zeigte auf etwas. {hero_subj} zog {companion} von hinten an der Jacke zu {part_def_dat} und kletterte drauflos.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} zupfte {companion} lieb an der Jacke, hierher, an {part_def_acc}. Wohin {companion} zeigte, sah {hero_er} nicht.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} wusste schon, wo man an {part_def_dat} hinaufkommt, und zog {companion} an der Jacke hinterher.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} war die Lokomotive und zog {companion} an der Jacke. An {part_def_dat} war Endstation.',
          ],
        },
        fails: [
          'An dieser Seite ging es nicht hinauf. {companion} zeigte, und {hero_subj} sah in die andere Richtung und zog.',
        ],
        again: [
          '{hero_subj} sprang mit einer Hand nach oben und hielt mit der anderen die Jacke fest. So hoch springt keiner, mit jemandem daran.',
        ],
        refrain: ['Hier hinauf und zieh und zerr! Keiner guckt her.'],
        turned: ['Zwei Finger zeigen, zwei Augen gehn. Jetzt kann man’s sehn.'],
        noticing: [
          'Jemand drehte {hero} herum. Es war {companion}, mit einem müden Gesicht. Zwei Finger waren ausgestreckt. {hero_subj} dachte darüber nach, wie lange man Finger so hochhalten kann.',
        ],
        deed: [
          '{hero_subj} tippte {companion} leicht auf die Schulter und stellte sich gegenüber. Entschuldigung ging mit einer Hand, so gut {hero_er} es konnte. Dann ging {hero_er} mit den Augen an beiden Fingern entlang.',
        ],
        answer: [
          'Am Ende der Finger, ganz unten an {part_def_dat}, passte ein Fuß hinein. {companion} hatte es von Anfang an gesehen.',
        ],
        echo: [
          '{companion} zeigte auf dem Heimweg noch zweimal auf etwas. Einmal war es ein Mond und einmal ein Fleck auf dem Hemd.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos und zeigte. {hero_subj} zog {companion} von hinten an der Jacke und mit der anderen Hand an {part_def_dat}.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} zupfte {companion} lieb an der Jacke heran und zog an {part_def_dat}, ohne hinzusehen, wohin {companion} zeigte.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} hatte schon ein Ende von {part_def_dat} gefunden und zog daran. {companion} zeigte auf das andere.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} spielte Angler und zog an {part_def_dat}. {companion} zeigte zwei Finger, und der Angler sah auf den Fisch.',
          ],
        },
        fails: ['Am falschen Ende wird ein Knoten nur kleiner. {companion} zeigte, und {hero_subj} zog.'],
        again: ['{hero_subj} zog mit beiden Händen und sah dabei in die Luft. Die zwei Finger blieben oben.'],
        refrain: ['Zieh und zerr und zieh und zerr! Keiner guckt her.'],
        turned: ['Zwei Finger auf, zwei Augen mit. Schritt um Schritt.'],
        noticing: [
          'Jemand drehte {hero} an der Schulter herum. {companion} war es, mit einem müden Gesicht und zwei ausgestreckten Fingern. {hero_subj} dachte nach, wie lange die schon oben waren.',
        ],
        deed: [
          '{hero_subj} tippte {companion} leicht auf die Schulter, stellte sich gegenüber und gebärdete Entschuldigung, so gut es ging. Dann ging {hero_er} mit den Augen an beiden Fingern entlang.',
        ],
        answer: [
          'Die zwei Finger gingen auseinander, genau wie die lose Schlaufe. {companion} zog sie auf, und {part_def_nom} kam hinterher.',
        ],
        echo: ['{companion} zeigte zum Abschied zwei Finger. {hero} sah erst hin und winkte dann.'],
      },
    ],
  },
  chairsInTheLight: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Alle redeten zugleich über {part_def_acc}, die Lampe im Rücken. {companion}, gehörlos, fragte nach. <hero>Sag ich dir später</hero>, sagte {hero_subj}.',
          ],
          warm: [
            '{hero_subj} nickte {companion} zu, das werde schon. {companion} war gehörlos, und um {part_def_acc} redeten fünf auf einmal.',
          ],
          clever: [
            '{hero_subj} wollte {companion} nachher eine Zusammenfassung geben, denn {companion} war gehörlos. Bei {part_def_dat} ging es gerade so gut voran.',
          ],
          playful: [
            '{hero_subj} machte über {part_def_acc} einen Witz nach dem anderen, alle gegen die Lampe. {companion} war gehörlos und sah nur, dass die anderen lachten.',
          ],
        },
        fails: ['Keiner wusste mehr, wer was gesagt hatte, und jeder antwortete auf etwas anderes.'],
        again: ['<hero>Später</hero>, sagte {hero_subj} noch einmal mit vollem Mund, und redete weiter.'],
        noticing: [
          '{hero_subj} wollte sich das Ergebnis merken, für später, und hatte keins. Auf dem Block von {companion} stand mehr als in {hero_seinem} Kopf, obwohl {companion} nur die Hälfte von den Lippen hatte lesen können.',
        ],
        deed: [
          '{hero_subj} unterbrach die Runde, mitten im besten Witz, und zog die Stühle ins Licht. Den guten Platz bekam {companion}. Wer etwas sagen wollte, hob die Hand.',
        ],
        answer: [
          'Die Pointe hat nie wieder jemand gefunden. Aber einer nach dem anderen, das ging auch bei {part_def_dat}, und {companion} zeigte mit dem Stift auf einen Satz.',
        ],
        echo: [
          'Den Witz hat {companion} später aufgeschrieben, mit einem anderen Schluss. Er war besser, und das war ärgerlich.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. Es ging um {part_def_acc}, alle riefen, und {hero_subj} am lautesten, mit dem Rücken zum Fenster.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} klopfte {companion} auf die Schulter und zeigte: nachher. Dann stürzte {hero_er} sich wieder in die Sache mit {part_def_dat}.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} machte sich zu {part_def_dat} Stichworte, für {companion}, für später. Sie lauteten: ja, nein, doch nicht.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} machte wegen {part_def_gen} den Auktionator, mit Hammer. Zum Ersten, zum Zweiten, und was verkauft wurde, wusste keiner.',
          ],
        },
        fails: ['Im Gegenlicht hatte niemand einen Mund. {hero_subj} redete aus einem schwarzen Umriss.'],
        again: ['Jemand machte die Lampe an, hinter {hero}. Jetzt war der Umriss noch schwärzer.'],
        noticing: [
          '{companion} hielt einen Zettel hoch: Wer hat gerade Nein gesagt? {hero_subj} wollte antworten und wusste es nicht. {hero_er} fragte herum. Vier hatten es gesagt, und keiner denselben Satz damit gemeint.',
        ],
        deed: [
          '{hero_subj} stand auf, obwohl die Stimmung gerade am besten war, und drehte alle Stühle zum Fenster. Der beste kam an die Seite, für {companion}. <hero>Einer nach dem anderen. Und Hand hoch.</hero>',
        ],
        answer: [
          'Ohne Durcheinander war es nur noch halb so lustig. Dafür sah man zu {part_def_dat} jeden Satz einzeln, und einer war dabei, auf den niemand etwas gesagt hatte.',
        ],
        echo: [
          '<companion>Du redest mit den Augenbrauen</companion>, schrieb {companion}. {hero_subj} hob sie.',
        ],
      },
    ],
  },
  signedBadly: {
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Egal</hero>, tippte {hero_subj}, wenn {companion}, gehörlos, nachfragte. Vor {part_def_dat} redete {hero_er} mit dem Bruder statt mit {companion}.',
          ],
          warm: [
            '{hero_subj} wollte {companion}, gehörlos, nicht mit allem belasten und tippte <hero>Nicht so wichtig</hero>. Über {part_def_acc} sprach man ohne {companion}.',
          ],
          clever: [
            '{hero_subj} ließ bei {part_def_dat} den Bruder übersetzen, das ging schneller. {companion} war gehörlos und stand daneben.',
          ],
          playful: [
            '{hero_subj} lachte vor {part_def_dat} über etwas, das {companion}, gehörlos, nicht mitbekam. Auf die Frage tippte {hero_er} einen Daumen.',
          ],
        },
        fails: ['{companion} ging. Drinnen fiel es keinem auf, und es wurde noch eine Spur dichter zu.'],
        again: ['<hero>Egal</hero>, tippte {hero_subj} hinterher. Es war das sechste.'],
        noticing: [
          '{hero_subj} las die letzten acht Nachrichten, die {hero_er} selbst an {companion} geschrieben hatte. Sechsmal stand da Egal. Einmal stand da ein Daumen.',
        ],
        deed: [
          '{hero_subj} stellte sich vor {companion}, alle sahen zu, und gebärdete Entschuldigung, erst mit der falschen Hand. Dann tippte {hero_er} auf, was gesagt worden war, jedes Wort.',
        ],
        answer: [
          'Einer grinste über die falsche Hand. Wer sich abgewandt hatte, drehte sich doch um, und auch bei {part_def_dat} gab etwas nach.',
        ],
        echo: [
          '{companion} zeigte {hero} am nächsten Tag die Gebärde für Egal. {hero} brauchte sie nicht, wollte sie aber können.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} winkte ab, wenn {companion} fragte, und redete vor {part_def_dat} mit denen weiter, die hören konnten.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} lächelte {companion} über {part_def_acc} hinweg zu, dreimal. Ein Lächeln ist keine Auskunft.',
          ],
          clever: [
            '{companion} war gehörlos. {hero_subj} schrieb {companion} auf, was bei {part_def_dat} herausgekommen war, wenn es herausgekommen war. Bis dahin war es immer schon vorbei.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} machte vor {part_def_dat} ein Wortspiel, und alle bogen sich. {companion} bekam ein Bild von einem Kamel dafür.',
          ],
        },
        fails: ['Das sechste Egal war nur noch ein Punkt. {hero_subj} schickte den Punkt.'],
        again: ['{hero_subj} schickte noch einen. Es waren jetzt zwei Punkte.'],
        noticing: [
          'Auf dem Handy war ein Film von {companion}, alt, vom ersten Tag. {hero_subj} hatte ihn nie zu Ende gesehen. Da zeigte {companion} in die Kamera, wie man guten Morgen sagt, viermal, immer langsamer, und wartete am Ende lange.',
        ],
        deed: [
          '{hero_subj} ging zu {companion}, mitten durch alle, und machte guten Morgen, obwohl es Abend war. Dann machte {hero_er} Entschuldigung, falsch, und noch einmal, weniger falsch. Danach schrieb {hero_er} alles auf, was {companion} verpasst hatte, auch das Kamel.',
        ],
        answer: [
          'Hinten sagte einer, das sei ja peinlich. Es stimmte. Vor {part_def_dat} sah sich zum ersten Mal wieder jemand um.',
        ],
        echo: ['Jetzt sagt {companion} jeden Abend guten Morgen. {hero} antwortet mit gute Nacht.'],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            'Über {part_def_acc} schrieb {hero_subj} {companion}, gehörlos, nur <hero>Egal</hero> und machte mit den anderen weiter.',
          ],
          warm: [
            '{hero_subj} sagte, man wolle {companion} mit {part_def_dat} nicht aufhalten, {companion} sei ja gehörlos und brauche alles schriftlich.',
          ],
          clever: [
            '{hero_subj} kürzte für {companion}, gehörlos, das Gespräch über {part_def_acc} auf ein Wort. Es war Egal.',
          ],
          playful: [
            '{hero_subj} machte mitten im Gespräch über {part_def_acc} die Gesten von {companion} nach, und zwei lachten. {companion} war gehörlos. {companion} hatte es gesehen.',
          ],
        },
        fails: ['Ein Stück fehlte in jedem Satz, den {companion} bekam, und am Ende fehlte {companion}.'],
        again: ['<hero>Schreib ich dir noch</hero>, tippte {hero_subj}, und dann einen Daumen.'],
        noticing: [
          'Acht Nachrichten an {companion}, und {hero_subj} las sie hintereinander. Sechsmal Egal, ein Daumen, ein Nichts. So hätte {hero_er} auch eine Wand anschreiben können.',
        ],
        deed: [
          '{hero_subj} ging hin und gebärdete Entschuldigung, vor allen, mit der falschen Hand, dann mit der richtigen. Danach schrieb {hero_er} alles auf, was {companion} gefehlt hatte. Die anderen fingen ohne {hero_ihn} mit dem Essen an.',
        ],
        answer: [
          '{companion} las alles und legte die eigenen Notizen daneben. An {part_def_dat} sah man, was zu was gehörte.',
        ],
        echo: [
          '<hero>Falsche Hand?</hero>, fragte {hero_subj}. {companion} wiegte den Kopf. Mit der linken, zeigte {companion}, heißt es beinahe Salat.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war gehörlos. {hero_subj} besprach mit den anderen schon einmal, was mit {part_def_dat} war, und tippte für {companion} nur: später.',
          ],
          warm: [
            '{companion} war gehörlos. {hero_subj} fand, mit {part_def_dat} müsse {companion} sich nicht auch noch anstrengen, und ließ {companion} aus.',
          ],
          clever: [
            '{companion} war gehörlos. Was über {part_def_acc} geredet wurde, fasste {hero_subj} zusammen, in einem Wort. Das Wort war: kompliziert.',
          ],
          playful: [
            '{companion} war gehörlos. {hero_subj} machte über {part_def_acc} einen Witz nach dem anderen und zeigte mit dem Daumen, dass {hero_er} sie nachher erklären werde.',
          ],
        },
        fails: [
          '{companion} hätte etwas gewusst. Aber {hero_subj} hatte das Handy schon wieder in die Tasche gesteckt.',
        ],
        again: ['{hero_subj} tippte noch ein Später. Es stand nun fünfmal untereinander.'],
        noticing: [
          '{hero_subj} wollte {companion} herwinken und suchte in den eigenen Händen nach einem Zeichen. Da war genau eines. Es hieß Pommes.',
        ],
        deed: [
          '{hero_subj} stellte sich vor {companion} hin, vor allen, und buchstabierte mit den Fingern: E, N, T. Beim S blieb {hero_er} stecken, und {companion} musste helfen. Danach schrieb {hero_er} auf, was über {part_def_acc} gesagt worden war, zwei Seiten, ohne ein Später.',
        ],
        answer: [
          '{companion} las, strich an und schrieb dazwischen. In der Lücke, nach der nie einer gefragt hatte, stand nun, wie es an {part_def_dat} weiterging.',
        ],
        echo: [
          '<hero>Ich habe Ente gesagt, oder?</hero>, schrieb {hero_subj}. {companion} nickte sehr ernst und machte einen Schnabel.',
        ],
      },
    ],
  },
};
