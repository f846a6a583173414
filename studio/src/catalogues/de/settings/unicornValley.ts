import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['{hero} und die silberne Quelle', 'Ein Horn ist noch kein Hut'],
  passage: [
    'Auf der Rückseite vom Stadtplan war ein Tal, das auf der Vorderseite fehlte. {hero_subj} faltete den Plan um, und die Straße bog mit ab.',
    'Hinter dem Zirkusplakat an der Mauer zog es. {hero_subj} hob eine Ecke an, und dahinter war Abendlicht.',
  ],
  arrive: [
    {
      text: 'Es roch nach Klee. Ein Atem wie warme Milch strich vorbei, und irgendwo riss jemand Gras ab, ganz gemütlich.',
      from: '6-8',
    },
    'Gras streifte die Knie, weich und feucht. Hufe klopften irgendwo, und es duftete nach Äpfeln.',
  ],
  image: [
    'In den Hufspuren am Weg stand Licht, so wie anderswo Regen.',
    'An einem Zweig hing ein Eimer, und daraus trank ein Schmetterling.',
  ],
  meet: [
    {
      text: 'Ein junges Einhorn versuchte, sich einen Apfel vom Horn zu schütteln. <helper>Sag nichts</helper>, sagte es. <helper>Ich bin {helper}, und der Apfel ist Absicht.</helper>',
      from: '6-8',
    },
    '<helper>Nicht am Horn ziehen</helper>, sagte ein junges Einhorn. <helper>Alle ziehen am Horn. Ich bin {helper}. Du darfst die Nase streicheln.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Silberquelle ist zu</helper>, sagte {helper}. <helper>Bis zum Abend soll das Tal trinken. Ich passe aber nicht durch die Dornenhecke.</helper>',
      from: '6-8',
    },
    '<helper>Die Silberquelle ist stehen geblieben</helper>, sagte {helper}. <helper>Abends trinken dort alle. Wir müssen hin, und vorher durch die Dornenhecke.</helper>',
  ],
  way: [
    'Sie gingen den leuchtenden Spuren nach. {helper} trat neben jede eine zweite, damit es mehr wurden.',
    'Sie trabten, dann gingen sie, dann trabten sie wieder. {helper} konnte noch nicht lange langsam.',
  ],
  obstacle: [
    'Die Dornenhecke reichte von Hang zu Hang. Jeder Dorn zeigte auf den, der ihn ansah.',
    'Ein Dorn, zwei Dornen, tausend: Die Dornenhecke war so dicht, dass auch der Duft draußen blieb.',
  ],
  stuck: [
    'Die Hecke rückte enger zusammen. Ein Dorn hatte einen Faden von {hero} und gab ihn nicht her.',
    'Es machte ritsch. Die Hecke trug jetzt einen Fetzen Ärmel und sah zufrieden aus.',
  ],
  still: [
    'Das Gras hörte auf zu rascheln. Auf der Hecke saß ein Vogel, der sang nicht, er hörte zu.',
    'Die Dornen warfen lange, dünne Schatten, und die lagen ganz friedlich da.',
  ],
  open: [
    {
      text: 'Die Hecke ließ sie durch und zog dabei die Dornen ein. Ein Stein rollte fort, und die Silberquelle sprang in die Sonne.',
      from: '6-8',
    },
    'Zweig für Zweig bog sich die Dornenhecke auf, wie ein Vorhang. Dahinter gluckste es, und die Silberquelle lief wieder.',
  ],
  gift: [
    {
      text: '{helper} senkte den Kopf. Ein Silberhaar blieb an der Hand von {hero} hängen. <helper>Das ist nachgewachsen</helper>, sagte {helper}. <helper>Behalte es.</helper>',
      from: '6-8',
    },
    '{helper} wälzte sich vor Freude im Gras. Ein Silberhaar blieb liegen, und {hero} durfte es behalten.',
  ],
  homeward: [
    'Das Licht in den Hufspuren reichte genau bis zum Ende vom Tal. Dann kam die Straße, und es war die eigene.',
    'Hinter dem Plakat war wieder die Straße. Nur die Knie waren noch nass vom Gras.',
  ],
  question: [
    '<hero>Warum kommt Wasser aus dem Berg?</hero>, fragte {hero_subj}. <hero>Wer hat es da hineingegossen?</hero>',
  ],
  answer: [
    '{hero_subj} füllte einen Topf mit Sand und Lehm und goss Wasser darauf. Durch den Sand lief es, am Lehm blieb es stehen und kam seitlich heraus. So macht es der Berg mit dem Regen.',
  ],
};
