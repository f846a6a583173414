import type { LessonPairs } from '../../schema.ts';

export const responsibility: LessonPairs = {
  theEndIHold: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte das eine Ende von {part_def_dat} halten. Da war drüben etwas los, und schon war {hero_er} dort. Und wieder da. Und wieder dort.',
          ],
          warm: [
            '{hero_subj} hielt {part_def_acc} und sah, dass drüben jemand winkte. Man will ja nicht unfreundlich sein. {hero_subj} winkte, mit beiden Händen.',
          ],
          clever: [
            '{hero_subj} hielt {part_def_acc} und rechnete aus, dass man es kurz loslassen konnte, wenn man sich beeilte. Kurz war ziemlich lang.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_acc}, bis ein Käfer kam. Der Käfer war ein Rennwagen, und {hero_er} war das Publikum.',
          ],
        },
        fails: ['Immer wenn es gerade hing, war an einem Ende keiner mehr.'],
        again: [
          '{hero_subj} griff schnell wieder zu, nur leider nicht dasselbe Ende. Nun hielten zwei links und keiner rechts.',
        ],
        refrain: ['Halt, halt, weg! Rums, in den Dreck.'],
        turned: ['Halt, halt, halt. Füße breit und halt.'],
        noticing: [
          '{companion} stand noch da, beide Arme voll. {companion} rief nicht. {companion} sah nur auf die Stelle, wo niemand war.',
        ],
        deed: [
          '{hero_subj} drehte um und lief zurück. {hero_subj} nahm das Ende in beide Hände, stellte die Füße auseinander und ließ nicht mehr los.',
        ],
        answer: ['Drüben kam das Beste, man hörte es. {part_def_nom} blieb waagerecht.'],
        echo: [
          '<companion>Du kannst jetzt loslassen</companion>, sagte {companion}. {hero} hielt noch ein bisschen. Die Hände waren so daran gewöhnt.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hielt {part_def_acc}. Da bellte drüben etwas sehr Großes, und weg war {hero_er}, nur kurz, nur schauen.',
          ],
          warm: [
            '{hero_subj} hielt {part_def_acc} und sah eine Schnecke auf dem Weg. Die musste natürlich zuerst in Sicherheit.',
          ],
          clever: [
            '{hero_subj} hielt {part_def_acc} und dachte: So lange fällt das auch ohne mich nicht um. Es fiel auch nicht gleich um.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_acc} und machte dabei Zirkus, erst mit einer Hand, dann mit keiner. Der Applaus war ein Rumms.',
          ],
        },
        fails: ['Wo zwei halten, merkt es jeder, wenn einer geht. {hero_subj} merkte es als Letztes.'],
        again: ['<hero>Ich halt ja schon wieder</hero>, rief {hero_subj}. Da flog ein Drachen vorbei.'],
        refrain: ['Halt ich, halt ich, halt ich nicht! Rumms, alles bricht.'],
        turned: ['Halt und halt und halt und halt. Ich hab dich, halt.'],
        noticing: [
          '{companion} stand da, die Arme voll, die Backe daran, und sagte nichts. Mit den Augen sah {companion} auf die leere Stelle. So hatte {companion} die ganze Zeit gestanden, auch bei dem Drachen.',
        ],
        deed: [
          '{hero_subj} ließ den Drachen fliegen und lief zurück. Beide Hände kamen an {part_def_acc}, die Füße auseinander. <hero>Ich bin hier</hero>, sagte {hero_er}. Und blieb.',
        ],
        answer: ['Noch ein Drachen flog vorbei. An {part_def_dat} wackelte nichts, nicht einmal ein Kopf.'],
        echo: [
          '<companion>Hältst du mal?</companion>, fragte {companion} an der Haustür und gab {hero} den Schlüssel. {hero_subj} hielt ihn, bis die Hand warm war.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte ein Ende von {part_def_dat} festhalten und hielt, bis drüben einer rief. Da rannte {hero_er} hin, mit dem Ende in der Hand, und ließ es fallen.',
          ],
          warm: [
            '{hero_subj} hielt {companion} zuliebe das Ende von {part_def_dat}. Einmal musste {hero_er} kurz weg, um jemandem auszuhelfen. Zweimal auch.',
          ],
          clever: [
            '{hero_subj} hielt das Ende von {part_def_dat} und prüfte, ob es auch von allein hielt. Es hielt nicht von allein.',
          ],
          playful: [
            '{hero_subj} hielt das Ende von {part_def_dat} wie eine Hundeleine. Dann riss der Hund sich los, und der Hund war {hero_er} selbst.',
          ],
        },
        fails: ['Sobald {hero_subj} losließ, lief alles zurück, was {companion} gerade geschoben hatte.'],
        again: [
          '{hero_subj} schnappte das Ende wieder, von weit her, im Hechtsprung. Dabei machte es eine ganz neue Schlinge.',
        ],
        refrain: ['Lass mal los, bin gleich zurück! Und weg war das Stück.'],
        turned: ['Ende fest und Füße breit. Ich hab Zeit.'],
        noticing: [
          '{companion} hatte beide Hände voll. {companion} sah nicht auf und rief nicht, {companion} hielt nur einen Finger dort hin, wo das Ende sein sollte.',
        ],
        deed: [
          '{hero_subj} lief zurück, nahm das Ende in beide Fäuste und hielt es so still, als wäre es angewachsen.',
        ],
        answer: [
          '{companion} schob die lose Schlaufe zurück, und sie blieb, wohin man sie geschoben hatte. An {part_def_dat} lief nichts mehr weg.',
        ],
        echo: [
          '<companion>Was war da drüben eigentlich los?</companion>, fragte {companion}. <hero>Ich weiß es nicht</hero>, sagte {hero_subj}. <hero>Ich habe gehalten.</hero>',
        ],
      },
    ],
  },
  jacketAndWatch: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte versprochen, auf {part_def_acc} aufzupassen. Dann war {hero_er} weg, kam gerannt, stupste, sah nach und war wieder weg.',
          ],
          warm: [
            '{hero_subj} hatte {part_def_dat} versprochen zu bleiben. Drüben brauchte {hero_ihn} aber auch jemand. Also kam das Kümmern ruckweise und mit dem Finger.',
          ],
          clever: [
            '{hero_subj} sollte auf {part_def_acc} aufpassen und teilte sich das ein: lange weg, dann alles Aufpassen auf einmal.',
          ],
          playful: [
            '{hero_subj} war der Wächter von {part_def_dat}, nur dass der Wächter gerade Fangen spielte. Im Vorbeirennen klopfte er an.',
          ],
        },
        fails: [
          'Wenn {hero_subj} kam, wurde alles auf einmal nachgeholt, mit zehn Fingern. Sonst war keiner da.',
        ],
        again: ['{hero_subj} kam noch schneller gerannt und bremste mit den Händen. Darin war dann alles.'],
        refrain: ['Weg und hin und weg und tupf! Immer ein Hupf.'],
        turned: ['Jacke drauf und Beine krumm. Einer sitzt herum.'],
        noticing: [
          'Von weitem sah {hero_subj} es liegen. Es war ganz allein, ohne Decke, und noch genauso klein wie beim Weggehen.',
        ],
        deed: [
          '{hero_subj} ging zurück und breitete die eigene Jacke darüber, locker wie ein Zelt. Dann setzte {hero_er} sich neben {part_def_acc}, mit gekreuzten Beinen, um zu bleiben.',
        ],
        answer: [
          'Unter der Jacke war es still. {part_def_nom} konnte nun dort weitermachen, wo man gestört worden war.',
        ],
        echo: ['Die Jacke roch danach ein bisschen anders. {hero} zog sie an und roch auch so.'],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte bei {part_def_dat} bleiben, hatte aber drüben etwas vor. Dann kam {hero_er} gerannt und passte auf, mit Rütteln.',
          ],
          warm: [
            '{hero_subj} hatte versprochen zu wachen. Einmal war {hero_er} fort, und zum Ausgleich streichelte {hero_er} {part_def_acc} dann sehr schnell.',
          ],
          clever: [
            '{hero_subj} sollte aufpassen und überlegte, wie man nachholt, was man versäumt hat. {hero_subj} sah bei {part_def_dat} überall zugleich nach, mit dem Finger.',
          ],
          playful: [
            '{hero_subj} war Wächter über {part_def_acc} und ritt auf einem Stock davon. Beim Zurückreiten blies {hero_er} ins Horn.',
          ],
        },
        fails: ['Das Kommen war lauter als das Gehen. {hero_subj} holte alles Aufpassen auf einmal nach.'],
        again: [
          '{hero_subj} rannte noch einmal weg, um leiser wiederzukommen. Es wurde nur das Wegrennen geübt.',
        ],
        refrain: ['Hopp und weg und trab, trab, trab! Da gab man nichts ab.'],
        turned: ['Jacke hin und sacht, sacht, sacht. Einer wacht.'],
        noticing: [
          'Von drüben sah {hero_subj} einen kleinen Haufen liegen, allein und ohne Decke. Alle waren woanders, auch der, der versprochen hatte zu bleiben.',
        ],
        deed: [
          '{hero_subj} ging leise zurück und legte die Jacke über {part_def_acc}. Dann setzte {hero_er} sich daneben, neben die Sachen in der Reihe, und blieb.',
        ],
        answer: [
          '{part_def_nom} zog die Jacke im Schlaf ein Stück höher. Wo einer wacht, muss man sich nirgends festhalten.',
        ],
        echo: [
          '{hero} fror ein wenig an den Armen. {companion} setzte sich dicht daneben und passte auf den Aufpasser auf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ich pass schon auf</hero>, hatte {hero_subj} gesagt und war losgerannt. Nun kam {hero_er} zurück und passte auf {part_def_acc} auf, alles auf einmal und mit dem Finger.',
          ],
          warm: [
            '{hero_subj} hatte versprochen dazubleiben. Zur Entschuldigung streichelte {hero_er} {part_def_acc} jetzt so schnell wie möglich.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass ein Blick alle zehn Minuten reicht. Beim Nachsehen stieß {hero_er} jedes Mal an {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war ein Nachtwächter, der zwischendurch auf dem Jahrmarkt war. Der Nachtwächter leuchtete {part_def_dat} ins Gesicht und rannte wieder.',
          ],
        },
        fails: ['Aufpassen geht nicht im Rennen. Mit jedem Trapp wurde es unten schwerer und fester.'],
        again: ['{hero_subj} lief noch schneller hin und her, damit es aussah wie Dableiben.'],
        refrain: ['Bin schon weg und bin schon da. Unruhig war es da.'],
        turned: ['Ich bin hier und bleibe hier. Ruh dich bei mir.'],
        noticing: [
          'Von weit weg sah {hero_subj} zurück. Da lag alles noch, klein und ohne Decke, und niemand war daneben.',
        ],
        deed: [
          '{hero_subj} kam zurück, ohne zu rennen. Die Jacke legte {hero_er} über {part_def_acc}, setzte sich neben die geordneten Sachen und blieb sitzen.',
        ],
        answer: [
          'Nach einer Weile wurde das Atmen lang. Unter der Jacke drehte sich {part_def_nom} einmal um, wie zu Hause.',
        ],
        echo: [
          '<companion>War es langweilig?</companion>, fragte {companion}. {hero} überlegte. <hero>Es war lang. Aber es war meins.</hero>',
        ],
      },
    ],
  },
  ownBagFirst: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Die hol ich später</hero>, sagte {hero_subj}, ließ die Tasche fallen, wo sie fiel, und stemmte sich gegen {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} warf die Tasche hin, um schnell zu helfen, und drückte {part_def_acc} mit beiden Händen.',
          ],
          clever: [
            '{hero_subj} dachte, ohne Tasche drückt es sich leichter. Sie lag jetzt bei {part_def_dat}, und das Drücken ging wirklich leichter, nur brachte es nichts.',
          ],
          playful: [
            '{hero_subj} schleuderte die Tasche von sich wie ein Sportler und schob an {part_def_dat}. Wo die Tasche gelandet war, sah keiner nach.',
          ],
        },
        fails: ['Es wurde geschoben, gedrückt und um etwas herumgestiegen. Das Etwas hatte einen Riemen.'],
        again: ['{hero_subj} drückte mit dem Rücken. Etwas drückte zurück, weich, mit einer Schnalle.'],
        refrain: ['Hol ich später, hol ich später! Und es wurde immer später.'],
        turned: ['Ab und auf den Rücken drauf. Da geht was auf.'],
        noticing: [
          '{companion} stolperte. Es war ein Riemen, und {companion} hob ihn auf, um zu lesen, was daran stand. Es stand ein Name daran. {hero_subj} kannte ihn gut, es war der eigene.',
        ],
        deed: [
          '{hero_subj} hob die Tasche mit beiden Armen von {part_def_dat} herunter und hängte sie sich auf den Rücken.',
        ],
        answer: ['Ohne die Tasche war {part_def_nom} noch immer schwer, aber nur noch so schwer wie vorher.'],
        echo: [
          '<companion>Was ist da eigentlich drin?</companion>, fragte {companion}. {hero} sah nach. Es waren ein Apfel und neun Steine.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} warf die Tasche irgendwohin und stemmte sich gegen {part_def_acc}. Irgendwohin war leider obendrauf.',
          ],
          warm: [
            '<hero>Ruh du dich aus</hero>, sagte {hero_subj} zu {companion} und schob {part_def_acc} allein. Auf {part_def_dat} ruhte sich schon jemand aus, nämlich die Tasche.',
          ],
          clever: [
            '{hero_subj} fragte sich, warum {part_def_nom} heute so schwer war. An den Rechnungen fehlte ein Gepäckstück.',
          ],
          playful: [
            '{hero_subj} spielte Umzug und trug nichts. Getragen hat {part_def_nom}, und zwar die Tasche.',
          ],
        },
        fails: ['Es war schwer, und dazu kam noch etwas. Das Etwas hatte einen Reißverschluss.'],
        again: ['{hero_subj} schob nun im Kreis, damit es aussah wie Fortschritt.'],
        refrain: ['Schieb und schieb, was ist das bloß? Viel zu groß.'],
        turned: ['Meins zu mir und hochgenommen. Jetzt kann alles kommen.'],
        noticing: [
          '{companion} wollte helfen und blieb hängen, an einem Riemen. {hero_subj} sah den Riemen entlang, bis dahin, wo er aufhörte. Er hörte obendrauf auf.',
        ],
        deed: [
          '{hero_subj} hob die eigene Tasche von {part_def_dat}, setzte sie auf und machte beide Gurte zu. Erst dann fasste {hero_er} an der Kante an, die wackelte.',
        ],
        answer: ['Ohne die Tasche wippte es gleich doppelt so hoch.'],
        echo: [
          'Zu Hause räumte {hero} die Tasche aus. Ganz unten war ein Brot von vorgestern, das hatte auch alles mitgemacht.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Die hol ich später</hero>, sagte {hero_subj}, ließ die Tasche fallen und zwängte sich daneben in {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} warf die Tasche hin, um schneller bei {part_def_dat} zu sein. Dann schob {hero_er} sich dünn daran vorbei.',
          ],
          clever: [
            '{hero_subj} legte die Tasche ab, weil man ohne Tasche besser in {part_def_acc} kommt. Sie lag nun davor.',
          ],
          playful: [
            '{hero_subj} war eine Schlange und ließ die Tasche als alte Haut liegen. Dann wand sich die Schlange um die Haut herum in {part_def_acc}.',
          ],
        },
        fails: ['Neben etwas Dickem war immer zu wenig Platz. Das Dicke hatte einen Reißverschluss.'],
        again: [
          '<hero>Wer stellt denn so was hierhin</hero>, sagte {hero_subj} und quetschte sich noch einmal daran vorbei.',
        ],
        refrain: ['Quetsch und drück und später dann! Da stieß man an.'],
        turned: ['Auf den Rücken, Gurte zu. Da ist Ruh.'],
        noticing: [
          '{companion} stolperte über einen Riemen und las, was daran stand. Es war ein Name. {hero_subj} hörte ihn und wurde warm an den Ohren.',
        ],
        deed: ['{hero_subj} hob die Tasche mit beiden Armen weg und hängte sie sich auf den Rücken.'],
        answer: [
          'Wo die Tasche gestanden hatte, war {part_def_nom} breiter. Die ganze Zeit hatte sie genau davor gestanden.',
        ],
        echo: ['Zu Hause hängte {hero} die Tasche an den Haken. Der Haken wackelte vor Überraschung.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} ließ die Tasche fallen, wo {hero_er} gerade stand, und zwängte sich neben ihr in {part_def_acc}. <hero>Die hole ich später.</hero>',
          ],
          warm: [
            '<hero>Geh du ruhig vor</hero>, sagte {hero_subj} zu {companion} und schob. Zwischen {companion} und {part_def_dat} lag eine Tasche und machte sich dick.',
          ],
          clever: [
            '{hero_subj} maß {part_def_acc} mit den Augen und fand, es müsste gehen. Die Tasche hatte {hero_er} nicht mitgemessen.',
          ],
          playful: [
            '{hero_subj} war eine Maus und schlüpfte in {part_def_acc}. Die Maus hatte leider einen Koffer im Weg stehen lassen.',
          ],
        },
        fails: ['Es war eng, und ein Ding machte es enger. Auf dem Ding stand ein Name.'],
        again: [
          '{hero_subj} stieg über die Tasche, unter ihr durch und zweimal um sie herum. Sie aufzuheben hätte weniger gedauert.',
        ],
        refrain: ['Später, später, quetsch vorbei. Eins, zwei, drei.'],
        turned: ['Jetzt sofort, ich trag mein Stück. Nichts bleibt zurück.'],
        noticing: [
          '{companion} stolperte und hielt sich gerade noch. {hero_subj} sah auf den Riemen um den Fuß von {companion}. Es war der eigene.',
        ],
        deed: [
          '{hero_subj} ging zurück und hob die Tasche hoch, mit beiden Armen, an die eigene Brust. Dahinter war {part_def_nom} auf einmal breiter.',
        ],
        answer: ['Nun lag dort nichts mehr. {companion} setzte einen Fuß hin, und der Fuß hatte Platz.'],
        echo: [
          '<companion>Später ist jetzt vorbei</companion>, sagte {companion}. {hero} nickte. Die Tasche war gar nicht schwer, nur vorhin.',
        ],
      },
    ],
  },
  theSignAtTheSpot: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte klatschen, wenn es so weit war. Vorher rannte {hero_er} um {part_def_acc} herum, dann klatschte {hero_er} zur Sicherheit gleich zehnmal.',
          ],
          warm: [
            '{hero_subj} sollte einmal klatschen. Damit {companion} es neben {part_def_dat} auch wirklich hörte, klatschte {hero_er} lieber die ganze Zeit.',
          ],
          clever: [
            '{hero_subj} sollte einmal klatschen und fand, zehnmal sei zehnmal so deutlich. {part_def_nom} fand das nicht.',
          ],
          playful: [
            '{hero_subj} sollte das Zeichen geben, ein Klatschen. Daraus wurde ein Applaus für {part_def_acc}, mit Verbeugung.',
          ],
        },
        fails: ['Unter zehnmal Klatschen war das eine, das galt, nicht mehr zu finden.'],
        again: ['{hero_subj} klatschte jetzt im Rennen. Das letzte Klatschen war ein Sturz.'],
        refrain: ['Klatsch und klatsch und klatsch und klatsch! Matsch.'],
        turned: ['Füße still und Ohren spitz. Klatsch, einmal, wie ein Blitz.'],
        noticing: [
          '{companion} stand da mit gehobenem Kopf, so wie man an einer Tür wartet. {companion} hatte sich die ganze Zeit nicht gerührt. Es ging um ein einziges Klatschen.',
        ],
        deed: [
          '{hero_subj} ging an die verabredete Stelle zurück und blieb stehen. {hero_subj} ließ die Hände offen, bis die kleine Pause kam. Dann klatschte {hero_er}, ein einziges Mal.',
        ],
        answer: [
          'Es war ein kleines Klatschen, aber in der Pause von {part_def_dat} war Platz dafür. {companion} nickte.',
        ],
        echo: ['Am Abend kam aus dem dunklen Zimmer ein Klatschen, eines. Irgendwo wurde genickt.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte pfeifen, wenn es so weit war. {hero_er} probierte die Pfeife erst einmal aus, zehnmal, gegen {part_def_acc}.',
          ],
          warm: [
            '{hero_subj} sollte winken, und damit keiner sich sorgte, winkte {hero_er} gleich und immer, und rief noch dazu. {part_def_nom} rief mit.',
          ],
          clever: [
            '{hero_subj} sollte das Zeichen geben und übte es vorher. Beim Üben hörte man gegen {part_def_acc} nicht, was Üben war und was nicht.',
          ],
          playful: [
            '{hero_subj} sollte einmal klatschen und machte daraus ein Klatschlied, mit {part_def_dat} als Trommel.',
          ],
        },
        fails: ['Ein Zeichen ist eins. Zehn sind Krach, und Krach gab es hier schon.'],
        again: ['<hero>Das war noch nicht das richtige</hero>, rief {hero_subj} und machte noch eins.'],
        refrain: ['Klatsch und pfeif und wink und ruf! Puh und uff.'],
        turned: ['Steh und wart und dann nur eins. Das ist meins.'],
        noticing: [
          '{companion} stand drüben auf einem Bein, die Hand hinter dem Ohr, und wartete. Bei jedem Klatschen zuckte der Fuß und blieb dann doch stehen. So wartet einer, der sich fest verlässt.',
        ],
        deed: [
          '{hero_subj} ging an den ausgemachten Fleck und tat die Hände in die Taschen. Dort blieben sie, bis es einen Augenblick lang ruhig war. Dann klatschte {hero_er}, einmal.',
        ],
        answer: ['{companion} nickte, sofort. Auch {part_def_nom} war es, als hätte jemand etwas gesagt.'],
        echo: ['Vor dem Einschlafen klatschte {companion} einmal. {hero} war da schon still.'],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte {part_def_dat} einmal winken, zur rechten Zeit. Erst tobte {hero_er} herum, dann winkte {hero_er} zehnmal.',
          ],
          warm: [
            '{hero_subj} sollte das Zeichen geben. Damit {part_def_nom} es auch wirklich sah, gab {hero_er} es lieber die ganze Zeit.',
          ],
          clever: [
            '{hero_subj} sollte ein einziges Zeichen geben und verbesserte es unterwegs. {part_def_nom} bekam zehn verschiedene.',
          ],
          playful: [
            '{hero_subj} sollte klatschen und machte daraus einen Tanz. {part_def_nom} sah ihn sich an und tat etwas ganz anderes.',
          ],
        },
        fails: ['Zehn Zeichen heißen gar nichts. {hero_subj} machte das elfte im Rennen.'],
        again: ['{hero_subj} klatschte, winkte und hüpfte jetzt auf einmal, von der falschen Stelle aus.'],
        refrain: ['Klatsch und wink und klatsch und hopp! Und keiner sagt stopp.'],
        turned: ['Steh am Fleck und klatsch einmal. Nur ein einziges Mal.'],
        noticing: [
          '{companion} wartete mit gehobenem Kopf, wie man an einer Tür wartet. {companion} wartete auf ein einziges Zeichen, und das hatte man ausgemacht.',
        ],
        deed: [
          '{hero_subj} ging an die verabredete Stelle zurück und stand still. Als es so weit war, klatschte {hero_er}, einmal.',
        ],
        answer: ['Ein Zeichen zur rechten Zeit, das kannte {part_def_nom}. Danach kommt man dran.'],
        echo: ['Am Abend klatschte jemand einmal. {companion} machte das Licht aus. So war es ausgemacht.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sollte das Zeichen geben und hatte es im Spielen vergessen. Zur Sicherheit gab {hero_er} {part_def_dat} jetzt zehn.',
          ],
          warm: [
            '<hero>Huhu, hier bin ich</hero>, winkte {hero_subj} {part_def_dat} zu, von überall ein bisschen. Ausgemacht war ein anderer Platz.',
          ],
          clever: [
            '{hero_subj} fand, viele Zeichen seien besser als eins, und pfiff {part_def_dat} ein ganzes Alphabet.',
          ],
          playful: [
            '{hero_subj} machte {part_def_dat} Faxen: Pfeifen, Winken, Kopfstand. Das richtige Zeichen war vielleicht auch dabei.',
          ],
        },
        fails: ['Zu viele Zeichen sind wie zu viele Köche. Drüben wurde von jedem ein Löffel voll gemacht.'],
        again: [
          '{hero_subj} nahm noch die Mütze dazu und schwenkte sie. Nun grüßte drüben jemand zurück, aber das war alles.',
        ],
        refrain: ['Wink und pfiff und wink und pfiff. Keiner hat’s im Griff.'],
        turned: ['Einmal nur, am rechten Fleck. Alles andre weg.'],
        noticing: [
          '{companion} stand noch genau dort, wo es ausgemacht war, den Kopf gehoben. So wartet einer auf ein einziges Zeichen.',
        ],
        deed: [
          '{hero_subj} lief an den verabredeten Platz und stand still, bis es ganz ruhig war. Dann klatschte {hero_er}, ein einziges Mal.',
        ],
        answer: ['Einmal heißt einmal. {companion} nickte, und drüben nickte {part_def_nom} auch.'],
        echo: [
          '<companion>Wo warst du denn?</companion>, fragte {companion}. <hero>Bei den neun anderen Zeichen</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  backFromTheConcert: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb <hero>Bin in fünf Minuten da</hero> und saß in der Bahn zum Konzert. An {part_def_dat} hatte die Schicht schon angefangen.',
          ],
          warm: [
            '{hero_subj} schickte allen an {part_def_dat} ein Herz und versprach, sich zu beeilen. Die Bahn fuhr in die andere Richtung.',
          ],
          clever: [
            '{hero_subj} hatte gerechnet: An {part_def_dat} kamen sie ohne {hero_ihn} zurecht, bis nach der Zugabe.',
          ],
          playful: [
            '{hero_subj} schrieb, {hero_er} stecke in einem Stau aus Elefanten. Bei {part_def_dat} lachte noch jemand, mit vollen Händen.',
          ],
        },
        fails: ['Alle warteten auf die fünf Minuten, und so lange hielt jeder zu viel.'],
        again: ['<hero>Noch mal fünf</hero>, schrieb {hero_subj}.'],
        noticing: [
          'Zurück kam: ok, ich warte. Es stand schon zum zweiten Mal da. {hero_subj} stellte sich vor, wie man das tippt, wenn man beide Hände voll hat. Mit der Nase wahrscheinlich.',
        ],
        deed: [
          '{hero_subj} gab die Karte an der Tür einer Freundin und ging den ganzen Weg zurück, zu Fuß. Dann griff {hero_er} nach dem freien Ende.',
        ],
        answer: [
          'Seit vier war an {part_def_dat} diese eine Stelle leer gewesen. Sie war noch warm von allen, die es kurz versucht hatten.',
        ],
        echo: [
          'In Reihe sechs saß ein anderer. {companion} sang {hero} das halbe Konzert vor, beim Tragen, und nicht alles stimmte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Fangt ruhig an</hero>, sagte {hero_subj} am Telefon. Hinter {hero_ihm} stimmte schon die Band, und an {part_def_dat} fehlte einer.',
          ],
          warm: [
            '{hero_subj} schickte denen an {part_def_dat} eine Pizza aufs Haus und schrieb dazu, {hero_er} sei in Gedanken bei ihnen. Die Pizza hatte keine Hände.',
          ],
          clever: [
            '{hero_subj} hatte die Schicht an {part_def_dat} getauscht, mit jemandem, der davon noch nichts wusste.',
          ],
          playful: [
            '{hero_subj} schickte ein Bild von sich mit Superheldenumhang und schrieb: Bin unterwegs zu {part_def_dat}. Unterwegs stimmte.',
          ],
        },
        fails: [
          'Ein Platz blieb frei, weil jemand kommen sollte. Wäre keiner angekündigt gewesen, hätte man anders gestanden.',
        ],
        again: [
          '<hero>Ich seh euch schon fast</hero>, schrieb {hero_subj}. Es war das Plakat vor der Halle.',
        ],
        noticing: [
          'An der Garderobe gab es Nummern. Die Frau fragte, ob {hero_er} die Jacke wirklich abgeben wolle, da klebe ja noch etwas. Es war der Streifen, auf den {hero_subj} am Morgen geschrieben hatte: vier Uhr, ich.',
        ],
        deed: [
          '{hero_subj} behielt die Jacke an, schenkte die Karte dem Nächsten in der Schlange und lief, bis {hero_er} Seitenstechen hatte. Am leeren Platz griff {hero_er} zu, noch außer Atem.',
        ],
        answer: [
          'Gesagt wurde nichts, dazu war keine Hand frei. An {part_def_dat} standen alle zum ersten Mal an diesem Tag so, wie es gedacht war.',
        ],
        echo: [
          'Vom Konzert weiß {hero} nur die Nummer der Jacke, die es nicht gab. <companion>Einhundertelf</companion>, sagt {companion} jedes Mal, wenn es laut wird.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Fünf Minuten</hero>, schrieb {hero_subj} von unterwegs. {part_def_nom} sollte um vier gekippt werden, und es war halb fünf.',
          ],
          warm: [
            '{hero_subj} schrieb, sie sollten {part_def_acc} bitte nicht ohne {hero_ihn} heben, wegen der Rücken. Also hoben sie nicht.',
          ],
          clever: ['{hero_subj} wusste, dass {part_def_nom} auch von dreien zu bewegen war, theoretisch.'],
          playful: [
            '{hero_subj} schickte wegen {part_def_gen} ein Bild von einer Schnecke mit Blaulicht. Zwei Leute antworteten mit einem Daumen, die anderen hatten keinen frei.',
          ],
        },
        fails: ['Zu dritt bekamen sie es halb hoch, und auf halber Höhe sahen alle zur Tür.'],
        again: ['{hero_subj} schrieb, jetzt sehe man schon fast die Halle. Gemeint war die Konzerthalle.'],
        noticing: [
          '{hero_subj} las: ok, ich warte. Darüber stand dasselbe, von vor zwanzig Minuten. Wer das geschrieben hatte, stand an der schweren Seite, das wusste {hero_er}.',
        ],
        deed: [
          '{hero_subj} drückte einer Freundin die Karte in die Hand und lief zurück, die ganze Strecke. An der Kante, die wackelte, war noch Platz für zwei Hände.',
        ],
        answer: ['Man sagte nicht viel. Man zählte, und {part_def_nom} hob sich.'],
        echo: [
          'Die Freundin schickte ein Foto aus Reihe sechs. {hero} sah es an, mit Händen, die noch zitterten, und fand es unscharf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zugesagt, um vier an {part_def_dat} zu sein, und um vier stand {hero_er} in der Schlange vor der Halle, ganz vorn.',
          ],
          warm: [
            '{hero_subj} bat die anderen, sich an {part_def_dat} bloß nicht zu verheben. Sie sollten warten, es lohne sich.',
          ],
          clever: [
            '{hero_subj} erklärte am Telefon, wo man {part_def_acc} am besten anfasst. Man brauchte dafür vier Leute. Sie waren drei.',
          ],
          playful: [
            '{hero_subj} feuerte die an {part_def_dat} durchs Telefon an wie ein Stadionsprecher. Einer musste lachen und ließ los.',
          ],
        },
        fails: [
          'Zu dritt kommt man bis zur Hälfte. Von der Hälfte aus sah jeder auf die Uhr und dachte an {hero}.',
        ],
        again: ['{hero_subj} versprach, die Zugabe auszulassen.'],
        noticing: [
          'Das Telefon war noch an. {hero_subj} hörte, wie sie drüben zählten, und dann hörte {hero_er} bei drei das Stöhnen von drei Leuten und ein Scharren. Die Vier sagte jemand aus Gewohnheit dazu.',
        ],
        deed: [
          '{hero_subj} drehte sich um und ging gegen die ganze Schlange. Die Karte ließ {hero_er} auf dem Geländer liegen. Eine halbe Stunde später stand {hero_er} an der vierten Ecke. <hero>Noch mal von eins.</hero>',
        ],
        answer: ['Bei drei kam {part_def_nom} hoch. Die Vier sagte diesmal keiner, die war ja da.'],
        echo: [
          'Am nächsten Tag summte die ganze Schule das neue Lied. <companion>Zeig mal</companion>, bat {hero}. {companion} summte es {hero_ihm} vor, bis zur Hälfte.',
        ],
      },
    ],
  },
  alarmForMyself: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Hat das denn keiner gemacht?</hero>, fragte {hero_subj} und drückte an {part_def_dat} herum, damit es schneller ging.',
          ],
          warm: [
            '{hero_subj} tröstete die anderen wegen {part_def_gen}. So etwas könne jedem durchrutschen, und man müsse jetzt eben drängen.',
          ],
          clever: [
            '{hero_subj} untersuchte, in welchem Augenblick {part_def_nom} vergessen worden war, und stellte derweil die Lampe näher.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_dat} eine Rede gegen die Trägheit. Gelacht wurde, und schneller wurde nichts.',
          ],
        },
        fails: ['{hero_subj} nahm eine Stufe aus dem Plan heraus, um aufzuholen, und das Loch wurde größer.'],
        again: [
          'Zwei weitere Stufen fielen weg. <hero>Wer war denn bloß eingeteilt</hero>, sagte {hero_subj}.',
        ],
        noticing: [
          'An der Wand hing die Liste. Neben der Uhrzeit stand eine Schrift mit einem sehr runden E. {hero_subj} kannte dieses E, {hero_er} machte es seit der Grundschule so.',
        ],
        deed: [
          '<hero>Ich hatte gesagt, ich mache es</hero>, sagte {hero_subj}. {hero_subj} stellte den Wecker auf jede halbe Stunde und setzte sich für den ganzen freien Nachmittag neben {part_def_acc}.',
        ],
        answer: [
          'Draußen fuhren die anderen zum See, man hörte die Klingeln. {part_def_nom} bekam um halb drei, was man um halb drei braucht, und um drei auch.',
        ],
        echo: [
          'Der Wecker klingelt immer noch um halb vier. {hero} hat ihn nicht ausgestellt. {companion} nennt es Teezeit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} fand, einer werde ja wohl aufgepasst haben, und nahm sich {part_def_acc} mit beiden Händen vor, um aufzuholen.',
          ],
          warm: [
            '{hero_subj} bot an, den zu suchen, der auf {part_def_acc} hätte achten sollen. Man wolle ihm ja nur helfen.',
          ],
          clever: [
            '{hero_subj} fragte herum, wer bei {part_def_dat} dran gewesen war, und legte eine Liste der Ausreden an.',
          ],
          playful: [
            '{hero_subj} hielt wegen {part_def_gen} jedem ein Mikrofon hin, das eine Banane war: Wie konnte es so weit kommen? Ein paar gaben Auskunft.',
          ],
        },
        fails: ['Was über Stunden hätte gehen sollen, wollte {hero_subj} jetzt in zehn Minuten haben.'],
        again: ['Es wurden noch einmal zehn. {hero_subj} drehte dafür alles auf, was man aufdrehen konnte.'],
        noticing: [
          'In der Tasche summte es. Es war eine Erinnerung, seit drei Tagen täglich, jedes Mal weggewischt. {hero_subj} las, was darauf stand. Es war ein Satz mit Ich am Anfang.',
        ],
        deed: [
          '{hero_subj} las ihn laut vor. <hero>Ich kümmere mich darum.</hero> Dann stellte {hero_er} das Handy auf jede volle Stunde und rollte den Schlafsack neben {part_def_dat} aus. Unten hupten sie dreimal nach {hero_ihm} und fuhren ab.',
        ],
        answer: [
          'Um eins, um zwei und um drei stand {hero_er} auf. Um vier musste {hero_er} an {part_def_dat} nichts mehr tun als zusehen.',
        ],
        echo: [
          '<companion>Wie war das Wochenende?</companion>, fragte {companion}. <hero>Lang</hero>, sagte {hero_subj}. <hero>Ich kenne jetzt jede Stunde davon.</hero>',
        ],
      },
    ],
  },
};
