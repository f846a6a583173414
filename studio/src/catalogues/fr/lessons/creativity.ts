import type { LessonMessages } from '../../schema.ts';

export const creativity: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il manquait la bonne pièce. Sur le dessin, elle était ronde, avec trois trous. {hero} n’avait qu’une passoire, une ficelle et un parapluie cassé.',
    ],
    firstTry: [
      '{hero_subj} [refit|a refait] le dessin au plus juste, en tordant ce qu’{hero_il} avait. Il fallait que ce soit pareil.',
    ],
    why: [
      'C’était presque pareil. Le presque [céda|a cédé] tout de suite. <companion>Sur le dessin, ça tient</companion>, [dit|a dit] {companion}, en regardant le tas.',
    ],
    again: [
      '{hero_subj} [tourna|a tourné] le dessin dans l’autre sens. La pièce manquait aussi dans l’autre sens.',
    ],
    turn: [
      '{hero_subj} [se mit|s’est mis{hero_e}] la passoire sur la tête, faute de mieux. De dedans, il y avait plein de petits jours ronds.',
    ],
    deed: [
      '{hero_subj} [retourna|a retourné] le parapluie, [mit|a mis] la passoire au milieu, et [noua|a noué] le tout.',
    ],
    answer: [
      'Cela ne ressemblait à rien. <companion>C’est pour ça que ça tient</companion>, [dit|a dit] {companion}. Et cela tenait, avec un petit bruit de grelot.',
    ],
    echo: ['Sur le dessin, {hero} [ajouta|a ajouté] un parapluie. Maintenant il était juste.'],
  },
  {
    dilemma: [
      'On avait besoin d’un appel qui porte loin, et la trompette était restée ailleurs. <companion>Sans elle, personne ne viendra</companion>, [dit|a dit] {companion}.',
    ],
    firstTry: [
      '{hero_subj} [cria|a crié] : tut ! {hero_subj} [cria|a crié] : tut tut ! C’était une très bonne trompette, mais à un pas.',
    ],
    why: ['De plus loin, ce n’était que quelqu’un qui disait tut. Rien ne venait, sauf le hoquet.'],
    again: ['{hero_subj} [cria|a crié] dans l’autre direction. Le hoquet [suivit|a suivi].'],
    turn: [
      '{hero_subj} [s’assit|s’est assis{hero_e}] parmi ce qui traînait : un entonnoir, un bout de tuyau, une casserole. L’entonnoir, couché, avait l’air d’une fleur. Ou d’une oreille. Ou d’une bouche.',
    ],
    deed: ['{hero_subj} [enfila|a enfilé] l’entonnoir au bout du tuyau et [souffla|a soufflé].'],
    answer: [
      'Cela [fit|a fait] le bruit d’une vache qui a appris le piano. <companion>Encore</companion>, [dit|a dit] {companion}. De très loin, quelque chose [répondit|a répondu].',
    ],
    echo: ['La casserole, vexée, [demanda|a demandé] à faire le tambour.'],
  },
];
