import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['{hero} und die letzte Sprosse', 'Ein Wunsch im Glas'],
  passage: [
    'Im Stamm der alten Buche ging abends eine Klappe auf, kaum größer als ein Brief. {hero_subj} dachte sich klein, und es klappte.',
    'Ein Blatt mit einer Treppe darauf lag auf dem Fensterbrett. {hero_subj} setzte einen Finger auf die erste Stufe, dann den nächsten, dann sich selbst.',
  ],
  arrive: [
    {
      text: 'Die Rinde war rau unter den Fingern. Es roch nach Honig, und von oben kam ein Klingeln wie von Fingerhüten.',
      from: '6-8',
    },
    'Es knisterte im Holz, und alles duftete nach Harz. Der Wind wiegte das ganze Haus wie eine Schaukel.',
  ],
  image: [
    'Die Fenster waren so groß wie eine Hand, und in jedem stand ein Licht.',
    'Auf einem Pilz stand ein Teeservice, so klein, dass der Tee einzeln kam.',
  ],
  meet: [
    {
      text: 'Eine Waldfee hängte Wäsche auf, lauter Strümpfe ohne Fuß. <helper>Einen hatte ich gestern noch</helper>, sagte sie. <helper>Ich bin {helper}. Du kommst wie gerufen, falls ich gerufen habe.</helper>',
      from: '6-8',
    },
    '<helper>Vorsicht, frisch gebohnert</helper>, rief eine Waldfee und rutschte vorbei. Beim Zurückrutschen sagte sie: <helper>{helper}, angenehm.</helper>',
  ],
  task: [
    {
      text: '<helper>Das Wunschglas ist offen</helper>, sagte {helper}. <helper>Vor der Nacht muss der Deckel drauf, sonst fliegt alles hinaus. Es steht ganz oben. Und genau da fehlt die Leitersprosse.</helper>',
      from: '6-8',
    },
    '<helper>Im Wunschglas wird es unruhig</helper>, sagte {helper}. <helper>Wenn die Nacht kommt, muss es zu sein. Man kommt nur hinauf, wo die Leitersprosse fehlt.</helper>',
  ],
  way: [
    'Sie stiegen hinauf, von Ast zu Ast. {helper} flog nicht, sie wollte sehen, wie andere es machen.',
    'Ast um Ast ging es höher. Aus jedem Fenster reichte jemand eine Nuss heraus.',
  ],
  obstacle: [
    'Dann kam die Stelle, an der die Leitersprosse fehlte. Darüber ging es weiter, darunter ging es nur hinunter.',
    'Wo die Leitersprosse sein sollte, war ein Loch. Das Loch war genau so groß wie ein Nein.',
  ],
  stuck: [
    'Der Fuß trat ins Leere. Von oben rieselte etwas Goldenes herab, das war ein halber Wunsch.',
    'Die Leiter wippte und warf einen Schuh ab. Man hörte ihn sehr spät.',
  ],
  still: [
    'Das Klingeln hörte auf. In den kleinen Fenstern brannte jedes Licht für sich und ganz gerade.',
    'Das Haus im Baum schaukelte nicht mehr. Ein Glühwürmchen las noch ein Kapitel.',
  ],
  open: [
    'Ein langer Schritt, und sie waren oben. Dort glänzte das Wunschglas, und der Deckel passte genau.',
    {
      text: 'Dann war das Loch unter ihnen und das Wunschglas vor ihnen. Sie drehten den Deckel zu, und innen wurde es ruhig.',
      from: '6-8',
    },
  ],
  gift: [
    '<helper>Innen ist es gefüttert</helper>, sagte {helper} und setzte {hero} ein Eichelhütchen auf den Finger. <helper>Für kalte Gedanken.</helper>',
    {
      text: '{helper} nahm das eigene Eichelhütchen ab. <helper>Ich habe noch eins für sonntags</helper>, sagte sie und setzte es {hero} auf.',
      from: '6-8',
    },
  ],
  homeward: [
    'Sprosse um Sprosse ging es hinunter. Unten war {hero} wieder so groß wie immer und stieß sich am Ast.',
    'Mit jeder Stufe wurde das Blatt größer. Am Ende passte nur noch ein Finger darauf.',
  ],
  question: [
    '<hero>Wie alt ist der Baum eigentlich?</hero>, fragte {hero_subj}. <hero>Er kann es doch keinem sagen.</hero>',
  ],
  answer: [
    'An einem abgesägten Ast zählte {hero_subj} die Ringe mit einer Nadel. Jedes Jahr wächst einer dazu, ein heller und ein dunkler Streifen. So alt war allein der Ast.',
  ],
};
