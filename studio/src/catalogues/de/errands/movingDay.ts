import type { DeErrands } from '../../schema.ts';

export const movingDay = {
  light: {
    title: ['Ein Mond aus Papier', '{hero} und die Wand aus Kisten'],
    prize: { g: 'n', one: 'Nachtlicht' },
    obstacle: { g: 'f', one: 'Kistenwand' },
    task: [
      'Die kleine Schwester hatte noch nie ohne das Nachtlicht geschlafen, das mit dem Mond aus Papier. Es war in einer Kiste, und auf der Kiste stand Licht. Sobald der Lastwagen fort war, wurde hier zum ersten Mal Abend.',
      'In der neuen Wohnung war es am Tag schon fremd, und abends wurde es noch fremder. Die kleine Schwester fragte, wo der Mond hinkam. Sie meinte das Nachtlicht, und das Nachtlicht war in irgendeiner Kiste.',
    ],
    gift: [
      'Das Nachtlicht kam auf den Boden, denn einen Nachttisch gab es noch nicht. An der leeren Wand ging ein Mond auf, größer als in der alten Wohnung. Die kleine Schwester legte sich genau darunter und zählte seine Ecken.',
      'An der Wand ging der Mond auf, mit einem Knick vom Umzug. Die kleine Schwester hielt eine Hand davor und machte einen Hund. Der Hund bellte einmal und legte sich hin.',
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', adj: 'oberst', one: 'Kiste' },
        holds: [
          'Aber vor dem Nachtlicht stand die Kistenwand, und jede Kiste hielt eine andere fest. Zog man vorn, so drückte es hinten.',
          'Aber die Kistenwand war gestapelt, wie Männer stapeln, die nach Hause wollen. Wer die oberste Kiste nahm, hatte gleich drei im Arm, und das Nachtlicht war dahinter.',
        ],
        worse: [
          'Alles rutschte zurück, und die Kistenwand stand schiefer als zuvor. Die Kiste mit dem Nachtlicht war gar nicht mehr zu sehen.',
          'Die oberste Kiste kippte zurück, und eine zweite legte sich quer. Die Kistenwand hatte nun einen Bauch, und hinter dem Bauch war das Nachtlicht.',
        ],
        sign: [
          'Die oberste Kiste hatte auf der anderen Seite auch ein Griffloch. Da hatte noch keiner hineingegriffen.',
          'Jede Kiste hatte zwei Grifflöcher, auch die oberste. Aus dem hinteren schaute ein Stück Zeitung, ganz unberührt.',
        ],
        yields: [
          'In der Kistenwand war eine Lücke, so breit wie ein Stuhl. Dahinter stand eine Kiste, auf der stand Licht, und darin war das Nachtlicht.',
          'Die oberste Kiste schwebte davon, und die anderen blieben, wo sie waren. In der Kistenwand war ein Fenster, und im Fenster stand das Nachtlicht.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Bücherkiste' },
        holds: [
          'Aber vor dem Nachtlicht stand in der Kistenwand die Bücherkiste. Darin waren vierzig Bücher, und dreißig davon waren dick.',
          'Aber die Bücherkiste stand in der Kistenwand unten, wo die Bücher hingehören. Dahinter war das Nachtlicht, und davor war jeder Rücken zu schwach.',
        ],
        worse: [
          'Die Bücherkiste sackte auf die Dielen und saß. Hinten drückte sie die Kiste mit dem Nachtlicht gegen die Wand, und darin klirrte es leise.',
          'Die Bücherkiste knarrte und bekam einen Riss. Hinter der Kistenwand machte das Nachtlicht kling, und es war kein gutes Kling.',
        ],
        sign: [
          'Unter einer Kante lag ein Türstopper. Dort wippte die Bücherkiste.',
          'Auf einer Seite stand die Bücherkiste auf einem Türstopper aus Gummi. Ging nebenan jemand, so nickte sie.',
        ],
        yields: [
          'Dann kippte die Bücherkiste, drehte sich und stand woanders. Die Kistenwand hatte eine Ecke weniger, und dort leuchtete das Wort Licht.',
          'Die Bücherkiste nickte noch einmal tief und saß auf dem Teppich. In der Kistenwand war ein Loch, vier Romane hoch, und dahinter wartete das Nachtlicht.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Nachtlicht war hinter der Kistenwand, und durch die Kistenwand ging nur ein Spalt. Man konnte das Wort Licht lesen, aber nur das ch.',
          'Aber zum Nachtlicht führte nur ein Spalt durch die Kistenwand. Die kleine Schwester hätte hindurchgepasst, als sie noch in Mamas Bauch war.',
        ],
        worse: [
          'Die Kiste mit dem Nachtlicht rutschte weiter nach hinten. Im Spalt war nun nicht einmal mehr das h.',
          'Oben ruckte eine Kiste, und der Spalt wurde zur Ritze. Durch die Kistenwand las man vom Nachtlicht kein einziges L mehr.',
        ],
        sign: [
          'Unten an der Fußleiste war der Spalt breiter. Dort stand eine Kiste auf einer anderen, die kürzer war.',
          'An der Fußleiste stand eine kurze Kiste. Neben ihr war der Spalt so breit wie ein Schuhkarton.',
        ],
        yields: [
          'Unten an der Fußleiste ging es hinein und mit dem Nachtlicht wieder heraus. Die Kistenwand rückte ein wenig nach, als hätte sie es gern behalten.',
          'An der Fußleiste entlang, auf dem Bauch, und das Nachtlicht im Arm zurück. Die Kistenwand behielt nur eine Socke.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Winkel' },
        holds: [
          'Aber das Nachtlicht stand hinter der Kistenwand, in einem Winkel ohne Lampe. Man hätte gut ein Nachtlicht gebraucht, um es zu suchen.',
          'Aber die Kistenwand stand vor dem Fenster, und dahinter gab es einen Winkel für alles Schwarze. Dort stand das Nachtlicht und war aus.',
        ],
        worse: [
          'Die Kistenwand warf einen Schatten bis zur Tür, und dahinter wurde es stockfinster. Die Kiste mit dem Nachtlicht war verschwunden.',
          'Die Sonne ging aus dem Zimmer. Der Winkel hinter der Kistenwand war jetzt so dunkel, dass man das Nachtlicht höchstens hätte riechen können.',
        ],
        sign: [
          'Weit hinten glänzte ein Streifen Klebeband, silbern wie eine Schneckenspur. Er ging über zwei Ecken.',
          'Im Winkel lief etwas Silbernes über Eck. Klebeband läuft so, über Eck und über den Deckel.',
        ],
        yields: [
          'Hinter der Kistenwand stand die Kiste mit dem silbernen Band. Im Nachtlicht war sogar noch die Birne heil, und der Mond hatte bloß einen Knick.',
          'Wo das Silberne hinführte, stand eine Kiste, und in der Kiste lag das Nachtlicht in einem Pullover. Hinter der Kistenwand war es gleich weniger unheimlich.',
        ],
      },
    },
  },
  doorSign: {
    title: ['Alle Namen auf einem Brett', '{hero} und der Hausmeister', 'Ein Brief von Großvater'],
    prize: { g: 'n', one: 'Türschild' },
    obstacle: { g: 'm', one: 'Hausmeister', gen: 'Hausmeisters' },
    task: [
      'Vor dem Mittag kam die Postbotin, mit einem Brief vom Großvater. Fand sie das Türschild nicht, so ging der Brief zurück, den ganzen Weg, bis zum Großvater. Auf dem Türschild standen alle Namen, und es hing noch nicht.',
      'Auf dem Türschild standen alle Namen, auch der von der Katze. Es musste hängen, ehe die Postbotin kam, denn sie kannte hier niemanden. In ihrer Tasche war ein Brief vom Großvater, mit Kringeln um die Marke.',
    ],
    gift: [
      'Das Türschild hing, und die Postbotin las es von oben bis unten. Sie steckte den Brief nicht in den Schlitz. Sie klingelte und gab ihn in die Hand, weil man, sagte sie, so viele Namen einmal sehen müsse.',
      'Die Postbotin blieb stehen und las das Türschild laut, mit allen Namen. Beim letzten fragte sie, ob das die Katze sei. Dann legte sie den Brief mit den Kringeln obenauf.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Hausmeister', gen: 'Hausmeisters' },
        holds: [
          'Aber vor den Briefkästen stand der Hausmeister. Er war für alle Schilder zuständig, und das Türschild hatte er erst einmal an sich genommen.',
          'Aber das Türschild hatte der Hausmeister in der Hand, und der Hausmeister hatte Vorschriften. Er stand vor den Briefkästen wie eine davon.',
        ],
        worse: [
          'Der Hausmeister stellte sich breiter vor die Kästen. Das Türschild nahm er hinter den Rücken, in beide Hände.',
          'Der Hausmeister klemmte sich das Türschild unter den Arm und den Arm an die Seite. Von den Namen war kein Buchstabe mehr zu sehen.',
        ],
        sign: [
          'Der Hausmeister hielt seine Liste vor sich hin und ließ sie wieder sinken. Daran hing eine Schnur, und an der Schnur hing kein Bleistift.',
          'Der Hausmeister klopfte alle Taschen ab, vorn und hinten. An seiner Liste hing noch die Schnur, der Bleistift nicht.',
        ],
        yields: [
          'Da machte der Hausmeister einen Haken auf seine Liste, so lang wie die ganze Seite. Das Türschild gab er her, und zwei Schrauben gab er dazu.',
          'Der Hausmeister schrieb, und beim Schreiben musste er das Türschild ablegen. Er sah es an, nickte und gab noch einen Schraubenzieher dazu.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Hausmeister', gen: 'Hausmeisters' },
        holds: [
          'Aber der Hausmeister hatte einen Staubsauger an und das Türschild in der Hand. Von den Namen verstand er bei jedem einen anderen.',
          'Aber der Hausmeister hörte vor lauter Staubsauger nur die Hälfte. Vom Türschild verstand er das Tür, und so trug er es an eine Tür, an irgendeine.',
        ],
        worse: [
          'Der Hausmeister nickte und hängte das Türschild an. Er hängte es im zweiten Stock an, bei einer Familie, die nur halb so viele war.',
          'Der Hausmeister hob den Daumen und stieg in den vierten Stock. Dort schraubte er das Türschild an den Trockenraum.',
        ],
        sign: [
          'Malte jemand mit dem Finger etwas in die Luft, so las der Hausmeister mit. Er bewegte sogar die Lippen dabei.',
          'Der Hausmeister las alles mit, was sich bewegte, Lippen und Finger. Ein Kind schrieb etwas an die Scheibe, und er buchstabierte.',
        ],
        yields: [
          'Dann las der Hausmeister den letzten Buchstaben aus der Luft und schlug sich an die Stirn. Er holte das Türschild wieder herunter, und diesmal stimmte der Stock.',
          'Der Hausmeister stellte den Staubsauger ab, mitten im Satz. Er wurde ein wenig rot, holte das Türschild wieder herunter und gab es ab.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Hausmeister', gen: 'Hausmeisters' },
        holds: [
          'Aber der Hausmeister war in seinem Stuhl eingeschlafen, mit dem Rücken am Schilderbrett. Das Türschild steckte dahinter.',
          'Aber hinter dem Hausmeister, zwischen seinem Rücken und der Wand, steckte das Türschild. Und der Hausmeister war eingenickt, mit der Mütze auf dem Knie.',
        ],
        worse: [
          'Der Hausmeister lehnte sich zurück und seufzte tief. Vom Türschild war nun auch die Ecke mit dem ersten Namen verdeckt.',
          'Der Hausmeister rutschte tiefer in seinen Stuhl. Das Türschild knackte, und von den Namen war nur noch ein Punkt zu sehen.',
        ],
        sign: [
          'Auf der Treppe lagen Mütze, Brille und ein Bund Schildchen. Sie lagen auf drei Stufen, jedes auf einer.',
          'Brille, Mütze, Schlüsselbund: Der Hausmeister hatte für jedes eine Stufe. Auf der vierten stand seine Tasse, mit Untertasse.',
        ],
        yields: [
          'Da rutschte der Hausmeister zur Seite, wo die Treppe ein Geländer hat, und schlief dort besser. Das Türschild war frei und noch warm vom Hausmeister.',
          'Der Hausmeister beugte sich im Schlaf nach vorn und stützte das Kinn in die Hand. Hinter ihm fiel das Türschild um, ganz leise, auf alle Namen zugleich.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Glasklappe' },
        holds: [
          'Aber der Hausmeister hatte das Türschild schon ins Schilderbrett gehängt, unten im Flur, und die Glasklappe zugemacht. Da konnte es jeder lesen, bloß die Postbotin nicht, die oben klingelt.',
          'Aber das Türschild hing schon, nur leider am falschen Platz. Der Hausmeister hatte es unten hinter die Glasklappe geschoben, und die war zu.',
        ],
        worse: [
          'Die Glasklappe saß nun fest, einen Finger weit offen. Das Türschild fiel dahinter um, und alle Namen standen auf dem Kopf.',
          'Die Glasklappe ruckte und klemmte. Dahinter rutschte das Türschild quer, und der Hausmeister hatte gerade Mittag.',
        ],
        sign: [
          'Neben der Glasklappe hing ein Stift an einem Faden. Den hatte der Hausmeister einmal dort angebunden, damit er ihn nicht suchen muss.',
          'An der Glasklappe hing ein Stift am Faden. Er war aus Metall und für ein Loch gemacht, nicht zum Schreiben.',
        ],
        yields: [
          'Nun ging die Glasklappe auf, und der Hausmeister brummte: ach, da. Das Türschild kam heraus, und kein Name war verrutscht.',
          'Die Glasklappe sprang auf, mit einem Ton wie ein Glas beim Anstoßen. Der Hausmeister sagte von oben Mahlzeit, und das Türschild kam heraus.',
        ],
      },
    },
  },
  chime: {
    title: ['Fünf Töne an der Tür', '{hero} und die graue Decke'],
    prize: { g: 'n', one: 'Windspiel' },
    obstacle: { g: 'f', one: 'Umzugsdecke' },
    task: [
      'Die Großmutter sah schlecht und fand Türen am Klang. An der alten Tür hing immer das Windspiel aus Bambus, fünf Töne, alle weich. Ihr Taxi war schon unterwegs, und die neue Tür klang nach gar nichts.',
      'An der neuen Haustür gab es eine Klingel und ein Schloss, und keins davon kannte die Großmutter. Sie sieht schlecht. Wo sie zu Hause ist, hört sie am Windspiel aus Bambus, fünf Töne, alle weich. Ihr Taxi war unterwegs.',
    ],
    gift: [
      'Vor dem Haus hielt ein Taxi. Der Wind ging einmal durch das Windspiel, fünf Töne, alle weich. Die Großmutter blieb stehen, drehte den Kopf und kam dann geradewegs auf die Tür zu, ohne Hand am Geländer.',
      'Der Wind rührte das Windspiel an, und die Großmutter ließ den Arm vom Taxifahrer los. Fünf Töne weit ging sie allein. Dann legte sie die Hand an die neue Tür und sagte Guten Tag zu ihr.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Kordel' },
        holds: [
          'Aber das Windspiel war in die Umzugsdecke gerollt, und in der Umzugsdecke war die Kordel auf Wanderschaft gegangen. Sie ging durch jede Rolle und jeden Knoten.',
          'Aber die Kordel war durch die ganze Umzugsdecke gelaufen und hatte dabei das Windspiel mitgenommen. Man sah graue Wolle und einen halben Ton.',
        ],
        worse: [
          'Die Kordel zog sich enger. Zwei Töne vom Windspiel verschwanden in der Umzugsdecke und sagten nichts mehr.',
          'Die Kordel schnürte alles zu einer Wurst. In der Umzugsdecke machte das Windspiel noch tock und dann nichts mehr.',
        ],
        sign: [
          'Am dritten Bambus hing die Kordel ganz lose. Dort hätte ein Finger hindurchgepasst.',
          'Neben dem dritten Bambusrohr war die Kordel schlaff. Man hätte einen Löffel hindurchstecken können.',
        ],
        yields: [
          'Die Umzugsdecke fiel auseinander und war nur noch grau. Das Windspiel hing am Finger und klang, alle fünf.',
          'Die Umzugsdecke rollte sich auf, den ganzen Flur entlang. Am Ende lag das Windspiel, und als man es hob, sagte es gleich seinen Namen.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'Ring' },
        holds: [
          'Aber als die Umzugsdecke aufging, war am Windspiel der Ring entzwei. Ohne Ring kann man es nicht aufhängen, und im Liegen klingt Bambus nach Holz.',
          'Aber in der Umzugsdecke war das Windspiel gedrückt worden, und sein Ring hatte nachgegeben. Fünf Töne, und nichts, woran sie hängen konnten.',
        ],
        worse: [
          'Vom Ring sprang noch ein Splitter. In der Umzugsdecke lag nun ein Ton allein, und das Windspiel hatte vier.',
          'Ein Splitter vom Ring sprang in die Umzugsdecke. Das Windspiel lag da wie Besteck, und ein Ton rollte unter die Heizung.',
        ],
        sign: [
          'Die beiden Enden vom Ring lagen sich gegenüber. Das eine war eine Zunge, das andere ein Mund.',
          'Am Ring gab es ein Ende mit einer Spitze und eines mit einer Kerbe. Sie lagen ganz dicht nebeneinander.',
        ],
        yields: [
          'Dann war der Ring wieder rund, mit einer Beule, und das Windspiel hing. Es klang vorsichtig, und die Umzugsdecke lag darunter, für alle Fälle.',
          'Der Ring war rund, wenn man nicht zu genau hinsah. Das Windspiel hing und klang, und die Umzugsdecke hatte ihre Pflicht getan.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Leim' },
        holds: [
          'Aber das Windspiel lag auf der Umzugsdecke und hatte frischen Leim am Ring. Solange der Leim nicht fest war, durfte keiner daran hängen, auch kein Bambus.',
          'Aber der Ring vom Windspiel war gerade erst geleimt. Er lag auf der Umzugsdecke, und der Leim war noch weiß wie Milch.',
        ],
        worse: [
          'Der Leim gab nach, und der Ring rutschte auseinander, wie am Anfang. Das Windspiel machte auf der Umzugsdecke nur klack.',
          'Der Ring ging auf, und der Leim zog Fäden. Auf der Umzugsdecke war ein Fleck mehr, und am Windspiel war alles wieder am Anfang.',
        ],
        sign: [
          'Am Rand war ein Tropfen Leim. Vorhin war er weiß, jetzt war er klar.',
          'Ein Tröpfchen Leim war durchsichtig geworden. Man sah das Holz darunter.',
        ],
        yields: [
          'Dann war der Leim klar, rund um den Ring und bis in die Mitte. Das Windspiel ging in die Höhe, die Umzugsdecke blieb unten, und fünf Töne schwangen aus.',
          'Durchsichtig wurde der Leim, wie ein Fenster, das jemand putzt. Dann hing das Windspiel, und auf der Umzugsdecke lag nur noch sein Schatten.',
        ],
      },
    },
  },
  lastSong: {
    title: ['Das letzte Lied im Haus', 'Bis acht gehört das Echo uns'],
    prize: { g: 'n', adj: 'letzt', one: 'Lied', gen: 'Liedes' },
    obstacle: { g: 'm', one: 'Abschiedsabend' },
    task: [
      'Um acht wurden die Schlüssel der alten Wohnung übergeben, und mit ihnen das Echo. Vorher wollte sich die ganze Nachbarschaft noch einmal auf den leeren Boden setzen, für ein letztes Lied. Es war Viertel nach sieben, und sie waren zu dritt.',
    ],
    gift: [
      'Um vier vor acht sangen sie das letzte Lied, im Sitzen, auf den Dielen. Danach sagte niemand etwas, damit das Echo zu Ende kam. Die Frau vom ersten Stock drückte auf Stopp und legte das Telefon mit dem Bildschirm nach unten auf den Boden.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber der Abschiedsabend steckte im Gruppenchat fest. Sieben Uhrzeiten standen darin, und für das letzte Lied hatten alle zugesagt, nur nicht für dieselbe.',
        ],
        worse: [
          'Drei neue Uhrzeiten kamen dazu, und zwei Leute verließen die Gruppe. Für das letzte Lied fehlten jetzt Bass und Tamburin.',
        ],
        sign: [
          'Eine Nachricht war kürzer als alle anderen. Ich bin um halb da, stand darin, und niemand hatte darauf geantwortet.',
        ],
        yields: [
          'Im Treppenhaus ging Licht an, auf allen Stockwerken. Der Abschiedsabend begann um halb, wie es dagestanden hatte, und das letzte Lied war nur noch eine Frage der Tonart.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Gitarrist', obl: 'Gitarristen', gen: 'Gitarristen' },
        holds: [
          'Aber der Gitarrist kam nicht herein. Er saß beim Abschiedsabend im Treppenhaus, und ohne Gitarre war das letzte Lied ein Gemurmel.',
        ],
        worse: [
          'Der Gitarrist ging ein Stockwerk tiefer, samt Gitarre. Oben wurde der Abschiedsabend so leise, dass man das letzte Lied nicht einmal summte.',
        ],
        sign: [
          'Um die Ecke schaute der Hals der Gitarre. An ihm war schon gestimmt worden, man hörte es noch.',
        ],
        yields: [
          'Nun kam der Gitarrist herauf, ein Stockwerk und noch eins, und setzte sich auf die Schwelle. Von dort fing das letzte Lied an, und der Abschiedsabend rückte näher.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Klavier' },
        holds: [
          'Aber das Klavier hatten die Packer bis zuletzt gelassen, und es stand quer vor der Tür. Der Abschiedsabend saß auf der einen Seite, das letzte Lied mit seinem Echo auf der anderen.',
        ],
        worse: [
          'Das Klavier rollte eine Handbreit und setzte sich schräg in den Türrahmen. In das Zimmer, wo das letzte Lied klingen sollte, kam jetzt keine Katze mehr.',
        ],
        sign: [
          'Eine der Rollen stand auf der Schwelle. Dort kippelte das Klavier, wenn unten die Haustür zufiel.',
        ],
        yields: [
          'Nun ging das Klavier über die Schwelle und blieb mitten im leeren Zimmer stehen. Weil es schon da war, spielte jemand darauf, und das letzte Lied hatte eine Begleitung.',
        ],
      },
    },
  },
  wall: {
    title: ['Ein Quadrat im Hof', 'Die Liste bis sieben'],
    prize: { g: 'n', one: 'Quadrat' },
    obstacle: { g: 'f', one: 'Hofwand' },
    task: [
      'Heute Abend wurde die Hofwand bemalt, für das Hausfest am Sonntag. Wer um sieben nicht auf der Liste stand, hatte darauf kein Quadrat. Die Wand war schon aufgeteilt, lange bevor der Möbelwagen kam, und von dreißig Fenstern aus würde man sie sehen.',
    ],
    gift: [
      'Am Abend war auf der Hofwand ein Quadrat mehr, und es war noch feucht. In der dritten Etage ging ein Fenster auf. Jemand beugte sich heraus, zählte von links, zählte noch einmal und machte kein Licht, um besser zu sehen.',
    ],
    by: {
      guarded: {
        part: { g: 'n', one: 'Mädchen', after: 'mit der Liste' },
        holds: [
          'Aber vor der Hofwand stand das Mädchen mit der Liste. Für ein Quadrat fehlten ihr, wie sie sagte, erstens der Platz und zweitens der Grund.',
        ],
        worse: [
          'Das Mädchen strich die letzte freie Zeile durch. Das Quadrat auf der Hofwand bekamen jetzt die Mülltonnen, als Sichtschutz.',
        ],
        sign: [
          'Beim Reden schaute das Mädchen an allen vorbei auf ihr eigenes Feld. Dort standen fünf Buchstaben, und der sechste war seit gestern nur vorgezeichnet.',
        ],
        yields: [
          'Dann machte das Mädchen aus dem Strich eine Zeile und gab den Bleistift her. Auf der Hofwand war zwischen Fahrradständer und Flieder ein Quadrat frei, größer als die anderen.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Schablone' },
        holds: [
          'Aber alle Quadrate auf der Hofwand hatten denselben Rand, und für den Rand gab es eine Schablone. Sie war gerissen, und ohne sie galt kein Quadrat.',
        ],
        worse: [
          'An der Schablone riss auch noch eine Ecke ab. Auf der Hofwand hörte die Reihe der Quadrate mitten in einer Blume auf.',
        ],
        sign: [
          'Die zwei Risskanten lagen nebeneinander im Kies. Zusammen waren sie wieder ein Blatt mit sieben Zacken.',
        ],
        yields: [
          'Dann hielt die Schablone, mit Kreppband auf der Rückseite. Auf der Hofwand ging die Reihe weiter, und das letzte Quadrat bekam sogar eine Blume mehr.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Gerüstbrett', gen: 'Gerüstbretts' },
        holds: [
          'Aber vor der Hofwand lag das Gerüstbrett zwischen zwei Böcken, knöchelhoch und vier Meter lang. Schob man es links, so rutschte es rechts, und das Quadrat blieb grau.',
        ],
        worse: [
          'Alles rutschte herunter, mit zwei Töpfen Blau. Die Hofwand war so grau wie am Morgen, und wo das Quadrat sein sollte, war ein Klecks.',
        ],
        sign: [
          'Am anderen Ende hatte das Gerüstbrett ein Griffloch. Es war sauber, denn da hatte noch keiner hingefasst.',
        ],
        yields: [
          'Nun lag das Gerüstbrett, und zwar da, wo die Hofwand noch frei war. Zehn Minuten später hatte das Quadrat vier Ecken.',
        ],
      },
    },
  },
} satisfies DeErrands;
