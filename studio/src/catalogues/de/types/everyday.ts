import type { TypeMessages } from '../../schema.ts';

export const everyday: TypeMessages = {
  stir: [
    {
      text: 'An diesem Morgen lag etwas auf dem Tisch, das gestern noch nicht da gelegen hatte. Es war nur ein Zettel. Aber darauf stand: {hero}.',
      from: '6-8',
    },
    'Heute war alles ein wenig später als sonst, und deshalb kam auch alles anders.',
    'Es fing damit an, dass die Milch alle war. So fangen bei {hero} die meisten Dinge an.',
    'Das Telefon klingelte, gerade als {hero} den Mund voll hatte. Es klingelte lange. Es hatte etwas vor.',
    {
      text: 'Heute war der Tag, der im Kalender einen Kringel hatte. {hero_subj} hatte den Kringel selbst gemalt, und zwar dick.',
      from: '6-8',
    },
    '{hero_subj} hatte zwei verschiedene Socken an und beschloss, dass es so ein Tag werden sollte.',
    'Draußen rief jemand. Nicht laut, aber so, dass man gleich die Schuhe suchte.',
  ],
  arrive: [
    'Es war alles wie immer, und doch musste {hero} zweimal schauen. Am Rand war etwas anders.',
    '{hero_subj} kannte hier fast jeden Winkel. Fast. Das war ja das Gute.',
    '{hero_subj} blieb einen Moment an der Seite stehen, bis {hero_er} auch innen angekommen war.',
    'Jemand lief vorbei, jemand lachte, jemand suchte etwas. {hero_subj} war mittendrin, ehe {hero_er} es merkte.',
    'Die Jacke wollte an, die Jacke wollte aus. {hero_subj} hängte sie sich um den Bauch.',
    'So viele Leute, und jeder tat, als wüsste er, was er tat. {hero_subj} tat auch so.',
  ],
  plan: [
    '<hero>Das haben wir gleich</hero>, sagte {hero_subj}. Es war ein Satz, den {hero_er} von Erwachsenen kannte.',
    '{hero_subj} krempelte die Ärmel hoch, einen weiter als den anderen. Jetzt konnte es losgehen.',
    '<hero>Ich mache es von links, du von rechts</hero>, sagte {hero_subj}. <hero>In der Mitte treffen wir uns und sehen weiter.</hero>',
    'Ein Plan war schnell gemacht. Er passte auf eine Hand, und auf die zweite passte noch ein Gesicht mit Hut.',
    '{hero_subj} holte tief Luft, wie vor dem Tauchen. Dann fiel {hero_ihm} ein, dass man dabei auch reden durfte.',
    'Erst dachte {hero_subj} an Schnur, dann an Klebeband. Mit Klebeband ging eigentlich alles.',
  ],
  low: [
    'Es war kein großes Unglück. Es war ein kleines, und gerade das war schwer zu erklären.',
    '{hero_subj} sah auf {hero_seine} Schuhe. Die Schuhe sahen auch nicht gut aus.',
    'Nun war es ganz still. Man hörte jemanden irgendwo einen Deckel auf einen Topf legen.',
    'In der Nase von {hero} kribbelte es, so, wie es vor dem Weinen kribbelt. {hero_er} rieb sie kräftig.',
    'Keiner schimpfte. Das machte es nicht besser. Schimpfen hat wenigstens ein Ende.',
    '{hero_subj} wäre jetzt gern jemand anders gewesen, am liebsten jemand, der gerade im Bett lag.',
  ],
  pause: [
    '{hero_subj} setzte sich hin, wo {hero_er} gerade stand. Der Boden war kühl, und das tat gut.',
    'Eine Weile tat {hero} gar nichts. {hero_er} pulte nur an dem Knopf, der sowieso bald abging.',
    '{hero_subj} trank einen Schluck Wasser, ganz langsam. Beim Trinken kann man nicht reden, nur nachdenken.',
    '{hero_subj} zog die Knie ans Kinn. In dieser Höhe sah man die Dinge von unten, mit allen Krümeln.',
    'Ein Erwachsener blieb kurz stehen, sah {hero} an und ging weiter, ohne zu fragen. Das war das Beste, was er tun konnte.',
    '{hero_subj} zählte die Streifen an {hero_seinem} Ärmel. Es waren elf. Beim Zählen wurde es im Kopf wieder leiser.',
  ],
  doubt: [
    {
      text: 'Keiner hatte etwas gemerkt. Man konnte es lassen, wie es war, und nach dem nächsten Essen war die Sache nur noch eine Kleinigkeit. {hero_subj} wusste genau, wie das ging, {hero_er} hatte es schon einmal gemacht. Damals war tatsächlich nichts passiert. Nur dass die Kleinigkeit bis heute dastand, in einer Ecke des Kopfes, und sich jedes Mal räusperte, wenn es ringsum ruhig wurde.',
      from: '9-12',
    },
    {
      text: 'Es gab ungefähr drei gute Ausreden, und zwei davon waren nicht einmal falsch. {hero_subj} legte sie nebeneinander wie Karten. Mit der ersten kam man durch, wenn keiner nachfragte. Mit der zweiten kam man sogar durch, wenn einer nachfragte. Die dritte war so gut, dass man sie am Ende selbst glauben würde, und die legte {hero_er} am schnellsten wieder weg.',
      from: '9-12',
    },
    {
      text: '{hero_subj} hätte auch einfach warten können, dass ein anderer anfängt. Das machten schließlich alle. Man stand herum, sah auf die Uhr oder auf die Schuhe, und meistens fing dann wirklich jemand an. Nur konnte man sich hinterher schlecht darüber beschweren, wer es gewesen war und wie. Und heute sah {hero_er} beim besten Willen keinen, dem das Anfangen leichter fallen würde.',
      from: '9-12',
    },
    {
      text: 'Das Schwierige war ja, dass {hero} recht hatte, jedenfalls zur Hälfte. Mit der anderen Hälfte war es so eine Sache. Man konnte auf der einen stehen bleiben, sie trug einen, da war nichts zu sagen. Aber es war ein schmaler Platz, und zu zweit kam man nicht darauf. {hero_subj} verlagerte das Gewicht vom einen Fuß auf den anderen, um zu sehen, ob es da noch Boden gab.',
      from: '9-12',
    },
    {
      text: 'Einen Moment lang wollte {hero} bloß nach Hause, in das eigene Zimmer, und die Tür zumachen. Das war keine Schande. Man ging, man sagte, man habe Bauchweh, und das wäre sogar fast richtig gewesen. {hero_er} stellte sich das Zimmer vor, das Bett, die Decke darüber. Dann stellte {hero_er} sich vor, wie {hero_er} darunter lag und über genau das hier nachdachte. Das hätte man auch gleich erledigen können.',
      from: '9-12',
    },
    {
      text: 'Was würden sie denken? Die Frage kam wie immer zuerst, mit Straßenschuhen quer über den Teppich. {hero_subj} ließ sie herein und sah sie sich an. Die meisten würden gar nichts denken, die hatten eigene Sorgen. Zwei oder drei würden lachen, wahrscheinlich kurz. Und einer würde es verstehen. Wenn man es so auseinandernahm, blieb von der großen Frage nicht mehr viel übrig als Straßenstaub.',
      from: '9-12',
    },
  ],
  open: [
    'Da lachte jemand, und es war ein gutes Lachen, eins, in das man sich mit hineinsetzen konnte.',
    '{hero_subj} atmete aus. {hero_er} hatte gar nicht gemerkt, wie lange die Luft schon drin gewesen war.',
    'Auf einmal ging es leicht, so wie ein Glas, an dem ein anderer schon gedreht hat.',
    'Jemand klatschte zweimal in die Hände und sagte: na also. Mehr war nicht zu sagen.',
    '{hero_subj} merkte, dass {hero_seine} Ohren warm waren. Es war die gute Sorte warm.',
    'Es war gar nichts Großes geschehen. Nur dass alle wieder da waren, wo sie hingehörten.',
  ],
  homeward: [
    'Auf dem Heimweg erzählte {hero} alles zweimal, einmal von vorn und einmal von der lustigsten Stelle aus.',
    'Nach Hause ging es langsam. An jeder Mauer musste {hero_subj} ein Stück balancieren.',
    '{hero_subj} hatte Hunger, und zwar so einen, dass selbst Spinat ein gutes Wort war.',
    'Es wurde schon kühl. Aus den Fenstern roch es nach sieben verschiedenen Abendessen.',
    'Unterwegs sagte lange keiner etwas. Das war die Art Stille, die man teilen kann wie eine Decke.',
    'Der Weg war derselbe wie vorher, nur andersherum, und darum ganz neu.',
  ],
  close: [
    'In der Küche war alles beim Alten. Nur ein Stuhl stand anders, und keiner rückte ihn zurück.',
    'Zum Abendbrot gab es Brot. {hero_subj} aß drei Scheiben und sagte bei der vierten: <hero>Vielleicht.</hero>',
    'Auf die Frage, wie der Tag gewesen sei, sagte {hero_subj}: <hero>Geht so.</hero> Dann redete {hero_er} eine halbe Stunde.',
    'Der Zettel hing am Kühlschrank, unter dem Magneten. Jemand hatte ein Häkchen daran gemacht.',
    '{hero_subj} stellte die Schuhe nebeneinander, die Spitzen zur Tür. Morgen war auch noch ein Tag.',
    'Der Kringel im Kalender war nun vorbei. {hero_subj} malte ihm zwei Augen und einen Mund.',
  ],
};
