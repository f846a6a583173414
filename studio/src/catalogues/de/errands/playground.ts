import type { DeErrands } from '../../schema.ts';

export const playground = {
  swing: {
    title: ['Omas letzter Bus', '{hero} und die blaue Schaukel'],
    prize: { g: 'f', one: 'Schaukel' },
    obstacle: { g: 'f', one: 'Rutsche' },
    task: [
      'Niemand schubst so gut an wie Oma. Sie blieb, bis die Laternen angingen, dann fuhr ihr Bus. Dafür brauchte man die blaue Schaukel mit den langen Ketten, die am weitesten fliegt.',
      'Oma zog schon die Handschuhe aus, denn zum Anschubsen braucht man Finger. Bis die Laternen angingen, hatte sie Zeit. Am höchsten fliegt die blaue Schaukel, die mit den langen Ketten.',
    ],
    gift: [
      'Oma schubste an, die blaue Schaukel flog, und vier Füße kamen in die Blätter. Als die Laternen angingen, sah Oma nicht hin. Sie nahm den nächsten Bus.',
      'Die blaue Schaukel ging hin und her, und Oma sagte jedes Mal hui, ganz leise. Die Laternen gingen an. Da setzte sie sich selbst darauf, nur kurz, und die Kette quietschte.',
    ],
    by: {
      high: {
        part: { g: 'f', one: 'Leiter' },
        holds: [
          'Aber jemand hatte die Schaukel hoch über die Rutsche geworfen. Da hing sie, viel zu weit oben, und darunter stand die Leiter.',
          'Aber die Schaukel hing nicht, wo Schaukeln hängen. Sie lag hoch oben über der Rutsche, und die unterste Sprosse der Leiter war auch nicht für Kleine gedacht.',
        ],
        worse: [
          'Die Schaukel rutschte noch eine Stange höher. Jetzt hing sie auf der anderen Seite der Rutsche und drehte sich.',
          'Die Ketten klirrten und schlangen sich noch einmal um die Stange. Von der Rutsche aus war die Schaukel nun weiter weg als die Wolken.',
        ],
        sign: [
          'Unten an der Leiter, gleich neben Omas Hand, war eine Sprosse blank gewetzt. Da passte genau noch eine Hand hin.',
          'An der Leiter war dicht über dem Sand eine Stelle ohne Farbe. Da hatten wohl schon viele hingefasst.',
        ],
        yields: [
          'Die Kette gab nach, ein Glied nach dem anderen. Dann kam die Schaukel herunter, setzte sich gerade und war wieder eine Schaukel.',
          'Die Ketten rasselten, und die Schaukel kam herunter, Glied um Glied. Über der Rutsche hing nur noch Himmel.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'Rutsche' },
        holds: [
          'Aber die Schaukel hing oben über der Rutsche, und die Rutsche war blank wie ein Löffel. Von unten kam kein Schuh hinauf.',
          'Aber zur Schaukel ging es die Rutsche hinauf, und die Rutsche war nur für hinunter gemacht. Sie glänzte, so viele Hosen waren darauf gewesen.',
        ],
        worse: [
          'Es quietschte, und wer oben gewesen war, saß wieder im Sand. Auch die Schaukel rutschte ein Stück von der Rutsche weg.',
          'Mit einem langen Quietschen ging es zurück in den Sand. Oben auf der Rutsche kippte die Schaukel auf die andere Seite.',
        ],
        sign: [
          'Am Rand der Rutsche lief ein Streifen, da war der Lack ab. Er war rau wie eine Katzenzunge.',
          'Außen an der Rutsche war die Farbe abgeplatzt. Der Streifen fühlte sich an wie ein Stoppelfeld.',
        ],
        yields: [
          'Die Schuhe hielten. Oben ließ sich die Schaukel mit einem Finger herüberheben, und Oma fing sie auf.',
          'Auf dem Streifen hielt jede Sohle. Die Schaukel hob sich über den Rand der Rutsche und schwang herunter, Oma entgegen.',
        ],
      },
      tangled: {
        part: { g: 'n', one: 'Seil' },
        holds: [
          'Aber die Schaukel hing an der Rutsche fest. Ihr Seil ging dreimal um das Geländer, drunter, drüber und wieder zurück.',
          'Aber jemand hatte die Schaukel um die Rutsche gewickelt, mit allem Seil, das sie hatte. Es war kein böser Knoten, nur ein sehr langer.',
        ],
        worse: [
          'Das Seil wickelte sich noch einmal herum und wurde hart. Die Schaukel stand schräg, als wollte sie jemanden auskippen.',
          'Das Seil knarrte und saß noch strammer. Die Schaukel klebte nun an der Rutsche wie ein Rucksack.',
        ],
        sign: [
          'Am Geländer stand eine Schlinge ab, ganz locker. Ein Blatt hätte durchgepasst, und da steckte auch eins.',
          'Unter dem Geländer hing das Seil durch. Der Bogen war so groß wie ein Gesicht.',
        ],
        yields: [
          'Vom Geländer fiel die letzte Windung. Die Schaukel schwang einmal leer hin und her und wartete.',
          'Das Seil lief rückwärts, dreimal um das Geländer. Dann stand die Schaukel neben der Rutsche, still und gerade, und hatte Platz für zwei Knie.',
        ],
      },
    },
  },
  boat: {
    title: ['Ein Hafen ohne Boot', '{hero} an der langen Röhre'],
    prize: { g: 'n', one: 'Boot' },
    obstacle: { g: 'f', one: 'Röhre' },
    task: [
      'Im Sandkasten war ein Hafen fertig, mit Mole, Kran und Hafenmeister. Vor dem Regen sollte er eröffnet werden. Nur gab es noch kein einziges Boot.',
      'Im Sandkasten stand ein Hafen, an dem alle den ganzen Tag gebaut hatten. Der Hafenmeister hatte die Hand schon an der Mütze. Es fehlte das Boot, und hinter den Häusern hing der Regen.',
    ],
    gift: [
      'Das Boot fuhr in den Hafen ein, das Blatt stand gut im Wind. Der Hafenmeister tutete durch die Faust. Dann fielen die ersten Tropfen, und jetzt hatte der Hafen auch Wasser.',
      'Das Boot glitt in den Hafen, und der Hafenmeister grüßte. Es hatte ein Blatt als Segel und eine Ameise als Kapitän. Die ging an Land, noch bevor der Regen kam.',
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'Röhre' },
        holds: [
          'Aber das Boot war in der Röhre, die quer durch den Hügel geht. Hinein sah man eine Armlänge weit, danach gar nichts mehr.',
          'Aber in der Röhre war es auch am hellen Tag finster, und das Boot war hineingefahren. Wer hineinrief, bekam nicht einmal eine Antwort zu sehen.',
        ],
        worse: [
          'Eine Wolke kam. Die Röhre sah nun doppelt so lang aus, und vom Segel des Boots war nichts zu sehen.',
          'Jemand setzte sich auf der anderen Seite vor das Loch. In der Röhre gab es nun vorn Schwarz und hinten Schwarz, und mittendrin das Boot.',
        ],
        sign: [
          'Ganz hinten stand ein Fleck Himmel, nicht größer als eine Münze.',
          'Am Ende der Röhre klebte ein heller Tupfen. Etwas stand davor und machte eine kleine Spitze hinein.',
        ],
        yields: [
          'Vor dem hellen Fleck stand etwas Spitzes. Es war das Segel, und unter dem Segel war das Boot.',
          'Die kleine Spitze war ein Mast, und unter dem Mast war das Boot. Die Röhre sah von innen gar nicht mehr aus wie Nacht, eher wie Abend.',
        ],
      },
      noisy: {
        part: { g: 'n', one: 'Echo' },
        holds: [
          'Aber in der Röhre saß ein kleines Kind mit dem Boot, und man konnte es nicht fragen. Das Echo fragte jedes Mal mit.',
          'Aber das Boot war in der Röhre, und bei ihm saß ein kleines Kind. Sagte man hallo, so sagte das Echo es zwölfmal, und das kleine Kind erschrak zwölfmal.',
        ],
        worse: [
          'Das Echo dröhnte durch die ganze Röhre. Das kleine Kind hielt sich mit beiden Händen die Ohren zu, und das Boot fiel um.',
          'Das Echo rannte hin und her und fand nicht hinaus. Am Ende der Röhre fiel das Boot um, und jemand schluchzte, auch zwölfmal.',
        ],
        sign: [
          'Zwischen zwei Echos war eine Pause. Da hörte man drinnen jemanden summen.',
          'Wenn das Echo ausgerannt war, gab es einen leeren Augenblick. Darin summte es, drei Töne, immer dieselben.',
        ],
        yields: [
          'In der Röhre war es still. Das kleine Kind kam herausgekrabbelt und schob das Boot vor sich her, tuck, tuck, tuck.',
          'Das Echo hatte nichts mehr nachzusprechen. Aus der Röhre kamen zwei Knie und zwei Hände, und zwischen den Händen fuhr das Boot.',
        ],
      },
      shy: {
        part: { g: 'n', one: 'Kind', adj: 'klein' },
        holds: [
          'Aber das Boot hatte ein kleines Kind, und das kleine Kind saß in der Röhre. Es wollte heute niemanden kennenlernen.',
          'Aber in der Röhre wohnte heute ein kleines Kind, und das Boot war sein einziger Mitbewohner. Gäste nahm es nicht.',
        ],
        worse: [
          'Das kleine Kind rutschte tiefer in die Röhre. Das Boot nahm es auf die Knie und hielt es fest.',
          'In der Röhre scharrte es, immer weiter hinein. Man sah noch das Segel vom Boot, und dann zog jemand auch das Segel ein.',
        ],
        sign: [
          'Am Eingang der Röhre sah eine Schuhspitze heraus. Sie hatte vorn einen Marienkäfer drauf, und der wackelte.',
          'Auf dem Schuh am Rand der Röhre saß ein Marienkäfer aus Gummi. Er nickte.',
        ],
        yields: [
          'Zuerst kam der Marienkäfer, dann der andere Schuh, dann das kleine Kind. Das Boot hielt es mit beiden Händen nach vorn.',
          'Zwei Schuhe kamen aus der Röhre und oben daran ein kleines Kind. Es hielt das Boot vor den Bauch, mit dem Segel am Kinn.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Spalt' },
        holds: [
          'Aber das Boot lag in der Röhre, hinter einem kleinen Kind, das dort wohnte. Zwischen Kind und Wand war nur ein Spalt.',
          'Aber das Boot war in der Röhre, und davor saß ein kleines Kind und wollte sitzen bleiben. Am Kind vorbei ging nur ein Spalt.',
        ],
        worse: [
          'Das Boot rutschte im Spalt ein Stück weiter. Jetzt lag es mitten in der Röhre, und der Mast war schief.',
          'Es kratzte, und das Boot lag nun quer. In der Röhre war der Spalt jetzt so schmal wie ein Segel von der Seite.',
        ],
        sign: [
          'In der Mitte war die Röhre ausgebeult. Dort war der Spalt um einen ganzen Arm breiter.',
          'In der Mitte hatte die Röhre einen Bauch. Dort hätten zwei nebeneinander sitzen können.',
        ],
        yields: [
          'Das Boot kam aus dem Spalt, erst das Blatt, dann der Bug. Das kleine Kind winkte ihm nach.',
          'Im Bauch der Röhre drehte sich das Boot einmal um und kam heraus. Das kleine Kind sah ihm nach und sagte: tuut.',
        ],
      },
    },
  },
  sieve: {
    title: ['Vierzig Kuchen aus Sand', '{hero} und das rote Sieb'],
    prize: { g: 'n', one: 'Sieb' },
    obstacle: { g: 'm', one: 'Sandberg' },
    task: [
      'Die Gärtnerin hörte heute auf, nach zwanzig Jahren Park. Vierzig Sandkuchen waren ihr versprochen, und sie hängte schon die Harke weg. Für feine Kuchen braucht man feinen Sand, und dafür das rote Sieb.',
      'Auf der Parkbank lag eine Liste: vierzig Kuchen, bestellt zum Abschied. Die Gärtnerin ging heute nach zwanzig Jahren in Rente. Aus grobem Sand hält kein Kuchen, dazu braucht man das rote Sieb.',
    ],
    gift: [
      'Vierzig Kuchen standen auf der Bank, jeder mit einem Gänseblümchen. Die Gärtnerin nahm die Harke noch einmal vom Haken und harkte ringsum einen Teller.',
      'Der Sand lief durchs Sieb, und die Kuchen hielten, alle vierzig. Die Gärtnerin ging die Reihe entlang und kostete jeden, wie man Sandkuchen kostet. Den letzten trug sie auf der flachen Hand nach Hause.',
    ],
    by: {
      guarded: {
        part: { g: 'n', one: 'Kind', adj: 'winzig' },
        holds: [
          'Aber auf dem Sandberg saß ein winziges Kind und regierte. Das Sieb gehörte zu seinem Reich.',
          'Aber oben auf dem Sandberg saß ein winziges Kind, und neben ihm stand das Sieb. Wer hinaufwollte, bekam eine Handvoll Sand.',
        ],
        worse: [
          'Das winzige Kind setzte sich auf das Sieb und machte die Arme breit. Jetzt war der ganze Sandberg besetzt.',
          'Das winzige Kind nahm das Sieb auf den Kopf und war nun König. Vom Sandberg kam gleich noch eine Handvoll.',
        ],
        sign: [
          'Immer wieder sah das winzige Kind in seinen Eimer. Im Sand darin war ein Abdruck, so lang wie eine Schaufel. Die Schaufel fehlte.',
          'Alle paar Minuten kippte das winzige Kind seinen Eimer um und sah darunter. Es suchte etwas, das man zum Graben braucht.',
        ],
        yields: [
          'Dann rutschte das winzige Kind vom Sandberg, auf dem Po, mit Würde. Oben lag das Sieb und durfte gehen.',
          'Das winzige Kind grub und hatte für nichts anderes mehr Zeit. Das Sieb rollte vom Sandberg herunter, auf seinem Rand, bis vor die Füße.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'n', one: 'Kind', adj: 'winzig' },
        holds: [
          'Aber auf dem Sandberg saß ein winziges Kind mit dem Sieb. Es kannte erst drei Wörter, und keins davon war Sieb.',
          'Aber das winzige Kind auf dem Sandberg sagte zu allem da. Zeigte man auf das Sieb, so sagte es auch da und behielt es.',
        ],
        worse: [
          'Das winzige Kind lachte und grub das Sieb bis zum Rand in den Sandberg. Dann klopfte es alles schön fest.',
          'Das winzige Kind lachte und füllte das Sieb mit nassem Sand. Dann stülpte es alles um, mitten auf den Sandberg, und setzte sich darauf.',
        ],
        sign: [
          'Ein Stein wanderte hin und wieder her. Wer dem winzigen Kind etwas gab, der bekam etwas zurück.',
          'Warf jemand einen Ball, so warf das winzige Kind auch etwas. Hin und zurück, das hatte es verstanden.',
        ],
        yields: [
          'Da dachte das winzige Kind nach, das sah man an der Zunge. Dann grub es das Sieb aus und gab es her, mit beiden Händen.',
          'Das winzige Kind sah, was da kam, und suchte etwas, das zurückkonnte. Vom Sandberg flog das Sieb, nicht weit, aber weit genug.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Sand', adj: 'nass' },
        holds: [
          'Aber das Sieb lag am Sandberg, und der war unten noch nass vom Morgen. In jedem Loch saß ein Klümpchen.',
          'Aber das Sieb taugt nur für trockenen Sand, und der Sandberg war noch nass. Oben fing die Sonne gerade erst an.',
        ],
        worse: [
          'Der nasse Sand klumpte wieder zusammen. Beim Sieb waren nun auch die letzten Löcher zu.',
          'Von unten kam neues Wasser, und der Sandberg wurde wieder dunkel. Das Sieb hing voller Klumpen wie eine Nase im Winter.',
        ],
        sign: [
          'Am Rand war ein Sandkorn hell geworden. Nur eins, aber es war trocken.',
          'Ganz oben war der nasse Sand nicht mehr braun. Er war gelb, und ein Korn rollte herunter.',
        ],
        yields: [
          'Vom Sandberg rieselte es ganz von allein. Durch das Sieb fiel feiner Sand, so weich, dass man ihn kaum hörte.',
          'Das Gelbe lief den ganzen Sandberg hinab, ohne dass jemand schob. Das Sieb bekam, was es brauchte, und es klang wie Regen auf Papier.',
        ],
      },
    },
  },
  jam: {
    title: ['Konzert am Klettergerüst', '{hero} und die drei Listen'],
    prize: { g: 'n', one: 'Konzert' },
    obstacle: { g: 'm', one: 'Platz' },
    task: [
      'Um neun gehen im Park die Lampen aus. Bis dahin wollten an diesem Abend alle den Platz: die Skater, die Kleinen und die alten Schachspieler. Und irgendwo dazwischen sollte das erste Konzert am Klettergerüst stattfinden.',
    ],
    gift: [
      'Das Konzert hatte vier Lieder und eine Zugabe. Auf den hinteren Bänken hörten welche zu, die sonst um acht nach Hause gehen. Als die Lampen ausgingen, klatschte man eben im Dunkeln.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Liste' },
        holds: [
          'Aber für den Platz gab es drei Listen, jede mit Pfeilen auf die anderen beiden. Das Konzert stand auf allen dreien, jedes Mal zu einer Zeit, die gestrichen war.',
        ],
        worse: [
          'Am Zaun hing jetzt noch eine vierte Liste. Das Konzert hatte überhaupt keine Uhrzeit mehr, und auf dem Platz redeten alle gleichzeitig.',
        ],
        sign: [
          'Eine Zeile war auf jeder Liste leer geblieben, immer dieselbe. Auf sie zeigte kein einziger Pfeil.',
        ],
        yields: [
          'Übrig blieb ein Blatt mit vier Zeiten, und alle unterschrieben mit demselben Stift. Das Konzert bekam die Zeile um acht.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Schachspieler' },
        holds: [
          'Aber mitten auf dem Platz, genau wo das Konzert hinsollte, saß der älteste Schachspieler. Er war zuerst hier gewesen, vor vierzig Jahren.',
        ],
        worse: [
          'Der Schachspieler stellte auch noch das zweite Brett auf. Für das Konzert blieb vom Platz ein Streifen neben den Mülltonnen.',
        ],
        sign: [
          'Zwischen zwei Zügen sah der Schachspieler zum Stuhl gegenüber. Auf dem hatte den ganzen Abend niemand gesessen.',
        ],
        yields: [
          'Dann hob der Schachspieler sein Brett an, ohne dass eine Figur umfiel, und trug es in die erste Reihe. Für das Konzert war der Platz frei.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Planke' },
        holds: [
          'Aber für das Konzert brauchte der Platz eine Bühne, und die bestand aus Planken, die einander halten sollten. Legte man eine hin, kam die nächste wieder hoch.',
        ],
        worse: [
          'Die Planken rutschten nach allen Seiten weg. Die Sängerin vom Konzert stand bis zu den Knöcheln im Sand.',
        ],
        sign: ['An der letzten Planke war auf der Rückseite noch ein Seilgriff. Der Knoten darin war neu.'],
        yields: [
          'Dann lag die Planke, und die nächste lag auch. Wer auf dem Platz fürs Konzert stand, hörte unter den Füßen Holz.',
        ],
      },
    },
  },
  mural: {
    title: ['Die Wand mit den Händen', '{hero} und das letzte Foto'],
    prize: { g: 'n', one: 'Wandfoto' },
    obstacle: { g: 'f', one: 'Spielplatzwand' },
    task: [
      'Morgen um sieben kam der Bagger für den alten Spielplatz. Alle aus dem Viertel hatten einmal ihre Hand auf die Mauer gedrückt, in Farbe, mit Namen. Mitnehmen konnte man davon nur das Wandfoto, und es mussten alle Hände darauf sein.',
    ],
    gift: [
      'Das Wandfoto zeigte alle Hände, und vor jeder stand der Mensch dazu, inzwischen viel zu groß. Es hängt jetzt im Treppenhaus von Nummer zwölf. Wer vorbeigeht, hält kurz die Hand davor.',
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'Steinbank' },
        holds: [
          'Aber vor der Spielplatzwand stand die Steinbank, seit jemand sie dort abgestellt und nie wieder geholt hatte. Auf dem Wandfoto wären die halben Hände Bank.',
        ],
        worse: [
          'Die Steinbank setzte sich ins Kiesbett. Von der Spielplatzwand verschwand noch eine Reihe, und fürs Wandfoto wurde das Licht flach.',
        ],
        sign: [
          'Eine Kante der Steinbank wippte, wenn man sich auf die andere setzte. Das hatte sie schon getan, als sie alle noch hinaufklettern mussten.',
        ],
        yields: [
          'Dann drehte sich die Steinbank auf einer Ecke und stand quer. Dahinter kamen sieben kleine Hände zum Vorschein, die seit Jahren keiner gesehen hatte, und das Wandfoto bekam sie alle.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Kachel' },
        holds: [
          'Aber in der Spielplatzwand war die Kachel mit der einen Hand zerbrochen, im selben Sommer wie eine Freundschaft. Ein Wandfoto mit Loch wollte niemand.',
        ],
        worse: [
          'Von der Kachel fiel noch ein Stück ab, das mit dem Namen. In der Spielplatzwand war das Loch jetzt größer als eine Hand, und fürs Wandfoto war es fast zu dunkel.',
        ],
        sign: [
          'An der Bruchkante war ein halber Stern gemalt. Auf der Scherbe im Sand war auch einer, in derselben Farbe.',
        ],
        yields: [
          'Quer durch die Hand lief ein Riss, aber sie hatte wieder fünf Finger. Der Stern in der Spielplatzwand war ganz, und das Wandfoto bekam auch diesen Namen.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Freund', adj: 'alt' },
        holds: [
          'Aber zu der linken Hand auf der Spielplatzwand gehörte ein alter Freund, und der stand hinter dem Zaun. Ohne ihn war das Wandfoto nur eine Mauer mit Flecken.',
        ],
        worse: [
          'Der alte Freund ging drei Schritte weiter den Zaun entlang. Links auf dem Wandfoto war ein Platz frei, so breit wie zwei Schultern.',
        ],
        sign: [
          'Zwischen zwei Latten lag ein Daumen. Er war rot, so rot wie auf der Spielplatzwand der Fleck ganz links.',
        ],
        yields: [
          'Da kam der alte Freund durch das Loch im Zaun, durch das sie früher alle gekommen waren, und blieb mit der Jacke hängen. Auf dem Wandfoto steht er ganz links, vor der Spielplatzwand, mit Riss im Ärmel.',
        ],
      },
    },
  },
} satisfies DeErrands;
