import type { DeErrands } from '../../schema.ts';

export const farmVisit = {
  egg: {
    title: ['Das erste Ei', '{hero} und das Gatter im Matsch'],
    prize: { g: 'n', one: 'Ei', gen: 'Eies' },
    obstacle: { g: 'n', one: 'Gatter' },
    task: [
      'Die junge Henne hatte ihr erstes Ei gelegt, draußen in der Feldhütte. Die alte Bäuerin sollte es um vier kosten, denn das tat sie bei jedem ersten Ei. Hinter der Scheune stand schon der Regen.',
      'Die junge Henne lief über den Hof und erzählte es jedem: Sie hatte ihr erstes Ei gelegt, in der Feldhütte. Solche Eier isst die alte Bäuerin, immer um vier. Hinter der Scheune wurde es dunkel vom Regen.',
    ],
    gift: [
      'Die alte Bäuerin hielt das Ei an die Wange, erst links, dann rechts. Um vier löffelte sie es aus, bis auf den Grund. Die leere Schale stellte sie aufs Fensterbrett, zu den anderen ersten.',
      'Um vier klopfte ein Löffel, tock, tock. Die alte Bäuerin kostete und machte die Augen zu. Draußen stand die junge Henne auf einem Bein, bis die Schale leer war.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Matsch', gen: 'Matsches' },
        holds: [
          'Aber vor der Feldhütte mit dem Ei war das Gatter, und vor dem Gatter war Matsch. Er war so tief wie ein Eimer und so glatt wie Seife.',
          'Aber das Ei lag in der Feldhütte, und vor der Feldhütte war am Gatter der Matsch zu Hause. Er ließ keinen Stiefel stehen, wo er stand.',
        ],
        worse: [
          'Im Matsch rutschten alle Stiefel zurück bis zur Mauer. Bis zur Hütte spritzte es, und das Ei bekam braune Punkte.',
          'Einer zog den anderen, und am Gatter saßen alle im Matsch. In der Hütte rollte das Ei einen Halm weiter, so bebte es.',
        ],
        sign: [
          'Neben dem Gatter lag ein Brett, trocken und rau von lauter Spreu. Auf dem ging gerade ein Huhn hinüber.',
          'Quer im Matsch lag ein Brett mit Spreu darauf. Ein Huhn ging hinüber, mit sauberen Füßen.',
        ],
        yields: [
          'Unter den Füßen wurde es fest, und hinter dem Gatter war Gras. In der Hütte lag das Ei im Stroh und passte genau in eine Hand.',
          'Auf dem Brett klang jeder Schritt wie Klopfen. Hinter dem Gatter war das Ei, und an der Schale hing eine Feder.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Gatter' },
        holds: [
          'Aber das Ei lag hinter dem Gatter, und das Gatter war auf einer Seite eingesunken. Es war aus Eiche und wog so viel wie eine Kuh.',
          'Aber das Gatter war in den Boden gewachsen, so lange hatte es keiner bewegt. Das Ei lag auf der anderen Seite, in der Feldhütte.',
        ],
        worse: [
          'Eine Handbreit tiefer saß das Gatter nun im Boden. In der Hütte wackelte das Stroh, und das Ei rollte bis an die Kante.',
          'Das Gatter schob sich noch tiefer in die Erde. In der Hütte rollte das Ei bis ganz vorn an den Rand.',
        ],
        sign: [
          'Eine Ecke vom Gatter lag auf einem Stein. Dort wippte es, wenn ein Huhn darüberlief.',
          'Lief ein Huhn über das Gatter, so neigte es sich. Es lag mit einer Ecke auf einem Stein.',
        ],
        yields: [
          'Mit einem Schmatz kam das Gatter aus dem Boden und schwang auf. Das Ei lag im Stroh und war noch warm.',
          'Das Gatter nickte über den Stein hinüber und stand offen. Das Ei war gerade noch da und wippte ein bisschen auf der Kante.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber am Gatter war der Riegel zu, und niemand wusste, wie er aufging. Durch die Latten konnte man das Ei sehen.',
          'Aber vor dem Ei war das Gatter, und am Gatter war der Riegel. Er ging weder nach links noch nach rechts, er ging nur auf die Nerven.',
        ],
        worse: [
          'Nun klemmte der Riegel auch noch schief. Die Henne erschrak in ihrer Hütte und setzte sich wieder auf das Ei.',
          'Der Riegel bog sich, und das Gatter klemmte nun oben und unten. Die Henne in ihrer Hütte deckte das Ei wieder zu, mit dem Bauch.',
        ],
        sign: [
          'Neben dem Riegel hing ein Eisenstift an einer Kette. Er hing dort, seit es das Gatter gab.',
          'Ein Stift aus Eisen baumelte am Gatter. An seiner Spitze war der Rost abgewetzt.',
        ],
        yields: [
          'Das Gatter ging auf und quietschte nicht einmal. In der Hütte stand die Henne auf, sah weg und ließ das Ei liegen.',
          'Der Riegel war mit einem Mal ganz beweglich. Das Gatter ging auf, und im Stroh lag das Ei, von keiner Henne mehr bewacht.',
        ],
      },
    },
  },
  hat: {
    title: ['Der Hut der Vogelscheuche', '{hero} und der alte Ganter'],
    prize: { g: 'm', one: 'Strohhut' },
    obstacle: { g: 'm', adj: 'alt', one: 'Ganter' },
    task: [
      'Mitten in den Erdbeeren stand die Vogelscheuche ohne Hut. Die Stare hatten es schon gemerkt und saßen ihr auf den Armen. Der Strohhut sollte auf ihren Kopf, bevor es regnete und alle sich trauten.',
      'Die Vogelscheuche hatte Strohhaare und fror nicht, aber sie sah aus wie irgendwer. Vor irgendwem haben Stare keine Angst. Neun saßen schon da und sahen die Erdbeeren an. Der Strohhut fehlte, und der Regen kam.',
    ],
    gift: [
      'Die Vogelscheuche bekam den Strohhut auf, ein wenig über das linke Auge. Acht Stare flogen fort. Der neunte sah sich das lange an und flog dann auch.',
      'Der Strohhut kam auf die Strohhaare, und da war sie wieder wer. Die Stare rückten vom Arm auf den Zaun und vom Zaun in den Baum. Eine Erdbeere fiel herunter, die war für den Igel.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Ganter' },
        holds: [
          'Aber der alte Ganter hatte sich den Strohhut als Nest genommen. Er stand davor, mit langem Hals, und zischte wie ein Fahrrad ohne Luft.',
          'Aber vor dem Strohhut stand der alte Ganter, und der Ganter fand: meiner. Er fand es laut und mit gestrecktem Hals.',
        ],
        worse: [
          'Der Ganter stellte die Flügel auf und war doppelt so breit. Mit dem Fuß schob er den Strohhut hinter sich.',
          'Der Ganter schlug mit den Flügeln, dass die Spreu flog. Der Strohhut rutschte hinter ihn und bekam eine Delle.',
        ],
        sign: [
          'Zwischen zwei Zischern sah der Ganter jedes Mal zur Wand. Dort stand sein Wassernapf, und der war leer.',
          'Der Ganter zischte und sah dabei zur Wand. Am Boden vom Napf dort klebte nur noch ein Blatt.',
        ],
        yields: [
          'Nun zog der Ganter die Flügel ein und ging zur Seite, sehr gerade. Der Strohhut lag da, mit nur einem Biss in der Krempe.',
          'Der Ganter trank, und beim Trinken kann auch er nicht zischen. Der Strohhut stand allein im Gras und gehörte wieder dem, dem er gehörte.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Ganter' },
        holds: [
          'Aber auf dem Strohhut schlief der alte Ganter. Den Kopf hatte er unter den Flügel gesteckt, und unter ihm sah man nur ein Stück Krempe.',
          'Aber der Strohhut hatte in der Mitte eine Mulde, und in der Mulde schlief der alte Ganter. Ein besseres Bett gab es auf dem Hof nicht.',
        ],
        worse: [
          'Der Ganter brummte und ließ sich breiter werden. Von der Krempe war nichts mehr zu sehen, und der Strohhut krachte leise.',
          'Der Ganter plusterte sich im Schlaf. Vom Strohhut war kein Halm mehr zu sehen, so viel Feder lag darüber.',
        ],
        sign: [
          'Um den Ganter herum lagen ein Büschel Stroh, eine Kartoffel und ein Maiskolben. Alles hatte den gleichen Abstand, wie auf einem Nachttisch.',
          'Neben dem Ganter lagen drei Dinge: Stroh, Kartoffel, Maiskolben. Zwischen ihnen war immer genau ein Schnabel Platz.',
        ],
        yields: [
          'Nun rückte der Ganter auf das Stroh hinüber und schlief dort weiter. Der Strohhut war frei und hatte eine Kuhle.',
          'Der Ganter stand auf, drehte sich und setzte sich neben seine Kartoffel. Der Strohhut blieb zurück, warm und rund wie ein Nest.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Ganter' },
        holds: [
          'Aber den Strohhut hatte der alte Ganter im Schnabel. Sagte man bitte, so ging er ein Stück weiter weg.',
          'Aber der alte Ganter trug den Strohhut spazieren. Rief man halt, so dachte er, man rufe hü.',
        ],
        worse: [
          'Der Ganter watschelte in die falsche Richtung, am Brunnen vorbei. Den Strohhut zog er durch zwei Pfützen hinter sich her.',
          'Der Ganter nahm den Strohhut und machte eine Runde um den Misthaufen. Am Ende fehlten der Krempe drei Halme.',
        ],
        sign: [
          'Ging jemand rückwärts, so kam der Ganter jedes Mal einen Schritt nach. So führt man nämlich Gänse, und er fand das richtig.',
          'Wer rückwärts ging, dem lief der Ganter nach, Fuß um Fuß. Es musste ihm einmal jemand so beigebracht haben.',
        ],
        yields: [
          'Der Ganter blieb stehen und legte den Strohhut ins Gras. Dann setzte er sich daneben, als wäre nun alles besprochen.',
          'Der Ganter kam nach, bis vor die Schuhspitzen. Dann machte er den Schnabel auf, um etwas zu sagen, und da lag der Strohhut.',
        ],
      },
    },
  },
  kitten: {
    title: ['Vier sind nicht fünf', '{hero} und das Maunzen im Stroh'],
    prize: { g: 'n', one: 'Kätzchen' },
    obstacle: { g: 'f', one: 'Strohecke' },
    task: [
      'Die Stallkatze hatte fünf Junge, und bei ihr lagen vier. Gleich kam der Regen, und dann wurden neue Ballen gestapelt. Aus dem Stroh maunzte es, das fünfte.',
      'Eins, zwei, drei, vier, zählte die Stallkatze mit der Nase und fing wieder an. Es hätten fünf sein sollen. Das letzte Kätzchen maunzte irgendwo im Stroh, und gleich wurden dort die neuen Ballen gestapelt.',
    ],
    gift: [
      'Die Stallkatze nahm das Kätzchen am Nacken und legte es zu den anderen. Sie leckte eins nach dem anderen ab, und beim fünften fing sie noch einmal von vorn an.',
      'Eins, zwei, drei, vier, fünf. Die Stallkatze legte den Schwanz um alle herum wie einen Zaun. Das Kätzchen suchte seinen Platz, fand einen besseren und schob ein anderes weg.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Hohlraum', gen: 'Hohlraums' },
        holds: [
          'Aber das Kätzchen steckte in der Strohecke, in einem Hohlraum zwischen den Ballen. Von draußen sah man dort nur Schwarz.',
          'Aber zwischen den Ballen in der Strohecke war ein Hohlraum, und darin war es so dunkel wie in einem Sack. Drinnen maunzte das Kätzchen.',
        ],
        worse: [
          'Halme rutschten nach, und die Strohecke wurde noch schwärzer. Es maunzte weiter hinten, und vom Kätzchen war nichts zu sehen.',
          'Oben rutschte ein Ballen nach. In der Strohecke gab es jetzt nicht einmal mehr eine Ritze, und das Kätzchen maunzte von weiter unten.',
        ],
        sign: [
          'Weit drinnen leuchtete etwas, klein und gelb. Es ging aus und wieder an, denn es war ein Auge.',
          'Zwei gelbe Punkte waren da, dann keiner, dann wieder zwei. Sie waren so nah beisammen wie Knöpfe.',
        ],
        yields: [
          'Aus dem Stroh sah ein gestreiftes Gesicht, voller Halme. Dann saß das Kätzchen da, nicht größer als ein Handschuh.',
          'Zu den Punkten kam ein Gesicht, zum Gesicht ein Bauch. Aus der Strohecke stieg das Kätzchen und nieste einen Halm aus.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber das Kätzchen war in der Strohecke verschwunden, durch eine Lücke zwischen zwei Ballen. Sie war so breit wie drei Finger.',
          'Aber das Kätzchen saß in der Strohecke, hinter einer Lücke. In die passt eine Katze, wenn sie neu ist. Ein Arm passte nur bis zum Ärmel.',
        ],
        worse: [
          'Das Kätzchen kroch tiefer in die Strohecke. In der Lücke war noch die Spitze von einem Schwanz zu sehen, und sie zuckte.',
          'Ein Ballen sackte, und die Lücke in der Strohecke war noch flacher. Das Kätzchen maunzte nach oben, und es kam nur unten an.',
        ],
        sign: [
          'Unten, an der Mauer, hatte eine Maus gegraben. Dort war die Lücke so breit wie eine Mütze.',
          'An der Mauer lag lauter Mausekram. Dort hatten kleine Zähne die Lücke rund genagt.',
        ],
        yields: [
          'An der Mauer kam das Kätzchen heraus, erst mit dem Bart. Die Strohecke kitzelte es noch am Bauch, und es nieste.',
          'Durch das Mauseloch kam erst ein Schnurrhaar, dann die ganze Familie Schnurrhaar. Das Kätzchen saß vor der Strohecke und war voll Mehl.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Ballen', gen: 'Ballens' },
        holds: [
          'Aber zwischen ihnen und dem Kätzchen war die Strohecke: lauter kleine Ballen, einer gegen den anderen gelehnt. Nahm man einen fort, so kam der nächste.',
          'Aber die Strohecke bestand aus Ballen, und die Ballen waren sich einig. Nahm man einen in den Arm, so setzte sich ein anderer an seine Stelle, und das Kätzchen maunzte dahinter.',
        ],
        worse: [
          'Alle Ballen rutschten zurück, und die Strohecke stand schiefer da als vorher. Das Kätzchen maunzte noch, aber es klang wie durch ein Kissen.',
          'Es rumpelte, und die ganze Strohecke neigte sich nach vorn. Das Kätzchen war nun unter zwei Ballen statt hinter einem.',
        ],
        sign: [
          'Um jeden Ballen liefen zwei Schnüre. An der zweiten hielt die ganze Zeit niemand.',
          'An jedem Ballen waren zwei Schnüre. An der linken hatte noch keiner angefasst.',
        ],
        yields: [
          'In der Strohecke war eine Lücke, so groß wie ein Fenster. Auf dem Fensterbrett saß das Kätzchen und blinzelte.',
          'Der Ballen hob sich gerade wie ein Fahrstuhl. Dahinter in der Strohecke war ein Nest, und im Nest saß das Kätzchen und gähnte.',
        ],
      },
    },
  },
  board: {
    title: ['Rote Buchstaben', 'Das Schild an der Landstraße'],
    prize: { g: 'n', one: 'Schild' },
    obstacle: { g: 'm', one: 'Hofladen' },
    task: [
      'Um neun machte der Hofladen auf, zum ersten Mal mit den Ferienhelfern. Ohne das Schild mit den roten Buchstaben und dem Pfeil hielt kein Auto. Auf der Theke standen vierzig Schalen Erdbeeren, und Erdbeeren warten nicht.',
    ],
    gift: [
      'Um zwanzig nach neun blinkte auf der Landstraße ein blaues Auto. Es fuhr am Schild vorbei, bremste, setzte zurück. Die alte Bäuerin stellte eine Schale auf die Theke und legte die Hand flach daneben.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Brett' },
        holds: [
          'Aber das Schild für den Hofladen war mitten durch. Auf dem einen Brett stand Erd, auf dem anderen Beeren, und der Pfeil hing an einem Nagel.',
        ],
        worse: [
          'Nun kam auch der Pfeil herunter. Das Schild lag in drei Teilen vor dem Hofladen, und eins davon zeigte in den Graben.',
        ],
        sign: ['Die Bruchkanten lagen einander gegenüber. Jeder Splitter links hatte rechts sein Loch.'],
        yields: [
          'Da saß das Brett, mit einer Naht quer durch die Buchstaben. Das Schild war von der Straße aus zu lesen, und die Naht sah man nur, wenn man es wusste.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Clique' },
        holds: [
          'Aber im Hofladen standen die Älteren, die das jeden Sommer machten. Das Schild hatten sie hinter ihre Kisten gestellt, und ihre Rücken waren eine Wand.',
        ],
        worse: [
          'Die Clique rückte an der Theke zusammen. Jemand schob noch eine Kiste vor das Schild, ohne hinzusehen.',
        ],
        sign: ['Alle paar Minuten sah eine von ihnen auf den Kassenplan. Bei zwölf Uhr stand kein Name.'],
        yields: [
          'An der Theke wurde ein Platz frei, genau einen Menschen breit. Jemand hob das Schild über die Kisten herüber.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Farbe' },
        holds: [
          'Aber das Schild für den Hofladen war frisch gestrichen, und die Farbe war nass. Stellte man es auf, so lief das Rot nach unten.',
        ],
        worse: [
          'Aus den Buchstaben liefen rote Bärte. Das Schild musste noch einmal abgewischt werden, bis aufs Holz.',
        ],
        sign: ['Der erste Buchstabe glänzte nicht mehr. Eine Fliege ging darüber und kam trocken an.'],
        yields: [
          'Dann war die Farbe matt bis zum Pfeil. Das Schild stand an der Straße, und kein Buchstabe hatte einen Bart.',
        ],
      },
    },
  },
  band: {
    title: ['Das Akkordeon auf dem Heuwagen', 'Alle stampfen mit'],
    prize: { g: 'f', one: 'Polka' },
    obstacle: { g: 'n', one: 'Erntefest' },
    task: [
      'Beim Erntefest spielte die Dorfkapelle auf dem Heuwagen. Das Akkordeon stand schon oben, und daneben war ein leerer Stuhl. Ohne die Polka, bei der alle stampfen, saßen zweihundert Leute vor ihren Tellern und hörten Klarinette.',
    ],
    gift: [
      'Die Polka war an zwei Stellen falsch, und zweihundert Leute stampften darüber hinweg. Der Bauer nahm im Vorbeigehen eine Stuhllehne und drehte sie so, dass der Akkordeonspieler die Abendsonne nicht mehr im Gesicht hatte.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber seit einem Video vom letzten Patzer antwortete der Akkordeonspieler nicht mehr. Auf dem Handy liefen hundert Kommentare darunter, und vom Erntefest und der Polka stand da kein Wort.',
        ],
        worse: [
          'Auf dem Handy kreuzten sich noch mehr Kommentare. Die eigene Nachricht des Akkordeonspielers rutschte nach oben weg, und für das Erntefest hieß das: keine Polka.',
        ],
        sign: [
          'Zwischen den Kommentaren stand ein Satz vom Akkordeonspieler selbst. War es wirklich so schlimm, hatte er gefragt, und niemand hatte darauf geantwortet.',
        ],
        yields: [
          'Auf dem Handy wurde der Satz blau, dann stand ein Haken daneben. Zwanzig Minuten später nahm am Heuwagen jemand das Akkordeon auf, und das Erntefest hatte seine Polka.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Akkordeonspieler', gen: 'Akkordeonspielers' },
        holds: [
          'Aber der Akkordeonspieler stand hinter der Scheune. Vom Erntefest sah er von dort die Lampen und von der Polka nichts.',
        ],
        worse: [
          'Der Akkordeonspieler ging um die nächste Ecke, und die Riemen schleiften hinter ihm her. Das Erntefest begann mit einem Walzer, weil die Polka fehlte.',
        ],
        sign: [
          'Hinter der Ecke schaute eine Stiefelspitze hervor. Sie tippte, und zwar nicht im Walzertakt.',
        ],
        yields: [
          'Nun kam der Akkordeonspieler um beide Ecken und stieg auf den Heuwagen, ohne jemanden anzusehen. Beim zweiten Takt der Polka sah das Erntefest ihn, und da spielte er schon.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Heuwagen', gen: 'Heuwagens' },
        holds: [
          'Aber der Heuwagen stand mit einem Rad im Loch. Die Bühne für das Erntefest war so schief, dass die Polka hinuntergerollt wäre.',
        ],
        worse: [
          'Das Rad sank noch tiefer. Der Heuwagen neigte sich, und vom Erntefest sah man, wo die Polka gespielt werden sollte, nur die Unterseite.',
        ],
        sign: [
          'Ein Rad vom Heuwagen lag auf einem Stein. Dort wippte er, sobald jemand an der Deichsel lehnte.',
        ],
        yields: [
          'Da rollte der Heuwagen über den Stein und stand so gerade wie ein Tisch. Auf ihm fing die Polka an, und das Erntefest schob die Teller weg.',
        ],
      },
    },
  },
} satisfies DeErrands;
