import type { DeErrands } from '../../schema.ts';

export const coralReef = {
  cleaner: {
    title: ['Der Hai mit dem offenen Maul', '{hero} im Seegraslabyrinth'],
    prize: { g: 'm', one: 'Putzerfisch' },
    obstacle: { g: 'n', one: 'Seegraslabyrinth' },
    task: [
      'Seit dem Morgen stand ein Hai am Riff, das Maul weit offen, und wartete auf den Putzerfisch. Vor der Flut musste er fertig sein. Der Putzerfisch hatte sich verschwommen, und so ein Kiefer wird müde.',
      'Ein Hai lag am Riff mit weit offenem Maul und konnte nichts sagen außer A. Er wartete auf den Putzerfisch, seit heute Morgen. Vor der Flut wollte er fertig sein, und die Spucke lief ihm schon heraus.',
    ],
    gift: [
      'Der Putzerfisch schwamm in das Maul und putzte, oben, unten und hinten links. Der Hai machte zu, machte auf und machte wieder zu. Dann fuhr er sich mit der Zunge über alle dreihundert Zähne.',
      'Der Putzerfisch fing unten rechts an und hörte oben links auf. Der Hai machte das Maul zu. Er lächelte, und es wurde im Wasser ein wenig heller.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Grashalm' },
        holds: [
          'Aber der Putzerfisch steckte im Seegraslabyrinth. Ein Grashalm lief ihm um den Bauch, um drei Stängel und wieder zurück.',
        ],
        worse: [
          'Der Grashalm flocht sich fest wie ein Zopf. Vom Putzerfisch sah man im Grün nur noch den weißen Streifen.',
        ],
        sign: [
          'Nahe am Sand stand eine Schlaufe ab, ganz locker. Eine Krabbe ging hindurch, ohne den Hut abzunehmen.',
        ],
        yields: [
          'Der Zopf ging auf, von unten nach oben. Der Putzerfisch schwamm aus dem Seegraslabyrinth und putzte sich erst einmal selbst.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Putzerfisch' },
        holds: [
          'Aber der Putzerfisch hielt sich im Seegraslabyrinth versteckt. Einer hatte gesagt, Haie beißen, und das hatte er geglaubt.',
        ],
        worse: [
          'Der Putzerfisch schwamm einen Gang weiter hinein. Im Seegraslabyrinth war nun auch der Streifen verschwunden.',
        ],
        sign: [
          'Zwischen zwei Halmen sah eine Schwanzspitze heraus, blau wie Tinte. Sie wedelte ein bisschen.',
        ],
        yields: [
          'Aus dem Seegraslabyrinth kam erst ein Auge, dann ein Streifen. Dann war der ganze Putzerfisch da und fragte, wo der Hai stand.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Knallkrebskapelle' },
        holds: [
          'Aber im Seegraslabyrinth spielte die Knallkrebskapelle, klick und klack an jedem Halm. So hörte keiner, wo das Glöckchen vom Putzerfisch klang.',
        ],
        worse: [
          'Die Knallkrebskapelle prasselte wie Regen auf ein Dach. Das Glöckchen vom Putzerfisch ging darin unter.',
        ],
        sign: ['Ein Schatten zog über das Riff. So lange er zog, war es still, nicht länger.'],
        yields: [
          'Im Seegraslabyrinth wurde es still. Da klang ein Glöckchen, ping, gleich hinter dem dritten Halm, und daran hing der Putzerfisch.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber der Putzerfisch saß im Seegraslabyrinth fest, hinter einer Lücke. Hinein war er noch schlank gewesen, dann hatte er gefrühstückt.',
        ],
        worse: [
          'Die Halme lehnten sich aneinander, und die Lücke war fast zu. Der Putzerfisch rutschte rückwärts ins Grün.',
        ],
        sign: ['Ganz unten am Sand war die Lücke breiter. Da schwammen drei Seenadeln nebeneinander heraus.'],
        yields: [
          'Erst kam der Kopf, dann eine Pause, dann das Frühstück. Der Putzerfisch war draußen, und hinter ihm schloss sich das Seegraslabyrinth.',
        ],
      },
    },
  },
  comb: {
    title: ['Locken bei Flut', '{hero} und die Riesenmuschel'],
    prize: { g: 'm', one: 'Korallenkamm' },
    obstacle: { g: 'f', one: 'Riesenmuschel' },
    task: [
      'Die Großmutter der Seepferdchen unterrichtete Locken, jeden Tag bei Flut. Zwölf Kleine saßen schon auf ihren Halmen und hatten glatte Schwänze. Es fehlte nur der rosa Korallenkamm.',
      'Zwölf kleine Seepferdchen hielten sich an ihren Halmen fest und übten mit geraden Schwänzen. So kann man sich nirgends festhalten, jedes zweite schwamm davon. Für Locken braucht die Großmutter den rosa Korallenkamm.',
    ],
    gift: [
      'Die Großmutter kämmte mit dem Korallenkamm einmal durch das Wasser, und da ringelte es sich. Zwölf Schwänze machten es nach. Einer wurde ein Knoten, den ließ sie gelten.',
      'Der Korallenkamm ging durchs Wasser, und das Wasser bekam Wellen. Das erste Schwänzchen rollte sich ein, dann alle zwölf. Zur Probe ließen sie den Halm los und hingen trotzdem.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Riesenmuschel' },
        holds: [
          'Aber die Riesenmuschel war über dem Korallenkamm eingeschlafen. Er lag ihr im Schoß, und man hörte sie blubbern.',
        ],
        worse: [
          'Die Riesenmuschel brummelte und ging um einen Finger zu. Vom Korallenkamm sahen noch zwei Zähne heraus.',
        ],
        sign: [
          'Vor der Riesenmuschel lagen drei Perlen, eine kleine, eine mittlere, eine große. Jemand hatte sie ordentlich hingelegt.',
        ],
        yields: [
          'Ein langer Blubber, und die Riesenmuschel streckte sich im Schlaf. Der Korallenkamm rutschte ihr aus dem Schoß, mit allen sieben Zähnen.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Schwammstein' },
        holds: [
          'Aber neben der Riesenmuschel lag ein Schwammstein auf dem Korallenkamm. Er hatte sich mit Wasser vollgesogen, mit sehr viel.',
        ],
        worse: [
          'Der Schwammstein setzte sich in den Sand und seufzte Bläschen. Vom Korallenkamm war nur noch der Kringel zu sehen.',
        ],
        sign: ['An einer Kante wippte der Schwammstein. Sie wippte mit jeder kleinen Welle.'],
        yields: [
          'Nun kippte der Schwammstein und schwebte ein Stück davon. Vor der Riesenmuschel lag der Korallenkamm, kein Zahn war krumm.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Sandwolke' },
        holds: [
          'Aber um die Riesenmuschel stand eine Sandwolke, dick wie Milchreis. Der Korallenkamm musste darin liegen, und Sand fällt, wann er will.',
        ],
        worse: [
          'Die Sandwolke stieg vom Boden wieder auf, ganz von vorn. Vom Korallenkamm war kein Zahn zu sehen.',
        ],
        sign: [
          'Ein Fleck war schon klar. Er war so klein wie eine Münze, und darunter sah man ein einzelnes Sandkorn liegen.',
        ],
        yields: [
          'Korn für Korn legte sich hin, bis auf das letzte. Da stand die Riesenmuschel, und davor lag der Korallenkamm.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Clownfisch' },
        holds: [
          'Aber vor der Riesenmuschel schwamm ein Clownfisch auf und ab. Hinter ihm lag der Korallenkamm, und er lachte kein bisschen.',
        ],
        worse: [
          'Der Clownfisch machte alle Flossen breit, wie ein Fächer. Vom Korallenkamm sah man nichts Rosafarbenes mehr.',
        ],
        sign: [
          'Der Clownfisch schielte zu seiner Seeanemone. In der war eine kahle Stelle, so groß wie ein Clownfisch.',
        ],
        yields: [
          'Eine Flosse nach der anderen klappte ein. Dann trug der Clownfisch den Korallenkamm selbst herbei, quer im Maul.',
        ],
      },
    },
  },
  lamp: {
    title: ['Nachtschule am Riff', '{hero} und die Laternenmuschel'],
    prize: { g: 'f', one: 'Laternenmuschel' },
    obstacle: { g: 'm', one: 'Korallenturm' },
    task: [
      'In der Dämmerung fing die Nachtschule der kleinen Fische an. Heute kam Seite fünf. Gelesen wurde bei der Laternenmuschel, deren Licht ein- und ausatmet, und die war am Nachmittag davongerollt.',
      'Auf den Schulbänken saßen die kleinen Fische im Dunkeln und hielten ihre Bücher vor die Nase. Heute war Seite fünf dran, die spannende. Das Licht fehlte. Die Laternenmuschel war am Nachmittag davongerollt.',
    ],
    gift: [
      'Die Laternenmuschel hing über Seite fünf und atmete. War sie hell, lasen alle. War sie dunkel, rieten alle, wie es weiterging, und das war das Lustigste.',
      'Die Laternenmuschel atmete ein, und da stand die halbe Seite fünf. Sie atmete aus, und alle hielten die Luft an. Beim nächsten Atemzug lasen sie zusammen den Schluss.',
    ],
    by: {
      dark: {
        part: { g: 'n', one: 'Loch' },
        holds: [
          'Aber die Laternenmuschel war in den Korallenturm gerollt. Er hatte ein Loch, und in dem Loch war schon tiefste Nacht.',
        ],
        worse: [
          'Der Schatten vom Korallenturm wuchs über das Loch. Von der Laternenmuschel war kein Gold zu sehen.',
        ],
        sign: ['Weit drinnen glomm ein Pünktchen, ging aus und glomm wieder. Es war so langsam wie Atmen.'],
        yields: [
          'Das Pünktchen war ein Rand, und am Rand hing die Laternenmuschel. Sie atmete ein, und der ganze Korallenturm bekam Fenster.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Schneckendeckel' },
        holds: [
          'Aber die Laternenmuschel lag im Korallenturm, und vor dem Eingang saß ein Schneckendeckel. Der war zu und hatte keinen Griff.',
        ],
        worse: [
          'Der Schneckendeckel klemmte schräg in seiner Rille. Die Laternenmuschel rollte im Korallenturm bis ganz nach hinten.',
        ],
        sign: [
          'Neben dem Eingang steckte ein dünner Korallenstab im Sand. Unten war er genau so rund wie die Kerbe im Deckel.',
        ],
        yields: [
          'Es machte plopp, ganz leise, und der Korallenturm war offen. Die Laternenmuschel rollte heraus und leuchtete einmal auf.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Einsiedlerkrebs' },
        holds: [
          'Aber im Korallenturm wohnte seit gestern ein Einsiedlerkrebs, und er hatte die Laternenmuschel. Er hielt jedes Zeichen für einen Gruß.',
        ],
        worse: [
          'Der Einsiedlerkrebs verbeugte sich. Dann schob er die Laternenmuschel noch tiefer in den Korallenturm, damit Platz für Gäste war.',
        ],
        sign: [
          'Im Sand war ein Kreis. Der Einsiedlerkrebs ging ihn mit einer Schere nach, immer wieder, und nickte.',
        ],
        yields: [
          'Da klapperte der Einsiedlerkrebs mit beiden Scheren. Er rollte die Laternenmuschel aus dem Korallenturm und hielt sie hoch.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Korallenstufe' },
        holds: [
          'Aber die Laternenmuschel lag oben im Korallenturm, und eine starke Strömung drückte alles nach unten. Davor war nur eine Korallenstufe, hoch wie ein Tisch.',
        ],
        worse: [
          'Von der Korallenstufe lief Sand herunter. Die Laternenmuschel rollte in die nächste Mulde, noch ein Stück weiter hinauf.',
        ],
        sign: ['Ganz unten stand ein Korallenast ab. Er war so breit wie ein Fuß.'],
        yields: [
          'Noch ein Ast, noch einer, und der Korallenturm war zu Ende. Die Laternenmuschel lag in ihrer Mulde und atmete gleichmäßig.',
        ],
      },
    },
  },
  count: {
    title: ['Abgabe um zwölf', '{hero} und die Riffkarte'],
    prize: { g: 'f', one: 'Riffkarte' },
    obstacle: { g: 'm', one: 'Bootsschuppen', gen: 'Bootsschuppens' },
    task: [
      'Um zwölf musste die junge Riffwache ihre Zählung abgeben. Nach der Riffkarte setzen sie im Hafen die Bojen. Was darauf nicht farbig ist, gilt als tot, und dort ankern dann die Boote.',
    ],
    gift: [
      'Die Riffkarte hing an der Hafenmauer, noch ein bisschen feucht. Der Mann mit den Bojen stellte den Motor ab, las sie von links nach rechts und lud drei Bojen wieder aus.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Kartenriss', gen: 'Kartenrisses' },
        holds: [
          'Aber im Bootsschuppen hatte der Streit um die Zahlen die Riffkarte gekostet. Der Kartenriss ging mitten durch den Osten.',
        ],
        worse: [
          'Noch ein Streifen löste sich und segelte unter die Bank. Die Riffkarte hatte nun gar keinen Osten mehr, und der Bootsschuppen hatte nur noch eine Stunde.',
        ],
        sign: [
          'Am Kartenriss lagen zwei Kanten, auf beiden lief dasselbe Blau aus, nur in entgegengesetzter Richtung.',
        ],
        yields: [
          'Die Naht blieb sichtbar, quer durch den Osten. Aber die Riffkarte lag im Bootsschuppen auf dem Tisch und war wieder eine.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Gruppenleiter' },
        holds: [
          'Aber im Bootsschuppen saß der Gruppenleiter auf der Liste, buchstäblich. Seit der falschen Zahl schrieb keiner mehr etwas auf die Riffkarte.',
        ],
        worse: [
          'Der Gruppenleiter klappte den Ordner zu und stellte sich vor die Wand. Die Riffkarte hing nun mit dem Gesicht zum Holz.',
        ],
        sign: [
          'Der Blick des Gruppenleiters ging immer wieder zum Tauchbuch. Zwischen zwei Tagen war dort einer leer, und die Handschrift drum herum war seine.',
        ],
        yields: [
          'Nun stand der Gruppenleiter auf, und unter ihm war die Liste ganz zerknittert. Im Bootsschuppen drehte jemand die Riffkarte um.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Blau' },
        holds: [
          'Aber die Riffkarte war frisch getuscht, und das Blau stand noch in Pfützen. Im feuchten Bootsschuppen trocknet nichts nach der Uhr.',
        ],
        worse: [
          'Das Blau lief zurück ins Grün. Auf der Riffkarte hatte kein Fleck mehr eine Grenze, und es war zwanzig vor zwölf.',
        ],
        sign: ['An einer Stelle hatte die Farbe einen Rand bekommen, so fein wie mit dem Bleistift.'],
        yields: [
          'Ein Rand schloss sich um den nächsten. Auf der Riffkarte lagen lauter Inseln, und im Bootsschuppen pustete keiner mehr.',
        ],
      },
    },
  },
  song: {
    title: ['Das Knistern vom Riff', '{hero} und die drei Fassungen'],
    prize: { g: 'm', one: 'Riffklang' },
    obstacle: { g: 'n', one: 'Spielprojekt' },
    task: [
      'Um sieben öffnete das Aquarium zur langen Nacht, und das Spiel der Gruppe lief im großen Saal. Man taucht darin durch ein Riff, und das Riff knistert und ruft, denn ein lebendiges ist laut. Der Riffklang war seit gestern weg, und einer aus der Gruppe auch.',
    ],
    gift: [
      'Der Riffklang füllte den Saal bis unter die Decke. Vor den Becken drehten sich die Leute um, ob das von hinten kam. Eine Pflegerin legte die Hand ans Glas und sagte: So klingt es, wenn es ihnen gut geht.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Dateiliste' },
        holds: [
          'Aber im Spielprojekt hatte jeder alles umbenannt, drei Namen für dieselbe Sache. In der Dateiliste überschrieb eine Fassung die andere, und der Riffklang war irgendwo darunter.',
        ],
        worse: [
          'In der Dateiliste verschwand noch eine Zeile. Das Spielprojekt knisterte jetzt einmal weniger, und der Riffklang war ein Rauschen mit Löchern.',
        ],
        sign: ['Eine Datei trug noch ihren ersten Namen, vom Tag der Aufnahme. Keiner hatte sie angerührt.'],
        yields: [
          'Aus neun Fassungen wurde eine. Das Spielprojekt lud, und unter dem Wasser fing der Riffklang an zu knistern.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Sortierprogramm' },
        holds: [
          'Aber im Spielprojekt räumte ein Sortierprogramm die Töne auf. Es verstand jede Anweisung genau verkehrt, und der Riffklang lag bei ihm unter Störungen.',
        ],
        worse: [
          'Das Sortierprogramm löschte nun alle Störungen. Im Spielprojekt war es so still wie in einem Glas Leitungswasser, und der Riffklang war im Papierkorb.',
        ],
        sign: [
          'Im Protokoll des Programms stand hinter jedem Befehl ein Fragezeichen. Nur hinter einem Wort stand ein Haken: behalten.',
        ],
        yields: [
          'Der Haken erschien, dann noch einer. Das Sortierprogramm legte den Riffklang ins Spielprojekt zurück, obenauf.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Korallenbogen', gen: 'Korallenbogens' },
        holds: [
          'Aber zum Spielprojekt gehörte der Korallenbogen in der Saaltür, bemalt und drei Meter hoch. Stand sein einer Fuß, rutschte der andere vor den Lautsprecher, aus dem der Riffklang kam.',
        ],
        worse: [
          'Der Korallenbogen lehnte quer in der Tür. Der Riffklang kam nur noch durch Pappe, und vor dem Spielprojekt bildete sich eine Schlange.',
        ],
        sign: [
          'Auf der Rückseite lief eine zweite Strebe entlang, roh und unbemalt. Man sah sie nur von innen.',
        ],
        yields: [
          'Beide Füße standen im selben Augenblick. Durch den Korallenbogen ging man in das Spielprojekt hinein, und der Riffklang kam einem entgegen.',
        ],
      },
    },
  },
} satisfies DeErrands;
