import type { FrErrands } from '../../schema.ts';

export const familyCamping = {
  torch: {
    title: ['La lampe sous les piquets', 'Avant la première étoile'],
    prize: { g: 'f', one: 'lampe verte', elides: false },
    obstacle: { g: 'm', one: 'tas de piquets', elides: false },
    task: [
      'Le plus petit du camping voulait se brosser les dents, et les lavabos étaient de l’autre côté du pré. Il fallait la lampe verte. La première étoile cherchait déjà sa place.',
      '<companion>Il dit que le pré a grandi</companion>, [dit|a dit] {companion}. Le plus petit du camping avait sa brosse à dents et plus beaucoup de jour. Pour aller aux lavabos, il fallait la lampe verte.',
      {
        text: 'Le plus petit voulait se brosser les dents. Le pré était noir. Il fallait la lampe verte.',
        to: '3-5',
      },
    ],
    gift: [
      'La lampe verte [traversa|a traversé] le pré, trois ombres derrière elle. Aux lavabos, le plus petit [éclaira|a éclairé] sa bouche dans la glace. Il [compta|a compté] ses dents, et il y en avait une de plus qu’hier.',
      'Dans le pré, un rond vert [avança|a avancé], avec deux pieds nus dedans. Aux lavabos, le plus petit [brossa|a brossé] ses dents vertes. Elles [redevinrent|sont redevenues] blanches quand il [posa|a posé] la lampe.',
      {
        text: 'La lampe verte [traversa|a traversé] le pré. Le plus petit [compta|a compté] ses dents. Il y en avait une neuve.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde de tente', elides: false },
        holds: [
          'Mais la lampe verte était sous le tas de piquets, et la corde de tente passait autour du tout.',
          'Mais quelqu’un avait ficelé les piquets pour la nuit, avec la lampe verte au milieu. C’était du travail soigné.',
        ],
        worse: [
          'La corde [se tendit|s’est tendue]. Dans le tas, la lampe verte [descendit|est descendue] entre deux piquets, jusqu’à l’herbe.',
          'La corde [fit|a fait] de la dentelle. Dans le tas, la lampe verte [cligna|a cligné] et [s’éteignit|s’est éteinte].',
        ],
        sign: [
          'Près du piquet rouge, la corde faisait une boucle. Une sauterelle était assise dedans, à l’aise.',
          'Un seul tour pendait, à côté du maillet.',
        ],
        yields: [
          'La corde [tomba|est tombée] dans l’herbe d’un côté, les piquets de l’autre. La lampe verte [resta|est restée] au milieu.',
          'La corde [se coucha|s’est couchée] dans l’herbe. Les piquets [tombèrent|sont tombés] en éventail, et la lampe verte [roula|a roulé] dehors.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'long piquet', elides: false },
        holds: [
          'Mais la lampe verte était sous le tas de piquets. Le plus long tenait tous les autres, et il avait deux bouts.',
          'Mais les piquets s’étaient couchés sur la lampe verte, comme des gens fatigués. Le long piquet tenait les autres par les pieds.',
        ],
        worse: [
          'Les piquets [retombèrent|sont retombés], plus en travers qu’avant. De la lampe verte, on ne voyait même plus l’anneau.',
          'Les piquets [changèrent|ont changé] de côté. La lampe verte [fut|a été] dessous, des deux côtés.',
        ],
        sign: [
          'Dans l’herbe, l’autre bout du long piquet dépassait. Il était libre, avec une pâquerette contre lui.',
          'Le bout du long piquet avait une lanière, pour une main, et pas la même.',
        ],
        yields: [
          'Le tas [s’ouvrit|s’est ouvert] comme un éventail. La lampe verte était dessous, avec un creux à sa forme.',
          'Le long piquet [monta|est monté] par les deux bouts. La lampe verte attendait dessous, avec une limace.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux noir', elides: false },
        holds: [
          'Mais la lampe verte était sous le tas de piquets et sous la toile. Il y avait là un creux, plus noir que le soir.',
          'Mais la lampe verte, éteinte, était dans le noir des piquets. C’est bête, pour une lampe.',
        ],
        worse: [
          'La toile [glissa|a glissé]. Le creux [avala|a avalé] encore deux piquets, et la lampe verte avec.',
          'La toile [tomba|est tombée] sur le reste. Le creux noir [fut|a été] partout, et la lampe verte nulle part.',
        ],
        sign: [
          'Entre deux piquets, un petit éclat tremblait. Il était rond comme une vitre.',
          'Une chose ronde luisait, grosse comme un bouton de gilet.',
        ],
        yields: [
          'L’éclat [eut|a eu] un bord, puis un anneau bosselé. C’était la lampe verte, couchée sous le dernier piquet.',
          'Autour du bouton, il y avait du vert. La lampe verte [sortit|est sortie] de dessous les piquets, et [éclaira|a éclairé] ses sauveurs.',
        ],
      },
    },
  },
  toggle: {
    title: ['Le bouton de bois', 'Une noix qui n’en est pas une'],
    prize: { g: 'm', one: 'bouton de bois', elides: false },
    obstacle: { g: 'm', one: 'écureuil', elides: true },
    task: [
      'Chez les voisins, la porte de la tente battait, et leur bébé se réveillait à chaque souffle. Elle se fermait d’habitude avec un bouton de bois. Il n’y en avait qu’un, et il avait disparu.',
      'À chaque souffle de vent, la tente des voisins faisait flap, et leur bébé faisait ouin. Flap, ouin. Il manquait à la porte son bouton de bois.',
      {
        text: 'La tente des voisins battait, flap, flap. Leur bébé ne dormait pas. Il manquait un bouton de bois.',
        to: '3-5',
      },
    ],
    gift: [
      'Le bouton de bois [passa|est passé] dans sa boucle, et la porte [se tut|s’est tue]. Derrière la toile, le bébé [soupira|a soupiré]. Le père [sortit|est sorti] sur les chaussettes et [s’assit|s’est assis] dans l’herbe, à ne rien faire.',
      'Le bouton de bois [se mit|s’est mis] en travers de sa boucle. Le vent [poussa|a poussé], pour voir, et [passa|est passé] son chemin. Les voisins [se regardèrent|se sont regardés], et [n’osèrent plus|n’ont plus osé] remuer un orteil.',
      {
        text: 'Le bouton de bois [ferma|a fermé] la tente. Plus de flap. Le bébé [soupira|a soupiré].',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'écureuil', elides: true },
        holds: [
          'Seulement, l’écureuil avait pris le bouton de bois pour une noix. Il l’avait emporté dans le trou de sa souche.',
          'Mais l’écureuil avait mis le bouton de bois au fond de sa souche, dans la pièce des invités. Il ne recevait pas d’invités.',
        ],
        worse: [
          'L’écureuil [descendit|est descendu] plus bas dans la souche. Le bouton de bois [cogna|a cogné] deux fois en route.',
          'L’écureuil [changea|a changé] d’étage. Le bouton de bois [roula|a roulé] derrière lui, toc, toc, jusqu’aux racines.',
        ],
        sign: [
          'Au bord du trou, le bout d’une queue dépassait. Il frémissait.',
          'Du trou sortait une moustache. Elle était plus longue d’un côté.',
        ],
        yields: [
          'L’écureuil [sortit|est sorti], les joues rondes. Il [posa|a posé] le bouton de bois sur la souche et [se frotta|s’est frotté] les dents.',
          'L’écureuil [sortit|est sorti] par la petite porte, derrière la souche. Il [poussa|a poussé] le bouton de bois devant lui, comme un tonneau.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'écureuil', elides: true },
        holds: [
          'Seulement, l’écureuil était sur sa souche, le bouton de bois entre les pieds. C’était sa noix, et il la gardait.',
          'Mais l’écureuil montait la garde sur sa souche, avec le bouton de bois sur le ventre. Il l’appelait sûrement sa médaille.',
        ],
        worse: [
          'L’écureuil [ouvrit|a ouvert] sa queue comme un parapluie. Derrière elle, il n’y avait plus de bouton de bois.',
          'L’écureuil [claqua|a claqué] des dents et [tourna|a tourné] trois fois sur la souche. Le bouton de bois [disparut|a disparu] dans la fourrure.',
        ],
        sign: [
          'Les yeux de l’écureuil descendaient sans cesse au pied de la souche. Un gland y était tombé.',
          'L’écureuil tendait le cou vers une pomme de pin. Elle pendait au bout d’une branche trop mince pour lui.',
        ],
        yields: [
          'L’écureuil [descendit|est descendu] de la souche, la tête en bas. Le bouton de bois [resta|est resté] là-haut, avec deux petites traces de dents.',
          'L’écureuil [sauta|a sauté] de sa souche, les deux mains en avant, vers mieux qu’une médaille. Le bouton de bois [tomba|est tombé] dans la mousse.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'écureuil', elides: true },
        holds: [
          'Seulement, l’écureuil avait le bouton de bois, et il croyait qu’on jouait à se poursuivre. Dès qu’on l’appelait, il partait.',
          'Mais l’écureuil entendait une seule chose, et c’était : cours. On lui disait s’il te plaît, il courait, et le bouton de bois courait avec.',
        ],
        worse: [
          'L’écureuil [fit|a fait] deux fois le tour de la souche. Puis il [rangea|a rangé] le bouton de bois dans sa joue.',
          'L’écureuil [monta|est monté] à un arbre, [descendit|est descendu] d’un autre, et [rentra|est rentré] dans la souche. Le bouton de bois avait fait tout le voyage.',
        ],
        sign: [
          'Sur la table, le vent [fit|a fait] se cogner deux noix, toc, toc. L’écureuil [s’arrêta|s’est arrêté] net et [tourna|a tourné] une oreille.',
          'Une goutte tombait de la bâche sur un couvercle, tip, tip. L’écureuil comptait avec la queue.',
        ],
        yields: [
          'L’écureuil [revint|est revenu] sur sa souche, une oreille en avant. Il [sortit|a sorti] le bouton de bois de sa joue et [le posa|l’a posé] bien à plat.',
          'L’écureuil [s’assit|s’est assis] au bord de la souche et [tapa|a tapé] avec le bouton de bois, tip, tip. Puis il [le laissa|l’a laissé], pour voir si cela continuait sans lui.',
        ],
      },
      high: {
        part: { g: 'm', one: 'tronc', elides: false },
        holds: [
          'Seulement, l’écureuil avait coincé le bouton de bois dans une fourche, au-dessus de sa souche. Le tronc était lisse jusque-là.',
          'Mais l’écureuil avait pendu le bouton de bois à une petite branche, bien au-dessus de sa souche. Le tronc n’avait pas de marches.',
        ],
        worse: [
          'L’écureuil [monta|est monté] et [emporta|a emporté] le bouton de bois une fourche plus haut.',
          'L’écureuil, très fier, [rangea|a rangé] le bouton de bois une branche plus haut, du côté du ciel.',
        ],
        sign: [
          'Au bas du tronc, il y avait un nœud. Il sortait juste assez pour une main.',
          'En bas du tronc, l’écorce faisait une poche. On pouvait y mettre la pointe du pied.',
        ],
        yields: [
          'La branche [s’inclina|s’est inclinée], l’écureuil [changea|a changé] d’arbre, et le bouton de bois [tomba|est tombé] dans l’herbe.',
          'Le tronc [se laissa|s’est laissé] monter d’une hauteur de chaise. L’écureuil [regarda|a regardé] ailleurs, et le bouton de bois [se décrocha|s’est décroché].',
        ],
      },
    },
  },
  owl: {
    title: ['Le banc de la chouette', 'Deux notes et une longue'],
    prize: { g: 'f', one: 'chouette', elides: false },
    obstacle: { g: 'm', one: 'talus', elides: false },
    task: [
      'Grand-père apportait son pliant sur ce pré depuis neuf étés, pour entendre la chouette. Deux notes, et une longue. Mais ses yeux se fermaient déjà tout seuls.',
      '<companion>L’an dernier, il s’est endormi avant</companion>, [dit|a dit] {companion}. Grand-père avait déplié son pliant sur le pré pour la chouette. On ne l’entendait pas encore, et ses yeux devenaient petits.',
      {
        text: 'Grand-père attendait la chouette. Hou, hou. Mais la chouette ne disait rien, et ses yeux se fermaient.',
        to: '3-5',
      },
    ],
    gift: [
      'La chouette [appela|a appelé], deux notes et une longue. Sur son pliant, Grand-père [leva|a levé] un doigt et [ne l’abaissa plus|ne l’a plus abaissé]. Il dormait, le doigt en l’air.',
      '<companion>Là</companion>, [souffla|a soufflé] {companion}. La chouette [fit|a fait] ses deux notes, et la longue. Grand-père [répondit|a répondu], deux notes et une longue, et la chouette, un moment, [crut|a cru] à un cousin.',
      {
        text: 'Hou, hou, hououou, [fit|a fait] la chouette. Grand-père [leva|a levé] un doigt. Il dormait.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'talus mouillé', elides: false },
        holds: [
          'Mais pour entendre la chouette, il fallait monter le talus jusqu’au banc, et le talus était plein de rosée.',
          'Seulement, la chouette chantait pour ceux d’en haut, et le talus était une patinoire de rosée. Grand-père n’entendait que les pantoufles.',
        ],
        worse: [
          'Les bottes [glissèrent|ont glissé] jusqu’aux tentes. Du pied du talus, la chouette n’était plus qu’à moitié là.',
          'Le talus mouillé [ramena|a ramené] tout le monde aux casseroles. La chouette, du coup, [chanta|a chanté] pour personne.',
        ],
        sign: [
          'À mi-hauteur, une racine traversait le talus. Elle était sèche et rugueuse.',
          'Au milieu du talus, les fourmis avaient fait leur ville. Le sable y était sec, et grattait.',
        ],
        yields: [
          'Le banc [arriva|est arrivé] sous les mains, tout en haut du talus. Et la chouette était juste en face, dans le pin.',
          'La ville des fourmis [tint|a tenu], rue après rue. Le talus [resta|est resté] en bas, et la chouette était en face, les yeux ronds.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'casserole', elides: false },
        holds: [
          'Mais au pied du talus, une casserole pendait à la corde à linge et cognait contre sa voisine. De la chouette, on n’entendait rien.',
          'Seulement, la chouette avait une petite voix pour une si grosse tête. Au pied du talus, une casserole parlait plus haut qu’elle.',
        ],
        worse: [
          'La casserole [réveilla|a réveillé] deux couvercles. Sur tout le talus, cela tintait, et la chouette [passa|est passée] dessous.',
          'La casserole [invita|a invité] la poêle. Tout le talus [sonna|a sonné] le dîner, et la chouette [crut|a cru] qu’elle dérangeait.',
        ],
        sign: [
          'Entre deux coups de vent, il y avait un silence. Il était court comme une bouchée.',
          'Quand le vent changeait de main, la casserole pendait tranquille. On entendait alors une aiguille de pin tomber.',
        ],
        yields: [
          'La corde à linge [pendit|a pendu] toute droite. Du haut du talus, la chouette [dit|a dit] deux notes, puis la longue.',
          'La casserole [se posa|s’est posée] contre la corde, et [y resta|y est restée]. Du talus, la chouette [dit|a dit] une note, pour voir, puis les deux autres.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'rosée', elides: false },
        holds: [
          'Mais la chouette n’appelle jamais avant la rosée. Et sur le talus, l’herbe était encore sèche comme du foin.',
          'Seulement, la chouette attend la rosée comme d’autres le dessert. Le talus était sec, et Grand-père avait déjà la tête en avant.',
        ],
        worse: [
          'La rosée [se sauva|s’est sauvée] de l’herbe. Le talus était sec comme au début, et la chouette muette.',
          'La rosée [changea|a changé] d’avis. Le talus [reprit|a repris] sa chaleur, et la chouette, dans le pin, un peu de sommeil.',
        ],
        sign: [
          'Sur le banc, il y avait une goutte, la première, ronde comme un œil.',
          'L’accoudoir du pliant était devenu frais. Sous le doigt, il était presque mouillé.',
        ],
        yields: [
          'La rosée [vint|est venue] par l’herbe, puis par le banc, puis par les manches. En haut du talus, la chouette [ouvrit|a ouvert] le bec.',
          'L’herbe du talus [se mit|s’est mise] à luire, une tige puis l’autre. La chouette [secoua|a secoué] ses plumes, et Grand-père [leva|a levé] le menton.',
        ],
      },
    },
  },
  stars: {
    title: ['Trente secondes de ciel', '{hero} et la onzième heure'],
    prize: { g: 'm', one: 'film', elides: false },
    obstacle: { g: 'm', one: 'programme de nuit', elides: false },
    task: [
      'La marche de nuit finissait à la cabane, et il fallait en rapporter un film de trente secondes. Il était pour Sacha, plâtre jusqu’à la hanche, à la fenêtre d’un rez-de-chaussée sans ciel. Une étoile filante, une seule, cela suffirait.',
    ],
    gift: [
      'Le film [arriva|est arrivé] à minuit vingt, gris, tremblé, avec une étoile à la seconde dix-neuf. Sacha [éteignit|a éteint] la lampe de chevet et [posa|a posé] le téléphone contre la vitre, là où aurait dû être le ciel.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'plan', elides: false },
        holds: [
          'Seulement, le programme de nuit promettait le même pré à tout le monde. Sur le plan, il y avait des flèches dans quatre couleurs, et le film n’en avait aucune.',
        ],
        worse: [
          'Une flèche de plus [traversa|a traversé] le plan. Le programme donnait maintenant le pré à trois groupes, et au film la lisière, sous les arbres.',
        ],
        sign: ['Entre onze heures et minuit, le plan était blanc. Personne n’avait tiré de flèche par là.'],
        yields: [
          'Les flèches [se rangèrent|se sont rangées] de part et d’autre du blanc. Dans le programme, il y [eut|a eu] une heure de pré noir, et le film y [entra|est entré].',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'responsable', elides: false },
        holds: [
          'Seulement, la responsable du camp tenait le programme de nuit, et le pré était fermé. Pas de pré, pas d’étoile, pas de film.',
        ],
        worse: [
          'La responsable [tendit|a tendu] un ruban en travers du sentier aussi. Derrière, le pré [disparut|a disparu] dans le noir, et le film avec lui.',
        ],
        sign: [
          'Les yeux de la responsable revenaient à sa liste d’appel. Elle comptait jusqu’à vingt-trois, et il y avait vingt-quatre noms.',
        ],
        yields: [
          'La responsable [décrocha|a décroché] le ruban et l’[enroula|a enroulé] sur sa main. Elle [tint|a tenu] le téléphone elle-même, à bout de bras, pour le film.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'nuage', elides: false },
        holds: [
          'Seulement, le programme de nuit n’avait pas prévu le nuage. Il couvrait tout le pré, et le film était gris de la première à la dernière seconde.',
        ],
        worse: [
          'Le nuage [se referma|s’est refermé], et le film [revint|est revenu] à zéro. Il restait douze minutes de programme.',
        ],
        sign: ['Au bord du nuage, il y avait une étoile. Elle y était peut-être depuis longtemps.'],
        yields: [
          'Le nuage [se déchira|s’est déchiré] par le milieu, sans hâte. À la seconde dix-neuf du film, une ligne blanche [traversa|a traversé] le trou.',
        ],
      },
    },
  },
  table: {
    title: ['Trois nappes', 'Le dernier souper'],
    prize: { g: 'f', one: 'longue table', elides: false },
    obstacle: { g: 'f', one: 'brouille', elides: false },
    task: [
      'Trois familles s’étaient fâchées à midi pour une place de tente. Le lendemain, elles reprenaient la route, chacune la sienne. D’habitude, le dernier soir, il y avait une longue table, trois nappes et une chanson.',
    ],
    gift: [
      'La longue table [tint|a tenu] jusqu’à la nuit, avec ses trois nappes. À la fin, la plus vieille [commença|a commencé] la chanson, trop haut. Aux trois bouts, des gens [baissèrent|ont baissé] la voix pour qu’elle y arrive.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'cousine', elides: false },
        holds: [
          'Seulement, depuis la brouille, la cousine était dans sa tente, et la tente était fermée. Sans elle, la longue table avait un trou.',
        ],
        worse: [
          'La fermeture [descendit|est descendue] jusqu’au sol, la dernière dent comprise. La brouille avait une voix de moins, et la longue table aussi.',
        ],
        sign: [
          'À côté de la tente, dans l’herbe, il y avait une assiette. La cuillère dedans était celle de la cousine, au manche tordu.',
        ],
        yields: [
          'La fermeture [remonta|est remontée] de dent en dent. La cousine [apporta|a apporté] sa chaise, et la longue table [s’allongea|s’est allongée] d’une place.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'oncle', elides: true },
        holds: [
          'Seulement, depuis la brouille, l’oncle prenait chaque mot pour un reproche. Il avait le tiers de la longue table, et il mangeait dessus, seul.',
        ],
        worse: [
          'L’oncle [plia|a plié] sa table et l’[emporta|a emportée] vers les lavabos. La longue table n’avait plus que deux morceaux, et la brouille un pré entier.',
        ],
        sign: ['Près des lavabos, l’oncle fredonnait. C’était la chanson du dernier soir, sans les paroles.'],
        yields: [
          'L’oncle [revint|est revenu] à travers le pré, la table sur la tête. La brouille [se tut|s’est tue], et la longue table [eut|a eu] son troisième morceau.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'plateau', elides: false },
        holds: [
          'Seulement, depuis la brouille, chacun portait le sien. Or le plateau de la longue table avait trois morceaux, et ils ne tenaient qu’ensemble.',
        ],
        worse: [
          'Le plateau [s’ouvrit|s’est ouvert] aux deux jointures. Les trois nappes [finirent|ont fini] dans l’herbe, la brouille au milieu.',
        ],
        sign: [
          'À l’autre bout, sous le plateau, il y avait une deuxième paire de poignées. La rosée était encore dessus.',
        ],
        yields: [
          'Le plateau [se posa|s’est posé] d’un seul coup sur ses six pieds. La longue table [alla|est allée] d’une tente à l’autre, en passant par la brouille.',
        ],
      },
    },
  },
} satisfies FrErrands;
