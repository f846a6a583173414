import type { FrErrands } from '../../schema.ts';

export const dragonCastle = {
  key: {
    title: ['La clé dans les pâquerettes', '{hero} et le pont-levis'],
    prize: { g: 'f', one: 'clé', elides: false },
    obstacle: { g: 'm', one: 'pont-levis', elides: false },
    task: [
      '<companion>Le grand dragon se réveille quand la pendule sonne</companion>, [dit|a dit] {companion}. <companion>Il se réveille avec faim. Et la clé du garde-manger est tombée de l’autre côté du pont.</companion>',
      'Derrière la porte du garde-manger, il y avait une tarte. Devant, il n’y avait pas de clé. Et le grand dragon, qui se réveillait à la pendule, se réveillait toujours avec faim.',
      {
        text: 'Le grand dragon allait se réveiller. Il aurait faim. Et la clé des gâteaux était de l’autre côté.',
        to: '3-5',
      },
    ],
    gift: [
      'La clé [tourna|a tourné] dans le garde-manger, et la pendule [sonna|a sonné]. Le grand dragon [ouvrit|a ouvert] un œil : il y avait une tarte devant. Il [ouvrit|a ouvert] l’autre, pour être sûr.',
      'On [glissa|a glissé] la tarte sous le nez du grand dragon juste avant la pendule. Il [mangea|a mangé] sans ouvrir les yeux. À la fin, il [fit|a fait] un rond de fumée, qui sentait la prune.',
      {
        text: 'Clic, [fit|a fait] la clé. Le grand dragon [ouvrit|a ouvert] un œil : une tarte. Il [ouvrit|a ouvert] l’autre.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'pont', elides: false },
        holds: [
          'Mais la clé était dans les pâquerettes, derrière le pont-levis. Le pont était debout, tout en chêne, et lourd comme dix armoires.',
          'Seulement, le pont-levis n’avait pas été baissé depuis le dernier roi, et il avait pris du poids. La clé attendait dans l’herbe de l’autre bord.',
        ],
        worse: [
          'Le pont-levis [retomba|est retombé] en place avec un gémissement. De l’autre côté, la clé [sauta|a sauté] plus loin dans l’herbe.',
          'Le pont [grogna|a grogné] et [rentra|est rentré] dans son mur. Par-dessous le pont-levis, on [vit|a vu] la clé glisser d’une pâquerette à l’autre.',
        ],
        sign: [
          'En bas, un bord du pont se balançait un peu. Un lézard dormait dans le jour qu’il laissait.',
          'À gauche, sous le pont, un caillou rond était pris. Le coin posé dessus montait et descendait, à chaque souffle.',
        ],
        yields: [
          'Le pont-levis [bascula|a basculé] et [se coucha|s’est couché] dans l’herbe, lentement, comme un vieux chien. La clé brillait juste au bout.',
          'Le pont [roula|a roulé] sur son caillou, [pencha|a penché] la tête, et [s’agenouilla|s’est agenouillé]. Le pont-levis touchait l’herbe, et l’herbe touchait la clé.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'manivelle', elides: false },
        holds: [
          'Mais la clé était derrière le pont-levis, et le pont descendait à la manivelle. Elle tournait d’un tour, et elle en rendait deux.',
          'Seulement, le pont-levis avait été construit par deux géants. La manivelle en demandait deux, et la clé était de l’autre côté.',
        ],
        worse: [
          'La chaîne [repartit|est repartie] tout entière, et le pont-levis [pencha|a penché] d’un côté. On ne voyait plus la clé.',
          'La manivelle [tourna|a tourné] à l’envers, toute seule. Le pont-levis [remonta|est remonté] d’une épaule, et la clé [descendit|est descendue] d’une motte.',
        ],
        sign: [
          'Derrière le lierre, il y avait une deuxième manivelle. Un merle y avait commencé un nid, sans se presser.',
          'Derrière un seau pendait une seconde chaîne. Sa poignée était à la taille d’une main, pas d’un géant.',
        ],
        yields: [
          'Le pont-levis [descendit|est descendu] tout droit, des deux côtés à la fois. La clé était au bout, avec une pâquerette dans son anneau.',
          'Le pont-levis [vint|est venu], droit comme un plateau qu’on sert à deux. Sur le plateau, il y avait une pâquerette, et dessous la clé.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'verrou', elides: false },
        holds: [
          'Mais la clé était derrière le pont-levis, et le pont tenait par un verrou. Le verrou était rouillé de mauvaise humeur.',
          'Seulement, le verrou du pont-levis avait juré de n’obéir qu’au roi. Le roi était à la pêche, et la clé dans les pâquerettes.',
        ],
        worse: [
          'Le verrou [se coinça|s’est coincé]. Par la fente du pont-levis, on ne voyait plus ni herbe ni clé.',
          'Le verrou [s’enfonça|s’est enfoncé] jusqu’à la garde. Le pont-levis [fit|a fait] hum, et la clé, de l’autre côté, [perdit|a perdu] encore un peu de soleil.',
        ],
        sign: [
          'Juste à côté du verrou, une cheville de fer pendait à un crochet. Elle n’avait pas de rouille.',
          'Dans une niche, près du verrou, il y avait une petite couronne de fer, avec une tige dessous.',
        ],
        yields: [
          'Le verrou [sauta|a sauté] comme un bouchon. Le pont-levis [descendit|est descendu], et la clé était là, dans les pâquerettes.',
          'Le verrou [s’inclina|s’est incliné] devant la petite couronne. Alors le pont-levis [s’allongea|s’est allongé] sur l’herbe, et la clé au bout.',
        ],
      },
    },
  },
  tune: {
    title: ['Le retour des souris', 'Entre deux ronflements'],
    prize: { g: 'f', one: 'boîte à musique', elides: false },
    obstacle: { g: 'm', one: 'grand dragon', elides: false },
    task: [
      'Les souris de la cuisine rentraient chez elles à l’oreille, avec la boîte à musique. Quand la pendule sonnerait, leur porte serait fermée. Vingt-sept souris attendaient déjà dans le beurrier.',
      '<companion>Elles ont compté deux fois</companion>, [dit|a dit] {companion}. Vingt-sept souris étaient dans le beurrier, et ne retrouvaient pas leur porte. Elles rentraient à l’oreille, quand jouait la boîte à musique.',
      {
        text: 'Les souris rentraient avec la boîte à musique, la la. Ce soir, pas de la la. Vingt-sept souris attendaient.',
        to: '3-5',
      },
    ],
    gift: [
      'La boîte à musique [joua|a joué] devant la petite porte. Vingt-sept souris [rentrèrent|sont rentrées] au pas, les plus jeunes en dansant. La dernière [tira|a tiré] la porte derrière elle, et une miette sous le bras.',
      'Aux premières notes, vingt-sept têtes [sortirent|sont sorties] du beurrier. On [vit|a vu] passer une longue file, un peu grasse. La petite porte [se ferma|s’est fermée] sur la dernière note.',
      {
        text: 'La la la, [fit|a fait] la boîte à musique. Les souris [rentrèrent|sont rentrées] en dansant. La dernière [ferma|a fermé] la porte.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'grand dragon', elides: false },
        holds: [
          'Seulement, le grand dragon dormait sur le tapis, et la boîte à musique était entre ses pattes.',
          'Seulement, le grand dragon s’était fait une sieste de dragon, qui va d’un mur à l’autre. La boîte à musique jouait sous son aile, pour lui seul.',
        ],
        worse: [
          'Le grand dragon [grogna|a grogné] et [se serra|s’est serré]. La boîte à musique était maintenant sous son menton.',
          'Le grand dragon [replia|a replié] l’aile. La boîte à musique [joua|a joué] encore trois notes, et la quatrième sous une écaille.',
        ],
        sign: [
          'À côté du grand dragon, des pantoufles, une tasse et une brosse à dents étaient rangées par taille.',
          'Devant ses griffes, il y avait un bonnet, un verre d’eau et un conte, ouvert à la bonne page.',
        ],
        yields: [
          'Le grand dragon [s’étala|s’est étalé] sur le dos, une patte par-ci, une patte par-là. La boîte à musique jouait toujours, sur le tapis.',
          'Le grand dragon [se roula|s’est roulé] vers le conte, et son aile [suivit|a suivi] comme une voile. La boîte à musique [resta|est restée] sur les dalles, à jouer la suite.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'ronflement', elides: false },
        holds: [
          'Seulement, le grand dragon ronflait dans la salle. La boîte à musique jouait tout près, mais le ronflement jouait plus fort.',
          'Seulement, on n’entendait plus la boîte à musique. Le grand dragon ronflait, et son ronflement prenait les deux oreilles.',
        ],
        worse: [
          'Le ronflement [fit|a fait] danser les cuillères. Le grand dragon en [avala|a avalé] toute la musique, et la boîte [tourna|a tourné] pour rien.',
          'Le ronflement [devint|est devenu] orage. La boîte à musique [ouvrit|a ouvert] la bouche, tout près du grand dragon, et il [n’en sortit rien|n’en est rien sorti].',
        ],
        sign: [
          'Entre deux ronflements, il y avait un petit trou. Une cuillère y retombait.',
          'Tout en haut du ronflement, il y avait une petite place sans bruit, juste avant qu’il redescende.',
        ],
        yields: [
          'Le grand dragon [ferma|a fermé] la bouche, et les cuillères [se couchèrent|se sont couchées]. La boîte à musique jouait, verte et ronde, derrière sa patte.',
          'Le ronflement [s’aplatit|s’est aplati] et [devint|est devenu] un souffle. Derrière le grand dragon, note après note, la boîte à musique disait où elle était.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, la boîte à musique avait roulé sous le menton du grand dragon. Il dormait, et il ne restait qu’une fente d’écailles.',
          'Seulement, le grand dragon était couché, et la boîte à musique était passée dans un pli de son cou. Cela laissait une fente, grande comme un sourire.',
        ],
        worse: [
          'La boîte à musique [roula|a roulé] plus loin sous le grand dragon. Sa petite manivelle dépassait encore.',
          'Le grand dragon [avala|a avalé] sa salive, et la fente [se plissa|s’est plissée]. La boîte à musique [glissa|a glissé] vers la deuxième bosse.',
        ],
        sign: [
          'Derrière la moustache, la fente était plus large. Là, une main passait avec sa manche.',
          'Sous l’oreille, la fente s’élargissait. Les souris du château y jouaient au tunnel.',
        ],
        yields: [
          'La boîte à musique [sortit|est sortie] par la moustache, en jouant. Le grand dragon [sourit|a souri] d’un côté, sans se réveiller.',
          'La boîte à musique [sortit|est sortie] par le tunnel des souris, en mineur. Le grand dragon [rêva|a rêvé] qu’on lui grattait l’oreille.',
        ],
      },
    },
  },
  flag: {
    title: ['Le drapeau de sept cents ans', 'Sous l’escalier de la tour'],
    prize: { g: 'm', one: 'drapeau rayé', elides: false },
    obstacle: { g: 'm', one: 'escalier de la tour', elides: true },
    task: [
      'Le château avait sept cents ans aujourd’hui, et pas un drapeau dehors. Sur la route, les invités croyaient qu’il n’y avait personne. Déjà, un carrosse faisait demi-tour.',
      '<companion>Ils croient que c’est fermé</companion>, [dit|a dit] {companion}. Sur la route, les invités tournaient en rond avec leurs gâteaux. C’étaient les sept cents ans du château, et son drapeau rayé n’était pas dehors.',
      {
        text: 'C’était la fête du château. Mais pas de drapeau rayé. Les gens croyaient qu’il n’y avait personne.',
        to: '3-5',
      },
    ],
    gift: [
      'Le drapeau rayé [monta|est monté], et le vent l’[ouvrit|a ouvert] en entier. Sur la route, tous les invités [revinrent|sont revenus], en courant, avec les gâteaux. Le château [se tint|s’est tenu] plus droit, pour sept cents ans.',
      'Tout en haut, le drapeau rayé [claqua|a claqué], et sur la route on [cria|a crié] : c’est là. Le premier gâteau [passa|est passé] sous la porte. Il avait sept bougies, une pour cent ans.',
      {
        text: 'Le drapeau rayé [monta|est monté]. Flap, flap. Tous les gens [revinrent|sont revenus], avec les gâteaux.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'coin noir', elides: false },
        holds: [
          'Mais le drapeau rayé était sous l’escalier de la tour, au fond du coin noir. Les lampes du château n’y allaient jamais.',
          'Seulement, l’escalier de la tour avait un dessous, et personne n’y descendait. Le drapeau rayé était là, dans le coin noir, avec les choses qu’on oublie.',
        ],
        worse: [
          'Le coin noir [grandit|a grandi] d’une marche. Sous l’escalier de la tour, le drapeau rayé n’avait plus une raie.',
          'Le coin noir [mangea|a mangé] une marche de plus. L’escalier de la tour [craqua|a craqué], et le drapeau rayé [n’eut plus|n’a plus eu] ni haut ni bas.',
        ],
        sign: [
          'Un fil d’or dépassait du noir, tout là-bas. Il brillait par un bout.',
          'Au plus profond, une raie claire penchait un peu, toute seule, comme un crayon.',
        ],
        yields: [
          'Le fil d’or [devint|est devenu] une raie, puis sept. Sous l’escalier de la tour, le drapeau rayé était enroulé, bien sec.',
          'La raie [se doubla|s’est doublée], la double [se plia|s’est pliée] : c’était le drapeau rayé. L’escalier de la tour lui [rendit|a rendu] la lumière, marche par marche.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'marche usée', elides: false },
        holds: [
          'Mais le drapeau rayé était au bout de l’escalier de la tour. Les marches étaient usées comme des cuillères, et les pieds y glissaient.',
          'Seulement, l’escalier de la tour servait de toboggan aux souris depuis sept cents ans. Le drapeau rayé attendait tout en haut, où l’on n’arrivait pas.',
        ],
        worse: [
          'La marche usée [renvoya|a renvoyé] tout le monde en bas, sur le tapis. Le drapeau rayé [glissa|a glissé] au fond de l’escalier.',
          'La marche usée [rendit|a rendu] les deux pieds ensemble. Là-haut, le drapeau rayé [roula|a roulé] contre le mur et [perdit|a perdu] un gland.',
        ],
        sign: [
          'L’une des marches avait de la mousse sèche. Elle était rêche comme une brosse.',
          'Au bord de l’escalier, le lierre entrait par une fente. Il couvrait le bout d’une marche, sec et tressé.',
        ],
        yields: [
          'L’escalier de la tour [resta|est resté] derrière, marche par marche. Le drapeau rayé était au bout, roulé sur son bâton.',
          'Le lierre [tint|a tenu], la marche usée aussi. Au sommet de l’escalier, le drapeau rayé se laissait prendre sous le bras, comme un pain.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'chauve-souris', elides: false },
        holds: [
          'Mais sous l’escalier de la tour vivait une chauve-souris. Elle avait pris le drapeau rayé pour dormir, et elle ne voulait pas d’invités.',
          'Seulement, la chauve-souris n’avait jamais eu de rideau. Sous l’escalier de la tour, elle s’était fait une chambre avec le drapeau rayé, et ne recevait pas.',
        ],
        worse: [
          'La chauve-souris [s’enroula|s’est enroulée] plus loin sous l’escalier. Le drapeau rayé [fit|a fait] un tour de plus autour d’elle.',
          'La chauve-souris [tira|a tiré] son rideau. Le drapeau rayé [se ferma|s’est fermé] d’un coup sec, raie contre raie, sous l’escalier.',
        ],
        sign: [
          'D’entre les raies dépassait une oreille. Elle était pointue, et elle tournait.',
          'D’un pli du drapeau sortait un tout petit pouce. Il tenait le bord, pour voir.',
        ],
        yields: [
          'La chauve-souris [sortit|est sortie] de l’escalier, l’air bien élevé. Elle [laissa|a laissé] tomber le drapeau rayé, en biais, comme une cape.',
          'La chauve-souris [ouvrit|a ouvert] le rideau d’une raie, puis de deux, puis en grand. Elle [décrocha|a décroché] le drapeau rayé elle-même, pouce après pouce.',
        ],
      },
    },
  },
  horn: {
    title: ['Trois notes à la porte', 'Vingt heures dans la cour'],
    prize: { g: 'm', one: 'appel du cor', elides: true },
    obstacle: { g: 'm', one: 'portail d’entrée', elides: false },
    task: [
      'Le théâtre des jeunes jouait à vingt heures dans la cour du château. Sans l’appel du cor, trois notes, la dernière longue, le public ne savait pas que cela commençait. Il restait debout à parler, et l’actrice du début parlait dans le bruit.',
    ],
    gift: [
      'L’appel du cor [tomba|est tombé] sur la cour, deux notes, et la troisième. Quatre cents personnes [s’assirent|se sont assises] comme une seule. L’actrice [attendit|a attendu] que la dernière note soit posée, et elle [entra|est entrée] dedans.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'embouchure', elides: true },
        holds: [
          'Seulement, au portail d’entrée, le cor était tombé, et l’embouchure était cassée. De l’appel, il ne sortait plus que du vent.',
        ],
        worse: [
          'L’anneau de l’embouchure [roula|a roulé] sous le portail. L’appel du cor [devint|est devenu] un soupir, et il restait vingt minutes.',
        ],
        sign: ['On voyait un éclat sur un bord, et sa place sur l’autre.'],
        yields: [
          'L’embouchure [tint|a tenu]. Au portail d’entrée, l’appel du cor avait maintenant un grain, et il [partit|est parti] quand même.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'groupe des acteurs', elides: false },
        holds: [
          'Seulement, au portail d’entrée, le groupe des acteurs avait le cor. Ils étaient là depuis Noël, et l’appel du cor n’était pas pour les nouveaux.',
        ],
        worse: [
          'Le groupe [se mit|s’est mis] épaule contre épaule devant le portail. L’appel du cor [passa|est passé] derrière eux, dans son étui.',
        ],
        sign: [
          'Les acteurs regardaient l’un après l’autre le tabouret du souffleur. Le texte y était ouvert, et personne n’était assis.',
        ],
        yields: [
          'Le groupe [respira|a respiré] et [s’ouvrit|s’est ouvert]. Le cor [passa|est passé] de main en main jusqu’au portail d’entrée, pour l’appel.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'battant', elides: false },
        holds: [
          'Seulement, un battant du portail d’entrée s’était fermé sur l’estrade. L’appel du cor partait contre le bois, et la cour n’entendait qu’un mur.',
        ],
        worse: [
          'Le battant [s’enfonça|s’est enfoncé] dans le gravier. Derrière le portail, l’appel du cor n’était plus pour personne.',
        ],
        sign: ['Le bas du battant touchait un pavé rond. Sur ce pavé, il balançait.'],
        yields: [
          'Le battant [tourna|a tourné] sur son pavé, avec une plainte de trois siècles. Par le portail d’entrée, l’appel du cor [vit|a vu] toute la cour.',
        ],
      },
    },
  },
  game: {
    title: ['Le niveau trois', '{hero} et le rugissement du dragon'],
    prize: { g: 'm', one: 'rugissement', elides: false },
    obstacle: { g: 'm', one: 'niveau trois', elides: false },
    task: [
      'Quatre amis montraient leur jeu du château à la soirée des jeux. À dix-neuf heures, le jury s’asseyait devant l’écran. À la fin du niveau trois, le dragon devait rugir, et c’était le seul son qu’ils avaient fait eux-mêmes, dans une cage d’escalier.',
    ],
    gift: [
      'Le rugissement [sortit|est sorti] des enceintes à dix-neuf heures douze. Au jury, une dame très sérieuse [ôta|a ôté] les mains du clavier. Elle [demanda|a demandé] à l’entendre encore, et combien de marches avait l’escalier.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'ordinateur fermé', elides: true },
        holds: [
          'Seulement, les autres avaient changé la fin du niveau trois, et son auteur avait fermé son ordinateur. Le rugissement était dedans, et l’auteur regardait le mur.',
        ],
        worse: [
          'L’auteur [posa|a posé] son sac sur l’ordinateur. Du niveau trois, il ne restait à l’écran qu’une porte, et du rugissement rien.',
        ],
        sign: [
          'À côté de l’ordinateur, il y avait un papier jaune. C’était l’écriture de l’auteur, et un seul mot.',
        ],
        yields: [
          'Le sac [glissa|a glissé] par terre, et l’ordinateur [s’ouvrit|s’est ouvert]. Le niveau trois [chargea|a chargé] sa vieille fin, et le rugissement était au bout.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'auteur', elides: true },
        holds: [
          'Seulement, l’auteur du niveau trois entendait chaque question comme un reproche. Personne d’autre ne savait où était le rugissement.',
        ],
        worse: [
          'L’auteur [débrancha|a débranché] sa souris et [la mit|l’a mise] dans sa poche. Le niveau trois [se figea|s’est figé], et le rugissement avec.',
        ],
        sign: ['Dans la marge d’une feuille, l’auteur dessinait. C’était le dragon, la gueule ouverte.'],
        yields: [
          'L’auteur [rebrancha|a rebranché] sa souris, sans lever les yeux. Le niveau trois [s’ouvrit|s’est ouvert] sur une gueule, et le rugissement en [sortit|est sorti].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'barre', elides: false },
        holds: [
          'Seulement, le niveau trois devait être reconstruit, et la barre avançait toute seule. Le rugissement était au bout, et le jury dans le couloir.',
        ],
        worse: [
          'La barre [revint|est revenue] au début. Le niveau trois [devint|est devenu] noir, et le rugissement aussi.',
        ],
        sign: ['Dans le noir, une image [apparut|est apparue]. C’était un bout d’aile.'],
        yields: [
          'La barre [arriva|est arrivée] au bout, à une minute du jury. Au niveau trois, l’aile [eut|a eu] un dragon, et le dragon un rugissement.',
        ],
      },
    },
  },
} satisfies FrErrands;
