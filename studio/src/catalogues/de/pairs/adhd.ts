import type { LessonPairs } from '../../schema.ts';

export const adhd: LessonPairs = {
  swapJobs: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Du hältst das Ende, und rühr dich nicht!</hero> {companion} hatte ADHS und hielt. {hero_subj} rannte allein mit {part_def_dat} herum.',
          ],
          warm: [
            '{companion} hatte ADHS. <hero>Setz dich, dann bist du nicht so müde</hero>, sagte {hero_subj} und lief selbst um {part_def_acc}.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} verteilte: Einer hält still, einer läuft um {part_def_acc}. Es war genau falsch herum verteilt.',
          ],
          playful: [
            '{companion} hatte ADHS und sollte ein Zaunpfahl sein. {hero_subj} war der Hund und rannte um {part_def_acc}. Der Zaunpfahl wippte schon.',
          ],
        },
        fails: [
          'Elf Atemzüge lang hielt {companion} still. Dann wurde das Ende schlapp, und {hero_subj} lief in die Schlinge.',
        ],
        again: [
          '{hero_subj} rannte schneller, damit elf Atemzüge reichten. Sie reichten für eine neue Schlinge.',
        ],
        refrain: ['Du stehst still und ich renn rum! Alles wird krumm.'],
        turned: ['Ich halt fest, und du läufst los. Drüber, drunter, groß.'],
        noticing: [
          '{hero_subj} war müde vom Rennen. {companion} war müde vom Stehen. {hero_subj} sah auf zwei Füße, die still standen und nicht wollten, und auf zwei, die nicht mehr konnten.',
        ],
        deed: [
          '<hero>Wir tauschen</hero>, sagte {hero_subj}, nahm das Ende und setzte sich darauf, mit dem ganzen Po.',
        ],
        answer: [
          '{companion} lief los, den Weg der losen Schlaufe zurück, drüber, drunter, drüber. Das Ende von {part_def_dat} rührte sich nicht, es saß ja jemand darauf.',
        ],
        echo: [
          '<companion>Noch mal!</companion>, rief {companion}. <hero>Ich sitze gerade so gut</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Du bleibst hier stehen und hältst!</hero> {companion} hatte ADHS und hielt {part_def_acc}. {hero_subj} rannte um alles andere herum.',
          ],
          warm: [
            '{companion} hatte ADHS. <hero>Du darfst ausruhen und nur halten</hero>, sagte {hero_subj} und übernahm an {part_def_dat} das ganze Rennen.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} war zu dem Schluss gekommen, dass {companion} an {part_def_dat} Ruhe brauchte. Gefragt hatte {hero_er} nicht.',
          ],
          playful: [
            '{companion} hatte ADHS und sollte an {part_def_dat} ein Denkmal sein. Denkmäler hüpfen nicht, sagte {hero_subj} und hüpfte selber.',
          ],
        },
        fails: ['Elf Atemzüge hielt das Halten. Dann rutschte es hier, und {hero_subj} war gerade dort.'],
        again: ['{hero_subj} rannte doppelt so schnell. Beim Bremsen war {hero_er} schon vorbei.'],
        refrain: ['Du bleibst stehn und ich renn her! Da ging nichts mehr.'],
        turned: ['Ich bleib da, und du läufst zu. Eins, zwei, drei, und du.'],
        noticing: [
          '{hero_subj} hielt sich die Seite vom Laufen, und {companion} schüttelte die Beine vom Stehen. Zwei Paar Füße sahen sich an. Jedes wollte, was das andere hatte.',
        ],
        deed: [
          '<hero>Wir tauschen</hero>, sagte {hero_subj}. {hero_subj} nahm das eine Ende von {part_def_dat} und setzte sich fest hin, beide Arme darum.',
        ],
        answer: [
          '{companion} war schon an der zweiten Stelle zum Anfassen, dann an der dritten, und überall gerade rechtzeitig.',
        ],
        echo: [
          '<companion>Ich war an vier Stellen</companion>, sagte {companion}. <hero>Ich an einer</hero>, sagte {hero_subj}. <hero>Sie war sehr gut.</hero>',
        ],
      },
    ],
  },
  onePictureAtATime: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte {part_def_dat} alles auf einmal, zehn Wünsche mit zehn Warnungen. {companion} hatte ADHS und hielt drei Finger hoch.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht überfallen und erklärte erst alles, mit Vorsicht dabei. {companion} hatte ADHS und war beim dritten Satz.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} zehn Regeln geordnet, jede mit Ausnahme. {companion} hatte ADHS und fragte, was zuerst komme. Alles, sagte {hero_subj}.',
          ],
          playful: [
            '{hero_subj} trug {part_def_dat} alles in einem Atem vor, wie beim Rennbahnfunk. {companion} hatte ADHS und klatschte bei vier.',
          ],
        },
        fails: ['Zehn Sachen auf einmal, davor macht man sich lieber breit. {hero_subj} hatte noch drei.'],
        again: [
          '{hero_subj} fing von vorn an, schneller, damit man es nicht vergaß. Bei sieben vergaß {hero_er} es selber.',
        ],
        refrain: ['Erstens, zweitens, zehntens, viel! Keiner weiß das Ziel.'],
        turned: ['Bild eins, Bild eins. Die andern sind noch keins.'],
        noticing: [
          '{companion} hielt immer noch drei Finger hoch und wusste nicht mehr, wofür der dritte war. {hero} wusste es auch nicht.',
        ],
        deed: [
          '{hero_subj} malte drei kleine Bilder auf einen Zettel. {companion} zeigte, welches zuerst kam. {hero_subj} faltete den Zettel, bis man nur das sah, und hielt ihn {part_def_dat} hin.',
        ],
        answer: ['Ein Bild. {part_def_nom} sah es an, nickte und machte einen Haken daran.'],
        echo: [
          '{companion} fand den Zettel am Abend in der Tasche, zusammengefaltet. <companion>Was ist auf dem dritten?</companion> Sie sahen nach. Es war ein Pferd, aber warum?',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS. {hero_subj} sagte {part_def_dat} alles auf einmal, mit zehn Regeln und einer Ausnahme. {companion} wusste danach nicht mehr, wo vorn war.',
          ],
          warm: [
            '{companion} hatte ADHS. <hero>Also, hört alle gut zu</hero>, sagte {hero_subj} und erklärte {part_def_dat} und {companion} liebevoll das Ganze. Das Ganze war sehr lang.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} hatte für {part_def_acc} eine Liste, mit Unterpunkten. Bei fünf b fiel {companion} um vor Langeweile.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} war der Ansager im Zirkus und sagte vor {part_def_dat} alle Nummern an, ehe die erste begonnen hatte.',
          ],
        },
        fails: ['Von zehn Bitten blieb keine hängen. Man stellte sich lieber vor alles.'],
        again: ['{hero_subj} las die Liste noch einmal vor, mit Fußnoten.'],
        refrain: ['Erst das dies und dann das das. Wer merkt sich was?'],
        turned: ['Nur das eine, schau es an. Das ist dran.'],
        noticing: [
          '{companion} hielt drei Finger hoch und sah sie an, als gehörten sie jemand anderem. {hero} fiel der dritte auch nicht mehr ein.',
        ],
        deed: [
          '{hero_subj} malte drei Bildchen und fragte {companion}, womit man anfängt. Die anderen zwei faltete {hero_er} nach hinten, und {companion} hielt {part_def_dat} das eine hin.',
        ],
        answer: ['Ein Bild, eine Bitte. Das war schnell gelesen, und {part_def_nom} sah es beinahe gern an.'],
        echo: [
          '<companion>Und das zweite?</companion>, fragte {companion}. Sie falteten auf. Das zweite war schon erledigt, ganz von selbst.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte {part_def_dat} zehn Sachen auf einmal, laut und ohne Luft zu holen. {companion} hatte ADHS und hielt bei drei die Finger hoch.',
          ],
          warm: [
            '{hero_subj} wollte nichts auslassen und erklärte {part_def_dat} alles, auch das Nebenbei. {companion} hatte ADHS und fragte, womit man anfängt.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} einen Plan mit zehn Punkten und las ihn vor. {companion} hatte ADHS und fragte, welcher zuerst komme. Alle, sagte {hero_subj}.',
          ],
          playful: [
            '{hero_subj} machte {part_def_dat} zehn Sachen zugleich vor, mit Händen, Füßen und Backen. {companion} hatte ADHS und klatschte bei vier.',
          ],
        },
        fails: [
          'Von zehn Sachen sucht sich jeder eine aus, und meistens die falsche. {hero_subj} hatte noch drei.',
        ],
        again: [
          '{hero_subj} fing von vorn an, nur schneller. Bei sieben wusste {hero_er} selbst nicht mehr, was sechs gewesen war.',
        ],
        refrain: ['Eins und sieben, drei und zehn! Wer soll das verstehn?'],
        turned: ['Erst nur eins und eins allein. So kann es sein.'],
        noticing: [
          '{companion} hielt drei Finger hoch und wusste nicht mehr, wofür der dritte war. {hero} sah auf die eigenen Hände. Da waren alle oben.',
        ],
        deed: [
          '{hero_subj} malte ein kleines Bild, nur eins. {companion} nickte: Das kam zuerst. {hero_subj} hielt es {part_def_dat} hin und wartete.',
        ],
        answer: ['Ein einziges Bild. {part_def_nom} sah es an und fing damit an.'],
        echo: [
          '<companion>Was kam auf das zweite Bild?</companion>, fragte {companion} am Abend. {hero} wusste es nicht mehr. Es war jedenfalls rund gewesen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS. <hero>Du musst, und dann musst du, aber erst musst du</hero>, sagte {hero_subj} zu {companion} und zu {part_def_dat}, ohne einen Punkt.',
          ],
          warm: [
            '{companion} hatte ADHS. {hero_subj} machte sich Sorgen und sagte {companion} und {part_def_dat} alles auf einmal, und hinter jedes Ding eine Warnung.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} gab {companion} eine Liste und {part_def_dat} auch eine. Es waren elf Punkte, und jeder hatte ein Aber.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} spielte {companion} und {part_def_dat} die ganze Sache vor, alle Rollen, sehr schnell. Am Ende wusste keiner, wer der Hund gewesen war.',
          ],
        },
        fails: ['Alles auf einmal ist so viel wie gar nichts. {hero_subj} sagte es noch einmal, alles.'],
        again: [
          '<hero>Und vergesst das Erste nicht!</hero>, rief {hero_subj}. Das Erste war schon am längsten her.',
        ],
        refrain: ['Und und und und und und und! Viel zu rund.'],
        turned: ['Nur ein Bild und dann ist Schluss. Weil man’s sehen muss.'],
        noticing: [
          '{companion} malte mit dem Zeh einen Kreis in den Staub. Alle sahen auf den Kreis, auch drüben. Es war das Erste an diesem Tag, das jeder verstand.',
        ],
        deed: [
          '{hero_subj} nahm einen Stift und malte auch nur ein Ding, so groß wie eine Hand. <hero>Das zuerst?</hero>, fragte {hero_er} {companion}. {companion} nickte, und sie hielten es {part_def_dat} hin.',
        ],
        answer: ['{part_def_nom} sah ein Ding und machte ein Ding. Mehr war gar nicht verlangt.'],
        echo: [
          'Am Abend malte {hero} ein Bett. <companion>Das zuerst?</companion>, fragte {companion} und gähnte.',
        ],
      },
    ],
  },
  whatDidYouSee: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Jetzt nicht!</hero>, sagte {hero_subj}, stocherte geradeaus in {part_def_acc} und sah nicht hin. {companion} hatte ADHS und zeigte zur Seite.',
          ],
          warm: [
            '<hero>Gleich, gleich</hero>, sagte {hero_subj} lieb zu {companion} und stocherte weiter in {part_def_dat}. {companion} hatte ADHS und zeigte und hüpfte.',
          ],
          clever: [
            '{hero_subj} war mitten in einem Gedanken über {part_def_acc}. {companion} hatte ADHS und zeigte zur Seite. <hero>Jetzt nicht</hero>, sagte der Gedanke.',
          ],
          playful: [
            '{hero_subj} war ein Bohrer und bohrte in {part_def_dat} geradeaus. {companion} hatte ADHS und zeigte daneben. Bohrer haben keine Ohren.',
          ],
        },
        fails: [
          '<hero>Jetzt nicht</hero>, sagte {hero_subj} zum vierten Mal und stocherte an derselben Stelle.',
        ],
        again: [
          '<hero>JETZT NICHT!</hero> Beim Stochern war {hero_subj} nun so tief drin, dass der Ärmel mitging.',
        ],
        refrain: ['Jetzt nicht, jetzt nicht, stocher, stich! Und nichts rührt sich.'],
        turned: ['Du zeigst hin, und ich komm mit. Hopp, ein Schritt.'],
        noticing: [
          '{hero_subj} hörte auf. Fünfmal hatte {hero_er} Jetzt nicht gesagt. Und fünfmal, das fiel {hero_ihm} jetzt ein, hatte {companion} auf dieselbe Stelle gezeigt.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und drehte sich um. <hero>Zeig mir, was du gesehen hast.</hero> {companion} hüpfte hin, und {hero} ging hinterher.',
        ],
        answer: [
          '{companion} hatte es im Vorbeirennen gesehen, gleich am Anfang. Dort war {part_def_nom} breiter.',
        ],
        echo: [
          '<hero>Was hast du noch gesehen?</hero>, fragte {hero_subj} auf dem Heimweg. Es wurde ein sehr langer Heimweg.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS und lief hin und her. <hero>Steh still</hero>, sagte {hero_subj} und bohrte in {part_def_dat}, immer an derselben Stelle.',
          ],
          warm: [
            '{companion} hatte ADHS und rief dazwischen. <hero>Gleich, gleich, gleich</hero>, sagte {hero_subj} und drückte weiter an {part_def_acc}, mit roten Fingern.',
          ],
          clever: [
            '{companion} hatte ADHS und zupfte {hero} am Hemd. {hero_subj} dachte gerade nach, sehr laut, und stieß dabei geradeaus in {part_def_acc}.',
          ],
          playful: [
            '{companion} hatte ADHS und hüpfte um alle herum. {hero_subj} war der Bohrer, brrr, mitten in {part_def_acc}. Der Bohrer hörte nichts.',
          ],
        },
        fails: ['Zupf, zupf, zupf am Hemd. {hero_subj} schüttelte das Zupfen ab.'],
        again: ['Es zupfte wieder. Nun steckte {hero_subj} auch noch den anderen Finger hinein.'],
        refrain: ['Warte mal, warte mal! Viel zu schmal.'],
        turned: ['Zupf am Hemd, ich komm mit dir. Wo? Ach, hier.'],
        noticing: [
          'Am Hemd war eine Ecke ganz lang gezogen, immer nach derselben Seite. {hero_subj} sah die Ecke an. Sie zeigte wie ein Pfeil.',
        ],
        deed: [
          '<hero>Du wolltest mir etwas zeigen</hero>, sagte {hero_subj} und gab {companion} die Hand. {companion} rannte los, um die Ecke, und {hero} rannte mit.',
        ],
        answer: ['Von da aus sah alles anders aus. {part_def_nom} war hier so breit wie zwei Daumen.'],
        echo: [
          'Die Ecke vom Hemd blieb lang. <companion>Da kann man dich gut ziehen</companion>, sagte {companion}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Jetzt nicht!</hero>, sagte {hero_subj} und starrte geradeaus in {part_def_acc}. {companion} hatte ADHS und zeigte von der Seite.',
          ],
          warm: [
            '{companion} hatte ADHS und zupfte. <hero>Später, ja?</hero>, sagte {hero_subj} freundlich und griff weiter geradeaus in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} musste sich auf {part_def_acc} konzentrieren und sah nur geradeaus. {companion} hatte ADHS und sah überallhin. <hero>Jetzt nicht.</hero>',
          ],
          playful: [
            '{hero_subj} war ein Scheinwerfer auf {part_def_acc}, allerdings ohne Licht. {companion} hatte ADHS und sprang daneben auf und ab.',
          ],
        },
        fails: ['Vorne war nichts zu sehen, und {hero_subj} sah genauer nach vorne.'],
        again: [
          '<hero>Jetzt nicht!</hero> {hero_subj} riss die Augen auf, bis sie tränten. Nun war es auch noch nass.',
        ],
        refrain: ['Jetzt nicht, jetzt nicht, gradaus stier! Schwarz ist’s hier.'],
        turned: ['Komm zur Seite, eins und hopp. Dreh den Kopp.'],
        noticing: [
          'Fünfmal hatte {hero_subj} Jetzt nicht gesagt. Und fünfmal hatte {companion} an dieselbe Stelle gezeigt, von der Seite her. {hero_subj} machte den Mund zu.',
        ],
        deed: [
          '{hero_subj} drehte sich um. <hero>Zeig mir, was du gesehen hast.</hero> {companion} hüpfte an die Seite, und dort stellte {hero} sich neben {companion}.',
        ],
        answer: [
          'Von vorne war {part_def_nom} schwarz. Von der Seite war da ein Ritz, und der Ritz schimmerte.',
        ],
        echo: [
          '<hero>Jetzt</hero>, sagte {hero_subj} nun jedes Mal, wenn {companion} zeigte. Bis zur Haustür waren es neunzehn Jetzt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS. <hero>Jetzt nicht</hero>, sagte {hero_subj} zu {companion} und starrte geradeaus in {part_def_acc}, als ob Starren leuchtet.',
          ],
          warm: [
            '{companion} hatte ADHS. <hero>Gleich, gleich</hero>, sagte {hero_subj} zu {companion}, sehr nett, und bohrte weiter in {part_def_dat}. {companion} hüpfte von einem Bein aufs andere.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} hatte nachgedacht und wusste, dass man in {part_def_dat} von vorn sucht. {companion} zeigte immer zur Seite.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} war ein Fernrohr auf einem Ständer. Ein Fernrohr dreht sich nicht, auch nicht, wenn {companion} daran zupft, und in {part_def_dat} blieb alles schwarz.',
          ],
        },
        fails: ['Vorn kam nichts, und zur Seite sah nur einer. Auf den hörte {hero} gerade nicht.'],
        again: ['<hero>Später</hero>, sagte {hero_subj}, ohne Zählen das siebte Mal.'],
        refrain: ['Später mal und später dann! Schwarz, wo man kann.'],
        turned: ['Dreh dich um und hopp dahin. Da ist es drin.'],
        noticing: [
          'Da sah {hero_subj} den eigenen Arm, der {companion} wegschob. Dahinter zeigte ein Finger noch immer auf dieselbe Stelle.',
        ],
        deed: [
          '{hero_subj} nahm den Arm herunter. <hero>Was hast du denn da?</hero>, fragte {hero_er} und ging {companion} nach, an die Seite von {part_def_dat}, drei Hüpfer weit.',
        ],
        answer: [
          'Von hier war es gar nicht nur schwarz. Der Schimmer stand um die Ecke, und von vorn hatte ihn keiner sehen können.',
        ],
        echo: [
          '<companion>Da hinten ist noch was</companion>, sagte {companion} auf dem Heimweg. {hero} drehte sich sofort um. Es war ein Igel.',
        ],
      },
    ],
  },
  threeQuickHops: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {companion} am Gürtel fest. <hero>Erst denken, dann gehen!</hero> {companion} hatte ADHS. Langsam, ganz langsam rutschten sie auf {part_def_dat} zurück.',
          ],
          warm: [
            '{companion} hatte ADHS und wollte los. <hero>Nicht dass du fällst</hero>, sagte {hero_subj}, hielt {companion} am Gürtel und ging ganz langsam auf {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} hatte bewiesen, dass langsam sicher ist. {companion} hatte ADHS und wurde am Gürtel gehalten. Auf {part_def_dat} rutschten sie sehr sicher.',
          ],
          playful: [
            '{hero_subj} spielte Schnecke auf {part_def_dat}. {companion} hatte ADHS, sollte auch Schnecke sein und hing am Gürtel.',
          ],
        },
        fails: [
          'Wer so langsam geht, steht überall lange genug zum Rutschen. {hero_subj} hielt den Gürtel noch fester.',
        ],
        again: ['{hero_subj} ging nun so langsam, dass man es kaum sah. Das Rückwärts sah man gut.'],
        refrain: ['Langsam, langsam, Schneckenschritt! Und es rutscht mit.'],
        turned: ['Hopp und hopp und hopp, ganz schnell. Und steh zur Stell.'],
        noticing: [
          'Die Fersen von {companion} trommelten auf der Stelle, obwohl der Rest stillhielt. {hero_subj} sah ihnen zu. Sie kamen immer auf demselben Fleck auf.',
        ],
        deed: [
          '{hero_subj} ließ den Gürtel los. <hero>Wir machen es auf deine Art.</hero> Hinter {companion} machte {hero_er} drei schnelle Hopser, den dritten mit einem Fuß weit vorn.',
        ],
        answer: [
          'Beim ersten Hopser war noch keine Zeit zum Rutschen. Beim dritten stand der Fuß auf {part_def_dat}, wo es rau war.',
        ],
        echo: ['Ins Bett ging es in drei Hopsern. Der dritte war zu weit.'],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Steh still und denk nach!</hero>, sagte {hero_subj} und hielt {companion} am Gürtel. {companion} hatte ADHS. Langsam reckten sie sich an {part_def_dat} hinauf und langsam wieder herunter.',
          ],
          warm: [
            '<hero>Nicht dass du fällst</hero>, sagte {hero_subj} und hielt {companion} am Gürtel. {companion} hatte ADHS und wollte los. Ganz langsam hoben sie einen Fuß an {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass man nur langsam hoch hinauskommt. {companion} hatte ADHS und wurde am Gürtel gehalten. An {part_def_dat} fehlte eine Handbreit.',
          ],
          playful: [
            '{hero_subj} spielte Giraffe und reckte sich an {part_def_dat} hoch, Wirbel für Wirbel. {companion} hatte ADHS, war die zweite Giraffe und hing am Gürtel.',
          ],
        },
        fails: ['Wer sich langsam reckt, ist oben schon müde. {hero_subj} hielt den Gürtel noch fester.'],
        again: [
          '{hero_subj} reckte sich nun so langsam, dass die Zehen einschliefen. Bis oben kam nur ein Gähnen.',
        ],
        refrain: ['Langsam, langsam, Stück um Stück! Und wieder zurück.'],
        turned: ['Hopp und hopp und hopp hinauf. Fuß obenauf.'],
        noticing: [
          'Die Fersen von {companion} trommelten auf der Stelle, obwohl der Rest stillhielt. {hero_subj} sah ihnen zu. Sie sprangen immer an derselben Stelle hoch.',
        ],
        deed: [
          '{hero_subj} ließ den Gürtel los. <hero>Wir machen es auf deine Art.</hero> Hinter {companion} machte {hero_er} drei schnelle Hopser, und beim dritten fand ein Fuß den Halt.',
        ],
        answer: [
          'Drei Hopser hatten genau genug Schwung. Der Fuß blieb, und von dort war {part_def_nom} nur noch halb so hoch.',
        ],
        echo: [
          'Die Treppe ging {hero} am Abend in Hopsern hinauf, immer drei. {companion} zählte vier. Einer war geheim.',
        ],
      },
    ],
  },
  boringJobSwapped: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm sich an {part_def_dat} das Rennen und gab {companion}, mit ADHS, die lange Liste. Alle fünf Minuten schrieb {hero_er}: Fertig?',
          ],
          warm: [
            '{companion} hatte ADHS. {hero_subj} meinte, eine ruhige Liste tue gut, und fragte von {part_def_dat} aus alle fünf Minuten nach.',
          ],
          clever: [
            '{hero_subj} hatte die Arbeit an {part_def_dat} aufgeteilt in bewegt und unbewegt. {companion} hatte ADHS und bekam unbewegt.',
          ],
          playful: [
            '{hero_subj} flitzte um {part_def_acc} wie ein Kellner. {companion} hatte ADHS, saß vor einer Liste mit vierzig Zeilen und beneidete den Kellner.',
          ],
        },
        fails: [
          'Die Liste ging verloren, irgendwo zwischen Zeile zwölf und einer guten Idee. {hero_subj} schrieb: <hero>Fertig?</hero>',
        ],
        again: ['<hero>Fertig?</hero> Diesmal schrieb {hero_subj} es in Großbuchstaben.'],
        noticing: [
          '{hero_subj} zählte die eigenen Nachrichten. Es waren neunzehn, und neunzehnmal stand Fertig darin. Die eine Antwort von {companion} war eine Idee, und sie war gut.',
        ],
        deed: [
          '{hero_subj} fragte {companion}, ob sie tauschen wollten. Dann nahm {hero_er} die Liste, setzte sich hinter den Vorhang und sah von allem, was vorn geschah, nichts mehr.',
        ],
        answer: [
          '{companion} lief. {hero_subj} rief die Zeilen auf, und an {part_def_dat} war jede Stelle besetzt, ehe sie leer werden konnte.',
        ],
        echo: [
          'Auf der Liste ist am Ende jede Zeile abgehakt und am Rand ein Pferd. Man hört hinterm Vorhang nicht viel.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS und bekam an {part_def_dat} den Zettel zum Abhaken. {hero_subj} rannte von einem Ende zum anderen. <hero>Bleib du einfach sitzen.</hero>',
          ],
          warm: [
            '{companion} hatte ADHS. Damit {companion} an {part_def_dat} nichts falsch machte, bekam {companion} etwas, an dem man nichts falsch machen kann, und {hero_subj} sah alle fünf Minuten nach.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} teilte an {part_def_dat} ein: Denken hier, Laufen dort, Warten am Tisch. Am Tisch saß {companion}.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} ernannte {companion} an {part_def_dat} zum Oberzettelmeister, mit Stempel. Gestempelt war schnell alles, auch der Tisch.',
          ],
        },
        fails: [
          'Am Tisch ging der Zettel verloren, und am Ende von {part_def_dat} fehlte einer, weil er gerade am anderen war. Das war {hero_subj}.',
        ],
        again: ['{hero_subj} rannte schneller. Jetzt fehlte {hero_er} an beiden Enden.'],
        noticing: [
          'Auf dem Tisch lagen die Stempel aneinandergereiht wie ein Zug, und jeder Wagen trug ein Kürzel. {hero_subj} verstand es erst beim dritten. Es war, wer wann wo stehen musste, und es ging auf.',
        ],
        deed: [
          '<hero>Du hast das raus, und ich steh nur im Weg</hero>, sagte {hero_subj}. <hero>Tauschst du?</hero> {hero_er} setzte sich hinter den Vorhang, zu dem Zettel, und hörte die Vorstellung durch den Stoff.',
        ],
        answer: [
          '{companion} lief, rief, zeigte und war schon woanders. An {part_def_dat} hatte jeder seinen Platz, kurz bevor er ihn brauchte.',
        ],
        echo: [
          'Durch den Vorhang sieht man Schatten. {hero} hat {companion} davon erzählt. Es klang besser als die Vorstellung.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} übernahm alle Gespräche wegen {part_def_gen} selbst. {companion} hatte ADHS und bekam die Liste. <hero>Bist du fertig?</hero>',
          ],
          warm: [
            '{companion} hatte ADHS. {hero_subj} gab {companion} in der Sache mit {part_def_dat} etwas Ruhiges und fragte alle fünf Minuten lieb nach.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} einen Fragenkatalog von vier Seiten. {companion} hatte ADHS und sollte ihn ausfüllen, sitzend.',
          ],
          playful: [
            '{hero_subj} war der rasende Reporter, wegen {part_def_gen}. {companion} hatte ADHS und war das Archiv.',
          ],
        },
        fails: [
          'Alle fünf Minuten fragte {hero_subj} nach, und mit jedem Nachfragen ging auf der Liste eine Zeile verloren.',
        ],
        again: ['Beim neunzehnten Mal schrieb {hero_subj} nur noch ein Fragezeichen.'],
        noticing: [
          '{hero_subj} las, was {hero_er} geschrieben hatte: neunzehnmal dieselbe Frage. Dazwischen stand eine einzige Antwort, von {companion}, vor einer Stunde. Man müsste einfach jeden fragen, stand da.',
        ],
        deed: [
          '<hero>Tauschen wir</hero>, sagte {hero_subj}. {hero_subj} nahm die Liste, setzte sich damit hinter den Vorhang und verpasste die ganze Vorstellung.',
        ],
        answer: [
          '{companion} fragte jeden, einen nach dem anderen, im Vorbeigehen. So kam der eine Satz zum Vorschein, auf den keiner geantwortet hatte.',
        ],
        echo: [
          '{companion} erzählte {hero} die Vorstellung, mit allen Rollen, auf einem Bein. Es war wahrscheinlich die bessere.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hatte ADHS und sollte wegen {part_def_gen} am Tisch sitzen und Namen abhaken. {hero_subj} lief und rief alle zwei Minuten herüber: <hero>Bei welchem bist du?</hero>',
          ],
          warm: [
            '{companion} hatte ADHS. {hero_subj} räumte {companion} für {part_def_acc} eine stille Ecke frei und sah andauernd nach, ob sie auch still war.',
          ],
          clever: [
            '{companion} hatte ADHS. Für {part_def_acc} gab es eine Tabelle, wer sitzt und wer läuft. {hero_subj} stand unter Laufen, und zwar allein.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} klebte für {part_def_acc} mit Malerband ein Viereck auf den Boden, den Startplatz. {companion} saß darin, ein ganzes Lied lang.',
          ],
        },
        fails: [
          '{companion} hakte ab, was gerade gerufen wurde, und {hero_subj} rief, was schon abgehakt war.',
        ],
        again: ['<hero>Nur noch diese Liste</hero>, sagte {hero_subj} und brachte eine zweite.'],
        noticing: [
          'Unter dem Tisch lag ein Schwarm kleiner Kraniche, aus Listenrändern gefaltet. {hero_subj} faltete einen auf. Darin stand ein Name und daneben, winzig, was derjenige wirklich gefragt hatte. So war es in jedem.',
        ],
        deed: [
          '{hero_subj} setzte sich hin und zog die Liste heran. <hero>Ich sitze besser, und du fragst besser. Lauf.</hero> Draußen pfiffen sie das Halbfinale an. {hero_subj} hakte ab.',
        ],
        answer: [
          '{companion} ging von einem zum anderen, über eine Bank hinweg, und hörte jedem einen Satz lang zu. Der Satz, den alle überhört hatten, war auch dabei.',
        ],
        echo: [
          'Das Halbfinale ging ins Elfmeterschießen. {companion} spielte es {hero} vor, den Torwart und den Ball.',
        ],
      },
    ],
  },
  takenBackAloud: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Konzentrier dich doch einfach</hero>, sagte {hero_subj} vor allen zu {companion}, mit ADHS, und setzte {part_def_acc} allein wieder ein.',
          ],
          warm: [
            '{companion} hatte ADHS. {hero_subj} sagte es sanft und vor allen: <hero>Reiß dich ein bisschen zusammen.</hero> Dann machte {hero_er} {part_def_acc} allein.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} erklärte den anderen, dass man an {part_def_dat} Konzentration brauche, und sah dabei {companion} an.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} machte vor allen einen Witz über Flöhe und nahm {part_def_acc} wieder selbst in die Hand.',
          ],
        },
        fails: [
          'Gelacht hatten alle. {companion} stand auf, und {hero_subj} baute nach dem eigenen Plan weiter, bis das Nächste brach.',
        ],
        again: ['{hero_subj} las den eigenen Plan laut vor. Er wurde dadurch nicht fester.'],
        noticing: [
          'Der Plan fiel vom Tisch und lag verkehrt herum. Auf der Rückseite war eine Zeichnung von {companion}, zwei Stunden alt. Sie zeigte genau das Stück, das gerade abgegangen war.',
        ],
        deed: [
          '{hero_subj} rief dieselben Leute zusammen und nahm den Satz zurück, Wort für Wort. Dann strich {hero_er} den eigenen Plan durch. <hero>Zeig mir bitte deinen.</hero>',
        ],
        answer: [
          'Die Zeichnung war krakelig und hatte zwei Kanten von {part_def_dat}, die passten. Daneben war jemand mit sehr großem Mund.',
        ],
        echo: [
          'Der Plan hängt jetzt gerahmt, die Rückseite nach vorn. Dem großen Mund hat {hero} einen Schnurrbart gemalt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Jetzt reiß dich mal zusammen</hero>, sagte {hero_subj} vor allen zu {companion}. {companion} hatte ADHS. Dann setzte {hero_subj} {part_def_acc} allein zusammen, und zwar falsch.',
          ],
          warm: [
            '{companion} hatte ADHS. <hero>Du kannst ja nichts dafür</hero>, sagte {hero_subj} vor allen und nahm {companion} {part_def_acc} aus der Hand.',
          ],
          clever: [
            '{companion} hatte ADHS. {hero_subj} bat {companion} vor allen um Disziplin und arbeitete an {part_def_dat} nach Plan weiter. Der Plan hatte eine Stelle, an der stand: irgendwie.',
          ],
          playful: [
            '{companion} hatte ADHS. {hero_subj} machte {companion} vor allen nach, wie {companion} an {part_def_dat} zappelte. Zwei lachten, und {companion} legte das Werkzeug hin.',
          ],
        },
        fails: ['Bei irgendwie brach es wieder. {hero_subj} sah sich um, ob jemand schuld war.'],
        again: ['{hero_subj} las den Plan noch einmal, langsamer, und kam wieder bis irgendwie.'],
        noticing: [
          'Unter dem Plan lag ein Pappbecher. Rundherum war etwas gezeichnet, in Strichen, so dünn wie Haare. {hero_subj} drehte den Becher. Einmal herum, und {hero_er} hatte gesehen, wie es geht.',
        ],
        deed: [
          '{hero_subj} holte dieselben Leute zusammen. <hero>Ich habe vorhin etwas gesagt. Es war gemein, und es stimmt nicht.</hero> Den Plan knüllte {hero_er} zusammen. <hero>Zeigst du uns den Becher?</hero>',
        ],
        answer: [
          '{companion} drehte den Becher, langsam, für alle. An {part_def_dat} gab es zwei Kanten, die auf dem Becher schon zusammen waren, gleich neben einem Männchen mit offenem Mund.',
        ],
        echo: [
          '<companion>Das Männchen bist du</companion>, sagte {companion}. <hero>Ich weiß</hero>, sagte {hero_subj}. <hero>Gut getroffen.</hero>',
        ],
      },
    ],
  },
};
