import type { LessonPairs } from '../../schema.ts';

export const friendship: LessonPairs = {
  moveUpOnePlace: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} saß breitbeinig da und winkte {part_def_acc} heran. <hero>Du darfst kommen, wenn du tust, was ich sage!</hero>',
          ],
          warm: [
            '<hero>Du darfst zu mir</hero>, rief {hero_subj} {part_def_dat} zu, <hero>aber nur, wenn du mich anguckst und lächelst.</hero>',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} drei Regeln vorbereitet, eine davon mit Ausnahmen. Die Beine brauchte {hero_er} zum Aufzählen.',
          ],
          playful: [
            '{hero_subj} war ein König und lag quer über dem ganzen Thron. <hero>Tritt näher</hero>, sagte der König zu {part_def_dat}.',
          ],
        },
        fails: ['Wenn, wenn, wenn, rief {hero_subj}, und für einen zweiten Po war nirgends Platz.'],
        again: [
          '<hero>Gut, dann nur zwei Regeln</hero>, rief {hero_subj} und legte ein Bein dazu, damit man sah, wie bequem es hier war.',
        ],
        refrain: ['Komm, aber nur wenn. Da kam keiner.'],
        turned: ['Rutsch ein Stück und noch ein Stück. Komm, wenn du magst.'],
        noticing: [
          '{hero_subj} sah nach links und sah nach rechts. Links war ein Knie, rechts war ein Ellenbogen, und beide gehörten {hero_ihm}. Voll war es also.',
        ],
        deed: [
          '{hero_subj} rutschte ein Stück, genau einen Platz. {hero_subj} klopfte nicht darauf und rief niemanden. {hero_subj} sah geradeaus.',
        ],
        answer: [
          'Erst passierte nichts. Dann war neben {hero_ihm} ein Schnaufen, und das war {part_def_nom}.',
        ],
        echo: [
          '<companion>Hast du noch einen Platz?</companion>, fragte {companion}. {hero} rutschte. Jetzt hing {hero_er} halb in der Luft und fand, dass es ging.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Du darfst neben mir sitzen, wenn du schnell bist</hero>, rief {hero_subj} {part_def_dat} zu und lag quer über die ganze Bank.',
          ],
          warm: [
            '<hero>Du kannst gern kommen, aber nur, wenn du magst, und wenn du keine Angst hast</hero>, rief {hero_subj} {part_def_dat} zu. Das waren viele Wenn.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} Bedingungen, drei Stück, sehr gerecht. Die Beine lagen dabei auf dem freien Platz.',
          ],
          playful: [
            '{hero_subj} spielte Kutscher. <hero>Alle einsteigen, die eine Karte haben!</hero> Eine Karte hatte {part_def_nom} natürlich nicht.',
          ],
        },
        fails: [
          'Für ein Kommen, das so viel wissen muss, bleibt man lieber weg. {hero_subj} rief noch ein Wenn.',
        ],
        again: ['<hero>Oder wenn du mir zuerst etwas gibst!</hero> Jetzt war es noch eins mehr.'],
        refrain: ['Wenn du das und wenn du dies! Keiner kommt, seht dies.'],
        turned: ['Platz ist da, ich sag nichts mehr. Setz dich her.'],
        noticing: [
          '{hero_subj} taten die Beine weh vom Ausgestrecktsein. {hero_er} sah sie an, von oben bis zu den Schuhen. Sie waren genauso lang wie die Bank. Da hätte ja nicht einmal eine Maus gesessen.',
        ],
        deed: [
          '{hero_subj} zog die Beine an und rutschte ans Ende. Der Platz war jetzt leer, ganz bis zur Mitte. {hero_er} sagte nichts und guckte einem Vogel zu.',
        ],
        answer: [
          'Auf der Bank knarrte es, so leise, wie es bei kleinen Leuten knarrt. {part_def_nom} guckte auch dem Vogel zu.',
        ],
        echo: [
          'Am Abend rückte {hero} im Bett ein Stück. Man konnte ja nie wissen. {companion} fand es sehr bequem.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} machte sich breit und rief {part_def_dat} zu: <hero>Du darfst mitspielen, wenn du da weggehst!</hero>',
          ],
          warm: [
            '<hero>Komm zu uns</hero>, rief {hero_subj} {part_def_dat} zu, die Beine lang über dem ganzen Platz. Es war ernst gemeint.',
          ],
          clever: [
            '{hero_subj} machte {part_def_dat} ein Angebot mit fünf Wenn. Im dritten Wenn kam {hero_er} selber nicht mehr zurecht.',
          ],
          playful: [
            '{hero_subj} spielte Kutsche und war alle vier Fahrgäste. <hero>Einsteigen</hero>, rief {hero_subj} zu {part_def_dat}, aber es war besetzt.',
          ],
        },
        fails: [
          'Bei jedem Wenn wurden {hero_gen} Beine länger und der Platz kürzer.',
          'Bei jedem Wenn wurden die Beine länger und der Platz kürzer.',
        ],
        again: [
          '{hero_subj} rief dasselbe noch einmal mit doppelt so vielen Wenn. Dazu legte {hero_er} sich hin.',
        ],
        refrain: ['Nur wenn du, und nur wenn du! Alles blieb zu.'],
        turned: ['Ein Stück hier, ein Stück da. Und der Platz war da.'],
        noticing: [
          '{hero_subj} sah an sich entlang, vom einen Ellenbogen bis zur Fußspitze. Dort hörte der Platz auf. Wer stand, der musste stehen bleiben.',
        ],
        deed: [
          '{hero_subj} zog die Beine an und rutschte, genau einen Platz weit. Dann sah {hero_er} geradeaus und sagte gar nichts.',
        ],
        answer: [
          'Da stand einer schon den ganzen Tag und hatte immer nur zugesehen. {part_def_nom} kam und setzte sich in die Lücke.',
        ],
        echo: [
          '<hero>Ist da noch frei?</hero>, fragte {hero_subj} am Abend. {companion} rutschte, genau einen Platz.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hier ist besetzt</hero>, sagte {hero_subj} zu {part_def_dat} und legte sich lang hin, quer über den einzigen Sitzplatz. <hero>Höchstens, wenn du mich durchlässt.</hero>',
          ],
          warm: [
            '<hero>Du darfst auch sitzen</hero>, versprach {hero_subj} {part_def_dat}, <hero>sobald du mich durchlässt.</hero> Der Rucksack saß solange schon einmal.',
          ],
          clever: [
            '{hero_subj} rechnete {part_def_dat} vor, wie viel Platz noch frei war, falls man sich einigte. Es war nur so viel, wie {hero} gerade nicht brauchte.',
          ],
          playful: [
            '{hero_subj} war der König, und der Platz war der Thron. Für {part_def_acc} gab es einen Hocker, aber nur aus Luft.',
          ],
        },
        fails: [
          'Alles, was breit war an {hero}, wurde noch breiter. Und stehen bleibt man vor so etwas auch.',
        ],
        again: [
          '{hero_subj} legte nun auch die Mütze neben sich und den Schal daneben. Da saßen schon vier, und es war nur einer.',
        ],
        refrain: ['Alles meins und alles voll. Und keiner findet es toll.'],
        turned: ['Rutsch ein Stück und noch ein Stück. Da kam ein Blick.'],
        noticing: [
          '{hero_subj} sah an sich entlang. Da lag die Mütze und da lag der Schal. Sogar für {companion} war nur noch ein Rand übrig.',
        ],
        deed: [
          '{hero_subj} nahm die Mütze auf den Schoß, und den Schal auch. Dann rückte {hero_er} weiter, genau einen Platz, und sah geradeaus.',
        ],
        answer: [
          'Neben {hero_ihm} war nun ein leerer Fleck, noch ganz warm. Den sah {part_def_nom} und setzte sich hinein.',
        ],
        echo: [
          '<companion>Sitzt da jemand?</companion>, fragte {companion} und zeigte auf die Mütze. <hero>Nein</hero>, sagte {hero_subj}. <hero>Die steht lieber.</hero>',
        ],
      },
    ],
  },
  yourMoveFirst: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} erklärte {part_def_dat} das Spiel. Dann erklärte {hero_er} es lauter, alle neun Regeln.',
          ],
          warm: [
            '<hero>Es macht dir bestimmt Spaß</hero>, sagte {hero_subj} {part_def_dat} und erklärte, bis keine Lücke mehr war.',
          ],
          clever: [
            '{hero_subj} fing bei {part_def_dat} mit der Regel an, die alle anderen erklärt. Die war leider die längste.',
          ],
          playful: [
            '{hero_subj} sang {part_def_dat} die Regeln vor, auf eine selbst erfundene Melodie. Sie hatte elf Strophen.',
          ],
        },
        fails: ['{hero_subj} redete über jede Bewegung hinweg, die von drüben kam.'],
        again: [
          'Nun machte {hero_subj} die Regeln auch noch vor, alle neun auf einmal. Es sah aus wie ein Streit mit einer Wespe.',
        ],
        refrain: ['Regel eins und Regel zwei! Keiner ist dabei.'],
        turned: ['Du einmal, ich einmal. Und dann noch mal.'],
        noticing: [
          'Die Regeln waren alle. Es gab keine zehnte. Da kam von drüben etwas Kleines, immer dasselbe, und jetzt war Platz dafür.',
        ],
        deed: [
          '{hero_subj} machte es zurück, nur das Kleine, nur ein einziges Mal. Dann wartete {hero_er}, was {part_def_nom} als Nächstes tat.',
        ],
        answer: ['{part_rel_nom} stutzte. Endlich war jemand gekommen, der spielen konnte.'],
        echo: [
          '<companion>Wer hat gewonnen?</companion>, fragte {companion}. {hero} machte die kleine Bewegung. {companion} machte sie zurück. Es stand also wieder gleich.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich auf und sagte {part_def_dat} laut, wer fängt und wer läuft und wo daheim ist. Dann sagte {hero_er} es lauter.',
          ],
          warm: [
            '<hero>Es ist ganz leicht</hero>, tröstete {hero_subj} {part_def_acc} und erklärte das Spiel noch einmal, freundlich und ohne Luft zu holen.',
          ],
          clever: [
            '{hero_subj} malte {part_def_dat} die Regeln in die Luft, mit Pfeilen. Bei den Ausnahmen reichte der Arm nicht mehr.',
          ],
          playful: [
            '{hero_subj} spielte {part_def_dat} das ganze Spiel allein vor, mit verteilten Stimmen. Am Ende gewann die linke Hand.',
          ],
        },
        fails: ['Immer wenn von drüben etwas kam, kam von hier schon die nächste Regel.'],
        again: [
          '{hero_subj} fing wieder bei Regel eins an, diesmal auf Zehenspitzen. Das machte sie nicht kürzer.',
        ],
        refrain: ['Hör mir zu und hör mir zu. Doch keiner sagt: und du.'],
        turned: ['Du fängst an, und ich mach mit. Das war ein Schritt.'],
        noticing: [
          'Mitten in Regel sieben musste {hero_subj} niesen. Danach war es ruhig, und in die Ruhe kam von drüben etwas Kleines, immer dasselbe.',
        ],
        deed: [
          '{hero_subj} hielt den Mund und machte das Kleine nach, genau so. <hero>Du fängst an</hero>, sagte {hero_er} und setzte sich hin.',
        ],
        answer: [
          'Drüben hörte alles auf und sah her. Dann kam es wieder, ein bisschen größer: {part_def_nom} war am Zug.',
        ],
        echo: [
          '<companion>Wie heißt das Spiel denn?</companion>, fragte {companion}. <hero>Weiß ich nicht</hero>, sagte {hero_subj}. <hero>Aber ich bin wieder dran.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} erklärte das Spiel, Regel für Regel, und schrie gegen {part_def_acc} an. Bei Regel vier war der Hals rau.',
          ],
          warm: [
            '<hero>Damit du mitspielen kannst</hero>, schrie {hero} in den Lärm von {part_def_dat} und erklärte {companion} alles noch einmal.',
          ],
          clever: [
            '{hero_subj} hatte neun Regeln, und jede musste über {part_def_acc} hinweg. Das ging nur mit Schreien.',
          ],
          playful: [
            '{hero_subj} rief die Regeln gegen {part_def_acc} an wie auf dem Fußballplatz. Regel neun war ein Elfmeter.',
          ],
        },
        fails: ['Wer erklärt, hört nichts. {hero_subj} redete über alles weg, was von drüben kam.'],
        again: [
          '{hero_subj} schrie Regel eins noch einmal und klatschte dazu. Jetzt hörte man nicht einmal mehr das Klatschen.',
        ],
        refrain: ['Regel hier und Regel da! Trara, trara.'],
        turned: ['Einmal tock und still. Und wer noch will.'],
        noticing: [
          'Die Regeln waren alle, und {hero_subj} musste schlucken. In der Lücke tockte etwas. {companion} klopfte mit einem Finger, immer gleich, und wohl schon lange.',
        ],
        deed: [
          '{hero_subj} sagte keine Regel mehr. In die nächste kleine Stille klopfte {hero_er} einmal zurück, nur einmal, und wartete.',
        ],
        answer: [
          '{companion} klopfte. {hero} wartete {part_def_acc} ab und klopfte. Wer wartet, bis er dran ist, der ist dazwischen still.',
        ],
        echo: [
          '{companion} klopfte auf dem Heimweg an eine Laterne, einmal. {hero} klopfte an die nächste. Es waren noch elf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hört zu, ich sag die Regeln</hero>, schrie {hero_subj} gegen {part_def_acc}. Es waren elf, und die zweite war die lauteste.',
          ],
          warm: [
            '{hero_subj} wollte, dass alle gut mitspielen konnten, und erklärte gegen {part_def_acc} alles dreimal. Beim dritten Mal hörte man fast die Hälfte.',
          ],
          clever: [
            '{hero_subj} hatte ein Spiel erfunden, das man gegen {part_def_acc} spielen konnte, mit Punkten. Wer anfing, stand erst in Regel sechs.',
          ],
          playful: [
            '{hero_subj} war der Spielleiter, mit Trichter, und rief durch den Trichter. {part_def_nom} rief durch alles andere.',
          ],
        },
        fails: ['Wer nur erklärt, der fängt nie an. {hero_subj} erklärte das Anfangen.'],
        again: ['<hero>Regel sieben!</hero>, brüllte {hero_subj}. Es war immer noch keiner dran gewesen.'],
        refrain: ['Ich sag, wie’s geht, ich sag, wie’s geht! Keiner versteht.'],
        turned: ['Ein Tock von dir, ein Tock von mir. So spielen wir.'],
        noticing: [
          'Die Regeln waren alle. {hero_subj} setzte sich, und da hörte {hero_er} es: ein Tock, dann nichts, dann wieder ein Tock. Da wartete jemand, schon lange, immer auf das zweite Tock.',
        ],
        deed: [
          '{hero_subj} ließ den Trichter fallen. In die nächste Stille machte {hero_er} ein Tock, mit dem Knöchel, nur eins. Dann war der andere dran.',
        ],
        answer: [
          'Tock, kam es zurück. Weil immer nur einer dran war, war dazwischen Ruhe, sogar bei {part_def_dat}.',
        ],
        echo: [
          'An der Wand neben dem Bett machte es in der Nacht Tock. {hero_subj} machte Tock. Dann schliefen sie beide.',
        ],
      },
    ],
  },
  thirdBand: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt eine Hand fest auf das Band am Handgelenk, das nur für zwei war. Mit der anderen schob {hero_er} {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} redete {part_def_dat} gut zu und schob mit einer Hand. Die andere lag auf dem Band, das nur für zwei war, damit es keiner sah.',
          ],
          clever: [
            '{hero_subj} hatte eine Hand frei, denn die andere bewachte das Band für zwei. Mit der einen schob {hero_er} {part_def_acc}, dort, wo es am wenigsten wog.',
          ],
          playful: [
            '{hero_subj} schob {part_def_acc} mit einem Arm wie ein Pirat mit Haken. Am anderen Arm saß das Band für zwei, und das war der Schatz.',
          ],
        },
        fails: ['Mit einer Hand schiebt man schief. Es wurde mehr ein Puffen.'],
        again: [
          '{hero_subj} nahm nun die Schulter dazu und den Kopf, nur die zweite Hand nicht. Die hatte keine Zeit.',
        ],
        refrain: ['Eine Hand und eine Hand. Nichts rückt von der Wand.'],
        turned: ['Band ab, Band hin. Nun ist es mittendrin.'],
        noticing: [
          'Die Hand über dem Band war ganz steif geworden. {hero_subj} hob sie hoch und sah darunter. Die beiden Enden vom Band waren noch sehr lang.',
        ],
        deed: [
          '{hero_subj} streifte das Band ab. Ganz leise legte {hero_er} es ans Ende der Reihe, zu den Sachen, die hier wohnten.',
        ],
        answer: [
          '{part_def_nom} machte einen Atemzug, der länger war als alle vorher. So atmet man, wenn die Familie vollzählig ist.',
        ],
        echo: [
          '<companion>Da ist ja gar kein Band mehr</companion>, sagte {companion} und sah auf {hero_gen} Arm. <hero>Doch</hero>, sagte {hero_subj}. <hero>Es ist nur länger geworden.</hero>',
          '<companion>Da ist ja gar kein Band mehr am Arm</companion>, sagte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Es ist nur länger geworden.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Ein Arm blieb hinter dem Rücken, der mit dem Band. Mit dem anderen rüttelte {hero_subj} an {part_def_dat}.',
          ],
          warm: [
            '<hero>Das Band gehört {companion} und mir</hero>, flüsterte {hero_subj} und hielt es zu. So ließ sich {part_def_nom} nur mit dem Ellenbogen streicheln.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass man mit einer Hand auskommt. Die andere musste auf das Band aufpassen, während die eine {part_def_acc} schob.',
          ],
          playful: [
            '{hero_subj} war ein Pirat mit nur einem Arm. Der Pirat stupste {part_def_acc} und hielt den anderen Arm im Schatz versteckt.',
          ],
        },
        fails: [
          'Wer beim Schieben etwas versteckt, der schiebt schief. Davon wird man im Schlaf nur schwerer.',
        ],
        again: ['Nun nahm {hero_subj} das Knie dazu und die Nase. Das Band hatte davon nichts gehabt.'],
        refrain: ['Du und ich und mehr sind’s nicht. Und keiner rührte sich.'],
        turned: ['Du und ich, und drei sind mehr. Rück mal her.'],
        noticing: [
          'Der versteckte Arm war eingeschlafen. {hero_subj} sah ihn an, und das Band daran hatte zwei lange Enden, die niemand brauchte.',
        ],
        deed: [
          '{hero_subj} knotete das Band auf. Leise legte {hero_er} es in die Reihe, ganz ans Ende, neben das Letzte.',
        ],
        answer: [
          'Nun gehörte dort etwas dazu, das nach Besuch roch. Im Schlaf atmete {part_def_nom} einmal tief hindurch.',
        ],
        echo: [
          'Auf {hero_seinem} Arm war noch ein heller Streifen. <companion>Der geht weg</companion>, sagte {companion}. <hero>Das andere bleibt</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte ein Band am Handgelenk, nur für zwei, und hielt eine Hand darauf. Mit der anderen drückte {hero_er} {part_def_acc} zusammen.',
          ],
          warm: [
            '{hero_subj} drückte {part_def_acc} sanft zusammen, mit einer Hand. Die andere lag auf dem Band, das nur für zwei war.',
          ],
          clever: [
            '{hero_subj} brauchte für {part_def_acc} eigentlich zwei Hände. Aber eine bewachte das Band für zwei, das ging vor.',
          ],
          playful: [
            '{hero_subj} war ein Einarmiger vom Jahrmarkt und drückte an {part_def_dat}. Unter dem anderen Arm war das Band für zwei, streng geheim.',
          ],
        },
        fails: ['Mit einer Hand passte die eine Seite, und die andere fiel ab.'],
        again: ['{hero_subj} hielt die andere Seite mit dem Kinn. Das Kinn hat keine Finger.'],
        refrain: ['Eine Hand reicht, eine Hand! Und schon lag es im Sand.'],
        turned: ['Band herum und Knoten drauf. Das hört nicht auf.'],
        noticing: [
          'Die Hand über dem Band war steif geworden. {hero_subj} nahm sie weg. Das Band hatte zwei lange Enden, die hatten noch nie etwas gehalten außer ein Handgelenk.',
        ],
        deed: [
          '{hero_subj} zog das Band vom Arm und wickelte es um {part_def_acc}, dort, wo die zwei Kanten passten. Dreimal herum und ein Knoten.',
        ],
        answer: ['Das Band hielt, wie es am Arm gehalten hatte, und jetzt hielt es für drei.'],
        echo: [
          '<companion>Ist der Arm jetzt leer?</companion>, fragte {companion}. {hero} sah nach. Da war noch ein heller Streifen, der blieb bis zum Sommer.',
        ],
      },
    ],
  },
  crookOfAnElbow: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stürmte allein los, auf {part_def_acc} hinaus. <hero>Du guckst von da und klatschst!</hero>',
          ],
          warm: [
            '<hero>Bleib lieber stehen und klatsch</hero>, sagte {hero_subj} und setzte den Fuß auf {part_def_acc}, ganz allein.',
          ],
          clever: [
            '{hero_subj} fand, einer genüge. {companion} bekam die Aufgabe zuzusehen, und {hero_subj} prüfte {part_def_acc} mit der Schuhspitze.',
          ],
          playful: [
            '<hero>Meine Damen und Herren</hero>, rief {hero_subj} und trat auf {part_def_acc}. {companion} war die Damen und die Herren und sollte klatschen.',
          ],
        },
        fails: ['Die Füße gingen nach links und nach rechts, und geklatscht wurde noch nicht.'],
        again: [
          '{hero_subj} nahm Anlauf und fuhr ein großes Stück, nur leider auf dem Bauch. {companion} hob die Hände, ließ sie aber wieder sinken.',
        ],
        refrain: ['Rutsch und plumps, allein, allein. So soll das nicht sein.'],
        turned: ['Arm in Arm, zwei und zwei. Rutschen ist vorbei.'],
        noticing: [
          '{hero_subj} sah von unten zwei Hände. Sie hingen an {companion} herunter und hatten nichts zu tun als zu warten, dass geklatscht wird. Daneben war Platz für noch jemanden.',
        ],
        deed: [
          '{hero_subj} ging einen Schritt zur Seite und machte den Ellenbogen krumm wie einen Henkel. <hero>Diese Seite ist deine.</hero>',
        ],
        answer: [
          '{companion} hakte sich ein. Wenn auf {part_def_dat} einer rutschte, stand der andere gerade auf der rauen Stelle.',
        ],
        echo: ['Eingehakt kamen sie durch keine Tür. Sie versuchten es bei dreien.'],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stemmte sich allein gegen {part_def_acc}. <hero>Guck zu und klatsch, wenn es kippt!</hero>',
          ],
          warm: [
            '<hero>Ruh dich aus, du darfst klatschen</hero>, sagte {hero_subj} und nahm {part_def_acc} ganz auf die eigene Schulter.',
          ],
          clever: [
            '{hero_subj} schob genau in der Mitte von {part_def_dat}, wo man am meisten schiebt. Für einen Zweiten war in der Mitte kein Platz.',
          ],
          playful: [
            '{hero_subj} war die große Nummer im Zirkus und packte {part_def_acc}. {companion} war das Publikum und sollte klatschen.',
          ],
        },
        fails: ['{hero_subj} drückte mit einem Rücken gegen die Mitte, und an beiden Seiten fehlte einer.'],
        again: [
          '{hero_subj} schob nun mit dem Kopf. <hero>Klatschst du schon?</hero>, fragte {hero_er} von unten.',
        ],
        refrain: ['Hau ruck, ganz allein. Nein, nein, nein.'],
        turned: ['Rücken an Rücken, du und ich. Und es rührte sich.'],
        noticing: [
          '{hero_subj} ruhte aus und sah sich um. {companion} hielt die Hände bereit zum Klatschen. Neben {hero} war eine ganze Rückenbreite frei.',
        ],
        deed: [
          '{hero_subj} ging einen Schritt zur Seite und hielt den Arm krumm. <hero>Diese Seite ist deine.</hero> Sie lehnten zwei Rücken an die Kante, die wackelte.',
        ],
        answer: ['{part_def_nom} hatte bis dahin nur mit einem gerechnet.'],
        echo: [
          'Geklatscht hat am Ende doch jemand. Es waren vier Hände, und keiner wusste, wer angefangen hatte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Stell dich da drüben hin und guck</hero>, sagte {hero_subj} zu {companion} und stemmte sich allein gegen {part_def_acc}. Die Ohren wurden rot davon.',
          ],
          warm: [
            '<hero>Du sollst dir nicht wehtun</hero>, sagte {hero_subj}, setzte {companion} auf einen guten Platz und schob {part_def_acc} allein.',
          ],
          clever: [
            '{hero_subj} gab {companion} das Amt, die Zeit zu nehmen. Drücken wollte {hero_er} selbst, und {part_def_nom} war dafür eigentlich berechnet.',
          ],
          playful: [
            '{hero_subj} war der stärkste Mann der Welt, und {companion} war das Publikum. Das Publikum musste hinter der Linie bleiben, wegen {part_def_dat}.',
          ],
        },
        fails: [
          'Ein einzelner Rücken ist für vieles zu schmal. {hero} schob in der Mitte, und links und rechts tat sich nichts.',
        ],
        again: ['{hero_subj} nahm Anlauf, damit es mehr wurde. Es wurde nur lauter.'],
        refrain: ['Guck mir zu, ich schaff das schon! Uff, was für ein Ton.'],
        turned: ['Platz daneben, Arm ist krumm. Da ging es um.'],
        noticing: [
          'Beim Luftholen sah {hero_subj} hinüber. {companion} hatte beide Hände schon zum Klatschen gehoben, und es kam nichts zum Klatschen.',
        ],
        deed: [
          '{hero_subj} rückte zur Seite und hielt einen Ellenbogen hin wie einen Henkel. <hero>Häng dich ein.</hero> So drückten sie an der Kante, die wackelte.',
        ],
        answer: [
          'Zwei Rücken sind doppelt so breit wie einer. Durch {part_def_acc} ging ein kleines Nicken.',
        ],
        echo: ['Nach Hause gingen sie eingehakt. An der Tür mussten sie seitwärts, sonst passte es nicht.'],
      },
    ],
  },
  seatInTheCircle: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} winkte von {hero_seinem} Platz zu {part_def_dat} hinüber: <hero>Setz dich dazu, wenn du die anderen kennst.</hero>',
          ],
          warm: [
            '{hero_subj} sagte zu {part_def_dat}, hier sei jeder willkommen, und drehte sich dann zurück, mit den Knien zuerst.',
          ],
          clever: [
            '{hero_subj} überlegte laut, wie man zwischen {part_def_dat} und den anderen vermitteln könne. Den besten Platz behielt {hero_er} dabei.',
          ],
          playful: [
            '{hero_subj} verteilte scherzhaft Eintrittskarten. {part_def_nom} nahm sogar eine, aber hinter dem Witz war kein Stuhl.',
          ],
        },
        fails: ['Nach jeder Einladung drehte {hero_subj} sich um, und der Kreis war wieder zu.'],
        again: ['<hero>Wirklich, jederzeit</hero>, rief {hero_subj} über die Schulter.'],
        noticing: [
          '{hero_subj} zählte Rücken. Es waren lauter Rücken, {hero_seiner} auch, und ein Paar Schuhe zeigte schon zum Ausgang.',
        ],
        deed: [
          '{hero_subj} stand auf von dem Platz, um den {hero_ihn} alle beneideten, und ging auf die andere Seite. Die Lücke ließ {hero_er} offen.',
        ],
        answer: [
          'Der Platz daneben, der gute, war sofort weg. Aber in der Lücke stand auf einmal Luft, und {part_def_nom} sah sie an.',
        ],
        echo: [
          '{companion} schob {hero} später mit dem Fuß einen Hocker hin. Er wackelte. {hero} blieb den ganzen Abend darauf sitzen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Klar ist hier noch Platz</hero>, sagte {hero_subj} zu {part_def_dat} und ließ die Jacke auf dem Stuhl liegen, die ihn freihielt.',
          ],
          warm: [
            '{hero_subj} brachte {part_def_dat} ein Stück Kuchen hinüber. Dann ging {hero_er} zurück und rückte den eigenen Stuhl wieder dicht heran.',
          ],
          clever: [
            '{hero_subj} gab {part_def_dat} einen Rat: einfach dazusetzen, das mache hier jeder so. Stühle kamen in dem Rat nicht vor.',
          ],
          playful: [
            '{hero_subj} ernannte {part_def_acc} zum Ehrenmitglied, mit Handschlag. Der Ehrenplatz war hinter der Heizung, und es wurde sogar ein wenig gegrinst.',
          ],
        },
        fails: [
          'Jedes Mal, wenn {hero_subj} winkte, winkte es zurück. Nur die Jacke lag weiter auf dem Stuhl.',
        ],
        again: [
          '<hero>Die Jacke kann man doch einfach wegnehmen</hero>, rief {hero_subj}. Das stimmte. Es war ja die eigene.',
        ],
        noticing: [
          'Es zog, und {hero_subj} holte sich die Jacke. Von der Tür aus sah {hero_er} den Tisch, wie man ihn von außen sah: neun Rücken und eine Lehne, auf der nur eine Jacke gesessen hatte.',
        ],
        deed: [
          '{hero_subj} zog die Jacke an und setzte sich ans kalte Ende, mit dem Gesicht zur Tür. Damit waren die beiden besten Plätze leer.',
        ],
        answer: [
          'Den Witz, auf den alle gewartet hatten, erzählten sie nun am anderen Ende. {part_def_nom} verstand ihn auch nicht und sah auf den leeren Stuhl.',
        ],
        echo: [
          '<companion>Hier zieht’s</companion>, sagte {companion} und setzte sich dazu. <hero>Ja</hero>, sagte {hero_subj}. <hero>Aber man sieht, wer kommt.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Komm doch rein</hero>, rief {hero_subj} quer durch den Raum zu {part_def_dat}, und elf Köpfe drehten sich um.',
          ],
          warm: [
            '{hero_subj} rief {part_def_dat} zu, es tue hier keiner was. Dann lachte die Runde über etwas anderes.',
          ],
          clever: [
            '{hero_subj} hatte gelesen, man müsse jemanden wie {part_def_acc} direkt ansprechen. Also tat {hero_er} es, vor allen.',
          ],
          playful: [
            '{hero_subj} machte {part_def_dat} den Empfang eines Stars, mit Handtrompete. Ein Mundwinkel ging hoch, ehe er es bereute.',
          ],
        },
        fails: [
          'Alle sahen hin, und {hero_subj} sah zuerst wieder weg, zurück zur besten Geschichte des Abends.',
        ],
        again: ['<hero>Wir beißen nicht</hero>, rief {hero_subj}. Da sahen auch die Letzten her.'],
        noticing: [
          '{hero_subj} erzählte weiter und hörte dabei sich selbst. Lauter Rücken. Der eigene schloss den Kreis, genau dort, wo jemand hätte hereinkommen können.',
        ],
        deed: [
          '{hero_subj} brach mitten in {hero_seiner} Geschichte ab, stand auf und setzte sich ganz nach außen. Neben {hero_ihm} blieb ein Platz frei, und {hero_er} sah woandershin.',
        ],
        answer: [
          'Die Pointe erzählte jetzt ein anderer und bekam den Lacher. Am Rand raschelte ein Ärmel. Das war {part_def_nom}.',
        ],
        echo: [
          '<companion>Wie ging die Geschichte aus?</companion>, fragte {companion}. <hero>Keine Ahnung</hero>, sagte {hero_subj}. <hero>Ich saß zu weit außen.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Wir haben Platz</hero>, rief {hero_subj} zu {part_def_dat} hinüber, ohne aufzustehen, und alle sahen nach, ob das stimmte.',
          ],
          warm: [
            '{hero_subj} schickte jemanden zu {part_def_dat}, mit einem schönen Gruß und der Frage, ob alles in Ordnung sei. Die Antwort war ein Nicken.',
          ],
          clever: [
            '{hero_subj} erklärte den anderen leise, wie man mit {part_def_dat} umgehen müsse. So leise war es nicht.',
          ],
          playful: [
            '{hero_subj} legte für {part_def_acc} ein Kissen hin, mit Namensschild, genau in die Mitte. Fast hätte jemand gelacht, der sonst nicht lachte.',
          ],
        },
        fails: [
          'Das Kissen der Aufmerksamkeit, das war der Platz, den {hero_subj} anzubieten hatte. Darauf setzt sich keiner freiwillig.',
        ],
        again: ['{hero_subj} klopfte mit der flachen Hand neben sich. Dort saß schon einer.'],
        noticing: [
          'Es wurde kühl, und alle rückten zusammen, {hero_subj} auch. Danach sah {hero_er} auf: Von außen war da jetzt nur noch ein Ring aus Jacken. An der Stelle, wo man hätte hereinkommen können, war die eigene.',
        ],
        deed: [
          '{hero_subj} stand auf, ließ die Wärme los und ging mit dem Becher hinüber. Drei Schritte vor dem Rand setzte {hero_er} sich hin, seitwärts, und trank.',
        ],
        answer: [
          'Das Loch im Ring war nach zwei Atemzügen zu. {part_def_nom} sah auf den Becher, und der Becher dampfte.',
        ],
        echo: [
          '<companion>War dir nicht kalt?</companion>, fragte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Aber da drüben ist der Mond.</hero>',
        ],
      },
    ],
  },
  inJokeOutLoud: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} antwortete {part_def_dat} mit dem alten Witz, über den immer alle lachten. Zwei lachten.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} einbeziehen und sagte den Witz einfach öfter. Irgendwann, dachte {hero_er}, gehört man dann dazu.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, dass der Witz nicht erklärt werden könne. Das war der einzige klare Satz.',
          ],
          playful: [
            '{hero_subj} machte aus der Antwort für {part_def_acc} gleich drei Anspielungen. Eine kam fast an.',
          ],
        },
        fails: ['{hero_subj} hielt das Handy so, dass immer dieselben zwei hineinsahen.'],
        again: [
          '<hero>Das muss man gesehen haben</hero>, sagte {hero_subj} und zeigte es noch einmal denselben zweien.',
        ],
        noticing: [
          'Das Lachen von der einen Seite kam jedes Mal eine halbe Sekunde zu spät. {hero_subj} las den Witz mit fremden Augen. Es stand eigentlich nichts da.',
        ],
        deed: [
          '{hero_subj} drehte das Handy um und erzählte {part_def_dat} die Sache von vorn. Es ging um {hero_ihn}, eine Turnhose und eine Tür, und peinlich war es noch immer.',
        ],
        answer: [
          'Die zwei anderen hatten das nie so genau wissen wollen. {part_def_nom} fragte nach, und zwar nach der Tür.',
        ],
        echo: [
          'Der Witz hat jetzt einen Anfang. {companion} erzählt ihn am besten und lässt die Tür zweimal zufallen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Siebenundzwanzig</hero>, sagte {hero_subj} zu {part_def_dat}, und zwei andere krümmten sich. Warum siebenundzwanzig, das wussten genau diese zwei.',
          ],
          warm: [
            '{hero_subj} sang {part_def_dat} das Lied von der Klassenfahrt vor, damit es heimelig wurde. Beim Refrain sangen alle mit, die dabei gewesen waren.',
          ],
          clever: [
            '{hero_subj} sprach mit {part_def_dat} in Abkürzungen. Sie waren sehr praktisch, wenn man das Jahr kannte, aus dem sie stammten.',
          ],
          playful: [
            '{hero_subj} machte vor {part_def_dat} das Gesicht vom Hausmeister, das berühmte. Es war ein gutes Gesicht, und in der zweiten Reihe lachte man aus Vorsicht mit.',
          ],
        },
        fails: ['Auf jede Frage kam von {hero} eine Zahl, ein Reim oder ein Gesicht.'],
        again: ['<hero>Ihr wisst schon</hero>, sagte {hero_subj}. Zwei wussten.'],
        noticing: [
          '{hero_subj} wiederholte den Reim und hörte ihm dabei zu. Es kam ein Kühlschrank darin vor, ein Onkel und die Zahl. Wer nicht dabei gewesen war, hörte Küche.',
        ],
        deed: [
          '{hero_subj} drehte sich von den zweien weg und fing für {part_def_acc} ganz vorn an: Nachts, Kühlschrank, Schlafanzug, und wer darin stecken geblieben war. Es dauerte, und der Schlafanzug war der eigene.',
        ],
        answer: [
          'Die zwei sahen an die Decke, so genau hatten sie es nicht mehr wissen wollen. Von {part_def_dat} kam eine Frage, und zwar eine gute: Warum mit Helm?',
        ],
        echo: [
          'Siebenundzwanzig war die Zahl der Joghurts. {companion} sagt sie seitdem, wenn etwas wirklich viel ist.',
        ],
      },
    ],
  },
};
