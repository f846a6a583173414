import type { DeErrands } from '../../schema.ts';

export const magicMeadow = {
  flower: {
    title: ['Die Blume, die verschlief', '{hero} und der schnelle Bach'],
    prize: { g: 'f', one: 'Blume' },
    obstacle: { g: 'm', one: 'Bach' },
    task: [
      'Eine einzige Blume schlief noch. Wenn das Brummen der Hummel sie nicht vor dem Regen weckte, verschlief sie den ganzen Sommer. Sie stand auf der anderen Seite vom Bach, das Gesicht fest zu.',
      'Auf der Wiese blühte alles, bis auf eine. Die stand am anderen Ufer vom Bach und hatte das Gesicht fest zu. Nur vom Brummen der Hummel wird sie wach, und vor dem Regen musste es sein.',
    ],
    gift: [
      'Die Hummel brummte der Blume ins Ohr, tief und lange. Erst ging ein Blatt auf, dann ging alles auf. Die Blume gähnte gelb bis in die Mitte.',
      'Das Brummen ging in die Blume hinein und kam gelb wieder heraus. Ein Blatt nach dem anderen klappte um. Als es anfing zu regnen, hielt sie den ersten Tropfen schon in der Mitte.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Stein', adj: 'grün' },
        holds: [
          'Aber der Bach war dazwischen, knietief und schnell. Zur Blume ging es nur über grüne Steine, und jeder grüne Stein war glatt wie ein Bonbon.',
          'Aber zwischen hier und der Blume war der Bach, und über den Bach führten grüne Steine. Auf ihnen waren schon Frösche ausgerutscht.',
        ],
        worse: [
          'Alle Füße standen wieder am Ufer und waren nass. Ein Spritzer traf die Blume, und ihr Kopf hing noch tiefer.',
          'Es platschte, und der Bach hatte acht nasse Füße mehr. Drüben erschrak die Blume und machte das Gesicht noch fester zu.',
        ],
        sign: [
          'Ein Stein im Bach war nicht grün. Er war trocken und rau wie Toast.',
          'Ein Stein war hell und krümelig. Eine Ameise lief darüber und musste sich nicht festhalten.',
        ],
        yields: [
          'Ein Fuß hielt, dann der nächste. Auf einmal lag der Bach hinter ihnen, und vorn stand die Blume auf einem Bein.',
          'Vom hellen Stein war es nur noch ein Hopser. Drüben am Bach stand die Blume, so nah, dass man ihre Wimpern sah.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Geplapper' },
        holds: [
          'Aber der Bach hörte nicht auf zu reden. Unter seinem Geplapper kam kein Brummen bis zur Blume hinüber.',
          'Aber der Bach plapperte den ganzen Tag, am liebsten mit sich selbst. Das Brummen der Hummel kam nicht hindurch, und die Blume schlief.',
        ],
        worse: [
          'Das Geplapper wurde lauter, und der Bach fing von vorn an. Die Blume zog sich ein Blatt übers Ohr.',
          'Der Bach erzählte die Geschichte noch einmal, nur lauter. Die Blume drehte den Kopf auf die andere Seite und schlief weiter.',
        ],
        sign: [
          'Nach dem siebten Gluckser holte der Bach Luft. Jedes Mal nach dem siebten.',
          'War der Bach mit einem Satz fertig, so hörte man einen Kiesel rollen. Dann kam der nächste Satz.',
        ],
        yields: [
          'Der Bach vergaß, was er sagen wollte. Es war so still, dass die Blume das Blatt vom Ohr nahm.',
          'Diesmal kam kein nächster Satz. Vom Bach stieg nur ein bisschen Nebel auf, und drüben spitzte die Blume das Blatt.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Planke' },
        holds: [
          'Aber zur Blume gab es keine Brücke, nur eine Planke und ein Schild: Brücke, später. Schob man sie vorn in den Bach, schwamm sie hinten weg.',
          'Aber für den Bach gab es nur die Planke, und die war lang und schwamm gern. Schob man sie hin, so kam sie zurück, und drüben schlief die Blume.',
        ],
        worse: [
          'Die Planke drehte sich und lag nun längs im Bach. Sie machte eine Welle, und die Blume bekam einen nassen Fuß.',
          'Die Planke fuhr ein Stück den Bach hinunter und hängte sich quer. Der Blume stand das Wasser jetzt bis zum ersten Blatt.',
        ],
        sign: [
          'Am anderen Ende hatte die Planke noch eine Schlaufe aus Seil. Eine Libelle saß darauf und sah zu.',
          'An der Planke waren zwei Schlaufen aus Seil. Auf der hinteren saß eine Libelle und fühlte sich nicht gemeint.',
        ],
        yields: [
          'Da lag die Planke, hüben ein Ende, drüben ein Ende. Unter ihr redete der Bach weiter, und am Ende stand die Blume.',
          'Die Planke lag über dem Bach und war nun eine Brücke, das Schild stimmte endlich. Am anderen Ende stand die Blume und hatte die Augen noch zu.',
        ],
      },
    },
  },
  spot: {
    title: ['Der siebte Punkt', '{hero} und die dicke Kröte'],
    prize: { g: 'm', one: 'Punkt' },
    obstacle: { g: 'f', one: 'Kröte', adj: 'dick' },
    task: [
      'Der Marienkäfer hatte seinen siebten Punkt verloren. Vor dem Regen wurde das Käferfoto gemacht, wie jedes Jahr. Mit sechs Punkten musste er in die Reihe der Sechspunkte, und da kannte er niemanden.',
      'Der Fotograf war ein Frosch. Er hatte schon alle aufgestellt: hier die mit sieben Punkten, dort die mit sechs. Der Marienkäfer stand dazwischen. Sein siebter Punkt war weg, und am Himmel zog es zu.',
    ],
    gift: [
      'Der Punkt saß wieder, ein wenig weiter links als früher. Der Marienkäfer stellte sich in die Reihe und stupste seinen Nachbarn an. Dann machte es klick.',
      'Der Marienkäfer drehte sich einmal, damit alle den Punkt sahen. Dann rutschten die Siebenpunkte zusammen und ließen eine Lücke. Klick, und die Lücke war weg.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Kröte', adj: 'dick' },
        holds: [
          'Aber der Punkt lag auf dem flachen Stein, und auf dem flachen Stein schlief die dicke Kröte. Der Punkt war ihr Kopfkissen.',
          'Aber die dicke Kröte schlief auf dem flachen Stein, und der Punkt war ihr Kissen. Sie hatte ihn gefunden, wie man ein Bonbon findet.',
        ],
        worse: [
          'Die dicke Kröte brummte und legte sich breiter hin. Vom Punkt war gar nichts Schwarzes mehr zu sehen.',
          'Die dicke Kröte drehte das Kissen um, auf die kühle Seite. Vom Punkt war danach nichts mehr zu sehen, nur noch Backe.',
        ],
        sign: [
          'Neben der dicken Kröte lagen drei Tautropfen und ein Halm. Die Tropfen waren der Größe nach geordnet, der Halm lag gerade davor.',
          'Drei Tautropfen und ein Halm lagen neben der dicken Kröte. Den Halm hatte sie als Zaun davorgelegt.',
        ],
        yields: [
          'Mit einem Schmatz drehte die dicke Kröte sich auf die andere Seite. Auf dem Stein lag der Punkt, rund wie ein Knopf und noch warm.',
          'Die dicke Kröte rutschte im Schlaf vom Stein, und es machte flatsch. Oben blieb der Punkt liegen und war ein bisschen platt.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Kröte', adj: 'dick' },
        holds: [
          'Aber auf dem flachen Stein saß die dicke Kröte, und darunter klemmte der Punkt. Sie ließ keinen vorbei, nicht einmal eine Ameise.',
          'Aber der Punkt steckte unter der dicken Kröte, und sie saß darauf, als hätte sie ihn gelegt. Gebrütet wird hier, sagte ihr Gesicht.',
        ],
        worse: [
          'Die dicke Kröte stellte sich auf alle viere. Den Punkt schob sie mit dem Hinterfuß in das Moos.',
          'Die dicke Kröte holte Luft, bis sie eine Kugel war. Der Punkt verschwand mit einem kleinen Quatsch im Moos.',
        ],
        sign: [
          'Die dicke Kröte blinzelte immerzu zum Ampferblatt hinüber. Dort war Schatten, und auf dem Stein war keiner.',
          'Die Sonne stand der dicken Kröte mitten auf der Stirn. Unter dem Ampferblatt war es grün und kühl, und sie seufzte dorthin.',
        ],
        yields: [
          'Da machte die dicke Kröte drei Schritte, und jeder sagte patsch. Im Moos lag der Punkt, ganz ohne Aufsicht.',
          'Die dicke Kröte saß im Schatten und war mit niemandem mehr böse. Im Moos lag der Punkt, so schwarz, dass man ihn erst für ein Loch hielt.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein', adj: 'flach' },
        holds: [
          'Aber der Punkt lag unter dem flachen Stein, und auf dem Stein saß auch noch die dicke Kröte. Sie fand das sehr bequem.',
          'Aber auf dem Punkt lag der flache Stein, und auf dem flachen Stein lag die dicke Kröte. Eins von beiden hätte gereicht.',
        ],
        worse: [
          'Der flache Stein sank ins Moos, mit Kröte und allem. Der Punkt war jetzt wohl so dünn wie Papier.',
          'Der flache Stein sank, und die dicke Kröte sank mit und lächelte. Der Punkt war nun sehr tief unten.',
        ],
        sign: [
          'Eine Kante vom Stein wippte, wenn die Kröte atmete. Auf und ab, auf und ab.',
          'Unter dem flachen Stein war an einer Seite ein Käferweg. Dort war Luft, und dort wippte er.',
        ],
        yields: [
          'Dann kippte der Stein, und die dicke Kröte rutschte herunter wie auf einer Rutsche. Darunter lag der Punkt und glänzte.',
          'Der flache Stein kippte wie ein Klavierdeckel. Die dicke Kröte sagte quack, und darunter lag der Punkt, heil und rund.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Tauglocke im Netz', '{hero} und die Spinnenharfe'],
    prize: { g: 'f', one: 'Tauglocke' },
    obstacle: { g: 'f', one: 'Spinnenharfe' },
    task: [
      'Das Konzert der Grashüpfer fängt an, wenn die Tauglocke klingt. Sie ist ein Tropfen in einem silbernen Ring. Bis Mittag hat die Sonne die Wiese getrocknet, und dann ist sie für heute fort.',
      'Die Grashüpfer saßen auf den Halmen und hielten die Beine still. Ihr Konzert fängt mit der Tauglocke an, dem Tropfen im silbernen Ring. Es war bald Mittag, und die Sonne leckte schon alles trocken.',
    ],
    gift: [
      'Jemand hauchte die Tauglocke an. Sie machte ein Geräusch, das es sonst nur beim Aufwachen gibt. Da hoben vierzig Grashüpfer vierzig Bögen.',
      'Ping, machte die Tauglocke. Da strichen hundert Grashüpfer die Beine an, und die Wiese war ein einziger Ton. Am Schluss fiel der Tropfen herunter, und das war der letzte Takt.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Faden' },
        holds: [
          'Aber die Tauglocke hing in der Spinnenharfe, mitten im Netz. Der Faden lief um sie herum, und noch einmal, und hinten zurück.',
          'Aber die Spinnenharfe ließ die Tauglocke nicht los. Ein Faden hatte sie am Ring und am Rand, und alle anderen hielten den Faden.',
        ],
        worse: [
          'Der Faden zog sich zusammen. Die Tauglocke verschwand in der Spinnenharfe wie in einem Handschuh und klang nicht mehr.',
          'Der Faden schnurrte zusammen. In der Spinnenharfe war von der Tauglocke noch ein Schimmer, und auch der wurde kleiner.',
        ],
        sign: [
          'Eine Schlinge stand offen und zitterte. Sie war so locker, dass der Wind hindurchging.',
          'Rechts unten hing der Faden lose. Eine Mücke schaukelte darin und blieb nicht kleben.',
        ],
        yields: [
          'Die Tauglocke glitt heraus, ganz ohne zu spritzen. Die Spinnenharfe gab noch einen Ton von sich, einen langen.',
          'Ein Faden ging auf, und die Spinnenharfe klang wie Regen. Die Tauglocke rollte über die Saiten herunter, in die offene Hand.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Spinne' },
        holds: [
          'Aber neben der Spinnenharfe wohnte eine Spinne, die bei Besuch davonlief. Heute war die Tauglocke in ihrem Körbchen.',
          'Aber die Spinne von der Spinnenharfe war schüchtern, und die Tauglocke war in ihrem Körbchen. Acht Augen hat sie, und alle acht hielt sie zu.',
        ],
        worse: [
          'Die Spinne rannte tiefer unter ihr Blatt. Die Tauglocke nahm sie mit, und die Spinnenharfe wackelte leer.',
          'Acht Beine liefen, und das Blatt klappte zu. In der Spinnenharfe hing nun nur noch ein leerer Haken für die Tauglocke.',
        ],
        sign: [
          'Unter dem Blatt sah ein Knie heraus. Es war gestreift wie ein Ringelstrumpf.',
          'Am Blattrand war ein Strumpf zu sehen, geringelt. Er bewegte die Zehen.',
        ],
        yields: [
          'Ein Knie kam, dann noch sieben. Die Spinne stellte die Tauglocke ab und tat einen Schritt zurück.',
          'Aus dem Blatt kamen Strümpfe und noch mehr Strümpfe und dann die Spinne. Sie hängte die Tauglocke vor die Spinnenharfe, an einen frischen Faden.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'Halm' },
        holds: [
          'Aber die Tauglocke hing in der Spinnenharfe, und deren Halm war abgeknickt. Wer sie herausnahm, dem fiel sie herunter.',
          'Aber die Spinnenharfe stand schief, denn ihr Halm war geknickt. Die Tauglocke hing in der untersten Saite und zitterte bei jedem Atem.',
        ],
        worse: [
          'Vom Halm löste sich noch eine Saite. Die Tauglocke hing nur noch an einem Haar, und es war ein dünnes.',
          'Der Halm knickte noch weiter. In der Spinnenharfe rutschte die Tauglocke bis an den letzten Faden.',
        ],
        sign: [
          'Wo der Halm geknickt war, standen zwei schräge Kanten. Sie sahen aus wie zwei halbe Münder.',
          'Der Halm hatte oben eine Schräge und unten eine Schräge. Sie sahen sich an wie zwei Dächer.',
        ],
        yields: [
          'Die Saiten spannten sich, eine war ein wenig tiefer als früher. Die Spinnenharfe ließ die Tauglocke an einem Faden herunter, bis in die Hände.',
          'Der Halm stand wieder, mit einem Knie in der Mitte. In der Spinnenharfe klang alles, und die Tauglocke ließ sich in die Hand gleiten.',
        ],
      },
    },
  },
  cello: {
    title: ['Der erste Ton', '{hero} im Konzertzelt'],
    prize: { g: 'm', one: 'Ton', adj: 'erst' },
    obstacle: { g: 'n', one: 'Konzertzelt' },
    task: [
      'Das Jugendorchester spielte bei Sonnenuntergang auf der Wiese. Beginnen sollte die Jüngste am Cello, mit einem einzigen langen Ton, auf den alle anderen warten. Im Konzertzelt war davon bisher nichts zu hören.',
    ],
    gift: [
      'Der erste Ton ging über die ganze Wiese, bis zu den Fahrrädern am Zaun. Die Geigen setzten zu früh ein, weil sie es nicht aushielten. Die Jüngste spielte weiter, mit geschlossenen Augen.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Cellosteg' },
        holds: [
          'Aber beim Aufbau im Konzertzelt war das Cello umgefallen. Der Cellosteg lag daneben, und für den ersten Ton ließ sich keine Saite spannen.',
        ],
        worse: [
          'Nun sprang auch noch ein Wirbel heraus und rollte unter das Podest. Der erste Ton wäre ein Schnarren geworden.',
        ],
        sign: [
          'Am Cellosteg war eine helle Bruchkante. Auf den Dielen lag ein Splitter mit derselben Maserung.',
        ],
        yields: [
          'Die Saite hielt die Spannung, und die nächste hielt sie auch. Im Konzertzelt war der erste Ton da, etwas dunkler als bei der Probe.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Konzertmeister' },
        holds: [
          'Aber im Konzertzelt stand nur ein Pult mit Licht, und ringsum saß der Konzertmeister mit seinen Leuten. Wo der erste Ton gespielt wurde, war nach ihrem Plan kein Stuhl.',
        ],
        worse: [
          'Der Konzertmeister ließ die Stühle enger rücken. Das Cello stand jetzt vor dem Konzertzelt im Gras, und der erste Ton mit ihm.',
        ],
        sign: [
          'Der Konzertmeister blätterte vor, zurück und wieder vor. Zwischen Seite vier und Seite sechs kam bei ihm keine fünf.',
        ],
        yields: [
          'Ein Stuhl wurde angehoben, damit er nicht schrammte, und eine Lücke war da. Der erste Ton bekam seinen Platz im Konzertzelt, gleich unter der Lampe.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Regenplane' },
        holds: [
          'Aber über dem halben Konzertzelt lag die Regenplane, und unter ihr das Cello. Zog man sie hier herunter, schlug sie dort zurück, und der erste Ton blieb begraben.',
        ],
        worse: [
          'Die Regenplane klatschte zurück, schräger als vorher. Das Cello war nun bis zum Hals zugedeckt, und auf den ersten Ton warteten schon die Leute am Zaun.',
        ],
        sign: [
          'An der hinteren Ecke hatte die Regenplane noch eine Schlaufe. An ihr hing ein trockenes Kleeblatt.',
        ],
        yields: [
          'Zwischen Plane und Podest war Luft, genug für ein Cello. Im Konzertzelt stimmte jemand die tiefste Saite, und es war schon beinahe der erste Ton.',
        ],
      },
    },
  },
  map: {
    title: ['Bis zum Mähen um zwölf', '{hero} und das letzte Feld'],
    prize: { g: 'f', one: 'Fahne', adj: 'blau' },
    obstacle: { g: 'n', one: 'Randfeld' },
    task: [
      'Um zwölf kam der Mäher. Stehen blieb, wo eine blaue Fahne steckte, und eine blaue Fahne gab es nur für Felder, die auf der Karte fertig waren. Das letzte, das Randfeld, war zur Hälfte gezählt, als der eine von beiden heimging, ohne ein Wort und mit der Liste.',
    ],
    gift: [
      'Der Mäher fuhr bis an die blaue Fahne, hielt, hob das Mähwerk und bog ab. Hinter ihm blieb ein Stück Wiese stehen, so groß wie ein Klassenzimmer. Um halb eins waren schon alle Hummeln dort.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Markierschnur' },
        holds: [
          'Aber um das Randfeld lief die Markierschnur zwischen neun Pflöcken hin und her, und um die meisten zweimal. Wo die blaue Fahne hingehörte, sah man nicht.',
        ],
        worse: [
          'Die Markierschnur zog zwei Pflöcke heraus. Die blaue Fahne lag flach im Randfeld, genau wie es der Mäher gern hat.',
        ],
        sign: ['Am dritten Pflock lag eine Schlinge lose obenauf, in der noch ein Halm steckte.'],
        yields: [
          'Neun Pflöcke, vier Seiten, eine Schnur: Das Randfeld war wieder ein Feld. In der Mitte stand die blaue Fahne und knatterte ein wenig.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Zählpartner' },
        holds: [
          'Aber für das Randfeld brauchte es die Liste, und die hatte der Zählpartner. Er saß hinter dem Heckenwall, mitsamt der blauen Fahne.',
        ],
        worse: [
          'Der Zählpartner ging den Wall entlang weiter weg vom Randfeld. Liste und blaue Fahne gingen in seiner Tasche mit.',
        ],
        sign: ['Über den Blättern stand der Schirm einer Mütze. Er zeigte zum Feld.'],
        yields: [
          'Da kam der Zählpartner durch die Hecke, mit Kletten am Ärmel. Die Liste war im Randfeld in zehn Minuten voll, und er steckte die blaue Fahne selbst.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Knospe' },
        holds: [
          'Aber im Randfeld stand etwas, das noch keinen Namen hatte. Solange die Knospe zu war, blieb die Zeile leer, und eine leere Zeile bekommt keine blaue Fahne.',
        ],
        worse: [
          'Die Knospe zog sich fester zu. Im Randfeld wusste nun erst recht keiner, was da stand, und den Mäher hörte man bereits.',
        ],
        sign: ['An der Spitze war ein Riss, und in dem Riss war Blau.'],
        yields: [
          'Fünf Blätter schlugen um, eins nach dem anderen, und es war ein Enzian. Das Randfeld war fertig, und die blaue Fahne hatte ihren Grund.',
        ],
      },
    },
  },
} satisfies DeErrands;
