import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  title: ['{hero} und der ruhige Augenblick', 'Ein Baby ist auch nur klein'],
  passage: [
    'Im Flur lagen jetzt immer Söckchen. Man folgte ihnen wie einer Spur bis zu der Tür, hinter der geflüstert wurde.',
    'Zu Hause war heute nicht wie zu Hause. Man zog die Schuhe schon draußen aus und drückte die Klinke ganz langsam.',
  ],
  arrive: [
    'Es roch nach Milch und Puder. Alle gingen auf Zehenspitzen, und die Dielen knarrten davon nur noch lauter.',
    'Es duftete nach warmer Milch. Irgendwo lief eine Spieluhr, und die Stimmen waren alle in Watte gepackt.',
  ],
  image: [
    'Über dem Bettchen hing ein Vogel aus Papier. Er drehte sich, wenn jemand ausatmete.',
    'Auf der Heizung trockneten sieben Mützen, so groß wie Orangen.',
  ],
  meet: [
    {
      text: 'In der Wiege lag das Baby und hielt die eigene Faust in der Luft. <companion>Das ist {helper}</companion>, flüsterte {companion}. <companion>{helper} übt. Wir wissen nicht, was.</companion>',
      from: '6-8',
    },
    '<companion>Das ist {helper}</companion>, sagte {companion} und zeigte in den Korb. Das Baby sah an ihnen vorbei, als käme dort jemand sehr Wichtiges.',
  ],
  task: [
    {
      text: '<companion>{helper} hat noch gar nicht geschlafen</companion>, sagte {companion}. <companion>Bis es klingelt und Besuch kommt, braucht das Baby einen ruhigen Augenblick. Den gibt es nur hinter der Tür.</companion>',
      from: '6-8',
    },
    '<companion>Wir brauchen einen Augenblick, nur einen ruhigen</companion>, sagte {companion}. <companion>Gleich klingelt es. Er ist da drin, hinter der Tür, bei {helper}.</companion>',
  ],
  way: [
    'Sie schlichen durch den Flur, an der Wäsche vorbei. Jede Fliese wusste etwas zu klappern.',
    'Sie gingen auf den Kanten der Dielen. In der Mitte knarrten sie alle.',
  ],
  obstacle: [
    'Die Tür war zu. Sie ging auf, ja, aber sie quietschte wie ein ganzer Schweinestall.',
    'Die Tür hatte eine Klinke, die laut war, und Angeln, die noch lauter waren.',
  ],
  stuck: [
    'Die Tür quietschte. Drinnen war es kurz still, dann holte jemand sehr Kleines sehr tief Luft.',
    'Iiiek, machte die Tür. Ein Weinen fing an, erst klein, dann gar nicht mehr klein.',
  ],
  still: [
    'Der Papiervogel hing reglos über dem Bettchen. Aus der Küche hörte man, wie jemand einen Löffel hinlegte, ganz vorsichtig.',
    'Die Spieluhr war abgelaufen. Es fehlte nur noch ein Ton, und der kam nicht.',
  ],
  open: [
    {
      text: 'Die Tür ging auf und sagte keinen Ton. Dahinter war er, der ruhige Augenblick, groß wie ein Zimmer, und {helper} schlief.',
      from: '6-8',
    },
    'Die Tür ging auf wie eine Buchseite. Dann war nur noch ein Schnaufen da, und der Augenblick blieb bei ihnen sitzen.',
  ],
  gift: [
    {
      text: 'Ein Söckchen war übrig, so klein wie ein Fingerhut. {companion} legte es {hero} in die Hand. <companion>Das zweite findet man sowieso nie</companion>, sagte {companion}.',
      from: '6-8',
    },
    'Unter dem Korb lag ein Söckchen. {companion} gab es {hero}, und es passte auf einen Daumen.',
  ],
  homeward: [
    'Rückwärts und auf Socken gingen sie hinaus. Eine kleine Hand hatte vorher noch einen Finger festgehalten.',
    'Auf den Kanten der Dielen ging es zurück. Hinter der Tür blieb alles so, wie es war.',
  ],
  question: [
    '<hero>Warum hält ein Baby meinen Finger so fest?</hero>, fragte {hero_subj}. <hero>Es kennt mich doch gar nicht.</hero>',
  ],
  answer: [
    '{hero_subj} legte dem Baby einen Finger in die Hand. Sie schloss sich. Noch einmal, und wieder. Das tut jedes Baby von selbst, schon vor dem ersten Tag. So ein Griff ist angeboren.',
  ],
};
