import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  title: ['{hero} schreibt sich ins Gipfelbuch', 'Das Murmeltier pfeift zweimal'],
  passage: [
    'Der Bus hielt dort, wo die Straße keine Lust mehr hatte. Von da an zeigten nur noch rote Striche auf Steinen, wie es weiterging.',
    'Die Seilbahn ging nur bis zur Hälfte. Den Rest, sagte der Mann am Hebel, müsse der Berg selbst machen.',
  ],
  arrive: [
    {
      text: 'Die Luft war dünn und kalt wie ein Glas Wasser. Unter den Schuhen roch es nach Thymian, und weit unten läutete eine Kuh.',
      from: '6-8',
    },
    'Der Wind zog an den Ohren. Es roch nach Schnee und Kräutern, und jeder Schritt knirschte.',
  ],
  image: [
    'Tief im Tal lag das Dorf. Es hätte auf ein Butterbrot gepasst.',
    'Auf einem Stein lag eine Orangenschale, ganz trocken, in Form einer Sonne.',
  ],
  meet: [
    {
      text: 'Auf einem Felsen stand ein Murmeltier und pfiff. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Einmal pfeifen heißt Vorsicht. Zweimal heißt, dass jemand Nüsse hat.</companion>',
      from: '6-8',
    },
    'Zwischen den Felsen pfiff es. <companion>Da, das Murmeltier</companion>, sagte {companion}, <companion>ich nenne es {helper}.</companion> {helper} sah aus wie ein dicker, strenger Onkel.',
  ],
  task: [
    {
      text: '<companion>Oben liegt das Gipfelbuch</companion>, sagte {companion}. <companion>Wir tragen uns ein, ehe das Wetter umschlägt. Wir müssen nur über das Geröllfeld.</companion>',
      from: '6-8',
    },
    '<companion>Wir wollen ins Gipfelbuch</companion>, sagte {companion}. <companion>Jetzt gleich, denn das Wetter wartet nicht. Davor liegt leider das Geröllfeld.</companion>',
  ],
  way: [
    'Sie folgten den roten Strichen. Vor jedem Strich sah man nichts als Steine, und dann sah man den nächsten.',
    'Sie stiegen im Zickzack, hin und her, wie man einen Schuh zubindet.',
  ],
  obstacle: [
    {
      text: 'Vor ihnen lag das Geröllfeld, lauter lose Steine, so weit das Auge reichte. Einer rollte, und drei rollten mit.',
      from: '6-8',
    },
    'Das Geröllfeld klackerte schon vom Hinsehen. Jeder Stein lag auf einem anderen und keiner fest.',
  ],
  stuck: [
    'Die Steine klackerten hinunter, immer mehr, wie Applaus von jemandem, der es nicht so meint.',
    'Klack, klack, klack ging es, und dann lag der Stein, auf dem sie eben gestanden hatten, weit unten.',
  ],
  still: [
    'Kein Stein rührte sich. {helper} saß aufrecht da und sah ins Tal, die Pfoten vor dem Bauch gefaltet.',
    'Eine Dohle stand im Wind, ohne einen Flügel zu rühren.',
  ],
  open: [
    'Der letzte Stein hielt. Dahinter war nur noch Himmel, und unter dem Kreuz lag in einer Blechkiste das Gipfelbuch.',
    {
      text: 'Da war Fels unter den Füßen, fester, guter Fels. Im Gipfelbuch war noch eine halbe Seite frei, und ein Bleistift hing an der Schnur.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{companion} hob einen Kiesel auf, glatt und grau, und legte ihn {hero} in die Hand. <companion>Vom höchsten Punkt</companion>, sagte {companion}. <companion>Jetzt ist der Berg ein Stückchen kleiner.</companion>',
      from: '6-8',
    },
    '<companion>Den hat der Berg für dich hingelegt</companion>, sagte {companion} und gab {hero} einen Kiesel mit einem weißen Ring.',
  ],
  homeward: [
    'Hinunter ging es in großen Bögen. {helper} pfiff ihnen nach, zweimal, wegen der Nüsse.',
    'Jeder Strich auf dem Stein stand nun andersherum. Unten läutete noch immer die Kuh.',
  ],
  question: [
    '<hero>Warum ist es oben auf dem Berg kälter?</hero>, fragte {hero_subj}. <hero>Da ist man doch näher an der Sonne.</hero>',
  ],
  answer: [
    '{hero_subj} hatte unten und oben die Hand auf einen Stein gelegt. Die Sonne wärmt nämlich zuerst den Boden, und der Boden die Luft. Oben ist die Luft dünner und hält die Wärme schlecht.',
  ],
};
