import type { Tables } from '../../schema.ts';

export const dusk: NonNullable<Tables['limit']['dusk']> = {
  start: [
    'Le soleil était à deux mains du bord du monde. Une main, cela fait à peu près une heure.',
    'La lumière était encore haute et blanche. Mais elle avait commencé à regarder sa montre.',
    'Il fallait être de retour avant la première étoile. Il n’y en avait pas encore, {hero} avait vérifié.',
    'La nuit serait là pour la soupe. La soupe était loin, mais le reste aussi.',
    'Il restait un bon morceau de jour, comme un pain dont on a mangé un bout.',
    'À l’ouest, quelqu’un commençait à préparer le soir, seulement les bords.',
  ],
  late: [
    'Les ombres étaient devenues plus longues que leurs propriétaires.',
    'La lumière avait viré au jaune, puis à l’orange. C’était la lumière qui dit : bon, alors.',
    'Quelque part, la première lampe [s’alluma|s’est allumée].',
    'Les couleurs rangeaient leurs affaires. Le rouge [partit|est parti] en premier.',
    'C’était l’heure où l’on ne distingue plus très bien une pierre d’un chat.',
    'Le soleil était assis sur le bord des choses et balançait ses jambes de l’autre côté.',
  ],
};
