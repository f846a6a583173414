import type { FrErrands } from '../../schema.ts';

export const underwaterCavern = {
  pearl: {
    title: ['La perle du soir', '{hero} et le courant'],
    prize: { g: 'f', one: 'perle du soir', elides: false },
    obstacle: { g: 'm', one: 'grand courant', elides: false },
    task: [
      '<helper>Ma perle brille quand c’est le soir</helper>, [dit|a dit] {helper}. <helper>Sans elle, mes huit bras ne savent pas que c’est la nuit, et ils continuent tous. Il me la faut avant que la marée tourne.</helper>',
      '{helper} rangeait, tricotait et cuisinait, tout à la fois, sans pouvoir s’arrêter. Les huit bras attendaient la perle du soir pour savoir qu’il était tard. Elle s’était sauvée, et la marée allait tourner.',
      {
        text: '<helper>Ma perle du soir !</helper> [dit|a dit] {helper}. <helper>Sans elle, mes huit bras ne vont pas au lit.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'La perle du soir [brilla|a brillé]. Un bras [s’arrêta|s’est arrêté], puis deux, puis sept. Le huitième [finit|a fini] ce qu’il faisait, [regarda|a regardé] autour, et [se coucha|s’est couché] aussi.',
      'La perle du soir [fit|a fait] sa petite lumière de couloir. Un bras [posa|a posé] sa casserole, un autre son tricot. {helper} [les borda|les a bordés], sept, et le huitième [éteignit|a éteint].',
      {
        text: 'La perle du soir [brilla|a brillé]. Un bras [se coucha|s’est couché], puis deux, puis huit. Pouf.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'banc de pierre', elides: false },
        holds: [
          'Mais la perle du soir était de l’autre côté du grand courant. Le banc de pierre y menait, et il était poli comme l’intérieur d’une tasse.',
          'Mais un banc de pierre traversait le grand courant, et l’eau le cirait depuis mille ans. La perle du soir était en face.',
        ],
        worse: [
          'Le banc de pierre [rendit|a rendu] tout le monde au départ. La perle du soir [roula|a roulé] d’un pas, du mauvais côté du grand courant.',
          'Le banc de pierre [fit|a fait] toboggan. La perle du soir [roula|a roulé] aussi, de l’autre côté du grand courant.',
        ],
        sign: [
          'Sur le banc, il y avait un endroit rugueux. De petites coquilles y étaient collées, bien serrées.',
          'Au milieu, une étoile de mer s’était collée, rugueuse, et ne partait pas.',
        ],
        yields: [
          'Les petites coquilles [tinrent|ont tenu] les pieds, et le grand courant [passa|est passé] à côté. Derrière, la perle du soir était dans le sable, pas plus grosse qu’un pois.',
          'L’étoile [voulut|a voulu] bien d’un pied. Après le grand courant, la perle du soir était assise dans le sable.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'gorge du courant', elides: false },
        holds: [
          'Mais la perle du soir était là-bas, et on ne la trouvait qu’à l’oreille : elle sonne. La gorge du courant grondait par-dessus.',
          'Mais la perle du soir sonnait, et le grand courant aussi, par la gorge. C’est lui qui avait la plus grosse.',
        ],
        worse: [
          'La gorge du courant [gronda|a grondé] de tous les côtés. Dans ce grondement, la petite sonnerie de la perle du soir [disparut|a disparu].',
          'La gorge du courant [toussa|a toussé]. La perle du soir [perdit|a perdu] son tin au milieu.',
        ],
        sign: [
          'Chaque fois que l’eau tournait, elle se taisait. Une bulle montait, et l’on entendait la bulle.',
          'Quand une raie passait dessus, le courant la regardait, et se taisait.',
        ],
        yields: [
          'Le grand courant [retint|a retenu] son souffle. Tin, tin, derrière la pierre plate : la perle du soir sonnait toute seule, et le courant l’écoutait aussi.',
          'La gorge [regarda|a regardé] la raie jusqu’au bout. Tin, [fit|a fait] la perle du soir, et le grand courant [ne dit rien|n’a rien dit].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'corde d’algue', elides: false },
        holds: [
          'Mais la perle du soir était au-delà du grand courant. Il y avait une corde d’algue pour passer, et quand un bout tenait, l’autre partait avec l’eau.',
          'Mais pour traverser le grand courant jusqu’à la perle du soir, il fallait tendre la corde d’algue. Elle avait deux bouts, et deux caractères.',
        ],
        worse: [
          'La corde d’algue [partit|est partie] d’un bout et [revint|est revenue] en travers. Le grand courant [la mit|l’a mise] juste devant la perle du soir.',
          'La corde d’algue [se noya|s’est noyée] d’un bout. Le grand courant [la coucha|l’a couchée] entre la perle du soir et tout le monde.',
        ],
        sign: [
          'De l’autre côté, il y avait une seconde racine. Elle était ronde comme une poignée, et personne ne la tenait.',
          'En face, un anneau de pierre attendait qu’on l’accroche.',
        ],
        yields: [
          'La corde d’algue [se tendit|s’est tendue] d’un bord à l’autre. Le grand courant [passa|est passé] dessous, et la perle du soir [roula|a roulé] contre un pied.',
          'La corde d’algue [chanta|a chanté], bien tendue. Le grand courant [baissa|a baissé] la tête, et la perle du soir [passa|est passée] dessous.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux crabe', elides: false },
        holds: [
          'Mais la perle du soir était derrière le grand courant, et le vieux crabe réglait la circulation. Pour lui, tout le monde allait dans le mauvais sens.',
          'Mais le vieux crabe avait mis le grand courant en sens unique. La perle du soir était dans l’autre sens.',
        ],
        worse: [
          'Le vieux crabe [leva|a levé] les deux pinces et [prit|a pris] toute la place. Du grand courant, de la perle du soir, on ne voyait plus que ses coudes.',
          'Le vieux crabe [siffla|a sifflé] et [écarta|a écarté] les pinces. La perle du soir [recula|a reculé] derrière le grand courant.',
        ],
        sign: [
          'Le vieux crabe regardait sans cesse le sol. Le courant lui avait pris le petit rond de pierre où il se tient.',
          'Il cherchait son sifflet de rechange. Le premier avait pris l’eau, et ne faisait que pff.',
        ],
        yields: [
          'Le vieux crabe [fit|a fait] un pas de côté, puis quatre, comme ils font. Il [arrêta|a arrêté] le grand courant d’une pince, et la perle du soir [passa|est passée] au pas.',
          'Le vieux crabe [laissa|a laissé] là la circulation et [s’assit|s’est assis]. Le grand courant [passa|est passé] doucement, avec la perle du soir dessus.',
        ],
      },
    },
  },
  harp: {
    title: ['L’air du petit baleineau', '{hero} et la harpe de nacre'],
    prize: { g: 'f', one: 'harpe de nacre', elides: false },
    obstacle: { g: 'f', one: 'vieille cabine', elides: false },
    task: [
      'Dehors, devant la grotte, un baleineau attendait son air de bonne nuit. Avant que la lune se lève, il devait remonter respirer. Sans la harpe de nacre, il n’y avait pas d’air, et il attendait quand même.',
      '<companion>Il peut encore retenir son souffle un petit moment</companion>, [dit|a dit] {companion}. Le baleineau était devant la grotte pour son air de bonne nuit. Il remontait quand la lune se lève, et la harpe de nacre manquait.',
      {
        text: 'Un bébé baleine attendait sa musique. Plim, plim, faisait la harpe de nacre. Elle était restée dans la vieille cabine.',
        to: '3-5',
      },
    ],
    gift: [
      'La harpe [joua|a joué] l’air, cinq cordes de lumière, l’une après l’autre. Dehors, un grand œil [se ferma|s’est fermé]. Puis le baleineau [remonta|est remonté], en laissant une bulle grosse comme une maison.',
      'Sur la harpe de nacre, l’air [descendit|est descendu] corde par corde. Le baleineau [pencha|a penché] la tête du côté des graves. Puis il [monta|est monté] respirer, et la mer, au-dessus, [ronfla|a ronflé].',
      {
        text: 'Plim, plim, plim, [fit|a fait] la harpe de nacre. Dehors, un très grand œil [se ferma|s’est fermé].',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'algue', elides: true },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et une algue y avait poussé. Elle passait entre les cordes, autour, et encore entre les cordes.',
          'Mais une algue jouait de la harpe de nacre, dans la vieille cabine. Elle ne savait qu’un nœud.',
        ],
        worse: [
          'L’algue [se serra|s’est serrée]. Dans la vieille cabine, la harpe de nacre [perdit|a perdu] deux de ses cinq lumières.',
          'L’algue [joua|a joué] son nœud plus fort. La harpe de nacre [n’eut plus|n’a plus eu] que trois cordes, dans la vieille cabine.',
        ],
        sign: [
          'Au pied de la harpe, l’algue faisait une boucle. Elle se balançait, et ne tenait rien.',
          'Une boucle de l’algue flottait, loin des cordes.',
        ],
        yields: [
          'L’algue [glissa|a glissé] d’une corde, et il y [eut|a eu] une note. La vieille cabine en [entendit|a entendu] cinq, et la harpe de nacre était libre.',
          'L’algue [lâcha|a lâché] une corde, et cela [fit|a fait] do. Au cinquième, la harpe de nacre était à elle, dans la vieille cabine.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte ronde', elides: false },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, derrière la porte ronde. La porte était fermée, et la clé était au fond d’une autre mer.',
          'Mais la porte ronde de la vieille cabine n’ouvrait que de l’intérieur, et à l’intérieur il n’y avait que la harpe de nacre.',
        ],
        worse: [
          'La porte ronde [se coinça|s’est coincée] dans le sable. Dans la vieille cabine, la harpe de nacre [glissa|a glissé] jusqu’au mur du fond, et [fit|a fait] un accord triste.',
          'La porte ronde [rouilla|a rouillé] d’un quart de tour. Dans la vieille cabine, la harpe de nacre [frissonna|a frissonné].',
        ],
        sign: [
          'À côté de la porte, il y avait un coquillage tout en pointe. Il avait juste la forme du trou.',
          'Au-dessus, un crochet de corail pendait, mince comme un doigt d’enfant.',
        ],
        yields: [
          'La porte ronde [tourna|a tourné] comme une page. La vieille cabine [souffla|a soufflé] une bulle, et la harpe de nacre [vint|est venue] derrière.',
          'La porte ronde [fit|a fait] clonc. La vieille cabine [sentit|a senti] le large, et la harpe de nacre [vibra|a vibré] toute seule.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'anguille', elides: true },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et l’anguille dormait autour. Elle en faisait trois fois le tour, la tête sur la queue.',
          'Mais l’anguille avait la vieille cabine pour chambre, et la harpe de nacre pour lit. Elle dormait entre les cordes.',
        ],
        worse: [
          'L’anguille [grogna|a grogné] et [fit|a fait] un tour de plus. Dans la vieille cabine, on ne voyait de la harpe de nacre que le dessus.',
          'L’anguille [rêva|a rêvé] quelque chose et [serra|a serré]. La harpe de nacre [donna|a donné] une note triste, dans la vieille cabine.',
        ],
        sign: [
          'Sur une planche étaient rangés cinq cailloux. Ils allaient du plus clair au plus sombre.',
          'Sur le hublot, trois bulles étaient rangées, de la petite à la grosse. Elle les gardait.',
        ],
        yields: [
          'L’anguille [se déroula|s’est déroulée], tour après tour, et [alla|est allée] dormir près de ses cailloux. Dans la vieille cabine, la harpe de nacre [resta|est restée] debout, toute seule.',
          'L’anguille [coula|a coulé] hors des cordes, jusqu’à ses bulles. La harpe de nacre [resta|est restée] debout, dans la vieille cabine.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'fond de la cabine', elides: false },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et la lucarne était pleine de sable. Le fond de la cabine avait la couleur de l’encre.',
          'Mais la vieille cabine avait perdu sa lampe en coulant. La harpe de nacre était au fond, et le fond n’avait pas de bord.',
        ],
        worse: [
          'Le sable [monta|est monté] encore, et le fond de la cabine [s’éloigna|s’est éloigné]. De la harpe de nacre, on ne voyait plus rien.',
          'Le sable [entra|est entré] par la lucarne. De la vieille cabine, tout [fut|a été] encre, et la harpe de nacre aussi.',
        ],
        sign: [
          'Très loin, une ligne de lumière tremblait, droite comme une corde.',
          'Quelque part, un fil luisait, comme un cheveu d’argent.',
        ],
        yields: [
          'À côté de la ligne, il y en [eut|a eu] une autre, puis cinq. Au fond de la vieille cabine, la harpe de nacre était appuyée au mur, comme chez elle.',
          'Le cheveu [eut|a eu] quatre frères. La harpe de nacre [se laissa|s’est laissé] prendre par la main, au fond de la vieille cabine.',
        ],
      },
    },
  },
  star: {
    title: ['La couronne de papier corail', '{hero} et la colline de coquilles'],
    prize: { g: 'f', one: 'couronne de corail', elides: false },
    obstacle: { g: 'f', one: 'colline de coquilles', elides: false },
    task: [
      'C’était le grand jour des petits du sable, avec un défilé à la fin. La plus petite étoile de mer avait perdu sa couronne de corail, la rouge, à cinq bouts. Sans cela, disait-elle, on ne voyait pas qu’elle défilait.',
      '<companion>Elle dit qu’elle restera au vestiaire</companion>, [dit|a dit] {companion}. La plus petite étoile de mer avait perdu sa couronne de corail. Les petits du sable étaient déjà en rang pour leur premier défilé.',
      {
        text: 'La plus petite étoile de mer allait défiler. Elle avait perdu sa couronne de corail, la rouge. Elle pleurait, salé.',
        to: '3-5',
      },
    ],
    gift: [
      'La plus petite étoile [mit|a mis] sa couronne, une pointe par bras, et le défilé [partit|est parti]. Elle [marcha|a marché] devant. Cela [dura|a duré] longtemps, parce qu’elle avait de très petits pieds, et beaucoup.',
      'La couronne [glissa|a glissé] sur un bras, puis sur l’autre, et [tint|a tenu]. La plus petite étoile [passa|est passée] devant tout le monde. Un peu plus loin, elle [recommença|a recommencé], pour ceux d’en face.',
      {
        text: 'La couronne [alla|est allée] sur les cinq pointes. La petite étoile [marcha|a marché] devant, tout doucement, très fière.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'grande coquille', elides: false },
        holds: [
          'Mais une colline de coquilles avait poussé dans la nuit. La grande coquille du bas était posée sur la couronne de corail. Elle avait été une maison pour dix.',
          'Mais la colline de coquilles avait une concierge, la grande coquille, et elle était assise sur la couronne de corail.',
        ],
        worse: [
          'La grande coquille [se tassa|s’est tassée]. Sous la colline de coquilles, la couronne de corail était maintenant plate comme une limande.',
          'La grande coquille [s’assit|s’est assise] plus profond. La couronne de corail [plia|a plié], sous la colline de coquilles.',
        ],
        sign: [
          'D’un côté, le bord de la grande coquille était en l’air. Il se balançait, avec l’eau.',
          'Un bigorneau logeait sous un bord. Quand il bougeait, tout bougeait.',
        ],
        yields: [
          'La grande coquille [bascula|a basculé] et [montra|a montré] son ventre rose. Au pied de la colline de coquilles, la couronne de corail [reprit|a repris] ses pointes, une par une.',
          'La grande coquille [se leva|s’est levée] d’un côté, comme un couvercle. La couronne de corail [sortit|est sortie] de la colline de coquilles, un peu froissée.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit poisson-flûte', elides: false },
        holds: [
          'Mais la couronne de corail était dans la colline de coquilles, sur le nez du petit poisson-flûte. Elle y tenait bien, et il n’osait plus se montrer.',
          'Mais un petit poisson-flûte portait la couronne de corail, dans la colline de coquilles, et rougissait. Cela faisait deux choses rouges.',
        ],
        worse: [
          'Le petit poisson-flûte [rentra|est rentré] plus loin. La couronne de corail [suivit|a suivi] son nez, tout au fond de la colline de coquilles.',
          'Le petit poisson-flûte [recula|a reculé] dans sa colline. La couronne de corail [s’accrocha|s’est accrochée], puis [disparut|a disparu].',
        ],
        sign: [
          'Entre deux coquilles dépassait une pointe rouge. Un œil était derrière, et il regardait.',
          'Une bulle montait de là, puis une autre. Il parlait tout seul.',
        ],
        yields: [
          'Une pointe, deux pointes, cinq, et puis un très long nez. Le petit poisson-flûte [sortit|est sorti] de la colline de coquilles. Il [baissa|a baissé] la tête, et la couronne de corail [glissa|a glissé].',
          'Le petit poisson-flûte [pencha|a penché] le nez dehors, et encore. La couronne de corail [roula|a roulé] de la colline de coquilles.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'anémone', elides: true },
        holds: [
          'Mais sur la colline de coquilles, l’anémone s’était refermée autour de la couronne de corail. Elle ne l’avait pas fait exprès, et elle ne se pressait pas.',
          'Mais l’anémone s’était couchée avec la couronne de corail, en haut de la colline de coquilles. Elle se levait tard.',
        ],
        worse: [
          'L’anémone [se referma|s’est refermée] depuis le début. En haut de la colline de coquilles, il n’y avait plus une pointe de la couronne de corail.',
          'L’anémone [remonta|a remonté] ses draps. De la couronne de corail, on [ne vit plus|n’a plus vu] une pointe, sur la colline de coquilles.',
        ],
        sign: [
          'Un bras était dehors. C’était le plus court, et il prenait l’eau du bout du doigt.',
          'Un petit doigt mauve dépassait des draps.',
        ],
        yields: [
          'Un bras, puis un autre, puis l’anémone entière, comme une main qui se réveille. La couronne de corail était dedans, au sommet de la colline de coquilles.',
          'Le doigt [appela|a appelé] les autres. L’anémone [s’ouvrit|s’est ouverte] en grand, et la couronne de corail était au milieu de la colline de coquilles.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente des coquilles', elides: false },
        holds: [
          'Mais la couronne de corail avait glissé dans la colline de coquilles. La fente était bonne pour un poisson plat, de face.',
          'Mais la couronne de corail était tombée entre deux coquilles, et la colline de coquilles ne prête pas ses fentes.',
        ],
        worse: [
          'Deux coquilles [se penchèrent|se sont penchées] l’une sur l’autre. Dans la fente, la couronne de corail [tomba|est tombée] d’un étage, au cœur de la colline.',
          'La fente [claqua|a claqué]. La couronne de corail [descendit|est descendue] d’un étage, dans la colline de coquilles.',
        ],
        sign: [
          'En bas, près du sable, la fente était plus large. Une crevette y avait sa terrasse.',
          'Par en dessous, le sable s’était creusé, et là on passait le poing.',
        ],
        yields: [
          'La couronne de corail [sortit|est sortie] par la terrasse de la crevette. La colline de coquilles [se tassa|s’est tassée] derrière, clic, clic.',
          'La couronne de corail [sortit|est sortie] par le sable, cinq pointes, cinq petits trous. La colline de coquilles [se rassit|s’est rassise].',
        ],
      },
    },
  },
  lights: {
    title: ['Des méduses au plafond', '{hero} et la nuit de l’aquarium'],
    prize: { g: 'f', one: 'image des méduses', elides: true },
    obstacle: { g: 'f', one: 'salle de nuit', elides: false },
    task: [
      'À huit heures, la jeune équipe ouvrait au public la salle de nuit de l’aquarium. Au-dessus des visiteurs, il devait y avoir l’image des méduses, immense, qui bouge. Le bassin était prêt, les gens étaient dans l’escalier, la voûte était noire.',
    ],
    gift: [
      'L’image des méduses [s’ouvrit|s’est ouverte] sur toute la voûte, et le bruit des pas [s’arrêta|s’est arrêté]. Un père [prit|a pris] son fils sur ses épaules. Pas un téléphone [ne sortit|n’est sorti] avant la deuxième bobine.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'ruban du film', elides: false },
        holds: [
          'Mais dans la salle de nuit, le ruban du film avait sauté de la bobine. L’image des méduses était dans trente mètres de boucles, par terre, dans le noir.',
        ],
        worse: [
          'Le ruban [se mordit|s’est mordu] et [rentra|est rentré] sous la bobine. Toute la salle de nuit [entendit|a entendu] un craquement, et l’image des méduses avait un pli de plus.',
        ],
        sign: [
          'Au bord de la bobine, le ruban faisait une boucle. Elle était plate, sans un pli, et rien ne la serrait.',
        ],
        yields: [
          'Le ruban du film [se coucha|s’est couché] tour sur tour. Le projecteur [respira|a respiré], et dans la salle de nuit l’image des méduses [trembla|a tremblé], puis [tint|a tenu].',
        ],
      },
      shy: {
        part: { g: 'm', one: 'partenaire du rideau', elides: false },
        holds: [
          'Mais la seconde bobine, celle où commence l’image des méduses, avait quitté la salle de nuit avec celui qui l’avait fait tomber. Il se tenait derrière le rideau bleu et n’en sortait plus.',
        ],
        worse: [
          'Le partenaire du rideau [recula|a reculé] d’un pli. La salle de nuit n’avait plus ni bobine ni projectionniste, et l’image des méduses [resta|est restée] dans une poche de manteau.',
        ],
        sign: [
          'Sous le rideau bleu dépassait une chaussure. Elle était tournée vers la salle, pas vers la sortie.',
        ],
        yields: [
          'Le rideau bleu [s’écarta|s’est écarté] de la largeur d’une épaule. Le partenaire [traversa|a traversé] la salle de nuit, la bobine contre lui, et l’image des méduses avait sa deuxième moitié.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'lentille embuée', elides: false },
        holds: [
          'Mais dans la salle de nuit, la grande lentille venait du froid. Tant que la lentille embuée ne s’éclaircissait pas, l’image des méduses était une tache de lait.',
        ],
        worse: [
          'La lentille [se rembua|s’est rembuée] depuis le bord. Dans la salle de nuit, l’image des méduses [redevint|est redevenue] une tache, et les voix [montèrent|sont montées] dans l’escalier.',
        ],
        sign: [
          'Sur le verre, une goutte claire avait commencé à descendre. Elle laissait derrière elle une ligne nette.',
        ],
        yields: [
          'La lentille [s’éclaircit|s’est éclaircie], du centre vers le bord. Sur la voûte de la salle de nuit, la tache [eut|a eu] des bras, et c’était l’image des méduses.',
        ],
      },
    },
  },
  diary: {
    title: ['Une voix sur la grotte', '{hero} et le plan déchiré'],
    prize: { g: 'm', one: 'journal de la grotte', elides: false },
    obstacle: { g: 'f', one: 'salle du club', elides: false },
    task: [
      'À six heures, le film du club de plongée passait à la mairie, et aucune voix ne le racontait. Il existait pourtant un journal de la grotte, écrit plongée après plongée, pendant dix ans. Il suffisait de le lire par-dessus les images.',
    ],
    gift: [
      'À six heures dix, la voix [lut|a lu] le journal de la grotte, page après page, et la mairie [se tut|s’est tue]. Au troisième rang, le plus vieux plongeur [bougea|a bougé] les lèvres en même temps.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'plan du film', elides: false },
        holds: [
          'Mais dans la salle du club, le plan du film s’était déchiré sur le mur, en plein milieu. Personne ne savait plus où le journal de la grotte devait entrer.',
        ],
        worse: [
          'Une bande de plus [tomba|est tombée] du plan. Dans la salle du club, la part de la voix était maintenant sous la table, et le journal de la grotte n’avait plus d’images.',
        ],
        sign: [
          'Sur chaque bord, il y avait un poisson, dessiné au feutre. À l’un il manquait la queue, et l’autre n’avait que cela.',
        ],
        yields: [
          'Le plan du film [se referma|s’est refermé] sur un poisson entier. Au mur de la salle du club, on [lut|a lu] la minute exacte, et le journal de la grotte y avait sa place.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'archiviste', elides: true },
        holds: [
          'Mais dans la salle du club, l’archiviste se tenait devant l’étagère. Depuis la page mouillée, plus rien ne sortait, et le journal de la grotte moins que le reste.',
        ],
        worse: [
          'L’archiviste [remit|a remis] le journal de la grotte dans sa boîte, et la boîte sur l’étagère du haut. La salle du club [devint|est devenue] un musée.',
        ],
        sign: [
          'Les mains de l’archiviste lissaient sans cesse la même page. Elle avait pris l’eau, et elle ne voulait pas redevenir plate.',
        ],
        yields: [
          'L’archiviste [posa|a posé] la boîte sur la table, et le couvercle à côté. Dans la salle du club, le journal de la grotte [s’ouvrit|s’est ouvert] à la première plongée.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'grande carte', elides: false },
        holds: [
          'Mais dans la salle du club, l’image du début était une grande carte, et il fallait la tendre devant la caméra. D’un côté elle tenait, de l’autre elle se roulait, et le journal de la grotte n’avait pas d’ouverture.',
        ],
        worse: [
          'La grande carte [se roula|s’est roulée] d’un coup sec, par-dessus la caméra. Dans la salle du club, tout était à recadrer, et la première image du journal de la grotte était dessous.',
        ],
        sign: ['L’autre bord de la carte avait sa baguette aussi, cousue dans l’ourlet. Rien n’y pendait.'],
        yields: [
          'La grande carte [se tendit|s’est tendue] d’un mur à l’autre de la salle du club. L’entrée était au milieu, noire, et le journal de la grotte [commença|a commencé] par là.',
        ],
      },
    },
  },
} satisfies FrErrands;
