import type { LessonMessages } from '../../schema.ts';

export const deaf: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war gehörlos, las von den Lippen ab und redete am liebsten in Gebärdensprache. {hero_subj} kannte noch keine einzige Gebärde. Gleich wurde es sehr laut hier.',
    ],
    firstTry: [
      '{hero_subj} rief lauter. Dann rief {hero_er} mit der Hand vor dem Mund. Dann drehte {hero_er} sich um und rief beim Gehen.',
    ],
    why: [
      '{companion} sah nur einen Rücken, der wackelte, und bog in die andere Richtung ab. Im Lärm verstand nun auch {hero} {hero_sein} eigenes Wort nicht.',
    ],
    again: [
      '{hero_subj} rannte hinterher und brüllte. Alle drehten sich um. Nur {companion} natürlich nicht.',
    ],
    turn: [
      'Weit vorn hob {companion} die Hand und machte eine Bewegung, zweimal dieselbe. Sie ging durch allen Lärm hindurch, ganz leicht. {hero_subj} machte sie nach.',
    ],
    deed: [
      '{hero_subj} ging hin, stellte sich {companion} gegenüber ins Licht und lernte drei Gebärden: komm, warte, gut.',
    ],
    answer: [
      '<companion>Gut</companion>, gebärdete {companion} und zeigte über alle Köpfe hinweg: Dort, komm. Quer durch den Lärm verstanden sie jedes Wort.',
    ],
    echo: ['{hero_subj} lernte noch eine vierte Gebärde. Sie hieß Pudding und war nicht zu übersehen.'],
  },
  {
    dilemma: [
      '{companion} war gehörlos, las von den Lippen ab und hatte sehr schnelle Augen. Nun war zwischen ihnen eine dicke, trübe Scheibe.',
    ],
    firstTry: ['{hero_subj} klopfte und rief und klopfte.'],
    why: [
      'Rufen half hier keinem. {companion} sah nur einen Fleck, der auf und zu ging wie bei einem Fisch.',
    ],
    again: [
      '{hero_subj} rief noch einmal, diesmal mit Atem. Die Scheibe beschlug, und nun sah man gar nichts mehr.',
    ],
    turn: [
      'Mit dem Finger malte {companion} etwas auf die Scheibe: zwei Hände. Dann zeigte {companion} langsam, was jede Hand tat. {hero_subj} verstand: drücken, beide zugleich.',
    ],
    deed: ['{hero_subj} stellte sich ins Licht, sah {companion} an und machte die Gebärde nach: zugleich.'],
    answer: [
      '{companion} hob den Daumen und zählte mit den Fingern. Eins, zwei, drei. Sie drückten, und die Scheibe glitt zur Seite.',
    ],
    echo: [
      'Zugleich war nun ihr Wort. {hero_subj} konnte es bald mit einer Hand, und mit der anderen essen.',
    ],
  },
];
