import type { LessonPairs } from '../../schema.ts';

export const acceptingMistakes: LessonPairs = {
  sameBackwards: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Das ist schlecht gemacht</hero>, sagte {hero_subj}, ohne hinzusehen, und schlug {part_def_acc} rechts über links.',
          ],
          warm: [
            '<hero>Armes Ding, wer hat dich so verknotet</hero>, sagte {hero_subj} {part_def_dat} und ordnete es, rechts über links.',
          ],
          clever: [
            '{hero_subj} wusste, wie ein Knoten aufgeht: rechts über links. Bei {part_def_dat} sah {hero_er} deshalb gar nicht erst nach.',
          ],
          playful: [
            '{hero_subj} flocht {part_def_dat} einen Zopf, rechts über links, und summte dazu. Zöpfe gehen schließlich wieder auf.',
          ],
        },
        fails: [
          'Es ging nicht auf. <hero>Falsch gebaut</hero>, sagte {hero_subj} und machte rechts über links noch einmal.',
        ],
        again: [
          '{hero_subj} schimpfte auf die Fabrik und schlug noch ein Rechts über das Links. Welche Fabrik das war, blieb offen.',
        ],
        refrain: ['Rechts über links, rechts über links. Fester ging’s.'],
        turned: ['Rückwärts rechts und rückwärts links. Und langsam ging’s.'],
        noticing: [
          '{hero_subj} ließ los und sah {hero_seine} Hände an. Die lagen noch genauso da wie eben, über Kreuz, die rechte über der linken.',
        ],
        deed: [
          '<hero>Das war ich. Rechts über links.</hero> {hero_subj} machte dieselben Griffe rückwärts, den letzten zuerst.',
        ],
        answer: [
          'Der letzte Griff war der leichteste. Dann kam der vorletzte, und {part_def_nom} ließ ihn gehen.',
        ],
        echo: [
          'Beim Schuhebinden hielt {hero} inne, rechts über links. <companion>Schlecht gemacht?</companion>, fragte {companion}. <hero>Kommt darauf an, was man vorhat.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war unter {part_def_dat} durchgekrochen und oben drüber. <hero>Das war vorher schon so</hero>, sagte {hero_er} und kroch noch einmal.',
          ],
          warm: [
            '<hero>Du Armes, wer hat dich so verdreht?</hero>, sagte {hero_subj} zu {part_def_dat}. Dann drehte {hero_er} es weiter, in dieselbe Richtung, zum Trost.',
          ],
          clever: [
            '{hero_subj} untersuchte, wer {part_def_acc} so zugerichtet hatte. Zur Sicherheit machte {hero_er} dabei alles noch einmal nach.',
          ],
          playful: [
            '{hero_subj} tanzte mit {part_def_dat}, zwei Runden links herum. <hero>Der hat angefangen</hero>, sagte {hero_er} und tanzte noch eine.',
          ],
        },
        fails: [
          'Jede Runde war eine mehr, und alle gingen in dieselbe Richtung. {hero_subj} schimpfte auf den Knoten.',
        ],
        again: ['Noch eine Runde. Jetzt war {hero_subj} auch mit eingewickelt.'],
        refrain: ['Rundherum und rundherum. Dumm, dumm, dumm.'],
        turned: ['Andersrum und andersrum. Bumm, bidibumm.'],
        noticing: [
          '{hero_subj} sah hinunter. Im Staub waren die eigenen Schuhe zu lesen, rundherum, immer nur in eine Richtung. Andere Schuhe gab es da nicht.',
        ],
        deed: [
          '<hero>Das waren meine Füße</hero>, sagte {hero_subj}. Dann ging {hero_er} in den eigenen Spuren zurück, rückwärts, Schuh für Schuh.',
        ],
        answer: ['Bei jedem Schritt zurück gab {part_def_nom} ein bisschen nach. Das Letzte kam als Erstes.'],
        echo: [
          'Auf dem Heimweg ging {hero} ein Stück rückwärts. <companion>Was machst du da?</companion> <hero>Ich übe</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Kaputt</hero>, sagte {hero_subj} und drehte an {part_def_dat}, mit Schwung und über Kreuz.',
          ],
          warm: [
            '{hero_subj} drehte vorsichtig an {part_def_dat}, damit nichts kaputtging, aber leider in die Richtung, die {hero_ihm} näher lag.',
          ],
          clever: [
            '{hero_subj} erklärte, alle solchen Dinge gehen rechtsherum. Also drehte {hero_er} {part_def_acc} rechtsherum, ohne hinzusehen.',
          ],
          playful: [
            '{hero_subj} drehte {part_def_acc} wie einen Leierkasten und sang dazu. Das Lied ging immer rechtsherum.',
          ],
        },
        fails: [
          '<hero>Falsch gebaut</hero>, sagte {hero_subj} und drehte dasselbe Stück weiter in dieselbe Richtung.',
        ],
        again: [
          '{hero_subj} stellte sich breitbeinig hin und drehte mit dem ganzen Bauch. Der Bauch drehte sich, sonst nichts.',
        ],
        refrain: ['Rum und rum und immer rum! Und {part_def_nom} blieb krumm.'],
        turned: ['Zurück und zurück, ein ganzes Stück.'],
        noticing: [
          '{hero_subj} ließ los. Die Hände lagen noch da, wie sie gedreht hatten, rechts über links. So genau hatte {hero_er} sie noch nie angesehen.',
        ],
        deed: [
          '<hero>Das war ich, falsch herum.</hero> Dann drehte {hero} {part_def_acc} zurück, genau so weit, wie {hero_er} vorher gedreht hatte.',
        ],
        answer: [
          'Es knackte an der Stelle, an der es angefangen hatte. Jetzt standen {part_def_nom} und das kleine Ding daneben gleichauf.',
        ],
        echo: [
          '<companion>Und wer hat es falsch gebaut?</companion>, fragte {companion}. <hero>Keiner</hero>, sagte {hero_subj}. <hero>Es war richtig herum. Ich nicht.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} drehte {part_def_acc}, bis es knackte. <hero>Das ist Schrott</hero>, sagte {hero_er} und drehte weiter, in dieselbe Richtung.',
          ],
          warm: [
            '{hero_subj} sagte, {part_def_nom} habe wohl einen schlechten Tag, und half mit einer halben Drehung nach. In dieselbe Richtung wie vorher.',
          ],
          clever: [
            '{hero_subj} hatte an {part_def_dat} schon sieben Vierteldrehungen gemacht. An den Drehungen lag es nicht, denn die waren genau.',
          ],
          playful: [
            '{hero_subj} war ein Kreisel und nahm {part_def_acc} mit. <hero>Wer hat das denn verdreht?</hero>, fragte der Kreisel.',
          ],
        },
        fails: ['Was zu weit gedreht ist, wird vom Weiterdrehen nicht weniger weit. {hero_subj} drehte.'],
        again: ['<hero>Billiges Zeug</hero>, sagte {hero_subj} und nahm beide Hände.'],
        refrain: ['Dreh und dreh und immer rum! Dumm, dumm, dumm.'],
        turned: ['Dreh zurück, so viel wie das. Klick, das passt.'],
        noticing: [
          'Die Hand stand noch da, wo die letzte Drehung aufgehört hatte, ganz verdreht am Arm. So dreht sich keine Hand von allein. {hero_subj} sah ihr zu, wie sie langsam zurückwollte.',
        ],
        deed: [
          '<hero>Das war nicht das Ding</hero>, sagte {hero_subj}. <hero>Das war meine Hand, siebenmal.</hero> Und {hero_er} drehte {part_def_acc} zurück, laut gezählt, eins bis sieben.',
        ],
        answer: ['Bei sieben stand alles wieder da, wo es vor der ersten Dummheit gestanden hatte.'],
        echo: [
          '<companion>Und wenn es acht gewesen wären?</companion>, fragte {companion}. <hero>Dann acht</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  ownTrack: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Wer baut denn so etwas</hero>, schimpfte {hero} und drückte mit einer Hand an {part_def_dat}. Die andere war hinter dem Rücken.',
          ],
          warm: [
            '<hero>Das kommt von der Nässe</hero>, sagte {hero_subj} und strich mit einer Hand über {part_def_acc}. Die andere hielt hinten etwas fest.',
          ],
          clever: [
            '{hero_subj} zählte auf, was alles schuld sein konnte an {part_def_dat}: das Wetter, das Alter, der Leim. Die zweite Hand blieb hinter dem Rücken.',
          ],
          playful: [
            '{hero_subj} war ein Doktor mit einem Arm und horchte an {part_def_dat}. <hero>Ein klarer Fall von schlecht gebaut.</hero>',
          ],
        },
        fails: ['Eine Hand drückte, und die andere hielt hinter dem Rücken das Stück, das fehlte.'],
        again: [
          '{hero_subj} schimpfte jetzt auch auf den Boden. Dabei stampfte {hero_er} auf, und es krümelte.',
        ],
        refrain: ['Der war’s, das war’s, ich nicht! Krümel, knack und bricht.'],
        turned: ['Von mir, von mir, hier ist das Stück. Und alles ging ein Stück zurück.'],
        noticing: [
          'Bis hierher führte eine Spur aus Krümeln. {hero_subj} stellte den Fuß daneben: gleich lang, gleich breit. Die Spur kam von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} nahm die Hand hinter dem Rücken hervor und machte sie auf. <hero>Das ist von mir.</hero> {hero_subj} legte das Stück hin, wo es fehlte.',
        ],
        answer: ['Der Rand vom Stück kannte den Rand von {part_def_dat}.'],
        echo: [
          'Beim Abendessen lag {hero_gen} Hand auf dem Tisch, offen. Sie war es noch nicht gewohnt.',
          '<companion>Wie lange hattest du das schon in der Hand?</companion>, fragte {companion}. <hero>So lange</hero>, sagte {hero_subj} und zeigte die Rillen.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Wer macht denn so etwas Glattes!</hero>, schimpfte {hero} und lief auf {part_def_acc}, einen nassen Fuß nach dem anderen.',
          ],
          warm: [
            '<hero>Das liegt bestimmt am Wetter</hero>, sagte {hero_subj} und trat auf {part_def_acc}. Einen Fuß versteckte {hero_er} beim Stehen hinter dem anderen.',
          ],
          clever: [
            '{hero_subj} untersuchte, warum {part_def_nom} so glatt war, und fand drei Gründe. Die eigene Sohle war nicht dabei.',
          ],
          playful: [
            '{hero_subj} schimpfte auf {part_def_acc} wie ein alter Kutscher und rutschte dabei in den nächsten Satz.',
          ],
        },
        fails: [
          'Immer war der Boden schuld. {hero_subj} trat auf, und wo {hero_er} aufgetreten war, glänzte es.',
        ],
        again: ['<hero>Unverschämt glatt!</hero>, rief {hero_subj} und lief noch eine nasse Runde.'],
        refrain: ['Der war’s, die war’s, ich doch nicht! Platsch, aufs Gesicht.'],
        turned: ['Das ist von mir, wisch, wisch, trocken. Jetzt halten die Socken.'],
        noticing: [
          '{hero_subj} saß und sah sich um. Eine nasse Spur führte bis hierher. {hero_subj} stellte den Fuß daneben. Sie war gleich lang und hatte an der Ferse denselben Knick.',
        ],
        deed: [
          '<hero>Das ist von mir</hero>, sagte {hero_subj}. Mit dem Ärmel rieb {hero_er} die Sohle trocken, bis sie quietschte. Dann setzte {hero_er} sie auf die raue Stelle.',
        ],
        answer: ['Die trockene Sohle blieb, wo sie war. {part_def_nom} war gar nicht gemeint gewesen.'],
        echo: [
          '<companion>Und wer hat jetzt den nassen Ärmel?</companion>, fragte {companion}. <hero>Ich</hero>, sagte {hero_subj}. <hero>Das war auch ich.</hero>',
        ],
      },
    ],
  },
  asItLay: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trat im Vorbeigehen auf etwas Kleines, sagte <hero>Das war {companion}</hero> und redete mit {part_def_dat} vom Wetter.',
          ],
          warm: [
            '{hero_subj} trat auf etwas Kleines, knirsch. <hero>Schönes Wetter heute</hero>, sagte {hero_er} {part_def_dat} und lächelte sehr.',
          ],
          clever: [
            'Etwas Kleines hatte unter dem Fuß geknirscht. {hero_subj} fragte {part_def_acc} schnell, ob es wohl regnen werde, und sah nicht hinunter.',
          ],
          playful: [
            'Knirsch, sagte etwas Kleines unter dem Fuß. {hero_subj} sagte auch knirsch, als wäre es ein Witz, und verbeugte sich vor {part_def_dat}.',
          ],
        },
        fails: [
          '{hero_subj} sprach vom Wetter und zeigte auf {companion}. Und keiner ging auch nur einen Schritt beiseite.',
        ],
        again: [
          '<hero>Es klart auf</hero>, sagte {hero_subj} und wollte vorbei. Knirsch, machte es ein zweites Mal.',
        ],
        refrain: ['Schönes Wetter, schau, schau, schau! Das nahm man hier genau.'],
        turned: ['Hier war’s krumm und hier ist’s grad. Wie es gelegen hat.'],
        noticing: [
          'Der Blick von drüben ging die ganze Zeit an {hero_ihm} vorbei, nach unten. Da lag etwas Kleines schief im Staub. Es hatte den Abdruck von einem Absatz.',
        ],
        deed: [
          '<hero>Da bin ich draufgetreten. Nicht {companion}.</hero> {hero_subj} kniete sich hin und legte es vor {part_def_dat} zurück, genau so, wie es gelegen hatte.',
        ],
        answer: ['{part_rel_nom} sah nach, ob es stimmte. Es stimmte, sogar die Richtung.'],
        echo: [
          '<companion>Wird es regnen?</companion>, fragte {companion}. {hero} sah erst auf den Boden und dann in den Himmel.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war im Vorbeigehen auf etwas getreten. <hero>Das war {companion}</hero>, sagte {hero_er} zu {part_def_dat} und sah in die Luft.',
          ],
          warm: [
            '<hero>Schön habt ihr es hier</hero>, sagte {hero_subj} zu {part_def_dat}. Mit dem Fuß schob {hero_er} etwas hinter sich, das geknirscht hatte.',
          ],
          clever: [
            '{hero_subj} begann mit {part_def_dat} ein Gespräch über das Wetter. Alles andere lag krumm auf dem Boden.',
          ],
          playful: [
            '{hero_subj} pfiff vor {part_def_dat} ein Liedchen, wie einer, der niemals auf etwas tritt.',
          ],
        },
        fails: ['Was krumm lag, blieb krumm, und wer aufpasst, der sieht so etwas. Man stellte sich davor.'],
        again: ['{hero_subj} lobte nun auch noch die Wolken. Es waren keine da.'],
        refrain: ['Ich war’s nicht, die Luft war’s, schau. Das sah man genau.'],
        turned: ['Ich war’s doch, so lag es da. Nun ist es wieder da.'],
        noticing: [
          '{companion} bückte sich schon danach und hatte es gar nicht getan. Auf dem krummen Ding war ein Abdruck, und er war so groß wie der Schuh von {hero}.',
        ],
        deed: [
          '{hero_subj} kniete sich vor {part_def_acc}, ehe {companion} es tun konnte. <hero>Da ist mein Fuß darauf gewesen</hero>, sagte {hero_er} und richtete es wieder hin, wie es gelegen hatte.',
        ],
        answer: [
          'Man sah nach, ob es stimmte. Es stimmte, und da gab es für {part_def_acc} nichts mehr zu bewachen.',
        ],
        echo: [
          '<companion>Deine Schuhe sind eben groß</companion>, sagte {companion}. <hero>Ich sage ihnen Bescheid</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieß im Vorbeigehen etwas um, das neben {part_def_dat} stand, sagte <hero>Das war {companion}</hero> und ging weiter.',
          ],
          warm: [
            '{hero_subj} trat auf etwas Kleines neben {part_def_dat}. <hero>Nichts passiert</hero>, flüsterte {hero_er} allen zu und schob es mit dem Fuß weg.',
          ],
          clever: [
            'Neben {part_def_dat} war etwas umgefallen. {hero_subj} erklärte, dass so etwas von selbst umfällt, und stieg darüber.',
          ],
          playful: [
            'Neben {part_def_dat} machte es knirsch. <hero>Eine Maus</hero>, sagte {hero_subj} sofort. <hero>Eine sehr schwere.</hero>',
          ],
        },
        fails: [
          'Es lag nicht mehr, wie es gelegen hatte. Wer das im Schlaf merkt, der hält den Rest fester, und {hero_subj} redete vom Wetter.',
        ],
        again: ['<hero>Schönes Wetter</hero>, flüsterte {hero_subj} und trat einen Schritt zurück. Knirsch.'],
        refrain: ['Ich war’s nicht, ich war’s nicht, knirsch! Knirsch, knirsch.'],
        turned: ['Das kam da und das kam hier. Das war von mir.'],
        noticing: [
          'Neben den Füßen lag etwas Schiefes, mit dem Abdruck von einem Absatz. {hero_subj} hob den eigenen Fuß. Der Absatz passte.',
        ],
        deed: [
          '<hero>Da bin ich draufgetreten, nicht {companion}</hero>, flüsterte {hero_subj}. Dann kniete {hero_er} sich hin und stellte alles wieder so in die Reihe, wie es gewesen war.',
        ],
        answer: ['Als das Letzte stand, ließ {part_def_nom} im Schlaf die Schultern sinken.'],
        echo: [
          '<companion>Ist noch etwas schief?</companion>, flüsterte {companion}. {hero} sah nach. Es war nur die eigene Mütze.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Es hatte geknirscht. <hero>War ich nicht</hero>, flüsterte {hero_subj} und schob sich an {part_def_acc} heran, als läge da nichts Krummes.',
          ],
          warm: [
            '<hero>Schlaf ruhig weiter</hero>, flüsterte {hero_subj} {part_def_dat} zu und deckte mit dem Fuß etwas zu, das nicht mehr gerade war.',
          ],
          clever: [
            '{hero_subj} überlegte, wer alles darauf getreten sein konnte, und schob dabei an {part_def_dat}. Auf der Liste standen alle außer einem.',
          ],
          playful: [
            '{hero_subj} machte sich leicht wie eine Feder und tat bei {part_def_dat}, als könnten Federn nicht knirschen.',
          ],
        },
        fails: [
          'Die Reihe hatte ein Loch, und das spürt man bis in den Schlaf. Darum wurde alles nur fester gehalten.',
        ],
        again: [
          '{hero_subj} gab {companion} einen vorwurfsvollen Blick. {companion} gab ihn zurück, der Blick passte dort nicht.',
        ],
        refrain: ['Ich war’s nicht, es war schon so. Knirsch, und wo?'],
        turned: ['Das lag hier und das lag da. Nun ist alles da.'],
        noticing: [
          '{hero_subj} hob den Fuß. Auf dem kleinen Ding, das dort lag, war ein Absatz zu sehen, mit allen Rillen.',
        ],
        deed: [
          '<hero>Das war mein Absatz</hero>, flüsterte {hero_subj} {companion} ins Ohr. Dann rückte {hero_er} alles zurecht, Stück für Stück, bis die Reihe wieder eine war.',
        ],
        answer: [
          'Kaum war die Reihe ganz, wurde der Atem tiefer. Um {part_def_acc} herum war auf einmal Platz.',
        ],
        echo: [
          'Zu Hause stellte {hero} die Schuhe hin und sah unter die Sohlen. Man weiß ja nie, was man mitbringt.',
        ],
      },
    ],
  },
  underTheKnees: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Wer stupst denn da immer?</hero>, rief {hero_subj}, trommelte auf {part_def_acc} und sah alle anderen an.',
          ],
          warm: [
            '<hero>Lasst {part_def_acc} doch in Ruhe</hero>, sagte {hero_subj} zu allen. Zwei Finger tippten dabei freundlich weiter.',
          ],
          clever: [
            '{hero_subj} wollte herausfinden, wer hier dauernd störte. Beim Nachdenken klopften die Finger an {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} spielte Detektiv und suchte den, der an {part_def_dat} herumtippte. Die Finger spielten dazu die Detektivmusik.',
          ],
        },
        fails: ['Alle saßen still. Nur zwei Hände nicht, und die gehörten dem, der fragte.'],
        again: ['<hero>Jetzt schon wieder!</hero>, rief {hero_subj} und haute vor Empörung darauf, zweimal.'],
        refrain: ['Wer macht das? Trommel, tupf. Ich nicht. Trommel, tupf.'],
        turned: ['Hände unter beide Knie. Tupfen tun sie nie.'],
        noticing: [
          '{hero_subj} hielt die Luft an, um den Täter zu hören. Tupf, tupf, ging es weiter, ganz nah. Es kam vom Ende der eigenen Arme.',
        ],
        deed: [
          '<hero>Das bin ja ich</hero>, sagte {hero_subj}. {hero_subj} schob beide Hände unter beide Knie und setzte sich fest darauf.',
        ],
        answer: ['{part_def_nom} hatte nun zum ersten Mal eine ganze Minute für sich.'],
        echo: [
          'Unter den Knien war es warm. {hero} ließ die Hände dort, auch als sie längst gedurft hätten.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Wer macht hier so einen Krach?</hero>, rief {hero_subj} gegen {part_def_acc} an und trommelte vor Ärger mit allen Fingern.',
          ],
          warm: [
            '<hero>Seid bitte alle leise</hero>, bat {hero} in {part_def_acc} hinein. Zwei Hände klopften dazu, weil sie nichts zu tun hatten.',
          ],
          clever: [
            '{hero_subj} wollte wissen, was außer {part_def_dat} noch lärmte. Beim Nachdenken klopften die Finger, tock, tock, tock.',
          ],
          playful: [
            '{hero_subj} war der Lärmpolizist und suchte den Lärm, mit Trommelwirbel. {part_def_nom} war schon verhaftet, und der Lärm ging weiter.',
          ],
        },
        fails: [
          '{hero_subj} sah alle anderen an, der Reihe nach. Keiner war es. Und es trommelte und trommelte.',
        ],
        again: [
          '<hero>Ruhe da hinten!</hero>, rief {hero_subj}. Hinten stand keiner. Die Trommel zog um auf ein Hosenbein.',
        ],
        refrain: ['Tock, tock, tock, wer ist denn das? Tock, tock, was?'],
        turned: ['Unters Knie, da sind sie still. Weil es keiner anders will.'],
        noticing: [
          '{hero_subj} drehte sich einmal ganz herum. Etwas lärmte weiter, ganz dicht. Es fing an, wo {hero_seine} Arme aufhörten.',
        ],
        deed: [
          '<hero>Das bin ich</hero>, sagte {hero_subj}. Dann schob {hero_er} beide Hände unter beide Knie und setzte sich darauf.',
        ],
        answer: [
          'Das Tock war fort. Übrig war {part_def_nom}, und zwischen zwei Malen war jetzt eine Lücke.',
        ],
        echo: [
          '<companion>Du darfst deine Hände wieder haben</companion>, sagte {companion}. {hero} nahm erst die eine. Die andere war noch eingeschlafen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hört auf damit!</hero>, rief {hero_subj} gegen {part_def_acc} und stampfte bei jedem Wort mit.',
          ],
          warm: [
            '{hero_subj} bat alle, ein bisschen leiser zu sein, wegen {part_def_gen}. Beim Bitten klapperte {hero_er} mit der Brotdose.',
          ],
          clever: [
            '{hero_subj} wollte herausfinden, woher es außer von {part_def_dat} noch lärmte. Beim Nachdenken klopfte der Fuß.',
          ],
          playful: [
            '{hero_subj} war die Lärmpolizei und hatte eine Pfeife. Die pfiff jedes Mal, wenn {part_def_nom} lärmte. Und sonst auch.',
          ],
        },
        fails: ['Es war zu laut, und {hero_subj} suchte, wer es war. Dabei klapperte es.'],
        again: ['{hero_subj} sah streng in die Runde. Klapper, klapper.'],
        refrain: ['Wer macht klapper, wer macht klick? Guck mal zurück.'],
        turned: ['Ich mach klapper, ich mach klick. Jetzt nicht ein Stück.'],
        noticing: [
          '{hero_subj} hielt sich die Ohren zu. Nun war es still, bis auf ein Klappern. Es kam nicht von draußen. Es kam durch den Arm herein.',
        ],
        deed: [
          '{hero_subj} sah auf die Brotdose in der eigenen Hand. <hero>Das war ich ja</hero>, sagte {hero_er} und stellte sie weit weg. Die Hände setzte {hero_er} unter sich wie zwei Eier.',
        ],
        answer: [
          'Ohne das Klappern war da nur noch {part_def_nom}. Und {part_def_nom} machte zwischendurch eine Pause.',
        ],
        echo: [
          '<companion>Brotdose?</companion>, fragte {companion} am nächsten Tag. <hero>Leer</hero>, sagte {hero_subj} leise.',
        ],
      },
    ],
  },
  whichMessage: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Die App spinnt</hero>, sagte {hero_subj}, löschte die Nachricht über {part_def_acc} auf dem eigenen Handy und fragte, wer so etwas verbreite.',
          ],
          warm: [
            '{hero_subj} schrieb wegen {part_def_gen} allen, wie leid es {hero_ihm} tue, dass jemand so etwas herumschicke.',
          ],
          clever: [
            '{hero_subj} verfolgte, auf welchen Wegen die Sache mit {part_def_dat} herumgekommen war. Den ersten Weg ließ {hero_er} aus.',
          ],
          playful: [
            '{hero_subj} postete zu {part_def_dat} ein Bild von einem Gespenst: der Absender. Es gab Gelächter.',
          ],
        },
        fails: ['{hero_subj} fragte herum, und mit jeder Frage wanderte die Nachricht eine Gruppe weiter.'],
        again: ['{hero_subj} eröffnete eine Umfrage mit vier Verdächtigen. Die vier waren nicht begeistert.'],
        noticing: [
          'Unter der Nachricht stand, wer sie bekommen hatte, eine lange Liste. {hero_subj} las sie von unten nach oben. Ganz oben, um zwölf nach vier, stand {hero_sein} Name.',
        ],
        deed: [
          '{hero_subj} schrieb in dieselbe Gruppe: <hero>Sie kam von mir. Um zwölf nach vier. Ich habe sie weitergeschickt.</hero> Und {hero_er} blieb in der Gruppe und las, was kam.',
        ],
        answer: [
          'Es kam eine Menge, und es war nicht schön. Danach schrieb noch jemand eine Uhrzeit, dann noch jemand, und bei {part_def_dat} wusste man wieder, was woran hing.',
        ],
        echo: [
          '{companion} schickte {hero} am Abend nur eine Uhrzeit: sechs, am Fahrradständer. {hero} war um fünf vor sechs da.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte wegen {part_def_gen} alle zur Rede, die es weitergeschickt hatten. Sich selbst hatte {hero_er} vor dem Zähneputzen gelöscht.',
          ],
          warm: [
            '{hero_subj} schrieb wegen {part_def_gen} an jeden, wie leid es {hero_ihm} tue, dass jemand so etwas tut.',
          ],
          clever: [
            '{hero_subj} zeichnete zu {part_def_dat} einen Stammbaum, wer es von wem hatte. Die Wurzel war ein Fragezeichen in schöner Schrift.',
          ],
          playful: [
            '{hero_subj} setzte wegen {part_def_gen} einen Detektiv ein, mit Schnurrbart aus Schnur. Der Schnurrbart verdächtigte den Drucker.',
          ],
        },
        fails: [
          'Alle suchten den Anfang, und wer am Anfang stand, suchte am lautesten. Das war {hero_subj}.',
        ],
        again: ['Der Drucker hatte ein Alibi. {hero_subj} verdächtigte den Zufall.'],
        noticing: [
          'Es fragte ein kleiner Bruder, was eigentlich los sei. {hero_subj} wollte es ihm erklären, von vorn. Da kam schon im ersten Satz ein Ich vor, und {hero_er} hielt den Mund offen und sagte nichts.',
        ],
        deed: [
          '<hero>Von vorn</hero>, sagte {hero_subj} in die ganze Runde. <hero>Gestern, zwölf nach vier, auf der Mauer vor der Turnhalle. Da habe ich auf Weiterleiten gedrückt.</hero> Dann blieb {hero_er} sitzen und hörte sich alles an.',
        ],
        answer: [
          'Es war viel, und das meiste stimmte. Zwölf nach vier, damit konnte man rechnen, und an {part_def_dat} fand einer nach dem anderen sein eigenes Stück.',
        ],
        echo: [
          'Der kleine Bruder hat es jetzt verstanden. <companion>Und warum hast du gedrückt?</companion>, fragte {companion}. <hero>Weil es so leicht ging</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trat vor {part_def_acc} hin und sagte, die Nachricht müsse ein Fehler der App gewesen sein. Auf {hero_seinem} Handy sei sie jedenfalls nicht.',
          ],
          warm: [
            '{hero_subj} versicherte {part_def_dat}, wie schlimm {hero_er} das alles finde, und bot an, den Schuldigen mitzusuchen.',
          ],
          clever: [
            '{hero_subj} legte {part_def_dat} dar, warum jeder es gewesen sein konnte. Die Rechnung ging bis auf eine Stelle auf.',
          ],
          playful: [
            '{hero_subj} nahm vor {part_def_dat} einen Schluck Wasser und sagte, es sei vergiftet vor lauter Verdacht. Einer lachte kurz.',
          ],
        },
        fails: [
          'Solange der Name fehlte, traute keiner keinem, und {hero_subj} fragte am lautesten nach ihm.',
        ],
        again: [
          '{hero_subj} schlug vor, alle sollten ihre Handys auf den Tisch legen. Das eigene war ja frisch gelöscht.',
        ],
        noticing: [
          'Jemand hielt {hero_ihm} ein Display hin. Da war die Liste derer, die weitergeleitet hatten, und ganz vorn stand {hero_er} selbst, um zwölf nach vier.',
        ],
        deed: [
          '{hero_subj} sagte es in die Runde, mit der Uhrzeit. <hero>Das war ich. Ich habe sie weitergeschickt.</hero> Dann blieb {hero_er} stehen, bis alle fertig waren.',
        ],
        answer: [
          'Es dauerte lange, bis alle fertig waren. {part_def_nom} sagte am Ende nichts mehr und sah zum ersten Mal nicht an {hero_ihm} vorbei.',
        ],
        echo: [
          '{companion} fragte, ob {hero} morgen käme. Es war keine Einladung. Es war eine Frage, und {hero} kam.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte {part_def_dat} ins Gesicht, so etwas schicke man nicht weiter, und sah dabei alle der Reihe nach an.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc}, den Armen nicht zu hart anzufassen, wenn man ihn hatte. Wer es war, fragte {hero_er} lieber nicht.',
          ],
          clever: [
            '{hero_subj} bewies {part_def_dat} mit Uhrzeiten, dass es drei Leute gewesen sein konnten. Die Uhrzeit dreizehn Uhr zwei kam nicht vor.',
          ],
          playful: [
            '{hero_subj} eröffnete vor {part_def_dat} das Gericht, mit einem Kochlöffel als Hammer. Der erste Zeuge, ein Toaster, verweigerte die Aussage.',
          ],
        },
        fails: ['Verdächtigt wurde reihum, und bei jedem hob {hero_subj} die Augenbrauen mit.'],
        again: ['<hero>Einer muss es ja gewesen sein</hero>, sagte {hero_subj}. Da hatte {hero_er} recht.'],
        noticing: [
          'Jemand las die Nachricht laut vor, langsam. Im zweiten Satz kam ein Tippfehler, Sontag mit einem N. {hero_subj} kannte nur einen Menschen, der Sontag so schrieb.',
        ],
        deed: [
          '<hero>Der Fehler ist von mir</hero>, sagte {hero_subj}. <hero>Die Nachricht auch. Dreizehn Uhr zwei, mit einem Stück Pizza in der anderen Hand.</hero> Dann blieb {hero_er} stehen, bis alle etwas dazu gesagt hatten.',
        ],
        answer: [
          'Es sagten alle etwas dazu und manche zweimal. Zum Schluss war {part_def_nom} heiser und zog den Stuhl, der noch frei war, ein Stück vom Tisch ab.',
        ],
        echo: ['Am Abend kam eine Nachricht von {companion}: Bis Sontag.'],
      },
    ],
  },
  beforeTheShow: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} klebte Band über die Stelle an {part_def_dat}, auf die {hero_er} beim Herumalbern getreten war, und sagte, es sei bestimmt der Strom.',
          ],
          warm: [
            '{hero_subj} half allen beim Suchen, so gut {hero_er} konnte. Die Stelle an {part_def_dat}, auf die {hero_er} getreten war, hatte {hero_er} vorher abgedeckt.',
          ],
          clever: [
            '{hero_subj} lenkte den Verdacht an {part_def_dat} vorbei, auf lauter Dinge, die man erst einmal prüfen musste. Zwei davon klangen gut.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_dat} eine Grabrede, damit alle lachten. Worauf {hero_er} am Dienstag getreten war, kam darin nicht vor.',
          ],
        },
        fails: ['{hero_subj} hielt die Taschenlampe und leuchtete mit großer Ausdauer daneben.'],
        again: ['{hero_subj} schlug vor, zuerst alles andere auszutauschen. Das dauerte und dauerte.'],
        noticing: [
          'Jemand prüfte zum dritten Mal das Teil, das völlig in Ordnung war, und bedankte sich bei {hero} fürs Leuchten. Die Lampe wackelte etwas.',
        ],
        deed: [
          '{hero_subj} zog das Band ab, ehe die Leute kamen, und zeigte allen die Stelle. <hero>Ich. Am Dienstag.</hero> Der eigene Auftritt war damit gestrichen.',
        ],
        answer: [
          'Jetzt wussten sie, wie und seit wann. Für {part_def_acc} reichten fünf Minuten und zwei Hände, die nicht mehr raten mussten.',
        ],
        echo: ['Es knisterte den ganzen Abend ein bisschen. {hero} saß hinten und hörte jedes Knistern.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kroch mit der Lampe um {part_def_acc} herum und suchte mit, an den Stellen, an denen bestimmt nichts war.',
          ],
          warm: [
            '{hero_subj} brachte dem, der an {part_def_dat} den Fehler suchte, einen Kakao. Er bedankte sich so herzlich, dass es kaum auszuhalten war.',
          ],
          clever: [
            '{hero_subj} schloss an {part_def_dat} eine Ursache nach der anderen aus. Es blieb eine übrig, und die ließ {hero_er} weg.',
          ],
          playful: [
            '{hero_subj} hielt an {part_def_acc} ein Stethoskop aus einem Gartenschlauch und schüttelte den Kopf wie ein Professor. Der Patient, sagte {hero_er}, sei rätselhaft.',
          ],
        },
        fails: ['Gesucht wurde links und oben. {hero_subj} leuchtete nach links und oben.'],
        again: ['<hero>Ganz rätselhaft</hero>, sagte {hero_subj} noch einmal.'],
        noticing: [
          'Der andere zog zum dritten Mal alles auseinander, wischte jedes Stück ab und legte es auf ein Tuch. Beim dritten Mal entschuldigte er sich bei {hero}, weil es so lange dauerte.',
        ],
        deed: [
          '{hero_subj} knipste die Lampe aus. <hero>Am Dienstag bin ich daraufgetreten, mit dem Absatz, beim Herumhampeln. Hier.</hero> Und legte den Finger auf die Stelle. Die eigene Nummer könne man streichen, sagte {hero_er}.',
        ],
        answer: [
          'Sie wurde gestrichen. Am Dienstag mit dem Absatz, von oben, damit wusste man bei {part_def_dat}, in welche Richtung man biegen musste.',
        ],
        echo: [
          '<companion>Und der Kakao?</companion>, fragte {companion}. <hero>Den hat er mir aufgehoben</hero>, sagte {hero_subj}. <hero>Die Hälfte.</hero>',
        ],
      },
    ],
  },
};
