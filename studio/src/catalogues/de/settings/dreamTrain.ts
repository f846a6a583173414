import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  passage: [
    'Die Schienen fingen unter dem Bett an. {hero_subj} sah nach, wohin sie führten, und da hielt schon ein Wagen, mit Plüsch innen und einer Lampe.',
    'Auf dem Nachttisch lag ein Fahrplan, in dem nur eine einzige Zeit stand: jetzt. {hero_subj} las sie leise vor, und da kam der Zug um die Ecke, ganz ohne Gleise.',
    'Die Bettdecke hatte heute zwei Knöpfe und dazwischen ein Schild: bitte vorn einsteigen. {hero_subj} kroch zum Fußende, und das Fußende fuhr.',
    'Am Fenster hielt eine Laterne, und hinter der Laterne hingen sieben Wagen. Sie warteten, bis {hero} die Pantoffeln gefunden hatte.',
  ],
  arrive: [
    {
      text: 'Die Sitze waren weich wie Moos. Es roch nach Kakao, und die Räder sagten immer wieder dasselbe Wort: bald, bald, bald.',
      from: '6-8',
    },
    'Es ruckelte wie in einer Wiege. Die Lampen summten, und der Plüsch war warm, als hätte eben noch wer dort gesessen.',
    'Aus jedem Abteil kam ein anderer Atem, und alle hatten denselben Takt. Es roch nach Wolle und Vanille.',
    'Der Teppich im Gang war so dick, dass die Schritte nicht ankamen. Irgendeine Tür summte sich selbst in den Schlaf.',
    { text: 'Das war der Traumzug. Bald, bald, bald, sagten die Räder.', to: '3-5' },
    { text: 'Im Zug waren die Sitze weich. Es roch nach Kakao.', to: '3-5' },
  ],
  image: [
    'In den Fenstern fuhr nicht die eigene Nacht vorbei, sondern die von jemand anderem. Da war noch Licht.',
    'An einem Haken hing ein Mantel voller Sterne. Er gehörte wohl der Nacht.',
    'Im Gepäckwagen stand ein Koffer, aus dem schaute ein Stück Meer, ordentlich gefaltet.',
    'Auf einem Sitz schlief eine Standuhr und hatte die Zeiger übereinandergelegt.',
  ],
  meet: [
    {
      text: 'Durch den Gang kam ein Schaffnerbär mit Mütze. <helper>{helper}</helper>, sagte er, sehr tief und sehr leise. <helper>Nächster Halt: Kissen. Gähnen bitte nach rechts.</helper>',
      from: '6-8',
    },
    '<helper>Einsteigen, zurücklehnen</helper>, brummte ein Schaffnerbär und lochte ein Kissen. <helper>Ich bin {helper}. Wir fahren sehr langsam.</helper>',
    'Ein Schaffnerbär trug ein Tablett mit lauter kleinen Gähnern. <helper>Milch oder Honig?</helper>, fragte er. <helper>{helper}. Ich habe auch welche ohne.</helper>',
    '<helper>Bitte nicht stören, Sie träumen</helper>, brummte ein Schaffnerbär und legte {hero} eine Decke um. <helper>Ach, noch wach? Dann bin ich {helper}.</helper>',
    {
      text: 'Ein Schaffnerbär gähnte. <helper>Alle einsteigen</helper>, brummte er. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Tapp, tapp kam ein Bär mit Mütze. <helper>Ich bin {helper}</helper>, flüsterte er.', to: '3-5' },
  ],
  way: [
    'Sie gingen durch die Wagen. In jedem schlief jemand anders, und jeder ein wenig tiefer.',
    'Ein Wagen war voll Federn, einer voll Regen, einer war leer. Im leeren gingen sie auf Zehenspitzen.',
    'Im Speisewagen war alles schon abgedeckt. Auf jedem Tisch lag ein Löffel und schlief auf der Seite.',
    'Sie gingen mit der Fahrtrichtung, das ging fast von allein. {helper} zog unterwegs drei Vorhänge zu.',
  ],
  still: [
    'Der Zug wurde langsamer und glitt nur noch. Draußen lag Schnee oder Mondlicht, man konnte es nicht sagen.',
    'Die Lampen summten nicht mehr. In jedem Fenster war dieselbe ruhige Dunkelheit.',
    'Der Zug fuhr durch etwas Weiches. Es kam von beiden Seiten und machte kein Geräusch.',
    'Alle Lampen waren eine halbe Lampe. Der Schaffnerbär zählte etwas und hörte bei vier auf.',
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
    'Der Zug fuhr rückwärts heim, und alles, was wach gewesen war, schlief nun. Der Fahrplan lag auf dem Nachttisch, und darin stand: gewesen.',
    'Am Fußende wurde es enger, dann wärmer. Dann war da nur noch die Decke, und jemand hatte sie schon zugeknöpft.',
    'Die Laterne fuhr ohne die Wagen weiter, so leise war sie. Die Pantoffeln standen vor dem Bett, und sie zeigten nach innen.',
  ],
  play: [
    'Das Bett war der Zug, und alle Kuscheltiere waren Fahrgäste ohne Gepäck. {helper} saß vorn und trug eine Socke als Mütze.',
    'Auf dem Teppich lagen drei Kissen hintereinander. Der Zug fuhr sehr leise, damit in den anderen Wagen keiner wach wurde.',
  ],
  unplay: [
    'Der Zug hielt in der Küche, eine Minute, wegen Abendbrot. Danach standen die Kissen wieder auf dem Sofa.',
    'Die Socke wurde gebraucht, und zwar für den linken Fuß. Alle Fahrgäste durften im Bett sitzen bleiben.',
  ],
  question: [
    '<hero>Warum träumt man?</hero>, fragte {hero_subj}. <hero>Die Augen sind doch zu. Womit sehe ich das?</hero>',
  ],
  answer: [
    '{hero_subj} sah einem Schläfer auf die Lider. Darunter gingen die Augen hin und her. Im Traum ist der Kopf hellwach und sortiert den Tag. Er macht die Bilder selbst, ganz ohne Augen.',
  ],
};
