import type { DeErrands } from '../../schema.ts';

export const birthdayParty = {
  balloon: {
    title: ['Der letzte Luftballon', '{hero} und der Knoten am Stuhl'],
    prize: { g: 'm', one: 'Luftballon' },
    obstacle: { g: 'f', adj: 'verknotet', one: 'Schleife' },
    task: [
      'Ein Luftballon war noch übrig, der gelbe. Er war für das Nachbarskind mit den Windpocken, das nicht mitfeiern durfte. Um sechs ging dort das Fenster zu.',
      'Zwei Türen weiter saß ein Kind am Fenster und zählte seine Windpocken. Zum Fest durfte es nicht. Es hatte sich einen Luftballon gewünscht, und ein gelber war noch da. Um sechs wurde dort das Fenster zugemacht.',
    ],
    gift: [
      'Zwei Türen weiter stand ein Kind mit lauter roten Punkten hinter der Scheibe. Die Mutter machte auf. Das Kind nahm den Luftballon in den Arm und malte ihm mit dem Rotstift auch welche.',
      'Das Fenster ging auf, und eine Hand mit drei roten Punkten griff nach der Schnur. Der Luftballon zog ins Zimmer ein. Man sah ihn noch lange an der Decke stehen und herausschauen.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Schleife' },
        holds: [
          'Aber der Luftballon hing in der Schleife fest. Die Schleife ging dreimal um die Stuhllehne und viermal durch sich selbst.',
          'Aber der Luftballon kam nicht mit, denn seine Schleife hatte sich mit dem Stuhl angefreundet. Sie lag ihm um die Lehne wie zehn Arme.',
        ],
        worse: [
          'Der Knoten wurde klein und hart wie eine Erbse. Der Luftballon kam herunter, bis sein Bauch auf dem Sitz lag und quietschte.',
          'Die Schleife wurde zum Knoten und der Knoten zur Nuss. Am anderen Ende sank der Luftballon und legte die Backe auf den Sitz.',
        ],
        sign: [
          'Hinter dem Stuhlbein hing eine Schlaufe, ganz lose. Sie hing da schon die ganze Zeit und wollte nirgends hin.',
          'An einem Stuhlbein war die Schleife noch locker. Eine Wollmaus hatte sich in den Bogen gelegt.',
        ],
        yields: [
          'Da rutschte die Schleife vom Stuhl und war nur noch ein Band. Der Luftballon stieg bis auf Nasenhöhe und blieb dort stehen.',
          'Die Schleife wurde lang und länger, und auf einmal war sie vom Stuhl. Der Luftballon hob ab, ganz sacht, und wartete in Kopfhöhe.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stuhl' },
        holds: [
          'Aber der Luftballon stand hoch über dem Stuhl. Die verknotete Schleife baumelte unter ihm, und jeder Hand fehlte noch eine Handbreit.',
          'Aber der Luftballon war schon halb unterwegs. Er schwebte über dem Stuhl, und seine verknotete Schleife hing hoch oben. Sie kitzelte jeden an der Nase und kam keinem in die Hand.',
        ],
        worse: [
          'Die Schleife rutschte ein Stück hinauf. Nun stieß der Luftballon schon an die Decke und machte dort pock, pock.',
          'Noch ein Luftzug, und der Luftballon klebte an der Decke. Die Schleife war nun so kurz, dass man sie von unten nur noch ahnte.',
        ],
        sign: [
          'Unten am Stuhl war eine Leiste, breit genug für einen Fuß. Von dort hing das lange Ende der Schleife herunter.',
          'Unten hatte der Stuhl eine Querleiste, ganz blank gewetzt. Bis zur Schleife fehlte dann nur noch ein Stück.',
        ],
        yields: [
          'Die Schleife kam herunter, Handbreit um Handbreit. Ganz am Ende kam der Luftballon, als hätte ihn jemand zum Kaffee gerufen.',
          'Der Luftballon kam herunter, Hand unter Hand, wie an einem Seil. Die Schleife war ganz zerknittert, aber sie hielt.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber der Luftballon hatte sich mit seiner verknoteten Schleife hinter den Stuhl gedrückt. Zwischen Lehne und Wand war nur ein Spalt.',
          'Aber der Luftballon war hinter den Stuhl geraten, und zwischen Lehne und Wand war kaum ein Spalt. Seine Schleife winkte heraus.',
        ],
        worse: [
          'Der Luftballon quietschte und rutschte tiefer hinein. Von der Schleife sah man einen Zipfel, von ihm noch einen gelben Strich.',
          'Der Luftballon schob sich mit einem Quieken tiefer. Im Spalt war von der Schleife nur noch ein Fädchen übrig.',
        ],
        sign: [
          'Beim Vorhang stand der Stuhl ein wenig schräg. Dort war der Spalt doppelt so breit.',
          'Am Fenster stand der Stuhl nicht ganz an der Wand. Da war der Spalt so breit wie eine Melone.',
        ],
        yields: [
          'Am breiten Ende kam der Luftballon heraus, erst die Schleife, dann der Bauch. Er machte dabei ein Geräusch, über das jede Feier lacht.',
          'Am Fenster quietschte es, und dann machte es plopp. Der Luftballon war frei und zog die Schleife hinter sich her wie einen Schwanz.',
        ],
      },
    },
  },
  crown: {
    title: ['Drei Zacken aus Gold', '{hero} und der Sofawelpe'],
    prize: { g: 'f', one: 'Papierkrone' },
    obstacle: { g: 'm', one: 'Welpe', obl: 'Welpen', gen: 'Welpen' },
    task: [
      'Der Urgroßvater sollte als König auf das Foto. Er saß schon im Sessel und hielt den Kopf ganz gerade. Die Frau mit der Kamera knöpfte ihren Mantel zu, und auf dem Kopf fehlte die Krone.',
      'Alle standen schon für das Foto, die Großen hinten. In der Mitte saß der Urgroßvater und war der König, denn er war der Älteste. Nur hatte der König nichts auf, und die Frau mit der Kamera sah auf die Uhr.',
    ],
    gift: [
      'Der Urgroßvater setzte die Papierkrone auf und hielt noch stiller als vorher. Es klickte. Auf dem zweiten Foto trug sie der Welpe.',
      'Die Papierkrone war dem Urgroßvater zu groß und rutschte bis auf die Brille. So blieb sie. Es klickte, und auf dem Bild lacht der König mit geschlossenem Mund.',
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'Welpe', obl: 'Welpen', gen: 'Welpen' },
        holds: [
          'Aber die Papierkrone lag unter dem Sofa, und auf ihr lag der Welpe mit beiden Pfoten. Sah man zu ihm hin, so sah er weg.',
          'Aber den Welpen hatten so viele Beine erschreckt, und er war unter das Sofa gezogen. Die Papierkrone hatte er mitgenommen, für alle Fälle.',
        ],
        worse: [
          'Der Welpe rutschte rückwärts bis an die Wand, und die Papierkrone rutschte mit. Unter dem Sofa war nur noch Teppich zu sehen.',
          'Es kratzte, und der Welpe saß jetzt im hintersten Eck. Von der Papierkrone war kein Zacken mehr zu sehen, nur zwei runde Augen.',
        ],
        sign: [
          'Ein Ohr schaute unter dem Sofa hervor, weich wie ein Waschlappen. Es war umgeklappt und hörte zu.',
          'Unter dem Sofa lag eine Schwanzspitze im Licht. Sie klopfte einmal auf den Boden.',
        ],
        yields: [
          'Da kam der Welpe heraus, erst die Nase, dann der Rest. Zwischen den Zähnen trug er die Papierkrone, so vorsichtig wie ein Ei.',
          'Der Welpe kam auf dem Bauch und mit den Ohren am Boden. Vor den Schuhen legte er die Papierkrone ab und hatte nichts dagegen, dass man ihn sah.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Welpe', obl: 'Welpen', gen: 'Welpen' },
        holds: [
          'Aber vor der Papierkrone lag der Welpe und knurrte so tief, wie ein Welpe kann. Das war nicht tief, aber er meinte es.',
          'Aber der Welpe hatte die Papierkrone zu seinem Schatz erklärt. Er stand davor auf vier krummen Beinen und übte Knurren.',
        ],
        worse: [
          'Der Welpe stellte sich quer und machte die Beine breit. Von der Papierkrone war hinter ihm kein Zacken mehr zu sehen.',
          'Der Welpe knurrte so sehr, dass er umfiel, und zwar auf die Papierkrone. Dort blieb er liegen, zur Bewachung.',
        ],
        sign: [
          'Auf dem Stuhl lag ein Ball. Der Welpe sah zur Hand, zum Ball, zur Hand und zum Ball.',
          'Der Welpe sah zwischendurch zum Stuhl hinauf. Auf dem Stuhl lag sein Ball, und der Stuhl war hoch.',
        ],
        yields: [
          'Dann ging der Welpe aus dem Weg, als hätte er dort nie gelegen. Die Papierkrone lag auf dem Teppich und war kaum nass.',
          'Der Welpe rannte hinter dem Ball her und hatte alles andere vergessen. Auf dem Teppich lag die Papierkrone und hatte noch drei Zacken.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Welpe', obl: 'Welpen', gen: 'Welpen' },
        holds: [
          'Aber der Welpe hatte die Papierkrone im Maul. Was man auch zu ihm sagte, er hielt es für den Anfang von einem Spiel.',
          'Aber der Welpe war erst acht Wochen alt und konnte noch kein Deutsch. Mit der Papierkrone im Maul hielt er jedes Nein für ein Los.',
        ],
        worse: [
          'Der Welpe wedelte und zog. Ein Zacken der Papierkrone bekam einen Riss, und mit ihr ging es im Galopp um den Tisch.',
          'Der Welpe schüttelte die Papierkrone, wie man Ratten schüttelt. Danach ging es zweimal um das Sofa, und ein Zacken hing herunter.',
        ],
        sign: [
          'Vor einer flachen, offenen Hand setzte sich der Welpe jedes Mal hin. Etwas anderes hatte er noch nicht gelernt.',
          'War eine Hand offen und leer, so setzte sich der Welpe davor. Er legte dann den Kopf schief und machte das Maul auf.',
        ],
        yields: [
          'Da setzte sich der Welpe und machte das Maul auf. Heraus fiel die Papierkrone, feucht, aber mit allen drei Zacken.',
          'Der Welpe saß und dachte nach, so sehr, dass ihm das Maul offen blieb. Die Papierkrone fiel auf den Teppich, feucht und vollzählig.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Sofahöhle' },
        holds: [
          'Aber der Welpe hatte die Papierkrone unter das Sofa getragen und dort vergessen. Da drunter war es schwarz wie in einem Stiefel.',
          'Aber die Papierkrone lag unter dem Sofa, wo der Welpe alles vergräbt. In der Sofahöhle war seit Jahren kein Licht mehr gewesen.',
        ],
        worse: [
          'Unter dem Sofa wurde es noch schwärzer, und es schien bis in den Keller zu gehen. Von der Papierkrone war nichts zu sehen.',
          'Der Welpe legte sich davor, und nun war die Sofahöhle ganz zu. Die Papierkrone glänzte kein bisschen, wie auch.',
        ],
        sign: [
          'Ganz hinten glänzte etwas, nicht breiter als ein Fingernagel. Es war golden.',
          'Tief in der Sofahöhle war ein schmaler Glanz. Er war gezackt.',
        ],
        yields: [
          'Unter dem Sofa war gar kein Keller, nur ein Teppich mit Krümeln. Mitten darauf lag die Papierkrone, und alle drei Zacken glänzten.',
          'Der Glanz hatte drei Zacken, und die gehörten der Papierkrone. Der Welpe sah zu, wie sie unter dem Sofa hervorkam, und nieste.',
        ],
      },
    },
  },
  cakeTable: {
    title: ['Ein Kuchen mit allen Namen', '{hero} und der bockige Tisch'],
    prize: { g: 'm', one: 'Kuchen' },
    obstacle: { g: 'm', one: 'Klapptisch' },
    task: [
      'Um fünf klingelten die Eltern. Bis dahin sollte der Kuchen mitten im Zimmer stehen, auf dem langen Tisch, damit jedes Kind seinen Namen fand. Sie standen alle darauf, in Zuckerguss.',
      'Der Kuchen war fertig und stand in der Küche. Zwölf Namen waren darauf, aus Zuckerguss. Er sollte mitten ins Zimmer, damit jeder an seinen Namen herankam, bevor um fünf die Eltern klingelten.',
    ],
    gift: [
      'Es klingelte, als der letzte Teller stand. Jedes Kind suchte auf dem Kuchen seinen Namen. Der kleinste Gast konnte noch nicht lesen und aß den dicksten.',
      'Zwölf Kinder gingen einmal um den Kuchen herum, bis jedes vor seinem Namen stand. Dann wurde geschnitten. Der Name von Otto war der kürzeste und das dickste Stück.',
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', one: 'Tischplatte' },
        holds: [
          'Aber der Klapptisch klappte. Hob man die eine Hälfte, so knickte die andere ein, und der Kuchen wartete drüben auf der Anrichte.',
          'Aber der Klapptisch hatte zwei Hälften, und jede wollte gehalten werden. Der Kuchen stand solange auf der Anrichte und schmolz ein wenig.',
        ],
        worse: [
          'Der Klapptisch lag wieder flach, nur schiefer als zuvor. Der Kuchen stand jetzt mit einer Ecke über dem Rand der Anrichte.',
          'Die Tischplatte schlug zu wie ein Buch. Der Klapptisch lag schief da, und der Kuchen rutschte bis an die Kante der Anrichte.',
        ],
        sign: [
          'Unter dem anderen Ende der Platte war ein zweiter Griff aus Blech. Den hatte noch keiner angefasst, so blank war er.',
          'Unter der Tischplatte gab es zwei Griffe aus Blech. An dem hinteren war noch der Preis.',
        ],
        yields: [
          'Der Klapptisch stand, und alle vier Beine waren sich einig. Der Kuchen kam hinauf, und kein Buchstabe rührte sich.',
          'Vorn ging es hoch, und hinten ging es hoch, und klick machte es in der Mitte. Auf dem Klapptisch stand der Kuchen, und kein Name hatte geruckelt.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Stütze' },
        holds: [
          'Aber am Klapptisch war die Stütze durch, mitten im Holz. Der Tisch nickte, und auf einen Tisch, der nickt, stellt man keinen Kuchen.',
          'Aber der Klapptisch hatte nur noch drei gute Beine, denn am vierten war die Stütze gebrochen. Ein Kuchen mit zwölf Namen ist kein leichter Kuchen.',
        ],
        worse: [
          'Von der Stütze fiel noch ein Stück ab. Der Kuchen rutschte auf seinem Blech, und ein Name bekam eine Beule.',
          'Von der Stütze splitterte noch ein Stück. Der Klapptisch ging in die Knie, und auf dem Kuchen rutschte ein Name in den anderen.',
        ],
        sign: [
          'Die beiden Bruchkanten passten zusammen, Zacke in Lücke, wie zwei Hälften von einem Keks.',
          'Die Stütze hatte zwei Enden mit Zacken. Sie sahen aus wie zwei Leute, die dasselbe gerade nicht sagen.',
        ],
        yields: [
          'Da saß die Stütze, ein wenig krumm, und der Klapptisch hielt. Der Kuchen kam genau in die Mitte, wo es am wenigsten nickte.',
          'Die Stütze stand und zitterte nicht. Auf dem Klapptisch war Platz für den Kuchen, und zwar genau dort, wo sonst der Ellbogen von Otto ist.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Tischplatte' },
        holds: [
          'Aber vor dem Kuchen lag der Klapptisch, die Platte nach unten. Er war so schwer wie ein Klavier und machte kein bisschen Musik.',
          'Aber der Klapptisch lag auf dem Bauch, mitten vor dem Kuchen. Die Tischplatte war aus dem Keller gekommen, mit vier Männern und einem Lied.',
        ],
        worse: [
          'Die Platte drückte sich tiefer in den Teppich. Dahinter klemmte der Kuchen, und keine Hand kam mehr zu ihm durch.',
          'Die Tischplatte plumpste zurück, und im Schrank klirrten die Tassen. Der Kuchen war nun ganz eingebaut zwischen Klapptisch und Wand.',
        ],
        sign: [
          'An einer Ecke warf der Teppich eine Falte. Genau dort wippte die Platte ein wenig.',
          'Eine Teppichfalte hob die Tischplatte an einer Ecke. Dort hatte sie Luft unter sich und wackelte.',
        ],
        yields: [
          'Der Klapptisch kippte, rollte über die Kante und stand auf seinen Beinen. Auf einmal war um den Kuchen ringsum Platz.',
          'Die Ecke ging hoch, und der Klapptisch folgte ihr auf die Beine. Dahinter stand der Kuchen und hatte freie Fahrt.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Zuckerguss' },
        holds: [
          'Aber der Kuchen durfte noch nicht auf den Klapptisch, denn der Zuckerguss war nass. Wackelte es nur ein wenig, so liefen die Namen davon.',
          'Aber auf dem Kuchen war der Zuckerguss noch nass, und der Klapptisch wackelte. Nasse Namen und wacklige Tische, das geht nicht zusammen.',
        ],
        worse: [
          'Zwei Namen auf dem Kuchen liefen ineinander und wurden ein dritter, den es nicht gibt. Der Zuckerguss glänzte wieder wie am Anfang.',
          'Der Zuckerguss lief, und aus Lina wurde Luna. Der Kuchen glänzte wieder wie eine Eisbahn und musste noch einmal warten, der Klapptisch auch.',
        ],
        sign: [
          'Bei einem Buchstaben war der Rand schon matt. Er glänzte nicht mehr, und er lief auch nicht mehr.',
          'Am Rand vom Kuchen war der Zuckerguss matt. Eine Fliege ging darüber und blieb nicht kleben.',
        ],
        yields: [
          'Dann war der Zuckerguss fest, ganz von selbst und bis in die Ecken. Der Kuchen kam auf den Klapptisch, und jeder Name blieb bei seinen Buchstaben.',
          'Matt wurde der ganze Kuchen, Name für Name, wie Fenster, in denen das Licht ausgeht. Auf dem Klapptisch blieb dann jeder Buchstabe, wo er war.',
        ],
      },
    },
  },
  surprise: {
    title: ['Zwölf Grüße', 'Film auf dem Garagentor'],
    prize: { g: 'm', one: 'Film' },
    obstacle: { g: 'f', one: 'Überraschung' },
    task: [
      'Die Freundin, die heute sechzehn wurde, glaubte, alle hätten es vergessen. In einer Stunde nahm sie den Bus zu ihrem Vater. Bis dahin sollte auf dem Garagentor ein Film laufen: zwölf Leute, zwölf Grüße.',
    ],
    gift: [
      'Auf dem Garagentor sagte der zwölfte Gruß ihren Namen. Die Freundin stand in der Einfahrt, den Rucksack auf einer Schulter. Sie ließ den Bus fahren und setzte sich auf den Bordstein.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber der Film lag in Stücken. Vier Gruppen hatten die Überraschung geplant, in vier Chats zugleich, und in jedem galt etwas anderes.',
        ],
        worse: [
          'Ein Gruß landete im falschen Chat, bei denen, die gar nichts wissen durften. Der Film hatte nun ein Loch, genau in der Mitte.',
        ],
        sign: [
          'Zwischen all den Antworten stand eine Frage vom Dienstag. Wer sammelt eigentlich ein, stand da, und darunter nichts.',
        ],
        yields: [
          'Die Grüße kamen an, einer nach dem anderen und alle an derselben Stelle. Der Film war zwei Minuten zu lang, und er war ganz.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Bruder' },
        holds: [
          'Aber den Schlüssel zur Garage hatte der Bruder der Freundin. Zwölf Leute hatten die Überraschung mit dem Film geplant, und keiner hatte ihn gefragt.',
        ],
        worse: [
          'Der Bruder stellte sich breiter in die Einfahrt. Hinter ihm blieb das Tor zu, und die Zeit für den Film war schon um vier Minuten kürzer.',
        ],
        sign: [
          'Der Bruder zählte mit den Augen die Klappstühle auf der Wiese. Es waren zwölf. Er war der Dreizehnte.',
        ],
        yields: [
          'Da drehte der Bruder den Schlüssel um und trat zur Seite. Er machte sogar das Hoflicht aus, damit man den Film sah.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Betttuch' },
        holds: [
          'Aber das Garagentor war braun, und auf Braun sieht man keinen Film. Für die Überraschung gab es ein großes Betttuch, das immer nur an einer Ecke hielt.',
        ],
        worse: [
          'Das Betttuch kam an allen Ecken herunter, schiefer als zuvor. Der Film lief über die Büsche weiter, und im Flieder lachte ein halbes Gesicht.',
        ],
        sign: [
          'An der anderen Ecke des Betttuchs war eine Schlaufe angenäht. Sie hing schon die ganze Zeit leer neben der Regenrinne.',
        ],
        yields: [
          'Dann spannte sich das Betttuch, bis keine Falte mehr darin war. Der Film hatte wieder ganze Gesichter.',
        ],
      },
    },
  },
  playlist: {
    title: ['Ein Lied für den ganzen Raum', 'Die leere Tanzfläche'],
    prize: { g: 'n', one: 'Lied', gen: 'Liedes' },
    obstacle: { g: 'f', one: 'Musikecke' },
    task: [
      'Es war das erste Fest der Familie, auf dem alle tanzen sollten, die Kleinen und die Alten. Nach drei Liedern war die Tanzfläche leer. Um elf holte das Taxi die Großtanten, und die hatten ihre Tanzschuhe in Tüten dabei.',
    ],
    gift: [
      'Das Lied ging bis hinunter auf die Straße. Die Großtanten tanzten miteinander, in den Schuhen aus den Tüten. Um elf hupte es draußen zweimal, und eine von ihnen hielt den Taxifahrer am Ärmel, bis er hereinkam.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Freund', gen: 'Freundes' },
        holds: [
          'Aber in der Musikecke saß der Freund, dem die Anlage gehörte, die Kopfhörer auf. Seit dem Streit sprach er mit keinem, und das Lied, das alle kannten, war auf seinem Gerät.',
        ],
        worse: [
          'Der Freund drehte seinen Stuhl zur Wand. In der Musikecke ging das Lämpchen aus, und das Lied hörte mitten im Refrain auf.',
        ],
        sign: [
          'Neben dem Ellenbogen des Freundes lag eine alte Liste, mit der Hand geschrieben. Siebzehn Lieder für einen Sommer, stand darüber, und zwei Namen.',
        ],
        yields: [
          'Da nahm der Freund die Kopfhörer ab, erst die eine Muschel, dann die andere. In der Musikecke ging das Lämpchen an, und das Lied fing noch einmal von vorn an.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Onkel', gen: 'Onkels' },
        holds: [
          'Aber in der Musikecke stand der Onkel, und jeder Wunsch war für ihn eine Beschwerde. Bat man um das Lied, so sagte er: Dann mach es doch selber, und ging nicht weg.',
        ],
        worse: [
          'Der Onkel legte einen Marsch auf und danach noch einen. Die letzten vier gingen von der Tanzfläche, und das Lied rutschte in der Musikecke ans Ende.',
        ],
        sign: [
          'Zwischen zwei Märschen klopfte der Onkel mit dem Ring gegen sein Glas. Es war immer derselbe Rhythmus, und es war keiner zum Marschieren.',
        ],
        yields: [
          'Da hörte der Onkel auf zu erklären und drehte am Regler. Aus der Musikecke kam das Lied, und er klopfte dazu, diesmal an die Box.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Tanzfläche' },
        holds: [
          'Aber die Tanzfläche war leer, und wer als Erster geht, den sehen alle. Die Musikecke konnte das Lied dreimal spielen, es tanzten immer noch die Lampen.',
        ],
        worse: [
          'Zwei, die schon gestanden hatten, setzten sich wieder. Die Musikecke war das Hellste im Raum, und das Lied lief aus, ohne dass einer hinhörte.',
        ],
        sign: ['Unter einem Stuhl wippte ein Fuß. Er steckte in einem sehr ordentlichen Schuh.'],
        yields: [
          'Nun füllte sich die Tanzfläche vom Rand her, so wie sich ein Teller füllt. Bei der zweiten Strophe drehte die Musikecke das Lied lauter, und man verstand trotzdem jeden, der mitsang.',
        ],
      },
    },
  },
} satisfies DeErrands;
