import type { DeErrands } from '../../schema.ts';

export const dreamTrain = {
  station: {
    title: ['Die richtige Haltestelle', '{hero} und die hellblaue Fahrkarte'],
    prize: { g: 'f', one: 'Haltestelle' },
    obstacle: { g: 'f', adj: 'verloren', one: 'Fahrkarte' },
    task: [
      'Einmal in der Nacht fuhr der Zug an der richtigen Haltestelle vorbei, der mit dem eigenen Bett. {helper} durfte dort nur halten, wenn jemand die Fahrkarte zeigte. Weit vorn im Fenster war schon ihre Lampe.',
      'Vorn im Fenster wurde ein Licht größer. Das war die richtige Haltestelle, die mit dem eigenen Bett, und sie kommt nur einmal in der Nacht. Ohne Fahrkarte hält der Zug dort nicht. {helper} hatte die Zange schon in der Hand.',
    ],
    gift: [
      '{helper} lochte die Fahrkarte, und der Zug wurde langsam. Draußen stand die Haltestelle mit ihrer Lampe. Ein Kissen lag auf der Bank, und auf dem Schild stand, wem es gehörte.',
      'Knips, machte die Zange, und die Fahrkarte hatte ein Loch wie ein Stern. Der Zug hielt. Auf der Haltestelle war die Decke schon zurückgeschlagen, an einer Ecke.',
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'Ritze' },
        holds: [
          'Aber die Fahrkarte war zwischen zwei Sitze gerutscht, in eine Ritze im Plüsch. Ohne Fahrkarte gab es keine Haltestelle, nur Vorbeifahren.',
          'Aber die Fahrkarte steckte im Plüsch, in einer Ritze, die gerade für Fahrkarten gemacht schien. Ohne sie fuhr der Zug an der Haltestelle vorbei.',
        ],
        worse: [
          'Die Fahrkarte rutschte tiefer in die Ritze. Im Fenster wurde die Lampe der Haltestelle so klein wie ein Stecknadelkopf.',
          'Die Fahrkarte verschwand mit einem kleinen Schnurren. Draußen rückte auch die Haltestelle ein Stück von den Schienen weg.',
        ],
        sign: [
          'Bei der Armlehne war die Ritze breiter. Dort hatten schon viele Ellenbogen gelegen.',
          'Neben der Armlehne war der Plüsch müde und gab nach. Die Ritze stand dort ein wenig offen.',
        ],
        yields: [
          'Bei der Armlehne kam die Fahrkarte heraus, hellblau und ein wenig gebogen. Im Fenster wurde die Haltestelle größer, bis man ihre Bank sah.',
          'Die Fahrkarte kam heraus und war warm vom Sitzen. Vor dem Fenster hielt die Haltestelle an, oder der Zug hielt an, je nachdem.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Höhlung' },
        holds: [
          'Aber die verlorene Fahrkarte lag unter dem Plüsch, in einer Höhlung, in die kein Licht fiel. Draußen kam die Haltestelle und wusste von nichts.',
          'Aber die Fahrkarte war in eine Höhlung unter dem Sitz gefallen, tief in die Nacht hinein. Und die Haltestelle kam, ob man eine hatte oder nicht.',
        ],
        worse: [
          'In der Höhlung wurde es noch schwärzer. Im Fenster verlor die Haltestelle ihren Schein, als hätte jemand ein Tuch darübergelegt.',
          'Der Zug fuhr unter einer Wolke durch. In der Höhlung sah man nun weniger als nichts, und die Haltestelle war nur noch ein Rauschen.',
        ],
        sign: [
          'Weit hinten schimmerte etwas, so blass wie ein Stück Himmel am Morgen. Es war hellblau.',
          'Unter dem Sitz gab es einen Schein, so hell wie ein Augenlid von innen. Er kam aus einer Ecke.',
        ],
        yields: [
          'Unter dem Plüsch lag die Fahrkarte auf einem Bett aus Flusen. Im Fenster war die Haltestelle wieder da, mit Lampe und allem.',
          'In der Ecke saß die Fahrkarte und leuchtete ein wenig, wie Hellblau eben leuchtet. Draußen zündete die Haltestelle ihre Lampe an.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Fahrkarte' },
        holds: [
          'Aber die Fahrkarte hatte sich im Plüsch versteckt, denn sie wurde nicht gern gelocht. Solange sie sich nicht zeigte, gab es auch die Haltestelle nicht.',
          'Aber die Fahrkarte war scheu, das kommt bei hellblauen vor. Sie saß im Plüsch und wartete, bis die Haltestelle vorbei wäre.',
        ],
        worse: [
          'Die Fahrkarte kroch tiefer in den Plüsch. Draußen zog sich die Haltestelle zurück, die ganze Strecke hinunter.',
          'Es knisterte, und die Fahrkarte war noch eine Feder tiefer. Draußen wurde die Haltestelle so blass, dass man durch sie hindurchsah.',
        ],
        sign: [
          'Zwischen zwei Polstern schaute eine Ecke heraus. Sie war hellblau, und sie zitterte im Takt der Räder.',
          'Eine hellblaue Ecke stand aus dem Plüsch. Sie bog sich vor und bog sich zurück.',
        ],
        yields: [
          'Da kam die Fahrkarte heraus, Ecke für Ecke, und legte sich in die Hand. Vor dem Fenster kam die Haltestelle näher, ganz leise, und blieb.',
          'Die Fahrkarte kam, erst mit dem Datum, dann mit dem Namen. Da bekam draußen auch die Haltestelle wieder eine Farbe.',
        ],
      },
    },
  },
  rabbit: {
    title: ['Ein Ohr länger als das andere', '{hero} und die Wolke im Netz'],
    prize: { g: 'm', one: 'Wollhase', obl: 'Wollhasen', gen: 'Wollhasen' },
    obstacle: { g: 'f', adj: 'gefaltet', one: 'Wolke' },
    task: [
      'Der kleinste Fahrgast konnte ohne den Wollhasen nicht einnicken. Er stieg an der übernächsten Haltestelle aus, und aussteigen darf man hier nur im Schlaf. Der Wollhase lag oben im Gepäcknetz, unter einer Wolke.',
      'Der kleinste Fahrgast lag in seinem Bett und hatte die Augen weit offen. Er schlief sonst immer als Erster. Heute hing der Wollhase oben im Gepäcknetz, unter einer Wolke, und bis zur übernächsten Haltestelle war es nicht weit.',
    ],
    gift: [
      'Der kleinste Fahrgast nahm den Wollhasen am längeren Ohr. Er gähnte, einmal für sich und einmal für den Hasen. Am übernächsten Halt trug {helper} die beiden hinaus.',
      'Der Wollhase kam unter die Decke, mit den Ohren nach draußen. Der kleinste Fahrgast zählte sie: eins, zwei. Weiter kam er nicht, und das war an der Haltestelle genau richtig.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Wolke' },
        holds: [
          'Aber im Gepäcknetz schlief die gefaltete Wolke, und unter ihr lag der Wollhase. Ein Ohr hing heraus, das längere.',
          'Aber oben im Gepäcknetz hatte sich eine gefaltete Wolke schlafen gelegt, und zwar auf den Wollhasen. Wolken merken nie, auf wem sie liegen.',
        ],
        worse: [
          'Die Wolke seufzte und ging ein wenig auf, wie ein Teig. Vom Wollhasen war auch das letzte Ohr verschwunden.',
          'Die gefaltete Wolke atmete ein und wurde dicker. Der Wollhase war darunter verschwunden, auch mit dem Fuß, der vorhin noch heraussah.',
        ],
        sign: [
          'Am Rand vom Netz lagen eine Nachtmütze, ein Schildchen und ein Stück Schnur. Sie lagen nebeneinander wie auf einem Nachttisch.',
          'Ihre Nachtmütze hatte die gefaltete Wolke neben sich gelegt, dazu ein Schildchen und eine Schnur. Alles lag gerade, sogar die Schnur.',
        ],
        yields: [
          'Nun rollte sich die gefaltete Wolke auf die andere Seite und machte sich klein. Der Wollhase plumpste weich herunter, das längere Ohr zuerst.',
          'Die gefaltete Wolke rutschte an den Rand und machte Platz, wie man einer Katze Platz macht. Der Wollhase fiel herunter, und es gab kein Geräusch.',
        ],
      },
      high: {
        part: { g: 'n', one: 'Gepäcknetz', gen: 'Gepäcknetzes' },
        holds: [
          'Aber der Wollhase lag im Gepäcknetz, unter der gefalteten Wolke, und das Gepäcknetz war hoch. Man sah ihm von unten auf die Fußsohlen, und die waren gestickt.',
          'Aber das Gepäcknetz war für Riesen aufgehängt. Darin lag unter der gefalteten Wolke der Wollhase und sah auf alle herab.',
        ],
        worse: [
          'Das Gepäcknetz schaukelte, und die gefaltete Wolke schaukelte mit. Der Wollhase rutschte ganz nach hinten.',
          'In der nächsten Kurve schwang das Gepäcknetz noch höher. Der Wollhase war nun unter der gefalteten Wolke bis an die Decke gerollt.',
        ],
        sign: [
          'In der Wand war eine kleine Stufe, mit Samt bezogen. Auf ihr stand in winziger Schrift: Fuß.',
          'Unter dem Gepäcknetz stand etwas aus der Wand, nicht größer als ein Kissen. Der Samt darauf war in der Mitte blank.',
        ],
        yields: [
          'Da hing das Gepäcknetz auf einmal nur noch so hoch wie ein Arm. Die gefaltete Wolke rückte, und der Wollhase kam herunter wie von einer Rutschbahn.',
          'Das Gepäcknetz kam einem entgegen und hielt still. Die gefaltete Wolke hob einen Zipfel, und der Wollhase rutschte heraus.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Wolkenzipfel', gen: 'Wolkenzipfels' },
        holds: [
          'Aber auf dem Wollhasen lag im Gepäcknetz die gefaltete Wolke. Hob man einen Zipfel, so faltete sich der andere auf und legte sich daneben.',
          'Aber eine gefaltete Wolke ist ein unhandliches Ding. Der Wollhase lag darunter, und wo man sie anhob, war sie woanders umso mehr.',
        ],
        worse: [
          'Die gefaltete Wolke fiel zurück, krummer als vorher. Den Wollhasen deckte sie nun doppelt zu.',
          'Die gefaltete Wolke schlug noch eine Falte. Der Wollhase lag nun in der Falte und hatte es gar zu gemütlich.',
        ],
        sign: [
          'Auf der anderen Seite hing noch ein Zipfel herunter. Er schaukelte mit dem Zug, und niemand hielt ihn.',
          'Ein Wolkenzipfel hing auf der anderen Seite vom Gang herab. Den hätte nur noch einer nehmen müssen.',
        ],
        yields: [
          'Die gefaltete Wolke hob sich wie eine Bettdecke am Morgen. Darunter lag der Wollhase auf dem Rücken und war schon fast eingeschlafen.',
          'Die gefaltete Wolke stieg auf, vorn und hinten gleich, wie ein Tuch beim Wäschelegen. Darunter lag der Wollhase, das längere Ohr über den Augen.',
        ],
      },
    },
  },
  whistle: {
    title: ['Der leiseste Pfiff', '{hero} und die Lampeneule'],
    prize: { g: 'f', one: 'Silberpfeife' },
    obstacle: { g: 'm', one: 'Pfeifenschrank' },
    task: [
      'Vor jedem Traum pfiff der Zug einmal, sehr leise, damit draußen auf dem Bahnsteig die Träumer Bescheid wussten. Heute pfiff er nicht. Die Silberpfeife lag im Pfeifenschrank, und der nächste Bahnsteig war schon zu riechen, er roch nach Heu.',
      'Auf dem nächsten Bahnsteig warteten die Träumer in Nachthemden. Ihr Zug kommt leise, darum muss er pfeifen, nur einmal. Die Silberpfeife lag aber im Pfeifenschrank, und es roch schon nach Heu.',
    ],
    gift: [
      '{helper} hielt die Silberpfeife an den Mund und pfiff so leise, dass nur die Schlafenden es hörten. Auf dem Bahnsteig standen sie auf, in Nachthemden, und stiegen ein, ohne aufzuwachen.',
      'Die Silberpfeife pfiff, so leise wie ein Teekessel im Nebenhaus. Auf dem Bahnsteig hob einer nach dem anderen den Fuß. Die Türen gingen zu, und es war noch keiner wach.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Lampeneule' },
        holds: [
          'Aber vor dem Pfeifenschrank saß die Lampeneule und hatte Dienst. Die Silberpfeife gab sie nicht heraus, denn in der Nacht gibt man nichts heraus.',
          'Aber die Silberpfeife lag im Pfeifenschrank, und davor hatte die Lampeneule Nachtwache. Ihre Augen waren die Lampen, und die Lampen waren an.',
        ],
        worse: [
          'Die Lampeneule breitete beide Flügel aus. Der Pfeifenschrank war dahinter verschwunden und die Silberpfeife erst recht.',
          'Die Lampeneule drehte das Licht höher und machte sich breit. Hinter ihren Federn war der Pfeifenschrank nicht zu sehen und die Silberpfeife nicht zu ahnen.',
        ],
        sign: [
          'Die Lampeneule saß auf blankem Holz und rückte hin und her. Ihr Kissen lag auf dem Sitz gegenüber, und dahin sah sie.',
          'Die Lampeneule stand mal auf dem linken, mal auf dem rechten Bein. Gegenüber lag ein Kissen, und es lag dort ganz umsonst.',
        ],
        yields: [
          'Nun faltete die Lampeneule die Flügel und rückte zur Seite, auf etwas Weiches. Der Pfeifenschrank stand offen, und auf Samt lag die Silberpfeife.',
          'Die Lampeneule saß auf Samt und drehte ihr Licht auf klein. Im Pfeifenschrank glänzte die Silberpfeife, und keiner sagte, dass man nicht dürfe.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber die Silberpfeife lag im Pfeifenschrank, und die Schranktür war zu. Hinter ihr atmete es, ganz fein, in zwei Tönen.',
          'Aber der Pfeifenschrank war zu, wie alles nach zehn Uhr. Hinter der Schranktür pfiff die Silberpfeife im Schlaf.',
        ],
        worse: [
          'Die Schranktür klemmte. Im Pfeifenschrank machte die Silberpfeife noch einen halben Pieps und schwieg dann.',
          'Die Schranktür verzog das Gesicht und saß fest. Im Pfeifenschrank bekam die Silberpfeife davon einen Schreck und hielt die Luft an.',
        ],
        sign: [
          'An der Lampe daneben hing ein Häkchen, dünn wie eine Haarnadel. Es blinkte, sooft der Zug über eine Weiche fuhr.',
          'Ein Häkchen hing an der Lampe und schwang mit jeder Kurve. Es war so fein wie das Loch in der Schranktür.',
        ],
        yields: [
          'Da ging die Schranktür auf und machte dabei nicht einmal Luft. Im Pfeifenschrank stand die Silberpfeife, nicht länger als ein Finger.',
          'Klick machte es, kaum lauter als ein Wimpernschlag. Die Schranktür ging auf, und die Silberpfeife lag im Pfeifenschrank wie in einem Bett.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Räderwerk', gen: 'Räderwerks' },
        holds: [
          'Aber unter dem Pfeifenschrank rollten die Räder und sagten immer dasselbe Wort. Die Silberpfeife pfiff ja, nur viel leiser, und so wusste keiner, in welchem Fach.',
          'Aber das Räderwerk unter dem Pfeifenschrank ratterte und ratterte. Man hätte hören müssen, aus welchem Fach die Silberpfeife pfeift, und hörte nur Räder.',
        ],
        worse: [
          'Die Räder sagten ihr Wort lauter, denn es ging bergab. Aus dem Pfeifenschrank war von der Silberpfeife nichts mehr zu hören.',
          'Es ging über eine Brücke, und das Räderwerk ratterte doppelt. Im Pfeifenschrank pfiff die Silberpfeife nun ganz umsonst.',
        ],
        sign: [
          'Zwischen zwei Schienen war eine Lücke. In der Lücke sagten die Räder nichts.',
          'Wo die Schienen zusammenstießen, setzte das Rattern aus. Es war eine Pause, so groß wie ein Komma.',
        ],
        yields: [
          'Die Räder glitten nur noch, ohne ein Wort. Im dritten Fach vom Pfeifenschrank pfiff die Silberpfeife, so leise wie ein Faden.',
          'Das Komma wurde länger und länger, und aus ihm wurde Stille. Da pfiff im Pfeifenschrank die Silberpfeife, unten links.',
        ],
      },
    },
  },
  greeting: {
    title: ['Gruß um Mitternacht', 'Nachtradio, Wagen vier'],
    prize: { g: 'm', one: 'Gruß', gen: 'Grußes' },
    obstacle: { g: 'n', one: 'Funkabteil' },
    task: [
      'Im Zug gab es ein Nachtradio, und drei Reisende machten es. Um Mitternacht ging ein Gruß hinaus, eine Stimme, ein Akkord und der Name einer Stadt. Im vorderen Wagen saß jemand mit dem Ohr am Lautsprecher und wartete auf genau diese Stadt.',
    ],
    gift: [
      'Im vorderen Wagen hob jemand den Kopf, genau beim Namen der Stadt. Dann wurde dort eine Jacke zusammengelegt, ganz klein, wie ein Kissen. Man sah es durch zwei Glastüren.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Mikrofonklammer' },
        holds: [
          'Aber im Funkabteil war die Mikrofonklammer gebrochen. Der Gruß kam an wie aus einer Papiertüte, und den Namen der Stadt hätte jeder für einen anderen gehalten.',
        ],
        worse: [
          'Von der Mikrofonklammer fiel auch noch die Haube. Aus dem Gruß wurde ein Knistern, und das Knistern ging durch den ganzen Zug.',
        ],
        sign: [
          'Die beiden Bruchkanten lagen auf dem Pult. Im Takt der Räder rutschten sie aufeinander zu und wieder weg, und sie passten.',
        ],
        yields: [
          'Nun hielt die Mikrofonklammer, mit einem Haargummi darum. Aus dem Funkabteil kam der Gruß, und die Stadt hatte wieder alle Silben.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Moderatorenpaar' },
        holds: [
          'Aber im Funkabteil saßen die zwei, die das Nachtradio erfunden hatten, und sie sahen nicht auf. Den Gruß, sagten sie, machten sie wie immer selbst.',
        ],
        worse: [
          'Die zwei stellten ihre Taschen auf den dritten Sitz. Das Mikrofon stand dahinter, und der Gruß war in vier Minuten fällig.',
        ],
        sign: [
          'Die zwei lasen laut vor und verstummten im Manuskript stets an derselben Stelle. Dort war eine Lücke, drei Zeilen hoch, und daneben stand: wer?',
        ],
        yields: [
          'Die zwei nahmen ihre Taschen herunter, eine nach der anderen. Das Mikrofon kam über den Tisch, und das Funkabteil wurde still für den Gruß.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Signalbalken', gen: 'Signalbalkens' },
        holds: [
          'Aber im Funkabteil zeigte der Signalbalken nur Dunkel. Zwischen zwei Bergen geht kein Gruß hinaus, da kann man senden, so viel man will.',
        ],
        worse: [
          'Der Signalbalken fiel zurück auf nichts. Der Gruß stand im Funkabteil und kam nicht einmal bis zur Tür.',
        ],
        sign: ['Ganz unten leuchtete ein Strich. Er war klein, und er blieb.'],
        yields: [
          'Nun wuchs der Signalbalken, Strich um Strich, ohne dass jemand ihn ansah. Um null Uhr ging der Gruß aus dem Funkabteil, durch den Zug und darüber hinaus.',
        ],
      },
    },
  },
  picture: {
    title: ['Ein Bild von jeder Fahrt', 'Der letzte Sitz'],
    prize: { g: 'n', one: 'Bild', gen: 'Bildes' },
    obstacle: { g: 'm', one: 'Klappsitz', gen: 'Klappsitzes' },
    task: [
      'Von jeder Klassenfahrt hatten sie ein Bild, immer zu zweit. Morgen trennten sich die Wege, und diese war die letzte. Die Freundin hatte den ganzen Abend nichts gesagt, und in zwanzig Minuten wurde in den Wagen das Licht gelöscht.',
    ],
    gift: [
      'Auf dem Bild waren zwei Köpfe und dahinter eine Nacht, durch die gerade ein Bahnhof fuhr. {companion} löschte das Licht im Wagen zwei Minuten später als erlaubt. Ein Bildschirm leuchtete noch, und zwei sahen hinein.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber das Bild von damals, das sie nachstellen wollten, steckte auf dem Handy, unter vier Tagen Streit. Auf dem Klappsitz im Gang sah man die Freundin von hinten, und sie tippte nicht.',
        ],
        worse: [
          'Neue Antworten kreuzten sich, auch die von anderen. Das Bild rollte nach oben weg, und der Klappsitz klappte zu.',
        ],
        sign: ['Eine Zeile hatte niemand beantwortet. Schreibst du mir dann, stand da, ohne Fragezeichen.'],
        yields: [
          'Auf dem Klappsitz drehte sich jemand um und hielt das Handy mit dem alten Bild hoch. Fürs neue brauchte man nur noch einen Arm, der lang genug war.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Freundin' },
        holds: [
          'Aber die Freundin saß ganz hinten, im letzten Sitz. Für das Bild brauchte es zwei, und der Klappsitz neben ihr war hochgeklappt.',
        ],
        worse: [
          'Die Freundin zog den Vorhang vor und rückte noch tiefer in die Ecke. Für das Bild war im Fenster jetzt nur noch ein Klappsitz.',
        ],
        sign: [
          'Unter dem Vorhang sah eine Socke hervor, gestreift. Es war die von der ersten Klassenfahrt, die mit dem Loch.',
        ],
        yields: [
          'Der Vorhang ging zur Seite, und die Freundin klappte selbst den Klappsitz herunter. Das Bild wurde unscharf, und beide fanden, es sei das richtige.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Klappsitz', gen: 'Klappsitzes' },
        holds: [
          'Aber das Bild sollte auf dem Klappsitz für zwei entstehen, wie immer, und der schnappte zu. Drückte man ihn links herunter, so kam er rechts hoch.',
        ],
        worse: [
          'Der Klappsitz schnappte zurück, und der Rahmen für das Bild war weg. Im Fenster sah man zwei Rückenlehnen.',
        ],
        sign: [
          'Auf der Gangseite war noch ein Hebel. Darauf stand Bitte gleichzeitig, und man las es erst aus der Nähe.',
        ],
        yields: [
          'Nun rastete der Klappsitz ein und blieb unten. Für das Bild waren im Fenster zwei Plätze, und hinter den Plätzen fuhr die Nacht.',
        ],
      },
    },
  },
} satisfies DeErrands;
