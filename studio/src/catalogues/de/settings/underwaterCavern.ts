import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  title: ['{hero} und die Perle im Strom', 'Acht Arme und eine Idee'],
  passage: [
    'Das Badewasser war heute tiefer als sonst. {hero_subj} tauchte nach der Seife und kam erst nach einer ganzen Weile unten an.',
    'In der Pfütze vor der Tür war kein Grund. {hero_subj} steckte einen Zeh hinein, und die Pfütze zog ein wenig.',
  ],
  arrive: [
    {
      text: 'Die Töne kamen von überall zugleich. Das Wasser schmeckte nach Salz und trug einen, und der Sand leuchtete bei jedem Schritt.',
      from: '6-8',
    },
    'Alles klang wie durch eine Decke. Das Wasser war kühl und seidig, und etwas blubberte aus der Wand.',
  ],
  image: [
    'Eine Schnecke hatte einen Fingerhut als Haus. Er stand ihr gut.',
    'Ein Fisch schlief in einer Flasche und hatte ein Blatt als Tür.',
  ],
  meet: [
    {
      text: 'In der Ecke saß ein Krake und gab {hero} die Hand. Dann noch eine, und noch sechs. <helper>{helper}</helper>, sagte er. <helper>Es freut mich achtmal.</helper>',
      from: '6-8',
    },
    '<helper>Moment, ich räume nur schnell auf</helper>, sagte ein Krake und tat acht Sachen zugleich. <helper>Fertig. {helper} ist mein Name.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Perle muss zurück, bevor das Wasser steigt</helper>, sagte {helper}. <helper>Sonst findet die Muschel keinen Schlaf. Nur zieht dazwischen die Strömung.</helper>',
      from: '6-8',
    },
    '<helper>Die Perle ist hinausgerollt</helper>, sagte {helper}. <helper>Bald steigt die Flut. Sie liegt gleich dort, nur ist da noch die Strömung.</helper>',
  ],
  way: [
    'Sie gingen in großen, langsamen Sprüngen. Bei jedem Sprung wehten die Haare von {hero} in eine andere Richtung.',
    '{helper} schwamm rückwärts voran und entschuldigte sich bei allem, woran er stieß.',
  ],
  obstacle: [
    {
      text: 'Dann kam die Strömung. Man sah sie nicht, man sah nur, was sie mitnahm: Sand, Blätter und einen verwunderten Fisch.',
      from: '6-8',
    },
    'Auf einmal zog es an den Füßen. Das war die Strömung, und sie wollte woandershin.',
  ],
  stuck: [
    'Die Strömung drehte {hero} einmal um sich selbst und setzte {hero_ihn} dort ab, wo {hero_er} angefangen hatte.',
    'Die Strömung nahm {hero} die Mütze ab, probierte sie auf und gab sie nicht wieder.',
  ],
  still: [
    'Der leuchtende Sand ging aus, Korn um Korn. Man hörte nur noch, wie das Wasser dachte.',
    'Ein Seestern hatte einen Arm gehoben und ließ ihn so.',
  ],
  open: [
    {
      text: 'Auf einmal zog nichts mehr. Hinter der Strömung lag stilles Wasser, und darin schimmerte die Perle wie ein kleiner Mond.',
      from: '6-8',
    },
    'Hinter der Strömung war es still wie in einer Muschel. Die Perle rollte ihnen vor die Füße.',
  ],
  gift: [
    {
      text: '{helper} legte {hero} ein Stück Meerglas in die Hand, grün und rund. <helper>Das war einmal eine Scherbe</helper>, sagte {helper}. <helper>Das Meer hatte Zeit.</helper>',
      from: '6-8',
    },
    '{helper} hielt {hero} acht Arme hin, und in einem lag ein Stück Meerglas. <helper>Du darfst nur einmal raten</helper>, sagte {helper}.',
  ],
  homeward: [
    '{hero_subj} stieg mit den Blasen auf. Oben war die Badewanne, und das Wasser war noch warm.',
    'Sie stiegen auf, langsam, damit die Ohren mitkamen. Oben war eine Pfütze und ein Himmel darin.',
  ],
  question: [
    '<hero>Warum sind Scherben vom Strand nicht scharf?</hero>, fragte {hero_subj} und legte die grüne auf den Tisch.',
  ],
  answer: [
    '{hero_subj} schüttelte Sand und ein Stück Kreide in einem Glas, hundertmal. Die Ecken waren weg. So macht es das Meer, nur dass es viel länger schüttelt.',
  ],
};
