import type { DeErrands } from '../../schema.ts';

export const trainJourney = {
  seat: {
    title: ['Die Laterne am Bahnübergang', '{hero} und der besetzte Fensterplatz'],
    prize: { g: 'm', one: 'Fensterplatz' },
    obstacle: { g: 'f', one: 'Sitzreihe' },
    task: [
      'Gleich nach dem Fluss kam ein Bahnübergang. Dort stand ein Großvater mit einer Laterne und winkte dem kleinsten Fahrgast. Sehen konnte man ihn nur vom Fensterplatz auf der Flussseite, und nur ganz kurz.',
      'Der kleinste Fahrgast hatte ein Taschentuch in der Hand, ein weißes, zum Winken. Gleich hinter dem Fluss steht sein Großvater an der Schranke, mit der Laterne. Man sieht ihn nur vom Fensterplatz auf der Flussseite.',
    ],
    gift: [
      'Auf dem Fensterplatz kniete der kleinste Fahrgast, die Nase an der Scheibe. Der Fluss, die Schranke, ein Licht, das hin und her ging. Auf der Scheibe blieb ein runder Fleck, und niemand wischte ihn weg.',
      'Der kleinste Fahrgast drückte das Taschentuch an die Scheibe. Ein Licht ging draußen hin und her, und vorbei war es. Er blieb noch lange so sitzen und winkte mit zwei Fingern.',
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'Koffer' },
        holds: [
          'Aber der Fensterplatz war besetzt, und zwar von einem Koffer. Der lag quer in der Sitzreihe und war so schwer, als führe darin noch ein Koffer mit.',
          'Aber auf dem Fensterplatz reiste ein Koffer. Er füllte die halbe Sitzreihe und war so schwer, dass der Zug wahrscheinlich schief fuhr.',
        ],
        worse: [
          'Der Koffer sackte zwischen die Sitze und saß dort fest. Vom Fensterplatz sah man nur noch die Kopflehne und vom Fluss gar nichts.',
          'Der Koffer verkeilte sich mit einer Ecke unter der Lehne. Der Fensterplatz war verriegelt, und in der Sitzreihe roch es nach Leder.',
        ],
        sign: [
          'Ein Rad vom Koffer hing in der Luft. In jeder Kurve wippte er auf dieser Seite ein wenig.',
          'Bei jeder Weiche hob der Koffer ein Rad. Er stellte es danach ganz vorsichtig wieder hin.',
        ],
        yields: [
          'Dann kippte der Koffer auf seine Räder und rollte aus der Sitzreihe, als wollte er aussteigen. Der Fensterplatz war frei, und draußen kam das erste Schilf.',
          'Der Koffer hob das Rad noch einmal, drehte sich darauf und stand im Gang. Die Sitzreihe war frei, und am Fensterplatz fuhr die Landschaft vorbei.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Fahrgast' },
        holds: [
          'Aber auf dem Fensterplatz schlief ein Fahrgast, den Hut im Gesicht. Die Beine lagen über der ganzen Sitzreihe.',
          'Aber der Fensterplatz war ein Bett geworden. Quer über die Sitzreihe schlief ein Fahrgast, und sein Hut atmete.',
        ],
        worse: [
          'Der Fahrgast brummte und lehnte sich an die Scheibe. Nun war der Fensterplatz besetzt und das Fenster auch.',
          'Der Fahrgast wickelte sich in den Vorhang. Jetzt hatte der Fensterplatz nicht einmal mehr ein Fenster.',
        ],
        sign: [
          'Auf dem Nebensitz lagen Schuhe, Zeitung und Brotdose, genau nebeneinander. So legt man sie sich neben das Bett.',
          'Der Fahrgast hatte seine Sachen auf den Nebensitz gelegt, Schuhe unten, Zeitung oben. Die Brotdose war der Briefbeschwerer.',
        ],
        yields: [
          'Da wachte der Fahrgast auf, ohne zu erschrecken, und sah als Erstes nach seinen Schuhen. Dann rutschte er zum Gang, und der Fensterplatz war noch warm.',
          'Der Fahrgast blinzelte, fand alles an seinem Platz und zog die Beine ein. Die Sitzreihe war wieder lang, und der Fensterplatz gehörte dem, der winken wollte.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Fahrgast' },
        holds: [
          'Aber auf dem Fensterplatz saß ein Fahrgast und sah streng aus dem Fenster. Auf den Rest der Sitzreihe hatte er seinen Mantel gelegt.',
          'Aber in der Sitzreihe saß ein Fahrgast, der seinen Fensterplatz verteidigte. Er verteidigte ihn mit Mantel, Hut und Ellbogen.',
        ],
        worse: [
          'Der Fahrgast stellte auch noch seinen Hut neben sich. Die Sitzreihe war voll, und vom Fensterplatz sah man bloß eine Schulter.',
          'Der Fahrgast holte noch einen Schirm hervor und legte ihn quer. Vom Fensterplatz war jetzt gar nichts mehr frei, und in der Sitzreihe wurde es eng.',
        ],
        sign: [
          'Alle paar Minuten beugte sich der Fahrgast vor. Ganz hinten an der Wand hing der Fahrplan, und von hier aus war er nicht zu lesen.',
          'Am Wagenende hing der Fahrplan. Der Fahrgast kniff die Augen zusammen und sah von dort kein einziges Wort.',
        ],
        yields: [
          'Dann stand der Fahrgast auf und nahm Hut und Mantel mit, hinüber zum Fahrplan. Die Sitzreihe war leer, und der Fensterplatz hatte die ganze Scheibe.',
          'Der Fahrgast wusste nun, wann er ankam, und stellte sich schon einmal in den Gang. Mantel und Schirm nahm er mit, und in der Sitzreihe lag der Fensterplatz in der Sonne.',
        ],
      },
    },
  },
  cow: {
    title: ['Die Kuh unter dem Sitz', '{hero} und das Baby nebenan'],
    prize: { g: 'f', one: 'Kuh' },
    obstacle: { g: 'f', one: 'Sitzbank' },
    task: [
      'Das Baby auf der anderen Seite war nur vergnügt, wenn es seine kleine Kuh aus Holz hatte. Am nächsten Halt stieg es aus. Die Kuh war unter die Sitzbank gerollt, und das Baby holte schon Luft.',
      'Gegenüber saß ein Baby und machte den Mund auf, immer weiter. Gleich kam der Schrei. Seine kleine Kuh aus Holz war fort, unter die Sitzbank gerollt, und am nächsten Halt stieg es aus.',
    ],
    gift: [
      'Das Baby bekam die Kuh und steckte sie in den Mund, mit dem Lederohr zuerst. Es ließ die angehaltene Luft wieder heraus, ganz ohne Ton. Im Wagen setzten sich acht Leute wieder bequem hin.',
      'Das Baby machte den Mund zu, denn jetzt war die Kuh darin. Es sah alle an, einen nach dem anderen, sehr ernst. An der Tür winkte es mit der Kuh.',
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber die Kuh lag unter der Sitzbank, und darunter war nur eine Lücke. Ein Arm passte hinein bis zum Ellenbogen, und die Kuh lag dahinter.',
          'Aber unter die Sitzbank war gerade so viel Platz, dass eine Kuh hinein konnte und nicht wieder heraus. Die Lücke war flach wie ein Brief.',
        ],
        worse: [
          'Der Zug bremste ein wenig, und die Kuh rollte weiter, bis an die Wand. In der Lücke unter der Sitzbank war nur noch ein Apfelkern.',
          'In der Kurve rollte die Kuh bis an die Wand. Die Lücke unter der Sitzbank war dort hinten nur noch ein Strich.',
        ],
        sign: [
          'Neben dem mittleren Fuß der Sitzbank war die Lücke höher. Dort fehlte eine Leiste.',
          'In der Mitte hatte die Sitzbank einen Fuß, und daneben fehlte ein Stück Leiste. Durch die Öffnung wehte warme Luft.',
        ],
        yields: [
          'Neben dem mittleren Fuß kam die Kuh heraus und stand gleich auf allen vieren. Die Sitzbank hatte sonst nur noch einen Knopf.',
          'Durch die Öffnung neben dem Fuß kam erst ein Horn und dann das zweite. Die Kuh stand im Gang, und die Sitzbank hatte nichts mehr zu verbergen.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Winkel' },
        holds: [
          'Aber die Kuh war unter die Sitzbank gerollt, bis in den letzten Winkel. Da unten war es so dunkel, dass man seine eigene Hand begrüßen musste.',
          'Aber unter der Sitzbank fing eine andere Gegend an, und in der war Nacht. Die Kuh stand dort irgendwo im Winkel und muhte nicht.',
        ],
        worse: [
          'Der Zug fuhr in einen Tunnel, und unter der Sitzbank wurde es schwarz. Die Kuh war nicht mehr zu sehen und der Fußboden auch nicht.',
          'Jemand ließ seinen Mantel herunterhängen. Der Winkel unter der Sitzbank war nun so finster, dass die Kuh darin keine Flecken mehr hatte.',
        ],
        sign: [
          'Im hintersten Eck glänzte ein Punkt. Es war ein gemaltes Auge, und es sah genau her.',
          'Ein Pünktchen glänzte dort hinten, schwarz in schwarz, aber mit Licht darin. Es sah aus wie ein Auge, das nicht blinzelt.',
        ],
        yields: [
          'Unter der Sitzbank stand die Kuh, gleich neben der Heizung, und schaute. Der Tunnel war zu Ende, und sie bekam einen langen Schatten.',
          'Um das Auge herum wurde es Kuh, Fleck um Fleck. Sie kam unter der Sitzbank hervor und hatte einen Krümel auf dem Rücken.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Rucksackgurt' },
        holds: [
          'Aber unter der Sitzbank hing ein Rucksackgurt, und in dem hing die Kuh. Er ging ihr zweimal um den Bauch und einmal um die Hörner.',
          'Aber die Kuh hatte sich unter der Sitzbank in einen Rucksackgurt gelegt. Oder der Rucksackgurt hatte sich um die Kuh gelegt, das war nicht zu klären.',
        ],
        worse: [
          'Der Rucksackgurt zog sich fest, dass die Schnalle klickte. Von der Kuh unter der Sitzbank sah man nur noch das Lederohr.',
          'Der Rucksackgurt zog sich zu wie ein Schnürsenkel. Unter der Sitzbank bekam die Kuh eine Taille und rutschte tiefer hinein.',
        ],
        sign: [
          'Bei der Schnalle lag der Gurt ganz locker. Dort machte er einen Bogen, so groß wie ein Ei.',
          'An der Schnalle war der Rucksackgurt noch ganz lose. Ein Ei hätte durchgepasst, oder ein Bauch aus Holz.',
        ],
        yields: [
          'Da baumelte der Rucksackgurt leer unter der Sitzbank. Die Kuh fiel auf die Füße und rollte zwei Schritte, als müsste sie weiden.',
          'Der Rucksackgurt gab erst ein Horn frei, dann den Bauch. Die Kuh rollte unter der Sitzbank hervor und blieb an einem Schuh stehen.',
        ],
      },
    },
  },
  platform: {
    title: ['Gleis gesucht', '{hero} und die halbe Gleisnummer'],
    prize: { g: 'f', one: 'Gleisnummer' },
    obstacle: { g: 'f', one: 'Urlauberin' },
    task: [
      'Die Großmutter mit den zwei Taschen hatte am nächsten Bahnhof vier Minuten zum Umsteigen. Für vier Minuten und zwei Taschen brauchte sie die Gleisnummer. In ihrem Heft stand sie nicht, nur: siehe Blatt.',
      'Die Großmutter mit den zwei Taschen stand schon an der Tür, obwohl der Zug noch fuhr. Vier Minuten hatte sie zum Umsteigen. Welches Gleis es war, stand auf einem Blatt, und das Blatt war nicht in ihrem Heft.',
    ],
    gift: [
      'Der Zug hielt, und die Großmutter wusste die Gleisnummer. Sie nahm erst die linke Treppe, dann die rechte und ging nicht einmal schnell. Vom anderen Bahnsteig hob sie eine Tasche, so hoch es ging.',
      'Die Großmutter sagte sich die Gleisnummer vor, bei jedem Schritt einmal. Sie kam als Erste an. Als ihr Zug einfuhr, saß sie auf der einen Tasche und hatte die Füße auf der anderen.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'Urlauberin' },
        holds: [
          'Aber das Blatt mit der Gleisnummer hatte eine Urlauberin von sehr weit her. Sie lächelte zu jedem Wort und verstand keins davon.',
          'Aber die Gleisnummer stand auf einem Blatt, und das Blatt hielt eine Urlauberin in der Hand. Fragte man sie, so zeigte sie Fotos von Bergen.',
        ],
        worse: [
          'Die Urlauberin hielt es für einen Gruß und grüßte zurück. Das Blatt mit der Gleisnummer faltete sie dabei in ihre Tasche.',
          'Die Urlauberin freute sich über den Besuch und packte Kekse aus. Die Gleisnummer kam unter die Kekse und bekam einen Fettfleck.',
        ],
        sign: [
          'Gegenüber zeigte ein Kind seiner Mutter drei Finger. Da nickte die Urlauberin und zeigte auch drei.',
          'Was man mit Fingern sagte, das verstand die Urlauberin. Ein Kind hielt drei hoch, und sie zählte nach.',
        ],
        yields: [
          'Da zog die Urlauberin das Blatt heraus, fuhr mit dem Finger eine Zeile entlang und hielt fünf Finger hoch. Das war die Gleisnummer, und man konnte sie mitnehmen.',
          'Die Urlauberin sah die Finger, die Tür und die Großmutter, und dann begriff sie. Sie strich das Blatt glatt und tippte auf die Gleisnummer: fünf Finger, noch einmal fünf.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Wagentür' },
        holds: [
          'Aber das Blatt mit der Gleisnummer las die Urlauberin vor, und neben ihr klapperte die Wagentür. Man sah den Mund auf- und zugehen, mehr kam nicht an.',
          'Aber die Urlauberin las die Gleisnummer laut vor, weil sie gefällig war. Leider saß sie an der Wagentür, und die Wagentür redete auch.',
        ],
        worse: [
          'Die Wagentür klapperte lauter, denn der Zug fuhr über eine Weiche. Die Urlauberin rief die Gleisnummer, und es klang wie Blech.',
          'Die Wagentür schlug im Takt, und die Fenster fielen ein. Von der Gleisnummer kam nur ein F an, und mit F fängt vieles an.',
        ],
        sign: [
          'Zwischen zwei Schienenstößen schwieg die Wagentür. Tadam, Pause, tadam.',
          'Zwischen zwei Schlägen hing die Wagentür still in ihren Schienen. Da hätte ein kurzes Wort hineingepasst.',
        ],
        yields: [
          'Nun war die Wagentür still, eine ganze Pause lang. Da sagte die Urlauberin die Gleisnummer, und jeder im Wagen hätte sie wiederholen können.',
          'Die Wagentür blieb hängen, mitten im Schlag. Gleis fünf, sagte die Urlauberin in die Stille, und damit war die Gleisnummer heraus.',
        ],
      },
      broken: {
        part: { g: 'n', one: 'Blatt' },
        holds: [
          'Aber das Blatt mit der Gleisnummer war durchgerissen. Die Urlauberin hatte die eine Hälfte in der Hand, die andere klebte an einer Thermoskanne.',
          'Aber von der Gleisnummer gab es zwei Hälften, denn das Blatt war durchgerissen. Die Urlauberin hatte die linke, und die rechte war unterwegs.',
        ],
        worse: [
          'Vom Blatt ging noch eine Ecke ab. Die Gleisnummer bestand jetzt aus einem Bogen, und ein Bogen kann alles sein.',
          'Ein Windstoß kam vom Fenster, und das Blatt bekam noch einen Riss. Die Urlauberin hielt nun drei Stücke, und aus der Gleisnummer war ein Rätsel geworden.',
        ],
        sign: [
          'Der Riss hatte einen Zipfel. An der anderen Hälfte fehlte genau so ein Zipfel.',
          'Der Rand an dem einen Stück hatte eine Nase. Der Rand an dem anderen hatte ein Loch für eine Nase.',
        ],
        yields: [
          'Da lag das Blatt auf dem Knie der Urlauberin, Rand an Rand, und der Bogen bekam sein zweites Stück. Es war eine Fünf, und damit war die Gleisnummer klar.',
          'Auf der Handtasche der Urlauberin lag das Blatt beisammen, von oben bis unten. Über den Riss hinweg las man die Gleisnummer, und sie war kinderleicht.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Urlauberin' },
        holds: [
          'Aber das Blatt mit der Gleisnummer hatte eine Urlauberin, und die sprach nicht gern mit Fremden. Sie saß hinter ihrem Schal wie hinter einer Tür.',
          'Aber die Urlauberin mit dem Blatt mochte es nicht, wenn man sie ansprach. Die Gleisnummer hielt sie sich vors Gesicht wie einen Fächer.',
        ],
        worse: [
          'Die Urlauberin drehte sich zur Wand und zog den Schal höher. Das Blatt mit der Gleisnummer drehte sich mit.',
          'Die Urlauberin rückte ans andere Ende der Bank. Auch die Gleisnummer rückte, und vom Schal war nun mehr zu sehen als von ihr.',
        ],
        sign: [
          'Über dem Schal war ein Auge zu sehen. Es sah her, schnell weg und wieder her.',
          'Der Schal bewegte sich. Zwei Finger zogen ihn ein Stück herunter, und dahinter sah jemand nach.',
        ],
        yields: [
          'Hinter dem Schal kam die Urlauberin hervor, erst mit der Nase. Sie hielt ihr Blatt so, dass jeder die Gleisnummer lesen konnte, und hatte eine schöne leise Stimme.',
          'Der Schal sank, und die Urlauberin lächelte, mit einer Lücke zwischen den Zähnen. Dann drehte sie das Blatt herum, und da stand die Gleisnummer.',
        ],
      },
    },
  },
  choir: {
    title: ['Vier Ecken, ein Chor', 'Das Lied auf freier Strecke'],
    prize: { g: 'n', one: 'Eröffnungslied', gen: 'Eröffnungsliedes' },
    obstacle: { g: 'm', one: 'Chorwagen', gen: 'Chorwagens' },
    task: [
      'Der Jugendchor saß auf freier Strecke fest. Vierzig Kilometer weiter hielt jemand ein Telefon in einen vollen Saal und sagte: Singt es eben von dort. Für das Eröffnungslied brauchten sie vier Stimmen und einen gemeinsamen Anfang.',
    ],
    gift: [
      'Durch das Telefon ging das Eröffnungslied in den vollen Saal, mit Zugluft in der zweiten Strophe. Danach hörten sie, was ein Saal tut, wenn er aufsteht: vierhundert Klappsitze, einer nach dem anderen.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Sitzliste' },
        holds: [
          'Aber im Chorwagen saß seit dem Streit um das Solo jeder so weit weg wie möglich. Auf der Sitzliste stand, wer neben wem nicht stehen würde, und für das Eröffnungslied blieb keine Reihe übrig.',
        ],
        worse: [
          'Auf der Sitzliste gab es nun eine fünfte Ecke. Der ganze Sopran saß darin und schwieg, und ohne Sopran fängt das Eröffnungslied nicht an.',
        ],
        sign: [
          'Ein Platz auf der Liste war nicht durchgestrichen. Der neben der zweiten Tür, den hatte niemand abgelehnt.',
        ],
        yields: [
          'Um die zweite Tür standen sie in drei Reihen, ungefähr nach Größe. Im Chorwagen klang das Eröffnungslied wie in einer Büchse, und es klang zusammen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Fahrgast' },
        holds: [
          'Aber der Chorwagen war ein Ruhewagen, und in der Tür stand ein Fahrgast, der das wörtlich nahm. Kein Telefon, sagte er, und kein Eröffnungslied.',
        ],
        worse: [
          'Der Fahrgast zog die Tür zum Vorraum zu, wo der Empfang war. Der volle Saal hörte statt des Eröffnungsliedes nur noch Räder, die standen.',
        ],
        sign: [
          'Der Fahrgast sah zwischendurch auf sein Rätselheft. Sieben Kästchen waren noch leer, und er radierte immer an denselben.',
        ],
        yields: [
          'Nun schob der Fahrgast die Tür auf und stellte seine Tasche davor, damit sie offen blieb. Im Chorwagen hob jemand die Hand, und das Eröffnungslied fing an.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Einsatz', gen: 'Einsatzes' },
        holds: [
          'Aber das Eröffnungslied hatte vier Stimmen, und im Chorwagen saß jede in einer anderen Ecke. Kam die eine herein, so war die andere schon draußen.',
        ],
        worse: [
          'Alle vier Stimmen fielen auseinander, der Bass zuletzt. Das Eröffnungslied stand wieder bei Takt eins, und am Telefon räusperte sich der Saal.',
        ],
        sign: [
          'Im dritten Takt hatte das Lied noch einen Einsatz. Der stand in allen Noten, und niemand hatte ihn je gegeben.',
        ],
        yields: [
          'Im dritten Takt waren alle da, zum ersten Mal seit dem Streit. Das Eröffnungslied ging durch den Chorwagen wie jemand, der seinen Platz gefunden hat.',
        ],
      },
    },
  },
  wrongTrain: {
    title: ['Eine Minute am Fenster', 'Zwei Züge in der Kreuzung'],
    prize: { g: 'f', one: 'Minute' },
    obstacle: { g: 'f', one: 'Funkstille' },
    task: [
      'Die Freundin wechselte heute die Schule und fuhr allein, in der Gegenrichtung. An der Kreuzung standen ihr Zug und dieser eine Minute lang Fenster an Fenster. Das Schild war gemalt, nur hatte gestern eine Nachricht das Falsche gesagt.',
    ],
    gift: [
      'Eine Minute lang standen zwei Fenster sich gegenüber. Das Schild war verkehrt herum, und drüben legte die Freundin den Kopf schief, bis sie es lesen konnte. Dann fuhren beide Züge, und an der Scheibe lag flach ihre Hand.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Chat', gen: 'Chats' },
        holds: [
          'Aber seit gestern herrschte Funkstille. Die Freundin hatte den Chat abgeschaltet, und ohne die Wagennummer ging die Minute am falschen Fenster vorbei.',
        ],
        worse: [
          'Die Freundin verließ den Chat. Die Funkstille war vollkommen, und für die Minute blieben elf mögliche Wagen.',
        ],
        sign: [
          'Weiter oben im Chat hing ein Foto vom Montag. Es war die Fahrkarte der Freundin, geschickt, damit man sich mitfreut.',
        ],
        yields: [
          'Im Chat erschien eine Zahl, mehr nicht: sieben. Die Funkstille war zu Ende, der siebte Wagen hielt genau gegenüber, und die Minute fing an.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Freundin' },
        holds: [
          'Aber nach einem Tag Funkstille zeigt man nicht gern sein Gesicht. Drüben hielt der Zug, die Freundin saß am Fenster, und von der Minute waren schon zehn Sekunden um.',
        ],
        worse: [
          'Drüben ging das Rollo herunter. Die Minute lief weiter, und die Funkstille hatte jetzt auch noch eine Farbe, nämlich Beige.',
        ],
        sign: [
          'Über dem Rollo sah man einen Knopf. Er saß oben auf einer Mütze, und die Mütze duckte sich nicht.',
        ],
        yields: [
          'Das Rollo ging hoch, eine Handbreit, dann ganz, und da war die Freundin. Von der Minute waren noch neunundzwanzig Sekunden übrig, und für eine Funkstille war das sehr viel.',
        ],
      },
    },
  },
} satisfies DeErrands;
