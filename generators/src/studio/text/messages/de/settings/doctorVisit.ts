import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  title: ['{hero} im Wartezimmer', 'Ein Pflaster mit Fischen'],
  passage: ['Im Treppenhaus roch es schon nach Seife. Zwei Stockwerke, eine Klingel, ein Schild mit einem Bären, und dann war man da.'],
  arrive: ['Es roch nach Seife und Papier. Ein Drucker ratterte, ein Kind zog die Nase hoch, und der Stuhl war kalt an den Knien.'],
  image: ['An der Garderobe hingen elf Jacken, und eine davon hatte Ohren.'],
  meet: [
    'Im Aquarium schwamm ein Fisch mit sehr ernstem Gesicht. <companion>Das ist {helper}</companion>, sagte {companion} vom Nachbarstuhl. <companion>{helper} ist immer vor uns da und kommt nie dran.</companion>',
  ],
  task: [
    '<companion>Drinnen gibt es das Pflaster mit den Fischen</companion>, sagte {companion}. <companion>Meins ist ab. Und vor Mittag rufen sie uns auf. Aber erst kommt die Wartezeit.</companion>',
  ],
  way: ['Sie lasen ein Heft, in dem die Rätsel schon gelöst waren. Sie suchten nun die Fragen dazu.'],
  obstacle: ['Die Wartezeit saß mitten im Zimmer und rührte sich nicht. Auf der Uhr machte der Zeiger nur ganz kleine Schritte.'],
  stuck: ['Die Tür ging auf, und es wurde jemand anders aufgerufen. {helper} drehte um und schwamm zurück.'],
  still: ['Der Drucker war fertig. Im Aquarium stiegen die Blasen auf, eine nach der anderen.'],
  open: [
    'Da war die Wartezeit vorbei, einfach so. Das kalte runde Ding auf der Brust wurde warm, und dann klebte das Pflaster am Finger, mit drei blauen Fischen.',
  ],
  gift: ['{companion} hatte zwei Aufkleber bekommen und gab {hero} den größeren. Es war ein Bär mit einem verbundenen Ohr.'],
  homeward: [
    'Unten an der Tür war Wind, und alles roch wieder nach draußen. {hero} hielt den Finger mit dem Pflaster hoch wie eine Fahne.',
  ],
  question: ['<hero>Was hört man eigentlich mit dem runden Ding?</hero>, fragte {hero} und legte eine Papprolle an die eigene Brust.'],
  answer: [
    '{hero} hielt das Ohr an die Papprolle, und da war es: bumm, bumm. Die Rolle sammelt den Ton und führt ihn ins Ohr. Nach dem Hüpfen war das Bumm doppelt so schnell.',
  ],
};
