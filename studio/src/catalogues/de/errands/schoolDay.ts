import type { DeErrands } from '../../schema.ts';

export const schoolDay = {
  name: {
    title: ['Ein Name mit sechs Buchstaben', '{hero} und der große Bogen'],
    prize: { g: 'm', one: 'Name', obl: 'Namen', gen: 'Namens' },
    obstacle: { g: 'f', one: 'Gruppenaufgabe' },
    task: [
      'Wenn es läutete, durfte das Meerschweinchen zum Hausmeister ziehen, für die ganzen Ferien. An seinem Türchen stand noch kein Name, nur ein Strich. Und auf einen Strich hört kein Meerschweinchen.',
      'Am Käfig hing ein Schild mit einem Strich. Gleich nahm der Hausmeister das Meerschweinchen mit, für die ganzen Ferien, und er fragte, wie es heißt. Der Name war längst ausgesucht. Er stand auf einer Karte, und die hing noch nicht.',
    ],
    gift: [
      'Der Hausmeister hielt die Karte weit von sich und las den Namen laut. Im Stroh hob sich ein Kopf mit einem Salatblatt quer im Mund. Da schrieb sich der Hausmeister den Namen auf die Hand.',
      'Der Hausmeister las den Namen von der Karte und sagte ihn ins Stroh. Es raschelte, dann kam eine Nase. Sie stellten sich einander vor, und er gab der Pfote einen Finger.',
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'm', one: 'Bogen', gen: 'Bogens' },
        holds: [
          'Aber der Name kam von der Gruppenaufgabe, von einem Bogen, so groß wie ein Tisch. Strich man ihn links glatt, so rollte er rechts wieder zu.',
          'Aber die Gruppenaufgabe war auf einem Bogen, der am liebsten eine Rolle war. Den Namen sah man nur, solange man überall zugleich festhielt.',
        ],
        worse: [
          'Der Bogen schnappte von allen Seiten zu wie eine Rollladenkiste. Drinnen war der Name, und zwei Buchstaben waren geknickt.',
          'Der Bogen sprang vom Tisch und rollte sich am Boden fertig ein. Der Name war nun ganz innen und hatte einen Knick.',
        ],
        sign: [
          'Eine Ecke vom Bogen ragte über den Tisch hinaus. Die hielt niemand, schon die ganze Zeit.',
          'Der Bogen hatte vier Ecken. Auf der vierten lag bisher nur ein Radiergummi, und der war zu leicht.',
        ],
        yields: [
          'Die Gruppenaufgabe lag so glatt da wie ein Teich. Mitten darauf stand der Name, sechs Buchstaben, und die Schere kam an alle heran.',
          'Vier Ecken lagen still, und die Gruppenaufgabe gab auf. Da stand der Name, und die Schere fuhr darum herum wie ein Auto um den See.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gerede' },
        holds: [
          'Aber an der Gruppenaufgabe saßen fünf, und alle redeten. Den Namen wusste nur die leiseste Stimme, und die kam nicht dran.',
          'Aber die Gruppenaufgabe hatte fünf Leute und fünf Meinungen, und alle kamen gleichzeitig. Der Name war auch dabei, nur hörte ihn keiner.',
        ],
        worse: [
          'Das Gerede wurde lauter, und jemand trommelte dazu mit dem Lineal. Die leise Stimme sagte den Namen, und kein Buchstabe kam an.',
          'Jemand klopfte auf den Tisch, damit Ruhe war, und davon wurde es lauter. Der Name ging bei der Gruppenaufgabe schon beim zweiten Buchstaben unter.',
        ],
        sign: [
          'Zwischen zwei Rednern war jedes Mal eine kleine Pause. Da holten sie Luft.',
          'Musste einer sich die Nase putzen, so warteten alle. Es dauerte nur ein Taschentuch lang.',
        ],
        yields: [
          'Am Tisch der Gruppenaufgabe war es still, so still, dass ein Radiergummi erschrak. Da sagte die leise Stimme den Namen, und alle sechs Buchstaben kamen an.',
          'Keiner sagte etwas, und das war neu. Von der Gruppenaufgabe her kam eine kleine Stimme, und sie sagte den Namen so, dass man ihn schreiben konnte.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Farbe' },
        holds: [
          'Aber der Name auf der Gruppenaufgabe war nass. Solange die Farbe lief, konnte ihn keine Schere ausschneiden.',
          'Aber bei der Gruppenaufgabe hatte jemand mit viel Farbe geschrieben. Der Name glänzte wie ein nasser Hund, und nasse Hunde fasst man besser nicht an.',
        ],
        worse: [
          'Die Farbe lief, und aus zwei Buchstaben wurde einer mit Bauch. Der Name war wieder zu kurz und wieder nass.',
          'Ein Buchstabe zog ein langes Bein bis zum Rand. Bei der Gruppenaufgabe war der Name nun wieder so nass wie am Anfang.',
        ],
        sign: [
          'Ein Strich glänzte nicht mehr. Er war matt und trocken wie Kreide.',
          'Am ersten Buchstaben war oben ein Fleck, der nicht mehr glänzte. Ein Staubkorn lag darauf und klebte nicht.',
        ],
        yields: [
          'Die Gruppenaufgabe glänzte nirgends mehr. Mit vier Schnitten war der Name heraus, und kein Finger wurde rot.',
          'Das Matte wanderte von einem Buchstaben zum nächsten. Dann ließ sich der Name aus der Gruppenaufgabe schneiden, und alle Finger blieben sauber.',
        ],
      },
    },
  },
  star: {
    title: ['Ein Himmel mit einem Stern', '{hero} und das Haus aus Stroh'],
    prize: { g: 'm', one: 'Stern' },
    obstacle: { g: 'n', one: 'Strohhaus' },
    task: [
      'Um zehn spielten die Kleinen ihr Stück. Ihr ganzer Himmel war ein einziger Stern aus Blech, an einem Faden. Jetzt stand der Himmel da, und der Haken war leer.',
      'Auf der Bühne war es schon Nacht, aus blauem Papier. Drei Hirten standen da und sahen nach oben, und oben war ein leerer Haken. Ihr Stern aus Blech fehlte, und um zehn ging der Vorhang auf.',
    ],
    gift: [
      'Der Stern hing an seinem Haken und drehte sich nach links. Auf der Bühne sah der kleinste Hirte hinauf und vergaß seinen Satz. Er zeigte einfach hin, und das verstanden alle.',
      'Der Vorhang ging auf, und der Stern drehte sich. Ein Lichtfleck lief über die Wand, über alle Eltern hinweg. Die kleinsten Hirten liefen ihm hinterher.',
    ],
    by: {
      shy: {
        part: { g: 'n', one: 'Meerschweinchen' },
        holds: [
          'Aber den Stern hatte das Meerschweinchen mit dem Heu geholt, und es saß damit in seinem Strohhaus. Fremde mochte es nicht, und heute waren alle fremd.',
          'Aber im Strohhaus saß das Meerschweinchen auf dem Stern und dachte, es sei unsichtbar. Wenn man hinsah, dachte es das noch fester.',
        ],
        worse: [
          'Im Strohhaus raschelte es weiter nach hinten. Der Faden vom Stern rutschte hinterher, bis er weg war.',
          'Das Meerschweinchen wühlte sich durch die Hinterwand vom Strohhaus, beinahe. Der Stern ging mit, Zacke um Zacke.',
        ],
        sign: [
          'In der Tür zuckte etwas Rosafarbenes. Es war eine Nase, und sie war sehr neugierig.',
          'Ein Schnurrhaar stand aus der Tür. Es zuckte im Takt, als zählte da drin einer.',
        ],
        yields: [
          'Aus dem Strohhaus kam das Meerschweinchen, Schritt und Halt und Schritt. Am Fuß hing ihm der Faden, und am Faden kam der Stern.',
          'Nach dem Schnurrhaar kam das Meerschweinchen, und nach dem Meerschweinchen kam der Stern. Er schleifte hinter ihm her aus dem Strohhaus, an seinem eigenen Faden.',
        ],
      },
      asleep: {
        part: { g: 'n', one: 'Meerschweinchen' },
        holds: [
          'Aber auf dem Stern schlief das Meerschweinchen, mitten im Strohhaus. Unter seinem Bauch sah eine Zacke hervor.',
          'Aber das Meerschweinchen hatte sich zum Schlafen auf den Stern gelegt. Im Strohhaus pfiff es leise durch die Zähne.',
        ],
        worse: [
          'Das Meerschweinchen murrte und machte sich flach wie ein Pantoffel. Vom Stern war auch die letzte Zacke verschwunden.',
          'Das Meerschweinchen sank im Schlaf ein wie ein Teig. Unter seinem Bauch im Strohhaus bekam der Stern keine Luft mehr, und zu sehen war er auch nicht.',
        ],
        sign: [
          'Neben dem Meerschweinchen lagen ein Blatt, ein Möhrenende und ein Halm. Die lagen gerade, eins neben dem anderen.',
          'Ein Blatt, ein Möhrenende, ein Halm: Alles lag neben dem Meerschweinchen bereit, für den Morgen. Man sah, dass es so gehörte.',
        ],
        yields: [
          'Nun drehte sich das Meerschweinchen um und schnarchte zur Wand. Auf seinem Platz im Stroh lag der Stern und war warm.',
          'Das Meerschweinchen schob im Schlaf den Po zur Seite. Im Strohhaus blinkte eine Zacke, dann fünf, und der Stern war frei.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Strohhaus' },
        holds: [
          'Aber der Stern war mit dem Heu ins Strohhaus geraten. Sah man hinein, so sah man dunkles Stroh und dahinter dunkleres.',
          'Aber das Strohhaus hatte keine Lampe, und der Stern schien nicht von selbst, er war ja aus Blech. Er lag irgendwo ganz hinten.',
        ],
        worse: [
          'Im Strohhaus rutschten Halme herunter, und es wurde schwarz wie im Ranzen. Der Stern war nicht zu sehen.',
          'Ein Büschel Heu rutschte vor die Tür. Im Strohhaus war jetzt Mitternacht, und es war eine ohne Stern.',
        ],
        sign: [
          'Zwischen zwei Halmen blitzte es, spitz und hell. So blitzt nur Blech.',
          'Hinten im Dunkeln war etwas spitz. Sonst ist in einem Strohhaus nichts spitz.',
        ],
        yields: [
          'Zwischen Heu und Möhrenresten lag der Stern. Alle fünf Zacken waren daran, und eine war angeknabbert.',
          'Aus dem Spitzen wurde ein Zacken, und an dem hingen vier andere. Im Strohhaus hatte der Stern genau in der Mitte gelegen.',
        ],
      },
      narrow: {
        part: { g: 'n', one: 'Türchen' },
        holds: [
          'Aber der Stern lag im Strohhaus, und hinein ging es nur durch das Türchen. Das Türchen war für jemanden gemacht, der Löwenzahn frisst.',
          'Aber das Türchen vom Strohhaus war für Meerschweinchen gerade richtig und für Hände gar nicht. Dahinter lag der Stern.',
        ],
        worse: [
          'Der Stern klapperte im Strohhaus bis ganz nach hinten. Von der Tür aus war nur noch der Faden zu sehen.',
          'Im Strohhaus machte es ping. Der Stern war gegen die Hinterwand gerutscht, und durch das Türchen sah man bloß noch Stroh.',
        ],
        sign: [
          'Unten am Boden war das Türchen breiter. Dort hatte ein runder Bauch die Halme weggedrückt.',
          'Das Türchen hatte unten eine Beule nach außen. Die kam von jemandem, der viel Salat isst.',
        ],
        yields: [
          'Unten, wo es breit war, kam der Stern heraus. Er schrammte am Strohhaus entlang und klang dabei ein wenig.',
          'Durch die Beule ging es, mit zwei Fingern und etwas Geduld vom Stern. Das Strohhaus wackelte und stand dann wieder.',
        ],
      },
    },
  },
  map: {
    title: ['Ein Meer zum Aufrollen', '{hero} und der Schrank im Flur'],
    prize: { g: 'f', one: 'Landkarte' },
    obstacle: { g: 'm', one: 'Kartenschrank' },
    task: [
      'Die Frau, die heute zu Besuch war, wollte zeigen, wo sie zur Schule gegangen war. Auf der großen Landkarte war es, ganz am blauen Rand. In zehn Minuten läutete es, und dann waren alle im Hof.',
      'Die Frau, die zu Besuch war, stand vor der Klasse und zeigte auf die leere Wand. Dort, sagte sie, ungefähr am Fenster, sei ihre Schule. Man lachte. Auf der Landkarte ist es der blaue Rand, und gleich läutete es.',
    ],
    gift: [
      'Die Frau stellte sich vor die Landkarte und suchte mit dem Finger. Unter dem Blau war ein Punkt, kleiner als ein Krümel. Sie ließ den Finger darauf liegen, und jeder durfte einmal seinen danebenlegen.',
      'Die Landkarte hing, und die Frau fand den Punkt, ganz am blauen Rand. So weit ist das, sagte einer. Da maß sie mit dem Faden nach und wickelte ihn sich um das Handgelenk.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber die Landkarte war im Kartenschrank, und am Kartenschrank war der Riegel zu. Er saß fest wie ein Backenzahn.',
          'Aber im Flur stand der Kartenschrank und hielt dicht. Sein Riegel hatte seit den Ferien niemanden mehr gekannt, und drinnen hing die Landkarte.',
        ],
        worse: [
          'Nun saß der Riegel auch noch schräg. Im Kartenschrank rumste es, und die Landkarte war hinter das Gestell gerutscht.',
          'Der Riegel verbog sich und saß nun erst recht. Im Kartenschrank rutschte die Landkarte vom Haken, man hörte das Meer rauschen.',
        ],
        sign: [
          'Neben dem Riegel hing an einem Nagel ein Holzpflock. Er hatte genau so eine Kerbe, wie der Riegel eine Nase hatte.',
          'Am Kartenschrank hing ein Holzpflock an einem Nagel, blank wie ein alter Bleistift. Vorn hatte er eine Kerbe.',
        ],
        yields: [
          'Der Kartenschrank ging auf und roch nach Kreide und altem Meer. Die Landkarte rollte heraus, ein Stück Blau voran.',
          'Der Riegel sprang zurück, als hätte er nie etwas anderes gewollt. Im Kartenschrank lag die Landkarte, das Blaue nach außen.',
        ],
      },
      high: {
        part: { g: 'n', one: 'Gestell' },
        holds: [
          'Aber die Landkarte hing im Kartenschrank ganz oben im Gestell. Da kamen nur Lehrer heran, und auch die bloß auf Zehenspitzen.',
          'Aber im Kartenschrank hängt man die großen Länder nach oben, ins Gestell. Die Landkarte war sehr groß und hing dementsprechend.',
        ],
        worse: [
          'Die Landkarte rollte noch einen Haken weiter hinauf. Das Gestell zitterte, und es regnete ein wenig Staub.',
          'Die Rolle kletterte im Gestell einen Haken höher. Aus dem Kartenschrank hing von der Landkarte nur noch ein Fussel.',
        ],
        sign: [
          'Unten am Gestell war ein Brett, auf das ein Fuß passte. Daneben hing die Schlaufe von der Schnur, in Reichweite einer Hand.',
          'Das Gestell hatte weit unten ein Brett, das nach Füßen aussah. Daneben hing eine Schlaufe und wartete.',
        ],
        yields: [
          'Langsam kam die Landkarte herunter, an ihrer Schnur, wie ein Eimer aus einem Brunnen. Der Kartenschrank gab noch etwas Staub dazu.',
          'Die Schlaufe lief über eine Rolle, und am anderen Ende kam die Landkarte herab. Der Kartenschrank atmete Kreide aus.',
        ],
      },
      guarded: {
        part: { g: 'm', adj: 'groß', one: 'Aufpasser' },
        holds: [
          'Aber vor dem Kartenschrank saß ein Großer aus der obersten Klasse und passte auf. Keiner geht an die Landkarte, hatte man ihm gesagt, und daran hielt er sich.',
          'Aber der Kartenschrank hatte einen Aufpasser, einen aus der obersten Klasse. Er hatte die Beine ausgestreckt, und an denen kam keiner zur Landkarte.',
        ],
        worse: [
          'Der Aufpasser stand auf und war so breit wie beide Schranktüren. Vom Blau der Landkarte war kein Fleck mehr zu sehen.',
          'Der Aufpasser zog seinen Stuhl genau vor die Schranktür. Nun war der Kartenschrank zu, und die Landkarte war dahinter so weit weg wie das Meer.',
        ],
        sign: [
          'Immer wieder sah der Große auf sein Heft. Es lag offen auf dem Stuhl, und unter der dritten Aufgabe stand nichts.',
          'Bei der dritten Aufgabe hatte der Aufpasser schon ein Loch radiert. Er kaute am Stift und sah hilflos hinein.',
        ],
        yields: [
          'Der Große machte einen Schritt zur Seite und hielt die Schranktür sogar auf. Die Landkarte stand darin, so lang wie er selbst.',
          'Der Aufpasser schrieb etwas in sein Heft, und dann noch etwas. Mit dem Fuß schob er die Tür vom Kartenschrank auf, und da hing die Landkarte.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Kiste' },
        holds: [
          'Aber vor dem Kartenschrank stand die Kiste mit dem alten Globus. Sie war so schwer wie die ganze Welt, und dahinter war die Landkarte.',
          'Aber jemand hatte die Kiste mit dem Globus genau vor den Kartenschrank gestellt. Die Landkarte war drin, die Welt war davor, und die Welt ist schwer.',
        ],
        worse: [
          'Die Kiste setzte sich in eine Rille vom Boden. Die Schranktür ging noch einen Spalt auf, und darin klemmte die Landkarte.',
          'Die Kiste rumpelte zurück und saß noch fester. Vom Kartenschrank kam ein Knack, und in der Landkarte war ein Riss, so lang wie ein Fluss.',
        ],
        sign: [
          'Eine Kante von der Kiste stand auf einem Lineal. Dort wippte sie ein wenig.',
          'Unter einer Kante der Kiste steckte ein Lineal. Darauf schaukelte sie, wenn jemand durch den Flur ging.',
        ],
        yields: [
          'Da kippelte die Kiste zur Seite, und in ihr drehte sich der Globus einmal herum. Der Kartenschrank war frei, und die Landkarte war bloß an einer Ecke geknickt.',
          'Die Kiste schaukelte sich frei, und drinnen drehte sich die Welt ein Stück. Am Kartenschrank war nun Platz, und die Landkarte schob sich heraus.',
        ],
      },
    },
  },
  radio: {
    title: ['Vier Minuten Sendung', 'Das zweite Mikrofon'],
    prize: { g: 'f', one: 'Sendung' },
    obstacle: { g: 'f', one: 'Redaktion' },
    task: [
      'In der großen Pause sendete das Schulradio live, vier Minuten lang. Der erste Beitrag war die Geschichte, die jemand der Redaktion im Vertrauen erzählt hatte. So, wie er jetzt dastand, durfte ihn niemand hören.',
    ],
    gift: [
      'Vier Minuten Sendung, dann das Rauschen, dann der Gong. Auf der Treppe zum Hof nahm jemand den Stöpsel aus dem Ohr, wischte ihn ab und hielt den zweiten einer anderen hin.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Text' },
        holds: [
          'Aber die Redaktion hatte sich zerstritten, und zwar im Text selbst. Die Sendung bestand aus sechzig Kommentaren und einem halben Satz.',
        ],
        worse: [
          'Zehn neue Kommentare standen am Rand, und sie galten einander. Die Sendung war ein Flickenteppich, und vier Minuten hatte sie auch nicht mehr.',
        ],
        sign: [
          'Ein Kommentar war der älteste von allen. Hat sie euch das erlaubt, stand darin, und darunter stand nichts.',
        ],
        yields: [
          'Ein Kommentar nach dem anderen verschwand, bis nur noch Sätze dastanden. Die Sendung war vier Minuten lang und gehörte allen, die darin vorkamen.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Redakteurin' },
        holds: [
          'Aber in der Studiotür stand die Redakteurin. Die Redaktion hatte abgestimmt, und an ihr vorbei kam keine Sendung mehr.',
        ],
        worse: [
          'Die Redakteurin las die Regel vor, Absatz drei, und schloss die Tür bis auf einen Spalt. Auf dem Pult erlosch das Lämpchen der Sendung.',
        ],
        sign: [
          'Während sie redete, sah die Redakteurin immer wieder ins Studio. Dort standen zwei Mikrofone, und am zweiten saß niemand.',
        ],
        yields: [
          'Nun schob die Redakteurin mit dem Fuß den zweiten Stuhl zurecht. Das Lämpchen der Sendung ging wieder an.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Antwort' },
        holds: [
          'Aber die Sendung hing an einer Antwort. Die Freundin, um deren Geschichte es ging, hatte seit gestern auf nichts reagiert, was die Redaktion schrieb.',
        ],
        worse: [
          'Kurz waren da drei Punkte gewesen, jetzt waren sie fort. Die Sendung stand wieder am Anfang, mit einer leeren Minute eins.',
        ],
        sign: [
          'Unter der letzten Nachricht saß ein kleiner Haken. Sie hatte sie gelesen, um sieben Uhr zwölf.',
        ],
        yields: [
          'Da kam die Antwort, drei Zeilen, ohne Gruß. Nehmt den Anfang, schrieb sie, den Schluss lasst weg, und damit hatte die Redaktion ihre Sendung.',
        ],
      },
    },
  },
  bridge: {
    title: ['Ein Fahrrad auf Papier', 'Die mittlere Fuge'],
    prize: { g: 'n', one: 'Fahrrad' },
    obstacle: { g: 'f', one: 'Papierbrücke' },
    task: [
      'Um drei gingen die Türen auf, und dann sollte ein Fahrrad auf der Papierbrücke stehen, vor der ganzen Schule. Einer aus der Gruppe hatte alles gemacht, eine gar nichts dürfen, und der Dritte kam nicht mehr. Es war halb drei.',
    ],
    gift: [
      'Das Fahrrad stand auf der Papierbrücke und zitterte leise in den Speichen. Niemand klatschte, weil keiner es stören wollte. Der Physiklehrer legte den Kopf auf den Tisch, um von unten zu sehen, was da eigentlich trug.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Fuge' },
        holds: [
          'Aber die Papierbrücke hatte in der Mitte nachgegeben, genau an der Fuge. Ein Fahrrad wiegt vierzehn Kilo, und die Fuge hielt noch ein Federmäppchen.',
        ],
        worse: [
          'An der Fuge riss noch ein Streifen ab. Das Fahrrad blieb unten, und die Papierbrücke sah aus wie ein Brief, den jemand nicht zu Ende gelesen hat.',
        ],
        sign: [
          'Die Risskanten waren weich und faserig. Legte sich die eine über die andere, so sah man nicht, wo sie aufhörte.',
        ],
        yields: [
          'Da war die Fuge wieder zu, doppelt so dick wie vorher. Die Papierbrücke nahm das Fahrrad, erst das Hinterrad, dann das vordere, und knisterte nur.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Statiker', gen: 'Statikers' },
        holds: [
          'Aber wie man die Papierbrücke faltet, damit sie ein Fahrrad trägt, wusste nur der Statiker. Der saß draußen auf der Heizung und war, wie er sagte, aus dem Projekt.',
        ],
        worse: [
          'Der Statiker ging einen Flur weiter. An der Papierbrücke fehlte die wichtigste Falte, und das Fahrrad lehnte an der Wand wie bestellt.',
        ],
        sign: [
          'Aus dem Ärmel vom Statiker schaute ein Streifen Papier. Er war gefaltet, sechsmal, und ganz neu.',
        ],
        yields: [
          'Dann kam der Statiker herein, zog den Streifen heraus und legte ihn an die Papierbrücke. Er passte, und zehn Minuten später stand darauf das Fahrrad.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Papierbalken', gen: 'Papierbalkens' },
        holds: [
          'Aber der Papierbalken war drei Meter lang. Trug man ihn an einem Ende zur Papierbrücke, so knickte er am anderen, und mit ihm die Aussicht auf das Fahrrad.',
        ],
        worse: [
          'Der Papierbalken hing auf beiden Seiten durch, krumm wie vorher. Die Papierbrücke hatte ein Loch, so breit wie ein Fahrrad lang ist.',
        ],
        sign: [
          'Am hinteren Drittel war der Papierbalken dicker geklebt. Da war ein Platz zum Tragen, und er war die ganze Zeit frei.',
        ],
        yields: [
          'Dann lag der Papierbalken, ohne einen einzigen neuen Knick. Das Fahrrad rollte auf die Papierbrücke, und sechs Hände gingen langsam weg.',
        ],
      },
    },
  },
} satisfies DeErrands;
