import type { Tables } from '../../schema.ts';

export const tall: NonNullable<Tables['attribute']['tall']> = {
  line: [
    '{hero_subj} [se cogna|s’est cogné{hero_e}] à une branche que les autres n’avaient même pas vue.',
    'Il fallait voir par-dessus. {hero_subj} [regarda|a regardé], tout simplement.',
    '{hero_subj} [plia|a plié] les genoux pour passer, puis le dos, puis le reste.',
    'Ce qui était en haut, {hero} l’[attrapa|a attrapé] sans tabouret.',
    '{hero_subj} [fit|a fait] un pas. Cela en valait deux.',
    'De là-haut, {hero} [aperçut|a aperçu] une chose brillante que personne ne pouvait voir d’en bas.',
    '{hero_subj} [enjamba|a enjambé] ce que les autres contournaient.',
    '{hero_subj} [leva|a levé] le bras, et tout le monde [sut|a su] où se retrouver.',
    'L’ombre de {hero} arrivait toujours un peu avant. Elle servait d’éclaireur.',
    '{hero_subj} [s’étira|s’est étiré{hero_e}]. Ça dégageait une toile d’araignée, tout là-haut, et son araignée.',
  ],
};
