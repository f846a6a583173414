import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['{hero} und das offene Weidetor', 'Ein Fohlen ohne Plan'],
  passage: [
    'Die Allee hatte so viele Bäume, wie das Jahr Wochen hat. Am Ende standen zwei Pfosten und dazwischen ein Himmel voller Staub.',
    'Im Auto roch es noch nach Stadt. Dann ging das Fenster auf, und es roch nach etwas mit vier Beinen.',
  ],
  arrive: [
    {
      text: 'Man hörte, wie Gras abgerissen wurde. Es roch nach Sonne und Fell, und Hufe spürte man zuerst mit den Füßen.',
      from: '6-8',
    },
    'Der Boden bebte ganz leicht. Schweife peitschten nach Fliegen, und der Klee war kühl an den Waden.',
  ],
  image: [
    'Auf dem Zaun saßen fünf Krähen mit genau gleichem Abstand, wie Noten.',
    'Auf dem Dach drehte sich ein Pferd aus Blech und sah immer dorthin, woher der Wind kam.',
  ],
  meet: [
    {
      text: 'Hinter einer Stute kam ein Fohlen hervor, mit sehr viel Bein. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} ist drei Wochen alt und glaubt, es wären drei Jahre.</companion>',
      from: '6-8',
    },
    '<companion>Gleich fällt es um</companion>, sagte {companion}. Das Fohlen fiel nicht um. Es sprang, nach allen Seiten zugleich. <companion>Darf ich vorstellen: {helper}.</companion>',
  ],
  task: [
    {
      text: '<companion>Am Abend muss {helper} in den Stall</companion>, sagte {companion}. <companion>Dazu brauchen wir das Halfter. Es hängt drüben am Pfosten. Nur steht das Weidetor offen.</companion>',
      from: '6-8',
    },
    '<companion>Wir bringen {helper} heim, ehe es dunkel ist</companion>, sagte {companion}. <companion>Das Halfter hängt drüben. Und ich glaube, das Weidetor steht offen.</companion>',
  ],
  way: [
    'Sie gingen am Zaun entlang, langsam, damit keiner rannte. {helper} rannte trotzdem.',
    'Sie gingen durchs hohe Gras, und {helper} ging im Bogen um sie herum, immer im Bogen.',
  ],
  obstacle: [
    'Das Weidetor stand weit offen. Dahinter fing die ganze Welt an, und {helper} hatte sie gerade bemerkt.',
    'Ja, das Weidetor stand offen, weit wie ein Mund. Der Wind bewegte es ein wenig.',
  ],
  stuck: [
    'Das Tor schwang noch weiter auf. Die Stute wieherte, hoch und kurz.',
    '{helper} machte drei Sätze, und alle drei in die falsche Richtung.',
  ],
  still: [
    'Die Herde stand Kopf an Schwanz. Nur der Staub bewegte sich noch, golden und ohne Ziel.',
    'Die Mücken tanzten über der Tränke. Eine Stute leckte den Salzstein.',
  ],
  open: [
    'Mit einem langen Knarren schloss sich das Weidetor. Das Halfter glitt über zwei weiche Ohren, und {helper} hielt still und staunte.',
    {
      text: 'Sie standen da wie ein Zaun, bis das Weidetor zu war. Da kam {helper} von selbst und steckte die Nase ins Halfter.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: 'Am Pfosten hing eine Mähnensträhne, hell wie Stroh. {companion} flocht sie zu einem Ring und steckte ihn {hero} an.',
      from: '6-8',
    },
    '{companion} kämmte und kämmte, und im Kamm blieb eine Mähnensträhne. <companion>Damit dich der Wind kennt</companion>, sagte {companion} zu {hero}.',
  ],
  homeward: [
    'Die Allee hatte auf dem Rückweg genauso viele Bäume. Unter jedem war es ein wenig dunkler.',
    'Im Auto roch es nun nicht mehr nach Stadt. Keiner machte das Fenster zu.',
  ],
  question: ['<hero>Warum kann ein Fohlen gleich laufen und ein Baby nicht?</hero>, fragte {hero_subj}.'],
  answer: [
    '{hero_subj} maß mit einem Strick. Die Beine vom Fohlen waren schon fast so lang wie die der Stute. Ein Pferd auf der Wiese muss vom ersten Tag an mit der Herde mitkommen. Darum wird es fertiger geboren.',
  ],
};
