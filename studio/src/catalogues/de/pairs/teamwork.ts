import type { LessonPairs } from '../../schema.ts';

export const teamwork: LessonPairs = {
  thenYouPull: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm {part_def_acc} ganz allein, vorn und hinten und auch noch in der Mitte. Es ging fast.',
          ],
          warm: [
            '<hero>Bleib du sitzen, ich mach das für dich</hero>, sagte {hero_subj} und schleppte {part_def_acc} allein.',
          ],
          clever: [
            '{hero_subj} hatte einen Plan, und in dem Plan kam {hero_er} dreimal vor: vorn, hinten und bei {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} war ein Tintenfisch und griff mit allen Armen nach {part_def_dat}. Nach zwei Armen war leider Schluss.',
          ],
        },
        fails: ['Zwei Hände hielten, also konnte keine ziehen. Zwei Hände zogen, also konnte keine halten.'],
        again: [
          '{hero_subj} nahm noch das Kinn dazu und ein Knie. Jetzt war von {hero_ihm} überhaupt nichts mehr frei.',
        ],
        refrain: ['Hier fest, da fest, weg ist der Rest.'],
        turned: ['Du zieh, ich halt, ganz fest. Da kommt der Rest.'],
        noticing: [
          '{companion} stand schon die ganze Zeit daneben, die Hände auf dem Rücken. Es waren zwei sehr gute Ziehhände. Ziehen war das Schönste daran, und {hero_subj} wusste es.',
        ],
        deed: [
          '{hero_subj} ließ los, was am meisten Spaß machte. {hero_subj} legte beide Arme um den Rest. <hero>Dann zieh du.</hero>',
        ],
        answer: ['{companion} zog und {hero} hielt. Einen Atemzug lang stand {part_def_nom} ganz still.'],
        echo: [
          '<companion>Du hältst gut</companion>, sagte {companion}. {hero} machte die Arme noch einmal so krumm, wie sie gewesen waren, und sah hinein.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_acc} mit einem Arm und zog mit dem anderen, und den Fuß brauchte {hero_er} auch noch.',
          ],
          warm: [
            '<hero>Das ist zu schwer für dich</hero>, sagte {hero_subj} zu {companion} und nahm beide Seiten von {part_def_dat}. Es war auch für {hero} zu schwer.',
          ],
          clever: [
            '{hero_subj} rechnete aus, wie man an {part_def_dat} zugleich hält und zieht. Es ging mit drei Armen.',
          ],
          playful: [
            '{hero_subj} war ein Krake mit acht Armen, sagte {hero_er}, und packte {part_def_acc}. Sechs davon waren gelogen.',
          ],
        },
        fails: ['Hielt {hero_subj}, dann fehlte das Ziehen. Zog {hero_subj}, dann fehlte das Halten. Rumms.'],
        again: ['{hero_subj} nahm die Zähne für das Halten. Das gab einen nassen Rumms.'],
        refrain: ['Ich halt hier und ich zieh da! Rumms, da.'],
        turned: ['Ich halt fest und du ziehst an. Jetzt kommt’s dran.'],
        noticing: [
          '{companion} hatte sich zwei Stöckchen gesucht und zog sie ganz langsam auseinander, so zum Spielen. Man sah, wie gut {companion} das konnte. Es war genau das Ziehen, das hier fehlte.',
        ],
        deed: [
          '{hero_subj} legte beide Arme um den Haufen und hielt. <hero>Das Ziehen ist das Schönste</hero>, sagte {hero_er}. <hero>Mach du.</hero>',
        ],
        answer: [
          '{companion} zog, wie man einen Splitter zieht, und {hero_subj} hielt die Luft an und alles andere auch. An {part_def_dat} ging ein Spalt auf.',
        ],
        echo: [
          '<companion>Das nächste Mal halte ich</companion>, sagte {companion}. <hero>Und ich zieh?</hero> <companion>Mal sehen.</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} nahm {part_def_acc} in die linke Hand, {obstacle_def_acc} in die rechte und zog mit beiden. Ziehen durfte sonst niemand.',
          ],
          warm: [
            '<hero>Ich ziehe, sonst tust du dir weh</hero>, sagte {hero_subj} und nahm {part_def_acc} ganz für sich.',
          ],
          clever: [
            '{hero_subj} wusste genau, wie man {part_def_acc} zieht. Halten musste man auch, das tat {hero_er} nebenbei.',
          ],
          playful: [
            '{hero_subj} spielte Orchester, ganz allein. Links wurde {part_def_nom} gezupft, rechts gehalten, und mit der Nase gab {hero_er} den Einsatz.',
          ],
        },
        fails: ['Wo eine Hand zog, fehlte die Hand, die hielt. Alles, was lose war, rutschte hinterher.'],
        again: [
          '{hero_subj} hielt nun mit den Zehen. Es sah aus, als hätte jemand {hero_ihn} falsch zusammengelegt.',
        ],
        refrain: ['Zupf und halt und zupf und halt! Alles wird kalt.'],
        turned: ['Du zupfst hier, ich halte da. Locker, ja.'],
        noticing: [
          '{hero_subj} suchte eine dritte Hand und fand gleich zwei. {companion} hatte sie auf dem Rücken. Die Finger bewegten sich, als zögen sie schon.',
        ],
        deed: [
          '{hero_subj} ließ das Ziehen los und machte die Arme rund wie einen Korb. <hero>Ich halte den Rest. Die Schlaufe ziehst du.</hero>',
        ],
        answer: [
          '{companion} zog die lose Schlaufe heraus wie ein Haar aus der Suppe. {part_def_nom} spannte nirgends mehr.',
        ],
        echo: [
          '<hero>Ziehen wollte eigentlich ich</hero>, sagte {hero_subj} später. <companion>Ich weiß</companion>, sagte {companion}. <companion>Ich habe extra für dich mitgezogen.</companion>',
        ],
      },
    ],
  },
  yourCount: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Jetzt!</hero> {hero_subj} warf sich gegen {part_def_acc}, ehe {companion} auch nur Luft geholt hatte.',
          ],
          warm: [
            '<hero>Jetzt, bevor dir der Arm lahm wird!</hero>, rief {hero_subj} und drückte schon gegen {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} hatte den besten Augenblick ausgerechnet und rief <hero>Jetzt!</hero>. Nur {hero} wusste, wann er war. Da drückte {hero_er} schon gegen {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} zählte eins, zwei, Pfannkuchen, und bei Pfannkuchen drückte {hero_er} gegen {part_def_acc}. {companion} wartete noch auf die Drei.',
          ],
        },
        fails: [
          'Wenn {hero} schob, schöpfte {companion} Atem. Wenn {companion} schob, war {hero} schon fertig.',
        ],
        again: [
          '<hero>Jetzt! Nein, jetzt! Jetzt aber!</hero> Es waren sehr viele Jetzt, und kein einziges war von zweien.',
        ],
        refrain: ['Jetzt! Uff. Jetzt! Uff. Und keiner sagte: Wupp.'],
        turned: ['Eins und zwei und drei und schupp. Da machte es wupp.'],
        noticing: [
          '{hero_subj} hörte zwei schnaufen. Erst schnaufte einer, dann schnaufte der andere, wie zwei Uhren, die sich nicht einig sind.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und nickte zu {companion} hinüber. {companion} zählte. Bei drei, und keinen Wimpernschlag vorher, drückte {hero} an der Kante mit, die wackelte.',
        ],
        answer: [
          'Zwei kleine Schubse kamen im selben Augenblick an. {part_def_nom} wusste nicht, wie {part_ihm} geschah.',
        ],
        echo: [
          'Auf dem Rückweg zählte {companion} die Schritte, und {hero} ging nur bei drei. Es dauerte ein bisschen länger.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Los!</hero>, rief {hero_subj} und drückte gegen {part_def_acc}. <companion>Ich bin noch</companion>, sagte {companion} und kam nicht weiter.',
          ],
          warm: [
            '<hero>Ich fang schon mal an, dann hast du weniger</hero>, sagte {hero_subj} und stemmte sich allein gegen {part_def_acc}. {companion} hatte gar nichts.',
          ],
          clever: [
            '{hero_subj} hatte den besten Augenblick ausgerechnet und drückte gegen {part_def_acc}. {companion} wusste von dem Augenblick nichts.',
          ],
          playful: [
            '{hero_subj} war ein Dampfer und tutete. Beim Tuten drückte {hero_er} gegen {part_def_acc}. {companion} dachte, erst kommt das Tuten und dann das Drücken.',
          ],
        },
        fails: ['Erst drückte der eine, dann drückte der andere. Dazwischen ruhte sich alles wieder aus.'],
        again: ['<hero>Noch mal!</hero>, rief {hero_subj} und war wieder zu früh.'],
        refrain: ['Ich zuerst und du danach! Ach.'],
        turned: ['Hol mal Luft und ich hol mit. Schieb, Schritt.'],
        noticing: [
          '{hero_subj} lehnte sich an und war ganz außer Atem. Neben {hero_ihm} ging auch ein Atem. Der eine ging ein, wenn der andere ausging. So trafen sie sich nie.',
        ],
        deed: [
          '{hero_subj} wartete, bis der eigene Atem so ging wie der von {companion}. <hero>Du sagst, wann</hero>, flüsterte {hero_er}. Dann hob {companion} das Kinn, und sie drückten beide, da, wo es wackelte.',
        ],
        answer: ['Es war ein einziges Uff, aus zwei Mündern. Darauf hatte {part_def_nom} nur gewartet.'],
        echo: [
          'Die ganze Treppe hinauf atmeten sie noch im selben Takt. <companion>Uff</companion>, sagten sie oben, beide.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Jetzt!</hero>, schrie {hero} gegen {part_def_acc} an, und {companion} schrie etwas anderes, nur später.',
          ],
          warm: [
            '<hero>Ich rufe für uns beide</hero>, schrie {hero}, damit {companion} sich nicht mühen musste. {part_def_nom} war trotzdem lauter.',
          ],
          clever: [
            '{hero_subj} rief immer dann, wenn {hero_er} glaubte, {part_def_nom} müsse einmal Luft holen. Leider rief {companion} immer kurz danach.',
          ],
          playful: [
            '{hero_subj} rief <hero>Kuckuck</hero> gegen {part_def_acc} an. {companion} rief auch Kuckuck, aber da hatte {hero} schon das nächste angefangen.',
          ],
        },
        fails: ['Zwei riefen durcheinander, und keiner hörte, was er selber rief.'],
        again: [
          '{hero_subj} rief nun ohne Pause, damit auf jeden Fall der richtige Augenblick dabei war. Im Hals wurde es rau wie Schmirgelpapier.',
        ],
        refrain: ['Ruf hin, ruf her. Lärm wird mehr.'],
        turned: ['Eins, zwei, drei. Ein Ruf aus zwei.'],
        noticing: [
          '{hero_subj} musste husten. Während {hero_er} hustete, hob {companion} die Finger, einen nach dem anderen. {companion} zählte etwas.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und sah nur auf die Finger. Beim dritten Finger riefen sie beide, ein einziges Wort, mitten in die kleine Pause.',
        ],
        answer: ['Ein Wort aus zwei Mündern ist doppelt so dick. Es kam an {part_def_dat} vorbei.'],
        echo: [
          '{companion} hielt drei Finger hoch. {hero} holte Luft und wartete. Dann mussten beide lachen und verpassten die Drei.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} rief, wann {hero_er} wollte, in {part_def_acc} hinein. {companion} rief auch, wann {hero_er} nicht rief. Es waren zwei halbe Rufe.',
          ],
          warm: [
            '<hero>Ich ruf für uns beide</hero>, sagte {hero_subj} zu {companion} und rief gegen {part_def_acc}. Für beide war es ein bisschen wenig.',
          ],
          clever: [
            '{hero_subj} hatte den besten Augenblick berechnet, um {part_def_acc} zu übertönen. {companion} hatte einen anderen.',
          ],
          playful: [
            '{hero_subj} jodelte, und {companion} krähte. Aus {part_def_dat} kam noch etwas Drittes, und nichts davon passte zusammen.',
          ],
        },
        fails: [
          'Der eine rief in den anderen hinein, und beides ging unter. {hero_subj} holte schon wieder Luft.',
        ],
        again: ['Nun riefen sie abwechselnd. Der Lärm rief immer mit.'],
        refrain: ['Ich hallo und du hallo! Keiner hört’s so.'],
        turned: ['Eins und zwei und drei, hallo! Das geht so.'],
        noticing: [
          '{hero_subj} bekam einen Frosch in den Hals und musste aufhören. Da sah {hero_er} {companion} an: {companion} nickte mit dem Kopf, ganz gleichmäßig, und rief immer beim dritten Nicken. Das hatte {hero_subj} vor lauter Rufen nie gesehen.',
        ],
        deed: [
          '{hero_subj} machte den Mund zu und nickte mit, eins, zwei. Beim dritten Nicken riefen sie, beide, dasselbe Wort.',
        ],
        answer: [
          'Es war nur ein Wort, aber es war doppelt. In der Pause von {part_def_dat} reichte es bis ganz hinüber.',
        ],
        echo: [
          'Das Echo brauchten sie nicht mehr. <companion>Gute</companion>, nickte {companion}, und beide sagten: <hero>Nacht.</hero>',
        ],
      },
    ],
  },
  wakeMeForMyTurn: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Ich passe auf, keiner sonst</hero>, sagte {hero_subj} und setzte sich dicht vor {part_def_acc}. Nach kurzer Zeit passte nur noch ein Finger auf.',
          ],
          warm: [
            '<hero>Schlaf du ruhig, ich bleibe wach</hero>, sagte {hero_subj} und kümmerte sich um {part_def_acc}, und zwar ununterbrochen.',
          ],
          clever: [
            '{hero_subj} beobachtete {part_def_acc} so genau, dass {hero_er} bald etwas sah, was gar nicht da war. Vorsichtshalber fasste {hero_er} hin.',
          ],
          playful: [
            '{hero_subj} war die Wache und {part_def_nom} der König. Die Wache salutierte, gähnte und stieß den König an.',
          ],
        },
        fails: ['Das Stillsitzen wurde immer zappliger, und jedes Zappeln kam an.'],
        again: [
          '<hero>Ich kann das die ganze Nacht</hero>, sagte {hero_subj} und nickte ein, mit der Nase voran.',
        ],
        refrain: ['Ich bleib wach, ich bleib wach. Gähn, ach.'],
        turned: ['Erst du, dann ich, dann du. Schau zu, schau zu.'],
        noticing: [
          '{hero_subj} gähnte so breit, dass {hero_er} nicht mehr wusste, wie es angefangen hatte. {companion} wusste es noch. {companion} hatte alles gesehen.',
        ],
        deed: [
          '{hero_subj} rückte zur Seite und setzte sich mit leeren Händen hin. <hero>Du jetzt. Stups mich, wenn ich dran bin.</hero>',
        ],
        answer: [
          '{companion} schaute. Später schaute {hero}. Immer saß vor {part_def_dat} jemand, der ausgeruht war, und keiner tippte.',
        ],
        echo: [
          'In der Nacht wachte {hero} auf und wusste nicht, warum. Dann fiel es {hero_ihm} ein: Niemand hatte gestupst. Also schlief {hero_er} weiter.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Das zeige ich {part_def_dat} allein</hero>, sagte {hero_subj} und zeigte, bis die Arme durcheinanderkamen.',
          ],
          warm: [
            '<hero>Du musst dich nicht anstrengen</hero>, sagte {hero_subj} zu {companion} und zeigte {part_def_dat} alles selbst, immer weiter.',
          ],
          clever: [
            '{hero_subj} wollte {part_def_dat} alles zeigen und auch selbst sehen, ob es ankam. Man kann nicht beides, aber {hero_er} versuchte es.',
          ],
          playful: [
            '{hero_subj} war Schauspieler, Vorhang und Platzanweiser für {part_def_acc}. Nach der zweiten Vorstellung gähnte der Vorhang.',
          ],
        },
        fails: ['Die Arme wurden müde und zeigten lauter Sachen, die gar nicht gemeint waren.'],
        again: [
          '{hero_subj} zeigte alles noch einmal im Stehen auf einem Bein, um wach zu bleiben. Das Bein wurde auch verstanden.',
        ],
        refrain: ['Ich allein und noch mal ich! Gähn, gähn, ich.'],
        turned: ['Erst du und dann ich, und einer guckt hin. Da steckt was drin.'],
        noticing: [
          '{hero_subj} gähnte so breit, dass {hero_er} nicht mehr wusste, was zuerst gekommen war. {companion} wusste es noch, jede Bewegung. {companion} hatte von der Seite zugesehen.',
        ],
        deed: [
          '{hero_subj} setzte sich hin, die Hände leer. <hero>Du jetzt. Stups mich, wenn ich dran bin.</hero> Dann sah {hero_er} zu, was {part_def_nom} davon verstand.',
        ],
        answer: [
          'Von der Seite sah man es: Bei einer einzigen Bewegung hatte {part_def_nom} aufgemerkt. {companion} machte genau die noch einmal.',
        ],
        echo: [
          'Auf dem Heimweg stupste {companion}. <hero>Womit bin ich dran?</hero>, fragte {hero_subj}. Mit dem Gähnen, fand {companion}, und es stimmte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} übernahm das Zeigen ganz allein und zeigte {part_def_dat} alles, auch das Falsche, und fing wieder an.',
          ],
          warm: [
            '<hero>Ruh dich aus, ich mach das</hero>, sagte {hero_subj} zu {companion}. Dann zeigte {hero_er} {part_def_dat} etwas, bis die Arme hingen.',
          ],
          clever: [
            '{hero_subj} wollte {part_def_dat} alles in der richtigen Reihenfolge zeigen. Bei der Fünf fiel {hero_ihm} die Zwei wieder ein.',
          ],
          playful: [
            '{hero_subj} führte {part_def_dat} ein Puppenspiel auf, mit zwanzig Puppen und zwei Händen. Am Ende spielten sie durcheinander.',
          ],
        },
        fails: ['Müde Hände zeigen müde Sachen. Drüben tat man, was man sah, und es war ein Gähnen dabei.'],
        again: ['{hero_subj} zeigte noch etwas und wusste selbst nicht mehr, was.'],
        refrain: ['Ich und ich und ich allein. Da schlief ich ein.'],
        turned: ['Du ein Stück und ich ein Stück. Hin und zurück.'],
        noticing: [
          '{hero_subj} gähnte, bis die Augen tropften. {companion} saß daneben, hellwach, und machte mit einem Finger das nach, was vorhin verstanden worden war.',
        ],
        deed: [
          '<hero>Mach du weiter</hero>, sagte {hero_subj} und gab {companion} den Platz. <hero>Wenn du müde wirst, gibst du mir einen Stups.</hero>',
        ],
        answer: [
          'Mit frischen Händen sah es gleich anders aus. Auch {part_def_nom} nickte jetzt nicht mehr nur aus Höflichkeit.',
        ],
        echo: [
          'Auf dem Heimweg bekam {hero} einen Stups. <companion>Du bist dran</companion>, sagte {companion}, <companion>mit Reden.</companion>',
        ],
      },
    ],
  },
  oneStaysOneGoes: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wollte vorn sein. {companion} auch. Mit beiden Ellenbogen schob {hero} sich vor {part_def_acc}.',
          ],
          warm: [
            '<hero>Lass mich vor, dann passiert dir nichts</hero>, sagte {hero_subj} und schob {companion} mit dem Ellenbogen von {part_def_dat} weg.',
          ],
          clever: [
            'Es gab genau einen guten Platz vor {part_def_dat}, das sah {hero_subj}. {companion} sah es leider zur selben Zeit.',
          ],
          playful: [
            '{hero_subj} und {companion} spielten Tür. Beide wollten die Klinke sein. So standen sie vor {part_def_dat} und drängelten.',
          ],
        },
        fails: [
          'Der eine schob den anderen, und der andere schob zurück. Es sah aus wie ein Überfall mit vier Füßen.',
        ],
        again: [
          '{hero_subj} stellte sich nun auf {companion_seine} Füße. Da stand man zwar vorn, aber keiner konnte mehr einen Schritt tun.',
        ],
        refrain: ['Ich vor! Nein, ich vor! Und zu blieb das Tor.'],
        turned: ['Du hier, ich dort. Und keiner schubste fort.'],
        noticing: [
          '{hero_gen} Ellenbogen steckte in etwas Weichem. Es waren Rippen, und sie gehörten {companion}. Auf dieser Seite standen vier Füße, auf der anderen kein einziger.',
          'Ein Ellenbogen steckte in etwas Weichem. Es waren Rippen, und sie gehörten {companion}. Auf dieser Seite standen vier Füße, auf der anderen kein einziger.',
        ],
        deed: [
          '{hero_subj} zeigte auf zwei Plätze. <hero>Such dir einen aus. Ich nehme den anderen.</hero> {companion} blieb als Wache stehen, und {hero} ging hinüber.',
        ],
        answer: ['{part_def_nom} sah auf einmal eine Ablösung. So etwas hatte es hier noch nie gegeben.'],
        echo: [
          '<companion>Wache stehen ist anstrengend</companion>, sagte {companion}. <companion>Man muss die ganze Zeit so gucken.</companion> Und {companion_subj} guckte so.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} drängelte sich an {companion} vorbei und stand als Erstes vor {part_def_dat}. Eine Nase später stand {companion} auch da.',
          ],
          warm: [
            '<hero>Lass mich das machen, dir ist das zu viel</hero>, sagte {hero_subj} zu {companion} und schob sich vor {part_def_acc}. {companion} schob zurück, genauso lieb.',
          ],
          clever: [
            '{hero_subj} hatte den besseren Platz vor {part_def_dat} gesehen. {companion} hatte ihn auch gesehen.',
          ],
          playful: [
            '{hero_subj} und {companion} wollten beide der Ritter sein. Vor {part_def_dat} standen nun zwei Ritter und kein Pferd.',
          ],
        },
        fails: ['Vier Füße traten auf vier Füße. Wer so ein Gedränge sieht, der macht lieber zu.'],
        again: [
          '{hero_subj} zog den Bauch ein, um schmaler zu sein. {companion} atmete im selben Augenblick aus.',
        ],
        refrain: ['Ich bin dran und ich bin dran. Keiner kam dran.'],
        turned: ['Halt du Wacht, ich gehe dort. Einer geht fort.'],
        noticing: [
          'Der Ellenbogen von {hero} steckte zwischen zwei Rippen von {companion}. Dahin, wohin {part_def_nom} immer sah, hatte von ihnen noch keiner einen Fuß gesetzt.',
        ],
        deed: [
          '{hero_subj} trat aus dem Gedränge heraus. <hero>Kannst du hier aufpassen, solange er das nachsieht, was ihm fehlt? Ich gehe mit.</hero> {companion} stellte sich hin, die Füße nebeneinander.',
        ],
        answer: [
          'Einer stand nun Wache, und zwar sehr gerade. So konnte {part_def_nom} endlich dorthin gehen.',
        ],
        echo: [
          '<companion>Ich habe nicht einmal geblinzelt</companion>, sagte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Aber nur abwechselnd.</hero>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            'Beide wollten auf {part_def_dat} an dieselbe Stelle. {hero_subj} schob den Ellenbogen vor und {companion} auch.',
          ],
          warm: [
            '<hero>Ich geh vor, damit du weich fällst</hero>, sagte {hero_subj} und drängte sich auf {part_def_dat} vor {companion}.',
          ],
          clever: [
            '{hero_subj} hatte die beste Stelle auf {part_def_dat} entdeckt. {companion} hatte sie auch entdeckt. Es war dieselbe.',
          ],
          playful: [
            '{hero_subj} und {companion} waren zwei Pinguine auf {part_def_dat} und wollten beide vorn watscheln. Es gab ein Gewatschel.',
          ],
        },
        fails: ['Vier Füße standen auf einem Fleck, und jeder trat dem anderen den Halt weg.'],
        again: [
          '{hero_subj} hakte sich mit dem Ellenbogen ein, nur leider in {companion}. Zusammen waren sie doppelt so schnell unten.',
        ],
        refrain: ['Ich zuerst, nein, ich zuerst! Plumps, wer’s hört.'],
        turned: ['Einer bleibt und einer geht. Jeder steht.'],
        noticing: [
          'Der eigene Ellenbogen steckte in fremden Rippen. {hero_subj} zog ihn heraus. Auf dieser Seite waren vier Füße, auf der anderen kein einziger.',
        ],
        deed: [
          '{hero_subj} zeigte auf zwei Stellen. <hero>Such dir eine aus. Ich nehme die andere.</hero> {companion} blieb auf der rauen Stelle und streckte einen Arm aus.',
        ],
        answer: [
          'An dem Arm ging {hero} entlang. Auf {part_def_dat} rutschte der eine nicht, weil der andere stand.',
        ],
        echo: [
          '<companion>Mein Arm ist jetzt länger</companion>, sagte {companion}. Sie maßen nach. Es stimmte nicht, aber man sah es.',
        ],
      },
    ],
  },
  givesAwayTheFront: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} verteilte die Plätze an {part_def_dat} so, dass die Mitte {hero_ihm} blieb, und griff dann doch jedem in die Hand.',
          ],
          warm: [
            '{hero_subj} sagte allen, sie sollten sich bei {part_def_dat} ruhig ausruhen, {hero_er} mache den schweren Teil. Der schwere Teil war auch der, den man sah.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} einen Ablauf gezeichnet, mit Pfeilen. Alle Pfeile gingen von {hero_ihm} aus.',
          ],
          playful: [
            '{hero_subj} moderierte alles, was an {part_def_dat} geschah, auch das eigene Stolpern. Beim ersten Mal klappte es fast, und {hero_er} verbeugte sich.',
          ],
        },
        fails: [
          'Jeden Griff, den ein anderer gemacht hatte, machte {hero_subj} noch einmal. Für die eigenen blieb keine Hand.',
        ],
        again: [
          'In der Pause übte {hero_subj} heimlich weiter und baute um, was die anderen gerade erst begriffen hatten.',
        ],
        noticing: [
          'Auf dem Handy lief der letzte Versuch. {hero_subj} wollte sehen, wer schuld war. Hinten im Bild machte {companion}, ohne hinzusehen, genau {hero_seinen} Teil, und besser.',
        ],
        deed: [
          '{hero_subj} strich auf dem Plan einen Namen durch, den eigenen, und schrieb {companion} an die Stelle, auf die alle schauen würden. Dann ging {hero_er} Kisten tragen.',
        ],
        answer: ['An {part_def_dat} stand zum ersten Mal auf jeder Seite jemand, der nur das eine tat.'],
        echo: ['Auf dem Foto sieht man von {hero} einen Ärmel. Es ist ein guter Ärmel.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich an {part_def_dat} nach vorn, wo man gesehen wurde, und rief die anderen auf ihre Plätze. Es waren lauter Plätze dahinter.',
          ],
          warm: [
            '{hero_subj} nahm den anderen an {part_def_dat} alles ab, was schwierig war. Sie standen mit leeren Händen da und nickten.',
          ],
          clever: [
            '{hero_subj} war sicher: Wenn an {part_def_dat} jeder genau das tat, was {hero_er} sagte, brauchte man die anderen fast nicht.',
          ],
          playful: [
            '{hero_subj} dirigierte an {part_def_dat} mit einem Besenstiel und sprang zwischendurch als erste Geige ein.',
          ],
        },
        fails: [
          'Immer wenn ein anderer zugriff, griff {hero_subj} darüber. So hatten sie alle zusammen zwei Hände.',
        ],
        again: ['{hero_subj} zeigte noch einmal, wie es ging. Vom Zeigen wurde es nicht leichter.'],
        noticing: [
          'Hinter {hero} zählte jemand leise mit, eins und zwei und drei. Es war {companion}, und auf drei gingen vier Knie in die Beuge, ganz von allein. Auf ein Zeichen von vorn wartete keiner.',
        ],
        deed: [
          '{hero_subj} ging nach hinten und gab {companion} den Platz, auf den die Kamera zeigte. <hero>Zähl du. Laut.</hero> Dann bückte {hero_er} sich unter das Ende, das man nicht sieht.',
        ],
        answer: [
          'Eins und zwei. Auf drei griff an {part_def_dat} jeder dort zu, wo er stand, und keiner woanders.',
        ],
        echo: [
          'Im Film hört man {companion} zählen. Wer gut hinsieht, erkennt am Rand zwei Turnschuhe. Einer ist offen.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} setzte {part_def_acc} so wieder zusammen, wie es {hero_ihm} am besten stand: {hero_er} vorn, alle anderen drum herum.',
          ],
          warm: [
            '{hero_subj} wollte mit {part_def_dat} niemanden belasten und übernahm zwei Posten zugleich. Der eine war vorn, der andere am anderen Ende.',
          ],
          clever: [
            '{hero_subj} rechnete nach: Wenn {hero_er} schnell lief, konnte {hero_er} bei {part_def_dat} an zwei Stellen sein. Zwischen Probe eins und zwei ging das auf.',
          ],
          playful: [
            '{hero_subj} spielte bei {part_def_dat} drei Rollen mit drei Hüten. Den zweiten Hut vergaß {hero_er} schon beim ersten Wechsel.',
          ],
        },
        fails: [
          'Nachts änderte {hero_subj} noch einmal, was die anderen am Abend für fertig gehalten hatten.',
        ],
        again: [
          'Am Morgen gab es eine neue Fassung. Es war dieselbe, nur mit {hero_gen} Namen in größerer Schrift.',
          'Am Morgen gab es eine neue Fassung. Es war die alte, nur mit größerer Überschrift.',
        ],
        noticing: [
          '{hero_subj} sah sich das Video vom letzten Versuch an, dreimal. Beim dritten Mal achtete {hero_er} nicht auf sich. Hinter {hero_seinem} Rücken sprang {companion} für {hero_ihn} ein, leise und ohne einen Fehler.',
        ],
        deed: [
          '{hero_subj} schrieb neben den vordersten Platz einen anderen Namen, zog den Kittel aus und stellte sich ans hintere Ende.',
        ],
        answer: ['Da, wo {part_def_nom} immer gerissen war, musste jetzt keiner mehr rennen.'],
        echo: [
          '<companion>Du hättest winken sollen</companion>, sagte {companion}. <hero>Ich hatte die Hände voll</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} bestand darauf, {part_def_acc} allein einzusetzen, denn an dieser Stelle kam es auf das Gefühl an.',
          ],
          warm: [
            '{hero_subj} ersparte den anderen die Arbeit mit {part_def_dat}, und die Freude daran auch.',
          ],
          clever: [
            '{hero_subj} hatte zu {part_def_dat} eine Anleitung geschrieben. Auf jeder Seite stand mindestens einmal: siehe oben, {hero}.',
          ],
          playful: [
            '{hero_subj} führte {part_def_acc} vor wie im Varieté, mit Tusch. Es hielt bis zur Verbeugung.',
          ],
        },
        fails: [
          'An einer Stelle hätte {hero_subj} zugleich vorn stehen und hinten halten müssen. Dort brach es, immer dort.',
        ],
        again: ['{hero_subj} lief schneller hin und her.'],
        noticing: [
          'Auf dem Boden waren Kreidekreuze, kleine, mit Zahlen. Sie begannen dort, wo {hero_subj} nie hinkam. Die Schuhe, zu denen die Abdrücke passten, hatte {companion} an.',
        ],
        deed: [
          '{hero_subj} gab das Mikrofon her, das am Kragen steckte, und heftete es {companion} an. Dann stellte {hero_er} sich auf das Kreuz mit der höchsten Zahl, das hinter dem Vorhang.',
        ],
        answer: [
          'Vorn war jemand, und hinten war auch jemand. An {part_def_dat} zog es nicht mehr nach zwei Seiten.',
        ],
        echo: [
          '<companion>Hörst du hinter dem Vorhang überhaupt etwas?</companion>, fragte {companion}. <hero>Alles</hero>, sagte {hero_subj}. <hero>Du atmest vor jedem Satz.</hero>',
        ],
      },
    ],
  },
  slowestInFront: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ging mit {part_def_dat} voran, im eigenen Tempo. <hero>Kommt ihr?</hero>, rief {hero_er} über die Schulter.',
          ],
          warm: [
            '{hero_subj} rief den anderen an {part_def_dat} alle paar Schritte etwas Aufmunterndes zu, ohne langsamer zu werden.',
          ],
          clever: [
            '{hero_subj} hatte die kürzeste Strecke für {part_def_acc} herausgesucht und die Zeit gestoppt. Bis zur Ecke lagen sie gut.',
          ],
          playful: [
            '{hero_subj} gab an {part_def_dat} den Takt vor, ein flottes Lied. Hinten sang nach dem zweiten Takt keiner mehr.',
          ],
        },
        fails: ['Vorn wurde gezogen, hinten wurde geschleift, und dazwischen stand alles schief.'],
        again: [
          '<hero>Kommt schon</hero>, rief {hero_subj} und zog stärker. Jetzt schleiften sie nicht nur die Last, sondern auch {companion}.',
        ],
        noticing: [
          '{hero_subj} drehte sich um. Da war eine Lücke, drei Meter lang, und am Ende der Lücke zwei Hände mit Pflaster über den Knöcheln.',
        ],
        deed: [
          '{hero_subj} ging ganz nach hinten, nahm die Ecke, die keiner wollte, und ließ {companion} vorn das Tempo machen.',
        ],
        answer: [
          'Den ersten Termin verpassten sie. Aber {part_def_nom} lag waagerecht und schlug nirgends mehr an.',
        ],
        echo: ['{companion} verschenkte später zwei Pflaster. {hero} brauchte beide.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} zog {part_def_acc} allein an, mit einem Ruck, damit die anderen in Schwung kamen. In Schwung kam eine Ecke.',
          ],
          warm: [
            '{hero_subj} rief denen hinter {part_def_dat} alle paar Schritte zu, wie weit es noch war. Es war gut gemeint und jedes Mal weit.',
          ],
          clever: [
            '{hero_subj} hatte die Strecke mit {part_def_dat} in Abschnitte geteilt, mit Sollzeiten. Am ersten Abschnitt lagen sie drei Sekunden vorn.',
          ],
          playful: [
            '{hero_subj} gab vor {part_def_dat} den Trommler auf der Galeere. Zwei lachten, einer stolperte.',
          ],
        },
        fails: ['Vorn war man schon um die Kurve, hinten noch davor. {hero_subj} zog um die Kurve.'],
        again: ['<hero>Zack, zack</hero>, rief {hero_subj}. Es zackte, an der Kante.'],
        noticing: [
          'Der Weg zeigte, wie sie gegangen waren: vorn eine gerade Spur, daneben eine Schleifspur und ganz hinten zwei Abdrücke, die seitwärts wollten. {hero_subj} ging die Spur zurück bis zu den Schuhen. Einer war mit Klebeband umwickelt.',
        ],
        deed: [
          '{hero_subj} ging nach hinten und nahm die Seite, die immer hängen blieb. <hero>Du gehst vor</hero>, sagte {hero_er} zu {companion}. <hero>So langsam, wie du willst.</hero>',
        ],
        answer: [
          'Der erste Termin verstrich auf halber Strecke, man hörte es schlagen. {part_def_nom} ging nun so leise, dass man die Schritte zählen konnte.',
        ],
        echo: [
          '<companion>Ich war noch nie vorn</companion>, sagte {companion}. <hero>Wie ist es?</hero> <companion>Windig.</companion>',
        ],
      },
    ],
  },
};
