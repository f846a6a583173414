import type { LessonPairs } from '../../schema.ts';

export const generosity: LessonPairs = {
  theGoodOne: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zwei Murmeln, eine gute und eine angeschlagene. Die angeschlagene stopfte {hero_er} unter {part_def_acc} und stemmte.',
          ],
          warm: [
            '{hero_subj} spendierte {part_def_dat} eine Murmel als Stütze, die mit dem Sprung. Die war ja ohnehin übrig.',
          ],
          clever: [
            '{hero_subj} rechnete: Unter {part_def_acc} muss etwas Rundes. Dafür war die angeschlagene Murmel gut genug.',
          ],
          playful: [
            '{hero_subj} stellte eine Murmel als Gewichtheber vor und schob sie unter {part_def_acc}. Es war die mit dem Sprung.',
          ],
        },
        fails: [
          'Knirsch, machte die Murmel mit dem Sprung. {hero_subj} nahm die nächste schlechte, aus derselben Tasche.',
        ],
        again: [
          '{hero_subj} opferte noch eine, eine sehr angeschlagene. Übrig blieb ein Häufchen Zucker, nur aus Glas.',
        ],
        refrain: ['Die mit Sprung ist gut genug! Knirsch, nicht genug.'],
        turned: ['Augen zu und her damit. Die gute kommt mit.'],
        noticing: [
          'In der anderen Tasche hing etwas schwer ans Bein. Es war die gute Murmel, rund und ganz und blau bis in die Mitte. {hero_subj} hielt sie fest.',
        ],
        deed: [
          '{hero_subj} machte einen Atemzug lang die Augen zu. Dann nahm {hero_er} die gute Murmel heraus und legte sie unter die Kante, die wackelte.',
        ],
        answer: [
          'Die gute Murmel knirschte nicht. {part_def_nom} kam auf ihr ins Rollen, einen Daumen weit.',
        ],
        echo: [
          'Die Tasche war jetzt leicht. {hero} klopfte einmal darauf und ging weiter. Es klang nach Stoff.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zwei Rollhölzer in der Tasche, ein glattes und ein krummes. Das krumme schob {hero_er} unter {part_def_acc} und drückte.',
          ],
          warm: [
            '<hero>Das hier ist auch ganz nett</hero>, sagte {hero_subj} und legte {part_def_dat} das krumme Rollholz hin. Das glatte blieb in der Tasche, da war es sicher.',
          ],
          clever: [
            '{hero_subj} dachte, für {part_def_acc} reiche das krumme Rollholz. Das glatte konnte man bestimmt noch für etwas Besseres brauchen.',
          ],
          playful: [
            '{hero_subj} stellte das krumme Rollholz als Kellner vor und ließ {part_def_acc} servieren. Der Kellner knickte ein.',
          ],
        },
        fails: [
          'Das krumme rollte einmal um sich selbst und brach. {hero_subj} suchte in der Tasche ein noch krummeres.',
        ],
        again: [
          '{hero_subj} nahm einen halben Zweig, der nach nichts aussah. Nachher sah er nach noch weniger aus.',
        ],
        refrain: ['Nimm das krumme, knick und knack. Das gute bleibt im Sack.'],
        turned: ['Her das gute, rund und glatt. Weil man’s ja hat.'],
        noticing: [
          'Beim Bücken drückte etwas in der Tasche. {hero_subj} fühlte danach. Es war das glatte, ganz warm schon und ganz gerade.',
        ],
        deed: [
          '{hero_subj} zog das glatte Rollholz heraus und roch noch einmal daran. Dann schob {hero_er} es unter die Kante, die wackelte.',
        ],
        answer: ['Das glatte knackte nicht. Es drehte sich, und {part_def_nom} kam ein kleines Stück mit.'],
        echo: [
          'Das glatte Rollholz hatte nun eine Delle. <companion>Da passt ein Daumen hinein</companion>, sagte {companion}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_dat} eine Murmel hin, die mit der Macke. Die gute blieb in der anderen Tasche. <hero>Die kriegst du, dann lass mich durch!</hero>',
          ],
          warm: [
            '<hero>Ich schenke dir etwas</hero>, sagte {hero_subj} {part_def_dat} und suchte die Murmel mit der Macke heraus. Die heile blieb in der anderen Tasche.',
          ],
          clever: [
            '{hero_subj} überlegte, was ein Durchgang wert ist. {hero_subj} bot {part_def_dat} die Murmel mit der Macke. Die heile behielt {hero_er} in Reserve.',
          ],
          playful: [
            '{hero_subj} pries {part_def_dat} eine Murmel an wie auf dem Markt. Dass sie eine Macke hatte, lag unter dem Daumen. Die heile war in der anderen Tasche.',
          ],
        },
        fails: [
          'Die Murmel zerbröselte schon beim Hinlegen. {hero_subj} legte rasch noch eine schlechte dazu.',
        ],
        again: [
          '<hero>Zwei zum Preis von einer</hero>, rief {hero_subj}. Beide zusammen ergaben keine halbe.',
        ],
        refrain: ['Nimm die alte, nimm die alte! Nein, behalte.'],
        turned: ['Blau und rund und heil und fein. Die soll deine sein.'],
        noticing: [
          'Der Blick von drüben lag die ganze Zeit auf einer Tasche. Es war die andere. Da hing etwas Schweres am Bein, und {hero_subj} wusste, wie blau es war.',
        ],
        deed: [
          '{hero_subj} machte einen Atemzug lang die Augen zu. Dann holte {hero_er} die heile Murmel hervor und legte sie vor {part_def_acc} hin. {hero_subj} zog die Hand zurück.',
        ],
        answer: [
          'Die Murmel war blau bis in die Mitte. Um sie zu halten, brauchte {part_def_nom} alles, womit man hält.',
        ],
        echo: [
          'In der Nacht fasste {hero} noch einmal in die Tasche. Sie war leer bis in die Ecken. {hero} drehte sich um und schlief.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_dat} den Keks mit der abgebissenen Ecke hin. <hero>Dafür darf ich vorbei.</hero> Der ganze war in der anderen Tasche.',
          ],
          warm: [
            '<hero>Für dich</hero>, sagte {hero_subj} zu {part_def_dat} und gab den Krümelkeks. Er ging schon beim Geben kaputt, aber er kam von Herzen, jedenfalls halb.',
          ],
          clever: [
            '{hero_subj} rechnete, wie viel Keks man für einmal Vorbeigehen geben musste. Es war, fand {hero_er} vor {part_def_dat}, ungefähr eine Ecke.',
          ],
          playful: [
            '{hero_subj} zauberte {part_def_dat} einen Keks aus dem Ärmel. Leider war er dort schon einmal gewesen.',
          ],
        },
        fails: ['Die Ecke zerfiel, und {hero_subj} gab die nächste. Krümel hat man hier schon genug.'],
        again: ['{hero_subj} fegte die Krümel zusammen und gab sie noch einmal. Es waren dieselben.'],
        refrain: ['Nimm das Eck und nimm den Rest! Alles blieb fest.'],
        turned: ['Augen zu und her damit. Der ganze kommt mit.'],
        noticing: [
          'Drüben wurde die ganze Zeit auf eine Tasche gesehen, und es war die andere. {hero_subj} legte die Hand darauf. Der Keks war rund, mit einer Nuss in der Mitte.',
        ],
        deed: [
          '{hero_subj} schloss die Augen, einmal atmen lang. Dann holte {hero_er} den runden Keks heraus und legte ihn {part_def_dat} hin, die Nuss nach oben.',
        ],
        answer: [
          'So etwas isst man nicht im Stehen. Mit beiden Händen um den Keks setzte sich {part_def_nom}, ein Stück weit weg.',
        ],
        echo: ['{companion} fand in der Tasche noch eine halbe Nuss. Sie reichte, wenn man langsam kaute.'],
      },
    ],
  },
  worstPlace: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm an {part_def_dat} den besten Platz, den mit dem Griff. Für {companion} blieb die Ecke, an der es kratzte.',
          ],
          warm: [
            '<hero>Nimm du die Seite, da bist du geschützt</hero>, sagte {hero_subj} zu {companion}. Es war die Seite von {part_def_dat}, an der es kratzte.',
          ],
          clever: [
            '{hero_subj} hatte gleich gesehen, wo {part_def_nom} am besten zu fassen war. Dort stand {hero_er}, und {companion} stand, wo man eben noch stehen konnte.',
          ],
          playful: [
            '{hero_subj} war der Kapitän und nahm die Kapitänsseite von {part_def_dat}. Die Mannschaft bekam die Ecke mit dem Dreck.',
          ],
        },
        fails: ['Auf der guten Seite ging es gut. Auf der anderen rutschte jemand, und dann rutschte alles.'],
        again: [
          '<hero>Halt doch fest!</hero>, rief {hero_subj} und machte es sich noch bequemer. Bequem hielt leider nicht.',
        ],
        refrain: ['Ich hier gut, du dort nicht! Rums und krach und dicht.'],
        turned: ['Ich ganz unten, du hinauf. Steig nur auf.'],
        noticing: [
          '{hero_subj} sah hinüber. Bei {companion} gingen die Füße weg, links, rechts, links. Es gab dort unten gar nichts zum Festhalten. Es gab nur {hero_ihn}.',
        ],
        deed: [
          '{hero_subj} kniete sich auf die Seite, auf der es kratzte, und schob den eigenen Rücken darunter. <hero>Nimm du den guten Platz.</hero>',
        ],
        answer: [
          '{companion} zog am guten Platz, ein einziges Mal. An {part_def_dat} rutschte nichts mehr, denn unten war ein Rücken.',
        ],
        echo: [
          '<companion>Du hast Streifen auf dem Rücken</companion>, sagte {companion}. <hero>Wie viele?</hero> <companion>Wie ein Tiger, nur einer, der gekniet hat.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm an {part_def_dat} die Seite mit dem Griff. <hero>Du kannst ja da anfassen</hero>, sagte {hero_er} zu {companion} und zeigte auf die Disteln.',
          ],
          warm: [
            '<hero>Ich nehm die schwere Seite</hero>, sagte {hero_subj} zu {companion}. Die schwere Seite von {part_def_dat} hatte einen Griff und lag im Schatten.',
          ],
          clever: [
            '{hero_subj} hatte sich {part_def_acc} vorher angesehen und wusste, wo es sich gut anfasst. Auf der anderen Seite stand dann {companion}.',
          ],
          playful: [
            '{hero_subj} loste mit {companion} um die Plätze an {part_def_dat}, Schere, Stein, Distel. Die Regeln kannte nur einer.',
          ],
        },
        fails: ['Die gute Seite ging hoch, und die schlechte rutschte. Rutschen heißt für alle: noch mal.'],
        again: ['<hero>Du musst halt fester halten</hero>, sagte {hero_subj} am Griff.'],
        refrain: ['Hier ist’s gut und da ist’s schlecht! Keinem recht.'],
        turned: ['Ich die Distel, du den Griff. Hoch, mit Pfiff.'],
        noticing: [
          '{companion} zog einen Stachel aus dem Daumen und stellte sich wieder hin. Kein Wort fiel. {hero_subj} sah die eigene Hand an. Die lag am Griff und hatte nicht einmal einen Abdruck.',
        ],
        deed: [
          '<hero>Komm mal hierher</hero>, sagte {hero_subj} und ging in die Disteln. {hero_er} kniete sich hin und schob den Rücken unter {part_def_acc}. <hero>Jetzt hast du den Griff.</hero>',
        ],
        answer: ['Es piekte durch das Hemd. Aber auf einem Rücken rutscht nichts, und {companion} zog.'],
        echo: [
          'Zu Hause zählten sie. <companion>Vier</companion>, sagte {companion} und hielt die Pinzette hoch. <hero>Fünf</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieg an {part_def_dat} auf den besten Tritt, den breiten. {companion} bekam den, an dem es kratzte und rutschte.',
          ],
          warm: [
            '<hero>Stell dich dahin, da fällst du weich</hero>, sagte {hero_subj} zu {companion}. Den guten Platz an {part_def_dat} nahm {hero_er} selbst.',
          ],
          clever: [
            '{hero_subj} hatte gesehen, wo man an {part_def_dat} am besten steht. Da passte einer hin, und der war {hero_er}.',
          ],
          playful: [
            '{hero_subj} spielte Turm und {companion} war der Keller. Der Turm stand bequem an {part_def_dat} und reckte sich.',
          ],
        },
        fails: [
          'Oben reichte ein Arm nicht. Unten fand {companion} keinen Halt und hielt sich an {hero} fest, und beide kamen herunter.',
        ],
        again: [
          '<hero>Bleib doch stehen</hero>, rief {hero_subj} von oben und stellte sich auf {companion_seine} Finger. Danach saßen beide.',
        ],
        refrain: ['Ich nach oben, du bleibst unten! Plumps, wir sind unten.'],
        turned: ['Runter, knien, Rücken krumm. Steig herum.'],
        noticing: [
          '{hero_subj} sah nach unten. Bei {companion} gingen die Füße links und rechts weg. Zum Festhalten gab es dort nichts, nur das Bein von {hero}.',
        ],
        deed: [
          '{hero_subj} stieg herunter und kniete sich auf die kratzige Seite, dicht an {part_def_acc}. <hero>Steig auf meinen Rücken.</hero>',
        ],
        answer: [
          'Der Rücken war genau die Stufe, die gefehlt hatte. {companion} wurde an {part_def_dat} um einen halben Menschen länger.',
        ],
        echo: [
          '<companion>War ich schwer?</companion>, fragte {companion}. <hero>Nur der linke Fuß</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  wholeTime: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} gab {part_def_dat} ein paar Augenblicke, im Stehen, einen Fuß schon auf dem Weg zu den anderen. <hero>Bist du bald so weit?</hero>',
          ],
          warm: [
            '<hero>Ich bin gleich wieder da</hero>, versprach {hero} {part_def_dat}, streichelte kurz und lief, und kam, und lief.',
          ],
          clever: [
            '{hero_subj} teilte die Zeit auf: ein bisschen für {part_def_acc}, ein bisschen für das Spiel drüben. Es war für beides zu wenig.',
          ],
          playful: [
            '{hero_subj} war ein Jo-Jo. Es schnurrte zu {part_def_dat}, stupste kurz an und schnurrte wieder weg.',
          ],
        },
        fails: ['Bei jedem Kommen stieß {hero_subj} an, und bei jedem Gehen wackelte alles nach.'],
        again: [
          '<hero>Nur noch ganz schnell</hero>, rief {hero_subj} im Laufen. Schneller war {hero_er} noch nie da gewesen, und schneller noch nie weg.',
        ],
        refrain: ['Hin und weg und hin und weg! Das hat keinen Zweck.'],
        turned: ['Mütze ab und hingesetzt. Und keiner hetzt.'],
        noticing: [
          'Drüben riefen sie nach {hero_ihm}. {hero_subj} hob schon den Fuß und sah dann zurück. Beim Rufen war hier alles wieder ein bisschen kleiner geworden.',
        ],
        deed: [
          '<hero>Spielt ohne mich</hero>, rief {hero_subj}. {hero_subj} nahm die Mütze ab, setzte sich vor {part_def_acc}, mit dem Rücken zum Spiel, und blieb.',
        ],
        answer: [
          'Hinten wurde gejubelt, dreimal. {part_def_nom} wurde davon nicht gestört, denn niemand sprang auf.',
        ],
        echo: [
          '<companion>Wir haben gewonnen</companion>, sagte {companion}. <hero>Wir auch</hero>, sagte {hero_subj}. <hero>Es hat ein bisschen länger gedauert.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} gab {part_def_dat} drei schnelle Augenblicke, im Stehen. Ein Fuß zeigte schon zu den anderen. <hero>Na, kommst du?</hero>',
          ],
          warm: [
            '<hero>Ich hab dich lieb, ich muss nur gleich weg</hero>, sagte {hero_subj} {part_def_dat}, einen Fuß schon unterwegs.',
          ],
          clever: [
            '{hero_subj} teilte ein: kurz {part_def_nom}, dann das Spiel, dann wieder kurz. Es wurde alles kurz.',
          ],
          playful: [
            '{hero_subj} tauchte bei {part_def_dat} auf wie ein Kuckuck, rief einmal und verschwand.',
          ],
        },
        fails: ['Mit einem Fuß war {hero_subj} immer schon woanders, und das sieht man von unten zuerst.'],
        again: ['<hero>Jetzt aber schnell</hero>, rief {hero_subj} und hüpfte auf dem Fuß, der noch da war.'],
        refrain: ['Bin gleich da und bin gleich fort! Nichts bleibt am Ort.'],
        turned: ['Hut ist ab und Hintern sitzt. Keiner flitzt.'],
        noticing: [
          'Drüben riefen sie nach {hero_ihm}. {hero_subj} drehte den Kopf. Als {hero_er} zurücksah, war hier alles kleiner geworden, nur vom Rufen.',
        ],
        deed: [
          '<hero>Spielt ohne mich</hero>, sagte {hero_subj}. {hero_subj} nahm die Mütze ab, setzte sich mit dem Rücken zum Spiel hin und blieb.',
        ],
        answer: [
          'Wer die Mütze ablegt, geht nicht gleich. {part_def_nom} rückte heran, um sich die Mütze anzusehen.',
        ],
        echo: [
          '<companion>Du hast alles verpasst</companion>, sagte {companion}. {hero} setzte die Mütze auf. Sie war innen ganz warm.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Guten Tag, wie geht’s, muss weiter</hero>, sagte {hero_subj} zu {part_def_dat}, alles in einem Wort. Hinten lief schon der Nachlauf.',
          ],
          warm: [
            '{hero_subj} ließ {part_def_dat} einen Keks da, im Vorbeilaufen, und lief zum Spiel. Gleich kam {hero_er} wieder, mit noch einem.',
          ],
          clever: [
            '{hero_subj} hatte Zeit für {part_def_acc}, genau so lange, bis die anderen bis zwanzig gezählt hatten. Bei zwölf sah {hero_er} schon weg.',
          ],
          playful: [
            '{hero_subj} spielte mit {part_def_dat} Kuckuck, aber immer nur den Kuck. Beim Guck war {hero_er} schon wieder beim Fangen.',
          ],
        },
        fails: [
          'Kaum war {hero_subj} da, war {hero_er} weg. Dann war {hero_er} wieder da. So schnell kommt keiner heraus.',
        ],
        again: [
          '<hero>Bin gleich wieder bei dir</hero>, rief {hero_subj} von weitem. Das Gleich dauerte nie lange genug.',
        ],
        refrain: ['Hallo, tschüss, hallo, tschüss! Hallo, tschüss.'],
        turned: ['Hallo, du. Und noch mal: du. Schuhe im Nu.'],
        noticing: [
          '{hero_subj} blieb mit dem Schuh an einem Stein hängen und musste stehen bleiben. Da kam ein Stückchen heraus, das erste. {hero_subj} zog den Schuh fest und rannte nicht los.',
        ],
        deed: [
          '{hero_subj} zog beide Schuhe aus und stellte sie weit weg. <hero>Zählt ohne mich</hero>, rief {hero_er}. Dann setzte {hero_er} sich auf den Boden, mit nackten Zehen.',
        ],
        answer: ['Wer so sitzt, der läuft nicht fort. Das sah auch {part_def_nom}, von weit drinnen.'],
        echo: [
          '<companion>Du bist gar nicht gefangen worden</companion>, sagte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Von vorn.</hero>',
        ],
      },
    ],
  },
  leavesItThere: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} klemmte die silberne Klammer an {part_def_acc}, die schönste aus der Sammlung, und riss sie sofort wieder ab. <hero>Meine!</hero>',
          ],
          warm: [
            '<hero>Ich leih sie dir</hero>, sagte {hero_subj} {part_def_dat} und setzte die silberne Klammer an. Die Finger ließen aber nicht los.',
          ],
          clever: [
            '{hero_subj} prüfte, ob die silberne Klammer an {part_def_acc} passte. Sie passte. Da nahm {hero_er} sie lieber wieder mit, sie war die beste.',
          ],
          playful: [
            '{hero_subj} ließ die silberne Klammer {part_def_acc} in den Zeh zwicken. <hero>Aua</hero>, sagte {hero_er} für beide, und dann musste sie nach Hause.',
          ],
        },
        fails: [
          'Solange die Klammer saß, hielt es. Aber {hero_subj} wollte sie nach jedem Augenblick wiederhaben.',
        ],
        again: ['{hero_subj} zog sie ab, putzte sie, setzte sie an und zog sie ab. Sie glänzte jetzt sehr.'],
        refrain: ['Meine, meine, ab damit! Und alles ging mit.'],
        turned: ['Finger eins und zwei und drei. Lassen frei.'],
        noticing: [
          'Die Klammer lag in der Hand, und ringsum lag alles wieder da wie vorher. {hero_subj} sah von der einen auf das andere. Mit ihr war es beinahe gut gewesen.',
        ],
        deed: [
          '{hero_subj} setzte die Klammer an die Stelle. Dann nahm {hero_er} die Finger weg, einen nach dem anderen, und ging ohne sie einen Schritt zurück.',
        ],
        answer: ['Die Klammer glänzte an {part_def_dat} noch einmal so sehr wie in der Schachtel.'],
        echo: [
          'In der Sammlung war ein leerer Platz mit einem silbernen Rand. {hero} legte nichts anderes hinein.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt die silberne Klammer, die beste der Sammlung, einen Augenblick vor {part_def_acc} und riss sie zurück. <hero>Meine!</hero>',
          ],
          warm: [
            '{hero_subj} lieh {part_def_dat} kurz die silberne Klammer, damit es blinkte. Die Finger blieben dran.',
          ],
          clever: [
            '{hero_subj} prüfte, ob die silberne Klammer in {part_def_dat} leuchtet. Sie blinkte. Das genügte {hero_ihm}, und {hero_er} steckte sie ein.',
          ],
          playful: [
            '{hero_subj} ließ die silberne Klammer vor {part_def_dat} fliegen wie ein Glühwürmchen. Es musste gleich wieder nach Hause, sagte {hero_er}.',
          ],
        },
        fails: ['Kaum war ein heller Fleck da, hatte {hero_subj} ihn wieder in der Tasche.'],
        again: [
          '{hero_subj} holte sie hervor, steckte sie ein, holte sie hervor. Es blitzte wie bei einem Fotografen mit Schluckauf.',
        ],
        refrain: ['Meine, meine, her und hin! Schwarz ist es drin.'],
        turned: ['Finger eins und zwei und drei. Lassen frei.'],
        noticing: [
          'Die Klammer lag in der Hand und war sehr blank. Ringsum war es wieder schwarz. Vorhin, einen Augenblick lang, hatte man beinahe etwas gesehen.',
        ],
        deed: [
          '{hero_subj} hängte die Klammer an den Rand von {part_def_dat}, dahin, wo der Schimmer war. Dann ließ {hero_er} los, Finger für Finger, und ging einen Schritt zurück.',
        ],
        answer: ['Der helle Fleck blieb, wo er war. Er zitterte nicht und wollte nirgends hin.'],
        echo: [
          'Am Abend war in der Sammlung eine Lücke. <companion>Was war da?</companion>, fragte {companion}. <hero>Etwas Helles</hero>, sagte {hero_subj}. <hero>Es arbeitet jetzt auswärts.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt den besten Spiegel, den mit dem Silberrand, kurz vor {part_def_acc} und steckte ihn gleich wieder weg. <hero>Der geht sonst verloren.</hero>',
          ],
          warm: [
            '<hero>Du darfst mal sehen</hero>, sagte {hero_subj} zu {companion} und ließ den Silberspiegel in {part_def_acc} blitzen, einen Wimpernschlag lang.',
          ],
          clever: [
            '{hero_subj} wusste, dass ein Spiegel Licht wirft. Nach jedem Blitz in {part_def_acc} prüfte {hero_er}, ob er noch heil war.',
          ],
          playful: [
            '{hero_subj} war mit dem Silberspiegel der Mond und ging auf und gleich wieder unter. In {part_def_dat} kam man mit dem Gucken nicht nach.',
          ],
        },
        fails: ['So kurz, wie es hell war, konnte niemand etwas sehen. Und danach war es noch schwärzer.'],
        again: ['{hero_subj} ließ den Spiegel noch kürzer blitzen. Das ging tatsächlich.'],
        refrain: ['Meins, nur kurz, und wieder fort. Schwarz ist es dort.'],
        turned: ['Leg es hin und lass es da. Hell wird es da.'],
        noticing: [
          'Der Spiegel lag in der Tasche und war ganz warm. In {part_def_dat} war es kalt und schwarz, und eben noch hatte man beinahe etwas erkannt.',
        ],
        deed: [
          '{hero_subj} lehnte den Spiegel an den Rand von {part_def_dat}, so, dass der Schimmer hineinfiel. Ein Finger ließ los, dann der zweite, dann alle, und {hero} trat zurück.',
        ],
        answer: ['Der helle Fleck blieb, auch ohne Finger. Er wurde sogar ruhiger.'],
        echo: [
          '<companion>Holst du ihn wieder?</companion>, fragte {companion}. {hero} sah sich um. Er blinkte gerade so schön.',
        ],
      },
    ],
  },
  theSaturday: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte vor dem Bus noch zehn Minuten und schenkte sie {part_def_dat}, mit Jacke an.',
          ],
          warm: [
            '{hero_subj} schickte wegen {part_def_gen} ein Herz und einen Link und schrieb, {hero_er} helfe gern einmal.',
          ],
          clever: [
            '{hero_subj} trug sich für {part_def_acc} in die Liste ein, zehn Minuten hier, zehn Minuten da. Zusammen war es eine Stunde.',
          ],
          playful: [
            '{hero_subj} kam zu {part_def_dat} wie die Feuerwehr, mit Sirene, und musste nach zehn Minuten zum nächsten Einsatz.',
          ],
        },
        fails: ['Nach zehn Minuten war {hero_subj} weg, und was angefangen war, blieb halb.'],
        again: ['Am nächsten Tag waren es zwölf Minuten. {hero_subj} sagte es jedem.'],
        noticing: [
          'An der Tür hing die Liste. Die kleinen Kästchen waren alle voll, in {hero_seiner} Schrift. Der Samstag war weiß, von oben bis unten.',
        ],
        deed: [
          '{hero_subj} strich das Konzert, schenkte die Karte weg und stand am Samstag um acht da, in alten Schuhen, bei {part_def_dat}.',
        ],
        answer: ['Bis Mittag geschah fast nichts. {part_def_nom} war es nicht gewohnt, dass jemand blieb.'],
        echo: [
          'Am Abend kam vom Konzert ein Video, zwei Minuten, verwackelt. {hero} sah es im Sitzen, mit den alten Schuhen an.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kam jeden Tag bei {part_def_dat} vorbei, auf dem Weg zum Training, das Rad zwischen den Beinen. Abgestiegen wurde nicht.',
          ],
          warm: [
            '{hero_subj} schickte jemanden hin, der nach {part_def_dat} sehen sollte, und gab ihm Kekse mit.',
          ],
          clever: [
            '{hero_subj} hatte einen Plan gemacht, nach dem bei {part_def_dat} jeder sieben Minuten da war. Der Plan hatte Farben.',
          ],
          playful: [
            '{hero_subj} ließ bei {part_def_dat} jedes Mal einen Gruß zurück, ein Papierboot oder eine Kastanie. Es war schon eine ganze Reihe.',
          ],
        },
        fails: [
          'Wer nach sieben Minuten geht, fängt am nächsten Tag wieder bei der ersten an. {hero_subj} ging nach sieben Minuten.',
        ],
        again: ['{hero_subj} erhöhte auf acht.'],
        noticing: [
          '{hero_subj} suchte einen Handschuh und fand ihn, wo {hero_er} ihn am Montag hatte liegen lassen. Daneben waren im Staub vier Punkte, von vier Stuhlbeinen. Hier hatte einmal jemand lange gesessen.',
        ],
        deed: [
          '{hero_subj} sagte das Training ab und das Spiel auch. Dann stellte {hero_er} einen Stuhl in die vier Punkte, setzte sich zu {part_def_dat} und blieb, bis es dunkel war.',
        ],
        answer: [
          'Am Nachmittag jubelten sie drüben auf dem Platz. {hero_subj} wusste, dass es das Siegtor war, und wer es nicht geschossen hatte.',
        ],
        echo: ['Der Stuhl steht noch da. {companion} hat die vier Punkte mit Kreide nachgezogen.'],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} packte {part_def_acc} an, zehn Minuten lang, mit allem, was {hero_er} hatte. Dann kam der Bus.',
          ],
          warm: [
            '{hero_subj} feuerte alle an {part_def_dat} an und versprach, ein andermal richtig mitzumachen.',
          ],
          clever: [
            '{hero_subj} brachte für {part_def_acc} eine Skizze mit, wie man es heben müsste, und musste leider los.',
          ],
          playful: [
            '{hero_subj} stemmte {part_def_acc} mit Stöhnen wie im Zirkus, verbeugte sich und sah auf die Uhr.',
          ],
        },
        fails: ['Kaum war es ein Stück oben, ließ {hero_subj} los, weil die zehn Minuten um waren.'],
        again: ['Am Donnerstag waren es wieder zehn. Es lag danach tiefer als am Mittwoch.'],
        noticing: [
          '{hero_subj} wollte sich in die Liste eintragen und fand kein kleines Kästchen mehr. In allen stand schon {hero_er} selbst. Nur der Samstag war leer, der ganze Tag.',
        ],
        deed: [
          '{hero_subj} verschenkte die Konzertkarte. Am Samstag um acht stellte {hero_er} sich an die Kante, die wackelte, und hielt sie hoch, bis die anderen kamen.',
        ],
        answer: [
          'Sie kamen um neun, um halb zehn und um zehn. An {part_def_dat} ließ in der ganzen Zeit keiner los.',
        ],
        echo: [
          '<companion>Die Vorband soll gut gewesen sein</companion>, sagte {companion} und hielt {hero} die Thermoskanne hin.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stemmte sich auf dem Weg zum Bus kurz gegen {part_def_acc}, rief <hero>Jetzt ihr</hero> und war weg.',
          ],
          warm: [
            '{hero_subj} schickte für {part_def_acc} einen Link, zu einem Film, wie man richtig hebt. Er dauerte länger als die Hilfe.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} einen Schichtplan, zehn Minuten für jeden. In zehn Minuten kam {part_er} genau bis zur Hälfte.',
          ],
          playful: [
            '{hero_subj} kam zu {part_def_dat} mit einer Trillerpfeife, machte Stimmung und ging auf dem Höhepunkt. Das macht man so, auf Höhepunkten.',
          ],
        },
        fails: [
          'Nach zehn Minuten ließ {hero_subj} los, und alles sank dahin zurück, wo es angefangen hatte.',
        ],
        again: ['Am nächsten Tag waren es elf Minuten. {hero_subj} hatte extra den späteren Bus genommen.'],
        noticing: [
          'Unter der Kante lag ein Stein, den jemand untergeschoben hatte, damit nicht jedes Mal alles verloren ging. Er war schon tief in die Erde gedrückt. {hero_subj} versuchte ihn herauszuziehen und begriff, wer hier blieb, wenn alle gingen: der Stein.',
        ],
        deed: [
          '{hero_subj} rief die Band an und sagte ab. Am Samstag um acht war {hero_er} da, mit Brot für den Tag, und setzte sich mit dem Rücken unter die Kante.',
        ],
        answer: [
          'Es wurde Mittag, und die Kante war noch oben. Zum ersten Mal konnten die anderen umgreifen, ohne dass {part_def_nom} sich etwas zurückholte.',
        ],
        echo: [
          'Am Abend spielte die Band ohne {hero}. <companion>Man hat gemerkt, dass einer fehlt</companion>, sagte {companion}. <hero>Wo?</hero> <companion>Hier nicht.</companion>',
        ],
      },
    ],
  },
  theSolo: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} verteilte das Tragen, das Fegen und die Kabel. An {part_def_dat} stand {hero_er} selbst, dort, wo Licht hinfiel.',
          ],
          warm: [
            '{hero_subj} bedankte sich bei allen, die an {part_def_dat} das Unsichtbare machten, und übte {hero_sein} Solo.',
          ],
          clever: [
            '{hero_subj} hatte die Arbeit an {part_def_dat} nach Begabung verteilt. Die eigene Begabung lag vorn in der Mitte.',
          ],
          playful: [
            '{hero_subj} dirigierte {part_def_acc} mit einem Besenstiel, den gleich danach ein anderer zum Fegen brauchte.',
          ],
        },
        fails: [
          'Wo jemand gebraucht wurde, der alles im Blick hatte, war keiner, denn {hero_subj} stand im Licht.',
        ],
        again: ['{hero_subj} sang die Stelle noch einmal, mit Handbewegung. Hinten fiel etwas um.'],
        noticing: [
          'Hinter dem Vorhang summte jemand {hero_sein} Solo, bis zum letzten Ton, und fegte dazu. {hero_subj} blieb mit offenem Mund stehen. Der letzte Ton war besser als {hero_seiner}.',
        ],
        deed: [
          '{hero_subj} gab {companion} das Notenblatt, mit allen Bleistiftzeichen darin, nahm {companion_ihm} den Besen aus der Hand und ging zu den Kabeln.',
        ],
        answer: [
          'Von den Kabeln aus sah man, wer an {part_def_dat} wo fehlte. {hero_subj} rief es leise, einen nach dem anderen.',
        ],
        echo: ['Beim letzten Ton hielt {hero} hinten den Besen mit beiden Händen und fegte nicht.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} behielt die Stelle, auf die das Licht fiel, und schob denen an {part_def_dat} die Kisten hin.',
          ],
          warm: [
            '{hero_subj} tröstete die an {part_def_dat} mit dem Gedanken, dass auch Kabel wichtig sind.',
          ],
          clever: [
            '{hero_subj} hatte die Aufgaben an {part_def_dat} verlost. Das Los mit dem Solo hatte einen Knick, den kannte {hero_er}.',
          ],
          playful: [
            '{hero_subj} spielte das Solo zwischendurch auf einem Schlauch, zur Unterhaltung derer an {part_def_dat}. Es klang gar nicht schlecht.',
          ],
        },
        fails: [
          'Vorn wurde geübt, hinten fehlte einer, der wusste, wie alles zusammenhing. Das wusste nur {hero_subj}.',
        ],
        again: ['{hero_subj} übte die hohe Stelle noch einmal, obwohl sie saß.'],
        noticing: [
          'In der Pause hörte {hero_subj} das Solo und hatte selbst den Mund zu. Es kam von hinten, gepfiffen, und bei der hohen Stelle machte es etwas, auf das {hero_er} in vier Wochen nicht gekommen war. Dazu kehrte ein Besen den Takt.',
        ],
        deed: [
          '{hero_subj} ging nach hinten und hielt die Noten hin, mit allen Bleistiftzeichen. <hero>Du spielst heute. Gib mir den Besen.</hero> Dann kroch {hero_er} unter das Gerüst, zu den Kabeln.',
        ],
        answer: [
          'Im Licht stand jetzt ein anderer und wurde rot. Unten sagte {hero_subj}, was wohin gehörte, und an {part_def_dat} griffen alle zu.',
        ],
        echo: [
          'Die hohe Stelle hörte {hero} von unten, durch zwei Lagen Holz. <companion>Du hast mitgepfiffen</companion>, sagte {companion}. <companion>Aber gut.</companion>',
        ],
      },
    ],
  },
};
