import type { MotifMessages } from '../../schema.ts';

export const squeakBoard: MotifMessages = {
  home: [
    'Chez {hero}, une latte du couloir savait parler. Si l’on posait dessus le pied gauche, elle demandait : qui ? On prenait la peine de répondre.',
  ],
  echo: [
    'À la maison, {hero} [posa|a posé] le pied gauche sur la latte. Elle [grinça|a grincé] sa question. <hero>C’est moi</hero>, [dit|a dit] {hero}, et cela [suffit|a suffi].',
  ],
  plant: [
    'Sous la latte, il y avait un vide, et dans ce vide une boîte d’allumettes que {hero} était seul{hero_e} à connaître. Elle était là bien avant eux. Elle contenait une dent de lait, enveloppée dans un ticket de tramway, et sur le ticket quelqu’un avait écrit un seul mot à l’encre : pardon. {hero} avait tout remis en place. Mais depuis ce jour, {hero_il} posait le pied moins fort, pour ne réveiller personne.',
  ],
  pay: [
    'Celui qui avait caché la boîte avait fait presque tout le chemin. Il avait trouvé le mot, il avait pris l’encre, il avait choisi ce qu’il avait de plus précieux. Il ne lui avait manqué que les six derniers pas, ceux qui vont du couloir jusqu’à une porte. {hero} les [compta|a comptés] de mémoire. Six, pas un de plus. C’était bon à savoir, le jour où l’on aurait soi-même quelque chose à dire.',
  ],
};
