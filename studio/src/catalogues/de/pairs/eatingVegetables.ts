import type { LessonPairs } from '../../schema.ts';

export const eatingVegetables: LessonPairs = {
  firstBiteReport: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Iih!</hero>, rief {hero_subj} und schob das Stück Brokkoli aus der Brotdose weit von sich, auf {part_def_acc} zu. <hero>Iss du!</hero>',
          ],
          warm: [
            '{hero_subj} bot {part_def_dat} den ganzen Brokkoli aus der Brotdose an. Es war lieb gemeint und auch praktisch, denn {hero_er} selbst fand ihn grün.',
          ],
          clever: [
            '{hero_subj} hatte Brokkoli dabei und eine Vermutung: scheußlich. Das teilte {hero_er} {part_def_dat} mit und schob ihn hinüber.',
          ],
          playful: [
            '{hero_subj} verkaufte {part_def_dat} einen kleinen Baum aus der Brotdose, ganz umsonst. <hero>Iih, riecht der!</hero>, rief der Verkäufer selbst.',
          ],
        },
        fails: [
          'Wer zu etwas Iih sagt und es dann verschenkt, beleidigt zwei auf einmal. {hero_subj} schenkte weiter.',
        ],
        again: [
          '{hero_subj} hielt sich nun die Nase zu und streckte den Arm noch länger. <hero>Bidde schöd.</hero>',
        ],
        refrain: ['Iih und bäh und iss du das! Da verstand man keinen Spaß.'],
        turned: ['Haps und kau und hm und so. Weder iih noch oh.'],
        noticing: [
          'Ein Blick ging vom Brokkoli zum Mund und vom Mund zum Brokkoli. So sieht man jemanden an, der vorausgehen soll. {hero_subj} wurde still.',
        ],
        deed: [
          '{hero_subj} setzte sich hin, biss das halbe Bäumchen ab und kaute mit offenen Augen. <hero>Oben wie Moos mit Butter. Unten wie Gurke.</hero> {hero_subj} hielt {part_def_dat} die andere Hälfte hin.',
        ],
        answer: [
          '{part_rel_nom} beugte sich herunter. Ein Bericht mit Oben und Unten, das war etwas anderes als Iih.',
        ],
        echo: [
          '<companion>Und wie war es nun?</companion>, fragte {companion}. <hero>Ich müsste noch einmal nachsehen</hero>, sagte {hero_subj} und machte die Dose auf.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Bäh, iss du das doch</hero>, rief {hero_subj} und hielt {part_def_dat} die Möhre hin, mit langem Arm.',
          ],
          warm: [
            '<hero>Das ist bestimmt gut für dich</hero>, sagte {hero_subj} zu {part_def_dat} und gab die Möhre schnell ab. Selber probiert hatte {hero_er} sie nicht.',
          ],
          clever: [
            '{hero_subj} erklärte {part_def_dat} alle Vitamine. Den Mund machte {hero_er} dabei nie weit genug auf.',
          ],
          playful: [
            '{hero_subj} ließ die Möhre vor {part_def_dat} fliegen wie ein Flugzeug. Gelandet ist sie nirgends.',
          ],
        },
        fails: [
          'Was einem selber nicht gut genug ist, das reicht man nicht weiter. So sah man es drüben, und man rückte keinen Schritt.',
        ],
        again: ['{hero_subj} verzog das Gesicht, so sehr es ging. Jetzt wollte sie erst recht keiner.'],
        refrain: ['Bäh für mich und da, für dich! Keiner rührt sich.'],
        turned: ['Knack und kau und halb für dich. Und halb für mich.'],
        noticing: [
          'Der Blick von drüben ging zur Möhre, dann zum Mund von {hero} und wieder zurück. So schaut man einen an, der vorausgegangen ist und gleich erzählt, wie es dort war.',
        ],
        deed: [
          '{hero_subj} biss ab, dass es knackte, und kaute mit offenen Augen. <hero>Vorne süß, hinten ein bisschen wie Erde nach Regen.</hero> Den Rest hielt {hero_er} {part_def_dat} hin, mit der ganzen Seite nach vorn.',
        ],
        answer: [
          'Das war ein ehrlicher Bericht. Um ihn zu prüfen, brauchte {part_def_nom} beide Hände und einen Sitzplatz.',
        ],
        echo: [
          '<companion>Was schmeckt denn noch nach Regen?</companion>, fragte {companion}. <hero>Gurke</hero>, sagte {hero_subj}. <hero>Aber nach leichtem.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Pfui!</hero>, rief {hero_subj}, drei Schritte weit weg, und warf {part_def_dat} einen Brokkoli vor die Füße.',
          ],
          warm: [
            '<hero>Das ist bestimmt lecker für dich</hero>, sagte {hero_subj} {part_def_dat}. Den Brokkoli hielt {hero_er} weit weg und verzog das Gesicht.',
          ],
          clever: [
            '{hero_subj} wollte tauschen: Brokkoli gegen {prize_def_acc}. {hero_subj} hielt {part_def_dat} die Brotdose hin und drehte selbst den Kopf zur Seite.',
          ],
          playful: [
            '{hero_subj} ließ den Brokkoli reden, mit Grabesstimme, gleich vor {part_def_dat}. <hero>Iss mich, ich bin scheußlich.</hero>',
          ],
        },
        fails: [
          'Das Gesicht sagte pfui, und die Hand sagte bitte. {hero_subj} zeigte immer beides auf einmal.',
        ],
        again: [
          '{hero_subj} verzog das Gesicht noch mehr, damit man sah, wie es schmeckte. Gekostet hatte {hero_er} nichts.',
        ],
        refrain: ['Pfui, sagt der Mund, und da, die Hand! Keiner verstand.'],
        turned: ['Happs und kau und Mund auf, leer. Bitte sehr.'],
        noticing: [
          '{hero_subj} ließ die Dose sinken. Jemand sah {hero_ihm} genau auf den Mund und wartete, was der Mund wohl täte. Bis jetzt hatte er nur geschimpft.',
        ],
        deed: [
          '{hero_subj} setzte sich, biss vom Brokkoli ab und kaute langsam. {hero_subj} machte das Gesicht, das dazugehörte, ein mittleres. Dann hielt {hero_er} {part_def_dat} den Rest hin.',
        ],
        answer: ['Beißen, kauen, Gesicht. Alle drei Wörter kannte {part_def_nom}.'],
        echo: [
          '{companion} machte das mittlere Gesicht nach. Sie übten, bis beide wussten, wie Brokkoli geht.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Das grüne Zeug kannst du haben</hero>, rief {hero_subj} {part_def_dat} zu und rollte eine Gurke hin, mit dem Fuß.',
          ],
          warm: [
            '<hero>Probier mal, das ist gut für dich</hero>, sagte {hero_subj} zu {part_def_dat}. Selbst probiert hatte {hero_er} die Gurke nicht.',
          ],
          clever: [
            '{hero_subj} zählte {part_def_dat} auf, was in Gurken alles drin ist. Es war vor allem Wasser. Das hätte man auch trinken können.',
          ],
          playful: ['{hero_subj} ließ die Gurke vor {part_def_dat} tanzen und hielt sich dabei die Nase zu.'],
        },
        fails: ['Wer sich die Nase zuhält, dem nimmt man nichts ab. {hero_subj} hielt sie fester zu.'],
        again: ['<hero>Iiih, nimm schon!</hero>, rief {hero_subj}.'],
        refrain: ['Iiih für dich und iiih für mich! Keiner rührt sich.'],
        turned: ['Knack und Mund und kau und mm. Schau, wie ich’s nehm.'],
        noticing: [
          '{hero_subj} sah drüben zwei Augen. Die sahen nicht auf die Gurke. Sie sahen auf die zugehaltene Nase, und dann hielt sich da drüben auch jemand die Nase zu.',
        ],
        deed: [
          '{hero_subj} ließ die Nase los, biss in die Gurke und kaute, bis es nicht mehr knackte. Das Gesicht war erst krumm und dann nur noch nass. Dann brach {hero_er} ein Stück ab und hielt es {part_def_dat} hin.',
        ],
        answer: ['Knacken versteht man überall. {part_def_nom} machte den Mund auf, nur so, zur Probe.'],
        echo: [
          '<companion>Und? Gut?</companion>, fragte {companion}. <hero>Nass</hero>, sagte {hero_subj} und nahm noch ein Stück.',
        ],
      },
    ],
  },
  peaByPea: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte Erbsen in der Tasche und mochte sie nicht. Eine nach der anderen warf {hero_er} auf {part_def_acc}. Plipp.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_acc} nicht erschrecken und warf nur Erbsen, die kleinsten, die weichsten. Gegessen hätte {hero_er} sie auch nicht.',
          ],
          clever: [
            '{hero_subj} wollte zweierlei loswerden, die Erbsen und {part_def_acc}. Mit jedem Wurf ging beides ein wenig voran.',
          ],
          playful: [
            '{hero_subj} war ein Erbsenwetter. Es regnete grün auf {part_def_acc}, erst Niesel, dann Tropfen.',
          ],
        },
        fails: ['Bei jeder Erbse, die {hero_subj} warf, rollte sich da unten jemand fester zusammen.'],
        again: ['Nun warf {hero_subj} drei auf einmal. Eine kam zurück und traf {hero_ihn} ans Ohr.'],
        refrain: ['Plipp, plopp, plipp. Und keiner sagte piep.'],
        turned: ['Plopp, und iss, und plopp, und sacht. Da ist was erwacht.'],
        noticing: [
          'Eine Erbse kam zurückgerollt und blieb am Knie liegen. Sie war rund und grün und hatte niemandem etwas getan. {hero_subj} sah sie lange an.',
        ],
        deed: [
          '{hero_subj} setzte sich leise hin und machte die nächste Schote auf. Plopp. Dann aß {hero_er} langsam die erste Erbse und legte die zweite auf halben Weg.',
        ],
        answer: ['Der grüne Geruch war zuerst da. {part_def_nom} drehte ihm im Schlaf das Gesicht zu.'],
        echo: [
          'Eine Erbse blieb in der Schote, die letzte. <companion>Für wen ist die?</companion>, fragte {companion}. <hero>Für den Weg</hero>, sagte {hero_subj}, und unterwegs war sie weg.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} mochte keine Erbsen und warf eine nach der anderen auf {part_def_acc}. Plipp, plipp, plipp.',
          ],
          warm: [
            '<hero>Die sind für dich</hero>, flüsterte {hero_subj} und warf {part_def_dat} die Erbsen zu, damit {hero_er} sie los war.',
          ],
          clever: [
            '{hero_subj} zielte mit Erbsen auf {part_def_acc}, immer eine Handbreit höher. Treffer konnte {hero_er} zählen, gerückt war nichts.',
          ],
          playful: [
            '{hero_subj} war eine Kanone, die mit Erbsen schoss. Die Burg war {part_def_nom}, und die Burg zog die Brücke hoch.',
          ],
        },
        fails: [
          'Von Erbsen wird niemand wach, nur klein und rund. Da lag nun auch etwas Rundes und rückte nicht.',
        ],
        again: ['{hero_subj} warf zwei auf einmal. Eine traf die andere.'],
        refrain: ['Wirf eine, wirf zwei, wirf drei! Alle vorbei.'],
        turned: ['Iss eine, leg eine, sacht. Da ist die Nase erwacht.'],
        noticing: [
          'Eine Erbse kam zurückgerollt und hielt am Schuh an. Sie war rund und grün und hatte eigentlich niemandem etwas getan.',
        ],
        deed: [
          '{hero_subj} legte sich auf den Bauch und aß die Erbse, langsam, erst die Haut und dann das Innere. Die nächste legte {hero_er} auf halben Weg, neben die geordneten Sachen.',
        ],
        answer: [
          'Es roch nach Sommer, ganz klein. Im Schlaf ging eine Nase dem Geruch nach, und der Rest von {part_def_dat} kam mit.',
        ],
        echo: [
          '<companion>Wie viele hast du gegessen?</companion>, fragte {companion}. <hero>Nur die Guten</hero>, sagte {hero_subj}. <hero>Also sieben.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} mochte keine Erbsen, aber werfen konnte man sie. Plipp, flog eine auf {part_def_acc} zu.',
          ],
          warm: [
            '<hero>Ich schenke dir meine Erbsen</hero>, rief {hero_subj} und warf sie {part_def_dat} freundlich an den Kopf.',
          ],
          clever: [
            '{hero_subj} wollte {part_def_acc} locken, und die Erbsen wollte {hero_er} sowieso nicht essen. Also warf {hero_er} sie, gut gezielt.',
          ],
          playful: [
            '{hero_subj} war eine Erbsenkanone. Pfft, machte sie, und pfft, und jede Kugel ging auf {part_def_acc}.',
          ],
        },
        fails: ['Jede Erbse kam geflogen, und wer beworfen wird, der macht sich klein.'],
        again: ['{hero_subj} nahm eine ganze Handvoll, dann war man sie los. Es prasselte sehr.'],
        refrain: ['Pfft, pfft, plipp! Hinein, und keiner sagte piep.'],
        turned: ['Plopp, und eine geht in den Mund. Grün und rund.'],
        noticing: [
          'Eine Erbse war zurückgekullert und lag am Knie. {hero_subj} hob sie auf. Rund war sie und grün, und getan hatte sie niemandem etwas.',
        ],
        deed: [
          '{hero_subj} setzte sich auf den Boden und machte eine Schote auf, plopp. Die erste Erbse aß {hero_er} selbst, ganz langsam. Die zweite legte {hero_er} auf halben Weg.',
        ],
        answer: [
          '{part_def_nom} hatte zugesehen, wie jemand aß und weiterlebte. Nun rollte auch die zweite Erbse nicht mehr lange.',
        ],
        echo: [
          '<hero>Man hört sie, wenn man kaut</hero>, sagte {hero_subj}. {companion} hielt ein Ohr hin. <companion>Noch eine</companion>, sagte {companion}. <companion>Ich hab nicht aufgepasst.</companion>',
        ],
      },
    ],
  },
  bittenToFit: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stopfte die Gurke aus der Brotdose in {part_def_acc}, mit dem Daumen hinterher. Da sah sie keiner mehr.',
          ],
          warm: [
            '<hero>Die ist für dich</hero>, sagte {hero_subj} {part_def_dat} und schob die ganze Gurke hinein. So war allen geholfen, dachte {hero_er}.',
          ],
          clever: [
            '{hero_subj} suchte ein Versteck für die Gurke aus der Brotdose und ein Werkzeug für {part_def_acc}. Das traf sich gut, sie steckte sofort.',
          ],
          playful: [
            '{hero_subj} war ein Zahnarzt und {part_def_nom} hatte ein Loch. Die Füllung war eine Gurke, und der Zahnarzt drückte.',
          ],
        },
        fails: ['Jetzt war die Gurke weg und die Lücke auch, denn da stak ja die Gurke.'],
        again: ['{hero_subj} drückte mit beiden Daumen. Die Gurke gab nach, aber nur am falschen Ende.'],
        refrain: ['Stopf hinein, stopf, stopf, stopf. Zu wie ein Knopf.'],
        turned: ['Knusper rum und Knusper rund. Dünner macht der Mund.'],
        noticing: [
          '{hero_subj} zog sie wieder heraus und sah sie an. Die Gurke hatte einen Rand bekommen. Hier war sie zu dick, dort auch, und nur an der Spitze nicht.',
        ],
        deed: [
          '{hero_subj} setzte sich und biss die Gurke rundherum dünner, Ring für Ring. Jeden Ring kaute {hero_er} fertig. Dann schob {hero_er} die dünne Spitze dort hinein, wo es breiter war.',
        ],
        answer: ['Die Spitze ging um die Ecke in {part_def_dat} und stieß an etwas, ganz sacht.'],
        echo: [
          '<companion>Und wie war sie?</companion>, fragte {companion}. <hero>Der dritte Ring war der beste</hero>, sagte {hero_subj}. <hero>Der schmeckt nach Regen.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} stopfte die Gurke aus der Brotdose neben {part_def_acc} in den Spalt und drückte mit dem Daumen nach. Weg war sie.',
          ],
          warm: [
            '{hero_subj} schenkte {part_def_dat} die ganze Gurke aus der Brotdose. Sie steckte sofort fest, und {hero_er} musste sie nicht essen.',
          ],
          clever: [
            '{hero_subj} brauchte ein Werkzeug für {part_def_acc} und wollte eine Gurke loswerden. Das passte zusammen, fand {hero_er}, und stopfte.',
          ],
          playful: [
            '{hero_subj} war ein Schlosser mit grünem Schlüssel. Der Schlüssel war eine Gurke und für {part_def_acc} zu dick.',
          ],
        },
        fails: ['Jetzt saß die Gurke im Spalt, und deshalb ging dort gar nichts mehr.'],
        again: ['{hero_subj} drückte mit beiden Daumen. Die Gurke wurde breiter, wo sie dünn sein sollte.'],
        refrain: ['Gurke rein und drück und stopf! Zu wie ein Knopf.'],
        turned: ['Haps und knusper, rundherum. Dünn und krumm.'],
        noticing: [
          '{hero_subj} zog die Gurke wieder heraus. Sie hatte einen Abdruck bekommen. Hier war sie zu dick, da auch, und nur ganz vorn war sie richtig.',
        ],
        deed: [
          '{hero_subj} setzte sich und biss die Gurke zurecht, Ring um Ring, und kaute jeden Ring fertig. Mit der dünnen Spitze reichte {hero_er} an das kleine Ding neben {part_def_dat}.',
        ],
        answer: ['Die Spitze stieß es an. Es drehte sich ein wenig, wie ein Kopf, den man beim Namen ruft.'],
        echo: [
          '<companion>War das ein Schlüssel oder eine Gurke?</companion>, fragte {companion}. <hero>Außen Schlüssel</hero>, sagte {hero_subj} und aß den Rest.',
        ],
      },
    ],
  },
  thirtyChews: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte ein Stück Kohlrabi in der Backe, das dort nicht hingehörte, und lief zu {part_def_dat}, nachsehen. Und zurück. Und wieder hin.',
          ],
          warm: [
            '{hero_subj} fragte {part_def_acc} mit vollem Mund, ob {part_er} es bald habe. Der Kohlrabi blieb in der Backe, gekaut wurde nicht.',
          ],
          clever: [
            '{hero_subj} dachte, man könne zwei Dinge gleichzeitig aufschieben: das Kauen und das Warten. Also behielt {hero_er} den Kohlrabi in der Backe und prüfte {part_def_acc}.',
          ],
          playful: [
            '{hero_subj} war ein Hamster mit einer Backe. Der Hamster lief alle paar Augenblicke zu {part_def_dat} und steckte die Nase hinein.',
          ],
        },
        fails: [
          'Beim Laufen und Nachsehen stupste {hero_subj} jedes Mal ein bisschen, und in der Backe wurde auch nichts fertig.',
        ],
        again: ['{hero_subj} lief noch öfter. Einmal traf {hero_er} sich fast selbst auf dem Rückweg.'],
        refrain: ['Hin und guck und her und guck! Nicht ein Ruck.'],
        turned: ['Kau und kau und schau nicht hin. Da ist was drin.'],
        noticing: [
          'Die Backe wurde müde. Ausspucken konnte man hier nirgends. Da blieb {hero_subj} stehen und fragte die Zunge, was sie da eigentlich hatte.',
        ],
        deed: [
          '{hero_subj} setzte sich, machte die Augen zu und kaute. Bei zehn schmeckte es süß, bei zwanzig nach Nuss. Bei dreißig schluckte {hero_er}, und erst dann sah {hero_er} nach {part_def_dat}.',
        ],
        answer: ['Dreißigmal hatte hier keiner hineingestupst.'],
        echo: [
          '{companion} zählte bei der Suppe mit. <companion>Suppe kaut man nicht</companion>, sagte {companion} bei elf. {hero} kaute weiter. Bei zwanzig kam etwas.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte ein Stück weichen Kohlrabi in der Backe, kaute nicht und lief zu {part_def_dat}, um zu gucken. Und zurück. Und hin.',
          ],
          warm: [
            '{hero_subj} behielt den Kohlrabi in der Backe, um niemanden zu kränken, und spähte unterdessen in {part_def_acc}.',
          ],
          clever: [
            '{hero_subj} schob das Kauen auf und untersuchte lieber {part_def_acc}. Mit voller Backe sieht man aber nicht besser.',
          ],
          playful: [
            '{hero_subj} war ein Hamster mit einer dicken Backe und steckte die Nase in {part_def_acc}. Die Backe passte nicht mit hinein.',
          ],
        },
        fails: [
          'Hineinsehen, weglaufen, hineinsehen. So schnell gewöhnt sich kein Auge an irgendetwas, und {hero_subj} lief schon wieder.',
        ],
        again: [
          '{hero_subj} riss die Augen auf und stopfte das Stück in die andere Backe. Im Dunkeln war davon nichts zu sehen.',
        ],
        refrain: ['Guck und lauf und guck und lauf! Nichts ging auf.'],
        turned: ['Augen zu und kau und kau. Aus Schwarz wird Grau.'],
        noticing: [
          'Die Backe war müde. Ausspucken konnte man hier nirgends. {hero_subj} blieb stehen und fragte die Zunge, was das eigentlich war.',
        ],
        deed: [
          '{hero_subj} setzte sich, machte die Augen zu und kaute dreißigmal. Bei zehn war es süß, bei zwanzig ein wenig Nuss. Dann schluckte {hero_er} und machte vor {part_def_dat} die Augen auf.',
        ],
        answer: ['Die Augen hatten dreißigmal Kauen lang im Dunkeln gesessen. Jetzt kannten sie sich aus.'],
        echo: [
          '<companion>Was kommt bei vierzig?</companion>, fragte {companion}. Sie probierten es aus. Bei vierzig war der Mund leer.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} steckte eine Gurkenscheibe in die Backe und rannte zu {part_def_dat}. Nichts zu sehen. Zurück. Wieder hin. Immer noch nichts.',
          ],
          warm: [
            '{hero_subj} wollte {part_def_dat} ein Stück Gurke anbieten und behielt es so lange im Mund. Alle zwei Schritte sah {hero_er} nach.',
          ],
          clever: [
            '{hero_subj} wollte wissen, ob man mit Gurke besser sieht. Also Gurke in die Backe und schnell an {part_def_acc}. Schnell sah man gar nichts.',
          ],
          playful: [
            '{hero_subj} war ein Hamster mit einer Gurkenbacke. Der Hamster sauste zu {part_def_dat} und sauste wieder fort.',
          ],
        },
        fails: ['Wer so saust, dem saust auch das Auge. {hero_subj} sah nur Streifen.'],
        again: ['{hero_subj} sauste schneller. Die Backe wackelte hinterher.'],
        refrain: ['Hin und her und her und hin. Nichts ist drin.'],
        turned: ['Sitz und kau und kau ganz sacht. Hell wird die Nacht.'],
        noticing: [
          'Die Gurke war warm geworden und wollte nicht mehr herumgetragen werden. {hero_subj} blieb stehen. Wonach schmeckte das überhaupt? Dafür musste man einmal still sein.',
        ],
        deed: [
          '{hero_subj} setzte sich vor {part_def_acc}, machte die Augen zu und kaute, so lange ein Lied dauert. Es schmeckte nach Wasser, dann nach Wiese. Dann war es unten, und {hero_er} machte die Augen auf.',
        ],
        answer: [
          'Augen, die so lange zu waren, sehen mehr. In {part_def_dat} war das Schwarz nicht überall gleich schwarz.',
        ],
        echo: [
          '<companion>Schmeckt dunkel nach Gurke?</companion>, fragte {companion}. <hero>Am Anfang</hero>, sagte {hero_subj}.',
        ],
      },
    ],
  },
  bowlInTheMiddle: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte seit dem Morgen nur Chips gegessen und hielt {part_def_acc} allein. Reden kostete zu viel Kraft.',
          ],
          warm: [
            '{hero_subj} schickte die anderen eine Pause machen und blieb selbst bei {part_def_dat}, mit einer Tüte Chips für alle Fälle.',
          ],
          clever: [
            '{hero_subj} hatte die Pausen herausgerechnet, dann ging es mit {part_def_dat} bis sechs auf. Gegessen wurde nebenbei und aus der Tüte.',
          ],
          playful: [
            '{hero_subj} nannte die Chipstüte {hero_seinen} einzigen Mitarbeiter und nahm {part_def_acc} auf die Schulter. Der Mitarbeiter knisterte.',
          ],
        },
        fails: ['Wer helfen wollte, wurde angefaucht. Beim Halten ging ein Zittern durch beide Arme.'],
        again: ['{hero_subj} riss die nächste Tüte mit den Zähnen auf, weil die Hände gerade nicht konnten.'],
        noticing: [
          'Die Hand über der Arbeit zitterte, und {hero_subj} sah ihr zu wie einem fremden Tier. An der Wand saßen vier mit Krümeln auf den Knien. Sie hatten aufgehört zu fragen.',
        ],
        deed: [
          '{hero_subj} trug das Geld für das Konzert in den Laden und kam mit Möhren, Gurken und einem Schäler zurück. {hero_subj} setzte sich mitten auf den Boden, schälte für alle und aß das erste Stück.',
        ],
        answer: [
          'Erst kam einer, dann kamen drei. Wer kaute, hatte eine Hand übrig, und bald lagen an {part_def_dat} lauter feuchte Hände.',
        ],
        echo: [
          'Vom Konzert gab es am nächsten Tag einen Mitschnitt. {companion} hörte ihn mit {hero} zu Ende, zu einer Gurke.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte zum Frühstück Cola getrunken und zum Mittag auch, und jetzt hielt {hero_er} {part_def_acc} mit beiden Armen und den Zähnen.',
          ],
          warm: [
            '{hero_subj} sagte, sie sollten nur essen gehen, {hero_er} halte {part_def_acc} so lange. Sie gingen nicht, sie sahen {hero_ihm} zu.',
          ],
          clever: [
            '{hero_subj} hatte Essen für den Abend eingeplant, nach {part_def_dat}. Der Zeiger stand auf vier, und der Plan zitterte schon.',
          ],
          playful: [
            '{hero_subj} führte an {part_def_dat} einen Wackeltanz auf und behauptete, das müsse so. Nach einer Minute glaubte {hero_er} es selbst nicht mehr.',
          ],
        },
        fails: [
          'Wer helfen wollte, bekam <hero>Nicht jetzt</hero>. Wer nicht jetzt hilft, hilft gar nicht mehr.',
        ],
        again: ['<hero>Geht schon</hero>, sagte {hero_subj}. Es ging gerade herunter.'],
        noticing: [
          'Dem Kleinsten knurrte der Magen, so laut, dass alle hinsahen. Es war ihm peinlich. Dann knurrte es bei {hero}, tiefer, wie eine Antwort.',
        ],
        deed: [
          '{hero_subj} legte das Geld für die Band auf den Tisch und kam mit einem Netz Kohlrabi wieder. Mitten auf dem Boden machte {hero_er} Schnitze, für alle, und biss als Erstes hinein.',
        ],
        answer: [
          'Sie aßen alle mit einer Hand. Die andere hatten sie frei, und irgendwann lag sie an {part_def_dat}.',
        ],
        echo: [
          'Einen Kohlrabi hob {companion} auf und malte ihm ein Gesicht. Er durfte bis Freitag zusehen.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} aß im Stehen aus der Tüte und fragte {part_def_acc} alle drei Minuten mit dem Finger ab.',
          ],
          warm: [
            '{hero_subj} sagte allen, sie sollten ruhig gehen, {hero_er} passe auf {part_def_acc} auf. Hungrig passte {hero_er} leider sehr gründlich auf.',
          ],
          clever: [
            '{hero_subj} las auf der Chipstüte die Nährwerte, dann zum vierten Mal die Uhr, und prüfte {part_def_acc} zwischendurch.',
          ],
          playful: [
            '{hero_subj} hielt {part_def_dat} einen Chip hin, zur Bestechung. Alle lachten, und danach hatte keiner mehr einen.',
          ],
        },
        fails: [
          'Jeder, der fragte, ob {hero_er} etwas brauche, bekam ein <hero>Nein</hero>, und jedes Nein brachte {hero_subj} wieder mit den Fingern daran.',
        ],
        again: ['{hero_subj} beugte sich tiefer darüber. Vom Salz an den Fingern wurde es nicht besser.'],
        noticing: [
          'Der Finger, der prüfen wollte, zitterte. {hero_subj} hielt ihn fest. Ringsum an der Wand saßen welche mit Krümeln und sahen in eine andere Richtung.',
        ],
        deed: [
          '{hero_subj} gab das Konzertgeld für eine Tüte Möhren aus und schälte sie, mitten im Raum, für alle. Das erste Stück aß {hero_er} selbst, und an {part_def_acc} ging so lange keiner.',
        ],
        answer: ['Sechs Leute schälen lauter, als man denkt. Um {part_def_acc} war es dafür still.'],
        echo: [
          'Die Schalen ergaben eine Spirale von zwei Armen Länge. {companion} hat sie gemessen und fotografiert.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} hatte seit dem Morgen nichts gegessen außer Gummibärchen und stand vor {part_def_dat}, die Finger immer daran.',
          ],
          warm: [
            '{hero_subj} verteilte Traubenzucker an alle, die bei {part_def_dat} warteten. Danach waren alle sehr schnell und sehr durstig.',
          ],
          clever: [
            '{hero_subj} hatte errechnet, wie viel Zeit man spart, wenn man bei {part_def_dat} nicht isst. Es war eine halbe Stunde, und sie war gleich wieder weg.',
          ],
          playful: [
            '{hero_subj} taufte den knurrenden Magen auf den Namen Günter und ließ Günter mit {part_def_dat} verhandeln. Beim ersten Mal war es komisch.',
          ],
        },
        fails: ['Mit leerem Magen wird jeder Finger neugierig. {hero_subj} sah alle Augenblicke nach.'],
        again: ['{hero_subj} aß das letzte rote Gummibärchen und sah noch einmal nach.'],
        noticing: [
          'Es knackte. {hero_subj} drehte sich um. {companion} saß auf der Treppe und kaute an einer Möhre, als gäbe es eine zweite Uhr, die langsamer ging.',
        ],
        deed: [
          '{hero_subj} trug das Geld für den Abend zum Laden an der Ecke und kam mit Kohlrabi und einem Brot zurück. Mitten im Raum machte {hero_er} für alle Scheiben. Die erste aß {hero_er} selbst.',
        ],
        answer: ['Vor lauter Kauen wurde es still. Eine Brotzeit lang sah niemand nach {part_def_dat}.'],
        echo: ['Vom Kohlrabi blieben die Blätter. {companion} trug eines hinter dem Ohr, bis nach Hause.'],
      },
    ],
  },
  purpleMouth: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} aß {hero_seine} Rote Bete heimlich hinter der Tasche und rief dann quer durch den Raum nach {part_def_dat}.',
          ],
          warm: [
            '{hero_subj} meinte, {part_def_nom} wolle bestimmt in Ruhe essen, und lachte mit den anderen über etwas ganz anderes, beinahe.',
          ],
          clever: [
            '{hero_subj} hielt den eigenen Deckel mit zwei Daumen zu und fragte {part_def_acc}, warum man sich denn verstecke.',
          ],
          playful: [
            '{hero_subj} machte über die Dose von {part_def_dat} einen kleinen Witz. Er war nicht böse. Er war nur für alle hörbar.',
          ],
        },
        fails: ['Alle lachten, {hero_subj} auch, und drüben ging ein Deckel zu.'],
        again: [
          '<hero>War doch nur Spaß</hero>, sagte {hero_subj}, den Mund fest geschlossen, wegen der Farbe.',
        ],
        noticing: [
          '{hero_subj} sah zu dem zugehaltenen Deckel hinüber, mit den zwei Daumen darauf. Dann sah {hero_er} auf die eigene Dose. Es waren dieselben zwei Daumen.',
        ],
        deed: [
          '{hero_subj} stellte die Dose offen in die Mitte und aß, bis der Mund lila war. Ein Stück fiel auf das weiße Hemd. {hero_subj} hielt die Gabel hin.',
        ],
        answer: [
          'Gelacht wurde wieder, diesmal über {hero_ihn}. Neben dem einen lila Mund war im Raum nun Platz für {part_def_acc}.',
        ],
        echo: [
          'Der Fleck ging nicht heraus. <companion>Sieht aus wie Dänemark</companion>, sagte {companion}. Seitdem heißt das Hemd so.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} aß die eigenen Blätter im Treppenhaus, mit dem Gesicht zur Wand. Drinnen lachte {hero_er} mit, als {part_def_nom} eine Dose aufmachte.',
          ],
          warm: [
            '{hero_subj} flüsterte {part_def_dat} zu, das sehe doch lustig aus. Es wurde laut gelacht, und {hero_er} meinte es gut.',
          ],
          clever: [
            '{hero_subj} wusste, dass man bei so etwas entweder lacht oder drankommt. Vor {part_def_dat} lachte {hero_er} und hielt die eigene Tasche zu.',
          ],
          playful: [
            '{hero_subj} machte ein Kaninchen nach, vor {part_def_dat}. Es war ein gutes Kaninchen, und in der Tasche wartete der eigene Salat.',
          ],
        },
        fails: ['Drüben ging ein Deckel zu. {hero_subj} drückte in der Tasche auch einen zu.'],
        again: ['Noch einmal das Kaninchen, auf Wunsch.'],
        noticing: [
          'In der Tasche tropfte etwas, und auf dem Boden wurde ein Fleck daraus, dunkelrot. Er kam unter der Bank hervor und ging auf die weißen Schuhe zu. Es waren die eigenen.',
        ],
        deed: [
          '{hero_subj} machte die Dose auf, mitten auf dem Tisch. Es war Rote Bete, mit Zwiebeln. {hero_er} nahm einen großen Bissen, lachte mit violetten Zähnen und schob die Gabel über den Tisch.',
        ],
        answer: [
          'Sie lachten wieder, diesmal über violette Zähne. Drüben machte {part_def_nom} den Deckel einen Fingerbreit auf.',
        ],
        echo: [
          'Die Schuhe haben noch immer den Fleck. <companion>Wie eine Landkarte</companion>, sagte {companion}. <hero>Von wo?</hero> <companion>Von Bete.</companion>',
        ],
      },
    ],
  },
};
