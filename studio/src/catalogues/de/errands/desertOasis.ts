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
        ],
        worse: [
          'Der Sandhang trug alle wieder bis an seinen Fuß. Das Glucksen der Quelle klang ein Stück weiter weg.',
        ],
        sign: ['Mitten im Sandhang stand ein Grasbüschel. Es war trocken und rau wie ein Besen.'],
        yields: [
          'Der Fuß blieb stehen, und der Sand ließ es gelten. Von oben auf der Düne sah man die Quelle, dünn und sehr blank.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Dünenkamm' },
        holds: [
          'Aber die Düne brummte, das tun Dünen. Wo die Quelle gluckste, konnte man nicht hören, solange der Dünenkamm brummte.',
        ],
        worse: ['Der Dünenkamm brummte tiefer, bis die Zähne mitbrummten. Die Quelle ging darin unter.'],
        sign: ['Zwischen zwei Windstößen holte die Düne Luft. So lange war es still.'],
        yields: [
          'Die Düne hatte fertig gebrummt. Da gluckste es, gleich links, gar nicht tief, und das war die Quelle.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Sand', adj: 'feucht' },
        holds: [
          'Aber die Düne lag auf der Quelle. Das Wasser musste sich selbst hindurchschieben, und der feuchte Sand hatte es nicht eilig.',
        ],
        worse: [
          'Der feuchte Sand fiel ein und war oben wieder trocken. Die Quelle klang nun so dünn wie ein Faden.',
        ],
        sign: [
          'Auf dem Sand war ein dunkler Fleck, so klein wie eine Münze. Eine Ameise blieb davor stehen.',
        ],
        yields: [
          'Aus der Münze wurde ein Teller, und aus dem Teller quoll etwas Helles. Am Fuß der Düne war die Quelle da und sah sich um.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'Schildkröte', adj: 'alt' },
        holds: [
          'Aber am Fuß der Düne schlief die alte Schildkröte. Sie schlief genau auf der Quelle, weil es dort unten kühl war.',
        ],
        worse: [
          'Die alte Schildkröte brummte und setzte sich flacher hin. Von der Quelle kam nur noch ein Gurgeln unter dem Panzer hervor.',
        ],
        sign: ['Neben der alten Schildkröte lagen drei Dattelstiele, der Reihe nach, der längste außen.'],
        yields: [
          'Ein Bein kam heraus, dann noch drei, und der Panzer wanderte ein Stück. Aus der Düne sprang die Quelle, mit einem kleinen Rülpser.',
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
        ],
        worse: [
          'Die Palme schwankte. Der Ledereimer schaukelte auf das nächste Blatt, und das war noch höher.',
        ],
        sign: ['Unten am Palmenstamm stand ein alter Blattstumpf ab. Er war so breit wie ein Fuß.'],
        yields: [
          'Die Krone neigte sich herüber, als wollte sie etwas sagen. Der Ledereimer rutschte von der Palme, genau in die Arme.',
        ],
      },
      tangled: {
        part: { g: 'n', one: 'Brunnenseil' },
        holds: [
          'Aber der Ledereimer hing in der Palme, und mit ihm das Brunnenseil. Es war durch alle Blätter gelaufen, die es gab.',
        ],
        worse: [
          'Das Brunnenseil zog die Blätter zusammen wie einen Schirm. Der Ledereimer steckte bis zum Ring in der Palme.',
        ],
        sign: ['Neben dem Stamm hing eine Schlinge herab, ganz lose. Der Wind schob sie hin und her.'],
        yields: [
          'Ein Blatt nach dem anderen klappte auf. Der Ledereimer kam am Seil aus der Palme, Hand unter Hand, wie von selbst.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Affe', obl: 'Affen', gen: 'Affen', adj: 'jung' },
        holds: [
          'Aber in der Palme saß ein junger Affe mit dem Ledereimer auf dem Kopf. Sobald jemand hochsah, war er nur noch Blatt.',
        ],
        worse: [
          'Der junge Affe rückte tiefer zwischen die Blätter. Der Ledereimer rückte mit, und in der Palme raschelte es beleidigt.',
        ],
        sign: [
          'Zwischen den Blättern sah eine Hand heraus. An einem Finger steckte der Messingring vom Eimer.',
        ],
        yields: [
          'Zur Hand kam ein Arm, zum Arm ein Gesicht. Der junge Affe stieg von der Palme und setzte den Ledereimer ab wie einen Hut.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Hakenstange' },
        holds: [
          'Aber der Ledereimer hing in der Palme, und die Hakenstange war so lang wie drei Leute. Hob man sie vorn, fiel sie hinten.',
        ],
        worse: [
          'Die Hakenstange kippte. Der Ledereimer setzte sich wieder auf sein Blatt, nur schräger, und die Palme nickte.',
        ],
        sign: ['Weiter unten hatte die Hakenstange noch einen Griff. Der Sand daran war ganz glatt.'],
        yields: [
          'Der Haken stand still in der Luft, so lange es nötig war. Der Ledereimer hob sich von der Palme und kam herunter wie ein Gast.',
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
        ],
        worse: [
          'Die Holztür klemmte im Sand. Drinnen klirrte das blaue Glas bis in die hinterste Ecke vom Lehmhaus.',
        ],
        sign: [
          'Neben der Holztür hing an einem Nagel ein Stift aus Knochen. Im Riegel war ein Loch, genau so dünn.',
        ],
        yields: [
          'Etwas klickte im Holz, und der Sand lief von der Schwelle. Das Lehmhaus war offen, und das blaue Glas warf einen Fleck an die Wand.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Lehmhaus' },
        holds: [
          'Aber das blaue Glas lag im Lehmhaus, und das hat keine Fenster, wegen der Hitze. Drinnen war es schwarz wie Kaffee.',
        ],
        worse: [
          'Staub rieselte von der Decke. Im Lehmhaus sah man nun überhaupt nichts, am wenigsten das blaue Glas.',
        ],
        sign: ['An der hinteren Wand zitterte ein blauer Tupfen. Er war nicht größer als eine Beere.'],
        yields: [
          'Unter dem blauen Tupfen stand ein Krug, und auf dem Krug lag das blaue Glas. Das ganze Lehmhaus sah einmal kurz aus wie Abend.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Gans', adj: 'weiß' },
        holds: [
          'Aber auf der Schwelle vom Lehmhaus saß die weiße Gans. Sie ließ niemanden zum blauen Glas, auch keine Füchse.',
        ],
        worse: ['Die weiße Gans machte die Flügel auf. Hinter ihr war vom blauen Glas nichts mehr zu sehen.'],
        sign: [
          'Beim Zischen sah die weiße Gans immer in ihre Tonschale. Die war leer und hatte einen Sprung.',
        ],
        yields: [
          'Ein Flügel ging zu, dann der andere. Die weiße Gans stieg von der Schwelle, und im Lehmhaus lag das blaue Glas auf einem Tuch.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Pillenkäfer' },
        holds: [
          'Aber im Lehmhaus wohnte ein Pillenkäfer, und er rollte das blaue Glas. Jede Bitte hielt er für eine Verbeugung und verbeugte sich auch.',
        ],
        worse: [
          'Der Pillenkäfer verbeugte sich und rollte das blaue Glas in die andere Richtung, einmal um das Lehmhaus.',
        ],
        sign: [
          'Im Sand war ein Strich, den hatte ein Zweig gezogen. Der Pillenkäfer bog darauf ein und folgte ihm, bis er aufhörte.',
        ],
        yields: [
          'Da wendete der Pillenkäfer auf der Stelle. Er rollte das blaue Glas bis vor das Lehmhaus und verbeugte sich zum letzten Mal.',
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
