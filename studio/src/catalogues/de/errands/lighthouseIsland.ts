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
        ],
        worse: [
          'Hinter der Biegung kam noch eine Biegung, und die war schwärzer. Das bisschen Schein von der Lampe war weg.',
        ],
        sign: ['Hoch oben hing ein heller Strich, so dünn wie ein Faden.'],
        yields: [
          'Die Stufen bekamen Kanten, eine nach der anderen. Die Wendeltreppe war zu Ende, und da stand die Lampe hinter ihrem Vorhang.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Echo' },
        holds: [
          'Aber auf der Wendeltreppe wohnte ein Echo. Unter all den Schritten verstand keiner, welche Tür zur Lampe die Wärterin gerufen hatte.',
        ],
        worse: [
          'Hundert Füße liefen jetzt die Wendeltreppe hinauf, und alle waren aus Echo. Von der Tür zur Lampe kam kein Wort mehr durch.',
        ],
        sign: [
          'Nach jeder Runde gab es eine Stufe, auf der war es still. Sie war aus Holz und nicht aus Stein.',
        ],
        yields: [
          'Auf der Wendeltreppe wurde es still wie in einem Schneckenhaus. Von oben sagte eine Stimme: Die dritte Tür. Dahinter stand die Lampe.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Vorhangschnur' },
        holds: [
          'Aber oben an der Wendeltreppe war die Vorhangschnur um ihren Haken gewickelt, dreimal rechts, dreimal links. Der Vorhang blieb vor der Lampe.',
        ],
        worse: [
          'Die Vorhangschnur zog sich zu. Der Vorhang rückte über das letzte Stück Lampe, und im Turm wurde es braun.',
        ],
        sign: ['Am Haken hing eine Schlinge, lose wie ein offener Schuh.'],
        yields: [
          'Die Ringe liefen einer nach dem anderen die Stange entlang. Dahinter stand die Lampe, größer als ein Schrank, und hinter ihr das Meer.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Vorhang' },
        holds: [
          'Aber oben an der Wendeltreppe hing vor der Lampe der Vorhang, dick wie zehn Mäntel. Schob man ihn rechts auf, fiel er links zu.',
        ],
        worse: [
          'Der Vorhang hing nun schief und machte unten einen Haufen. Von der Lampe war noch weniger zu sehen als vorher.',
        ],
        sign: ['Am anderen Saum war ein zweiter Ring, blank und leer.'],
        yields: [
          'In der Mitte ging eine Lücke auf, und sie blieb. In der Lücke stand die Lampe, rund und blank wie ein Auge.',
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
      'Die Leuchtturmwärterin legte den Finger ins Logbuch und las vor: Wind aus Westen, ein Wal, Regen um drei. Bei dem Wal fragte die Wetterfrau nach. Da las sie ihn noch einmal.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber das Logbuch war in der Kammer, im Schrank. Die Schranktür war zu, und in ihrem Schlüsselloch wohnte eine Spinne.',
        ],
        worse: [
          'Die Schranktür klemmte jetzt auch noch oben. Drinnen rutschte das Logbuch hinter das Brett, man hörte es plumpsen.',
        ],
        sign: [
          'Gleich neben der Schranktür hing ein Haken in Form eines Wals. Der Schwanz vom Wal war genau so breit wie der Schlitz.',
        ],
        yields: [
          'Es machte klick, und der Schrank stand offen. Die Spinne zog aus, und in der Kammer roch es nach Tinte. Da lag das Logbuch.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Hund', adj: 'alt' },
        holds: [
          'Aber in der Kammer schlief der alte Hund. Er schlief auf dem Logbuch, denn es hatte genau seine Größe.',
        ],
        worse: [
          'Der alte Hund brummte und machte sich länger. Das Logbuch war bis zum Lesebändchen unter ihm verschwunden.',
        ],
        sign: ['Vor der Hundenase lagen ein Tauende, ein Ball und ein Handschuh. Sie lagen in einer Reihe.'],
        yields: [
          'Mit einem Seufzer rollte der ganze Hund auf den Rücken. Das Logbuch war warm und hatte ein paar Haare mehr.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Kiste' },
        holds: [
          'Aber in der Kammer stand eine Kiste voller Kettenglieder auf dem Logbuch. Nur das Lesebändchen sah heraus.',
        ],
        worse: [
          'Die Kiste setzte sich fester hin und klirrte. Das Logbuch darunter wurde schmal wie eine Scheibe Brot.',
        ],
        sign: ['Eine Ecke der Kiste wippte. Bei jeder Welle draußen wippte sie mit.'],
        yields: [
          'Da neigte sich die Kiste, rasselte und stand daneben. Das Logbuch blätterte sich in der Kammer selbst wieder auf.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Logbuch war in der Kammer hinter das Regal gefallen. Zwischen Regal und Wand war nur ein Spalt für Zettel.',
        ],
        worse: [
          'Das Regal lehnte sich zurück, und der Spalt wurde noch schmaler. Das Logbuch rutschte hinunter bis aufs Lesebändchen.',
        ],
        sign: ['Unter dem letzten Brett war der Spalt weiter. Da lag schon ein Apfel vom vorigen Jahr.'],
        yields: [
          'Zuerst kam das Lesebändchen, dann eine blaue Ecke, dann das ganze Logbuch. Der Apfel rollte hinterher.',
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
        ],
        worse: [
          'Die Füße rutschten zurück auf den Weg. Auch der Stiefel rutschte, eine Stufe tiefer, mit der Spitze nach unten.',
        ],
        sign: [
          'Auf dem Tangstein war eine Stelle trocken. Sie war voller Seepocken und rau wie eine Raspel.',
        ],
        yields: [
          'Die Sohle hielt. Ein langer Arm, ein gelber Schaft, und der Stiefel kam mit zurück auf den Weg.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Seehund', adj: 'jung' },
        holds: [
          'Aber hinter dem Tangstein lag ein junger Seehund und hatte den Stiefel unter dem Kinn. Er wollte nicht gesehen werden.',
        ],
        worse: [
          'Der junge Seehund robbte tiefer hinter den Tangstein. Der Stiefel schleifte mit, man hörte ihn quietschen.',
        ],
        sign: [
          'Am Rand vom Stein sah ein rundes Auge heraus. Daneben standen Barthaare, die zitterten im Wind.',
        ],
        yields: [
          'Nun kam der junge Seehund hervor, Bauch für Bauch. Den Stiefel ließ er liegen und sah daran vorbei.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Möwe' },
        holds: [
          'Aber auf dem Tangstein stand eine Möwe. Zwischen ihren Füßen lag der Stiefel, und den betrachtete sie als Nest.',
        ],
        worse: [
          'Die Möwe machte beide Flügel auf und wurde breit wie ein Regenschirm. Vom Stiefel war nichts Gelbes mehr zu sehen.',
        ],
        sign: ['Die Möwe schielte immerzu zum Weg. Dort lag eine Brotrinde, schon den ganzen Nachmittag.'],
        yields: [
          'Dann lief die Möwe zur Brotrinde, so schnell man ohne Rennen laufen kann. Auf dem Tangstein stand der Stiefel und tropfte.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Hund', adj: 'jung' },
        holds: [
          'Aber den zweiten Stiefel trug der junge Hund der Wärterin um den Tangstein. Jedes Rufen hieß bei ihm: Lauf.',
        ],
        worse: [
          'Der junge Hund trabte bis ans Ende der Mauer. Der Stiefel schlenkerte ihm rechts aus dem Maul.',
        ],
        sign: ['Eine flache Hand kam dem jungen Hund zufällig vor die Nase. Da setzte er sich hin, sofort.'],
        yields: [
          'Dann setzte sich der junge Hund neben den Tangstein und machte das Maul auf. Der Stiefel fiel heraus, gelb und etwas angekaut.',
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
