import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['{hero} und die silberne Quelle', 'Ein Horn ist noch kein Hut'],
  passage: [
    'Auf der Rückseite vom Stadtplan war ein Tal, das auf der Vorderseite fehlte. {hero} faltete den Plan um, und die Straße bog mit ab.',
  ],
  arrive: ['Es roch nach Klee. Ein Atem wie warme Milch strich vorbei, und irgendwo riss jemand Gras ab, ganz gemütlich.'],
  image: ['In den Hufspuren am Weg stand Licht, so wie anderswo Regen.'],
  meet: [
    'Ein junges Einhorn versuchte, sich einen Apfel vom Horn zu schütteln. <helper>Sag nichts</helper>, sagte es. <helper>Ich bin {helper}, und der Apfel ist Absicht.</helper>',
  ],
  task: [
    '<helper>Die Silberquelle ist zu</helper>, sagte {helper}. <helper>Bis zum Abend soll das Tal trinken. Ich passe aber nicht durch die Dornenhecke.</helper>',
  ],
  way: ['Sie gingen den leuchtenden Spuren nach. {helper} trat neben jede eine zweite, damit es mehr wurden.'],
  obstacle: ['Die Dornenhecke reichte von Hang zu Hang. Jeder Dorn zeigte auf den, der ihn ansah.'],
  stuck: ['Die Hecke rückte enger zusammen. Ein Dorn hatte einen Faden von {hero} und gab ihn nicht her.'],
  still: ['Das Gras hörte auf zu rascheln. Auf der Hecke saß ein Vogel, der sang nicht, er hörte zu.'],
  open: ['Die Hecke ließ sie durch und zog dabei die Dornen ein. Ein Stein rollte fort, und die Silberquelle sprang in die Sonne.'],
  gift: [
    '{helper} senkte den Kopf. Ein Silberhaar blieb an der Hand von {hero} hängen. <helper>Das ist nachgewachsen</helper>, sagte {helper}. <helper>Behalte es.</helper>',
  ],
  homeward: ['Das Licht in den Hufspuren reichte genau bis zum Ende vom Tal. Dann kam die Straße, und es war die eigene.'],
  question: ['<hero>Warum kommt Wasser aus dem Berg?</hero>, fragte {hero}. <hero>Wer hat es da hineingegossen?</hero>'],
  answer: [
    '{hero} füllte einen Topf mit Sand und Lehm und goss Wasser darauf. Durch den Sand lief es, am Lehm blieb es stehen und kam seitlich heraus. So macht es der Berg mit dem Regen.',
  ],
};
