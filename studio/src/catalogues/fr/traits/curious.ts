import type { Tables } from '../../schema.ts';

export const curious: NonNullable<Tables['trait']['curious']> = {
  home: [
    '{hero_subj} ne pouvait pas passer devant une boîte sans soulever le couvercle. Même si c’était une boîte à chaussures, avec des chaussures.',
    '{hero_subj} avait démonté le réveil pour voir où il rangeait le matin.',
    'Sur la clôture du voisin, une planche avait un trou. {hero} connaissait le jardin d’en face, mais seulement en rond.',
    '<hero>Et derrière ?</hero> demandait {hero}. C’était sa question préférée, elle marchait même avec les murs.',
    '{hero_subj} comptait les pépins avant de manger la pomme, et les notait.',
    'Dans la poche de {hero}, il y avait toujours une loupe. Elle avait surtout vu des miettes, mais de très près.',
    'À table, {hero} regardait d’abord sous l’assiette.',
    '{hero_subj} ramassait ce que les autres enjambaient, et le retournait deux fois.',
    'Quand on disait à {hero} de ne pas regarder, ses yeux étaient déjà revenus.',
    '{hero_subj} avait lu toutes les étiquettes de la salle de bains, jusqu’au shampoing pour chiens.',
  ],
  firstMove: [
    '{hero_subj} [s’approcha|s’est approché{hero_e}] le nez en avant. Tout se regarde mieux de tout près.',
    '<hero>Et si on appuie là ?</hero> [demanda|a demandé] {hero}. Le doigt était déjà parti.',
    '{hero_subj} [souleva|a soulevé] un bord, juste un peu. Puis encore un peu.',
    '{hero_subj} en [fit|a fait] le tour par la gauche, puis par la droite, au cas où ce ne serait pas pareil.',
    '{hero_subj} [colla|a collé] son oreille contre. Ça faisait un petit bruit, ou alors c’était l’oreille.',
    'Il y avait sûrement une raison. {hero_subj} [se mit|s’est mis{hero_e}] à quatre pattes pour la trouver.',
  ],
  helps: [
    '<hero>Il y a une chose que personne n’a demandée</hero>, [dit|a dit] {hero}, et {hero_il} [se tut|s’est tu{hero_e}] pour y penser.',
    '{hero_subj} avait regardé partout, sauf là. C’était pourtant juste devant.',
    'Pour une fois, {hero} ne touchait à rien. On voyait beaucoup plus de choses, les mains dans les poches.',
    '{hero_subj} avait cent questions. Il suffisait peut-être d’en garder une, la plus petite.',
    'Ce qui était derrière, {hero} le savait maintenant. Ce qui était devant, c’était quelqu’un.',
    '<hero>Pourquoi ?</hero> [se demanda|s’est demandé] {hero}, mais tout bas, comme on frappe à une porte.',
  ],
};
