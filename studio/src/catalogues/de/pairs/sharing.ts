import type { LessonPairs } from '../../schema.ts';

export const sharing: LessonPairs = {
  biggerPiece: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm das letzte Brötchen zwischen die Zähne, damit keiner fragte, und packte {part_def_acc} allein.',
          ],
          warm: [
            '<hero>Bemüh dich nicht</hero>, sagte {hero_subj} mit vollem Mund zu {companion}. Eine Hand lag auf dem Brötchen, die andere auf {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte ein Brötchen und eine Hand zu wenig. Also klemmte {hero_er} das Brötchen unters Kinn und griff nach {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} war ein Hund mit Brötchen im Maul. Der Hund knurrte ein wenig und zog an {part_def_dat}.',
          ],
        },
        fails: ['Eine Hand gehörte dem Brötchen, und eine Hand war eben nur eine.'],
        again: [
          '{hero_subj} biss fester zu und hob noch einmal. Die Hälfte der Arbeit machten die Krümel, und zwar nach unten.',
        ],
        refrain: ['Haps, haps, meins, meins, meins. Helfer gibt’s keins.'],
        turned: ['Ein Stück dir, ein Stück mir. Macht Hände vier.'],
        noticing: [
          '{companion} sah sehr genau woandershin und schluckte einmal. {hero_subj} spürte, wie ein Krümel in den Ärmel lief, ganz langsam, bis zum Ellenbogen.',
        ],
        deed: [
          '{hero_subj} brach das Brötchen durch und sah beide Stücke an. Eines war größer. Das legte {hero_er} {companion} in die Hand.',
        ],
        answer: [
          '{companion} kaute und kam herüber. Nun waren an {part_def_dat} vier Hände, und keine hatte etwas anderes vor.',
        ],
        echo: ['Am Abend fand {hero} noch einen Krümel im Ärmel. Den bekam auch {companion}.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte das letzte Rosinenbrötchen zwischen den Zähnen und hob {part_def_acc} mit der freien Hand. Das war nur eine.',
          ],
          warm: [
            '{hero_subj} wollte das Brötchen später teilen, ganz bestimmt. Bis dahin hielt {hero_er} es fest und zog an {part_def_dat} mit dem Ellenbogen.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet: Wer beide Hände für {part_def_acc} braucht, muss das Brötchen in den Mund stecken. Wer den Mund voll hat, kann nichts abgeben.',
          ],
          playful: [
            '{hero_subj} war ein Eichhörnchen mit Backen und packte {part_def_acc}. Das Eichhörnchen gab nichts her, das war ja das Lustige.',
          ],
        },
        fails: ['Eine Hand hielt das Brötchen, und die fehlte. {companion} sah in eine andere Richtung.'],
        again: ['{hero_subj} schob das Brötchen tiefer in den Mund und versuchte es noch einmal.'],
        refrain: ['Mampf und mein und mampf und mein! Ganz allein.'],
        turned: ['Knack und halb, das Größere dir. Hände hat es vier.'],
        noticing: [
          'Es knurrte. {hero_subj} sah auf den eigenen Bauch, aber der war es nicht. {companion} hielt beide Hände vor das Hemd, damit es leiser war, und schaute sehr genau einen Baum an.',
        ],
        deed: [
          '{hero_subj} nahm das Brötchen aus dem Mund und brach es durch. Ein Stück hatte alle Rosinen. Das legte {hero_er} {companion} in die Hand.',
        ],
        answer: [
          'Erst kauten zwei. Dann wischten sich zwei die Hände ab, und an {part_def_dat} fasste jeder seine Seite an.',
        ],
        echo: [
          'Eine Rosine war noch da. <companion>Die heben wir auf</companion>, sagte {companion} und legte sie auf die Fensterbank.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte das Brötchen in den Mund und sprang an {part_def_dat} hoch, so weit es mit Brötchen ging.',
          ],
          warm: [
            '<hero>Warte hier, ich hol es dir</hero>, nuschelte {hero} am Brötchen vorbei und kletterte einhändig an {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} rechnete, dass eine Hand zum Klettern reicht, denn die andere hielt das Brötchen. An {part_def_dat} kam {hero_er} bis auf halbe Höhe.',
          ],
          playful: [
            '{hero_subj} war ein Eichhörnchen mit dicken Backen und ging auf {part_def_acc} los. Die Backen waren das Brötchen.',
          ],
        },
        fails: ['Mit dem Brötchen in der Hand blieb zum Festhalten nur der Daumen.'],
        again: [
          '{hero_subj} nahm einen Bissen, damit es leichter wurde. Es wurde aber nur das Brötchen leichter.',
        ],
        refrain: ['Hopp mit Brot und plumps mit Brot. Backen sind rot.'],
        turned: ['Halb für dich, halb für mich. Heb mich, heb dich.'],
        noticing: [
          '{hero_subj} saß unten, und es rieselte Krümel aus dem Ärmel. {companion} sah sehr genau in die andere Richtung und schluckte einmal.',
        ],
        deed: [
          '{hero_subj} machte aus einem Brötchen zwei. Das größere Stück legte {hero_er} {companion} in die Hand, und das kleine war gleich gegessen.',
        ],
        answer: [
          '{companion} leckte den Daumen ab und machte vor {part_def_dat} einen Rücken zum Draufsteigen.',
        ],
        echo: [
          '<companion>War deins auch mit Kümmel?</companion>, fragte {companion}. <hero>Meins war so klein</hero>, sagte {hero_subj}, <hero>da passte keiner drauf.</hero>',
        ],
      },
    ],
  },
  longerEnd: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wickelte sich den langen Schal ganz um den Bauch und rannte gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Sonst friere ich und kann dir nicht helfen</hero>, sagte {hero_subj} und wickelte den ganzen langen Schal um sich. Dann drückte {hero_er} {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} wusste, dass Muskeln warm sein müssen. Also kam erst der ganze Schal um den Bauch und dann {part_def_nom} an die Reihe.',
          ],
          playful: [
            '{hero_subj} wickelte sich in den Schal wie eine Raupe. Die Raupe schob an {part_def_dat}, mit allem, was Raupen haben.',
          ],
        },
        fails: ['Die Arme steckten im Schal, und was {hero_subj} schob, schob {hero_er} mit dem Bauch.'],
        again: [
          '{hero_subj} wickelte noch eine Runde, damit es besser hielt. Nun konnte {hero_er} nur noch hüpfen und tat es auch.',
        ],
        refrain: ['Wickel, wickel, warm und rund. Und {part_def_nom} blieb im Grund.'],
        turned: ['Langes Ende, kurzes Stück. Hin und her und hin und rück.'],
        noticing: [
          '{hero_subj} wollte sich die Nase kratzen und fand keinen Arm. Vom Schal war so viel da. Das meiste war nur um sich selbst gewickelt.',
        ],
        deed: [
          '{hero_subj} drehte sich aus dem Schal heraus. Das kurze Ende behielt {hero_er}. Das lange reichte {hero_er} {companion}, um die wacklige Kante herum.',
        ],
        answer: [
          '{companion} zog an der langen Seite, {hero} an der kurzen. {part_def_nom} wackelte einmal hin und einmal her.',
        ],
        echo: [
          'Auf dem Heimweg steckten zwei Hälse in einem Schal. Wer nach links sah, nahm den anderen mit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} band sich in den Schal ein, sechsmal rundherum, und rannte gegen {part_def_acc}. Er war gut gepolstert, mehr war er nicht.',
          ],
          warm: [
            '<hero>Ich mach das, dir ist doch kalt</hero>, sagte {hero_subj} zu {companion}. Den Schal hatte {hero_er} selber um, den ganzen, und {part_def_nom} blieb liegen.',
          ],
          clever: [
            '{hero_subj} dachte, Wolle gibt Kraft, und nahm alle Wolle. Die Arme waren danach leider im Paket, und {part_def_acc} schob nur der Kopf.',
          ],
          playful: [
            '{hero_subj} war ein Sumoringer aus Schal. {part_def_nom} war auch einer, und zwar der bessere.',
          ],
        },
        fails: ['Mit dem Kopf schiebt man schlecht. {hero_subj} schob mit dem Kopf.'],
        again: ['{hero_subj} nahm Anlauf und rollte. Das Rollen war gut, nur das Ende nicht.'],
        refrain: ['Ganz für mich und rundherum. Und nichts fällt um.'],
        turned: ['Lang für dich und kurz für mich. Da rührt es sich.'],
        noticing: [
          '{companion} stand daneben, mit freien Händen und kalten Ohren. {hero_subj} konnte nicht einmal winken, so viel Schal war um die Arme.',
        ],
        deed: [
          '{hero_subj} wickelte sich aus und warf {companion} das lange Ende zu. Die Mitte legten sie um die Kante, die wackelte, und jeder zog an seinem.',
        ],
        answer: [
          'Der Schal wurde straff. Zwischen zwei Enden neigte sich {part_def_nom}, erst hin, dann her.',
        ],
        echo: ['Der Schal war nun ein Stück länger. Für zwei Hälse passte er damit genau.'],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wickelte sich den langen Schal ganz um die Arme und stupste {part_def_acc} mit dem Bauch.',
          ],
          warm: [
            '<hero>Mir ist kalt, dir ja nicht</hero>, sagte {hero_subj} {part_def_dat}. Der ganze lange Schal blieb um {hero_ihn} gewickelt, und die Schulter schob.',
          ],
          clever: [
            '{hero_subj} behielt den langen Schal für sich. Wer schläft, der friert nicht, dachte {hero_er} und stieß {part_def_acc} sacht an.',
          ],
          playful: [
            '{hero_subj} war eine Mumie im langen Schal und taumelte gegen {part_def_acc}. Die Mumie hatte keine Arme.',
          ],
        },
        fails: [
          'Wer keine Arme hat, rempelt. <hero>Ich bin doch ganz leise</hero>, sagte {hero_subj} und rempelte.',
        ],
        again: [
          '{hero_subj} wickelte noch eine Runde. Jetzt konnte {hero_er} nur noch umfallen, und das tat {hero_er} auch.',
        ],
        refrain: ['Wickel, wickel, warm allein! Rempel, rempel, nein.'],
        turned: ['Langes Ende hingelegt. Schau, es hat sich was geregt.'],
        noticing: [
          '{hero_subj} lag da und bekam keinen Arm frei. So viel Schal war das, und das meiste war nur um sich selbst gewickelt. Vom Boden her wurde es kühl.',
        ],
        deed: [
          '{hero_subj} drehte sich aus dem Schal. Das kurze Ende behielt {hero_er} um den Hals. Das lange legte {hero_er} leise über {part_def_acc}.',
        ],
        answer: ['Es war noch warm. {part_def_nom} drehte sich hinein wie in ein Bett.'],
        echo: ['<hero>Ich habe noch das kurze Ende</hero>, sagte {hero_subj}. Es reichte um eine Nase.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte den langen Schal um sich gewickelt, bis zur Nase. Als Wurst schob {hero_er} sich gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Gleich, du Armes</hero>, murmelte {hero_subj} durch sechs Runden Wolle und schubste {part_def_acc} mit der Schulter. Warm war es nur innen.',
          ],
          clever: [
            '{hero_subj} fand, ein Schal hält am besten warm, wenn man ihn ganz hat. Mit den Armen kam {hero_er} danach nicht mehr an {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war eine Raupe, und die Raupe robbte {part_def_acc} an. Raupen teilen nie, sie haben ja keine Hände.',
          ],
        },
        fails: ['Wer eingewickelt ist, fällt leicht um. {hero} fiel, und zwar dagegen.'],
        again: ['{hero_subj} wickelte noch eine Runde, zur Sicherheit. Jetzt war auch das linke Auge warm.'],
        refrain: ['Ganz für mich und rundherum. Brumm, macht es, brumm.'],
        turned: ['Halb für dich und halb für mich. Es reckt sich.'],
        noticing: [
          '{hero_subj} lag da und bekam keinen Arm heraus. Von unten sah {hero_er}, wie viel Schal es war, und das meiste wärmte nur Schal.',
        ],
        deed: [
          '{hero_subj} rollte sich aus dem Schal, Runde um Runde. Ein Ende behielt {hero_er}. Das andere legte {hero_er} hinüber, über {part_def_acc}, so sacht wie Schnee.',
        ],
        answer: [
          'Ein Seufzer ging durch die Wolle. Im Schlaf kuschelte sich {part_def_nom} in das lange Ende hinein.',
        ],
        echo: [
          '<companion>Und jetzt?</companion>, flüsterte {companion}. {hero} zeigte auf das kurze Ende. Zwei Daumen passten gerade hinein.',
        ],
      },
    ],
  },
  fiveEach: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt den Platz vor {part_def_dat} mit beiden Ellenbogen frei. Gegen wen, war egal.',
          ],
          warm: [
            '<hero>Ich sag dir, wie es aussieht</hero>, rief {hero_subj} nach hinten. Vor {part_def_dat} war kein Spalt mehr frei.',
          ],
          clever: [
            '{hero_subj} hatte ausgemessen, wo man {part_def_acc} am besten sah. Dort stand {hero_er} nun, Ellenbogen draußen, und wackelte.',
          ],
          playful: [
            '{hero_subj} war der Leuchtturm von {part_def_dat} und drehte beide Arme im Kreis. So kam niemand näher.',
          ],
        },
        fails: ['Wer den Platz verteidigt, der steht nicht still. Jeder Stoß kam unten an.'],
        again: [
          '{hero_subj} machte die Ellenbogen noch spitzer und hüpfte dazu. {companion} bekam davon vor allem Luft ab.',
        ],
        refrain: ['Mein Platz, mein Platz, schubs und stoß. Da war nichts los.'],
        turned: ['Fünf für dich, fünf für mich. Still für sich.'],
        noticing: [
          'Die Ellenbogen taten weh. {hero_subj} sah über die Schulter. Da stand {companion} auf Zehenspitzen und sah seit langem nur einen Kragen.',
        ],
        deed: [
          '{hero_subj} zählte an den Fingern bis fünf und trat zurück. Dann kam {companion} vor {part_def_acc}, für die nächsten fünf.',
        ],
        answer: ['Fünf und fünf und wieder fünf. Wer gerade nicht dran war, hatte die Hände in den Taschen.'],
        echo: [
          '<companion>Du hast bei vier gewechselt</companion>, sagte {companion}. <hero>Du hattest bei sechs noch nicht</hero>, sagte {hero_subj}. Das hob sich auf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stand ganz vorn vor {part_def_dat}, die Ellenbogen ausgefahren. Wer vorbeiwollte, kam an einen Ellenbogen, und alles wackelte.',
          ],
          warm: [
            '<hero>Ich erzähl euch, was man sieht</hero>, sagte {hero_subj} und blieb vor {part_def_dat} stehen, breit. Zum Erzählen brauchte man die Arme.',
          ],
          clever: [
            '{hero_subj} hatte gehört, wer zuerst kommt, darf bleiben. Die Regel war von {hero_ihm}. Bei jedem Schubs bebte {part_def_nom}.',
          ],
          playful: [
            '{hero_subj} hatte den Platz vor {part_def_dat} zur Burg erklärt und verteidigte die Burg. Es gab viele Angriffe und viel Gewackel.',
          ],
        },
        fails: [
          'Wo gedrängelt wird, wackelt es, und was wackelt, wird nicht fertig. {hero_subj} hielt die Stellung.',
        ],
        again: ['<hero>Ich bin noch nicht fertig mit Gucken!</hero> Das sagte {hero_subj} schon lange.'],
        refrain: ['Ich bin vorn und ich bleib vorn! Alles von vorn.'],
        turned: ['Fünf für dich und fünf für mich. Keiner drängt sich.'],
        noticing: [
          'Etwas Warmes war in {hero_seinem} Nacken. Es war ein Atem. Er ging schnell, wie bei einem, der immer wieder hochhüpft. {hero_subj} drehte sich um. {companion} hatte noch gar nichts gesehen, nur Haare.',
        ],
        deed: [
          '<hero>Bis fünf ich, bis fünf du</hero>, sagte {hero_subj} und machte einen Schritt zur Seite. {companion} kam nach vorn. {hero_subj} zählte leise und rührte dabei nichts an.',
        ],
        answer: [
          'Wer wartet, bis er drankommt, hält still. Bei {part_def_dat} war es schon nach der dritten Fünf nicht mehr wie vorher.',
        ],
        echo: [
          'Am Fenster zählten sie Autos. Fünf sah {companion}, fünf sah {hero}. Das elfte sahen sie beide.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich breit vor {part_def_acc}, mit beiden Ellenbogen. Hier vorn war nur Platz für einen.',
          ],
          warm: [
            '<hero>Ich erkläre es {part_def_dat} für dich</hero>, sagte {hero_subj} zu {companion} und machte sich breit, damit niemand dazwischenkam.',
          ],
          clever: [
            '{hero_subj} hatte gemerkt, dass man bei {part_def_dat} ganz vorn stehen muss. Da blieb {hero_er} auch, beide Ellenbogen draußen.',
          ],
          playful: [
            '{hero_subj} machte {part_def_dat} ein Theater ganz allein, mit beiden Armen weit ausgebreitet. Wer mitspielen wollte, lief in einen Ellenbogen.',
          ],
        },
        fails: ['Immer war {hero_subj} dran, und danach war wieder {hero_subj} dran.'],
        again: [
          '<hero>Jetzt noch mal ich</hero>, rief {hero_subj} und machte dasselbe größer. {companion} ging vorsichtshalber in die Hocke.',
        ],
        refrain: ['Ich und ich und noch mal ich. Und keiner rührte sich.'],
        turned: ['Fünf für dich und fünf für mich. Da rührte es sich.'],
        noticing: [
          'Die Ellenbogen taten weh und sanken herunter. Hinter {hero} hatte {companion} die ganze Zeit auf Zehenspitzen gestanden und einen Kragen angesehen.',
        ],
        deed: [
          '{hero_subj} zählte an den Fingern bis fünf und ging zurück. Dann zeigte {hero_er} {companion} auf den Platz, und danach zeigte {hero_er} auf {part_def_acc}: auch fünf.',
        ],
        answer: ['{part_rel_nom} sah sich die fünf Finger lange an. Dran sein, das gab es also auch hier.'],
        echo: [
          'Beim Heimgehen durfte {companion} fünf Schritte führen, dann {hero}. Bei den Kurven kam es zu Fragen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_dat} die Hand vors Gesicht und redete für alle. <hero>Immer nur zu mir gucken!</hero>',
          ],
          warm: [
            '<hero>Ich mach das für dich mit</hero>, sagte {hero_subj} zu {companion} und kam {part_def_dat} immer zuvor, bei jedem Wort.',
          ],
          clever: [
            '{hero_subj} sprach mit {part_def_dat} und beantwortete die Fragen auch gleich selbst. Das sparte Zeit.',
          ],
          playful: [
            '{hero_subj} spielte alle Rollen: Frage, Antwort und Beifall. Für {part_def_acc} blieb keine übrig.',
          ],
        },
        fails: [
          'Wer nie dran ist, macht, was er will. {hero_subj} holte schon wieder Luft, für den nächsten Satz.',
        ],
        again: ['{hero_subj} sprach nun auch beim Einatmen. Es klang wie eine Säge.'],
        refrain: ['Ich und ich und noch mal ich. Keiner meint mich.'],
        turned: ['Fünf für dich und fünf für mich. Jeder für sich.'],
        noticing: [
          'Die Luft war alle. In der Stille hörte {hero_subj}, dass {companion} seit langem auch etwas sagen wollte. Und gegenüber war noch jemand, der wartete.',
        ],
        deed: [
          '{hero_subj} hielt fünf Finger hoch und klappte sie ein, einen nach dem anderen. Dann zeigte {hero_er} auf {companion}, und nach fünf Fingern auf {part_def_acc}.',
        ],
        answer: [
          'Fünf Finger lang sah {part_def_nom} alle an. Dann kam etwas zurück, und keiner redete dazwischen.',
        ],
        echo: [
          'Beim Abendbrot hatte jeder fünf Sätze. {companion} hob sich den letzten auf und sagte ihn im Bett: <companion>Nacht.</companion>',
        ],
      },
    ],
  },
  mirrorHandedOver: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt einen kleinen Spiegel in der Faust, nur für sich. Die andere Hand fuhr in {part_def_acc}.',
          ],
          warm: [
            '<hero>Ich gucke für uns beide</hero>, sagte {hero_subj}, einen kleinen Spiegel in der Faust. Die andere Hand suchte in {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte einen kleinen Spiegel und wusste, wie man ihn hält: dicht am eigenen Auge. Die freie Hand ging in {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} hielt den kleinen Spiegel vors Auge wie ein Kapitän das Fernrohr. Dann enterte eine Hand {part_def_acc}.',
          ],
        },
        fails: [
          'Im Spiegel war nichts zu sehen als ein Auge. Die Hand suchte, und was sie fand, schob sie weg.',
        ],
        again: [
          '{hero_subj} hielt den Spiegel noch dichter. Jetzt war das Auge größer, und es sah auch nicht mehr.',
        ],
        refrain: ['Spieglein mein, Spieglein mein. Nur ich guck rein.'],
        turned: ['Spieglein dein, Spieglein dein. Jetzt ging was rein.'],
        noticing: [
          'Aus dem Spiegel sah ein einziges Auge zurück und wusste von nichts. An der Seite war eine Hand. {companion} hielt sie offen hin, und wohl schon länger.',
        ],
        deed: [
          '{hero_subj} legte den Spiegel in {companion_seine} Hand, mit dem Glas nach außen. Nun zeigte {hero_er} mit zwei freien Händen auf den Schimmer.',
        ],
        answer: [
          '{companion} drehte den Spiegel ein wenig. Ein heller Fleck ging in {part_def_acc} hinein, wie eine Maus auf Zehen.',
        ],
        echo: ['Den Spiegel behielt {companion} bis morgen. {hero} fragte nur einmal, ob er noch ging.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte einen kleinen Spiegel und kletterte damit fast in {part_def_acc} hinein. Er saß so dicht vor dem Gesicht, dass kein Licht mehr daran vorbeikam.',
          ],
          warm: [
            '<hero>Den darf keiner fallen lassen</hero>, sagte {hero_subj} und drückte den kleinen Spiegel an die Brust. Die andere Hand fühlte in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} rechnete aus, wo der kleine Spiegel hinmuss, und brauchte dafür drei Hände. Zwei steckte {hero_er} in {part_def_acc}, und der Spiegel blieb in der Tasche.',
          ],
          playful: [
            '{hero_subj} zauberte mit dem kleinen Spiegel einen Fleck auf die eigene Nase. In {part_def_dat} sah den niemand.',
          ],
        },
        fails: [
          'Einer allein kann leuchten oder suchen. {hero_subj} wollte beides und stieß an, dass es klapperte.',
        ],
        again: [
          '{hero_subj} klemmte den Spiegel unter das Kinn. Nun leuchtete es nach oben, auf die Nasenlöcher.',
        ],
        refrain: ['Meiner, meiner, blinker-blank. Dunkel wie im Schrank.'],
        turned: ['Deiner, deiner, blinker-blink. Da macht es wink.'],
        noticing: [
          'Der Spiegel war vom Festhalten ganz beschlagen. {hero_subj} wischte ihn ab. Da sah man {companion} darin, zwei Augen, die wussten, wo das Licht herkam.',
        ],
        deed: [
          '{hero_subj} gab {companion} den Spiegel in die Hand. <hero>Mach du hell.</hero> Dann griff {hero_er} mit beiden Händen dahin, wo es glomm.',
        ],
        answer: [
          '{companion} drehte den Spiegel, bis das Licht um die Ecke ging. Ein Fleck wanderte in {part_def_acc} und blieb stehen.',
        ],
        echo: [
          'Am Abend lief ein heller Fleck über die Decke. <hero>Das bist du</hero>, sagte {hero_subj}. <companion>Das sind wir</companion>, sagte {companion}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt den kleinen Spiegel in der Faust und rüttelte mit der freien Hand an {part_def_dat}.',
          ],
          warm: [
            '<hero>Ich schaue für dich mit</hero>, sagte {hero_subj} und behielt den kleinen Spiegel in der Faust. Die freie Hand nestelte an {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte einen kleinen Spiegel und sah damit hinter {part_def_acc}. Zu sehen war ein Auge. Mit der anderen Hand drückte {hero_er}.',
          ],
          playful: [
            '{hero_subj} hielt den kleinen Spiegel wie ein Geheimagent und drückte einhändig an {part_def_dat}. Der Agent sah vor allem sich.',
          ],
        },
        fails: ['Die eine Hand hielt den Spiegel fest, und die andere allein verkantete alles.'],
        again: [
          '{hero_subj} hielt den Spiegel noch näher und drückte mit dem Knie. Das Auge im Spiegel guckte besorgt.',
        ],
        refrain: ['Spieglein mein und ruckel dran! Nichts fing an.'],
        turned: ['Spieglein dein und Hände zwei. Da war was dabei.'],
        noticing: [
          'Im Spiegel war wieder nur das Auge. Daneben war eine Hand. {companion} hielt sie offen hin, von der Seite, von der man etwas hätte sehen können.',
        ],
        deed: [
          '{hero_subj} legte den Spiegel hinein, das Glas nach außen. {companion} hielt ihn still, und {hero} hatte zwei Hände für {part_def_acc}.',
        ],
        answer: [
          '<companion>Da</companion>, sagte {companion}. Im Spiegel war die Seite, die man sonst nicht sieht, und darauf das kleine Ding, das dazugehörte.',
        ],
        echo: [
          '<companion>Man sieht darin auch zwei</companion>, sagte {companion}. Sie mussten nur die Köpfe sehr schief halten.',
        ],
      },
    ],
  },
  nameFirstOnTheList: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb einen Namen auf den Bogen, den eigenen, und nahm {part_def_acc} selbst in die Hand.',
          ],
          warm: [
            '{hero_subj} sagte, die anderen hätten schon genug zu tun, und machte {part_def_acc} allein. Die guten Notizen blieben in der Tasche.',
          ],
          clever: [
            '{hero_subj} wusste aus den Notizen, wie es mit {part_def_dat} ging, und die Notizen lagen in der Tasche. <hero>Ich komm klar.</hero>',
          ],
          playful: [
            '{hero_subj} stellte die Tasche mit den Notizen auf einen Stuhl, band ihr einen Schal um und sagte, mehr Leute brauche {hero_er} für {part_def_acc} nicht.',
          ],
        },
        fails: [
          'Auf jede Frage sagte {hero_subj} <hero>Ich komm klar</hero>, und es war jedes Mal eine Hand zu wenig.',
        ],
        again: [
          '{hero_subj} schloss den Reißverschluss der Tasche und fing von vorn an, diesmal mit den Zähnen.',
        ],
        noticing: [
          '{companion} schrieb sich eine Uhrzeit auf die Hand. Neben der Uhrzeit war eine kleine Zeichnung, halb abgewaschen. Mit genau dieser Zeichnung hatten die Notizen angefangen.',
        ],
        deed: [
          '{hero_subj} legte die Notizen offen mitten auf den Tisch. Auf dem Bogen schrieb {hero_er} einen anderen Namen hin, über den eigenen.',
        ],
        answer: [
          'Vier Leute beugten sich darüber. Der erste griff nach {part_def_dat}, der zweite wusste schon, wohin.',
        ],
        echo: [
          'In der Ankündigung stand {hero} an zweiter Stelle und mit Tippfehler. {companion} hatte ihn gemacht und schwor, es sei das Gerät gewesen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte die Skizze, die erklärte, wie es mit {part_def_dat} ging, gefaltet in der Hosentasche. <hero>Ich mach das schon.</hero>',
          ],
          warm: [
            '{hero_subj} wollte die anderen an {part_def_dat} überraschen. Darum durften sie noch nicht wissen, wie es ging.',
          ],
          clever: [
            '{hero_subj} gab an {part_def_dat} jedem nur die Zeile aus den Notizen, die er gerade brauchte. Die Zeilen davor und danach behielt {hero_er}.',
          ],
          playful: [
            '{hero_subj} machte aus den Notizen zu {part_def_dat} ein Quiz. Wer richtig riet, durfte zusehen.',
          ],
        },
        fails: ['Was nur einer weiß, das hält auch nur einer. {hero_subj} hielt, solange es ging.'],
        again: [
          '{hero_subj} sah heimlich in der Hosentasche nach und machte es noch einmal, genau nach Plan.',
        ],
        noticing: [
          'Unter dem Tisch lag ein Papierflieger, aus der ersten Fassung gefaltet. {hero_subj} machte ihn auf. Es war dieselbe Skizze, drei Wochen älter, und die Hand, die sie gezeichnet hatte, war nicht die eigene.',
        ],
        deed: [
          '{hero_subj} strich beide Blätter auf dem Tisch glatt, nebeneinander. Auf dem Aushang schrieb {hero_er} einen Namen vor den eigenen, in derselben Größe. <hero>Es war deine Idee. Komm, es braucht alle.</hero>',
        ],
        answer: [
          'Sie lasen mit dem Finger, zu viert. Dann hatte an {part_def_dat} jeder eine Stelle, und keiner musste fragen, welche.',
        ],
        echo: [
          '<companion>Auf dem Aushang stehst du jetzt hinten</companion>, sagte {companion}. <hero>Da ist mehr Platz</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} machte sich allein an {part_def_acc}. Die Notizen, auf denen alles stand, steckten ganz unten in der Tasche.',
          ],
          warm: [
            '{hero_subj} wollte mit {part_def_dat} niemandem zur Last fallen. Das sagte {hero_er} auch {companion}, und die Tasche mit den Notizen war dabei zu.',
          ],
          clever: [
            '{hero_subj} verglich heimlich unter dem Tisch die Notizen, dann versuchte {hero_er} bei {part_def_dat} den zweiten Punkt.',
          ],
          playful: [
            '{hero_subj} nannte {part_def_acc} einen schwierigen Kunden und holte die Notizen nur hervor, wenn keiner hersah, wie ein Zauberer die Karte.',
          ],
        },
        fails: [
          'Wer fragte, bekam ein <hero>Ich hab’s gleich</hero>. Auf dem Bogen stand weiter nur ein Name.',
        ],
        again: ['{hero_subj} schrieb den Namen noch einmal nach, mit Filzstift.'],
        noticing: [
          'Auf einem Handrücken sah {hero_subj} eine Bleistiftzeichnung, halb verwischt. {hero_subj} kannte sie. Auf der ersten Seite {hero_seiner} Notizen war sie auch, nur ordentlicher.',
        ],
        deed: [
          '{hero_subj} zog die Notizen aus der Tasche und legte sie offen hin. Über den eigenen Namen schrieb {hero_er} mit Tinte den, der dort fehlte.',
        ],
        answer: [
          'Jemand las den Namen, las ihn noch einmal und nahm {hero_ihm} den Stift ab. Vor {part_def_dat} wurde es anders still.',
        ],
        echo: [
          '<companion>Zweite Stelle ist gut</companion>, sagte {companion}. <companion>Die Erste muss die Rede halten.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte die Lösung für {part_def_acc} im Rucksack und setzte sich darauf. <hero>Ich sag Bescheid, wenn ich so weit bin.</hero>',
          ],
          warm: [
            '{hero_subj} lobte vor {part_def_dat} alle, die mitgedacht hatten. Namen nannte {hero_er} nicht, um keinen zu vergessen.',
          ],
          clever: [
            '{hero_subj} hatte die Skizzen zu {part_def_dat} abgezeichnet, ordentlicher als das Original. Damit, fand {hero_er}, waren es neue.',
          ],
          playful: [
            '{hero_subj} hielt vor {part_def_dat} einen Vortrag als der große Erfinder, mit Bart aus Watte. Einer in der Runde lachte nicht.',
          ],
        },
        fails: [
          'Gefragt wurde nach dem nächsten Schritt, und den wusste {hero_subj} nicht. Er war nicht mit abgezeichnet.',
        ],
        again: ['{hero_subj} räusperte sich und fing noch einmal bei der ersten Skizze an.'],
        noticing: [
          'In der Ecke der Skizze war ein Kaffeefleck, abgezeichnet, Punkt für Punkt. {hero_subj} sah ihn an. Es war nicht der eigene Kaffee gewesen.',
        ],
        deed: [
          '{hero_subj} holte das Original aus dem Rucksack und legte es obenauf. In die Zeile, wo der Name hingehört, schrieb {hero_er} den richtigen und darunter, kleiner, den eigenen.',
        ],
        answer: [
          'Eine Hand zog das Blatt zu sich und strich den Fleck glatt. Vor {part_def_dat} wurde wieder in ganzen Sätzen geredet.',
        ],
        echo: [
          '<companion>Abzeichnen kannst du gut</companion>, sagte {companion}. <companion>Du hast sogar meinen Fehler mit abgezeichnet.</companion>',
        ],
      },
    ],
  },
  halfMySlot: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte sich für den ganzen Nachmittag eingetragen und arbeitete an {part_def_dat} durch, Kopfhörer auf, immer schneller.',
          ],
          warm: [
            '{hero_subj} setzte die Kopfhörer auf, damit {hero_er} mit {part_def_dat} schnell fertig wurde und die anderen auch noch drankamen. Irgendwann.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass es mit {part_def_dat} bis sechs zu schaffen war, wenn keiner störte. Also hörte {hero_er} keinen.',
          ],
          playful: [
            '{hero_subj} hängte ein Schild an den Stuhl, Bitte nicht füttern, und nahm sich {part_def_acc} vor.',
          ],
        },
        fails: ['Je weniger Zeit blieb, desto öfter fasste {hero_subj} an, was noch nicht so weit war.'],
        again: ['{hero_subj} stellte die Musik lauter und machte denselben Handgriff doppelt so schnell.'],
        noticing: [
          'Ein Bleistift fehlte, und {hero_subj} sah sich zum ersten Mal um. Da saßen welche auf ihren Taschen. Einer sah auf die Uhr, {companion} auf den Boden.',
        ],
        deed: [
          '{hero_subj} nahm den Plan von der Tür, strich die Hälfte der eigenen Stunden durch und schrieb darunter, wer dran war.',
        ],
        answer: [
          'In der verschenkten Hälfte fasste niemand {part_def_acc} an. Die anderen brauchten nur den Tisch.',
        ],
        echo: [
          'Auf dem neuen Plan haben alle Kästchen eine schräge Linie. Keiner weiß, wem welche Hälfte gehört.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} drehte von innen den Schlüssel um und hatte {part_def_acc} bis zum Abend für sich. So stand es im Buch.',
          ],
          warm: [
            '{hero_subj} rief den anderen durch die Tür zu, es dauere nicht mehr lange mit {part_def_dat}. Das rief {hero_er} um zwei, um drei und um vier, jedes Mal herzlich.',
          ],
          clever: [
            '{hero_subj} hatte sich die Zeit für {part_def_acc} vor drei Wochen gesichert, eine Minute nach Mitternacht. Wer da schlief, der schlief eben.',
          ],
          playful: [
            '{hero_subj} hängte Nummern zum Ziehen an die Tür, malte eine Schlange dazu und setzte sich an {part_def_acc}. Die Nummern gingen weg.',
          ],
        },
        fails: [
          'Was {hero_subj} in der einen Stunde gemacht hatte, machte {hero_er} in der nächsten wieder auf.',
        ],
        again: [
          'Um fünf klopfte es. {hero_subj} rief, es sei gerade schlecht, und machte alles noch ein wenig fertiger.',
        ],
        noticing: [
          'Unter der Tür lagen Schatten, zwei für jeden, der draußen stand. {hero_subj} hatte achtzehn gezählt. Jetzt waren es vier.',
        ],
        deed: [
          '{hero_subj} schloss auf und hängte den Schlüssel draußen an den Nagel. Unter die halbe Zeit schrieb {hero_er} die Namen der beiden, die noch dastanden, und ging hinaus.',
        ],
        answer: [
          'Die beiden brauchten nur den Tisch und das Licht. An {part_def_acc} ging eine Stunde lang keiner, zum ersten Mal seit dem Mittag.',
        ],
        echo: ['Im Buch geht seitdem ein Strich durch jede Zeile. {companion} hat ein Lineal dazugelegt.'],
      },
    ],
  },
};
