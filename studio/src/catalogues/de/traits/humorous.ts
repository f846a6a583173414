import type { Tables } from '../../schema.ts';

export const humorous: NonNullable<Tables['trait']['humorous']> = {
  home: [
    'Vor der Pfütze, in die {hero_er} gefallen war, verbeugte sich {hero}.',
    { text: '{hero_subj} konnte mit einer Banane telefonieren. Meistens war besetzt.', to: '9-12' },
    { text: '{hero_subj} hatte dem Hausschuh das Bellen beigebracht. Er kam trotzdem nicht.', to: '9-12' },
    'Wenn {hero} nieste, sagte {hero_er} selbst: <hero>Danke, gleichfalls.</hero>',
    'Beim Fotografieren machte {hero_subj} immer das Gesicht, das keiner bestellt hatte.',
    { text: '{hero_subj} trug den Suppentopf auf dem Kopf, bis die Suppe kam.', to: '9-12' },
    {
      text: 'Morgens begrüßte {hero_subj} {hero_seine} Füße einzeln, den linken etwas förmlicher.',
      to: '9-12',
    },
    { text: 'Mit ernster Miene hatte {hero_subj} dem Postboten ein Ei zugestellt.', to: '9-12' },
    'Wenn es irgendwo still war, musste {hero_subj} hicksen. {hero_er} konnte nichts dafür, sagte {hero_er}.',
    {
      text: '{hero_subj} lief rückwärts in die Küche, damit alle dachten, {hero_er} ginge gerade.',
      to: '9-12',
    },
    '{hero_subj} hatte den Löffeln Namen gegeben. Die Gabeln waren seitdem beleidigt.',
    'An der Haustür klingelte {hero} und fragte, ob {hero} da sei.',
    'Auf dem Einkaufszettel stand in der Schrift von {hero}: ein Pfund Quatsch, nicht zu salzig.',
    {
      text: 'Auf dem Anrufbeantworter war die Stimme von {hero}. Man solle nach dem Piep auflegen, sagte sie, oder vorher, je nach Laune.',
      from: '9-12',
    },
    {
      text: '<hero>Ich war’s nicht</hero>, sagte {hero_subj}, wenn {hero_er} morgens in die Küche kam. Manchmal stimmte es.',
      from: '9-12',
    },
    {
      text: 'Bei Referaten fing {hero_subj} mit dem Schluss an. <hero>Vielen Dank für Ihre Aufmerksamkeit</hero>, sagte {hero_er}, und dann hatte {hero_er} sie.',
      from: '13-17',
    },
    {
      text: 'Auf jedem Klassenfoto stand {hero_subj} ganz außen, mit dem Gesicht von jemandem, der nur zufällig vorbeikommt.',
      from: '13-17',
    },
    '<hero>Gute Nacht</hero>, sagte {hero_subj} am Morgen zum Wecker. <hero>Schlaf gut.</hero>',
    '<hero>Ich bin die Suppe</hero>, sagte {hero_subj} am Telefon. <hero>Ich koche gerade.</hero>',
    '<hero>Wer hat den Käse so löchrig gemacht?</hero>, fragte {hero_subj} streng und sah alle an.',
    '<hero>Hick</hero>, sagte {hero_subj} und sah sich um, wer das war.',
  ],
  firstMove: [
    '<hero>Guten Tag</hero>, sagte {hero_subj} zu dem, was da vor ihnen lag. <hero>Wir haben reserviert.</hero>',
    '{hero_subj} machte einen Witz. Er war gut, aber er hielt nichts fest.',
    '{hero_subj} ahmte die Sache nach, mit Armen und Backen. Die Ähnlichkeit war groß.',
    { text: 'Weil es eng wurde, sang {hero} ein Lied über Knödel.', to: '9-12' },
    '<hero>Nach Ihnen</hero>, sagte {hero_subj} zu {hero_seinem} linken Fuß. Der rechte drängelte.',
    '{hero_subj} tat, als wäre alles ein Kinderspiel, und stolperte gleich darauf sehr kunstvoll.',
    '{hero_subj} klopfte und fragte mit tiefer Stimme: <hero>Wer ist da?</hero> Dann gab {hero_er} mit hoher Stimme Antwort.',
    '<hero>Das haben wir gleich</hero>, sagte {hero_subj} mit einem Gesicht wie ein alter Klempner. Fehlte nur noch der Bauch.',
    {
      text: '{hero_subj} machte drei Trippelschritte, einen Riesenschritt und einen Knicks. So kam {hero_er} an, und die Sache konnte losgehen.',
      to: '9-12',
    },
    'Der linke Arm von {hero} wollte, der rechte tat müde. {hero_subj} redete ihm laut ins Gewissen.',
    {
      text: '<hero>Keine Sorge</hero>, sagte {hero_subj}. <hero>Ich habe so etwas schon einmal im Fernsehen nicht verstanden.</hero>',
      from: '9-12',
    },
    {
      text: '<companion>Kannst du das bitte ernst nehmen?</companion>, sagte {companion}. <hero>Ich nehm es an beiden Enden</hero>, sagte {hero_subj}. Es hatte nur eins.',
      from: '9-12',
    },
  ],
  tries: [
    {
      text: '{hero_subj} erzählte {part_def_dat} den Witz mit den drei Schnecken. Alle Stimmen kamen vor und auch die Tür, die quietscht. Dann kam der Schluss, und nach dem Schluss kam eine Pause, in der einer hätte lachen sollen. <companion>Die Tür war gut</companion>, sagte {companion} nach einer Weile. {hero_subj} wusste noch einen. Aber da kam auch eine Schnecke vor, und auf einmal merkte {hero}, dass {hero_er} selbst nicht lachte.',
      from: '9-12',
    },
    {
      text: '<hero>Sehr verehrtes Publikum</hero>, sagte {hero_subj}, verbeugte sich vor {part_def_dat} und fiel über die eigenen Füße, mit Absicht. Keiner konnte das so gut. {hero_subj} stand auf und machte es noch einmal. Beim zweiten Mal war es nicht mehr ganz mit Absicht. <companion>Tat das weh?</companion>, fragte {companion}. <hero>Nur an der lustigen Stelle</hero>, sagte {hero_subj} und rieb sie.',
      from: '9-12',
    },
    {
      text: '{hero_subj} machte das Gesicht. Es war das mit den Augenbrauen, für das schon einmal eine halbe Klasse vor die Tür musste. {hero_er} machte es von links, und {hero_er} machte es von rechts. <companion>Wirkt das auch bei so etwas?</companion>, fragte {companion} und zeigte auf {part_def_acc}. <hero>Das wirkt bei allen</hero>, sagte {hero_subj}. Aber es hält sich schwer. Am Ende gaben als Erstes die eigenen Augenbrauen nach.',
      from: '9-12',
    },
  ],
  helps: [
    '{hero_subj} lachte zuerst, und zwar über sich selbst. Da konnten die anderen wieder Luft holen.',
    'Jetzt wäre ein Witz leicht gewesen. {hero_subj} machte keinen. Das war das Schwerste.',
    '{hero_subj} sah sich selbst dastehen wie auf einem Bild, mit Ohren und allem. Es war ein ziemlich komisches Bild.',
    'Worüber lache ich eigentlich nicht, dachte {hero}. Und da war die Sache auch schon.',
    'Ein Witz ist eine Tür, fiel {hero} ein. Man kann sie aber auch jemandem aufhalten.',
    '{hero_subj} verbeugte sich in Gedanken vor dem eigenen Missgeschick. Es verbeugte sich zurück.',
    '{hero_subj} holte Luft für einen Scherz und ließ sie ohne Scherz wieder hinaus. Es war erstaunlich viel Luft.',
    'Auch die komischste Nase wird einmal still, und die von {hero} war jetzt still. So hörte man wenigstens die anderen.',
    '{hero_subj} schnitt eine Grimasse, aber nur nach innen. Davon gingen die Schultern ein Stück herunter.',
    'Wäre das alles einem anderen passiert, {hero} hätte gelacht. Also lachte {hero_er}, ganz leise, und da tat es weniger weh.',
    {
      text: '<hero>Das Gute daran ist</hero>, begann {hero_subj} und wusste nicht weiter. {companion} wartete. Es kam nichts, und genau darüber mussten sie lachen.',
      from: '9-12',
    },
    {
      text: '<companion>Mach einen Witz</companion>, sagte {companion}. <hero>Wir stehen schon drin</hero>, sagte {hero_subj}.',
      from: '9-12',
    },
  ],
  homeward: [
    'Unterwegs erzählte {hero} alles noch einmal, mit der Stimme von jemand sehr Wichtigem, der Schnupfen hat.',
    '{hero_subj} ging rückwärts, um zu sehen, wo {hero_er} gewesen war. Eine Bank machte keinen Platz.',
    '{hero_subj} verbeugte sich vor einer Katze. Die Katze tat, als kennte sie jemanden gegenüber.',
    'An der Ecke fragte {hero_subj} einen Baum nach dem Weg. Er zeigte in mehrere Richtungen.',
    'Auf einmal lachte {hero} los, obwohl keiner etwas gesagt hatte. Es hatte bis jetzt gebraucht.',
    '{hero_subj} setzte {companion} die Mütze auf und sich eine fremde. Es passte keinem.',
    '{hero_subj} grüßte jeden Briefkasten mit Namen. Die meisten hießen Müller.',
    'Alle gingen im Gleichschritt, nur {hero} ging einen dazwischen. Es klang wie ein Pferd mit fünf Beinen.',
    {
      text: '{hero_subj} erklärte einem Schneemann aus Blättern die Lage. Er sah es ein und fiel um.',
      to: '9-12',
    },
    {
      text: 'Bis zur Haustür sprach {hero} nur noch in der Entensprache. Die Enten am Teich verstanden kein Wort.',
      to: '9-12',
    },
    {
      text: '<hero>In der Zeitung</hero>, sagte {hero_subj}, <hero>steht morgen nur, dass es windig war.</hero> <companion>War es ja auch</companion>, sagte {companion}.',
      from: '9-12',
    },
    {
      text: '<companion>Was war das Schlimmste?</companion>, fragte {companion}. {hero_subj} machte es nach, mitten auf dem Gehweg. Ein Dackel sah weg.',
      from: '9-12',
    },
    {
      text: '<companion>Bist du manchmal auch nicht lustig?</companion>, fragte {companion}. {hero_subj} überlegte bis zur Laterne. <hero>Sonntags</hero>, sagte {hero_er}. <hero>Da ist niemand da.</hero>',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} blieb stehen, als hätte man für {hero_ihn} den roten Teppich vergessen. Dann rollte {hero_er} ihn aus, mit zwei Händen und aus Luft.',
    '<hero>Wir kommen wegen der Heizung</hero>, sagte {hero_subj} ernst in die Gegend. {companion} prustete los.',
    'Der erste Schritt von {hero} war sehr würdevoll. Der zweite blieb hängen, und so kam {hero_er} mit Verbeugung an.',
    '{hero_subj} schüttelte dem Ersten, das im Weg stand, die Hand. Es war ein Ding und schüttelte nicht zurück.',
    'Zuerst streckte {hero} nur den Kopf hinein und zog ihn wieder heraus. <hero>Es ist schon offen</hero>, meldete {hero_er}.',
    '{hero_subj} schnupperte lange und wichtig. <hero>Ich rieche uns</hero>, sagte {hero_er} und freute sich über den Fund.',
    'Wie bei einer Führung zeigte {hero} nach links und nach rechts. In der Mitte, sagte {hero_er}, stehe ein sehr seltenes Stück.',
    '{hero_subj} ging rückwärts hinein, damit der Ort zuerst die gute Seite sah. Welche das war, blieb ein Rätsel.',
    '{hero_subj} bestellte laut zweimal Pfannkuchen. Es kamen keine, dafür musste {companion} sich hinsetzen vor Lachen.',
    '{hero_subj} zog die Augenbrauen so hoch, wie es ging, und ließ sie dort. Neue Orte, sagte {hero_er}, wollen bestaunt werden.',
    {
      text: '<hero>Drei Sterne</hero>, sagte {hero_subj} und sah sich um. <hero>Einen halben Abzug für den Boden.</hero>',
      from: '9-12',
    },
    {
      text: '<hero>Hat jemand reserviert?</hero>, fragte {hero_subj} in die Stille. Keiner hatte, und so nahmen sie, was frei war.',
      from: '9-12',
    },
  ],
  worry: [
    '{hero_subj} machte ein lustiges Gesicht, aber es rutschte ab. Darunter kam das echte hervor, und das war klein.',
    'Keiner lachte, nicht einmal {hero}. Auf der Zunge lag noch der halbe Witz und schmeckte nach nichts.',
    '<hero>Tusch</hero>, sagte {hero_subj} in die Stille. Es war der leiseste Tusch, den es je gegeben hatte.',
    '{hero_subj} kicherte noch, als es längst nichts mehr zu kichern gab. Dann hickste {hero_er}, und das Hicksen blieb.',
    'Die Ohren von {hero} glühten wie zwei Tomaten. Es wäre ein guter Witz gewesen, wenn es andere Ohren gewesen wären.',
    '{hero_subj} verbeugte sich aus Gewohnheit. Unten blieb {hero_er} eine Weile, weil man dort niemanden ansehen musste.',
    'Über die Nase von {hero} lief eine Träne bis zur Spitze. {hero_subj} schielte danach, und niemand wusste, ob man lachen durfte.',
    'Sonst fiel {hero} zu allem ein Reim ein. Auf das hier reimte sich nichts, und {hero_er} presste die Lippen zusammen.',
    '{hero_subj} redete schnell weiter, mit drei verschiedenen Stimmen. Die eigene war nicht dabei, die zitterte gerade.',
    'Mit beiden Händen schob {hero_subj} die Mundwinkel nach oben. Als {hero_er} losließ, fielen sie wieder herunter.',
    {
      text: '<companion>Jetzt würde ich gern lachen</companion>, sagte {companion}. <hero>Ich auch</hero>, sagte {hero_subj}. Es wollte keiner anfangen.',
      from: '9-12',
    },
  ],
};
