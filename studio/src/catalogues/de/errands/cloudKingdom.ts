import type { DeErrands } from '../../schema.ts';

export const cloudKingdom = {
  evening: {
    title: ['Der Tropfen Abend', '{hero} und die Wolke im Weg'],
    prize: { g: 'm', one: 'Abendtropfen', gen: 'Abendtropfens' },
    obstacle: { g: 'f', one: 'Gewitterwolke' },
    task: [
      'Unter dem Wolkenreich lag eine ganze Stadt und war noch wach. Dunkel wurde es erst, wenn der Abendtropfen fiel. Er lag hinter der Gewitterwolke, und {helper} hatte schon zweimal auf die Uhr gesehen.',
      'Unten in der Stadt spielten die Kinder noch auf der Straße, obwohl es längst spät war. Es wurde einfach nicht dunkel. Der Abendtropfen war nicht gefallen, denn er lag hinter der Gewitterwolke.',
    ],
    gift: [
      '{helper} schob den Abendtropfen mit dem Schnabel an den Rand, und er fiel. Unten wurde es blau, Straße um Straße. Im letzten Fenster zog jemand den Vorhang zu.',
      'Der Abendtropfen fiel. Man sah ihn lange, dann machte es unten ganz leise blau. Die Kinder hoben die Roller auf, eins nach dem anderen, und gingen hinein.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Gewitterwolke' },
        holds: [
          'Aber quer über dem Weg schlief die Gewitterwolke, dunkel wie eine Pflaume. Hinter ihrem Bauch glänzte der Abendtropfen, und sie schnarchte.',
          'Aber die Gewitterwolke schlief auf dem Weg, und der Abendtropfen lag in ihrem Arm. Wer eine Gewitterwolke weckt, der hat dann eine wache Gewitterwolke.',
        ],
        worse: [
          'Die Gewitterwolke grollte im Schlaf und machte sich breit. Vom Abendtropfen war auch der letzte Glanz verschwunden.',
          'Die Gewitterwolke blitzte ein bisschen im Traum und zog alles enger an sich. Vom Abendtropfen war nichts Blaues mehr zu sehen.',
        ],
        sign: [
          'Neben der Wolke lagen drei kleine Blitze, der größte zuerst. Sie waren so gerade hingelegt wie Pantoffeln vor einem Bett.',
          'Ihre drei Blitze hatte die Gewitterwolke neben sich hingelegt. Der kleinste war mit einem Tuch zugedeckt.',
        ],
        yields: [
          'Nun drehte sich die Gewitterwolke einmal um, und der Weg war frei. In der Kuhle, die noch warm war, lag der Abendtropfen, dunkelblau und rund.',
          'Die Gewitterwolke drehte sich um und ließ dabei einen Arm hängen. Aus der Armbeuge rollte der Abendtropfen, kühl und rund.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Wolkensaum' },
        holds: [
          'Aber auf dem Weg zum Abendtropfen lag die Gewitterwolke mit ihrem dicken Saum. Der war voll Regen und so schwer wie ein nasser Teppich.',
          'Aber der Wolkensaum der Gewitterwolke lag auf dem Abendtropfen, und er war voll bis oben. Ein Eimer Regen wiegt schon viel, und hier waren es alle.',
        ],
        worse: [
          'Der Saum sank in den Weg, bis es schmatzte. Darunter wurde der Abendtropfen eiförmig.',
          'Der Wolkensaum wurde noch ein Stück dunkler und sank. Der Abendtropfen darunter sah jetzt aus wie ein Pfannkuchen.',
        ],
        sign: [
          'An einer Stelle lag der Saum nicht fest auf. Dort schaukelte er wie ein Boot am Steg.',
          'Am Rand war der Wolkensaum leer geregnet. Dort hob er sich, wenn ein Lüftchen kam.',
        ],
        yields: [
          'Der Saum schwappte zur Seite, und die Gewitterwolke schwappte mit. Da lag der Abendtropfen und wurde langsam wieder rund.',
          'Der leere Rand hob sich, und das Volle lief hinterher, schwapp. Die Gewitterwolke schnaufte, und der Abendtropfen sprang wieder auf wie ein Ball.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Falte' },
        holds: [
          'Aber den Abendtropfen hatte die Gewitterwolke in einer Falte. In der Falte war es so dunkel, als hätte die Nacht dort schon angefangen.',
          'Aber die Gewitterwolke hatte Falten, und in der tiefsten war der Abendtropfen. Nacht in der Nacht zu finden ist nicht leicht.',
        ],
        worse: [
          'Die Falte ging weiter auf, und dahinter war sie nur noch schwärzer. Der Abendtropfen war nirgends zu sehen.',
          'Die Gewitterwolke faltete sich noch einmal. Nun war es in der Falte so dunkel, dass der Abendtropfen wohl selbst schon schlief.',
        ],
        sign: [
          'Tief in der Wolke glomm ein Punkt. Er war blau, und er zitterte ein wenig.',
          'In der Falte war etwas, das nicht schwarz war, sondern blau. Man sah es nur, wenn man danebenguckte.',
        ],
        yields: [
          'Zwischen zwei grauen Wülsten lag der Abendtropfen und leuchtete blau. Die Gewitterwolke ließ ihn heraus, und es kitzelte sie wohl, denn sie rumpelte leise.',
          'Das Blaue zitterte und kam näher, und es war der Abendtropfen. Die Gewitterwolke machte die Falte auf und gähnte.',
        ],
      },
    },
  },
  pillow: {
    title: ['Das Kissen für den Mond', '{hero} an der Wolkenleine'],
    prize: { g: 'f', adj: 'klein', one: 'Wolke' },
    obstacle: { g: 'f', one: 'Wäscheleine' },
    task: [
      'Wenn es dämmerte, legte sich der Mond hin. Sein Kissen war die kleine Wolke mit dem Knopf hinten. Sie hing noch auf der Wäscheleine, und der Mond gähnte schon über dem ersten Turm.',
      'Der Mond war schon im Nachthemd. Er sah auf seinen Platz und sah noch einmal hin: Da war kein Kissen. Die kleine Wolke mit dem Knopf war heute gewaschen worden, und in der Dämmerung schläft er sonst im Stehen ein.',
    ],
    gift: [
      'Der Mond nahm die kleine Wolke, drehte sie um, bis der Knopf hinten war, und legte das Ohr hinein. Danach wurde er schmal. Das werden Monde, wenn sie bequem liegen.',
      'Die kleine Wolke kam unter den Mond, und er klopfte sie zweimal. Sie war noch ein bisschen feucht. Davon bekam er einen hellen Rand, und so schlief er.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Leine' },
        holds: [
          'Aber die Wäscheleine hatte sich im Wind verdreht, dreimal um sich selbst. Mittendrin steckte die kleine Wolke wie ein Klops im Netz.',
          'Aber die Wäscheleine hatte die kleine Wolke eingefangen, mit drei Windungen und einer Klammer. Der Wind war es gewesen, und jetzt war er nicht mehr da.',
        ],
        worse: [
          'Die Leine zog sich fester. Die kleine Wolke wurde platt und quoll an den Seiten heraus.',
          'Die Wäscheleine sang, so stramm war sie. Die kleine Wolke bekam in der Mitte eine Taille und sah sehr unglücklich aus.',
        ],
        sign: [
          'Neben einer Klammer hing eine Schlaufe in der Leine, ganz locker. Der Wind ging hindurch und hielt sich nicht auf.',
          'Bei der zweiten Klammer hing die Leine durch. In dem Bogen hatte ein Spatz Platz genommen.',
        ],
        yields: [
          'Die kleine Wolke schlüpfte aus der Leine und ging auf wie ein Hefekloß. Sogar der Knopf saß noch daran.',
          'Der Bogen wanderte durch die ganze Wäscheleine, bis keiner mehr da war. Die kleine Wolke holte Luft und war doppelt so groß.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die Wäscheleine ging von Turm zu Turm, und eine Stange hielt sie hoch. Oben hing die kleine Wolke, und unten stand man und hatte zu kurze Arme.',
          'Aber die kleine Wolke hing zum Trocknen an der Wäscheleine, und die hing zwischen zwei Türmen. Die Stange in der Mitte war höher als jedes Haus.',
        ],
        worse: [
          'Ein Windstoß kam, und die Wäscheleine schwang hinauf. Die kleine Wolke hing nun so hoch, dass ihr Knopf klein wurde wie ein Stern.',
          'Die Stange schwankte, und die Wäscheleine ging in die Luft. Die kleine Wolke war nun beinahe schon Himmel.',
        ],
        sign: [
          'Unten an der Stange war ein Knorren, breit genug für einen Fuß. Und hinunterfallen konnte man hier nur auf Wolke.',
          'An der Stange war weit unten ein Knorren, rund wie ein Knie. Daneben war alles weich, falls einer fiel.',
        ],
        yields: [
          'Die Wäscheleine senkte sich, bis die Laken den Boden fegten. Die kleine Wolke landete genau im Arm.',
          'Die Stange neigte sich, und die Wäscheleine kam herunter wie ein Vorhang. Die kleine Wolke wurde abgenommen und war noch ein bisschen feucht.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Zipfel' },
        holds: [
          'Aber über der kleinen Wolke hing ein Laken an der Wäscheleine, so groß wie ein Haus. Hob man einen Zipfel, so fiel der andere herunter.',
          'Aber über die kleine Wolke hatte der Wind ein Laken geworfen, und das Laken war ein Himmelslaken. An der Wäscheleine hielt man einen Zipfel, und drei hielt man nicht.',
        ],
        worse: [
          'Das Laken klatschte zurück, krummer als vorher. Von der kleinen Wolke war nur noch eine Beule zu sehen.',
          'Das Laken kam zurück und brachte noch ein zweites mit. Unter den beiden hing an der Wäscheleine die kleine Wolke und war nicht einmal mehr eine Beule.',
        ],
        sign: [
          'Am anderen Ende hing ein zweiter Zipfel. Er schlug im Wind hin und her, und niemand hielt ihn.',
          'Drüben hing ein Zipfel so tief, dass man ihn nehmen konnte. Er wehte hin und her, als übte er Winken.',
        ],
        yields: [
          'Das Laken hob sich wie ein Zeltdach. Darunter hing die kleine Wolke an der Wäscheleine und hatte einen Abdruck von der Klammer.',
          'Das Laken ging hoch wie ein Segel, an beiden Zipfeln. Darunter schaukelte die kleine Wolke an der Wäscheleine und hatte sich schon gelangweilt.',
        ],
      },
    },
  },
  pencil: {
    title: ['Das Wetter für morgen', '{hero} und der weiche Pförtner'],
    prize: { g: 'm', one: 'Wetterstift' },
    obstacle: { g: 'm', one: 'Nebelpförtner' },
    task: [
      'Bis zum Abend sollte das Wetter für morgen aufgeschrieben sein. Dafür brauchte es den Wetterstift, an einem Ende gelb und am anderen grau. Stand morgens nichts auf dem Zettel, so wusste kein Regen, wohin.',
      'Auf dem Pult lag ein Zettel, und auf dem Zettel stand: morgen. Sonst nichts. Das Wetter dazu schreibt man mit dem Wetterstift, gelb am einen Ende und grau am anderen. {helper} suchte ihn schon hinter dem eigenen Ohr.',
    ],
    gift: [
      '{helper} nahm den Wetterstift in den Schnabel und schrieb eine halbe Seite Sonne. Dann drehte {helper_er} ihn um und schrieb ganz unten, klein und grau, einen Schauer für die Radieschen.',
      'Der Wetterstift kratzte über den Zettel. Erst kam Sonne, dann ein Komma, dann ein kleiner Regen für die Radieschen. {helper} hängte den Zettel hinaus, und zwei Wolken lasen ihn gleich.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Nebelpförtner' },
        holds: [
          'Aber am Schalter saß der Nebelpförtner, weich und rund, und ließ niemanden an den Wetterstift. Es war nichts Böses. Er hatte nur noch nie jemanden gelassen.',
          'Aber den Wetterstift verwaltete der Nebelpförtner, und verwalten hieß bei ihm: behalten. Er war ganz weich, nur in diesem Punkt nicht.',
        ],
        worse: [
          'Der Nebelpförtner breitete sich aus, bis er die ganze Luke füllte. Der Wetterstift war hinter ihm im Grau verschwunden.',
          'Der Nebelpförtner wurde dicker, bis das Brett hinter ihm verschwand. Man sah den Schalter nicht mehr und den Wetterstift noch viel weniger.',
        ],
        sign: [
          'Am Mantel vom Nebelpförtner fehlte vorn ein Knopf. Dort zog es, und er legte jedes Mal die Hand darauf.',
          'Der Nebelpförtner hielt sich vorn den Mantel zu. Da war ein Faden, und am Faden war kein Knopf.',
        ],
        yields: [
          'Da wurde der Nebelpförtner dünn, so dünn, dass man durch ihn hindurchsah. Auf dem Brett dahinter lag der Wetterstift und rollte ein wenig her.',
          'Der Nebelpförtner hatte den Mantel zu und die Hände frei. Mit einer davon schob er den Wetterstift über das Brett.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Nebelpförtner' },
        holds: [
          'Aber der Wetterstift war beim Nebelpförtner, und der hatte Watte in beiden Ohren, von Natur aus. Verlangte man einen Stift, so brachte er Stroh.',
          'Aber der Nebelpförtner hörte alles wie durch ein Kissen. Bat man ihn um den Wetterstift, so wünschte er gute Besserung.',
        ],
        worse: [
          'Der Nebelpförtner nickte und holte einen Löffel. Den Wetterstift räumte er dafür in die unterste Lade.',
          'Der Nebelpförtner holte eine Wärmflasche. Den Wetterstift legte er dafür in den Keller, unter F wie Fieber.',
        ],
        sign: [
          'Hob jemand die Hand, so hob er auch eine. Das hatte er schon die ganze Zeit getan.',
          'Was Hände taten, tat der Nebelpförtner nach, weich und etwas später. Man konnte ihm sogar winken beibringen.',
        ],
        yields: [
          'Da griff der Nebelpförtner in die Lade und reichte heraus, was lang und dünn war. Es war der Wetterstift, gelb am einen Ende, grau am anderen.',
          'Der Nebelpförtner sah die Hand, die schrieb, ohne Stift. Er dachte nach, verschwand im Keller und kam mit dem Wetterstift wieder.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Luke' },
        holds: [
          'Aber der Wetterstift lag im Wetterbüro, und der Nebelpförtner hatte die Luke zugemacht. Feierabend, stand daran. Drinnen rollte etwas hin und her.',
          'Aber das Wetterbüro hatte zu, und die Luke war unten. Drinnen schlief der Nebelpförtner neben dem Wetterstift, oder es war umgekehrt.',
        ],
        worse: [
          'Die Luke klemmte nun auf halber Höhe. Vom Wetterstift war durch den Spalt nur noch ein Strich zu sehen, und der war grau.',
          'Die Luke fror in ihren Schienen fest. Der Nebelpförtner murmelte etwas von morgen, und der Wetterstift rollte unter das Pult.',
        ],
        sign: [
          'Neben der Luke steckte ein Zapfen aus Eis in einem Loch. Er saß ganz locker.',
          'Ein Eiszapfen steckte schief neben der Luke. Jemand hatte eine Rille hineingetaut, zum Anfassen.',
        ],
        yields: [
          'Da fuhr die Luke hoch, und der Nebelpförtner schaute heraus und hatte das Schild ganz vergessen. Der Wetterstift kam über das Brett gerollt, das gelbe Ende voran.',
          'Die Luke ratterte hoch, und der Nebelpförtner wurde ganz hell vor Überraschung. Auf dem Brett lag der Wetterstift, das graue Ende noch warm.',
        ],
      },
    },
  },
  radio: {
    title: ['Der Abendbericht', 'Zwei Stühle im Sprechzimmer'],
    prize: { g: 'm', one: 'Abendbericht' },
    obstacle: { g: 'n', one: 'Sprechzimmer' },
    task: [
      'Um acht Uhr hörten unten die Seeleute den Abendbericht, aus dem Messingtrichter auf dem Dach. Heute sprachen ihn zum ersten Mal die Lehrlinge. Wer da draußen ein Segel hatte, wartete auf diesen einen Satz über den Wind.',
    ],
    gift: [
      'Um acht Uhr kam der Abendbericht aus dem Trichter, mit einem Versprecher und dem richtigen Wind. Unten auf dem Wasser drehte ein Boot nach dem anderen um und fuhr heim.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Trichter' },
        holds: [
          'Aber im Sprechzimmer lag der Trichter in zwei Hälften. Ohne ihn blieb der Abendbericht im Zimmer.',
        ],
        worse: [
          'Nun fiel auch der Rand vom Trichter ab. Der Abendbericht klang wie aus einer Konservenbüchse, die jemand weiterkickt.',
        ],
        sign: [
          'Die beiden Messingkanten lagen nebeneinander. Jede Beule der einen fand in der anderen ihre Delle.',
        ],
        yields: [
          'Da hielt der Trichter, mit einer Naht rings um den Hals. Der Abendbericht ging hindurch und klang ein wenig heiser, aber bis aufs Meer.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Aufseherin' },
        holds: [
          'Aber vor dem Sprechzimmer saß die Aufseherin. Lehrlinge lesen vor, sie sprechen nicht, lautete ihre Regel, und der Abendbericht lag in ihrer Mappe.',
        ],
        worse: [
          'Die Aufseherin hängte die Regel an die Tür vom Sprechzimmer. Den Abendbericht schob sie in der Mappe ganz nach unten.',
        ],
        sign: [
          'Die Aufseherin sah immer wieder durch die offene Tür. Am Tisch standen zwei Stühle, und der zweite war seit dem Herbst leer.',
        ],
        yields: [
          'Da nahm die Aufseherin die Regel ab, faltete sie und schlug die Mappe auf. Der Abendbericht lag obenauf.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Tinte' },
        holds: [
          'Aber der Abendbericht war gerade erst geschrieben, und im Sprechzimmer trocknet Tinte schlecht. Neblig ist es dort, von Berufs wegen.',
        ],
        worse: [
          'Die Tinte lief, und aus Nordwest wurde ein Fleck. Der Abendbericht begann noch einmal, oben links.',
        ],
        sign: ['Die erste Zeile glänzte nicht mehr. Man sah es nur schräg von der Seite.'],
        yields: [
          'Da war die Tinte matt bis zum Punkt. Das Sprechzimmer hatte einen Abendbericht, den man umblättern konnte.',
        ],
      },
    },
  },
  heron: {
    title: ['Der Reiher im letzten Licht', 'Die dritte Leine'],
    prize: { g: 'm', one: 'Papierreiher', gen: 'Papierreihers' },
    obstacle: { g: 'n', one: 'Drachenfest' },
    task: [
      'Beim Drachenfest im Wolkenreich durfte die Gruppe den großen Papierreiher einmal steigen lassen, im letzten Licht. Der Wind war gemeldet für elf Minuten. Wer den Reiher entworfen hatte, antwortete seit zwei Tagen nicht.',
    ],
    gift: [
      'Der Papierreiher stand im Rosa und zog mit dem Schwanz einen Strich hinein. Auf allen Balkonen hielten sie die Tassen still. Ein Junge, der selbst einen Drachen hatte, legte seine Spule ins Gras und zeigte seinem kleinen Bruder die Flügel.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Leine' },
        holds: [
          'Aber am Boden lag der Papierreiher, und um ihn lagen drei Leinen in einem Knäuel. Das Drachenfest hatte noch neun Minuten Wind.',
        ],
        worse: [
          'Die dritte Leine schnitt in die anderen hinein. Dem Papierreiher knickte ein Flügel um, und auf dem Drachenfest stieg statt seiner eine Qualle.',
        ],
        sign: [
          'Bei der Spule lag eine Schlaufe. Sie war locker, und von ihr aus ging nur eine einzige Leine weiter.',
        ],
        yields: [
          'Alle drei Leinen lagen nebeneinander wie Notenlinien. Das Drachenfest sah den Papierreiher erst, als er schon über den Köpfen war.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Zeichner', gen: 'Zeichners' },
        holds: [
          'Aber den Beutel mit dem Schwanz hatte der Zeichner, der den Papierreiher entworfen hatte. Seit sein Name nicht auf dem Plan vom Drachenfest stand, saß er hinter einer Wolke.',
        ],
        worse: [
          'Der Zeichner ging hinter die nächste Wolkenbank und nahm den Beutel mit. Ohne Schwanz war der Papierreiher auf dem Drachenfest eine Gans.',
        ],
        sign: [
          'Aus der Wolke schaute ein Ellenbogen. Auf ihm war ein Flicken aus demselben Papier wie die Flügel.',
        ],
        yields: [
          'Da kam der Zeichner heraus und knüpfte den Schwanz an, mit einem Knoten, den nur er konnte. Das Drachenfest trat zurück, und der Papierreiher lief zwei Schritte und flog.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Flügel', gen: 'Flügels' },
        holds: [
          'Aber der Papierreiher hatte vier Meter Spannweite, und gestartet wird auf dem Drachenfest von Hand. Hob man links an, so lag er rechts auf der Nase.',
        ],
        worse: [
          'Der linke Flügel fiel, und der ganze Papierreiher drehte sich herum. Das Drachenfest hatte noch sechs Minuten Wind.',
        ],
        sign: [
          'Auch am anderen Flügel war ein Riemen. Er war eingenäht, von Anfang an, und noch nie geschlossen worden.',
        ],
        yields: [
          'Beide Flügel gingen hoch, im selben Augenblick, und der Wind kam darunter. Der Papierreiher stieg, und das Drachenfest hatte auf einmal die Köpfe im Nacken.',
        ],
      },
    },
  },
} satisfies DeErrands;
