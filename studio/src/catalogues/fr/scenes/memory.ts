import type { Variants } from '../../schema.ts';

export const memory: Variants = [
  {
    text: 'Il y avait eu un jour, l’hiver passé, où {hero} avait attendu quelqu’un sous un porche. Il neigeait, et chaque pas qu’on entendait était celui d’un autre. Quand la bonne personne était enfin venue, elle n’avait pas dit qu’elle était en retard. Elle avait dit : tu es encore là.',
    to: '9-12',
  },
  {
    text: '{hero_subj} [se rappela|s’est rappelé] une tasse. Elle était jaune, elle n’était pas à {hero_lui}, et un matin elle s’était trouvée par terre en six morceaux. Quelqu’un les avait recollés sans rien demander. La colle se voyait. On y buvait mieux qu’avant.',
    to: '9-12',
  },
  {
    text: 'Une fois, dans un autobus plein, une dame très vieille s’était tournée vers {hero} et lui avait demandé l’heure. {hero_subj} l’avait dite. Elle avait remercié comme pour un grand service, puis elle était descendue. Longtemps après, {hero} avait vu qu’elle portait une montre.',
    to: '9-12',
  },
  {
    text: '{hero_subj} [pensa|a pensé] au chien des voisins, qui avait passé tout un automne devant la même porte. Il ne pleurait pas, il ne grattait pas. Il s’était simplement couché là, de façon qu’on ne puisse pas sortir sans lui dire quelque chose.',
    to: '9-12',
  },
  {
    text: 'C’était drôle, ce qui revenait dans ces moments-là. {hero} [revit|a revu] ses premières bottes, et le jour où l’on avait traversé un ruisseau avec. À gauche, l’eau était restée dehors. À droite, elle était entrée. {hero_subj} avait marché jusqu’au soir, une moitié heureuse et l’autre aussi.',
    to: '9-12',
  },
  {
    text: 'Un été, quelqu’un avait appris à {hero} à flotter. Il suffisait, disait-on, de ne rien faire, mais de le faire avec tout le dos. Cela avait pris quatre jours. Le cinquième, la main qui était dessous s’était retirée, et personne ne l’avait senti.',
    to: '9-12',
  },
  {
    text: '{hero_subj} avait gardé un jour la place de quelqu’un dans une file, une heure entière, avec un seul bonnet posé par terre. On le contournait. Un bonnet, ce n’est pas grand-chose. Mais tout le monde avait compris qu’il y avait quelqu’un dessous, même s’il n’y avait personne.',
    to: '9-12',
  },
  {
    text: 'Il y avait dans la tête de {hero} une porte de cuisine, le soir, avec de la lumière autour. Derrière, on parlait bas. On disait son nom, et ce n’était pas pour gronder. {hero_subj} n’était jamais entré{hero_e}. {hero_subj} était resté{hero_e} dans le noir à écouter comme il sonnait bien.',
    to: '9-12',
  },
  {
    text: '{hero_subj} [se souvint|s’est souvenu{hero_e}] d’une lettre d’excuses, écrite à six ans, avec des fautes à chaque mot et un escargot dans la marge. On ne l’avait pas corrigée. On l’avait mise au mur. L’escargot y était encore, et la bêtise, plus personne ne savait laquelle c’était.',
    to: '9-12',
  },
  {
    text: 'Un jour de vent, {hero} avait lâché un cerf-volant qui n’était pas à {hero_lui}. Le plus dur n’avait pas été de le perdre. Le plus dur, c’était de marcher jusqu’à l’autre bout de la plage, vers quelqu’un qui regardait encore le ciel et qui souriait.',
    to: '9-12',
  },
  {
    text: 'Une année, on avait demandé à {hero} de lire un texte devant tout le monde, et la voix s’était cassée au deuxième paragraphe, sans prévenir. On avait attendu. Au fond de la salle, une femme que personne ne connaissait s’était mise à tousser, longuement, de façon presque théâtrale, jusqu’à ce que la voix revienne. Il avait fallu des mois pour comprendre qu’elle n’avait pas le rhume. Depuis, quand quelqu’un perdait pied en public, {hero} sentait quelque chose dans la gorge, qui n’était pas de la gêne et qui ressemblait davantage à une dette.',
    from: '13-17',
  },
  {
    text: '{hero} [repensa|a repensé] à l’été où l’on avait repeint la barrière. Le vieux voisin tenait le pot et ne disait rien, sauf, de temps en temps : là, tu as oublié un endroit. C’était agaçant, d’autant plus que c’était vrai. Le dernier soir, il avait pris le pinceau et, avec beaucoup de soin, il avait laissé lui-même un endroit sans peinture, gros comme un ongle. Pour qu’on voie ce qu’il y avait dessous, avait-il dit. Le voisin était mort en mars. L’endroit y était encore.',
    from: '13-17',
  },
  {
    text: 'Il y avait eu cet hiver sans chauffage, quand toute la maison s’était installée dans une seule pièce. On y dormait, on y mangeait, on s’y disputait pour une couverture. {hero} avait raconté cela, plus tard, comme une catastrophe, et c’en était une. Mais ce qui revenait maintenant, ce n’était pas le froid. C’était le bruit des autres qui respirent, tous au même endroit, et cette certitude, qu’on n’a plus jamais ensuite, de savoir exactement où se trouve chacun.',
    from: '13-17',
  },
  {
    text: 'Un jour, dans un train, un garçon avait oublié un sac sur le siège d’en face. {hero} l’avait vu partir, avait vu le sac, et avait eu le temps, tout le temps, de dire quelque chose. Il ne s’était rien passé d’extraordinaire. La porte s’était refermée, le garçon avait rapetissé sur le quai, et le sac avait continué le voyage, droit, sagement, comme quelqu’un qui ne veut déranger personne. On ignore ce que contiennent ces sacs. C’est bien pour cela qu’ils pèsent si lourd.',
    from: '13-17',
  },
  {
    text: 'C’était un exercice, au cours moyen : écrire un mot aimable sur chacun, sans signer. {hero} avait reçu vingt-six papiers pliés. Vingt-cinq disaient sympa, ou bien cool, ou sympa et cool. Le vingt-sixième disait : tu écoutes même quand on parle mal. Il n’y avait pas de nom, et l’écriture penchait. Pendant des années, {hero} avait cherché de quelle main elle pouvait être, et avait, faute de le savoir, écouté un peu mieux tout le monde. C’était peut-être le but.',
    from: '13-17',
  },
  {
    text: '{hero} [se souvint|s’est souvenu{hero_e}] d’une porte de vestiaire et de ce qu’on disait derrière. On n’y disait rien de terrible. On riait d’un pull, d’une façon de courir, d’un goûter qui sentait fort. {hero} riait aussi, ni plus ni moins que les autres, et en sortant, on avait vu le pull, assis sur le banc, avec quelqu’un dedans. Il laçait ses chaussures. Il les avait lacées très longtemps. Il y a des lacets qu’on n’oublie pas.',
    from: '13-17',
  },
];
