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
        ],
        worse: [
          'Der verkehrte See ließ seine Tropfen zum ersten Mal nach unten fallen. Das Türwort schwebte dafür nach oben davon.',
        ],
        sign: ['Der Wind bog einen Halm. Da verbeugte sich auch der verkehrte See, mit einer kleinen Welle.'],
        yields: [
          'Eine lange, höfliche Welle lief einmal um das Ufer. Sie legte das Türwort in den Sand, rund wie eine Perle.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stein', adj: 'gestreift' },
        holds: [
          'Aber das Türwort schwamm im verkehrten See, und der hing hoch in der Luft. Darunter stand nur ein gestreifter Stein.',
        ],
        worse: ['Der verkehrte See stieg um eine Handbreit. Das Türwort stieg mit und kicherte.'],
        sign: ['Um den Stein lief ganz unten ein Ring. Er war einen Fuß breit, auch für Füße ohne Schuh.'],
        yields: [
          'Von hier oben reichte ein Finger. Das Türwort löste sich aus dem verkehrten See wie eine Kirsche und kam mit.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Tropfkonzert' },
        holds: [
          'Aber der verkehrte See plumpste Tropfen für Tropfen in den Himmel. In dem Tropfkonzert hörte keiner, wo das Türwort vor sich hin redete.',
        ],
        worse: [
          'Das Tropfkonzert plumpste nun von allen Seiten. Vom Türwort hörte man nicht einmal mehr das P.',
        ],
        sign: ['Bevor ein Tropfen losließ, hielt er jedes Mal die Luft an. So lange war es ganz still.'],
        yields: [
          'Alle Tropfen blieben hängen und hörten zu. Unter dem verkehrten See sagte das Türwort leise sich selbst, und da lag es.',
        ],
      },
      slippery: {
        part: { g: 'n', one: 'Ufer' },
        holds: [
          'Aber das Türwort lag drüben am verkehrten See. Sein Ufer war aus lauter blankem Glas, und das wollte niemanden behalten.',
        ],
        worse: [
          'Alle glitten zurück bis dorthin, wo sie angefangen hatten. Auch das Türwort rollte ein Stück am Ufer entlang.',
        ],
        sign: ['Ein Fleck am Ufer war blau und pelzig. Das war Moos, und es kratzte.'],
        yields: [
          'Der Fuß blieb hängen, und das war diesmal gut. Neben dem verkehrten See lag das Türwort und ließ sich aufheben.',
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
        ],
        worse: [
          'Der Blattdeckel faltete sich noch einmal über sich selbst. Im Samenhaus rollte der Regensamen nach hinten, man hörte es trudeln.',
        ],
        sign: [
          'Neben dem Samenhaus wuchs ein Stängel, am Ende eingeringelt. Im Blatt war ein Loch mit genau so einem Kringel.',
        ],
        yields: [
          'Es knackte wie ein Radieschen, und das Samenhaus war offen. Der Regensamen kullerte heraus und hinterließ eine nasse Spur.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Gärtner' },
        holds: [
          'Aber im Samenhaus schlief der Gärtner. Er schlief auf dem Regensamen, und über ihm standen kleine bunte Träume.',
        ],
        worse: [
          'Der Gärtner brummelte in Grün und Orange und legte sich flacher hin. Vom Regensamen war kein Streifen mehr zu sehen.',
        ],
        sign: ['Neben dem Gärtner standen sieben winzige Stiefel, der Größe nach.'],
        yields: [
          'Sieben Füße streckten sich und rollten davon, und der Gärtner rollte mit. Im Samenhaus lag der Regensamen in einer warmen Kuhle.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Schote' },
        holds: [
          'Aber das Samenhaus war noch nicht reif. Erst wenn die Schote gelb ist, gibt sie den Regensamen her, keinen Augenblick früher.',
        ],
        worse: [
          'Die Schote wurde von unten her wieder grün. Der Regensamen zog sich darin zurück, bis nur noch eine Beule zu sehen war.',
        ],
        sign: ['Am Rand war ein Riss, so lang wie eine Wimper. Er war gelb.'],
        yields: [
          'Aus dem Riss wurde ein Spalt, aus dem Spalt wurde eine Tür. Das Samenhaus gähnte, und der Regensamen lag vorn auf der Zunge.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Samenhaus' },
        holds: [
          'Aber der Regensamen lag im Samenhaus, und Samen schlafen im Finstern. Man sah hinein und sah nichts.',
        ],
        worse: [
          'Das Samenhaus atmete ein und wurde noch dunkler. Vom Regensamen war nichts zu sehen, kein Streifen, gar nichts.',
        ],
        sign: ['Weit hinten schimmerte es blau. Es waren zwei Streifen, so dünn wie Fäden.'],
        yields: [
          'Zwei Streifen, drei, vier, und dann war es der ganze Regensamen. Er lag im Samenhaus auf einem Kissen aus Flaum.',
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
        ],
        worse: [
          'Der Drachenschwanz zog sich zusammen. Der Schattendrachen lag nun flach auf dem Hüpfhügel wie ein Abziehbild.',
        ],
        sign: [
          'Neben dem Schilfrohr leuchtete eine Schleife, die ganz locker war. Sie hüpfte bei jedem Hüpfer.',
        ],
        yields: [
          'Das Schilfrohr stand wieder gerade. Der Schattendrachen glitt davon los und machte auf dem Hüpfhügel einen Luftsprung.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Hügelkind' },
        holds: [
          'Aber den Schattendrachen hatte ein Hügelkind, rund wie ein Kloß. Hügelkinder wohnen im Hüpfhügel, und bei Besuch sinken sie ein.',
        ],
        worse: [
          'Das Hügelkind sank tiefer in den Hüpfhügel. Der Schattendrachen sank mit, bis auf den Schwanz.',
        ],
        sign: ['Aus dem Gras sah ein Fühler heraus. Er hatte vorn ein Licht, und das ging an und aus.'],
        yields: [
          'Der Hüpfhügel machte hopp, und oben saß das Hügelkind. Den Schattendrachen hielt es mit allen vier Armen hoch.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Hügelpförtner' },
        holds: [
          'Aber der Schattendrachen lag auf dem Hüpfhügel, und davor stand der Hügelpförtner. Er hatte sechs Beine und einen Hut und ließ niemanden durch.',
        ],
        worse: [
          'Der Hügelpförtner stellte sich auf alle sechs Beine. Vom Schattendrachen war nicht einmal mehr ein Schatten zu sehen.',
        ],
        sign: [
          'Der Hügelpförtner sah immer an dieselbe Stelle. Dort lag der Hut im Gras, zwei Beinlängen zu weit weg.',
        ],
        yields: [
          'Sechs Beine traten der Reihe nach zur Seite. Der Hügelpförtner reichte den Schattendrachen herunter und grüßte dabei.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein', adj: 'langsam' },
        holds: [
          'Aber auf dem Hüpfhügel saß ein langsamer Stein auf der Schnur vom Schattendrachen. Er überlegte sich gerade, ob er aufstand.',
        ],
        worse: [
          'Der langsame Stein überlegte es sich anders und sank ein. Der Schattendrachen lag nun mit dem Gesicht im Gras.',
        ],
        sign: ['An einer Kante wippte der Stein. Es sah aus wie mit dem Fuß.'],
        yields: [
          'Nun war der langsame Stein fertig mit Überlegen und rollte den Hüpfhügel hinunter. Oben stand der Schattendrachen auf und schüttelte sich.',
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
