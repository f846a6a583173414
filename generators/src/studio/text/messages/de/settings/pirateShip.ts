import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['{hero} im Nebel', 'Der Papagei, der alles zweimal sagte'],
  passage: ['Die Wäsche auf der Leine blähte sich im Wind, und der Balkon legte ab. {hero} konnte gerade noch den Wäschekorb festhalten.'],
  arrive: ['Es roch nach Teer und nassem Tau. Der Boden war nie dort, wo die Füße ihn suchten, und über allem knarrte das Holz.'],
  image: ['Am Mast hing ein Hut an einem Nagel. Darunter stand: Bitte nicht, er ist empfindlich.'],
  meet: [
    'Ein Schiffspapagei landete auf dem Steuerrad. <helper>{helper}</helper>, krächzte er, <helper>{helper}. Willkommen an Bord, an Bord. Bitte Füße abtreten.</helper>',
  ],
  task: [
    '<helper>Die Seekarte ist hinübergeweht, geweht</helper>, sagte {helper}. <helper>Ohne sie finden wir vor der Flut keinen Hafen. Dazwischen liegt die Nebelbank.</helper>',
  ],
  way: ['Sie setzten das große Segel. Es war ein Laken mit Blumen, aber es zog gut.'],
  obstacle: ['Da lag die Nebelbank, weiß und dick wie ein Federbett. Das Schiff steckte die Nase hinein und sah nichts mehr.'],
  stuck: ['Aus dem Nebel kam ein dumpfes Bumm. Das Schiff war gegen etwas gestoßen, das auch Entschuldigung sagte.'],
  still: ['Die Segel hingen. Ein Tropfen lief am Tau herunter und blieb am Knoten sitzen.'],
  open: ['Der Nebel ging auf wie ein Vorhang. Auf einer Boje, mitten im Licht, klebte die Seekarte und war kaum nass.'],
  gift: [
    '{helper} schob {hero} mit dem Schnabel ein Ende Tau hin. Darin war ein Seemannsknoten. <helper>Der hält, der hält</helper>, sagte {helper}, <helper>und geht auf, wenn du willst.</helper>',
  ],
  homeward: ['Der Wind brachte sie heim. Unter dem Kiel klang es immer mehr nach Straße.'],
  question: ['<hero>Warum geht ein Schiff aus Eisen nicht unter?</hero>, fragte {hero}. <hero>Ein Nagel geht doch auch unter.</hero>'],
  answer: [
    '{hero} legte eine Kugel aus Alufolie ins Fass: Sie sank. Dann faltete {hero_er} aus derselben Folie ein Boot: Es schwamm. Das Boot schiebt mehr Wasser zur Seite, und das Wasser trägt es.',
  ],
};
