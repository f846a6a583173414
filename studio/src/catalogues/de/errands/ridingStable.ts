import type { DeErrands } from '../../schema.ts';

export const ridingStable = {
  pony: {
    title: ['Die erste Reitstunde', '{hero} und das scheue Pony'],
    prize: { g: 'n', one: 'Pony', adj: 'scheu' },
    obstacle: { g: 'f', one: 'Sprungstange' },
    task: [
      'Wenn es läutete, hatte die Kleinste ihre erste Reitstunde. Der Helm war schon zu. Klein genug für sie war nur das scheue Pony, und das stand noch ganz hinten in der Gasse.',
      'Die Kleinste hatte schon ihren Helm auf und stand auf der Treppe zum Aufsteigen. Dort stand sie seit einer Viertelstunde. Für ihre Beine gab es nur das scheue Pony, und beim Läuten fing die Stunde an.',
    ],
    gift: [
      'Das scheue Pony stand an der Treppe zum Aufsteigen und legte der Kleinsten das Kinn auf die Schulter. Sie blieb so stehen, bis es geläutet hatte. Reiten konnte man danach auch noch.',
      'Das scheue Pony kam neben die Treppe und stellte sich breit hin. Die Kleinste machte einen Schritt, und sie saß. Zusammen waren sie ungefähr so groß wie ein Pferd.',
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'Sprungstange' },
        holds: [
          'Aber quer über der Gasse lag die Sprungstange, rot und weiß und dick wie ein Bein. Dahinter stand das scheue Pony und stieg nicht darüber.',
          'Aber die Sprungstange lag im Weg, so schwer wie ein halber Baum. Das scheue Pony sah sie an, und dann sah es weg.',
        ],
        worse: [
          'Die Sprungstange grub sich tiefer in den Sand. Das scheue Pony ging eine Ponylänge zurück.',
          'Die Sprungstange fiel zurück, mit einem Bums, der durch die ganze Halle ging. Das scheue Pony stand nun wieder an der hintersten Wand.',
        ],
        sign: [
          'Ein Ende der Sprungstange wippte. Der Sand darunter war weggeschart.',
          'Unter dem einen Ende der Sprungstange hatte ein Huf eine Mulde geschart. Dort hing die Stange in der Luft und wippte.',
        ],
        yields: [
          'Dann rollte die Sprungstange an die Wand, rot, weiß, rot, weiß. Das scheue Pony sah auf den leeren Sand und kam.',
          'Das leichte Ende drehte sich, und die Sprungstange rollte davon wie ein Bleistift. Durch die Gasse kam das scheue Pony und trat auf jeden Abdruck.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Stangenende' },
        holds: [
          'Aber in der Gasse lag die Sprungstange, und das scheue Pony stand dahinter. Trug man das eine Stangenende weg, kam das andere hinterher.',
          'Aber die Sprungstange war länger als drei Kinder, und sie hatte an jedem Stangenende einen eigenen Willen. Das scheue Pony sah lieber nicht hin.',
        ],
        worse: [
          'Das Stangenende schlug herum, und die Sprungstange lag noch schräger. Das scheue Pony drückte sich ganz hinten an die Wand.',
          'Das Stangenende machte sich los und zog einen Bogen in den Sand. Die Sprungstange lag nun quer vor der Tür, und das scheue Pony zitterte.',
        ],
        sign: [
          'Am anderen Ende war auch ein Griff, aus grünem Band gewickelt. Der war noch ganz sauber.',
          'Das zweite Stangenende hatte grünes Band, schön gewickelt für zwei Hände. Es lag da wie ein Geschenk.',
        ],
        yields: [
          'Die Sprungstange schwebte und lag dann längs an der Wand. Durch die freie Gasse kam das scheue Pony, Schritt, Schritt, Schritt.',
          'Vorn ging die Sprungstange hoch und hinten genauso, und sie schwebte zur Seite wie ein Boot. Das scheue Pony trat in die leere Gasse und schnaubte.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Pony', adj: 'scheu' },
        holds: [
          'Aber die Sprungstange war heruntergekracht, und das scheue Pony war in seine Box geflohen. Von dort hörte man es pusten.',
          'Aber vor der Sprungstange war das scheue Pony ausgerissen, bis in seine Box. Es stellte sich so, dass man von ihm nur den Schweif bekam.',
        ],
        worse: [
          'Das scheue Pony ging so weit nach hinten, wie es ging. Man sah nur noch Stroh, und das Stroh zitterte.',
          'Das scheue Pony drückte die Stirn an die Wand. Draußen rollte die Sprungstange noch einmal, und im Stroh wurde es noch stiller.',
        ],
        sign: [
          'Über der halben Tür sah ein Ohr hervor. Es drehte sich nach vorn, nach hinten und wieder nach vorn.',
          'Über die halbe Tür ragte eine Ohrspitze. Sie hörte nach hinten.',
        ],
        yields: [
          'Zum Ohr kam ein zweites, dann eine Stirn mit Stroh. Das scheue Pony stieg über die Sprungstange, als wäre sie gemalt.',
          'Das Ohr drehte sich um, und dann drehte sich alles andere auch. Das scheue Pony kam aus der Box und schritt über die Sprungstange, Huf für Huf.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Pony', adj: 'scheu' },
        holds: [
          'Aber das scheue Pony hielt die Sprungstange für eine Schlange. Jedes Komm hieß für es: Vorsicht.',
          'Aber für das scheue Pony war die Sprungstange ein Tier, ein langes, gestreiftes. Lockte man, so hieß das: Es schläft noch, lauf.',
        ],
        worse: [
          'Das scheue Pony ging rückwärts, und die Sprungstange rollte ihm ein Stück nach. Für eine Schlange sprach nun alles.',
          'Das scheue Pony riss den Kopf hoch. Sein Schweif fegte die Sprungstange von der Wand, und nun bewegte sich das gestreifte Tier auch noch.',
        ],
        sign: [
          'Die Reitlehrerin atmete aus, lang und müde. Da hob das scheue Pony einen Huf.',
          'Wer lange ausatmete, dem hörte das scheue Pony zu. Dann ließ es jedes Mal die Ohren zur Seite fallen.',
        ],
        yields: [
          'Ein Huf kam über die Sprungstange, dann drei andere. Das scheue Pony drehte sich um und sah nach, ob sie noch biss.',
          'Das scheue Pony atmete auch aus, und der Sand stob. Danach ging es über die Sprungstange, als hätte die nie einen Zahn gehabt.',
        ],
      },
    },
  },
  cloth: {
    title: ['Die letzte Runde vom alten Schulpony', '{hero} und die blaue Decke'],
    prize: { g: 'f', one: 'Satteldecke' },
    obstacle: { g: 'f', one: 'Sattelkammer' },
    task: [
      'Das alte Schulpony ging heute seine letzte Runde. Danach kam es auf die große Weide und musste nie mehr im Kreis. Für die letzte Runde gehörte ihm die blaue Satteldecke, die mit dem gestickten Stern.',
      'Heute ging das alte Schulpony zum letzten Mal im Kreis. Zwanzig Jahre lang war es gegangen, immer links herum. Zur letzten Runde gehört die blaue Satteldecke mit dem Stern.',
    ],
    gift: [
      'Das alte Schulpony ging seine Runde mit dem Stern auf der Seite. Am Ausgang blieb es stehen, wie immer. Dann merkte es, dass das Tor offen war.',
      'Die blaue Satteldecke lag glatt, der Stern auf der Seite, wo die Leute standen. Das alte Schulpony ging die Runde, und in der Kurve blieb es stehen. Dann ging es einmal rechts herum.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Zügel' },
        holds: [
          'Aber in der Sattelkammer hing die Satteldecke hinter allem anderen. Ein langer Zügel lief um sie herum und um sechs Zäume dazu.',
          'Aber die Satteldecke war in der Sattelkammer gefangen, von einem Zügel. Der war durch alle Zäume gegangen wie ein Fuchs durch alle Hecken.',
        ],
        worse: [
          'Der Zügel zog sich fest. Die Satteldecke verschwand in der Sattelkammer zwischen lauter Schnallen.',
          'Der Zügel zog sieben Zäume auf einmal stramm. In der Sattelkammer hing die Satteldecke jetzt wie in einem Käfig.',
        ],
        sign: [
          'Über einem Haken lag eine Schlaufe vom Zügel, ganz locker. Sie schwang ein wenig.',
          'Vom Haken hing der Zügel in einem Bogen, den niemand brauchte. Er pendelte.',
        ],
        yields: [
          'Ein Zaum nach dem anderen klimperte und hing wieder für sich. Die Satteldecke kam heraus, mit dem Stern zuerst.',
          'Der Bogen wurde größer und der Rest lockerer. In der Sattelkammer fiel die Satteldecke herunter und landete mit dem Stern nach oben.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Sattelstange' },
        holds: [
          'Aber in der Sattelkammer hing die Satteldecke ganz oben, über der Sattelstange. Da kommt sonst nur die Reitlehrerin hin, und die auf Zehen.',
          'Aber auf der Sattelstange lag in der Sattelkammer das, was selten gebraucht wird, also ganz oben. Die Satteldecke war zwanzig Jahre lang selten gebraucht worden.',
        ],
        worse: [
          'Die Satteldecke rutschte über die Sattelstange nach hinten. Man sah nur noch den Stern.',
          'Der blaue Zipfel schlüpfte über die Sattelstange davon. Von der Satteldecke hing in der Sattelkammer nichts mehr herunter.',
        ],
        sign: [
          'Gleich unter der Stange stand eine kleine Stufe aus Holz. Sie war so niedrig, dass alle immer darüber stolperten.',
          'Im Schatten unter der Sattelstange stand eine Holzstufe. Sie hatte die Beule, über die jeder flucht.',
        ],
        yields: [
          'Von der Sattelstange kam ein blauer Zipfel, dann mehr davon. Die Satteldecke fiel weich herunter, über zwei Arme und einen Kopf.',
          'Von der Holzstufe aus fehlte gar nichts mehr. Aus der Sattelkammer kam die Satteldecke und roch nach allen ihren Ponys.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber in der Sattelkammer steckte die Satteldecke im Schrank, und die Schranktür ging nicht auf. Den Schlüssel hatte einmal ein Pony verschleppt.',
          'Aber die Satteldecke war verreist, hinter eine Schranktür in der Sattelkammer. Und die Schranktür ließ nicht mit sich reden.',
        ],
        worse: [
          'Die Schranktür klemmte jetzt auch noch unten. Ein blauer Zipfel der Satteldecke war dazwischengeraten.',
          'Die Schranktür saß jetzt oben fest und unten auch. In der Sattelkammer hörte man die Satteldecke vom Bügel rutschen.',
        ],
        sign: [
          'Neben dem Schrank hing an einem Nagel ein gedrechselter Zapfen. In der Schranktür war ein Loch, genau so rund.',
          'Ein Zapfen hing am Nagel neben dem Schrank. Er war rund gedreht, und rund war auch das Loch.',
        ],
        yields: [
          'Die Sattelkammer roch nach Leder und alten Äpfeln. Der Schrank stand offen, und die Satteldecke lag zuoberst.',
          'Der Zapfen machte plopp, und die Schranktür ging auf. Aus der Sattelkammer wehte es nach Leder, und zuoberst lag die Satteldecke, gefaltet wie ein Brief.',
        ],
      },
    },
  },
  carrots: {
    title: ['Möhren für die neue Mutter', '{hero} in der Futtergasse'],
    prize: { g: 'm', one: 'Möhrenkorb' },
    obstacle: { g: 'f', one: 'Futtergasse' },
    task: [
      'Die Stute hatte seit gestern ein Fohlen. Darum bekam sie heute die ersten Möhren, noch vor allen anderen. Gleich läutete es zum Füttern, und der Möhrenkorb stand noch hinten in der Futtergasse.',
      'In der letzten Box lag ein Fohlen im Stroh, einen Tag alt. Darüber stand die Stute und hatte Hunger für zwei. Die ersten Möhren waren für sie, aber der Möhrenkorb stand hinten in der Gasse.',
    ],
    gift: [
      'Die Stute nahm sich eine Möhre aus dem Möhrenkorb, biss sie durch und ließ die Hälfte fallen. Das Fohlen schob die Hälfte mit der Nase hin und her. Es wusste nicht, dass sie kaputt war.',
      'Die Stute senkte den Kopf in den Möhrenkorb und kam mit dreien auf einmal heraus. Das Fohlen hörte dem Krachen zu. Es machte mit dem Mund schon die Bewegung.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Stallhund' },
        holds: [
          'Aber in der Futtergasse schlief der alte Stallhund, von Wand zu Wand. Hinter ihm stand der Möhrenkorb.',
          'Aber die Futtergasse war so breit wie der alte Stallhund lang. Er lag quer und schlief, und jenseits von ihm stand der Möhrenkorb.',
        ],
        worse: [
          'Der Stallhund brummte und streckte sich aus. Der Möhrenkorb war nun ganz hinter seinem Rücken verschwunden.',
          'Der Stallhund träumte und trat. In der Futtergasse ging der Möhrenkorb dabei ein Stück nach hinten, bis an die Wand.',
        ],
        sign: [
          'Vor der Hundenase lagen ein Knochen, eine Bürste und ein Handschuh, schön der Reihe nach.',
          'Knochen, Bürste und Handschuh lagen vor seiner Nase. Der Stallhund hatte sie hingelegt wie andere ihre Brille.',
        ],
        yields: [
          'Da drehte sich der Stallhund auf die andere Seite, und neben ihm war ein Fußweg. Am Ende der Futtergasse stand der Möhrenkorb.',
          'Der Stallhund rollte sich auf den Rücken und war dadurch nur noch halb so lang. An ihm vorbei kam aus der Futtergasse der Möhrenkorb.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Stallhund' },
        holds: [
          'Aber in der Futtergasse lag der alte Stallhund wach vor dem Möhrenkorb. Das Läuten hatte er auch schon im Ohr, und vorher gab es nichts.',
          'Aber der alte Stallhund kannte die Zeiten. Vor dem Läuten kam in der Futtergasse keiner an den Möhrenkorb, da konnte man sagen, was man wollte.',
        ],
        worse: [
          'Der Stallhund stand auf und war so breit wie die Futtergasse. Vom Möhrenkorb sah man nicht einmal den Henkel.',
          'Der Stallhund legte sich direkt vor den Möhrenkorb und das Kinn auf den Henkel. In der Futtergasse knurrte es, aber nur ein wenig und aus Pflicht.',
        ],
        sign: [
          'Der Stallhund sah immer in die Ecke. Dort stand sein Wassernapf, und davor lag quer ein Besen.',
          'In der Ecke hinter dem Besen stand der Napf. Der Stallhund leckte sich jedes Mal die Nase, wenn er hinsah.',
        ],
        yields: [
          'Nun ging der Stallhund in die Ecke und ließ die Futtergasse Futtergasse sein. Der Möhrenkorb stand da, mit einem Tuch über den Ohren.',
          'Der Stallhund trank und trank, und man hörte es bis vor den Stall. Die Futtergasse war frei, und der Möhrenkorb hatte einen nassen Henkel.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Gassenende' },
        holds: [
          'Aber die Futtergasse hat kein Fenster. Der Möhrenkorb stand am Gassenende, und da war es schwarz wie im Stiefel.',
          'Aber die Futtergasse hörte nach zehn Schritten auf, und was danach kam, war das Gassenende. Dort stand der Möhrenkorb im Stockdunkeln.',
        ],
        worse: [
          'Eine Tür fiel zu. Das Gassenende war nun noch weiter weg, und vom Möhrenkorb sah man gar nichts.',
          'Vor dem Tor hielt ein Wagen und nahm das letzte Licht. Am Gassenende war der Möhrenkorb nun nicht einmal mehr ein Umriss.',
        ],
        sign: [
          'Ganz hinten leuchtete ein roter Punkt. So rot ist nur eine Möhre.',
          'Etwas Rotes glomm am Gassenende, klein wie eine Nasenspitze. Es wurde nicht größer und nicht kleiner.',
        ],
        yields: [
          'Aus einem roten Punkt wurden zehn, und darum herum war ein Korb. Der Möhrenkorb hatte die ganze Zeit mitten in der Futtergasse gestanden.',
          'Die Nasenspitze war eine Möhre, und unter der Möhre war der Rest. Aus der Futtergasse kam der Möhrenkorb, und von nebenan wieherte es schon.',
        ],
      },
    },
  },
  quadrille: {
    title: ['Acht Pferde und ein Takt', '{hero} am Mischpult'],
    prize: { g: 'm', one: 'Einsatz', gen: 'Einsatzes' },
    obstacle: { g: 'n', one: 'Mischpult' },
    task: [
      'Am Tag der offenen Tür ritten sie die Quadrille, acht Pferde, auf einen einzigen Einsatz der Musik. Am Mischpult saß ein Mädchen, das in keinem Plan stand. Auf der Tribüne wurde schon geraschelt.',
    ],
    gift: [
      'Der Einsatz kam, und acht Pferde gingen los, als hätten sie zusammen nur zwei Beine. Beim letzten Gruß ritt die Mannschaft nicht zur Tribüne. Sie ritt zum Mischpult.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Gerätedeckel' },
        holds: [
          'Aber am Mischpult stand ein Abspieler aus dem vorigen Jahrhundert, und sein Gerätedeckel hielt nicht mehr zu. Ohne Deckel sprang die Musik, und der Einsatz kam irgendwann.',
        ],
        worse: [
          'Vom Gerätedeckel brach auch noch die Klammer ab. Am Mischpult setzte die Musik dreimal ein, und für keinen Einsatz gab es Pferde.',
        ],
        sign: ['An Klammer und Gerätedeckel waren zwei matte Stellen, gleich lang und gleich schräg.'],
        yields: [
          'Der Deckel blieb zu, mit einem Buckel. Das Mischpult zeigte Grün, und der Einsatz war genau da, wo er hingehörte.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Anführerin' },
        holds: [
          'Aber den Plan mit dem Einsatz hatte die Anführerin, zusammengefaltet im Handschuh. Am Mischpult saß ihrer Meinung nach nur jemand, der auf einen Knopf drückt.',
        ],
        worse: [
          'Die Anführerin ließ die acht dichter aufschließen. Vom Mischpult sah man jetzt nur noch Kruppen, und auf einen Einsatz wartete keiner mehr.',
        ],
        sign: [
          'Vor jeder Runde sah die Anführerin zur hinteren Ecke. Dort müsste jemand stehen, der zählt, und dort stand nur ein Eimer.',
        ],
        yields: [
          'Die Reihe ging auf wie eine Tür. Die Anführerin legte den Plan aufs Mischpult und tippte auf den Einsatz.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Lautsprecherturm' },
        holds: [
          'Aber der Lautsprecherturm war im Sand eingesunken und sah zur Wand. Vom Mischpult kam der Einsatz, und hören konnte ihn nur die Wand.',
        ],
        worse: [
          'Der Lautsprecherturm sackte noch ein Stück und neigte sich. Das Kabel zum Mischpult stand straff, und der Einsatz war nur noch ein Brummen.',
        ],
        sign: ['Eine Kante des Fußes wippte. Unter ihr lag ein Stein, der den ganzen Turm kippeln ließ.'],
        yields: [
          'Da drehte sich der Lautsprecherturm und stand. Am Mischpult ging ein Regler nach oben, und den Einsatz hörte man bis zur Straße.',
        ],
      },
    },
  },
  book: {
    title: ['Zwei Namen im gelben Heft', '{hero} und der Pflegeplan'],
    prize: { g: 'n', one: 'Pflegeheft' },
    obstacle: { g: 'f', one: 'Stallgasse' },
    task: [
      'Sie hatten ein Pflegepony zu zweit. Um fünf kam die Tierärztin, und sie fing nicht an, ehe im gelben Pflegeheft beide Unterschriften standen. Seit der Plan ohne die andere geändert worden war, stand dort immer nur eine.',
    ],
    gift: [
      'Das Pflegeheft lag offen auf dem Heuballen, zwei Namen, derselbe Kugelschreiber. Die Tierärztin hörte das Pony ab und sagte: Kräftig. Von da an putzte immer eine links und eine rechts.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Chatverlauf' },
        holds: [
          'Aber in der Stallgasse wurde nicht mehr geredet, nur noch getippt. Im Chatverlauf liefen drei Antworten auf vier Fragen durcheinander, und das Pflegeheft klemmte ihr unter dem Arm.',
        ],
        worse: [
          'Im Chatverlauf kreuzten sich drei neue Antworten. Am Ende der Stallgasse klappte das Pflegeheft zu, man hörte es.',
        ],
        sign: [
          'Weit oben stand eine Frage von der Pflegefreundin, eine kurze. Auf die hatte in zwei Wochen niemand geantwortet.',
        ],
        yields: [
          'Zwei Telefone lagen mit dem Gesicht nach unten im Stroh. Durch die Stallgasse kam das Pflegeheft, aufgeschlagen.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Pflegefreundin' },
        holds: [
          'Aber am Ende der Stallgasse stand die Pflegefreundin mit dem Pflegeheft und hörte aus jedem Satz einen Vorwurf heraus, auch aus: Hast du die Bürste.',
        ],
        worse: [
          'Die Pflegefreundin steckte das Pflegeheft in ihre Tasche und zog den Reißverschluss zu. In der Stallgasse drehten drei Pferde die Ohren weg.',
        ],
        sign: [
          'Ohne hinzusehen reichte die Pflegefreundin die Bürste herüber, mit dem Griff voran, wie an jedem Tag seit zwei Jahren.',
        ],
        yields: [
          'Der Reißverschluss ging wieder auf. Die Pflegefreundin legte in der Stallgasse das Pflegeheft auf den Rücken vom Pony und suchte einen Stift.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Schubkarre' },
        holds: [
          'Aber mitten in der Stallgasse stand die Schubkarre, hoch mit Stroh beladen und ohne Stützen. Hob man sie, kippte sie, und dahinter wartete das Pflegeheft mit der, die es hielt.',
        ],
        worse: [
          'Die Schubkarre lag nun auf der Seite, quer, und das Stroh bis zur Tür. Das Pflegeheft war am anderen Ende der Stallgasse.',
        ],
        sign: [
          'Vorn am Rad hatte die Schubkarre ein zweites Paar Griffe. Die waren blank, früher hatte man sie also benutzt.',
        ],
        yields: [
          'Da kam die Schubkarre hoch und blieb oben, vorn getragen, hinten geschoben. In der Stallgasse war Platz für zwei, und das Pflegeheft lag obenauf.',
        ],
      },
    },
  },
} satisfies DeErrands;
