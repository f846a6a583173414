import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  title: ['{hero} und das scheue Pony', 'Ohren, die alles sagen'],
  passage: [
    'Den Feldweg hinunter, am Misthaufen vorbei, dann roch man es schon. {hero} hatte einen Apfel in jeder Tasche und ging davon ein wenig schief.',
  ],
  arrive: ['Es roch nach Heu und Leder. Hufe scharrten, eine Kette klirrte, und eine Nase wie Samt blies warme Luft.'],
  image: ['Auf einem Sattel schlief eine Schwalbenfeder, gerade so, als ritte sie aus.'],
  meet: [
    'In der hintersten Box stand das Pony und sah zur Wand. <companion>{helper} mag keine Eile</companion>, sagte {companion}. <companion>Wenn die Ohren so liegen, heißt das: Ich überlege noch.</companion>',
  ],
  task: [
    '<companion>Vor der Glocke kommen alle auf den Platz</companion>, sagte {companion}. <companion>Wir brauchen das Vertrauen von {helper}, sonst geht {helper} nicht am Hindernis vorbei.</companion>',
  ],
  way: ['Sie gingen durch die Stallgasse. In jeder Box drehte sich ein Paar Ohren nach ihnen um.'],
  obstacle: ['Auf dem Platz lag das Hindernis, eine rotweiße Stange. {helper} blieb davor stehen und wurde hart wie Holz.'],
  stuck: ['{helper} warf den Kopf hoch und ging drei Schritte zurück. Sogar der Strick war nun dagegen.'],
  still: ['Im Stall kauten alle dasselbe Heu, im selben Takt. Es klang wie leiser Regen.'],
  open: [
    'Ein Huf, noch ein Huf, und das Hindernis lag hinter ihnen. Das Vertrauen kam von selbst. Es legte {hero} das Kinn auf die Schulter und wog ziemlich viel.',
  ],
  gift: [
    '{companion} fand einen alten Hufnagel und putzte ihn am Ärmel blank. <companion>Von {helper}</companion>, sagte {companion} und gab ihn {hero}. <companion>Vorn links.</companion>',
  ],
  homeward: ['Den Feldweg ging es wieder hinauf. Die Taschen waren leer und voller Heu.'],
  question: ['<hero>Warum kann ein Pferd im Stehen schlafen?</hero>, fragte {hero}. <hero>Ich falle dabei immer um.</hero>'],
  answer: [
    '{hero} drückte das Knie ganz durch, bis es von selbst hielt. Beim Pferd rastet ein Band am Knie richtig ein, wie ein Haken. Dann trägt das Bein, ohne dass es sich anstrengt.',
  ],
};
