import type { Tables } from '../../schema.ts';

export const chubby: NonNullable<Tables['attribute']['chubby']> = {
  line: [
    'Tout bougeait, sauf {hero}, qui avait les deux pieds bien plantés.',
    '{hero_subj} [s’assit|s’est assis{hero_e}] au fond, et d’un coup ça ne tanguait plus.',
    'Dans la descente, personne n’allait aussi vite que {hero}. Le vent en [resta|est resté] derrière.',
    '{hero_subj} [tint|a tenu] la corde. La corde [sut|a su] tout de suite à qui elle avait affaire.',
    '{hero_subj} [fit|a fait] plouf, un vrai, celui qu’on applaudit.',
    'Une rafale [bouscula|a bousculé] tout le monde, et [fit|a fait] le tour de {hero}.',
    '{hero_subj} [tapa|a tapé] du pied pour essayer la planche. La planche [tint|a tenu], donc elle tiendrait pour tous.',
    '{hero_subj} [ouvrit|a ouvert] les bras, et deux personnes [purent|ont pu] s’y mettre à l’abri.',
    '{hero_subj} [roula|a roulé] au bas de la pente, [rit|a ri], et [remonta|est remonté{hero_e}] pour recommencer.',
    'Quand il [fallut|a fallu] retenir, c’est {hero} qui [retint|a retenu].',
  ],
};
