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
      'Der Putzerfisch schwamm ins Maul und putzte, oben, unten und hinten links. Der Hai machte zu, machte auf und machte wieder zu. Dann fuhr er sich mit der Zunge über alle dreihundert Zähne.',
      'Der Putzerfisch fing unten rechts an und hörte oben links auf. Der Hai machte das Maul zu. Er lächelte, und es wurde im Wasser ein wenig heller.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Grashalm' },
        holds: [
          'Aber der Putzerfisch steckte im Seegraslabyrinth. Ein Grashalm lief ihm um den Bauch, um drei Stängel und wieder zurück.',
          'Aber im Seegraslabyrinth war der Putzerfisch um eine Ecke zu viel geschwommen. Nun hatte ihn ein Grashalm am Bauch, mit Doppelschleife.',
        ],
        worse: [
          'Der Grashalm flocht sich fest wie ein Zopf. Vom Putzerfisch sah man im Grün nur noch den weißen Streifen.',
          'Der Grashalm nahm noch zwei Nachbarn dazu. Im Seegraslabyrinth stand der Putzerfisch jetzt kopfüber und wedelte umsonst.',
        ],
        sign: [
          'Nahe am Sand stand eine Schlaufe ab, ganz locker. Eine Krabbe ging hindurch, ohne den Hut abzunehmen.',
          'Unten am Sand war der Grashalm weit und leer. Ein Blasenring stieg hindurch und ging nicht kaputt.',
        ],
        yields: [
          'Der Zopf ging auf, von unten nach oben. Der Putzerfisch schwamm aus dem Seegraslabyrinth und putzte sich erst einmal selbst.',
          'Der Grashalm wurde gerade, und der Putzerfisch wurde es auch. Vor dem Seegraslabyrinth schüttelte er sich, dass es glitzerte.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Putzerfisch' },
        holds: [
          'Aber der Putzerfisch hielt sich im Seegraslabyrinth versteckt. Einer hatte gesagt, Haie beißen, und das hatte er geglaubt.',
          'Aber der Putzerfisch kam nicht, weil er nicht gefressen werden wollte. Im Seegraslabyrinth gab es zwanzig Ecken, und er saß in der letzten.',
        ],
        worse: [
          'Der Putzerfisch schwamm einen Gang weiter hinein. Im Seegraslabyrinth war nun auch der Streifen verschwunden.',
          'Die Halme zitterten der Reihe nach, immer tiefer hinein. Dann war es im Seegraslabyrinth still, und der Putzerfisch hielt wohl die Luft an.',
        ],
        sign: [
          'Zwischen zwei Halmen sah eine Schwanzspitze heraus, blau wie Tinte. Sie wedelte ein bisschen.',
          'Eine blaue Flosse lag quer vor einem Halm. Sie fächelte.',
        ],
        yields: [
          'Aus dem Seegraslabyrinth kam erst ein Auge, dann ein Streifen. Dann war der ganze Putzerfisch da und fragte, wo der Hai stand.',
          'Der Putzerfisch schwamm aus dem Seegraslabyrinth, rückwärts, für den Notfall. Dann drehte er sich um und sah erst einmal nach den Zähnen.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Knallkrebskapelle' },
        holds: [
          'Aber im Seegraslabyrinth spielte die Knallkrebskapelle, klick und klack an jedem Halm. So hörte keiner, wo das Glöckchen vom Putzerfisch klang.',
          'Aber an jedem Halm im Seegraslabyrinth saß ein Knallkrebs und gab ein Konzert. Der Putzerfisch hatte nur ein Glöckchen und kam gegen eine Kapelle nicht an.',
        ],
        worse: [
          'Die Knallkrebskapelle prasselte wie Regen auf ein Dach. Das Glöckchen vom Putzerfisch ging darin unter.',
          'Die Knallkrebskapelle spielte den Schluss, und der war der lauteste. Im Seegraslabyrinth war vom Putzerfisch kein Ping mehr zu hören.',
        ],
        sign: [
          'Ein Schatten zog über das Riff. So lange er zog, war es still, nicht länger.',
          'Zog ein Schatten vorbei, so machten alle Krebse die Scheren zu. Man hörte dann den Sand.',
        ],
        yields: [
          'Im Seegraslabyrinth wurde es still. Da klang ein Glöckchen, ping, gleich hinter dem dritten Halm, und daran hing der Putzerfisch.',
          'Alle Scheren blieben zu. Im Seegraslabyrinth machte es ping und noch einmal ping, und um den zweiten Halm herum kam der Putzerfisch.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber der Putzerfisch saß im Seegraslabyrinth fest, hinter einer Lücke. Hinein war er noch schlank gewesen, dann hatte er gefrühstückt.',
          'Aber der Putzerfisch war in eine Lücke geschwommen, die für das Seegraslabyrinth ganz normal war und für ihn zu klein. Vorn sah er heraus, hinten nicht.',
        ],
        worse: [
          'Die Halme lehnten sich aneinander, und die Lücke war fast zu. Der Putzerfisch rutschte rückwärts ins Grün.',
          'Die Halme drückten, und der Putzerfisch flutschte zurück ins Seegraslabyrinth. In der Lücke schwamm nur noch eine Blase.',
        ],
        sign: [
          'Ganz unten am Sand war die Lücke breiter. Da schwammen drei Seenadeln nebeneinander heraus.',
          'Dicht am Boden hatte die Lücke Beulen. Dort ging morgens die ganze Familie Seenadel hindurch.',
        ],
        yields: [
          'Erst kam der Kopf, dann eine Pause, dann das Frühstück. Der Putzerfisch war draußen, und hinter ihm schloss sich das Seegraslabyrinth.',
          'Unten ging es, mit eingezogenem Frühstück. Der Putzerfisch stand vor dem Seegraslabyrinth und atmete aus.',
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
          'Aber der Korallenkamm lag im Bett der Riesenmuschel, und sie lag darüber. Wenn sie schnarchte, kam eine Blase heraus, groß wie ein Kürbis.',
        ],
        worse: [
          'Die Riesenmuschel brummelte und ging um einen Finger zu. Vom Korallenkamm sahen noch zwei Zähne heraus.',
          'Die Riesenmuschel klappte im Traum den Deckel tiefer. Vom Korallenkamm war jetzt auch der letzte Zahn verschwunden.',
        ],
        sign: [
          'Vor der Riesenmuschel lagen drei Perlen, eine kleine, eine mittlere, eine große. Jemand hatte sie ordentlich hingelegt.',
          'Die drei Perlen lagen im Sand vor der Riesenmuschel. Zwischen ihnen war genau so viel Platz, dass keine die andere stieß.',
        ],
        yields: [
          'Ein langer Blubber, und die Riesenmuschel streckte sich im Schlaf. Der Korallenkamm rutschte ihr aus dem Schoß, mit allen sieben Zähnen.',
          'Die Riesenmuschel gähnte, und gähnen kann sie nur weit. Auf ihrer Zunge lag der Korallenkamm und rutschte sacht in den Sand.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Schwammstein' },
        holds: [
          'Aber neben der Riesenmuschel lag ein Schwammstein auf dem Korallenkamm. Er hatte sich mit Wasser vollgesogen, mit sehr viel.',
          'Aber ein Schwammstein hatte sich neben der Riesenmuschel niedergelassen und den Korallenkamm unter sich begraben. Er war weich anzusehen und schwer wie drei.',
        ],
        worse: [
          'Der Schwammstein setzte sich in den Sand und seufzte Bläschen. Vom Korallenkamm war nur noch der Kringel zu sehen.',
          'Der Schwammstein trank noch einen Schluck Meer. Neben der Riesenmuschel wurde der Sand platt, und der Korallenkamm war darin nur noch ein rosa Strich.',
        ],
        sign: [
          'An einer Kante wippte der Schwammstein. Sie wippte mit jeder kleinen Welle.',
          'Kam eine Welle, so atmete eine Seite vom Schwammstein. Sie hob sich, und man sah kurz den Boden.',
        ],
        yields: [
          'Nun kippte der Schwammstein und schwebte ein Stück davon. Vor der Riesenmuschel lag der Korallenkamm, kein Zahn war krumm.',
          'Der Schwammstein hob sich, drehte sich und trieb gemütlich weiter. Vor der Riesenmuschel lag der Korallenkamm, mit einem Abdruck von sich selbst.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Sandwolke' },
        holds: [
          'Aber um die Riesenmuschel stand eine Sandwolke, dick wie Milchreis. Der Korallenkamm musste darin liegen, und Sand fällt, wann er will.',
          'Aber im Wasser um die Riesenmuschel schwebte aller Sand der Bucht. In der Sandwolke lag der Korallenkamm, und die setzte sich erst, wenn ihr danach war.',
        ],
        worse: [
          'Die Sandwolke stieg vom Boden wieder auf, ganz von vorn. Vom Korallenkamm war kein Zahn zu sehen.',
          'Es wirbelte, und die Sandwolke hatte wieder ihren dicksten Bauch. Von der Riesenmuschel sah man den Rand, vom Korallenkamm gar nichts.',
        ],
        sign: [
          'Ein Fleck war schon klar. Er war so klein wie eine Münze, und darunter sah man ein einzelnes Sandkorn liegen.',
          'Ein Sandkorn hatte sich hingelegt. Über ihm war das Wasser so klar wie eine Brille.',
        ],
        yields: [
          'Korn für Korn legte sich hin, bis auf das letzte. Da stand die Riesenmuschel, und davor lag der Korallenkamm.',
          'Das Wasser wurde klar von unten nach oben, wie ein Glas, das man vollgießt. Vor der Riesenmuschel lag der Korallenkamm unter einer dünnen Decke Sand.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Clownfisch' },
        holds: [
          'Aber vor der Riesenmuschel schwamm ein Clownfisch auf und ab. Hinter ihm lag der Korallenkamm, und er lachte kein bisschen.',
          'Aber der Korallenkamm lag bei der Riesenmuschel, und der Clownfisch war ihr Türsteher. Mit Clown hatte das nichts zu tun, er hieß nur so.',
        ],
        worse: [
          'Der Clownfisch machte alle Flossen breit, wie ein Fächer. Vom Korallenkamm sah man nichts Rosafarbenes mehr.',
          'Der Clownfisch stellte sich quer und zeigte alle seine Streifen. Von der Riesenmuschel sah man nichts und vom Korallenkamm noch weniger.',
        ],
        sign: [
          'Der Clownfisch schielte zu seiner Seeanemone. In der war eine kahle Stelle, so groß wie ein Clownfisch.',
          'Zwischen zwei Runden streichelte der Clownfisch seine Seeanemone. An einer Stelle war sie ganz kahl, und dort fror er.',
        ],
        yields: [
          'Eine Flosse nach der anderen klappte ein. Dann trug der Clownfisch den Korallenkamm selbst herbei, quer im Maul.',
          'Der Clownfisch lag weich und sah nur noch mit einem Auge herüber. Vor der Riesenmuschel konnte man den Korallenkamm einfach nehmen.',
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
          'Aber am Korallenturm war unten ein Loch, und die Laternenmuschel war hineingerollt. Ihr Licht hatte sie ausgemacht, vor Schreck.',
        ],
        worse: [
          'Der Schatten vom Korallenturm wuchs über das Loch. Von der Laternenmuschel war kein Gold zu sehen.',
          'Ein Schwarm zog vorüber und nahm das letzte Blau mit. Im Loch vom Korallenturm war es jetzt so dunkel, dass die Laternenmuschel sich wohl selbst nicht fand.',
        ],
        sign: [
          'Weit drinnen glomm ein Pünktchen, ging aus und glomm wieder. Es war so langsam wie Atmen.',
          'Tief im Loch ging ein goldenes Pünktchen auf und zu. Es war im selben Takt wie jemand, der schläft.',
        ],
        yields: [
          'Das Pünktchen war ein Rand, und am Rand hing die Laternenmuschel. Sie atmete ein, und der ganze Korallenturm bekam Fenster.',
          'Das Pünktchen ging auf und blieb auf. Aus dem Korallenturm kam die Laternenmuschel, und hinter jedem Fenster wurde es hell.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Schneckendeckel' },
        holds: [
          'Aber die Laternenmuschel lag im Korallenturm, und vor dem Eingang saß ein Schneckendeckel. Der war zu und hatte keinen Griff.',
          'Aber vor dem Korallenturm hatte jemand einen Schneckendeckel zugedreht, so rund und so dicht wie auf einem Marmeladenglas. Drinnen war die Laternenmuschel.',
        ],
        worse: [
          'Der Schneckendeckel klemmte schräg in seiner Rille. Die Laternenmuschel rollte im Korallenturm bis ganz nach hinten.',
          'Der Schneckendeckel saß nun verkantet und quietschte. Im Korallenturm rollte die Laternenmuschel die Treppe hinunter, Stufe für Stufe.',
        ],
        sign: [
          'Neben dem Eingang steckte ein dünner Korallenstab im Sand. Unten war er genau so rund wie die Kerbe im Deckel.',
          'Ein Korallenstab steckte im Sand, als hätte ihn jemand gerade erst dort hingestellt. Im Deckel war eine Kerbe, und die war leer.',
        ],
        yields: [
          'Es machte plopp, ganz leise, und der Korallenturm war offen. Die Laternenmuschel rollte heraus und leuchtete einmal auf.',
          'Der Schneckendeckel drehte sich und fiel um wie eine Münze. Aus dem Korallenturm kam Licht und dann die Laternenmuschel.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Einsiedlerkrebs' },
        holds: [
          'Aber im Korallenturm wohnte seit gestern ein Einsiedlerkrebs, und er hatte die Laternenmuschel. Er hielt jedes Zeichen für einen Gruß.',
          'Aber der Einsiedlerkrebs im Korallenturm hielt die Laternenmuschel für sein Geschenk zum Einzug. Zeigte man darauf, so bedankte er sich.',
        ],
        worse: [
          'Der Einsiedlerkrebs verbeugte sich. Dann schob er die Laternenmuschel noch tiefer in den Korallenturm, damit Platz für Gäste war.',
          'Der Einsiedlerkrebs winkte alle herein und schob dafür die Möbel um. Die Laternenmuschel kam im Korallenturm ganz nach hinten, als Nachttisch.',
        ],
        sign: [
          'Im Sand war ein Kreis. Der Einsiedlerkrebs ging ihn mit einer Schere nach, immer wieder, und nickte.',
          'Auf dem Boden war ein Kreis in den Sand geritzt. Der Einsiedlerkrebs lief darauf herum, bis er wieder am Anfang war.',
        ],
        yields: [
          'Da klapperte der Einsiedlerkrebs mit beiden Scheren. Er rollte die Laternenmuschel aus dem Korallenturm und hielt sie hoch.',
          'Der Einsiedlerkrebs verstand auf einmal den ganzen Kreis. Er rollte die Laternenmuschel aus dem Korallenturm, genau bis in die Mitte.',
        ],
      },
      high: {
        part: { g: 'f', one: 'Korallenstufe' },
        holds: [
          'Aber die Laternenmuschel lag oben im Korallenturm, und eine starke Strömung drückte alles nach unten. Davor war nur eine Korallenstufe, hoch wie ein Tisch.',
          'Aber die Laternenmuschel lag auf dem Korallenturm, und die Strömung kämmte alles nach unten, was hinaufwollte. Die erste Korallenstufe war so hoch wie eine Kommode.',
        ],
        worse: [
          'Von der Korallenstufe lief Sand herunter. Die Laternenmuschel rollte in die nächste Mulde, noch ein Stück weiter hinauf.',
          'Ein Schubs der Strömung, und die Laternenmuschel war eine Korallenstufe weiter oben. Vom Korallenturm rieselte es wie aus einer Sanduhr.',
        ],
        sign: [
          'Ganz unten stand ein Korallenast ab. Er war so breit wie ein Fuß.',
          'Neben der Korallenstufe wuchs ganz unten ein Ast aus dem Turm. Er war kurz und rund und wackelte nicht.',
        ],
        yields: [
          'Noch ein Ast, noch einer, und der Korallenturm war zu Ende. Die Laternenmuschel lag in ihrer Mulde und atmete gleichmäßig.',
          'Oben am Korallenturm war es ganz windstill, auch unter Wasser gibt es das. In der Mulde lag die Laternenmuschel und ließ sich auf den Arm nehmen.',
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
