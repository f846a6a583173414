import type { LessonPairs } from '../../schema.ts';

export const gratitude: LessonPairs = {
  wornPlace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Im Weg bist du!</hero> {hero_subj} warf sich gegen {part_def_acc}, irgendwo, mit der Schulter voran.',
          ],
          warm: [
            '<hero>Rück doch bitte</hero>, sagte {hero_subj} {part_def_dat}. Dann schob {hero_er} hier und da und wurde ein bisschen böse.',
          ],
          clever: [
            '{hero_subj} meinte, noch niemand habe {part_def_acc} je richtig angefasst. Darum schob {hero_er} nach eigenem Plan, genau in der Mitte.',
          ],
          playful: [
            '{hero_subj} entdeckte {part_def_acc}, als wäre {hero_er} der erste Mensch auf der Welt. Dann schob der erste Mensch mit dem Bauch.',
          ],
        },
        fails: ['{hero_subj} drückte an lauter Stellen, an denen noch nie jemand gedrückt hatte.'],
        again: [
          '<hero>Wer hat das denn hierhin gestellt!</hero> Diesmal schob {hero_subj} mit dem Hinterkopf, und der hatte auch keine Idee.',
        ],
        refrain: ['Weg da, weg da, dummer Klotz! Der Klotz macht Trotz.'],
        turned: ['Hand in der Mulde, Fuß in der Spur. Warte nur.'],
        noticing: [
          'Die Hand suchte etwas zum Ausruhen und rutschte in eine Mulde. Sie war glatt und beinahe warm. So viele Hände hatten hier schon gelegen, dass eine Hand genau hineinpasste.',
        ],
        deed: [
          '{hero_subj} legte die Hand in die Mulde. Dann stellte {hero_er} den Fuß dahin, wo alle Füße gestanden hatten, und drückte nur dort.',
        ],
        answer: ['{part_def_nom} kannte diese Hand nicht, aber die Stelle kannte {part_er}.'],
        echo: [
          '{hero_subj} wischte die Mulde mit dem Ärmel aus. <companion>Für wen?</companion>, fragte {companion}. <hero>Für die nächste Hand.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} trat gegen {part_def_acc} und rief, man solle hier gefälligst Platz machen. Davon wurde der Fuß warm und sonst nichts.',
          ],
          warm: [
            '<hero>Du Armer, du stehst hier aber dumm</hero>, sagte {hero_subj} zu {part_def_dat} und schob mal hier, mal da.',
          ],
          clever: [
            '{hero_subj} suchte für {part_def_acc} selbst die beste Stelle. Die, die schon glatt war, schien {hero_ihm} abgenutzt.',
          ],
          playful: [
            '{hero_subj} beschimpfte {part_def_acc} in Reimen. Auf dick reimte sich Genick, und geschoben wurde irgendwo.',
          ],
        },
        fails: ['Jeder Stoß ging woandershin. {hero_subj} tat, als wäre noch nie jemand hier gewesen.'],
        again: ['{hero_subj} schob jetzt mit dem Rücken und schimpfte nach vorn.'],
        refrain: ['Dummes Ding, du dickes Ding! Nichts ging.'],
        turned: ['Hier war wer und da war wer. Komm, Hand, hierher.'],
        noticing: [
          '{hero_subj} rutschte mit dem Rücken herunter. Da war etwas Glattes, mit fünf kleinen Kuhlen. {hero_subj} legte die Finger hinein. Jemand hatte hier angefasst, und vor ihm jemand, und vor dem auch.',
        ],
        deed: [
          '<hero>Ach, da</hero>, sagte {hero_subj}. {hero_er} legte alle fünf Finger in die fünf Kuhlen und drückte nur dort.',
        ],
        answer: [
          'Es war, als drückten viele mit. {part_def_nom} kannte das schon und hob sich an einer Seite.',
        ],
        echo: [
          '{companion} probierte die Kuhlen auch. <companion>Die passen mir</companion>, sagte {companion}. <hero>Mir auch</hero>, sagte {hero_subj}. <hero>Das ist ja das Gute.</hero>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Immer muss etwas im Weg sein</hero>, schimpfte {hero} und trat auf {part_def_acc}, gleich da, wo {hero_er} stand.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc}, doch nicht so glatt zu sein, und setzte den Fuß auf gut Glück.',
          ],
          clever: [
            '{hero_subj} dachte sich einen neuen Weg über {part_def_acc} aus, einen, den noch keiner gegangen war. Das hatte leider Gründe.',
          ],
          playful: [
            '{hero_subj} entdeckte {part_def_acc} wie einen neuen Erdteil und lief los. Erdteile haben meistens Ufer.',
          ],
        },
        fails: ['{hero_subj} trat immer dahin, wo vorher noch nie ein Fuß gestanden hatte.'],
        again: ['{hero_subj} schimpfte noch im Rutschen. Das Geschimpfe kam etwas später unten an.'],
        refrain: ['Schimpf und rutsch, schimpf und rutsch! Und alles futsch.'],
        turned: ['Fuß in die Spur und Fuß in die Spur. Da geht es nur.'],
        noticing: [
          '{hero_subj} stützte sich auf und spürte eine flache Mulde. Sie war ganz abgetreten, so groß wie ein Fuß. Hier waren viele gegangen, alle mit demselben Schritt.',
        ],
        deed: [
          '{hero_subj} setzte den Fuß genau in die Mulde, auf die raue Stelle. Den nächsten Schritt machte {hero_er} so lang wie alle vor {hero_ihm}.',
        ],
        answer: ['Der Fuß blieb stehen. Auf {part_def_dat} waren es jetzt sehr viele, die da gingen.'],
        echo: [
          '<companion>Wer ist da alles gegangen?</companion>, fragte {companion}. {hero} zählte an den Zehen. <hero>Und jetzt noch wir.</hero>',
        ],
      },
    ],
  },
  carriesItBack: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} riss {companion} das erste Stück aus der Hand, drehte sich um und packte {part_def_acc}. <hero>Das nächste!</hero>',
          ],
          warm: [
            '{hero_subj} wollte rasch fertig werden, damit alle sich freuten. {hero_subj} nahm, was {companion} reichte, und war schon wieder bei {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass ein Danke drei Schritte kostet. Die sparte {hero_er} und stemmte lieber gleich {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war ein Bagger. Der Bagger nahm {companion} alles aus der Hand, schwenkte herum und lud es bei {part_def_dat} ab.',
          ],
        },
        fails: [
          '{hero_subj} streckte die Hand nach hinten, ohne sich umzudrehen. Es legte nur keiner mehr etwas hinein.',
        ],
        again: [
          '<hero>Das nächste</hero>, rief {hero_subj} und griff noch weiter hinter sich. {hero_subj} griff in die Luft und drückte ihr die Hand.',
        ],
        refrain: ['Gib her, gib her, das Nächste her! Nun war sie leer.'],
        turned: ['Ein Stück für dich, ein Stück für mich. Da rührt es sich.'],
        noticing: [
          '{hero_subj} drehte sich um, weil nichts kam. Da stand {companion}, beide Hände hingen herunter. {companion} sah auf {hero_seine} Jackentasche, in der noch ein Brötchen war.',
        ],
        deed: [
          '{hero_subj} ging die paar Schritte zurück. {hero_subj} brach das Brötchen durch und legte die größere Hälfte in die leeren Hände.',
        ],
        answer: [
          '{companion} biss ab und ging mit. An {part_def_dat} fasste {companion_subj} kauend die andere Seite an.',
        ],
        echo: [
          '<companion>Das nächste</companion>, sagte {companion} und hielt die Hand nach hinten. {hero} legte die eigene hinein.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} griff an {part_def_dat} vorbei nach dem, was {companion} {hero_ihm} hinhielt, und streckte die Hand gleich wieder aus.',
          ],
          warm: [
            '<hero>Lieb von dir</hero>, rief {hero_subj} {part_def_dat} im Gehen zu, noch ehe etwas erlaubt war, und wollte durch.',
          ],
          clever: [
            '{hero_subj} hatte von {part_def_dat} erfahren, was {hero_er} wissen wollte. Also drehte {hero_er} sich um und wollte gleich mehr.',
          ],
          playful: [
            '{hero_subj} spielte König. {part_def_nom} war das Volk und sollte geben, und der König hielt die Hand auf.',
          ],
        },
        fails: ['{hero_subj} hielt die Hand auf, dem anderen den Rücken hin, und sagte kein Wort dazu.'],
        again: [
          '<hero>Und jetzt durch</hero>, sagte {hero_subj} und schnippte sogar mit den Fingern. Es klang in der Stille sehr klein.',
        ],
        refrain: ['Gib und her und her und gib! Keiner hat’s lieb.'],
        turned: ['Drei Schritt zurück und brich entzwei. Nun kauen zwei.'],
        noticing: [
          '{hero_subj} drehte sich nach mehr um. Da hingen zwei leere Arme herunter. Jemand stand hier den ganzen Tag für andere. In der eigenen Tasche spürte {hero_subj} ein Brötchen.',
        ],
        deed: [
          '{hero_subj} ging die Schritte zurück. Vor {part_def_dat} brach {hero_er} das Brötchen durch und hielt das größere Stück hin.',
        ],
        answer: ['{part_rel_nom} roch daran. Gebracht hatte hier noch nie einer etwas.'],
        echo: [
          '{companion} bekam das kleinere Stück, und {hero} bekam die Tüte. In der Tüte waren noch Krümel für zwei.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm, was man {hero_ihm} gab, drehte {part_def_dat} den Rücken zu und hielt die andere Hand auf. <hero>Noch was.</hero>',
          ],
          warm: [
            '<hero>Für dich ist auch bald etwas da</hero>, sagte {hero_subj} zu {part_def_dat}, mit vollem Mund und vollen Händen.',
          ],
          clever: [
            '{hero_subj} ordnete alles, was schon in der Tasche war, vom Großen zum Kleinen. Dass {part_def_nom} gar nichts hatte, kam in der Liste nicht vor.',
          ],
          playful: [
            '{hero_subj} war ein Hamster. Hamster sagen nichts, sie haben die Backen voll, und {part_def_nom} sah dabei zu.',
          ],
        },
        fails: ['Ein Rücken ist kein Dank. Wer den ganzen Tag Rücken sieht, der geht nicht aus dem Weg.'],
        again: ['{hero_subj} hielt nun beide Hände auf, nach hinten. Es kam nichts mehr hinein.'],
        refrain: ['Gib mir was und gib mir mehr. Die Hand blieb leer.'],
        turned: ['Halb für dich und halb für mich. Schau, es reicht für dich.'],
        noticing: [
          '{hero_subj} sah sich um, wo das Nächste blieb. Da standen zwei leere Hände und ein Blick, der lag auf {hero_seiner} Tüte.',
        ],
        deed: [
          '{hero_subj} ging die Schritte zurück. Das Brötchen brach {hero_er} durch, sah beide Hälften an und gab {part_def_dat} die größere.',
        ],
        answer: [
          'Zum Essen braucht man Ruhe und keinen Weg. Kauend trat {part_def_nom} einen Schritt beiseite.',
        ],
        echo: [
          '<companion>Deins war aber das kleine</companion>, sagte {companion}. <hero>Es hatte die Rosinen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  whatIsThere: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Wann?</hero>, rief {hero_subj} und stampfte vor {part_def_dat} auf. <hero>Wann, wann, wann?</hero>',
          ],
          warm: [
            '{hero_subj} sah immerzu nach {part_def_dat}, ob das Fehlende schon da war, und strich jedes Mal darüber.',
          ],
          clever: [
            '{hero_subj} hatte genau im Kopf, was an {part_def_dat} noch fehlte. Mit dem Finger suchte {hero_er} alle zwei Atemzüge danach.',
          ],
          playful: [
            '{hero_subj} spielte Kuckucksuhr. Immer wieder sprang der Kuckuck hervor, rief <hero>Wann?</hero> und pickte an {part_def_acc}.',
          ],
        },
        fails: ['{hero_subj} sah nur das eine, das noch nicht da war, und stocherte danach.'],
        again: ['<hero>WANN?</hero> Beim Stampfen hüpfte alles ein Stückchen, auch die eigenen Zähne.'],
        refrain: ['Wann, wann, wann, wann fängt es an? Stampf, und wann?'],
        turned: ['Das ist da und das ist da. Und das war auch schon da.'],
        noticing: [
          'Vom Stampfen war {hero_ihm} das Knie weich. {hero_subj} lehnte sich an und merkte, dass es hielt. Es hatte {hero_ihn} schon die ganze Zeit gehalten.',
        ],
        deed: [
          '{hero_subj} tippte eines nach dem anderen an, was schon da war. Bei jedem sagte {hero_er}, wer es hergebracht hatte. {part_def_acc} ließ {hero_er} aus.',
        ],
        answer: ['Es wurde eine lange Liste. {part_def_nom} bekam währenddessen keinen einzigen Finger ab.'],
        echo: [
          'Am Bett fing {hero} noch einmal an. Kissen: Oma. Lampe: der Mann mit der Leiter. Bei den Socken schlief {hero_er} ein.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Wann sieht man endlich etwas?</hero> {hero_subj} stampfte und fuhr blind in {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} dachte nur an das, was fehlte, und tastete danach in {part_def_dat}, ungeduldig und mit Seufzen.',
          ],
          clever: [
            '{hero_subj} suchte in {part_def_dat} nur das eine und ließ alles andere aus. Alles andere war ziemlich viel.',
          ],
          playful: [
            '{hero_subj} war ein Maulwurf mit Eile und wühlte in {part_def_dat}. Maulwürfe stampfen sonst nicht.',
          ],
        },
        fails: ['{hero_subj} sah nur, was nicht da war, und davon war alles schwarz.'],
        again: [
          '<hero>Wann, wann, wann?</hero> Beim Stampfen traf {hero_subj} etwas, das schon lange da war. Es war hart.',
        ],
        refrain: ['Wann und wo und wann und wo! Nirgendwo.'],
        turned: ['Das ist da und das ist hier. Ich taste mit dir.'],
        noticing: [
          '{hero_subj} musste sich irgendwo anlehnen. Da merkte {hero_er}, dass {hero_er} sich schon die ganze Zeit anlehnte. Es hielt, ohne dass jemand darum gebeten hatte.',
        ],
        deed: [
          '{hero_subj} fasste eins nach dem anderen an, was da war, und sagte leise, wer es hingestellt hatte. Von einem zum nächsten ging die Hand weiter in {part_def_acc}.',
        ],
        answer: [
          'Beim siebten Ding waren die Augen mitgekommen. Der Schimmer war jetzt groß genug, um etwas zu sein.',
        ],
        echo: [
          '<companion>Und wer hat das Dunkle hingestellt?</companion>, fragte {companion}. Da mussten beide nachdenken.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stampfte vor {part_def_dat} auf. <hero>Es fehlt aber noch, und es fehlt, und es fehlt.</hero> Dazu fuhr ein Arm im Leeren herum.',
          ],
          warm: [
            '<hero>Wir finden es schon</hero>, sagte {hero_subj} zu {companion} und suchte in {part_def_dat} nur, was nicht da war.',
          ],
          clever: [
            '{hero_subj} machte eine Liste von dem, was fehlte. Für {part_def_acc} brauchte man aber eine von dem, was da war.',
          ],
          playful: [
            '{hero_subj} war ein Bettler mit einem großen Sack. Der Sack war leer, und {part_def_nom} war auch leer, fand der Bettler.',
          ],
        },
        fails: ['Wer nach einem einzigen Ding sucht, fasst an hundert anderen vorbei. {hero} fasste vorbei.'],
        again: ['{hero_subj} schimpfte mit dem Dunkeln, weil es so wenig dahatte.'],
        refrain: ['Nichts ist da und nichts ist hier. Leer ist es hier.'],
        turned: ['Das ist da und das ist da. Und das war auch schon da.'],
        noticing: [
          '{hero_subj} lehnte sich an, um weiterzuschimpfen. Da merkte {hero_er}, dass {hero_ihm} schon die ganze Zeit etwas den Rücken hielt.',
        ],
        deed: [
          '{hero_subj} legte die Hand darauf. <hero>Du bist da</hero>, sagte {hero_er} leise, und <hero>du auch</hero> zum Nächsten. So ging die Hand weiter in {part_def_acc}, von einem zum anderen.',
        ],
        answer: ['Beim siebten war es gar nicht mehr so leer. Sogar der Schimmer hatte sich dazugestellt.'],
        echo: [
          '<companion>Und was fehlt jetzt noch?</companion>, fragte {companion}. {hero} sah sich um. <hero>Abendbrot.</hero>',
        ],
      },
    ],
  },
  backAlongIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zerrte am Ende, das herausstand, und warf {part_def_acc} Stück für Stück über die Schulter.',
          ],
          warm: [
            '{hero_subj} wollte es allen recht machen und schnell, darum riss {hero_er} an {part_def_dat}, wo gerade etwas herausstand.',
          ],
          clever: [
            '{hero_subj} fing bei {part_def_dat} mit dem Ende an, weil man am Ende ja hinwill. Es kam ein Stück, dann keins mehr.',
          ],
          playful: [
            '{hero_subj} war ein Spatz mit einem Wurm und zog an {part_def_dat}, rückwärts hüpfend. Der Wurm zog auch.',
          ],
        },
        fails: ['{hero_subj} zog an dem, was hinten war, und vorne wurde alles enger.'],
        again: ['{hero_subj} zog nun so, dass {hero_er} auf dem Po landete. Auch dort wurde weitergezogen.'],
        refrain: ['Zerr und weg und zerr und weg! Nichts geht weg.'],
        turned: ['Zwei Finger gehn zurück, zurück. Stück für Stück.'],
        noticing: [
          'Zwischen den Fingern lag auf einmal etwas Ordentliches, sauber gelegt, wie mit zwei gleichen Ohren. Das hatte jemand mit Mühe gemacht. Am anderen Ende hatte der angefangen.',
        ],
        deed: [
          '{hero_subj} ging mit zwei Fingern an {part_def_dat} entlang, den ganzen Weg zurück bis zum Anfang. Von dort machte {hero_er} auf, was zuletzt gemacht worden war.',
        ],
        answer: [
          'So herum gab jede Windung nach. Wer das gelegt hatte, der hatte an den gedacht, der es aufmacht.',
        ],
        echo: [
          '{hero_subj} legte alles so zusammen, wie jemand es gelegt haben musste. Zum Schluss machte {hero_er} eine Schleife darum, mit zwei Ohren.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} packte {part_def_acc}, wo es am dicksten war, riss und ließ die Fetzen fliegen. Alles sollte weg, und zwar sofort.',
          ],
          warm: [
            '<hero>So ein Durcheinander, du Armes</hero>, sagte {hero_subj} und zog an {part_def_dat}, hier ein bisschen und da ein bisschen.',
          ],
          clever: [
            '{hero_subj} fing bei {part_def_dat} dort an, wo es am nächsten war. Der Anfang war das nicht.',
          ],
          playful: [
            '{hero_subj} machte aus {part_def_dat} einen Schnurrbart, eine Peitsche und eine Schnecke. Aufgegangen war noch nichts.',
          ],
        },
        fails: ['Was {hero_subj} abmachte, warf {hero_er} hinter sich. Es fehlte dann vorn.'],
        again: ['Noch ein Stück flog über die Schulter. Es war ein besonders schön gelegtes.'],
        refrain: ['Weg damit und weg damit! Alles ging mit.'],
        turned: ['Wo fing’s an? Ich geh zurück. Stück für Stück.'],
        noticing: [
          'Das schöne Stück lag im Gras. Es hatte drei gleiche Schlingen, eine wie die andere. {hero_subj} hob es auf. So etwas macht keiner, dem es egal ist.',
        ],
        deed: [
          '{hero_subj} legte das Stück vorsichtig hin und suchte den Anfang. Mit zwei Fingern ging {hero_er} {part_def_acc} entlang, bis dorthin, wo einer angefangen hatte. Da machte {hero_er} weiter, nur rückwärts.',
        ],
        answer: [
          'Jede Schlinge wusste, wohin sie gehörte. Eine nach der anderen gab {part_def_nom} sie her.',
        ],
        echo: [
          'Die drei Schlingen bewahrte {hero} auf. <companion>Wozu?</companion>, fragte {companion}. <hero>Zum Nachmachen.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} zerrte an allem, was an {part_def_dat} herausstand, und warf es über die Schulter.',
          ],
          warm: [
            '{hero_subj} wollte rasch fertig sein, für alle, und riss an {part_def_dat}, was sich reißen ließ.',
          ],
          clever: [
            '{hero_subj} fing bei {part_def_dat} dort an, wo es am nächsten war. Von da kam man aber nicht weiter.',
          ],
          playful: ['{hero_subj} packte {part_def_acc} aus wie ein Geschenk, mit Krach und ohne hinzusehen.'],
        },
        fails: ['Jedes Zerren verkantete etwas, und {hero_subj} zerrte dort, wo es verkantet war.'],
        again: [
          '{hero_subj} zog mit dem Fuß dagegen und warf etwas über die Schulter. Es war der eigene Knopf.',
        ],
        refrain: ['Zerr und reiß und zerr und weg! Das hat keinen Zweck.'],
        turned: ['Zwei Finger gehn den Weg zurück. Stück für Stück.'],
        noticing: [
          '{hero_subj} hielt inne, die Finger daran. Das war ja ordentlich gemacht, sauber und gerade. Hier hatte sich jemand Mühe gegeben und auf der anderen Seite angefangen.',
        ],
        deed: [
          '{hero_subj} ging mit zwei Fingern den ganzen Weg zurück, um {part_def_acc} herum, bis zum Anfang.',
        ],
        answer: [
          'Wer so sorgsam zumacht, der denkt auch an den, der aufmacht. Unter den zwei Fingern lag das kleine Ding, genau in Reichweite.',
        ],
        echo: [
          '{hero_subj} machte alles wieder so ordentlich, wie es gewesen war. <companion>Für wen?</companion>, fragte {companion}. <hero>Für die zwei nächsten Finger.</hero>',
        ],
      },
    ],
  },
  everyName: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich für das Foto vor {part_def_acc}, sagte <hero>mein Projekt</hero> und gab nach hinten Anweisungen.',
          ],
          warm: [
            '{hero_subj} lobte vor {part_def_dat} die ganze Mannschaft, ohne einen Namen zu nennen. Es war schon spät.',
          ],
          clever: [
            '{hero_subj} hatte die Aufgaben an {part_def_dat} verteilt. Es waren acht, die man nicht sah, und eine, die man sah.',
          ],
          playful: [
            '{hero_subj} hielt vor {part_def_dat} eine Dankesrede wie beim Film und dankte {hero_seinem} Frisör. Hinten wurde höflich gelacht.',
          ],
        },
        fails: ['{hero_subj} stand vorn, und hinter {hero_ihm} nahm einer nach dem anderen die Tasche.'],
        again: [
          '<hero>Moment, ihr müsst noch halten</hero>, rief {hero_subj} über die Schulter, ohne sich umzudrehen.',
        ],
        noticing: [
          '{hero_subj} sah sich das Foto an. In der Mitte war {hero_sein} Kopf, scharf. Dahinter hielten neun Arme etwas hoch, und kein einziges Gesicht war darauf.',
        ],
        deed: [
          '{hero_subj} gab {hero_seine} Minute vorn her. In der Minute las {hero_er} neun Namen vor und zu jedem, was er getan hatte. Dann hob {hero_er} den ersten Stuhl auf.',
        ],
        answer: [
          'Neun Taschen gingen wieder auf den Boden. Jeder stellte sich an {part_def_dat} dahin, wo er eben genannt worden war.',
        ],
        echo: ['Auf dem neuen Foto ist {hero} unscharf. {companion} sagt, man erkenne {hero_ihn} am Stuhl.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich für die Zeitung neben {part_def_acc}, legte eine Hand darauf und sagte: <hero>Ich habe.</hero>',
          ],
          warm: [
            '{hero_subj} erzählte allen, wie glücklich {part_def_acc} fertig zu sehen mache. Das Tragen überließ {hero_er} denen, die noch nicht so glücklich waren.',
          ],
          clever: [
            '{hero_subj} hatte an {part_def_dat} ein Schild angebracht, mit dem eigenen Namen, weil einer ja die Fragen beantworten muss.',
          ],
          playful: [
            '{hero_subj} machte an {part_def_dat} eine Dankesrede mit Schluchzen. Sie dankte der Katze, dem Mond und dem Busfahrer, und alle lachten.',
          ],
        },
        fails: [
          'Als es ans Anfassen ging, hatten neun Leute ihre Taschen schon über der Schulter. {hero_subj} rief nach hinten.',
        ],
        again: ['<hero>Nur noch einmal alle</hero>, rief {hero_subj}. Einer winkte, von der Tür aus.'],
        noticing: [
          '{hero_subj} suchte an {part_def_dat} nach einem Griff und fand Klebeband. Auf dem Band stand eine Zahl, in einer Schrift, die {hero_er} nicht kannte. Auf jedem Stück stand eine, und jede in einer anderen Schrift.',
        ],
        deed: [
          '{hero_subj} bat um die Minute, die für die eigene Rede war. Darin las {hero_er} neun Namen vor, zu jedem seine Zahl und was dort in wie vielen Nächten gehalten worden war. Dann bückte {hero_er} sich nach der Eins.',
        ],
        answer: [
          'Die Minute war um, und für die Rede war keine mehr da. Neun Taschen standen am Boden, und an {part_def_dat} wusste jeder seine Zahl.',
        ],
        echo: [
          'In der Zeitung steht {hero} ohne Vornamen. <companion>Das bist doch nicht du</companion>, sagte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Die Hand da unten.</hero>',
        ],
      },
    ],
  },
  firstHour: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lieh sich noch einmal etwas und schrieb eine Stunde später, wo denn {part_def_nom} bleibe.',
          ],
          warm: [
            '{hero_subj} schickte wegen {part_def_gen} nur ein Herz und ein <hero>Eilt gar nicht</hero>, und nach einer Stunde noch eins.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} eine sinnvolle Frist gesetzt, in einer Sache, für die andere arbeiteten.',
          ],
          playful: [
            '{hero_subj} schrieb wegen {part_def_gen} eine Mahnung wie von einem Amt, mit Stempel. Zurück kam ein Smiley, ein sehr kurzer.',
          ],
        },
        fails: ['Unter jeder Bitte stand schon die nächste, und drängen tat nur einer.'],
        again: ['<hero>Kleine Bitte noch</hero>, schrieb {hero}. Es war die dritte an dem Abend.'],
        noticing: [
          '{hero_subj} scrollte hinauf, um nachzusehen, wann zuletzt gefragt worden war. Monatelang standen da nur Bitten von {hero_ihm}, und unter jeder dasselbe ruhige Klar.',
        ],
        deed: [
          '{hero_subj} brachte alles Geliehene zurück, zu Fuß und geputzt. Dann arbeitete {hero_er} am freien Abend die erste Stunde der fremden Schicht und fragte nichts.',
        ],
        answer: [
          'Wer eine Stunde früher sitzen darf, dem wird nichts hastig. An {part_def_dat} wurde wieder in Ruhe weitergemacht.',
        ],
        echo: ['<companion>Klar</companion>, schrieb {companion}. {hero} hatte noch gar nichts gefragt.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} bat um den Schlüssel, den Rat und das Auto, in dieser Reihenfolge, und fragte nach einer Stunde, was aus {part_def_dat} geworden sei.',
          ],
          warm: [
            '{hero_subj} schrieb unter die Bitte wegen {part_def_gen} drei Herzen. Es war die achte Bitte, und Herzen hatte {hero_er} noch viele.',
          ],
          clever: [
            '{hero_subj} wusste genau, wer {part_def_acc} am besten konnte. Also wurde der gefragt, jedes Mal, und jedes Mal ging es ja auch.',
          ],
          playful: [
            '{hero_subj} verlieh für {part_def_acc} den Orden des Monats, aus Alufolie. Es war schon der dritte an derselben Jacke.',
          ],
        },
        fails: [
          'Was Zeit brauchte, bekam zwei Nachfragen und ein Herz. {hero_subj} zählte die Herzen nicht.',
        ],
        again: ['<hero>Nur ganz schnell</hero>, schrieb {hero_subj}.'],
        noticing: [
          '{hero_subj} wollte das Geliehene suchen und machte die Schranktür auf. Da standen die Leiter, die Gitarre, der Koffer und die guten Handschuhe. Nichts davon war das eigene. An der Leiter hing noch ein Zettel: Brauche ich Freitag. Es war Dienstag.',
        ],
        deed: [
          '{hero_subj} trug alles zurück, in vier Gängen, und putzte die Leiter. Dann übernahm {hero_er} die erste Stunde der Schicht. Es war der Abend vom Kino. <hero>Geh du zu {part_def_dat}, so lange es dauert.</hero>',
        ],
        answer: [
          'Um zehn fuhren die aus dem Kino vorbei und hupten. Bei {part_def_dat} hatte eine Stunde lang einer Zeit gehabt, ohne auf ein Display zu sehen.',
        ],
        echo: ['An die Leiter hat {hero} auch einen Zettel gehängt. Darauf steht: Montag bis Sonntag deine.'],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} bat {part_def_acc}, nur dieses eine Mal, und streckte schon die Hand nach dem Schlüssel aus.',
          ],
          warm: [
            '{hero_subj} sagte {part_def_dat}, wie froh alle seien, dass immer jemand da sei. Dann kam die Bitte.',
          ],
          clever: [
            '{hero_subj} rechnete {part_def_dat} vor, dass es nur fünf Minuten dauere. So hatte es letztes Mal auch angefangen.',
          ],
          playful: [
            '{hero_subj} bot {part_def_dat} ein Bonbon als Eintritt an. Genommen wurde es, aufgemacht wurde nicht.',
          ],
        },
        fails: ['Es war die vierte kleine Bitte in dieser Woche, und {hero_subj} sah dabei auf die Uhr.'],
        again: ['<hero>Du bist ja sowieso hier</hero>, sagte {hero_subj}.'],
        noticing: [
          '{hero_subj} wollte nachsehen, wann es das letzte Mal geklappt hatte, und scrollte. Da war eine lange Reihe Fragen, alle von {hero_ihm}. Die Antworten waren ein Wort lang, und niemand hatte je zurückgefragt.',
        ],
        deed: [
          '{hero_subj} trug das Geliehene zurück, sauber, beide Arme voll. Dann bot {hero_er} {part_def_dat} für die erste Stunde den Stuhl an und blieb selber stehen, am freien Abend.',
        ],
        answer: ['{part_def_nom} saß zum ersten Mal an diesem Tag und sah die Tür von der anderen Seite.'],
        echo: [
          'Den freien Abend hatte {hero} mit Stehen verbracht. {companion} brachte {hero_ihm} einen Hocker und verlangte nichts dafür.',
        ],
      },
      {
        firstTry: {
          bold: ['{hero_subj} kam mit leeren Händen zu {part_def_dat}, wie immer, und mit einem Wunsch.'],
          warm: [
            '{hero_subj} hatte für {part_def_acc} eine Karte dabei, darauf stand in Gold, wie gut das alles sei. Auf der Rückseite stand, was {hero_er} brauchte.',
          ],
          clever: [
            '{hero_subj} hatte bemerkt, dass {part_def_nom} freitags am ehesten nachgab. Es war Freitag.',
          ],
          playful: [
            '{hero_subj} klopfte vor {part_def_dat} den Rhythmus, der noch immer geholfen hatte, mit Knien und Zähnen. Es summte beinahe jemand mit.',
          ],
        },
        fails: [
          '{hero_subj} nannte es eine Kleinigkeit. Es war die siebte, und wer die sechs davor weggeräumt hatte, war nie die Frage gewesen.',
        ],
        again: ['<hero>Wir kennen uns doch</hero>, sagte {hero_subj}. Das war leider richtig.'],
        noticing: [
          'Neben der Tür standen Sachen, die {hero} bekannt vorkamen: das Verlängerungskabel, der Schirm, die Kühlbox. Zurückgebracht hatte {hero_er} davon nichts. Das war abgeholt worden, zu Fuß, und die Kühlbox war ausgewaschen.',
        ],
        deed: [
          '{hero_subj} ging heim, holte, was noch fehlte, und rieb es trocken. Dann übernahm {hero_er} die erste Stunde vom Dienst, am einzigen freien Abend, und bat um nichts.',
        ],
        answer: [
          'In dieser Stunde klopfte es elfmal. {part_def_nom} hatte die Füße hoch und hörte einmal von drinnen, wie oft das ist.',
        ],
        echo: [
          'Beim zwölften Klopfen war es {companion}. <companion>Nur eine Kleinigkeit</companion>, sagte {companion}. {hero_subj} lachte nicht sofort.',
        ],
      },
    ],
  },
};
