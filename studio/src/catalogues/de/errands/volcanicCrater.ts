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
        ],
        worse: [
          'Die Asche trug alle zurück bis an den Anfang. Auch der Leuchtstein kam ein Stück herunter, die helle Seite immer noch unten.',
        ],
        sign: ['Mitten im Aschehang sah eine schwarze Kante heraus. Sie war aus Stein und rau wie Toast.'],
        yields: [
          'Der Fuß hielt, und der nächste fand auch etwas. Am oberen Rand vom Aschehang lag der Leuchtstein und ließ sich umdrehen wie ein Kuchen.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'Leuchtstein' },
        holds: [
          'Aber der Leuchtstein steckte halb im Aschehang. Er war nicht groß, er war nur sehr von sich überzeugt.',
        ],
        worse: [
          'Der Leuchtstein setzte sich tiefer in den Aschehang. Von seiner hellen Seite kam nun kein bisschen Schein mehr heraus.',
        ],
        sign: ['An einer Kante wippte der Leuchtstein, immer wenn der Berg brummelte. Auf und ab.'],
        yields: [
          'Nun kippte der Leuchtstein ganz gemächlich auf den Rücken. Da wurde der Aschehang hell, bis hinauf zur Kante.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Rundstein' },
        holds: [
          'Aber im Aschehang lag der Leuchtstein, ein richtiger Rundstein. Hob man ihn auf der einen Seite, rollte er auf der anderen zurück.',
        ],
        worse: [
          'Der Rundstein lag wieder da, nur schiefer. Der Leuchtstein leuchtete kaum noch, nur am Rand, wie bei einer Tür.',
        ],
        sign: ['Auf der anderen Seite war eine zweite Mulde für Hände. Es lag noch frische Asche darin.'],
        yields: [
          'Einen Augenblick stand der Leuchtstein auf der Kante und überlegte. Dann lag er andersherum, und der Aschehang hatte Schatten.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'Falte' },
        holds: [
          'Aber der Leuchtstein lag in einer Falte vom Aschehang. Dort war alles schwarz, der Stein, der Schatten und die Asche.',
        ],
        worse: [
          'Staub stieg auf, und die Falte wurde tiefer. Der Leuchtstein sah genau aus wie sein eigener Schatten.',
        ],
        sign: ['Ganz unten lief ein heller Strich durch die Asche, dünn wie ein Faden.'],
        yields: [
          'Der Strich ging außen herum, und was er umrundete, war der Leuchtstein. Eine halbe Drehung, und der Aschehang hatte keine Falte mehr, nur noch Licht.',
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
        ],
        worse: [
          'Nun machte der ganze Schlammteich blubb, vorn, hinten, rechts. Vom Brummtopf hörte man gar nichts mehr.',
        ],
        sign: ['Vor dem Platzen hielt die dicke Blase jedes Mal die Luft an. So lange war es still.'],
        yields: [
          'Der Schlammteich machte den Mund zu. Da brummte es, tief und rund, gleich am Rand, und das war der Brummtopf.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'Schlammdrache', obl: 'Schlammdrachen', gen: 'Schlammdrachen' },
        holds: [
          'Aber im Schlammteich saß ein kleiner Schlammdrache und passte auf den Brummtopf auf. Jede Bitte hielt er für ein Spiel.',
        ],
        worse: [
          'Der Schlammdrache quietschte und stellte den Brummtopf auf seine andere Seite. Dann wartete er, was als Nächstes kam.',
        ],
        sign: ['Eine Hummel flog vorbei und summte. Der Schlammdrache summte zurück, denselben Ton.'],
        yields: [
          'Da war der Schlammdrache auf einmal ganz Ohr. Er schob den Brummtopf mit der Nase an den Rand vom Schlammteich.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'Schlammdrache', obl: 'Schlammdrachen', gen: 'Schlammdrachen' },
        holds: [
          'Aber im Schlammteich schlief ein kleiner Schlammdrache. Sein Kinn lag auf dem Deckel vom Brummtopf.',
        ],
        worse: [
          'Der Schlammdrache schnaubte und legte sich flacher hin. Der Brummtopf steckte nun bis an die Ohren im Schlamm.',
        ],
        sign: [
          'Vor dem Schlammdrachen lag eine Reihe schwarzer Kiesel, vom größten bis zum kleinsten. Am Ende war noch Platz.',
        ],
        yields: [
          'Das Kinn rutschte zur Seite und schlief dort weiter. Der Brummtopf kam mit einem Schmatz aus dem Schlammteich.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'Deckel' },
        holds: [
          'Aber der Brummtopf war aus dem Schlammteich gezogen worden, und sein Deckel saß fest. Mit Deckel kann er nicht brummen.',
        ],
        worse: [
          'Der Deckel verkantete sich noch schräger. Drinnen wurde der Ton vom Brummtopf dünner, und der Schlammteich machte hohl blubb.',
        ],
        sign: ['Gleich neben dem Topf lag ein Holzpflock. Im Deckel war ein Loch, genau so rund.'],
        yields: [
          'Es machte plopp, und alle Blasen im Schlammteich machten es nach. Der Brummtopf war offen und brummte, erst tief, dann noch tiefer.',
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
        ],
        worse: [
          'Steinchen rieselten in den Riss. Das Federrohr rutschte in den Steinbogen bis an die Feder.',
        ],
        sign: ['In Kniehöhe war der Riss weiter. Dort wuchs ein kleiner Farn heraus.'],
        yields: [
          'Erst kam der Stiel, ein langes Stück, dann der Farn, dann die Feder. Das Federrohr war aus dem Steinbogen und schüttelte sich.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'Dampfhase', obl: 'Dampfhasen', gen: 'Dampfhasen' },
        holds: [
          'Aber unter dem Steinbogen wohnte ein Dampfhase und hielt das Federrohr im Arm. Wenn jemand kam, war er nur noch Dampf.',
        ],
        worse: [
          'Der Dampfhase wich in seinen eigenen Nebel zurück. Das Federrohr wich mit, und der Steinbogen war leer.',
        ],
        sign: ['Aus dem Nebel sah ein Ohr. Es war durchsichtig und hörte trotzdem zu.'],
        yields: [
          'Der Nebel bekam ein zweites Ohr, dann Pfoten, dann Fell. Der Dampfhase legte das Federrohr unter den Steinbogen und blieb daneben sitzen.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'Dampfvorhang' },
        holds: [
          'Aber vor dem Steinbogen hing ein Dampfvorhang, kühl und weiß. Das Federrohr stand dahinter, und Dampf geht, wann er geht.',
        ],
        worse: [
          'Der Dampfvorhang füllte sich von unten wieder auf. Das Federrohr ertrank im Weiß, mitsamt der Feder.',
        ],
        sign: ['Vom Steinbogen fiel ein Tropfen, ganz klar. Wo er gefallen war, blieb ein Loch im Weiß.'],
        yields: [
          'Tropfen um Tropfen wurde das Weiß dünner, bis es nur noch glänzte. Da stand der Steinbogen, und darin stand das Federrohr.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Steinkäfer' },
        holds: [
          'Aber am Fuß vom Steinbogen saß ein Steinkäfer, groß wie ein Hocker. Hinter ihm stand das Federrohr, und vor ihm war Schluss.',
        ],
        worse: [
          'Der Steinkäfer klappte die Flügel auf, quer über den Weg. Vom Federrohr war keine Faser mehr zu sehen.',
        ],
        sign: ['Der Steinkäfer sah immer wieder auf seine Treppe. Sie hatte vier Stufen und eine Lücke.'],
        yields: [
          'Die Flügel klappten zu, erst links, dann rechts. Der Steinkäfer ging beiseite, und unter dem Steinbogen stand das Federrohr im Licht.',
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
