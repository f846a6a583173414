import type { DeErrands } from '../../schema.ts';

export const atHome = {
  bear: {
    title: ['Ein Ohr in der Schublade', '{hero} und die bockige Schublade'],
    prize: { g: 'm', one: 'Bär', obl: 'Bären', gen: 'Bären' },
    obstacle: { g: 'f', one: 'Schublade' },
    task: [
      'Heute schlief ein Besuchskind hier, das kleinste von allen. Ohne den Bären machte es kein Auge zu. Seit dem Frühstück war er fort, und hinter der Lampe wurde es schon dunkel.',
      'Der kleinste Gast hatte schon den Schlafanzug an und stand in der Tür. Er sagte nichts. Er hielt nur einen Arm so, wie man einen Bären hält, und in dem Arm war keiner. Draußen gingen die Laternen an.',
    ],
    gift: [
      'Das Besuchskind nahm den Bären am krummen Ohr und sah ihm ins Gesicht. Dann legte es ihn auf das halbe Kissen, die bessere Hälfte. Es machte ein Auge zu und gleich danach das andere.',
      'Der Arm vom Besuchskind ging auf, der Bär kam hinein, und der Arm ging zu. Das krumme Ohr passte genau unters Kinn. Da lagen sie, und das Kissen reichte für beide.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber der Bär lag in der Schublade, und am Griff der Schublade war der Riegel zu. Ein Ohr hatte er mit eingeklemmt.',
          'Aber die Schublade war zu, und am Riegel war nicht zu rütteln. Drinnen, zwischen den Tischtüchern, lag der Bär und konnte nicht rufen.',
        ],
        worse: [
          'Der Riegel saß jetzt ganz schief. In der Schublade rutschte etwas, und auch das Ohr vom Bären war weg.',
          'Der Riegel hatte sich verbogen, und die Schublade knackte. Vom Bären war nun gar nichts mehr zu sehen, nicht ein Haar vom Ohr.',
        ],
        sign: [
          'Hinter dem Kalender hing ein Schlüssel an einem Nagel, klein wie ein Zahn. Er hing dort seit Weihnachten.',
          'Der Kalender hing ein bisschen ab von der Wand. Dahinter blinkte ein Nagel, und am Nagel hing ein Schlüssel.',
        ],
        yields: [
          'Die Schublade ging auf, und es roch nach Lavendel. Der Bär lag zwischen den Tischtüchern und hatte die Arme schon oben.',
          'Der Riegel drehte sich um, als hätte er nie geklemmt. Aus der Schublade schaute der Bär, mit einer Serviette um den Hals.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber der Bär steckte in der Schublade, und die ging nur einen Spalt weit auf. Durch den Spalt passte eine Hand, wenn sie keine Finger hatte.',
          'Aber die Schublade machte nur einen Spalt auf, und dabei blieb sie. Man sah den Bären darin, aber man bekam höchstens einen Finger zu ihm.',
        ],
        worse: [
          'Der Bär plumpste in der Schublade nach hinten. Vor dem Spalt lag nur noch ein Zipfel Tischtuch.',
          'Etwas rumpelte, und der Bär war ganz hinten. Aus dem Spalt der Schublade roch es nach Lavendel, das war alles.',
        ],
        sign: [
          'An der linken Ecke war das Holz abgestoßen. Dort war der Spalt zwei Finger breiter.',
          'Die Schublade war links einmal angeschlagen. Dort ging der Spalt auf wie ein halbes Lächeln.',
        ],
        yields: [
          'An der linken Ecke kam der Bär heraus, erst das krumme Ohr, dann der Bauch. Der Bauch gab nach, und die Schublade auch ein wenig.',
          'Erst das Ohr, dann eine Pfote, dann der Bauch, und der Bauch wollte eingezogen sein. Der Bär war draußen, und die Schublade blieb offen stehen.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Ritze' },
        holds: [
          'Aber der Bär war in der Schublade, und in der Schublade sah man nichts. Durch die Ritze kam nicht einmal der Schein der Lampe.',
          'Aber in der Schublade war es Nacht, und durch die Ritze kam kein Tag hinein. Der Bär war aus braunem Plüsch, und Braun sieht man nachts nicht.',
        ],
        worse: [
          'Die Ritze war nun noch schwärzer, als hätte die Schublade den Mund zugemacht. Vom Bären fand sich kein Haar.',
          'Jemand ging mit der Lampe hinaus. Nun war die Ritze ein schwarzer Strich und der Bär ein Gedanke in der Schublade.',
        ],
        sign: [
          'Ganz weit drinnen blinkte etwas. Es war rund, es war aus Glas, und es war ein Auge.',
          'Drinnen war ein Punkt, der glänzte. Bewegte man den Kopf, so bewegte er sich auch.',
        ],
        yields: [
          'Zwischen zwei Tischtüchern saß der Bär, und die Lampe schien ihm ins Gesicht. Die Schublade gab ihn her, ohne zu rucken.',
          'Der Punkt hatte einen Zwilling, und um die Zwillinge herum saß der Bär. Aus der Schublade kam er rückwärts und war etwas verknittert.',
        ],
      },
    },
  },
  cushion: {
    title: ['Das gelbe Kissen', '{hero} und eine sehr runde Katze'],
    prize: { g: 'n', one: 'Kissen', gen: 'Kissens' },
    obstacle: { g: 'f', one: 'Katze' },
    task: [
      'Die alte Nachbarin kam zur Suppe, und sie war schon auf der dritten Stufe. Für ihren Rücken brauchte sie das gelbe Kissen, bevor sie sich setzte. Auf dem Kissen lag jemand.',
      'Auf der Treppe hörte man einen Stock, Stufe für Stufe. Das war die alte Nachbarin, und sie kam zur Suppe. Auf dem harten Stuhl tut ihr der Rücken weh. Dafür gibt es das gelbe Kissen, und das war besetzt.',
    ],
    gift: [
      'Die alte Nachbarin setzte sich, und das gelbe Kissen seufzte. Sie seufzte auch. Dann klopfte sie zweimal auf ihren Schoß, und da war die Katze schon oben.',
      'Das gelbe Kissen kam auf den Stuhl und die alte Nachbarin auf das gelbe Kissen. Sie lehnte den Stock in die Ecke. Er blieb dort, bis die Suppe alle war.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber auf dem gelben Kissen schlief die Katze, rund wie ein Brot. An einer Seite schaute ein Streifen Gelb heraus.',
          'Aber das Kissen hatte eine Katze obendrauf, und die Katze schlief. Man hätte sie für ein zweites Kissen halten können, nur atmete sie.',
        ],
        worse: [
          'Die Katze murrte und lief auseinander wie Teig. Vom Kissen war kein Streifen Gelb mehr übrig.',
          'Die Katze drehte sich im Schlaf, aber immer um die Mitte. Vom gelben Kissen war jetzt auch der Zipfel weg.',
        ],
        sign: [
          'Vor dem Stuhl lagen ein Korken, eine Feder und ein Stück Schnur. Sie lagen in einer Reihe, jedes für sich.',
          'Korken, Feder und Schnur lagen vor dem Stuhl, als hätte jemand sie dort zu Bett gebracht. Es war die Katze gewesen.',
        ],
        yields: [
          'Dann stand die Katze auf, machte sich lang und legte sich neben ihren Korken. Das gelbe Kissen war frei und hatte in der Mitte eine warme Kuhle.',
          'Die Katze streckte sich, bis sie ein Strich war, und der Strich rutschte auf den Teppich. Oben blieb das Kissen, gelb und rund und ganz warm.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber auf dem gelben Kissen saß die Katze, kerzengerade. Kam jemand näher, so sah sie ihn an, bis er wieder ging.',
          'Aber auf dem Kissen thronte die Katze und sah aus wie eine, die Eintritt nimmt. Um den Stuhl kam keine Hand herum.',
        ],
        worse: [
          'Die Katze setzte beide Pfoten auf den Knopf vom Kissen und wurde breit. Gelb war dort nichts mehr zu sehen.',
          'Die Katze legte den Schwanz um die Pfoten, und die Pfoten legte sie auf das Kissen. Jetzt war es ringsum zu.',
        ],
        sign: [
          'Ab und zu sah die Katze zur Seite. Dort stand ihr Wassernapf, und der war leer.',
          'Der Blick der Katze ging immer wieder auf den Boden. Im Napf dort lag ein Fussel, sonst war er leer.',
        ],
        yields: [
          'Nun stieg die Katze herunter, eine Pfote nach der anderen, und ging zu ihrem Napf. Das gelbe Kissen hatte alle seine Ecken noch.',
          'Die Katze trank, und man hörte nur noch das Schlappen. Auf dem Stuhl lag das Kissen und gehörte niemandem mehr.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber das gelbe Kissen gehörte im Augenblick der Katze. Alles, was man zu ihr sagte, hielt sie für den Anfang von Fangdiehand.',
          'Aber die Katze saß auf dem Kissen und verstand jede Hand als Maus. Sagte man runter, so rollte sie sich ein.',
        ],
        worse: [
          'Die Katze warf sich auf den Rücken und strampelte. Das Kissen rollte mit und lag am Ende unter ihr, verkehrt herum.',
          'Die Katze schlug einen Purzelbaum, und das Kissen bekam vier Löcher. Dann sah sie auf und wartete auf die nächste Maus.',
        ],
        sign: [
          'Am Tisch stieß ein Löffel an eine Tasse. Die Katze drehte ein Ohr hin, nur das eine.',
          'Irgendwo klang Porzellan. Ein Ohr der Katze ging hoch und zeigte genau dorthin.',
        ],
        yields: [
          'Da kam die Katze vom Stuhl herunter, den Schwanz in der Luft. Das gelbe Kissen blieb zurück und war ganz zerzaust.',
          'Die Katze lief dem Klang nach, mit erhobenem Schwanz. Auf dem Stuhl blieb das Kissen allein und hatte nur wenig Haare.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber auf dem gelben Kissen lag die Katze, weich wie ein Sack Mehl und genauso schwer. Hob man sie vorn, so war sie hinten noch da.',
          'Aber auf dem Kissen lag die Katze, und sie hatte beschlossen, schwer zu sein. Das können Katzen, wann sie wollen.',
        ],
        worse: [
          'Die Katze sank ein und wurde noch etwas länger. Das Kissen unter ihr war flach wie ein Pfannkuchen.',
          'Die Katze lief über den Rand und hing vorn und hinten herunter. Vom Kissen darunter kam ein kleiner, flacher Seufzer.',
        ],
        sign: [
          'Eine Ecke vom Kissen stand über den Stuhl hinaus. Dort wippte alles ein wenig, auch die Katze.',
          'Das Kissen lag nicht ganz auf dem Stuhl. An der Ecke, wo Luft war, schaukelte die Katze beim Schnurren.',
        ],
        yields: [
          'Da rutschte die Katze herunter wie Schnee vom Dach und schlief auf dem Teppich weiter. Das Kissen holte Luft und wurde wieder dick.',
          'Die Katze floss vom Stuhl, und unten war sie wieder eine Katze. Das Kissen ging auf wie ein Brötchen.',
        ],
      },
    },
  },
  tune: {
    title: ['Elf Töne und ein Hopser', '{hero} und die Spieldose'],
    prize: { g: 'f', one: 'Melodie' },
    obstacle: { g: 'f', one: 'Spieldose' },
    task: [
      'Um sechs rief der Onkel an, der auf dem Meer arbeitete. Er hatte sich nur eines gewünscht, die Melodie aus der alten Spieldose. Elf Töne waren es und ein Hopser.',
      'Auf dem Küchenkalender stand ein Schiff, und daneben: um sechs. Dann rief der Onkel vom Meer an. In seinem Zimmer hatte früher die Spieldose gestanden, und die Melodie wollte er hören, alle elf Töne und den Hopser.',
    ],
    gift: [
      'Um sechs hielten sie die Spieldose ans Telefon. Elf Töne, ein Hopser. Auf dem Meer war es lange still, und dann pfiff jemand den Hopser noch einmal.',
      'Punkt sechs klingelte das Telefon. Keiner sagte Hallo. Die Spieldose spielte elf Töne und den Hopser, und am anderen Ende klopfte einer den Takt auf eine Schiffswand.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Kurbel' },
        holds: [
          'Aber an der Spieldose war die Kurbel ab. Ohne Kurbel kommt keine Melodie heraus, da kann man schütteln, wie man will.',
          'Aber die Melodie wohnte in der Spieldose, und hinein kam man nur mit der Kurbel. Die Kurbel lag daneben, in zwei Stücken.',
        ],
        worse: [
          'Von der Kurbel ging nun auch noch der Knopf ab. Zwei Töne der Melodie fielen heraus, und dann schwieg die Spieldose.',
          'Der Knopf sprang von der Kurbel und rollte unter das Brot. Die Spieldose machte noch plim, und danach hatte sie von der Melodie nichts mehr.',
        ],
        sign: [
          'Die beiden Bruchstellen waren schief, aber schief auf dieselbe Art. Das sah man, wenn sie nebeneinanderlagen.',
          'Die eine Bruchstelle sah aus wie ein Berg. Die andere sah aus wie das Tal dazu.',
        ],
        yields: [
          'Da ging die Kurbel wieder herum, mit einem kleinen Eiern. Aus der Spieldose kam die Melodie, und beim Eiern machte sie einen Hopser mehr.',
          'Die Kurbel drehte sich wieder, mit einem Knick in der Mitte. Aus der Spieldose hüpfte die Melodie, und bei dem Knick hüpfte sie besonders hoch.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Deckel' },
        holds: [
          'Aber die Spieldose klapperte mit dem Deckel, so laut, dass die Melodie darunter verschwand. Man sah die Töne, aber man hörte sie nicht.',
          'Aber der Deckel der Spieldose hatte eine Schraube zu wenig und redete dazwischen. Die Melodie kam daneben kaum zu Wort.',
        ],
        worse: [
          'Der Deckel klapperte nun doppelt so schnell und der Tisch mit ihm. Von der Melodie kam kein Ton mehr durch.',
          'Jetzt schepperten auch die Tassen mit. In der Spieldose lief die Melodie weiter, und nur die Spieldose selbst hatte etwas davon.',
        ],
        sign: [
          'Nach jeder Runde war der Deckel kurz still. Da stieß er an nichts.',
          'Wenn die Walze vorn ankam, blieb der Deckel kurz oben. In dem Augenblick tickte nur die Uhr.',
        ],
        yields: [
          'Nun hielt der Deckel still, und in der Küche wurde es ruhig. Da war die Melodie, elf Töne und ein Hopser, und die Spieldose zitterte nur noch ein wenig.',
          'Der Deckel blieb oben und sagte nichts mehr. In die stille Küche trat die Melodie, Ton für Ton, und die Spieldose glänzte.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Feder' },
        holds: [
          'Aber in der Spieldose war die Feder überdreht. Solange sie so stramm war, ließ sie keine Melodie heraus.',
          'Aber jemand hatte die Spieldose viel zu stramm aufgezogen. Die Feder musste sich erst ausruhen, eher gab es keine Melodie.',
        ],
        worse: [
          'Die Feder machte rrrt und war wieder da, wo sie am Anfang war. Von der Melodie kam nicht einmal der erste Ton.',
          'Die Feder ratschte und war wieder stramm wie am Morgen. In der Spieldose rückte die Melodie ganz nach hinten.',
        ],
        sign: [
          'Im Kamm der Spieldose zitterte ein Zahn. Es war der kleinste, und niemand hatte ihn berührt.',
          'Ein Zähnchen in der Spieldose bewegte sich. Es zitterte wie ein Grashalm, auf dem eben noch jemand saß.',
        ],
        yields: [
          'Da wurde die Feder locker, von innen nach außen. Die Spieldose tickte zweimal, und dann fing die Melodie an, ganz von allein.',
          'Die Feder streckte sich, und die Spieldose fing an, sich zu räuspern. Dann kam die Melodie, erst langsam und dann ganz richtig.',
        ],
      },
    },
  },
  recording: {
    title: ['Achtzehn um Mitternacht', 'Die Stimme von der Treppe'],
    prize: { g: 'f', one: 'Aufnahme' },
    obstacle: { g: 'm', one: 'Familienabend' },
    task: [
      'Die große Schwester war im Ausland und wurde um Mitternacht achtzehn. Sie sollte das ganze Haus hören, in einer einzigen Aufnahme, sogar die Treppe. Sonst bekam sie das, was alle bekommen: eine Torte aus Emojis.',
    ],
    gift: [
      'Um Mitternacht ging die Aufnahme ab. Drei Minuten lang blieb der Bildschirm dunkel. Dann rief die große Schwester an, sagte nichts und hielt das Telefon an eine Treppe, die dort auch knarrte.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber der Familienabend fand auf dem Handy statt. Jeder hatte jemandem geantwortet, und in der Aufnahme war noch kein einziger Gruß.',
        ],
        worse: [
          'Auf dem Handy liefen nun drei Streite quer durcheinander. Die Aufnahme war kürzer als vorher, denn jemand hatte seinen Satz zurückgezogen.',
        ],
        sign: [
          'Weit oben stand eine Frage, schon vom Nachmittag. Was hätte sie denn gern, stand da, und keiner hatte darauf geantwortet.',
        ],
        yields: [
          'Auf dem Handy kam ein Gruß an und dann noch einer, ohne ein Wort dazwischen. Der Familienabend passte in drei Minuten, und die Aufnahme war voll.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Großvater' },
        holds: [
          'Aber beim Familienabend fehlte eine Stimme. Sobald die Aufnahme lief, ging der Großvater aus dem Zimmer, der einzige, der die Schwester Spatz nannte.',
        ],
        worse: [
          'Hinten im Flur ging die Tür vom Großvater zu. In der Aufnahme war an seiner Stelle nur das Geräusch der Klinke.',
        ],
        sign: ['Neben dem Türrahmen schaute ein Pantoffel hervor. Die Tür war also doch nicht ganz zu.'],
        yields: [
          'Da kam der Großvater heraus und stellte sich ans Fenster, mit dem Rücken zu allen. Spatz, sagte er zur Scheibe, und die Aufnahme hatte ihre letzte Stimme.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stimmenliste' },
        holds: [
          'Aber an diesem Familienabend waren zwölf Stimmen aufzunehmen, und zwei zugleich gingen nicht. War die eine fertig, so war die nächste schon im Bad, und die Aufnahme blieb leer.',
        ],
        worse: [
          'Auf der Stimmenliste standen alle zwölf Haken falsch. In der Aufnahme sprachen vier übereinander, und die Treppe war gar nicht dabei.',
        ],
        sign: ['Auf dem Tisch lag ein zweites Telefon. Es war den ganzen Abend frei.'],
        yields: [
          'Nun war die Stimmenliste leer, von oben und von unten zugleich. In der Aufnahme hörte man zwölf Stimmen und als dreizehnte die Treppe.',
        ],
      },
    },
  },
  noise: {
    title: ['Ein ganzes Lied', 'Die Regel an der Treppentür'],
    prize: { g: 'n', one: 'Lied', gen: 'Liedes' },
    obstacle: { g: 'f', one: 'Hausregel' },
    task: [
      'Am Samstag spielte die Band auf dem Straßenfest, und sie hatte noch kein Lied von vorn bis hinten gespielt. Der einzige Raum zum Proben lag unter dem Bett einer Frau, die nachts im Krankenhaus arbeitete. An der Treppentür hing eine Regel, und sie hatte einen Satz.',
    ],
    gift: [
      'Um vier war das Lied fertig, von der Eins bis zum letzten Akkord. Oben ging eine Tür. Auf der Treppe stand die Nachbarin im Bademantel, eine Tasse in der Hand, und tippte mit dem Löffel gegen das Geländer, zweimal zu spät.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Nachbarin' },
        holds: [
          'Aber die Hausregel hatte die Nachbarin geschrieben, und sie stand in ihrer Tür. Keine Musik, stand da, und ein Lied ist Musik.',
        ],
        worse: [
          'Die Nachbarin schrieb eine zweite Zeile unter die erste. Die Hausregel galt jetzt auch für das Wochenende, und das Lied war gestorben.',
        ],
        sign: [
          'Die Nachbarin sah beim Reden immer zu ihrem Fahrrad im Flur. Die Klingel hing daran, an einem letzten Draht.',
        ],
        yields: [
          'Dann nahm die Nachbarin die Hausregel ab und schrieb hinter den Satz: außer von drei bis fünf. Das Lied fing um eine Minute nach drei an, und niemand beschwerte sich.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'Stundenplan', gen: 'Stundenplans' },
        holds: [
          'Aber es hatte einmal einen Stundenplan gegeben, und jemand hatte ihn von der Tür gerissen. Übrig war die Hausregel, und für ein Lied war darin keine Stunde.',
        ],
        worse: [
          'Vom Stundenplan landete noch ein Stück im Papierkorb. Nach der Hausregel blieb für das Lied jetzt überhaupt keine Zeit mehr.',
        ],
        sign: [
          'Zwei Stücke lagen auf der Treppe. Am einen Rand stand drei, am anderen Uhr, und der Riss ging mitten hindurch.',
        ],
        yields: [
          'Nun hing der Stundenplan wieder, mit Klebeband, und verdeckte die Hausregel bis auf ihren Punkt. Um drei zählte jemand ein, und das Lied ging bis zum Schluss.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Sofa', gen: 'Sofas' },
        holds: [
          'Aber an der Wand zur Nachbarin stand das alte Sofa und gab jeden Schlag weiter. Solange es da stand, galt die Hausregel, und das Lied blieb leise, also gar nicht.',
        ],
        worse: [
          'Das Sofa setzte sich schräg und klemmte das Schlagzeug ein. Für das Lied fehlte nun auch noch die Trommel, und die Hausregel hing daneben und hatte recht.',
        ],
        sign: ['Ein Fuß vom Sofa stand auf einem Notenheft. Dort wippte es.'],
        yields: [
          'Da drehte sich das Sofa über seinen einen Fuß und stand mitten im Raum, wo es alles schluckte. Die Hausregel blieb hängen, und das Lied war oben nur noch ein Teppich.',
        ],
      },
    },
  },
} satisfies DeErrands;
