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
    {
      text: '<hero>Quelqu’un a menti ici</hero>, [dit|a dit] {hero}, la truffe au sol. <companion>Ça sent comment ?</companion> <hero>Un peu comme le chou.</hero>',
      from: '6-8',
    },
  ],
  passage: [
    '{hero_subj} [alla|est allé{hero_e}] sur ses quatre pattes, un peu sur le côté, là où sont les bonnes odeurs.',
    'À chaque coin, {hero_subj} [lut|a lu] les nouvelles avec le nez. Il s’agissait surtout de chiens.',
    '{hero_subj} [prit|a pris] par-dessous la haie. C’était plus court, et personne n’y marche sur les queues.',
    'Les oreilles de {hero} [partirent|sont parties] devant, puis les moustaches, puis tout le reste.',
    '{hero_subj} [marqua|a marqué] le chemin avec sa patte, tous les dix pas. Cela ne se voyait pas, mais cela se sentait.',
    'La queue de {hero} servait de gouvernail, surtout dans les tournants. Dans les lignes droites, elle battait la mesure.',
  ],
  tries: [
    'Le poil de {hero} [se dressa|s’est dressé] sans qu’on le lui demande. Puis {hero} [gratta|a gratté], vite, de toutes les griffes à la fois.',
    '{hero_subj} sentait bien que c’était raté. Cela sentait la hâte.',
    'Ce qu’on ne peut pas ouvrir, on peut le mordre. {hero_subj} [mordit|a mordu]. Cela n’avait aucun goût, et [cela resta|c’est resté].',
    'La queue de {hero} pendait, comme si elle était à quelqu’un d’autre.',
    '{hero_subj} [gronda|a grondé], tout bas, du fond du ventre. {obstacle_def} [ne gronda pas|n’a pas grondé], ce qui est vexant.',
    'Les griffes de {hero} étaient faites pour tenir, pour creuser et pour grimper. Aucune des trois n’était pour cela.',
  ],
  stops: [
    '{hero_subj} [posa|a posé] le menton sur ses pattes. D’en bas, le monde est fait d’odeurs, et il y en avait une neuve.',
    'Les oreilles de {hero} [se relevèrent|se sont relevées], l’une, puis l’autre. Elles avaient entendu avant la tête.',
    '{hero_subj} [lécha|a léché] une patte jusqu’à ce qu’elle soit propre. On y pense bien, et après on a une patte.',
    '{hero_subj} [ferma|a fermé] les yeux et [respira|a respiré] jusqu’au fond. Les nez sont plus malins que les pattes. On les consulte trop tard, voilà tout.',
    '{hero_subj} [s’aplatit|s’est aplati{hero_e}] tout à fait, le ventre contre le sol. Ainsi, on a quatre pattes de moins à surveiller.',
    'Une chose s’était prise dans le poil de {hero}. {hero_subj} l’[ôta|a ôtée] avec les dents, sans hâte, et en [profita|a profité] pour penser.',
    {
      text: '<companion>Tu dors ?</companion> [demanda|a demandé] {companion}. <hero>J’écoute avec le ventre</hero>, [dit|a dit] {hero}, et {hero_il} [se remit|s’est remis{hero_e}] à plat.',
      from: '6-8',
    },
  ],
  homeward: [
    '{hero_subj} [trottina|a trottiné] dans ses propres traces. Elles sentaient encore le matin.',
    'Sur le chemin, {hero_subj} [ne fit|n’a fait] que regarder trois coins. Les bons jours, cela suffit.',
    'La queue de {hero} se tenait assez haute. {hero_subj} n’y était pour rien.',
    'Sous la haie, c’était déjà le soir. {hero_subj} [passa|est passé{hero_e}], les oreilles basses, à pas de velours.',
    '{hero_subj} [rentra|est rentré{hero_e}] le nez plein. Il faudrait toute une sieste pour ranger cela.',
    'Le vent venait de la maison, et {hero} le lisait en trottant. Il y aurait de la soupe.',
    {
      text: '<companion>Comment tu sais que c’est par là ?</companion> [demanda|a demandé] {companion}. <hero>Par là, ça sent nous</hero>, [dit|a dit] {hero}.',
      from: '6-8',
    },
  ],
  echo: [
    '{hero_subj} [tourna|a tourné] trois fois sur place et [se coucha|s’est couché{hero_e}]. Il y avait dans le nid une feuille qui n’y était pas ce matin.',
    'En dormant, les pattes de {hero} [coururent|ont couru] encore un peu.',
    '{hero_subj} [mit|a mis] le nez sous la queue et une oreille dehors, pour la nuit.',
    'Tout sentait la maison. Au milieu, il y avait un fil mince d’ailleurs.',
    '{hero_subj} [gratta|a gratté] sa place, [la tassa|l’a tassée], l’[essaya|a essayée]. C’était la même, avec une odeur de plus.',
    'L’oreille de garde de {hero} [se ferma|s’est fermée], pour une fois. L’autre rêvait déjà d’un biscuit.',
    {
      text: '<companion>Tu remues la queue en dormant</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}, en dormant.',
      from: '6-8',
    },
  ],
  meets: [
    '{hero_subj} [tourna|a tourné] une fois autour de tout le monde, le nez au travail. Après cela, on s’était dit bonjour.',
    '{companion} [tendit|a tendu] une main. {hero} l’[étudia|a étudiée] longuement, du pouce au petit doigt, et [garda|a gardé] le pouce pour plus tard.',
    '{hero_subj} [baissa|a baissé] les oreilles, puis une seule [remonta|est remontée]. C’était un bonjour avec un petit bout de peut-être.',
    '<hero>Tu sens la pluie et le pain</hero>, [dit|a dit] {hero}. C’était un compliment, et il était exact.',
    '{hero_subj} [s’assit|s’est assis{hero_e}] comme il faut, la queue autour des pattes. On se présente d’abord, on se gratte ensuite.',
    '{hero_subj} [posa|a posé] le museau contre un genou, une seconde. Le genou [sut|a su] qu’il avait un ami.',
  ],
  asks: [
    {
      text: 'Avant de toucher à quoi que ce soit, {hero} devait sentir. C’est la règle, chez les bêtes, et l’on [attendit|a attendu] le nez.',
      to: '6-8',
    },
    {
      text: '<hero>Qui est passé ici ?</hero> [demanda|a demandé] {hero}, la truffe au ras du sol. Il [vint|est venu] beaucoup de réponses, dont une au fromage.',
      to: '6-8',
    },
    {
      text: '{companion} [demanda|a demandé] à {hero} de faire comme tout le monde, avec les mains. {hero} [regarda|a regardé] ses quatre pattes, l’une après l’autre.',
      to: '6-8',
    },
    {
      text: 'Les moustaches de {hero} [mesurèrent|ont mesuré] d’abord. Ce qui passe aux moustaches passe partout, et ce qui n’y passe pas, on en reparle.',
      to: '6-8',
    },
    {
      text: 'Quelqu’un [dit|a dit] : pas bouger. {hero} [ne bougea pas|n’a pas bougé], sauf les deux oreilles, qui n’avaient pas signé.',
      to: '6-8',
    },
    {
      text: '{hero_subj} [écouta|a écouté], une patte en l’air, sans la reposer. Tant que la patte est en l’air, une bête n’a encore rien décidé.',
      to: '6-8',
    },
    {
      text: '<companion>C’est toi qui as le nez</companion>, [dit|a dit] {companion}. <companion>Qu’est-ce qu’il raconte ?</companion> {hero_subj} [s’approcha|s’est approché{hero_e}] {de_part} et [respira|a respiré] à fond. Il racontait beaucoup de choses. Quelqu’un était passé en courant, et autrefois il y avait eu du saucisson. <companion>Et qu’est-ce qu’on fait ?</companion> [demanda|a demandé] {companion}. {hero_subj} [éternua|a éternué]. Les nez sont comme les journaux. Tout est dedans, sauf un conseil.',
      from: '9-12',
    },
    {
      text: '<companion>Tu ne pourrais pas grogner un peu ?</companion> [demanda|a demandé] {companion}. {hero_subj} [grogna|a grogné] un peu. C’était le grognement du facteur, il n’en existait pas d’autre. Après, c’était un peu gênant. <hero>Ce n’est pas fait pour ça</hero>, [dit|a dit] {hero}, les oreilles basses. <hero>C’est fait pour les portes.</hero> {companion} [gratta|a gratté] {hero} derrière l’oreille gauche, pour s’excuser. Cela [aida|a aidé], mais pas contre {part_def}.',
      from: '9-12',
    },
    {
      text: 'Tout le monde regardait les pattes {de_hero}. C’était gentil. <companion>Je me disais</companion>, [dit|a dit] {companion}, <companion>avec des griffes pareilles.</companion> {hero_subj} [les regarda|les a regardées] aussi. Elles étaient bonnes pour l’écorce, pour creuser, et pour un certain endroit derrière l’oreille. {hero_subj} en [posa|a posé] une par terre, clic, et [la rentra|l’a rentrée]. Ce qu’il fallait ici, c’était un pouce. {hero_subj} en avait déjà cherché un, des quatre côtés.',
      from: '9-12',
    },
  ],
  leaves: [
    '{hero_subj} [s’étira|s’est étiré{hero_e}], d’abord l’avant, puis l’arrière. Au milieu, il y [eut|a eu] un bâillement. Ensuite, les deux moitiés [partirent|sont parties] vers la porte.',
    'Avant de partir, {hero} [renifla|a reniflé] le seuil. C’était écrit là, qui était déjà dehors.',
    '{hero_subj} [se secoua|s’est secoué{hero_e}], des oreilles à la queue. Maintenant, tout était à sa place.',
    {
      text: '<hero>Je sors</hero>, [dit|a dit] {hero} à son écuelle. Elle était vide, elle n’avait rien à redire.',
      from: '6-8',
    },
  ],
  takes: [
    '{hero_subj} [coucha|a couché] une oreille. L’autre [écouta|a écouté] jusqu’au bout. Pour les soucis, c’était la meilleure.',
    'La queue {de_hero} allait et venait. Elle [s’arrêta|s’est arrêtée]. Quand elle s’arrête, c’est sérieux.',
    '{hero_subj} [s’assit|s’est assis{hero_e}] et [flaira|a flairé] les mots. Ils sentaient le souci, et un peu la laine.',
    {
      text: '<companion>Tu as compris ?</companion> [demanda|a demandé] {companion}. <hero>Par le nez, oui</hero>, [dit|a dit] {hero}. <hero>Redis-le pour les oreilles.</hero>',
      from: '6-8',
    },
  ],
  opens: [
    'La queue {de_hero} [le sut|l’a su] avant tout le monde. Elle [alla|est allée] une fois à gauche, une fois à droite.',
    '{hero_subj} [aspira|a aspiré] l’air, tout l’air qu’il y avait. Il sentait comme après la pluie.',
    'Le poil {de_hero} était de nouveau lisse. {hero_subj} [donna|a donné] un coup de langue sur son épaule. C’est ainsi que cela se dit.',
    {
      text: '<hero>Je n’ai même pas mordu</hero>, [dit|a dit] {hero}, qui avait du mal à le croire.',
      from: '6-8',
    },
  ],
};
