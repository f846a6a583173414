import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  passage: [
    'Der Bus hielt dort, wo die Straße keine Lust mehr hatte. Ein Erwachsener ging voraus, und rote Striche auf Steinen zeigten, wie es weiterging.',
    'Die Seilbahn ging nur bis zur Hälfte. Den Rest, sagte der Mann am Hebel, mache man zu Fuß und mit jemandem, der den Weg kennt.',
    'Der Hüttenwirt ging voraus, mit einem Rucksack, aus dem oben ein Kuchen sah. {hero} und {companion} gingen dem Kuchen nach.',
    'Am Parkplatz wurden die Schuhe zugebunden, dreimal, und jedes Mal hatte sich einer verzählt. Dann ging es los, mit Seil und Erwachsenem.',
  ],
  arrive: [
    {
      text: 'Die Luft war dünn und kalt wie ein Glas Wasser. Unter den Schuhen roch es nach Thymian, und weit unten läutete eine Kuh.',
      from: '6-8',
    },
    'Der Wind zog an den Ohren. Es roch nach Schnee und Kräutern, und jeder Schritt knirschte.',
    'Der Stein war warm auf der einen Seite und kalt auf der anderen. Eine Grille zirpte, und die Luft roch nach Harz.',
    'In den Ohren knackte es. Von unten klang ein Hammer herauf, und jeder Schlag kam zu spät.',
    { text: 'So hoch war der Berg. Der Wind zog an den Ohren.', to: '3-5' },
    { text: 'Da war der Berg. Jeder Schritt machte knirsch.', to: '3-5' },
  ],
  image: [
    'Tief im Tal lag das Dorf. Es hätte auf ein Butterbrot gepasst.',
    'Auf einem Stein lag eine Orangenschale, ganz trocken, in Form einer Sonne.',
    'Auf einem Grat gingen drei Gämsen, so klein wie Wimpern.',
    'In einer Mulde lag noch Schnee vom Winter und hatte eine Mütze aus Staub.',
  ],
  meet: [
    {
      text: 'Auf einem Felsen stand ein Murmeltier und pfiff. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Einmal pfeifen heißt Vorsicht. Zweimal heißt, dass jemand Nüsse hat.</companion>',
      from: '6-8',
    },
    'Zwischen den Felsen pfiff es. <companion>Da, das Murmeltier</companion>, sagte {companion}, <companion>ich nenne es {helper}.</companion> {helper} sah aus wie ein dicker, strenger Onkel.',
    'Ein Murmeltier saß vor seinem Loch und hatte die Backen voll. <companion>{helper} darf jetzt nichts sagen</companion>, meinte {companion}. <companion>Sonst fällt alles heraus.</companion>',
    'Zwei Ohren, zwei Zähne, ein Pfiff, und weg. <companion>Das war {helper}</companion>, sagte {companion}. <companion>Gleich kommt {helper} wieder und tut, als wäre es ein anderes Murmeltier.</companion>',
    {
      text: 'Ein Pfiff, und da saß ein Murmeltier. <companion>Das ist {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
    {
      text: '<companion>Da, das Murmeltier</companion>, flüsterte {companion}. <companion>Es heißt {helper}.</companion> Pfiff, machte {helper}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie folgten den roten Strichen. Vor jedem Strich sah man nichts als Steine, und dann sah man den nächsten.',
    'Sie stiegen im Zickzack, hin und her, wie man einen Schuh zubindet.',
    'Sie gingen im Gänsemarsch, und der Vorderste sagte die Steine an, die wackelten.',
    'An jeder Kehre gab es einen Schluck Wasser und einen Blick zurück. Der Weg unten wurde ein Faden.',
  ],
  still: [
    'Kein Stein rührte sich. {helper} saß aufrecht da und sah ins Tal, die Pfoten vor dem Bauch gefaltet.',
    'Eine Dohle stand im Wind, ohne einen Flügel zu rühren.',
    'Der Wind hörte auf, als hätte jemand eine Tür zugemacht.',
    'Ein Adler stand ganz oben und hatte es nicht nötig, sich zu bewegen.',
  ],
  gift: [
    {
      text: '{companion} hob einen Kiesel auf, glatt und grau, und legte ihn {hero} in die Hand. <companion>Vom höchsten Punkt</companion>, sagte {companion}. <companion>Jetzt ist der Berg ein Stückchen kleiner.</companion>',
      from: '6-8',
    },
    '<companion>Den hat der Berg für dich hingelegt</companion>, sagte {companion} und gab {hero} einen Kiesel mit einem weißen Ring.',
  ],
  homeward: [
    'Hinunter ging es in großen Bögen, bis zum Bus. {helper} pfiff ihnen nach, zweimal, wegen der Nüsse.',
    'Jeder Strich auf dem Stein stand nun andersherum. In der Seilbahn läutete unten noch immer die Kuh.',
    'Der Rucksack vom Hüttenwirt war jetzt leer. Sie gingen trotzdem dicht hinter ihm.',
    'Am Parkplatz wurden die Schuhe aufgebunden. Aus jedem rieselte ein bisschen Berg.',
  ],
  question: [
    '<hero>Warum ist es oben auf dem Berg kälter?</hero>, fragte {hero_subj}. <hero>Da ist man doch näher an der Sonne.</hero>',
  ],
  answer: [
    '{hero_subj} hatte unten und oben die Hand auf einen Stein gelegt. Die Sonne wärmt nämlich zuerst den Boden, und der Boden die Luft. Oben ist die Luft dünner und hält die Wärme schlecht.',
  ],
};
