import type { LessonPairs } from '../../schema.ts';

export const empathy: LessonPairs = {
  sameHeight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich vor {part_def_acc}, streckte beide Arme aus und redete von oben herunter, immer schneller.',
          ],
          warm: [
            '<hero>Du brauchst dich nicht zu fürchten</hero>, sagte {hero_subj} hoch über {part_def_dat} und langte mit beiden Armen hinüber.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat} von oben, warum es draußen besser war. Dabei beugte {hero_er} sich immer weiter vor.',
          ],
          playful: [
            '{hero_subj} war ein Kran. Der Kran fuhr beide Arme aus, machte Krrrr und senkte sich auf {part_def_acc}.',
          ],
        },
        fails: ['Von unten gesehen war {hero_subj} vor allem zwei Arme und ein Kinn, und das Kinn redete.'],
        again: ['{hero_subj} stellte sich auf die Zehenspitzen, um mit noch mehr Lächeln hinunterzusehen.'],
        refrain: ['Oben groß und unten klein. Nein, nein, nein.'],
        turned: ['Bauch an Boden, Backe kalt. Zwei Augen in einem Spalt.'],
        noticing: [
          '{hero_subj} machte eine Pause zum Atmen. Da lag ein Schatten, lang und breit, und es war {hero_seiner}. Darunter war alles ganz klein und still geworden.',
        ],
        deed: [
          '{hero_subj} legte sich auf den Bauch, die Backe auf den Boden. {hero_subj} rutschte, bis die Augen so tief waren wie die Augen da drin.',
        ],
        answer: ['Auge und Auge blinzelten. Eine Nasenlänge weit kam {part_def_nom} näher.'],
        echo: [
          '<companion>Deine Backe ist schwarz</companion>, sagte {companion}. <hero>Von unten ist alles höher</hero>, sagte {hero_subj}. <hero>Du auch.</hero>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stand über {part_def_dat}, langte von oben mit beiden Armen hinein und redete dabei wie ein Wasserhahn.',
          ],
          warm: [
            '<hero>Gleich bist du frei</hero>, rief {hero_subj} hinunter in {part_def_acc} und wühlte von oben mit beiden Händen.',
          ],
          clever: [
            '{hero_subj} besah sich {part_def_acc} von oben, denn von oben hat man den Überblick. Die Arme griffen hinterher.',
          ],
          playful: [
            '{hero_subj} war ein Reiher und stocherte von hoch oben in {part_def_acc}. Reiher sind leider etwas größer.',
          ],
        },
        fails: ['Je tiefer {hero_subj} von oben griff, desto weniger sah {hero_er}, wohin.'],
        again: [
          '{hero_subj} beugte sich noch weiter vor, bis die Füße in der Luft waren. Da redete {hero_er} endlich einmal nicht.',
        ],
        refrain: ['Von oben rein, von oben tief. Und alles ging schief.'],
        turned: ['Auf den Bauch und Auge zu Loch. Da geht es doch.'],
        noticing: [
          '{hero_subj} ruhte aus. Über der ganzen Stelle lag ein Schatten, der hatte {hero_seine} Form. Darunter war alles klein und finster.',
        ],
        deed: [
          '{hero_subj} legte sich auf den Bauch und drückte die Backe auf den Boden. So sah {part_def_nom} von drinnen aus. Dann schob {hero_er} die Hand hinein, wo es breiter war.',
        ],
        answer: [
          'Vor den Fingern wurde in {part_def_dat} Platz. Von oben hatte man das nicht wissen können.',
        ],
        echo: [
          '{hero_subj} sah sich noch lange alles von unten an. <companion>Was siehst du?</companion>, fragte {companion}. <hero>Du hast Krümel unterm Kinn.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stand vor {part_def_dat} wie ein Turm und fischte mit dem Arm darin. <hero>Komm schon!</hero>',
          ],
          warm: [
            '<hero>Keine Angst, ich hol dich</hero>, sagte {hero_subj} von oben in {part_def_acc} hinein. Oben war die Hand, und die Hand war riesig.',
          ],
          clever: [
            '{hero_subj} schätzte von oben, wo {part_def_nom} am breitesten war. Von oben sah alles gleich schmal aus.',
          ],
          playful: [
            '{hero_subj} war ein Kran, mit Piepen, und ließ den Haken in {part_def_acc} hinab. Der Haken hatte fünf Finger.',
          ],
        },
        fails: ['Von oben kam eine Hand, dann noch eine. Drinnen rückte alles zusammen.'],
        again: ['Der Kran fuhr noch einmal. Piep, piep, daneben.'],
        refrain: ['Oben groß und piep und kran! Keiner kam dran.'],
        turned: ['Auf den Bauch und Nase ran. Schau dir das an.'],
        noticing: [
          '{hero_subj} musste niesen und hielt sich am Boden fest, mit beiden Händen. Da war das Gesicht auf einmal unten. Es roch hier anders. Es war ja auch alles viel höher.',
        ],
        deed: [
          '{hero_subj} blieb unten. {hero_er} legte die Backe auf den Boden und machte ein Auge zu. Zwei Finger schob {hero_er} dahin, wo es von hier aus breiter war.',
        ],
        answer: ['Zwei Finger sind fast so klein wie Besuch. Sie kamen auf gleicher Höhe an.'],
        echo: [
          '{companion} fand {hero} am Abend unter dem Tisch. <companion>Was machst du?</companion> <hero>Ich guck, wie du wohnst</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  whereDoesItHurt: {
    guarded: [
      {
        firstTry: {
          bold: [
            'Als {part_def_nom} nicht wegging, schob {hero_subj}. <hero>Dann eben nicht!</hero> Und {hero_er} schob genau da, wo es fest war.',
          ],
          warm: [
            '{hero_subj} hatte so lieb gefragt. Auf das Nein von {part_def_dat} gab es nur eins: beleidigt sein und ein bisschen drücken.',
          ],
          clever: [
            '{hero_subj} fand heraus, wo {part_def_nom} am stärksten dagegenhielt. Also war dort der Weg, und dort drückte {hero_er}.',
          ],
          playful: [
            '{hero_subj} machte das Nein von {part_def_dat} nach, mit Gesicht. Dann schob {hero_er} mit dem Po, an der festesten Stelle.',
          ],
        },
        fails: ['{hero_subj} hielt das Nein für böse und drückte, wo es am meisten Nein war.'],
        again: ['<hero>Selber nein</hero>, sagte {hero_subj} und nahm Anlauf für dieselbe Stelle.'],
        refrain: ['Nein, nein, selber nein! Schubs hinein.'],
        turned: ['Wo, wo, sag mir wo. Da? Ja. So.'],
        noticing: [
          '{hero_subj} stand still und sah endlich hin. Beim Schubsen war {part_def_nom} jedes Mal zusammengezuckt. Und jedes Mal war es derselbe Fleck gewesen.',
        ],
        deed: [
          '<hero>Sag mir, wo es wehtut</hero>, sagte {hero_subj}. Dann legte {hero_subj} eine Hand neben den Fleck, ganz leicht, und ließ sie liegen.',
        ],
        answer: ['{part_def_nom} sah auf die Hand. Gefragt hatte das den ganzen Tag noch keiner.'],
        echo: [
          '{hero_subj} hatte selbst einen blauen Fleck vom Schubsen. {companion} legte eine Hand daneben, nicht darauf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Dann eben nicht</hero>, sagte {hero_subj} zu {part_def_dat} und drückte genau dort, wo es am festesten war.',
          ],
          warm: [
            '<hero>Sei doch nicht so böse auf mich</hero>, bat {hero_subj} {part_def_acc} und schob ein bisschen, immer an derselben Stelle.',
          ],
          clever: [
            '{hero_subj} wollte herausfinden, warum {part_def_nom} gerade {hero_ihn} nicht leiden konnte. Dazu stupste {hero_er} noch einmal.',
          ],
          playful: [
            '{hero_subj} machte ein ebenso finsteres Gesicht wie {part_def_nom}. Zwei finstere Gesichter sind nicht halb so lustig, wie man denkt.',
          ],
        },
        fails: ['Das Nein war gar nicht für {hero}. Aber der Schubs traf, und zwar dort, wo es wehtat.'],
        again: ['{hero_subj} schob beleidigt weiter. Beleidigt schiebt man besonders daneben.'],
        refrain: ['Selber nein und selber nein. Keiner lässt mich rein.'],
        turned: ['Tut es da und tut es dort? Sag nur ein Wort.'],
        noticing: [
          'Jedes Mal, wenn {hero_subj} an eine bestimmte Stelle kam, zuckte es. Und sonst nirgends. So zuckt keiner aus Bosheit.',
        ],
        deed: [
          '{hero_subj} nahm die Hände weg. <hero>Da tut es dir weh, oder?</hero>, fragte {hero_er} und legte eine Hand neben die Stelle, so leicht wie ein Blatt.',
        ],
        answer: [
          'Lange sagte niemand etwas. Dann drehte sich {part_def_nom} herum, um es genauer zu zeigen.',
        ],
        echo: [
          '<companion>Woher wusstest du das?</companion>, fragte {companion}. <hero>Ich zucke auch immer</hero>, sagte {hero_subj} und zeigte auf ein Knie.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte {part_def_acc}, und es sprang. <hero>Dann eben nicht!</hero> Und {hero_er} drückte genau da, wo es sprang.',
          ],
          warm: [
            '{hero_subj} hatte es lieb versucht, und {part_def_nom} ließ es nicht zu. Nun war {hero_er} gekränkt und drückte ein bisschen fester.',
          ],
          clever: [
            '{hero_subj} stellte fest, wo {part_def_nom} am meisten Widerstand gab. Dort drückte {hero_er}, denn dort lag das Problem.',
          ],
          playful: [
            '<hero>Selber knack</hero>, sagte {hero_subj} {part_def_dat} und drückte zurück, wo es knackte. Es wurde ein Gespräch.',
          ],
        },
        fails: ['{hero_subj} nahm jedes Knacken persönlich und schob in die Stelle, die nicht wollte.'],
        again: [
          '<hero>Na warte</hero>, sagte {hero_subj} und drückte mit dem Ellenbogen. Das Knacken bekam ein Echo.',
        ],
        refrain: ['Dann eben nicht, und drück und knack! Ab war’s, zack.'],
        turned: ['Wo tut’s weh und wo tut’s gut? Da wird geruht.'],
        noticing: [
          '{hero_subj} hielt inne und sah genau hin. Es sprang immer an einem einzigen Fleck. Überall sonst war Ruhe.',
        ],
        deed: [
          '<hero>Sag mir, wo es wehtut</hero>, sagte {hero_subj}, obwohl das nur ein Ding war. Dann legte {hero_er} eine Hand neben {part_def_acc}, leicht, und ließ sie liegen.',
        ],
        answer: ['Wo keiner schob, kam etwas von selbst zurück, eine Kante zur anderen. Die Hand spürte es.'],
        echo: [
          '<hero>Es hat auf mich gewartet</hero>, sagte {hero_subj}. <companion>Die Hand ist warm</companion>, sagte {companion}. <companion>Das mögen Dinge.</companion>',
        ],
      },
    ],
  },
  sameBreath: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sang {part_def_dat} das lauteste Lied vor, das es gab, mit Klatschen. Danach die zweite Strophe.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} fröhlich wach singen und klatschte dazu das Lied, das {hero_ihn} selbst immer froh machte.',
          ],
          clever: [
            '{hero_subj} überlegte, wovon man gern aufwacht. Vom Lieblingslied! Also sang {hero_er} {part_def_dat} {hero_sein} eigenes vor, mit Klatschen.',
          ],
          playful: [
            '{hero_subj} war eine Kapelle mit Pauke, Trompete und Bauch. Sie spielte dicht bei {part_def_dat} einen Marsch.',
          ],
        },
        fails: ['{hero_subj} sang, was {hero_ihm} gefiel, und {hero_ihm} gefiel es laut.'],
        again: ['Jetzt kam die Strophe mit dem Hüpfen. {hero_subj} hüpfte alle Hüpfer und noch drei.'],
        refrain: ['Klatsch und tschingderassabumm! Keiner dreht sich um.'],
        turned: ['Ein und aus und Pause. Wie zu Hause.'],
        noticing: [
          'Mitten im Lied ging {hero_ihm} die Luft aus. Da hörte {hero_subj} eine andere Luft. Sie ging langsam herein und langsam hinaus, und dann machte sie eine Pause.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und atmete mit, langsam hinein und langsam hinaus. In die Pause hinein flüsterte {hero_er}: <hero>War wohl zu viel.</hero>',
        ],
        answer: ['{part_def_nom} seufzte einmal, tief unten. So atmet in der Nacht auch ein Bruder.'],
        echo: [
          'Im Bett atmete {hero} noch immer so, mit der Pause hinten. In der dritten Pause schlief {hero_er} ein.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sang {part_def_dat} das lauteste Lied vor, das {hero_er} kannte, mit Stampfen. Davon wäre jeder wach geworden, dachte {hero_er}.',
          ],
          warm: [
            '<hero>Das gefällt dir bestimmt</hero>, sagte {hero_subj} und klatschte {part_def_dat} das Lieblingslied vor, das eigene.',
          ],
          clever: [
            '{hero_subj} wusste, welches Lied fröhlich macht, es hatte vier Strophen. {part_def_nom} bekam alle vier ins Ohr.',
          ],
          playful: [
            '{hero_subj} war eine ganze Blaskapelle. Das Becken war ein Topfdeckel aus Luft, und {part_def_nom} lag mitten im Konzert.',
          ],
        },
        fails: [
          'Es war ein schönes Lied, nur nicht für jemanden, der schläft. Der Schlaf hielt sich nur noch fester.',
        ],
        again: ['{hero_subj} gab eine Zugabe. Keiner hatte eine verlangt.'],
        refrain: ['Tschingderass und bumm und tätärä. Au weh.'],
        turned: ['Langsam ein und langsam aus. Still ist das Haus.'],
        noticing: [
          '{hero_ihm} ging mitten im Ton die Luft aus. Da hörte {hero} eine andere gehen, ganz langsam, hinauf, hinunter und eine Pause.',
        ],
        deed: [
          '{hero_subj} schloss den Mund und machte den Atem mit, Zug um Zug, bis beide gleich gingen. In der Pause flüsterte {hero_er}: <hero>Entschuldigung.</hero>',
        ],
        answer: [
          'Jetzt klang es wie zu Hause, wenn noch jemand im Zimmer ist. {part_def_nom} tat einen Seufzer, bis ganz unten hinunter.',
        ],
        echo: [
          '<companion>Sing doch wieder was</companion>, sagte {companion} auf dem Heimweg. {hero} sang, ganz leise, und die Pausen am leisesten.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wollte {part_def_acc} besser machen und sang {hero_sein} lautestes Lied dagegen, mit Klatschen.',
          ],
          warm: [
            '<hero>Das macht gute Laune</hero>, rief {hero_subj} {part_def_dat} zu und sang und klatschte, damit es allen besser ging.',
          ],
          clever: [
            '{hero_subj} dachte, gegen {part_def_acc} hilft nur etwas Schöneres. Schön hieß laut, mit Klatschen und zweiter Strophe.',
          ],
          playful: [
            '{hero_subj} dirigierte {part_def_acc} mit beiden Armen und sang die Pauken. Es wurde ein sehr großes Orchester.',
          ],
        },
        fails: [
          'Auf die erste Strophe folgte die zweite, und in die letzten Lücken klatschte {hero_subj} auch noch.',
        ],
        again: ['{hero_subj} sang nun die Strophe, in der man mit den Füßen trommelt.'],
        refrain: ['Tschingderassa, bumm, bumm, bumm! Alles brummt herum.'],
        turned: ['Mund zu. Und du? Und Ruh.'],
        noticing: [
          'Mitten im Lied fehlte {hero_ihm} die Luft. In der Lücke atmete noch jemand, {companion} war es, langsam und mit einer Pause am Ende.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und atmete mit {companion}, ein, aus und Pause. In die nächste kleine Stille flüsterte {hero_er} vier Wörter: <hero>Es war zu viel.</hero>',
        ],
        answer: ['{companion} nickte. Das war neben {part_def_dat} das Erste, was man verstanden hatte.'],
        echo: [
          '<companion>Die zweite Strophe kann ich jetzt</companion>, sagte {companion}. <hero>Ich kann die Pause</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  inItsPlace: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Komm hierher, hier ist es gut!</hero> {hero_subj} packte {part_def_acc} irgendwo und zog zu sich herüber.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} etwas Gutes tun und zog, sanft, aber doch, dahin, wo es {hero_ihm} selbst gefiel.',
          ],
          clever: [
            '{hero_subj} zeigte {part_def_dat} von der eigenen Seite aus, wie man es sehen musste. Dann zog {hero_er}, damit man es besser sah.',
          ],
          playful: [
            '{hero_subj} spielte ein Hotel und lud {part_def_acc} ein, mit Verbeugung und Ziehen. Das Hotel lag auf {hero_gen} Seite.',
            '{hero_subj} spielte ein Hotel und lud {part_def_acc} ein, mit einer Verbeugung und viel Ziehen.',
          ],
        },
        fails: ['{hero_subj} zog von hier, und drüben wusste keiner, wohin und warum.'],
        again: [
          '{hero_subj} zog mit beiden Händen und sagte dabei sehr freundlich <hero>Schau doch nur</hero>. Zu sehen war vor allem Ziehen.',
        ],
        refrain: ['Zupf zu mir und zupf zu mir. Keiner kommt von hier.'],
        turned: ['Ich zu dir und neben dich. Was du siehst, seh ich.'],
        noticing: [
          '{hero_subj} stolperte und stand auf der anderen Seite. {hero_subj} drehte sich um. Von hier sah alles anders aus, und nur die Stelle, wo {hero_er} gestanden hatte, war leer.',
        ],
        deed: [
          '{hero_subj} stellte sich dicht neben {part_def_acc} und sah in dieselbe Richtung. {hero_subj} machte sich krumm, wo es drüben krumm war, und hob eine Hand, wenn sich dort etwas hob.',
        ],
        answer: ['{part_def_nom} hörte auf, anders zu wollen. Da war ja noch so jemand.'],
        echo: [
          '<companion>Jetzt stehst du auch so da</companion>, sagte {companion}. {hero} stand noch immer ein wenig krumm. <hero>Von hier sieht man besser.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Da drüben ist es viel schöner</hero>, sagte {hero_subj} zu {part_def_dat}, zog am Zipfel und zeigte mit dem ganzen Arm.',
          ],
          warm: [
            '{hero_subj} nahm {part_def_acc} sanft am Rand und führte. Geführt wurde bis zur ersten Ecke.',
          ],
          clever: [
            '{hero_subj} zählte {part_def_dat} auf, was es hier drüben alles gab. Es waren sechs gute Sachen, lauter von hier.',
          ],
          playful: [
            '{hero_subj} war der Reiseleiter mit dem Schirm. <hero>Bitte folgen</hero>, rief {hero_er}, und {part_def_nom} blieb stehen.',
          ],
        },
        fails: ['Der eine zog hierher, der andere blieb dort. {hero_subj} wusste nicht, was es dort gab.'],
        again: ['<hero>Aber hier ist es besser!</hero>, rief {hero_subj} und zog am anderen Zipfel.'],
        refrain: ['Hier ist’s fein, komm doch zu mir! Keiner will hier.'],
        turned: ['Ich komm rüber, ich zu dir. Ach, so ist’s hier.'],
        noticing: [
          'Beim Ziehen riss der Zipfel aus der Hand, und {hero_subj} rollte, bis {hero_er} drüben lag. Von da aus war das Schöne ganz klein. Und in der Mitte stand die ganze Zeit einer, der winkte und schrie. Das war {hero_er} gewesen.',
        ],
        deed: [
          '{hero_subj} stand auf und stellte sich neben {part_def_acc}, Schulter an Schulter. {hero_er} guckte dahin, wohin {part_def_nom} guckte, und wackelte, wenn {part_def_nom} wackelte.',
        ],
        answer: [
          'Zu zweit gewackelt ist fast geredet. {part_def_nom} sah zur Seite und wackelte noch einmal, diesmal als Frage.',
        ],
        echo: [
          '<companion>Was hast du von drüben gesehen?</companion>, fragte {companion}. <hero>Mich</hero>, sagte {hero_subj}. <hero>Ich war sehr laut.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} packte {part_def_acc} von vorn und zog zu sich her. <hero>Hier ist es besser!</hero>',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} zeigen, wie schön es hier drüben war, und zog, so freundlich man ziehen kann.',
          ],
          clever: [
            '{hero_subj} sah von der eigenen Seite sofort, wohin {part_def_nom} musste. Also zog {hero_er} dorthin.',
          ],
          playful: [
            '{hero_subj} war ein Fischer und {part_def_nom} der Fisch, und der Fisch sollte zu {hero_ihm}. Es war ein sehr alter Fisch.',
          ],
        },
        fails: ['{hero_subj} zog hierhin, und alles andere wollte dorthin. Dabei grub es sich ein.'],
        again: ['{hero_subj} zog nun im Sitzen, beide Füße dagegen. Es rutschte auch etwas, nämlich der Po.'],
        refrain: ['Komm zu mir, zu mir, zu mir! Und blieb hier.'],
        turned: ['Neben dir, so schief wie du. Schau, ich schau dir zu.'],
        noticing: [
          '{hero_subj} stolperte und kam auf der anderen Seite zum Stehen. {hero_subj} drehte sich um. Von hier ging es ein wenig bergab, und das sah man nur von hier.',
        ],
        deed: [
          '{hero_subj} stellte sich dicht neben {part_def_acc} und lehnte sich dahin, wohin es sich dort schon lehnte. An der Kante, die wackelte, half {hero_er} ein bisschen mit.',
        ],
        answer: ['{part_def_nom} hatte die ganze Zeit in diese Richtung gewollt.'],
        echo: [
          '<companion>Wie hast du das gemacht?</companion>, fragte {companion}. {hero} lehnte sich an {companion}, ein wenig schräg. <hero>So. Nur schwerer.</hero>',
        ],
      },
    ],
  },
  onTheStep: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} antwortete {part_def_dat} auf die scharfe Nachricht mit einer schärferen und hielt das Handy in der Hand, bis sie gelesen war.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} nur zeigen, wie verletzend das war, und verletzte dazu ein bisschen zurück.',
          ],
          clever: [
            '{hero_subj} widerlegte die Nachricht von {part_def_dat} Satz für Satz, mit einem Screenshot als Anlage. Gegen die ersten zwei Punkte war nichts zu sagen.',
          ],
          playful: [
            '{hero_subj} machte aus der Nachricht von {part_def_dat} ein Meme. Es war gut, das war ja das Schlimme.',
          ],
        },
        fails: ['{hero_subj} sah zu, wie zwei Haken blau wurden, und legte gleich noch etwas nach.'],
        again: ['Die nächste Antwort hatte einen Anhang und ein Ausrufezeichen, das dritte.'],
        noticing: [
          '{hero_subj} las die erste Nachricht noch einmal und blieb bei der Uhrzeit hängen. An dem Abend, um diese Zeit, war dort sonst niemand gewesen. Einer hatte alles allein gemacht.',
        ],
        deed: [
          '{hero_subj} gab {hero_sein} Handy {companion} zum Halten und ging hinaus, ehe das Beste anfing. Auf der kalten Stufe setzte {hero_er} sich daneben.',
        ],
        answer: [
          'Drinnen hörte man sie jubeln, beide Male ohne {hero_ihn}. {part_def_nom} rückte ein Stück, genau eine Person breit.',
        ],
        echo: [
          'Das Handy zeigte siebzehn neue Nachrichten. {companion} hatte keine gelesen und auf die letzte geantwortet: ist draußen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} schickte {part_def_dat} eine Sprachnachricht zurück, vier Minuten lang, im Gehen aufgenommen. Man hörte die Türen.',
          ],
          warm: [
            '{hero_subj} schrieb {part_def_dat}, wie enttäuscht {hero_er} sei, und setzte ein Herz darunter, ein graues.',
          ],
          clever: [
            '{hero_subj} stellte für {part_def_acc} zusammen, wer wann was zugesagt hatte. Es war lückenlos, und es war Viertel nach elf.',
          ],
          playful: [
            '{hero_subj} sprach die scharfe Nachricht von {part_def_dat} mit Roboterstimme nach und schickte sie herum. Drei lachten, und einer verließ die Runde.',
          ],
        },
        fails: ['Kam eine Antwort, so hielt {hero_subj} die nächste schon bereit.'],
        again: [
          '{hero_subj} drückte noch einmal auf Aufnahme. Diesmal waren es nur drei Minuten, dafür lauter.',
        ],
        noticing: [
          '{hero_subj} hörte die erste Nachricht noch einmal ab, diesmal nur das, was hinter den Wörtern war. Eine Spülmaschine lief. Ein kleines Kind fragte etwas, dreimal, und bekam keine Antwort, denn der Große war ja allein und sprach gerade auf.',
        ],
        deed: [
          '{hero_subj} ließ die Karte für den Abend an der Garderobe und ging hin. Vor der Tür setzte {hero_er} sich auf die Stufe. <hero>Ist das Kleine noch wach?</hero>',
        ],
        answer: [
          'Weit weg ging ein Konzert zu Ende, man hörte den Beifall. {part_def_nom} setzte sich eine Stufe höher und schob mit dem Fuß die Tür weiter auf.',
        ],
        echo: [
          '<companion>Worüber habt ihr geredet?</companion>, fragte {companion}. <hero>Über Spülmaschinen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb {part_def_dat} zurück, was {hero_er} von so etwas hielt, und wartete mit dem Daumen über dem Display.',
          ],
          warm: [
            '{hero_subj} schickte {part_def_dat} eine sehr lange Nachricht darüber, wie gekränkt man auch hier war.',
          ],
          clever: [
            '{hero_subj} wies {part_def_dat} mit einem Screenshot nach, dass es am Dienstag noch anders geklungen hatte.',
          ],
          playful: [
            '{hero_subj} antwortete {part_def_dat} mit einem Bild von einem Igel. Drei Leute verstanden, dass es böse gemeint war, {part_def_nom} auch.',
          ],
        },
        fails: [
          'Auf jedes harte Wort kam von {hero} ein härteres, und nach jedem sah {hero_er} nach, ob es angekommen war.',
        ],
        again: ['{hero_subj} setzte den Screenshot nun auch noch in die große Gruppe.'],
        noticing: [
          'Beim vierten Lesen sah {hero_subj} die Uhrzeit. Halb zwölf, an dem Abend, an dem drüben keiner geholfen hatte. So klingt, wer seit Stunden mit niemandem geredet hat.',
        ],
        deed: [
          '{hero_subj} ließ das Handy bei jemandem liegen und ging, kurz vor dem Besten. Draußen setzte {hero_er} sich auf die Stufe, nicht zu nah, und fragte nichts.',
        ],
        answer: [
          'Eine Weile sahen sie beide einem Fahrrad zu. Dann fing {part_def_nom} mit etwas Kleinem an, mit den kalten Füßen.',
        ],
        echo: [
          '<companion>Du hast alles verpasst</companion>, sagte {companion}. <hero>Da stand ein Fahrrad</hero>, sagte {hero_subj}. <hero>Wir wissen jetzt ziemlich viel darüber.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ließ {part_def_acc} die Nachricht von allen lesen, zum Beweis, und schrieb eine Antwort mit Zeugen.',
          ],
          warm: [
            '{hero_subj} antwortete {part_def_dat}, so rede man nicht mit jemandem, der es gut meine. Es war ein langer Satz, und er meinte es gut.',
          ],
          clever: [
            '{hero_subj} analysierte, was {part_def_nom} da geschrieben hatte, Wort für Wort. Das schlimmste Wort war ein Nie.',
          ],
          playful: [
            '{hero_subj} rahmte den Satz von {part_def_dat} ein, mit Blümchen, und stellte ihn als Hintergrund ein. Ein paar fanden es witzig.',
          ],
        },
        fails: ['Die Antwort war fertig, ehe sie gebraucht wurde. {hero_subj} drückte auf Senden.'],
        again: ['{hero_subj} schob noch einen Satz nach. In dem kam auch ein Nie vor.'],
        noticing: [
          'Das Nie stand nun zweimal da, einmal oben, einmal unten. {hero_subj} las das obere laut und hörte zum ersten Mal die Tippfehler. Es waren fünf in sieben Wörtern. So schreibt man mit nassen Händen oder im Dunkeln.',
        ],
        deed: [
          'Drinnen wurde das Licht für das große Finale gelöscht. {hero_subj} legte das Handy in eine fremde Jacke und ging hinaus. Auf der Stufe ließ {hero_er} einen halben Meter frei.',
        ],
        answer: [
          'Man hörte bis draußen, dass das Finale gut war. {part_def_nom} fing mit den Händen an: Die waren beim Abspülen so kalt geworden.',
        ],
        echo: [
          '<companion>Worum ging es in dem Finale?</companion>, fragte {companion}. <hero>Um Teller</hero>, sagte {hero_subj}. <hero>Ach so, drinnen. Keine Ahnung.</hero>',
        ],
      },
    ],
  },
  isThatIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wusste zu {part_def_dat} sofort drei Ratschläge, und jeder fing an mit <hero>Du musst doch nur</hero>.',
          ],
          warm: [
            '{hero_subj} fiel allen ins Wort, damit sich niemand wegen {part_def_gen} quälen musste. <hero>Sei doch einfach froh</hero>, riet {hero_er}.',
          ],
          clever: [
            '{hero_subj} hatte den Knoten an {part_def_dat} nach der ersten Satzhälfte begriffen und löste gleich die zweite mit.',
          ],
          playful: [
            '{hero_subj} gab zu {part_def_dat} drei gute Tipps in der Stimme vom Wetterbericht. Beim ersten wurde gelacht.',
          ],
        },
        fails: [
          'Der Satz, den jemand sagen wollte, kam nie weiter als bis zum Komma. Dort saß {hero_subj} und riet.',
        ],
        again: ['<hero>Dann mach’s eben so</hero>, sagte {hero_subj} und hatte einen vierten Rat.'],
        noticing: [
          'Zum dritten Mal fing drüben derselbe Satz an, mit denselben fünf Wörtern. {hero_subj} hatte die fünf schon auswendig. Das Ende kannte {hero_er} nicht.',
        ],
        deed: [
          '{hero_subj} bat um den ganzen Satz und sagte ihn dann vor allen noch einmal, bis zum Schluss. <hero>So hast du es gemeint. Dann lag ich falsch.</hero>',
        ],
        answer: [
          'Zwei, die {hero_ihm} immer recht gegeben hatten, sahen auf den Tisch. Aber von diesem Satz aus konnte man {part_def_acc} weiterverfolgen.',
        ],
        echo: [
          '<companion>Ich hätte da einen Rat</companion>, sagte {companion}. {hero} sah auf und wartete, bis er ganz fertig war. Es ging um Käse.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ich weiß schon</hero>, sagte {hero_subj}, als es um {part_def_acc} ging, und wusste drei Lösungen, alle mit Ausrufezeichen.',
          ],
          warm: ['{hero_subj} tröstete wegen {part_def_gen}, ehe das Traurige an der Reihe war.'],
          clever: [
            '{hero_subj} ordnete, was zu {part_def_dat} gesagt wurde, noch während es gesagt wurde. Für das Ende war schon eine Schublade da.',
          ],
          playful: [
            '{hero_subj} riet wegen {part_def_gen} die Enden der Sätze, wie im Fernsehen, mit Summton. Zweimal lag {hero_er} beinahe richtig.',
          ],
        },
        fails: ['Wo ein Punkt hätte kommen sollen, kam {hero_subj}.'],
        again: ['<hero>Genau</hero>, sagte {hero_subj} mitten hinein. Es war nicht genau.'],
        noticing: [
          '{companion} hatte angefangen, Striche zu machen, auf die Tischkante. Jeder stand für ein abgeschnittenes Ende. {hero_subj} fragte, was das werde, und schnitt damit das fünfte ab.',
        ],
        deed: [
          '<hero>Noch einmal, bitte</hero>, sagte {hero_subj}. <hero>Ich sage nichts.</hero> {hero_subj} hörte bis zum Schluss zu und sprach ihn dann vor allen nach. <hero>Das wolltest du sagen? Dann war alles falsch, was ich gesagt habe.</hero>',
        ],
        answer: [
          'Das musste man erst einmal stehen lassen, vor allen. Aber an diesem Schluss hing der Anfang von {part_def_dat}, man sah es richtig.',
        ],
        echo: [
          'Die Striche auf der Tischkante gehen nicht mehr weg. {companion} hat den letzten durchgestrichen.',
        ],
      },
    ],
  },
};
