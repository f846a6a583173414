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
        ],
        worse: [
          'Der Grünstreifen schnappte zurück und lag schiefer als vorher. Die Farbe bekam einen Stups und rollte ein Stück von der Lücke weg.',
        ],
        sign: ['Am Grünstreifen war noch eine zweite Troddel. Sie baumelte unbenutzt im Wind.'],
        yields: [
          'Der Streifen lag glatt, von Rand zu Rand. Wo die Lücke gewesen war, wuchs nun Grün, und dahinter summte die Farbe.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'Rand', adj: 'grün' },
        holds: [
          'Aber vor der Farbe war die Lücke, mit weicher Wolke darunter. Der grüne Rand war nass vom Regen und glatt wie ein Fisch.',
        ],
        worse: [
          'Alle Füße rutschten zurück auf das Gelb. Auch die Farbe rutschte, einen Schritt weiter weg von der Lücke.',
        ],
        sign: ['Durch den grünen Rand lief ein trockener Streifen. Er war rau wie ein Handtuch.'],
        yields: [
          'Der Fuß blieb kleben, angenehm fest, und der nächste auch. Die Lücke war hinter ihnen, und die Farbe hörte auf zu summen und horchte.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Rand', adj: 'neu' },
        holds: [
          'Aber vor der Farbe war die Lücke. Regenbögen wachsen nach, das weiß man, und der neue Rand hatte auch schon angefangen.',
        ],
        worse: [
          'Der neue Rand bröckelte ab bis dorthin, wo er begonnen hatte. Drüben wurde die Farbe ein wenig blasser.',
        ],
        sign: ['Am Rand stand ein grüner Faden in die Luft, fein wie ein Haar.'],
        yields: [
          'Zu dem Faden kam ein zweiter, dann eine ganze Wiese davon. Die Lücke war zu, und man konnte zur Farbe hinübergehen wie in ein anderes Zimmer.',
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
        ],
        worse: [
          'Der Wolkenbock grollte, ganz weit weg, und legte sich schwerer hin. Nun blinkte vom Glöckchen nichts mehr.',
        ],
        sign: [
          'Vor dem Wolkenbock lagen eine Hufbürste, ein Hut und ein Regenschirm. Sie lagen in einer Reihe, der Schirm war zu.',
        ],
        yields: [
          'Es tröpfelte ein bisschen. So gähnt ein Wolkenbock, wenn er sich im Schlaf umdreht. Auf dem Indigo lag das Glöckchen, blank gelegen.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Wolkenbock' },
        holds: [
          'Aber auf dem Indigo stand der alte Wolkenbock, und das Glöckchen hing in seiner Wolle. An seine Wolle ließ er niemanden.',
        ],
        worse: [
          'Der Wolkenbock blähte sich auf wie vor einem Gewitter. Das Glöckchen schwang nach hinten und war nicht mehr zu sehen.',
        ],
        sign: [
          'Der Wolkenbock verdrehte den Hals nach einer Stelle auf dem Rücken. Er kam und kam nicht hin.',
        ],
        yields: [
          'Die ganze Wolke sank in sich zusammen und seufzte. Der Wolkenbock schüttelte sich, und aus der Wolle fiel das Glöckchen.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Wolle' },
        holds: [
          'Aber das Glöckchen war dem alten Wolkenbock in die Wolle geraten. Die ist grau, und weiter innen ist sie Nacht.',
        ],
        worse: [
          'Die Wolle schloss sich und wurde dicker. Vom Glöckchen war nichts zu sehen, und der Wolkenbock sah aus wie Regen.',
        ],
        sign: ['Tief drinnen glomm etwas, klein und rund wie eine Kirsche.'],
        yields: [
          'An einer Locke hing das Glöckchen, reif wie eine Kirsche. Es ließ sich pflücken, und der Wolkenbock merkte nichts.',
        ],
      },
    },
  },
  note: {
    title: ['Der violette Ton', '{hero} und das Regenrohr'],
    prize: { g: 'm', one: 'Ton', adj: 'violett' },
    obstacle: { g: 'n', one: 'Regenrohr' },
    task: [
      'Jede Farbe singt einen Ton. Der violette Ton kommt zuletzt, er ist tief und rund. Heute kam er nicht, das Lied hatte kein Ende, und unten standen alle auf der Straße und konnten nicht heimgehen.',
    ],
    gift: [
      'Der violette Ton kam ans Ende vom Lied, dorthin, wo er hingehört. Unten setzten sie die Hüte wieder auf. Einer nach dem anderen ging heim und summte dabei, jeder etwas falsch.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Schlitz' },
        holds: [
          'Aber der violette Ton war ins Regenrohr gerutscht. Das hatte der Länge nach einen Schlitz, dünn wie ein Blatt.',
        ],
        worse: [
          'Der violette Ton rutschte tiefer und wurde leiser. Der Schlitz vom Regenrohr war dort noch dünner.',
        ],
        sign: ['Am Knick war der Schlitz weiter. Da kam ein bisschen Violett heraus, wie Duft.'],
        yields: [
          'Erst kam der Anfang, ganz dünn, dann kam die runde Mitte. Das Regenrohr war leer, und der violette Ton stand in der Luft.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Gurgelwasser' },
        holds: [
          'Aber der violette Ton steckte im Regenrohr, und darin war Gurgelwasser. Das gurgelte so, dass keiner hörte, wo er saß.',
        ],
        worse: [
          'Das Gurgelwasser gurgelte lauter, mit Schluckauf. Der violette Ton ging im Regenrohr unter wie ein Stein.',
        ],
        sign: ['Zwischen zwei Schwüngen Wasser war eine Pause. Da hörte man den Rost.'],
        yields: [
          'Das letzte Wasser lief aus, und das Regenrohr war still. In der Stille lag der violette Ton, so tief, dass man ihn im Bauch hatte.',
        ],
      },
      locked: {
        part: { g: 'n', one: 'Deckelchen', gen: 'Deckelchens' },
        holds: [
          'Aber der violette Ton war im Regenrohr, und vorn hatte das Regenrohr ein Deckelchen. Das war zu und aus Silber.',
        ],
        worse: [
          'Das Deckelchen quietschte und saß schief. Vom violetten Ton kam aus dem Regenrohr nur noch ein Gemurmel.',
        ],
        sign: [
          'Gleich neben dem Deckelchen hing an einem Kettchen ein Haken. Es hatte eine Öse, so klein, dass nur er hineinpasste.',
        ],
        yields: [
          'Pling, machte es, und das Regenrohr stand offen. Der violette Ton kam heraus wie ein Kater nach dem Mittagsschlaf.',
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
