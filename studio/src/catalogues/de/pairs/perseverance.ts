import type { LessonPairs } from '../../schema.ts';

export const perseverance: LessonPairs = {
  fromTheOtherEnd: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} riss an {part_def_dat}. Und noch einmal. Beim siebten Mal riss {hero_er} genau wie beim ersten, nur röter.',
          ],
          warm: [
            '{hero_subj} zog an {part_def_dat} und sagte jedes Mal bitte dazu. Es waren sieben Bitte und siebenmal derselbe Ruck.',
          ],
          clever: [
            '{hero_subj} hatte sich für {part_def_acc} einen Griff ausgedacht und übte ihn, sieben Mal genau gleich.',
          ],
          playful: [
            '{hero_subj} ließ {part_def_acc} Karussell fahren, siebenmal in dieselbe Richtung. Beim siebten Mal war nur {hero_ihm} schwindlig.',
          ],
        },
        fails: [
          '<hero>So ein Quatsch</hero>, sagte {hero_subj} nach jedem Mal, und dann kam dasselbe, bloß fester.',
        ],
        again: ['Acht, sagte {hero_subj} und machte die Sieben noch einmal.'],
        refrain: ['Zieh, Quatsch, zieh, Quatsch. Fest wie Matsch.'],
        turned: ['Andersrum, andersrum. Hinten herum.'],
        noticing: [
          '{hero_subj} setzte sich hin und schnaufte. Ringsum sah man noch, wo gezogen worden war. Sieben Spuren waren es, und alle hörten an derselben Stelle auf.',
        ],
        deed: [
          '{hero_subj} stand auf und ging ganz herum, auf die andere Seite. Von dort schob {hero_er} an der losen Schlaufe, was {hero_er} vorher gezogen hatte.',
        ],
        answer: ['{part_def_nom} ging hinaus, wie {part_er} hineingegangen war, nur rückwärts.'],
        echo: [
          '<companion>Wie oft hast du es versucht?</companion>, fragte {companion}. <hero>Siebenmal hin</hero>, sagte {hero_subj}, <hero>und einmal zurück.</hero>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rannte auf {part_def_acc}, rutschte, lief zurück und rannte wieder, siebenmal auf demselben Strich.',
          ],
          warm: [
            '{hero_subj} ging {part_def_acc} an und sagte jedes Mal Entschuldigung, wenn {hero_er} hinfiel. Es wurden sieben Entschuldigungen.',
          ],
          clever: [
            '{hero_subj} hatte den kürzesten Strich über {part_def_acc} gefunden und ging ihn siebenmal. Die Linie stimmte, die Füße nicht.',
          ],
          playful: [
            '{hero_subj} lief mit Anlauf auf {part_def_acc} und rief bei jedem Sturz eine Punktzahl. Es begann mit fünf und ging bergab.',
          ],
        },
        fails: ['Beim Hinfallen sagte {hero_subj} Quatsch und fing den Quatsch von vorn an.'],
        again: ['Zum achten Mal nahm {hero_subj} mehr Anlauf. Das Hinfallen dauerte dadurch länger.'],
        refrain: ['Rutsch, Quatsch, rutsch, Quatsch. Platsch.'],
        turned: ['Seitwärts, Schritt und seitwärts, Schritt. Und keiner rutschte mit.'],
        noticing: [
          '{hero_subj} blieb einfach sitzen und bekam wieder Luft. Die Spuren von allen sieben Malen lagen da. Sie endeten am selben Fleck, einen Po breit.',
        ],
        deed: [
          '{hero_subj} ging zu dem Fleck, an dem alles geendet hatte. Gleich daneben stellte {hero_er} einen Fuß auf die raue Stelle und ging von dort los, seitwärts.',
        ],
        answer: ['Der Fuß stand. {part_def_nom} tat so, als wäre nie etwas gewesen.'],
        echo: [
          '<companion>Du hast da sieben Striche gemacht</companion>, sagte {companion}. <hero>Acht</hero>, sagte {hero_subj}. <hero>Den letzten sieht man nicht. Den bin ich gegangen.</hero>',
        ],
      },
    ],
  },
  pebbleUnder: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte {part_def_acc} zusammen, mit einem Brüllen, und ließ los. Schon war alles wieder offen.',
          ],
          warm: [
            '{hero_subj} hielt {part_def_acc} zusammen und sagte lieb, nun möge es so bleiben. Dann ließ {hero_er} los.',
          ],
          clever: [
            '{hero_subj} wusste, dass {part_def_nom} nur einmal richtig gedrückt werden musste. Einmal drückte {hero_er}, und zwar richtig.',
          ],
          playful: [
            '{hero_subj} war eine Zange, und die Zange sagte Knrrr. {part_def_nom} hielt genau so lange wie das Knrrr.',
          ],
        },
        fails: ['{hero_subj} wollte alles auf einmal und ließ danach alles auf einmal los.'],
        again: [
          'Diesmal war das Brüllen doppelt so lang. {hero_subj} sah danach Sterne, und die waren ganz.',
        ],
        refrain: ['Uaah und drück und los und krach. Und alles wieder flach.'],
        turned: ['Ein Stück, und steck. Ein Stück, und keines weg.'],
        noticing: [
          '{hero_subj} legte die Backe darauf und ruhte sich aus. So dicht davor sah man es: Ein bisschen war gewonnen, so breit wie ein Fingernagel. Es ging gerade wieder auf.',
        ],
        deed: [
          '{hero_subj} drückte ein kleines Stück und hielt es. In die Lücke steckte {hero_er} einen Kieselstein, damit das Stück gewonnen blieb. Dann kam das nächste.',
        ],
        answer: ['An {part_def_dat} saßen zwei Kanten aufeinander. Der Kiesel hielt sie, und er hatte Zeit.'],
        echo: ['Der Kiesel blieb, wo er war. <hero>Sonst müsste ja ich da stehen</hero>, sagte {hero_subj}.'],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Uaah!</hero> {hero_subj} warf sich gegen {part_def_acc}, schob mit aller Kraft und ließ dann los.',
          ],
          warm: [
            '{hero_subj} redete {part_def_dat} gut zu, holte Luft und stemmte einmal, sehr. Dann ließ {hero_er} los.',
          ],
          clever: [
            '{hero_subj} hatte gehört, es komme auf den ersten Ruck an. {part_def_nom} bekam einen ersten Ruck. Einen zweiten gab es nicht.',
          ],
          playful: [
            '{hero_subj} stöhnte wie ein ganzer Umzug und stemmte {part_def_acc} mit dicken Backen. Dann waren die Backen leer.',
          ],
        },
        fails: [
          'Was {hero_subj} hochbekam, das ließ {hero_er} gleich wieder herunter. Es fiel tiefer, als es gelegen hatte.',
        ],
        again: ['Diesmal brüllte {hero_subj} länger. Das Brüllen ging sehr hoch, das andere nicht.'],
        refrain: ['Uaah und hoch! Und plumps, ins Loch.'],
        turned: ['Stein hinein, noch ein Stein. So soll es sein.'],
        noticing: [
          '{hero_subj} legte die Backe an und ruhte sich aus. Von so nah sah man einen hellen Streifen. Es hatte sich bewegt, einen Finger breit, und war wieder zurückgesunken.',
        ],
        deed: [
          '{hero_subj} hob die Kante, die wackelte, einen Finger breit. Mit dem Fuß schob {hero_er} einen Kieselstein darunter, damit der Finger gewonnen blieb. <hero>Den behalten wir</hero>, sagte {hero_er} und hob wieder.',
        ],
        answer: ['Der Kiesel hielt {part_def_acc} fest, ohne zu brüllen.'],
        echo: [
          '{hero_subj} hob den Kiesel auf und steckte ihn ein. <companion>Ist der so stark?</companion>, fragte {companion}. <hero>Er lässt bloß nicht los.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} brüllte und hob {part_def_acc} ein Stück. Dann war das Gebrüll zu Ende, und alles lag wieder.',
          ],
          warm: [
            '<hero>Gleich hast du es geschafft</hero>, sagte {hero_subj} zu {part_def_dat}, hob mit aller Kraft und ließ es wieder plumpsen.',
          ],
          clever: [
            '{hero_subj} rechnete sich die größte Kraft für genau einen Ruck aus. Der Ruck kam, und danach kam {part_def_nom} zurück.',
          ],
          playful: [
            '{hero_subj} war ein Kran, und der Kran machte hühühüüü. Dann ging ihm der Strom aus, und {part_def_nom} war wieder unten.',
          ],
        },
        fails: ['Alles Gewonnene fiel gleich wieder herunter, und es gab jedes Mal einen Rumms.'],
        again: ['{hero_subj} wollte es nun auf einmal doppelt so hoch. Es wurde doppelt so laut.'],
        refrain: ['Hoch damit und rumms hinab. Auf und ab und auf und ab.'],
        turned: ['Nur ein Stück, dann Stein darunter. Geht nicht mehr hinunter.'],
        noticing: [
          '{hero_subj} lehnte die Backe dagegen, um zu verschnaufen. So nah sah man einen hellen Rand, schmal wie ein Finger. Dort hatte es sich also bewegt.',
        ],
        deed: [
          '{hero_subj} hob die wacklige Kante nur um den einen Finger. {companion} rollte einen Stein darunter, und {hero} ließ los.',
        ],
        answer: [
          'Es sank nicht zurück. Finger um Finger stand {part_def_nom} ein wenig höher als das, was gewesen war.',
        ],
        echo: [
          '{hero} hatte noch einen Stein in der Tasche, den kleinsten. Am Abend legte {hero_er} ihn unter das wacklige Stuhlbein.',
        ],
      },
    ],
  },
  chalkMarks: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rüttelte an {part_def_dat}, überall zugleich: oben, unten, links und noch mal oben.',
          ],
          warm: [
            '{hero_subj} klopfte {part_def_acc} ab, hier lieb und da lieb, und vergaß dabei, wo {hero_er} schon gewesen war.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} sieben Ideen und probierte sie alle. Die erste probierte {hero_er} fünfmal, weil sie so gut war.',
          ],
          playful: [
            '{hero_subj} spielte auf {part_def_dat} Klavier. Es war ein Stück, in dem immer derselbe Ton vorkam.',
          ],
        },
        fails: [
          '{hero_subj} rüttelte wieder da, wo {hero_er} schon gerüttelt hatte, und meinte, es sei eine neue Stelle.',
        ],
        again: [
          '<hero>Hier war ich noch nicht</hero>, rief {hero_subj}. Dort war {hero_er} am längsten gewesen.',
        ],
        refrain: ['Hier und da und da und hier! Und immer nur am selben hier.'],
        turned: ['Kreuz und Kreuz, hier war ich schon. Weiter davon.'],
        noticing: [
          '{hero_subj} bückte sich müde. An einer Stelle saßen fünf Daumenabdrücke übereinander, grau von Staub. Daneben saß nirgends einer.',
        ],
        deed: [
          '{hero_subj} nahm ein Stück Kreide und machte ein Kreuz, wo es nicht gegangen war. Dann legte {hero_er} die Hand auf den nächsten Fleck.',
        ],
        answer: [
          'Kreuz um Kreuz kam die Hand an {part_def_dat} entlang. Beim sechsten griff sie dorthin, wo noch keiner gegriffen hatte.',
        ],
        echo: [
          'Die Kreide war so kurz geworden, dass man sie verschlucken konnte. {hero} steckte sie ein. Es gab noch andere Türen.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} griff in {part_def_acc}, links, rechts, links, und beim fünften Mal wieder links.',
          ],
          warm: [
            '<hero>Irgendwo musst du ja sein</hero>, sagte {hero_subj} und tastete in {part_def_dat}. Wo {hero_er} schon gewesen war, tastete {hero_er} wieder.',
          ],
          clever: [
            '{hero_subj} suchte in {part_def_dat} nach Gefühl. Das Gefühl führte fünfmal an dieselbe Stelle.',
          ],
          playful: [
            '{hero_subj} spielte in {part_def_dat} Topfschlagen ohne Topf. Es klang überall nach nichts.',
          ],
        },
        fails: ['Was schon leer gewesen war, fand {hero_subj} noch einmal leer und meinte, es sei neu.'],
        again: [
          '{hero_subj} suchte nun mit beiden Armen und einem Fuß. Alle drei trafen sich an derselben Stelle.',
        ],
        refrain: ['Hier und da und da und hier! Schwarz ist’s hier.'],
        turned: ['Kreuz ist fertig, Kreuz ist hell. Weiter, aber nicht zu schnell.'],
        noticing: [
          '{hero_subj} sah die eigenen Hände an. Alle fünf Finger waren staubig, und zwar vom selben Staub. Andere Ecken hatten anderen Staub, und davon war nichts daran.',
        ],
        deed: [
          '{hero_subj} nahm ein Stück Kreide und machte ein Kreuz, wo nichts gewesen war. Dann legte {hero_er} die andere Hand auf den nächsten Fleck, zum Schimmer hin.',
        ],
        answer: ['Die Kreuze leuchteten in {part_def_dat} ein wenig. Nur eine Richtung hatte noch keins.'],
        echo: [
          '<companion>Wie viele Kreuze?</companion>, fragte {companion}. <hero>Sechs, wo nichts war</hero>, sagte {hero_subj}. <hero>Ohne die sechs wäre es da nicht gewesen.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} griff in {part_def_dat} nach links, nach rechts, nach oben und wieder nach links. Links war es immer noch leer.',
          ],
          warm: [
            '<hero>Ich suche alles für dich ab</hero>, versprach {hero_subj} {companion} und fuhr in {part_def_dat} herum wie ein Staubtuch. Zweimal dieselbe Ecke gab es dabei auch.',
          ],
          clever: [
            '{hero_subj} hatte sich gemerkt, wo in {part_def_dat} noch nicht gesucht worden war. Beim dritten Mal hatte {hero_er} es vergessen.',
          ],
          playful: [
            '{hero_subj} war ein Maulwurf und wühlte in {part_def_dat}. Maulwürfe wissen nie, wo sie schon waren.',
          ],
        },
        fails: ['Was leer war, blieb leer, auch beim fünften Hinfassen. {hero} fasste ein sechstes Mal hin.'],
        again: ['Nun suchte {hero_subj} mit beiden Händen, und sie trafen sich jedes Mal in derselben Ecke.'],
        refrain: ['War ich da schon? War ich hier? Schwarz ist es hier.'],
        turned: ['Hier ein Kreuz und da ein Kreuz. Und da ist es neu.'],
        noticing: [
          '{hero_subj} hielt inne und sah fünf Daumen im Staub. Sie waren alle auf einem Fleck, und ringsum war der Staub noch unberührt.',
        ],
        deed: [
          '{hero_subj} malte mit Kreide ein Kreuz auf die leere Stelle. Dann setzte {hero_er} die Hand daneben, auf den nächsten Fleck, und malte das nächste Kreuz.',
        ],
        answer: [
          'Die Kreuze leuchteten blass in {part_def_dat}, eins neben dem anderen. Nur in einer Richtung fehlten noch welche.',
        ],
        echo: ['Am Abend suchte {hero} einen Hausschuh. Unter dem Sofa war bald ein Kreuz.'],
      },
    ],
  },
  shownTheEleventhWay: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zeigte mit dem Finger und sagte es {part_def_dat}. Dann sagte {hero_er} denselben Satz lauter. Dann noch lauter.',
          ],
          warm: [
            '{hero_subj} sagte zu {part_def_dat} jedes Mal bitte, und jedes Bitte war ein wenig lauter. Der Finger zeigte mit.',
          ],
          clever: [
            '{hero_subj} hatte den Satz so gebaut, dass man ihn verstehen musste. Für {part_def_acc} wiederholte {hero_er} ihn zehnmal unverändert.',
          ],
          playful: [
            '{hero_subj} sang den Satz, bellte den Satz und brüllte den Satz. Für {part_def_acc} blieb es derselbe Satz.',
          ],
        },
        fails: [
          'Zehnmal sagte {hero_subj} das Gleiche, und der Finger stach jedes Mal ein Loch in die Luft.',
        ],
        again: [
          '<hero>DA!</hero>, schrie {hero}. Ein ganz kurzer Satz war das, aber es war immer noch derselbe.',
        ],
        refrain: ['Da, da, da, da, da, da, da! Und keiner sagte ja.'],
        turned: ['So oder so oder so herum. Und keiner war mehr stumm.'],
        noticing: [
          'Es kam nur noch ein Krächzen heraus. {hero_subj} hielt den Mund. {companion} sprach den Satz lautlos mit, auswendig, alle Wörter. Gehört hatten ihn also alle.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und zeigte es mit beiden Händen. Dann zeigte {hero_er} es ein wenig anders. Dann noch einmal anders.',
        ],
        answer: ['Beim elften Mal hob {part_def_nom} den Kopf. Das da, das kam einem bekannt vor.'],
        echo: [
          '{hero_subj} war heiser bis zum Abend. <companion>Möchtest du etwas trinken?</companion>, fragte {companion}. {hero} zeigte es mit den Händen, elf verschiedene Schlucke.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} zeigte mit dem Finger, sagte es {part_def_dat} und zeigte wieder. Der Finger wurde immer länger, fand {hero_er}.',
          ],
          warm: [
            '<hero>Das da meine ich, das da</hero>, sagte {hero_subj} zu {part_def_dat}, ganz geduldig, zehnmal ganz geduldig.',
          ],
          clever: [
            '{hero_subj} sprach den Satz für {part_def_acc} langsam, dann in Stücken. Ein Stück fehlte hinterher.',
          ],
          playful: [
            '{hero_subj} war ein Papagei und sagte {part_def_dat} zehnmal dasselbe. Ein Papagei hätte sich wenigstens gelangweilt.',
          ],
        },
        fails: ['Ein Satz, den einer nicht kennt, wird beim zehnten Mal nicht bekannter.'],
        again: ['{hero_subj} schrie ihn nun und hüpfte bei jedem Wort. Jetzt sah es aus wie Sport.'],
        refrain: ['Das da, das da, das da, Mann. Und keiner fing was an.'],
        turned: ['So vielleicht? Und so? Und so? Ach, so!'],
        noticing: [
          'Der Hals kratzte, und {hero_subj} musste husten. {companion} klopfte {hero_ihm} auf den Rücken, ohne ein Wort, und {hero} verstand es sofort.',
        ],
        deed: [
          '{hero_subj} sagte nichts mehr. {hero_er} zeigte es mit den Schultern, mit den Knien, mit einem Arm und mit zweien, immer ein wenig anders.',
        ],
        answer: [
          'Bei einem davon hob sich drüben etwas. Das eine machte {hero} noch einmal, und {part_def_nom} machte es mit.',
        ],
        echo: [
          'Beim Abendbrot zeigte {hero} Butter. Es dauerte elf Versuche, und drei davon gab es auch zu essen.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte {part_def_dat} mit ausgestrecktem Finger, was sein musste. Dann sagte {hero_er} es lauter.',
          ],
          warm: [
            '{hero_subj} sagte {part_def_dat} denselben lieben Satz zehnmal. Beim zehnten Mal war er laut.',
          ],
          clever: [
            '{hero_subj} sagte {part_def_dat} zehnmal dasselbe, denn der Satz war richtig. Ein richtiger Satz wird lauter nicht falsch, dachte {hero_er}.',
          ],
          playful: [
            '{hero_subj} sang {part_def_dat} denselben Satz zehnmal vor, jedes Mal einen Ton höher. Oben waren nur noch Hunde gefragt.',
          ],
        },
        fails: ['Zehnmal derselbe Satz, und bei jedem Mal stand man drüben fester.'],
        again: ['<hero>DURCH!</hero>, rief {hero_subj}. Kürzer ging der Satz nicht, lauter auch nicht.'],
        refrain: ['Durch, durch, durch, durch, durch, durch, durch! Nichts kam durch.'],
        turned: ['So? Und so? Und so herum? Einer guckt sich um.'],
        noticing: [
          'Es kam nur noch Krächzen. {companion} bewegte die Lippen und sagte den Satz lautlos mit. Alle kannten ihn also. {hero_subj} machte den Mund zu und hatte nun Zeit zu gucken.',
        ],
        deed: [
          '{hero_subj} zeigte es mit beiden Händen, dann ein wenig anders, dann wieder anders. Beim elften Mal zeigten die Hände auf das, wohin man hier immer sah.',
        ],
        answer: ['{part_def_nom} kam einen Schritt näher, um das genauer zu sehen.'],
        echo: [
          '{hero_subj} hatte am Abend keine Stimme mehr. Gute Nacht ging mit zwei Händen, auf elf Arten.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Darf ich durch?</hero>, fragte {hero_subj} {part_def_acc} und fragte es noch neunmal, mit dem Finger voran.',
          ],
          warm: [
            '<hero>Bitte, bitte, bitte</hero>, sagte {hero_subj} zu {part_def_dat}, so lieb wie möglich und immer ein wenig lauter.',
          ],
          clever: [
            '{hero_subj} sagte den Satz zu {part_def_dat} in zehn verschiedenen Lautstärken. Zwischen sechs und sieben war kein Unterschied.',
          ],
          playful: ['{hero_subj} sang {part_def_dat} den Satz vor, mit Refrain. Der Refrain war der Satz.'],
        },
        fails: ['Immer dasselbe Wort, nur größer. Wer so etwas hört, stellt die Füße weiter auseinander.'],
        again: ['Beim zehnten Mal war es ein Krächzen. Eine Krähe hätte sich umgedreht.'],
        refrain: ['Lass mich durch und lass mich durch. Kein Weg, kein Durch.'],
        turned: ['Oder so und oder so? Da lacht wer. Wo?'],
        noticing: [
          'Die Stimme war weg. {companion} bewegte stumm die Lippen, alle zehn Sätze auswendig, und sah dabei auf die Hände von {hero}. Die hatten noch nichts gesagt.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und zeigte es. Erst mit einer Hand, dann mit zwei, dann auf Zehenspitzen. Beim elften Mal zeigte {hero_er} dorthin, wohin immer geschaut wurde.',
        ],
        answer: [
          'Das war nun etwas anderes. Um es genau zu sehen, kam {part_def_nom} zwei Schritte vom Fleck.',
        ],
        echo: [
          '<companion>Was hieß denn die Acht?</companion>, fragte {companion}. {hero} machte sie noch einmal. Es sah aus wie eine Ente mit Gepäck.',
        ],
      },
    ],
  },
  lineThroughTheBestBit: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} flickte {part_def_acc} an derselben Stelle wie gestern, diesmal mit doppelt so viel davon.',
          ],
          warm: [
            '{hero_subj} besserte {part_def_acc} noch einmal aus, damit die Arbeit von allen nicht umsonst war. Die Stelle war dieselbe.',
          ],
          clever: [
            '{hero_subj} machte aus {part_def_dat} Fassung sechs. Sie unterschied sich von Fassung fünf durch die Überschrift.',
          ],
          playful: [
            '{hero_subj} gab {part_def_dat} einen dramatischen Titel und einen Flicken in Herzform. Auf dem Papier sah es gerettet aus.',
          ],
        },
        fails: [
          'Jedes Mal setzte {hero_subj} dasselbe Stück wieder ein, {hero_sein} liebstes, und jedes Mal brach es dort.',
        ],
        again: ['Fassung sieben hatte einen Untertitel.'],
        noticing: [
          '{hero_subj} legte alle Versuche nebeneinander auf den Boden und ging langsam daran entlang. In jedem saß dasselbe Stück, das eine ganze Nacht gekostet hatte.',
        ],
        deed: [
          '{hero_subj} nahm das Stück heraus, das die Nacht gekostet hatte, und zog einen Strich hindurch. Dann fing {hero_er} mit dem an, was übrig war.',
        ],
        answer: ['Was übrig war, lag enger beieinander. {part_def_nom} stieß sich nicht mehr daran.'],
        echo: [
          '<companion>Das Beste hast du weggelassen</companion>, sagte {companion}. <hero>Ich weiß</hero>, sagte {hero_subj}. <hero>Es liegt unter meinem Bett. Es ist immer noch das Beste.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} setzte an {part_def_dat} wieder das Teil ein, das {hero_er} ganz allein gebaut hatte, und drückte diesmal fester.',
          ],
          warm: [
            '{hero_subj} wusste, wie sehr sich alle auf das eine schöne Stück freuten. Darum bekam {part_def_nom} es wieder, zum sechsten Mal.',
          ],
          clever: [
            '{hero_subj} tauschte an {part_def_dat} alles aus, was ringsherum war. Am Stück in der Mitte konnte es nicht liegen, das war ja das beste.',
          ],
          playful: [
            '{hero_subj} redete an {part_def_dat} dem schönsten Stück zu wie einem Star: nur noch ein Auftritt. Der Star wackelte.',
          ],
        },
        fails: ['Alles hielt, bis {hero_subj} das Lieblingsstück einsetzte. Dann hielt nichts.'],
        again: ['Beim siebten Versuch machte {hero_subj} dabei die Augen zu.'],
        noticing: [
          '{hero_subj} räumte die alten Versuche vom Fensterbrett, um Platz zu haben. Es waren sechs. Der erste fehlte, der von ganz früher, noch ohne das schöne Stück. Er stand draußen und wurde benutzt.',
        ],
        deed: [
          '{hero_subj} nahm das schöne Stück heraus, an dem {hero_er} drei Nächte gesessen hatte, und legte es in eine Schublade. Den Schlüssel gab {hero_er} weg, an {companion}.',
        ],
        answer: [
          'Es sah nach weniger aus. Aber an {part_def_dat} drückte nun nichts mehr auf die Stelle, die immer nachgegeben hatte.',
        ],
        echo: [
          '<companion>Soll ich es dir ab und zu zeigen?</companion>, fragte {companion} und klimperte mit dem Schlüssel. <hero>Sonntags</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte die Sache mit {part_def_dat} zum fünften Mal richtig, und der Absatz in der Mitte blieb, wie er war.',
          ],
          warm: [
            '{hero_subj} schrieb zu {part_def_dat} eine versöhnlichere Einleitung. Der Absatz darunter, um den alle stritten, durfte bleiben.',
          ],
          clever: [
            '{hero_subj} nummerierte die Punkte zu {part_def_dat} neu. Punkt vier war {hero_ihm} besonders gelungen, und auf Punkt vier stürzten sich alle.',
          ],
          playful: [
            '{hero_subj} verschickte den Text über {part_def_acc} in Reimform. Der vierte Vers war leider noch immer der vierte Punkt.',
          ],
        },
        fails: ['{hero_subj} schickte dieselbe Fassung noch einmal, mit größerer Überschrift.'],
        again: [
          'Die nächste Fassung ging nachts um eins hinaus. Die Überschrift füllte nun das ganze Display.',
        ],
        noticing: [
          '{hero_subj} druckte alle Fassungen aus und legte sie auf den Boden. Beim Querlesen blieb das Auge fünfmal am selben Absatz hängen, dem schönsten. Daneben stand fünfmal ein Fragezeichen von fremder Hand.',
        ],
        deed: [
          '{hero_subj} strich den Absatz durch, an dem {hero_er} eine Nacht gesessen hatte. Was blieb, war kurz, und das schickte {hero_er} ab.',
        ],
        answer: [
          'Um die übrigen Sätze über {part_def_acc} mochte sich keiner streiten. Einer antwortete sogar auf die Frage.',
        ],
        echo: [
          'Der Absatz hängt bei {hero} an der Innenseite der Schranktür. {companion} findet ihn auch schön und hätte nie zugestimmt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt die Rede zu {part_def_dat} noch einmal, lauter, mit derselben Stelle in der Mitte.',
          ],
          warm: [
            '{hero_subj} machte wegen {part_def_gen} um die schwierige Stelle noch mehr Polster, vorn ein Lob und hinten eins. Die Stelle blieb.',
          ],
          clever: [
            '{hero_subj} suchte zu {part_def_dat} stärkere Belege für Punkt vier. Es gab erstaunlich viele, und sie passten gerade noch auf ein Blatt.',
          ],
          playful: [
            '{hero_subj} gab der Stelle, an der sich wegen {part_def_gen} alle verhakten, einen Trommelwirbel. Kurz klang es wie Absicht.',
          ],
        },
        fails: ['Alle anderen Sätze lasen sie gar nicht mehr. {hero_subj} las ihnen den einen vor.'],
        again: ['{hero_subj} setzte ihn fett.'],
        noticing: [
          'Das Blatt war an einer Stelle dünn, vom Radieren und Wiederschreiben. {hero_subj} hielt es ans Licht. Es kam genau dort durch, wo der beste Satz stand, und rundherum war das Papier noch heil.',
        ],
        deed: [
          '{hero_subj} riss den Streifen mit dem besten Satz heraus, an dem {hero_er} die halbe Nacht gesessen hatte. Den Rest legte {hero_er} auf den Tisch, oben und unten zusammengeschoben.',
        ],
        answer: [
          'Das Lesen dauerte nicht lang. Zwei, die seit Dienstag nicht mehr geredet hatten, waren an derselben Stelle fertig, und um {part_def_acc} zog keiner mehr.',
        ],
        echo: [
          'Der Streifen steckt in der Hülle von {hero_seinem} Handy. <companion>Er ist wirklich gut</companion>, sagte {companion}. <companion>Lass ihn da.</companion>',
        ],
      },
    ],
  },
  tenMinutesADay: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm sich für {part_def_acc} einen ganzen Abend. Heute wird das fertig, sagte {hero_er} um sechs und sagte es um zehn.',
          ],
          warm: [
            '{hero_subj} blieb bei {part_def_dat}, so lange es irgend ging, denn wer es gut meint, geht nicht.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} einen Abend mit zwölf Punkten vorbereitet. Bis Punkt zwei lief es nach Plan.',
          ],
          playful: [
            '{hero_subj} erklärte den Abend zur langen Nacht von {part_def_dat}, mit Programm und Häppchen. Die Häppchen gingen weg.',
          ],
        },
        fails: ['Statt aufzuhören, hängte {hero_subj} an jede Stunde noch eine an.'],
        again: ['Um elf sagte {hero_subj}, jetzt werde es gerade gut.'],
        noticing: [
          '{hero_subj} blätterte zurück. Nach jedem kurzen Mal hatte sich etwas gerührt, nur eine Winzigkeit. Nach dem langen Abend nie.',
        ],
        deed: [
          '{hero_subj} blieb zehn Minuten, nach der Uhr. Dann legte {hero_er} einen Zettel zu {part_def_dat}, darauf stand die Zeit für morgen, und ging. Am nächsten Tag kam {hero_er}.',
        ],
        answer: [
          'Neunmal fiel dafür das Training aus, und im Spiel saß {hero_er} auf der Bank. An {part_def_dat} war nach neun Tagen etwas anders.',
        ],
        echo: [
          'Der Stapel Zettel hat neun Uhrzeiten. Die zehnte hat {companion} daruntergeschrieben: Du bist dran.',
          'Der Stapel Zettel hat neun Uhrzeiten. Auf der Rückseite vom letzten hat jemand angefangen, mit Strichen mitzuzählen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} machte für {part_def_acc} die Nacht durch, mit Kanne und Decke. Gegen drei sah es nach etwas aus.',
          ],
          warm: [
            '{hero_subj} versprach, bei {part_def_dat} zu bleiben, bis es gut war, und schickte alle schlafen. Um vier war es nicht gut, nur spät.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet: neunmal zehn Minuten sind neunzig. Also nahm {hero_er} für {part_def_acc} gleich die neunzig, am Stück.',
          ],
          playful: [
            '{hero_subj} rief bei {part_def_dat} den Weltrekord aus und ließ die Zeit stoppen. Die erste Stunde war ziemlich spannend.',
          ],
        },
        fails: ['Als nichts mehr ging, machte {hero_subj} weiter. Danach ging weniger als nichts.'],
        again: ['Bei Sonnenaufgang sagte {hero_subj}, jetzt habe {hero_er} den Bogen heraus.'],
        noticing: [
          'Auf dem Fensterbrett stand die Pflanze, die immer im Vorbeigehen einen Schluck bekam. Sie hatte ein Blatt mehr. {hero_subj} war die ganze Nacht bei {part_def_dat} gewesen, und {part_def_nom} hatte nichts mehr. Man sah es im ersten Licht sehr gut.',
        ],
        deed: [
          '{hero_subj} stellte die Uhr auf zehn Minuten, und als sie klingelte, ging {hero_er}. An die Tür kam ein Strich. Am nächsten Tag kam ein zweiter, zur selben Zeit.',
        ],
        answer: [
          'Es wurden neun Striche, und neunmal sah {hero_er} auf dem Weg, wie die anderen zum Training fuhren. Beim neunten war an {part_def_dat} etwas, das beim achten noch nicht da gewesen war.',
        ],
        echo: [
          '<companion>Und nach den zehn Minuten?</companion>, fragte {companion}. <hero>Bin ich gegangen</hero>, sagte {hero_subj}. <hero>Das war das Schwere.</hero>',
        ],
      },
    ],
  },
};
