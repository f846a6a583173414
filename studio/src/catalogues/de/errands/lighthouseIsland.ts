import type { DeErrands } from '../../schema.ts';

export const lighthouseIsland = {
  lamp: {
    title: ['Hundert Stufen bis zur Lampe', '{hero} und der Vorhang im Turm'],
    prize: { g: 'f', one: 'Lampe' },
    obstacle: { g: 'f', one: 'Wendeltreppe' },
    task: [
      'Ein Fischerboot war noch draußen, das letzte. Die Leuchtturmwärterin hatte die Arme voll Netze und ging als Erste hinauf. Wer half ihr, den Vorhang von der großen Lampe zu ziehen, bevor es dunkel war?',
      'Draußen war noch ein Boot, und am Himmel war noch ein Streifen. Wenn der weg war, musste die große Lampe brennen. Die Leuchtturmwärterin hatte die Arme voll Netze und rief von der Treppe herunter, wer ihr mit dem Vorhang helfe.',
    ],
    gift: [
      'Die Lampe schickte ihren Strahl übers Wasser, einmal rundherum. Weit draußen machte ein kleines Licht an und aus. Die Leuchtturmwärterin zählte bis zehn, und da bog das Boot um die Mole.',
      'Der Vorhang war auf, und die Lampe drehte ihren Strahl. Er ging über das Wasser und fand ein kleines Boot. Darin hob jemand die Mütze, jedes Mal, wenn es hell wurde.',
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'Biegung' },
        holds: [
          'Aber zur Lampe führte die Wendeltreppe, hundert Stufen im Kreis. Gleich hinter der ersten Biegung sah man die eigenen Füße nicht.',
          'Aber die Wendeltreppe fraß alles Licht, schon an der ersten Biegung. Oben wartete die Lampe, und unten sah man nicht, wo oben anfing.',
        ],
        worse: [
          'Hinter der Biegung kam noch eine Biegung, und die war schwärzer. Das bisschen Schein von der Lampe war weg.',
          'Eine Tür schlug zu, und auch das graue Stück war fort. Auf der Wendeltreppe war es hinter jeder Biegung Nacht, und die Lampe war nicht einmal ein Schimmer.',
        ],
        sign: [
          'Hoch oben hing ein heller Strich, so dünn wie ein Faden.',
          'Ganz weit oben klebte ein heller Faden an der Wand. Er rührte sich nicht.',
        ],
        yields: [
          'Die Stufen bekamen Kanten, eine nach der anderen. Die Wendeltreppe war zu Ende, und da stand die Lampe hinter ihrem Vorhang.',
          'Der helle Faden wurde ein Band und das Band eine Tür. Die Wendeltreppe hatte genau hundert Stufen gehabt, und auf der letzten stand die Lampe.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Echo' },
        holds: [
          'Aber auf der Wendeltreppe wohnte ein Echo. Unter all den Schritten verstand keiner, welche Tür zur Lampe die Wärterin gerufen hatte.',
          'Aber die Wendeltreppe gab jeden Schritt zehnmal zurück. Hinter welcher Tür die Lampe stand, hatte die Wärterin gerufen, und das Echo hatte es aufgegessen.',
        ],
        worse: [
          'Hundert Füße liefen jetzt die Wendeltreppe hinauf, und alle waren aus Echo. Von der Tür zur Lampe kam kein Wort mehr durch.',
          'Das Echo schickte noch zehn Schritte hinterher. Auf der Wendeltreppe klang es nun nach einem Umzug, und die Lampe hätte auch bimmeln können.',
        ],
        sign: [
          'Nach jeder Runde gab es eine Stufe, auf der war es still. Sie war aus Holz und nicht aus Stein.',
          'Eine Stufe in jeder Runde war aus Holz. Auf ihr klang ein Fuß nach gar nichts.',
        ],
        yields: [
          'Auf der Wendeltreppe wurde es still wie in einem Schneckenhaus. Von oben sagte eine Stimme: Die dritte Tür. Dahinter stand die Lampe.',
          'Es wurde so still, dass man die Wolle der Netze hörte. Die dritte, sagte die Wärterin, und auf der Wendeltreppe ging eine Tür auf, und da war die Lampe.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Vorhangschnur' },
        holds: [
          'Aber oben an der Wendeltreppe war die Vorhangschnur um ihren Haken gewickelt, dreimal rechts, dreimal links. Der Vorhang blieb vor der Lampe.',
          'Aber der Vorhang hing vor der Lampe, ganz oben auf der Wendeltreppe. Und der Vorhang hing an der Vorhangschnur, und die hing an sich selbst.',
        ],
        worse: [
          'Die Vorhangschnur zog sich zu. Der Vorhang rückte über das letzte Stück Lampe, und im Turm wurde es braun.',
          'Die Vorhangschnur zog sich um den Haken wie ein Schal im Wind. Die Lampe war nun rundherum zugehängt, und die Wendeltreppe wurde braun wie Tee.',
        ],
        sign: [
          'Am Haken hing eine Schlinge, lose wie ein offener Schuh.',
          'Von der Vorhangschnur hing eine Schlinge herab, weit und weich. Ein Nachtfalter saß darin.',
        ],
        yields: [
          'Die Ringe liefen einer nach dem anderen die Stange entlang. Dahinter stand die Lampe, größer als ein Schrank, und hinter ihr das Meer.',
          'Die Schnur war frei, und der Vorhang ging zur Seite wie jemand, der Platz macht. Über der Wendeltreppe stand die Lampe und hatte das ganze Meer im Glas.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Vorhang' },
        holds: [
          'Aber oben an der Wendeltreppe hing vor der Lampe der Vorhang, dick wie zehn Mäntel. Schob man ihn rechts auf, fiel er links zu.',
          'Aber der Vorhang war so schwer wie ein nasses Segel, und er hing von einer Wand zur anderen. Die Lampe stand dahinter, und die Wendeltreppe hatte keinen Platz zum Ausholen.',
        ],
        worse: [
          'Der Vorhang hing nun schief und machte unten einen Haufen. Von der Lampe war noch weniger zu sehen als vorher.',
          'Der Vorhang klatschte zurück und verlor zwei Ringe. Schief hing er nun vor der Lampe, und am Himmel war der Streifen dünn.',
        ],
        sign: [
          'Am anderen Saum war ein zweiter Ring, blank und leer.',
          'Hinten am Saum hatte der Vorhang auch einen Ring zum Ziehen. Niemand stand dort.',
        ],
        yields: [
          'In der Mitte ging eine Lücke auf, und sie blieb. In der Lücke stand die Lampe, rund und blank wie ein Auge.',
          'Rechts lief der Vorhang, und links lief er genauso. Am Ende der Wendeltreppe stand die Lampe, und der Streifen am Himmel war gerade noch da.',
        ],
      },
    },
  },
  log: {
    title: ['Wie war das Meer heute', '{hero} und das Logbuch'],
    prize: { g: 'n', one: 'Logbuch' },
    obstacle: { g: 'f', one: 'Kammer' },
    task: [
      'Um sieben rief die Wetterfrau vom Festland an, jeden Abend. Die Leuchtturmwärterin las ihr dann vor, wie das Meer gewesen war. Es stand im blauen Logbuch, und das war aufgeräumt worden.',
      'Neben dem Telefon im Leuchtturm war ein Viereck ohne Staub. Um sieben rief die Wetterfrau an und wollte wissen, wie das Meer heute war. Das stand im blauen Logbuch, und das Logbuch war fort.',
    ],
    gift: [
      'Das Telefon klingelte, das Logbuch lag aufgeschlagen. Die Wärterin las: Morgens glatt, mittags kraus. Dann hielt sie den Hörer zum Fenster, damit die Wetterfrau den Rest selbst hörte.',
      'Die Leuchtturmwärterin legte den Finger ins Logbuch und las vor: Wind aus Westen, ein Wal, Regen um drei. Beim Wal fragte die Wetterfrau nach. Da las sie ihn noch einmal.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber das Logbuch war in der Kammer, im Schrank. Die Schranktür war zu, und in ihrem Schlüsselloch wohnte eine Spinne.',
          'Aber das Logbuch war eingeschlossen, in der Kammer, hinter der Schranktür. Die Spinne im Schlüsselloch hatte schon Gardinen aufgehängt.',
        ],
        worse: [
          'Die Schranktür klemmte jetzt auch noch oben. Drinnen rutschte das Logbuch hinter das Brett, man hörte es plumpsen.',
          'Die Schranktür knackte oben und unten und gab nichts her. In der Kammer hörte man das Logbuch umfallen, mit einem Seufzer aus Papier.',
        ],
        sign: [
          'Gleich neben der Schranktür hing ein Haken in Form eines Wals. Der Schwanz vom Wal war genau so breit wie der Schlitz.',
          'Ein Haken wie ein Wal hing an der Wand der Kammer. Seine Flosse war flach und blank.',
        ],
        yields: [
          'Es machte klick, und der Schrank stand offen. Die Spinne zog aus, und in der Kammer roch es nach Tinte. Da lag das Logbuch.',
          'Die Flosse passte, und die Schranktür schwang auf. In der Kammer nieste jemand, so staubig war das Logbuch.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Hund', adj: 'alt' },
        holds: [
          'Aber in der Kammer schlief der alte Hund. Er schlief auf dem Logbuch, denn es hatte genau seine Größe.',
          'Aber der alte Hund benutzte das Logbuch als Matratze. In der Kammer war es warm, und er schlief mit allen vier Pfoten.',
        ],
        worse: [
          'Der alte Hund brummte und machte sich länger. Das Logbuch war bis zum Lesebändchen unter ihm verschwunden.',
          'Der alte Hund reckte sich und deckte nun auch die letzte Ecke zu. In der Kammer roch das Logbuch bestimmt schon nach Hund.',
        ],
        sign: [
          'Vor der Hundenase lagen ein Tauende, ein Ball und ein Handschuh. Sie lagen in einer Reihe.',
          'Tauende, Ball und Handschuh hatte der alte Hund neben sich. Jeden Abend trug er sie in dieser Reihe her.',
        ],
        yields: [
          'Mit einem Seufzer rollte der ganze Hund auf den Rücken. Das Logbuch war warm und hatte ein paar Haare mehr.',
          'Der alte Hund stand auf, drehte sich dreimal und nahm den anderen Teppich. In der Kammer lag das Logbuch, mit einer Kuhle in der Mitte.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Kiste' },
        holds: [
          'Aber in der Kammer stand eine Kiste voller Kettenglieder auf dem Logbuch. Nur das Lesebändchen sah heraus.',
          'Aber auf dem Logbuch stand eine Kiste, und in der Kiste lag eine halbe Ankerkette. In der Kammer bogen sich die Dielen.',
        ],
        worse: [
          'Die Kiste setzte sich fester hin und klirrte. Das Logbuch darunter wurde schmal wie eine Scheibe Brot.',
          'Die Kiste rasselte und sackte ab. In der Kammer sah das Lesebändchen aus wie eine Zunge, so platt lag das Logbuch.',
        ],
        sign: [
          'Eine Ecke der Kiste wippte. Bei jeder Welle draußen wippte sie mit.',
          'Schlug draußen eine Welle an, so hob die Kiste eine Ecke. Dann setzte sie sie wieder hin.',
        ],
        yields: [
          'Da neigte sich die Kiste, rasselte und stand daneben. Das Logbuch blätterte sich in der Kammer selbst wieder auf.',
          'Bei der nächsten Welle blieb die Ecke oben, und die Kiste rutschte von allein. In der Kammer lag das Logbuch und schlug gleich den heutigen Tag auf.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Logbuch war in der Kammer hinter das Regal gefallen. Zwischen Regal und Wand war nur ein Spalt für Zettel.',
          'Aber zwischen Regal und Wand war in der Kammer ein Spalt, und das Logbuch war hineingefallen. Lesen konnte man es noch, aber nur den Rücken.',
        ],
        worse: [
          'Das Regal lehnte sich zurück, und der Spalt wurde noch schmaler. Das Logbuch rutschte hinunter bis aufs Lesebändchen.',
          'Es ruckte, und das Logbuch war eine Handbreit tiefer. Im Spalt hing nur noch das Lesebändchen, wie ein Angelfaden ohne Fisch.',
        ],
        sign: [
          'Unter dem letzten Brett war der Spalt weiter. Da lag schon ein Apfel vom vorigen Jahr.',
          'Ganz unten stand das Regal auf Klötzen. Dort wurde der Spalt so weit, dass ein Apfel darin rollte.',
        ],
        yields: [
          'Zuerst kam das Lesebändchen, dann eine blaue Ecke, dann das ganze Logbuch. Der Apfel rollte hinterher.',
          'Von unten ging es, mit der Wange am Boden. Aus der Kammer kam das Logbuch mit einem Apfel, und beide waren vom vorigen Jahr, der Apfel aber mehr.',
        ],
      },
    },
  },
  boots: {
    title: ['Ein gelber Stiefel zu wenig', '{hero} auf den Tangsteinen'],
    prize: { g: 'm', one: 'Stiefel' },
    obstacle: { g: 'm', one: 'Tangstein' },
    task: [
      'Mit dem Abendboot kam der Enkel der Wärterin, und er kam in nassen Socken. Das hatte er am Telefon gesagt. Auf dem Steg sollten seine gelben Stiefel stehen. Bisher stand da einer.',
      'Auf dem Steg stand ein gelber Stiefel und sah sehr allein aus. Der Enkel der Wärterin kam mit dem Abendboot, und seine Socken waren nass. Er brauchte zwei Stiefel, denn er hatte zwei Füße.',
    ],
    gift: [
      'Der Enkel stieg vom Boot in den einen Stiefel und dann in den anderen. Er stampfte zweimal auf, links und rechts. Dann gab er der Wärterin die Socken.',
      'Auf dem Steg standen zwei Stiefel nebeneinander, die Spitzen zum Boot. Der Enkel sprang hinein, mit beiden Füßen zugleich. Er zog sie bis zum Schlafen nicht mehr aus.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Tangstein' },
        holds: [
          'Aber der zweite Stiefel lag drüben auf dem Tangstein, gleich neben dem Weg. Der war grün und glatt wie ein Fisch. Die Wärterin gab ihre Hand dazu.',
          'Aber auf dem Tangstein lag der gelbe Stiefel, und um den Tangstein lag ein Kragen aus nassem Grün. Die Wärterin hielt eine Hand hin, und die war auch schon nass.',
        ],
        worse: [
          'Die Füße rutschten zurück auf den Weg. Auch der Stiefel rutschte, eine Stufe tiefer, mit der Spitze nach unten.',
          'Wusch, standen alle wieder bis zum Knöchel im Weg. Auf dem Tangstein drehte sich der Stiefel und zeigte nun mit der Spitze zum Meer.',
        ],
        sign: [
          'Auf dem Tangstein war eine Stelle trocken. Sie war voller Seepocken und rau wie eine Raspel.',
          'Seepocken saßen auf dem Tangstein, ein ganzes Dorf. Wo das Dorf war, war kein Grün.',
        ],
        yields: [
          'Die Sohle hielt. Ein langer Arm, ein gelber Schaft, und der Stiefel kam mit zurück auf den Weg.',
          'Über das Dorf ging man wie über Kies. Der Stiefel auf dem Tangstein ließ sich am Schaft nehmen, und heraus lief eine Krabbe.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Seehund', adj: 'jung' },
        holds: [
          'Aber hinter dem Tangstein lag ein junger Seehund und hatte den Stiefel unter dem Kinn. Er wollte nicht gesehen werden.',
          'Aber der Stiefel hatte einen neuen Besitzer, einen jungen Seehund hinter dem Tangstein. Er kuschelte damit und wollte nicht beobachtet werden.',
        ],
        worse: [
          'Der junge Seehund robbte tiefer hinter den Tangstein. Der Stiefel schleifte mit, man hörte ihn quietschen.',
          'Ein Platscher, und der junge Seehund lag noch ein Stück weiter hinten. Der Stiefel klemmte nun zwischen Bauch und Tangstein.',
        ],
        sign: [
          'Am Rand vom Stein sah ein rundes Auge heraus. Daneben standen Barthaare, die zitterten im Wind.',
          'Über den Tangstein sahen ein paar Barthaare. Sie bogen sich neugierig zum Weg.',
        ],
        yields: [
          'Nun kam der junge Seehund hervor, Bauch für Bauch. Den Stiefel ließ er liegen und sah daran vorbei.',
          'Der junge Seehund robbte um den Tangstein herum und blinzelte. Hinter ihm schleifte der Stiefel, und vor dem Weg ließ er ihn los.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Möwe' },
        holds: [
          'Aber auf dem Tangstein stand eine Möwe. Zwischen ihren Füßen lag der Stiefel, und den betrachtete sie als Nest.',
          'Aber die Möwe stand auf dem Tangstein und brütete einen Stiefel aus. Wer näher kam, dem sagte sie etwas sehr Lautes.',
        ],
        worse: [
          'Die Möwe machte beide Flügel auf und wurde breit wie ein Regenschirm. Vom Stiefel war nichts Gelbes mehr zu sehen.',
          'Die Möwe setzte sich in den Stiefel hinein. Auf dem Tangstein sah man nur noch Möwe und ein bisschen Gelb als Rand.',
        ],
        sign: [
          'Die Möwe schielte immerzu zum Weg. Dort lag eine Brotrinde, schon den ganzen Nachmittag.',
          'Am Weg lag etwas Braunes, das früher ein Brötchen war. Die Möwe hatte ein Auge darauf, das linke.',
        ],
        yields: [
          'Dann lief die Möwe zur Brotrinde, so schnell man ohne Rennen laufen kann. Auf dem Tangstein stand der Stiefel und tropfte.',
          'Die Möwe war beim Brötchen und sagte nichts mehr. Auf dem Tangstein stand der Stiefel, und ein Ei war nicht darin.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Hund', adj: 'jung' },
        holds: [
          'Aber den zweiten Stiefel trug der junge Hund der Wärterin um den Tangstein. Jedes Rufen hieß bei ihm: Lauf.',
          'Aber der junge Hund spielte Stiefel, und das ist ein Spiel, bei dem einer hält und alle laufen. Rund um den Tangstein ging es.',
        ],
        worse: [
          'Der junge Hund trabte bis ans Ende der Mauer. Der Stiefel schlenkerte ihm rechts aus dem Maul.',
          'Der junge Hund schlug einen Haken und war am Wasser. Der Stiefel lief voll und hing ihm schwer aus dem Maul, drüben am Tangstein.',
        ],
        sign: [
          'Eine flache Hand kam dem jungen Hund zufällig vor die Nase. Da setzte er sich hin, sofort.',
          'Vor einer flachen Hand wurde der junge Hund sofort klein. Sitz hieß das in seiner Familie.',
        ],
        yields: [
          'Dann setzte sich der junge Hund neben den Tangstein und machte das Maul auf. Der Stiefel fiel heraus, gelb und etwas angekaut.',
          'Der junge Hund saß vor dem Tangstein und zitterte vor Bravsein. Dazu gehört, dass man loslässt, und da stand der Stiefel.',
        ],
      },
    },
  },
  horn: {
    title: ['Ein einziger Ton um acht', '{hero} am Nebelhorn'],
    prize: { g: 'm', one: 'Ton' },
    obstacle: { g: 'm', one: 'Hornschuppen', gen: 'Hornschuppens' },
    task: [
      'Einmal im Jahr, um acht, gab das alte Nebelhorn einen Ton, und auf dem Festland stellten sie danach die Uhren. Diesmal hatten die Jungen aus dem Turm es versprochen. Bei der Probe war etwas gerissen, seitdem redete keiner mit keinem.',
    ],
    gift: [
      'Der Ton ging übers Wasser, lang und tief, und kam nicht zurück. Drüben auf dem Festland wurde in dreißig Fenstern das Licht aus- und wieder angemacht.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Blasebalg' },
        holds: [
          'Aber im Hornschuppen lag der Blasebalg mit offener Naht, eine Handbreit lang. Aus dem Ton war ein Pusten geworden.',
        ],
        worse: [
          'Im Leder lief die Naht weiter bis zum Knick. Wo der Ton herkommen sollte, war jetzt nur ein Hauch, der nach Fett roch.',
        ],
        sign: ['Die beiden Lederkanten trugen noch die alten Stichlöcher, auf jeder Seite genau vierzehn.'],
        yields: [
          'Der Balg füllte sich und blieb voll. Im Hornschuppen stand der Ton schon in der Luft, ehe jemand den Hebel losließ.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Pumper' },
        holds: [
          'Aber den Ton gab es nur mit dem, der bei der Probe gepumpt hatte. Seit der Naht stand er hinter dem Hornschuppen, den Griff der Pumpe in der Jacke.',
        ],
        worse: [
          'Der Pumper wechselte auf die Seeseite. Der Griff ging mit ihm, und der Ton war so weit weg wie das Festland.',
        ],
        sign: [
          'An der Ecke des Hornschuppens sah eine Stiefelspitze hervor. Sie klopfte langsam, im Takt der Pumpe.',
        ],
        yields: [
          'Nun kam der Pumper um die Ecke, sah niemanden an und steckte den Griff auf. Beim dritten Zug war der Ton da.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Pumpenbalken', gen: 'Pumpenbalkens' },
        holds: [
          'Aber im Hornschuppen war der Pumpenbalken für vier gebaut. Drückte einer das eine Ende herunter, sprang das andere hoch, und der Ton blieb ein Husten.',
        ],
        worse: [
          'Es krachte in der Halterung, und der Pumpenbalken stand schief. Das Horn machte ein Geräusch, das kein Ton war, und eine Möwe verließ die Insel.',
        ],
        sign: [
          'Unter der Farbe zeichnete sich auf der Gegenseite ein zweiter Griff ab, dreimal überstrichen.',
        ],
        yields: [
          'Hinunter und hinauf, und endlich im selben Atem. Aus dem Hornschuppen kam der Ton, so gerade wie ein Strich.',
        ],
      },
    },
  },
  radio: {
    title: ['Die Nacht der drei Schiffe', '{hero} auf Sendung'],
    prize: { g: 'm', one: 'Schluss', gen: 'Schlusses' },
    obstacle: { g: 'n', one: 'Turmstudio' },
    task: [
      'Um sechs sendete das Inselradio die Geschichte vom ältesten Wärter, die Nacht der drei Schiffe. Zwei Schiffe waren auf Band. Den Schluss hatte er noch keinem erzählt, und nächste Woche zog er aufs Festland.',
    ],
    gift: [
      'Um sechs hörte man den Schluss auf der ganzen Insel, in den Küchen und auf der Fähre. Der Fährmann stellte die Maschine ab, bis das dritte Schiff im Hafen war. Dann erst fuhr er weiter.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Wärter', adj: 'alt' },
        holds: [
          'Aber der alte Wärter saß im Turmstudio, die Hände gefaltet, und sagte seit dem zweiten Schiff nichts mehr. Der Schluss war in ihm drin und blieb dort.',
        ],
        worse: [
          'Der alte Wärter drehte den Stuhl zum Fenster. Im Turmstudio lief das Band leer mit, und der Schluss war weiter weg als die drei Schiffe.',
        ],
        sign: [
          'Am Haken neben dem alten Wärter hing eine Trillerpfeife. Alles ringsum war staubig, nur sie war blank.',
        ],
        yields: [
          'Da nahm der alte Wärter die Pfeife vom Haken und behielt sie in der Hand. Dann sprach er zum Fenster hin, und im Turmstudio lief das Band bis zum Schluss.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Studioleiterin' },
        holds: [
          'Aber im Turmstudio gab es nur einen Versuch, und der war verdorben. Die Studioleiterin hatte Regeln, und ein zweiter Anlauf für den Schluss stand nicht darin.',
        ],
        worse: [
          'Die Studioleiterin legte die Hand über den Sendeplan. Der Schluss wurde gestrichen, und im Turmstudio lief schon die Musik für danach.',
        ],
        sign: [
          'Unter der Hand der Studioleiterin sah das Ende vom Plan hervor. Dort waren zehn Minuten leer, und ihr Blick kehrte immer dorthin zurück.',
        ],
        yields: [
          'Die Hand kam vom Plan, einen Finger nach dem anderen. Im Turmstudio ging das rote Licht wieder an, und der Schluss bekam die zehn Minuten.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Klebestelle' },
        holds: [
          'Aber im Turmstudio war das Band gerissen, kurz vor dem Ende. Erst wenn die Klebestelle trug, lief es weiter bis zum Schluss.',
        ],
        worse: [
          'Die Klebestelle rutschte auseinander. Die Stimme sprang zurück ans erste Schiff, und bis zum Schluss waren es zwei Nächte und vierzig Minuten.',
        ],
        sign: ['Eine Kante vom Band rollte sich nicht mehr auf. Sie lag flach und blieb es.'],
        yields: [
          'Das Band lief über die Stelle hinweg, mit einem winzigen Knacks. Im Turmstudio sagte die Stimme: Und dann das dritte. Es war der Schluss, am Stück.',
        ],
      },
    },
  },
} satisfies DeErrands;
