import type { Tables } from '../../schema.ts';

export const determined: NonNullable<Tables['trait']['determined']> = {
  home: [
    'Ce que {hero} commençait, {hero_il} le finissait, même les tartines plus grandes que l’assiette.',
    '{hero_subj} avait appris à siffler en onze jours. La famille s’en souvenait, surtout des dix premiers.',
    'Quand un nœud résistait, {hero} s’asseyait devant et le regardait dans les yeux.',
    '{hero_subj} avait décidé de traverser la cour sans toucher terre. C’était une longue affaire, avec des chaises.',
    'Une fois, {hero} avait cherché une bille trois semaines. La bille s’était rendue un mardi.',
    '{hero_subj} comptait jusqu’à mille, parce que quelqu’un avait dit que personne ne le faisait.',
    'Le puzzle avait deux mille pièces et beaucoup de ciel. {hero} en était au ciel.',
    '{hero_subj} poussait toutes les portes, même celles où c’était écrit tirez. Certaines finissaient par céder.',
    'Le premier mot de {hero} avait été encore.',
    'Si la balle restait sur le toit, {hero} restait en dessous.',
  ],
  firstMove: [
    '{hero_subj} [commença|a commencé] tout de suite. Réfléchir, on le ferait en route.',
    '{hero_subj} [poussa|a poussé]. Puis {hero_il} [poussa|a poussé] plus fort. C’était sa méthode.',
    '<hero>Une fois</hero>, [dit|a dit] {hero}. <hero>Deux fois.</hero> {hero_subj} savait compter très loin.',
    '{hero_subj} [serra|a serré] les lacets, les dents et les poings, dans cet ordre.',
    'Ça ne voulait pas. {hero_subj} voulait. On allait bien voir.',
    '{hero_subj} [recula|a reculé] de trois pas pour mieux recommencer.',
  ],
  helps: [
    '{hero_subj} avait fait sept fois la même chose, de plus en plus fort. Et si l’on changeait une toute petite chose.',
    'Vouloir, {hero} savait. Mais cette fois, il ne s’agissait pas de ce que voulait {hero}.',
    '{hero_subj} [desserra|a desserré] les dents. Ça faisait de la place pour une idée.',
    'La bille, dans le temps, n’était pas là où l’on cherchait. Elle était sous la chaise de celui qui cherchait.',
    '{hero_subj} [lâcha|a lâché] prise, une minute, pour voir. Rien ne [s’écroula|s’est écroulé].',
    '<hero>Encore une fois</hero>, [pensa|a pensé] {hero}, <hero>mais autrement.</hero>',
  ],
};
