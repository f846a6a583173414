import type { Tables } from '../../schema.ts';

export const slender: NonNullable<Tables['attribute']['slender']> = {
  line: [
    '{hero_subj} [passa|est passé{hero_e}] entre deux planches, de profil, comme une feuille dans un livre.',
    'Il y avait une fente. Pour {hero}, c’était une porte.',
    '{hero_subj} [rentra|a rentré] les coudes et [traversa|a traversé] sans rien frôler.',
    'Derrière un poteau, {hero} était tout à fait caché{hero_e}. Même le poteau n’en savait rien.',
    '{hero_subj} [tendit|a tendu] le bras dans le trou, jusqu’à l’épaule, et [toucha|a touché] le fond.',
    'Deux rochers se serraient l’un contre l’autre. {hero_subj} [dit|a dit] pardon et [passa|est passé{hero_e}].',
    '{hero_subj} [trouva|a trouvé] une place dans un coin où il n’y en avait pas.',
    'Le portillon ne s’ouvrait que d’une main. C’était assez pour {hero}.',
    '{hero_subj} [se coula|s’est coulé{hero_e}] sous la barrière sans la faire bouger.',
    'Le courant d’air et {hero} [entrèrent|sont entrés] par le même endroit.',
  ],
};
