import type { DeErrands } from '../../schema.ts';

export const sleepyHarbor = {
  light: {
    title: ['Das letzte Licht im Hafen', '{hero} und das lose Tau'],
    prize: { g: 'f', one: 'Hafenlampe' },
    obstacle: { g: 'n', one: 'Tau' },
    task: [
      'Die kleinen Boote schlafen erst, wenn auf dem Kai die letzte Lampe aus ist. Sie steht an der Bank vom Hafenmeister. Der Schlepper durfte nicht fort, ehe alle schliefen, und bald drehte die Flut.',
      'Auf dem Kai brannte noch eine Lampe, die letzte. In den kleinen Booten hielten sich alle die Augen zu, weil sie so hell war. Solange sie brennt, schläft keins, und der Schlepper musste vor der Flut los.',
    ],
    gift: [
      'Jemand drehte den Messingknopf, und die Hafenlampe wurde kleiner, bis nur noch der Knopf glänzte. Ein Boot seufzte. Dann schaukelten alle im selben Takt.',
      'Der Messingknopf drehte sich, und die Hafenlampe machte das Auge zu. Auf dem Wasser lag nun nur noch der Mond. Der Schlepper tuckerte hinaus, mit ausgeschaltetem Tuten.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Tauende' },
        holds: [
          'Aber vor der Hafenlampe lag das Tau, vom Poller gerutscht und in sich selbst verschlungen. Das Tauende war nirgends oder überall.',
          'Aber das Tau war vom Poller gerutscht und hatte sich im Liegen verknotet. Alle Boote hingen daran, und alle standen vor der Hafenlampe.',
        ],
        worse: [
          'Das Tauende verschwand in einem Knoten, und der Knoten wurde hart. Die Boote schwangen herum und standen vor der Hafenlampe.',
          'Das Tau zog sich zusammen, mit einem nassen Ächzen. Die Boote drängten sich noch enger vor die Hafenlampe und hielten sich die Augen zu.',
        ],
        sign: [
          'Neben dem Poller lag eine Schlinge, ganz lose. Das Wasser hob sie ein wenig und legte sie wieder hin.',
          'Ein Stück vom Tau lag locker auf dem Stein. Eine Möwe stand in der Schlinge, mit einem Bein.',
        ],
        yields: [
          'Bucht um Bucht legte sich das Tau auf die Steine. Die Boote rückten beiseite, und der Weg zur Hafenlampe war frei.',
          'Das Tau entschlief, Bucht für Bucht. Die Boote ließen eine Gasse, und am Ende der Gasse stand die Hafenlampe.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Taurolle' },
        holds: [
          'Aber das Tau lag zusammengerollt auf der Kette der Hafenlampe. Die Taurolle war nass und so schwer wie ein Seehund.',
          'Aber auf der Kette der Hafenlampe lag eine Rolle Tau, vollgesogen mit Meer. Zwei Robben hätten daran genug zu tragen gehabt.',
        ],
        worse: [
          'Die Taurolle setzte sich mit einem Schmatz. Die Kette der Hafenlampe verschwand bis zum letzten Glied.',
          'Die Taurolle sackte zusammen und lief ein bisschen aus. Von der Kette der Hafenlampe war nichts mehr zu sehen, nicht ein Ring.',
        ],
        sign: [
          'Eine Kante der Taurolle wippte. Sie tat es im Takt der Boote.',
          'Schaukelten die Boote, so schaukelte auch ein Rand der Taurolle. Auf und ab ging er, und darunter war Luft.',
        ],
        yields: [
          'Da neigte sich die Taurolle und lag daneben, und das Tau tropfte noch ein wenig. Die Kette der Hafenlampe hing frei.',
          'Die Taurolle schaukelte sich selbst zur Seite und legte sich hin. Das Tau tropfte leise, und die Kette der Hafenlampe klirrte.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Kaistein' },
        holds: [
          'Aber zur Hafenlampe ging es über die Steine, auf denen das nasse Tau gelegen hatte. Jeder Kaistein glänzte wie ein Fischrücken. Der Hafenmeister hielt eine Hand bereit.',
          'Aber wo das Tau gelegen hatte, waren die Steine nass und grün. Zur Hafenlampe ging es nur darüber, mit der Hand vom Hafenmeister und sehr viel Glück.',
        ],
        worse: [
          'Die Füße standen wieder an der Mauer. Die Boote trieben ein Stück und verdeckten die Hafenlampe.',
          'Sanft und gründlich rutschte alles an die Mauer zurück. Die Hafenlampe sah nun noch weiter weg aus, und die Boote wurden ganz wach davon.',
        ],
        sign: [
          'Ein Kaistein war trocken. Er war weiß vom Salz und rau.',
          'Zwischen den nassen Steinen lag einer, der war weiß und stumpf. Eine Schnecke saß darauf, trocken.',
        ],
        yields: [
          'Ein Schritt saß, und der zweite auch. Das Tau blieb hinter ihnen, und vorn stand die Hafenlampe, gelb und warm.',
          'Von Weiß zu Weiß ging es hinüber, und das Tau blieb liegen. Die Hafenlampe summte, wie Lampen summen, wenn jemand kommt.',
        ],
      },
    },
  },
  clapper: {
    title: ['Gute Nacht mit einem Schlag', '{hero} und die alte Robbe'],
    prize: { g: 'm', one: 'Klöppel' },
    obstacle: { g: 'f', one: 'Hafenglocke' },
    task: [
      'Einmal am Abend schlägt die Hafenglocke, das heißt gute Nacht. Heute hing sie da und war hohl. Jemand hatte den Klöppel für ein Spielzeug gehalten und mitgenommen.',
      'Der Hafenmeister zog am Seil, und die Glocke wackelte und sagte nichts. In ihr war nichts drin. Ohne den Klöppel wünscht hier keiner gute Nacht, und auf allen Booten saß man noch an Deck und wartete.',
    ],
    gift: [
      'Der Klöppel hing wieder an seinem Riemen. Die Hafenglocke schlug, ein einziges Mal. Auf den Booten ging ein Bullauge nach dem anderen zu wie ein Auge.',
      'Einmal schlug der Klöppel an. Der Ton ging über das Wasser, bis dahin, wo es aufhört. Auf den Booten sagten sie ihn weiter, von Deck zu Deck, und bei jedem wurde er leiser.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Robbe', adj: 'alt' },
        holds: [
          'Aber unter der Hafenglocke schlief auf ihrer Matte die alte Robbe. Der Klöppel lag unter ihrer Flosse.',
          'Aber der Klöppel lag bei der alten Robbe im Bett, und das Bett war eine Matte unter der Hafenglocke. Sie schnarchte durch den Bart.',
        ],
        worse: [
          'Die alte Robbe grunzte und rollte sich darauf. Vom Klöppel sah man nur noch das Ende vom Riemen.',
          'Die alte Robbe seufzte und zog ihn näher an den Bauch. Unter der Hafenglocke sah man vom Klöppel nur noch einen Ring.',
        ],
        sign: [
          'Neben der Matte lagen drei Muscheln und eine Mütze. Sie lagen da von klein nach groß.',
          'Die alte Robbe hatte am Rand der Matte drei Muscheln und ihre Mütze. Die Mütze lag mit der Öffnung nach unten, wegen der Feuchtigkeit.',
        ],
        yields: [
          'Ein Seufzer, und der ganze Bauch rollte zur anderen Seite. Unter der Hafenglocke lag der Klöppel und war warm wie ein Brötchen.',
          'Die alte Robbe streckte die Flosse aus, und die Flosse machte auf. So rollte der Klöppel unter die Hafenglocke, gerade dorthin, wo er hingehört.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Robbe', adj: 'alt' },
        holds: [
          'Aber vor der Hafenglocke saß die alte Robbe und hatte den Klöppel unter der Flosse. Was sie hat, das behält sie.',
          'Aber die alte Robbe bewachte den Klöppel, den sie gefunden hatte. Zur Hafenglocke ging es nur an ihr vorbei, und vorbei ging es nicht.',
        ],
        worse: [
          'Die alte Robbe richtete sich auf, und es wurde sehr viel Robbe. Den Klöppel schob sie hinter ihren Rücken.',
          'Die alte Robbe legte sich quer vor die Hafenglocke. Der Klöppel verschwand dabei unter ihrem Bauch, und der Bauch war groß.',
        ],
        sign: [
          'Immer wieder sah die alte Robbe in den Heringskorb. Darin lag eine Gräte, sonst nichts.',
          'Bei jedem Boot, das knarrte, hob die alte Robbe die Nase. Dann schnupperte sie in ihren Korb, und der Korb war leer.',
        ],
        yields: [
          'Dann machte sich die alte Robbe lang und glatt. Der Klöppel rollte hinter ihr hervor bis unter die Hafenglocke.',
          'Die alte Robbe kaute und war mit allem einverstanden. Neben ihr lag der Klöppel, so nah an der Hafenglocke, dass er schon summte.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Robbe', adj: 'alt' },
        holds: [
          'Aber der Klöppel lag der alten Robbe auf der Nase, gleich neben der Hafenglocke. Sie war früher beim Zirkus und verstand alles als Beifall.',
          'Aber die alte Robbe hielt den Klöppel für einen Zirkusball und die Hafenglocke für den Zirkus. Sagte man halt, so hörte sie Musik.',
        ],
        worse: [
          'Die alte Robbe klatschte. Dann balancierte sie den Klöppel ein Stück weiter weg von der Hafenglocke, ans Ende vom Kai.',
          'Die alte Robbe drehte sich um sich selbst, mit dem Klöppel obenauf. Von der Hafenglocke bis zum letzten Poller ging das Kunststück.',
        ],
        sign: [
          'Der Hafenmeister bückte sich nach seiner Pfeife. Da verbeugte sich die alte Robbe auch.',
          'Bückte sich jemand, so bückte sich auch die alte Robbe. Das gehörte zum Schluss jeder Nummer.',
        ],
        yields: [
          'Da verbeugte sich die alte Robbe tief. Der Klöppel rollte ihr von der Nase und blieb vor der Hafenglocke liegen.',
          'Die Nummer war zu Ende, und die alte Robbe zeigte es mit dem ganzen Hals. Der Klöppel rollte bis unter die Hafenglocke und hielt dort still.',
        ],
      },
    },
  },
  horn: {
    title: ['Nebel vor der Einfahrt', '{hero} am Netzschuppen'],
    prize: { g: 'n', one: 'Handhorn' },
    obstacle: { g: 'm', one: 'Netzschuppen', gen: 'Netzschuppens' },
    task: [
      'Der Nebel lag schon vor der Einfahrt, dick wie eine Bettdecke. Bei Nebel finden die Fischerboote nach Hause, wenn einer das Handhorn bläst. Es war aus Messing und hing nicht an seinem Platz.',
      'Der Nebel kam in den Hafen, und man sah die eigene Nase nur noch mit Mühe. Draußen fuhren sieben Fischerboote und wussten nicht, wo die Einfahrt war. Man bläst ihnen das Handhorn, und der Nagel, an dem es hängt, war leer.',
    ],
    gift: [
      'Das Handhorn sagte sein tiefes Wort in den Nebel hinein. Aus der Decke kam ein Licht, dann noch eins, dann sieben. Am Kai zählte jemand leise mit.',
      'Das Handhorn blies, dreimal, tief und lang. Dann wurde gewartet. Sieben kleine Hörner antworteten aus dem Nebel, jedes ein Stück näher.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Netzschuppen', gen: 'Netzschuppens' },
        holds: [
          'Aber das Handhorn war im Netzschuppen, und der war bis unters Dach voll und bis in die Ecken schwarz.',
          'Aber im Netzschuppen hatten sich hundert Netze vor die Lampe gehängt. Das Handhorn war irgendwo dahinter, und das Irgendwo war schwarz.',
        ],
        worse: [
          'Der Nebel schob sich vor das Fenster. Der Netzschuppen sah doppelt so tief aus, und vom Handhorn war nichts zu sehen.',
          'Noch ein Netz rutschte vom Haken. Der Netzschuppen war nun so dunkel wie ein Fischmagen, und das Handhorn gab kein Blinken mehr.',
        ],
        sign: [
          'Weit hinten glomm ein bisschen Messing. Es war nicht größer als ein Knopf.',
          'Zwischen zwei Maschen war ein goldener Tupfen. Er sah aus wie eine Laterne sehr weit draußen.',
        ],
        yields: [
          'Der Knopf war der Rand von einem Trichter. Im Netzschuppen hing das Handhorn an einem Nagel, mit Netz um den Hals.',
          'Der Tupfen wurde ein Bogen, und der Bogen wurde ein Trichter. So kam das Handhorn aus dem Netzschuppen, mit ein wenig Tang am Kragen.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Türspalt' },
        holds: [
          'Aber die Tür vom Netzschuppen hing schief und ließ nur einen Türspalt. Dahinter stand das Handhorn zwischen den Kisten.',
          'Aber der Netzschuppen war so voll, dass die Tür nur einen Türspalt weit aufging. Das Handhorn stand drinnen und hätte hindurchgesehen, wenn es Augen hätte.',
        ],
        worse: [
          'Die Kisten rückten nach. Hinter dem Türspalt rutschte das Handhorn noch weiter in den Netzschuppen.',
          'Etwas fiel um, und dann noch etwas. Der Türspalt wurde schmaler, und das Handhorn lag nun ganz hinten im Netzschuppen.',
        ],
        sign: [
          'Unten an der Angel war der Türspalt breiter. Dort ging die Hafenkatze ein und aus.',
          'Dicht am Boden hing die Tür schräger. Fell klebte am Holz, in Katzenhöhe.',
        ],
        yields: [
          'Erst kam das Mundstück, dann der Bogen. Zuletzt kam der Trichter aus dem Netzschuppen, und das Handhorn war beisammen.',
          'Unten, wo die Katze wohnt, kam das Handhorn durch den Türspalt. Der Netzschuppen schüttelte sich und war wieder zu.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber der Netzschuppen war zu, und der Riegel saß fest vom Salz. Drinnen lag das Handhorn auf dem Brett.',
          'Aber am Netzschuppen hatte das Salz den Riegel zugemacht. Das Handhorn lag auf seinem Brett, und das Brett war drinnen.',
        ],
        worse: [
          'Der Riegel verkantete sich. Durch ein Astloch vom Netzschuppen sah man gerade noch den Rand vom Handhorn.',
          'Der Riegel machte einen Buckel und saß. Drinnen im Netzschuppen rollte das Handhorn vom Brett, man hörte es am Boden noch lange rollen.',
        ],
        sign: [
          'Neben dem Riegel hing an einem Nagel ein Holzkeil. Er war vorn so schmal wie der Schlitz darunter.',
          'An der Wand steckte ein Holzkeil an einem Nagel, grau vom Wetter. Er wurde nach vorn immer schmaler, wie der Schlitz.',
        ],
        yields: [
          'Ein kleiner Ruck, ein langes Knarren, und der Netzschuppen war offen. Das Handhorn lag da und hatte Tau auf dem Messing.',
          'Krack, sagte das Salz, und der Riegel ging auf. Im Netzschuppen roch es nach Teer, und gleich vorn lag das Handhorn.',
        ],
      },
    },
  },
  foghorn: {
    title: ['Das Horn um neun', '{hero} im Hornhaus'],
    prize: { g: 'm', one: 'Hornton' },
    obstacle: { g: 'n', one: 'Hornhaus' },
    task: [
      'Um neun eröffnete die Segeljugend das Hafenfest, mit einem einzigen tiefen Hornton übers Wasser. So stand es auf dem Plakat, seit April. Das alte Horn hatte den ganzen Tag noch nichts gesagt.',
    ],
    gift: [
      'Der Hornton ging flach übers Wasser, bis an die andere Seite. In den Häusern am Hang traten sie auf die Balkone, erst eine, dann alle. Die Segeljugend sah sich dabei nicht an, weil sonst einer gelacht hätte.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Balgbrett' },
        holds: [
          'Aber im Hornhaus war das Balgbrett gesprungen. Statt des Horntons kam ein Seufzer heraus, und der roch nach altem Leder.',
        ],
        worse: [
          'Vom Balgbrett fiel auch noch ein Lederstreifen ab. Der Hornton wäre jetzt nicht einmal bis zur Tür vom Hornhaus gekommen.',
        ],
        sign: [
          'Am Sprung liefen zwei Kanten durchs Holz. Jede Welle der einen hatte in der anderen ihr Tal.',
        ],
        yields: [
          'Der Balg nahm Luft und behielt sie. Das Hornhaus zitterte ein wenig, und der Hornton kam, mit einem Pfeifen obendrauf.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Decksmann' },
        holds: [
          'Aber im Hornhaus saß der Decksmann mit seinem Kreis auf der Bank. Wer nicht dazugehörte, für den gab es keinen Hornton und auch keinen Tee.',
        ],
        worse: [
          'Der Decksmann ließ alle zusammenrücken. Der Hebel für den Hornton war nun hinter sechs Rücken, und die Tür vom Hornhaus wurde angelehnt.',
        ],
        sign: [
          'Jeder aus dem Kreis sah dann und wann auf den Plan an der Wand. Bei Nachtwache stand heute ein Strich und kein Name.',
        ],
        yields: [
          'Die Bank wurde um einen Platz länger. Der Decksmann wischte im Hornhaus den Hebel ab und gab den Hornton frei.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Druck' },
        holds: [
          'Aber für den Hornton musste im Hornhaus erst der Druck steigen, und die Pumpe war von neunzehnhundertelf. Die Nadel lag auf ihrem Stift.',
        ],
        worse: [
          'Es zischte, und der Druck war wieder am Anfang. Bis zum Hornton blieben zwanzig Minuten, und das Hornhaus roch nach Öl.',
        ],
        sign: ['Die Nadel hob sich von ihrem Stift. Es war ein Haarbreit, aber darunter sah man Weiß.'],
        yields: [
          'Die Nadel wanderte über die rote Marke und blieb dort stehen. Im Hornhaus nahm jemand die Mütze ab, und der Hornton war bereit.',
        ],
      },
    },
  },
  banner: {
    title: ['Die letzte Fähre', '{hero} und das Transparent'],
    prize: { g: 'm', one: 'Namenszug' },
    obstacle: { g: 'n', one: 'Transparent' },
    task: [
      'Mit der letzten Fähre kam ein Bruder heim, nach einem Jahr. Am Kai sollte ein Transparent hängen, sechs Meter, und darauf sein Namenszug, so groß, dass man ihn vom Wasser aus las. Gemalt hatte ihn die Kusine, und zum Abendessen hatte sie keiner eingeladen.',
    ],
    gift: [
      'Auf der Fähre stand einer am Bug und sagte nichts. Er las den Namenszug, und weil das Licht gut war, las er ihn noch einmal. Beim Abendessen wurde ein Gedeck mehr gebraucht, und es war schon da.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Spannleine' },
        holds: [
          'Aber das Transparent war beim Aufziehen gekippt, und seine Spannleine lief dreimal um das Geländer. Vom Namenszug las man die Mitte.',
        ],
        worse: [
          'Die Spannleine drehte sich noch einmal ein. Zwei Buchstaben waren nun ganz weggefaltet, und der Namenszug war ein anderer Name.',
        ],
        sign: ['Am Ring hing eine Schlinge locker herunter. Sie schlug leise gegen das Blech.'],
        yields: [
          'Das Transparent ging auf wie ein Segel, von links nach rechts. Der Namenszug stand da, und die Fähre war gerade um die Mole.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Kusine' },
        holds: [
          'Aber am Transparent fehlte noch der letzte Strich, sonst war der Namenszug nicht zu lesen. Die Kusine saß mit den Pinseln hinter den Netzen und kam nicht.',
        ],
        worse: [
          'Die Kusine ging hinter die Fischkisten. Pinsel und Leine nahm sie mit, und das Transparent lag auf dem Kai, halb Namenszug, halb Laken.',
        ],
        sign: [
          'Neben den Kisten sah ein Ärmel hervor, rot von Farbe. Er war nach vorn gestreckt, als messe er etwas aus.',
        ],
        yields: [
          'Da kam die Kusine mit dem dicksten Pinsel und sah nur das Transparent an. Der Strich saß beim ersten Mal, und der Namenszug war fertig.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Endstange' },
        holds: [
          'Aber das Transparent hatte an jedem Ende eine Stange, und der Wind kam vom Wasser. Stand die eine, fiel die Endstange um, mitsamt dem Namenszug.',
        ],
        worse: [
          'Das Transparent klatschte auf den Kai, mit der Schrift nach unten. Die Endstange lag halb über der Kante, und vom Namenszug trocknete etwas auf den Steinen.',
        ],
        sign: [
          'Auf dem Poller lag eine zweite Schlaufe, offen und leer. Sie gehörte zur Endstange, man sah es an der Farbe.',
        ],
        yields: [
          'Zwei Stangen standen, und dazwischen war kein Durchhang. Das Transparent hielt den Wind aus, und den Namenszug las man bis zur Tonne.',
        ],
      },
    },
  },
} satisfies DeErrands;
