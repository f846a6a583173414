import type { DeErrands } from '../../schema.ts';

export const treasureIsland = {
  chest: {
    title: ['Die Kiste hinter dem Sumpf', '{hero} und die falschen Karten'],
    prize: { g: 'f', one: 'Schatzkiste' },
    obstacle: { g: 'm', one: 'Sumpf' },
    task: [
      'Hinter dem Sumpf stand die Schatzkiste. Vor der Flut sollte sie offen sein. Sonst klebte das Salz den Deckel zu, und das hielt ein ganzes Jahr.',
      'Im Sumpf lagen Bretter, eines vor dem anderen, und am Ende stand die Schatzkiste. Um den Deckel war schon eine Kruste Salz. Mit der nächsten Flut klebte er fest, für ein ganzes Jahr.',
    ],
    gift: [
      'Der Deckel ging auf und seufzte. In der Kiste lagen Landkarten, und auf jeder war etwas durchgestrichen. {companion} nahm die oberste, strich sie glatt und las sie zweimal.',
      'In der Schatzkiste lag kein Gold. Es lagen Landkarten darin, und auf jeder fehlte ein Weg. {companion} holte einen Bleistift hervor und zeichnete den von heute ein.',
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'Wurzel' },
        holds: [
          'Aber zwischen ihnen und der Schatzkiste lag der Sumpf. Hinüber führte eine einzige Wurzel, und die war nass und glatt wie ein Aal.',
        ],
        worse: [
          'Die Wurzel drehte sich, und alle Füße standen wieder im Sand. Drüben rutschte die Schatzkiste die Böschung herunter, bis ihr Griff den Schlamm berührte.',
        ],
        sign: [
          'Auf der Wurzel saß ein Knubbel, trocken und rau wie Brotrinde. Auf ihm war noch keiner ausgerutscht.',
        ],
        yields: [
          'Der Fuß hielt, und der nächste auch. Drüben war der Boden fest, und da stand die Schatzkiste und hatte nasse Ecken.',
        ],
      },
      noisy: {
        part: { g: 'f', adj: 'dick', one: 'Blase' },
        holds: [
          'Aber der Sumpf sagte blobb, am lautesten mit seiner dicksten Blase. Irgendwo drüben klopfte die Schatzkiste, und wo sie stand, verriet nur das Klopfen.',
        ],
        worse: [
          'Aus allen Ecken kam blobb, auch von hinten. Das Klopfen der Schatzkiste ging darin unter wie ein Stein.',
        ],
        sign: ['Nach jeder dritten Blase war der Sumpf kurz still. So kurz, wie einer Luft holt.'],
        yields: [
          'Der Sumpf vergaß sein nächstes Blobb. Da war das Klopfen, ganz nah, und hinter dem Schilf stand die Schatzkiste und klopfte mit dem Riegel.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Kruste' },
        holds: [
          'Aber um die Schatzkiste lag der Sumpf, und der trocknete erst. Oben hatte er eine Kruste, nicht dicker als auf einem Pudding.',
        ],
        worse: [
          'Die Kruste brach, und alles war wieder Suppe, von Anfang an. Die Schatzkiste sank um einen Finger tiefer.',
        ],
        sign: ['Am Rand war in der Kruste ein Riss, dünn wie ein Haar. Dort war sie schon hell.'],
        yields: [
          'Der Riss lief quer hinüber, und die Kruste wurde grau und fest. Man konnte über den Sumpf gehen, bis zur Schatzkiste, mit trockenen Sohlen.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Kröte' },
        holds: [
          'Aber durch den Sumpf führte nur ein Brett, und auf dem Brett saß eine Kröte. An ihr vorbei kam keiner zur Schatzkiste.',
        ],
        worse: [
          'Die Kröte blies sich auf, bis sie über beide Ränder hing. Die Schatzkiste war hinter ihrem Rücken ganz verschwunden.',
        ],
        sign: [
          'Die Kröte sah immer zur Seite, zu einem Loch im Boden. Das war einmal eine Pfütze gewesen, und daneben lag eine Schöpfmuschel.',
        ],
        yields: [
          'Da ging die Kröte vom Brett, und zwar zu Fuß, denn sie hatte es nicht eilig. Dahinter führte der Weg über den Sumpf geradewegs zur Schatzkiste.',
        ],
      },
    },
  },
  bell: {
    title: ['Ein Schiff im Baum', '{hero} und die grüne Glocke'],
    prize: { g: 'f', one: 'Schiffsglocke' },
    obstacle: { g: 'n', adj: 'halb', one: 'Schiff' },
    task: [
      'Die kleine Fähre hatte keine Augen, nur Ohren. Sie fand ihren Steg, wenn abends die Schiffsglocke schlug. Es wurde schon dämmrig, und die Glocke hatte noch nichts gesagt.',
      'Auf dem Wasser hörte man die Fähre suchen: ein Stück vor, ein Stück zurück. Sehen kann sie nicht. Jeden Abend sagt ihr die Schiffsglocke, wo der Steg ist, und heute war es schon dämmrig, und keiner hatte geläutet.',
    ],
    gift: [
      'Einmal schlug die Schiffsglocke, tief und ein wenig grün. Draußen drehte die Fähre um, kam heran und legte die Nase an den Steg. Dort blieb sie liegen wie ein Hund.',
      'Die Schiffsglocke schlug, und die Fähre hielt still und horchte. Dann kam sie, ganz gerade. Am Steg rieb sie sich einmal an den Pfählen, bevor sie sich hinlegte.',
    ],
    by: {
      tangled: {
        part: { g: 'n', adj: 'geteert', one: 'Tau' },
        holds: [
          'Aber die Schiffsglocke hing in dem halben Schiff, das im Baum saß. Ein Tau lief um sie herum, oben und unten und quer, und es klebte von Teer.',
        ],
        worse: [
          'Der Knoten im Tau wurde klein und steinhart. Die Schiffsglocke wurde hineingezogen, bis nur noch ihr Rand zu sehen war.',
        ],
        sign: ['Dicht am Ast hing eine Schlaufe im Tau, weit und locker. Die hatte noch niemand zugezogen.'],
        yields: [
          'Da glitt das Tau von der Schiffsglocke und fiel in Kringeln ins Gras. Frei hing sie in dem halben Schiff und schaukelte.',
        ],
      },
      high: {
        part: { g: 'm', adj: 'schief', one: 'Stamm' },
        holds: [
          'Aber die Schiffsglocke hing in dem halben Schiff, und das halbe Schiff hing im Baum. Hinauf ging es nur über den schiefen Stamm.',
        ],
        worse: [
          'Das halbe Schiff kippte in der Astgabel nach hinten. Die Schiffsglocke schwang einen Ast höher und läutete nicht einmal dabei.',
        ],
        sign: ['Unten am Stamm saß ein Knorren in der Rinde. Er war gerade so breit wie ein Fuß.'],
        yields: [
          'Das halbe Schiff neigte sich herunter, bis die Planken knackten. Die Schiffsglocke hing nun da, wo eine Hand ist.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Pelikan' },
        holds: [
          'Aber auf der Schiffsglocke schlief ein Pelikan. Das halbe Schiff war sein Haus, und er lag darin wie eine Decke mit Schnabel.',
        ],
        worse: [
          'Der Pelikan brummte und machte es sich breiter. Die Schiffsglocke war unter ihm verschwunden, bis auf den Ring.',
        ],
        sign: [
          'Neben dem Nest lagen drei Gräten und ein Knopf. Sie lagen in einer Reihe, die größte zuerst.',
        ],
        yields: [
          'Nun drehte sich der Pelikan auf die andere Seite, wie man im Bett Platz macht. Da hing die Schiffsglocke frei und war noch warm von ihm.',
        ],
      },
    },
  },
  bottle: {
    title: ['Post für die Boje', '{hero} und die grüne Flasche'],
    prize: { g: 'f', one: 'Flaschenpost' },
    obstacle: { g: 'm', adj: 'hohl', one: 'Felsen' },
    task: [
      'Draußen lag eine Boje, zu der nie jemand kam. Heute hatte sie Post, in einer grünen Flasche. Mit der Abendflut fuhr das Postboot ab, mit der Flaschenpost oder ohne sie.',
      'Auf der Karte ist draußen nur ein Punkt. Der Punkt ist eine Boje, und sie hatte noch nie Post bekommen. Heute war welche da, in einer grünen Flasche. Das Postboot fuhr mit der Abendflut und wartete auf niemanden.',
    ],
    gift: [
      'Das Boot trug die Flaschenpost hinaus, bis es klein war. Bei der Boje hielt es an. Dann nickte die Boje, einmal und noch einmal, und sie nickte noch, als es dunkel wurde.',
      'Das Postboot hielt bei der Boje und hängte ihr die Flaschenpost an den Ring. Die Boje drehte sich einmal darum. Man sah sie von Weitem glänzen, grün und ein bisschen aufgeregt.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Riss' },
        holds: [
          'Aber die Flaschenpost steckte in dem hohlen Felsen. Hinein ging nur ein Riss, so schmal wie ein Briefkasten.',
        ],
        worse: [
          'Sand rieselte nach, und die Flaschenpost rutschte tiefer in den Felsen. Zu sehen war von ihr nur noch der Korken.',
        ],
        sign: ['Weiter unten hatten die Wellen am Riss genagt. Dort war er breiter, rund wie ein Mund.'],
        yields: [
          'Durch die breite Stelle rollte die Flaschenpost heraus, den Korken voran. Der Felsen gab einen Ton dazu, hohl und zufrieden.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Höhlung' },
        holds: [
          'Aber die Flaschenpost lag in dem hohlen Felsen, hinter dem Riss. In der Höhlung war es so dunkel, dass sogar das Grün verschwand.',
        ],
        worse: [
          'Der Schatten kroch aus dem Felsen bis auf den Sand. Die Höhlung sah doppelt so tief aus, und von der Flaschenpost war nichts zu sehen.',
        ],
        sign: [
          'Ganz weit drinnen glomm etwas, grün und rund. Es glomm immer dann, wenn die Sonne auf die Pfütze fiel.',
        ],
        yields: [
          'In der Höhlung war es auf einmal nur noch schattig. Da lag die Flaschenpost, grün wie eine Gurke, und man konnte den Zettel erkennen.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Garnele' },
        holds: [
          'Aber die Flaschenpost hatte eine kleine Garnele, und die wohnte im hohlen Felsen. Sie hielt sie mit allen Beinen fest und ließ sich nicht sehen.',
        ],
        worse: [
          'Die Garnele ging rückwärts bis in den letzten Winkel. Die Flaschenpost ging mit, klick, klick, über den Stein.',
        ],
        sign: [
          'Aus dem Felsen schaute ein Fühler, dünn wie ein Faden. Er zitterte und zeigte genau zu ihnen her.',
        ],
        yields: [
          'Da kam die Garnele aus dem Felsen, rückwärts, denn anders konnte sie nicht. Die Flaschenpost rollte sie vor sich her, also hinter sich.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Stein' },
        holds: [
          'Aber vor dem hohlen Felsen lag ein Stein, rund und schwer wie ein schlafender Bär. Dahinter war die Flaschenpost.',
        ],
        worse: [
          'Der Stein seufzte und setzte sich tiefer in den Sand. Jetzt drückte er die Flaschenpost gegen die Wand vom Felsen.',
        ],
        sign: ['An der einen Kante lag kein Sand. Dort wippte der Stein, kaum mehr als ein Wackelzahn.'],
        yields: [
          'Nun rollte der Stein zur Seite und blieb liegen, als wollte er schon immer dorthin. Der Felsen war offen, und heraus kullerte die Flaschenpost.',
        ],
      },
    },
  },
  film: {
    title: ['Die letzte Szene', 'Kino zwischen den Kiefern'],
    prize: { g: 'f', adj: 'letzt', one: 'Szene' },
    obstacle: { g: 'f', adj: 'zerstritten', one: 'Filmgruppe' },
    task: [
      'Um neun begann auf der Insel die Filmnacht. Der Kurzfilm der Filmgruppe war fertig bis auf die letzte Szene, und die hatte keinen Ton. Ein einziger Satz fehlte, und ohne ihn verstand niemand das Ende.',
    ],
    gift: [
      'Um Viertel nach neun sprach die Leinwand zwischen den Kiefern ihren letzten Satz. Einen Moment lang klatschte keiner. In der ersten Reihe nahm jemand die Mütze ab und drehte sie in den Händen.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Handy', gen: 'Handys' },
        holds: [
          'Aber die Filmgruppe hatte sich über das Ende zerstritten, auf dem Handy, drei Tage lang. Die letzte Szene stand unter hundert Nachrichten.',
        ],
        worse: [
          'Jede Antwort traf eine andere Antwort, und keine traf die Frage. Die letzte Szene rutschte in der Liste ganz nach unten.',
        ],
        sign: [
          'Zwei Tage weiter oben stand ein Satz allein. Ich fand dein Ende gar nicht schlecht, stand da, und niemand hatte darauf geantwortet.',
        ],
        yields: [
          'In der Filmgruppe schrieb eine Weile niemand, und dann schrieben alle dasselbe. Zehn Minuten später hatte die letzte Szene ihre Stimme.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Tonfrau' },
        holds: [
          'Aber die Tonfrau der Filmgruppe war nach dem Streit gegangen, und das Aufnahmegerät hatte sie mitgenommen. Die letzte Szene war darin, und sie saß damit im Boot am Strand.',
        ],
        worse: [
          'Die Tonfrau drehte sich zum Wasser und zog die Kapuze über. Das Gerät verschwand unter der Jacke und mit ihm die letzte Szene.',
        ],
        sign: ['Am Ärmel der Tonfrau leuchtete ein roter Punkt. Das Aufnahmegerät lief.'],
        yields: [
          'Nun stieg die Tonfrau aus dem Boot und hielt das Gerät hin, den Kopfhörer zuerst. Die letzte Szene war schon darauf, mit Brandung dahinter.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Stange' },
        holds: [
          'Aber die letzte Szene brauchte eine Leinwand, und die Filmgruppe redete nicht miteinander. Stand die eine Stange, so fiel die andere.',
        ],
        worse: [
          'Die Leinwand lag wieder im Sand, krummer als zuvor. Die letzte Szene lief über die Falten und war nicht zu erkennen.',
        ],
        sign: [
          'Auch an der zweiten Stange hing ein Seil. Es lag schon die ganze Zeit im Sand, und niemand hielt es.',
        ],
        yields: [
          'Beide Stangen standen, und die Leinwand wurde glatt wie ein Tisch. Die letzte Szene hatte zum ersten Mal keinen Knick.',
        ],
      },
    },
  },
  ferry: {
    title: ['Sieben Lampen am Steg', 'Der erste Tag als Fährmann'],
    prize: { g: 'f', one: 'Lampenreihe' },
    obstacle: { g: 'm', one: 'Steg', gen: 'Stegs' },
    task: [
      'Am ersten Tag vom Ferienjob sollte die Ruderfähre eine ganze Hochzeitskapelle übersetzen. Das ging nur, solange Wasser unter dem Kiel war. Die Lampenreihe am Steg sagte den Booten, dass sie anlegen durften, und sie lag im Schuppen.',
    ],
    gift: [
      'Sieben Lampen leuchteten am Steg, und die Fähre kam, mit Pauke. Der Tubist stieg als Letzter aus. Er setzte die Tuba noch einmal an und blies einen einzigen Ton, für den Steg.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Lampenständer', gen: 'Lampenständers' },
        holds: [
          'Aber im Schuppen lag der Lampenständer mit gebrochenem Fuß. Ohne ihn war die Lampenreihe am Steg eine Kiste mit sieben Gläsern.',
        ],
        worse: [
          'Auch der zweite Fuß ging ab. Aus der Lampenreihe rollten drei Lampen unter die Bank, und der Steg blieb dunkel.',
        ],
        sign: [
          'Die zwei Bruchkanten im Holz waren hell. Sie passten Faser in Faser, wie eben erst getrennt.',
        ],
        yields: [
          'Nun stand der Lampenständer, mit einer Schiene aus Ruderholz. Am Steg ging eine nach der anderen an, und mit der siebten war es eine Lampenreihe.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Fährmann', gen: 'Fährmanns' },
        holds: [
          'Aber auf den Steg ließ der alte Fährmann keinen, der neu war. Die Lampenreihe hänge seit dreißig Jahren er auf, sagte er, und Gründe nannte er keine.',
        ],
        worse: [
          'Der Fährmann stellte sich mitten auf die Planken. Die Lampenreihe kam hinter die Schuppentür, und vom Steg sah man nur noch seinen Rücken.',
        ],
        sign: [
          'Der Fährmann hielt die Gezeitentafel mit gestrecktem Arm. Dann hielt er sie noch weiter weg und kniff die Augen zu.',
        ],
        yields: [
          'Dann gab der Fährmann die Tafel aus der Hand und machte auf dem Steg einen Schritt zur Seite. Die Schuppentür ging auf, und zu zweit trugen sie die Lampenreihe hinaus.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Leim' },
        holds: [
          'Aber im Lampenständer war der Leim noch weich. Trug man ihn jetzt auf den Steg, so lag die Lampenreihe im Hafen.',
        ],
        worse: [
          'Die Fuge gab nach, und der Leim fing von vorn an. Die Lampenreihe wurde wieder hingelegt, und am Steg war das Wasser eine Stufe gefallen.',
        ],
        sign: ['Am Rand der Fuge saß ein Tropfen Leim. Er lief nicht mehr.'],
        yields: [
          'Da hielt der Leim, und niemand hatte gesehen, seit wann. Am Steg stand die Lampenreihe, sieben Lichter, und jedes stand noch einmal im Wasser.',
        ],
      },
    },
  },
} satisfies DeErrands;
