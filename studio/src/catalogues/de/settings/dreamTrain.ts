import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['{hero} fährt bis zum Schluss', 'Der Schaffner mit dem Fell'],
  passage: [
    'Die Schienen fingen unter dem Bett an. {hero_subj} sah nach, wohin sie führten, und da hielt schon ein Wagen, mit Plüsch innen und einer Lampe.',
    'Auf dem Nachttisch lag eine kleine Pfeife. {hero_subj} pustete nur ein bisschen hinein, und da kam er um die Ecke gefahren, ganz ohne Gleise.',
  ],
  arrive: [
    {
      text: 'Die Sitze waren weich wie Moos. Es roch nach Kakao, und die Räder sagten immer wieder dasselbe Wort: bald, bald, bald.',
      from: '6-8',
    },
    'Es ruckelte wie in einer Wiege. Die Lampen summten, und der Plüsch war warm, als hätte eben noch wer dort gesessen.',
  ],
  image: [
    'In den Fenstern fuhr nicht die eigene Nacht vorbei, sondern die von jemand anderem. Da brannte noch Licht.',
    'An einem Haken hing ein Mantel voller Sterne. Er gehörte wohl der Nacht.',
  ],
  meet: [
    {
      text: 'Durch den Gang kam ein Schaffnerbär mit Mütze. <helper>{helper}</helper>, sagte er, sehr tief und sehr leise. <helper>Die Fahrkarten, bitte. Gähnen gilt auch.</helper>',
      from: '6-8',
    },
    '<helper>Einsteigen, zurücklehnen</helper>, brummte ein Schaffnerbär und lochte ein Kissen. <helper>Ich bin {helper}. Wir fahren sehr langsam.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Haltestelle ist nicht auf dem Plan</helper>, sagte {helper}. <helper>Ehe der Zug heimfährt, muss sie einer finden. Und dir fehlt, wie ich sehe, die Fahrkarte.</helper>',
      from: '6-8',
    },
    '<helper>Heute halten wir an einer neuen Haltestelle</helper>, brummte {helper}. <helper>Einer muss sie sehen, ehe wir umkehren. Aber nach vorn darf man nur mit Fahrkarte.</helper>',
  ],
  way: [
    'Sie gingen durch die Wagen. In jedem schlief jemand anders, und jeder ein wenig tiefer.',
    'Ein Wagen war voll Federn, einer voll Regen, einer war leer. Im leeren gingen sie auf Zehenspitzen.',
  ],
  obstacle: [
    {
      text: 'Ohne Fahrkarte ging die Tür zum letzten Wagen nicht auf. In allen Taschen von {hero} war nichts als Futter.',
      from: '6-8',
    },
    '<helper>Fahrkarte</helper>, sagte die Tür. Sie hatte einen Schlitz als Mund und sonst kein Gesicht.',
  ],
  stuck: [
    'Die Tür blieb zu. Die Räder sagten jetzt: noch nicht, noch nicht.',
    'Die Tür schüttelte den Griff. Draußen fuhr ein Bahnhof vorbei, ohne zu halten.',
  ],
  still: [
    'Der Zug wurde langsamer und glitt nur noch. Draußen lag Schnee oder Mondlicht, man konnte es nicht sagen.',
    'Die Lampen summten nicht mehr. In jedem Fenster war dieselbe ruhige Dunkelheit.',
  ],
  open: [
    {
      text: 'Da war die Fahrkarte, sie hatte im Ärmel gesteckt. Die Tür ging auf. Und vor dem Fenster hielt, mit einer einzigen Lampe, die Haltestelle.',
      from: '6-8',
    },
    'Die Tür nahm die Fahrkarte und seufzte. Draußen stand die Haltestelle im Schnee, und auf dem Schild war nur ein Mond.',
  ],
  gift: [
    {
      text: '{helper} suchte unter der Mütze und fand einen Sternenkrümel. <helper>Fürs Kissen</helper>, sagte er leise. <helper>Er macht fast keine Krümel.</helper>',
      from: '6-8',
    },
    '{helper} bürstete den Mantel der Nacht. Ein Sternenkrümel fiel heraus, und {hero} durfte ihn aufheben.',
  ],
  homeward: [
    'Bald, sagten die Räder, und dann sagten sie nur noch: da. Der Wagen hielt unter dem Bett.',
    'Der Zug fuhr rückwärts heim, und alles, was wach gewesen war, schlief nun.',
  ],
  question: [
    '<hero>Warum träumt man?</hero>, fragte {hero_subj}. <hero>Die Augen sind doch zu. Womit sehe ich das?</hero>',
  ],
  answer: [
    '{hero_subj} sah einem Schläfer auf die Lider. Darunter gingen die Augen hin und her. Im Traum ist der Kopf hellwach und sortiert den Tag. Er macht die Bilder selbst, ganz ohne Augen.',
  ],
};
