import type { Tables } from '../schema.ts';

export const attributes: Tables['attribute'] = {
  tall: {
    line: [
      {
        text: '{hero_subj} musste sich bücken, und als {hero_er} unten war, lag da etwas, das nur von unten zu sehen war.',
        from: '6-8',
      },
      'Über die Kante konnte nur {hero} schauen. <hero>Noch ein Stück</hero>, meldete {hero_er} nach unten.',
      '{hero_subj} stieß sich den Kopf an einem Zweig und fing gleich auf, was herunterfiel.',
      'Was hoch oben hing, das holte {hero_subj} auf Zehenspitzen herunter.',
      '{hero_subj} stellte sich hin und war für eine Weile der Wegweiser.',
      'Von oben sah {hero}, wo der Weg einen Bogen machte.',
      'Die anderen rannten, {hero} ging, und sie kamen zur selben Zeit an.',
      '{hero_subj} hielt die Zweige hoch wie ein Tor und ließ die anderen durch.',
      'Einen Türrahmen grüßte {hero} aus Gewohnheit mit eingezogenem Kopf.',
      {
        text: '{hero_subj} reckte den Arm, und an der Spitze des Fingers war gerade noch Platz für eine Antwort.',
        from: '6-8',
      },
    ],
  },
  short: {
    line: [
      {
        text: 'Unten war eine Lücke, nicht höher als ein Stuhl. {hero_subj} ging hindurch, ohne sich zu bücken.',
        from: '6-8',
      },
      'Alle sahen über {hero} hinweg. So konnte {hero_er} in Ruhe hören, was sie sagten.',
      '{hero_subj} brauchte einen Stein zum Draufstehen und fand einen, der genau passte.',
      'Unter den Zweigen gab es einen Weg, den nur {hero} sehen konnte.',
      'Wo andere krochen, ging {hero_subj} aufrecht und hielt ihnen die Halme zur Seite.',
      'Von dort unten sah {hero}, was alle übersehen hatten: eine Reihe winziger Spuren.',
      '{hero_subj} schlüpfte zwischen zwei Ellenbogen hindurch und kam vorne heraus.',
      'Da passte keiner hinein, hieß es. {hero_subj} antwortete von drinnen.',
      'Zwei Schritte machten die anderen, drei machte {hero}, und redete dabei noch.',
      '{hero_subj} ging unter der Stange durch. Alle anderen gingen außen herum.',
    ],
  },
  strong: {
    line: [
      '{hero_subj} trug zwei Taschen und hatte noch einen Finger frei. Den bot {hero_er} an.',
      'Es klemmte. {hero_subj} hob nur ein wenig an, und es klemmte nicht mehr.',
      {
        text: '{hero_subj} rollte einen Stein beiseite und setzte den Käfer, der darunter wohnte, wieder richtig hin.',
        from: '6-8',
      },
      {
        text: 'Etwas Zartes zu halten war für {hero} viel schwerer. {hero_er} hielt die Luft an dabei.',
        from: '6-8',
      },
      '<hero>Festhalten</hero>, sagte {hero_subj}, und alle hielten sich an {hero_ihm} fest.',
      '{hero_subj} hob an, was im Weg lag, und wartete, bis alle darunter durch waren.',
      'Aus Versehen zog {hero_subj} den ganzen Griff ab. {hero_er} steckte ihn leise wieder an.',
      'Mit einer Hand hielt {hero_subj} das Gleichgewicht, mit der anderen den Rest.',
      '{hero_subj} nahm den schwersten Teil, ohne zu fragen, welcher es war.',
      'Wo drei ziehen wollten, genügte {hero}. Die drei zogen dann an {hero_ihm}, zum Spaß.',
    ],
  },
  agile: {
    line: [
      {
        text: '{hero_subj} bog sich unter einem Ast hindurch und über den nächsten hinweg, fast ohne anzuhalten.',
        from: '6-8',
      },
      {
        text: 'Ein Fuß hier, eine Hand da, und {hero} war oben, ehe jemand etwas sagen konnte.',
        from: '6-8',
      },
      '{hero_subj} drehte sich seitwärts, dann noch ein bisschen mehr, und war vorbei.',
      'Wo keine Stufe war, nahm {hero_subj} die Kante, die Wurzel, den Haken.',
      '{hero_subj} hing kopfüber und fand, dass es von hier aus einfacher aussah.',
      'Der Boden gab nach. {hero_subj} stand schon auf dem nächsten Fleck.',
      '{hero_subj} faltete sich klein wie ein Taschentuch und passte hindurch.',
      'Von links nach rechts schwang sich {hero}, und in der Mitte winkte {hero_er}.',
      'Mit den Zehen hob {hero_subj} auf, was mit den Händen nicht zu erreichen war.',
      '{hero_subj} machte eine Rolle und kam mit dem Gesicht nach vorn wieder heraus.',
    ],
  },
  graceful: {
    line: [
      {
        text: '{hero_subj} ging über die schmale Kante wie über einen breiten Weg, einen Fuß genau vor dem anderen.',
        from: '6-8',
      },
      'Keine Stufe knarrte, als {hero} darüberging.',
      '{hero_subj} breitete die Arme aus. Da wurde das Wackeln zu einem Tanz.',
      '{hero_subj} trat so leise auf, dass ein Vogel sitzen blieb.',
      'Beim Springen drehte {hero_subj} sich einmal und landete, als hätte jemand einen Punkt gesetzt.',
      'Auf einem Bein stand {hero_subj} und wartete, bis die anderen so weit waren.',
      '{hero_subj} trug etwas Volles, und es schwappte nicht.',
      'Zwischen den Pfützen ging {hero_subj} hindurch, als gäbe es einen Faden in der Luft.',
      'Man hörte nicht, dass {hero} kam. Man merkte nur, dass {hero_er} da war.',
      '{hero_subj} wich einem Zweig aus, und es sah aus wie eine Begrüßung.',
    ],
  },
  energetic: {
    line: [
      '{hero_subj} war schon am Ziel der Frage, bevor sie zu Ende gestellt war.',
      '{hero_subj} lief vor und zurück und wieder vor. So ging {hero} den Weg dreimal.',
      'Still stehen konnte {hero} nur mit wippenden Zehen. Die Zehen wippten.',
      'Im Laufen zog {hero_subj} die Jacke aus, im Laufen zog {hero_er} sie wieder an.',
      '<hero>Ich habe schon nachgesehen</hero>, rief {hero_subj} von ganz vorn.',
      '{hero_subj} hüpfte, wo man gehen konnte, und rannte, wo man hüpfen konnte.',
      'Als die anderen Luft holten, holte {hero_subj} schon die zweite Ladung.',
      '{hero_subj} sprang dreimal hoch, um über die Sache hinwegzusehen. Beim dritten Mal klappte es.',
      'Der Schal von {hero} kam immer einen Augenblick später an.',
      'Vor Ungeduld machte {hero_subj} eine Runde um alle herum, und noch eine.',
    ],
  },
  calm: {
    line: [
      {
        text: 'Ein Falter setzte sich {hero} auf die Schulter und blieb dort bis zur nächsten Biegung.',
        from: '6-8',
      },
      '{hero_subj} ging in {hero_seinem} Tempo, und nach und nach gingen alle so.',
      'Was vor anderen davonlief, kam zu {hero} und roch an {hero_seinem} Ärmel.',
      'Ringsum wurde gerufen. {hero_subj} sagte leise ein Wort, und alle hörten es.',
      '{hero_subj} stand da wie ein Baum, und die Unruhe ging um {hero_ihn} herum.',
      'Als etwas knackte, fuhren alle zusammen. {hero_subj} sah nur hin.',
      '{hero_subj} atmete langsam. Wer neben {hero_ihm} ging, atmete bald genauso.',
      {
        text: 'Ein kleines Tier lief {hero} über den Schuh und kehrte um, weil es dort so gut war.',
        from: '6-8',
      },
      'Nichts an {hero} hatte es eilig, nicht einmal die Haare im Wind.',
      '{hero_subj} setzte die Füße so ruhig, dass der Staub liegen blieb.',
    ],
  },
  enchanting: {
    line: [
      {
        text: 'Wer {hero} einmal guten Tag gesagt hatte, ging noch lange mit einem halben Lächeln weiter.',
        from: '6-8',
      },
      '{hero_subj} grüßte jemanden am Weg. Der vergaß, warum er eben noch gebrummt hatte.',
      'Wo {hero} fragte, gab es immer noch einen Platz, und meistens einen Keks.',
      {
        text: '<hero>Dürfen wir?</hero>, fragte {hero_subj}. Vor so einer Frage ging jede Schranke ein Stück von allein hoch.',
        from: '6-8',
      },
      'Jemand hielt {hero} die Zweige auf und wusste selbst nicht, weshalb.',
      '{hero_subj} winkte, und irgendwer, der es gar nicht war, winkte zurück.',
      '{hero_subj} merkte sich von jedem den Namen. Darum kannten nachher auch alle {hero_seinen}.',
      'Ein Wort von {hero}, und die Stimmung roch nach frischem Brot.',
      'Selbst der mürrische Wind machte bei {hero} eine kleine Pause.',
      '{hero_subj} sagte Danke zu einer Tür. Sie ging danach viel leichter.',
    ],
  },
  mysterious: {
    line: [
      {
        text: 'In {hero_seiner} Tasche trug {hero} einen gefalteten Zettel, den noch keiner gelesen hatte. Kurz sah {hero_er} hinein und nickte.',
        from: '6-8',
      },
      '{hero_subj} sagte nur: <hero>Dort entlang.</hero> Woher {hero_er} das wusste, sagte {hero_er} nicht.',
      'Auf die Frage, was in der Dose sei, antwortete {hero}: <hero>Noch nichts.</hero>',
      {
        text: '{hero_subj} ging am Rand, halb im Schatten, und sah von dort mehr als die anderen.',
        from: '6-8',
      },
      'Mit Kreide machte {hero_subj} ein kleines Zeichen an den Weg. Es bedeutete etwas.',
      '{hero_subj} zog die Kapuze hoch und horchte, als hätte {hero_er} eine Verabredung.',
      'Einmal blieb {hero_subj} stehen und lächelte über etwas, das gar nicht da war.',
      '{hero_subj} verschwand hinter einer Ecke und kam aus der anderen Richtung wieder.',
      'Man fragte {hero}, ob {hero_er} schon einmal hier gewesen sei. <hero>Beinahe</hero>, sagte {hero_er}.',
      '{hero_subj} band einen roten Faden an einen Zweig, wortlos, mit einem doppelten Knoten.',
    ],
  },
  magical: {
    line: [
      'Wo {hero} vorbeiging, neigte sich ein Halm, obwohl gar kein Wind war.',
      'Ein Blatt drehte sich um, als {hero} es ansah, und zeigte die helle Seite.',
      '{hero_subj} nieste. Irgendwo ging ein Licht an und gleich wieder aus.',
      'Drei kleine Funken folgten der Hand von {hero} und verloren sich dann im Gras.',
      'Ein Steinchen rollte {hero} nach, bergauf, bis {hero_er} es in die Tasche steckte.',
      'Neben {hero} wurde der Nebel ein bisschen dünner, gerade so breit wie ein Weg.',
      'Wenn {hero} summte, summte etwas mit, das keinen Mund hatte.',
      'Eine Feder, die {hero} losließ, fiel nicht. Sie überlegte noch.',
      'Der Schatten von {hero} hob grüßend den Hut. {hero_subj} trug gar keinen.',
      {
        text: 'Unter den Füßen von {hero} wurde das Moos für einen Augenblick golden, dann war es wieder grün.',
        from: '6-8',
      },
    ],
  },
  athletic: {
    line: [
      '{hero_subj} lief nicht schnell los. {hero_er} lief so, dass es bis zum Ende reichte.',
      {
        text: 'Vor dem Sprung zählte {hero_subj} die Schritte ab, und der letzte traf die Kante genau.',
        from: '6-8',
      },
      '{hero_subj} dehnte erst das linke Bein, dann das rechte, und dann die Ohren.',
      'Vier Schritte ein, vier Schritte aus: So atmete {hero} bergauf.',
      '{hero_subj} nahm Anlauf, sprang und warf den anderen von drüben das Seil zu.',
      'Als es steil wurde, wurde {hero} leiser und gleichmäßiger.',
      '{hero_subj} gab den Takt vor, mit den Sohlen, und bald liefen alle darin.',
      'Noch im Laufen band {hero} das Stirnband fester.',
      '{hero_subj} fing auf, was herunterfiel, ohne stehen zu bleiben.',
      'Nach dem langen Stück war {hero} kaum außer Atem. Nur die Schuhe keuchten.',
    ],
  },
  slender: {
    line: [
      'Zwischen zwei Brettern war ein Spalt. {hero_subj} drehte sich zur Seite und war durch.',
      {
        text: '{hero_subj} schob sich am Rand vorbei, dort, wo nur ein Fuß neben dem anderen Platz hatte.',
        from: '6-8',
      },
      'Der Ast war dünn, aber {hero} trug er.',
      'Wo die Wand eine Lücke ließ, reichte {hero} mit dem ganzen Arm hinein.',
      '{hero_subj} stellte sich hinter einen schmalen Stamm und war nicht mehr zu finden.',
      '<hero>Moment</hero>, sagte {hero_subj}, zog den Bauch ein und machte von innen auf.',
      '{hero_subj} ging seitwärts wie ein Blatt Papier, das man unter einer Tür hindurchschiebt.',
      'Durch das Gitter kam keiner. {hero_subj} war schon auf der anderen Seite.',
      'Auf dem schmalen Sims hatte nur {hero} noch Platz zum Umdrehen.',
      '{hero_subj} kam mit der Hand in den Spalt, in den das Ding gerollt war.',
    ],
  },
  chubby: {
    line: [
      'Alles schwankte. {hero_subj} stand fest, und die anderen hielten sich an {hero_ihm}.',
      'Beim Rutschen bergab holte {hero_subj} keiner ein, und unten lachte {hero_er} schon.',
      'Der Wind schob alle einen Schritt zurück, nur {hero} nicht.',
      {
        text: '{hero_subj} setzte sich auf das Ende des Bretts, und am anderen Ende ging es in die Höhe.',
        from: '6-8',
      },
      '{hero_subj} ging voran und machte eine gute, breite Spur für alle.',
      'Als es kalt zog, rückten alle an {hero} heran. Da war es warm.',
      '{hero_subj} lehnte sich dagegen, ganz gemütlich, und es gab nach.',
      'Wo es wackelte, stellte {hero_subj} sich in die Mitte. Dann wackelte es nicht mehr.',
      '{hero_subj} ließ sich ins Laub fallen, und es machte ein schön dumpfes Geräusch.',
      'Mit einem Satz war {hero} drüben. Der Boden sagte: wumm.',
    ],
  },
  nimble: {
    line: [
      '{hero_subj} hatte den Knoten offen, als die anderen noch nach einer Schere suchten.',
      'Drei Kirschkerne fing {hero} auf, mit zwei Fingern, einen nach dem anderen.',
      '{hero_subj} zog einen Splitter heraus, bevor er wehtun konnte.',
      'Mit schnellen Fingern flocht {hero} aus drei Halmen einen Strick.',
      'Etwas fiel, und {hero} hielt es schon in der Hand.',
      '{hero_subj} fädelte die Schnur durch das kleinste Loch, ohne hinzusehen.',
      'Ehe jemand den Deckel fand, hatte {hero_subj} ihn aufgeschraubt und wieder zu.',
      '{hero_subj} steckte das Lose fest, das Feste los und hatte noch Zeit zum Winken.',
      'Ein Schmetterling wollte aus dem Netz. {hero_subj} half ihm mit einem Finger.',
      '{hero_subj} sammelte die Perlen auf, so schnell, dass es nach Regen klang.',
    ],
  },
  freckled: {
    line: [
      { text: 'Jemand fing an, die Punkte auf der Nase von {hero} zu zählen, und kam bis elf.', from: '6-8' },
      'Auf der Nase von {hero} waren genauso viele Punkte wie am Himmel. Es wurde nachgezählt.',
      {
        text: 'Da sei ja ein Sternenhimmel, bekam {hero} zu hören. {hero_er} rieb sich die Nase. Er blieb.',
        from: '6-8',
      },
      'Ein Marienkäfer setzte sich {hero} auf die Wange und glaubte sich unter Verwandten.',
      '{hero_subj} sah in eine Pfütze. Die Punkte auf der Nase sahen zurück, und ein Fisch.',
      'Die Sonne legte {hero} noch einen Punkt dazu, gleich neben die anderen.',
      'Wenn {hero} die Nase krauste, rückten alle Punkte zusammen wie Leute auf einer Bank.',
      {
        text: 'Mit Matsch spritzte es {hero} auf die Nase. Was Matsch war und was nicht, blieb offen.',
        from: '6-8',
      },
      {
        text: 'Unterwegs wollte einer die Punkte auf der Nase von {hero} zu einem Bild verbinden. Es wurde ein Fisch.',
        from: '6-8',
      },
      '{hero_subj} zog die Nase kraus und dachte. Man konnte dabei zusehen, Punkt für Punkt.',
    ],
  },
  dimpled: {
    line: [
      {
        text: 'Das Lachen von {hero} war zu sehen, ehe man es hörte. Links und rechts ging eine kleine Kuhle auf.',
        from: '6-8',
      },
      '{hero_subj} versuchte, ernst zu bleiben. Die zwei Kuhlen in den Wangen verrieten {hero_ihn}.',
      'Ein Regentropfen blieb genau in der Lachkuhle von {hero} liegen.',
      { text: 'In der linken Backe von {hero} saß ein Lachen, das nur noch nicht heraus war.', from: '6-8' },
      'Man brauchte {hero} nur anzusehen, dann wusste man: Gleich kommt ein Kichern. Es kam.',
      {
        text: 'Was denn so lustig sei, wurde {hero} gefragt. {hero_er} hatte noch gar nichts gesagt, nur die Wangen.',
        from: '6-8',
      },
      '{hero_subj} drückte mit den Fingern auf beide Backen, damit das Lachen drin blieb.',
      'Zuerst lachte die eine Wange von {hero}, dann die andere, dann der Rest.',
      'Ein Krümel saß {hero} in der Lachkuhle, als Vorrat.',
      {
        text: '{hero_subj} biss sich auf die Lippe. Die Kuhlen neben dem Mund hielten sich nicht daran.',
        from: '6-8',
      },
    ],
  },
  glasses: {
    line: [
      {
        text: '{hero_subj} putzte die Brille, um besser denken zu können. Danach sah auch das Denken klarer aus.',
        from: '6-8',
      },
      'Die Brille beschlug. {hero_subj} ging zehn Schritte durch eine Welt aus Milch.',
      {
        text: 'In den Gläsern von {hero} spiegelte sich etwas, das hinter {hero_ihm} war. So sah {hero_er} es zuerst.',
        from: '6-8',
      },
      '{hero_subj} schob die Brille hoch und las die winzige Schrift, die niemand bemerkt hatte.',
      'Mit der Brille fing {hero} einen Sonnenstrahl und schickte ihn in die dunkle Ecke.',
      {
        text: 'Ein Tropfen lief über das linke Glas. {hero_subj} sah jetzt alles doppelt, auch den Weg.',
        from: '6-8',
      },
      '{hero_subj} rückte die Brille gerade. Da rückte auch die Ferne gerade.',
      'Die Brille hing {hero} an einem Ohr, aber {hero_er} hielt die Spur.',
      {
        text: '{hero_subj} hielt die Brille wie eine Lupe über den Boden. Da waren Kratzer, und sie zeigten nach vorn.',
        from: '6-8',
      },
      'Auf die Brille fiel ein Blatt. {hero_subj} nahm es als Nachricht.',
    ],
  },
  rosy: {
    line: [
      {
        text: 'Die Hände von {hero} waren warm, sogar hier. {hero_er} hielt sie einem hin, der fror.',
        from: '6-8',
      },
      {
        text: '{hero_subj} blies in die Backen. Sie leuchteten wie zwei Lampen, und es wurde gleich gemütlicher.',
        from: '6-8',
      },
      'Nach dem schnellen Stück glühten {hero} die Wangen, und {hero_er} fächelte mit einem Blatt.',
      'Einer mit kalten Fingern legte sie {hero} an die Backe. <hero>Bitte sehr</hero>, sagte {hero_er}.',
      'An {hero} konnte man sehen, woher der Wind kam: Die eine Wange war röter.',
      'Vom Rennen hatte {hero} Backen wie zwei Äpfel. Eine Wespe sah genauer hin.',
      '{hero_subj} taute mit den Handflächen ein festgefrorenes Schloss auf.',
      'Eine Schneeflocke, oder was es war, schmolz auf der Wange von {hero} sofort.',
      'Man sah {hero} an, dass es bergauf ging: erst rosa, dann rot, dann oben.',
      '{hero_subj} drückte beide Hände ans Gesicht. Der Ofen war noch an.',
    ],
  },
  clumsy: {
    line: [
      '{hero_subj} stolperte über eine Wurzel. Unter der Wurzel lag genau das, was sie brauchten.',
      {
        text: 'Etwas kippte um, es war in der Nähe von {hero}. Dahinter kam ein Pfeil zum Vorschein.',
        from: '6-8',
      },
      '{hero_subj} trat auf das eigene Schuhband und kam deshalb als Erstes unten an.',
      'Die Dose fiel {hero} aus der Hand, rollte weg und zeigte ihnen den Weg.',
      '{hero_subj} setzte sich neben den Stein statt auf ihn. Dort war es weicher.',
      {
        text: 'Mit dem Ellenbogen stieß {hero} an einen Zweig. Es regnete kurz, und dann sah man besser.',
        from: '6-8',
      },
      {
        text: '{hero_subj} blieb mit dem Ärmel hängen. Am Haken hing ein Schild, das sonst keiner gelesen hätte.',
        from: '6-8',
      },
      'Beim Umdrehen warf {hero} einen Stapel um. Der unterste war der richtige.',
      '{hero_subj} verhedderte sich in der Schnur und hatte sie danach wenigstens dabei.',
      'Ein Pflaster am Knie löste sich. {hero_subj} klebte damit etwas fest, das lose war.',
    ],
  },
};
