import type { DeErrands } from '../../schema.ts';

export const bikeTrip = {
  view: {
    title: ['Das rote Tuch auf dem Hügel', '{hero} und der Platten'],
    prize: { g: 'm', one: 'Ausblick' },
    obstacle: { g: 'm', one: 'Platten', gen: 'Plattens' },
    task: [
      'Opa stand unten am Hoftor und sah zum Hügel hinauf. Wenn dort oben ein rotes Tuch winkte, winkte er mit der Mütze. Die Sonne war schon am Scheunendach, und oben wartete der Ausblick.',
      'In der Lenkertasche lag ein rotes Tuch. Es war für oben, denn von dort hat man den Ausblick bis zum Hoftor. Da stand Opa mit der Mütze, und er hatte versprochen, so lange zu warten, wie die Sonne am Dach war.',
    ],
    gift: [
      'Der Ausblick hatte alles: Haus, Fluss und einen Finger breit Meer. Das rote Tuch winkte. Ganz unten ging eine Mütze in die Luft, so klein wie eine Brotkrume.',
      'Vom Ausblick sah man das Hoftor, klein wie ein Stück Zucker. Das rote Tuch ging auf und ab. Neben dem Zucker hüpfte ein Punkt, dreimal. So hoch war Opa lange nicht gesprungen.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Schlauch' },
        holds: [
          'Aber genau auf halber Höhe hatten sie einen Platten. Der Schlauch hatte einen Riss, und so rollt keiner bis zum Ausblick.',
          'Aber zum Ausblick ging es bergauf, und auf halber Strecke sagte der Schlauch: pfff. Mit einem Platten rollt man nur noch abwärts.',
        ],
        worse: [
          'Vom Schlauch sprang auch noch die Ventilkappe ab und hüpfte in den Klee. Oben am Ausblick war die halbe Kuppe schon im Schatten.',
          'Der Riss im Schlauch bekam ein Beinchen mehr. Bis zum Ausblick war es so weit wie zuvor, und der Platten war platter.',
        ],
        sign: [
          'Am Riss lagen zwei Kanten. Die eine hatte einen Zacken, die andere eine Kerbe.',
          'Der Schlauch hatte seine Kanten noch. Die eine sah aus wie ein Zahn, die andere wie die Lücke dafür.',
        ],
        yields: [
          'Die Luft blieb drin. Der Platten war nur noch ein Fleck, das Rad rollte, und dann kam der Ausblick, einmal rundherum.',
          'Kein Pfff mehr, nicht einmal ein kleines. Der Platten war vergessen. Nach der letzten Kurve lag der Ausblick da, mit einem Hof so groß wie ein Knopf.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Kleber' },
        holds: [
          'Aber sie hatten einen Platten, und auf dem Flicken musste erst der Kleber trocknen. Vorher gab es keinen Ausblick.',
          'Aber auf dem Platten saß ein Flicken, und unter dem Flicken war der Kleber noch nass. Der Ausblick war oben, und oben musste warten.',
        ],
        worse: [
          'Der Flicken rutschte, und der Kleber war wieder so nass wie am Anfang. Das Licht auf dem Hügel wurde flacher, und der Ausblick wurde blau.',
          'Der Flicken schwamm davon wie ein Boot. Der Kleber war wieder nass, der Platten war wieder einer, und am Ausblick wurden die Schatten länger.',
        ],
        sign: [
          'Am Rand war der Kleber stumpf geworden. Es war nur ein Tupfen, aber der glänzte nicht mehr.',
          'An einer Ecke war der Kleber matt. Ein Grashalm lag darauf und blieb nicht mehr hängen.',
        ],
        yields: [
          'Stumpf wurde es bis in die Mitte, und dann hielt es. Der Reifen blieb rund bis ganz nach oben, bis zum Ausblick.',
          'Matt war die Ecke, matt war der Rand, und dann war alles fest. Der Platten machte keinen Mucks mehr, und hinter der letzten Kehre kam der Ausblick.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Rad' },
        holds: [
          'Aber da war der Platten. Für einen neuen Schlauch musste das Rad heraus, und hielt man es hier, kippte es dort. So kommt man zu keinem Ausblick.',
          'Aber wegen dem Platten stand das Rad auf dem Kopf, und der Mantel saß fest. Drückte man ihn hier herunter, sprang er dort wieder hoch.',
        ],
        worse: [
          'Das Rad fiel um und lag schiefer als zuvor. Bis zum Ausblick war es noch genauso weit, nur dunkler.',
          'Das Rad drehte sich weg und legte sich in den Graben. Der Platten lachte, und der Ausblick wurde unterdessen golden.',
        ],
        sign: [
          'An der Gabel war noch ein Platz zum Anfassen. Dort war kein Öl, und dort war keine Hand.',
          'Zwischen den Speichen war noch ein Platz für zwei Daumen. Bis jetzt hatte dort nur der Wind hineingegriffen.',
        ],
        yields: [
          'Die Gabel ging auseinander, der Schlauch ging hinein. Der Platten war vorbei, und hinter der Kuppe ging der Ausblick auf.',
          'Der Mantel gab auf, erst hüben und dann drüben. Der Platten war geflickt, das Rad stand wieder richtig herum, und bis zum Ausblick waren es dreißig Tritte.',
        ],
      },
    },
  },
  bottle: {
    title: ['Durst hinter der Mühle', '{hero} und die Schafe'],
    prize: { g: 'f', one: 'Flasche' },
    obstacle: { g: 'f', one: 'Schafherde' },
    task: [
      'Im Anhänger saß der kleine Vetter und hatte seit der Mühle Durst. Das nächste Dorf kam erst nach drei Hügeln. Die blaue Flasche war vom Gepäckträger gefallen, und sie sahen auch, wohin.',
      'Aus dem Anhänger kam eine kleine Stimme: Ist noch Wasser da? Es war keins mehr da. Die blaue Flasche war in der Kurve vom Gepäckträger gesprungen, und bis zum nächsten Brunnen waren es drei Hügel.',
    ],
    gift: [
      'Der kleine Vetter trank aus dem verbeulten Becher und gab die Flasche weiter. Jeder bekam einen Schluck. Den letzten goss er einem Schaf auf die Nase.',
      'Der kleine Vetter hielt die Flasche mit beiden Händen und trank, bis man den Boden sah. Dann machte er Ah. Alle anderen machten auch Ah, obwohl sie noch gar nicht dran waren.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Widder' },
        holds: [
          'Aber quer über den Weg stand die Schafherde, und vorn stand der Widder. Hinter ihm lag die Flasche zwischen vierzig Beinen.',
          'Aber die Flasche lag mitten in der Schafherde, und für die Schafherde sprach der Widder. Er sagte nichts, er stand nur da.',
        ],
        worse: [
          'Der Widder stellte die Beine breit und senkte den Kopf. Von der Flasche war kein Blau mehr zu sehen.',
          'Der Widder scharrte, dass der Staub flog. Vierzig Schafe rückten auf, und die Flasche verschwand unter der Schafherde wie unter einem Teppich.',
        ],
        sign: [
          'Der Widder sah immer wieder über den Zaun. Auf dieser Seite wuchs Klee, drüben keiner.',
          'Der Widder kaute an nichts. Über den Zaun wuchs Klee herüber, aber so, dass er gerade nicht herankam.',
        ],
        yields: [
          'Da ging der Widder in den Klee, und die Schafherde ging hinterher. Mitten auf dem leeren Weg lag die Flasche.',
          'Der Widder stand bis zu den Ohren im Klee und hatte nichts mehr dagegen. Die Schafherde lief hinterher, und auf dem Weg blieb die Flasche liegen.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Leitschaf' },
        holds: [
          'Aber die Schafherde stand auf der Flasche, und das Leitschaf verstand bei jedem Rufen: Es geht nach Hause.',
          'Aber das Leitschaf hatte die Flasche zwischen den Beinen und verstand alles als Aufbruch. Husch hieß: alle mir nach.',
        ],
        worse: [
          'Das Leitschaf setzte sich in Bewegung, und alle anderen taten es auch. Die Flasche rollte zwischen den Hufen mit.',
          'Die Schafherde lief los und nahm den ganzen Weg mit. Unter ihr kollerte die Flasche, und das Leitschaf sah sehr zufrieden aus.',
        ],
        sign: [
          'Der Becher klapperte am Anhänger. Da hob das Leitschaf den Kopf, und vierzig Köpfe gingen mit.',
          'Klapperte etwas aus Blech, so blieb das Leitschaf stehen. Klappern hieß bei ihm: Abendbrot.',
        ],
        yields: [
          'Die Schafherde ging in einem Bogen um alle herum, wie Wasser um einen Stein. Übrig blieb die Flasche, ein wenig bekaut.',
          'Das Leitschaf kam angetrabt, um nach dem Abendbrot zu sehen. Die Schafherde kam auch, und wo sie gestanden hatte, lag die Flasche im Gras.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Lamm' },
        holds: [
          'Aber in der Schafherde lief ein Lamm, und das hatte den Riemen der Flasche um den Fuß. Es wollte zu niemandem.',
          'Aber der Riemen der Flasche hing an einem Lamm, und das Lamm hing an seiner Mutter. In der Schafherde war es so sicher wie in einem Pullover.',
        ],
        worse: [
          'Das Lamm schlüpfte hinter seine Mutter. Die Flasche polterte mit und verschwand in der Schafherde.',
          'Das Lamm drückte sich unter einen Bauch, und der Bauch ging weiter. Die Flasche hüpfte hinterher, quer durch die Schafherde.',
        ],
        sign: [
          'Unter einem dicken Bauch sah ein Ohr hervor. Es war fast durchsichtig, so neu war es.',
          'Zwischen zwei wolligen Beinen stand ein dünnes. Es hob sich, schüttelte sich und stand wieder still.',
        ],
        yields: [
          'Da kam das Lamm heraus, ein Bein und noch eins. Es hob den Fuß, und die Flasche lag im Gras.',
          'Das Lamm kam, weil es wissen wollte, wer da so leise war. Aus der Schafherde folgte ihm die Flasche, und mitten im Gras ging der Riemen ab.',
        ],
      },
    },
  },
  cap: {
    title: ['Die Bienenmütze', '{hero} am trockenen Graben'],
    prize: { g: 'f', one: 'Mütze' },
    obstacle: { g: 'm', one: 'Graben' },
    task: [
      'Die Kleinste hatte versprochen, ihre Mütze heil nach Hause zu bringen, die gelbe mit den Bienenstreifen. Dann kam ein Windstoß. Die anderen riefen schon, dass es weiterging.',
      'Auf dem Kopf der Kleinsten fehlte etwas Gelbes. Die Mütze mit den Bienenstreifen war im Wind davongeflogen. Zu Hause stand eine große Schwester, der sie gehörte, und vorn klingelten die anderen schon zum Aufbruch.',
    ],
    gift: [
      'Die Kleinste setzte die Mütze auf und zog sie bis über die Augenbrauen. Sie summte beim Losfahren. Nach der Kurve summten alle.',
      'Die Mütze kam auf den Kopf und der Helm kam darüber. An den Seiten sah man noch einen Streifen Biene. Die Kleinste fasste alle paar Meter hin, und sie war jedes Mal da.',
    ],
    by: {
      narrow: {
        part: { g: 'n', one: 'Rohr' },
        holds: [
          'Aber die Mütze war in den Graben geweht und dort ins Rohr. Das war so kurz wie ein Arm und so eng wie ein Ärmel.',
          'Aber der Wind hatte die Mütze in den Graben geschoben und dort ins Rohr. Es war so eng, dass eine Hand darin nicht umdrehen konnte.',
        ],
        worse: [
          'Die Mütze rutschte ein Stück weiter ins Rohr. Im Graben sah man nur noch einen Streifen.',
          'Es raschelte, und die Mütze war noch einmal so tief drin. Im Graben sah man vom Gelb nur noch so viel wie von einer Butterblume.',
        ],
        sign: [
          'Zur Wegseite hin war das Rohr ausgebrochen. Dort war die Öffnung eine Hand breiter.',
          'An der Seite vom Weg fehlte dem Rohr ein Stück Rand. Da war es offen wie eine Suppenschüssel.',
        ],
        yields: [
          'Ein Streifen kam heraus, dann noch einer, dann die ganze Mütze. Unten im Graben blieb nur ein bisschen Laub.',
          'Am zerbrochenen Rand kam die Mütze heraus, mit Streifen auf allen Seiten. Der Graben behielt einen Druckknopf.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Rohr' },
        holds: [
          'Aber die Mütze war in den Graben geweht, und dort verschwand sie im Rohr. Da drin war es so schwarz wie in einem Stiefel.',
          'Aber im Graben lag ein Rohr, und im Rohr war es Nacht, und in der Nacht war die Mütze. Man sah hinein und roch nur Erde.',
        ],
        worse: [
          'Eine Wolke kam, und der Graben wurde grau. Im Rohr sah man keinen einzigen Streifen von der Mütze.',
          'Jemand ging vorbei und warf Schatten. Das Rohr im Graben hatte nun gar kein Ende mehr, und die Mütze hatte keine Farbe.',
        ],
        sign: [
          'Hinten im Rohr leuchtete etwas Gelbes, nicht größer als eine Biene.',
          'Drinnen saß ein gelber Fleck. Er summte nicht, also war es keine Biene.',
        ],
        yields: [
          'Das Gelbe hatte Streifen, und die Streifen hatten einen Schirm. Die Mütze kam aus dem Graben, mit einer echten Ameise darauf.',
          'Der gelbe Fleck wuchs in die Breite und wurde gestreift. Dann war die Mütze draußen, und der Graben war nur noch ein Graben.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Brombeerranke' },
        holds: [
          'Aber die Mütze war in den Graben geweht. Eine Brombeerranke hatte sie gefangen, oben herum und unten durch.',
          'Aber die Mütze war in den Graben geflogen, und eine Brombeerranke hatte zugegriffen. Ranken fangen besser als jeder Torwart.',
        ],
        worse: [
          'Die Brombeerranke zog noch zwei andere nach. Die Mütze rutschte tiefer in den Graben, und ein Streifen kräuselte sich.',
          'Ein Stich, ein Ruck, und die Brombeerranke saß doppelt. Die Mütze rutschte im Graben bis dahin, wo die Ranken am dicksten waren.',
        ],
        sign: [
          'Ein Bogen der Ranke stand lose ab. An dem war kein einziger Dorn.',
          'Ein Stück der Brombeerranke schwang frei herum. Es war glatt und hatte statt Dornen ein Blatt.',
        ],
        yields: [
          'Ein Blatt ließ los, dann der letzte Haken. Die Mütze war frei, und unten im Graben wippten die Brombeeren.',
          'Die Brombeerranke nickte und ließ los, Haken für Haken. Aus dem Graben kam die Mütze und roch nach Marmelade.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Böschung' },
        holds: [
          'Aber die Mütze lag unten im Graben. Die Böschung war noch matschig vom Regen und glatt wie Pudding.',
          'Aber bis zur Mütze im Graben waren es nur drei Schritte, und die gingen über die Böschung. Sie war nass und schob jeden gleich wieder ab.',
        ],
        worse: [
          'Die Schuhe standen wieder auf dem Weg und waren braun. Auch die Mütze rutschte, mit dem Schirm nach unten in den Graben.',
          'Zwei Streifen Matsch, so lang wie ein Fahrrad, und alle saßen auf dem Weg. Die Mütze bekam einen Stoß und rollte weiter in den Graben.',
        ],
        sign: [
          'Aus der Böschung sah eine Wurzel heraus. Sie war trocken und rau wie ein Seil.',
          'In der Böschung steckte ein Stück Wurzel wie ein Handgriff. Es war grau und trocken.',
        ],
        yields: [
          'Der Fuß blieb stehen, als hätte er dort gewohnt. Unten im Graben ließ sich die Mütze mit zwei Fingern nehmen.',
          'An der Wurzel hielt der Fuß und wusste auf einmal, was er wollte. Unten im Graben lag die Mütze auf einem Farn und war beinahe sauber.',
        ],
      },
    },
  },
  night: {
    title: ['Das Horn an der alten Mühle', '{hero} auf Nachtfahrt'],
    prize: { g: 'n', one: 'Hornsignal' },
    obstacle: { g: 'f', one: 'Gruppe' },
    task: [
      'Die Nachtfahrt endete am Aussichtspunkt über der alten Mühle. Wer vollzählig ankam, für den gab es das Hornsignal, und alle antworteten mit den Klingeln. Oben standen schon vier Gruppen.',
    ],
    gift: [
      'Das Hornsignal kam von oben, einmal lang. Aus der Dunkelheit antworteten die Klingeln, eine nach der anderen, und jeder zählte für sich mit. Es waren alle.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Karte' },
        holds: [
          'Aber die Gruppe zog sich über vier Kilometer. Auf der geteilten Karte steckten vier Nadeln und zwanzig Nachrichten, und für das Hornsignal mussten alle an derselben Stelle sein.',
        ],
        worse: [
          'Auf der Karte war nun eine fünfte Nadel. Jeder in der Gruppe wartete woanders auf jemanden, der schon weiter war, und von oben kam kein Hornsignal.',
        ],
        sign: [
          'Zu einer Nadel hatte keiner etwas geschrieben. Sie steckte am Bushäuschen und stand seit zwanzig Minuten still.',
        ],
        yields: [
          'Die Nadeln liefen aufeinander zu, bis es aussah wie eine. Die Gruppe fuhr los, und oben hob einer das Horn für das Hornsignal.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Mitfahrer' },
        holds: [
          'Aber zur Gruppe fehlte einer. Der Mitfahrer war ohne ein Wort umgekehrt und saß jetzt im Bushäuschen. Ohne ihn gab es kein Hornsignal.',
        ],
        worse: [
          'Der Mitfahrer schaltete seine Lampe aus. Nun fehlte der Gruppe auch noch die Stelle, an der er fehlte, und oben legten sie das Horn weg.',
        ],
        sign: [
          'Am Rand des Bushäuschens leuchtete ein Reflektor auf, ein orangefarbenes Pedal. Es bewegte sich.',
        ],
        yields: [
          'Die Lampe ging wieder an. Er schob sein Rad aus dem Bushäuschen und reihte sich hinten ein, und die Gruppe war reif für das Hornsignal.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Anhänger' },
        holds: [
          'Aber der Anhänger der Gruppe war von der Straße gerutscht, mit allen Zelten darin. Für das Hornsignal zählte auch das Gepäck.',
        ],
        worse: [
          'Der Anhänger sackte ins Bankett. Von oben kam das Hornsignal für eine andere Gruppe, und die Klingeln antworteten ohne sie.',
        ],
        sign: ['Ein Rad wippte frei über der Kante. Es drehte sich noch, wenn der Wind kam.'],
        yields: [
          'Das Rad fasste den Teer, und hinter ihm kam alles andere. Die Gruppe rollte, und bis zum Hornsignal war es noch ein Kilometer.',
        ],
      },
    },
  },
  repair: {
    title: ['Das sechste Rad', '{hero} im Reparaturcafé'],
    prize: { g: 'n', one: 'Rad', adj: 'sechst' },
    obstacle: { g: 'f', one: 'Werkstatt' },
    task: [
      'Sechs alte Räder hatte das Reparaturcafé versprochen, für sechs Leute aus der Unterkunft, die morgens um fünf zur Arbeit müssen. Fünf fuhren schon. Das sechste Rad stand in der Scheune, und um sieben kam der Transporter.',
    ],
    gift: [
      'Das sechste Rad fuhr nicht im Transporter mit. Ein Mann mit Warnweste probierte die Klingel, zweimal, stieg auf und fuhr in der Dämmerung davon. Sein Rücklicht ging, das sah man noch lange.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Meister' },
        holds: [
          'Aber die Werkstatt gehörte dem Meister, und an das gute Werkzeug ließ er niemanden. Für das sechste Rad gab es einen Schraubenzieher und einen Hammer.',
        ],
        worse: [
          'Der Meister hängte auch noch den Hammer an die Wand. Das sechste Rad kam in die Ecke der Werkstatt, hinter die Rasenmäher.',
        ],
        sign: [
          'Seit einer Viertelstunde kniff der Meister die Augen zusammen und suchte mit der Zange eine Schraube, so klein wie ein Reiskorn. Er traf immer daneben.',
        ],
        yields: [
          'Da schob der Meister die Lade mit dem guten Werkzeug auf, ganz. In der Werkstatt bekam das sechste Rad den Platz unter der Lampe.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Kette' },
        holds: ['Aber in der Werkstatt gab es für das sechste Rad nur die alte Kette, und die war gerissen.'],
        worse: [
          'Von der Kette sprang noch ein Glied ab und verschwand in den Sägespänen der Werkstatt. Das sechste Rad stand still wie ein Möbelstück.',
        ],
        sign: [
          'An der Kette hingen zwei Enden, ein breites und ein schmales. Die Bolzenlöcher waren gleich weit.',
        ],
        yields: [
          'Da lief die Kette, mit einem Tick bei jeder Umdrehung. Das sechste Rad rollte quer durch die Werkstatt bis ans Tor.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Nabe' },
        holds: [
          'Aber am sechsten Rad war die Nabe festgerostet. In der Werkstatt lag sie seit dem Mittag im Öl, und Rost hat keinen Feierabend.',
        ],
        worse: [
          'Die Nabe saß wieder fest wie geschweißt. Für das sechste Rad hieß das, noch einmal von vorn, und vor der Werkstatt wurden die Schatten lang.',
        ],
        sign: ['Am Rand der Nabe trat ein Tropfen aus. Er war braun.'],
        yields: [
          'Da drehte sich die Nabe, erst knirschend, dann nur noch leise. In der Werkstatt hörte man das sechste Rad surren.',
        ],
      },
    },
  },
} satisfies DeErrands;
