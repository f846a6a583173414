import type { MotifMessages } from '../../schema.ts';

export const whoGoesFirst: MotifMessages = {
  home: [
    'Devant la porte de {hero}, c’était chaque fois la même histoire. Après vous, disait l’un. Je n’en ferai rien, disait l’autre. Certains jours, on restait sur le paillasson.',
  ],
  echo: [
    'Le soir, on [se retrouva|s’est retrouvé] sur le paillasson. Après vous, [dit|a dit] quelqu’un. {hero_subj} [prit|a pris] la manche la plus proche et [tira|a tiré]. La porte était bien assez large.',
  ],
  plant: [
    'Il existait une porte devant laquelle personne ne discutait, celle du fond, près du placard. {hero} laissait toujours passer les autres. Ce n’était qu’un débarras, avec un tapis roulé et une machine à coudre. Mais un jour, derrière cette porte, {hero_il} avait entendu pleurer quelqu’un qui ne pleurait jamais, et {hero_il} était reparti{hero_e} sur la pointe des pieds. On n’en avait pas reparlé. La porte, elle, était restée entrebâillée.',
  ],
  pay: [
    '{hero} [revit|a revu] la porte du fond. On ne peut obliger personne à sortir d’un débarras. Mais rien n’empêche de frapper deux coups, d’entrer, de s’asseoir sur le tapis roulé et de ne poser aucune question. Il y avait de la place pour deux, et même la machine à coudre ne gênait pas. Pour une fois, {hero} ne laisserait passer personne. Ce serait : après moi.',
  ],
};
