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
        ],
        worse: [
          'Der Farnwedel rollte sich noch enger zusammen. Von dem gesprenkelten Ei sahen aus der Farnwand nur drei Sprenkel heraus.',
        ],
        sign: ['Eine Locke am Farnwedel war noch offen. Sie wippte, wenn das Ei klopfte.'],
        yields: [
          'Die Farnwand machte einen langen Seufzer aus lauter Blättern. Heraus kam das gesprenkelte Ei und klopfte schneller.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber das gesprenkelte Ei lag hinter der Farnwand. Zwischen zwei Stängeln war eine Lücke, gerade so breit wie eine Melonenscheibe.',
        ],
        worse: [
          'Die Stängel lehnten sich aneinander wie zwei, die tuscheln. Das gesprenkelte Ei rollte hinter der Farnwand ein Stück weiter.',
        ],
        sign: [
          'Unten am Boden war die Lücke größer. Dort hatte das Ei die Halme umgebogen, als es hindurchrollte.',
        ],
        yields: [
          'Unten am Boden kam das gesprenkelte Ei heraus, auf demselben Weg wie hinein. Die Farnwand ging hinter ihm zu.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Farnhöhle' },
        holds: [
          'Aber das gesprenkelte Ei war unter die Farnwand gerollt, in eine Höhle aus Blättern. Darin war es so dunkel wie in einer Hosentasche.',
        ],
        worse: [
          'Noch mehr Wedel legten sich darüber, und die Farnwand wurde schwarz. Es klopfte noch, aber zu sehen war vom gesprenkelten Ei nichts.',
        ],
        sign: ['Weit hinten schimmerte etwas Helles, rund und glatt. Es hatte Punkte.'],
        yields: [
          'Zwischen zwei Wurzeln lag das gesprenkelte Ei und leuchtete wie ein Mond mit Sommersprossen. Die Farnwand hatte ihm ein Blatt aufgelegt, wegen der Kälte.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Wedel', gen: 'Wedels' },
        holds: [
          'Aber quer vor dem gesprenkelten Ei stand ein junger Wedel in der Farnwand, ganz zusammengerollt. Solange er zu war, kam keiner durch, und er war gerade erst fünf Minuten alt.',
        ],
        worse: [
          'Der junge Wedel rollte sich wieder ein, von vorn. Das gesprenkelte Ei nahm er am Rand mit hinein in die Farnwand.',
        ],
        sign: [
          'Ganz an der Spitze hatte der junge Wedel ein Blatt aufgemacht. Es war so groß wie ein Reiskorn.',
        ],
        yields: [
          'Nun rollte sich der junge Wedel auf, Blatt um Blatt, bis er den Himmel berührte. Unter ihm war die Farnwand offen, und da lag das gesprenkelte Ei.',
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
        ],
        worse: [
          'Der Stegosaurier grunzte und legte sich näher. Die Rohrflöte steckte bis zum letzten Loch unter ihm.',
        ],
        sign: [
          'Vor der Nase des Stegosauriers lagen vier glatte Steine. Der größte lag links, der kleinste rechts, und keiner lag schief.',
        ],
        yields: [
          'Nun wälzte sich der Stegosaurier auf die andere Seite, und die Erde wackelte nur ein wenig. Die Rohrflöte lag im platten Gras und war warm.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Stegosaurier' },
        holds: [
          'Aber auf die Rohrflöte passte der alte Stegosaurier auf, und für ihn war jedes Wort eine Blattsorte. Bitte war ein rundes, Flöte ein langes.',
        ],
        worse: [
          'Der Stegosaurier nickte und holte ein langes Blatt. Die Rohrflöte schob er dabei hinter sich, wo die Platten sind.',
        ],
        sign: [
          'Stampfte nebenan ein Fuß zweimal auf, so brummte der Stegosaurier zweimal zurück. Tief und noch tiefer.',
        ],
        yields: [
          'Da brummte der Stegosaurier zweimal und merkte auf einmal, woran ihn das erinnerte. Er schob die Rohrflöte nach vorn, ganz langsam, mit der Schwanzspitze.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Schwanz', gen: 'Schwanzes' },
        holds: [
          'Aber über der Rohrflöte lag der Schwanz vom alten Stegosaurier. Der Schwanz allein wog so viel wie ein Klavier, und der Rest kam noch dazu.',
        ],
        worse: [
          'Der Schwanz sank in den warmen Schlamm. Der Stegosaurier merkte nichts, und die Rohrflöte sank mit.',
        ],
        sign: [
          'Ganz vorn, wo der Schwanz dünn war, wippte er. Bei jedem Atemzug kam die Spitze ein wenig hoch.',
        ],
        yields: [
          'Nun rollte der Schwanz zur Seite wie ein Baumstamm, der ausgeschlafen hat. Die Rohrflöte lag da, und ihr Abdruck lag daneben.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Schnarchen', gen: 'Schnarchens' },
        holds: [
          'Aber der alte Stegosaurier schnarchte, dass die Kiesel hüpften. Irgendwo hinter ihm pfiff der Wind in der Rohrflöte, und nur so ließ sie sich finden.',
        ],
        worse: [
          'Das Schnarchen rollte wie ein Fass die Treppe hinunter. Die zwei Töne der Rohrflöte waren darin nicht mehr zu hören.',
        ],
        sign: ['Zwischen Aus und Ein war eine Pause. Da fielen alle Kiesel gleichzeitig herunter.'],
        yields: [
          'Der Stegosaurier atmete aus, und dabei blieb es. In der Stille pfiff die Rohrflöte, tief und noch tiefer, gleich hinter dem dritten Busch.',
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
        ],
        worse: [
          'Die Schlammstufe schickte alle Füße nach unten, wo sie hergekommen waren. Das Federblatt wehte einen Ast weiter.',
        ],
        sign: [
          'Auf der Schlammstufe waren alte Fußspuren, trocken und rau. Es waren nur drei, aber sie führten hinauf.',
        ],
        yields: [
          'Oben roch es nach Silberbaum, und der Boden war trocken. Das Federblatt segelte herunter, von ganz allein, und landete auf der Schlammstufe.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Stamm' },
        holds: [
          'Aber das Federblatt hing am Silberbaum, oberhalb der Schlammstufe, und der Stamm war so glatt wie ein Löffel. Von unten sah das Blatt aus wie eine Feder.',
        ],
        worse: [
          'Der Stamm schwankte zurück, und es regnete Schlamm von der Stufe. Das Federblatt hing jetzt einen Zweig höher.',
        ],
        sign: ['Weit unten am Stamm stand ein Stummel von einem Ast. Er war breit genug für einen Fuß.'],
        yields: [
          'Da neigte sich der Stamm und brachte den Zweig gleich mit. Das Federblatt hing genau vor der Nase, und unter ihm war die Schlammstufe auf einmal ganz klein.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Entenschnabel', gen: 'Entenschnabels' },
        holds: [
          'Aber das Federblatt war schon heruntergefallen, und ein kleiner Entenschnabel hatte es gefunden. Er saß damit hinter dem Silberbaum, oberhalb der Schlammstufe, und wollte nicht da sein.',
        ],
        worse: [
          'Der kleine Entenschnabel rutschte um den Stamm herum. Das Federblatt rutschte mit, und die Schlammstufe war leer.',
        ],
        sign: ['Neben dem Stamm sah eine platte Nase heraus. Sie tropfte ein wenig.'],
        yields: [
          'Dann kam der kleine Entenschnabel hervor und blieb auf der Schlammstufe stehen. Das Federblatt hielt er vor sich wie einen Blumenstrauß.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Entenschnabel', gen: 'Entenschnabels' },
        holds: [
          'Aber auf der Schlammstufe stand der große Entenschnabel und spielte Türsteher. Hinter ihm lag das Federblatt, und durch durfte keiner, das war das Spiel.',
        ],
        worse: [
          'Der große Entenschnabel machte die Arme breit und die Backen auch. Das Federblatt war hinter ihm nicht mehr zu sehen.',
        ],
        sign: [
          'Im Tümpel schwamm eine Mooskugel davon, und dem Großen wurde bei jedem Meter der Hals länger.',
        ],
        yields: [
          'Der große Entenschnabel verließ seinen Posten mit einem Satz. Auf der Schlammstufe lag das Federblatt und war ein bisschen angehaucht.',
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
