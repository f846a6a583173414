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
        ],
        worse: [
          'Die Gewitterwolke grollte im Schlaf und machte sich breit. Vom Abendtropfen war auch der letzte Glanz verschwunden.',
        ],
        sign: [
          'Neben der Wolke lagen drei kleine Blitze, der größte zuerst. Sie waren so gerade hingelegt wie Pantoffeln vor einem Bett.',
        ],
        yields: [
          'Nun drehte sich die Gewitterwolke einmal um, und der Weg war frei. In der Kuhle, die noch warm war, lag der Abendtropfen, dunkelblau und rund.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Wolkensaum' },
        holds: [
          'Aber auf dem Weg zum Abendtropfen lag die Gewitterwolke mit ihrem dicken Saum. Der war voll Regen und so schwer wie ein nasser Teppich.',
        ],
        worse: ['Der Saum sank in den Weg, bis es schmatzte. Darunter wurde der Abendtropfen eiförmig.'],
        sign: ['An einer Stelle lag der Saum nicht fest auf. Dort schaukelte er wie ein Boot am Steg.'],
        yields: [
          'Der Saum schwappte zur Seite, und die Gewitterwolke schwappte mit. Da lag der Abendtropfen und wurde langsam wieder rund.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Falte' },
        holds: [
          'Aber den Abendtropfen hatte die Gewitterwolke in einer Falte. In der Falte war es so dunkel, als hätte die Nacht dort schon angefangen.',
        ],
        worse: [
          'Die Falte ging weiter auf, und dahinter war sie nur noch schwärzer. Der Abendtropfen war nirgends zu sehen.',
        ],
        sign: ['Tief in der Wolke glomm ein Punkt. Er war blau, und er zitterte ein wenig.'],
        yields: [
          'Zwischen zwei grauen Wülsten lag der Abendtropfen und leuchtete blau. Die Gewitterwolke ließ ihn heraus, und es kitzelte sie wohl, denn sie rumpelte leise.',
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
        ],
        worse: ['Die Leine zog sich fester. Die kleine Wolke wurde platt und quoll an den Seiten heraus.'],
        sign: [
          'Neben einer Klammer hing eine Schlaufe in der Leine, ganz locker. Der Wind ging hindurch und hielt sich nicht auf.',
        ],
        yields: [
          'Die kleine Wolke schlüpfte aus der Leine und ging auf wie ein Hefekloß. Sogar der Knopf saß noch daran.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die Wäscheleine ging von Turm zu Turm, und eine Stange hielt sie hoch. Oben hing die kleine Wolke, und unten stand man und hatte zu kurze Arme.',
        ],
        worse: [
          'Ein Windstoß kam, und die Wäscheleine schwang hinauf. Die kleine Wolke hing nun so hoch, dass ihr Knopf klein wurde wie ein Stern.',
        ],
        sign: [
          'Unten an der Stange war ein Knorren, breit genug für einen Fuß. Und hinunterfallen konnte man hier nur auf Wolke.',
        ],
        yields: [
          'Die Wäscheleine senkte sich, bis die Laken den Boden fegten. Die kleine Wolke landete genau im Arm.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Zipfel' },
        holds: [
          'Aber über der kleinen Wolke hing ein Laken an der Wäscheleine, so groß wie ein Haus. Hob man einen Zipfel, so fiel der andere herunter.',
        ],
        worse: [
          'Das Laken klatschte zurück, krummer als vorher. Von der kleinen Wolke war nur noch eine Beule zu sehen.',
        ],
        sign: [
          'Am anderen Ende hing ein zweiter Zipfel. Er schlug im Wind hin und her, und niemand hielt ihn.',
        ],
        yields: [
          'Das Laken hob sich wie ein Zeltdach. Darunter hing die kleine Wolke an der Wäscheleine und hatte einen Abdruck von der Klammer.',
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
        ],
        worse: [
          'Der Nebelpförtner breitete sich aus, bis er die ganze Luke füllte. Der Wetterstift war hinter ihm im Grau verschwunden.',
        ],
        sign: [
          'Am Mantel vom Nebelpförtner fehlte vorn ein Knopf. Dort zog es, und er legte jedes Mal die Hand darauf.',
        ],
        yields: [
          'Da wurde der Nebelpförtner dünn, so dünn, dass man durch ihn hindurchsah. Auf dem Brett dahinter lag der Wetterstift und rollte ein wenig her.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Nebelpförtner' },
        holds: [
          'Aber der Wetterstift war beim Nebelpförtner, und der hatte Watte in beiden Ohren, von Natur aus. Verlangte man einen Stift, so brachte er Stroh.',
        ],
        worse: [
          'Der Nebelpförtner nickte und holte einen Löffel. Den Wetterstift räumte er dafür in die unterste Lade.',
        ],
        sign: ['Hob jemand die Hand, so hob er auch eine. Das hatte er schon die ganze Zeit getan.'],
        yields: [
          'Da griff der Nebelpförtner in die Lade und reichte heraus, was lang und dünn war. Es war der Wetterstift, gelb am einen Ende, grau am anderen.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Luke' },
        holds: [
          'Aber der Wetterstift lag im Wetterbüro, und der Nebelpförtner hatte die Luke zugemacht. Feierabend, stand daran. Drinnen rollte etwas hin und her.',
        ],
        worse: [
          'Die Luke klemmte nun auf halber Höhe. Vom Wetterstift war durch den Spalt nur noch ein Strich zu sehen, und der war grau.',
        ],
        sign: ['Neben der Luke steckte ein Zapfen aus Eis in einem Loch. Er saß ganz locker.'],
        yields: [
          'Da fuhr die Luke hoch, und der Nebelpförtner schaute heraus und hatte das Schild ganz vergessen. Der Wetterstift kam über das Brett gerollt, das gelbe Ende voran.',
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
