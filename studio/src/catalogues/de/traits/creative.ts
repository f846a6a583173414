import type { Tables } from '../../schema.ts';

export const creative: NonNullable<Tables['trait']['creative']> = {
  home: [
    { text: 'Ein Sieb war für {hero} ein Helm, der auch Nudeln konnte.', to: '9-12' },
    '{hero_subj} hatte dem Besen ein Gesicht gemalt. Seitdem kehrte er gründlicher.',
    {
      text: 'Aus drei Schachteln und einer Schnur hatte {hero_subj} eine Post gebaut, mit Schalter und Pause.',
      from: '6-8',
      to: '9-12',
    },
    'Bei {hero} tropfte der Hahn in drei Gläser, und es war ein Lied.',
    '{hero_subj} konnte aus einer Serviette einen Schwan falten, einen Hut und eine Ausrede.',
    { text: 'Die Löcher im Strumpf hatte {hero} zu Fenstern gemacht, mit Vorhang.', to: '9-12' },
    '{hero_subj} malte nie die Sonne in die Ecke. In der Ecke wohnte schon jemand.',
    { text: 'An der Tür von {hero} hing eine Klingel aus zwei Löffeln. Sie klang nach Besuch.', from: '6-8' },
    { text: 'Für Regentage hatte {hero_subj} ein eigenes Wetter gebastelt. Es hing an Fäden.', to: '9-12' },
    '{hero_subj} trug heute Knöpfe in vier Farben. Es war, wie sich zeigte, ein Kalender.',
    { text: 'Wolken, die nach nichts aussahen, bekamen von {hero} einen Hut.', to: '9-12' },
    { text: 'Unter dem Tisch von {hero} war eine Stadt. Das Rathaus war ein Schuh.', to: '9-12' },
    {
      text: 'Aus dem Wort Butterbrot machte {hero} jeden Morgen ein neues. Heute hieß es Brotterbutt.',
      to: '9-12',
    },
    {
      text: '<hero>Das ist kein Fleck</hero>, sagte {hero_subj}, wenn etwas auf die Tischdecke kam. Zwei Striche später war es ein Wal.',
      from: '9-12',
    },
    {
      text: '{hero_subj} hatte für jeden in der Familie eine Erkennungsmelodie. Die vom Großvater bestand aus Pausen.',
      from: '9-12',
    },
    {
      text: 'Das alte Schlagzeug wurde verkauft, der Keller nicht. {hero_subj} stellte fest, dass der Keller auch allein gut klang.',
      from: '13-17',
    },
    {
      text: 'Auf dem Unterarm von {hero} standen immer Wörter, mit Kugelschreiber. Abends wurde daraus ein Vers oder gar nichts. Gar nichts kam öfter vor.',
      from: '13-17',
    },
    '<hero>Das ist kein Löffel</hero>, sagte {hero_subj}. <hero>Das ist ein Boot mit Suppe.</hero>',
    '<hero>Wie heißt du?</hero>, fragte {hero_subj} den Knopf. Er hieß dann Herbert.',
    '<hero>Es klingt nach Gelb</hero>, sagte {hero_subj}, wenn der Kessel pfiff.',
    '<hero>Nicht wegwerfen</hero>, rief {hero_subj} jeden Abend. <hero>Das wird noch was.</hero>',
  ],
  firstMove: [
    '{hero_subj} sammelte auf, was herumlag: einen Zweig, ein Band, etwas Rundes. Daraus ließ sich etwas machen.',
    '<hero>Das ist doch ein Henkel</hero>, sagte {hero_subj}. Es war bis eben keiner gewesen.',
    {
      text: '{hero_subj} baute etwas. Es war sehr schön und hatte vier Räder. Gebraucht hätte man eine Brücke.',
      to: '9-12',
    },
    '{hero_subj} drehte die Sache um und sah ein Tier darin. Das half noch nicht, aber es freute sich.',
    'Mit dem Finger malte {hero_subj} eine Maschine in die Luft. Sie hatte alles, nur keinen Boden.',
    '{hero_subj} band zwei Sachen zusammen, die sich noch nie begegnet waren.',
    '{hero_subj} nahm zwei Finger als Beine und ließ sie schon einmal üben. Die Finger kamen sehr gut voran.',
    '<hero>Wir tun so, als wäre es ein Klavier</hero>, sagte {hero_subj} und spielte die ersten Takte darauf.',
    {
      text: '{hero_subj} zog die Jacke verkehrt herum an, dann ging das Denken leichter. Die Arme gingen dafür schwerer.',
      to: '9-12',
    },
    {
      text: 'In der Vorstellung von {hero} hatte {obstacle_def_nom} bereits Räder. {hero_subj} schob also kräftig an.',
      to: '9-12',
    },
    {
      text: '<hero>Sagen wir, das hier wäre ein Instrument</hero>, sagte {hero_subj}. <companion>Sagen wir, es wäre keins</companion>, sagte {companion}.',
      from: '9-12',
    },
    {
      text: '<companion>Brauchst du dafür wirklich einen Faden?</companion>, fragte {companion}. <hero>Für den Faden</hero>, sagte {hero_subj}, <hero>finden wir dann schon etwas.</hero>',
      from: '9-12',
    },
  ],
  tries: [
    {
      text: '<hero>Und wenn es ein Schiff wäre?</hero>, sagte {hero_subj}. {companion} sah {part_def_acc} an. <companion>Ist es aber nicht.</companion> <hero>Aber wenn</hero>, sagte {hero_subj} und stand schon auf der Brücke, und {companion} war die Mannschaft. Wind gab es auch, den machte {hero_er} selbst, mit runden Backen. Sie segelten eine Weile. Es war ein gutes Schiff. Als sie an Land gingen, standen sie noch an derselben Stelle, und alles andere auch.',
      from: '9-12',
    },
    {
      text: '{hero_subj} baute etwas aus dem, was die Taschen hergaben: einer Schnur, zwei Deckeln und einem Löffel. Es drehte sich, es klapperte, und am Ende klingelte es. <companion>Wofür ist das?</companion>, fragte {companion}. <hero>Zum Drehen und zum Klappern</hero>, sagte {hero_subj}, <hero>und am Ende zum Klingeln.</hero> Sie hörten ihm eine Weile zu. Es war das Beste, was {hero_er} in dieser Woche gebaut hatte, und gegen {part_def_acc} half es überhaupt nicht.',
      from: '9-12',
    },
    {
      text: '{hero_subj} hatte einen Einfall, und mitten darin kam ein besserer, also blieb der erste liegen. Mitten im zweiten kam ein dritter. <companion>Machen wir einen davon?</companion>, fragte {companion}. <hero>Welchen?</hero>, fragte {hero_subj}. Sie lagen inzwischen überall herum, halb fertig, und jeder war ziemlich schön. Man musste darübersteigen, um {part_def_acc} zu sehen.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} kniff die Augen zu, bis alles verschwamm. Da sah es aus wie etwas ganz anderes.',
    'Was man umdrehen konnte, das hatte {hero_subj} umgedreht. Nur sich selbst noch nicht.',
    'Es fehlte gar kein Teil, merkte {hero}. Es lag nur eines verkehrt herum.',
    '{hero_subj} stellte sich vor, das Ganze wäre ein Bild. Wo würde man noch einen Strich machen? Genau da.',
    'Manchmal ist ein Fleck ein Anfang, dachte {hero_subj}. Man muss nur Beine daranmalen.',
    '{hero_subj} nahm im Kopf alles auseinander und legte es neu. Ein Stück blieb übrig. Es war das wichtigste.',
    '{hero_subj} legte den Kopf so schief, bis alles auf der Seite lag. Auf der Seite sah es müde aus, nicht schlimm.',
    'Wenn das hier ein Lied wäre, dachte {hero}, wo wäre dann die Pause? Es hatte bisher gar keine gehabt.',
    '{hero_subj} gab der Sache in Gedanken einen neuen Namen. Unter dem alten Namen war ihr nicht beizukommen.',
    'Eine Farbe fehlt immer noch, das wusste {hero} vom Malen. Meistens liegt sie schon auf dem Tisch.',
    {
      text: '<hero>Ich denke es mir die ganze Zeit größer</hero>, sagte {hero_subj}. <companion>Dann denk es dir einmal klein</companion>, sagte {companion}. Das war schwerer.',
      from: '9-12',
    },
    {
      text: '<companion>Mach mal die Augen zu</companion>, sagte {companion} und fragte nach einer Weile, was man da sehe. <hero>Endlich nichts</hero>, sagte {hero_subj}.',
      from: '9-12',
    },
  ],
  homeward: [
    'Unterwegs bekam jede Laterne einen Namen. Bei der letzten waren die Namen schon recht lang.',
    { text: '{hero_subj} ging als Umzug nach Hause, obwohl es nur eine Person war.', to: '9-12' },
    {
      text: '{hero_subj} sammelte vier Blätter und einen Kronkorken. Vor der Tür waren sie eine Familie.',
      to: '9-12',
    },
    'Der Heimweg hatte einen Takt. {hero_subj} tat Wörter hinein, und manche reimten sich sogar.',
    '{hero_subj} malte den ganzen Tag mit dem Finger in die Luft. Es wurde ein gutes Bild. Es hatte Räder.',
    'Der Schatten ging mit einem sehr hohen Hut voraus. {hero_subj} ließ ihn vor den Hecken den Hut ziehen.',
    {
      text: 'Aus den Pfützen machte {hero} eine Landkarte, mit einem Meer, zwei Seen und einem Gummistiefel.',
      to: '9-12',
    },
    '{hero_subj} erfand ein Lied aus allem, was auf den Schildern stand. Es hörte mit „Ausfahrt frei“ auf.',
    'Jeder dritte Schritt war ein Hüpfer. {hero_subj} nannte das eine Sprache.',
    { text: 'Ein Stock wurde erst ein Ruder, dann eine Geige und an der Tür wieder ein Stock.', to: '9-12' },
    {
      text: '<hero>Wie würdest du den Geruch nennen?</hero>, fragte {hero_subj}. <companion>Abendbrot</companion>, sagte {companion}. <hero>Ja</hero>, sagte {hero_subj} anerkennend. <hero>Abendbrot mit Zaun.</hero>',
      from: '9-12',
    },
    {
      text: '{hero_subj} summte etwas, das es noch nicht gab. {companion} summte die zweite Stimme. An der Ecke waren sie sich nicht einig, wer angefangen hatte.',
      from: '9-12',
    },
    {
      text: '<companion>Schreibst du das auf?</companion>, fragte {companion}. <hero>Nein</hero>, sagte {hero_subj}. <hero>Wenn es gut war, kommt es von selbst noch mal vorbei.</hero>',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} hielt die Finger zu einem Rahmen und suchte den besten Ausschnitt. Im besten waren zwei Nasen und viel Platz.',
    'Auf dem Boden waren lauter Muster, man brauchte sie nur zu finden. {hero_subj} hatte bald einen Drachen und ein halbes Brot.',
    '{hero_subj} summte so lange, bis das Summen zum Ort passte. Nun hatte er ein eigenes Lied und wusste es nur nicht.',
    'Was die anderen einen Ort nannten, nannte {hero} eine Bühne. {hero_er} kam von links und verbeugte sich.',
    '{hero_subj} sah in allem, was herumstand, ein Gesicht. Das größte Gesicht hatte Zahnweh, fand {hero_er}.',
    'Mit dem großen Zeh zog {hero_subj} eine Linie auf den Boden. Jenseits davon sollte heute alles möglich sein.',
    '{hero_subj} klopfte auf drei Sachen, die verschieden klangen. Damit konnte man schon beinahe tanzen.',
    'Der eigene Schatten fiel hier ganz anders als daheim. {hero_subj} machte ihm Ohren, Hörner und einen sehr langen Hals.',
    '<hero>Das da wäre unser Schiff</hero>, sagte {hero_subj}. Dann durfte {companion} sagen, was das daneben wäre.',
    '{hero_subj} blinzelte, bis die Farben ineinanderliefen. So gefiel {hero_ihm} der Ort beinahe noch besser.',
    {
      text: '<hero>Wenn man die Augen zukneift</hero>, sagte {hero_subj}, <hero>ist es ein Bühnenbild.</hero> Dann kniff {hero_er} sie zu, und es fing an.',
      from: '9-12',
    },
    {
      text: '{hero_subj} suchte zuerst die Farbe, die es hier nicht gab. Es war Rot, bis auf einen Knopf.',
      from: '9-12',
    },
  ],
  worry: [
    '{hero_subj} malte mit dem Finger in die Luft und wischte es wieder weg. Es war nicht einmal ein Strich geworden.',
    'Zu allem fiel {hero} sonst ein Lied ein. Jetzt summte {hero_er} einen einzigen Ton, und der war schief.',
    '{hero_subj} drehte die Hände um und um. Sie waren leer, und es wurde auch kein Vogel daraus.',
    'Im Kopf von {hero} stand ein weißes Blatt. {hero_subj} starrte darauf, bis die Augen tränten.',
    '<hero>Wir könnten</hero>, sagte {hero_subj}. <hero>Oder wir könnten.</hero> Weiter kam der Satz nicht, beide Male nicht.',
    '{hero_subj} wickelte eine Strähne, oder was da hing, um den Finger und wickelte sie ab. Eine Idee war nicht darin.',
    'Der Schatten von {hero} hatte weder Hut noch Hörner. Er lag nur da, flach und ohne einen einzigen Einfall.',
    'Drei Einfälle hatte {hero} gehabt, und alle drei waren schuld. {hero_subj} setzte sich auf die eigenen Hände.',
    '{hero_subj} baute im Kopf alles neu auf, und im Kopf fiel es auch um. Davon zuckte {hero_er} richtig zusammen.',
    'Die Backen von {hero} wurden rund, dann ging die Luft langsam heraus. Es klang wie ein Luftballon nach dem Fest.',
    {
      text: '<hero>Auf dem Papier war es schön</hero>, sagte {hero_subj}. <companion>Auf welchem Papier?</companion>, fragte {companion}. Es gab keins.',
      from: '9-12',
    },
  ],
};
