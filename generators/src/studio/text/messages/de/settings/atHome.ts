import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['{hero} und die Schublade', 'Wo ist der Bär?'],
  passage: ['Der Weg war nicht weit. Er ging die Treppe hinunter, an der knarrenden Stufe vorbei und dann um die Ecke.'],
  arrive: ['Es roch nach Toast. Der Kühlschrank summte, der Boden war kalt an der Tür und warm am Herd.'],
  image: ['Unter dem Tisch, wo nie einer hinsah, war mit Buntstift eine kleine Sonne gemalt.'],
  meet: [
    'Auf dem besten Stuhl lag die Katze, rund wie ein Brot. <companion>{helper} sitzt auf deinem Platz</companion>, sagte {companion} unter dem Sofa hervor. {helper} machte ein Auge auf und wieder zu.',
  ],
  task: [
    '<companion>Der Teddybär ist weg</companion>, sagte {companion}. <companion>Vor dem Schlafengehen muss er da sein. Ich weiß, wo er steckt: in der Schublade. Aber die geht nicht auf.</companion>',
  ],
  way: ['Sie sahen hinter dem Vorhang nach, in der Wäsche und im Ofen. {helper} kam überallhin mit und half nicht.'],
  obstacle: ['Die Schublade klemmte. Sie ging einen Finger breit auf, und in dem Spalt sah man ein braunes Ohr.'],
  stuck: ['Es ruckte, und der Griff war ab. Nun war es eine Schublade ohne Griff.'],
  still: ['Der Kühlschrank hörte auf zu summen. {helper} legte den Schwanz um die Pfoten und wurde ein Kreis.'],
  open: ['Ein Ruck, ein Rutsch, und die Schublade war offen. Der Teddybär lag auf dem Rücken und sah aus, als hätte er gut geschlafen.'],
  gift: [
    '{companion} hatte etwas gemalt: eine Schublade, einen Bären und zwei Köpfe. Das Bild bekam {hero}. <companion>Die Katze passte nicht drauf</companion>, sagte {companion}.',
  ],
  homeward: ['Die Treppe war noch dieselbe, nur ging man sie jetzt zu dritt hinauf, {hero}, {companion} und der Bär.'],
  question: ['<hero>Warum klemmt eine Schublade, wenn es regnet?</hero>, fragte {hero}. <hero>Bei Sonne ging sie doch.</hero>'],
  answer: [
    '{hero} legte ein Hölzchen ins Wasser und maß es am Abend mit einem Faden. Es war dicker. Holz trinkt aus der feuchten Luft und quillt. Mit etwas Kerzenwachs an den Seiten glitt die Schublade wieder.',
  ],
};
