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
          'Aber vor der Orchidee war Wasser, und über dem Wasser war die Hängebrücke. An ihr war gleich das erste Brett entzwei, man sah den Fluss durch.',
        ],
        worse: [
          'Ein zweites Brett ging an einem Ende ab. Die Hängebrücke sackte zur Seite, weg von dem Baum mit der Orchidee.',
          'Vom Brett brach noch ein Span ab. Die Hängebrücke hing auf einer Seite durch, und drüben ließ die Orchidee ein Blatt fallen.',
        ],
        sign: [
          'Die zwei Splitterkanten lagen nebeneinander. Sie griffen ineinander wie zwei Kämme.',
          'Wo das Brett gesplittert war, hatte jede Hälfte Zacken. Die Zacken der einen waren die Lücken der anderen.',
        ],
        yields: [
          'Da lag das Brett wieder in der Hängebrücke, krumm, aber fest. Es trug einen, dann zwei, und drüben roch es schon nach der Orchidee.',
          'Das Brett war wieder ein Brett, mit einer Naht wie eine Narbe am Knie. Über die Hängebrücke kam man nun hinüber, und drüben nickte die Orchidee.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Liane' },
        holds: [
          'Aber um die Hängebrücke war eine Liane gewachsen, kreuz und quer und einmal um sich selbst. Über das Bündel kam keiner, und drüben wartete die Orchidee.',
          'Aber die Hängebrücke sah aus wie ein Paket, und verschnürt hatte es eine Liane. Die Orchidee wartete am anderen Ende vom Paket.',
        ],
        worse: [
          'Die Liane zog die Hängebrücke zu einem Bündel zusammen. Drüben bog sich der Ast herunter, und die Orchidee hing kopfüber.',
          'Die Liane zog an, und aus der Hängebrücke wurde eine Wurst. Am anderen Ufer hing die Orchidee nun mit dem Gesicht nach unten.',
        ],
        sign: [
          'Am Pfosten hing die Liane in einer weiten Schlaufe. Ein Käfer ging hindurch und stieß nirgends an.',
          'Gleich am Anfang lief die Liane in einem weiten Bogen um den Pfosten. Den Bogen hatte noch keiner strammgezogen.',
        ],
        yields: [
          'Die Hängebrücke rollte sich auf, Brett für Brett, bis ans andere Ufer. Der Ast mit der Orchidee schnellte hoch und nickte noch ein wenig.',
          'Die Liane glitt ins Wasser, erst langsam, dann alles auf einmal. Die Hängebrücke lag gerade, und dahinter hob die Orchidee den Kopf.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', adj: 'lang', one: 'Brett' },
        holds: [
          'Aber in der Hängebrücke fehlte das lange Brett, und es lag hier am Ufer. Steckte das eine Ende, so sprang das andere heraus, und so kam keiner zur Orchidee.',
          'Aber das lange Brett gehörte in die Hängebrücke, sonst kam keiner zur Orchidee. Man konnte es vorn einhängen oder hinten, nur nicht beides.',
        ],
        worse: [
          'Die Hängebrücke hing nun schräger als vorher und schaukelte. Mit jedem Schaukeln kam die Orchidee ein Stück näher und ging zwei Stück weiter weg.',
          'Das lange Brett rutschte heraus und schwang am Seil. Es traf einen Pfosten, die Hängebrücke hing schiefer, und drüben erschrak die Orchidee.',
        ],
        sign: [
          'Auch das andere Ende vom Brett hatte eine Kerbe zum Anfassen. Sie war voll Moos, so lange hatte sie niemand gebraucht.',
          'Am Brett gab es noch ein Ende, und auch darin war eine Mulde für die Finger. Es wuchs schon Moos darin.',
        ],
        yields: [
          'Da lag das lange Brett in der Hängebrücke, an beiden Enden zugleich. Hinüber waren es neun Schritte und ein Hüpfer, bis zur Orchidee.',
          'Klack, sagte das Brett vorn, und klack, sagte es hinten. Die Hängebrücke war ganz, und die Orchidee war nur noch neun Schritte weit fort.',
        ],
      },
      slippery: {
        part: { g: 'n', adj: 'moosig', one: 'Brett' },
        holds: [
          'Aber mitten in der Hängebrücke lag ein Brett voll Moos. Darauf rutschte jeder Fuß, und bis zur Orchidee war es noch die halbe Brücke.',
          'Aber auf der Hängebrücke lag ein Brett, das war grün vor Moos und glatt wie Seife. Die Orchidee sah man schon, nur hin kam man nicht.',
        ],
        worse: [
          'Alle Füße standen wieder am ersten Pfosten, wo sie angefangen hatten. Drüben rutschte ein nasses Blatt herunter und deckte die Orchidee zu.',
          'Am Pfosten saßen nun alle wieder und waren grün. Die Hängebrücke schaukelte, und ein Regenguss aus dem Baum drückte die Orchidee herunter.',
        ],
        sign: [
          'Auf dem moosigen Brett war ein Fleck ohne Moos. Dort war die Rinde rau wie eine Katzenzunge.',
          'Auf einer Ecke vom moosigen Brett war kein Moos. Das Holz war dort grau und hatte Rillen.',
        ],
        yields: [
          'Der Fuß blieb stehen, und die Hängebrücke hörte auf zu wackeln. Drüben hob sich das nasse Blatt, und da war die Orchidee und zitterte noch.',
          'Auf dem grauen Holz blieb der Fuß stehen. Danach war die Hängebrücke nur noch eine Brücke, und am Ende roch die Orchidee nach Vanille.',
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
          'Aber die Brüllaffen hatten im hohlen Baum Chorprobe. Die Regentrommel stand mitten unter ihnen. Finden konnte man sie nur, wenn ein Tropfen darauf fiel und man ihn hörte.',
        ],
        worse: [
          'Das Brüllen füllte den hohlen Baum bis zum letzten Ast. Von der Regentrommel hörte man kein Plitsch und kein Platsch.',
          'Die zweite Stimme setzte ein, und die dritte auch. Im hohlen Baum fielen Tropfen auf die Regentrommel, und kein Ohr bekam etwas davon.',
        ],
        sign: [
          'Vor jedem Brüller holte der kleinste Affe Luft. So lange war Ruhe, mit offenem Mund.',
          'Der kleinste Affe musste nach jedem Brüller einmal schlucken. Dann schluckten alle mit.',
        ],
        yields: [
          'Im hohlen Baum blieb der kleinste Mund offen, und es kam nichts heraus. Plitsch, machte die Regentrommel, links, gleich neben dem Eingang.',
          'Alle schluckten, und keiner fing wieder an. In die Stille fiel ein Tropfen, plitsch, und im hohlen Baum stand die Regentrommel und war nass.',
        ],
      },
      asleep: {
        part: { g: 'm', adj: 'alt', one: 'Brüllaffe', obl: 'Brüllaffen', gen: 'Brüllaffen' },
        holds: [
          'Aber im hohlen Baum schlief der alte Brüllaffe, und die Regentrommel war sein Kissen. Sein Ohr lag genau in der Mitte, wo sie am weichsten war.',
          'Aber die Regentrommel hatte sich der alte Brüllaffe unter den Kopf gelegt. Er schlief im hohlen Baum, und sein Atem roch nach Feigen.',
        ],
        worse: [
          'Der alte Brüllaffe grunzte und zog die Regentrommel fester unters Ohr. Man sah von ihr nur noch den Rand.',
          'Der alte Brüllaffe schmatzte und legte auch noch die Hand darüber. Im hohlen Baum war von der Regentrommel bloß noch eine Schnur zu sehen.',
        ],
        sign: [
          'Neben dem alten Affen lagen sechs Nussschalen in einer Reihe. Alle waren mit der offenen Seite nach oben gedreht.',
          'Auf dem Boden neben dem alten Brüllaffen standen sechs halbe Nüsse Rand an Rand. Keine war umgekippt.',
        ],
        yields: [
          'Da wälzte sich der alte Brüllaffe herum und nahm dafür seinen Arm. Die Regentrommel war frei und hatte ein Ohr als Abdruck.',
          'Der alte Brüllaffe zog die Hand zurück und legte sich auf den Ellbogen. Die Regentrommel rollte aus dem hohlen Baum, ganz sacht, bis ans Licht.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Brüllaffe', obl: 'Brüllaffen', gen: 'Brüllaffen' },
        holds: [
          'Aber die Regentrommel hatte ein Brüllaffe aus dem hohlen Baum. Was man auch zu ihm sagte, er hielt es für die erste Zeile und sang weiter.',
          'Aber mit der Regentrommel im Arm saß ein Brüllaffe vor dem hohlen Baum. Er sang, und jedes Wort von unten hielt er für Beifall.',
        ],
        worse: [
          'Der Brüllaffe sang noch eine Strophe. Die Regentrommel nahm er dazu mit nach oben, auf den nächsten Ast vom hohlen Baum.',
          'Der Brüllaffe verbeugte sich und gab eine Zugabe. Dabei warf er die Regentrommel hoch und fing sie im hohlen Baum wieder auf.',
        ],
        sign: [
          'Eine leere Hand machte der Affe nach, jedes Mal. Offen, zu, offen, ganz genau so.',
          'Kratzte sich jemand am Kopf, so kratzte sich der Brüllaffe auch. Was Hände machten, das verstand er sofort.',
        ],
        yields: [
          'Nun streckte der Brüllaffe die Arme aus, und beide Hände waren offen. Die Regentrommel fiel herunter und machte dabei plitsch.',
          'Der Brüllaffe sah auf die leeren Hände unten und auf die vollen eigenen. Dann ließ er los, und aus dem hohlen Baum kam die Regentrommel wie ein Apfel.',
        ],
      },
      dark: {
        part: { g: 'm', adj: 'hohl', one: 'Baum' },
        holds: [
          'Aber die Regentrommel lag im hohlen Baum, und im hohlen Baum war es schwarz wie in einem Stiefelschaft. Es roch nach Affe.',
          'Aber der hohle Baum hatte ein einziges Loch, und das Licht traute sich nicht hinein. Wo darin die Regentrommel stand, wusste höchstens der Baum.',
        ],
        worse: [
          'Vor dem Loch gingen die Blätter zu, und im hohlen Baum wurde es noch schwärzer. Die Regentrommel konnte überall sein.',
          'Ein großes Blatt legte sich vor das Loch. Nun war der hohle Baum zu wie ein Sack, und die Regentrommel gab keinen Mucks.',
        ],
        sign: [
          'Tief drinnen glänzte ein Tropfen. Er hing an etwas Rundem und fiel nicht.',
          'Weit unten blinkte es, rund und nass. Es sah aus wie ein Auge, war aber nur Wasser.',
        ],
        yields: [
          'Ganz hinten, auf einem Haufen Schalen, stand die Regentrommel. Ein Tropfen fiel darauf, und der ganze hohle Baum machte plitsch.',
          'Wo es geblinkt hatte, war ein Rand, und um den Rand war die Regentrommel. Der hohle Baum klang auf einmal viel größer, so gut hörte man das Plitsch.',
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
          'Aber die Laterne hatte der Feigenbaum, und er gab sie nicht her. Sie hing an einem Ast, zu hoch zum Springen, und die glatte Wurzel war die einzige Treppe.',
        ],
        worse: [
          'Der Ast vom Feigenbaum schnellte zurück. Die Laterne hing noch einen Zweig höher und schaukelte so, dass allen schwindlig wurde.',
          'Ein Ast fuhr in die Höhe, mit allen Feigen. Im Feigenbaum war die Laterne jetzt so weit oben wie ein Stern und auch ungefähr so hell.',
        ],
        sign: [
          'Unten an der Wurzel war ein Knubbel, so breit wie ein Zeh. Zwei passten auch darauf.',
          'Fast am Boden hatte die Wurzel eine Warze. Auf ihr lag ein Blatt, und es rutschte nicht.',
        ],
        yields: [
          'Der Ast vom Feigenbaum kam herunter und blieb unten. Die Laterne leuchtete einem genau ins Gesicht, grün und klein.',
          'Der Ast ließ sich Zeit, aber er kam. Aus dem Feigenbaum hing die Laterne nun so tief, dass der Griff in die Hand fiel.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Faultier' },
        holds: [
          'Aber die Laterne hatte das junge Faultier, oben im Feigenbaum. Es hatte sie auf dem Schoß und wollte nicht, dass jemand zusah.',
          'Aber im Feigenbaum saß ein junges Faultier und hielt die Laterne im Arm. Wenn jemand nach oben sah, machte es die Augen zu und war damit fort.',
        ],
        worse: [
          'Das Faultier drehte sich zum Stamm, das dauerte eine Weile. Als es fertig war, sah man im Feigenbaum von der Laterne keinen Schein mehr.',
          'Das junge Faultier zog sich ein Blatt über das Gesicht und eins über die Laterne. Jetzt war der Feigenbaum oben so dunkel wie unten.',
        ],
        sign: [
          'Hinter dem Stamm schaute eine Kralle hervor. Sie winkte ein wenig, oder sie wollte erst anfangen zu winken.',
          'Unter dem Blatt hing eine Kralle hervor. Sie ging auf, überlegte und ging wieder zu.',
        ],
        yields: [
          'Da drehte sich das Faultier wieder her, das dauerte auch eine Weile. Es hielt die Laterne am langen Arm heraus, bis aus dem Feigenbaum.',
          'Das Blatt rutschte ab, und dahinter war ein Gesicht, das langsam lächelte. Aus dem Feigenbaum kam die Laterne herunter, an einem Arm, der immer noch länger wurde.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Wachameise' },
        holds: [
          'Aber am Feigenbaum ging es über eine Stufe, und auf der Stufe stand die Wachameise. Die Laterne hing gleich hinter ihr. Vorbei kam keiner, der größer war als sie, und alle waren größer.',
          'Aber unter dem Feigenbaum war die Stufe zur Laterne besetzt. Da stand die Wachameise, so groß wie ein Reiskorn, und sagte: Halt.',
        ],
        worse: [
          'Die Wachameise stellte sich quer und beide Fühler hoch. Die Laterne war jetzt hinter ihr, und aus Prinzip war sie nicht mehr zu sehen.',
          'Die Wachameise sagte noch einmal Halt, mit allen sechs Beinen. Hinter ihr kam ein Windstoß und blies die Laterne aus dem Blick.',
        ],
        sign: [
          'Neben der Stufe lag ein Krümel, dreimal so groß wie die Wachameise. Ihre Fühler zeigten zu ihm hin, auch wenn sie geradeaus sah.',
          'Nach jedem Halt sah die Wachameise zur Seite. Ein Krümel lag dort, und für eine allein war er zu schwer.',
        ],
        yields: [
          'Nun trat die Wachameise von der Stufe und grüßte mit dem linken Fühler. Am Feigenbaum hing die Laterne, eine Handbreit weiter.',
          'Die Wachameise war mit dem Krümel beschäftigt und hatte keine Hand mehr frei für Halt. Die Stufe am Feigenbaum war leer, und die Laterne hing gleich dahinter.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Samenzapfen', gen: 'Samenzapfens' },
        holds: [
          'Aber vom Feigenbaum war ein Samenzapfen gefallen, genau auf die Schnur der Laterne. Er war so dick wie ein Schaf und lag auch so da.',
          'Aber die Laterne kam nicht vom Fleck, denn auf ihrer Schnur lag ein Samenzapfen. Er war vom Feigenbaum gefallen und wog so viel wie ein Schulkind.',
        ],
        worse: [
          'Der Samenzapfen sank tiefer ins Moos. Die Schnur wurde stramm, und die Laterne lag flach wie ein Blatt.',
          'Der Samenzapfen rollte ein Stück, aber in die falsche Richtung. Nun lag er unter dem Feigenbaum auch noch halb auf der Laterne, und ihr Licht wurde klein.',
        ],
        sign: [
          'An einer Schuppe lag der Zapfen auf einer Wurzel. Dort wackelte er, wenn der Wind ging.',
          'Der Samenzapfen lag nicht überall auf. An einer Seite konnte man unter ihm hindurchsehen.',
        ],
        yields: [
          'Dann rollte der Samenzapfen vom Feigenbaum weg und blieb auf der anderen Seite liegen. Die Laterne stand von selbst auf und leuchtete gleich.',
          'Der Samenzapfen kippte über die Wurzel und war nur noch Laub. Unter dem Feigenbaum holte die Laterne Luft und wurde rund und grün.',
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
