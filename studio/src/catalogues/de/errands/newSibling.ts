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
        ],
        worse: [
          'Hinter der Tür kippte ein Wäschekorb um, und der Türspalt war noch schmaler. Das Bettchen sah man nun gar nicht mehr. So wird kein Augenblick ruhig.',
        ],
        sign: [
          'Unten, wo der Teppich aufhört, war der Türspalt weiter. Dort kam ein breiter Streifen Licht heraus.',
        ],
        yields: [
          'Das Kinderzimmer roch nach Puder und warmem Stoff. Sie waren drin, der Wäschekorb war draußen, und der ruhige Augenblick fing an.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Diele' },
        holds: [
          'Aber vor dem Bettchen lag das Kinderzimmer, und im Kinderzimmer lag die Diele. Sie knarrte wie ein Frosch, und vom ruhigen Augenblick blieb nichts übrig.',
        ],
        worse: [
          'Die Diele knarrte lauter, und zwei andere fielen ein. Das Atmen aus dem Bettchen ging unter, und ruhig war kein Augenblick mehr.',
        ],
        sign: ['Zwischen zwei Knarrern war ein Loch. Darin hörte man es: ein und aus, ganz klein.'],
        yields: [
          'Im Kinderzimmer wurde es still. Da war das Atmen wieder, und da war auch der ruhige Augenblick, gleich neben dem Bettchen.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Katze' },
        holds: [
          'Aber im Kinderzimmer schlief die Katze, genau vor dem Bettchen. Zum ruhigen Augenblick ging es nur über sie.',
        ],
        worse: [
          'Die Katze brummte und wurde länger, vom Schrank bis zum Stuhl. Im Bettchen verschwand eine Hand im Ärmel, und der ruhige Augenblick mit ihr.',
        ],
        sign: [
          'Neben der Katze lagen ein Söckchen, ein Korken und ein Stück Band. Sie lagen in einer Reihe, wie im Schaufenster.',
        ],
        yields: [
          'Da war eine Handbreit Teppich, dann zwei. Im Bettchen kam eine kleine Hand aus dem Ärmel, und der ruhige Augenblick fing an.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Zimmer', adj: 'dunkel' },
        holds: [
          'Aber im Kinderzimmer war der Vorhang zu. Wo das Bettchen stand und wo der ruhige Augenblick war, konnte keiner sehen.',
        ],
        worse: [
          'Das dunkle Zimmer wurde größer, so kam es einem vor. Eine kleine Hand war darin nirgends zu finden, und kein Augenblick war hier ruhig.',
        ],
        sign: ['Über dem Bettchen glomm eine Glasperle am Mobile. Sie drehte sich ein bisschen.'],
        yields: [
          'Unter der Glasperle lag das Baby und war wach. Es sah sie alle an, und im Kinderzimmer wurde der Augenblick sehr ruhig.',
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
        ],
        worse: [
          'Der Gurt zog sich fester. Der Stoffhase verschwand im Kinderwagen, bis nur noch die Ohren heraussahen.',
        ],
        sign: ['Nahe an der Schnalle machte der Gurt eine Schlaufe. Die war noch ganz locker.'],
        yields: [
          'Da rutschte der Gurt vom Rad, und der Kinderwagen atmete auf. Der Stoffhase fiel heraus, kopfüber, auf die Füße.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kinderwagen', gen: 'Kinderwagens' },
        holds: [
          'Aber der Kinderwagen lehnte zusammengeklappt im Flur, und hinter ihm klemmte der Stoffhase. So ein Wagen wiegt mehr als das Baby.',
        ],
        worse: [
          'Der Kinderwagen setzte sich und drückte gegen die Wand. Der Stoffhase war jetzt so flach wie ein Brief.',
        ],
        sign: ['Ein Rad wippte, ein kleines bisschen, auf und ab. Es quietschte dabei wie eine Maus.'],
        yields: [
          'Da kippte der Kinderwagen zur anderen Seite, ganz gemütlich. Der Stoffhase rutschte an der Wand herunter und wurde wieder rund.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Griff' },
        holds: [
          'Aber der Stoffhase saß im Kinderwagen fest. Klappte man den Griff nach oben, klappte unten alles wieder zu.',
        ],
        worse: [
          'Der Griff fiel zurück und stand schiefer als zuvor. Der Stoffhase rutschte im Kinderwagen noch eine Etage tiefer.',
        ],
        sign: [
          'Am anderen Ende, ganz unten, hatte der Kinderwagen noch einen Griff. Da fasste nie einer hin.',
        ],
        yields: [
          'Es machte klack, und der Kinderwagen stand offen wie ein Mund. Darin saß der Stoffhase, als wäre er spazieren gefahren.',
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
        ],
        worse: [
          'Das Baby zog den Mund nach unten, erst links, dann rechts. Das Lächeln war so weit weg wie die drei Züge.',
        ],
        sign: ['In der Küche summte jemand beim Abtrocknen. Das Baby lag still und drehte den Kopf danach.'],
        yields: [
          'Nun hörte das Baby zu, mit offenem Mund. Dann ging der Mund in die Breite, und da war das Lächeln, links mit Loch.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Vetter', adj: 'klein' },
        holds: [
          'Aber das Baby hatte sein Lächeln nur für den kleinen Vetter. Und der steckte hinter den Mänteln, weil Besuch da war.',
        ],
        worse: [
          'Der kleine Vetter rutschte tiefer zwischen die Mäntel. Das Baby drehte sich zur Wand, und vom Lächeln war keine Spur.',
        ],
        sign: ['Unter den Mänteln standen fünf Zehen heraus. Der große wackelte.'],
        yields: [
          'Ein Mantel ging zur Seite, dann noch einer. Der kleine Vetter beugte sich über das Baby, und da war das Lächeln.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Gesicht' },
        holds: [
          'Aber das Baby war gerade erst aufgewacht. Sein Gesicht war noch zugeknüllt, und für ein Lächeln musste es erst aufgehen.',
        ],
        worse: [
          'Das Gesicht ging zu wie eine Faust. Beim Baby war jetzt wieder tiefe Nacht, und das Lächeln schlief fest.',
        ],
        sign: ['Ein Mundwinkel zuckte. Nur einer, und nur ein einziges Mal.'],
        yields: [
          'Erst ging die Stirn auf, dann die Augen, dann alles. Als Letztes kam das Lächeln, in aller Ruhe, mit dem Grübchen links.',
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
