import type { DeErrands } from '../../schema.ts';

export const dinosaurIsland = {
  egg: {
    title: ['Das Ei, das klopfte', '{hero} und die Wand aus Farn'],
    prize: { g: 'n', adj: 'gesprenkelt', one: 'Ei', gen: 'Eies' },
    obstacle: { g: 'f', one: 'Farnwand' },
    task: [
      'Aus dem Nest war ein Ei gerollt, gesprenkelt und so groß wie eine Melone. Es sollte warm bleiben und vor der Nacht wieder darin liegen. Von innen klopfte schon jemand, und zwar ziemlich wach.',
      'Im Nest lagen vier Eier und eine Delle. In der Delle fehlte das fünfte, das gesprenkelte. Es war im Mittagsschlaf davongerollt, und nachts muss es warm liegen. Innen übte schon jemand klopfen.',
    ],
    gift: [
      'Das gesprenkelte Ei rollte ins Nest und stieß gegen die anderen. Von innen klopfte es zweimal. Da klopften die anderen auch, jedes einmal, bis sie durch waren.',
      'Das gesprenkelte Ei passte genau in die Delle. Einen Augenblick war es still. Dann kam oben ein Riss, in dem Riss ein Auge, und das Auge sah alle an.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'Farnwedel', gen: 'Farnwedels' },
        holds: [
          'Aber das gesprenkelte Ei war in die Farnwand geraten. Ein Farnwedel hatte sich darum gerollt, dreimal, wie ein Schal.',
          'Aber die Farnwand hatte das gesprenkelte Ei auf den Arm genommen. Ein Farnwedel lag so fest darum, dass man nur klopfen hörte.',
        ],
        worse: [
          'Der Farnwedel rollte sich noch enger zusammen. Von dem gesprenkelten Ei sahen aus der Farnwand nur drei Sprenkel heraus.',
          'Nun machte der Farnwedel eine Faust. In der Farnwand war das gesprenkelte Ei so weit innen, dass sein Klopfen nach Watte klang.',
        ],
        sign: [
          'Eine Locke am Farnwedel war noch offen. Sie wippte, wenn das Ei klopfte.',
          'Außen am Farnwedel stand ein Kringel offen. Bei jedem Klopfen ging er ein wenig auf und ab.',
        ],
        yields: [
          'Die Farnwand machte einen langen Seufzer aus lauter Blättern. Heraus kam das gesprenkelte Ei und klopfte schneller.',
          'Ein Kringel ging auf, und das sagte er allen anderen. Das gesprenkelte Ei kullerte aus der Farnwand, mit einem Blatt auf dem Kopf.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber das gesprenkelte Ei lag hinter der Farnwand. Zwischen zwei Stängeln war eine Lücke, gerade so breit wie eine Melonenscheibe.',
          'Aber vor dem gesprenkelten Ei stand die Farnwand, Stängel an Stängel. Durch die einzige Lücke konnte man hineinsehen, mit einem Auge.',
        ],
        worse: [
          'Die Stängel lehnten sich aneinander wie zwei, die tuscheln. Das gesprenkelte Ei rollte hinter der Farnwand ein Stück weiter.',
          'Die Stängel rückten zusammen wie Leute im Bus. Hinter der Farnwand rollte das gesprenkelte Ei davon, zwei Drehungen weit.',
        ],
        sign: [
          'Unten am Boden war die Lücke größer. Dort hatte das Ei die Halme umgebogen, als es hindurchrollte.',
          'Ganz unten lagen ein paar Halme flach. Dort war die Lücke so rund wie ein Ei.',
        ],
        yields: [
          'Unten am Boden kam das gesprenkelte Ei heraus, auf demselben Weg wie hinein. Die Farnwand ging hinter ihm zu.',
          'Die Lücke unten passte genau, als hätte jemand Maß genommen. Aus der Farnwand kam das gesprenkelte Ei und hielt einen Moment lang still.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Farnhöhle' },
        holds: [
          'Aber das gesprenkelte Ei war unter die Farnwand gerollt, in eine Höhle aus Blättern. Darin war es so dunkel wie in einer Hosentasche.',
          'Aber unter der Farnwand war ein Loch aus lauter Schatten, und dorthin war das gesprenkelte Ei gerollt. Man sah hinein und sah gar nichts zurück.',
        ],
        worse: [
          'Noch mehr Wedel legten sich darüber, und die Farnwand wurde schwarz. Es klopfte noch, aber zu sehen war vom gesprenkelten Ei nichts.',
          'Die Blätter klappten übereinander wie Buchseiten. Nun war es unter der Farnwand so finster, dass sogar das Klopfen vom gesprenkelten Ei dunkler klang.',
        ],
        sign: [
          'Weit hinten schimmerte etwas Helles, rund und glatt. Es hatte Punkte.',
          'Zwischen den Wurzeln schien es hell herauf. Das Helle war rund und hatte ein paar Sommersprossen.',
        ],
        yields: [
          'Zwischen zwei Wurzeln lag das gesprenkelte Ei und leuchtete wie ein Mond mit Sommersprossen. Die Farnwand hatte ihm ein Blatt aufgelegt, wegen der Kälte.',
          'Die Schatten hatten auf einmal Ränder, und mitten in ihnen lag das gesprenkelte Ei. Die Farnwand machte noch ein Blatt zur Seite, damit es hinausfand.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Wedel', gen: 'Wedels' },
        holds: [
          'Aber quer vor dem gesprenkelten Ei stand ein junger Wedel in der Farnwand, ganz zusammengerollt. Solange er zu war, kam keiner durch, und er war gerade erst fünf Minuten alt.',
          'Aber vor dem gesprenkelten Ei lag ein junger Wedel, eingerollt wie eine Schnecke. Die Farnwand ließ erst durch, wenn er aufgewacht war, und er war heute erst gewachsen.',
        ],
        worse: [
          'Der junge Wedel rollte sich wieder ein, von vorn. Das gesprenkelte Ei nahm er am Rand mit hinein in die Farnwand.',
          'Der junge Wedel machte sich wieder klein, so klein wie am Morgen. Mit ihm verschwand das gesprenkelte Ei tiefer in der Farnwand.',
        ],
        sign: [
          'Ganz an der Spitze hatte der junge Wedel ein Blatt aufgemacht. Es war so groß wie ein Reiskorn.',
          'An der Spitze vom jungen Wedel stand ein grünes Zünglein ab. Vorhin hatte es noch mit drin gelegen.',
        ],
        yields: [
          'Nun rollte sich der junge Wedel auf, Blatt um Blatt, bis er den Himmel berührte. Unter ihm war die Farnwand offen, und da lag das gesprenkelte Ei.',
          'Zünglein um Zünglein wurde der junge Wedel lang, zuletzt mit einem Ruck. Die Farnwand hatte nun eine Tür, und auf der Schwelle lag das gesprenkelte Ei.',
        ],
      },
    },
  },
  whistle: {
    title: ['Zwei tiefe Töne', '{hero} und der alte Stegosaurier'],
    prize: { g: 'f', one: 'Rohrflöte' },
    obstacle: { g: 'm', one: 'Stegosaurier' },
    task: [
      'Am Abend rief die Langhalsmutter mit der Rohrflöte, tief und noch tiefer. Daran merkten ihre drei Jüngsten, wo das Bett war. Jetzt standen sie schon am falschen Ende vom Wald und gähnten.',
      'Am Rand vom Wald standen drei junge Langhälse und sahen in drei Richtungen. Keiner wusste, wo das Bett war. Sonst ruft die Mutter mit der Rohrflöte, tief und noch tiefer, aber heute hatte sie keine.',
    ],
    gift: [
      'Die Langhalsmutter blies in die Rohrflöte, tief und noch tiefer. Drei Köpfe kamen über die Bäume, einer nach dem anderen. Der letzte hatte die Augen schon zu und ging nach Gehör.',
      'Tief und noch tiefer ging die Rohrflöte durch den Wald. Die Bäume wackelten, erst weit weg, dann nah. Drei Köpfe legten sich auf den Rücken der Mutter, und einer schnarchte schon im Takt.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Stegosaurier' },
        holds: [
          'Aber quer über dem Weg schlief der alte Stegosaurier, und sein Schwanz lag um die Rohrflöte. Er schlief wie ein Hügel, nur wärmer.',
          'Aber die Rohrflöte lag beim alten Stegosaurier, und der schlief. Sein Schwanz hatte sich im Traum darumgelegt, wie man ein Kissen hält.',
        ],
        worse: [
          'Der Stegosaurier grunzte und legte sich näher. Die Rohrflöte steckte bis zum letzten Loch unter ihm.',
          'Tief in dem Hügel brummelte es, und der alte Stegosaurier sackte zusammen. Von der Rohrflöte war nur noch ein Loch übrig.',
        ],
        sign: [
          'Vor der Nase des Stegosauriers lagen vier glatte Steine. Der größte lag links, der kleinste rechts, und keiner lag schief.',
          'Vor dem alten Stegosaurier hatte jemand vier Steine hingelegt, nach der Größe. Es konnte nur er selbst gewesen sein.',
        ],
        yields: [
          'Nun wälzte sich der Stegosaurier auf die andere Seite, und die Erde wackelte nur ein wenig. Die Rohrflöte lag im platten Gras und war warm.',
          'Ein Bein rückte, noch eins, zum Schluss der Schwanz. Der alte Stegosaurier schlief nun woanders, und im Gras lag die Rohrflöte mit einem Grashalm im Loch.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Stegosaurier' },
        holds: [
          'Aber auf die Rohrflöte passte der alte Stegosaurier auf, und für ihn war jedes Wort eine Blattsorte. Bitte war ein rundes, Flöte ein langes.',
          'Aber der alte Stegosaurier hatte die Rohrflöte unter dem Kinn, und er hörte schwer. Rief man ihm etwas zu, so verstand er: Mahlzeit.',
        ],
        worse: [
          'Der Stegosaurier nickte und holte ein langes Blatt. Die Rohrflöte schob er dabei hinter sich, wo die Platten sind.',
          'Der alte Stegosaurier freute sich und kaute. Die Rohrflöte rollte dabei unter seinen Bauch, und er kaute noch mehr.',
        ],
        sign: [
          'Stampfte nebenan ein Fuß zweimal auf, so brummte der Stegosaurier zweimal zurück. Tief und noch tiefer.',
          'Kam zweimal nacheinander ein Bums durch den Boden, so hob der alte Stegosaurier den Kopf. Dann brummte er, zweimal.',
        ],
        yields: [
          'Da brummte der Stegosaurier zweimal und merkte auf einmal, woran ihn das erinnerte. Er schob die Rohrflöte nach vorn, ganz langsam, mit der Schwanzspitze.',
          'Auf einmal machte der alte Stegosaurier die Augen ganz auf. Er stupste die Rohrflöte mit der Nase nach vorn, wie man einem Kind den Ball gibt.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Schwanz', gen: 'Schwanzes' },
        holds: [
          'Aber über der Rohrflöte lag der Schwanz vom alten Stegosaurier. Der Schwanz allein wog so viel wie ein Klavier, und der Rest kam noch dazu.',
          'Aber auf der Rohrflöte ruhte der Schwanz, und am Schwanz hing ein ganzer Stegosaurier. Man hätte eher den Wald verschoben.',
        ],
        worse: [
          'Der Schwanz sank in den warmen Schlamm. Der Stegosaurier merkte nichts, und die Rohrflöte sank mit.',
          'Der Schwanz wurde noch länger und noch schwerer. Unter ihm machte die Rohrflöte einen Ton, der klang wie ein Seufzer vom Stegosaurier.',
        ],
        sign: [
          'Ganz vorn, wo der Schwanz dünn war, wippte er. Bei jedem Atemzug kam die Spitze ein wenig hoch.',
          'Atmete der Stegosaurier ein, so hob sich die Schwanzspitze. Zwischen ihr und dem Schlamm war dann ein Daumen breit Luft.',
        ],
        yields: [
          'Nun rollte der Schwanz zur Seite wie ein Baumstamm, der ausgeschlafen hat. Die Rohrflöte lag da, und ihr Abdruck lag daneben.',
          'Der Schwanz drehte sich auf die Seite, Stachel um Stachel. Darunter lag die Rohrflöte im Schlamm, und der Stegosaurier schnaufte zufrieden.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Schnarchen', gen: 'Schnarchens' },
        holds: [
          'Aber der alte Stegosaurier schnarchte, dass die Kiesel hüpften. Irgendwo hinter ihm pfiff der Wind in der Rohrflöte, und nur so ließ sie sich finden.',
          'Aber der alte Stegosaurier schnarchte so, dass Früchte von den Bäumen fielen. Wo der Wind in der Rohrflöte blies, das konnte bei diesem Schnarchen niemand sagen.',
        ],
        worse: [
          'Das Schnarchen rollte wie ein Fass die Treppe hinunter. Die zwei Töne der Rohrflöte waren darin nicht mehr zu hören.',
          'Jetzt schnarchte sogar das Echo mit. Von der Rohrflöte kam nichts mehr durch, und am Stegosaurier wackelten die Platten.',
        ],
        sign: [
          'Zwischen Aus und Ein war eine Pause. Da fielen alle Kiesel gleichzeitig herunter.',
          'Nach dem Einatmen überlegte der Stegosaurier immer einen Augenblick. In dem Augenblick hörte man die Blätter.',
        ],
        yields: [
          'Der Stegosaurier atmete aus, und dabei blieb es. In der Stille pfiff die Rohrflöte, tief und noch tiefer, gleich hinter dem dritten Busch.',
          'Das Schnarchen hörte mittendrin auf, wie abgestellt. Gleich neben dem Stegosaurier ging es tief und noch tiefer, und da hing die Rohrflöte im Farn.',
        ],
      },
    },
  },
  leaf: {
    title: ['Zum ersten Mal fliegen', '{hero} und das silberne Blatt'],
    prize: { g: 'n', one: 'Federblatt' },
    obstacle: { g: 'f', one: 'Schlammstufe' },
    task: [
      'Der kleine Flugsaurier wollte heute zum ersten Mal fliegen. Dazu brauchte er ein Federblatt, groß und silbern, und den Abendwind. Der Wind war schon da, aber er hatte nur bis Sonnenuntergang Zeit.',
      'Der kleine Flugsaurier hatte die Flügel schon zweimal nachgezählt. Es waren zwei. Zum ersten Mal fliegt man aber mit einem Federblatt, das hält einen gerade. Der Abendwind wartete und wurde schon etwas ungeduldig.',
    ],
    gift: [
      'Der kleine Flugsaurier nahm das Federblatt am Stiel, lief los und hob ab. Er flog so lange, wie man niest. Dann landete er auf dem Bauch und lief gleich wieder an den Start.',
      'Der kleine Flugsaurier klemmte sich das Federblatt hinter den Kopf und sprang. Der Abendwind nahm ihn mit, genau zwei Büsche weit. Im dritten Busch hörte man ihn lachen.',
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'Schlammstufe' },
        holds: [
          'Aber das Federblatt hing am Silberbaum, und vor dem Silberbaum war die Schlammstufe. Sie war so glatt, dass sogar Schnecken dort Anlauf nahmen.',
          'Aber zum Federblatt ging es über die Schlammstufe. Frösche kamen aus dem ganzen Tal, um darauf zu rutschen, so glatt war sie.',
        ],
        worse: [
          'Die Schlammstufe schickte alle Füße nach unten, wo sie hergekommen waren. Das Federblatt wehte einen Ast weiter.',
          'Unten gab es einen Haufen aus Armen und Schlamm. Das Federblatt wehte vom Ast und blieb über der Schlammstufe hängen, weiter hinten.',
        ],
        sign: [
          'Auf der Schlammstufe waren alte Fußspuren, trocken und rau. Es waren nur drei, aber sie führten hinauf.',
          'Am Rand der Schlammstufe waren drei Abdrücke, von der Sonne gebacken. In dem ersten lag noch trockener Staub.',
        ],
        yields: [
          'Oben roch es nach Silberbaum, und der Boden war trocken. Das Federblatt segelte herunter, von ganz allein, und landete auf der Schlammstufe.',
          'Ein Abdruck, der zweite, der dritte, und oben. Die Schlammstufe lag hinter ihnen, und das Federblatt kam ihnen entgegengeschaukelt.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber das Federblatt hing am Silberbaum, oberhalb der Schlammstufe, und der Stamm war so glatt wie ein Löffel. Von unten sah das Blatt aus wie eine Feder.',
          'Aber das Federblatt hing über der Schlammstufe am Silberbaum. Sein Stamm hatte keine Äste, die für Leute gedacht waren.',
        ],
        worse: [
          'Der Stamm schwankte zurück, und es regnete Schlamm von der Stufe. Das Federblatt hing jetzt einen Zweig höher.',
          'Der Stamm federte, und ein Schauer Silber fiel auf die Schlammstufe. Das Federblatt hatte sich noch weiter oben eingehängt.',
        ],
        sign: [
          'Weit unten am Stamm stand ein Stummel von einem Ast. Er war breit genug für einen Fuß.',
          'Dicht über den Wurzeln ragte ein Stumpf aus dem Stamm. Er war alt, abgetreten und nicht breiter als ein Fuß.',
        ],
        yields: [
          'Da neigte sich der Stamm und brachte den Zweig gleich mit. Das Federblatt hing genau vor der Nase, und unter ihm war die Schlammstufe auf einmal ganz klein.',
          'Langsam senkte der Silberbaum seinen Wipfel bis zur Schlammstufe. Da war das Federblatt, man brauchte nur noch die Finger aufzumachen.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Entenschnabel', gen: 'Entenschnabels' },
        holds: [
          'Aber das Federblatt war schon heruntergefallen, und ein kleiner Entenschnabel hatte es gefunden. Er saß damit hinter dem Silberbaum, oberhalb der Schlammstufe, und wollte nicht da sein.',
          'Aber ein kleiner Entenschnabel hatte das Federblatt zuerst gesehen. Jetzt stand er damit oberhalb der Schlammstufe hinter dem Stamm und machte sich dünn.',
        ],
        worse: [
          'Der kleine Entenschnabel rutschte um den Stamm herum. Das Federblatt rutschte mit, und die Schlammstufe war leer.',
          'Der kleine Entenschnabel drückte sich noch tiefer in den Schatten. Von der Schlammstufe aus sah man weder ihn noch das Federblatt.',
        ],
        sign: [
          'Neben dem Stamm sah eine platte Nase heraus. Sie tropfte ein wenig.',
          'Am Stamm vorbei lugte ein nasser Schnabel. Er ging ein bisschen auf und wieder zu.',
        ],
        yields: [
          'Dann kam der kleine Entenschnabel hervor und blieb auf der Schlammstufe stehen. Das Federblatt hielt er vor sich wie einen Blumenstrauß.',
          'Erst kam der Schnabel, dann folgte ihm der kleine Entenschnabel bis auf die Schlammstufe. Er legte das Federblatt ab und ging drei Schritte zurück.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Entenschnabel', gen: 'Entenschnabels' },
        holds: [
          'Aber auf der Schlammstufe stand der große Entenschnabel und spielte Türsteher. Hinter ihm lag das Federblatt, und durch durfte keiner, das war das Spiel.',
          'Aber auf der Schlammstufe stand ein großer Entenschnabel und ließ keinen hinauf. Das Federblatt sei seins, sagte er, solange er davorstehe.',
        ],
        worse: [
          'Der große Entenschnabel machte die Arme breit und die Backen auch. Das Federblatt war hinter ihm nicht mehr zu sehen.',
          'Der große Entenschnabel pumpte sich auf und füllte die ganze Schlammstufe aus. Vom Federblatt sah man nichts, so viel Schnabel war davor.',
        ],
        sign: [
          'Im Tümpel schwamm eine Mooskugel davon, und dem Großen wurde bei jedem Meter der Hals länger.',
          'Im Tümpel trieb eine Mooskugel ans andere Ufer. Der große Entenschnabel trat von einem Fuß auf den anderen und sah ihr nach.',
        ],
        yields: [
          'Der große Entenschnabel verließ seinen Posten mit einem Satz. Auf der Schlammstufe lag das Federblatt und war ein bisschen angehaucht.',
          'Mit langen Schritten lief der große Entenschnabel zum Tümpel, und keiner stand mehr Wache. Das Federblatt lag auf der Schlammstufe, genau da, wo seine Füße gewesen waren.',
        ],
      },
    },
  },
  bones: {
    title: ['Der letzte Zahn', 'Ein Name in der Fundliste'],
    prize: { g: 'm', one: 'Kiefer', gen: 'Kiefers' },
    obstacle: { g: 'n', one: 'Grabungszelt' },
    task: [
      'Um sechs kam das Dorf, um zu sehen, was das Grabungscamp gefunden hatte. Der Kiefer lag im Zelt, aus vierzig Stücken und viel Gips. Ein Zahn fehlte noch, und im Zelt sprach keiner mit dem anderen.',
    ],
    gift: [
      'Um sechs lag der Kiefer unter der Lampe, alle Zähne in einer Reihe. Die Älteste im Dorf beugte sich darüber. Sie zählte mit dem Finger seine Zähne und mit der Zunge ihre eigenen.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Gipskiefer', gen: 'Gipskiefers' },
        holds: [
          'Aber im Grabungszelt lag der Kiefer in zwei Teilen auf dem Tisch. Der letzte Zahn lag in seiner Schachtel, und wohin er gehörte, war ein Spalt.',
        ],
        worse: [
          'Am Gelenk brach noch ein Stück ab. Der Kiefer hatte nun drei Teile, und der Zahn in der Schachtel sah sehr allein aus.',
        ],
        sign: ['Zwei Kanten waren frisch und weiß. Die eine hatte eine Nase, die andere eine Kerbe.'],
        yields: [
          'Die Naht blieb sichtbar, und der Kiefer blieb ganz. Im Grabungszelt machte es klick, da saß der letzte Zahn.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Assistentin' },
        holds: [
          'Aber im Grabungszelt stand die Assistentin der Leiterin vor den Kästen. Niemand fasste mehr etwas an, sagte sie, auch nicht den Kiefer.',
        ],
        worse: [
          'Die Assistentin zog das Tuch über alle Kästen. Der Kiefer war nur noch eine Beule darunter.',
        ],
        sign: [
          'Die Assistentin klopfte mit dem Bleistift auf die Fundliste, stets an derselben Stelle. In der Spalte für den Namen war eine Zeile leer, die vom Mittwoch.',
        ],
        yields: [
          'Da schlug die Assistentin das Tuch zurück und legte selbst die Pinzette hin. Unter dem Tuch war der Kiefer, und im Grabungszelt redeten zwei zur gleichen Zeit.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Gips', gen: 'Gipses' },
        holds: [
          'Aber im Grabungszelt war der Gips noch weich, und im weichen Gips hielt kein Zahn. Der Kiefer brauchte Ruhe, und draußen stellten sie schon Stühle auf.',
        ],
        worse: [
          'Der Gips sackte zu Brei zusammen. Aus dem Kiefer kippte der letzte Zahn heraus, zum dritten Mal.',
        ],
        sign: ['An der Kante war ein Rand, dünn wie ein Faden. Er war weiß und trocken.'],
        yields: [
          'Da war der Gips weiß bis in die Mitte und klang, wenn ein Fingernagel daran kam. Im Kiefer stand der letzte Zahn, und das Grabungszelt konnte aufgehen.',
        ],
      },
    },
  },
  trail: {
    title: ['Der Fußabdruck, der sprechen soll', 'Der dritte Busch'],
    prize: { g: 'n', one: 'Gebrüll' },
    obstacle: { g: 'm', one: 'Dinopfad', gen: 'Dinopfads' },
    task: [
      'Um vier kamen dreißig Sechsjährige auf den Dinopfad. Beim dritten Busch sollte der Fußabdruck brüllen, mit langsamen Schritten davor, und er tat nichts. Wer den Lautsprecher gebaut hatte, ging nicht ans Telefon.',
    ],
    gift: [
      'Um vier schrien dreißig Sechsjährige beim dritten Busch, und danach war es sehr still. Eine ging zurück, trat noch einmal in den Fußabdruck und brüllte diesmal zuerst.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'Lautsprecherkiste' },
        holds: [
          'Aber beim dritten Busch vom Dinopfad saß der Deckel der Lautsprecherkiste zu. Das Gebrüll war darin, man hörte es murmeln.',
        ],
        worse: [
          'Der Deckel verkantete sich in seiner Rille. Aus dem Gebrüll wurde ein Gemurmel, für das sich auf dem Dinopfad niemand umgedreht hätte.',
        ],
        sign: [
          'Neben der Kiste steckte ein krummer Zelthering in der Erde. Er war an der Spitze blank, als hätte man ihn oft gebraucht.',
        ],
        yields: [
          'Der Deckel der Lautsprecherkiste hob sich wie bei einer Keksdose. Über den Dinopfad ging das Gebrüll, und aus dem Busch flogen zwei Amseln.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Helferin' },
        holds: [
          'Aber auf dem Dinopfad half heute eine Helferin aus der Partnerstadt. Sie nickte bei jedem Wort, und danach war das Gebrüll leiser.',
        ],
        worse: [
          'Die Helferin schaltete das Gebrüll ab und die Vogelstimmen an. Auf dem Dinopfad zwitscherte es, und sie lächelte, weil es so schön klang.',
        ],
        sign: [
          'Am Klemmbrett der Helferin hing eine Skizze mit Pfeilen. Der war die Helferin den ganzen Morgen gefolgt, Pfeil für Pfeil, ohne einen Fehler.',
        ],
        yields: [
          'Da zeigte die Helferin auf den großen Pfeil, dann auf den Schalter, und lachte. Auf dem Dinopfad verstummten die Vögel, und dann kam das Gebrüll.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Dinohals', gen: 'Dinohalses' },
        holds: [
          'Aber über dem Lautsprecher lag der gemalte Dinohals, sechs Meter lang. Hob man ihn vorn, so sackte er hinten durch, und auf dem Dinopfad kam kein Gebrüll darunter hervor.',
        ],
        worse: [
          'Der Dinohals lag noch schräger über allem, einmal hoch und einmal tief. Das Gebrüll klang auf dem Dinopfad wie ein Magen.',
        ],
        sign: [
          'Hinter dem Kopf war ein zweiter Griff angeschraubt. Er war so grün wie der Rest, darum sah man ihn schlecht.',
        ],
        yields: [
          'Dann ging der Dinohals in die Höhe und stand. Darunter begann das Gebrüll, und auf dem Dinopfad wackelte ein Schild.',
        ],
      },
    },
  },
} satisfies DeErrands;
