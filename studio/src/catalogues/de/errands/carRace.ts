import type { DeErrands } from '../../schema.ts';

export const carRace = {
  flag: {
    title: ['Ein Rad für die Zielflagge', '{hero} und die Seifenkiste'],
    prize: { g: 'f', one: 'Zielflagge' },
    obstacle: { g: 'f', one: 'Seifenkiste' },
    task: [
      'Als Letzte starteten die Kleinsten. Unten musste die Zielflagge wehen, sonst wussten sie nicht, wo man aufhört, schnell zu sein. Hinunterbringen sollte sie die alte Seifenkiste.',
      'Am Start standen die Kleinsten und drückten schon die Hebel. Wo das Ziel war, sah man an der Zielflagge, und die war noch oben. Die alte Seifenkiste sollte sie hinunterbringen, und zwar vor ihnen.',
    ],
    gift: [
      'Die Zielflagge wehte, und die Kleinsten kamen. Die Erste hielt genau auf dem Strich. Sie stieg aus, ging zurück und fuhr den letzten Meter noch einmal, weil er so schön war.',
      'Unten wehte die Zielflagge, schwarz und weiß. Die Kleinsten kamen mit offenem Mund. Eine hielt schon vor dem Strich an, um zu winken, und schob dann weiter.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Radstift' },
        holds: [
          'Aber an der Seifenkiste war der Radstift gebrochen, und das Rad saß lose. So kam die Zielflagge nicht einmal bis zur Kurve.',
          'Aber die Seifenkiste stand schief, weil am Rad der Radstift durch war. Bis ins Ziel kam die Zielflagge so höchstens im Traum.',
        ],
        worse: [
          'Vom Radstift brach noch ein Stück ab. Die Zielflagge rutschte aus ihrem Halter in den Staub.',
          'Ein Splitter sprang ab, und der Radstift war noch kürzer. Die Seifenkiste sank auf die Achse, und die Zielflagge fiel um.',
        ],
        sign: [
          'Am Radstift waren zwei Bruchkanten. Auf jeder war ein halber Jahresring.',
          'Die zwei Stücke vom Radstift lagen im Staub. Der Bruch war schräg, an beiden gleich schräg.',
        ],
        yields: [
          'Das Rad eierte ein bisschen und blieb dran. Die Seifenkiste rollte den Hang hinunter, und die Zielflagge knatterte leise mit.',
          'Der Radstift hielt, ein bisschen dicker als früher. Die Seifenkiste lief, und die Zielflagge lief voraus, wie es sich gehört.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Seifenkiste' },
        holds: [
          'Aber die Seifenkiste war umgekippt, und die Zielflagge lag darunter. So eine Kiste ist aus Eiche, mit Nägeln.',
          'Aber die Zielflagge lag unter der Seifenkiste, und die Seifenkiste lag auf dem Bauch. Früher baute man so etwas aus Scheunentoren.',
        ],
        worse: [
          'Die Seifenkiste setzte sich auf ihre Ecke. Von der Zielflagge sah nur noch ein schwarzes Karo heraus.',
          'Die Seifenkiste rutschte ein Stück bergab, auf der Seite. Von der Zielflagge sah man nur noch den Stock, und der bog sich.',
        ],
        sign: [
          'Eine Kante der Seifenkiste wippte. Das Rad darüber drehte sich dabei ganz langsam.',
          'Ein Rad von der Seifenkiste drehte sich in der Luft. Unter ihm hätte man ein Buch durchschieben können.',
        ],
        yields: [
          'Erst stand die Seifenkiste auf zwei Rädern, dann auf vier. Wo sie gelegen hatte, lag die Zielflagge, frisch gebügelt.',
          'Die Seifenkiste kam hoch, schüttelte den Staub ab und stand. Die Zielflagge lag darunter und hatte einen Reifenabdruck, sehr sportlich.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Rad', adj: 'los' },
        holds: [
          'Aber an der Seifenkiste mit der Zielflagge war ein Rad herunter. Hob man die Kiste, rollte das lose Rad davon, und holte man es, sank die Kiste.',
          'Aber die Seifenkiste brauchte ihr Rad, und jemand musste sie dazu hochhalten. Und jemand das Rad. Und die Zielflagge wollte auch noch mit.',
        ],
        worse: [
          'Das lose Rad rollte schief über den Strich. Die Seifenkiste kippte, und die Zielflagge rollte sich im Staub aus.',
          'Die Seifenkiste plumpste auf die Achse, und das lose Rad fuhr allein los. Die Zielflagge rollte in die Büsche.',
        ],
        sign: [
          'Hinten an der Seifenkiste hing noch ein Griff aus Seil. Den sah man nur, wenn man sich bückte.',
          'Hinten, unter dem Sitz, hatte die Seifenkiste eine Schlaufe aus Seil. Die war für noch jemanden gedacht.',
        ],
        yields: [
          'Unter der Achse war auf einmal Platz, und das Rad rutschte hinein. Die Seifenkiste stand gerade, und oben stand die Zielflagge.',
          'Einer hob, und das Rad war drauf, ehe man bis drei gezählt hatte. Die Seifenkiste stand auf vieren, und die Zielflagge stand auf der Seifenkiste.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Nabe' },
        holds: [
          'Aber an der Seifenkiste glitt das Rad immer wieder ab. Auf der Nabe war so viel Öl, dass nichts daran blieb, und die Zielflagge musste ins Ziel.',
          'Aber das Rad wollte nicht auf der Seifenkiste bleiben. Die Nabe war so ölig, dass man sich darin kämmen konnte, und am Start wartete alles auf die Zielflagge.',
        ],
        worse: [
          'Das Rad fiel ab und rollte zurück zum Start. Die Zielflagge rutschte von der Seifenkiste und rollte hinterher.',
          'Das Rad sprang ab wie ein Stück Seife. Die Seifenkiste setzte auf, und die Zielflagge bekam den ersten Ölfleck ihres Lebens.',
        ],
        sign: [
          'Auf der Nabe war eine trockene Stelle. Da klebte Kreide.',
          'Auf einer Seite war die Nabe weiß und stumpf. Da war einmal Kreide gewesen.',
        ],
        yields: [
          'Das Rad schob sich darauf und blieb. Die Seifenkiste fuhr an, und die Zielflagge legte sich in den Wind.',
          'Auf dem Stumpfen saß das Rad fest und drehte sich doch. Die Seifenkiste nahm die Kurve, und die Zielflagge winkte schon dem Ziel.',
        ],
      },
    },
  },
  helmet: {
    title: ['Der Helm mit der Schnecke', '{hero} an der Sperre'],
    prize: { g: 'm', one: 'Helm', adj: 'blau' },
    obstacle: { g: 'f', one: 'Sperre' },
    task: [
      'Die kleinste Fahrerin stand vor ihrer Seifenkiste und hatte keinen Helm. Wenn die Glocke läutete, war ihre Reihe dran. Ihr blauer Helm, der mit der Schnecke, hing hinter der Sperre.',
      'Am Start rückte die Reihe vor. Die kleinste Fahrerin schob ihre Kiste eins weiter und hielt sich mit der freien Hand den Kopf. Ohne Helm darf keiner los. Ihrer, der blaue mit der Schnecke, hing hinter der Sperre.',
    ],
    gift: [
      'Die kleinste Fahrerin setzte den blauen Helm auf und klopfte dreimal dagegen. Es klang nach jemandem. Dann fuhr sie los, langsam, wie es sich für eine Schnecke gehört, und wurde Vierte.',
      'Klack, machte der Kinnriemen. Die kleinste Fahrerin wackelte mit dem Kopf, und der blaue Helm wackelte mit. Auf der ganzen Strecke sah man hinter dem Lenkrad nur eine Schnecke.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Ordner' },
        holds: [
          'Aber an der Sperre stand der Ordner. Hinter ihm hing der blaue Helm, und durch die Sperre kam nur, wer einen aufhatte.',
          'Aber der blaue Helm hing hinter der Sperre, und an der Sperre galt das Wort vom Ordner. Sein Wort war nein.',
        ],
        worse: [
          'Der Ordner machte die Arme breit und stellte sich vor das Regal. Vom blauen Helm sah man keine Schnecke mehr.',
          'Der Ordner ließ die Stange herunter und lehnte sich darauf. Hinter der Sperre war vom blauen Helm nicht mehr zu sehen als von einer Schnecke im Salat.',
        ],
        sign: [
          'Immer wieder sah der Ordner zum Zaun. Darunter war ihm die Startliste durchgeweht, man sah noch eine Ecke.',
          'Der Ordner bückte sich zum Zaun und kam nicht ganz hin. Unter dem Draht steckte seine Startliste und flatterte.',
        ],
        yields: [
          'Da hob der Ordner die Stange von der Sperre, mit einem Finger. Dann nahm er den blauen Helm vom Haken und pustete ihn ab.',
          'Der Ordner las seine Liste und fand, dass alles stimmte. Die Sperre ging hoch, und der blaue Helm kam herüber, mit der Schnecke zuerst.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Ordner' },
        holds: [
          'Aber an der Sperre stand der Ordner mit dicken Ohrenschützern. Er hatte den blauen Helm, und von allem Gerufenen kam bei ihm nur Winken an.',
          'Aber der Ordner an der Sperre trug Ohrenschützer, groß wie Brötchen. Rief man blau, so holte er den Besen.',
        ],
        worse: [
          'Der Ordner nickte, beeilte sich sehr und gab einen roten heraus. Den blauen Helm hängte er an der Sperre ganz nach hinten.',
          'Der Ordner hob den Daumen und brachte einen Stuhl. Der blaue Helm wanderte an der Sperre auf den allerhöchsten Haken.',
        ],
        sign: [
          'Auf der Bahn hob jemand ein grünes Fähnchen. Der Ordner hob auch eins, und zwar sofort.',
          'Winkte auf der Bahn etwas Farbiges, so winkte der Ordner dieselbe Farbe zurück. Fähnchen verstand er wie andere Leute Deutsch.',
        ],
        yields: [
          'Da legte der Ordner zwei Finger an die Mütze. Über die Sperre kam der blaue Helm, mit der Schnecke nach vorn.',
          'Der Ordner legte den Finger ans Kinn und dann an den richtigen Haken. So kam der blaue Helm durch die Sperre, und den Stuhl gab es dazu.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Lautsprecher' },
        holds: [
          'Aber jeder Helm hatte eine Nummer, und die Nummer bekam man an der Sperre zugerufen. Vor lauter Lautsprecher hörte keiner, welche der blaue Helm hatte.',
          'Aber an der Sperre musste man die Nummer nennen, und für den blauen Helm gab es eine. Der Lautsprecher war aber schneller und nannte hundert andere.',
        ],
        worse: [
          'Der Lautsprecher dröhnte jetzt auch noch das Wetter. An der Sperre ging der falsche Helm hinaus, und der blaue blieb hängen.',
          'Aus dem Lautsprecher kam jetzt Marschmusik. Der blaue Helm ging an der Sperre einmal hin und wieder zurück, weil niemand die Nummer verstand.',
        ],
        sign: [
          'Vor jedem Namen holte der Lautsprecher Luft. Das war so kurz wie ein Schluckauf.',
          'Beim Umblättern schwieg der Lautsprecher. Man hörte dann die Seite.',
        ],
        yields: [
          'Es knackte, und dann war Stille, bis zu den Strohballen. Jemand an der Sperre sagte: Siebzehn. Und da kam der blaue Helm.',
          'Die Seite war umgeblättert, und es kam keine neue. Siebzehn, sagte jemand an der Sperre, und aus dem Regal kam der blaue Helm.',
        ],
      },
    },
  },
  horn: {
    title: ['Die Hupe der ältesten Kiste', '{hero} unter der Tribüne'],
    prize: { g: 'm', one: 'Hupenball' },
    obstacle: { g: 'f', one: 'Tribüne' },
    task: [
      'Die älteste Seifenkiste war noch nie ohne Hupe gefahren. Ihr Fahrer wurde heute achtzig und startete als Letzter. Im Messing steckte der Trichter, aber der Hupenball war davongehüpft.',
      'Der älteste Fahrer wurde heute achtzig und fuhr als Letzter. Seine Kiste hatte keine Klingel und kein Licht, nur eine Hupe. Die war heute stumm, denn der Hupenball war beim Putzen davongehüpft.',
    ],
    gift: [
      'Der Hupenball saß, und der alte Fahrer drückte darauf. Mööp. Auf der ganzen Strecke gingen die Strohballen zur Seite, so sah es jedenfalls aus. Er fuhr bis ins Ziel und noch ein Stück in die Wiese.',
      'Mööp, machte es oben am Start, und unten drehten sich alle um. Der Hupenball saß. Achtzigmal wollte der alte Fahrer drücken, und er kam damit nicht ganz bis ins Ziel.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Schlitz' },
        holds: [
          'Aber der Hupenball war unter die Tribüne gerollt. Unter der ersten Stufe war nur ein Schlitz, so hoch wie ein Butterbrot.',
          'Aber die Tribüne hatte den Hupenball verschluckt. Unter der ersten Stufe war ein Schlitz, in den passte ein Programm, aber keine Hand.',
        ],
        worse: [
          'Der Hupenball rollte tiefer hinein. Durch den Schlitz sah man nur noch seinen Messingrand, und der drehte sich weg.',
          'Der Hupenball bekam einen Stups und war noch weiter hinten. Im Schlitz unter der Tribüne sah man bloß ein Bonbonpapier.',
        ],
        sign: [
          'Neben dem Pfosten der Tribüne war der Schlitz höher. Da hatte das Holz einen Bogen.',
          'Am Pfosten hatte die Tribüne ein Stück verloren. Dort war der Schlitz rund wie ein Mauseloch für reiche Mäuse.',
        ],
        yields: [
          'Der Hupenball musste sich ein wenig dünn machen. Dann sprang er unter der Tribüne hervor und sagte von allein: Möp.',
          'Am Pfosten ging es, und es machte dabei Möp. Der Hupenball lag vor der Tribüne und holte Luft.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Bretterraum' },
        holds: [
          'Aber der Hupenball war unter die Tribüne gerollt. Hinter den Brettern ist ein Bretterraum, und dahin kommt keine Sonne.',
          'Aber unter der Tribüne hatte noch nie jemand Licht gemacht. Der Hupenball war hineingerollt, und der Bretterraum hatte ihn nicht wieder hergegeben.',
        ],
        worse: [
          'Oben setzten sich alle hin, und es wurde noch dunkler. Vom Hupenball war im Bretterraum gar nichts mehr zu sehen.',
          'Noch mehr Leute setzten sich, und auch die Ritzen gingen zu. Unter der Tribüne war der Hupenball nun in einer Nacht ohne Sterne.',
        ],
        sign: [
          'Weit hinten glänzte ein halber Ring aus Messing, dünn wie ein Fingernagelrand.',
          'Im Bretterraum schwebte ein goldener Strich. Er war gebogen wie ein Lächeln.',
        ],
        yields: [
          'An dem halben Ring hing ein ganzer, und daran der Hupenball. Er lag unter der Tribüne neben einem Taschentuch vom vorigen Jahr.',
          'Das Lächeln war aus Messing, und dahinter war der Hupenball. Er kam aus der Tribüne und hatte Spinnweben als Schal.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Wimpelschnur' },
        holds: [
          'Aber der Hupenball hing an der Tribüne in den Wimpeln. Die Wimpelschnur lief um ihn herum, gelb, grün, rot, und noch einmal.',
          'Aber die Wimpel an der Tribüne hatten sich den Hupenball geangelt. Die Wimpelschnur hielt ihn fest, in allen Farben.',
        ],
        worse: [
          'Die Wimpelschnur zog sich zu. Der Hupenball machte ein trauriges Geräusch und verschwand zwischen Grün und Gelb.',
          'Grün legte sich über Rot, und die Wimpelschnur saß. Der Hupenball wurde an der Tribüne so gedrückt, dass er von allein hupte, aber kläglich.',
        ],
        sign: [
          'Beim roten Wimpel stand eine Schlaufe ab, ganz locker. Sie winkte im Wind.',
          'Zwischen Gelb und Rot war die Wimpelschnur locker. Sie hing dort nur, weil sie nichts anderes vorhatte.',
        ],
        yields: [
          'Ein Wimpel nach dem anderen ging auf, und alle hingen wieder in der Reihe. Der Hupenball fiel von der Tribüne und hüpfte zweimal.',
          'Die Wimpelschnur wurde lang, und an der Tribüne flatterte es wieder. Der Hupenball sprang heraus und traf beinahe ein Eis.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Kätzchen' },
        holds: [
          'Aber unter der Tribüne wohnte ein Kätzchen, und das hatte den Hupenball gern. Bei so vielen Füßen zeigte es sich nicht.',
          'Aber den Hupenball hatte ein Kätzchen, und das Kätzchen hatte ein Versteck unter der Tribüne. Von oben trampelte die halbe Stadt.',
        ],
        worse: [
          'Das Kätzchen ging rückwärts unter die nächste Stufe. Der Hupenball rollte mit und sagte ganz leise möp.',
          'Das Kätzchen machte sich flach und rutschte um die Ecke. Hinter der Tribüne machte der Hupenball noch ein halbes Möp.',
        ],
        sign: [
          'Unter dem Brett lag eine weiße Pfote. Sie ging auf und zu.',
          'Eine Pfote lag im Licht. Sie hatte fünf Krallen, und alle fünf waren eingezogen.',
        ],
        yields: [
          'Erst kam die Pfote, dann ein Schnurrbart. Das Kätzchen rollte den Hupenball unter der Tribüne hervor und setzte sich daneben.',
          'Das Kätzchen stand auf der untersten Stufe der Tribüne und dehnte sich. Den Hupenball gab es einen Schubs, und er rollte, wohin er sollte.',
        ],
      },
    },
  },
  crew: {
    title: ['Fünf Unterschriften', '{hero} und die halbe Mannschaft'],
    prize: { g: 'f', one: 'Startfreigabe' },
    obstacle: { g: 'f', one: 'Mannschaft' },
    task: [
      'Gebaut hatten die Schulkiste fünf. Auf der Haube stand nur ein Name, und seitdem waren sie zu dritt. Wenn die Glocke ging, machten die Prüfer das Zelt zu, und für die Startfreigabe brauchte es fünf Unterschriften.',
    ],
    gift: [
      'Die Startfreigabe klebte auf der Haube, genau über dem einen Namen. Die Kiste stand oben an der Rampe, und fünf schoben sie an. Gelenkt hat die, die am besten lenken konnte.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Lenkseil' },
        holds: [
          'Aber als die Mannschaft auseinanderging, war auch das Lenkseil gerissen. Ohne Lenkung gab es keine Startfreigabe, mit keinem Namen der Welt.',
        ],
        worse: [
          'Am Lenkseil franste noch eine Litze aus. Die Rampe ging an die Nächsten, und die Mannschaft rutschte auf der Liste unter die Startfreigabe Nummer vierzig.',
        ],
        sign: [
          'Vom Lenkseil hingen zwei Enden herab. Um beide war dasselbe gelbe Band gewickelt, vom ersten Bautag.',
        ],
        yields: [
          'Links war wieder links und rechts wieder rechts, mit etwas Spiel. Der Prüfer drehte das Lenkrad und schob der Mannschaft die Startfreigabe hin.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Prüferin' },
        holds: [
          'Aber die Prüferin nahm es genau. Für die Startfreigabe wollte sie die ganze Mannschaft sehen, und drei sind nicht fünf.',
        ],
        worse: [
          'Die Prüferin schob das Formular unter den Stapel. Neben dem Zelt packte die Mannschaft schon das Werkzeug ein, die Startfreigabe war nicht einmal gestempelt.',
        ],
        sign: [
          'Die Prüferin zog das Blatt noch einmal halb heraus. Ihr Blick blieb an den zwei leeren Zeilen hängen.',
        ],
        yields: [
          'Nun rückte die Prüferin das Stempelkissen in die Mitte. Sie zählte die Mannschaft mit dem Stift ab und gab die Startfreigabe heraus.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Schulkiste' },
        holds: [
          'Aber die Schulkiste war für fünf gebaut und auch nur von fünf zu tragen. Für die Startfreigabe musste die Mannschaft sie auf den Prüfbock heben.',
        ],
        worse: [
          'Die Schulkiste rutschte vom Bock, schräg und mit der Haube zuerst. Der Lack hatte einen Kratzer, und die Startfreigabe hatte keine zehn Minuten mehr.',
        ],
        sign: [
          'Unter der Schulkiste lief eine zweite Tragestange entlang. Sie war mit Schaumstoff umwickelt, für eine bestimmte Hand.',
        ],
        yields: [
          'Alle vier Räder hingen gleich hoch. Die Kiste stand auf dem Prüfbock, die Mannschaft stand darum, und in die Startfreigabe wurde geschrieben.',
        ],
      },
    },
  },
  commentary: {
    title: ['Ihr Name, wie er ist', '{hero} am Mikrofon'],
    prize: { g: 'm', one: 'Fahrername', obl: 'Fahrernamen', gen: 'Fahrernamens' },
    obstacle: { g: 'f', one: 'Startliste' },
    task: [
      'Die Stimme über der Strecke war heute jung, und sie hatte vierzig Namen zu sagen. Eine Fahrerin aus dem Wohnheim hatte nur eine Bitte gehabt: dass ihr Name einmal so kommt, wie er ist. Bei jedem Rennen hatte sie bisher anders geheißen.',
    ],
    gift: [
      'Der Fahrername kam aus zwölf Lautsprechern, alle vier Silben, jede an ihrem Platz. Sie fuhr nicht schneller davon. Im Ziel nahm sie den Helm ab und ließ sich ihn noch einmal ansagen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Listenblatt', gen: 'Listenblatts' },
        holds: [
          'Aber die Startliste war viermal abgeschrieben worden, und auf jedem Listenblatt stand etwas anderes. Der Fahrername hatte inzwischen mehr Buchstaben als Vokale.',
        ],
        worse: [
          'Nun gab es noch eine fünfte Schreibweise. Zu ihrem Start wurde nach der Startliste jemand anderes aufgerufen, und der Fahrername fiel ganz weg.',
        ],
        sign: [
          'Auf dem ältesten Listenblatt war eine Zeile mit Füller geschrieben, von der Fahrerin selbst. Die hatte keiner abgeschrieben.',
        ],
        yields: [
          'Vier Blätter kamen in die Kiste, eins blieb auf dem Pult. In der Startliste stand der Fahrername, mit Füller.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Fahrerin' },
        holds: [
          'Aber wie der Fahrername klingt, stand in keiner Startliste, das wusste nur die Fahrerin. Sie hockte hinter ihrer Kiste und kam dem Mikrofon nicht näher als zwanzig Meter.',
        ],
        worse: [
          'Die Fahrerin klappte das Visier herunter. In der Startliste rückte sie auf den nächsten Platz, und der Fahrername blieb unter dem Helm.',
        ],
        sign: [
          'Auf dem rechten Schuh der Fahrerin stand etwas in Kreide, sehr klein. Es waren vier Silben, mit Strichen dazwischen.',
        ],
        yields: [
          'Das Visier ging hoch, und ein Finger tippte viermal auf den Schuh. Die Startliste bekam vier Striche, und der Fahrername war zu lesen.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Aussprache' },
        holds: [
          'Aber Ablesen ist noch kein Sagen, und der Fahrername stand ja nur in der Startliste. Die Aussprache saß in einem Mund, der sie nicht kannte, und es waren noch sechs Starts.',
        ],
        worse: [
          'Die Aussprache stolperte wieder gleich vorn. In der Startliste waren es noch drei, und der Fahrername klang nach Halsweh.',
        ],
        sign: ['Eine Silbe kam richtig, die dritte. Man merkte es daran, dass niemand hinhörte.'],
        yields: [
          'Nach der dritten kam die zweite, dann hielten alle vier zusammen. Die Startliste war bei ihr angelangt, und der Fahrername lag auf der Zunge wie ein eigener.',
        ],
      },
    },
  },
} satisfies DeErrands;
