import type { DeErrands } from '../../schema.ts';

export const jungleExpedition = {
  orchid: {
    title: ['Einmal im Jahr', '{hero} und die Brücke mit Lücken'],
    prize: { g: 'f', one: 'Orchidee' },
    obstacle: { g: 'f', one: 'Hängebrücke' },
    task: [
      'Einmal im Jahr ging die Orchidee auf, und zwar heute, bevor es dunkel wurde. Sie wuchs drüben, in der Astgabel. Ging sie auf, und keiner sah hin, so zählte es nicht. Das hatte {helper} ausgerechnet.',
      'In der Astgabel saß eine Knospe, so dick wie ein Ei. Heute ging die Orchidee auf, einmal im Jahr, und dann wollte sie angesehen werden. {helper} hatte schon Platz genommen, nur leider auf der falschen Seite.',
    ],
    gift: [
      'Die Orchidee machte erst ein Blatt auf, dann fünf auf einmal, und streckte eine gelbe Zunge heraus. {helper} nahm den Kopf schief und hörte auf zu zählen.',
      'Die Orchidee machte pfft, und dann war sie offen, gelb bis in den Hals. Alle sahen hin, keiner redete. Als es dunkel wurde, klappte sie langsam zu, als hätte sie genug gesehen.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Brett' },
        holds: [
          'Aber zur Orchidee führte die Hängebrücke, flach über dem braunen Wasser, und ihr erstes Brett war durch. Wo man auftreten wollte, war Fluss, knietief und voller Laub.',
        ],
        worse: [
          'Ein zweites Brett ging an einem Ende ab. Die Hängebrücke sackte zur Seite, weg von dem Baum mit der Orchidee.',
        ],
        sign: ['Die zwei Splitterkanten lagen nebeneinander. Sie griffen ineinander wie zwei Kämme.'],
        yields: [
          'Da lag das Brett wieder in der Hängebrücke, krumm, aber fest. Es trug einen, dann zwei, und drüben roch es schon nach der Orchidee.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Liane' },
        holds: [
          'Aber um die Hängebrücke war eine Liane gewachsen, kreuz und quer und einmal um sich selbst. Über das Bündel kam keiner, und drüben wartete die Orchidee.',
        ],
        worse: [
          'Die Liane zog die Hängebrücke zu einem Bündel zusammen. Drüben bog sich der Ast herunter, und die Orchidee hing kopfüber.',
        ],
        sign: [
          'Am Pfosten hing die Liane in einer weiten Schlaufe. Ein Käfer ging hindurch und stieß nirgends an.',
        ],
        yields: [
          'Die Hängebrücke rollte sich auf, Brett für Brett, bis ans andere Ufer. Der Ast mit der Orchidee schnellte hoch und nickte noch ein wenig.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', adj: 'lang', one: 'Brett' },
        holds: [
          'Aber in der Hängebrücke fehlte das lange Brett, und es lag hier am Ufer. Steckte das eine Ende, so sprang das andere heraus, und so kam keiner zur Orchidee.',
        ],
        worse: [
          'Die Hängebrücke hing nun schräger als vorher und schaukelte. Mit jedem Schaukeln kam die Orchidee ein Stück näher und ging zwei Stück weiter weg.',
        ],
        sign: [
          'Auch das andere Ende vom Brett hatte eine Kerbe zum Anfassen. Sie war voll Moos, so lange hatte sie niemand gebraucht.',
        ],
        yields: [
          'Da lag das lange Brett in der Hängebrücke, an beiden Enden zugleich. Hinüber waren es neun Schritte und ein Hüpfer, bis zur Orchidee.',
        ],
      },
      slippery: {
        part: { g: 'n', adj: 'moosig', one: 'Brett' },
        holds: [
          'Aber mitten in der Hängebrücke lag ein Brett voll Moos. Darauf rutschte jeder Fuß, und bis zur Orchidee war es noch die halbe Brücke.',
        ],
        worse: [
          'Alle Füße standen wieder am ersten Pfosten, wo sie angefangen hatten. Drüben rutschte ein nasses Blatt herunter und deckte die Orchidee zu.',
        ],
        sign: [
          'Auf dem moosigen Brett war ein Fleck ohne Moos. Dort war die Rinde rau wie eine Katzenzunge.',
        ],
        yields: [
          'Der Fuß blieb stehen, und die Hängebrücke hörte auf zu wackeln. Drüben hob sich das nasse Blatt, und da war die Orchidee und zitterte noch.',
        ],
      },
    },
  },
  drum: {
    title: ['Die Trommel für den Regen', '{hero} und die Brüllaffen'],
    prize: { g: 'f', one: 'Regentrommel' },
    obstacle: { g: 'm', adj: 'hohl', one: 'Baum' },
    task: [
      'Heute Abend gaben die Frösche ihr Konzert. Ohne die Regentrommel fingen sie alle zugleich an und hörten nie zusammen auf. Die ersten saßen schon da und räusperten sich.',
      'Quak, machte ein Frosch, und alle anderen machten es auch, und keiner wusste, wann Schluss war. Heute Abend war ihr Konzert. Den Takt schlägt sonst einer auf der Regentrommel, und die war nicht da.',
    ],
    gift: [
      'Auf der Regentrommel schlug ein sehr dicker Frosch: plitsch, plitsch, plitsch. Dann fingen alle an, und beim vierten Plitsch hörten alle auf. So lange war es im Wald noch nie so still gewesen.',
      'Plitsch, machte die Regentrommel, und hundert Frösche holten Luft. Sie sangen bis zum vierten Plitsch. Dann hörte man einen einzigen Tropfen fallen, und der bekam Beifall.',
    ],
    by: {
      noisy: {
        part: { g: 'm', one: 'Brüllaffe', obl: 'Brüllaffen', gen: 'Brüllaffen' },
        holds: [
          'Aber im hohlen Baum probten die Brüllaffen. Die Regentrommel lag bei ihnen drin, und wo sie lag, hätte man nur an ihrem Klang gemerkt.',
        ],
        worse: [
          'Das Brüllen füllte den hohlen Baum bis zum letzten Ast. Von der Regentrommel hörte man kein Plitsch und kein Platsch.',
        ],
        sign: ['Vor jedem Brüller holte der kleinste Affe Luft. So lange war Ruhe, mit offenem Mund.'],
        yields: [
          'Im hohlen Baum blieb der kleinste Mund offen, und es kam nichts heraus. Plitsch, machte die Regentrommel, links, gleich neben dem Eingang.',
        ],
      },
      asleep: {
        part: { g: 'm', adj: 'alt', one: 'Brüllaffe', obl: 'Brüllaffen', gen: 'Brüllaffen' },
        holds: [
          'Aber im hohlen Baum schlief der alte Brüllaffe, und die Regentrommel war sein Kissen. Sein Ohr lag genau in der Mitte, wo sie am weichsten war.',
        ],
        worse: [
          'Der alte Brüllaffe grunzte und zog die Regentrommel fester unters Ohr. Man sah von ihr nur noch den Rand.',
        ],
        sign: [
          'Neben dem alten Affen lagen sechs Nussschalen in einer Reihe. Alle waren mit der offenen Seite nach oben gedreht.',
        ],
        yields: [
          'Da wälzte sich der alte Brüllaffe herum und nahm dafür seinen Arm. Die Regentrommel war frei und hatte ein Ohr als Abdruck.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Brüllaffe', obl: 'Brüllaffen', gen: 'Brüllaffen' },
        holds: [
          'Aber die Regentrommel hatte ein Brüllaffe aus dem hohlen Baum. Was man auch zu ihm sagte, er hielt es für die erste Zeile und sang weiter.',
        ],
        worse: [
          'Der Brüllaffe sang noch eine Strophe. Die Regentrommel nahm er dazu mit nach oben, auf den nächsten Ast vom hohlen Baum.',
        ],
        sign: ['Eine leere Hand machte der Affe nach, jedes Mal. Offen, zu, offen, ganz genau so.'],
        yields: [
          'Nun streckte der Brüllaffe die Arme aus, und beide Hände waren offen. Die Regentrommel fiel herunter und machte dabei plitsch.',
        ],
      },
      dark: {
        part: { g: 'm', adj: 'hohl', one: 'Baum' },
        holds: [
          'Aber die Regentrommel lag im hohlen Baum, und im hohlen Baum war es schwarz wie in einem Stiefelschaft. Es roch nach Affe.',
        ],
        worse: [
          'Vor dem Loch gingen die Blätter zu, und im hohlen Baum wurde es noch schwärzer. Die Regentrommel konnte überall sein.',
        ],
        sign: ['Tief drinnen glänzte ein Tropfen. Er hing an etwas Rundem und fiel nicht.'],
        yields: [
          'Ganz hinten, auf einem Haufen Schalen, stand die Regentrommel. Ein Tropfen fiel darauf, und der ganze hohle Baum machte plitsch.',
        ],
      },
    },
  },
  lantern: {
    title: ['Post im Dunkeln', '{hero} und das Feigenlicht'],
    prize: { g: 'f', one: 'Laterne' },
    obstacle: { g: 'm', one: 'Feigenbaum' },
    task: [
      'Eine Ameise trug die Post aus, und ein Nest fehlte ihr noch, das letzte. Ohne die Laterne fand sie den Pfad nicht. Es war eine kleine Laterne, aus einer Schote, und es wurde schon Abend.',
      'Eine Ameise saß mit einem Brief am Weg und kam nicht weiter. Es war der letzte für heute, und er war eilig, es stand darauf. Ohne die Laterne sah sie den Pfad nicht, und der Abend kam von allen Seiten.',
    ],
    gift: [
      'Die Ameise hängte die Laterne an den linken Fühler. Man sah ein grünes Pünktchen den Pfad hinaufgehen, anhalten, klopfen. Dann ging hoch oben ein zweites an.',
      'Die Ameise ging los, vorn die Laterne, hinten der Brief. Das Pünktchen verschwand in einem Nest hoch oben. Nach einer Weile kam es wieder heraus und schwenkte hin und her.',
    ],
    by: {
      high: {
        part: { g: 'f', one: 'Wurzel' },
        holds: [
          'Aber die Laterne hing im Feigenbaum, höher, als ein Arm lang ist. Hinauf ging es nur an der Wurzel, und die war glatt.',
        ],
        worse: [
          'Der Ast vom Feigenbaum schnellte zurück. Die Laterne hing noch einen Zweig höher und schaukelte so, dass allen schwindlig wurde.',
        ],
        sign: ['Unten an der Wurzel war ein Knubbel, so breit wie ein Zeh. Zwei passten auch darauf.'],
        yields: [
          'Der Ast vom Feigenbaum kam herunter und blieb unten. Die Laterne leuchtete einem genau ins Gesicht, grün und klein.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Faultier' },
        holds: [
          'Aber die Laterne hatte das junge Faultier, oben im Feigenbaum. Es hatte sie auf dem Schoß und wollte nicht, dass jemand zusah.',
        ],
        worse: [
          'Das Faultier drehte sich zum Stamm, das dauerte eine Weile. Als es fertig war, sah man im Feigenbaum von der Laterne keinen Schein mehr.',
        ],
        sign: [
          'Hinter dem Stamm schaute eine Kralle hervor. Sie winkte ein wenig, oder sie wollte erst anfangen zu winken.',
        ],
        yields: [
          'Da drehte sich das Faultier wieder her, das dauerte auch eine Weile. Es hielt die Laterne am langen Arm heraus, bis aus dem Feigenbaum.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Wachameise' },
        holds: [
          'Aber am Feigenbaum ging es über eine Stufe, und auf der Stufe stand die Wachameise. Die Laterne hing gleich hinter ihr. Vorbei kam keiner, der größer war als sie, und alle waren größer.',
        ],
        worse: [
          'Die Wachameise stellte sich quer und beide Fühler hoch. Die Laterne war jetzt hinter ihr, und aus Prinzip war sie nicht mehr zu sehen.',
        ],
        sign: [
          'Neben der Stufe lag ein Krümel, dreimal so groß wie die Wachameise. Ihre Fühler zeigten zu ihm hin, auch wenn sie geradeaus sah.',
        ],
        yields: [
          'Nun trat die Wachameise von der Stufe und grüßte mit dem linken Fühler. Am Feigenbaum hing die Laterne, eine Handbreit weiter.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Samenzapfen', gen: 'Samenzapfens' },
        holds: [
          'Aber vom Feigenbaum war ein Samenzapfen gefallen, genau auf die Schnur der Laterne. Er war so dick wie ein Schaf und lag auch so da.',
        ],
        worse: [
          'Der Samenzapfen sank tiefer ins Moos. Die Schnur wurde stramm, und die Laterne lag flach wie ein Blatt.',
        ],
        sign: ['An einer Schuppe lag der Zapfen auf einer Wurzel. Dort wackelte er, wenn der Wind ging.'],
        yields: [
          'Dann rollte der Samenzapfen vom Feigenbaum weg und blieb auf der anderen Seite liegen. Die Laterne stand von selbst auf und leuchtete gleich.',
        ],
      },
    },
  },
  sound: {
    title: ['Elf Sekunden', 'Der Nachtvogel'],
    prize: { g: 'm', one: 'Vogelruf' },
    obstacle: { g: 'n', one: 'Tonarchiv', gen: 'Tonarchivs' },
    task: [
      'Um acht saß das ganze Camp im dunklen Essenszelt, um den Nachtvogel zu hören. In der ersten Woche hatte er gesungen, elf Sekunden lang, und dann nie wieder. Die Aufnahme davon gab es nur einmal.',
    ],
    gift: [
      'Elf Sekunden lang war im Essenszelt nur der Vogelruf. Danach sagte niemand etwas. Jemand im Dunkeln hielt den Löffel noch immer so, dass er den Teller nicht berührte.',
    ],
    by: {
      locked: {
        part: { g: 'n', one: 'Zelt' },
        holds: [
          'Aber der Vogelruf lag im Zelt des Freundes, der ihn aufgenommen hatte, und seit dem Streit war es zu. Das ganze Tonarchiv bestand aus diesem einen Reißverschluss.',
        ],
        worse: [
          'Der Reißverschluss ging bis zum letzten Zahn hinunter. Drinnen verstummte der kleine Lautsprecher, mitten im Vogelruf.',
        ],
        sign: [
          'Draußen am Haken hing ein Kopfhörer. Er hatte zwei Stecker, einen für den, der ihn aufhatte, und einen für noch jemanden.',
        ],
        yields: [
          'Da ging das Zelt auf, eine Handbreit, dann ganz. Im Tonarchiv ging die Stirnlampe an, und der Vogelruf begann noch einmal von vorn.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Forscher' },
        holds: [
          'Aber um das Tonarchiv kümmerte sich ein Forscher, der nur zu Besuch war. Fragte man ihn nach dem Vogelruf, so schrieb er es auf und bedankte sich für die Meldung.',
        ],
        worse: [
          'Der Forscher notierte auch das, nahm die Speicherkarte heraus und klebte ein Etikett darauf. Der Vogelruf war damit im Archiv und nicht mehr im Camp.',
        ],
        sign: [
          'Pfiff jemand beim Abwasch die ersten drei Töne, so hob der Forscher den Kopf. Er tat es jedes Mal, ohne es zu merken.',
        ],
        yields: [
          'Dann zog der Forscher das Etikett wieder ab und hielt die Karte hin, auf der flachen Hand. Der Vogelruf war darauf, elf Sekunden, und keine fehlte.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Plane' },
        holds: [
          'Aber der Regen hatte die Plane vom Tonarchiv heruntergedrückt, und sie hielt dreißig Eimer Wasser. Darunter lag der Lautsprecher und im Lautsprecher der Vogelruf.',
        ],
        worse: [
          'Die Plane sackte tiefer und presste alles aufs Holz. Vom Vogelruf kam noch ein Ton, und der klang nach Ente.',
        ],
        sign: ['Eine Ecke der Plane war trocken geblieben. Sie hob sich, sobald Wind ging.'],
        yields: [
          'Das Wasser lief in einem Schwall ab, und die Plane war wieder Stoff. Aus dem Tonarchiv tropfte es, und der Vogelruf hatte alle elf Sekunden.',
        ],
      },
    },
  },
  bridge: {
    title: ['Das letzte Geländerstück', 'Mittags kommt der Umzug'],
    prize: { g: 'n', one: 'Geländerstück' },
    obstacle: { g: 'f', one: 'Baustelle' },
    task: [
      'Am Samstag um zwölf zogen die Kleinsten aus dem Dorf über die neue Brücke, mit Fahnen. Im Geländer war noch eine Lücke. Das Geländerstück mit dem geschnitzten Vogel lag auf der Baustelle, und um den Plan hatten sie sich zerstritten.',
    ],
    gift: [
      'Um zwölf gingen die Kleinsten über die Brücke, zwei und zwei. Jedes strich im Vorbeigehen über den geschnitzten Vogel. Am Abend war das Geländerstück an der Stelle schon ein wenig dunkler als der Rest.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Geländerstück' },
        holds: [
          'Aber auf der Baustelle hatte das Geländerstück einen Riss, quer durch den Vogel. Ein Umzug geht nicht an einem Riss vorbei.',
        ],
        worse: [
          'Ein langer Splitter ging ab. Der Vogel auf dem Geländerstück hatte nur noch einen Flügel, und auf der Baustelle redete keiner.',
        ],
        sign: ['Die Splitterkanten lagen zueinander. Jede Faser hatte drüben ihr Gegenstück.'],
        yields: [
          'Dann saß das Geländerstück in der Lücke, mit einem Band aus Bast um den Vogel. Auf der Baustelle lehnte sich eine dagegen, mit dem ganzen Gewicht, und es hielt.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Vorarbeiterin' },
        holds: [
          'Aber auf der Baustelle sagte die Vorarbeiterin Nein. Jemand hatte ihren Plan geändert, und das Geländerstück blieb, wo es war.',
        ],
        worse: [
          'Die Vorarbeiterin faltete die Liste und stellte sich auf die erste Planke. Über das Geländerstück kam eine Plane.',
        ],
        sign: [
          'Beim Zählen blieb die Vorarbeiterin jedes Mal am Pfosten hängen. Dort waren zwei Haken für Helme, und an einem hing keiner.',
        ],
        yields: [
          'Nun trat die Vorarbeiterin von der Planke herunter und hängte etwas an den zweiten Haken. Die Plane ging weg, und auf der ganzen Baustelle hörte man das Geländerstück einrasten.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Handseil' },
        holds: [
          'Aber bevor das Geländerstück hineinkonnte, musste das lange Handseil durch alle Pfosten. Zog man es hier stramm, so rutschte es auf der Baustelle drüben heraus.',
        ],
        worse: [
          'Das Handseil kam wieder aus den Pfosten, verdrehter als zuvor. Das Geländerstück hing lose, und die Baustelle sah aus wie nach einem Sturm.',
        ],
        sign: [
          'Auf dem anderen Ufer lag das zweite Ende vom Handseil. Es war aufgerollt, und niemand stand daneben.',
        ],
        yields: [
          'Da war das Handseil stramm, von einem Ufer zum anderen. Das Geländerstück saß darunter, und die Baustelle war auf einmal eine Brücke.',
        ],
      },
    },
  },
} satisfies DeErrands;
