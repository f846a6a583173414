import type { DeErrands } from '../../schema.ts';

export const unicornValley = {
  spring: {
    title: ['Ein Mundvoll Silberquelle', '{hero} und die Dornenhecke'],
    prize: { g: 'f', one: 'Silberquelle' },
    obstacle: { g: 'f', one: 'Dornenhecke' },
    task: [
      'Heute war der Wachsetag vom jungen Einhorn. Trank es heute aus der Silberquelle, wuchs sein Horn ein Stück. Trank es nicht, blieb das Horn ein Stummel, ein ganzes Jahr lang.',
      'Das junge Einhorn hatte sich heute schon dreimal im Bach angesehen. Noch war das Horn ein Stummel. Einmal im Jahr ist Wachsetag, und da wächst es, wenn man aus der Silberquelle trinkt.',
    ],
    gift: [
      'Das junge Einhorn nahm einen Mundvoll aus der Silberquelle und schielte nach oben. Erst tat sich nichts. Dann machte es pling, und das Horn war einen Fingernagel länger.',
      'Das junge Einhorn trank aus der Silberquelle, bis es einen Schluckauf bekam. Bei jedem Hick wurde das Horn ein Stück länger. Es hickte viermal, und dann schielte es.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Dornenranke' },
        holds: [
          'Aber um die Silberquelle stand die Dornenhecke, dick wie ein Haus. Vorn lag die längste Dornenranke, dreimal um sich selbst gewickelt.',
          'Aber die Silberquelle hatte sich einen Garten aus Dornen wachsen lassen, die Dornenhecke. Am Eingang lag eine Dornenranke und hatte sich mit sich selbst verknotet.',
        ],
        worse: [
          'Die Dornenranke zog sich enger. Ein Blatt fiel auf die Silberquelle, und von dem Silber blieb ein Rand.',
          'Die Dornenranke ruckte, und ein ganzer Busch ruckte mit. Auf der Silberquelle schwammen nun Blätter, und das Silber war kaum noch zu sehen.',
        ],
        sign: [
          'Eine Schlinge der Ranke stand lose ab, und an ihr war kein Dorn. Ein Vogel saß darin wie auf einer Schaukel.',
          'Ein Bogen der Dornenranke war glatt und leer. Ein Zaunkönig benutzte ihn als Tür.',
        ],
        yields: [
          'Bogen um Bogen legte sich die Dornenhecke ins Gras. Dahinter stand die Silberquelle in ihrer Schale, nicht größer als ein Suppenteller.',
          'Die Dornenranke legte sich hin, und die Dornenhecke machte einen Scheitel. Dahinter lag die Silberquelle und war so klar, dass man sie erst hörte.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'Lücke' },
        holds: [
          'Aber die Dornenhecke ließ nur eine Lücke, so schmal wie ein Apfelstiel. Dahinter gluckste die Silberquelle.',
          'Aber in der Dornenhecke war eine Lücke, so breit wie eine Möhre. Durch eine Möhre trinkt man schlecht, und die Silberquelle gluckste dahinter.',
        ],
        worse: [
          'Die Dornenhecke drückte sich zusammen, und die Lücke wurde dünn. Die Silberquelle war nur noch ein Punkt.',
          'Die Dornenhecke atmete ein. Von der Lücke war nur noch ein Strich übrig und von der Silberquelle das Glucksen.',
        ],
        sign: [
          'Unten an der Wurzel war die Lücke weiter. Dort lag ein bisschen Hasenfell.',
          'Am Boden wuchs die Lücke in die Breite. Die Hasen hatten dort eine Straße.',
        ],
        yields: [
          'Das Gras war weich, und über ihnen war nun Himmel. Die Dornenhecke war hinten, die Silberquelle war vorn.',
          'Auf der Hasenstraße ging es durch, ganz ohne Kratzer. Auf der anderen Seite der Dornenhecke war die Silberquelle und zitterte ein bisschen.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Dornenhecke' },
        holds: [
          'Aber um die Silberquelle stand die Dornenhecke mit verschränkten Ästen. Sie ließ keinen durch, auch nicht am Wachsetag.',
          'Aber die Dornenhecke war zur Wache gepflanzt worden, und das nahm sie ernst. Zur Silberquelle kam nur, wer Wurzeln hatte.',
        ],
        worse: [
          'Die Dornenhecke verschränkte noch vier Äste mehr. Von der Silberquelle war kein Glitzern mehr zu sehen.',
          'Die Dornenhecke streckte alle Dornen aus wie eine Katze. Dahinter verstummte die Silberquelle, vor lauter Vorsicht.',
        ],
        sign: [
          'Die Dornenhecke bog sich immer wieder nach unten, zu ihren Wurzeln. Die waren grau und trocken wie alte Schnürsenkel.',
          'Unten, wo sie niemand ansah, war die Dornenhecke braun. Die Erde um ihre Wurzeln hatte Risse.',
        ],
        yields: [
          'Ein Ast nach dem anderen ließ den nächsten los. Die Dornenhecke stand da wie ein offenes Tor, und die Silberquelle gluckste.',
          'Die Dornenhecke trank, und beim Trinken vergaß sie die Dornen. Ein Tor ging auf, und die Silberquelle sprang einen Finger hoch vor Freude.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Abendglocke im Gras', '{hero} und das alte Einhorn'],
    prize: { g: 'f', one: 'Abendglocke' },
    obstacle: { g: 'n', one: 'Einhorn', adj: 'alt' },
    task: [
      'Wenn die Abendglocke klingt, kommt die Herde heim. Heute hatte noch keiner sie gehört. Die Kleinen standen oben auf dem Hügel, und ihre Schatten wurden immer länger.',
      'Oben auf dem Hügel wurde das Gras schon blau, und die Kleinen spielten immer noch. Sie kommen heim, wenn die Abendglocke klingt. Es war aber noch nichts gewesen als Wind.',
    ],
    gift: [
      'Die Abendglocke klang, nicht lauter als ein Löffel in der Tasse. Oben auf dem Hügel hoben sich acht kleine Köpfe. Dann kamen sie, und jedes trat dem nächsten auf den Schweif.',
      'Die Abendglocke klang, und auf dem Hügel hörte das Galoppieren auf. Acht Schatten kamen herunter, alle noch außer Atem. Im Stall roch es danach nach Gras.',
    ],
    by: {
      asleep: {
        part: { g: 'n', one: 'Einhorn', adj: 'alt' },
        holds: [
          'Aber die Abendglocke lag im Gras, und davor schlief das alte Einhorn, der Länge nach.',
          'Aber das alte Einhorn schlief auf dem Hügel, und die Abendglocke lag unter seinem Kinn. Es roch nach Heu und nach Märchen.',
        ],
        worse: [
          'Das alte Einhorn brummte und rollte sich auf die Abendglocke. Nun war auch das letzte Silber weg.',
          'Das alte Einhorn träumte und legte sich breiter. Die Abendglocke war nun ganz unter Bart.',
        ],
        sign: [
          'Neben dem alten Einhorn lagen ein Kamm, ein Apfel und eine gefaltete Decke. Sie lagen da wie auf einem Nachttisch.',
          'Kamm, Apfel und Decke lagen neben dem alten Einhorn. Der Apfel war poliert, für später.',
        ],
        yields: [
          'Vier alte Beine streckten sich, und der Bauch rollte hinterher. Im Klee lag die Abendglocke, klein wie eine Birne.',
          'Das alte Einhorn hob im Schlaf den Kopf und legte ihn auf die Decke. Im Gras lag die Abendglocke und machte ein ganz kleines Kling.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Schnarchen' },
        holds: [
          'Aber das alte Einhorn schlief und schnarchte. Unter dem Schnarchen konnte die Abendglocke klingeln, wie sie wollte.',
          'Aber das alte Einhorn schnarchte so, dass die Gänseblümchen die Köpfe einzogen. Die Abendglocke hing im Gras daneben und kam nicht zu Wort.',
        ],
        worse: [
          'Das Schnarchen wurde tiefer, und der Klee zitterte. Von der Abendglocke hörte man nicht einmal das Ende.',
          'Das Schnarchen bekam einen zweiten Gang. Wo die Abendglocke lag, das hörte nun nicht einmal mehr das alte Einhorn selbst.',
        ],
        sign: [
          'Zwischen Ein und Aus war ein kleines Loch. Darin war es still wie unter einem Hut.',
          'Ehe es wieder losging, musste das alte Einhorn Luft holen. Es holte sie langsam.',
        ],
        yields: [
          'Das alte Einhorn machte den Mund zu und träumte ohne Ton. Da hörte man die Abendglocke im Gras, kling, und noch einmal kling.',
          'Das alte Einhorn holte Luft und behielt sie für sich. Kling, sagte es im Gras, und alle Ohren auf dem Hügel drehten sich zur Abendglocke.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Kissenstein' },
        holds: [
          'Aber das alte Einhorn schlief mit dem Kopf auf einem Kissenstein. Darunter klemmte die Abendglocke.',
          'Aber unter dem Kissenstein steckte die Abendglocke, und auf dem Kissenstein lag der Kopf vom alten Einhorn. In einem alten Kopf ist viel drin.',
        ],
        worse: [
          'Der Kissenstein sank in den Klee. Von der Abendglocke sah nur noch das Bändchen heraus.',
          'Der Kissenstein rutschte tiefer, und das alte Einhorn seufzte. Vom Bändchen der Abendglocke war noch ein Faden übrig.',
        ],
        sign: [
          'Eine Kante vom Kissenstein wippte, mit jedem Atemzug. Auf und ab.',
          'Beim Atmen hob sich der Kissenstein auf einer Seite. Ein Marienkäfer kam hervor und ging wieder hinein.',
        ],
        yields: [
          'Dann rollte der Kissenstein weg, und der Kopf lag weich im Klee. Das alte Einhorn schlief weiter, und die Abendglocke war frei.',
          'Der Kissenstein kippte im richtigen Atemzug, und das alte Einhorn merkte es nicht. Im Klee lag die Abendglocke und klingelte vor sich hin.',
        ],
      },
    },
  },
  lamp: {
    title: ['Die Sternlampe für die Lämmer', '{hero} in der Grotte'],
    prize: { g: 'f', one: 'Sternlampe' },
    obstacle: { g: 'f', one: 'Grotte' },
    task: [
      'Die Lämmer im Tal gehen nur bei der Sternlampe ins Bett. Sie ist aus Glas, mit Hufspurlicht darin. Heute hatte der Mondhase sie nicht herausgestellt, und die Lämmer standen immer noch herum.',
      'Im Tal lief ein Lamm im Kreis, und die anderen liefen mit, weil man ja irgendetwas tun muss. Es war Schlafenszeit. Ohne die Sternlampe legt sich keines hin, und der Stein in der Mitte war leer.',
    ],
    gift: [
      'Die Sternlampe stand auf dem Stein in der Mitte, milchwarm und nicht zu hell. Die Lämmer legten sich im Kreis darum. Das letzte drehte sich noch dreimal und passte dann genau hinein.',
      'Auf dem Stein stand die Sternlampe. Das erste Lamm blieb stehen, und die anderen liefen auf. So lagen sie dann auch, alle aufeinander, und die Lampe schien ihnen in die Wolle.',
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'Grotte' },
        holds: [
          'Aber die Sternlampe war noch in der Grotte, hinter dem dünnen Wasserfall. Darin war es so dunkel wie in einem Ärmel.',
          'Aber die Sternlampe stand in der Grotte, und die Grotte hatte einen Vorhang aus Wasser. Dahinter war es so schwarz wie in einem Hut.',
        ],
        worse: [
          'Eine Wolke kam, und die Grotte wurde noch schwärzer. Von der Sternlampe war keine Zacke zu sehen.',
          'Das Wasser fiel dichter. In der Grotte war von der Sternlampe nichts mehr übrig, nicht einmal ein Nachbild.',
        ],
        sign: [
          'Weit hinten glomm ein Fünkchen. Es hatte fünf Spitzen.',
          'In der Schwärze gab es einen Punkt mit Zacken. Er war so klein wie ein Funke am Ärmel.',
        ],
        yields: [
          'Das Fünkchen war eine Sternlampe, die sich klein gemacht hatte. Sie stand auf einem Sims, und die halbe Grotte glänzte mit.',
          'Der Funke hatte nur auf jemanden gewartet. In der Grotte wurde die Sternlampe groß, und das Wasser davor war auf einmal aus Gold.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Schwelle' },
        holds: [
          'Aber die Sternlampe stand in der Grotte, und davor lief Wasser über die Schwelle. Die war glatt wie ein Löffel.',
          'Aber vor der Grotte lief das Wasser über die Schwelle und machte sie blank. Die Sternlampe schien dahinter, und wer losging, kam sitzend an, bloß hier.',
        ],
        worse: [
          'Alle Füße standen wieder im Gras. In der Grotte rutschte die Sternlampe ein Stück nach hinten.',
          'Das Wasser nahm alle mit und setzte sie ins Gras. In der Grotte fing die Sternlampe an zu schaukeln und rutschte vom Sims bis an die Wand.',
        ],
        sign: [
          'An einer Stelle lag Sand auf der Schwelle. Sie war trocken und rau.',
          'Sand lag auf der Schwelle, ein kleiner Strand. Eine Bachstelze stand darauf und wippte, aber nur mit dem Schwanz.',
        ],
        yields: [
          'Der Fuß hielt, und der nächste auch. In der Grotte stand die Sternlampe und war so warm wie Milch.',
          'Auf dem Strand hielt jeder Fuß. In der Grotte war es trocken, und die Sternlampe ließ sich hochheben wie ein Kätzchen.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Mondhase', obl: 'Mondhasen', gen: 'Mondhasen' },
        holds: [
          'Aber in der Grotte saß der Mondhase und hatte die Sternlampe unter den Ohren versteckt. Er war heute nicht zu sprechen.',
          'Aber der Mondhase hatte die Sternlampe mit in die Grotte genommen, weil ihm allein so dunkel war. Kam einer, so hielt er ihr die Augen zu.',
        ],
        worse: [
          'Der Mondhase rückte tiefer in die Grotte. Die Sternlampe rückte mit, und draußen wurde es dunkler.',
          'Es wurde dunkel und raschelte. Der Mondhase saß nun ganz hinten in der Grotte, und die Sternlampe leuchtete höchstens noch seinem Bauch.',
        ],
        sign: [
          'Hinter dem Wasser sah ein langes weißes Ohr hervor. Es knickte um und stellte sich wieder auf.',
          'Durch den Wasservorhang stach ein Ohr, weiß und nass. Es drehte sich einmal ganz herum.',
        ],
        yields: [
          'Durchs Wasser kam ein Ohr, dann noch eins, dann der ganze Mondhase. Die Sternlampe trug er im Arm, und sie war nicht einmal nass.',
          'Der Mondhase schüttelte das Wasser ab und war da. Vor der Grotte stellte er die Sternlampe ins Gras und behielt nur eine Pfote darauf.',
        ],
      },
    },
  },
  parade: {
    title: ['Licht im Horn', '{hero} und das Einhorn aus Papier'],
    prize: { g: 'n', one: 'Hornlicht' },
    obstacle: { g: 'n', one: 'Papiereinhorn' },
    task: [
      'Um neun ging die Nachtparade durchs Tal. Die Jugendgruppe hatte ein Papiereinhorn gebaut, vier Meter lang, das man an beiden Enden des Tals sehen sollte. Sehen würde man es am Hornlicht, und das Horn war dunkel.',
    ],
    gift: [
      'Das Hornlicht schwankte durchs Tal, zwei Handbreit über allen Köpfen. Am oberen Ende sagte ein Kind, es sei echt. Unter dem Papier lachten sechs Leute, und das ganze Tier wackelte.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Reifen', gen: 'Reifens' },
        holds: [
          'Aber im Hals vom Papiereinhorn war ein Reifen gebrochen. Das Hornlicht hing nach unten und beleuchtete die Füße.',
        ],
        worse: [
          'Im Hals sprang noch ein zweiter Reifen heraus. Das Papiereinhorn nickte, und das Hornlicht baumelte am Batteriekästchen.',
        ],
        sign: [
          'Am Reifen waren zwei Bruchkanten aus Rohr, beide schräg und beide mit demselben hellen Splitter.',
        ],
        yields: [
          'Der Hals stand wieder, mit einem Knick wie nach schlechtem Schlaf. Das Papiereinhorn hob den Kopf, und das Hornlicht ging an.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Baumeisterin' },
        holds: [
          'Aber an das Papiereinhorn ließ die Baumeisterin niemanden heran. Seit einer den Schweif verkehrt angeklebt hatte, machte sie auch das Hornlicht allein.',
        ],
        worse: [
          'Die Baumeisterin zog das Laken über das Papiereinhorn, mitsamt dem Hornlicht. Es war zwanzig vor neun.',
        ],
        sign: [
          'Unter dem Laken hielt die Baumeisterin einen Reifen fest. Für den Draht hätte sie eine dritte Hand gebraucht und sah immer wieder auf die Stelle.',
        ],
        yields: [
          'Das Laken kam herunter, und die Baumeisterin rückte zur Seite, um eine Schulterbreite. Im Papiereinhorn flackerte das Hornlicht und blieb.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Kleister' },
        holds: [
          'Aber am Papiereinhorn war der Kleister noch nass. Das Hornlicht durfte erst hinein, wenn das Papier darum trug.',
        ],
        worse: [
          'Der Kleister ließ los, und das Papier rutschte vom Horn. Das Hornlicht stand auf blankem Draht, wie am Dienstag.',
        ],
        sign: ['Eine Ecke am Horn war weiß geworden und klang wie eine Trommel.'],
        yields: [
          'Das Weiß lief vom Rand bis in die Spitze. Am Papiereinhorn knisterte es, und das Hornlicht hatte wieder ein Horn.',
        ],
      },
    },
  },
  herd: {
    title: ['Fünf Glocken bis zum Gatter', '{hero} und der Neue'],
    prize: { g: 'f', one: 'Glockenmelodie' },
    obstacle: { g: 'm', one: 'Glockenplatz' },
    task: [
      'Ein Neuer führte heute zum ersten Mal die Gastherde durchs Tal, und sie folgte nur der Glockenmelodie, fünf Handglocken, immer dieselben Töne. Ohne sie liefen die Tiere vor dem Dunkelwerden auseinander. Der sie zwölf Jahre lang gespielt hatte, saß daneben und schwieg.',
    ],
    gift: [
      'Die Glockenmelodie ging voran und die Herde hinterher, bis ans Gatter. Der Neue zählte vierunddreißig. Als das letzte Tier drin war, spielte vom Glockenplatz her jemand den Schlusston, der im Heft nicht stand.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'Kastenriegel' },
        holds: [
          'Aber am Glockenplatz lagen die fünf Glocken im alten Kasten, und der Kastenriegel war zu. Wie man ihn öffnet, hatte der Alte nie jemandem gezeigt, und so blieb die Glockenmelodie im Holz.',
        ],
        worse: [
          'Der Kastenriegel verkeilte sich. Am Glockenplatz klang es von innen wie durch eine Wand, und die Glockenmelodie war ein Rumpeln.',
        ],
        sign: [
          'An einem Faden neben dem Kasten hing ein Holzstift, dunkel von vielen Händen. Er drehte sich im Wind.',
        ],
        yields: [
          'Der Deckel kam hoch wie ein Augenlid. Auf dem Glockenplatz lagen fünf Glocken in ihren Mulden, und für die Glockenmelodie war noch Licht genug.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Glockenmann' },
        holds: [
          'Aber am Glockenplatz saß der Glockenmann vor dem Kasten. Jede Hilfe hielt er für Mitleid, und die Glockenmelodie gab er nicht her.',
        ],
        worse: [
          'Der Glockenmann schob den Kasten hinter sich. Oben am Hang gingen die ersten Tiere auseinander, und die Glockenmelodie war verstummt.',
        ],
        sign: [
          'Eine Amsel sang drei Töne. Der Glockenmann pfiff den vierten, durch die Zähne und ohne aufzusehen.',
        ],
        yields: [
          'Nun stellte der Glockenmann den Kasten auf die Knie und klappte ihn auf. Er hielt zwei der fünf Glocken hin, und vom Glockenplatz kam die Glockenmelodie, zu zweit gespielt.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Glockenbalken', gen: 'Glockenbalkens' },
        holds: [
          'Aber am Glockenplatz war der Glockenbalken heruntergekommen. Hängte man ihn hier ein, fiel er dort aus der Gabel, und die Glockenmelodie fiel mit.',
        ],
        worse: [
          'Der Glockenbalken kippte, und alle fünf Glocken rutschten auf einen Haufen. Die Glockenmelodie war ein einziger Ton, und kein schöner.',
        ],
        sign: [
          'Am fernen Ende war ein zweiter Griff ins Holz geschnitzt, daneben zwei Buchstaben. Die eine Hälfte vom Tal kannte sie noch.',
        ],
        yields: [
          'Beide Gabeln nahmen den Balken im selben Moment. Auf dem Glockenplatz hingen fünf Glocken still, und dann ging die Glockenmelodie hinaus.',
        ],
      },
    },
  },
} satisfies DeErrands;
