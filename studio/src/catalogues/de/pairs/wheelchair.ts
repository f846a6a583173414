import type { LessonPairs } from '../../schema.ts';

export const wheelchair: LessonPairs = {
  whichWayWouldYouGo: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} packte den Rollstuhl hinten an den Griffen und schob {companion} mit Schwung gegen {part_def_acc}.',
          ],
          warm: [
            '<hero>Ich helfe dir</hero>, sagte {hero_subj}. Ohne zu fragen schob {hero_er} {companion} im Rollstuhl auf {part_def_acc} zu.',
          ],
          clever: [
            '{hero_subj} berechnete den geraden Weg zu {part_def_dat}. Dann nahm {hero_er} die Griffe vom Rollstuhl und schob {companion} auf der Geraden los.',
          ],
          playful: [
            '{hero_subj} war eine Lokomotive und der Rollstuhl der Zug. Keiner hatte {companion} nach der Fahrkarte gefragt, da waren sie schon fast bei {part_def_dat}.',
          ],
        },
        fails: [
          'Die Vorderräder blieben stecken. {hero_subj} schob weiter, und dann rollten alle miteinander rückwärts.',
        ],
        again: [
          '{hero_subj} nahm mehr Anlauf. Jetzt rollten sie auch weiter zurück, und {companion} sagte: <companion>Hallo?</companion>',
        ],
        refrain: ['Schieb, schieb, schieb! Und alles blieb.'],
        turned: ['Du zeigst den Weg, ich komme nach. Langsam, gemach.'],
        noticing: [
          '{companion} machte die Bremse fest, klack. {hero} stand da mit leeren Händen. {companion} las den Boden von links nach rechts, wie eine Zeile im Buch.',
        ],
        deed: [
          '{hero_subj} kam nach vorn und ging in die Hocke, bis die Augen gleich hoch waren. <hero>Sag, wie würdest du fahren.</hero>',
        ],
        answer: [
          '<companion>Nicht da. Da</companion>, sagte {companion} und fuhr. Es ging sacht hinauf, und {part_def_nom} war an dieser Seite gar nicht mehr so steil.',
        ],
        echo: [
          '<companion>Jetzt schieb</companion>, sagte {companion} auf dem Rückweg. <hero>Ich dachte, du magst das nicht.</hero> <companion>Ich mag es, wenn ich müde bin.</companion>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm die Griffe vom Rollstuhl und rannte los, mit {companion} voran auf {part_def_acc}.',
          ],
          warm: [
            '<hero>Keine Angst, ich hab dich</hero>, rief {hero_subj} und schob den Rollstuhl mit {companion} auf {part_def_acc}. Angst hatte bis dahin keiner gehabt.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} meinte, mit Schwung komme man über {part_def_acc}. {companion} sollte vorn sitzen und {hero} hinten schieben, das war ausgemacht, mit sich selbst.',
          ],
          playful: [
            '{hero_subj} spielte Bobrennen und schob den Rollstuhl an. {companion} war der Bob, und {part_def_nom} war die Bahn.',
          ],
        },
        fails: [
          'Die Vorderräder stellten sich quer. {hero_subj} drückte und rutschte dabei selbst unter den Füßen weg.',
        ],
        again: [
          '{hero_subj} schob nun mit dem Bauch auf den Griffen. Die Beine liefen, aber auf der Stelle.',
        ],
        refrain: ['Schieb und glitsch, schieb und glitsch. Quitsch, quatsch, quitsch.'],
        turned: ['Schräg voran und Spur um Spur. Folge nur.'],
        noticing: [
          'Klack, sagte die Bremse. {companion} hatte sie festgemacht. <companion>Moment</companion>, sagte {companion} und sah sich den Boden an, Stück für Stück. {hero} sah ihn jetzt auch an.',
        ],
        deed: [
          '{hero_subj} ließ die Griffe los, ging um den Rollstuhl herum und hockte sich hin. <hero>Sag, wie würdest du fahren.</hero>',
        ],
        answer: [
          '{companion} fuhr schräg, von der rauen Stelle aus. Auf {part_def_dat} blieben zwei Striche, und {hero} trat genau hinein.',
        ],
        echo: [
          '<companion>Du bist auf meiner Straße gegangen</companion>, sagte {companion}. <hero>Sie war gut gebaut</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  widthOfTwoArms: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} warf Tasche und Jacke hin, rannte durch {part_def_acc} voraus und rief: <hero>Drück dich einfach durch!</hero>',
          ],
          warm: [
            '<hero>Komm, du schaffst das</hero>, rief {hero_subj} {companion} von drüben zu. Tasche und Jacke lagen noch mitten in {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} legte Tasche und Jacke ab, um selbst durch {part_def_acc} zu passen. Dass {companion} im Rollstuhl kam, stand nicht in der Rechnung.',
          ],
          playful: [
            '{hero_subj} schlängelte sich als Aal durch {part_def_acc} und ließ Tasche und Jacke als Schuppen zurück. <hero>Jetzt du</hero>, rief der Aal.',
          ],
        },
        fails: ['Wo der Rollstuhl fahren sollte, lagen eine Tasche und eine Jacke. Beides gehörte {hero}.'],
        again: [
          '<hero>Mehr Schwung</hero>, rief {hero_subj} und warf auch noch die Mütze hin, damit man sah, wohin.',
        ],
        refrain: ['Drück dich, quetsch dich, zwäng dich doch! So klein das Loch.'],
        turned: ['Armbreit hier und armbreit da. Und der Weg ist da.'],
        noticing: [
          '{companion} saß still vor der Tasche und breitete die Arme aus. <companion>So breit bin ich</companion>, sagte {companion}. <companion>So breit ist das da. Und so dick ist deine Tasche.</companion>',
        ],
        deed: [
          '{hero_subj} kam zurück und ließ sich die Breite noch einmal zeigen. Dann trug {hero_er} weg, was in {part_def_dat} stand. {companion} nahm das Kleine auf den Schoß.',
        ],
        answer: ['Nun war es an einer Stelle zwei Arme breit. {companion} fuhr los, mit Mütze.'],
        echo: [
          'Zu Hause maß {hero} die Tür zum eigenen Zimmer nach. <hero>Sie passt dir</hero>, meldete {hero_er} am nächsten Tag.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} ließ Jacke und Beutel fallen und lief voraus durch {part_def_acc}. <hero>Komm, das geht schon.</hero>',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. <hero>Du schaffst das, nur ein bisschen quetschen</hero>, rief {hero_subj} {companion} von drüben zu. Zwischen {companion} und {part_def_dat} lag der halbe Haushalt von {hero}.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} hatte {part_def_acc} mit den Schultern ausgemessen, und die Schultern passten. Räder hatten die Schultern keine.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} war ein Aal und schlüpfte hindurch. {companion} war kein Aal, und {part_def_nom} war voller Jacken.',
          ],
        },
        fails: ['Was im Weg lag, gehörte dem, der schon drüben war. {hero} winkte von dort.'],
        again: ['{hero_subj} warf auch noch die Mütze zurück, als Wegweiser. Sie fiel vor das Rad.'],
        refrain: ['Quetsch dich durch und komm doch nach. Krach.'],
        turned: ['Arme breit und weg, was liegt. Wie das fliegt.'],
        noticing: [
          '{companion} saß davor und streckte die Arme aus, einmal so und einmal so. <companion>Ich so breit, das so breit, und dazwischen deine Jacke.</companion>',
        ],
        deed: [
          '{hero_subj} kam zurück und räumte weg, was herumlag. Das meiste war das Eigene. {companion} hielt die Arme hin wie ein Maß, und {hero} ging, bis es überall passte.',
        ],
        answer: [
          'An einer Stelle war {part_def_nom} breiter als zwei Arme. Da fuhr {companion} hindurch, ohne auch nur langsamer zu werden.',
        ],
        echo: [
          '<companion>Deine Mütze habe ich mitgebracht</companion>, sagte {companion}. Sie hatte einen Streifen, genau so breit wie ein Rad.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} warf Tasche und Jacke hin und packte {part_def_acc}. <hero>Komm außen herum!</hero>, rief {hero_er} {companion} zu. Außen herum lag die Tasche.',
          ],
          warm: [
            '<hero>Bleib du ruhig dort</hero>, rief {hero_subj}. {companion} im Rollstuhl kam ohnehin nicht an {part_def_acc}, wegen der Tasche und der Jacke.',
          ],
          clever: [
            '{hero_subj} brauchte bei {part_def_dat} vier Hände und sah nur zwei. Dass der Rollstuhl von {companion} nicht durchkam, lag an der eigenen Tasche.',
          ],
          playful: [
            '{hero_subj} kreiselte um {part_def_acc} und ließ Jacke, Tasche und Mütze fliegen wie ein Baum im Herbst. {companion} im Rollstuhl stand im Laub.',
          ],
        },
        fails: ['Für {part_def_acc} fehlten zwei Hände. Die saßen hinter einer Tasche fest.'],
        again: [
          '<hero>Quetsch dich durch!</hero>, rief {hero_subj} und hielt mit den Zähnen. {companion} sah sich die Tasche an.',
        ],
        refrain: ['Quetsch dich, drück dich, komm doch mal! Viel zu schmal.'],
        turned: ['Weg die Tasche, Weg ist breit. Vier Hände bereit.'],
        noticing: [
          '{companion} breitete beide Arme aus, still und genau. <companion>So breit bin ich</companion>, sagte {companion}. <companion>So breit ist da. Und so dick ist deine Tasche.</companion>',
        ],
        deed: [
          '{hero_subj} legte hin, was {hero_er} hielt, und trug die Tasche weg, die Jacke und alles, was im Weg stand. {companion} nahm das Kleine auf den Schoß und fuhr heran.',
        ],
        answer: [
          'Jetzt griff {companion} an der zweiten Stelle zu. An {part_def_dat} waren vier Hände, und keine gehörte einer Tasche.',
        ],
        echo: [
          '<companion>Wo ist eigentlich deine Jacke?</companion>, fragte {companion}. {hero} sah sich um. {companion} saß darauf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} kam mit dem Rollstuhl. {hero_subj} hatte Rucksack, Jacke und Stock hingeworfen und rief von {part_def_dat} her: <hero>Da ist doch Platz!</hero>',
          ],
          warm: [
            '{companion} kam mit dem Rollstuhl. <hero>Ich mach schon mal alles fertig</hero>, rief {hero_subj} lieb von {part_def_dat}. Was nicht gebraucht wurde, flog auf den Weg.',
          ],
          clever: [
            '{companion} kam mit dem Rollstuhl. {hero_subj} schätzte, dass es bis zu {part_def_dat} breit genug war. Den eigenen Rucksack hatte {hero_er} nicht mitgeschätzt.',
          ],
          playful: [
            '{companion} kam mit dem Rollstuhl. {hero_subj} baute vor {part_def_dat} eine Rennstrecke aus Jacken und Taschen. Es wurde eine mit sehr engen Kurven.',
          ],
        },
        fails: [
          'Zwei Hände fehlten, und sie kamen nicht heran. {hero_subj} stellte noch eine Schachtel dazu.',
        ],
        again: ['<hero>Einfach ein bisschen drücken!</hero>, rief {hero_subj}. Räder drücken nicht.'],
        refrain: ['Komm doch, komm doch, schmal ist’s nicht! Doch, ganz dicht.'],
        turned: ['Weg, was liegt, und breit der Weg. Alles weg.'],
        noticing: [
          '{companion} hielt beide Arme zur Seite, als wollte {companion} fliegen, und sah dann auf den Rucksack. Die Arme waren breiter. {hero_subj} sah die Arme an, und dann den Weg, und dann erst den Rucksack. Es war ja der eigene.',
        ],
        deed: [
          '{hero_subj} kam zurück. <hero>So breit?</hero>, fragte {hero_er} und machte die Arme auch so. Dann räumte {hero_er} weg, was dazwischenlag. Die Schachtel nahm {companion} auf den Schoß.',
        ],
        answer: [
          'Zwei Räder rollten durch, und es blieb noch eine Hand breit Luft. An {part_def_dat} war nun auch die zweite Stelle besetzt.',
        ],
        echo: [
          'Die Schuhe im Flur stehen jetzt an der Wand. <companion>So breit</companion>, sagt {companion} und fliegt hindurch.',
        ],
      },
    ],
  },
  brakeOn: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. <hero>Weg da!</hero>, rief {hero_subj} {companion} zu und riss allein an {part_def_dat}, mit Rucken, bis die Füße rutschten.',
          ],
          warm: [
            '<hero>Pass auf, dass dir nichts passiert</hero>, sagte {hero_subj}, stellte sich vor den Rollstuhl und zerrte allein an {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} hatte überlegt, wer hier ziehen kann: wer Beine zum Stemmen hat. Also ruckte {hero_er} allein an {part_def_dat}. {companion} im Rollstuhl sagte nichts.',
          ],
          playful: [
            '{hero_subj} war ein Pferd und zog an {part_def_dat}, mit Wiehern und Rucken. Der Rollstuhl durfte die Kutsche sein und zusehen.',
          ],
        },
        fails: [
          'Die Füße hatten keinen Halt. Bei jedem Ruck rutschte {hero_subj}, und bei jedem Rutschen gab es einen Plumps.',
        ],
        again: ['{hero_subj} zog noch ruckiger und lag dann flach. Die Füße liefen in der Luft weiter.'],
        refrain: ['Ruck und plumps und ruck und plumps! Und rums.'],
        turned: ['Bremse zu und ruhig ziehn. Jetzt wird es gehn.'],
        noticing: [
          '{hero_subj} lag auf dem Rücken. Neben {hero_ihm} standen zwei Räder, die rutschten überhaupt nicht. Darüber grinste jemand.',
        ],
        deed: [
          '{hero_subj} rückte zur Seite und hielt {companion} die halbe Griffstelle hin. <hero>Zieh du, bitte.</hero> {companion} drehte den Rollstuhl, machte die Bremse zu und rieb sich die Hände.',
        ],
        answer: [
          '{companion} zog langsam und ohne Ruck, mit Armen, die den ganzen Tag Räder drehen. {hero} drückte die Kante, die wackelte.',
        ],
        echo: [
          '<companion>Fühl mal</companion>, sagte {companion} und machte einen Arm krumm. {hero} fühlte. Es war wie Holz, nur warm.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Platz da!</hero>, rief {hero_subj}, nahm Anlauf und rannte gegen {part_def_acc}. {companion} im Rollstuhl rollte zur Seite und sah zu.',
          ],
          warm: [
            '<hero>Bleib du lieber sitzen</hero>, sagte {hero_subj} zu {companion} und zog an {part_def_dat}. {companion} saß sowieso. Es war ja ein Rollstuhl.',
          ],
          clever: [
            '{hero_subj} rechnete aus, wo man {part_def_acc} schieben muss. {companion} im Rollstuhl kam in der Rechnung nicht vor, und die Füße rutschten.',
          ],
          playful: [
            '{hero_subj} war ein Pferd und schnaubte vor {part_def_dat}. {companion} sollte vom Rollstuhl aus hüh rufen. {companion} rief hüh, und das Pferd rutschte aus.',
          ],
        },
        fails: ['Füße rutschen, wenn man zieht. {hero_subj} zog, und die Füße gingen spazieren.'],
        again: ['Beim nächsten Mal gingen sie noch weiter weg. {hero_subj} lag da wie ein Brett.'],
        refrain: ['Rutsch und ruck und rutsch und bums. Da lag der Plumps.'],
        turned: ['Bremse fest und Arme ran. So fängt es an.'],
        noticing: [
          'Etwas machte klick. Es war eine Bremse. {hero_subj} sah sie sich an: Zwei dicke Räder standen fest wie Bäume. Und darüber waren Arme, die jeden Tag diese Räder drehten.',
        ],
        deed: [
          '<hero>Du rutschst ja gar nicht</hero>, sagte {hero_subj}. <hero>Ziehst du mit?</hero> {companion} nickte und zog die Handschuhe aus. Jeder nahm eine Hälfte, an der Kante, die wackelte.',
        ],
        answer: [
          'Es gab kein Rucken mehr, nur ein langes, ruhiges Ziehen. {part_def_nom} merkte, dass es diesmal ernst war.',
        ],
        echo: [
          '<companion>Du darfst jetzt hüh rufen</companion>, sagte {companion} auf dem Heimweg. {hero} rief, und sie fuhren los wie der Wind.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Weg da!</hero> {hero_subj} schob den Rollstuhl von {companion} zur Seite und riss ruckweise an {part_def_dat}.',
          ],
          warm: [
            '<hero>Klemm dir nicht die Finger</hero>, sagte {hero_subj} zu {companion} im Rollstuhl. Dann zerrte {hero_er} allein an {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} nahm an, für {part_def_acc} brauche man einen festen Stand. Einen Rollstuhl mit Bremse rechnete {hero_er} nicht mit.',
          ],
          playful: [
            '{hero_subj} machte an {part_def_dat} Klimmzüge mit Rucken. {companion} im Rollstuhl durfte zählen.',
          ],
        },
        fails: ['Bei jedem Ruck rutschten die Füße weg, und es klemmte ein bisschen mehr.'],
        again: ['{hero_subj} ruckte, bis es nach hinten ging. Man sah zwei Sohlen.'],
        refrain: ['Ruck und rutsch und rutsch und plumps! Auf den Rumms.'],
        turned: ['Bremse zu und ruhig ziehn. Da geht es hin.'],
        noticing: [
          '{hero_subj} lag da und sah zwei Räder. Die rutschten nicht. Darüber grinste {companion} und hatte beide Hände frei.',
        ],
        deed: [
          '{hero_subj} rückte zur Seite. <hero>Zieh du, bitte.</hero> {companion} machte die Bremse zu und zog an {part_def_dat}, langsam und ohne Ruck. {hero} hatte eine Hand frei, für das kleine Ding daneben.',
        ],
        answer: ['Unter dem ruhigen Zug klemmte nichts mehr. Die freie Hand fand, was dazugehörte.'],
        echo: [
          '<companion>Noch so ein Ding?</companion>, fragte {companion} an der nächsten Tür und machte schon die Bremse zu. Sie stand offen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} saß im Rollstuhl und bot eine Hand an. <hero>Brauch ich nicht</hero>, rief {hero_subj} und ruckte an {part_def_dat}, bis die Schuhe qualmten.',
          ],
          warm: [
            '{companion} saß im Rollstuhl. <hero>Schau nur zu, das ist Arbeit</hero>, sagte {hero_subj} lieb und zerrte an {part_def_dat}. {companion} schaute zu.',
          ],
          clever: [
            '{companion} saß im Rollstuhl. {hero_subj} brauchte für {part_def_acc} eine Hand zum Ziehen und zwei für das kleine Ding daneben. Das waren drei.',
          ],
          playful: [
            '{companion} saß im Rollstuhl und war das Publikum. {hero_subj} war der stärkste Mann der Welt und zog an {part_def_dat}, bis er umfiel.',
          ],
        },
        fails: ['Bei jedem Ruck gaben zuerst die Füße nach. {hero_subj} ruckte im Liegen weiter.'],
        again: ['Ruck. Jetzt war auch die Mütze weg.'],
        refrain: ['Ruck und rutsch und ruck und plumps! Rums.'],
        turned: ['Klick, die Bremse, und ganz sacht. Das hat’s gemacht.'],
        noticing: [
          '<companion>Weißt du, womit ich jeden Tag eine Rampe hochfahre?</companion>, fragte {companion}. {hero_subj} sah auf die Räder, die standen, und auf die Arme. Dann sah {hero_er} auf die eigenen Füße, die nie standen.',
        ],
        deed: [
          '<hero>Ziehst du? Dann hab ich die Hände frei</hero>, sagte {hero_subj}. Die Bremse machte klick. {companion} zog an {part_def_dat}, gleichmäßig wie ein Traktor, und {hero_subj} nahm das kleine Ding.',
        ],
        answer: ['Es gab keinen Ruck mehr, und wo kein Ruck ist, da klemmt auch nichts.'],
        echo: [
          '<companion>Stärkster Mann der Welt</companion>, sagte {companion} zu {hero}. <hero>Zweitstärkster</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  outOfTheLight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich breit vor den Rollstuhl, direkt vor {part_def_acc}. <hero>Ich sehe alles! Es hat ein Auge!</hero>',
          ],
          warm: [
            '<hero>Ich erzähl dir, was da ist</hero>, sagte {hero_subj} zu {companion} im Rollstuhl und beugte sich über {part_def_acc}.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} suchte sich vor {part_def_dat} den Platz mit der besten Sicht. Es war der Platz genau vor {companion}, und {hero_er} nahm ihn ganz.',
          ],
          playful: [
            '{hero_subj} war das Fernsehen, stand vor {part_def_dat} und berichtete. {companion} im Rollstuhl sah vom Fernsehen nur die Rückseite.',
          ],
        },
        fails: ['Der Schatten von {hero} lag über allem, und lauter wurde der Bericht auch noch.'],
        again: [
          '<hero>Jetzt blinzelt es!</hero> {hero_subj} trat noch näher, um es deutlicher zu sagen. Der Schatten trat mit.',
        ],
        refrain: ['Ich seh’s, ich seh’s, ich seh’s, hurra! Und nichts war da.'],
        turned: ['Platz gemacht und hingesetzt. Wer schaut denn jetzt?'],
        noticing: [
          '<companion>Ein schöner Rücken</companion>, sagte {companion}. <companion>Aber ich kenne ihn jetzt.</companion> {hero_subj} drehte sich um und sah hinunter. Da lag {hero_sein} Schatten, groß und breit.',
        ],
        deed: [
          '<hero>Zeig mir, wo du gut siehst.</hero> {hero_subj} ging aus dem Licht und setzte sich neben das Rad, auf den Boden, wo {companion} hinzeigte.',
        ],
        answer: [
          'Zwei Gesichter nebeneinander, beide weit unten. So etwas konnte {part_def_nom} sich ansehen.',
        ],
        echo: [
          '<companion>Von hier hat es zwei Augen</companion>, flüsterte {companion}. <hero>Von vorne hatte es nur eins</hero>, flüsterte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} saß im Rollstuhl und sah einen Pullover. Das war {hero}, mitten vor {part_def_dat}. <hero>Es hat sich bewegt!</hero>, rief {hero_subj}.',
          ],
          warm: [
            '{companion} saß im Rollstuhl. <hero>Ich erzähl dir alles</hero>, sagte {hero_subj} lieb und stellte sich davor, damit {hero_er} {part_def_acc} gut sah.',
          ],
          clever: [
            '{companion} saß im Rollstuhl. {hero_subj} suchte den besten Platz, um {part_def_acc} zu beobachten. Es war genau der vor {companion}.',
          ],
          playful: [
            '{companion} saß im Rollstuhl. {hero_subj} war der Fernseher und spielte {companion} vor, was {part_def_nom} gerade tat. Der Fernseher war nicht durchsichtig.',
          ],
        },
        fails: ['Wo {hero_subj} stand, wurde es dunkel, und aus dem Dunkeln kommt niemand gern heraus.'],
        again: [
          '<hero>Warte, jetzt sag ich dir’s gleich</hero>, sagte {hero_subj} und machte sich noch breiter.',
        ],
        refrain: ['Ich seh was, was du nicht siehst! Wie du nun siehst.'],
        turned: ['Ich zur Seite, du nach vorn. Nichts ist verlorn.'],
        noticing: [
          '<companion>Im Fernsehen kommt seit Stunden nur Wolle</companion>, sagte {companion}. {hero_subj} drehte sich um und sah zum ersten Mal, was {companion} sah: einen Rücken. Und hinter dem Rücken war alles grau.',
        ],
        deed: [
          '<hero>Wo sitzt man hier gut?</hero>, fragte {hero_subj}. {companion} klopfte auf den Boden neben dem Rad. {hero_subj} setzte sich hin, machte sich klein und war still.',
        ],
        answer: [
          'Das Licht fiel wieder bis ganz hinten. Zwei Gesichter waren darin, beide niedrig, und {part_def_nom} sah sie lange an.',
        ],
        echo: [
          '<companion>Du bist ein besserer Nachbar als Fernseher</companion>, sagte {companion} auf dem Heimweg.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} stellte sich vor {companion} und vor {part_def_acc} und meldete: <hero>Schwarz! Alles schwarz!</hero>',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. <hero>Bleib ruhig sitzen, ich gucke für dich</hero>, sagte {hero_subj} und hielt das Gesicht dicht vor {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} wählte vor {part_def_dat} den besten Standort. Der Rollstuhl musste dafür ein Stück zurück, fand {hero_er}.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} war der Reiseführer. <hero>Hier sehen Sie links das Schwarze</hero>, sagte {hero_er} zu {companion} und stand mitten vor {part_def_dat}.',
          ],
        },
        fails: [
          'Je genauer {hero_subj} hineinsah, desto finsterer wurde es, denn vor dem Licht stand {hero_er}.',
        ],
        again: [
          '{hero_subj} breitete die Arme aus, um zu zeigen, wie groß das Schwarze war. Da war es noch größer.',
        ],
        refrain: ['Schwarz, schwarz, schwarz, ich seh’s genau! Nicht mal grau.'],
        turned: ['Schritt zur Seite, aus dem Licht. Siehst du’s nicht?'],
        noticing: [
          '<companion>Dein Pullover ist hinten auch ganz schön</companion>, sagte {companion}. <companion>Ich sehe ihn schon eine Weile.</companion> {hero_subj} sah sich um. Das Schwarze am Boden hatte Arme, und es waren {hero_seine}.',
        ],
        deed: [
          '<hero>Zeig mir, wo du etwas siehst.</hero> {hero_subj} trat aus dem Licht und setzte sich auf den Boden, neben das Rad.',
        ],
        answer: [
          'Am Rad vorbei, so hoch wie der Sitz, lief ein Streifen Licht in {part_def_acc} hinein. {companion} zeigte hin.',
        ],
        echo: [
          'Auf dem Heimweg hatten sie einen einzigen Schatten mit vier Rädern und zwei Köpfen. Er winkte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} stellte sich breit vor {companion} hin und meldete, was in {part_def_dat} zu sehen war: schwarz.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. <hero>Bleib du ruhig sitzen, ich guck für dich</hero>, sagte {hero_subj} zu {companion} und beugte sich über {part_def_acc}. {companion} saß nun im Schatten.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} suchte den besten Platz zum Sehen und fand ihn, genau vor {companion}. In {part_def_dat} sah {hero_er} dann doch nichts.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} war der Reporter und {companion} das Publikum. <hero>Meine Damen und Herren, {part_def_nom} ist sehr dunkel.</hero> Das Publikum sah einen Rücken.',
          ],
        },
        fails: ['Je breiter {hero} dastand, desto mehr Rücken gab es und desto weniger Licht.'],
        again: ['{hero_subj} breitete noch die Arme aus. Jetzt war es ein großer Rücken mit Ärmeln.'],
        refrain: ['Ich seh mehr, und du siehst mich! Dunkel um mich.'],
        turned: ['Komm nach unten, komm nach hier. Licht bei dir.'],
        noticing: [
          '<companion>Schöner Pullover</companion>, sagte {companion}. <companion>Aber ich kenne ihn jetzt.</companion> {hero_subj} drehte sich um und sah, was da so lang auf allem lag. Es hatte {hero_seine} Ohren.',
        ],
        deed: [
          '{hero_subj} trat zur Seite und hockte sich auf den Boden, dicht ans Rad. <hero>Was sieht man denn von hier?</hero> {companion} zeigte, und {hero} sah am Finger entlang in {part_def_acc}.',
        ],
        answer: [
          'Das Licht ging nun über zwei Köpfe hinweg und geradewegs hinein. Der Schimmer war die ganze Zeit auf Sitzhöhe gewesen.',
        ],
        echo: [
          '<companion>Willst du mal sitzen?</companion>, fragte {companion}. <hero>Ich sitze ja schon</hero>, sagte {hero_subj}. Der Boden war kalt, aber die Aussicht war gut.',
        ],
      },
    ],
  },
  tablesDown: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. <hero>Wir tragen dich</hero>, sagte {hero_subj} zu {companion} und griff schon nach {part_def_dat}. Der Raum lag zwölf Stufen hoch und war gebucht.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} hatte für alle den schönsten Raum gebucht, oben, zwölf Stufen. Bei {part_def_dat} half jeder, und für {companion} würde man dann auch tragen.',
          ],
          clever: [
            '{hero_subj} hatte Raum, Zeit und {part_def_acc} eingeplant. Zwölf Stufen und ein Rollstuhl kamen in dem Plan nicht vor.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} versprach {companion} eine Sänfte mit vier Trägern und lachte. Gelacht wurde kurz, dann standen alle wieder um {part_def_acc}.',
          ],
        },
        fails: [
          '<companion>Nein</companion>, sagte {companion}. Die Hälfte der Helfer blieb auch unten, und oben fehlten Hände.',
        ],
        again: ['{hero_subj} rief hinunter, oben sei es wirklich sehr schön.'],
        noticing: [
          '{hero_subj} sah von oben auf die Treppe. Zwölf Stufen, die hatte einmal jemand gebaut und sich nichts dabei gedacht. Unten an der Treppe standen alle, die {hero_er} hier oben haben wollte.',
        ],
        deed: [
          '{hero_subj} rief an und gab den Raum zurück, die Anzahlung war weg. Unten fragte {hero_er} {companion}, wo es gehe, und trug den ersten Tisch allein herunter, Stufe für Stufe.',
        ],
        answer: [
          '{companion} hatte mit Kreide einen Weg auf den Boden gezeichnet, ganz flach. {part_def_nom} musste dort nicht getragen werden, nur gekippt und gerollt.',
        ],
        echo: ['Der Kreidestrich hielt drei Wochen. Leute ohne Räder gingen auch darauf.'],
      },
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. <hero>Die paar Stufen</hero>, sagte {hero_subj} und wuchtete {part_def_acc} schon einmal halb hinauf.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} hatte vier starke Leute besorgt, für {companion}, mit Schleife. Für {part_def_acc} waren keine mehr übrig.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} wusste, wie viele Kilo man eine Treppe hinaufbekommt, bei {part_def_dat} und im Ganzen. {companion} nahm {hero_er} zum Ganzen dazu.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} rief die Sänfte aus, mit Fanfare. {companion} blieb unten, und {part_def_nom} blieb auf der dritten Stufe.',
          ],
        },
        fails: [
          'Der Raum, den {hero_subj} gebucht hatte, lag zwölf Stufen hoch, und alles sollte hinauf. Auf einer Treppe schiebt man sich selbst hinunter.',
        ],
        again: ['<hero>Nur noch neun Stufen</hero>, keuchte {hero_subj}.'],
        noticing: [
          'Unten war ein Lachen. {hero_subj} beugte sich über das Geländer. {companion} rollte im Kreis, mit zwei Kindern auf dem Schoß, und von der Straße kamen immer mehr, die gar nicht hinaufwollten.',
        ],
        deed: [
          '{hero_subj} ging hinunter, rief an und sagte den Raum ab. Das Geld war weg. <hero>Wo ist es eben?</hero>, fragte {hero_er} {companion}. Dann holte {hero_er} den ersten Tisch wieder herunter, allein, rückwärts.',
        ],
        answer: [
          '{companion} rollte voraus und blieb alle paar Meter stehen, um zu zeigen: hier, flach. {part_def_nom} rollte hinterher, denn schieben konnte man dort mit einer Hand.',
        ],
        echo: [
          'Auf der Treppe steht noch eine Schleife. <companion>Die war für mich</companion>, sagte {companion}. <companion>Ich hab sie dem Geländer geschenkt.</companion>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} teilte oben die Leute für {part_def_acc} ein und rief hinunter, {companion} werde gleich geholt.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} wollte, dass {companion} sich um nichts kümmern musste. Man werde {companion_ihn} tragen, erst {part_def_acc}, dann {companion}.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} rechnete mit sechs Leuten an {part_def_dat}. Drei davon standen unten und fragten, warum nicht alle hinaufkonnten.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} nannte die Treppe einen Laufsteg und trug {part_def_acc} mit Hüftschwung hinauf. Oben klatschten zwei.',
          ],
        },
        fails: [
          'Für {part_def_acc} waren sie nun zu wenige, und wer unten war, der blieb dort, bei {companion}.',
        ],
        again: [
          '{hero_subj} griff oben an zwei Stellen zugleich. <hero>Gleich tragen wir dich</hero>, keuchte {hero_er}.',
        ],
        noticing: [
          'Vom Geländer aus zählte {hero_subj}: zwölf Stufen, oben drei Leute, unten zehn. Unten wurde gelacht. {companion} hatte etwas gesagt, und {hero_er} hatte es nicht gehört.',
        ],
        deed: [
          '{hero_subj} ging hinunter und sagte den Raum ab, mit Anzahlung. Dann bat {hero_er} {companion} um einen Ort, der für alle ging, und holte oben den ersten Tisch.',
        ],
        answer: [
          'Auf der flachen Seite kamen alle heran. {companion} stellte die Bremse fest, nahm das zweite Ende von {part_def_dat}, und es war niemand mehr übrig.',
        ],
        echo: [
          '<companion>Zwölf Stufen</companion>, sagte {companion}. <companion>Hast du gezählt?</companion> <hero>Mit dem Tisch</hero>, sagte {hero_subj}. <hero>Da zählt man mit.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. <hero>Wir holen dich gleich</hero>, rief {hero_subj} hinunter und verteilte oben die Plätze an {part_def_dat}.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} ließ {companion} von oben alle Grüße ausrichten und hielt an {part_def_dat} einen Platz warm.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} rechnete: Oben brauchte man an {part_def_dat} sechs, und es waren drei. Die anderen standen unten, bei {companion}.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} ließ an einem Seil einen Korb hinunter, mit einer Einladung an {part_def_acc}. Herauf kam ein Zettel: Kommt ihr doch.',
          ],
        },
        fails: [
          'Der gebuchte Raum lag zwölf Stufen hoch. Oben hoben drei, und an der vierten Ecke von {part_def_dat} war niemand. {hero_subj} rief hinunter, und niemand kam herauf.',
        ],
        again: ['{hero_subj} rief lauter. Unten begann jemand zu trommeln, auf einer Mülltonne, recht gut.'],
        noticing: [
          'Das Echo kam zurück: Kommt ihr doch. {hero_subj} setzte sich auf die oberste Stufe. Von hier oben sah man zwölf Stufen, und auf keiner davon stand, wofür sie gut waren.',
        ],
        deed: [
          '{hero_subj} sagte den Raum ab, mitsamt dem Geld, und ging mit dem ersten Tisch auf dem Rücken hinunter. <hero>Wo passen wir alle hin?</hero>, fragte {hero_er} {companion}.',
        ],
        answer: [
          'Es war der Hof hinter den Tonnen. {companion} zog die Bremse an und griff zu. An {part_def_dat} waren auf einmal mehr Hände als Ecken.',
        ],
        echo: [
          'Die Mülltonne spielt jetzt fest mit. {companion} hat ihr einen Namen gegeben, aber verraten wird er erst beim dritten Konzert.',
        ],
      },
    ],
  },
  longWayRound: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl. {hero_subj} nahm die Abkürzung über die Stufen, stellte sich vor {part_def_acc} und forderte den Einlass für zwei.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} lief über die Stufen voraus, um bei {part_def_dat} für {companion} ein gutes Wort einzulegen. Von unten kam keiner nach.',
          ],
          clever: [
            '{companion} fuhr im Rollstuhl. {hero_subj} wusste, dass {part_def_nom} nur den Ersten anhört. Über die Stufen war es eine Minute, und {companion} bekam ein Foto vom Eingang.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} schickte {companion} von oben ein Selfie mit {part_def_dat}, Daumen hoch. Darunter stand: Wo bleibst du?',
          ],
        },
        fails: ['Je mehr {hero_subj} drängelte, desto genauer wurde vorn die Regel vorgelesen.'],
        again: [
          '<hero>Wir sind gleich zu zweit</hero>, sagte {hero_subj} zum dritten Mal und schickte noch ein Foto.',
        ],
        noticing: [
          'Unter dem Foto stand nur: gesehen. {hero_subj} vergrößerte es. In der Ecke war eine Rampe, und sie stand voller Mülltonnen.',
        ],
        deed: [
          '{hero_subj} gab den Platz vorn auf und ging hinunter. Mit {companion} nahm {hero_er} den langen Weg und zog die Tonnen von der Rampe, eine nach der anderen. Drinnen fing es ohne sie an.',
        ],
        answer: [
          'Sie kamen mit schmutzigen Händen von der richtigen Seite und fragten zu zweit. Dagegen hatte {part_def_nom} keine Regel.',
        ],
        echo: [
          'Den Anfang kennen sie bis heute nicht. {companion} hat ihn für {hero} erfunden, mit Mülltonnen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} fuhr im Rollstuhl, und die richtige Tür war weit. {hero_subj} sprang die Treppe hinauf und besetzte bei {part_def_dat} schon einmal zwei Plätze.',
          ],
          warm: [
            '{companion} fuhr im Rollstuhl. {hero_subj} rief {companion} von der Treppe aus zu, der Umweg lohne sich gar nicht, {hero_er} erzähle hinterher alles. Vor {part_def_dat} machte {hero_er} Notizen, sehr genaue.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, {companion} komme mit dem Rollstuhl nach, und man könne ja mit der Hälfte anfangen. Die Hälfte stand schon oben.',
          ],
          playful: [
            '{companion} fuhr im Rollstuhl. {hero_subj} winkte {companion} vom Geländer aus mit beiden Armen, wie von einem Dampfer. Neben {part_def_dat} machte sich das sehr gut.',
          ],
        },
        fails: [
          'Oben kam nur hinein, wer vollzählig war. {hero_subj} zählte laut bis zwei und zeigte beide Male auf sich.',
        ],
        again: [
          '<hero>Gleich</hero>, sagte {hero_subj} und lehnte sich über das Geländer. Unten drehte sich der Rollstuhl einmal um sich selbst.',
        ],
        noticing: [
          'Von oben sah {hero_subj}, wie {companion} zu einer zweiten Tür rollte, las, was daran stand, und weiterrollte zur dritten. Dass es drei gab, hatte {hero_subj} nicht gewusst. Vor der dritten stand ein Fahrrad.',
        ],
        deed: [
          '{hero_subj} ging hinunter, und oben war der Platz im selben Augenblick vergeben. Das Fahrrad war das eigene. {hero_subj} trug es weg, und dann nahmen sie den Weg um das ganze Haus.',
        ],
        answer: [
          'Sie kamen zu spät und von hinten. {part_def_nom} sah erst auf die Uhr und dann auf vier Hände, die alle gleich staubig waren.',
        ],
        echo: [
          'An der dritten Tür hängt jetzt ein Schild: Fahrräder woanders. {hero} hat es gemalt, und {companion} hat die Schrift verbessert.',
        ],
      },
    ],
  },
};
