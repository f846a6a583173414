import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  title: ['{hero} und der ruhige Augenblick', 'Ein Baby ist auch nur klein'],
  passage: ['Im Flur lagen jetzt immer Söckchen. Man folgte ihnen wie einer Spur bis zu der Tür, hinter der geflüstert wurde.'],
  arrive: ['Es roch nach Milch und Puder. Alle gingen auf Zehenspitzen, und die Dielen knarrten davon nur noch lauter.'],
  image: ['Über dem Bettchen hing ein Vogel aus Papier. Er drehte sich, wenn jemand ausatmete.'],
  meet: [
    'In der Wiege lag das Baby und hielt die eigene Faust in der Luft. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} übt. Wir wissen nicht, was.</companion>',
  ],
  task: [
    '<companion>{helper} hat noch gar nicht geschlafen</companion>, sagte {companion}. <companion>Bis es klingelt und Besuch kommt, braucht das Baby einen ruhigen Augenblick. Den gibt es nur hinter der Tür.</companion>',
  ],
  way: ['Sie schlichen durch den Flur, an der Wäsche vorbei. Jede Fliese wusste etwas zu klappern.'],
  obstacle: ['Die Tür war zu. Sie ging auf, ja, aber sie quietschte wie ein ganzer Schweinestall.'],
  stuck: ['Die Tür quietschte. Drinnen war es kurz still, dann holte jemand sehr Kleines sehr tief Luft.'],
  still: ['Der Papiervogel hing reglos über dem Bettchen. Aus der Küche hörte man, wie jemand einen Löffel hinlegte, ganz vorsichtig.'],
  open: ['Die Tür ging auf und sagte keinen Ton. Dahinter war er, der ruhige Augenblick, groß wie ein Zimmer, und {helper} schlief.'],
  gift: [
    'Ein Söckchen war übrig, so klein wie ein Fingerhut. {companion} legte es {hero} in die Hand. <companion>Das zweite findet man sowieso nie</companion>, sagte {companion}.',
  ],
  homeward: ['Rückwärts und auf Socken gingen sie hinaus. Eine kleine Hand hatte vorher noch einen Finger festgehalten.'],
  question: ['<hero>Warum hält ein Baby meinen Finger so fest?</hero>, fragte {hero}. <hero>Es kennt mich doch gar nicht.</hero>'],
  answer: [
    '{hero} legte dem Baby einen Finger in die Hand. Sie schloss sich. Noch einmal, und wieder. Das tut jedes Baby von selbst, schon vor dem ersten Tag. So ein Griff ist angeboren.',
  ],
};
