import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['{hero} fährt bis zum Schluss', 'Der Schaffner mit dem Fell'],
  passage: [
    'Die Schienen fingen unter dem Bett an. {hero} sah nach, wohin sie führten, und da hielt schon ein Wagen, mit Plüsch innen und einer Lampe.',
  ],
  arrive: ['Die Sitze waren weich wie Moos. Es roch nach Kakao, und die Räder sagten immer wieder dasselbe Wort: bald, bald, bald.'],
  image: ['In den Fenstern fuhr nicht die eigene Nacht vorbei, sondern die von jemand anderem. Da brannte noch Licht.'],
  meet: [
    'Durch den Gang kam ein Schaffnerbär mit Mütze. <helper>{helper}</helper>, sagte er, sehr tief und sehr leise. <helper>Die Fahrkarten, bitte. Gähnen gilt auch.</helper>',
  ],
  task: [
    '<helper>Die Haltestelle ist nicht auf dem Plan</helper>, sagte {helper}. <helper>Ehe der Zug heimfährt, muss sie einer finden. Und dir fehlt, wie ich sehe, die Fahrkarte.</helper>',
  ],
  way: ['Sie gingen durch die Wagen. In jedem schlief jemand anders, und jeder ein wenig tiefer.'],
  obstacle: ['Ohne Fahrkarte ging die Tür zum letzten Wagen nicht auf. In allen Taschen von {hero} war nichts als Futter.'],
  stuck: ['Die Tür blieb zu. Die Räder sagten jetzt: noch nicht, noch nicht.'],
  still: ['Der Zug wurde langsamer und glitt nur noch. Draußen lag Schnee oder Mondlicht, man konnte es nicht sagen.'],
  open: [
    'Da war die Fahrkarte, sie hatte im Ärmel gesteckt. Die Tür ging auf. Und vor dem Fenster hielt, mit einer einzigen Lampe, die Haltestelle.',
  ],
  gift: [
    '{helper} suchte unter der Mütze und fand einen Sternenkrümel. <helper>Fürs Kissen</helper>, sagte er leise. <helper>Er macht fast keine Krümel.</helper>',
  ],
  homeward: ['Bald, sagten die Räder, und dann sagten sie nur noch: da. Der Wagen hielt unter dem Bett.'],
  question: ['<hero>Warum träumt man?</hero>, fragte {hero}. <hero>Die Augen sind doch zu. Womit sehe ich das?</hero>'],
  answer: [
    '{hero} sah einem Schläfer auf die Lider. Darunter gingen die Augen hin und her. Im Traum ist der Kopf hellwach und sortiert den Tag. Er macht die Bilder selbst, ganz ohne Augen.',
  ],
};
