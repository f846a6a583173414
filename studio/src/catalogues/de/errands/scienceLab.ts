import type { DeErrands } from '../../schema.ts';

export const scienceLab = {
  answer: {
    title: ['Die Antwort in der Klappe', '{hero} und die Murmelmaschine'],
    prize: { g: 'f', one: 'Antwort' },
    obstacle: { g: 'f', one: 'Murmelmaschine' },
    task: [
      'Die kleinste Besucherin hatte gefragt, warum man nach dem Drehen schwankt. Der Laborroboter hatte die Frage oben in die Murmelmaschine gesteckt. Beim Läuten stellte man sie für heute ab, und die Antwort war noch drin.',
      'Die kleinste Besucherin hatte sich gedreht und war umgefallen. Warum, wollte sie wissen. Ihre Frage steckte schon in der Murmelmaschine, und dort war auch die Antwort. Beim Läuten stellte man sie ab.',
    ],
    gift: [
      'Auf der Karte mit der Antwort stand: Im Ohr dreht sich Wasser weiter. Die kleinste Besucherin hielt sich das Ohr zu, drehte sich zwölfmal und fiel hin. Dann nickte sie.',
      'Die kleinste Besucherin bekam die Karte vorgelesen: Im Ohr dreht sich Wasser weiter. Sie hielt den Kopf schief, damit es herauslief. Dann drehte sie sich noch einmal, vorsichtig, andersherum.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Klappe' },
        holds: [
          'Aber die Murmelmaschine gibt alles unten heraus, und die Klappe ging nicht auf. Die Antwort war gerade dagegengefallen.',
          'Aber unten an der Murmelmaschine war die Klappe zu, und die Antwort lag dahinter. Man konnte sie beinahe atmen hören.',
        ],
        worse: [
          'Die Klappe verkantete sich an einer Ecke. In der Murmelmaschine rutschte die Antwort wieder ein Stück hinauf.',
          'Die Klappe saß schief in ihrer Rille. In der Murmelmaschine nahm die Antwort den Aufzug, und zwar nach oben.',
        ],
        sign: [
          'Neben der Klappe baumelte an einer Schnur eine Büroklammer. Der Schlitz über ihr war genau so lang.',
          'Eine Büroklammer hing neben der Klappe an einer Schnur. Jemand hatte sie aufgebogen, bis sie so flach war wie der Schlitz.',
        ],
        yields: [
          'Schnapp, sagte es, und die Murmelmaschine war unten offen. Heraus kam eine kleine Karte, und das war die Antwort.',
          'Die Klappe fiel herunter wie eine Zunge. Auf ihr lag aus der Murmelmaschine eine Karte, klein gefaltet, und die war die Antwort.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Murmelrasseln' },
        holds: [
          'Aber die Antwort fällt mit einem Klick, und an dem Klick erkennt man das richtige Rohr. In der Murmelmaschine war nur Murmelrasseln.',
          'Aber die Murmelmaschine murmelte nicht, sie prasselte. In hundert Rohren rollte es, und in einem davon machte die Antwort klick.',
        ],
        worse: [
          'Das Murmelrasseln ging nun einmal rundherum. Mittendrin hatte die Antwort geklickt, und keiner hatte es gehört.',
          'Noch eine Kiste Murmeln ging hinein, oder es klang so. In der Murmelmaschine klickte die Antwort vergeblich.',
        ],
        sign: [
          'Zwischen zwei Runden liefen alle Murmeln bergauf. So lange war es still.',
          'Manchmal waren alle Murmeln im Aufzug. Dann hörte man die Lampe summen.',
        ],
        yields: [
          'Die letzte Murmel kam unten an und blieb liegen. Da klickte es, rechts hinten, und im Rohr der Murmelmaschine steckte die Antwort.',
          'Der Aufzug blieb oben stehen, mit allen Murmeln. Klick, sagte es aus dem Rohr ganz links, und die Murmelmaschine gab die Antwort preis.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Papprohr' },
        holds: [
          'Aber in der Murmelmaschine war das letzte Papprohr abgeknickt. Die Antwort fiel daneben, statt in die Klappe.',
          'Aber das letzte Papprohr hing herunter wie ein Rüssel. Was in der Murmelmaschine eine Antwort werden sollte, plumpste vorher heraus und war nur noch Papier.',
        ],
        worse: [
          'Vom Papprohr löste sich noch ein Ring. Die Antwort rutschte unter die Murmelmaschine.',
          'Das Papprohr bekam noch einen Knick. Die Antwort rutschte daneben und fiel unter die Murmelmaschine.',
        ],
        sign: [
          'Am Papprohr waren zwei Ränder. Wo der eine eine Zunge hatte, hatte der andere eine Kerbe.',
          'Die Ränder vom Papprohr waren ausgefranst, der eine wie ein Kamm. Der andere war auch einer, nur versetzt.',
        ],
        yields: [
          'Eine Murmel lief durch, mit einem Hopser in der Mitte. Nach ihr kam aus der Murmelmaschine die Antwort, ein bisschen verbogen.',
          'Das Papprohr hielt, und die nächste Murmel sagte klack, klack, klack. Vorn aus der Murmelmaschine kam die Antwort, pünktlich wie die Post.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Schlitz' },
        holds: [
          'Aber die Antwort war unter die Klappe der Murmelmaschine geraten. Von ihr sah man nur noch eine Ecke, und die in einem Schlitz.',
          'Aber zwischen der Klappe und dem Boden der Murmelmaschine war ein Schlitz, und darin steckte die Antwort. Lesen konnte man davon ein W.',
        ],
        worse: [
          'Die Klappe rutschte um einen Finger, und der Schlitz wurde dünner. Die Antwort glitt tiefer in die Murmelmaschine.',
          'Das W rutschte davon. Im Schlitz der Murmelmaschine steckte von der Antwort nur noch der Rand.',
        ],
        sign: [
          'An der Seite war der Schlitz weiter. Eine Murmel sah heraus.',
          'An einer Stelle war der Schlitz ausgeleiert. Eine Murmel hatte sich dort durchgezwängt.',
        ],
        yields: [
          'Eine Ecke kam, dann der erste Buchstabe, dann die ganze Zeile. Die Antwort war da, und die Murmelmaschine schwieg dazu.',
          'Neben der Murmel kam das W wieder heraus und zog den ganzen Satz nach. Die Antwort lag auf dem Tisch, und die Murmelmaschine klickerte zufrieden.',
        ],
      },
    },
  },
  bean: {
    title: ['Die Bohne geht heute auf', '{hero} und das Glas mit der Fahne'],
    prize: { g: 'f', one: 'Bohne' },
    obstacle: { g: 'f', one: 'Pflanzenecke' },
    task: [
      'Um vier holte der Kindergarten seine Bohne ab. Sie hatten jeden Tag gemessen, mit Faden und mit Zunge zwischen den Zähnen. Heute sollte sie aufgehen, und sie wollten dabei sein.',
      'Achtzehn Kinder aus dem Kindergarten hatten ihre Bohne hergebracht, damit sie es warm hat. Um vier holten sie sie ab. Heute sollte sie aufgehen, mit ihrem Blatt, und dabei wollten sie sein.',
    ],
    gift: [
      'Die Bohne stand auf dem Tisch, und achtzehn Kinder hielten den Faden daran. Er war zu kurz. Da holten sie einen neuen.',
      'Um vier standen achtzehn Kinder um die Bohne herum und atmeten nicht. Das Blatt klappte auf. Eins sagte Hallo, und siebzehn sagten es auch.',
    ],
    by: {
      needsTime: {
        part: { g: 'n', one: 'Blatt', adj: 'erst' },
        holds: [
          'Aber in der Pflanzenecke war von der Bohne nur Erde zu sehen. Darunter lag das erste Blatt und war noch nicht so weit.',
          'Aber die Bohne hatte sich in der Pflanzenecke in die Erde gelegt und arbeitete dort im Stillen. Das erste Blatt kommt, wenn es gefaltet ist, nicht eher.',
        ],
        worse: [
          'Das erste Blatt zog sich wieder unter die Erde. Bei der Bohne kippte die Papierfahne um.',
          'Erde rutschte nach, und das erste Blatt musste noch einmal von unten anfangen. In der Pflanzenecke sah man von der Bohne wieder gar nichts.',
        ],
        sign: [
          'In der Erde war ein Riss, so dünn wie ein Haar. Ein Krümel rollte hinein.',
          'Die Erde hatte einen kleinen Buckel bekommen. Vorhin war sie dort flach gewesen.',
        ],
        yields: [
          'Ein Krümel hob sich, dann viele. In der Pflanzenecke stand die Bohne da, krumm wie ein Fragezeichen, und wurde gerade.',
          'Der Buckel hob den Kopf, und es war ein Bogen, und der Bogen war grün. In der Pflanzenecke stand die Bohne und faltete in aller Ruhe ihr Blatt auf.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Gießroboter' },
        holds: [
          'Aber in der Pflanzenecke herrschte ein Gießroboter, und der sortierte alles nach Größe. Für die Bohne gab es da nur einen Platz, den letzten.',
          'Aber der Gießroboter regierte in der Pflanzenecke, und er kannte nur ein Wort, nämlich größer. Die Bohne war die kleinste und stand bei ihm hinter allem.',
        ],
        worse: [
          'Der Gießroboter stellte die Bohne noch weiter nach hinten, hinter die Farne. Von der Fahne sah man nichts mehr.',
          'Der Gießroboter hörte klein und stellte die Bohne in die zweite Reihe vom zweiten Regal. In der Pflanzenecke war die Fahne nicht mehr zu finden.',
        ],
        sign: [
          'Am Boden der Pflanzenecke war ein Kreidepfeil. Der Gießroboter fuhr ihm nach, jedes Mal, wenn er daran vorbeikam.',
          'War auf dem Boden ein Strich, so fuhr der Gießroboter ihn nach. Er konnte gar nicht anders, Striche waren für ihn Schienen.',
        ],
        yields: [
          'Nun drehte sich der Gießroboter einmal um sich selbst und piepste. Er brachte die Bohne nach vorn und goss sie, bis die Fahne im Glas tropfte.',
          'Der Gießroboter kam die neue Schiene entlang, mit der Bohne im Arm. Am Ende stellte er sie ab, mitten in der Pflanzenecke und mitten in der Sonne.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kübel', gen: 'Kübels' },
        holds: [
          'Aber in der Pflanzenecke stand ein Kübel mit einer Palme, und genau dahinter stand die Bohne. Der Kübel wog so viel wie die Palme und alle Erde.',
          'Aber die Palme in der Pflanzenecke hatte einen Kübel, und der Kübel stand vor der Bohne. Palmen sind leicht, Kübel nicht.',
        ],
        worse: [
          'Der Kübel setzte sich auf seinen Teller. Die Papierfahne der Bohne klemmte jetzt an der Wand.',
          'Der Kübel rutschte auf seinem Teller und saß wieder. In der Pflanzenecke bekam die Bohne nun eine ganze Palme Schatten ab.',
        ],
        sign: [
          'Eine Kante vom Kübel wippte. Da lag ein Steinchen darunter.',
          'Unter dem Kübel lag ein Steinchen. Deshalb wippte er, wenn draußen ein Lastwagen vorbeifuhr.',
        ],
        yields: [
          'Da drehte sich der Kübel, und die Palme winkte dazu. Hinten in der Pflanzenecke stand die Bohne im Licht.',
          'Der Kübel drehte sich auf dem Steinchen wie eine Tänzerin. In der Pflanzenecke hatte die Bohne die Sonne wieder für sich.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Schildkröte' },
        holds: [
          'Aber in der Pflanzenecke wohnte die Schildkröte vom Labor. Sie hatte sich hinter das Glas mit der Bohne gestellt und alles eingezogen.',
          'Aber die Schildkröte in der Pflanzenecke hatte sich eine Freundin ausgesucht, die Bohne. Kam Besuch, so stellte sie sich mit dem Glas hinter den Farn und war ein Stein.',
        ],
        worse: [
          'Die Schildkröte schob sich tiefer hinein und nahm das Glas mit. Die Bohne fuhr rückwärts unter einen Farn.',
          'Der Stein bekam Beine und lief noch ein Stück weg. In der Pflanzenecke wackelte der Farn, und die Bohne war dahinter.',
        ],
        sign: [
          'Unter dem Panzer sah ein Fuß heraus. Er hatte fünf Krallen, und eine davon tippte.',
          'Vorn unter dem Panzer war es nicht ganz zu. Dort blinzelte etwas.',
        ],
        yields: [
          'Ein Fuß ging, dann der nächste, dann kam ein Kopf dazu. Die Schildkröte schob die Bohne vor sich her ins Helle.',
          'Die Schildkröte streckte den Hals, bis er nicht weiterging. Dann kam sie selbst nach, und vor sich her schob sie durch die Pflanzenecke die Bohne.',
        ],
      },
    },
  },
  glass: {
    title: ['Der erste Ton am Abend', '{hero} und das singende Glas'],
    prize: { g: 'n', one: 'Glas', adj: 'singend' },
    obstacle: { g: 'f', one: 'Vorhangecke' },
    task: [
      'Beim Läuten begann im Labor der Musikabend. Angefangen wird immer mit dem singenden Glas, dem mit dem blauen Rand. Ein nasser Finger fährt herum, und dann wissen alle den Ton. Heute stand es nicht auf dem Tisch.',
      'Am Abend macht das Labor Musik, auf allem, was da ist. Den ersten Ton gibt immer das singende Glas, das mit dem blauen Rand. Die Flaschen waren schon gestimmt und warteten. Wo das Glas stehen sollte, war ein nasser Ring.',
    ],
    gift: [
      'Ein nasser Finger fuhr um das singende Glas. Erst kam nichts, dann kam ein Ton, dünn wie ein Faden. Die Flaschen, die Gläser und das Rohr nahmen ihn auf.',
      'Das singende Glas stand in seinem nassen Ring. Ein Finger fuhr herum, und der Ton stand in der Luft wie eine Seifenblase. Als er weg war, traute sich die erste Flasche.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Laborkatze' },
        holds: [
          'Aber in der Vorhangecke schlief die Laborkatze, rund um das singende Glas herum wie ein Kranz.',
          'Aber in der Vorhangecke lag die Laborkatze, und in der Laborkatze stand das singende Glas, so sah es jedenfalls aus. Sie schlief im Kreis.',
        ],
        worse: [
          'Die Laborkatze brummte und wurde enger. Vom singenden Glas sah man nur noch den blauen Rand.',
          'Die Laborkatze schnurrte sich enger. In der Vorhangecke beschlug das singende Glas, und der blaue Rand verschwand im Fell.',
        ],
        sign: [
          'Neben der Laborkatze lagen ein Korken, ein Bleistift und ein Ball aus Papier. Sie lagen in einer Reihe.',
          'Korken, Bleistift, Papierball: Die Laborkatze hatte sie so hingelegt, dass sie sie im Liegen sah. Der Bleistift war gespitzt.',
        ],
        yields: [
          'Eine Pfote streckte sich, dann die ganze Katze, bis zur Wand. In der Vorhangecke stand das singende Glas und war innen beschlagen.',
          'Die Laborkatze wachte auf, sah nach ihrem Korken und ging zu ihm. In der Vorhangecke blieb das singende Glas stehen, mit einem Schnurren darin.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Hausmeister' },
        holds: [
          'Aber vor der Vorhangecke stand der Hausmeister mit dem Besen. Frisch gefegt war frisch gefegt, auch für ein singendes Glas.',
          'Aber der Hausmeister hatte die Vorhangecke gefegt und wollte sie eine Weile gefegt haben. Das singende Glas stand darin, und es sollte stehen.',
        ],
        worse: [
          'Der Hausmeister stellte den Besen quer und sich dazu. Vom singenden Glas war nicht einmal mehr der Vorhang zu sehen.',
          'Der Hausmeister stellte sich auf die Schwelle, beide Schuhe nebeneinander. Hinter ihm war von der Vorhangecke kein Vorhang mehr zu sehen und vom singenden Glas nichts zu hören.',
        ],
        sign: [
          'Der Hausmeister sah immer wieder auf den Schrank hinauf. Dort oben lag sein Kehrblech.',
          'Vor den Schuhen vom Hausmeister lag ein Häufchen Staub. Das Kehrblech lag auf dem Schrank, und der Schrank war hoch.',
        ],
        yields: [
          'Der Besen kam an die Wand, und die Vorhangecke war frei. Der Hausmeister trug das singende Glas selbst heraus, in beiden Händen.',
          'Das Häufchen war im Kehrblech, und der Hausmeister war mit der Welt im Reinen. Aus der Vorhangecke holte er selbst das singende Glas und polierte es noch.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Vorhangecke' },
        holds: [
          'Aber das singende Glas stand in der Vorhangecke, hinter dem dicken Tuch. Darin war es so schwarz wie in einer Kamera.',
          'Aber hinter dem dicken Tuch war die Vorhangecke, und dort hatte das Labor seine Nacht. Das singende Glas stand darin und sang nicht.',
        ],
        worse: [
          'Der Vorhang fiel zu. Vom singenden Glas war kein Rand mehr zu sehen, und die Vorhangecke sah größer aus als das Labor.',
          'Das Tuch fiel ganz herunter. In der Vorhangecke war das singende Glas nun so durchsichtig wie die Dunkelheit.',
        ],
        sign: [
          'Ganz hinten war ein blauer Strich. Er war gebogen.',
          'Ein blauer Bogen hing in der Schwärze, ganz fein. Er sah aus wie ein Mond, den einer mit Tinte gemalt hat.',
        ],
        yields: [
          'Der blaue Strich ging einmal herum und war ein Kreis. Darunter stand das singende Glas, und es stand die ganze Zeit auf dem Boden der Vorhangecke.',
          'Der Bogen schloss sich zum Kreis, und unter dem Kreis war ein Stiel. In der Vorhangecke stand das singende Glas und war nicht umgefallen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Vorhang' },
        holds: [
          'Aber das singende Glas stand in der Vorhangecke. Zog man den Vorhang rechts auf, lief er links wieder zu.',
          'Aber der Vorhang vor der Vorhangecke lief auf Rollen, und die Rollen waren sich nicht einig. Zog man hier, so schloss er sich dort, und das singende Glas blieb im Dunkeln.',
        ],
        worse: [
          'Der Vorhang hing nun verdreht an drei Ringen. Das singende Glas war wieder zugedeckt, sogar doppelt.',
          'Der Vorhang wickelte sich ein wie ein Wrap. In der Vorhangecke klirrte das singende Glas, und es war kein Gesang.',
        ],
        sign: [
          'An der anderen Seite hing noch eine Schnur. Sie hing da und drehte sich ein wenig.',
          'Eine zweite Schnur hing am anderen Ende. Unten war ein Holzknopf daran, ganz ohne Fingerabdrücke.',
        ],
        yields: [
          'In der Mitte wurde es hell, und es blieb hell. In der Vorhangecke stand das singende Glas und fing das Licht auf.',
          'Zwei Schnüre, ein Ruck, und der Vorhang ging auf wie im Theater. In der Vorhangecke stand das singende Glas und verbeugte sich nur deshalb nicht, weil es aus Glas war.',
        ],
      },
    },
  },
  fair: {
    title: ['Ein Stern aus Sand', '{hero} und das Zeichenpendel'],
    prize: { g: 'm', one: 'Sandstern' },
    obstacle: { g: 'n', one: 'Zeichenpendel', gen: 'Zeichenpendels' },
    task: [
      'Um drei kam die Jury an den Tisch. Das Zeichenpendel sollte vor aller Augen einen Sandstern malen, aus nichts als Schwung und einem Trichter. Nach der Probe hingen die Schnüre durcheinander, und gerechnet hatte nur eine, die nicht mehr da war.',
    ],
    gift: [
      'Der Sandstern hatte zwölf Zacken und einen Fehler, bei der siebten. Die Jury beugte sich genau darüber. Die Älteste fragte, ob sie ihn behalten dürfe, und dann fiel allen ein, dass er aus Sand war.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Pendelschnur' },
        holds: [
          'Aber am Zeichenpendel lief jede Pendelschnur um die beiden anderen. Für einen Sandstern müssen alle drei frei hängen, auf den Millimeter.',
        ],
        worse: [
          'Die Pendelschnur drehte sich noch einmal ein. Aus dem Zeichenpendel lief der Sand auf einen Haufen, und das war kein Sandstern, das war ein Haufen.',
        ],
        sign: ['Unter dem Ring stand eine Schlinge lose ab, in Augenhöhe, wo sie keiner gesucht hatte.'],
        yields: [
          'Drei Fäden hingen herunter, jeder für sich. Das Zeichenpendel schwang ein erstes Mal leer, und man sah schon, wo der Sandstern hinkam.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Rechnerin' },
        holds: [
          'Aber wie weit man das Zeichenpendel auslenken muss, wusste nur die Rechnerin. Sie saß hinter den gestapelten Stühlen, und ihr Heft mit dem Sandstern saß auf ihrem Schoß.',
        ],
        worse: [
          'Die Rechnerin ging einen Raum weiter. Das Heft ging mit, und das Zeichenpendel stand da wie eine Garderobe. Bis zum Sandstern waren es neun Zahlen.',
        ],
        sign: [
          'Unter den Stühlen sah ein Turnschuh hervor. Er schwang genau im Takt des Pendels, das sich noch ausschwang.',
        ],
        yields: [
          'Da kam die Rechnerin heraus, das Heft offen, und sah nur das Zeichenpendel an. Die neun Zahlen stimmten, und der Sand fing an, ein Sandstern zu werden.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Gestell' },
        holds: [
          'Aber das Zeichenpendel hing in einem Gestell, zweieinhalb Meter hoch, und sie waren zu wenige. Stand das eine Bein, rutschte das andere über das Blatt für den Sandstern.',
        ],
        worse: [
          'Das Gestell stand jetzt schief über dem Tisch. Es hatte das Blatt verschoben, und für den Sandstern gab es nicht einmal mehr eine Mitte.',
        ],
        sign: ['Hinten am Gestell lief eine zweite Stange entlang, auf der noch kein Fingerabdruck war.'],
        yields: [
          'Drei Beine berührten im selben Moment den Boden. Das Zeichenpendel hing lotrecht, und der Sandstern bekam seine Mitte.',
        ],
      },
    },
  },
  intern: {
    title: ['Das Skelett erklärt', '{hero} am letzten Tag'],
    prize: { g: 'f', one: 'Erklärung' },
    obstacle: { g: 'm', one: 'Praktikantenraum' },
    task: [
      'Am letzten Tag vom Praktikum kamen um zwölf die Besucher. Hob das Skelett die Hand, sollte eine Erklärung zu hören sein, von den Praktikanten selbst gesprochen. Bisher hob es die Hand und sagte nichts, was alle gruselte.',
    ],
    gift: [
      'Das Skelett hob die Hand, und die Erklärung begann: Guten Tag, ich bin aus Plastik. Eine Besucherin in Weiß hörte sie sich dreimal an. Sie war Ärztin und schrieb sich einen Satz davon auf.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Holzhand' },
        holds: [
          'Aber im Praktikantenraum war die Holzhand abgebrochen. Ohne sie gab es kein Zeichen, und die Erklärung wusste nicht, wann sie dran war.',
        ],
        worse: [
          'Von der Holzhand ging noch ein Finger ab. Im Praktikantenraum fing die Erklärung an, mitten im Frühstück und ohne Anlass.',
        ],
        sign: ['Am Gelenk waren zwei Kanten. Auf jeder stand mit Bleistift eine halbe Sieben.'],
        yields: [
          'Dann winkte die Holzhand ein wenig steif, wie jemand mit neuem Handschuh. Im Praktikantenraum kam die Erklärung genau nach dem Winken.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Laborleiterin' },
        holds: [
          'Aber seit dem falschen Schild prüfte die Laborleiterin alles selbst. Aus dem Praktikantenraum kam nichts mehr in die Ausstellung, auch keine Erklärung.',
        ],
        worse: [
          'Die Laborleiterin stellte sich mit dem Tablett in die Tür. Das Skelett kam hinter den Wandschirm, und der Praktikantenraum hatte die Erklärung für sich allein.',
        ],
        sign: [
          'Auf dem Tablett lag das Schild mit dem durchgestrichenen Wort. Ihr Blick kehrte immer dorthin zurück, das Wort darüber war auch nicht richtig.',
        ],
        yields: [
          'Das Tablett kam auf den Tisch, und die Laborleiterin nahm sich einen Stift. Das Skelett schob sie selbst hinaus, und die Erklärung durfte mit.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Lack' },
        holds: [
          'Aber im Praktikantenraum lag das neue Schild und glänzte. Bevor der Lack trocken war, durfte es nicht ans Skelett, und ohne Schild keine Erklärung.',
        ],
        worse: [
          'Der Lack verschmierte, und der Name war nicht mehr zu lesen. Im Praktikantenraum fing man von vorn an, und die Erklärung hatte noch vierzig Minuten.',
        ],
        sign: ['An einer Kante blieb kein Fingerabdruck mehr. Es war die obere, am Fenster.'],
        yields: [
          'Von der Kante her wurde es fest, bis in den letzten Buchstaben. Das Schild hing, das Skelett stand, und im Praktikantenraum drückte jemand auf Probe: die Erklärung lief.',
        ],
      },
    },
  },
} satisfies DeErrands;
