import type { Tables } from '../../schema.ts';

export const dimpled: NonNullable<Tables['attribute']['dimpled']> = {
  line: [
    'Le rire de {hero} se voyait avant de s’entendre. Il commençait par deux petits creux.',
    'Une fossette [apparut|est apparue] sur la joue de {hero}. L’autre [hésita|a hésité], puis [vint|est venue] aussi.',
    '{hero_subj} [essaya|a essayé] de rester sérieu{hero_g, select, m {x} other {se}}, mais ses fossettes n’étaient pas au courant.',
    '{companion} [dit|a dit] une bêtise, rien que pour voir les fossettes de {hero}.',
    '{hero_subj} [pinça|a pincé] les lèvres. Cela ne servait à rien, les fossettes parlaient déjà.',
    'Une miette s’était cachée dans une fossette de {hero}. C’était un bon endroit.',
    'Même de profil, on savait que {hero} souriait : il y avait un creux.',
    '{hero_subj} [garda|a gardé] son secret, mais d’un seul côté. L’autre fossette avait tout dit.',
    'Quand {hero} réfléchissait, une seule fossette se montrait, celle de gauche.',
    '{hero_subj} [sourit|a souri] dans le noir. Il manquait juste quelqu’un pour voir les fossettes.',
  ],
};
