import type { LessonPairs } from '../../schema.ts';

export const blind: LessonPairs = {
  fingersFirst: {
    dark: [
      {
        firstTry: {
          bold: [
            '{companion} war blind und fühlte schon voraus. <hero>Ich seh es!</hero>, rief {hero_subj}, schob {companion} weg und leuchtete wild in {part_def_acc}.',
          ],
          warm: [
            '{companion} war blind und hatte schon eine Hand ausgestreckt. <hero>Lass, ich mach Licht für dich</hero>, sagte {hero_subj} und fuchtelte vor {part_def_dat}.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} dachte, eine Taschenlampe weiß mehr als ein Blindenstock. Also schob {hero_er} {companion} beiseite und leuchtete kreuz und quer in {part_def_acc}.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte Disco mit der Taschenlampe, tief in {part_def_acc}. {companion} stand mit dem Blindenstock daneben und kam nicht heran.',
          ],
        },
        fails: [
          'Das Licht sprang, die Schatten sprangen mit, und was man gesehen hatte, war gleich woanders.',
        ],
        again: [
          '{hero_subj} fuchtelte schneller. Nun blitzte es wie ein Gewitter, und in den Augen blieben grüne Punkte.',
        ],
        refrain: ['Blitz und blink und hier und da! Und keiner sah.'],
        turned: ['Licht ist aus und Finger an. Jetzt sind die dran.'],
        noticing: [
          '{hero_subj} musste die Augen zumachen, so geblendet waren sie. Da hörte {hero_er} etwas. {companion} ließ die Fingerspitzen wandern, ohne Eile. Sie hielten an und gingen zu einer Stelle zurück.',
        ],
        deed: [
          '{hero_subj} steckte die Lampe in die Tasche. <hero>Zeig mir, was du gefunden hast.</hero> Mit geschlossenen Augen legte {hero_er} einen Finger neben den von {companion} und ging mit.',
        ],
        answer: [
          '<companion>Hier ist eine Kante, dann kommt lange nichts</companion>, sagte {companion}. {hero} machte die Augen auf. Ohne die Lampe hatte {part_def_nom} einen Schimmer.',
        ],
        echo: [
          '<companion>Grüne Punkte?</companion>, fragte {companion}. <companion>Sind die weg?</companion> <hero>Noch drei</hero>, sagte {hero_subj}. <companion>Bring mir einen mit.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. {hero_subj} leuchtete mit der Lampe in {part_def_dat} herum, hierhin, dahin. <hero>Ich seh’s gleich.</hero> {companion} bekam keinen Finger dazwischen.',
          ],
          warm: [
            '{companion} war blind. <hero>Lass nur, ich beschreibe es dir</hero>, sagte {hero_subj} zu {companion} und ließ das Licht in {part_def_dat} tanzen. Was es beschrieb, waren Schatten.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} fand, mit Licht geht es schneller als mit Fingern. In {part_def_dat} ging es nur schneller daneben.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} war ein Leuchtturm, der im Kreis blinkt. {part_def_nom} wurde davon voller Gespenster.',
          ],
        },
        fails: ['Hinter jedem hellen Fleck sprang ein schwarzer hervor, und der war größer.'],
        again: ['{hero_subj} blinkte schneller. Nun hatten die Schatten Schluckauf.'],
        refrain: ['Blink und blink und wo und da. Keiner, der was sah.'],
        turned: ['Finger leis und Lampe aus. Da findet man’s heraus.'],
        noticing: [
          'Lauter Punkte schwammen herum, und {hero_subj} kniff die Augen zu. Da waren zehn Fingerspitzen zu hören. Sie gingen über etwas hin, hielten an und gingen noch einmal zurück.',
        ],
        deed: [
          '{hero_subj} machte die Lampe aus. <hero>Was ist da, wo du zurückgegangen bist?</hero>, fragte {hero_er}. Die eigenen Finger legte {hero_er} neben die von {companion}, an den Rand von {part_def_dat}.',
        ],
        answer: [
          '{companion} wusste den Weg schon bis zur Hälfte. Weil keine Lampe mehr blendete, sah {hero} die andere Hälfte: den Schimmer.',
        ],
        echo: [
          '<companion>Du tastest wie ein Elefant</companion>, sagte {companion}. <hero>Ich übe noch</hero>, sagte {hero_subj}. <companion>Ein vorsichtiger Elefant.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} war blind und hatte {part_def_acc} schon zwischen den Fingern. <hero>Lass mich, ich seh es doch!</hero> {hero} leuchtete hin und zog.',
          ],
          warm: [
            '{companion} war blind. <hero>Ich nehme dir das ab</hero>, sagte {hero_subj}, schob die fremden Finger sacht von {part_def_dat} und zog im Lampenschein.',
          ],
          clever: [
            '{hero_subj} hatte eine Lampe, und {companion} war blind. Also war klar, wer bei {part_def_dat} zog. Das Licht hüpfte dabei von Schlinge zu Schlinge.',
          ],
          playful: [
            '{hero_subj} ließ den Lichtkegel über {part_def_acc} tanzen und zog, wo er gerade landete. {companion} war blind und durfte raten, wo.',
          ],
        },
        fails: ['Das Licht sprang, und {hero_subj} zog immer an dem, was am meisten Schatten hatte.'],
        again: [
          'Die Lampe kam zwischen die Zähne, damit beide Hände ziehen konnten. Schimpfen ging jetzt nur noch mit A.',
        ],
        refrain: ['Leucht und zieh und leucht und zieh! So geht das nie.'],
        turned: ['Augen zu und Finger leicht. Bis einer weicht.'],
        noticing: [
          'Die Augen waren ganz müde vom Licht. {hero_subj} machte sie zu und hörte Fingerspitzen. {companion} ging damit über alles hinweg, ohne Eile, und kam zweimal an eine Stelle zurück.',
        ],
        deed: [
          '{hero_subj} steckte die Lampe ein. <hero>Zeig mir, was du gefunden hast.</hero> {companion} hob die lose Schlaufe an, und {hero} hielt mit geschlossenen Augen die nächste.',
        ],
        answer: ['Finger merken, was nachgibt. {part_def_nom} gab nach, erst dort, dann hier.'],
        echo: [
          '{hero_subj} band am Abend die Schuhe mit geschlossenen Augen auf. Es dauerte. <hero>Hab dich</hero>, sagte {hero_er} zu der Schlaufe.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind und hatte die Finger schon an {part_def_dat}. <hero>Weg da, ich hab Licht</hero>, rief {hero_subj} und blitzte überall hin.',
          ],
          warm: [
            '{companion} war blind. <hero>Lass nur, ich seh für dich mit</hero>, sagte {hero_subj} zu {companion} und leuchtete {part_def_acc} ab. Alles zuckte.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} teilte {part_def_acc} mit der Lampe in Felder ein. In jedem Feld waren drei Schatten zu viel.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte mit der Lampe Disco, und {part_def_nom} tanzte. Es wurde davon kein Knoten weniger.',
          ],
        },
        fails: [
          'Das Licht hüpfte, und mit ihm hüpfte jeder Knoten. {hero_subj} zog da, wo es gerade hell war.',
        ],
        again: ['Hell war jetzt woanders. {hero_subj} zog auch dort.'],
        refrain: ['Blitz und zupf und blitz und zupf! Alles im Hupf.'],
        turned: ['Augen zu und Finger vor. Komm hervor.'],
        noticing: [
          '{hero_subj} hatte lauter grüne Flecken vor den Augen und machte sie zu. Da war ein Geräusch wie von Käfern auf Papier. Es waren die Finger von {companion}. Sie gingen, blieben stehen und gingen ein Stück zurück.',
        ],
        deed: [
          '{hero_subj} knipste die Lampe aus. <hero>Was haben deine Finger gefunden?</hero> {companion} nahm {hero_seinen} Finger und legte ihn darauf. So gingen sie zu zweit weiter, Finger hinter Finger.',
        ],
        answer: [
          'Im Dunkeln hat jede Schlaufe zwei Seiten. {companion} hob die eine an, und {part_def_nom} wurde locker.',
        ],
        echo: [
          '<companion>Gute Nacht</companion>, sagte {companion} und zog {hero} die Decke hoch. Mit geschlossenen Augen sah {hero_subj}, dass sie genau richtig lag.',
        ],
      },
    ],
  },
  mouthShut: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrie {companion} ins Ohr, was es alles zu sehen gab, denn {companion} war blind. {part_def_nom} lärmte, und {hero_subj} lärmte mehr.',
          ],
          warm: [
            '{companion} war blind und sollte doch nichts verpassen. Darum beschrieb {hero_subj} {part_def_acc} und alles andere, laut und ohne eine Lücke.',
          ],
          clever: [
            '{hero_subj} beschrieb {companion}, weil {companion} blind war, erst die Farben, dann {part_def_acc}, dann die Farben von allem anderen. Zwischen den Sätzen war kein Platz.',
          ],
          playful: [
            '{hero_subj} war das Radio für {companion}, denn {companion} war blind. Das Radio berichtete von {part_def_dat}, mit Werbung dazwischen.',
          ],
        },
        fails: ['Wo einmal eine Pause war, redete {hero_subj} hinein.'],
        again: ['<hero>Und jetzt ist es grün!</hero>, schrie {hero}. Danach gefragt hatte keiner.'],
        refrain: ['Blabla hier und blabla da! Keiner hört’s ja.'],
        turned: ['Mund ist zu und Hand ist zu. Was hörst du.'],
        noticing: [
          '{hero_subj} holte Luft. {companion} hatte den Kopf schief gelegt und eine Hand gehoben. Sie war sicher schon lange oben. {hero_subj} machte den Mund nicht wieder auf.',
        ],
        deed: [
          '{hero_subj} setzte sich auf beide Hände. <hero>Sag mir, was du hörst</hero>, flüsterte {hero_er}. Dann kam lange gar nichts.',
        ],
        answer: [
          '{companion} nickte, ehe es so weit war, und jedes Mal stimmte es. Die kleine Stille kam immer gleich nach dem Nicken.',
        ],
        echo: [
          '<companion>Welche Farbe war es denn nun?</companion>, fragte {companion} auf dem Heimweg. {hero} überlegte. <hero>Leise</hero>, sagte {hero_er}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. {hero_subj} schrie {companion} zu, was alles zu sehen war, über {part_def_acc} hinweg. Es waren sehr viele Sachen.',
          ],
          warm: [
            '{companion} war blind. Damit {companion} nichts verpasste, erzählte {hero_subj} ohne Luft zu holen. Gegen {part_def_acc} musste man ziemlich laut erzählen.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} las {companion} alle Schilder vor und dann die Richtungen, mit Gradzahl. {part_def_nom} lärmte, und {hero_subj} hielt dagegen.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte den Fußballreporter. <hero>Und jetzt kommt ein Vogel</hero>, brüllte {hero_er} gegen {part_def_acc}.',
          ],
        },
        fails: [
          'Zwischen {part_def_dat} und dem Erzählen war keine Lücke mehr. Da passte nicht einmal ein Pieps hindurch.',
        ],
        again: ['<hero>Und jetzt, und jetzt, und jetzt</hero>, rief {hero_subj}.'],
        refrain: ['Und da ist das und da ist dies! Keiner hört dies.'],
        turned: ['Lippen zu und Ohren auf. Wart darauf.'],
        noticing: [
          '{companion} hielt {hero} zwei Finger auf den Mund. Sie rochen nach Erde. Hinter den Fingern war es auf einmal sehr still, und {companion} drehte langsam den Kopf, wie eine Eule.',
        ],
        deed: [
          '{hero_subj} nickte und blieb stumm. {hero_er} nahm die Hand von {companion} und hielt sie ans eigene Ohr, damit {companion} merkte, dass es offen war. Dann warteten sie.',
        ],
        answer: [
          '{companion} drückte die Hand, einmal. Das war jetzt, genau in der Pause von {part_def_dat}, und sie hörten es beide.',
        ],
        echo: [
          '<companion>Was siehst du?</companion>, fragte {companion} im Bett. <hero>Nichts</hero>, sagte {hero_subj}. <hero>Und du?</hero> <companion>Auch. Gut, oder?</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{companion} war blind, darum rief {hero} alles laut aus: <hero>Ein Ohr! Jetzt ist es weg! Jetzt sehe ich {part_def_acc} wieder!</hero>',
          ],
          warm: [
            '{companion} war blind und sollte {part_def_acc} auch kennenlernen. Also beschrieb {hero_subj} alles, ohne Luft zu holen, damit nichts fehlte.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} lieferte eine genaue Beschreibung von {part_def_dat}, sehr laut, mit allen Nebensachen.',
          ],
          playful: [
            '{companion} war blind, und {hero_subj} war der Reporter. <hero>Und da kommt es, nein, da geht {part_def_nom} schon wieder</hero>, rief der Reporter.',
          ],
        },
        fails: [
          'Wer scheu ist, hört gern zuerst, wer da ist. Hier hörte man nur einen, und der hörte nicht auf.',
        ],
        again: [
          '<hero>Jetzt sieht man gar nichts mehr!</hero>, rief {hero_subj}. Davon erzählte {hero_er} auch sehr lange.',
        ],
        refrain: ['Red und red und red und red! Und nichts mehr geht.'],
        turned: ['Mund ist zu. Und lange nichts. Und dann ein Gesicht.'],
        noticing: [
          '{hero_subj} brauchte Luft. {companion} hielt den Kopf schief und hatte eine Hand gehoben, schon ganz müde. So hebt man die Hand, wenn man etwas hört.',
        ],
        deed: [
          '{hero_subj} setzte sich auf beide Hände. <hero>Sag mir, was du hörst</hero>, flüsterte {hero_er} und sagte dann nichts mehr, sehr lange.',
        ],
        answer: [
          '<companion>Es atmet</companion>, flüsterte {companion}. <companion>Eine Kuh, glaube ich.</companion> {part_def_nom} war keine Kuh und kam, um das klarzustellen.',
        ],
        echo: [
          '<companion>Also keine Kuh</companion>, sagte {companion}. <hero>Höchstens innen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  elbowAsked: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zog {companion} am Ärmel auf {part_def_acc}. <hero>Da! Nein, da!</hero> {companion} war blind, und {hero_subj} zeigte mit dem Finger.',
          ],
          warm: [
            '{companion} war blind, und {hero_subj} wollte helfen. Am Ärmel zerrte {hero_er} {companion} über {part_def_acc}. <hero>Keine Sorge, da lang, nein, dort!</hero>',
          ],
          clever: [
            '{hero_subj} sagte <hero>links</hero>, zog {companion} aber nach rechts, auf {part_def_acc}. {companion} war blind und hielt den Stock hoch, damit er nicht brach.',
          ],
          playful: [
            '{hero_subj} war ein Schlepper und zog {companion} am Ärmel auf {part_def_acc}. {companion} war blind und fragte, ob der Schlepper auch bremsen könne.',
          ],
        },
        fails: [
          '<hero>Da</hero>, rief {hero_subj}, aber Da sagt einem nichts, wenn man den Finger nicht sieht. Keiner von beiden hatte einen Fuß frei.',
        ],
        again: [
          '{hero_subj} zog nun mit beiden Händen. Dabei lief {hero_er} rückwärts und sah selbst nichts mehr.',
        ],
        refrain: ['Da und da und da und dort! Und alle rutschten fort.'],
        turned: ['Tock und Schritt und tock und Schritt. Der Ellenbogen geht mit.'],
        noticing: [
          '<companion>Steuerst du jemanden oder eine Schubkarre?</companion>, fragte {companion}. {hero_subj} ließ den Ärmel los. Der Stock tippte: hier dumpf, und ein Stück weiter klar.',
        ],
        deed: [
          '<hero>Nimm meinen Ellenbogen, wenn du magst.</hero> {companion} mochte. {hero} sagte an, was kam: links, drei Schritte, ein kleiner. Vor jedem Schritt tippte {companion}.',
        ],
        answer: [
          'Tock, machte der Stock auf {part_def_dat}, trocken und hell. Da stellten sie alle vier Füße hin.',
        ],
        echo: [
          '<companion>Gut gefahren</companion>, sagte {companion} und klopfte auf den Ellenbogen. <hero>Drei Gänge</hero>, sagte {hero_subj}. <hero>Rückwärts hat er auch.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. <hero>Komm, ich zieh dich</hero>, rief {hero_subj} und zog {companion} an der Hand auf {part_def_acc}. Dann lagen sie beide.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} legte {companion} einen Arm um den Bauch und schob ganz vorsichtig auf {part_def_acc}. Vorsichtig rutschten sie ab.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} rief von drüben Befehle: halb links, viertel rechts. {companion} stand auf {part_def_dat} und wusste nicht, von wem aus.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} war die Lok und {companion} der Wagen, und über {part_def_acc} ging die Fahrt. In der Kurve kippte der Zug um.',
          ],
        },
        fails: ['Wer gezogen wird, hat keinen eigenen Fuß. {hero_subj} zog, und zwei rutschten.'],
        again: ['<hero>Anders herum!</hero>, rief {hero_subj} und schob nun von hinten.'],
        refrain: ['Zieh und schieb und schieb und zieh! Rutsch, ins Knie.'],
        turned: ['Tock und horch und Arm in Arm. Schritt, und Arm.'],
        noticing: [
          '<companion>Darf ich auch mal gehen?</companion>, fragte {companion}, <companion>oder bin ich ein Sack?</companion> Der Stock machte pock, pock, und einmal tack. {hero_subj} hörte den Unterschied zum ersten Mal. Tack war trocken.',
        ],
        deed: [
          '{hero_subj} ließ los. <hero>Möchtest du meinen Arm?</hero> {companion} nahm ihn, oberhalb vom Ellenbogen. <hero>Noch zwei Schritte, dann ist da das Tack</hero>, sagte {hero_subj}, und der Stock suchte es.',
        ],
        answer: [
          'Tack. Da stand ein Fuß, und er stand gut. Auf {part_def_dat} rutschte man nur noch mit den Augen.',
        ],
        echo: [
          'Den ganzen Heimweg horchte {hero} auf den Boden. Vor der Tür war er pock, im Flur war er tack.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zog {companion} am Ärmel vor {part_def_acc} und zeigte hinein. <hero>Da! Nein, da!</hero> {companion} war blind.',
          ],
          warm: [
            '{companion} war blind, und {hero_subj} wollte helfen. Am Ärmel schob {hero_er} {companion} an {part_def_acc} heran. <hero>Keine Sorge, da lang, nein, dort!</hero>',
          ],
          clever: [
            '<hero>Links</hero>, sagte {hero_subj} und zog {companion} nach rechts, bis vor {part_def_acc}. {companion} war blind und hielt den Stock hoch, damit er nicht brach.',
          ],
          playful: [
            '{hero_subj} war ein Bagger und schob {companion} vor {part_def_acc}. {companion} war blind und fragte, ob der Bagger auch einen Fahrer habe.',
          ],
        },
        fails: [
          '<hero>Da</hero>, rief {hero_subj}, aber Da sagt einem nichts, wenn man den Finger nicht sieht. Zu zweit standen sie davor wie ein Korken.',
        ],
        again: ['{hero_subj} zog nun mit beiden Händen. Da kam der Ärmel ganz allein an.'],
        refrain: ['Da und da und da hinein! Alles zu klein.'],
        turned: ['Tock und tock und Schritt und tock. Hier passt der Stock.'],
        noticing: [
          '<companion>Steuerst du jemanden oder eine Schubkarre?</companion>, fragte {companion}. {hero_subj} ließ den Ärmel los. Der Stock tippte am Rand entlang: zu, zu, und dann klang es offen.',
        ],
        deed: [
          '<hero>Magst du meinen Ellenbogen?</hero>, fragte {hero_subj}. {companion} mochte. {hero} sagte an, was kam: links, zwei Schritte, ein kleiner. Vor jedem tippte der Stock.',
        ],
        answer: [
          'Tock, machte der Stock an {part_def_dat}, tock, und dann machte er nichts, weil da Luft war.',
        ],
        echo: [
          '<companion>Was kommt jetzt?</companion>, fragte {companion}. <hero>Drei Schritte, ein kleiner und dann das Abendbrot</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. {hero_subj} packte {companion} am Ärmel und zog. <hero>Da lang, nein, da.</hero> An {part_def_dat} stießen beide an, jeder mit einer anderen Seite.',
          ],
          warm: [
            '{companion} war blind. <hero>Ich führ dich schon</hero>, sagte {hero_subj} lieb und schob {companion} vor sich her auf {part_def_acc} zu.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} sagte {companion} die Richtung an, mit links und rechts, nur von sich aus gesehen. An {part_def_dat} war dann beides falsch.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} spielte Schubkarre mit {companion}. Gefragt hatte die Schubkarre keiner, und {part_def_nom} war zu schmal für Schubkarren.',
          ],
        },
        fails: [
          '<hero>Hier</hero>, rief {hero_subj}, und hier war überall. Zwei steckten fest, wo einer gerade noch gepasst hätte.',
        ],
        again: ['{hero_subj} zog nun am anderen Ärmel. Jetzt standen sie kreuzweise.'],
        refrain: ['Zieh hier lang und schieb da lang. Das wurde lang.'],
        turned: ['Frag zuerst und sag mir, wo. Tock, tock, so.'],
        noticing: [
          '{companion} blieb stehen. <companion>Bin ich ein Freund oder ein Möbel?</companion> Der Stock tippte: dumpf, dumpf, und etwas weiter klang es hell.',
        ],
        deed: [
          '{hero_subj} ließ den Ärmel los. <hero>Möchtest du meinen Ellenbogen?</hero> {companion} nahm ihn. {hero} sagte jeden Schritt vorher, und der Stock suchte dazu die Stelle, wo es hell klang.',
        ],
        answer: [
          'Wo der Ton hell war, war {part_def_nom} breiter. Das hatte das Ohr früher gewusst als das Auge.',
        ],
        echo: [
          'An der Haustür hielt {companion} den Ellenbogen hin. <companion>Jetzt ich</companion>, sagte {companion}. <companion>Hier kenne ich mich aus.</companion>',
        ],
      },
    ],
  },
  saidBeforehand: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hob {part_def_acc} an, ohne ein Wort, und ließ ohne ein Wort wieder los. {companion} war blind und stand am anderen Ende.',
          ],
          warm: [
            '{companion} war blind, und {hero_subj} wollte {part_def_acc} besonders sanft anheben. Sanft war es, nur gesagt hatte {hero_er} nichts.',
          ],
          clever: [
            '{hero_subj} hatte alles über {part_def_acc} bedacht und es für sich behalten. {companion} war blind und konnte Gedanken auch nicht hören.',
          ],
          playful: [
            '{hero_subj} hob {part_def_acc} als Überraschung an. {companion} war blind, und es wurde eine.',
          ],
        },
        fails: ['Ein Ende ging hoch, das andere wusste von nichts. Und schon lag alles wieder.'],
        again: [
          '{hero_subj} hob noch einmal, noch leiser, damit es besser klappte. {companion} saß danach auf dem Boden und fragte, ob es jetzt losgehe.',
        ],
        refrain: ['Keiner sagt was, hopp und plumps! Rumms.'],
        turned: ['Links ein Stück, und hoch bei drei. Beide dabei.'],
        noticing: [
          '{hero_subj} sah die Hände von {companion} an. Sie hielten so fest, dass die Knöchel weiß waren. So hält man, wenn keiner sagt, was als Nächstes kommt.',
        ],
        deed: [
          '{hero_subj} legte alles hin. <hero>Ich sage es ab jetzt vorher. Linke Hand tiefer, die Kante zu dir, und bei drei.</hero> Dann zählte {hero_er}.',
        ],
        answer: [
          'Bei drei drückte {companion} von unten und {hero} von vorn. {part_def_nom} merkte, dass die beiden geredet hatten.',
        ],
        echo: [
          '<hero>Jetzt kommt eine Stufe</hero>, sagte {hero_subj} zu Hause, als gar niemand blind war. <hero>Und jetzt die Suppe.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind und stand bereit. {hero_subj} riss {part_def_acc} hoch, stumm wie ein Fisch, und ließ gleich wieder los.',
          ],
          warm: [
            '{companion} war blind. <hero>Mach dir keine Sorgen</hero>, sagte {hero_subj} und sagte sonst nichts. An {part_def_dat} ging es auf und ab wie auf See.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} hatte einen Plan für {part_def_acc}, mit Zeichnung. Die Zeichnung hielt {hero_er} {companion} hin.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte bei {part_def_dat} alles mit Grimassen vor, Heben, Halten und Lassen. Gelacht hat nur einer.',
          ],
        },
        fails: ['Auf einmal war es oben, auf einmal war es unten. {hero_subj} fand, man merke es ja.'],
        again: ['Auf einmal war es wieder oben. Dann kam auf einmal Bumm.'],
        refrain: ['Auf und ab und keiner spricht! So hält es nicht.'],
        turned: ['Erst das Wort und dann die Hand. So geht’s vom Stand.'],
        noticing: [
          '<companion>Wie heißt das Spiel?</companion>, fragte {companion}. <hero>Welches Spiel?</hero> <companion>Das, wo man raten muss, wann einem etwas auf den Fuß fällt.</companion> {hero_subj} sah den Fuß an. Er stand auf Zehenspitzen.',
        ],
        deed: [
          '{hero_subj} setzte alles ab. <hero>Ab jetzt sage ich es vorher. Wir fassen unten an, da, wo es wackelt. Ich sage Luft, und bei Luft heben wir.</hero>',
        ],
        answer: ['<hero>Luft</hero>, sagte {hero_subj}. Zwei holten Luft, und zwei hoben.'],
        echo: [
          '<companion>Luft</companion>, sagt {companion} jetzt vor jeder Treppe. Sie holen beide welche.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} riss {part_def_acc} hoch und sagte nichts dazu. {companion} war blind und stand daneben, beide Hände bereit.',
          ],
          warm: [
            '{companion} war blind, und {hero_subj} wollte niemanden erschrecken. Also nahm {hero_er} {part_def_acc} ganz leise und sagte kein Wort.',
          ],
          clever: [
            '{hero_subj} hatte die Reihenfolge im Kopf, und da blieb sie. {companion} war blind und bekam {part_def_acc} ohne Ankündigung in die Hände.',
          ],
          playful: [
            '{hero_subj} spielte Zauberer: Hokuspokus, und {part_def_nom} schwebte. {companion} war blind und hatte von dem Zauber nur das Pokus.',
          ],
        },
        fails: [
          'Zwei Hände wussten, was kam, und zwei wussten es nicht. So fiel eins nach dem anderen wieder hin.',
        ],
        again: [
          '{hero_subj} machte es noch einmal, nur schneller und genauso stumm. Diesmal fiel es im Takt.',
        ],
        refrain: ['Keiner sagt was, hopp und weg! Alles im Dreck.'],
        turned: ['Linke Hand und dann bei drei. Alle dabei.'],
        noticing: [
          '{hero_subj} sah die Hände von {companion} an. Die Knöchel waren weiß. So hält man, wenn keiner sagt, was als Nächstes kommt.',
        ],
        deed: [
          '{hero_subj} legte alles hin. <hero>Ich sage es ab jetzt vorher. Fass da drüben an, linke Hand, und dann bei drei.</hero> Dann zählte {hero_er}.',
        ],
        answer: [
          '<companion>Hab sie</companion>, sagte {companion}, als die Finger die zweite Stelle fanden. Bei drei ging {part_def_nom} hoch.',
        ],
        echo: [
          '<hero>Jetzt mache ich das Licht aus</hero>, sagte {hero_subj} am Abend. <companion>Für mich ist das keine Neuigkeit</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind und hatte ein Ende von {part_def_dat}. {hero_subj} zog am anderen, einfach so. Es rumpelte, und {companion} saß auf dem Po.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} wollte {companion} nicht mit Reden stören und machte an {part_def_dat} alles still und heimlich.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} wusste, was an {part_def_dat} als Nächstes kam, links, rechts, hoch. Es stand in {hero_seinem} Kopf, und da blieb es.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte an {part_def_dat} eine Überraschung nach der anderen. Beim Heben rief {hero_er} nicht einmal Hopp.',
          ],
        },
        fails: [
          'Ein Ende ging hinauf, und vom anderen wusste keiner etwas. {hero_subj} sagte nichts und tat etwas.',
        ],
        again: ['{hero_subj} ließ los, auch ohne Wort. Nun lagen beide da.'],
        refrain: ['Kein Wort, kein Piep, und ruck und bumm! Alles fiel um.'],
        turned: ['Ich sag hoch und ich sag bumm. Jetzt fällt nichts um.'],
        noticing: [
          '{companion} hielt den Kopf schief, als käme gleich ein Zug. So steht einer, der auf alles gefasst sein muss, weil ihm keiner etwas verrät. {hero_subj} merkte, wie still {hero_er} gewesen war.',
        ],
        deed: [
          '<hero>Entschuldige, ich sag’s dir</hero>, sagte {hero_subj}. <hero>Gleich geht es hoch, bis zum Bauch, dann einen Schritt zu dir. Fertig?</hero> {companion} nickte und nahm die zweite Stelle.',
        ],
        answer: ['Hoch, bis zum Bauch, ein Schritt. An {part_def_dat} kam nichts mehr unverhofft.'],
        echo: [
          '<companion>Gleich kommt ein Keks</companion>, sagte {companion} am Abend. <companion>Bis zum Mund, dann beißen.</companion>',
        ],
      },
    ],
  },
  askThemNotMe: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schob {companion} vor {part_def_acc}, erklärte, {companion} sei blind, und wollte mit hinein. Zu zweit geht es schneller.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} sprach für {companion} mit {part_def_dat}, freundlich und ausführlich, über Augen. {companion} stand daneben mit dem Stock.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} legte {part_def_dat} dar, welche Rücksichten man auf {companion} nehmen müsse, und die erste war, sie beide vorzulassen.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} kündigte {companion} bei {part_def_dat} an wie einen Staatsgast, mit Stock und Gefolge. Das Gefolge war {hero_er}.',
          ],
        },
        fails: [
          'Drinnen rückten sie enger zusammen. Gegen {companion} hatte keiner etwas, gegen das Erklären schon.',
        ],
        again: ['{hero_subj} erklärte es ein zweites Mal, für die, die hinten standen.'],
        noticing: [
          '{companion} klappte den Stock zusammen und setzte sich. <companion>Geh du</companion>, sagte {companion}. <companion>Du hast mich jetzt allen erklärt. Zweimal.</companion>',
        ],
        deed: [
          '<hero>Fragt {companion}, nicht mich</hero>, sagte {hero_subj}. Dann gab {hero_er} den eigenen Platz drinnen auf und ging nach hinten, so weit, dass {hero_er} nichts mehr hörte.',
        ],
        answer: [
          '{companion} fragte selbst. Es wurde gelacht, wahrscheinlich über {hero}. Gedrängelt wurde nicht mehr, da musste {part_def_nom} auch nichts mehr bewachen.',
        ],
        echo: [
          '<companion>Ich habe dich beschrieben</companion>, sagte {companion} nachher. <hero>Und wie?</hero> <companion>Groß und laut. Beim Rest habe ich geraten.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind, und {part_def_nom} fragte über den Stock hinweg. {hero_subj} antwortete für beide, das ging am schnellsten.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} legte {companion} den Arm um die Schulter und sagte zu {part_def_dat}, da müsse man doch eine Ausnahme machen.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} kannte den Absatz, nach dem {part_def_nom} sie beide vorlassen musste, und sagte ihn auf.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} ging vor {part_def_dat} voran wie ein Zeremonienmeister und verlangte freie Bahn für den weißen Stock. Hinten klatschte einer.',
          ],
        },
        fails: ['Gefragt war {companion}, angesehen wurde {hero}. {hero_subj} ließ es so.'],
        again: [
          '<hero>{companion} kann ja nichts sehen</hero>, sagte {hero_subj}, nun auch zu denen in der zweiten Reihe.',
        ],
        noticing: [
          'Wieder kam eine Frage. {hero_subj} holte Luft und hörte, dass {companion} auch Luft geholt hatte. {companion} ließ sie wieder hinaus und zog am Stock das Gummiband gerade, das gar nicht schief gewesen war.',
        ],
        deed: [
          '<hero>Das weiß {companion} selbst</hero>, sagte {hero_subj}. Dann trat {hero_er} aus der Reihe, gab den Platz vorn her und stellte sich ganz nach hinten, neben den Schirmständer.',
        ],
        answer: [
          '{companion} stellte zwei Fragen und machte eine Bemerkung. {part_def_nom} lachte, dass man es bis zum Schirmständer hörte, und lehnte sich zurück.',
        ],
        echo: [
          '<companion>Was hast du da hinten gemacht?</companion>, fragte {companion}. <hero>Nichts gehört.</hero> <companion>Gut</companion>, sagte {companion}. <companion>Es ging um dich.</companion>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} übersetzte für {companion}, {companion} sei nämlich blind, und sagte {part_def_dat}, was {companion} bestimmt wollte.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} nahm {companion} das Reden mit {part_def_dat} ab. Mit den Augen sei es so schon schwer genug, fand {hero_er}.',
          ],
          clever: [
            '{hero_subj} fasste {part_def_dat} zusammen, was {companion} gleich sagen würde. {companion} ist blind, sagte {hero_er}, also ungefähr dies.',
          ],
          playful: [
            '{hero_subj} spielte Simultandolmetscher zwischen {companion}, blind, und {part_def_dat}. Die Hälfte war erfunden, aber flüssig.',
          ],
        },
        fails: [
          'Drüben antwortete man {hero}. {hero_subj} gab es falsch weiter, und zurück kam das Gegenteil.',
        ],
        again: ['<hero>{companion} meint eigentlich</hero>, fing {hero} wieder an.'],
        noticing: [
          '{companion} hatte den Mund zugemacht und den Stock zusammengeklappt. <companion>Macht ihr mal</companion>, sagte {companion}. <companion>Ihr redet ja schon über mich.</companion> Danach sagte keiner etwas.',
        ],
        deed: [
          '<hero>Fragt {companion}, nicht mich</hero>, sagte {hero_subj}, gab den Platz am Tisch auf und setzte sich ans Ende vom Gang, wo man nichts verstand.',
        ],
        answer: ['Vom Gang aus sah man nur, wie {part_def_nom} den Kopf drehte, dahin, wo {companion} saß.'],
        echo: [
          '<companion>Es ging übrigens um etwas ganz anderes</companion>, sagte {companion}. {hero} fragte nicht, worum.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. {hero_subj} stellte sich zwischen {companion} und {part_def_acc} und sagte beiden, was der andere meinte.',
          ],
          warm: [
            '{companion} war blind. {hero_subj} streichelte {companion} am Arm und bat {part_def_acc} um Rücksicht. Um Rücksicht hatte keiner gebeten.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} legte {part_def_dat} dar, was man in so einem Fall fragt, und beantwortete es gleich mit.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} spielte vor {part_def_dat} beide Rollen, links und rechts, mit Hut. Man sah nur noch auf den Hut.',
          ],
        },
        fails: [
          'Gesprochen wurde über die Bande, und die Bande war {hero_subj}. Dort kam alles schief wieder herunter.',
        ],
        again: ['{hero_subj} übersetzte die Übersetzung.'],
        noticing: [
          '{hero_subj} musste niesen und setzte einmal aus. In diese Pause hinein sagten {companion} und {part_def_nom} etwas, gleichzeitig, jeder ein Wort. Es war dasselbe.',
        ],
        deed: [
          '<hero>Fragt euch doch selbst</hero>, sagte {hero_subj}. {hero_er} gab den Stuhl in der Mitte her, ging vor die Tür und hielt sie von außen zu.',
        ],
        answer: [
          'Durch das Holz kam Gemurmel, dann ein Lachen, das {hero_subj} nicht kannte. {part_def_nom} redete drinnen sehr schnell und wurde verstanden.',
        ],
        echo: [
          '<companion>Wir brauchen noch jemanden, der Kuchen holt</companion>, sagte {companion} an der Tür. <companion>Das kannst du gut erklären.</companion>',
        ],
      },
    ],
  },
  allThePictures: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ließ die Bilder herumgehen, zeigte {part_def_dat} das beste und lachte. <hero>Egal</hero>, sagte {hero_er} zu {companion}, denn {companion} war blind.',
          ],
          warm: [
            '{hero_subj} wollte {companion}, blind, nicht damit quälen und sagte <hero>Nicht so wichtig</hero>. Dann zeigte {hero_er} {part_def_dat} das nächste Bild.',
          ],
          clever: [
            '{hero_subj} fand, Bilder seien nun einmal zum Ansehen. {companion} war blind, und {part_def_nom} sah weg, seit das dritte dran war.',
          ],
          playful: [
            '{hero_subj} hielt die Bilder hoch wie ein Auktionator. <hero>Zum Ersten!</hero> {part_def_nom} lachte mit, aber nur mit dem Mund. {companion} war blind und fragte, was es gebe.',
          ],
        },
        fails: [
          '<hero>Erzähl ich dir später</hero>, sagte {hero_subj} zu {companion} und lachte schon über das nächste. Später war noch nie gekommen.',
        ],
        again: ['{hero_subj} machte eins der Bilder groß, damit wirklich alle es sahen. Fast alle.'],
        noticing: [
          '{hero_subj} sah vom Display auf. {companion} hatte den Stuhl zur Wand gedreht und aß in aller Ruhe die Brote von allen. An einer anderen Wand stand noch jemand.',
        ],
        deed: [
          '{hero_subj} drehte sich zu {companion} und beschrieb die Bilder, laut und genau, eines nach dem anderen. Auch das, auf dem {hero_er} selbst aussah wie ein Schaf im Regen.',
        ],
        answer: [
          'Beim Schaf lachte {companion}, mit vollem Mund. Und weil zuerst über {hero} gelacht wurde, rückte {part_def_nom} einen Stuhl näher.',
        ],
        echo: [
          '<companion>Wie guckt das Schaf?</companion>, fragte {companion} noch tagelang, und {hero} musste es jedes Mal neu sagen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war blind. {hero_subj} reichte die Fotos herum, über {companion} hinweg, und rief zu {part_def_dat}: <hero>Das musst du sehen!</hero>',
          ],
          warm: [
            '{companion} war blind. {hero_subj} drückte {companion} tröstend den Arm, es sei nur Quatsch, und suchte für {part_def_acc} schon das nächste heraus.',
          ],
          clever: [
            '{companion} war blind. {hero_subj} sortierte die Fotos nach Lustigkeit. {part_def_nom} war auf Platz drei, und {companion} kam in der Ordnung nicht vor.',
          ],
          playful: [
            '{companion} war blind. {hero_subj} machte für {part_def_acc} zu jedem Foto das passende Geräusch. {companion} lachte beim ersten und fragte, was es sei. Da kam schon das zweite.',
          ],
        },
        fails: [
          'Es wurde viel gelacht, in kurzen Stößen, und zwischen zwei Stößen sah jeder auf sein eigenes Bild. {hero_subj} wischte weiter.',
        ],
        again: ['<hero>Warte, das nächste</hero>, sagte {hero_subj}.'],
        noticing: [
          'Es klapperte. {companion} baute aus den Bechern aller Leute einen Turm, ganz allein, und er stand schon höher als der Tisch. Keiner hatte gemerkt, dass ihm der Becher fehlte.',
        ],
        deed: [
          '{hero_subj} setzte sich neben den Turm. <hero>Soll ich erzählen, was darauf ist?</hero> Dann erzählte {hero_er}, Bild für Bild, was zu sehen war. Beim eigenen, dem mit der Zahnspange und dem Kürbis, ließ {hero_er} nichts aus.',
        ],
        answer: [
          '{companion} wollte den Kürbis noch einmal hören. Alle wollten ihn noch einmal hören. {part_def_nom} kam aus der Ecke und wollte wissen, wie groß der Kürbis gewesen war.',
        ],
        echo: [
          '<companion>Von dir habe ich jetzt ein sehr genaues Bild</companion>, sagte {companion}. <hero>Ich fürchte, ja</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
