import type { DeErrands } from '../../schema.ts';

export const mermaidLagoon = {
  song: {
    title: ['Ein Lied übt allein', '{hero} hinter der Sandbank'],
    prize: { g: 'n', one: 'Lied', gen: 'Liedes' },
    obstacle: { g: 'f', one: 'Sandbank' },
    task: [
      '{helper} hatte gegähnt, und dabei war das Lied herausgerutscht. Nun saß es drüben in einer Pfütze und übte seine drei Strophen. Kam die Flut, so spülte sie es fort, und ein zweites hatte {helper} nicht.',
      'Heute war {helper} stumm wie ein Stein. Das Lied hatte sich beim Gähnen davongemacht und saß in einer Pfütze, nur zum Ausprobieren. Bald kam die Flut, und die nimmt alles mit, was nicht festgesungen ist.',
    ],
    gift: [
      '{helper} machte den Mund auf, und das Lied sprang hinein, alle drei Strophen auf einmal. Danach kam aus {helper} ein Schluckauf. Er war gesungen.',
      'Das Lied nahm Anlauf und war wieder zu Hause. {helper} probierte es aus, erst den hohen Ton und dann den tiefen. Auf dem tiefen saß noch etwas Sand, der knirschte.',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'Sandhang' },
        holds: [
          'Aber vor dem Lied lag die Sandbank, und wo man auch den Fuß hinsetzte, rieselte sie unter ihm weg. Hinauf ging es immer gleich weit hinunter.',
          'Aber das Lied übte drüben, und dazwischen lag die Sandbank. Sie war aus so feinem Sand, dass sie jeden Fuß wieder herausgab.',
        ],
        worse: [
          'Alle Füße waren wieder unten im Wasser. Oben rieselte die Sandbank weiter, auf der anderen Seite, und das Lied bekam Sand in die zweite Strophe.',
          'Eine Handvoll Sandbank kam herunter, und alle kamen mit. Auf der anderen Seite bekam das Lied eine Düne auf den Kehrreim.',
        ],
        sign: [
          'Quer über die Sandbank lief ein Streifen aus Muschelsplittern. Er war rau, und nichts rutschte dort.',
          'Eine Linie aus Muschelstücken ging quer hinauf. Eine Möwe war dort gelaufen, und ihre Spuren waren noch da.',
        ],
        yields: [
          'Oben von der Sandbank sah man die Pfütze, und in der Pfütze saß das Lied. Es hatte gerade die dritte Strophe angefangen und brach ab, so sehr freute es sich.',
          'Auf den Muscheln knirschte es, und nichts rutschte. Hinter der Sandbank saß das Lied und sang gleich ein wenig lauter.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'Brandung' },
        holds: [
          'Aber hinter der Sandbank rauschte die Brandung. Das Lied saß in irgendeiner von hundert Pfützen, und finden ließ es sich nur mit dem Ohr.',
          'Aber das Lied übte leise, und die Brandung übte laut. Hinter der Sandbank lagen hundert Pfützen, und in einer davon wurde gesungen.',
        ],
        worse: [
          'Die Brandung rauschte lauter, bis hinauf auf die Sandbank. Das Lied kam noch durch die erste Strophe, dann ging es unter.',
          'Eine Welle rief die nächste, und die rief alle anderen. Vom Lied hinter der Sandbank blieb nicht eine Silbe übrig.',
        ],
        sign: [
          'Nach jeder dritten Welle war eine Pause. Da zog das Wasser sich zurück und dachte nach.',
          'Die dritte Welle war immer die letzte. Danach lag das Wasser da und hatte nichts zu sagen.',
        ],
        yields: [
          'Hinter der Sandbank blieb es still. Nur eine Pfütze sang, die vierte von links, und darin saß das Lied mit nassen Noten.',
          'Das Wasser hatte immer noch nichts zu sagen. Dafür sang hinter der Sandbank eine Pfütze, und das Lied saß mitten darin wie in der Badewanne.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Rinne' },
        holds: [
          'Aber das Lied saß hinter der Sandbank fest, und die Rinne, durch die es schwimmen wollte, war noch trocken. Das Wasser kam erst.',
          'Aber das Lied konnte nur auf dem Wasser heim, und in der Rinne durch die Sandbank war keins. Das Meer war unterwegs, zu Fuß sozusagen.',
        ],
        worse: [
          'Die Ränder der Rinne brachen ein, und sie war so trocken wie am Anfang. Das Lied sank in seiner Pfütze bis zum Kehrreim.',
          'Sand fiel in die Rinne, und das bisschen Nass war weg. Hinter der Sandbank bekam das Lied Durst und ließ eine Zeile aus.',
        ],
        sign: [
          'Am Anfang der Rinne glänzte ein Faden Wasser. Er war nicht breiter als ein Halm.',
          'Im Sand der Rinne wurde ein Streifen dunkel. Er war so dünn wie eine Saite.',
        ],
        yields: [
          'Das Wasser lief die ganze Rinne entlang, quer durch die Sandbank. Darauf kam das Lied geschwommen, die leiseste Strophe vorn.',
          'Aus der Saite wurde ein Bach, und der Bach fand allein durch die Sandbank. Obenauf saß das Lied und hielt das Ende vom Kehrreim hoch.',
        ],
      },
    },
  },
  shell: {
    title: ['Ein Horn für die Schildkröte', '{hero} und die rote Krabbe'],
    prize: { g: 'n', one: 'Muschelhorn', gen: 'Muschelhorns' },
    obstacle: { g: 'f', one: 'Wachkrabbe' },
    task: [
      'Die Seepferdchen wollten auf die andere Seite, alle zwanzig. Die Schildkröte, die sie hinüberbrachte, fuhr aber nur los, wenn das Muschelhorn blies. Die Seepferdchen hielten sich schon aneinander fest, damit keins verloren ging.',
      'Zwanzig Seepferdchen hielten sich aneinander fest, Schwanz um Schwanz, und warteten am Ufer. Die Schildkröte schlief noch halb. Sie fährt erst los, wenn das Muschelhorn bläst, keinen Augenblick eher.',
    ],
    gift: [
      'Das Muschelhorn sagte tuuut. Die Schildkröte machte ein Auge auf, zählte zwanzig Schwänze und fuhr los. Von hinten sah sie aus wie eine Bürste.',
      'Tuuut, machte das Muschelhorn. Die Schildkröte schob sich ins Wasser, und zwanzig Seepferdchen standen auf ihr wie Kerzen. Drüben stiegen alle ab, und sie schlief gleich weiter.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'Wachkrabbe' },
        holds: [
          'Aber vor dem Felsen stand die Wachkrabbe, und hinter ihr lag das Muschelhorn. Sie ließ niemanden durch, auch keine Welle.',
          'Aber am Muschelhorn kam niemand vorbei, und das lag an der Wachkrabbe. Sie hatte zwei Scheren und kein Wort für herein.',
        ],
        worse: [
          'Die Wachkrabbe machte sich breit und hob beide Scheren. Das Muschelhorn war hinter so viel Krabbe verschwunden.',
          'Die Wachkrabbe klemmte sich zwischen zwei Steine, genau vor den Zugang. Vom Muschelhorn war nicht einmal das Rosa zu sehen.',
        ],
        sign: [
          'Die Wachkrabbe schielte immer wieder nach links. Dort lagen ihre Kämme in einer Reihe, und in der Reihe war eine Lücke.',
          'Zwischen zwei Runden rückte die Wachkrabbe ihre Kämme gerade. Einer fehlte, und auf dem leeren Platz blieb ihre Schere jedes Mal liegen.',
        ],
        yields: [
          'Nun ging die Wachkrabbe zur Seite, denn anders kann sie nicht gehen. Der Weg war frei, und da lag das Muschelhorn, rosa und gekringelt.',
          'Die Wachkrabbe kämmte sich und war sehr beschäftigt. Niemand hielt das Muschelhorn fest, und es war ein wenig warm von der Sonne.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'Wachkrabbe' },
        holds: [
          'Aber das Muschelhorn hatte die Wachkrabbe, und die Wachkrabbe sprach nur Klappern. Worte nahm sie als Wind.',
          'Aber die Wachkrabbe behielt das Muschelhorn, weil keiner es auf Krabbisch zurückverlangte. Reden hielt sie für Luft, die vorbeikommt.',
        ],
        worse: [
          'Die Wachkrabbe nahm das Muschelhorn und trug es seitwärts nach hinten. Dort legte sie es zu den Sachen, die keiner haben darf.',
          'Die Wachkrabbe dachte, es gebe Streit, und zog um. Das Muschelhorn schleppte sie mit, drei Felsen weiter.',
        ],
        sign: [
          'Schlug die Welle einen Stein zweimal an, so klapperte die Krabbe zweimal zurück. Das tat sie auch beim Essen.',
          'Tropfte es zweimal vom Felsen, so tippte die Wachkrabbe zweimal zurück. Sie ließ dabei alles andere stehen.',
        ],
        yields: [
          'Nun klapperte die Wachkrabbe zweimal, sehr erfreut, und kam mit dem Muschelhorn wieder hervor. Sie legte es hin und klapperte noch einmal, wegen der Ordnung.',
          'Die Wachkrabbe hatte endlich jemanden zum Reden und kam ganz nah. Zum Zuhören legte sie das Muschelhorn aus den Scheren.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'Felsspalt' },
        holds: [
          'Aber die Wachkrabbe hatte das Muschelhorn in einen Felsspalt geräumt, wo alles seine Ordnung hat. Der Felsspalt war so schmal wie eine Krabbe von der Seite.',
          'Aber das Muschelhorn steckte im Felsspalt, bei den anderen Schätzen der Wachkrabbe. Seitwärts kam man hinein, aber man musste auch noch krabbenflach sein.',
        ],
        worse: [
          'Das Muschelhorn rutschte tiefer, und die Wachkrabbe fand das gut. Man sah nur noch den rosa Rand.',
          'Ein Stein rutschte nach, und der Felsspalt wurde eng wie ein Briefschlitz. Das Muschelhorn rutschte zu den hinteren Schätzen, und die Wachkrabbe nickte.',
        ],
        sign: [
          'Unten am Sand war der Felsspalt breiter. Dort ging die Wachkrabbe ein und aus, wenn sie Besuch von vorn hatte.',
          'Am Sand hatten viele Krabbenfüße den Felsspalt weit gemacht. Der Boden war dort glatt wie ein Flur.',
        ],
        yields: [
          'Unten am Sand kam das Muschelhorn heraus, mit dem Mundstück voran. Die Wachkrabbe strich es von ihrer Liste.',
          'Durch den Krabbenflur kam das Muschelhorn herausgerollt. Die Wachkrabbe hielt ihm eine Schere hin, und das sollte wohl Auf Wiedersehen heißen.',
        ],
      },
    },
  },
  lantern: {
    title: ['Das grüne Licht', '{hero} und das alte Netz'],
    prize: { g: 'f', one: 'Fischlaterne' },
    obstacle: { g: 'n', adj: 'alt', one: 'Netz', gen: 'Netzes' },
    task: [
      'Der Laternenfisch brachte die Kleinen heim, wenn es dämmrig wurde. Beim Spielen war ihm die Fischlaterne abgefallen, die grüne Glasperle am Bügel. Jetzt standen elf Kleine im flachen Wasser und sahen alle gleich dunkel aus.',
      'Elf kleine Fische standen im flachen Wasser und riefen ihre Namen, damit man sie nicht verwechselte. Es wurde dunkel. Der Laternenfisch wollte sie heimbringen, aber seine Fischlaterne war abgefallen.',
    ],
    gift: [
      'Die Fischlaterne kam an ihren Bügel und wurde grün. Einer hinter dem anderen schwammen elf Kleine nach Hause. Der letzte schwamm noch einmal zurück, weil er so gern der letzte war.',
      'Die Fischlaterne ging an, und in ihrem Grün waren es wieder elf. Der Laternenfisch schwamm voraus. Vor jeder Haustür blinkte er einmal, und einer weniger schwamm hinterher.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'Netzschnur' },
        holds: [
          'Aber die Fischlaterne hing in dem alten Netz, das im seichten Wasser lag. Die Netzschnur war ihr um den Bügel gelaufen, durch sechs Maschen und wieder zurück.',
          'Aber das alte Netz hatte noch einmal etwas gefangen, und zwar die Fischlaterne. Eine Netzschnur hielt sie am Bügel, so fest, wie Netze eben halten.',
        ],
        worse: [
          'Die Netzschnur zog sich zusammen wie ein Beutel. Die Fischlaterne saß tiefer im alten Netz, und ihr Grün wurde matt.',
          'Die Netzschnur biss sich fest. In dem alten Netz hing die Fischlaterne nun mit dem Licht nach unten und leuchtete nur noch dem Sand.',
        ],
        sign: [
          'Bei dem Korken, der obenauf schwamm, war eine Schlaufe. Sie war weit und schaukelte.',
          'Am Korken hing die Netzschnur in einem Bogen. Ein kleiner Fisch schwamm hindurch, nur so, zum Spaß.',
        ],
        yields: [
          'Das alte Netz ging auf wie eine Tasche. Die Fischlaterne schwamm heraus und drehte sich einmal um sich selbst.',
          'Masche um Masche machte das alte Netz den Mund auf. Die Fischlaterne stieg heraus und war sofort von elf Nasen umringt.',
        ],
      },
      dark: {
        part: { g: 'n', one: 'Seegras', gen: 'Seegrases' },
        holds: [
          'Aber die Fischlaterne war unter das Seegras geraten, das in dem alten Netz hing. Dort unten war es schwarz wie Tinte, und Tinte war auch dabei.',
          'Aber das Seegras hatte die Fischlaterne zugedeckt, und in dem alten Netz darunter war alles schwarz. Ein Licht sieht man nicht, wenn es sich fürchtet.',
        ],
        worse: [
          'Das Seegras legte sich zusammen, und das alte Netz wurde ein schwarzer Klumpen. Von der Fischlaterne kam kein Schimmer mehr.',
          'Ein Büschel Seegras sank, und dann noch eins. In dem alten Netz war die Fischlaterne jetzt so dunkel wie ein Kiesel.',
        ],
        sign: [
          'Ganz weit drinnen glomm es grün. So klein, wie eine Erbse im Traum ist.',
          'Zwischen zwei Halmen war etwas Grünes, das kein Gras war. Es ging an und aus, ganz langsam.',
        ],
        yields: [
          'Zwischen zwei Halmen saß die Fischlaterne und leuchtete einen Seestern an. Das alte Netz war jetzt von innen grün.',
          'Beim nächsten Mal ging es an und blieb an. In dem alten Netz hing die Fischlaterne, und das Seegras hatte auf einmal lange Schatten.',
        ],
      },
      shy: {
        part: { g: 'm', adj: 'klein', one: 'Krake', obl: 'Kraken', gen: 'Kraken' },
        holds: [
          'Aber die Fischlaterne hatte ein kleiner Krake gefunden, und der wohnte in dem alten Netz. Er hielt sich damit das Dunkel vom Leib und wollte keinen sehen.',
          'Aber in dem alten Netz saß ein kleiner Krake und hielt die Fischlaterne fest. Er fürchtete sich im Dunkeln, und vor Leuten fürchtete er sich auch.',
        ],
        worse: [
          'Der kleine Krake zog sich in den letzten Zipfel vom Netz zurück. Die Fischlaterne nahm er mit, in zwei Armen.',
          'Etwas Tinte kam, und dann war der kleine Krake weg. Von der Fischlaterne sah man in dem alten Netz nur noch eine grüne Wolke.',
        ],
        sign: [
          'Aus einer Masche schaute die Spitze von einem Arm. Sie kringelte sich und ging wieder auf.',
          'Ein dünner Arm lag außen auf dem alten Netz. Er fühlte an jedem Knoten, ob alles da war.',
        ],
        yields: [
          'Aus dem alten Netz kam der kleine Krake, ein Arm nach dem anderen, das dauerte. Im achten hielt er die Fischlaterne.',
          'Der kleine Krake kam mit dem Kopf zuerst und behielt hinten noch zwei Arme im Netz. Die Fischlaterne hielt er hoch, damit man ihn besser sah.',
        ],
      },
    },
  },
  organ: {
    title: ['Der tiefe Ton', 'Hochwasser in der Orgel'],
    prize: { g: 'm', one: 'Ton' },
    obstacle: { g: 'f', one: 'Muschelorgel' },
    task: [
      'Bei Hochwasser sang der Jugendchor der Lagune für die Familien, die vom Fischen kamen. Die Muschelorgel gab dazu den tiefen Ton, den man in den Fußsohlen hört. Seit gestern gab sie gar nichts, und das Wasser stieg.',
    ],
    gift: [
      'Bei Hochwasser kam der Ton durch den Sand herauf, in alle Fußsohlen zugleich. In den Booten hörten sie auf zu rudern. Eine Frau legte die Hand flach auf die Bordwand und ließ sie dort, bis zum letzten Lied.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'Pfeife' },
        holds: [
          'Aber an der Muschelorgel hatte die große Pfeife einen Sprung. Wo der Ton entstehen sollte, zischte es.',
        ],
        worse: [
          'Von der Pfeife brach noch ein Splitter ab. Der Ton war jetzt so dünn wie der von einem Teekessel, und die Muschelorgel verstummte danach ganz.',
        ],
        sign: [
          'Der Splitter lag im Sand, neben der Bruchstelle. Er hatte dieselben Rillen wie sie, drei breite und eine schmale.',
        ],
        yields: [
          'Da hatte die Pfeife eine Naht und war dicht. Die Muschelorgel holte Luft, und der Ton kam, etwas rauer als früher und genauso tief.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'Kreis', gen: 'Kreises' },
        holds: [
          'Aber um die Muschelorgel standen die, die sie immer spielten, und ihr Kreis war dicht. Den Ton gab keiner her, der ihn zwanzig Jahre lang gehütet hatte.',
        ],
        worse: [
          'Der Kreis rückte zusammen, Schulter an Schulter. Die Pfeifen waren dahinter verschwunden, und mit ihnen der Ton.',
        ],
        sign: ['Einer nach dem anderen sah zum Blasebalg hinüber. Er hatte vier Griffe, und sie waren drei.'],
        yields: [
          'Nun ging der Kreis an einer Stelle auf, so breit wie ein Mensch. Der Blasebalg hob sich mit vier Händen, und die Muschelorgel gab den Ton.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'Flut' },
        holds: [
          'Aber die Muschelorgel klingt nur, wenn die Flut in den Pfeifen steht, und die Flut war noch unterwegs. Für den Ton fehlte eine Handbreit Wasser.',
        ],
        worse: [
          'Die Flut zog sich zurück, bis unter die unterste Pfeife. Die Muschelorgel war so trocken wie am Mittag, und der Ton weiter weg als vorhin.',
        ],
        sign: ['An der untersten Pfeife stieg eine Blase auf. Sie blieb am Rand sitzen und zerging nicht.'],
        yields: [
          'Nun stand die Flut in den Pfeifen, von unten nach oben, eine nach der anderen. Die Muschelorgel begann von selbst, und der Ton war da, ehe ihn jemand hörte.',
        ],
      },
    },
  },
  film: {
    title: ['Muscheln, ein Lachen, Wind', 'Der leere Stuhl am Segel'],
    prize: { g: 'm', one: 'Filmton', gen: 'Filmtons' },
    obstacle: { g: 'n', one: 'Segel', gen: 'Segels' },
    task: [
      'Bei Sonnenuntergang lief der Lagunenfilm auf dem Segel, das zwischen zwei Pfosten hing. Zwei Freundinnen hatten ihn gedreht. Der Filmton war bei der einen, die gegangen war: Muscheln, ein Lachen, Wind in den Tauen.',
    ],
    gift: [
      'Auf dem Segel lief die Lagune, und aus den Muscheln kam sie auch. An der Stelle mit dem Lachen lachten alle, weil es nicht aufhörte. Jemand rückte einen leeren Stuhl zurecht und dann noch ein Stück näher.',
    ],
    by: {
      tangled: {
        part: { g: 'n', one: 'Muscheltelefon', gen: 'Muscheltelefons' },
        holds: [
          'Aber der Filmton steckte im Muscheltelefon, unter sechzig Antworten der beiden. Das Segel hing da, und was darauf zu sehen war, bewegte nur die Münder.',
        ],
        worse: [
          'Sechs neue Antworten kreuzten sich. Der Filmton rutschte im Verlauf weiter nach oben, und das Segel wurde schon rosa.',
        ],
        sign: [
          'Ein Satz aus der ersten Nacht stand dort für sich. Das Lachen bin ich, hatte die Freundin geschrieben, und darauf war nie etwas gekommen.',
        ],
        yields: [
          'Im Muscheltelefon war es still, dann machte es pling. Es war der Filmton, und auf dem Segel passten die Münder.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'Freundin' },
        holds: [
          'Aber die Freundin mit dem Filmton saß am Ufer, wo der Steg anfängt. Zum Segel kam sie nicht, und ihr Stuhl blieb leer.',
        ],
        worse: [
          'Die Freundin ging hinter das Bootshaus. Der Filmton ging mit, und auf dem Segel lief die Brandung ohne Brandung.',
        ],
        sign: ['Am Bootshaus fiel ein Schatten um die Ecke. Er hatte einen Hut auf und sah zum Segel.'],
        yields: [
          'Nun kam die Freundin um die Ecke, steckte das Kabel ein und setzte sich auf den leeren Stuhl. Vor dem Segel rauschte es, und das war der Filmton.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'Segelzipfel', gen: 'Segelzipfels' },
        holds: [
          'Aber ohne glattes Segel nützte der ganze Filmton nichts, und am Abend geht Wind. Machte man links einen Zipfel fest, so schlug er rechts wieder los.',
        ],
        worse: [
          'Das Segel klatschte herunter, und das Bild hing in Falten. Aus dem Lachen im Filmton wurde eins von weit weg.',
        ],
        sign: [
          'Am anderen Pfosten war auch ein Ring. Er glänzte noch, so neu war er, und nichts hing daran.',
        ],
        yields: [
          'Das Segel war rund wie vor dem Wind und dann glatt. Unter ihm begann der Filmton, erst die Muscheln, dann das Lachen.',
        ],
      },
    },
  },
} satisfies DeErrands;
