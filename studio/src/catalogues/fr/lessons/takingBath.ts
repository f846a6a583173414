import type { LessonMessages } from '../../schema.ts';

export const takingBath: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} avait de la boue jusqu’aux oreilles, une aventure entière. Une bassine d’eau chaude attendait. <hero>Ça va tout effacer.</hero>',
    ],
    firstTry: [
      '{hero_subj} [se cacha|s’est caché{hero_e}] derrière une couverture, sans respirer. C’était une très bonne cachette.',
    ],
    why: [
      'Une ligne de gouttes brunes allait tout droit à la couverture, avec à la fin dix orteils. <companion>Personne</companion>, [dit|a dit] {companion} aux orteils.',
    ],
    again: ['{hero_subj} [rentra|a rentré] les orteils. La boue, en séchant, [craqua|a craqué].'],
    turn: [
      'Un morceau [tomba|est tombé] du genou. {hero_subj} [le reconnut|l’a reconnu] : c’était le fossé de ce matin. Il y avait toute la journée là-dessus, dans l’ordre.',
    ],
    deed: [
      '{hero_subj} [entra|est entré{hero_e}] dans la bassine, et à chaque tache qui partait, {hero_il} [raconta|a raconté] d’où elle venait.',
    ],
    answer: [
      'Le coude, c’était la clôture. Le menton, c’était la tarte. <companion>Et ce bleu</companion>, [dit|a dit] {companion}. {hero_subj} ne savait plus. L’eau [devint|est devenue] une carte brune, avec des îles.',
    ],
    echo: ['Il restait une tache derrière l’oreille gauche. C’était pour demain, en souvenir.'],
  },
  {
    dilemma: [
      'Après tout cela, {hero} sentait le poisson, la fumée et la chaussette. <companion>L’eau est chaude</companion>, [dit|a dit] {companion}. <hero>Plus tard</hero>, [dit|a dit] {hero}.',
    ],
    firstTry: [
      '{hero_subj} [se parfuma|s’est parfumé{hero_e}] avec une branche de lavande, en se tapant dessus.',
    ],
    why: [
      'Cela sentait maintenant la chaussette à la lavande. Trois mouches et un chat [suivirent|ont suivi]. <companion>Tu as des admirateurs</companion>, [dit|a dit] {companion}.',
    ],
    again: ['{hero_subj} [courut|a couru] pour s’aérer. Les mouches couraient aussi.'],
    turn: [
      '{hero_subj} [plongea|a plongé] un doigt dans l’eau. Il y avait de la vapeur, de petites vagues, et toute la place pour une mer.',
    ],
    deed: [
      '{hero_subj} [enleva|a enlevé] ses chaussettes, [respira|a respiré] un grand coup, et [prit|a pris] la mer.',
    ],
    answer: [
      '{companion} faisait la sirène du port. <companion>Terre en vue</companion>, [annonça|a annoncé] {companion}. C’était un genou.',
    ],
    echo: [
      'Quand l’eau [partit|est partie], il [resta|est resté] au fond un peu de sable et une écaille. C’était donc bien la mer.',
    ],
  },
];
