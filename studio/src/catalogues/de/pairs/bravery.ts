import type { LessonPairs } from '../../schema.ts';

export const bravery: LessonPairs = {
  twoStepsAcross: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stand hinten und wartete, dass jemand Größeres anfing. Vorn vor {part_def_dat} stand ganz allein {companion}.',
          ],
          warm: [
            '<hero>Du machst das gut</hero>, rief {hero_subj} von hinten. {companion} stand ganz allein vor {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} überlegte hinten, was man zu {part_def_dat} sagen könnte. Gesagt hätte es {companion}, die ganze Zeit allein da vorn.',
          ],
          playful: [
            '{hero_subj} spielte hinten Baum. Bäume mischen sich nicht ein, und {companion} stand allein vor {part_def_dat}.',
          ],
        },
        fails: [
          'Wer allein da vorn steht, wird von allen angesehen. {hero_subj} sah auch hin und blieb, wo {hero_er} war.',
        ],
        again: [
          '{hero_subj} ging einen Schritt weiter nach hinten, um besser nachzudenken. Dort dachten schon andere nach.',
        ],
        refrain: ['Geh du mal vor, geh du mal vor! Keiner ging durchs Tor.'],
        turned: ['Schritt und Schritt und hingestellt. Nun stehn zwei in der Welt.'],
        noticing: [
          '{hero_subj} hob die Augen von den eigenen Schuhen. Da vorn zeigten zwei Fußspitzen nach innen, die gehörten {companion}. Links daneben war niemand. Rechts auch nicht.',
        ],
        deed: [
          '{hero_subj} ging hinüber, vor allen, quer durch die Mitte. Dann stellte {hero_er} sich neben {companion}, Schulter an Schulter.',
        ],
        answer: [
          '{part_def_nom} musste jetzt zwei auf einmal ansehen. Das ging nur, wenn man dazwischen hindurchsah.',
        ],
        echo: [
          '<companion>Deine Schulter hat gewackelt</companion>, sagte {companion}. <hero>Das war deine</hero>, sagte {hero_subj}. Sie probierten es noch einmal aus.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} trat ganz nach hinten. <hero>Jemand Großes muss mit {part_def_dat} reden</hero>, sagte {hero_er}, und vorn stand nur {companion}.',
          ],
          warm: [
            '<hero>Du kannst das so gut</hero>, rief {hero_subj} {companion} von hinten zu. Vorn sah {part_def_nom} sehr streng aus.',
          ],
          clever: [
            '{hero_subj} überlegte, wer hier wohl zuständig war, und trat dabei immer weiter zurück von {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} spielte Baum. Bäume müssen nicht nach vorn, und mit {part_def_dat} reden müssen sie auch nicht.',
          ],
        },
        fails: [
          'Vorn stand {companion} allein und wurde angesehen. Wenn einer allein ist, kann man leicht streng sein.',
        ],
        again: ['{hero_subj} sah auf die eigenen Schuhe. An denen war heute viel zu sehen.'],
        refrain: ['Geh doch du und geh doch du. Keiner sah zu.'],
        turned: ['Zwei Schritt hin, da steh ich nun. Neben dir, mit beiden Schuhn.'],
        noticing: [
          '{hero_subj} sah auf. Da stand {companion}, die Zehen nach innen, und links war niemand, und rechts war auch niemand.',
        ],
        deed: [
          '{hero_subj} ging los, quer durch die Mitte, wo alle es sahen. Neben {companion} blieb {hero_er} stehen, so nah, dass die Ärmel sich berührten.',
        ],
        answer: [
          'Zwei kann man nicht so leicht übersehen wie einen. Also sah {part_def_nom} an ihnen vorbei, dahin, wohin es sowieso zog.',
        ],
        echo: [
          '<companion>Warum bist du gekommen?</companion>, fragte {companion}. <hero>Von da hinten sah man so schlecht</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Erst du</hero>, sagte {hero_subj} von hinten. {companion} stand allein auf {part_def_dat} und ruderte.',
          ],
          warm: [
            '{hero_subj} drückte von hinten beide Daumen für {companion} auf {part_def_dat}. Daumen kann man leider nicht festhalten.',
          ],
          clever: [
            '{hero_subj} wollte erst sehen, wie man über {part_def_acc} kommt. Zu sehen war {companion}, ganz allein und schon schräg.',
          ],
          playful: [
            '{hero_subj} war das Publikum und wollte gern hinten sitzen. Auf {part_def_dat} tanzte {companion}, aber ohne Absicht.',
          ],
        },
        fails: [
          'Wer allein ausrutscht, hat niemanden zum Festhalten. {hero_subj} sah zu, wie {companion} niemanden hatte.',
        ],
        again: [
          '<hero>Noch mal, du hattest es fast</hero>, rief {hero_subj} und klatschte. Davon wurde es auch nicht trockener.',
        ],
        refrain: ['Geh du, geh du, geh du mal! Und abwärts ins Tal.'],
        turned: ['Fuß an Fuß und zwei und zwei. Ich bin dabei.'],
        noticing: [
          '{hero_subj} sah auf. Da vorn stand {companion} mit den Zehen nach innen, als müssten die Zehen sich aneinander festhalten. Daneben war viel leerer Platz.',
        ],
        deed: [
          '{hero_subj} ging hinaus, vor allen, und stellte sich daneben. Ein Fuß kam auf die raue Stelle, der andere an den Fuß von {companion}.',
        ],
        answer: ['Fuß gegen Fuß, so standen sie auf {part_def_dat}. Rutschen wollte nun keiner zuerst.'],
        echo: [
          '<companion>Ich wäre fast gefallen</companion>, sagte {companion}. <hero>Ich auch</hero>, sagte {hero_subj}. <hero>Aber du warst im Weg.</hero>',
        ],
      },
    ],
  },
  holdMySleeve: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Du zuerst, du bist schmaler</hero>, sagte {hero_subj} und drückte {companion} von hinten in {part_def_acc}.',
          ],
          warm: [
            '<hero>Geh nur, ich bin ja hinter dir</hero>, sagte {hero_subj} lieb und schob {companion} in {part_def_acc}. Hinter jemandem ist es nämlich am sichersten.',
          ],
          clever: [
            '{hero_subj} hatte überlegt, wer besser in {part_def_acc} passt, und war auf {companion} gekommen. Geschoben wurde auch mit Überlegung.',
          ],
          playful: [
            '{hero_subj} war die Post und {companion} das Päckchen. {part_def_nom} war der Briefschlitz, und das Päckchen passte nicht ganz.',
          ],
        },
        fails: ['{companion} stemmte sich, {hero_subj} schob, und so steckten bald zwei fest statt keinem.'],
        again: ['{hero_subj} schob nun mit dem Kopf, denn den sah da hinten keiner.'],
        refrain: ['Du zuerst, du zuerst, hinein! Nein, nein, nein.'],
        turned: ['Ich voran, mein Ärmel dran. Fass nur an.'],
        noticing: [
          'Die Hand lag auf einem Rücken. Darunter klopfte etwas, schnell wie bei einem Vogel. {hero_subj} nahm die Hand nicht weg und schob auch nicht mehr.',
        ],
        deed: [
          '{hero_subj} ging um {companion} herum nach vorn. Ein Arm blieb hinten. <hero>Nimm meinen Ärmel.</hero>',
        ],
        answer: [
          'Einer hinter dem anderen ist dünner als zwei auf einmal. Wo {part_def_nom} breiter war, ging der eine, und der Ärmel zog den anderen nach.',
        ],
        echo: ['Der Ärmel war danach länger als sein Bruder. {hero} krempelte ihn nicht um.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>Los, hinein mit dir</hero>, sagte {hero_subj} und schob {companion} vor sich her, bis {companion} in {part_def_dat} steckte wie ein Korken.',
          ],
          warm: [
            '<hero>Du darfst zuerst</hero>, sagte {hero_subj} ganz lieb zu {companion} und drückte. Zuerst durfte {companion} in {part_def_acc}, und es war dunkel darin.',
          ],
          clever: [
            '{hero_subj} rechnete vor, warum {companion} als Erstes in {part_def_acc} musste. Die Rechnung stimmte, und {companion} stand schon drin.',
          ],
          playful: [
            '{hero_subj} spielte Eisenbahn. {companion} war die Lok und musste in {part_def_acc}. Der Zug schob von hinten.',
          ],
        },
        fails: ['{companion} wollte zurück, und {hero_subj} wollte vor. Also ging es gar nicht.'],
        again: ['<hero>Ich schieb doch bloß</hero>, sagte {hero_subj}.'],
        refrain: ['Du voran, du voran! Und ich schieb dran.'],
        turned: ['Ich voran, und du hältst fest. Dann kommt der Rest.'],
        noticing: [
          '{companion} sagte nichts mehr. {hero_subj} hörte nur ein ganz kleines Geräusch, wie von einer Maus. Es war {companion}, beim Schlucken. Die Hand, die schob, wurde auf einmal sehr groß.',
        ],
        deed: [
          '{hero_subj} zog {companion} heraus und ging selbst nach vorn. Hinten hing das Ende vom Schal. <hero>Halt dich daran fest. Wenn du ziehst, bleib ich stehen.</hero>',
        ],
        answer: [
          'Der Schal ging stramm, dann locker, dann wieder stramm. Einer nach dem anderen waren sie schmal genug für {part_def_acc}.',
        ],
        echo: ['Der Schal war nachher so lang, dass er für beide reichte. Sie gingen darin nach Hause.'],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Du zuerst</hero>, sagte {hero_subj} und schob {companion} von hinten auf {part_def_acc} zu.',
          ],
          warm: [
            '<hero>Geh ruhig, ich passe hinten auf</hero>, sagte {hero_subj} und drückte {companion} sanft vor {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} fand, wer kleine Schritte macht, solle vorangehen. Das war {companion}, und {hero_subj} schob {companion} an {part_def_acc} heran.',
          ],
          playful: [
            '{hero_subj} war der Anhänger und {companion} die Lokomotive. Geschoben hat aber der Anhänger, und zwar bis dicht vor {part_def_acc}.',
          ],
        },
        fails: ['{companion} stemmte die Füße ein. Von hinten wurde geschoben, und vorn war es schwarz.'],
        again: ['{hero_subj} schob nun mit geschlossenen Augen. Man sah ja ohnehin nichts.'],
        refrain: ['Du zuerst und du voran! Keiner fing an.'],
        turned: ['Ich zuerst, mein Ärmel hinten. Wir werden’s finden.'],
        noticing: [
          'Unter der Hand war ein Rücken, und im Rücken klopfte etwas, schnell wie ein Vogel. {hero_subj} hörte auf zu schieben.',
        ],
        deed: [
          '{hero_subj} ging um {companion} herum nach vorn und hielt einen Arm nach hinten. <hero>Nimm meinen Ärmel.</hero>',
        ],
        answer: [
          'Einer ging auf den Schimmer zu, und einer hatte einen Ärmel. In {part_def_dat} war damit keiner allein.',
        ],
        echo: [
          '<companion>Dein Ärmel ist warm</companion>, sagte {companion} und hielt ihn noch, als es längst hell war.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Los, geh du</hero>, sagte {hero_subj} und schob {companion} vor sich her, bis an {part_def_acc}.',
          ],
          warm: [
            '<hero>Du hast die längeren Arme</hero>, sagte {hero_subj} zu {companion} und stellte sich dahinter. Von dort sah {part_def_nom} nicht kleiner aus.',
          ],
          clever: [
            '{hero_subj} erklärte {companion}, dass Kleine im Dunkeln weniger anstoßen. Darum durfte {companion} zuerst in {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war die Lokomotive, aber eine, die hinten schiebt. Vorn fuhr {companion} in {part_def_acc}, ohne Licht.',
          ],
        },
        fails: [
          'Vorn war es schwarz, und hinten wurde gedrückt. {companion} machte sich steif wie ein Brett.',
        ],
        again: ['{hero_subj} schob nun mit dem Kopf. So musste man wenigstens nicht hinsehen.'],
        refrain: ['Du gehst vor und du gehst vor! Keiner ging vor.'],
        turned: ['Ich geh vor, fass hinten an. Eins nach dem andern dann.'],
        noticing: [
          'Unter den Händen spürte {hero} etwas. Durch die Jacke von {companion} klopfte ein Herz, so schnell wie bei einem Vogel.',
        ],
        deed: [
          '{hero_subj} ließ los und stellte sich vor {companion} hin. Einen Ärmel hielt {hero_er} nach hinten. <hero>Halt dich fest. Ich gehe zuerst.</hero>',
        ],
        answer: [
          'Der Ärmel wurde hinten ganz schwer. So ging es in {part_def_acc}, zu zweit hintereinander, dem Schimmer nach.',
        ],
        echo: [
          '<companion>Hattest du Angst?</companion>, fragte {companion}. <hero>Frag den Ärmel</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  myShoulder: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Mach doch einfach!</hero>, rief {hero_subj} von weit weg. {companion} hing auf Zehenspitzen an {part_def_dat}.',
          ],
          warm: [
            '<hero>Du kannst das, ganz bestimmt</hero>, rief {hero_subj} aus sicherem Abstand. {companion} streckte sich an {part_def_dat}, bis alles zitterte.',
          ],
          clever: [
            '{hero_subj} gab von hinten gute Ratschläge, wohin man an {part_def_dat} greift. {companion} hatte zu kurze Arme für die Ratschläge.',
          ],
          playful: [
            '{hero_subj} kommentierte von hinten wie beim Sport. <hero>Und sie strecken sich an {part_def_dat}, meine Damen und Herren!</hero> Gestreckt hat sich nur {companion}.',
          ],
        },
        fails: [
          'Ein Rat ist kein Halt. {companion} rutschte ab, und {hero_subj} hatte schon den nächsten Rat.',
        ],
        again: [
          '<hero>Noch höher</hero>, rief {hero_subj} und ging noch etwas weiter weg, weil man es von da besser sah.',
        ],
        refrain: ['Mach doch, mach doch, streck dich sehr! Und {part_def_nom} gab nichts her.'],
        turned: ['Unten ran und Schulter krumm. Fall nicht um.'],
        noticing: [
          '{hero_subj} hörte das eigene Mach-doch noch in der Luft. Darunter zitterte ein Bein, auf einem einzigen Zeh. Das Bein gehörte {companion}, und der Zeh auch.',
        ],
        deed: [
          '{hero_subj} ging ganz darunter, kniete sich hin und schob die Schulter unter den Fuß, der zitterte.',
        ],
        answer: [
          'Zwischen dem Boden und {part_def_dat} war jetzt eine Stufe mit Kragen. Der Fuß von {companion} stand.',
        ],
        echo: [
          '{hero_subj} hatte am Abend einen Fußabdruck auf der Schulter. {companion} stellte den Fuß daneben. Er passte.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Drück doch einfach!</hero>, rief {hero_subj} von weit weg. {companion} drückte allein gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Du bist so stark</hero>, rief {hero_subj} {companion} aus sicherem Abstand zu. {companion} stemmte sich allein gegen {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} gab von hinten Ratschläge, wie man {part_def_acc} anfasst. {companion} hatte beide Hände voll und keine für Ratschläge.',
          ],
          playful: [
            '{hero_subj} feuerte {companion} an wie im Stadion. An {part_def_dat} stand nur die eine Mannschaft, und die war {companion}.',
          ],
        },
        fails: [
          'Kaum war die Kante ein Stück oben, rutschte sie {companion} weg. {hero_subj} hatte gerade einen neuen Rat.',
        ],
        again: [
          '<hero>Noch mal, nur höher!</hero>, rief {hero_subj} und ging einen Schritt zurück, um es besser zu sehen.',
        ],
        refrain: ['Drück mal du und heb mal du! Ich schau zu.'],
        turned: ['Unten ran und Schulter drein. Nicht mehr allein.'],
        noticing: [
          '{hero_subj} hörte den eigenen Rat noch einmal. Dazu hörte {hero_er} ein Keuchen. {companion} hatte die Zehen in den Boden gebohrt, und ein Knie zitterte.',
        ],
        deed: [
          '{hero_subj} lief hin, kniete sich daneben und schob die Schulter unter die Kante, die wackelte.',
        ],
        answer: [
          'Die Schulter blieb darunter. An {part_def_dat} konnte {companion} nun loslassen und hatte zwei Hände frei.',
        ],
        echo: [
          '<companion>Hast du noch einen Rat?</companion>, fragte {companion}. <hero>Nein</hero>, sagte {hero_subj}. <hero>Nur eine Schulter.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Fester!</hero>, rief {hero_subj} vom Zaun aus. {companion} stand allein unter {part_def_dat} und hatte schon ganz rote Ohren.',
          ],
          warm: [
            '<hero>Ich drück dir die Daumen</hero>, sagte {hero_subj}, weit weg, und drückte sie. {companion} drückte {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} gab {companion} von hinten kluge Hinweise: mehr links, mehr unten. {part_def_nom} hörte auch zu und rührte sich nicht.',
          ],
          playful: [
            '{hero_subj} machte den Sportreporter. <hero>Und {companion} liegt vorn</hero>, rief {hero_er}. {companion} lag unter {part_def_dat}.',
          ],
        },
        fails: ['Rat hat kein Gewicht. {hero_subj} gab noch einen.'],
        again: ['<hero>Gleich hast du es!</hero>, rief {hero_subj} und biss in einen Apfel.'],
        refrain: ['Mach du mal, ich sag dir, wie! So geht das nie.'],
        turned: ['Schulter hin und du und ich. Das hebt sich.'],
        noticing: [
          'Der Apfel knackte laut. {companion} sah herüber und sah den Apfel an. {hero_subj} hörte auf zu kauen. Unter {part_def_dat} war genau noch ein Platz, so breit wie eine Schulter.',
        ],
        deed: [
          '{hero_subj} warf den Apfel ins Gras, lief hin und kroch darunter. Die Schulter kam an die Kante, die wackelte. <hero>Jetzt bin ich da.</hero>',
        ],
        answer: ['Die Schulter tat weh, und die andere gleich daneben wohl auch. Aber nun waren es zwei.'],
        echo: ['Den Apfel aßen sie danach zusammen. Auf einer Seite war noch Gras daran.'],
      },
    ],
  },
  palmUp: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} johlte mit, weil alle johlten. {part_def_nom} war schon laut genug. {companion} sagte etwas, das man nicht hörte.',
          ],
          warm: [
            '{hero_subj} machte den Krach von {part_def_dat} mit, damit sich keiner ausgeschlossen fühlte. {companion} bewegte die Lippen.',
          ],
          clever: [
            '{hero_subj} dachte, so viele können nicht unrecht haben, und lärmte mit {part_def_dat} um die Wette. {companion} lärmte nicht.',
          ],
          playful: [
            '{hero_subj} war die Trompete im Krach von {part_def_dat}. {companion} war ein ganz kleines Wort und kam nicht durch.',
          ],
        },
        fails: ['Auf jedes Johlen von {hero} kam noch eins. Ein kleines Wort hat da keinen Platz.'],
        again: ['{hero_subj} johlte nun zweistimmig, was eigentlich nicht geht. Es ging.'],
        refrain: ['Joho, juhu, tra-ra-ra-ra! Keiner hört’s ja.'],
        turned: ['Hand nach oben, Hand ganz flach. Einer war wach.'],
        noticing: [
          '{hero_subj} brauchte Luft. Rundherum ging es weiter. {companion} bewegte noch immer die Lippen, und es war immer dasselbe kleine Wort.',
        ],
        deed: [
          '{hero_subj} stellte sich davor und hob eine Hand, offen, ganz hoch. In der nächsten kleinen Pause sagte {hero_er} <hero>Halt</hero> und zeigte auf {companion}.',
        ],
        answer: [
          'Es war ein sehr kleines Wort. In der Pause von {part_def_dat} hatte es zum ersten Mal Platz.',
        ],
        echo: [
          '<companion>Ich hatte es schon siebenmal gesagt</companion>, sagte {companion}. <hero>Jetzt sage ich es</hero>, sagte {hero_subj} und sagte es auch siebenmal.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'Alle zogen an {part_def_dat}, also zog {hero_subj} auch, mit Hoi und Ho. {companion} sagte etwas, leise.',
          ],
          warm: [
            '{hero_subj} half beim Ziehen an {part_def_dat}, denn alle halfen. {companion} half nicht, {companion} sagte immer etwas Kleines.',
          ],
          clever: [
            '{hero_subj} überlegte nicht lange. Wo so viele ziehen, muss es richtig sein, und {hero_subj} hängte sich an {part_def_acc}. {companion} schüttelte den Kopf.',
          ],
          playful: [
            '{hero_subj} sang beim Ziehen an {part_def_dat} ein Seemannslied. Im Refrain hörte man {companion} nicht mehr, in den Strophen auch nicht.',
          ],
        },
        fails: [
          'Hoi, und alle zogen, {hero_subj} am lautesten. Was {companion} zwischen den Fingern hatte, glitt wieder weg.',
        ],
        again: ['<hero>Ho!</hero> Nun zogen sie so, dass alle hinfielen, der Reihe nach, wie Dominosteine.'],
        refrain: ['Hoi und ho und hoi und zieh! So geht das nie.'],
        turned: ['Hand ist offen, Hand liegt still. Komm, wer will.'],
        noticing: [
          '{hero_subj} saß unten in der Reihe und musste Luft holen. Da sah {hero_er} die Lippen von {companion}. Sie sagten noch immer das eine kleine Wort.',
        ],
        deed: [
          '{hero_subj} stellte sich vor alle hin und hob eine offene Hand. <hero>Halt</hero>, sagte {hero_er} in die Pause und zeigte auf {companion}.',
        ],
        answer: [
          'Alle ließen los. {companion} hatte die lose Schlaufe die ganze Zeit gewusst, und {part_def_nom} gab ihr recht.',
        ],
        echo: [
          '{hero_subj} zog zu Hause am Vorhang. <companion>Halt</companion>, sagte {companion}, und da sahen sie erst, dass eine Katze darin saß.',
        ],
      },
    ],
  },
  bagAcrossTheRoom: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lachte mit, laut genug, und ging nicht hinüber. {part_def_nom} stand ja auch noch dazwischen.',
          ],
          warm: [
            '{hero_subj} lachte nur mit dem Mund und dachte, jemand Älteres werde {part_def_dat} schon etwas sagen.',
          ],
          clever: [
            '{hero_subj} überlegte, was geschieht, wenn man bei {part_def_dat} nicht mitlacht, und kam auf zwei Möglichkeiten. Beide waren unangenehm.',
          ],
          playful: [
            '{hero_subj} machte einen eigenen Witz, um von dem anderen abzulenken. {part_def_nom} lachte, und der andere Witz kam gleich danach wieder.',
          ],
        },
        fails: [
          'Drüben stand einer allein, über den wurde gelacht. Beim nächsten Mal lachte {hero_subj} mit, gut zu hören.',
        ],
        again: ['Es kam eine Zugabe. {hero_subj} lachte einen Ton höher.'],
        noticing: [
          'Drüben band sich jemand einen Schuh. Er war längst zu. {hero_subj} sah, wie sorgfältig die Finger die zweite Schleife machten und dann die dritte, die Augen immer auf dem Band.',
        ],
        deed: [
          '{hero_subj} nahm die Tasche, ging quer durch den ganzen Raum und setzte sich neben den Schuh.',
        ],
        answer: [
          'Der alte Platz war weg, noch bevor {hero_er} saß. Aber {part_def_nom} musste sich umdrehen, um hinzusehen, und wer sich umdreht, steht nicht mehr dicht.',
        ],
        echo: [
          '<companion>Vier Schleifen</companion>, sagte {companion}. <companion>Ich hab sie mit den Zähnen aufmachen müssen.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich zu {part_def_dat}, breitbeinig, und lachte mit, als der Name wieder falsch ausgerufen wurde.',
          ],
          warm: [
            '{hero_subj} fand es nicht gut, was bei {part_def_dat} gerufen wurde. Gesagt wurde das nicht, gelacht wurde etwas leiser.',
          ],
          clever: [
            '{hero_subj} wog ab: Wer vor {part_def_dat} nicht lacht, ist als Nächster dran. Also lachte {hero_er}, eine halbe Sekunde nach allen, das fällt nicht auf.',
          ],
          playful: [
            '{hero_subj} warf {part_def_dat} einen Ball aus Papier zu, damit es ein anderes Spiel wurde. Es blieb dasselbe, nur mit Ball.',
          ],
        },
        fails: [
          'Gelacht wurde über einen, der allein an der Wand stand. Jedes Lachen braucht einen, der es weiterträgt, und {hero_subj} trug.',
        ],
        again: [
          'Die Nummer kam noch einmal, mit Betonung. {hero_subj} lachte in den Ärmel. Das zählte auch.',
        ],
        noticing: [
          'An der Wand gegenüber las jemand den Aushang. Es waren vier Zeilen, und das Lesen dauerte schon zehn Minuten. {hero_subj} sah, dass sich die Augen dabei nicht bewegten.',
        ],
        deed: [
          '{hero_subj} nahm den Rucksack von der Bank, ging durch die ganze Länge des Raums und las den Aushang mit. Schulter an Schulter, alle vier Zeilen.',
        ],
        answer: [
          '<hero>Heizung wird abgelesen</hero>, sagte {hero_subj}. Auf der Bank rückten sie zusammen, damit keine Lücke blieb, und {part_def_nom} musste nun zu zweien hinübersehen statt zu einem.',
        ],
        echo: [
          '<companion>Wann wird sie denn abgelesen?</companion>, fragte {companion} später. <hero>Am Vierten</hero>, sagte {hero_subj}. <hero>Ich vergesse es nie wieder.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} blieb bei den anderen, lachte mit und rief {part_def_dat} zu, man dürfe doch wohl Spaß machen.',
          ],
          warm: [
            '{hero_subj} nahm sich vor, nachher mit {part_def_dat} zu reden, allein, wenn es keiner sah. Jetzt lachte {hero_er} noch mit.',
          ],
          clever: [
            '{hero_subj} wartete, dass ein Lehrer hereinkam. {part_def_nom} wartete wohl auch darauf.',
          ],
          playful: [
            '{hero_subj} machte einen Witz, der milder war als die anderen. Über {part_def_acc} war er trotzdem.',
          ],
        },
        fails: ['Alle lachten über denselben, und {hero_subj} hielt den Mund in dieselbe Form.'],
        again: ['Weil es so gut ankam, machte einer es nach, und {hero_subj} gab den Einsatz.'],
        noticing: [
          'Neben der Tür band sich jemand den Schuh, der schon zu war. Die Augen blieben am Schnürsenkel. {hero_subj} merkte, dass {hero_ihm} der Mund vom Lachen wehtat.',
        ],
        deed: [
          '{hero_subj} hob die Tasche auf, ging durch die Mitte und setzte sich dort auf den Boden. Den Rücken hatte {hero_er} zu denen, die lachten.',
        ],
        answer: [
          'Hinter {hero_ihm} sagte jemand {hero_seinen} Namen, und es klang nicht gut. Vor {hero_ihm} ließ {part_def_nom} den Schnürsenkel los.',
        ],
        echo: ['Am nächsten Tag war der Platz neben {hero} leer. Am Donnerstag saß dort {companion}.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} rief {part_def_dat} zu, sie meinten es doch nicht so. Gelacht wurde im Chor, und {hero_er} sang mit.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_acc} an, sehr kurz, damit es die anderen nicht sahen. Dann lachte {hero_er} wieder dorthin, wo alle hinlachten.',
          ],
          clever: [
            '{hero_subj} fand, {part_def_dat} sei am besten geholfen, wenn man gar nicht hinsah. So ließ sich auch am leichtesten lachen.',
          ],
          playful: [
            '{hero_subj} warf einen Spruch dazwischen, der {part_def_acc} ein wenig beschützen sollte. Er wurde das Lustigste vom ganzen Abend.',
          ],
        },
        fails: [
          'Es ging immer gegen denselben. Lachen macht die Runde, und wer es weitergibt, hat ja nichts getan. {hero_subj} gab es weiter.',
        ],
        again: ['Es kam noch einmal vorbei. {hero_subj} nahm es an.'],
        noticing: [
          'Einer zeigte auf die Fensterbank. Da goss jemand eine Pflanze, aus einem Glas, in dem längst kein Wasser mehr war. {hero_subj} sah, wie sorgfältig das Glas gehalten wurde, schräg, als liefe es noch.',
        ],
        deed: [
          '{hero_subj} stand auf, füllte am Hahn ein Glas, trug es durch den ganzen Raum und goss dazu. Dann blieb {hero_er} an der Fensterbank stehen.',
        ],
        answer: [
          'Hinten wurde es ruhig, und dann wurde etwas über {hero} gesagt, halblaut. Auf der Fensterbank machte {part_def_nom} das leere Glas gerade.',
        ],
        echo: [
          'Die Pflanze bekam gelbe Blätter. <companion>Zu viel gegossen</companion>, sagte {companion}. <companion>Von zweien.</companion>',
        ],
      },
    ],
  },
  tookItDown: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte auch gefilmt, wie es mit {part_def_dat} schiefging, und schickte den Clip mit einem Lachgesicht weiter.',
          ],
          warm: [
            '{hero_subj} schrieb unter den Clip mit {part_def_dat}, es sei ja lieb gemeint. Dann ging er noch schneller herum.',
          ],
          clever: [
            '{hero_subj} dachte sich, wenn alle den Clip haben, ist einer mehr oder weniger gleich, und {part_def_nom} verstand es ohnehin falsch.',
          ],
          playful: [
            '{hero_subj} legte unter den Clip mit {part_def_dat} eine Tuba. Die Tuba wurde sehr gelobt.',
          ],
        },
        fails: ['Zehn Lachgesichter, dann dreißig. {hero_subj} setzte noch eins darunter.'],
        again: ['{hero_subj} stellte ihn ein zweites Mal ein, in voller Länge.'],
        noticing: [
          'Es war laut ringsum, und {hero_subj} sah sich den Clip ohne Ton an. Ohne Ton war nichts Lustiges darin. Da meinte jemand etwas ernst, und es ging schief.',
        ],
        deed: [
          '{hero_subj} löschte den Clip. <hero>Ich habe das gefilmt. Es ist nicht lustig</hero>, schrieb {hero_er} darunter, mit Namen, und ging hin, um Hilfe von einem Erwachsenen zu holen.',
        ],
        answer: [
          'Am Abend sprach im Chat keiner mit {hero_ihm}. Aber ein Name unter einem klaren Satz, das war auch für {part_def_acc} nicht falsch zu verstehen.',
        ],
        echo: [
          '<companion>Guck mal, ein Clip</companion>, sagte {companion}. Man sah darauf {hero} beim Niesen, ohne Ton. Der war lustig.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} führte allen vor, wie es mit {part_def_dat} schiefgegangen war, mit dem Handy als Beweis. Es sah sehr lustig aus.',
          ],
          warm: [
            '{hero_subj} schickte den Clip mit {part_def_dat} nur an drei gute Leute. Die kannten auch drei.',
          ],
          clever: [
            '{hero_subj} setzte unter den Clip mit {part_def_dat} einen klugen Satz, damit man ihn nicht falsch verstand. Gelesen wurde der Satz nicht.',
          ],
          playful: [
            '{hero_subj} machte aus dem Clip mit {part_def_dat} ein Lied mit Hupe. Es ging nicht mehr aus dem Kopf, das war das Dumme daran.',
          ],
        },
        fails: [
          'Mit jedem Teilen wurde es lauter, und was daraus zurückkam, war immer weiter weg von dem, was gewesen war. {hero_subj} teilte.',
        ],
        again: ['Noch ein Lachgesicht. So etwas schickt der Daumen von allein.'],
        noticing: [
          'Jemand aus der Fünften sang die Melodie zum Clip und kannte nur sie. <companion>Was ist da passiert?</companion>, fragte {companion}. {hero_subj} wollte es erzählen, ohne Bild und ohne Ton. Nach zwei Sätzen hörte {hero_er} auf, denn so war es traurig.',
        ],
        deed: [
          '{hero_subj} nahm den Clip heraus. <hero>Gefilmt habe ich das, und es war nicht lustig</hero>, schrieb {hero_er} an dieselbe Stelle, mit vollem Namen. Dann ging {hero_er} zur Lehrerin und legte ihr das Handy hin.',
        ],
        answer: [
          'Die drei guten Leute antworteten an diesem Abend nicht. Der Satz mit dem Namen stand aber da, und anders nehmen konnte man ihn nicht, auch nicht bei {part_def_dat}.',
        ],
        echo: [
          'Die Melodie summen noch ein paar. {companion} hat einen neuen Text dazu gemacht, über eine Ente.',
        ],
      },
    ],
  },
};
