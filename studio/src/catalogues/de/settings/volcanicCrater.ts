import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['{hero} und der warme Stein', 'Ein Salamander hat kalte Füße'],
  passage: [
    'Der Berg hinter der Stadt rauchte heute ein wenig, wie ein Schornstein am Sonntag. {hero_subj} folgte dem Rauch bis dorthin, wo der Weg warm wurde.',
    'Der Kessel auf dem Herd pfiff so sehr, dass die Küche im Dampf verschwand. Als er sich verzog, stand {hero_subj} auf einem Berg.',
  ],
  arrive: [
    {
      text: 'Es roch nach Eiern, und der Boden war warm wie frisches Brot. Irgendwo zischte es, aus einer Ritze, sehr gemütlich.',
      from: '6-8',
    },
    'Der Stein unter den Händen war warm wie ein Ofen. Es grummelte tief unten, wie ein Bauch nach dem Essen.',
  ],
  image: [
    'Auf einem flachen Stein hatte jemand ein Handtuch zum Trocknen ausgelegt. Es war für eine Eidechse.',
    'In einer Felsspalte wuchs eine einzige Blume, und sie trug Ruß wie einen Hut.',
  ],
  meet: [
    {
      text: 'Ein Feuersalamander saß auf einem heißen Stein und rieb sich die Zehen. <helper>Ich heiße {helper}</helper>, sagte er. <helper>Und mir ist kalt.</helper>',
      from: '6-8',
    },
    '<helper>Mach die Tür zu, es zieht</helper>, sagte ein Feuersalamander. Es gab gar keine Tür. Er hieß {helper} und trug drei Schals.',
  ],
  task: [
    {
      text: '<helper>Der Glutstein ist da hinuntergerollt</helper>, sagte {helper}. <helper>Er muss ins Warme, ehe das Wetter kommt. Nur liegt der Aschehang dazwischen.</helper>',
      from: '6-8',
    },
    '<helper>Mein Glutstein geht sonst aus</helper>, sagte {helper}. <helper>Gleich regnet es. Er liegt oben, hinter dem Aschehang.</helper>',
  ],
  way: [
    'Der Dampf zeigte den Weg und versteckte ihn wieder. Sie gingen immer dann, wenn er ihn zeigte.',
    'Sie gingen von einem warmen Stein zum anderen. {helper} wärmte sich auf jedem einzeln die Füße.',
  ],
  obstacle: [
    {
      text: 'Der Aschehang war grau und weich und hörte oben nicht auf. Ein Schritt hinauf, und man war zwei weiter unten.',
      from: '6-8',
    },
    'Dann begann der Aschehang. Er war steil und so weich wie Mehl.',
  ],
  stuck: [
    'Die Asche rutschte. Sie rutschte leise und nahm alles mit, was darauf stand, auch {hero}.',
    'Die Asche gab nach, und {hero} rutschte bis zum Anfang. Es staubte noch lange.',
  ],
  still: [
    'Der Dampf stand gerade in der Luft, wie ein Band. Nichts zischte mehr.',
    'Der Berg hielt die Luft an. Ein Ascheflöckchen sank und sank.',
  ],
  open: [
    {
      text: 'Nun waren sie über dem Hang. In einer Mulde lag der Glutstein, rot und klein, und leuchtete von innen.',
      from: '6-8',
    },
    'Oben wurde der Boden fest. Der Glutstein lag da wie ein kleines, schlafendes Feuer.',
  ],
  gift: [
    {
      text: '<helper>Nimm den hier</helper>, sagte {helper} und gab {hero} einen Bimsstein. <helper>Er ist ein Stein und schwimmt. So etwas kann man immer brauchen.</helper>',
      from: '6-8',
    },
    '{helper} brach einen Bimsstein ab und rieb ihn warm. <helper>Fürs Bett</helper>, sagte {helper} und gab ihn {hero}.',
  ],
  homeward: [
    'Der Weg hinunter war warm unter den Füßen und wurde mit jedem Schritt ein wenig kühler.',
    'Hinunter ging es in langen Sprüngen, weich wie im Schnee. Hinter ihnen pfiff leise der Berg.',
  ],
  question: [
    '<hero>Kann ein Stein schwimmen?</hero>, fragte {hero_subj} beim Abwaschen und ließ einen ins Becken plumpsen. Der konnte es jedenfalls nicht.',
  ],
  answer: [
    '{hero_subj} legte den Bimsstein in eine Pfütze. Er blieb oben. Unter der Lupe waren lauter Löcher, und in allen Löchern wohnte Luft.',
  ],
};
