import type { LessonPairs } from '../../schema.ts';

export const courage: LessonPairs = {
  aStepAsLongAsAShoe: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Leicht</hero>, sagte {hero_subj}, pfiff und rannte mit geschlossenen Augen auf {part_def_acc} los.',
          ],
          warm: [
            '<hero>Mir macht das nichts</hero>, sagte {hero_subj} zu {companion}, kniff die Augen zu und nahm {part_def_acc} im Laufschritt.',
          ],
          clever: [
            '{hero_subj} hatte sich überlegt, dass man Angst überholen kann, wenn man schnell ist. Mit zugekniffenen Augen rannte {hero_er} auf {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} pfiff ein Wanderlied und lief los, die Augen fest zu. Der Refrain endete auf {part_def_dat}.',
          ],
        },
        fails: ['Wer mit geschlossenen Augen rennt, tritt überallhin, bloß nicht dahin, wo es hält.'],
        again: [
          '<hero>Ganz leicht</hero>, sagte {hero_subj}, diesmal von unten, und rannte wieder. Das Pfeifen war nur noch Luft.',
        ],
        refrain: ['Pfeif und renn und renn und pfeif. Rutsch, wie auf Seif.'],
        turned: ['Tapp, und steh. Tapp, und steh. So geht’s, ich seh.'],
        noticing: [
          'Die Beine blieben von selber stehen. {hero_subj} machte die Augen auf und sah hinunter. Da zitterten zwei Knie über zwei ganz gewöhnlichen Füßen.',
        ],
        deed: [
          '<hero>Ich habe Angst</hero>, sagte {hero_subj}. Dann setzte {hero_er} einen Fuß flach auf die raue Stelle. Ein Fuß weit, mehr nicht.',
        ],
        answer: ['Der Fuß blieb, wo er war. {part_def_nom} hatte mit so kleinen Schritten nicht gerechnet.'],
        echo: [
          '<companion>Hast du noch Angst?</companion>, fragte {companion}. {hero} sah nach. <hero>Ein bisschen. Sie ist mitgekommen.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Angst hab ich keine</hero>, sagte {hero_subj} sehr laut, machte die Augen zu und sprang auf {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} wollte, dass keiner sich sorgt, und lachte. Mit zugekniffenen Augen machte {hero_er} einen Riesenschritt auf {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} hatte sich überlegt, dass große Schritte weniger sind. Mit geschlossenen Augen nahm {hero_er} {part_def_acc} in einem einzigen.',
          ],
          playful: [
            '{hero_subj} war ein Storch mit einem Tuch vor den Augen. Der Storch stakste weit hinaus auf {part_def_acc}.',
          ],
        },
        fails: [
          'Ein Riesenschritt ist lang, und in der Mitte hält ihn keiner. {hero_subj} saß, ehe die Augen aufgingen.',
        ],
        again: ['{hero_subj} nahm einen noch größeren. Diesmal saß zuerst der Kopf.'],
        refrain: ['Augen zu und Riesenschritt. Keiner kommt mit.'],
        turned: ['Augen auf und Schuh an Schuh. Immerzu.'],
        noticing: [
          'Es klapperte, und das waren die eigenen Zähne. {hero_subj} hörte ihnen eine Weile zu. Dann gingen die Augen auf und suchten den Boden ab, Fleck für Fleck.',
        ],
        deed: [
          '<hero>Mir klappern die Zähne</hero>, sagte {hero_subj}. Dann stellte {hero_er} die Ferse vor die Zehen, auf den rauen Fleck. Es war ein Schritt, so lang wie ein Schuh.',
        ],
        answer: [
          'Die Zähne klapperten weiter, aber der Fuß blieb. Mit so wenig Schritt wusste {part_def_nom} nichts anzufangen.',
        ],
        echo: [
          'Ins Bett waren es von der Tür zwölf Schuhe. {companion} maß nach und kam auf elf und einen Zeh.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Leicht</hero>, sagte {hero_subj}, pfiff und stürmte mit zugekniffenen Augen auf {part_def_acc} los.',
          ],
          warm: [
            '<hero>Ich fürchte mich nicht, dann musst du auch nicht</hero>, sagte {hero_subj} zu {companion}. Mit geschlossenen Augen lief {hero_er} auf {part_def_acc} zu.',
          ],
          clever: [
            '{hero_subj} überlegte, dass es in {part_def_dat} mit offenen Augen auch nicht heller ist. Also machte {hero_er} sie zu und lief.',
          ],
          playful: [
            '{hero_subj} pfiff wie ein Zug und fuhr mit geschlossenen Augen auf {part_def_acc} zu. Der Zug hielt früher als geplant.',
          ],
        },
        fails: ['Wer mit geschlossenen Augen rennt, für den ist es überall schwarz.'],
        again: [
          '<hero>Ganz leicht</hero>, sagte {hero_subj} und rannte wieder. Das Pfeifen hatte jetzt ein Loch.',
        ],
        refrain: ['Pfeif und renn und Augen zu! Huh, huh.'],
        turned: ['Tapp, und schau. Und tapp, und grau.'],
        noticing: [
          'Die Beine blieben von selbst stehen. {hero_subj} sah hinunter. Da waren zwei Knie, die zitterten, und darunter zwei ganz gewöhnliche Füße.',
        ],
        deed: [
          '<hero>Ich habe Angst</hero>, sagte {hero_subj}. Dann setzte {hero_er} einen Fuß flach auf den Boden, einen Fuß weit, mit offenen Augen.',
        ],
        answer: ['Einen Fuß weiter war {part_def_nom} einen Fuß weniger schwarz.'],
        echo: [
          'Am Abend ging {hero} zum Bett, einen Fuß nach dem anderen. Es waren vierzehn. Die Angst ging bis zwölf mit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Da ist doch gar nichts</hero>, rief {hero_subj}, kniff die Augen zu und lief in {part_def_acc} hinein.',
          ],
          warm: [
            '<hero>Hab keine Angst</hero>, sagte {hero_subj} zu {companion} und lief los, die Augen fest zu. An {part_def_dat} stieß {hero_er} sich dann das Knie.',
          ],
          clever: [
            '{hero_subj} hatte sich ausgerechnet, dass Dunkles kürzer dauert, wenn man rennt. In {part_def_dat} rechnete {hero_er} mit der Stirn weiter.',
          ],
          playful: [
            '{hero_subj} war eine Fledermaus und rief Piep. Fledermäuse sehen in {part_def_dat} mit den Ohren, und {hero} sah gar nichts.',
          ],
        },
        fails: ['Mit zugekniffenen Augen nimmt man das Dunkle überallhin mit.'],
        again: [
          '{hero_subj} rannte noch einmal, und diesmal sang {hero_er} dazu. Das Lied blieb an der Wand hängen.',
        ],
        refrain: ['Augen zu und hui und hopp. Und dann kommt stopp.'],
        turned: ['Augen auf und einen Fuß. Mehr kein Muss.'],
        noticing: [
          'Ein Fuß war stehen geblieben, und der andere wollte nicht allein weiter. {hero_subj} machte die Augen auf. Unten standen zwei Füße wie immer, bloß die Knie darüber klapperten.',
        ],
        deed: [
          '<hero>Ich traue mich nur ein Stück</hero>, sagte {hero_subj} laut. Dann setzte {hero_er} einen Fuß hin, flach, gleich an den Rand von {part_def_dat}.',
        ],
        answer: [
          'Nach dem einen Fuß konnte man warten. Das Schwarze wurde dabei dünner, zum Schimmer hin zuerst.',
        ],
        echo: [
          '<companion>Wie viele Füße waren es?</companion>, fragte {companion}. <hero>Immer nur einer</hero>, sagte {hero_subj}. <hero>Das war ja das Gute.</hero>',
        ],
      },
    ],
  },
  theHandThatShakes: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Ich brauche keine Hand</hero>, sagte {hero_subj} und zog die Ärmel über beide Hände. So sprang {hero_er} an {part_def_acc}.',
          ],
          warm: [
            '<hero>Kümmer dich nicht um mich</hero>, sagte {hero_subj} und versteckte zwei zitternde Hände in den Ärmeln. Dann ging es an {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} fand heraus, dass man es nicht sieht, wenn man es in die Ärmel steckt. An {part_def_dat} hinauf ging es nun mit Ellenbogen.',
          ],
          playful: [
            '{hero_subj} hatte heute keine Hände, nur Flossen, und die steckten im Ärmel. Ein Seehund kletterte an {part_def_dat} hoch.',
          ],
        },
        fails: ['Ärmel halten sich nicht fest. Sie rutschen, und was drinsteckt, rutscht mit.'],
        again: [
          '{hero_subj} zog die Ärmel noch länger und versuchte es mit dem Kinn. Das Kinn zitterte auch.',
        ],
        refrain: ['Ärmel lang, Ärmel zu. Runter, und das im Nu.'],
        turned: ['Ärmel hoch und Hand heraus. Und keiner macht sich was draus.'],
        noticing: [
          'Jetzt zitterten sogar die Ärmel. Jeder konnte es sehen. {companion} betrachtete sehr freundlich einen leeren Fleck in der Luft.',
        ],
        deed: [
          '{hero_subj} schob einen Ärmel zurück. Die Hand zitterte, und {hero_er} hielt sie hin, ganz niedrig, und ließ sie da.',
        ],
        answer: [
          '{companion} nahm sie. Ein Fuß fand unten an {part_def_dat} den Halt, und zwei Hände zitterten ein wenig weniger als eine.',
        ],
        echo: [
          '<companion>Deine Hand hat gewackelt wie ein Pudding</companion>, sagte {companion}. <hero>Deine auch</hero>, sagte {hero_subj}. <companion>Ich weiß. Ich war der Teller.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Ich habe keine Angst</hero>, sagte {hero_subj}, die Hände tief in den Ärmeln. Mit den leeren Ärmelenden winkte {hero_er} {part_def_acc} heran.',
          ],
          warm: [
            '<hero>Du musst keine Angst haben, ich hab auch keine</hero>, sagte {hero_subj} {part_def_dat}. Beide Hände waren in den Ärmeln versteckt.',
          ],
          clever: [
            '{hero_subj} wusste, dass man Angst riechen kann. Darum steckten die Hände tief in den Ärmeln, als {hero_er} auf {part_def_acc} zuging.',
          ],
          playful: [
            '{hero_subj} ließ die Ärmelenden tanzen wie zwei Gespenster, gleich vor {part_def_dat}. So sah man nicht, dass die Hände zitterten.',
          ],
        },
        fails: ['Zwei Ärmel ohne Hände, das ist für niemanden ein Trost.'],
        again: [
          '{hero_subj} ging noch näher heran und sagte sehr laut, dass hier keiner zittert. Die Ärmel flatterten dabei.',
        ],
        refrain: ['Schlotter, flatter, Hände weg! Und zurück in das Versteck.'],
        turned: ['Hand heraus, sie zittert sacht. Und keiner hat gelacht.'],
        noticing: [
          'Die Ärmel zitterten jetzt von ganz allein. Man sah es bis zum Ellenbogen. {companion} betrachtete sehr freundlich ein Stück Luft.',
        ],
        deed: [
          '{hero_subj} schob einen Ärmel hoch und legte die Hand hin, offen und ganz niedrig. Die Hand zitterte und blieb liegen.',
        ],
        answer: [
          'Noch jemand hier zitterte. Das sah {part_def_nom} und kam ein Stück, um die andere Zitterhand anzusehen.',
        ],
        echo: [
          '{companion} hatte nichts gesagt, nicht einmal zu dem Ärmel. Der war jetzt einen Finger länger als der andere.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mir macht das nichts</hero>, sagte {hero_subj} und steckte beide Hände in die Hosentaschen. Mit dem Kinn winkte {hero_er} {part_def_acc} heraus.',
          ],
          warm: [
            '<hero>Komm ruhig, ich bin ja da</hero>, sagte {hero_subj} zu {part_def_dat}, die Hände hinter dem Rücken versteckt. Dort flatterten sie.',
          ],
          clever: [
            '{hero_subj} hatte gelesen, dass man Zittern nicht sieht, wenn man die Arme verschränkt. So stand {hero_er} vor {part_def_dat} wie ein Schrank.',
          ],
          playful: [
            '{hero_subj} war eine Vogelscheuche, mit langen Ärmeln und ohne Hände. Vor Vogelscheuchen kommt keiner heraus, auch {part_def_nom} nicht.',
          ],
        },
        fails: ['Wer die Hände versteckt, kann alles darin haben. Darum kam hier niemand näher.'],
        again: ['{hero_subj} lachte laut, damit man das Zittern nicht hörte. Das Lachen zitterte.'],
        refrain: ['Hände weg und Lachen an. Keiner kam heran.'],
        turned: ['Hand heraus, sie wackelt noch. Komm doch.'],
        noticing: [
          'Nun wackelten schon die Taschen. {companion} sah sehr freundlich in eine andere Richtung, und das war noch schlimmer.',
        ],
        deed: [
          '{hero_subj} holte eine Hand heraus und legte sie vor sich auf den Boden, offen. Sie zitterte wie ein Blatt, und {hero_er} ließ sie.',
        ],
        answer: [
          'Das kannte man drüben, dieses Zittern. Etwas schob sich heran, bis neben die Hand, und zitterte im gleichen Takt: Es war {part_def_nom}.',
        ],
        echo: [
          '<companion>Zittert sie noch?</companion>, fragte {companion}. {hero} hielt sie hoch. <hero>Nur der kleine Finger. Der merkt es immer als Letzter.</hero>',
        ],
      },
    ],
  },
  oneFingerEyesOpen: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drehte das Gesicht weg und stieß den Arm in {part_def_acc}, so weit weg vom Rest wie möglich.',
          ],
          warm: [
            '<hero>Keine Sorge</hero>, sagte {hero_subj} mit zugekniffenen Augen und stocherte mit langem Arm in {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte die Augen zu, denn was man nicht sieht, sieht einen auch nicht. Der Arm ging tief in {part_def_acc} hinein.',
          ],
          playful: [
            '{hero_subj} hielt sich die Augen zu und fütterte {part_def_acc} mit einem Arm wie ein Löwenbändiger. Beinahe biss nichts.',
          ],
        },
        fails: ['Ein Arm ohne Augen stochert, wo er gerade hinkommt.'],
        again: [
          '{hero_subj} kniff nun auch noch den Mund zu und stach schneller. Es wurde ein Loch in die Luft.',
        ],
        refrain: ['Augen zu und stocher, stoß. Und es war nichts los.'],
        turned: ['Augen auf und Finger dran. Rundherum, so weit man kann.'],
        noticing: [
          'Hinter den Lidern wuchs es und bekam Zähne. {hero_subj} machte ein Auge auf, nur einen Strich breit. Da war es kleiner.',
        ],
        deed: [
          '{hero_subj} machte auch das andere Auge auf und sah {part_def_acc} gerade an. Dann legte {hero_er} einen Finger auf den Rand.',
        ],
        answer: ['Der Finger ging am Rand entlang, bis es unter ihm breiter wurde. Zähne waren da keine.'],
        echo: [
          'Vor dem Einschlafen sah {hero} unters Bett, mit beiden Augen. Es war eine Socke.',
          '<hero>Es hatte Zähne</hero>, sagte {hero_subj}. <companion>Wie viele?</companion> <hero>Mit Augen zu: hundert.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sah zur Seite und stieß die Faust in {part_def_acc}. Was man nicht ansieht, das beißt vielleicht nicht.',
          ],
          warm: [
            '<hero>Ich fasse für dich hinein</hero>, sagte {hero_subj} zu {companion}. Die Augen machte {hero_er} dabei zu und den Arm sehr lang, so fuhr er in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} fand, sehen müsse man nicht, wenn man fühlen könne. Also fühlte {hero_er} in {part_def_dat} herum und zog die Hand jedes Mal gleich zurück.',
          ],
          playful: [
            '{hero_subj} war der Zahnarzt und {part_def_nom} ein großes Maul. Der Zahnarzt hatte mehr Angst als der Patient.',
          ],
        },
        fails: ['Blind gestochert ist daneben gestochert. Und jedes Daneben schob etwas tiefer hinein.'],
        again: [
          '{hero_subj} nahm einen längeren Arm, nämlich einen mit Ärmel darüber. Nun stocherte der Ärmel.',
        ],
        refrain: ['Guck nicht hin und stich hinein. Da muss was sein.'],
        turned: ['Guck nur hin, ganz rundherum. Es ist nur krumm.'],
        noticing: [
          'Hinter den Lidern hatte es Zähne, und es wurden mehr. {hero_subj} machte ein Auge auf, nur einen Strich. Da hatte es keine.',
        ],
        deed: [
          '{hero_subj} machte auch das andere Auge auf. Dann legte {hero_er} die Fingerspitze an den Rand von {part_def_dat} und fuhr ihn ab, langsam, mit den Augen hinterher.',
        ],
        answer: ['An einer Stelle wurde der Rand weit und freundlich. Dort blieb der Finger stehen.'],
        echo: [
          '<companion>Hat es gebissen?</companion>, fragte {companion}. {hero} zeigte alle Finger. <hero>Es hat gestaubt.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drehte den Kopf weg, kniff die Augen zu und boxte mit langem Arm gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Gleich ist es vorbei</hero>, sagte {hero_subj} mit geschlossenen Augen zu {part_def_dat} und ruckelte blind drauflos.',
          ],
          clever: [
            '{hero_subj} stand so weit wie möglich weg und angelte mit geschlossenen Augen nach {part_def_dat}. Sicher ist sicher.',
          ],
          playful: [
            '{hero_subj} spielte Blindekuh gegen {part_def_acc}. Nach dem dritten Treffer klapperte es schon.',
          ],
        },
        fails: ['Die Hand stieß überall hin, und hinsehen wollte {hero_subj} nicht.'],
        again: [
          '{hero_subj} nahm den anderen Arm, der war ausgeruht. Die Augen kniff {hero_er} dafür doppelt zu.',
        ],
        refrain: ['Augen zu und bumm und bamm. Und {part_def_nom} blieb stramm.'],
        turned: ['Augen auf, ein Finger ruht. {part_def_nom} war auf der Hut.'],
        noticing: [
          'Hinter den Lidern wurde {part_def_nom} so groß wie ein Haus. {hero_subj} blinzelte mit einem Auge. Da war {part_er} wieder so groß wie vorher.',
        ],
        deed: [
          '{hero_subj} machte auch das zweite Auge auf und sah genau hin. Dann legte {hero_er} einen Finger auf {part_def_acc}, ganz ruhig.',
        ],
        answer: [
          'Unter dem Finger war es kühl und gar nicht böse. Gleich daneben sah man jetzt, was dazugehörte.',
        ],
        echo: [
          '{companion} fragte, wie groß es denn gewesen sei. {hero} breitete die Arme aus, überlegte und schob sie wieder zusammen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} machte die Augen ganz fest zu und trat mit dem Fuß gegen {part_def_acc}. Einmal. Und dann weit weglaufen.',
          ],
          warm: [
            '{hero_subj} hielt {companion} die Augen zu und sich selber auch. So suchten sie mit dem Knie nach {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte sich gemerkt, wo {part_def_nom} war, und stach blind dorthin, mit einem Ast. Gemerkt hatte {hero_er} sich die andere Seite.',
          ],
          playful: [
            '{hero_subj} war ein Maulwurf, und Maulwürfe gucken nicht. Der Maulwurf stocherte an {part_def_dat}.',
          ],
        },
        fails: [
          'Was man nicht ansieht, wird im Kopf immer dicker. {hero_subj} stocherte nach etwas Riesigem.',
        ],
        again: ['Noch ein Stich, noch weiter weg. Er traf einen Pilz.'],
        refrain: ['Guck nicht hin und stocher zu! Huh, huh.'],
        turned: ['Guck nur hin, ganz nah heran. Finger dran.'],
        noticing: [
          'Der Ast brach ab. Da musste {hero_subj} ein Auge aufmachen, wenigstens halb, um einen neuen zu suchen. Mit dem halben Auge sah {hero_er} {part_def_acc}. So groß war das gar nicht.',
        ],
        deed: [
          '{hero_subj} machte beide Augen auf und ging ganz nah heran. Der Finger kam auf {part_def_acc}. Er zitterte, aber er blieb da.',
        ],
        answer: ['Unter dem Finger war es nur kühl. Von so nah sah man auch, was gleich daneben war.'],
        echo: [
          'Am Abend sah {hero_subj} unter das Bett, mit beiden Augen. Da war eine Socke. <hero>Ach, du</hero>, sagte {hero_er}.',
        ],
      },
    ],
  },
  tenBreathsStaying: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt sich die Ohren zu, rannte schreiend bis zu {part_def_dat} und wieder zurück.',
          ],
          warm: [
            '<hero>Ich gucke, ob es dir auch zu laut ist</hero>, schrie {hero} mit zugehaltenen Ohren. Vor {part_def_dat} ging es hin und her.',
          ],
          clever: [
            '{hero_subj} hatte berechnet, dass man es mit zugehaltenen Ohren drei Schritte lang aushält. {part_def_nom} war vier Schritte weit weg.',
          ],
          playful: [
            '{hero_subj} schrie wie eine Feuerwehr, die Hände an den Ohren, sauste auf {part_def_acc} los und wieder davon.',
          ],
        },
        fails: ['Zum Lärm von drüben kam nun der Lärm von hier, und er kam immer wieder.'],
        again: [
          '{hero_subj} drückte die Ohren zu, bis es darin rauschte wie im Meer, und schrie gegen das Meer an.',
        ],
        refrain: ['Ohren zu und Aah und weg! Das hat keinen Zweck.'],
        turned: ['Eins und zwei und drei und vier. Ich bleib hier.'],
        noticing: [
          '{hero_subj} sah zwischen zwei Fingern hindurch. {companion} war dageblieben, mit weißer Nase und offenen Ohren. Weggelaufen war nur einer.',
          '{hero_subj} sah zwischen zwei Fingern hindurch. {companion} war dageblieben, mit weißer Nase und offenen Ohren.',
        ],
        deed: [
          '{hero_subj} nahm die Hände von den Ohren und stellte beide Füße fest hin. Leise zählte {hero_er} zehn Atemzüge, und die Zahlen wackelten.',
        ],
        answer: ['Bei der Fünf holte {part_def_nom} gerade Luft. Man hörte die Fünf ganz allein.'],
        echo: [
          '<companion>Du hast die Sieben ausgelassen</companion>, sagte {companion}. <hero>Da war es am lautesten</hero>, sagte {hero_subj}. <hero>Die hol ich nach.</hero> Und {hero_er} sagte sie.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} presste die Hände auf die Ohren, lief zu {part_def_dat}, trat einmal dagegen und war schon wieder fort.',
          ],
          warm: [
            '<hero>Ich hole nur schnell etwas</hero>, rief {hero_subj} {companion} zu und lief an {part_def_dat} vorbei. Zurück kam {hero_er} ohne etwas, Ohren zu.',
          ],
          clever: [
            '{hero_subj} stoppte die Zeit, die man neben {part_def_dat} aushalten muss. Es waren zwei Wimpern lang, dann rannte {hero_er}.',
          ],
          playful: [
            '{hero_subj} war ein Rennauto und übertönte {part_def_acc} mit Brumm. Das Rennauto hielt nirgends an.',
          ],
        },
        fails: [
          'Wer weint oder rennt, hört nicht zu. {hero_subj} rannte, und das, worauf es ankam, war jedes Mal schon vorbei.',
        ],
        again: ['{hero_subj} rannte rückwärts, damit es nicht so nach Weglaufen aussah.'],
        refrain: ['Hin und weg und hin und weg. Keiner bleibt am Fleck.'],
        turned: ['Hier steh ich und hier bleib ich. Leise, dann hör ich dich.'],
        noticing: [
          'Im Laufen sah {hero_subj} zurück. {companion} stand noch da, beide Hände unten, und hörte einfach zu.',
        ],
        deed: [
          '{hero_subj} ging zurück und stellte sich neben {companion}. Die Hände blieben unten. Zehn Atemzüge zählte {hero_er}, und jeder kam mit etwas Wackeln heraus.',
        ],
        answer: [
          'Beim vierten merkte man es: Auch {part_def_nom} machte Pausen. In der einen stand die Vier ganz allein.',
        ],
        echo: [
          '<companion>Du warst noch nie so lange irgendwo laut</companion>, sagte {companion}. <hero>Ich war doch leise.</hero> <companion>Eben.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} lief mit den Händen an den Ohren hin, stupste {part_def_acc} und lief schreiend wieder weg.',
          ],
          warm: [
            '<hero>Ich muss doch nachsehen</hero>, rief {hero_subj} mit zugehaltenen Ohren, rannte zu {part_def_dat}, stupste und rannte davon.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, wie kurz man bei {part_def_dat} sein kann. Eine Berührung, dann zurück, die Hände an den Ohren.',
          ],
          playful: [
            '{hero_subj} war ein Ball an einem Gummiband und hüpfte zu {part_def_dat}, stups, und zurück, die Ohren zu.',
          ],
        },
        fails: [
          '<hero>Bin schon wieder weg</hero>, rief {hero_subj}. Jeder Stups kam wie ein Blitz und schüttelte alles durch.',
        ],
        again: ['{hero_subj} rannte nun mit noch mehr Geschrei hin. Es erschrak vor allem, wer schrie.'],
        refrain: ['Hin und stups und huh und weg! Das hat keinen Zweck.'],
        turned: ['Eins bis zehn, und ich bleib hier. Ganz nah bei dir.'],
        noticing: [
          '{hero_subj} sah zwischen zwei Fingern durch. {companion} war dageblieben, mit weißer Nase. Es hatte {companion} keiner etwas getan.',
        ],
        deed: [
          '{hero_subj} nahm die Hände von den Ohren, stellte beide Füße vor {part_def_acc} und zählte zehn Atemzüge. Leise, und mit einem Wackeln darin.',
        ],
        answer: [
          'Bei sieben knackte etwas. {hero_subj} blieb stehen. Bei zehn war {part_def_nom} weiter als vorher.',
        ],
        echo: [
          '<companion>Acht war ganz gerade</companion>, sagte {companion}. <hero>Da hatte ich es vergessen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  voiceCracksOnIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tippte etwas zu {part_def_dat}, löschte es, tippte es schärfer und schickte am Ende einen Witz.',
          ],
          warm: [
            '{hero_subj} schrieb wegen {part_def_gen} eine Nachricht, die keinem wehtat, weil nichts mehr darin stand.',
          ],
          clever: [
            '{hero_subj} entwarf zu {part_def_dat} vier Fassungen mit vier Anreden. Abgeschickt wurde ein Daumen.',
          ],
          playful: [
            '{hero_subj} schickte zu {part_def_dat} ein tanzendes Kamel. Das Kamel bekam sechs Herzen.',
          ],
        },
        fails: ['Statt des Satzes stand wieder ein Witz da, und jeder las ihn anders.'],
        again: [
          '{hero_subj} erklärte den Witz mit einem zweiten. Beim Treffen auf dem Flur sah {hero_er} auf die Fußleiste.',
        ],
        noticing: [
          'Auf dem Display stand elfmal dasselbe Wort, elfmal gelöscht. Daneben blieb ein feuchter Daumenabdruck zurück, den {hero_subj} nicht wegbekam.',
        ],
        deed: [
          '{hero_subj} steckte das Handy ein, stellte sich vor den Menschen hin, um den es ging, und sagte es. In der Mitte brach {hero_ihm} die Stimme.',
        ],
        answer: [
          'Alle dahinter hatten es gehört, auch die, die es nichts anging. Aber einen Mund kann man nicht falsch lesen, und um {part_def_acc} stritt keiner weiter.',
        ],
        echo: [
          '<companion>Bei dir ist mittendrin so ein Knick</companion>, sagte {companion}. <hero>Ich weiß</hero>, sagte {hero_subj}. <hero>Da war vorher immer der Witz.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} bat einen anderen, es wegen {part_def_gen} auszurichten. Der andere richtete es aus, nur etwas lauter.',
          ],
          warm: [
            '{hero_subj} backte Waffeln, damit sich alle wegen {part_def_gen} besser fühlten. Der Satz, um den es ging, wurde nicht mitserviert.',
          ],
          clever: [
            '{hero_subj} hinterließ zu {part_def_dat} einen Zettel ohne Unterschrift. Jeder glaubte zu wissen, von wem er war, und jeder von einem anderen.',
          ],
          playful: [
            '{hero_subj} sang wegen {part_def_gen} ein Lied mit Andeutungen. Die Strophen waren gelungen, und drei Leute fühlten sich gemeint.',
          ],
        },
        fails: [
          'Was {hero_subj} nicht selbst sagte, sagten jetzt die anderen, und jeder sagte es ein wenig anders.',
        ],
        again: ['{hero_subj} ließ noch etwas ausrichten, zur Sicherheit über zwei Ecken.'],
        noticing: [
          'Es kam zurück, über vier Ecken. {hero_subj} hörte es und erkannte es kaum. Aus <hero>Es tut mir leid</hero> war <hero>Es war ja nur ein Lied</hero> geworden.',
        ],
        deed: [
          '{hero_subj} ging hin, an allen vorbei, bis dicht davor. <hero>Es tut mir leid</hero>, sagte {hero_er}. Das zweite Wort kam als Piepsen, und {hero_er} sagte es trotzdem bis zum Punkt.',
        ],
        answer: [
          'Das Piepsen hörte man bis in die letzte Reihe. Ausrichten musste es nun niemand mehr, und auch um {part_def_acc} ging es auf einmal geradeaus.',
        ],
        echo: [
          '<companion>Ich hätte es dir auch ausgerichtet</companion>, sagte {companion}. <hero>Ich weiß</hero>, sagte {hero_subj}. <hero>Mit Waffel.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb eine Nachricht, die alles klären sollte, löschte sie und stieß {part_def_acc} im Vorbeigehen nur an.',
          ],
          warm: ['{hero_subj} legte {part_def_dat} etwas Süßes hin und dazu einen Zettel ohne Text.'],
          clever: [
            '{hero_subj} bereitete drei Sätze vor und wartete, dass jemand nach ihnen fragte. {part_def_nom} fragte nicht.',
          ],
          playful: [
            '{hero_subj} machte vor {part_def_dat} die alte Grimasse, die immer gewirkt hatte. Um ein Haar hätte sie gewirkt.',
          ],
        },
        fails: [
          'Sobald es ernst wurde, machte {hero_subj} einen Witz, und danach war es jedes Mal ein wenig dichter zu.',
        ],
        again: ['Die nächste Grimasse war größer. {hero_subj} sah dabei auf den Boden.'],
        noticing: [
          'Elf Entwürfe lagen im Handy, und in jedem war dasselbe Wort gelöscht. {hero_subj} zählte nach. Der Daumen war feucht.',
        ],
        deed: [
          '{hero_subj} schaltete das Handy aus und sagte es laut, dort, vor allen. Beim wichtigsten Wort brach die Stimme, und {hero_er} sagte es trotzdem zu Ende.',
        ],
        answer: ['Hinten kicherte einer. Vor {part_def_dat} kicherte niemand.'],
        echo: [
          'Am Abend übte {hero} den Satz noch einmal, allein vor dem Spiegel. Ohne Knick klang er wie gekauft.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ging schnell an {part_def_dat} vorbei und sagte dabei etwas, das man für ein Hallo halten konnte.',
          ],
          warm: [
            '{hero_subj} tat für {part_def_acc} lauter kleine Dinge, heimlich, die niemand verlangt hatte. Das Große daran blieb weg.',
          ],
          clever: [
            '{hero_subj} wartete vor {part_def_dat} auf den günstigsten Augenblick. Es gab mehrere, und jeder hätte noch günstiger sein können.',
          ],
          playful: [
            '{hero_subj} klopfte vor {part_def_dat} einen Witz in Morsezeichen. Beinahe kam einer zurück.',
          ],
        },
        fails: ['Kaum war die Pause lang genug für den Satz, füllte {hero_subj} sie mit einem Pfeifen.'],
        again: ['{hero_subj} pfiff die zweite Strophe. Sie hatte dieselbe Lücke.'],
        noticing: [
          '{hero_subj} lehnte den Kopf an die Wand und übte ohne Ton. Der Satz hatte fünf Wörter. Beim vierten ging jedes Mal der Mund zu, ganz von allein, wie eine Schranke.',
        ],
        deed: [
          '{hero_subj} stellte sich gerade hin und fing laut an. Beim vierten Wort brach es weg, alle hörten es. {hero_subj} holte Luft und sagte das vierte Wort noch einmal, und dann das fünfte.',
        ],
        answer: [
          '<hero>So</hero>, sagte {hero_subj} in die Stille. {hero_ihm} zitterte ein Knie. Vor {part_def_dat} hatte jemand aufgehört, mit den Füßen zu scharren.',
        ],
        echo: [
          '<companion>Fünf Wörter</companion>, sagte {companion}. <companion>Dafür hast du drei Wochen gepfiffen.</companion>',
        ],
      },
    ],
  },
  firstToSayItDoesNotWork: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Kein Problem</hero>, sagte {hero_subj} wie alle anderen, drehte die Musik auf und umging an {part_def_dat} die Stelle, die nicht hielt.',
          ],
          warm: [
            '{hero_subj} wollte keinem die Laune verderben und nickte, als es um {part_def_acc} ging. Die Stelle, die nicht hielt, überließ {hero_er} dem Glück.',
          ],
          clever: [
            '{hero_subj} hatte die schwache Stelle an {part_def_dat} längst gesehen und einen Weg gefunden, nicht dranzukommen.',
          ],
          playful: [
            '{hero_subj} taufte die schwache Stelle an {part_def_dat} den Kaffeefleck, und alle gingen lachend darum herum.',
          ],
        },
        fails: ['Alle nickten, {hero_subj} nickte am längsten, und keiner fasste dort an.'],
        again: [
          '<hero>Läuft doch</hero>, rief {hero_subj} über die Musik, und es lief, bis zu derselben Stelle.',
        ],
        noticing: [
          'Zwischen zwei Liedern hörte {hero_subj}, wie mehrere auf einmal ausatmeten. {hero_subj} zählte, wie viele auf ihre Schuhe sahen. Es waren alle.',
        ],
        deed: [
          '{hero_subj} schaltete die Musik aus und hob die Hand. <hero>So kann ich das nicht. Ich habe Angst davor.</hero>',
        ],
        answer: [
          'Die Hauptrolle war {hero_er} damit los. Zwei andere nahmen die Hand auch hoch, und jetzt sahen sie sich {part_def_acc} dort an, wo es nicht hielt.',
        ],
        echo: [
          '<companion>Wovor hattest du Angst?</companion>, fragte {companion} später. <hero>Vor der Stille</hero>, sagte {hero_subj}. <hero>Sie war dann ziemlich kurz.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das hält</hero>, sagte {hero_subj} über {part_def_acc}, wie am Tag davor, und fasste auf der anderen Seite an.',
          ],
          warm: [
            '{hero_subj} wollte niemandem die Freude nehmen. Also lobte {hero_er} an {part_def_dat} die Farbe.',
          ],
          clever: [
            '{hero_subj} hatte nachgerechnet, dass es mit {part_def_dat} nicht ging, und hoffte auf einen Rechenfehler.',
          ],
          playful: [
            '{hero_subj} machte einen Witz, in dem es mit {part_def_dat} schiefging. Gelacht wurde sehr, und dann wurde weitergemacht.',
          ],
        },
        fails: ['Alle sahen {hero} an, ob noch etwas kam. {hero_subj} hob den Daumen.'],
        again: ['<hero>Alles klar</hero>, sagte {hero_subj}, als man fragte, ob alles klar sei.'],
        noticing: [
          '{hero_subj} merkte, dass {hero_er} die Luft anhielt, und schaute sich um. Die anderen hielten sie auch an. In dem ganzen Raum hatte gerade keiner Luft.',
        ],
        deed: [
          '<hero>Halt</hero>, sagte {hero_subj}. Es kam viel zu hoch heraus. <hero>Ich glaube nicht, dass das hält. Ich habe es gestern schon nicht geglaubt.</hero>',
        ],
        answer: [
          'Das Plakat mit dem Datum konnte man damit abnehmen. Dann atmeten alle aus, und einer kniete sich hin und legte an {part_def_dat} den Finger auf die Stelle.',
        ],
        echo: [
          '<companion>Seit wann hast du es gewusst?</companion>, fragte {companion}. <hero>Seit Dienstag.</hero> <companion>Ich seit Montag</companion>, sagte {companion}.',
        ],
      },
    ],
  },
};
