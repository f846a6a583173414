import type { DeErrands } from '../../schema.ts';

export const enchantedForest = {
  path: {
    title: ['Der Weg, der weglief', '{hero} und der Rätselbaum'],
    prize: { g: 'm', one: 'Weg', gen: 'Weges' },
    obstacle: { g: 'm', one: 'Rätselbaum' },
    task: [
      'In der Nacht war der junge Weg davongelaufen. Ohne ihn kam hier keiner heim zum Abendbrot, und {helper} hatte schon eine Einladung. Der Weg lag hinter dem Rätselbaum, zusammengerollt wie eine Katze.',
      'Am Rand vom Wald standen lauter Leute mit Laternen und wussten nicht, wohin. Der junge Weg war weggelaufen, in der Nacht, aus Neugier. Nun lag er hinter dem Rätselbaum, zusammengerollt wie eine Katze.',
    ],
    gift: [
      'Der Weg rollte sich auf und legte sich vor ihre Füße, etwas verlegen. {helper} ging den ersten Schritt darauf und den zweiten. Da machte der Weg sich glatt und zeigte, wo es nach Suppe roch.',
      'Der Weg streckte sich, erst vorn, dann hinten, und lag wieder da, wo er hingehörte. Eine Laterne nach der anderen ging darauf davon. Wo jemand zu Hause war, machte er eine kleine Kurve zur Tür.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Rätselbaum' },
        holds: [
          'Aber vor dem Weg stand der Rätselbaum, mit einem Gesicht auf jeder Seite und hundert Armen. Es gab kein Vorbei. Er sah es immer.',
          'Aber der Rätselbaum hatte den Weg unter seine Wurzeln genommen und passte auf ihn auf. Er sah nach allen Seiten zugleich, das ist bei vier Gesichtern keine Kunst.',
        ],
        worse: [
          'Der Rätselbaum breitete alle Arme aus, sogar die dürren. Vom Weg war dahinter kein Zipfel mehr zu sehen.',
          'Der Rätselbaum raschelte, und alle vier Gesichter sagten nein. Der Weg rollte sich unter ihm noch kleiner zusammen.',
        ],
        sign: [
          'Eines der Gesichter sah immer nach oben. Dort war ein Zweig ganz kahl, der einzige.',
          'Das Gesicht nach Norden seufzte und sah an sich hinauf. Dort oben war ein Zweig, an dem kein einziges Blatt mehr hing.',
        ],
        yields: [
          'Nun nahm der Rätselbaum die Arme herunter und hob eine Wurzel, wie man einen Fuß hebt. Unter der Wurzel lag der Weg und blinzelte.',
          'Der Rätselbaum hatte etwas an seinem Zweig und konnte sich nicht sattsehen. Die Wurzeln hatte er dabei ganz vergessen, und der Weg lief heraus wie ein Bach.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Rätselbaum' },
        holds: [
          'Aber der Weg lag beim Rätselbaum, und der Rätselbaum nickte zu allem. Er nickte auf jeder Seite etwas anderes.',
          'Aber der Rätselbaum verstand nur Rätsel, und wo ist der Weg war ihm zu leicht. Er antwortete mit etwas über Eulen.',
        ],
        worse: [
          'Der Rätselbaum nickte in sechs Richtungen. Den Weg schob er dabei tiefer unter seine Wurzeln, damit ihm keiner darauf trat.',
          'Der Rätselbaum stellte jetzt selbst ein Rätsel, ein langes. Der Weg schlief unter ihm ein und war nicht mehr zu sehen.',
        ],
        sign: [
          'Summte ein Käfer vorbei, so summten alle Gesichter mit. Es war das Einzige, worin sie sich einig waren.',
          'Flog etwas Brummendes vorbei, so brummten alle Gesichter den Ton mit. Danach waren sie für eine Weile still.',
        ],
        yields: [
          'Da summte der Rätselbaum, mit allen Gesichtern zugleich, und dabei gingen seine Wurzeln auf wie ein Vorhang. Der Weg kam heraus und streckte sich.',
          'Der Rätselbaum brummte und wurde dabei ganz locker in den Wurzeln. Da kam der Weg hervor und schüttelte sich die Erde ab.',
        ],
      },
      tangled: {
        part: { g: 'f', adj: 'lang', one: 'Wurzel' },
        holds: [
          'Aber auf dem Weg stand der Rätselbaum, und eine lange Wurzel ging dreimal um ihn herum. Sie hielt ihn wie ein Band ein Geschenk, das keiner bekommt.',
          'Aber der Weg hing am Rätselbaum fest, mit einer langen Wurzel dreimal um den Bauch. Er war ja auch selbst schuld, er war in den Wald gerannt.',
        ],
        worse: [
          'Die lange Wurzel zog sich kreuzweise zusammen. Vom Weg sah unter dem Rätselbaum nur noch die Spitze heraus.',
          'Die lange Wurzel machte noch eine Schleife. Unter dem Rätselbaum quietschte der Weg, und ein paar Kiesel fielen von ihm ab.',
        ],
        sign: [
          'An einer Stelle machte die lange Wurzel einen Bogen. Er war locker und innen grün von Moos.',
          'In der langen Wurzel war ein Bogen, den das Moos gepolstert hatte. Eine Spitzmaus ging da ein und aus.',
        ],
        yields: [
          'Da ließ die lange Wurzel los, und der ganze Rätselbaum seufzte. Der Weg rutschte heraus und hatte noch den Abdruck auf dem Rücken.',
          'Die lange Wurzel gab nach, Bogen für Bogen. Der Rätselbaum stand gerade, und der Weg lag da und war so frei, dass er kurz hopste.',
        ],
      },
    },
  },
  hat: {
    title: ['Guten Abend, Mond', '{hero} und der Pilzhut'],
    prize: { g: 'm', one: 'Pilzhut', gen: 'Pilzhuts' },
    obstacle: { g: 'm', adj: 'hohl', one: 'Baumstamm' },
    task: [
      'Jeden Abend grüßte der alte Pilz den Mond und nahm dabei den Hut ab. Heute hatte er keinen auf. Der Pilzhut war in den hohlen Baumstamm gerollt, und der Mond hatte schon ein Auge über dem Hügel.',
      'Der alte Pilz stand mit bloßem Kopf auf der Lichtung und schämte sich ein wenig. Gleich kam der Mond, und den grüßt man mit dem Hut. Der Pilzhut aber war in den hohlen Baumstamm gerollt.',
    ],
    gift: [
      'Der alte Pilz bekam seinen Hut auf, strich ihn glatt und nahm ihn wieder ab. Der Mond kam heraus, ganz. Sie sahen einander eine Weile an, und dann setzte der Pilz den Hut wieder auf.',
      'Der Pilzhut saß, und der Mond kam über den Hügel. Da nahm der alte Pilz ihn ab, so tief er konnte. Der Mond schob zur Antwort eine Wolke beiseite, wie man eine Mütze lüftet.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'Dachs', gen: 'Dachses' },
        holds: [
          'Aber im hohlen Baumstamm schlief ein Dachs, und unter ihm lag der Pilzhut. Ein roter Rand sah noch hervor, mit einem Punkt.',
          'Aber ein Dachs hatte sich im hohlen Baumstamm auf den Pilzhut gelegt. Es war das weichste Kissen im Wald, und er war der müdeste Dachs.',
        ],
        worse: [
          'Der Dachs knurrte leise und rollte sich darüber. Vom Pilzhut war auch der letzte Punkt verschwunden.',
          'Der Dachs boxte das Kissen zurecht. Der Pilzhut hatte im Baumstamm jetzt nicht mehr die Form von einem Hut.',
        ],
        sign: [
          'Vor der Nase des Dachses lagen eine Bürste, eine Schale und zwei Eicheln. Sie lagen so ordentlich wie ein gedeckter Tisch.',
          'Bürste, Schale, Eicheln: Der Dachs hatte alles auf einem Blatt angerichtet. Das Blatt lag gerade zur Wand.',
        ],
        yields: [
          'Dann wälzte sich der Dachs zur anderen Wand vom Baumstamm und zog sich den Schwanz über das Ohr. Der Pilzhut sprang auf, so lange war er platt gewesen.',
          'Der Dachs wachte auf, aß eine Eichel und schlief am anderen Ende vom Baumstamm weiter. Da lag der Pilzhut und wurde wieder rund.',
        ],
      },
      dark: {
        part: { g: 'm', adj: 'hohl', one: 'Baumstamm' },
        holds: [
          'Aber der Pilzhut lag im hohlen Baumstamm, und drinnen war es finster. Am anderen Ende war auch kein Licht, da wuchs Moos.',
          'Aber der hohle Baumstamm war innen dunkler als der Wald bei Nacht. Der Pilzhut war rot, und Rot ist die erste Farbe, die geht.',
        ],
        worse: [
          'Der hohle Baumstamm sah nun doppelt so lang aus und dreimal so schwarz. Vom Pilzhut war nichts zu sehen, und es roch nach Dachs.',
          'Moos rutschte vor die Öffnung. Im hohlen Baumstamm war vom Pilzhut nicht einmal mehr das Weiße zu ahnen.',
        ],
        sign: [
          'Ganz weit drinnen leuchtete ein weißer Punkt. Er war so groß wie ein Hemdknopf.',
          'Im hohlen Baumstamm schwebte ein weißer Tupfen. Er schwebte nicht, er lag, aber das sah man nicht.',
        ],
        yields: [
          'Mitten im hohlen Baumstamm lag der Pilzhut, Punkt neben Punkt. Ein Ohrwurm saß darunter und zog aus.',
          'Zu dem Tupfen kamen noch sechs, und um die sechs war es rot. Aus dem hohlen Baumstamm kam der Pilzhut und roch nach Keller.',
        ],
      },
      narrow: {
        part: { g: 'n', one: 'Astloch' },
        holds: [
          'Aber der Pilzhut war in den hohlen Baumstamm gerollt, und hinein ging es nur durch ein Astloch. Hineinrollen kann man durch so etwas, herausrollen nicht.',
          'Aber der hohle Baumstamm hatte nur ein Astloch, und der Pilzhut war durch es hineingesprungen wie ein Knopf. Durch ein Knopfloch geht es immer nur in eine Richtung.',
        ],
        worse: [
          'Der Pilzhut rutschte weiter, bis in die Mitte vom Baumstamm. Durch das Astloch sah man noch einen Punkt, und der war halb.',
          'Der Pilzhut rollte weiter, man hörte ihn im Baumstamm klackern. Vor dem Astloch lag nur noch ein Krümel Rot.',
        ],
        sign: [
          'Unten war die Rinde gespalten. Dort war das Astloch so breit wie eine Tasse.',
          'Zur Erde hin war das Astloch aufgeplatzt. Ein Regenwurm benutzte es als Einfahrt.',
        ],
        yields: [
          'Durch den breiten Spalt kam der Pilzhut heraus, ein bisschen gefaltet. Er machte im hohlen Baumstamm ein Geräusch wie ein Korken.',
          'Durch die Einfahrt kam der Pilzhut, zusammengedrückt wie eine Mütze. Vor dem Baumstamm sprang er auf, mit allen Tupfen.',
        ],
      },
    },
  },
  flute: {
    title: ['Die Antwort für die Eule', '{hero} und der Stein im Moos'],
    prize: { g: 'f', one: 'Eichelflöte' },
    obstacle: { g: 'm', one: 'Moosstein' },
    task: [
      'Jeden Abend stellte die Eule dieselbe Frage. Nur die Eichelflöte wusste die Antwort, drei Töne lang. Die Frage hing schon zwischen den Bäumen, und die Eule wartete mit schiefem Kopf.',
      'Schuhu, fragte die Eule, wie an jedem Abend. Im ganzen Wald gibt es nur eine Antwort darauf, und die hat die Eichelflöte, drei Töne lang. Heute blieb es still, und die Eule flog nicht los.',
    ],
    gift: [
      'Die Eichelflöte antwortete, drei Töne lang. Die Eule machte den Kopf wieder gerade. Aha, sagten ihre Augen, und dann flog sie los, so leise, dass nur {companion} den Wind davon spürte.',
      'Drei Töne kamen aus der Eichelflöte, und der letzte war der freundlichste. Die Eule schloss ein Auge, dann das andere. Dann machte sie beide auf und war schon fort.',
    ],
    by: {
      heavy: {
        part: { g: 'm', adj: 'oberst', one: 'Stein' },
        holds: [
          'Aber die Eichelflöte lag im Moosstein, unter dem obersten Stein. Der war so groß wie ein Kopfkissen und so schwer wie ein Bett.',
          'Aber die Eichelflöte lag unter dem obersten Stein vom Moosstein. Er hatte sich vor hundert Jahren dort hingesetzt und war seitdem nicht leichter geworden.',
        ],
        worse: [
          'Der oberste Stein setzte sich fester. Die Eichelflöte wurde ins Moos gedrückt, bis man sie kaum noch sah.',
          'Der oberste Stein rückte sich zurecht wie eine Henne. Die Eichelflöte im Moosstein bekam keine Luft mehr, und Flöten brauchen Luft.',
        ],
        sign: [
          'Eine Kante lag nur auf einem Kiesel. Dort wippte der oberste Stein, wenn ein Vogel darauf landete.',
          'Eine Meise landete auf dem obersten Stein, und er nickte. Er lag dort nur auf einem Kiesel.',
        ],
        yields: [
          'Da kippte der oberste Stein langsam zur Seite und blieb lehnen. Auf dem Moosstein lag die Eichelflöte in einer Kuhle, die genau so lang war.',
          'Der oberste Stein nickte noch einmal, tiefer, und rutschte ins Farnkraut. Auf dem Moosstein lag die Eichelflöte, und ein Windchen probierte sie gleich aus.',
        ],
      },
      slippery: {
        part: { g: 'n', adj: 'nass', one: 'Moos', gen: 'Mooses' },
        holds: [
          'Aber die Eichelflöte lag oben auf dem Moosstein, und der war rund und nass. Das Moos ließ jeden Fuß hinauf und dann wieder hinunter.',
          'Aber der Moosstein war rund wie ein Brot und nass wie ein Schwamm. Obenauf lag die Eichelflöte, und hinauf kam jeder, nur oben blieb keiner.',
        ],
        worse: [
          'Vom nassen Moos kam ein Fuß nach dem anderen zurück auf die Wiese. Oben auf dem Moosstein rutschte die Eichelflöte zur falschen Seite.',
          'Quietsch, ging es das nasse Moos hinunter, und alle hatten grüne Hosen. Die Eichelflöte auf dem Moosstein kullerte auf die andere Seite.',
        ],
        sign: [
          'Auf dem Moosstein war ein grauer Fleck, trocken und rau. Dort wuchs eine Flechte, und die hält sich an allem fest.',
          'Mitten im nassen Moos war eine Insel, grau und krustig. Eine Schnecke machte dort Pause, weil es trocken war.',
        ],
        yields: [
          'Der Fuß hielt, und von da war es nur noch ein Bauch lang. Oben auf dem Moosstein lag die Eichelflöte und zeigte mit dem Mundstück her.',
          'Auf der Insel stand man fest und trocken. Oben auf dem Moosstein lag die Eichelflöte, und im Mundstück war ein Tropfen.',
        ],
      },
      high: {
        part: { g: 'm', one: 'Moosstein' },
        holds: [
          'Aber die Eichelflöte lag oben auf dem Moosstein, und der Moosstein war so hoch wie eine Kuh. Die Arme hörten vorher auf.',
          'Aber der Moosstein war höher als alle, die davorstanden, auch wenn man sie zusammenzählte. Die Eichelflöte lag obenauf, und der Wind spielte einen Ton darauf, nur einen.',
        ],
        worse: [
          'Die Eichelflöte rollte ein Stück weiter nach hinten. Vom Moosstein herunter sah nur noch ihr Mundstück, als wollte es etwas sagen.',
          'Die Eichelflöte rollte vom Rand weg. Auf dem Moosstein war sie nun so weit hinten, dass man auch den einen Ton nicht mehr hörte.',
        ],
        sign: [
          'Unten im Moosstein war eine Mulde. Sie war gerade so tief wie ein Fuß.',
          'In Kniehöhe hatte der Moosstein ein Loch, wie ein halber Schuh. Das Moos darin war platt.',
        ],
        yields: [
          'Vom Rand aus sah man den ganzen Rücken vom Moosstein. Die Eichelflöte lag mitten darauf, und im Mundstück saß ein Marienkäfer.',
          'Ein Fuß in den halben Schuh, und der Moosstein war bestiegen. Die Eichelflöte lag in der Sonne und ließ sich aufheben.',
        ],
      },
    },
  },
  riddle: {
    title: ['Das letzte Rätsel', 'Zwei Gruppen, ein Baum'],
    prize: { g: 'f', one: 'Rätselscheibe' },
    obstacle: { g: 'f', one: 'Waldstation' },
    task: [
      'Die Jugendgruppe leitete das Waldspiel für das ganze Lager. Die letzte Rätselscheibe fehlte noch, die mit dem Klicken. Ohne sie endete das Spiel irgendwo zwischen den Stämmen, im Dunkeln, mit vierzig Kleinen.',
    ],
    gift: [
      'Die Rätselscheibe klickte, und vierzig Kleine klatschten, ehe sie wussten, warum. Auf dem Rückweg trug ein Mädchen aus der anderen Gruppe die Lampe voraus und drehte sich an jeder Wurzel um.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Führungsseil' },
        holds: [
          'Aber an der Waldstation hing die Rätselscheibe im Führungsseil. Die zweite Gruppe hatte es anders gespannt als die erste, und dann hatten beide nachgebessert.',
        ],
        worse: [
          'Das Führungsseil wickelte sich um den Stamm. Die Rätselscheibe wurde hinaufgezogen, bis zwischen die Blätter.',
        ],
        sign: [
          'Am untersten Pflock der Waldstation lag eine Schlaufe. Sie war locker, und niemand hatte sie nachgebessert.',
        ],
        yields: [
          'Nun wurde das Führungsseil weich und kam herunter, Meter für Meter. Am Ende hing die Rätselscheibe, und an der Waldstation zogen zum ersten Mal alle Seile in dieselbe Richtung.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Gruppenleiter', gen: 'Gruppenleiters' },
        holds: [
          'Aber an der Waldstation stand die zweite Gruppe, und ihr Leiter hatte die Rätselscheibe in der Jacke. Er sagte, es sei ihre Station, und zur Hälfte stimmte das.',
        ],
        worse: [
          'Der Gruppenleiter zog den Kreis enger. Die Waldstation lag dahinter, und die Jacke mit der Rätselscheibe ging bis oben zu.',
        ],
        sign: [
          'Der Gruppenleiter sah immer wieder auf seine Wegkarte. Ein Feld darauf war leer, das neunte von zehn.',
        ],
        yields: [
          'Dann machte der Gruppenleiter die Jacke auf und hielt die Rätselscheibe hin, auf der Wegkarte wie auf einem Tablett. An der Waldstation rückten sie auseinander.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Baumstumpf', gen: 'Baumstumpfs' },
        holds: [
          'Aber an der Waldstation stand der Beutel mit der Rätselscheibe unter dem Sitz, und der Sitz war ein Baumstumpf. Beide Gruppen behaupteten, die andere habe ihn daraufgestellt.',
        ],
        worse: [
          'Der Baumstumpf setzte sich tiefer ins Laub. Aus dem Beutel knackte es, und man hoffte, dass es nicht die Rätselscheibe war.',
        ],
        sign: ['Auf der einen Seite stand der Baumstumpf auf einer Wurzel. Dort wippte er.'],
        yields: [
          'Dann kippte der Baumstumpf über die Wurzel und blieb auf der Seite liegen. Im Beutel war die Rätselscheibe, heil, und nur ihr Strick war gerissen.',
        ],
      },
    },
  },
  owl: {
    title: ['Zwei Eulen', 'Station fünf bleibt still'],
    prize: { g: 'f', one: 'Eulenaufnahme' },
    obstacle: { g: 'm', one: 'Waldpraktikant', obl: 'Waldpraktikanten', gen: 'Waldpraktikanten' },
    task: [
      'Das Praktikum endete in der Dämmerung mit einem Rundgang für die Ohren. An Station fünf gehörten eine Eule, eine Pause und eine zweite Eule, viel weiter weg. Aufgenommen hatte das einer allein, um vier Uhr früh, und auf dem Plakat stand er nicht.',
    ],
    gift: [
      'An Station fünf blieben alle stehen. Eine Eule, eine Pause, und dann die zweite, viel weiter weg. Eine alte Dame hielt den Atem an, bis die Pause zu Ende war, und ließ ihn danach sehr langsam gehen.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Rekorder', gen: 'Rekorders' },
        holds: [
          'Aber der Rekorder mit der Eulenaufnahme war hingefallen, als man ihn sich aus den Händen nahm. Der Waldpraktikant hatte nicht einmal hingesehen.',
        ],
        worse: [
          'Nun ging auch die Klappe vom Batteriefach ab. Die Eulenaufnahme schwieg, beide Eulen und die Pause.',
        ],
        sign: [
          'Der Clip lag in zwei Stücken im Moos. Sie hatten dieselbe Kerbe, und beide lagen mit ihr nach oben.',
        ],
        yields: [
          'Nun schnappte der Rekorder zu und sprang an. Aus der Eulenaufnahme kam erst Wind, und der Waldpraktikant drehte sich um.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Waldpraktikant', obl: 'Waldpraktikanten', gen: 'Waldpraktikanten' },
        holds: [
          'Aber die Eulenaufnahme hatte der Waldpraktikant, und der stand zwischen den Stämmen, und die sahen alle gleich aus. Er wollte nicht gesucht werden.',
        ],
        worse: [
          'Der Waldpraktikant ging tiefer hinein, den Rekorder in der Kapuze. Von der Eulenaufnahme hörte man nur noch, dass es still war.',
        ],
        sign: ['Hinter einem Stamm schaute ein Schnürsenkel hervor. Er war orange, und er war offen.'],
        yields: [
          'Dann kam der Waldpraktikant zwischen den Stämmen heraus und setzte sich auf den Baumstumpf von Station fünf. Er drückte selbst auf den Knopf, und das war die Eulenaufnahme.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Dämmerung' },
        holds: [
          'Aber die Eulenaufnahme war gelöscht, und neu aufnehmen kann man sie nur, wenn der Wald vergisst, dass jemand da ist. Der Waldpraktikant sah auf die Uhr, und die Dämmerung war noch hell.',
        ],
        worse: [
          'Die Dämmerung wurde laut vor Amseln, die sich warnten. Von einer Eulenaufnahme war man so weit weg wie am Mittag.',
        ],
        sign: ['Die erste Amsel hörte auf. Sie hatte gar nicht mitten im Lied aufgehört, sie war fertig.'],
        yields: [
          'In der Dämmerung rief eine Eule, dann war Pause, dann rief die andere. Der Waldpraktikant hob den Daumen, ohne einen Laut, denn noch lief die Eulenaufnahme.',
        ],
      },
    },
  },
} satisfies DeErrands;
