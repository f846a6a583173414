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
];
