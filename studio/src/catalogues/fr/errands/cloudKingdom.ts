import type { FrErrands } from '../../schema.ts';

export const cloudKingdom = {
  evening: {
    title: ['La goutte du soir', '{hero} et le nuage d’orage'],
    prize: { g: 'f', one: 'goutte du soir', elides: false },
    obstacle: { g: 'm', one: 'nuage d’orage', elides: false },
    task: [
      '<companion>Sans la goutte du soir, il ne peut pas faire nuit</companion>, [dit|a dit] {companion}. En bas, une ville entière attendait dans ses lits, les yeux grands ouverts. Même les chats étaient énervés.',
      'En bas, il était l’heure de dormir, et il faisait encore grand jour. Des gens tiraient des rideaux qui ne servaient à rien. Là-haut, la goutte du soir n’était pas tombée.',
      {
        text: '<companion>Sans la goutte du soir, pas de nuit</companion>, [dit|a dit] {companion}. En bas, les enfants avaient les yeux tout ronds.',
        to: '3-5',
      },
    ],
    gift: [
      'La goutte [tomba|est tombée] sans bruit sur la ville, et le bleu [coula|a coulé] le long des toits. Une fenêtre [s’éteignit|s’est éteinte], puis une rue. Un chat [tourna|a tourné] trois fois sur lui-même et [se coucha|s’est couché].',
      'La goutte [tomba|est tombée] juste au milieu de la ville, ploc. Un rond de nuit en [partit|est parti], puis un autre, jusqu’aux collines. Dans les lits, on [se retourna|s’est retourné] enfin.',
      {
        text: 'La goutte [tomba|est tombée], plic. Tout [devint|est devenu] bleu. Une fenêtre [s’éteignit|s’est éteinte], puis une autre.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'nuage', elides: false },
        holds: [
          'Seulement, le nuage d’orage dormait en travers de la route, gros comme une maison. La goutte du soir était derrière, dans un creux.',
          'Mais le nuage d’orage avait trop mangé de tonnerre. Il dormait sur la route, et la goutte du soir attendait derrière son dos.',
        ],
        worse: [
          'Le nuage [gronda|a grondé] en dormant et [s’étala|s’est étalé]. De la goutte, il ne restait même plus un reflet.',
          'Le nuage [prit|a pris] toute la route, comme on prend tout le lit. De la goutte, on n’entendait plus qu’un petit ploc, très loin.',
        ],
        sign: [
          'À côté du nuage, trois petits éclairs étaient rangés par taille. On aurait dit des pantoufles.',
          'Au bord du nuage, un parapluie et deux bottes étaient rangés, les pointes en dehors.',
        ],
        yields: [
          'Le nuage [soupira|a soupiré] et [roula|a roulé] sur le côté. Dans le creux tiède, la goutte du soir attendait, ronde, sans une ride.',
          'Le nuage [se serra|s’est serré] contre son parapluie. Il [laissa|a laissé] une ruelle d’air tiède, et la goutte du soir au bout.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'ourlet', elides: true },
        holds: [
          'Seulement, le nuage d’orage avait posé son gros ourlet sur la route, et il pesait mille pluies. La goutte du soir était dessous.',
          'Mais l’ourlet du nuage d’orage était trempé, et un ourlet trempé, cela pèse une rivière. La goutte du soir était prise dessous.',
        ],
        worse: [
          'L’ourlet [s’enfonça|s’est enfoncé] dans la route. Sous le nuage, la goutte n’était plus ronde, elle était ovale.',
          'L’ourlet [but|a bu] encore un peu de brume. Sous le nuage, la goutte du soir [s’aplatit|s’est aplatie] comme une crêpe.',
        ],
        sign: [
          'D’un côté, un bord de l’ourlet se balançait comme une barque.',
          'Un fil pendait à l’ourlet, du côté du vent. Chaque fois qu’il bougeait, tout ce côté se soulevait d’un cheveu.',
        ],
        yields: [
          'L’ourlet [se leva|s’est levé] d’un côté, et le nuage [roula|a roulé] de l’autre. La goutte du soir [reprit|a repris] sa forme avec un petit pop.',
          'L’ourlet [se vida|s’est vidé] d’un coup, en pluie, sur personne. Le nuage [remonta|est remonté], et la goutte du soir [redevint|est redevenue] une goutte.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'pli', elides: false },
        holds: [
          'Seulement, la goutte du soir était dans un pli du nuage d’orage. Le pli était noir comme l’intérieur d’une prune.',
          'Mais le nuage d’orage avait refermé son pli sur la goutte du soir. Dans ce pli-là, on n’aurait pas retrouvé un éclair.',
        ],
        worse: [
          'Le pli [devint|est devenu] plus profond et plus noir. Du bleu de la goutte, il n’y avait plus de trace.',
          'Le pli [se plia|s’est plié]. Le nuage d’orage [devint|est devenu] tout noir de partout, et la goutte du soir, un souvenir.',
        ],
        sign: [
          'Dans le dernier pli du pli, il restait un point. Il était bleu, et très rond.',
          'Quelque chose clignait, au creux du creux. Ce n’était pas plus grand qu’un ongle, mais c’était rond.',
        ],
        yields: [
          'Le point bleu [grandit|a grandi]. C’était la goutte du soir, assise dans le nuage, et elle brillait par politesse.',
          'Le clignement [s’arrêta|s’est arrêté], les yeux s’étaient faits. La goutte du soir était assise au fond du nuage, et elle avait l’air d’avoir appelé.',
        ],
      },
    },
  },
  pillow: {
    title: ['L’oreiller de la lune', 'Le plus petit nuage'],
    prize: { g: 'm', one: 'petit nuage', elides: false },
    obstacle: { g: 'f', one: 'corde à linge', elides: false },
    task: [
      'La lune se couchait tôt, et elle voulait son oreiller. C’était le plus petit nuage, celui qui a un bouton dans le dos. Il séchait encore dehors.',
      '<companion>Elle a mal au cou, regarde</companion>, [dit|a dit] {companion}. La lune penchait d’un côté. Son oreiller, le plus petit nuage, celui au bouton, séchait encore sur sa corde.',
      {
        text: 'La lune voulait son oreiller. C’était le petit nuage, avec un bouton. Il était resté dehors.',
        to: '3-5',
      },
    ],
    gift: [
      'La lune [tapota|a tapoté] le petit nuage d’un côté, puis de l’autre. Elle y [posa|a posé] la joue, le bouton en dessous, et sa lumière [baissa|a baissé] d’un cran.',
      'Le petit nuage [se glissa|s’est glissé] sous la joue de la lune. Elle [chercha|a cherché] le bouton du doigt, [le trouva|l’a trouvé], et [n’en bougea plus|n’en a plus bougé].',
      {
        text: 'La lune [tapota|a tapoté] le petit nuage. Pouf, pouf. Elle [y posa|y a posé] sa joue.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde', elides: false },
        holds: [
          'Seulement, le vent avait roulé le petit nuage dans la corde à linge. Il y avait de la corde dessus, dessous, et un drap autour.',
          'Mais la corde à linge avait joué avec le vent, et le vent gagne toujours. Le petit nuage était au milieu, comme une lettre dans un paquet.',
        ],
        worse: [
          'La corde [se serra|s’est serrée]. Le petit nuage [sortit|est sorti] des deux côtés, plat au milieu comme un bonbon.',
          'La corde [fit|a fait] un nœud de marin. Le petit nuage [poussa|a poussé] un bouton vers le haut, et un pied vers le bas.',
        ],
        sign: [
          'Près d’une pince à linge, la corde avait une boucle qui ne serrait rien. Le vent passait dedans.',
          'À l’autre bout, la corde avait gardé un rond. Une hirondelle y passait, pour s’amuser.',
        ],
        yields: [
          'La corde [retomba|est retombée] toute droite entre ses deux tours. Le petit nuage [se regonfla|s’est regonflé] et [bâilla|a bâillé] par son bouton.',
          'La corde [se souvint|s’est souvenue] d’être droite. Le petit nuage [se déroula|s’est déroulé], et [pleuvota|a pleuvoté] un peu, de soulagement.',
        ],
      },
      high: {
        part: { g: 'm', one: 'poteau', elides: false },
        holds: [
          'Seulement, le vent avait soulevé la corde à linge. Le petit nuage se balançait tout en haut, au-dessus du grand poteau.',
          'Mais on avait étendu la corde à linge à hauteur de lune. Le petit nuage séchait là-haut, au bout du grand poteau.',
        ],
        worse: [
          'Le poteau [fit|a fait] un petit saut. La corde [monta|est montée] d’un mètre, et le petit nuage avec elle.',
          'Le poteau [se redressa|s’est redressé] pour la photo. La corde à linge [suivit|a suivi], et le petit nuage [toucha|a touché] une étoile.',
        ],
        sign: [
          'Au bas du poteau, le bois avait un nœud. Il dépassait juste assez pour un talon.',
          'Une brouette de brume était renversée au pied du poteau. Elle portait, pourvu qu’on soit léger.',
        ],
        yields: [
          'La corde [descendit|est descendue], pince après pince. Le petit nuage [arriva|est arrivé] à hauteur de bras, encore humide d’une oreille.',
          'La corde [se pencha|s’est penchée], comme quand on tend le linge à quelqu’un. Le petit nuage [tomba|est tombé] dans deux bras, frais d’un seul côté.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'grand drap', elides: false },
        holds: [
          'Seulement, le petit nuage était sur la corde à linge, derrière le grand drap du royaume. Quand un coin s’écartait, l’autre revenait.',
          'Mais le grand drap était de service sur la corde à linge, devant le petit nuage. Il faut deux personnes pour saluer un drap pareil.',
        ],
        worse: [
          'Le drap [claqua|a claqué] et [revint|est revenu] de travers. Le petit nuage était dessous, maintenant, des pieds à la tête.',
          'Le grand drap [se rabattit|s’est rabattu], très digne. Sur la corde, le petit nuage [n’eut plus|n’avait plus] qu’une joue.',
        ],
        sign: [
          'Au bout de la corde, le drap avait un deuxième coin. Il pendait là, sans pince et sans main.',
          'De l’autre côté du pré, un coin du drap s’était accroché à un buisson de brise. Il battait, tout seul.',
        ],
        yields: [
          'Le drap [s’ouvrit|s’est ouvert] comme un rideau. Sur la corde, le petit nuage n’avait plus qu’une pince, et elle [lâcha|a lâché].',
          'Le grand drap [salua|a salué] à droite et à gauche, et [se plia|s’est plié]. Le petit nuage était derrière, sur la corde, en train de bâiller.',
        ],
      },
    },
  },
  pencil: {
    title: ['Le crayon du temps', 'Le portier de brouillard'],
    prize: { g: 'm', one: 'crayon du temps', elides: false },
    obstacle: { g: 'm', one: 'portier de brouillard', elides: false },
    task: [
      '<companion>Il faut écrire le temps de demain avant la nuit</companion>, [dit|a dit] {companion}. <companion>Sinon, demain n’aura pas de temps du tout. Et le crayon est resté au bureau.</companion>',
      'Sur la page de demain, il n’y avait rien du tout. Les moineaux étaient déjà venus demander. Pour écrire le temps, il fallait le crayon du temps, et la nuit arrivait.',
      {
        text: 'Il fallait écrire le temps de demain. Soleil ? Pluie ? Mais le crayon du temps n’était pas là.',
        to: '3-5',
      },
    ],
    gift: [
      '{companion} [écrivit|a écrit] demain : du gris, un peu, et puis du jaune. Le crayon du temps [laissa|a laissé] une petite flaque au bout de la ligne. Un moineau [vint|est venu] y boire.',
      '<companion>Un peu de vent</companion>, [dit|a dit] {companion}, <companion>pour les lessives.</companion> Le crayon du temps [souligna|a souligné] deux fois le soleil, puis [se coucha|s’est couché] dans la marge.',
      {
        text: 'On [écrivit|a écrit] : du gris, et puis du jaune. Une goutte [tomba|est tombée] du crayon. Un oiseau [la but|l’a bue].',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'portier', elides: false },
        holds: [
          'Seulement, au guichet du bureau, il y avait le portier de brouillard. Le crayon du temps était derrière lui, et lui devant.',
          'Seulement, le portier de brouillard n’ouvrait à personne après la cinquième heure. Le crayon du temps était sur le bureau, et le portier était autour du bureau.',
        ],
        worse: [
          'Le portier [s’étala|s’est étalé] d’un mur à l’autre. Derrière lui, le crayon du temps n’était plus qu’une idée.',
          'Le portier [s’épaissit|s’est épaissi] et [remonta|est remonté] son col. On ne voyait plus de bureau, donc plus de crayon du temps.',
        ],
        sign: [
          'Le portier regardait son manteau. Il avait trois boutons, et un fil à la place du quatrième.',
          'Une manche du portier cherchait par terre, tout le temps, au même endroit. Un bouton y avait roulé, et il n’avait pas de doigts pour le prendre.',
        ],
        yields: [
          'Le portier [se fit|s’est fait] mince et [se rangea|s’est rangé] contre le mur. Il [tendit|a tendu] le crayon du temps, le bout jaune en avant.',
          'Le portier [se boutonna|s’est boutonné] jusqu’en haut, ce qui faisait de lui un tout petit brouillard. Sur le bureau, le crayon du temps avait la pointe jaune.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'portier', elides: false },
        holds: [
          'Seulement, le crayon du temps était chez le portier de brouillard, et le portier avait du brouillard dans les oreilles. Pour crayon, il comprenait potiron.',
          'Seulement, le portier de brouillard prenait les mots comme on attrape des plumes. Pour crayon du temps, il avait noté : chausson du vent.',
        ],
        worse: [
          'Le portier [apporta|a apporté] une cuillère. Il [emballa|a emballé] le crayon du temps avec le reste, et [fit|a fait] un nœud.',
          'Le portier [ouvrit|a ouvert] un tiroir de chaussons, puis un autre. Le crayon du temps, lui, [descendit|est descendu] dans le tiroir du bas.',
        ],
        sign: [
          'Dehors, une main saluait la lune qui passe. Derrière le guichet, la main du portier saluait aussi.',
          'Sur la vitre du guichet, une goutte dessinait une rayure. Le doigt du portier la suivait, tout du long, avec soin.',
        ],
        yields: [
          'Le portier [ouvrit|a ouvert] le paquet, tout doucement. Il en [sortit|a sorti] le crayon du temps et [garda|a gardé] la cuillère.',
          'Ah, [fit|a fait] le portier, et cela [fit|a fait] un rond de buée. Il [tendit|a tendu] le crayon du temps, avec un chausson, à tout hasard.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'volet', elides: false },
        holds: [
          'Seulement, le portier de brouillard était parti dîner. Derrière le volet de son guichet, fermé, le crayon du temps dormait sur le bureau.',
          'Seulement, à l’heure du souper, le portier de brouillard baissait son volet. Le crayon du temps était resté derrière, avec sa gomme.',
        ],
        worse: [
          'Le volet [se coinça|s’est coincé] à mi-chemin. Chez le portier, on ne voyait plus du crayon qu’une raie jaune.',
          'Le volet [se mit|s’est mis] de travers et [n’en bougea plus|n’en a plus bougé]. Chez le portier, quelque chose [roula|a roulé] : c’était le crayon du temps, qui s’éloignait.',
        ],
        sign: [
          'À côté du volet, une petite cheville de glace pendait à un fil. Elle n’avait pas fondu.',
          'Sous le rebord du guichet pendait une petite manivelle de givre, au bout d’un fil.',
        ],
        yields: [
          'Le volet [monta|est monté] comme une paupière. Le crayon du temps [roula|a roulé] jusqu’au bord, gris, jaune, gris, jaune.',
          'Le volet [s’enroula|s’est enroulé], tour après tour. Derrière, le portier avait laissé une lampe, et sous la lampe le crayon du temps.',
        ],
      },
    },
  },
  radio: {
    title: ['Le bulletin du soir', 'La voix du cornet'],
    prize: { g: 'm', one: 'bulletin', elides: false },
    obstacle: { g: 'f', one: 'salle du cornet', elides: false },
    task: [
      'Les apprentis du bureau du temps disaient ce soir leur premier bulletin. À huit heures, en bas, les marins écoutaient. Un matelot de quinze ans l’écoutait tous les soirs, parce que c’était la seule voix de la journée.',
    ],
    gift: [
      'Le bulletin [sortit|est sorti] par-dessus les toits : du vent au matin, puis moins. En bas, un matelot [tourna|a tourné] le bouton pour l’entendre mieux. Puis il [retourna|est retourné] affaler sa voile, la plus haute d’abord.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'cornet', elides: false },
        holds: [
          'Seulement, dans la salle, le cornet de cuivre était en deux. Le bulletin y entrait par un bout et ne sortait par aucun.',
        ],
        worse: [
          'Le rebord du cornet [tomba|est tombé] à son tour. La voix du bulletin [devint|est devenue] une voix de boîte de conserve.',
        ],
        sign: ['Une encoche d’un côté attendait la dent de l’autre. Elles étaient faites du même coup.'],
        yields: [
          'Le cornet [tint|a tenu], un peu voilé sur la gauche. Le bulletin en [sortit|est sorti] avec un accent de cuivre, et il [alla|est allé] loin.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'officière', elides: true },
        holds: [
          'Seulement, l’officière de garde était à la porte de la salle du cornet. Un apprenti ne disait pas le bulletin, c’était écrit depuis cent ans.',
        ],
        worse: [
          'L’officière [accrocha|a accroché] la règle à la poignée. Le bulletin [passa|est passé] dans sa corbeille, sous six dossiers.',
        ],
        sign: [
          'L’officière regardait souvent la deuxième chaise, devant le cornet. Il y avait un coussin neuf dessus, et personne depuis l’hiver.',
        ],
        yields: [
          'L’officière [décrocha|a décroché] la règle et [tira|a tiré] la chaise. Le bulletin [reprit|a repris] sa place sur le pupitre, devant le cornet.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'encre', elides: true },
        holds: [
          'Seulement, dans la salle du cornet, l’encre du bulletin ne séchait pas. La page était un nuage, et il était huit heures moins dix.',
        ],
        worse: [
          'L’encre [coula|a coulé] d’une ligne à l’autre. Le vent et la pluie du bulletin [devinrent|sont devenus] une seule tache, et il [fallut|a fallu] une page neuve.',
        ],
        sign: ['En haut, la première ligne ne luisait plus. Elle avait bu.'],
        yields: [
          'Les lignes [se ternirent|se sont ternies] l’une après l’autre, jusqu’à la signature. Le bulletin [se laissa|s’est laissé] tourner vers le cornet sans une bavure.',
        ],
      },
    },
  },
  heron: {
    title: ['Le héron de papier', 'La dernière lumière'],
    prize: { g: 'm', one: 'vol', elides: false },
    obstacle: { g: 'm', one: 'héron à terre', elides: false },
    task: [
      'L’équipe n’avait qu’un vol à la fête des nuages, dans la dernière lumière. Le grand héron de papier attendait dans l’herbe. Celui qui l’avait dessiné ne répondait plus, depuis que l’affiche avait trois noms au lieu de quatre.',
    ],
    gift: [
      'Le vol [dura|a duré] onze minutes, et la queue du héron [traça|a tracé] une ligne dans le rose. Sur le pré, les gens [posèrent|ont posé] leurs tasses. Le dessinateur [resta|est resté] la tête en l’air, longtemps après que le rose était devenu gris.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'troisième ligne', elides: false },
        holds: [
          'Seulement, le héron était à terre avec ses quatre lignes, et la troisième passait par-dessus les autres. Pour le vol, il restait vingt minutes de lumière.',
        ],
        worse: [
          'La ligne [mordit|a mordu] dans les deux voisines. Une aile du héron [se replia|s’est repliée], et le vol [perdit|a perdu] cinq minutes.',
        ],
        sign: [
          'Près du dévidoir, la troisième ligne faisait une boucle. Elle n’avait pas encore servi, elle n’était même pas tendue.',
        ],
        yields: [
          'Les lignes [retombèrent|sont retombées] côte à côte dans l’herbe, quatre. Le héron [leva|a levé] le bec, et le vol [commença|a commencé] par un pas.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'dessinateur', elides: false },
        holds: [
          'Seulement, le héron restait à terre sans son dessinateur, qui était assis derrière un banc de nuages. Il avait le sac de la queue avec lui, et sans queue il n’y avait pas de vol.',
        ],
        worse: [
          'Le dessinateur [passa|est passé] derrière le banc de nuages suivant, le sac sous le bras. Le héron [prit|a pris] le vent de côté, et le vol [recula|a reculé] encore.',
        ],
        sign: ['Du nuage dépassait un coude. Il avait une pièce cousue, en papier de héron.'],
        yields: [
          'Le dessinateur [revint|est revenu] à travers l’herbe et [se baissa|s’est baissé] vers le héron. Le sac [s’ouvrit|s’est ouvert], et le vol [eut|a eu] sa queue.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'aile gauche', elides: true },
        holds: [
          'Seulement, le héron à terre était large comme une classe. Quand l’aile gauche montait, l’autre touchait l’herbe, et le vol tournait court.',
        ],
        worse: [
          'L’aile [retomba|est retombée], et tout le héron [pivota|a pivoté] sur son bec. Le vol [perdit|a perdu] encore un peu de rose.',
        ],
        sign: ['Sous l’autre aile, il y avait une deuxième sangle. Elle était neuve, sans un pli de main.'],
        yields: [
          'Les deux ailes [quittèrent|ont quitté] l’herbe à la même seconde. Le vent [passa|est passé] dessous, et le vol [commença|a commencé].',
        ],
      },
    },
  },
} satisfies FrErrands;
