import type { Tables } from '../../schema.ts';

export const clumsy: NonNullable<Tables['attribute']['clumsy']> = {
  line: [
    '{hero_subj} [renversa|a renversé] juste la chose qui cachait le bon chemin.',
    'Son lacet gauche était défait. {hero_subj} [marcha|a marché] dessus, et [fit|a fait] trois pas de plus que prévu.',
    '{hero_subj} [trébucha|a trébuché], [se rattrapa|s’est rattrapé{hero_e}] à une branche, et la branche [montra|a montré] quelque chose.',
    '<hero>Pardon</hero>, [dit|a dit] {hero} à un poteau.',
    '{hero_subj} avait un pansement au genou droit, et un deuxième en réserve pour le gauche.',
    'Quelque chose [tomba|est tombé] quand {hero} [passa|est passé{hero_e}]. En le ramassant, on en [trouva|a trouvé] une autre, plus utile.',
    '{hero_subj} [posa|a posé] le pied dans le seul trou du chemin. Il était assez confortable.',
    '{hero_subj} [lâcha|a lâché] la ficelle, [la rattrapa|l’a rattrapée], et [lâcha|a lâché] le reste.',
    '{hero_subj} [salua|a salué] un peu trop bas, et [continua|a continué] en roulant.',
    'Sans le faire exprès, {hero} [appuya|a appuyé] sur le bon endroit.',
  ],
};
