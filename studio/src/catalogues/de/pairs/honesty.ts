import type { LessonPairs } from '../../schema.ts';

export const honesty: LessonPairs = {
  openFist: {
    broken: [
      {
        firstTry: {
          bold: [
            'Ein Splitter von {part_def_dat} sprang ab. {hero_subj} schloss schnell die Faust darum und arbeitete mit der anderen Hand weiter.',
          ],
          warm: [
            '{hero_subj} stützte {part_def_acc} vorsichtig. Da blieb ein Splitter in der Hand, und die Hand ging zu, damit niemand traurig wurde.',
          ],
          clever: [
            '{hero_subj} prüfte, wie fest {part_def_nom} noch war. Danach hatte {hero_er} einen Splitter in der Faust und ein sehr ruhiges Gesicht.',
          ],
          playful: [
            '{hero_subj} zauberte. Der Splitter von {part_def_dat} verschwand in der Faust, simsalabim, und blieb leider verschwunden.',
          ],
        },
        fails: [
          'Mit einer Faust und einer Hand kann man nichts aneinanderhalten. {hero_subj} tat, als könnte man.',
        ],
        again: [
          '{hero_subj} nahm die Faust dazu wie einen Hammer. Dabei fragte {hero_er}, wer hier bloß etwas abgebrochen habe.',
        ],
        refrain: ['Faust zu, Faust zu. Und nichts gibt Ruh.'],
        turned: ['Faust auf, Faust auf. Da liegt es obendrauf.'],
        noticing: [
          '{companion} suchte denselben Fleck Boden zum dritten Mal ab. Die Faust wurde heiß. Was darin war, hatte Ecken.',
        ],
        deed: [
          '{hero_subj} streckte die Faust aus und machte sie auf, einen Finger nach dem anderen. <hero>Es ist abgegangen. Ich habe es.</hero>',
        ],
        answer: [
          '{companion} sah den Splitter an und dann {part_def_acc}. <companion>Der passt ja</companion>, sagte {companion}. <companion>Der hat gefehlt.</companion>',
        ],
        echo: [
          'In {hero_gen} Hand blieb ein kleiner roter Abdruck, drei Ecken. Am nächsten Morgen war er weg.',
          'In der Hand blieb ein kleiner roter Abdruck, drei Ecken. Am nächsten Morgen war er weg.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            'Ein Splitter war abgegangen, und {hero_subj} hatte ihn in der Faust. Mit der anderen Hand stemmte {hero_er} {part_def_acc}.',
          ],
          warm: [
            'Beim Anfassen war ein Splitter abgegangen. {hero_subj} versteckte ihn in der Faust, damit keiner traurig war, und drückte {part_def_acc} einhändig.',
          ],
          clever: [
            'Ein Splitter von {part_def_dat} war in der Faust. {hero_subj} bedachte, dass man zum Drücken auch nur eine Hand nehmen kann.',
          ],
          playful: [
            '{hero_subj} war ein Pirat mit einer Faust aus Eisen. In der Faust war ein Splitter, und die andere Hand schob an {part_def_dat}.',
          ],
        },
        fails: [
          'Mit einer Hand kippt so etwas nicht. <hero>Das ist eben zu schwer</hero>, sagte {hero_subj} und hielt die Faust zu.',
        ],
        again: ['{hero_subj} nahm die Faust als Hammer und fragte, wo denn der Splitter hin sei.'],
        refrain: ['Faust ist zu und schieb und drück! Nicht ein Stück.'],
        turned: ['Faust geht auf, und zwei sind frei. Nun sind alle dabei.'],
        noticing: [
          'Die Faust war heiß, und was darin war, hatte Ecken. {companion} suchte denselben Fleck Boden zum dritten Mal ab.',
        ],
        deed: [
          '{hero_subj} streckte die Faust hin und machte sie auf, Finger für Finger. <hero>Es ist abgegangen. Ich habe es.</hero> Den flachen Splitter legte {hero_er} an die Kante, die wackelte.',
        ],
        answer: [
          'Zwei freie Hände hoben, und der Splitter rutschte darunter. {part_def_nom} blieb schräg stehen und überlegte.',
        ],
        echo: ['{hero_subj} machte im Bett die Hand auf und zu. Auf war sie bequemer.'],
      },
      {
        firstTry: {
          bold: [
            'Es hatte knack gemacht, und {hero_subj} schloss schnell die Faust. Mit der anderen Hand riss {hero_er} an {part_def_dat}, als wäre nichts.',
          ],
          warm: [
            '<hero>Bleib du nur sitzen</hero>, sagte {hero_subj} zu {companion} und schob {part_def_acc} mit einer Hand. Die zweite war gerade beschäftigt.',
          ],
          clever: [
            '{hero_subj} überlegte, wie man {part_def_acc} mit einer Hand bewegt. Mit zwei Händen hätte es kein Überlegen gebraucht.',
          ],
          playful: [
            '{hero_subj} spielte, die eine Hand sei eine Schnecke im Haus. Die Schnecke kam nicht heraus, und {part_def_nom} blieb liegen.',
          ],
        },
        fails: ['Fünf Finger drückten, und fünf Finger hielten etwas fest. So etwas reicht nie.'],
        again: ['{hero_subj} nahm die Faust als Hammer. Es tat weh, und zwar innen.'],
        refrain: ['Faust bleibt zu, ich drück allein. Nein und nein und nein.'],
        turned: ['Faust geht auf, da liegt es, sieh. Nun geht es wie nie.'],
        noticing: [
          '{companion} suchte den Boden ab, schon wieder an derselben Stelle. In der Faust wurde es heiß, und das Heiße hatte Ecken.',
        ],
        deed: [
          '{hero_subj} hielt {companion} die Hand hin und machte sie auf. <hero>Das ist mir abgebrochen.</hero> Das flache Stück schob {hero_er} unter die Kante, die wackelte.',
        ],
        answer: [
          'Es passte darunter wie bestellt. Nun hielt es fest, und {hero} hatte für {part_def_acc} zwei Hände.',
        ],
        echo: [
          'In der Hand war noch der Abdruck, mit Ecken. {companion} malte mit dem Finger ein Haus daraus.',
        ],
      },
    ],
  },
  thatWasMyFinger: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zuerst gezogen, da an {part_def_dat}, und zwar kräftig. <hero>Das war schon so</hero>, sagte {hero_er} und zog weiter.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nur ordnen, da wurde es ein Knoten. <hero>Das war bestimmt der Wind</hero>, tröstete {hero_er} und ordnete weiter.',
          ],
          clever: [
            '{hero_subj} hatte {part_def_acc} untersucht, und seitdem war da der Knoten. <hero>Merkwürdig</hero>, sagte {hero_er} und untersuchte hinter dem Rücken weiter.',
          ],
          playful: [
            '{hero_subj} machte aus {part_def_dat} eine Acht, dann noch eine, dann kam sie nicht mehr auseinander. <hero>Das war {companion}</hero>, sagte {hero_er}.',
            '{hero_subj} machte aus {part_def_dat} eine Acht, und die Acht ging nicht mehr auf. <hero>Das war ein Zwerg</hero>, sagte {hero_er}.',
          ],
        },
        fails: ['Hinter dem Rücken sieht man nicht, woran man zieht. {hero_subj} zog an allem.'],
        again: [
          '<hero>Das war schon immer so</hero>, sagte {hero_subj} noch einmal. Die Finger hinter dem Rücken machten einen Doppelknoten daraus.',
        ],
        refrain: ['Ich war es nicht, ich war es nicht! Und alles wurde dicht.'],
        turned: ['Ich war’s, ich war’s, mein Finger hier. Und los ging es mit mir.'],
        noticing: [
          '{companion} sah sich die eigenen Hände an, erst von vorn, dann von hinten. {companion} überlegte, was sie wohl gemacht hatten. Sie hatten aber gar nichts gemacht.',
        ],
        deed: [
          '{hero_subj} kam hinter dem Rücken hervor und legte einen Finger auf die Stelle. <hero>Das war ich. Hier habe ich angefangen.</hero>',
        ],
        answer: [
          'Nun wussten sie, wo vorne war. Von {hero_gen} Finger aus ging {companion} rückwärts, bis zur losen Schlaufe.',
          'Nun wussten sie, wo vorne war. Vom Finger aus ging {companion} an {part_def_dat} rückwärts, bis zur losen Schlaufe.',
        ],
        echo: ['<companion>Ich dachte schon, ich knote im Schlaf</companion>, sagte {companion}.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das war {companion}</hero>, sagte {hero_subj} und zeigte. Der andere Finger zog hinter dem Rücken noch an {part_def_dat}.',
          ],
          warm: [
            '<hero>Mach dir nichts daraus</hero>, tröstete {hero_subj}, als {companion} auf {part_def_acc} starrte. Wer es gewesen war, das sagte {hero_er} nicht.',
          ],
          clever: [
            '{hero_subj} bewies, dass man so etwas an {part_def_dat} nur mit der linken Hand machen kann. {companion} war links. {hero_subj} auch.',
          ],
          playful: [
            '<hero>Das war ein Kobold</hero>, sagte {hero_subj} und malte {companion} einen Bart. Die eigenen Finger hingen noch in {part_def_dat}.',
          ],
        },
        fails: ['Wer nicht weiß, wo es anfing, der zieht überall. {hero_subj} zog mit und wusste es.'],
        again: [
          '<hero>Komisch</hero>, sagte {hero_subj}. <hero>Es wird immer schlimmer.</hero> Das war nicht komisch.',
        ],
        refrain: ['Der da war’s und die da war’s! Keiner mag’s.'],
        turned: ['Ich bin’s gewesen, hier fing’s an. Da geht’s dran.'],
        noticing: [
          '{companion} saß da und übte mit einem Schnürsenkel, ob man so etwas aus Versehen machen kann. Es ging nicht. {companion} übte weiter. {hero_subj} sah zu, und der Hals wurde eng.',
        ],
        deed: [
          '<hero>Du warst es gar nicht</hero>, sagte {hero_subj}. <hero>Ich war es. Mit dem Finger, und zwar hier.</hero> Der Finger blieb auf der Stelle liegen.',
        ],
        answer: [
          'Nun hatte {part_def_nom} einen Anfang. Von dem aus konnte man mit den Augen gehen, unten durch und oben herum.',
        ],
        echo: [
          '<companion>Und der Kobold?</companion>, fragte {companion}. <hero>Welcher Kobold?</hero>, sagte {hero_subj} und wurde noch einmal rot.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieß etwas um, gleich neben {part_def_dat}. <hero>Das lag schon so</hero>, sagte {hero_er} und wollte schnell vorbei.',
          ],
          warm: [
            '{hero_subj} hatte an {part_def_dat} gezupft, nur um zu grüßen. <hero>Das war jemand anders</hero>, sagte {hero_er} lieb und wollte weiter.',
          ],
          clever: [
            '{hero_subj} hatte bei {part_def_dat} etwas angefasst, um zu sehen, was geschieht. Es geschah etwas. <hero>Seltsam</hero>, sagte {hero_er} und sah in die Luft.',
          ],
          playful: [
            '{hero_subj} tippte {part_def_dat} von hinten an und schaute dann in die andere Richtung. <hero>Das war ein Floh</hero>, sagte {hero_er}.',
          ],
        },
        fails: ['Solange keiner es gewesen war, konnte es jeder gewesen sein. Also wurde jeder angesehen.'],
        again: [
          '<hero>Vielleicht war es {companion}?</hero>, sagte {hero_subj} und wollte unter dem Blick hindurchkriechen. Der Blick kam mit.',
        ],
        refrain: ['Ich nicht, der nicht, keiner nicht! Streng blieb das Gesicht.'],
        turned: ['Ich war’s, ich war’s, der Finger da. Jetzt ist es klar.'],
        noticing: [
          '{companion} drehte die eigenen Hände um und sah nach, ob sie es gewesen waren. So genau sah {companion} nach, dass {hero} der Hals eng wurde.',
        ],
        deed: [
          '{hero_subj} trat dazwischen und legte den Finger auf die Stelle. <hero>Das war ich. Hier habe ich angefasst.</hero>',
        ],
        answer: [
          '{part_def_nom} nickte langsam. Wer es war, stand jetzt fest, und da musste man niemanden mehr ansehen.',
        ],
        echo: [
          '{companion} betrachtete {hero_gen} Finger. <companion>Sieht gar nicht so aus</companion>, sagte {companion}.',
          '{companion} betrachtete den Finger lange. <companion>Sieht gar nicht so aus</companion>, sagte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das war schon so</hero>, rief {hero_subj} {part_def_dat} entgegen, ehe jemand gefragt hatte, und zog hinter dem Rücken weiter.',
          ],
          warm: [
            '<hero>{companion} hat es nicht so gemeint</hero>, erklärte {hero_subj} {part_def_dat} sehr lieb. {companion} hatte gar nichts gemacht.',
          ],
          clever: [
            '{hero_subj} bewies {part_def_dat}, dass es der Wind gewesen sein musste. Es ging kein Wind, aber der Beweis war gut.',
          ],
          playful: [
            '{hero_subj} spielte Detektiv und verdächtigte alle, zuerst {part_def_acc} und dann die eigene Mütze.',
          ],
        },
        fails: ['Wer einen Täter sucht, lässt keinen vorbei. {hero_subj} suchte mit, am lautesten.'],
        again: ['{hero_subj} fand noch drei Verdächtige. Einer davon war eine Fliege.'],
        refrain: ['Wer war das und wer war das? Streng wurde das.'],
        turned: ['Ich war das, und das war da. Nun ist es klar.'],
        noticing: [
          '{companion} sah die eigenen Hände an, die eine Seite und die andere. Man sah, dass {companion_subj} anfing, es selbst zu glauben.',
        ],
        deed: [
          '{hero_subj} stellte sich vor {companion} und hob die Hand wie in der Schule. <hero>Ich war das. Da habe ich angefasst, mit dem hier.</hero> Es war der Zeigefinger.',
        ],
        answer: [
          'Nun wusste {part_def_nom}, wer es war, und sah auch gleich woandershin. Dort war es wohl wichtiger.',
        ],
        echo: [
          '<companion>Zeig mal den Finger</companion>, sagte {companion}. Er war nicht größer als die anderen. {hero} steckte ihn wieder ein.',
        ],
      },
    ],
  },
  pocketTurnedOut: {
    locked: [
      {
        firstTry: {
          bold: [
            'Neben {part_def_dat} hatte etwas Blankes gelegen. {hero_subj} steckte es ein, behielt eine Hand darauf und rüttelte mit der anderen.',
          ],
          warm: [
            '{hero_subj} fand bei {part_def_dat} ein blankes Ding und steckte es ein, damit es nicht verloren ging. Dann drückte {hero_er}, mit einer Hand.',
          ],
          clever: [
            '{hero_subj} hatte bei {part_def_dat} etwas Blankes gefunden und fand, es könne niemandem fehlen. Eine Hand blieb in der Tasche.',
          ],
          playful: [
            '{hero_subj} war ein Seeräuber. Das blanke Ding neben {part_def_dat} wanderte als Beute in die Tasche. Dann wurde einhändig geentert.',
          ],
        },
        fails: [
          '<hero>Meine Taschen sind leer</hero>, sagte {hero_subj} und drückte mit einer Hand, wo man zwei gebraucht hätte.',
        ],
        again: [
          '<hero>Ganz leer</hero>, sagte {hero_subj} und drückte noch mit der Hüfte. In der Tasche machte es klick.',
        ],
        refrain: ['Tasche leer, Tasche leer. Klick, sagte sie, und nichts mehr.'],
        turned: ['Tasche raus und umgekehrt. Da lag es, wo es hingehört.'],
        noticing: [
          '{companion} drehte beide Taschen um und legte alles hin: eine Schnur und viele Fusseln. {hero_gen} Tasche hing schwer am Bein. Keiner sagte etwas.',
          '{companion} drehte beide Taschen um und legte alles hin: eine Schnur und viele Fusseln. {hero} spürte, wie schwer die eigene Tasche am Bein hing.',
        ],
        deed: [
          '{hero_subj} stülpte die Tasche um. Dann legte {hero_er} das blanke Ding genau dahin zurück, wo es gelegen hatte, neben {part_def_acc}.',
        ],
        answer: ['Es machte noch einmal klick, aber anders. So klingt etwas, das nach Hause kommt.'],
        echo: ['{hero_subj} ließ die Tasche draußen hängen, den ganzen Weg. Sie sah aus wie ein Ohr.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte das kleine Ding heimlich eingesteckt und rüttelte nun an {part_def_dat}, lauter als alle.',
          ],
          warm: [
            '<hero>So ein Pech</hero>, sagte {hero_subj} zu allen, die an {part_def_dat} suchten, und hielt die eigene Tasche zu.',
          ],
          clever: [
            '{hero_subj} schlug vor, noch einmal unter {part_def_dat} nachzusehen. In der eigenen Tasche war es ja sicher nicht, sagte {hero_er}.',
          ],
          playful: [
            '{hero_subj} zauberte vor {part_def_dat}: nichts in der linken Hand, nichts in der rechten. Nach der Tasche fragte zum Glück keiner.',
          ],
        },
        fails: ['Gesucht wurde überall, wo es nicht war. {hero_subj} suchte mit, auf Knien.'],
        again: ['<hero>Vielleicht hat es eine Elster</hero>, sagte {hero_subj}.'],
        refrain: ['Such mal hier und such mal da! Nichts war da.'],
        turned: ['Tasche auf und auf den Tisch. Da liegt es, frisch.'],
        noticing: [
          'Beim Knien drückte etwas gegen {hero_sein} Bein, klein und eckig. Es drückte bei jedem Bücken. {hero_subj} setzte sich hin, und nun drückte es noch mehr.',
        ],
        deed: [
          '{hero_subj} stand auf und drehte die Tasche um, ganz nach außen. Heraus fiel ein Kern, eine Feder und das kleine Ding. <hero>Ich hatte es. Von Anfang an.</hero>',
        ],
        answer: [
          'Erst sagte keiner etwas. Dann hielt {companion} das kleine Ding an {part_def_acc}, und es hörte sich an wie ein Ja.',
        ],
        echo: ['Die Tasche blieb den ganzen Heimweg draußen hängen, wie eine Zunge.'],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            'Vor {part_def_dat} lag etwas Blankes. {hero_subj} steckte es ein, hielt die Tasche zu und griff mit der freien Hand ins Finstere.',
          ],
          warm: [
            '{hero_subj} hob vor {part_def_dat} etwas Blankes auf und verwahrte es gut. Dann suchte {hero_er} für alle, mit einer Hand.',
          ],
          clever: [
            '{hero_subj} fand es schade, wenn so etwas Blankes vor {part_def_dat} herumlag. In der Tasche lag es besser. Mit einer Hand tastete {hero_er} weiter.',
          ],
          playful: [
            '{hero_subj} war eine Elster, und Elstern nehmen Blankes mit. Danach steckte die Elster einen Flügel in {part_def_acc}.',
          ],
        },
        fails: [
          '<hero>Ich hab nichts</hero>, sagte {hero_subj} und suchte und suchte, mit einer Hand, und die andere passte auf.',
        ],
        again: [
          '{hero_subj} suchte nun auch mit dem Fuß. <hero>Hier ist es aber dunkel</hero>, sagte {hero_er}, und die Tasche sagte klick.',
        ],
        refrain: ['Nix in der Tasche, nix in der Hand. Schwarz ist die Wand.'],
        turned: ['Tasche leer und Blinker fein. Da fiel ein Schein hinein.'],
        noticing: [
          '{companion} leerte beide Taschen aus, um zu helfen: eine Schnur, zwei Fusseln, ein Kern. Dann sah {companion} zu {hero} hinüber. Etwas hing da schwer am Bein.',
        ],
        deed: [
          '{hero_subj} drehte die Tasche um und fing das blanke Ding auf. {hero_subj} legte es vor {part_def_acc} zurück, so schief, wie es gelegen hatte.',
        ],
        answer: ['Da fing es das bisschen Licht und warf es weiter, über den Boden von {part_def_dat}.'],
        echo: ['Es blieb dort liegen und blinkte. {hero} drehte sich auf dem Heimweg zweimal danach um.'],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ich habe nichts genommen</hero>, sagte {hero_subj} und tastete mit einer Hand in {part_def_dat} herum. Die andere lag auf der Tasche.',
          ],
          warm: [
            '<hero>Du kannst gern in meinen Taschen nachsehen</hero>, sagte {hero_subj} zu {companion}, <hero>später.</hero> Dabei beugte {hero_er} sich schnell über {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} suchte in {part_def_dat} ganz gründlich an allen Stellen, bis auf eine. Die eine war in der Jacke.',
          ],
          playful: [
            '{hero_subj} zauberte: nichts in der linken Hand, nichts in der rechten. Nach der Tasche durfte in {part_def_dat} keiner fragen.',
          ],
        },
        fails: [
          'Das Blanke fehlte dort, wo es gelegen hatte, und {hero_subj} suchte überall, nur nicht bei sich.',
        ],
        again: [
          '{hero_subj} suchte lauter. <hero>Hier ist auch nichts</hero>, sagte {hero_er} und klopfte aus Versehen auf die Tasche. Es klimperte.',
        ],
        refrain: ['Nichts ist da und nichts ist hier. Schwarz ist es hier.'],
        turned: ['Da ist es, und da kommt es hin. Nun ist was drin.'],
        noticing: [
          '{companion} krempelte die eigenen Taschen um, ungefragt. Ein Fussel fiel heraus und ein Stück Schnur. {hero_subj} spürte etwas Hartes am Bein.',
        ],
        deed: [
          '<hero>Es ist bei mir</hero>, sagte {hero_subj}. {hero_er} holte das blanke Ding heraus und legte es an {part_def_acc} zurück, genau in seinen Abdruck.',
        ],
        answer: [
          'Kaum lag es da, fing es den Schimmer auf. Ein heller Strich lief über den Boden, immer weiter in {part_def_acc}.',
        ],
        echo: [
          '<companion>War es schwer?</companion>, fragte {companion}. <hero>In der Tasche schon</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  neverDoneItBefore: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Das mache ich jeden Tag</hero>, sagte {hero_subj} und ging {part_def_acc} gleich an der schwierigsten Stelle an.',
          ],
          warm: [
            '<hero>Schaut nur zu, ich kenne das</hero>, sagte {hero_subj}, damit sich keiner sorgte, und griff ganz oben an {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} nickte, als hätte {hero_er} über {part_def_acc} schon Bücher geschrieben. Dann griff {hero_er} dorthin, wo kein Griff war.',
          ],
          playful: [
            '{hero_subj} spuckte in die Hände wie ein alter Bergführer und trat vor {part_def_acc}. Bergführer reden viel, und das tat {hero_er} auch.',
          ],
        },
        fails: ['Der Arm war zu kurz, aber {hero_subj} hatte schon gesagt, dass er reicht.'],
        again: [
          '<hero>Gestern ging es noch</hero>, sagte {hero_subj} und sprang. Gestern war {hero_er} gar nicht hier gewesen.',
        ],
        refrain: ['Kann ich, kann ich, jeden Tag! Plumps, da lag ich.'],
        turned: ['Nie gemacht, nie gemacht. Nun fang an, ganz sacht.'],
        noticing: [
          '{hero_gen} Arm hing in der Luft und hatte nichts zum Festhalten. Alle sahen hinauf und warteten auf den Trick.',
          'Der Arm hing in der Luft und hatte nichts zum Festhalten. Unten wartete {companion} auf den Trick.',
        ],
        deed: [
          '{hero_subj} ließ den Arm sinken, bis dahin, wo er wirklich hinreichte. <hero>Ich habe das noch nie gemacht. Zeig mir, wie man anfängt.</hero>',
        ],
        answer: [
          '<companion>Ich auch nicht</companion>, sagte {companion}. Da unten an {part_def_dat}, auf Kniehöhe, war genug Platz für einen Fuß und eine Hand darunter.',
        ],
        echo: [
          '<hero>Jetzt mache ich es jeden Tag</hero>, sagte {hero_subj}. {companion} sah {hero_ihn} an. <hero>Ab morgen.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Das mache ich jeden Tag</hero>, sagte {hero_subj}, nickte {part_def_dat} zu und zeigte gleich das Schwerste.',
          ],
          warm: [
            '{hero_subj} nickte {part_def_dat} lieb zu, bei allem. Verstanden hatte {hero_er} davon gar nichts.',
          ],
          clever: [
            '{hero_subj} nickte wie ein Professor zu allem, was {part_def_nom} tat. So merkte man nicht, was {hero_er} alles nicht wusste.',
          ],
          playful: [
            '{hero_subj} nickte {part_def_dat} zu wie ein Specht. Der Specht kannte das alles schon, sagte er.',
          ],
        },
        fails: ['Nicken heißt ja. {hero_subj} nickte, und es geschah, wozu man ja gesagt hatte.'],
        again: [
          '<hero>Genau so mache ich das immer</hero>, sagte {hero_subj} und nickte zweimal. Da geschah es auch zweimal.',
        ],
        refrain: ['Kenn ich, weiß ich, hab ich schon! Keiner hört davon.'],
        turned: ['Kopf geht hin und Kopf geht her. Nun versteht man mehr.'],
        noticing: [
          'Der Arm hing in der Luft und wusste nicht weiter. Alle warteten auf den Trick. {hero_subj} hatte keinen.',
        ],
        deed: [
          '{hero_subj} ließ den Arm sinken und schüttelte den Kopf, ganz deutlich. <hero>Ich habe das noch nie gemacht. Zeig mir, wie man anfängt.</hero>',
        ],
        answer: [
          'Ein Kopf, der sich schüttelt, ist klar. {part_def_nom} fing noch einmal vorne an, mit dem Ersten, das man versteht.',
        ],
        echo: [
          '<companion>Kannst du pfeifen?</companion>, fragte {companion}. {hero} wollte nicken und schüttelte den Kopf. Dann übten sie.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Kenn ich</hero>, sagte {hero_subj} zu {part_def_dat}, <hero>mach ich jeden Tag.</hero> Und {hero_er} fing gleich mit dem Schwersten an.',
          ],
          warm: [
            '<hero>Lass nur, ich kann das schon</hero>, beruhigte {hero_subj} {part_def_acc} und nickte zu allem, damit sich keiner Mühe machen musste.',
          ],
          clever: [
            '{hero_subj} machte ein Gesicht wie ein Fachmann und sagte zu {part_def_dat}: <hero>Natürlich.</hero> Das Wort passte auf alles.',
          ],
          playful: [
            '{hero_subj} war der Weltmeister darin und nahm von {part_def_dat} schon einmal den Applaus entgegen.',
          ],
        },
        fails: [
          'Zu jeder Frage gab es ein Nicken, und keine Frage war verstanden worden. Es kam, wie es kommen musste.',
        ],
        again: [
          '{hero_subj} nickte nun auch noch mit den Schultern. Davon wurde es nicht verständlicher, nur kräftiger.',
        ],
        refrain: ['Weiß ich, kann ich, klar und ja. Falsch war es da.'],
        turned: ['Weiß ich nicht und zeig es mir. Jetzt fängt es an, hier.'],
        noticing: [
          'Der Arm hing in der Luft und hatte vergessen, was er wollte. {companion} sah hin, und alle warteten auf das Kunststück.',
        ],
        deed: [
          '{hero_subj} nahm den Arm herunter und schüttelte langsam den Kopf. <hero>Ich kann das gar nicht. Fang du noch mal von vorn an, mit dem Ersten.</hero>',
        ],
        answer: [
          'Ein Kopfschütteln ist in jeder Sprache eins. Nun fing {part_def_nom} von vorn an, mit dem, was leicht war.',
        ],
        echo: [
          '<companion>Ich kann das übrigens auch nicht</companion>, sagte {companion}. Da waren sie schon zwei, und das ist fast ein Kurs.',
        ],
      },
    ],
  },
  wholeThread: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Um {part_def_acc} zu klären, schickte {hero_subj} einen Screenshot in die Runde. Er war gut gewählt und unten etwas kurz.',
          ],
          warm: [
            '{hero_subj} zeigte wegen {part_def_gen} jedem die Zeilen, die ihn trösten mussten. Es waren jedes Mal andere.',
          ],
          clever: [
            '{hero_subj} belegte in der Sache mit {part_def_dat} jeden Satz mit einem Bild. Drei Bilder lang sah es wasserdicht aus.',
          ],
          playful: [
            '{hero_subj} machte aus dem Streit um {part_def_acc} eine Bilderserie mit Untertiteln. Über die ersten beiden wurde gelacht.',
          ],
        },
        fails: [
          'Auf jede Frage kam von {hero} wieder ein Ausschnitt, und jeder Ausschnitt hatte einen Rand.',
        ],
        again: [
          '{hero_subj} schnitt das nächste Bild noch enger zu. Am Ende standen da zwei Wörter und eine Uhrzeit.',
        ],
        noticing: [
          'Der Daumen blieb beim Scrollen immer an derselben Stelle stehen, ohne dass {hero_subj} es ihm befahl. Darüber stand die Zeile, mit der alles angefangen hatte, und sie war von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} scrollte bis zu der eigenen Zeile hinauf. Dann legte {hero_er} das Handy auf den Tisch und ließ alle lesen.',
        ],
        answer: [
          'Lange redete niemand, und {hero_subj} musste sitzen bleiben. Dann sah man, welche Antwort zu welchem Satz gehörte, auch bei {part_def_dat}.',
        ],
        echo: [
          '{companion} gab das Handy zurück, mit der Vorderseite nach oben. Es war noch immer dieselbe Zeile. Sie sah kleiner aus.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} las wegen {part_def_gen} vor, was die anderen geschrieben hatten, mit scharfer Betonung. Das Eigene ließ {hero_er} aus, es war ja bekannt.',
          ],
          warm: [
            '{hero_subj} erzählte wegen {part_def_gen} jedem einzeln, wie gut die anderen von ihm sprachen. Es war die Hälfte von dem, was sie sprachen.',
          ],
          clever: [
            '{hero_subj} legte zu {part_def_dat} eine Zeittafel an. Sie begann um sieben, und das, was um fünf vor sieben war, hatte keinen Platz mehr.',
          ],
          playful: [
            '{hero_subj} spielte den Streit um {part_def_acc} mit Salz- und Pfefferstreuern nach. Einen Streuer gab es in der Vorstellung nicht, den eigenen.',
          ],
        },
        fails: ['Jede Erklärung fing dort an, wo {hero_subj} schon recht hatte.'],
        again: ['{hero_subj} wiederholte die Fassung ab sieben Uhr. Sie wurde immer runder.'],
        noticing: [
          '<companion>Und davor?</companion>, fragte {companion}. {hero_subj} sagte <hero>Nichts</hero> und merkte, wie die Hand in die Tasche ging und das Handy festhielt, als wollte es heraus.',
        ],
        deed: [
          '{hero_subj} nahm die Hand mit dem Handy heraus und las vor, was um fünf vor sieben darin stand. Es waren elf Wörter, das achte war gemein, und alle elf waren von {hero_ihm}.',
        ],
        answer: [
          'Einer stand auf, ging zum Fenster und blieb dort. Auf diese elf Wörter hatte die ganze Zeit jeder geantwortet, ohne sie zu kennen. Jetzt sah man es auch {part_def_dat} an.',
        ],
        echo: [
          '<companion>Warum hast du das geschrieben?</companion>, fragte {companion}. <hero>Ich war hungrig</hero>, sagte {hero_subj}. <hero>Es ist keine gute Antwort. Aber es ist die ganze.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trat vor {part_def_acc} und hielt den Screenshot hoch, der bewies, dass {hero_er} recht hatte.',
          ],
          warm: [
            '{hero_subj} zeigte bei {part_def_dat} nur die Stellen vor, an denen {hero_er} es gut gemeint hatte. Davon gab es immerhin vier.',
          ],
          clever: [
            '{hero_subj} hatte die Sache mit {part_def_dat} in der richtigen Reihenfolge ausgedruckt. Die erste Seite fehlte, weil sie fehlen sollte.',
          ],
          playful: [
            '{hero_subj} las vor {part_def_dat} den Verlauf mit verstellten Stimmen vor und sprang an einer Stelle sehr elegant.',
          ],
        },
        fails: ['Wer gefragt hatte, bekam noch ein Stück, und wieder war es das Stück daneben.'],
        again: [
          '{hero_subj} schob den nächsten Ausdruck nach. Der Rand war mit der Schere gerade geschnitten.',
        ],
        noticing: [
          'Der Daumen wusste, wo er anhalten musste. {hero_subj} bemerkte es erst jetzt: Er wurde jedes Mal langsamer, kurz vor derselben Zeile.',
        ],
        deed: [
          '{hero_subj} scrollte weiter, bis zu {hero_seiner} schlimmsten Zeile. {hero_subj} legte das Handy offen hin und nahm die Hand weg.',
        ],
        answer: [
          'Die Zeile hatte man hier längst gekannt. Neu war, dass sie dalag, und dass {hero_subj} danebenstand und rot war bis zum Hals.',
        ],
        echo: [
          '<companion>Warum hast du nicht einfach gelöscht?</companion>, fragte {companion}. <hero>Hab ich</hero>, sagte {hero_subj}. <hero>Zweimal. Sie stand trotzdem da.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} verlangte vor {part_def_dat}, dass man {hero_ihm} jetzt endlich glaube, und zählte auf, was alles stimmte.',
          ],
          warm: [
            '{hero_subj} legte vor {part_def_acc} einen Brief, drei Seiten lang, sehr herzlich. Seite zwei hatte {hero_er} noch einmal abgeschrieben, ein wenig kürzer.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} nur Dinge ausgesucht, die man nachprüfen konnte. Sie stimmten alle, und es fehlte eines.',
          ],
          playful: [
            '{hero_subj} stellte die Geschichte vor {part_def_dat} als Puppenspiel nach, mit zwei Socken. Die eine Socke sagte nie, was sie am Montag gesagt hatte.',
          ],
        },
        fails: ['Das Fehlende hatte eine Form, und um diese Form redete {hero_subj} jedes Mal genau herum.'],
        again: ['<hero>Mehr war nicht</hero>, sagte {hero_subj}, diesmal langsamer.'],
        noticing: [
          'Beim Herumreden wurde {hero_subj} heiser, immer an derselben Stelle. {hero_er} trank Wasser. An derselben Stelle wurde {hero_er} wieder heiser.',
        ],
        deed: [
          '<hero>Am Montag habe ich noch etwas gesagt</hero>, sagte {hero_subj}. Dann sagte {hero_er} es, genau so, wie es gewesen war, und blieb stehen.',
        ],
        answer: [
          'Einer sagte, das habe er längst gewusst. Vor {part_def_dat} war es so still wie vorher. Aber es war eine andere Stille, eine mit Luft darin.',
        ],
        echo: [
          'Auf dem Heimweg war {hero} noch immer heiser. <companion>Das kommt vom Salz</companion>, sagte {companion} und gab {hero_ihm} ein Bonbon.',
        ],
      },
    ],
  },
  myNameOnTheList: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Das muss die andere Gruppe gewesen sein</hero>, sagte {hero_subj} und griff zuerst nach {part_def_dat}, um nach Spuren zu suchen.',
          ],
          warm: [
            '{hero_subj} tröstete alle, die wegen {part_def_gen} gefragt wurden. Dass es so aussah, sei wirklich keinem anzulasten.',
          ],
          clever: [
            '{hero_subj} rekonstruierte, wer {part_def_acc} zuletzt gehabt haben konnte, und kam auf fünf Namen. Der sechste fiel {hero_ihm} nicht ein.',
          ],
          playful: [
            '{hero_subj} eröffnete eine Ermittlung, mit Lupe, wegen {part_def_gen}. Zeugen wurden gehört, und eine kicherte.',
          ],
        },
        fails: [
          '{hero_subj} half suchen, wer es gewesen war, und so suchten lauter Leute an der falschen Stelle.',
        ],
        again: ['{hero_subj} schlug vor, die Liste noch einmal von oben durchzugehen, diesmal gründlich.'],
        noticing: [
          'Jemand Jüngeres las die Liste noch einmal, wurde rot und fing an, sich selbst nicht mehr zu glauben. {hero_subj} sah zu, wie der Finger bei einem Namen stehen blieb.',
        ],
        deed: [
          '{hero_subj} nahm die Liste und schrieb {hero_seinen} Namen darauf. <hero>Mir ist es runtergefallen. Ich bezahle das.</hero>',
        ],
        answer: [
          'Ein Monat ohne einen Cent, das war ausgerechnet, bevor die Tinte trocken war. Aber jetzt wusste man, wie {part_def_nom} gefallen war, und sah dort nach.',
        ],
        echo: [
          '{companion} spendierte {hero} vier Wochen lang das halbe Pausenbrot und verlangte dafür jedes Mal eine Quittung.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hob {part_def_acc} hoch und zeigte allen, wie schlecht so etwas heutzutage gemacht ist.',
          ],
          warm: [
            '{hero_subj} meinte, das mit {part_def_dat} sei bestimmt von selbst passiert, und legte der Jüngsten die Hand auf die Schulter.',
          ],
          clever: [
            '{hero_subj} untersuchte {part_def_acc} mit dem Lineal und kam auf Materialermüdung. Das Wort gefiel allen.',
          ],
          playful: [
            '{hero_subj} erzählte von einem Waschbären, der nachts an {part_def_acc} gehe. Der Waschbär bekam einen Namen und fast auch die Rechnung.',
          ],
        },
        fails: [
          'Weil keiner es gewesen war, sah auch keiner dort nach, wo es angefangen hatte. {hero_subj} stand davor.',
        ],
        again: [
          '<hero>Vielleicht war es der Wind</hero>, sagte {hero_subj}. Alle sahen zum Fenster. Es war zu.',
        ],
        noticing: [
          'Die Jüngste hatte sich umgedreht und rechnete leise ihr Taschengeld zusammen. {hero_subj} hörte die Zahl. Dann hörte {hero_er}, wie sie noch einmal anfing, diesmal mit den Pfandflaschen.',
        ],
        deed: [
          '<hero>Du nicht</hero>, sagte {hero_subj}. <hero>Ich. Gestern um fünf, mit dem Ellenbogen. Ich bezahle es.</hero>',
        ],
        answer: [
          'Die Ferien gehörten damit der Reparatur. Aber ein Ellenbogen und eine Uhrzeit, damit ließ sich etwas anfangen, und an {part_def_dat} wussten sie, wo sie hinsehen mussten.',
        ],
        echo: ['Die Jüngste schenkte {hero} eine Flasche, für den Anfang. Es war eine ohne Pfand.'],
      },
    ],
  },
};
