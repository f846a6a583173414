import type { Tables } from '../../schema.ts';

export const athletic: NonNullable<Tables['attribute']['athletic']> = {
  line: [
    '{hero_subj} [courut|a couru] sans se presser, trois pas pour inspirer, trois pour souffler.',
    '{hero_subj} [prit|a pris] son élan de loin, et [le garda|l’a gardé] jusqu’au bout.',
    '<hero>On part doucement</hero>, [dit|a dit] {hero}, <hero>et on finit vite.</hero>',
    '{hero_subj} [s’étira|s’est étiré{hero_e}] une jambe, puis l’autre. Le chemin n’avait qu’à bien se tenir.',
    '{hero_subj} [sauta|a sauté] par-dessus, les deux pieds joints, et [se reçut|s’est reçu{hero_e}] sans bruit.',
    'Dans la montée, {hero} [compta|a compté] ses pas par dix. À cent, c’était plat.',
    '{hero_subj} [resserra|a resserré] son bandeau. C’était comme passer une vitesse.',
    'Quand les autres n’avaient plus de souffle, {hero} leur en prêtait, en parlant pour trois.',
    '{hero_subj} [attrapa|a attrapé] au vol un bonnet que le vent emportait.',
    '{hero_subj} savait quand boire et quand attendre. Ça aussi, ça s’entraîne.',
  ],
};
