import type { FrErrands } from '../../schema.ts';

export const scienceLab = {
  answer: {
    title: ['La réponse dans la machine', '{hero} et les billes'],
    prize: { g: 'f', one: 'réponse', elides: false },
    obstacle: { g: 'f', one: 'machine à billes', elides: false },
    task: [
      'Le plus petit des visiteurs avait posé une question, et le robot du laboratoire l’avait mise dans l’entonnoir. À la sonnerie, la machine à billes s’arrêterait jusqu’à demain. Et demain, le plus petit serait chez lui.',
      '<companion>Il l’a demandée si bas que seul le robot a entendu</companion>, [dit|a dit] {companion}. La question du plus petit des visiteurs était dans l’entonnoir. La réponse devait tomber avant la sonnerie.',
      {
        text: 'Le plus petit avait posé une question. La machine à billes avait la réponse. Bientôt, la machine irait dormir.',
        to: '3-5',
      },
    ],
    gift: [
      'Le plus petit [prit|a pris] la réponse à deux mains et [suivit|a suivi] les lettres avec le doigt, jusqu’au point. Puis il [la replia|l’a repliée], [la rangea|l’a rangée] dans sa chaussure, et [remit|a remis] la chaussure.',
      'Le plus petit [lut|a lu] la réponse tout seul, en remuant les lèvres. Il [regarda|a regardé] le plafond, longtemps. Puis il [chuchota|a chuchoté] une autre question au robot, pour la prochaine fois.',
      {
        text: 'Le plus petit [lut|a lu] la réponse avec son doigt. Puis il [la cacha|l’a cachée] dans sa chaussure.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'volet', elides: false },
        holds: [
          'Mais la réponse était dans la machine à billes, derrière le petit volet du bas. Le volet était fermé, et la clé n’avait jamais été inventée.',
          'Mais la machine à billes avait avalé la réponse et fermé son volet. Elle avait l’air de réfléchir.',
        ],
        worse: [
          'Le volet [se coinça|s’est coincé] par un coin. Dans la machine à billes, la réponse [glissa|a glissé] d’un étage, on l’[entendit|a entendue] froisser.',
          'Le volet [descendit|est descendu] d’un cran. Dans la machine à billes, la réponse [se plia|s’est pliée] en deux.',
        ],
        sign: [
          'À côté du volet, un trombone pendait à une ficelle. Déplié, il avait exactement la longueur du loquet.',
          'Une règle plate était posée sur la machine, et elle avait justement une encoche.',
        ],
        yields: [
          'Le volet [se leva|s’est levé], clic, et la machine à billes [tira|a tiré] une langue de carton. Au bout de la langue, il y avait la réponse.',
          'Le volet [se leva|s’est levé] comme une paupière. La machine à billes [tendit|a tendu] la réponse.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'tube de billes', elides: false },
        holds: [
          'Mais il fallait savoir par où la réponse sortirait de la machine à billes. Un petit clic le disait, et dans le tube de billes tout roulait par-dessus.',
          'Mais la machine à billes parlait en roulant, et la réponse devait faire un clic. Il y avait beaucoup de roulant pour un clic.',
        ],
        worse: [
          'Le tube de billes [roula|a roulé] jusqu’en haut et [recommença|a recommencé], deux fois plus plein. Dans la machine, le clic de la réponse [se noya|s’est noyé].',
          'Le tube de billes [fit|a fait] l’averse. La réponse [passa|est passée] quelque part dans la machine à billes.',
        ],
        sign: [
          'À chaque tour, les billes arrivaient en haut et réfléchissaient. Pendant qu’elles réfléchissaient, on entendait la pendule.',
          'Au tournant, les billes faisaient la queue, et la queue ne fait pas de bruit.',
        ],
        yields: [
          'Le tube de billes [se vida|s’est vidé] de son bruit. Clic, [fit|a fait] la machine à billes, à gauche, et la réponse [sortit|est sortie] juste là.',
          'Les billes [attendirent|ont attendu] leur tour. Clic, [dit|a dit] la machine à billes, et la réponse [pointa|a pointé] le nez.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'tube de carton', elides: false },
        holds: [
          'Mais dans la machine à billes, un tube de carton s’était rompu juste avant la sortie. Les billes tombaient à côté, et la réponse attendait d’être poussée.',
          'Mais la machine à billes avait un tube de carton, et le tube un trou. La réponse attendait une bille qui ne venait pas.',
        ],
        worse: [
          'Un deuxième anneau [se détacha|s’est détaché] du tube de carton. La réponse [glissa|a glissé] sous la machine à billes, avec la poussière.',
          'Le tube [se déchira|s’est déchiré] encore un peu. Une bille [roula|a roulé] sous l’armoire, et la réponse [resta|est restée] dans la machine à billes.',
        ],
        sign: [
          'Les deux bords du carton étaient droits. L’un portait une moitié de flèche, et l’autre la pointe.',
          'Le dessin, d’un côté, avait un demi-escargot. L’autre moitié était de l’autre côté.',
        ],
        yields: [
          'La flèche [eut|a eu] sa pointe, et le tube de carton [tint|a tenu]. Une bille [descendit|est descendue] toute la machine à billes, et elle [poussa|a poussé] la réponse dehors.',
          'L’escargot [fut|a été] entier. Les billes [passèrent|sont passées] dessus, et la machine à billes [tira|a tiré] la réponse.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente du volet', elides: false },
        holds: [
          'Mais la réponse dépassait presque de la machine à billes, sous le volet. Dans la fente du volet, on passait un ongle, et pas le doigt qui est derrière.',
          'Mais la réponse s’était arrêtée dans la fente du volet, de travers. La machine à billes n’avait plus faim, et ne la rendait pas.',
        ],
        worse: [
          'Le volet [descendit|est descendu] de l’épaisseur d’un doigt. La réponse [rentra|est rentrée] dans la machine à billes, jusqu’au dernier coin.',
          'La fente [pinça|a pincé]. La réponse [rentra|est rentrée] d’une ligne dans la machine à billes.',
        ],
        sign: [
          'Sur le côté, la fente était plus large. Le carton y avait été mordu, par une souris ou par un savant.',
          'Près de la charnière, le volet bâillait.',
        ],
        yields: [
          'La réponse [sortit|est sortie] par le côté, un mot après l’autre. La machine à billes [fit|a fait] un petit bruit de ventre.',
          'La réponse [sortit|est sortie] près de la charnière, une phrase à la fois. La machine à billes [fit|a fait] ding.',
        ],
      },
    },
  },
  bean: {
    title: ['Le haricot des petits', '{hero} et les grands pots'],
    prize: { g: 'm', one: 'haricot', elides: false },
    obstacle: { g: 'm', one: 'coin des plantes', elides: false },
    task: [
      'À quatre heures, les petits du jardin d’enfants venaient chercher leur haricot. Ils l’avaient mesuré chaque jour, avec une règle et un chapeau. Aujourd’hui, il devait s’ouvrir, et leur drapeau de papier était déjà planté.',
      'Les petits du jardin d’enfants avaient planté un haricot et un drapeau. À quatre heures, ils viendraient les chercher. Le drapeau était prêt. Le haricot devait s’ouvrir aujourd’hui.',
      {
        text: 'Les petits avaient planté un haricot. Ils venaient le chercher. Le haricot ne se montrait pas.',
        to: '3-5',
      },
    ],
    gift: [
      'Les petits [arrivèrent|sont arrivés] à quatre heures, avec la règle. Le haricot [fut|a été] mesuré par devant, par derrière, puis en chapeaux. Le plus petit lui [souffla|a soufflé] dessus, pour qu’il connaisse.',
      'À quatre heures, neuf nez [se posèrent|se sont posés] au bord du pot. Le haricot avait deux feuilles, pliées comme des mains. On [lui mit|lui a mis] le chapeau, et il [le porta|l’a porté].',
      {
        text: 'Les petits [mesurèrent|ont mesuré] le haricot. Devant, derrière. Le plus petit lui [souffla|a soufflé] dessus, pour dire bonjour.',
        to: '3-5',
      },
    ],
    by: {
      needsTime: {
        part: { g: 'm', one: 'haricot', elides: false },
        holds: [
          'Mais dans le coin des plantes, le haricot n’avait rien ouvert du tout. Il y avait un pot, de la terre, un drapeau, et il était trois heures.',
          'Mais le haricot était dans la terre, et la terre ne disait rien. Dans le coin des plantes, on n’entendait pousser que l’impatience.',
        ],
        worse: [
          'Le haricot [rentra|est rentré] dans sa terre, comme on tire la couverture. Dans le coin des plantes, le drapeau des petits [pencha|a penché] et [se coucha|s’est couché].',
          'La terre [se referma|s’est refermée]. Dans le coin des plantes, le haricot [repartit|est reparti] de plus bas.',
        ],
        sign: [
          'Dans la terre, il y avait une fente. Elle était fine comme un cheveu, et elle faisait un petit toit.',
          'Un grain de terre avait bougé, sans vent.',
        ],
        yields: [
          'La terre [se souleva|s’est soulevée], et le haricot [sortit|est sorti], plié en deux, un peu pâle. Dans le coin des plantes, il [se redressa|s’est redressé] et [ouvrit|a ouvert] une feuille.',
          'Le grain [roula|a roulé], et une petite tête verte [le regarda|l’a regardé] rouler. Le haricot était né, dans le coin des plantes.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'robot arroseur', elides: false },
        holds: [
          'Mais le haricot était dans le coin des plantes, et le robot arroseur y rangeait par taille. Un haricot qui n’a pas encore de taille va tout derrière.',
          'Mais le robot arroseur avait classé le haricot, dans le coin des plantes, à la lettre Q, comme Quoi.',
        ],
        worse: [
          'Le robot arroseur [prit|a pris] le haricot et [le remit|l’a remis] au dernier rang, derrière les fougères. Dans le coin des plantes, il n’y avait plus de drapeau à voir.',
          'Le robot arroseur [classa|a classé] mieux. Le haricot [passa|est passé] derrière le Z, au fond du coin des plantes.',
        ],
        sign: [
          'Par terre, il y avait une flèche à la craie, pour la visite. Le robot arroseur l’avait suivie, et il était revenu exprès.',
          'Devant un soleil dessiné au mur, il tournait les pots, toujours.',
        ],
        yields: [
          'Le robot arroseur [suivit|a suivi] la flèche, en ronronnant. Il [sortit|est sorti] du coin des plantes, le haricot devant lui comme un gâteau.',
          'Le robot arroseur [vit|a vu] le soleil et [avança|a avancé] ce qu’il tenait. Le haricot [sortit|est sorti] du coin des plantes, très droit.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'gros pot', elides: false },
        holds: [
          'Mais dans le coin des plantes, un gros pot était posé devant le haricot. Il y poussait un citronnier, et le citronnier ne marche pas.',
          'Mais un gros pot s’était mis devant, au coin des plantes. Le haricot était derrière, à l’ombre d’un citronnier.',
        ],
        worse: [
          'Le gros pot [se tassa|s’est tassé] sur sa soucoupe. Au fond du coin des plantes, le haricot était contre le mur, et son drapeau plié.',
          'Le gros pot [se cala|s’est calé]. Dans le coin des plantes, le haricot [pencha|a penché] son drapeau.',
        ],
        sign: [
          'D’un côté, la soucoupe avait un éclat. Par là, le gros pot se balançait un peu.',
          'Sous la soucoupe, un crayon avait roulé. Le pot, dessus, hésitait.',
        ],
        yields: [
          'Le gros pot [tourna|a tourné] sur son bord, comme un danseur en jupe. Le coin des plantes [s’ouvrit|s’est ouvert], et le haricot [eut|a eu] de la lumière jusqu’au drapeau.',
          'Le gros pot [roula|a roulé] sur son crayon. Le coin des plantes [eut|a eu] du soleil, et le haricot aussi.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'tortue', elides: false },
        holds: [
          'Mais le haricot était dans le coin des plantes, et la tortue du laboratoire s’était mise derrière. Elle l’avait contre elle, et elle n’aimait pas les visites à quatre heures.',
          'Mais la tortue du laboratoire avait pris le haricot pour un bébé. Elle l’avait caché dans le coin des plantes, et se cachait avec.',
        ],
        worse: [
          'La tortue [rentra|est rentrée] derrière les pots, et le haricot [partit|est parti] devant elle. Dans le coin des plantes, il n’y avait plus que des feuilles.',
          'La tortue [ferma|a fermé] boutique. Le haricot [resta|est resté] dedans, quelque part dans le coin des plantes.',
        ],
        sign: [
          'De la carapace dépassait un pied. Il avait quatre griffes, et il en bougeait une.',
          'Un bout de queue était resté dehors, pointu, et il écoutait.',
        ],
        yields: [
          'Quatre pieds, puis une tête toute plissée. La tortue [sortit|est sortie] du coin des plantes, en poussant le haricot de son front.',
          'La tortue [rouvrit|a rouvert], très lentement. Elle [poussa|a poussé] le haricot hors du coin des plantes, avec une feuille de salade.',
        ],
      },
    },
  },
  glass: {
    title: ['Le verre qui donne la note', '{hero} derrière le rideau'],
    prize: { g: 'm', one: 'verre chanteur', elides: false },
    obstacle: { g: 'm', one: 'coin au rideau', elides: false },
    task: [
      'La soirée de musique du laboratoire commençait à la sonnerie. Trente verres étaient alignés, avec trente doigts mouillés. Celui qui donne la première note, le verre chanteur au bord bleu, n’était pas à sa place.',
      '<companion>Personne n’ose commencer</companion>, [dit|a dit] {companion}. Trente doigts mouillés attendaient au-dessus de trente verres. La première note est pour le verre chanteur, au bord bleu. Il n’était pas là, et l’on allait sonner.',
      {
        text: 'On allait faire chanter trente verres, avec le doigt. Il manquait le premier, le verre chanteur, le bleu.',
        to: '3-5',
      },
    ],
    gift: [
      'Un doigt mouillé [fit|a fait] le tour du bord bleu, et le verre [chanta|a chanté]. Les trente autres l’[écoutèrent|ont écouté], puis [chantèrent|ont chanté] aussi. Sur l’étagère, un bocal vide [se mit|s’est mis] à vibrer.',
      'Le verre chanteur [donna|a donné] sa note, et elle [resta|est restée] en l’air. Les trente autres [montèrent|sont montés] dessus, l’un après l’autre. Une mouche, très surprise, [se posa|s’est posée].',
      {
        text: 'Un doigt mouillé [fit|a fait] le tour. Iiii, [chanta|a chanté] le verre. Iiii, [chantèrent|ont chanté] les autres.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'chatte du laboratoire', elides: false },
        holds: [
          'Mais le verre chanteur était dans le coin au rideau, et la chatte du laboratoire dormait autour. Elle en faisait le tour exact.',
          'Mais la chatte du laboratoire dormait dans le coin au rideau, roulée autour du verre chanteur. Elle ronronnait, et il ronronnait aussi.',
        ],
        worse: [
          'La chatte [grogna|a grogné] et [se serra|s’est serrée]. Dans le coin au rideau, on ne voyait plus du verre chanteur qu’un bord bleu.',
          'La chatte [se resserra|s’est resserrée]. Dans le coin au rideau, le verre chanteur [chanta|a chanté] faux, une fois.',
        ],
        sign: [
          'Devant la chatte étaient rangés un bouchon, un crayon et une boule de papier. C’était sa collection.',
          'Sa souris de laine, sa balle et son bouchon étaient côte à côte, le nez vers le mur.',
        ],
        yields: [
          'La chatte [s’étira|s’est étirée] de tout son long, vers le bouchon. Le verre chanteur [resta|est resté] au milieu du coin au rideau, plein de poils et de chaleur.',
          'La chatte [alla|est allée] ronronner contre sa souris. Le verre chanteur [resta|est resté], au coin au rideau, avec une buée de moustaches.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'gardien au balai', elides: false },
        holds: [
          'Mais le verre chanteur était dans le coin au rideau, et le gardien au balai se tenait devant. C’était balayé, derrière, et cela devait le rester.',
          'Mais le gardien au balai défendait le coin au rideau contre les pieds. Le verre chanteur était du bon côté du balai.',
        ],
        worse: [
          'Le gardien [écarta|a écarté] les pieds et [mit|a mis] le balai en travers. Derrière lui, il n’y avait plus ni coin au rideau, ni verre chanteur.',
          'Le gardien [balaya|a balayé] jusqu’aux orteils de tout le monde. Le coin au rideau [se referma|s’est refermé], verre chanteur compris.',
        ],
        sign: [
          'Le gardien levait sans cesse les yeux vers le haut de l’armoire. Sa pelle y était, et il n’avait que le balai.',
          'Il bâillait, et regardait le tabouret, mais un tabouret ne balaie pas.',
        ],
        yields: [
          'Le gardien [mit|a mis] le balai sur l’épaule et [s’écarta|s’est écarté], du côté de l’armoire. Dans le coin au rideau, le verre chanteur brillait, sans un grain de poussière.',
          'Le gardien [s’assit|s’est assis], le balai sur les genoux. Le coin au rideau était libre, et le verre chanteur [fit|a fait] mm.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'coin au rideau', elides: false },
        holds: [
          'Mais le verre chanteur était dans le coin au rideau, tout au fond. On y rangeait ce qui craint la lumière, et c’était réussi.',
          'Mais on gardait le coin au rideau dans le noir, pour les choses fragiles. Le verre chanteur était la plus fragile.',
        ],
        worse: [
          'Le rideau [retomba|est retombé], et le coin [parut|a paru] plus profond. Du verre chanteur, pas un trait de bleu.',
          'Le rideau [s’épaissit|s’est épaissi]. Dans le coin, le verre chanteur [n’eut plus|n’a plus eu] de bord.',
        ],
        sign: [
          'Au fond, il y avait une lueur bleue. Elle était ronde et mince comme une bague.',
          'Un point bleu attendait, à la hauteur d’un genou.',
        ],
        yields: [
          'Sous la bague bleue, il y avait un pied de verre. Le verre chanteur [sortit|est sorti] du coin au rideau, porté comme une bougie.',
          'Le point [fit|a fait] un rond. C’était le bord du verre chanteur, et le coin au rideau [le lâcha|l’a lâché].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'long rideau', elides: false },
        holds: [
          'Mais le verre chanteur était dans le coin au rideau, et le long rideau faisait trois fois le tour. Quand un côté s’ouvrait, l’autre revenait.',
          'Mais le long rideau s’était refermé sur le verre chanteur, de tous les côtés. Quand on en tenait un, l’autre dansait.',
        ],
        worse: [
          'Le long rideau [revint|est revenu], plus tordu. Le coin était fermé, et le verre chanteur [tinta|a tinté] dessous, tout petit.',
          'Le long rideau [tourna|a tourné] sur lui-même. Dans le coin, le verre chanteur [eut|a eu] trois manteaux.',
        ],
        sign: [
          'De l’autre côté pendait un second cordon. Il avait un gland doré, et personne ne l’avait encore tenu.',
          'À l’autre bout, un anneau pendait, et il brillait de ne servir à personne.',
        ],
        yields: [
          'Le long rideau [s’ouvrit|s’est ouvert] par les deux bouts, en soufflant. Au milieu du coin, le verre chanteur était debout, et il [vibra|a vibré] un peu.',
          'Le long rideau [s’écarta|s’est écarté] par les deux bouts. Dans le coin, le verre chanteur [donna|a donné] sa note, sans qu’on le lui demande.',
        ],
      },
    },
  },
  fair: {
    title: ['L’étoile de sable', '{hero} et le pendule arrêté'],
    prize: { g: 'f', one: 'étoile de sable', elides: true },
    obstacle: { g: 'f', one: 'table de l’équipe', elides: false },
    task: [
      'Le jury passait à trois heures. L’équipe avait promis une étoile de sable, dessinée par un pendule, en direct, sans y mettre la main. Il était deux heures dix, et le pendule pendait tout droit devant une feuille blanche.',
    ],
    gift: [
      'À trois heures, le sable [coula|a coulé], et l’étoile [se dessina|s’est dessinée] branche après branche. Une dame du jury [oublia|a oublié] sa grille de notes. Elle [s’accroupit|s’est accroupie] à la hauteur de la feuille, son badge dans le sable.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ficelle du pendule', elides: false },
        holds: [
          'Mais sur la table de l’équipe, après l’essai manqué, une ficelle du pendule avait pris les deux autres. Le tout tournait en rond, et l’étoile de sable n’était qu’un point.',
        ],
        worse: [
          'La ficelle [se vrilla|s’est vrillée] encore autour des autres. Sur la table de l’équipe, le sable [tomba|est tombé] d’un coup, et l’étoile [devint|est devenue] un tas.',
        ],
        sign: ['Sous l’anneau, la ficelle faisait une boucle. Elle tournait à vide, et rien ne la serrait.'],
        yields: [
          'La ficelle du pendule [quitta|a quitté] les autres, tour après tour. Au-dessus de la table de l’équipe, il [partit|est parti] de lui-même, et une première branche de l’étoile [parut|a paru].',
        ],
      },
      shy: {
        part: { g: 'f', one: 'partenaire des calculs', elides: false },
        holds: [
          'Mais à la table de l’équipe, il manquait la partenaire des calculs. Depuis l’essai, elle était derrière la pile de chaises avec le cahier, et sans le cahier, pas d’étoile de sable.',
        ],
        worse: [
          'La partenaire des calculs [passa|est passée] dans la salle d’à côté. Le cahier [quitta|a quitté] la table de l’équipe, et l’étoile de sable n’avait plus un seul nombre derrière elle.',
        ],
        sign: [
          'Dans l’encadrement, on voyait un pied. Il battait exactement le temps du pendule, six et demi, six et demi.',
        ],
        yields: [
          'La partenaire des calculs [revint|est revenue] à la table de l’équipe et [ouvrit|a ouvert] le cahier à la bonne page. L’étoile de sable était déjà dedans, au crayon.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'grand portique', elides: false },
        holds: [
          'Mais sur la table de l’équipe, le grand portique avait quatre pieds et autant d’avis. Quand on en posait un, un autre glissait, et l’étoile de sable aurait eu des branches de toutes les tailles.',
        ],
        worse: [
          'Le grand portique [boita|a boité] d’un pied sur l’autre. La table de l’équipe [trembla|a tremblé], la feuille [se plia|s’est pliée], et de l’étoile de sable il n’y avait que le sable.',
        ],
        sign: [
          'Le portique avait une barre à l’arrière aussi. Elle figurait sur le plan depuis le début, et personne ne l’avait encore prise.',
        ],
        yields: [
          'Le grand portique [se posa|s’est posé] sur ses quatre pieds à la fois. La table de l’équipe [ne bougea plus|n’a plus bougé], et la première branche de l’étoile [coula|a coulé] droit.',
        ],
      },
    },
  },
  intern: {
    title: ['La main du squelette', '{hero} et le dernier jour'],
    prize: { g: 'f', one: 'explication enregistrée', elides: true },
    obstacle: { g: 'f', one: 'salle des stagiaires', elides: false },
    task: [
      'C’était le dernier jour du stage. À midi, des visiteurs venaient, et le squelette de l’exposition devait lever la main et parler. L’explication enregistrée était prête, de la voix même des stagiaires. Seulement, elle partait du poignet.',
    ],
    gift: [
      'À midi cinq, le squelette [leva|a levé] la main, et l’explication [commença|a commencé]. Un petit visiteur [leva|a levé] la sienne aussi, et [la regarda|l’a regardée] jusqu’à la fin, devant, derrière.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'main de bois', elides: false },
        holds: [
          'Mais dans la salle des stagiaires, la main de bois était tombée du squelette. Sans elle, rien ne donnait le signal, et l’explication enregistrée ne partait pas.',
        ],
        worse: [
          'Un doigt de plus [roula|a roulé] sous la table. Dans la salle des stagiaires, l’explication enregistrée [partit|est partie] toute seule, sans main, devant personne.',
        ],
        sign: [
          'Sur les deux bords, il y avait la moitié d’un nombre, au crayon. Mis l’un contre l’autre, ils disaient vingt-sept.',
        ],
        yields: [
          'La main de bois [se ferma|s’est fermée] sur ses vingt-sept os, un peu de biais. Dans la salle des stagiaires, elle [se leva|s’est levée], et l’explication enregistrée [eut|a eu] son signal.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'cheffe du laboratoire', elides: false },
        holds: [
          'Mais depuis l’étiquette fausse, la cheffe du laboratoire se tenait dans la porte de la salle des stagiaires, un plateau en main. Le squelette restait où il était, et l’explication enregistrée avec lui.',
        ],
        worse: [
          'La cheffe du laboratoire [fit|a fait] rouler le squelette derrière un paravent. La salle des stagiaires [parut|a paru] très propre, et l’explication enregistrée n’avait plus de corps.',
        ],
        sign: [
          'Les yeux de la cheffe revenaient à l’étiquette. Un mot y était barré, et il n’y en avait pas encore d’autre au-dessus.',
        ],
        yields: [
          'La cheffe du laboratoire [posa|a posé] le plateau et [poussa|a poussé] le paravent du pied. Au milieu de la salle des stagiaires, le squelette [reparut|a reparu], et l’explication enregistrée était à l’heure.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'vernis', elides: false },
        holds: [
          'Mais dans la salle des stagiaires, le vernis de la nouvelle étiquette n’était pas sec. Tant qu’il collait, l’explication enregistrée parlait d’un os sans nom.',
        ],
        worse: [
          'Le vernis [coula|a coulé] dans les lettres. Dans la salle des stagiaires, on ne pouvait plus lire le nom, et l’explication enregistrée n’avait plus d’objet.',
        ],
        sign: ['Un bord de l’étiquette ne collait plus au doigt. Il était mat, et il sentait moins fort.'],
        yields: [
          'Le vernis [prit|a pris] sur tout le nom, lettre par lettre. Dans la salle des stagiaires, l’étiquette [pendit|a pendu] au bon os, et l’explication enregistrée [put|a pu] le dire.',
        ],
      },
    },
  },
} satisfies FrErrands;
