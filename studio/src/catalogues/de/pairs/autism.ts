import type { LessonPairs } from '../../schema.ts';

export const autism: LessonPairs = {
  keysInTheSock: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} klatschte und klimperte {companion} zuliebe mit dem Schlüsselbund, dicht bei {part_def_dat}. <hero>Überraschung!</hero> {companion} drückte die Ohrenschützer fest.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte {companion} aufheitern und ließ die Schlüssel klingeln, neben {part_def_dat}, ganz nah am Ohrenschützer.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} hatte gehört, dass Musik fröhlich macht. {hero_subj} klimperte mit den Schlüsseln um {part_def_acc} herum, und {companion} hielt sich die Ohrenschützer zu.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} war ein Weihnachtsschlitten und klingelte mit dem Schlüsselbund um {part_def_acc}. {companion} hatte die Ohrenschützer auf und drückte sie zu.',
          ],
        },
        fails: ['Je mehr es klingelte, desto fester drückten sich da zwei in sich hinein.'],
        again: [
          '{hero_subj} nahm das Glöckchen vom Bund noch extra. Nun klang es wie eine Schublade, die eine Treppe hinunterfällt.',
        ],
        refrain: ['Klingel, klimper, klirr! Alles wurde wirr.'],
        turned: ['Schlüssel in die Socke rein. Still soll es sein.'],
        noticing: [
          '{hero_subj} war außer Atem und hörte zum ersten Mal hin. Es summte, es klapperte, jemand rief weit weg. Am lautesten waren die Schlüssel gewesen.',
        ],
        deed: [
          '<hero>Sag mir, was hilft</hero>, sagte {hero_subj} leise. {companion} zeigte auf die Schlüssel. {hero_subj} steckte sie tief in eine Socke, bis in die Spitze.',
        ],
        answer: ['Die Socke klingelte nicht. {part_def_nom} hörte auf, sich an etwas festzuhalten.'],
        echo: [
          '{hero_subj} ging mit einer dicken Socke nach Hause. <companion>Jetzt hört man dich gar nicht kommen</companion>, sagte {companion}. Es klang zufrieden.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} klatschte und rasselte mit allen Schlüsseln neben {part_def_dat}. <hero>Überraschung.</hero> {companion} drückte die Ohrenschützer fester an.',
          ],
          warm: [
            '{companion} war autistisch. <hero>Du schaffst das</hero>, feuerte {hero_subj} {companion} an und klimperte im Takt. Bei {part_def_dat} klimperte es mit.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} dachte, Lärm macht munter, und schüttelte den Schlüsselbund über {part_def_dat}. {companion} schüttelte es auch.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} war ein Schellenbaum und hüpfte um {part_def_acc}. Nur einer fand das lustig, und der war der Baum.',
          ],
        },
        fails: [
          'Zwei machten sich ganz klein, einer im Schlaf und einer unter den Ohrenschützern. {hero} klimperte weiter.',
        ],
        again: ['{hero_subj} fand noch ein Glöckchen. Das wäre nicht nötig gewesen.'],
        refrain: ['Rassel hier und rassel da! Ruhe war nie da.'],
        turned: ['Tief hinein und nicht ein Klirr. Ruhig sind wir.'],
        noticing: [
          '{hero_ihm} ging die Luft aus. Erst jetzt hörte {hero}, was hier alles summte und brummte. Am lautesten war, was an der eigenen Hose hing.',
        ],
        deed: [
          '{hero_subj} fragte, ohne Stimme, nur mit den Augenbrauen. {companion} zeigte auf die Schlüssel, und {hero} schob sie in eine dicke Socke, bis man nichts mehr hörte.',
        ],
        answer: [
          'Auf einmal war Platz in der Luft. {companion} nahm die Hände von den Ohrenschützern, und {part_def_nom} nahm das Gesicht vom Boden.',
        ],
        echo: [
          '<companion>Jetzt bist du aus</companion>, sagte {companion} zufrieden. {hero} ging auf Zehen nach Hause, und die Socke ging mit.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} klatschte und klimperte mit dem Schlüsselbund gegen {part_def_acc} an. <hero>Los, das wird lustig!</hero> {companion} hielt die Ohrenschützer fest.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} klingelte mit den Schlüsseln, damit {companion} nicht mehr an {part_def_acc} denken musste. {companion} presste die Ohrenschützer an den Kopf.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} überlegte, womit man {part_def_acc} übertönt. Das Klügste, was sich fand, waren die Schlüssel, alle elf. {companion} drückte die Ohrenschützer zu.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} machte aus {part_def_dat} ein Konzert und spielte das Schlüsselbund. {companion} saß in der ersten Reihe und hielt die Ohrenschützer zu.',
          ],
        },
        fails: ['Zu allem, was schon lärmte, kamen nun elf Schlüssel und ein Glöckchen.'],
        again: ['<hero>Überraschung!</hero> {hero_subj} warf den Bund in die Luft und fing ihn. Beinahe.'],
        refrain: ['Klimper, klatsch und klingeling. Alles ging kling.'],
        turned: ['Tief in die Socke, nichts macht kling. Still ist das Ding.'],
        noticing: [
          'Die Puste war weg. {hero_subj} stand nur da und hörte zum ersten Mal, was hier alles brummte und rief. Das Lauteste hielt {hero_er} selbst in der Hand.',
        ],
        deed: [
          '<hero>Sag mir, was hilft</hero>, sagte {hero_subj} leise. {companion} zeigte es. {hero_subj} schob die Schlüssel in eine Socke, ganz tief, und drehte sie oben zu.',
        ],
        answer: [
          '{companion} fing an zu zählen, leise, mit den Fingern. Nach jeder Vier war {part_def_nom} einen Augenblick lang weg.',
        ],
        echo: [
          '<companion>Vier</companion>, sagte {companion} auf dem Heimweg, und bei vier war es still. {hero} wartete schon darauf.',
        ],
      },
    ],
  },
  threeBoxes: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. Erst wollte {hero_subj} an {part_def_dat} links vorbei, dann rechts, dann mit Überraschung. {companion} fragte jedes Mal, was als Nächstes komme.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} änderte den Plan für {part_def_acc} noch einmal, weil es so für alle schöner war. {companion} fragte, was denn nun gelte.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} fiel mitten im Plan für {part_def_acc} ein besserer Plan ein. Und dann ein noch besserer. {companion} kannte nur den ersten.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} rief: <hero>Neue Regel!</hero> Dann stand {hero_er} auf einem Bein vor {part_def_dat}. <hero>Noch eine neue Regel!</hero> {companion} war noch bei der alten.',
          ],
        },
        fails: [
          'Nach dem vierten Plan wusste keiner mehr, wer kommt und was er will. Da lässt man niemanden durch.',
        ],
        again: [
          '<hero>Der fünfte ist der allerbeste</hero>, rief {hero_subj} und drehte sich dabei im Kreis, weil das dazugehörte.',
        ],
        refrain: ['Neuer Plan, neuer Plan! Und nichts ging an.'],
        turned: ['Kästchen eins, zwei und drei. Dann sind wir vorbei.'],
        noticing: [
          '{companion} hatte sich hingesetzt und sagte den ersten Plan auf, Wort für Wort, in der richtigen Reihenfolge. {hero} wusste davon nur noch den Schluss.',
        ],
        deed: [
          '{hero_subj} zeichnete drei Kästchen: hier, dort, nach Hause. {companion} sollte sagen, was nicht stimmte. Das strich {hero_er} durch, und den Zettel hielten sie {part_def_dat} hin.',
        ],
        answer: [
          '{part_def_nom} las, wer kommt, wozu, und wann sie wieder gehen. {companion} schrieb noch die Minuten dazu.',
        ],
        echo: ['Der Zettel hing am Abend über dem Bett. Im dritten Kästchen war ein Haken.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. <hero>Nein, wir machen es andersherum</hero>, rief {hero_subj} und fing vor {part_def_dat} schon wieder etwas Neues an.',
          ],
          warm: [
            '{companion} war autistisch. <hero>Ich habe eine noch schönere Idee</hero>, sagte {hero_subj} zu {companion}. Vor {part_def_dat} war es schon die fünfte schönere.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} verbesserte den Plan vor {part_def_dat} so lange, bis er keinen Anfang mehr hatte.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} würfelte den Plan, ohne Würfel. Vor {part_def_dat} kam jedes Mal etwas anderes heraus.',
          ],
        },
        fails: [
          'Was als Nächstes kam, wusste niemand, am wenigsten {hero}. Wer aufpassen muss, mag das gar nicht.',
        ],
        again: [
          '{hero_subj} drehte den Plan um und las ihn von hinten. {companion} hielt sich die Ohren zu.',
        ],
        refrain: ['Erst nicht das, dann doch nicht das. Was war das?'],
        turned: ['Eins, dann zwei, dann Haus und Ruh. Drei, und zu.'],
        noticing: [
          '{companion} saß auf dem Boden und sagte etwas auf, leise, in der richtigen Reihenfolge. Es war der erste Plan, Wort für Wort, und {hero} hatte ihn vergessen.',
        ],
        deed: [
          '{hero_subj} setzte sich dazu und malte drei Kästchen in einer Reihe. <hero>Stimmt das so?</hero> {companion} strich eines und schrieb eine Zahl hinein. Dann zeigte {hero} das Blatt {part_def_dat}.',
        ],
        answer: [
          'Da stand nun, wer kommt, wozu und wie lange. Das konnte {part_def_nom} nachlesen, zweimal sogar.',
        ],
        echo: [
          '<companion>Vier Minuten hattest du gesagt</companion>, sagte {companion} auf dem Heimweg. <companion>Es waren vier.</companion> Es war das größte Lob, das {companion} hatte.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} zeigte {part_def_dat} etwas, dann etwas Besseres und dann etwas ganz anderes. {companion} fragte: <companion>Was davon?</companion>',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} erklärte es {part_def_dat} immer wieder neu, weil immer noch Freude fehlte. {companion} sagte leise die erste Erklärung auf.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} verbesserte mitten im Satz, was {part_def_nom} tun sollte. Der Satz bekam einen Anfang zu viel.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} spielte {part_def_dat} drei Spiele auf einmal vor. {companion} wollte wissen, welches gilt, und {hero_er} sagte: alle.',
          ],
        },
        fails: [
          '{hero_subj} hatte schon wieder eine neue Idee, und drüben wurde noch die alte gemacht, verkehrt herum.',
        ],
        again: [
          '<hero>Vergiss alles</hero>, rief {hero_subj}. <hero>Jetzt kommt das Richtige!</hero> Es kam das Gegenteil davon.',
        ],
        refrain: ['So! Nein, so! Nein, andersrum! Alles krumm.'],
        turned: ['Eins ist hier und zwei ist dort. Drei ist fort.'],
        noticing: [
          '{companion} saß auf dem Boden und sagte alles noch einmal auf, vom ersten Plan an, der Reihe nach. {hero} hatte die Reihe verloren. {hero} hörte zu.',
        ],
        deed: [
          '{hero_subj} zeichnete drei kleine Bilder in drei Kästchen. {companion} sagte, was nicht stimmte, und das strich {hero_er} durch. Dann hielt {hero_er} {part_def_dat} das erste hin.',
        ],
        answer: ['Ein Bild, und nur eins. Das konnte {part_def_nom} lesen.'],
        echo: [
          'Beim Abendessen zeichnete {companion} drei Kästchen auf die Serviette. Im zweiten war Pudding. {hero} sah nach, ob das stimmte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch und hatte den Plan im Kopf. {hero_subj} warf ihn um. <hero>Nein, jetzt machen wir es ganz anders</hero>, sagte {hero_er} zu {part_def_dat}.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte {companion} überraschen und machte vor {part_def_dat} jedes Mal etwas Neues. {companion} mochte das Alte.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} verbesserte, was sie {part_def_dat} zeigen wollten, und dann verbesserte {hero_er} die Verbesserung.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} ließ einen Kreisel drehen, was man {part_def_dat} als Nächstes zeigt. Der Kreisel rollte unter einen Stein.',
          ],
        },
        fails: [
          'Wer alle Augenblicke etwas anderes zeigt, der zeigt nichts. {hero_subj} zeigte schon wieder etwas.',
        ],
        again: ['<hero>Oder doch umgekehrt?</hero>, sagte {hero_subj}.'],
        refrain: ['Anders, anders, anderswie! So geht es nie.'],
        turned: ['Eins und zwei und drei im Haus. So sieht es aus.'],
        noticing: [
          '{companion} hatte drei Steine hingelegt, einen hier, einen da, einen bei den Schuhen. <companion>Erst, dann, heim</companion>, sagte {companion} und tippte sie an. {hero_subj} merkte, dass in allem Neuen kein Heim gewesen war.',
        ],
        deed: [
          '{hero_subj} malte um jeden Stein ein Kästchen. <hero>Stimmt es so?</hero>, fragte {hero_er}. <companion>Der zweite nicht</companion>, sagte {companion}. {hero_subj} rückte ihn. Dann zeigte {hero_er} {part_def_dat} das erste Kästchen, nur das erste.',
        ],
        answer: [
          '{part_def_nom} beugte sich über Kästchen eins und sah keine zwei anderen. Da war es leicht.',
        ],
        echo: [
          'Die Steine liegen jetzt auf der Treppe: Schuhe, Suppe, Bett. {companion} hat sie hingelegt. Es stimmt so.',
        ],
      },
    ],
  },
  lineOnTheGround: {
    shy: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} beugte sich über {part_def_acc} und über {companion} gleich mit. <hero>Guck mich an!</hero>',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} ging ganz nah heran, damit {part_def_nom} und {companion} merkten, wie lieb {hero_er} sie hatte. Man spürte den Atem.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} betrachtete {part_def_acc} aus der Nähe, dann {companion} aus der Nähe. Da standen alle Nasen fast beieinander.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} war eine Lupe und kam immer dichter. Erst sah sich die Lupe {part_def_acc} an, dann {companion}.',
          ],
        },
        fails: ['Bei jedem Schritt nach vorn ging etwas nach hinten. {hero_subj} kam nach.'],
        again: [
          '<hero>Guck doch mal her</hero>, sagte {hero_subj}, jetzt so nah, dass alles nur noch ein Auge war.',
        ],
        refrain: ['Ran und ran, die Nase dran! Husch, und dann?'],
        turned: ['Strich gezogen, seitlich hin. Jeder bleibt drin.'],
        noticing: [
          '{hero_subj} sah nach unten. {companion} war bei jedem von {hero_seinen} Schritten einen zurückgegangen, genauso groß. Auf dem Boden sah es aus wie ein Tanz, den keiner bestellt hatte.',
        ],
        deed: [
          '<hero>Zeig mir, wie nah</hero>, sagte {hero_subj}. {companion} zog mit dem Finger einen Strich, ein gutes Stück weit weg. {hero} setzte sich dahinter, mit der Seite zu allen.',
        ],
        answer: ['Der Strich passte auch {part_def_dat}. So weit weg war noch nie jemand stehen geblieben.'],
        echo: [
          '{hero_subj} fand am Abend einen Strich auf dem Fußboden. <companion>Für morgen</companion>, sagte {companion}. Er war eine Handbreit näher.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} beugte sich über {part_def_acc} und über {companion} gleich mit. <hero>Guck her!</hero> Dabei pustete {hero_er} auf alles.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} ging ganz nah an {part_def_acc} heran und hauchte, damit es schön warm wurde. {companion} bekam auch etwas ab.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} besah {part_def_acc} aus einem Fingerbreit Abstand, immer wieder. Dazwischen sah {hero_er} {companion} ins Gesicht, genauso nah.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} war ein Fernglas und stieß mit der Nase an {part_def_acc}. Dann suchte das Fernglas {companion}.',
          ],
        },
        fails: [
          'Bei jedem Hauch fing drüben alles von vorn an. {hero_subj} kam noch näher, um zu sehen, warum.',
        ],
        again: ['<hero>Guck doch</hero>, sagte {hero_subj}, so nah, dass die Wimpern alles umrührten.'],
        refrain: ['Nah und näher, pust und hauch! Stupsen auch.'],
        turned: ['Hinterm Strich und seitlich hin. Die Zeit bleibt drin.'],
        noticing: [
          '{hero_subj} sah nach unten. {companion} war bei jedem Schritt einen zurückgegangen, genauso groß. Auf dem Boden sah es aus wie ein Tanz, den keiner bestellt hatte.',
        ],
        deed: [
          '<hero>Zeig mir, wie nah</hero>, sagte {hero_subj}. {companion} zog mit dem Finger einen Strich, ein gutes Stück weit weg. {hero} setzte sich dahinter, mit der Seite zu allen.',
        ],
        answer: [
          'Über den Strich reichte kein Finger und kein Hauch. {companion} sagte an, was sich tat: <companion>Jetzt.</companion> Und später: <companion>Jetzt.</companion>',
        ],
        echo: [
          '{hero_subj} fand am Abend einen Strich auf dem Fußboden. <companion>Für morgen</companion>, sagte {companion}. Morgen durfte es eine Handbreit näher sein.',
        ],
      },
    ],
  },
  sameSmallThing: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} stieg über {companion} hinweg und griff in {part_def_acc}. <hero>Lass mich mal!</hero> {companion} lag da und sah hinein und sagte etwas.',
          ],
          warm: [
            '{companion} war autistisch. <hero>Du liegst ja auf dem kalten Boden</hero>, sagte {hero_subj} zu {companion}, redete und redete und wühlte in {part_def_dat}.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} erklärte {companion}, wie man {part_def_acc} untersucht, und steckte die Hand hinein. Da war {part_def_nom} voll.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} machte mit der Hand ein Krokodil, das in {part_def_acc} kroch. {companion} lag davor und sah nun ein Krokodil.',
          ],
        },
        fails: [
          'Wo man hätte hineinsehen können, war jetzt eine Hand, und über {companion} hinweg wurde geredet.',
        ],
        again: ['{hero_subj} nahm die andere Hand dazu. Für ein Auge war nun gar kein Platz mehr.'],
        refrain: ['Hand hinein und red und red! Nichts mehr geht.'],
        turned: ['Hand heraus und Auge hin. Da ist was drin.'],
        noticing: [
          'Beim Luftholen merkte {hero_subj}, dass {companion} ein Wort gesagt hatte. Es war schon das vierte Mal. Jedes Mal hatte {companion} auf dieselbe kleine Stelle gesehen.',
        ],
        deed: [
          '{hero_subj} zog die Hand heraus und fragte leise, ob daneben noch Platz sei. Dann legte {hero_er} sich hin, wo {companion} hinzeigte, und sah dieselbe kleine Stelle an.',
        ],
        answer: [
          '<companion>Zwei Finger von links</companion>, sagte {companion}. Das hatte {companion} mit einem Auge ausgemessen, und an {part_def_dat} stimmte es.',
        ],
        echo: [
          'Sie lagen noch eine Weile da, als längst alles erledigt war. {companion} sah eine Ameise. {hero} sah sie auch, nach einer Weile.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {companion} lag da, sah {part_def_acc} an und sagte etwas. <hero>Lass mich mal!</hero> {hero} stieg darüber hinweg und zog.',
          ],
          warm: [
            '{companion} war autistisch. <hero>Du liegst ja auf dem kalten Boden</hero>, sagte {hero_subj} zu {companion}. {hero_subj} redete und redete und zog nebenbei an {part_def_dat}.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} erklärte {companion}, wie ein Knoten entsteht, und zog dabei an {part_def_dat}, als Beispiel.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} läutete an {part_def_dat} wie an einer Glocke und sang dazu. {companion} lag davor und sagte ein Wort. Es ging im Läuten unter.',
          ],
        },
        fails: [
          'Wo man das Muster hätte sehen können, lag jetzt eine Hand. Über {companion} hinweg wurde geredet und gezogen.',
        ],
        again: ['{hero_subj} nahm die zweite Hand dazu und redete für drei. Zu sehen waren nur noch Finger.'],
        refrain: ['Zieh und red und red und zieh! Auf geht es nie.'],
        turned: ['Drüber, drunter, drunter, schau. Da ist es genau.'],
        noticing: [
          'Beim Luftholen hörte {hero_subj} es endlich. {companion} sagte: drunter. Es war schon das vierte Mal, und immer vor derselben kleinen Stelle.',
        ],
        deed: [
          '{hero_subj} nahm die Hände weg und fragte leise, ob daneben noch Platz sei. Dann legte {hero_er} sich hin und sah dieselbe kleine Stelle an, bis sie klar war.',
        ],
        answer: [
          '<companion>Drüber, drunter, drunter</companion>, sagte {companion}. Ein Drunter war zu viel. Sie hoben es heraus, und {part_def_nom} wurde weich.',
        ],
        echo: [
          '<companion>Drunter</companion>, sagte {companion} vor dem Einschlafen. {hero} sah unter dem Bett nach. Da lag eine Socke.',
        ],
      },
    ],
  },
  fiveLines: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. Am letzten Abend warf {hero_subj} den Plan für {part_def_acc} noch einmal um, in sechzig Nachrichten. Oben drauf kam eine Überraschung.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte allen wegen {part_def_gen} eine Freude machen und änderte den Plan, bis die Freude kaum noch zu finden war.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} verbesserte den Plan um {part_def_acc} stündlich. Fassung neun war wirklich die beste, nur kannte sie keiner.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} kündigte zu {part_def_dat} eine Überraschung an, mit Trommelwirbel, um dreiundzwanzig Uhr. Einige schickten Konfetti.',
          ],
        },
        fails: [
          '{companion} verließ die Gruppe. Zwei andere gingen auch, weil sie sowieso nicht mehr mitkamen, und {hero_subj} schrieb weiter.',
        ],
        again: [
          '<hero>Nur noch eine winzige Änderung</hero>, schrieb {hero_subj}. Es war die mit dem Treffpunkt.',
        ],
        noticing: [
          '{hero_subj} suchte die Uhrzeit und fand sieben. Nur in einer einzigen Nachricht stand alles, Ort, Zeit, wer und womit. Sie war vom Dienstag und von {companion}.',
        ],
        deed: [
          '{hero_subj} sagte die Überraschung vor allen ab und schrieb fünf Zeilen mit Uhrzeiten. {hero_subj} fragte {companion}, was daran falsch war, und übernahm alle vier Verbesserungen.',
        ],
        answer: [
          'Die Überraschung hatte Geld gekostet. Fünf Zeilen liest jeder, und um {part_def_acc} fragte keiner mehr.',
        ],
        echo: ['In Zeile drei steht ein Komma zu viel. {companion} hat es stehen lassen, als Andenken.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch und fragte wegen {part_def_gen}, was nun gelte. <hero>Sag ich dir gleich</hero>, rief {hero_subj} und dachte sich noch etwas aus.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte wegen {part_def_gen} jedem einen Wunsch erfüllen und schrieb jedem einzeln eine andere Zeit.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} schickte zu {part_def_dat} einen Plan, dann eine Korrektur, dann eine Korrektur der Korrektur, mit Farben.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} versteckte in {part_def_dat} eine Schnitzeljagd, damit die Planung auch Spaß machte. Spaß machte sie {hero_ihm}.',
          ],
        },
        fails: [
          '{companion} ging. Die anderen warteten um drei, um vier und an der falschen Brücke, und {hero_subj} schrieb weiter.',
        ],
        again: ['{hero_subj} legte zur Klärung eine zweite Gruppe an.'],
        noticing: [
          'In der zweiten Gruppe war nur eine Nachricht, noch vom Dienstag, aus Versehen dorthin geschickt. Fünf Zeilen. Wann, wo, wer, womit, und um wie viel Uhr es zu Ende ist. {hero_subj} las sie und wurde ruhig.',
        ],
        deed: [
          '{hero_subj} sagte vor allen die Schnitzeljagd ab, obwohl die Schätze schon vergraben waren. <hero>Es gilt, was {companion} geschrieben hat.</hero> Dann brachte {hero_er} {companion} die fünf Zeilen und einen Rotstift.',
        ],
        answer: [
          '{companion} strich zwei Wörter und setzte einen Punkt. Danach musste keiner mehr fragen, und an {part_def_dat} wurde es sehr übersichtlich.',
        ],
        echo: [
          'Die Schätze liegen noch in der Erde. <companion>Mit Uhrzeit könnte man sie suchen</companion>, sagte {companion}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} stellte {part_def_acc} am letzten Abend auf den Kopf, weil {hero_ihm} etwas Größeres eingefallen war.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} baute in {part_def_acc} für jeden etwas Schönes ein. Für {companion} auch, obwohl {companion} dreimal nach der Uhrzeit gefragt hatte.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} optimierte {part_def_acc}, bis jede einzelne Änderung für sich genommen vernünftig war.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} machte aus {part_def_dat} eine Wundertüte. Was drin war, wusste am Ende auch die Tüte nicht.',
          ],
        },
        fails: ['Niemand wusste mehr, welche Fassung galt. {companion} legte die eigene hin und ging.'],
        again: [
          '{hero_subj} schickte allen eine Übersicht über die Änderungen. Sie war vier Seiten lang und enthielt zwei neue.',
        ],
        noticing: [
          '{hero_subj} wollte nachsehen, wann es losging, und fand sieben Zeiten. Dazwischen lag ein Zettel von {companion}, vom Dienstag. Darauf stand alles, was man wissen musste, und kein Wort mehr.',
        ],
        deed: [
          '{hero_subj} strich die Überraschung, vor allen, auch wenn sie schon bezahlt war. {hero_subj} schrieb fünf Zeilen, gab {companion} den Stift und schrieb die vier Korrekturen sauber hinein.',
        ],
        answer: [
          'Der erste Plan und der letzte lagen nebeneinander. An {part_def_dat} sah man, wo sie zusammengehörten.',
        ],
        echo: [
          '<companion>Beim nächsten Mal darf es eine Überraschung geben</companion>, sagte {companion}. <companion>Um vier. Schreib sie auf.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch und kannte den Plan für {part_def_acc} auswendig. {hero_subj} warf ihn um, weil das Wetter so gut war, und am Abend noch einmal.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte {companion} etwas bieten und verriet über {part_def_acc} nicht mehr, was als Nächstes kam.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} schickte zu {part_def_dat} Fassung um Fassung, jede mit einem Buchstaben. Man war bei K.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} ließ um {part_def_acc} würfeln, damit es spannend blieb. Bei einer Sechs lachten alle, und {companion} stand auf.',
          ],
        },
        fails: ['Nach der dritten Änderung tat jeder etwas anderes. {hero_subj} nannte es lebendig.'],
        again: ['{hero_subj} änderte auch noch den Treffpunkt. Es war nur die andere Straßenseite.'],
        noticing: [
          'Auf dem Stuhl von {companion} lag eine Karteikarte. Fünf Zeilen in Blockschrift, jede mit Uhrzeit, drei waren abgehakt. {hero_subj} merkte, dass es die einzigen drei Dinge waren, die heute geklappt hatten.',
        ],
        deed: [
          '{hero_subj} hielt die Karte hoch, vor allen. <hero>Die gilt. Meine gelten nicht mehr.</hero> Die Überraschung sagte {hero_er} ab, obwohl die Torte schon unterwegs war. Dann ging {hero_er} zu {companion} und fragte, was an der vorletzten Zeile noch nicht stimmte.',
        ],
        answer: [
          'Es war die Uhrzeit, und es waren sieben Minuten. Danach wusste an {part_def_dat} jeder, welches Ende seines war.',
        ],
        echo: [
          'Die Torte kam um sechs. <companion>Das steht nicht auf der Karte</companion>, sagte {companion}. {hero_subj} schrieb es darauf: sechs Uhr, Torte.',
        ],
      },
    ],
  },
  sideBySide: {
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} war autistisch. {hero_subj} saß auf dem guten Platz, mitten im Lärm, und rief {companion} zu, es sei doch gar nicht laut. Zu {part_def_dat} beugte {hero_er} sich hinüber und fragte noch einmal.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} wollte {companion} und auch wegen {part_def_gen} niemanden ausschließen, darum blieben alle am lautesten Tisch.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} erklärte {companion}, an den Lärm gewöhne man sich. Dann nahm {hero_er} sich {part_def_acc} vor, ganz nah und mit Blickkontakt.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} übertönte alles mit einem Witz, direkt vor {part_def_dat}. {companion} hatte die Ohrenschützer nicht dabei und verzog keine Miene.',
          ],
        },
        fails: ['Auf jedes Schweigen rückte {hero_subj} etwas näher und fragte etwas lauter.'],
        again: ['<hero>Sieh mich doch mal an</hero>, sagte {hero_subj}.'],
        noticing: [
          '{hero_subj} stützte eine Hand auf den Tisch und spürte, dass er brummte. Alles brummte. {companion} hatte beide Hände unter dem Tisch, und zwar seit einer Stunde.',
        ],
        deed: [
          '{hero_subj} fragte {companion}, was helfen würde, und gab die guten Plätze ab. Alles zog um in den Flur. Dort setzte {hero_er} sich neben {companion}, mit dem Gesicht zur Wand.',
        ],
        answer: [
          'Von den guten Plätzen hörte man Gelächter. An der Wand gab es nichts zu sehen. Dort sagte {companion} einen ganzen Satz, und um {part_def_acc} wurde es ruhig.',
        ],
        echo: ['Der Flur heißt jetzt Konferenzraum. {companion} hat ein Schild gemacht, mit Uhrzeit.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} war autistisch und hielt sich die Ohren zu. {hero_subj} setzte sich genau davor, sagte <hero>Sieh mich mal an</hero> und winkte auch {part_def_dat} zu.',
          ],
          warm: [
            '{companion} war autistisch. {hero_subj} holte {companion} mitten in die Runde, damit {companion} dazugehörte, und schob {part_def_acc} gleich mit hinein.',
          ],
          clever: [
            '{companion} war autistisch. {hero_subj} hatte Fragen, gut sortiert, an {companion} und wegen {part_def_gen}. Gestellt wurden sie gegen die Musik, eine nach der anderen.',
          ],
          playful: [
            '{companion} war autistisch. {hero_subj} riss vor {companion} und {part_def_dat} Witze mit dem ganzen Gesicht, ganz nah. Einer kam an, die anderen prallten ab.',
          ],
        },
        fails: ['Je näher die Frage kam, desto weiter weg war die Antwort. {hero_subj} rückte nach.'],
        again: ['<hero>Hörst du mich?</hero>, rief {hero_subj}. Man hörte {hero_ihn} bis auf die Straße.'],
        noticing: [
          '{companion} schrieb mit dem Finger etwas auf den Tisch, immer dasselbe. {hero_subj} drehte den Kopf und las es verkehrt herum. Es war das Wort raus.',
        ],
        deed: [
          '<hero>Wollen wir raus?</hero>, fragte {hero_subj}. {hero_er} gab die besten Plätze her, trug zwei Stühle in den Flur und stellte sie nebeneinander, vor eine leere Wand. Dann setzte {hero_er} sich und sah die Wand an.',
        ],
        answer: [
          'Drinnen spielten sie das Lied, auf das {hero_subj} gewartet hatte. An der leeren Wand fing {companion} an zu reden, leise und der Reihe nach, und vor {part_def_dat} musste keiner mehr drängen.',
        ],
        echo: [
          '<companion>Die Wand ist gut</companion>, sagte {companion}. <hero>Sehr gut</hero>, sagte {hero_subj}. <hero>Links oben ist ein Nagel.</hero>',
        ],
      },
    ],
  },
};
