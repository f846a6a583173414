import type { DeErrands } from '../../schema.ts';

export const desertOasis = {
  spring: {
    title: ['Die Quelle hinter der Düne', '{hero} und der brummende Sand'],
    prize: { g: 'f', one: 'Quelle' },
    obstacle: { g: 'f', one: 'Düne' },
    task: [
      'Die Dattelpalmen ließen die Blätter hängen. Ihre Quelle, nur so dick wie ein Daumen, kam nicht mehr bis zu ihnen. Bis zur Dämmerung musste sie durch sein, sagte der Wüstenfuchs, sonst gingen sie durstig schlafen.',
      'In der Oase hing alles herunter: die Blätter, die Datteln und die Ohren vom Wüstenfuchs. Die Quelle kam nicht mehr bis zu den Palmen. Sie ist nur so dick wie ein Daumen, und bald war es Dämmerung.',
    ],
    gift: [
      'Die Quelle lief von Palme zu Palme, und jede bekam ihren Schluck. Man hörte sie trinken. Oben ließ eine vor lauter Zufriedenheit eine Dattel fallen.',
      'Zuerst wurde der Sand bei den Palmen dunkel, dann glänzte er. Die Quelle war da. Ein Blatt nach dem anderen ging in die Höhe, und ein Vogel rückte mit seinem Nest ein Stück nach oben.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Sandhang' },
        holds: [
          'Aber die Düne hatte sich über den Weg gelegt. Die Quelle gluckste drüben, und am Sandhang kam man zwei Schritte hoch und drei herunter.',
          'Aber die Quelle lag hinter der Düne, und über die Düne führte nur der Sandhang. Er war so weich, dass jeder Fuß darin unterging und unten wieder herauskam.',
        ],
        worse: [
          'Der Sandhang trug alle wieder bis an seinen Fuß. Das Glucksen der Quelle klang ein Stück weiter weg.',
          'Der Sandhang gab nach wie ein Bett, und unten trafen sich alle wieder. Hinter der Düne verschluckte sich die Quelle und wurde leiser.',
        ],
        sign: [
          'Mitten im Sandhang stand ein Grasbüschel. Es war trocken und rau wie ein Besen.',
          'Auf halber Höhe hielt sich ein Büschel Gras fest. Um seine Wurzeln war der Sandhang hart.',
        ],
        yields: [
          'Der Fuß blieb stehen, und der Sand ließ es gelten. Von oben auf der Düne sah man die Quelle, dünn und sehr blank.',
          'Am Grasbüschel war der Boden auf einmal Boden. Die Düne hatte eine andere Seite, und dort lag die Quelle und tat, als sei nichts gewesen.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Dünenkamm' },
        holds: [
          'Aber die Düne brummte, das tun Dünen. Wo die Quelle gluckste, konnte man nicht hören, solange der Dünenkamm brummte.',
          'Aber die Quelle sprach leise, und die Düne sprach laut. Ihr Dünenkamm brummte wie ein Bär, der eine Biene sucht.',
        ],
        worse: [
          'Der Dünenkamm brummte tiefer, bis die Zähne mitbrummten. Die Quelle ging darin unter.',
          'Der Dünenkamm bekam eine zweite Stimme, und beide brummten. Wo die Quelle war, hätte man sie fragen müssen, und sie hätte es nicht gehört.',
        ],
        sign: [
          'Zwischen zwei Windstößen holte die Düne Luft. So lange war es still.',
          'Legte sich der Wind, so legte sich auch die Düne. Es dauerte nur so lange, wie ein Sandkorn fällt.',
        ],
        yields: [
          'Die Düne hatte fertig gebrummt. Da gluckste es, gleich links, gar nicht tief, und das war die Quelle.',
          'Der Wind vergaß den Dünenkamm. Gluck, machte es nun am Fuß der Düne, und gluck, und das konnte nur die Quelle sein.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Sand', adj: 'feucht' },
        holds: [
          'Aber die Düne lag auf der Quelle. Das Wasser musste sich selbst hindurchschieben, und der feuchte Sand hatte es nicht eilig.',
          'Aber über der Quelle lag der Fuß der Düne. Von unten wurde der Sand schon feucht, nur von oben merkte man noch nichts.',
        ],
        worse: [
          'Der feuchte Sand fiel ein und war oben wieder trocken. Die Quelle klang nun so dünn wie ein Faden.',
          'Trockener Sand rieselte nach und deckte alles zu. Die Quelle unter der Düne musste noch einmal von ganz unten anfangen.',
        ],
        sign: [
          'Auf dem Sand war ein dunkler Fleck, so klein wie eine Münze. Eine Ameise blieb davor stehen.',
          'Ein Fleck auf dem Sand war dunkler als der Rest. Er war rund und kühl wie ein Geldstück.',
        ],
        yields: [
          'Aus der Münze wurde ein Teller, und aus dem Teller quoll etwas Helles. Am Fuß der Düne war die Quelle da und sah sich um.',
          'Der dunkle Fleck wurde weit, dann blank, und dann lief er über. Die Quelle war durch die Düne gekommen, ganz allein, und suchte gleich die Palmen.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Schildkröte', adj: 'alt' },
        holds: [
          'Aber am Fuß der Düne schlief die alte Schildkröte. Sie schlief genau auf der Quelle, weil es dort unten kühl war.',
          'Aber auf der Quelle lag die alte Schildkröte und schlief am Fuß der Düne. Ein Bad von unten, wer gibt das wieder her?',
        ],
        worse: [
          'Die alte Schildkröte brummte und setzte sich flacher hin. Von der Quelle kam nur noch ein Gurgeln unter dem Panzer hervor.',
          'Die alte Schildkröte zog den Kopf ein und wurde ein Stein. Unter ihr gluckste die Quelle wie durch ein Kissen, und die Düne rieselte dazu.',
        ],
        sign: [
          'Neben der alten Schildkröte lagen drei Dattelstiele, der Reihe nach, der längste außen.',
          'Die alte Schildkröte hatte ihre Dattelstiele nebeneinandergelegt. Der kurze, der mittlere, der lange, und alle zeigten zur Sonne.',
        ],
        yields: [
          'Ein Bein kam heraus, dann noch drei, und der Panzer wanderte ein Stück. Aus der Düne sprang die Quelle, mit einem kleinen Rülpser.',
          'Vier Füße trugen die alte Schildkröte zwei Schritte weiter, im Traum. Am Fuß der Düne schoss die Quelle in die Höhe und wurde gleich wieder höflich.',
        ],
      },
    },
  },
  bucket: {
    title: ['Der rote Eimer in der Palme', '{hero} und das kleinste Kamel'],
    prize: { g: 'm', one: 'Ledereimer' },
    obstacle: { g: 'f', one: 'Palme' },
    task: [
      'Das kleinste Kamel der Karawane war den ganzen Tag gelaufen. Ehe der Mond kam, musste es trinken. Am Brunnen hing sonst der rote Ledereimer, und heute hing da nur der Haken.',
      'Das kleinste Kamel stand am Brunnen und sah hinein. Tief unten sah ein Kamel herauf, das hatte es gut, das stand im Wasser. Der rote Ledereimer fehlte, und bevor der Mond kam, zog die Karawane weiter.',
    ],
    gift: [
      'Der Ledereimer kam voll aus dem Brunnen. Das kleinste Kamel trank ihn aus, und dann noch einen, und dann noch einen. Beim vierten sah es auf und wusste nicht mehr, wie es hieß.',
      'Der Ledereimer kam herauf und schwappte. Das kleinste Kamel trank so lange, dass man es von außen sah. Danach stieß es auf, und die ganze Karawane ging los, wie auf ein Zeichen.',
    ],
    by: {
      high: {
        part: { g: 'm', one: 'Palmenstamm' },
        holds: [
          'Aber der Ledereimer saß oben in der Palme, ein Sturm hatte ihn hinaufgesetzt. Der Palmenstamm ging lange hinauf, ehe etwas kam.',
          'Aber der rote Ledereimer hing an der Palme, wo sonst die Datteln hängen. Auf dem Palmenstamm konnten höchstens Eidechsen gehen.',
        ],
        worse: [
          'Die Palme schwankte. Der Ledereimer schaukelte auf das nächste Blatt, und das war noch höher.',
          'Die Palme schüttelte den Kopf. Dabei kletterte der Ledereimer noch einen Wedel höher und schaute herunter wie ein roter Vogel.',
        ],
        sign: [
          'Unten am Palmenstamm stand ein alter Blattstumpf ab. Er war so breit wie ein Fuß.',
          'Am Palmenstamm war weit unten ein Rest von einem Blatt stehen geblieben. Er ragte heraus wie eine Stufe.',
        ],
        yields: [
          'Die Krone neigte sich herüber, als wollte sie etwas sagen. Der Ledereimer rutschte von der Palme, genau in die Arme.',
          'Es knarrte, und die Palme bückte sich. Der Ledereimer kam im Bogen herunter und schwappte, obwohl er leer war.',
        ],
      },
      tangled: {
        part: { g: 'n', one: 'Brunnenseil' },
        holds: [
          'Aber der Ledereimer hing in der Palme, und mit ihm das Brunnenseil. Es war durch alle Blätter gelaufen, die es gab.',
          'Aber der Sturm hatte das Brunnenseil durch die Palme genäht. Der Ledereimer war der letzte Stich, und er saß.',
        ],
        worse: [
          'Das Brunnenseil zog die Blätter zusammen wie einen Schirm. Der Ledereimer steckte bis zum Ring in der Palme.',
          'Das Brunnenseil wickelte drei Wedel ein. Nun schaute aus der Palme nur noch der Boden vom Ledereimer heraus.',
        ],
        sign: [
          'Neben dem Stamm hing eine Schlinge herab, ganz lose. Der Wind schob sie hin und her.',
          'Neben dem Palmenstamm baumelte das Brunnenseil in einem Bogen, der zu nichts gut war. Der Bogen war weit und locker.',
        ],
        yields: [
          'Ein Blatt nach dem anderen klappte auf. Der Ledereimer kam am Seil aus der Palme, Hand unter Hand, wie von selbst.',
          'Die Wedel sprangen auseinander wie Finger. Zwischen ihnen kam der Ledereimer von der Palme, und das Brunnenseil legte sich unten gleich in Kringel.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Affe', obl: 'Affen', gen: 'Affen', adj: 'jung' },
        holds: [
          'Aber in der Palme saß ein junger Affe mit dem Ledereimer auf dem Kopf. Sobald jemand hochsah, war er nur noch Blatt.',
          'Aber den Ledereimer trug ein junger Affe in der Palme als Mütze. Er wollte gern gesehen werden, bloß nicht jetzt.',
        ],
        worse: [
          'Der junge Affe rückte tiefer zwischen die Blätter. Der Ledereimer rückte mit, und in der Palme raschelte es beleidigt.',
          'Der junge Affe kroch unter drei Wedel auf einmal. Vom Ledereimer sah man in der Palme noch einen roten Strich, dann den nicht mehr.',
        ],
        sign: [
          'Zwischen den Blättern sah eine Hand heraus. An einem Finger steckte der Messingring vom Eimer.',
          'Ein brauner Finger hing aus den Blättern. Daran blinkte etwas aus Messing und drehte sich.',
        ],
        yields: [
          'Zur Hand kam ein Arm, zum Arm ein Gesicht. Der junge Affe stieg von der Palme und setzte den Ledereimer ab wie einen Hut.',
          'Der junge Affe rutschte am Palmenstamm herunter, Finger voran. Unter der Palme nahm er den Ledereimer vom Kopf, wie es sich gehört.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Hakenstange' },
        holds: [
          'Aber der Ledereimer hing in der Palme, und die Hakenstange war so lang wie drei Leute. Hob man sie vorn, fiel sie hinten.',
          'Aber die Palme war hoch, und der Ledereimer hing noch darüber. Für so etwas gab es eine Hakenstange, die war allerdings länger als der Weg zum Brunnen.',
        ],
        worse: [
          'Die Hakenstange kippte. Der Ledereimer setzte sich wieder auf sein Blatt, nur schräger, und die Palme nickte.',
          'Vorn ging die Hakenstange hoch, und hinten ging sie in den Sand. Sie schlug gegen die Palme, und der Ledereimer hing nur noch an einem Blatt.',
        ],
        sign: [
          'Weiter unten hatte die Hakenstange noch einen Griff. Der Sand daran war ganz glatt.',
          'Die Hakenstange hatte zwei blanke Stellen. An der zweiten hatte heute noch niemand angefasst.',
        ],
        yields: [
          'Der Haken stand still in der Luft, so lange es nötig war. Der Ledereimer hob sich von der Palme und kam herunter wie ein Gast.',
          'Oben angelte der Haken ganz ruhig und fand den Ring. Der Ledereimer ließ die Palme los und fuhr an der Stange herab.',
        ],
      },
    },
  },
  lamp: {
    title: ['Das blaue Glas', '{hero} am Lehmhaus'],
    prize: { g: 'n', one: 'Glas', adj: 'blau' },
    obstacle: { g: 'n', one: 'Lehmhaus' },
    task: [
      'Nachts fragen die Kinder der Oase die Sternleserin nach ihrem Stern. Sie sieht durch das blaue Glas, dann weiß sie die Farbe. Ohne sind alle Sterne gleich, und das glaubt ihr keiner.',
      'Die Kinder der Oase lagen schon auf dem Rücken, in einer Reihe, und zeigten nach oben. Die Sternleserin sollte sagen, welcher wem gehört. Dazu braucht sie das blaue Glas, und ihre Tasche war leer.',
    ],
    gift: [
      'Die Sternleserin hielt das blaue Glas ans Auge. Deiner ist grün, sagte sie, und deiner ist ein bisschen müde. Dann gab sie es weiter, und alle suchten den müden.',
      'Die Sternleserin sah durch das blaue Glas und zeigte, der Reihe nach. Jedes Kind bekam einen, das kleinste bekam zwei, weil sie so dicht nebeneinander standen. Dann wurde nicht mehr geredet.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Holztür' },
        holds: [
          'Aber das blaue Glas war im Lehmhaus. Die Holztür davor war klein und zu, und der Schlüssel lag wohl unter dem Sand.',
          'Aber das blaue Glas hatte jemand ins Lehmhaus gestellt und die Holztür zugemacht. Wo der Schlüssel war, das wusste der Wind, und der Wind sagte nichts.',
        ],
        worse: [
          'Die Holztür klemmte im Sand. Drinnen klirrte das blaue Glas bis in die hinterste Ecke vom Lehmhaus.',
          'Die Holztür saß schräg in ihrem Rahmen und knirschte. Im Lehmhaus fiel das blaue Glas um und rollte unter etwas.',
        ],
        sign: [
          'Neben der Holztür hing an einem Nagel ein Stift aus Knochen. Im Riegel war ein Loch, genau so dünn.',
          'Ein Stift aus Knochen baumelte neben der Holztür. Er war so dünn wie das Loch im Riegel, nicht mehr und nicht weniger.',
        ],
        yields: [
          'Etwas klickte im Holz, und der Sand lief von der Schwelle. Das Lehmhaus war offen, und das blaue Glas warf einen Fleck an die Wand.',
          'Der Riegel glitt zurück, und die Holztür gab den Weg frei. Im Lehmhaus lag das blaue Glas und malte den Fußboden an.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Lehmhaus' },
        holds: [
          'Aber das blaue Glas lag im Lehmhaus, und das hat keine Fenster, wegen der Hitze. Drinnen war es schwarz wie Kaffee.',
          'Aber das Lehmhaus hatte dicke Wände und keine Fenster, und das blaue Glas lag darin. Wer hineinsah, der sah nur, dass er nichts sah.',
        ],
        worse: [
          'Staub rieselte von der Decke. Im Lehmhaus sah man nun überhaupt nichts, am wenigsten das blaue Glas.',
          'Die Matte vor dem Eingang fiel zu. Nun gab es im Lehmhaus nicht einmal mehr eine Ecke, und das blaue Glas konnte überall sein.',
        ],
        sign: [
          'An der hinteren Wand zitterte ein blauer Tupfen. Er war nicht größer als eine Beere.',
          'Gegenüber, so weit weg, wie es nur ging, hing etwas Blaues an der Wand. Es war klein und zitterte.',
        ],
        yields: [
          'Unter dem blauen Tupfen stand ein Krug, und auf dem Krug lag das blaue Glas. Das ganze Lehmhaus sah einmal kurz aus wie Abend.',
          'Das Blaue kam von unten, aus einem Krug. Darauf lag das blaue Glas, und im Lehmhaus war nun sogar die Decke zu sehen.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Gans', adj: 'weiß' },
        holds: [
          'Aber auf der Schwelle vom Lehmhaus saß die weiße Gans. Sie ließ niemanden zum blauen Glas, auch keine Füchse.',
          'Aber vor dem Lehmhaus wohnte die weiße Gans, und die hatte zum blauen Glas eine eigene Meinung. Sie zischte sie laut.',
        ],
        worse: [
          'Die weiße Gans machte die Flügel auf. Hinter ihr war vom blauen Glas nichts mehr zu sehen.',
          'Die weiße Gans zischte nun mit ausgestrecktem Hals. Auf der Schwelle vom Lehmhaus war kein Platz für einen Fuß, und das blaue Glas war hinter lauter Federn.',
        ],
        sign: [
          'Beim Zischen sah die weiße Gans immer in ihre Tonschale. Die war leer und hatte einen Sprung.',
          'Zwischen zwei Zischern stieß die weiße Gans mit dem Schnabel an ihre Schale. Es klang nach gar nichts darin.',
        ],
        yields: [
          'Ein Flügel ging zu, dann der andere. Die weiße Gans stieg von der Schwelle, und im Lehmhaus lag das blaue Glas auf einem Tuch.',
          'Die weiße Gans hatte den Schnabel in der Schale und für nichts anderes mehr Zeit. Neben ihr ging es ins Lehmhaus, und da lag das blaue Glas.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Pillenkäfer' },
        holds: [
          'Aber im Lehmhaus wohnte ein Pillenkäfer, und er rollte das blaue Glas. Jede Bitte hielt er für eine Verbeugung und verbeugte sich auch.',
          'Aber das blaue Glas war rund, und im Lehmhaus rollte der Pillenkäfer alles, was rund war. Rief man Halt, so nahm er Anlauf.',
        ],
        worse: [
          'Der Pillenkäfer verbeugte sich und rollte das blaue Glas in die andere Richtung, einmal um das Lehmhaus.',
          'Der Pillenkäfer dachte, es sei ein Wettrennen. Mit dem blauen Glas vor sich her verschwand er hinter dem Lehmhaus.',
        ],
        sign: [
          'Im Sand war ein Strich, den hatte ein Zweig gezogen. Der Pillenkäfer bog darauf ein und folgte ihm, bis er aufhörte.',
          'Über den Boden lief eine Rille, und der Pillenkäfer ging darin entlang. Wo die Rille abbog, bog auch er ab.',
        ],
        yields: [
          'Da wendete der Pillenkäfer auf der Stelle. Er rollte das blaue Glas bis vor das Lehmhaus und verbeugte sich zum letzten Mal.',
          'Der Pillenkäfer kam die neue Kurve entlang und hielt an ihrem Ende. Vor dem Lehmhaus ließ er das blaue Glas los und wischte sich die Füße ab.',
        ],
      },
    },
  },
  concert: {
    title: ['Die zweite Stimme', '{hero} im Bandzelt'],
    prize: { g: 'f', one: 'Zweitstimme' },
    obstacle: { g: 'n', one: 'Bandzelt' },
    task: [
      'Beim Fest der Oase spielte die junge Bühne genau dann, wenn die Sonne den Sand berührt. Das Lied hatten sie selbst geschrieben, für zwei Stimmen. Seit dem Streit um den Text gab es nur noch eine, und sie klang wie eine Frage ohne Antwort.',
    ],
    gift: [
      'Die Sonne berührte den Sand, und die Zweitstimme setzte ein, eine Terz tiefer. Über dem Wasser war es auf einmal ein Lied. Die mit den Kamelen blieben stehen, und die Kamele auch.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Zweitsänger' },
        holds: [
          'Aber der Zweitsänger saß unter der letzten Palme, Kopfhörer auf, Rücken zum Bandzelt. Ohne ihn war die Zweitstimme ein Blatt Papier.',
        ],
        worse: [
          'Der Zweitsänger zog auch noch die Kapuze zu. Bis dahin hatte er die Zweitstimme wenigstens gesummt, und im Bandzelt hatten sie es gehört.',
        ],
        sign: [
          'Neben dem Zweitsänger lag sein Heft im Sand, aufgeschlagen bei der zweiten Strophe. Der Bleistift steckte in der Mitte.',
        ],
        yields: [
          'Die Kopfhörer lagen um den Hals. Er stand auf, klopfte sich den Sand ab, und im Bandzelt war die Zweitstimme da, ehe jemand eingezählt hatte.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Tontechniker' },
        holds: [
          'Aber im Bandzelt stand ein Tontechniker aus einem anderen Land am Pult. Was man ihm auch sagte, er drehte es in die andere Richtung, und die Zweitstimme war ein Hauch.',
        ],
        worse: [
          'Der Tontechniker machte die erste Stimme noch größer. Die Zweitstimme war jetzt ganz aus, und aus dem Bandzelt kam ein Pfeifton.',
        ],
        sign: [
          'Jemand rückte am Zelteingang einen Stuhl und hob dabei die flache Hand. Der Tontechniker schob sofort einen Regler hoch, genau so weit.',
        ],
        yields: [
          'Dann lachte der Tontechniker und zeigte beide Daumen. Im Bandzelt standen zwei Regler nebeneinander, und die Zweitstimme war so laut wie die erste.',
        ],
      },
      needsTime: {
        part: { g: 'n', one: 'Trommelfell' },
        holds: [
          'Aber im Bandzelt war das Trommelfell von der Nacht noch feucht und sagte nur Pappe. Die Zweitstimme kommt auf den Schlag, und es gab keinen.',
        ],
        worse: [
          'Das Trommelfell war wieder schlaff wie am Morgen. Die Zweitstimme setzte im Bandzelt dreimal ins Leere ein.',
        ],
        sign: ['Am Rand klang eine Stelle klar, kaum so groß wie eine Münze.'],
        yields: [
          'Der Klang lief vom Rand bis in die Mitte. Im Bandzelt stand der Schlag wie ein Tisch, und die Zweitstimme konnte sich daraufstellen.',
        ],
      },
    },
  },
  well: {
    title: ['Wasser bis zehn', '{hero} am neuen Brunnen'],
    prize: { g: 'm', one: 'Wasserstrahl' },
    obstacle: { g: 'm', one: 'Brunnenplatz' },
    task: [
      'Um zehn öffnete der Markt, und die junge Brunnengruppe hatte Wasser versprochen, aus der neuen Pumpe, vor allen Leuten. Es war neun. Bisher kam kein Wasserstrahl, es kamen nur Vorwürfe, und die im Kreis.',
    ],
    gift: [
      'Der Wasserstrahl kam klar und so dick wie ein Handgelenk. Die Gemüsefrau hielt zuerst den Eimer darunter, dann die Hand, dann ein Bündel Minze. Der ganze Markt roch danach.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Pumpenschwengel', gen: 'Pumpenschwengels' },
        holds: [
          'Aber auf dem Brunnenplatz war der Pumpenschwengel gebrochen, und wer es gewesen war, wusste jeder vom anderen. Für den Wasserstrahl fehlte der Hebel.',
        ],
        worse: [
          'Vom Pumpenschwengel splitterte noch ein Stück ab. Im Rohr sank das Wasser zurück, und auf dem Brunnenplatz gab es statt eines Wasserstrahls ein Gurgeln.',
        ],
        sign: [
          'Am Bruch standen sich zwei Zacken gegenüber, der eine wie eine Hand, der andere wie der Handschuh dazu.',
        ],
        yields: [
          'Nun knarrte der Pumpenschwengel und ging. Beim siebten Hub hustete die Pumpe Sand auf den Brunnenplatz, und beim achten kam der Wasserstrahl.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Nachbar', obl: 'Nachbarn', gen: 'Nachbarn' },
        holds: [
          'Aber zum Brunnenplatz ging es durch den Garten vom Nachbarn, und der ließ seit gestern keinen mehr durch. Der Wasserstrahl blieb hinter seiner Mauer.',
        ],
        worse: [
          'Der Nachbar stellte seinen Stuhl in die Pforte und setzte sich. Vom Brunnenplatz sah man nur noch das Dach, und ein Wasserstrahl war nicht in Sicht.',
        ],
        sign: [
          'Der Nachbar sah an allen vorbei auf sein Beet. Die Minze darin war zertreten, man erkannte noch die Sohlen.',
        ],
        yields: [
          'Der Stuhl rückte einen Schritt ins Gras. Der Nachbar hielt selbst die Pforte zum Brunnenplatz, bis die Letzte durch war, und wartete dann auch auf den Wasserstrahl.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Steinring' },
        holds: [
          'Aber um die Pumpe auf dem Brunnenplatz gehörte der Steinring, sonst stand das Rohr nicht gerade. Hob man ihn auf der einen Seite, rutschte er auf der anderen weg, und der Wasserstrahl ging in die Erde.',
        ],
        worse: [
          'Der Steinring lag nun schief, und das Rohr lehnte sich von ihm fort. Auf dem Brunnenplatz tropfte es an der falschen Stelle, das war bis jetzt der ganze Wasserstrahl.',
        ],
        sign: [
          'Auf der Rückseite war ein zweites Griffloch. Es war mit Sand gefüllt, also hatte noch niemand hineingefasst.',
        ],
        yields: [
          'Da senkte sich der Steinring waagrecht und saß mit einem satten Ton. Auf dem Brunnenplatz stand das Rohr gerade, und der Wasserstrahl fand den Weg nach oben.',
        ],
      },
    },
  },
} satisfies DeErrands;
