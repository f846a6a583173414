import type { DeErrands } from '../../schema.ts';

export const museumNight = {
  label: {
    title: ['Das Schildchen der Katze', '{hero} und der schlafende Wächter'],
    prize: { g: 'n', one: 'Schildchen' },
    obstacle: { g: 'm', one: 'Wächter' },
    task: [
      'Unter dem Bild fehlte das Schildchen mit dem Namen. <helper>Ohne vergesse ich bis morgen, wie ich heiße</helper>, sagte {helper}. <helper>Der erste Besucher nennt mich dann Minka, und dabei bleibt es für immer.</helper>',
      '{helper} hatte den Namen verloren. Das Schildchen war vom Rahmen gefallen, mitten in der Nacht. Ohne Schildchen ist man im Museum nur Öl auf Leinwand. Am Morgen kam der erste Besucher.',
    ],
    gift: [
      'Unter dem Rahmen hing nun das Schildchen, ein wenig schief. {helper} las es von vorn bis hinten und wieder zurück. <helper>Ja</helper>, sagte {helper} und setzte sich gerade darüber hin.',
      'Das Schildchen saß wieder unter dem Rahmen. {helper} ging daran vorbei und kam noch einmal zurück. Dann setzte sich {helper} darunter und putzte sich, wie jemand, der gleich vorgestellt wird.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Wächter' },
        holds: [
          'Aber das Schildchen lag unter dem Stuhl, und auf dem Stuhl schlief der Wächter. Seine Fersen standen genau davor.',
          'Aber auf dem Stuhl schlief der Wächter, und unter seinen Fersen lag das Schildchen. Er schlief wie einer, der es sonst nicht darf.',
        ],
        worse: [
          'Der Wächter brummte und streckte die Beine. Das Schildchen war unter der linken Ferse verschwunden, bis auf eine Ecke.',
          'Der Wächter rutschte tiefer und schob die Schuhsohlen vor. Vom Schildchen blieb ein Funkeln, dann nicht einmal das.',
        ],
        sign: [
          'Neben dem Stuhl standen Schuhe, Brotdose und Mütze, alle in einer Reihe. So stellt man Sachen hin, wenn man zu Hause ist.',
          'Der Wächter hatte Schuhe, Brotdose und Mütze neben sich gestellt. Die Mütze lag auf der Dose, damit sie nicht staubig wurde.',
        ],
        yields: [
          'Nun zog der Wächter im Schlaf die Füße an, wie man im Bett Platz macht. Da lag das Schildchen, mit dem Namen nach oben.',
          'Der Wächter legte im Schlaf ein Bein über das andere. Wo die Ferse gewesen war, lag das Schildchen und glänzte vom Putzen.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Schildchen lag unter dem Stuhl vom Wächter. Zwischen Stuhl und Boden war nur ein Spalt, nicht höher als ein Radiergummi.',
          'Aber der Stuhl vom Wächter hatte kurze Beine, und unter ihm war kaum ein Spalt. Das Schildchen war hineingeflitzt wie eine Maus.',
        ],
        worse: [
          'Das Schildchen rutschte tiefer in den Spalt, bis nur noch eine Kante blinkte. Der Wächter schnarchte dazu einmal auf.',
          'Mit einem Kratzen fuhr das Schildchen weiter unter den Stuhl. Im Spalt war es nun dort, wo der Wächter am schwersten saß.',
        ],
        sign: [
          'Hinten hatte der Stuhl ein krummes Bein. Dort war der Spalt so hoch wie zwei Radiergummis.',
          'Ein Stuhlbein war länger als die anderen, oder der Boden kürzer. Dort stand der Spalt offen.',
        ],
        yields: [
          'Hinter dem krummen Bein kam das Schildchen heraus und drehte sich auf dem Marmor. Der Wächter bekam nichts davon mit, nicht einmal das Klingeln.',
          'Beim langen Bein kam das Schildchen herausgerutscht, mit einem Sausen. Der Wächter sagte im Schlaf: Guten Tag.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Schatten', gen: 'Schattens' },
        holds: [
          'Aber das Schildchen lag im Schatten unter dem Stuhl, und auf dem Stuhl saß der Wächter und schlief. Seine Taschenlampe schlief auch.',
          'Aber der Wächter saß auf seinem Stuhl, und unter dem Stuhl saß der Schatten. Das Schildchen lag im Schatten und sagte nicht, wo.',
        ],
        worse: [
          'Der Schatten lief über den Boden bis zur Tür. Wo darin das Schildchen lag, wusste nur der Wächter, und der schnarchte.',
          'Der Wächter rückte, und der Schatten wurde länger. Das Schildchen war nun irgendwo in einem Schatten, so groß wie ein Teppich.',
        ],
        sign: [
          'Ganz hinten blinkte etwas, gelb wie Messing. Es war nicht größer als ein Nagelkopf.',
          'Etwas Gelbes stand im Schatten, klein wie ein Reißnagel. Es war ein Nagel.',
        ],
        yields: [
          'Aus dem dunkelsten Dunkel kam das Schildchen heraus, erst der Nagel, dann der Name. Der Wächter lächelte im Schlaf, vielleicht über etwas anderes.',
          'Neben dem Nagel stand ein Wort, und um das Wort war ein Rand. Das Schildchen war da, und der Wächter hatte nichts gesehen.',
        ],
      },
    },
  },
  bead: {
    title: ['Eine Perle für den Mond', '{hero} und der leere Ritter'],
    prize: { g: 'f', one: 'Perle' },
    obstacle: { g: 'f', one: 'Rüstung' },
    task: [
      'Um Mitternacht lieh die steinerne Königin dem Mond ihre Kette. Das tat sie jede Nacht. Heute fehlte in der Mitte die blaue Perle, und mit einer Lücke verleiht man nichts.',
      'Am Fenster stand die steinerne Königin und hielt die Hände an den Hals. Ihre Kette hatte ein Loch, genau in der Mitte, wo die blaue Perle hingehört. Um Mitternacht holte der Mond sie ab, zum Ausleihen.',
    ],
    gift: [
      'Die blaue Perle kam in die Mitte, und die Königin machte den Hals lang. Dann lag die Kette auf dem Fensterbrett. Um Mitternacht wurde jede Perle hell, die blaue zuletzt, und {companion} zählte mit.',
      'Die blaue Perle saß, und die Königin ließ die Hände sinken. Um Mitternacht war die Kette fort. Draußen hatte der Mond einen Ring aus lauter kleinen Lichtern, und eins davon war blau.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Rüstung' },
        holds: [
          'Aber die Perle war der Rüstung in den Helm gerollt. Seit fünfhundert Jahren ließ die Rüstung niemanden an sich heran, und sie fing heute nicht damit an.',
          'Aber die Rüstung hatte die Perle im Helm, und in fünfhundert Jahren hatte sie noch nie etwas verloren. Wer näher kam, hörte Eisen.',
        ],
        worse: [
          'Die Rüstung stellte die Beine breit und legte den Eisenhandschuh vor das Visier. Von der Perle war kein Blau mehr zu sehen.',
          'Die Rüstung zog das Schwert, es war aus Pappe, aber groß. Die Perle rollte im Helm nach hinten, und das Blau war fort.',
        ],
        sign: [
          'Mit leisem Quietschen drehte sich der Helm der Rüstung zum Spiegel. Oben war ein Röhrchen, und darin steckte keine Feder.',
          'Auf dem Helm war eine Halterung, und darin steckte nichts. Die Rüstung drehte sich vor jedem Spiegel so, dass man es nicht sah.',
        ],
        yields: [
          'Nun nahm die Rüstung den Handschuh weg und klappte selbst das Visier hoch. Die Perle rollte heraus und den ganzen Arm hinunter.',
          'Die Rüstung hatte eine Feder und fand, dass man sie so ansehen durfte. Zum Nicken machte sie das Visier auf, und die Perle sprang heraus.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Rüstung' },
        holds: [
          'Aber die Perle lag im Helm der Rüstung, und die Rüstung verstand nur Befehle aus dem Mittelalter. Bei bitte ging sie auf Wache.',
          'Aber in der Rüstung klapperte die Perle, und die Rüstung verstand nur Altritterlich. Guten Abend hieß darin: zum Angriff.',
        ],
        worse: [
          'Die Rüstung machte kehrt, mit sehr viel Geklapper. In ihr rollte die Perle tiefer, vom Helm bis in den Kragen.',
          'Die Rüstung griff an, und zwar einen Vorhang. In ihr kullerte die Perle bis hinunter ins Knie.',
        ],
        sign: [
          'Vor der Rüstung hing ein Bild mit einem grüßenden Ritter. Jedes Mal, wenn sie daran vorbeikam, grüßte sie zurück.',
          'Auf einem Bild grüßte ein Ritter, die Hand am Helm. Kam die Rüstung davor, so ging auch ihre Hand dorthin.',
        ],
        yields: [
          'Da grüßte die Rüstung, so tief, dass der Helm nach vorn klappte. Heraus fiel die Perle und sprang über drei Fliesen.',
          'Die Rüstung grüßte und klappte dabei alles auf, was sich aufklappen lässt. Aus dem Helm kam die Perle, blau wie vorher.',
        ],
      },
      locked: {
        part: { g: 'n', one: 'Visier' },
        holds: [
          'Aber die Perle war in der Rüstung, oben im Helm, und das Visier war zu. Durch den Schlitz sah man etwas Blaues.',
          'Aber das Visier der Rüstung war zu, und dahinter lag die Perle. Man sah es blau durch den Schlitz scheinen, wie Himmel durch Jalousien.',
        ],
        worse: [
          'Das Visier saß noch einen Finger tiefer. Von der Perle war nur ein blauer Faden übrig, und die Rüstung schien die Zähne zusammenzubeißen.',
          'Das Visier fiel ganz ins Schloss. Die Perle schien nun nicht mehr, und die Rüstung sah aus, als täte es ihr leid.',
        ],
        sign: [
          'Neben dem Visier hing ein Stift an einem Kettchen. Den hatte der Schmied nicht zum Spaß dorthin gehängt.',
          'Ein Stift hing an der Rüstung an einem Kettchen. Am Visier war eine Öse, und die Öse war leer.',
        ],
        yields: [
          'Nun klappte das Visier hoch und quietschte nur ein wenig. In der Rüstung war niemand, bloß die Perle, und die rollte heraus.',
          'Das Visier ging hoch wie ein Garagentor. In der Rüstung war es aufgeräumt, und vorn am Rand lag die Perle.',
        ],
      },
    },
  },
  whistle: {
    title: ['Die Stimme des Tonvogels', '{hero} im Packraum'],
    prize: { g: 'f', one: 'Tonpfeife' },
    obstacle: { g: 'm', one: 'Kistenstapel' },
    task: [
      'Beim ersten Licht rief der Tonvogel die anderen in ihre Vitrinen zurück. Dazu brauchte er die Tonpfeife, sonst hatte er keine Stimme. Die Fenster wurden schon grau, und im Flur stritten noch zwei Könige.',
      'Der Tonvogel hatte die wichtigste Stimme im Haus, denn auf ihn hörten alle. Heute hatte er keine. Die Tonpfeife war fort, das Fenster wurde grau, und zwei Ritter liefen noch auf dem Flur herum.',
    ],
    gift: [
      'Der Tonvogel bekam seine Tonpfeife unter den Flügel und rief, dreimal. Die Könige gingen in ihre Rahmen. Ein Elefant aus Glas kam als Letzter und schlich, obwohl er so klein war.',
      'Der Tonvogel steckte die Tonpfeife an ihren Platz und pfiff. Auf dem Flur trappelte und schlurfte es, und dann gingen die Vitrinen zu, eine nach der anderen. Der letzte Ritter kam noch einmal zurück, weil er seinen Hut vergessen hatte.',
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', adj: 'mittler', one: 'Kiste' },
        holds: [
          'Aber die Tonpfeife lag hinter dem Kistenstapel, und jede Kiste hielt eine andere fest. Nahm man eine fort, so ging die nächste mit.',
          'Aber der Kistenstapel war bis zur Decke gebaut, und die mittlere Kiste hielt alles. Man hätte sie vorn und hinten zugleich nehmen müssen, und dahinter lag die Tonpfeife.',
        ],
        worse: [
          'Der Kistenstapel rutschte zusammen und stand schiefer als zuvor. Die Tonpfeife war dahinter nicht einmal mehr zu ahnen.',
          'Die mittlere Kiste ruckte zurück, und der Kistenstapel lehnte sich an. Die Tonpfeife war nun zwischen Holz und Wand.',
        ],
        sign: [
          'An der mittleren Kiste war noch ein zweiter Griff aus Seil. Er hing auf der anderen Seite und langweilte sich.',
          'Hinten an der Kiste hing ein Griff aus Seil. Er hing da so, wie eine Hand hängt, die keiner nimmt.',
        ],
        yields: [
          'Im Kistenstapel war ein Loch, so groß wie eine Tür für Füchse. Dahinter lag die Tonpfeife im Stroh.',
          'Die mittlere Kiste schwebte heraus, und der Kistenstapel blieb stehen, vor Staunen. In der Lücke lag die Tonpfeife auf einem Nest aus Stroh.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Packschnur' },
        holds: [
          'Aber die Tonpfeife steckte im Kistenstapel, und um den Kistenstapel lief eine Packschnur. Sie war so lang wie der Flur und hatte an jeder Ecke einen Knoten.',
          'Aber um den Kistenstapel war Packschnur gewickelt, als sollte er nach China. Die Tonpfeife war mit hineingeraten.',
        ],
        worse: [
          'Die Packschnur schnitt ins Stroh, dass es staubte. Die Tonpfeife wurde tiefer in den Kistenstapel gezogen, bis auf einen gemalten Punkt.',
          'Die Packschnur schnitt sich ein, und die Bretter knarrten. Im Kistenstapel hörte man von der Tonpfeife nur noch ein Knirschen.',
        ],
        sign: [
          'An der letzten Kiste lief die Packschnur locker um die Ecke. Dort stand sie ab wie ein Henkel.',
          'Um die letzte Ecke lief die Packschnur in einem Bogen. Sie berührte das Holz dort nicht einmal.',
        ],
        yields: [
          'Der Kistenstapel atmete aus, so viel Luft war auf einmal zwischen den Brettern. Die Tonpfeife rutschte heraus, daumenlang und voller Stroh.',
          'Die Packschnur fiel herunter, Knoten für Knoten. Der Kistenstapel ging ein wenig auseinander, und die Tonpfeife rollte ins Freie.',
        ],
      },
      heavy: {
        part: { g: 'f', adj: 'unterst', one: 'Kiste' },
        holds: [
          'Aber die Tonpfeife lag hinter dem Kistenstapel, und ganz unten stand die schwerste Kiste. Darin war ein halber Löwe aus Stein.',
          'Aber unter dem Kistenstapel war eine Kiste, in der ein halber Löwe wohnte. Dahinter lag die Tonpfeife, und ein halber Löwe ist mehr, als man denkt.',
        ],
        worse: [
          'Die unterste Kiste setzte sich zwischen zwei Dielen. Das Stroh wurde zusammengedrückt und mit ihm die Tonpfeife.',
          'Die unterste Kiste ließ sich nieder. Der Kistenstapel wurde dadurch kürzer und die Luft um die Tonpfeife dünner.',
        ],
        sign: [
          'An einer Kante stand die Kiste auf einer Nuss. Dort wippte sie ein bisschen.',
          'Unter der Kiste steckte eine Nuss. Auf der schaukelte der halbe Löwe, wenn nebenan die Uhr schlug.',
        ],
        yields: [
          'Nun kippelte die Kiste herum, und der ganze Kistenstapel drehte sich mit wie ein Karussell. Da lag die Tonpfeife, und kein Punkt war ab.',
          'Der halbe Löwe fuhr Karussell, bis der Kistenstapel um die Ecke stand. Im Stroh lag die Tonpfeife und hatte eine Nussschale als Hut.',
        ],
      },
    },
  },
  guide: {
    title: ['Die Stimme aus Saal vier', 'Lange Nacht mit Ton'],
    prize: { g: 'f', one: 'Aufnahme' },
    obstacle: { g: 'n', one: 'Pult' },
    task: [
      'Um sieben begann die lange Nacht, und um sieben kam die Gruppe, die das Museum nur hören konnte. Der Audioguide der Schule war fertig bis auf Saal vier. Dort hatte am Nachmittag eine alte Weberin gesprochen, ein einziges Mal.',
    ],
    gift: [
      'In Saal vier blieb die Gruppe stehen. Die Aufnahme sprach vom Faden, der reißt, und von dem, der hält. Ein Mann ließ die Kopfhörer um den Hals gleiten und strich mit zwei Fingern über die eigene Jackennaht.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Kopfhörer', gen: 'Kopfhörers' },
        holds: [
          'Aber auf dem Pult lag der Kopfhörer, in der Mitte gesprungen. Ohne ihn war die Aufnahme nicht zu hören und nicht zu schneiden.',
        ],
        worse: [
          'Ein Polster fiel ab und rollte unter das Pult. Die Aufnahme knisterte, und aus der Weberin wurde Sand.',
        ],
        sign: [
          'Die Enden vom Bügel lagen nebeneinander auf dem Pult. Die Sprünge waren spiegelgleich, bis auf den kleinsten Zacken.',
        ],
        yields: [
          'Der Bügel hielt, mit einem Streifen Pflaster darum. Auf dem Pult lief die Aufnahme, und jedes Wort der Weberin hatte wieder ein Ende.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Pförtner' },
        holds: [
          'Aber vor dem Pult hing ein Seil, und hinter dem Seil stand der Pförtner. Nach Dienstschluss kommt keiner an die Technik, sagte er, auch keine Aufnahme.',
        ],
        worse: [
          'Der Pförtner hängte ein zweites Seil ein. Hinter ihm ging am Pult das Licht aus, und die Aufnahme lag im Dunkeln.',
        ],
        sign: [
          'Der Pförtner drehte sich alle Augenblicke zur Glastür um. Draußen stand eine lange Schlange, und er musste sie ganz allein zählen.',
        ],
        yields: [
          'Da hakte der Pförtner beide Seile aus und knipste das Licht am Pult wieder an. Die Aufnahme war drei Klicks später im Gerät.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Ladebalken', gen: 'Ladebalkens' },
        holds: [
          'Aber auf dem Pult stand ein Rechner, der älter war als sie alle. Die Aufnahme wurde geladen, und der Ladebalken kroch.',
        ],
        worse: [
          'Der Ladebalken sprang zurück auf null. Die Aufnahme brach mitten im Wort ab, und auf dem Pult summte es beleidigt.',
        ],
        sign: [
          'Ganz links blieb ein grüner Strich stehen. Er wurde nicht länger, aber er ging auch nicht weg.',
        ],
        yields: [
          'Nun war der Ladebalken voll, ohne Eile und ohne Ton. Auf dem Pult stand: gespeichert, und die Aufnahme sprach bis zum letzten Wort.',
        ],
      },
    },
  },
  panel: {
    title: ['Die halb offene Tür', 'Eine Lücke im Klassenbild'],
    prize: { g: 'f', one: 'Tafel' },
    obstacle: { g: 'f', one: 'Malerin' },
    task: [
      'Um sieben gingen die Türen auf, und der Kunstkurs hängte sein gemeinsames Bild. Elf Tafeln hingen. Die zwölfte fehlte, die mit der halb offenen Tür, und die Malerin hatte nichts mehr gesagt, seit die anderen ihre Ecke übermalt hatten.',
    ],
    gift: [
      'Um sieben hing die zwölfte Tafel. Das Licht aus der gemalten Tür fiel so, dass die elf anderen heller wirkten. Eine Besucherin trat zur Seite, um es durchzulassen, und merkte erst dann, dass es gemalt war.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Mappe' },
        holds: [
          'Aber die Tafel war in der Mappe, und die Mappe war zugebunden. Die Malerin hielt sie vor sich wie einen Schild.',
        ],
        worse: [
          'Die Malerin machte einen zweiten Knoten. Von der Tafel sah man nicht einmal mehr den Rand, und die Mappe stand mit dem Rücken zum Raum.',
        ],
        sign: ['Im Glas neben der Mappe stand der kleine Pinsel der Malerin. Er war nass.'],
        yields: [
          'Die Malerin zog an einem Band, und die Mappe fiel auseinander. Die Tafel lag da, mit ihrer Tür, und die Ecke war noch einmal anders.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Malerin' },
        holds: [
          'Aber die Malerin stand hinter der Säule und hatte die Tafel unter dem Mantel. Näher kam sie nicht, und rufen ließ sie sich schon gar nicht.',
        ],
        worse: [
          'Die Malerin ging weiter, in den Saal, wo noch kein Licht war. Die Tafel ging mit, und an der Wand blieb das Loch.',
        ],
        sign: ['An der Säule lag eine Hand. Sie war blau bis zum Gelenk.'],
        yields: [
          'Dann kam die Malerin durch den dunklen Saal zurück und knöpfte im Gehen den Mantel auf. Darunter war die Tafel, und die Tür auf ihr stand offen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Rahmen', gen: 'Rahmens' },
        holds: [
          'Aber der Rahmen war drei Meter breit, und wo die Tafel der Malerin hinsollte, zog er nach vorn. Hielt man ihn links, so kippte er rechts.',
        ],
        worse: [
          'Der Rahmen schwang zurück, und die elf Bilder rutschten aus der Reihe. Für die letzte Tafel war die Lücke nun auch noch schief.',
        ],
        sign: [
          'Auf der linken Seite hatte der Rahmen einen zweiten Griff. Den hatte seit dem Nachmittag niemand in der Hand gehabt.',
        ],
        yields: [
          'Da hing der Rahmen, und die Wasserwaage hatte nichts zu beanstanden. Die Malerin schob die Tafel hinein, und es machte klack.',
        ],
      },
    },
  },
} satisfies DeErrands;
