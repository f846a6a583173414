import type { MotifMessages } from '../../schema.ts';

export const softRefrain: MotifMessages = {
  home: [
    'Dehors, une branche frôlait le toit de {hero}, comme toutes les nuits. Chut, faisait-elle. Chut. Puis elle attendait, et l’on attendait avec elle. Chut.',
  ],
  echo: [
    'La branche [frôla|a frôlé] le toit. Chut. {hero_subj} [laissa|a laissé] sortir son souffle. Chut. L’oreiller était frais d’un côté et chaud de l’autre. Et bien plus tard, quand plus personne n’écoutait : chut.',
  ],
  plant: [
    'Au printemps, on allait couper la branche. {hero} l’avait entendu à travers le mur, avec le prix. C’était raisonnable, à cause des tuiles. {hero_subj} s’était couché{hero_e} ce soir-là sans dire que, sans la branche, il n’y aurait plus personne avec qui compter jusqu’à trois. Cela ne se disait pas facilement, surtout à des gens qui parlaient de tuiles.',
  ],
  pay: [
    'Il y avait de fortes chances que personne ne soit au courant. Les gens ne peuvent pas savoir ce qu’on ne leur a pas dit, même à travers un mur. {hero} en parlerait au petit déjeuner, tout simplement, sans préparer de grande phrase : le soir, je compte avec elle. Les tuiles pourraient répondre ensuite. Elles avaient sûrement, elles aussi, leurs raisons.',
  ],
};
