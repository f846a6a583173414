import type { DeErrands } from '../../schema.ts';

export const fairyTreehouse = {
  jar: {
    title: ['Das singende Wunschglas', '{hero} und die siebte Sprosse'],
    prize: { g: 'n', one: 'Wunschglas' },
    obstacle: { g: 'f', one: 'Strickleiter' },
    task: [
      'Das Wunschglas war voll und sang schon. Heute vor dem Dunkelwerden musste die Waldfee es aufmachen, sonst wurden die Wünsche altbacken. Es stand in der kleinsten Kammer, ganz oben.',
      'Aus der kleinsten Kammer kam ein Summen, mehrstimmig und ungeduldig. Das war das Wunschglas, und es war voll. Die Waldfee musste es aufmachen, ehe es dunkel wurde, denn Wünsche werden über Nacht altbacken.',
    ],
    gift: [
      'Der Korken war groß wie ein Hut, und er ging auf wie ein Seufzer. Die Wünsche flogen aus dem Wunschglas, jeder zu seinem Fenster. Einer war für die Waldfee: ein Strumpf mit Fuß.',
      'Die Waldfee zog, und der Korken machte plopp. Die Wünsche drängelten sich aus dem Wunschglas wie Kinder aus der Schule. Einer kam noch einmal zurück, denn er hatte seine Mütze vergessen.',
    ],
    by: {
      high: {
        part: { g: 'f', one: 'Strickleiter' },
        holds: [
          'Aber in der Strickleiter zum Wunschglas fehlte die siebte Sprosse. Die Waldfee hielt fest, und trotzdem reichte kein Bein so weit.',
          'Aber das Wunschglas stand oben im Baum, und in der Strickleiter war ein Loch statt einer Sprosse. So lange Beine hatte hier keiner, auch die Fee nicht, trotz Flügeln.',
        ],
        worse: [
          'Die Strickleiter rollte sich ein Stück nach oben ein. Das Wunschglas schaukelte auf seinem Brett und sang daneben.',
          'Die Strickleiter schaukelte und zog die Beine an. Über allem sang das Wunschglas jetzt eine Terz zu hoch.',
        ],
        sign: [
          'Neben der Strickleiter war unten im Stamm ein Astloch. Es war gerade so groß wie ein Fuß.',
          'Der Stamm hatte unten ein Astloch, ausgetreten wie eine Türschwelle. Es war gleich neben der Strickleiter.',
        ],
        yields: [
          'Der Fuß stand, und die Feenhand schob ein bisschen. Dann hörte die Strickleiter auf, und da war das Wunschglas, rund und warm.',
          'Vom Astloch zur Strickleiter und von der Strickleiter aufs Brett, das waren drei Griffe. Oben stand das Wunschglas und kitzelte in der Hand vor lauter Wünschen.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'Sprosse', adj: 'siebt' },
        holds: [
          'Aber zum Wunschglas ging es nur über die Strickleiter, und die siebte Sprosse war durchgebrochen. Die Stücke hingen noch an ihren Stricken.',
          'Aber die siebte Sprosse der Strickleiter hing in zwei Stücken herunter. Ohne die siebte geht es nicht zur achten, und dort oben summte das Wunschglas.',
        ],
        worse: [
          'Von der siebten Sprosse fiel noch ein Span herunter. Oben neigte sich das Wunschglas und sang schief.',
          'Ein Span flog davon, und die Strickleiter verdrehte sich. Das Wunschglas stand schräg, und ein Wunsch lief über.',
        ],
        sign: [
          'An den Stücken waren zwei schräge Kanten. Auf jeder war ein halber gemalter Käfer.',
          'Auf beiden Bruchstücken war ein Stück Käfer gemalt. Hier waren die Fühler und dort die Punkte.',
        ],
        yields: [
          'Der gemalte Käfer war wieder ganz, und die Strickleiter trug. Oben stand das Wunschglas und summte.',
          'Die Fühler saßen wieder am Käfer und der Käfer an der Strickleiter. Sieben, acht, und da war das Wunschglas, prall und warm.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'Sprosse', adj: 'neu' },
        holds: [
          'Aber in der Strickleiter zum Wunschglas fehlte die siebte Sprosse. Es gab eine neue, und hielt man die, lief die Leiter weg.',
          'Aber die neue Sprosse musste in die Strickleiter, und die Strickleiter hing an nichts Festem. Hielt man die Sprosse, so tanzte die Leiter, und das Wunschglas sang dazu.',
        ],
        worse: [
          'Die neue Sprosse schwang hierhin und die Strickleiter dorthin. Oben rollte das Wunschglas ein Stück zurück.',
          'Die Strickleiter wickelte sich einmal um den Stamm. Die neue Sprosse fiel ins Gras, und das Wunschglas verschluckte sich.',
        ],
        sign: [
          'Auf der anderen Seite war noch ein Knoten, dick wie eine Walnuss. Gut zum Festhalten, und keiner hielt ihn.',
          'Gegenüber war ein Knoten, so dick, dass man ihn mit der ganzen Hand halten konnte. Er drehte sich langsam im Wind.',
        ],
        yields: [
          'Es klackte, und die Strickleiter hatte wieder alle Zähne. Sieben Schritte, und da stand das Wunschglas.',
          'Die neue Sprosse saß, und auf beiden Seiten war der gleiche Knoten. Die Strickleiter trug bis oben, und oben stand das Wunschglas.',
        ],
      },
    },
  },
  sock: {
    title: ['Der kleinste Strumpf im Baum', '{hero} und das Eulenloch'],
    prize: { g: 'm', one: 'Strumpf' },
    obstacle: { g: 'n', one: 'Eulenloch' },
    task: [
      'In den Fenstern ging ein Licht nach dem anderen aus. Nur beim Eichhörnchenkind war noch Lärm. Es schlief mit zwei Strümpfen, und heute war einer weg, der gestreifte, lang wie ein Daumen.',
      'Das Eichhörnchenkind saß im Bett und hielt einen Fuß hoch. Der war nackt. Am anderen war ein Strumpf, und ein Strumpf allein wärmt nicht, sagte es. Nebenan schliefen schon alle, oder sie hätten gern geschlafen.',
    ],
    gift: [
      'Das Eichhörnchenkind zog den Strumpf an, sah auf seine zwei Füße und zählte nach. Es waren zwei. Dann ging auch sein Licht aus.',
      'Der Strumpf ging über den Fuß, und der Fuß ging unter die Decke. Das Eichhörnchenkind wackelte mit allen Zehen. Dann wackelten nur noch drei, dann einer.',
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'Eule', adj: 'alt' },
        holds: [
          'Aber im Eulenloch schlief die alte Eule, wie nur Eulen am Abend verschlafen können. Der Strumpf war ihr Kopfkissen.',
          'Aber den Strumpf hatte sich die alte Eule untergelegt, gegen die Zugluft. Im Eulenloch war es still, bis auf ein Huhu mit Pfeifen.',
        ],
        worse: [
          'Die alte Eule plusterte sich und setzte sich fester. Vom Strumpf war kein Streifen mehr zu sehen.',
          'Die alte Eule machte sich rund und schob ihn sich unter den Bauch. Im Eulenloch hatte der Strumpf nun gar kein Ende mehr.',
        ],
        sign: [
          'Neben der alten Eule lagen eine Brille, eine Nuss und eine Zeitung. Sie lagen der Reihe nach, die Zeitung gefaltet.',
          'Brille, Nuss und Zeitung lagen neben der alten Eule. Die Brille lag auf der Zeitung, damit sie wusste, wo sie war.',
        ],
        yields: [
          'Ein halbes Huhu, und die alte Eule drehte sich im Schlaf zur Wand. Auf dem Rand vom Eulenloch lag der Strumpf, noch feucht von der Leine.',
          'Die alte Eule wachte halb auf, setzte die Brille auf und schlief damit weiter, ein Brett höher. Im Eulenloch lag der Strumpf und hatte eine Daune an der Zehe.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Eulenloch' },
        holds: [
          'Aber der Strumpf war im Eulenloch, und da drin ist es so dunkel, dass nur Eulen etwas davon haben.',
          'Aber im Eulenloch hängt die Nacht den ganzen Tag über. Der Strumpf hatte helle Streifen und dunkle, und von den dunklen war am meisten zu sehen.',
        ],
        worse: [
          'Ein Fenster nebenan ging aus. Das Eulenloch sah noch tiefer aus, und vom Strumpf war nichts zu sehen.',
          'Eine Wolke zog vor den Mond. Im Eulenloch war der Strumpf jetzt nur noch etwas zum Fühlen, und keiner fühlte ihn.',
        ],
        sign: [
          'Weit hinten schimmerte ein weißer Streifen. Er war so lang wie ein Fingernagel.',
          'Hinten war ein weißer Strich, so kurz wie ein Komma. Er lag auf der Seite.',
        ],
        yields: [
          'Neben dem Streifen kam ein roter, dann wieder ein weißer. Es war der ganze Strumpf, und er lag im Eulenloch wie frisch gebügelt.',
          'Neben dem Komma stand noch eins, und so ging es weiter, bis zur Zehe. Aus dem Eulenloch kam der Strumpf und war gar nicht so klein.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Lochrand' },
        holds: [
          'Aber der Strumpf war im Eulenloch hinter die Rinde gerutscht. Der Lochrand war so eng wie ein Ring.',
          'Aber der Strumpf war im Eulenloch zwischen Rinde und Holz geraten. Am Lochrand ging nicht einmal ein Finger vorbei, und der hätte den Strumpf sowieso nur geschoben.',
        ],
        worse: [
          'Der Strumpf rutschte tiefer hinter die Rinde. Im Eulenloch war nur noch die Ferse zu sehen.',
          'Ein Stück Rinde klappte zu. Im Eulenloch war der Strumpf nun dort, wo die Käfer Urlaub machen.',
        ],
        sign: [
          'Ganz unten war der Lochrand weiter, dort hatte der Specht gearbeitet.',
          'Unten hatte ein Specht den Lochrand ausgebessert, mit dem Schnabel. Es war dort so weit wie ein Trinkbecher.',
        ],
        yields: [
          'Erst kam die Ferse, dann die Streifen, dann die Zehe. Der Strumpf war aus dem Eulenloch, mit etwas Moos.',
          'Beim Specht unten kam die Ferse ans Licht, und der Rest ließ sich ziehen. Der Strumpf war heraus, und das Eulenloch roch nach Wäsche.',
        ],
      },
    },
  },
  bell: {
    title: ['Die Türglocke aus Glas', '{hero} und der Türhüter'],
    prize: { g: 'f', one: 'Türglocke' },
    obstacle: { g: 'm', one: 'Flurschrank' },
    task: [
      'Abends finden die Feen nach der Türglocke heim. Sie ist aus dünnem Glas, wie eine Glockenblume. Heute hatte sie noch nicht geläutet, und in der Dämmerung fliegt man leicht am Ast vorbei.',
      'In der Dämmerung flogen kleine Lichter im Kreis und fanden keine Tür. Es waren die Feen, und sie kamen von der Arbeit. Die Türglocke, dünn wie eine Glockenblume, hatte heute noch keinen Ton gesagt.',
    ],
    gift: [
      'Die Türglocke sagte kling, einmal, und dann war Pause. Aus der Dämmerung kamen lauter kleine Lichter. Jedes putzte sich auf der Matte die Füße ab, obwohl es geflogen war.',
      'Kling, sagte die Türglocke. Da hörten die Lichter auf, im Kreis zu fliegen, und kamen in einer Reihe. Drinnen klapperten lauter winzige Löffel.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'Türhüter' },
        holds: [
          'Aber die Türglocke war im Flurschrank, und davor stand der Türhüter. Das war ein Eichhörnchen mit Weste und Besen, und es ließ keinen an die Tür.',
          'Aber am Flurschrank hielt der Türhüter Wache, mit Weste, Besen und sehr kurzen Beinen. An die Türglocke kam nur, wer eingetragen war, und das Buch war ihm weggekommen.',
        ],
        worse: [
          'Der Türhüter nahm den Besen quer. Vom Flurschrank sah man keine Ritze mehr und von der Türglocke kein Blinken.',
          'Der Türhüter fegte, bis es staubte. Hinter dem Staub war der Flurschrank nicht zu sehen und die Türglocke schon lange nicht.',
        ],
        sign: [
          'Der Türhüter sah immerzu auf das Nussregal. Drei Bretter waren voll, und eines war leer.',
          'Im Nussregal war das vierte Brett leer. Der Türhüter klopfte jedes Mal darauf, wenn er vorbeikam, und es klang hohl.',
        ],
        yields: [
          'Der Besen lehnte an der Wand, und die Weste rückte beiseite. Der Türhüter machte den Flurschrank selbst auf und reichte die Türglocke heraus.',
          'Der Türhüter zählte Nüsse und hatte keine Hand frei. Der Flurschrank war offen, und die Türglocke klingelte ein bisschen, weil es zog.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'Schranktür' },
        holds: [
          'Aber die Türglocke hing zum Putzen im Flurschrank. Die Schranktür war zu, und wo der Schlüssel war, wusste keine der Feen.',
          'Aber die Feen hatten die Türglocke in den Flurschrank gehängt, damit sie nicht zerbricht. Dann hatten sie die Schranktür zugemacht, und zwar gründlich.',
        ],
        worse: [
          'Die Schranktür klemmte noch fester. Drinnen im Flurschrank machte die Türglocke ein halbes Kling und hörte auf.',
          'Die Schranktür ächzte und saß. Im Flurschrank stieß die Türglocke an die Wand und klang nach Scherben. Es waren aber keine.',
        ],
        sign: [
          'Neben dem Schrank hing an einem Faden ein geschnitzter Zapfen. In der Tür war eine kleine Vertiefung, und die hatte dieselbe Form.',
          'Ein Zapfen hing am Faden neben dem Flurschrank. Er war geschnitzt wie eine Eichel, und die Vertiefung in der Tür war es auch.',
        ],
        yields: [
          'Es knackte wie eine Nuss, und der Flurschrank stand offen. Die Türglocke hing darin und war sehr sauber.',
          'Die Schranktür ging auf, ganz ohne Quietschen, Feen ölen mit Mondlicht. Im Flurschrank hing die Türglocke und war heil bis zum Rand.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Türhüter' },
        holds: [
          'Aber am Flurschrank stand der Türhüter, ein Eichhörnchen mit Besen. Die Türglocke war darin, und er hielt jeden Besuch für Laub.',
          'Aber der Türhüter verstand seinen Beruf und sonst nichts. Bat man ihn um die Türglocke, so fegte er einem die Schuhe, und der Flurschrank blieb zu.',
        ],
        worse: [
          'Der Türhüter fegte alle ein Stück den Gang hinunter. Die Türglocke stellte er im Flurschrank noch ein Brett höher.',
          'Der Türhüter fegte alle vor die Tür und die Tür gleich mit. Die Türglocke hängte er im Flurschrank noch einen Haken höher.',
        ],
        sign: [
          'Eine Fee kam heim und putzte sich die Füße ab. Da putzte der Türhüter sich auch die Füße ab, sofort.',
          'Strich sich jemand die Füße ab, so tat es der Türhüter auch. Er hörte dann auf zu fegen und sah dem Fuß zu.',
        ],
        yields: [
          'Nun stellte der Türhüter den Besen weg und verbeugte sich. Aus dem Flurschrank holte er die Türglocke und legte sie in zwei Hände.',
          'Der Türhüter sah den Fuß an, dann den Flurschrank und dann die Uhr. So spät schon, sagte er und brachte die Türglocke selbst.',
        ],
      },
    },
  },
  chime: {
    title: ['Der Klang an der letzten Biegung', '{hero} und das Gabelspiel'],
    prize: { g: 'm', one: 'Klang' },
    obstacle: { g: 'n', one: 'Gabelspiel' },
    task: [
      'Um neun führte die Jugend den Laternengang zum Baumhaus. Die letzte Biegung findet keiner im Dunkeln, da geht man nach dem Klang. Er kommt vom Gabelspiel oben auf der Plattform, vierzig alten Gabeln, und heute lag es unten im Laub.',
    ],
    gift: [
      'Der Klang kam durch die Bäume, dünn und ein bisschen nach Küche. An der letzten Biegung blieb die Laternenreihe stehen. Dann bog sie ab, eine nach der anderen, bis hin zur kleinsten.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Gabelschnur' },
        holds: [
          'Aber das Gabelspiel lag da wie nach einem Abwasch. Jede Gabelschnur lief durch drei andere, und von einem Klang war nicht die Rede.',
        ],
        worse: [
          'Die Gabelschnur zog sich zu, und die Zinken klemmten ineinander. Der Klang vom ganzen Gabelspiel war nun ein Klack.',
        ],
        sign: ['Um die kleinste Gabel lag eine Schlinge lose herum. Sie war aus anderem Garn, rotem.'],
        yields: [
          'Vierzig Gabeln hingen auseinander, und jede drehte sich einmal. Das Gabelspiel wog kaum etwas, und da war auch der Klang.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Gruppenleiterin' },
        holds: [
          'Aber vor dem Gabelspiel stand die Gruppenleiterin mit der Liste. Die Liste war voll, und den Klang machte, wer darauf stand.',
        ],
        worse: [
          'Die Gruppenleiterin faltete die Liste zusammen und stellte sich breiter hin. Der Klang blieb im Laub, und unten am Weg gingen die ersten Laternen an.',
        ],
        sign: [
          'Mit dem Daumen fuhr die Gruppenleiterin über eine Zeile. Bei Laterne neun stand kein Name, und sie kam immer wieder auf sie zurück.',
        ],
        yields: [
          'Die Liste wurde noch einmal aufgeschlagen, und ein Stift ging hin und her. Am Gabelspiel machten sie Platz, und der Klang kam auf die Plattform.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Tragbalken', gen: 'Tragbalkens' },
        holds: [
          'Aber das Gabelspiel hing an einem Tragbalken, und der war länger als die Plattform breit. Zog man ihn auf der einen Seite hoch, ging der Klang auf der anderen ins Laub.',
        ],
        worse: [
          'Der Tragbalken schlug zurück, schiefer als zuvor. Das Gabelspiel lag mit den Zinken nach unten, und der Klang war erdig.',
        ],
        sign: [
          'Über dem Ast hing ein zweites Seil herunter. Es endete genau in Brusthöhe und bewegte sich im Wind.',
        ],
        yields: [
          'Nun stieg der Tragbalken waagrecht, Handbreit um Handbreit. Das Gabelspiel hing frei, der Wind griff hinein, und der Klang war da.',
        ],
      },
    },
  },
  play: {
    title: ['Der eine Satz der Fee', '{hero} und das Hörspiel im Baum'],
    prize: { g: 'm', one: 'Feensatz', gen: 'Feensatzes' },
    obstacle: { g: 'n', one: 'Hörspiel' },
    task: [
      'Um acht rief der Dorfsender an, und bis dahin musste das Hörspiel aus dem Baumhaus fertig sein. Die Fee hat darin nur einen Satz, aber auf den läuft alles zu. Seit sie bei der Probe an der falschen Stelle gelacht hatten, saß die Fee unten und sprach ihn nicht.',
    ],
    gift: [
      'Der Dorfsender spielte das Hörspiel um viertel nach acht. Beim Feensatz drehte in der Backstube einer das Radio lauter. Im Baumhaus lachte diesmal niemand, erst danach, und dann alle drei.',
    ],
    by: {
      locked: {
        part: { g: 'n', one: 'Textheft' },
        holds: [
          'Aber das Hörspiel stand in einem Textheft, und das lag bei ihr auf den Knien, zugeklappt, mit Gummiband. Der Feensatz war auf der letzten Seite.',
        ],
        worse: [
          'Das Gummiband lief nun zweimal um das Textheft. Das Hörspiel hatte ein Loch, und im Loch war der Feensatz.',
        ],
        sign: [
          'Aus dem Textheft sah ein Bleistift heraus. Er steckte genau auf der letzten Seite, und sie hatte dort noch etwas hineingeschrieben.',
        ],
        yields: [
          'Das Gummiband schnappte, einmal, zweimal, und das Textheft ging von selbst an der richtigen Stelle auf. Das Hörspiel lief weiter, und der Feensatz war anders, als er geschrieben stand, und besser.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Feensprecherin' },
        holds: [
          'Aber die Feensprecherin hielt inzwischen jedes Wort über das Hörspiel für einen Witz auf ihre Kosten. Den Feensatz sagte sie nicht einmal mehr im Spaß.',
        ],
        worse: [
          'Die Feensprecherin zog sich die Schuhe an. Vom Hörspiel blieb ein Märchen ohne Fee, und den Feensatz band sie sozusagen mit zu.',
        ],
        sign: [
          'Beim Binden summte die Feensprecherin. Es war die Anfangsmusik, ganz genau, mit der falschen Note in Takt drei.',
        ],
        yields: [
          'Ein Schuh blieb offen. Die Feensprecherin kam ans Mikrofon, und das Hörspiel wartete keine Sekunde auf den Feensatz.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Ladebalken', gen: 'Ladebalkens' },
        holds: [
          'Aber vor lauter Streit hatte keiner das Aufnahmegerät geladen. Für das Hörspiel und den Feensatz brauchte es drei Striche, und der Ladebalken hatte einen.',
        ],
        worse: [
          'Der Ladebalken fiel auf den ersten Strich zurück und blinkte. Der Feensatz war gesprochen und nicht aufgenommen, das ist für ein Hörspiel das Schlimmste.',
        ],
        sign: ['Ein Strich hörte auf zu blinken. Er stand da wie ein kleiner grüner Zaunpfahl.'],
        yields: [
          'Der dritte Strich stand. Im Baumhaus hob jemand die Hand, das Hörspiel lief, und der Feensatz fiel hinein wie ein Stein ins Wasser.',
        ],
      },
    },
  },
} satisfies DeErrands;
