import type { LessonMessages } from '../../schema.ts';

export const sayingPleaseThankYou: readonly LessonMessages[] = [
  {
    dilemma: [
      'Hinter einem Tisch stand jemand und gab aus, was man brauchte. {hero_subj} hatte es eilig. <companion>Sag es schnell</companion>, flüsterte {companion}.',
    ],
    firstTry: ['<hero>Seil her, los, hierher!</hero>, rief {hero_subj}.'],
    why: [
      'Das Seil kam. Es kam her, und zwar los, nämlich ohne Ende und Anfang, drei Körbe voll, {hero} genau auf den Kopf. Man hatte alles so gemacht, wie {hero_er} es gesagt hatte.',
    ],
    again: [
      '<hero>Nicht so!</hero>, rief {hero_subj}. <hero>Anders!</hero> Da kam es anders, nämlich von unten.',
    ],
    turn: [
      '{hero_subj} schob das Seil aus dem Gesicht. Zum ersten Mal sah {hero_er}, wer dahinterstand. Die Person hatte müde Augen und ein Schild mit einem Namen.',
    ],
    deed: [
      '{hero_subj} stellte sich auf die Zehen, bis die Gesichter auf einer Höhe waren. {hero_er} las den Namen vor. <hero>Bitte ein Stück Seil, so lang wie ich</hero>, sagte {hero_er}.',
    ],
    answer: [
      'Das Seil war genau richtig lang. <hero>Danke</hero>, sagte {hero_subj}. Dafür gab es noch einen Haken dazu, der nicht bestellt war.',
    ],
    echo: ['Im Haar von {hero} fand sich noch abends ein Ende Seil. Es passte genau um ein kleines Paket.'],
  },
  {
    dilemma: [
      'Die Fähre war ein Waschzuber, und jemand saß am Seil. {hero_subj} hatte keine Zeit für lange Sätze. {companion} stand schon am Rand.',
    ],
    firstTry: ['<hero>Rüber!</hero>, rief {hero_subj}.'],
    why: ['Da fuhr der Zuber hinüber. Leer. Es hatte ja keiner gesagt, wer mitwollte.'],
    again: ['<hero>Her damit!</hero>, rief {hero_subj}. Er kam her und fuhr {hero_ihm} über den Fuß.'],
    turn: [
      'Am Seil saß ein Junge mit Blasen an den Händen. Er zog schon den ganzen Tag. Auf seiner Mütze stand ein Name.',
    ],
    deed: [
      '{hero_subj} setzte sich neben ihn, sah ihn an und sagte den Namen. <hero>Bringst du uns bitte hinüber?</hero>',
    ],
    answer: [
      'Der Junge lachte. Zu dritt zogen sie am Seil. <hero>Danke</hero>, sagte {hero_subj} drüben, und {companion} sagte es gleich mit.',
    ],
    echo: ['Er winkte mit der Mütze, bis man den Namen nicht mehr lesen konnte.'],
  },
];
