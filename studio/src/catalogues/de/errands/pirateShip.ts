import type { DeErrands } from '../../schema.ts';

export const pirateShip = {
  chart: {
    title: ['Eine Seekarte wie ein Handtuch', '{hero} und der weiße Nebel'],
    prize: { g: 'f', one: 'Seekarte' },
    obstacle: { g: 'f', one: 'Nebelbank' },
    task: [
      'Die Seekarte war vom Tisch geweht und hing drüben über einem Felsen wie ein Handtuch. Ohne sie fand das Schiff nicht zum Abendbrot. Und gleich drehte die Flut und mit der Flut das Schiff.',
      'Am Steuer roch es nach Regen statt nach Abendbrot, also war es die falsche Richtung. Die richtige stand auf der Seekarte. Ein Windstoß hatte sie mitgenommen, hinüber auf einen Felsen, und bald drehte die Flut.',
    ],
    gift: [
      'Die Seekarte kam auf den Tisch, und auf jede Ecke kam ein Schuh. {helper} fuhr mit der Kralle über das Blau, einmal, zweimal. Dann drehte sich das Schiff und roch in die richtige Richtung.',
      'Die Seekarte war noch feucht, und an einer Ecke saß eine kleine Krabbe. Sie blieb sitzen. {helper} zeigte mit dem Schnabel, wo es nach Hause ging, und das Schiff legte sich in die Kurve.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber vor dem Felsen mit der Seekarte lag die Nebelbank. Drinnen war der Nebel so dick, dass man die eigene Nase suchen musste.',
          'Aber die Nebelbank hatte den Felsen verschluckt und die Seekarte gleich mit. In so einem Nebel ist sogar Weiß dunkel.',
        ],
        worse: [
          'Der Nebel wurde grau und dann noch grauer. Wo in der Nebelbank die Seekarte hing, wusste nicht einmal der Felsen.',
          'Der Nebel rückte zusammen, bis man den Mast nicht mehr sah. In der Nebelbank konnte die Seekarte nun überall sein oder gar nicht.',
        ],
        sign: [
          'Mitten im Grau schimmerte etwas Gelbes. So gelb ist altes Papier.',
          'Im Nebel hing ein gelber Schimmer, so hoch wie ein Felsen. Er wedelte ein wenig.',
        ],
        yields: [
          'Im Nebel war ein Weg, so breit wie ein Boot. Am Ende hing die Seekarte über ihrem Felsen und tropfte.',
          'Der gelbe Schimmer bekam vier Ecken und ein Kreuz in der Mitte. Aus der Nebelbank ragte der Felsen, und obenauf lag die Seekarte wie auf einem Tisch.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber vor der Seekarte lag die Nebelbank, und Nebel hebt sich, wenn er fertig ist. Dieser war noch mitten bei der Arbeit.',
          'Aber die Nebelbank lag breit auf dem Wasser und hatte noch nicht gefrühstückt. Erst wenn der Nebel von selbst ginge, kam man zur Seekarte.',
        ],
        worse: [
          'Der Nebel kam wieder herunter, vom Mast bis auf die Schuhe. Von der Seekarte war in der Nebelbank auch die letzte Ecke fort.',
          'Neuer Nebel quoll herauf wie Milch beim Überkochen. Die Nebelbank war wieder so dick wie am Anfang, und die Seekarte war nicht einmal mehr eine Ahnung.',
        ],
        sign: [
          'Von der Reling fiel ein Tropfen. Er hatte lange dort gehangen, und er war der erste.',
          'An einem Tau sammelte sich der Nebel zu einem Tropfen. Rings um das Tau war die Luft schon klar.',
        ],
        yields: [
          'Nun hob sich der Nebel, von unten nach oben, wie ein Hosenbein. Auf dem Felsen hing die Seekarte, und von der Nebelbank war nur noch ein Wölkchen übrig.',
          'Der Nebel tropfte ab, von jedem Tau und jeder Nase. Wo die Nebelbank gewesen war, lag blankes Wasser, und auf dem Felsen klebte die Seekarte.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Nebelhorn', gen: 'Nebelhorns' },
        holds: [
          'Aber die Seekarte hing hinter der Nebelbank, und man hätte sie flattern hören. Nur tutete das Nebelhorn, damit keiner mit ihnen zusammenstieß.',
          'Aber in der Nebelbank musste man hören statt sehen, und das Nebelhorn ließ keinem ein Wort. Dabei flatterte die Seekarte gar nicht weit weg.',
        ],
        worse: [
          'Das Nebelhorn tutete doppelt so lang. Die Nebelbank tutete zurück, und das Flattern der Seekarte war nicht mehr zu hören.',
          'Das Nebelhorn holte tief Luft und nahm sich die nächste Stunde vor. Von der Seekarte kam aus der Nebelbank kein Rascheln mehr.',
        ],
        sign: [
          'Zwischen zwei Tutern war Pause. Da musste das Nebelhorn Luft schlucken.',
          'Nach jedem Tut war dem Nebelhorn schwindlig. So lange schwieg es.',
        ],
        yields: [
          'Da schluckte das Nebelhorn und vergaß zu tuten. Links vorn flatterte die Seekarte, ganz nah, und die Nebelbank flüsterte es weiter.',
          'Dem Nebelhorn blieb das Tut im Hals. In der Nebelbank raschelte Papier, zwei Ruderschläge weit, und das war die Seekarte.',
        ],
      },
      shy: {
        part: { g: 'm', adj: 'klein', one: 'Nebel', gen: 'Nebels' },
        holds: [
          'Aber auf dem Felsen saß ein kleiner Nebel, der zur Nebelbank gehörte. Er hatte die Seekarte als Decke genommen und versteckte sich darunter.',
          'Aber ein kleiner Nebel hatte sich von der Nebelbank davongemacht und war auf dem Felsen eingezogen. Die Seekarte war sein Dach, und unter dem Dach war er nicht da.',
        ],
        worse: [
          'Der kleine Nebel rutschte hinter den Felsen. Die Seekarte nahm er mit und zog sie sich über den Kopf.',
          'Der kleine Nebel wurde zum Kloß und rollte in eine Ritze. Die Seekarte zog er nach, und die Nebelbank tat, als kenne sie ihn nicht.',
        ],
        sign: [
          'Hinter dem Felsen schaute ein Zeh hervor. Er war weiß und ein bisschen durchsichtig.',
          'Unter dem Papierrand kam etwas Weißes hervor. Es war kleiner als ein Zeh und genauso neugierig.',
        ],
        yields: [
          'Dann kam der kleine Nebel hervor, Zipfel für Zipfel. Er legte die Seekarte auf den Felsen, faltete sie sogar und flog zurück zur Nebelbank.',
          'Der kleine Nebel stand auf dem Felsen, so groß, wie er nur konnte. Er hielt die Seekarte mit beiden Zipfeln hin und wurde ein bisschen rosa.',
        ],
      },
    },
  },
  spoon: {
    title: ['Suppe um sechs Glasen', '{hero} und die Segelkiste'],
    prize: { g: 'm', one: 'Messinglöffel', gen: 'Messinglöffels' },
    obstacle: { g: 'f', one: 'Segelkiste' },
    task: [
      'Die Suppe war fertig. Aber gerufen wird auf einem Schiff mit dem Messinglöffel, auf der Reling, und der Messinglöffel lag in der Segelkiste. Oben im Mast hing die ganze Wache und sah hungrig herunter.',
      'Im Mast saßen zwanzig Seeleute und rochen Suppe. Herunter durften sie nicht, denn gerufen wird erst mit dem Messinglöffel. Und der Messinglöffel lag in der Segelkiste, ganz unten.',
    ],
    gift: [
      'Kling, machte der Messinglöffel auf der Reling. Die ganze Wache kam herunter, alle auf einmal und an demselben Seil. Der Koch schöpfte, und zwanzig Mal machte es schlürf.',
      'Der Messinglöffel schlug auf die Reling, einmal. Weiter kam er nicht, da saßen schon alle am Tisch. Der Koch rührte mit ihm noch dreimal um, und dann war es sehr still, bis auf das Schlürfen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', adj: 'nass', one: 'Tau' },
        holds: [
          'Aber in der Segelkiste war der Messinglöffel in ein nasses Tau geraten. Das ging über ihn, unter ihm und durch seinen eigenen Griff.',
          'Aber der Messinglöffel hatte in der Segelkiste Gesellschaft, und zwar von einem nassen Tau. Das Tau hatte ihn umarmt und vergessen, wie man aufhört.',
        ],
        worse: [
          'Der Knoten wurde klein und hart und tropfte. In der Segelkiste wurde der Messinglöffel hineingezogen, bis nur noch seine Kelle zu sehen war.',
          'Das nasse Tau zog sich zu und quietschte. In der Segelkiste war der Messinglöffel jetzt mehr Knoten als Löffel.',
        ],
        sign: [
          'An der Seite hing eine Schlaufe aus dem Tau. Die war weit, und an ihr hatte noch keiner gezogen.',
          'Ein Stück vom nassen Tau lag da wie ein großes U. Es tat nichts und hielt nichts.',
        ],
        yields: [
          'Der Messinglöffel kam los und klingelte gegen den Rand der Segelkiste. Oben im Mast drehten sich elf Köpfe um.',
          'Das nasse Tau ließ eine Windung fallen und dann die übrigen. Der Messinglöffel sprang aus der Segelkiste und drehte sich auf den Planken.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Schiffskatze' },
        holds: [
          'Aber in der Segelkiste schlief die Schiffskatze, und sie schlief auf dem Messinglöffel. Der Stiel war ihr Kopfkissen.',
          'Aber die Schiffskatze hatte in der Segelkiste ein Bett, und im Bett lag der Messinglöffel. Sie schlief mit einem Ohr nach oben.',
        ],
        worse: [
          'Die Schiffskatze murrte und wurde länger. Der ganze Messinglöffel lag jetzt unter ihrem Bauch, und der war nicht klein.',
          'Die Schiffskatze legte auch noch den Schwanz darüber. Vom Messinglöffel war in der Segelkiste nichts mehr übrig, nicht einmal ein Glanz.',
        ],
        sign: [
          'In der Ecke der Segelkiste lagen drei Knöpfe und eine Heringsgräte. Sie lagen in einer Reihe, und die Gräte hatte den besten Platz.',
          'Drei Knöpfe und eine Gräte hatte die Schiffskatze sich aufgehoben. Sie lagen so weit von ihr weg, dass sie im Schlaf nicht daraufrollte.',
        ],
        yields: [
          'Da streckte die Schiffskatze ein Bein aus, dann noch eins, und rollte sich auf die andere Hälfte der Segelkiste. Der Messinglöffel war frei und hatte Haare am Stiel.',
          'Die Schiffskatze zog die Pfoten ein und wurde rund. Neben ihr lag in der Segelkiste der Messinglöffel, und man konnte sich darin sehen, mit Bart.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Deckel', gen: 'Deckels' },
        holds: [
          'Aber der Messinglöffel lag in der Segelkiste, und ihr Deckel war zu. Der Seewind hatte ihn zugeschlagen und sah jetzt weg.',
          'Aber die Segelkiste war zu, und auf dem Deckel lag auch noch die Hand vom Wind. Der Messinglöffel klopfte von innen, bei jeder Welle einmal.',
        ],
        worse: [
          'Der Deckel klemmte auf einer Seite. In der Segelkiste rutschte der Messinglöffel nach hinten, man hörte es bis zum Schluss.',
          'Der Deckel verzog sich und saß. In der Segelkiste fiel der Messinglöffel tief zwischen die Segel und klopfte nicht mehr.',
        ],
        sign: [
          'Neben dem Deckel hing ein Holzpflock an einer Schnur. Er pendelte, wenn das Schiff sich neigte.',
          'Ein Holzpflock hing am Deckel und hatte eine abgewetzte Seite. Im Schloss war ein Loch, auch abgewetzt.',
        ],
        yields: [
          'Da ging der Deckel auf, und aus der Segelkiste roch es nach Teer und Thunfisch. Zwischen zwei Tauen steckte der Messinglöffel, den Stiel nach oben.',
          'Der Deckel hob sich von selbst ein wenig, wie eine Augenbraue. In der Segelkiste lag obenauf der Messinglöffel, als hätte er geläutet.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Ankertau' },
        holds: [
          'Aber auf dem Messinglöffel lag das Ankertau, aufgerollt, Ring auf Ring. Die Segelkiste bog sich schon.',
          'Aber in der Segelkiste lag zuoberst das Ankertau, und was ein Ankertau festhält, das hält es fest. Der Messinglöffel war zuunterst.',
        ],
        worse: [
          'Das Ankertau setzte sich mit einem Seufzer. Der Messinglöffel wurde in die Bretter der Segelkiste gedrückt und machte ein kleines, flaches Pling.',
          'Das Ankertau ließ sich nieder wie ein Walross. Unter ihm bog sich in der Segelkiste der Messinglöffel, er wurde dabei nicht schöner.',
        ],
        sign: [
          'Der oberste Ring vom Ankertau lag schief. Er wippte mit jeder Welle.',
          'Hob sich der Bug, so hob sich vom Ankertau der oberste Ring. Er lag nicht richtig auf.',
        ],
        yields: [
          'Nun rollte das Ankertau über den Rand der Segelkiste wie ein müder Reifen. Der Messinglöffel lag da und war nur ein wenig gerader als früher.',
          'Der oberste Ring rutschte, und das ganze Ankertau rutschte nach, bis aufs Deck. In der Segelkiste lag der Messinglöffel und konnte gleich als Spiegel dienen.',
        ],
      },
    },
  },
  flag: {
    title: ['Glückwunsch, Wal', '{hero} und die gestreifte Flagge'],
    prize: { g: 'f', one: 'Geburtstagsflagge' },
    obstacle: { g: 'n', one: 'Achterdeck' },
    task: [
      'Neben dem Schiff schwamm ein kleiner Wal und hatte Geburtstag. Ein Schiff darf nur grüßen, wenn die Geburtstagsflagge oben ist, die gestreifte. Die Sonne berührte schon das Wasser, und der Wal sah immer wieder herauf.',
      'Neben dem Schiff blies ein kleiner Wal eine Fontäne und sah herauf. Er hatte Geburtstag und dachte wohl, man hätte ihn vergessen. Zum Grüßen braucht ein Schiff die Geburtstagsflagge, und die Sonne ging schon unter.',
    ],
    gift: [
      'Die Geburtstagsflagge ging hinauf, Streifen um Streifen. Der kleine Wal tauchte unter und kam auf der anderen Seite wieder hoch. Dann spritzte er so hoch, dass die Streifen nass wurden.',
      'Oben am Mast flatterte die Geburtstagsflagge. Der kleine Wal legte sich auf die Seite, damit er sie mit einem ganzen Auge sah. Dann schlug er mit dem Schwanz, und alle an Deck hatten nasse Füße.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Bootsmann', gen: 'Bootsmanns' },
        holds: [
          'Aber die Geburtstagsflagge lag auf dem Achterdeck, hinter dem Steuerrad. Auf der Treppe stand der Bootsmann mit verschränkten Armen, und hinauf durfte nur, wer nie fragte.',
          'Aber zum Achterdeck gab es eine Treppe, und auf der Treppe stand der Bootsmann. Er hatte ein Herz aus Teer, sagte er, und die Geburtstagsflagge blieb, wo sie war.',
        ],
        worse: [
          'Der Bootsmann stellte sich auf zwei Stufen zugleich. Das Achterdeck war hinter ihm verschwunden und mit ihm die Geburtstagsflagge.',
          'Der Bootsmann breitete die Arme aus, von Geländer zu Geländer. Das Achterdeck war nun so fern wie Afrika, und die Geburtstagsflagge auch.',
        ],
        sign: [
          'Neben der Treppe lag der Schrubber, der Stiel links und die Bürste rechts. Nach jedem dritten Wort sah der Bootsmann hin.',
          'Der Bootsmann sah auf zwei Stücke Schrubber und seufzte in seinen Bart. Er liebte ein sauberes Deck.',
        ],
        yields: [
          'Nun trat der Bootsmann von der Treppe und sagte: Achterdeck, bitte sehr. Die Geburtstagsflagge lag hinter dem Steuerrad und war nicht einmal zerknittert.',
          'Der Bootsmann schrubbte, dass es schäumte, und pfiff dazu. Auf dem Achterdeck lag die Geburtstagsflagge, und er schrubbte um jeden Fuß einzeln herum.',
        ],
      },
      slippery: {
        part: { g: 'n', adj: 'geschrubbt', one: 'Deck' },
        holds: [
          'Aber das Achterdeck war frisch geschrubbt, mit grüner Seife. Am Steuerrad lag die Geburtstagsflagge, und bis dahin war es eine Rutschbahn.',
          'Aber das Achterdeck war heute so sauber, dass man sich darauf nicht halten konnte. Die Geburtstagsflagge lag am anderen Ende, auf einem Berg von Schaum.',
        ],
        worse: [
          'Das Schiff neigte sich, und alle Füße waren wieder am Mast. Die Geburtstagsflagge rutschte auf dem Achterdeck bis unter das Rad.',
          'Ein Rutsch, und der Mast hatte alle wieder. Auf dem Achterdeck segelte die Geburtstagsflagge unter das Steuerrad, wo der Schaum am tiefsten war.',
        ],
        sign: [
          'Eine Planke war trocken geblieben. Auf ihr klebte Teer, und an Teer bleibt man kleben.',
          'Eine Planke war schwarz statt weiß. Auf ihr lag ein Tropfen Teer, und ein Handschuh klebte daran.',
        ],
        yields: [
          'Auf der Teerplanke hielt der Fuß, und schmatzend ging es weiter. Auf dem Achterdeck lag die Geburtstagsflagge und roch nach Seife.',
          'Schmatz, ging es auf der schwarzen Planke, schmatz und schmatz. So kam man übers Achterdeck, und aus dem Schaum kam die Geburtstagsflagge.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Schiffsziege' },
        holds: [
          'Aber auf dem Achterdeck ging die Schiffsziege spazieren, die Geburtstagsflagge im Maul. Jeden Ruf hielt sie für einen Befehl, und zwar für: vorwärts marsch.',
          'Aber die Schiffsziege hatte die Geburtstagsflagge gefunden und hielt sie für Salat. Auf dem Achterdeck gab es kein Wort, das sie davon abbrachte.',
        ],
        worse: [
          'Die Schiffsziege ging andersherum, aber sie ging. Die Geburtstagsflagge zog sie über das ganze Achterdeck hinter sich her.',
          'Die Schiffsziege marschierte im Takt der Rufe. Über das Achterdeck ging es hin und her, und von der Geburtstagsflagge fehlte eine Franse.',
        ],
        sign: [
          'Pfiff der Wind dreimal im Tau, so blieb die Ziege stehen. Drei Pfiffe, das kannte sie noch von zu Hause.',
          'Manchmal pfiff es im Tau, kurz, kurz, lang. Dann stand die Schiffsziege still wie ein Denkmal.',
        ],
        yields: [
          'Da blieb die Schiffsziege mitten auf dem Achterdeck stehen und machte das Maul auf, um besser zu hören. Die Geburtstagsflagge fiel heraus, und nur ein Streifen war angekaut.',
          'Die Schiffsziege stand und wartete auf das, was nach dem Pfeifen kommt. Zu Hause war das Hafer, und dafür ließ sie auf dem Achterdeck die Geburtstagsflagge fallen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Fass', gen: 'Fasses' },
        holds: [
          'Aber auf dem Achterdeck stand ein Fass vor dem Steuerrad, und dahinter lag die Geburtstagsflagge. Hob man es auf der einen Seite, so rollte es auf der anderen zurück.',
          'Aber hinter einem Fass auf dem Achterdeck lag die Geburtstagsflagge, und das Fass war voll Wasser. Auf der einen Seite ging es hoch, auf der anderen schwappte es zurück.',
        ],
        worse: [
          'Das Fass stand wieder da, schiefer als vorher. Auf dem Achterdeck sah man von der Geburtstagsflagge bloß noch den Saum.',
          'Das Fass kreiselte und stand quer. Auf dem Achterdeck wurde es nass, und die Geburtstagsflagge war nun ganz dahinter verschwunden.',
        ],
        sign: [
          'Das Fass hatte noch einen Griff aus Seil, auf der Seite zum Meer. Der war die ganze Zeit frei.',
          'Zum Meer hin hing ein Seilgriff am Fass. Er war trocken, so lange hatte ihn keiner gefragt.',
        ],
        yields: [
          'Da ging das Fass hoch, stand einen Atemzug lang schräg und war beiseite. Hinter ihm lag die Geburtstagsflagge, mitten auf dem Achterdeck, mit einem Wal aus Stoff darauf.',
          'Das Fass ging beiseite wie ein dicker Herr im Gang. Auf dem Achterdeck lag die Geburtstagsflagge, und der Wind hob sie schon an.',
        ],
      },
    },
  },
  shanty: {
    title: ['Die letzte Strophe', 'Wem gehört ein Lied'],
    prize: { g: 'f', one: 'Strophe' },
    obstacle: { g: 'f', one: 'Probe' },
    task: [
      'Um acht begann auf dem alten Hafenschiff das Fest. Der junge Chor hatte sein Lied, bis auf die letzte Strophe, die am Ende alle singen. Über die hatten sie sich zerstritten, und unter Deck stand ein Notenständer mit leerem Blatt.',
    ],
    gift: [
      'Die letzte Strophe stand auf einem Laken, und der Kai sang sie vom Laken ab. In der zweiten Reihe sang ein alter Mann sie mit geschlossenen Augen, obwohl sie erst seit einer Stunde fertig war.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber in der Probe hatte jeder die Strophe auf dem Handy, und jeder eine andere. Jede Zeile strich eine andere durch.',
        ],
        worse: [
          'Zwei Zeilen kreuzten sich und hoben einander auf. Was von der letzten Strophe blieb, war der Punkt, und die Probe stockte wieder.',
        ],
        sign: [
          'Eine Zeile im Verlauf hatte niemand angerührt. Von der Laterne, die keiner ausmacht, handelte sie.',
        ],
        yields: [
          'In der Probe las jemand die Zeile von der Laterne vor, und die nächste kam von der anderen Seite. Nach zehn Minuten war es eine Strophe.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Dichterin' },
        holds: [
          'Aber die Strophe hatte die Dichterin, und die Dichterin war aus der Probe gegangen. Sie saß hinter dem Mast, das Blatt in der Tasche.',
        ],
        worse: [
          'Die Dichterin ging weiter nach vorn, bis in den Bug. Die Strophe ging mit, und die Probe hörte ihre Schritte über der Decke.',
        ],
        sign: [
          'Vom Bug her pfiff es durch die Zähne. Es war die Melodie der letzten Strophe, und an einer Stelle stockte sie jedes Mal.',
        ],
        yields: [
          'Da kam die Dichterin die Treppe herunter und legte das Blatt auf den Notenständer. Die Probe hatte ihre Strophe, und in der dritten Zeile stand ein Fragezeichen.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Kiste' },
        holds: [
          'Aber für die Strophe brauchte die Probe den Ton der alten Drehorgel. Die stand unten in ihrer Kiste und war so schwer wie vier Matrosen.',
        ],
        worse: [
          'Die Kiste sackte auf die Seite. Der erste Ton der Strophe war ein Seufzer, und danach kam keiner mehr.',
        ],
        sign: ['Ein Fuß der Kiste stand auf einer Spante. Dort kippelte sie, sobald ein Boot vorbeifuhr.'],
        yields: [
          'Da drehte sich die Kiste über ihren einen Fuß bis ans Licht. Die Drehorgel gab den Ton, und in der Probe begann die Strophe, erst brummend, dann mit Wörtern.',
        ],
      },
    },
  },
  figure: {
    title: ['Die Hand mit der Laterne', 'Zwölf Uhr am Kai'],
    prize: { g: 'f', adj: 'geschnitzt', one: 'Hand' },
    obstacle: { g: 'f', one: 'Schnitzwerkstatt' },
    task: [
      'Um zwölf wurde am Museumsschiff die Galionsfigur enthüllt. Der Holzkurs hatte ihr die geschnitzte Hand noch nicht wieder angesetzt, die mit der Laterne. Der ganze Kai würde auf die Stelle sehen, an der sie fehlte.',
    ],
    gift: [
      'Um zwölf fiel das Tuch, und am Ärmel der Galionsfigur war die geschnitzte Hand mit der Laterne. Ein Fischer am Kai nahm die Mütze ab. Dann hob er, ohne es zu merken, die rechte Hand genauso hoch.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Handgelenk' },
        holds: [
          'Aber in der Schnitzwerkstatt lag die geschnitzte Hand, und das Handgelenk war gespalten. Gestern war jemandem das Werkzeug ausgerutscht, und seither redete man über das Holz.',
        ],
        worse: [
          'Am Handgelenk ging noch ein Splitter ab. Der geschnitzten Hand fiel die Laterne aus den Fingern und rollte durch die ganze Schnitzwerkstatt.',
        ],
        sign: [
          'In der Maserung liefen zwei Kanten aufeinander zu. Sieben Jahresringe waren es hier und sieben dort.',
        ],
        yields: [
          'Nun war das Handgelenk ganz, mit einer feinen Linie, wo der Puls ist. In der Schnitzwerkstatt stellte jemand die Laterne zurück, und die geschnitzte Hand hielt sie.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Schnitzmeister', gen: 'Schnitzmeisters' },
        holds: [
          'Aber der Schnitzmeister traute seit dem Ausrutscher keinem mehr. Er hatte alles Werkzeug eingesammelt und stand in der Schnitzwerkstatt vor der geschnitzten Hand.',
        ],
        worse: [
          'Der Schnitzmeister rollte die Werkzeugtasche zu. Die geschnitzte Hand lag hinter ihm auf der Bank, und in der Schnitzwerkstatt wurde nicht mehr gearbeitet.',
        ],
        sign: [
          'Der Daumen vom Schnitzmeister rieb an seinem alten Hobel. Der Knauf war lose, und gesagt hatte er das seit Wochen niemandem.',
        ],
        yields: [
          'Da rollte der Schnitzmeister die Tasche wieder auf und suchte das feinste Eisen heraus. Er reichte es mit dem Griff voran über die Bank, und in der Schnitzwerkstatt lag die geschnitzte Hand im Licht.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Leim' },
        holds: [
          'Aber im Zapfen war der Leim noch flüssig. Solange drehte sich die geschnitzte Hand von selbst nach unten, und die Schnitzwerkstatt hatte noch vierzig Minuten.',
        ],
        worse: [
          'Der Leim gab nach. Die geschnitzte Hand zeigte auf den Boden der Schnitzwerkstatt, als hätte sie dort etwas verloren.',
        ],
        sign: ['Unter dem Zapfen saß eine Perle aus Leim. Sie lief nicht mehr, sie saß nur.'],
        yields: [
          'Nun war der Leim fest, ohne dass jemand gedrückt hätte. Die geschnitzte Hand hob die Laterne, und in der Schnitzwerkstatt standen sechs Leute auf, um sie hinauszutragen.',
        ],
      },
    },
  },
} satisfies DeErrands;
