import type { DeErrands } from '../../schema.ts';

export const moonlitGarden = {
  flower: {
    title: ['Eine Nacht im Jahr', '{hero} und das alte Gartentor'],
    prize: { g: 'f', one: 'Nachtblume' },
    obstacle: { g: 'n', one: 'Gartentor' },
    task: [
      'Einmal im Jahr ging die Nachtblume auf, und das war heute. Die Großmutter hatte schon die Stühle hinübergetragen, für jeden einen. Hinter dem Haus kam der Mond hervor, und wenn er um die Ecke war, war es vorbei.',
      'Die Großmutter trug den letzten Stuhl in den Garten und setzte sich zur Probe. Einmal im Jahr geht die Nachtblume auf, und das dauert nur, solange der Mond hineinscheint. Er stand schon hinter dem Schornstein.',
    ],
    gift: [
      'Jeder saß auf seinem Stuhl. Die Nachtblume ließ ein Blatt los, dann das nächste, und niemand sagte etwas. Die Großmutter hatte den Schuh ausgezogen und die Zehen ins Gras gesteckt.',
      'Der Mond schien der Nachtblume mitten ins Gesicht. Sie ging auf wie eine Hand. Die Großmutter flüsterte etwas, und alle beugten sich vor, aber sie hatte mit der Blume geredet.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Riegel' },
        holds: [
          'Aber die Nachtblume stand hinter dem Gartentor, und am Gartentor war der Riegel zu. Er war so rostig, dass man ihn für einen Ast halten konnte.',
          'Aber das Gartentor war zu, und hinter dem Gartentor stand die Nachtblume. Der Riegel hatte so lange geschlafen, dass er am Holz festgerostet war.',
        ],
        worse: [
          'Der Riegel quietschte und saß noch schiefer. Das Gartentor zitterte, und die Nachtblume machte ihre Knospe fester zu.',
          'Rost rieselte herunter, und der Riegel steckte quer. Hinter dem Gartentor erschrak die Nachtblume und zog ihre Spitze ein.',
        ],
        sign: [
          'Neben dem Riegel hing ein Holzpflock an einer Schnur. Im Mondlicht hatte er einen Schatten, so lang wie ein Finger.',
          'Ein Holzpflock hing am Gartentor, an einer Schnur mit drei Knoten. Er war unten dünn und oben glatt vom Anfassen.',
        ],
        yields: [
          'Das Gartentor ging auf, ganz ohne Ton. Da stand die Nachtblume und hatte die Knospe schon wieder ein wenig gelockert.',
          'Etwas gab nach, so leise wie ein Blatt. Das Gartentor stand offen, und im Mondlicht machte die Nachtblume die erste Falte auf.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'Winde' },
        holds: [
          'Aber das Gartentor war mit Winde zugewachsen, Ranke um Ranke, und eine davon ging bis zur Nachtblume. Die Winde hatte das in einem einzigen Sommer geschafft.',
          'Aber Winde war um das Gartentor gewachsen, von unten nach oben und wieder zurück. An ihrem letzten Ende hielt sie die Nachtblume fest.',
        ],
        worse: [
          'Die Winde zog sich fest. Eine Ranke zog drüben am Stängel, und die Nachtblume neigte sich bis fast aufs Gras.',
          'Die Winde saß straffer, und das Gartentor knackte. Die Nachtblume wurde am Hals gezogen und sah nun ins Gras.',
        ],
        sign: [
          'Um den mittleren Stab lag eine Ranke in einer lockeren Schlaufe. Ein Nachtfalter saß darin und hatte Platz.',
          'Am mittleren Stab war die Winde nicht fest. Sie lag dort nur herum wie ein Ärmel über einer Lehne.',
        ],
        yields: [
          'Das Gartentor stand auf einmal ohne Mantel da. Drüben richtete die Nachtblume sich auf, so langsam wie jemand, der nicht wecken will.',
          'Ranke um Ranke sank ins Gras, und das Gartentor hatte wieder Stäbe. Dahinter stand die Nachtblume auf und ordnete ihre Blätter.',
        ],
      },
      heavy: {
        part: { g: 'n', one: 'Gartentor' },
        holds: [
          'Aber das Gartentor war auf einer Seite in den Boden gesunken. Es war nicht zu, es ging nur nicht auf, und dahinter stand die Nachtblume.',
          'Aber das Gartentor saß mit einer Seite in der Erde, wie jemand, der eingeschlafen ist. Die Nachtblume war dahinter, und der Mond ging weiter.',
        ],
        worse: [
          'Das Gartentor grub sich tiefer ein und machte eine Furche. Der unterste Stab drückte der Nachtblume den Stängel zur Seite.',
          'Das Gartentor schob einen Haufen Erde vor sich her und steckte fest. Der Haufen drückte die Nachtblume noch ein Stück zur Seite.',
        ],
        sign: [
          'Eine Ecke vom Gartentor lag auf einem Maulwurfshügel. Dort wippte es, kaum höher als ein Daumen.',
          'Ein Maulwurf hatte unter dem Gartentor gearbeitet. Auf seinem Hügel schaukelte die eine Ecke.',
        ],
        yields: [
          'Nun kam das Gartentor aus der Erde und schwang einmal ganz herum. Die Nachtblume stand wieder gerade und hatte einen Tropfen am Kinn.',
          'Die Ecke hob sich, und der Rest vom Gartentor kam nach, mit einem langen Seufzer. Die Nachtblume bekam wieder Luft und den ganzen Mond.',
        ],
      },
    },
  },
  glove: {
    title: ['Ein Handschuh mit Gast', '{hero} und der Igel im Laub'],
    prize: { g: 'm', one: 'Lederhandschuh' },
    obstacle: { g: 'm', one: 'Igel', gen: 'Igels' },
    task: [
      'Der Großvater wollte die Rose anbinden, bevor der Wind kam. Die Rose hatte hundert Dornen und der Großvater nur einen Handschuh. Der andere, der für die rechte Hand, lag im Laubhaufen, und jemand lag darin.',
      'Die Rose hing über den Weg und schlug im Wind nach jedem, der vorbeikam. Der Großvater wollte sie anbinden, mit beiden Händen. Für die linke hatte er einen Handschuh. Der rechte, aus Leder, lag irgendwo im Laub.',
    ],
    gift: [
      'Der Großvater zog den Lederhandschuh an und band die Rose fest, mit drei Knoten. Danach hielt er die Hand an die Nase. Sie roch nach Igel, und er ließ den Handschuh noch ein wenig an.',
      'Der Großvater zog den Handschuh an, Finger für Finger, und band die Rose fest. Sie stach zweimal zu. Man sah es am Leder, und er zeigte ihr die Stelle.',
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'Igel', gen: 'Igels' },
        holds: [
          'Aber im Laubhaufen saß der Igel, und der Lederhandschuh war sein Versteck. Der Igel hatte sich so weit hineingesetzt, wie ein Igel hineinpasst.',
          'Aber der Lederhandschuh war bewohnt. Der Igel saß darin, im Laub, und öffnete heute niemandem.',
        ],
        worse: [
          'Der Igel ging tiefer unter die Blätter. Der Lederhandschuh ging mit, Finger für Finger, bis auch der Daumen weg war.',
          'Es raschelte, und der Igel war noch ein Zimmer weiter hinten. Vom Lederhandschuh sah man die Naht und sonst nichts.',
        ],
        sign: [
          'Aus den Blättern schaute eine Nasenspitze, schwarz und nass. Sie ging auf und ab.',
          'Vorn bewegte sich ein Blatt, obwohl kein Wind ging. Darunter schnupperte etwas Schwarzes.',
        ],
        yields: [
          'Da kam der Igel aus dem Laub, mit dem Lederhandschuh am Rücken. Nach drei Schritten fiel der herunter, und der Igel ging einfach weiter.',
          'Aus dem Laub kam der Igel, mit einem Finger vom Lederhandschuh auf dem Kopf. Den streifte er an einem Ast ab und ging zum Essen.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Igel', gen: 'Igels' },
        holds: [
          'Aber auf dem Lederhandschuh schlief der Igel, zusammengerollt, mitten in der Handfläche. Es sah aus, als hielte ihn jemand.',
          'Aber der Igel hatte sich den Lederhandschuh als Bett genommen. Er lag in der Handfläche wie ein Brötchen, und das Brötchen schlief.',
        ],
        worse: [
          'Der Igel pustete und rollte sich herum. Vom Lederhandschuh war kein Leder mehr zu sehen, nur Stacheln.',
          'Der Igel zuckte im Traum und wurde noch runder. Der Lederhandschuh steckte nun voller Stacheln, von innen.',
        ],
        sign: [
          'Rings um den Igel lagen trockene Blätter, alle mit dem Stiel nach innen. Ein Flöckchen Wolle lag als Kissen dabei.',
          'Der Igel hatte sein Laub gemacht wie ein Bett. Blatt lag an Blatt, und ein Wollflöckchen war das Kopfkissen.',
        ],
        yields: [
          'Nun wälzte sich der Igel von der Handfläche ins Laub, wo es weicher war. Der Lederhandschuh lag da und machte eine hohle Hand.',
          'Der Igel rollte vom Daumen zum Zeigefinger und dann ins Laub. Der Lederhandschuh blieb liegen und war warm wie eine Hand.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Igel', gen: 'Igels' },
        holds: [
          'Aber den Lederhandschuh hatte der Igel. Alles, was näher kam, hielt er für einen Fuchs, auch gute Worte.',
          'Aber im Lederhandschuh saß der Igel, und der verstand keine Sprache, nur Gefahr. Lockte man ihn, so hieß das: Fuchs.',
        ],
        worse: [
          'Der Igel wurde eine Kugel. Den Lederhandschuh zog er dabei unter seine Stacheln, und dort war er nun sehr sicher.',
          'Der Igel rollte sich ein und rollte ein Stück bergab. Der Lederhandschuh rollte mit und bekam unterwegs zwei Löcher.',
        ],
        sign: [
          'Auf der Terrasse scharrte ein Schälchen über den Stein. Da hob der Igel die Nase, jedes Mal.',
          'Eine Sache verstand der Igel aus jeder Entfernung. Kratzte Porzellan über Stein, so wurde seine Nase lang.',
        ],
        yields: [
          'Da wurde der Igel wieder lang und lief zur Terrasse, und seine Füße klangen wie Regen. Der Lederhandschuh blieb im Gras, mit einem Loch mehr.',
          'Der Igel hatte es auf einmal eilig, mit allen vier Füßen. Der Lederhandschuh lag auf dem Weg, den Daumen nach oben.',
        ],
      },
    },
  },
  cricket: {
    title: ['Ein Lied fürs Fenster', '{hero} und die Mauergrille'],
    prize: { g: 'n', one: 'Grillenlied' },
    obstacle: { g: 'f', one: 'Gartenmauer' },
    task: [
      'Die kleine Schwester war erkältet und durfte nicht hinaus. Ihr Fenster blieb offen, bis der Mond vorbei war, damit sie das Grillenlied hörte. Jetzt war der Mond schon über dem Kamin, und das Lied war nicht da.',
      'Am Fenster im ersten Stock sah man eine Nase, und die war rot. Die kleine Schwester war erkältet und wartete auf das Grillenlied. Es kam nicht. Sobald der Mond am Kamin vorbei war, wurde ihr Fenster zugemacht.',
    ],
    gift: [
      'Das Grillenlied ging über den Rasen und zum Fenster hinein. Drinnen nieste jemand, und dann war es still. Ein Fuß kam unter der Decke hervor und wippte mit, man sah es bis hier.',
      'Das Grillenlied stieg an der Hauswand hinauf, und das Fenster blieb offen. Oben summte jemand mit, durch eine verstopfte Nase. Es klang wie eine zweite Grille, eine große.',
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'Blechdose' },
        holds: [
          'Aber unter der Gartenmauer stand eine Blechdose, und in die tropfte die Regenrinne. Zu jedem Plonk schwieg das Grillenlied und fing danach nicht gleich wieder an.',
          'Aber das Grillenlied hatte einen Feind, und der war eine Blechdose. Sie stand vor der Gartenmauer, und die Rinne tropfte hinein, plonk.',
        ],
        worse: [
          'In der Blechdose machte es lauter plonk, denn nun tropfte es doppelt. An der Gartenmauer war vom Grillenlied kein Ton mehr zu hören.',
          'Die Blechdose nahm nun jeden Tropfen zweimal. Hinter der Gartenmauer gab das Grillenlied auf und war nicht mehr zu hören.',
        ],
        sign: [
          'Zwischen zwei Tropfen war es still. So lange still, wie ein Tropfen zum Fallen braucht.',
          'Nach jedem Plonk musste erst ein neuer Tropfen dick werden. Solange hörte man den Garten atmen.',
        ],
        yields: [
          'Der nächste Tropfen blieb an der Rinne hängen. Da fing an der Gartenmauer das Grillenlied an, dünn und silbern, und hörte nicht mehr auf.',
          'Das Plonk blieb aus, und noch einmal blieb es aus. Vorsichtig kam aus der Gartenmauer das Grillenlied, und beim zweiten Vers war es schon mutiger.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'Mauerspalt' },
        holds: [
          'Aber das Grillenlied kam aus der Gartenmauer, aus einem Spalt, und in dem war es finster. Wer nicht weiß, wo eine Grille sitzt, der tritt ihr vor die Tür.',
          'Aber die Grille wohnte in der Gartenmauer, im schwarzen Spalt. Solange man nicht sah, wohin man trat, sang sie das Grillenlied nicht zu Ende.',
        ],
        worse: [
          'Ein Schatten fiel über die Gartenmauer, und der Spalt war schwärzer als schwarz. Das Grillenlied wurde leiser, als ginge es eine Treppe hinunter.',
          'Der Mond ging hinter ein Blatt. Die Gartenmauer war ein einziger schwarzer Strich, und das Grillenlied verlor seinen Schluss.',
        ],
        sign: [
          'Tief im Spalt glänzte etwas, klein wie ein Splitter. Es war ein Flügel.',
          'Im schwarzen Spalt war ein silberner Strich. Er zitterte, und immer wenn er zitterte, zirpte es.',
        ],
        yields: [
          'Im Spalt saß die Grille auf einem Moosbüschel und strich die Flügel aneinander. Das Grillenlied kam aus der Gartenmauer wie aus einem Radio, nur schöner.',
          'Der silberne Strich bekam zwei Fühler und einen Bauch. In der Gartenmauer saß die Grille, und das Grillenlied ging bis zum letzten Ton.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Mauerspalt' },
        holds: [
          'Aber das Grillenlied steckte in der Gartenmauer. Der Spalt war so schmal, dass die Hälfte der Töne nicht herauskam.',
          'Aber das Grillenlied kam nicht heraus. Der Spalt in der Gartenmauer war so eng, dass nur jeder zweite Ton hindurchpasste.',
        ],
        worse: [
          'Die Grille zog weiter nach innen um. Das Grillenlied war nun so dünn, dass es schon am Rasen zu Ende war.',
          'Ein Steinchen rutschte vor den Spalt. Das Grillenlied klang aus der Gartenmauer wie aus einem Schuhkarton mit Deckel.',
        ],
        sign: [
          'Neben dem Efeu war der Spalt breiter. Dort war einmal ein Stein herausgefallen.',
          'Unter dem Efeu fehlte der Gartenmauer ein Zahn. Dort hätte eine Grille mit Koffer hindurchgepasst.',
        ],
        yields: [
          'Am breiten Ende kam die Grille heraus, bis an die Kante der Gartenmauer. Das Grillenlied hatte wieder alle Töne, auch die hohen.',
          'Beim Efeu kam die Grille zum Vorschein und putzte sich die Flügel. Dann war das Grillenlied so breit wie die ganze Gartenmauer.',
        ],
      },
    },
  },
  moth: {
    title: ['Zu zweit vor dem Tuch', 'Der Schwärmer'],
    prize: { g: 'm', one: 'Weinschwärmer', gen: 'Weinschwärmers' },
    obstacle: { g: 'n', one: 'Leuchttuch' },
    task: [
      'Der Naturklub zählte heute Nacht die Falter für die Kreisliste. Ein Garten galt nur, wenn zwei Augenpaare dasselbe gesehen hatten. Im Flieder saß ein Weinschwärmer, rosa und oliv, und das Leuchttuch stand noch nicht.',
    ],
    gift: [
      'Der Weinschwärmer saß auf dem Tuch, rosa und oliv, eine volle Minute lang. Zwei Namen kamen in dieselbe Zeile. Die Frau vom Klub pustete auf die Tinte und schrieb selbst nichts dazu.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Spannschnur' },
        holds: [
          'Aber das Leuchttuch hing schief, weil die Spannschnur sich um beide Stangen gewickelt hatte. Auf ein schiefes Tuch setzt sich kein Weinschwärmer.',
        ],
        worse: [
          'Die Spannschnur lief noch einmal um die Stange. Das Leuchttuch sank zusammen, und der Weinschwärmer flog einen großen Bogen, von ihnen weg.',
        ],
        sign: [
          'Am hintersten Hering war die Spannschnur locker. Dort lag sie als Schlaufe im Gras, nass vom Tau.',
        ],
        yields: [
          'Das Leuchttuch spannte sich und war auf einmal ein weißes Viereck in der Nacht. Der Weinschwärmer kam aus dem Flieder und setzte sich in die obere Ecke.',
        ],
      },
      guarded: {
        part: { g: 'n', one: 'Zählpaar' },
        holds: [
          'Aber am Leuchttuch saßen zwei mit der Liste, und alle anderen waren auch schon zu zweit. Den Weinschwärmer, sagten sie, würden sie dann schon sehen.',
        ],
        worse: [
          'Die zwei drehten die Lampe zu sich herum. Das Leuchttuch wurde grau, und wo der Weinschwärmer war, wusste keiner.',
        ],
        sign: [
          'Die zwei tippten einander an und zeigten auf eine Spalte. Uhrzeit, stand darüber, und sie war von oben bis unten leer.',
        ],
        yields: [
          'Die zwei rückten die Lampe in die Mitte und schoben die Liste herüber. Das Leuchttuch war wieder weiß, und um elf Uhr vier saß darauf der Weinschwärmer.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Nacht' },
        holds: [
          'Aber das Leuchttuch war weiß und leer, denn die Nacht hatte noch nicht richtig angefangen. Ein Weinschwärmer kommt nicht, weil man eine Liste hat.',
        ],
        worse: [
          'Was auf dem Leuchttuch gesessen hatte, stob auseinander. Es war so leer wie am Anfang, und der Weinschwärmer war im Dunkeln irgendein Geräusch.',
        ],
        sign: ['Auf dem Tuch saß ein Falter, klein und grau. Er putzte sich einen Fühler.'],
        yields: [
          'Da kam die Nacht an das Leuchttuch, einer nach dem anderen, grau, braun, weiß. Zuletzt kam der Weinschwärmer, rosa und oliv, und niemand rührte sich.',
        ],
      },
    },
  },
  duet: {
    title: ['Die zweite Gitarre', 'Zehn Uhr über der Hecke'],
    prize: { g: 'f', one: 'Gitarrenstimme' },
    obstacle: { g: 'f', one: 'Freundin' },
    task: [
      'Um zehn endete das Gartenkonzert der Nachbarn mit einem Duett. Eine der beiden Gitarren schwieg seit einer Woche. Auf der anderen Seite der Hecke standen die Gläser schon auf dem Rasen, und niemand dort wusste davon.',
    ],
    gift: [
      'Um zehn kam die zweite Gitarrenstimme über die Hecke, einen Takt später als die erste, wie es sich gehörte. Drüben hörte das Klirren auf. Eine Frau zog ihre Schuhe aus, um ohne Geräusch näher heranzugehen.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Gitarrenkoffer', gen: 'Gitarrenkoffers' },
        holds: [
          'Aber drüben auf dem Rasen saß die Freundin neben ihrem Gitarrenkoffer, und der war zu. Die zweite Gitarrenstimme lag darin auf Samt.',
        ],
        worse: [
          'Die Freundin ließ beide Schlösser zuschnappen. Die Gitarrenstimme gab im Gitarrenkoffer noch einen Ton von sich, weil eine Saite am Deckel lag.',
        ],
        sign: [
          'Neben dem Gitarrenkoffer lag auf der Bank das Plektrum der Freundin. Wer nicht spielen will, steckt keines ein.',
        ],
        yields: [
          'Die Schlösser am Gitarrenkoffer sprangen auf, eins, zwei. Die Freundin stimmte die tiefe Saite nach, und das war der Anfang der zweiten Gitarrenstimme.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Freundin' },
        holds: [
          'Aber die Freundin war seit dem Streit auf alles gefasst, nur nicht auf etwas Gutes. Von der zweiten Gitarrenstimme sprach man hier im Dunkeln, und sie hörte: Wir nehmen jemand anderen.',
        ],
        worse: [
          'Die Freundin hielt ein Winken für einen Abschied und nahm den Koffer. Die zweite Gitarrenstimme ging drei Schritte auf das Gartentor zu.',
        ],
        sign: ['Der linke Fuß der Freundin tippte. Er tippte den ersten Takt vom Duett, auch im Stehen.'],
        yields: [
          'Nun stellte die Freundin den Koffer hin und hörte zu, bis der Takt herum war. Dann setzte die zweite Gitarrenstimme ein, genau da, wo Platz für sie war.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Steinbank' },
        holds: [
          'Aber für das Duett gab es nur die Steinbank, und seit dem Streit stand sie so, dass man mit dem Rücken zueinander saß. Die Freundin saß schon dort, und die zweite Gitarrenstimme kam nicht.',
        ],
        worse: [
          'Die Steinbank sackte in den Rasen. Die Freundin saß nun noch schiefer da, und die zweite Gitarrenstimme war von hier aus gar nicht mehr zu denken.',
        ],
        sign: [
          'Unter einer Kante der Steinbank war eine Wurzel. Dort wippte sie, sobald die Freundin sich bewegte.',
        ],
        yields: [
          'Nun drehte sich die Steinbank über die Wurzel, bis beide Plätze zum Mond sahen. Die Freundin nahm die Gitarre auf die Knie, und da kam die zweite Gitarrenstimme.',
        ],
      },
    },
  },
} satisfies DeErrands;
