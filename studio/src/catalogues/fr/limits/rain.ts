import type { Tables } from '../../schema.ts';

export const rain: NonNullable<Tables['limit']['rain']> = {
  start: [
    'Un nuage gris s’était assis à l’horizon, et il n’avait pas l’air de vouloir se lever tout de suite.',
    'Le vent avait un goût de fer. Le temps allait changer, restait à savoir quand.',
    'Les hirondelles volaient bas. {hero} savait ce que cela veut dire : on se dépêche.',
    '<hero>Il va faire beau longtemps ?</hero> [demanda|a demandé] {hero}. Une fourmi [rentra|est rentrée] chez elle, et c’était une réponse.',
    'Le ciel tenait encore. Il tenait comme un sac trop plein.',
    'D’ici une heure, le temps tournerait. On le sentait dans les oreilles.',
  ],
  late: [
    'Le nuage gris s’était levé. Il était beaucoup plus grand debout.',
    'La première goutte [tomba|est tombée] juste sur le nez de {hero}. Elle avait bien visé.',
    'Le vent [tourna|a tourné] et [se mit|s’est mis] à feuilleter tout ce qui n’était pas attaché.',
    'Au loin, quelque chose [gronda|a grondé], comme un estomac.',
    'L’air avait fraîchi d’un coup. Le beau temps ramassait ses affaires.',
    'Une grande ombre [passa|est passée] sur tout, sans demander.',
  ],
};
