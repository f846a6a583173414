import type { DeErrands } from '../../schema.ts';

export const familyVacation = {
  bucket: {
    title: ['Der Eimer mit dem Stern', '{hero} und die fremden Wörter'],
    prize: { g: 'm', one: 'Eimer' },
    obstacle: { g: 'f', one: 'Sprache' },
    task: [
      'Die kleine Base hatte einen Wal aus Sand gebaut. Bevor der Zug fuhr, brauchte er noch eine nasse Haut, sonst zerbröselte er. Dazu musste der rote Eimer mit dem Stern her, und wo der war, wusste nur ein Kind.',
      'Am Strand lag ein Wal aus Sand, und sein Schwanz bröselte schon. Die kleine Base hielt mit beiden Händen zu, was sie konnte. Er brauchte Wasser, und das brauchte den roten Eimer mit dem Stern. Der Zug ging bald.',
    ],
    gift: [
      'Sieben Eimer Wasser bekam der Wal, dann glänzte er. Die kleine Base gab ihm zum Abschied ein Auge aus Muschel. Er sah ihnen nach, bis der Bus kam.',
      'Der Eimer lief hin und her, bis der Wal ganz dunkel war und glänzte. Die kleine Base legte sich daneben, genau so. Auf dem Foto sieht man zwei Wale.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'n', one: 'Nachbarskind' },
        holds: [
          'Aber die Sprache passte nicht. Das Nachbarskind hatte den Eimer gefunden, und bei jeder Frage verstand es eine andere.',
          'Aber der Eimer stand beim Nachbarskind, und das Nachbarskind sprach eine andere Sprache. Eimer war darin vielleicht ein Gruß, denn es grüßte zurück.',
        ],
        worse: [
          'Das Nachbarskind zeigte in die falsche Richtung und ging los. Den Eimer nahm es mit.',
          'Das Nachbarskind nickte und holte eine Luftmatratze. Der Eimer blieb stehen, wo er war, und in keiner Sprache ging es weiter.',
        ],
        sign: [
          'Jemand hatte mit dem Zeh etwas in den Sand gemalt. Das Nachbarskind blieb stehen, sah es an und nickte.',
          'Im nassen Sand war ein Bild, das hatte eine Welle übrig gelassen. Das Nachbarskind beugte sich darüber und sagte ah.',
        ],
        yields: [
          'Da lachte das Nachbarskind und lief und kam wieder. Über dem Arm hing der Eimer, und in keiner Sprache musste einer etwas dazu sagen.',
          'Das Nachbarskind sagte ah, dann sagte es oh, und das war in beiden Sprachen dasselbe. Gleich darauf stand der Eimer im Sand, mit dem Stern nach vorn.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Nachbarskind' },
        holds: [
          'Aber da war die Sprache, und kein Wort darin war bekannt. Das Nachbarskind setzte sich mit dem Eimer hinter die Mauer.',
          'Aber hinter der Mauer saß das Nachbarskind mit dem Eimer auf dem Schoß. Von der fremden Sprache hatte es schon am ersten Tag genug bekommen.',
        ],
        worse: [
          'Das Nachbarskind rutschte weiter an der Mauer entlang. Der Eimer schepperte einmal, dann sah man keinen von beiden.',
          'Das Nachbarskind drehte den Eimer um und setzte ihn sich auf. Darunter verstand es nun gar keine Sprache mehr.',
        ],
        sign: [
          'Um die Ecke der Mauer sahen fünf Zehen. Sie waren voller Sand.',
          'Auf der Mauer lagen vier Finger, nebeneinander. Sie trommelten ganz leise.',
        ],
        yields: [
          'Hinter der Mauer kamen zwei Knie hervor, dann ein Gesicht. Den Eimer trug es auf dem Kopf.',
          'Nach den Fingern kam eine Nase, und nach der Nase kam das ganze Nachbarskind. Es brauchte keine Sprache, es hielt den Eimer einfach her.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Nachbarskind' },
        holds: [
          'Aber der Eimer stand in einem Garten. Vor dem Tor stand das Nachbarskind und sagte etwas in seiner Sprache, das klang wie Nein.',
          'Aber der Eimer war hinter dem Gartentor, und am Gartentor lehnte das Nachbarskind. In jeder Sprache heißt so ein Lehnen: hier nicht.',
        ],
        worse: [
          'Das Nachbarskind breitete die Arme aus. Vom Eimer war kein Stern mehr zu sehen.',
          'Das Nachbarskind schob den Riegel vor und sagte noch ein Wort. Der Eimer kippte um, und vom Stern sah man nur eine Zacke.',
        ],
        sign: [
          'Das Nachbarskind sah immer wieder auf seinen Ball. Der lag im Gras, und auf der anderen Seite vom Ball war niemand.',
          'Das Nachbarskind gab seinem Ball einen Tritt, und er kam nicht zurück. Es sah ihm lange nach.',
        ],
        yields: [
          'Nun sagte das Nachbarskind ein Wort, und dieses Mal klang es wie Ja. Es ließ das Tor los, und da stand der Eimer.',
          'Der Ball flog hin, der Ball flog her, und das Tor stand offen. Die Sprache kam später dran, den Eimer gab es gleich.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Zeichnung' },
        holds: [
          'Aber für den Eimer fehlte die Sprache. Also fing das Nachbarskind an, es in den Sand zu malen, und so eine Zeichnung dauert.',
          'Aber was man brauchte, musste gemalt werden, denn die Sprache reichte nicht. Das Nachbarskind malte gern und gründlich, und der Eimer kam zuletzt.',
        ],
        worse: [
          'Der Sand rutschte nach, und die Zeichnung fing von vorn an. Vom Eimer war darauf nicht einmal der Henkel zu sehen.',
          'Ein Fuß trat auf die Zeichnung, und das Nachbarskind fing wortlos von vorn an. Bis zum Eimer war es auf dem Bild noch weit.',
        ],
        sign: [
          'In der Ecke der Zeichnung war ein Zacken fertig. Er sah aus wie von einem Stern.',
          'Auf der Zeichnung war ein Kringel dazugekommen. Wenn man den Kopf schief hielt, war es ein Henkel.',
        ],
        yields: [
          'Zum Stern kam ein Eimer, zum Eimer kam ein Boot. Mehr Sprache brauchte es nicht. Hinter dem Boot am Steg stand er wirklich.',
          'Strich um Strich wurde die Zeichnung fertig, und am Ende war ein Pfeil daran. Der Pfeil zeigte hinter den Steg, und dort stand der Eimer, ohne ein Wort Sprache.',
        ],
      },
    },
  },
  shell: {
    title: ['Die gedrehte Muschel', '{hero} und der Strandfelsen'],
    prize: { g: 'f', one: 'Muschel', adj: 'gedreht' },
    obstacle: { g: 'm', one: 'Strandfelsen', gen: 'Strandfelsens' },
    task: [
      'Omas Rollstuhl fuhr nicht im Sand. Sie saß oben auf der Promenade und hatte alles gesehen, nur von weit. Bevor die Koffer zugingen, wollte sie einmal die gedrehte Muschel halten, die mit dem Rosa drin.',
      'Auf der Promenade saß Oma im Rollstuhl und hatte Sand nur von weitem. Den ganzen Urlaub hatte sie von der gedrehten Muschel reden hören, der mit dem Rosa. Unten standen schon die Koffer.',
    ],
    gift: [
      'Oma hielt die gedrehte Muschel ans Ohr, und zwar lange. Dann hielt sie sie jedem einzeln ans Ohr. Alle hörten dasselbe und sagten etwas anderes.',
      'Oma legte die gedrehte Muschel in den Schoß, und es rieselte Sand auf den Rock. Sie wischte ihn nicht weg. Den nahm sie mit nach Hause, in der Falte.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Strandfelsen', gen: 'Strandfelsens' },
        holds: [
          'Aber die gedrehte Muschel lag oben auf dem Strandfelsen. Der war knapp so hoch wie ein Bett, und grünes Zeug machte ihn glatt.',
          'Aber der Strandfelsen war mit grünem Schleim angemalt, vom Meer selbst. Die gedrehte Muschel lag obenauf und hatte leicht reden.',
        ],
        worse: [
          'Die Sandalen standen wieder auf dem Handtuch. Auch die gedrehte Muschel rutschte, bis an den Rand der Spalte.',
          'Rutsch, saßen alle im Sand. Auf dem Strandfelsen kam die gedrehte Muschel ins Kullern und hielt erst am Rand.',
        ],
        sign: [
          'Eine Stelle war trocken. Da saßen lauter Napfschnecken, und sie war rau wie ein Reibeisen.',
          'Die Napfschnecken wohnten alle auf einer Seite. Wo sie wohnten, war der Stein trocken und kratzte.',
        ],
        yields: [
          'Der Fuß blieb oben, und der andere kam nach. Auf dem Strandfelsen lag die gedrehte Muschel und hatte Sonne in sich.',
          'Bei den Napfschnecken hielt jeder Zeh. Vom Strandfelsen aus sah man das ganze Meer, aber zuerst sah man die gedrehte Muschel.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Spalte' },
        holds: [
          'Aber die gedrehte Muschel lag im Strandfelsen, in der Spalte. Eine Hand passte hinein, aber nur eine sehr flache.',
          'Aber die Spalte im Strandfelsen hatte die gedrehte Muschel geschluckt. Zwei Finger kamen hin, aber zwei Finger können nur schieben.',
        ],
        worse: [
          'Die gedrehte Muschel rutschte in der Spalte eine Handbreit tiefer. Man hörte sie am Strandfelsen entlangklappern.',
          'Es klackerte dreimal, jedes Mal tiefer. Im Strandfelsen sah die gedrehte Muschel nun aus wie ein rosa Punkt unter einem i.',
        ],
        sign: [
          'Auf der Sonnenseite war die Spalte weiter. Eine Eidechse ging dort ein und aus.',
          'Wo die Sonne hinschien, war die Spalte ausgebrochen. Ein Krebs saß darin und hatte noch Platz.',
        ],
        yields: [
          'Erst kam die Spitze, dann drehte sich der Rest heraus, einmal ganz herum. Die gedrehte Muschel war da, und im Strandfelsen pfiff der Wind.',
          'Auf der Sonnenseite ging es, einmal drehen, zweimal drehen, da. Die gedrehte Muschel war aus dem Strandfelsen und sandete noch ein wenig.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein' },
        holds: [
          'Aber vor der Spalte im Strandfelsen lag ein Stein, so dick wie ein Koffer. Dahinter war die gedrehte Muschel.',
          'Aber der Stein vor der Spalte war so schwer, als hätte er den Strandfelsen selbst gebaut. Die gedrehte Muschel war dahinter, man konnte sie nur hören.',
        ],
        worse: [
          'Der Stein sank in den Sand. Die gedrehte Muschel war jetzt dahinter eingeklemmt, und nur noch ein Zipfel sah heraus.',
          'Der Stein setzte sich um, und es knirschte. Am Strandfelsen klemmte die gedrehte Muschel nun zwischen zwei Kanten.',
        ],
        sign: [
          'Eine Kante vom Stein wippte, wenn man daran lehnte. Darunter war ein Loch für einen Krebs.',
          'Unter dem Stein war eine Krebshöhle. Auf der Seite gab er nach, so viel wie ein Wackelzahn.',
        ],
        yields: [
          'Da machte der Stein eine halbe Drehung und blieb liegen. Am Fuß vom Strandfelsen lag die gedrehte Muschel, heil bis in die Spitze.',
          'Der Stein gab nach und nahm den Krebs ein Stück mit. Im Strandfelsen war eine Nische, und darin lag die gedrehte Muschel wie in einer Vitrine.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Höhlung' },
        holds: [
          'Aber die gedrehte Muschel lag im Strandfelsen, in einer Höhlung. Draußen war alles grell, und drinnen sah man nichts.',
          'Aber der Strandfelsen hatte eine Höhlung, und wer aus der Sonne kam, sah darin nichts als grüne Flecken. Die gedrehte Muschel war irgendwo zwischen den Flecken.',
        ],
        worse: [
          'Die Höhlung sah noch tiefer aus, und es tropfte darin. Von der gedrehten Muschel war nichts zu sehen.',
          'Die Sonne ging hinter das Hotel. In der Höhlung war nun wirklich nichts mehr zu sehen, und die gedrehte Muschel schwieg, wie Muscheln es tun.',
        ],
        sign: [
          'Weit hinten war ein Schimmer, rosa, nicht größer als ein Fingernagel.',
          'Ein bisschen Rosa war da hinten. So sieht das Licht aus, wenn man die Hand davorhält.',
        ],
        yields: [
          'Aus dem Rosa wurde eine Windung, und noch eine. Da lag im Strandfelsen die gedrehte Muschel, auf Sand gebettet.',
          'Das Rosa drehte sich nach innen, immer weiter, und war die gedrehte Muschel. Sie lag im Strandfelsen auf einem Bett aus Tang.',
        ],
      },
    },
  },
  kite: {
    title: ['Neun Schleifen am Himmel', '{hero} und der Fischdrachen'],
    prize: { g: 'm', one: 'Fischdrachen', gen: 'Fischdrachens' },
    obstacle: { g: 'm', one: 'Sonnenschirm' },
    task: [
      'Wenn der Eiswagen klingelte, fuhr der Bus der Vettern. Sie hatten den Fischdrachen selbst gebaut, mit neun Schleifen am Schwanz. In der Luft hatten sie ihn noch nie gesehen.',
      'Drei Wochen lang hatten die Vettern geklebt und genäht, dann war der Fischdrachen fertig, mit neun Schleifen. Geflogen war er noch nie. Wenn der Eiswagen klingelte, fuhr ihr Bus, und sie saßen schon auf den Taschen.',
    ],
    gift: [
      'Der Fischdrachen stand über dem Strand, mit allen neun Schleifen. Der Eiswagen klingelte. Aus dem Busfenster sahen lauter Köpfe heraus, alle nach oben.',
      'Der Fischdrachen wackelte, schluckte Wind und war oben. Die Vettern zählten die Schleifen, laut, bis neun. Im Bus saßen sie nachher alle auf derselben Seite.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Drachenschnur' },
        holds: [
          'Aber der Wind hatte den Fischdrachen in den Sonnenschirm gedrückt. Die Drachenschnur ging um jede Speiche, sogar um die Kurbel.',
          'Aber die Drachenschnur hatte dem Sonnenschirm einen Besuch gemacht und war geblieben. Am Ende hing der Fischdrachen und zappelte.',
        ],
        worse: [
          'Die Drachenschnur wickelte sich um den Stiel. Der Fischdrachen saß nun bis an die Augen im Sonnenschirm.',
          'Die Drachenschnur schnappte noch zwei Speichen. Der Fischdrachen steckte mit dem Maul im Sonnenschirm, als wollte er hineinbeißen.',
        ],
        sign: [
          'Bei der dritten Schleife hing die Schnur lose herunter, als machte sie gerade Pause.',
          'An der dritten Schleife war die Drachenschnur weich. Sie baumelte dort, und der Wind hob sie hoch.',
        ],
        yields: [
          'Eine Speiche gab die Schnur frei, dann die nächste. Der Fischdrachen rutschte vom Sonnenschirm und schnappte nach dem Wind.',
          'Speiche um Speiche kam der Sonnenschirm wieder zum Vorschein. Der Fischdrachen schwamm los, gleich zehn Meter hoch.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'Querstab' },
        holds: [
          'Aber der Wind hatte den Fischdrachen in den Sonnenschirm geworfen, und dabei war der Querstab geknickt. So fliegt kein Fisch.',
          'Aber am Sonnenschirm war der Fischdrachen hängen geblieben, und dabei hatte es knack gemacht. Der Querstab war durch, und der Fisch hatte Falten.',
        ],
        worse: [
          'Vom Querstab splitterte das andere Ende auch noch ab. Der Fischdrachen hing am Sonnenschirm wie Wäsche.',
          'Der Querstab hatte nun drei Stücke. Der Fischdrachen wickelte sich um den Sonnenschirm wie ein nasses Handtuch.',
        ],
        sign: [
          'Am Querstab waren zwei Bruchkanten. Die eine sah aus wie eine Treppe hinauf, die andere wie dieselbe Treppe hinunter.',
          'Am Querstab passten zwei Kanten zueinander wie Nase und Nasenloch. Man sah es, wenn man sie nah beieinander hielt.',
        ],
        yields: [
          'Mitten im Fisch saß jetzt eine Beule. Der Fischdrachen war straff, ließ den Sonnenschirm los und flog ein wenig schräg.',
          'Der Querstab hielt und war an einer Stelle dick. Der Fischdrachen riss sich vom Sonnenschirm los und hatte beim Fliegen einen kleinen Schluckauf.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Schirmtuch' },
        holds: [
          'Aber der Fischdrachen steckte unter dem Sonnenschirm fest. Hob man das Schirmtuch hier an, schlug es dort wieder herunter.',
          'Aber der Sonnenschirm lag auf dem Fischdrachen, und das Schirmtuch hatte vier Ecken. Mit zwei Händen hat man immer zwei Ecken zu wenig.',
        ],
        worse: [
          'Das Schirmtuch hing nun schief bis in den Sand. Der Fischdrachen war tiefer darunter als vorher.',
          'Das Schirmtuch fiel wieder zu und machte eine Wolke aus Sand. Unter dem Sonnenschirm wurde der Fischdrachen so platt wie eine Scholle.',
        ],
        sign: [
          'An der Ecke gegenüber war eine Schlaufe, aus der sonst niemand etwas macht. Sie flatterte.',
          'Gegenüber flatterte eine Ecke mit einer Schlaufe daran. Sie flatterte, wie einer winkt, der auch mitmachen möchte.',
        ],
        yields: [
          'Zwischen Schirmtuch und Strand war ein Streifen Himmel. Der Fischdrachen schlüpfte unter dem Sonnenschirm hervor, mit dem Maul voran.',
          'Alle Ecken waren oben, und unter dem Schirmtuch war es hell. Aus dem Sonnenschirm kroch der Fischdrachen, neun Schleifen hintereinander.',
        ],
      },
    },
  },
  festival: {
    title: ['Eine Strophe auf der Hafentreppe', '{hero} am Zaun'],
    prize: { g: 'f', one: 'Strophe' },
    obstacle: { g: 'f', one: 'Probe' },
    task: [
      'Am letzten Abend war Hafenfest, und jede Straße mit Gästen sang eine Strophe. Ihre Straße hatte noch keine. Drüben hinter dem Zaun probten die, die hier wohnten, und von ihren Worten war kein einziges zu verstehen.',
    ],
    gift: [
      'Die Strophe fing in der einen Sprache an und hörte in der anderen auf. Auf der Hafentreppe wussten alle, wann sie dran waren. Eine alte Frau sang beide Hälften.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'Trommler' },
        holds: [
          'Aber bei der Probe hatte der Trommler das Sagen, ein Junge mit Tamburin. Er hielt die Frage nach der Strophe für einen Witz.',
        ],
        worse: [
          'Der Trommler lachte und gab die Strophe den Leuten aus der Parkstraße. Die Probe ging weiter, als wäre nichts gefragt worden.',
        ],
        sign: [
          'Jemand klopfte sich den Sand vom Schuh, dreimal kurz, einmal lang. Der Trommler klopfte dasselbe zurück, ohne hinzusehen.',
        ],
        yields: [
          'Da machte der Trommler das Tor im Zaun auf und zeigte auf einen freien Platz. Bei der Probe gab es noch eine Strophe, die keiner hatte, und er zählte sie ein.',
        ],
      },
      tangled: {
        part: { g: 'n', one: 'Liederblatt', gen: 'Liederblatts' },
        holds: [
          'Aber die Probe hing an einem Liederblatt mit drei Schreibweisen, Pfeilen und Sternchen. Welche Strophe frei war, wusste darauf keiner mehr.',
        ],
        worse: [
          'Auf dem Liederblatt stand jetzt eine Zeile zu viel. Die Strophe ließ sich in keiner Sprache mehr singen, und die Probe kam aus dem Takt.',
        ],
        sign: [
          'Unten auf dem Liederblatt war eine Zeile, an die niemand einen Namen geschrieben hatte. Es war die vom Meer.',
        ],
        yields: [
          'Ein Pfeil nach dem anderen wurde überflüssig. Übrig blieb eine Strophe, und die Probe sang sie vom Blatt.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Kehrreim' },
        holds: [
          'Aber ohne den Kehrreim gab es keine Strophe, und der hatte elf Wörter, alle fremd. So etwas lernt sich nicht in einer Probe.',
        ],
        worse: [
          'Der Kehrreim zerfiel in Gelächter, und die Probe fing von vorn an. Um die Strophe bewarb sich jetzt auch die Bahnhofstraße.',
        ],
        sign: ['Ein Wort kam richtig heraus. Man sah es daran, dass drüben einer aufhörte zu grinsen.'],
        yields: [
          'Auf einmal hingen die elf Wörter aneinander wie Wäsche auf der Leine. Die Probe war zu Ende, und die Strophe gehörte ihnen.',
        ],
      },
    },
  },
  photo: {
    title: ['Alle auf einem Bild', '{hero} und die zwei Wohnungen'],
    prize: { g: 'n', one: 'Familienfoto' },
    obstacle: { g: 'm', one: 'Urlaubsplan' },
    task: [
      'Seit drei Jahren war die Familie auf keinem Bild mehr vollzählig. Diesen Sommer wohnte sie in zwei Wohnungen, und morgen um sechs nahm jede Hälfte einen anderen Zug. Das Familienfoto, mit Meer dahinter, ging heute oder nicht mehr.',
    ],
    gift: [
      'Das Familienfoto war leicht verwackelt, weil der Selbstauslöser auf einer Kühltasche stand. Alle waren darauf, einer mit geschlossenen Augen. Bis zum Abend hatte es jeder als Bild auf dem Telefon, ohne dass darüber geredet wurde.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Wandkalender' },
        holds: [
          'Aber der Urlaubsplan stand auf einem Wandkalender, und der war am ersten Tag gerissen, zusammen mit der Abmachung. Jede Wohnung hatte eine Hälfte, und das Familienfoto hatte kein Datum.',
        ],
        worse: [
          'Vom Wandkalender löste sich noch ein Streifen, es war der letzte Nachmittag. Im Urlaubsplan blieb ein Abendessen, und auf dem Familienfoto wären sie jetzt zu viert.',
        ],
        sign: [
          'Am Riss lagen zwei Kanten. Wo auf der einen Hälfte von fünf bis sechs nichts stand, stand auf der anderen auch nichts.',
        ],
        yields: [
          'Über der Naht stand eine Stunde, die auf einmal allen gehörte. Der Urlaubsplan hing wieder an der Wand, und um zehn nach fünf stellten sie sich fürs Familienfoto auf.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Schwester', adj: 'groß' },
        holds: [
          'Aber fürs Familienfoto fehlte die große Schwester. Sie saß auf der Mole, die Kapuze zu, und hatte mit dem ganzen Urlaubsplan nichts zu tun.',
        ],
        worse: [
          'Die große Schwester ging ein Stück weiter die Mole entlang. Auf dem Familienfoto war rechts jetzt nur noch Meer.',
        ],
        sign: ['Aus der Kapuze sah das Kinn heraus. Es kaute auf etwas herum und war zum Strand gedreht.'],
        yields: [
          'Da kam die große Schwester zurück und stellte sich ganz an den Rand. Beim zweiten Familienfoto war die Kapuze unten, und der Urlaubsplan hing noch an der Wand und war keinem mehr wichtig.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Überseekoffer', gen: 'Überseekoffers' },
        holds: [
          'Aber im Urlaubsplan stand für heute Packen, und in der Wohnungstür stand der Überseekoffer. Dahinter lag die Kameratasche für das Familienfoto.',
        ],
        worse: [
          'Der Überseekoffer sackte auf der Schwelle zusammen. Die Kameratasche war nun darunter, und das Familienfoto hatte noch eine halbe Stunde Sonne.',
        ],
        sign: ['Ein Rad vom Überseekoffer wippte in der Luft und drehte sich, wenn die Tür zog.'],
        yields: [
          'Dann rollte der Überseekoffer über die Schwelle und die drei Stufen hinunter, von selbst und aufrecht. Die Kameratasche war platt, und das Familienfoto fand statt.',
        ],
      },
    },
  },
} satisfies DeErrands;
