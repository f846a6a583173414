import type { MotifMessages } from '../../schema.ts';

export const shadowFriends: MotifMessages = {
  home: [
    'Le soir, trois ombres rentraient au plafond de {hero}. D’abord le bateau. Ensuite l’oiseau. Et l’ours, qui arrivait toujours en dernier, à cause de son poids.',
  ],
  echo: [
    'Au plafond, le bateau [rentra|est rentré] au port. L’oiseau [replia|a replié] ses ailes. L’ours [chercha|a cherché] sa place, un peu à gauche, un peu à droite. Puis plus rien [ne bougea|n’a bougé], et {hero} non plus.',
  ],
  plant: [
    'Avant, il y avait eu une quatrième ombre, longue et maigre, et {hero} en avait eu très peur. Elle venait de la porte, elle s’arrêtait au bord du tapis, puis elle repartait. Un soir, {hero_il} avait osé regarder. C’était quelqu’un de la maison, en chaussettes, qui passait tous les soirs vérifier que l’on dormait, et qui n’allumait pas pour ne réveiller personne.',
  ],
  pay: [
    'Depuis, la longue ombre ne venait plus, puisque {hero_il} était assez grand{hero_e}. C’était un peu dommage. {hero} [se demanda|s’est demandé] combien de fois on prend pour une menace quelqu’un qui marche en chaussettes. Souvent, peut-être. Ce soir, pour changer, {hero_il} se relèverait et irait s’arrêter une minute au bord d’un autre tapis, afin de vérifier.',
  ],
};
