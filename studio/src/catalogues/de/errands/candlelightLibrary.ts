import type { DeErrands } from '../../schema.ts';

export const candlelightLibrary = {
  book: {
    title: ['Das Buch, das flatterte', '{hero} und die Leiter auf Rollen'],
    prize: { g: 'n', one: 'Buch' },
    obstacle: { g: 'f', one: 'Leiter' },
    task: [
      'Die Büchermaus brachte die Bücher ins Bett. Alle lagen, nur ein kleines rotes Buch flatterte hoch oben, schon die dritte Nacht. Solange eins flattert, schläft keins, und die Kerzen waren fast herunter.',
      'Flapp, machte es hoch oben, flapp, flapp. Ein kleines rotes Buch fand nicht in sein Fach. Unten lagen alle anderen wach und hörten zu, und von den Kerzen war kaum noch etwas übrig.',
    ],
    gift: [
      'Das Buch kam in sein Fach, zwischen zwei dicke. Es blätterte noch einmal um, wie man sich im Bett umdreht. Dann ging ein Seufzer durch das ganze Regal.',
      'Das Buch schob sich ins Fach, mit dem Rücken nach außen, wie man sich zur Wand dreht. Flapp, machte es noch einmal, viel leiser. Danach hörte man nur noch Papier atmen.',
    ],
    by: {
      high: {
        part: { g: 'f', one: 'Sprosse', adj: 'unterst' },
        holds: [
          'Aber das Buch saß ganz oben, und die Leiter war für Riesen gemacht. Schon die unterste Sprosse war auf Nasenhöhe.',
          'Aber das Buch flatterte unter der Decke, und die Leiter fing erst in Kinnhöhe an. Sie war von Leuten gebaut, die keine Kinder kannten.',
        ],
        worse: [
          'Die Leiter schwankte, und der Wind davon blätterte im Buch. Es flatterte ein Fach höher.',
          'Die Leiter zitterte, und das Buch erschrak davor. Es saß nun auf der Gardinenstange und schlug mit den Deckeln.',
        ],
        sign: [
          'Gleich neben der Leiter stand eine Schublade ein Stück offen. Sie war niedrig und breit wie eine Stufe.',
          'Unten stand eine Schublade offen, gerade so weit wie ein Tritt. Es lagen nur Lesezeichen darin.',
        ],
        yields: [
          'Vom obersten Fach sah ein rotes Buch herunter. Es klappte zu, ließ sich fallen wie ein müder Vogel, und da waren schon Hände.',
          'Von der Schublade kam man auf die Leiter und von der Leiter in Flüsterweite. Das Buch hörte auf zu flattern und ließ sich herunternehmen wie ein Ei.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Sprosse' },
        holds: [
          'Aber zum Buch ging es nur über die Leiter, und die war frisch gewachst. Jede Sprosse glänzte wie Honig.',
          'Aber wer zum Buch wollte, musste die Leiter hinauf, und die Büchermaus hatte heute gebohnert. Auf jeder Sprosse konnte man sich sehen, aber nicht stehen.',
        ],
        worse: [
          'Alle Füße standen wieder unten auf dem Teppich. Oben rutschte das Buch bis ans Ende vom Fach.',
          'Es ging abwärts, Sprosse für Sprosse, bis auf den Teppich. Das Buch flatterte vor Schreck zwei Fächer weiter.',
        ],
        sign: [
          'Eine Sprosse glänzte nicht. Die hatte beim Wachsen jemand vergessen, und sie war rau wie Rinde.',
          'Eine Sprosse war matt, und in der Mitte war sie rau. Vielleicht war dort das Wachs ausgegangen.',
        ],
        yields: [
          'Die Füße blieben, wo man sie hinstellte. Oben hörte das Buch auf zu flattern und kam in die Armbeuge.',
          'Auf der matten Sprosse stand man wie auf Moos. Das Buch kam angeflattert und setzte sich auf die Schulter.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Leiter' },
        holds: [
          'Aber das Buch saß oben, und die Leiter stand auf Rollen und hatte ihren eigenen Kopf. Bat man sie nach links, fuhr sie nach rechts.',
          'Aber die Leiter war taub für alles, was geredet wurde, und fuhr, wohin sie wollte. Das Buch saß auf ihrer obersten Sprosse und fuhr mit.',
        ],
        worse: [
          'Die Leiter rollte bis ans Ende vom Regal. Von ihrem Wind blätterte das Buch nun doppelt so schnell.',
          'Die Leiter nahm Anlauf und sauste bis Z. Oben wurde dem Buch schlecht, man sah es an den Seiten.',
        ],
        sign: [
          'Ein Holzwurm klopfte, ein einziges Mal. Da blieb die Leiter stehen, wo sie war.',
          'Klopfte es einmal im Holz, so stand die Leiter still. Zweimal hätte wohl weiter geheißen, aber der Holzwurm klopfte nur einmal.',
        ],
        yields: [
          'Auf leisen Rollen kam die Leiter zurück und hielt genau richtig. Das Buch stieg Sprosse um Sprosse herunter und legte sich in die Hände.',
          'Die Leiter rollte herbei und blieb stehen, ohne zu ruckeln. Vom obersten Ende stieg das Buch herunter, Seite für Seite.',
        ],
      },
    },
  },
  page: {
    title: ['Die letzte Seite', '{hero} und der schnarchende Atlas'],
    prize: { g: 'f', one: 'Seite' },
    obstacle: { g: 'm', one: 'Atlas', gen: 'Atlas' },
    task: [
      'Das kleinste Märchen konnte nicht einschlafen. Ihm fehlte die letzte Seite, und ein Märchen schläft erst am Schluss. Bald schlug die Glocke, dann musste Ruhe sein.',
      'Aus dem untersten Regal kam ein Stimmchen: Und dann? Das kleinste Märchen wusste selbst nicht, wie es ausging. Seine letzte Seite war fort, und bald schlug die Glocke zur Ruhe.',
    ],
    gift: [
      'Die Seite kam hinten ins kleinste Märchen. Darauf war ein Fenster gemalt, und im Fenster war Licht. Das Märchen las sich selbst zu Ende, ganz leise, und beim letzten Punkt schlief es.',
      'Das kleinste Märchen bekam seine letzte Seite und las. Man sah, wie der Rücken glatt wurde. Ach so, sagte es beim letzten Wort, und den Punkt las es schon im Schlaf.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Atlas', gen: 'Atlas' },
        holds: [
          'Aber die Seite lag unter dem Atlas. Der Atlas war groß wie ein Tisch, schlief auf dem Teppich und schnarchte in vier Sprachen.',
          'Aber der Atlas hatte sich auf die Seite gelegt, und das im doppelten Sinn. Er schnarchte, und bei Brasilien pfiff er.',
        ],
        worse: [
          'Der Atlas brummte auf Spanisch und breitete beide Deckel aus. Von der Seite sah man nur noch eine Ecke.',
          'Der Atlas träumte vom Pazifik und breitete sich aus. Von der Seite war nur noch ein Eselsohr zu sehen.',
        ],
        sign: [
          'Neben dem Atlas lagen drei kleine Karten, Kante an Kante gefaltet: Stadt, Land, Fluss.',
          'Stadt, Land, Fluss: Drei gefaltete Karten lagen vor dem Atlas, eine neben der anderen. So legt jemand seine Sachen hin, der gern wiederfindet.',
        ],
        yields: [
          'Langsam, mit allen Gebirgen, ging es auf die andere Seite. Der Atlas schnarchte weiter, und die Seite lag frei auf dem warmen Teppich.',
          'Der Atlas wälzte sich auf die Seite mit den Meeren. Darunter lag die letzte Seite und hatte einen Abdruck von Norwegen.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Deckel' },
        holds: [
          'Aber auf der Seite lag der Atlas, mit allen Bergen der Welt darin. Allein der Deckel wog so viel wie ein Kalb.',
          'Aber der Atlas wog so viel wie die halbe Welt, die andere Hälfte war im zweiten Band. Sein Deckel lag auf der Seite und drückte.',
        ],
        worse: [
          'Der Deckel sank tief in den Teppich. Die Seite darunter wurde noch flacher, als Seiten sowieso sind.',
          'Der Deckel sackte ab, und im Teppich gab es ein Tal. Die Seite lag nun unten im Tal, unter dem Atlas und unter Asien.',
        ],
        sign: [
          'Eine Ecke vom Deckel wippte. Auf der Ecke war Afrika.',
          'Der Deckel stand an einer Ecke vor. Wenn eine Kerze flackerte, flackerte die Ecke mit.',
        ],
        yields: [
          'Erst hob sich Afrika, dann der ganze Süden. Unter dem Atlas lag die Seite, glatt gebügelt.',
          'Der Deckel klappte auf und lehnte sich ans Regal. Unter dem Atlas lag die Seite und atmete hörbar auf.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Ritze' },
        holds: [
          'Aber die Seite war unter den Atlas geraten. Zwischen Atlas und Teppich war nur eine Ritze, schwarz wie Tinte.',
          'Aber unter den Atlas führte eine Ritze, in die schien nicht eine Kerze. Die Seite war hineingeweht und war nun so schwarz wie das Schwarze darin.',
        ],
        worse: [
          'Der Schatten lief aus der Ritze heraus über den Teppich. Von der Seite war nicht das dünnste Stück zu sehen.',
          'Eine Kerze ging aus, von selbst. In der Ritze unter dem Atlas war die Seite jetzt nicht einmal mehr ein Verdacht.',
        ],
        sign: [
          'Weit drinnen in der Ritze stand ein goldener Strich. Er war nicht dicker als ein Wimpernhaar.',
          'In der Ritze lief ein Faden aus Gold, ganz gerade. So gerade läuft nur ein Rand.',
        ],
        yields: [
          'Der goldene Strich war ein Rand, und am Rand hing die ganze Seite. Zwei Finger reichten, und sie kam unter dem Atlas hervor.',
          'Der goldene Faden wurde breit und hatte Buchstaben. Unter dem Atlas kam die Seite hervor, das Fenster mit dem Licht zuerst.',
        ],
      },
    },
  },
  spectacles: {
    title: ['Die Brille mit dem blauen Faden', '{hero} und das Wurmnest'],
    prize: { g: 'f', one: 'Brille' },
    obstacle: { g: 'n', one: 'Wurmnest' },
    task: [
      'Wenn die Glocke schlägt, liest die alte Bibliothekarin einen Satz zur guten Nacht. Sie braucht dazu die silberne Brille mit dem blauen Faden. Ohne sie liest sie nur Nebel.',
      'Auf dem Lesepult lag ein Buch, aufgeschlagen beim letzten Satz vom Tag. Den liest die alte Bibliothekarin vor, wenn die Glocke schlägt. Sie blinzelte darüber. Ihre Brille mit dem blauen Faden war nicht da.',
    ],
    gift: [
      'Die alte Bibliothekarin setzte die Brille auf. Sie sah erst alle an, einen nach dem anderen, und dann ins Buch. Der Satz war kurz. Bei den letzten drei Wörtern flüsterte sie schon.',
      'Die alte Bibliothekarin hängte sich den blauen Faden um und setzte die Brille auf. Da war der Satz. Sie las ihn einmal laut und einmal für sich, und beim zweiten Mal lächelte sie.',
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'Bücherwurm' },
        holds: [
          'Aber die Brille war im Wurmnest, hinter dem untersten Regal. Der Bücherwurm hatte sie auf und zeigte sich nicht.',
          'Aber der Bücherwurm hatte die Brille gefunden und las damit, heimlich, in seinem Wurmnest. Wenn jemand kam, machte er zu.',
        ],
        worse: [
          'Der Bücherwurm kroch tiefer in sein Wurmnest. Die Brille nahm er mit, man hörte sie über das Holz kratzen.',
          'Man hörte ein Umblättern und dann ein Davonkriechen. Der Bücherwurm war im Wurmnest nun ganz hinten, und die Brille beschlug.',
        ],
        sign: [
          'Aus dem Wurmnest sah eine runde grüne Nase. Sie schnupperte nach links und nach rechts.',
          'Aus dem Wurmnest ragte ein grüner Ringel. Er zuckte, wie einer zuckt, der mitten im Kapitel ist.',
        ],
        yields: [
          'Erst kam die Nase, dann kam Ring um Ring der ganze Bücherwurm. Die Brille trug er vor sich her wie ein Tablett.',
          'Der Bücherwurm kam bis zur Hälfte heraus, das war schon recht lang. Er nahm die Brille ab und kniff die Augen zusammen, und er lächelte trotzdem.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Bindfaden' },
        holds: [
          'Aber die Brille lag im Wurmnest, und das Wurmnest war aus Bindfaden. Der ging um beide Bügel, um beide Gläser und dann noch einmal herum.',
          'Aber das Wurmnest war aus Bindfaden gewickelt, und die Brille war mit eingewickelt. Man sah noch ein Glas, und das Glas sah auch heraus.',
        ],
        worse: [
          'Der Bindfaden schnürte sich über die Gläser. Die Brille rutschte tiefer ins Wurmnest, und es sah aus, als kniffe sie die Augen zu.',
          'Der Bindfaden spannte sich wie eine Saite. Im Wurmnest rutschte die Brille nach innen, und das eine Glas machte zu.',
        ],
        sign: [
          'Über dem rechten Bügel stand eine Schlaufe ab. Die war so locker, dass eine Staubflocke darin schaukelte.',
          'Am Bügel war der Bindfaden so locker, dass er summte, wenn eine Kerze flackerte. Eine Schlaufe stand offen wie ein Ohr.',
        ],
        yields: [
          'Ein Bügel kam frei, dann der zweite. Die Brille klappte im Wurmnest auf und sah sich um.',
          'Der Bindfaden lief davon, immer um die Ecke. Aus dem Wurmnest fiel die Brille, und der blaue Faden war noch daran.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber die Brille steckte im Wurmnest hinter dem Regal. Davor war ein Spalt, so schmal wie ein Schulheft.',
          'Aber zum Wurmnest hinter dem Regal führte ein Spalt, so dünn wie ein Gedichtband. Die Brille lag dahinter und war dicker, wegen der Nase.',
        ],
        worse: [
          'Die Brille rutschte weiter ins Wurmnest. Im Spalt sah man nur noch einen Bügel, den mit dem blauen Faden.',
          'Das Regal knarrte, und die Brille glitt davon. Im Spalt vor dem Wurmnest hing noch ein Stückchen blauer Faden.',
        ],
        sign: [
          'An einem Astloch war der Spalt weiter. Von dort kam ein bisschen Kerzenlicht.',
          'Ein Astloch saß in der Regalwand. Dort wurde der Spalt so breit wie ein Roman.',
        ],
        yields: [
          'Ein Bügel kam, dann ein Glas, dann das andere. Die Brille war heraus und hatte nur etwas Staub auf der Nase.',
          'Am Astloch drehte sich die Brille auf die Seite und kam. Hinter ihr sah aus dem Wurmnest jemand nach, aber nur kurz.',
        ],
      },
    },
  },
  poem: {
    title: ['Lesung um neun', '{hero} und das einzige Blatt'],
    prize: { g: 'n', one: 'Gedicht' },
    obstacle: { g: 'n', one: 'Hinterzimmer' },
    task: [
      'Um neun war die Lesung bei Laternenlicht, und als Letzte stand die Jüngste auf der Liste. Ihr Gedicht gab es nur einmal, mit Bleistift, auf der Rückseite eines Fahrplans. Es lag noch im Hinterzimmer.',
    ],
    gift: [
      'Die Jüngste las ihr Gedicht, und nach der zweiten Zeile zitterte das Blatt nicht mehr. Danach blieb es still. In der letzten Reihe setzte sich einer die Mütze ab.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Türriegel' },
        holds: [
          'Aber das Hinterzimmer hatte ein Schloss, älter als das Haus, und der Türriegel war von selbst gefallen. Das Gedicht lag auf dem hintersten Tisch.',
        ],
        worse: [
          'Der Türriegel verkeilte sich mit einem trockenen Klick. Im Hinterzimmer wehte das Gedicht vom Tisch, man hörte es landen.',
        ],
        sign: [
          'Am Rahmen hing ein kleiner Haken, blank von vielen Fingern. Er hatte genau die Krümmung der Kerbe im Riegel.',
        ],
        yields: [
          'Die Tür zum Hinterzimmer ging auf, ohne noch etwas zu sagen. Das Gedicht lag mit der Schrift nach oben auf den Dielen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Türsteher' },
        holds: [
          'Aber im Hinterzimmer probte der große Lesekreis, und einer machte den Türsteher. Das Gedicht lag unter ihren Skripten, und wer nicht dazugehörte, wartete.',
        ],
        worse: [
          'Der Türsteher zog auch noch den letzten Stuhl nach drinnen. Das Gedicht lag nun unter einem Teller mit Krümeln, das sah man gerade noch.',
        ],
        sign: [
          'Der Türsteher hatte selbst ein Blatt in der Hand. In der Mitte war eine Lücke, zu der sein Blick immer wieder zurückkam.',
        ],
        yields: [
          'Der Kreis rückte die Stühle auseinander, und aus dem Hinterzimmer kam das Gedicht von Hand zu Hand bis zur Tür.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Bücherwagen' },
        holds: [
          'Aber quer vor dem Hinterzimmer stand der Bücherwagen, beladen mit einem ganzen Lexikon. Zwischen Rad und Wand klemmte das Gedicht.',
        ],
        worse: [
          'Ein Rad sank zwischen zwei Dielen. Der Bücherwagen stand fester denn je, und das Gedicht bekam einen Knick.',
        ],
        sign: ['Die hintere Kante vom Bücherwagen wippte. Bei jedem Schritt auf dem Flur nickte sie.'],
        yields: [
          'Das Rad kam aus der Rille, und das Lexikon rollte von A bis Z zur Seite. Das Gedicht hatte einen Knick und war sonst ganz.',
        ],
      },
    },
  },
  tape: {
    title: ['Zwei Stimmen bis zehn', '{hero} und das alte Tonband'],
    prize: { g: 'f', one: 'Geschichte' },
    obstacle: { g: 'n', one: 'Tonbandgerät' },
    task: [
      'Im Krankenhaus lag eine Freundin und las seit Wochen die Decke. Um zehn spielte die Nachtschwester ihr eine Geschichte vor, wenn bis dahin eine kam. Sie lasen sie zu zweit, mit raschelnden Seiten. Über das Ende waren sie in Streit geraten.',
    ],
    gift: [
      'Um zehn lief die Geschichte im dritten Stock. Die Nachtschwester ließ die Tür einen Spalt offen, wegen der anderen Zimmer. Am nächsten Morgen fragte jemand aus Zimmer neun, wie es weitergeht.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Tonband' },
        holds: [
          'Aber aus dem Tonbandgerät quoll das Tonband, braun und dünn, um beide Spulen und um die Andruckrolle. Die Geschichte lag als Locken auf dem Tisch.',
        ],
        worse: [
          'Das Tonband wickelte sich hinter die Spule. Das erste Kapitel der Geschichte war im Tonbandgerät verschwunden und kam als Knittern wieder heraus.',
        ],
        sign: ['Neben dem Rädchen stand eine Schlaufe ab, die noch ganz glatt war.'],
        yields: [
          'Meter um Meter lief es auf die Spule zurück. Im Tonbandgerät drehte sich alles in dieselbe Richtung, und die Geschichte hatte wieder einen Anfang.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Mitleserin' },
        holds: [
          'Aber die Mitleserin saß neben dem Tonbandgerät und packte zusammen. Sie hielt inzwischen alles für ein Nein, auch ein Ja, und die Geschichte hatte zwei Stimmen oder keine.',
        ],
        worse: [
          'Die Mitleserin steckte auch das Skript ein. Vor dem Tonbandgerät stand jetzt ein Stuhl mit Jacke darüber, und die Geschichte blieb in der Mitte stehen.',
        ],
        sign: [
          'Zwei Finger der Mitleserin klopften noch, auf dem Taschenriemen. Es war der Takt, in dem sie die ganze Geschichte gelesen hatte.',
        ],
        yields: [
          'Da zog die Mitleserin das Skript wieder heraus, strich den Knick glatt und setzte sich. Am Tonbandgerät gingen die Zeiger hoch, und die Geschichte ging weiter.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Spule' },
        holds: [
          'Aber das Tonbandgerät war älter als sie beide zusammen. Bevor man die Geschichte schließen konnte, musste die Spule zurücklaufen, und schneller als sie wollte lief sie nicht.',
        ],
        worse: [
          'Die Spule blieb stehen und lief dann an den Anfang zurück. Es war zwanzig nach neun, und von der Geschichte gab es drei Viertel.',
        ],
        sign: [
          'Am Rand der Spule wanderte die weiße Marke ein Stück, einen Fingerbreit in die richtige Richtung.',
        ],
        yields: [
          'Mit einem Klack hielt das Tonbandgerät genau bei der Marke. Die Geschichte bekam ihr Ende, und es hörte sich nach zweien an.',
        ],
      },
    },
  },
} satisfies DeErrands;
