import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['{hero} im Spiegelgang', 'Der Fuchs mit dem Schal aus Schnee'],
  passage: [
    'Im Gefrierschrank, hinter den Erbsen, war ein kalter Gang. Er war gerade so breit wie {hero} und leuchtete am Ende blau.',
    'Der Eisblumenwald am Fenster war heute tiefer als sonst. {hero_subj} hauchte ein Loch hinein und ging hindurch.',
  ],
  arrive: [
    {
      text: 'Der Atem blieb in der Luft hängen. Es roch nach gar nichts, so sauber, und ein Tropfen fiel und fiel und zählte die Zeit.',
      from: '6-8',
    },
    'Die Kälte biss ein bisschen in die Nase. Jeder Schritt klang wie ein Löffel am Glas.',
  ],
  image: [
    'In der Wand war ein Blatt eingefroren, grün, als wäre noch Sommer darin.',
    'An der Decke hingen Eiszapfen, der Größe nach, wie eine Orgel.',
  ],
  meet: [
    'Weiß auf Weiß saß ein Polarfuchs da. Man sah nur die Nase. <helper>Hier drüben</helper>, sagte die Nase. <helper>Ich bin {helper}.</helper>',
    {
      text: '<helper>Nicht auf mich treten</helper>, sagte der Schnee. Es war ein Polarfuchs, und er hieß {helper}. <helper>Ich bin heute sehr gut getarnt.</helper>',
      from: '6-8',
    },
  ],
  task: [
    {
      text: '<helper>Draußen wird es warm</helper>, sagte {helper}. <helper>Der Eiskristall muss tiefer hinein, sonst ist er bald eine Pfütze. Aber davor kommt der Spiegelgang.</helper>',
      from: '6-8',
    },
    '<helper>Der Eiskristall schwitzt</helper>, sagte {helper}. <helper>Draußen kommt Tauwetter. Wir müssen zu ihm. Durch den Spiegelgang.</helper>',
  ],
  way: [
    'Das blaue Licht kam von nirgendwo und wurde heller. Sie gingen leise, denn jedes Wort kam dreimal zurück.',
    'Sie folgten dem Tropfen, der von weit her klang: plick, und nach fünf Schritten wieder plick.',
  ],
  obstacle: [
    'Im Spiegelgang standen hundert Leute. Alle waren {hero}, und alle wussten nicht, wo es langging.',
    {
      text: 'Der Spiegelgang glänzte von allen Seiten. Wo es weiterging, sah es genauso aus wie dort, wo es nicht weiterging.',
      from: '6-8',
    },
  ],
  stuck: [
    'Hundertmal stieß sich {hero} die Nase, alle auf einmal. Das Eis klang dabei wie ein Glas.',
    'Bumm, machte es, und das Eis machte es nach, noch siebenmal.',
  ],
  still: [
    'Der Tropfen, der die Zeit zählte, hing an der Decke und wartete auch.',
    'Der Atem von {hero} stand als weißes Wölkchen da und wusste nicht, wohin.',
  ],
  open: [
    {
      text: 'Am Ende des Gangs stand nur noch eine einzige Gestalt, und das war {hero}. In der Kammer dahinter stand der Eiskristall und fing das ganze Blau.',
      from: '6-8',
    },
    'Die Spiegel hörten auf. In der Stille dahinter schwebte der Eiskristall, und kein Strahl ging an ihm vorbei.',
  ],
  gift: [
    {
      text: '{helper} fing einen Tropfen auf und hauchte ihn an, bis er fest war. <helper>Für die Reise</helper>, sagte {helper}. <helper>Behalte ihn in der kalten Hand.</helper>',
      from: '6-8',
    },
    '<helper>Ein Tropfen</helper>, sagte {helper} und legte ihn {hero} auf den Handschuh. Er war rund und gefroren. <helper>Er hat schon alles gesehen.</helper>',
  ],
  homeward: [
    'Das Blau wurde weiß, und das Weiß wurde hell. Draußen tropfte schon der halbe Winter.',
    'Ein Schritt durchs Glas, und es war warm. Am Fenster schmolz ein kleines Loch.',
  ],
  question: [
    '<hero>Warum ist Eis manchmal blau?</hero>, fragte {hero_subj} und sah in den Eiswürfel. <hero>Der hier ist doch durchsichtig.</hero>',
  ],
  answer: [
    '{hero_subj} sah durch ein dünnes Stück Eis: klar. Dann durch ein dickes: blau. Ein langer Weg durchs Eis verschluckt vom Licht das Rot, und das Blau kommt durch.',
  ],
};
