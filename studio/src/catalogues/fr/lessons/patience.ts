import type { LessonMessages } from '../../schema.ts';

export const patience: readonly LessonMessages[] = [
  {
    dilemma: [
      'Une petite bête brillante s’était posée tout près. {hero} la voulait, là, maintenant. <companion>Attends</companion>, [souffla|a soufflé] {companion}.',
    ],
    firstTry: [
      '{hero_subj} [bondit|a bondi], les mains en avant. La petite bête [fit|a fait] un saut de côté.',
    ],
    why: [
      '{hero_subj} [bondit|a bondi] encore, puis encore. À chaque bond, elle était un peu plus loin et un peu plus petite. Il n’en [resta|est resté] qu’un point.',
    ],
    again: ['{hero_subj} [courut|a couru] après le point. Le point courait mieux.'],
    turn: [
      '{hero_subj} n’avait plus de souffle. C’était la première fois depuis longtemps qu’on entendait l’herbe.',
    ],
    deed: [
      '{hero_subj} [s’assit|s’est assis{hero_e}], [ouvrit|a ouvert] ses deux mains sur ses genoux, et [ne bougea plus|n’a plus bougé].',
    ],
    answer: [
      'Un. Deux. À trois respirations, quelque chose de très léger [marcha|a marché] sur un pouce. <companion>Ne dis rien</companion>, [souffla|a soufflé] {companion}.',
    ],
    echo: ['La petite bête [resta|est restée] sur le pouce aussi longtemps qu’elle [voulut|a voulu].'],
  },
  {
    dilemma: [
      'La pâte était sous le torchon. <companion>Quand elle touche le bord, on peut</companion>, [dit|a dit] {companion}. {hero} [souleva|a soulevé] le torchon. Elle ne touchait pas.',
    ],
    firstTry: [
      '{hero_subj} [souleva|a soulevé] encore le torchon et [souffla|a soufflé] sur la pâte. Puis {hero_il} [la tira|l’a tirée] vers le haut, pour l’aider.',
    ],
    why: [
      'La pâte [retomba|est retombée] avec un petit soupir. <companion>Elle n’aime pas les courants d’air</companion>, [dit|a dit] {companion}. Il fallait tout reprendre du début.',
    ],
    again: ['{hero_subj} [chanta|a chanté] une chanson à la pâte. La pâte n’avait pas d’oreilles.'],
    turn: [
      'Sous le torchon, il se passait quelque chose. On ne pouvait pas le faire. On pouvait seulement ne pas le défaire.',
    ],
    deed: [
      '{hero_subj} [remit|a remis] le torchon, [glissa|a glissé] ses mains sous ses cuisses, et [resta|est resté{hero_e}] là.',
    ],
    answer: [
      'L’ombre [fit|a fait] un pas, puis un autre. Le torchon [se bomba|s’est bombé], tout doucement, comme quelqu’un qui respire. <companion>Voilà</companion>, [dit|a dit] {companion}.',
    ],
    echo: ['Il y [eut|a eu] un petit pain pour chacun. La croûte chantait.'],
  },
];
