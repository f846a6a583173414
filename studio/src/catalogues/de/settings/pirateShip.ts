import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['{hero} im Nebel', 'Der Papagei, der alles zweimal sagte'],
  passage: [
    'Die Wäsche auf der Leine blähte sich im Wind, und der Balkon legte ab. {hero_subj} konnte gerade noch den Wäschekorb festhalten.',
    'Das Bett hatte heute ein Ruder. {hero_subj} zog nur ein wenig daran, da löste es sich von der Wand.',
  ],
  arrive: [
    {
      text: 'Es roch nach Teer und nassem Tau. Der Boden war nie dort, wo die Füße ihn suchten, und über allem knarrte das Holz.',
      from: '6-8',
    },
    'Der Wind schmeckte nach Salz. Taue knarrten, Segel knallten, und unter den Füßen ging alles auf und ab.',
  ],
  image: [
    'Am Mast hing ein Hut an einem Nagel. Darunter stand: Bitte nicht, er ist empfindlich.',
    'Aus einem Fass schaute ein Bein. Es war aus Holz und wartete auf jemanden.',
  ],
  meet: [
    'Ein Schiffspapagei landete auf dem Steuerrad. <helper>{helper}</helper>, krächzte er, <helper>{helper}. Willkommen an Bord, an Bord. Bitte Füße abtreten.</helper>',
    {
      text: '<helper>Wer da, wer da</helper>, rief ein Schiffspapagei mit einer Augenklappe aus Spitze. <helper>Ich bin {helper}. Ich sehe auf beiden gut.</helper>',
      from: '6-8',
    },
  ],
  task: [
    '<helper>Die Seekarte ist hinübergeweht, geweht</helper>, sagte {helper}. <helper>Ohne sie finden wir vor der Flut keinen Hafen. Dazwischen liegt die Nebelbank.</helper>',
    {
      text: '<helper>Unsere Seekarte hat der Wind</helper>, sagte {helper}, <helper>der Wind. Vor der Flut müssen wir sie haben. Sie flog in die Nebelbank.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie setzten das große Segel. Es war ein Laken mit Blumen, aber es zog gut.',
    '{hero_subj} drehte das Steuerrad, und {helper} sagte, wohin. {helper} sagte es zweimal, darum fuhren sie doppelt so weit.',
  ],
  obstacle: [
    {
      text: 'Da lag die Nebelbank, weiß und dick wie ein Federbett. Das Schiff steckte die Nase hinein und sah nichts mehr.',
      from: '6-8',
    },
    'Vor dem Bug stand die Nebelbank. Man konnte hineinfassen, und dann war die Hand weg.',
  ],
  stuck: [
    'Aus dem Nebel kam ein dumpfes Bumm. Das Schiff war gegen etwas gestoßen, das auch Entschuldigung sagte.',
    'Im Nebel tutete etwas. Es war das eigene Horn, das um die Ecke zurückkam.',
  ],
  still: [
    'Die Segel hingen. Ein Tropfen lief am Tau herunter und blieb am Knoten sitzen.',
    'Das Wasser lag wie ein Tisch. Eine Möwe saß auf nichts und sah herüber.',
  ],
  open: [
    {
      text: 'Der Nebel ging auf wie ein Vorhang. Auf einer Boje, mitten im Licht, klebte die Seekarte und war kaum nass.',
      from: '6-8',
    },
    'Der Nebel wurde dünn wie Gaze, und dann war er fort. Die Seekarte schwamm ihnen entgegen, die Schrift nach oben.',
  ],
  gift: [
    {
      text: '{helper} schob {hero} mit dem Schnabel ein Ende Tau hin. Darin war ein Seemannsknoten. <helper>Der hält, der hält</helper>, sagte {helper}, <helper>und geht auf, wenn du willst.</helper>',
      from: '6-8',
    },
    '<helper>Ein Seemannsknoten für dich</helper>, sagte {helper}. <helper>Ein Knoten. Den anderen Knoten behalte ich.</helper>',
  ],
  homeward: [
    'Der Wind brachte sie heim. Unter dem Kiel klang es immer mehr nach Straße.',
    'Das Bett fand seinen Platz an der Wand. An den Füßen war noch ein bisschen Tau.',
  ],
  question: [
    '<hero>Warum geht ein Schiff aus Eisen nicht unter?</hero>, fragte {hero_subj}. <hero>Ein Nagel geht doch auch unter.</hero>',
  ],
  answer: [
    '{hero_subj} legte eine Kugel aus Alufolie ins Fass: Sie sank. Dann faltete {hero_er} aus derselben Folie ein Boot: Es schwamm. Das Boot schiebt mehr Wasser zur Seite, und das Wasser trägt es.',
  ],
};
