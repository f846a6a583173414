import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  passage: [
    'Im Treppenhaus roch es schon nach Seife. Zwei Stockwerke, eine Klingel, ein Schild mit einem Bären, und dann war man da.',
    'Der Fahrstuhl roch nach Apfel und fuhr sehr langsam. Auf dem Knopf klebte ein Sternchen.',
    'Vor der Praxis stand ein Fahrrad mit Kindersitz, und im Kindersitz saß ein Bär mit Verband. Man grüßte ihn und ging hinein.',
    'Es ging über den Hof, durch die Tür mit dem Klingelbrett. {hero_subj} durfte drücken, und oben sagte jemand Ja.',
  ],
  arrive: [
    {
      text: 'Es roch nach Seife und Papier. Ein Drucker ratterte, ein Kind zog die Nase hoch, und der Stuhl war kalt an den Knien.',
      from: '6-8',
    },
    'Ein Kind hustete, ein anderes sang. Unter den Füßen quietschte der Boden, und es roch nach frischen Handtüchern.',
    'Hinter einer Tür lachte ein Kind, hinter einer anderen lief Wasser. Es roch nach Pfefferminz, und das Sofa machte beim Hinsetzen pff.',
    'Ein Stempel stempelte, immer zweimal. Die Luft war warm, und auf dem Boden war ein Weg aus gemalten Pfoten.',
    { text: 'Das war die Praxis. Es roch nach Seife. Stempel, stempel.', to: '3-5' },
    { text: 'Im Wartezimmer war der Stuhl kalt und die Luft warm.', to: '3-5' },
  ],
  image: [
    'An der Pinnwand hing ein gemalter Elefant, von dem war der Rüssel schon das zweite Blatt.',
    'An der Wand war eine Giraffe, daran konnte man ablesen, wie weit man schon war.',
    'In der Spielecke stand ein Haus ohne Dach, und in jedem Zimmer lag ein Dinosaurier im Bett.',
    'Auf der Waage saß eine Puppe und wog genau nichts.',
  ],
  meet: [
    {
      text: 'Im Aquarium schwamm ein Fisch mit sehr ernstem Gesicht. <companion>Das ist {helper}</companion>, sagte {companion} vom Nachbarstuhl. <companion>{helper} ist immer vor uns da und kommt nie dran.</companion>',
      from: '6-8',
    },
    '<companion>Guck mal, wer guckt</companion>, sagte {companion}. Ein Fisch hing an der Scheibe und machte den Mund auf und zu. <companion>{helper} zählt uns.</companion>',
    '<companion>Klopf nicht an die Scheibe</companion>, sagte {companion}. <companion>{helper} denkt sonst, er ist dran.</companion> Der Fisch kam trotzdem herüber und sah nach.',
    'Im Aquarium stand ein Fisch vor einem kleinen Schloss. <companion>{helper} hat auch einen Termin</companion>, sagte {companion}. <companion>Schon immer.</companion>',
    {
      text: 'Im Wasser schwamm ein Fisch. <companion>Das ist {helper}</companion>, sagte {companion}. Blubb, machte {helper}.',
      to: '3-5',
    },
    {
      text: 'Ein Fisch guckte durch die Scheibe. <companion>{helper} zählt uns</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie lasen ein Heft, in dem die Rätsel schon gelöst waren. Sie suchten nun die Fragen dazu.',
    'Sie gingen einmal ums Aquarium, so langsam wie {helper}.',
    'Sie folgten den gemalten Pfoten bis zur Wand. Dort gingen sie hinauf, aber das musste man nicht mitmachen.',
    'An der Giraffe stellten sie sich auf. Seit dem letzten Mal war ein Fleck dazugekommen.',
  ],
  still: [
    'Der Drucker war fertig. Im Aquarium schwamm {helper} eine lange, ruhige Acht.',
    'Alle Hefte waren gelesen. Man hörte nebenan das Papier auf der Liege.',
    'Das Telefon schwieg. {helper} stand im Wasser und ließ nur die Flossen denken.',
    'Ein kleines Kind war eingeschlafen, quer über drei Stühle. Alle lasen leiser.',
  ],
  gift: [
    '{companion} hatte zwei Aufkleber bekommen und gab {hero} den größeren. Es war ein Bär mit einem verbundenen Ohr.',
    '<companion>Meiner glitzert</companion>, sagte {companion}, <companion>aber deiner hat einen Elefanten.</companion> {hero_subj} klebte den Aufkleber gleich dahin, wo alle ihn sahen.',
  ],
  homeward: [
    'Unten an der Tür war Wind, und alles roch wieder nach draußen. Das Schild mit dem Bären sah ihnen nach.',
    'Der Fahrstuhl fuhr hinunter, sehr langsam. Unten war die Luft auf einmal ganz groß.',
    'Der Bär im Kindersitz saß noch da. Unter dem Verband hatte er jetzt ein frisches Blatt.',
    'Über den Hof ging es heim. Am Klingelbrett war der Knopf noch ein bisschen warm.',
  ],
  question: [
    '<hero>Was hört man eigentlich mit dem runden Ding?</hero>, fragte {hero_subj} und legte eine Papprolle an die eigene Brust.',
  ],
  answer: [
    '{hero_subj} hielt das Ohr an die Papprolle, und da war es: bumm, bumm. Die Rolle sammelt den Ton und führt ihn ins Ohr. Nach dem Hüpfen war das Bumm doppelt so schnell.',
  ],
};
