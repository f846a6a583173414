import type { Tables } from '../../schema.ts';

export const animal: NonNullable<Tables['character']['animal']> = {
  home: [
    '{hero_subj} vivait sous la troisième racine à gauche, là où il fait sec même en novembre. Le lit était en mousse, et on la changeait le dimanche.',
    'Le terrier avait deux portes, une pour entrer et une pour le temps qu’il fait. {hero} dormait entre les deux, le nez sous la queue.',
    '{hero_subj} logeait dans un panier, derrière le poêle. De là, on savait à l’odeur qui montait l’escalier, et de quelle humeur.',
    'Chez {hero}, tout était rond, car c’était un tronc creux. Personne n’était jamais au coin.',
    'Le matin, {hero} lavait d’abord son oreille gauche. Quand elle tenait droit, la journée pouvait commencer.',
    'La branche de {hero} était la deuxième en partant du haut. Toutes les nouvelles passaient par là, avec le vent.',
    'Derrière les pots de fleurs, il y avait un trou. Derrière le trou, c’était chez {hero}, avec une feuille et une demi-noix.',
    '{hero_subj} dormait en boule, une oreille ouverte. Celle-là montait la garde et n’avait jamais raté un biscuit.',
    'Sous le plancher du hangar, il faisait chaud et poussiéreux, et tout était à {hero}.',
    'Autour de sa tanière, {hero} connaissait chaque pierre à l’odeur. La plate sentait le soleil d’hier.',
  ],
  senses: [
    'Les moustaches de {hero} [le surent|l’ont su] les premières. C’est toujours comme ça.',
    '{hero_subj} [leva|a levé] le museau. Il y avait onze odeurs, dont neuf de vieilles connaissances.',
    'Le poil de {hero} [se dressa|s’est dressé] un peu, tout le long du dos, comme avant les grandes choses.',
    '{hero_subj} [tourna|a tourné] une oreille vers l’avant et l’autre vers l’arrière, pour avoir les deux côtés.',
    'Vu d’en bas, l’endroit était surtout fait de jambes, de coins et de miettes. Les miettes étaient bon signe.',
    '{hero_subj} le sentait : quelqu’un avait été heureux ici, il n’y a pas longtemps, avec du fromage.',
  ],
};
