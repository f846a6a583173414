import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  passage: [
    'Den Feldweg hinunter, am Misthaufen vorbei, dann roch man es schon. {hero_subj} hatte einen Apfel in jeder Tasche und ging davon ein wenig schief.',
    'Die Stiefel waren geliehen und eine Nummer zu groß. Mit ihnen klang {hero} selbst wie ein Pferd.',
    'An der Bushaltestelle roch es schon, wenn der Wind stimmte. {hero} und {companion} gingen einfach der Nase nach.',
    'Das Tor war so groß, dass ein Heuwagen hindurchpasste. {hero} und {companion} nahmen die kleine Tür im großen.',
  ],
  arrive: [
    {
      text: 'Es roch nach Heu und Leder. Hufe scharrten, eine Kette klirrte, und eine Nase wie Samt blies warme Luft.',
      from: '6-8',
    },
    'Warme Luft kam aus dem Tor. Es knirschte von Hafer, und das Holz war glatt von vielen Hälsen.',
    'Staub tanzte im Licht. Eine Bürste ging sch, sch, sch, und in allen Boxen mahlten Zähne.',
    'Es war warm wie unter einem Mantel. Ein Halfter klirrte, und die Bretter rochen nach Teer.',
    { text: 'Das war der Stall. Scharr, machten die Hufe.', to: '3-5' },
    { text: 'Im Stall roch es nach Heu. Eine Nase blies warm.', to: '3-5' },
  ],
  image: [
    'Auf einem Sattel schlief eine Schwalbenfeder, gerade so, als ritte sie aus.',
    'Über jeder Box hing ein Name, und über einer nur ein Haken.',
    'Auf dem Balken saß eine Katze, genau über dem schnellsten Pferd, und schlief am langsamsten.',
    'An einem Haken hing ein Strohhut mit zwei Löchern für Ohren.',
  ],
  meet: [
    {
      text: 'In der hintersten Box stand das Pony und sah zur Wand. <companion>{helper} mag keine Eile</companion>, sagte {companion}. <companion>Wenn die Ohren so liegen, heißt das: Ich überlege noch.</companion>',
      from: '6-8',
    },
    '<companion>Nicht von vorn</companion>, sagte {companion} leise. <companion>Stell dich einfach hin.</companion> Nach einer Weile schnaubte das Pony. <companion>Das war {helper}. Das war schon viel.</companion>',
    'Das Pony stand da, mit einem Halm im Mund, den es vergessen hatte. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} denkt gerade. Man sieht es am Halm.</companion>',
    '<companion>Hand flach</companion>, sagte {companion}. Eine weiche Lippe kam, prüfte und ging wieder. Das Pony war damit vorgestellt. <companion>Und das war {helper}.</companion>',
    {
      text: 'Das Pony guckte zur Wand. <companion>{helper} überlegt</companion>, sagte {companion}. Schnaub.',
      to: '3-5',
    },
    {
      text: 'Eine Nase wie Samt kam heraus. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Ein Pony.</companion>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen durch die Stallgasse. In jeder Box drehte sich ein Paar Ohren nach ihnen um.',
    'Sie gingen außen um den Platz herum, da war der Sand tief und leise.',
    'Sie gingen auf dem Sand, der jeden Schritt schluckte. Nur die Stiefel quietschten ein wenig.',
    'Sie trugen den Eimer zu zweit. Er wollte immer zu dem, der gerade nicht aufpasste.',
  ],
  still: [
    'Im Stall kauten alle dasselbe Heu, im selben Takt. Es klang wie leiser Regen.',
    'Im Balken knackte es. Eine Nase kam durch die Stäbe und atmete aus.',
    'Eine Schwalbe saß auf dem Draht und behielt ihr Zwitschern.',
    'Die Stallgasse lag leer da. Ein Strohhalm rollte ein Stück und hielt.',
  ],
  gift: [
    {
      text: '{companion} fand einen alten Hufnagel und putzte ihn am Ärmel blank. <companion>Von {helper}</companion>, sagte {companion} und gab ihn {hero}. <companion>Vorn links.</companion>',
      from: '6-8',
    },
    'Im Sand blinkte ein alter Hufnagel, rund geschliffen. <companion>Der bringt dir etwas</companion>, sagte {companion} und gab ihn {hero}. <companion>Ich weiß nur nicht, was.</companion>',
  ],
  homeward: [
    'Den Feldweg ging es wieder hinauf. Die Taschen waren leer und voller Heu.',
    'In den geliehenen Stiefeln ging es heim. Sie waren inzwischen nur noch eine halbe Nummer zu groß.',
    'Der Wind stand jetzt andersherum. An der Haltestelle rochen nur sie selbst noch danach.',
    'Die kleine Tür im großen Tor fiel zu. Drinnen klopfte ein Huf, zweimal, wie an eine Wand.',
  ],
  question: [
    '<hero>Warum kann ein Pferd im Stehen schlafen?</hero>, fragte {hero_subj}. <hero>Ich falle dabei immer um.</hero>',
  ],
  answer: [
    '{hero_subj} drückte das Knie ganz durch, bis es von selbst hielt. Beim Pferd rastet ein Band am Knie richtig ein, wie ein Haken. Dann trägt das Bein, ohne dass es sich anstrengt.',
  ],
};
