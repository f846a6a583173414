import type { LessonPairs } from '../../schema.ts';

export const cleanUpRoom: LessonPairs = {
  flatStack: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} warf alles, was herumlag, auf einen Haufen vor {part_def_acc} und stemmte sich vom Haufen aus dagegen.',
          ],
          warm: [
            '{hero_subj} türmte für alle einen weichen Haufen auf, damit sich an {part_def_dat} keiner wehtat, und drückte von oben.',
          ],
          clever: [
            '{hero_subj} wusste, dass man einen festen Stand braucht. Darum kam alles auf einen Haufen, und vom Haufen aus ging es gegen {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} baute eine Burg aus allem, was dalag, und belagerte {part_def_acc}. Die Burg belagerte sich selbst.',
          ],
        },
        fails: [
          'Das Dicke lag auf dem Runden und das Runde auf dem Spitzen. {hero_subj} drückte, und der Haufen ging nach allen Seiten weg.',
        ],
        again: [
          '{hero_subj} warf alles noch einmal hin, höher. Der zweite Haufen war noch schneller als der erste.',
        ],
        refrain: ['Alles auf den Haufen, hopp! Platsch und plumps und stopp.'],
        turned: ['Flach auf flach und Stück auf Stück. Nichts rutscht zurück.'],
        noticing: [
          '{hero_subj} saß mittendrin und hatte etwas Spitzes unter sich. {hero_subj} zog es hervor und drehte es. Es war gar nicht überall spitz. Eine Seite war flach.',
        ],
        deed: [
          '{hero_subj} legte alles auf die flache Seite, das Breite unten, das Kleine oben, Kante auf Kante. Stück für Stück schob {hero_er} den Stapel unter die Kante, die wackelte.',
        ],
        answer: ['Der Stapel stand wie Brot beim Bäcker. {part_def_nom} blieb auf ihm oben.'],
        echo: [
          '<companion>Das ist ja aufgeräumt</companion>, sagte {companion}. <hero>Das ist ein Stapel</hero>, sagte {hero_subj}. <hero>Er weiß nichts davon.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} schichtete alles, was herumlag, zu einem Berg und sprang hinauf. Von oben wollte {hero_er} gegen {part_def_acc} treten.',
          ],
          warm: [
            '{hero_subj} baute {part_def_dat} ein Nest aus allem Möglichen, damit {part_def_nom} weich kippt. Es rutschte beim ersten Druck davon.',
          ],
          clever: [
            '{hero_subj} überlegte: Mehr hilft mehr. Also kam alles auf einen Haufen an {part_def_acc}, auch das Runde.',
          ],
          playful: [
            '{hero_subj} machte einen Vulkan aus dem ganzen Zeug, gleich bei {part_def_dat}. Der Vulkan brach aus, mit {hero} obendrauf.',
          ],
        },
        fails: ['Was rund ist, rollt, und was spitz ist, piekt. {hero_subj} warf beides obenauf.'],
        again: ['Der Haufen machte einen Buckel, dann einen Bogen. Dann war er woanders.'],
        refrain: ['Drauf damit und drauf damit! Alles rollt mit.'],
        turned: ['Breit nach unten, Stück für Stück. Nichts rollt zurück.'],
        noticing: [
          'Ein Brettchen war liegen geblieben, ganz flach, und darauf eine Schachtel, auch flach. Die zwei hatten sich nicht gerührt. {hero_subj} sah das Brettchen an wie einen, der etwas weiß.',
        ],
        deed: [
          '{hero_subj} nahm die flachen Sachen zuerst, die große nach unten, die kleine darauf. Mit dem Finger prüfte {hero_er}, ob es wackelte. Dann schob {hero_er} das Ganze unter die Kante, die wackelte.',
        ],
        answer: [
          'Der Stapel war nicht hoch. Aber er blieb, wo er war, und {part_def_nom} konnte nicht wieder herunter.',
        ],
        echo: [
          'Die Bücher neben dem Bett liegen jetzt flach, das dünnste oben. <companion>Schläfst du darauf?</companion>, fragte {companion}.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} warf alles auf einen Haufen, kletterte hinauf und griff an {part_def_dat} nach oben.',
          ],
          warm: [
            '{hero_subj} schichtete einen Haufen auf, der aussah wie ein Kissenberg, und stieg für alle an {part_def_dat} hinauf.',
          ],
          clever: [
            '{hero_subj} schätzte, wie viel Haufen man für {part_def_acc} braucht, und warf so viel hin. Über die Form dachte {hero_er} nicht nach.',
          ],
          playful: [
            '{hero_subj} bestieg den höchsten Berg der Welt. Er bestand aus allem, was herumlag, und lehnte an {part_def_dat}.',
          ],
        },
        fails: [
          'Der Haufen wackelte, wo er rund war, und rund war er überall. {hero_subj} fuhr mit ihm hinunter.',
        ],
        again: ['Der nächste Haufen bekam oben noch einen Ball. Das hätte man sich denken können.'],
        refrain: ['Haufen hoch und hopp und drauf! Das hört nicht auf.'],
        turned: ['Breit nach unten, klein nach oben. Nichts verschoben.'],
        noticing: [
          '{hero_subj} saß in allem, was einmal der Haufen war. Etwas piekte. {hero_subj} holte es hervor und legte es hin, und es lag ganz still, denn es lag auf der flachen Seite.',
        ],
        deed: [
          '{hero_subj} legte das Breite nach unten und das Kleine nach oben, jedes auf die flache Seite. Mit einer Hand probierte {hero_er}, ob es hielt, und stellte dann einen Fuß darauf.',
        ],
        answer: ['Nichts rutschte. Der andere Fuß kam unten an {part_def_acc} heran, gerade so.'],
        echo: [
          '{companion} betrachtete den Stapel. <companion>Da fehlt oben der Ball</companion>, sagte {companion}. Der Ball lag unten links und war sehr ruhig.',
        ],
      },
    ],
  },
  barePath: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trat alles aus dem Weg, nach vorn, immer auf {part_def_acc} zu. Bald lag davor eine Wand.',
          ],
          warm: [
            '{hero_subj} schob alles beiseite, damit {companion} nicht stolperte. Leider war beiseite genau vor {part_def_dat}.',
          ],
          clever: [
            '{hero_subj} wollte Platz, also kam alles dahin, wo gerade keiner stand. Dort war aber {part_def_nom}.',
          ],
          playful: [
            '{hero_subj} spielte Fußball mit allem, was herumlag. Das Tor war {part_def_nom}, und es stand sehr hoch für {hero_ihn}.',
          ],
        },
        fails: [
          'An das eine Ende kam {hero_subj} noch heran. Ans andere kam gar keiner, da lag der ganze Kram.',
        ],
        again: ['{hero_subj} trat fester. Etwas flog in die Luft und kam auf dem Kram wieder an.'],
        refrain: ['Schieb und tritt und tritt und schieb! Und alles blieb.'],
        turned: ['Eins beiseite, zwei beiseite. Ein Weg in Breite.'],
        noticing: [
          'Zum Treten war nichts mehr da. {hero_subj} sah sich um. Wo der Schuh gewischt hatte, lag ein Streifen Boden, ganz blank, so breit wie ein Fuß.',
        ],
        deed: [
          '{hero_subj} legte ein Stück nach dem anderen an die Seite, in eine Reihe. Der blanke Streifen lief um {part_def_acc} herum, bis zur zweiten Stelle zum Anfassen.',
        ],
        answer: [
          '{companion} ging auf dem Streifen hinüber wie auf einem Steg. An {part_def_dat} standen nun zwei.',
        ],
        echo: [
          'Am Bett fand {hero} einen Fuß breit Boden und ging darauf ins Bett. Rechts und links durfte liegen, was wollte.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trat alles nach vorn, was im Weg lag, auf {part_def_acc} zu. Dann kam {hero_er} selbst nicht mehr hin.',
          ],
          warm: [
            '{hero_subj} schob die Sachen sanft vor sich her, damit keine zertreten wurde. Alle kamen vor {part_def_dat} an.',
          ],
          clever: [
            '{hero_subj} stellte fest, dass vor {part_def_dat} zu viel im Weg lag. Also weg damit, immer geradeaus.',
          ],
          playful: [
            '{hero_subj} war ein Räumschiff und pflügte auf {part_def_acc} zu. Vor dem Schiff wuchs ein Berg.',
          ],
        },
        fails: [
          'Was {hero_subj} vor sich herschob, blieb vorne liegen, und dahinter war es noch finsterer als vorher.',
        ],
        again: ['{hero_subj} gab dem Berg einen Tritt. Er gab ihn nicht zurück, aber er behielt den Schuh.'],
        refrain: ['Schieb und tritt und schieb und tritt! Keiner kam mit.'],
        turned: ['Eins zur Seite, zwei dazu. Ein Weg und Ruh.'],
        noticing: [
          '{hero_subj} drehte sich um. Hinter {hero_ihm} war ein Streifen Boden blank, so breit wie ein Fuß, und er war heller als alles.',
        ],
        deed: [
          '{hero_subj} nahm die Sachen vorne weg, eine nach der anderen, und legte sie an die Seite in eine Reihe. Der blanke Streifen wurde länger, bis hinein in {part_def_acc}.',
        ],
        answer: ['Auf dem blanken Streifen lief das Licht entlang, so weit der Streifen reichte.'],
        echo: [
          'Am Abend lag auf dem Boden ein heller Streifen bis zum Bett. Man konnte ihn barfuß gehen, sogar im Dunkeln.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} trat alles, was vor {part_def_dat} lag, ein Stück weiter hinein. Dann stieg {hero_er} hinterher.',
          ],
          warm: [
            '<hero>Geh nur, ich mache dir Platz</hero>, sagte {hero_subj} zu {companion} und schob in {part_def_acc}, was im Weg war. Dort war es nun erst recht im Weg.',
          ],
          clever: [
            '{hero_subj} fand es klug, alle Sachen auf einmal nach vorn zu schieben. Vorn war aber genau da, wo {part_def_nom} war.',
          ],
          playful: [
            '{hero_subj} war ein Schneepflug und fuhr in {part_def_acc}. Der Schnee bestand aus Schuhen, Schnüren und einem Topf.',
          ],
        },
        fails: ['Hinter dem Haufen kam der nächste Haufen, und hinter dem war es schwarz.'],
        again: ['{hero_subj} nahm Anlauf. Der Topf machte gong.'],
        refrain: ['Schieb hinein und stopf es zu. Finster ist’s im Nu.'],
        turned: ['Links ein Stück und rechts ein Stück. Hell kommt’s zurück.'],
        noticing: [
          '{hero_subj} setzte sich auf den Boden, da war gerade etwas frei. Es war ein Streifen, so breit wie ein Fuß, und auf ihm war es ein kleines bisschen heller.',
        ],
        deed: [
          '{hero_subj} nahm ein Ding nach dem anderen vor {part_def_dat} weg. An der Seite kam ein Topf zu zwei Schuhen. Der freie Streifen ging mit hinein.',
        ],
        answer: ['Auf dem blanken Boden lief das Licht wie auf einem Teppich, bis zum Schimmer.'],
        echo: [
          '<companion>Der Topf steht ja bei den Schuhen</companion>, sagte {companion}. <hero>Er hat auch keinen Deckel</hero>, sagte {hero_subj}. <hero>Da passen sie zusammen.</hero>',
        ],
      },
    ],
  },
  rowFromThePockets: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stopfte alles um {part_def_acc} herum eng zusammen, dann sah es schon fast fertig aus.',
          ],
          warm: [
            '{hero_subj} legte alles ganz dicht um {part_def_acc}, damit es nicht so allein war, und knetete es ein wenig.',
          ],
          clever: [
            '{hero_subj} rechnete aus, dass zusammengeschoben weniger im Weg ist. Also wurde an {part_def_dat} geschoben und gedrückt.',
          ],
          playful: [
            '{hero_subj} war ein Bäcker, und alles war Teig, {part_def_nom} auch. Der Bäcker knetete und sang.',
          ],
        },
        fails: [
          'Nichts blieb an seiner Stelle, und {hero_subj} drückte noch einmal, wo es gerade werden wollte.',
        ],
        again: ['{hero_subj} kniete sich darauf. Es machte pfff, und das klang nicht nach fertig.'],
        refrain: ['Knet und drück und roll und stopf! Alles ein Pfropf.'],
        turned: ['Lang und kurz und klein und klein. Eins hinterm andern drein.'],
        noticing: [
          '{hero_subj} griff in die Taschen. Da war noch so ein Klumpen: Schnur in Pfeife, Pfeife in Krümeln. Daraus war seit Wochen nichts geworden.',
        ],
        deed: [
          '{hero_subj} drehte beide Taschen um. Alles kam in eine lange Reihe, der Größe nach, bis zum letzten Krümel. {part_def_acc} rührte {hero_er} so lange nicht an.',
        ],
        answer: [
          'Die Reihe war sehr lang. Beim letzten Krümel sah {hero_subj} auf, und {part_def_nom} war nicht mehr wie vorher.',
        ],
        echo: ['Die Pfeife ging wieder. <companion>Sie schmeckt nach Schnur</companion>, sagte {companion}.'],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} knüllte alles zu einem Klumpen zusammen, {part_def_acc} mittendrin, dann nahm es weniger Platz weg.',
          ],
          warm: [
            '{hero_subj} rollte {part_def_acc} lieb zusammen, mit allem, was dabei lag, damit nichts verloren ging.',
          ],
          clever: [
            '{hero_subj} überlegte, dass ein Klumpen ordentlicher ist als viele Stücke. Also wurde {part_def_nom} geknetet.',
          ],
          playful: [
            '{hero_subj} machte aus {part_def_dat} einen Schneeball und rollte ihn größer. Der Schneeball hatte lauter Enden.',
          ],
        },
        fails: ['Was lose war, knetete {hero_subj} zu dem, was fest war.'],
        again: ['{hero_subj} kniete sich auf den Klumpen. Nun war er flach und sehr zufrieden.'],
        refrain: ['Knüll und roll und knüll und stopf! Alles ein Kopf.'],
        turned: ['Eins und eins und gradeaus. Lang kommt es heraus.'],
        noticing: [
          '{hero_subj} fasste in die eigenen Taschen. Da war noch so ein Klumpen: Schnur in Pfeife in Krümeln. Daraus war seit Wochen nichts mehr herausgekommen.',
        ],
        deed: [
          '{hero_subj} drehte die Taschen um und legte alles in eine lange Reihe, der Größe nach. Dann kam die lose Schlaufe dran und wurde gerade daneben gelegt.',
        ],
        answer: ['Was gerade in der Reihe lag, lief nicht zurück. {part_def_nom} wurde länger und länger.'],
        echo: [
          'Die Schnur aus der Tasche war so lang wie {hero}. <companion>Die hattest du die ganze Zeit dabei?</companion>, fragte {companion}. <hero>In klein</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  whereDoYouLive: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wühlte sich durch alles, was da lag, bis zu {part_def_dat}. Es fiel, wo es fiel.',
          ],
          warm: [
            '{hero_subj} räumte um {part_def_acc} herum etwas Platz, damit man besser schlafen konnte. Alles flog auf einen Haufen.',
          ],
          clever: [
            '{hero_subj} untersuchte jede Sache neben {part_def_dat} und warf sie hinter sich, sobald sie untersucht war.',
          ],
          playful: [
            '{hero_subj} war ein Maulwurf und grub sich bis zu {part_def_dat}. Was der Maulwurf ausgrub, flog über die Schulter.',
          ],
        },
        fails: [
          'Es klapperte links, es klapperte rechts. Wem die Sachen gehörten, danach hatte {hero_subj} nicht gesehen.',
        ],
        again: ['{hero_subj} grub auf der anderen Seite weiter. Da klapperte es anders.'],
        refrain: ['Wühl und werf und wühl und weg! Alles liegt im Dreck.'],
        turned: ['Wo wohnst du und wo wohnst du? Alles hat Ruh.'],
        noticing: [
          '{hero_subj} stand mit einem Fuß auf etwas Kleinem, Rundem. Unter dem anderen Fuß lag der Deckel dazu. Beides gehörte jemandem, und der schlief.',
        ],
        deed: [
          '{hero_subj} hob die Sachen auf, eine nach der anderen. Jede fragte {hero_er} leise, wo sie wohnt, und legte sie richtig herum dorthin.',
        ],
        answer: ['Das Letzte war der Deckel. Da seufzte {part_def_nom} und hielt nichts mehr fest.'],
        echo: [
          '<hero>Und wo wohnst du?</hero>, fragte {hero_subj} zu Hause einen Strumpf. Er wohnte unter dem Bett.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} kippte das Körbchen neben {part_def_dat} aus. Etwas zum Kitzeln musste ja dabei sein.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} ein Kissen machen und zog dafür alles heraus, was weich war. Das andere flog in die Ecke.',
          ],
          clever: [
            '{hero_subj} nahm von {part_def_dat} ein Ding nach dem anderen, sah es genau an und ließ es fallen. Es war keins, mit dem man weckt.',
          ],
          playful: [
            '{hero_subj} machte aus den Sachen von {part_def_dat} einen Laden: eine Muschel, zwei Knöpfe. Bald lag der ganze Laden am Boden.',
          ],
        },
        fails: [
          'Wer seine Sachen fallen hört, der wird im Schlaf ganz schwer und breit. {hero_subj} ließ noch eine fallen.',
        ],
        again: [
          'Nun rollte eine bis ganz nach hinten. {hero_subj} kroch hinterher und schob den Rest vor sich her.',
        ],
        refrain: ['Klirr und klapp und plumps und kling. Wo ist das Ding?'],
        turned: ['Du dahin und du dahin. Und alles drin.'],
        noticing: [
          'Etwas Kaltes klebte an {hero_seinem} Knie. Es war ein kleiner Löffel mit einer Delle. So eine Delle macht nur jemand, der den Löffel jeden Tag nimmt.',
        ],
        deed: [
          '{hero_subj} wischte den Löffel ab. <hero>Entschuldigung, wo gehörst du hin?</hero>, flüsterte {hero_er} und legte ihn zu den anderen. Dann das Nächste und das Nächste, bis jedes an seinem Platz war.',
        ],
        answer: [
          'Es klapperte nicht mehr. Da wurde auch der Schlaf von {part_def_dat} wieder dünn und leicht.',
        ],
        echo: [
          'Zu Hause lag ein Löffel auf der Treppe. <hero>Ich weiß, wo du wohnst</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wühlte sich an {part_def_dat} vorbei durch lauter fremde Sachen und warf sie hinter sich.',
          ],
          warm: [
            '{hero_subj} räumte vor {part_def_dat} schnell etwas Platz. Wem die Sachen gehörten, fragte {hero_er} nicht.',
          ],
          clever: [
            '{hero_subj} untersuchte vor {part_def_dat} ein Ding nach dem anderen und ließ es fallen, sobald es untersucht war.',
          ],
          playful: [
            '{hero_subj} war ein Bagger und schaufelte alles beiseite, was vor {part_def_dat} lag. Beiseite war überall.',
          ],
        },
        fails: [
          'Es flog nach links, es flog nach rechts. Wer so etwas bewacht, der macht sich lieber breit.',
        ],
        again: ['{hero_subj} schaufelte auf der anderen Seite weiter. Da war noch mehr Fremdes.'],
        refrain: ['Wühl und werf und wühl und weg! Alles im Dreck.'],
        turned: ['Wo wohnst du und wo gehörst du hin? Da war was drin.'],
        noticing: [
          '{hero_subj} stand mit einem Fuß auf etwas Kleinem und mit dem anderen auf dem Deckel dazu. Beides gehörte jemandem.',
        ],
        deed: [
          '{hero_subj} hob die Sachen auf, eine nach der anderen, und sagte zu jeder: <hero>Zeig mir, wo du wohnst.</hero> Dort legte {hero_er} sie hin, richtig herum, vor {part_def_dat}.',
        ],
        answer: [
          'Auf einmal lag auch das da, wohin hier immer geguckt worden war. {part_def_nom} hatte nun nichts mehr zu hüten.',
        ],
        echo: [
          'Zu Hause hob {hero} einen Strumpf auf. <hero>Zeig mir, wo du wohnst.</hero> Er wohnte bei einem zweiten, und der war auch nicht da.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wühlte in den Sachen von {part_def_dat} wie in einer Kiste und ließ alles fallen, wo es fiel.',
          ],
          warm: [
            '<hero>Ich suche dir das schon heraus</hero>, sagte {hero_subj} zu {part_def_dat} und warf dabei alles über die Schulter, sehr hilfsbereit.',
          ],
          clever: [
            '{hero_subj} suchte bei {part_def_dat} mit System, erst von oben, dann von unten. Zurückgelegt wurde im System nichts.',
          ],
          playful: [
            '{hero_subj} war ein Hund, der einen Knochen sucht. Die Erde flog, und die Erde waren die Sachen von {part_def_dat}.',
          ],
        },
        fails: [
          'Es waren nicht die eigenen Sachen, und sie lagen nun überall. Wer so etwas sieht, breitet die Arme aus.',
        ],
        again: ['{hero_subj} trat auf einen Deckel und sagte au. Der Deckel hätte es auch gern gesagt.'],
        refrain: ['Wirf es da und wirf es dort. Alles ist fort.'],
        turned: ['Du gehörst da und du nach hier. Das sag ich dir.'],
        noticing: [
          'Etwas Rundes drückte unter dem Fuß. {hero_subj} hob den Fuß und sah hin: Es war klein, und es gehörte irgendwohin, bloß nicht hierher.',
        ],
        deed: [
          '{hero_subj} hob das Runde auf. <hero>Wo wohnst du denn?</hero>, fragte {hero_er} und trug es zurück. So ging es mit jedem, bis vor {part_def_dat} alles stand.',
        ],
        answer: [
          'Eines nach dem anderen wurde nachgezählt. Weil nichts mehr fehlte, trat {part_def_nom} zurück und ließ die Arme sinken.',
        ],
        echo: [
          'In {hero_seiner} Hand blieb etwas übrig, das nirgends wohnte. <companion>Das ist meins</companion>, sagte {companion}. Es war ein Fussel, aber ein guter.',
        ],
      },
    ],
  },
  threePiles: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schob das eigene Durcheinander unter das der anderen, und bei {part_def_dat} wusste bald keiner mehr, was wem gehörte.',
          ],
          warm: [
            '{hero_subj} löschte rund um {part_def_acc}, was nach Ärger aussah, auch fremde Sachen. Es sollte Frieden sein.',
          ],
          clever: [
            '{hero_subj} verteilte die Spuren um {part_def_acc} so, dass sie nirgends auffielen, und sagte, das sei schon so gewesen.',
          ],
          playful: [
            '{hero_subj} legte um {part_def_acc} herum alles wie zufällig hin, als Kunstwerk, Titel: Keiner war’s. Es wurde gelacht und weitergesucht.',
          ],
        },
        fails: [
          'Jeder vermisste etwas, jeder verdächtigte einen, und {hero_subj} suchte an der falschen Stelle mit.',
        ],
        again: ['<hero>Das lag schon so</hero>, sagte {hero_subj} auch noch, als gar keiner gefragt hatte.'],
        noticing: [
          '{hero_subj} suchte in der eigenen Tasche einen Stift. Da waren der Deckel, der Zettel und das Ladekabel, nach denen seit Montag jemand fragte. Sie waren ganz warm von der Tasche.',
        ],
        deed: [
          '{hero_subj} kippte die Tasche vor allen auf den Tisch, den Brief auch. <hero>Meins, eures, Müll</hero>, sagte {hero_er} und machte drei Haufen.',
        ],
        answer: [
          'Der Brief lag eine Weile da, und man konnte ihn lesen. Dann griff einer nach dem Kabel, einer nach dem Zettel, und bei {part_def_dat} hatte auf einmal jedes Ende einen Besitzer.',
        ],
        echo: [
          'Auf dem Haufen Müll lag etwas von {companion}. {companion} sah es, und {hero} sah, dass {companion} es sah, und legte es wortlos um.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zu {part_def_dat} nichts mehr zu sagen und stopfte alles, was dazu gehörte, in eine Tüte. Auf die Tüte kam kein Name.',
          ],
          warm: [
            '{hero_subj} wollte wegen {part_def_gen} niemanden bloßstellen. Darum verschwanden ein paar Dinge, auch solche, nach denen gefragt wurde.',
          ],
          clever: [
            '{hero_subj} mischte die Unterlagen zu {part_def_dat} so, dass keine mehr zuzuordnen war. Dann ging die Rechnung wenigstens nicht an einen allein.',
          ],
          playful: [
            '{hero_subj} spielte mit den Sachen zu {part_def_dat} Hütchenspiel. Unter dem dritten Hütchen war etwas, das einem anderen gehörte.',
          ],
        },
        fails: [
          'Jeder hielt etwas in der Hand, das nicht seines war, und {hero_subj} lief dazwischen herum.',
        ],
        again: ['{hero_subj} tauschte noch zwei Sachen, damit es nicht auffiel.'],
        noticing: [
          'Der Reißverschluss ging nicht mehr zu. {hero_subj} zog, und aus der eigenen Tasche fiel ein Schlüsselbund mit einem kleinen Wal. Wegen dieses Wals war drüben seit drei Tagen jeder gegen jeden.',
        ],
        deed: [
          '{hero_subj} hob die Tasche am Boden an und schüttelte, bis alles auf dem Tisch lag, auch die Karte mit dem Gedicht. <hero>Das ist meins. Das ist eures. Und das war nie etwas wert.</hero>',
        ],
        answer: [
          'Das Gedicht las zum Glück nur einer. Der Wal ging von Hand zu Hand nach Hause, und mit jedem Stück lag {part_def_nom} loser da.',
        ],
        echo: [
          '<companion>Reimt sich nicht</companion>, sagte {companion} über das Gedicht. <hero>Nein</hero>, sagte {hero_subj}. <hero>Soll es auch nicht mehr.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} warf das Stück, das von {part_def_dat} abgegangen war, in die eigene Tasche und sagte, das sei schon so gewesen.',
          ],
          warm: [
            '{hero_subj} räumte rund um {part_def_acc} auf, damit sich keiner ärgern musste. Was kaputt aussah, verschwand.',
          ],
          clever: [
            '{hero_subj} sortierte die Teile von {part_def_dat} so, dass die Lücke woanders war als die Schuld.',
          ],
          playful: [
            '{hero_subj} ließ ein Teil von {part_def_dat} als Zaubertrick verschwinden. Das Wiederkommen hatte {hero_er} nicht geübt.',
          ],
        },
        fails: ['Alle suchten nach dem fehlenden Teil, {hero_subj} auch, sogar ziemlich laut.'],
        again: ['{hero_subj} fand für die Lücke einen Schuldigen, der gerade nicht im Raum war.'],
        noticing: [
          'Beim Griff nach dem Handy stieß die Hand in der eigenen Tasche an eine Kante. Daneben lag das Ladekabel, nach dem seit Montag gefragt wurde, und ein Deckel. {hero_subj} ließ die Hand darin.',
        ],
        deed: [
          '{hero_subj} leerte die ganze Tasche vor allen aus, auch den Brief. Drei Haufen: meins, eures, Müll. Das Stück mit der Kante legte {hero_er} in die Mitte.',
        ],
        answer: [
          'Keiner sagte danke. Aber jetzt lagen neben {part_def_dat} wieder alle Teile, und einer fing an, sie zu drehen.',
        ],
        echo: [
          'Den Brief hatte keiner gelesen. {companion} hatte die ganze Zeit den Ellenbogen daraufgelegt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} schob alles, was um {part_def_acc} lag, mit dem Arm in die Schublade der anderen. Sie ging gerade noch zu.',
          ],
          warm: [
            '{hero_subj} machte Ordnung für alle, damit man an {part_def_acc} herankam. Was keinen Namen trug, kam in die nächste Kiste, und die war zu.',
          ],
          clever: [
            '{hero_subj} wusste, wo das fehlende Teil von {part_def_dat} war: in der eigenen Schublade, unter dem Sportzeug. Sie jetzt aufzumachen, war ungünstig.',
          ],
          playful: [
            '{hero_subj} spielte Müllabfuhr, mit Piepen beim Rückwärtsfahren, und lud alles neben {part_def_dat} ab. Es sah beinahe aufgeräumt aus.',
          ],
        },
        fails: ['Gesucht wurde jetzt in fünf Schubladen. An der sechsten lehnte {hero_subj}.'],
        again: ['{hero_subj} half, die fünfte noch einmal auszuräumen. Gründlich war {hero_er} ja.'],
        noticing: [
          'Aus der eigenen Schublade roch es nach Mandarine. {hero_subj} hatte seit dem Advent keine gegessen. {hero_subj} zog sie einen Spalt auf und sah eine fremde Dose, einen fremden Schal und darunter alles, wonach in dieser Woche gefragt worden war.',
        ],
        deed: [
          '{hero_subj} trug den Inhalt heraus, dreimal beide Arme voll, vor allen, auch den Brief mit der Fünf. Meins, eures, Müll. Das Teil von {part_def_dat} legte {hero_er} obenauf.',
        ],
        answer: [
          '<companion>Meine Dose</companion>, sagte {companion}. Mehr sagte keiner. Zwei hielten das Teil schon an {part_def_acc}.',
        ],
        echo: ['Die Mandarine klang wie Holz, wenn man sie fallen ließ. {companion} hat sie behalten.'],
      },
    ],
  },
  oneSquareMetre: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieg über alles hinweg und zog allein an {part_def_dat}. Der Kram am Boden war schließlich von allen.',
          ],
          warm: [
            '{hero_subj} wollte niemanden wegen der Unordnung ansprechen, stellte {hero_seine} Tasse dazu und hob {part_def_acc} im Stehen auf einem Bein.',
          ],
          clever: [
            '{hero_subj} hatte berechnet, wo man an {part_def_dat} stehen konnte: auf einer Fläche, so groß wie ein Schuh.',
          ],
          playful: [
            '{hero_subj} tanzte zwischen den Tassen zu {part_def_dat} wie auf rohen Eiern und nannte es Ballett.',
          ],
        },
        fails: ['Ein Zweiter hätte helfen wollen. Es gab nur keinen Fleck, auf dem er hätte stehen können.'],
        again: ['{hero_subj} stellte noch eine Tasse ab, um beide Hände frei zu haben.'],
        noticing: [
          '{hero_subj} zählte die Tassen, um jemandem Vorwürfe zu machen. Sieben davon hatten am Rand dieselbe Kerbe, von demselben Zahn. {hero_subj} fuhr mit der Zunge darüber.',
        ],
        deed: [
          '{hero_subj} schickte die Mitfahrgelegenheit weg und fing am Rand an, mit den eigenen sieben Tassen. {hero_subj} trug, bis ein Quadratmeter Boden leer war.',
        ],
        answer: [
          'Auf dem Quadratmeter stand gleich darauf ein zweites Paar Schuhe. An {part_def_dat} waren vier Hände.',
        ],
        echo: [
          'Heimwärts ging es zu Fuß, fünf Kilometer. {companion} ging mit und trug eine Tasse, als Andenken.',
        ],
      },
      {
        firstTry: {
          bold: ['{hero_subj} kletterte über die Kisten zu {part_def_dat} und zerrte, auf einem Bein.'],
          warm: [
            '{hero_subj} bat alle, vorsichtig zu sein, und stellte zu den Gläsern noch eines. Bei {part_def_dat} war kein Platz mehr für die Vorsicht.',
          ],
          clever: [
            '{hero_subj} hatte festgestellt, dass man an {part_def_acc} herankommt, wenn man nichts verrückt. Man musste nur sehr schmal sein und allein.',
          ],
          playful: [
            '{hero_subj} spielte auf dem Weg zu {part_def_dat}, der Boden wäre Lava. Es war leider der Boden.',
          ],
        },
        fails: [
          'Der Nächste wollte helfen und fand keine Stelle für den Fuß. {hero_subj} sagte <hero>Pass doch auf</hero>.',
        ],
        again: ['{hero_subj} stieg noch einmal darüber und ließ eine Jacke zurück.'],
        noticing: [
          '{hero_subj} brauchte die Jacke und musste suchen. Darunter lag noch eine und darunter noch eine, und alle drei hatten innen denselben eingenähten Namen.',
        ],
        deed: [
          '{hero_subj} winkte die Mitfahrgelegenheit weiter, zog alle drei Jacken übereinander an und trug Kisten hinaus. {hero_er} hörte erst auf, als in der Mitte ein Stück Boden zu sehen war, so groß wie eine Tür.',
        ],
        answer: [
          'Auf die Tür trat sofort jemand, dann noch jemand. An {part_def_dat} war nun auf beiden Seiten Platz.',
        ],
        echo: [
          'Zu Fuß waren es zwei Stunden. <companion>Ist dir warm?</companion>, fragte {companion}. <hero>Dreimal</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
