import type { DeErrands } from '../../schema.ts';

export const pirateShip = {
  chart: {
    title: ['Eine Seekarte wie ein Handtuch', '{hero} und der weiße Nebel'],
    prize: { g: 'f', one: 'Seekarte' },
    obstacle: { g: 'f', one: 'Nebelbank' },
    task: [
      'Die Seekarte war vom Tisch geweht und hing drüben über einem Felsen wie ein Handtuch. Ohne sie fand das Schiff nicht zum Abendbrot. Und gleich drehte die Flut und mit der Flut das Schiff.',
      'Am Steuer roch es nach Regen statt nach Abendbrot, also war es die falsche Richtung. Die richtige stand auf der Seekarte. Ein Windstoß hatte sie mitgenommen, hinüber auf einen Felsen, und bald drehte die Flut.',
    ],
    gift: [
      'Die Seekarte kam auf den Tisch, und auf jede Ecke kam ein Schuh. {helper} fuhr mit der Kralle über das Blau, einmal, zweimal. Dann drehte sich das Schiff und roch in die richtige Richtung.',
      'Die Seekarte war noch feucht, und an einer Ecke saß eine kleine Krabbe. Sie blieb sitzen. {helper} zeigte mit dem Schnabel, wo es nach Hause ging, und das Schiff legte sich in die Kurve.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber vor dem Felsen mit der Seekarte lag die Nebelbank. Drinnen war der Nebel so dick, dass man die eigene Nase suchen musste.',
        ],
        worse: [
          'Der Nebel wurde grau und dann noch grauer. Wo in der Nebelbank die Seekarte hing, wusste nicht einmal der Felsen.',
        ],
        sign: ['Mitten im Grau schimmerte etwas Gelbes. So gelb ist altes Papier.'],
        yields: [
          'Im Nebel war ein Weg, so breit wie ein Boot. Am Ende hing die Seekarte über ihrem Felsen und tropfte.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber vor der Seekarte lag die Nebelbank, und Nebel hebt sich, wenn er fertig ist. Dieser war noch mitten bei der Arbeit.',
        ],
        worse: [
          'Der Nebel kam wieder herunter, vom Mast bis auf die Schuhe. Von der Seekarte war in der Nebelbank auch die letzte Ecke fort.',
        ],
        sign: ['Von der Reling fiel ein Tropfen. Er hatte lange dort gehangen, und er war der erste.'],
        yields: [
          'Nun hob sich der Nebel, von unten nach oben, wie ein Hosenbein. Auf dem Felsen hing die Seekarte, und von der Nebelbank war nur noch ein Wölkchen übrig.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Nebelhorn', gen: 'Nebelhorns' },
        holds: [
          'Aber die Seekarte hing hinter der Nebelbank, und man hätte sie flattern hören. Nur tutete das Nebelhorn, damit keiner mit ihnen zusammenstieß.',
        ],
        worse: [
          'Das Nebelhorn tutete doppelt so lang. Die Nebelbank tutete zurück, und das Flattern der Seekarte war nicht mehr zu hören.',
        ],
        sign: ['Zwischen zwei Tutern war Pause. Da musste das Nebelhorn Luft schlucken.'],
        yields: [
          'Da schluckte das Nebelhorn und vergaß zu tuten. Links vorn flatterte die Seekarte, ganz nah, und die Nebelbank flüsterte es weiter.',
        ],
      },
      shy: {
        part: { g: 'm', adj: 'klein', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber auf dem Felsen saß ein kleiner Nebel, der zur Nebelbank gehörte. Er hatte die Seekarte als Decke genommen und versteckte sich darunter.',
        ],
        worse: [
          'Der kleine Nebel rutschte hinter den Felsen. Die Seekarte nahm er mit und zog sie sich über den Kopf.',
        ],
        sign: ['Hinter dem Felsen schaute ein Zeh hervor. Er war weiß und ein bisschen durchsichtig.'],
        yields: [
          'Dann kam der kleine Nebel hervor, Zipfel für Zipfel. Er legte die Seekarte auf den Felsen, faltete sie sogar und flog zurück zur Nebelbank.',
        ],
      },
    },
  },
  spoon: {
    title: ['Suppe um sechs Glasen', '{hero} und die Segelkiste'],
    prize: { g: 'm', one: 'Messinglöffel', gen: 'Messinglöffels' },
    obstacle: { g: 'f', one: 'Segelkiste' },
    task: [
      'Die Suppe war fertig. Aber gerufen wird auf einem Schiff mit dem Messinglöffel, auf der Reling, und der Messinglöffel lag in der Segelkiste. Oben im Mast hing die ganze Wache und sah hungrig herunter.',
      'Im Mast saßen zwanzig Seeleute und rochen Suppe. Herunter durften sie nicht, denn gerufen wird erst mit dem Messinglöffel. Und der Messinglöffel lag in der Segelkiste, ganz unten.',
    ],
    gift: [
      'Kling, machte der Messinglöffel auf der Reling. Die ganze Wache kam herunter, alle auf einmal und an demselben Seil. Der Koch schöpfte, und zwanzig Mal machte es schlürf.',
      'Der Messinglöffel schlug auf die Reling, einmal. Weiter kam er nicht, da saßen schon alle am Tisch. Der Koch rührte mit ihm noch dreimal um, und dann war es sehr still, bis auf das Schlürfen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', adj: 'nass', one: 'Tau' },
        holds: [
          'Aber in der Segelkiste war der Messinglöffel in ein nasses Tau geraten. Das ging über ihn, unter ihm und durch seinen eigenen Griff.',
        ],
        worse: [
          'Der Knoten wurde klein und hart und tropfte. In der Segelkiste wurde der Messinglöffel hineingezogen, bis nur noch seine Kelle zu sehen war.',
        ],
        sign: [
          'An der Seite hing eine Schlaufe aus dem Tau. Die war weit, und an ihr hatte noch keiner gezogen.',
        ],
        yields: [
          'Der Messinglöffel kam los und klingelte gegen den Rand der Segelkiste. Oben im Mast drehten sich elf Köpfe um.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Schiffskatze' },
        holds: [
          'Aber in der Segelkiste schlief die Schiffskatze, und sie schlief auf dem Messinglöffel. Der Stiel war ihr Kopfkissen.',
        ],
        worse: [
          'Die Schiffskatze murrte und wurde länger. Der ganze Messinglöffel lag jetzt unter ihrem Bauch, und der war nicht klein.',
        ],
        sign: [
          'In der Ecke der Segelkiste lagen drei Knöpfe und eine Heringsgräte. Sie lagen in einer Reihe, und die Gräte hatte den besten Platz.',
        ],
        yields: [
          'Da streckte die Schiffskatze ein Bein aus, dann noch eins, und rollte sich auf die andere Hälfte der Segelkiste. Der Messinglöffel war frei und hatte Haare am Stiel.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Deckel', gen: 'Deckels' },
        holds: [
          'Aber der Messinglöffel lag in der Segelkiste, und ihr Deckel war zu. Der Seewind hatte ihn zugeschlagen und sah jetzt weg.',
        ],
        worse: [
          'Der Deckel klemmte auf einer Seite. In der Segelkiste rutschte der Messinglöffel nach hinten, man hörte es bis zum Schluss.',
        ],
        sign: [
          'Neben dem Deckel hing ein Holzpflock an einer Schnur. Er pendelte, wenn das Schiff sich neigte.',
        ],
        yields: [
          'Da ging der Deckel auf, und aus der Segelkiste roch es nach Teer und Thunfisch. Zwischen zwei Tauen steckte der Messinglöffel, den Stiel nach oben.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Ankertau' },
        holds: [
          'Aber auf dem Messinglöffel lag das Ankertau, aufgerollt, Ring auf Ring. Die Segelkiste bog sich schon.',
        ],
        worse: [
          'Das Ankertau setzte sich mit einem Seufzer. Der Messinglöffel wurde in die Bretter der Segelkiste gedrückt und machte ein kleines, flaches Pling.',
        ],
        sign: ['Der oberste Ring vom Ankertau lag schief. Er wippte mit jeder Welle.'],
        yields: [
          'Nun rollte das Ankertau über den Rand der Segelkiste wie ein müder Reifen. Der Messinglöffel lag da und war nur ein wenig gerader als früher.',
        ],
      },
    },
  },
  flag: {
    title: ['Glückwunsch, Wal', '{hero} und die gestreifte Flagge'],
    prize: { g: 'f', one: 'Geburtstagsflagge' },
    obstacle: { g: 'n', one: 'Achterdeck' },
    task: [
      'Neben dem Schiff schwamm ein kleiner Wal und hatte Geburtstag. Ein Schiff darf nur grüßen, wenn die Geburtstagsflagge oben ist, die gestreifte. Die Sonne berührte schon das Wasser, und der Wal sah immer wieder herauf.',
      'Neben dem Schiff blies ein kleiner Wal eine Fontäne und sah herauf. Er hatte Geburtstag und dachte wohl, man hätte ihn vergessen. Zum Grüßen braucht ein Schiff die Geburtstagsflagge, und die Sonne ging schon unter.',
    ],
    gift: [
      'Die Geburtstagsflagge ging hinauf, Streifen um Streifen. Der kleine Wal tauchte unter und kam auf der anderen Seite wieder hoch. Dann spritzte er so hoch, dass die Streifen nass wurden.',
      'Oben am Mast flatterte die Geburtstagsflagge. Der kleine Wal legte sich auf die Seite, damit er sie mit einem ganzen Auge sah. Dann schlug er mit dem Schwanz, und alle an Deck hatten nasse Füße.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Bootsmann', gen: 'Bootsmanns' },
        holds: [
          'Aber die Geburtstagsflagge lag auf dem Achterdeck, hinter dem Steuerrad. Auf der Treppe stand der Bootsmann mit verschränkten Armen, und hinauf durfte nur, wer nie fragte.',
        ],
        worse: [
          'Der Bootsmann stellte sich auf zwei Stufen zugleich. Das Achterdeck war hinter ihm verschwunden und mit ihm die Geburtstagsflagge.',
        ],
        sign: [
          'Neben der Treppe lag der Schrubber, der Stiel links und die Bürste rechts. Nach jedem dritten Wort sah der Bootsmann hin.',
        ],
        yields: [
          'Nun trat der Bootsmann von der Treppe und sagte: Achterdeck, bitte sehr. Die Geburtstagsflagge lag hinter dem Steuerrad und war nicht einmal zerknittert.',
        ],
      },
      slippery: {
        part: { g: 'n', adj: 'geschrubbt', one: 'Deck' },
        holds: [
          'Aber das Achterdeck war frisch geschrubbt, mit grüner Seife. Am Steuerrad lag die Geburtstagsflagge, und bis dahin war es eine Rutschbahn.',
        ],
        worse: [
          'Das Schiff neigte sich, und alle Füße waren wieder am Mast. Die Geburtstagsflagge rutschte auf dem Achterdeck bis unter das Rad.',
        ],
        sign: ['Eine Planke war trocken geblieben. Auf ihr klebte Teer, und an Teer bleibt man kleben.'],
        yields: [
          'Auf der Teerplanke hielt der Fuß, und schmatzend ging es weiter. Auf dem Achterdeck lag die Geburtstagsflagge und roch nach Seife.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Schiffsziege' },
        holds: [
          'Aber auf dem Achterdeck ging die Schiffsziege spazieren, die Geburtstagsflagge im Maul. Jeden Ruf hielt sie für einen Befehl, und zwar für: vorwärts marsch.',
        ],
        worse: [
          'Die Schiffsziege ging andersherum, aber sie ging. Die Geburtstagsflagge zog sie über das ganze Achterdeck hinter sich her.',
        ],
        sign: [
          'Pfiff der Wind dreimal im Tau, so blieb die Ziege stehen. Drei Pfiffe, das kannte sie noch von zu Hause.',
        ],
        yields: [
          'Da blieb die Schiffsziege mitten auf dem Achterdeck stehen und machte das Maul auf, um besser zu hören. Die Geburtstagsflagge fiel heraus, und nur ein Streifen war angekaut.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Fass', gen: 'Fasses' },
        holds: [
          'Aber auf dem Achterdeck stand ein Fass vor dem Steuerrad, und dahinter lag die Geburtstagsflagge. Hob man es auf der einen Seite, so rollte es auf der anderen zurück.',
        ],
        worse: [
          'Das Fass stand wieder da, schiefer als vorher. Auf dem Achterdeck sah man von der Geburtstagsflagge bloß noch den Saum.',
        ],
        sign: [
          'Das Fass hatte noch einen Griff aus Seil, auf der Seite zum Meer. Der war die ganze Zeit frei.',
        ],
        yields: [
          'Da ging das Fass hoch, stand einen Atemzug lang schräg und war beiseite. Hinter ihm lag die Geburtstagsflagge, mitten auf dem Achterdeck, mit einem Wal aus Stoff darauf.',
        ],
      },
    },
  },
  shanty: {
    title: ['Die letzte Strophe', 'Wem gehört ein Lied'],
    prize: { g: 'f', one: 'Strophe' },
    obstacle: { g: 'f', one: 'Probe' },
    task: [
      'Um acht begann auf dem alten Hafenschiff das Fest. Der junge Chor hatte sein Lied, bis auf die letzte Strophe, die am Ende alle singen. Über die hatten sie sich zerstritten, und unter Deck stand ein Notenständer mit leerem Blatt.',
    ],
    gift: [
      'Die letzte Strophe stand auf einem Laken, und der Kai sang sie vom Laken ab. In der zweiten Reihe sang ein alter Mann sie mit geschlossenen Augen, obwohl sie erst seit einer Stunde fertig war.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber in der Probe hatte jeder die Strophe auf dem Handy, und jeder eine andere. Jede Zeile strich eine andere durch.',
        ],
        worse: [
          'Zwei Zeilen kreuzten sich und hoben einander auf. Was von der letzten Strophe blieb, war der Punkt, und die Probe stockte wieder.',
        ],
        sign: [
          'Eine Zeile im Verlauf hatte niemand angerührt. Von der Laterne, die keiner ausmacht, handelte sie.',
        ],
        yields: [
          'In der Probe las jemand die Zeile von der Laterne vor, und die nächste kam von der anderen Seite. Nach zehn Minuten war es eine Strophe.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Dichterin' },
        holds: [
          'Aber die Strophe hatte die Dichterin, und die Dichterin war aus der Probe gegangen. Sie saß hinter dem Mast, das Blatt in der Tasche.',
        ],
        worse: [
          'Die Dichterin ging weiter nach vorn, bis in den Bug. Die Strophe ging mit, und die Probe hörte ihre Schritte über der Decke.',
        ],
        sign: [
          'Vom Bug her pfiff es durch die Zähne. Es war die Melodie der letzten Strophe, und an einer Stelle stockte sie jedes Mal.',
        ],
        yields: [
          'Da kam die Dichterin die Treppe herunter und legte das Blatt auf den Notenständer. Die Probe hatte ihre Strophe, und in der dritten Zeile stand ein Fragezeichen.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Kiste' },
        holds: [
          'Aber für die Strophe brauchte die Probe den Ton der alten Drehorgel. Die stand unten in ihrer Kiste und war so schwer wie vier Matrosen.',
        ],
        worse: [
          'Die Kiste sackte auf die Seite. Der erste Ton der Strophe war ein Seufzer, und danach kam keiner mehr.',
        ],
        sign: ['Ein Fuß der Kiste stand auf einer Spante. Dort kippelte sie, sobald ein Boot vorbeifuhr.'],
        yields: [
          'Da drehte sich die Kiste über ihren einen Fuß bis ans Licht. Die Drehorgel gab den Ton, und in der Probe begann die Strophe, erst brummend, dann mit Wörtern.',
        ],
      },
    },
  },
  figure: {
    title: ['Die Hand mit der Laterne', 'Zwölf Uhr am Kai'],
    prize: { g: 'f', adj: 'geschnitzt', one: 'Hand' },
    obstacle: { g: 'f', one: 'Schnitzwerkstatt' },
    task: [
      'Um zwölf wurde am Museumsschiff die Galionsfigur enthüllt. Der Holzkurs hatte ihr die geschnitzte Hand noch nicht wieder angesetzt, die mit der Laterne. Der ganze Kai würde auf die Stelle sehen, an der sie fehlte.',
    ],
    gift: [
      'Um zwölf fiel das Tuch, und am Ärmel der Galionsfigur war die geschnitzte Hand mit der Laterne. Ein Fischer am Kai nahm die Mütze ab. Dann hob er, ohne es zu merken, die rechte Hand genauso hoch.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Handgelenk' },
        holds: [
          'Aber in der Schnitzwerkstatt lag die geschnitzte Hand, und das Handgelenk war gespalten. Gestern war jemandem das Werkzeug ausgerutscht, und seither redete man über das Holz.',
        ],
        worse: [
          'Am Handgelenk ging noch ein Splitter ab. Der geschnitzten Hand fiel die Laterne aus den Fingern und rollte durch die ganze Schnitzwerkstatt.',
        ],
        sign: [
          'In der Maserung liefen zwei Kanten aufeinander zu. Sieben Jahresringe waren es hier und sieben dort.',
        ],
        yields: [
          'Nun war das Handgelenk ganz, mit einer feinen Linie, wo der Puls ist. In der Schnitzwerkstatt stellte jemand die Laterne zurück, und die geschnitzte Hand hielt sie.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Schnitzmeister', gen: 'Schnitzmeisters' },
        holds: [
          'Aber der Schnitzmeister traute seit dem Ausrutscher keinem mehr. Er hatte alles Werkzeug eingesammelt und stand in der Schnitzwerkstatt vor der geschnitzten Hand.',
        ],
        worse: [
          'Der Schnitzmeister rollte die Werkzeugtasche zu. Die geschnitzte Hand lag hinter ihm auf der Bank, und in der Schnitzwerkstatt wurde nicht mehr gearbeitet.',
        ],
        sign: [
          'Der Daumen vom Schnitzmeister rieb an seinem alten Hobel. Der Knauf war lose, und gesagt hatte er das seit Wochen niemandem.',
        ],
        yields: [
          'Da rollte der Schnitzmeister die Tasche wieder auf und suchte das feinste Eisen heraus. Er reichte es mit dem Griff voran über die Bank, und in der Schnitzwerkstatt lag die geschnitzte Hand im Licht.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Leim' },
        holds: [
          'Aber im Zapfen war der Leim noch flüssig. Solange drehte sich die geschnitzte Hand von selbst nach unten, und die Schnitzwerkstatt hatte noch vierzig Minuten.',
        ],
        worse: [
          'Der Leim gab nach. Die geschnitzte Hand zeigte auf den Boden der Schnitzwerkstatt, als hätte sie dort etwas verloren.',
        ],
        sign: ['Unter dem Zapfen saß eine Perle aus Leim. Sie lief nicht mehr, sie saß nur.'],
        yields: [
          'Nun war der Leim fest, ohne dass jemand gedrückt hätte. Die geschnitzte Hand hob die Laterne, und in der Schnitzwerkstatt standen sechs Leute auf, um sie hinauszutragen.',
        ],
      },
    },
  },
} satisfies DeErrands;
