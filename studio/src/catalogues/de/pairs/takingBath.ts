import type { LessonPairs } from '../../schema.ts';

export const takingBath: LessonPairs = {
  soapedWrist: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stieß einen Arm voll trockenem Schlamm in {part_def_acc}. Waschen kann man sich auch morgen.',
          ],
          warm: [
            '<hero>Gleich hab ich dich</hero>, sagte {hero_subj} und schob den Schlammarm in {part_def_acc}. Er war so dick wie ein Brot im Teig.',
          ],
          clever: [
            '{hero_subj} fand, Schlamm sei ein guter Schutz. Der Arm ging damit in {part_def_acc}, bis der Schutz bröckelte.',
          ],
          playful: [
            '{hero_subj} war ein Krokodil mit Schuppen aus Schlamm. Das Krokodil steckte den Arm in {part_def_acc} und verlor Schuppen.',
          ],
        },
        fails: ['Der Schlamm bröckelte ab, und die Krümel verstopften den Rest.'],
        again: [
          '{hero_subj} drehte den Arm wie einen Korkenzieher. Es rieselte, und dann rieselte es nicht mehr.',
        ],
        refrain: ['Bröckel, bröckel, steck und stopf! Fest wie ein Pfropf.'],
        turned: ['Seife hier und Seife da. Flutsch, war er da.'],
        noticing: [
          'Ein Stück Kruste fiel vom Handgelenk. Darunter war es dünn und hell. Als der Ärmel darüberrutschte, ging das ganz leicht.',
        ],
        deed: [
          '{hero_subj} wischte beide Arme mit dem feuchten Waschlappen ab und seifte sie ein, bis sie glänzten. Dann schob {hero_er} nur zwei Finger hinein, dort, wo es breiter war.',
        ],
        answer: ['Ein sauberer Arm ist dünner als ein schmutziger. In {part_def_dat} hakte nichts mehr.'],
        echo: [
          '<companion>Du riechst nach Seife</companion>, sagte {companion}. <hero>Nur bis zum Ellenbogen</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} fuhr mit dem Arm in {part_def_acc}, und der Schlamm am Arm fuhr mit. Auf halbem Weg blieben beide stecken.',
          ],
          warm: [
            '<hero>Waschen kann ich mich später</hero>, sagte {hero_subj}, <hero>erst die Arbeit.</hero> In {part_def_dat} wurde es sofort krümelig.',
          ],
          clever: [
            '{hero_subj} fand, Dreck mache die Arme länger. Er machte sie dicker, das merkte man in {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} war ein Krokodil mit Schuppen. Vor {part_def_dat} blieben die Schuppen hängen, eine nach der anderen.',
          ],
        },
        fails: ['Was abbröselte, stopfte zu. Bald war da mehr Arm als Platz.'],
        again: [
          '{hero_subj} drehte den Arm wie eine Schraube. Nun hatte sie auch noch ein Gewinde aus Matsch.',
        ],
        refrain: ['Bröckel, stopf und bröckel, fest. So bleibt der Rest.'],
        turned: ['Seife drauf und flutsch hinein. Dünn und fein.'],
        noticing: [
          'Ein Stück Kruste sprang ab. Darunter war ein Handgelenk, hell und schmal, {hero_subj} hatte fast vergessen, wie schmal.',
        ],
        deed: [
          '{hero_subj} rieb den Arm mit dem Waschlappen blank und seifte die Hand ein, jeden Finger einzeln. So schob {hero_er} sie dort hinein, wo {part_def_nom} breiter war.',
        ],
        answer: ['Seife macht keinen Lärm und keine Krümel. Es flutschte nur, bis zum Ellenbogen.'],
        echo: [
          '{companion} durfte auch einmal in die Seife fassen. Danach gaben sie sich die Hand, und das war gar nicht so leicht.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte mit Händen voll Dreck an {part_def_dat}. Krümel fielen in jeden Spalt, und es knirschte.',
          ],
          warm: [
            '{hero_subj} streichelte {part_def_acc} mit Dreckfingern. Davon gab nichts nach, und dreckig waren jetzt beide.',
          ],
          clever: ['{hero_subj} vermutete, dass Dreck gut schmiert, und rieb {part_def_acc} damit ein.'],
          playful: [
            '{hero_subj} backte aus {part_def_dat} einen Kuchen, mit viel Dreck und Drücken. Er ging nicht auf.',
          ],
        },
        fails: ['In jeder Ritze saß jetzt Dreck, und {hero_subj} drückte ihn fest.'],
        again: [
          '<hero>Waschen hilft da auch nicht</hero>, sagte {hero_subj} und drückte mit dem Ellenbogen, der am schwärzesten war.',
        ],
        refrain: ['Drück mit Matsch und drück mit Matsch! Flutsch und flatsch.'],
        turned: ['Wisch und seif und spül und glatt. Klick, das hat geklappt.'],
        noticing: [
          'Vom Handgelenk fiel ein Stück Kruste. Darunter war die Haut hell und glatt. Der Ärmel rutschte darüber, ohne zu kratzen.',
        ],
        deed: [
          '{hero_subj} wischte die Arme mit dem feuchten Waschlappen ab. Danach bekam {part_def_nom} auch Seife. Nun griff {hero_er} mit sauberen Fingern nach dem kleinen Ding daneben.',
        ],
        answer: ['Saubere Finger spüren, wo etwas hingehört. An {part_def_dat} knirschte es nicht mehr.'],
        echo: [
          'Die Seife war danach so klein wie ein Fingernagel. {hero} wickelte sie wieder in den Lappen.',
        ],
      },
    ],
  },
  cleanSoles: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte herrlichen Matsch zwischen allen zehn Zehen und stapfte damit auf {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} wollte den schönen Matsch an den Füßen behalten und trat ganz vorsichtig auf {part_def_acc}. Der Matsch trat auch auf.',
          ],
          clever: [
            '{hero_subj} nahm an, dass Matsch klebt. Mit matschigen Sohlen ging {hero_er} auf {part_def_acc}, um das zu beweisen.',
          ],
          playful: [
            '{hero_subj} hatte Schuhe aus Matsch, die neueste Mode, und führte sie auf {part_def_dat} vor.',
          ],
        },
        fails: [
          'Bei jedem Schritt strich {hero_subj} noch etwas Matsch dahin, wo es gerade noch gehalten hätte.',
        ],
        again: ['{hero_subj} stützte sich diesmal mit den Händen ab. Die waren auch aus Matsch.'],
        refrain: ['Matsch und matsch und schlitter, platt! Alles glatt.'],
        turned: ['Wisch die Zehen, wisch die Sohl. Nackter Fuß steht wohl.'],
        noticing: [
          '{hero_subj} sah zurück. Der ganze Weg war mit Füßen bemalt, mit {hero_seinen} Füßen. Jeder Abdruck glänzte wie ein Teller.',
        ],
        deed: [
          '{hero_subj} setzte sich und wischte mit dem feuchten Waschlappen beide Sohlen ab, dann zwischen den Zehen, dann die Hände. Einen nackten Fuß stellte {hero_er} auf die raue Stelle.',
        ],
        answer: [
          'Er klebte. {part_def_nom} hatte es immer nur mit Matsch zu tun gehabt und nie mit einem Fuß.',
        ],
        echo: [
          'Im Waschlappen war am Ende der ganze Weg. {hero} wrang ihn aus, und es wurde eine Pfütze mit Aussicht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} war barfuß durch die schönste Pfütze gegangen und lief damit gleich auf {part_def_acc}. Pflatsch, und alles war wieder unten.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht kratzen und ließ den weichen Matsch an den Füßen. Weich war es, das stimmte.',
          ],
          clever: [
            '{hero_subj} dachte, Matsch klebt, also hält Matsch. Auf {part_def_dat} zeigte sich, dass Matsch auch anders kann.',
          ],
          playful: [
            '{hero_subj} hatte Schuhe aus Matsch, mit Absatz, und spazierte darin über {part_def_acc}. Die Absätze blieben stehen, der Rest nicht.',
          ],
        },
        fails: [
          'Jeder Fuß ließ etwas da, und auf dem Dagelassenen rutschte der nächste. {hero_subj} lief noch einmal an.',
        ],
        again: ['Nun war auch an den Händen Matsch, und die hielten auch nichts mehr.'],
        refrain: ['Pflitsch und pflatsch und pflutsch und platsch! Alles voll Matsch.'],
        turned: ['Fuß gewischt und Zeh für Zeh. Schau, ich steh.'],
        noticing: [
          'Ein Regenwurm kam vorbei und rutschte aus. Das tun Regenwürmer nie. {hero_subj} sah nach, worauf: auf einem Abdruck mit fünf Zehen. Der passte.',
        ],
        deed: [
          '{hero_subj} setzte sich, nahm den nassen Lappen und wischte die Füße ab, jeden Zeh einzeln, und die Hände auch. Dann stellte {hero_er} einen sauberen Fuß auf die raue Stelle.',
        ],
        answer: [
          'Ein nackter Fuß hat viele kleine Rillen. Die hielten sich an {part_def_dat} fest wie ein Gecko.',
        ],
        echo: ['Zu Hause gingen zwei saubere Füße ins Bett. Der Regenwurm bekam den Lappen.'],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kletterte mit Matsch an Händen und Füßen an {part_def_dat} hoch. Es ging schnell, und zwar abwärts.',
          ],
          warm: [
            '<hero>Ich hol es für dich</hero>, sagte {hero_subj} und griff mit zehn Matschfingern an {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} meinte, Matsch sei eine Art Leim. An {part_def_dat} stellte sich heraus, dass es eine Art Butter war.',
          ],
          playful: [
            '{hero_subj} war ein Laubfrosch, grün vor Matsch, und hüpfte an {part_def_acc}. Laubfrösche haben leider andere Füße.',
          ],
        },
        fails: [
          'Wo {hero_subj} hingriff, blieb Matsch, und wo Matsch war, hielt beim nächsten Mal gar nichts mehr.',
        ],
        again: [
          '{hero_subj} umarmte das Ganze mit Armen und Beinen. Langsam, sehr langsam, kam {hero_er} unten an.',
        ],
        refrain: ['Matsch hinauf und matsch hinab! Rutsch, ging es ab.'],
        turned: ['Wisch die Zehen, wisch die Hand. Jetzt hält die Wand.'],
        noticing: [
          '{hero_subj} sah an {part_def_dat} hinauf. Da waren lauter Streifen, und am Ende von jedem Streifen war ein Handabdruck, der glänzte. Zwei Hände, zehn Finger, alle von {hero_ihm}.',
        ],
        deed: [
          '{hero_subj} setzte sich und wischte die Sohlen mit dem feuchten Waschlappen, dann die Zehen, dann beide Hände. Ein sauberer Fuß kam unten in den Halt.',
        ],
        answer: [
          'Saubere Zehen biegen sich. Saubere Finger hielten darüber an {part_def_dat}, und es quietschte ein bisschen.',
        ],
        echo: [
          'Die Streifen sieht man noch. <companion>So weit bist du gekommen</companion>, sagte {companion} und zeigte auf den untersten.',
        ],
      },
    ],
  },
  faceOutOfTheMud: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trug eine Maske aus Schlamm und war stolz darauf. Damit ging {hero_er} auf {part_def_acc} zu und knurrte.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_dat} durch den Schlamm freundlich an. Zu sehen war ein brauner Klumpen mit zwei Augen.',
          ],
          clever: [
            '{hero_subj} dachte, mit Schlamm im Gesicht sei man getarnt. {part_def_nom} sah einen Klumpen, der immer näher kam.',
          ],
          playful: [
            '{hero_subj} war ein Ungeheuer aus Schlamm und machte bei {part_def_dat} Grrr, aber ein liebes Grrr.',
          ],
        },
        fails: ['Ein Klumpen mit Augen kam näher, und keiner wusste, wer darin steckte.'],
        again: ['<hero>Ich bin’s doch</hero>, knurrte {hero_subj}. Das sagen Ungeheuer auch.'],
        refrain: ['Grrr und grrr, ein Klumpen kommt! Weg ist es prompt.'],
        turned: ['Stirn und Nase, Backe, Kinn. Da steckt wer drin.'],
        noticing: [
          '{hero_subj} beugte sich über etwas Glänzendes und erschrak. Da sah einer heraus, braun wie ein Erdhaufen. Mund hatte er keinen.',
        ],
        deed: [
          '{hero_subj} kniete sich hin, nicht zu nah. Dann zog {hero_er} den feuchten Waschlappen von der Stirn bis zum Kinn, einmal, ganz langsam. Die saubere Hälfte lächelte.',
        ],
        answer: [
          'Da kam jemand aus dem Schlamm heraus. Was einer kann, dachte {part_def_nom}, das kann auch ein anderer.',
        ],
        echo: [
          '{hero_subj} ging mit einer sauberen und einer schmutzigen Hälfte nach Hause. {companion} ging auf der sauberen Seite.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Matsch im Gesicht und Blätter im Haar. <hero>Buh</hero>, machte {hero_er} und sprang auf {part_def_acc} zu.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} streicheln, mit Händen wie zwei Matschkuchen. Sie tropften schon.',
          ],
          clever: [
            '{hero_subj} hatte sich getarnt, mit Matsch von oben bis unten. So merkt {part_def_nom} nichts, dachte {hero_er}. {part_def_nom} merkte es sofort.',
          ],
          playful: [
            '{hero_subj} war ein Matschmonster und schmatzte bei jedem Schritt. Das Monster wollte {part_def_acc} nur Guten Tag sagen.',
          ],
        },
        fails: ['Matsch mit Augen, das kennt hier keiner. {hero_subj} kam näher und tropfte.'],
        again: ['Das Monster winkte. Dabei flog ein Klecks.'],
        refrain: ['Schmatz und tropf und tropf und schmatz. Weg war der Schatz.'],
        turned: ['Wisch und wasch und wasch und wisch. Da wird es frisch.'],
        noticing: [
          'An der Wand war ein Abdruck von {hero}, braun, mit Armen. Man wusste nicht, wo vorn war. {hero_subj} sah ihn an und ging selbst einen Schritt zurück.',
        ],
        deed: [
          '{hero_subj} setzte sich hin, tauchte den Lappen ins Wasser und wusch sich das Gesicht, erst die Nase, dann rundherum. Die Hände wusch {hero_er} auch und zeigte sie her.',
        ],
        answer: ['Zuerst kam eine Nase zum Vorschein, dann ein Lachen. {part_def_nom} sah ganz genau hin.'],
        echo: [
          'Der Abdruck an der Wand blieb da. <companion>Wer ist das?</companion>, fragte {companion}. <hero>Den kenn ich nicht</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} trug eine Maske aus Schlamm und war stolz darauf. Damit erklärte {hero_er} {part_def_dat} alles, und es klang wie Knurren.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_acc} durch den Schlamm an und bat sehr freundlich. Zu sehen war ein brauner Klumpen, der brummte.',
          ],
          clever: [
            '{hero_subj} dachte, auf die Worte komme es an und nicht auf das Gesicht. Auf dem Gesicht war Schlamm, und {part_def_nom} sah nur den.',
          ],
          playful: [
            '{hero_subj} machte vor {part_def_dat} lauter lustige Gesichter. Unter dem Schlamm war es immer dasselbe.',
          ],
        },
        fails: [
          'Reden kann ein Klumpen, aber man sieht nicht, was er meint. {hero_subj} kam näher und brummte deutlicher.',
        ],
        again: ['{hero_subj} machte große Augen. Jetzt war es ein Klumpen mit großen Augen.'],
        refrain: ['Brumm und brumm, ein Klumpen spricht! Ohne Gesicht.'],
        turned: ['Stirn und Nase, Mund und Kinn. Da steckt wer drin.'],
        noticing: [
          '{hero_subj} beugte sich über etwas Glänzendes. Heraus sah ein Erdhaufen, nicht froh, nicht böse, nicht einmal müde. Man sah ihm gar nichts an.',
        ],
        deed: [
          '{hero_subj} kniete sich hin, nicht zu nah, und holte den feuchten Waschlappen aus der Tasche. Den zog {hero_er} von der Stirn bis zum Kinn, einmal, ganz langsam.',
        ],
        answer: ['Einen Mund und zwei Augenbrauen kann man lesen. {part_def_nom} las von oben nach unten.'],
        echo: [
          'Am Rand der Wanne blieb abends ein brauner Streifen. {companion} malte ihm mit dem Finger ein Gesicht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Schlamm im Gesicht, bis hinter die Ohren, und ging stolz auf {part_def_acc} zu. <hero>Brumm, ich bin es</hero>, sagte der Schlamm.',
          ],
          warm: [
            '<hero>Hab keine Angst</hero>, sagte {hero_subj} zu {part_def_dat}. Zu sehen waren nur zwei Augen in einem Kloß.',
          ],
          clever: [
            '{hero_subj} lächelte {part_def_dat} an, das hilft bei allen Leuten. Unter dem Schlamm lächelte es ganz umsonst.',
          ],
          playful: [
            '{hero_subj} war der Brummbär aus dem Moor. {part_def_nom} hatte den Brummbären nicht eingeladen.',
          ],
        },
        fails: [
          'Was der Mund sagte, das verriet der Schlamm nicht. Also tat man drüben lieber das Gegenteil.',
        ],
        again: [
          '{hero_subj} machte das Gesicht nun doppelt freundlich. Ein Stück fiel ab, aber es war nicht das richtige.',
        ],
        refrain: ['Braun und rund und brumm und brumm. Keiner weiß, warum.'],
        turned: ['Wisch und wisch, da guckt ein Kind. Nun lacht’s geschwind.'],
        noticing: [
          'In etwas Blankem sah {hero} sich selbst. Das heißt, {hero_er} sah jemanden, und vor dem hätte {hero_er} sich auch nicht ausgekannt.',
        ],
        deed: [
          '{hero_subj} blieb ein Stück weg stehen und drückte den Waschlappen aus. Dann kam die Stirn zum Vorschein, die Nase, der Mund, und der Mund sagte leise: <hero>Ich bin das.</hero>',
        ],
        answer: ['Nun gab es etwas zu lesen, mit Augenbrauen. Das Gesicht verstand {part_def_nom} sofort.'],
        echo: [
          '<companion>Hinterm Ohr bist du noch Bär</companion>, sagte {companion}. <hero>Den lass ich</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  bothEars: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Schlamm in beiden Ohren, hüpfte um {part_def_acc} herum und schrie: <hero>WAS IST JETZT?</hero>',
          ],
          warm: [
            '{hero_subj} rief {part_def_dat} etwas Aufmunterndes zu, sehr laut, denn in beiden Ohren war Schlamm. Der Boden zitterte.',
          ],
          clever: [
            '{hero_subj} legte ein Ohr an {part_def_acc}, um zu lauschen. Im Ohr war Schlamm, also klopfte {hero_er} zur Sicherheit.',
          ],
          playful: [
            '{hero_subj} tanzte vor {part_def_dat} einen Schlammtanz. Mit zwei Ohren voll Schlamm ist jede Musik gleich.',
          ],
        },
        fails: [
          'Hören konnte {hero_subj} nichts. Darum schrie {hero_er} und hüpfte, und alles wackelte, was Ruhe brauchte.',
        ],
        again: ['<hero>ICH BIN DOCH GANZ STILL!</hero>, schrie {hero} und hüpfte dazu.'],
        refrain: ['Hüpf und was und hüpf und was! Matsch ist das.'],
        turned: ['Falte um Falte, Ohr um Ohr. Sie kommen hervor.'],
        noticing: [
          '{hero_subj} klopfte ans eigene Ohr. Es klang wie ein Blumentopf. Da drin war also das ganze Geschrei gewesen, damit man es überhaupt hörte.',
        ],
        deed: [
          '{hero_subj} setzte sich hin und wusch mit dem Zipfel vom Waschlappen das eine Ohr, Falte für Falte. Dann das andere. {part_def_nom} hatte so lange Ruhe.',
        ],
        answer: ['Im sauberen Ohr war etwas zu hören. Es kam von {part_def_dat} und war sehr klein.'],
        echo: [
          '<companion>Hörst du mich jetzt?</companion>, flüsterte {companion}. <hero>Du hast ja eine Stimme</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Schlamm in beiden Ohren und hörte nichts. Also schrie {hero_er} {part_def_acc} an: <hero>LAUTER!</hero>',
          ],
          warm: [
            '<hero>Du brauchst nicht so zu flüstern</hero>, rief {hero_subj} {part_def_dat} zu, sehr laut. In beiden Ohren war Schlamm.',
          ],
          clever: [
            '{hero_subj} wollte prüfen, ob {part_def_nom} noch lärmte, und stampfte zur Probe. In beiden Ohren war Schlamm, und Stampfen spürt man.',
          ],
          playful: [
            '{hero_subj} hüpfte vor {part_def_dat} auf einem Bein, um den Schlamm aus den Ohren zu schütteln. Dazu sang {hero_er}, um zu hören, ob es half.',
          ],
        },
        fails: ['Wer nichts hört, schreit. Und wo einer schreit, da will der Lärm nicht der Kleinere sein.'],
        again: [
          '{hero_subj} stampfte und schrie gleichzeitig. Hinter dem Schlamm klang es wie ein Konzert, weit weg.',
        ],
        refrain: ['Stampf und schrei und stampf und schrei! Ohren voll Brei.'],
        turned: ['Ohr und Ohr und beide frei. Leise dabei.'],
        noticing: [
          '{hero_subj} klopfte sich ans Ohr. Es klang wie ein Blumentopf. So ein Geschrei, und das meiste davon steckte da drin.',
        ],
        deed: [
          '{hero_subj} setzte sich hin und machte den Mund zu. Mit dem Zipfel vom Waschlappen wusch {hero_er} ein Ohr, Falte für Falte, und dann das andere.',
        ],
        answer: [
          'Nun schrie keiner mehr dagegen an. Zwei saubere Ohren hörten, wo {part_def_nom} Luft holte.',
        ],
        echo: [
          '<companion>Was ist da drin?</companion>, fragte {companion} am Abend und hob den Waschlappen hoch. <hero>Ein Konzert</hero>, sagte {hero_subj}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Was?</hero>, schrie {hero_subj}, denn in den Ohren steckte Sand vom Bauen. <hero>Was?</hero>, schrie {hero_er} gegen {part_def_acc} an.',
          ],
          warm: [
            '{hero_subj} fragte {part_def_acc} ganz besorgt, ob es auch so rausche. In den eigenen Ohren rauschte nämlich der Sand.',
          ],
          clever: [
            '{hero_subj} wollte messen, wie laut {part_def_nom} war, und brüllte zum Vergleich. Der Sand in den Ohren sagte: unentschieden.',
          ],
          playful: [
            '{hero_subj} schüttelte den Kopf wie eine Rassel. Der Sand im Ohr machte Musik, und {part_def_nom} machte mit.',
          ],
        },
        fails: ['Wer nichts hört, schreit, und wer schreit, hört nichts. {hero_subj} schrie.'],
        again: ['<hero>ICH HÖRE NICHTS</hero>, rief {hero_subj}. Das hörten alle anderen sehr gut.'],
        refrain: ['Was und wie und was und wie! Ohren wie noch nie.'],
        turned: ['Erst das eine, dann das da. Jetzt ist es klar.'],
        noticing: [
          '{hero_subj} hüpfte auf einem Bein, und aus einem Ohr rieselte etwas. Einen Augenblick lang war da ein ganz kleiner Ton, wie von ganz weit. Dann rieselte es zu, und er war weg.',
        ],
        deed: [
          '{hero_subj} setzte sich hin und hielt den Mund. Mit dem nassen Zipfel machte {hero_er} ein Ohr sauber, außen, hinten und in jeder Falte, und dann das andere.',
        ],
        answer: [
          'Es machte plopp, und die Welt kam herein. {part_def_nom} war auf einmal nur noch {part_def_nom}, und dazwischen war Luft.',
        ],
        echo: [
          '<companion>Warum schreist du nicht mehr?</companion>, flüsterte {companion}. <hero>Weil ich dich höre</hero>, flüsterte {hero_subj}.',
        ],
      },
    ],
  },
  lastOfTheBottle: {
    tangled: [
      {
        firstTry: {
          bold: [
            'In der dritten Stunde riss {hero_subj} an {part_def_dat}, die Kapuze oben, Salz in den Augen, und wer etwas sagte, bekam es ab.',
          ],
          warm: [
            '{hero_subj} sagte, die anderen sollten schon gehen, {hero_er} mache {part_def_acc} noch fertig. Es klang nach einem Opfer und auch so.',
          ],
          clever: [
            '{hero_subj} ging {part_def_acc} zum vierten Mal logisch durch, mit klebrigen Fingern. Beim Buchstaben C stimmte es noch.',
          ],
          playful: [
            '{hero_subj} beschimpfte {part_def_acc} auf Französisch, das {hero_er} nicht konnte. Anfangs war das komisch.',
          ],
        },
        fails: ['Mit brennenden Augen sieht jedes Ende gleich aus, und {hero_subj} nahm das nächstbeste.'],
        again: [
          '<hero>Ich bin nicht müde</hero>, sagte {hero_subj} und zog dort, wo {hero_er} vor einer Stunde angefangen hatte.',
        ],
        noticing: [
          'Das Display wurde schwarz. Darin sah {hero_subj} einen grauen Hals und rote Augen und wusste einen Moment lang nicht, wer das war.',
        ],
        deed: [
          '{hero_subj} goss den Rest Trinkwasser über Hände, Gesicht und Nacken, die halbe Flasche für den Heimweg. Abgetrocknet wurde mit dem guten Hemd. Dann fing {hero_er} hinten an.',
        ],
        answer: ['Mit klaren Augen sah man an {part_def_dat} das eine, woran noch niemand gezogen hatte.'],
        echo: [
          'Auf dem Heimweg hatten alle Durst. {companion} teilte eine Mandarine in elf Stücke und nannte es Abendessen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Kleister bis zum Ellenbogen und riss an {part_def_dat}, dass es Fäden zog.',
          ],
          warm: [
            '{hero_subj} schickte die anderen heim zum Duschen und blieb mit klebrigen Händen bei {part_def_dat}. Das war großmütig, und man roch es.',
          ],
          clever: [
            '{hero_subj} ging {part_def_acc} Schritt für Schritt durch. Was {hero_er} anfasste, blieb an {hero_ihm} hängen, auch der Schritt davor.',
          ],
          playful: [
            '{hero_subj} klebte sich aus Versehen das Haar an die Stirn und gab {part_def_dat} die Schuld, mit großer Geste. Einer klatschte.',
          ],
        },
        fails: [
          'Jede Stelle bekam einen Abdruck, und bald sah jede aus wie schon probiert. {hero_subj} probierte weiter.',
        ],
        again: ['{hero_subj} wischte die Hände an der Hose ab. Nun klebte auch die Hose.'],
        noticing: [
          '{hero_subj} wollte ans Handy, und der Daumen galt nicht mehr. Dreimal hielt {hero_er} ihn hin, und dreimal hieß es: nicht erkannt. {hero_subj} sah den Daumen an und konnte es verstehen.',
        ],
        deed: [
          'Im Eimer stand noch Wasser, eiskalt. {hero_subj} steckte beide Arme hinein und das Gesicht gleich mit. Abgetrocknet wurde mit dem weißen Hemd für den Auftritt. Dann fing {hero_er} am anderen Ende an.',
        ],
        answer: ['Saubere Finger merken mehr. An {part_def_dat} war eine Stelle ohne Abdruck, die einzige.'],
        echo: [
          'Auf dem Foto vom Auftritt trägt {hero} ein T-Shirt mit einem Wal. {companion} sagt, man höre keinen Unterschied.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drückte zum zehnten Mal an {part_def_dat} herum, mit Fingern, an denen längst alles klebte.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} bis zum Abend retten, für alle, und fauchte alle an, die dabei störten.',
          ],
          clever: [
            '{hero_subj} hatte für {part_def_acc} einen fehlerfreien Ablauf und seit zwei Stunden Fehler darin.',
          ],
          playful: [
            '{hero_subj} erklärte {part_def_acc} zum Patienten und sich zum Notarzt. Die Schwestern gingen nach der ersten Stunde.',
          ],
        },
        fails: ['Was {hero_subj} anfasste, blieb am Daumen hängen und nicht dort, wo es hingehörte.'],
        again: ['Es gab noch einen Versuch, mit mehr Druck und der Kapuze tiefer im Gesicht.'],
        noticing: [
          'Im schwarzen Display sah {hero_subj} ein Gesicht mit roten Rändern. {hero_subj} wollte schon fragen, wer das sei. Die anderen saßen weit weg und taten, als hörten sie nichts.',
        ],
        deed: [
          '{hero_subj} nahm die letzte halbe Flasche und wusch sich Hände, Gesicht und Hals. Mit dem Hemd für abends trocknete {hero_er} sich ab. <hero>Tut mir leid</hero>, sagte {hero_er} zu denen hinten.',
        ],
        answer: [
          'Saubere Fingerspitzen lesen Kanten wie Schrift. An {part_def_dat} fanden sie zwei, die dasselbe sagten.',
        ],
        echo: [
          'Das Hemd für abends war nass und grau. {companion} lieh {hero} einen Pullover mit Rentieren. Es war Juni.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} klebte an {part_def_dat} fest und wusste nicht mehr, wo {hero_er} aufhörte. Also drückte {hero_er} überall.',
          ],
          warm: [
            '{hero_subj} sagte allen, sie sollten sich ausruhen, {hero_er} bekomme {part_def_acc} schon hin. An jedem Wort hing Staub.',
          ],
          clever: [
            '{hero_subj} untersuchte {part_def_acc} ein letztes Mal, dann ein allerletztes. Die Finger meldeten überall dasselbe: Kleber.',
          ],
          playful: [
            '{hero_subj} gab {part_def_dat} eine Liebeserklärung, mit klebrigem Handkuss. Die Hand blieb hängen, und das war noch lustig.',
          ],
        },
        fails: [
          'Zwei Kanten, die passen, fühlen sich gleich an. Mit solchen Fingern fühlt sich alles gleich an, und {hero_subj} presste.',
        ],
        again: ['{hero_subj} rieb sich ein Auge. Jetzt war das Auge auch zu.'],
        noticing: [
          'Jemand hielt {hero_ihm} eine Tasse hin, und {hero_subj} bekam die Finger nicht um den Henkel. Sie schauten beide zu, wie die Tasse an der Hand hing, ohne dass sie einer festhielt.',
        ],
        deed: [
          '{hero_subj} goss die Flasche für den Heimweg über beide Hände, dann über den Kopf, und rieb sich mit dem guten Hemd ab. <hero>Ich war ekelhaft zu euch</hero>, sagte {hero_er} aus dem Hemd heraus. Dann fing {hero_er} am Rand an.',
        ],
        answer: [
          'Die anderen rutschten näher. An {part_def_dat} las ein sauberer Daumen zwei Kanten und sagte: dieselbe.',
        ],
        echo: [
          '<companion>Zwölf Kilometer ohne Wasser</companion>, sagte {companion}. <hero>Und ohne Hemd</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  saidItFirst: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} kam vom Training, setzte sich drei Stühle weit weg und rief {part_def_dat} zu, alles sei bestens. Die Arme blieben am Körper.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} nicht zu nahe kommen, aus Rücksicht. Erklärt hat {hero_er} das nicht.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass man bei drei Stühlen Abstand nichts riecht. {part_def_nom} hatte den Abstand auch bemerkt und anders gedeutet.',
          ],
          playful: [
            '{hero_subj} spielte den einsamen Wolf, drei Stühle von {part_def_dat} entfernt. Der Wolf roch nach Umkleide.',
          ],
        },
        fails: [
          'Jemand fragte etwas, und {hero_subj} rückte noch einen Stuhl weiter, die Arme fest am Leib.',
        ],
        again: ['<hero>Nein, wirklich, alles gut</hero>, sagte {hero_subj} aus der Ecke.'],
        noticing: [
          'Die Lücke um den eigenen Stuhl war wieder gewachsen. Diesmal war sie von der anderen Seite gekommen. {hero_subj} senkte den Kopf und schnupperte vorsichtig am Kragen.',
        ],
        deed: [
          '<hero>Das bin ich</hero>, sagte {hero_subj} laut. <hero>Mein Shirt stinkt. Ich wollte es euch ersparen.</hero> Dann wusch {hero_er} sich am Hahn, vor allen, kam tropfend zurück und setzte sich dazu.',
        ],
        answer: [
          'Es wurde gelacht, und einer hielt sich die Nase. Nun war schon jemand lächerlich gewesen, da konnte {part_def_nom} auch näher rücken.',
        ],
        echo: [
          '{companion} schenkte {hero} zum Geburtstag ein Stück Seife am Band. {hero} trug es einen Tag lang um den Hals.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich gegen den Wind und rief {part_def_dat} zu, hier sei noch viel Platz. Das stimmte.',
          ],
          warm: [
            '{hero_subj} rückte von {part_def_dat} ab, damit es niemandem unangenehm wurde, und lächelte dabei, so weit man das sah.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, wie weit es riecht, und hielt genau diesen Abstand zu {part_def_dat}. Von drüben sah es aus wie Ekel.',
          ],
          playful: [
            '{hero_subj} verbeugte sich vor {part_def_dat} aus vier Metern, wie vor einer Königin. Beinahe wäre ein Knicks zurückgekommen.',
          ],
        },
        fails: [
          'Keiner wusste, warum, also dachte jeder, es liege an ihm. {hero_subj} ging noch einen Schritt zurück.',
        ],
        again: ['{hero_subj} machte ein Fenster auf und sagte, es sei warm.'],
        noticing: [
          'Ein Hund lief herein, roch an allen der Reihe nach, blieb vor {hero} stehen und setzte sich begeistert. Er ging nicht mehr weg. {hero_subj} verstand als Letztes, was der Hund meinte.',
        ],
        deed: [
          '<hero>Fußball, zwei Stunden, dasselbe Trikot wie gestern</hero>, sagte {hero_subj} in die Runde. <hero>Das bin alles ich.</hero> Dann hielt {hero_er} vor allen den Kopf unter den Hahn, und die Arme auch.',
        ],
        answer: [
          'Man klatschte sogar. {part_def_nom} schob den Stuhl, der weggerückt war, wieder an seinen Platz.',
        ],
        echo: ['Der Hund war enttäuscht. <companion>Er sucht dich</companion>, sagte {companion}.'],
      },
    ],
  },
};
