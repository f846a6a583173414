import type { FrErrands } from '../../schema.ts';

export const underwaterCavern = {
  pearl: {
    title: ['La perle du soir', '{hero} et le courant'],
    prize: { g: 'f', one: 'perle du soir', elides: false },
    obstacle: { g: 'm', one: 'grand courant', elides: false },
    task: [
      '<helper>Ma perle brille quand c’est le soir</helper>, [dit|a dit] {helper}. <helper>Sans elle, mes huit bras ne savent pas que c’est la nuit, et ils continuent tous. Il me la faut avant que la marée tourne.</helper>',
      '{helper} rangeait, tricotait et cuisinait, tout à la fois, sans pouvoir s’arrêter. Les huit bras attendaient la perle du soir pour savoir qu’il était tard. Elle s’était sauvée, et la marée allait tourner.',
    ],
    gift: [
      'La perle du soir [brilla|a brillé]. Un bras [s’arrêta|s’est arrêté], puis deux, puis sept. Le huitième [finit|a fini] ce qu’il faisait, [regarda|a regardé] autour, et [se coucha|s’est couché] aussi.',
      'La perle du soir [fit|a fait] sa petite lumière de couloir. Un bras [posa|a posé] sa casserole, un autre son tricot. {helper} [les borda|les a bordés], sept, et le huitième [éteignit|a éteint].',
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'banc de pierre', elides: false },
        holds: [
          'Mais la perle du soir était de l’autre côté du grand courant. Le banc de pierre y menait, et il était poli comme l’intérieur d’une tasse.',
        ],
        worse: [
          'Le banc de pierre [rendit|a rendu] tout le monde au départ. La perle du soir [roula|a roulé] d’un pas, du mauvais côté du grand courant.',
        ],
        sign: [
          'Sur le banc, il y avait un endroit rugueux. De petites coquilles y étaient collées, bien serrées.',
        ],
        yields: [
          'Les petites coquilles [tinrent|ont tenu] les pieds, et le grand courant [passa|est passé] à côté. Derrière, la perle du soir était dans le sable, pas plus grosse qu’un pois.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'gorge du courant', elides: false },
        holds: [
          'Mais la perle du soir était là-bas, et on ne la trouvait qu’à l’oreille : elle sonne. La gorge du courant grondait par-dessus.',
        ],
        worse: [
          'La gorge du courant [gronda|a grondé] de tous les côtés. Dans ce grondement, la petite sonnerie de la perle du soir [disparut|a disparu].',
        ],
        sign: [
          'Chaque fois que l’eau tournait, elle se taisait. Une bulle montait, et l’on entendait la bulle.',
        ],
        yields: [
          'Le grand courant [retint|a retenu] son souffle. Tin, tin, derrière la pierre plate : la perle du soir sonnait toute seule, et le courant l’écoutait aussi.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'corde d’algue', elides: false },
        holds: [
          'Mais la perle du soir était au-delà du grand courant. Il y avait une corde d’algue pour passer, et quand un bout tenait, l’autre partait avec l’eau.',
        ],
        worse: [
          'La corde d’algue [partit|est partie] d’un bout et [revint|est revenue] en travers. Le grand courant [la mit|l’a mise] juste devant la perle du soir.',
        ],
        sign: [
          'De l’autre côté, il y avait une seconde racine. Elle était ronde comme une poignée, et personne ne la tenait.',
        ],
        yields: [
          'La corde d’algue [se tendit|s’est tendue] d’un bord à l’autre. Le grand courant [passa|est passé] dessous, et la perle du soir [roula|a roulé] contre un pied.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux crabe', elides: false },
        holds: [
          'Mais la perle du soir était derrière le grand courant, et le vieux crabe réglait la circulation. Pour lui, tout le monde allait dans le mauvais sens.',
        ],
        worse: [
          'Le vieux crabe [leva|a levé] les deux pinces et [prit|a pris] toute la place. Du grand courant, de la perle du soir, on ne voyait plus que ses coudes.',
        ],
        sign: [
          'Le vieux crabe regardait sans cesse le sol. Le courant lui avait pris le petit rond de pierre où il se tient.',
        ],
        yields: [
          'Le vieux crabe [fit|a fait] un pas de côté, puis quatre, comme ils font. Il [arrêta|a arrêté] le grand courant d’une pince, et la perle du soir [passa|est passée] au pas.',
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
    ],
    gift: [
      'La harpe [joua|a joué] l’air, cinq cordes de lumière, l’une après l’autre. Dehors, un grand œil [se ferma|s’est fermé]. Puis le baleineau [remonta|est remonté], en laissant une bulle grosse comme une maison.',
      'Sur la harpe de nacre, l’air [descendit|est descendu] corde par corde. Le baleineau [pencha|a penché] la tête du côté des graves. Puis il [monta|est monté] respirer, et la mer, au-dessus, [ronfla|a ronflé].',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'algue', elides: true },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et une algue y avait poussé. Elle passait entre les cordes, autour, et encore entre les cordes.',
        ],
        worse: [
          'L’algue [se serra|s’est serrée]. Dans la vieille cabine, la harpe de nacre [perdit|a perdu] deux de ses cinq lumières.',
        ],
        sign: ['Au pied de la harpe, l’algue faisait une boucle. Elle se balançait, et ne tenait rien.'],
        yields: [
          'L’algue [glissa|a glissé] d’une corde, et il y [eut|a eu] une note. La vieille cabine en [entendit|a entendu] cinq, et la harpe de nacre était libre.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte ronde', elides: false },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, derrière la porte ronde. La porte était fermée, et la clé était au fond d’une autre mer.',
        ],
        worse: [
          'La porte ronde [se coinça|s’est coincée] dans le sable. Dans la vieille cabine, la harpe de nacre [glissa|a glissé] jusqu’au mur du fond, et [fit|a fait] un accord triste.',
        ],
        sign: [
          'À côté de la porte, il y avait un coquillage tout en pointe. Il avait juste la forme du trou.',
        ],
        yields: [
          'La porte ronde [tourna|a tourné] comme une page. La vieille cabine [souffla|a soufflé] une bulle, et la harpe de nacre [vint|est venue] derrière.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'anguille', elides: true },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et l’anguille dormait autour. Elle en faisait trois fois le tour, la tête sur la queue.',
        ],
        worse: [
          'L’anguille [grogna|a grogné] et [fit|a fait] un tour de plus. Dans la vieille cabine, on ne voyait de la harpe de nacre que le dessus.',
        ],
        sign: ['Sur une planche étaient rangés cinq cailloux. Ils allaient du plus clair au plus sombre.'],
        yields: [
          'L’anguille [se déroula|s’est déroulée], tour après tour, et [alla|est allée] dormir près de ses cailloux. Dans la vieille cabine, la harpe de nacre [resta|est restée] debout, toute seule.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'fond de la cabine', elides: false },
        holds: [
          'Mais la harpe de nacre était dans la vieille cabine, et la lucarne était pleine de sable. Le fond de la cabine avait la couleur de l’encre.',
        ],
        worse: [
          'Le sable [monta|est monté] encore, et le fond de la cabine [s’éloigna|s’est éloigné]. De la harpe de nacre, on ne voyait plus rien.',
        ],
        sign: ['Très loin, une ligne de lumière tremblait, droite comme une corde.'],
        yields: [
          'À côté de la ligne, il y en [eut|a eu] une autre, puis cinq. Au fond de la vieille cabine, la harpe de nacre était appuyée au mur, comme chez elle.',
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
    ],
    gift: [
      'La plus petite étoile [mit|a mis] sa couronne, une pointe par bras, et le défilé [partit|est parti]. Elle [marcha|a marché] devant. Cela [dura|a duré] longtemps, parce qu’elle avait de très petits pieds, et beaucoup.',
      'La couronne [glissa|a glissé] sur un bras, puis sur l’autre, et [tint|a tenu]. La plus petite étoile [passa|est passée] devant tout le monde. Un peu plus loin, elle [recommença|a recommencé], pour ceux d’en face.',
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'grande coquille', elides: false },
        holds: [
          'Mais une colline de coquilles avait poussé dans la nuit. La grande coquille du bas était posée sur la couronne de corail. Elle avait été une maison pour dix.',
        ],
        worse: [
          'La grande coquille [se tassa|s’est tassée]. Sous la colline de coquilles, la couronne de corail était maintenant plate comme une limande.',
        ],
        sign: ['D’un côté, le bord de la grande coquille était en l’air. Il se balançait, avec l’eau.'],
        yields: [
          'La grande coquille [bascula|a basculé] et [montra|a montré] son ventre rose. Au pied de la colline de coquilles, la couronne de corail [reprit|a repris] ses pointes, une par une.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit poisson-flûte', elides: false },
        holds: [
          'Mais la couronne de corail était dans la colline de coquilles, sur le nez du petit poisson-flûte. Elle y tenait bien, et il n’osait plus se montrer.',
        ],
        worse: [
          'Le petit poisson-flûte [rentra|est rentré] plus loin. La couronne de corail [suivit|a suivi] son nez, tout au fond de la colline de coquilles.',
        ],
        sign: ['Entre deux coquilles dépassait une pointe rouge. Un œil était derrière, et il regardait.'],
        yields: [
          'Une pointe, deux pointes, cinq, et puis un très long nez. Le petit poisson-flûte [sortit|est sorti] de la colline de coquilles. Il [baissa|a baissé] la tête, et la couronne de corail [glissa|a glissé].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'anémone', elides: true },
        holds: [
          'Mais sur la colline de coquilles, l’anémone s’était refermée autour de la couronne de corail. Elle ne l’avait pas fait exprès, et elle ne se pressait pas.',
        ],
        worse: [
          'L’anémone [se referma|s’est refermée] depuis le début. En haut de la colline de coquilles, il n’y avait plus une pointe de la couronne de corail.',
        ],
        sign: ['Un bras était dehors. C’était le plus court, et il prenait l’eau du bout du doigt.'],
        yields: [
          'Un bras, puis un autre, puis l’anémone entière, comme une main qui se réveille. La couronne de corail était dedans, au sommet de la colline de coquilles.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente des coquilles', elides: false },
        holds: [
          'Mais la couronne de corail avait glissé dans la colline de coquilles. La fente était bonne pour un poisson plat, de face.',
        ],
        worse: [
          'Deux coquilles [se penchèrent|se sont penchées] l’une sur l’autre. Dans la fente, la couronne de corail [tomba|est tombée] d’un étage, au cœur de la colline.',
        ],
        sign: ['En bas, près du sable, la fente était plus large. Une crevette y avait sa terrasse.'],
        yields: [
          'La couronne de corail [sortit|est sortie] par la terrasse de la crevette. La colline de coquilles [se tassa|s’est tassée] derrière, clic, clic.',
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
