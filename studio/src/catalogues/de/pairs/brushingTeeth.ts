import type { LessonPairs } from '../../schema.ts';

export const brushingTeeth: LessonPairs = {
  clearWord: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte die Backenzähne voll Karamell und rief {part_def_dat} zu: <hero>Fff!</hero> Und lauter: <hero>FFF!</hero>',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} etwas sehr Liebes sagen, aber am Karamell kam nur <hero>fff</hero> vorbei. Es klang wie Luft aus einem Reifen.',
          ],
          clever: [
            '{hero_subj} hatte den Satz für {part_def_acc} gut überlegt. Heraus kam <hero>fff</hero>, denn hinten klebte ein ganzes Karamell.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_dat} eine feierliche Rede. <hero>Fff</hero>, begann sie, und <hero>fff</hero> ging sie weiter, denn es war Karamell im Spiel.',
          ],
        },
        fails: [
          '<hero>Fff</hero> kann alles heißen. {hero_subj} sagte es, und gemacht wurde irgendetwas davon.',
        ],
        again: [
          '<hero>FFFFF!</hero>, rief {hero_subj}. Ein Stück Karamell flog mit, aber nicht das, auf das es ankam.',
        ],
        refrain: ['Fff, sagt der Mund, fff, fff, fff. Was ist fff?'],
        turned: ['Schrubb und schrubb bis hinten hin. Da ist das Wort drin.'],
        noticing: [
          'Die Zunge wollte helfen und blieb hängen. Ganz hinten saß das Karamell, das ganze. Es hatte alle Wörter aufgegessen.',
        ],
        deed: [
          '{hero_subj} holte die Zahnbürste heraus und putzte das Karamell weg, Zahn für Zahn, bis zum letzten. Dann wischte {hero_er} das Kinn ab und sagte {part_def_dat} ein einziges, kurzes Wort.',
        ],
        answer: ['{part_def_nom} hob den Kopf. Dieses Wort hatte ja Buchstaben.'],
        echo: [
          '<companion>Sag noch mal fff</companion>, bat {companion}. {hero} versuchte es. Es kam nur noch ein F.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Keks zwischen allen Zähnen. <hero>Fo!</hero>, rief {hero_er} {part_def_dat} zu, und viele Krümel kamen mit.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} etwas Schönes sagen. Es kam <hero>Mömm</hero> heraus, denn vorn klebte Honig.',
          ],
          clever: [
            '{hero_subj} sprach es {part_def_dat} in Silben vor. Jede Silbe hatte einen Krümel, und so wurden es zu viele.',
          ],
          playful: [
            '{hero_subj} sang es {part_def_dat} mit vollen Backen vor. Das klang wie ein Nilpferd im Bad.',
          ],
        },
        fails: ['Kein Wort kam heraus, wie es hineingegangen war. {hero_subj} sagte lauter dasselbe Nichts.'],
        again: ['<hero>Föhömm!</hero> Das war schon fast ein Wort, nur keins, das man kannte.'],
        refrain: ['Mömm und mumm und mamm und mimm. Das klingt schlimm.'],
        turned: ['Putz und putz und Wasser rein. So soll es sein.'],
        noticing: [
          '{hero_subj} fuhr mit der Zunge die Zähne entlang. Es ging bergauf, bergab, durch lauter Krümel. Da konnte ja kein Wort durch, ohne zu stolpern.',
        ],
        deed: [
          '{hero_subj} nahm die Zahnbürste und putzte, oben, unten und ganz hinten. {hero_er} spülte und spuckte aus. Dann sagte {hero_er} zu {part_def_dat} das eine Wort, klar wie ein Glöckchen.',
        ],
        answer: [
          'Zwischen zwei sauberen Zähnen passt genau ein sauberes Wort durch. {part_def_nom} legte den Kopf schief.',
        ],
        echo: [
          '<companion>Was heißt eigentlich Mömm?</companion>, fragte {companion}. <hero>Das weiß ich auch nicht mehr</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} wollte {part_def_acc} begrüßen und rief <hero>Fff!</hero>, denn in den Zähnen saß Karamell. Dann wollte {hero_er} vorbei.',
          ],
          warm: [
            '{hero_subj} winkte {part_def_dat} freundlich zu und sagte <hero>fff</hero>. Mehr ließ das Karamell hinten nicht durch.',
          ],
          clever: [
            '{hero_subj} wusste genau, wie man {part_def_acc} anspricht. Nur kam davon durch das Karamell allein das <hero>fff</hero>.',
          ],
          playful: [
            '{hero_subj} verbeugte sich vor {part_def_dat} wie bei Hofe und sagte <hero>fff</hero>. Es lag am Karamell und klang nach Dampf.',
          ],
        },
        fails: [
          'Wer hier steht, der will begrüßt werden, und zwar mit allen Buchstaben. {hero_subj} hatte nur einen.',
        ],
        again: [
          '<hero>Fff! Fff!</hero>, rief {hero_subj} und sprühte dabei ein wenig. Das machte es nicht besser.',
        ],
        refrain: ['Fff und fff und wer ist das? Nass.'],
        turned: ['Schrubb, schrubb, schrubb, und alles raus. Jetzt kommt ein Gruß heraus.'],
        noticing: [
          'Die Zunge fuhr nach hinten und klebte. Da hinten wohnte ein ganzes Karamell und hatte die Wörter verschluckt, eines nach dem anderen.',
        ],
        deed: [
          '{hero_subj} nahm {hero_seine} Zahnbürste und putzte alles weg, bis zum allerletzten Zahn. Dann wischte {hero_er} sich das Kinn und sagte {part_def_dat} laut und klar Guten Tag.',
        ],
        answer: ['So vollständig war {part_def_nom} heute noch nicht begrüßt worden.'],
        echo: [
          '{hero_subj} grüßte auf dem Heimweg zwei Laternen und einen Briefkasten, mit allen Buchstaben.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Karamell an den Zähnen und sagte {part_def_dat} laut, was {hero_er} wollte: <hero>Mmpf!</hero>',
          ],
          warm: [
            '<hero>Mmmpf</hero>, sagte {hero_subj} sehr lieb zu {part_def_dat} und lächelte, so weit das Karamell es zuließ.',
          ],
          clever: [
            '{hero_subj} hatte sich einen klugen Satz für {part_def_acc} überlegt. Hinter den Zähnen klebte er fest.',
          ],
          playful: [
            '{hero_subj} tat vor {part_def_dat}, als spräche man in einem fernen Land so. In keinem Land spricht man Karamell.',
          ],
        },
        fails: ['Drüben verstand man Mumpf oder Sumpf, und beides durfte hier nicht durch.'],
        again: ['{hero_subj} sagte es noch einmal und blies dabei eine braune Blase.'],
        refrain: ['Mmpf, sag ich, und mmpf, sag ich! Keiner versteht mich.'],
        turned: ['Schrubb und spül und alles blank. Da kommt’s, na danke.'],
        noticing: [
          'Die Zunge ging nach hinten. Da saß ein ganzes Bonbon. Es hielt jedes Wort am Kragen fest.',
        ],
        deed: [
          '{hero_subj} holte die Bürste heraus und putzte. Hinten, vorn und ganz hinten. <hero>Guten Tag</hero>, sagte {hero_er} dann zu {part_def_dat}, jeden Buchstaben einzeln.',
        ],
        answer: ['Das Wort war frisch. Auf so eins hatte {part_def_nom} den ganzen Tag gewartet.'],
        echo: [
          '<companion>Sag noch mal mmpf</companion>, bat {companion}. {hero} wollte, aber es kam nur Pfefferminz.',
        ],
      },
    ],
  },
  mouthFullOfFoam: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Aufwachen</hero>, rief {hero_subj} {part_def_dat} zu. Die Zahnbürste steckte hinter dem Ohr und tat nichts. <hero>Ich schreie gar nicht!</hero>',
          ],
          warm: [
            '<hero>Erschrick nicht!</hero>, rief {hero_subj} {part_def_dat} ins Ohr, die trockene Zahnbürste hinterm eigenen.',
          ],
          clever: [
            '{hero_subj} probierte bei {part_def_dat}, welches Wort am besten weckt, und schrie sich durch das Abc. Die Zahnbürste hinterm Ohr wippte mit.',
          ],
          playful: [
            '{hero_subj} war ein Wecker und rasselte neben {part_def_dat}. Aus dem Wecker ragte hinten eine trockene Zahnbürste.',
          ],
        },
        fails: [
          'Wer schläft, der kann sich die Ohren nicht zuhalten. Also legte man sich drauf, und {hero_subj} rief lauter.',
        ],
        again: [
          '<hero>Hier schreit doch keiner!</hero>, schrie {hero}, und die Zahnbürste hüpfte vom Ohr auf die Schulter.',
        ],
        refrain: ['Aufstehn, aufstehn, rassel, krach! Und keiner wurde wach.'],
        turned: ['Schuscha, schuscha, rundherum. Ringsum wird es stumm.'],
        noticing: [
          'Vom Schreien war der Mund trocken wie ein Keks. Die Bürste rutschte von der Schulter und strich über den Kragen. Schusch, machte sie.',
        ],
        deed: [
          '{hero_subj} steckte die Bürste in den Mund und putzte, alle Zähne, die Lippen zu. Schuscha, schuscha, um alle Ecken.',
        ],
        answer: [
          '{part_def_nom} lächelte im Schlaf. Schuscha, das hatte man einmal am Bett gesungen bekommen.',
        ],
        echo: [
          '<hero>Ich bin jetzt fertig geputzt</hero>, flüsterte {hero_subj} am Abend im Bett. Es war das kürzeste Zähneputzen der Welt, denn es war schon gewesen.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Aufwachen</hero>, rief {hero_subj} {part_def_dat} ins Ohr, die Zahnbürste trocken hinterm Ohr, und rief gleich noch einmal.',
          ],
          warm: [
            '<hero>Ich bin doch ganz leise</hero>, brüllte {hero_subj} {part_def_acc} an, aus lauter Sorge, dass es keiner hörte.',
          ],
          clever: [
            '{hero_subj} hatte festgestellt, dass man sehr Lautes auch im Schlaf hört. {part_def_nom} stellte fest, dass man sich auf die Ohren legen kann.',
          ],
          playful: [
            '{hero_subj} war ein Wecker mit zwei Glocken. An {part_def_dat} lief der Wecker ab und zog sich wieder auf.',
          ],
        },
        fails: ['Gegen Lautes hilft nur schwer werden. Und das konnte man da unten gut.'],
        again: ['{hero_subj} rief nun, dass hier niemand rufe. Das Echo war auch dieser Meinung.'],
        refrain: ['Ring, ring, ring und aufgewacht. Es wurde Nacht.'],
        turned: ['Schrubbeldi und schrubbelda. Schlaf nur, ich bin da.'],
        noticing: [
          'Der Hals war rau, und die Zahnbürste fiel vom Ohr in den Kragen. Schsch, machte sie auf dem Stoff, und davon wurde alles gleich leiser.',
        ],
        deed: [
          '{hero_subj} nahm die Bürste in den Mund und machte die Lippen zu. Hin und her ging sie, oben und unten, und mehr als Schsch war nicht zu hören.',
        ],
        answer: [
          'So klingt Regen auf einem Zelt. Darunter schläft man gern und dreht sich gern einmal um, auch {part_def_nom}.',
        ],
        echo: [
          '<companion>Du hast einen Schaumbart</companion>, flüsterte {companion}. {hero} nickte. Zum Antworten war er zu schön.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Ruhe!</hero>, schrie {hero} gegen {part_def_acc}, die Zahnbürste trocken hinterm Ohr. <hero>Hier schreit doch keiner!</hero>',
          ],
          warm: [
            '<hero>Seid doch bitte ein bisschen leise!</hero>, schrie {hero} in {part_def_acc} hinein. Hinterm Ohr wippte die trockene Zahnbürste.',
          ],
          clever: [
            '{hero_subj} schrie gegen {part_def_acc}, um herauszufinden, was lauter war. Die Zahnbürste hinterm Ohr zitterte bei beiden.',
          ],
          playful: [
            '{hero_subj} dirigierte {part_def_acc} mit der trockenen Zahnbürste und schrie die Pausen.',
          ],
        },
        fails: ['Es lärmte, {hero_subj} schrie dagegen an, und danach war es zweimal so viel.'],
        again: ['<hero>ICH BIN GANZ LEISE!</hero> Die Zahnbürste fiel vor Schreck vom Ohr.'],
        refrain: ['Ruhe, Ruhe, schrei und schrei! Keiner ist dabei.'],
        turned: ['Schuscha, schuscha, Schaum im Mund. Still im Rund.'],
        noticing: [
          'Vom Schreien war der Mund trocken wie ein Keks. Die Bürste rutschte über den Kragen. Schusch, machte sie dabei, und {hero_subj} hörte es genau.',
        ],
        deed: [
          '{hero_subj} steckte die Bürste in den Mund und putzte, alle Zähne, die Lippen fest zu. Schuscha, schuscha, und dazwischen eine Pause, genau da, wo die kleine Stille war.',
        ],
        answer: [
          'Mit Schaum im Mund kann niemand schreien. {companion} nahm die eigene Bürste und putzte mit, und um {part_def_acc} herum schrie keiner mehr.',
        ],
        echo: ['Das Lied von der Bürste hat keine Wörter. {hero} summte es, bis zum letzten Zahn.'],
      },
    ],
  },
  wholeSong: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tupfte mit der nassen Zahnbürste zwei Zähne an. <hero>Fertig!</hero> Und schon sprang {hero_er} auf und sah nach {part_def_dat}.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht so lange allein lassen, also bekamen nur zwei Zähne die Bürste. Dann beugte {hero_er} sich schon darüber.',
          ],
          clever: [
            '{hero_subj} hatte ausgerechnet, dass man zwei Zähne am meisten sieht. Die waren geputzt, und nun konnte {hero_er} nach {part_def_dat} greifen.',
          ],
          playful: [
            '{hero_subj} putzte zwei Zähne, rief <hero>Tadaa!</hero> und sprang vor {part_def_acc} wie aus einer Torte.',
          ],
        },
        fails: [
          'Zwei Zähne dauern nicht lang. Immer war {hero_subj} gleich wieder da, und immer mit einem Satz.',
        ],
        again: ['Diesmal bekam noch ein dritter Zahn etwas ab. {hero_subj} sprang dafür doppelt hoch.'],
        refrain: ['Tupf, tupf, fertig, hopp! Husch, weg im Galopp.'],
        turned: ['Strophe vier und rundherum. Schaum um den Mund herum.'],
        noticing: [
          '{companion} putzte auch und summte dabei. Das Lied hatte vier Strophen. {companion} war erst bei der zweiten und sah gar nicht nach vorn.',
        ],
        deed: [
          '{hero_subj} stellte sich daneben, nahm die eigene Bürste und putzte mit, bis zum letzten Ton der vierten Strophe. Langsam wuchs ein Bart aus Schaum.',
        ],
        answer: ['So ein Bart muss angesehen werden. Zuerst kam von {part_def_dat} nur ein Auge.'],
        echo: [
          '<companion>Du hast noch Bart</companion>, sagte {companion}. <hero>Den lasse ich stehen</hero>, sagte {hero_subj}, und er stand bis zur Tür.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} putzte zwei Zähne, rief <hero>Fertig!</hero> und sprang mit einem Satz zu {part_def_dat}. Da war niemand mehr.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht warten lassen und putzte ganz kurz. Dann lief {hero_er} nachsehen und lief noch einmal.',
          ],
          clever: [
            '{hero_subj} hatte herausgefunden, dass vorn die Zähne sind, die man sieht. Die putzte {hero_er} und sprang zu {part_def_dat}.',
          ],
          playful: [
            '{hero_subj} ließ die Bürste als Flugzeug landen, zweimal, und flog dann selber zu {part_def_dat}. Es war eine laute Landung.',
          ],
        },
        fails: ['Kaum war es einmal ruhig, war {hero_subj} fertig und kam gerannt.'],
        again: ['<hero>Fertig, fertig!</hero> Es waren immer noch zwei Zähne.'],
        refrain: ['Zweimal wisch und schon vorbei! Eins, zwei.'],
        turned: ['Oben, unten, rundherum. Summ, summ, summ.'],
        noticing: [
          '{companion} putzte immer noch, oben, unten, oben, und summte dabei. Aus dem Mund von {companion} wuchs etwas Weißes. Es sah aus wie ein Opa. {hero_subj} blieb stehen und sah sich das an.',
        ],
        deed: [
          '{hero_subj} stellte sich dazu und putzte, bis das Lied aus war, alle Strophen, auch hinten. Dabei wuchs {hero_ihm} ein Bart, bis aufs Hemd.',
        ],
        answer: [
          'Zwei Opas, die summen, das sieht man nicht alle Tage. Ein Auge von {part_def_dat} sah es sich an, dann das zweite.',
        ],
        echo: [
          '<companion>Gute Nacht, Opa</companion>, sagte {companion}. <hero>Gute Nacht, Opa</hero>, sagte {hero_subj}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tupfte an zwei Zähnen herum, rief <hero>Fertig!</hero> und lief gucken, ob {part_def_nom} auch fertig war.',
          ],
          warm: [
            '{hero_subj} putzte zwei Zähne, dann hielt {hero_er} es nicht aus und tröstete {part_def_acc} mit dem Finger.',
          ],
          clever: [
            '{hero_subj} hatte eine Regel aufgestellt: Wenn zwei Zähne sauber sind, ist auch {part_def_nom} so weit. Das prüfte {hero_er} mit der Hand.',
          ],
          playful: [
            '{hero_subj} machte ein Wettrennen aus, Zähne gegen {part_def_acc}. Die Zähne gewannen nach zwei Stück, und {hero_er} sprang hin, um es zu verkünden.',
          ],
        },
        fails: ['Nach jedem Fertig stupste {hero_subj} an etwas, das nicht fertig war.'],
        again: ['<hero>Fertig, fertig, fertig!</hero> Dabei war noch immer Zahn drei nicht drangewesen.'],
        refrain: ['Zwei Zähne, fertig, stups und guck! Alles geht zurück.'],
        turned: ['Vier Strophen lang und immer rund. Schaum im Mund.'],
        noticing: [
          '{companion} putzte ruhig weiter und summte. Es war ein Lied mit vier Strophen, und {companion} war bei der zweiten. Fertig klingt anders.',
        ],
        deed: [
          '{hero_subj} setzte sich dazu und putzte mit, oben, unten und hinten, bis zum letzten Ton der vierten Strophe. Der Schaum wurde ein Bart, und beide Hände waren besetzt.',
        ],
        answer: ['Vier Strophen lang hatte keiner nach {part_def_dat} gefasst.'],
        echo: [
          '{companion} hatte vorne einen Schaumfleck und {hero} hinten. Wie der nach hinten gekommen war, wusste das Lied.',
        ],
      },
    ],
  },
  lastInTheRow: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} putzte in {part_def_dat} vorne herum, zwei Striche, wo man es sah. <hero>Fertig</hero>, sagte {hero_er} und schob. Es knirschte.',
          ],
          warm: [
            '{hero_subj} fegte {part_def_acc} mit der trockenen Ersatzbürste vorne sauber und schob dann, ganz vorsichtig.',
          ],
          clever: [
            '{hero_subj} hatte eine trockene Ersatzbürste in der Tasche und nahm {part_def_acc} vor, aber nur den Anfang. Hinten sieht ja keiner hin.',
          ],
          playful: [
            '{hero_subj} kitzelte {part_def_acc} mit der trockenen Ersatzbürste, vorne, wo es am meisten Spaß machte. Dann schob {hero_er}.',
          ],
        },
        fails: ['Vorne war gefegt, hinten nicht. Und gerade hinten knirschte es, wenn {hero_subj} schob.'],
        again: ['{hero_subj} fegte noch einmal vorne, wo es schon blank war, und schob mit beiden Händen.'],
        refrain: ['Vorne wisch und fertig, schieb! Hinten alles blieb.'],
        turned: ['Dreißig hin und dreißig her. Hinten ist’s leer.'],
        noticing: [
          '{hero_subj} fuhr sich mit der Zunge über die Zähne und dachte nach. Ganz hinten, beim allerletzten, saß noch ein Stück Toffee. Da kam nie jemand zu Besuch.',
        ],
        deed: [
          '{hero_subj} nahm die Ersatzbürste und ging dort hinein, wo es breiter war. Dreißigmal hin und dreißigmal her, um die Ecke, bis ganz nach hinten.',
        ],
        answer: ['Im letzten Winkel von {part_def_dat} blieb an den Borsten etwas hängen.'],
        echo: [
          'Vor dem Schlafen bekam der allerletzte Zahn Besuch. <hero>Dreißig rauf</hero>, zählte {hero}, <hero>und dreißig runter.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} wischte vorn in {part_def_acc}, dass es spritzte. Was hinten war, sah ja keiner. <hero>Sauber!</hero>',
          ],
          warm: [
            '{hero_subj} putzte vorn in {part_def_dat} alles schön blank, damit man sich freute. Hinten freute sich keiner.',
          ],
          clever: [
            '{hero_subj} rechnete: Vorn ist mehr Platz, also ist vorn mehr Dreck. In {part_def_dat} war es umgekehrt.',
          ],
          playful: [
            '{hero_subj} war die Waschanlage, wusch, wusch, vorn an {part_def_dat}. Die Waschanlage machte um drei zu.',
          ],
        },
        fails: ['Vorn glänzte es, und hinten hielt etwas fest. {hero_subj} polierte das Glänzende.'],
        again: ['Wusch, noch einmal vorn. Hinten knirschte es.'],
        refrain: ['Vorne wusch und vorne wisch! Hinten steckt der Fisch.'],
        turned: ['Hinten, hinten, um die Eck. Da geht’s weg.'],
        noticing: [
          '<companion>Hast du hinten auch geputzt?</companion>, fragte {companion}. Das fragte sonst immer jemand am Abend. {hero_subj} fuhr mit der Zunge bis ganz nach hinten und fand ein Stück vom Frühstück.',
        ],
        deed: [
          '{hero_subj} nahm die Ersatzbürste und fing diesmal am Ende an, dort hinein, wo {part_def_nom} breiter war. Um die Ecke, ganz hinten, und dann langsam nach vorn.',
        ],
        answer: ['Die Borsten fanden etwas, das sich festgesetzt hatte, und kitzelten es los.'],
        echo: ['Am Abend fing {hero} hinten an. Vorn war dann noch Zeit für ein Lied.'],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} fegte mit der trockenen Ersatzbürste vorne über {part_def_acc}, zwei Striche. <hero>Fertig!</hero> Dann drückte {hero_er}. Es knirschte.',
          ],
          warm: [
            '{hero_subj} bürstete {part_def_acc} vorne ganz sacht mit der trockenen Ersatzbürste, wo man es sah, und drückte dann lieb.',
          ],
          clever: [
            '{hero_subj} hatte eine trockene Ersatzbürste und putzte an {part_def_dat} das, was man sah. Was man nicht sieht, klemmt auch nicht, dachte {hero_er}.',
          ],
          playful: [
            '{hero_subj} war der Zahnarzt von {part_def_dat} und putzte mit der trockenen Ersatzbürste die Schneidezähne. Hinten sah der Zahnarzt nicht nach.',
          ],
        },
        fails: ['Hinten knirschte es, und {hero_subj} drückte von vorn.'],
        again: [
          '{hero_subj} putzte noch einmal vorne. Da war es schon so blank, dass man sich darin ärgern konnte.',
        ],
        refrain: ['Vorne wisch und hinten knirsch! Wisch, knirsch, wisch, knirsch.'],
        turned: ['Dreißig hin und dreißig her. Da knirscht nichts mehr.'],
        noticing: [
          '{hero_subj} schob die Zunge an den Zähnen entlang, bis zum allerletzten. Da hinten saß ein Stück Karamell. Es war von Montag, und nie kam jemand vorbei.',
        ],
        deed: [
          '{hero_subj} nahm die trockene Bürste und ging an {part_def_dat} entlang. Dreißig hin und dreißig her, bis in den letzten Winkel.',
        ],
        answer: ['Ein Körnchen sprang heraus, ein einziges. Es hatte ganz hinten gesessen, wie immer.'],
        echo: [
          '<hero>Mach mal den Mund auf</hero>, sagte {hero_subj} im Spiegel zu sich selbst. Ganz hinten winkte nichts mehr.',
        ],
      },
    ],
  },
  outOfTheQueue: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte im Hemd von gestern geschlafen und drängte sich zu {part_def_dat} vor. Der Satz kam durch die Finger, die Hand blieb vor dem Mund.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} den Atem nach dieser Nacht ersparen, drehte sich weg und murmelte zur Seite.',
          ],
          clever: [
            '{hero_subj} sprach mit {part_def_dat} so, dass der Wind günstig stand: halb abgewandt, den Ellenbogen vor dem Kinn.',
          ],
          playful: [
            '{hero_subj} tat vor {part_def_dat} wie ein Spion, Kragen hoch, Hand vorm Mund. Zwei Leute hinter {hero_ihm} lachten.',
          ],
        },
        fails: ['Was {hero_subj} sagte, kam als Gebrumm an, und der Ellenbogen sagte etwas ganz anderes.'],
        again: ['{hero_subj} wiederholte es lauter in die eigene Hand.'],
        noticing: [
          'Das Display war schwarz und zeigte, was man drüben sah: eine Hand, einen Ellenbogen, keinen Mund. {hero_subj} sah es sich an, bis es wieder aufleuchtete.',
        ],
        deed: [
          '{hero_subj} trat aus der Schlange, ging zum Waschbecken und putzte zwei Minuten lang die Zähne. Dann stellte {hero_er} sich ganz hinten an und nahm vor {part_def_dat} beide Hände herunter.',
        ],
        answer: [
          'Neunzehn Leute waren inzwischen vorher dran. {part_def_nom} hörte die Frage diesmal bis zum Fragezeichen.',
        ],
        echo: [
          '{companion} rückte auf der Bank ein Stück näher. Es war niemandem aufgefallen, dass da eine Lücke gewesen war.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte die Nacht durchgemacht und verhandelte mit {part_def_dat} durch den Schal, drei Lagen Wolle.',
          ],
          warm: [
            '{hero_subj} hielt vor {part_def_dat} viel Abstand und drehte den Kopf weg, aus Rücksicht. Das konnte man drüben nicht wissen.',
          ],
          clever: [
            '{hero_subj} schrieb {part_def_dat} alles auf einen Zettel, um den Mund nicht aufmachen zu müssen. Die Schrift war auch nicht ausgeschlafen.',
          ],
          playful: [
            '{hero_subj} redete mit {part_def_dat} durch eine Papiertüte mit Gesicht. Bei jedem P blähte sie sich, und einer lachte.',
          ],
        },
        fails: ['Wer beim Reden wegsieht, dem glaubt man nicht einmal die Uhrzeit. {hero_subj} sah weg.'],
        again: ['<hero>Mhm</hero>, sagte {hero_subj}, auf die Frage, worum es denn gehe.'],
        noticing: [
          'In einer Scheibe sah {hero_subj} jemanden, an dem alles zu war, nur die Augen nicht. Dem hätte {hero_er} auch nichts gegeben. Dann hob der in der Scheibe dieselbe Hand.',
        ],
        deed: [
          '{hero_subj} gab den Platz her und suchte einen Wasserhahn. Zwei Minuten lang putzte {hero_er} die Zähne. Dann stellte {hero_er} sich wieder hinten an, das ganze Gesicht nach vorn.',
        ],
        answer: [
          'Bis {hero_er} dran war, war es halb sechs. {part_def_nom} hörte einen Satz von vorn bis hinten und fragte nach.',
        ],
        echo: [
          '<companion>Du kannst ja reden</companion>, sagte {companion}. <hero>Pfefferminz</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  phoneInTheHall: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} schrieb bis drei Uhr Nachrichten über {part_def_acc}, schlief in den Schuhen ein und fuhr am Morgen jeden an, der den Mund aufmachte.',
          ],
          warm: [
            '{hero_subj} war bis drei Uhr für alle da, am Handy. Am Morgen sagte {part_def_nom} leise etwas, und {hero_er} sagte: <hero>Nicht jetzt.</hero>',
          ],
          clever: [
            '{hero_subj} fasste nachts um drei die Lage zusammen, in elf Punkten. Am Morgen fragte {hero_er} {part_def_acc} nach Punkt sieben, recht scharf.',
          ],
          playful: [
            '{hero_subj} schickte um drei noch Katzenbilder. Am Frühstückstisch war der Witz über {part_def_acc} dann etwas härter als geplant.',
          ],
        },
        fails: [
          'Als drüben gerade jemand Luft holte, kam von {hero} ein müdes <hero>Was denn?</hero>, und die Luft ging wieder hinaus.',
        ],
        again: ['In der nächsten Nacht wurde es vier. {hero_subj} hatte danach für alles nur noch ein Wort.'],
        noticing: [
          'Im Spiegel hing die Zahnbürste, trocken seit Tagen. Dahinter stand ein Gesicht in der Tür, das wohl etwas sagen wollte, und dann stand es nicht mehr da.',
        ],
        deed: [
          'Um zehn legte {hero_subj} das Handy in den Flur, putzte die Zähne und machte das Licht aus. Die Gruppe entschied in dieser Nacht ohne {hero_ihn}.',
        ],
        answer: [
          'Am Morgen hielt {hero_er} beide Hände um eine Tasse und war wach. {part_def_nom} sah nach, ob das stimmte, und blieb in der Tür.',
        ],
        echo: [
          'Das Handy liegt jetzt nachts im Flur, auf dem Schuhregal. {companion} sagt ihm dort gute Nacht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} tippte bis weit nach Mitternacht, auch an {part_def_acc}, und am Morgen war jedes Wort schon aufgebraucht.',
          ],
          warm: [
            '{hero_subj} war die ganze Nacht für alle da, auf dem Handy. Für {part_def_acc} war {hero_er} am Morgen nicht mehr da, obwohl {hero_er} danebensaß.',
          ],
          clever: [
            '{hero_subj} schrieb nachts acht Fassungen einer Antwort an {part_def_acc}. Morgens kam dann die neunte, mündlich und ohne Anrede.',
          ],
          playful: [
            '{hero_subj} schickte in der Nacht elf Witze herum. Als {part_def_nom} am Morgen einen kleinen machen wollte, gähnte {hero_er} hinein.',
          ],
        },
        fails: ['Der Daumen war wach, der Rest schlief. {hero_subj} brummte, wenn man fragte.'],
        again: ['<hero>Später</hero>, sagte {hero_subj} zu einer Tasse, die gar nichts gefragt hatte.'],
        noticing: [
          'Am Waschbecken lag die Tube noch so, wie sie am Montag gelegen hatte. {hero_subj} drückte. Es kam nichts, vorn war sie zugetrocknet. Im Spiegel ging hinter {hero_ihm} eine Tür auf und leise wieder zu.',
        ],
        deed: [
          'Um zehn Uhr abends trug {hero_subj} das Handy in den Flur und legte eine Mütze darüber. {hero_er} putzte die Zähne, bis es nach etwas schmeckte, und machte das Licht aus.',
        ],
        answer: [
          'Unter der Mütze wurde die ganze Nacht abgestimmt. Beim Frühstück hatte {hero_subj} beide Augen offen, und {part_def_nom} rückte mit der Tasse näher.',
        ],
        echo: [
          '<companion>Die haben gestern den Film ausgesucht</companion>, sagte {companion}. <hero>Welchen?</hero> <companion>Den, den du nicht wolltest.</companion> {hero_subj} trank einen Schluck. <hero>Gut</hero>, sagte {hero_er}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ließ wegen {part_def_gen} bis drei Uhr keine Ruhe und fing um acht wieder an, in denselben Schuhen.',
          ],
          warm: [
            '{hero_subj} schrieb nachts noch allen, man solle sich wegen {part_def_gen} keine Sorgen machen. Um drei machten sich alle welche.',
          ],
          clever: [
            '{hero_subj} stellte den Wecker für {part_def_acc} auf jede volle Stunde. Um drei hatte {hero_er} nachgesehen, um vier auch.',
          ],
          playful: [
            '{hero_subj} hielt nachts eine Sondersendung zu {part_def_dat}, mit Jingle. Um drei hörte niemand mehr zu, und {hero_er} sendete weiter.',
          ],
        },
        fails: ['Nachts fasste {hero_subj} wieder an, was abends endlich in Ruhe gelassen war.'],
        again: [
          'Am Morgen schnauzte {hero_subj} den Ersten an, der etwas sagen wollte. Es war der Richtige gewesen.',
        ],
        noticing: [
          'Im Bad hing die Bürste, knochentrocken. {hero_subj} sah zwei Augen darüber, rot wie ein Bremslicht. Dahinter ging jemand vorbei und sagte nicht Guten Morgen.',
        ],
        deed: [
          'Um zehn lag das Handy im Flur. {hero_subj} putzte die Zähne, zwei Minuten, oben und unten, löschte das Licht und ließ {part_def_acc} eine Nacht lang in Ruhe.',
        ],
        answer: [
          'Die anderen stimmten um elf ab, ohne {hero_ihn}. Am Morgen war {hero_er} nicht gefragt worden, aber ausgeschlafen.',
        ],
        echo: [
          '<companion>Du riechst nach Pfefferminz</companion>, sagte {companion}. <hero>Ich war früh im Bett</hero>, sagte {hero_subj}. Es klang wie ein Geständnis.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} stellte sich den Wecker auf zwei, auf drei und auf vier, um bei {part_def_dat} nach dem Rechten zu sehen. Recht war es nie.',
          ],
          warm: [
            '{hero_subj} blieb für {part_def_acc} wach und schrieb allen, wie es stand. Es stand jedes Mal ein wenig schlechter.',
          ],
          clever: [
            '{hero_subj} ließ in der Nacht über {part_def_acc} abstimmen, stündlich, damit man einen Verlauf bekam.',
          ],
          playful: [
            '{hero_subj} machte für {part_def_acc} eine Nachtsendung, mit Gästen und Geräuschen. Der letzte Gast schlief um halb drei.',
          ],
        },
        fails: ['Wer nicht schläft, lässt auch sonst nichts schlafen. {hero_subj} fasste wieder an.'],
        again: ['Es war vier. {hero_subj} fasste an.'],
        noticing: [
          'Im Bad brannte das Licht noch vom Abend davor. {hero_subj} fuhr mit der Zunge die Zähne entlang und war überrascht. Sie hatten Pelz.',
        ],
        deed: [
          '{hero_subj} gab das Handy um zehn an der Garderobe ab, wie eine Jacke. Dann putzte {hero_er}, oben, unten, hinten, und ließ {part_def_acc} im Dunkeln.',
        ],
        answer: [
          'Die Gruppe fasste in dieser Nacht vier Beschlüsse und verwarf drei. An {part_def_acc} ging keine Hand.',
        ],
        echo: [
          '<companion>Der vierte Beschluss ist, dass du die Brötchen holst</companion>, sagte {companion}.',
        ],
      },
    ],
  },
};
