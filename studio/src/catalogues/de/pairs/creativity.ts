import type { LessonPairs } from '../../schema.ts';

export const creativity: LessonPairs = {
  wrongEndFirst: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen Löffel in der Tasche, sonst nichts. Also stieß {hero_er} das runde Ende gegen {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} bat den Löffel um Hilfe und drückte {part_def_acc}, rundes Ende voran, so wie Löffel das gewohnt sind.',
          ],
          clever: [
            '{hero_subj} überlegte, was hier fehlte: ein Werkzeug. Da war nur ein Löffel, und den hielt {hero_er} an {part_def_acc}, wie man Löffel hält.',
          ],
          playful: [
            '{hero_subj} fütterte {part_def_acc} mit dem Löffel. <hero>Mund auf!</hero> Der Mund blieb zu.',
          ],
        },
        fails: [
          '<hero>Nun geh schon hinein</hero>, sagte {hero_subj} zum Löffel und stieß. Vorne blieb er dick.',
        ],
        again: ['{hero_subj} nahm den Löffel in beide Fäuste und rührte wie in sehr altem Brei.'],
        refrain: ['Löffel rein, Löffel rein! Viel zu dick, nein, nein.'],
        turned: ['Löffel rum, Löffel um. Gerade wurde krumm.'],
        noticing: [
          'Der Löffel fiel hin, und der Stiel stand in die Höhe. Wenn man lange hinsah, war es gar kein Löffel. Es war ein langer, dünner Finger.',
        ],
        deed: [
          '{hero_subj} drehte den Löffel um und hielt ihn am runden Ende. Mit dem Stiel ging {hero_er} ganz sacht an das kleine Ding neben {part_def_dat}.',
        ],
        answer: ['Der dünne Finger reichte genau dahin. Er hob ein wenig, und er war nicht zu dick.'],
        echo: ['Am Abend aß {hero} den Brei mit dem Stiel. Es dauerte, aber es ging.'],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zog den Löffel aus der Tasche und stieß das runde Ende in {part_def_acc}, so weit es ging.',
          ],
          warm: [
            '{hero_subj} schob den Löffel in {part_def_acc}, das runde Ende voran, damit es niemandem wehtat.',
          ],
          clever: [
            '{hero_subj} fand, mit einem Löffel holt man Dinge heraus. Also kam er mit der runden Seite in {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} aß {part_def_acc} leer, mit dem Löffel, und machte mmh. Leider passte der Löffel nicht hinein.',
          ],
        },
        fails: ['Vorne war der Löffel so breit wie die Lücke und schob alles vor sich her.'],
        again: ['{hero_subj} hämmerte mit dem Schuh auf den Löffel. Er hieß jetzt Keil und steckte.'],
        refrain: ['Löffelkopf, Löffelkopf! Steckt wie ein Pfropf.'],
        turned: ['Löffelschwanz, Löffelschwanz. Macht einen Tanz.'],
        noticing: [
          'Der Löffel fiel heraus und blieb auf dem Kopf liegen. Sein Stiel stand in die Luft, lang und dünn. Er sah aus wie ein Finger, der etwas sagen will.',
        ],
        deed: [
          '{hero_subj} nahm den Löffel am runden Ende. Den Stiel schob {hero_er} flach hinein, dort, wo {part_def_nom} breiter war, und drehte ihn einmal.',
        ],
        answer: ['Der dünne Finger kam hinten an und krümmte sich.'],
        echo: [
          'Der Löffel ist jetzt ein wenig krumm. <hero>Suppe kann er auch noch</hero>, sagte {hero_subj}, <hero>aber sie läuft links heraus.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} fand einen Stock mit einer dicken Gabel und stieß ihn in {part_def_acc}, die Gabel voran. Dick ist stark.',
          ],
          warm: [
            '{hero_subj} nahm den Kochlöffel und redete ihm gut zu, damit er in {part_def_acc} passte, mit dem Bauch zuerst.',
          ],
          clever: [
            '{hero_subj} probierte mit einem Regenschirm, ob er in {part_def_acc} passt. Er passte nicht, weder quer noch mit dem Griff.',
          ],
          playful: [
            '{hero_subj} ließ den Kochlöffel in {part_def_acc} eintauchen wie einen Wal. Der Wal hatte einen zu großen Kopf.',
          ],
        },
        fails: ['Das dicke Ende blieb vorn, und vorn war es eng. {hero_subj} drückte.'],
        again: ['{hero_subj} drückte mit dem Bauch nach. Das Ende wurde davon nicht dünner.'],
        refrain: ['Dick voran und dick voran. Stößt immer an.'],
        turned: ['Andersrum und dünn und lang. Gleich fängt es an.'],
        noticing: [
          'Das Ding fiel {hero} aus der Hand und blieb im Boden stecken, mit dem dünnen Ende. Ganz leicht war es hineingegangen. Man hatte gar nicht hören können, wie.',
        ],
        deed: [
          '{hero_subj} drehte es um und hielt es am dicken Ende fest. Das dünne schob {hero_er} in {part_def_acc}, dort, wo es breiter war, ganz sacht.',
        ],
        answer: ['Wie eine Schwanzspitze ging es hinein. Es wackelte ein bisschen, bis es etwas berührte.'],
        echo: [
          'Die Suppe aß {hero} an diesem Abend mit dem Stiel. <companion>Und?</companion>, fragte {companion}. <hero>Dauert</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  laceOut: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} setzte {part_def_acc} zusammen, genau wie vorher, mit zwei Händen. Es fiel auseinander, genau wie vorher.',
          ],
          warm: [
            '{hero_subj} sagte zu {part_def_dat}, dass alles wieder wird wie früher. Dann hielt {hero_er} es so lange fest, bis {hero_ihm} die Arme wehtaten.',
          ],
          clever: [
            '{hero_subj} wusste noch, wie {part_def_nom} ausgesehen hatte, jeden Winkel. Genau so legte {hero_er} alles hin, und so lag es auch.',
          ],
          playful: [
            '{hero_subj} spielte Zeit zurück, ging rückwärts und setzte {part_def_acc} wieder an. Vorwärts fiel es dann ab.',
          ],
        },
        fails: ['{hero_subj} machte es noch einmal wie früher, und früher hielt nicht mehr.'],
        again: [
          '{hero_subj} versuchte es mit Zureden, Drücken und einem sehr strengen Blick. Der Blick fiel auch ab.',
        ],
        refrain: ['So war’s, so war’s, so muss es sein! Plumps, es fiel ein.'],
        turned: ['Rum ums Eck und Knoten drein. Anders darf es sein.'],
        noticing: [
          '{hero_subj} trat einen Schritt zurück und hing fest, denn {hero_er} stand auf dem eigenen Schnürsenkel. Ein Stückchen Schnur, und es hielt einen ganzen Fuß.',
        ],
        deed: [
          '{hero_subj} zog den Schnürsenkel aus dem Schuh und band ihn dort um {part_def_acc}, wo die zwei Kanten passten. Es war ein Knoten, den es noch nicht gab.',
        ],
        answer: ['{part_def_nom} bog sich wie ein Knie. Das war so nie vorgesehen gewesen.'],
        echo: [
          '{hero_subj} ging mit einem schlappenden Schuh nach Hause. Schlapp, tapp, schlapp, tapp. {companion} ging im selben Takt, ohne Grund.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_acc} mit der einen Hand und den Rest mit der anderen, genau wie vorher. Es rutschte genau wie vorher.',
          ],
          warm: [
            '{hero_subj} umarmte {part_def_acc} und alles andere dazu. Zwei Arme wurden davon nicht drei.',
          ],
          clever: [
            '{hero_subj} hatte einen Plan für {part_def_acc}, und der Plan brauchte eine dritte Hand. {hero_subj} machte ihn trotzdem, und zwar wieder.',
          ],
          playful: [
            '{hero_subj} war ein Krebs und griff mit zwei Scheren nach {part_def_dat}. Mehr Scheren hat auch ein Krebs nicht.',
          ],
        },
        fails: ['Was die eine Hand losließ, um zu ziehen, das fiel. {hero_subj} machte es noch einmal so.'],
        again: [
          '{hero_subj} versuchte es mit denselben zwei Händen in anderer Reihenfolge. Es waren noch immer zwei.',
        ],
        refrain: ['Zwei sind zwei und keine mehr! Alles kippt her.'],
        turned: ['Schnur ans Ende, Schnur ans Bein. Das kann die dritte sein.'],
        noticing: [
          '{hero_subj} wollte einen Schritt gehen und kam nicht fort, denn ein Schnürsenkel war unter dem Schuh. Ein Stück Schnur, und es hielt einen ganzen Fuß fest.',
        ],
        deed: [
          '{hero_subj} zog den Schnürsenkel heraus und band ihn an die zweite Stelle zum Anfassen. Das andere Ende band {hero_er} um den Fuß. Zwei Hände hielten, und der Fuß zog.',
        ],
        answer: [
          'So ein Fuß hat Kraft. An {part_def_dat} wackelte nichts mehr, es stand wie auf drei Händen.',
        ],
        echo: [
          '<companion>Wie heißt die dritte Hand?</companion>, fragte {companion}. {hero} überlegte. Sie hieß seitdem Senkel.',
        ],
      },
    ],
  },
  newPart: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} machte es nach der Regel: Schritt eins, ziehen, Schritt zwei, ziehen. Dabei rief {hero_er} {part_def_dat} zu: <hero>Geh auf!</hero>',
          ],
          warm: [
            '{hero_subj} erklärte {part_def_dat} lieb, was ein Knoten ist und dass er irgendwann loslassen soll. Dazu zog {hero_er}.',
          ],
          clever: [
            '{hero_subj} kannte die Regel für Knoten auswendig und wandte sie auf {part_def_acc} an, Punkt für Punkt.',
          ],
          playful: [
            '{hero_subj} las {part_def_dat} die Knotenregel vor, mit verteilten Rollen. Der Knoten hatte darin nur Neinsagen.',
          ],
        },
        fails: ['Nach der Regel kam immer Schritt zwei. Schritt zwei hieß ziehen.'],
        again: ['{hero_subj} fing wieder bei eins an, diesmal mit lauterer Regel.'],
        refrain: ['Eins ist zieh und zwei ist zieh! So geht das nie.'],
        turned: ['Eins ist krieche, zwei ist schleich. Schlange, komm gleich.'],
        noticing: [
          '{hero_subj} legte vor Müdigkeit den Kopf schief. Schief war das gar kein Knoten. Da war ein Maul und da ein Schwanz, und in der Mitte war Bauchweh.',
        ],
        deed: [
          '{hero_subj} verbeugte sich. <hero>Guten Abend, Frau Schlange.</hero> Dann führte {hero_er} {part_def_acc} durch die lose Schlaufe, den Kopf zuerst.',
        ],
        answer: [
          'Gezogen wurde nicht. Mit Bauchweh zieht man keinen, und {part_def_nom} kam ein Stück heraus.',
        ],
        echo: [
          '<companion>Ist sie gesund?</companion>, fragte {companion}. <hero>Sie soll noch nichts Gestreiftes essen</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Du gehst jetzt auf, hab ich gesagt</hero>, sagte {hero_subj} zu {part_def_dat} und zog nach Vorschrift, links, rechts, links.',
          ],
          warm: [
            '{hero_subj} erklärte {part_def_dat} lang und breit, dass ein Knoten aufgehen muss. So steht es ja schon im Wort.',
          ],
          clever: [
            '{hero_subj} las auf der Packung nach, wie man {part_def_acc} löst. Es war die Packung vom Zwieback.',
          ],
          playful: [
            '{hero_subj} zog an {part_def_dat} und sagte dabei das Wort Knoten, bis es sehr komisch klang. Knoten, Knoten, Knoten. Er wurde davon keiner weniger.',
          ],
        },
        fails: ['Ein Knoten ist ein Knoten, wenn man ihn so nennt. {hero_subj} nannte ihn so.'],
        again: ['<hero>Knoten!</hero>, rief {hero_subj} und zog.'],
        refrain: ['Knoten, Knoten, gehst du auf! Nichts geht auf.'],
        turned: ['Kleiner Wurm, komm aus dem Haus. Schau, er kommt raus.'],
        noticing: [
          '{hero_subj} wurde müde und kniff ein Auge zu. Da war es gar kein Knoten. Da lag ein Wurm, der hatte sich verlaufen und genierte sich.',
        ],
        deed: [
          '<hero>Verzeihung, Herr Wurm</hero>, sagte {hero_subj}. <hero>Hier geht es hinaus.</hero> {hero_er} hielt die lose Schlaufe auf wie eine Tür und schob {part_def_acc} hindurch, den Kopf voran.',
        ],
        answer: ['Herr Wurm machte sich lang, erst den Bauch, dann den Rest. Gezogen hatte ihn keiner.'],
        echo: ['<companion>Gute Reise, Herr Wurm</companion>, sagte {companion} zu jedem Schnürsenkel.'],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tat, was die Regel sagt: vorstellen, Wunsch nennen, warten. Dann nannte {hero_er} {part_def_dat} den Wunsch lauter.',
          ],
          warm: [
            '{hero_subj} erklärte {part_def_dat} ganz lieb, wer hier was darf, und bat, doch nun beiseitezugehen.',
          ],
          clever: [
            '{hero_subj} kannte die Regel für Wachen und wandte sie auf {part_def_acc} an. Erst Punkt eins bis drei, dann wieder eins.',
          ],
          playful: [
            '{hero_subj} las {part_def_dat} die Regel mit verstellter Stimme vor. Die Stimme war lustig, die Regel nicht.',
          ],
        },
        fails: [
          'Eine Regel kann jeder, und wer bewacht, kann sie besser. {hero_subj} fing wieder bei eins an.',
        ],
        again: ['<hero>Punkt eins!</hero>, rief {hero_subj}. Drüben kannte man auch Punkt vier.'],
        refrain: ['Punkt eins, Punkt zwei, Punkt drei! Keiner kam vorbei.'],
        turned: ['Karte, bitte. Knips, und dann kommst du dran.'],
        noticing: [
          '{hero_subj} legte den Kopf schief. Von schräg war das gar keine Wache. Es stand gerade, sah streng und schien auf Leute zu warten, die etwas vorzeigen.',
        ],
        deed: [
          '{hero_subj} verbeugte sich. <hero>Guten Tag, hier ist meine Fahrkarte.</hero> Es war ein Blatt, und {hero_er} hielt es {part_def_dat} hin, mit beiden Händen.',
        ],
        answer: [
          '{part_rel_nom} besah das Blatt von vorn und von hinten. Es bekam ein Loch, und wer gelocht ist, darf mit.',
        ],
        echo: [
          '{companion} hatte kein Blatt und musste hinten sitzen. <hero>Bei wem denn?</hero>, fragte {hero_subj}. <companion>Bei den Schwarzfahrern.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Also noch einmal, nach der Regel</hero>, sagte {hero_subj} zu {part_def_dat}. <hero>Erstens: Du gehst weg. Zweitens: Ich gehe durch.</hero>',
          ],
          warm: [
            '<hero>Du bist doch nur die Wache</hero>, sagte {hero_subj} tröstend zu {part_def_dat}, <hero>du kannst ja nichts dafür.</hero> Das war kein Trost.',
          ],
          clever: [
            '{hero_subj} las {part_def_dat} vor, was eine Wache darf und was nicht. Zum Lachen war nichts dabei.',
          ],
          playful: [
            '{hero_subj} spielte mit {part_def_dat} Räuber und Gendarm. Der Gendarm war schon da, und leider war er gut.',
          ],
        },
        fails: ['Zu einer Wache sagt man Wache, und dann wacht sie. So einfach ist das.'],
        again: [
          '{hero_subj} wiederholte Punkt eins und fügte einen Punkt hinzu. Nun waren es vier, und keiner half.',
        ],
        refrain: ['Du bist Wache, ich bin’s nicht. Streng schaut’s Gesicht.'],
        turned: ['Du bist Wirt und ich bin Gast. Was du hast?'],
        noticing: [
          '{hero_subj} legte den Kopf schief. Von der Seite war das gar keine Wache. Es war jemand, der etwas haben wollte und sich genierte, danach zu fragen.',
        ],
        deed: [
          '{hero_subj} verbeugte sich. <hero>Guten Abend, Herr Wirt, hier ist der Koch</hero>, sagte {hero_er}. Auf flachen Händen trug {hero_er} {part_def_dat} entgegen, was hier immer angesehen wurde.',
        ],
        answer: [
          'Einen Augenblick wusste niemand weiter. Dann räusperte sich {part_def_nom} und spielte den Wirt, sehr gut sogar.',
        ],
        echo: [
          '<companion>Und was gab es?</companion>, fragte {companion}. <hero>Luft in Soße</hero>, sagte {hero_subj}. <hero>Der Wirt hat zweimal genommen.</hero>',
        ],
      },
    ],
  },
  handsAreIt: {
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Wir brauchen eine Lampe</hero>, sagte {hero_subj} und fuhr mit beiden Händen in {part_def_acc}.',
          ],
          warm: [
            '<hero>Wenn du doch eine Lampe hättest</hero>, sagte {hero_subj} zu {companion}, seufzte und tastete wieder in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} stellte fest, dass eine Lampe fehlte, und schaute in {part_def_acc}, bis eine käme.',
          ],
          playful: [
            '{hero_subj} war eine Lampe und stellte sich vor {part_def_acc}. Sie leuchtete leider nur innen.',
          ],
        },
        fails: ['{hero_subj} wartete auf ein Licht, das keiner hatte, und fuhr mit leeren Händen herum.'],
        again: ['{hero_subj} rief nach der Lampe, erst mit Bitte, dann ohne. Lampen haben keine Ohren.'],
        refrain: ['Lampe her, Lampe her! Schwarz und leer.'],
        turned: ['Faust an Faust und Auge dran. Und dann?'],
        noticing: [
          'Die Hände hingen da und hatten nichts zu halten. Sie warfen einen Schatten, der hatte zwei Ohren. Leere Hände können also etwas sein.',
        ],
        deed: [
          '{hero_subj} machte aus beiden Händen ein Rohr, eine Faust hinter der anderen. Das hielt {hero_er} ans Auge, vor {part_def_acc}.',
        ],
        answer: [
          'Von der Seite kam nun kein Licht mehr herein. Der Schimmer in der Mitte wurde rund und klar.',
        ],
        echo: [
          'Auf dem Heimweg sah {hero} alles durchs Rohr: einen Zaun, einen Mond, ein Stück von {companion}. <companion>Welches Stück?</companion> <hero>Das mit den Ohren.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ohne Lampe geht das nicht</hero>, rief {hero_subj} und fuchtelte in {part_def_dat} mit leeren Händen.',
          ],
          warm: [
            '<hero>Wir warten einfach, bis jemand Licht bringt</hero>, sagte {hero_subj} zu {companion}. Vor {part_def_dat} wartete es sich nicht schön.',
          ],
          clever: [
            '{hero_subj} wusste genau, was fehlte: ein Licht, ein Kabel, ein Stecker. In {part_def_dat} lag davon gar nichts.',
          ],
          playful: [
            '{hero_subj} spielte, die Hand sei eine Lampe, und knipste den Daumen an. {part_def_nom} blieb, wie {part_er} war.',
          ],
        },
        fails: ['Immer fehlte genau das, was {hero} gerade wollte. Was da war, hing unten an den Ärmeln.'],
        again: ['{hero_subj} knipste den Daumen noch ein paarmal. Vielleicht war die Birne kaputt.'],
        refrain: ['Hätt ich dies und hätt ich das! Schwarz ist das.'],
        turned: ['Zwei Hände rund ums Auge, so. Da ist es, oho.'],
        noticing: [
          'An der Wand bewegte sich etwas, mit zwei Ohren. Es war der Schatten von zwei Händen, und sie hatten gar nichts zu tun.',
        ],
        deed: [
          '{hero_subj} legte beide Hände wie Scheuklappen um die Augen und beugte sich vor {part_def_acc}. So dicht, dass kein Licht von der Seite mehr hineinkam.',
        ],
        answer: [
          'Jetzt war ringsum Schwarz, und nur in der Mitte stand der Schimmer, so klar wie ein Bild in einem Rahmen.',
        ],
        echo: [
          '<companion>Was siehst du?</companion>, fragte {companion} auf dem Heimweg. {hero} hatte die Hände noch an den Schläfen. <hero>Immer nur das Nächste.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wusste das Wort nicht und warf vor {part_def_dat} beide Arme in die Luft. Dann noch einmal höher.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_dat} zu und sagte <hero>Na, du weißt schon</hero>, mit ganz weiten Armen.',
          ],
          clever: [
            '{hero_subj} suchte für {part_def_acc} das richtige Wort und sagte so lange Ding. Die Arme zeigten ungefähr, wo das Ding war.',
          ],
          playful: [
            '{hero_subj} führte {part_def_dat} das fehlende Wort als Tanz vor. Es konnte ein Wirbelsturm sein oder eine Suppe.',
          ],
        },
        fails: ['Die Arme wedelten, und drüben wurde gemacht, was Wedeln sonst bedeutet.'],
        again: ['{hero_subj} wedelte mit größeren Kreisen. Einmal traf {hero_er} sich selbst.'],
        refrain: ['Ding da, Dings da, wedel, wisch! Und alles ein Gemisch.'],
        turned: ['Guck durchs Rohr und guck durchs Rohr. Jetzt kommt es richtig vor.'],
        noticing: [
          'Die Arme wurden schwer und sanken herab. Da hingen zwei leere Hände. Ihr Schatten hatte Ohren, und jemand sah den Ohren zu.',
        ],
        deed: [
          '{hero_subj} rollte beide Hände zu einem Fernrohr und sah hindurch, dahin, wo {prize_def_nom} war. Dann hielt {hero_er} das Fernrohr {part_def_dat} vor das Auge.',
        ],
        answer: ['{part_rel_nom} schaute durch. Ach, dieses Ding.'],
        echo: [
          '{companion} hatte auch ein Fernrohr, aus nur einer Hand. <companion>Meins ist für nah</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das da, das Runde, das mit dem Ding dran!</hero>, rief {hero_subj} {part_def_dat} zu und sprang dabei in die Luft.',
          ],
          warm: [
            '{hero_subj} suchte für {part_def_acc} ein ganz einfaches Wort und fand nur ein ganz langes. Dazu ruderten die Arme.',
          ],
          clever: [
            '{hero_subj} überlegte, wie {prize_def_nom} auf Chinesisch heißt. Es fiel {hero_ihm} nicht ein, und {part_def_dat} hätte es auch nicht geholfen.',
          ],
          playful: [
            '{hero_subj} machte für {part_def_acc} zwölf Geräusche. Eins davon war eine Kuh, und bei der Kuh nickte wenigstens jemand.',
          ],
        },
        fails: ['Arme, die wedeln, heißen nur: Hier zieht es. {hero_subj} wedelte mehr.'],
        again: ['Nun nahm {hero_subj} auch die Beine dazu.'],
        refrain: ['Ich mein das Ding, das Dings, das da! Keiner sagt ja.'],
        turned: ['Hand und Hand, und schau, was das ist. Damit du’s nicht vergisst.'],
        noticing: [
          '{hero_subj} ließ sich auf den Po fallen. Auf der Wand saß ein Schatten mit einem Schnabel. Das war die eigene Hand. Drüben schaute man dem Schnabel zu.',
        ],
        deed: [
          '{hero_subj} legte beide Hände aneinander, langsam, bis ihr Schatten aussah wie {prize_def_nom}. Dann zeigte {hero_er} {part_def_dat} erst den Schatten und dann die leeren Hände.',
        ],
        answer: ['Ein Schatten braucht kein Wort. {part_def_nom} machte: Ah.'],
        echo: [
          'Vor dem Schlafen war an der Wand noch einmal der Schnabel. <companion>Gute Nacht, Schnabel</companion>, sagte {companion}.',
        ],
      },
    ],
  },
  ownBell: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte an {part_def_dat} herum, bis wieder etwas absprang, zwei Stunden bevor alle kamen.',
          ],
          warm: [
            '{hero_subj} schrieb allen, es werde bestimmt noch, und sah sich zu {part_def_dat} den Film mit der Anleitung ein viertes Mal an.',
          ],
          clever: [
            '{hero_subj} bestellte für {part_def_acc} das richtige Teil. Es kam am Donnerstag, gebraucht wurde es in zwei Stunden.',
          ],
          playful: [
            '{hero_subj} legte {part_def_acc} auf ein Kissen, sprach von künstlerischer Pause und wartete, dass einer lachte. Einer lachte.',
          ],
        },
        fails: [
          '{hero_subj} versuchte es genau nach Vorschrift, mit allem außer dem Teil, das in der Vorschrift stand.',
        ],
        again: [
          'Im fünften Durchgang hielt {hero_subj} den Film an jeder Stelle an. Es fehlte an jeder Stelle dasselbe.',
        ],
        noticing: [
          'Draußen fiel etwas um. Es war das eigene Fahrrad, und die Klingel gab beim Hinfallen einen Ton von sich. {hero_subj} hörte dem Ton nach, bis er weg war. Dann sah {hero_er} sich das Gewinde an.',
        ],
        deed: [
          '{hero_subj} schraubte die Klingel vom eigenen Rad, den guten Halter gleich mit, und baute beides ein. Nach Hause ging es heute zu Fuß.',
        ],
        answer: [
          'So hatte {part_def_nom} vorher nicht ausgesehen. Die beiden Kanten saßen, mit einer Klingel dazwischen.',
        ],
        echo: ['{companion} schob das Rad ein Stück mit. An jeder Ecke machte {hero} leise kling.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} bestellte für {part_def_acc} das Originalteil, Lieferung Donnerstag. Es war Samstag, und um sechs ging es los.',
          ],
          warm: [
            '{hero_subj} vertröstete alle, die auf {part_def_acc} warteten, auf etwas Richtiges. Etwas Richtiges kam nächste Woche.',
          ],
          clever: [
            '{hero_subj} sah den Film über {part_def_acc} zum vierten Mal und konnte jetzt auswendig, was fehlte.',
          ],
          playful: [
            '{hero_subj} spielte den Film zu {part_def_dat} rückwärts ab. Da sprang das Teil von selbst an seinen Platz, und alle klatschten.',
          ],
        },
        fails: [
          'Im Film war alles da. {hero_subj} hielt den Film an {part_def_acc} und hatte recht und sonst nichts.',
        ],
        again: ['{hero_subj} sah ihn ein fünftes Mal.'],
        noticing: [
          'Ein Windstoß, und draußen fiel etwas um, mit einem Klang, der lange stehen blieb. {hero_subj} zählte: eins, zwei, drei, vier. Erst dann fiel {hero_ihm} ein, dass da nur das eigene Rad stand.',
        ],
        deed: [
          '{hero_subj} schraubte die Klingel vom eigenen Rad und die Halterung dazu, die gute. An {part_def_dat} wurde beides festgemacht, schief, mit einem Streifen vom Bremsgummi dazwischen.',
        ],
        answer: [
          'Fahren konnte man das Rad nun nicht mehr. {part_def_nom} sah aus wie etwas, das noch nie in einem Film vorgekommen war.',
        ],
        echo: ['Das Originalteil kam am Donnerstag. {companion} benutzt es als Briefbeschwerer.'],
      },
    ],
  },
  backOfThePoster: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging die Sache mit {part_def_dat} noch einmal durch, in der alten Reihenfolge, und wurde bei jeder Nummer lauter.',
          ],
          warm: [
            '{hero_subj} bat alle, wegen {part_def_gen} doch fair zu bleiben, und zählte zur Sicherheit auf, wer zuletzt nicht fair gewesen war.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} ein Protokoll. Wer wann was gesagt hatte, war bis Punkt neun unstrittig.',
          ],
          playful: [
            '{hero_subj} verlas die Sache mit {part_def_dat} wie einen Boxkampf. Nach Runde drei wollte keiner mehr die Glocke hören.',
          ],
        },
        fails: ['{hero_subj} fing wieder mit Punkt eins an, und bei Punkt eins waren alle wieder böse.'],
        again: ['Punkt eins kam ein drittes Mal dran, mit Seitenzahl.'],
        noticing: [
          'Auf dem Tisch lag das Plakat, zwei Wochen Arbeit, mit dem Gesicht nach unten. Die Rückseite war weiß und groß. Es gab im ganzen Raum kein zweites leeres Blatt von dieser Größe.',
        ],
        deed: [
          '{hero_subj} zog die Kappe vom dicken Stift und zeichnete alles um {part_def_acc} als Landkarte auf die Rückseite. Dass man es vorn durchsah, war nicht mehr zu ändern. Dann gab {hero_er} den Stift weiter.',
        ],
        answer: [
          'Es gab Kreuzungen, zwei Sackgassen und eine Wüste. Und es gab eine Straße, auf der noch keiner gegangen war.',
        ],
        echo: [
          'Vorn schimmert durch das Plakat jetzt überall ein Weg. {companion} wurde gefragt, ob das Absicht sei, und sagte ja.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} fing bei {part_def_dat} wieder ganz vorn an: wer, wann, warum, und warum nicht.',
          ],
          warm: [
            '{hero_subj} fasste in der Sache mit {part_def_dat} alles zusammen, so gerecht, dass jeder einmal recht bekam. Danach waren alle beleidigt.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} eine Tabelle mit sieben Spalten. In der sechsten standen die Ausnahmen, und sie war die breiteste.',
          ],
          playful: [
            '{hero_subj} trug die Sache mit {part_def_dat} als Wetterbericht vor, mit Tief und Hoch. Bei den Böen lachten zwei.',
          ],
        },
        fails: ['Es war alles gesagt, und {hero_subj} sagte es der Reihe nach.'],
        again: ['<hero>Ich fange noch einmal an</hero>, sagte {hero_subj}.'],
        noticing: [
          '<companion>Mal’s halt</companion>, sagte {companion}. {hero_subj} suchte ein Blatt. Alle waren voll. Nur an der Wand hing das Plakat, das fertige, und das war ja auch nur von einer Seite voll.',
        ],
        deed: [
          '{hero_subj} nahm es ab, legte es auf den Bauch und zeichnete darauf, was gesagt worden war, als Flüsse. Wo zwei sich kreuzten, drückte {hero_er} fest auf. Dann bekam der Nächste den Stift.',
        ],
        answer: [
          'Auf einmal war zu sehen, wo alles Wasser herkam. Bei {part_def_dat} floss ein kleiner Bach ganz woandershin, den hatte noch keiner benutzt.',
        ],
        echo: [
          'Das Plakat hing am Abend verkehrt herum. <companion>Viele haben gefragt, was es kostet</companion>, sagte {companion}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trug {part_def_dat} die Punkte noch einmal vor, in der alten Reihenfolge, und beim letzten klopfte {hero_er} auf den Tisch.',
          ],
          warm: [
            '{hero_subj} zeigte für {part_def_acc} viel Verständnis, Punkt für Punkt, und bestand auf jedem.',
          ],
          clever: [
            '{hero_subj} widerlegte vor {part_def_dat} die Regel mit der Regel. Der erste Teil gelang.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_dat} ein Plädoyer, mit Robe aus einer Jacke. Es gab Applaus, aber keinen Durchgang.',
          ],
        },
        fails: ['Je besser {hero_subj} begründete, desto fester stand man drüben auf dem Wortlaut.'],
        again: ['{hero_subj} wiederholte Punkt drei, weil er so gut gewesen war.'],
        noticing: [
          'Das fertige Plakat war vom Tisch gerutscht und lag mit dem Gesicht nach unten. {hero_subj} sah nur Weiß, einen ganzen Tisch voll. Zwei Wochen waren auf der anderen Seite.',
        ],
        deed: [
          '{hero_subj} malte die Regel auf die Rückseite, als Mauer mit allem, was davor stand. Der dicke Stift schlug durch. Dann hielt {hero_er} ihn {part_def_dat} hin.',
        ],
        answer: ['{part_rel_nom} malte etwas in die Mauer, ganz klein, mit Klinke.'],
        echo: ['Das Plakat hängt jetzt verkehrt herum. Leute bleiben davor stehen und suchen die Tür.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} las {part_def_dat} den eigenen Vorschlag ein drittes Mal vor, diesmal im Stehen.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc} von Herzen, alles noch einmal anzuhören, vom Anfang an. Angehört wurde es.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} ein Diagramm, und in dem Diagramm führten alle Wege zum Ja.',
          ],
          playful: ['{hero_subj} sang {part_def_dat} die Punkte vor, als Oper. Bei der Arie wippte ein Fuß.'],
        },
        fails: [
          '{hero_subj} sagte alles in derselben Reihenfolge wie vorher, und drüben sagte man auch dasselbe.',
        ],
        again: ['<hero>Punkt eins</hero>, begann {hero_subj}.'],
        noticing: [
          'Das Plakat rollte sich auf dem Tisch zusammen, weil niemand mehr daraufdrückte. {hero_subj} strich es glatt, und es rollte sich wieder ein. Außen war es leer. Da stand noch kein Punkt eins.',
        ],
        deed: [
          '{hero_subj} drehte zwei Wochen Arbeit auf den Bauch und zeichnete einen Flur mit einer Tür. Davor malte {hero_er} sich selbst, ziemlich klein. <hero>Was ist dahinter?</hero> Der Stift ging hinüber.',
        ],
        answer: [
          '{part_def_nom} malte erst einmal einen Stuhl in den Flur. Nach einer Weile kam an die Tür ein Spalt, durch den Licht fiel.',
        ],
        echo: [
          '<companion>Wer ist denn das Kleine da?</companion>, fragte {companion}. <hero>Ich</hero>, sagte {hero_subj}. <hero>Vor Punkt eins.</hero>',
        ],
      },
    ],
  },
};
