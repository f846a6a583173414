import type { DeErrands } from '../../schema.ts';

export const underwaterCavern = {
  pearl: {
    title: ['Acht Arme ohne Abend', '{hero} und die Strömung'],
    prize: { g: 'f', one: 'Perle' },
    obstacle: { g: 'f', one: 'Strömung' },
    task: [
      'Der Krake hatte eine Perle, nicht größer als eine Erbse. Wenn sie leuchtete, wussten alle acht Arme, dass Abend war. Nun lag sie drüben, und wenn die Flut drehte, war sie fort.',
      'Im Bett lag der Krake, und acht Arme spielten noch. Woher sollten sie wissen, dass es Abend war? Das sagt ihnen sonst die Perle, wenn sie leuchtet. Sie lag drüben, und bald drehte die Flut.',
    ],
    gift: [
      'Die Perle lag wieder an ihrem Platz und leuchtete. Der erste Arm gähnte, dann der zweite. Beim siebten legte sich der Krake hin, und der achte deckte ihn zu.',
      'Die Perle leuchtete, nicht größer als eine Erbse. Der Krake zählte seine Arme ins Bett, einen nach dem anderen, bis acht. Der letzte machte das Licht ein wenig kleiner.',
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'Steinbank' },
        holds: [
          'Aber dazwischen lief die Strömung durch die Höhle wie eine Straße. Zur Perle führte nur die Steinbank daneben, und die war glatt wie ein Aal.',
          'Aber zwischen dem Bett und der Perle floss die Strömung. Am Rand ging die Steinbank entlang, und sie war so glatt, dass sogar Schnecken dort Umwege machten.',
        ],
        worse: [
          'Alle waren wieder dort, wo sie angefangen hatten. Die Perle rollte an der Strömung entlang, einen Schritt weiter.',
          'Die Strömung nahm alle mit und setzte sie am Anfang wieder ab. Die Perle nahm sie auch mit, bloß in die andere Richtung.',
        ],
        sign: [
          'Ein Fleck auf der Steinbank war rau. Da saßen Seepocken und hielten sich fest.',
          'Auf der Steinbank wohnten Seepocken, dicht an dicht. Wo sie wohnten, war es rau wie ein Fußabtreter.',
        ],
        yields: [
          'Der Fuß hielt, und die Strömung zupfte nur noch am Hemd. Vorn lag die Perle in einer Mulde.',
          'Auf den Seepocken blieb der Fuß, wo er war, und die Strömung musste allein weiter. Hinter der Steinbank lag die Perle und schimmerte vor sich hin.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Rauschen' },
        holds: [
          'Aber die Perle klingt, wenn man sie sucht, und die Strömung war lauter. In ihrem Rauschen hörte man nicht einmal sich selber.',
          'Aber die Strömung rauschte wie ein ganzes Schwimmbad. Die Perle klingelte irgendwo am Grund, so leise wie ein Löffel in der Tasse.',
        ],
        worse: [
          'Das Rauschen kam nun von allen Seiten. Die Perle klingelte mittendrin, und keiner wusste, wo.',
          'Die Strömung rauschte nun doppelt, hin und her. Wo die Perle klingelte, war nicht mehr zu hören, und an acht Armen wackelten die Spitzen.',
        ],
        sign: [
          'Jedes Mal, wenn das Wasser sich umdrehte, war es still. Das dauerte eine Luftblase lang.',
          'Wenn das Wasser wendete, hielt das Rauschen an. Eine Blase stieg auf, und so lange war Ruhe.',
        ],
        yields: [
          'Die Strömung lief weiter, aber auf Zehenspitzen. Ping, sagte es im Sand, ping, und da lag die Perle.',
          'Das Rauschen legte sich auf den Grund. In der Strömung blieb ein einziges feines Ping, und am Ende vom Ping lag die Perle.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Tangseil' },
        holds: [
          'Aber über die Strömung kam man nur am Tangseil, und das hing lose. Machte man es hier fest, trieb es dort ab, und die Perle lag drüben.',
          'Aber zur Perle musste man über die Strömung, am Tangseil entlang. Das hing jedoch nur an einem Ende, und was ein Seil werden soll, braucht zwei.',
        ],
        worse: [
          'Das Tangseil trieb quer vor die Perle und hing schiefer als zuvor. Die Strömung kicherte.',
          'Das Tangseil schlug um sich und lag krumm im Wasser. Die Perle bekam von der Strömung einen Schubs und war noch weiter drüben.',
        ],
        sign: [
          'Auf der anderen Seite stand eine zweite Tangwurzel aus dem Stein. An der war noch nie ein Seil gewesen, so glatt war sie.',
          'Gegenüber stand eine Tangwurzel mit einem Buckel, wie zum Festbinden gemacht. Es war nur keiner dort.',
        ],
        yields: [
          'Dann spannte sich das Tangseil und summte. Unter ihm lief die Strömung weiter, und an seinem Ende lag die Perle.',
          'Hüben hielt das Tangseil, und drüben hielt es auch. Man konnte sich über die Strömung hangeln wie an einem Geländer, bis zur Perle.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Taschenkrebs' },
        holds: [
          'Aber an der Strömung stand ein Taschenkrebs und regelte den Verkehr. Zur Perle ging es über ihn, und er hielt die Schere hoch.',
          'Aber am Rand der Strömung stand ein Taschenkrebs und ließ nur Fische durch. Zur Perle wollte heute aber kein Fisch.',
        ],
        worse: [
          'Der Taschenkrebs hob auch die andere Schere. Von der Perle war kein Schimmer mehr zu sehen.',
          'Der Taschenkrebs stellte sich mitten auf den Weg und hob beide Scheren. Dahinter rollte die Perle ein Stück in die Strömung.',
        ],
        sign: [
          'Der Taschenkrebs schielte auf den Sand. Von dem Kreis, in dem er sonst stand, war nur noch ein Viertel da.',
          'Wenn gerade niemand kam, zog der Taschenkrebs mit dem Fuß einen Strich in den Sand. Er wurde und wurde kein Kreis.',
        ],
        yields: [
          'Eine Schere winkte, und zwar durch. Die Strömung musste warten, und im Sand lag die Perle.',
          'Der Taschenkrebs stand in seinem Kreis und gab mit der Schere das Zeichen. Die Strömung hielt an, und die Perle war gleich da vorn.',
        ],
      },
    },
  },
  harp: {
    title: ['Gute Nacht für das Walkalb', '{hero} und die Kajüte im Sand'],
    prize: { g: 'f', one: 'Harfe' },
    obstacle: { g: 'f', one: 'Kajüte' },
    task: [
      'Vor der Höhle wartete ein Walkalb auf sein Lied. Wenn der Mond kam, musste es hinauf, Luft holen, und danach schlief es gleich. Die kleine Harfe mit den fünf Lichtsaiten war noch in der alten Kajüte.',
      'Vor der Höhle schwamm ein Walkalb im Kreis und hielt die Luft an. Es wollte erst sein Lied hören. Wenn der Mond kam, musste es hinauf. Die kleine Harfe mit den fünf Lichtsaiten war aber noch in der alten Kajüte.',
    ],
    gift: [
      'Die Harfe spielte das Lied, fünf Töne hin und fünf zurück. Das Walkalb machte das Auge zu, das eine, das man sah. Dann stieg es langsam auf, und eine Blase kam herunter, groß wie ein Kissen.',
      'Fünf Lichtsaiten, fünf Töne, und das Walkalb summte den sechsten. Davon bekam die Höhle eine Gänsehaut. Dann stieg es hinauf zum Mond und machte oben pfff.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Tang' },
        holds: [
          'Aber in der Kajüte wuchs Tang. Er wuchs durch alle fünf Saiten der Harfe, hin und her wie beim Weben.',
          'Aber die Harfe stand in der Kajüte, und der Tang war zuerst da gewesen. Er ging durch ihre Saiten wie ein Schnürsenkel.',
        ],
        worse: [
          'Der Tang zog sich dichter. An der Harfe leuchteten nur noch drei Saiten, und in der Kajüte wurde es grün.',
          'Der Tang verknotete sich mit sich selbst. In der Kajüte ging an der Harfe eine Saite nach der anderen aus.',
        ],
        sign: [
          'Am Fuß der Harfe stand eine Schlaufe ab. Sie schwebte auf und ab, ganz lose.',
          'Nicht weit vom Boden schwebte ein Bogen Tang, der nirgends anlag. Eine kleine Garnele schwamm hindurch.',
        ],
        yields: [
          'Eine Saite sagte pling, dann die zweite, dann alle fünf der Reihe nach. Die Harfe stand frei in der Kajüte und glomm.',
          'Der Tang kam heraus, ein langes Stück, und schwebte aus der Kajüte. An der Harfe gingen die Lichter wieder an, pling, pling.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Rundtür' },
        holds: [
          'Aber die Harfe stand in der Kajüte, und deren Rundtür war zu. Sie hatte ein Loch, aber keinen Griff.',
          'Aber die Kajüte hatte eine Rundtür, und hinter der Rundtür war die Harfe. Wo ein Griff sein sollte, war nur ein Loch.',
        ],
        worse: [
          'Die Rundtür klemmte im Sand. Drinnen in der Kajüte rutschte die Harfe an die hintere Wand, man hörte alle Saiten.',
          'Es knirschte, und die Rundtür saß schief. In der Kajüte fiel die Harfe gegen einen Schrank, mit einem Ton wie ein Schreck.',
        ],
        sign: [
          'Neben der Kajüte lag eine Wellhornschnecke, schmal und gedreht. Das Loch in der Tür war innen auch gedreht.',
          'Das Loch in der Rundtür drehte sich nach innen wie ein Schneckenhaus. Ein Schneckenhaus lag auch daneben, im Sand.',
        ],
        yields: [
          'Dann drehte sich die Rundtür einmal um sich selbst und schwang auf. In der Kajüte stand die Harfe, und Licht fiel aus ihr heraus.',
          'Etwas rastete ein, und die Rundtür rollte zur Seite. Die Kajüte war offen, und die Harfe schickte einen Streifen Licht heraus.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Aal' },
        holds: [
          'Aber in der Kajüte schlief der Aal. Er hatte sich zweimal um die Harfe gelegt und schnarchte in Blasen.',
          'Aber um die Harfe in der Kajüte lag der Aal, zwei Runden, und schlief. Er träumte wohl, denn ab und zu zupfte er eine Saite.',
        ],
        worse: [
          'Der Aal brummelte und legte sich noch ein drittes Mal herum. Von der Harfe sah nur noch die Spitze heraus.',
          'Der Aal gähnte Blasen und zog die Runden enger. In der Kajüte kam von der Harfe nur noch ein Schimmer durch.',
        ],
        sign: [
          'Auf einer Planke lagen fünf Kiesel, nach Farben geordnet: hell, heller, am hellsten, grau, schwarz.',
          'Auf der Planke hatte der Aal seine Kiesel sortiert. Der hellste lag vorn, und jeder hatte einen Fingerbreit Platz.',
        ],
        yields: [
          'Ganz langsam wurde der Aal wieder gerade, im Schlaf. Die Harfe stand da, und die Kajüte bekam einen Schimmer.',
          'Der Aal rollte sich ab wie ein Band und schlief unter der Planke weiter. Die Harfe stand in der Kajüte, und nicht eine Saite war verstimmt.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Kajüte' },
        holds: [
          'Aber die Harfe war in der Kajüte, und die hatte nur ein Fenster, voll mit altem Meer. Man sah keine Flosse vor den Augen.',
          'Aber in der Kajüte war es dunkel, denn das Fenster war seit hundert Jahren nicht geputzt. Irgendwo darin stand die Harfe und hatte ihr Licht abgedreht.',
        ],
        worse: [
          'Sand wirbelte vor das Fenster. Die Kajüte sah doppelt so groß aus, und von der Harfe war nichts zu sehen.',
          'Eine Wolke aus Sand zog durch die Kajüte. Die Harfe war darin so unsichtbar wie ein Ton.',
        ],
        sign: [
          'Weit hinten stand ein Strich aus Licht, senkrecht, so dünn wie ein Haar.',
          'In der hintersten Ecke stand ein Haar aus Licht. Wenn das Wasser sich rührte, rührte es sich auch.',
        ],
        yields: [
          'Neben dem Strich stand noch einer, und noch drei. Das waren alle Saiten, und um sie herum war in der Kajüte die Harfe.',
          'Das Haar aus Licht war eine Saite, und um sie herum war die ganze Harfe. Die Kajüte hatte auf einmal Wände, Schränke und sogar einen Teppich.',
        ],
      },
    },
  },
  star: {
    title: ['Die Krone mit fünf Zacken', '{hero} am Muschelhügel'],
    prize: { g: 'f', one: 'Korallenkrone' },
    obstacle: { g: 'm', one: 'Muschelhügel' },
    task: [
      'Der erste Tag der Sandkinder hört mit einem Umzug auf. Der kleinste Seestern sollte vorn gehen, mit der roten Korallenkrone, die so leicht ist wie ein Blatt. Er hatte sie heute früh noch gehabt.',
      'Die Sandkinder standen schon in der Reihe für den Umzug, und vorn war eine Lücke. Dort sollte der kleinste Seestern gehen, mit der Korallenkrone. Er kam, aber er kam ohne, und sah auf alle fünf Füße.',
    ],
    gift: [
      'Der kleinste Seestern setzte die Korallenkrone auf, und nun hatte er zehn Zacken. Er ging vorn. Der Umzug war sehr langsam, und niemand überholte.',
      'Der kleinste Seestern bekam die Korallenkrone auf und ging los, einen Fuß nach dem anderen, fünfmal. Die Reihe ging hinterher. Am Ende vom Umzug war es schon morgen.',
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'Muschelschale' },
        holds: [
          'Aber über Nacht war ein Muschelhügel entstanden. Obenauf lag eine Muschelschale, groß wie eine Badewanne, und darunter die Korallenkrone.',
          'Aber auf der Korallenkrone lag eine Muschelschale, und unter der lag ein ganzer Muschelhügel. Sie war so schwer wie ein Ofen, und innen war sie rosa.',
        ],
        worse: [
          'Die Muschelschale setzte sich in den Sand. Von der Korallenkrone sah nur noch eine Zacke heraus.',
          'Die Muschelschale sank, und der Muschelhügel gab nach. Die Korallenkrone war nun so weit unten, dass man ihre Zacken nicht mehr zählen konnte.',
        ],
        sign: [
          'Eine Kante der Muschelschale wippte. Bei jeder Welle machte sie tock.',
          'Kam eine Welle, so hob sich die Muschelschale an einer Kante. Tock, setzte sie wieder auf.',
        ],
        yields: [
          'Da schaukelte die Muschelschale und lag dann auf dem Rücken. Auf dem Muschelhügel lag die Korallenkrone, und alle fünf Zacken waren noch dran.',
          'Beim nächsten Tock blieb die Muschelschale oben, drehte sich und lag da wie eine Wiege. Darunter saß die Korallenkrone auf dem Muschelhügel, heil bis in alle Zacken.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Seenadel' },
        holds: [
          'Aber im Muschelhügel wohnte eine Seenadel, lang wie ein Bleistift. Sie hatte die Korallenkrone auf der Nase und wollte nicht gesehen werden.',
          'Aber die Korallenkrone passte auch einer Seenadel, die im Muschelhügel wohnte. Sie probierte sie heimlich an, und heimlich wollte sie bleiben.',
        ],
        worse: [
          'Die Seenadel fuhr rückwärts in den Muschelhügel. Die Korallenkrone kratzte mit hinein.',
          'Ein Wirbel Sand, und die Seenadel steckte kopfüber im Muschelhügel. Von der Korallenkrone war nichts Rotes mehr zu sehen.',
        ],
        sign: [
          'Aus einem Loch sahen eine rote Zacke und ein Auge. Das Auge blinzelte.',
          'Aus dem dritten Loch von links schaute es rot heraus. Daneben war ein Auge, und es war neugierig.',
        ],
        yields: [
          'Erst kam die Krone, dann die Nase, dann noch sehr viel Seenadel. Sie nickte, und die Korallenkrone fiel in den Sand.',
          'Die Seenadel stieg aus dem Muschelhügel, so lang, dass es dauerte. Oben trug sie die Korallenkrone, und unten machte sie einen Knicks.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Seerose' },
        holds: [
          'Aber auf dem Muschelhügel wuchs eine Seerose, und sie hatte sich um die Korallenkrone geschlossen. So etwas geht auf, wenn es aufgeht.',
          'Aber die Korallenkrone saß in einer Seerose, und die Seerose hatte auf dem Muschelhügel gerade zugemacht. Öffnungszeiten gab es keine.',
        ],
        worse: [
          'Die Seerose schloss sich von vorn, Arm für Arm. Von der Korallenkrone war keine einzige Zacke mehr zu sehen.',
          'Die Seerose legte auch den letzten Arm noch um die Korallenkrone. Auf dem Muschelhügel stand nun ein Knopf, fest und rund.',
        ],
        sign: [
          'Ein kurzer Arm stand ab. Er tastete ein wenig herum, als suche er den Lichtschalter.',
          'Einer von den Armen lag nicht ganz an. Die Spitze ging auf und zu, als ob sie winkte.',
        ],
        yields: [
          'Ein Arm, noch ein Arm, und dann alle wie ein Seufzer. Mitten auf dem Muschelhügel lag die Korallenkrone wie auf einem Kissen.',
          'Die Seerose wurde weich, von außen nach innen. Dann lag sie da wie ein Teller, oben auf dem Muschelhügel, und auf dem Teller die Korallenkrone.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Ritze' },
        holds: [
          'Aber die Korallenkrone war in den Muschelhügel gefallen. Zwischen zwei Schalen war eine Ritze, da passte nur ein Finger hinein.',
          'Aber im Muschelhügel war eine Ritze, und die Korallenkrone war mit allen fünf Zacken hineingefallen. Ein Finger kam hinterher, eine Hand nicht.',
        ],
        worse: [
          'Die Schalen lehnten sich aneinander. Die Korallenkrone rutschte in der Ritze nach unten, Zacke um Zacke.',
          'Es klapperte im Muschelhügel, und die Ritze war enger als vorher. Die Korallenkrone klang nun wie aus dem Keller.',
        ],
        sign: [
          'Ganz unten im Muschelhügel war die Ritze weiter. Dort ging eine kleine Krabbe heim.',
          'Eine Krabbe trug etwas nach Hause, das größer war als sie selbst. Unten, wo sie hineinging, war die Ritze breit.',
        ],
        yields: [
          'Eine Zacke kam, dann zwei auf einmal, dann der Rest. Die Korallenkrone war draußen, und der Muschelhügel klapperte noch.',
          'Unten, wo die Krabbe wohnt, kam die Korallenkrone zum Vorschein, Zacke um Zacke. Der Muschelhügel rückte sich danach zurecht.',
        ],
      },
    },
  },
  lights: {
    title: ['Quallen an der Decke', '{hero} in der Nachtschicht'],
    prize: { g: 'n', one: 'Quallenbild' },
    obstacle: { g: 'm', one: 'Meersaal' },
    task: [
      'Um acht öffnete die junge Nachtschicht den Meersaal. Die Leute sollten sich auf den Boden legen, und über ihnen sollte das Quallenbild ziehen, leuchtend und ganz ohne Ton. Seit dem Fehler am Nachmittag lag der Saal im Licht der Putzlampe.',
    ],
    gift: [
      'Das Quallenbild zog über die Decke, und zweihundert Leute lagen auf ihren Jacken. Ein Mann im Anzug sagte leise Oh. Danach hörte man lange nur die Lüftung.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Filmstreifen', gen: 'Filmstreifens' },
        holds: [
          'Aber im Meersaal lag der Filmstreifen auf dem Boden, achtzig Meter, vom alten Projektor ausgespuckt. Mittendrin steckte das Quallenbild.',
        ],
        worse: [
          'Der Filmstreifen kringelte sich in sich hinein. Das Quallenbild war jetzt unter der Spule, und im Meersaal roch es nach warmem Plastik.',
        ],
        sign: [
          'Am Rand stand eine Schlinge lose ab. Hielt man sie gegen die Putzlampe, sah man darin eine einzige Qualle.',
        ],
        yields: [
          'Achtzig Meter liefen zurück auf die Spule, ohne Knick. Im Meersaal ging die Putzlampe aus, und an der Decke stand das Quallenbild.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Filmpartnerin' },
        holds: [
          'Aber für das Quallenbild brauchte es zwei Spulen, und die zweite hatte die Filmpartnerin. Seit dem Fehler stand sie im Meersaal hinter dem blauen Vorhang.',
        ],
        worse: [
          'Die Filmpartnerin ging eine Falte weiter nach innen. Die zweite Spule nahm sie mit, und das Quallenbild hörte nach vier Minuten auf.',
        ],
        sign: ['Unter dem Saum sah ein Schuh hervor. Seine Spitze zeigte in den Saal.'],
        yields: [
          'Der Vorhang bewegte sich, dann stand die Filmpartnerin davor, die Spule im Arm. Sie legte sie ein, ohne etwas zu sagen, und der Meersaal bekam sein Quallenbild.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Linse' },
        holds: [
          'Aber im feuchten Meersaal war die große Linse beschlagen. Vom Quallenbild war nur ein heller Fleck zu sehen, und Wischen macht Schlieren.',
        ],
        worse: [
          'Vom Rand her beschlug die Linse von neuem. Das Quallenbild war jetzt so blass, dass man es für die Decke vom Meersaal hielt.',
        ],
        sign: ['Ein Tropfen löste sich und lief nach unten. Wo er gelaufen war, war das Glas klar.'],
        yields: [
          'Es wurden drei Tropfen, dann zehn, dann war das Glas leer. An der Decke vom Meersaal hob sich das Quallenbild ab, Faden für Faden.',
        ],
      },
    },
  },
  diary: {
    title: ['Eine Stimme für die Höhle', '{hero} und der Tauchfilm'],
    prize: { g: 'n', one: 'Höhlentagebuch' },
    obstacle: { g: 'm', one: 'Vereinsraum' },
    task: [
      'Um sechs zeigte der Tauchverein im Rathaus seinen Film über die Höhle. Die Bilder waren fertig, sie waren sogar gut. Aber gelesen werden sollte dazu das Höhlentagebuch, und die Vorleserin war seit der letzten Sitzung gekränkt.',
    ],
    gift: [
      'Im Rathaus wurde es dunkel, und das Höhlentagebuch begann: Tag eins, Sicht null. Dreihundert Leute hielten unwillkürlich die Luft an. Nach drei Minuten merkte es der Erste und lachte.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Filmplan' },
        holds: [
          'Aber im Vereinsraum hing der Filmplan in Fetzen, vier Meter Packpapier. Wo zu welchem Bild das Höhlentagebuch kam, stand auf dem Stück, das fehlte.',
        ],
        worse: [
          'Vom Filmplan fiel noch ein Streifen ab, unter den Tisch. Damit war das Höhlentagebuch aus dem Film heraus, und im Vereinsraum rückte einer mit dem Stuhl.',
        ],
        sign: [
          'An den Risskanten war je ein halber Fisch gezeichnet. Der Kopf sah nach links, und der Schwanz kam von rechts.',
        ],
        yields: [
          'Die Fische waren wieder ganz, mit Klebestreifen über der Flosse. Im Vereinsraum las man den Filmplan von vorn bis hinten, und das Höhlentagebuch hatte seine Stellen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Archivar' },
        holds: [
          'Aber der Archivar gab nichts mehr heraus, seit im Vereinsraum eine Seite nass geworden war. Das Höhlentagebuch lag in seinem Karton und hatte Besuchsverbot.',
        ],
        worse: [
          'Der Archivar stellte sich vor das Regal. Das Höhlentagebuch kam eine Reihe höher, und im Vereinsraum wurde es halb sechs.',
        ],
        sign: [
          'Unter zwei Wörterbüchern lag die nasse Seite zum Pressen. Er hob sie alle paar Minuten an, und sie rollte sich wieder.',
        ],
        yields: [
          'Der Karton kam herunter, und der Archivar zog weiße Handschuhe an, zwei Paar. Eins davon reichte er weiter, und das Höhlentagebuch lag offen im Vereinsraum.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Höhlenkarte' },
        holds: [
          'Aber für das erste Bild brauchte man die Höhlenkarte, glatt an der Wand vom Vereinsraum. Hielt man sie rechts, rollte sie sich links ein, und das Höhlentagebuch fing mit einer Rolle an.',
        ],
        worse: [
          'Die Höhlenkarte lag nun als Schnecke auf dem Boden. Das erste Bild vom Höhlentagebuch war darin, und der Vereinsraum trat vorsichtig darum herum.',
        ],
        sign: [
          'Am fernen Rand steckte noch ein Holzstab im Saum. Er war nie benutzt worden, man sah den Aufkleber.',
        ],
        yields: [
          'Da hing die Höhlenkarte, oben ein Stab, unten ein Stab, und gab nirgends nach. Im Vereinsraum lief die Kamera, und das Höhlentagebuch hatte seinen Anfang.',
        ],
      },
    },
  },
} satisfies DeErrands;
