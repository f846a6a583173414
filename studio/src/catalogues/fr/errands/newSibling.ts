import type { FrErrands } from '../../schema.ts';

export const newSibling = {
  moment: {
    title: ['Un doigt, toute la main', '{hero} sur la pointe des pieds'],
    prize: { g: 'm', one: 'moment calme', elides: false },
    obstacle: { g: 'f', one: 'chambre du bébé', elides: false },
    task: [
      'Aujourd’hui, tout le monde avait tenu le bébé, même le facteur. Il restait {hero} et {companion}. Quand la sonnette sonnerait, d’autres visites viendraient, et le moment calme serait passé.',
      '<companion>Quand tout le monde l’aura tenu, il dormira</companion>, [dit|a dit] {companion}. C’était presque fait. Le facteur l’avait tenu, et la dame du troisième. Avant la prochaine sonnette, il restait un moment calme, un seul.',
      {
        text: 'Tout le monde avait tenu le bébé. Sauf {hero}. Vite, un moment calme, avant que ça sonne.',
        to: '3-5',
      },
    ],
    gift: [
      'La main du bébé [se referma|s’est refermée] autour d’un doigt, toute la main pour un seul doigt. La sonnette [sonna|a sonné] en bas. La main [serra|a serré] un peu plus.',
      'Le bébé [ouvrit|a ouvert] un œil et [regarda|a regardé] {hero}, longtemps, comme on lit. La sonnette [sonna|a sonné]. Il n’avait pas fini sa page, et il [garda|a gardé] le doigt.',
      {
        text: 'Le bébé [prit|a pris] un doigt {de_hero}, avec toute sa main. Ça [sonna|a sonné]. Il [serra|a serré] plus fort.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'entrebâillement', elides: true },
        holds: [
          'Mais le moment calme était dans la chambre du bébé, et la porte ne s’ouvrait qu’un peu. Pour passer par l’entrebâillement, il aurait fallu être un papier.',
          'Seulement, une commode avait poussé dans la chambre du bébé, derrière la porte. L’entrebâillement était pour les chats, et le moment calme était de l’autre côté.',
        ],
        worse: [
          'Derrière la porte, une corbeille de linge [glissa|a glissé]. Dans la chambre, on ne voyait plus le berceau, et le moment calme s’éloignait.',
          'La commode [avança|a avancé] d’un pied. De la chambre, il [ne sortit plus|n’est plus sorti] qu’une odeur de savon, et le moment calme [se fit|s’est fait] tout mince.',
        ],
        sign: [
          'Tout en bas, près du tapis, le mur faisait un creux. Là, l’entrebâillement était plus large.',
          'Au ras du sol, la commode avait des pieds. Entre le mur et le premier, l’entrebâillement faisait une petite porte.',
        ],
        yields: [
          'La chambre [sentit|a senti] le lait. De l’autre côté de la corbeille, le berceau était tout près, et le moment calme [commença|a commencé].',
          'On était dans la chambre, le nez à la hauteur du matelas. Un moment calme, vu d’en bas, a des barreaux et deux talons roses.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'plancher', elides: false },
        holds: [
          'Mais entre le seuil de la chambre et le berceau, il y avait le plancher. À chaque pas, il disait tout haut qui passait, et le moment calme se sauvait.',
          'Seulement, le plancher de la chambre avait une opinion sur chaque pied. Pour un moment calme, il en disait trop.',
        ],
        worse: [
          'Le plancher [grinça|a grincé] d’un mur à l’autre. Dans la chambre, on n’entendait plus le souffle du bébé, et le moment calme ne tenait plus qu’à un fil.',
          'Le plancher [chanta|a chanté] trois lames à la suite. Dans la chambre, un petit poing [se leva|s’est levé], et le moment calme [retint|a retenu] son souffle.',
        ],
        sign: [
          'Entre deux planches, le plancher oubliait de grincer. Cela durait juste le temps d’un pied.',
          'Au bord du tapis, une latte était clouée de neuf. Sur celle-là, on n’entendait rien, que le clou.',
        ],
        yields: [
          'Le plancher [se tut|s’est tu]. Dans la chambre, il n’y [eut plus|a plus eu] qu’un souffle tout court, en haut, en bas. C’était un moment calme.',
          'Une latte neuve, puis le tapis : le plancher n’avait plus rien à dire. Dans la chambre, le moment calme [s’assit|s’est assis] au bord du berceau.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'bébé', elides: false },
        holds: [
          'Mais dans la chambre, le bébé dormait à poings fermés. Pour un moment calme, il aurait fallu une main ouverte, et il les gardait dans ses manches.',
          'Seulement, le bébé avait commencé sans attendre : il dormait. Dans la chambre, un moment calme à deux, avec une seule personne d’éveillée, ne comptait pas.',
        ],
        worse: [
          'Le bébé [grogna|a grogné] et [rentra|a rentré] sa main plus loin dans la manche. Dans la chambre, le moment calme [fronça|a froncé] les sourcils.',
          'Le bébé [se tourna|s’est tourné] contre le mur, les deux poings sous le menton. Dans la chambre, le moment calme [regarda|a regardé] un dos.',
        ],
        sign: [
          'À côté du berceau étaient rangés un lange, une cuillère et un hochet. Ils étaient bien droits, du plus mou au plus dur.',
          'Sur la chaise, un chausson, un chausson et un ours étaient posés dans l’ordre du matin.',
        ],
        yields: [
          'Le bébé [bâilla|a bâillé] sans ouvrir les yeux, et une main [sortit|est sortie] de la manche. Dans la chambre, il y [eut|a eu] un moment calme, avec cinq doigts.',
          'Le bébé [se retourna|s’est retourné] du bon côté, et un doigt [se déplia|s’est déplié]. Le moment calme, dans la chambre, était accroché à ce doigt.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'coin du berceau', elides: false },
        holds: [
          'Mais le rideau de la chambre était tiré. Dans le coin du berceau, il faisait si sombre qu’un moment calme s’y serait perdu.',
          'Seulement, on avait tiré tous les rideaux de la chambre. Dans le coin du berceau, on aurait pu s’asseoir sur le moment calme sans le voir.',
        ],
        worse: [
          'Le coin du berceau [parut|a paru] plus loin, et la chambre plus grande. Il n’y avait plus ni main, ni bébé, ni moment calme.',
          'Le coin du berceau [recula|a reculé] dans la nuit. On [entendit|a entendu] un hoquet, quelque part dans la chambre, et le moment calme [se sauva|s’est sauvé].',
        ],
        sign: [
          'Au-dessus, une perle de verre pendait au mobile. Elle avait gardé un peu de jour.',
          'Sous la porte passait un fil de jour. Il allait jusqu’à une roulette, et la faisait briller.',
        ],
        yields: [
          'Sous la perle, il y avait une couverture. Sur la couverture, une petite main était ouverte, et la chambre [se tint|s’est tenue] tranquille tout autour.',
          'De la roulette au barreau, du barreau à une joue : la chambre s’allumait petit à petit. Au bout, il y avait un moment calme, les yeux ouverts.',
        ],
      },
    },
  },
  rabbit: {
    title: ['L’oreille mâchonnée', '{hero} et la poussette pliée'],
    prize: { g: 'm', one: 'lapin gris', elides: false },
    obstacle: { g: 'f', one: 'poussette', elides: false },
    task: [
      'Sans son lapin gris, le bébé refusait qu’on le couche. Le grand-père le portait depuis une demi-heure. Son bras dormait, lui. Le reste du grand-père aurait bien aimé en faire autant.',
      '<companion>Il ne peut même plus se gratter le nez</companion>, [dit|a dit] {companion}. Le grand-père portait le bébé, et le bras avait cessé de compter. Pour le lit, il fallait d’abord le lapin gris.',
      {
        text: 'Le bébé voulait son lapin gris. Sans lui, pas de dodo. Grand-père avait mal au bras.',
        to: '3-5',
      },
    ],
    gift: [
      'Le lapin gris [trouva|a trouvé] sa place, une oreille contre la petite joue. Le grand-père [retira|a retiré] son bras, tout doucement, et [le regarda|l’a regardé] se réveiller, un doigt après l’autre.',
      'On [coucha|a couché] le lapin gris, et le bébé [se laissa|s’est laissé] coucher à côté. Le grand-père [se gratta|s’est gratté] le nez, enfin, des deux côtés.',
      {
        text: 'Le lapin gris [alla|est allé] contre la petite joue. Grand-père [ôta|a ôté] son bras, tout doucement. Dodo.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'sangle', elides: false },
        holds: [
          'Mais le lapin gris était dans la poussette, et la poussette s’était pliée sur lui. Une sangle faisait le tour des deux, et encore un tour pour être sûre.',
          'Seulement, la poussette avait cinq sangles, et elles s’étaient donné le mot. Le lapin gris était au milieu du mot.',
        ],
        worse: [
          'La sangle [se tendit|s’est tendue]. Le lapin gris [rentra|est rentré] dans la poussette jusqu’aux oreilles.',
          'La sangle [serra|a serré] le lapin gris par la taille. La poussette [fit|a fait] clic, toute seule, comme pour rire.',
        ],
        sign: [
          'Près de la boucle, la sangle bâillait. Il y avait là un petit rond, lâche, que rien ne tirait.',
          'Sous le siège, une sangle n’était passée nulle part. Elle traînait, longue et molle.',
        ],
        yields: [
          'La sangle [coula|a coulé] par le petit rond et [tomba|est tombée]. La poussette [soupira|a soupiré], et le lapin gris [sortit|est sorti], les oreilles d’abord.',
          'La sangle [tomba|est tombée], et les quatre autres avec. La poussette [ouvrit|a ouvert] les bras, et le lapin gris les siens.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'poussette', elides: false },
        holds: [
          'Mais la poussette s’était pliée sur le lapin gris, contre le mur du couloir. Pliée, elle pesait comme si elle avait encore trois bébés dedans.',
          'Seulement, on avait posé la poussette pliée contre le mur, et le lapin gris était entre les deux. Une poussette, cela porte, mais cela ne se porte pas.',
        ],
        worse: [
          'La poussette [se tassa|s’est tassée] contre le mur. Le lapin gris était maintenant plat comme une lettre.',
          'La poussette [glissa|a glissé] d’un pied. Contre le mur, le lapin gris [devint|est devenu] un peu plus gris.',
        ],
        sign: [
          'Une des roues ne touchait pas le sol. De ce côté-là, la poussette balançait un peu.',
          'Sous une roue, il y avait une petite chaussette roulée. La poussette, de ce côté, hésitait.',
        ],
        yields: [
          'La poussette [bascula|a basculé] sur une roue et [tourna|a tourné] le dos. Derrière, le lapin gris [se regonfla|s’est regonflé], en commençant par le ventre.',
          'La poussette [roula|a roulé] sur la chaussette et [s’en alla|s’en est allée] dire bonjour à la porte. Le lapin gris [se décolla|s’est décollé] du mur, une oreille après l’autre.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'guidon', elides: false },
        holds: [
          'Mais la poussette pliée avait avalé le lapin gris. Quand le guidon montait, l’autre bout descendait, et tout se refermait comme une bouche.',
          'Seulement, cette poussette-là avait été inventée par deux ingénieurs. Elle s’ouvrait à quatre mains, et le lapin gris était dedans.',
        ],
        worse: [
          'Le guidon [se replia|s’est replié], plus tordu qu’avant. Le lapin gris était plus loin dans la poussette, on ne lui voyait qu’une patte.',
          'Le guidon [se referma|s’est refermé] d’un coup sec. Du lapin gris, dans la poussette, on ne voyait plus qu’une étiquette.',
        ],
        sign: [
          'En bas, à l’autre bout, il y avait une seconde poignée. Elle était grise comme le reste, et libre.',
          'Du côté des roues, une pédale rouge dépassait. Il fallait un pied, et personne n’avait de pied libre.',
        ],
        yields: [
          'La poussette [s’ouvrit|s’est ouverte] en grand, avec un clac. Au milieu, le lapin gris était assis, comme s’il attendait le départ.',
          'Clac, [dit|a dit] la pédale, clac, [dit|a dit] le guidon. La poussette [se leva|s’est levée], et le lapin gris était assis dedans, bien attaché.',
        ],
      },
    },
  },
  smile: {
    title: ['Trois trains pour un sourire', '{hero} et la fossette'],
    prize: { g: 'm', one: 'sourire', elides: false },
    obstacle: { g: 'm', one: 'bébé', elides: false },
    task: [
      'La grand-tante avait pris trois trains pour voir sourire le bébé. Elle avait son sac sur les genoux et son manteau sur le dos. Quand le clocher sonnerait, elle reprendrait l’autobus.',
      'La grand-tante avait déjà tout vu du bébé : les pieds, le nez, et comment il éternue. Il manquait le sourire. Elle repartait quand sonnerait le clocher, et elle n’ôtait plus son manteau.',
      {
        text: 'La grand-tante avait pris trois trains pour un sourire du bébé. Le bébé ne souriait pas. Elle devait repartir.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-tante retenait son souffle. Le sourire [vint|est venu] jusqu’à elle, avec sa fossette à gauche. Elle en [fit|a fait] un pareil, tout petit, et [laissa|a laissé] partir l’autobus de quatre heures.',
      'Le sourire [tomba|est tombé] droit sur la grand-tante. Elle [oublia|a oublié] de le rendre, tant elle le regardait. Puis elle [ôta|a ôté] une manche de son manteau, et l’autre.',
      {
        text: 'Le sourire [arriva|est arrivé], tout petit, sans dents. La grand-tante [fit|a fait] le même. L’autobus [partit|est parti] sans elle.',
        to: '3-5',
      },
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'bébé', elides: false },
        holds: [
          'Mais le bébé ne savait pas ce qu’on lui voulait. On lui disait bonjour, il croyait qu’il allait pleuvoir, et son sourire restait à l’abri.',
          'Seulement, le bébé prenait tous les visages pour des lunes. On ne sourit pas à une lune, on la regarde, et le sourire restait derrière.',
        ],
        worse: [
          'Le bébé [fit|a fait] une bouche à l’envers, comme un petit pont. Le sourire était de l’autre côté du pont.',
          'Le bébé [compta|a compté] une lune de trop, et sa bouche [se plissa|s’est plissée]. Le sourire [partit|est parti] pour un autre jour.',
        ],
        sign: [
          'Dans le radiateur, l’eau ronronnait par moments. Alors le bébé ne bougeait plus et il écoutait.',
          'La grand-tante avait bâillé, derrière son gant. Le bébé avait ouvert la bouche, exactement pareil, après.',
        ],
        yields: [
          'Le bébé [regarda|a regardé] d’où cela venait. Puis un coin de bouche [monta|est monté], l’autre [suivit|a suivi], et le sourire y était.',
          'Le bébé [ouvrit|a ouvert] la bouche, [la ferma|l’a fermée], et [la trouva|l’a trouvée] drôle. Le sourire [vint|est venu] par là, sans rien demander.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit visage', elides: false },
        holds: [
          'Mais le bébé avait caché son petit visage dans le châle. Son sourire était sûrement dedans, avec le nez.',
          'Seulement, le bébé avait vu beaucoup de monde, et il s’était mis à l’ombre. Le petit visage était dans un cou, et le sourire dans le petit visage.',
        ],
        worse: [
          'Le petit visage [s’enfonça|s’est enfoncé] dans la laine. Du bébé, on ne voyait plus qu’un bonnet, et du sourire, plus la moindre fossette.',
          'Le petit visage [entra|est entré] plus profond dans le cou. Du bébé, on voyait deux oreilles, et du sourire, rien.',
        ],
        sign: [
          'Au bout de la couverture, un orteil dépassait. Il bougeait, il s’arrêtait, comme s’il écoutait.',
          'Au bout d’une manche, cinq doigts tenaient un doigt. Ils serraient, puis moins.',
        ],
        yields: [
          'Le châle [glissa|a glissé], et le petit visage [sortit|est sorti] tout seul. Le bébé [regarda|a regardé] à droite, à gauche, et le sourire [vint|est venu] après.',
          'Le petit visage [se tourna|s’est tourné] d’une joue. Le bébé [regarda|a regardé] par-dessus la sienne, et le sourire [monta|est monté] derrière, comme un soleil de poche.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'petit visage', elides: false },
        holds: [
          'Mais le petit visage du bébé était fermé comme un poing. Le sourire n’était pas encore mûr.',
          'Seulement, le bébé se réveillait à peine, et un sourire se réveille en dernier. Le petit visage en était encore au nez.',
        ],
        worse: [
          'Le petit visage [se chiffonna|s’est chiffonné], du front jusqu’au menton. Le bébé [devint|est devenu] rouge, et le sourire n’était pas pour tout de suite.',
          'Le petit visage [recommença|a recommencé] par le front. Le bébé [se rendormit|s’est rendormi] à moitié, et le sourire tout à fait.',
        ],
        sign: [
          'Au coin de la bouche, il y avait un tout petit pli. Il avait bougé.',
          'Une paupière avait fini. Elle était ouverte, d’un seul côté.',
        ],
        yields: [
          'Le pli [grandit|a grandi], sans se presser, et l’autre coin l’[imita|a imité]. Le bébé avait un sourire, avec une fossette à gauche.',
          'L’autre paupière, puis le nez, puis les joues : tout le bébé [arriva|est arrivé], et le sourire [ferma|a fermé] la marche.',
        ],
      },
    },
  },
  lullaby: {
    title: ['La prise de minuit', '{hero} entre deux pleurs'],
    prize: { g: 'f', one: 'prise sans pleurs', elides: false },
    obstacle: { g: 'm', one: 'bébé', elides: false },
    task: [
      'La maquette du groupe devait partir à minuit, et il manquait la voix. L’appartement n’avait qu’une heure de libre. C’était aussi, depuis trois semaines, l’heure à laquelle le bébé refusait de dormir.',
    ],
    gift: [
      'À minuit moins quatre, le fichier [partit|est parti]. Dans la prise, tout au fond, on entendait une respiration très courte. Le batteur [écrivit|a écrit] qu’il fallait la laisser, et [baissa|a baissé] tout le reste d’un cran.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'bébé', elides: false },
        holds: [
          'Mais pour le bébé, une chanson était un appel. Dès le premier vers, il se croyait invité, et la prise avait un deuxième chanteur.',
        ],
        worse: [
          'Le bébé [monta|est monté] d’une octave et [tint|a tenu] la note. Sur l’écran, la prise n’était plus qu’un mur rouge, d’un bord à l’autre.',
        ],
        sign: [
          'Dans le casque posé sur le lit, la basse tournait encore, très grave. Le bébé avait la bouche ouverte, et il se taisait.',
        ],
        yields: [
          'Le bébé [cala|a calé] son souffle sur la basse, une mesure sur deux. Le temps d’une chanson entière, la prise [resta|est restée] verte.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'planning du soir', elides: false },
        holds: [
          'Mais qui promenait le bébé, et quand, plus personne ne le savait. Le planning du soir avait été corrigé par quatre mains, et la prise tombait chaque fois dans un trou.',
        ],
        worse: [
          'Deux adultes [vinrent|sont venus] au même moment, puis il n’en [vint plus|est plus venu] aucun. Le bébé [hurla|a hurlé] au milieu de la prise, et il était onze heures vingt.',
        ],
        sign: [
          'Sur le planning, entre deux ratures, il y avait une case sans nom. Elle durait une heure, et chacun avait cru qu’elle était à un autre.',
        ],
        yields: [
          'Le planning du soir [tint|a tenu] en trois lignes. Le bébé [partit|est parti] faire le tour du quartier sur une épaule, et la prise [eut|a eu] quarante minutes de silence.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'sommeil', elides: false },
        holds: [
          'Mais le bébé ne dormait pas, et la prise attendait derrière une cloison en carton. Le sommeil, ce soir-là, venait jusqu’aux paupières et repartait.',
        ],
        worse: [
          'Le bébé [rouvrit|a rouvert] les deux yeux, parfaitement clairs. Le sommeil était à refaire depuis le début, et la prise [perdit|a perdu] encore un quart d’heure.',
        ],
        sign: ['Sur la couverture, un des deux poings s’était ouvert. Les doigts ne tenaient plus rien.'],
        yields: [
          'L’autre poing [s’ouvrit|s’est ouvert] aussi. Le bébé [dormit|a dormi] avant la fin du refrain, et la prise [alla|est allée] jusqu’à la dernière note.',
        ],
      },
    },
  },
  room: {
    title: ['Le port sur le mur', '{hero} et l’armoire dessinée'],
    prize: { g: 'm', one: 'port peint', elides: false },
    obstacle: { g: 'm', one: 'plan des parents', elides: false },
    task: [
      'Lundi, la chambre serait pour deux. Le port peint sur le mur avait pris tout un printemps, grue par grue. Il fallait qu’il ait sa place dans le nouveau plan, et qu’on le voie des deux lits.',
    ],
    gift: [
      'Lundi soir, la veilleuse [éclaira|a éclairé] le port peint, de la grue jusqu’au phare. Dans le petit lit, deux yeux [s’ouvrirent|se sont ouverts] et [suivirent|ont suivi] le quai, lentement, d’un bout à l’autre.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'mère au mètre', elides: false },
        holds: [
          'Mais le plan des parents était fini, et la mère au mètre se tenait devant la chambre. Il y avait une armoire, exactement là où était le port peint, et cela ne se discutait plus.',
        ],
        worse: [
          'La mère au mètre [repassa|a repassé] l’armoire à l’encre. Sur le plan des parents, le port peint n’existait pas, il y avait deux portes et une poignée.',
        ],
        sign: [
          'Les yeux de la mère revenaient au ruban, puis au mur. Le mètre s’arrêtait trop tôt, il lui manquait une main.',
        ],
        yields: [
          'La mère au mètre [tint|a tenu] l’autre bout du ruban et [lut|a lu] tout haut. Sur le plan des parents, l’armoire [passa|est passée] en face, et le port peint [reprit|a repris] son mur.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'armoire', elides: true },
        holds: [
          'Mais le plan des parents avait déjà commencé sans personne. L’armoire était arrivée, pleine, et elle était contre le port peint, du phare jusqu’à la grue.',
        ],
        worse: [
          'L’armoire [se tassa|s’est tassée] dans la moquette. Le plan des parents tombait juste, et la moitié du port peint n’était plus à personne.',
        ],
        sign: [
          'Un des pieds de l’armoire ne touchait pas le sol. Quand un camion passait dans la rue, il claquait.',
        ],
        yields: [
          'L’armoire [pivota|a pivoté] sur trois pieds et [s’adossa|s’est adossée] au couloir. Le plan des parents [gagna|a gagné] une rature, et le port peint [revit|a revu] le jour.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'promesse', elides: false },
        holds: [
          'Mais il y avait eu une promesse, et le plan des parents l’avait rompue. On avait dit que rien ne toucherait au port peint, et l’on avait dit cela avant les mesures.',
        ],
        worse: [
          'Un autre morceau de la promesse [tomba|est tombé]. Sur le plan des parents, le mur était plus court d’un mètre, et le port peint n’avait plus de phare.',
        ],
        sign: [
          'Le plan avait deux versions, celle d’avril et celle-ci. Leurs bords allaient l’un contre l’autre, à l’endroit du mur.',
        ],
        yields: [
          'La promesse [fut|a été] recollée, en moins longue, signée des deux côtés. Sur le plan des parents, le port peint était dessiné, avec son nom, et l’armoire petite.',
        ],
      },
    },
  },
} satisfies FrErrands;
