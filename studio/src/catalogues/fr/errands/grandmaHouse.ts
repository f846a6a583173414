import type { FrErrands } from '../../schema.ts';

export const grandmaHouse = {
  plum: {
    title: ['La dernière prune', '{hero} et l’étagère du haut'],
    prize: { g: 'f', one: 'prune', elides: false },
    obstacle: { g: 'f', one: 'étagère', elides: true },
    task: [
      'Le vieux voisin avait planté le prunier quand Mamie était petite. La dernière prune était pour lui, avant le dîner, tant qu’elle était fraîche. Il était déjà sur le banc, sa serviette au cou.',
      '<companion>Il dit qu’elle a le goût de ses dix ans</companion>, [dit|a dit] {companion}. Le vieux voisin attendait sur le banc la dernière prune de l’arbre, qu’il avait planté lui-même. On dînait bientôt.',
      {
        text: 'Il restait une prune, la dernière. Elle était pour le vieux voisin. Il attendait sur le banc, sa serviette au cou.',
        to: '3-5',
      },
    ],
    gift: [
      'La prune [passa|est passée] dans la main du vieux voisin. Il l’[essuya|a essuyée] sur sa manche, puis il [regretta|a regretté], et il [la mangea|l’a mangée] les yeux fermés. Il [garda|a gardé] le noyau dans sa joue jusqu’au dîner.',
      'Le vieux voisin [posa|a posé] la prune dans sa paume et [la regarda|l’a regardée] d’abord de tous les côtés. Puis il [la coupa|l’a coupée] en deux. L’autre moitié, il [la tendit|l’a tendue] à l’arbre.',
      {
        text: 'Le vieux voisin [mangea|a mangé] la prune, les yeux fermés. Il [garda|a gardé] le noyau dans sa joue.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'étagère', elides: true },
        holds: [
          'Seulement, Mamie avait mis la prune sur l’étagère du haut, derrière les confitures. L’étagère était faite pour Mamie.',
          'Mais la prune était sur l’étagère, entre le ciel et les cornichons. Mamie l’y avait mise pour qu’elle ne tente personne, et cela tentait tout le monde.',
        ],
        worse: [
          'L’étagère [trembla|a tremblé]. La prune [roula|a roulé] derrière le plus grand pot, celui des coings.',
          'L’étagère [trembla|a tremblé] de tous ses pots. La prune [roula|a roulé] au fond, du côté des vieilles étiquettes.',
        ],
        sign: [
          'Sous l’étagère, il y avait une petite marche de bois. Elle était creusée au milieu, là où vont les pieds.',
          'Au pied de l’étagère, la caisse aux bouteilles était retournée. Elle avait un creux, exactement là où l’on monte.',
        ],
        yields: [
          'L’étagère [arriva|est arrivée] à hauteur de nez. La prune était là, entre deux pots, avec sa buée blanche.',
          'L’étagère [arriva|est arrivée] sous le nez. La prune attendait, à côté des cornichons, avec l’air de ne tenter personne.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'plancher ciré', elides: false },
        holds: [
          'Seulement, la prune était sur l’étagère, au bout de l’arrière-cuisine. Pour y aller, il y avait le plancher, et Mamie l’avait ciré le matin.',
          'Mais il y avait, entre la porte et l’étagère, un plancher ciré de ce matin. La prune voyait très bien qui tombait.',
        ],
        worse: [
          'Le plancher [renvoya|a renvoyé] tout le monde à la porte. Sur l’étagère, la prune [roula|a roulé] aussi, de l’autre côté.',
          'Le plancher ciré [fit|a fait] une farce de plus. Sur l’étagère, la prune [sautilla|a sautillé], et [s’arrêta|s’est arrêtée] au bord de rire.',
        ],
        sign: [
          'Une planche n’avait pas de cire. Elle était grise, et rêche comme un paillasson.',
          'Mamie avait oublié sa serpillière, devant le tonneau. Elle était sèche et pleine de plis.',
        ],
        yields: [
          'Le plancher [resta|est resté] derrière, tout brillant. L’étagère était là, et la prune au bord.',
          'De pli en pli, le plancher [se laissa|s’est laissé] faire. L’étagère était là, et la prune au bout des doigts, toute fraîche.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'coin', elides: false },
        holds: [
          'Seulement, la prune était sur l’étagère, dans le coin où la lampe n’allait pas. On y voyait des pots, et puis plus rien.',
          'Mais la lampe de l’arrière-cuisine avait sa mauvaise soirée. La prune était sur l’étagère, dans le coin, et le coin n’était nulle part.',
        ],
        worse: [
          'Un pot [glissa|a glissé] devant. Le coin de l’étagère [devint|est devenu] plus profond, et la prune n’y était plus.',
          'La lampe [cligna|a cligné], et [s’en alla|s’en est allée]. Sur l’étagère, le coin [prit|a pris] la place de la prune.',
        ],
        sign: [
          'Entre deux pots de mirabelles, il y avait une lueur. Elle était bleue.',
          'Un couvercle de bocal gardait un croissant de jour. Juste à côté, il y avait un croissant plus bleu.',
        ],
        yields: [
          'La lueur [devint|est devenue] ronde, avec une queue. C’était la prune, sur l’étagère, à sa place.',
          'Le croissant bleu était une joue. Sur l’étagère, la prune [tourna|a tourné] sa queue vers la main.',
        ],
      },
    },
  },
  button: {
    title: ['Le bouton à l’ancre', 'Sous le vieux chien'],
    prize: { g: 'm', one: 'bouton', elides: false },
    obstacle: { g: 'm', one: 'vieux chien', elides: false },
    task: [
      'Mamie chantait au premier rang, à six heures, et son manteau du chœur n’avait plus de dernier bouton. C’était celui en argent, avec une ancre. Elle tenait déjà son manteau d’une main.',
      'Ce soir, au premier rang, Mamie chantait la plus haute note. Pour celle-là, il faut un manteau bien fermé. Or le dernier bouton, l’argenté à l’ancre, avait sauté.',
      {
        text: 'Mamie chantait ce soir. Il manquait un bouton à son manteau. Elle le tenait fermé d’une main.',
        to: '3-5',
      },
    ],
    gift: [
      'Mamie [ferma|a fermé] le dernier bouton, et le fil [tint|a tenu]. Elle [chanta|a chanté] une note pour voir. Le manteau [se gonfla|s’est gonflé], et l’ancre [resta|est restée] bien amarrée.',
      'Mamie [boutonna tout|a tout boutonné], de bas en haut, et [se tint|s’est tenue] droite comme un mât. La plus haute note [sortit|est sortie], dans la cuisine, pour essayer. Un verre [répondit|a répondu].',
      {
        text: 'Mamie [ferma|a fermé] le bouton. Elle [chanta|a chanté] une note, très grosse. Le bouton [tint|a tenu].',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'chien', elides: false },
        holds: [
          'Mais le bouton avait roulé sur le tapis, et le vieux chien s’était couché dessus. Il dormait par petits bouts.',
          'Seulement, le vieux chien avait choisi ce coin-là du tapis pour rêver, et le bouton y était déjà. Le bouton s’était retrouvé dessous.',
        ],
        worse: [
          'Le chien [soupira|a soupiré] et [s’allongea|s’est allongé]. Le bouton était maintenant sous le milieu du chien.',
          'Le chien [fit|a fait] courir ses pattes en dormant. Le bouton [passa|est passé] d’une patte à l’autre, et [ne ressortit pas|n’est pas ressorti].',
        ],
        sign: [
          'Près du nez du chien, une pantoufle, un os et une balle étaient rangés. La pantoufle était tournée vers la porte.',
          'Sous le banc, le chien avait mis en rang un gant, une pomme de pin et un chausson. Le chausson était à Mamie.',
        ],
        yields: [
          'Le chien [roula|a roulé] sur le dos, les quatre pattes en l’air. Le bouton était collé à son flanc.',
          'Le chien [se retourna|s’est retourné] vers le chausson, avec un grognement de bonheur. À sa place, le tapis était chaud, et le bouton aussi.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'chien', elides: false },
        holds: [
          'Mais le vieux chien était debout sur le tapis, les pattes écartées. Entre les pattes, il y avait le bouton, et il le gardait.',
          'Seulement, le vieux chien avait entendu rouler quelque chose, et c’était à lui, désormais. Il tenait le bouton entre ses deux pattes de devant.',
        ],
        worse: [
          'Le chien [se mit|s’est mis] en travers de tout le tapis. Derrière lui, le bouton ne brillait plus.',
          'Le chien [posa|a posé] le menton par-dessus. Le bouton [fit|a fait] une bosse dans sa moustache, puis plus de bosse.',
        ],
        sign: [
          'Le chien regardait sa gamelle, au pied du buffet. Elle était sèche, et une mouche s’y promenait.',
          'Du coin de l’œil, le chien surveillait la porte du placard. Derrière, il y avait sa couverture, et personne ne l’avait sortie.',
        ],
        yields: [
          'Le chien [quitta|a quitté] le tapis, une patte à la fois. Derrière lui, l’ancre du bouton brillait.',
          'Le chien [s’en alla|s’en est allé] se coucher sur mieux que cela. Le bouton [resta|est resté] sur le tapis, un peu baveux, l’ancre en l’air.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'chien', elides: false },
        holds: [
          'Mais le bouton était sous une patte du vieux chien, et le vieux chien entendait mal. Pour lui, tous les mots voulaient dire : couché.',
          'Seulement, le vieux chien n’entendait plus que la moitié des mots. Quand on disait bouton, il entendait bon, et il remuait la queue dessus.',
        ],
        worse: [
          'Le chien [tourna|a tourné] trois fois sur lui-même et [se coucha|s’est couché]. Le bouton était dessous.',
          'Le chien [prit|a pris] le bouton dans la gueule et [l’enterra|l’a enterré] sous le coussin, très content.',
        ],
        sign: [
          'Une branche [frappa|a frappé] au carreau, trois coups. Le chien [leva|a levé] la tête à chaque coup.',
          'Mamie avait rangé une casserole, et le couvercle avait tinté. Le chien avait levé une patte, comme devant la porte du jardin.',
        ],
        yields: [
          'Le chien [se leva|s’est levé], une patte après l’autre. Il [poussa|a poussé] le bouton du museau, jusqu’au bord du tapis.',
          'Le chien [trotta|a trotté] jusqu’au coussin, [creusa|a creusé] un peu, et [revint|est revenu]. Il [lâcha|a lâché] le bouton aux pieds de Mamie, avec un bout de mousse.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'chien', elides: false },
        holds: [
          'Mais le vieux chien était couché sur le bouton. Il pesait comme un sac de pommes de terre, et il n’avait pas de poignées.',
          'Seulement, le vieux chien s’était assis, et c’était un chien qui s’assoit pour longtemps. Le bouton était sous le plus lourd du chien.',
        ],
        worse: [
          'Le chien [s’enfonça|s’est enfoncé] dans le tapis. Le bouton [fit|a fait] une ancre dans son poil.',
          'Le chien [se tassa|s’est tassé]. Le tapis [fit|a fait] un pli, et le bouton [descendit|est descendu] dans le pli.',
        ],
        sign: [
          'Un bord du tapis dépassait. Quand le chien respirait, ce bord se levait un peu.',
          'Le tapis était usé d’un côté. Quand le chien bâillait, tout ce côté bougeait de la largeur d’un doigt.',
        ],
        yields: [
          'Le chien [bascula|a basculé] de l’autre côté du tapis, sans cesser de dormir. Le bouton était là, tout chaud.',
          'Le chien [glissa|a glissé] avec le tapis, comme sur un traîneau, et [continua|a continué] sa sieste plus loin. Le bouton [roula|a roulé] derrière.',
        ],
      },
    },
  },
  clock: {
    title: ['La pendule qui se taisait', 'Le coup de sept heures'],
    prize: { g: 'f', one: 'sonnerie', elides: false },
    obstacle: { g: 'f', one: 'pendule', elides: false },
    task: [
      'La sœur de Mamie téléphonait à sept heures, pour entendre sonner la pendule de leur enfance. Depuis hier, la pendule ne disait plus rien. Elle était couchée sur la table, comme chez le docteur.',
      '<companion>Elle veut juste l’entendre</companion>, [dit|a dit] {companion}. À sept heures, la sœur de Mamie appelait de loin, pour la pendule de quand elles étaient petites. Et la pendule se taisait depuis hier.',
      {
        text: 'La sœur de Mamie allait téléphoner. Elle voulait entendre la sonnerie de la pendule. La pendule ne disait plus rien.',
        to: '3-5',
      },
    ],
    gift: [
      'La pendule [sonna|a sonné] sept fois, un peu enrouée. Au téléphone, une voix [compta|a compté] avec elle. Il y [eut|a eu] un huitième coup, et les deux sœurs [rirent|ont ri] : elle avait toujours fait ça.',
      'On [tendit|a tendu] le téléphone vers la sonnerie. Les deux sœurs [se turent|se sont tues] en même temps. Après le dernier coup, l’une [dit|a dit] : à table. C’était ce que disait leur mère.',
      {
        text: 'Dong, dong, [fit|a fait] la pendule. Au téléphone, une voix [compta|a compté] avec elle. Un, deux.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'balancier', elides: false },
        holds: [
          'Mais le balancier de la pendule était cassé. Sans lui, pas de tic, pas de tac, et pas de sonnerie.',
          'Mais le balancier de la pendule s’était rompu à la tige. Une pendule sans balancier, c’est un buffet. La sonnerie attendait.',
        ],
        worse: [
          'Une feuille de cuivre [tomba|est tombée] du balancier. La pendule n’avait plus rien dans le ventre, et la sonnerie encore moins.',
          'Un rivet [roula|a roulé] sous la table. La pendule [fit|a fait] cloc, et ce n’était pas la sonnerie.',
        ],
        sign: [
          'D’un côté du cuivre, il y avait deux dents. De l’autre, il y avait deux trous.',
          'Une moitié de lune était gravée sur un bord, une moitié sur l’autre.',
        ],
        yields: [
          'Le balancier [partit|est parti] à droite, puis à gauche. Dans la pendule, la sonnerie [prit|a pris] son élan.',
          'La lune [fut|a été] pleine. Le balancier [partit|est parti], et la pendule [se racla|s’est raclé] la sonnerie.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'petite porte', elides: false },
        holds: [
          'Mais la petite porte de verre de la pendule était fermée. Le marteau de la sonnerie était derrière, et il attendait qu’on le décroche.',
          'Mais la pendule ne s’ouvrait que pour le grand-oncle, qui avait les doigts fins. La sonnerie était derrière la petite porte.',
        ],
        worse: [
          'La petite porte [se coinça|s’est coincée]. Dans la pendule, le marteau [resta|est resté] en l’air, et la sonnerie avec lui.',
          'La petite porte [mordit|a mordu] son cadre. La sonnerie [se décrocha|s’est décrochée] d’un cran, dans la pendule.',
        ],
        sign: [
          'Sous le pied de la pendule, il y avait un petit crochet. Il brillait d’avoir servi.',
          'Le crochet à tricoter de Mamie était planté dans une pelote, tout près.',
        ],
        yields: [
          'La petite porte [s’ouvrit|s’est ouverte] avec un bruit de bocal. Le marteau de la pendule [retomba|est retombé], et la sonnerie [vint|est venue].',
          'La petite porte [dit|a dit] bonjour, en verre. La sonnerie de la pendule [leva|a levé] son marteau.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'rouage', elides: false },
        holds: [
          'Mais le rouage de la pendule venait d’être huilé. L’huile devait descendre toute seule, et la sonnerie attendait en bas.',
          'Mais la pendule avait eu froid. La sonnerie reviendrait quand le rouage serait tiède, et un rouage ne se frotte pas.',
        ],
        worse: [
          'Le rouage [s’arrêta|s’est arrêté] net. L’huile [revint|est revenue] au début, et dans la pendule il n’y avait plus de sonnerie.',
          'Le rouage [grelotta|a grelotté]. La pendule [eut|a eu] l’heure de la veille, et pas de sonnerie.',
        ],
        sign: [
          'Le long de la roue, une goutte d’huile avançait. Elle en était à la troisième dent.',
          'La plus petite roue avait un reflet, et le reflet tremblait.',
        ],
        yields: [
          'La goutte [arriva|est arrivée] en bas, et le rouage [bougea|a bougé] de lui-même. La pendule [toussa|a toussé], et la sonnerie [vint|est venue].',
          'Le reflet [tourna|a tourné]. Toute la pendule [se réchauffa|s’est réchauffée] derrière lui, et la sonnerie [vint|est venue] sans qu’on l’appelle.',
        ],
      },
    },
  },
  letters: {
    title: ['Les lettres du port', 'Une boîte à chaussures'],
    prize: { g: 'f', one: 'lecture', elides: false },
    obstacle: { g: 'f', one: 'boîte de Mamie', elides: false },
    task: [
      'Jeudi, la bibliothèque du village enregistrait de vieilles voix. Mamie avait dit oui à la lecture, puis elle avait noué une ficelle autour de la boîte. Dedans, il y avait quarante lettres du port, et un homme dont elle ne parlait pas.',
    ],
    gift: [
      'La lecture [commença|a commencé] par la lettre la plus courte. Mamie [la lut|l’a lue] debout, sans ses mains pour la tenir, car elle la savait. Au fond de la bibliothèque, un très vieux pêcheur [ôta|a ôté] son bonnet à l’endroit où il y avait son nom.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'boîte', elides: false },
        holds: [
          'Seulement, la boîte de Mamie était ficelée, sous la corbeille à couture. La lecture était jeudi, et c’était mercredi.',
        ],
        worse: [
          'Mamie [fit|a fait] un nœud de plus, et [poussa|a poussé] la boîte au fond. La lecture [recula|a reculé] derrière les pelotes.',
        ],
        sign: [
          'À côté de la boîte, il y avait une paire de lunettes. Les verres étaient propres, et le chiffon encore posé dessus.',
        ],
        yields: [
          'Mamie [tira|a tiré] sur un seul bout, et tous les nœuds [partirent|sont partis]. La boîte [s’ouvrit|s’est ouverte], et la lecture [commença|a commencé] par les timbres.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'grand-mère', elides: false },
        holds: [
          'Seulement, dès qu’on parlait de la boîte, Mamie parlait des poules. La lecture avait une date, une salle, et plus de lectrice.',
        ],
        worse: [
          'Mamie [sortit|est sortie] donner du grain, pour la troisième fois. La boîte [resta|est restée] sur la table, et la lecture était annulée.',
        ],
        sign: [
          'De la poche du tablier de Mamie, une enveloppe dépassait. Elle avait été pliée si souvent que le coin était rond.',
        ],
        yields: [
          'Mamie [rentra|est rentrée] et [s’assit|s’est assise] devant la boîte, son tablier encore plein de grain. L’enveloppe [sortit|est sortie] la première, et la lecture [dura|a duré] jusqu’au soir.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'page', elides: false },
        holds: [
          'Seulement, dans la boîte de Mamie, les lettres étaient sèches comme des feuilles mortes. Pour la lecture, chaque page devait se détendre sous un linge humide, et c’était long.',
        ],
        worse: [
          'La page [se referma|s’est refermée] comme une main. De la boîte, il [ne sortit|n’est sorti] rien à lire, et la lecture était pour le lendemain.',
        ],
        sign: ['Sous le linge, un coin de la page était plat. On y lisait une date.'],
        yields: [
          'La page [se coucha|s’est couchée], d’un coin à l’autre, avec ses mots. La boîte pouvait attendre : la lecture [commença|a commencé] par celle-là.',
        ],
      },
    },
  },
  fair: {
    title: ['Quarante tartes aux prunes', 'Mamie sur sa chaise'],
    prize: { g: 'f', one: 'dernière plaque', elides: false },
    obstacle: { g: 'f', one: 'cuisine de Mamie', elides: false },
    task: [
      'La fête d’été attendait quarante tartes aux prunes avant midi, et Mamie s’était foulé le poignet. Elle commandait de sa chaise, le bras en écharpe. Chaque chose avait sa place, et elle seule savait laquelle.',
    ],
    gift: [
      'La dernière plaque [arriva|est arrivée] sur la longue table de la fête à midi moins trois. Mamie [poussa|a poussé] de sa main valide la part du coin, la plus dorée, devant une assiette. C’était toujours la sienne, et elle la donnait.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'grand-mère', elides: false },
        holds: [
          'Seulement, dans sa cuisine, Mamie entendait chaque question comme un doute. On lui demandait combien, elle répondait quarante-deux ans, et la dernière plaque était vide.',
        ],
        worse: [
          'Mamie [fit|a fait] jeter la pâte et tout recommencer. La cuisine [resta|est restée] blanche de farine, et la dernière plaque froide.',
        ],
        sign: [
          'Les yeux de Mamie suivaient les mains. Quand elles faisaient le bon geste, son menton descendait d’un doigt.',
        ],
        yields: [
          'Mamie [hocha|a hoché] la tête, deux fois, et [tendit|a tendu] le rouleau. Dans la cuisine, plus un mot, et la dernière plaque [se remplit|s’est remplie].',
        ],
      },
      broken: {
        part: { g: 'f', one: 'recette déchirée', elides: false },
        holds: [
          'Seulement, dans la cuisine de Mamie, la recette s’était déchirée à l’endroit du sucre. La dernière plaque attendait, et les trois premières étaient salées.',
        ],
        worse: [
          'Un bout de la recette [tomba|est tombé] dans la pâte. Dans la cuisine, plus personne ne savait, et la dernière plaque était bonne pour les poules.',
        ],
        sign: [
          'Deux bords déchirés avaient la même tache de prune, une moitié sur chacun. Posées côte à côte, elles auraient été rondes.',
        ],
        yields: [
          'La recette [retrouva|a retrouvé] sa ligne, et la tache était ronde. La cuisine [sentit|a senti] le sucre, et la dernière plaque [gonfla|a gonflé].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'planche', elides: false },
        holds: [
          'Seulement, de la cuisine à la fête, les plaques voyageaient sur la longue planche. Quand un bout se levait, tout glissait vers l’autre, la dernière plaque en tête.',
        ],
        worse: [
          'La planche [pencha|a penché], et les plaques [se retrouvèrent|se sont retrouvées] en tas. La cuisine sentait la tarte, mais la dernière plaque était sens dessus dessous.',
        ],
        sign: ['À l’autre bout, sous la planche, il y avait une deuxième poignée. Elle était sans farine.'],
        yields: [
          'La planche [sortit|est sortie] de la cuisine à plat, comme un bateau. La dernière plaque n’avait pas bougé d’une prune.',
        ],
      },
    },
  },
} satisfies FrErrands;
