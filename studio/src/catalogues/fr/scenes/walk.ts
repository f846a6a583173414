import type { Variants } from '../../schema.ts';

export const walk: Variants = [
  'On [marcha|a marché] longtemps sans parler. Au début, c’était un silence qui attendait quelque chose. Au bout d’un moment, il n’attendait plus rien et [marcha|a marché] à côté, tranquillement, comme un chien que l’on n’a pas besoin d’appeler.',
  'Il y avait des endroits où il fallait aller l’un derrière l’autre, et d’autres où l’on tenait à deux de front. {hero} [remarqua|a remarqué] qu’on disait des choses plus drôles dans les endroits larges, et des choses plus graves dans les endroits étroits.',
  'En route, {hero} [inventa|a inventé] une règle : celui qui marchait devant choisissait le pas, l’autre choisissait l’histoire. L’histoire [commença|a commencé] par un hérisson qui avait perdu son parapluie. Elle n’avait pas de fin, mais elle usait très bien le chemin.',
  'Un caillou était entré dans la chaussure de {hero}. {hero_subj} [décida|a décidé] de le garder jusqu’au prochain tournant, puis jusqu’au suivant. Quand on l’[enleva|a enlevé], il était minuscule, et il [fallut|a fallu] s’asseoir pour l’admirer. Il avait paru gros comme un œuf.',
  'Le chemin faisait semblant de finir, à chaque tournant, puis recommençait. {hero} [se mit|s’est mis{hero_e}] à lui parler. <hero>Encore un</hero>, disait {hero}, <hero>et ce sera bien.</hero> Le chemin en [donna|a donné] encore quatre. Il avait ses habitudes et ne comptait pas bien.',
  'On [joua|a joué] à ne dire que des mots qui se mangent. <hero>Mirabelle</hero>, [dit|a dit] {hero}. <companion>Nouille</companion>, [dit|a dit] {companion}. Au bout de trente mots, on avait si faim qu’il [fallut|a fallu] changer et ne plus dire que des mots qui se portent aux pieds.',
  'Par derrière, quelque chose faisait le même bruit que leurs pas, un peu en retard. On [s’arrêta|s’est arrêté], et cela [s’arrêta|s’est arrêté]. <hero>C’est l’écho</hero>, [dit|a dit] {hero}. L’écho [attendit|a attendu] un peu avant de dire pareil, comme s’il réfléchissait.',
  '{hero} [tenta|a tenté] de se rappeler le chemin à l’envers, pour plus tard : le tronc, la pierre plate, l’endroit qui sent la menthe. À chaque chose, {hero_il} [plia|a plié] un doigt. Quand les deux mains [furent|ont été] fermées, il [n’y eut plus|n’y a plus eu] qu’à faire confiance à ses pieds.',
  'La lumière avançait par taches, et l’on pouvait, avec de grandes enjambées, aller de l’une à l’autre sans toucher l’ombre. {hero} y [arriva|est arrivé{hero_e}] neuf fois. La dixième, il manquait un pas. {hero_subj} [posa|a posé] le pied dans l’ombre, et elle était fraîche et très supportable.',
  'Pendant un moment, on [marcha|a marché] au pas, sans le faire exprès. Puis quelqu’un [s’en aperçut|s’en est aperçu], et aussitôt cela ne marchait plus. On [essaya|a essayé] encore, en comptant à voix haute, et l’on [rit|a ri] trop pour garder la mesure.',
  {
    text: 'Marcher à deux, au fond, c’est un accord permanent que personne n’a signé. L’un ralentit, l’autre rallonge le pas, et l’on arrive quelque part entre les deux. {hero} [s’amusa|s’est amusé{hero_e}] un moment à le vérifier : deux pas plus vite, et {companion} suivait ; deux pas plus lents, et {companion} regardait les arbres. Cela valait sans doute pour beaucoup d’autres choses. Il faudrait essayer avec les gens qu’on aimait moins. On découvrirait peut-être qu’on avait, depuis des années, la même allure, et qu’on l’avait seulement gâchée en se retournant.',
    from: '13-17',
  },
  {
    text: 'Le téléphone n’avait plus de réseau. Au début, {hero} [vérifia|a vérifié] toutes les deux minutes, par acquit de conscience. Puis toutes les cinq. Puis il y [eut|a eu] un moment où la main [partit|est partie] vers la poche, et [revint|est revenue] sans rien, et où la chose à raconter [resta|est restée] là, entière, sans personne à qui l’envoyer. C’était une lumière sur une pierre, rien de plus. On pouvait donc la garder. {hero} la gardait, et c’était une sensation ancienne, un peu démodée, comme d’avoir un caillou dans la bouche.',
    from: '13-17',
  },
  {
    text: 'Il y a des chemins qui rendent bavard et d’autres qui rendent muet. Celui-ci commençait dans la première catégorie et [passa|est passé], vers le milieu, dans la seconde. On entendait les semelles, le sac, une boucle qui tapait contre une autre. {hero} [s’aperçut|s’est aperçu{hero_e}] qu’on peut très bien penser avec les pieds, à condition de ne pas le leur dire. La première chose qui [vint|est venue] n’avait aucun rapport. La deuxième non plus. La troisième était celle qu’on évitait depuis le matin, et elle marchait là, à côté, du même pas que tout le monde.',
    from: '13-17',
  },
  {
    text: 'Au troisième embranchement, on [tira|a tiré] à pile ou face. Face, c’était à gauche. La pièce [tomba|est tombée] sur pile, et {hero} [sentit|a senti] une petite déception, très nette, à l’endroit exact où l’on sent ces choses-là. <companion>On prend à gauche, alors</companion>, [dit|a dit] {companion}. <hero>La pièce a dit à droite.</hero> <companion>Justement. Une pièce, ça ne sert pas à décider. Ça sert à voir ta tête quand c’est décidé.</companion> On [prit|a pris] à gauche. La pièce [resta|est restée] dans la poche, avec le sentiment du devoir accompli.',
    from: '13-17',
  },
  {
    text: 'Pendant une bonne partie du trajet, {hero} [compta|a compté] ce qui ne servait à rien : une chaise sans personne, une porte sans mur, trois marches qui ne montaient nulle part. Il y en avait beaucoup plus que prévu. Quelqu’un, pourtant, avait dû fabriquer chacune de ces choses avec soin, mesurer, poncer, reculer pour voir. <companion>Elles attendent peut-être leur tour</companion>, [dit|a dit] {companion}. {hero} [pensa|a pensé] à deux ou trois idées rangées dans un tiroir, et [les regarda|les a regardées] dès lors d’un autre œil. La porte sans mur, surtout, avait beaucoup d’allure.',
    from: '13-17',
  },
  {
    text: 'La lumière avait cette couleur qu’elle prend quand elle ne sait pas encore si elle va rester. On [marcha|a marché] dedans sans se hâter. {companion} avait une façon de nommer les choses en passant, comme on touche des dossiers de chaises : ça, c’est du sureau, ça, c’est un geai, ça, je ne sais pas. Le je ne sais pas revenait souvent, et sans aucune gêne. {hero}, qui aurait préféré mentir que de le dire, [essaya|a essayé] tout bas. Je ne sais pas. C’était presque agréable. Cela laissait de la place autour de la chose.',
    from: '13-17',
  },
];
