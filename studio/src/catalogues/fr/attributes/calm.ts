import type { Tables } from '../../schema.ts';

export const calm: NonNullable<Tables['attribute']['calm']> = {
  line: [
    '{hero_subj} [s’arrêta|s’est arrêté{hero_e}], et un oiseau [vint|est venu] s’asseoir tout près.',
    'Autour de {hero}, les choses parlaient un peu moins fort.',
    '{hero_subj} [continua|a continué] du même pas. Le chemin [finit|a fini] par ralentir aussi.',
    'Une petite bête [grimpa|a grimpé] sur sa chaussure et [resta|est restée] là, comme chez elle.',
    '{hero_subj} [respira|a respiré] une fois. On aurait dit que cela suffisait pour deux.',
    'Quand tout bougeait, on regardait {hero}, comme on regarde l’horizon en bateau.',
    '{hero_subj} [posa|a posé] son sac, l’[ouvrit|a ouvert], et [prit|a pris] tout son temps pour trouver la ficelle.',
    '{hero_subj} [laissa|a laissé] passer le bruit, comme on laisse passer un camion.',
    'L’eau de sa gourde ne tremblait même pas.',
    '<hero>On a le temps</hero>, [dit|a dit] {hero}. Et le temps, de l’entendre, [revint|est revenu] un peu.',
  ],
};
