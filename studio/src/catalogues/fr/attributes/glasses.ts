import type { Tables } from '../../schema.ts';

export const glasses: NonNullable<Tables['attribute']['glasses']> = {
  line: [
    '{hero_subj} [essuya|a essuyé] ses lunettes, qui n’étaient pas embuées. Ça aidait à penser.',
    'Pendant un moment, les lunettes de {hero} [se couvrirent|se sont couvertes] de buée, et le monde [devint|est devenu] du lait.',
    'La lumière [sauta|a sauté] sur les lunettes de {hero}, et de là sur le mur d’en face.',
    '{hero_subj} [remonta|a remonté] ses lunettes d’un doigt. C’était sa façon d’allumer.',
    'Une goutte était tombée sur le verre gauche. À travers elle, tout marchait sur la tête.',
    '{hero_subj} [regarda|a regardé] une fois par-dessus ses lunettes, une fois à travers, et [fit|a fait] la moyenne.',
    'Les lunettes de {hero} avaient glissé jusqu’au bout de son nez, pour voir de plus près.',
    '{hero_subj} [posa|a posé] ses lunettes sur son front, et [les chercha|les a cherchées] un moment.',
    'Dans les lunettes de {hero}, il y avait deux petits ciels.',
    '{hero_subj} [tint|a tenu] ses lunettes à bout de bras, comme une loupe. Quelque chose, là-bas, [grandit|a grandi].',
  ],
};
