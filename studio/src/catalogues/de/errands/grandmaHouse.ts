import type { DeErrands } from '../../schema.ts';

export const grandmaHouse = {
  plum: {
    title: ['Die letzte Pflaume', '{hero} in der Speisekammer'],
    prize: { g: 'f', one: 'Pflaume' },
    obstacle: { g: 'n', one: 'Regal' },
    task: [
      'Der alte Nachbar hatte den Pflaumenbaum gepflanzt, als Oma noch klein war. Nun sollte er die letzte Pflaume vom Jahr bekommen, noch vor dem Abendbrot und kühl. Sie lag in der Speisekammer, und er saß schon am Tisch.',
      'Am Tisch saß der alte Nachbar und hatte die Serviette schon im Kragen. Vor siebzig Jahren hatte er den Baum gepflanzt, und die letzte Pflaume gehört immer ihm. Sie lag kühl in der Speisekammer.',
    ],
    gift: [
      'Der alte Nachbar drehte die Pflaume dreimal um und biss hinein. Den Kern wusch er ab, trocknete ihn mit seinem Taschentuch und steckte ihn in die Westentasche. Zu den anderen, sagte er.',
      'Der alte Nachbar roch erst an der Pflaume, dann aß er sie in vier Bissen. Den Kern legte er mitten auf den Teller. Dort drehte er ihn so, dass die Spitze zum Garten zeigte.',
    ],
    by: {
      high: {
        part: { g: 'n', one: 'Regal' },
        holds: [
          'Aber in der Speisekammer lag die Pflaume auf dem Regal, ganz oben, wo die Marmelade steht. Von unten sah man nur ihren Stiel.',
          'Aber die Pflaume lag auf dem obersten Brett vom Regal, bei den Gläsern, die man nur zu Weihnachten holt. Bis dorthin war es für jeden Arm zu weit.',
        ],
        worse: [
          'Das Regal wackelte, und ein Glas sagte pling. Die Pflaume rollte hinter das höchste Glas, und der Stiel war auch weg.',
          'Es klirrte auf dem Regal, und die Pflaume rollte nach hinten. Jetzt sah man dort oben nur noch Marmelade.',
        ],
        sign: [
          'Unten am Regal war eine Stufe aus Holz. Sie war in der Mitte hohl, so viele Füße waren schon darauf gewesen.',
          'Am Fuß vom Regal stand ein Tritt aus Holz. Er stand da schon so lange, dass keiner ihn mehr sah.',
        ],
        yields: [
          'Von der Stufe aus war das Regal auf einmal nur noch ein Regal. Die Pflaume rollte nach vorn und fiel weich, mitten in die Hand.',
          'Das Regal war auf einmal nur so hoch wie eine Stirn. Die Pflaume kullerte nach vorn und ließ sich fallen, als wäre noch September.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Dielenboden', gen: 'Dielenbodens' },
        holds: [
          'Aber vor dem Regal mit der Pflaume hatte Oma den Boden gebohnert, und wenn Oma bohnert, dann bohnert sie. Man kam hin, aber man blieb nicht da.',
          'Aber vor dem Regal war gebohnert. Wer zur Pflaume wollte, kam schnell hin, schnell vorbei und schnell wieder an die Tür.',
        ],
        worse: [
          'Alle Füße standen wieder an der Tür, auch die, die gar nicht gerutscht waren. Von der Erschütterung fiel die Pflaume vom Regal und rollte bis zur Wand.',
          'Es ging im Sitzen zurück bis zur Schwelle. Am Regal wackelte ein Bein, und die Pflaume fiel herunter und rollte an die Wand.',
        ],
        sign: [
          'Eine Diele vor dem Regal glänzte nicht. Sie war rau wie ein alter Korken, die hatte Oma ausgelassen.',
          'Ein Brett im Boden war stumpf geblieben. Oma hatte dort beim Bohnern gekniet.',
        ],
        yields: [
          'Die Füße blieben stehen, wo man sie hinstellte. Unter dem Regal lag die Pflaume, blau und ohne Delle.',
          'Auf dem stumpfen Brett stand man wie auf einer Wiese. Von dort kam die Hand bis unter das Regal und fand die Pflaume.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Regalecke' },
        holds: [
          'Aber die Pflaume lag im Regal, hinten in der Ecke, und dort schien keine Lampe hin. Es war so dunkel, dass die Marmelade schwarz aussah.',
          'Aber die Pflaume war in die hinterste Ecke vom Regal gerollt, wo noch keine Glühbirne gewesen ist. Da war alles so blau wie sie selbst, nämlich schwarz.',
        ],
        worse: [
          'Zwei Gläser rückten zusammen, und die Ecke im Regal sah noch tiefer aus. Die Pflaume war verschwunden, samt ihrem Stiel.',
          'Die Tür fiel halb zu, und vom Regal blieb nur der vordere Rand. Die Pflaume war in der Dunkelheit so gut aufgehoben wie in einer Tasche.',
        ],
        sign: [
          'Zwischen zwei Gläsern schimmerte es blau. Nur so viel, wie ein Auge blinzelt.',
          'Hinter den Gläsern lag ein Hauch, bläulich und rund. Wenn man blinzelte, war er kurz weg.',
        ],
        yields: [
          'Hinter dem Kirschglas lag die Pflaume, mit ihrem Nebel auf der Haut. Sie kam aus dem Regal und nahm einen Faden Spinnweb mit.',
          'Zwischen Kirschen und Quitten lag die Pflaume und hatte auf einer Seite Licht. Das Regal gab sie her, mitsamt ihrem Nebel.',
        ],
      },
    },
  },
  button: {
    title: ['Der Knopf mit dem Anker', '{hero} und der alte Hund'],
    prize: { g: 'm', one: 'Silberknopf' },
    obstacle: { g: 'm', adj: 'alt', one: 'Hund', gen: 'Hundes' },
    task: [
      'Wenn es sechs schlug, stand Oma mit dem Chor in der ersten Reihe. Dazu trug sie den Chormantel, zugeknöpft bis oben. Heute fehlte der oberste Silberknopf, der mit dem Anker, und Oma hatte schon den Faden in der Nadel.',
      'Oma stand vor dem Spiegel im Chormantel. Zehn Knöpfe waren zu, und beim elften war ein Faden, der nichts hielt. Dort gehört der Silberknopf mit dem Anker hin, und um sechs fing der Chor an.',
    ],
    gift: [
      'Oma nähte den Silberknopf an, mit fünf Stichen und einem Knoten, und biss den Faden ab. Um sechs stand sie in der ersten Reihe. Beim hohen Ton ging der Anker auf und ab wie auf dem Meer.',
      'Oma drehte am Silberknopf, bis der Anker gerade stand. Dann ging sie los. Um sechs stand sie in der ersten Reihe, und jemand in der zweiten richtete sich auch den Kragen.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Hund', gen: 'Hundes' },
        holds: [
          'Aber der Silberknopf war auf den Teppich gefallen, und auf dem Teppich schlief der alte Hund. Unter seiner Pfote blitzte ein Rand.',
          'Aber der alte Hund schlief, und der Silberknopf schlief unter ihm. Nur ein Rand sah aus dem Teppich und blinkte.',
        ],
        worse: [
          'Der alte Hund seufzte und legte sich länger hin. Nun war auch der Rand vom Silberknopf unter ihm.',
          'Der alte Hund träumte von etwas, dem man nachläuft. Als er damit fertig war, lag er ganz auf dem Silberknopf.',
        ],
        sign: [
          'Vor dem Teppich lagen ein Pantoffel, ein Knochen und ein Ball. Sie lagen der Größe nach, und jeder hatte seinen Platz.',
          'Pantoffel, Knochen, Ball: So lagen sie vor dem Teppich, und so lagen sie jeden Abend. Der alte Hund sah vor dem Schlafen immer nach.',
        ],
        yields: [
          'Da wurde der alte Hund wach, wedelte einmal und rollte sich auf die Seite, wo der Ball lag. Im Teppich steckte der Silberknopf, mit dem Anker nach oben.',
          'Der alte Hund gähnte, rollte hinüber zu seinem Ball und legte das Kinn darauf. Im Teppich lag der Silberknopf, und der Anker war warm.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Hund', gen: 'Hundes' },
        holds: [
          'Aber beim Silberknopf lag der alte Hund, die großen Pfoten links und rechts davon. Er hatte ihn gefunden, also hatte er auf ihn aufzupassen.',
          'Aber der alte Hund hatte den Silberknopf gefunden und war seitdem im Dienst. Er lag davor wie ein Löwe vor einer Bibliothek.',
        ],
        worse: [
          'Der alte Hund stand auf und stellte sich quer. Er war so lang wie der Teppich, und vom Silberknopf sah man nichts.',
          'Der alte Hund legte die Pfoten überkreuz und den Kopf darauf. Vom Silberknopf kam kein Blinken mehr durch.',
        ],
        sign: [
          'An der Tür stand der Wassernapf, und man konnte seinen Boden sehen. Der alte Hund leckte sich die Nase und sah hin.',
          'Die Zunge vom alten Hund war ganz trocken, man hörte es beim Hecheln. Der Napf an der Tür war auch trocken.',
        ],
        yields: [
          'Da ging der alte Hund an seinen Napf, die Krallen machten tick, tick. Auf dem Teppich lag der Silberknopf und war ein bisschen abgeleckt.',
          'Der alte Hund stand im Napf mit der ganzen Nase. Am Teppich lag der Silberknopf, und keiner passte auf ihn auf.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Hund', gen: 'Hundes' },
        holds: [
          'Aber auf dem Silberknopf saß der alte Hund, und er hörte nicht mehr gut. Steh auf klang für ihn wie Leg dich hin.',
          'Aber der alte Hund hörte nur noch, was er kannte, und das war nicht viel. Er saß auf dem Silberknopf und fand, er mache es sehr gut.',
        ],
        worse: [
          'Der alte Hund drehte sich dreimal um sich selbst und legte sich. Der Silberknopf drehte sich mit und war am Ende ganz darunter.',
          'Der alte Hund gab die Pfote, weil ja alle so freundlich waren. Den Silberknopf drückte er dabei tiefer in den Teppich.',
        ],
        sign: [
          'Im Nebenzimmer klopfte Oma ihren Löffel ab, dreimal. Da hob der alte Hund den Kopf.',
          'Schlug jemand mit einem Löffel an einen Topf, so stellten sich dem alten Hund die Ohren auf. Das hörte er durch drei Wände.',
        ],
        yields: [
          'Da stand der alte Hund auf und streckte sich, vorn zuerst. Wo er gesessen hatte, lag der Silberknopf und hatte Haare am Anker.',
          'Der alte Hund ging in die Küche, um nachzusehen, was es gibt. Auf dem Teppich war ein Abdruck, und im Abdruck lag der Silberknopf.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Hund', gen: 'Hundes' },
        holds: [
          'Aber auf dem Silberknopf lag der alte Hund, schwer wie ein Sack Kartoffeln. Er hatte nichts dagegen, gehoben zu werden, aber er half auch nicht.',
          'Aber der alte Hund war in den Jahren immer schwerer geworden, vor allem, wenn er lag. Der Silberknopf lag darunter und hatte es schwer.',
        ],
        worse: [
          'Der alte Hund sank tiefer in den Teppich und streckte alle viere. Der Silberknopf unter ihm machte eine Delle.',
          'Der alte Hund machte sich lang, vom Ofen bis zum Sessel. Der Silberknopf unter ihm war nun so tief im Teppich wie ein Samen in der Erde.',
        ],
        sign: [
          'Am Rand lag eine Falte unter dem Teppich. Dort wippte er, und der halbe Hund wippte mit.',
          'Der Teppich hatte dort eine Falte, über die alle stolpern. Auf der lag der alte Hund mit dem Po und schaukelte, wenn er schnarchte.',
        ],
        yields: [
          'Nun rutschte der alte Hund vom Teppich auf die Dielen und schnarchte dort weiter. Der Silberknopf sprang heraus und tanzte auf seiner Kante.',
          'Der alte Hund schaukelte sich auf die Dielen und merkte nichts davon. Der Silberknopf lag frei und drehte sich noch ein bisschen.',
        ],
      },
    },
  },
  clock: {
    title: ['Die Uhr, die nichts sagte', '{hero} und der heisere Schlag'],
    prize: { g: 'm', one: 'Uhrschlag', gen: 'Uhrschlags' },
    obstacle: { g: 'f', one: 'Küchenuhr' },
    task: [
      'Um sieben rief Omas Schwester an. Sie wollte die Küchenuhr schlagen hören, die von früher. Langsam ging der Uhrschlag und ein wenig heiser, und seit gestern gab es ihn nicht.',
      'In der Küche fehlte etwas, und man merkte es immer zur vollen Stunde. Der Uhrschlag kam nicht. Um sieben rief aber Omas Schwester an, um ihn zu hören. Sie hatten ihn beide schon gehört, als sie noch nicht an die Uhr heranreichten.',
    ],
    gift: [
      'Um sieben hielt Oma das Telefon an die Küchenuhr. Bong, machte der Uhrschlag, siebenmal und ein wenig heiser. Am anderen Ende hörte man eine alte Frau, die mitzählte, und bei sieben lachte sie.',
      'Um sieben klingelte es. Oma hob ab und sagte nur: Hör. Der Uhrschlag kam siebenmal, heiser und langsam, und zwei alte Schwestern sagten danach eine Weile nichts.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Pendel', gen: 'Pendels' },
        holds: [
          'Aber die Küchenuhr lag auf dem Tisch, und ihr Pendel war ab. Ohne Pendel kein Tick und ohne Tick kein Uhrschlag.',
          'Aber der Küchenuhr fehlte das Pendel, es lag neben ihr wie ein Löffel ohne Suppe. Und wenn nichts pendelt, gibt es auch keinen Uhrschlag.',
        ],
        worse: [
          'Vom Pendel fiel nun auch noch das Messingblatt. Die Küchenuhr gab nicht einmal mehr ein Knacken von sich, und bis zum Uhrschlag war es weiter als je.',
          'Das Pendel hatte nun auch noch sein rundes Blatt verloren. Die Küchenuhr sah an einem vorbei, und an den Uhrschlag war nicht zu denken.',
        ],
        sign: [
          'Zwei Kanten aus Messing lagen nebeneinander auf dem Tischtuch. Die eine war gebogen wie ein Mund, die andere auch.',
          'Am Pendel war eine Kante wie ein Halbmond. Am Messingblatt war auch ein Halbmond, nur andersherum.',
        ],
        yields: [
          'Nun schwang das Pendel hin und her, links ein wenig kürzer als rechts. Die Küchenuhr holte Luft, und da war der Uhrschlag.',
          'Das Pendel ging, und es humpelte dabei ein bisschen, wie Oma bei Regen. Die Küchenuhr machte Bong, und der Uhrschlag war wieder da.',
        ],
      },
      locked: {
        part: { g: 'n', one: 'Glastürchen', gen: 'Glastürchens' },
        holds: [
          'Aber vor dem Hämmerchen, das den Uhrschlag macht, saß ein Glastürchen. Es war zu, und die Küchenuhr hatte seit gestern keinen Schlüssel mehr.',
          'Aber an der Küchenuhr war das Glastürchen zu, und dahinter hing das Hämmerchen schief. So kam kein Uhrschlag zustande, nicht einmal ein halber.',
        ],
        worse: [
          'Das Glastürchen saß jetzt schräg im Rahmen. Das Hämmerchen dahinter rührte sich nicht, und aus dem Uhrschlag wurde nicht einmal ein Husten.',
          'Das Glastürchen klemmte oben und hatte einen Sprung mehr. In der Küchenuhr sackte das Hämmerchen herunter, und der Uhrschlag war weiter weg als Weihnachten.',
        ],
        sign: [
          'Unter dem Fuß der Küchenuhr steckte ein Haken, klein und krumm. Er steckte dort wohl schon, als Oma noch klein war.',
          'Unter der Küchenuhr stand ein krummer Haken vor. Er passte zu nichts in der Küche, nur zu einem Loch.',
        ],
        yields: [
          'Nun schwang das Glastürchen auf, und ein Staubflöckchen flog heraus. Das Hämmerchen in der Küchenuhr hob sich von allein, und da kam der Uhrschlag.',
          'Das Glastürchen ging auf, und das Hämmerchen durfte wieder ausholen. Bong, sagte die Küchenuhr, und der Uhrschlag blieb noch eine Weile in den Töpfen.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Uhrwerk' },
        holds: [
          'Aber in der Küchenuhr war das Uhrwerk frisch geölt. Solange das Öl nicht überall war, gab es keinen Uhrschlag, nur ein Knirschen.',
          'Aber Oma hatte der Küchenuhr ein paar Tropfen Öl gegeben, und das Uhrwerk war noch beim Schlucken. Der Uhrschlag kommt erst danach.',
        ],
        worse: [
          'Das Uhrwerk blieb stehen, und das Öl musste von vorn anfangen. In der Küchenuhr war es still, und der Uhrschlag war so weit fort wie gestern.',
          'Es knirschte, und das Öl war wieder ganz am Rand. Das Uhrwerk stand, die Küchenuhr schwieg, und dem Uhrschlag war es recht.',
        ],
        sign: [
          'Am kleinsten Rad hing ein Tropfen Öl. Er kroch, so langsam wie ein Zeiger.',
          'Im Uhrwerk wanderte ein Tropfen von einem Zahn zum nächsten. Man musste sehr lange hinsehen.',
        ],
        yields: [
          'Der Tropfen kam an, und das Uhrwerk fing an zu surren. Die Küchenuhr hob ihr Hämmerchen, und der Uhrschlag war da, heiser wie immer.',
          'Das letzte Rad war erreicht, und das Uhrwerk schnurrte wie ein Kater. Die Küchenuhr hob den kleinen Hammer, und da war der Uhrschlag, heiser und pünktlich.',
        ],
      },
    },
  },
  letters: {
    title: ['Briefe vom Hafen', 'Ein Schuhkarton bei Oma'],
    prize: { g: 'm', one: 'Hafenbrief' },
    obstacle: { g: 'm', one: 'Schuhkarton' },
    task: [
      'Am Donnerstag nahm die Dorfbücherei alte Stimmen auf. Ein Hafenbrief sollte dabei sein, vorgelesen von der, die ihn damals bekommen hatte. Oma hatte weder Ja noch Nein gesagt, und um fünf wurde das Mikrofon abgebaut.',
    ],
    gift: [
      'Oma setzte sich vor das Mikrofon und las den Hafenbrief bis zum Ende. Beim Datum musste sie einmal schlucken. Danach faltete sie ihn auf dieselbe Art wie damals, und der Techniker ließ die Aufnahme noch eine Weile laufen.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Schuhkarton' },
        holds: [
          'Aber der Hafenbrief lag in einem Schuhkarton, und der Schuhkarton war dreifach verschnürt. Oma hatte ihn unter das Nähzeug geschoben und von Bohnen gesprochen.',
        ],
        worse: [
          'Um den Schuhkarton war jetzt noch ein vierter Knoten. Der Hafenbrief lag tiefer unter dem Nähzeug als zuvor, und Oma sprach von Gurken.',
        ],
        sign: ['Neben dem Schuhkarton lag Omas Lesebrille. Sie war frisch geputzt.'],
        yields: [
          'Oma zog an einem Ende, und alle Knoten gingen auf, denn sie hatte sie selbst gemacht. Im Schuhkarton lag der Hafenbrief, obenauf.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Oma', gen: 'Oma' },
        holds: [
          'Aber kaum fragte jemand nach dem Schuhkarton, so musste Oma nach den Hühnern sehen. Der Hafenbrief blieb, wo er war, und die Hühner wurden dick.',
        ],
        worse: [
          'Oma ging hinaus zu den Hühnern und zog die Stalltür hinter sich zu. Aus dem Hafenbrief würde heute nichts, sagte sie durch die Latten.',
        ],
        sign: [
          'Aus Omas Schürze schaute ein Umschlag. Er hatte eine fremde Marke, und die Ecke war weich vom Anfassen.',
        ],
        yields: [
          'Oma kam heraus, setzte sich auf die Bank und nahm den Umschlag aus der Schürze. Es war der Hafenbrief, und er war gar nicht im Schuhkarton gewesen.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Papier' },
        holds: [
          'Aber im Schuhkarton war es sechzig Jahre lang trocken gewesen, und das Papier brach, wenn man es ansah. Der Hafenbrief lag unter einem feuchten Tuch und rollte sich zusammen.',
        ],
        worse: [
          'Das Papier rollte sich wieder ein, fester als am Anfang. Vom Hafenbrief war nur das Wort Liebe zu lesen, und der Rest war Rückseite.',
        ],
        sign: ['Unter dem feuchten Tuch lag eine Ecke ganz flach. Sie hob sich nicht mehr.'],
        yields: [
          'Nun lag das Papier glatt wie ein gebügeltes Taschentuch. Man konnte den Hafenbrief lesen, bis hinunter zur Unterschrift, und neben ihm stand leer der Schuhkarton.',
        ],
      },
    },
  },
  fair: {
    title: ['Vierzig Kuchen bis Mittag', 'Omas Küche, Omas Ordnung'],
    prize: { g: 'n', adj: 'letzt', one: 'Blech', gen: 'Blechs' },
    obstacle: { g: 'f', one: 'Omaküche' },
    task: [
      'Bis zwölf wollte das Sommerfest vierzig Pflaumenkuchen von Oma. Oma hatte sich das Handgelenk verstaucht und befehligte vom Stuhl aus. Neununddreißig waren fertig. Das letzte Blech war das, von dem der Bürgermeister immer heimlich zwei Stücke nahm.',
    ],
    gift: [
      'Um zwölf stand das letzte Blech auf dem langen Tisch, in Rechtecken, die Oma nicht gerade nannte. Der Bürgermeister nahm heimlich zwei Stücke. Oma hob den Verband, wie man einen Hut hebt.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'Oma', gen: 'Oma' },
        holds: [
          'Aber in der Omaküche war jede Frage eine Kritik. Wollte man wissen, wie lang der Teig noch braucht, so sagte Oma: Dann macht es doch anders, und das letzte Blech blieb leer.',
        ],
        worse: [
          'Oma ließ den ganzen Teig noch einmal anrühren. Für das letzte Blech war es in der Omaküche damit eine halbe Stunde später als vorher.',
        ],
        sign: [
          'Machte jemand etwas vor, statt zu fragen, so nickte Oma. Es war ein winziges Nicken, und sie tat es auch bei falschen Griffen.',
        ],
        yields: [
          'Oma nickte und schob mit dem Ellenbogen den Zimt herüber. In der Omaküche redete niemand mehr, und das letzte Blech wurde voll, Reihe um Reihe.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Rezeptblatt' },
        holds: [
          'Aber in der Omaküche stand alles an seinem Platz, nur das Rezeptblatt war durchgerissen. Das letzte Blech hing an einer Zeile, die mit Prise aufhörte.',
        ],
        worse: [
          'Vom Rezeptblatt ging noch eine Zeile verloren. Was danach aufs letzte Blech kam, war sehr salzig, und die Omaküche roch nach Meer.',
        ],
        sign: [
          'Auf beiden Stücken war derselbe Fleck, einmal die linke Hälfte und einmal die rechte. Es war Pflaume.',
        ],
        yields: [
          'Nun lag das Rezeptblatt da, mit einem Fleck in der Mitte, der wieder rund war. In der Omaküche wurde gerührt, und das letzte Blech roch zum ersten Mal nach Kuchen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Tragebrett', gen: 'Tragebretts' },
        holds: [
          'Aber aus der Omaküche hinaus mussten die Kuchen auf dem langen Tragebrett. Hob man vorn an, so rutschte das letzte Blech nach hinten.',
        ],
        worse: [
          'Alle Bleche rutschten zurück, und das Tragebrett hing schiefer als zuvor. Auf dem letzten Blech waren nun alle Stücke in einer Ecke.',
        ],
        sign: [
          'Unter dem anderen Ende war noch ein Griff. Er war aus hellem Holz, so selten wurde er angefasst.',
        ],
        yields: [
          'Dann ging das Tragebrett durch die Tür der Omaküche, waagrecht wie ein See. Obenauf fuhr das letzte Blech, und keine Pflaume rollte.',
        ],
      },
    },
  },
} satisfies DeErrands;
