import type { DeErrands } from '../../schema.ts';

export const mountainClimb = {
  book: {
    title: ['Opas Name im Gipfelbuch', '{hero} im Geröllfeld'],
    prize: { g: 'n', one: 'Gipfelbuch' },
    obstacle: { g: 'n', one: 'Geröllfeld' },
    task: [
      'Opa hatte heute Geburtstag, und er wünschte sich zwei Namen nebeneinander im Gipfelbuch. Es lag oben in einer Blechdose, mit Bleistift an der Schnur. Die Wolken kamen schon das Tal herauf.',
      'Im Rucksack war ein Kuchen, und Opa trug ihn selbst, weil er Geburtstag hatte. Oben wollte er sich eintragen. Im Gipfelbuch steht jeder, der dort war, und er wünschte sich zwei Namen nebeneinander. Die Wolken kamen näher.',
    ],
    gift: [
      'Im Gipfelbuch war noch eine halbe Zeile frei. Opa schrieb klein, damit beide Namen hineinpassten. Dann malte er einen Kuchen daneben, und die Wolken waren da.',
      'Opa schlug das Gipfelbuch auf und leckte den Bleistift an. Er schrieb den einen Namen und dann den anderen, Schulter an Schulter. Darunter kam ein Krümel vom Kuchen, der blieb kleben.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Pfad', adj: 'los' },
        holds: [
          'Aber zum Gipfelbuch ging es über das Geröllfeld. Der lose Pfad gab unter jedem Schuh nach, und Opa ging gleich dahinter.',
          'Aber vor dem Gipfelbuch lag das Geröllfeld und war in Bewegung. Der lose Pfad klickte bei jedem Schritt, und jeder Schritt ging ein Stück zurück.',
        ],
        worse: [
          'Der lose Pfad lief mit allen wieder hinunter, bis an den Anfang. Die Dose mit dem Gipfelbuch rutschte zwischen zwei Steine.',
          'Das Geröllfeld lief hinunter wie Erbsen aus einer Tüte, und alle liefen mit. Oben kippte die Dose um, in der das Gipfelbuch lag.',
        ],
        sign: [
          'Eine Platte lag breit und ruhig da. Sie hatte Moos und war rau wie ein Teppich.',
          'Zwischen all dem Gerutsche lag eine Platte still. Auf ihr wuchs graues Moos, und das wächst nur, wo Ruhe ist.',
        ],
        yields: [
          'Der Stein hielt, und die nächsten hielten auch. Das Geröllfeld war hinter ihnen, und vorn blinkte die Dose mit dem Gipfelbuch.',
          'Auf der Moosplatte war es, als käme man in ein Zimmer. Das Geröllfeld klickte noch ein bisschen, und Opa hob den Deckel vom Gipfelbuch.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Steinplatte' },
        holds: [
          'Aber im Geröllfeld hatte sich eine Steinplatte auf die Dose gelegt. Darunter war das Gipfelbuch, und die Platte war so groß wie ein Küchentisch.',
          'Aber im Winter war im Geröllfeld eine Steinplatte gerutscht, genau auf das Gipfelbuch in seiner Dose. Opa hob nur die Augenbrauen, mehr war nicht zu heben.',
        ],
        worse: [
          'Die Steinplatte setzte sich knirschend. Von der Dose mit dem Gipfelbuch sah nur noch der Deckel heraus.',
          'Die Steinplatte knirschte und lag noch platter. Darunter quietschte die Dose vom Gipfelbuch wie eine Maus.',
        ],
        sign: [
          'Eine Ecke der Steinplatte wippte. Ein Käfer saß darauf und fuhr auf und ab.',
          'Auf einer Ecke der Steinplatte saß ein Käfer. Er fuhr Schaukel, hinauf und hinunter.',
        ],
        yields: [
          'Die Platte kippte und lag da wie immer, nur andersherum. Im Geröllfeld stand die Dose, und im Gipfelbuch war keine Seite verknickt.',
          'Mit einem Schnaufer rutschte die Steinplatte von der Dose, und das Geröllfeld klackerte hinterher. Das Gipfelbuch hatte eine Ecke umgeknickt, aber Namen hatte es noch alle.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Stein' },
        holds: [
          'Aber über dem Gipfelbuch lag das halbe Geröllfeld. Jeder Stein hielt den nächsten, und wer einen wegnahm, bekam drei dazu.',
          'Aber auf das Gipfelbuch war im Geröllfeld ein Haufen gefallen, und der Haufen hielt zusammen. Nahm man vorn einen Stein heraus, kam hinten einer nach.',
        ],
        worse: [
          'Es klackerte, und alles lag wieder da, nur schiefer. Von der Dose mit dem Gipfelbuch war nichts mehr zu sehen.',
          'Der Haufen machte rums und war größer als zuvor. Im Geröllfeld wusste nun keiner mehr, unter welchem Stein das Gipfelbuch lag.',
        ],
        sign: [
          'Auf der unteren Seite gab es noch eine Stelle für zwei Hände. Da wuchs ein Büschel Gras.',
          'Der größte Stein hatte eine zweite Seite, die zum Tal. Dort wuchs Gras, und da konnte man anfassen.',
        ],
        yields: [
          'Zwischen den Steinen war ein Loch und blieb ein Loch. Darin stand die Dose, und in der Dose steckte das Gipfelbuch.',
          'Vorn ging es hoch und hinten auch, und der Haufen kam nicht mehr nach. Im Geröllfeld war ein Loch mit einer Dose darin und in der Dose das Gipfelbuch.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'Steinwind' },
        holds: [
          'Aber das Gipfelbuch lag im Geröllfeld versteckt, und verraten konnte es nur sein Bleistift, der an die Dose tippt. Der Steinwind pfiff lauter.',
          'Aber im Geröllfeld blies der Steinwind auf hundert Steinen Flöte. Irgendwo schlug der Bleistift an die Dose mit dem Gipfelbuch, und niemand konnte es hören.',
        ],
        worse: [
          'Der Steinwind pfiff nun durch alle Löcher zugleich. Vom Tippen an der Dose mit dem Gipfelbuch war nichts zu hören.',
          'Der Steinwind nahm noch zehn Steine dazu. Vom Gipfelbuch klang nichts mehr herüber, und Opa hielt sich den Hut auf die Ohren.',
        ],
        sign: [
          'Zwischen zwei Böen war eine Pause. Sie war so lang wie einmal Schlucken.',
          'Manchmal musste auch der Steinwind umblättern. Dann war es still, und das Gras richtete sich auf.',
        ],
        yields: [
          'Der Wind legte sich ins Geröllfeld wie ein Hund. Tipp, sagte es, tipp, gleich hier, und da stand die Dose mit dem Gipfelbuch.',
          'Auf einmal hatte der Steinwind keine Luft mehr. Tipp, kam es von der linken Seite vom Geröllfeld, und da lag die Dose mit dem Gipfelbuch unter einem Moosbart.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Glocke der Leitziege', '{hero} an der Heuhütte'],
    prize: { g: 'f', one: 'Ziegenglocke' },
    obstacle: { g: 'f', one: 'Heuhütte' },
    task: [
      'Die Hirtin musste die Zicklein vor dem Regen heimbringen. Sie laufen nur einem einzigen Klang nach, dem der Leitziege. Deren Ziegenglocke, verbeultes Blech am roten Riemen, hing ihr heute nicht am Hals.',
      'Im Nebel meckerte es, mal hier, mal dort. Das waren die Zicklein, und sie suchten ihre Leitziege. Am Klang finden sie die sonst sofort. Heute hatte sie die Ziegenglocke nicht um, und die Hirtin roch schon den Regen.',
    ],
    gift: [
      'Die Leitziege ging los, und die Ziegenglocke sagte klong. Von drei Seiten kamen Zicklein gesprungen. Als die ersten Tropfen fielen, zählte die Hirtin achtzehn Hörnchen und einen Schwanz.',
      'Klong, machte die Ziegenglocke am roten Riemen, und das Meckern kam näher. Die Zicklein liefen so dicht hinterher, dass man nur ein einziges großes Tier sah. Dann regnete es ihm auf den Rücken.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Ziegenbock' },
        holds: [
          'Aber die Ziegenglocke war in der Heuhütte, und auf deren Stufe stand der alte Ziegenbock. Er hatte einen Bart und eine Meinung.',
          'Aber der alte Ziegenbock hatte die Heuhütte zu seiner erklärt. Er stand auf der Stufe, und die Ziegenglocke lag hinter seinen Beinen im Stroh.',
        ],
        worse: [
          'Der Ziegenbock senkte die Hörner und stellte sich breiter. Hinter ihm lag die Ziegenglocke, und man sah kein bisschen Rot.',
          'Der Ziegenbock scharrte und nahm die ganze Stufe. Von der Heuhütte sah man noch das Dach, von der Ziegenglocke nichts.',
        ],
        sign: [
          'Beim Kauen sah der Ziegenbock immer zum Zaun. Dort hing ein Salzstein, eine Zungenlänge zu weit weg.',
          'Alle paar Atemzüge streckte der Ziegenbock die Zunge zum Zaun. Der Salzstein hing genau so weit weg, wie sie nicht reichte.',
        ],
        yields: [
          'Dann meckerte der Ziegenbock einmal und stieg von der Stufe. In der offenen Heuhütte lag die Ziegenglocke auf dem Stroh.',
          'Der Ziegenbock leckte Salz und hatte die Augen zu. Die Stufe zur Heuhütte war frei, und die Ziegenglocke machte im Stroh ein halbes Klong.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Jungziege' },
        holds: [
          'Aber um die Heuhütte sprang eine Jungziege und trug die Ziegenglocke im Maul. Bei jedem Rufen sprang sie einen Stein weiter.',
          'Aber die Ziegenglocke hing einer Jungziege aus dem Maul, und die Jungziege fand das lustig. Rief man komm, so hüpfte sie einmal um die Heuhütte.',
        ],
        worse: [
          'Die Jungziege sprang auf das Dach der Heuhütte. Dort oben machte die Ziegenglocke klong, und es klang wie Ätsch.',
          'Die Jungziege hüpfte die Leiter hinauf ins Heu. In der Heuhütte klongte die Ziegenglocke von ganz oben, und unten rieselten Halme.',
        ],
        sign: [
          'Die Hirtin ging in die Hocke und band sich den Schuh. Da kam die Jungziege einen Schritt näher.',
          'Machte sich jemand klein, so wurde auch die Jungziege langsam. Sie kam dann zwei Schritte näher und roch an der Luft.',
        ],
        yields: [
          'Vier kleine Hufe trippelten heran. Die Ziegenglocke fiel vor der Heuhütte ins Gras, und jemand schnaubte dazu.',
          'Die Jungziege kam und roch an einem Knie und an zwei Händen. Zum Riechen muss man das Maul aufmachen, und vor der Heuhütte fiel die Ziegenglocke ins Gras.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Türriegel' },
        holds: [
          'Aber die Ziegenglocke hing in der Heuhütte, und die Heuhütte war zu. Der Türriegel aus Holz hatte sich verklemmt.',
          'Aber die Heuhütte war den Winter über zu gewesen und wusste nicht mehr, wie man aufgeht. Der Türriegel klemmte, und drinnen hing die Ziegenglocke an ihrem Haken.',
        ],
        worse: [
          'Der Türriegel saß nun ganz schräg. In der Heuhütte fiel die Ziegenglocke vom Haken, klong, und blieb liegen.',
          'Der Türriegel steckte jetzt schief und doppelt fest. In der Heuhütte hörte man die Ziegenglocke herunterfallen und noch ein Stück rollen.',
        ],
        sign: [
          'Neben der Tür baumelte an einer Schnur ein glatter Zapfen. Im Riegel war ein rundes Loch.',
          'An der Wand hing ein Zapfen an einer Schnur, vom vielen Anfassen dunkel. Er war so rund wie das Loch im Türriegel.',
        ],
        yields: [
          'Ein Knacks, und ein Schwall Heugeruch kam heraus. In der Heuhütte lag die Ziegenglocke, mit dem Riemen nach oben.',
          'Der Türriegel gab nach, und die Heuhütte machte auf, mit einem Quietschen wie ein Esel. Gleich hinter der Schwelle lag die Ziegenglocke.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'Riemen', adj: 'rot' },
        holds: [
          'Aber die Ziegenglocke hing hinter der Heuhütte im Zaun. Der rote Riemen war durch den Draht geschlungen, hin und her und hin.',
          'Aber die Ziegenglocke hing an ihrem roten Riemen im Zaun hinter der Heuhütte. Der Riemen hatte jeden Draht einmal besucht.',
        ],
        worse: [
          'Der rote Riemen zog sich fest. Von der Ziegenglocke sah nur noch der Rand heraus, und die Heuhütte wackelte am Zaun mit.',
          'Der rote Riemen wurde so stramm, dass der Zaun sang. Hinter der Heuhütte war die Ziegenglocke zwischen zwei Drähte gerutscht und steckte.',
        ],
        sign: [
          'Am Pfosten machte der rote Riemen eine Schlaufe. Die war ganz locker, ein Falter saß darin.',
          'Am Pfosten stand der rote Riemen ein Stück ab. Durch den Bogen hätte ein Apfel gepasst.',
        ],
        yields: [
          'Ein Draht nach dem anderen ließ los. Hinter der Heuhütte sagte die Ziegenglocke klong und hing an einer Hand.',
          'Der rote Riemen fiel ins Gras und war nur noch ein Riemen. Hinter der Heuhütte hing die Ziegenglocke nun an einem Finger und klongte.',
        ],
      },
    },
  },
  cup: {
    title: ['Der Becher mit der Beule', '{hero} an der Quelle'],
    prize: { g: 'm', one: 'Blechbecher' },
    obstacle: { g: 'f', one: 'Felsquelle' },
    task: [
      'Das Mädchen von der Hütte war müde und wollte seinen Tee. Aus einer anderen Tasse trank sie ihn nicht. Der blaue Blechbecher, der mit der Beule, war hinter die Felsquelle gefallen.',
      'In der Hütte stand Tee auf dem Tisch, und davor saß ein müdes Mädchen mit verschränkten Armen. Den Tee trank sie nur aus dem blauen Blechbecher mit der Beule. Der war hinter die Felsquelle gefallen.',
    ],
    gift: [
      'Der Tee kam in den Blechbecher, bis zur Beule. Das Mädchen trank und bekam zwei blaue Augen aus Dampf. Beim letzten Schluck schlief es schon im Sitzen.',
      'Das Mädchen legte den Daumen in die Beule, denn dafür war sie da. Dann trank sie den Blechbecher aus. Er stand noch aufrecht, als sie schon schlief.',
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'Höhlung' },
        holds: [
          'Aber der Blechbecher lag hinter der Felsquelle. Dort ist eine Höhlung, und selbst mittags ist darin Mitternacht.',
          'Aber hinter der Felsquelle ging eine Höhlung in den Berg, und der Blechbecher war hineingefallen. Man hörte ihn dort noch tropfen, zu sehen war er nicht.',
        ],
        worse: [
          'Eine Wolke schob sich über die Hütte. Die Höhlung sah noch tiefer aus, und vom Blechbecher war kein Blau zu sehen.',
          'Nebel stieg auf und hängte sich vor die Felsquelle. In der Höhlung war der Blechbecher so gut versteckt wie Blau in der Nacht.',
        ],
        sign: [
          'Weit drinnen schimmerte auf dem nassen Stein ein blauer Punkt.',
          'Tief hinten gab es einen Schimmer, nass und blau. Er kam und ging mit jedem Tropfen.',
        ],
        yields: [
          'Der Punkt war die Beule, und um die Beule herum war der Blechbecher. Die Felsquelle hatte ihn schon halb gefüllt.',
          'Die Höhlung war nur einen Arm tief, das merkte man jetzt. An ihrem Ende stand der Blechbecher unter der Felsquelle und fing Tropfen.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Felsspalt' },
        holds: [
          'Aber der Blechbecher war neben der Felsquelle in einen Felsspalt gerutscht. Der war so schmal wie eine Scheibe Brot.',
          'Aber neben der Felsquelle ging ein Felsspalt in den Stein, und darin steckte der Blechbecher. Der Henkel war oben, die Hand blieb am Daumen hängen.',
        ],
        worse: [
          'Kies lief nach. Der Blechbecher rutschte eine Handbreit tiefer in den Felsspalt, man hörte ihn scheppern.',
          'Es schepperte, dreimal, jedes Mal tiefer. Im Felsspalt sah man vom Blechbecher nur noch die Beule, und die Felsquelle lachte.',
        ],
        sign: [
          'An der Seite war der Felsspalt weiter. Von dort kam ein Tropfen nach dem anderen.',
          'Wo das Wasser herauskam, war der Felsspalt ausgewaschen. Eine Faust hätte dort hineingepasst.',
        ],
        yields: [
          'Erst kam der Henkel, dann der Rand, dann die Beule. Die Felsquelle plätscherte, und der Blechbecher war heraus.',
          'An der ausgewaschenen Stelle ging es, mit nassem Ärmel. Die Felsquelle bekam ihren Stein zurück und der Blechbecher seine Luft.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Murmeltier', adj: 'jung' },
        holds: [
          'Aber hinter der Felsquelle saß ein junges Murmeltier, und vor ihm stand der Blechbecher. Es kannte noch keine Leute.',
          'Aber den Blechbecher hatte ein junges Murmeltier entdeckt, das hinter der Felsquelle wohnte. Es hatte noch nie einen Becher gesehen und noch nie ein Kind.',
        ],
        worse: [
          'Das junge Murmeltier fuhr zurück in sein Loch. Sein Schwanz fegte den Blechbecher mit hinein.',
          'Ein Pfiff, und das junge Murmeltier war weg. Der Blechbecher kullerte hinter die Felsquelle, bis vor sein Loch, und dann hinein.',
        ],
        sign: [
          'Aus dem Loch sah eine nasse Nase. Sie ging nach links und nach rechts.',
          'Im Loch wackelte eine Nase. Sie war nass, und sie blieb.',
        ],
        yields: [
          'Zur Nase kamen zwei Zähne und zum Schluss ein Bauch. Der Blechbecher rollte vor ihm her bis an die Felsquelle.',
          'Das junge Murmeltier kam so weit heraus, wie sein Bauch es erlaubte. Dabei schob es den Blechbecher vor sich her, und die Felsquelle goss gleich einen Schluck hinein.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Hüttenhund' },
        holds: [
          'Aber vor der Felsquelle schlief der alte Hüttenhund. Sein Kinn lag auf dem Blechbecher, das war schön kühl.',
          'Aber der alte Hüttenhund hielt vor der Felsquelle seinen Mittagsschlaf. Den Blechbecher hatte er dabei unter dem Kinn, wie andere ein Buch.',
        ],
        worse: [
          'Der Hüttenhund brummte und schob sich näher. Der Blechbecher war nun ganz unter seinem Kinn.',
          'Der Hüttenhund schnaufte und ließ sich sacken. An der Felsquelle war vom Blechbecher kein blauer Fleck mehr zu sehen.',
        ],
        sign: [
          'Neben dem Hund lagen ein Stock, ein Ball und eine Socke. Sie lagen in einer Reihe, die Socke ganz außen.',
          'Der Stock, der Ball und die Socke lagen neben dem Hüttenhund. So lagen sie jeden Tag, in dieser Ordnung.',
        ],
        yields: [
          'Ein Ohr klappte um, dann rollte der ganze Hund in den Schatten. An der Felsquelle stand der Blechbecher und war innen trocken.',
          'Der Hüttenhund wälzte sich auf den Rücken, und alle vier Beine zeigten zum Himmel. Vor der Felsquelle stand der Blechbecher und hatte ein Haar am Rand.',
        ],
      },
    },
  },
  hut: {
    title: ['Mittag auf der Hütte', '{hero} und das Glockenseil'],
    prize: { g: 'n', one: 'Mittagsläuten', gen: 'Mittagsläutens' },
    obstacle: { g: 'f', one: 'Hüttenküche' },
    task: [
      'Am dritten Tag des Ferienjobs kamen vierzig auf die Hütte, und Suppe gab es für alle, die das Mittagsläuten hörten. Bis auf den unteren Weg musste es reichen, da gingen die Langsamen. Die Glocke hing seit gestern stumm am Balken.',
    ],
    gift: [
      'Das Mittagsläuten ging bis zum unteren Weg. Man sah die Langsamen stehen bleiben und dann schneller werden. Die Letzte war eine Frau mit Stock, und ihr Teller war noch der wärmste.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Glockenseil' },
        holds: [
          'Aber über der Hüttenküche war das Glockenseil vom Rad gesprungen und lief nun um Balken, Lampe und sich selbst. Vom Mittagsläuten war nur ein Ruck zu spüren.',
        ],
        worse: [
          'Das Glockenseil zog sich in sich fest. Die Glocke klebte am Holz, und das Mittagsläuten fiel aus wie ein Zahn.',
        ],
        sign: ['Neben dem Rad stand eine Schlinge lose ab, vom Herddunst noch ganz weich.'],
        yields: [
          'Das Seil lief wieder über sein Rad. In der Hüttenküche klirrten die Löffel, als das Mittagsläuten den ersten Ton tat.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Koch', gen: 'Kochs' },
        holds: [
          'Aber das Seil hing hinter der Hüttenküche, und dort ließ der Koch seit dem umgekippten Topf keinen mehr durch. Das Mittagsläuten war ihm gleich, die Brühe nicht.',
        ],
        worse: [
          'Der Koch stellte sich mit dem Tablett in die Tür. Das Mittagsläuten war noch acht Minuten hin, und die Hüttenküche war geschlossen.',
        ],
        sign: [
          'Über das Tablett hinweg sah der Koch auf einen Berg. Es war der aus ungeschälten Kartoffeln.',
        ],
        yields: [
          'Nun drehte sich der Koch seitlich, samt Tablett. Durch die Hüttenküche ging ein Weg bis ans Seil, und das Mittagsläuten konnte kommen.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Terrassentisch' },
        holds: [
          'Aber zwischen Hüttenküche und Seil stand der Terrassentisch, vier Meter Lärche. Rückte man das eine Ende, schwang das andere zurück, und ans Mittagsläuten kam keiner.',
        ],
        worse: [
          'Der Terrassentisch stand nun so schräg, dass nicht einmal mehr die Küchentür aufging. Bis zum Mittagsläuten waren es sechs Minuten.',
        ],
        sign: [
          'Am fernen Ende hatte der Terrassentisch einen zweiten Griff, unter der Platte, blank und ohne Spinnweben.',
        ],
        yields: [
          'Vier Meter Lärche gingen einen Schritt zur Seite. Aus der Hüttenküche kam Licht bis zum Seil, und das Mittagsläuten war frei.',
        ],
      },
    },
  },
  signal: {
    title: ['Vier vor dem Kreuz', '{hero} und das Bild um drei'],
    prize: { g: 'n', one: 'Gipfelfoto' },
    obstacle: { g: 'f', one: 'Bergfahrt' },
    task: [
      'Unten im Tal saß die Freundin mit dem kaputten Knie und hatte die Tour geplant, jeden Abzweig. Um drei sollte sie das Gipfelfoto bekommen, alle vier, die oben waren. Es war halb drei, und die Bergfahrt bestand aus zwei mal zwei Leuten.',
    ],
    gift: [
      'Um drei kam das Gipfelfoto im Tal an. Sie vergrößerte es und zählte: vier, das Kreuz und im Vordergrund, auf einen Stein geschrieben, ihr eigener Name mit Kreide. Bei fünf hörte sie auf.',
    ],
    by: {
      broken: {
        part: { g: 'n', one: 'Stativ' },
        holds: [
          'Aber auf dieser Bergfahrt hatte sich einer auf das Stativ gesetzt. Ohne das Stativ fehlte auf dem Gipfelfoto immer der, der es macht.',
        ],
        worse: [
          'Vom Stativ ging ein zweites Bein ab. Auf dem Gipfelfoto sah man vier Paar Schuhe, und die Bergfahrt fand das nicht einmal mehr komisch.',
        ],
        sign: [
          'Am Bein und am Stativ stand je ein Stück Holz vor, beide mit demselben Astloch, halb und halb.',
        ],
        yields: [
          'Es stand auf drei Beinen, eins davon kürzer, also auf einem Stein. Die Bergfahrt stellte sich auf, das Licht blinkte, und das Gipfelfoto war gerade.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Bergfreund' },
        holds: [
          'Aber seit dem Streit am Abzweig war die Bergfahrt geteilt, und der vierte Bergfreund saß hinter einem Felsen. Ohne ihn war das Gipfelfoto eine Lüge.',
        ],
        worse: [
          'Der Bergfreund zog die Mütze ins Gesicht und rückte einen Felsen weiter. Auf dem Gipfelfoto hätte man nun auch den Rucksack nicht mehr gesehen.',
        ],
        sign: ['Neben dem Stein sah ein Bergschuh hervor. Er hätte längst gehen können.'],
        yields: [
          'Nun kam der Bergfreund herüber und stellte sich dazu, mit einer Armlänge Luft. Beim zweiten Gipfelfoto war es eine halbe, und die Bergfahrt war wieder vier.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Gipfelwolke' },
        holds: [
          'Aber auf dem Gipfel saß eine Wolke, und zwar seit dem Mittag. Solange die Gipfelwolke blieb, zeigte jedes Gipfelfoto vier graue Leute vor Grau, und dafür macht man keine Bergfahrt.',
        ],
        worse: [
          'Die Gipfelwolke sank wieder tiefer. Das Kreuz verschwand aus dem Gipfelfoto, und die Bergfahrt hatte noch zwanzig Minuten.',
        ],
        sign: ['Über dem Grat stand ein blauer Strich, so dünn wie mit dem Lineal gezogen.'],
        yields: [
          'Der Strich wurde ein Streifen, der Streifen ein Fenster. Das Kreuz kam heraus, die Bergfahrt stand schon davor, und das Gipfelfoto hatte Himmel.',
        ],
      },
    },
  },
} satisfies DeErrands;
