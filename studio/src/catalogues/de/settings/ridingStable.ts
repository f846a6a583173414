import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  title: ['{hero} und das scheue Pony', 'Ohren, die alles sagen'],
  passage: [
    'Den Feldweg hinunter, am Misthaufen vorbei, dann roch man es schon. {hero_subj} hatte einen Apfel in jeder Tasche und ging davon ein wenig schief.',
    'Die Stiefel waren geliehen und eine Nummer zu groß. Mit ihnen klang {hero} selbst wie ein Pferd.',
  ],
  arrive: [
    {
      text: 'Es roch nach Heu und Leder. Hufe scharrten, eine Kette klirrte, und eine Nase wie Samt blies warme Luft.',
      from: '6-8',
    },
    'Warme Luft kam aus dem Tor. Es knirschte von Hafer, und das Holz war glatt von vielen Hälsen.',
  ],
  image: [
    'Auf einem Sattel schlief eine Schwalbenfeder, gerade so, als ritte sie aus.',
    'Über jeder Box hing ein Name, und über einer nur ein Haken.',
  ],
  meet: [
    {
      text: 'In der hintersten Box stand das Pony und sah zur Wand. <companion>{helper} mag keine Eile</companion>, sagte {companion}. <companion>Wenn die Ohren so liegen, heißt das: Ich überlege noch.</companion>',
      from: '6-8',
    },
    '<companion>Nicht von vorn</companion>, sagte {companion} leise. <companion>Stell dich einfach hin.</companion> Nach einer Weile schnaubte das Pony. <companion>Das war {helper}. Das war schon viel.</companion>',
  ],
  task: [
    {
      text: '<companion>Vor der Glocke kommen alle auf den Platz</companion>, sagte {companion}. <companion>Wir brauchen das Vertrauen von {helper}, sonst geht {helper} nicht am Hindernis vorbei.</companion>',
      from: '6-8',
    },
    '<companion>{helper} soll heute über den Platz</companion>, sagte {companion}. <companion>Wenn es läutet, sind wir dran. Ohne Vertrauen bleibt {helper} am Hindernis stehen.</companion>',
  ],
  way: [
    'Sie gingen durch die Stallgasse. In jeder Box drehte sich ein Paar Ohren nach ihnen um.',
    'Sie führten {helper} im Kreis, immer auf der Außenseite, da war der Sand tief und leise.',
  ],
  obstacle: [
    'Auf dem Platz lag das Hindernis, eine rotweiße Stange. {helper} blieb davor stehen und wurde hart wie Holz.',
    'Da lag das Hindernis, nicht hoch, nur rot und weiß. Für {helper} war es ein Drache.',
  ],
  stuck: [
    '{helper} warf den Kopf hoch und ging drei Schritte zurück. Sogar der Strick war nun dagegen.',
    'Die Ohren klappten nach hinten. Vier Hufe standen still wie vier Nägel.',
  ],
  still: [
    'Im Stall kauten alle dasselbe Heu, im selben Takt. Es klang wie leiser Regen.',
    'Im Balken knackte es. {helper} schob eine Nase durch die Stäbe und atmete aus.',
  ],
  open: [
    {
      text: 'Ein Huf, noch ein Huf, und das Hindernis lag hinter ihnen. Das Vertrauen kam von selbst. Es legte {hero} das Kinn auf die Schulter und wog ziemlich viel.',
      from: '6-8',
    },
    'Ein Hopser, gar nicht schön, und das Hindernis war hinten. Da war es, das Vertrauen: eine warme Nase in der Jackentasche.',
  ],
  gift: [
    {
      text: '{companion} fand einen alten Hufnagel und putzte ihn am Ärmel blank. <companion>Von {helper}</companion>, sagte {companion} und gab ihn {hero}. <companion>Vorn links.</companion>',
      from: '6-8',
    },
    'Im Sand blinkte ein Hufnagel. <companion>Der bringt dir etwas</companion>, sagte {companion} und gab ihn {hero}. <companion>Ich weiß nur nicht, was.</companion>',
  ],
  homeward: [
    'Den Feldweg ging es wieder hinauf. Die Taschen waren leer und voller Heu.',
    'In den geliehenen Stiefeln ging es heim. Sie waren inzwischen nur noch eine halbe Nummer zu groß.',
  ],
  question: [
    '<hero>Warum kann ein Pferd im Stehen schlafen?</hero>, fragte {hero_subj}. <hero>Ich falle dabei immer um.</hero>',
  ],
  answer: [
    '{hero_subj} drückte das Knie ganz durch, bis es von selbst hielt. Beim Pferd rastet ein Band am Knie richtig ein, wie ein Haken. Dann trägt das Bein, ohne dass es sich anstrengt.',
  ],
};
