import type { LessonPairs } from '../../schema.ts';

export const patience: LessonPairs = {
  nothingToPullWith: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} packte {part_def_acc} mit beiden Händen und zog. {hero_subj} zog im Stehen, im Sitzen und zum Schluss im Liegen.',
          ],
          warm: [
            '{hero_subj} streichelte {part_def_acc} erst, damit es nicht wehtat. Dann zog {hero_er}, so sanft man ziehen kann.',
          ],
          clever: [
            '{hero_subj} sah sich {part_def_acc} von allen Seiten an und suchte das richtige Ende. Daran zog {hero_er}.',
          ],
          playful: [
            '{hero_subj} gab {part_def_dat} einen Namen, Herr Zwickel, und bat Herrn Zwickel zum Tanz. Es wurde ein Tanz mit viel Ziehen.',
          ],
        },
        fails: ['Je mehr {hero_subj} zog, desto weniger gab es zu ziehen.'],
        again: ['Nun nahm {hero_subj} auch noch die Zähne dazu. So konnte man nicht einmal mehr schimpfen.'],
        refrain: ['Ruck und zuck, ruck und zuck. {part_def_nom} gab keinen Muck.'],
        turned: ['Kein Ruck, kein Zuck. Da tat {part_def_nom} einen kleinen Muck.'],
        noticing: [
          'Es war nichts mehr da, woran man ziehen konnte. {hero_subj} setzte sich davor, legte die Hände in den Schoß und sah nur hin.',
        ],
        deed: [
          '{hero_subj} nahm einen einzigen Finger. Der schob die lose Schlaufe zurück, genau so weit, wie sie mochte. Dann ruhte er sich aus.',
        ],
        answer: ['Eine Schlaufe ließ die nächste los. {part_def_nom} wurde lang und müde.'],
        echo: [
          '<companion>Womit hast du gezogen?</companion>, fragte {companion}. {hero} zeigte einen Finger her. <hero>Mit dem. Aber in die andere Richtung.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wickelte sich das Ende von {part_def_dat} um die Faust und lief los. Weit kam {hero_er} nicht.',
          ],
          warm: [
            '<hero>Komm, komm, mein Gutes</hero>, lockte {hero_subj} {part_def_acc} und zog dabei, als wäre am anderen Ende ein Dackel.',
          ],
          clever: [
            '{hero_subj} fand an {part_def_dat} ein Ende nach dem anderen. <hero>Das ist es</hero>, sagte {hero_er} jedes Mal und zog. Es war dreimal dasselbe Ende.',
          ],
          playful: [
            '{hero_subj} spielte Tauziehen mit {part_def_dat}. {part_er} musste gar nichts tun und gewann trotzdem.',
          ],
        },
        fails: [
          'Alles, was {hero_subj} herauszog, zog sich woanders hinein. Es blieb also gleich viel, nur härter.',
        ],
        again: [
          '{hero_subj} stemmte beide Füße gegen und lehnte sich zurück. Dann saß {hero_er}, und sonst hatte sich nichts getan.',
        ],
        refrain: ['Zieh, zieh, noch ein Stück. Und es zog zurück.'],
        turned: ['Schieb, schieb, nur ein Stück. Da kam es zurück.'],
        noticing: [
          '<hero>Puh</hero>, sagte {hero_subj}. Die Hände waren ganz heiß und mussten auf den Knien abkühlen. Und weil sie nichts taten, taten die Augen etwas.',
        ],
        deed: [
          '{hero_subj} schob, statt zu ziehen. Ein Daumen ging an die lose Schlaufe und machte sie größer, ein wenig, und dann wartete er.',
        ],
        answer: [
          'Dort, wo es locker war, wurde es lockerer. Das sprach sich herum, bis ans andere Ende von {part_def_dat}.',
        ],
        echo: [
          '<companion>Warst du die ganze Zeit so langsam?</companion>, fragte {companion}. <hero>Nein</hero>, sagte {hero_subj}. <hero>Nur am Schluss. Der Schluss war kurz.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte {part_def_acc} zusammen, dass die Arme zitterten. Zusammen ist zusammen, fand {hero_er}.',
          ],
          warm: [
            '{hero_subj} nahm {part_def_acc} in beide Hände wie einen kleinen Vogel. Dann drückte {hero_er} doch, erst lieb und dann fest.',
          ],
          clever: [
            '{hero_subj} rechnete aus, wo man {part_def_acc} drücken musste. Es war die richtige Stelle, und {hero_er} drückte sehr.',
          ],
          playful: [
            '{hero_subj} machte den Mund zur Presse. Pffff, sagte die Presse, und beide Hände drückten {part_def_acc} zusammen.',
          ],
        },
        fails: ['Aber {hero_subj} presste, und was man presst, das rutscht aneinander vorbei.'],
        again: [
          'Beim nächsten Mal setzte {hero_subj} sich darauf. {hero_subj} wippte sogar ein bisschen. Danach musste man erst alles wieder suchen.',
        ],
        refrain: ['Drück und drück und knack und ab. Schon war es ab.'],
        turned: ['Sacht und sacht und lass es sein. Da passt es rein.'],
        noticing: [
          'Die Finger waren rot und hatten Rillen. {hero_subj} machte sie auf und ließ alles im Schoß liegen, wie es lag. Dann schaute {hero_er} nur.',
        ],
        deed: [
          '{hero_subj} schob mit einem Finger die eine Kante an die andere. Wo es hakte, hielt {hero_er} an und wartete.',
        ],
        answer: ['Ein kleiner Ruck ging durch {part_def_acc}, kaum größer als ein Schluckauf.'],
        echo: [
          '<hero>Es hat sich selber gefunden</hero>, erzählte {hero_subj}. <companion>Und du?</companion> <hero>Ich war dabei.</hero>',
        ],
      },
    ],
  },
  allThreeVerses: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rüttelte an {part_def_dat}. <hero>Jetzt?</hero> {hero_subj} rüttelte noch einmal. <hero>Jetzt?</hero> Ein bisschen gab es nach.',
          ],
          warm: [
            '<hero>Bist du so weit?</hero>, fragte {hero_subj} und drückte ganz leicht gegen {part_def_acc}. Und gleich wieder. Und gleich wieder.',
          ],
          clever: [
            '{hero_subj} wollte wissen, wann {part_def_nom} aufging. Darum probierte {hero_er} es vorher aus, und vorher noch einmal.',
          ],
          playful: [
            '{hero_subj} spielte Hausmeister. Der Hausmeister klopfte an {part_def_acc}, sagte <hero>Jetzt?</hero> und klopfte, bevor man antworten konnte.',
          ],
        },
        fails: ['Zwischen zwei Jetzt lag immer eine Hand darauf und drückte.'],
        again: [
          '{hero_subj} fragte nun schneller. <hero>Jetztjetztjetzt?</hero> Es klang wie ein Huhn auf einem heißen Hof.',
        ],
        refrain: ['Jetzt? Jetzt? Jetzt? Noch nicht jetzt.'],
        turned: ['Strophe eins, zwei, drei. Und kein Jetzt dabei.'],
        noticing: [
          '{hero_subj} zählte die Jetzt an den Fingern ab. Beim elften waren die Finger alle. Es wurde so ruhig, dass man sich umsehen konnte.',
        ],
        deed: [
          '{hero_subj} nahm beide Hände weg und setzte sich darauf. Dann summte {hero_er} ein Lied mit drei Strophen, bis zum Schluss.',
        ],
        answer: ['In der zweiten Strophe knackte es. Keiner hatte {part_def_acc} angerührt.'],
        echo: [
          '{companion} summte das Lied noch auf dem Rückweg. <companion>Hat es eine vierte Strophe?</companion> <hero>Nur wenn etwas sehr klemmt.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte die Klinke von der Luft aus, hundertmal, und {part_def_acc} auch. <hero>Und nun? Und nun? Und nun?</hero>',
          ],
          warm: [
            '{hero_subj} fragte {part_def_acc} nach jedem Atemzug, wie es denn so gehe. Und zog ein klein wenig, nur zum Fragen.',
          ],
          clever: [
            '{hero_subj} zählte, wie oft man an {part_def_dat} rütteln muss. Man war bei dreiundachtzig.',
          ],
          playful: [
            '{hero_subj} ließ eine Ameise für sich anklopfen, an {part_def_dat}, dann eine zweite. Die Ameisen klopften dauernd.',
          ],
        },
        fails: ['Beim Aufgehen braucht man Platz, und den hatte {hero_subj} mit beiden Händen besetzt.'],
        again: ['<hero>Und nun?</hero> Es klemmte ein bisschen mehr als vor dem Fragen.'],
        refrain: ['Und nun? Und nun? Und wann denn nun? Ich will was tun.'],
        turned: ['Summ das Lied bis hinten hin. Da ist was drin.'],
        noticing: [
          '{hero_subj} hatte keine Puste mehr zum Fragen. In der Ruhe fing {companion} an zu summen, ganz nebenbei. Das Lied war noch nie bis zum Ende gekommen, weil immer einer dazwischenfragte.',
        ],
        deed: [
          '{hero_subj} legte die Hände in den Schoß und summte mit, alle drei Strophen. In der letzten machte {hero_er} sogar die langen Töne lang.',
        ],
        answer: [
          'Beim letzten langen Ton tat es einen kleinen Klick. {part_def_acc} hatte keiner angerührt.',
        ],
        echo: [
          'Vor jeder Tür summt {hero} jetzt ein bisschen. Die meisten gehen davon auch nicht schneller auf.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Jetzt!</hero> {hero_subj} stupste {part_def_acc} an, sah nach und stupste noch einmal. <hero>Jetzt!</hero>',
          ],
          warm: [
            '{hero_subj} beugte sich über {part_def_acc} und fragte leise: <hero>Jetzt? Oder jetzt?</hero> Ein Finger fragte mit.',
          ],
          clever: [
            '{hero_subj} prüfte {part_def_acc} mit dem kleinen Finger, weil der am wenigsten stört. Dann prüfte {hero_er}, ob das Prüfen gestört hatte.',
          ],
          playful: [
            '{hero_subj} war der Kontrolleur. Der Kontrolleur tippte an {part_def_acc}, sagte <hero>Noch nicht</hero> und kam sofort wieder.',
          ],
        },
        fails: ['Es wäre vielleicht geworden. Aber es hatte immer einen Finger drin.'],
        again: [
          '{hero_subj} probierte es mit zehn Fingern zugleich. Das waren zehnmal so viele Jetzt und überall Abdrücke.',
        ],
        refrain: ['Jetzt? Jetzt? Tupf und schau. {part_def_nom} sagte: Nicht genau.'],
        turned: ['Hände weg, der Po sitzt drauf. Und {part_def_nom} ging auf.'],
        noticing: [
          '{hero_subj} wollte die Jetzt zählen, die schon gewesen waren. Die Finger reichten nicht. Da ließ {hero_er} die Hände sinken.',
        ],
        deed: [
          '{hero_subj} setzte sich auf beide Hände. Dann sang {hero_er} {part_def_dat} ein Lied vor, alle drei Strophen, die langweilige auch.',
        ],
        answer: ['In der langweiligen Strophe tat sich das meiste.'],
        echo: [
          '<hero>Wenn du einmal klein warst</hero>, fragte {hero_subj}, <hero>hat da jemand gesungen?</hero> <companion>Bestimmt</companion>, sagte {companion}. <companion>Sonst wäre ich noch klein.</companion>',
        ],
      },
    ],
  },
  openLap: {
    shy: [
      {
        firstTry: {
          bold: [
            'Mit einem Satz war {hero_subj} da und griff nach {part_def_dat}. Beinahe hätte es geklappt.',
          ],
          warm: [
            '<hero>Ich tu dir nichts</hero>, rief {hero_subj} und griff schnell nach {part_def_dat}, ehe die Angst größer wurde.',
          ],
          clever: [
            '{hero_subj} wartete, bis {part_def_nom} woandershin sah. Dann griff {hero_er} blitzschnell zu.',
          ],
          playful: [
            '{hero_subj} wurde eine Katze. Die Katze wackelte mit dem Po und sprang auf {part_def_acc} los.',
          ],
        },
        fails: [
          '{hero_subj} griff daneben, griff noch einmal und wirbelte dabei alles auf, was ringsum lag.',
        ],
        again: [
          'Jetzt sprang {hero_subj} mit Anlauf. {hero_subj} fing eine Menge Luft und den eigenen linken Fuß.',
        ],
        refrain: ['Hopp und schnapp und hopp und schnapp! Nur Luft erwischt, schnapp, schnapp.'],
        turned: ['Kein Hopp, kein Schnapp. Nur tapp, tapp, tapp.'],
        noticing: [
          '{hero_subj} plumpste auf den Po. Da hörte der Boden auf zu wackeln und die Luft auch. Sogar {companion} wackelte nicht mehr.',
        ],
        deed: [
          '{hero_subj} legte zwei offene Hände in den Schoß. {hero_subj} atmete dreimal und sah weg, zur anderen Seite.',
        ],
        answer: [
          'Nach dem dritten Atemzug wurde es an den Fingerspitzen warm. Da schnupperte {part_def_nom}.',
        ],
        echo: [
          '<companion>Was hattest du denn in den Händen?</companion>, fragte {companion}. <hero>Nichts</hero>, sagte {hero_subj}. <hero>Aber viel Platz.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} schlich sich an, drei Schritte weit, und stürzte sich dann auf {part_def_acc}.',
          ],
          warm: [
            '<hero>Ich will dich doch bloß streicheln</hero>, rief {hero_subj} und lief {part_def_dat} hinterher, beide Arme voran.',
          ],
          clever: [
            '{hero_subj} stellte {part_def_dat} eine Falle aus den eigenen Armen. Sie schnappte gut, nur war sie leer.',
          ],
          playful: [
            '{hero_subj} war ein Kescher und fuhr durch die Luft. Jedes Mal war {part_def_nom} gerade eben noch dort gewesen.',
          ],
        },
        fails: ['Wer springt, der macht Wind, und der Wind ist immer zuerst da.'],
        again: ['{hero_subj} sprang nun ohne Anlauf, als Überraschung. Überrascht war nur das Knie.'],
        refrain: ['Gleich, gleich, gleich hab ich dich! Wieder nichts für mich.'],
        turned: ['Schau ich weg und mach mich klein. Kommt es allein.'],
        noticing: [
          '{hero_subj} fiel hin und blieb liegen. Jetzt war alles still: der Boden, die Luft und sogar das, was {companion} hatte sagen wollen.',
        ],
        deed: [
          '{hero_subj} setzte sich auf, legte die Hände in den Schoß, offen nach oben, und sah {companion} an. Einmal atmen, zweimal, dreimal.',
        ],
        answer: [
          'Hinter {hero_ihm} raschelte etwas, das vorher nie näher gekommen war. Die offenen Hände musste sich {part_def_nom} einmal ansehen.',
        ],
        echo: [
          '<companion>Wie lange hast du so gesessen?</companion>, fragte {companion}. <hero>Bis mein linker Fuß geschlafen hat</hero>, sagte {hero_subj}. <hero>Der war auch nicht eilig.</hero>',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sprang an {part_def_dat} hoch und schnappte. {hero_subj} sprang wieder, und alles wackelte bis obenhin.',
          ],
          warm: [
            '<hero>Gleich hab ich dich, keine Angst</hero>, rief {hero_subj} hinauf und hüpfte an {part_def_dat}, bis der Boden bebte.',
          ],
          clever: [
            '{hero_subj} hatte die Sprünge berechnet, es fehlte nur eine Handbreit. Also wurde an {part_def_dat} nachgerechnet, im Springen.',
          ],
          playful: [
            '{hero_subj} war ein Floh und hüpfte an {part_def_dat}. Flöhe springen hoch und landen laut.',
          ],
        },
        fails: ['Mit jedem Hüpfer wackelte es oben mehr, und {hero_subj} hüpfte, weil es wackelte.'],
        again: ['{hero_subj} sprang jetzt mit beiden Armen und einem Schrei. Der Schrei kam am höchsten.'],
        refrain: ['Hopp und schnapp und hopp und schnapp! Und nichts kam ab.'],
        turned: ['Sitz und schnauf, eins, zwei, drei. Hopp ist vorbei.'],
        noticing: [
          '{hero_subj} plumpste auf den Po. Da hörte der Boden auf zu wackeln, und die Luft hörte auch auf. Sogar der Ärmel von {companion} hing wieder gerade.',
        ],
        deed: [
          '{hero_subj} legte zwei offene Hände in den Schoß. Dreimal atmete {hero_er} und sah weg, auf die andere Seite. Dann stellte {hero_er} leise einen Fuß in den Halt.',
        ],
        answer: ['Es wackelte nicht mehr. Von hier an war es an {part_def_dat} nur noch ein Arm weit.'],
        echo: [
          '<companion>Wo hast du denn hingeguckt?</companion>, fragte {companion}. <hero>Weg</hero>, sagte {hero_subj}. <hero>Das ist auch eine Richtung.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sprang an {part_def_dat} hoch wie ein Ball. Ein Ball kommt aber auch immer wieder herunter.',
          ],
          warm: [
            '<hero>Ich hol es dir</hero>, rief {hero_subj} {companion} zu und hüpfte an {part_def_dat}, mit beiden Armen und viel gutem Willen.',
          ],
          clever: [
            '{hero_subj} sprang immer dann, wenn es an {part_def_dat} gerade wackelte. Es wackelte, weil {hero_er} sprang.',
          ],
          playful: [
            '{hero_subj} war ein Känguru. Das Känguru hatte einen leeren Beutel, und unter {part_def_dat} blieb er leer.',
          ],
        },
        fails: ['Jeder Sprung schüttelte, und jedes Schütteln schob alles noch ein Stück weiter weg.'],
        again: ['{hero_subj} sprang mit Anlauf und mit Schrei. Der Schrei kam an.'],
        refrain: ['Spring, spring, spring und schnapp daneben. So ist das Leben.'],
        turned: ['Setz dich hin und atme sacht. Nun gib acht.'],
        noticing: [
          '{hero_subj} setzte sich hin, nur um Luft zu holen. Da schwang oben alles noch zweimal hin und her, und dann hing es still.',
        ],
        deed: [
          '{hero_subj} blieb sitzen, die Hände im Schoß, und sah auf die eigenen Füße, drei Atemzüge lang. Einen Fuß davon stellte {hero_er} dann in den Halt, ohne zu hüpfen.',
        ],
        answer: ['Nichts wackelte. Von dort oben an {part_def_dat} war es bloß noch ein Ausstrecken.'],
        echo: [
          '<companion>Wo hast du das Springen gelassen?</companion>, fragte {companion}. <hero>Unten</hero>, sagte {hero_subj}. <hero>Da ist mehr Platz dafür.</hero>',
        ],
      },
    ],
  },
  thirtyBreaths: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} fuhr mit dem Arm in {part_def_acc}, stieß sich, fuhr heraus und gleich wieder hinein.',
          ],
          warm: [
            '<hero>Ich komme schon</hero>, rief {hero_subj} und griff in {part_def_acc} hinein, damit niemand lange warten musste. Es rumste.',
          ],
          clever: [
            '{hero_subj} hatte sich genau gemerkt, wo {prize_def_nom} sein musste. Dort griff {hero_er} in {part_def_acc} hinein und kam mit einer Beule heraus.',
          ],
          playful: [
            '{hero_gen} Arm wurde eine Eisenbahn und {part_def_nom} ein Tunnel. Die Eisenbahn fuhr sehr schnell hinein und sehr schief heraus.',
            'Der eine Arm wurde eine Eisenbahn und {part_def_nom} ein Tunnel. {hero_subj} fuhr sehr schnell hinein und sehr schief heraus.',
          ],
        },
        fails: [
          'Kaum war {hero_subj} drin, war {hero_er} schon wieder draußen. So schnell kommen keine Augen mit.',
        ],
        again: [
          'Diesmal nahm {hero_subj} beide Arme und noch mehr Schwung. Die Arme fanden etwas Hartes. Die Nase auch.',
        ],
        refrain: ['Rein, raus, bumm. Alles schwarz herum.'],
        turned: ['Sitzen, atmen, summ. Nicht mehr schwarz herum.'],
        noticing: [
          'Ein Ellenbogen musste gerieben werden. {hero_subj} setzte sich dazu an den Rand. Rubbel, rubbel, und sonst war da nur ein Atem, der eigene.',
        ],
        deed: [
          '{hero_subj} blieb sitzen und deckte beide Augen mit den Händen zu. Dreißig Atemzüge zählte {hero_er}, keinen weniger.',
        ],
        answer: [
          'Beim dreißigsten kamen die Hände herunter. In {part_def_dat} war aus Schwarz ein dunkles Grau geworden.',
        ],
        echo: [
          'Der Ellenbogen wurde blau und später grün. <companion>Schöne Farben</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte den Kopf in {part_def_acc}, sah nichts und zog ihn wieder heraus. Dann gleich noch einmal, nur tiefer.',
          ],
          warm: [
            '<hero>Keine Sorge, ich bin sofort wieder da</hero>, rief {hero_subj} in {part_def_acc}, Kopf hinein, Kopf heraus. Drinnen war es jedes Mal gleich schwarz.',
          ],
          clever: [
            '{hero_subj} sah zur Probe abwechselnd hinein und heraus. Heraus war es hell, und in {part_def_dat} war es danach erst recht schwarz.',
          ],
          playful: [
            '{hero_subj} war ein Huhn und pickte in {part_def_acc} hinein, pick und pick. Hühner gehen auch früh ins Bett.',
          ],
        },
        fails: [
          'Wer so oft ins Helle guckt, nimmt jedes Mal etwas davon mit. {hero_subj} blinzelte nur noch weiße Punkte.',
        ],
        again: [
          '{hero_subj} riss die Augen so weit auf, dass die Ohren mitgingen. Jetzt waren es größere Punkte.',
        ],
        refrain: ['Guck und guck und wieder raus. Alles sieht schwarz aus.'],
        turned: ['Augen zu und warten fein. Es guckt sich ein.'],
        noticing: [
          'Die Punkte tanzten. {hero_subj} lehnte sich an den Rand, damit wenigstens einer stillhielt. Auf einmal hörte man beide Backen atmen.',
        ],
        deed: [
          '{hero_subj} setzte sich hin, das Gesicht in den Armen, ganz zu. Dreißig Atemzüge wartete {hero_er}, und beim zehnten fing {hero_er} nicht an zu gucken.',
        ],
        answer: [
          'Beim dreißigsten hob {hero_subj} den Kopf. Die weißen Punkte waren fort, und {part_def_nom} hatte auf einmal Ränder.',
        ],
        echo: [
          '<companion>Was hast du gezählt?</companion>, fragte {companion}. <hero>Luft</hero>, sagte {hero_subj}. <hero>Es waren dreißig.</hero>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: ['{hero_subj} lief geradewegs auf {part_def_acc} zu, stieß an, lief zurück und wieder hin.'],
          warm: [
            '{hero_subj} wollte nur schnell etwas holen und gleich wieder fort sein, damit {part_def_nom} nicht gestört wurde. Es rumste zweimal.',
          ],
          clever: [
            '{hero_subj} dachte, je kürzer man da ist, desto weniger merkt es {part_def_nom}. Also hinein, hinaus, hinein.',
          ],
          playful: [
            '{hero_subj} war ein Windstoß und fegte an {part_def_acc} vorbei. Der Windstoß hatte Füße.',
          ],
        },
        fails: [
          '<hero>Verzeihung, gleich bin ich fertig</hero>, flüsterte {hero_subj} und stieß wieder an etwas, das klapperte.',
        ],
        again: [
          '{hero_subj} rannte nun so schnell, dass {hero_er} sich selbst entgegenkam, jedenfalls klang es so.',
        ],
        refrain: ['Hin und her und rumms und bumm! Es dreht sich nicht um.'],
        turned: ['Sitz und atme, ein und aus. Ruhig wird das Haus.'],
        noticing: [
          'Ein Knie musste gerieben werden. {hero_subj} setzte sich dazu an den Rand, rubbel, rubbel. Zu hören war sonst nur Atem, und es war nicht der eigene.',
        ],
        deed: [
          '{hero_subj} blieb sitzen, deckte beide Augen mit den Händen zu und zählte dreißig Atemzüge. Sie waren so langsam wie die anderen.',
        ],
        answer: ['Beim dreißigsten seufzte {part_def_nom}, als hätte jemand das Licht ausgemacht.'],
        echo: ['Am Abend kam {hero} im Bett nur bis elf. Den Rest zählte ein anderer, weit innen.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stupste {part_def_acc} an, wartete so lange, wie man niest, und stupste wieder.',
          ],
          warm: [
            '{hero_subj} fragte {part_def_acc} lieb ins Ohr, ob es noch lange dauere. Nach zwei Augenblicken fragte {hero_er} noch einmal.',
          ],
          clever: [
            '{hero_subj} prüfte alle zwei Atemzüge, ob {part_def_nom} noch schlief. Dazu hob {hero_er} jedes Mal etwas an.',
          ],
          playful: [
            '{hero_subj} war ein Wecker, der vorgeht. Er klingelte {part_def_dat} ins Ohr, tick, tick, jetzt.',
          ],
        },
        fails: [
          'Kaum war es drüben ruhig, kam {hero_subj} wieder an. So schläft man nicht aus, so schläft man fest.',
        ],
        again: [
          '{hero_subj} stupste jetzt mit beiden Händen, immer abwechselnd. Dabei gähnte {hero_er} selbst.',
        ],
        refrain: ['Stups und stups und ist es so weit? Keine Zeit.'],
        turned: ['Lehn dich an und atme still. Komm, wer will.'],
        noticing: [
          'Beim dritten Gähnen musste {hero_subj} sich anlehnen. Da hob und senkte sich etwas, ganz langsam, wie ein Boot im Hafen. Zwei von den eigenen Atemzügen passten in einen.',
        ],
        deed: [
          '{hero_subj} setzte sich daneben und legte die Hände unter die Beine. Dreißig lange Atemzüge zählte {hero_er} mit und stupste kein einziges Mal.',
        ],
        answer: ['Beim dreißigsten atmete {part_def_nom} so tief aus, dass es nach Schlaf roch.'],
        echo: [
          '<companion>Bist du wach?</companion>, fragte {companion} am Abend und stupste. {hero} zählte erst bis dreißig.',
        ],
      },
    ],
  },
  oneUnansweredLine: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Um {part_def_acc} ging es in achtzig Nachrichten, und {hero_subj} antwortete auf jede, in der Reihenfolge des Ärgers. Bei den ersten vieren half es sogar.',
          ],
          warm: [
            'Wegen {part_def_gen} waren alle gekränkt, also schrieb {hero_subj} jedem einzeln etwas Versöhnliches. Jeder bekam es in einer anderen Fassung.',
          ],
          clever: [
            '{hero_subj} führte eine Liste, wer in der Gruppe was über {part_def_acc} geschrieben hatte, und berichtigte einen nach dem anderen. Bis Punkt drei widersprach keiner.',
          ],
          playful: [
            '{hero_subj} schrieb einen Witz über {part_def_acc} in die Gruppe, dann einen zweiten, um den ersten zu erklären. Zwei lachten.',
          ],
        },
        fails: ['Auf jede Antwort, die {hero_subj} nach einer Sekunde schickte, kamen drei zurück.'],
        again: [
          'Beim Zähneputzen tippte {hero_subj} mit links weiter. Das Wort, das die Autokorrektur daraus machte, beschäftigte alle bis Mitternacht.',
        ],
        noticing: [
          'Der Akku stand bei vier Prozent. Zum Tippen reichte das nicht mehr, also las {hero_subj} nur, von ganz oben, so langsam wie einen fremden Brief.',
        ],
        deed: [
          '{hero_subj} drehte das Display nach unten und ließ es eine Stunde liegen. Dann antwortete {hero_er} auf den einen Satz, auf den keiner geantwortet hatte.',
        ],
        answer: [
          'Sieben Leute hatten sich inzwischen ohne {hero_ihn} fürs Kino verabredet. Zwei andere tippten, hörten auf, tippten wieder, und um {part_def_acc} wurde es ruhiger.',
        ],
        echo: [
          '<companion>Du hast gestern eine Stunde nichts geschrieben</companion>, sagte {companion}. <companion>Wir dachten, du bist krank.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} rief wegen {part_def_gen} alle an, einen nach dem anderen, und den Ersten gleich noch einmal, um zu berichten.',
          ],
          warm: [
            '{hero_subj} vermittelte. Wegen {part_def_gen} bekam jeder gesagt, was der andere bestimmt nicht so gemeint hatte.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} vierzehn Antworten vorbereitet, falls jemand fragte. Sie gingen vorsorglich alle hinaus.',
          ],
          playful: [
            '{hero_subj} machte aus {part_def_dat} eine Abstimmung mit Tierbildern. Es siegte das Krokodil, mit vier Stimmen.',
          ],
        },
        fails: ['Kaum hatte einer den Mund zugemacht, machte {hero_subj} ihn für ihn wieder auf.'],
        again: ['{hero_subj} erklärte noch einmal, was mit der Erklärung gemeint gewesen war.'],
        noticing: [
          'Das Netz war weg. {hero_subj} hielt das Handy ans Fenster, über den Kopf, hinter den Rücken. Dann ließ {hero_er} es sinken und las, was schon da war. Ganz oben hatte jemand gefragt: Seid ihr mir böse?',
        ],
        deed: [
          '{hero_subj} schaltete das Handy aus, auch als es wieder Netz gab, und ließ es einen Abend lang aus. Am Morgen antwortete {hero_er} nur auf diese eine Frage. Es war ein Wort.',
        ],
        answer: [
          'Für Samstag hatten sie sich inzwischen verabredet, ohne {hero_ihn}. Aber über {part_def_acc} hatte die ganze Nacht keiner mehr etwas geschrieben, und die Frage war keine mehr.',
        ],
        echo: ['<companion>Ein einziges Wort?</companion>, sagte {companion}. <companion>Du?</companion>'],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} fragte wegen {part_def_gen} noch einmal nach, in drei Gruppen zugleich. Es kamen Haken, sogar blaue.',
          ],
          warm: [
            '{hero_subj} schrieb allen, sie sollten sich mit {part_def_dat} bitte keinen Druck machen. {hero_subj} schrieb es stündlich.',
          ],
          clever: [
            '{hero_subj} setzte für {part_def_acc} eine Umfrage auf, mit fünf Möglichkeiten und einer Frist. Vier Leute klickten.',
          ],
          playful: [
            '{hero_subj} stellte für {part_def_acc} einen Countdown mit Trommelwirbel ein. Die erste Runde fanden alle lustig.',
          ],
        },
        fails: ['Wer einmal antwortete, bekam von {hero} binnen einer Sekunde die nächste Frage.'],
        again: [
          'Auf das erste <hero>Und?</hero> folgte ein <hero>Und??</hero>. Beim dritten waren es so viele Fragezeichen, dass sie umbrachen.',
        ],
        noticing: [
          'Vier Prozent Akku. {hero_subj} scrollte zurück, weil sonst nichts mehr ging, und sah, dass unter jedem zweiten Satz der eigene Name stand.',
        ],
        deed: [
          '{hero_subj} legte das Telefon in die Schublade, mit dem Gesicht nach unten. Eine ganze Stunde drängte {hero_er} bei {part_def_dat} niemanden.',
        ],
        answer: [
          'In dieser Stunde wurde der Ausflug am Sonntag ohne {hero_ihn} geplant. Aber an {part_def_dat} kratzte in dieser Stunde auch keiner.',
        ],
        echo: ['Auf dem Zettel in der Schublade stand jetzt eine Uhrzeit und darunter: bis dahin Hände weg.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte bei {part_def_dat} ein Ultimatum, bis acht. Um acht stellte {hero_er} eines bis neun.',
          ],
          warm: [
            '{hero_subj} bot wegen {part_def_gen} jedem {hero_seine} Hilfe an, morgens, mittags und noch einmal vor dem Schlafen.',
          ],
          clever: [
            '{hero_subj} wollte zu {part_def_dat} einen Zwischenstand, jede Viertelstunde, in einem Wort. Das Wort war meistens nein.',
          ],
          playful: [
            '{hero_subj} schickte wegen {part_def_gen} stündlich ein Küken im Ei. Zum Mittag hatte das Ei einen Sprung, und zwei fragten, was das werden solle.',
          ],
        },
        fails: [
          'Auf jede Frage musste jemand antworten, und in der Zeit tat er sonst nichts. {hero_subj} fragte weiter.',
        ],
        again: ['<hero>Nur zur Sicherheit</hero>, schrieb {hero_subj}.'],
        noticing: [
          'Unter der letzten Frage stand schon wieder: schreibt gerade. Dann stand es nicht mehr da. {hero_subj} sah zu, wie es kam und ging, sechsmal, und merkte, wie müde das aussah.',
        ],
        deed: [
          '{hero_subj} schrieb <hero>Lasst euch Zeit</hero>, schaltete ab und brachte das Telefon zur Nachbarin. Die Frage, die schon seit gestern dort stand, beantwortete {hero_er} auf einer Postkarte.',
        ],
        answer: [
          'Über Nacht machten sie ohne {hero_ihn} aus, wer mit wem im Zelt schlief. Bei {part_def_dat} war es eine Nacht lang so ruhig, dass etwas von allein weiterging.',
        ],
        echo: [
          'Die Nachbarin hatte zweimal für {hero} abgehoben. <companion>Sie weiß jetzt mehr als du</companion>, sagte {companion}.',
        ],
      },
    ],
  },
  floorBesideIt: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich vor {part_def_acc} und fragte, ob es jetzt gehe. Fünf Minuten später stand {hero_er} wieder da.',
          ],
          warm: [
            '{hero_subj} stellte Tee neben {part_def_acc} und fragte, ob alles gut sei. Den zweiten Tee brachte {hero_er}, als der erste noch dampfte.',
          ],
          clever: [
            '{hero_subj} hatte sich wegen {part_def_gen} drei verschiedene Fragen überlegt, die alle dasselbe fragten. Alle fünf Minuten kam eine dran.',
          ],
          playful: [
            '{hero_subj} kam zu {part_def_dat} wie ein Kellner, Handtuch überm Arm, und erkundigte sich nach dem Stand. Beim ersten Mal war das lustig.',
          ],
        },
        fails: ['Jedes <hero>Geht’s jetzt?</hero> kam ein wenig früher als das davor.'],
        again: ['{hero_subj} fragte nun auch noch, ob das Fragen störe.'],
        noticing: [
          'Beim siebten Mal hörte {hero_subj} etwas wegrücken, mit einem Knarren, nur eine Handbreit. Danach war es so still, dass {hero_er} den eigenen Satz noch im Mund hatte.',
        ],
        deed: [
          '{hero_subj} setzte sich daneben auf den Boden und schlug die Mathehausaufgabe auf. <hero>Ich bin bloß hier</hero>, sagte {hero_er}, und mehr sagte {hero_er} nicht.',
        ],
        answer: [
          'Draußen fing das Spiel an, das {hero_subj} hatte sehen wollen. Nach Aufgabe drei gab neben {hero_ihm} jemand oder etwas einen Seufzer von sich.',
        ],
        echo: ['Aufgabe vier war falsch, und zwar in zwei Handschriften.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} zählte vor {part_def_dat} laut bis hundert. Bei hundert fing {hero_er} noch einmal an.',
          ],
          warm: [
            '{hero_subj} stellte Tee vor {part_def_acc} und fragte, ob der Tee gut sei. Dann, ob er noch warm sei. Dann, ob es neuer sein solle.',
          ],
          clever: [
            '{hero_subj} schrieb für {part_def_acc} eine Liste mit sieben Möglichkeiten, was los sein könnte, zum Ankreuzen.',
          ],
          playful: ['{hero_subj} erzählte {part_def_dat} einen Witz in Fortsetzungen. Die erste war gut.'],
        },
        fails: [
          'Alle fünf Minuten fragte {hero_subj}, ob es besser sei. Davon war es jedes Mal erst vier Minuten her.',
        ],
        again: ['<hero>Und jetzt?</hero>, fragte {hero_subj}.'],
        noticing: [
          'Der Tee war kalt und hatte einen Ring. {hero_subj} wollte den Becher wegnehmen und sah, dass er ein Stück weiter stand als vorhin, weiter weg.',
        ],
        deed: [
          '{hero_subj} holte die Stricksachen, setzte sich an die Wand und strickte. Drüben auf dem Platz wurde das Spiel angepfiffen, ohne {hero_ihn}. {hero_subj} zählte Maschen und sonst nichts.',
        ],
        answer: [
          'Nach zwölf Reihen hatte {hero_subj} kein einziges Mal gefragt. Bei {part_def_dat} seufzte es, und es war ein Seufzer vom Hinsetzen.',
        ],
        echo: ['Zwölf Reihen sind ein sehr kurzer Schal. {companion} trägt ihn am Handgelenk.'],
      },
    ],
  },
};
