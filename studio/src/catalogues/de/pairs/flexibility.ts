import type { LessonPairs } from '../../schema.ts';

export const flexibility: LessonPairs = {
  foldedPlan: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen Plan mit neun Schritten und fing an. Schritt vier hieß: Hand in {part_def_acc}. Die Hand war dicker als im Plan.',
          ],
          warm: [
            '{hero_subj} las {part_def_dat} alle neun Schritte vom Zettel vor, damit es keine Überraschung gab. Bei vier klemmte es.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} neun Schritte aufgeschrieben und dabei an alles gedacht, außer an die Hand.',
          ],
          playful: [
            '{hero_subj} spielte Bergführer mit Karte. Neun Schritte bis in {part_def_acc}, rief der Führer, und bei vier steckte er fest.',
          ],
        },
        fails: ['Schritt vier ging nicht. Da fing {hero_subj} wieder bei eins an, mit festeren Schritten.'],
        again: ['Eins, zwei, drei, stampfte {hero_subj}, und bei vier steckte die Hand noch besser.'],
        refrain: ['Eins, zwei, drei und vier! Fest steckt’s hier.'],
        turned: ['Falt es lang und falt es glatt. Dünn wie ein Blatt.'],
        noticing: [
          'Das Papier war vom Halten weich geworden. {hero_subj} legte es aufs Knie. Von selbst bog es sich an den Falten, als wollte es etwas werden.',
        ],
        deed: [
          '{hero_subj} drehte den Plan um und faltete ihn lang und glatt. Dann schob {hero_er} ihn dort hinein, wo {part_def_nom} breiter war.',
        ],
        answer: ['Der Plan ging hinein wie eine Zunge. Darauf blieb etwas liegen.'],
        echo: [
          '<companion>Und Schritt fünf bis neun?</companion>, fragte {companion}. {hero} sah nach. Sie waren innen.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Auf einem Blatt stand, wie es geht, und {hero_subj} hielt sich daran: Finger hinein in {part_def_acc}, Finger krumm. Der Finger wurde nicht krumm.',
          ],
          warm: [
            '{hero_subj} las {part_def_dat} den Plan vor, damit alle Bescheid wussten. In Punkt drei war {part_def_nom} breiter als in echt.',
          ],
          clever: [
            '{hero_subj} hatte {part_def_acc} gezeichnet, von der Seite, mit Maßen. Nach der Zeichnung passte die Hand genau hinein.',
          ],
          playful: [
            '{hero_subj} hatte eine Schatzkarte gemalt, mit {part_def_dat} als Pforte. Der Ritter auf der Karte war sehr dünn.',
          ],
        },
        fails: ['{hero_subj} strich Punkt drei durch und schrieb darunter noch einmal Punkt drei.'],
        again: ['Nun drückte {hero_subj} fester, genau wie es nicht auf dem Blatt stand.'],
        refrain: ['Punkt eins, Punkt zwei, Punkt drei! Klemmt, eiwei.'],
        turned: ['Knick und Knick, ein langer Strich. Der passt für dich.'],
        noticing: [
          '{hero_subj} fächelte sich mit dem Blatt Luft zu. Es knickte um und wurde schmal. {hero_subj} fächelte noch einmal und sah nun nicht auf das, was darauf stand, sondern auf das Blatt.',
        ],
        deed: [
          '{hero_subj} knickte das Blatt zweimal längs, bis es dünn war wie eine Zunge. Das schob {hero_er} ganz flach dorthin, wo {part_def_nom} breiter war.',
        ],
        answer: [
          'Papier fürchtet sich vor nichts Engem. Es ging unter allem hindurch und kam mit einem Ruck an.',
        ],
        echo: [
          '<companion>Was stand eigentlich darauf?</companion>, fragte {companion}. {hero_subj} faltete es auf. Mitten durch Punkt drei ging ein Strich aus Staub.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte neun Schritte auf einem Blatt. Vier hieß: in {part_def_acc} hineingreifen. Das tat {hero_er}, und dann noch einmal von eins.',
          ],
          warm: [
            '{hero_subj} las {companion} die neun Schritte vor, damit sich keiner fürchtete. Bei vier griff {hero_er} in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} hatte einen lückenlosen Plan mit neun Schritten. Vier war das Hineinsehen in {part_def_acc}. Gesehen wurde: nichts.',
          ],
          playful: [
            '{hero_subj} war ein Roboter mit Befehlszettel. Befehl vier: Arm in {part_def_acc}. Befehl vier: Arm in {part_def_acc}.',
          ],
        },
        fails: ['Weil vier nicht ging, fing {hero_subj} bei eins an. Es war noch immer dieselbe Vier.'],
        again: [
          'Eins, zwei, drei, sagte {hero_subj} lauter, damit die Vier sich erschrak. Sie erschrak nicht.',
        ],
        refrain: ['Eins, zwei, drei und vier! Schwarz ist’s hier.'],
        turned: ['Falt und dreh, das Weiße raus. Hell läuft’s voraus.'],
        noticing: [
          'Das Blatt war weich geworden und bog sich an seinen Falten. {hero_subj} drehte es hin und her. Die Rückseite war leer und sehr weiß.',
        ],
        deed: [
          '{hero_subj} faltete den Plan lang und glatt, das Weiße nach oben. So schob {hero_er} ihn in {part_def_acc}, dem Schimmer entgegen.',
        ],
        answer: [
          'Das Weiße nahm den Schimmer und trug ihn weiter. In {part_def_dat} lag nun ein schmaler heller Boden.',
        ],
        echo: [
          '<hero>Schritt zehn</hero>, schrieb {hero} auf die Rückseite, und dann fiel {hero_ihm} dazu nichts ein. Das war auch gut.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen Plan mit neun Schritten und trat bei Schritt vier in {part_def_dat} ins Leere. Also fing {hero_er} von vorn an, mit mehr Schwung.',
          ],
          warm: [
            '<hero>Es steht ja alles hier</hero>, beruhigte {hero_subj} {companion} und hielt sich in {part_def_dat} den Plan vor die Nase. Lesen konnte man ihn dort nicht.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} die Schritte gezählt. Es waren die Schritte für einen hellen Tag.',
          ],
          playful: [
            '{hero_subj} spielte Roboter mit Programm. In {part_def_dat} sagte der Roboter viermal: Schritt vier, Schritt vier.',
          ],
        },
        fails: ['Der Plan war gut, nur das Dunkle kannte ihn nicht. {hero} fing wieder bei eins an.'],
        again: ['{hero_subj} strich Schritt vier durch und ging ihn trotzdem.'],
        refrain: ['Eins und zwei und drei und bumm. Wieder herum.'],
        turned: ['Falten hier und falten da. Das Weiße ist da.'],
        noticing: [
          'Das Papier war vom Festhalten ganz weich. Wo {hero_subj} es gedrückt hatte, waren Knicke, und die wollten auf einmal etwas anderes sein als ein Plan.',
        ],
        deed: [
          '{hero_subj} knickte den Plan an den Knicken, mit der weißen Seite nach außen. Es wurde ein Dach, und das stellte {hero_er} unter den Schimmer, mitten in {part_def_acc}.',
        ],
        answer: ['Das weiße Dach fing auf, was an Licht herunterkam. Ringsum bekam der Boden einen Rand.'],
        echo: [
          '<companion>Wohin führt Schritt neun?</companion>, fragte {companion}. {hero} drehte das Dach um. <hero>In die Dachrinne.</hero>',
        ],
      },
    ],
  },
  crookedWay: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Geradeaus</hero>, sagte {hero_subj}, denn so war es abgemacht, und rannte gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Geradeaus, versprochen ist versprochen</hero>, sagte {hero_subj} und sprang brav in der Mitte an {part_def_dat} hoch.',
          ],
          clever: [
            '{hero_subj} hatte mit dem Finger einen Pfeil auf den Boden gemalt. Er zeigte gerade auf {part_def_acc}, also lief {hero_er} gerade.',
          ],
          playful: [
            '{hero_subj} war ein Pfeil und sauste geradewegs auf {part_def_acc}. Pfeile können nicht um die Ecke.',
          ],
        },
        fails: ['In der Mitte war nichts zum Festhalten. {hero_subj} nahm mehr Anlauf, auf dieselbe Mitte.'],
        again: [
          'Der nächste Anlauf begann so weit hinten, dass {hero_subj} auf halbem Weg ausruhen musste. Dann ging es gegen dieselbe Stelle.',
        ],
        refrain: ['Gradaus, gradaus, hopp! Und stopp.'],
        turned: ['Quer und schräg und rundherum. Der Weg ist krumm.'],
        noticing: [
          '{hero_subj} saß auf dem eigenen Pfeil. Der war ganz verschmiert und hatte einen Schwanz bekommen. Der Schwanz zeigte zur Seite.',
        ],
        deed: [
          '{hero_subj} drehte sich von der Mitte weg und ging drei Schritte zur Seite. Dort stellte {hero_er} den Fuß unten an {part_def_acc}, schräg und langsam.',
        ],
        answer: ['Einmal quer, dann hinauf. Von der Seite war {part_def_nom} halb so streng.'],
        echo: ['Auf dem Heimweg gingen sie krumm, ohne Not. {companion} fand dabei eine Feder.'],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Geradeaus</hero>, sagte {hero_subj}, denn so war es abgemacht. {hero_subj} nahm Anlauf auf {part_def_acc} und kam fast bis in die Mitte.',
          ],
          warm: [
            '<hero>Geradeaus, versprochen ist versprochen</hero>, sagte {hero_subj} und setzte brav einen Fuß vor den anderen, mitten auf {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} rechnete nach: Gerade ist am kürzesten. Also malte {hero_er} einen Pfeil auf den Boden und lief ihm nach, auf {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war ein Pfeil und sauste geradewegs auf {part_def_acc}. Pfeile können nicht um die Ecke.',
          ],
        },
        fails: [
          'Der Pfeil auf dem Boden zeigte geradeaus. Also nahm {hero_subj} mehr Anlauf, auf dieselbe glatte Stelle.',
        ],
        again: [
          'Der nächste Anlauf fing so weit hinten an, dass man winken musste. Zurück ging es im Sitzen.',
        ],
        refrain: ['Gradaus, gradaus, hui und hopp! Zurück und stopp.'],
        turned: ['Krumm herum und Schritt für Schritt. Der Bogen geht mit.'],
        noticing: [
          '{hero_subj} saß auf dem eigenen Pfeil. Vom vielen Rutschen war er verschmiert und hatte einen Schwanz bekommen. Der Schwanz zeigte zur Seite.',
        ],
        deed: [
          '{hero_subj} ging drei Schritte zur Seite. Dort setzte {hero_er} den Fuß auf {part_def_acc}, krumm und langsam, wo es nicht glatt war.',
        ],
        answer: [
          'Der Fuß stand. Von da ging es im Bogen weiter, ein Schritt und noch einer, und {part_def_nom} hatte nichts dagegen.',
        ],
        echo: [
          'Zu Hause malte {hero} einen Pfeil mit drei Kurven. {companion} fuhr ihn mit dem Finger nach und kam bei der eigenen Nase heraus.',
        ],
      },
    ],
  },
  theOtherHandle: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Schieben ist Schieben</hero>, sagte {hero_subj}, denn so war es abgemacht, und schob {part_def_acc} mit beiden Fersen im Boden.',
          ],
          warm: [
            '<hero>Wir haben gesagt, wir schieben</hero>, sagte {hero_subj}. Und weil ein Wort ein Wort ist, schob {hero_er} {part_def_acc}, auch für die anderen.',
          ],
          clever: [
            '{hero_subj} hatte gründlich überlegt und sich für Schieben entschieden. Überlegt wird nur einmal. Also schob {hero_er} {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war ein Schneepflug, und Schneepflüge schieben. Brrrr, machte {hero_er} an {part_def_dat}, und mehr machte es nicht.',
          ],
        },
        fails: ['Mit jedem Schieben grub sich vorne etwas ein. {hero_subj} schob darum fester.'],
        again: [
          '<hero>Schieben</hero>, knurrte {hero} und schob mit dem Hintern. Das war immer noch schieben.',
        ],
        refrain: ['Schieb und schieb und schieb und schieb! Und alles blieb.'],
        turned: ['Rum herum und zieh einmal. Andere Wahl.'],
        noticing: [
          '{hero_subj} rutschte ab und hielt sich schnell fest, um nicht zu fallen. Damit hatte {hero_er} gezogen, aus Versehen. Etwas war mitgekommen, so wenig wie ein Haar.',
        ],
        deed: [
          '{hero_subj} ließ los und ging um {part_def_acc} herum. Auf der anderen Seite fasste {hero_er} die Kante, die wackelte, und zog.',
        ],
        answer: ['{part_def_nom} kam {hero_ihm} entgegen, als hätte es nie etwas anderes gewollt.'],
        echo: ['An der Haustür schob {hero} und schob. <companion>Ziehen</companion>, las {companion} vor.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>Gedrückt wird von hier</hero>, sagte {hero_subj}, stemmte die Stirn gegen {part_def_acc} und schnaubte.',
          ],
          warm: [
            '<hero>Nur noch ein kleines bisschen</hero>, bat {hero_subj} {part_def_acc} und drückte. Es war schon das neunte kleine bisschen.',
          ],
          clever: [
            '{hero_subj} wusste: Was schwer ist, schiebt man. So steht es in den Büchern, und danach wurde {part_def_nom} geschoben.',
          ],
          playful: [
            '{hero_subj} war ein Nashorn und kannte nur vorwärts. Das Nashorn nahm Anlauf auf {part_def_acc}.',
          ],
        },
        fails: ['Nach vorn ging es nicht, also ging {hero_subj} nach vorn.'],
        again: ['{hero_subj} schob mit der anderen Schulter. Das war schon fast etwas Neues.'],
        refrain: ['Vorwärts, vorwärts, ruck und ruck! Nicht ein Zuck.'],
        turned: ['Hinten rum und zieh ein Stück. Einmal zurück.'],
        noticing: [
          'Der Ärmel hing fest. {hero_subj} wollte ihn befreien und zog, ganz leicht, zu sich her. Der Ärmel kam mit. Und noch etwas kam mit, so viel wie ein Fingernagel.',
        ],
        deed: [
          '{hero_subj} ging einmal ganz herum. Da war eine Kante, die wackelte, und sonst war da noch keiner gewesen. {hero_subj} hängte sich daran und zog.',
        ],
        answer: ['Ziehen, das hatte {part_def_dat} heute noch niemand angeboten.'],
        echo: ['Abends zog {hero} sich den Pullover rückwärts aus. Es ging sehr gut.'],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte gegen {part_def_acc}. <hero>Abgemacht war Drücken</hero>, sagte {hero_er} und stemmte die Fersen ein.',
          ],
          warm: [
            '{hero_subj} drückte {part_def_acc}, ganz ohne Gewalt, aber sehr lange. Es war so versprochen.',
          ],
          clever: [
            '{hero_subj} kannte die Regel: Was zu ist, drückt man auf. Also drückte {hero_er} {part_def_acc}, und zwar nach der Regel.',
          ],
          playful: [
            '{hero_subj} spielte Nashorn und drückte {part_def_acc} mit der Stirn. Nashörner ändern selten den Plan.',
          ],
        },
        fails: ['Gedrückt war gedrückt, und weil es nicht half, drückte {hero_subj} mehr.'],
        again: ['{hero_subj} legte sich schräg dagegen wie ein Brett. Das Brett schnaufte.'],
        refrain: ['Drück und drück und drück und drück! Nicht ein Stück.'],
        turned: ['Zieh ein bisschen, her zu mir. Da rührt sich was hier.'],
        noticing: [
          'Die Hände glitten ab, und {hero_subj} hielt sich im Fallen fest. Das war gezogen, nicht gedrückt. Da hatte etwas leise geseufzt.',
        ],
        deed: ['{hero_subj} nahm die Schulter weg und zog {part_def_acc} ein kleines Stück zu sich her.'],
        answer: ['Zwischen {part_def_dat} und dem kleinen Ding daneben war auf einmal Platz.'],
        echo: [
          '<companion>Abgemacht war aber Drücken</companion>, sagte {companion}. <hero>Das tun wir morgen wieder</hero>, sagte {hero_subj}. <hero>Zum Zumachen.</hero>',
        ],
      },
    ],
  },
  itsGame: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen Satz geübt und sagte ihn {part_def_dat}, mit Zeigefinger. Dann sagte {hero_er} ihn noch einmal, Wort für Wort.',
          ],
          warm: [
            '{hero_subj} hatte sich einen besonders lieben Satz gemerkt. {part_def_nom} bekam ihn, und gleich darauf bekam {part_er} ihn wieder.',
          ],
          clever: [
            '{hero_subj} hatte lange an dem Satz gefeilt. Für {part_def_acc} war er jetzt vollkommen, darum änderte {hero_er} kein Wort daran.',
          ],
          playful: [
            '{hero_subj} hatte einen Satz, der sich reimte, und sagte ihn {part_def_dat} auf wie im Theater. Und als Zugabe noch einmal.',
          ],
        },
        fails: [
          '<hero>Also noch einmal von vorn</hero>, sagte {hero_subj}, und der Zeigefinger wippte mit. Keiner hörte zu.',
        ],
        again: [
          '{hero_subj} ging noch näher heran und sagte den Satz von vorn. Es wurde an {hero_ihm} vorbeigesehen.',
        ],
        refrain: ['Bla und bla und noch mal bla! Und keiner war da.'],
        turned: ['Rund herum und hopp mit dir. Ich bin auch hier.'],
        noticing: [
          'Niemand hörte auf den Satz. Drüben hatte man zu tun, immer mit demselben, und am Ende kam jedes Mal ein kleiner Ruck wie ein Hüpfer. {hero_subj} sah zu.',
        ],
        deed: [
          '{hero_subj} ließ den Satz Satz sein und blieb neben {part_def_dat}. Kam der kleine Ruck, dann machte {hero_er} auch einen Hüpfer.',
        ],
        answer: [
          'Jetzt endlich redete einer. Es kam ein Ruck zurück, und dann wartete {part_def_nom} auf den nächsten Hüpfer.',
        ],
        echo: [
          '<companion>Wie hieß denn dein Satz?</companion>, fragte {companion}. {hero} dachte nach. Es war nur noch der Hüpfer übrig.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich {part_def_dat} in den Weg und sagte das Gedicht auf, das man dafür gelernt hatte. Alle vier Zeilen.',
          ],
          warm: [
            '{hero_subj} sagte {part_def_dat} den Satz, den Oma immer sagt, wenn man etwas möchte. Bei Oma wirkte er.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} eine Frage mit A, B und C vorbereitet. Es kam nicht A und nicht B und auch nicht C.',
          ],
          playful: [
            '{hero_subj} sang {part_def_dat} ein Lied vor, mit Bewegungen. Die Bewegungen waren leider auch auswendig gelernt.',
          ],
        },
        fails: ['{hero_subj} fing wieder vorn an, bei Zeile eins, mit Zeigefinger.'],
        again: ['Zeile eins. Zeile zwei. Drüben ging längst etwas anderes vor sich.'],
        refrain: ['Zeile eins und Zeile zwei! Alles vorbei.'],
        turned: ['Trab, trab, trab und einmal hopp. Ich auch, hopp.'],
        noticing: [
          '{hero_subj} hatte Zeile drei vergessen. Es wurde still, und da hörte man es: trab, trab, trab, hopp. Und wieder: trab, trab, trab, hopp. Das hatte gar keine Zeilen. Es hatte ein Hopp.',
        ],
        deed: [
          '{hero_subj} ging neben {part_def_dat} her und machte mit: trab, trab, trab, hopp. Nach der dritten Runde machte {hero_er} das Hopp ein kleines Stück weiter vorn, zu {prize_def_dat} hin.',
        ],
        answer: ['{part_def_nom} fand das ein sehr gutes Hopp und machte es nach.'],
        echo: [
          '<companion>Wie ging Zeile drei?</companion>, fragte {companion}. <hero>Trab, trab, trab</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen Satz geübt und sagte ihn {part_def_dat} mitten ins Gesicht, mit Zeigefinger. Dann sagte {hero_er} ihn noch einmal.',
          ],
          warm: [
            '{hero_subj} hatte sich einen besonders lieben Satz gemerkt. {part_def_nom} bekam ihn zweimal, Wort für Wort.',
          ],
          clever: [
            '{hero_subj} hatte lange an einem Satz gefeilt. Vor {part_def_dat} sagte {hero_er} ihn auf, und weil er vollkommen war, gleich noch einmal.',
          ],
          playful: [
            '{hero_subj} sagte {part_def_dat} einen Satz auf, der sich reimte. Als Zugabe kam derselbe Satz, mit Verbeugung.',
          ],
        },
        fails: [
          'Zum dritten Mal kam derselbe Satz, und der Zeigefinger wippte mit. Vor einem Zeigefinger macht man sich breit.',
        ],
        again: ['{hero_subj} sagte den Satz nun von hinten nach vorn. Der Zeigefinger blieb derselbe.'],
        refrain: ['Bla und bla und Finger hoch! Da steht einer noch.'],
        turned: ['Hin und her und hopp mit dir. Ich bin auch hier.'],
        noticing: [
          '{hero_subj} machte den Mund zu. Da sah {hero_er} erst, was drüben geschah. Ein Blick hin, ein Blick her, am Ende ein kleiner Ruck, und immer allein.',
        ],
        deed: [
          '{hero_subj} steckte den Zeigefinger ein und stellte sich neben {part_def_acc}. Blick hin, Blick her, und am Ende ein Hüpfer. {hero_subj} machte die ganze Runde mit.',
        ],
        answer: [
          'Zu zweit war es auf einmal ein Spiel. {part_def_nom} rückte ein wenig, damit es mehr Platz hatte.',
        ],
        echo: [
          '<companion>Wie ging dein Satz?</companion>, fragte {companion}. {hero} sah hin, sah her und machte einen Hüpfer.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte den Satz den ganzen Weg geübt. Vor {part_def_dat} sagte {hero_er} ihn auf, und gleich noch einmal, mit Finger.',
          ],
          warm: [
            '<hero>Ich sage es dir gern noch einmal</hero>, sagte {hero_subj} zu {part_def_dat} und sagte genau dasselbe, nur lieber.',
          ],
          clever: [
            '{hero_subj} fand den Satz sehr gut und änderte nichts daran. Bei {part_def_dat} kam er viermal sehr gut an der Stirn vorbei.',
          ],
          playful: ['{hero_subj} sang den Satz, mit Betonung. {part_def_nom} hörte weg, mit Betonung.'],
        },
        fails: [
          'Ein Satz, der nicht passt, passt auch beim fünften Mal nicht. {hero} wurde nur schneller damit.',
        ],
        again: ['{hero_subj} sagte den Satz in einem einzigen Atem. Davon wurde er rund und unverständlich.'],
        refrain: ['Satz von vorn und Satz von vorn. Keiner war vorn.'],
        turned: ['Deine Runde, meine auch. Hopp mit Bauch.'],
        noticing: [
          '{hero_ihm} fiel auf, dass niemand zuhörte. Gegenüber hatte man zu tun: hin, her, ein kleiner Hopser, hin, her, ein kleiner Hopser.',
        ],
        deed: [
          '{hero_subj} ließ den Satz fallen und stellte sich daneben, Schulter an Schulter. Hin ging es, und her ging es, und beim Hopser hopste {hero} mit.',
        ],
        answer: [
          'In der dritten Runde wurden die Schritte gleich. Neben {hero} ging {part_def_nom} an der Stelle vorbei, die sonst keiner verlässt.',
        ],
        echo: [
          'Auf dem Heimweg hopsten sie bei jeder Laterne. {companion} fand, es seien zu wenige Laternen.',
        ],
      },
    ],
  },
  ownNumberOut: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            'Es regnete auf den Plan, und {hero_subj} las den Ablauf noch einmal vor, Minute für Minute, während {part_def_nom} dastand.',
          ],
          warm: [
            '{hero_subj} hielt die Plane nur über den Zettel, damit wegen {part_def_gen} niemand um seinen Auftritt bangen musste.',
          ],
          clever: [
            '{hero_subj} rechnete um: Wenn alle an {part_def_dat} doppelt so schnell waren, konnte alles bleiben, wie es war.',
          ],
          playful: [
            '{hero_subj} kündigte den Regen als Programmpunkt an. An {part_def_dat} lachte noch einer, unter einer Kapuze.',
          ],
        },
        fails: ['Jeder wartete auf seine Nummer, und so hatte keiner eine Hand frei.'],
        again: ['{hero_subj} las vor, diesmal mit den Pausen.'],
        noticing: [
          'Die Tinte lief. Eine einzige Zeile stand noch klar da, ganz oben, zwölf Minuten. Es war die von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} strich die eigene Nummer durch, ganz oben auf der Liste, und gab den Stift weiter. Dann trug {hero_er} die große Trommel unter das Dach.',
        ],
        answer: [
          'Der Stift ging herum und strich hier drei Minuten und dort fünf. Wer fertig gestrichen hatte, kam zu {part_def_dat}.',
        ],
        echo: [
          'Die zwölf Minuten hat {hero} noch. {companion} hat sie sich im Bus vorspielen lassen, mit den Händen auf der Lehne.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Wir bleiben dabei</hero>, sagte {hero_subj} und stellte sich im Nieselregen an {part_def_acc}, pünktlich auf die Minute.',
          ],
          warm: [
            '{hero_subj} munterte die an {part_def_dat} auf. Der Plan sei ja gut, sagte {hero_er}, nur das Wetter müsse noch mitmachen.',
          ],
          clever: [
            '{hero_subj} verlegte an {part_def_dat} drei Punkte um je eine Minute. Nass wurden sie trotzdem der Reihe nach.',
          ],
          playful: [
            '{hero_subj} sagte an {part_def_dat} den Regen als besonderen Gast an, mit Verbeugung. Danach ging es weiter nach Plan.',
          ],
        },
        fails: [
          'Jeder stand, wo er um diese Zeit stehen sollte. Da war nur keiner, wo man ihn brauchte, und {hero_subj} stand am allergenauesten.',
        ],
        again: ['{hero_subj} las die Zeiten noch einmal vor. Bei Punkt drei schlug der Wind das Blatt um.'],
        noticing: [
          'Das Blatt klebte an {hero_seinem} Ärmel. Als {hero_subj} es abzog, blieb eine Zeile auf dem Stoff, spiegelverkehrt. Es war die eigene Nummer, zwölf Minuten. Sonst war alles davongelaufen.',
        ],
        deed: [
          '{hero_subj} strich als Erstes diese Zeile durch, auf dem Ärmel. <hero>Meine fällt aus. Was können wir noch lassen?</hero> Dann nahm {hero_er} die Pauke und trug sie unter das Dach.',
        ],
        answer: [
          'Nach der Pauke gab einer sein Gedicht her, dann einer den Spagat. Auf einmal standen an {part_def_dat} lauter Leute, die nichts anderes zu tun hatten.',
        ],
        echo: [
          'Der Strich ging beim Waschen nicht heraus. <companion>Steht dir</companion>, sagte {companion}. <companion>Zwölf Minuten Ärmel.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bestand auf dem Ablauf, wie er dastand. Was um {part_def_acc} versprochen war, war versprochen.',
          ],
          warm: [
            '{hero_subj} versicherte jedem einzeln, dass sein Platz im Ablauf blieb. Wegen {part_def_gen} waren das nun drei für denselben Platz.',
          ],
          clever: [
            '{hero_subj} ordnete um {part_def_acc} herum alles neu, nur nicht die eigene Nummer. Die war der feste Punkt.',
          ],
          playful: [
            '{hero_subj} verlas den verregneten Plan zu {part_def_dat} wie ein Heldenlied. Die Helden saßen da und tropften.',
          ],
        },
        fails: [
          'Jedes Umstellen zog etwas anderes mit, denn in der Mitte lag etwas, das sich nicht bewegen durfte.',
        ],
        again: ['{hero_subj} stellte noch einmal um, um dieselbe Mitte herum.'],
        noticing: [
          'Der Regen hatte das meiste weggewaschen. Übrig war die Zeile in der Mitte, zwölf Minuten lang. Alle anderen hatten sich darum herumgewickelt.',
        ],
        deed: [
          '{hero_subj} zog einen Strich durch die zwölf Minuten, die {hero_seine} waren. Den Stift legte {hero_er} offen auf den Tisch.',
        ],
        answer: [
          'Was wem zugesagt war, passte jetzt nebeneinander. An {part_def_dat} musste keiner mehr ziehen.',
        ],
        echo: [
          '<companion>Schade um die zwölf Minuten</companion>, sagte {companion}. <hero>Es waren eigentlich elf</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} las allen vor, was wegen {part_def_gen} abgemacht war, Punkt für Punkt, gegen den Wind.',
          ],
          warm: [
            '{hero_subj} versprach wegen {part_def_gen} jedem, dass an seiner Nummer nichts geändert werde. Es waren vierzehn Versprechen und neun Plätze.',
          ],
          clever: ['{hero_subj} schob die Zeiten in {part_def_dat} hin und her. Es ging immer fast auf.'],
          playful: [
            '{hero_subj} erklärte die Ordnung in {part_def_dat} zum Tanz, Wechselschritt, und alle drehten sich einmal. Danach standen sie wie vorher.',
          ],
        },
        fails: [
          'Jeder hing an einem anderen, und in der Mitte hing {hero_subj} an den zwölf Minuten, die auf keinen Fall.',
        ],
        again: ['Auf keinen Fall, sagte {hero_subj} noch einmal.'],
        noticing: [
          '<companion>Wenn hier einer loslässt</companion>, sagte {companion}, <companion>was fällt dann um?</companion> {hero_subj} ging im Kopf alle durch, vom Ersten bis zum Letzten. Bei dreizehn fiel etwas um. Bei einem nicht.',
        ],
        deed: [
          '{hero_subj} nahm den Stift und strich die eigenen zwölf Minuten durch, die vom ganzen Jahr. Den Stift gab {hero_er} an den Nächsten weiter.',
        ],
        answer: [
          'Der Nächste gab drei Minuten her, die Übernächste zwei. {part_def_nom} war noch voll, aber man konnte einen Finger dazwischenschieben.',
        ],
        echo: [
          'Die Nummer hat {hero} dann auf dem Parkplatz gezeigt, für {companion} und einen Hund. Der Hund blieb bis zum Schluss.',
        ],
      },
    ],
  },
  twoTrips: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lud alles auf einmal auf, bis zum Kinn, und trieb die anderen an. An {part_def_dat} wurde im Vorbeigehen gezerrt.',
          ],
          warm: [
            '{hero_subj} wollte niemanden warten lassen und riss {part_def_acc} deshalb aus der Ruhe, nur ganz kurz, nur zum Nachsehen.',
          ],
          clever: [
            '{hero_subj} hatte den Fahrplan im Kopf. Wenn {part_def_nom} sich an den Fahrplan hielt, ging es auf.',
          ],
          playful: [
            '{hero_subj} stapelte, bis man dahinter nichts mehr sah als zwei Augen, und rief {part_def_dat} zu, der Zug fahre jetzt ab.',
          ],
        },
        fails: [
          'Es wurde geschoben und nachgesehen und wieder geschoben, alles zugleich und alles von {hero}.',
        ],
        again: ['{hero_subj} legte noch etwas obendrauf und sah unterdessen ein fünftes Mal nach.'],
        noticing: [
          'Der Bus fuhr. Man hörte ihn schalten, und dann hörte man ihn nicht mehr. Auf dem Pflaster lag das Blatt mit den Zeiten. Der nächste ging in einer Stunde.',
        ],
        deed: [
          '{hero_subj} stellte die Hälfte ab und rief an. <hero>Wir kommen später, fangt ohne uns an.</hero> Dann ging {hero_er} mit der einen Hälfte los und kam für die andere wieder.',
        ],
        answer: ['Die Stunde war sowieso weg. {part_def_nom} bekam sie ganz.'],
        echo: [
          'Die Eröffnung kennen sie nur vom Hörensagen. <companion>Es gab Häppchen</companion>, sagte {companion} und zog zwei aus der Jacke.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wollte alles in einem Schwung, wie ausgemacht, und half bei {part_def_dat} nach, damit es gleichzeitig fertig war.',
          ],
          warm: [
            '{hero_subj} hatte allen halb sieben versprochen. Also blieb für {part_def_acc} Zeit bis zwanzig nach, bei gutem Zureden.',
          ],
          clever: [
            '{hero_subj} legte die Uhr neben {part_def_acc} und teilte die Zeit in Stücke. Das letzte Stück war leider kleiner als das, was hineinmusste.',
          ],
          playful: [
            '{hero_subj} rief bei {part_def_dat} die letzte Runde aus und schwang ein Handtuch. Bis zur Kurve machten alle mit.',
          ],
        },
        fails: ['Damit es aufging, fing {hero_subj} mit dem Nächsten an, bevor das Erste so weit war.'],
        again: [
          '<hero>Das holen wir wieder ein</hero>, rief {hero_subj}, schon auf der Treppe, und kam noch einmal herunter, um nachzuhelfen.',
        ],
        noticing: [
          'Der Plan hing an der Wand, mit vier Pfeilen. {hero_subj} stand davor und suchte einen, der zurückging. Alle zeigten nach rechts, und rechts war das Papier zu Ende.',
        ],
        deed: [
          '{hero_subj} malte einen fünften Pfeil, der zurückging, und rief die Wartenden an. <hero>Fangt ohne uns an. Wir bringen erst die Hälfte.</hero> Die Hälfte trug {hero_er} fort, und {part_def_acc} ließ {hero_er} stehen.',
        ],
        answer: [
          'Auf dem Hinweg hörten sie schon die Musik, die ohne sie angefangen hatte. Als sie wiederkamen, war eine Stunde um, in der keiner {part_def_acc} angefasst hatte.',
        ],
        echo: [
          '<companion>Einmal gehen ist kürzer</companion>, sagte {companion}. <hero>Dafür kommt man zweimal an</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
