import type { DeErrands } from '../../schema.ts';

export const volcanicCrater = {
  stone: {
    title: ['Der Stein mit der hellen Seite', '{hero} am Aschehang'],
    prize: { g: 'm', one: 'Leuchtstein' },
    obstacle: { g: 'm', one: 'Aschehang' },
    task: [
      'Die kleinen Salamander schlafen beim Leuchtstein. Oben ist er stumpf wie eine alte Münze, und auf der anderen Seite ist alles Licht. Vor dem Regen musste ihn jemand umdrehen.',
      'In den Ritzen am Berg raschelte es und kam nicht zur Ruhe. Die kleinen Salamander suchten ihr Licht. Es ist an der Unterseite vom Leuchtstein, und heute lag er falsch herum. Bald regnete es.',
    ],
    gift: [
      'Der Leuchtstein lag mit der hellen Seite nach oben. Aus allen Ritzen kamen die kleinen Salamander und legten sich im Kreis darum, die Bäuche zum Licht. Dann fing es an zu regnen, und keiner wurde wach.',
      'Hell lag der Leuchtstein da, und um ihn wurde es still in den Ritzen. Ein Schwänzchen nach dem anderen rollte sich ein. Die Tropfen machten beim Fallen einen Bogen, so sah es aus.',
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'Asche' },
        holds: [
          'Aber der Leuchtstein lag oben am Aschehang. Die Asche war fein wie Zucker und kalt, und jeder Schritt hinauf war ein Schritt hinunter.',
          'Aber der Aschehang lief unter den Füßen weg, sobald man ihn betrat. Oben lag der Leuchtstein, und man kam ihm immer gleich nah.',
        ],
        worse: [
          'Die Asche trug alle zurück bis an den Anfang. Auch der Leuchtstein kam ein Stück herunter, die helle Seite immer noch unten.',
          'Eine ganze Lage Asche machte sich auf den Weg ins Tal und nahm alle mit. Der Leuchtstein rutschte hinterher und zeigte nichts als seine dunkle Seite.',
        ],
        sign: [
          'Mitten im Aschehang sah eine schwarze Kante heraus. Sie war aus Stein und rau wie Toast.',
          'Aus dem Aschehang ragte ein Zacken, nicht grau, sondern schwarz. An ihm blieb sogar der Staub hängen.',
        ],
        yields: [
          'Der Fuß hielt, und der nächste fand auch etwas. Am oberen Rand vom Aschehang lag der Leuchtstein und ließ sich umdrehen wie ein Kuchen.',
          'Am schwarzen Zacken war Schluss mit dem Rutschen. Von da war es nur noch ein Griff den Aschehang hinauf, und der Leuchtstein drehte sich um wie ein Schläfer.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Leuchtstein' },
        holds: [
          'Aber der Leuchtstein steckte halb im Aschehang. Er war nicht groß, er war nur sehr von sich überzeugt.',
          'Aber der Leuchtstein saß im Aschehang wie ein Zahn. Man sah von ihm nur den Rücken, und der Rücken rührte sich nicht.',
        ],
        worse: [
          'Der Leuchtstein setzte sich tiefer in den Aschehang. Von seiner hellen Seite kam nun kein bisschen Schein mehr heraus.',
          'Asche lief nach, und der Leuchtstein sank bis zur Schulter hinein. Auf dem Aschehang war es nun noch dunkler.',
        ],
        sign: [
          'An einer Kante wippte der Leuchtstein, immer wenn der Berg brummelte. Auf und ab.',
          'Rumpelte es tief im Berg, so machte eine Kante vom Leuchtstein einen Hopser. Einen kleinen nur.',
        ],
        yields: [
          'Nun kippte der Leuchtstein ganz gemächlich auf den Rücken. Da wurde der Aschehang hell, bis hinauf zur Kante.',
          'Der Leuchtstein hopste noch einmal und war oben. Da lag er auf dem Aschehang, den hellen Bauch in der Luft.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Rundstein' },
        holds: [
          'Aber im Aschehang lag der Leuchtstein, ein richtiger Rundstein. Hob man ihn auf der einen Seite, rollte er auf der anderen zurück.',
          'Aber der Leuchtstein war rund und lag im Aschehang, mit dem Licht nach unten. Drehte man links, so drehte er sich rechts wieder zurück.',
        ],
        worse: [
          'Der Rundstein lag wieder da, nur schiefer. Der Leuchtstein leuchtete kaum noch, nur am Rand, wie bei einer Tür.',
          'Der Rundstein rollte heim in seine Kuhle und machte es sich schief bequem. Unter ihm wurde der Leuchtstein so trüb wie eine Lampe am Mittag.',
        ],
        sign: [
          'Auf der anderen Seite war eine zweite Mulde für Hände. Es lag noch frische Asche darin.',
          'Drüben, wo keiner stand, hatte der Rundstein auch eine Mulde. Ein Paar Hände hätte genau hineingepasst.',
        ],
        yields: [
          'Einen Augenblick stand der Leuchtstein auf der Kante und überlegte. Dann lag er andersherum, und der Aschehang hatte Schatten.',
          'Zwei Seiten hoben sich zugleich, und der Leuchtstein wusste nicht mehr, wohin zurück. Also blieb er so liegen, und den Aschehang lief das Licht hinunter wie Milch.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Falte' },
        holds: [
          'Aber der Leuchtstein lag in einer Falte vom Aschehang. Dort war alles schwarz, der Stein, der Schatten und die Asche.',
          'Aber der Aschehang hatte eine Falte, und in die Falte war der Leuchtstein gerollt, mit dem Licht nach unten. Schwarz lag auf schwarz.',
        ],
        worse: [
          'Staub stieg auf, und die Falte wurde tiefer. Der Leuchtstein sah genau aus wie sein eigener Schatten.',
          'Wind kam, und die Asche deckte noch etwas mehr zu. In der Falte war der Leuchtstein jetzt dasselbe wie die Nacht.',
        ],
        sign: [
          'Ganz unten lief ein heller Strich durch die Asche, dünn wie ein Faden.',
          'An einer Stelle lag die Asche nicht glatt. Unter ihr glühte ein Faden, kühl und fein.',
        ],
        yields: [
          'Der Strich ging außen herum, und was er umrundete, war der Leuchtstein. Eine halbe Drehung, und der Aschehang hatte keine Falte mehr, nur noch Licht.',
          'Der Faden führte zu einem Bogen, und der Bogen wurde ein Kreis. Der Leuchtstein rollte auf den Rücken, und der Aschehang war auf einmal voller Schatten, die sich verbeugten.',
        ],
      },
    },
  },
  pot: {
    title: ['Der Topf, der brummt', '{hero} am Schlammteich'],
    prize: { g: 'm', one: 'Brummtopf' },
    obstacle: { g: 'm', one: 'Schlammteich' },
    task: [
      'Die Großmutter vom Berg brauchte den Brummtopf zum Abendessen. Er ist rund und blau, und wenn man ihn an beiden Ohren hält, brummt er einen Ton. Ohne den Ton geht der Dampf nicht ins Bett.',
      'Am Berg stand der Dampf herum und war müde und wusste nicht, wohin. Er geht erst ins Bett, wenn die Großmutter vom Berg den Brummtopf brummen lässt. Der Topf ist rund und blau, und er war nicht auf seinem Platz.',
    ],
    gift: [
      'Die Großmutter vom Berg hielt den Brummtopf an beiden Ohren, und er brummte. Der Dampf kam von allen Seiten, legte sich hin und wurde ein bisschen feucht. Dann gab es Suppe, lauwarm.',
      'Der Brummtopf brummte, tief und ein bisschen blau. Da rollte sich der Dampf zusammen und kroch in den Berg. Die Großmutter machte den Deckel zu und setzte sich darauf, für alle Fälle.',
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'Blase', adj: 'dick' },
        holds: [
          'Aber der Brummtopf war im Schlammteich untergegangen, und dort wohnte eine dicke Blase. Die machte blubb, und darunter hörte man nicht, wo er brummte.',
          'Aber im Schlammteich gab eine dicke Blase den Ton an, und ihr Ton war blubb. Der Brummtopf lag darunter und brummte, und man hörte nur sie.',
        ],
        worse: [
          'Nun machte der ganze Schlammteich blubb, vorn, hinten, rechts. Vom Brummtopf hörte man gar nichts mehr.',
          'Die dicke Blase bekam Kinder, und alle blubberten. Im Schlammteich hätte der Brummtopf nun singen können, es hätte keiner gemerkt.',
        ],
        sign: [
          'Vor dem Platzen hielt die dicke Blase jedes Mal die Luft an. So lange war es still.',
          'Ehe sie platzte, wurde die dicke Blase ganz glatt. Einen Augenblick lang konnte man in ihr den Himmel sehen, und nichts machte blubb.',
        ],
        yields: [
          'Der Schlammteich machte den Mund zu. Da brummte es, tief und rund, gleich am Rand, und das war der Brummtopf.',
          'Die Blase blieb glatt und ließ sich Zeit. Von rechts brummte es, unter dem Rand vom Schlammteich, und da sah der Brummtopf schon heraus.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Schlammdrache', obl: 'Schlammdrachen', gen: 'Schlammdrachen' },
        holds: [
          'Aber im Schlammteich saß ein kleiner Schlammdrache und passte auf den Brummtopf auf. Jede Bitte hielt er für ein Spiel.',
          'Aber den Brummtopf hatte ein kleiner Schlammdrache im Arm, mitten im Schlammteich. Sagte man her damit, so spritzte er vor Freude.',
        ],
        worse: [
          'Der Schlammdrache quietschte und stellte den Brummtopf auf seine andere Seite. Dann wartete er, was als Nächstes kam.',
          'Der kleine Schlammdrache tauchte unter und kam auf der anderen Seite hoch. Den Brummtopf trug er im Schlammteich nun als Hut.',
        ],
        sign: [
          'Eine Hummel flog vorbei und summte. Der Schlammdrache summte zurück, denselben Ton.',
          'Summte es irgendwo, so wurde der kleine Schlammdrache ruhig. Er hielt den Kopf schief und suchte den Ton.',
        ],
        yields: [
          'Da war der Schlammdrache auf einmal ganz Ohr. Er schob den Brummtopf mit der Nase an den Rand vom Schlammteich.',
          'Der kleine Schlammdrache fand den Ton und wollte näher heran. Den Brummtopf brachte er mit, quer durch den Schlammteich, auf dem Kopf.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Schlammdrache', obl: 'Schlammdrachen', gen: 'Schlammdrachen' },
        holds: [
          'Aber im Schlammteich schlief ein kleiner Schlammdrache. Sein Kinn lag auf dem Deckel vom Brummtopf.',
          'Aber der Brummtopf steckte im Schlammteich unter einem Schlammdrachen. Der war klein, aber wenn er schlief, war er so breit wie zwei.',
        ],
        worse: [
          'Der Schlammdrache schnaubte und legte sich flacher hin. Der Brummtopf steckte nun bis an die Ohren im Schlamm.',
          'Unter Wasser seufzte es, und drei Blasen kamen hoch. Der Schlammdrache lag nun im Schlammteich wie ein Deckel, und der Topf war der Brummtopf.',
        ],
        sign: [
          'Vor dem Schlammdrachen lag eine Reihe schwarzer Kiesel, vom größten bis zum kleinsten. Am Ende war noch Platz.',
          'Am Ufer hatte der Schlammdrache seine Kiesel aufgereiht. Der letzte war so klein, dass man ihn suchen musste.',
        ],
        yields: [
          'Das Kinn rutschte zur Seite und schlief dort weiter. Der Brummtopf kam mit einem Schmatz aus dem Schlammteich.',
          'Der Schlammdrache rollte im Schlaf auf den Rücken und ließ los. Aus dem Schlammteich hob sich der Brummtopf und trug eine Kappe aus Schlamm.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Deckel' },
        holds: [
          'Aber der Brummtopf war aus dem Schlammteich gezogen worden, und sein Deckel saß fest. Mit Deckel kann er nicht brummen.',
          'Aber der Brummtopf stand am Schlammteich und bekam den Mund nicht auf. Sein Deckel saß wie festgewachsen, und drinnen staute sich das Brummen.',
        ],
        worse: [
          'Der Deckel verkantete sich noch schräger. Drinnen wurde der Ton vom Brummtopf dünner, und der Schlammteich machte hohl blubb.',
          'Der Deckel saß auf einmal quer. Das Brummen im Brummtopf klang nun, als käme es vom Grund vom Schlammteich.',
        ],
        sign: [
          'Gleich neben dem Topf lag ein Holzpflock. Im Deckel war ein Loch, genau so rund.',
          'Im Deckel war ein Loch ohne etwas darin. Ein Pflock lag gleich daneben, mit einer Schnur am Topf.',
        ],
        yields: [
          'Es machte plopp, und alle Blasen im Schlammteich machten es nach. Der Brummtopf war offen und brummte, erst tief, dann noch tiefer.',
          'Der Deckel sprang hoch und tanzte um den Rand herum. Brumm, machte der Brummtopf, und der Schlammteich bekam eine Gänsehaut.',
        ],
      },
    },
  },
  reed: {
    title: ['Ein Kamm für die letzte Wolke', '{hero} und der schwarze Bogen'],
    prize: { g: 'n', one: 'Federrohr' },
    obstacle: { g: 'm', one: 'Steinbogen', gen: 'Steinbogens' },
    task: [
      'Die Dampfweberin kämmt abends die Wolken, damit sie sich hinlegen. Die letzte stand noch zottig am Himmel. Vor dem Regen brauchte sie ihr Federrohr, das vorn so weich ist wie ein Pinsel.',
      'Am Himmel stand noch eine Wolke, ganz zerzaust, und konnte sich so nicht hinlegen. Die Dampfweberin hatte alle anderen schon gekämmt. Für die letzte fehlte ihr das Federrohr, und gleich kam der Regen.',
    ],
    gift: [
      'Die Dampfweberin fuhr mit dem Federrohr durch die letzte Wolke, von der Stirn bis zum Schwanz. Die Wolke legte sich über den Krater wie eine Katze. Dann regnete es, aber nur ganz leise.',
      'Das Federrohr strich der Wolke über den Rücken, und jede Zottel wurde weich. Sie drehte sich noch einmal. Als der Regen kam, fiel er aus ihr heraus wie ein Gähnen.',
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'Riss' },
        holds: [
          'Aber das Federrohr steckte im schwarzen Steinbogen. Der hatte einen Riss, so schmal wie ein Kamm.',
          'Aber das Federrohr war in den Riss im Steinbogen gefallen. Man konnte daran vorbeisehen, aber nicht danach fassen.',
        ],
        worse: [
          'Steinchen rieselten in den Riss. Das Federrohr rutschte in den Steinbogen bis an die Feder.',
          'Es bröselte, und das Federrohr glitt im Steinbogen tiefer. Oben schaute nur noch die Feder heraus, wie aus einem Tintenfass.',
        ],
        sign: [
          'In Kniehöhe war der Riss weiter. Dort wuchs ein kleiner Farn heraus.',
          'Weiter unten wuchs ein Farn aus dem Riss. Wo ein Farn wächst, ist auch Platz für eine Hand.',
        ],
        yields: [
          'Erst kam der Stiel, ein langes Stück, dann der Farn, dann die Feder. Das Federrohr war aus dem Steinbogen und schüttelte sich.',
          'Am Farn vorbei kam das Federrohr ans Licht, mit Staub im Bart. Der Steinbogen behielt ein Flöckchen, zur Erinnerung.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Dampfhase', obl: 'Dampfhasen', gen: 'Dampfhasen' },
        holds: [
          'Aber unter dem Steinbogen wohnte ein Dampfhase und hielt das Federrohr im Arm. Wenn jemand kam, war er nur noch Dampf.',
          'Aber das Federrohr gefiel auch dem Dampfhasen unter dem Steinbogen. Er war so scheu, dass man ihn meistens nur atmete.',
        ],
        worse: [
          'Der Dampfhase wich in seinen eigenen Nebel zurück. Das Federrohr wich mit, und der Steinbogen war leer.',
          'Der Dampfhase wurde so dünn, dass man durch ihn hindurchsah. Auch das Federrohr wurde blass, und unter dem Steinbogen stand nur noch Nebel.',
        ],
        sign: [
          'Aus dem Nebel sah ein Ohr. Es war durchsichtig und hörte trotzdem zu.',
          'Im Nebel hing etwas Längliches und zuckte. Es war ein Ohr, und das andere fehlte noch.',
        ],
        yields: [
          'Der Nebel bekam ein zweites Ohr, dann Pfoten, dann Fell. Der Dampfhase legte das Federrohr unter den Steinbogen und blieb daneben sitzen.',
          'Aus Nebel wurde Pelz, und aus Pelz wurde der Dampfhase. Unter dem Steinbogen hielt er das Federrohr hin, mit beiden Pfoten und einem Niesen.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Dampfvorhang' },
        holds: [
          'Aber vor dem Steinbogen hing ein Dampfvorhang, kühl und weiß. Das Federrohr stand dahinter, und Dampf geht, wann er geht.',
          'Aber ein Dampfvorhang hatte sich vor den Steinbogen gehängt, dicht und kühl wie nasse Wäsche. Dahinter stand das Federrohr, und der Vorhang wurde erst allmählich dünn.',
        ],
        worse: [
          'Der Dampfvorhang füllte sich von unten wieder auf. Das Federrohr ertrank im Weiß, mitsamt der Feder.',
          'Neues Weiß quoll aus dem Boden und füllte jedes Loch. Vom Steinbogen war nichts zu sehen, und vom Federrohr schon gar nichts.',
        ],
        sign: [
          'Vom Steinbogen fiel ein Tropfen, ganz klar. Wo er gefallen war, blieb ein Loch im Weiß.',
          'Oben am Steinbogen hing ein klarer Tropfen. Um ihn herum war das Weiß ein wenig weniger weiß.',
        ],
        yields: [
          'Tropfen um Tropfen wurde das Weiß dünner, bis es nur noch glänzte. Da stand der Steinbogen, und darin stand das Federrohr.',
          'Der Dampfvorhang tropfte sich leer, von oben nach unten. Zum Schluss tropfte nur noch der Steinbogen, und daneben stand das Federrohr mit nasser Feder.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Steinkäfer' },
        holds: [
          'Aber am Fuß vom Steinbogen saß ein Steinkäfer, groß wie ein Hocker. Hinter ihm stand das Federrohr, und vor ihm war Schluss.',
          'Aber unter dem Steinbogen tat ein Steinkäfer Dienst. Am Federrohr kam nur vorbei, wen er durchließ, und er ließ heute keinen.',
        ],
        worse: [
          'Der Steinkäfer klappte die Flügel auf, quer über den Weg. Vom Federrohr war keine Faser mehr zu sehen.',
          'Der Steinkäfer stemmte alle Beine in den Boden. Unter dem Steinbogen war nun kein Platz mehr, und das Federrohr lag irgendwo hinter seinem Panzer.',
        ],
        sign: [
          'Der Steinkäfer sah immer wieder auf seine Treppe. Sie hatte vier Stufen und eine Lücke.',
          'Zwischendurch drehte sich der Steinkäfer nach seiner Treppe um. Die dritte Stufe fehlte, und er hatte kurze Beine.',
        ],
        yields: [
          'Die Flügel klappten zu, erst links, dann rechts. Der Steinkäfer ging beiseite, und unter dem Steinbogen stand das Federrohr im Licht.',
          'Der Steinkäfer stieg seine Treppe hinauf, alle vier Stufen, und kam nicht wieder herunter. Unter dem Steinbogen lag das Federrohr, und niemand sagte etwas dagegen.',
        ],
      },
    },
  },
  station: {
    title: ['Der Trommelschlag um sechs', '{hero} in der Beobachterhütte'],
    prize: { g: 'm', one: 'Trommelschlag' },
    obstacle: { g: 'm', one: 'Dienstplan' },
    task: [
      'Jeden Abend um sechs schlägt die Beobachterhütte einmal auf die große Trommel. Der ganze Kraterrand weiß dann: Der Berg ist ruhig. Heute war die junge Wache dran, und seit dem Frühstück sprach darin keiner mit keinem.',
    ],
    gift: [
      'Der Trommelschlag ging um den ganzen Kraterrand. In den Dörfern sah niemand auf, und genau das war der Sinn. Nur eine alte Frau sagte beim Kartoffelschälen: Die sind gut, die Jungen.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'Dienstplan' },
        holds: [
          'Aber an der Hüttentür hing der Dienstplan, beim Streit durchgerissen. Wessen Trommelschlag es heute war, stand auf beiden Hälften und auf keiner.',
        ],
        worse: [
          'Vom Dienstplan ging noch ein Streifen ab und wehte unter die Bank. Der Trommelschlag von heute hatte überhaupt keinen Namen mehr.',
        ],
        sign: ['Am Riss liefen zwei Kanten entlang, und auf jeder stand ein halber Name.'],
        yields: [
          'Aus zwei halben Namen wurde ein ganzer. Der Dienstplan hing wieder an der Tür, und der Trommelschlag wusste, zu wem er gehörte.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Wachkamerad', obl: 'Wachkameraden', gen: 'Wachkameraden' },
        holds: [
          'Aber laut Dienstplan kam der Trommelschlag heute vom Wachkameraden. Der saß auf der Schwelle, das Gesicht im Kragen und den Schlägel unter dem Arm.',
        ],
        worse: [
          'Der Wachkamerad ging hinter die Tür. Der Schlägel ging mit, und ohne Schlägel war der Trommelschlag nur ein Wort auf dem Dienstplan.',
        ],
        sign: [
          'An der Türkante lag ein Daumen. Er schlug einen Takt ins Holz, ohne dass jemand es hören sollte.',
        ],
        yields: [
          'Da kam der Wachkamerad hervor und sah auf die Uhr, nicht in die Gesichter. Der Dienstplan stimmte wieder, und zum Trommelschlag fehlten noch vier Minuten.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'Trommel', adj: 'groß' },
        holds: [
          'Aber laut Dienstplan sollte die große Trommel schon seit dem Mittag draußen stehen. Sie stand drinnen mit dem Fell zur Wand, und so gibt es keinen Trommelschlag.',
        ],
        worse: [
          'Die große Trommel sank auf ihrem Gestell ein. Ihr Fell lag nun ganz an der Wand, und der Trommelschlag wäre ein Klopfen im Mauerwerk gewesen.',
        ],
        sign: [
          'Ein Fuß des Gestells wippte. Darunter hatte einmal ein Keil gesteckt, man sah noch den Abdruck.',
        ],
        yields: [
          'Das Gestell kam herum, Fuß für Fuß, wie ein altes Pferd. Das Fell sah zum Rand, der Dienstplan bekam seinen Haken, und der Trommelschlag konnte kommen.',
        ],
      },
    },
  },
  play: {
    title: ['Der Berg ohne Gipfel', '{hero} und das Schattentheater'],
    prize: { g: 'm', one: 'Schattenberg' },
    obstacle: { g: 'f', one: 'Schattenbühne' },
    task: [
      'Das Kratertheater spielte nur einmal, heute, vor dem Regen. Wenn die Lampe angeht, steht auf dem weißen Tuch der Schattenberg, und dann wird es im Publikum still. Bei der Probe hatte er unten gut ausgesehen, oben fehlte der Gipfel.',
    ],
    gift: [
      'Die Lampe ging an, und der Schattenberg stand auf dem Tuch, vom Fuß bis zur Spitze. Hinter dem Tuch war der echte, im letzten Licht, und beide passten aufeinander. Der Regen kam erst beim Verbeugen.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Zugleine' },
        holds: [
          'Aber auf der Schattenbühne liefen alle Leinen ineinander, und die Zugleine für den Schattenberg lief mitten hindurch. Der Gipfel hing irgendwo auf halber Höhe.',
        ],
        worse: [
          'Die Zugleine zog drei andere mit. Der Gipfel vom Schattenberg hing nun kopfüber auf der Schattenbühne, wie etwas zum Trocknen.',
        ],
        sign: ['Am untersten Haken war eine Schlinge lose eingehängt. Es hing kein Gewicht an ihr.'],
        yields: [
          'Die Leinen hingen nebeneinander wie Regen. Auf der Schattenbühne stieg der Gipfel, langsam, und der Schattenberg war ganz.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'Inspizientin' },
        holds: [
          'Aber auf der Treppe stand die Inspizientin. Seit der letzten eigenmächtigen Änderung kam keiner mehr auf die Schattenbühne, und der Schattenberg blieb, wie er war, flach.',
        ],
        worse: [
          'Die Inspizientin stellte sich breiter auf die Stufe. Der Gipfel vom Schattenberg wurde hinter den Vorhang getragen, und vor der Schattenbühne gingen die Türen auf.',
        ],
        sign: [
          'Die Inspizientin blätterte im Ablaufplan. Nach Seite elf kam dreizehn, und sie blätterte zurück und wieder vor.',
        ],
        yields: [
          'Der Ablaufplan klappte zu, und die Inspizientin ging die Treppe hinauf, vornweg. Auf der Schattenbühne zeigte sie selbst, wo am Schattenberg der Gipfel hinkam.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Farbe', adj: 'schwarz' },
        holds: [
          'Aber der Gipfel war eben erst gestrichen worden, und die schwarze Farbe glänzte noch. Auf der Schattenbühne hätte der Schattenberg damit abgefärbt, auf das weiße Tuch.',
        ],
        worse: [
          'Die schwarze Farbe verschmierte und war wieder nass. Die Kante vom Schattenberg lief, und auf der Schattenbühne sah einer zum Himmel.',
        ],
        sign: ['An einer Stelle war das Schwarz stumpf geworden, so groß wie ein Daumen.'],
        yields: [
          'Das Stumpfe wanderte bis an den Rand, und der Rand war scharf. Auf der Schattenbühne kam der Gipfel an seinen Haken, und der Schattenberg konnte werfen.',
        ],
      },
    },
  },
} satisfies DeErrands;
