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
        ],
        worse: [
          'Die Klappe verkantete sich an einer Ecke. In der Murmelmaschine rutschte die Antwort wieder ein Stück hinauf.',
        ],
        sign: [
          'Neben der Klappe baumelte an einer Schnur eine Büroklammer. Der Schlitz über ihr war genau so lang.',
        ],
        yields: [
          'Schnapp, sagte es, und die Murmelmaschine war unten offen. Heraus kam eine kleine Karte, und das war die Antwort.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Murmelrasseln' },
        holds: [
          'Aber die Antwort fällt mit einem Klick, und an dem Klick erkennt man das richtige Rohr. In der Murmelmaschine war nur Murmelrasseln.',
        ],
        worse: [
          'Das Murmelrasseln ging nun einmal rundherum. Mittendrin hatte die Antwort geklickt, und keiner hatte es gehört.',
        ],
        sign: ['Zwischen zwei Runden liefen alle Murmeln bergauf. So lange war es still.'],
        yields: [
          'Die letzte Murmel kam unten an und blieb liegen. Da klickte es, rechts hinten, und in dem Rohr der Murmelmaschine steckte die Antwort.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Papprohr' },
        holds: [
          'Aber in der Murmelmaschine war das letzte Papprohr abgeknickt. Die Antwort fiel daneben, statt in die Klappe.',
        ],
        worse: ['Vom Papprohr löste sich noch ein Ring. Die Antwort rutschte unter die Murmelmaschine.'],
        sign: ['Am Papprohr waren zwei Ränder. Wo der eine eine Zunge hatte, hatte der andere eine Kerbe.'],
        yields: [
          'Eine Murmel lief durch, mit einem Hopser in der Mitte. Nach ihr kam aus der Murmelmaschine die Antwort, ein bisschen verbogen.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Schlitz' },
        holds: [
          'Aber die Antwort war unter die Klappe der Murmelmaschine geraten. Von ihr sah man nur noch eine Ecke, und die in einem Schlitz.',
        ],
        worse: [
          'Die Klappe rutschte um einen Finger, und der Schlitz wurde dünner. Die Antwort glitt tiefer in die Murmelmaschine.',
        ],
        sign: ['An der Seite war der Schlitz weiter. Eine Murmel sah heraus.'],
        yields: [
          'Eine Ecke kam, dann der erste Buchstabe, dann die ganze Zeile. Die Antwort war da, und die Murmelmaschine schwieg dazu.',
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
        ],
        worse: ['Das erste Blatt zog sich wieder unter die Erde. Bei der Bohne kippte die Papierfahne um.'],
        sign: ['In der Erde war ein Riss, so dünn wie ein Haar. Ein Krümel rollte hinein.'],
        yields: [
          'Ein Krümel hob sich, dann viele. In der Pflanzenecke stand die Bohne da, krumm wie ein Fragezeichen, und wurde gerade.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Gießroboter' },
        holds: [
          'Aber in der Pflanzenecke herrschte ein Gießroboter, und der sortierte alles nach Größe. Für die Bohne gab es da nur einen Platz, den letzten.',
        ],
        worse: [
          'Der Gießroboter stellte die Bohne noch weiter nach hinten, hinter die Farne. Von der Fahne sah man nichts mehr.',
        ],
        sign: [
          'Am Boden der Pflanzenecke war ein Kreidepfeil. Der Gießroboter fuhr ihm nach, jedes Mal, wenn er daran vorbeikam.',
        ],
        yields: [
          'Nun drehte sich der Gießroboter einmal um sich selbst und piepste. Er brachte die Bohne nach vorn und goss sie, bis die Fahne im Glas tropfte.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kübel', gen: 'Kübels' },
        holds: [
          'Aber in der Pflanzenecke stand ein Kübel mit einer Palme, und genau dahinter stand die Bohne. Der Kübel wog so viel wie die Palme und alle Erde.',
        ],
        worse: [
          'Der Kübel setzte sich auf seinen Teller. Die Papierfahne der Bohne klemmte jetzt an der Wand.',
        ],
        sign: ['Eine Kante vom Kübel wippte. Da lag ein Steinchen darunter.'],
        yields: [
          'Da drehte sich der Kübel, und die Palme winkte dazu. Hinten in der Pflanzenecke stand die Bohne im Licht.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Schildkröte' },
        holds: [
          'Aber in der Pflanzenecke wohnte die Schildkröte vom Labor. Sie hatte sich hinter das Glas mit der Bohne gestellt und alles eingezogen.',
        ],
        worse: [
          'Die Schildkröte schob sich tiefer hinein und nahm das Glas mit. Die Bohne fuhr rückwärts unter einen Farn.',
        ],
        sign: ['Unter dem Panzer sah ein Fuß heraus. Er hatte fünf Krallen, und eine davon tippte.'],
        yields: [
          'Ein Fuß ging, dann der nächste, dann kam ein Kopf dazu. Die Schildkröte schob die Bohne vor sich her ins Helle.',
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
        ],
        worse: [
          'Die Laborkatze brummte und wurde enger. Vom singenden Glas sah man nur noch den blauen Rand.',
        ],
        sign: [
          'Neben der Laborkatze lagen ein Korken, ein Bleistift und ein Ball aus Papier. Sie lagen in einer Reihe.',
        ],
        yields: [
          'Eine Pfote streckte sich, dann die ganze Katze, bis zur Wand. In der Vorhangecke stand das singende Glas und war innen beschlagen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Hausmeister' },
        holds: [
          'Aber vor der Vorhangecke stand der Hausmeister mit dem Besen. Frisch gefegt war frisch gefegt, auch für ein singendes Glas.',
        ],
        worse: [
          'Der Hausmeister stellte den Besen quer und sich dazu. Vom singenden Glas war nicht einmal mehr der Vorhang zu sehen.',
        ],
        sign: ['Der Hausmeister sah immer wieder auf den Schrank hinauf. Dort oben lag sein Kehrblech.'],
        yields: [
          'Der Besen kam an die Wand, und die Vorhangecke war frei. Der Hausmeister trug das singende Glas selbst heraus, in beiden Händen.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Vorhangecke' },
        holds: [
          'Aber das singende Glas stand in der Vorhangecke, hinter dem dicken Tuch. Darin war es so schwarz wie in einer Kamera.',
        ],
        worse: [
          'Der Vorhang fiel zu. Vom singenden Glas war kein Rand mehr zu sehen, und die Vorhangecke sah größer aus als das Labor.',
        ],
        sign: ['Ganz hinten war ein blauer Strich. Er war gebogen.'],
        yields: [
          'Der blaue Strich ging einmal herum und war ein Kreis. Darunter stand das singende Glas, und es stand die ganze Zeit auf dem Boden der Vorhangecke.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Vorhang' },
        holds: [
          'Aber das singende Glas stand in der Vorhangecke. Zog man den Vorhang rechts auf, lief er links wieder zu.',
        ],
        worse: [
          'Der Vorhang hing nun verdreht an drei Ringen. Das singende Glas war wieder zugedeckt, sogar doppelt.',
        ],
        sign: ['An der anderen Seite hing noch eine Schnur. Sie hing da und drehte sich ein wenig.'],
        yields: [
          'In der Mitte wurde es hell, und es blieb hell. In der Vorhangecke stand das singende Glas und fing das Licht auf.',
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
