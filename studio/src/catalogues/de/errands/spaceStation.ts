import type { DeErrands } from '../../schema.ts';

export const spaceStation = {
  signal: {
    title: ['Was gibt es zum Abendbrot', '{hero} und das Schleusenrad'],
    prize: { g: 'n', one: 'Signal' },
    obstacle: { g: 'f', one: 'Innenschleuse' },
    task: [
      'Jeden Tag kam ein Signal von der Erde, eine Stimme, die sagte, was es zu essen gab. Gleich flog die Station in den Schatten, dann war die Stimme weg. Und noch wusste niemand, was in den Topf sollte.',
      'In der Küche der Station stand der Topf bereit, mit Deckel und Gummiband. Was hineinkam, sagte jeden Tag eine Stimme von der Erde. Das Signal war noch nicht da, und gleich flog die Station in den Schatten.',
    ],
    gift: [
      'Aus dem Empfänger sagte die Stimme: Kartoffelbrei. Dann war die Station im Schatten. {helper} holte den großen Löffel und band ihn an, damit er nicht wegflog.',
      'Kartoffelbrei, sagte das Signal, und dann knackte es. Im Schatten schwebten kleine gelbe Flocken durch die Küche. {helper} fing sie mit dem Löffel, eine nach der anderen.',
    ],
    by: {
      locked: {
        part: { g: 'n', one: 'Rad' },
        holds: [
          'Aber das Signal kam hinter der Innenschleuse an, und die war zu. Vorn saß ein Rad, und es saß sehr fest.',
          'Aber das Signal stand vor der Innenschleuse und konnte nicht herein. Am Rad war nichts zu machen, es saß wie angeschraubt.',
        ],
        worse: [
          'Das Rad klemmte um einen Zahn weiter. Hinter der Innenschleuse wurde das Signal so dünn wie ein Mückenbein.',
          'Das Rad knackte und stand nun auf halb. Durch die Innenschleuse kam vom Signal nur noch ein Zirpen.',
        ],
        sign: [
          'Neben dem Rad hing ein Stöpsel an einer Schnur. Er hatte dieselbe Farbe, und im Rad war ein Loch.',
          'Am Rad hing ein Stöpsel herum, an einer Schnur. Wo er hineingehörte, war ein Loch, rund und leer.',
        ],
        yields: [
          'Die Innenschleuse machte pfff und ging auf. Das Signal kam heraus, laut und klar, und räusperte sich.',
          'Das Rad lief von allein, dreimal herum. Die Innenschleuse stand offen, und das Signal sagte Guten Abend.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Lüfter' },
        holds: [
          'Aber neben der Innenschleuse brummte der Lüfter. Das Signal war eine Stimme, und die Stimme war leiser als er.',
          'Aber der Lüfter bei der Innenschleuse hatte es auf der Brust. Das Signal war da, mit allen Wörtern, und keines kam an ihm vorbei.',
        ],
        worse: [
          'Der Lüfter brummte eine ganze Tonleiter hinauf. Das Signal ging darin unter, mitten in einem Wort.',
          'Der Lüfter nahm noch einen Gang dazu. Hinter der Innenschleuse redete das Signal weiter, und es klang wie eine Biene in einer Dose.',
        ],
        sign: [
          'Wenn der Lüfter umschaltete, war er einmal kurz still. Das tat er immer, nach jedem zwölften Brummen.',
          'Beim zwölften Brummen verschluckte sich der Lüfter. So lange war Ruhe.',
        ],
        yields: [
          'Da schaltete der Lüfter um, und es blieb still. Das Signal kam durch die Innenschleuse, jedes Wort mit Anfang und Ende.',
          'Der Lüfter verschluckte sich und fing nicht wieder an. Die Stille ging durch die Innenschleuse, und mit ihr kam das Signal, Wort für Wort.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Bordcomputer' },
        holds: [
          'Aber über die Innenschleuse bestimmte der Bordcomputer. Sehr gern, sagte er zu allem, und vom Signal drehte er den Empfänger weg.',
          'Aber der Bordcomputer verwaltete die Innenschleuse, und er war zu höflich zum Zuhören. Bat man um das Signal, so spielte er einen Walzer.',
        ],
        worse: [
          'Sehr gern, sagte der Bordcomputer und schloss die Innenschleuse noch einmal ab. Das Signal kam nur noch als Summen.',
          'Der Bordcomputer verneigte sich mit dem Bildschirm und machte alles dicht. Das Signal stand nun hinter zwei Innenschleusen, beide sehr höflich.',
        ],
        sign: [
          'Klopfte es an einem Rohr, zweimal und zweimal, so sagte der Computer kurz: Aha. Es klopfte oft in der Station.',
          'Klopfte es im Rohr, kurz und kurz, so wurde der Bordcomputer grün. Klopfen war seine erste Sprache gewesen.',
        ],
        yields: [
          'Aha, sagte der Bordcomputer und machte die Innenschleuse auf, so weit es ging. Das Signal war da, als hätte es davor gewartet.',
          'Der Bordcomputer wurde grün und sagte nicht einmal sehr gern. Er machte einfach die Innenschleuse auf, und da war das Signal.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Rad' },
        holds: [
          'Aber vor dem Signal war die Innenschleuse, und an der saß ein Rad, so groß wie von einem Wagen. Drehte man auf der einen Seite, so lief es auf der anderen zurück.',
          'Aber das Rad der Innenschleuse war so groß, dass zwei Arme gerade die halbe Mühe machten. Dahinter klopfte das Signal.',
        ],
        worse: [
          'Das Rad surrte zurück bis an den Anfang und stand danach schiefer. Mitten in der Stimme riss das Signal ab.',
          'Das Rad drehte sich zurück, und zwar mit Schwung. An der Innenschleuse blinkte es rot, und das Signal brach mitten im Wort Kartof ab.',
        ],
        sign: [
          'Auf der anderen Seite hatte das Rad noch einen Griff. Der war die ganze Zeit frei.',
          'Auf der Rückseite hatte das Rad noch einen Griff, mit einem Tuch darum. Das Tuch war noch nie schmutzig gewesen.',
        ],
        yields: [
          'Dann ging das Rad herum, einmal, zweimal, und blieb oben stehen. Durch die offene Innenschleuse kam das Signal geflogen.',
          'Das Rad ging herum wie ein Karussell, links hinunter und rechts hinauf. Die Innenschleuse atmete aus, und das Signal sagte: feln.',
        ],
      },
    },
  },
  sprout: {
    title: ['Die erste Erdbeere', '{hero} und der schwebende Topf'],
    prize: { g: 'f', one: 'Erdbeere' },
    obstacle: { g: 'm', adj: 'grün', one: 'Raum' },
    task: [
      'Die Station hatte eine einzige Erdbeerpflanze, und an der hing die erste Erdbeere. Die Jüngste an Bord sollte sie bekommen, beim sechzehnten Sonnenuntergang. Fünfzehn waren heute schon gewesen.',
      'In dem grünen Raum hing eine einzige Erdbeere, und alle sprachen leise, wenn sie daran vorbeischwebten. Die Jüngste an Bord sollte sie bekommen, beim sechzehnten Sonnenuntergang. Fünfzehn hatte sie schon abgehakt.',
    ],
    gift: [
      'Beim sechzehnten Sonnenuntergang bekam die Jüngste an Bord ihre Erdbeere. Sie ließ sie vor der Nase schweben, sehr lange. Dann flog sie mit offenem Mund darauf zu.',
      'Die Jüngste an Bord schnupperte erst einmal rund um die Erdbeere herum. Dann schloss sie den Mund darüber. Die Sonne ging unter, zum sechzehnten Mal, und sie hatte die Augen zu.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Schlauch' },
        holds: [
          'Aber im grünen Raum war der Wasserschlauch davongeschwebt. Er hatte sich um die Pflanze gelegt, dreimal, und um die Erdbeere ein viertes Mal.',
          'Aber in der Schwerelosigkeit tut ein Schlauch, was er will. Im grünen Raum hatte er die Pflanze eingewickelt und die Erdbeere gleich mit.',
        ],
        worse: [
          'Der Schlauch zog sich zum Knoten. Die Erdbeere verschwand unter den Blättern, bis auf ihre Spitze.',
          'Der Schlauch kringelte sich noch einmal um sich selbst. Im grünen Raum sah man von der Erdbeere nur noch das Rot zwischen zwei Windungen.',
        ],
        sign: [
          'Ein Stück Schlauch schwebte daneben als lockere Schlaufe. Es hatte mit dem Knoten gar nichts zu tun, es hing nur daran.',
          'Ein Bogen vom Schlauch hing ganz weit weg von der Pflanze. Ein Wassertropfen schwebte hindurch.',
        ],
        yields: [
          'Der Schlauch trieb davon und malte ein großes S in den grünen Raum. Die Erdbeere kam unter den Blättern hervor und hatte keinen Druckfleck.',
          'Der Schlauch schwebte davon und winkte mit beiden Enden. Mitten im grünen Raum hing die Erdbeere, so frei wie ein Planet.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Gärtnerroboter' },
        holds: [
          'Aber im grünen Raum schlief der Gärtnerroboter, und im Schlaf hielt er den Topf. Zehn Arme hatte er darum gelegt, und mittendrin hing die Erdbeere.',
          'Aber der Gärtnerroboter hatte zu viel gegossen und war eingeschlafen, um den Topf herum. In seinen Armen hing im grünen Raum die Erdbeere wie in einem Körbchen.',
        ],
        worse: [
          'Der Gärtnerroboter piepte im Schlaf und rückte die Arme enger. Die Erdbeere war nun hinter neun davon.',
          'Der Gärtnerroboter surrte und machte das Körbchen zu. Von der Erdbeere war im grünen Raum nur noch der Duft übrig.',
        ],
        sign: [
          'Neben dem Gärtnerroboter klebten neun kleine Löffel an der Wand. Sie waren nach der Größe geordnet, und der kleinste hatte ein Tuch um.',
          'Neun Löffel klebten neben ihm an der Wand. Der Gärtnerroboter hatte sie zugedeckt, jeden mit seinem Tuch.',
        ],
        yields: [
          'Ein Arm nach dem anderen ging auf, auch der zehnte. Der Gärtnerroboter schlief weiter, und die Erdbeere schwebte ihm vom Schoß.',
          'Der Gärtnerroboter träumte wohl vom Sommer, denn er ließ die Arme hängen. Durch den grünen Raum kam die Erdbeere herangeschwebt, mit dem Topf hinterher.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber die Erdbeere war im grünen Raum zwischen zwei Kästen geschwebt, samt Topf und Blatt. Der Spalt dazwischen war so breit wie ein Brotmesserrücken.',
          'Aber zwischen zwei Kästen im grünen Raum war ein Spalt, und die Erdbeere war hineingeschwebt. Der Topf klemmte, und vorn sah nur ein Blatt heraus.',
        ],
        worse: [
          'Die Kästen trieben noch dichter zusammen. Die Erdbeere schwebte weiter hinein, dahin, wo der grüne Raum aufhörte.',
          'Etwas stieß an, und die Kästen rückten zusammen. Der Spalt im grünen Raum war nun so schmal, dass die Erdbeere ein Druckfleck zu werden drohte.',
        ],
        sign: [
          'An der Wand, wo der eine Kasten eine Ecke verloren hatte, war der Spalt breiter. Da ging sogar ein Blatt hindurch.',
          'Einem Kasten fehlte an der Wand die Ecke. Da war der Spalt so weit, dass Luft herauskam.',
        ],
        yields: [
          'An der breiten Stelle kam die Erdbeere heraus, den Stiel voran. Der grüne Raum roch bis zur Decke nach ihr.',
          'An der fehlenden Ecke kam erst das Blatt und dann der Topf. Im grünen Raum schwebte die Erdbeere und war heil bis auf den letzten Kern.',
        ],
      },
      needsTime: {
        part: { g: 'f', adj: 'grün', one: 'Seite' },
        holds: [
          'Aber die Erdbeere war nur auf der einen Seite rot. Die andere Seite war so grün wie der grüne Raum selbst, und grün schmeckt sie nach Gurke.',
          'Aber die Erdbeere war noch nicht reif, sie hatte noch eine grüne Seite. Im grünen Raum gab es alles, Licht, Wasser und Geduld, man musste es nur lassen.',
        ],
        worse: [
          'Die Erdbeere drehte sich vom Licht weg. Nun war vorn nur noch Grün, wie am Anfang.',
          'Die Erdbeere drehte sich weg, und vor lauter Drehen wurde sie blass. Im grünen Raum zeigte sie nun allen nur ihre grüne Seite.',
        ],
        sign: [
          'Mitten im Grün war ein roter Punkt. Er war so klein wie ein Kern, und gestern war er noch nicht da.',
          'Auf der grünen Seite war ein Kern, und um den Kern ein Hof. Der Hof war rosa.',
        ],
        yields: [
          'Der rote Punkt war überall. Die Erdbeere hing im grünen Raum und war rot, rundherum und von selbst.',
          'Das Rosa wurde rot und lief einmal herum. Im grünen Raum hing die Erdbeere und hatte keine andere Seite mehr.',
        ],
      },
    },
  },
  star: {
    title: ['Der Stern mit der blauen Ecke', '{hero} und das Gutenachtbild'],
    prize: { g: 'm', one: 'Wollstern' },
    obstacle: { g: 'n', one: 'Lager', gen: 'Lagers' },
    task: [
      'Die Tochter der Kapitänin bekam jeden Abend um acht ein Bild geschickt, hinunter auf die Erde. Darauf war immer der Wollstern, denn den hatte sie selbst gestrickt. Heute fehlte er, und es war sieben Minuten vor acht.',
      'Jeden Abend um acht schickte die Kapitänin ein Bild nach Hause, mit Gruß. Ihre Tochter sucht darauf immer zuerst den Wollstern, den sie gestrickt hat. In sieben Minuten war es so weit, und am Fenster hing kein Stern.',
    ],
    gift: [
      'Um acht Uhr flog das Bild zur Erde. Darauf waren die Kapitänin, ein Fenster und der Wollstern, gerade kopfüber. Unten ging ein kleines Licht aus. Man konnte es von oben nicht sehen, aber alle schauten hin.',
      'Um acht flog das Bild davon. Der Wollstern war ganz vorn, so nah, dass man die Maschen zählen konnte. Unten legte jemand den Finger auf jede einzelne.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Winkel' },
        holds: [
          'Aber der Wollstern war ins Lager geschwebt, bis in den hintersten Winkel. Dort reichte keine Lampe hin.',
          'Aber im Lager gab es einen Winkel, der auf keinem Plan stand. Dorthin war der Wollstern geschwebt, und dort war es immer Nacht.',
        ],
        worse: [
          'Die Station flog in den Schatten, und im Lager wurde es schwarz. Vom Wollstern war keine Ecke mehr zu sehen.',
          'Eine Klappe fiel zu. Im Lager war der Winkel nun so schwarz wie draußen zwischen den Sternen. Dieser hier leuchtete nicht, der Wollstern war ja gestrickt.',
        ],
        sign: [
          'Weit hinten glomm ein Pünktchen. Es war blau, und es sah gestrickt aus.',
          'Hinten im Winkel war ein Stück weniger schwarz. Es war blau und hatte Maschen.',
        ],
        yields: [
          'Zwischen zwei Säcken hing der Wollstern in der Luft und drehte sich. Die blaue Ecke zeigte genau zur Tür vom Lager.',
          'Die blaue Ecke hatte vier Geschwister, und zusammen waren sie der Wollstern. Im Lager hing er an einem Haken, den keiner kannte.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Staubroboter' },
        holds: [
          'Aber den Wollstern hatte der kleine Staubroboter aus dem Lager. Er hatte noch nie etwas Weiches gehabt, und damit saß er hinter den Säcken.',
          'Aber der kleine Staubroboter hatte im Lager einen Freund gefunden, und der Freund war der Wollstern. Er wollte ihn niemandem vorstellen.',
        ],
        worse: [
          'Der Staubroboter surrte weiter nach hinten, hinter den letzten Sack. Den Wollstern nahm er mit.',
          'Der Staubroboter machte sein Licht aus und rollte hinter die Kabel. Im Lager hörte man ihn noch flüstern, und der Wollstern war auch weg.',
        ],
        sign: [
          'Über dem Sack stand eine runde Linse. Sie ging auf und zu, wie ein Auge, das rechnet.',
          'Ein rundes Glas lugte um die Ecke und stellte sich scharf. Es machte dabei sss.',
        ],
        yields: [
          'Da kam der Staubroboter hervor, ein kleines Stück und noch eins. Den Wollstern trug er obenauf, und er hatte ihn abgestaubt.',
          'Der Staubroboter rollte ins Licht, Rad für Rad. Auf seinem Rücken fuhr im Lager der Wollstern mit, und er war sehr sauber.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Lagerroboter' },
        holds: [
          'Aber vor dem Netz im Lager stand der Lagerroboter, und im Netz hing der Wollstern. Was im Lager ist, bleibt im Lager, sagte er.',
          'Aber der Lagerroboter hatte den Wollstern ins Netz getan und sich selbst davor. Ohne Haken auf der Liste verließ kein Ding das Lager.',
        ],
        worse: [
          'Der Lagerroboter streckte alle Arme aus, von Wand zu Wand. Vom Wollstern sah man hinter so viel Blech nichts mehr.',
          'Der Lagerroboter fuhr noch zwei Arme aus, die sonst in der Reserve sind. Vom Netz im Lager sah man nichts mehr, und der Wollstern war im Netz.',
        ],
        sign: [
          'Auf der Liste vom Lagerroboter war eine Zeile leer. Sein Licht lief die Liste hinunter und blieb jedes Mal dort stehen.',
          'Auf der Liste vom Lagerroboter blinkte eine leere Zeile. Er tippte immer wieder darauf, und nichts stand da.',
        ],
        yields: [
          'Da machte der Lagerroboter einen Haken auf die Liste und klappte die Arme ein. Der Wollstern kam aus dem Netz geschwebt, genau zwischen zwei Greifern hindurch.',
          'Auf der Liste stand in der Zeile nun etwas, und der Lagerroboter konnte es nicht oft genug lesen. Dabei machte er das Netz auf, und durch das Lager schwebte der Wollstern.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber der Wollstern war durch das ganze Lager davongeschwebt. Hin führte eine Stange, und die war so glatt poliert, dass jede Hand abglitt.',
          'Aber der Wollstern hing am anderen Ende vom Lager, und dazwischen war die Stange, an der man sich entlangzieht. Heute hatte sie jemand poliert.',
        ],
        worse: [
          'Alle Hände glitten zurück bis zur Tür. Der Wollstern trieb vom Luftzug noch ein Stück weiter fort.',
          'Alle Hände waren wieder da, wo sie angefangen hatten. Der Wind davon gab dem Wollstern einen Stups, und im Lager drehte er sich außer Reichweite.',
        ],
        sign: [
          'Um die Stange war an einer Stelle ein Tuch gewickelt, rau wie ein Waschlappen. Dort hatte schon einmal jemand Halt gebraucht.',
          'Die Stange hatte einen Verband, aus altem Handtuch. Dort spiegelte sie nicht.',
        ],
        yields: [
          'Hand um Hand ging es durch das Lager, bis die Nase an Wolle stieß. Es war der Wollstern, und er kratzte ein bisschen.',
          'Am Handtuch blieb die Hand, und der Rest kam nach. Am Ende vom Lager wartete der Wollstern, und die blaue Ecke kam zuerst.',
        ],
      },
    },
  },
  link: {
    title: ['Zehn Minuten ins All', 'Die Frage an die Crew'],
    prize: { g: 'f', one: 'Verbindung' },
    obstacle: { g: 'm', one: 'Funkraum' },
    task: [
      'Um vier sprach die Schule zehn Minuten lang mit der Crew der Raumstation. In der Aula saßen dreihundert Leute vor einem Lautsprecher. Der Funkklub hatte die Verbindung versprochen, und es kam nur Rauschen.',
    ],
    gift: [
      'Um vier Uhr eins sagte eine Stimme von sehr weit oben: Wir hören euch. Die Kleinste am Mikrofon las ihre Frage vor, und danach schob sie den Zettel in den Ärmel, um ihn zu behalten.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Antenne' },
        holds: [
          'Aber vor dem Funkraum lag die Antenne mit einem Knick. Ohne sie gab es keine Verbindung, nur ein Geräusch wie Regen auf Blech.',
        ],
        worse: [
          'An der Antenne löste sich noch ein Gelenk. In der Verbindung war jetzt nicht einmal mehr Regen.',
        ],
        sign: [
          'Die beiden Enden glänzten, wo sie auseinandergegangen waren. Sie hatten dieselbe Kante, einmal innen und einmal außen.',
        ],
        yields: [
          'Da stand die Antenne, mit einer Schiene aus Klebeband und einem Lineal. Im Funkraum sagte der Lautsprecher ein halbes Wort, dann ein ganzes, und die Verbindung hielt.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Experte', obl: 'Experten', gen: 'Experten' },
        holds: [
          'Aber die Frequenz kannte nur einer, und der saß seit dem Streit hinter dem Regal im Funkraum, die Kapuze auf. Ohne ihn war die Verbindung ein Rauschen.',
        ],
        worse: [
          'Der Experte zog in die Kammer hinter dem Funkraum um. Die Notizen nahm er mit, und auf der Skala wusste niemand, wohin mit der Verbindung.',
        ],
        sign: [
          'Aus dem Ärmel des Experten schaute ein Zeigefinger. Er drehte an einem Knopf, der gar nicht da war, winzig weit nach links.',
        ],
        yields: [
          'Da kam der Experte aus der Ecke, schlug das Heft auf und drehte am Regler, winzig weit nach links. Der Funkraum hielt den Atem an, und die Verbindung stand.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Rahmen', gen: 'Rahmens' },
        holds: [
          'Aber auf dem Rasen vor dem Funkraum lag der Rahmen der Antenne, sechs Meter lang. Stand ein Bein, so sackte das andere weg, und die Verbindung zeigte in die Erde.',
        ],
        worse: [
          'Der Rahmen lag wieder im Gras, verdrehter als zuvor. Aus der Verbindung wurde ein Pfeifen, das nach unten ging.',
        ],
        sign: [
          'An der Querstange war noch ein zweiter Griff, mit Band umwickelt. Er war den ganzen Nachmittag frei.',
        ],
        yields: [
          'Da stand der Rahmen, auf beiden Beinen, und zeigte dahin, wo gleich etwas vorbeifliegen würde. Im Funkraum begann die Verbindung zu knistern wie Papier, das jemand auspackt.',
        ],
      },
    },
  },
  module: {
    title: ['Sechzehn Sonnenaufgänge', 'Der Kratzer am Modell'],
    prize: { g: 'm', one: 'Lichterweg', gen: 'Lichterwegs' },
    obstacle: { g: 'n', one: 'Stationsmodell' },
    task: [
      'Um sechs stand das Stationsmodell im Museum. Die Praktikanten hatten den Lichterweg versprochen, der sechzehn Sonnenaufgänge zeigt, rundherum, einen nach dem anderen. Jetzt war da ein Kratzer, ein Streit über den Kratzer und kein einziger Sonnenaufgang.',
    ],
    gift: [
      'Der Lichterweg lief um das Modell, und im Saal ging sechzehnmal die Sonne auf. Ein Kind im Rollstuhl fuhr mit, Runde um Runde. Bei der sechzehnten war es eine halbe Länge voraus und wartete auf das Licht.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Lichtband' },
        holds: [
          'Aber das Lichtband war um das Stationsmodell geraten, ausgesteckt und in Schlingen. Vom Lichterweg lag die Hälfte unter dem Greifarm.',
        ],
        worse: [
          'Das Lichtband wurde zum Knoten am Greifarm. Vier Sonnenaufgänge waren nun im Stationsmodell drin statt außen herum, und der Lichterweg hatte eine Lücke.',
        ],
        sign: [
          'Am letzten Fenster hing das Lichtband als Schlaufe herunter. Dort war es so locker, wie es geliefert worden war.',
        ],
        yields: [
          'Da lag das Lichtband um das Stationsmodell wie ein Gürtel. Jemand steckte den Stecker ein, und der Lichterweg fing im Osten an.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Ausbilder', gen: 'Ausbilders' },
        holds: [
          'Aber vor dem Stationsmodell stand der Ausbilder. Nach dem Kratzer kam kein Praktikant mehr heran, auch nicht wegen des Lichterwegs.',
        ],
        worse: [
          'Der Ausbilder zog das Tuch über das ganze Stationsmodell. Vom Lichterweg sah man das Kabel, und das hing in der Luft.',
        ],
        sign: [
          'Der Ausbilder sah immer wieder auf den Kratzer, auch durch das Tuch. Vor ihm standen drei Töpfe Weiß, und keiner war offen.',
        ],
        yields: [
          'Da zog der Ausbilder das Tuch herunter und reichte einen Pinsel herüber. Eine Stunde später lief der Lichterweg am Kratzer vorbei, und man musste wissen, wo er war.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Farbe' },
        holds: [
          'Aber über dem Kratzer war die Farbe noch nass. Solange durfte niemand den Lichterweg an das Stationsmodell kleben.',
        ],
        worse: [
          'Die Farbe verschmierte, und der Kratzer im Stationsmodell war länger als vorher. Der Lichterweg lag im Karton, bei Sonnenaufgang null.',
        ],
        sign: ['Mitten im Glanz war eine matte Stelle. Sie war nicht größer als eine Münze.'],
        yields: [
          'Da war die Farbe überall matt, so weiß wie der Rest. Der Lichterweg ging einmal rund um das Stationsmodell und traf sich selbst.',
        ],
      },
    },
  },
} satisfies DeErrands;
