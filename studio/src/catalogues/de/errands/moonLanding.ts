import type { DeErrands } from '../../schema.ts';

export const moonLanding = {
  flag: {
    title: ['Die Fahne am Kraterrand', '{hero} und die guten Wünsche'],
    prize: { g: 'f', one: 'Fahne' },
    obstacle: { g: 'm', one: 'Kraterrand' },
    task: [
      'Auf dem Mond stand eine Fahne mit guten Wünschen für die Erde. Heute war sie umgefallen. Lag sie noch da, wenn die Erde ins Bett ging, schlief unten niemand richtig ein.',
      'Von der Erde aus sieht man die Fahne nicht, aber man schläft besser, wenn sie steht. Gute Wünsche sind daraufgenäht. Heute lag sie im Staub, und unten wälzten sich schon die Ersten im Bett.',
    ],
    gift: [
      'Die Fahne stand, und die Wünsche sahen zur Erde. Dort ging ein Licht aus, dann noch eins, dann eine ganze Küste. Der Mondhase gähnte für alle mit.',
      'Die Fahne stand, ganz ohne Wind, und die Wünsche waren zu lesen. Auf der Erde drehten sich lauter Leute auf die gute Seite. Der Mondhase winkte ihnen mit einem Ohr.',
    ],
    by: {
      high: {
        part: { g: 'f', one: 'Stufe' },
        holds: [
          'Aber die Fahne lag ganz oben auf dem Kraterrand. Schon die erste Stufe war höher als jeder Hüpfer.',
          'Aber der Kraterrand war oben, und die Fahne war auf dem Kraterrand. Auf dem Mond springt man zwar hoch, nur war die erste Stufe noch höher.',
        ],
        worse: [
          'Vom Kraterrand lief Staub herunter wie Zucker. Die Fahne rutschte oben ein Stück weiter nach hinten.',
          'Staub kam herunter, ganz langsam, wie ein Vorhang. Auf dem Kraterrand lag die Fahne nun so weit hinten, dass man keinen Wunsch mehr sah.',
        ],
        sign: [
          'Unten war ein Fußabdruck, alt und festgetreten. Er war genau so breit wie ein Fuß.',
          'In der Stufe war ein alter Fußabdruck, nicht weit über dem Boden. Der Staub darin war hart wie Zement.',
        ],
        yields: [
          'Der Fuß hielt, und der nächste auch. Oben auf dem Kraterrand lag die Fahne, und dahinter hing die Erde, rund und blau.',
          'Ein Fuß in den alten Abdruck, und es ging in die Höhe wie im Fahrstuhl. Auf dem Kraterrand lag die Fahne und war noch ganz warm von der Sonne.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Schatten' },
        holds: [
          'Aber die Fahne lag hinter dem Kraterrand im Schatten. Auf dem Mond ist Schatten so schwarz, dass man die eigene Hand sucht.',
          'Aber hinter dem Kraterrand fing der Schatten an, mit einer Kante wie ein Tisch. Die Fahne lag auf der falschen Seite der Kante.',
        ],
        worse: [
          'Der Schatten wuchs um einen ganzen Schritt. Von der Fahne war kein Zipfel mehr zu sehen.',
          'Die Sonne rückte, und der Schatten nahm sich noch ein Stück. Hinter dem Kraterrand war die Fahne jetzt dasselbe wie kein Ding.',
        ],
        sign: [
          'Weit hinten, dicht am Boden, schimmerte ein silberner Saum, dünn wie ein Haar.',
          'Am Boden glänzte ein Haar, silbern und gerade. Auf dem Mond wachsen aber keine Haare.',
        ],
        yields: [
          'Drei Schritte weit hinten lag die Fahne, zerknittert wie ein Taschentuch. Den silbernen Saum hatte sie obenauf.',
          'Das silberne Haar war ein Saum, und am Saum hing der ganze Stoff. Hinter dem Kraterrand kam die Fahne hervor, Wunsch für Wunsch.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die Fahne hing am Kraterrand an einer sehr langen Stange. Ging das eine Ende hoch, ging das andere hinunter.',
          'Aber die Stange war so lang wie der Kraterrand breit, und die Fahne wehte nicht, sie lag. Hob man vorn, so stippte sie hinten in den Staub.',
        ],
        worse: [
          'Die Stange lag nun krummer da als vorher. Die Wünsche auf der Fahne waren alle grau vom Staub.',
          'Die Stange schwang herum und malte einen Halbkreis. Am Kraterrand lag die Fahne nun mit allen Wünschen nach unten.',
        ],
        sign: [
          'Nahe am Fuß hatte die Stange einen zweiten Griff. Auf dem lag der Staub noch ganz glatt.',
          'Der zweite Griff der Stange lag im Staub wie unter Schnee. Niemand hatte ihn je gebraucht.',
        ],
        yields: [
          'Unter der Stange war eine Lücke. Die Fahne rutschte heraus und faltete sich auf, so langsam, wie auf dem Mond alles geht.',
          'An beiden Griffen zugleich wog die Stange gar nichts mehr. Am Kraterrand hob sich die Fahne und stand, so gerade wie ein guter Wunsch.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Mondstein' },
        holds: [
          'Aber unter dem Kraterrand lag ein Mondstein auf der Fahne. Er lag genau auf der Ecke mit den meisten Wünschen.',
          'Aber ein Mondstein war vom Kraterrand gerollt und auf der Fahne liegen geblieben. Auf dem Mond ist alles leicht, bis auf Mondsteine.',
        ],
        worse: [
          'Der Mondstein sackte tiefer, ganz ohne Geräusch. Von der Fahne sah nur noch die Hälfte aus dem Staub.',
          'Der Mondstein drückte sich lautlos in den Staub. Unter dem Kraterrand sah man von der Fahne noch einen Zipfel, und der Zipfel war ein halber Wunsch.',
        ],
        sign: [
          'Eine Kante des Mondsteins wippte. Sie wippte noch, als sonst nichts mehr wippte.',
          'Der Mondstein lag auf einer Kante, und die Kante lag auf nichts. Er schaukelte, ganz allein für sich.',
        ],
        yields: [
          'Dann rollte der Mondstein zur Seite und hatte es nicht eilig. Darunter lag die Fahne mit allen Wünschen, ein bisschen geplättet.',
          'Beim nächsten Schaukeln schwebte der Mondstein ein Stück und setzte sich woanders. Unter dem Kraterrand lag die Fahne, und die Wünsche waren schön glatt.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Silberglocke in der Wolle', '{hero} und die Nachtfähre'],
    prize: { g: 'f', one: 'Silberglocke' },
    obstacle: { g: 'f', one: 'Mausehöhle' },
    task: [
      'Um Mitternacht kam die Nachtfähre von der Erde vorbei. Hörte sie die Silberglocke, legte sie an. Hörte sie nichts, drehte sie um, mit der ganzen Post. Und die Silberglocke war noch weggepackt.',
      'Auf dem Mond stand ein Briefkasten, und er war leer. Die Post kam mit der Nachtfähre, um Mitternacht. Sie legt nur an, wo sie die Silberglocke hört, und die Silberglocke war noch weggepackt.',
    ],
    gift: [
      'Die Silberglocke läutete dünn und klar, obwohl da oben gar keine Luft ist. Weit draußen blinkte die Nachtfähre, dreimal. Dann wurde sie langsam größer.',
      'Die Silberglocke läutete, und aus dem Dunkel kam ein Tuten zurück. Die Nachtfähre legte an. Sie warf drei Säcke Post ab, und aus einem roch es nach Keksen.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Mondwolle' },
        holds: [
          'Aber die Silberglocke lag in der Mausehöhle, dick in Mondwolle gewickelt, hinum und herum. Ein Ende war nicht zu finden.',
          'Aber in der Mausehöhle lag die Silberglocke in ihrer Mondwolle wie ein Ei im Nest. Nur war das Nest aus einem einzigen Faden, und den fand keiner.',
        ],
        worse: [
          'Die Mondwolle verfilzte. Die Silberglocke steckte nun bis zum Klöppel darin und sagte nur noch: mpf.',
          'Die Mondwolle wurde Filz. In der Mausehöhle war die Silberglocke jetzt ein Ball, und Bälle läuten nicht.',
        ],
        sign: [
          'Neben dem Griff der Glocke stand eine Schlaufe Wolle ab, ganz locker. Die hatte noch niemand festgezogen.',
          'Am Griff hing die Mondwolle lose herunter. Sie kringelte sich dort wie eine Locke.',
        ],
        yields: [
          'Da ging die Mondwolle auf, Faden um Faden. Die Silberglocke rollte heraus und gähnte mit einem winzigen Ton.',
          'Die Mondwolle lief ab, immer rundherum. In der Mausehöhle stand die Silberglocke und war auf einmal viel kleiner, als man gedacht hatte.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Mondmaus' },
        holds: [
          'Aber in der Mausehöhle schlief die Mondmaus. Sie schlief in der Silberglocke, den Schwanz um den Klöppel gewickelt.',
          'Aber die Silberglocke war besetzt. In der Mausehöhle schlief die Mondmaus darin, wie andere in der Wanne.',
        ],
        worse: [
          'Die Mondmaus brummelte und rollte sich runder. Die Silberglocke war jetzt bis an den Rand voll Maus.',
          'Die Mondmaus zog den Schwanz nach, und nun war die Silberglocke randvoll. In der Mausehöhle klang sie nur noch nach Maus.',
        ],
        sign: [
          'Neben der Glocke lagen drei Krümel Licht, der Größe nach: ein großer, ein mittlerer, ein kleiner.',
          'Drei Krümel Licht hatte die Mondmaus sich hingelegt, für nachts. Der kleinste lag am nächsten.',
        ],
        yields: [
          'Nun seufzte die Mondmaus und rutschte hinüber in ihre Wolle. Die Silberglocke war leer und noch ganz warm.',
          'Die Mondmaus krabbelte im Schlaf zu ihrem kleinsten Krümel. In der Mausehöhle stand die Silberglocke und hatte nur noch sich selbst.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Staubpumpe' },
        holds: [
          'Aber neben der Mausehöhle arbeitete die alte Staubpumpe: huff und puff. Dagegen klang die Silberglocke wie gar nichts.',
          'Aber die alte Staubpumpe stand neben der Mausehöhle und sagte huff. Sagte die Silberglocke etwas, so sagte die Pumpe puff.',
        ],
        worse: [
          'Die Staubpumpe huffte schneller, und die Mausehöhle zitterte. Von der Silberglocke kam kein Pling mehr durch.',
          'Die Staubpumpe geriet außer Atem und wurde davon lauter. In der Mausehöhle schaukelte die Silberglocke, und es war kein Ton zu hören.',
        ],
        sign: [
          'Zwischen huff und puff war jedes Mal ein Loch. Es war so kurz wie ein Wimpernschlag, und darin war es still.',
          'Nach dem Puff kam eine Lücke, ehe es wieder huffte. In die Lücke hätte genau ein Kling gepasst.',
        ],
        yields: [
          'Nun machte die Staubpumpe noch ein halbes Huff und ließ das Puff weg. Da klang die Silberglocke, so fein, dass der Staub sich hinlegte.',
          'Das Huff kam nicht mehr. Aus der Mausehöhle klang die Silberglocke, und weit draußen sah man ein Lichtlein abbiegen.',
        ],
      },
      narrow: {
        part: { g: 'n', one: 'Mauseloch' },
        holds: [
          'Aber in die Mausehöhle führte nur ein Mauseloch, eng wie ein Ärmel. Dahinter lag die Silberglocke.',
          'Aber die Mausehöhle war für Mäuse gebaut, das Mauseloch also auch. Dahinter stand die Silberglocke, und sie hatte Hüften.',
        ],
        worse: [
          'Staub rieselte nach, und das Mauseloch wurde noch enger. Die Silberglocke rutschte eine Glockenlänge nach hinten.',
          'Das Mauseloch bröckelte, und zwar nach innen. Die Silberglocke klingelte die Mausehöhle hinunter, bis man sie kaum noch hörte.',
        ],
        sign: [
          'An der linken Seite war das Mauseloch weiter. Dort hing noch ein Fussel Wolle.',
          'Links hatte die Mondmaus immer ihre Wolle durchgezogen. Das Mauseloch war dort rund wie ein Teller.',
        ],
        yields: [
          'Die Silberglocke kam heraus, mit dem Rand zuerst. Dann war sie ganz da und klingelte ein wenig vor sich hin.',
          'Links kam die Silberglocke heraus, schräg und mit Würde. Die Mausehöhle blies ihr noch ein Staubwölkchen nach.',
        ],
      },
    },
  },
  broom: {
    title: ['Der Besen für das Mondlicht', '{hero} vor der Landehütte'],
    prize: { g: 'm', one: 'Besen' },
    obstacle: { g: 'f', one: 'Landehütte' },
    task: [
      'Nachts fegt ein Mann das Mondlicht zusammen. Ehe die Sonne kommt, muss er fertig sein, sonst liegt es den ganzen Tag herum. Nur war sein weicher Besen heute nicht da.',
      'Überall auf dem Mond lagen helle Häufchen herum. Das war das Licht von gestern, und der Mann, der es zusammenfegt, stand mit leeren Händen da. Sein weicher Besen fehlte, und bald kam die Sonne.',
    ],
    gift: [
      'Der Mann stellte den Besen auf und maß, ob er ihm noch bis ans Kinn ging. Dann fegte er. Hinter ihm lag ein heller Streifen, quer über den ganzen Mond.',
      'Der Mann fegte, hin und her, und der Besen machte dabei ein Geräusch wie Atmen. Die Häufchen wurden ein Haufen. Den schob er unter den Rand, wo morgen wieder Mond gebraucht wurde.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Klappe' },
        holds: [
          'Aber der Besen stand in der alten Landehütte, und die Klappe davor war zu. Einen Schlüssel hatte seit hundert Jahren keiner gesehen.',
          'Aber die Landehütte war seit hundert Jahren zu, und der Besen stand seit hundert Jahren darin. Die Klappe hatte einen Riegel wie ein krummer Finger.',
        ],
        worse: [
          'Die Klappe verkantete sich im Staub. Drinnen in der Landehütte fiel der Besen um, klapp.',
          'Die Klappe saß nun oben auf und unten ab. In der Landehütte fiel der Besen von einer Ecke in die andere.',
        ],
        sign: [
          'Neben der Klappe hing ein silberner Löffel. Sein Stiel war krumm, genau so krumm wie der Riegel.',
          'Neben der Klappe hing ein Silberlöffel, den niemand zum Essen hergehängt hatte. Sein Stiel war verbogen, mit Absicht.',
        ],
        yields: [
          'In der Klappe klickte es leise. Sie ging auf, und der Besen lehnte sich der Länge nach heraus.',
          'Der krumme Finger machte sich gerade, und die Klappe fiel auf. Aus der Landehütte kam der Besen, weich und voller Mondlicht von früher.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Komet', obl: 'Kometen', gen: 'Kometen', adj: 'klein' },
        holds: [
          'Aber in der Landehütte wohnte ein kleiner Komet. Er hielt den Besen im Arm und machte sich dahinter unsichtbar.',
          'Aber ein kleiner Komet hatte in der Landehütte Unterschlupf gesucht und den Besen gleich adoptiert. Seitdem saß er unter der Bank und leuchtete nicht.',
        ],
        worse: [
          'Der kleine Komet rutschte weiter unter die Bank. Der Besen rutschte mit, bis auf eine Feder.',
          'Es zischte leise, und der kleine Komet war noch weiter unten. Vom Besen schaute in der Landehütte nur noch eine Feder heraus.',
        ],
        sign: [
          'Unter der Bank sah eine Schweifspitze heraus. Sie glomm ein bisschen, an und aus.',
          'Ein Funken tanzte unter der Bank hervor. Er sah sich um und tanzte zurück.',
        ],
        yields: [
          'Da kam der kleine Komet heraus, erst der Kopf, dann sehr viel Schweif. Den Besen schob er vor sich her.',
          'Der kleine Komet ließ den Schweif voran aus der Landehütte und kam dann selbst. Der Besen lag quer auf seinem Rücken wie ein Flügel.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Landeroboter' },
        holds: [
          'Aber vor der Landehütte tat ein Landeroboter Dienst, seit vierzig Jahren. Zum Besen ließ er niemanden durch.',
          'Aber der Landeroboter hatte Befehl, auf die Landehütte aufzupassen, und keiner hatte ihm gesagt, wann Schluss ist. Der Besen stand hinter ihm.',
        ],
        worse: [
          'Der Landeroboter fuhr alle vier Füße aus und wurde breit wie ein Tor. Vom Besen sah man keine Feder mehr.',
          'Der Landeroboter senkte sich auf alle Knie, bis nichts mehr unter ihm durchging. Vor der Landehütte war nun eine Wand aus Blech, und der Besen war dahinter.',
        ],
        sign: [
          'Immer wieder sah der Landeroboter zur Erde. Seine Schüssel zeigte dorthin, aber sie drehte sich nicht mehr mit.',
          'Die Schüssel auf dem Landeroboter hing ein Stück daneben. Wo die Erde war, zeigte sie nicht mehr hin.',
        ],
        yields: [
          'Da zog der Landeroboter einen Fuß nach dem anderen ein. Den Besen reichte er selbst heraus, mit dem Stiel voran.',
          'Aus dem Landeroboter kam Musik, ganz dünn, von sehr weit her. Er hörte zu, und aus der Landehütte durfte sich jeder den Besen holen.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Landeroboter' },
        holds: [
          'Aber die Landehütte gehörte einem Landeroboter, und der Besen lag auf ihrer Treppe. Der Landeroboter verstand bei jedem Wort nur: Gleich ist Start.',
          'Aber auf der Treppe der Landehütte lag der Besen, und auf jedes Wort hin zählte der Landeroboter rückwärts. Bei null zog er die Treppe ein.',
        ],
        worse: [
          'Der Landeroboter zählte rückwärts und schob die Treppe ein Stück fort. Der Besen fuhr mit.',
          'Der Landeroboter zählte und zog. Der Besen fuhr mit der Treppe in die Landehütte hinein, bis auf die Borsten.',
        ],
        sign: [
          'Am Bauch des Landeroboters war ein Bild, fast abgerieben: ein Daumen, der nach oben zeigt.',
          'Auf dem Bauch vom Landeroboter war ein Daumen gemalt. Die Farbe war dort abgerieben, wo man ihn anfasst.',
        ],
        yields: [
          'Am Landeroboter ging ein grünes Licht an. Er schob die Treppe zurück, den Besen obenauf.',
          'Der Landeroboter hörte auf zu zählen, genau bei drei. Die Treppe der Landehütte fuhr heraus, und darauf lag der Besen.',
        ],
      },
    },
  },
  radio: {
    title: ['Die letzte Botschaft vom Mond', '{hero} im Aufnahmekeller'],
    prize: { g: 'f', one: 'Botschaft' },
    obstacle: { g: 'm', one: 'Aufnahmekeller' },
    task: [
      'Um neun begann auf dem Marktplatz die Mondnacht, und alle Laternen gingen aus. Das Hörspiel der Gruppe war fertig bis auf den letzten Satz. Ohne die Botschaft vom Mond hörte es mitten im Rauschen auf.',
    ],
    gift: [
      'Um neun stand der Platz im Dunkeln, zweihundert Leute und ein paar Hunde. Aus dem Rauschen kam eine Stimme und sagte die Botschaft. Danach griff lange niemand nach seinem Telefon.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Sprecherin' },
        holds: [
          'Aber die Botschaft konnte nur eine sprechen, und die saß im Aufnahmekeller mit dem Rücken zu allen, Telefon aus. Zum letzten Termin war außer ihr niemand gekommen.',
        ],
        worse: [
          'Die Sprecherin drehte die Lampe am Pult aus. Die Botschaft lag im Dunkeln, und darüber lag jetzt ihr Arm.',
        ],
        sign: [
          'An einem Nagel neben der Sprecherin hing die Fahrradklingel, mit der sich früher alle gerufen hatten, einmal kurz, zweimal lang.',
        ],
        yields: [
          'Am Pult wurde es wieder hell. Die Sprecherin setzte die Kopfhörer auf und las die Botschaft, ohne einmal hochzusehen.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Schnittprogramm' },
        holds: [
          'Aber im Aufnahmekeller entschied das Schnittprogramm, was eine Störung war. Es hielt das Rauschen für die Aufnahme und die Botschaft für den Fehler.',
        ],
        worse: [
          'Das Schnittprogramm räumte noch gründlicher auf. Von der Botschaft blieben zwei Silben, vom Rauschen elf Minuten.',
        ],
        sign: [
          'Eine einzige Stelle hatte das Programm jedes Mal stehen lassen: In der Wellenlinie ragte dort ein spitzer Strich auf, ein Klatschen.',
        ],
        yields: [
          'Der Balken lief bis ans Ende und löschte nichts. Das Schnittprogramm gab die Botschaft her, mit genau so viel Rauschen, wie sie brauchte.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Deckenwand' },
        holds: [
          'Aber im Aufnahmekeller war die Deckenwand heruntergekommen, zwölf Umzugsdecken an einer Stange. Ohne sie klang die Botschaft nach Heizungsrohr.',
        ],
        worse: [
          'Die Deckenwand sackte nach und drückte das Mikrofon auf den Tisch. Für die Botschaft war dort kein Platz mehr.',
        ],
        sign: [
          'Am linken Ende wippte die Stange, sobald jemand vorbeiging. Sie hatte auch vorher schon gewippt.',
        ],
        yields: [
          'Da kam die Deckenwand über ihre Stange und hing. Im Aufnahmekeller wurde es so still, wie es für die Botschaft sein musste.',
        ],
      },
    },
  },
  model: {
    title: ['Ein Mond über der Dachterrasse', '{hero} und der Papiermond'],
    prize: { g: 'm', one: 'Papiermond' },
    obstacle: { g: 'm', one: 'Gruppenraum' },
    task: [
      'Um acht öffnete die Sternwarte, und über der Dachterrasse sollte ein Mond aufgehen, den man von der Straße aus sieht. Der Papiermond war zwei Meter breit und lag im Gruppenraum, zerlegt wie ein Schrank. Gekommen war die Hälfte der Leute.',
    ],
    gift: [
      'Der Papiermond stieg über das Geländer, von den Terrassenlampen angeleuchtet. Unten auf der Straße blieb ein Mann mit Einkaufstüten stehen. Er sah zum echten hinüber, verglich und nickte.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Holzreif' },
        holds: [
          'Aber im Gruppenraum hatte sich jemand auf den Holzreif gesetzt, und der Papiermond hatte seitdem eine Ecke.',
        ],
        worse: [
          'Am Holzreif sprang noch eine Leimstelle auf. Der Papiermond hing in der Mitte durch wie ein Sack, und der Gruppenraum roch nach Schweiß und Leim.',
        ],
        sign: [
          'Am Bruch standen zwei Holzkanten auseinander, beide lang angeschrägt. Im schrägen Licht war es dieselbe Schräge.',
        ],
        yields: [
          'Der Kreis schloss sich, nicht ganz rund, mehr wie drei Tage nach Vollmond. Im Gruppenraum stand der Papiermond zum ersten Mal auf der Kante.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Leiterin' },
        holds: [
          'Aber im Gruppenraum stand die Leiterin mit der Liste und strich jeden durch, der nach sechs gekommen war. An den Papiermond durften nur die Pünktlichen, und das waren drei.',
        ],
        worse: [
          'Die Leiterin drückte die Liste an die Brust. Der Papiermond kam in die Ecke hinter die Stehleiter, mit dem Gesicht zur Wand.',
        ],
        sign: [
          'Der Blick der Leiterin lief immer wieder dieselbe Reihe hinunter: lauter Namen, und hinter keinem stand jemand.',
        ],
        yields: [
          'Der Stift kam zurück hinters Ohr. Sie räumte selbst die Stehleiter weg, und der Papiermond bekam im Gruppenraum wieder Platz.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Papierhaut' },
        holds: [
          'Aber der Papiermond brauchte seine Papierhaut, und im Gruppenraum fehlten Hände. Zog man sie rechts über den Reif, glitt sie links herunter.',
        ],
        worse: [
          'Die Papierhaut lag nun auf dem Boden vom Gruppenraum und hatte Falten wie ein Gesicht nach dem Schlafen. Der Papiermond war ein Reif.',
        ],
        sign: [
          'Innen am Reif lief eine zweite Reihe Schlaufen entlang. Sie waren noch so steif wie am Tag, an dem jemand sie angenäht hatte.',
        ],
        yields: [
          'Es gab einen Ton wie von einer Trommel, als sich alles spannte. Der Papiermond stand im Gruppenraum und war auf einmal hell.',
        ],
      },
    },
  },
} satisfies DeErrands;
