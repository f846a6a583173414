import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['{hero} und die letzte Sprosse', 'Ein Wunsch im Glas'],
  passage: ['Im Stamm der alten Buche ging abends eine Klappe auf, kaum größer als ein Brief. {hero} dachte sich klein, und es klappte.'],
  arrive: ['Die Rinde war rau unter den Fingern. Es roch nach Honig, und von oben kam ein Klingeln wie von Fingerhüten.'],
  image: ['Die Fenster waren so groß wie eine Hand, und in jedem stand ein Licht.'],
  meet: [
    'Eine Waldfee hängte Wäsche auf, lauter Strümpfe ohne Fuß. <helper>Einen hatte ich gestern noch</helper>, sagte sie. <helper>Ich bin {helper}. Du kommst wie gerufen, falls ich gerufen habe.</helper>',
  ],
  task: [
    '<helper>Das Wunschglas ist offen</helper>, sagte {helper}. <helper>Vor der Nacht muss der Deckel drauf, sonst fliegt alles hinaus. Es steht ganz oben. Und genau da fehlt die Leitersprosse.</helper>',
  ],
  way: ['Sie stiegen hinauf, von Ast zu Ast. {helper} flog nicht, sie wollte sehen, wie andere es machen.'],
  obstacle: ['Dann kam die Stelle, an der die Leitersprosse fehlte. Darüber ging es weiter, darunter ging es nur hinunter.'],
  stuck: ['Der Fuß trat ins Leere. Von oben rieselte etwas Goldenes herab, das war ein halber Wunsch.'],
  still: ['Das Klingeln hörte auf. In den kleinen Fenstern brannte jedes Licht für sich und ganz gerade.'],
  open: ['Ein langer Schritt, und sie waren oben. Dort glänzte das Wunschglas, und der Deckel passte genau.'],
  gift: [
    '<helper>Innen ist es gefüttert</helper>, sagte {helper} und setzte {hero} ein Eichelhütchen auf den Finger. <helper>Für kalte Gedanken.</helper>',
  ],
  homeward: ['Sprosse um Sprosse ging es hinunter. Unten war {hero} wieder so groß wie immer und stieß sich am Ast.'],
  question: ['<hero>Wie alt ist der Baum eigentlich?</hero>, fragte {hero}. <hero>Er kann es doch keinem sagen.</hero>'],
  answer: [
    'An einem abgesägten Ast zählte {hero} die Ringe mit einer Nadel. Jedes Jahr wächst einer dazu, ein heller und ein dunkler Streifen. So alt war allein der Ast.',
  ],
};
