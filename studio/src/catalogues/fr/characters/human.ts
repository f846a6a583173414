import type { Tables } from '../../schema.ts';

export const human: NonNullable<Tables['character']['human']> = {
  home: [
    'Dans la cuisine, quelqu’un cherchait l’autre chaussette, comme chaque matin.',
    'La pendule de la cuisine avançait de trois minutes, pour ne jamais être en retard. Comme tout le monde le savait, on l’était quand même.',
    'C’était une maison étroite, avec beaucoup de marches, et toujours quelqu’un qui appelait d’en bas.',
    'Le vélo s’appuyait au mur, le chat s’appuyait au vélo, et tout allait bien.',
    'En bas, le grille-pain [sauta|a sauté]. Quelqu’un [dit|a dit] le même mot que tous les matins.',
    'La chambre de {hero} était la plus petite, mais c’est là que la pluie jouait le mieux.',
    'Sur le frigo, il y avait onze dessins, une facture, et un aimant en forme de poire.',
    'Il y avait toujours quelqu’un dans la salle de bains. Il y avait toujours quelqu’un d’autre devant.',
    'Dans la rue de {hero}, on connaissait le chien du numéro neuf, mais pas son nom.',
    'La table avait quatre pieds et un carton plié. Sans le carton, la soupe partait à gauche.',
    'Sur le palier, une caisse gardait ce que personne ne voulait et que personne ne jetait. {hero} la connaissait par cœur.',
  ],
  senses: [
    'Il faisait plus frais qu’à la maison, et {hero} était content{hero_e} d’avoir un gilet.',
    '{hero_subj} [respira|a respiré] jusqu’à ce qu’il n’y ait plus de place.',
    'Ce n’était pas le même air que chez soi. {hero_subj} en [reprit|a repris] deux fois.',
    '{hero_subj} [sentit|a senti] le sol à travers ses semelles. Il ne ressemblait à aucun plancher connu.',
    'Les oreilles de {hero} [s’habituèrent|se sont habituées] d’abord, puis le nez, et l’estomac en dernier.',
    'Quelque part, ça sentait bon. {hero_subj} [se rappela|s’est rappelé] que le petit déjeuner était loin.',
  ],
};
