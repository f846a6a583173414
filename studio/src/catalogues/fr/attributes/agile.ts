import type { Tables } from '../../schema.ts';

export const agile: NonNullable<Tables['attribute']['agile']> = {
  line: [
    '{hero_subj} [se tordit|s’est tordu{hero_e}] comme un point d’interrogation et [passa|est passé{hero_e}] à travers.',
    'Une main, un pied, un genou : {hero} était déjà en haut.',
    '{hero_subj} [passa|est passé{hero_e}] entre les barreaux comme une lettre à la poste.',
    '{hero_subj} [roula|a roulé] par terre et [se releva|s’est relevé{hero_e}] sans avoir perdu le fil.',
    'Là où les autres cherchaient l’échelle, {hero} avait trouvé deux nœuds dans le bois.',
    '{hero_subj} [glissa|a glissé] un bras dans la fente, puis l’épaule, et le reste [suivit|a suivi].',
    '{hero_subj} [sauta|a sauté] d’un côté sur l’autre, sans toucher le milieu.',
    'Accroché{hero_e} par les genoux, {hero} [regarda|a regardé] la suite à l’envers. Elle était plus claire.',
    '{hero_subj} [traversa|a traversé] en trois bonds, et le troisième était pour le plaisir.',
    'Il y avait un coin où l’on ne pouvait pas se retourner. {hero} [s’y retourna|s’y est retourné{hero_e}].',
  ],
};
