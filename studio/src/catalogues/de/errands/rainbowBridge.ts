import type { DeErrands } from '../../schema.ts';

export const rainbowBridge = {
  colour: {
    title: ['Ein Bogen mit Lücke', '{hero} und die zusammengerollte Farbe'],
    prize: { g: 'f', one: 'Farbe' },
    obstacle: { g: 'f', one: 'Lücke' },
    task: [
      'Dem Regenbogen fehlte eine Farbe. Sie lag drüben, zusammengerollt wie ein Teppich, und summte. War sie am Abend nicht an ihrem Platz, wurde der Sonnenuntergang beige.',
      'Unten auf der Straße blieb ein Kind stehen und zählte am Himmel nach. Eine Farbe fehlte. Sie lag drüben, aufgerollt wie ein Teppich, und bis zum Abend musste sie wieder hinauf, sonst wurde der Sonnenuntergang beige.',
    ],
    gift: [
      'Die Farbe rollte sich auf, einmal über den ganzen Bogen. Unten blieb ein Bus stehen, obwohl dort keine Haltestelle war. Der Sonnenuntergang bekam alles, was ihm zustand, und etwas Rosa.',
      'Die Farbe lief über den Bogen, und der Regenbogen war wieder voll. Unten zählte jemand noch einmal, an den Fingern. Dann kam der Abend und nahm von jeder ein wenig.',
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'm', one: 'Grünstreifen', gen: 'Grünstreifens' },
        holds: [
          'Aber vor der Farbe war die Lücke, drei Schritte breit, mit weicher Wolke darunter. Legte man den Grünstreifen hinüber, rollte er hinten wieder auf.',
          'Aber über die Lücke passte nur der Grünstreifen, und der rollte sich von jedem Ende her ein. Drüben lag die Farbe und wartete.',
        ],
        worse: [
          'Der Grünstreifen schnappte zurück und lag schiefer als vorher. Die Farbe bekam einen Stups und rollte ein Stück von der Lücke weg.',
          'Der Grünstreifen machte schnipp und war eine Schnecke. Die Lücke kam einem nun breiter vor, und die Farbe rollte vor Schreck ein Stück.',
        ],
        sign: [
          'Am Grünstreifen war noch eine zweite Troddel. Sie baumelte unbenutzt im Wind.',
          'Am Grünstreifen hing hinten noch eine Troddel, genau wie vorn. Der Wind spielte mit ihr, sonst keiner.',
        ],
        yields: [
          'Der Streifen lag glatt, von Rand zu Rand. Wo die Lücke gewesen war, wuchs nun Grün, und dahinter summte die Farbe.',
          'Der Grünstreifen lag und blieb liegen, wie ein Hund, der weiß, wo er hingehört. Die Lücke war grün, und dahinter fing die Farbe an.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Rand', adj: 'grün' },
        holds: [
          'Aber vor der Farbe war die Lücke, mit weicher Wolke darunter. Der grüne Rand war nass vom Regen und glatt wie ein Fisch.',
          'Aber vor der Lücke war der Bogen grün und so glatt, als hätte ihn jemand mit Seife gemalt. Die Farbe lag auf der anderen Seite und summte.',
        ],
        worse: [
          'Alle Füße rutschten zurück auf das Gelb. Auch die Farbe rutschte, einen Schritt weiter weg von der Lücke.',
          'Ein Fuß im Grünen, und alle waren wieder im Gelben. Hinter der Lücke summte die Farbe nun etwas trauriger.',
        ],
        sign: [
          'Durch den grünen Rand lief ein trockener Streifen. Er war rau wie ein Handtuch.',
          'Am grünen Rand war ein Strich, den die Sonne schon geföhnt hatte. Er war stumpf wie Kreide.',
        ],
        yields: [
          'Der Fuß blieb kleben, angenehm fest, und der nächste auch. Die Lücke war hinter ihnen, und die Farbe hörte auf zu summen und horchte.',
          'Auf dem Kreidestrich ging man über die Lücke wie über den Bürgersteig. Auf der anderen Seite lag die Farbe und war ganz außer sich.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Rand', adj: 'neu' },
        holds: [
          'Aber vor der Farbe war die Lücke. Regenbögen wachsen nach, das weiß man, und der neue Rand hatte auch schon angefangen.',
          'Aber über die Lücke musste erst neuer Bogen wachsen. Der neue Rand war noch dünn wie Haut auf der Milch. Die Farbe summte drüben, ohne zu drängeln.',
        ],
        worse: [
          'Der neue Rand bröckelte ab bis dorthin, wo er begonnen hatte. Drüben wurde die Farbe ein wenig blasser.',
          'Der neue Rand riss ein, und die Lücke war wieder so breit wie am Morgen. Auf der anderen Seite wurde die Farbe blass um die Nase.',
        ],
        sign: [
          'Am Rand stand ein grüner Faden in die Luft, fein wie ein Haar.',
          'Am neuen Rand stand ein Fädchen heraus. Es war so grün, dass man blinzeln musste.',
        ],
        yields: [
          'Zu dem Faden kam ein zweiter, dann eine ganze Wiese davon. Die Lücke war zu, und man konnte zur Farbe hinübergehen wie in ein anderes Zimmer.',
          'Fädchen um Fädchen spann sich der neue Rand hinüber. Dann war die Lücke nur noch ein Strich, und dahinter die Farbe.',
        ],
      },
    },
  },
  bell: {
    title: ['Das kleinste Lamm zählt mit', '{hero} und der Wolkenbock'],
    prize: { g: 'n', one: 'Glöckchen' },
    obstacle: { g: 'm', one: 'Wolkenbock' },
    task: [
      'Wenn der Regen aufhört, werden die Wolkenlämmer gezählt. Das kleinste ist so klein, dass man es nur am Glöckchen merkt. Heute war das Glöckchen weg, und ohne kam die Herde auf eins zu wenig.',
      'Neunundzwanzig, sagte der Hirte und fing wieder bei eins an. Ein Wolkenlämmchen fehlte, das kleinste, das man nur hört. Es war da, aber sein Glöckchen war weg, und der Regen hatte schon aufgehört.',
    ],
    gift: [
      'Das Glöckchen klang, nicht größer als eine Kirsche. Wer zählte, sagte neunundzwanzig, und dann, nach einer Pause, dreißig. Das kleinste Lamm wurde vor Freude zu Nebel.',
      'Kling, machte das Glöckchen, irgendwo zwischen den Großen. Dreißig, sagte der Hirte und streckte die Hand aus. Darauf setzte sich etwas, das wog so viel wie Atem.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Wolkenbock' },
        holds: [
          'Aber auf dem Indigo schlief der alte Wolkenbock. Das Glöckchen lag unter ihm, man sah es gerade noch blinken.',
          'Aber der alte Wolkenbock schlief auf dem Indigo, und unter seinem Bart lag das Glöckchen. Bei jedem Schnarcher wurde ein wenig Regen daraus.',
        ],
        worse: [
          'Der Wolkenbock grollte, ganz weit weg, und legte sich schwerer hin. Nun blinkte vom Glöckchen nichts mehr.',
          'Der Wolkenbock rollte sich ein und donnerte im Traum. Vom Glöckchen war kein Glanz mehr da, nur noch Wolle.',
        ],
        sign: [
          'Vor dem Wolkenbock lagen eine Hufbürste, ein Hut und ein Regenschirm. Sie lagen in einer Reihe, der Schirm war zu.',
          'Hufbürste, Hut und Regenschirm: So legt es einer hin, der morgens nichts suchen will. Der Wolkenbock hatte sogar den Hut ausgebürstet.',
        ],
        yields: [
          'Es tröpfelte ein bisschen. So gähnt ein Wolkenbock, wenn er sich im Schlaf umdreht. Auf dem Indigo lag das Glöckchen, blank gelegen.',
          'Der Wolkenbock streckte sich, und hinten fing er an zu nieseln. Unter seinem Bart lag das Glöckchen und hatte ein paar Tropfen abbekommen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Wolkenbock' },
        holds: [
          'Aber auf dem Indigo stand der alte Wolkenbock, und das Glöckchen hing in seiner Wolle. An seine Wolle ließ er niemanden.',
          'Aber das Glöckchen hatte sich in der Wolle vom alten Wolkenbock verhakt, und an seine Wolle ging keiner. Er senkte dann die Hörner und machte Wind.',
        ],
        worse: [
          'Der Wolkenbock blähte sich auf wie vor einem Gewitter. Das Glöckchen schwang nach hinten und war nicht mehr zu sehen.',
          'Der Wolkenbock grollte und zog sich zusammen, dunkelgrau. Das Glöckchen verschwand in der Wolle wie ein Kirschkern im Pudding.',
        ],
        sign: [
          'Der Wolkenbock verdrehte den Hals nach einer Stelle auf dem Rücken. Er kam und kam nicht hin.',
          'Den Rücken rieb sich der Wolkenbock an der Luft, und das half nicht. Genau in der Mitte juckte es ihn.',
        ],
        yields: [
          'Die ganze Wolke sank in sich zusammen und seufzte. Der Wolkenbock schüttelte sich, und aus der Wolle fiel das Glöckchen.',
          'Der Wolkenbock schloss die Augen und brummte wie ein Kater. Es rieselte Wolle, und mit der Wolle kam das Glöckchen.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Wolle' },
        holds: [
          'Aber das Glöckchen war dem alten Wolkenbock in die Wolle geraten. Die ist grau, und weiter innen ist sie Nacht.',
          'Aber im alten Wolkenbock war es finster, denn er war heute eine Regenwolke. Das Glöckchen saß in seiner Wolle und gab keinen Ton, vor Dunkelheit.',
        ],
        worse: [
          'Die Wolle schloss sich und wurde dicker. Vom Glöckchen war nichts zu sehen, und der Wolkenbock sah aus wie Regen.',
          'Der Wolkenbock nahm noch etwas Regen auf und wurde schwarz. Wo in der Wolle das Glöckchen war, wusste nur der Wind.',
        ],
        sign: [
          'Tief drinnen glomm etwas, klein und rund wie eine Kirsche.',
          'Durch die Wolle schien etwas, rund und rötlich. Es sah aus wie die Sonne durch einen Daumen.',
        ],
        yields: [
          'An einer Locke hing das Glöckchen, reif wie eine Kirsche. Es ließ sich pflücken, und der Wolkenbock merkte nichts.',
          'Hinter der dritten Locke hing das Glöckchen und war gar nicht weit drin. Der Wolkenbock wurde an dieser Stelle ein bisschen heller.',
        ],
      },
    },
  },
  note: {
    title: ['Der violette Ton', '{hero} und das Regenrohr', 'Das Lied ohne Schluss'],
    prize: { g: 'm', one: 'Ton', adj: 'violett' },
    obstacle: { g: 'n', one: 'Regenrohr' },
    task: [
      'Jede Farbe singt einen Ton. Der violette Ton kommt zuletzt, er ist tief und rund. Heute kam er nicht, das Lied hatte kein Ende, und unten standen alle auf der Straße und konnten nicht heimgehen.',
      'Das Lied der Farben ging los wie jeden Tag: rot, gelb, grün, blau. Dann hörte es auf, mittendrin, wie eine Treppe ohne letzte Stufe. Der violette Ton fehlte, und unten blieb alles stehen, sogar der Bus.',
    ],
    gift: [
      'Der violette Ton kam ans Ende vom Lied, dorthin, wo er hingehört. Unten setzten sie die Hüte wieder auf. Einer nach dem anderen ging heim und summte dabei, jeder etwas falsch.',
      'Nach dem blauen kam der violette Ton, und damit war das Lied zu Ende. Der Bus fuhr an. Auf dem Gehweg seufzte einer, setzte den Hut auf und ging heim, ganz genau im Takt.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Schlitz' },
        holds: [
          'Aber der violette Ton war ins Regenrohr gerutscht. Das hatte der Länge nach einen Schlitz, dünn wie ein Blatt.',
          'Aber der violette Ton war durch den Schlitz ins Regenrohr geschlüpft, da war er noch dünn gewesen. Jetzt war er wieder rund und kam nicht mehr heraus.',
        ],
        worse: [
          'Der violette Ton rutschte tiefer und wurde leiser. Der Schlitz vom Regenrohr war dort noch dünner.',
          'Etwas schepperte, und der violette Ton war ein Stockwerk tiefer. Aus dem Schlitz vom Regenrohr roch es nur noch nach Lila.',
        ],
        sign: [
          'Am Knick war der Schlitz weiter. Da kam ein bisschen Violett heraus, wie Duft.',
          'Wo das Regenrohr einen Knick machte, klaffte der Schlitz. Ein Fink hatte dort einmal gebrütet.',
        ],
        yields: [
          'Erst kam der Anfang, ganz dünn, dann kam die runde Mitte. Das Regenrohr war leer, und der violette Ton stand in der Luft.',
          'Am Knick machte sich der violette Ton lang und kam heraus wie Zahnpasta. Das Regenrohr war wieder nur ein Rohr.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gurgelwasser' },
        holds: [
          'Aber der violette Ton steckte im Regenrohr, und darin war Gurgelwasser. Das gurgelte so, dass keiner hörte, wo er saß.',
          'Aber im Regenrohr wohnte das Gurgelwasser, und das übte für die Oper. Der violette Ton stand irgendwo dahinter und kam nicht dran.',
        ],
        worse: [
          'Das Gurgelwasser gurgelte lauter, mit Schluckauf. Der violette Ton ging im Regenrohr unter wie ein Stein.',
          'Das Gurgelwasser sang nun mit Triller. Im Regenrohr war der violette Ton so gut wie stumm.',
        ],
        sign: [
          'Zwischen zwei Schwüngen Wasser war eine Pause. Da hörte man den Rost.',
          'Vor dem Triller holte das Gurgelwasser Luft. Da hörte man oben eine Amsel landen.',
        ],
        yields: [
          'Das letzte Wasser lief aus, und das Regenrohr war still. In der Stille lag der violette Ton, so tief, dass man ihn im Bauch hatte.',
          'Das Gurgelwasser hatte ausgesungen und lief ab. Im Regenrohr blieb ein Summen, tief wie ein Keller, und das war der violette Ton.',
        ],
      },
      locked: {
        part: { g: 'n', one: 'Deckelchen', gen: 'Deckelchens' },
        holds: [
          'Aber der violette Ton war im Regenrohr, und vorn hatte das Regenrohr ein Deckelchen. Das war zu und aus Silber.',
          'Aber ein Deckelchen saß auf dem Regenrohr, und unter dem Deckelchen saß der violette Ton. Silber auf Blech, und keins gab nach.',
        ],
        worse: [
          'Das Deckelchen quietschte und saß schief. Vom violetten Ton kam aus dem Regenrohr nur noch ein Gemurmel.',
          'Das Deckelchen bekam eine Delle und hielt noch fester. Im Regenrohr rutschte der violette Ton eine Oktave tiefer.',
        ],
        sign: [
          'Gleich neben dem Deckelchen hing an einem Kettchen ein Haken. Es hatte eine Öse, so klein, dass nur er hineinpasste.',
          'An einem Kettchen baumelte ein Haken neben dem Regenrohr. Das Deckelchen hatte eine Öse, und darin hing nur Luft.',
        ],
        yields: [
          'Pling, machte es, und das Regenrohr stand offen. Der violette Ton kam heraus wie ein Kater nach dem Mittagsschlaf.',
          'Das Deckelchen klappte auf und nickte noch ein bisschen. Aus dem Regenrohr stieg der violette Ton, so rund, dass man ihn hätte streicheln mögen.',
        ],
      },
    },
  },
  arch: {
    title: ['Der erste eigene Bogen', '{hero} und die blaue Trommel'],
    prize: { g: 'n', one: 'Blauband' },
    obstacle: { g: 'f', one: 'Bandtrommel' },
    task: [
      'Um fünf zeigten die Lehrlinge ihren ersten Bogen, und unten in der Stadt standen sie schon auf den Balkonen. Sechs Farben lagen bereit. Das Blauband, das breiteste von allen, war noch auf der Bandtrommel.',
    ],
    gift: [
      'Das Blauband legte sich zwischen Grün und Violett, ein wenig wellig. Unten hob jemand sein Kind auf die Schultern. Die Lehrlinge sahen ihren eigenen Bogen nicht, dazu standen sie zu nah.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Blauband' },
        holds: [
          'Aber das Blauband lief kreuz und quer über die Bandtrommel. Wo es doppelt lag, war es grau, und Grau kommt im Bogen nicht vor.',
        ],
        worse: [
          'Auf der Bandtrommel zog sich alles noch enger. Das Blauband war nun zur Hälfte grau, und in der Stadt spannte einer den Schirm auf.',
        ],
        sign: ['An der Achse stand eine Bucht lose ab. An der Stelle war das Blau so blau wie am Morgen.'],
        yields: [
          'Lage um Lage lief von der Bandtrommel, und das Grau verschwand daraus. Das Blauband hing frei über der Stadt.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Altgeselle', obl: 'Altgesellen', gen: 'Altgesellen' },
        holds: [
          'Aber vor der Bandtrommel stand der Altgeselle mit den anderen, Schulter an Schulter. Das Blauband hatten immer die Gesellen gelegt.',
        ],
        worse: [
          'Der Altgeselle ließ die Reihe schließen. Die Bandtrommel war nun ganz hinter Rücken, und vom Blauband sah man nur den Schein an der Decke.',
        ],
        sign: [
          'Immer wieder ging der Blick des Altgesellen zur zweiten Kurbel. Sie stand waagrecht, und niemand hielt sie.',
        ],
        yields: [
          'Die Reihe ging in der Mitte auf, zuerst um einen Fuß. Der Altgeselle legte selbst die Hand an die Bandtrommel, und das Blauband lief.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Bandtrommel' },
        holds: [
          'Aber die Bandtrommel war aus der Spur gerutscht und lag auf dem Anfang vom Blauband. Sie war mit sechs Kilometern Blau gewickelt.',
        ],
        worse: [
          'Die Bandtrommel setzte sich in die Rinne. Das Blauband war darunter so flach gepresst, dass man hindurchsah.',
        ],
        sign: [
          'An einer Kante wippte die Bandtrommel. Der Keil darunter war heruntergefallen und lag daneben.',
        ],
        yields: [
          'Dann rollte die Bandtrommel einen halben Meter zurück und stand wieder in der Spur. Das Blauband atmete auf, man konnte es sehen.',
        ],
      },
    },
  },
  choir: {
    title: ['Die vierte von sieben', '{hero} und die grüne Stimme'],
    prize: { g: 'f', one: 'Grünstimme' },
    obstacle: { g: 'm', one: 'Brückenchor' },
    task: [
      'Nach jedem Regen singen sieben Stimmen die Brücke auf, eine für jede Farbe. Die vierte, die Grünstimme, war aus der Probe gegangen, als man ihre Zeile verteilt hatte. Jetzt rissen die Wolken auf, und der Akkord hatte ein Loch.',
    ],
    gift: [
      'Die Grünstimme legte sich zwischen Gelb und Blau, und der Akkord stand. Unter ihnen wurde die Brücke fest, Bohle um Bohle Licht. Auf der anderen Seite nahm eine Frau ihre Tasche auf und ging los.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Partitur' },
        holds: [
          'Aber beim Streit hatte der Brückenchor die Partitur zerrissen, quer durch die vierte Zeile. Was die Grünstimme sang, stand oben ohne Unten.',
        ],
        worse: [
          'Von der Partitur löste sich noch ein Streifen und wehte über das Geländer. Die Grünstimme hatte überhaupt keine Noten mehr, und der Brückenchor sah ihm nach.',
        ],
        sign: [
          'An den Risskanten hörten Notenhälse auf und fingen Notenköpfe an, Stück für Stück im selben Abstand.',
        ],
        yields: [
          'Die Naht lief quer durch die vierte Zeile, und lesen konnte man sie. Der Brückenchor beugte sich darüber, und die Grünstimme kam, zuerst ganz leise.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Sänger', adj: 'viert' },
        holds: [
          'Aber die Grünstimme gehörte dem vierten Sänger. Der stand auf der Treppe unter dem Brückenchor, mit dem Gesicht zur Wand.',
        ],
        worse: [
          'Der vierte Sänger ging zwei Stufen tiefer. Die Grünstimme war nun außer Hörweite, und der Brückenchor sang um ein Loch herum.',
        ],
        sign: ['Eine Hand lag noch auf dem Geländer. Sie schlug den Takt.'],
        yields: [
          'Zwei Stufen, dann noch eine, dann war der vierte Sänger neben den anderen. Der Brückenchor rückte zusammen, ohne hinzusehen, und die Grünstimme setzte ein.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'n', one: 'Glockenseil' },
        holds: [
          'Aber ehe der Brückenchor einsetzt, muss die Regenglocke schlagen, und ihr Glockenseil war für mehr als zwei Hände gemacht. Ohne den Schlag fand die Grünstimme keinen Anfang.',
        ],
        worse: [
          'Das Glockenseil schnellte zurück. Der Brückenchor fiel auseinander, jeder setzte woanders ein, und die Grünstimme ging darin unter.',
        ],
        sign: ['Weiter oben war im Seil ein zweiter Knoten, dick und weiß und von niemandem abgegriffen.'],
        yields: [
          'Die Glocke schlug, rund und nur ein Mal. Der Brückenchor holte gemeinsam Luft, und zwischen Gelb und Blau war die Grünstimme.',
        ],
      },
    },
  },
} satisfies DeErrands;
