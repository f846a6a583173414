import type { FrErrands } from '../../schema.ts';

export const moonlitGarden = {
  flower: {
    title: ['La fleur d’une nuit', '{hero} et le vieux portillon'],
    prize: { g: 'f', one: 'fleur de nuit', elides: false },
    obstacle: { g: 'm', one: 'portillon', elides: false },
    task: [
      'La fleur de nuit ne s’ouvrait qu’une fois par an, et Grand-mère avait posé deux chaises derrière le portillon. La lune passait déjà le coin de la maison. La fleur n’attendrait pas.',
      '<companion>Elle a mis son châle exprès</companion>, [dit|a dit] {companion}. Derrière le portillon, Grand-mère attendait sur sa chaise. La fleur de nuit ne s’ouvre qu’une fois par an, et la lune était déjà au coin de la maison.',
      {
        text: 'La fleur de nuit s’ouvre une seule fois. Ce soir. Grand-mère attendait sur sa chaise.',
        to: '3-5',
      },
    ],
    gift: [
      'La fleur de nuit [lâcha|a lâché] un pétale, puis tous. Grand-mère [se pencha|s’est penchée] jusqu’à y mettre le nez, et elle [resta|est restée] là. Quand elle [se redressa|s’est redressée], il y avait du jaune sur sa joue.',
      'La fleur de nuit [s’ouvrit|s’est ouverte] avec un petit bruit de lèvres. Grand-mère [tapota|a tapoté] la chaise d’à côté. On [s’assit|s’est assis], et l’on [se tut|s’est tu] à trois, la fleur comprise.',
      {
        text: 'La fleur de nuit [s’ouvrit|s’est ouverte]. Grand-mère [y mit|y a mis] le nez. Il [devint|est devenu] tout jaune.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Seulement, la fleur de nuit était de l’autre côté du portillon. Son loquet était bloqué, et il n’y avait pas de clé.',
          'Mais le portillon avait décidé de rester portillon toute la nuit. Son loquet était pris, et la fleur de nuit, derrière, n’avait qu’une heure.',
        ],
        worse: [
          'Le loquet [couina|a couiné] et [se coinça|s’est coincé]. Le portillon [trembla|a tremblé], et la fleur de nuit [se serra|s’est serrée].',
          'Le loquet [tomba|est tombé] au fond de son trou. Le portillon [se mit|s’est mis] de biais, et la fleur de nuit [referma|a refermé] ce qu’elle avait ouvert.',
        ],
        sign: [
          'À côté du loquet, une cheville de bois pendait à une ficelle. La lune l’éclairait d’un côté.',
          'Dans le pot de lavande, contre le poteau, était plantée une petite clavette. Il y avait dessus de la terre sèche.',
        ],
        yields: [
          'Le portillon [s’ouvrit|s’est ouvert] sans bruit. La fleur de nuit était au bout de sa tige, gonflée, prête.',
          'Le loquet [se leva|s’est levé] comme un sourcil. Le portillon [tourna|a tourné] dans l’herbe, et la fleur de nuit attendait, le cou tendu.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'liseron', elides: false },
        holds: [
          'Seulement, le liseron avait poussé sur tout le portillon, jusqu’à la fleur de nuit. Il faisait le tour de chaque barreau.',
          'Mais le portillon était cousu. Le liseron avait passé la saison à le coudre, et la fleur de nuit tenait au dernier point.',
        ],
        worse: [
          'Le liseron [se serra|s’est serré] autour du portillon. Un brin [tira|a tiré] la fleur de nuit vers le bas.',
          'Le liseron [serra|a serré] l’ourlet. Le portillon [gémit|a gémi], et la fleur de nuit [perdit|a perdu] une goutte qui était à elle.',
        ],
        sign: [
          'Au barreau du milieu pendait une boucle de liseron, toute molle. Il y avait une goutte dedans.',
          'Près du gond, un point avait sauté. Cela faisait une boucle, et la lune y passait.',
        ],
        yields: [
          'Le liseron [tomba|est tombé] du portillon comme une écharpe. La fleur de nuit [se redressa|s’est redressée] sur sa tige.',
          'Le liseron [se laissa|s’est laissé] découdre jusqu’en bas. Le portillon n’avait plus rien à tenir, et la fleur de nuit avait toute sa tige.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'portillon', elides: false },
        holds: [
          'Seulement, le portillon s’était enfoncé d’un côté, et il pesait comme une vache. La fleur de nuit était juste derrière.',
          'Mais le portillon avait bu la pluie de trois printemps. Il s’était assis dans l’herbe, et la fleur de nuit était derrière lui.',
        ],
        worse: [
          'Le portillon [s’enterra|s’est enterré] d’un doigt. Il [poussa|a poussé] la tige de la fleur de nuit, qui [pencha|a penché].',
          'Le portillon [s’enfonça|s’est enfoncé] avec un bruit de chausson. Contre ses planches, la fleur de nuit [courba|a courbé] la nuque.',
        ],
        sign: [
          'Du côté du mur, un bord du portillon se balançait à peine. Il faisait tic contre la pierre.',
          'Près de la charnière, une planche n’appuyait sur rien. Un escargot y montait, et la planche descendait.',
        ],
        yields: [
          'Le portillon [pivota|a pivoté] sur un bord, sans toucher l’herbe. La fleur de nuit était là, droite, sous la lune.',
          'Le portillon [pivota|a pivoté] sur sa bonne planche, avec l’escargot. Derrière, il y avait l’herbe, la lune, et la fleur de nuit qui se redressait.',
        ],
      },
    },
  },
  glove: {
    title: ['Le gant du rosier', '{hero} et le tas de feuilles'],
    prize: { g: 'm', one: 'gant', elides: false },
    obstacle: { g: 'm', one: 'hérisson', elides: false },
    task: [
      'Le vent arrivait, et Grand-père voulait attacher le rosier avant lui. Sans son gant, il ne pouvait pas y toucher. Il était debout devant les épines, une ficelle à la main, la main en l’air.',
      'Une longue branche du rosier battait déjà l’air. Grand-père avait la ficelle, le nœud et le vent qui arrivait. Il lui manquait son gant, et les épines n’attendaient que cela.',
      {
        text: 'Grand-père voulait attacher le rosier. Ça pique. Il lui fallait son gant, avant le vent.',
        to: '3-5',
      },
    ],
    gift: [
      'Grand-père [enfila|a enfilé] le gant, le pouce par le trou. Il [attacha|a attaché] le rosier d’un nœud double. Le vent [passa|est passé], et il n’y [eut|a eu] que trois pétales par terre.',
      'Dans le gant, la main de Grand-père [prit|a pris] la branche comme on prend un chat. Un tour, un nœud. Le vent [souffla|a soufflé], et le rosier [dit|a dit] non de la tête.',
      {
        text: 'Grand-père [mit|a mis] le gant. Un nœud, deux nœuds. Le vent [souffla|a soufflé], et rien [ne bougea|n’a bougé].',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'hérisson', elides: false },
        holds: [
          'Mais le gant était dans le tas de feuilles, et le hérisson dans le gant. Il n’aimait pas être vu.',
          'Seulement, le hérisson avait trouvé le gant avant tout le monde. Il y avait mis tous ses piquants, et n’en sortait pas devant des inconnus.',
        ],
        worse: [
          'Le hérisson [s’enfonça|s’est enfoncé] sous les feuilles, et le gant avec lui. Il n’en restait pas un doigt.',
          'Le hérisson [recula|a reculé] dans le pouce. Le gant [s’enfonça|s’est enfoncé] derrière lui, sous une deuxième épaisseur de feuilles.',
        ],
        sign: [
          'Entre deux feuilles, il y avait un petit bout noir. C’était un nez, et il respirait.',
          'Du petit doigt du gant sortait une patte. Elle avait l’air d’avoir oublié qu’elle dépassait.',
        ],
        yields: [
          'Le hérisson [sortit|est sorti] à petits pas. Le gant traînait à un piquant, et il [tomba|est tombé] dans l’herbe.',
          'Le hérisson [sortit|est sorti] par l’index, puis par le bon côté. Le gant, derrière lui, [reprit|a repris] sa forme, doigt après doigt.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'hérisson', elides: false },
        holds: [
          'Mais dans le tas de feuilles, le hérisson dormait, roulé dans le gant. C’était un lit à sa taille.',
          'Seulement, le hérisson avait commencé l’hiver en avance. Il dormait dans le gant, au fond des feuilles, et il avait tiré le poignet sur lui.',
        ],
        worse: [
          'Le hérisson [souffla|a soufflé] et [se retourna|s’est retourné] sur le gant. On ne voyait plus un bout de cuir.',
          'Le hérisson [se hérissa|s’est hérissé], en dormant, et le gant [gonfla|a gonflé] comme une pelote. Plus un bord où le prendre.',
        ],
        sign: [
          'Autour du hérisson, des feuilles sèches étaient posées à plat, avec une touffe de laine à la tête du lit.',
          'Près du gant étaient rangées trois faînes, et au bout un morceau de lacet. Le lacet faisait un nœud, un beau.',
        ],
        yields: [
          'Le hérisson [s’étira|s’est étiré] et [roula|a roulé] dans la laine. Le gant [resta|est resté] vide, chaud, avec deux piquants.',
          'Le hérisson [se coula|s’est coulé] hors du gant, vers ses trois faînes, sans ouvrir un œil. Le gant [bâilla|a bâillé], tout chaud, et les feuilles [se turent|se sont tues].',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'hérisson', elides: false },
        holds: [
          'Mais le hérisson avait pris le gant, et il se méfiait de tout. Une main pour l’aider, c’était un danger.',
          'Seulement, le hérisson prenait tout le monde pour un renard. Plus on lui parlait bas, plus il pensait renard, et plus il serrait le gant.',
        ],
        worse: [
          'Le hérisson [tira|a tiré] le gant sous ses piquants. Il [fit|a fait] la boule, et la boule n’avait pas d’entrée.',
          'Le hérisson [donna|a donné] un coup de nez au gant, qui [passa|est passé] sous la brouette. Puis il [s’assit|s’est assis] devant, en boule, contre les renards.',
        ],
        sign: [
          'Le vent [gratta|a gratté] une gamelle avec une feuille sèche. Aussitôt, au bord des piquants, un nez [se leva|s’est levé].',
          'Une pomme tombait parfois du vieil arbre, poc. À chaque poc, la boule avait un museau.',
        ],
        yields: [
          'Le hérisson [se déroula|s’est déroulé], le nez d’abord, et [trotta|a trotté] sur trois feuilles. Le gant [resta|est resté] seul derrière lui.',
          'Le hérisson [déroula|a déroulé] le museau, puis le reste, et [s’en alla|s’en est allé] vers les pommes. Il n’avait plus besoin du gant.',
        ],
      },
    },
  },
  cricket: {
    title: ['Le grillon d’une fenêtre', 'Un enrhumé et un grillon'],
    prize: { g: 'm', one: 'chant du grillon', elides: false },
    obstacle: { g: 'm', one: 'vieux mur', elides: false },
    task: [
      'La petite sœur était enrhumée et ne pouvait pas sortir. Sa fenêtre restait ouverte jusqu’à ce que la lune passe, pour le grillon. Depuis une heure, elle n’entendait que la gouttière.',
      '<companion>Elle a le nez bouché, mais pas les oreilles</companion>, [dit|a dit] {companion}. La petite sœur écoutait à sa fenêtre, pour le grillon. On la fermerait quand la lune serait passée, et il ne chantait pas.',
      {
        text: 'La petite sœur avait le nez bouché. Elle écoutait à la fenêtre. Elle voulait le chant du grillon.',
        to: '3-5',
      },
    ],
    gift: [
      'Le chant du grillon [monta|est monté] jusqu’à la fenêtre. Là-haut, la petite sœur [cessa|a cessé] de renifler. Une grande main [sortit|est sortie], et [referma|a refermé] la fenêtre, sauf un doigt.',
      'Cri, cri, cri, jusqu’à la fenêtre. La petite sœur [posa|a posé] le menton sur le bord. Quand elle [dormit|a dormi], le grillon [continua|a continué] encore un peu, pour ses pieds.',
      {
        text: 'Cri, cri, cri, [fit|a fait] le grillon. La petite sœur ne reniflait plus. La fenêtre [se ferma|s’est fermée], presque.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'goutte', elides: false },
        holds: [
          'Mais le chant du grillon venait du vieux mur, et devant le mur il y avait un arrosoir. La goutte de la gouttière y tombait, plonc.',
          'Seulement, la goutte de la gouttière tombait dans un seau, et le seau aimait cela. Le chant du grillon, dans le vieux mur, passait en dessous.',
        ],
        worse: [
          'La goutte [fit|a fait] plonc, plonc, comme un seau. Dans le vieux mur, le chant du grillon [cessa|a cessé].',
          'La goutte [appela|a appelé] une autre goutte. Contre le vieux mur, le seau faisait tambour, et du chant du grillon on n’avait plus que les silences.',
        ],
        sign: [
          'Entre deux gouttes, il y avait un silence. Un papillon avait le temps de le traverser.',
          'Au bout de sept gouttes, la gouttière reprenait haleine. On entendait alors une feuille se gratter.',
        ],
        yields: [
          'La goutte [resta|est restée] au bord de la gouttière. Alors, dans le vieux mur, le chant du grillon [recommença|a recommencé], fin comme un fil.',
          'La goutte [se retint|s’est retenue], et la suivante aussi. Le chant du grillon [sortit|est sorti] du vieux mur, et [monta|est monté] jusqu’à la fenêtre.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'fissure', elides: false },
        holds: [
          'Mais le chant du grillon sortait d’une fissure du vieux mur. La lune n’y entrait pas, et l’on ne savait pas où il finissait.',
          'Seulement, le chant du grillon venait d’une fissure du vieux mur, mais laquelle ? Elles étaient toutes noires, et toutes chantaient un peu.',
        ],
        worse: [
          'Une ombre [glissa|a glissé] sur le vieux mur. La fissure [devint|est devenue] plus noire, et le chant du grillon plus petit.',
          'Un nuage [passa|est passé]. Le vieux mur n’était plus qu’une seule fissure, et le chant du grillon ne savait plus par où sortir.',
        ],
        sign: [
          'Au bout de la fissure, une aile brillait. On n’en voyait que le bord.',
          'Dans l’une des fissures, un brin d’herbe luisait d’un côté. Il bougeait, et le vent ne soufflait pas.',
        ],
        yields: [
          'L’aile [frotta|a frotté] contre une autre. C’était lui, dans le vieux mur, et le chant du grillon [monta|est monté] d’un ton.',
          'Le brin d’herbe avait des antennes. Dans la fissure du vieux mur, à l’endroit exact, le chant du grillon [recommença|a recommencé], tout près.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fissure', elides: false },
        holds: [
          'Mais le chant du grillon était dans une fissure du vieux mur. Elle était si mince que le son sortait plié en deux.',
          'Seulement, le grillon avait élu domicile au plus mince du vieux mur. Son chant sortait par la fissure comme du linge par un tiroir.',
        ],
        worse: [
          'Le grillon [s’enfonça|s’est enfoncé] dans le vieux mur. Par la fissure, son chant ne sortait presque plus.',
          'La fissure [se boucha|s’est bouchée] d’un peu de sable. Dans le vieux mur, le chant du grillon [s’étrangla|s’est étranglé].',
        ],
        sign: [
          'À côté du lierre, la fissure était plus large. Une feuille y entrait à plat.',
          'Derrière la vigne, la fissure avait perdu une pierre. Il y avait là une petite fenêtre, sans carreau.',
        ],
        yields: [
          'Le grillon [sortit|est sorti] près du lierre, sur le bord du vieux mur. Son chant [prit|a pris] toute la place.',
          'Le grillon [vint|est venu] à sa fenêtre, sur le vieux mur. De là, son chant allait tout droit, sans se plier.',
        ],
      },
    },
  },
  moth: {
    title: ['Le sphinx rose', 'Deux pour compter'],
    prize: { g: 'm', one: 'sphinx', elides: false },
    obstacle: { g: 'm', one: 'drap des papillons', elides: false },
    task: [
      'Le club de nature comptait les papillons cette nuit, pour toute la région. Un sphinx rose et olive, vu par deux personnes sur un drap blanc, et le jardin entrait dans la liste. Vu par une seule, il ne comptait pas.',
    ],
    gift: [
      'Le sphinx [se posa|s’est posé], rose et olive, et deux voix [dirent|ont dit] son nom en même temps. Au bas de la liste, le jardin [eut|a eu] son numéro. Le sphinx [resta|est resté] encore une minute, alors que personne ne l’y obligeait.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'hauban', elides: false },
        holds: [
          'Seulement, le drap des papillons tenait à deux poteaux par des haubans, et l’un d’eux s’était enroulé. Le sphinx tournait au-dessus, sans trouver où se poser.',
        ],
        worse: [
          'Le hauban [fit|a fait] un tour de plus au poteau. Le drap des papillons [tomba|est tombé], et le sphinx [partit|est parti] vers le lampadaire.',
        ],
        sign: ['Au piquet, le hauban avait une boucle de trop. L’herbe poussait dedans.'],
        yields: [
          'Le hauban [se déroula|s’est déroulé], et le drap des papillons [remonta|est remonté] sans un pli. Le sphinx [revint|est revenu] du lampadaire, par le bas.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'duo', elides: false },
        holds: [
          'Seulement, au drap des papillons, chacun avait déjà quelqu’un. Le duo de la liste tenait la lampe, et sans elle le sphinx était gris.',
        ],
        worse: [
          'Le duo [tourna|a tourné] la lampe de son côté. Le drap des papillons [devint|est devenu] gris, et le sphinx une tache.',
        ],
        sign: [
          'Les yeux du duo revenaient à une colonne. Elle s’appelait heure exacte, et elle était vide du haut en bas.',
        ],
        yields: [
          'Le duo [se poussa|s’est poussé] d’un coude, et la lampe [tourna|a tourné]. Le drap des papillons [redevint|est redevenu] blanc, et le sphinx [entra|est entré] dedans.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'drap', elides: false },
        holds: [
          'Seulement, la nuit n’était pas prête. Le drap des papillons restait blanc, et le sphinx ne venait qu’après les petits.',
        ],
        worse: [
          'Le drap [se vida|s’est vidé] d’un seul coup. Il était blanc comme au début, et le sphinx aussi loin.',
        ],
        sign: ['Au bord du drap, il y avait un papillon gris. Il était tout petit, et il y restait.'],
        yields: [
          'Le drap [se remplit|s’est rempli] : un gris, deux gris, un jaune. Au milieu, le sphinx [ferma|a fermé] ses ailes roses.',
        ],
      },
    },
  },
  duet: {
    title: ['La deuxième guitare', 'Par-dessus la haie'],
    prize: { g: 'f', one: 'deuxième guitare', elides: false },
    obstacle: { g: 'm', one: 'banc de pierre', elides: false },
    task: [
      'Le concert du jardin finissait à vingt-deux heures par un duo, et tout le voisinage avait apporté sa chaise. Depuis une semaine, la deuxième guitare se taisait. Entre les deux maisons, il y avait une haie, un banc, et ce qui s’était dit dessus.',
    ],
    gift: [
      'La deuxième guitare [entra|est entrée] à la neuvième mesure, par-dessus la haie. Les chaises [se tournèrent|se sont tournées] l’une après l’autre vers le jardin d’à côté. Au dernier accord, personne [ne sut|n’a su] de quel côté applaudir.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'étui', elides: true },
        holds: [
          'Seulement, la deuxième guitare était dans son étui, et l’étui sur le banc de pierre. L’amie de l’autre jardin était assise à côté, les deux mains dessus.',
        ],
        worse: [
          'L’amie [referma|a refermé] les deux fermoirs, clac et clac. Sur le banc de pierre, la deuxième guitare [devint|est devenue] une valise.',
        ],
        sign: [
          'À côté de l’étui, sur le banc, il y avait un médiator. Il était usé des trois côtés, à sa façon à elle.',
        ],
        yields: [
          'Les fermoirs [sautèrent|ont sauté], l’un, puis l’autre. Sur le banc de pierre, la deuxième guitare [donna|a donné] un mi, un peu bas.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'amie', elides: true },
        holds: [
          'Seulement, de l’autre côté du banc de pierre, l’amie comprenait tout de travers. Un signe de la main, c’était un adieu, et la deuxième guitare s’en allait.',
        ],
        worse: [
          'L’amie [prit|a pris] l’étui par la poignée et [quitta|a quitté] le banc de pierre. La deuxième guitare était déjà presque à la porte.',
        ],
        sign: [
          'Sous l’étui, le pied de l’amie battait. C’était la première mesure du duo, encore et encore.',
        ],
        yields: [
          'L’amie [revint|est revenue] s’asseoir sur le banc de pierre, côté jardin. La deuxième guitare [répondit|a répondu] par la deuxième mesure.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'banc de pierre', elides: false },
        holds: [
          'Seulement, le banc de pierre tournait le dos à la haie, et il pesait une demi-tonne. Assise là, la deuxième guitare jouait pour le mur.',
        ],
        worse: [
          'Le banc de pierre [s’enfonça|s’est enfoncé] dans la pelouse. La deuxième guitare regardait le mur, maintenant, pour de bon.',
        ],
        sign: ['Sous un bout du banc, la terre s’était creusée. De ce côté, la pierre balançait.'],
        yields: [
          'Le banc de pierre [tourna|a tourné] d’un quart sur lui-même, et [regarda|a regardé] la haie. La deuxième guitare [s’accorda|s’est accordée] sans un mot.',
        ],
      },
    },
  },
} satisfies FrErrands;
