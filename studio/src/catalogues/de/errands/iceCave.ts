import type { DeErrands } from '../../schema.ts';

export const iceCave = {
  crystal: {
    title: ['Der Kristall mit dem Gesicht zur Wand', '{hero} im Spiegelgang'],
    prize: { g: 'm', one: 'Eiskristall' },
    obstacle: { g: 'm', one: 'Spiegelgang' },
    task: [
      'In der Höhle wurde es dunkel, ein Winkel nach dem anderen. Der Eiskristall, von dem alles Licht kam, hatte sich mit dem Gesicht zur Wand gedreht. Bevor es ganz finster war, musste jemand ihn umdrehen.',
      'Die Schatten in der Höhle wurden immer länger und legten sich hin. Der Eiskristall hatte sich umgedreht, mit dem Gesicht zur Wand, und von ihm kommt alles Licht. Der Polarfuchs fand schon seine Pfoten nicht mehr.',
    ],
    gift: [
      'Der Eiskristall stand wieder richtig herum. Da wurde es blau, erst der Boden, dann die Wände, dann die Nasenspitzen. Der Polarfuchs suchte seinen Schatten und fand gleich drei.',
      'Der Eiskristall sah wieder nach vorn. Blau lief über die Wände und tropfte von den Zapfen. Der Polarfuchs zählte seine Pfoten, und es waren noch alle da.',
    ],
    by: {
      dark: {
        part: { g: 'n', one: 'Ende' },
        holds: [
          'Aber der Eiskristall stand am Ende vom Spiegelgang. Dort war es so dunkel, dass selbst die Spiegel nichts zu spiegeln hatten.',
          'Aber der Spiegelgang war lang, und an seinem Ende war die Nacht zu Hause. Dort stand der Eiskristall und sah die Wand an.',
        ],
        worse: [
          'Ein Spiegel nach dem anderen wurde grau. Vom Eiskristall war nicht mehr das kleinste Funkeln zu sehen.',
          'Das letzte bisschen Hell lief aus dem Spiegelgang hinaus. Der Eiskristall war nun so dunkel wie die Wand, die er ansah.',
        ],
        sign: [
          'Im allerletzten Spiegel hing ein blauer Punkt, so klein wie eine Blaubeere.',
          'Ganz am Ende, im kleinsten Spiegel, steckte ein blaues Körnchen. Es flackerte nicht.',
        ],
        yields: [
          'Der blaue Punkt war eine Ecke, und an der Ecke saß der ganze Eiskristall. Eine Vierteldrehung, und er sah wieder in den Spiegelgang.',
          'Aus dem Körnchen wurde eine Kante, und an der Kante war der Eiskristall. Er drehte sich um, und im Spiegelgang stand auf einmal jeder da, wo er wirklich war.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Boden' },
        holds: [
          'Aber der Eiskristall stand hinten im Spiegelgang, und dort war auch der Boden ein Spiegel. Jeder Schritt fuhr in eine andere Richtung.',
          'Aber im Spiegelgang war der Boden so glatt, dass man sich darin von unten sah. Der Eiskristall stand am anderen Ende, und wer losging, kam hier wieder an.',
        ],
        worse: [
          'Alle standen wieder am Eingang, hundertmal nebeneinander. Der Eiskristall rutschte noch einen Finger weiter zur Wand.',
          'Mit Schwung ging es zurück, Rücken voran. Hinten im Spiegelgang rutschte der Eiskristall noch ein Stück tiefer in seine Ecke.',
        ],
        sign: [
          'Eine Stelle auf dem Boden war stumpf. Da lag Schnee, und er knirschte ein wenig.',
          'Etwas Schnee war hereingeweht und lag auf dem Boden. Wo er lag, spiegelte nichts.',
        ],
        yields: [
          'Ein Knirschen, noch ein Knirschen, und der Spiegelgang war geschafft. Der Eiskristall ließ sich drehen wie ein Kreisel im Schlaf.',
          'Im Schnee blieb jeder Fuß stehen, als gehörte er dorthin. Der Eiskristall am Ende vom Spiegelgang drehte das Gesicht herum und blinzelte blau.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Spiegelkerl' },
        holds: [
          'Aber im Spiegelgang wohnte ein Spiegelkerl, und der drehte am Eiskristall. Weil er ein Spiegel war, tat er alles andersherum.',
          'Aber beim Eiskristall stand ein Spiegelkerl, und im Spiegelgang ist rechts links. Bat man um Licht, so machte er Schatten.',
        ],
        worse: [
          'Der Spiegelkerl drehte den Eiskristall noch weiter zur Wand. Im Spiegelgang ging das nächste Licht aus.',
          'Der Spiegelkerl war sehr hilfsbereit und drehte den Eiskristall ganz in die Ecke. Im Spiegelgang wurde es noch eine Stufe dunkler.',
        ],
        sign: [
          'Eine linke Hand, die zufällig offen war, machte der Spiegelkerl nach. Er machte sie richtig herum nach.',
          'Eines machte der Spiegelkerl nicht verkehrt. War vor ihm eine Hand offen, so war seine es auch.',
        ],
        yields: [
          'Da nickte der Spiegelkerl, hundertmal in hundert Spiegeln. Dann drehte er den Eiskristall herum, bis das Blau in den Gang fiel.',
          'Der Spiegelkerl sah seine Hand an, dann die andere, und ging im Kreis. Dabei nahm er den Eiskristall mit, und im Spiegelgang war es Tag, hundertmal.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber hinten im Spiegelgang standen zwei Spiegel dicht beisammen. Hinter der Lücke war der Eiskristall, und in die Lücke passte eine Nase.',
          'Aber der Eiskristall war im Spiegelgang hinter zwei Spiegel geraten. Sie standen so dicht, dass in der Lücke nur ein Atem Platz hatte.',
        ],
        worse: [
          'Die zwei Spiegel lehnten sich aneinander, und die Lücke war nur noch ein Strich. Der Eiskristall rutschte dahinter zurück.',
          'Die Spiegel klirrten und standen noch enger. Der Eiskristall rutschte hinter der Lücke ein Stück ab, und der Spiegelgang wurde trübe.',
        ],
        sign: [
          'Nahe am Boden war die Lücke breiter. Ein bisschen Blau lag dort auf dem Eis.',
          'Unten waren die Spiegel abgerundet. Deshalb war die Lücke dort größer, und es schien blau heraus.',
        ],
        yields: [
          'Erst kam eine Kante, dann noch fünf, denn ein Eiskristall hat sechs. Im Spiegelgang gingen hundert blaue Lichter an.',
          'Unten herum, auf dem Bauch, ging es. Im Spiegelgang kam erst ein blauer Finger Licht heraus und dann der ganze Eiskristall.',
        ],
      },
    },
  },
  chime: {
    title: ['Sieben Stäbe aus Eis', '{hero} und das Windspiel'],
    prize: { g: 'n', one: 'Windspiel' },
    obstacle: { g: 'f', one: 'Zapfenwand' },
    task: [
      'Die Küken der Schneeeule schliefen nur, wenn das Windspiel aus Eis klang, sieben Töne, die nach unten gehen. Wenn der Mond kam, legte sich der Abendwind. Bis dahin musste es spielen.',
      'Im Nest saßen drei Küken mit sechs runden Augen. So sehen Schneeeulen aus, die nicht schlafen können. Ihnen fehlten die sieben Töne vom Windspiel, und der Abendwind ging bald selbst ins Bett.',
    ],
    gift: [
      'Das Windspiel hing am Nest, und der letzte Abendwind ging hindurch. Beim vierten Ton steckten die Küken die Köpfe weg. Den siebten hörte nur noch die Eule.',
      'Sieben Töne gingen das Windspiel hinunter wie eine Treppe. Auf jeder Stufe blieb ein Auge zu. Beim sechsten war keins mehr offen, und der siebte kam auf Zehenspitzen.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Faden' },
        holds: [
          'Aber das Windspiel hing schief in der Zapfenwand. Der Faden hatte sich um drei Eiszapfen gewickelt und um sich selbst.',
          'Aber das Windspiel hatte sich in der Zapfenwand verfangen, und zwar an seinem eigenen Faden. Sieben Stäbe hingen da wie Wäsche nach dem Sturm.',
        ],
        worse: [
          'Der Faden zog die sieben Stäbe zusammen. Das Windspiel war jetzt ein Bündel, und statt zu klingen, klapperte es.',
          'Der Faden schnürte alle sieben Stäbe ein. In der Zapfenwand war das Windspiel nun ein Besen und klang auch so.',
        ],
        sign: [
          'Um den kürzesten Stab lag eine Schlinge, ganz lose. Sie schaukelte.',
          'Am Faden gab es eine Schlinge, die nur so herumhing. Sie lag um den kürzesten Stab und berührte ihn kaum.',
        ],
        yields: [
          'Die Stäbe fielen auseinander, einer nach dem anderen, und jeder sagte seinen Ton. Dann hing das Windspiel frei vor der Zapfenwand.',
          'Ein Stab kam los und sagte Pling zu den anderen. Dann hing vor der Zapfenwand ein ganzes Windspiel und wartete auf Wind.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Tropfen', adj: 'dick' },
        holds: [
          'Aber in der Zapfenwand wohnte ein dicker Tropfen. Er fiel in ein Becken und machte plonk, und gegen plonk kam das Windspiel nicht an.',
          'Aber an der Zapfenwand tropfte es, und zwar dick. Plonk, machte es ins Becken, und das Windspiel sang dahinter und war doch nicht zu finden.',
        ],
        worse: [
          'Plonk, kam es nun von allen Wänden zurück. Vom Windspiel hörte man nicht einmal mehr den tiefsten Ton.',
          'Zum dicken Tropfen kamen Vettern, und alle plonkten. In der Zapfenwand ging das Windspiel darin unter wie ein Flüstern in der Pause.',
        ],
        sign: [
          'Zwischen zwei Plonks war eine Pause. Sie war gerade so lang, wie ein Tropfen zum Dickwerden braucht.',
          'Nach jedem Plonk wuchs ein neuer Tropfen. Solange er wuchs, war nichts zu hören als das Wachsen.',
        ],
        yields: [
          'Nun blieb der letzte Tropfen an der Zapfenwand hängen und fror fest. Da war es still, und das Windspiel fing von oben an.',
          'Der dicke Tropfen wurde lang und länger und fiel nicht mehr. Die Zapfenwand war still, und aus ihrer Mitte klang das Windspiel, alle sieben.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Heuler', adj: 'klein' },
        holds: [
          'Aber unter der Zapfenwand schlief ein kleiner Heuler, eine Robbe, noch ganz weiß. Er lag auf dem Ende vom Windspiel.',
          'Aber vor der Zapfenwand schlief ein kleiner Heuler, weiß und rund wie ein Schneeball. Drei Stäbe vom Windspiel steckten unter ihm.',
        ],
        worse: [
          'Der kleine Heuler grunzte und rollte sich näher heran. Vom Windspiel lagen nun drei Stäbe unter seinem Bauch.',
          'Der kleine Heuler schmatzte und machte sich lang. Unter der Zapfenwand war vom Windspiel nun nur noch ein Stab zu zählen.',
        ],
        sign: [
          'Neben der kleinen Flosse lagen eine Muschel, ein Kiesel und ein Fetzen Tang. Sie lagen in einer Reihe.',
          'Was der kleine Heuler gesammelt hatte, lag neben der Flosse: Muschel, Kiesel, Tang. Es lag da wie in einem Regal.',
        ],
        yields: [
          'Mit einem Seufzer kam die Robbe auf dem Rücken zu liegen. Das Windspiel war frei und hatte an drei Stäben Fell.',
          'Der kleine Heuler drehte sich um und nahm die Flosse als Kissen. Das Windspiel unter der Zapfenwand klingelte einmal leise, vor Erleichterung.',
        ],
      },
    },
  },
  sledge: {
    title: ['Ein Paket fürs Walross', '{hero} vor dem Schneetor'],
    prize: { g: 'm', one: 'Schlitten', gen: 'Schlittens' },
    obstacle: { g: 'n', one: 'Schneetor' },
    task: [
      'Der Postbote mit dem Schneelicht war spät dran. Sein Schlitten sollte vor dem Schneefall am Nordloch sein, mit dem Paket für das Walross. Es hatte heute Geburtstag und bekam sonst nie Post.',
      'Im Nordloch hatte das Walross heute Geburtstag und sah alle paar Minuten aus dem Wasser. Es bekam ein Paket, zum ersten Mal. Das Paket lag auf dem Schlitten vom Postboten, und der kam nicht, und gleich kam Schnee.',
    ],
    gift: [
      'Der Schlitten hielt am Nordloch. Das Walross löste die Schnur mit den Zähnen und legte sie beiseite, fürs nächste Jahr. Im Paket waren Socken, zwei, für die Flossen.',
      'Das Walross nahm das Paket vom Schlitten und drückte es an sich, bis es knisterte. Aufmachen wollte es erst morgen. Heute reichte ihm, dass es eins hatte.',
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'Eisblock' },
        holds: [
          'Aber im Schneetor lag ein Eisblock, rund und dick wie ein Ofen. Dahinter stand der Schlitten.',
          'Aber vor den Schlitten war ein Eisblock gerutscht, mitten ins Schneetor. Er war so schwer, dass der Schnee unter ihm quietschte.',
        ],
        worse: [
          'Der Eisblock setzte sich und knarrte. Im Schneetor war es nun noch enger, und der Schlitten stand schräg an der Wand.',
          'Der Eisblock sackte ab und füllte das Schneetor bis an den Rand. Dahinter wurde der Schlitten gegen die Wand gedrückt, und ein Band vom Paket ging auf.',
        ],
        sign: [
          'Eine Kante vom Eisblock wippte. Man hörte sie, tick, tack, wie eine langsame Uhr.',
          'Unter dem Eisblock war an einer Seite kein Schnee. Dort machte er tick und tack, ganz von allein.',
        ],
        yields: [
          'Da rollte der Eisblock zur Seite und summte dabei. Durchs Schneetor kam der Schlitten, mit einem Paket und etwas Reif.',
          'Tick, machte der Eisblock, und beim Tack lag er auf der Seite. Der Schlitten kam durchs Schneetor gefahren, als hätte ihn jemand gerufen.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber das Schneetor war zu. Sein Riegel war aus Birke und festgefroren, und dahinter stand der Schlitten.',
          'Aber das Schneetor ging heute nicht auf. In der Nacht hatte der Frost den Riegel angeleckt, und der Schlitten stand auf der falschen Seite.',
        ],
        worse: [
          'Der Riegel verkantete sich im Frost. Vor Schreck rutschte der Schlitten hinter dem Schneetor ein Stück zurück.',
          'Der Riegel stand nun schräg und hatte einen Bart aus Eis. Der Schlitten hinter dem Schneetor bekam davon einen Stoß und fuhr ein Stück zurück.',
        ],
        sign: [
          'Neben dem Schneetor hing an einem Nagel eine Fischgräte, gebogen wie ein Haken. Der Riegel hatte genau so eine Kerbe.',
          'Eine krumme Fischgräte hing am Nagel neben dem Schneetor. Die Kerbe im Riegel war genauso krumm.',
        ],
        yields: [
          'Es knisterte, und das Schneetor ging auf, ohne dass eine Flocke herunterfiel. Da stand der Schlitten, die Nase nach vorn.',
          'Knister, sagte der Riegel und ließ los. Das Schneetor schwang auf, und der Schlitten glitt heraus, mit seinem Paket auf dem Rücken.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Hermelin' },
        holds: [
          'Aber hinter dem Schneetor saß ein Hermelin auf dem Schlitten, mitten auf dem Paket. Sobald jemand hinsah, war es ein Stück Schnee.',
          'Aber auf dem Schlitten hinter dem Schneetor wohnte seit heute ein Hermelin. Das Paket war sein Sofa, und Besuch war es nicht gewohnt.',
        ],
        worse: [
          'Das Hermelin verschwand unter dem Schlitten. Das Paket rutschte ihm hinterher bis hinter das Schneetor.',
          'Etwas Weißes huschte unter das Paket. Der Schlitten schaukelte und rollte noch weiter hinter das Schneetor.',
        ],
        sign: [
          'Unter der Kufe sah eine schwarze Schwanzspitze hervor. Schnee hat so etwas nicht.',
          'Im Weiß bewegte sich ein schwarzer Punkt. Er ging hin und her wie ein Pinsel, der nachdenkt.',
        ],
        yields: [
          'Erst kam die Schwanzspitze, dann das Hermelin daran. Es sprang vom Schlitten und hielt das Schneetor mit dem Rücken auf.',
          'Zum schwarzen Punkt gehörte ein ganzes Hermelin, und es kam heraus. Es setzte sich vorn auf den Schlitten und fuhr durchs Schneetor mit.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Walross', adj: 'jung' },
        holds: [
          'Aber vor dem Schneetor lag ein junges Walross. Zum Schlitten ließ es keinen, denn es hatte Toraufsicht.',
          'Aber das Schneetor hatte einen Aufpasser, ein junges Walross mit sehr neuen Zähnen. Zum Schlitten ging es an ihm vorbei oder gar nicht.',
        ],
        worse: [
          'Das junge Walross legte sich breiter hin, von Wand zu Wand. Vom Schlitten sah man nicht einmal mehr die Kufen.',
          'Das junge Walross zeigte auch noch den zweiten Zahn. Es füllte das Schneetor aus wie ein Korken, und der Schlitten war weg.',
        ],
        sign: [
          'Das junge Walross sah immer wieder in seinen Hut aus Schnee. Der Hut war leer.',
          'Immer wieder setzte das junge Walross seinen Schneehut ab und sah hinein. Da war nichts, und es seufzte.',
        ],
        yields: [
          'Nun rollte das junge Walross einmal um sich selbst, und da war der Weg. Den Schlitten schob es durchs Schneetor, mit der Nase.',
          'Das junge Walross trug seinen Hut davon, und der Hut war nicht mehr leer. Im Schneetor war nun Platz, und der Schlitten kam heraus wie Zahnpasta.',
        ],
      },
    },
  },
  choir: {
    title: ['Der tiefste Ton zuerst', '{hero} und der Höhlenchor'],
    prize: { g: 'm', one: 'Anfangston' },
    obstacle: { g: 'm', one: 'Höhlenchor' },
    task: [
      'Einmal im Winter, um fünf, singt der Höhlenchor ins Tal hinunter, und im Dorf machen sie dafür die Fenster auf. Es beginnt mit dem Anfangston der tiefen Stimmen. Seit dem Streit gab es keine tiefen Stimmen mehr, nur noch Leute mit verschränkten Armen.',
    ],
    gift: [
      'Der Anfangston ging durch das Eis, bis man ihn in den Zähnen spürte. Dann setzten die anderen ein. Unten im Dorf blieben die Fenster offen, bei neun Grad unter null.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Stimmpfeife' },
        holds: [
          'Aber der Höhlenchor hatte nur eine Stimmpfeife, aus Birnbaum, und beim Streit war sie aufs Eis gefallen. Für den Anfangston hatte sie einen Sprung.',
        ],
        worse: [
          'Vom Mundstück splitterte noch ein Span ab. Der Anfangston war nur noch Luft, und im Höhlenchor lachte einer an der falschen Stelle.',
        ],
        sign: ['Entlang dem Sprung liefen zwei Kanten, und auf beiden ging dieselbe dunkle Faser weiter.'],
        yields: [
          'Die Stimmpfeife klang heiser und einen Hauch zu tief. Der Höhlenchor nahm den Anfangston, wie er kam, und stimmte sich danach.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Bass', gen: 'Basses' },
        holds: [
          'Aber der Anfangston gehörte dem tiefsten Bass. Der stand hinter der letzten Eissäule, so weit vom Höhlenchor entfernt, wie die Höhle lang war.',
        ],
        worse: [
          'Nun war es noch eine Säule weiter. Das leise Summen hörte auf, das man bis dahin für den Anfangston hätte halten können.',
        ],
        sign: ['Hinter dem Eis hing ein Schalende hervor. Es ging im Takt, hin und her.'],
        yields: [
          'Erst kam der Schal, dann der Bass, beide mit gesenktem Kopf. Der Anfangston war schon da, ehe er beim Höhlenchor angekommen war.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Nachhall' },
        holds: [
          'Aber in dieser Höhle bleibt alles Gesagte lange in der Luft. Solange der Nachhall vom Streit noch stand, konnte der Höhlenchor den Anfangston nicht setzen.',
        ],
        worse: [
          'Der Nachhall fing hinten an der Wand von vorn an. Jeder Anfangston wäre darin ertrunken, und im Höhlenchor sah einer auf die Uhr.',
        ],
        sign: ['Vorn am Eingang war es für eine Sekunde still. Man hörte dort ein einziges Mal den Schnee.'],
        yields: [
          'Die Stille kam vom Eingang her durch die ganze Höhle. Als sie hinten war, stand der Anfangston im Raum.',
        ],
      },
    },
  },
  tour: {
    title: ['Die erste eigene Führung', '{hero} und das blaue Licht'],
    prize: { g: 'n', one: 'Wanderlicht' },
    obstacle: { g: 'm', one: 'Führerraum' },
    task: [
      'Am ersten eigenen Nachmittag warteten am Eingang der Eishöhle schon zweiundzwanzig Leute in roten Jacken. Um vier lief das Wanderlicht die Wände entlang, blau, und man zählte die Jahre im Eis. Noch stand es im Führerraum, in einer Kiste.',
    ],
    gift: [
      'Das Wanderlicht ging die Wände entlang, und zweiundzwanzig Leute zählten mit. Bei hundertdreißig sagte ein Kind, das sei so alt wie Oma. Die Oma zählte weiter.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Lampenkabel', gen: 'Lampenkabels' },
        holds: [
          'Aber im Führerraum war das Lampenkabel von der Trommel gesprungen, achtzig Meter, der Stecker zum Glück in keiner Wand. Das Wanderlicht hing daran wie ein Fisch.',
        ],
        worse: [
          'Das Lampenkabel zog sich um den Kern zusammen. Das Wanderlicht rutschte in seine Kiste zurück, und im Führerraum tickte die Uhr.',
        ],
        sign: ['Ganz außen stand eine Schlinge ab, so locker wie ein Schal.'],
        yields: [
          'Meter um Meter ging es auf die Trommel, ohne Knick. Aus der Kiste kam das Wanderlicht, und der Führerraum hatte wieder einen Fußboden.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Chefführer' },
        holds: [
          'Aber im Führerraum stand der Chefführer und hatte den Schlüssel wieder eingesteckt. Die Probe hatte elf Minuten zu spät begonnen, und das Wanderlicht war für Pünktliche.',
        ],
        worse: [
          'Der Chefführer stellte sich vor das Schlüsselbrett. Das Wanderlicht kam hinter den Schreibtisch, und am Eingang stampften zweiundzwanzig Paar Füße.',
        ],
        sign: [
          'Der Chefführer sah auf die Uhr und dann in seinen Becher. Der Becher war leer, und er sah trotzdem alle Minute hinein.',
        ],
        yields: [
          'Dann zog der Chefführer den Schlüssel am Band aus der Tasche und legte ihn auf den Tisch. Im Führerraum trat er zur Seite, und das Wanderlicht war frei.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Lastschlitten', gen: 'Lastschlittens' },
        holds: [
          'Aber vor dem Führerraum stand der Lastschlitten mit der Kiste, festgefroren über Mittag. Darin lag das Wanderlicht, unter allen Seilen.',
        ],
        worse: [
          'Der Lastschlitten sank tiefer in den Schnee. Die Seile rutschten nach und drückten auf das Wanderlicht, man hörte Glas.',
        ],
        sign: ['Eine Kufe wippte. Unter ihr hatte die Sonne am Vormittag ein Stück Eis weggetaut.'],
        yields: [
          'Mit einem Seufzer löste sich die zweite Kufe, und der Lastschlitten glitt. Vor dem Führerraum kam das Wanderlicht heil aus der Kiste.',
        ],
      },
    },
  },
} satisfies DeErrands;
