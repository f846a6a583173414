import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['{hero} und die Perle im Strom', 'Acht Arme und eine Idee'],
  passage: ['Das Badewasser war heute tiefer als sonst. {hero} tauchte nach der Seife und kam erst nach einer ganzen Weile unten an.'],
  arrive: ['Die Töne kamen von überall zugleich. Das Wasser schmeckte nach Salz und trug einen, und der Sand leuchtete bei jedem Schritt.'],
  image: ['Eine Schnecke hatte einen Fingerhut als Haus. Er stand ihr gut.'],
  meet: [
    'In der Ecke saß ein Krake und gab {hero} die Hand. Dann noch eine, und noch sechs. <helper>{helper}</helper>, sagte er. <helper>Es freut mich achtmal.</helper>',
  ],
  task: [
    '<helper>Die Perle muss zurück, bevor das Wasser steigt</helper>, sagte {helper}. <helper>Sonst findet die Muschel keinen Schlaf. Nur zieht dazwischen die Strömung.</helper>',
  ],
  way: ['Sie gingen in großen, langsamen Sprüngen. Bei jedem Sprung wehten die Haare von {hero} in eine andere Richtung.'],
  obstacle: ['Dann kam die Strömung. Man sah sie nicht, man sah nur, was sie mitnahm: Sand, Blätter und einen verwunderten Fisch.'],
  stuck: ['Die Strömung drehte {hero} einmal um sich selbst und setzte {hero_ihn} dort ab, wo {hero_er} angefangen hatte.'],
  still: ['Der leuchtende Sand ging aus, Korn um Korn. Man hörte nur noch, wie das Wasser dachte.'],
  open: ['Auf einmal zog nichts mehr. Hinter der Strömung lag stilles Wasser, und darin schimmerte die Perle wie ein kleiner Mond.'],
  gift: [
    '{helper} legte {hero} ein Stück Meerglas in die Hand, grün und rund. <helper>Das war einmal eine Scherbe</helper>, sagte {helper}. <helper>Das Meer hatte Zeit.</helper>',
  ],
  homeward: ['{hero} stieg mit den Blasen auf. Oben war die Badewanne, und das Wasser war noch warm.'],
  question: ['<hero>Warum sind Scherben vom Strand nicht scharf?</hero>, fragte {hero} und legte die grüne auf den Tisch.'],
  answer: [
    '{hero} schüttelte Sand und ein Stück Kreide in einem Glas, hundertmal. Die Ecken waren weg. So macht es das Meer, nur dass es viel länger schüttelt.',
  ],
};
