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
        ],
        worse: ['Die Sprungstange grub sich tiefer in den Sand. Das scheue Pony ging eine Ponylänge zurück.'],
        sign: ['Ein Ende der Sprungstange wippte. Der Sand darunter war weggeschart.'],
        yields: [
          'Dann rollte die Sprungstange an die Wand, rot, weiß, rot, weiß. Das scheue Pony sah auf den leeren Sand und kam.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Stangenende' },
        holds: [
          'Aber in der Gasse lag die Sprungstange, und das scheue Pony stand dahinter. Trug man das eine Stangenende weg, kam das andere hinterher.',
        ],
        worse: [
          'Das Stangenende schlug herum, und die Sprungstange lag noch schräger. Das scheue Pony drückte sich ganz hinten an die Wand.',
        ],
        sign: ['Am anderen Ende war auch ein Griff, aus grünem Band gewickelt. Der war noch ganz sauber.'],
        yields: [
          'Die Sprungstange schwebte und lag dann längs an der Wand. Durch die freie Gasse kam das scheue Pony, Schritt, Schritt, Schritt.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Pony', adj: 'scheu' },
        holds: [
          'Aber die Sprungstange war heruntergekracht, und das scheue Pony war in seine Box geflohen. Von dort hörte man es pusten.',
        ],
        worse: [
          'Das scheue Pony ging so weit nach hinten, wie es ging. Man sah nur noch Stroh, und das Stroh zitterte.',
        ],
        sign: [
          'Über der halben Tür sah ein Ohr hervor. Es drehte sich nach vorn, nach hinten und wieder nach vorn.',
        ],
        yields: [
          'Zum Ohr kam ein zweites, dann eine Stirn mit Stroh. Das scheue Pony stieg über die Sprungstange, als wäre sie gemalt.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Pony', adj: 'scheu' },
        holds: [
          'Aber das scheue Pony hielt die Sprungstange für eine Schlange. Jedes Komm hieß für es: Vorsicht.',
        ],
        worse: [
          'Das scheue Pony ging rückwärts, und die Sprungstange rollte ihm ein Stück nach. Für eine Schlange sprach nun alles.',
        ],
        sign: ['Die Reitlehrerin atmete aus, lang und müde. Da hob das scheue Pony einen Huf.'],
        yields: [
          'Ein Huf kam über die Sprungstange, dann drei andere. Das scheue Pony drehte sich um und sah nach, ob sie noch biss.',
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
        ],
        worse: [
          'Der Zügel zog sich fest. Die Satteldecke verschwand in der Sattelkammer zwischen lauter Schnallen.',
        ],
        sign: ['Über einem Haken lag eine Schlaufe vom Zügel, ganz locker. Sie schwang ein wenig.'],
        yields: [
          'Ein Zaum nach dem anderen klimperte und hing wieder für sich. Die Satteldecke kam heraus, mit dem Stern zuerst.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Sattelstange' },
        holds: [
          'Aber in der Sattelkammer hing die Satteldecke ganz oben, über der Sattelstange. Da kommt sonst nur die Reitlehrerin hin, und die auf Zehen.',
        ],
        worse: ['Die Satteldecke rutschte über die Sattelstange nach hinten. Man sah nur noch den Stern.'],
        sign: [
          'Gleich unter der Stange stand eine kleine Stufe aus Holz. Sie war so niedrig, dass alle immer darüber stolperten.',
        ],
        yields: [
          'Von der Sattelstange kam ein blauer Zipfel, dann mehr davon. Die Satteldecke fiel weich herunter, über zwei Arme und einen Kopf.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber in der Sattelkammer steckte die Satteldecke im Schrank, und die Schranktür ging nicht auf. Den Schlüssel hatte einmal ein Pony verschleppt.',
        ],
        worse: [
          'Die Schranktür klemmte jetzt auch noch unten. Ein blauer Zipfel der Satteldecke war dazwischengeraten.',
        ],
        sign: [
          'Neben dem Schrank hing an einem Nagel ein gedrechselter Zapfen. In der Schranktür war ein Loch, genau so rund.',
        ],
        yields: [
          'Die Sattelkammer roch nach Leder und alten Äpfeln. Der Schrank stand offen, und die Satteldecke lag zuoberst.',
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
        ],
        worse: [
          'Der Stallhund brummte und streckte sich aus. Der Möhrenkorb war nun ganz hinter seinem Rücken verschwunden.',
        ],
        sign: ['Vor der Hundenase lagen ein Knochen, eine Bürste und ein Handschuh, schön der Reihe nach.'],
        yields: [
          'Da drehte sich der Stallhund auf die andere Seite, und neben ihm war ein Fußweg. Am Ende der Futtergasse stand der Möhrenkorb.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Stallhund' },
        holds: [
          'Aber in der Futtergasse lag der alte Stallhund wach vor dem Möhrenkorb. Das Läuten hatte er auch schon im Ohr, und vorher gab es nichts.',
        ],
        worse: [
          'Der Stallhund stand auf und war so breit wie die Futtergasse. Vom Möhrenkorb sah man nicht einmal den Henkel.',
        ],
        sign: [
          'Der Stallhund sah immer in die Ecke. Dort stand sein Wassernapf, und davor lag quer ein Besen.',
        ],
        yields: [
          'Nun ging der Stallhund in die Ecke und ließ die Futtergasse Futtergasse sein. Der Möhrenkorb stand da, mit einem Tuch über den Ohren.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Gassenende' },
        holds: [
          'Aber die Futtergasse hat kein Fenster. Der Möhrenkorb stand am Gassenende, und da war es schwarz wie im Stiefel.',
        ],
        worse: [
          'Eine Tür fiel zu. Das Gassenende war nun noch weiter weg, und vom Möhrenkorb sah man gar nichts.',
        ],
        sign: ['Ganz hinten leuchtete ein roter Punkt. So rot ist nur eine Möhre.'],
        yields: [
          'Aus einem roten Punkt wurden zehn, und darum herum war ein Korb. Der Möhrenkorb hatte die ganze Zeit mitten in der Futtergasse gestanden.',
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
