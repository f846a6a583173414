import type { DeErrands } from '../../schema.ts';

export const newSibling = {
  moment: {
    title: ['Eine Hand um einen Finger', '{hero} an der Babytür'],
    prize: { g: 'm', one: 'Augenblick', adj: 'ruhig' },
    obstacle: { g: 'n', one: 'Kinderzimmer' },
    task: [
      'Alle hatten heute das Baby gehalten: zwei Tanten, der Nachbar, sogar der Postbote. Nur diese beiden noch nicht. Wenn es klingelte, kam schon der nächste Besuch. Bis dahin wollten sie einen einzigen ruhigen Augenblick.',
      'Im Wohnzimmer wurde das Baby herumgereicht wie ein Kuchen. Jeder durfte einmal, nur diese beiden kamen nicht dran. Jetzt lag es in seinem Bett. Bis der nächste Besuch klingelte, war Platz für einen ruhigen Augenblick.',
    ],
    gift: [
      'Das Baby machte die Hand auf und um einen Finger wieder zu, die ganze Hand um den ganzen Finger. Es klingelte. Keiner ging hin.',
      'Eine ganze kleine Hand lag um einen einzigen Finger. Das Baby sah hinauf, und man hörte es atmen. An der Tür klingelte es, und Papa legte draußen den Finger auf den Mund.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Türspalt' },
        holds: [
          'Aber das Kinderzimmer hatte heute nur einen Türspalt, so breit wie ein Buch. Dahinter war der ruhige Augenblick, und er roch nach Milch.',
          'Aber vor dem ruhigen Augenblick war die Tür, und sie ging nur einen Türspalt auf. Im Kinderzimmer stand nämlich alles voll Geschenke.',
        ],
        worse: [
          'Hinter der Tür kippte ein Wäschekorb um, und der Türspalt war noch schmaler. Das Bettchen sah man nun gar nicht mehr. So wird kein Augenblick ruhig.',
          'Drinnen rutschte etwas nach, und der Türspalt war nur noch ein Strich. Vom Kinderzimmer blieb ein Streifen Tapete, und der Augenblick war dahin, ruhig war er auch nicht.',
        ],
        sign: [
          'Unten, wo der Teppich aufhört, war der Türspalt weiter. Dort kam ein breiter Streifen Licht heraus.',
          'Unten ging der Türspalt weiter auf. Da lag der Teppich nicht mehr im Weg, und Licht fiel auf die Zehen.',
        ],
        yields: [
          'Das Kinderzimmer roch nach Puder und warmem Stoff. Sie waren drin, der Wäschekorb war draußen, und der ruhige Augenblick fing an.',
          'Im Kinderzimmer saßen sie zwischen zwei Paketen, und keines knisterte. Das Baby sah herüber, und der Augenblick war so ruhig, wie er aussah.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Diele' },
        holds: [
          'Aber vor dem Bettchen lag das Kinderzimmer, und im Kinderzimmer lag die Diele. Sie knarrte wie ein Frosch, und vom ruhigen Augenblick blieb nichts übrig.',
          'Aber im Kinderzimmer knarrte die Diele, und sie knarrte genau vor dem Bettchen. Ein ruhiger Augenblick mit Knarren ist keiner.',
        ],
        worse: [
          'Die Diele knarrte lauter, und zwei andere fielen ein. Das Atmen aus dem Bettchen ging unter, und ruhig war kein Augenblick mehr.',
          'Die Diele knarrte zurück, und der Schrank knarrte mit. Im Kinderzimmer verzog das Baby das Gesicht, und der ruhige Augenblick stand auf der Kippe.',
        ],
        sign: [
          'Zwischen zwei Knarrern war ein Loch. Darin hörte man es: ein und aus, ganz klein.',
          'Hob sich ein Fuß, so schwieg die Diele. Man hörte dann ein Schnaufen aus dem Bettchen, so groß wie ein Löffel.',
        ],
        yields: [
          'Im Kinderzimmer wurde es still. Da war das Atmen wieder, und da war auch der ruhige Augenblick, gleich neben dem Bettchen.',
          'Die Diele behielt ihr Knarren für sich. Im Kinderzimmer war nur noch das Schnaufen, und mitten darin saß der ruhige Augenblick.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber im Kinderzimmer schlief die Katze, genau vor dem Bettchen. Zum ruhigen Augenblick ging es nur über sie.',
          'Aber im Kinderzimmer lag die Katze quer vor dem Bettchen und schlief. Zum ruhigen Augenblick fehlte genau eine Katzenlänge.',
        ],
        worse: [
          'Die Katze brummte und wurde länger, vom Schrank bis zum Stuhl. Im Bettchen verschwand eine Hand im Ärmel, und der ruhige Augenblick mit ihr.',
          'Die Katze schmatzte und rollte sich bis an die Gitterstäbe. Im Bettchen zappelte etwas, und der Augenblick im Kinderzimmer war nicht mehr ruhig, nur noch besetzt.',
        ],
        sign: [
          'Neben der Katze lagen ein Söckchen, ein Korken und ein Stück Band. Sie lagen in einer Reihe, wie im Schaufenster.',
          'Ein Söckchen, ein Korken, ein Stück Band: Die Katze hatte sie vor sich hingelegt, mit Abstand. Sogar das Band war gerade.',
        ],
        yields: [
          'Da war eine Handbreit Teppich, dann zwei. Im Bettchen kam eine kleine Hand aus dem Ärmel, und der ruhige Augenblick fing an.',
          'Die Katze stand auf, ging um ihr Söckchen herum und legte sich wieder hin, weiter hinten. Vor dem Bettchen war Platz, und der ruhige Augenblick kam ins Kinderzimmer.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Zimmer', adj: 'dunkel' },
        holds: [
          'Aber im Kinderzimmer war der Vorhang zu. Wo das Bettchen stand und wo der ruhige Augenblick war, konnte keiner sehen.',
          'Aber im Kinderzimmer war es dunkel, wegen dem Mittagsschlaf. Der ruhige Augenblick war darin, das Baby auch, und beide waren nicht zu finden.',
        ],
        worse: [
          'Das dunkle Zimmer wurde größer, so kam es einem vor. Eine kleine Hand war darin nirgends zu finden, und kein Augenblick war hier ruhig.',
          'Im Flur ging das Licht aus. Das dunkle Zimmer war nun doppelt so dunkel, und im Kinderzimmer weinte jemand sehr leise, ruhig war das nicht.',
        ],
        sign: [
          'Über dem Bettchen glomm eine Glasperle am Mobile. Sie drehte sich ein bisschen.',
          'Am Mobile drehte sich eine Perle. Jedes Mal, wenn sie herumkam, blinkte sie.',
        ],
        yields: [
          'Unter der Glasperle lag das Baby und war wach. Es sah sie alle an, und im Kinderzimmer wurde der Augenblick sehr ruhig.',
          'Die Perle zeigte auf eine Nase und auf zwei wache Augen. Im Kinderzimmer sahen sie einander an, und so einen ruhigen Augenblick hatte heute noch keiner gehabt.',
        ],
      },
    },
  },
  rabbit: {
    title: ['Der Hase im Kinderwagen', '{hero} und das lange Ohr'],
    prize: { g: 'm', one: 'Stoffhase', obl: 'Stoffhasen', gen: 'Stoffhasen' },
    obstacle: { g: 'm', one: 'Kinderwagen', gen: 'Kinderwagens' },
    task: [
      'Das Baby ließ sich nur neben dem Stoffhasen hinlegen. Ohne ihn blieb es auf dem Arm. Der Arm gehörte Papa und war seit einer halben Stunde eingeschlafen.',
      'Papa ging im Flur auf und ab, auf und ab. Auf seinem Arm lag das Baby und sah ihn an. In sein Bett ging es nur mit dem Stoffhasen, und Papas Arm spürte schon nichts mehr.',
    ],
    gift: [
      'Der Stoffhase lag im Bettchen, das Baby lag daneben und nahm das Ohr in den Mund. Papa schüttelte seinen Arm, bis wieder einer daraus wurde.',
      'Das Baby griff sich ein Ohr vom Stoffhasen und machte die Augen zu. Papa zog seinen Arm heraus, ganz langsam, wie einen Löffel aus dem Honig. Dann legte er sich daneben, auf den Boden.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Gurt' },
        holds: [
          'Aber der Stoffhase steckte im Kinderwagen, und der war zusammengeklappt. Der Gurt ging um die Räder, um den Bauch vom Hasen und zurück.',
          'Aber der Kinderwagen hielt den Stoffhasen fest, mit dem Gurt, kreuz und quer. Es sah aus, als müsste er sehr sicher verreisen.',
        ],
        worse: [
          'Der Gurt zog sich fester. Der Stoffhase verschwand im Kinderwagen, bis nur noch die Ohren heraussahen.',
          'Der Gurt ratschte noch ein Stück weiter. Vom Stoffhasen standen im Kinderwagen nur noch die Ohrspitzen hoch, wie zwei Löffel im Glas.',
        ],
        sign: [
          'Nahe an der Schnalle machte der Gurt eine Schlaufe. Die war noch ganz locker.',
          'An der Schnalle warf der Gurt eine Schlaufe. Ein Stoffhase braucht nicht mehr Platz.',
        ],
        yields: [
          'Da rutschte der Gurt vom Rad, und der Kinderwagen atmete auf. Der Stoffhase fiel heraus, kopfüber, auf die Füße.',
          'Der Gurt rutschte vom Rad, vom Bauch und zuletzt von einem Ohr. Aus dem Kinderwagen fiel der Stoffhase, und das lange Ohr kam nach.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kinderwagen', gen: 'Kinderwagens' },
        holds: [
          'Aber der Kinderwagen lehnte zusammengeklappt im Flur, und hinter ihm klemmte der Stoffhase. So ein Wagen wiegt mehr als das Baby.',
          'Aber der Kinderwagen stand da wie ein Klavier mit Rädern, und die Räder waren blockiert. Zwischen ihm und der Wand steckte der Stoffhase.',
        ],
        worse: [
          'Der Kinderwagen setzte sich und drückte gegen die Wand. Der Stoffhase war jetzt so flach wie ein Brief.',
          'Der Kinderwagen kippte an die Wand und blieb da. Der Stoffhase machte pfff wie ein Kissen, auf das sich jemand setzt.',
        ],
        sign: [
          'Ein Rad wippte, ein kleines bisschen, auf und ab. Es quietschte dabei wie eine Maus.',
          'Ein Rad vom Kinderwagen berührte den Boden nicht ganz. Es drehte sich, wenn im Haus eine Tür ging.',
        ],
        yields: [
          'Da kippte der Kinderwagen zur anderen Seite, ganz gemütlich. Der Stoffhase rutschte an der Wand herunter und wurde wieder rund.',
          'Der Kinderwagen rollte auf das freie Rad und stand woanders. An der Wand klebte der Stoffhase noch einen Moment, dann fiel er ab.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Griff' },
        holds: [
          'Aber der Stoffhase saß im Kinderwagen fest. Klappte man den Griff nach oben, klappte unten alles wieder zu.',
          'Aber der Stoffhase steckte im Kinderwagen, und so ein Wagen geht nur auf, wenn man oben und unten zugleich zieht. Oben war der Griff, unten war sehr weit weg.',
        ],
        worse: [
          'Der Griff fiel zurück und stand schiefer als zuvor. Der Stoffhase rutschte im Kinderwagen noch eine Etage tiefer.',
          'Der Griff sprang zurück, und der Kinderwagen machte den Mund noch fester zu. Vom Stoffhasen hörte man ein Quietschen.',
        ],
        sign: [
          'Am anderen Ende, ganz unten, hatte der Kinderwagen noch einen Griff. Da fasste nie einer hin.',
          'Unten, zwischen den Rädern, gab es noch einen Griff, einen roten. Er hatte sogar Rillen für Finger.',
        ],
        yields: [
          'Es machte klack, und der Kinderwagen stand offen wie ein Mund. Darin saß der Stoffhase, als wäre er spazieren gefahren.',
          'Oben klickte es, unten klackte es, und der Kinderwagen stand da wie neu. Auf der Matratze saß der Stoffhase und hatte Falten.',
        ],
      },
    },
  },
  smile: {
    title: ['Drei Züge für ein Lächeln', '{hero} und das Grübchen links'],
    prize: { g: 'n', one: 'Lächeln' },
    obstacle: { g: 'n', one: 'Baby' },
    task: [
      'Die Großtante war mit drei Zügen gekommen, um das Lächeln zu sehen, das mit dem Grübchen links. Wenn die Kirche läutete, fuhr ihr Bus. Sie hatte den Hut schon auf.',
      'Am Küchentisch saß die Großtante, drei Züge weit gereist, mit dem Hut auf. Das Baby sah sie ernst an. Sie hatte gehört, es gebe da ein Lächeln mit Grübchen, und wenn die Kirche läutete, fuhr ihr Bus.',
    ],
    gift: [
      'Die Großtante sah das Lächeln und lächelte zurück. Sie hatte das Grübchen an derselben Stelle. Dann läutete die Kirche, und sie setzte sich noch einmal hin.',
      'Da war das Lächeln, mit dem Grübchen links. Die Großtante nahm den Hut ab und legte ihn auf den Tisch. Als die Kirche läutete, lag er dort noch immer.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'n', one: 'Baby' },
        holds: [
          'Aber das Baby wusste nicht, was gewünscht war. Es hielt jeden Gruß für schlechtes Wetter und das Lächeln für etwas zum Aufheben.',
          'Aber das Baby verstand die Großtante nicht. Machte sie dada, so sah es zur Decke, und das Lächeln behielt es für später.',
        ],
        worse: [
          'Das Baby zog den Mund nach unten, erst links, dann rechts. Das Lächeln war so weit weg wie die drei Züge.',
          'Das Baby drehte den Kopf zur Wand, wo gar nichts war. Das Lächeln war nun so weit fort wie der Mond.',
        ],
        sign: [
          'In der Küche summte jemand beim Abtrocknen. Das Baby lag still und drehte den Kopf danach.',
          'Tropfte der Hahn in die Schüssel, so wurden die Augen vom Baby rund. Plim, machte es, und das Baby wartete auf das nächste.',
        ],
        yields: [
          'Nun hörte das Baby zu, mit offenem Mund. Dann ging der Mund in die Breite, und da war das Lächeln, links mit Loch.',
          'Das Baby hielt still und horchte bis in die Zehen. Dann stieg das Lächeln herauf, von unten nach oben, und links war das Grübchen.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Vetter', adj: 'klein' },
        holds: [
          'Aber das Baby hatte sein Lächeln nur für den kleinen Vetter. Und der steckte hinter den Mänteln, weil Besuch da war.',
          'Aber das Baby lächelte nur, wenn es den kleinen Vetter sah, und der kleine Vetter ließ sich nicht sehen. Er wohnte seit heute Morgen in den Mänteln.',
        ],
        worse: [
          'Der kleine Vetter rutschte tiefer zwischen die Mäntel. Das Baby drehte sich zur Wand, und vom Lächeln war keine Spur.',
          'Die Mäntel schlossen sich. Das Baby sah lange hin, dann sah es weg, und das Lächeln war nirgends.',
        ],
        sign: [
          'Unter den Mänteln standen fünf Zehen heraus. Der große wackelte.',
          'Am Saum eines Mantels hing eine Hand. Sie drehte an einem Knopf.',
        ],
        yields: [
          'Ein Mantel ging zur Seite, dann noch einer. Der kleine Vetter beugte sich über das Baby, und da war das Lächeln.',
          'Der Knopf kam, die Hand kam und dahinter der kleine Vetter. Das Baby machte einen Ton wie ein Täubchen, und da war das Lächeln.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Gesicht' },
        holds: [
          'Aber das Baby war gerade erst aufgewacht. Sein Gesicht war noch zugeknüllt, und für ein Lächeln musste es erst aufgehen.',
          'Aber ein Lächeln braucht ein waches Gesicht, und das Gesicht vom Baby war noch halb im Bett. Es kam eines nach dem anderen.',
        ],
        worse: [
          'Das Gesicht ging zu wie eine Faust. Beim Baby war jetzt wieder tiefe Nacht, und das Lächeln schlief fest.',
          'Das Baby kniff alles zusammen, was es hatte. Sein Gesicht war wieder eine Knospe, und das Lächeln war innen.',
        ],
        sign: [
          'Ein Mundwinkel zuckte. Nur einer, und nur ein einziges Mal.',
          'Eine Augenbraue vom Baby hob sich. Die andere schlief noch.',
        ],
        yields: [
          'Erst ging die Stirn auf, dann die Augen, dann alles. Als Letztes kam das Lächeln, in aller Ruhe, mit dem Grübchen links.',
          'Die Brauen standen nun beide, die Augen gingen auf, und der Mund war als Letzter dran. Das Baby hatte ein Lächeln, so breit, dass es kaum in das Gesicht passte.',
        ],
      },
    },
  },
  lullaby: {
    title: ['Die eine freie Stunde', '{hero} nimmt auf'],
    prize: { g: 'f', one: 'Aufnahme' },
    obstacle: { g: 'm', one: 'Abend' },
    task: [
      'Bis Mitternacht musste das Demo der Band abgeschickt sein, und es fehlte nur noch der Gesang. Frei war eine einzige Stunde. In der schrie seit drei Wochen das Baby.',
    ],
    gift: [
      'Um zwölf Minuten vor zwölf ging die Aufnahme hinaus. In der letzten Pause hörte man jemanden ausatmen, sehr klein. Die Band beschloss, das nicht herauszuschneiden.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'n', one: 'Baby' },
        holds: [
          'Aber an diesem Abend war das Baby der Produzent. Es hielt jeden hohen Ton für einen Ruf und antwortete, mitten in die Aufnahme hinein.',
        ],
        worse: [
          'Das Baby schrie nun auch in den Pausen. Von der Aufnahme war kein Takt zu gebrauchen, und nebenan ging das Licht an.',
        ],
        sign: [
          'Aus den Kopfhörern auf dem Bett drang die Basslinie, tief und rund. Solange sie lief, war das Baby still.',
        ],
        yields: [
          'Es wurde ein Abend, so leise, dass man die Wanduhr hörte. Das Baby sah an die Decke, und die Aufnahme lief von der ersten bis zur letzten Zeile.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Plan' },
        holds: [
          'Aber wer an diesem Abend das Baby trug, stand auf einem Plan mit Pfeilen und drei Farben. Für die Aufnahme war jede Stunde doppelt vergeben.',
        ],
        worse: [
          'Nach Plan liefen nun zwei gleichzeitig mit dem Baby, danach eine Stunde lang keiner. Die Aufnahme brach in der Strophe ab.',
        ],
        sign: [
          'Eine Stunde auf dem Plan hatte keine Farbe und keinen Namen. Sie war so schmal, dass alle darüber hinweggelesen hatten.',
        ],
        yields: [
          'Der Abend hatte auf einmal eine Reihenfolge. Jemand trug das Baby ans andere Ende der Wohnung, und die Aufnahme bekam ihre vier Minuten.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Einschlafen' },
        holds: [
          'Aber vor der Aufnahme kam das Einschlafen, und das dauerte an diesem Abend. Das Baby lag da und sah allen beim Warten zu.',
        ],
        worse: [
          'Das Baby war wieder hellwach, und das Einschlafen fing von vorn an. Für die Aufnahme blieb eine halbe Stunde weniger.',
        ],
        sign: ['Auf der Decke ging eine Faust auf, erst ein Finger, dann der nächste.'],
        yields: [
          'Der Atem im Bettchen wurde lang. Der Abend war still, und die Aufnahme hatte genau so viel Zeit, wie sie brauchte.',
        ],
      },
    },
  },
  room: {
    title: ['Der Hafen an der Wand', '{hero} und der Schrank'],
    prize: { g: 'n', one: 'Hafenbild' },
    obstacle: { g: 'm', one: 'Zimmerplan' },
    task: [
      'Ab Montag wurde das Zimmer geteilt. An der langen Wand war das Hafenbild, ein ganzes Frühjahr Arbeit, mit vierzehn Schiffen und einem Lotsen ohne Gesicht. Man sollte es von beiden Betten aus sehen. Das wäre kein schlechter Anfang für zwei.',
    ],
    gift: [
      'Am Montag lag das Baby in seinem Bett und sah das Hafenbild an, genauer gesagt ein Schiff davon, das rote. Es sah so lange hin, bis es schlief. Das andere Bett hatte den Leuchtturm.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Vater' },
        holds: [
          'Aber den Zimmerplan hatte der Vater gezeichnet, und er stand mit dem Maßband davor. Wo das Hafenbild war, war bei ihm ein Schrank.',
        ],
        worse: [
          'Der Vater zog den Schrank mit Tinte nach. Auf dem Zimmerplan lag er nun fest, quer über dem Hafenbild, Mole und alles.',
        ],
        sign: [
          'Die Augen des Vaters gingen immer wieder zu einer Zahl zurück. Sie hatte ein Fragezeichen, und vom Maßband fehlten dort die ersten drei Zentimeter.',
        ],
        yields: [
          'Das Maßband schnurrte ein. Der Vater legte den Zimmerplan auf den Boden, drehte ihn um neunzig Grad, und das Hafenbild lag frei.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kleiderschrank' },
        holds: [
          'Aber laut Zimmerplan stand der Kleiderschrank schon dort, wo er hinsollte. Er war aus Eiche, von einer Urgroßtante, und die Hälfte vom Hafenbild war dahinter.',
        ],
        worse: [
          'Der Kleiderschrank knackte und setzte sich fester an die Wand. Vom Hafenbild waren nur noch sechs Schiffe zu sehen, und der Zimmerplan hatte recht.',
        ],
        sign: [
          'Vorn links wippte ein Fuß. Unter ihm hatte die Urgroßtante vor hundert Jahren ein Stück Pappe vergessen.',
        ],
        yields: [
          'Nun wanderte der Kleiderschrank Fuß um Fuß an die kurze Wand. Vom Zimmerplan stimmte danach nichts mehr, vom Hafenbild alles.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Skizze' },
        holds: [
          'Aber dass an die lange Wand nichts kommt, war versprochen, und zwar auf einer Skizze. Die Skizze war beim Streit zerrissen, und auf dem Zimmerplan stand nun ein Schrank vor dem Hafenbild.',
        ],
        worse: [
          'Von der Skizze ging noch ein Stück ab, die Ecke mit dem Fenster. Auf dem Zimmerplan schrumpfte die Wand und mit ihr das Hafenbild.',
        ],
        sign: [
          'An der einen Risskante hörte eine Linie auf, an der anderen fing sie wieder an. Es war die lange Wand.',
        ],
        yields: [
          'Der Klebestreifen glänzte noch. Aus der Skizze wurde ein neuer Zimmerplan, von drei Leuten unterschrieben, und das Hafenbild stand darauf mit Namen.',
        ],
      },
    },
  },
} satisfies DeErrands;
