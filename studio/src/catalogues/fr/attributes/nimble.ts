import type { Tables } from '../../schema.ts';

export const nimble: NonNullable<Tables['attribute']['nimble']> = {
  line: [
    'Les autres cherchaient des ciseaux. {hero} avait déjà défait le nœud.',
    'Les doigts de {hero} [trouvèrent|ont trouvé] le loquet avant ses yeux.',
    '{hero_subj} [attrapa|a attrapé] trois graines au vol, et en [rendit|a rendu] deux au vent.',
    '{hero_subj} [enfila|a enfilé] la ficelle dans le trou du premier coup, en parlant d’autre chose.',
    'Un bouton [sauta|a sauté]. {hero} l’avait en main avant qu’il touche terre.',
    '{hero_subj} [refit|a refait] la tresse de la corde, brin sur brin, pendant qu’on en parlait encore.',
    '{hero_subj} [tourna|a tourné] une vis avec l’ongle, un quart de tour, pas plus. C’était le bon quart.',
    'Une coccinelle [changea|a changé] dix fois de doigt, et {hero} [suivit|a suivi].',
    '{hero_subj} [plia|a plié] un papier en marchant, sans le regarder. C’était devenu un gobelet.',
    '{hero_subj} [marcha|a marché] sur les pierres rondes si vite qu’elles [n’eurent pas|n’ont pas eu] le temps de rouler.',
  ],
};
