import type { LessonMessages } from '../../schema.ts';

export const brushingTeeth: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il était l’heure de se brosser les dents. La brosse voyageait avec {hero}, et elle était froide. {hero} avait une bien meilleure idée, qui était de ne pas le faire.',
    ],
    firstTry: [
      '{hero_subj} [mouilla|a mouillé] la brosse et [la montra|l’a montrée] de loin. Deux petits coups devant, et voilà.',
    ],
    why: [
      'Tout au fond, au dernier rang, quelque chose de collant [rit|a ri]. <companion>Tu as entendu ?</companion> [dit|a dit] {companion}. <companion>Il y a quelqu’un chez toi.</companion>',
    ],
    again: ['{hero_subj} [ferma|a fermé] la bouche. Le collant continuait à rire, mais en plus sourd.'],
    turn: [
      '{hero_subj} [passa|a passé] la langue sur le dernier rang. C’était tout râpeux, et ça avait déjà mis des rideaux.',
    ],
    deed: [
      '{hero_subj} [prit|a pris] la brosse et [commença|a commencé] par le fond : trente en haut, trente en bas, en comptant dans la mousse.',
    ],
    answer: [
      'À vingt-neuf, on [entendit|a entendu] un petit pop. <companion>C’était le dernier</companion>, [dit|a dit] {companion}. <companion>Tu as une moustache.</companion> Elle était blanche et sentait la menthe.',
    ],
    echo: ['{hero} [passa|a passé] encore une fois la langue derrière. C’était lisse comme un galet.'],
  },
  {
    dilemma: [
      '<companion>On ne chuchote bien qu’avec des dents propres</companion>, [dit|a dit] {companion}. {hero} n’avait aucune envie de brosse. Il était tard, ou tôt, enfin ce n’était pas le moment.',
    ],
    firstTry: [
      '{hero_subj} [mâcha|a mâché] une feuille de menthe, pour faire croire. {hero_subj} [souffla|a soufflé], très content{hero_e}.',
    ],
    why: [
      'Cela sentait la menthe, mais sous la menthe, cela sentait midi. La feuille verte, maintenant, était collée sur la dent de devant. <companion>Tu as de l’herbe</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [parla|a parlé] derrière sa main. On aurait dit quelqu’un dans une armoire.'],
    turn: [
      'Un pois, un grain, un bout de ce matin : toute la journée était encore là, en petits morceaux, entre les dents.',
    ],
    deed: [
      '{hero_subj} [sortit|a sorti] sa brosse et [frotta|a frotté] sur un air de valse, une dent par temps, sans en sauter une.',
    ],
    answer: [
      '{companion} battait la mesure. <companion>Et un, et deux, et celle du fond.</companion> Au dernier tour, la journée [partit|est partie] avec l’eau.',
    ],
    echo: ['Le chuchotement de {hero} était tout neuf. On l’entendait jusqu’au bord.'],
  },
];
