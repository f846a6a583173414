import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  title: ['{hero} schreibt sich ins Gipfelbuch', 'Das Murmeltier pfeift zweimal'],
  passage: [
    'Der Bus hielt dort, wo die Straße keine Lust mehr hatte. Von da an zeigten nur noch rote Striche auf Steinen, wie es weiterging.',
  ],
  arrive: ['Die Luft war dünn und kalt wie ein Glas Wasser. Unter den Schuhen roch es nach Thymian, und weit unten läutete eine Kuh.'],
  image: ['Tief im Tal lag das Dorf. Es hätte auf ein Butterbrot gepasst.'],
  meet: [
    'Auf einem Felsen stand ein Murmeltier und pfiff. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Einmal pfeifen heißt Vorsicht. Zweimal heißt, dass jemand Nüsse hat.</companion>',
  ],
  task: [
    '<companion>Oben liegt das Gipfelbuch</companion>, sagte {companion}. <companion>Wir tragen uns ein, ehe das Wetter umschlägt. Wir müssen nur über das Geröllfeld.</companion>',
  ],
  way: ['Sie folgten den roten Strichen. Vor jedem Strich sah man nichts als Steine, und dann sah man den nächsten.'],
  obstacle: ['Vor ihnen lag das Geröllfeld, lauter lose Steine, so weit das Auge reichte. Einer rollte, und drei rollten mit.'],
  stuck: ['Die Steine klackerten hinunter, immer mehr, wie Applaus von jemandem, der es nicht so meint.'],
  still: ['Kein Stein rührte sich. {helper} saß aufrecht da und sah ins Tal, die Pfoten vor dem Bauch gefaltet.'],
  open: ['Der letzte Stein hielt. Dahinter war nur noch Himmel, und unter dem Kreuz lag in einer Blechkiste das Gipfelbuch.'],
  gift: [
    '{companion} hob einen Kiesel auf, glatt und grau, und legte ihn {hero} in die Hand. <companion>Vom höchsten Punkt</companion>, sagte {companion}. <companion>Jetzt ist der Berg ein Stückchen kleiner.</companion>',
  ],
  homeward: ['Hinunter ging es in großen Bögen. {helper} pfiff ihnen nach, zweimal, wegen der Nüsse.'],
  question: ['<hero>Warum ist es oben auf dem Berg kälter?</hero>, fragte {hero}. <hero>Da ist man doch näher an der Sonne.</hero>'],
  answer: [
    '{hero} hatte unten und oben die Hand auf einen Stein gelegt. Die Sonne wärmt nämlich zuerst den Boden, und der Boden die Luft. Oben ist die Luft dünner und hält die Wärme schlecht.',
  ],
};
