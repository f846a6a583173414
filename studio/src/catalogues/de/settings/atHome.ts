import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['{hero} und die Schublade', 'Wo ist der Bär?'],
  passage: [
    'Der Weg war nicht weit. Er ging die Treppe hinunter, an der knarrenden Stufe vorbei und dann um die Ecke.',
    'Man musste nur einmal durch den Flur. Aber es gibt Tage, da ist der Flur sehr lang.',
  ],
  arrive: [
    'Es roch nach Toast. Der Kühlschrank summte, der Boden war kalt an der Tür und warm am Herd.',
    {
      text: 'In der Küche tropfte der Hahn. Der Teppich war warm, wo die Sonne gelegen hatte, und es duftete nach Seife.',
      from: '6-8',
    },
  ],
  image: [
    'Unter dem Tisch, wo nie einer hinsah, war mit Buntstift eine kleine Sonne gemalt.',
    'Auf der Fensterbank stand eine Tasse ohne Henkel, darin wohnten lauter Stifte.',
  ],
  meet: [
    {
      text: 'Auf dem besten Stuhl lag die Katze, rund wie ein Brot. <companion>{helper} sitzt auf deinem Platz</companion>, sagte {companion} unter dem Sofa hervor. {helper} machte ein Auge auf und wieder zu.',
      from: '6-8',
    },
    '<companion>Pass auf, {helper} schläft</companion>, sagte {companion}. Die Katze lag mitten auf der Treppe und tat, als sei sie eine Stufe.',
  ],
  task: [
    {
      text: '<companion>Der Teddybär ist weg</companion>, sagte {companion}. <companion>Vor dem Schlafengehen muss er da sein. Ich weiß, wo er steckt: in der Schublade. Aber die geht nicht auf.</companion>',
      from: '6-8',
    },
    '<companion>Ohne den Teddybären schlafe ich nicht</companion>, sagte {companion}. <companion>Und es wird schon dunkel. Er ist in der Schublade, und die klemmt.</companion>',
  ],
  way: [
    'Sie sahen hinter dem Vorhang nach, in der Wäsche und im Ofen. {helper} kam überallhin mit und half nicht.',
    'Unter dem Bett fanden sie drei Murmeln und einen Strumpf. {helper} fand eine Fliege.',
  ],
  obstacle: [
    'Die Schublade klemmte. Sie ging einen Finger breit auf, und in dem Spalt sah man ein braunes Ohr.',
    'Da war sie, die Schublade, ganz unten. Sie ging zu, und sonst ging sie nirgendwohin.',
  ],
  stuck: [
    'Es ruckte, und der Griff war ab. Nun war es eine Schublade ohne Griff.',
    'Drinnen klapperte es. Die Schublade hielt fest, was sie hatte.',
  ],
  still: [
    'Der Kühlschrank hörte auf zu summen. {helper} legte den Schwanz um die Pfoten und wurde ein Kreis.',
    'Im Haus war es so ruhig, dass man die Uhr in der Küche hörte und {helper} beim Atmen.',
  ],
  open: [
    {
      text: 'Ein Ruck, ein Rutsch, und die Schublade war offen. Der Teddybär lag auf dem Rücken und sah aus, als hätte er gut geschlafen.',
      from: '6-8',
    },
    'Ritsch, und die Schublade kam heraus. Der Teddybär saß zwischen den Handtüchern und hielt schon die Arme auf.',
  ],
  gift: [
    '{companion} hatte etwas gemalt: eine Schublade, einen Bären und zwei Köpfe. Das Bild bekam {hero}. <companion>Die Katze passte nicht drauf</companion>, sagte {companion}.',
    {
      text: '{companion} malte ein Bild: alle zusammen auf dem Sofa, auch die Schublade. <companion>Für dich</companion>, sagte {companion}. <companion>Der mit den großen Füßen bist du.</companion>',
      from: '6-8',
    },
  ],
  homeward: [
    'Die Treppe war noch dieselbe, nur ging man sie jetzt zu dritt hinauf, {hero}, {companion} und der Bär.',
    'Auf Socken ging es durch den Flur. Er war wieder kurz.',
  ],
  question: [
    '<hero>Warum klemmt eine Schublade, wenn es regnet?</hero>, fragte {hero_subj}. <hero>Bei Sonne ging sie doch.</hero>',
  ],
  answer: [
    '{hero_subj} legte ein Hölzchen ins Wasser und maß es am Abend mit einem Faden. Es war dicker. Holz trinkt aus der feuchten Luft und quillt. Mit etwas Kerzenwachs an den Seiten glitt die Schublade wieder.',
  ],
};
