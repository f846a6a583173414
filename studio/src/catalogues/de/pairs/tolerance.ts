import type { LessonPairs } from '../../schema.ts';

export const tolerance: LessonPairs = {
  asTheyGo: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>So geht man doch nicht</hero>, sagte {hero_subj}. Denn hier ging man rückwärts und auf allen vieren über {part_def_acc}. {hero_subj} ging aufrecht.',
          ],
          warm: [
            '<hero>Ich zeig dir, wie man es richtig macht</hero>, sagte {hero_subj} und stellte {companion} gerade hin, vorwärts auf {part_def_acc}.',
          ],
          clever: [
            '{companion} wollte rückwärts und auf allen vieren. {hero_subj} erklärte, vorwärts sehe man mehr, und schritt auf {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} lachte, weil {companion} rückwärts krabbelte, und schritt über {part_def_acc} wie ein König. Könige gehen vorwärts.',
          ],
        },
        fails: ['Richtig war vorwärts, Kinn hoch. Richtig hielt genau einen Schritt lang.'],
        again: [
          '<hero>Noch richtiger</hero>, sagte {hero_subj} und streckte das Kinn noch höher. Von da oben war der Fall länger.',
        ],
        refrain: ['Kinn hoch, eins, zwei, stolz und platt! Alles war glatt.'],
        turned: ['Hinten zuerst, auf allen vier. So geht man hier.'],
        noticing: [
          'Alle lagen da, richtig herum. Vorher, rückwärts und auf allen vieren, war es so gut gegangen. {hero_subj} dachte nach, solange das Kinn wehtat.',
        ],
        deed: [
          '{hero_subj} drehte sich um und ging auf alle viere. Rückwärts, die Zehen voran, genau wie {companion}, tastete {hero_er} sich auf {part_def_acc}. {hero_subj} lachte nicht dabei.',
        ],
        answer: [
          'Zehen merken mehr als Augen. Sie fanden auf {part_def_dat} die raue Stelle, und dann waren es vier, die hielten.',
        ],
        echo: [
          '<companion>Du kannst wieder vorwärts gehen</companion>, sagte {companion} nach einer Weile. {hero} wollte noch nicht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} ging rückwärts auf {part_def_acc} zu. <hero>So geht man nicht</hero>, rief {hero_subj}, ging vorwärts, und da lag {hero_er} schon.',
          ],
          warm: [
            '{hero_subj} drehte {companion} behutsam um, mit der Nase nach vorn, damit nichts passierte. Auf {part_def_dat} passierte es gleich.',
          ],
          clever: [
            '{hero_subj} erklärte {companion}, warum vorwärts sicherer ist: Da sind die Augen. Auf {part_def_dat} waren aber die Füße wichtiger.',
          ],
          playful: [
            '{hero_subj} machte {companion} nach, mit Popo voran und Kichern. Beim Kichern rutscht man auf {part_def_dat} besonders gut.',
          ],
        },
        fails: [
          'Aufrecht und vorwärts, so wie es sich gehört, ging es hinunter. {hero_subj} stand auf und machte es noch einmal richtig.',
        ],
        again: ['Richtig tat jetzt schon ein bisschen weh.'],
        refrain: ['Aufrecht, vorwärts, Nase hoch! Plumps ins Loch.'],
        turned: ['Zehen erst und Po voran. So kommt man an.'],
        noticing: [
          '{hero_subj} saß unten und sah {companion} zu. {companion} setzte hinten einen Zeh auf, tastete damit herum und setzte erst dann den Fuß. Es war kein bisschen komisch. Es war klug.',
        ],
        deed: [
          '{hero_subj} stellte sich mit dem Rücken zu {part_def_dat}, ließ sich auf die Hände nieder und streckte hinten einen Zeh aus. Der suchte, ganz ernst, wie der von {companion}.',
        ],
        answer: [
          'Der Zeh fand etwas Raues, das kein Auge gesehen hatte. Vier Beine später war {hero_er} immer noch oben.',
        ],
        echo: [
          'Die Kellertreppe ging {hero} rückwärts hinunter. <companion>So ist es richtig</companion>, sagte {companion}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>So redet man doch nicht</hero>, sagte {hero_subj}. Denn {companion} saß vor {part_def_dat} auf allen vieren und machte alles nach. {hero_subj} stand gerade und redete laut.',
          ],
          warm: [
            '<hero>Ich zeig dir, wie man es richtig macht</hero>, sagte {hero_subj}. {hero_subj} stellte {companion} auf die Füße, mit dem Gesicht zu {part_def_dat}.',
          ],
          clever: [
            '{companion} hockte vor {part_def_dat} und machte nach, was dort geschah. {hero_subj} erklärte, dass man sich dazu hinstellt und der Reihe nach spricht.',
          ],
          playful: [
            '{hero_subj} lachte, weil {companion} vor {part_def_dat} kauerte wie ein Frosch, und hielt eine Rede. Könige halten Reden.',
          ],
        },
        fails: ['Richtig war aufrecht, Kinn hoch und ein ganzer Satz. Richtig kam drüben ganz falsch an.'],
        again: [
          '<hero>Noch richtiger</hero>, sagte {hero_subj} und stieg für den Satz auf die Zehenspitzen. Von da oben kam er erst recht verkehrt an.',
        ],
        refrain: ['Kinn hoch, Kinn hoch, red und red! Und keiner versteht.'],
        turned: ['Runter, runter, klein wie du. Einer hört zu.'],
        noticing: [
          '{companion} hockte schon wieder unten und machte es, wie man es hier macht. So gut war es vorher gegangen. {hero_subj} nahm das Kinn herunter und sah hin.',
        ],
        deed: [
          '{hero_subj} ging auch auf alle viere. Was {part_def_nom} verstand, machte {hero_er} genauso, langsam und ohne zu grinsen.',
        ],
        answer: [
          'Endlich war noch jemand da, der es so machte wie hier. {part_def_nom} wartete auf das nächste Mal.',
        ],
        echo: ['Zum Abendbrot kam {hero} auf allen vieren. {companion} saß schon unter dem Tisch.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>Falsch herum</hero>, sagte {hero_subj} zu {part_def_dat} und zeigte mit dem ganzen Arm, wie man es richtig macht.',
          ],
          warm: [
            '<hero>Komm, ich helf dir</hero>, sagte {hero_subj} und stellte {part_def_acc} gerade hin, so wie es sich gehört. Gleich war es wieder krumm.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat} die richtige Reihenfolge: eins, zwei, drei. Hier ging sie drei, eins, und dann noch ein Hopser.',
          ],
          playful: [
            '{hero_subj} machte {part_def_acc} nach, mit dicken Backen, und grinste. Gelacht hat nur {hero_er}.',
          ],
        },
        fails: ['Je richtiger es {hero_subj} machte, desto weniger kam dabei heraus.'],
        again: ['{hero_subj} zeigte es noch einmal, mit Betonung auf richtig.'],
        refrain: ['Richtig geht so, so geht’s! Nichts davon geht.'],
        turned: ['Drei, dann eins, dann hopp mit dir. So geht das hier.'],
        noticing: [
          '{hero_subj} ruhte sich aus und sah zu. Drei, eins, Hopser. Drei, eins, Hopser. Es war jedes Mal ganz genau gleich, und es fiel nichts herunter.',
        ],
        deed: [
          '{hero_subj} stellte sich neben {part_def_acc} und machte es auch so: drei, eins, und dann ein Hopser. {hero_er} grinste nicht dabei.',
        ],
        answer: ['Beim zweiten Hopser sah {part_def_nom} herüber. Beim dritten hopsten sie zusammen.'],
        echo: [
          'Die Treppe zu Hause ging {hero} auch so hinauf: drei, eins, Hopser. Es dauerte, aber es war lustig.',
        ],
      },
    ],
  },
  fromBothEnds: {
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} fing hinten an. <hero>Vorne ist hier!</hero> {hero} schob die fremden Hände weg und zog an {part_def_dat}.',
          ],
          warm: [
            '<hero>Nicht da, du Liebes, hier</hero>, sagte {hero_subj} und führte {companion} die Hände von hinten nach vorn, zu {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} erklärte {companion}, dass {part_def_nom} eine Vorderseite hatte und dass man Dinge von vorne aufmacht. {companion} sah trotzdem hinten nach.',
          ],
          playful: [
            '{hero_subj} spielte Verkehrspolizist vor {part_def_dat}. Alles von hinten wurde umgeleitet, besonders {companion}.',
          ],
        },
        fails: [
          'Zwei wollten an dieselbe Stelle, und es klemmte, weil {hero_subj} beide Paar Hände nach vorn zog.',
        ],
        again: [
          '<hero>Vorne</hero>, sagte {hero_subj}, <hero>vorne, vorne</hero>, und rüttelte für beide. Jetzt war auch der Ärmel von {companion} eingeklemmt.',
        ],
        refrain: ['Vorne, vorne, hier ist vorn! Alles verworrn.'],
        turned: ['Du von hinten, ich von vorn. Keiner verlorn.'],
        noticing: [
          'Die Hände von {companion} waren schon wieder weg. Hinten, wo {hero} nie hingesehen hatte, machte etwas klick, ganz fein. {hero} wurde still.',
        ],
        deed: [
          '{hero_subj} blieb vorn stehen und hielt {part_def_acc} gerade. <hero>Du von deinem Ende, ich von meinem.</hero> Sie fingen im selben Augenblick an.',
        ],
        answer: [
          'Hinten hatten Finger längst gefunden, was dazugehörte. Vorn klemmte {part_def_nom} nicht mehr.',
        ],
        echo: [
          '{companion} las am Abend ein Buch von hinten. <hero>Und, wer war’s?</hero>, fragte {hero_subj}. <companion>Noch keiner. Ich bin erst am Schluss.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} fing hinten an. <hero>Vorne ist hier!</hero> {hero} schob die fremden Hände weg und packte {part_def_acc} allein.',
          ],
          warm: [
            '<hero>Komm zu mir, hier ist es schöner</hero>, sagte {hero_subj} und zog {companion} vom hinteren Ende nach vorn. Dann hob {hero_er} {part_def_acc} für zwei.',
          ],
          clever: [
            '{hero_subj} erklärte {companion}, wo an {part_def_dat} der Anfang war. Vom Anfang an kam {hero_er} allein bis fast zur Mitte.',
          ],
          playful: [
            '{hero_subj} spielte Lokomotive und zog {part_def_acc} von vorn. {companion} wollte hinten hin, aber hinten hielt der Zug nicht.',
          ],
        },
        fails: ['Vorn standen nun alle Füße und hinten kein einziger. So rutschte hinten alles weg.'],
        again: [
          '<hero>Vorne, vorne</hero>, rief {hero_subj} und zog {companion} am Ärmel dazu. Dabei traten sie einander auf die Füße, immer abwechselnd.',
        ],
        refrain: ['Vorn und vorn und alle vorn! Hinten verlorn.'],
        turned: ['Du dein Ende, ich mein Stück. Nichts rutscht zurück.'],
        noticing: [
          'Die Hände von {companion} waren schon wieder nach hinten gewandert. Dort klopften sie zweimal, ganz leise. {hero} hatte da hinten noch gar nicht hingesehen.',
        ],
        deed: [
          '{hero_subj} blieb vorn. <hero>Du von deinem Ende, ich von meinem.</hero> Sie hoben im selben Augenblick an.',
        ],
        answer: [
          'Beide Enden gingen zugleich hoch. Da wusste {part_def_nom} nicht, nach welcher Seite man rutschen soll.',
        ],
        echo: [
          'Das Abendbrot aßen sie von beiden Enden. In der Mitte lag eine Gurke, und keiner wusste, für wen das hinten war.',
        ],
      },
    ],
  },
  theirDistance: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging dicht vor {part_def_acc} und streckte die Hand aus, wie man das macht. Dann ging {hero_er} noch dichter.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} zeigen, dass {hero_er} es gut meinte. Darum kam {hero_er} sehr nah und hielt die Hand unter jede Nase.',
          ],
          clever: [
            '{hero_subj} wusste: Zum Grüßen gehört die Hand. Also brachte {hero_er} {part_def_dat} die Hand, so nah es ging.',
          ],
          playful: [
            '{hero_subj} machte einen Kratzfuß und streckte {part_def_dat} die Hand hin, einmal, zweimal, immer einen Kratzfuß näher.',
          ],
        },
        fails: ['Für jeden Schritt, den {hero_subj} vorging, wurde es vorn steifer und breiter.'],
        again: [
          '{hero_subj} griff nun selbst nach etwas, das man schütteln konnte. Geschüttelt wurde es nicht gern.',
        ],
        refrain: ['Hand her, Hand her, näher her! Immer steifer wurde der.'],
        turned: ['Drei zurück und umgedreht. So wird’s gemacht, seht.'],
        noticing: [
          '{hero_subj} ging vor, und drüben rückte etwas. Vor, und wieder rückte etwas, immer gleich viel. Es war wie ein Tanz, nur dass {hero_er} die Schritte nicht kannte.',
        ],
        deed: [
          '{hero_subj} ging drei Schritte zurück und drehte sich um. Hinter dem Rücken machte {hero_er} eine Hand auf und hielt sie hin.',
        ],
        answer: [
          'Drei Schritte Platz, das hatte hier gefehlt. {part_def_nom} drehte sich auch um. So standen zwei Rücken und grüßten sich.',
        ],
        echo: [
          '<companion>Guten Abend</companion>, sagte {companion} am Abend mit dem Rücken. <hero>Guten Abend</hero>, sagte {hero_subj} mit dem Rücken zurück.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ging dicht an {part_def_acc} heran und streckte die Hand aus. Als es zurückwich, ging {hero_er} nach.',
          ],
          warm: [
            '<hero>Wir sind doch Freunde</hero>, sagte {hero_subj} zu {part_def_dat} und kam noch ein bisschen näher, mit offenen Armen.',
          ],
          clever: [
            '{hero_subj} maß den richtigen Abstand, den von zu Hause. Bei {part_def_dat} war der um drei Schritte falsch.',
          ],
          playful: [
            '{hero_subj} tanzte auf {part_def_acc} zu wie auf einem Ball. Der Partner tanzte rückwärts und wurde dabei immer steifer.',
          ],
        },
        fails: ['Ein Schritt vor, ein Schritt zurück, und dazwischen wurde die Luft immer enger.'],
        again: ['{hero_subj} versuchte es mit einem Sprung. Danach standen alle ganz weit auseinander.'],
        refrain: ['Komm doch her und gib die Hand. Rücken zur Wand.'],
        turned: ['Drei zurück, so weit wie du. Jetzt ist Ruh.'],
        noticing: [
          '{hero_subj} zählte mit: ein Schritt hin, ein Schritt weg, immer gleich lang. Es war wie ein Faden zwischen ihnen, und er sollte nicht reißen.',
        ],
        deed: [
          '{hero_subj} ging drei Schritte nach hinten und drehte {part_def_dat} den Rücken zu, so machte man es hier wohl. Die Hand hielt {hero_er} hinten offen hin.',
        ],
        answer: [
          'Der Faden wurde locker. Etwas tippte gegen die offene Hand, das war der Gruß, und {part_def_nom} ließ den Weg.',
        ],
        echo: [
          '<companion>Du hast es ja gar nicht gesehen</companion>, sagte {companion}. <hero>Das war das Nette daran</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging mit ausgestreckter Hand auf {part_def_acc} zu. Als es sich wegdrückte, ging {hero_er} hinterher.',
          ],
          warm: [
            '{hero_subj} hielt {part_def_dat} die Hand unter die Nase, damit gleich klar war, dass man sich mochte.',
          ],
          clever: [
            '{hero_subj} sagte sich: Wer grüßen will, gibt die Hand. {part_def_nom} nahm sie nicht, also kam die Hand näher.',
          ],
          playful: [
            '{hero_subj} stellte sich als Kammerdiener vor und schüttelte bei {part_def_dat} schon einmal die Luft.',
          ],
        },
        fails: ['Jeder Schritt, den {hero_subj} tat, wurde auf der anderen Seite abgezogen.'],
        again: ['{hero_subj} streckte nun beide Hände aus. Von vorne sah das aus wie eine Zange.'],
        refrain: ['Hand und Schritt und Hand und Schritt! Keiner kam mit.'],
        turned: ['Drei zurück und Rücken hin. Hand ist drin.'],
        noticing: [
          '{hero_subj} machte einen Schritt, und drüben war es auch einer, nach hinten. Noch einen. Wieder genauso viel. Zusammen wurden sie nie weniger.',
        ],
        deed: [
          '{hero_subj} ging drei Schritte zurück, drehte sich um und legte die offene Hand auf den Rücken.',
        ],
        answer: [
          'Ein Rücken guckt niemanden an. Da konnte {part_def_nom} sich eine Hand in Ruhe ansehen, sogar von nah.',
        ],
        echo: [
          '<companion>Wie sah es denn aus?</companion>, fragte {companion}. {hero} wusste es nicht, {hero_er} hatte ja den Rücken hingehalten. <hero>Warm</hero>, sagte {hero_er}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ging auf {part_def_acc} zu und streckte die Hand aus, wie man das macht. Zurück ging es einen Schritt. {hero_subj} ging zwei vor.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} umarmen, das mögen alle. Nach der ersten Umarmung von nichts versuchte {hero_er} es noch einmal.',
          ],
          clever: [
            '{hero_subj} hatte gelernt, man sieht sich beim Grüßen in die Augen. Also ging {hero_er} so nah an {part_def_acc}, bis es Augen gab.',
          ],
          playful: [
            '{hero_subj} war ein Bär mit weiten Armen und tappte auf {part_def_acc} zu. Der Bär meinte es wirklich gut.',
          ],
        },
        fails: ['Ein Schritt hin, ein Schritt fort. {hero_subj} machte größere Schritte.'],
        again: ['Es wurde fast ein Rennen. Nur lief einer davon rückwärts.'],
        refrain: ['Schritt auf dich und Schritt auf dich! Keiner will mich.'],
        turned: ['Drei zurück und umgedreht. Schau, wie es geht.'],
        noticing: [
          '{hero_subj} sah auf den Boden. Da waren die Spuren: eine vor, eine zurück, alle gleich weit voneinander, wie die Zinken am Kamm. Die anderen hatten immer denselben Abstand gewollt. {hero_subj} hatte immer einen anderen.',
        ],
        deed: [
          '{hero_subj} ging drei große Schritte rückwärts und drehte sich um. Die eine Hand legte {hero_er} hinter sich, offen, wie einen Teller. Dann sah {hero_er} in die Wolken.',
        ],
        answer: ['Hinten am Rücken wurde es warm. Das war ein Atem, und er gehörte {part_def_dat}.'],
        echo: [
          'So begrüßten sich {hero} und {companion} am nächsten Tag: drei Schritte, umdrehen, Teller. Es kam ein Bonbon hinein.',
        ],
      },
    ],
  },
  handsInSocks: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trampelte in Schuhen um {part_def_acc} und sagte laut und deutlich, was zu tun war, so wie daheim.',
          ],
          warm: [
            '<hero>Guten Tag, bitte nicht stören lassen</hero>, sagte {hero_subj} mit der Stimme für Besuch und stiefelte an {part_def_acc} heran.',
          ],
          clever: [
            '{hero_subj} wusste, dass deutliches Sprechen hilft. Darum sprach {hero_er} bei {part_def_dat} deutlich und trat auch deutlich auf.',
          ],
          playful: [
            '{hero_subj} spielte Wirt und rief quer über {part_def_acc}: <hero>Was darf es sein?</hero> Die Schuhe klapperten wie Teller.',
          ],
        },
        fails: ['Keiner gab Antwort. Also sagte {hero_subj} es lauter, mit einem Stampfen als Punkt.'],
        again: ['Der nächste Satz hatte drei Punkte. Bumm, bumm, bumm.'],
        refrain: ['Laut und Schuh und bumm, bumm, bumm! Dreht sich nicht um.'],
        turned: ['Socken an und Finger reden. So versteht man jeden.'],
        noticing: [
          '{companion} hatte bei den Schlafenden noch kein Wort gesprochen. {hero} merkte es erst jetzt. Alles, was zu sagen war, sagten zwei Hände, und die Füße waren in Socken.',
        ],
        deed: [
          '{hero_subj} zog beide Schuhe aus und machte den Mund zu. Was es zu sagen gab, sagten zehn Finger. Dann ging {hero_er} in Socken an {part_def_dat} vorbei.',
        ],
        answer: ['So ging hier jeder. {part_def_nom} machte im Schlaf Platz wie für einen aus der Familie.'],
        echo: [
          '{hero_subj} sagte Gute Nacht mit den Fingern. {companion} verstand: Gurke, Pferd. Sie ließen es gelten.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Guten Tag</hero>, rief {hero_subj} und ging mit harten Sohlen auf {part_def_acc} zu. Als nichts kam, rief {hero_er} es härter.',
          ],
          warm: [
            '<hero>Hallo, ihr Lieben</hero>, rief {hero_subj} recht herzlich und trat dabei auf drei Sachen, die zu {part_def_dat} gehörten.',
          ],
          clever: [
            '{hero_subj} sprach besonders deutlich, wie mit Leuten, die weit weg sind. {part_def_nom} war nicht weit weg, sondern im Bett.',
          ],
          playful: [
            '{hero_subj} war ein Soldat aus Blech. Der Soldat meldete sich bei {part_def_dat}, mit klapp und klapp.',
          ],
        },
        fails: ['Hier sprach sonst keiner laut, und alle Schuhe standen an der Tür. Nur zwei nicht.'],
        again: ['{hero_subj} meldete sich noch einmal, mit Salut. Der Salut traf die Mütze.'],
        refrain: ['Klapp und laut und klapp und bumm! Keiner dreht sich um.'],
        turned: ['Strümpfe leis und Finger auch. So ist hier der Brauch.'],
        noticing: [
          '{companion} hatte den ganzen Tag noch nichts gesagt und doch so viel erzählt, mit den Händen. {hero_subj} sah auf die eigenen. Sie hingen da wie geliehen.',
        ],
        deed: [
          '{hero_subj} stellte die Schuhe weg und machte den Mund zu. Mit zehn Fingern sagte {hero_er}, was {hero_er} wollte, und schlich in Strümpfen an den geordneten Sachen vorbei.',
        ],
        answer: [
          'Das waren Schritte, wie sie hier hingehörten. Im Schlaf rückte {part_def_nom}, als käme einer vom Haus nach Hause.',
        ],
        echo: [
          '<companion>Du hast Bratwurst gesagt</companion>, flüsterte {companion}, mit Fingern. {hero} sagte es gleich noch einmal, denn Hunger hatte {hero_er} auch.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rief gegen {part_def_acc} an, laut und deutlich, wie man es daheim lernt. Die Schuhe stampften mit.',
          ],
          warm: [
            '{hero_subj} wollte, dass {companion} im Krach von {part_def_dat} jedes Wort verstand, und schrie und trat dazu auf.',
          ],
          clever: [
            '{hero_subj} maß, wie laut {part_def_nom} war, und rief ein Stück darüber. Mit dem Fuß schlug {hero_er} die Punkte.',
          ],
          playful: [
            '{hero_subj} rief als Marktfrau gegen {part_def_acc} an: Äpfel, Birnen, frische Schuhe! Die Schuhe konnte man hören.',
          ],
        },
        fails: [
          'Wer nichts versteht, fragt: Was? So wurde es immer lauter, und {hero_subj} stampfte dazwischen.',
        ],
        again: ['<hero>WAS?</hero>, rief {hero_subj}. Gesagt hatte keiner etwas.'],
        refrain: ['Was, was, was und stampf, stampf, stampf! Alles ein Krampf.'],
        turned: ['Finger auf und Mund ist zu. Ohne Schuh.'],
        noticing: [
          '{companion} hatte die ganze Zeit den Mund nicht aufgemacht. Und doch hatte {companion} alles erzählt, mit zwei Händen, auf Socken. {hero} war nur nicht darauf gekommen hinzusehen.',
        ],
        deed: [
          '{hero_subj} zog beide Schuhe aus und machte den Mund zu. In der kleinen Pause hob {hero_er} die Hände und sagte es mit zehn Fingern.',
        ],
        answer: [
          'Durch den Lärm von {part_def_dat} gingen die Finger hindurch wie durch Luft. Wer etwas wissen wollte, musste hinsehen, und Hinsehen ist leise.',
        ],
        echo: [
          '{hero} und {companion} redeten noch lange mit den Händen. Einmal mussten beide lachen, und keiner wusste, wer den Witz gemacht hatte.',
        ],
      },
    ],
  },
  newestHere: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kam am ersten Abend mit einer Liste, was man hier besser machen konnte, und las sie vor {part_def_dat} vor.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} Arbeit ersparen und erklärte, wie es die anderen Gruppen machten, mit Bildern.',
          ],
          clever: [
            '{hero_subj} hatte verglichen. Drei Punkte waren bei {part_def_dat} nachweislich umständlich, und alle drei standen auf der Liste.',
          ],
          playful: [
            '{hero_subj} führte {part_def_dat} die bessere Methode als Kochsendung vor. Jemand schmunzelte in {hero_seine} Tasse und rückte den Stuhl weg.',
          ],
        },
        fails: ['Auf jeden Vorschlag von {hero} folgte ein Nicken, und der Kreis wurde enger.'],
        again: ['{hero_subj} hatte noch eine zweite Seite.'],
        noticing: [
          'Keiner widersprach. Sie machten es weiter, in ihrer krummen Reihenfolge, und am Ende lag das Ding fertig da und war gut. {hero_subj} las die Liste noch einmal. Das stand nicht darauf.',
        ],
        deed: [
          '{hero_subj} warf die Liste in den Eimer. <hero>Welche Arbeit bekommt hier immer der Neueste?</hero>, fragte {hero_er}. Bis zehn wusch {hero_er} Farbrollen, ungeschickt, und alle konnten es sehen.',
        ],
        answer: [
          'Gelacht wurde, laut und ausgiebig. An diesem Becken hatte jeder hier einmal gestanden, und {part_def_nom} rückte einen Stuhl heran.',
        ],
        echo: [
          'Nächste Woche kommt jemand Neues. {hero} hat schon die Gummihandschuhe herausgelegt, die mit dem Loch.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} zeigte {part_def_dat} gleich am ersten Abend, wie man es richtig hält. So hatte {hero_er} es gelernt, und so lernte man es überall.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} nichts vorwerfen. {hero_er} sagte nur bei jedem Handgriff, dass es auch einfacher gehe.',
          ],
          clever: [
            '{hero_subj} hatte die Zeit gestoppt. {part_def_nom} brauchte für alles ein Drittel länger als nötig, und die Zahl stand schon an der Tafel.',
          ],
          playful: [
            '{hero_subj} las {part_def_dat} die alten Regeln von der Wand vor, jede mit einer anderen Tierstimme. Ein paar grinsten, und die Regeln blieben hängen.',
          ],
        },
        fails: [
          'Nach jedem <hero>Bei uns</hero> machte {hero_subj} eine kleine Pause, damit man nachfragen konnte. Es fragte niemand.',
        ],
        again: ['<hero>Bei uns</hero>, sagte {hero_subj}, <hero>hing so etwas im Keller.</hero>'],
        noticing: [
          '{hero_subj} wollte gehen und suchte den Haken mit der Jacke. Dort hing ein Zettel mit allen Namen und einem Strich für jeden Abend, an dem einer den Boden gewischt hatte. Der eigene Name stand schon da, mit Bleistift. Dahinter war viel Platz.',
        ],
        deed: [
          '{hero_subj} holte den Eimer und wischte, vor allen, von der Tür zur Wand. Das war die falsche Richtung. Am Ende stand {hero_er} in der Ecke und kam nicht mehr heraus.',
        ],
        answer: [
          'Es wurde so gelacht, dass einer sich setzen musste. {part_def_nom} legte ein Brett über das Nasse, von der Ecke bis zum Tisch.',
        ],
        echo: [
          'Hinter dem Namen ist jetzt ein Strich, in Tinte. {companion} hat dazugeschrieben: gilt halb.',
        ],
      },
    ],
  },
  onPaper: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rief {part_def_acc} fünfmal hintereinander an und sagte dann vor allen, wer es ehrlich meine, der gehe dran.',
          ],
          warm: [
            '{hero_subj} sprach {part_def_dat} auf die Mailbox, erst besorgt, dann sehr besorgt, dann gekränkt.',
          ],
          clever: [
            '{hero_subj} wählte verschiedene Uhrzeiten, um {part_def_acc} zu erreichen. Um halb acht wurde nicht abgenommen, um acht auch nicht.',
          ],
          playful: ['{hero_subj} sang {part_def_dat} auf die Mailbox, alle Strophen. Die erste war gut.'],
        },
        fails: [
          'Jedes Klingeln war ein Klopfen, das nicht aufhört. {hero_subj} drückte auf Wahlwiederholung.',
        ],
        again: [
          'Beim sechsten Mal war besetzt. {hero_subj} hatte sich verwählt und die eigene Nummer erwischt.',
        ],
        noticing: [
          'In der Tasche lag noch der Brief, zwei Seiten, sorgfältig, mit Pfeilen am Rand. {hero_subj} hatte darauf geantwortet. Mit ok.',
        ],
        deed: [
          '{hero_subj} sagte ab, worauf {hero_er} sich für heute gefreut hatte, und beantwortete beide Seiten, mit Füller. Den Bogen legte {hero_er} {part_def_dat} hin. Zeit bis morgen, stand darunter.',
        ],
        answer: [
          'Auf ein Blatt kann man sehen, ohne angesehen zu werden. {part_def_nom} las es zweimal, das sah man am Rand.',
        ],
        echo: [
          '{hero} bekam Antwort, drei Seiten, mit Pfeilen. {companion} wollte wissen, was darin stand. <hero>Es dauert noch</hero>, sagte {hero_subj}. <hero>Ich bin beim zweiten Pfeil.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} klopfte bei {part_def_dat} und sagte vor allen, wer es ernst meine, der mache jetzt auf.',
          ],
          warm: [
            '{hero_subj} rief bei {part_def_dat} an, ließ es lange läuten und rief gleich noch einmal an, damit man merkte, wie viel {hero_ihm} daran lag.',
          ],
          clever: [
            '{hero_subj} hatte gelesen, über so etwas rede man am besten sofort. Darum stellte {hero_er} {part_def_acc} vor der Tür und wollte sofort reden.',
          ],
          playful: [
            '{hero_subj} sang für {part_def_acc} unter dem Fenster, mit Löffeln. Es hörten viele zu, nur einer zog den Vorhang vor.',
          ],
        },
        fails: ['Auf das Läuten kam keine Antwort, also läutete {hero_subj}.'],
        again: ['<hero>Ich seh doch, dass du da bist</hero>, rief {hero_subj}.'],
        noticing: [
          'Im Briefkasten hatte etwas gelegen, schon seit Sonntag: zwei Seiten, klein geschrieben, mit Pfeilen und einer Fußnote. {hero_subj} hatte <hero>ok</hero> zurückgeschrieben. Jetzt las {hero_er} die Fußnote. Sie lautete: Ich kann das nur so.',
        ],
        deed: [
          '{hero_subj} sagte die Verabredung für den Abend ab und suchte einen Stift, der ging. Auf jeden Pfeil antwortete {hero_er}, Seite für Seite. Dann schob {hero_er} die Blätter unter der Tür durch. <hero>Bis morgen</hero>, schrieb {hero_er} dazu. Und ging.',
        ],
        answer: [
          'Den Abend verbrachte {hero_subj} mit einem Tintenfleck. Drinnen wurde ein Stuhl gerückt, dann eine Lampe, und {part_def_nom} machte die Tür einen Fingerbreit auf, damit man sah, dass Licht war.',
        ],
        echo: [
          'Seitdem schreiben sie sich, vom Tisch zum Sofa. {companion} trägt die Post aus und hat eine Mütze dafür.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rief wegen {part_def_gen} fünfmal an und erklärte in der Runde, wer die Wahrheit sagen wolle, könne ja abnehmen.',
          ],
          warm: [
            '{hero_subj} wollte die Sache mit {part_def_dat} von Mensch zu Mensch klären, am Telefon, sofort, immer wieder.',
          ],
          clever: [
            '{hero_subj} sammelte zu {part_def_dat} Argumente für ein Gespräch, das der andere nicht führen wollte.',
          ],
          playful: [
            '{hero_subj} hinterließ zu {part_def_dat} eine Ansage im Stil der Bahn. Sie wurde viel herumgeschickt.',
          ],
        },
        fails: ['Am Telefon riss jeder Satz den anderen mit, und {hero_subj} fing schon wieder von vorn an.'],
        again: [
          'Nun sollten alle auf einmal in die Leitung. Es wurden sieben, und man hörte hauptsächlich Flure.',
        ],
        noticing: [
          '{hero_subj} suchte einen Stift und fand in der Tasche zwei Seiten von fremder Hand, mit Pfeilen von Satz zu Satz. Darunter hatte {hero_er} damals ok geschrieben.',
        ],
        deed: [
          '{hero_subj} ließ den Abend sausen, setzte sich hin und schrieb mit Füller auf beide Seiten eine Antwort. Bis morgen hatte der andere Zeit, so stand es da.',
        ],
        answer: [
          'Auf dem Papier lag alles, was zu {part_def_dat} gesagt war, nebeneinander. Man konnte einem Pfeil mit dem Finger folgen.',
        ],
        echo: [
          'Am Mittelfinger von {hero} ist ein Tintenfleck, der nicht abgeht. {companion} meldet jeden Morgen, wie er sich hält.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} bestand darauf, die Sache mit {part_def_dat} jetzt und hier zu bereden, Aug in Auge.',
          ],
          warm: [
            '{hero_subj} nahm sich wegen {part_def_gen} einen nach dem anderen zur Seite. Einer ging nicht zur Seite, der ging heim.',
          ],
          clever: [
            '{hero_subj} wollte zu {part_def_dat} von jedem eine Antwort, mündlich, ohne Ausflüchte. Vier bekam {hero_er} sofort.',
          ],
          playful: [
            '{hero_subj} veranstaltete wegen {part_def_gen} eine Talkshow, mit einer Bürste als Mikrofon. Drei Gäste waren glänzend.',
          ],
        },
        fails: [
          'Je lauter geredet wurde, desto leiser wurde der, der es wusste. {hero_subj} hielt ihm die Frage noch näher hin.',
        ],
        again: ['<hero>Ein Wort genügt doch</hero>, sagte {hero_subj}.'],
        noticing: [
          'Unter der Tasse von {companion} lag ein Blatt, auf dem war alles gezeichnet: Kreise für die Leute, Striche für das, was gesagt worden war. Ein Strich hing frei, mit einem Fragezeichen. {hero_subj} hatte das Blatt am Montag bekommen und einen Becher daraufgestellt.',
        ],
        deed: [
          '{hero_subj} wischte den Ring ab und sagte das Treffen für heute ab. Mit dem Stift fuhr {hero_er} den freien Strich entlang und schrieb darunter, was {hero_er} dazu wusste. Dann gab {hero_er} {companion} das Blatt. <hero>Nimm dir Zeit bis morgen.</hero>',
        ],
        answer: [
          'Am Morgen lag es wieder da, mit einer zweiten Farbe. Um {part_def_acc} musste niemand mehr reden, man konnte es lesen.',
        ],
        echo: [
          'Der Ring von der Tasse ist auf dem Plan geblieben. {companion} hat einen See daraus gemacht.',
        ],
      },
    ],
  },
};
