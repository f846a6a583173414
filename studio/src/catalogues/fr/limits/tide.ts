import type { Tables } from '../../schema.ts';

export const tide: NonNullable<Tables['limit']['tide']> = {
  start: [
    'La mer était encore loin. Elle n’allait pas y rester.',
    'La mer s’était retirée, en laissant ses affaires. Elle reviendrait les chercher.',
    'Ici, c’est la marée qui tient la montre. On avait jusqu’à ce que l’ombre touche la troisième pierre.',
    '<hero>On a combien de temps ?</hero> [demanda|a demandé] {hero}. Cela dépendait de la lune, et la lune ne disait rien.',
    'À marée haute, on ne pourrait plus rentrer. Pour l’instant, elle était basse, ou à peine plus.',
    'Deux fois par jour, la mer change d’avis. Elle venait de le faire.',
  ],
  late: [
    'L’eau était montée pendant qu’on regardait ailleurs. Elle léchait déjà les premières pierres.',
    'La marée avait tourné. On le voyait aux algues, qui penchaient maintenant de l’autre côté.',
    'La troisième pierre n’était plus là. Il y avait eu une troisième pierre.',
    'Quelque chose [tira|a tiré] tout doucement vers le large. C’était l’eau qui rentrait.',
    'La mer revenait, sans se presser, comme quelqu’un qui connaît le chemin.',
    'À la place des traces de pas, il n’y avait plus qu’un grand lisse brillant.',
  ],
};
