import type { LessonPairs } from '../../schema.ts';

export const sayingPleaseThankYou: LessonPairs = {
  facesAtOneHeight: {
    guarded: [
      {
        firstTry: {
          bold: ['{hero_subj} zeigte mit dem Finger an {part_def_dat} vorbei. <hero>Das! Sofort!</hero>'],
          warm: [
            '{hero_subj} lächelte beim Rufen, aber es war doch Rufen, und der Finger zeigte mitten auf {part_def_acc}. <hero>Das da, ja?</hero>',
          ],
          clever: [
            '{hero_subj} fasste sich kurz, damit man {hero_ihn} verstand. <hero>Das.</hero> Der Finger zeigte über {part_def_acc} hinweg.',
          ],
          playful: [
            '{hero_subj} war ein König auf seinem Balkon und befahl {part_def_dat} mit dem kleinen Finger. <hero>Das da. Husch.</hero>',
          ],
        },
        fails: ['Auf jeden Befehl wurde es vorn steifer. {hero_subj} befahl lauter.'],
        again: [
          '<hero>SOFORT!</hero> Der Finger war jetzt sehr lang, und der Rest von {hero} stand weit dahinter.',
        ],
        refrain: ['Das und das und her damit! Keiner ging mit.'],
        turned: ['Runter, Knie, und Hand ganz leer. Bitte sehr.'],
        noticing: [
          '{hero_subj} sah am eigenen Finger entlang, bis ganz nach vorn. Dort war ein Gesicht. Es war bis zu den Ohren rot, und {hero_subj} hatte es noch gar nicht gesehen.',
        ],
        deed: [
          '{hero_subj} kniete sich hin, bis beide Gesichter gleich hoch waren. Aus dem Finger wurde eine offene Hand. <hero>Bitte</hero>, sagte {hero_er} {part_def_dat} und wartete die ganze Antwort ab.',
        ],
        answer: [
          '{part_def_nom} konnte nun ja sagen oder nein. Beides war eine Menge, und man nahm sich Zeit.',
        ],
        echo: [
          '<companion>Das da</companion>, sagte {companion} beim Abendbrot und zeigte auf die Butter. {hero} rutschte unter den Tisch, bis nur noch die Augen zu sehen waren. <companion>Bitte</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das da will ich</hero>, rief {hero_subj} {part_def_dat} zu, von weitem und mit dem Finger.',
          ],
          warm: [
            '<hero>Gib es uns, dann freuen wir uns alle</hero>, rief {hero_subj} {part_def_dat} zu. Es klang wie ein Geschenk, aber es war ein Befehl mit Schleife.',
          ],
          clever: [
            '{hero_subj} sagte {part_def_dat} in einem Satz, wer was bis wann zu tun hatte. Bitte kam darin nicht vor, das machte ihn kürzer.',
          ],
          playful: [
            '{hero_subj} war der Kaiser von China und zeigte von oben auf {part_def_acc}. Der Kaiser hatte nur leider keine Soldaten.',
          ],
        },
        fails: ['Ein Finger von weit weg trifft trotzdem. Wer getroffen wird, stellt sich gerade hin.'],
        again: ['{hero_subj} zeigte nun mit beiden Fingern. Das waren zwei Löcher in der Luft.'],
        refrain: ['Ich will das und will es jetzt! Und zwar jetzt.'],
        turned: ['Ich bitt dich schön und warte hier. Es liegt an dir.'],
        noticing: [
          '{hero_subj} sah am Finger entlang bis zum Ende, und da war ein Gesicht. Es war rot geworden, und {hero} wäre es an dieser Stelle auch.',
        ],
        deed: [
          '{hero_subj} ging hin, ging in die Knie und machte aus dem Finger eine Hand, leer und nach oben. <hero>Bitte</hero>, sagte {hero_er}, und dann sagte {hero_er} nichts mehr.',
        ],
        answer: [
          'Jetzt durfte man ja sagen oder nein, das ist etwas anderes. Mit dem Ja ließ sich {part_def_nom} noch ein wenig Zeit.',
        ],
        echo: [
          '<hero>Danke</hero>, rief {hero_subj} noch, schon von weitem, und winkte mit der ganzen Hand.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: ['<hero>Das! Her!</hero>, rief {hero_subj} {part_def_dat} zu, der Finger flog voran.'],
          warm: [
            '{hero_subj} meinte es gut mit {part_def_dat}, hatte es aber eilig. <hero>Das! Na komm! Das!</hero>',
          ],
          clever: [
            '{hero_subj} gab {part_def_dat} ganz einfache Befehle, einen pro Atemzug. Der Finger zeigte dahin, wo {prize_def_nom} war.',
          ],
          playful: [
            '{hero_subj} dirigierte {part_def_acc} mit dem Zeigefinger wie einen Kran. <hero>Links! Hoch! Her damit!</hero>',
          ],
        },
        fails: ['Was befohlen klingt, wird anders gemacht. {hero_subj} befahl gleich noch etwas.'],
        again: ['<hero>DAS!</hero> Jetzt zeigten zwei Finger, und sie zeigten auf zweierlei.'],
        refrain: ['Das! Nicht das! Nein, das! Was?'],
        turned: ['Knie am Boden, Hand ganz weit. Bitte hat Zeit.'],
        noticing: [
          '{hero_subj} sah dem Finger nach. An seinem Ende war ein Gesicht. Es sah nur den Finger an, mit großen Augen, und verstand nichts als Spitze.',
        ],
        deed: [
          '{hero_subj} kniete sich hin und machte aus dem Finger eine Hand, offen und leer. <hero>Bitte</hero>, sagte {hero_er} leise und sah {part_def_acc} an. Dann wartete {hero_er}.',
        ],
        answer: ['Eine leere Hand, da fehlte offenbar etwas. {part_def_nom} überlegte, was.'],
        echo: [
          '<companion>Kann ich mal deine Hand sehen?</companion>, fragte {companion}. {hero} machte sie auf. {companion} legte etwas hinein, einen Kirschkern. <companion>Bitte</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Gib, gib, gib!</hero>, rief {hero_subj} {part_def_dat} zu und schnippte mit den Fingern. Das Schnippen hallte.',
          ],
          warm: [
            '<hero>Gibst du mal schnell her, ja?</hero>, rief {hero_subj} {part_def_dat} zu, schon halb umgedreht, die Hand hinten offen.',
          ],
          clever: [
            '{hero_subj} sagte {part_def_dat}, was {hero_er} brauchte, in welcher Größe und bis wann. Zuletzt tippte {hero_er} auf das Handgelenk.',
          ],
          playful: [
            '{hero_subj} war ein König und schickte {part_def_dat} einen Befehl, mit Trompete. Die Trompete konnte man noch verstehen.',
          ],
        },
        fails: ['Von oben herab kommt alles als Donner an. {hero_subj} donnerte noch einmal.'],
        again: ['<hero>Aber dalli!</hero> Auch das war kein Wort, das man hier kannte.'],
        refrain: ['Her damit und her damit! Keiner macht mit.'],
        turned: ['Klein wie du und leis wie du. Bitte, und du?'],
        noticing: [
          '{hero_subj} bekam einen Krampf im Zeigefinger und schüttelte ihn aus. Da zuckte drüben jemand zusammen. Der Finger hatte die ganze Zeit ausgesehen wie ein Stock.',
        ],
        deed: [
          '{hero_subj} steckte den Finger weg und ging in die Hocke, bis die Augen gleich hoch waren. <hero>Bitte</hero>, sagte {hero_er} zu {part_def_dat}, hielt die Hand auf und atmete dreimal.',
        ],
        answer: [
          'Eine offene Hand ist keine schwere Sprache. {part_def_nom} sah hinein, dann wieder {hero} an.',
        ],
        echo: [
          '<companion>Aber dalli</companion>, sagte {companion} beim Abendbrot. Alle lachten, und {hero} sagte: <hero>Bitte dalli.</hero>',
        ],
      },
    ],
  },
  oneWhisper: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} griff ohne ein Wort neben {part_def_acc}, erst mit dem Arm, dann mit der Schulter.',
          ],
          warm: [
            '{hero_subj} wollte niemanden wecken, also fragte {hero_er} nicht und schob ganz sacht einen Arm unter {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} überlegte, dass man Schlafende nicht zu fragen braucht. Der Arm ging unter {part_def_dat} hindurch, bis zum Ellenbogen.',
          ],
          playful: [
            '{hero_subj} war ein Dieb im Märchen und schob den Arm unter {part_def_acc}, Finger für Finger. Diebe sagen nicht bitte.',
          ],
        },
        fails: ['Eine fremde Hand war da, und niemand hatte gefragt. Im Schlaf zieht man da alles näher.'],
        again: ['{hero_subj} schob die Schulter nach. Dann steckte {hero_er} auch noch mit dem Ohr fest.'],
        refrain: ['Arm hinein und Schulter drein! Da sagt man nein.'],
        turned: ['Arm heraus, ein leises Wort. Darf ich an den Ort?'],
        noticing: [
          '{hero_subj} lag da, den Arm bis zum Ellenbogen in fremder Wärme. Es roch nach jemandem. Hier wohnte einer, und {hero_subj} lag in dessen Bett.',
        ],
        deed: [
          '{hero_subj} zog den Arm heraus und legte sich flach an den Rand. <hero>Bitte</hero>, flüsterte {hero_er}, ein einziges Mal. Die Hand lag offen da und wartete.',
        ],
        answer: [
          'Von einem Flüstern wacht man nicht auf. {part_def_nom} drehte sich nur, wie man für Besuch rückt.',
        ],
        echo: ['<hero>Danke</hero>, flüsterte {hero_subj} noch in der Tür. Im Schlaf wurde geschmatzt.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte nichts und griff unter {part_def_acc}, bis zum Ellenbogen, wie in eine Schublade.',
          ],
          warm: ['{hero_subj} lächelte {part_def_acc} an, damit es kein Stehlen war, und zog schon einmal.'],
          clever: [
            '{hero_subj} fand, wer schläft, den könne man nicht fragen. Also fragte {hero_er} {part_def_acc} auch nicht und nahm den Arm.',
          ],
          playful: [
            '{hero_subj} war ein Bagger, und Bagger sagen nie bitte. {part_def_nom} lag auf der Baustelle.',
          ],
        },
        fails: [
          'Im Schlaf merkt man, wenn jemand ohne ein Wort in die Wohnung fasst. Man zieht die Decke näher.',
        ],
        again: [
          '{hero_subj} schob auch noch die Schulter nach. Nun steckte schon fast ein ganzer Besuch darin.',
        ],
        refrain: ['Griff hinein, kein Wort dazu! Alles bleibt zu.'],
        turned: ['Leises Wort und leere Hand. Das hat er erkannt.'],
        noticing: [
          '{hero_subj} lag flach da, den Arm in einem fremden Bett. Von so nah roch es nach Zuhause, nur nach dem von jemand anderem.',
        ],
        deed: [
          '{hero_subj} zog den Arm zurück und legte die leere Hand neben die Sachen in der Reihe. <hero>Bitte</hero>, flüsterte {hero_er} und blieb liegen.',
        ],
        answer: [
          'Ein Bitte ist so leise, dass man davon nicht aufwacht. Man rückt nur, und {part_def_nom} rückte.',
        ],
        echo: [
          'Zum Schluss legte {hero} noch ein Danke hin, auch geflüstert. {companion} sagte, es sei genau in die Reihe gefallen.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} griff ohne ein Wort hinein zu {part_def_dat}, erst die Hand, dann die Schulter.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} mit Reden nicht erschrecken. Darum kam der Arm ohne ein Wort.',
          ],
          clever: [
            '{hero_subj} hatte genau gesehen, wo {part_def_nom} saß. Gefragt werden muss nur, wer nicht weiß, dachte {hero_er} und griff zu.',
          ],
          playful: [
            '{hero_subj} machte aus dem Arm eine Schlange und ließ sie zu {part_def_dat} kriechen. Die Schlange sagte nichts, nicht einmal s.',
          ],
        },
        fails: ['Da kam ein Arm, und zu dem Arm gehörte kein Wort. So etwas lässt man nicht herankommen.'],
        again: [
          '{hero_subj} drückte die Schulter nach und machte den Arm zwei Finger länger. Zwei Finger waren nicht viel.',
        ],
        refrain: ['Arm hinein und noch ein Stück! Alles zurück.'],
        turned: ['Flach am Boden, Hand ganz leer. Bitte sehr.'],
        noticing: [
          '{hero_subj} hielt still, den Arm bis oben darin. Es war warm da drin und ein wenig krümelig. {hero_subj} griff gerade in die Wohnung von jemandem.',
        ],
        deed: [
          '{hero_subj} zog den Arm zurück und legte sich flach an den Rand. <hero>Bitte</hero>, flüsterte {hero_er} und ließ die Hand offen am Boden liegen.',
        ],
        answer: [
          'Wer so flach liegt, ist kleiner als man selbst. {part_def_nom} traute sich eine Nase weit, dann zwei.',
        ],
        echo: [
          '{hero_subj} blieb noch liegen und sagte danke, so leise, dass nur der Boden es hörte. Und noch jemand.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} griff in das Versteck von {part_def_dat}, so lang der Arm war. Ganz hinten war noch ein Stück Versteck übrig.',
          ],
          warm: [
            '<hero>Komm, ich nehm dich schon</hero>, sagte {hero_subj} und nahm. {part_def_nom} wollte nicht genommen werden.',
          ],
          clever: [
            '{hero_subj} wusste, wo {part_def_nom} sein musste, und tastete die Ecken der Reihe nach ab. Jede Ecke war leer und die nächste auch.',
          ],
          playful: [
            '{hero_subj} ließ die Hand hineinkrabbeln wie eine Spinne, zu {part_def_dat}. Es war eine ziemlich freche Spinne.',
          ],
        },
        fails: ['Etwas wurde weggezogen, dann noch etwas. {hero_subj} war mit der Schulter schon drin.'],
        again: ['Nun auch noch der zweite Arm. Es rückte alles noch enger zusammen.'],
        refrain: ['Her damit und grapsch hinein! Nein, nein, nein.'],
        turned: ['Flach und leis und bitte sehr. Vielleicht kommt wer.'],
        noticing: [
          'Am Ellenbogen war etwas Weiches. {hero_subj} fühlte: ein Blatt, ein Büschel Gras, ein Knopf, schön glatt gestrichen. Das war ein Bett. {hero_subj} lag mit dem Arm in einem fremden Bett.',
        ],
        deed: [
          '{hero_subj} zog den Arm heraus und strich das Gras wieder glatt. Dann legte {hero_er} sich hin, so flach es ging. <hero>Bitte</hero>, hauchte {hero_er}. Die Hand lag da wie ein Blatt.',
        ],
        answer: ['Lange kam nichts. Dann roch eine Nase an dem Bitte, und das war die von {part_def_dat}.'],
        echo: ['Vor dem Schlafen sagte {hero} dem Bett Bitte. Es war dann auch sehr weich.'],
      },
    ],
  },
  threeSoftKnocks: {
    locked: [
      {
        firstTry: {
          bold: ['{hero_subj} hämmerte mit beiden Fäusten auf {part_def_acc}. <hero>Aufmachen!</hero>'],
          warm: [
            '<hero>Geh doch auf, wir brauchen dich</hero>, rief {hero_subj} und trommelte dazu auf {part_def_acc}, mit beiden Fäusten.',
          ],
          clever: [
            '{hero_subj} prüfte durch Klopfen, wo {part_def_nom} schwach war. Es wurde ein gründliches Klopfen mit der Faust.',
          ],
          playful: [
            '{hero_subj} war die Polizei. <hero>Aufmachen, Kuchenkontrolle!</hero> Die Fäuste donnerten an {part_def_acc}.',
          ],
        },
        fails: ['Von dem Donnern setzte sich alles fester. {hero_subj} donnerte weiter.'],
        again: ['{hero_subj} nahm Anlauf mit den Fäusten. Ein Fuß war auch dabei, und dem tat es leid.'],
        refrain: ['Bumm und auf und bumm und auf! Und nichts ging auf.'],
        turned: ['Klopf und klopf und klopf ganz sacht. Bitte aufgemacht.'],
        noticing: [
          'Die Fäuste taten weh. {hero_subj} hielt sie sich an die Brust. Da drin hämmerte es noch immer, bumm, bumm, bis es langsam ruhiger wurde.',
        ],
        deed: [
          '{hero_subj} klopfte dreimal an {part_def_acc}, mit einem einzigen Knöchel. <hero>Bitte</hero>, sagte {hero_er} und legte das Ohr an, um die Antwort zu hören.',
        ],
        answer: ['Etwas Kleines daneben klapperte beim Klopfen mit. Man hörte genau, wo es hingehörte.'],
        echo: [
          'Als alles vorbei war, ging {hero} noch einmal zurück, legte die Hand auf {part_def_acc} und sagte danke.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schlug mit beiden Fäusten auf den Boden. <hero>Ruhe!</hero> {part_def_nom} war nicht leiser, und der Boden war jetzt auch laut.',
          ],
          warm: [
            '<hero>Seid doch bitte still</hero>, hätte {hero_subj} gern gesagt. Gegen {part_def_acc} wurde daraus ein Brüllen mit Fäusten.',
          ],
          clever: [
            '{hero_subj} wollte, dass man {hero_ihn} durch {part_def_acc} hörte, und nahm dazu die Fäuste. Gehört wurde nun alles, nur nicht {hero_er}.',
          ],
          playful: [
            '{hero_subj} trommelte gegen {part_def_acc} an wie ein Gorilla. Der Gorilla brauchte bald ein Pflaster.',
          ],
        },
        fails: ['Es kam genau das zurück, was {hero_subj} hineingab, nur mehr davon.'],
        again: ['<hero>RUHE!</hero> Nun trommelte auch ein Knie mit.'],
        refrain: ['Bumm und Ruhe, bumm und Ruh! Und alles bummt dazu.'],
        turned: ['Klopf und klopf und klopf ganz sacht. Bitte, gib acht.'],
        noticing: [
          'Die Fäuste taten weh. {hero_subj} drückte sie an die Brust. Da drin ging es immer noch bumm, bumm, und dann etwas langsamer.',
        ],
        deed: [
          '{hero_subj} klopfte dreimal mit einem einzigen Knöchel. In die kleine Stille sagte {hero_er}: <hero>Bitte.</hero> Dann legte {hero_er} die Hand hinters Ohr.',
        ],
        answer: [
          'Wer klopft, will etwas, und wer wissen will, was, muss hinhören. Um {part_def_acc} trommelte niemand mehr.',
        ],
        echo: [
          '<hero>Danke</hero>, sagte {hero_subj} in die Stille. Es war so leise, dass {companion} es gerade noch fand.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} trommelte mit beiden Fäusten und brüllte <hero>RUHE!</hero> {part_def_nom} brüllte zurück, nur besser.',
          ],
          warm: [
            '{hero_subj} klopfte laut und lange, damit {part_def_nom} es bestimmt nicht überhörte. Das Klopfen hörte man bis ins Nachbarhaus.',
          ],
          clever: [
            '{hero_subj} war sicher, dass man Lärm nur mit mehr Lärm übertönt. Gegen {part_def_acc} brauchte man sehr viel mehr.',
          ],
          playful: [
            '{hero_subj} spielte gegen {part_def_acc} Schlagzeug, auf allem, was da war. Es gab ein Duell, und es gab keinen Sieger.',
          ],
        },
        fails: ['Bumm hinein, und Bumm heraus. {hero_subj} tat noch ein Bumm dazu.'],
        again: ['Die Fäuste wurden rot. Der Lärm wurde es nicht.'],
        refrain: ['Bumm und bumm und RUHE, bumm! Bumm, bumm, bumm.'],
        turned: ['Tock. Und tock. Und tock. Und bitte. Da kommen Schritte.'],
        noticing: [
          '{hero_subj} ließ die Arme hängen, weil sie nicht mehr konnten. In der Brust machte es weiter, bumm, bumm. Es wurde langsamer. Draußen, zwischen zwei Malen, wurde es auch einmal ganz kurz still.',
        ],
        deed: [
          '{hero_subj} nahm nur einen Knöchel: tock, tock, tock. <hero>Bitte</hero>, sagte {hero_er} leise in die kleine Pause und legte das Ohr an. Und weil da etwas war: <hero>Danke.</hero>',
        ],
        answer: ['Wer leise klopft, dem macht man leise auf. {part_def_nom} wollte wissen, wer das war.'],
        echo: [
          'Tock, tock, tock, machte {companion} an der Badtür. <companion>Bitte.</companion> <hero>Besetzt</hero>, sagte {hero_subj}. <hero>Danke.</hero>',
        ],
      },
    ],
  },
  whichHandPlease: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Heb! Halt! Die andere!</hero>, befahl {hero}, und {companion} hob an {part_def_dat} und hielt und nahm die andere.',
          ],
          warm: [
            '{hero_subj} sagte {companion} alles ganz genau, damit es leichter war. <hero>Hoch! Jetzt fest! Jetzt du!</hero> {part_def_nom} wackelte.',
          ],
          clever: [
            '{hero_subj} hatte für {companion} an {part_def_dat} jeden Handgriff durchdacht. Gesagt wurde nur der Handgriff, nicht wozu.',
          ],
          playful: [
            '{hero_subj} war der Kapitän und {companion} die Mannschaft an {part_def_dat}. <hero>Hievt, fiert, backbord!</hero> Die Mannschaft hievte alles.',
          ],
        },
        fails: ['{companion} machte jedes Wort, genau so, wie es kam. Nur passte keins zum anderen.'],
        again: [
          '<hero>Nein, die andere andere!</hero>, rief {hero_subj}. Da stand {companion} auf einem Bein.',
        ],
        refrain: ['Heb und halt und links und rum. Alles ging krumm.'],
        turned: ['Bitte du und bitte hier. Jetzt sind es vier.'],
        noticing: [
          'Es fiel {hero_ihm} kein Befehl mehr ein. {hero_subj} sah {companion} an. {companion} hielt einen Fuß, einen Zipfel und eine Mütze, genau wie befohlen, und schwitzte.',
        ],
        deed: [
          '{hero_subj} ging zu {companion} hinüber. <hero>Bitte, {companion}, hilf mir mit der Kante da.</hero> Erst als {companion} nickte, legte {hero} eine Hand an.',
        ],
        answer: [
          'Jetzt wusste {companion}, wofür. {companion} lehnte sich an {part_def_acc}, genau als {hero} sich lehnte.',
        ],
        echo: [
          '<companion>Wozu war eigentlich die Mütze?</companion>, fragte {companion}. <hero>Das weiß ich auch nicht</hero>, sagte {hero_subj}. <hero>Danke, dass du sie gehalten hast.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hoch! Tiefer! Quer!</hero>, rief {hero_subj}, und {companion} hob {part_def_acc} hoch, tiefer und quer. Davon wurde es nur schiefer.',
          ],
          warm: [
            '<hero>Du machst das fein, und nun den Fuß, nein, den anderen</hero>, rief {hero_subj}. {companion} stand vor {part_def_dat} und wusste nicht mehr, welcher der andere war.',
          ],
          clever: [
            '{hero_subj} sagte {companion} die einzelnen Griffe für {part_def_acc} an, eins bis neun. Warum, das war nicht dabei.',
          ],
          playful: [
            '{hero_subj} war der Kapitän und {companion} die Mannschaft. <hero>Anker hoch!</hero> Was an {part_def_dat} der Anker war, wusste nur der Kapitän.',
          ],
        },
        fails: [
          '{companion} tat jedes Wort. Zusammen ergaben die Wörter nichts, und {hero_subj} wusste nur noch mehr davon.',
        ],
        again: ['<hero>Links! Das andere Links!</hero>, rief {hero_subj}.'],
        refrain: ['Heb das und lass das und mach mir das! Und was ist das?'],
        turned: ['Bitte, hier, und weil, und wo. Ach so.'],
        noticing: [
          '{companion} stand auf einem Bein, hielt mit dem Kinn etwas fest und fragte: <companion>Wozu?</companion> {hero_subj} machte den Mund auf. Das Wozu hatte {hero_er} vergessen zu sagen, die ganze Zeit.',
        ],
        deed: [
          '{hero_subj} ging um {part_def_acc} herum bis zu {companion}. <hero>Damit wir drunterkommen</hero>, sagte {hero_er}. <hero>Hilfst du mir bitte, da, wo es wackelt?</hero> Und {hero_er} wartete, bis {companion} beide Füße auf dem Boden hatte.',
        ],
        answer: [
          '<companion>Ach so</companion>, sagte {companion}. Ein Ach so ist stärker als neun Befehle, das merkte auch {part_def_nom}.',
        ],
        echo: [
          '<companion>Wozu?</companion>, fragte {companion} beim Zähneputzen. {hero_subj} dachte nach. <hero>Zum Beißen</hero>, sagte {hero_er}.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Bück dich! Höher! Andere Hand!</hero>, befahl {hero}. {companion} machte an {part_def_dat} alles, was gesagt wurde.',
          ],
          warm: [
            '{hero_subj} sagte {companion} jeden Griff an {part_def_dat} vor, damit nichts schiefging. <hero>Fuß! Knie! Jetzt der Hut!</hero>',
          ],
          clever: [
            '{hero_subj} hatte den Weg an {part_def_dat} hinauf ausgerechnet und gab {companion} die Schritte durch. Wozu, sagte {hero_er} nicht.',
          ],
          playful: [
            '{hero_subj} war der Zirkusdirektor vor {part_def_dat}. <hero>Hopp! Heb! Dreh!</hero> {companion} war alle Tiere.',
          ],
        },
        fails: [
          '{companion} tat jedes Wort. Das eine Wort ging nach oben, das nächste nach unten, und beide kamen herunter.',
        ],
        again: ['<hero>Andere andere Hand!</hero> {companion} sah nach, ob es davon noch eine gab.'],
        refrain: ['Hoch und runter, Hand und Fuß! Plumps, und Schluss.'],
        turned: ['Bitte hier und bitte da. Nicken ist ja.'],
        noticing: [
          'Die Befehle waren alle. {companion} hielt einen Fuß und einen Hut in der Luft, genau wie befohlen, und schwitzte. {hero_subj} sah es jetzt erst.',
        ],
        deed: [
          '{hero_subj} ging zu {companion} und sagte, worum es ging. <hero>Bitte, {companion}.</hero> Keine Hand legte {hero_er} an, ehe {companion} nickte.',
        ],
        answer: [
          '{companion} nickte und kniete sich hin, dicht an {part_def_acc}. Das Knie war genau dort, wo noch eine Stufe fehlte.',
        ],
        echo: [
          '<companion>Darf ich den Hut jetzt absetzen?</companion>, fragte {companion}. <hero>Bitte</hero>, sagte {hero_subj}. <hero>Und danke.</hero>',
        ],
      },
    ],
  },
  nameOnTheBadge: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schob {part_def_dat} das Handy hin, beide Stöpsel im Ohr, und tippte auf die Zeile, um die es ging.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_acc} an, ließ die Musik aber laufen und zeigte auf das Display. Das spart allen Zeit.',
          ],
          clever: [
            '{hero_subj} hatte das Anliegen für {part_def_acc} schon als Text vorbereitet und hielt ihn hin, mit Stöpseln im Ohr.',
          ],
          playful: [
            '{hero_subj} machte {part_def_dat} eine Pantomime, weil die Musik gerade so gut war. Die ersten zwei Gesten verstand man.',
          ],
        },
        fails: ['Als Antwort kam die Regel. {hero_subj} tippte noch einmal auf das Display.'],
        again: ['Die Regel wurde ein zweites Mal vorgelesen. {hero_subj} sah nur Lippen.'],
        noticing: [
          'Von hinten seufzte jemand. {hero_subj} blickte auf und las das Namensschild, verkehrt herum. Unter dem Namen stand noch ein zweiter, mit Klebeband überklebt.',
        ],
        deed: [
          '{hero_subj} nahm die Stöpsel heraus und ließ die vier hinter sich vor. Dann fragte {hero_er} {part_def_acc} mit Namen, in ganzen Sätzen, und mit einem Bitte, zu dem man auch nein sagen konnte.',
        ],
        answer: [
          'Draußen fuhr ab, was um diese Zeit abfährt. {part_def_nom} schaute zum ersten Mal nicht auf die Regel, sondern in ein Gesicht.',
        ],
        echo: [
          '<companion>Welcher Name stand darunter?</companion>, fragte {companion}. <hero>Hab ich nicht gefragt</hero>, sagte {hero_subj}. <hero>Er war ja zugeklebt.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} legte {part_def_dat} den Ausweis hin, sagte <hero>Einmal rein</hero> und sah dabei weiter auf das Spiel im Handy.',
          ],
          warm: [
            '{hero_subj} nickte {part_def_dat} zu, kaute, telefonierte und hob einen Finger: nur einen Augenblick noch. Der Finger war herzlich gemeint.',
          ],
          clever: [
            '{hero_subj} hatte herausgefunden, dass man bei {part_def_dat} mit Stichwörtern am schnellsten durchkommt. <hero>Schlüssel. Fünf Minuten. Heute.</hero>',
          ],
          playful: [
            '{hero_subj} schlug vor {part_def_dat} die Hacken zusammen und bellte den Wunsch wie einen Befehl. In der Schlange lachten sie, vorn lachte keiner.',
          ],
        },
        fails: ['Auf jede Gegenfrage antwortete {hero_subj} mit dem Daumen, ohne aufzusehen.'],
        again: [
          '<hero>Hallo?</hero>, sagte {hero_subj}. Es sollte eine Frage sein und klang nach einem Klingelknopf.',
        ],
        noticing: [
          'Das Handy ging mit einem kleinen Ton aus. Nun sah {hero_subj} auf. Da stand ein Becher Tee, noch voll, mit einer Haut darauf, und daneben lag ein Brot, einmal abgebissen, vor Stunden.',
        ],
        deed: [
          '{hero_subj} trat zur Seite und ließ alle vor, die hinter {hero_ihm} standen. Als keiner mehr kam, sagte {hero_er} guten Abend und dann die ganze Bitte, mit Anfang und Ende und einem Nein als möglicher Antwort.',
        ],
        answer: [
          'Erst wurde der Tee getrunken, auch die Haut. Danach fragte {part_def_nom}, was es denn eigentlich sei.',
        ],
        echo: [
          '<companion>Das Bitte kam ja doch noch</companion>, sagte {companion}. <hero>Es war ganz unten drin</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  readOutTheNames: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>BRAUCHE ES BIS SECHS</hero>, schrieb {hero_subj} an alle und zeigte herum, was für {part_def_acc} gekommen war, als wäre es {hero_sein} eigenes.',
          ],
          warm: [
            '{hero_subj} schrieb allen ein Herz und BIS SECHS dazu. Was für {part_def_acc} ankam, lobte {hero_er}, ohne zu sagen, von wem es war.',
          ],
          clever: [
            '{hero_subj} führte über {part_def_acc} eine Tabelle. Es gab eine Spalte für Fristen und keine für Namen.',
          ],
          playful: [
            '{hero_subj} führte {part_def_acc} vor wie ein Zauberer und zog die Arbeit der anderen aus dem Hut.',
          ],
        },
        fails: ['Einer nach dem anderen ließ los. <hero>Wo bleibt der Rest?</hero>, schrieb {hero_subj}.'],
        again: [
          '<hero>ES IST FÜNF</hero>, schrieb {hero_subj}. Es antwortete ein Daumen, und es war der eigene.',
        ],
        noticing: [
          '{hero_subj} scrollte hinauf. Vierzig Nachrichten, in jeder steckte ein Stück Arbeit. Unter jeder war ein Daumen, und jeder Daumen war von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} stellte sich vor alle hin und las vor, wer was gemacht hatte. Bei jedem sagte {hero_er} danke. Der eigene Name kam zum Schluss und hatte eine Zeile.',
        ],
        answer: [
          'Manche hatten schon die Jacke an. Wer seinen Namen gehört hatte, zog sie wieder aus und ging an {part_def_dat} auf seinen alten Platz.',
        ],
        echo: [
          '<companion>Eine Zeile</companion>, sagte {companion}. <companion>Bei mir waren es drei.</companion> {hero} hatte nachgezählt. Es stimmte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Wo bleibt der Rest?</hero>, fragte {hero_subj} in die Runde, mit einer Hand an {part_def_dat}. Der Rest zog gerade die Schuhe an.',
          ],
          warm: [
            '{hero_subj} schrieb an alle, die an {part_def_dat} gewesen waren: Ihr seid die Besten. Wer damit gemeint war, blieb offen.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} die Arbeit verteilt und das Lob behalten, weil es sich schlecht teilen lässt.',
          ],
          playful: [
            '{hero_subj} ließ sich an {part_def_dat} fotografieren, als hätte {hero_er} alles allein gestemmt, mit Muskeln. Beim ersten Foto lachten noch alle.',
          ],
        },
        fails: ['Einer nach dem anderen hatte auf einmal etwas vor. An {part_def_dat} blieb {hero_subj}.'],
        again: ['<hero>Bitte alle zurückkommen</hero>, schrieb {hero_subj}. Es klang nach einer Durchsage.'],
        noticing: [
          'An der Wand hing das Foto vom ersten Tag, da waren sie noch elf. {hero_subj} wollte die Namen dazu sagen und kam bis sechs. Die anderen fünf hatte {hero_er} immer nur <hero>ihr da</hero> genannt.',
        ],
        deed: [
          '{hero_subj} ging hinaus auf den Flur, wo sie die Jacken anzogen, und fragte fünf Leute nach ihrem Namen. Dann las {hero_er} alle elf vor, jeden mit dem, was er getan hatte, und nach jedem ein Danke. Der eigene kam als Letzter.',
        ],
        answer: [
          'Es war still geworden im Flur. Die Jacken blieben offen, und einer nach dem anderen ging zurück an {part_def_acc}, dorthin, wo er gestanden hatte.',
        ],
        echo: [
          '<companion>Und wie heiße ich?</companion>, prüfte {companion} an der Ecke. {hero_subj} sagte es, mit Nachnamen.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb allen in Großbuchstaben und zeigte dann herum, was gut war an der Sache. Von {part_def_dat} kam nichts mehr.',
          ],
          warm: [
            '{hero_subj} bedankte sich bei der ganzen Gruppe mit einem Daumen. Er galt auch {part_def_dat}, das konnte man nur nicht sehen.',
          ],
          clever: [
            '{hero_subj} legte die Beiträge zusammen, ohne Namen, der Übersicht halber. {part_def_nom} hatte den größten gemacht.',
          ],
          playful: [
            '{hero_subj} moderierte die Ergebnisse wie eine Quizsendung: Wer hat’s gemacht? Wir alle! {part_def_nom} lachte nicht.',
          ],
        },
        fails: ['Gelobt wurde {hero_subj}, und {hero_subj} nickte.'],
        again: ['<hero>Wo bleibt das Letzte?</hero>, schrieb {hero_subj}, mit drei Ausrufezeichen.'],
        noticing: [
          '{hero_subj} suchte im Verlauf nach dem Letzten und las dabei alles. Vierzig Beiträge. Die besten kamen immer nachts und immer von demselben Menschen. Darunter stand jedes Mal ein Daumen von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} stand auf, vor allen, und las die Namen vor, mit dem, was jeder getan hatte. <hero>Danke</hero>, sagte {hero_er} nach jedem. Für {hero_ihn} selbst blieb eine Zeile.',
        ],
        answer: ['Bei einem Namen drehten sich alle um. {part_def_nom} hatte ihn auch gehört.'],
        echo: [
          'Über den vierzig Nachrichten steht jetzt ein Name. {companion} hat nachgezählt, ob die Daumen weg sind. Sie sind weg.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} verlangte bis sechs von jedem sein Stück und führte dann das Ganze vor, mit großen Schritten. Von {part_def_dat} kam nur noch ein Rest.',
          ],
          warm: [
            '{hero_subj} schickte auf alles ein Herz, auch auf das von {part_def_dat}, im Vorübergehen. Ein Name stand nie dabei.',
          ],
          clever: [
            '{hero_subj} legte, was von {part_def_dat} gekommen war, in einen Ordner. Auf dem Ordner stand der eigene Name, aus Gründen der Übersicht.',
          ],
          playful: [
            '{hero_subj} rief eine Siegerehrung aus, mit Podest. Oben stand {hero_er} selbst, und {part_def_nom} war nicht einmal das Podest.',
          ],
        },
        fails: [
          'Was nachts gemacht wurde, war am Morgen einfach da, wie das Wetter. {hero_subj} bedankte sich beim Wetter auch nicht.',
        ],
        again: ['<hero>Mehr davon</hero>, schrieb {hero_subj} an alle.'],
        noticing: [
          '<companion>Wer macht eigentlich die kleinen Zahlen unten?</companion>, fragte {companion}. {hero_subj} wusste es nicht. {hero_er} sah nach. Unter jeder Seite waren Zahlen, und jede war in einer anderen Nacht geschrieben.',
        ],
        deed: [
          '{hero_subj} bat um Ruhe und las vor, wer was gemacht hatte, Seite für Seite. Nach jedem Namen sagte {hero_er} danke und sah hin. Für den eigenen blieb die Zeile mit der Büroklammer.',
        ],
        answer: [
          'Bei den kleinen Zahlen fiel ein Name, den die Hälfte nicht kannte. {part_def_nom} kannte ihn.',
        ],
        echo: [
          '<companion>Die Büroklammer war gut</companion>, sagte {companion}. <hero>Sie hat alles zusammengehalten</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
