import type { LessonPairs } from '../../schema.ts';

export const kindness: LessonPairs = {
  lowerSide: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} knurrte zurück und stemmte beide Fäuste gegen {part_def_acc}. <hero>Platz da!</hero>',
          ],
          warm: [
            '{hero_subj} bat zuerst, und als {part_def_nom} brummte, brummte {hero_er} eben auch und drückte, nur ein bisschen.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, wer hier im Weg stand und warum das niemandem nützte. Dann half {hero_er} mit der Schulter nach.',
          ],
          playful: [
            '{hero_subj} knurrte so tief wie {part_def_nom}, dann tiefer, dann mit Fäusten in den Hüften. Einen Augenblick lang war es ein Duett.',
          ],
        },
        fails: ['Auf ein Knurren kam ein Knurren zurück, nur breiter. {hero_subj} lehnte sich dagegen.'],
        again: ['{hero_subj} nahm Anlauf und befahl im Laufen. Man verstand nur das R.'],
        refrain: ['Grr, sagte der. Grr, sagte die. So ging das nie.'],
        turned: ['Wohin damit, wohin damit? Ich trag ein Stückchen mit.'],
        noticing: [
          'Die Luft war alle. {hero_subj} sah auf {hero_seine} Hand. Quer darüber liefen rote Streifen, wie wenn man lange etwas Schweres hält. Die kannte {hero_er}.',
        ],
        deed: [
          '{hero_subj} ging auf die Seite, die tiefer hing, und fasste mit beiden Händen an. <hero>Sag mir, wo du es gern hättest.</hero>',
        ],
        answer: ['{part_def_nom} brummte noch, aber in eine Richtung. Dahin gingen sie beide.'],
        echo: [
          '<companion>Der hat ja gar nicht geknurrt</companion>, sagte {companion}. <companion>Der hat geschnauft.</companion>',
          '<companion>Das war gar kein Knurren</companion>, sagte {companion}. <companion>Das war Schnaufen.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Selber weg da</hero>, fauchte {hero_subj} {part_def_acc} an und drückte mit beiden Fäusten dagegen.',
          ],
          warm: [
            '<hero>Jetzt sei doch nicht so</hero>, sagte {hero_subj} zu {part_def_dat} und schob, mit einem Lächeln und mit der Schulter.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, dass zwei nicht am selben Platz sein können. Dann versuchte {hero_er} es trotzdem.',
          ],
          playful: [
            '{hero_subj} knurrte zurück, aber als Löwe. Vor {part_def_dat} standen nun zwei Löwen, und keiner wollte das Schaf sein.',
          ],
        },
        fails: ['Böse Blicke flogen hin und flogen her. Der Weg wurde davon nicht breiter.'],
        again: ['{hero_subj} schnaubte jetzt auch durch die Nase. Ein Taschentuch wäre gut gewesen.'],
        refrain: ['Weg da, du da, weg da, du. Zu blieb zu.'],
        turned: ['Was fehlt dir denn, was fehlt dir da? Ich bin ja da.'],
        noticing: [
          '{hero_ihm} ging die Puste aus. In der Stille schnaufte noch jemand, und es klang nicht böse, es klang wie zu lange getragen.',
        ],
        deed: [
          '{hero_subj} folgte dem Blick von {part_def_dat} und fasste dort mit an, wo es am tiefsten hing. <hero>Wohin soll es denn?</hero>',
        ],
        answer: [
          'Wer Hilfe hat, braucht nicht mehr breit zu stehen. Neben {hero} ging {part_def_nom} mit, Schritt um Schritt.',
        ],
        echo: [
          '<companion>Und ich dachte, das war Knurren</companion>, sagte {companion}. <hero>War es auch</hero>, sagte {hero_subj}. <hero>Aber vor Gewicht.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} knurrte {part_def_acc} an, denn {part_def_nom} knarrte zuerst. Dann drückten zwei Fäuste.',
          ],
          warm: [
            '<hero>Rück bitte, rück doch, rück jetzt</hero>, sagte {hero_subj} {part_def_dat}, immer ein bisschen tiefer in der Stimme.',
          ],
          clever: [
            '{hero_subj} befahl {part_def_dat} erst mit Gründen und dann mit den Fäusten. Die Gründe waren besser.',
          ],
          playful: [
            '{hero_subj} machte das Ächzen von {part_def_dat} nach, nur böser. So ächzten sie sich eine Weile an.',
          ],
        },
        fails: ['Es ächzte, und {hero_subj} ächzte zurück und lehnte sich mit beiden Fäusten dagegen.'],
        again: ['<hero>Platz!</hero> {hero_subj} nahm Anlauf und traf mit dem Bauch. Der Bauch ächzte auch.'],
        refrain: ['Knurr und drück und knurr und drück! Nicht ein Stück.'],
        turned: ['Ich die tiefe Seite, schau. So ist es genau.'],
        noticing: [
          'Die Luft ging {hero_ihm} aus. {hero_subj} sah auf {hero_seine} Hand. Quer darüber waren rote Streifen, von der Art, die ein langes Gewicht macht.',
        ],
        deed: [
          '{hero_subj} ging auf die Seite, die tiefer hing, und fasste mit beiden Händen an. <hero>Sag mir, wohin du willst</hero>, sagte {hero_er} und hob die Kante, die wackelte.',
        ],
        answer: ['{part_def_nom} lehnte schon lange in diese Richtung. Jetzt half endlich einer.'],
        echo: [
          '<companion>Hat es was gesagt?</companion>, fragte {companion}. <hero>Hmpf</hero>, sagte {hero_subj}. <hero>Aber ein gutes Hmpf.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Du bist mir im Weg</hero>, schimpfte {hero_subj} mit {part_def_dat} und stemmte beide Fäuste dagegen, wo es am härtesten war.',
          ],
          warm: [
            '<hero>Ich schieb dich nur ein bisschen</hero>, versprach {hero_subj} {part_def_dat}. Es wurde dann doch ein ganzes Schimpfen daraus.',
          ],
          clever: [
            '{hero_subj} wusste, dass man gegen Schweres mehr Schwung braucht, und befahl {part_def_dat}, endlich zu rutschen.',
          ],
          playful: [
            '{hero_subj} rang mit {part_def_dat} wie mit einem Bären. Der Bär lag oben, und zwar schon länger.',
          ],
        },
        fails: [
          '{hero_subj} drückte dagegen, und es drückte zurück, ohne sich zu bewegen. Das kann nicht jeder.',
        ],
        again: ['{hero_subj} nannte es noch drei Namen. Die Namen waren auch zu schwer.'],
        refrain: ['Weg mit dir, du dicker Sack. Gib doch nach, zack.'],
        turned: ['Du die leichte, ich die schwere. Als ob nichts wäre.'],
        noticing: [
          'In {hero_seiner} Hand waren rote Streifen, und sie brannten. Solche Streifen kommen vom Tragen. Vielleicht war hier noch jemand müde vom Schwersein.',
        ],
        deed: [
          '{hero_subj} ging herum, bis dorthin, wo es am tiefsten hing, und hob mit beiden Händen die wacklige Kante. <hero>Sag mir, wohin du willst.</hero>',
        ],
        answer: [
          'Es wollte gar nicht viel, nur dahin, wohin es sich sowieso schon neigte. Ein Stück weit ging {part_def_nom} von allein.',
        ],
        echo: [
          '{hero_subj} pustete in die eigene Hand. Dann pustete {hero_er} auch dahin, wo es gelegen hatte, denn da war eine Delle.',
        ],
      },
    ],
  },
  warmScarf: {
    asleep: [
      {
        firstTry: {
          bold: ['{hero_subj} klatschte in die Hände, dicht an {part_def_dat}. <hero>Aufstehen!</hero>'],
          warm: [
            '<hero>Raus mit dir, dann geht es uns allen besser</hero>, sagte {hero_subj} und zupfte an {part_def_dat}, bis es zog.',
          ],
          clever: [
            '{hero_subj} stupste {part_def_acc} der Reihe nach überall, um die Stelle zu finden, an der man wach wird.',
          ],
          playful: [
            '{hero_subj} war ein Hahn. Der Hahn krähte neben {part_def_dat} und schlug mit den Flügeln, dass der Wind pfiff.',
          ],
        },
        fails: ['Bei jedem Klatschen kam kalte Luft, und wer liegt, der deckt sich zu.'],
        again: ['{hero_subj} krähte, klatschte und zupfte auf einmal. Jetzt zog es wie auf einem Bahnsteig.'],
        refrain: ['Raus, raus, kikeriki! Und es half nie.'],
        turned: ['Leg es hin und mach dich klein. Warm soll es sein.'],
        noticing: [
          'Am Knöchel wurde es kalt. {hero_subj} rieb ihn und sah hinunter. Es zog hier, und genau da, wo es zog, schlief einer.',
        ],
        deed: [
          '{hero_subj} nahm den Schal ab, der noch warm war. Leise legte {hero_er} ihn hin, zu den anderen Sachen, und ging zwei Schritte zurück.',
        ],
        answer: ['{part_def_nom} roch es im Schlaf. Langsam rollte die ganze Wärme herüber.'],
        echo: [
          '{hero_subj} hatte einen kalten Hals, bis nach Hause. Am nächsten Tag hatte {companion} einen Schal um, der nach Schlaf roch.',
          '{hero_subj} hatte auf dem Heimweg einen kalten Hals. <companion>Soll ich pusten?</companion>, fragte {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} klatschte neben {part_def_dat} in die Hände. <hero>Aufstehen, die Sonne lacht.</hero> Von dem Klatschen zog es.',
          ],
          warm: [
            '<hero>Nun komm schon hoch, du Schlafmütze</hero>, sagte {hero_subj} und zupfte {part_def_acc}, wo man am kitzligsten ist.',
          ],
          clever: [
            '{hero_subj} wusste, dass Kälte weckt, und machte Durchzug. {part_def_nom} zog sich zusammen wie eine Schnecke.',
          ],
          playful: [
            '{hero_subj} war ein Hahn, der größte im Dorf. Der Hahn krähte {part_def_acc} an und schlug mit den Flügeln.',
          ],
        },
        fails: ['Jedes Flattern machte Wind, und im Wind wird jeder Schlaf fester.'],
        again: [
          '{hero_subj} krähte noch einmal, von der anderen Seite. Nun zog es von links und von rechts.',
        ],
        refrain: ['Raus mit dir und raus mit dir. Kalt wird es hier.'],
        turned: ['Warm gelegt und still gemacht. Gute, gute Nacht.'],
        noticing: [
          '{hero_ihm} fuhr es kalt um die Knöchel. {hero_subj} sah hinunter: So zog es also dort, wo einer lag.',
        ],
        deed: [
          '{hero_subj} wickelte den Schal ab, er war noch ganz warm. Leise legte {hero_er} ihn ans Ende der Reihe und ging zurück, zwei Schritte.',
        ],
        answer: [
          'Es dauerte drei Atemzüge. Dann wanderte im Schlaf eine Nase hinüber, wo {part_def_nom} es wärmer fand.',
        ],
        echo: ['Auf dem Heimweg fror {hero} am Hals. {companion} ging auf der Seite, von der der Wind kam.'],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Raus mit dir!</hero>, rief {hero_subj}, klatschte und wedelte an {part_def_dat} herum.',
          ],
          warm: [
            '<hero>Komm doch, hier ist es viel schöner</hero>, rief {hero_subj} und fächelte {part_def_acc} mit beiden Händen heraus.',
          ],
          clever: [
            '{hero_subj} überlegte, dass etwas, das hineingegangen ist, auch wieder herausgehen kann. Man musste bei {part_def_dat} nur ordentlich wedeln.',
          ],
          playful: ['{hero_subj} spielte Wind. Der Wind blies die Backen auf und pustete {part_def_acc} an.'],
        },
        fails: ['Es zog nun durch alle Ritzen, und wer friert, der geht nach innen.'],
        again: [
          'Jetzt kam der Sturm. {hero_subj} pustete, bis {hero_ihm} schwindlig war und die Ohren sausten.',
        ],
        refrain: ['Pust, pust, husch hinaus! Keiner kam aus dem Haus.'],
        turned: ['Warm, warm, leg es hin. Wer steckt denn da drin?'],
        noticing: [
          '{hero_subj} musste Luft holen. Da spürte {hero_er} es selbst, kalt am Knöchel, als hätte man eine Tür offen gelassen. Darin hatte die ganze Zeit jemand gehockt.',
        ],
        deed: [
          '{hero_subj} zog den Schal vom Hals. {hero_subj} legte ihn hin, noch warm, und ging zwei Schritte zurück.',
        ],
        answer: ['Der Schal bekam eine Beule. Die Beule war {part_def_nom}.'],
        echo: [
          'Den Schal trug am Abend jemand anderes. {hero} hatte den Kragen hochgeschlagen und fand, das reiche auch.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Raus da!</hero>, rief {hero_subj} und klatschte vor {part_def_dat} in die Hände. Draußen wehte es.',
          ],
          warm: [
            '{hero_subj} rief {part_def_acc} mit allen lieben Namen, die es gab. Von drinnen sah man, wie kalt es hier draußen war.',
          ],
          clever: [
            '{hero_subj} wusste, dass Kaltes nach oben will, und blies {part_def_dat} kalte Luft hinein.',
          ],
          playful: [
            '{hero_subj} trommelte auf einer Dose, damit {part_def_nom} tanzen kam. Es war ein ziemlich kalter Tanz.',
          ],
        },
        fails: ['Hier draußen gab es nichts als Wind und {hero}. {hero_subj} pustete noch dazu.'],
        again: ['{hero_subj} rief lauter. Beim Rufen sah man den Atem.'],
        refrain: ['Raus mit dir und husch und hopp! Keiner kommt, stopp.'],
        turned: ['Warm und weich und leg dich hin. Steckt wer drin?'],
        noticing: [
          '{hero_subj} klapperte mit den Zähnen. Drinnen klapperte es auch. {hero_subj} hörte auf, um es zu hören. Es war dasselbe Klappern, nur kleiner.',
        ],
        deed: [
          '{hero_subj} nahm den Schal ab, noch ganz warm vom Hals, und legte ihn hin, wie man ein Bett macht. Dann ging {hero_er} drei Schritte weg.',
        ],
        answer: [
          'Um den Hals war es kalt. Aber der Schal lag da wie ein kleiner Ofen, und {part_def_nom} roch daran.',
        ],
        echo: ['Der Schal hatte am Abend ein Haar mehr. {companion} fand, es stehe ihm gut.'],
      },
    ],
  },
  goodMorning: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Her damit!</hero>, rief {hero_subj} {part_def_dat} zu, stampfte und rief es gleich noch einmal.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc} erst leise, dann laut und dann mit dem Fuß. Es war immer noch bitten gemeint.',
          ],
          clever: [
            '{hero_subj} sprach zu {part_def_dat} in ganz kurzen Wörtern, damit man sie verstand. Her. Das. Da. Nach jedem Wort stampfte {hero_er}.',
          ],
          playful: [
            '{hero_subj} war ein General und {part_def_nom} war die Armee. Der General stampfte, und die Armee guckte.',
          ],
        },
        fails: [
          'Die Antwort klang rau, also antwortete {hero_subj} rauer. Danach klang es auf beiden Seiten wie Streit.',
        ],
        again: [
          'Der dritte Befehl war der lauteste. {hero_subj} stampfte so, dass {hero_ihm} selber das Knie brummte.',
        ],
        refrain: ['Stampf, her damit, stampf! Das gab nur Dampf.'],
        turned: ['Guten Morgen, leis und klein. Kommst du herein?'],
        noticing: [
          '{companion} zuckte bei jedem Stampfen zusammen. {hero_subj} sah es und ließ den Fuß oben. Da fiel {hero_ihm} auf, dass hier noch keiner gegrüßt worden war.',
        ],
        deed: [
          '{hero_subj} ging in die Hocke, machte eine Hand auf und hielt sie niedrig hin. <hero>Guten Morgen</hero>, sagte {hero_er} leise, einmal.',
        ],
        answer: ['{part_def_nom} kannte das. Das war das, womit alles anfängt.'],
        echo: [
          '<companion>Es war aber gar nicht Morgen</companion>, sagte {companion}. <hero>Doch</hero>, sagte {hero_subj}. <hero>Ich hatte ihn nur vergessen.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Gib das her</hero>, sagte {hero_subj} zu {part_def_dat}, stampfte und sagte es noch einmal. Das Stampfen hörte man besser als das Wort.',
          ],
          warm: [
            '<hero>Na los, sei lieb</hero>, rief {hero_subj} {part_def_dat} zu, dreimal, und beim dritten Mal war es kein liebes Lieb mehr.',
          ],
          clever: [
            '{hero_subj} sagte {part_def_dat} den Satz erst lang, dann kurz und dann sehr kurz. Am Ende war er nur noch ein Bellen.',
          ],
          playful: [
            '{hero_subj} machte {part_def_acc} nach, wie {part_er} brummte. Es klang sehr echt und überhaupt nicht lieb.',
          ],
        },
        fails: ['Raues kam hin, und Raues kam her. So unterhalten sich Sägen.'],
        again: ['{hero_subj} stampfte den Takt dazu. {companion} ging ein Stück aus dem Weg.'],
        refrain: ['Her damit und her damit. Keiner machte mit.'],
        turned: ['Guten Tag und offne Hand. Das wird erkannt.'],
        noticing: [
          'Beim letzten Stampfen war {companion} zusammengezuckt. Da fiel {hero} ein, dass hier noch niemand guten Tag gesagt hatte.',
        ],
        deed: [
          '{hero_subj} machte sich klein und hielt eine Hand hin, offen und tief unten. <hero>Guten Tag</hero>, sagte {hero_er} leise, nur einmal.',
        ],
        answer: [
          'Das war nun kein Streit mehr, das war ein Besuch. Auch {part_def_nom} wurde leiser und grüßte auf eigene Art.',
        ],
        echo: [
          '<companion>Das erste Mal hast du aber auch schon guten Tag gesagt</companion>, meinte {companion}. <hero>Ja</hero>, sagte {hero_subj}. <hero>Mit den Füßen.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Ruhe!</hero>, rief {hero_subj} {part_def_dat} zu, stampfte auf und rief es noch dreimal.',
          ],
          warm: [
            '<hero>Seid doch bitte leise, uns zuliebe</hero>, brüllte {hero} gegen {part_def_acc} an und stampfte im Takt.',
          ],
          clever: [
            '{hero_subj} rechnete sich aus, dass man lauter sein muss als {part_def_nom}. Mit den Füßen ging es fast.',
          ],
          playful: [
            '{hero_subj} machte {part_def_acc} nach, nur mit Stampfen dazu, und wurde ein ganzes Gewitter.',
          ],
        },
        fails: [
          'Die Hälfte vom Lärm kam jetzt aus {hero_gen} Schuhen.',
          'Die Hälfte vom Lärm kam jetzt von zwei stampfenden Füßen.',
        ],
        again: ['<hero>Ruhe, Ruhe, Ruhe!</hero> So laut hatte hier noch nie jemand um Ruhe gebeten.'],
        refrain: ['Stampf und Ruhe, stampf und Ruh. Und alles dröhnt dazu.'],
        turned: ['Guten Morgen, pst, pst, pst. Hör, was da ist.'],
        noticing: [
          '{companion} hielt beide Hände an den Kopf und zuckte beim Stampfen. Erst jetzt sah {hero_subj} es. Gegrüßt hatte hier auch noch keiner.',
        ],
        deed: [
          '{hero_subj} stellte die Füße hin und ließ sie stehen. {hero_subj} ging in die Hocke, öffnete eine Hand und wartete. In die nächste kleine Pause sagte {hero_er} leise: <hero>Guten Morgen.</hero>',
        ],
        answer: ['Ohne das Stampfen war {part_def_nom} nur noch halb so viel.'],
        echo: [
          'Am anderen Tag sagte {companion} Guten Morgen, ganz früh und ganz leise. {hero} schlief noch. Es hatte trotzdem gereicht.',
          '<companion>Guten Morgen zurück</companion>, flüsterte {companion} am Abend, als es ganz still war.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Schluss jetzt!</hero>, donnerte {hero_subj} gegen {part_def_acc} und trat dabei gegen eine Kiste. Die Kiste machte auch Krach.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc} um Ruhe, dreimal, und jedes Mal ein bisschen weniger lieb. Beim dritten Mal stampfte der Fuß mit.',
          ],
          clever: [
            '{hero_subj} hatte festgestellt, dass {part_def_nom} auf Rufe nicht hört. Also rief {hero_er} es lauter, in Silben, mit dem Fuß auf jeder Silbe.',
          ],
          playful: [
            '{hero_subj} war der Donner und {part_def_nom} der Blitz, oder umgekehrt. Es wurde ein sehr lautes Gewitter.',
          ],
        },
        fails: [
          'Krach in den Krach hinein, das macht einen dritten. {hero_subj} machte gleich noch einen vierten.',
        ],
        again: [
          '<hero>Ruhe, hab ich gesagt!</hero> Gesagt hatte {hero_er} es nicht, gebrüllt hatte {hero_er} es.',
        ],
        refrain: ['Stampf und schrei und stampf und schrei! Vorbei, vorbei.'],
        turned: ['Guten Tag, ganz leis und klein. Wer mag das sein?'],
        noticing: [
          '{companion} hatte sich unter den Tisch gesetzt. Nur die Schuhe sahen heraus. {hero_subj} bückte sich, um zu fragen, warum, und sah dabei den eigenen Fuß, wie er gerade ausholte.',
        ],
        deed: [
          '{hero_subj} stellte den Fuß leise hin und kniete sich auf den Boden. Eine Hand machte {hero_er} auf. <hero>Guten Morgen</hero>, sagte {hero_er} in die nächste kleine Stille, als wäre man eben erst gekommen.',
        ],
        answer: [
          'Guten Morgen hatte hier noch niemand gesagt. {part_def_nom} wusste gar nicht gleich, was man darauf für einen Lärm macht.',
        ],
        echo: [
          '<hero>Guten Morgen</hero>, sagte {hero_subj} am Abend zum Bett. <companion>Falsch</companion>, sagte {companion} unter der Decke. <companion>Aber schön.</companion>',
        ],
      },
    ],
  },
  likeAScrapedKnee: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Nutzloses Ding</hero>, schimpfte {hero} und trat nach {part_def_dat}. Der Fuß flog weiter als gedacht.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc}, doch einmal still zu halten. Als es nicht half, gab {hero_er} einen Tritt, einen kleinen.',
          ],
          clever: [
            '{hero_subj} trat {part_def_acc} zur Probe, erst hier, dann da, um zu sehen, wo sich etwas besserte.',
          ],
          playful: [
            '{hero_subj} spielte Fußball mit {part_def_dat}. Es stand sofort eins zu null, aber nicht für {hero_ihn}.',
          ],
        },
        fails: ['Wer tritt, steht auf einem Bein. Darauf hatte es hier nur gewartet.'],
        again: [
          '<hero>Du taugst zu gar nichts</hero>, sagte {hero_subj} und trat noch einmal. Diesmal saß {hero_er}, ehe der Satz zu Ende war.',
        ],
        refrain: ['Tritt und rutsch, tritt und rutsch. Und futsch.'],
        turned: ['Tuch darauf und einmal blasen. Kein Rutschen und kein Rasen.'],
        noticing: [
          '{hero_ihm} tat der Zeh weh. {hero_subj} rieb ihn und sah die Stelle an, gegen die er gestoßen war. Sie war ganz wund, wie ein Knie.',
        ],
        deed: [
          '{hero_subj} nahm ein sauberes Taschentuch und faltete es auf. {hero_subj} pustete einmal und legte es neben die raue Stelle auf {part_def_acc}, so glatt wie ein Pflaster.',
        ],
        answer: ['Der Fuß, der nun darauf trat, trat leise. Er blieb stehen.'],
        echo: [
          'Das Taschentuch hat seitdem einen Abdruck. <companion>Das ist deine Ferse</companion>, sagte {companion}. <hero>Das ist seine Beule</hero>, sagte {hero_subj}.',
          'Das Taschentuch hat seitdem einen grauen Abdruck. {hero} benutzt es trotzdem, nur nicht an der Stelle.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Dummes Ding!</hero>, rief {hero_subj} und trat gegen {part_def_acc}. Das Ding war glatt, der Fuß flog weiter, und {hero} flog mit.',
          ],
          warm: [
            '<hero>Du bist aber gar nicht lieb zu mir</hero>, sagte {hero_subj} zu {part_def_dat} und stampfte ein bisschen. Das Bisschen rutschte weg.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, wozu ein Boden da ist. Bei jedem Argument gab es einen Tritt.',
          ],
          playful: [
            '{hero_subj} kämpfte mit {part_def_dat} wie ein Ritter. Der Ritter lag schon nach dem ersten Hieb.',
          ],
        },
        fails: ['Was getreten wird, wird nicht besser zum Stehen. {hero_subj} trat noch einmal.'],
        again: ['Diesmal war es der andere Fuß. Er landete neben dem ersten.'],
        refrain: ['Tritt und plumps und tritt und platt! Alles glatt.'],
        turned: ['Tuch darauf und glatt die Falten. Das wird halten.'],
        noticing: [
          '{hero_subj} rieb sich das Knie. Die Hose hatte dort ein Loch, und unter dem Loch war es rot. {hero_subj} pustete. Und weil {hero_er} gerade beim Pusten war, sah {hero_er} die Schramme, die der Schuh in {part_def_acc} gemacht hatte.',
        ],
        deed: [
          '{hero_subj} holte das Taschentuch heraus, das saubere. Es kam nicht auf das Knie. {hero_er} legte es auf die zerkratzte Stelle, neben der rauen, strich es glatt und pustete einmal darauf.',
        ],
        answer: [
          'Auf einem Taschentuch steht ein Fuß gut. {hero_subj} trat ganz leise auf, als könnte es wehtun.',
        ],
        echo: ['Das Taschentuch bekam danach noch das Knie. {companion} machte die Schleife.'],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Nutzloses Ding</hero>, schimpfte {hero} und trat nach {part_def_dat}. Es gab ein Stückchen nach, aber auseinander.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc} erst, dann schimpfte {hero_er} doch ein bisschen, und der Fuß schimpfte mit.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat}, wie man sich als ganzes Stück benimmt. Ein Tritt zum Schluss sollte helfen.',
          ],
          playful: [
            '{hero_subj} schimpfte {part_def_acc} einen alten Kürbis und gab dem Kürbis einen Tritt. Der Zeh fand es nicht komisch.',
          ],
        },
        fails: ['Was ohnehin schon lose war, bekam auch noch einen Tritt von {hero}.'],
        again: ['{hero_subj} trat mit dem anderen Fuß, der hatte noch keine Schuld.'],
        refrain: ['Schimpf und tritt und schimpf und tritt! Und ein Stück ging mit.'],
        turned: ['Tuch herum und Schleife dran. Puste, wer kann.'],
        noticing: [
          'Der Zeh tat weh. {hero_subj} zog ihn an sich und rieb. Da sah {hero_er} die Stelle, gegen die {hero_er} getreten hatte. Sie war schrammig wie ein Knie.',
        ],
        deed: [
          '{hero_subj} faltete ein sauberes Taschentuch auf, pustete einmal auf die Stelle und legte das Tuch darum. Dann machte {hero_er} einen Knoten, nicht zu fest.',
        ],
        answer: [
          'Unter dem Tuch lagen die zwei Kanten aneinander wie unter einer Decke. {part_def_nom} hielt still.',
        ],
        echo: [
          '<companion>Soll ich deinen Zeh auch verbinden?</companion>, fragte {companion}. {hero} hielt ihn hin. Es wurde eine sehr große Schleife.',
        ],
      },
    ],
  },
  nextBusInstead: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} verhandelte mit {part_def_dat}, wer zuerst durchdurfte, die Tasche vor dem Bauch, ein Auge auf dem Bus.',
          ],
          warm: [
            '{hero_subj} erklärte {part_def_dat} höchst verständnisvoll, dass {hero_er} es leider eilig habe. Die Tasche schob {hero_er} dabei schon vor.',
          ],
          clever: [
            '{hero_subj} führte {part_def_dat} drei Gründe an, weshalb {hero_er} an der Reihe sei. Der dritte war der Fahrplan.',
          ],
          playful: [
            '{hero_subj} bot {part_def_dat} an, darum zu knobeln. Es wurde sogar gelächelt, nur bewegte sich niemand.',
          ],
        },
        fails: [
          'Beide hatten recht, und keiner konnte vor oder zurück, denn {hero_subj} stand mit der Tasche dazwischen.',
        ],
        again: [
          '<hero>Zwei Minuten</hero>, sagte {hero_subj} und stellte die Tasche einen halben Schritt weiter hinein.',
        ],
        noticing: [
          '{hero_subj} suchte nach einem vierten Grund und sah dabei zum ersten Mal nach den Händen auf der anderen Seite. Da war keine frei. Da war die ganze Zeit keine frei gewesen.',
        ],
        deed: [
          '{hero_subj} setzte die Tasche ab und ließ den Bus fahren. Dann nahm {hero_er} einen Griff. <hero>Sag, wohin.</hero>',
        ],
        answer: [
          'Draußen gingen die Türen zu, mit dem Seufzer, den Busse haben. {part_def_nom} wechselte die Last in eine Hand und hatte eine übrig.',
        ],
        echo: [
          'Der nächste Bus kam in einer Stunde. {companion} saß auch darin und hielt zwei Plätze frei, falls es noch Taschen gab.',
          'Der nächste Bus kam in einer Stunde. {hero} saß auf dem Bordstein und sah sich zum ersten Mal die Rückseite vom Fahrplan an.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte den Bus im Nacken und sagte zu {part_def_dat}, wer einen Bus im Nacken hat, der geht vor.',
          ],
          warm: [
            '{hero_subj} bat {part_def_acc} um Verständnis, lächelnd, den Fuß schon in der Tür. Ein Stück gab die Tür nach.',
          ],
          clever: [
            '{hero_subj} hielt {part_def_dat} die Regel vor, rechts vor links. Von hier aus war rechts dort, wo {hero_er} stand.',
          ],
          playful: [
            '{hero_subj} zählte vor {part_def_dat} herunter wie beim Raketenstart, mit dem Rucksack als Rakete. Bei vier wurde kurz gelacht.',
          ],
        },
        fails: [
          'Wer drängelt, macht eine Tür nicht breiter. {hero_subj} stand quer darin, mit dem Rucksack voran.',
        ],
        again: [
          '<hero>Ich hab’s wirklich eilig</hero>, sagte {hero_subj}. Das hatten an dieser Tür schon viele gesagt.',
        ],
        noticing: [
          'Den Fahrplan konnte {hero_subj} auswendig, also sah {hero_er} zur Abwechslung nach vorn. Drüben hielt ein Kinn die oberste Kiste fest. Ein Kinn nimmt man nur, wenn sonst nichts mehr frei ist.',
        ],
        deed: [
          '{hero_subj} ging rückwärts hinaus, ließ den Bus vorbeifahren und nahm die oberste Kiste. <hero>Wo soll die hin?</hero>',
        ],
        answer: [
          'Der Bus nahm sein Licht mit um die Ecke. {part_def_nom} konnte zum ersten Mal an diesem Tag den Kopf drehen.',
        ],
        echo: [
          'Zu Fuß waren es vier Kilometer. {companion} ging mit und trug auf dem ganzen Weg nichts, mit großem Genuss.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} drängte an {part_def_dat} vorbei, die Tasche voran. {prize_def_nom} musste warten, der Bus wartete nicht.',
          ],
          warm: [
            '{hero_subj} rief einem anderen zu, er solle sich an {part_def_dat} nicht überheben, und sah dabei zur Haltestelle.',
          ],
          clever: [
            '{hero_subj} berechnete, dass an {part_def_dat} zwei Leute nötig waren und einer gerade keine Zeit hatte. Der eine war {hero_er}.',
          ],
          playful: [
            '{hero_subj} klopfte {part_def_dat} auf die Schulter wie einem müden Pferd und quetschte sich mit der Tasche vorbei.',
          ],
        },
        fails: [
          '{hero_subj} wollte durch, die anderen wollten durch, und die Tasche klemmte alle gleich gerecht ein.',
        ],
        again: [
          '{hero_subj} zog die Tasche am Riemen nach. Der Riemen hakte dort ein, wo es am schwersten war.',
        ],
        noticing: [
          '{hero_subj} bückte sich nach dem Riemen. In dieser Höhe sah man nur Hände, und die Hände auf der anderen Seite waren weiß an den Knöcheln. Loslassen konnten sie nicht.',
        ],
        deed: [
          '{hero_subj} ließ den Bus fahren, stellte die Tasche an die Wand und fasste auf der zweiten Seite an. <hero>Sag, wohin.</hero>',
        ],
        answer: [
          'Der Bus blinkte und war weg. An {part_def_dat} kam erst die Kante hoch, die wackelte, dann die andere.',
        ],
        echo: [
          'Zu Hause war das Essen kalt. <companion>Und?</companion>, fragte {companion} am Telefon. <hero>Schwer</hero>, sagte {hero_subj} und kaute.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} zwängte sich neben {part_def_dat} durch, das Handy am Ohr. <hero>Bin gleich da, hier steht nur etwas im Weg.</hero>',
          ],
          warm: [
            '{hero_subj} rief denen an {part_def_dat} ein aufmunterndes Wort zu und stieg über ihre Füße, zum Bus.',
          ],
          clever: [
            '{hero_subj} maß mit den Augen, ob zwischen {part_def_dat} und der Wand ein Mensch durchpasst. Er passt, wenn er keine Tasche hat.',
          ],
          playful: [
            '{hero_subj} tat neben {part_def_dat}, als wäre {hero_er} ein Schatten, ganz flach an der Wand. Der Schatten hatte einen Rucksack und blieb hängen.',
          ],
        },
        fails: [
          'Nun standen die einen schief und die anderen noch schiefer, und {hero_subj} steckte dazwischen.',
        ],
        again: [
          '<hero>Nur kurz anheben</hero>, bat {hero_subj}. Genau das versuchten sie seit einer halben Stunde.',
        ],
        noticing: [
          'Es tropfte {hero} auf den Schuh. {hero_subj} sah hinauf. Es regnete nicht, es war Schweiß, und er kam von einem Kinn, das nichts sagte. Darunter zitterte ein Arm in einer zu dünnen Jacke.',
        ],
        deed: [
          '{hero_subj} sagte ins Handy: <hero>Fahrt ohne mich.</hero> Dann schob {hero_er} den Rucksack mit dem Fuß fort und griff unter die Seite, an der noch keiner stand.',
        ],
        answer: [
          'Zwei Ecken weiter hupte der Bus, einmal, wie zum Gruß. An {part_def_dat} wackelte es, und diesmal wackelte es nach der richtigen Seite.',
        ],
        echo: [
          'Am Abend fand {hero} in der Tasche einen fremden Handschuh und an der eigenen Hand eine Blase. <companion>Tauscht ihr?</companion>, fragte {companion}.',
        ],
      },
    ],
  },
  onTheBackOfMyNotes: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} antwortete {part_def_dat} knapp und ohne aufzusehen, und als es nicht half, dasselbe noch einmal lauter.',
          ],
          warm: [
            '{hero_subj} lächelte {part_def_acc} an, sagte <hero>Tut mir leid, ich muss lernen</hero> und las weiter.',
          ],
          clever: [
            '{hero_subj} wiederholte {part_def_dat} den Satz Wort für Wort, nur langsamer. Der Finger blieb dabei auf der Zeile mit dem Prüfungsstoff.',
          ],
          playful: [
            '{hero_subj} sagte {part_def_dat} den Weg in Reimen auf, die Augen im Heft. Der erste Reim kam sogar an.',
          ],
        },
        fails: [
          'Auf die nächste Frage nickte {hero_subj}, ohne hinzuhören, und ein Nicken gilt überall als ja.',
        ],
        again: ['<hero>Ja, genau da</hero>, sagte {hero_subj} zu irgendetwas und blätterte um.'],
        noticing: [
          'Es raschelte. Ein Daumen rieb an einem Wort auf einem zerknitterten Zettel, hin und her, bis das Wort nur noch grau war. {hero_subj} hob den Kopf.',
        ],
        deed: [
          '{hero_subj} setzte sich auf den Boden und drehte {hero_seine} Notizen um, die für morgen. Langsam zeichnete {hero_er} auf die Rückseite: eine Tür, eine Uhr, einen Pfeil.',
        ],
        answer: [
          '{part_def_nom} legte den Finger auf den Pfeil und ließ ihn mitfahren, zweimal. Dann faltete jemand das Blatt zusammen und nahm es mit.',
        ],
        echo: ['In der Prüfung kam genau die Seite dran. {hero} wusste die Tür, die Uhr und den Pfeil.'],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} sagte zu {part_def_dat}: <hero>Zweite links</hero>, und noch einmal, mit dem Kinn: <hero>Links</hero>. Der Blick blieb im Buch.',
          ],
          warm: [
            '{hero_subj} nickte {part_def_dat} herzlich zu, ohne den Finger aus dem Buch zu nehmen. Auf Nicken kann man weit kommen, in jede Richtung.',
          ],
          clever: [
            '{hero_subj} gab {part_def_dat} dieselbe Auskunft auf Englisch. Sie war fehlerfrei und an diesem Ort nicht zu gebrauchen.',
          ],
          playful: [
            '{hero_subj} sang {part_def_dat} die Auskunft nach der Melodie vom Stundenplan. Beim Refrain summte man höflich mit.',
          ],
        },
        fails: ['Geantwortet wurde jedes Mal, nur auf etwas anderes. {hero_subj} blätterte dabei um.'],
        again: ['<hero>Ja, ja</hero>, sagte {hero_subj}. Das war das zweite Ja zu viel.'],
        noticing: [
          'Zwei Schuhe blieben vor dem Buch stehen und gingen nicht weg. {hero_subj} sah an ihnen hinauf. Da hielt jemand ein Foto in der Hand, von einem Haus, und tippte auf das Fenster und dann auf die Uhr.',
        ],
        deed: [
          '{hero_subj} klappte das Buch zu, riss hinten das Blatt mit den Formeln heraus und zeichnete auf die Rückseite den ganzen Weg, mit jedem Baum. An das Ende malte {hero_er} das Fenster.',
        ],
        answer: [
          '{part_def_nom} zeigte auf einen Baum, und {hero_subj} malte noch einen dazu. Dann ging das Blatt fort, mit allen Formeln.',
        ],
        echo: [
          'In der Prüfung fehlte {hero} genau ein Zeichen. <companion>Und der Baum?</companion>, fragte {companion}. <hero>Den hätte ich gekonnt</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
};
