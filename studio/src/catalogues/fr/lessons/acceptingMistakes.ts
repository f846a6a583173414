import type { LessonMessages } from '../../schema.ts';

export const acceptingMistakes: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} tenait la carte et disait par où. Ce n’était plus par là depuis longtemps. <hero>C’est la carte. Elle est vieille.</hero>',
    ],
    firstTry: [
      '{hero_subj} [marcha|a marché] plus vite, pour que la carte finisse par avoir raison. {hero_subj} ne la regardait plus.',
    ],
    why: [
      'On [repassa|est repassé] devant la même pierre, celle qui avait l’air d’un fromage. <companion>Il y a beaucoup de fromages, par ici</companion>, [dit|a dit] {companion}.',
    ],
    again: ['<hero>C’est un autre</hero>, [dit|a dit] {hero}. Il avait pourtant la même bouchée en moins.'],
    turn: [
      '{hero_subj} [ouvrit|a ouvert] la carte et son ventre [devint|est devenu] froid. Elle était de travers, d’un quart de tour. {companion} n’avait rien vu.',
    ],
    deed: [
      '<hero>Je l’ai mal tenue</hero>, [dit|a dit] {hero}. <hero>D’un quart de tour. Depuis le début.</hero> Et son doigt [suivit|a suivi] sur la carte toute la fausse route.',
    ],
    answer: [
      '<companion>D’un quart</companion>, [répéta|a répété] {companion}. <companion>Alors on sait exactement où l’on est.</companion> Il suffisait de tourner d’un quart dans l’autre sens.',
    ],
    echo: [
      '{hero} [dessina|a dessiné] sur la carte un fromage avec une bouchée en moins. C’était le seul endroit vraiment sûr.',
    ],
  },
  {
    dilemma: [
      'La soupe avait un goût bizarre. C’était {hero} qui avait versé le sel, ou ce qui était dans la boîte à sel. <hero>C’est sûrement la casserole</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      '{hero_subj} [ajouta|a ajouté] de l’eau, puis une pomme, puis un silence. {hero_subj} n’ouvrait pas la boîte.',
    ],
    why: [
      'Plus il y en avait, plus c’était bizarre. {companion} [goûta|a goûté] et [frotta|a frotté] la casserole avec du sable. La casserole n’y était pour rien.',
    ],
    again: ['<hero>Frotte plus fort</hero>, [dit|a dit] {hero} sans regarder.'],
    turn: [
      'La boîte était là, avec son étiquette. {hero_subj} n’avait qu’à lire. C’est pour cela qu’{hero_il} ne l’avait pas lue.',
    ],
    deed: [
      '{hero_subj} [tourna|a tourné] l’étiquette vers {companion}. <hero>Du sucre. Trois cuillères. C’est moi.</hero>',
    ],
    answer: [
      '<companion>Trois, c’est tout</companion>, [dit|a dit] {companion}, qui [ajouta|a ajouté] du citron et de la cannelle. C’était un dessert, maintenant, et il était bon.',
    ],
    echo: [
      'Sur la boîte, {hero} [écrivit|a écrit] en grand : sucre. Et dessous, plus petit : je sais de quoi je parle.',
    ],
  },
];
