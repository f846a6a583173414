import type { FrErrands } from '../../schema.ts';

export const birthdayParty = {
  balloon: {
    title: ['Le dernier ballon jaune', '{hero} et le nœud du ruban'],
    prize: { g: 'm', one: 'ballon', elides: false },
    obstacle: { g: 'm', one: 'ruban noué', elides: false },
    task: [
      'Il restait un ballon, le jaune. Il était pour Léo, qui avait la varicelle et habitait deux portes plus loin. À six heures, sa mère fermerait la fenêtre.',
      '<companion>Léo est à sa fenêtre</companion>, [dit|a dit] {companion}. <companion>Il compte les ballons qui s’en vont.</companion> Léo avait la varicelle, deux portes plus loin. Il n’en restait qu’un, le jaune, et à six heures on fermerait.',
      {
        text: 'Il restait un ballon, le jaune. Léo avait des boutons partout. Le ballon était pour lui.',
        to: '3-5',
      },
    ],
    gift: [
      'Deux portes plus loin, une fenêtre [s’ouvrit|s’est ouverte], et deux mains à pois [prirent|ont pris] le ballon. Léo [posa|a posé] le menton dessus. Le ballon [couina|a couiné].',
      'Le ballon [fit|a fait] le trajet au pas, car un ballon n’aime pas courir. Derrière la vitre, deux portes plus loin, Léo lui [dessina|a dessiné] une figure. Elle avait des boutons, elle aussi.',
      {
        text: 'Deux mains à boutons [prirent|ont pris] le ballon. Léo [posa|a posé] son menton dessus. Couic.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'ruban', elides: false },
        holds: [
          'Seulement, le ballon tenait au ruban, et le ruban à la chaise. Il passait dessus, dessous, derrière, et n’avait pas de bout.',
          'Mais le ballon avait joué à l’élastique avec la chaise. Son ruban faisait une étoile entre les pieds.',
        ],
        worse: [
          'Le nœud [devint|est devenu] dur comme un noyau. Le ballon [descendit|est descendu] jusqu’à s’asseoir sur la chaise.',
          'Le ruban [fit|a fait] une branche de plus. Le ballon [vint|est venu] s’asseoir, le nez sur la paille.',
        ],
        sign: [
          'Derrière un pied de la chaise, le ruban faisait une boucle. Elle était lâche, on y voyait le jour.',
          'Entre deux pieds, le ruban pendait, mou comme un spaghetti.',
        ],
        yields: [
          'Le ruban [quitta|a quitté] la chaise, tour après tour, et le ballon [monta|est monté] jusqu’à la main de {hero}.',
          'Le ruban [lâcha|a lâché] l’étoile, branche après branche. Le ballon [monta|est monté] voir qui l’appelait.',
        ],
      },
      high: {
        part: { g: 'f', one: 'chaise', elides: false },
        holds: [
          'Mais le ballon dansait contre le plafond. Son ruban, noué court, s’arrêtait tout en haut de la grande chaise.',
          'Mais le ballon parlait avec le lustre, et son ruban avec le ballon. De la chaise, on touchait presque le ruban. Presque.',
        ],
        worse: [
          'Un tour du ruban [lâcha|a lâché]. Le ballon [gagna|a gagné] une main de plus et [se frotta|s’est frotté] au plafond.',
          'Le ruban [s’enroula|s’est enroulé] d’un tour. Le ballon [rit|a ri] au plafond, et [resta|est resté].',
        ],
        sign: [
          'Tout en bas, la chaise avait un barreau. Il était usé au milieu, comme une marche.',
          'La chaise avait un petit banc pour les pieds, rentré dessous.',
        ],
        yields: [
          'Le ruban [se laissa|s’est laissé] prendre par le bout. Le ballon [descendit|est descendu] derrière, sans discuter, jusqu’au nez de {hero}.',
          'Le ruban [descendit|est descendu] d’un tour. Le ballon [suivit|a suivi], comme un chien qui a fini de jouer.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais le ballon, avec son ruban noué, était passé derrière la chaise. Entre le dossier et le mur, il restait une fente.',
          'Mais le ballon avait voulu voir derrière la chaise, et il n’y avait là qu’une fente. Le ruban, devant, faisait signe.',
        ],
        worse: [
          'Le ruban [se tendit|s’est tendu]. Le ballon [couina|a couiné] et [recula|a reculé] encore d’une main, tout contre le mur.',
          'La chaise [fit|a fait] un pas en arrière. Le ballon [couina|a couiné], et le ruban [rentra|est rentré].',
        ],
        sign: [
          'Du côté du rideau, le mur s’écartait de la chaise. Une part de gâteau y serait passée debout.',
          'Côté fenêtre, la chaise avait une jambe en dehors.',
        ],
        yields: [
          'Le ballon [se fit|s’est fait] mince, [couina|a couiné] une fois, et [sortit|est sorti] près du rideau, son ruban derrière lui.',
          'Le ballon [passa|est passé] du côté fenêtre, en retenant son souffle. Le ruban [arriva|est arrivé] après, tout plissé.',
        ],
      },
    },
  },
  crown: {
    title: ['Le roi dans le fauteuil', 'Trois pointes sous le canapé'],
    prize: { g: 'f', one: 'couronne', elides: false },
    obstacle: { g: 'm', one: 'chiot du voisin', elides: false },
    task: [
      'L’arrière-grand-père attendait dans le fauteuil, bien droit. Il devait être roi sur la photo. Mais l’amie à l’appareil enfilait déjà une manche de son manteau.',
      '<companion>C’est la première fois qu’il est roi</companion>, [dit|a dit] {companion}. L’arrière-grand-père avait mis son fauteuil face à l’appareil. Il ne lui manquait que la couronne, et l’amie qui prenait les photos regardait l’heure.',
      {
        text: 'L’arrière-grand-père voulait être le roi, sur la photo. Il n’avait plus de couronne. On mettait déjà les manteaux.',
        to: '3-5',
      },
    ],
    gift: [
      'La couronne [descendit|est descendue] sur la tête de l’arrière-grand-père, un peu de travers. Il [leva|a levé] sa cuillère comme un sceptre, et l’appareil [fit|a fait] clic.',
      'L’arrière-grand-père [inclina|a incliné] la tête, et la couronne s’y [posa|est posée]. Il [nomma|a nommé] aussitôt un chevalier de la tarte. Sur la photo, on voit le chevalier mâcher.',
      {
        text: 'La couronne [descendit|est descendue] sur sa tête, de travers. Il [leva|a levé] sa cuillère. Clic.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'chiot', elides: false },
        holds: [
          'Seulement, le chiot avait emporté la couronne sous le canapé, et il n’en sortait plus. Il la serrait entre ses pattes.',
          'Mais le chiot avait eu peur du bouchon qui saute. Il était sous le canapé, la couronne autour du cou, et n’aimait plus les fêtes.',
        ],
        worse: [
          'Le chiot [recula|a reculé] jusqu’au mur. La couronne [partit|est partie] avec lui, en raclant le plancher.',
          'Le chiot [se fit|s’est fait] tout plat. La couronne [racla|a raclé] le mur, et il y [eut|a eu] un gémissement d’or.',
        ],
        sign: [
          'Au bord du canapé, une oreille dépassait. Elle était molle, et elle bougeait.',
          'Du canapé sortait une queue. Elle ne battait pas, mais elle y pensait.',
        ],
        yields: [
          'Le chiot [sortit|est sorti], le nez d’abord. La couronne [suivit|a suivi], entre ses dents, et il l’[étala|a étalée] sur le tapis.',
          'Le chiot [sortit|est sorti] à reculons, la couronne sur l’œil. Il [s’assit|s’est assis], et elle [glissa|a glissé] par terre.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'chiot', elides: false },
        holds: [
          'Seulement, la couronne était sous le canapé, et le chiot couché devant. Personne ne passait, pas même une main.',
          'Mais la couronne avait une odeur de gâteau, et le chiot l’avait mise de côté, sous le canapé. Il était couché devant, et il grognait du nez.',
        ],
        worse: [
          'Le chiot [écarta|a écarté] les pattes et [devint|est devenu] large comme un coussin. De la couronne, il ne restait pas un éclat.',
          'Le chiot [se coucha|s’est couché] sur la couronne. Il [n’en dépassa plus|n’en a plus dépassé] qu’une pointe, et il [la lécha|l’a léchée].',
        ],
        sign: [
          'De temps en temps, le chiot regardait la chaise. Sur la chaise, il y avait sa balle.',
          'Le nez du chiot tirait vers la nappe. Une saucisse y était, au bord, à la hauteur exacte de personne.',
        ],
        yields: [
          'Le chiot [se leva|s’est levé] et [se gratta|s’est gratté] l’oreille. Derrière lui, la couronne avait encore ses trois pointes.',
          'Le chiot [partit|est parti], toute la queue en avant, si l’on peut dire. La couronne était un peu mouillée, mais elle tenait debout.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'chiot', elides: false },
        holds: [
          'Seulement, le chiot avait la couronne dans la gueule. Il croyait que le jeu, c’était de ne pas la donner.',
          'Mais le chiot ne connaissait qu’un mot, lance. On lui disait donne, il apportait la couronne, attendait, et repartait avec.',
        ],
        worse: [
          'Le chiot [tira|a tiré] de son côté, tout content. Une pointe de la couronne [plia|a plié] jusqu’à terre.',
          'Le chiot [fit|a fait] trois tours de table avec la couronne. Au troisième, elle avait de la crème.',
        ],
        sign: [
          'Une main s’ouvrait bien à plat, à la table du goûter. Le chiot s’asseyait aussitôt, le museau levé.',
          'Chaque fois qu’un enfant s’asseyait par terre, le chiot s’asseyait. Ses oreilles s’asseyaient une seconde après.',
        ],
        yields: [
          'Le chiot [posa|a posé] la couronne, et une patte à côté, pour faire la paire.',
          'Le chiot [s’assit|s’est assis], puis [se coucha|s’est couché]. La couronne [tomba|est tombée] de sa gueule, et il [posa|a posé] le menton dessus, puis à côté.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Seulement, le chiot avait laissé la couronne sous le canapé. Dans l’ombre, on ne voyait plus ni pattes ni pointes.',
          'Mais la couronne avait roulé sous le canapé, derrière les pattes du chiot. L’ombre commençait au tapis, et l’on ne savait pas où elle finissait.',
        ],
        worse: [
          'Le chiot [passa|est passé] devant. L’ombre [avança|a avancé] jusqu’au bord du tapis, et la couronne n’était plus nulle part.',
          'Le chiot [tourna|a tourné] en rond, là-dessous, et [souleva|a soulevé] la poussière. Dans l’ombre, la couronne [perdit|a perdu] sa dernière pointe.',
        ],
        sign: [
          'Au plus loin, un grain d’or brillait, pas plus gros qu’un grain de maïs.',
          'Contre la plinthe, un petit triangle jaune luisait, quand passait une bougie.',
        ],
        yields: [
          'Le grain d’or [devint|est devenu] une pointe, puis trois. La couronne attendait dans la poussière, à côté d’une vieille fraise en plastique.',
          'Le triangle jaune [eut|a eu] deux frères, et les trois [firent|ont fait] un roi. Le chiot [éternua|a éternué], et la couronne [sortit|est sortie] avec l’éternuement.',
        ],
      },
    },
  },
  cakeTable: {
    title: ['Le gâteau de tous les noms', 'Une table qui ne voulait pas'],
    prize: { g: 'm', one: 'gâteau', elides: false },
    obstacle: { g: 'f', one: 'table pliante', elides: false },
    task: [
      'À cinq heures, les parents sonneraient. D’ici là, le gâteau aux vingt prénoms devait être au milieu de tout le monde. Il attendait sur un bout de buffet.',
      'Le gâteau portait vingt prénoms, et les vingt personnes voulaient lire le leur. Pour cela, il fallait le mettre au milieu. À cinq heures, les parents seraient là. Le buffet était dans un coin.',
      {
        text: 'Le gâteau avait vingt prénoms. Il devait être au milieu de tous. Il était tout seul, sur le buffet.',
        to: '3-5',
      },
    ],
    gift: [
      'Le gâteau [arriva|est arrivé] au milieu de la table, et chacun [chercha|a cherché] son prénom. Le plus petit [trouva|a trouvé] le sien et [mit|a mis] une serviette dessus, pour le garder.',
      'Autour du gâteau, il y [eut|a eu] vingt têtes penchées. Chacun [mangea|a mangé] son prénom, et un petit [garda|a gardé] la première lettre pour demain.',
      {
        text: 'Le gâteau [arriva|est arrivé] au milieu. Chacun [chercha|a cherché] son prénom. Le plus petit [couvrit|a couvert] le sien.',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', one: 'rallonge', elides: false },
        holds: [
          'Mais la table pliante se pliait. Il fallait tenir une rallonge pour ouvrir l’autre, et le gâteau attendait.',
          'Seulement, la table pliante avait deux rallonges, chacune à un bout du salon. On en tirait une, l’autre boudait, et le gâteau regardait.',
        ],
        worse: [
          'La table [se replia|s’est repliée] de travers, et son coin [poussa|a poussé] le gâteau jusqu’au bord du buffet.',
          'La rallonge [claqua|a claqué], et toute la table [se tourna|s’est tournée] contre le mur. Le gâteau, sur le buffet, [perdit|a perdu] une bougie.',
        ],
        sign: [
          'À l’autre bout, sous le bois, il y avait une deuxième poignée. Rien ni personne n’y touchait.',
          'Sous l’autre bout, il y avait une tirette de cuivre. Elle n’avait servi qu’à un chat.',
        ],
        yields: [
          'La table [s’ouvrit|s’est ouverte] toute plate et [fit|a fait] clac, tout bas. Le gâteau [eut|a eu] de la place pour ses vingt prénoms.',
          'La table [s’ouvrit|s’est ouverte] des deux côtés à la fois, comme un livre d’images. Le gâteau [descendit|est descendu] au milieu, à la page du gâteau.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'cale', elides: false },
        holds: [
          'Mais la table pliante boitait. La cale de son pied était cassée, et personne n’aurait posé un gâteau là-dessus.',
          'Seulement, la table pliante avait une cale, et la cale venait de casser. Un gâteau de vingt prénoms ne se pose pas sur un trampoline.',
        ],
        worse: [
          'Un autre éclat [tomba|est tombé] de la cale. La table [pencha|a penché], et le gâteau [glissa|a glissé] sur son plateau jusqu’au bord du buffet.',
          'La cale [perdit|a perdu] encore un coin. La table [fit|a fait] la révérence, et le gâteau, tout près, [faillit|a failli] la rendre.',
        ],
        sign: [
          'Les deux bords de la cale avaient les mêmes dents. Ce qui sortait d’un côté entrait de l’autre.',
          'Un morceau de cale avait une bosse, et l’autre un trou. La bosse avait l’air faite pour le trou.',
        ],
        yields: [
          'La table [tint|a tenu]. Elle gardait une jambe un peu courte, mais le gâteau ne roule pas.',
          'La cale [remit|a remis] sa bosse dans son trou. La table [se redressa|s’est redressée], et le gâteau [monta|est monté] dessus sans trembler.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'plateau', elides: false },
        holds: [
          'Mais la table pliante était tombée à plat devant le buffet. Elle pesait comme un âne, et le gâteau était derrière.',
          'Seulement, la table pliante s’était couchée sur le côté, et son plateau barrait la route du gâteau. Elle pesait vingt ans d’anniversaires.',
        ],
        worse: [
          'La table [s’enfonça|s’est enfoncée] dans le tapis. Elle barrait tout le buffet, et le gâteau avec.',
          'Le plateau [s’affala|s’est affalé]. Le gâteau [recula|a reculé] contre le mur, et la table [garda|a gardé] tout le tapis.',
        ],
        sign: [
          'Un coin de la table, près de la fenêtre, se balançait un peu.',
          'Au bout, un pied était resté déplié. Le plateau s’appuyait dessus, et il roulait un peu.',
        ],
        yields: [
          'La table [bascula|a basculé] sur son coin et [se mit|s’est mise] debout, comme un âne qui a fini sa sieste. Le gâteau [vint|est venu] dessus.',
          'Le plateau [roula|a roulé] sur son pied et [se releva|s’est relevé], étonné d’être si haut. La table n’attendait plus que le gâteau.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'glaçage', elides: false },
        holds: [
          'Mais sur la table pliante encore fermée, on avait posé le gâteau. Son glaçage était mouillé, et rien ne devait bouger.',
          'Seulement, le glaçage n’avait pas fini d’être liquide. La table pliante était dessous, fermée, et qui bouge le gâteau bouge les prénoms.',
        ],
        worse: [
          'Deux prénoms [coulèrent|ont coulé] l’un dans l’autre. Sur la table, le gâteau disait maintenant Paulalice.',
          'Trois lettres [prirent|ont pris] la fuite. Sur la table, le gâteau s’appelait à présent Oscarmen.',
        ],
        sign: [
          'Au bout du dernier prénom, une lettre ne brillait plus. Son bord était mat.',
          'Le point d’un i était sec. On pouvait le toucher, il ne collait pas.',
        ],
        yields: [
          'Les lettres [devinrent|sont devenues] mates, l’une après l’autre. Le gâteau [passa|est passé] de main en main, et la table [s’ouvrit|s’est ouverte] dessous.',
          'L’un après l’autre, les prénoms [cessèrent|ont cessé] de courir. Le gâteau [se laissa|s’est laissé] soulever, et la table [s’ouvrit|s’est ouverte] sous lui.',
        ],
      },
    },
  },
  surprise: {
    title: ['Douze voix pour Inès', 'Le film sur la porte du garage'],
    prize: { g: 'm', one: 'film', elides: false },
    obstacle: { g: 'f', one: 'surprise', elides: false },
    task: [
      'Inès avait seize ans depuis ce matin, et elle croyait que tout le monde l’avait oublié. Dans une heure, le bus l’emmenait chez son père. Il y avait un film, douze voix, et une porte de garage pour le montrer.',
    ],
    gift: [
      'Le film [commença|a commencé] sur la porte du garage, avec le vent dans les voix. Inès [regarda|a regardé] les douze jusqu’au bout. Puis elle [ôta|a ôté] son sac de l’épaule, et le bus [partit|est parti] sans elle.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, la surprise s’organisait dans quatre conversations à la fois. Chacun répondait à l’une dans l’autre, et le film attendait ses trois dernières voix.',
        ],
        worse: [
          'Une voix du film [partit|est partie] dans la mauvaise conversation. À sa place, il y avait un trou de onze secondes.',
        ],
        sign: [
          'Tout en haut restait une petite question, de mardi : qui dit bonjour en premier. Sous elle, il n’y avait rien.',
        ],
        yields: [
          'Les quatre conversations [devinrent|sont devenues] une seule. La douzième voix [arriva|est arrivée] à six heures vingt, un peu essoufflée, et le film [fut|a été] entier.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'frère', elides: false },
        holds: [
          'Seulement, le frère d’Inès avait la clé du garage, et personne ne l’avait mis dans la surprise. Il était devant la porte, et le film derrière lui n’avait plus d’écran.',
        ],
        worse: [
          'Le frère [s’adossa|s’est adossé] à la porte, les deux bras écartés. Le bus passait dans quarante minutes, et le film n’avait pas commencé.',
        ],
        sign: [
          'Le frère regardait sans arrêt les chaises de jardin. Il y en avait douze, avec un prénom sur chacune, et aucun n’était le sien.',
        ],
        yields: [
          'Le frère [tourna|a tourné] la clé et [s’écarta|s’est écarté]. Derrière lui, la porte du garage était blanche, et le film y [entra|est entré] tout entier.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'drap', elides: false },
        holds: [
          'Seulement, la porte du garage était rouge, et la surprise avait besoin d’un drap. Dès qu’un coin tenait, un autre lâchait, et le film tombait dans les buissons.',
        ],
        worse: [
          'Le drap [descendit|est descendu] de trois côtés à la fois. Le film passait maintenant sur les hortensias.',
        ],
        sign: [
          'De l’autre côté, le drap avait une boucle cousue au coin. Elle pendait, libre, à hauteur d’épaule.',
        ],
        yields: [
          'Le drap [se tendit|s’est tendu] d’un mur à l’autre avec un seul pli. Le film y [tint|a tenu] tout entier, sauf une oreille.',
        ],
      },
    },
  },
  playlist: {
    title: ['La piste vide', 'Une chanson jusqu’à la rue'],
    prize: { g: 'f', one: 'chanson', elides: false },
    obstacle: { g: 'm', one: 'coin musique', elides: false },
    task: [
      'C’était la première fête de la cousine où tout le monde devait danser, les petits, les vieux et ceux qui ne dansent pas. Après trois chansons, la piste était vide. Au coin musique, deux amis ne se parlaient plus, et chacun avait la moitié des fils.',
    ],
    gift: [
      'La chanson [sortit|est sortie] par les fenêtres jusque dans la rue. La grand-tante [posa|a posé] sa canne contre le buffet et [prit|a pris] la main d’un enfant de cinq ans. La cousine les [regarda|a regardés], puis elle [ôta|a ôté] ses chaussures.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'ami au casque', elides: true },
        holds: [
          'Seulement, au coin musique, l’ami au casque n’entendait plus que lui-même. La chanson qui les ferait tous danser, c’était la sienne, et il ne la passait pas.',
        ],
        worse: [
          'L’ami [tourna|a tourné] sa chaise vers le mur. Le coin musique [se tut|s’est tu], et la chanson avec lui.',
        ],
        sign: [
          'À côté de la chaise, il y avait une vieille liste, pliée en quatre. Deux écritures y avaient noté les mêmes titres.',
        ],
        yields: [
          'L’ami [fit|a fait] glisser le casque sur son cou. Au coin musique, une diode [passa|est passée] au vert, et la chanson [commença|a commencé] par sa basse.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'oncle', elides: true },
        holds: [
          'Seulement, au coin musique, c’était l’oncle qui tenait les boutons. Une demande, pour lui, c’était une critique, et la chanson attendait derrière onze marches militaires.',
        ],
        worse: [
          'L’oncle [monta|a monté] le son. Au coin musique, plus personne ne demandait rien, et la chanson était en bas de la pile.',
        ],
        sign: [
          'Sous la table, le pied de l’oncle marquait un autre temps. Ce n’était pas celui d’une marche.',
        ],
        yields: [
          'L’oncle [sourit|a souri] malgré lui, et sa main [quitta|a quitté] les marches. Le coin musique [changea|a changé] de pas, et la chanson [entra|est entrée].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'piste', elides: false },
        holds: [
          'Seulement, le coin musique jouait, et la piste restait vide. La chanson ne prend que si le premier pas est fait, et personne ne le faisait.',
        ],
        worse: [
          'Deux de plus [s’assirent|se sont assis]. La piste était grande comme une place, et au coin musique la chanson [finit|a fini] devant des chaises.',
        ],
        sign: ['Sous une chaise, une chaussure battait. Elle n’avait pas l’air de le savoir.'],
        yields: [
          'La piste [se remplit|s’est remplie] par les bords, une chaussure après l’autre. Au coin musique, il n’y avait plus qu’à laisser courir la chanson.',
        ],
      },
    },
  },
} satisfies FrErrands;
