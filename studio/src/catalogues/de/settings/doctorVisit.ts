import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  title: ['{hero} im Wartezimmer', 'Ein Pflaster mit Fischen'],
  passage: [
    'Im Treppenhaus roch es schon nach Seife. Zwei Stockwerke, eine Klingel, ein Schild mit einem Bären, und dann war man da.',
    'Der Fahrstuhl roch nach Apfel und fuhr sehr langsam. Auf dem Knopf klebte ein Sternchen.',
  ],
  arrive: [
    {
      text: 'Es roch nach Seife und Papier. Ein Drucker ratterte, ein Kind zog die Nase hoch, und der Stuhl war kalt an den Knien.',
      from: '6-8',
    },
    'Ein Kind hustete, ein anderes sang. Die Liege war mit Papier bezogen und knisterte, sobald man sich rührte.',
  ],
  image: [
    'An der Garderobe hingen elf Jacken, und eine davon hatte Ohren.',
    'An der Wand war eine Giraffe, daran konnte man ablesen, wie weit man schon war.',
  ],
  meet: [
    {
      text: 'Im Aquarium schwamm ein Fisch mit sehr ernstem Gesicht. <companion>Das ist {helper}</companion>, sagte {companion} vom Nachbarstuhl. <companion>{helper} ist immer vor uns da und kommt nie dran.</companion>',
      from: '6-8',
    },
    '<companion>Guck mal, wer guckt</companion>, sagte {companion}. Ein Fisch hing an der Scheibe und machte den Mund auf und zu. <companion>{helper} zählt uns.</companion>',
  ],
  task: [
    {
      text: '<companion>Drinnen gibt es das Pflaster mit den Fischen</companion>, sagte {companion}. <companion>Meins ist ab. Und vor Mittag rufen sie uns auf. Aber erst kommt die Wartezeit.</companion>',
      from: '6-8',
    },
    '<companion>Ich habe hier ein Pflaster zu bekommen, eins mit Muster</companion>, sagte {companion}. <companion>Bis Mittag, dann machen sie zu. Wenn bloß die Wartezeit nicht wäre.</companion>',
  ],
  way: [
    'Sie lasen ein Heft, in dem die Rätsel schon gelöst waren. Sie suchten nun die Fragen dazu.',
    'Sie gingen einmal ums Aquarium, so langsam wie {helper}.',
  ],
  obstacle: [
    {
      text: 'Die Wartezeit saß mitten im Zimmer und rührte sich nicht. Auf der Uhr machte der Zeiger nur ganz kleine Schritte.',
      from: '6-8',
    },
    'Vor ihnen waren noch sieben dran. Die Wartezeit machte sich breit und legte die Füße hoch.',
  ],
  stuck: [
    'Die Tür ging auf, und es wurde jemand anders aufgerufen. {helper} drehte um und schwamm zurück.',
    'Der Zeiger ging ein Stück vor und, so sah es aus, ein Stück zurück.',
  ],
  still: [
    'Der Drucker war fertig. Im Aquarium stiegen die Blasen auf, eine nach der anderen.',
    'Alle Zeitschriften waren gelesen. Man hörte das Wasser im Aquarium.',
  ],
  open: [
    {
      text: 'Da war die Wartezeit vorbei, einfach so. Das kalte runde Ding auf der Brust wurde warm. Dann kam ein Pieks, der tat kurz weh, und schon klebte das Pflaster am Finger, mit drei blauen Fischen.',
      from: '6-8',
    },
    'Die Wartezeit stand auf und ging nach Hause. Es war kalt, es kitzelte, und dann piekste es, einen Augenblick lang. Schon war es vorbei, und das Pflaster hatte Streifen.',
  ],
  gift: [
    '{companion} hatte zwei Aufkleber bekommen und gab {hero} den größeren. Es war ein Bär mit einem verbundenen Ohr.',
    '<companion>Meiner glitzert</companion>, sagte {companion}, <companion>aber deiner hat einen Elefanten.</companion> Der Aufkleber kam gleich auf die Jacke von {hero}.',
  ],
  homeward: [
    'Unten an der Tür war Wind, und alles roch wieder nach draußen. {hero_subj} hielt den Finger mit dem Pflaster hoch wie eine Fahne.',
    'Der Fahrstuhl fuhr hinunter. Unten war die Luft auf einmal ganz groß.',
  ],
  question: [
    '<hero>Was hört man eigentlich mit dem runden Ding?</hero>, fragte {hero_subj} und legte eine Papprolle an die eigene Brust.',
  ],
  answer: [
    '{hero_subj} hielt das Ohr an die Papprolle, und da war es: bumm, bumm. Die Rolle sammelt den Ton und führt ihn ins Ohr. Nach dem Hüpfen war das Bumm doppelt so schnell.',
  ],
};
