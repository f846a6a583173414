import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['{hero} und der warme Stein', 'Ein Salamander hat kalte Füße'],
  passage: [
    'Der Berg hinter der Stadt rauchte heute ein wenig, wie ein Schornstein am Sonntag. {hero} folgte dem Rauch bis dorthin, wo der Weg warm wurde.',
  ],
  arrive: ['Es roch nach Eiern, und der Boden war warm wie frisches Brot. Irgendwo zischte es, aus einer Ritze, sehr gemütlich.'],
  image: ['Auf einem flachen Stein hatte jemand ein Handtuch zum Trocknen ausgelegt. Es war für eine Eidechse.'],
  meet: [
    'Ein Feuersalamander saß auf einem heißen Stein und rieb sich die Zehen. <helper>Ich heiße {helper}</helper>, sagte er. <helper>Und mir ist kalt.</helper>',
  ],
  task: [
    '<helper>Der Glutstein ist da hinuntergerollt</helper>, sagte {helper}. <helper>Er muss ins Warme, ehe das Wetter kommt. Nur liegt der Aschehang dazwischen.</helper>',
  ],
  way: ['Der Dampf zeigte den Weg und versteckte ihn wieder. Sie gingen immer dann, wenn er ihn zeigte.'],
  obstacle: ['Der Aschehang war grau und weich und hörte oben nicht auf. Ein Schritt hinauf, und man war zwei weiter unten.'],
  stuck: ['Die Asche rutschte. Sie rutschte leise und nahm alles mit, was darauf stand, auch {hero}.'],
  still: ['Der Dampf stand gerade in der Luft, wie ein Band. Nichts zischte mehr.'],
  open: ['Nun waren sie über dem Hang. In einer Mulde lag der Glutstein, rot und klein, und leuchtete von innen.'],
  gift: [
    '<helper>Nimm den hier</helper>, sagte {helper} und gab {hero} einen Bimsstein. <helper>Er ist ein Stein und schwimmt. So etwas kann man immer brauchen.</helper>',
  ],
  homeward: ['Der Weg hinunter war warm unter den Füßen und wurde mit jedem Schritt ein wenig kühler.'],
  question: [
    '<hero>Kann ein Stein schwimmen?</hero>, fragte {hero} beim Abwaschen und ließ einen ins Becken plumpsen. Der konnte es jedenfalls nicht.',
  ],
  answer: [
    '{hero} legte den Bimsstein in eine Pfütze. Er blieb oben. Unter der Lupe waren lauter Löcher, und in allen Löchern wohnte Luft.',
  ],
};
