import type { DeErrands } from '../../schema.ts';

export const swimmingPool = {
  ring: {
    title: ['Der rote Ring', '{hero} an den breiten Stufen'],
    prize: { g: 'm', one: 'Tauchring' },
    obstacle: { g: 'n', adj: 'tief', one: 'Becken', gen: 'Beckens' },
    task: [
      'Die Kleinsten wollten zum Schluss noch ihre Staffel schwimmen. Dazu brauchte es den Tauchring, den roten, sonst weiß keiner, wer dran ist. Um vier klingelte es, und dann mussten alle aus dem Wasser.',
      'Vier Kleinste standen in einer Reihe am Rand und hüpften, damit sie nicht froren. Sie wollten noch Staffel schwimmen. Dazu gibt man den roten Tauchring weiter, und um vier klingelte es.',
    ],
    gift: [
      'Der Tauchring ging von Hand zu Hand. Die Letzte war die Kleinste, und sie schwamm mit dem Ring um den Arm. Am Rand standen alle anderen und machten die Bewegungen mit, auf dem Trockenen.',
      'Der Tauchring fuhr viermal durchs Becken, an vier Armen. Als es klingelte, war die Letzte gerade in der Mitte. Niemand hatte es gehört, sagten sie nachher alle.',
    ],
    by: {
      dark: {
        part: { g: 'f', adj: 'blau', one: 'Ecke' },
        holds: [
          'Aber der Tauchring war ins tiefe Becken gerollt, in die blaue Ecke unter den Stufen. {helper} stand dort im Wasser und hielt die Hände hin, doch zu sehen war er nicht.',
          'Aber die blaue Ecke war die dunkelste im ganzen tiefen Becken. Dorthin war der Tauchring gerollt, bis vor die Füße von {helper}, und selbst {helper} sah ihn nicht.',
        ],
        worse: [
          'Eine Wolke ging über das Glasdach, und die blaue Ecke wurde beinahe schwarz. Im tiefen Becken war vom Tauchring nichts mehr zu sehen.',
          'Oben ging die Hälfte der Lampen aus, es war ja bald vier. Im tiefen Becken wurde aus Blau ein Schwarz, und der Tauchring war darin nicht zu finden.',
        ],
        sign: [
          'Auf der untersten Fliese leuchtete etwas. Es war rot und wackelte.',
          'Neben den Zehen von {helper} zitterte ein roter Strich. Er kam und ging mit dem Wasser.',
        ],
        yields: [
          'Auf der untersten Stufe lag der Tauchring, gleich neben den Füßen von {helper}. Im tiefen Becken war es dort nur noch blau.',
          'Der rote Strich war ein Bogen, und der Bogen ging rundherum. Im tiefen Becken, auf der untersten Stufe, lag der Tauchring.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Stufe' },
        holds: [
          'Aber der Tauchring lag im tiefen Becken, auf der dritten Stufe, gleich bei {helper}. Die Stufen waren glatt wie Seife und hatten auch schon welche gesehen.',
          'Aber zum Tauchring führten die breiten Stufen hinunter, und auf denen wohnte die Seife. {helper} stand im tiefen Becken und streckte eine Hand aus, falls jemand sie brauchte.',
        ],
        worse: [
          'Alle Füße waren wieder auf der obersten Stufe, mit einem Quietschen. Im tiefen Becken rutschte der Tauchring eine Stufe weiter.',
          'Platsch, Po, oberste Stufe, alle. Der Tauchring sprang im tiefen Becken noch eine Stufe weiter hinab, gleich neben {helper}.',
        ],
        sign: [
          'Eine Fliese hatte Rillen. Sie war rau wie eine Waffel, und nichts rutschte darauf.',
          'Mitten auf der Stufe war eine Fliese anders. Sie hatte Rippen wie ein Waschbrett.',
        ],
        yields: [
          'Der Fuß stand auf den Rillen und blieb dort. Bis zum Bauch ging das tiefe Becken an dieser Stelle, und an der Hand von {helper} kam der Tauchring herauf.',
          'Auf den Rippen blieb die Fußsohle kleben, und der andere Fuß kam nach. Aus dem tiefen Becken hob {helper} die Hand, und über das Handgelenk hing der Tauchring.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Wasser', gen: 'Wassers' },
        holds: [
          'Aber im tiefen Becken war das Wasser ganz aufgewühlt. {helper} hielt die Hände schon bereit, aber vom Tauchring sah man zwanzig Stücke, und jedes schwamm woanders.',
          'Aber im tiefen Becken war das Wasser noch nicht fertig mit Springen. {helper} stand auf der Stufe und wartete, denn den Tauchring sieht man erst, wenn es ruhig wird.',
        ],
        worse: [
          'Das Wasser schlug wieder Wellen, von vorn. Der Tauchring im tiefen Becken war jetzt in vierzig Stücken.',
          'Die Wellen liefen an den Rand und kamen alle zurück. Der Tauchring war im tiefen Becken wieder ein roter Brei.',
        ],
        sign: [
          'An einer Stelle war das Wasser glatt. Sie war nicht größer als ein Teller.',
          'In der Ecke bei den Stufen spiegelte sich eine Lampe. Sie war rund und wackelte nicht.',
        ],
        yields: [
          'Das Wasser im tiefen Becken lag wie eine Scheibe. Der Tauchring war wieder ein einziger, und er lag genau vor den Zehen von {helper}.',
          'Die Lampe bekam Gesellschaft, bis die ganze Decke im Wasser lag. Durch die Decke hindurch sah man im tiefen Becken den Tauchring, und {helper} musste nur zugreifen.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Geplatsche', gen: 'Geplatsches' },
        holds: [
          'Aber im tiefen Becken war ein Geplatsche, dass es von der Decke zurückkam. {helper} stand im Wasser und sagte, wo der Tauchring lag, und man sah nur den Mund.',
          'Aber {helper} wusste, wo im tiefen Becken der Tauchring lag, und sagte es auch. Nur sprangen gerade alle vom Rand, und jeder sprang mit Geschrei.',
        ],
        worse: [
          'Das Geplatsche wurde lauter, denn nun sprangen sie auch noch zu zweit. Im tiefen Becken ging das Wort für den Tauchring unter.',
          'Das Geplatsche schlug gegen die Wände und kam doppelt zurück. Wo der Tauchring war, das sagte {helper} nun dem tiefen Becken ganz allein.',
        ],
        sign: [
          'Zwischen zwei Sprüngen war es still. So lange, wie einer in der Luft ist.',
          'Standen die Springer oben und holten Luft, so war die Halle leer von Lärm. Man hörte die Uhr.',
        ],
        yields: [
          'Alle waren zugleich in der Luft, und im tiefen Becken war es still. Neben der Leiter, sagte {helper}, und dort lag der Tauchring.',
          'Alle standen und holten Luft, und diesmal behielten sie sie. Unter der zweiten Stufe, sagte {helper}, und im tiefen Becken griff eine Hand genau dorthin: der Tauchring.',
        ],
      },
    },
  },
  glasses: {
    title: ['Welcher Bus ist es', '{hero} und die letzte Spindtür'],
    prize: { g: 'f', one: 'Brille' },
    obstacle: { g: 'm', one: 'Spind' },
    task: [
      'Um halb fünf fuhr der Bus der alten Schwimmerin. Sie musste die Nummer lesen, und dazu brauchte sie die Brille mit der grünen Schnur. Die Brille lag im letzten Spind, und der Spind hatte eine krumme Tür.',
      'Auf der Bank saß die alte Schwimmerin und hielt den Fahrplan weit von sich. Er war zu klein, oder ihr Arm war zu kurz. Die Brille mit der grünen Schnur lag im letzten Spind, und um halb fünf fuhr der Bus.',
    ],
    gift: [
      'Die alte Schwimmerin setzte die Brille auf. Erst sah sie die Uhr an, dann alle der Reihe nach. Um halb fünf kam ein Bus. Sie las die Nummer, winkte ihn vorbei und nahm den nächsten.',
      'Die alte Schwimmerin hängte sich die grüne Schnur um und setzte die Brille auf. Um halb fünf kam ein Bus, und es war die Drei. Sie stieg ein, setzte sich nach hinten und winkte durch die Scheibe.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber die Brille lag im Spind, und am Spind war der Riegel krumm. Nur ein Ende der grünen Schnur hing heraus.',
          'Aber der letzte Spind hatte einen Riegel, der lieber Kringel geworden wäre. Hinter ihm lag die Brille und sah nichts.',
        ],
        worse: [
          'Der Riegel klemmte noch fester. Die grüne Schnur wurde in den Spind gezogen, und von der Brille hing gar nichts mehr heraus.',
          'Der Riegel knirschte und drehte sich verkehrt herum. Im Spind rutschte die Brille vom Handtuch, und man hörte einen Bügel.',
        ],
        sign: [
          'Am Ende der Bank war ein kleiner Haken angeschraubt. Spind, stand darüber, und ein Pfeil.',
          'Unter der Bank war ein Haken angeschraubt, gerade so lang wie der Riegel krumm. Ein Pfeil zeigte auf den Spind.',
        ],
        yields: [
          'Der Spind ging auf und roch nach Sommer. Auf einem gefalteten Handtuch lag die Brille und war beschlagen.',
          'Der Riegel gab nach und machte dabei ein Geräusch wie eine Ente. Der Spind stand offen, und die Brille hing an ihrer grünen Schnur.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Schlitz', gen: 'Schlitzes' },
        holds: [
          'Aber die Brille lag im Spind, und unter der Tür war nur ein Schlitz. Die grüne Schnur passte hindurch, die Brille nicht.',
          'Aber der Spind ging nicht weiter auf als einen Schlitz, und der Schlitz war unten. Die Brille lag dahinter, quer.',
        ],
        worse: [
          'Die Brille rutschte im Spind nach hinten. Im Schlitz sah man noch das grüne Ende, dann war auch das weg.',
          'Ein Finger zu viel, und die Brille war an der Rückwand. Durch den Schlitz vom Spind sah man ein Handtuch, das gleichgültig war.',
        ],
        sign: [
          'Bei den Scharnieren war die Tür verbogen. Dort war der Schlitz so breit wie zwei Seifen.',
          'An einer Ecke hatte der Spind einmal einen Tritt bekommen. Dort war der Schlitz rund und weit.',
        ],
        yields: [
          'Bei den Scharnieren kam die Brille heraus, erst ein Bügel, dann der andere. Der Spind behielt nur den Staub.',
          'An der Ecke passte die Brille hindurch, auf der Seite liegend. Der Spind gab auch die grüne Schnur her, ganz zum Schluss.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Armband' },
        holds: [
          'Aber die Brille war im Spind, und am Armband mit dem Schlüssel war die Schließe entzwei. Der Schlüssel drehte sich, das Armband nicht, und so ging gar nichts auf.',
          'Aber zum Spind gehörte ein Armband, und am Armband war die Schließe ab. Ohne sie ließ sich der Schlüssel nicht drehen, und drinnen lag die Brille.',
        ],
        worse: [
          'Vom Armband sprang noch ein Stück ab, unter die Bank. Der Spind blieb zu, und die Brille darin wusste von nichts.',
          'Vom Armband brach auch der kleine Zahn noch an. Der Spind blieb zu wie ein Mund beim Zahnarzt, und die Brille blieb drin.',
        ],
        sign: [
          'Die zwei Stücke lagen auf der Bank. Das eine hatte einen Zahn, das andere eine Lücke.',
          'Auf der nassen Bank lagen die Stücke nebeneinander. Was dem einen fehlte, hatte das andere zu viel.',
        ],
        yields: [
          'Nun schnappte das Armband zu, ein wenig schief, und der Schlüssel fasste. Der Spind ging auf, und da lag die Brille mit der grünen Schnur.',
          'Das Armband saß wieder rund, mit einer kleinen Nase an der Seite. Klick, sagte der Spind, und die grüne Schnur kam der Brille voraus.',
        ],
      },
    },
  },
  dolphin: {
    title: ['Der Delfin auf der Wärmebank', '{hero} und der alte Herr'],
    prize: { g: 'm', one: 'Schaumdelfin' },
    obstacle: { g: 'm', one: 'Herr', obl: 'Herrn', gen: 'Herrn' },
    task: [
      'Die Allerkleinsten ritten zum Schluss auf dem Schaumdelfin, das war immer so. Sie standen schon da, mit Schwimmflügeln bis zu den Ohren. Der Schaumdelfin lag auf der warmen Bank, unter einem Kopf.',
      'Die Allerkleinsten standen am flachen Becken und ritten schon im Stehen. Zum Schluss kommt immer der Schaumdelfin. Er war heute nicht bei den Brettern, er war auf der warmen Bank, und er wurde gebraucht.',
    ],
    gift: [
      'Auf dem Schaumdelfin saßen vier Allerkleinste hintereinander und hielten sich am Vordermann fest. {helper} schob sie im flachen Becken einmal im Kreis. Der alte Herr hob die Hand, wie man ein Schiff grüßt.',
      'Der Schaumdelfin nahm drei Allerkleinste auf den Rücken und eines auf die Nase. {helper} machte das Meer dazu, mit beiden Armen. Auf der Bank hob der alte Herr die Füße, wegen der Wellen.',
    ],
    by: {
      asleep: {
        part: { g: 'm', adj: 'alt', one: 'Herr', obl: 'Herrn', gen: 'Herrn' },
        holds: [
          'Aber auf der warmen Bank schlief ein alter Herr, und der Schaumdelfin war sein Kissen. Die angebissene Flosse schaute hinter seinem Ohr hervor.',
          'Aber der Schaumdelfin lag auf der warmen Bank und trug einen alten Herrn. Der alte Herr schlief, und der Delfin hatte eine Backe im Gesicht.',
        ],
        worse: [
          'Der alte Herr brummte und sank tiefer hinein. Vom Schaumdelfin war nur noch der Schwanz zu sehen.',
          'Der alte Herr zog den Schaumdelfin an sich wie eine Wärmflasche. Von der Flosse war nun gar nichts mehr zu sehen.',
        ],
        sign: [
          'Unter der Bank standen Sandalen, daneben lagen Badekappe und Brille. Alles lag auf einem Handtuch, das ganz gerade gefaltet war.',
          'Vor der Bank standen die Sandalen vom alten Herrn, Ferse an Ferse. Auf dem Handtuch daneben lag die Brille, schon zugeklappt.',
        ],
        yields: [
          'Da machte der alte Herr die Augen auf, sah sich selbst auf einem Delfin liegen und lachte leise. Dann nahm er für den Kopf sein Handtuch, und der Schaumdelfin war frei.',
          'Der alte Herr drehte sich zur Wand und hob dafür den Kopf. Der Schaumdelfin sprang von der Bank, und alle Allerkleinsten machten ein O.',
        ],
      },
      guarded: {
        part: { g: 'm', adj: 'alt', one: 'Herr', obl: 'Herrn', gen: 'Herrn' },
        holds: [
          'Aber auf der warmen Bank saß ein alter Herr und hielt den Schaumdelfin auf den Knien. Den habe er gefunden, sagte er, und er gebe ihn nur dem Richtigen.',
          'Aber der alte Herr saß auf der Bank und gab acht auf den Schaumdelfin. Es könnte ja jeder kommen, sagte er, und es kam auch gerade jeder.',
        ],
        worse: [
          'Der alte Herr verschränkte die Arme über dem Schaumdelfin. Man sah von ihm nur noch ein Auge, also vom Delfin.',
          'Der alte Herr rutschte bis an die Wand und nahm den Schaumdelfin hinter sich. Jetzt sah man vom Delfin nur noch eine Ahnung.',
        ],
        sign: [
          'Der alte Herr fröstelte und schaute zu den Haken hinüber. Ganz hinten, am letzten, hing sein Handtuch.',
          'Der alte Herr rieb sich die Arme, die hatten lauter kleine Hügel. Sein Handtuch hing am letzten Haken, einmal quer durch die Halle.',
        ],
        yields: [
          'Da machte der alte Herr die Arme auf und reichte den Schaumdelfin herüber. Sein Knie war nass, wo die Flosse gelegen hatte.',
          'Der alte Herr war bis zum Kinn in sein Handtuch gewickelt und hatte keine Hand mehr frei. Den Schaumdelfin schob er mit dem Knie herüber.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', adj: 'alt', one: 'Herr', obl: 'Herrn', gen: 'Herrn' },
        holds: [
          'Aber der alte Herr auf der Bank hatte Wasser in den Ohren und den Schaumdelfin im Arm. Was man auch sagte, er verstand Kamel oder Grießbrei.',
          'Aber der alte Herr hatte den Schaumdelfin auf dem Schoß und Wasser in beiden Ohren. Fragte man nach dem Delfin, so sagte er die Uhrzeit.',
        ],
        worse: [
          'Der alte Herr sagte: Ja, sehr gern, und drückte den Schaumdelfin fester an sich. Von der Flosse sah man nur noch den Biss.',
          'Der alte Herr nickte freundlich und legte den Schaumdelfin auf den Schrank. Dort war er, wie er sagte, gut aufgehoben.',
        ],
        sign: [
          'Im Becken machte {helper} mit den Armen vor, wie man schwimmt. Da nickte der alte Herr, bei jedem Zug.',
          'Was Arme im Wasser machten, das las der alte Herr wie eine Zeitung. Er machte es sogar im Sitzen mit.',
        ],
        yields: [
          'Da sah der alte Herr auf die Arme, dann auf den Schaumdelfin, dann auf die Allerkleinsten. Er stand auf und brachte ihn selbst zum Becken.',
          'Dem alten Herrn ging ein Licht auf, man sah es bis zur Badekappe. Er nahm den Schaumdelfin und ließ ihn ins flache Becken, mit der Nase voran.',
        ],
      },
    },
  },
  relay: {
    title: ['Vier Namen auf der Tafel', 'Bahn vier'],
    prize: { g: 'm', one: 'Startpfiff' },
    obstacle: { g: 'f', one: 'Staffel' },
    task: [
      'Um sechs sollten vier Namen auf der Tafel stehen, für die letzte Staffel, bevor das Bad für immer schloss. Drei standen da. Ohne den vierten gab es keinen Startpfiff, und danach wurde das Wasser abgelassen.',
    ],
    gift: [
      'Der Startpfiff war kurz und trocken. Auf Bahn vier wurden sie Letzte, mit einem Wechsel, bei dem zwei Hände einander suchten und fanden. Der Bademeister wischte die Tafel an diesem Abend nicht mehr ab.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Aufstellung' },
        holds: [
          'Aber die Staffel war seit dem Frühjahr auseinander, seit dem einen verpatzten Wechsel. Die Aufstellung auf der Tafel brach in der Mitte ab, und ohne sie kam kein Startpfiff.',
        ],
        worse: [
          'Von der Aufstellung wurde noch ein Name weggewischt. Bahn vier war so gut wie weg und der Startpfiff so gut wie gepfiffen, für die anderen.',
        ],
        sign: [
          'Unten auf der Tafel standen zwei Zeiten vom Winter. Zog man sie zusammen, so gaben sie auf die Zehntelsekunde den Vereinsrekord.',
        ],
        yields: [
          'Nun war die Aufstellung wieder vier Zeilen lang, in zwei Handschriften. Die Staffel stellte sich auf, und der Startpfiff kam eine Minute zu spät.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Schlussschwimmerin' },
        holds: [
          'Aber die Schlussschwimmerin der Staffel saß ganz oben auf der Tribüne, angezogen, die Tasche auf den Knien. Ohne ihren Namen gab es keinen Startpfiff.',
        ],
        worse: [
          'Die Schlussschwimmerin rückte noch eine Reihe höher. Auf der Tafel war ihre Zeile leer, und für den Startpfiff hielt schon jemand die Pfeife.',
        ],
        sign: [
          'Aus der Tasche hing ein Gummiband. Es war die Schwimmbrille, und die nimmt man nicht zum Zuschauen mit.',
        ],
        yields: [
          'Da kam die Schlussschwimmerin die Tribüne herunter, Reihe für Reihe, und zog im Gehen die Jacke aus. Ihren Namen schrieb die Staffel zu dritt, dann kam der Startpfiff.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Leinenrolle' },
        holds: [
          'Aber für die Staffel fehlte Bahn vier, denn die Leinenrolle lag noch in ihrer Rinne. Sie wog so viel wie ein Mofa, und vorher gab es keinen Startpfiff.',
        ],
        worse: [
          'Die Leinenrolle rutschte in die Rinne und saß fest. Bahn vier blieb gesperrt, und drüben schüttelte jemand die Pfeife für den Startpfiff trocken.',
        ],
        sign: ['Einer der Schwimmer lag höher als die anderen. Über ihm wippte die Rolle ein wenig.'],
        yields: [
          'Da kippte die Leinenrolle aus der Rinne und lief ab, rot, weiß, rot, quer durchs Becken. Die Staffel hatte ihre Bahn, und der Startpfiff hallte bis in die Duschen.',
        ],
      },
    },
  },
  lesson: {
    title: ['Die erste Bahn', 'Die Hand am Rand'],
    prize: { g: 'f', one: 'Bahn' },
    obstacle: { g: 'm', one: 'Beckenrand', gen: 'Beckenrands' },
    task: [
      'Der Ferienjob war die Stunde für erwachsene Anfänger, zusammen mit {helper}. Ein Mann, der über ein Meer gekommen war und nie schwimmen gelernt hatte, wollte heute den Beckenrand loslassen. Eine Bahn im kleinen Becken, hatte er gesagt, nur eine, bevor der Kurs zu Ende ist.',
    ],
    gift: [
      'Der Mann kam drüben an und hielt sich am anderen Rand fest, eine ganze Weile. Dann drehte er sich um und sah die Bahn an, von hinten nach vorn. {helper} legte die Pfeife weg, ohne gepfiffen zu haben.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'Schwimmschüler', gen: 'Schwimmschülers' },
        holds: [
          'Aber am Beckenrand erklärten alle zugleich, und der Schwimmschüler verstand nur den Ton. Für ihn hieß jeder Ruf: Gefahr, und die Bahn blieb leer.',
        ],
        worse: [
          'Der Schwimmschüler griff mit beiden Händen nach dem Beckenrand. Die Bahn war jetzt so lang wie das Meer, über das er gekommen war.',
        ],
        sign: ['Zählte jemand an den Fingern, so atmete der Schwimmschüler mit. Eins, ein, zwei, aus.'],
        yields: [
          'Dann ließ der Schwimmschüler den Beckenrand los, bei vier. Die Bahn war sechzehn Finger lang, und {helper} ging die ganze Zeit neben ihm durchs Wasser.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Griff' },
        holds: [
          'Aber der Schwimmschüler hielt den Beckenrand, und sein Griff ging nicht auf. Er wollte ja, man sah es an den Schultern, und die Bahn lag vor ihm.',
        ],
        worse: [
          'Am Beckenrand wurden zehn Knöchel weiß. Die Bahn rückte ein Stück fort, ohne dass sich etwas bewegt hätte.',
        ],
        sign: ['Neben der rechten Hand lag ein Schwimmbrett. Es war genau so breit wie seine Schultern.'],
        yields: [
          'Nun ging der Griff auf, erst der kleine Finger. Der Beckenrand blieb zurück, und auf der Bahn war eine Welle, die er selbst gemacht hatte.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Schweben' },
        holds: [
          'Aber vor der Bahn kommt das Schweben, und das Schweben kommt, wann es will. Am Beckenrand konnte man so lange erklären, wie man wollte, die Füße des Schwimmschülers standen am Grund.',
        ],
        worse: [
          'Das Schweben war vorbei, ehe es angefangen hatte, und der Schwimmschüler stand wieder. Vom Beckenrand aus war die Bahn wieder so lang wie am ersten Tag.',
        ],
        sign: ['Eine Ferse hob sich. Sie war nicht hoch, aber sie stand auf nichts.'],
        yields: [
          'Nun war das Schweben da, und der Schwimmschüler merkte es als Letzter. Vom Beckenrand an waren es zwölf Züge, und damit war es eine Bahn.',
        ],
      },
    },
  },
} satisfies DeErrands;
