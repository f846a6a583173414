import type { FrErrands } from '../../schema.ts';

export const riverRaft = {
  wheel: {
    title: ['La roue du moulin', '{hero} au barrage des castors'],
    prize: { g: 'f', one: 'roue du moulin', elides: false },
    obstacle: { g: 'm', one: 'barrage des castors', elides: false },
    task: [
      'Le grand-père qui marchait le long de la berge avait le pantalon roulé jusqu’aux genoux. Il voulait voir tourner la roue du moulin, une fois, avant le soir. Depuis la crue, elle n’avait pas bougé.',
      '<companion>Il l’a vue tourner quand il avait huit ans</companion>, [dit|a dit] {companion}. Le grand-père marchait sur la berge, pieds nus. Il allait voir la roue du moulin, et la roue ne tournait plus.',
      {
        text: 'Le grand-père voulait voir tourner la roue du moulin. Une fois. Mais elle ne tournait plus.',
        to: '3-5',
      },
    ],
    gift: [
      'La roue [dit|a dit] plouf, puis plouf, puis plouf. Le grand-père [compta|a compté] les tours sur ses doigts. Au bout des doigts, il [s’assit|s’est assis].',
      'La roue [prit|a pris] l’eau, et [la rendit|l’a rendue]. Le grand-père [mit|a mis] un pied dans la rigole, puis l’autre. Il avait huit ans jusqu’aux genoux.',
      {
        text: 'Plouf, [fit|a fait] la roue. Plouf, plouf. Le grand-père [compta|a compté] sur ses doigts.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'branche de saule', elides: false },
        holds: [
          'Mais contre le barrage des castors, une branche de saule s’était prise dans la roue du moulin. Elle passait par tous les rayons, devant, derrière, comme un lacet.',
          'Mais la crue avait coiffé la roue du moulin d’une branche de saule, contre le barrage des castors. Elle était coiffée de travers.',
        ],
        worse: [
          'La branche [se serra|s’est serrée] entre le barrage et le moyeu. La roue [craqua|a craqué] et [descendit|est descendue] d’une dent, dans le mauvais sens.',
          'La branche [se serra|s’est serrée] entre deux rayons. La roue du moulin [gémit|a gémi], contre le barrage.',
        ],
        sign: [
          'Près du moyeu, la branche faisait une boucle toute lâche. Une feuille y tournait, sans toucher les bords.',
          'Un rameau pendait, et ne tenait à rien.',
        ],
        yields: [
          'La branche [sortit|est sortie] du dernier rayon et [partit|est partie] avec l’eau, par-dessus le barrage. La roue [se secoua|s’est secouée] comme un chien.',
          'La branche [se démêla|s’est démêlée], du bout vers le pied. Derrière le barrage, la roue du moulin [fit|a fait] non de la tête.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'gros tronc', elides: false },
        holds: [
          'Mais un gros tronc du barrage des castors s’était couché contre la roue du moulin. Il était plein d’eau et lourd comme un veau.',
          'Mais un gros tronc s’était appuyé sur la roue du moulin, et sur le barrage des castors. Il avait l’air fatigué.',
        ],
        worse: [
          'Le tronc [s’enfonça|s’est enfoncé] dans la vase, et le barrage avec lui. La roue était maintenant plaquée contre le mur.',
          'Le tronc [pesa|a pesé] de tout son sommeil. Le barrage [plia|a plié], et la roue [recula|a reculé].',
        ],
        sign: [
          'Un bout du tronc ne reposait sur rien. Chaque vaguelette le faisait bouger un peu, toc, toc.',
          'Un bout flottait, juste un peu, quand l’eau montait.',
        ],
        yields: [
          'Le tronc [roula|a roulé] sur le côté, avec un bruit de bottes pleines. L’eau [passa|est passée] par le trou du barrage et [trouva|a trouvé] la roue.',
          'Le tronc [se tourna|s’est tourné] sur le dos, et [partit|est parti]. Le barrage [laissa|a laissé] passer l’eau, et l’eau [poussa|a poussé] la roue.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'bâton du barrage', elides: false },
        holds: [
          'Mais l’eau n’arrivait plus à la roue du moulin, à cause du barrage des castors. Chaque bâton tenait le suivant, et le suivant tenait le premier.',
          'Mais le barrage des castors était bien bâti, et la roue du moulin manquait d’eau. Un bâton tiré d’un côté se replantait de l’autre.',
        ],
        worse: [
          'Les bâtons [retombèrent|sont retombés], et le barrage [eut|a eu] la même forme, en plus tordu. Pas une goutte n’allait jusqu’à la roue.',
          'Le barrage [se serra|s’est serré] les coudes. La roue du moulin [sécha|a séché] d’une planche.',
        ],
        sign: [
          'De l’autre côté, un bout de bois sortait de l’eau, rond comme une poignée. Personne n’y avait encore mis la main.',
          'Près de l’autre berge, un piquet avait une tête ronde, pour qu’on le prenne.',
        ],
        yields: [
          'Il y [eut|a eu] un trou dans le barrage, pas plus grand qu’une planche. L’eau [s’y glissa|s’y est glissée], et la roue du moulin [sentit|a senti] un premier petit coup.',
          'Deux bâtons [sortirent|sont sortis] à la fois, et le barrage [eut|a eu] une porte. La roue du moulin [but|a bu].',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'tronc mouillé', elides: false },
        holds: [
          'Mais la roue du moulin était de l’autre côté du barrage des castors. Il fallait passer sur un tronc mouillé, et le tronc n’aimait pas les pieds.',
          'Mais pour aller à la roue du moulin, on passait sur un tronc, et le barrage des castors l’avait arrosé.',
        ],
        worse: [
          'Le tronc [roula|a roulé] et [remit|a remis] tout le monde sur la berge. La roue [recula|a reculé] d’un demi-tour, en grinçant.',
          'Le tronc [roula|a roulé] les gens jusqu’à l’herbe. La roue [gémit|a gémi] derrière le barrage.',
        ],
        sign: [
          'Sur le tronc, il y avait un bout d’écorce bien sec, rugueux comme une râpe. Un scarabée s’y promenait sans se tenir.',
          'Un castor y avait rongé une marche, pleine d’échardes.',
        ],
        yields: [
          'Le tronc [ne bougea plus|n’a plus bougé]. Derrière le barrage, la roue du moulin était là, haute et verte. La dernière branche [tomba|est tombée] de ses dents.',
          'La marche de castor [tint|a tenu]. Après le barrage, la roue du moulin [goutta|a goutté] sur les cheveux, ce qui est son bonjour.',
        ],
      },
    },
  },
  basket: {
    title: ['Le panier dans les roseaux', '{hero} et le goûter qui flotte'],
    prize: { g: 'm', one: 'panier du goûter', elides: false },
    obstacle: { g: 'f', one: 'berge du moulin', elides: false },
    task: [
      'À la boucle de la rivière, la dame qui compte les loutres n’avait rien mangé depuis midi. Elle ne pouvait pas quitter sa cachette. À six heures, il lui fallait le panier du goûter.',
      '<companion>Son ventre fait peur aux loutres</companion>, [dit|a dit] {companion}. La dame qui les compte ne quittait jamais sa cachette. Le panier du goûter aurait dû lui venir par l’eau, avant six heures.',
      {
        text: 'La dame des loutres n’avait rien mangé. Elle ne pouvait pas bouger. Il lui fallait le panier du goûter.',
        to: '3-5',
      },
    ],
    gift: [
      'La dame aux loutres [leva|a levé] un doigt, parce qu’une loutre passait. Puis elle [prit|a pris] une tartine, la plus grosse, et [mâcha|a mâché] sans faire de bruit, les yeux sur l’eau.',
      'Dans la cachette, une main [prit|a pris] le panier et [disparut|a disparu]. On [entendit|a entendu] mâcher, très bas. La loutre suivante [fut|a été] comptée deux fois, à cause du fromage.',
      {
        text: 'La dame [prit|a pris] la plus grosse tartine. Elle [mâcha|a mâché] sans bruit. Une loutre [passa|est passée].',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'canard', elides: false },
        holds: [
          'Mais le panier du goûter avait dérivé contre la berge du moulin. Un canard s’était planté devant, et il ne laissait passer ni main ni pied.',
          'Seulement, un canard avait trouvé la berge du moulin, et sur la berge le panier du goûter. Il en était maintenant le concierge.',
        ],
        worse: [
          'Le canard [gonfla|a gonflé] ses plumes et [prit|a pris] toute la berge. Du panier, il [ne resta|n’est resté] qu’un coin d’anse.',
          'Le canard [cancana|a cancané] tout le règlement. Derrière lui, la berge [se couvrit|s’est couverte] de plumes, et le panier du goûter aussi.',
        ],
        sign: [
          'Le canard tournait la tête vers un bout de bois, sans arrêt. De l’autre côté pépiait un caneton, tout seul.',
          'Le canard tirait sur une ficelle, et lâchait, et tirait. Elle était prise à sa patte, et à un clou de l’autre côté.',
        ],
        yields: [
          'Le canard [s’en alla|s’en est allé] vers le bout de bois, à grands pas plats. Sur la berge, le panier du goûter attendait, couvert de duvet.',
          'Le canard [remua|a remué] une patte, puis l’autre, toutes les deux à lui. Il [quitta|a quitté] la berge en dansant, et le panier du goûter était ouvert.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'jeune loutre', elides: false },
        holds: [
          'Mais le panier du goûter s’était échoué sur la berge du moulin, dans les roseaux. Une jeune loutre tenait la nappe et n’avait jamais vu de pieds.',
          'Seulement, la jeune loutre avait senti le fromage avant tout le monde. Elle s’était couchée dans le panier du goûter, contre la berge du moulin, la nappe par-dessus.',
        ],
        worse: [
          'La jeune loutre [disparut|a disparu] plus loin dans les roseaux de la berge. La nappe [partit|est partie] avec elle, et le panier [suivit|a suivi], de travers.',
          'La jeune loutre [tira|a tiré] la nappe. Le panier du goûter [tourna|a tourné] trois fois le long de la berge, avec elle dedans.',
        ],
        sign: [
          'Entre deux roseaux, il restait un nez mouillé. Il respirait très vite, puis un peu moins vite.',
          'Sous la nappe, quelque chose de mouillé battait. C’était un bout de queue, ou une idée.',
        ],
        yields: [
          'Le nez [sortit|est sorti], puis la moustache, puis la nappe. La jeune loutre [lâcha|a lâché] le panier du goûter sur la berge et [s’assit|s’est assise] à côté.',
          'La jeune loutre [souleva|a soulevé] la nappe d’un œil, et puis de deux. Elle [descendit|est descendue] sur la berge, et [poussa|a poussé] le panier du goûter du nez.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux des racines', elides: false },
        holds: [
          'Mais le panier du goûter avait dérivé sous la berge du moulin. Là, les racines faisaient un creux, et dans le creux il faisait nuit.',
          'Seulement, le panier du goûter était entré sous la berge du moulin, là où l’eau dort sous les racines. Il y faisait noir comme sous un chapeau.',
        ],
        worse: [
          'Un nuage [passa|est passé]. Le creux de la berge [devint|est devenu] plus grand et plus noir, et le panier n’y était plus pour personne.',
          'Une racine [laissa|a laissé] tomber de la terre. Le creux des racines [devint|est devenu] une cave, et le panier du goûter une bouteille de cette cave.',
        ],
        sign: [
          'Au fond, il y avait une lueur rouge. Elle était carrée, comme un carreau de nappe.',
          'Un reflet d’eau montait et descendait, au plafond. De temps en temps, il était rouge.',
        ],
        yields: [
          'Un carreau rouge, puis un blanc, puis un rouge. Le panier du goûter [flotta|a flotté] hors de la berge, avec une grenouille sur le couvercle.',
          'Du reflet à la nappe, il n’y avait qu’un carreau. Le panier du goûter [sortit|est sorti] de sous la berge, avec une limace.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage des roseaux', elides: false },
        holds: [
          'Mais le panier du goûter s’était glissé dans les roseaux, contre la berge du moulin. Le passage était bon pour une grenouille, pas pour un bras.',
          'Seulement, le panier du goûter était allé se ranger dans les roseaux de la berge. Le passage des roseaux était fait pour les poules d’eau, qui se tiennent bien.',
        ],
        worse: [
          'Les roseaux [se refermèrent|se sont refermés] le long de la berge. Le panier [dériva|a dérivé] plus loin, et le passage [n’eut plus|n’a plus eu] que la largeur d’un pouce.',
          'Les roseaux [se donnèrent|se sont donné] la main. Contre la berge, le panier du goûter [n’eut plus|n’avait plus] que son anse.',
        ],
        sign: [
          'Près du bord, les roseaux s’écartaient un peu. Une poule d’eau avait dû en faire sa porte.',
          'Là où la barque du meunier s’attachait, il manquait une touffe. Une épaule y passait, de biais.',
        ],
        yields: [
          'Le panier du goûter [sortit|est sorti] par la porte de la poule d’eau. Il [cogna|a cogné] contre la berge, poliment, deux fois.',
          'Le panier du goûter [passa|est passé] par la place de la barque. La berge [rendit|a rendu] aussi deux œufs durs, un peu plus loin.',
        ],
      },
    },
  },
  horn: {
    title: ['La corne du radeau', '{hero} et la note d’étain'],
    prize: { g: 'f', one: 'corne d’étain', elides: false },
    obstacle: { g: 'm', one: 'jardin du moulin', elides: false },
    task: [
      'Le petit garçon du passeur faisait signe à chaque bateau. Ce soir, il attendait le radeau, mais il ne pouvait pas encore le voir : il fallait l’entendre. Et la corne d’étain n’était plus à bord.',
      'Le petit garçon du passeur avait la main déjà levée. Il saluait tous les bateaux, et celui-ci, il ne le voyait pas encore. C’est pour cela qu’on a une corne d’étain. Elle était restée à terre.',
      {
        text: 'Un petit garçon attendait le radeau. Hou, faisait la corne d’étain. Mais la corne n’était plus à bord.',
        to: '3-5',
      },
    ],
    gift: [
      'La corne [fit|a fait] sa note, très basse, d’une rive à l’autre. Sur le ponton du passeur, un petit bras [se leva|s’est levé] dans le soir, et [ne se baissa plus|ne s’est plus baissé].',
      'Hou, [fit|a fait] la corne, et une petite voix [répondit|a répondu] hou, du ponton du passeur. Ils [se le dirent|se le sont dit] jusqu’à la nuit, de moins en moins fort.',
      {
        text: 'Hou, [fit|a fait] la corne. Hou, [fit|a fait] une petite voix, de l’autre côté de l’eau.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { g: 'm', one: 'déversoir', elides: false },
        holds: [
          'Mais la corne d’étain était restée dans le jardin du moulin, tout contre le déversoir. Le passeur savait où. Il le criait depuis l’autre bord, et l’eau criait plus fort.',
          'Mais la corne d’étain avait un petit son, et le déversoir un gros. Ils étaient voisins, dans le jardin du moulin.',
        ],
        worse: [
          'Le vent [tourna|a tourné], et le déversoir [gronda|a grondé] dans tout le jardin. De ce qu’on disait de la corne, il [ne resta|n’est resté] que des bouches ouvertes.',
          'Le déversoir [se gonfla|s’est gonflé]. Dans le jardin du moulin, la corne d’étain [fit|a fait] un hou pour elle-même.',
        ],
        sign: [
          'De temps en temps, le clapet du déversoir retombait. Alors il y avait un silence, court comme une gorgée.',
          'Quand une feuille passait, l’eau s’arrêtait pour la regarder.',
        ],
        yields: [
          'Le clapet [retomba|est retombé], et le déversoir [se tut|s’est tu]. Sous le prunier du jardin, le vent [joua|a joué] tout seul dans la corne d’étain : hou.',
          'L’eau [regarda|a regardé] passer toute une branche. Hou, [fit|a fait] la corne d’étain, dans un coin du jardin.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'chien du meunier', elides: false },
        holds: [
          'Mais la corne d’étain était dans le jardin du moulin, et le chien du meunier dormait sur la bandoulière. Il ronflait comme une brouette.',
          'Mais le chien du meunier rêvait de facteurs, dans le jardin du moulin, et la corne d’étain était sous son ventre.',
        ],
        worse: [
          'Le chien [grogna|a grogné] et [s’allongea|s’est allongé] mieux. Dans tout le jardin, on ne voyait plus de la corne qu’un bout, sous une oreille.',
          'Le chien [courut|a couru] en dormant, et [s’étala|s’est étalé]. De la corne d’étain, le jardin [ne vit plus|n’a plus vu] que l’anneau.',
        ],
        sign: [
          'Devant le chien étaient rangés un os, un bâton et la moitié d’une balle. Tout était bien droit, comme sur une étagère.',
          'Ses trois lettres volées étaient devant lui, bien empilées.',
        ],
        yields: [
          'Le chien [soupira|a soupiré] et [se tourna|s’est tourné] vers ses affaires. La bandoulière était libre, et la corne d’étain tiède comme un pain.',
          'Le chien [posa|a posé] une patte sur ses lettres, et [roula|a roulé]. La corne d’étain [resta|est restée] dans l’herbe du jardin.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'chèvre', elides: false },
        holds: [
          'Mais la corne d’étain était dans le jardin du moulin, pendue à la bouche d’une chèvre. On l’appelait, et elle comprenait qu’on jouait.',
          'Mais une chèvre goûtait la corne d’étain, dans le jardin du moulin. On lui criait non, et elle avait de l’appétit.',
        ],
        worse: [
          'La chèvre [fit|a fait] le tour de l’arbre, dans l’autre sens, très contente. La corne [traversa|a traversé] le jardin derrière elle, en sautant.',
          'La chèvre [mangea|a mangé] la cordelette. La corne d’étain [sauta|a sauté] un rang de salades, et le jardin [se plaignit|s’est plaint].',
        ],
        sign: [
          'Quand le vent secouait les feuilles du noisetier, la chèvre s’arrêtait net. Cela, elle le comprenait.',
          'Dès qu’une cloche sonnait au loin, elle levait la tête, la bouche ouverte.',
        ],
        yields: [
          'La chèvre [s’arrêta|s’est arrêtée] net. Elle [ouvrit|a ouvert] la bouche pour répondre, et l’on ne peut pas tout tenir. La corne d’étain [tomba|est tombée] dans l’herbe du jardin.',
          'La chèvre [leva|a levé] la tête. La corne d’étain [resta|est restée] en bas, dans les salades du jardin.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'embouchure', elides: true },
        holds: [
          'Mais dans le jardin du moulin, la corne d’étain était tombée du mur. Son embouchure pendait, et l’on avait beau souffler, il n’en sortait que de l’air.',
          'Mais la corne d’étain avait deux morceaux, dans le jardin du moulin, et l’embouchure boudait dans un coin.',
        ],
        worse: [
          'L’anneau de l’embouchure [tomba|est tombé] aussi. Dans le jardin du moulin, la corne [ne fit plus|n’a plus fait] qu’un bruit de nez.',
          'L’embouchure [se fendit|s’est fendue] un peu plus. La corne d’étain [souffla|a soufflé] du nez, au fond du jardin.',
        ],
        sign: [
          'Dans l’herbe, les deux bords brillaient. Ce qui manquait à l’un dépassait de l’autre.',
          'D’un côté, il y avait une encoche. De l’autre, une petite langue.',
        ],
        yields: [
          'L’embouchure [tint|a tenu], un peu de travers. La corne d’étain [donna|a donné] sa note, avec un petit chat dedans, et le jardin l’[écouta|a écoutée].',
          'La langue [entra|est entrée] dans l’encoche. La corne d’étain [dit|a dit] hou, et le jardin [dit|a dit] hou aussi.',
        ],
      },
    },
  },
  race: {
    title: ['Le numéro sous le radeau', '{hero} et deux heures moins dix'],
    prize: { g: 'm', one: 'radeau de course', elides: false },
    obstacle: { g: 'm', one: 'chantier de la rive', elides: false },
    task: [
      'À deux heures, les villages de la rivière couraient leur course de radeaux. Sur le pont, les familles gardaient déjà leurs places. Le radeau de l’équipage, lui, était encore en morceaux dans l’herbe, son numéro posé sur une chaise.',
    ],
    gift: [
      'Le radeau [passa|est passé] sous le pont en avant-dernier, le numéro à l’endroit. Là-haut, une vieille dame [compta|a compté] les têtes de l’équipage avec son doigt, [recommença|a recommencé], et [se rassit|s’est rassise].',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde d’amarrage', elides: false },
        holds: [
          'Mais depuis l’essai du matin, il n’y avait plus sur le chantier de la rive qu’un seul nœud. La corde tenait tous les troncs à la fois, et le radeau de course n’avait plus de haut ni de bas.',
        ],
        worse: [
          'La corde [courut|a couru] dans ses propres boucles et [se mordit|s’est mordue]. Au bord du chantier, le radeau [bascula|a basculé] d’un tronc, et son numéro [pendit|a pendu] dessous, dans l’eau.',
        ],
        sign: [
          'Au deuxième tronc, la corde faisait une boucle lâche. Elle était sèche, et pas une main ne l’avait encore serrée.',
        ],
        yields: [
          'La corde [glissa|a glissé] d’un tronc, puis du suivant, comme un collier qu’on défait. Sur le chantier, le radeau [retrouva|a retrouvé] un dessus, et le numéro une place.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'juge de course', elides: false },
        holds: [
          'Mais devant le chantier de la rive se tenait la juge de course. Sans liste complète, pas de mise à l’eau, et la liste du radeau de course avait pris la pluie.',
        ],
        worse: [
          'La juge [abaissa|a abaissé] la barrière. Le chantier était d’un côté, la rivière de l’autre, et le radeau regardait l’eau à travers une clôture.',
        ],
        sign: [
          'Entre deux phrases, la juge cherchait des yeux, sur la rivière, une bouée qui avait perdu son attache. Elle en avait encore le bout dans la main.',
        ],
        yields: [
          'La barrière [se leva|s’est levée], sans un discours. Le radeau de course [traversa|a traversé] le chantier sur six épaules et [toucha|a touché] l’eau.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'tronc du bord', elides: false },
        holds: [
          'Mais sur le chantier de la rive, le tronc du bord ne restait en place que si l’on tenait celui d’en face. Le radeau de course avait dix troncs, et l’équipage n’était plus assez nombreux.',
        ],
        worse: [
          'Le tronc [roula|a roulé] jusqu’à l’herbe, deux autres l’[accompagnèrent|ont accompagné]. Au milieu du chantier, le radeau de course avait un trou, et son numéro pendait de guingois.',
        ],
        sign: [
          'De l’autre côté, le tronc avait aussi sa poignée de corde. Elle n’avait pas servi de la matinée, elle était encore raide.',
        ],
        yields: [
          'Le tronc [prit|a pris] sa place avec un bruit sourd, et les autres [se serrèrent|se sont serrés] contre lui. Sur le chantier, le radeau [tint|a tenu] d’un seul bloc, assez pour flotter.',
        ],
      },
    },
  },
  gauge: {
    title: ['Une année de rivière', '{hero} et la page de novembre'],
    prize: { g: 'm', one: 'journal de la rivière', elides: false },
    obstacle: { g: 'm', one: 'atelier défait', elides: true },
    task: [
      'À sept heures, sur le pont, l’atelier lisait le journal de la rivière, une année entière, chaque mois d’une autre voix. Il y avait déjà du monde contre la rambarde. La dernière page était chez quelqu’un qui ne répondait plus.',
    ],
    gift: [
      'Le journal [dura|a duré] quarante minutes, de janvier à décembre. Au mois de la crue, personne [ne toussa|n’a toussé]. Une dame [demanda|a demandé] ensuite qu’on relise novembre, parce que c’était le mois où elle était arrivée.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'reliure', elides: false },
        holds: [
          'Mais à l’atelier défait, la reliure avait cédé pendant la dispute. Le journal de la rivière tenait en trois paquets, et aucun n’était daté.',
        ],
        worse: [
          'Une feuille de plus [glissa|a glissé] hors de la reliure. Dans l’atelier défait, il n’y avait plus de novembre, et le journal de la rivière sautait l’automne.',
        ],
        sign: [
          'Sur les deux bords, les trous du fil étaient encore là. Ils se faisaient face, un par un, et le compte y était.',
        ],
        yields: [
          'La reliure [se ferma|s’est fermée], fil neuf dans trous anciens. Sur la table de l’atelier défait, le journal de la rivière [s’ouvrit|s’est ouvert] à la page qu’on voulait.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'ami du pont', elides: true },
        holds: [
          'Mais l’atelier défait n’avait pas la dernière page. L’ami du pont était assis sous les marches, le dos tourné, et le journal de la rivière finissait dans sa poche.',
        ],
        worse: [
          'L’ami du pont [descendit|est descendu] d’une marche, puis [s’éloigna|s’est éloigné] le long du chemin. L’atelier [perdit|a perdu] de vue la page, et le journal de la rivière était sans décembre.',
        ],
        sign: ['De la capuche dépassait un crayon. Il était taillé de frais, et ce n’était pas pour rien.'],
        yields: [
          'L’ami du pont [remonta|est remonté], marche après marche, en lisant encore. Il [tendit|a tendu] la page à l’atelier défait, et le journal de la rivière [eut|a eu] son décembre, corrigé.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'page mouillée', elides: false },
        holds: [
          'Mais à l’atelier défait, le seau s’était renversé, et la page mouillée pendait au fil. L’encre tenait, le papier non, et sans elle le journal de la rivière n’avait pas de crue.',
        ],
        worse: [
          'La page mouillée [se replia|s’est repliée] sur elle-même, encre contre encre. L’atelier défait [recommença|a recommencé] à l’éponger, et le journal de la rivière [attendit|a attendu] d’autant.',
        ],
        sign: ['Un coin du papier avait pâli. Il était sec, et il se relevait un peu, tout seul.'],
        yields: [
          'La page [se décolla|s’est décollée] sans un bruit, gondolée comme il faut pour une crue. L’atelier défait [la glissa|l’a glissée] à sa place, et le journal de la rivière [fut|a été] entier.',
        ],
      },
    },
  },
} satisfies FrErrands;
