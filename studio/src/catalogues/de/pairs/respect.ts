import type { LessonPairs } from '../../schema.ts';

export const respect: LessonPairs = {
  shoesAtTheEdge: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm den kürzesten Weg: mit Schuhen, mit Tasche, quer an {part_def_dat} vorbei. Eine Hand war schon fast am Ziel.',
          ],
          warm: [
            '<hero>Schlaf ruhig weiter</hero>, sagte {hero_subj} laut genug für alle und stieg mitten hinein, um {part_def_acc} zuzudecken.',
          ],
          clever: [
            '{hero_subj} hatte gelesen, dass Schlafende nichts merken. Also ging {hero_er} einfach hinein und griff neben {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} ging auf Zehenspitzen wie ein Räuber im Theater. Räuber ziehen im Theater nie die Schuhe aus, und {part_def_nom} lag gleich dahinter.',
          ],
        },
        fails: ['Die Schuhe sagten klack, die Tasche sagte rums, und gefragt hatte keiner.'],
        again: [
          '{hero_subj} ging denselben Weg noch einmal, nur schneller. Diesmal sagte auch das Knie etwas.',
        ],
        refrain: ['Klack und rums und tapp, tapp, tapp. Keiner gibt was ab.'],
        turned: ['Schuhe hin, und still und sacht. Da wurde Platz gemacht.'],
        noticing: [
          '{hero_subj} stand auf einem Bein und traute sich nicht, das andere abzustellen. Da unten war gefegt. Da hatte jemand aufgeräumt.',
        ],
        deed: [
          '{hero_subj} ging rückwärts bis zum Rand und stellte die Schuhe nebeneinander hin, die Tasche dazu. Dann fragte {hero_er} leise, ob Besuch recht sei, und wartete die Antwort ab.',
        ],
        answer: ['Die Antwort war ein langer Schnaufer. {part_def_nom} rückte, wie man im Bett rückt.'],
        echo: [
          '<companion>Du hast einen Schuh vergessen</companion>, sagte {companion}. {hero} sah hinunter. <hero>Den hole ich. Ich klopfe vorher.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} marschierte geradewegs hinein, mit Schuhen und Gepäck, bis dicht vor {part_def_acc}.',
          ],
          warm: [
            '<hero>Ich bin ganz leise</hero>, versprach {hero_subj} und trug {part_def_dat} dabei allen Dreck von draußen vor die Nase.',
          ],
          clever: [
            '{hero_subj} nahm den kürzesten Weg zu {part_def_dat}. Er ging leider quer durch das Wohnzimmer von jemandem.',
          ],
          playful: [
            '{hero_subj} war ein Möbelpacker und stellte die Tasche ab, wo Platz war. Platz war nur neben {part_def_dat}.',
          ],
        },
        fails: [
          'Fremde Schuhe im eigenen Haus, das spürt man im Schlaf. Man rückt dann nicht, man hält fest.',
        ],
        again: [
          '{hero_subj} suchte eine Stelle für den zweiten Fuß. Es gab nur Stellen, die schon jemandem gehörten.',
        ],
        refrain: ['Trapp und trapp und mittenrein. Das darf nicht sein.'],
        turned: ['Schuhe aus und leis gefragt. Da wird ja gesagt.'],
        noticing: [
          '{hero_subj} stand auf einem Bein. Ringsum war gefegt, das sah man erst von so weit oben. Für den anderen Fuß war hier niemand eingeladen.',
        ],
        deed: [
          '{hero_subj} ging in der eigenen Spur zurück, zog die Schuhe aus und stellte sie neben das Letzte in der Reihe. <hero>Darf ich?</hero>, flüsterte {hero_er} und wartete.',
        ],
        answer: [
          'Lange kam nichts. Dann rückte {part_def_nom}, wie man rückt, wenn Besuch mit im Zimmer schläft.',
        ],
        echo: [
          '<companion>Du hast ein Loch im Strumpf</companion>, sagte {companion}. <hero>Das wohnt da</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging mit Tasche und Schuhen auf {part_def_acc} los, so breit, wie {hero_er} gerade war.',
          ],
          warm: [
            '<hero>Ich bin gleich bei dir</hero>, sagte {hero_subj} {part_def_dat} und schob Schuh, Schulter und Tasche auf einmal hinein.',
          ],
          clever: [
            '{hero_subj} fand, eine Öffnung sei dazu da, dass man hineingeht. Also nahm {hero_er} {part_def_acc} mit allem, was {hero_er} anhatte.',
          ],
          playful: [
            '{hero_subj} war ein Schiff und {part_def_nom} der Hafen. Das Schiff hatte die Schuhe an und einen Anker aus Tasche.',
          ],
        },
        fails: [
          'Vorne steckte ein Schuh, hinten hing die Tasche, und gefragt hatte keiner, ob man hereindürfe.',
        ],
        again: [
          '<hero>Hereinspaziert</hero>, sagte {hero_subj} und trat fester auf. Die Tasche blieb draußen und zog.',
        ],
        refrain: ['Schuh und Bauch und Tasche. Fest wie ein Pfropf in der Flasche.'],
        turned: ['Ohne Schuh und ohne Tasche. Dünn wie eine Masche.'],
        noticing: [
          '{hero_subj} sah an sich hinunter. Auf dem Boden lag kein Krümel, nur der Dreck von zwei Sohlen. Hier hatte jemand gefegt, bevor {hero_er} gekommen war.',
        ],
        deed: [
          '{hero_subj} ging zurück und stellte Schuhe und Tasche ordentlich an den Rand. Vor {part_def_dat} sagte {hero_er} bitte und wartete. Erst dann ging {hero_er} an die breitere Stelle.',
        ],
        answer: ['Auf Strümpfen war man hier gerade dünn genug.'],
        echo: [
          'Die Schuhe warteten mit den Spitzen zur Wand. <hero>Die haben sich benommen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  firstTheBow: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lachte über die ganze Zeremonie und ging mitten hindurch, auf {part_def_acc} zu.',
          ],
          warm: [
            '<hero>So viel Umstand brauchst du doch nicht</hero>, lachte {hero} und wollte an {part_def_dat} einfach vorbei.',
          ],
          clever: [
            '{hero_subj} hatte verstanden, wie es hier gemacht wurde, und lachte über den langen Anfang. Bei {part_def_dat} fing {hero_er} gleich in der Mitte an.',
          ],
          playful: [
            '{hero_subj} machte {part_def_acc} nach, mit sehr steifem Hals und sehr ernstem Gesicht. Dann prustete {hero_er}.',
          ],
        },
        fails: ['In das Lachen hinein wurde es vorn ganz still und viel breiter.'],
        again: [
          '{hero_subj} lachte noch einmal, damit man merkte, dass es nett gemeint war. Man merkte es nicht.',
        ],
        refrain: ['Hihi, hoho, und durch und hopp! Stopp.'],
        turned: ['Tief, tief, bis übers Knie. So war es noch nie.'],
        noticing: [
          'Das Lachen ging {hero_ihm} aus. {companion} stand da und lachte nicht. So steht man, wenn jemand mit Stiefeln über ein gemachtes Bett gelaufen ist.',
        ],
        deed: [
          '<hero>Zeig mir bitte, wie ihr das macht</hero>, sagte {hero_subj}. Dann verbeugte {hero_er} sich vor {part_def_dat}, zuerst und bis zu den Knien.',
        ],
        answer: [
          '{part_rel_nom} sah eine Weile auf den gebeugten Rücken. So tief hatte es hier lange keiner mehr gemacht.',
        ],
        echo: [
          'Beim Abschied verbeugten sich alle. {companion} kam als Letztes wieder hoch und hatte ein Blatt auf der Stirn.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Was ist denn das für ein Getue?</hero>, sagte {hero_subj} und wollte an {part_def_dat} vorbei, mitten hinein.',
          ],
          warm: [
            '<hero>Das musst du doch nicht alles machen</hero>, sagte {hero_subj} lieb zu {part_def_dat}. Den umständlichen Anfang ließ {hero_er} weg.',
          ],
          clever: [
            '{hero_subj} kürzte den Brauch ab, er war sowieso zu lang. Zwei Verbeugungen konnte man bei {part_def_dat} sparen, wenn man gar keine machte.',
          ],
          playful: [
            '{hero_subj} machte {part_def_acc} nach, mit spitzem Mund und wackelndem Kopf. Gelacht hat nur einer.',
          ],
        },
        fails: [
          'Ein Brauch in der Mitte angefangen ist keiner. Drüben fing man darum immer wieder von vorn an und stand.',
        ],
        again: ['{hero_subj} kicherte noch einmal. Es klang auf einmal sehr allein.'],
        refrain: ['Komisch hier und komisch da. Nein, sagte da.'],
        turned: ['Zeig mir, wie, und ich mach mit. Schritt um Schritt.'],
        noticing: [
          '{companion} lachte nicht. {companion} sah aus wie jemand, dem einer mit Schuhen über das Bett gelaufen ist.',
        ],
        deed: [
          '<hero>Wie geht das hier richtig?</hero>, fragte {hero_subj} leise. Dann machte {hero_er} es vor {part_def_dat} nach, den Anfang zuerst, und ließ nichts aus.',
        ],
        answer: [
          'Bei der dritten Verbeugung kam eine zurück. Um es ganz genau zu zeigen, verließ {part_def_nom} den alten Platz.',
        ],
        echo: [
          'Zu Hause verbeugte sich {hero} vor der Tür. Sie ging davon nicht auf, aber es war ein besserer Anfang.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lachte über die vielen Verbeugungen hier und fing gleich mit {part_def_dat} an. Ein Ruck, dann noch ein Ruck.',
          ],
          warm: [
            '<hero>Ach, lasst doch den Knicks</hero>, lachte {hero} und ging geradewegs an {part_def_acc}, um allen die Mühe zu sparen.',
          ],
          clever: [
            '{hero_subj} rechnete vor, dass man die Verbeugung weglassen kann, und lachte ein bisschen. Bei {part_def_dat} begann {hero_er} in der Mitte.',
          ],
          playful: [
            '{hero_subj} machte aus der Verbeugung einen Purzelbaum, lachte und landete mit den Händen an {part_def_dat}.',
          ],
        },
        fails: ['Hier fängt man unten an. {hero_subj} fing oben an und rüttelte im Stehen.'],
        again: ['{hero_subj} lachte noch einmal und zog, bis der Bauch wehtat, wovon auch immer.'],
        refrain: ['Hihi, hoho, und zieh und ruck! Und kein Zuck.'],
        turned: ['Tief, tief, die Nase am Knie. So sah man es nie.'],
        noticing: [
          'Das Lachen war alle. {companion} stand da, ganz gerade. So steht man, wenn einer auf ein gemachtes Bett gestiegen ist. {hero_subj} nahm die Hände weg.',
        ],
        deed: [
          '<hero>Zeig mir bitte, wie ihr das macht</hero>, sagte {hero_subj} zu {companion}. Dann verbeugte {hero_subj} sich vor {part_def_dat}, tief, bis die Nase am Knie war.',
        ],
        answer: [
          'Von hier unten sah alles anders aus. Was zu {part_def_dat} gehörte, hatte sich nur vor denen versteckt, die stehen.',
        ],
        echo: [
          '{hero_subj} verbeugte sich am Abend vor der Haustür. Darunter lag ein Handschuh, den man seit dem Winter suchte.',
        ],
      },
    ],
  },
  knockAndStepBack: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte den Kopf hinein und beide Arme und tastete nach {part_def_dat}. <hero>Wer ist da?</hero>',
          ],
          warm: [
            '<hero>Hab keine Angst</hero>, rief {hero_subj} sehr laut und kam mit dem ganzen Gesicht zu {part_def_dat} herein.',
          ],
          clever: [
            '{hero_subj} wollte erst einmal wissen, was {part_def_nom} war. Dazu musste man doch anfassen.',
          ],
          playful: [
            '<hero>Kuckuck</hero>, rief {hero_subj} mit dem Kopf in der Öffnung. {hero_subj} suchte nach {part_def_dat} wie nach einem Bonbon in der Tüte.',
          ],
        },
        fails: [
          '{hero_subj} wühlte darin herum wie in einer Tasche, und hereingebeten hatte {hero_ihn} keiner.',
        ],
        again: [
          '<hero>Komm raus, ich bin es doch nur</hero>, rief {hero_subj}. Wer das sein sollte, sagte {hero_er} nicht.',
        ],
        refrain: ['Hallo, hallo, grapsch und greif! Alles wird ganz steif.'],
        turned: ['Klopf, klopf, Schritt zurück. Warte ein Stück.'],
        noticing: [
          'Das eigene Hallo kam zurück und klang groß. Herein hatte niemand gesagt. Und {hero_subj} stand in der Tür, so breit, dass nichts daran vorbeikam.',
        ],
        deed: [
          '{hero_subj} zog sich zurück und klopfte zweimal an den Rand. <hero>Ich heiße {hero}</hero>, sagte {hero_er}. Dann trat {hero_er} einen Schritt zur Seite.',
        ],
        answer: ['Die Tür war frei, und der Besuch hatte einen Namen. Da kam {part_def_nom} nachsehen.'],
        echo: [
          'Am Abend klopfte {hero} an die eigene Bettdecke, zweimal, und wartete. Dann ging {hero_er} hinein.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte den Kopf in {part_def_acc}, bis zum Kragen. <hero>Ich sehe nichts!</hero>',
          ],
          warm: [
            '<hero>Ist da einer ganz allein?</hero>, rief {hero_subj} in {part_def_acc} hinein und kam mit Kopf und Armen hinterher.',
          ],
          clever: [
            '{hero_subj} hielt das Gesicht so dicht vor {part_def_acc}, wie es ging. Von nahem sieht man mehr, hatte {hero_er} gelernt.',
          ],
          playful: [
            '{hero_subj} setzte sich {part_def_acc} auf wie einen Hut. Der Hut war innen sehr schwarz.',
          ],
        },
        fails: ['Wo {hero_subj} suchte, war immer ein Kopf davor, und zwar der eigene.'],
        again: [
          '{hero_subj} rückte noch näher. Jetzt war es so finster, dass {hero_er} zweimal die eigene Nase fand.',
        ],
        refrain: ['Kopf hinein, Kopf hinein. Kein Schein, kein Schein.'],
        turned: ['Klopf, klopf, Schritt beiseit. Und drinnen war es weit.'],
        noticing: [
          '{hero_subj} rief noch einmal, und der Ruf kam wieder heraus. Herein war es nicht gewesen. {hero_subj} hielt still und merkte, wie warm es im Nacken war. Dort hinten war also das Licht.',
        ],
        deed: [
          '{hero_subj} zog den Kopf heraus, klopfte zweimal an den Rand und sagte {hero_seinen} Namen. Dann trat {hero_er} zur Seite.',
        ],
        answer: [
          'Das Licht ging an {hero_ihm} vorbei, hinein in {part_def_acc}, wie ein Gast, der lange gewartet hat.',
        ],
        echo: [
          '<companion>Du hast davorgestanden</companion>, sagte {companion}. <hero>Nur mit dem Kopf</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ist da wer?</hero>, rief {hero_subj} und steckte den Kopf in {part_def_acc}, und gleich die Schultern hinterher.',
          ],
          warm: [
            '<hero>Nicht erschrecken</hero>, rief {hero_subj} in {part_def_acc} hinein und fasste dabei schon alles an, was da wohnte.',
          ],
          clever: [
            '{hero_subj} wusste, dass man zum Suchen nah herangehen muss. So nah, dass {part_def_nom} ganz voll war mit {hero_ihm}.',
          ],
          playful: [
            '{hero_subj} war ein Bär an einem Honigtopf. Der Topf war {part_def_nom}, und der Bär saß bald bis zum Bauch darin.',
          ],
        },
        fails: [
          '{hero_subj} füllte den Eingang aus wie ein Korken. Was an Licht da war, blieb hinten auf dem Rücken liegen.',
        ],
        again: ['{hero_subj} rief noch einmal hinein, und diesmal kam der Ruf mit Staub zurück.'],
        refrain: ['Ich bin drin und ich bin drin. Wo ist der Schimmer hin?'],
        turned: ['Ich bin draußen, klopf und Gruß. Da steht der Schimmer am Fuß.'],
        noticing: [
          'Niemand hatte herein gesagt. Das fiel {hero} ein, als der eigene Ruf zurückkam und etwas beleidigt klang.',
        ],
        deed: [
          '{hero_subj} zog sich heraus, strich sich die Haare glatt und klopfte zweimal an. <hero>Ich bin es</hero>, sagte {hero_er}, mit dem ganzen Namen, und stellte sich neben {part_def_acc}.',
        ],
        answer: ['Jetzt konnte auch das Licht hinein, höflich, von der Seite.'],
        echo: [
          '<companion>Hat jemand herein gesagt?</companion>, fragte {companion}. <hero>Es hat herein geleuchtet</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  handsBehindMyBack: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>So geht das schneller</hero>, sagte {hero_subj} und nahm {part_def_dat} einfach alles aus der Hand.',
          ],
          warm: [
            '<hero>Du Armes, lass mich machen</hero>, sagte {hero_subj} und machte es für {part_def_acc} fertig, nur anders.',
          ],
          clever: [
            '{hero_subj} hatte nach zwei Bewegungen begriffen, wohin {part_def_nom} wollte. Die dritte machte {hero_er} selbst, und sie war falsch.',
          ],
          playful: [
            '{hero_subj} spielte {part_def_acc} und sich selbst dazu, mit zwei Stimmen, und war mit beiden schneller fertig.',
          ],
        },
        fails: ['Niemand außer {hero} hatte hier je eine Bewegung zu Ende machen dürfen.'],
        again: [
          '<hero>Schneller</hero>, sagte {hero_subj} und machte es noch einmal falsch. Es wurde ein sehr schnelles Falsch.',
        ],
        refrain: ['Her damit, her damit, ruck. Und alles ging zurück.'],
        turned: ['Hände weg und ganz, ganz still. Komm, wie es will.'],
        noticing: [
          '{hero_subj} hörte das eigene Wort im Ohr: schneller, schneller, schneller. Es war kein Schneller mehr übrig. Da war es still, und jemand durfte anfangen.',
        ],
        deed: [
          '{hero_subj} legte beide Hände auf den Rücken und hielt sie dort fest. Dann sah {hero_er} {part_def_dat} zu, bis zum allerletzten Ende. Genau so machte {hero_er} es nach.',
        ],
        answer: ['{part_def_nom} hatte noch nie gesehen, dass es jemand richtig machte.'],
        echo: [
          '<companion>Zeig mal</companion>, sagte {companion}, und {hero} zeigte, wie man es hier macht. <companion>Langsamer</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>So geht das</hero>, sagte {hero_subj}, nahm es {part_def_dat} weg und machte es selbst fertig, nur verkehrt.',
          ],
          warm: [
            '<hero>Komm, ich helf dir</hero>, sagte {hero_subj} zu {part_def_dat} und half so sehr, dass für den anderen nichts übrig blieb.',
          ],
          clever: [
            '{hero_subj} hatte bei {part_def_dat} nach dem halben Handgriff verstanden, wie es weiterging. Es ging dann anders weiter.',
          ],
          playful: [
            '{hero_subj} war der schnelle Max, der alles gleich erledigt. {part_def_nom} kam nicht einmal dazu, sich zu wundern.',
          ],
        },
        fails: ['Alles, was drüben anfing, hörte hier auf. Fertig war davon nichts.'],
        again: ['<hero>Schneller</hero>, sagte {hero_subj} und nahm auch noch die Füße dazu.'],
        refrain: ['Gib mal her, ich mach das schon. Und weg davon.'],
        turned: ['Mach du erst, ich warte still. So, wie es will.'],
        noticing: [
          '{hero_subj} hörte sich selbst, zum siebten Mal: <hero>Lass mich mal.</hero> {companion} zählte es an den Fingern mit, und die Finger waren bald alle.',
        ],
        deed: [
          '{hero_subj} faltete die Hände auf dem Rücken, fest, einen Daumen über dem anderen. Dann sah {hero_er} zu, bis {part_def_nom} ganz fertig war, und noch ein wenig länger.',
        ],
        answer: [
          'Am Ende kam ein kleines Zeichen, das vorher nie drangekommen war. {hero} machte es zurück, und da nickte {part_def_nom}.',
        ],
        echo: [
          '<companion>Du darfst die Hände jetzt wieder nehmen</companion>, sagte {companion}. <hero>Gleich</hero>, sagte {hero_subj}. <hero>Ich gucke noch.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>So geht das schneller</hero>, sagte {hero_subj}, nahm {companion} alles weg und machte an {part_def_dat} weiter.',
          ],
          warm: [
            '<hero>Ruh dich aus</hero>, sagte {hero_subj} zu {companion} und war schon mit beiden Händen an {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} wusste eine Abkürzung. Um sie zu zeigen, griff {hero_er} {companion} in die Finger, mitten an {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} war Zauberlehrling und wollte {part_def_acc} schneller hexen. Die Finger hexten mit.',
          ],
        },
        fails: [
          'Jede Bewegung wurde angefangen und von {hero} anders zu Ende gemacht. Zu Ende war sie dann nicht.',
        ],
        again: ['<hero>Schneller</hero>, sagte {hero_subj} und brauchte dafür sehr lange.'],
        refrain: ['Schneller, schneller, gib mal her! Da ging’s nicht mehr.'],
        turned: ['Hände hinten, Augen auf. Ganz von selbst geht’s auf.'],
        noticing: [
          'Schneller, hatte {hero_subj} gesagt, schneller, schneller. Es klang noch nach. Und niemand hier hatte auch nur eine einzige Bewegung fertig machen dürfen.',
        ],
        deed: [
          '{hero_subj} nahm beide Hände auf den Rücken und ließ sie dort. So sah {hero_er} zu, wie man es hier macht, bis ganz zum Schluss.',
        ],
        answer: ['Es dauerte. Dafür fasste nichts mehr {part_def_acc} an, das nicht dazugehörte.'],
        echo: [
          '<companion>Du darfst die Hände wieder nehmen</companion>, sagte {companion}. {hero} hatte sie hinten beinahe vergessen.',
        ],
      },
    ],
  },
  clipDeleted: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt das Handy auf {part_def_acc} und filmte, nur für sie hier, versteht sich.',
          ],
          warm: [
            '{hero_subj} filmte {part_def_acc}, weil alle auf dem Video so vertraut aussahen. Gefragt hätte man sie damit nur verlegen gemacht.',
          ],
          clever: [
            '{hero_subj} filmte unauffällig, das Handy am Gürtel. Bis {part_def_nom} herübersah, waren es zwei gute Minuten.',
          ],
          playful: [
            '{hero_subj} filmte und sprach dazu wie im Tierfilm. {part_def_nom} kam darin nicht schlecht weg, fand {hero_er}.',
          ],
        },
        fails: ['Als sich jemand wegdrehte, hielt {hero_subj} das Handy etwas höher.'],
        again: ['{hero_subj} wechselte den Winkel, zoomte heran und bat um natürliche Gesichter.'],
        noticing: [
          'Im kleinen Bild hob jemand eine Hand vors Gesicht. {hero_subj} spulte zurück. Da war die Hand schon einmal, und {hero_er} hatte beide Male weitergefilmt.',
        ],
        deed: [
          '{hero_subj} ließ das Handy sinken, ging hin und zeigte ihnen den ganzen Film. Dann löschte {hero_er} ihn vor ihren Augen, den besten des Tages. Erst danach fragte {hero_er}, ob {hero_er} dazukommen dürfe.',
        ],
        answer: ['Eine Weile sagte keiner etwas. Dann nahm {part_def_nom} die Schultern herunter.'],
        echo: [
          '<companion>Einmal war ich gut drauf zu sehen, oder?</companion>, fragte {companion}. <hero>Bei Minute eins</hero>, sagte {hero_subj}. <hero>Du hast gelacht. Ich erzähl’s dir.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte das Handy auf live und trat vor {part_def_acc}. Einundvierzig Leute sahen zu, und einundvierzig ist nicht schlecht.',
          ],
          warm: [
            '{hero_subj} wollte, dass auch die daheim etwas davon hatten, und schwenkte langsam über {part_def_acc}. Bei jedem Gesicht blieb {hero_er} ein wenig, aus Zuneigung.',
          ],
          clever: [
            '{hero_subj} hatte nachgelesen, wo man filmen darf. Ob {part_def_nom} das auch nachgelesen hatte, stand nicht fest.',
          ],
          playful: [
            '{hero_subj} gab {part_def_dat} Spielernamen und kommentierte live. Drüben ging ein Daumen hoch, ehe jemand merkte, wohin das alles ging.',
          ],
        },
        fails: [
          'Was sich wegdrehen konnte, drehte sich weg. {hero_subj} hielt dorthin, wo sich noch niemand weggedreht hatte.',
        ],
        again: [
          '<hero>Tut einfach, als wär ich nicht da</hero>, sagte {hero_subj}. Sie taten es mit dem Rücken.',
        ],
        noticing: [
          '{hero_subj} ging rückwärts, um alle ins Bild zu bekommen, und stieß an eine Scheibe. Darin sah {hero_er}, was die anderen sahen: eine Hand, ein schwarzes Rechteck und über dem Rechteck kein Gesicht.',
        ],
        deed: [
          '{hero_subj} brach mitten im Satz ab. Was schon gespeichert war, zeigte {hero_er} drüben her und löschte es, das beste Stück zuerst. <hero>Ich hätte fragen müssen. Darf ich mich dazustellen?</hero>',
        ],
        answer: [
          'Einundvierzig Leute sahen jetzt nichts mehr. Dafür sah {part_def_nom} zum ersten Mal in ein Gesicht.',
        ],
        echo: [
          'Die Einundvierzig wollten wissen, wie es ausgegangen war. {companion} antwortete für beide: Kommt her.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: ['{hero_subj} ging mit laufender Kamera auf {part_def_acc} zu. <hero>Nur ganz kurz.</hero>'],
          warm: [
            '{hero_subj} wollte {part_def_dat} ein Andenken machen und hielt das Handy so, dass es kaum störte.',
          ],
          clever: [
            '{hero_subj} stellte das Handy ans Regalbrett, tat beschäftigt und nahm {part_def_acc} nebenbei auf.',
          ],
          playful: [
            '{hero_subj} rief aus, hier beginne nun das große Interview, und richtete die Kamera auf {part_def_acc}. Ein Auge lachte mit.',
          ],
        },
        fails: ['Als der Ärmel vors Gesicht kam, ging {hero_subj} mit dem Handy um den Ärmel herum.'],
        again: ['<hero>Das sieht doch keiner</hero>, sagte {hero_subj} und filmte auch das.'],
        noticing: [
          'Beim Zurückspulen sah {hero_subj} es im kleinen Bild: ein Ärmel, ein Schritt rückwärts, und wieder ein Ärmel. Dazwischen hörte {hero_er} sich selbst lachen.',
        ],
        deed: [
          '{hero_subj} schaltete die Kamera aus und hielt {part_def_dat} das Handy hin, mit dem Finger schon auf Löschen. Der Film verschwand, der beste, den {hero_er} hatte. Dann setzte {hero_er} sich und fragte nichts.',
        ],
        answer: [
          'Es dauerte, so lange es dauert, bis man einer dunklen Linse glaubt. Dann kam {part_def_nom} einen Schritt vor.',
        ],
        echo: [
          'Es gibt von diesem Tag kein einziges Bild. {companion} und {hero} erzählen ihn jedes Mal anders.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} rief <hero>Lächeln</hero> und war mit der Kamera schon bei {part_def_dat}, ehe jemand lächeln konnte.',
          ],
          warm: [
            '{hero_subj} nahm heimlich auf, wie schön es bei {part_def_dat} klang. Es sollte ein Geschenk werden.',
          ],
          clever: [
            '{hero_subj} fotografierte {part_def_acc} im Spiegel, da sieht es keiner. Im Spiegel sah es einer.',
          ],
          playful: [
            '{hero_subj} machte aus {part_def_dat} einen Aufkleber mit Ohren und schickte ihn herum. Die Ohren waren lieb gemeint.',
          ],
        },
        fails: ['Sooft sich jemand abwandte, ging {hero_subj} um ihn herum. Ein Mensch hat vier Seiten.'],
        again: ['<hero>Ist doch nur für uns</hero>, sagte {hero_subj} und drehte den Ton auf.'],
        noticing: [
          'Das Bild bekam Herzen, elf in einer Minute. {hero_subj} wollte es noch einmal ansehen und sah diesmal auf die Hände. Sie hielten sich aneinander fest.',
        ],
        deed: [
          '{hero_subj} nahm das Bild heraus, und die elf Herzen gingen mit. <hero>Ich habe nicht gefragt. Es ist weg</hero>, sagte {hero_er} und legte das Handy umgedreht hin, weit weg von beiden.',
        ],
        answer: [
          'Unter dem Handy blinkte es noch eine Weile. Als es aufhörte, hob sich bei {part_def_dat} das Kinn, ein wenig.',
        ],
        echo: [
          'Einmal in der Woche schickt jemand {hero} ein Bild, von einem Baum oder einem Schuh. Es ist immer gefragt worden, sogar der Schuh.',
        ],
      },
    ],
  },
  yourNameAsYouSayIt: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nannte {part_def_acc} bei der Abkürzung, die alle benutzten, und sagte den Satz noch einmal, deutlicher.',
          ],
          warm: [
            '{hero_subj} hatte für {part_def_acc} einen Spitznamen gefunden, der leichter war, für beide Seiten. Damit fing jeder Satz an.',
          ],
          clever: [
            '{hero_subj} korrigierte an {part_def_dat} erst die Aussprache und dann die Antwort. So kam man immerhin bis zum zweiten Satz.',
          ],
          playful: [
            '{hero_subj} machte aus dem langen Namen einen Reim, und {part_def_nom} lächelte mit, einen Augenblick zu spät.',
          ],
        },
        fails: ['In jedem Satz fehlte vorn ein Stück, und es fehlte immer demselben.'],
        again: [
          '<hero>Das ist doch nur praktisch</hero>, sagte {hero_subj} und benutzte die Abkürzung viermal in einer Minute.',
        ],
        noticing: [
          'Vor jeder Antwort kam eine Pause. {hero_subj} zählte mit und merkte: Sie war genau so lang wie das Stück, das dem Namen fehlte.',
        ],
        deed: [
          '{hero_subj} fragte vor allen nach dem ganzen Namen. {hero_subj} sagte ihn falsch, dann anders falsch, dann richtig, und die hintere Reihe kicherte jedes Mal.',
        ],
        answer: [
          'Beim dritten Mal nickte {part_def_nom}. Es war das erste Wort, das auf beiden Seiten dasselbe hieß.',
        ],
        echo: [
          'Auf {hero_gen} Zettel steht der Name in Silben, mit einem Strich über der zweiten. Darunter steht: die singen.',
          'Auf einem Zettel steht der Name in Silben, mit einem Strich über der zweiten. Darunter steht: die singen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte zu {part_def_dat} einfach <hero>Du da</hero>, das verstehe schließlich jeder, und zeigte.',
          ],
          warm: [
            '{hero_subj} gab {part_def_dat} einen Spitznamen, einen lieben, weil der richtige so schwer im Mund lag.',
          ],
          clever: [
            '{hero_subj} hatte den Namen für {part_def_acc} eingedeutscht, der Einfachheit halber, und wiederholte alles zweimal.',
          ],
          playful: [
            '{hero_subj} reimte auf {part_def_acc}, was sich gerade reimte. Zwei Reime waren nicht schlecht.',
          ],
        },
        fails: ['Auf den falschen Namen kam die falsche Antwort. {hero_subj} verbesserte die Antwort.'],
        again: [
          '{hero_subj} sagte denselben Satz mit demselben Namen, in Silben zerlegt wie für ein Diktat.',
        ],
        noticing: [
          'Auf einer Brotdose stand etwas, mit wasserfestem Stift, in fremden Bögen und darunter in Druckschrift. {hero_subj} zählte die Buchstaben. Es waren dreizehn. Gesagt hatte {hero_er} vier davon.',
        ],
        deed: [
          '<hero>Wie heißt du richtig?</hero>, fragte {hero_subj} vor allen. <hero>Langsam. Ich kann das nicht.</hero> Beim ersten Versuch lachten sie hinten, beim zweiten auch. Beim sechsten stimmten alle dreizehn.',
        ],
        answer: [
          'Da wurde drüben etwas berichtigt, die Betonung, und noch einmal vorgesprochen. Es war das erste Mal, dass {part_def_nom} und {hero} über dasselbe redeten.',
        ],
        echo: [
          '<companion>Sag ihn noch mal</companion>, bat {companion}. {hero_subj} sagte ihn. Es ist ein Name, bei dem man zwischendurch ausatmen muss.',
        ],
      },
    ],
  },
};
