import type { DeErrands } from '../../schema.ts';

export const weeklyMarket = {
  basket: {
    title: ['Pfirsiche vor dem Regen', '{hero} und die lange Schlange'],
    prize: { g: 'm', one: 'Pfirsichkorb' },
    obstacle: { g: 'f', one: 'Menschenschlange' },
    task: [
      'Auf der Bank am Brunnen saß die Nachbarin, das Bein in Gips. Ihre Pfirsiche waren schon bezahlt, sie musste sie nur noch bekommen. Der Himmel wurde grau, und weder Gips noch Pfirsiche mögen Regen.',
      'An der Bank am Brunnen lehnten zwei Krücken. Die Nachbarin hatte ein Bein in Gips und konnte ihre Pfirsiche sehen, aber nicht holen. Sie waren bezahlt, ein ganzer Korb. Der Himmel wurde grau.',
    ],
    gift: [
      'Die Nachbarin bekam den Pfirsichkorb auf den Schoß und roch hinein. Sie suchte einen aus, rieb ihn am Ärmel blank und biss ab. Der Saft lief ihr bis auf den Gips, und dort blieb ein runder Fleck.',
      'Die Nachbarin stellte den Pfirsichkorb neben die Krücken und suchte den weichsten heraus. Sie brach ihn auseinander. Eine Hälfte lag auf einmal in einer anderen Hand, und es tropfte auf beide Schuhe.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Mann', after: 'am Ende', gen: 'Mannes' },
        holds: [
          'Aber zwischen ihnen und dem Pfirsichkorb war die Menschenschlange. Ganz am Ende stand ein Mann, so breit wie zwei, und ließ niemanden vorbei.',
          'Aber vor dem Pfirsichkorb war die Menschenschlange, und das Ende der Menschenschlange war ein Mann. Er stand dort wie ein Schrank, den einer vergessen hat.',
        ],
        worse: [
          'Der Mann stellte auch noch seine Tasche neben sich. Vom Pfirsichkorb hinter der Menschenschlange war nicht einmal mehr das Tuch zu sehen.',
          'Der Mann rückte auf, und hinter ihm war kein Durchkommen mehr. Ganz vorn wurde der Pfirsichkorb unter den Tisch gestellt.',
        ],
        sign: [
          'Unter dem Stand lag ein Zettel. Der Mann schielte hin, denn es war seine Einkaufsliste, und so tief kam er nicht hinunter.',
          'Der Mann klopfte seine Taschen ab und sah dann zu Boden. Sein Zettel lag unter dem Stand, und Knien war nichts für ihn.',
        ],
        yields: [
          'Nun trat der Mann einen Schritt zurück, und alle vor ihm drehten sich um. Durch die Menschenschlange kam der Pfirsichkorb, von Hand zu Hand.',
          'Der Mann las seinen Zettel und winkte alle durch, ohne aufzusehen. Die Menschenschlange machte einen Bogen, und dahinter stand der Pfirsichkorb.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Ausrufer', gen: 'Ausrufers' },
        holds: [
          'Aber vor dem Pfirsichkorb stand die Menschenschlange, und daneben rief einer Zwiebeln aus. Man musste nur den Namen sagen, aber hier hörte niemand einen Namen.',
          'Aber für den Pfirsichkorb musste man nur rufen, wie man heißt. Und das taten in der Menschenschlange alle, während nebenan einer Zwiebeln besang.',
        ],
        worse: [
          'Der Ausrufer rief nun auch noch die Kartoffeln. Der Name ging unter, und der Pfirsichkorb wurde nach hinten gestellt.',
          'Der Ausrufer sang die zweite Strophe, sie handelte von Möhren. Der Name verhallte, und der Pfirsichkorb bekam einen Zettel mit einem falschen.',
        ],
        sign: [
          'Zählte der Ausrufer sein Geld, so war er still. Er bewegte dabei nur die Lippen.',
          'Wenn der Ausrufer eine Zwiebel in die Luft warf, sah er ihr nach. Solange sang er nicht.',
        ],
        yields: [
          'Einen Augenblick lang rief keiner etwas. Da kam der Name an, und über die Menschenschlange hinweg kam der Pfirsichkorb.',
          'Die Zwiebel flog, und es war ruhig. Ein Name ging über die Menschenschlange hinweg wie ein Ball, und zurück kam der Pfirsichkorb.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber die Menschenschlange stand dicht, Tasche an Tasche. Nur eine Lücke war da, und durch die sah man den Pfirsichkorb und sonst nichts.',
          'Aber durch die Menschenschlange ging nur eine Lücke, und die war für ein halbes Kind. Dahinter roch man den Pfirsichkorb.',
        ],
        worse: [
          'Jemand stellte einen Kürbis ab, und der Pfirsichkorb wurde noch weiter geschoben. Die Lücke in der Menschenschlange war so schmal wie ein Lauch.',
          'Zwei Rucksäcke schoben sich zusammen. Die Lücke in der Menschenschlange war zu, und der Pfirsichkorb roch nur noch nach Rucksack.',
        ],
        sign: [
          'Neben dem Kinderwagen war die Lücke größer. Dort ließen alle ein wenig Platz, weil das Baby trat.',
          'Um den Kinderwagen herum war Luft. Da stellte niemand eine Tasche ab, wegen der Füße.',
        ],
        yields: [
          'Neben dem Kinderwagen ging es hindurch, und das Baby trat nur einmal. Hinter der Menschenschlange stand der Pfirsichkorb unter seinem karierten Tuch.',
          'Am Kinderwagen vorbei, Bauch rein, und durch. Hinter der Menschenschlange war ein ganz anderer Markt, und auf dem Tisch stand der Pfirsichkorb.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Menschenschlange' },
        holds: [
          'Aber vor dem Pfirsichkorb stand die Menschenschlange, und die hatte es nicht eilig. Jeder ließ sich jede Birne einzeln zeigen.',
          'Aber die Menschenschlange war lang, und jeder wollte sich noch über das Wetter unterhalten. Der Pfirsichkorb war ganz vorn, und vorn war nicht hier.',
        ],
        worse: [
          'Die Menschenschlange fing hinten noch einmal an, und hinten war jetzt hier. Der Pfirsichkorb war wieder so weit weg wie am Anfang.',
          'Jemand hatte etwas vergessen und fing von vorn an. Der Pfirsichkorb wurde zugedeckt, und die Menschenschlange holte sich einen Kaffee.',
        ],
        sign: [
          'Vorn machte jemand einen Schritt. Dann machte der Nächste auch einen, denn so geht das.',
          'Ein Kinderschuh in der Reihe rückte weiter. Es war nur eine Schuhlänge, aber sie war nicht mehr da.',
        ],
        yields: [
          'Nun war die Menschenschlange fort, Schritt um Schritt, und niemand wusste genau, wohin. Auf dem Tisch stand der Pfirsichkorb und wartete schon.',
          'Schuh um Schuh wurde die Menschenschlange kürzer, wie eine Kerze. Auf einmal war vorn hier, und da stand der Pfirsichkorb.',
        ],
      },
    },
  },
  awning: {
    title: ['Ein Dach für die Kirschen', '{hero} und die gestreifte Rolle'],
    prize: { g: 'f', one: 'Markise' },
    obstacle: { g: 'n', one: 'Gestell' },
    task: [
      'Kirschen platzen, wenn sie nass werden. Über dem Rathaus stand schon die erste Wolke, und über dem Kirschenstand war nichts. Die gestreifte Markise musste darüber, und zwar noch bevor es tropfte.',
      'Der Kirschenverkäufer sah zum Himmel und deckte mit den Händen zu, was er konnte. Das waren zwölf Kirschen. Für den Rest braucht er die gestreifte Markise, und zwar bevor es tropft.',
    ],
    gift: [
      'Der erste Tropfen fiel auf die Markise, dann alle anderen. Darunter standen die Kirschen und blieben trocken, jede einzelne. Der Kirschenverkäufer hängte jedem, der da stand, zwei über jedes Ohr.',
      'Es trommelte auf die Markise, und darunter war es rot und trocken. Der halbe Markt stellte sich unter. Jeder bekam eine Kirsche, und die Kerne flogen hinaus in den Regen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Seil' },
        holds: [
          'Aber die Markise hing aufgerollt im Gestell. Um die Rolle ging ein Seil, sechsmal, und das Ende war bei den anderen fünf Malen.',
          'Aber die Markise war zusammengerollt, und ein Seil hatte sie fest im Griff. Am Gestell lief es hin und her, und sein Ende hatte sich versteckt.',
        ],
        worse: [
          'Das Seil zog sich zusammen, bis die Rolle knackte. Von der Markise war im Gestell kein Streifen mehr zu sehen.',
          'Das Seil knarrte und biss sich fest. Im Gestell wurde die Markise so dünn wie ein Regenschirm und ungefähr so nützlich.',
        ],
        sign: [
          'Am Haken hing das Seil ganz locker. Dort machte es einen Bogen wie ein Lächeln.',
          'Am Haken lag ein Stück vom Seil ohne jede Spannung. Eine Wespe schaukelte darauf.',
        ],
        yields: [
          'Im Gestell gab es einen Ruck, und die Markise rollte herunter, Streifen für Streifen. Der letzte war rot.',
          'Das Seil sprang vom Gestell und schlängelte sich zu Boden. Mit einem Rauschen kam die Markise heraus, und der Kirschenverkäufer zog den Kopf ein.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die Markise hing zwischen zwei Stangen, und das Gestell wollte an beiden Seiten zugleich gehoben sein. Ging die eine hoch, so ging die andere zu Boden.',
          'Aber das Gestell hatte zwei Stangen, und dazwischen hing die Markise. Für zwei Stangen braucht man vier Hände, und der Verkäufer hatte seine voll Kirschen.',
        ],
        worse: [
          'Das Gestell klappte zusammen, schiefer als zuvor. Die Markise lag auf dem Pflaster, und die Kirschen standen unter freiem Himmel.',
          'Eine Stange stand, die andere lag, und dann lagen beide. Das Gestell hatte sich verdreht und die Markise sich um sich selbst.',
        ],
        sign: [
          'An der hinteren Stange war auch ein Griff. Er war blank und trocken und hatte heute noch niemanden kennengelernt.',
          'Die zweite Stange lehnte am Brunnen und hatte auch einen Griff. Eine Taube saß darauf, mehr nicht.',
        ],
        yields: [
          'Das Gestell stand, links so hoch wie rechts. Darüber spannte sich die Markise und sah aus wie ein Zirkus für Kirschen.',
          'Hoch ging es hier, und hoch ging es dort, und die Taube flog auf. Das Gestell stand, und die Markise war ein Himmel mit Streifen.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Rolle' },
        holds: [
          'Aber die Markise war noch nass vom letzten Mal und lag als Rolle quer über dem Gestell. Nass wiegt sie so viel wie ein Pferd.',
          'Aber die Markise hatte die ganze Nacht Regen getrunken. Nun lag sie als Rolle auf dem Gestell und war so schwer wie ein nasser Elefant.',
        ],
        worse: [
          'Die Rolle hing durch und drückte das Gestell auf die vorderste Kiste. Die Markise bekam einen Fleck, und der Fleck war Kirsche.',
          'Die Rolle sackte durch, und ein Schwall lief heraus. Das Gestell ächzte, und die Markise war keinen Streifen weiter.',
        ],
        sign: [
          'Das eine Ende der Rolle lag auf der Waage. Dort wippte es, und der Zeiger wippte mit.',
          'Ein Ende der Rolle lag auf der Waage. Der Zeiger ging auf und ab, ganz leicht.',
        ],
        yields: [
          'Nun drehte sich die Rolle über die Kante vom Gestell und rollte von selbst aus. Die Markise hing da, gestreift und tropfend, und darunter war es trocken.',
          'Am leichten Ende fing es an, und der Rest rollte nach. Über dem Gestell hing die Markise und tropfte, aber nur nach außen.',
        ],
      },
    },
  },
  waltz: {
    title: ['Ein Walzer um zwölf', '{hero} und das rote Akkordeon'],
    prize: { g: 'm', one: 'Walzer' },
    obstacle: { g: 'm', one: 'Akkordeonspieler', gen: 'Akkordeonspielers' },
    task: [
      'Jeden Samstag, wenn es zwölf schlug, tanzte das alte Paar einmal um den Brunnen. Dazu gehörte der Walzer aus dem roten Akkordeon. Heute standen die zwei schon da, Hand in Hand, und es kam nichts.',
      'Am Brunnen stand das alte Paar, sie mit Handtasche, er mit Blume. Gleich schlug es zwölf, und dann tanzten sie, wie an jedem Samstag. Nur der Walzer fehlte, der aus dem roten Akkordeon.',
    ],
    gift: [
      'Es schlug zwölf. Das alte Paar tanzte einmal um den Brunnen, sehr aufrecht, sie eine Handbreit größer als er. Die Tauben machten Platz und gingen hinterher, immer zu zweit.',
      'Beim zwölften Schlag fing der Walzer an. Das alte Paar drehte sich, und die Handtasche flog einmal mit herum. Am Ende standen sie genau da, wo sie angefangen hatten, nur außer Atem.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Akkordeonspieler', gen: 'Akkordeonspielers' },
        holds: [
          'Aber der Akkordeonspieler schlief auf seinem Hocker. Der Walzer war im Akkordeon, das Akkordeon im Koffer und der Koffer zwischen seinen Füßen.',
          'Aber der Akkordeonspieler schlief im Sitzen, die Füße um seinen Koffer. Im Koffer war das rote Akkordeon und im roten Akkordeon der Walzer.',
        ],
        worse: [
          'Der Akkordeonspieler brummte und legte beide Arme um den Koffer. Der Walzer darin machte nur noch pff.',
          'Der Akkordeonspieler zog den Koffer im Schlaf noch näher. Vom Walzer hörte man nichts, nur einen langen, schiefen Schnarcher.',
        ],
        sign: [
          'Vor dem Hocker lagen Münzdose, Mütze und Handschuhe, alles auf einer Linie. Die Handschuhe lagen Finger auf Finger.',
          'Die Münzdose, die Mütze und die Handschuhe lagen vor dem Akkordeonspieler in einer Reihe. Man hätte eine Schnur danach spannen können.',
        ],
        yields: [
          'Da wachte der Akkordeonspieler auf, gähnte und zog das rote Akkordeon auf die Knie. Er gähnte noch einmal, und das war schon im Takt: Der Walzer fing an.',
          'Der Akkordeonspieler wurde wach, so langsam wie ein Tag, und machte den Koffer auf. Als Erstes kam ein Seufzer heraus, und gleich danach der Walzer.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Akkordeonspieler', gen: 'Akkordeonspielers' },
        holds: [
          'Aber der Akkordeonspieler war von weit her und verstand nur seine Sprache. Walzer hieß darin wohl etwas anderes, denn er zeigte auf den Käsestand.',
          'Aber der Akkordeonspieler kam aus einem Land mit lauter anderen Wörtern. Bei Walzer schüttelte er den Kopf, und bei Musik gab er einem die Hand.',
        ],
        worse: [
          'Der Akkordeonspieler winkte mit beiden Händen zurück und klappte seinen Hocker zusammen. Der Walzer stand schon auf dem Pflaster, im Koffer, mit Griff nach oben.',
          'Der Akkordeonspieler dachte, man wolle ihn loswerden. Er schnallte das rote Akkordeon zu, und den Walzer schnallte er mit ein.',
        ],
        sign: [
          'Am Brunnen klopfte eine Pumpe, eins, zwei, drei. Der Akkordeonspieler hob den Kopf, bei jedem Eins.',
          'Die Pumpe am Brunnen klopfte, einmal stark, zweimal schwach. Der Fuß vom Akkordeonspieler klopfte mit und wusste es selbst nicht.',
        ],
        yields: [
          'Nun setzte sich der Akkordeonspieler wieder hin und nickte, eins, zwei, drei. Der Koffer ging auf, und der Walzer fing genau da an, wo die Pumpe war.',
          'Der Akkordeonspieler sah auf seinen Fuß und fing an zu lachen. Eins, zwei, drei, sagte das rote Akkordeon, und das ist in jedem Land ein Walzer.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Schnalle' },
        holds: [
          'Aber am Koffer vom Akkordeonspieler war die Schnalle zu und rührte sich nicht. Der Akkordeonspieler zuckte mit den Schultern. Drinnen war der Walzer.',
          'Aber die Schnalle am Koffer hatte beschlossen, heute freizunehmen. Der Akkordeonspieler hob die Hände, und der Walzer blieb drin.',
        ],
        worse: [
          'In der Schnalle klemmte jetzt auch noch ein Stück Riemen. Der Walzer war so fest eingepackt wie für eine lange Reise.',
          'Die Schnalle sprang nicht auf, sie sprang zu, und zwar doppelt. Der Akkordeonspieler setzte sich auf den Koffer, und aus dem Walzer kam ein Quietschen.',
        ],
        sign: [
          'Am Griff vom Koffer hing ein krummer Löffel an einer Schnur. Zum Essen war der nicht.',
          'Ein krummer Löffel hing an einer Schnur am Koffergriff. Der Stiel war so flach wie der Schlitz in der Schnalle.',
        ],
        yields: [
          'Nun sprang die Schnalle auf, und der Akkordeonspieler lachte, ohne dass man wusste, in welcher Sprache. Das rote Akkordeon holte Luft, und da kam der Walzer.',
          'Die Schnalle machte klick und war wieder im Dienst. Aus dem Koffer kam das rote Akkordeon, und der Akkordeonspieler fand den Walzer gleich im ersten Griff.',
        ],
      },
    },
  },
  stall: {
    title: ['Ein Stand für einen Samstag', 'Bis zum gemalten Strich'],
    prize: { g: 'n', one: 'Glas', gen: 'Glases' },
    obstacle: { g: 'm', one: 'Standplatz', gen: 'Standplatzes' },
    task: [
      'Der Jugendklub hatte einen Stand für einen einzigen Samstag. Vom Verdienst fuhr der Bus ins Sommerlager oder eben nicht. Auf dem Glas war ein Strich gemalt, und das Geld darin lag einen Daumen hoch.',
    ],
    gift: [
      'Um eins war das Glas voll bis zum Strich und einen Finger darüber. Der Busfahrer, der zufällig Radieschen kaufte, schob seine Mütze zurück. Dann drehte er das Glas so, dass der Strich nach vorn zeigte.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Marktaufseher', gen: 'Marktaufsehers' },
        holds: [
          'Aber der Standplatz lag hinter den Lieferwagen, und so stand es im Plan vom Marktaufseher. Am Glas kam dort keiner vorbei, der nicht zur Toilette wollte.',
        ],
        worse: [
          'Der Marktaufseher rückte den Standplatz noch eine Reihe weiter nach hinten. Das Glas sah jetzt eine Hauswand.',
        ],
        sign: [
          'Der Marktaufseher sah beim Reden immer zur dritten Reihe. Dort war zwischen Honig und Bürsten eine Lücke, und heute früh war da einer nicht gekommen.',
        ],
        yields: [
          'Der Marktaufseher strich etwas aus und schrieb etwas hin. Der Standplatz war in der dritten Reihe, und nach zehn Minuten klang das Glas anders.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Schild' },
        holds: [
          'Aber am Standplatz hatte der Wind das Schild zerlegt. Alle gingen vorbei, denn was es hier gab, stand auf der anderen Hälfte, und das Glas blieb, wie es war.',
        ],
        worse: [
          'Vom Schild fiel noch ein Wort. Am Standplatz las man jetzt nur noch Frische, und in das Glas warf jemand einen Knopf.',
        ],
        sign: [
          'Die Hälften lagen aneinander im Rinnstein. Der Riss ging durch ein M, und beide Beine waren noch da.',
        ],
        yields: [
          'Da hing das Schild wieder am Standplatz, mit einem Riss quer durchs M. Die Leute lasen es, blieben stehen, lasen es noch einmal, und im Glas klimperte es.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Tischplatte' },
        holds: [
          'Aber am Standplatz lag die Tischplatte auf zwei Böcken, und die Böcke standen auf Kopfsteinpflaster. Stützte man sie links, so kippte rechts das Glas.',
        ],
        worse: [
          'Alles rutschte herunter, auch die Tischdecke. Das Glas lag im Stroh, und der Standplatz sah aus wie nach einem Unwetter.',
        ],
        sign: [
          'Am anderen Ende der Tischplatte waren noch zwei Griffe. Die hatten den ganzen Morgen niemandem gehört.',
        ],
        yields: [
          'Dann lag die Tischplatte, und zwar gerade. Mitten darauf stand das Glas, und der Standplatz sah auf einmal aus wie ein Stand.',
        ],
      },
    },
  },
  soup: {
    title: ['Suppe in zwei Sprachen', 'Was auf dem Plakat steht'],
    prize: { g: 'n', one: 'Suppenschild' },
    obstacle: { g: 'f', one: 'Übersetzung' },
    task: [
      'Am Mittag kochten die neuen Nachbarn zum ersten Mal für den Markt. Auf dem Plakat stand etwas, das sie nie gesagt hatten. Bis zwölf sollte am Stand ein Suppenschild hängen, in beiden Sprachen und richtig.',
    ],
    gift: [
      'Um zwölf las die Köchin das Suppenschild vor, erst in ihrer Sprache, dann in der anderen. Ein Mann mit einem Lauch unter dem Arm sprach ihr das eine Wort nach, zweimal. Beim dritten Mal gab sie ihm einen Löffel.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'Köchin' },
        holds: [
          'Aber die Übersetzung hatten drei gut gemeint und keiner geprüft. Für die Köchin klang jede Verbesserung am Suppenschild wie: Wir wollen eure Suppe nicht.',
        ],
        worse: [
          'Die Köchin fing an, die Löffel einzupacken. Das Suppenschild lag umgedreht auf der Kiste, und die Übersetzung hatte recht behalten.',
        ],
        sign: [
          'Ein einziges Wort hatte jemand richtig ausgesprochen. Da hatte die Köchin gelächelt, mitten im Packen.',
        ],
        yields: [
          'Da nahm die Köchin den Stift und strich die Übersetzung durch, vom ersten bis zum letzten Wort. Darunter schrieb sie das Suppenschild neu, und das zweite Mal schrieb jemand mit.',
        ],
      },
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber auf dem Handy gab es von der Übersetzung neun Fassungen. Für das Suppenschild hatten alle die eigene vorgeschlagen.',
        ],
        worse: [
          'Auf dem Handy standen jetzt zwölf Fassungen. Die Übersetzung machte aus der Suppe eine Kur, und das Suppenschild war immer noch falsch.',
        ],
        sign: [
          'Zwischen den Fassungen stand eine kleine Frage von der Köchin. Darf ich auch etwas sagen, hatte sie geschrieben, gestern um neun.',
        ],
        yields: [
          'Die Köchin schrieb drei Zeilen, mehr brauchte die Übersetzung nicht. Das Suppenschild war um zehn vor zwölf fertig und passte auf ein Brett.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Farbe' },
        holds: [
          'Aber das Suppenschild war endlich richtig und noch nass. Für die Übersetzung waren zwei Sprachen untereinander vorgesehen und keine ineinander.',
        ],
        worse: [
          'Die Farbe verwischte, und aus beiden Sprachen wurde eine dritte. Das Suppenschild musste von vorn gemalt werden, samt der Übersetzung.',
        ],
        sign: [
          'Bei einem Buchstaben war der Rand trocken. Es war der erste, und er gehörte in beide Wörter.',
        ],
        yields: [
          'Da hielt die Farbe, von der ersten Zeile bis zum Punkt. Das Suppenschild hing am Stand, und die Übersetzung stand unter dem Wort, wo sie hingehörte.',
        ],
      },
    },
  },
} satisfies DeErrands;
