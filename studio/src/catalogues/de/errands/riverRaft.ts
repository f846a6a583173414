import type { DeErrands } from '../../schema.ts';

export const riverRaft = {
  wheel: {
    title: ['Opa und das Mühlrad', '{hero} am Biberdamm'],
    prize: { g: 'n', one: 'Mühlrad' },
    obstacle: { g: 'm', one: 'Biberdamm' },
    task: [
      'Opa ging am Ufer nebenher, die Hosen hochgekrempelt. Als er klein war, hatte das Mühlrad geklappert. Seit der Flut stand es. Ein einziges Mal wollte er es noch hören, bevor es dunkel war.',
      'Opa hielt die Hand ans Ohr und ging am Ufer mit. Er horchte auf das Mühlrad. Als Kind hatte er danach einschlafen können, aber seit der Flut stand es still. Bald war es dunkel.',
    ],
    gift: [
      'Das Mühlrad klapperte, klapp und klapp und klapp. Opa setzte sich ins Gras, zog einen Schuh aus und schlug damit den Takt.',
      'Klapp, machte das Mühlrad, und dann ging es wieder, langsam und nass. Opa legte sich ins Gras, die Hände unter dem Kopf. Als es zehnmal geklappert hatte, schlief er.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Weidenast' },
        holds: [
          'Aber aus dem Biberdamm war ein Weidenast ins Mühlrad gewachsen, durch eine Speiche hinein und durch die nächste heraus.',
          'Aber das Mühlrad stand, weil ein Weidenast es an der Hand hielt. Vom Biberdamm her war er gewachsen, durch alle Speichen.',
        ],
        worse: [
          'Der Weidenast bog sich fester herum. Das Mühlrad sank um einen Zahn, und am Biberdamm knackte es.',
          'Der Weidenast knarrte und zog noch einen Zweig durch. Am Biberdamm schäumte es, und das Mühlrad drehte sich einen Finger weit zurück.',
        ],
        sign: [
          'Nahe an der Nabe machte der Weidenast einen Bogen, ganz lose. Eine Libelle flog hindurch und wieder zurück.',
          'Bei der Nabe stand der Weidenast in einem weiten Bogen ab. Ein Eisvogel saß darauf und wippte.',
        ],
        yields: [
          'Aus der letzten Speiche glitt ein Zweig und schwamm davon. Das Mühlrad zögerte einen Zahn lang, dann ging es.',
          'Der Weidenast ließ Speiche um Speiche los. Über den Biberdamm kam ein Schwall, und das Mühlrad nahm ihn und gab ihn weiter.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Baumstamm' },
        holds: [
          'Aber vor dem Biberdamm lag ein Baumstamm quer und drückte gegen das Mühlrad. Er war dicker als drei Bäuche.',
          'Aber ein Baumstamm war den Fluss heruntergekommen und hatte sich an den Biberdamm gelegt, genau vor das Mühlrad. Die Flut hatte ihn gebracht, ohne Flut ging er nicht.',
        ],
        worse: [
          'Der Baumstamm setzte sich in den Schlamm, mit einem Schmatz. Das Mühlrad stand nun eng an der Wand.',
          'Der Baumstamm drehte sich und lag nun noch satter. Am Biberdamm staute sich das Wasser, und das Mühlrad knirschte in seinem Lager.',
        ],
        sign: [
          'Ein Ende vom Baumstamm wippte, wenn eine Welle kam. Es wippte auch bei ganz kleinen.',
          'Das dünne Ende vom Baumstamm schwamm. Bei jeder Welle nickte es.',
        ],
        yields: [
          'Nun kippte der Baumstamm weg und legte sich neben den Biberdamm. Das Mühlrad bekam Wasser auf die Schaufeln, und eine ging hinunter.',
          'Das dünne Ende schwamm davon, und das dicke kam mit. Am Biberdamm war der Weg frei, und das Mühlrad tat, als hätte es nur kurz nachgedacht.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Stock' },
        holds: [
          'Aber zum Mühlrad kam kein Wasser, der Biberdamm lag davor. Jeder Stock darin hielt den nächsten, und den hielt der übernächste.',
          'Aber der Biberdamm war von Leuten gebaut, die etwas davon verstehen. Zog man einen Stock heraus, so hielten die anderen ihn fest, und das Mühlrad bekam keinen Tropfen.',
        ],
        worse: [
          'Es rutschte. Der Biberdamm lag wieder da, nur krummer, und beim Mühlrad wurde auch noch die Pfütze trocken.',
          'Der Stock rutschte zurück und zog vier andere mit. Am Biberdamm war nun alles noch fester, und das Mühlrad stand in einer Pfütze ohne Wasser.',
        ],
        sign: [
          'Auf der anderen Seite stand ein Aststumpf heraus, gut zum Anfassen. Ein Frosch saß darauf, schon die ganze Zeit.',
          'Der Stock hatte auf der Seite zum Wald auch ein Ende. Dort saß ein Frosch und sah aus, als warte er auf jemanden.',
        ],
        yields: [
          'Im Biberdamm war eine Lücke, so breit wie ein Schuh. Das Wasser fand sie sofort, und das Mühlrad ruckte.',
          'Der Stock kam heraus, vorn und hinten zugleich, und der Frosch sprang ab. Durch den Biberdamm lief ein Strahl, und das Mühlrad machte einen Schritt.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Baumstamm' },
        holds: [
          'Aber zum Mühlrad kam man nur über einen Baumstamm am Biberdamm, und der war nass und glatt wie Seife. Opa hielt von unten eine Hand hin.',
          'Aber bis zum Mühlrad musste man über einen Baumstamm, und der lag am Biberdamm halb im Wasser. Er war rund und nass, und Opa hielt seine Mütze fest.',
        ],
        worse: [
          'Der Baumstamm drehte sich, und alle Füße standen wieder am Ufer. Das Mühlrad ruckte eine halbe Schaufel zurück.',
          'Der Baumstamm rollte, und Opa zog alle am Kragen heraus. Das Mühlrad war so weit weg wie vorher, nur waren alle nasser, auch der Biberdamm.',
        ],
        sign: [
          'In der Mitte vom Baumstamm war ein Stück Rinde trocken. Sie war rau wie eine Feile.',
          'Auf dem Baumstamm lag ein trockener Fleck, so lang wie ein Fuß. Eine Eidechse sonnte sich darauf.',
        ],
        yields: [
          'Der Fuß hielt, und der zweite kam nach. Vor ihnen war das Mühlrad, ein Stups, und es erinnerte sich.',
          'Auf dem trockenen Fleck hielt der Fuß, und Opas Hand hielt den Rest. Am Ende vom Biberdamm ließ sich das Mühlrad anstupsen, und es ging.',
        ],
      },
    },
  },
  basket: {
    title: ['Der Picknickkorb im Schilf', '{hero} und das karierte Tuch'],
    prize: { g: 'm', one: 'Picknickkorb' },
    obstacle: { g: 'n', one: 'Schilf' },
    task: [
      'An der Biegung saß die Frau, die die Otter zählt. Seit Mittag hatte sie nichts gegessen, denn wer zählt, darf nicht weg. Um sechs sollte der Picknickkorb bei ihr sein. Leider war er unterwegs vom Floß geschwommen.',
      'Die Frau, die die Otter zählt, winkte vom Ufer mit leerer Hand. Weggehen darf sie nicht, sonst zählt sie einen doppelt. Um sechs wollte sie essen. Der Picknickkorb aber war in der Strömung vom Floß geschwommen.',
    ],
    gift: [
      'Die Otterzählerin biss in ein Brot, ohne vom Wasser wegzusehen. Mit der freien Hand hielt sie den Picknickkorb auf, damit sich alle eins nahmen.',
      'Im Picknickkorb war alles trocken bis auf die Gurken. Die Otterzählerin aß mit der linken Hand und machte mit der rechten einen Strich. Es war der siebzehnte Otter, und er sah ihr Brot an.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Erpel' },
        holds: [
          'Aber der Picknickkorb war im Schilf gelandet, und davor stand ein Erpel. Er tat so, als wäre er der Besitzer.',
          'Aber vor dem Picknickkorb im Schilf war ein Erpel im Dienst. Er hatte grüne Federn am Kopf und machte ein Gesicht wie ein Zollbeamter.',
        ],
        worse: [
          'Der Erpel machte den Hals lang und die Flügel breit. Vom Picknickkorb war nichts mehr zu sehen, nur noch Erpel.',
          'Der Erpel zischte und schwamm einen Kreis. Der Picknickkorb war nun in der Mitte vom Kreis, und der Kreis ging durchs ganze Schilf.',
        ],
        sign: [
          'Der Erpel sah dauernd zur Seite. Hinter einem Ast im Schilf piepste ein Küken auf der falschen Seite.',
          'Ein Küken piepste hinter einem Ast und konnte nicht herüber. Bei jedem Piep zuckte der Erpel mit dem Kopf.',
        ],
        yields: [
          'Nun klappte der Erpel die Flügel ein und watschelte davon, das Küken hinterdrein. Der Picknickkorb schaukelte leise im Flachen.',
          'Der Erpel hatte sein Küken wieder und zählte es, obwohl es nur eins war. Im Schilf trieb der Picknickkorb, und keiner verlangte Zoll.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Jungotter' },
        holds: [
          'Aber im Schilf saß ein Jungotter hinter dem Picknickkorb. Einen Zipfel vom karierten Tuch hatte er im Maul.',
          'Aber ein Jungotter hatte den Picknickkorb ins Schilf gezogen und wohnte nun dahinter. Er hatte noch nie Butterbrot gerochen und noch nie Menschen.',
        ],
        worse: [
          'Der Jungotter ging rückwärts ins Schilf. Das karierte Tuch wurde lang und länger, und der Picknickkorb kippte.',
          'Der Jungotter tauchte, und der Zipfel in seinem Maul tauchte mit. Im Schilf stand der Picknickkorb schief und nahm Wasser.',
        ],
        sign: [
          'Zwischen zwei Halmen stand eine nasse Nase. Sie ging auf und zu.',
          'Blasen stiegen auf, eine nach der anderen. Sie kamen näher.',
        ],
        yields: [
          'Dann kam der Jungotter herausgeschwommen, um nachzusehen. Den Picknickkorb schob er mit dem Bauch vor sich her.',
          'Der Jungotter kam hoch, mit Schilf auf dem Kopf. Er stieß den Picknickkorb mit der Stirn an, und der schwamm herüber wie ein Schiff.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Wurzelhöhle' },
        holds: [
          'Aber der Picknickkorb war durchs Schilf unter die Erlen getrieben. Dort ist eine Wurzelhöhle, und darin ist immer Abend.',
          'Aber hinter dem Schilf, unter den Erlen, war eine Wurzelhöhle, und der Picknickkorb war hineingetrieben. Man sah Wurzeln, dann Schwarz, dann nichts.',
        ],
        worse: [
          'Eine Wolke schob sich vor die Sonne. Die Wurzelhöhle wurde tiefer, und vom Picknickkorb sah man kein einziges Karo.',
          'Ein Blatt wie ein Tisch legte sich vor den Eingang. In der Wurzelhöhle hinter dem Schilf war der Picknickkorb so verschwunden wie ein Kiesel im Fluss.',
        ],
        sign: [
          'Weit hinten leuchtete etwas Rotes auf, so klein wie eine Himbeere.',
          'In der Schwärze war ein Tupfen, rot wie Mohn. Er schaukelte.',
        ],
        yields: [
          'Rot, weiß, rot, weiß: Da hing das karierte Tuch an einer Wurzel. Darunter stand der Picknickkorb, sogar aufrecht.',
          'Um den Tupfen herum wurde es kariert. Aus dem Schilf kam der Picknickkorb, und das Tuch hatte eine Wurzel als Brosche.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber der Picknickkorb steckte im Schilf, hinter einer Lücke, durch die gerade eine Ente passte.',
          'Aber das Schilf hatte den Picknickkorb eingelassen und dann die Lücke kleiner gemacht. Eine Ente kam noch hindurch, ein Korb nicht.',
        ],
        worse: [
          'Die Halme schlossen sich, und die Lücke war noch halb so breit. Der Picknickkorb trieb weiter ins Schilf.',
          'Die Halme standen auf Zehenspitzen, und die Lücke wurde ein Strich. Hinter dem Schilf drehte sich der Picknickkorb und entfernte sich.',
        ],
        sign: [
          'Nahe am Ufer standen die Halme weiter auseinander. Dort war sogar Platz für zwei Enten.',
          'Am Ufer hatte jemand eine Rinne getrampelt, mit Schwimmfüßen. Dort war die Lücke doppelt.',
        ],
        yields: [
          'Die Halme gingen auseinander und hinter dem Picknickkorb wieder zusammen. Er war draußen, und das Schilf rauschte noch ein wenig.',
          'Durch die Entenrinne kam der Picknickkorb, und zwei Enten schimpften hinterher. Das Schilf wischte ihm noch einmal über den Deckel.',
        ],
      },
    },
  },
  horn: {
    title: ['Tuten für den Fährjungen', '{hero} und das Blechhorn'],
    prize: { g: 'n', one: 'Blechhorn' },
    obstacle: { g: 'm', one: 'Mühlengarten' },
    task: [
      'Der kleine Junge an der Fähre winkte jedem Boot. In der Dämmerung sieht man kein Winken, dann horcht er. Das Floß musste also tuten, und das Blechhorn lag noch, wo sie mittags Rast gemacht hatten.',
      'In der Dämmerung saß am Fährhaus ein kleiner Junge auf der Stufe, schon im Schlafanzug. Er wartete, bis ein Boot ihn grüßte, und weil es dunkel wurde, wartete er mit den Ohren. Das Blechhorn war aber am Mittagsplatz geblieben.',
    ],
    gift: [
      'Am Fährhaus stand der kleine Junge im Schlafanzug. Das Blechhorn machte einmal Bööö. Er nahm beide Hände an den Mund und machte es nach, und dann ging er ins Bett.',
      'Bööö, machte das Blechhorn. Am Fährhaus sprang einer auf und hüpfte auf der Stelle. Als das Floß um die Biegung war, machte es von dort auch Bööö, nur durch zwei Hände.',
    ],
    by: {
      noisy: {
        part: { g: 'n', one: 'Wehr' },
        holds: [
          'Aber neben dem Mühlengarten rauschte das Wehr, dass man kein Wort verstand. Was das Blechhorn auch sagte, es ging darin unter.',
          'Aber das Wehr beim Mühlengarten redete für drei. Das Blechhorn stand daneben auf der Bank, und was es sagte, hörten höchstens die Fische.',
        ],
        worse: [
          'Der Wind drehte, und das Wehr rauschte noch lauter. Vom Blechhorn hörte man im Mühlengarten nicht einmal mehr den Atem.',
          'Das Wehr bekam noch einen Bach dazu. Im Mühlengarten blies das Blechhorn nur noch Mienenspiel.',
        ],
        sign: [
          'Alle paar Augenblicke fiel am Wehr die Klappe zu. Dann war es so lange still, wie ein Schluckauf dauert.',
          'Klappte am Wehr die Klappe, so stand das Wasser kurz still. Man hörte einen Tropfen von der Kante fallen.',
        ],
        yields: [
          'Die Klappe am Wehr blieb zu. Aus dem Mühlengarten kam ein tiefer Ton, mit einer Beule darin: das Blechhorn.',
          'Das Wasser stand, und diesmal blieb es stehen. Über den Mühlengarten ging ein Ton, breit wie ein Kuhrücken: Das Blechhorn hatte das Wort.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Hund' },
        holds: [
          'Aber im Mühlengarten schlief der Hund des Müllers. Er schlief auf dem Riemen vom Blechhorn, und zwar auf ganzer Länge.',
          'Aber auf dem Riemen vom Blechhorn lag im Mühlengarten der Hund des Müllers. Er schlief so fest, dass ihm ein Schmetterling auf der Nase saß.',
        ],
        worse: [
          'Der Hund brummte und streckte sich noch länger. Das Blechhorn lag jetzt unter seinem Ohr.',
          'Der Hund zuckte, und der Schmetterling flog auf. Das Blechhorn steckte im Mühlengarten nun bis zum Trichter unter einem Hundebauch.',
        ],
        sign: [
          'Vor dem Hund lagen ein Knochen, ein Stock und ein halber Ball, schön in einer Reihe.',
          'Knochen, Stock und Ball lagen vor dem Hund, und keiner berührte den anderen. Er hatte sie gezählt, ehe er einschlief.',
        ],
        yields: [
          'Dann seufzte der Hund und rollte auf den Rücken, alle vier Pfoten in der Luft. Das Blechhorn lag frei im Gras.',
          'Der Hund drehte sich um, mit einem Brummer wie ein Fass. Im Mühlengarten lag das Blechhorn, und der Riemen war warm.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Ziege' },
        holds: [
          'Aber im Mühlengarten wohnte eine Ziege, und die trug das Blechhorn am Riemen im Maul. Sie hielt alles für ein Spiel.',
          'Aber die Ziege im Mühlengarten hielt das Blechhorn für ihre Glocke. Rief man halt, so läutete sie damit.',
        ],
        worse: [
          'Die Ziege lief um den Apfelbaum, jetzt in der anderen Richtung. Das Blechhorn schlug an den Stamm und bekam noch eine Beule.',
          'Die Ziege läutete sich durch alle Beete. Das Blechhorn stieß an die Pumpe, an den Zaun und an den halben Mühlengarten.',
        ],
        sign: [
          'Der Wind schüttelte ein paar Blätter. Die Ziege blieb stehen, spitzte die Ohren und kam zwei Schritte näher.',
          'Raschelte es in den Blättern, so vergaß die Ziege alles andere. Laub fraß sie lieber als Lob.',
        ],
        yields: [
          'Nun kam die Ziege von allein und machte das Maul auf. Das Blechhorn fiel ins Gras, nass und fast heil.',
          'Die Ziege kam, um zu sehen, was da raschelte, und zum Fressen braucht man das Maul leer. Im Gras vom Mühlengarten lag das Blechhorn.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Mundstück' },
        holds: [
          'Aber im Mühlengarten war jemand auf das Blechhorn getreten. Das Mundstück saß schief, und heraus kam nur noch Luft.',
          'Aber das Blechhorn aus dem Mühlengarten hatte ein Mundstück, und das Mundstück hing nur noch so daran. Blies man, so klang es nach Suppe.',
        ],
        worse: [
          'Vom Mundstück fiel auch noch der Ring ab. Das Blechhorn hauchte bloß, wie einer, der eine Scheibe beschlägt.',
          'Der Ring sprang ab und rollte durch den Mühlengarten. Das Blechhorn machte jetzt nicht einmal mehr Suppe.',
        ],
        sign: [
          'Am Mundstück und am Horn glänzte je eine Kante. Der Zacken hier war die Kerbe dort.',
          'Im Gras lag ein kleiner Zacken aus Blech. Am Mundstück war eine Lücke, nicht größer und nicht kleiner.',
        ],
        yields: [
          'Das Mundstück saß, ein wenig schräg. Der Ton vom Blechhorn ging nun um die Ecke, aber er war tief und er war da.',
          'Das Mundstück saß, und vorn kam heraus, was hinten hineinging. Durch den Mühlengarten tutete das Blechhorn, mit einer kleinen Kurve im Ton.',
        ],
      },
    },
  },
  race: {
    title: ['Start um zwei', '{hero} und die Nummer sieben'],
    prize: { g: 'n', one: 'Floß' },
    obstacle: { g: 'm', one: 'Bauplatz' },
    task: [
      'Um zwei war Start zum Rennen der Flussdörfer. Das ganze Dorf stand auf der Brücke und suchte die Nummer sieben. Die Nummer sieben hatte bei der Probefahrt vier Minuten gehalten und lag seitdem in Teilen am Ufer. Ohne Floß gab es kein Boot fürs Dorf.',
    ],
    gift: [
      'Das Floß lag um zwei an der Leine, die Nummer sieben nach vorn. Von der Brücke hing ein Bettlaken mit ihren Namen, alle falsch geschrieben und alle da.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Seil' },
        holds: [
          'Aber quer über den Bauplatz lief das Seil, das die Stämme halten sollte, durch sich selbst und wieder zurück. Das Floß sah aus wie ein Paket von jemandem, der keine Pakete packt.',
        ],
        worse: [
          'Das Seil zog sich in sich fest. Das Schild mit der Sieben hing nun unter dem Floß und zeigte den Fischen, wer da kam.',
        ],
        sign: [
          'Am zweiten Stamm lag eine Schlinge lose obenauf. Um die hatte sich auf dem ganzen Bauplatz noch keiner gekümmert.',
        ],
        yields: [
          'Da lief das Seil bis zum letzten Stamm durch und ließ sich legen, wie es gedacht war. Das Floß lag flach, die Nummer nach oben.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Schiedsrichter' },
        holds: [
          'Aber vor dem Bauplatz stand der Schiedsrichter. Ohne vollständige Liste kam kein Floß ins Wasser, und die Liste war bei der Probefahrt mit untergegangen.',
        ],
        worse: [
          'Der Schiedsrichter ließ die Schranke herunter. Das Floß stand dahinter, zehn Schritte vom Wasser, und auf dem Bauplatz rollte jemand schon die Planen ein.',
        ],
        sign: [
          'Der Schiedsrichter sah immer wieder zum Fluss. Dort trieb eine Boje, wo keine hingehörte, und an seinem Steg hing das Ende einer Leine.',
        ],
        yields: [
          'Dann klemmte sich der Schiedsrichter das Klemmbrett unter den Arm und hob die Schranke mit der Hand. Das Floß rollte vom Bauplatz ins Flache.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Stamm', adj: 'äußer' },
        holds: [
          'Aber am Bauplatz fehlten Hände. Drückte man am Floß den äußeren Stamm an, kam auf der anderen Seite einer heraus.',
        ],
        worse: [
          'Der äußere Stamm rollte wieder ab und nahm den nächsten mit. Das Floß lag auf dem Bauplatz wie ein Fächer, die Nummer sieben im Schlamm.',
        ],
        sign: [
          'Auf der fernen Seite hing am äußeren Stamm noch ein Griff aus Seil. Er war so sauber wie am ersten Tag.',
        ],
        yields: [
          'Dann rückte der äußere Stamm ein, und die Reihe schloss sich mit einem dumpfen Ton. Das Floß war ein Floß.',
        ],
      },
    },
  },
  gauge: {
    title: ['Ein Jahr Fluss', '{hero} und die Seite vom November'],
    prize: { g: 'n', one: 'Flusstagebuch' },
    obstacle: { g: 'f', one: 'Flusswerkstatt' },
    task: [
      'Um sieben wurde auf der Brücke das Flusstagebuch vorgelesen, ein ganzes Jahr, jeder Tag von einer anderen Stimme. Seit einem harten Wort gestern fehlte eine Stimme. Und ohne Ende ist ein Jahr nur eine lange Reihe Wasserstände.',
    ],
    gift: [
      'Auf der Brücke lasen sie das Flusstagebuch, Tag um Tag, und unten lief der Fluss mit. Beim letzten Satz wurde es dunkel. Keiner klatschte, weil man sonst das Wasser nicht gehört hätte.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Bindung' },
        holds: [
          'Aber in der Flusswerkstatt war beim Streit das Flusstagebuch hinuntergefallen, und die Bindung war aufgegangen. Der Fluss lag in losen Blättern da.',
        ],
        worse: [
          'Die Bindung riss ein Stück weiter. Ein Blatt rutschte unter den Kopierer, und im Flusstagebuch gab es keinen November mehr.',
        ],
        sign: [
          'An den Rücken der beiden Hälften saßen Fadenlöcher, immer vier und dann eine Lücke, hüben wie drüben.',
        ],
        yields: [
          'Ein Faden lief durch alle zwölf Monate. Das Flusstagebuch ging nicht mehr ganz zu, aber in der Flusswerkstatt fiel auch nichts mehr heraus.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Schreiber' },
        holds: [
          'Aber die letzte Seite vom Flusstagebuch hatte der Schreiber, und der saß nicht in der Flusswerkstatt. Er saß unter der Brückentreppe mit dem Rücken zum Weg.',
        ],
        worse: [
          'Der Schreiber rückte eine Stufe weiter hinunter. Die Seite nahm er mit, und das Flusstagebuch hörte am dreißigsten Dezember auf.',
        ],
        sign: ['Aus der Kapuze des Schreibers sah das Ende eines Bleistifts. Es bewegte sich.'],
        yields: [
          'Dann kam der Schreiber die Stufen herauf, die Seite gefaltet in der Hand. In der Flusswerkstatt legte er sie hinten ins Flusstagebuch, und sie war länger geworden.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Blatt', adj: 'nass' },
        holds: [
          'Aber die letzte Seite war beim Streit ins Wasser gefallen. Nun hing sie in der Flusswerkstatt an der Leine, ein nasses Blatt, und das Flusstagebuch wartete darunter.',
        ],
        worse: [
          'Es klappte wieder zusammen, feucht auf feucht. Die Schrift lief auseinander, und das Flusstagebuch drohte mit einem Klecks zu enden.',
        ],
        sign: ['Eine Ecke war heller geworden. Sie stand ein wenig ab und raschelte, wenn die Tür ging.'],
        yields: [
          'Da war das Blatt wellig wie der Fluss und bis zur letzten Zeile trocken. In der Flusswerkstatt kam es ins Flusstagebuch, und lesen konnte man es auch.',
        ],
      },
    },
  },
} satisfies DeErrands;
