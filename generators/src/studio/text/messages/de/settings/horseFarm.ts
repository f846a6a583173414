import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['{hero} und das offene Weidetor', 'Ein Fohlen ohne Plan'],
  passage: [
    'Die Allee hatte so viele Bäume, wie das Jahr Wochen hat. Am Ende standen zwei Pfosten und dazwischen ein Himmel voller Staub.',
  ],
  arrive: ['Man hörte, wie Gras abgerissen wurde. Es roch nach Sonne und Fell, und Hufe spürte man zuerst mit den Füßen.'],
  image: ['Auf dem Zaun saßen fünf Krähen mit genau gleichem Abstand, wie Noten.'],
  meet: [
    'Hinter einer Stute kam ein Fohlen hervor, mit sehr viel Bein. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} ist drei Wochen alt und glaubt, es wären drei Jahre.</companion>',
  ],
  task: [
    '<companion>Am Abend muss {helper} in den Stall</companion>, sagte {companion}. <companion>Dazu brauchen wir das Halfter. Es hängt drüben am Pfosten. Nur steht das Weidetor offen.</companion>',
  ],
  way: ['Sie gingen am Zaun entlang, langsam, damit keiner rannte. {helper} rannte trotzdem.'],
  obstacle: ['Das Weidetor stand weit offen. Dahinter fing die ganze Welt an, und {helper} hatte sie gerade bemerkt.'],
  stuck: ['Das Tor schwang noch weiter auf. Die Stute wieherte, hoch und kurz.'],
  still: ['Die Herde stand Kopf an Schwanz. Nur der Staub bewegte sich noch, golden und ohne Ziel.'],
  open: [
    'Mit einem langen Knarren schloss sich das Weidetor. Das Halfter glitt über zwei weiche Ohren, und {helper} hielt still und staunte.',
  ],
  gift: ['Am Pfosten hing eine Mähnensträhne, hell wie Stroh. {companion} flocht sie zu einem Ring und steckte ihn {hero} an.'],
  homeward: ['Die Allee hatte auf dem Rückweg genauso viele Bäume. Unter jedem war es ein wenig dunkler.'],
  question: ['<hero>Warum kann ein Fohlen gleich laufen und ein Baby nicht?</hero>, fragte {hero}.'],
  answer: [
    '{hero} maß mit einem Strick. Die Beine vom Fohlen waren schon fast so lang wie die der Stute. Ein Pferd auf der Wiese muss vom ersten Tag an mit der Herde mitkommen. Darum wird es fertiger geboren.',
  ],
};
