import type { MotifMessages } from '../../schema.ts';

export const quietList: MotifMessages = {
  home: [
    'Chaque soir, la maison de {hero} se taisait dans le même ordre. D’abord le robinet. Ensuite l’escalier. Et puis le vent dans la boîte aux lettres.',
  ],
  echo: [
    'Alors la maison [se tut|s’est tue], dans le même ordre que toujours. D’abord le robinet. Ensuite l’escalier. Et puis le vent dans la boîte aux lettres. Et tout à la fin, sans un bruit, {hero}.',
  ],
  plant: [
    'Il y avait un trou dans la liste, et {hero} était seul{hero_e} à l’entendre. Entre l’escalier et le vent, on entendait autrefois tousser un peu, dans la chambre du fond, où quelqu’un avait dormi presque une année. La chambre était rangée maintenant. Personne n’avait dit qu’elle était trop calme. Mais depuis, tout le monde fermait les portes un peu plus fort.',
  ],
  pay: [
    'Un trou dans une liste, c’est une place qu’on a gardée. {hero} n’y avait jamais pensé de cette manière. Ce soir, {hero_il} l’écouterait, entre l’escalier et le vent, en lui laissant tout son temps. Et demain, au petit déjeuner, {hero_il} demanderait l’adresse. Une lettre ne fait pas de bruit, c’est vrai, mais celui qui l’ouvre en fait toujours un peu.',
  ],
};
