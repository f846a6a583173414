import type { DeErrands } from '../../schema.ts';

export const dragonCastle = {
  key: {
    title: ['Der Schlüssel im Gänseblümchengras', '{hero} und die Zugbrücke'],
    prize: { g: 'm', one: 'Silberschlüssel', gen: 'Silberschlüssels' },
    obstacle: { g: 'f', one: 'Zugbrücke' },
    task: [
      'Wenn die Uhr schlug, wachte der große Drache auf und hatte Hunger. Bis dahin sollte die Speisekammer offen sein. Der Silberschlüssel lag aber draußen im Gras, gleich hinter dem Graben, und {helper} hatte ihn selbst dort liegen lassen.',
      'Aus dem Turm kam ein Knurren, und es war kein böses. Es war der Magen vom großen Drachen, und der Rest schlief noch, bis die Uhr schlug. Die Speisekammer war zu. Der Silberschlüssel lag draußen im Gras, hinter dem Graben.',
    ],
    gift: [
      'Der Silberschlüssel drehte sich, und die Speisekammer ging auf. {helper} stellte neun Kuchen vor die Tür vom großen Drachen, und der letzte hatte schon eine Ecke weniger. Dann schlug die Uhr.',
      'Der Silberschlüssel machte klack, und aus der Speisekammer roch es nach Apfelkuchen. Die Uhr schlug. Der große Drache kam die Treppe herunter, die Augen noch zu, immer der Nase nach.',
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'Zugbrücke' },
        holds: [
          'Aber zwischen ihnen und dem Silberschlüssel stand die Zugbrücke, hochgeklappt und aus Eiche. Sie war so schwer, dass sogar ihr Schatten drückte.',
          'Aber die Zugbrücke war oben, und hinunter brachte sie nur, wer so schwer war wie ein Drache. Der Silberschlüssel lag drüben im Gras und wartete.',
        ],
        worse: [
          'Die Zugbrücke ächzte und setzte sich tiefer in die Mauer. Draußen machte der Silberschlüssel einen Hüpfer und lag weiter im Gras.',
          'Die Zugbrücke sackte in ihre Angeln, und die Mauer bekam einen Riss. Draußen erschrak ein Schaf und schubste den Silberschlüssel weiter.',
        ],
        sign: [
          'Eine Ecke der Zugbrücke stand auf einer Kastanie. Dort wippte sie, kaum zu sehen.',
          'Unter einer Ecke der Zugbrücke steckte eine Kastanie. Auf der konnte sich das ganze Ding bewegen, wenn es nur wollte.',
        ],
        yields: [
          'Nun kippte die Zugbrücke, ganz langsam, und legte sich hin wie ein müder Hund. Drüben zwischen den Gänseblümchen blinkte der Silberschlüssel.',
          'Die Zugbrücke rollte über die Kastanie und legte sich ins Gras, so leise, wie Eiche kann. Zwei Schritte dahinter lag der Silberschlüssel.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Kurbel' },
        holds: [
          'Aber die Zugbrücke war oben und der Silberschlüssel draußen. Drehte man an der Kurbel, so lief die Kette auf der anderen Seite wieder zurück.',
          'Aber für die Zugbrücke gab es zwei Ketten, und zu jeder gehörte eine Kurbel. Drehte man hier, so ging es dort nach oben, und draußen lag der Silberschlüssel.',
        ],
        worse: [
          'Die Kette rasselte zurück, und die Zugbrücke hing schiefer da als vorher. Durch den Spalt war der Silberschlüssel nicht mehr zu sehen.',
          'Die Kurbel surrte rückwärts, dass man die Finger wegzog. Die Zugbrücke hing nun schief, und der Silberschlüssel war hinter der schiefen Hälfte.',
        ],
        sign: [
          'Hinter dem Efeu war eine zweite Kurbel. Auf ihrem Griff saß eine Schnecke, so lange hatte niemand daran gedreht.',
          'Im Efeu steckte noch ein Griff aus Eisen. Eine Schnecke hatte darauf ihr Haus abgestellt.',
        ],
        yields: [
          'Die Zugbrücke kam herunter, links so schnell wie rechts. Im Gras lag der Silberschlüssel, so lang wie eine Hand.',
          'Rechts rasselte es, links rasselte es, und die Schnecke stieg um. Die Zugbrücke lag gerade wie ein Tisch, und dahinter blinkte der Silberschlüssel.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Haken', gen: 'Hakens' },
        holds: [
          'Aber die Zugbrücke war oben, und ein Haken hielt sie fest. Durch das Guckloch sah man den Silberschlüssel liegen und ein Schaf daneben.',
          'Aber ein Haken hielt die Zugbrücke fest, so groß wie ein Fleischerhaken für Walfische. Hinter ihr, im Gänseblümchengras, lag der Silberschlüssel.',
        ],
        worse: [
          'Der Haken saß jetzt schräg, und das Guckloch ging zu. Von der Zugbrücke sah man alles, vom Silberschlüssel nichts.',
          'Der Haken verkeilte sich. Die Zugbrücke zitterte noch eine Weile, und draußen leckte das Schaf am Silberschlüssel.',
        ],
        sign: [
          'Gleich neben dem Haken hing ein Eisenstift. Er hatte genau die Dicke von dem Loch darüber.',
          'Ein Eisenstift hing neben dem Haken an der Mauer. Der Haken hatte oben ein Loch, und in dem Loch hatte eine Spinne gewohnt, bis eben.',
        ],
        yields: [
          'Die Zugbrücke sagte rumms und lag. Der Silberschlüssel war noch da, das Schaf hatte nur daran geleckt.',
          'Der Haken ließ los, ohne ein Wort. Die Zugbrücke kam herunter, und das Schaf ging zur Seite, und da lag der Silberschlüssel.',
        ],
      },
    },
  },
  tune: {
    title: ['Musik unter dem Kinn', '{hero} und der große Drache'],
    prize: { g: 'f', one: 'Spieldose' },
    obstacle: { g: 'm', adj: 'groß', one: 'Drache', obl: 'Drachen', gen: 'Drachen' },
    task: [
      'Die Küchenmäuse fanden nach Hause, indem sie der Spieldose nachgingen. Sie spielte noch, grün und rund, zwischen den Pfoten vom großen Drachen. Wenn die Uhr schlug, wurde das Mauseloch zugemacht, und elf Mäuse waren noch unterwegs.',
      'Elf Küchenmäuse standen in der Burg herum und hielten den Kopf schief. Sie horchten auf die Spieldose, denn die steht sonst am Mauseloch. Jetzt spielte sie zwischen den Pfoten vom großen Drachen, und bald schlug die Uhr.',
    ],
    gift: [
      'Die Spieldose stand neben dem Mauseloch und spielte. Elf Küchenmäuse kamen die Treppe herunter, jede mit etwas im Arm. Die letzte hatte einen Fingerhut auf und trug ihn hinein wie eine Braut.',
      'Die Spieldose stand am Mauseloch, grün und rund. Jede Maus tanzte beim Hineingehen zwei Schritte. Von innen klopfte eine an, weil sie noch einmal hinaus wollte und wieder hinein.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Drache', obl: 'Drachen', gen: 'Drachen' },
        holds: [
          'Aber auf dem Teppich schlief der große Drache, und zwischen seinen Pfoten spielte die Spieldose. Er hielt sie wohl für einen Traum.',
          'Aber der große Drache hielt die Spieldose im Schlaf an sich wie ein Kind seinen Bären. Aus seiner Nase kamen kleine runde Wolken.',
        ],
        worse: [
          'Der große Drache brummte und zog die Spieldose unter sein Kinn. Nun spielte sie unter einem Drachen, und durch Drachen hört man schlecht.',
          'Der große Drache schmatzte und legte das Kinn darauf. Von der Spieldose kam nun ein Ton wie aus einem Sofa.',
        ],
        sign: [
          'Am Rand vom Teppich standen Pantoffeln, Zahnbürste und Becher. Die Pantoffeln waren so groß wie Boote, der Becher so groß wie ein Eimer.',
          'Pantoffeln, Zahnbürste, Becher: Der große Drache hatte sie am Teppichrand aufgestellt. Die Zahnbürste war so lang wie ein Besen und ganz sauber.',
        ],
        yields: [
          'Nun drehte sich der große Drache herum und nahm dafür ein Kissen in den Arm. Da stand die Spieldose, und man hörte sie wieder bis zur Treppe.',
          'Der große Drache gähnte mit geschlossenem Mund und drehte sich zum Kamin. Auf dem Teppich stand die Spieldose und spielte gleich die nächste Strophe.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Schnarchen', gen: 'Schnarchens' },
        holds: [
          'Aber der große Drache schnarchte, dass die Löffel klirrten. Irgendwo in der Halle spielte die Spieldose, und elf Mäuse hörten keinen Ton davon.',
          'Aber der große Drache schnarchte in drei Stimmen. Die Spieldose war irgendwo in der Halle, und die Mäuse konnten nur noch raten.',
        ],
        worse: [
          'Vom Schnarchen tanzten nun auch die Teller. Die Spieldose ging darin unter, und der große Drache merkte es nicht einmal.',
          'Nun fiel auch noch eine Rüstung um. Durch das Schnarchen vom großen Drachen kam von der Spieldose kein einziger Ton.',
        ],
        sign: [
          'Zwischen zwei Schnarchern lag eine Pause. Da blieben die Löffel in der Luft stehen.',
          'Nach dem tiefsten Schnarcher hielt der große Drache inne. Es war, als suchte er das nächste Blatt Noten.',
        ],
        yields: [
          'Der große Drache atmete ein und hörte auf. In der Halle war es still, und da spielte die Spieldose, links vom Kamin.',
          'Der große Drache fand das nächste Blatt nicht. In der Halle klang die Spieldose so hell, dass elf Mäuse zugleich die Richtung wussten.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber der große Drache hatte die Spieldose unter dem Kinn. Zwischen Kinn und Teppich war ein Spalt, und der ging mit jedem Atemzug auf und zu.',
          'Aber unter dem Kinn vom großen Drachen war ein Spalt, und in dem Spalt war die Spieldose. Atmete er ein, so ging es, atmete er aus, so ging es nicht.',
        ],
        worse: [
          'Die Spieldose rutschte tiefer unter das Kinn. Vor dem großen Drachen schaute nur noch ihre Kurbel heraus.',
          'Der große Drache schluckte, und die Spieldose war eine Handbreit weiter. Aus dem Spalt kam noch ein hohes C.',
        ],
        sign: [
          'Hinter dem Barthaar war der Spalt breiter. Das Haar war so dick wie ein Besenstiel und hielt das Kinn hoch.',
          'Ein Barthaar stützte das Kinn wie ein Pfosten. Neben dem Pfosten blieb der Spalt immer offen.',
        ],
        yields: [
          'Hinter dem Barthaar kam die Spieldose heraus, im richtigen Augenblick und am Stück. Der große Drache schmatzte nur und sagte: Zugabe.',
          'Am Pfosten vorbei kam die Spieldose heraus, ohne ein Haar zu krümmen. Der große Drache lächelte und zeigte dabei versehentlich alle Zähne.',
        ],
      },
    },
  },
  flag: {
    title: ['Siebenhundert Jahre', '{hero} unter der Turmtreppe'],
    prize: { g: 'f', one: 'Fahne' },
    obstacle: { g: 'f', one: 'Turmtreppe' },
    task: [
      'Heute wurde die Burg siebenhundert Jahre alt, und auf dem Turm war keine Fahne. Unten auf der Straße hielten die Gäste an. Ohne Fahne, sagten sie zueinander, ist bestimmt niemand da.',
      'Vor der Burg stand eine Schlange aus Gästen und sah nach oben. Siebenhundert Jahre, das wollten alle feiern. Aber zum Fest gehört die Fahne auf dem Turm, und der Turm war kahl. Die Ersten packten die Geschenke wieder ein.',
    ],
    gift: [
      'Die Fahne ging hoch, grün und gold. Unten auf der Straße setzte sich der ganze Zug in Bewegung, mit Geschenken und Klappstühlen. {helper} zählte die Gäste und ging noch mehr Teller holen.',
      'Oben knatterte die Fahne, grün und gold. Da machte die ganze Schlange einen Schritt, dann noch einen, und die Zugbrücke dröhnte. {helper} blies eine Kerze aus. Es waren noch sechshundertneunundneunzig.',
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'Winkel' },
        holds: [
          'Aber die Fahne lag unter der Turmtreppe, im hintersten Winkel. Dort war es so dunkel, dass die Spinnen sich an den Händen hielten.',
          'Aber die Fahne war die Turmtreppe hinuntergefallen und darunter liegen geblieben, im Winkel. Dorthin nahmen selbst die Spinnen eine Laterne mit.',
        ],
        worse: [
          'Unter der Turmtreppe wurde es noch schwärzer, als ginge es dort in den Berg. Von der Fahne war kein Faden zu sehen.',
          'Jemand machte oben das Fenster zu. Unter der Turmtreppe war der Winkel jetzt so schwarz, dass die Fahne keine Farben mehr hatte.',
        ],
        sign: [
          'Weit hinten blinkte etwas, dünn wie ein Grashalm. Es war golden.',
          'Im Winkel stand ein goldener Halm. Hier unten wuchs aber nichts.',
        ],
        yields: [
          'Unter der letzten Stufe steckte die Fahne, um ihren Stock gerollt. Die Turmtreppe gab sie her und drei Spinnweben dazu.',
          'Der goldene Halm war eine Spitze, und an der Spitze hing alles Übrige. Unter der Turmtreppe kam die Fahne heraus und nieste Staub.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Stufe' },
        holds: [
          'Aber die Fahne steckte oben in der Turmtreppe, und die Stufen waren ausgetreten wie Löffel. Mit jedem Schritt hinauf war man einen weiter unten.',
          'Aber die Turmtreppe war siebenhundert Jahre alt und genauso lange benutzt worden. Auf solchen Stufen rutschen sogar Könige, und die Fahne lag ganz oben.',
        ],
        worse: [
          'Stufe um Stufe ging es hinunter, auf dem Hosenboden, bis ganz zum Anfang. Die Fahne rutschte auf der Turmtreppe in die andere Ecke.',
          'Bums, bums, bums ging es bis in den Hof. Die Fahne rutschte auf der Turmtreppe zwei Stufen nach und blieb hängen.',
        ],
        sign: [
          'Eine Stufe war nicht glatt. Auf ihr wuchs Moos, rau wie ein Fußabtreter.',
          'Eine Stufe hatte einen Moosbart. Sie war trocken und kratzte durch die Socken.',
        ],
        yields: [
          'Der Fuß fand Halt und der zweite auch. In der Ecke der Turmtreppe lag die Fahne und hatte bloß eine Falte mehr.',
          'Beim Moosbart war das Rutschen zu Ende. In einer Ecke der Turmtreppe steckte die Fahne und fiel einem in den Arm.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Fledermaus' },
        holds: [
          'Aber unter der Turmtreppe wohnte die Fledermaus, und die Fahne war ihr Bettzeug. Sie wollte nicht gestört werden, und am Tag schon gar nicht.',
          'Aber die Fledermaus unter der Turmtreppe hatte sich in die Fahne gewickelt, der Streifen wegen. Besuch war ihr zu hell.',
        ],
        worse: [
          'Die Fledermaus rutschte tiefer unter die Turmtreppe. Die Fahne nahm sie mit und wickelte sich ein wie eine Wurst im Teig.',
          'Es raschelte, und das Bündel hing noch höher unter der Turmtreppe. Von der Fahne sah man nur noch einen Streifen und von der Fledermaus gar nichts.',
        ],
        sign: [
          'Aus den Streifen schaute ein spitzes Ohr. Es drehte sich hin und her.',
          'Aus dem Bündel kam ein Krällchen. Es kratzte an einem Streifen und blieb draußen.',
        ],
        yields: [
          'Da kam die Fledermaus hervor, kopfüber, und ließ los. Die Fahne fiel auseinander, bis auf die unterste Stufe der Turmtreppe.',
          'Das Bündel ging auf wie ein Regenschirm, und darin war die Fledermaus. Sie nickte, und unter der Turmtreppe fiel die Fahne herab, Streifen für Streifen.',
        ],
      },
    },
  },
  horn: {
    title: ['Drei Töne vom Tor', 'Der leere Hocker'],
    prize: { g: 'm', one: 'Hornruf' },
    obstacle: { g: 'n', one: 'Torhaus', gen: 'Torhauses' },
    task: [
      'Um acht spielte das Jugendtheater im Burghof. Der Hornruf vom Tor war das Zeichen, drei Töne, der letzte lang. Ohne ihn weiß kein Mensch, dass ein Stück angefangen hat, auch nicht die, die es spielen.',
    ],
    gift: [
      'Im Burghof hörten sie auf allen Bänken mitten im Satz auf zu reden. Der lange Ton vom Hornruf stand noch zwischen den Mauern. Eine alte Frau nahm ihre Handtasche vom Nebensitz und stellte sie auf den Boden.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Mundstück' },
        holds: [
          'Aber im Torhaus lag das Horn, und sein Mundstück war gesprungen. Für den Hornruf kam unten hinein, was oben wieder herauskam, nämlich Luft.',
        ],
        worse: [
          'Vom Mundstück fiel auch der Ring ab. Aus dem Hornruf wurde ein Geräusch, für das man sich in der Straßenbahn entschuldigt.',
        ],
        sign: [
          'Die beiden Kanten lagen auf der Fensterbank. Sie hatten dieselbe Delle, jede von ihrer Seite.',
        ],
        yields: [
          'Da hielt das Mundstück, mit einem Streifen Leder. Durch das Torhaus ging der Hornruf, rau beim ersten Ton und lang beim letzten.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Besetzung' },
        holds: [
          'Aber das Torhaus gehörte der Besetzung, und die Besetzung stand seit März fest. Für den Hornruf, sagten sie, hätten sie schon jemanden, nur sah man niemanden.',
        ],
        worse: [
          'Die Besetzung stand Schulter an Schulter, in voller Rüstung. Das Horn lag hinter ihnen im Torhaus, und der Hornruf war zwölf Minuten fällig.',
        ],
        sign: [
          'Immer wieder sahen sie zur Seite, einer nach dem anderen. Dort stand der Hocker für die Souffleuse, und er war leer.',
        ],
        yields: [
          'Nun trat die Besetzung auseinander, zwei links und drei rechts. Jemand hielt das Horn hin, mit dem Mundstück voran, und aus dem Torhaus kam der Hornruf.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Torflügel', gen: 'Torflügels' },
        holds: [
          'Aber am Torhaus hatte sich der Torflügel gesenkt, vier Zentner Eiche. Dahinter stand, wer den Hornruf blies, und niemand hätte ihn gesehen.',
        ],
        worse: [
          'Der Torflügel sank tiefer in den Kies. Der Hornruf klang von dahinter wie aus einem Schrank.',
        ],
        sign: [
          'Die untere Ecke lag auf einem Stein. Dort wippte der Torflügel, wenn jemand auf die Zugbrücke trat.',
        ],
        yields: [
          'Da hob sich der Torflügel über den Stein und schwang auf. Das Torhaus war offen, und der Hornruf hatte den ganzen Hof.',
        ],
      },
    },
  },
  game: {
    title: ['Das Brüllen am Ende', 'Level drei'],
    prize: { g: 'n', one: 'Drachengebrüll' },
    obstacle: { g: 'n', one: 'Level', gen: 'Levels' },
    task: [
      'Um sieben setzte sich die Jury vor den Bildschirm. Das Spiel war fertig bis auf das Ende von Level drei, und da gehörte das Drachengebrüll hin, das einzige Geräusch, das sie selbst gemacht hatten. Der es gebaut hatte, hatte seit gestern den Laptop zu.',
    ],
    gift: [
      'Um sieben kam die Jury bis ans Ende von Level drei. Das Drachengebrüll ging durch die Burg, und die Jüngste in der Jury ließ die Maus fallen. Sie hob sie auf, spielte das Level noch einmal und hielt sie diesmal mit beiden Händen.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Laptop', gen: 'Laptops' },
        holds: [
          'Aber der Laptop war zugeklappt, und vor ihm saß sein Besitzer. Die anderen hatten das Ende von Level drei geändert, ohne zu fragen, und das Drachengebrüll war dadrin.',
        ],
        worse: [
          'Auf dem Laptop lag nun auch noch eine Tasche. Von Level drei gab es nur ein Standbild, und das Drachengebrüll war ein Strich in einer Liste.',
        ],
        sign: [
          'Neben dem Laptop klebte ein gelber Zettel, mit der Hand geschrieben. Darauf stand ein einziges Wort: Warum.',
        ],
        yields: [
          'Da ging der Laptop auf, und das Passwort war lang. Das Level lud, und ganz am Ende kam das Drachengebrüll und war gar nicht gelöscht.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Freund', gen: 'Freundes' },
        holds: [
          'Aber der Freund hörte aus allem heraus, sein Level sei schlecht. Fragte man nach dem Drachengebrüll, so sagte er: Nehmt doch eins aus dem Netz.',
        ],
        worse: [
          'Der Freund zog seine Maus ab und wickelte das Kabel auf. Level drei endete ohne einen Ton, und das Drachengebrüll stand jetzt auf keiner Liste mehr.',
        ],
        sign: [
          'Auf den Rand vom Plan zeichnete der Freund einen Drachen. Das tat er, während er Nein sagte, und der Drache wurde gut.',
        ],
        yields: [
          'Nun sah der Freund lange auf das Blatt, dann steckte er die Maus wieder an. In Level drei hob der Drache den Kopf, und da war das Drachengebrüll.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Ladebalken', gen: 'Ladebalkens' },
        holds: [
          'Aber Level drei wurde neu gebaut, und der Ladebalken stand bei elf Prozent. Solange er nicht durch war, gab es kein Drachengebrüll und kein Ende.',
        ],
        worse: [
          'Der Ladebalken fiel zurück auf null. Der Bildschirm wurde schwarz, und in Level drei war keine Burg mehr und kein Drachengebrüll.',
        ],
        sign: ['In der Ecke erschien ein einzelnes Bild. Es war eine Flügelspitze, und sie blieb stehen.'],
        yields: [
          'Da war der Ladebalken voll, drei Minuten vor sieben. Level drei lief bis zum Schluss, und am Schluss kam das Drachengebrüll.',
        ],
      },
    },
  },
} satisfies DeErrands;
