import type { DeErrands } from '../../schema.ts';

export const savannaTrail = {
  water: {
    title: ['Warum ist es so still', '{hero} und die Wand aus Gras'],
    prize: { g: 'n', one: 'Wasserloch' },
    obstacle: { g: 'f', one: 'Graswand' },
    task: [
      'Jeden Abend tranken die Kleinen am Wasserloch, wenn es dort plätscherte. Heute plätscherte es nicht so wie sonst, und ohne Bescheid ging keiner hin. {helper} stand schon auf den Zehen und sah trotzdem nur Gras.',
      'Unter einem Busch saßen die Kleinen und hatten Durst. Zum Wasserloch gehen sie erst, wenn es dort plätschert wie immer. Heute klang es anders. Einer musste nachsehen, und {helper} war für das Hohe zuständig und sah nur Gras.',
    ],
    gift: [
      'Am Wasserloch lag ein Nilpferd bis zu den Ohren und machte einfach keine Wellen. {helper} pfiff. Da kamen die Kleinen in einer Reihe, und jeder trank neben seinem eigenen Spiegelbild.',
      'Im Wasserloch blinzelte ein Nilpferd und schlief weiter. Es war nur sehr faul. {helper} ging als Erster bis zu den Knien hinein, und hinter ihm schlürfte es in allen Größen.',
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'Graswand' },
        holds: [
          'Aber die Graswand raschelte von einem Ende zum anderen. Das Wasserloch plätscherte nur ganz leise, und wer es finden wollte, musste es hören.',
          'Aber die Graswand redete ohne Pause, alle Halme durcheinander. Das Wasserloch hatte nur eine leise Stimme und kam nicht zu Wort.',
        ],
        worse: [
          'Die Graswand rauschte lauter, als käme ein Zug. Das kleine Plätschern vom Wasserloch war darin verschwunden.',
          'Jetzt redeten auch die trockenen Halme mit. Das Wasserloch hinter der Graswand war nicht mehr zu hören, nicht einmal ein Tropfen.',
        ],
        sign: [
          'Drehte sich der Wind, so war es kurz still. Dann standen alle Halme gerade.',
          'Kippte der Wind von links nach rechts, so mussten die Halme neu Luft holen. Dann hörte man eine Fliege.',
        ],
        yields: [
          'Der Wind drehte sich und hörte dabei auf. Da plätscherte es, dreimal, und gleich hinter der Graswand lag das Wasserloch.',
          'Die Halme hatten alles gesagt. In die Stille tropfte es, plitsch, gleich dort, und durch die Graswand ging es geradewegs ans Wasserloch.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Grasranke' },
        holds: [
          'Aber vor dem Wasserloch war die Graswand, und quer durch den Pfad war eine Grasranke gewachsen. Sie hatte die Halme verflochten wie einen Zopf.',
          'Aber die Graswand war zugewachsen, und zugebunden hatte sie eine Grasranke. Dahinter roch es nach Wasserloch, mehr ließ sie nicht durch.',
        ],
        worse: [
          'Die Grasranke flocht sich enger. Das Glitzern vom Wasserloch war hinter der Graswand ausgegangen.',
          'Die Grasranke zog den Knoten nach und zwei Halme mit hinein. Die Graswand war nun so dicht, dass man das Wasserloch nicht einmal mehr roch.',
        ],
        sign: [
          'Nah am Boden hing die Grasranke durch. Dort war eine Schlaufe, so weit, dass ein Käfer ohne Bücken hindurchkam.',
          'Unten lag die Grasranke locker über einem Stein. Ein Käfer benutzte den Bogen als Tor.',
        ],
        yields: [
          'Die Graswand ging auf, als hätte jemand den Zopf gelöst. Dahinter lag das Wasserloch, rund, mit dem ganzen Abendhimmel darin.',
          'Die Grasranke ließ los, und alle Halme richteten sich auf und sahen sich um. Zwischen ihnen blinkte das Wasserloch, und die Graswand war nur noch Gras.',
        ],
      },
      asleep: {
        part: { g: 'n', one: 'Nilpferdkalb' },
        holds: [
          'Aber auf dem Pfad durch die Graswand schlief ein Nilpferdkalb, quer und kugelrund. Dahinter glitzerte das Wasserloch, und vorbei ging es nirgends.',
          'Aber der Weg durch die Graswand war belegt, von einem Nilpferdkalb, und das schlief. Vorn war das Wasserloch, hinten war Durst, und dazwischen war Bauch.',
        ],
        worse: [
          'Das Nilpferdkalb brummte und legte sich breiter. Vom Wasserloch war kein Glitzern mehr zu sehen.',
          'Das Nilpferdkalb pustete durch die Nase und wurde flacher und breiter. Der letzte Blick aufs Wasserloch war zu, und die Graswand rechts und links hing voll Pusteluft.',
        ],
        sign: [
          'Neben dem Pfad lagen vier Seerosenblätter. Das größte lag vorn, das kleinste lag bei der Nase.',
          'Das Nilpferdkalb hatte seine Seerosenblätter mit ins Bett genommen. Sie lagen nach der Größe, wie ein Fächer.',
        ],
        yields: [
          'Dann rollte sich das Nilpferdkalb auf seine Blätter, und es machte flatsch. Durch die Graswand war ein Weg, so breit wie ein Kalb, und am Ende lag das Wasserloch.',
          'Langsam kippte das Nilpferdkalb zur Seite, und die Graswand machte ihm Platz. Der Weg war frei, und das Wasserloch schlug eine kleine Welle herüber.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Durchgang' },
        holds: [
          'Aber in der Graswand standen zwei Termitenhügel, und zwischen ihnen war ein Durchgang für jemanden, der ein Strich ist. Durch den Strich glitzerte das Wasserloch.',
          'Aber vor dem Wasserloch war die Graswand, und darin gab es nur den Durchgang zwischen zwei Termitenhügeln. Der war so schmal, dass man vorher ausatmen musste.',
        ],
        worse: [
          'Das Gras lehnte sich von beiden Seiten hinein. Das Glitzern vom Wasserloch rutschte weiter fort.',
          'Erde bröckelte von beiden Seiten hinein. Der Durchgang in der Graswand war nur noch ein Schlitz, und das Wasserloch schickte kein Blinken mehr hindurch.',
        ],
        sign: [
          'Weiter unten war der Durchgang breiter. Da hatte sich ein Warzenschwein gekratzt, jeden Tag an derselben Stelle.',
          'In Kniehöhe hatte jemand beide Hügel blank gescheuert. Dort war der Durchgang so breit wie ein Schwein.',
        ],
        yields: [
          'Auf allen vieren ging es durch die Graswand, und der Sand war kühl. Dann war der Bauch draußen, und vor der Nase lag das Wasserloch.',
          'In Kniehöhe ging es hindurch, mit Sand an beiden Ellbogen. Hinter der Graswand lag das Wasserloch und sah aus, als hätte es den ganzen Tag gewartet.',
        ],
      },
    },
  },
  drum: {
    title: ['Gute Nacht über zwei Hügel', '{hero} und der gelbe Kürbis'],
    prize: { g: 'm', one: 'Donnerkürbis', gen: 'Donnerkürbisses' },
    obstacle: { g: 'f', one: 'Akazie' },
    task: [
      'Jeden Abend strich die Elefantengroßmutter über den Donnerkürbis. Dann brummte er so tief, dass die Herde hinter den zwei Hügeln wusste: Gute Nacht. Heute war die Sonne schon halb weg, und der Donnerkürbis lag unter der Akazie fest.',
      'Die Sonne war nur noch halb, und hinter den zwei Hügeln blieb die Herde stehen. Sie wartete auf Gute Nacht. Das sagt die Elefantengroßmutter mit dem Donnerkürbis, so tief, dass es durch den Boden geht. Er lag fest, unter der Akazie.',
    ],
    gift: [
      'Die Elefantengroßmutter strich über den Donnerkürbis, und das Brummen lief durch den Boden davon. Hinter den zwei Hügeln blieb es eine Weile still. Dann kam es zurück, in den Fußsohlen.',
      'Die Elefantengroßmutter legte den Rüssel auf den Donnerkürbis und strich. Man hörte es kaum, aber die Zähne merkten es. Hinter den Hügeln legten sich die Großen hin, dass es ein wenig wackelte.',
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber unter der Akazie lag ein Stamm auf dem Donnerkürbis. Er war so schwer, dass die Ameisen außen herum gingen.',
          'Aber auf dem Donnerkürbis lag unter der Akazie ein Stamm, den ein Sturm verloren hatte. Er lag da wie jemand, der nicht wieder aufstehen will.',
        ],
        worse: [
          'Der Stamm setzte sich in den Staub. Vom Donnerkürbis unter der Akazie war nur noch die obere Hälfte gelb.',
          'Die Erde gab nach, und der Stamm nahm sich noch etwas Platz. Unter der Akazie knackte der Donnerkürbis und war nun halb im Boden.',
        ],
        sign: [
          'Das eine Ende vom Stamm lag auf einer Wurzel. Dort wippte er, wenn ein Vogel landete.',
          'Landete ein Vogel auf dem einen Ende, so hob sich das andere. Nicht viel, aber man konnte einen Finger zählen.',
        ],
        yields: [
          'Nun kippte der Stamm über die Wurzel, und die ganze Akazie ließ vor Schreck drei Blätter fallen. Der Donnerkürbis rollte in die Abendsonne und brummte ein wenig.',
          'Der Stamm machte einmal Wippe und rollte dann davon. Unter der Akazie lag der Donnerkürbis, gelb wie zuvor, und gab einen Ton von sich, tief wie ein Bauch.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Nashorn', gen: 'Nashorns' },
        holds: [
          'Aber unter der Akazie passte ein junges Nashorn auf den Donnerkürbis auf. Es verstand nur Schieben, und das verstand es sehr gut.',
          'Aber der Donnerkürbis gefiel auch dem jungen Nashorn unter der Akazie. Sagte jemand halt, so hörte es: schneller.',
        ],
        worse: [
          'Das Nashorn dachte, nun sei es dran. Es schob den Donnerkürbis einmal um die Akazie herum und noch ein Stück weiter.',
          'Das junge Nashorn schob mit Anlauf. Der Donnerkürbis rollte um die Akazie, und es rollte fast hinterher.',
        ],
        sign: [
          'Setzte sich jemand neben das Nashorn, so hielt es an. Das machte es bei seiner Mutter auch.',
          'War jemand neben ihm ganz ruhig, so wurde auch das junge Nashorn ruhig. Es senkte dann den Kopf und blinzelte.',
        ],
        yields: [
          'Nun blieb das Nashorn stehen, seufzte durch die Nase und legte sich in den Schatten der Akazie. Der Donnerkürbis rollte noch eine halbe Drehung und lag still.',
          'Das junge Nashorn ließ die Ohren hängen und gähnte. Der Donnerkürbis blieb unter der Akazie liegen, mit einem nassen Nasenfleck darauf.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber auf dem Donnerkürbis lag unter der Akazie ein langer Stamm. Hob man das eine Ende, so rollte das andere zurück.',
          'Aber unter der Akazie hielt ein langer Stamm den Donnerkürbis am Boden. Wo man auch anfasste, war das andere Ende stärker.',
        ],
        worse: [
          'Der Stamm lag wieder da, schiefer als vorher. Der Donnerkürbis war unter der Akazie nicht einmal mehr gelb, nur noch Schatten.',
          'Der Stamm plumpste zurück, und Staub kam heraus. Unter der Akazie saß der Donnerkürbis nun noch tiefer in der Klemme.',
        ],
        sign: [
          'Am anderen Ende hatte der Stamm einen Aststummel zum Festhalten. Bis jetzt hatte sich nur eine Echse daran festgehalten.',
          'Wo der Stamm zu Ende war, stand ein Aststummel heraus wie ein Henkel. Den hatte noch niemand bemerkt, nur eine Echse.',
        ],
        yields: [
          'Da ging der Stamm hoch, auf beiden Seiten zugleich, und die Echse stieg aus. Unter der Akazie lag der Donnerkürbis in seiner eigenen Kuhle.',
          'Der Stamm schwebte, hüben wie drüben, genau so lange, wie es nötig war. Darunter rollte der Donnerkürbis hervor, quer durch den Schatten der Akazie.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Schatten', gen: 'Schattens' },
        holds: [
          'Aber der Donnerkürbis war unter die Akazie gerollt, und ihr Schatten war am Abend so schwarz wie ein Loch. Man wusste nicht, ob man hineintritt oder hineinfällt.',
          'Aber wo der Donnerkürbis lag, lag auch der Schatten der Akazie. Er war so schwarz, als hätte jemand Nacht verschüttet. Man sah die eigenen Zehen nicht.',
        ],
        worse: [
          'Die Sonne sank, und der Schatten der Akazie wuchs über den Sand. Vom Donnerkürbis war kein bisschen Gelb zu sehen.',
          'Noch ein Ast bog sich herunter, und die Nacht unter der Akazie wurde dicker. Der Donnerkürbis war ganz darin verschwunden.',
        ],
        sign: [
          'Nah an der Wurzel glomm ein Fleck. Er war gelb, und er war rund.',
          'Dicht bei der Wurzel war ein gelbes Lächeln, so schmal wie ein Mond. Es blieb, wo es war.',
        ],
        yields: [
          'Im Schatten war der Boden ganz gewöhnlicher Boden. An der Wurzel der Akazie lag der Donnerkürbis und wurde gelber, je näher man kam.',
          'Das gelbe Lächeln bekam einen Bauch und einen Stiel. Unter der Akazie saß der Donnerkürbis und war gar nicht verloren, nur beschattet.',
        ],
      },
    },
  },
  tail: {
    title: ['Drei Samen zum Drehen', '{hero} und das Dorf der Webervögel'],
    prize: { g: 'f', one: 'Grasquaste' },
    obstacle: { g: 'm', one: 'Webervogelbaum' },
    task: [
      'Das kleinste Zebra tanzte heute ganz vorn. Wann es sich drehen musste, sagte ihm die Grasquaste am Schwanz, denn sie rasselte. Die Trommeln fingen schon an, und hinten am Zebra war nichts.',
      'Dreißig Zebras standen in einer Reihe, und das kleinste stand vorn. Es sollte heute den Tanz anführen. Am Schwanz fehlte ihm die Grasquaste, die ihm rasselnd sagt, wann man sich dreht. Die Trommeln gingen schon los.',
    ],
    gift: [
      'Das kleinste Zebra tanzte los, und beim ersten Rasseln drehte es sich. Hinter ihm drehten sich dreißig große Zebras. Bei dreißig sieht man danach eine Weile nur Streifen.',
      'Ritsch, rasselte die Grasquaste, und das kleinste Zebra drehte sich. Ritsch, drehten sich alle. Nach dem letzten Ritsch drehte es sich noch einmal, ganz allein, weil es so schön war.',
    ],
    by: {
      high: {
        part: { g: 'm', one: 'Ast' },
        holds: [
          'Aber die Grasquaste war im Webervogelbaum in ein Nest geflochten, und das Nest hing an einem Ast. Der Ast war so hoch, dass man für ihn den Kopf in den Nacken legte.',
          'Aber die Webervögel hatten die Grasquaste mit eingeflochten, hoch oben im Webervogelbaum. Bis zum Ast hätte es drei Zebras gebraucht, aufeinander.',
        ],
        worse: [
          'Der Ast wippte. Die Grasquaste schwang hinauf, bis zum nächsten Nest, und rasselte von dort.',
          'Der Ast schwang in die Höhe, und neunzig Nester schaukelten. Im Webervogelbaum rasselte die Grasquaste nun aus dem obersten Stock.',
        ],
        sign: [
          'Weiter unten hatte der Webervogelbaum eine breite Gabel. Sie war gerade recht für einen Fuß.',
          'Nicht weit über dem Boden teilte sich der Webervogelbaum. In der Gabel war eine Mulde, ausgetreten und trocken.',
        ],
        yields: [
          'Da kam der Ast herunter und brachte alle seine Nester mit. Die Grasquaste hing vor der Nase, und vom Webervogelbaum schaute man ihr neunzigfach nach.',
          'Langsam bog sich der Ast herunter, Nest um Nest. Der Webervogelbaum hielt die Grasquaste hin wie einen Blumenstrauß.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Webervogel', gen: 'Webervogels' },
        holds: [
          'Aber die Grasquaste hatte ein kleiner Webervogel, tief in seinem Nest. Der Webervogelbaum war voller Nachbarn, und er zeigte sich nicht gern.',
          'Aber ein kleiner Webervogel hatte sich die Grasquaste als Vorhang vor sein Nest gehängt. Im Webervogelbaum riefen alle durcheinander, nur er nicht.',
        ],
        worse: [
          'Der kleine Webervogel rutschte tiefer hinein. Die Grasquaste zog er nach, bis auf den letzten Samen.',
          'Der Vorhang wurde zugezogen. Im Webervogelbaum saß der kleine Webervogel nun ganz hinten, und die Grasquaste saß mit.',
        ],
        sign: [
          'Aus dem Nest schaute eine gelbe Feder. Sie stand auf wie ein Fragezeichen.',
          'Eine gelbe Feder stand aus dem Nest. Wenn es draußen still war, drehte sie sich ein wenig.',
        ],
        yields: [
          'Aus dem Nest kam der kleine Webervogel und hatte die Grasquaste quer im Schnabel. Er ließ sie fallen, und im ganzen Webervogelbaum wurde geklatscht, mit Flügeln.',
          'Der kleine Webervogel sah heraus, links, rechts und noch einmal links. Dann warf er die Grasquaste vom Webervogelbaum, und sie rasselte den ganzen Weg.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Vogelwächter', gen: 'Vogelwächters' },
        holds: [
          'Aber am Tor zum Webervogelbaum saß der Vogelwächter. Hinter ihm hing die Grasquaste, und an ihm vorbei kam nur, wer selbst geflochten war.',
          'Aber zum Webervogelbaum gab es ein Tor aus Halmen, und davor saß der Vogelwächter. Die Grasquaste hing dahinter und durfte nicht heraus, wegen der Ordnung.',
        ],
        worse: [
          'Der Vogelwächter breitete die Flügel über das ganze Tor. Von der Grasquaste war dahinter kein Halm zu sehen.',
          'Der Vogelwächter plusterte sich auf, bis das Tor nicht mehr zu sehen war. Im Webervogelbaum rasselte die Grasquaste nun sehr weit hinten.',
        ],
        sign: [
          'Der Vogelwächter hatte ein Auge für das Tor und eins für sein Nest. Es hatte ein Loch, und durch das Loch sah man den Mond.',
          'Immer wenn er sich unbeobachtet fühlte, sah der Vogelwächter nach seinem Nest. Durch das Loch darin zog es.',
        ],
        yields: [
          'Da klappte der Vogelwächter die Flügel zusammen, erst den linken, dann den rechten. Hinter dem Tor vom Webervogelbaum hing die Grasquaste und rasselte schon.',
          'Der Vogelwächter saß in seinem Nest und hatte es warm. Am Webervogelbaum stand das Tor offen, und die Grasquaste hing da, wo man sie nehmen konnte.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Nesttür' },
        holds: [
          'Aber im Webervogelbaum hatte das Nest mit der Grasquaste eine geflochtene Tür, und die war zu. Drinnen rasselte es bei jedem Wind.',
          'Aber das Nest mit der Grasquaste war eins der feinen im Webervogelbaum, mit geflochtener Tür. Sie war zu, und einen Griff hatte niemand mit eingeflochten.',
        ],
        worse: [
          'Die geflochtene Tür zog sich zu wie ein Beutel. Im Nest vom Webervogelbaum klemmte die Grasquaste und rasselte nicht mehr.',
          'Die geflochtene Tür bekam eine Falte und klemmte. Im Webervogelbaum war die Grasquaste jetzt eingesperrt und konnte nicht einmal mehr rasseln.',
        ],
        sign: [
          'Neben der Tür steckte ein krummer Zweig. So krumm wächst kein Zweig, den hatte einer dafür gebogen.',
          'Ein krummer Zweig steckte am Rand der Tür und gehörte nicht zum Geflecht. Er war blank vom Anfassen.',
        ],
        yields: [
          'Die geflochtene Tür ging auf, und der Webervogelbaum ließ einen Halm los. Die Grasquaste rutschte heraus, mit allen drei Samen.',
          'Das Geflecht ging auf wie eine Hand. Die Grasquaste fiel aus dem Webervogelbaum und schüttelte sich, rassel, rassel.',
        ],
      },
    },
  },
  watch: {
    title: ['Die Zahl um sieben', 'Zwei Zählungen'],
    prize: { g: 'f', one: 'Zahl' },
    obstacle: { g: 'f', one: 'Wachhütte' },
    task: [
      'Um sieben ging die Zahl der Elefanten über Funk, damit das Nachbarrevier wusste, wer kam. Die jungen Freiwilligen hatten zweimal gezählt und zweierlei herausbekommen. Wer richtig gezählt hatte, war vom Tisch aufgestanden und hinausgegangen.',
    ],
    gift: [
      'Um sieben sprach jemand die Zahl ins Mikrofon, langsam, jede Ziffer einzeln. Aus dem Nachbarrevier kam sie zurück, Ziffer für Ziffer. Der Ranger schrieb sie ins Buch und schob den Stift quer über den Tisch, zu dem leeren Platz.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Strichliste' },
        holds: [
          'Aber in der Wachhütte lag die Strichliste, und über jeden Strich lief ein anderer. Die Zahl war einmal hundertzwölf und einmal hundertneun, und beide waren unterschrieben.',
        ],
        worse: [
          'Die Striche kreuzten sich, und vier wurden ausradiert, die vielleicht Elefanten waren. In der Wachhütte stand nun eine dritte Zahl.',
        ],
        sign: [
          'Beim Fluss war auf der Strichliste ein kleiner Haken. Den hatte niemand durchgestrichen, und niemand hatte gefragt, von wem er war.',
        ],
        yields: [
          'Von dem Haken aus stimmte die Reihe, nach links und nach rechts. In der Wachhütte sagten zwei zugleich dieselbe Zahl.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Ranger', gen: 'Rangers' },
        holds: [
          'Aber in der Wachhütte saß der Ranger am Funkgerät. Eine halbe Zahl geht nicht hinaus, sagte er, und eine Zahl von Leuten, die sich anschreien, ist eine halbe.',
        ],
        worse: [
          'Der Ranger legte den Arm über das Funkgerät. Die Leitung gab er an die andere Hütte, und für die Zahl blieben sechs Minuten.',
        ],
        sign: [
          'Der Ranger sah immer wieder zum Fenster. Dort stand ein Stuhl mit Blick auf den Fluss, und er war leer.',
        ],
        yields: [
          'Da nahm der Ranger den Arm weg und drehte das Mikrofon herum. In der Wachhütte rauschte es, und die Zahl war an der Reihe.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Staubwolke' },
        holds: [
          'Aber über der Herde stand eine Staubwolke, und von der Wachhütte aus sah man Rücken und keine Beine. Die Zahl war eine Schätzung mit Rüsseln.',
        ],
        worse: [
          'Die Staubwolke stieg noch einmal auf. Die kleinsten Elefanten waren ganz verschwunden, und die Zahl fing wieder bei null an.',
        ],
        sign: ['Ganz links war ein Rücken klar zu sehen. Man hätte seine Falten zählen können.'],
        yields: [
          'Dann legte sich die Staubwolke, von links nach rechts, Rücken um Rücken. Von der Wachhütte aus war die Zahl abzulesen wie von einer Tafel.',
        ],
      },
    },
  },
  stage: {
    title: ['Kino an der Station', 'Der Mast von gestern'],
    prize: { g: 'n', adj: 'erst', one: 'Bild', gen: 'Bildes' },
    obstacle: { g: 'f', one: 'Leinwand' },
    task: [
      'Heute Abend spielte das Wanderkino an der Station. Die junge Mannschaft stritt, wer den Mast vergessen hatte, und die Leinwand lag im Staub. Auf den Bänken saßen schon alle, mit Decken und Großmüttern, und warteten auf das erste Bild.',
    ],
    gift: [
      'Das erste Bild war ein Fluss, und auf den Bänken wurde es kühl. Eine Großmutter zog die Decke höher. Das Kind auf ihrem Schoß streckte die Hand aus, und auf dem Fluss schwamm ein Schatten mit fünf Fingern.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Holzstange' },
        holds: [
          'Aber die Leinwand hing an einer Holzstange, und die Holzstange war gebrochen. Das erste Bild lief über den Boden und bekam Gras.',
        ],
        worse: [
          'Die Holzstange splitterte noch eine Handbreit weiter. Die Leinwand fiel in den Staub, und das erste Bild fiel auf ein Zebra.',
        ],
        sign: ['Die zwei Splitterkanten zeigten zueinander. Die lange passte in den langen Spalt.'],
        yields: [
          'Nun stand die Holzstange, mit drei Gürteln umwickelt. Die Leinwand ging auf, und aus dem Staub wurde das erste Bild.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Fahrer', gen: 'Fahrers' },
        holds: [
          'Aber die Leinwand gehörte dem Fahrer, und der Fahrer sprach eine andere Sprache. Bei jedem Satz über das erste Bild gab er allen die Hand, denn er hielt ihn für ein Lebewohl.',
        ],
        worse: [
          'Der Fahrer winkte und fing an, die Leinwand zusammenzulegen. Das erste Bild hatte jetzt eine Ecke weniger.',
        ],
        sign: [
          'Im Staub hatte ein Kind einen Elefanten gezeichnet. Davor war der Fahrer stehen geblieben, mitten im Packen.',
        ],
        yields: [
          'Nun ging der Fahrer in die Hocke, sah die Zeichnung an und lachte über sich. Die Leinwand ging in die Höhe, genau wie im Staub, und darauf kam das erste Bild.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Zipfel', gen: 'Zipfels' },
        holds: [
          'Aber die Leinwand war so groß wie ein Segel, und am Abend gab es Wind. Hielt man sie an einem Zipfel, so faltete sie sich am anderen, und das erste Bild knickte in der Mitte.',
        ],
        worse: [
          'Der Wind schlug die Leinwand zurück, schiefer als zuvor. Das erste Bild hing über dem Rahmen wie ein Hemd.',
        ],
        sign: ['Am hintersten Zipfel war noch eine Schlaufe. Sie war leer, seit sie angekommen waren.'],
        yields: [
          'Die Leinwand spannte sich und summte ein wenig im Wind. Das erste Bild war auf einmal rechteckig, und auf den Bänken sagte jemand: Ah.',
        ],
      },
    },
  },
} satisfies DeErrands;
