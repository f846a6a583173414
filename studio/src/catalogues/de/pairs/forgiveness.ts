import type { LessonPairs } from '../../schema.ts';

export const forgiveness: LessonPairs = {
  saidOnce: {
    shy: [
      {
        firstTry: {
          bold: [
            'Beim ersten Hinfassen hatte es gezwickt. <hero>Ist schon gut</hero>, zischte {hero} {part_def_dat} zu und trat Staub hinüber.',
          ],
          warm: [
            'Beim Streicheln hatte es gezwickt. <hero>Macht gar nichts</hero>, sagte {hero_subj} durch die Zähne zu {part_def_dat}, und der Fuß scharrte.',
          ],
          clever: [
            'Beim Hinfassen hatte es gezwickt. {hero_subj} beschloss, dass es {hero_ihm} egal war. Der Fuß beschloss etwas anderes und schoss Staub zu {part_def_dat}.',
          ],
          playful: [
            'Es hatte gezwickt. {hero_subj} lachte, ha, ha, ha, mit lauter Zähnen, und kickte im Takt ein bisschen Dreck zu {part_def_dat}.',
          ],
        },
        fails: [
          'Immer wenn sich drüben etwas rührte, flog Staub. <hero>Ist doch gut</hero>, sagte {hero_subj} dazu.',
        ],
        again: ['<hero>Alles bestens</hero>, sagte {hero_subj} und trat so fest, dass der Schuh mitflog.'],
        refrain: ['Ist schon gut, ist schon gut, kick! Und nicht ein Blick.'],
        turned: ['Das tat weh, und fertig, aus. Faust geht auf, und Luft geht raus.'],
        noticing: [
          '{hero_subj} hatte die Faust in der Tasche und bekam sie nicht mehr auf. So fest war sie zu, dass die Fingernägel vier kleine Monde gemacht hatten.',
        ],
        deed: [
          '{hero_subj} nahm die Faust heraus und machte sie auf. <hero>Das hat wehgetan</hero>, sagte {hero_er} {part_def_dat}, ein einziges Mal. <hero>Jetzt ist es gesagt.</hero>',
        ],
        answer: [
          'Mehr kam nicht hinterher, kein Staub und kein zweites Wort. Das hörte {part_def_nom} sich noch eine Weile an.',
        ],
        echo: ['Die vier Monde waren bis zum Abend untergegangen.'],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{part_def_nom} hatte {hero_ihn} vorhin umgeschubst. <hero>Ist schon gut</hero>, sagte {hero_subj} mit zusammengebissenen Zähnen und kickte Staub.',
          ],
          warm: [
            'Vorhin hatte es einen Schubs gegeben. <hero>Ich bin nicht böse</hero>, sagte {hero_subj} {part_def_dat}, aber die Zähne blieben dabei zu.',
          ],
          clever: [
            'Vorhin hatte es einen Schubs gegeben. {hero_subj} fand, darüber stehe man, und stellte sich vor {part_def_acc}. Der Fuß stand nicht darüber, er kickte.',
          ],
          playful: [
            'Vorhin hatte es einen Schubs gegeben. <hero>War ja nur Spaß</hero>, sagte {hero_subj} {part_def_dat}, machte ein lustiges Gesicht und kickte Staub.',
          ],
        },
        fails: [
          'Auf jede Bewegung drüben antwortete ein Tritt in den Staub. <hero>Gar nichts ist</hero>, sagte {hero_subj} dazu.',
        ],
        again: ['<hero>Gar nichts!</hero> Der Staub flog jetzt so hoch, dass {hero} selber niesen musste.'],
        refrain: ['Nix ist, nix ist, kick und tritt! Und keiner ging mit.'],
        turned: ['Hand heraus und Hand ist leer. Das war’s, und nicht mehr.'],
        noticing: [
          'Die Faust in der Tasche tat weh. Vier kleine Monde waren darin, von den eigenen Fingern. Drüben stand jemand, als käme gleich noch etwas.',
        ],
        deed: [
          '{hero_subj} zog die Faust aus der Tasche und hielt {part_def_dat} die leere Hand hin. <hero>Das hat wehgetan. Jetzt ist es gesagt.</hero>',
        ],
        answer: [
          'Da kam nichts weiter. {part_def_nom} hatte die ganze Zeit auf den Gegenschubs gewartet und wusste nun nicht, wohin mit der Breite.',
        ],
        echo: [
          '<companion>Ist es jetzt gut?</companion>, fragte {companion}. {hero} sah in die Hand. <hero>Noch nicht ganz. Aber es ist draußen.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mir doch egal</hero>, sagte {hero_subj} und kickte Staub in die Richtung von {part_def_dat}.',
          ],
          warm: [
            '<hero>Ist schon gut</hero>, sagte {hero_subj} zu {part_def_dat}, sehr freundlich, mit einer Faust in der Tasche.',
          ],
          clever: [
            '{hero_subj} sagte {part_def_dat}, was alles nicht schlimm gewesen war, und zählte es sehr genau auf.',
          ],
          playful: [
            '{hero_subj} spielte Vulkan, aber einen, der noch nicht ausbricht. Vor {part_def_dat} rauchte es schon ein bisschen.',
          ],
        },
        fails: [
          'Der Mund sagte nichts, und der Fuß sagte alles. Auf Füße wird geachtet, wenn man irgendwo Wache steht.',
        ],
        again: ['{hero_subj} kickte noch einmal und traf die eigene Zehe.'],
        refrain: ['Gar nichts ist, und gar nichts war! Tritt, und das war da.'],
        turned: ['Das tat weh, nun ist es raus. Und aus.'],
        noticing: [
          'In der Tasche tat etwas weh. Es waren die Finger, die in die Hand drückten, und als {hero_subj} nachsah, waren da vier kleine Monde.',
        ],
        deed: [
          '{hero_subj} stellte beide Füße hin und hielt {part_def_dat} die Hand mit den Monden entgegen. <hero>Vorhin hat mir das wehgetan.</hero> Mehr sagte {hero_er} nicht.',
        ],
        answer: [
          'Auf einen Tritt hatte man drüben gewartet, nicht auf eine Hand. Da stand {part_def_nom} auf einmal viel weniger breit.',
        ],
        echo: ['Beim Waschen waren die Monde noch da. {companion} sagte, drei davon nähmen schon ab.'],
      },
    ],
  },
  letsGoFirst: {
    asleep: [
      {
        firstTry: {
          bold: [
            'Es zog im Schlaf am anderen Ende, also zog {hero_subj} auch an {part_def_dat}, nur länger.',
          ],
          warm: [
            '{hero_subj} zog ganz wenig an {part_def_dat}. Als es zurückzog, zog {hero_er} eben auch ein wenig mehr, aus Gerechtigkeit.',
          ],
          clever: [
            '{hero_subj} stellte fest, dass {part_def_nom} angefangen hatte. Wer angefangen hat, muss aufhören, also zog {hero_er} weiter.',
          ],
          playful: ['{hero_subj} spielte Tauziehen gegen einen, der schlief. {part_def_nom} lag vorn.'],
        },
        fails: [
          '<hero>Du hast doch angefangen</hero>, flüsterte {hero_subj}. Auf jeden Ruck kam ein Ruck zurück, nur etwas größer.',
        ],
        again: ['<hero>Der hat aber angefangen</hero>, sagte {hero_subj} und zog im Liegen, Fuß gegen Fuß.'],
        refrain: ['Du ruckst, ich ruck, du zuckst, ich zuck! Und hin und zurück.'],
        turned: ['Zehn Finger auf, ich lasse los. Die Hand liegt im Schoß.'],
        noticing: [
          '{hero_subj} rechnete nach, wer angefangen hatte. Vor dem Ruck war ein Ruck gewesen, davor ein Schnaufer, davor ein Gähnen. Weiter zurück ging es nicht.',
        ],
        deed: [
          '{hero_subj} ließ zuerst los, mit allen zehn Fingern. Dann setzte {hero_er} sich hin und legte beide Hände flach auf die Knie.',
        ],
        answer: [
          '{part_def_nom} zog noch einmal. Da war nichts mehr, wogegen man ziehen konnte, und das war gemütlicher.',
        ],
        echo: ['Im Bett zog jemand an der Decke. Es war die eigene Hand. {hero} ließ los.'],
      },
      {
        firstTry: {
          bold: [
            'Es zog, und {hero_subj} zog zurück. <hero>Du hast angefangen</hero>, flüsterte {hero_er} {part_def_dat} zu und zog noch einmal.',
          ],
          warm: [
            '<hero>Gib doch nach, dann hören wir auf</hero>, flüsterte {hero_subj} {part_def_dat} lieb ins Ohr und zog dabei weiter.',
          ],
          clever: [
            '{hero_subj} zog immer nur genauso fest, wie {part_def_nom} zog. Das war gerecht, und es hörte nicht auf.',
          ],
          playful: [
            '{hero_subj} spielte Gummiband mit {part_def_dat}. Gummibänder haben kein Ende, das ist ihr Fehler.',
          ],
        },
        fails: ['Für jeden Ruck gab es einen zurück. Wer im Schlaf gezupft wird, lässt ja nicht los.'],
        again: ['{hero_subj} gab den letzten Ruck. Danach kam der allerletzte, und der war von drüben.'],
        refrain: ['Erst zogst du und dann zog ich. Und dann du mich.'],
        turned: ['Ich hör auf und lass es sein. Nun zieht keins allein.'],
        noticing: [
          '{hero_subj} dachte zurück, wer angefangen hatte. Ganz am Anfang war nur ein Schnarcher gewesen und davor ein Niesen, vielleicht das eigene.',
        ],
        deed: [
          '{hero_subj} machte alle zehn Finger auf, einen nach dem anderen. Dann legte {hero_er} die Hände neben sich, neben die geordneten Sachen, und rührte sich nicht.',
        ],
        answer: [
          'Drüben wartete man auf den nächsten Ruck. Er kam nicht, und da ging in {part_def_dat} etwas auf wie eine Faust.',
        ],
        echo: [
          'Am Abend wollte {companion} noch einmal Tauziehen. {hero} hielt das Seil, lächelte und ließ los.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: ['Es zog, also zog {hero_subj} auch. {part_def_nom} war schuld, das war ja klar.'],
          warm: [
            '{hero_subj} hielt nur fest, damit {part_def_nom} nicht hinfiel. Aus Festhalten wurde Ziehen, und Ziehen war es drüben auch.',
          ],
          clever: [
            '{hero_subj} wusste, dass {part_def_nom} zuerst gezogen hatte. Darum zog {hero_er} nun zweimal, einmal zum Ausgleich und einmal als Lehre.',
          ],
          playful: [
            '{hero_subj} und {part_def_nom} zogen hin und her wie zwei Säger. <hero>Du hast angefangen</hero>, sang {hero} im Takt.',
          ],
        },
        fails: ['Wer zieht, der will spielen. So sah man es drüben, und {hero_subj} zog und zog.'],
        again: [
          '<hero>Ich höre erst auf, wenn du aufhörst</hero>, rief {hero_subj}. Drüben fand man das eine sehr gute Regel.',
        ],
        refrain: ['Her und hin und her und hin! Und keiner war drin.'],
        turned: ['Finger auf, flach auf das Knie. So lag es noch nie.'],
        noticing: [
          '{hero_subj} dachte rückwärts, bis dahin, wo es angefangen hatte. Da war ein Gähnen gewesen, und davor ein Schluckauf. Davor war nichts.',
        ],
        deed: [
          '{hero_subj} ließ zuerst los. Alle zehn Finger gingen auf, und dann legte {hero_er} beide Hände flach auf die Knie.',
        ],
        answer: [
          '{part_def_nom} wartete auf den nächsten Zug. Es kam keiner. Flache Hände, das hieß wohl: fertig gespielt.',
        ],
        echo: [
          '<companion>Und wer hat nun angefangen?</companion>, fragte {companion}. <hero>Der Schluckauf</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Am anderen Ende hing {part_def_nom} und zog. <hero>Nein, du</hero>, sagte {hero_subj} und zog auch. Schon stand es eins zu eins.',
          ],
          warm: [
            '<hero>Lass los, dann lass ich auch los</hero>, sagte {hero_subj} zu {part_def_dat}. Zur Sicherheit zog {hero_er} so lange weiter.',
          ],
          clever: [
            '{hero_subj} zählte, wer öfter gezogen hatte. {part_def_nom} führte mit einem. Also zog {hero_er} noch zweimal.',
          ],
          playful: [
            '{hero_subj} knurrte und zog, und am anderen Ende knurrte und zog {part_def_nom}. Es hätte ein Spiel sein können.',
          ],
        },
        fails: ['Immer war einer noch dran. {hero_subj} war gerade dran.'],
        again: ['Jetzt kam der allerletzte Zieher. Dann der allerallerletzte.'],
        refrain: ['Meins und meins und meins und meins! Am Ende war es keins.'],
        turned: ['Hände auf und Hände leer. Zieht keiner mehr.'],
        noticing: [
          '{hero_subj} wollte gerade sagen, wer angefangen hatte. Dann fiel {hero_ihm} ein, dass es schon vor dem Frühstück gewesen war, und da war hier noch gar keiner gewesen.',
        ],
        deed: [
          '{hero_subj} machte eine Hand auf, dann die andere, und hielt {part_def_dat} beide hin. Da war nichts drin, nicht einmal ein bisschen Ziehen.',
        ],
        answer: [
          'Ein Spiel mit nur einem Ende ist keins. {part_def_nom} sah auf die leeren Hände und wusste nicht weiter.',
        ],
        echo: [
          '<companion>Zwei zu zwei</companion>, sagte {companion} zu Hause. <hero>Ich hab aufgehört zu zählen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  bothEdges: {
    broken: [
      {
        firstTry: {
          bold: [
            '{companion} hatte vorhin auf dem Papierkranich gesessen und durfte jetzt nichts mehr anfassen. {hero} machte an {part_def_dat} beide Seiten allein.',
          ],
          warm: [
            '<hero>Ruh dich lieber aus</hero>, sagte {hero_subj} zu {companion} und nahm {part_def_acc} ganz für sich. Der plattgesessene Papierkranich in der Tasche drückte.',
          ],
          clever: [
            '{hero_subj} fand es sicherer so. Wer sich auf einen Papierkranich setzt, setzt sich auch auf {part_def_acc}. Darum hielt {hero_er} beide Seiten allein.',
          ],
          playful: [
            '{hero_subj} machte einen Zaun aus Ellenbogen um {part_def_acc}. Wer auf Papierkranichen sitzt, musste draußen bleiben, und das war {companion}.',
          ],
        },
        fails: [
          'Eine Hand war hier, eine war dort, und beide wackelten. {hero_subj} stieß mit dem Ellenbogen, wenn {companion} näher kam.',
        ],
        again: ['<hero>Finger weg</hero>, sagte {hero_subj} mit etwas im Mund. Es war ein Stück davon.'],
        refrain: ['Nur ich, nur ich, und keiner sonst! Alles umsonst.'],
        turned: ['Du das Ende, ich das hier. Flügel aus Papier.'],
        noticing: [
          'Der Kranich rutschte aus der Tasche und fiel hin, platt wie ein Blatt. Flügel hatte er noch, zwei. Der eine brauchte nur jemanden, der ihn hielt.',
        ],
        deed: [
          '{hero_subj} drehte {companion} die andere Seite von {part_def_dat} hin. <hero>Du hast draufgesessen, du hältst dieses Ende.</hero> Dann nahm {hero_er} das eigene.',
        ],
        answer: [
          '{companion} hielt so fest, dass die Finger weiß wurden. Von beiden Seiten kamen sie an {part_def_dat} aufeinander zu.',
        ],
        echo: [
          'Der Kranich flog am Ende auch wieder, ein bisschen links. {companion} musste beim Werfen auf einer Seite halten.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} hatte sich auf den Papierkranich gesetzt. <hero>Du fasst nichts an!</hero>, sagte {hero_subj} und packte {part_def_acc} an beiden Enden.',
          ],
          warm: [
            '{companion} hatte sich auf den Papierkranich gesetzt. <hero>Ist schon gut, ruh dich aus</hero>, sagte {hero_subj} und machte {part_def_acc} allein.',
          ],
          clever: [
            '{companion} hatte sich auf den Papierkranich gesetzt. {hero_subj} folgerte, dass {companion} auch {part_def_acc} plattmachen würde, und hielt alle Enden selbst.',
          ],
          playful: [
            '{companion} hatte sich auf den Papierkranich gesetzt. {hero_subj} zog darum einen Strich um {part_def_acc}: nur für Nichtsitzer.',
          ],
        },
        fails: [
          'Auf der einen Seite hielt {hero_subj}. Auf der anderen hielt keiner, denn {companion} durfte nicht.',
        ],
        again: [
          '<hero>Ohne dich geht es auch</hero>, sagte {hero_subj} mit dem Kinn auf der einen und dem Fuß auf der anderen Seite.',
        ],
        refrain: ['Nur ich, nur ich, du nicht, du nicht! Alles bricht.'],
        turned: ['Du das Ende, ich das hier. Flügel aus Papier.'],
        noticing: [
          'Der Kranich rutschte aus der Tasche, platt wie ein Blatt. Zwei Flügel hatte er noch. Einer stand, und der andere wollte nur gehalten werden.',
        ],
        deed: [
          '{hero_subj} drehte sich zu {companion} um. <hero>Du hast draufgesessen, du hältst das andere Ende.</hero> Dann nahm {hero_er} das eigene.',
        ],
        answer: [
          '{companion} griff zu, als hätte {companion_subj} nur darauf gewartet. An {part_def_dat} rutschte nichts mehr.',
        ],
        echo: [
          '{companion} faltete den Kranich neu. Er sah nun eher nach Huhn aus. <hero>Er hat zugenommen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  armsUncrossed: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{companion} hatte ein Geheimnis weitererzählt, und {hero} verschränkte die Arme. Mit verschränkten Armen ging {hero_subj} auf {part_def_acc} los.',
          ],
          warm: [
            '{companion} hatte ein Geheimnis weitererzählt und schon Entschuldigung gesagt. <hero>Geh du vor</hero>, sagte {hero_subj} auf {part_def_dat}, die Arme fest verschränkt.',
          ],
          clever: [
            '{companion} hatte ein Geheimnis weitererzählt. {hero_subj} dachte nach, ob man für {part_def_acc} Arme braucht, und ließ sie verschränkt.',
          ],
          playful: [
            '{companion} hatte ein Geheimnis weitererzählt. {hero_subj} war darum heute eine Wurst ohne Arme, und die Wurst betrat {part_def_acc}.',
          ],
        },
        fails: ['Wer rutscht, braucht Arme. {hero_subj} hatte welche, aber die waren beleidigt.'],
        again: ['{hero_subj} versuchte es mit dem Kinn als Stütze. Das Kinn war nicht beleidigt, nur glatt.'],
        refrain: ['Arme zu und Nase hoch! Rutsch, ins Loch.'],
        turned: ['Arme auf, es kribbelt sehr. Eine Hand kommt her.'],
        noticing: [
          'Die Arme waren eingeschlafen. Sie hielten etwas ganz fest, mit aller Kraft. {hero_subj} sah nach. Da war gar nichts mehr.',
        ],
        deed: [
          '{hero_subj} nahm die Arme auseinander und schüttelte sie, bis es kribbelte. Dann stellte {hero_er} einen Fuß auf die raue Stelle und hielt {companion} eine Hand hin.',
        ],
        answer: [
          '{companion} nahm sie sofort. Zu zweit hat man auf {part_def_dat} immer jemanden, der gerade nicht rutscht.',
        ],
        echo: [
          '{hero} erzählte {companion} auf dem Heimweg etwas ins Ohr. Es war nur ein kleines Geheimnis, zum Üben.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{companion} hatte ein Geheimnis weitererzählt. {hero_subj} verschränkte die Arme und stieß mit der Schulter in {part_def_acc}.',
          ],
          warm: [
            '{companion} hatte ein Geheimnis weitererzählt und Entschuldigung gesagt. <hero>Geh nur</hero>, sagte {hero_subj} und tappte mit verschränkten Armen auf {part_def_acc} los.',
          ],
          clever: [
            '{companion} hatte ein Geheimnis weitererzählt. {hero_subj} dachte, in {part_def_dat} brauche man ohnehin nur die Nase, und behielt die Arme verschränkt.',
          ],
          playful: [
            '{companion} hatte ein Geheimnis weitererzählt. {hero_subj} war deshalb eine Robbe ohne Arme und robbte auf {part_def_acc} zu.',
          ],
        },
        fails: ['Wer nichts sieht, braucht Hände. Die Hände steckten unter den Achseln und waren beleidigt.'],
        again: ['{hero_subj} tastete mit dem Kinn weiter. Das Kinn fand etwas Hartes.'],
        refrain: ['Arme zu und Nase voran! Rumms, stieß was an.'],
        turned: ['Arme auf, es kribbelt sehr. Eine Hand kommt her.'],
        noticing: [
          'Die Arme waren eingeschlafen, so fest hielten sie etwas. {hero_subj} wollte wissen, was. Da war nichts mehr, schon eine ganze Weile nicht.',
        ],
        deed: [
          '{hero_subj} machte die Arme auseinander und schüttelte sie, bis es kribbelte. Eine Hand legte {hero_er} an den Rand von {part_def_dat}, die andere hielt {hero_er} {companion} hin.',
        ],
        answer: [
          '{companion} nahm sie. Die eine Hand fühlte, die andere zog nach, ein Stück auf den Schimmer zu.',
        ],
        echo: [
          '<hero>Erzähl das keinem</hero>, flüsterte {hero_subj} und erzählte {companion} etwas. <companion>Wem denn</companion>, flüsterte {companion}. <companion>Es ist ja dunkel.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ging mit verschränkten Armen auf {part_def_acc} los, das Kinn voraus. {companion} hatte etwas verraten, und das Kinn wusste es noch.',
          ],
          warm: [
            '<hero>Ich bin gar nicht böse</hero>, sagte {hero_subj}, und die Arme blieben zu. Mit der Schulter schob {hero_er} sich in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} wollte beweisen, dass man in {part_def_dat} auch ohne Hände zurechtkommt. Die Hände waren gerade mit Bösesein beschäftigt.',
          ],
          playful: [
            '{hero_subj} war ein Paket, mit Schnur und allem. Ein Paket sieht in {part_def_dat} nichts und fällt leicht um.',
          ],
        },
        fails: [
          '<hero>Geht schon</hero>, sagte {hero_subj} und stieß sich die Stirn. Was {companion} verraten hatte, steckte noch unter den Achseln.',
        ],
        again: [
          '{hero_subj} versuchte es rückwärts, damit {companion} das Gesicht nicht sah. Hinten hatte {hero} auch keine Augen.',
        ],
        refrain: ['Arme fest und Lippen zu. Ich bin ich, du bist du.'],
        turned: ['Arme auf und Hand heraus. Wir zwei gehn raus.'],
        noticing: [
          'Die Arme kribbelten. Sie hielten etwas fest, mit aller Kraft, und als {hero_subj} nachsah, war gar nichts mehr darin.',
        ],
        deed: [
          '{hero_subj} ließ die Arme hängen und schüttelte sie aus. Dann suchte eine Hand den Rand von {part_def_dat}, und die andere suchte die Hand von {companion}.',
        ],
        answer: [
          'Mit zwei Händen vorn und zwei dahinter wurde das Dunkle schmaler. Der Schimmer lag genau in der Mitte.',
        ],
        echo: [
          '<companion>Ist es wieder gut?</companion>, fragte {companion}. <hero>Fast</hero>, sagte {hero_subj}. <hero>Du darfst aber noch nicht loslassen.</hero>',
        ],
      },
    ],
  },
  oneSentence: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Über {part_def_acc} schrieb {hero_subj} nur <hero>Alles gut</hero>, mit Punkt, und antwortete von da an jedem, nur einem nicht.',
          ],
          warm: [
            '{hero_subj} wollte wegen {part_def_gen} keinen Streit und schrieb einfach nur noch an die anderen, besonders herzlich.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} beschlossen, die Sache zu übergehen. Übergangen wurde damit vor allem eine Person.',
          ],
          playful: [
            '{hero_subj} schickte um {part_def_acc} herum lauter lustige Sachen, an alle außer einem. Es fiel erst nach dem dritten Bild auf.',
          ],
        },
        fails: ['Ein <hero>Alles gut</hero> mit Punkt versteht jeder, und jeder verstand etwas anderes.'],
        again: [
          '{hero_subj} schrieb nun <hero>Wirklich alles gut.</hero> Danach fragten vier Leute, was los sei.',
        ],
        noticing: [
          '{hero_subj} las alle vierzig Nachrichten noch einmal und wartete, welche wehtat. Es war nur eine. Sie war sieben Wörter lang.',
        ],
        deed: [
          '{hero_subj} ging hin und las die sieben Wörter laut vor. <hero>Die da war es.</hero> Dass die Stimme zitterte, konnten die anderen hören, und {hero_er} ließ sie.',
        ],
        answer: [
          'Die übrigen neununddreißig waren auf einmal nur noch Nachrichten. Auf die eine konnte man antworten, und damit auch auf {part_def_acc}.',
        ],
        echo: [
          'Die Antwort war vier Wörter lang. {hero} hat sie nicht gespeichert, man kann sie auch so behalten.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} redete wegen {part_def_gen} mit jedem, außer mit einem. Kam der herein, war {hero_er} fertig mit Reden.',
          ],
          warm: [
            '{hero_subj} sagte wegen {part_def_gen}, es sei alles gut, und sagte es so oft, bis man danach fragte.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} alles gesammelt, was falsch gewesen war, und kam auf neununddreißig Punkte. Die ersten zwanzig waren unstrittig.',
          ],
          playful: [
            '{hero_subj} sprach über {part_def_acc} nur noch in Sprichwörtern. Alle wussten, gegen wen sie gingen.',
          ],
        },
        fails: ['Auf ein <hero>Was ist denn?</hero> kam von {hero} ein Nichts, jedes Mal ein anderes.'],
        again: ['{hero_subj} sagte noch ein Nichts. Es war das kürzeste.'],
        noticing: [
          '{hero_subj} wollte die neununddreißig aufschreiben, nur für sich. Nach dem ersten tat die Hand nicht mehr weh, beim zweiten fiel {hero_ihm} nichts ein. Es war immer nur der eine Satz gewesen.',
        ],
        deed: [
          '{hero_subj} ging zu dem einen hin. <hero>Du hast gesagt: Das merkt doch sowieso keiner. Das war es. Nur das.</hero> Die Stimme hielt nicht ganz.',
        ],
        answer: [
          'Der andere wusste es sofort. Er sagte einen Satz dazu, und alles Übrige an {part_def_dat} hing schon in der Luft und hatte keinen Haken mehr.',
        ],
        echo: [
          '<companion>Und der Rest?</companion>, fragte {companion}. <hero>Welcher Rest?</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Passt schon</hero>, sagte {hero_subj} {part_def_dat} und redete dann mit allen anderen besonders laut.',
          ],
          warm: [
            '{hero_subj} ließ {part_def_acc} grüßen, über Dritte, und sagte jedem, es sei überhaupt nichts.',
          ],
          clever: [
            '{hero_subj} behandelte {part_def_acc} streng korrekt: jede Frage beantwortet, jedes Mal mit einem Wort.',
          ],
          playful: [
            '{hero_subj} machte an {part_def_dat} vorbei Witze nach links und nach rechts. Links lachte man.',
          ],
        },
        fails: [
          'Gesagt wurde <hero>Alles gut</hero>, und alles, was {hero_subj} danach tat, sagte das Gegenteil.',
        ],
        again: ['<hero>Ich habe doch gesagt, es ist gut</hero>, sagte {hero_subj} eine Spur zu laut.'],
        noticing: [
          'Nachts scrollte {hero_subj} durch vierzig Nachrichten und suchte, was {hero_er} eigentlich übel nahm. Es war eine einzige, sieben Wörter. Alles andere war drumherum.',
        ],
        deed: [
          '{hero_subj} ging hin, las die sieben Wörter vor und sagte: <hero>Die.</hero> Drei andere standen dabei und hörten, wie {hero_ihm} die Stimme rutschte.',
        ],
        answer: [
          'Gegen alles kann keiner etwas sagen. Gegen sieben Wörter schon, und vor {part_def_dat} holte jemand Luft.',
        ],
        echo: [
          '<companion>Sieben Wörter</companion>, sagte {companion} und zählte nach. <companion>Es waren acht.</companion> {hero} musste lachen, und das hatte {hero_er} nicht vorgehabt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} warf im Vorbeigehen eine Bemerkung gegen {part_def_acc}, die wie eine Antwort klang. Gefragt hatte keiner.',
          ],
          warm: ['{hero_subj} richtete {part_def_dat} Grüße aus, durch andere, mit einem Seufzer daran.'],
          clever: [
            '{hero_subj} hatte für {part_def_acc} Gründe, nach Wochen geordnet. Wer das alles beantworten wollte, brauchte Urlaub.',
          ],
          playful: [
            '{hero_subj} sang vor {part_def_dat} laut ein Lied über falsche Katzen. Eine halbe Strophe lang war es fast wie früher.',
          ],
        },
        fails: [
          'Es war auf einmal alles falsch, auch die Frisur. Gegen alles kann man nur zumachen, und {hero_subj} fand noch etwas.',
        ],
        again: ['Die Sache mit dem Rad vom letzten Sommer fiel {hero} auch wieder ein.'],
        noticing: [
          '{hero_subj} bekam einen Schluckauf und musste aufhören. In den Pausen dazwischen war immer derselbe Satz, sieben Wörter, und bei jedem Hick kam er wieder. Das Rad kam nicht vor.',
        ],
        deed: [
          '{hero_subj} stellte sich hin und sagte die sieben Wörter, so, wie sie gefallen waren. <hero>Die tun mir weh. Der Rest ist egal.</hero> Dazwischen hickste {hero_er} zweimal.',
        ],
        answer: [
          'Das hatten alle gehört, mitsamt dem Schluckauf. Sieben Wörter sind klein genug. Vor {part_def_dat} holte jemand Luft, der das lange nicht getan hatte.',
        ],
        echo: [
          '<companion>Das mit dem Rad stimmt aber</companion>, sagte {companion}. <hero>Ja</hero>, sagte {hero_subj}. <hero>Es war aber auch ein schlechtes Rad.</hero>',
        ],
      },
    ],
  },
  visibleSeam: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} änderte das Passwort und machte {part_def_acc} noch einmal allein, nachts. Der andere hatte schon genug verdorben.',
          ],
          warm: [
            '{hero_subj} nahm {part_def_acc} an sich, damit es keinen Streit mehr gab. Das neue Passwort gab {hero_er} niemandem.',
          ],
          clever: [
            '{hero_subj} berechnete, dass {part_def_nom} in drei Nächten allein zu schaffen war. Das Passwort war eine Vorsichtsmaßnahme.',
          ],
          playful: [
            '{hero_subj} gab {part_def_dat} das Passwort Elefant, weil der nichts vergisst, und fing bei null an.',
          ],
        },
        fails: [
          'Was zu zweit gemacht worden war, passte allein nicht zusammen, und {hero_subj} feilte an den falschen Rändern.',
        ],
        again: [
          'In der zweiten Nacht machte {hero_subj} auch noch die Hälfte neu, die in Ordnung gewesen war.',
        ],
        noticing: [
          'Um zwei Uhr früh ging an der ganzen Sache noch ein einziges Stück. {hero_subj} sah nach, wie es hieß. Im Namen standen zwei Kürzel, und das erste war nicht das eigene.',
        ],
        deed: [
          '{hero_subj} gab das Passwort heraus und die verdorbene Hälfte dazu. Den Glanz konnte man vergessen. Die Naht würde jeder sehen.',
        ],
        answer: [
          'Zwei Leute beugten sich über {part_def_acc}, und jeder kannte den Rand, den er selbst gerissen hatte.',
        ],
        echo: [
          'Nach der Naht wurde am häufigsten gefragt. {companion} erklärte sie jedes Mal anders, und {hero} nickte jedes Mal.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm {part_def_acc} mit und schloss die Kammer ab. Was der andere verdorben hatte, machte {hero_er} neu, allein und mit doppelt so viel Kraft.',
          ],
          warm: [
            '{hero_subj} schrieb dem anderen, wegen {part_def_gen} brauche er sich keine Gedanken mehr zu machen. Das Schloss an der Kammer war neu.',
          ],
          clever: [
            '{hero_subj} führte über {part_def_acc} Buch: was {hero_er} selbst gemacht hatte, was der andere verdorben. Die zweite Spalte war länger.',
          ],
          playful: [
            '{hero_subj} hängte ein Schild an die Kammer: Hier wird gezaubert, bitte nicht helfen. Drinnen hielt {part_def_nom} schon beinahe.',
          ],
        },
        fails: ['Wie der andere es gemeint hatte, wusste nur der andere. {hero_subj} riet, mit Kraft.'],
        again: ['In der dritten Nacht riet {hero_subj} noch einmal und nahm den Hammer dazu.'],
        noticing: [
          'Ganz unten in der Kiste lag das Heft, in das sie beide gezeichnet hatten, als noch alles gut war. {hero_subj} blätterte. Auf jeder Seite hatte einer angefangen und der andere weitergemacht, und man sah nicht, wo.',
        ],
        deed: [
          '{hero_subj} ging hinüber und legte den Schlüssel hin. <hero>Die Hälfte hast du kaputt gemacht. Die andere ich, seit Montag. Ohne dich bekomme ich es nicht hin.</hero>',
        ],
        answer: [
          'Sie machten es bei offener Tür, und jeder, der vorbeikam, sah die geflickten Stellen. Zwei davon waren einmal eine gewesen, man sah es {part_def_dat} noch an.',
        ],
        echo: [
          '<companion>Da ist es schief</companion>, sagte {companion}. <hero>Da wechseln wir uns ab</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
