import type { DeErrands } from '../../schema.ts';

export const alienPlanet = {
  word: {
    title: ['Das Wort für alle Türen', '{hero} und der verkehrte See'],
    prize: { g: 'n', one: 'Türwort' },
    obstacle: { g: 'm', one: 'See', adj: 'verkehrt' },
    task: [
      'Die dreiäugige Schnecke kam bei sich zu Hause nicht mehr hinein. Dort öffnet man mit dem Türwort, und das Türwort war ihr aus dem Mund gerollt. Wenn sich die zwei Sonnen trafen, flog das Schiff zur Erde zurück.',
      'Die dreiäugige Schnecke stand vor ihrem eigenen Haus und konnte nicht hinein. Ihr fehlte das Türwort, und andere Schlüssel gibt es hier nicht. Drinnen kühlte der Kuchen aus, und die zwei Sonnen kamen einander schon sehr nah.',
    ],
    gift: [
      'Die Schnecke nahm das Türwort in den Mund und sagte es. Es klang wie Pflaume, nur runder. Überall im Tal gingen Türen auf, und aus einer roch es nach Kuchen.',
      'Die Schnecke flüsterte das Türwort in den Türspalt. Da ging ihr Haus auf, und das Nachbarhaus gleich mit, weil es so gern zuhört. In beiden wurde Licht gemacht.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'See', adj: 'verkehrt' },
        holds: [
          'Aber davor hing der verkehrte See in der Luft und tropfte nach oben. Er hatte das Türwort, und er verstand alles andersherum.',
          'Aber der verkehrte See hatte das Türwort verschluckt, und er machte alles verkehrt. Sagte man gib, so nahm er.',
        ],
        worse: [
          'Der verkehrte See ließ seine Tropfen zum ersten Mal nach unten fallen. Das Türwort schwebte dafür nach oben davon.',
          'Der verkehrte See lachte, und dabei wurde er trocken. Das Türwort stieg aus ihm auf wie ein Luftballon, immer der Nase nach oben.',
        ],
        sign: [
          'Der Wind bog einen Halm. Da verbeugte sich auch der verkehrte See, mit einer kleinen Welle.',
          'Neigte sich etwas, so neigte der verkehrte See sich auch. Das war das Einzige, was er nicht umdrehte.',
        ],
        yields: [
          'Eine lange, höfliche Welle lief einmal um das Ufer. Sie legte das Türwort in den Sand, rund wie eine Perle.',
          'Der verkehrte See beugte sich bis auf den Boden. Von seiner Spitze rollte das Türwort und blieb im Moos liegen.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stein', adj: 'gestreift' },
        holds: [
          'Aber das Türwort schwamm im verkehrten See, und der hing hoch in der Luft. Darunter stand nur ein gestreifter Stein.',
          'Aber der verkehrte See hing in der Luft, und unter ihm stand ein gestreifter Stein. Auf Zehenspitzen fehlten zum Türwort immer noch zwei Arme.',
        ],
        worse: [
          'Der verkehrte See stieg um eine Handbreit. Das Türwort stieg mit und kicherte.',
          'Der verkehrte See machte sich leicht und schwebte höher. Das Türwort war nun so klein wie ein Komma.',
        ],
        sign: [
          'Um den Stein lief ganz unten ein Ring. Er war einen Fuß breit, auch für Füße ohne Schuh.',
          'Der gestreifte Stein hatte unten eine Rille. Sie war so breit wie ein Fuß und lief ganz herum.',
        ],
        yields: [
          'Von hier oben reichte ein Finger. Das Türwort löste sich aus dem verkehrten See wie eine Kirsche und kam mit.',
          'Vom gestreiften Stein aus stand man mit der Nase im verkehrten See. Das Türwort kam herangeschwommen und sprang in die Hand.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Tropfkonzert' },
        holds: [
          'Aber der verkehrte See plumpste Tropfen für Tropfen in den Himmel. Im Tropfkonzert hörte keiner, wo das Türwort vor sich hin redete.',
          'Aber das Türwort sprach vor sich hin, und um es herum war Tropfkonzert. Der verkehrte See hatte tausend Tropfen, und jeder sagte plop.',
        ],
        worse: [
          'Das Tropfkonzert plumpste nun von allen Seiten. Vom Türwort hörte man nicht einmal mehr das P.',
          'Das Tropfkonzert ging ins zweite Stück, mit Pauken. Vom Türwort blieb im verkehrten See nicht ein Buchstabe übrig.',
        ],
        sign: [
          'Bevor ein Tropfen losließ, hielt er jedes Mal die Luft an. So lange war es ganz still.',
          'Ehe ein Tropfen fiel, wurde er lang. So lange schwiegen auch die anderen.',
        ],
        yields: [
          'Alle Tropfen blieben hängen und hörten zu. Unter dem verkehrten See sagte das Türwort leise sich selbst, und da lag es.',
          'Die Tropfen wurden lang und länger und fielen nicht. Im verkehrten See sagte jemand sehr deutlich ein Wort, und es war das Türwort.',
        ],
      },
      slippery: {
        part: { g: 'n', one: 'Ufer' },
        holds: [
          'Aber das Türwort lag drüben am verkehrten See. Sein Ufer war aus lauter blankem Glas, und das wollte niemanden behalten.',
          'Aber das Ufer vom verkehrten See war aus Glas, frisch geputzt. Das Türwort lag auf der anderen Seite, und jeder Weg dorthin führte hierher zurück.',
        ],
        worse: [
          'Alle glitten zurück bis dorthin, wo sie angefangen hatten. Auch das Türwort rollte ein Stück am Ufer entlang.',
          'Eine lange Rutschpartie, und alles war wie vorher. Das Türwort nahm den Schwung mit und rollte weiter um den verkehrten See.',
        ],
        sign: [
          'Ein Fleck am Ufer war blau und pelzig. Das war Moos, und es kratzte.',
          'Auf dem Glas lag ein Teppich aus blauem Moos, nicht größer als ein Handtuch. Es kitzelte schon beim Hinsehen.',
        ],
        yields: [
          'Der Fuß blieb hängen, und das war diesmal gut. Neben dem verkehrten See lag das Türwort und ließ sich aufheben.',
          'Im blauen Moos blieben die Füße stehen und wollten gar nicht wieder fort. Am verkehrten See lag das Türwort, gleich neben dem großen Zeh.',
        ],
      },
    },
  },
  seed: {
    title: ['Eine Wolke aus einem Samen', '{hero} am Samenhaus'],
    prize: { g: 'm', one: 'Regensamen', gen: 'Regensamens' },
    obstacle: { g: 'n', one: 'Samenhaus' },
    task: [
      'Das schiefe Gras hatte Durst und lehnte sich an alles an, auch an Besucher. Bevor die zweite Sonne kam, brauchte es Regen. Den macht der Regensamen, blau gestreift, ein Samen für eine Wolke.',
      'Ein Grashalm hatte sich bei {hero} angelehnt und wollte nicht mehr weg. Er hatte Durst, wie alle hier. Eine Wolke wächst aus dem Regensamen, dem blau gestreiften, und die zweite Sonne kam schon um die Ecke.',
    ],
    gift: [
      'Der Regensamen lag kaum in der Erde, da stieg eine Wolke auf, so groß wie ein Bett. Sie regnete genau auf das Gras. Es richtete sich auf und entschuldigte sich bei allen.',
      'Es regnete, aber nur auf das Gras, einen ordentlichen Streifen entlang. Halm um Halm stand wieder gerade. Der letzte schüttelte sich wie ein Hund.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Blattdeckel' },
        holds: [
          'Aber der Regensamen war im Samenhaus, und das ist eine Schote, groß wie ein Kürbis. Der Blattdeckel war zu.',
          'Aber das Samenhaus hatte seinen Blattdeckel zu, mit drei Adern darüber. Drinnen rollte der Regensamen hin und her und konnte nicht heraus.',
        ],
        worse: [
          'Der Blattdeckel faltete sich noch einmal über sich selbst. Im Samenhaus rollte der Regensamen nach hinten, man hörte es trudeln.',
          'Der Blattdeckel rollte sich am Rand ein und hielt sich selbst fest. Im Samenhaus war der Regensamen nun ganz unten und ganz leise.',
        ],
        sign: [
          'Neben dem Samenhaus wuchs ein Stängel, am Ende eingeringelt. Im Blatt war ein Loch mit genau so einem Kringel.',
          'Neben dem Samenhaus stand ein Stängel mit einem Kringel am Ende. Er sah aus wie ein Fragezeichen, das jemand verloren hat.',
        ],
        yields: [
          'Es knackte wie ein Radieschen, und das Samenhaus war offen. Der Regensamen kullerte heraus und hinterließ eine nasse Spur.',
          'Der Blattdeckel ging auf, so weit wie ein Gähnen. Vorn im Samenhaus lag der Regensamen und war schon ein bisschen feucht.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Gärtner' },
        holds: [
          'Aber im Samenhaus schlief der Gärtner. Er schlief auf dem Regensamen, und über ihm standen kleine bunte Träume.',
          'Aber der Gärtner wohnte im Samenhaus, und wenn er schlief, brauchte er alles darin. Unter seinem vierten Knie lag der Regensamen.',
        ],
        worse: [
          'Der Gärtner brummelte in Grün und Orange und legte sich flacher hin. Vom Regensamen war kein Streifen mehr zu sehen.',
          'Der Gärtner träumte lila und streckte drei Beine aus. Der Regensamen war im Samenhaus nun unter ihm, über ihm und nirgends.',
        ],
        sign: [
          'Neben dem Gärtner standen sieben winzige Stiefel, der Größe nach.',
          'Die sieben Stiefel vom Gärtner standen an der Wand. Jeder hatte seinen Schatten neben sich, sehr ordentlich.',
        ],
        yields: [
          'Sieben Füße streckten sich und rollten davon, und der Gärtner rollte mit. Im Samenhaus lag der Regensamen in einer warmen Kuhle.',
          'Der Gärtner zog ein Knie nach dem anderen an, bis er eine Kugel war. Im Samenhaus lag der Regensamen, lauwarm und gestreift.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Schote' },
        holds: [
          'Aber das Samenhaus war noch nicht reif. Erst wenn die Schote gelb ist, gibt sie den Regensamen her, keinen Augenblick früher.',
          'Aber der Regensamen war noch nicht fertig. Das Samenhaus war grün, und die Schote macht erst auf, wenn sie gelb ist, da hilft kein Klopfen.',
        ],
        worse: [
          'Die Schote wurde von unten her wieder grün. Der Regensamen zog sich darin zurück, bis nur noch eine Beule zu sehen war.',
          'Die Schote erschrak und wurde noch grüner als grün. Im Samenhaus schrumpfte der Regensamen auf Erbsengröße.',
        ],
        sign: [
          'Am Rand war ein Riss, so lang wie eine Wimper. Er war gelb.',
          'Ganz oben hatte die Schote einen gelben Tupfen. Vorhin war er noch nicht da gewesen.',
        ],
        yields: [
          'Aus dem Riss wurde ein Spalt, aus dem Spalt wurde eine Tür. Das Samenhaus gähnte, und der Regensamen lag vorn auf der Zunge.',
          'Das Gelb lief die Schote herunter wie Honig. Dann seufzte das Samenhaus, ging auf, und der Regensamen sah heraus.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Samenhaus' },
        holds: [
          'Aber der Regensamen lag im Samenhaus, und Samen schlafen im Finstern. Man sah hinein und sah nichts.',
          'Aber im Samenhaus war es so dunkel, wie Samen es mögen. Der Regensamen mochte es auch und gab kein Zeichen.',
        ],
        worse: [
          'Das Samenhaus atmete ein und wurde noch dunkler. Vom Regensamen war nichts zu sehen, kein Streifen, gar nichts.',
          'Das Samenhaus zog die Wände enger. Nun war es darin so finster, dass der Regensamen überall und nirgends lag.',
        ],
        sign: [
          'Weit hinten schimmerte es blau. Es waren zwei Streifen, so dünn wie Fäden.',
          'Zwei Fäden aus Blau hingen in der Schwärze. Sie waren gebogen, als lägen sie um etwas herum.',
        ],
        yields: [
          'Zwei Streifen, drei, vier, und dann war es der ganze Regensamen. Er lag im Samenhaus auf einem Kissen aus Flaum.',
          'Die blauen Fäden lagen um eine Kugel, und die Kugel war der Regensamen. Das Samenhaus war von innen flaumig wie ein Pfirsich.',
        ],
      },
    },
  },
  kite: {
    title: ['Zwei Schatten im Streit', '{hero} und der Hüpfhügel'],
    prize: { g: 'm', one: 'Schattendrachen', gen: 'Schattendrachens' },
    obstacle: { g: 'm', one: 'Hüpfhügel' },
    task: [
      'Das Kind der Bürgermeisterin hatte zwei Schatten, wie alle hier. Seit gestern redeten die zwei nicht mehr miteinander. Nur hinter dem Schattendrachen gingen sie nebeneinander her, und der war fort.',
      'Auf der Straße ging das Kind der Bürgermeisterin und hinter ihm zwei Schatten, einer links, einer rechts. Sie sahen aneinander vorbei, seit gestern. Nur vom Schattendrachen wollten beide die Schnur halten, und der war fort.',
    ],
    gift: [
      'Der Schattendrachen stieg, und sein heller Schwanz ging auf und ab. Die zwei Schatten sahen hinauf. Sie stießen aneinander, und keiner rückte weg.',
      'Der Schattendrachen stieg, und die Schnur hielten zwei Schatten, jeder mit einer Hand. Sie mussten sich absprechen, und das ging nur leise. Nach einer Weile hörte man sie lachen.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Drachenschwanz' },
        holds: [
          'Aber der Schattendrachen hing auf dem Hüpfhügel fest. Sein Drachenschwanz lief um ein Schilfrohr, rundherum und hintenherum.',
          'Aber der Schattendrachen kam vom Hüpfhügel nicht los. Sein Drachenschwanz hatte sich am Schilfrohr verhakt und mit dem Schilfrohr und um das Schilfrohr.',
        ],
        worse: [
          'Der Drachenschwanz zog sich zusammen. Der Schattendrachen lag nun flach auf dem Hüpfhügel wie ein Abziehbild.',
          'Der Hüpfhügel machte einen Hopser, und der Drachenschwanz zog sich stramm. Der Schattendrachen lag da wie ein Fleck, den man wegwischen möchte.',
        ],
        sign: [
          'Neben dem Schilfrohr leuchtete eine Schleife, die ganz locker war. Sie hüpfte bei jedem Hüpfer.',
          'Am Drachenschwanz war eine Schleife, die nichts festhielt. Sie leuchtete und hüpfte.',
        ],
        yields: [
          'Das Schilfrohr stand wieder gerade. Der Schattendrachen glitt davon los und machte auf dem Hüpfhügel einen Luftsprung.',
          'Der Drachenschwanz wurde lang und glatt. Mit dem nächsten Hopser warf der Hüpfhügel den Schattendrachen in die Luft, und dort blieb er.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Hügelkind' },
        holds: [
          'Aber den Schattendrachen hatte ein Hügelkind, rund wie ein Kloß. Hügelkinder wohnen im Hüpfhügel, und bei Besuch sinken sie ein.',
          'Aber ein Hügelkind hatte den Schattendrachen als Bettdecke genommen. Es wohnte im Hüpfhügel, und wenn man klopfte, war niemand da.',
        ],
        worse: [
          'Das Hügelkind sank tiefer in den Hüpfhügel. Der Schattendrachen sank mit, bis auf den Schwanz.',
          'Es machte blupp, und das Hügelkind war noch ein Stockwerk tiefer. Vom Schattendrachen stand auf dem Hüpfhügel nur noch ein Zipfel.',
        ],
        sign: [
          'Aus dem Gras sah ein Fühler heraus. Er hatte vorn ein Licht, und das ging an und aus.',
          'Ein Fühler wuchs aus dem Gras und machte sein Licht an. Er machte es gleich wieder aus.',
        ],
        yields: [
          'Der Hüpfhügel machte hopp, und oben saß das Hügelkind. Den Schattendrachen hielt es mit allen vier Armen hoch.',
          'Das Licht ging an und blieb an, und darunter war das Hügelkind. Auf dem Hüpfhügel breitete es den Schattendrachen aus, mit allen Armen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Hügelpförtner' },
        holds: [
          'Aber der Schattendrachen lag auf dem Hüpfhügel, und davor stand der Hügelpförtner. Er hatte sechs Beine und einen Hut und ließ niemanden durch.',
          'Aber auf dem Hüpfhügel galt eine Ordnung, und die Ordnung war der Hügelpförtner. Er zählte seine Beine und sagte bei sechs: Hier kommt keiner durch zum Schattendrachen.',
        ],
        worse: [
          'Der Hügelpförtner stellte sich auf alle sechs Beine. Vom Schattendrachen war nicht einmal mehr ein Schatten zu sehen.',
          'Der Hügelpförtner verknotete zwei Beine zu einer Schranke. Der Schattendrachen lag dahinter auf dem Hüpfhügel und warf nicht einmal Schatten.',
        ],
        sign: [
          'Der Hügelpförtner sah immer an dieselbe Stelle. Dort lag der Hut im Gras, zwei Beinlängen zu weit weg.',
          'Der Hügelpförtner kratzte sich den bloßen Kopf. Sein Hut lag im Gras, und sechs Beine taugen nicht zum Bücken.',
        ],
        yields: [
          'Sechs Beine traten der Reihe nach zur Seite. Der Hügelpförtner reichte den Schattendrachen herunter und grüßte dabei.',
          'Der Hügelpförtner hatte den Hut auf und war wie ausgewechselt. Er machte die Schranke auf, und vom Hüpfhügel kam der Schattendrachen geflattert.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein', adj: 'langsam' },
        holds: [
          'Aber auf dem Hüpfhügel saß ein langsamer Stein auf der Schnur vom Schattendrachen. Er überlegte sich gerade, ob er aufstand.',
          'Aber die Schnur vom Schattendrachen lag unter einem langsamen Stein. Er saß auf dem Hüpfhügel, damit der nicht so hüpfte, und das gelang ihm.',
        ],
        worse: [
          'Der langsame Stein überlegte es sich anders und sank ein. Der Schattendrachen lag nun mit dem Gesicht im Gras.',
          'Der langsame Stein machte sich Gedanken, und Gedanken wiegen. Er sank in den Hüpfhügel, und der Schattendrachen wurde kurz angebunden.',
        ],
        sign: [
          'An einer Kante wippte der Stein. Es sah aus wie mit dem Fuß.',
          'Der langsame Stein hatte einen Fuß, oder eine Ecke, die wie einer aussah. Mit dem wippte er.',
        ],
        yields: [
          'Nun war der langsame Stein fertig mit Überlegen und rollte den Hüpfhügel hinunter. Oben stand der Schattendrachen auf und schüttelte sich.',
          'Der langsame Stein war zu einem Entschluss gekommen, und der ging bergab. Auf dem Hüpfhügel sprang der Schattendrachen auf, mitsamt der Schnur.',
        ],
      },
    },
  },
  game: {
    title: ['Ein Planet ohne Gruß', '{hero} und das Planetenspiel'],
    prize: { g: 'm', one: 'Gruß', gen: 'Grußes' },
    obstacle: { g: 'n', one: 'Planetenspiel' },
    task: [
      'Um fünf zeigten sie das Planetenspiel in der Stadtbücherei, an einem Stand neben den Kochbüchern. Wer landet, den begrüßen die Bewohner mit einem gesungenen Gruß. Bis jetzt standen sie nur da und starrten.',
    ],
    gift: [
      'Ein kleiner Junge landete als Erster, mit der Jacke über dem Kopf. Die Bewohner sangen ihren Gruß. Er drehte sich um, ob jemand hinter ihm stand, und dann sang er ihn zurück.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Änderungsliste' },
        holds: [
          'Aber im Planetenspiel hob eine Änderung die andere auf. Die Änderungsliste hatte drei Farben und vier Verfasser, und der Gruß kam in keiner Fassung zu Ende.',
        ],
        worse: [
          'Die Änderungsliste widersprach sich nun in jeder zweiten Zeile. Im Planetenspiel brach der Gruß nach einem Ton ab, wie eine zufallende Tür.',
        ],
        sign: ['Eine Zeile hatte noch keiner geändert. Sie stand ganz unten und war vom ersten Abend.'],
        yields: [
          'Was übrig blieb, passte auf den Bildschirm, ohne zu rollen. Das Planetenspiel lud neu, und der Gruß ging bis zum letzten Ton.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Stimmprogramm' },
        holds: [
          'Aber im Planetenspiel sang ein Stimmprogramm, was man ihm gab, nur verkehrt herum. Der Gruß klang bei ihm wie ein Abschied.',
        ],
        worse: [
          'Das Stimmprogramm sang den Gruß jetzt auch noch in Moll. Die Bewohner im Planetenspiel winkten, statt zu grüßen, und gingen nach Hause.',
        ],
        sign: [
          'In der Tonspur war ein Klatschen hängen geblieben, ein einziges. An der Stelle war das Stimmprogramm auf die Sekunde genau.',
        ],
        yields: [
          'Zum ersten Mal lief die Anzeige in die richtige Richtung. Das Stimmprogramm sang den Gruß, und im Planetenspiel blieben alle stehen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Pappplanet', obl: 'Pappplaneten', gen: 'Pappplaneten' },
        holds: [
          'Aber zum Planetenspiel gehörte der Pappplanet, zwei Meter im Durchmesser. Hielt man die eine Hälfte, kippte die andere auf den Lautsprecher, aus dem der Gruß kam.',
        ],
        worse: [
          'Der Pappplanet lag jetzt schief auf den Kochbüchern. Der Gruß kam von darunter und klang nach Kopfkissen.',
        ],
        sign: [
          'Innen im Pappplaneten war eine zweite Strebe. An ihr hing noch das Preisschild vom Baumarkt.',
        ],
        yields: [
          'Die Hälften trafen sich und blieben beieinander. Unter dem Planetenspiel war der Lautsprecher frei, und der Gruß reichte bis zu den Krimis.',
        ],
      },
    },
  },
  play: {
    title: ['Das Lied im zweiten Akt', '{hero} hinter der Bühne'],
    prize: { g: 'n', one: 'Planetenlied' },
    obstacle: { g: 'f', one: 'Garderobe' },
    task: [
      'Heute war Premiere, und im zweiten Akt sang das fremde Wesen sein Planetenlied, ohne Begleitung, im Dunkeln. Sonst konnte keiner im Ensemble singen. Der es konnte, saß seit der Probe in der Garderobe und sprach mit niemandem.',
    ],
    gift: [
      'Das Planetenlied ging bis in die letzte Reihe. Dort saß ein Großvater, der nur wegen des Enkels am Vorhang gekommen war. Er nahm die Brille ab und sah den Rest unscharf.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Maske' },
        holds: [
          'Aber in der Garderobe war die Maske vom Tisch gefallen, ein Auge ab, ein Riss durch die Stirn. Ohne Maske sang der Sänger kein Planetenlied.',
        ],
        worse: [
          'An der Maske ging noch ein Auge verloren. Der Sänger schob sie über den Tisch weg, und in der Garderobe war vom Planetenlied nicht einmal mehr ein Summen zu hören.',
        ],
        sign: [
          'Am Riss lagen zwei Kanten aus Zeitungspapier. Auf der einen stand das halbe Wort, auf der anderen der Rest.',
        ],
        yields: [
          'Die Maske hatte nun eine Narbe quer über die Stirn, und die stand ihr. Der Sänger setzte sie auf, und aus der Garderobe kam das Planetenlied, leise, zum Warmwerden.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Gewandmeisterin' },
        holds: [
          'Aber nach dem Durcheinander vom Mittag ließ die Gewandmeisterin keinen mehr in die Garderobe. Der Mantel für das Planetenlied hing hinter ihr.',
        ],
        worse: [
          'Die Gewandmeisterin stellte sich vor die Stange. Das Klingeln zum zweiten Akt kam, und das Planetenlied hatte nichts anzuziehen.',
        ],
        sign: [
          'Die Gewandmeisterin redete und sah dabei auf den Boden. Dort lag der Knopfkasten, umgekippt, vierhundert Knöpfe in allen Farben.',
        ],
        yields: [
          'Die Bügel klirrten zur Seite, und der Mantel kam heraus. Die Gewandmeisterin hielt in der Garderobe den Vorhang auf, und das Planetenlied konnte auftreten.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Kleister' },
        holds: [
          'Aber die Maske für das Planetenlied war frisch geklebt. In der Garderobe ist es feucht vom Haarspray, und der Kleister sah nicht ein, warum er sich beeilen sollte.',
        ],
        worse: [
          'Der Kleister gab wieder nach, und das dritte Auge rutschte bis ans Kinn. In der Garderobe hing das Planetenlied nun an einem Föhn, der nicht ging.',
        ],
        sign: ['Ein Rand war heller geworden als der Rest. Er gab auf leichten Druck nicht mehr nach.'],
        yields: [
          'Das Helle ging einmal um die ganze Stirn. In der Garderobe setzte der Sänger die Maske auf, und das Planetenlied hatte wieder drei Augen.',
        ],
      },
    },
  },
} satisfies DeErrands;
