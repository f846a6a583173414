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
        ],
        worse: [
          'Die Graswand rauschte lauter, als käme ein Zug. Das kleine Plätschern vom Wasserloch war darin verschwunden.',
        ],
        sign: ['Drehte sich der Wind, so war es kurz still. Dann standen alle Halme gerade.'],
        yields: [
          'Der Wind drehte sich und hörte dabei auf. Da plätscherte es, dreimal, und gleich hinter der Graswand lag das Wasserloch.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Grasranke' },
        holds: [
          'Aber vor dem Wasserloch war die Graswand, und quer durch den Pfad war eine Grasranke gewachsen. Sie hatte die Halme verflochten wie einen Zopf.',
        ],
        worse: [
          'Die Grasranke flocht sich enger. Das Glitzern vom Wasserloch war hinter der Graswand ausgegangen.',
        ],
        sign: [
          'Nah am Boden hing die Grasranke durch. Dort war eine Schlaufe, so weit, dass ein Käfer ohne Bücken hindurchkam.',
        ],
        yields: [
          'Die Graswand ging auf, als hätte jemand den Zopf gelöst. Dahinter lag das Wasserloch, rund, mit dem ganzen Abendhimmel darin.',
        ],
      },
      asleep: {
        part: { g: 'n', one: 'Nilpferdkalb' },
        holds: [
          'Aber auf dem Pfad durch die Graswand schlief ein Nilpferdkalb, quer und kugelrund. Dahinter glitzerte das Wasserloch, und vorbei ging es nirgends.',
        ],
        worse: [
          'Das Nilpferdkalb brummte und legte sich breiter. Vom Wasserloch war kein Glitzern mehr zu sehen.',
        ],
        sign: [
          'Neben dem Pfad lagen vier Seerosenblätter. Das größte lag vorn, das kleinste lag bei der Nase.',
        ],
        yields: [
          'Dann rollte sich das Nilpferdkalb auf seine Blätter, und es machte flatsch. Durch die Graswand war ein Weg, so breit wie ein Kalb, und am Ende lag das Wasserloch.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Durchgang' },
        holds: [
          'Aber in der Graswand standen zwei Termitenhügel, und zwischen ihnen war ein Durchgang für jemanden, der ein Strich ist. Durch den Strich glitzerte das Wasserloch.',
        ],
        worse: [
          'Das Gras lehnte sich von beiden Seiten hinein. Das Glitzern vom Wasserloch rutschte weiter fort.',
        ],
        sign: [
          'Weiter unten war der Durchgang breiter. Da hatte sich ein Warzenschwein gekratzt, jeden Tag an derselben Stelle.',
        ],
        yields: [
          'Auf allen vieren ging es durch die Graswand, und der Sand war kühl. Dann war der Bauch draußen, und vor der Nase lag das Wasserloch.',
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
        ],
        worse: [
          'Der Stamm setzte sich in den Staub. Vom Donnerkürbis unter der Akazie war nur noch die obere Hälfte gelb.',
        ],
        sign: ['Das eine Ende vom Stamm lag auf einer Wurzel. Dort wippte er, wenn ein Vogel landete.'],
        yields: [
          'Nun kippte der Stamm über die Wurzel, und die ganze Akazie ließ vor Schreck drei Blätter fallen. Der Donnerkürbis rollte in die Abendsonne und brummte ein wenig.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Nashorn', gen: 'Nashorns' },
        holds: [
          'Aber unter der Akazie passte ein junges Nashorn auf den Donnerkürbis auf. Es verstand nur Schieben, und das verstand es sehr gut.',
        ],
        worse: [
          'Das Nashorn dachte, nun sei es dran. Es schob den Donnerkürbis einmal um die Akazie herum und noch ein Stück weiter.',
        ],
        sign: ['Setzte sich jemand neben das Nashorn, so hielt es an. Das machte es bei seiner Mutter auch.'],
        yields: [
          'Nun blieb das Nashorn stehen, seufzte durch die Nase und legte sich in den Schatten der Akazie. Der Donnerkürbis rollte noch eine halbe Drehung und lag still.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber auf dem Donnerkürbis lag unter der Akazie ein langer Stamm. Hob man das eine Ende, so rollte das andere zurück.',
        ],
        worse: [
          'Der Stamm lag wieder da, schiefer als vorher. Der Donnerkürbis war unter der Akazie nicht einmal mehr gelb, nur noch Schatten.',
        ],
        sign: [
          'Am anderen Ende hatte der Stamm einen Aststummel zum Festhalten. Bis jetzt hatte sich nur eine Echse daran festgehalten.',
        ],
        yields: [
          'Da ging der Stamm hoch, auf beiden Seiten zugleich, und die Echse stieg aus. Unter der Akazie lag der Donnerkürbis in seiner eigenen Kuhle.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Schatten', gen: 'Schattens' },
        holds: [
          'Aber der Donnerkürbis war unter die Akazie gerollt, und ihr Schatten war am Abend so schwarz wie ein Loch. Man wusste nicht, ob man hineintritt oder hineinfällt.',
        ],
        worse: [
          'Die Sonne sank, und der Schatten der Akazie wuchs über den Sand. Vom Donnerkürbis war kein bisschen Gelb zu sehen.',
        ],
        sign: ['Nah an der Wurzel glomm ein Fleck. Er war gelb, und er war rund.'],
        yields: [
          'Im Schatten war der Boden ganz gewöhnlicher Boden. An der Wurzel der Akazie lag der Donnerkürbis und wurde gelber, je näher man kam.',
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
        ],
        worse: [
          'Der Ast wippte. Die Grasquaste schwang hinauf, bis zum nächsten Nest, und rasselte von dort.',
        ],
        sign: [
          'Weiter unten hatte der Webervogelbaum eine breite Gabel. Sie war gerade recht für einen Fuß.',
        ],
        yields: [
          'Da kam der Ast herunter und brachte alle seine Nester mit. Die Grasquaste hing vor der Nase, und vom Webervogelbaum schaute man ihr neunzigfach nach.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Webervogel', gen: 'Webervogels' },
        holds: [
          'Aber die Grasquaste hatte ein kleiner Webervogel, tief in seinem Nest. Der Webervogelbaum war voller Nachbarn, und er zeigte sich nicht gern.',
        ],
        worse: [
          'Der kleine Webervogel rutschte tiefer hinein. Die Grasquaste zog er nach, bis auf den letzten Samen.',
        ],
        sign: ['Aus dem Nest schaute eine gelbe Feder. Sie stand auf wie ein Fragezeichen.'],
        yields: [
          'Aus dem Nest kam der kleine Webervogel und hatte die Grasquaste quer im Schnabel. Er ließ sie fallen, und im ganzen Webervogelbaum wurde geklatscht, mit Flügeln.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Vogelwächter', gen: 'Vogelwächters' },
        holds: [
          'Aber am Tor zum Webervogelbaum saß der Vogelwächter. Hinter ihm hing die Grasquaste, und an ihm vorbei kam nur, wer selbst geflochten war.',
        ],
        worse: [
          'Der Vogelwächter breitete die Flügel über das ganze Tor. Von der Grasquaste war dahinter kein Halm zu sehen.',
        ],
        sign: [
          'Der Vogelwächter hatte ein Auge für das Tor und eins für sein Nest. Es hatte ein Loch, und durch das Loch sah man den Mond.',
        ],
        yields: [
          'Da klappte der Vogelwächter die Flügel zusammen, erst den linken, dann den rechten. Hinter dem Tor vom Webervogelbaum hing die Grasquaste und rasselte schon.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Nesttür' },
        holds: [
          'Aber im Webervogelbaum hatte das Nest mit der Grasquaste eine geflochtene Tür, und die war zu. Drinnen rasselte es bei jedem Wind.',
        ],
        worse: [
          'Die geflochtene Tür zog sich zu wie ein Beutel. Im Nest vom Webervogelbaum klemmte die Grasquaste und rasselte nicht mehr.',
        ],
        sign: [
          'Neben der Tür steckte ein krummer Zweig. So krumm wächst kein Zweig, den hatte einer dafür gebogen.',
        ],
        yields: [
          'Die geflochtene Tür ging auf, und der Webervogelbaum ließ einen Halm los. Die Grasquaste rutschte heraus, mit allen drei Samen.',
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
      'Um sieben sprach jemand die Zahl ins Mikrofon, langsam, jede Ziffer einzeln. Aus dem Nachbarrevier kam sie zurück, Ziffer für Ziffer. Der Ranger schrieb sie in das Buch und schob den Stift quer über den Tisch, zu dem leeren Platz.',
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
