import type { Tables } from '../../schema.ts';

export const graceful: NonNullable<Tables['attribute']['graceful']> = {
  line: [
    '{hero_subj} [marcha|a marché] sur le bord comme sur un fil, les bras un peu ouverts.',
    'Rien n’avait craqué sous ses pieds, pas même ce qui craquait toujours.',
    '{hero_subj} [tourna|a tourné] sur un talon pour éviter une flaque, et la flaque [resta|est restée] lisse.',
    '{hero_subj} [descendit|a descendu] les marches sans un bruit. Les marches en étaient flattées.',
    'Même son salut avait un début, un milieu et une fin.',
    '{hero_subj} [tendit|a tendu] le pied, puis [le posa|l’a posé], comme on pose un point sur un i.',
    'Un papillon [hésita|a hésité], puis [se posa|s’est posé] sur la manche de {hero}, et [voyagea|a voyagé] avec.',
    '{hero_subj} [traversa|a traversé] le gué de pierre en pierre. On aurait dit que les pierres venaient à ses pieds.',
    '{hero_subj} [ramassa|a ramassé] le bâton d’un seul mouvement, comme on cueille.',
    'En passant, {hero} ne dérangeait pas même la poussière.',
  ],
};
