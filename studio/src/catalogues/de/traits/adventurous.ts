import type { Tables } from '../../schema.ts';

export const adventurous: NonNullable<Tables['trait']['adventurous']> = {
  home: [
    {
      text: 'Zwischen dem kurzen und dem spannenden Weg sah {hero_subj} keinen Unterschied. Zum Bäcker brauchte {hero_er} eine Stunde.',
      from: '6-8',
    },
    '{hero_subj} war auf dem Schulweg schon einmal durch drei Gärten und ein Boot gekommen.',
    'Auf dem Stadtplan von {hero} gab es weiße Flecken. Sie wurden jede Woche kleiner.',
    {
      text: 'Der Rucksack von {hero} stand immer gepackt. Es waren ein Seil, ein Brot und eine Pfeife darin.',
      from: '6-8',
    },
    { text: '{hero_subj} hatte im Flur gezeltet, auf dem Dachboden und unter dem Esstisch.', to: '9-12' },
    'Wo ein Schild nach links zeigte, wollte {hero_subj} wissen, was rechts war.',
    '{hero_subj} fuhr mit dem Bus gern eine Haltestelle zu weit, der Aussicht wegen.',
    {
      text: 'Mit einem Topf auf dem Kopf hatte {hero_subj} den Nordpol entdeckt. Er lag im Keller.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Vor dem Frühstück war {hero} heute schon in einer Pfütze gewesen, quer hindurch, mit Flagge.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_subj} ging nie dieselbe Seite der Straße. Drüben konnte ja etwas sein.',
    {
      text: 'Die Treppe zu Hause kannte {hero} vorwärts, rückwärts und auf dem Po. Nur das Geländer fehlte noch.',
      to: '9-12',
    },
    'Wenn es hieß, gleich um die Ecke, dann fragte {hero}: <hero>Um welche?</hero>',
    { text: 'Aus dem Bett ging es bei {hero} nie einfach hinaus. Heute war ringsherum Meer.', to: '9-12' },
    {
      text: '<hero>Ich bin um sechs zurück</hero>, sagte {hero_subj} an der Tür. Von wo, das sagte {hero_er} nie, denn das stand um diese Zeit noch nicht fest.',
      from: '9-12',
    },
    {
      text: 'Im Heft von {hero} standen alle Buslinien, die {hero_er} schon bis zum Ende gefahren war. Es fehlten noch drei.',
      from: '9-12',
    },
    {
      text: 'Auf dem Schulweg gab es vierzehn Abkürzungen. Elf davon waren länger. {hero_subj} kannte sie alle.',
      from: '13-17',
    },
    {
      text: '<hero>Man könnte doch auch zu Fuß</hero>, sagte {hero_subj}, ehe überhaupt feststand, wohin.',
      from: '13-17',
    },
    '<hero>Ich geh mal hinters Sofa</hero>, sagte {hero_subj}. <hero>Wartet nicht auf mich.</hero>',
    '<hero>Land in Sicht</hero>, rief {hero_subj} jeden Morgen vom Bett herunter. Es war der Teppich.',
    '<hero>Da waren wir noch nie</hero>, sagte {hero_subj} vor der Besenkammer. Eine Stunde später kannte {hero_er} sich aus.',
    '<hero>Hier entlang</hero>, sagte {hero_subj} und zeigte auf eine Hecke.',
  ],
  firstMove: [
    '{hero_subj} nahm den Weg, der nicht auf dem Plan stand. Er sah viel besser aus.',
    '<hero>Hier geht es auch</hero>, rief {hero_subj} von irgendwo weiter oben.',
    {
      text: '{hero_subj} hatte sich das Seil schon um den Bauch gebunden. Wohin das andere Ende kam, war noch offen.',
      to: '9-12',
    },
    'Erst wollte {hero_subj} nur nachsehen, was hinter der Ecke war. Hinter der Ecke war noch eine.',
    '{hero_subj} machte aus dem Hinüber eine Expedition und gab allem neue Namen.',
    '{hero_subj} sprang auf das Nächste, was hoch genug war, und hielt Ausschau.',
    'Als die anderen noch vom Umkehren sprachen, war {hero} schon dran, mit der Nase voraus. Die Füße hüpften hinterher.',
    '<hero>So hat es bestimmt noch keiner versucht</hero>, rief {hero_subj}. Das hatte vermutlich einen Grund.',
    'Auf allen vieren kam {hero} von der Seite, von der keiner kommt. Den Umweg dorthin zählte {hero_er} als Gewinn.',
    '{hero_subj} nahm Anlauf, und zwar einen langen. Unterwegs überlegte {hero_er}, wohin.',
    {
      text: '<companion>Da steht, man soll links herum</companion>, sagte {companion}. <hero>Eben</hero>, sagte {hero_subj} und ging rechts.',
      from: '9-12',
    },
    {
      text: '<hero>Wenn es schiefgeht, haben wir was zu erzählen</hero>, sagte {hero_subj}. Das war der ganze Plan.',
      from: '9-12',
    },
  ],
  tries: [
    {
      text: '<hero>Es gibt immer einen zweiten Weg</hero>, sagte {hero_subj} und ging ihn suchen. Es kam eine Ecke, es kam noch eine, und dann kamen Fußspuren. Sie waren frisch. Sie passten genau unter die eigenen Füße. <companion>Da bist du ja wieder</companion>, sagte {companion} und hatte sich nicht vom Fleck gerührt. <companion>War es schön?</companion> {hero_subj} schüttelte einen Schuh aus und sagte es nicht.',
      from: '9-12',
    },
    {
      text: '{hero_subj} malte eine Karte in die Luft, mit {part_def_dat} in der Mitte und drei Pfeilen daran vorbei. <companion>Schöne Pfeile</companion>, sagte {companion}. <hero>Wir nehmen den dritten</hero>, sagte {hero_subj}. Sie nahmen den dritten. Bis zur Mitte der Karte ging es ausgezeichnet. Dort blieben sie stehen, und der Pfeil ging allein weiter.',
      from: '9-12',
    },
    {
      text: '<hero>Jetzt wird es spannend</hero>, sagte {hero_subj}. Das hatte {hero_er} schon einmal gesagt. {hero_subj} krempelte die Ärmel hoch und versuchte es auf eine Art, auf die es noch keiner versucht hatte, und bald war klar, warum. <companion>Jetzt ist es spannend</companion>, sagte {companion}. Sie schnauften beide. Mehr bewegte sich nicht, und {part_def_nom} schon gar nicht.',
      from: '9-12',
    },
  ],
  helps: [
    'Da sah {hero_subj} einen Weg, den sonst keiner nehmen würde. Er begann genau hier, und er war nicht bequem.',
    'Der unbekannte Ort, merkte {hero}, lag diesmal nicht da draußen.',
    '{hero_subj} hatte keine Angst vor Umwegen. Vielleicht war dies einer, der nur so tat, als wäre er keiner.',
    '{hero_subj} dachte an alle weißen Flecken auf {hero_seinem} Plan. Auf diesem hier stand ein Name.',
    'Es gab noch eine Richtung, in die {hero} nicht gegangen war: auf den anderen zu.',
    'Umkehren, dachte {hero}, ist auch eine Entdeckung. Man sieht dabei alles von vorn.',
    '{hero_subj} drehte sich einmal im Kreis, mit geschlossenen Augen. Als {hero_er} stehen blieb, lag vorn, was vorher hinten gewesen war.',
    'Weit weg war {hero} heute schon gewesen. Ganz nah, genau vor der eigenen Nase, noch nicht.',
    'Der beste Fund lag meistens neben dem Weg, wusste {hero}. {hero_subj} schaute also daneben.',
    '{hero_subj} schrieb im Kopf einen Brief aus der Ferne: Liebe Leute, heute stecke ich fest. Danach war das Feststecken schon ein Kapitel.',
    {
      text: '<hero>Hier haben wir noch nie gestanden</hero>, sagte {hero_subj}. <hero>Immer sind wir nur durchgerannt.</hero>',
      from: '9-12',
    },
    {
      text: '<companion>Zurück?</companion>, fragte {companion}. <hero>Noch nicht</hero>, sagte {hero_subj}. <hero>Erst mal hinsetzen. Im Sitzen sieht man andere Wege.</hero>',
      from: '9-12',
    },
  ],
  homeward: [
    '{hero_subj} nahm den Heimweg, der länger aussah. Er war auch länger. Dafür hatte er eine Brücke.',
    'An jeder Ecke schaute {hero_subj} noch in die andere Straße hinein und merkte sie sich für morgen.',
    'Das letzte Stück ging {hero_subj} auf dem Bordstein, Fuß vor Fuß, wie auf dem Rand einer Landkarte.',
    'Unterwegs kletterte {hero} über zwei Sachen, um die man auch herumgehen konnte.',
    {
      text: '{hero_subj} probierte den Heimweg mit geschlossenen Augen, sieben Schritte lang. Der achte war eine Hecke.',
      to: '9-12',
    },
    'Da war ein Weg, den {hero} nicht kannte. {hero_subj} ging ihn bis zum Ende, nickte ihm zu und kam zurück.',
    '{hero_subj} lief den Hügel hinauf, nur um zu sehen, wie es von oben nach Hause ging. Es ging bergab.',
    'Auf der Mauer war gerade so viel Platz wie ein Fuß breit ist. Das reichte {hero} bis zur Ecke.',
    'Einmal bog {hero} zu früh ab. Das war das schönste Stück.',
    '{hero_subj} ging auf der Seite, auf der keiner ging. Dort lag noch das ganze Laub.',
    {
      text: '<companion>Das ist aber nicht der Heimweg</companion>, sagte {companion}. <hero>Noch nicht</hero>, sagte {hero_subj}.',
      from: '9-12',
    },
    {
      text: 'An der Kreuzung warf {hero_subj} eine Münze. <companion>Und wenn sie falsch liegt?</companion> <hero>Dann werfe ich noch mal</hero>, sagte {hero_subj}. <hero>Die Münze soll ja auch etwas davon haben.</hero>',
      from: '9-12',
    },
    {
      text: '<hero>Ich wäre gern einmal irgendwo, ohne vorher loszugehen</hero>, sagte {hero_subj}. {companion} dachte den Rest des Weges darüber nach, ob das ginge.',
      from: '13-17',
    },
  ],
  arrive: [
    'Die anderen sahen noch, da stand {hero} schon auf dem Höchsten, was es hier gab. <hero>Da geht es noch weiter</hero>, rief {hero_er}.',
    '{hero_subj} kam nicht einfach an, {hero_er} landete, mit beiden Füßen und Armen wie Flügel. Gleich danach wurde der Boden untersucht.',
    'Wo ein Weg anfing, stand {hero_subj} schon darauf. Wo keiner anfing, stand {hero_er} einen Augenblick später.',
    '{hero_subj} gab dem Ort erst einmal einen Namen: Land der nassen Socken. Nass waren die Socken noch nicht, aber bald.',
    'Mit der Hand über den Augen suchte {hero_subj} den Rand von allem. Hinter dem Rand, sagte {hero_er}, fange es ja erst richtig an.',
    '{hero_subj} zählte bis vier und lief los. Bei drei war {hero_er} freilich schon nicht mehr zu sehen.',
    'Auf Zehenspitzen, auf Händen, auf dem Po: {hero} probierte aus, wie man hier am besten vorankam. Am schnellsten war der Po.',
    '{hero_subj} leckte einen Finger an und hielt ihn hoch. <hero>Hier entlang</hero>, sagte {hero_er}, denn dort zog es am meisten.',
    'Ein Stück links und ein Stück rechts lief {hero} alles ab. Dann kam {hero_er} mit Neuigkeiten zurück.',
    '{hero_subj} drückte einen Fuß fest auf und hob ihn langsam wieder hoch. Der erste Abdruck gehörte {hero_ihm}.',
    {
      text: '<hero>Hier war bestimmt schon jemand</hero>, sagte {hero_subj}. <hero>Aber nicht von dieser Seite.</hero>',
      from: '9-12',
    },
    {
      text: 'Das Erste, was {hero_subj} sah, war ein Weg, der auf keinem Plan stand. Das Zweite sah {hero_er} schon von dort aus.',
      from: '9-12',
    },
  ],
  worry: [
    'Kein Weg lockte {hero} mehr, nicht einmal der um die Ecke. {hero_subj} stand mit hängenden Armen da, die Fußspitzen nach innen.',
    '{hero_subj} scharrte mit dem Schuh im Kreis. Es war der kürzeste Weg, den {hero_er} je gegangen war.',
    '<hero>Nächstes Mal</hero>, fing {hero_subj} an. Dann fiel {hero_ihm} ein, dass dieses Mal noch gar nicht vorbei war.',
    '{hero_subj} sah nach oben, als läge dort ein Ausgang. Es lag keiner dort, und der Nacken wurde steif.',
    'Die Beine von {hero} wollten weg, alle beide, in zwei Richtungen. Dazwischen saß {hero_er} und hielt sie fest.',
    'Von ganz weit her, so hörte es sich an, sagte {hero}: <hero>Ups.</hero> Dabei stand {hero_er} mittendrin.',
    '{hero_subj} zog den Kopf ein wie im Zelt, wenn es tropft. So blieb {hero_er} hocken und rührte keinen Zeh.',
    'Umkehren kannte {hero} kaum. Jetzt schaute {hero_er} dreimal über die Schulter, und jedes Mal ein wenig länger.',
    '{hero_subj} machte den Mund zu, der eben noch gejubelt hatte. Die Ohren wurden langsam warm.',
    'In {hero} war ein Kribbeln, aber nicht das gute von vorhin. Dieses saß tiefer und drehte sich.',
    {
      text: '<companion>Hast du einen Plan?</companion>, fragte {companion}. <hero>Ich hatte einen</hero>, sagte {hero_subj}. Er war ziemlich weit vorn zu Ende gewesen.',
      from: '9-12',
    },
  ],
};
