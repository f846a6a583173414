import type { DeErrands } from '../../schema.ts';

export const treasureIsland = {
  chest: {
    title: ['Die Kiste hinter dem Sumpf', '{hero} und die falschen Karten'],
    prize: { g: 'f', one: 'Schatzkiste' },
    obstacle: { g: 'm', one: 'Sumpf' },
    task: [
      'Hinter dem Sumpf stand die Schatzkiste. Vor der Flut sollte sie offen sein. Sonst klebte das Salz den Deckel zu, und das hielt ein ganzes Jahr.',
      'Im Sumpf lagen Bretter, eines vor dem anderen, und am Ende stand die Schatzkiste. Um den Deckel war schon eine Kruste Salz. Mit der nächsten Flut klebte er fest, für ein ganzes Jahr.',
    ],
    gift: [
      'Der Deckel ging auf und seufzte. In der Kiste lagen Landkarten, und auf jeder war etwas durchgestrichen. {companion} nahm die oberste, strich sie glatt und las sie zweimal.',
      'In der Schatzkiste lag kein Gold. Es lagen Landkarten darin, und auf jeder fehlte ein Weg. {companion} holte einen Bleistift hervor und zeichnete den von heute ein.',
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'Wurzel' },
        holds: [
          'Aber zwischen ihnen und der Schatzkiste lag der Sumpf. Hinüber führte eine einzige Wurzel, und die war nass und glatt wie ein Aal.',
          'Aber die Schatzkiste stand drüben, und hüben war der Sumpf. Dazwischen lag als Brücke eine Wurzel, blank geleckt vom Wasser.',
        ],
        worse: [
          'Die Wurzel drehte sich, und alle Füße standen wieder im Sand. Drüben rutschte die Schatzkiste die Böschung herunter, bis ihr Griff den Schlamm berührte.',
          'Die Wurzel warf alle ab wie ein Pferd, das keine Lust hat. Drüben kippte die Schatzkiste, und eine Ecke stand im Matsch.',
        ],
        sign: [
          'Auf der Wurzel saß ein Knubbel, trocken und rau wie Brotrinde. Auf ihm war noch keiner ausgerutscht.',
          'In der Mitte hatte die Wurzel einen Buckel. Er war staubtrocken, und ein Käfer lief bergauf.',
        ],
        yields: [
          'Der Fuß hielt, und der nächste auch. Drüben war der Boden fest, und da stand die Schatzkiste und hatte nasse Ecken.',
          'Die Sohle griff, und die Wurzel hörte auf, sich zu drehen. Auf der anderen Seite vom Sumpf ließ die Schatzkiste sich am Griff nehmen.',
        ],
      },
      noisy: {
        part: { g: 'f', adj: 'dick', one: 'Blase' },
        holds: [
          'Aber der Sumpf sagte blobb, am lautesten mit seiner dicksten Blase. Irgendwo drüben klopfte die Schatzkiste, und wo sie stand, verriet nur das Klopfen.',
          'Aber wo war die Schatzkiste? Ihr Riegel klopfte im Wind, das hätte man hören können. Nur machte der Sumpf Blasen, und die dickste übertönte alles.',
        ],
        worse: [
          'Aus allen Ecken kam blobb, auch von hinten. Das Klopfen der Schatzkiste ging darin unter wie ein Stein.',
          'Der ganze Sumpf kochte vor Blasen, ohne heiß zu sein. Wo die Schatzkiste klopfte, da war jetzt überall blobb.',
        ],
        sign: [
          'Nach jeder dritten Blase war der Sumpf kurz still. So kurz, wie einer Luft holt.',
          'Platzte die dicke Blase, so dachte der Sumpf kurz nach. In diesem Kurz war gar nichts, nicht einmal eine Mücke.',
        ],
        yields: [
          'Der Sumpf vergaß sein nächstes Blobb. Da war das Klopfen, ganz nah, und hinter dem Schilf stand die Schatzkiste und klopfte mit dem Riegel.',
          'Eine letzte Blase ging auf, ganz ohne Ton. Tock, tock, kam es aus dem Schilf am Sumpf, und da stand die Schatzkiste bis zu den Füßen im Grünen.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Kruste' },
        holds: [
          'Aber um die Schatzkiste lag der Sumpf, und der trocknete erst. Oben hatte er eine Kruste, nicht dicker als auf einem Pudding.',
          'Aber der Sumpf vor der Schatzkiste war noch weich. Die Sonne backte ihm gerade eine Kruste, und backen lässt sich nicht anschieben.',
        ],
        worse: [
          'Die Kruste brach, und alles war wieder Suppe, von Anfang an. Die Schatzkiste sank um einen Finger tiefer.',
          'Aus der Kruste wurde wieder Brei, braun und faul bis an den Rand. Drüben neigte sich die Schatzkiste wie einer, der müde wird.',
        ],
        sign: [
          'Am Rand war in der Kruste ein Riss, dünn wie ein Haar. Dort war sie schon hell.',
          'Gleich vorn hatte die Kruste eine helle Stelle mit einem feinen Sprung. Ein Spatz saß darauf, und sie hielt ihn aus.',
        ],
        yields: [
          'Der Riss lief quer hinüber, und die Kruste wurde grau und fest. Man konnte über den Sumpf gehen, bis zur Schatzkiste, mit trockenen Sohlen.',
          'Hell wurde der ganze Sumpf, Stück für Stück, wie ein Kuchen im Ofen. Dann trug er, und die Schatzkiste war nur noch zwölf Schritte weit.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Kröte' },
        holds: [
          'Aber durch den Sumpf führte nur ein Brett, und auf dem Brett saß eine Kröte. An ihr vorbei kam keiner zur Schatzkiste.',
          'Aber die Schatzkiste hatte eine Wächterin. Mitten auf dem einzigen Brett über den Sumpf saß eine Kröte und ging niemandem aus dem Weg.',
        ],
        worse: [
          'Die Kröte blies sich auf, bis sie über beide Ränder hing. Die Schatzkiste war hinter ihrem Rücken ganz verschwunden.',
          'Nun setzte sich die Kröte quer, und ihr Bauch hing rechts und links vom Brett. Hinter ihr war von der Schatzkiste kein Nagel zu sehen.',
        ],
        sign: [
          'Die Kröte sah immer zur Seite, zu einem Loch im Boden. Das war einmal eine Pfütze gewesen, und daneben lag eine Schöpfmuschel.',
          'Ab und zu tastete die Kröte mit dem Fuß nach hinten. Dort war eine Kuhle, ganz trocken, mit einer Muschel zum Schöpfen daneben.',
        ],
        yields: [
          'Da ging die Kröte vom Brett, und zwar zu Fuß, denn sie hatte es nicht eilig. Dahinter führte der Weg über den Sumpf geradewegs zur Schatzkiste.',
          'Platsch, machte die Kröte, und das Brett gehörte allen. Am Ende vom Sumpf wartete die Schatzkiste und tat, als hätte sie es eilig.',
        ],
      },
    },
  },
  bell: {
    title: ['Ein Schiff im Baum', '{hero} und die grüne Glocke'],
    prize: { g: 'f', one: 'Schiffsglocke' },
    obstacle: { g: 'n', adj: 'halb', one: 'Schiff' },
    task: [
      'Die kleine Fähre hatte keine Augen, nur Ohren. Sie fand ihren Steg, wenn abends die Schiffsglocke schlug. Es wurde schon dämmrig, und die Glocke hatte noch nichts gesagt.',
      'Auf dem Wasser hörte man die Fähre suchen: ein Stück vor, ein Stück zurück. Sehen kann sie nicht. Jeden Abend sagt ihr die Schiffsglocke, wo der Steg ist, und heute war es schon dämmrig, und keiner hatte geläutet.',
    ],
    gift: [
      'Einmal schlug die Schiffsglocke, tief und ein wenig grün. Draußen drehte die Fähre um, kam heran und legte die Nase an den Steg. Dort blieb sie liegen wie ein Hund.',
      'Die Schiffsglocke schlug, und die Fähre hielt still und horchte. Dann kam sie, ganz gerade. Am Steg rieb sie sich einmal an den Pfählen, bevor sie sich hinlegte.',
    ],
    by: {
      tangled: {
        part: { g: 'n', adj: 'geteert', one: 'Tau' },
        holds: [
          'Aber die Schiffsglocke hing in dem halben Schiff, das im Baum saß. Ein Tau lief um sie herum, oben und unten und quer, und es klebte von Teer.',
          'Aber im halben Schiff oben im Baum hatte sich ein Tau um die Schiffsglocke gelegt. Es war geteert, und wo es sich selbst berührte, klebte es fest.',
        ],
        worse: [
          'Der Knoten im Tau wurde klein und steinhart. Die Schiffsglocke wurde hineingezogen, bis nur noch ihr Rand zu sehen war.',
          'Das Tau knirschte und saß strammer als vorher. Die Schiffsglocke drückte nun gegen die Planke, und ihr Klöppel konnte sich nicht mehr rühren.',
        ],
        sign: [
          'Dicht am Ast hing eine Schlaufe im Tau, weit und locker. Die hatte noch niemand zugezogen.',
          'Über dem Ring stand ein Bogen vom Tau in die Luft. Er war so locker, dass eine Libelle hindurchflog, ohne zu bremsen.',
        ],
        yields: [
          'Da glitt das Tau von der Schiffsglocke und fiel in Kringeln ins Gras. Frei hing sie in dem halben Schiff und schaukelte.',
          'Eine Windung löste sich, dann fielen die anderen von selbst. Im halben Schiff schwang die Schiffsglocke hin und her und probierte leise einen Ton.',
        ],
      },
      high: {
        part: { g: 'm', adj: 'schief', one: 'Stamm' },
        holds: [
          'Aber die Schiffsglocke hing in dem halben Schiff, und das halbe Schiff hing im Baum. Hinauf ging es nur über den schiefen Stamm.',
          'Aber das Schiff saß im Baum, dort hatte es ein Sturm hingestellt, und ganz vorn am Bug hing die Schiffsglocke. Der Stamm war schief, und trotzdem war er hoch.',
        ],
        worse: [
          'Das halbe Schiff kippte in der Astgabel nach hinten. Die Schiffsglocke schwang einen Ast höher und läutete nicht einmal dabei.',
          'Ein Ast knackte, und das Schiff rutschte eine Gabel weiter hinauf. Die Schiffsglocke war von unten nur noch so groß wie ein Fingerhut.',
        ],
        sign: [
          'Unten am Stamm saß ein Knorren in der Rinde. Er war gerade so breit wie ein Fuß.',
          'Der schiefe Stamm hatte nicht weit über der Erde eine Beule. Ein Schuh hätte darauf stehen können.',
        ],
        yields: [
          'Das halbe Schiff neigte sich herunter, bis die Planken knackten. Die Schiffsglocke hing nun da, wo eine Hand ist.',
          'Oben ächzte das Schiff, kippte vornüber und streckte den Bug ins Gras. So kam die Schiffsglocke herunter, und keiner musste springen.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Pelikan' },
        holds: [
          'Aber auf der Schiffsglocke schlief ein Pelikan. Das halbe Schiff war sein Haus, und er lag darin wie eine Decke mit Schnabel.',
          'Aber im halben Schiff im Baum hatte sich ein Pelikan schlafen gelegt. Unter ihm steckte die Schiffsglocke, und unter seinem Schnabel war auch noch Platz.',
        ],
        worse: [
          'Der Pelikan brummte und machte es sich breiter. Die Schiffsglocke war unter ihm verschwunden, bis auf den Ring.',
          'Der Pelikan gähnte, ohne aufzuwachen, und ließ den Bauch sinken. Von der Schiffsglocke schaute nicht einmal mehr der Ring heraus.',
        ],
        sign: [
          'Neben dem Nest lagen drei Gräten und ein Knopf. Sie lagen in einer Reihe, die größte zuerst.',
          'Am Nestrand lag, was der Pelikan besaß: drei Gräten und ein Knopf. Zwischen den Stücken war immer gleich viel Platz.',
        ],
        yields: [
          'Nun drehte sich der Pelikan auf die andere Seite, wie man im Bett Platz macht. Da hing die Schiffsglocke frei und war noch warm von ihm.',
          'Der Pelikan hob ein Bein, dann das zweite, und schlief zwei Handbreit weiter drüben. Im Schiff lag die Schiffsglocke und hatte Flaum am Rand.',
        ],
      },
    },
  },
  bottle: {
    title: ['Post für die Boje', '{hero} und die grüne Flasche'],
    prize: { g: 'f', one: 'Flaschenpost' },
    obstacle: { g: 'm', adj: 'hohl', one: 'Felsen' },
    task: [
      'Draußen lag eine Boje, zu der nie jemand kam. Heute hatte sie Post, in einer grünen Flasche. Mit der Abendflut fuhr das Postboot ab, mit der Flaschenpost oder ohne sie.',
      'Auf der Karte ist draußen nur ein Punkt. Der Punkt ist eine Boje, und sie hatte noch nie Post bekommen. Heute war welche da, in einer grünen Flasche. Das Postboot fuhr mit der Abendflut und wartete auf niemanden.',
    ],
    gift: [
      'Das Boot trug die Flaschenpost hinaus, bis es klein war. Bei der Boje hielt es an. Dann nickte die Boje, einmal und noch einmal, und sie nickte noch, als es dunkel wurde.',
      'Das Postboot hielt bei der Boje und hängte ihr die Flaschenpost an den Ring. Die Boje drehte sich einmal darum. Man sah sie von Weitem glänzen, grün und ein bisschen aufgeregt.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Riss' },
        holds: [
          'Aber die Flaschenpost steckte in dem hohlen Felsen. Hinein ging nur ein Riss, so schmal wie ein Briefkasten.',
          'Aber die Flaschenpost war im hohlen Felsen verschwunden. Der hatte vorn bloß einen Riss, und durch den Riss passte eine Hand ohne Daumen.',
        ],
        worse: [
          'Sand rieselte nach, und die Flaschenpost rutschte tiefer in den Felsen. Zu sehen war von ihr nur noch der Korken.',
          'Es klirrte, dann war die Flaschenpost eine Armlänge tiefer im Felsen. Nur der Korken sah noch herauf wie ein Auge.',
        ],
        sign: [
          'Weiter unten hatten die Wellen am Riss genagt. Dort war er breiter, rund wie ein Mund.',
          'Unten, wo der Sand nass war, wurde der Riss rund. Das Wasser hatte dort jahrelang gekratzt.',
        ],
        yields: [
          'Durch die breite Stelle rollte die Flaschenpost heraus, den Korken voran. Der Felsen gab einen Ton dazu, hohl und zufrieden.',
          'Unten am Sand schob sich ein Korken heraus, und hinter ihm kam das Grün. Der Felsen hatte ausgespuckt, und die Flaschenpost rollte zweimal um sich selbst.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Höhlung' },
        holds: [
          'Aber die Flaschenpost lag in dem hohlen Felsen, hinter dem Riss. In der Höhlung war es so dunkel, dass sogar das Grün verschwand.',
          'Aber der Felsen war hohl, und in der Höhlung gab es kein Licht. Die Flaschenpost war hineingerollt und sofort nicht mehr da.',
        ],
        worse: [
          'Der Schatten kroch aus dem Felsen bis auf den Sand. Die Höhlung sah doppelt so tief aus, und von der Flaschenpost war nichts zu sehen.',
          'Eine Wolke kam vor die Sonne. Nun war der Felsen innen so schwarz wie ein Hut, und die Flaschenpost war irgendwo im Hut.',
        ],
        sign: [
          'Ganz weit drinnen glomm etwas, grün und rund. Es glomm immer dann, wenn die Sonne auf die Pfütze fiel.',
          'Tief in der Höhlung ging ein grünes Pünktchen an und aus. An, wenn die Pfütze glitzerte, und wieder aus.',
        ],
        yields: [
          'In der Höhlung war es auf einmal nur noch schattig. Da lag die Flaschenpost, grün wie eine Gurke, und man konnte den Zettel erkennen.',
          'Aus dem Pünktchen wurde ein Hals, aus dem Hals ein Bauch. Im Felsen lag die Flaschenpost zwischen zwei Muscheln, und der Zettel darin war trocken.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Garnele' },
        holds: [
          'Aber die Flaschenpost hatte eine kleine Garnele, und die wohnte im hohlen Felsen. Sie hielt sie mit allen Beinen fest und ließ sich nicht sehen.',
          'Aber mit der Flaschenpost spielte eine kleine Garnele Haus, hinten im hohlen Felsen. Kam ein Schatten, so war sie nicht da.',
        ],
        worse: [
          'Die Garnele ging rückwärts bis in den letzten Winkel. Die Flaschenpost ging mit, klick, klick, über den Stein.',
          'Es machte klick und noch einmal klick, jedes Mal weiter weg. Die kleine Garnele zog die Flaschenpost in die hinterste Kammer vom Felsen.',
        ],
        sign: [
          'Aus dem Felsen schaute ein Fühler, dünn wie ein Faden. Er zitterte und zeigte genau zu ihnen her.',
          'Ein langer Fühler lag quer über der Schwelle. Er tupfte auf den Sand, hierhin und dorthin.',
        ],
        yields: [
          'Da kam die Garnele aus dem Felsen, rückwärts, denn anders konnte sie nicht. Die Flaschenpost rollte sie vor sich her, also hinter sich.',
          'Zwei Fühler, viele Beine und zum Schluss ein Schwanz: Die kleine Garnele war draußen. Am Schwanz hing die Flaschenpost, und vor dem Felsen ließ sie los.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein' },
        holds: [
          'Aber vor dem hohlen Felsen lag ein Stein, rund und schwer wie ein schlafender Bär. Dahinter war die Flaschenpost.',
          'Aber jemand hatte den hohlen Felsen zugemacht, mit einem Stein so dick wie ein Fass. Die Flaschenpost saß dahinter wie hinter einer Tür ohne Klinke.',
        ],
        worse: [
          'Der Stein seufzte und setzte sich tiefer in den Sand. Jetzt drückte er die Flaschenpost gegen die Wand vom Felsen.',
          'Der Stein machte sich noch schwerer und sank ein. Im Felsen knirschte es, und die Flaschenpost stand nun hochkant und eingeklemmt.',
        ],
        sign: [
          'An der einen Kante lag kein Sand. Dort wippte der Stein, kaum mehr als ein Wackelzahn.',
          'Links war unter dem Stein ein Spalt voll Luft. Lief eine Krabbe darüber, so nickte er.',
        ],
        yields: [
          'Nun rollte der Stein zur Seite und blieb liegen, als wollte er schon immer dorthin. Der Felsen war offen, und heraus kullerte die Flaschenpost.',
          'Der Stein nickte noch einmal und nahm dann den Weg bergab, drei Schritte weit. In den Felsen schien die Sonne, und die Flaschenpost kam ihr entgegengerollt.',
        ],
      },
    },
  },
  film: {
    title: ['Die letzte Szene', 'Kino zwischen den Kiefern'],
    prize: { g: 'f', adj: 'letzt', one: 'Szene' },
    obstacle: { g: 'f', adj: 'zerstritten', one: 'Filmgruppe' },
    task: [
      'Um neun begann auf der Insel die Filmnacht. Der Kurzfilm der Filmgruppe war fertig bis auf die letzte Szene, und die hatte keinen Ton. Ein einziger Satz fehlte, und ohne ihn verstand niemand das Ende.',
    ],
    gift: [
      'Um Viertel nach neun sprach die Leinwand zwischen den Kiefern ihren letzten Satz. Einen Moment lang klatschte keiner. In der ersten Reihe nahm jemand die Mütze ab und drehte sie in den Händen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber die Filmgruppe hatte sich über das Ende zerstritten, auf dem Handy, drei Tage lang. Die letzte Szene stand unter hundert Nachrichten.',
        ],
        worse: [
          'Jede Antwort traf eine andere Antwort, und keine traf die Frage. Die letzte Szene rutschte in der Liste ganz nach unten.',
        ],
        sign: [
          'Zwei Tage weiter oben stand ein Satz allein. Ich fand dein Ende gar nicht schlecht, stand da, und niemand hatte darauf geantwortet.',
        ],
        yields: [
          'In der Filmgruppe schrieb eine Weile niemand, und dann schrieben alle dasselbe. Zehn Minuten später hatte die letzte Szene ihre Stimme.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Tonfrau' },
        holds: [
          'Aber die Tonfrau der Filmgruppe war nach dem Streit gegangen, und das Aufnahmegerät hatte sie mitgenommen. Die letzte Szene war darin, und sie saß damit im Boot am Strand.',
        ],
        worse: [
          'Die Tonfrau drehte sich zum Wasser und zog die Kapuze über. Das Gerät verschwand unter der Jacke und mit ihm die letzte Szene.',
        ],
        sign: ['Am Ärmel der Tonfrau leuchtete ein roter Punkt. Das Aufnahmegerät lief.'],
        yields: [
          'Nun stieg die Tonfrau aus dem Boot und hielt das Gerät hin, den Kopfhörer zuerst. Die letzte Szene war schon darauf, mit Brandung dahinter.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die letzte Szene brauchte eine Leinwand, und die Filmgruppe redete nicht miteinander. Stand die eine Stange, so fiel die andere.',
        ],
        worse: [
          'Die Leinwand lag wieder im Sand, krummer als zuvor. Die letzte Szene lief über die Falten und war nicht zu erkennen.',
        ],
        sign: [
          'Auch an der zweiten Stange hing ein Seil. Es lag schon die ganze Zeit im Sand, und niemand hielt es.',
        ],
        yields: [
          'Beide Stangen standen, und die Leinwand wurde glatt wie ein Tisch. Die letzte Szene hatte zum ersten Mal keinen Knick.',
        ],
      },
    },
  },
  ferry: {
    title: ['Sieben Lampen am Steg', 'Der erste Tag als Fährmann'],
    prize: { g: 'f', one: 'Lampenreihe' },
    obstacle: { g: 'm', one: 'Steg', gen: 'Stegs' },
    task: [
      'Am ersten Tag vom Ferienjob sollte die Ruderfähre eine ganze Hochzeitskapelle übersetzen. Das ging nur, solange Wasser unter dem Kiel war. Die Lampenreihe am Steg sagte den Booten, dass sie anlegen durften, und sie lag im Schuppen.',
    ],
    gift: [
      'Sieben Lampen leuchteten am Steg, und die Fähre kam, mit Pauke. Der Tubist stieg als Letzter aus. Er setzte die Tuba noch einmal an und blies einen einzigen Ton, für den Steg.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Lampenständer', gen: 'Lampenständers' },
        holds: [
          'Aber im Schuppen lag der Lampenständer mit gebrochenem Fuß. Ohne ihn war die Lampenreihe am Steg eine Kiste mit sieben Gläsern.',
        ],
        worse: [
          'Auch der zweite Fuß ging ab. Aus der Lampenreihe rollten drei Lampen unter die Bank, und der Steg blieb dunkel.',
        ],
        sign: [
          'Die zwei Bruchkanten im Holz waren hell. Sie passten Faser in Faser, wie eben erst getrennt.',
        ],
        yields: [
          'Nun stand der Lampenständer, mit einer Schiene aus Ruderholz. Am Steg ging eine nach der anderen an, und mit der siebten war es eine Lampenreihe.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Fährmann', gen: 'Fährmanns' },
        holds: [
          'Aber auf den Steg ließ der alte Fährmann keinen, der neu war. Die Lampenreihe hänge seit dreißig Jahren er auf, sagte er, und Gründe nannte er keine.',
        ],
        worse: [
          'Der Fährmann stellte sich mitten auf die Planken. Die Lampenreihe kam hinter die Schuppentür, und vom Steg sah man nur noch seinen Rücken.',
        ],
        sign: [
          'Der Fährmann hielt die Gezeitentafel mit gestrecktem Arm. Dann hielt er sie noch weiter weg und kniff die Augen zu.',
        ],
        yields: [
          'Dann gab der Fährmann die Tafel aus der Hand und machte auf dem Steg einen Schritt zur Seite. Die Schuppentür ging auf, und zu zweit trugen sie die Lampenreihe hinaus.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Leim' },
        holds: [
          'Aber im Lampenständer war der Leim noch weich. Trug man ihn jetzt auf den Steg, so lag die Lampenreihe im Hafen.',
        ],
        worse: [
          'Die Fuge gab nach, und der Leim fing von vorn an. Die Lampenreihe wurde wieder hingelegt, und am Steg war das Wasser eine Stufe gefallen.',
        ],
        sign: ['Am Rand der Fuge saß ein Tropfen Leim. Er lief nicht mehr.'],
        yields: [
          'Da hielt der Leim, und niemand hatte gesehen, seit wann. Am Steg stand die Lampenreihe, sieben Lichter, und jedes stand noch einmal im Wasser.',
        ],
      },
    },
  },
} satisfies DeErrands;
