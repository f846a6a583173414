import type { Tables } from '../../schema.ts';

export const enchanting: NonNullable<Tables['attribute']['enchanting']> = {
  line: [
    '{hero_subj} [dit|a dit] bonjour, et l’on [se souvint|s’est souvenu] de ce bonjour pendant des kilomètres.',
    'Même l’écho [répondit|a répondu] à {hero} d’une voix plus aimable.',
    '{hero_subj} [sourit|a souri] à quelqu’un qui boudait, et la bouderie [perdit|a perdu] un bouton.',
    'Les gens qui n’avaient pas le temps en [trouvèrent|ont trouvé] pour {hero}.',
    '{hero_subj} [demanda|a demandé] le chemin, et on le lui [dessina|a dessiné], avec les arbres.',
    'Quand {hero} [entra|est entré{hero_e}], on lui [garda|a gardé] une place sans savoir pourquoi.',
    '{hero_subj} avait une façon d’écouter qui donnait aux autres envie de finir leurs phrases.',
    'Un chat qui ne venait vers personne [vint|est venu] vers {hero}.',
    '{hero_subj} [prononça|a prononcé] le nom de chacun comme si c’était un cadeau.',
    '<hero>Vous permettez ?</hero> [demanda|a demandé] {hero}. On permettait déjà.',
  ],
};
