import type { DeErrands } from '../../schema.ts';

export const familyCamping = {
  torch: {
    title: ['Licht vor dem ersten Stern', '{hero} und der Stangenhaufen'],
    prize: { g: 'f', one: 'Taschenlampe' },
    obstacle: { g: 'm', one: 'Stangenhaufen', gen: 'Stangenhaufens' },
    task: [
      'Das kleinste Campingkind wollte zum Zähneputzen begleitet werden, quer über die Wiese. Am Rand stand schon ein halber Stern. Ohne die Taschenlampe sah man dort keine Maulwurfshügel, und sie waren überall.',
      'Das kleinste Campingkind stand da mit Zahnbürste und Handtuch und traute der Wiese nicht. Sie war voller Maulwurfshügel, und man sah keinen. Dafür gab es die Taschenlampe. Am Himmel war schon der erste Stern.',
    ],
    gift: [
      'Die Taschenlampe malte einen Kreis ins Gras, und das kleinste Campingkind lief in dem Kreis bis zum Waschhaus. Auf dem Rückweg leuchtete es selbst, die ganze Zeit auf die eigenen Füße.',
      'Vor den Füßen vom kleinsten Campingkind lief ein heller Fleck her, über jeden Hügel drüber. Am Waschhaus putzte es die Zähne und leuchtete sich dabei im Spiegel in den Mund.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Zeltschnur' },
        holds: [
          'Aber auf der Taschenlampe lag der Stangenhaufen, und durch ihn ging die Zeltschnur. Sie ging oben hinein und unten hinein und nirgends hinaus.',
          'Aber die Zeltschnur hatte den Stangenhaufen zu einem Paket gemacht, und die Taschenlampe war der Inhalt. Eine Schere war auch darin, ganz unten.',
        ],
        worse: [
          'Die Zeltschnur saß so straff, dass sie brummte. Die Taschenlampe war tiefer in den Stangenhaufen gerutscht, bis auf den verbeulten Ring.',
          'Die Zeltschnur sirrte, so stramm war sie. Im Stangenhaufen drehte sich die Taschenlampe mit dem Glas nach unten und rutschte ab.',
        ],
        sign: [
          'Beim roten Hering war die Zeltschnur ganz locker. Dort lag eine Schlaufe im Gras wie ein liegen gelassenes O.',
          'Am roten Hering lag die Zeltschnur locker. Eine Raupe benutzte sie als Brücke.',
        ],
        yields: [
          'Der Stangenhaufen machte klapp und war nur noch ein paar Stangen. Die Taschenlampe rollte ins Gras, den verbeulten Ring voran.',
          'Der Stangenhaufen fiel auseinander wie Mikado. Die Taschenlampe lag obenauf und hatte nur eine Beule, die alte.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber auf der Taschenlampe lag der Stangenhaufen, und jede Stange steckte in einer anderen. Zog man an der längsten, so zogen alle anderen zurück.',
          'Aber unter dem Stangenhaufen lag die Taschenlampe, und die längste Stange lag auf allem. Wer sie an einem Ende hob, drückte mit dem anderen.',
        ],
        worse: [
          'Die Stangen lagen wieder da, krummer als vorher. Von der Taschenlampe sah man im Stangenhaufen gar nichts mehr.',
          'Es schepperte, und der Stangenhaufen war um eine Stange verwickelter. Die Taschenlampe war nun unter allem und unter dem Rest auch.',
        ],
        sign: [
          'Das andere Ende der längsten Stange lag im Gras. Es war frei, und eine Schnecke ging darauf spazieren.',
          'Die längste Stange hatte noch ein Ende, drüben im Gras. Es lag da und hatte Tau.',
        ],
        yields: [
          'Der Stangenhaufen hob sich wie ein Deckel. Darunter lag die Taschenlampe auf einem Stück plattem Gras.',
          'An beiden Enden zugleich ging die Stange hoch, und der Stangenhaufen hing daran wie Wäsche. Darunter lag die Taschenlampe und war ein wenig beschlagen.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Stangenhaufen', gen: 'Stangenhaufens' },
        holds: [
          'Aber die Taschenlampe lag ganz unten im Stangenhaufen, unter dem Zelttuch. Um etwas zu sehen, hätte man sie selbst gebraucht.',
          'Aber im Stangenhaufen war es unter dem Zelttuch so dunkel, dass man die Stangen zählen musste statt sehen. Die Taschenlampe war eine davon, die kurze.',
        ],
        worse: [
          'Das Zelttuch sackte nach, und im Stangenhaufen wurde es noch schwärzer. Wo die Taschenlampe lag, hätte nicht einmal eine Eule gewusst.',
          'Das Zelttuch rutschte und deckte auch noch das letzte Loch zu. In so einem Stangenhaufen ist sogar eine Taschenlampe nichts weiter als dunkel.',
        ],
        sign: [
          'Tief unten glänzte etwas, rund und klein. So glänzt Glas, wenn ein halber Stern darauf scheint.',
          'Unten spiegelte sich ein Stern. Er spiegelte sich in etwas, das rund war.',
        ],
        yields: [
          'Unter dem Zelttuch, neben einem Löffel, lag die Taschenlampe. Sie ging an, und der Stangenhaufen war innen gelb wie ein Haus.',
          'Unter dem Stern war Glas, und hinter dem Glas war die Taschenlampe. Ein Klick, und der Stangenhaufen warf Schatten bis an den Wald.',
        ],
      },
    },
  },
  toggle: {
    title: ['Ein Knebel für das Zelt', '{hero} und die falsche Nuss'],
    prize: { g: 'm', one: 'Holzknebel' },
    obstacle: { g: 'n', one: 'Eichhörnchen' },
    task: [
      'Bei den Nachbarn flatterte die Zelttür, denn ihr Holzknebel war fort. Jedes Mal, wenn sie flatterte, wachte das Baby auf. Es wachte sehr laut auf, und der Wind fing gerade erst an.',
      'Flapp, machte es nebenan, und dann weinte das Baby. Es schlief wieder ein, und es machte flapp. An der Zelttür der Nachbarn fehlte der Holzknebel, und der Wind wurde gerade erst wach.',
    ],
    gift: [
      'Der Holzknebel ging durch die Schlaufe, und die Zelttür hielt still. Drinnen schmatzte das Baby zweimal. Der Nachbar legte den Finger an den Mund und reichte drei Birnen aus dem Zelt, ohne ein Geräusch.',
      'Der Holzknebel rutschte in die Schlaufe, und danach machte nichts mehr flapp. Man hörte das Baby atmen. Die Nachbarin steckte den Kopf heraus, faltete die Hände unter der Backe und verschwand.',
    ],
    by: {
      shy: {
        part: { g: 'n', one: 'Eichhörnchen' },
        holds: [
          'Aber den Holzknebel hatte das Eichhörnchen für eine Nuss gehalten und in seine Baumhöhle getragen. Es saß darauf und kam nicht heraus.',
          'Aber das Eichhörnchen hatte den Holzknebel in seine Baumhöhle gebracht und kam seitdem nicht mehr an die Tür. Menschen waren ihm zu groß und zu viele.',
        ],
        worse: [
          'In der Baumhöhle kratzte es, tiefer und tiefer. Das Eichhörnchen war nicht mehr zu sehen und der Holzknebel schon gar nicht.',
          'Drinnen scharrte es. Das Eichhörnchen hatte den Holzknebel wohl noch tiefer verstaut, denn es kamen Späne heraus.',
        ],
        sign: [
          'Aus dem Loch hing eine Schwanzspitze. Die hatte das Eichhörnchen vergessen.',
          'Über dem Rand vom Loch stand ein Ohrpinsel. Er zitterte im Wind, obwohl keiner ging.',
        ],
        yields: [
          'Aus dem Loch kam das Eichhörnchen, Kopf nach unten. Es ließ den Holzknebel ins Moos fallen, denn die Nuss war ihm zu hart.',
          'Das Eichhörnchen streckte sich aus dem Loch, bis es halb draußen hing. Der Holzknebel rutschte ihm aus den Pfoten und fiel genau vor die Schuhe.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Eichhörnchen' },
        holds: [
          'Aber auf dem Baumstumpf saß das Eichhörnchen, und vor ihm lag der Holzknebel. Es bewachte ihn wie die größte Nuss seines Lebens.',
          'Aber der Holzknebel lag auf dem Baumstumpf, und auf dem Baumstumpf saß das Eichhörnchen und schimpfte. Es schimpfte in einem fort, ohne Luft zu holen.',
        ],
        worse: [
          'Das Eichhörnchen sträubte den Schwanz, bis der Baumstumpf dahinter verschwand. Auch vom Holzknebel war nichts mehr zu sehen.',
          'Das Eichhörnchen nahm den Holzknebel zwischen die Vorderpfoten und drehte sich weg. Nun hatte man nur noch Schwanz vor sich.',
        ],
        sign: [
          'Zwischendurch beugte sich das Eichhörnchen weit über den Rand. Am Fuß vom Stumpf lag eine Eichel, eine echte.',
          'Beim Schimpfen schielte das Eichhörnchen auf den Boden. Dort lag eine Eichel mit Hut, und hinunter traute es sich nicht.',
        ],
        yields: [
          'Da sprang das Eichhörnchen vom Stumpf und war mit der Eichel im Baum. Der Holzknebel blieb liegen, mit zwei kleinen Zahnabdrücken.',
          'Das Eichhörnchen hatte die Backen voll und konnte nicht mehr schimpfen. Auf dem Baumstumpf lag der Holzknebel, ein bisschen angeknabbert.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Eichhörnchen' },
        holds: [
          'Aber den Holzknebel hatte das Eichhörnchen. Rief man es, so hielt es das für Fangen, und im Fangen war es besser als alle.',
          'Aber das Eichhörnchen glaubte, der Holzknebel sei ein Spiel mit Leuten. Je lauter man bat, desto schneller lief es.',
        ],
        worse: [
          'Das Eichhörnchen lief rund um den Stamm, immer auf der anderen Seite. Den Holzknebel stopfte es in die Backe, und die Backe wurde eckig.',
          'Das Eichhörnchen lief einen Kringel um das Zelt und einen um den Baum. Den Holzknebel nahm es jedes Mal mit, und jedes Mal hielt es ihn höher.',
        ],
        sign: [
          'Irgendwo schlugen zwei Nüsse aneinander, tock, tock. Das Eichhörnchen blieb stehen und spitzte beide Ohren.',
          'Klickte ein Stein an einen Stein, so stand das Eichhörnchen still. Das Klicken war ein Wort, das es kannte.',
        ],
        yields: [
          'Nun kam das Eichhörnchen den Stamm herunter und spuckte aus, was keine Nuss war. Da lag der Holzknebel und hatte noch seine Rille.',
          'Das Eichhörnchen kam näher, um zu sehen, wer da auf Eichhörnisch redet. Dabei fiel ihm der Holzknebel herunter, und es sah ihm nicht einmal nach.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber das Eichhörnchen hatte den Holzknebel den Stamm hinaufgetragen und in eine Astgabel gelegt. Dem längsten Arm fehlte eine Elle.',
          'Aber das Eichhörnchen hatte den Holzknebel verräumt, und zwar nach oben. Er lag in der Astgabel, und der Stamm bis dahin hatte keine Treppe.',
        ],
        worse: [
          'Das Eichhörnchen trug den Holzknebel noch eine Gabel höher. Dort drehte es ihn um und legte ihn schön gerade hin.',
          'Das Eichhörnchen fand, er sei noch nicht sicher. Der Holzknebel lag nun am Stamm noch eine Armlänge weiter oben und sah aus wie ein Ast.',
        ],
        sign: [
          'Nicht weit über dem Boden hatte der Stamm einen Knubbel. Da passte eine Hand darum oder ein Fuß darauf.',
          'Gleich über den Wurzeln hatte der Stamm eine Beule. Die Rinde darauf war glatt gerieben.',
        ],
        yields: [
          'Von der unteren Gabel aus war es nur noch ein Griff. Das Eichhörnchen schimpfte, und der Holzknebel war in der Hand.',
          'Von der Beule aus war die Astgabel nur noch ein Regalbrett. Da lag der Holzknebel, und das Eichhörnchen warf mit Rinde, aber nicht sehr.',
        ],
      },
    },
  },
  owl: {
    title: ['Zwei Töne und ein langer', '{hero} am nassen Hang'],
    prize: { g: 'm', one: 'Eulenruf' },
    obstacle: { g: 'm', one: 'Wiesenhang' },
    task: [
      'Seit neun Sommern trug der Großvater seinen Klappstuhl auf diese Wiese, um den Eulenruf zu hören. Zwei kurze Töne waren es und ein langer. Heute war der letzte Abend, und ihm fielen schon die Augen zu.',
      'Der Großvater klappte seinen Stuhl auf und legte die Hände auf die Knie. So saß er jeden Sommer und wartete auf den Eulenruf, zwei kurze Töne, ein langer. Es war der letzte Abend, und er gähnte schon.',
    ],
    gift: [
      'Der Großvater machte die Augen auf und hob einen Finger. Er ließ ihn oben, bis der Eulenruf zu Ende war. Dann gab es von ihm eine Antwort, etwas heiser, und die Eule nahm sie an.',
      'Zwei kurze Töne und ein langer. Der Großvater nickte bei jedem, wie man jemandem zuhört, den man lange kennt. Dann klappte er den Stuhl zusammen, ganz leise, und trug ihn ins Zelt.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Wiesenhang' },
        holds: [
          'Aber den Eulenruf hörte man nur oben an der Bank, und davor war der Wiesenhang. Er war nass vom Tau, und der Klappstuhl musste mit.',
          'Aber der Eulenruf gehört auf die Bank, und vor der Bank war der Wiesenhang. Das Gras war so nass, dass man mit dem Klappstuhl darauf Schlitten fuhr.',
        ],
        worse: [
          'Alle Schuhe rutschten den Wiesenhang hinunter bis zu den Zelten. Von hier unten klang der Eulenruf so weit weg wie aus dem nächsten Land.',
          'Alles fuhr den Wiesenhang hinab, der Klappstuhl zuerst. Oben fing der Eulenruf gerade an, und hier unten klapperten die Teller.',
        ],
        sign: [
          'Auf halber Höhe sah eine Wurzel aus dem Gras. Sie war trocken und rau wie ein Reibeisen.',
          'Eine Wurzel lief quer durch den Wiesenhang. Auf ihr war das Gras zu Ende, und man konnte stehen.',
        ],
        yields: [
          'Oben stand die Bank, und der Klappstuhl stand daneben. Kein Zelt knatterte mehr, und der Eulenruf kam geradewegs über den Wiesenhang.',
          'Nach der Wurzel wurde der Wiesenhang flach, und man hörte sich selbst wieder. Da kam der Eulenruf, und er war so nah, dass man den Atem davor hörte.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Topfleine' },
        holds: [
          'Aber am Wiesenhang hing die Topfleine, und im Wind schlug jeder Topf gegen jeden. Gegen so viel Blech kam kein Eulenruf an.',
          'Aber der Wiesenhang war voller Geschirr, denn dort hing die Topfleine. Jeder Wind machte Musik daraus, und der Eulenruf hatte keine Chance.',
        ],
        worse: [
          'An der Topfleine klapperte es lauter, und ein Deckel fing auch noch an. Der Eulenruf ging darin unter, nach dem ersten Ton.',
          'Nun schlug auch noch die große Pfanne gegen den Mast. Am Wiesenhang war der Eulenruf nicht einmal mehr ein Gerücht.',
        ],
        sign: [
          'Zwischen zwei Windstößen hingen die Töpfe still. Es dauerte so lange wie ein Atemzug.',
          'Hielt der Wind die Luft an, so hielten alle Töpfe sie mit an. Man hörte dann einen Grashüpfer umsteigen.',
        ],
        yields: [
          'Am Wiesenhang wurde es ruhig, bis zum letzten Deckel. Da kam der Eulenruf, zwei kurze und ein langer, und alle drei Töne waren ganz.',
          'An der Topfleine rührte sich nichts mehr, kein Löffel. Über den Wiesenhang kam der Eulenruf, zwei kurze und ein langer, und der lange ging bis zum See.',
        ],
      },
    },
  },
  stars: {
    title: ['Dreißig Sekunden Himmel', 'Eine Stunde ohne Pfeil'],
    prize: { g: 'm', one: 'Film' },
    obstacle: { g: 'n', one: 'Nachtprogramm' },
    task: [
      'Die Nachtwanderung der Jugendgruppe endete heute an der Hütte. Ein Freund lag mit gebrochenem Bein zu Hause, und sie hatten ihm etwas versprochen: dreißig Sekunden Film mit einer Sternschnuppe darin. Morgen zog der Himmel zu.',
    ],
    gift: [
      'Um halb zwei ging der Film hinaus, dreißig Sekunden lang. Zurück kam ein Foto: ein Gipsbein, ein Fensterbrett und mit Filzstift auf dem Gips ein Stern mit einem Strich dahinter.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Plan' },
        holds: [
          'Aber das Nachtprogramm hing an der Tafel, und jede Gruppe hatte für dieselbe Wiese etwas anderes eingetragen. Für den Film war darin kein Platz.',
        ],
        worse: [
          'Noch ein Pfeil lief über den Plan, und nun gehörte die Wiese drei Gruppen zugleich. Der Film stand unter der Falte, wo ihn niemand mehr las.',
        ],
        sign: [
          'Zwischen allen Pfeilen war im Plan eine Stunde weiß geblieben. Um eins hatte keiner etwas vor.',
        ],
        yields: [
          'Das Nachtprogramm bekam eine neue Zeile, und alle setzten ein Häkchen daneben. Um eins war die Wiese dunkel, und der Film bekam seine Sternschnuppe, ganz links am Rand.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Lagerleiterin' },
        holds: [
          'Aber das Nachtprogramm war Sache der Lagerleiterin, und sie ließ niemanden auf die Wiese. Ohne die Wiese gab es keinen Film, nur Baumkronen.',
        ],
        worse: [
          'Die Lagerleiterin spannte auch über den Pfad ein Band. Der Himmel über der Wiese war jetzt genau dort, wo kein Film mehr hinkam.',
        ],
        sign: [
          'Die Lagerleiterin zählte eine Liste durch, von oben und dann von unten. Jedes Mal fehlte ihr am Ende ein Name.',
        ],
        yields: [
          'Dann hakte die Lagerleiterin den letzten Namen ab, hob das Band und hielt es hoch. Über der Wiese lief der Film, und in der zwanzigsten Sekunde zog etwas Helles hindurch.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Wolke' },
        holds: [
          'Aber über dem Nachtprogramm stand eine Wolke, so breit wie das Tal. Der Film war grau, von der ersten Sekunde bis zur letzten.',
        ],
        worse: [
          'Die Wolke machte wieder zu, und der Film war so grau wie am Anfang. Auf dem Bildschirm zählte er trotzdem weiter.',
        ],
        sign: ['Am Rand der Wolke stand ein Stern. Er war vorhin nicht da gewesen.'],
        yields: [
          'Da zog die Wolke ab, so langsam, wie sie gekommen war. Der Film lief, und in seiner neunzehnten Sekunde fiel etwas quer durchs Bild.',
        ],
      },
    },
  },
  table: {
    title: ['Drei Tischdecken', 'Das letzte Abendessen auf der Wiese'],
    prize: { g: 'f', one: 'Tafel' },
    obstacle: { g: 'm', one: 'Zeltplatzstreit' },
    task: [
      'Drei Familien hatten sich am Mittag um einen Zeltplatz zerstritten und mussten trotzdem bis Sonntag nebeneinander wohnen. Heute war das letzte Abendessen. Früher stand dann eine einzige lange Tafel auf der Wiese, mit drei Decken und am Ende einem Lied.',
    ],
    gift: [
      'An der Tafel fehlten zwei Gabeln, und jemand aß mit dem Heringshammer. Am Ende fing die Tante mit dem Lied an, wie immer zu hoch. In der dritten Strophe stand ein Onkel auf und holte von drüben den Salat.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Cousine' },
        holds: [
          'Aber seit dem Zeltplatzstreit saß die Cousine in ihrem Zelt, und das Zelt war zu. Für die Tafel fehlte ihre Decke, und für das Lied fehlte die zweite Stimme.',
        ],
        worse: [
          'Der Reißverschluss ging bis ganz hinunter. Für die Tafel waren es jetzt zwei Decken, und der Zeltplatzstreit hatte eine Stimme weniger.',
        ],
        sign: [
          'Neben dem Zelt stand ein Teller mit Löffel. Es war der von der Cousine, und jemand hatte ihn schon gedeckt.',
        ],
        yields: [
          'Der Reißverschluss kam herauf, und ein Arm reichte die dritte Decke heraus. Die Cousine kam hinterher, und die Tafel war lang genug.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Onkel', gen: 'Onkels' },
        holds: [
          'Aber der Onkel hörte seit dem Zeltplatzstreit aus jedem Satz einen Vorwurf. Sagte man Tafel, so verstand er: Deine steht schief.',
        ],
        worse: [
          'Der Onkel klappte seinen Tisch zusammen und trug ihn ans andere Ende der Wiese. Von der Tafel war nun die Mitte weg.',
        ],
        sign: [
          'Begann auf der Wiese eins der Kinder das Lied, so summte der Onkel mit. Er tat es mit dem Rücken und merkte es nicht.',
        ],
        yields: [
          'Nun summte der Onkel die Zeile zu Ende, nahm seinen Tisch wieder unter den Arm und kam zurück. Vom Zeltplatzstreit war nur noch die Delle im Gras da, und auf der stand die Tafel.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Tischplatte' },
        holds: [
          'Aber die drei Tische standen auf einer Wiese, und keine war je eben. Schob man zwei zusammen, so ging die Tafel am dritten auseinander, und der Zeltplatzstreit fing von vorn an.',
        ],
        worse: [
          'Die Tischplatte klappte auf, und drei Decken lagen im Gras. Die Tafel war wieder drei Tische, jeder für sich und jeder beleidigt.',
        ],
        sign: [
          'An der langen Platte gab es noch zwei Griffe. Sie waren an der Seite, auf der seit Mittag niemand gestanden hatte.',
        ],
        yields: [
          'Da rastete die Tischplatte ein, an beiden Enden zugleich. Darauf kamen drei Decken, Kante auf Kante, und das war die Tafel.',
        ],
      },
    },
  },
} satisfies DeErrands;
