import type { Variants } from '../../schema.ts';

export const rest: Variants = [
  'On [s’assit|s’est assis] un moment, parce que les jambes le demandaient. Quelqu’un avait gardé une pomme. Elle [passa|est passée] de main en main, une bouchée chacun, et à la fin il ne restait que les pépins. {hero} les [mit|a mis] en terre, à tout hasard.',
  '{companion} s’était endormi{companion_e} presque aussitôt. {hero} [ne bougea pas|n’a pas bougé]. Il y a des moments où servir d’oreiller est ce qu’on peut faire de mieux, même avec une fourmi dans la chaussure et une autre qui cherche l’entrée.',
  'On [compta|a compté] les bosses : deux au genou, une au coude, une à l’amour-propre. La dernière était la plus grosse, mais elle dégonflait déjà. <companion>Montre</companion>, [dit|a dit] {companion}. Il n’y avait rien à voir, et c’était bon signe.',
  'Il n’y avait plus rien à faire, et cela sentait l’herbe et la poussière chaude. {hero} [s’allongea|s’est allongé{hero_e}] sur le dos. Là-haut, un nuage faisait lentement une chose avec un autre nuage. Personne n’avait besoin d’y comprendre quoi que ce soit.',
  '<companion>Tu vas la raconter comment, cette histoire ?</companion> [demanda|a demandé] {companion}. <hero>En commençant par la fin</hero>, [dit|a dit] {hero}, <hero>comme ça personne n’aura peur.</hero> On [essaya|a essayé]. Racontée à partir de la fin, elle était presque plus drôle, et l’on y tombait vers le haut.',
  'On [fit|a fait] sécher les chaussettes sur une branche. Elles étaient quatre, toutes d’une autre couleur, et elles pendaient là comme les drapeaux d’un pays minuscule. {hero} [chercha|a cherché] un nom pour ce pays. Il y avait une fête nationale, à l’évidence, et c’était aujourd’hui.',
  'Le silence était revenu, le bon, celui qui a de la place. {hero} [écouta|a écouté] son propre souffle ralentir, puis celui de {companion}. Au bout d’un moment ils allaient du même pas, sans que personne l’ait demandé.',
  'Il restait un fond d’eau dans la gourde. <companion>À toi</companion>, [dit|a dit] {companion}. <hero>Non, à toi.</hero> On se la passait ainsi sans boire, par jeu, jusqu’à ce que le bouchon roule dans l’herbe et que la question soit réglée par une fourmi.',
  '{hero_subj} [retira|a retiré] ses chaussures et [remua|a remué] les orteils. Ils avaient l’air surpris de se revoir. Autour, le jour rangeait ses bruits un à un, comme on range des verres, sans les choquer.',
  'On ne parlait pas, ou à peine. Quand on a beaucoup couru à deux, il reste un bourdonnement dans l’air, un peu comme après une cloche. {hero} l’[écouta|a écouté] jusqu’au bout, et il [fallut|a fallu] longtemps.',
  {
    text: 'On s’était assis là où l’on pouvait, sans choisir. Il y a, après l’effort, un quart d’heure où l’on ne joue plus aucun rôle, parce qu’on n’en a pas la force. On a la figure qu’on a. {companion} mangeait une pomme avec méthode, en tournant, et {hero} regardait la pelure s’allonger. Elle [tint|a tenu] presque jusqu’au bout. <companion>Presque</companion>, [dit|a dit] {companion}. Le mot n’avait rien de triste. C’était au contraire un très bon résultat, et l’on [coupa|a coupé] le reste en deux.',
    from: '13-17',
  },
  {
    text: 'Il n’y avait plus rien à décider, et c’était une sensation si rare qu’on ne savait pas où poser les bras. {hero} [les mit|les a mis] derrière la tête. Le ciel faisait ce qu’il fait d’habitude quand personne ne regarde, avec beaucoup de moyens. <companion>À quoi tu penses ?</companion> [demanda|a demandé] {companion}. <hero>À rien</hero>, [dit|a dit] {hero}, et pour la première fois depuis des semaines c’était exact. Il y avait, à la place, un espace vide, propre et bien aéré, où l’on aurait pu mettre n’importe quoi, et où l’on ne mettait rien.',
    from: '13-17',
  },
  {
    text: 'Les jambes continuaient toutes seules à marcher, sous la peau, comme un moteur qu’on vient de couper. {companion} avait fermé les yeux sans dormir. De temps en temps, l’un ou l’autre commençait une phrase et la laissait au milieu, et cela suffisait ; le reste se devinait. {hero} [pensa|a pensé] que c’était peut-être cela, connaître quelqu’un : non pas savoir comment il finit ses phrases, mais ne plus avoir besoin qu’il les finisse. Puis {hero} n’y [pensa plus|a plus pensé], car une fourmi venait d’entreprendre l’ascension de son genou.',
    from: '13-17',
  },
  {
    text: 'On [fit|a fait] l’inventaire des dégâts, à voix haute, comme des gens d’assurance : une manche, un lacet, deux illusions, une gourde. <companion>Quelles illusions ?</companion> [demanda|a demandé] {companion}. <hero>Que je savais lire une carte. Que tu savais nager.</hero> <companion>Je n’ai jamais dit que je savais nager. J’ai dit que j’aimais l’eau.</companion> On [classa|a classé] l’affaire. Il restait un demi-biscuit, et une discussion assez vive sur la question de savoir s’il s’agissait d’un demi-biscuit ou de deux quarts.',
    from: '13-17',
  },
  {
    text: 'Le soir n’était pas encore là, mais on sentait qu’il avait téléphoné. {hero} [vida|a vidé] ses chaussures, et il en [sortit|est sorti] assez de terre pour un petit pot. Quelqu’un [bâilla|a bâillé], et cela [fit|a fait] le tour. Il y a une fatigue qui vous retire des choses, et une autre qui vous en donne. Elle met sur tout un vernis de fin de journée, et les gens d’en face en deviennent plus nets. {hero} [regarda|a regardé] {companion}, puis [regarda|a regardé] ailleurs, par discrétion envers son propre visage.',
    from: '13-17',
  },
  {
    text: '<companion>On pourrait ne pas rentrer tout de suite</companion>, [dit|a dit] {companion}. Ce n’était pas une proposition, c’était une façon de dire que l’on était bien. {hero} l’[entendit|a entendu] comme cela et [se tut|s’est tu{hero_e}]. On [resta donc|est donc resté] encore un peu, à ne pas rentrer tout de suite, avec application. Une ombre [traversa|a traversé] d’un bout à l’autre, qui n’appartenait à personne. Plus tard, on ne se rappellerait sans doute pas ce moment-là, puisqu’il ne s’y était rien passé. C’est dommage. C’était le meilleur.',
    from: '13-17',
  },
];
