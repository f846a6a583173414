import type { Tables } from '../../schema.ts';

export const magical: NonNullable<Tables['attribute']['magical']> = {
  line: [
    'Une feuille [se retourna|s’est retournée] au passage de {hero}, comme pour mieux voir.',
    'Quand {hero} [éternua|a éternué], une lampe [s’alluma|s’est allumée] quelque part.',
    'Les pissenlits [s’ouvrirent|se sont ouverts] un peu trop tôt. C’était souvent le cas, près de {hero}.',
    '{hero_subj} [siffla|a sifflé], et un caillou [roula|a roulé] jusqu’à ses pieds, sans raison.',
    'Autour de {hero}, les boutons tenaient mieux et les lacets se défaisaient moins.',
    'Trois points de lumière suivaient la main de {hero}. Personne ne leur avait rien demandé.',
    'Une goutte [remonta|a remonté] le long de sa manche au lieu de descendre.',
    'La poussière [dessina|a dessiné] un cercle sur le sol, juste à sa pointure.',
    'Une bougie éteinte [se pencha|s’est penchée] vers {hero}, par habitude.',
    'L’ombre de {hero} lui [fit|a fait] signe de regarder à gauche. À gauche, c’était libre.',
  ],
};
