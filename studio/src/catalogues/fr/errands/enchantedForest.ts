import type { FrErrands } from '../../schema.ts';

export const enchantedForest = {
  path: {
    title: ['Le sentier qui s’était sauvé', 'L’arbre aux devinettes'],
    prize: { g: 'm', one: 'petit sentier', elides: false },
    obstacle: { g: 'm', one: 'arbre aux devinettes', elides: true },
    task: [
      '<companion>Le petit sentier s’est sauvé cette nuit</companion>, [dit|a dit] {companion}. <companion>Il est jeune. Mais sans lui, ce soir, personne ne rentre souper, ni les taupes, ni moi.</companion>',
      'Le facteur des taupes tournait autour d’un arbre depuis midi. C’était la faute du petit sentier, qui s’était sauvé dans la nuit. Ce soir, sans lui, on ne souperait pas chez soi.',
      {
        text: 'Le petit sentier s’était sauvé. Sans lui, la taupe ne pouvait pas rentrer manger sa soupe.',
        to: '3-5',
      },
    ],
    gift: [
      'Le petit sentier [se déroula|s’est déroulé] dans l’herbe et [retrouva|a retrouvé] sa place. Une taupe y [posa|a posé] un pied, puis l’autre. Il [frétilla|a frétillé] jusqu’aux premières maisons.',
      'Le petit sentier [passa|est passé] chez chacun, [frotta|a frotté] son bord contre chaque porte, et [se coucha|s’est couché] devant la dernière. On [soupa|a soupé], toutes portes ouvertes.',
      {
        text: 'Le petit sentier [se déroula|s’est déroulé] dans l’herbe. La taupe [posa|a posé] un pied. Puis elle [courut|a couru].',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'arbre', elides: true },
        holds: [
          'Seulement, le petit sentier était roulé en boule derrière l’arbre aux devinettes. L’arbre avait un visage de chaque côté, et il ne laissait passer personne.',
          'Seulement, le petit sentier avait demandé asile à l’arbre aux devinettes. Et l’arbre, qui se sentait important, croisait ses racines devant lui.',
        ],
        worse: [
          'L’arbre [ouvrit|a ouvert] ses cent bras. Du petit sentier, on ne voyait même plus le bout.',
          'L’arbre [redressa|a redressé] ses branches jusqu’au ciel. Derrière ses racines, le petit sentier [fit|a fait] un tour de plus sur lui-même.',
        ],
        sign: [
          'L’un des visages regardait toujours une branche, et toujours la même. Elle était nue, sans une feuille.',
          'Un des visages ne riait jamais. Il louchait vers un nid tombé dans la fougère, en dessous de lui.',
        ],
        yields: [
          'L’arbre [leva|a levé] toutes ses racines d’un pas, comme on relève une jupe. Le petit sentier [passa|est passé] dessous en courant.',
          'Tous les visages de l’arbre [regardèrent|ont regardé] le même nid, et les racines [se décroisèrent|se sont décroisées]. Le petit sentier [montra|a montré] un bout de queue, puis tout le reste.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'arbre', elides: true },
        holds: [
          'Seulement, le petit sentier était derrière l’arbre aux devinettes. L’arbre avait quatre visages, et ils comprenaient quatre choses.',
          'Seulement, l’arbre aux devinettes répondait à des questions que personne ne posait. Le petit sentier, derrière lui, n’osait plus bouger.',
        ],
        worse: [
          'Les visages [hochèrent|ont hoché] dans tous les sens. L’arbre [tira|a tiré] une racine sur le petit sentier, comme une couverture.',
          'Le premier visage [dit|a dit] mardi, le deuxième [dit|a dit] une carotte. L’arbre, très content, [s’assit|s’est assis] sur le petit sentier.',
        ],
        sign: [
          'Une abeille [passa|est passée] en fredonnant. Les quatre visages de l’arbre [fredonnèrent|ont fredonné] avec elle, tous la même note.',
          'Le vent passait dans un creux du tronc et faisait hou. Chaque fois, les quatre visages faisaient hou.',
        ],
        yields: [
          'L’arbre [fredonna|a fredonné] si fort que ses racines [se soulevèrent|se sont soulevées]. Le petit sentier en [sortit|est sorti], le bout en l’air.',
          'Hou, [fit|a fait] l’arbre, hou, hou, et il en [pleura|a pleuré] de rire. Pour rire, il faut lever les racines, et le petit sentier en [profita|a profité].',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'longue racine', elides: false },
        holds: [
          'Seulement, l’arbre aux devinettes avait croisé ses racines, et la plus longue passait partout. Le petit sentier était dedans.',
          'Seulement, le petit sentier s’était faufilé dans les racines de l’arbre aux devinettes. Il y avait des virages là-dedans, et la longue racine les avait tous noués.',
        ],
        worse: [
          'La longue racine [se serra|s’est serrée]. Du petit sentier, au pied de l’arbre, il ne restait dehors qu’un bout.',
          'La longue racine [fit|a fait] une boucle, et la boucle un nœud. Sous l’arbre, le petit sentier [poussa|a poussé] un cri de gravier.',
        ],
        sign: [
          'Contre le tronc, la racine laissait une boucle. Elle était large, et pleine de mousse.',
          'Un coude de la racine était resté mou, du côté des violettes. Une souris dormait dans la boucle.',
        ],
        yields: [
          'La longue racine [se défit|s’est défaite], tour après tour. Au pied de l’arbre, le petit sentier [s’étira|s’est étiré] comme un chat.',
          'La longue racine [s’étira|s’est étirée] au soleil, et il n’y [eut plus|a plus eu] de nœud. Le petit sentier [repartit|est reparti], un virage à droite, un virage à gauche, pour être sûr.',
        ],
      },
    },
  },
  hat: {
    title: ['Bonsoir sans chapeau', '{hero} et le tronc creux'],
    prize: { g: 'm', one: 'chapeau', elides: false },
    obstacle: { g: 'm', one: 'tronc creux', elides: false },
    task: [
      'Tous les soirs, le vieux champignon ôtait son chapeau à la lune. Ce soir, il n’avait rien à ôter. La lune était déjà derrière les sapins, et elle se pencherait bientôt.',
      '<companion>Il salue la lune depuis cent ans</companion>, [dit|a dit] {companion}. Le vieux champignon se tenait tête nue dans la mousse. Son chapeau avait disparu, et la lune montait derrière les sapins.',
      {
        text: 'Le soir, le vieux champignon ôte son chapeau à la lune. Ce soir, plus de chapeau. La lune arrivait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le vieux champignon [mit|a mis] le chapeau bien droit et [attendit|a attendu]. La lune [sortit|est sortie] des sapins, et il l’[ôta|a ôté], très bas. Elle [baissa|a baissé] sa lumière d’un doigt.',
      'Le vieux champignon [salua|a salué] si bas que le chapeau [toucha|a touché] la mousse. La lune, là-haut, [se pencha|s’est penchée] un peu. Entre gens bien élevés, cela suffit.',
      {
        text: 'La lune [sortit|est sortie]. Le vieux champignon [ôta|a ôté] son chapeau, très bas. Bonsoir.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'blaireau', elides: false },
        holds: [
          'Mais le chapeau était dans le tronc creux, et un blaireau dormait devant. Il ne restait de libre qu’un bord rouge.',
          'Seulement, un blaireau avait pris ses quartiers dans le tronc creux. Il dormait le nez dans le chapeau, parce qu’il sentait la soupe.',
        ],
        worse: [
          'Le blaireau [grogna|a grogné] et [roula|a roulé] sur le chapeau. Dans le tronc, on ne voyait plus un point blanc.',
          'Le blaireau [enfonça|a enfoncé] le nez. Dans le tronc, le chapeau [s’enfonça|s’est enfoncé] aussi, jusqu’aux moustaches.',
        ],
        sign: [
          'Devant le nez du blaireau, une brosse, un bol et deux glands étaient rangés. La brosse était la plus près.',
          'Près de l’entrée, trois racines étaient disposées par longueur, et une quatrième en travers, pour fermer.',
        ],
        yields: [
          'Le blaireau [se tourna|s’est tourné] et [laissa|a laissé] un creux chaud dans le tronc. Le chapeau y était, un peu ovale.',
          'Le blaireau [roula|a roulé] vers ses racines, et [éternua|a éternué] en rêve. Le chapeau [fut|a été] au bord du tronc, d’un seul éternuement.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'tunnel', elides: false },
        holds: [
          'Mais le chapeau avait roulé au fond du tronc creux. C’était un tunnel, et le noir y était épais comme de la soupe.',
          'Seulement, le tronc creux était bouché d’un bout, et le chapeau était de ce bout-là. Le tunnel n’avait pas d’autre idée que le noir.',
        ],
        worse: [
          'De la mousse [tomba|est tombée] devant. Le tunnel [devint|est devenu] plus long et plus noir, et le chapeau n’y était plus.',
          'Le tunnel [se tut|s’est tu], ce qui est encore plus noir. Du chapeau, dans le tronc, on ne devinait même plus le rond.',
        ],
        sign: [
          'Là-bas, presque à l’autre bout, flottait un point blanc. Il était rond, et il ne bougeait pas.',
          'Un champignon de rien du tout, au plafond, gardait une lueur. Elle était bleue, et pas pressée.',
        ],
        yields: [
          'Le point blanc [eut|a eu] un voisin, puis six. C’était le chapeau, au bout du tunnel, posé sur une noisette.',
          'Sous la lueur bleue, un point blanc [salua|a salué], puis un autre. Le chapeau [sortit|est sorti] du tunnel, comme un monsieur qui descend de voiture.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'ouverture', elides: true },
        holds: [
          'Mais le chapeau avait roulé dans le tronc creux. L’ouverture était faite pour un loir, et pour un loir qui se serre.',
          'Seulement, le chapeau était plus large que le tronc creux ne l’aurait voulu. L’ouverture tirait la langue, une langue de mousse.',
        ],
        worse: [
          'Le chapeau [roula|a roulé] jusqu’au milieu du tronc. Par l’ouverture, on n’en voyait plus que la moitié d’un point.',
          'L’ouverture [se pinça|s’est pincée]. Le chapeau, dans le tronc, [se mit|s’est mis] sur le côté, pour bouder.',
        ],
        sign: [
          'Sous le tronc, l’écorce était fendue. Là, l’ouverture était large comme un bol.',
          'Vers le bas, une branche pourrie avait laissé un rond. Un hérisson y passait sans rentrer ses piquants.',
        ],
        yields: [
          'Le chapeau [sortit|est sorti] par la fente du tronc, un bord après l’autre. Il avait une feuille pour plumet.',
          'Le chapeau [roula|a roulé] par le rond de la branche, un demi-tour dedans, un demi-tour dehors. Le tronc creux [garda|a gardé] un peu de rouge au bord.',
        ],
      },
    },
  },
  flute: {
    title: ['La flûte de gland', 'Une question chaque soir'],
    prize: { g: 'f', one: 'flûte de gland', elides: false },
    obstacle: { g: 'f', one: 'grosse pierre', elides: false },
    task: [
      'La chouette posait une question tous les soirs, et seule la flûte de gland y répondait. Ce soir, la chouette avait demandé deux fois. À la troisième, elle serait vexée.',
      'La chouette avait posé sa question du soir. On toussait dans les feuilles, car personne ne savait répondre. La flûte de gland savait, mais elle n’était pas là, et la chouette allait redemander.',
      {
        text: 'Hou, demandait la chouette. La flûte de gland devait répondre. Elle ne répondait pas. Hou ?',
        to: '3-5',
      },
    ],
    gift: [
      'La flûte de gland [répondit|a répondu], trois notes et un petit soupir. Sur sa branche, la chouette [ferma|a fermé] un œil, puis l’autre. C’était donc ça.',
      'La chouette [demanda|a demandé] une troisième fois, et la flûte de gland [répondit|a répondu], sans se presser. La chouette [hocha|a hoché] la tête. Elle [tourna|a tourné] cela jusqu’au matin dans son nid.',
      {
        text: 'Tu tu tu, [répondit|a répondu] la flûte de gland. La chouette [ferma|a fermé] un œil, puis l’autre.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'pierre du dessus', elides: false },
        holds: [
          'Seulement, la flûte de gland était coincée en haut de la grosse pierre, sous celle du dessus. Elle pesait comme un veau.',
          'Mais la grosse pierre avait une sœur, et la sœur s’était assise sur la flûte de gland. Elles n’avaient pas bougé depuis la dernière glace.',
        ],
        worse: [
          'La pierre du dessus [s’assit|s’est assise]. La flûte de gland [s’enfonça|s’est enfoncée] dans la mousse de la grosse pierre, jusqu’au deuxième trou.',
          'La pierre du dessus [s’installa|s’est installée] pour mille ans de plus. Sur la grosse pierre, la flûte de gland [poussa|a poussé] un si bémol.',
        ],
        sign: [
          'Un bord de la pierre du dessus se balançait. Une fourmi passait dessous quand il se levait.',
          'Un gland était resté sous la pierre du dessus, du côté du levant. Elle balançait dessus, pas plus qu’une paupière.',
        ],
        yields: [
          'La pierre du dessus [bascula|a basculé], lente comme une vache qui se couche. Sur la grosse pierre, la flûte de gland [roula|a roulé] dans la mousse.',
          'La pierre du dessus [se leva|s’est levée] sur son gland, et [se recoucha|s’est recouchée] à côté. La flûte de gland était toute plate de rire, au milieu de la grosse pierre.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'mousse mouillée', elides: false },
        holds: [
          'Seulement, la flûte de gland était au sommet de la grosse pierre. La mousse était mouillée, et aucun pied n’y restait.',
          'Mais la grosse pierre sortait de son bain de mousse. La flûte de gland était tout en haut, et la mousse mouillée n’aime pas les semelles.',
        ],
        worse: [
          'La mousse [renvoya|a renvoyé] tout le monde dans l’herbe. Au sommet de la grosse pierre, la flûte de gland [glissa|a glissé] vers l’autre bord.',
          'La mousse mouillée [fit|a fait] une glissade exprès. Au sommet de la grosse pierre, la flûte de gland [roula|a roulé] vers le bord qui n’a pas de bord.',
        ],
        sign: [
          'À mi-hauteur, il y avait une plaque de lichen. Elle était sèche et grise, et elle grattait.',
          'Un pin avait laissé couler sa résine sur le côté. Elle avait séché en grains.',
        ],
        yields: [
          'La mousse [resta|est restée] en bas. Au sommet de la grosse pierre, la flûte de gland était assise au soleil du soir.',
          'Les grains [tinrent|ont tenu], un pied, deux pieds. Sur la grosse pierre, la flûte de gland attendait qu’on souffle.',
        ],
      },
      high: {
        part: { g: 'm', one: 'flanc', elides: false },
        holds: [
          'Seulement, la flûte de gland était au sommet de la grosse pierre. Le flanc montait tout droit, plus haut que deux bras levés.',
          'Mais la grosse pierre était haute comme une grange, et son flanc n’avait pas d’escalier. La flûte de gland était au grenier.',
        ],
        worse: [
          'La grosse pierre [frissonna|a frissonné]. La flûte de gland [roula|a roulé] en arrière, et il n’en restait qu’un bout de saule.',
          'Le flanc [frissonna|a frissonné], et un peu de sable [coula|a coulé]. La flûte de gland [s’éloigna|s’est éloignée] du bord de la grosse pierre.',
        ],
        sign: [
          'Tout en bas, le flanc avait un creux, large comme un pied.',
          'Au ras des fougères, quelqu’un avait calé une branche dans une fente, il y a longtemps. Elle faisait une marche.',
        ],
        yields: [
          'Le sommet [arriva|est arrivé] sous le menton. Sur la grosse pierre, la flûte de gland sentait la mousse et la noix.',
          'Le flanc [parut|a paru] moins haut, d’une marche. La flûte de gland [descendit|est descendue] de la grosse pierre dans une manche.',
        ],
      },
    },
  },
  riddle: {
    title: ['La dernière énigme', 'Le disque de bois'],
    prize: { g: 'm', one: 'disque', elides: false },
    obstacle: { g: 'm', one: 'vieux chêne', elides: false },
    task: [
      'Le groupe des grands menait le jeu de nuit pour tout le camp, et cent vingt enfants couraient déjà entre les arbres. Au bout du jeu, il y avait un disque de bois qui faisait clic quand on le posait. Sans lui, le jeu finissait dans le noir, sur rien.',
    ],
    gift: [
      'Le disque [fit|a fait] clic, à vingt-deux heures dix. Autour du chêne, cent vingt enfants [cessèrent|ont cessé] de parler tous ensemble. La plus petite [reprit|a repris] le disque et [le posa|l’a posé] encore une fois, pour elle.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde', elides: false },
        holds: [
          'Seulement, au vieux chêne, deux équipes avaient tendu la corde du parcours, chacune dans son sens. Le disque pendait entre les deux versions.',
        ],
        worse: [
          'La corde [s’enroula|s’est enroulée] autour du chêne. Le disque [monta|est monté] avec elle, dans les feuilles.',
        ],
        sign: [
          'Au piquet du bas, la corde faisait une boucle. Elle n’avait pas été tendue, d’un côté ni de l’autre.',
        ],
        yields: [
          'La corde [descendit|est descendue] du vieux chêne, brin par brin, jusqu’à une seule ligne. Le disque [arriva|est arrivé] au bout, en tournant.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'chef', elides: false },
        holds: [
          'Seulement, le vieux chêne était à l’autre équipe, et son chef avait le disque dans sa veste. Chaque point du règlement leur avait coûté une soirée.',
        ],
        worse: [
          'Le chef [referma|a refermé] le cercle de son équipe autour du chêne. Le disque [passa|est passé] d’une poche ouverte à une poche fermée.',
        ],
        sign: [
          'Le chef sortait sans cesse une carte du parcours. Une case y était vide, celle de l’arrivée.',
        ],
        yields: [
          'Le chef [regarda|a regardé] son équipe, et [ouvrit|a ouvert] sa veste. Le vieux chêne [eut|a eu] son disque, et le cercle une porte.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'banc de rondins', elides: false },
        holds: [
          'Seulement, au pied du vieux chêne, l’autre équipe avait posé son banc de rondins. Le disque était dans un sac, et le sac dessous.',
        ],
        worse: [
          'Le banc [s’enfonça|s’est enfoncé] entre deux racines du chêne. Le sac du disque [s’aplatit|s’est aplati].',
        ],
        sign: ['Un bout du banc était posé sur une racine. De ce côté, il balançait.'],
        yields: [
          'Le banc [pivota|a pivoté] sur sa racine avec un long grincement. Au pied du chêne, le disque [sortit|est sorti] de son sac, intact.',
        ],
      },
    },
  },
  owl: {
    title: ['La deuxième chouette', 'Le cinquième arrêt'],
    prize: { g: 'm', one: 'enregistrement', elides: true },
    obstacle: { g: 'm', one: 'autre stagiaire', elides: true },
    task: [
      'Le stage finissait par une marche d’écoute, au crépuscule, devant trente invités. Au cinquième arrêt, il manquait l’enregistrement : une chouette, un silence, et une deuxième, beaucoup plus loin. Celui qui s’était levé à quatre heures pour l’avoir n’était pas sur l’affiche.',
    ],
    gift: [
      'L’enregistrement [passa|est passé] au cinquième arrêt : une chouette, puis le silence. Trente personnes [cessèrent|ont cessé] de marcher dans les feuilles. La deuxième [répondit|a répondu], et elle n’était pas dans l’enregistrement.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'attache', elides: true },
        holds: [
          'Seulement, l’appareil de l’autre stagiaire était tombé, et l’attache s’était cassée. La pile ne tenait plus, ni l’enregistrement.',
        ],
        worse: [
          'Le cache de la pile [sauta|a sauté] dans les feuilles. L’autre stagiaire [regarda|a regardé] l’appareil muet, et l’enregistrement était dedans, tout entier.',
        ],
        sign: [
          'D’un côté, l’attache avait une encoche, de l’autre une languette. L’une avait la largeur de l’autre.',
        ],
        yields: [
          'L’attache [tint|a tenu], un ton plus lâche. L’appareil de l’autre stagiaire [dit|a dit] zéro, un, deux, et l’enregistrement [commença|a commencé].',
        ],
      },
      shy: {
        part: { g: 'm', one: 'autre stagiaire', elides: true },
        holds: [
          'Seulement, l’autre stagiaire ne se laissait plus approcher. Il était entre les troncs, capuche relevée, et l’enregistrement dans la capuche.',
        ],
        worse: [
          'L’autre stagiaire [s’enfonça|s’est enfoncé] de dix arbres. L’enregistrement [partit|est parti] avec lui, et les invités étaient déjà au troisième arrêt.',
        ],
        sign: ['Derrière un tronc, il y avait un lacet orange. Il n’était plus en train de s’éloigner.'],
        yields: [
          'L’autre stagiaire [revint|est revenu] par le milieu du chemin. Il [posa|a posé] l’appareil sur la souche du cinquième arrêt et [lança|a lancé] lui-même l’enregistrement.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'bois', elides: false },
        holds: [
          'Seulement, l’autre stagiaire gardait l’enregistrement pour lui, et il n’y avait plus qu’à en refaire un. Il fallait le crépuscule, et que le bois s’habitue.',
        ],
        worse: [
          'Le bois [se méfia|s’est méfié]. Tout [recommença|a recommencé] au premier bruit, et de l’enregistrement il n’y avait pas une seconde.',
        ],
        sign: ['Le premier merle [cessa|a cessé] de chanter. Il était toujours le premier.'],
        yields: [
          'Le bois [s’habitua|s’est habitué], d’une branche à l’autre. La première chouette [parla|a parlé], et l’autre stagiaire [leva|a levé] le pouce : l’enregistrement tournait.',
        ],
      },
    },
  },
} satisfies FrErrands;
