import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  passage: [
    'Am Gartenzaun hingen bunte Bänder, und denen ging man nach. Das Geschenk unter dem Arm raschelte bei jedem Schritt.',
    'Die Musik hörte man schon an der Ecke. {hero_subj} hielt das Geschenk gerade, denn es durfte nicht kippen.',
    'Auf der Einladung war ein Pfeil gemalt, und vor jedem dritten Haus lag derselbe Pfeil aus Kreide. Beim letzten stand: klingeln, dann singen.',
    'Das Geschenk war in Zeitung gewickelt, die mit den Pinguinen. {hero_subj} trug es vor dem Bauch, und unterwegs lasen zwei Leute die Pinguine.',
  ],
  arrive: [
    {
      text: 'Es roch nach Zuckerguss und neuem Klebeband. Papier raschelte, eine Tröte quiekte, und der Boden klebte ein wenig.',
      from: '6-8',
    },
    'Gelächter, Löffelklappern und der Geruch von Brause. Der Teppich war voller Konfetti und kitzelte unter den Füßen.',
    'Hinter der Tür trommelten Füße auf Holz. Es roch nach Wachsdecke und Himbeersaft, und die Klinke war schon klebrig.',
    'Im Flur standen neun Paar Schuhe und rochen nach neun Wegen. Aus dem Zimmer kam ein Lied, bei dem jeder woanders anfing.',
    { text: 'Das war die Feier. Tröt, machte es. Der Boden klebte.', to: '3-5' },
    { text: 'Bei der Feier roch es nach Kuchen. Raschel, machte das Papier.', to: '3-5' },
  ],
  image: [
    'Um den Tisch standen neun Stühle, und unter jedem lag schon ein Bonbonpapier.',
    'An der Garderobe hingen elf Jacken an einem einzigen Haken und hielten sich aneinander fest.',
    'Im Regal saß ein Stoffhase mit Partyhut und hatte von allen den besten Platz.',
    'Eine Luftschlange hing von der Lampe, und an ihrem Ende hing ein Löffel.',
  ],
  meet: [
    {
      text: 'Unter dem Tisch kam ein Welpe hervor, mit Sahne auf der Nase. <companion>{helper} ist vom Nachbarn</companion>, sagte {companion}. <companion>{helper} hat die Servietten nicht gefressen. Nur umsortiert.</companion>',
      from: '6-8',
    },
    'Etwas Kleines zog {hero} am Schuhband. <companion>Der Welpe von nebenan</companion>, sagte {companion}. <companion>{helper} hat schon alle Schuhbänder kennengelernt.</companion>',
    'Eine Serviette lief quer durchs Zimmer. <companion>Da drunter ist {helper}, der Welpe von nebenan</companion>, sagte {companion}. <companion>Er spielt Gespenst, aber er kann nicht Huh.</companion>',
    'Auf dem Sofa lag der Welpe und hatte alle viere in der Luft. <companion>{helper} verdaut</companion>, sagte {companion}. <companion>Eine Girlande und einen halben Brief.</companion>',
    {
      text: 'Ein Welpe zog am Schuhband. <companion>Das ist {helper}</companion>, sagte {companion}. Wuff.',
      to: '3-5',
    },
    {
      text: 'Unter dem Tisch saß ein Welpe mit Sahnenase. <companion>Da ist {helper}</companion>, rief {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen unter Girlanden hindurch. {helper} nahm eine davon mit und wurde eine lange, bunte Schlange.',
    'Auf dem Weg mussten sie einmal Limbo tanzen und zweimal so tun, als wären sie Statuen.',
    'Vom Flur bis ins Zimmer waren es zwölf Sprünge, wenn man nur auf die hellen Dielen durfte.',
    'Sie krochen unter dem Tisch hindurch. Dort unten feierten die Schuhe.',
  ],
  still: [
    'Drinnen spielten sie das Spiel, bei dem man nicht lachen darf. Es war so ruhig, dass man die Luftschlangen hörte.',
    'Im Nebenzimmer suchte eine Hand nach dem Topf, mit dem Kochlöffel. Dann war auch der Kochlöffel still.',
    'Einer zählte für das Versteckspiel bis hundert. Bei sechzig war das ganze Haus wie leer.',
    'Die Tröten waren ausgepustet. Vom Fensterbrett fiel ein einzelnes Konfetti.',
  ],
  gift: [
    {
      text: '{companion} wischte die Krümel von einem Kerzenstummel und gab ihn {hero}. <companion>Da ist noch ein halber Wunsch drin</companion>, sagte {companion}.',
      from: '6-8',
    },
    '<companion>Der war der Kleinste und stand in der Mitte</companion>, sagte {companion} und gab {hero} einen Kerzenstummel.',
  ],
  homeward: [
    'Auf dem Heimweg klebten die Finger, und in der Tüte klapperte etwas. {helper} bellte ihnen einmal nach.',
    'Die Musik wurde an der Ecke leiser. In der Hand klebte noch Zucker.',
    'Die Kreidepfeile zeigten jetzt alle in die falsche Richtung. Man musste ihnen nur immer den Rücken zudrehen.',
    'Von der Zeitung war ein Pinguin übrig, den hatte {hero_subj} eingesteckt. Unter der Laterne sah er fast lebendig aus.',
  ],
  question: [
    '<hero>Warum rollt sich eine Tröte immer wieder ein?</hero>, fragte {hero_subj}. <hero>Es zieht doch keiner daran.</hero>',
  ],
  answer: [
    '{hero_subj} strich die Papierrolle langsam glatt. Innen saß ein dünner Draht, gebogen wie eine Schnecke. Beim Pusten drückt die Luft ihn gerade. Ist die Luft heraus, biegt er sich von selbst zurück.',
  ],
};
