import type { Tables } from '../../schema.ts';

export const brave: NonNullable<Tables['trait']['brave']> = {
  home: [
    'In den Keller ging {hero_subj} immer als Erstes hinunter. Danach kam das Licht.',
    {
      text: 'Kam eine Wespe zum Frühstück, standen alle auf. {hero_subj} schob ihr die Marmelade hin.',
      to: '9-12',
    },
    {
      text: 'Am Zaun um die Ecke bellte ein Hund jeden an. {hero_subj} sagte ihm jeden Tag guten Morgen.',
      from: '6-8',
    },
    'Ins kalte Wasser sprang {hero_subj} zuerst. Über die Kälte dachte {hero_er} im Fliegen nach.',
    {
      text: 'Wenn nachts etwas polterte, dann war es {hero}, {hero_g, select, m {der} other {die}} zurückrief.',
      from: '6-8',
    },
    { text: 'Auf dem höchsten Ast im Garten gab es eine blanke Stelle. Dort saß {hero_subj}.', to: '9-12' },
    { text: 'Von den Bonbons aß {hero} immer zuerst die grünen, die keiner kannte.', to: '9-12' },
    {
      text: 'Neue Rutschen und neue Leute fand {hero} gleich aufregend. Man musste ja einmal anfangen.',
      to: '9-12',
    },
    'Weil {hero_ihm} die Knie zitterten, pfiff {hero} auf der dunklen Treppe zweistimmig.',
    {
      text: '{hero_subj} hatte einmal dem Direktor gesagt, dass sein Schuh offen war, vor der ganzen Schule.',
      from: '6-8',
    },
    'Das Knarren im Flur hatte bei {hero} einen Namen. Es hieß Bernd und durfte bleiben.',
    { text: 'Beim Verstecken nahm {hero_subj} immer den Platz, in den sonst keiner wollte.', to: '9-12' },
    '{hero_subj} fragte die Leute im Laden selbst, wo der Zucker stand. Auch die mit Bart.',
    {
      text: 'An der Tafel stand eine Frage, auf die keiner die Antwort wusste. <hero>Ich weiß sie auch nicht</hero>, sagte {hero_subj} laut. Danach wurde die Stunde besser.',
      from: '9-12',
    },
    {
      text: 'Auf dem Sprungbrett blieb {hero_subj} jedes Mal stehen, bis unten jemand fragte, ob etwas sei. <hero>Ja</hero>, rief {hero_er} dann. <hero>Angst. Gleich.</hero>',
      from: '9-12',
    },
    {
      text: 'Beim Zahnarzt ging {hero_subj} als Erstes hinein. Im Wartezimmer nannte man das Haltung. Es war Rechnen: Wer zuerst hineingeht, ist zuerst wieder draußen.',
      from: '13-17',
    },
    {
      text: 'Im vollen Bus machte einer einen Spruch über den Fahrer. <hero>Sag’s ihm doch nach vorn</hero>, sagte {hero_subj}. Bis zur Endhaltestelle redete niemand mehr mit {hero_ihm}, und das ging auch.',
      from: '13-17',
    },
    '<hero>Wau</hero>, sagte {hero_subj} jeden Morgen zum Hund am Zaun. Der Hund wusste nie, was er darauf sagen sollte.',
    '<hero>Ich mach das Licht aus</hero>, sagte {hero_subj} abends. Das Dunkel wohnte ja auch hier.',
    '<hero>Noch mal</hero>, rief {hero_subj} und sprang gleich wieder von der Mauer. Es war eine kleine Mauer und ein großes Nochmal.',
    '<hero>Aaah</hero>, sagte {hero_subj} beim Arzt, ehe jemand fragte. <hero>Fertig?</hero>',
  ],
  firstMove: [
    '{hero_subj} war schon drei Schritte voraus. Dann erst sah {hero_er} nach, wo das war.',
    '<hero>Ich zuerst</hero>, sagte {hero_subj}, und da war {hero_er} auch schon unterwegs.',
    '{hero_subj} holte Luft und ging darauf zu, wie man auf einen großen Hund zugeht.',
    'Herumstehen half nichts. {hero_subj} setzte einen Fuß darauf, um zu sehen, was geschah.',
    '{hero_subj} rollte die Schultern und machte größere Schritte als sonst.',
    'Irgendeiner musste es anfassen. {hero_subj} streckte die Hand aus und sah dabei weg.',
    '{hero_subj} stellte beide Füße fest hin und sagte laut den eigenen Namen. Nun wusste {obstacle_def_nom} Bescheid.',
    'Bis drei zu zählen dauerte {hero} zu lange. {hero_er} fing bei drei an und ging los.',
    '{hero_subj} schluckte einmal, sehr hörbar. Das Kinn ging nach oben, und der Rest ging hinterher.',
    '<hero>Wer, wenn nicht ich?</hero>, fragte {hero_subj}. Auf eine Antwort wartete {hero_er} nicht.',
    {
      text: '<companion>Willst du nicht erst fragen?</companion>, sagte {companion}. <hero>Ich frag beim Anfassen</hero>, sagte {hero_subj}.',
      from: '9-12',
    },
    {
      text: '<hero>Hat das schon mal einer probiert?</hero>, fragte {hero_subj}. Das Schweigen danach nahm {hero_er} für ein Nein.',
      from: '9-12',
    },
  ],
  tries: [
    {
      text: '<hero>Noch mal</hero>, sagte {hero_subj} und ging zehn Schritte zurück, weil man das vor einem Sprung so macht. Von dort sah {hero_er} {part_def_acc} an. Zum Springen war da nichts, und der Anlauf wusste nicht, wohin. <companion>Was machst du da hinten?</companion>, rief {companion}. <hero>Ich bin mutig</hero>, rief {hero_subj}. <companion>Von hier sieht man es kaum</companion>, rief {companion}. Auf dem Rückweg waren es nur noch acht Schritte.',
      from: '9-12',
    },
    {
      text: '{hero_subj} machte die Schultern breit. <hero>Ich hab keine Angst vor dir</hero>, sagte {hero_er} zu {part_def_dat}, und zwar so laut, dass es ein Echo gab. Sonst gab es nichts. <companion>Ich glaub, das war nicht die Frage</companion>, sagte {companion}. Da stand {hero_er} nun mit dem ganzen Mut wie mit einem großen Schirm, wenn es nicht regnet, und fand nirgends einen Ständer dafür.',
      from: '9-12',
    },
    {
      text: 'Eins hatte {hero} noch nie gewagt: nichts zu tun, wenn andere dabei sind. Also tat {hero_er} etwas. {hero_subj} stampfte auf, klatschte in die Hände und ging von der anderen Seite heran. <companion>Das war dieselbe Seite</companion>, sagte {companion}. <companion>Du bist nur einmal ganz herum.</companion> Das Herz von {hero} klopfte wie nach einem Sieg.',
      from: '9-12',
    },
  ],
  helps: [
    '<hero>Mir ist auch mulmig</hero>, sagte {hero_subj}. Als es heraus war, wurde es ein Stück kleiner.',
    '{hero_subj} spürte das Zittern in den Beinen. Nun gut, dachte {hero_er}, dann zittern wir eben mit.',
    'Angst war wie kaltes Wasser, das wusste {hero}. Die ersten Zehen sind die schlimmsten.',
    '{hero_subj} gab dem Herzklopfen einen Namen. Mit Karl ließ sich reden.',
    'Alles, was {hero} je gewagt hatte, hatte mit einem kleinen Schritt begonnen. {hero_er} sah auf {hero_seine} Füße.',
    '{hero_subj} dachte an den Hund am Zaun. Der hatte auch nur so laut gebellt, weil er allein war.',
    'Das Herz von {hero} klopfte bis in die Ohren. <hero>Herein</hero>, sagte {hero_er} leise.',
    '{hero_subj} machte die Augen nicht zu. Was man ansah, wuchs wenigstens nicht weiter.',
    'Weglaufen ging immer noch, das wusste {hero}. Gerade deshalb konnte {hero_er} auch bleiben.',
    '{hero_subj} rieb die kalten Hände an den Knien warm. Mit kalten Händen hatten bisher die besten Tage angefangen.',
    {
      text: '<hero>Ich hab Bammel</hero>, sagte {hero_subj} halblaut. <companion>Ich auch</companion>, sagte {companion}. Danach standen sie beide etwas bequemer.',
      from: '9-12',
    },
    {
      text: '<companion>Du zitterst</companion>, sagte {companion}. <hero>Das ist bloß der Motor</hero>, sagte {hero_subj} und ließ ihn laufen.',
      from: '9-12',
    },
  ],
  homeward: [
    'Der Hund am Zaun bellte jeden an. {hero_subj} sagte ihm guten Abend, und er vergaß das nächste Bellen.',
    'Um jede Ecke ging {hero_subj} als Erstes. Vor der dunklen wurde gepfiffen, aber nur einmal.',
    'Wo die Laterne kaputt war, ging {hero_subj} mitten durch den Schatten und schlenkerte mit beiden Armen.',
    'Unterwegs erzählte {hero} alles laut, auch die Stelle mit den zitternden Knien.',
    'Ein großes Mädchen fragte, was es da zu gucken gab. <hero>Deine Schuhe</hero>, sagte {hero_subj}. <hero>Die sind gut.</hero>',
    'Die Taschenlampe durfte jemand anders tragen. {hero_subj} hatte zwei Füße, und die kannten den Weg.',
    '{hero_subj} ging über das Gitter im Gehweg, unter dem es rauscht. Zweimal, weil es beim ersten Mal so schnell vorbei war.',
    'Im Hausflur war das Licht aus. {hero_subj} zählte die Stufen laut, und keine fehlte.',
    'Die Gans am Teich machte sich breit. {hero_subj} machte sich auch breit, nur freundlicher.',
    '{hero_subj} rief in die Unterführung hinein. Sie rief zurück, und dann war sie nur noch eine Unterführung.',
    {
      text: '<companion>Hattest du gar keine Angst?</companion>, fragte {companion} an der dunklen Ecke. <hero>Doch</hero>, sagte {hero_subj}. <hero>Sie ist nur langsamer als ich.</hero>',
      from: '9-12',
    },
    {
      text: 'Am Ende der Straße stand der Hund, vor dem alle die Seite wechselten. <hero>Bleib du ruhig hier</hero>, sagte {hero_subj} zu {companion}. Der Hund roch an der Hand und gähnte.',
      from: '9-12',
    },
    {
      text: '<companion>Beim nächsten Mal geh ich vor</companion>, sagte {companion}. <hero>Gut</hero>, sagte {hero_subj} und war erleichterter, als man sah.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} ging zuerst dorthin, wo es am dunkelsten war, und sagte guten Tag. Dunkel blieb es, aber nun kannte man sich.',
    'Hinten knackte es, und die Füße von {hero} wollten umkehren. {hero_er} drehte sie wieder nach vorn, erst den einen, dann den anderen.',
    '{hero_subj} trat einen Schritt vor die anderen und ließ sich vom neuen Ort ansehen. Das Kinn war dabei ziemlich weit oben.',
    'Wo die anderen stehen blieben, ging {hero_subj} noch drei Schritte weiter. Der dritte war sehr klein, aber er zählte.',
    '{hero_subj} rief ein lautes Hallo hinein und horchte. Es kam kein Nein zurück, also kam {hero_er} näher.',
    'In den Ohren von {hero} klopfte das Herz. {hero_subj} ging in seinem Takt los, da war es eine Trommel.',
    '<hero>Ich sehe schon mal nach</hero>, sagte {hero_subj}. Gebeten hatte darum keiner, doch {hero_er} war bereits unterwegs.',
    '{hero_subj} hielt die Luft an wie vor einem Kopfsprung. Der erste Schritt auf den fremden Boden wurde ein Hüpfer.',
    'Alles hier war größer, als {hero} gedacht hatte. {hero_er} stellte sich auf die Zehen und ging so voran.',
    '{hero_subj} suchte sich das Fremdeste aus, das es hier zu sehen gab. Davor blieb {hero_er} stehen, Nase an Nase.',
    {
      text: 'Man sah nicht, wo es hier weiterging. <hero>Dann ist das wohl der Anfang</hero>, sagte {hero_subj} und stellte sich dorthin, wo sonst keiner stehen wollte.',
      from: '9-12',
    },
    {
      text: '<hero>Ich tu mal so, als wär ich schon öfter hier gewesen</hero>, sagte {hero_subj}. Nach zehn Schritten musste {hero_er} nicht mehr so tun.',
      from: '9-12',
    },
  ],
  worry: [
    'Die Knie von {hero} zitterten so, dass jeder es sehen konnte. {hero_subj} hielt sie mit beiden Händen fest, doch sie zitterten weiter.',
    '{hero_subj} lachte zu laut und zu kurz. Danach war der Mund so trocken, dass kein zweites Lachen kam.',
    'Diesmal ging {hero} keinen Schritt voran. {hero_er} ging einen zurück und stieß mit dem Rücken an {companion}.',
    '<hero>Macht mir gar nichts</hero>, sagte {hero_subj}. Beim letzten Wort rutschte die Stimme nach oben weg, und alle hatten es gehört.',
    'Hinter dem Rücken drückte {hero} die eigenen Daumen, beide zugleich. Niemand sollte es sehen, aber die Ellbogen verrieten es.',
    'Der Bauch von {hero} wurde kalt, als wäre ein Kiesel hineingefallen. Nach vorn ging kein Fuß mehr, und zurück auch nicht.',
    '{hero_subj} schaute keinem ins Gesicht, nur auf die eigenen Füße. Auch die sahen nicht aus, als wüssten sie weiter.',
    'Nun erst recht fing {hero} an zu pfeifen. Das Pfeifen wurde dünner und dünner, bis es nur noch Luft war.',
    '{hero_subj} schluckte, und dann schluckte {hero_er} noch einmal. Was da im Hals saß, ging nicht hinunter und kam nicht herauf.',
    'Zum ersten Mal heute wollte {hero} nicht die Nummer eins sein. {hero_er} stellte sich hinter {companion} und atmete viel zu schnell.',
    {
      text: '<companion>Alles in Ordnung?</companion>, fragte {companion}. <hero>Klar</hero>, sagte {hero_subj}. Es kam eine Spur zu hoch heraus, und beide taten, als wäre nichts.',
      from: '9-12',
    },
  ],
};
