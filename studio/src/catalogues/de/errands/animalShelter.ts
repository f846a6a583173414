import type { DeErrands } from '../../schema.ts';

export const animalShelter = {
  name: {
    title: ['Mehr als Box sieben', '{hero} und der Neue'],
    prize: { g: 'f', one: 'Marke' },
    obstacle: { g: 'f', one: 'Schlafbox' },
    task: [
      'Beim Läuten schrieb die Pflegerin die Abendtafel, jeden Namen einmal. Der Neue stand da nur als Box sieben. Wie er hieß, wusste nur die Marke an seinem alten Halsband.',
      'Der Neue in Box sieben hörte auf nichts, denn keiner wusste, auf was. Sein Name stand auf der Marke am alten Halsband. Beim Läuten wollte die Pflegerin allen gute Nacht sagen, jedem mit Namen.',
    ],
    gift: [
      'Die Pflegerin las die Marke, wischte Box sieben von der Tafel und schrieb: Knödel. Hinten klopfte ein Schwanz an die Wand. Der gehörte eindeutig einem Knödel.',
      'Die Pflegerin hielt die Marke ans Licht und sagte den Namen, ganz leise: Knödel. In Box sieben gingen zwei Ohren hoch. Dann ging auch der Rest hoch und kam nach vorn.',
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'Neuling' },
        holds: [
          'Aber der Neuling saß ganz hinten in der Schlafbox, das Gesicht zur Wand. An die Marke war nicht zu denken.',
          'Aber die Marke hing an dem Neuling, und der Neuling war am Ende der Schlafbox. Er machte sich so klein, dass er beinahe in seinen eigenen Schatten passte.',
        ],
        worse: [
          'Der Neuling rückte noch ein Stück nach hinten. Die Marke drehte sich weg, man hörte sie klimpern.',
          'Es scharrte, und dann war in der Schlafbox gar kein Hund mehr zu sehen. Die Marke klimperte unter der Decke und verstummte.',
        ],
        sign: [
          'Neben der Decke sah eine Nase hervor. Sie ging ganz schnell, schnuff, schnuff, schnuff.',
          'Am Rand der Decke war es feucht. Dort kam bei jedem Atemzug eine schwarze Nase heraus.',
        ],
        yields: [
          'Aus der Schlafbox kam erst die Nase, dann alles, was dazugehört. Er setzte sich, und die Marke hing genau vorn.',
          'Die Decke bekam Beine und kam näher. Vorn aus der Schlafbox sah der Neue heraus, und unter seinem Kinn drehte sich die Marke.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Schlafbox' },
        holds: [
          'Aber die Marke war in der Schlafbox, und die war offen und trotzdem schwarz. Man sah gerade den Rand vom Wassernapf.',
          'Aber in der Schlafbox war es Nacht, obwohl draußen Nachmittag war. Die Marke hatte eine Schrift, nur sah man die Schrift nicht und die Marke auch nicht.',
        ],
        worse: [
          'Draußen ging jemand am Fenster vorbei. Die Schlafbox sah nun größer aus, und von der Marke sah man gar nichts.',
          'Im Gang ging eine Lampe aus. Die Schlafbox sah aus wie ein Mund ohne Zähne, und die Marke war irgendwo darin.',
        ],
        sign: [
          'Weit hinten glomm ein runder Rand, wie der Mond, wenn er fast nicht da ist.',
          'Tief drinnen hing ein heller Bogen in der Luft. Er ging auf und ab, so wie einer atmet.',
        ],
        yields: [
          'Der runde Rand bekam eine Schrift, und um ihn herum war ein Hals. In der Schlafbox saß der Neue, und die Marke war gut zu lesen.',
          'Der Bogen war der Rand der Marke, und er wurde rund. In der Schlafbox sah man nun auch das Fell darum und zwei Augen darüber.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Neuling' },
        holds: [
          'Aber der Neuling schlief, quer in der Schlafbox. Das Halsband mit der Marke lag unter ihm.',
          'Aber der Neuling lag auf seiner Marke und schlief. In der Schlafbox hörte man ihn bis auf den Gang, so tief war es.',
        ],
        worse: [
          'Der Neuling brummte im Schlaf und legte sich schwerer hin. Von der Marke sah nichts mehr heraus.',
          'Der Neuling rollte sich ein, Nase unter Schwanz. In der Schlafbox war von der Marke nicht einmal mehr das Band zu sehen.',
        ],
        sign: [
          'Vor dem Neuling lagen ein Ball, ein Keks und ein Stück Decke. Sie lagen in einer Reihe, mit gleichem Abstand.',
          'Der Neuling hatte alles bei sich, was ihm gehörte: Ball, Keks, Fetzen Decke. Es lag so gerade, als käme noch jemand zum Nachsehen.',
        ],
        yields: [
          'Im Traum liefen die Pfoten, und der ganze Hund drehte sich auf den Rücken. In der Schlafbox blinkte die Marke, mit der Schrift nach oben.',
          'Der Neuling gähnte und legte den Kopf auf die andere Pfote. In der Schlafbox hing die Marke nun über den Rand und drehte sich.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Halsband mit der Marke war abgestreift und lag hinten in der Schlafbox. Zwischen Decke und Wand war nur ein Spalt.',
          'Aber die Marke war mit dem Halsband zwischen Decke und Wand gefallen. In der Schlafbox gab es dort nur einen Spalt, und eine Hand ist dicker, als man denkt.',
        ],
        worse: [
          'Die Decke rutschte, und der Spalt war noch schmaler. Die Marke glitt ein Stück weiter nach hinten.',
          'Es klimperte abwärts. Im Spalt war von der Marke noch ein Blinken zu sehen und dann keins mehr.',
        ],
        sign: [
          'Beim Wassernapf war der Spalt weiter. Dort passte eine ganze Faust hin.',
          'Der Wassernapf hatte die Decke ein Stück zur Seite geschoben. Dort stand der Spalt offen wie eine Tasche.',
        ],
        yields: [
          'Erst kam die Schnalle, dann der Riemen. Als Letztes kam aus der Schlafbox die Marke und klimperte.',
          'Am Wassernapf vorbei kam ein Riemen heraus und am Riemen die Marke. Sie war nass und ließ sich trotzdem lesen.',
        ],
      },
    },
  },
  scoop: {
    title: ['Die Schaufel und die Gans', '{hero} auf der Futterrunde'],
    prize: { g: 'f', one: 'Futterschaufel' },
    obstacle: { g: 'f', one: 'Futterkammer' },
    task: [
      'Gefüttert wird zuerst das alte Kaninchen, weil es schon am längsten wartet. Heute stand die ganze Futterrunde still. Es fehlte die Futterschaufel, die mit der Beule und dem Holzstiel.',
      'Um die Futterkiste standen siebzehn leere Näpfe. Das alte Kaninchen kommt immer zuerst dran und klopfte schon mit dem Fuß. Nur die Futterschaufel war nicht da, die mit der Beule, und ohne sie stimmt keine Portion.',
    ],
    gift: [
      'Die Futterschaufel ging einmal ins Heu und einmal in die Körner. Das alte Kaninchen hielt mit Kauen inne, sah alle an und kaute weiter. Danach durften die anderen.',
      'Einmal Heu, einmal Körner, und die Futterschaufel klopfte zweimal an den Napf. Das alte Kaninchen hörte auf zu klopfen und fing an zu kauen. Hinter ihm rückte die ganze Reihe eins auf.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Gans' },
        holds: [
          'Aber auf der Stufe zur Futterkammer saß die Gans. Die Futterschaufel lag neben ihr, und die Gans war dagegen.',
          'Aber die Gans hatte beschlossen, dass die Futterkammer ihr gehörte. Die Futterschaufel lag auf der Stufe, und auf der Stufe war die Gans.',
        ],
        worse: [
          'Die Gans stand auf und war auf einmal doppelt so breit. Die Futterschaufel lag nun hinter ihr in der Futterkammer.',
          'Die Gans reckte sich und ging keinen Fuß breit weg. Mit dem Flügel fegte sie die Futterschaufel bis in die Futterkammer.',
        ],
        sign: [
          'Beim Zischen sah die Gans immer zur Seite. Dort stand ihre Wanne, und die war trocken.',
          'War es einen Moment ruhig, so schaute die Gans in ihre Wanne. Darin lag ein Blatt, und es war trocken.',
        ],
        yields: [
          'Da machte die Gans den Hals kurz und die Flügel zu. Sie watschelte von der Stufe, und in der Futterkammer lag die Futterschaufel.',
          'Die Gans saß in ihrer Wanne und machte Wellen. Die Stufe war frei, und in der Futterkammer lag die Futterschaufel mit ihrer Beule.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Gans' },
        holds: [
          'Aber auf der Stufe zur Futterkammer saß die Gans und hatte die Futterschaufel am Stiel im Schnabel. Husch hielt sie für ein Lied.',
          'Aber mit der Futterschaufel im Schnabel stand die Gans vor der Futterkammer. Winkte man, so winkte sie zurück, mit beiden Flügeln.',
        ],
        worse: [
          'Die Gans sang mit. Dann setzte sie sich auf die Futterschaufel, und die Tür der Futterkammer fiel zu.',
          'Die Gans glaubte, es sei ein Wettlauf. Die Futterschaufel schepperte einmal um die Futterkammer herum.',
        ],
        sign: [
          'Im Hof ging die Pflegerin mit einem Eimer rückwärts. Die Gans stand auf und sah ihr nach, mit langem Hals.',
          'Ging jemand rückwärts vor ihr her, so folgte die Gans. Das war bei Gänsen schon im Ei so.',
        ],
        yields: [
          'Nun kam die Gans Schritt für Schritt, platsch, platsch, platsch. Vor der Futterkammer lag die Futterschaufel, noch warm.',
          'Die Gans watschelte hinterher bis vor die Futterkammer. Dort fand sie, dass man mit vollem Schnabel nicht schnattern kann, und ließ die Futterschaufel fallen.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gebell' },
        holds: [
          'Aber nur die Pflegerin wusste, wo in der Futterkammer die Futterschaufel hing. Und vor lauter Gebell hörte sie keine Frage.',
          'Aber wo die Futterschaufel war, das hätte die Pflegerin sagen können. Siebzehn Hunde sagten auch etwas, und von der Futterkammer kam das Echo.',
        ],
        worse: [
          'Das Gebell lief den ganzen Gang entlang und wieder zurück. Wo die Futterschaufel war, hatte jemand gerufen, aber es hatte nur nach Wuff geklungen.',
          'Jetzt bellten auch die, die vorher nur zugehört hatten. Die Pflegerin zeigte in die Futterkammer und in drei andere Richtungen, und das Wort Futterschaufel ging unter.',
        ],
        sign: [
          'Vorn klickte eine Tür. Da hielten alle Hunde den Atem an, so lange wie ein Ohrenspitzen.',
          'Quietschte im Gang ein Schuh, so schwiegen alle Hunde zugleich. Es konnte ja das Abendessen sein.',
        ],
        yields: [
          'Im Gang wurde es still, einer nach dem anderen legte sich hin. Da sagte die Pflegerin: Hinter der Tür. Und da hing die Futterschaufel.',
          'Der letzte Hund verschluckte sein letztes Wuff. Im Stillen sagte die Pflegerin drei Wörter, und in der Futterkammer hing die Futterschaufel an ihrem Haken.',
        ],
      },
    },
  },
  blanket: {
    title: ['Die Decke der blinden Katze', '{hero} und die Leinenwand'],
    prize: { g: 'f', one: 'Karodecke' },
    obstacle: { g: 'f', one: 'Leinenwand' },
    task: [
      'Gleich kam die alte blinde Katze aus dem Bad. Sie legte sich nur hin, wo es nach ihr roch. Das war die Karodecke mit den angeknabberten Fransen, und die hatte jemand aufgeräumt.',
      'Aus dem Bad kam schon ein Föhngeräusch. Dort saß die alte blinde Katze und roch gleich nach nichts mehr. Hinlegen würde sie sich nur auf die Karodecke, und die war beim Aufräumen verschwunden.',
    ],
    gift: [
      'Die blinde Katze schnupperte die Karodecke ab, alle vier Ecken. An der dritten drehte sie sich zweimal um sich selbst. Dann schnurrte es, und man wusste nicht, ob die Katze oder die Decke.',
      'Die blinde Katze setzte eine Pfote auf die Karodecke und ließ sie dort. Dann kam die zweite dazu, dann alles andere. Eine Franse nahm sie mit in den Schlaf, im Maul.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Leine' },
        holds: [
          'Aber die Karodecke hing an der Leinenwand, unter vierzig Leinen. Eine Leine war quer durch alle Fransen gezogen.',
          'Aber vierzig Leinen hingen an der Leinenwand, und alle vierzig hatten sich um die Karodecke gekümmert. Eine Leine ging durch sie hindurch wie ein Faden durch einen Knopf.',
        ],
        worse: [
          'Die Leine zog sich straff. Die Fransen verschwanden in der Leinenwand, und der Rest der Karodecke hing nun ganz hoch.',
          'An der Leinenwand ruckte es, und die Leine saß stramm. Die Karodecke war jetzt ein Würstchen mit Fransen.',
        ],
        sign: [
          'Beim Messinghaken machte die Leine eine Schlaufe. Sie war so locker, dass ein Hund sie im Vorbeigehen bewegte.',
          'Unter dem Messinghaken hing die Leine in einem Bogen. Sie lag dort nur, sie zog nicht.',
        ],
        yields: [
          'Eine Franse nach der anderen kam frei. Dann glitt die Karodecke von der Leinenwand wie ein müder Vorhang.',
          'Die Leine gab nach, und an der Leinenwand klickte es vierzigmal. Die Karodecke faltete sich auf und fiel herunter, Ecke um Ecke.',
        ],
      },
      high: {
        part: { g: 'n', one: 'Wandgestell' },
        holds: [
          'Aber die Karodecke lag ganz oben an der Leinenwand. Das Wandgestell darunter war für große Leute gebaut.',
          'Aber beim Aufräumen hatte jemand die Karodecke auf die Leinenwand gelegt, nach ganz oben. Das Wandgestell ging bis dorthin, aber es ging ohne einen.',
        ],
        worse: [
          'Die Karodecke rutschte über die oberste Stange. Jetzt hing an der Leinenwand nur noch eine Franse zu ihnen herüber.',
          'Es ruckelte, und die Karodecke rutschte hinter die oberste Stange. An der Leinenwand wackelten alle Haken.',
        ],
        sign: [
          'Unten am Wandgestell war ein einzelner Zapfen. Für eine Hand war er gerade richtig, und er drehte sich.',
          'Fast am Boden ragte ein Zapfen aus dem Wandgestell. An ihm hatte schon lange nichts mehr gehangen.',
        ],
        yields: [
          'Das Gestell schwenkte herunter, wie eine Wippe sich neigt. Von der Leinenwand kam die Karodecke in offene Arme.',
          'Das Wandgestell kam herunter wie ein Arm, der eine Tasse abstellt. Die Karodecke rutschte von der Leinenwand und war noch ein bisschen staubig.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Wäschekorb' },
        holds: [
          'Aber unter der Leinenwand stand der Wäschekorb, voll mit nassen Handtüchern. Die Karodecke lag ganz zuunterst, unter dem Korb.',
          'Aber auf der Karodecke stand ein Wäschekorb, gleich unter der Leinenwand. Nasse Handtücher wiegen so viel wie nasse Hunde.',
        ],
        worse: [
          'Der Wäschekorb sackte tiefer und tropfte. Von der Karodecke war nur noch ein rotes Karo zu sehen.',
          'Der Wäschekorb knirschte und setzte sich. An der Leinenwand tropfte es, und die Karodecke bekam den ersten Tropfen ab.',
        ],
        sign: [
          'Eine Kante vom Wäschekorb wippte. Da fehlte unten ein Fuß.',
          'Dem Wäschekorb fehlte hinten ein Fuß. Dort wippte er, wenn nebenan die Tür ging.',
        ],
        yields: [
          'Nun neigte sich der Wäschekorb, gluckste und stand einen Schritt weiter. Unter der Leinenwand lag die Karodecke, platt und trocken.',
          'Der Wäschekorb kippelte, drehte sich und überlegte es sich woanders. An der Leinenwand hing schon nichts mehr, und die Karodecke lag glatt auf den Fliesen.',
        ],
      },
    },
  },
  film: {
    title: ['Vierzig Sekunden', '{hero} und der Schäferhund'],
    prize: { g: 'm', one: 'Film' },
    obstacle: { g: 'm', one: 'Drehtag' },
    task: [
      'Der alte Schäferhund saß seit zwei Jahren im Tierheim. Heute Abend kam sein Film auf die Seite, der letzte vor der Winterpause. Vierzig Sekunden hatte er, um er selbst zu sein.',
    ],
    gift: [
      'Um acht ging der Film auf die Seite. Um neun hatte ihn eine Frau viermal angesehen, das stand in ihrer Nachricht. Sie fragte, ob sie gleich kommen dürfe oder ob man da schon schlafe.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'Schäferhund' },
        holds: [
          'Aber der Drehtag lief schon drei Stunden, und der Schäferhund hielt das Objektiv für ein Bad. Vom Film gab es bisher nur seinen Rücken.',
        ],
        worse: [
          'Der Schäferhund legte sich mit der Schnauze zur Wand. Der Film hatte jetzt zwölf Minuten Fell, und der Drehtag hatte kaum noch Licht.',
        ],
        sign: [
          'Nebenan summte die Pflegerin beim Wischen. Das Ohr, das zur Wand hing, stand auf, und der Schwanz kam nach.',
        ],
        yields: [
          'Nun kam der Schäferhund bis an die Linse und sah hinein, als säße da jemand. Der Drehtag hatte seinen Film, vierzig Sekunden und kein Schnitt.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Schnitt' },
        holds: [
          'Aber am Drehtag hatten zwei gefilmt, jeder gegen den anderen. Nun liefen beide Fassungen durch denselben Schnitt, und im Film war mehr Ehrgeiz als Hund.',
        ],
        worse: [
          'Der Schnitt hatte nun drei Spuren mehr. Im ganzen Film kam kein Hund mehr vor, nur noch Drehtag.',
        ],
        sign: [
          'Ganz am Anfang der Leiste lag eine Einstellung, die noch keiner angefasst hatte. Man sah darauf ein Ohr.',
        ],
        yields: [
          'Von achtzehn Spuren blieb eine. Der Drehtag passte in vierzig Sekunden, und der Film fing mit einem Ohr an.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Zutrauen' },
        holds: [
          'Aber für den Film brauchte es das Zutrauen von einem, dem man es zweimal genommen hatte. So etwas wächst nicht an einem Drehtag.',
        ],
        worse: [
          'Der Schäferhund stand auf und ging zurück in die hinterste Ecke. Das Zutrauen fing wieder bei null an, und der Film hatte noch eine halbe Stunde Licht.',
        ],
        sign: ['Ein Ohr drehte sich herum. Der Rest vom Hund tat so, als gehöre es nicht zu ihm.'],
        yields: [
          'Am Ende vom Drehtag lag eine Schnauze auf einem Schuh. Die Kamera lief schon die ganze Zeit, und es war genau der Film.',
        ],
      },
    },
  },
  openDay: {
    title: ['Der Aufruf am Tor', '{hero} und der leere Haken'],
    prize: { g: 'm', one: 'Namensaufruf' },
    obstacle: { g: 'f', one: 'Helfergruppe' },
    task: [
      'Am Tag der offenen Tür bekommt jedes Tier eine Stimme am Mikrofon, vorn am Tor, einen Satz lang. Für die Schüchternen, die keiner sieht, ist der Namensaufruf die einzige Gelegenheit. Die eine, die sie alle kannte, hatte gestern ihren Schlüssel abgegeben.',
    ],
    gift: [
      'Der Namensaufruf dauerte elf Minuten. Bei Box siebzehn hieß es: Sie kommt nur, wenn man nicht hinsieht. Ein Mann mit Schiebermütze drehte sich daraufhin um und stand den ganzen Nachmittag mit dem Rücken zur Box.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Tierkennerin' },
        holds: [
          'Aber in der Helfergruppe hatte es Streit gegeben, und seitdem saß die Tierkennerin auf der Bank gegenüber und gab keine Antwort. Ohne sie hatte der Namensaufruf bei den Schüchternen nur Nummern.',
        ],
        worse: [
          'Die Tierkennerin sperrte auf dem Telefon die ganze Helfergruppe. Der Namensaufruf sprang nun von Box neun auf Box zwanzig.',
        ],
        sign: [
          'Auf dem Bord neben dem leeren Haken lag ein Notizheft. Auf dem Umschlag war für jede Box eine Pfote gemalt, jede anders.',
        ],
        yields: [
          'Nun stand die Tierkennerin auf, kam über die Straße und schlug das Heft bei zehn auf. Die Helfergruppe machte am Tisch Platz, und der Namensaufruf war vollständig.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Heimleiterin' },
        holds: [
          'Aber die Helfergruppe war der Heimleiterin heute zu laut. Programmpunkte gab es nur noch mit Unterschrift, und der Namensaufruf hatte keine.',
        ],
        worse: [
          'Die Heimleiterin strich den Namensaufruf durch, mit Lineal. Die Helfergruppe stand daneben und sah auf ihre Schuhe.',
        ],
        sign: [
          'Beim Reden sah die Heimleiterin an allen vorbei auf die Garderobe. Ein Haken war leer, und es war nicht irgendeiner.',
        ],
        yields: [
          'Das Lineal kam in die Schublade. Die Heimleiterin schrieb den Namensaufruf noch einmal hin, größer, und gab der Helfergruppe das Mikrofon.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Namenstafel' },
        holds: [
          'Aber die Namenstafel mit allen Tieren musste ans Tor, und die Helfergruppe bekam sie nicht von der Stelle. Der Namensaufruf liest sich von ihr ab.',
        ],
        worse: [
          'Die Namenstafel setzte sich in den Kies, mit den Namen nach unten. Für den Namensaufruf war es ein Brett.',
        ],
        sign: ['Eine Ecke der Namenstafel wippte. Da lag der Abtreter darunter, auf dem Willkommen steht.'],
        yields: [
          'Ecke um Ecke ging die Namenstafel bis ans Tor und stand. Die Helfergruppe wischte den Kies von den Namen, und der Namensaufruf konnte anfangen.',
        ],
      },
    },
  },
} satisfies DeErrands;
