import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['{hero} im Spiegelgang', 'Der Fuchs mit dem Schal aus Schnee'],
  passage: ['Im Gefrierschrank, hinter den Erbsen, war ein kalter Gang. Er war gerade so breit wie {hero} und leuchtete am Ende blau.'],
  arrive: ['Der Atem blieb in der Luft hängen. Es roch nach gar nichts, so sauber, und ein Tropfen fiel und fiel und zählte die Zeit.'],
  image: ['In der Wand war ein Blatt eingefroren, grün, als wäre noch Sommer darin.'],
  meet: [
    'Weiß auf Weiß saß ein Polarfuchs da. Man sah nur die Nase. <helper>Hier drüben</helper>, sagte die Nase. <helper>Ich bin {helper}.</helper>',
  ],
  task: [
    '<helper>Draußen wird es warm</helper>, sagte {helper}. <helper>Der Eiskristall muss tiefer hinein, sonst ist er bald eine Pfütze. Aber davor kommt der Spiegelgang.</helper>',
  ],
  way: ['Das blaue Licht kam von nirgendwo und wurde heller. Sie gingen leise, denn jedes Wort kam dreimal zurück.'],
  obstacle: ['Im Spiegelgang standen hundert Leute. Alle waren {hero}, und alle wussten nicht, wo es langging.'],
  stuck: ['Hundertmal stieß sich {hero} die Nase, alle auf einmal. Das Eis klang dabei wie ein Glas.'],
  still: ['Der Tropfen, der die Zeit zählte, hing an der Decke und wartete auch.'],
  open: [
    'Am Ende des Gangs stand nur noch eine einzige Gestalt, und das war {hero}. In der Kammer dahinter stand der Eiskristall und fing das ganze Blau.',
  ],
  gift: [
    '{helper} fing einen Tropfen auf und hauchte ihn an, bis er fest war. <helper>Für die Reise</helper>, sagte {helper}. <helper>Behalte ihn in der kalten Hand.</helper>',
  ],
  homeward: ['Das Blau wurde weiß, und das Weiß wurde hell. Draußen tropfte schon der halbe Winter.'],
  question: [
    '<hero>Warum ist Eis manchmal blau?</hero>, fragte {hero} und sah in den Eiswürfel. <hero>Der hier ist doch durchsichtig.</hero>',
  ],
  answer: [
    '{hero} sah durch ein dünnes Stück Eis: klar. Dann durch ein dickes: blau. Ein langer Weg durchs Eis verschluckt vom Licht das Rot, und das Blau kommt durch.',
  ],
};
