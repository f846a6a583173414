import type { LessonPairs } from '../../schema.ts';

export const brushingHair: LessonPairs = {
  tipsFirst: {
    tangled: [
      {
        firstTry: {
          bold: ['{hero_subj} riss mit dem Kamm von oben durch {part_def_acc}, ratsch, damit es vorbei war.'],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht lange quälen. Darum zog {hero_er} den Kamm ganz schnell durch, von oben.',
          ],
          clever: [
            '{hero_subj} dachte, oben fängt man an, weil oben oben ist. Der Kamm ging in {part_def_acc} und blieb.',
          ],
          playful: [
            '{hero_subj} war ein Rennwagen, und der Kamm fuhr von oben in {part_def_acc} hinein. Boxenstopp.',
          ],
        },
        fails: ['Jedes Ratsch schob alles, was hart war, nach unten zusammen.'],
        again: [
          '{hero_subj} riss mit beiden Händen am Kamm. Ein Zahn vom Kamm sprang weg und war lange unterwegs.',
        ],
        refrain: ['Ratsch von oben, ratsch und zieh! Au, das ging nie.'],
        turned: ['Unten sacht und unten leis. Strich um Strich, im Kreis.'],
        noticing: [
          'Die Fingerspitzen kamen bis ans unterste Ende. Da war ja alles weich und lose. Hart war es nur, wo {hero_subj} gerissen hatte.',
        ],
        deed: [
          '{hero_subj} hielt eine Hand über den Knoten, damit nichts zog. Mit der anderen kämmte {hero_er} ganz unten, kleine Striche, an der losen Schlaufe. Dann ein Stückchen höher.',
        ],
        answer: ['{part_def_nom} ließ den Kamm hinein wie Besuch, der geklopft hat.'],
        echo: [
          '<companion>Au</companion>, sagte {companion} im Voraus, als es ans Kämmen ging. {hero} fing ganz unten an. <companion>Kein Au</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Mit dem Kamm ging {hero_subj} mitten hinein in {part_def_acc}, da, wo es am dicksten war. Augen zu und durch.',
          ],
          warm: [
            '{hero_subj} pustete erst auf {part_def_acc}, wie man auf ein Aua pustet. Dann kam der Kamm, und das Pusten war umsonst.',
          ],
          clever: [
            '{hero_subj} überlegte, dass der schlimmste Knoten zuerst drankommt. Also setzte {hero_er} bei {part_def_dat} oben an.',
          ],
          playful: [
            '{hero_subj} sang beim Kämmen von {part_def_dat} das Zieplied, mit Au statt Tralala. Es hatte viele Strophen.',
          ],
        },
        fails: [
          'Der Kamm schob den kleinen Knoten zum großen. Zusammen waren sie noch viel größer, und {hero_subj} zog.',
        ],
        again: ['Jetzt steckte auch der Kamm im Knoten. {hero_subj} zog am Kamm.'],
        refrain: ['Au und au und au und au. Das weiß ich genau.'],
        turned: ['Hier ein Haar und da ein Haar. Wie wunderbar.'],
        noticing: [
          'Der Kamm ging nicht vor und nicht zurück. {hero_subj} ließ ihn los und sah, was unter ihm hing: Fransen, ganz lose, weich wie Gras. Die hatten mit dem Streit da oben nichts zu tun.',
        ],
        deed: [
          '{hero_subj} holte den Kamm heraus und fing bei den Fransen an. Die eine Hand hielt oben fest, die andere kämmte, einen Fingerbreit und noch einen.',
        ],
        answer: ['Der Knoten bekam ein Loch, dann zwei. Von unten her wurde {part_def_nom} glatt.'],
        echo: ['Vor dem Spiegel sang {companion} das Zieplied. Es ging diesmal nur bis zur ersten Strophe.'],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieß den Kamm mit Schwung in {part_def_acc}, bis zum Anschlag, und riss daran.',
          ],
          warm: [
            '{hero_subj} wollte es für alle schnell hinter sich haben. Der Kamm ging tief in {part_def_acc}, und dann wurde gezogen.',
          ],
          clever: [
            '{hero_subj} hatte einen langen Kamm und dachte, viel hilft viel. Er fuhr in {part_def_acc} bis zum Griff.',
          ],
          playful: ['{hero_subj} kämmte {part_def_acc} wie einen Löwen, mit Gebrüll und von ganz hinten.'],
        },
        fails: ['Alles auf einmal wollte {hero_subj} erwischen, und der Kamm schob es vor sich her.'],
        again: ['{hero_subj} riss mit beiden Händen. Der Kamm kam heraus, und {hero_subj} saß.'],
        refrain: ['Tief hinein und ratsch und zieh! So kommt das nie.'],
        turned: ['Vorn ein bisschen, noch ein Stück. Das war Glück.'],
        noticing: [
          'Der Finger fuhr am Kamm entlang. Vorn, an der ersten Zinke, hing etwas Loses, ganz leicht. Fest war es nur hinten, wo {hero_subj} gerissen hatte.',
        ],
        deed: [
          '{hero_subj} schob den Kamm flach hinein, da, wo es breiter war. Mit einem kleinen Strich nahm {hero_er} nur das Vorderste. Dann das Nächste.',
        ],
        answer: [
          'Strich für Strich kam etwas in {part_def_dat} näher, so gemütlich wie eine Schnecke mit Einkauf.',
        ],
        echo: [
          'Im Kamm steckte ein Krümel aus alter Zeit. {companion} blies ihn fort, und er wollte erst nicht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte den Kamm dabei, einmal durchs eigene Haar gerissen, und jetzt in {part_def_acc} damit, mit Karacho.',
          ],
          warm: [
            '<hero>Es ziept nur kurz</hero>, versprach {hero_subj} {part_def_dat}. So sagte man es {hero_ihm} auch immer, und es ziepte auch immer lang.',
          ],
          clever: [
            '{hero_subj} schob den Kamm in {part_def_acc}, so tief es ging, denn tief ist gründlich. Dann hing er fest.',
          ],
          playful: [
            '{hero_subj} war der Friseur und {part_def_nom} die Kundin. <hero>Einmal durch, gnä’ Frau</hero>, sagte der Friseur und zog.',
          ],
        },
        fails: ['Was vorn klemmte, schob der Kamm nach hinten. {hero_subj} zog trotzdem.'],
        again: ['{hero_subj} zog mit beiden Händen. Der Kamm sang einen hohen Ton.'],
        refrain: ['Rupf und zupf und rupf und riss. Da sitzt es gewiss.'],
        turned: ['Erst der Rand und dann ein Stück. Zupf und zurück.'],
        noticing: [
          'Eine Locke fiel {hero} ins Gesicht. Ganz unten, an der Spitze, drehte sie sich von allein auf, um den kleinen Finger herum. Daran hatte noch keiner gezogen.',
        ],
        deed: [
          '{hero_subj} zog den Kamm heraus und fing ganz vorn an, wo {part_def_nom} am weitesten war. Ein Zinken, ein kleiner Strich, heraus. Und wieder, ein winziges Stück weiter.',
        ],
        answer: ['Nach jedem Strich lag etwas vorn, das eben noch weiter hinten war.'],
        echo: [
          '<companion>Fängst du bei mir auch am Rand an?</companion>, fragte {companion}. {hero} fing bei der allerletzten Spitze an.',
        ],
      },
    ],
  },
  curtainAside: {
    dark: [
      {
        firstTry: {
          bold: [
            'Etwas Zottiges hing {hero_ihm} über die Nase. {hero_subj} blies es hoch und fuhr mit dem Arm in {part_def_acc}, bis es rumste.',
          ],
          warm: [
            '<hero>Ich sehe gleich nach dir</hero>, rief {hero_subj} in {part_def_acc}, obwohl {hero_ihm} etwas über beide Augen hing.',
          ],
          clever: [
            '{hero_subj} stellte fest, dass {part_def_nom} sehr dunkel war, auf beiden Augen. Darüber hing etwas, das man hätte kämmen können.',
          ],
          playful: ['{hero_subj} war ein zotteliges Pony ohne Augen und schnaubte in {part_def_acc} hinein.'],
        },
        fails: [
          'Je näher {hero_subj} herankam, desto mehr hing dazwischen. {hero_subj} blies, und es fiel wieder herunter.',
        ],
        again: ['{hero_subj} blies nun wie ein Wal. Der Vorhang ging hoch, verbeugte sich und fiel.'],
        refrain: ['Pust und plumps, der Vorhang fällt! Schwarz ist die Welt.'],
        turned: ['Kamm zur Seite, Vorhang fort. Hell wird’s dort.'],
        noticing: [
          'Die ganze Welt hatte Streifen. {hero_subj} hob einen davon mit dem Finger weg. Dahinter war ein Stück von allem, so breit wie ein Auge.',
        ],
        deed: [
          '{hero_subj} nahm den Kamm und kämmte alles aus dem Gesicht, auf eine Seite. Mit der Klammer machte {hero_er} es dort fest.',
        ],
        answer: [
          'Das halbe Dunkel war weg, denn es hatte an der Klammer gehangen. Die andere Hälfte war {part_def_nom}, und darin sah man nun etwas.',
        ],
        echo: [
          '<companion>Du hast ja eine Stirn</companion>, sagte {companion}. <hero>Die war immer da</hero>, sagte {hero_subj}. <hero>Hinterm Vorhang.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} pustete die Haare hoch und rannte in {part_def_acc}. Beim zweiten Schritt waren sie wieder unten.',
          ],
          warm: [
            '<hero>Ich seh schon etwas</hero>, sagte {hero_subj} zu {companion} und tastete in {part_def_dat}. Was {hero_er} sah, war Haar.',
          ],
          clever: [
            '{hero_subj} kniff die Augen zusammen, damit sie in {part_def_dat} schärfer wurden. Sie wurden schärfer, aber nur für Haare.',
          ],
          playful: [
            '{hero_subj} war ein zotteliger Hund und schüttelte sich. Danach war {part_def_nom} noch zotteliger.',
          ],
        },
        fails: ['Vor dem Dunkeln hing noch ein zweites Dunkel, und das nahm {hero} überallhin mit.'],
        again: [
          '{hero_subj} drehte sich um, damit es von hinten besser ging. Von hinten war da noch mehr Haar.',
        ],
        refrain: ['Pust und fall und pust und fall. Schwarz überall.'],
        turned: ['Kamm hinein und Scheitel lang. Da fing es an.'],
        noticing: [
          'Eine Strähne blieb am Daumen hängen und hob sich mit ihm. Dahinter war ein Stück Welt, so breit wie der Daumen und viel heller.',
        ],
        deed: [
          '{hero_subj} nahm den Kamm und zog einen Scheitel, von vorn bis hinten. Die eine Hälfte kam hinter das linke Ohr, die andere hinter das rechte.',
        ],
        answer: [
          'Mit zwei ganzen Augen war das Schwarze nur noch halb so schwarz. Die andere Hälfte war das eigene gewesen.',
        ],
        echo: [
          '<companion>Jetzt erkenne ich dich wieder</companion>, sagte {companion}. <hero>Ich dich auch</hero>, sagte {hero_subj}. <hero>Du hattest vorhin Streifen.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            'Etwas Zottiges hing {hero_ihm} bis auf die Nase. So fuhr {hero_subj} auf {part_def_acc} los und prallte gegen das, was davor war.',
          ],
          warm: [
            '<hero>Hier bin ich</hero>, sagte {hero_subj} {part_def_dat}. Zu sehen war nur ein Vorhang mit einer Stimme.',
          ],
          clever: [
            '{hero_subj} sah nicht viel, denn etwas hing {hero_ihm} über beide Augen. Darum ging {hero_er} nah heran an {part_def_acc}, sehr nah.',
          ],
          playful: [
            '{hero_subj} war ein Zottelgeist und pustete den Zottel hoch, buh, direkt vor {part_def_dat}.',
          ],
        },
        fails: ['Da kam ein Kopf ohne Gesicht, und er kam näher und blies.'],
        again: [
          '{hero_subj} blies fester. Der Vorhang flog auf, fiel zu und hatte jetzt auch etwas im Mund.',
        ],
        refrain: ['Pust und zottel, zottel, pust! Keiner hat Lust.'],
        turned: ['Kamm zur Seite, Nase raus. Ein Gesicht schaut raus.'],
        noticing: [
          '{hero_subj} hob einen Streifen mit dem Finger hoch. Dahinter war ein Stück Welt, so breit wie ein Auge. Vorher war da nur Zottel gewesen.',
        ],
        deed: [
          '{hero_subj} setzte sich hin und kämmte alles aus dem Gesicht, auf eine Seite. Mit der Klammer machte {hero_er} es dort fest und hielt still.',
        ],
        answer: [
          'Zwei Augen und eine Nase, so jemanden kann man sich ansehen. {part_def_nom} sah hin, und dann noch ein wenig länger.',
        ],
        echo: [
          '<companion>Da bist du ja</companion>, sagte {companion}. <hero>Ich war schon vorher da</hero>, sagte {hero_subj}. <companion>Das kann jeder sagen.</companion>',
        ],
      },
    ],
  },
  clipSetFree: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} beugte sich über {part_def_acc}. Da hing etwas Loses vom Kopf und verfing sich. {hero_subj} riss den Kopf zurück. Au.',
          ],
          warm: [
            '{hero_subj} neigte sich zärtlich über {part_def_acc}, und was vom Kopf herunterhing, klemmte fest. <hero>Au</hero>, sagte {hero_er} und zog.',
          ],
          clever: [
            '{hero_subj} ging dicht heran, um {part_def_acc} zu begreifen. Begriffen hatte {part_def_nom} zuerst, nämlich alles, was lose vom Kopf hing.',
          ],
          playful: [
            '{hero_subj} war ein Specht und pickte an {part_def_dat}. Beim dritten Picken hing der Schopf fest.',
          ],
        },
        fails: ['Ein Ruck mit dem Kopf, und nun klemmte noch etwas mehr darin.'],
        again: ['{hero_subj} riss den Kopf zur anderen Seite. Au, sagte die andere Seite.'],
        refrain: ['Ruck und au und ruck und au! Au, genau.'],
        turned: ['Kämm und flecht und Klammer frei. Nichts klemmt dabei.'],
        noticing: [
          'Etwas Kaltes schlug an die Backe, hin und her. Es war die Klammer. Sie hing da an einem Fädchen und hielt überhaupt nichts fest.',
        ],
        deed: [
          '{hero_subj} kämmte alles durch und flocht es nach hinten weg. Die Klammer war nun frei. {hero_subj} hakte sie an das kleine Ding neben {part_def_dat}.',
        ],
        answer: [
          'Die Klammer war dünn genug und stark genug. {part_def_nom} hatte nichts mehr zwischen den Zähnen.',
        ],
        echo: ['{hero_subj} trug den Zopf bis zum Abend. Er hielt, obwohl er gar nichts öffnen konnte.'],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bückte sich über {part_def_acc}, und was vom Kopf hing, geriet hinein. {hero_subj} riss sich los, und etwas riss mit.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nur trösten und kam zu nah heran. Da hing der Schopf dazwischen.',
          ],
          clever: [
            '{hero_subj} sah sich {part_def_acc} aus der Nähe an. Aus der Nähe sah man vor allem, was {hero_ihm} in die Augen hing.',
          ],
          playful: [
            '{hero_subj} war ein Mopp und wischte über {part_def_acc}. Der Mopp blieb hängen. <hero>Au</hero>, sagte der Mopp.',
          ],
        },
        fails: ['Jedes Mal, wenn zwei Stücke beieinanderlagen, zog ein Kopf sie wieder auseinander.'],
        again: ['{hero_subj} hielt den Schopf mit den Zähnen fest. Beim ersten Au ging der Mund auf.'],
        refrain: ['Häng hinein und ruck heraus! Au und aus.'],
        turned: ['Klammer auf und Klammer zu. Hält im Nu.'],
        noticing: [
          'An der Backe baumelte etwas Kühles. {hero_subj} fasste hin. Die Klammer hing da, ganz allein, und hatte nichts zu tun, obwohl sie zum Halten gemacht war.',
        ],
        deed: [
          '{hero_subj} kämmte alles nach hinten und flocht es fest. Dann nahm {hero_er} die freie Klammer und schob sie über die zwei Kanten, die passten.',
        ],
        answer: ['Klick, machte sie, einmal, und an {part_def_dat} hielten sich zwei Seiten fest.'],
        echo: [
          '<companion>Und deine Klammer?</companion>, fragte {companion}. <hero>Die arbeitet jetzt</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  lengthOfASong: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} kämmte {hero}. Bei jedem Strich sprang {hero_subj} auf und stupste {part_def_acc}, und {companion} sprang mit dem Kamm hinterher.',
          ],
          warm: [
            '{companion} kämmte {hero}. <hero>Ich muss nur kurz nach {part_def_dat} sehen</hero>, sagte {hero_subj} und hüpfte los, mit dem Kamm im Schopf.',
          ],
          clever: [
            '{companion} kämmte {hero}. {hero_subj} fand, man könne zwei Dinge zugleich tun, still sitzen und {part_def_acc} prüfen. Man konnte nicht.',
          ],
          playful: [
            '{companion} kämmte {hero}. {hero_subj} war ein Springball und hüpfte bei jedem Strich zu {part_def_dat}. Der Kamm hüpfte mit.',
          ],
        },
        fails: ['Kein Strich wurde fertig, und keine Ruhe auch. Immer war ein Finger von {hero} dazwischen.'],
        again: ['{hero_subj} sprang nun schon vor dem Strich auf. {companion} kämmte Luft.'],
        refrain: ['Strich und hopp und Strich und hopp! Stups, und stopp.'],
        turned: ['Strich und Strich, ein ganzes Lied. Bis man’s sieht.'],
        noticing: [
          'Der Kamm steckte am Kopf und wippte. Wenn {hero_subj} einen Atemzug lang still hielt, hörte er auf zu wippen. {hero_subj} probierte es gleich noch einmal.',
        ],
        deed: [
          '{hero_subj} setzte sich hin, legte die Hände in den Schoß und hielt still, ein ganzes Lied lang. {companion} kämmte und summte.',
        ],
        answer: [
          'Zwei wurden in dem Lied fertig, einer oben und einer drüben. Um {part_def_acc} hatte sich keiner gekümmert, und das hatte gefehlt.',
        ],
        echo: [
          '<companion>Es hat noch eine Strophe</companion>, sagte {companion}. Gekämmt war längst. {hero} blieb sitzen.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{companion} kämmte {hero} neben {part_def_dat}. Bei jedem Strich sprang {hero_subj} auf, um nachzusehen, und trampelte hin und her.',
          ],
          warm: [
            '{companion} kämmte {hero}. {hero_subj} wollte sich um {part_def_acc} kümmern und sprang bei jedem zweiten Strich hin, mit Kamm.',
          ],
          clever: [
            '{companion} kämmte {hero}. {hero_subj} musste unbedingt wissen, wie {part_def_nom} von der anderen Seite aussah. Und von dieser. Und von jener.',
          ],
          playful: [
            '{companion} kämmte {hero}. {hero_subj} hüpfte als Floh um {part_def_acc}, und {companion} hüpfte mit dem Kamm als zweiter Floh.',
          ],
        },
        fails: [
          'Auf und nieder, tapp und hopp, und unten wurde gebrummt. {hero_subj} sprang gleich wieder auf.',
        ],
        again: [
          '<hero>Au</hero>, rief {hero_subj}, sprang auf und stand auf dem eigenen Kamm. Das zweite Au war lauter.',
        ],
        refrain: ['Tapp und hopp und au und hopp! Keiner steht auf, hopp, hopp.'],
        turned: ['Strich und Strich und summ und summ. Da dreht sich wer um.'],
        noticing: [
          'Der Kamm hing fest und wippte. Solange {hero_subj} einen Atemzug lang sitzen blieb, wippte er nicht. Da unten wurde im selben Atemzug auch geatmet.',
        ],
        deed: [
          '{hero_subj} setzte sich neben die Sachen in der Reihe, die Hände im Schoß. {companion} kämmte, lang und langsam, und summte ein ganzes Lied.',
        ],
        answer: ['{part_def_nom} räkelte sich, als striche der Kamm über den eigenen Rücken.'],
        echo: [
          '{hero_subj} war so glatt gekämmt wie lange nicht, und keiner konnte sagen, wer zuerst eingenickt war, {companion} oder der Kamm.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} hielt den Kamm, und {hero_subj} war noch nicht fertig gekämmt. Trotzdem sprang {hero_er} auf und stupste {part_def_acc}.',
          ],
          warm: [
            '<hero>Ich schau nur kurz, ob es gut schläft</hero>, sagte {hero_subj} und hüpfte halb gekämmt zu {part_def_dat}. Der Kamm hüpfte mit.',
          ],
          clever: [
            '{hero_subj} dachte, man könne zwei Dinge zugleich, sich kämmen lassen und {part_def_acc} schieben. Es wurde von beidem die Hälfte.',
          ],
          playful: [
            '{hero_subj} war ein Pferd, das beim Striegeln durchgeht. Es ging zweimal durch und beide Male gegen {part_def_acc}.',
          ],
        },
        fails: ['Aufstehen, stupsen, hinsetzen, aufstehen. Da wird jeder Schlaf zum Igel.'],
        again: ['Jetzt hing der Kamm schief im Haar wie eine Feder. {companion} lief hinterher.'],
        refrain: ['Hopp und zupf und au und hopp! Immer im Galopp.'],
        turned: ['Strich um Strich und still dabei. Schlaf nur, eins, zwei.'],
        noticing: [
          'Der Kamm steckte fest und wackelte. Nur wenn {hero} den Atem anhielt, hing er still, und dann war auch ringsum alles still.',
        ],
        deed: [
          '{hero_subj} setzte sich neben die Sachen in der Reihe und faltete die Hände. {companion} strich und summte dazu, bis das Lied zu Ende war, und {hero} rührte nichts als die Wimpern.',
        ],
        answer: [
          'Langsame Striche spürt man durch die ganze Luft. Im Schlaf streckte sich {part_def_nom}, als wäre es der eigene Rücken.',
        ],
        echo: [
          '<companion>Fertig</companion>, flüsterte {companion}. {hero} blieb noch sitzen. Es gab ein zweites Lied, hatte {hero_er} gehört.',
        ],
      },
    ],
  },
  warmUpHour: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} riss sich mit der feinen Bürste durch die Knoten, Kapuze halb auf, und fragte zwischendurch scharf nach {part_def_dat}.',
          ],
          warm: [
            '{hero_subj} wollte vor dem Auftritt niemandem zur Last fallen, bürstete allein, riss und trieb alle wegen {part_def_gen} an.',
          ],
          clever: [
            '{hero_subj} hatte für die Knoten acht Minuten vorgesehen und für {part_def_acc} auch. Beides lief parallel und schief.',
          ],
          playful: [
            '{hero_subj} kündigte den Kampf gegen die eigene Mähne an, Runde eins, und klopfte dabei an {part_def_acc} wie an einen Gong.',
          ],
        },
        fails: ['Wer anklopfte, bekam ein Knurren. Gerissen wurde oben, gedrängt wurde überall.'],
        again: ['{hero_subj} nahm eine noch feinere Bürste. Man hörte es bis in den Flur.'],
        noticing: [
          'Unter der Kapuze, ganz unten, lagen die Spitzen lose und friedlich. {hero_subj} ließ sie durch die Finger gehen. Weh tat es nur da, wo {hero_er} gerissen hatte.',
        ],
        deed: [
          '{hero_subj} gab den Raum zum Einsingen ab, setzte sich auf den Flur und nahm den groben Kamm und ein wenig Öl. An den Spitzen fing {hero_er} an, die Hand darüber.',
        ],
        answer: [
          'Vierzig Minuten lang rief keiner nach {hero_ihm}, und keiner rief nach {part_def_dat}. Eingesungen hatte sich inzwischen ein anderer.',
        ],
        echo: [
          '{companion} hielt im Flur den Spiegel. <companion>Du bist dran</companion>, sagte {companion}, und es stimmte in zweierlei Hinsicht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte noch eine Stunde bis zum Auftritt und das Haar voller Knoten vom Fahrtwind. {hero_er} riss, sah nach {part_def_dat} und riss weiter.',
          ],
          warm: [
            '{hero_subj} wollte keinen mit den eigenen Haaren aufhalten, zerrte im Stehen und bat alle, auch mit {part_def_dat} voranzumachen.',
          ],
          clever: [
            '{hero_subj} hatte gelesen, man bürste von oben nach unten, hundert Striche. Bei Strich neun sah {hero_er} zwischendurch nach {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} gab dem dicksten Knoten den Einsatz, mit der Bürste als Taktstock, und winkte damit auch {part_def_dat}. Es kam keiner von beiden.',
          ],
        },
        fails: [
          'Wer etwas fragte, bekam die Antwort mit der Bürste in der Luft. Gehetzt wurde alles im selben Takt, und {hero_subj} gab ihn an.',
        ],
        again: ['Ein Zinken brach ab. {hero_subj} suchte ihn nicht, es waren ja noch elf.'],
        noticing: [
          'Der Zinken steckte im Ärmel. Daran hing ein einzelnes Haar, und das ließ sich herausziehen, ganz leicht, vom Ende her. {hero_subj} hielt es gegen das Licht.',
        ],
        deed: [
          '{hero_subj} drehte das Schild am Übungsraum um: frei. Dann setzte {hero_er} sich auf die Treppe, nahm ein paar Tropfen Öl und kämmte mit dem, was noch Zinken hatte, zuerst die letzten zwei Fingerbreit.',
        ],
        answer: [
          'Es wurden fünfzig Minuten. Im Übungsraum sang ein anderer Tonleitern, und um {part_def_acc} kümmerte sich so lange niemand.',
        ],
        echo: [
          '<companion>Du riechst nach Salat</companion>, sagte {companion}. <hero>Oliven</hero>, sagte {hero_subj}. <hero>Es gab nichts anderes.</hero>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'Eine Stunde vor dem Auftritt riss {hero_subj} mit der feinen Bürste an den Knoten unter der Kapuze. Wer wegen {part_def_gen} klopfte, wurde angefaucht.',
          ],
          warm: [
            '{hero_subj} wollte keinen mit {part_def_dat} behelligen, zog die Kapuze zu und riss allein an den eigenen Knoten.',
          ],
          clever: [
            '{hero_subj} ging beides zugleich an, die Knoten am Kopf und die Sache mit {part_def_dat}, und beides von oben.',
          ],
          playful: [
            '{hero_subj} sprach mit der Bürste wie mit einem Anwalt, auch über {part_def_acc}. Durch die Tür hörte man Gelächter, dann ein Ratsch.',
          ],
        },
        fails: [
          'Wer eine Frage hatte, bekam sie halb beantwortet, und jede halbe Antwort verknotete sich mit der nächsten.',
        ],
        again: ['{hero_subj} nahm noch mehr Kraft und noch weniger Worte.'],
        noticing: [
          'Unten, unter dem Rand der Kapuze, lagen die Spitzen ganz friedlich. {hero_subj} fuhr mit den Fingern hindurch. Es tat nur dort weh, wo gerissen worden war.',
        ],
        deed: [
          '{hero_subj} gab den Raum zum Einsingen her und setzte sich auf den Flur, mit grobem Kamm und etwas Öl. Unten fing {hero_er} an, eine Hand darüber, und wer kam, durfte sich dazusetzen.',
        ],
        answer: [
          'Beim Kämmen redet man der Reihe nach. Erst kam eine Spitze, dann ein Satz über {part_def_acc}, dann noch einer.',
        ],
        echo: ['Eingesungen war {hero} nicht. {companion} hielt den Kamm ans Ohr und behauptete, er summe.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kämpfte mit der Bürste und mit {part_def_dat} zugleich, und beide bekamen denselben Ton.',
          ],
          warm: [
            '{hero_subj} sagte, sie sollten sich wegen {part_def_gen} an {hero_ihn} wenden, gern, jederzeit. Dann riss die Bürste, und wer sich wandte, ging wieder.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} drei klare Sätze vorbereitet, für zwischen zwei Bürstenstrichen. Beim Wort Au war der erste zu Ende.',
          ],
          playful: [
            '{hero_subj} sang über {part_def_acc} eine Rachearie, mit der Bürste als Dolch. Sie war gut, und alle blieben draußen.',
          ],
        },
        fails: ['Gezogen wurde oben am Kopf und oben am Streit, überall dort, wo es am dicksten war.'],
        again: ['Ein Büschel blieb in der Bürste. {hero_subj} warf es weg und machte dort weiter.'],
        noticing: [
          '<companion>Darf ich mal?</companion>, fragte {companion} und nahm nur die untersten drei Finger breit. Es tat nicht weh. {hero_subj} wartete darauf, dass es wehtat, und es tat nicht weh.',
        ],
        deed: [
          '{hero_subj} ging aus dem warmen Zimmer und überließ es denen, die singen mussten. Auf der Treppe kämmte {hero_er} die Spitzen, mit Öl, und zu jedem Strich erzählte {hero_er} ein Ende von der Sache, das letzte zuerst.',
        ],
        answer: [
          'Drinnen sangen sie sich ein, ohne {hero_ihn}. Draußen kam man von hinten nach vorn, und an {part_def_dat} zeigte sich eine Schlaufe nach der anderen.',
        ],
        echo: [
          'Gesungen hat {hero} als Letztes, mit kalter Stimme und glattem Haar. <companion>Das Haar war sehr gut</companion>, sagte {companion}.',
        ],
      },
    ],
  },
  hoodDown: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte elf Köpfe frisiert und den eigenen in der Kapuze versteckt. <hero>Nicht anfassen</hero>, sagte {hero_er} und stieß gegen {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} kümmerte sich um alle, nur nicht um den eigenen Kopf und nicht um den Streit. Bei {part_def_dat} sagte {hero_er}: <hero>Später.</hero>',
          ],
          clever: [
            '{hero_subj} fand heraus, dass man unter einer Kapuze nichts erklären muss, auch nicht, wie das mit {part_def_dat} gekommen war.',
          ],
          playful: [
            '{hero_subj} machte unter der Kapuze das Gespenst vom Dienst, bis jemand an {part_def_dat} vorbei lachte.',
          ],
        },
        fails: ['Wer zu nahe kam, wurde angeblafft, am meisten der, mit dem der Streit war.'],
        again: ['{hero_subj} zog die Schnur von der Kapuze fester. Jetzt sah man noch eine Nase.'],
        noticing: [
          'In der Spiegelreihe waren elf fertige Köpfe und eine Kapuze. Keiner sagte etwas. Davor lag der Kamm und gehörte gerade niemandem.',
        ],
        deed: [
          '{hero_subj} zog vor allen elf die Kapuze herunter. Darunter war es halb gekämmt und halb nicht. Den Kamm hielt {hero_er} dem Menschen hin, mit dem der Streit war.',
        ],
        answer: [
          'Über einen Scheitel hinweg kann man reden, ohne sich anzusehen. Das erste Wort galt einem Knoten, das zweite schon {part_def_dat}.',
        ],
        echo: [
          'Der Scheitel war krumm. {hero} ließ ihn so, auch am nächsten Tag. {companion} maß nach: drei Grad.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kämmte alle, die es wollten, und auch zwei, die nicht wollten. Vor {part_def_dat} blieb die eigene Kapuze zu, bis zum Kinn.',
          ],
          warm: [
            '{hero_subj} tröstete jeden, der sich nicht gefiel. <hero>Lass sehen</hero>, sagte {hero_er}. Vor {part_def_dat} zog {hero_er} die Schnur am Kinn zu.',
          ],
          clever: [
            '{hero_subj} begründete vor {part_def_dat}, warum die Kapuze praktischer war. Es gab vier Gründe, und keiner war der richtige.',
          ],
          playful: [
            '{hero_subj} trat vor {part_def_dat} als Mönch auf, mit verschränkten Ärmeln. Der Segen war lustig, das Gesicht sah keiner.',
          ],
        },
        fails: ['Wer etwas von {hero} wollte, redete mit Stoff. Stoff gibt keine Antwort.'],
        again: ['{hero_subj} zog die Schnur noch enger.'],
        noticing: [
          'Elfmal hatte {hero_subj} heute denselben Satz gesagt: Halt still, gleich ist es gut. Beim zwölften Mal war keiner mehr da außer dem Spiegel. Der Spiegel hielt still.',
        ],
        deed: [
          '{hero_subj} zog die Schnur auf, vor allen. Die eine Hälfte war ein Nest. <hero>Mach du</hero>, sagte {hero_er} zu dem, mit dem der Streit war, und setzte sich mit dem Rücken zu ihm.',
        ],
        answer: [
          'Einer pfiff durch die Zähne. Dann hörte man nur noch den Kamm, und nach einer Weile über dem Kamm eine Stimme, die vor {part_def_dat} lange nichts gesagt hatte.',
        ],
        echo: [
          'Der Scheitel ist links statt rechts. <companion>Steht dir nicht</companion>, sagte {companion}. <hero>Ich weiß</hero>, sagte {hero_subj} und ließ ihn so.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} rief {part_def_dat} zu, man solle endlich herauskommen, alle seien fertig. Die eigene Kapuze blieb oben.',
          ],
          warm: [
            '{hero_subj} sagte {part_def_dat}, hier sehe doch jeder gut aus. Unter der Kapuze sah {hero_er} selbst nicht nach.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, warum sich niemand verstecken müsse, und zog dabei die Kapuze tiefer.',
          ],
          playful: [
            '{hero_subj} klopfte bei {part_def_dat} als Frisör vom Dienst. Ein Auge sah die Kapuze und glaubte {hero_ihm} nichts.',
          ],
        },
        fails: ['Als jemand nach der Kapuze fragte, biss {hero_subj} zurück, dass man es überall hörte.'],
        again: [
          '<hero>Ich bin eben noch nicht dazu gekommen</hero>, sagte {hero_subj} und zog die Schnur zu.',
        ],
        noticing: [
          'Im Spiegel standen elf gekämmte Köpfe und ein Stück Stoff. {hero_subj} suchte {hero_sein} Gesicht und fand die Schnur. Der Kamm lag frei auf dem Brett.',
        ],
        deed: [
          '{hero_subj} zog die Kapuze ab, vor allen, und setzte sich hin, halb gekämmt und halb nicht. Den Kamm gab {hero_er} dem, mit dem der Streit war.',
        ],
        answer: [
          'Da saß nun jemand unfertig mitten im Licht. {part_def_nom} sah es durch den Spalt und kam auch unfertig.',
        ],
        echo: [
          'Es gibt ein Foto mit zwölf Köpfen. Zwei sind nicht fertig. {companion} hat es als Hintergrund.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Na los, alle sind schön</hero>, rief {hero_subj} zu {part_def_dat} hinüber, aus der Tiefe der Kapuze.',
          ],
          warm: [
            '{hero_subj} bot {part_def_dat} an, noch etwas zu richten, mit dem guten Kamm. Nur näher kommen sollte man bitte nicht, an die eigene Kapuze.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} ein Argument: Niemand schaue auf die Haare. Die Kapuze hörte man nicken.',
          ],
          playful: [
            '{hero_subj} machte vor {part_def_dat} eine Modenschau, mit Kapuze in vier Arten. Ein Auge kam um die Ecke und ging wieder.',
          ],
        },
        fails: ['Von den anderen verlangte {hero_subj} ein Gesicht, und das eigene blieb im Stoff.'],
        again: ['<hero>Was ist denn dabei?</hero>, rief {hero_subj}.'],
        noticing: [
          'Der Kamm lag auf dem Fensterbrett, und elf verschiedene Haare hingen darin, rote, krause, lange. {hero_subj} drehte ihn ins Licht. Vom zwölften war keines dabei.',
        ],
        deed: [
          '{hero_subj} schob die Kapuze zurück. Links hatte {hero_er} es versucht, rechts nicht mehr. So stellte {hero_er} sich ins Helle und hielt den Kamm dem hin, der am lautesten gelacht hatte.',
        ],
        answer: [
          'Er lachte wieder. Dann kämmte er, und zwar recht gut. {part_def_nom} sah von weitem zu und zog die Hand vom eigenen Kopf.',
        ],
        echo: ['<companion>Zwölf</companion>, sagte {companion} und hielt den Kamm hoch.'],
      },
    ],
  },
};
