import type { FrErrands } from '../../schema.ts';

export const schoolDay = {
  name: {
    title: ['Un nom en six lettres', 'Le cochon d’Inde sans nom'],
    prize: { g: 'm', one: 'nom', elides: false },
    obstacle: { g: 'm', one: 'grand travail', elides: false },
    task: [
      'À la cloche, le cochon d’Inde de la classe partait pour les vacances chez le gardien. Sur sa petite porte, à la place du nom, il n’y avait qu’un trait.',
      '<companion>Le gardien va dire quoi, pour l’appeler ?</companion> [demanda|a demandé] {companion}. Le cochon d’Inde partait en vacances chez lui, à la cloche. Sur la petite porte, il n’y avait toujours pas de nom.',
      {
        text: 'Le cochon d’Inde partait en vacances. Sur sa maison, il n’y avait pas son nom. Rien qu’un trait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le nom [prit|a pris] sa place sur la petite porte, en six lettres. Le gardien [le lut|l’a lu] tout haut, en articulant. Dans la paille, le cochon d’Inde [répondit|a répondu] couic.',
      'On [colla|a collé] le nom sur la petite porte. Le cochon d’Inde en [mangea|a mangé] un coin, le dernier. Le gardien [dit|a dit] que cela se prononçait aussi bien sans.',
      {
        text: 'On [mit|a mis] le nom sur la petite maison. On [le lut|l’a lu] tout haut. Couic, [dit|a dit] le cochon d’Inde.',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', one: 'grande feuille', elides: false },
        holds: [
          'Mais pour découper le nom, il fallait d’abord la grande feuille à plat. C’était un grand travail, et la feuille s’enroulait par tous les bouts.',
          'Mais le grand travail prenait toute une feuille, et la feuille prenait toute la table. Le nom devait tenir dessus, et rien ne tenait.',
        ],
        worse: [
          'La feuille [s’enroula|s’est enroulée] des quatre côtés. Dans le rouleau, les lettres du nom [attrapèrent|ont attrapé] des plis.',
          'La grande feuille [rentra|est rentrée] chez elle, en rouleau. Le nom [se plia|s’est plié] en accordéon.',
        ],
        sign: [
          'Au bout de la table, un coin de la feuille traînait. Aucune main n’était dessus.',
          'En face, il y avait un coin libre, et une gomme posée à côté, comme un presse-papier.',
        ],
        yields: [
          'La feuille [resta|est restée] à plat, toute la longueur de la table. Les six lettres du nom en [sortirent|sont sorties], une par une.',
          'La feuille [s’étala|s’est étalée] comme une nappe. Le grand travail [montra|a montré] enfin tout le nom, bien à plat.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'table', elides: false },
        holds: [
          'Mais à la table du grand travail, tous parlaient ensemble. Une petite voix avait trouvé le nom, et personne ne l’entendait.',
          'Mais le grand travail se faisait en parlant, et tout le monde proposait un nom. Le bon venait d’être dit, très bas.',
        ],
        worse: [
          'La table [parla|a parlé] un étage plus haut. Le nom [passa|est passé] dessous avec sa petite voix.',
          'La table [proposa|a proposé] vingt noms de plus. Le bon [glissa|a glissé] sous le grand travail.',
        ],
        sign: [
          'Entre deux phrases, la table reprenait son souffle. On entendait alors tomber les bouts de papier.',
          'Quand quelqu’un cherchait la colle, cela se taisait.',
        ],
        yields: [
          'La table [devint|est devenue] aussi calme qu’un dimanche. Alors la petite voix [dit|a dit] le nom, et il avait six lettres.',
          'La table [chercha|a cherché] la colle, longtemps. La petite voix [redit|a redit] le nom, et le grand travail [le prit|l’a pris].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peinture', elides: false },
        holds: [
          'Mais sur la table du grand travail, le nom venait d’être peint. La peinture brillait, et la cloche n’attendait pas.',
          'Mais le nom séchait, et le grand travail attendait. La cloche, elle, n’attendrait pas.',
        ],
        worse: [
          'La peinture [coula|a coulé]. Deux lettres du nom [se fondirent|se sont fondues] en une seule, avec un gros ventre.',
          'La peinture [fit|a fait] une larme. Le nom [eut|a eu] une lettre de trop, et le grand travail une tache.',
        ],
        sign: [
          'Le premier trait de la première lettre était mat. Il ne collait plus.',
          'Un point, sur le i, ne brillait plus.',
        ],
        yields: [
          'La dernière lettre [cessa|a cessé] de briller. Le nom [se laissa|s’est laissé] soulever de la table, sans laisser une trace.',
          'Après le i, [ce fut|cela a été] le tour des autres. Le nom [se décolla|s’est décollé] de la table, et le grand travail était fini.',
        ],
      },
    },
  },
  star: {
    title: ['Une étoile dans la paille', 'Le ciel des petits'],
    prize: { g: 'f', one: 'étoile', elides: true },
    obstacle: { g: 'f', one: 'maison de paille', elides: false },
    task: [
      'À dix heures, les petits jouaient leur pièce. Leur ciel avait une seule étoile, en fer-blanc, au bout d’un fil. Elle était partie avec le foin.',
      'Les petits avaient un âne, trois bergers et une nuit sans étoile. On jouait à dix heures. L’étoile de fer-blanc, la seule, était partie avec le foin.',
      {
        text: 'Les petits jouaient la nuit. Il leur fallait une étoile, au bout d’un fil. Elle était partie.',
        to: '3-5',
      },
    ],
    gift: [
      'L’étoile [monta|est montée] au-dessus de la scène, et la nuit [fut|a été] complète. Le plus petit berger [oublia|a oublié] son texte. Il [montra|a montré] l’étoile du doigt, et toute la salle [regarda|a regardé].',
      'L’étoile [se balança|s’est balancée] au bout de son fil, et les bergers [levèrent|ont levé] le nez. L’âne aussi, par-devant et par-derrière. Quelqu’un, dans la salle, [oublia|a oublié] de tousser.',
      {
        text: 'L’étoile [monta|est montée]. Le plus petit [oublia|a oublié] quoi dire. Il [la montra|l’a montrée] du doigt.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'cochon d’Inde', elides: false },
        holds: [
          'Seulement, l’étoile était dans la maison de paille, chez le cochon d’Inde. Il l’avait prise avec lui, et il ne sortait pas.',
          'Mais le cochon d’Inde avait pris l’étoile pour un trou dans le ciel. Dans sa maison de paille, il la surveillait, et ne voulait pas qu’on entre.',
        ],
        worse: [
          'Le cochon d’Inde [recula|a reculé] dans sa maison. Le fil de l’étoile [le suivit|l’a suivi], et il n’en restait qu’un bout.',
          'Le cochon d’Inde [mit|a mis] du foin devant. La maison [fut|a été] une botte, et l’étoile [perdit|a perdu] ses pointes une à une.',
        ],
        sign: [
          'À la porte, il y avait un nez. Il remuait, très vite.',
          'D’une brindille sortait une moustache. Elle tremblait comme une aiguille de boussole.',
        ],
        yields: [
          'Le cochon d’Inde [sortit|est sorti] de sa maison, sans se presser. L’étoile [venait|est venue] derrière, au bout de son fil.',
          'La moustache [avança|a avancé], le cochon d’Inde derrière. Il [tira|a tiré] l’étoile hors de sa maison par le fil, un pas, une pause, un pas.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'cochon d’Inde', elides: false },
        holds: [
          'Seulement, l’étoile était dans la maison de paille. Le cochon d’Inde dormait dessus, rond comme une brioche.',
          'Mais le cochon d’Inde couvait l’étoile. Il dormait dessus, dans la maison de paille, et cela lui faisait un ventre à cinq coins.',
        ],
        worse: [
          'Le cochon d’Inde [couina|a couiné] en dormant et [s’aplatit|s’est aplati]. De l’étoile, il ne restait plus une pointe.',
          'Le cochon d’Inde [se roula|s’est roulé] en boule. L’étoile [se prit|s’est prise] dans la paille, et la boule autour.',
        ],
        sign: [
          'Devant le nez du cochon d’Inde, une feuille, un bout de carotte et un brin de paille étaient rangés.',
          'Au bord de l’écuelle, il avait rangé trois graines, de la plus ronde à la moins ronde.',
        ],
        yields: [
          'Le cochon d’Inde [se retourna|s’est retourné] en soupirant. Dans la paille, l’étoile était toute tiède.',
          'Le cochon d’Inde [glissa|a glissé] vers ses graines, les yeux clos. L’étoile [resta|est restée] dans la paille, avec du poil à une pointe.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'maison', elides: false },
        holds: [
          'Seulement, l’étoile était au fond de la maison de paille. Par la porte, on ne voyait que du noir qui sentait le foin.',
          'Mais la maison de paille n’avait pas été bâtie pour voir clair. L’étoile y était, et ce n’est pas parce qu’on est une étoile qu’on éclaire.',
        ],
        worse: [
          'La paille [s’écroula|s’est écroulée] un peu. Le noir [gagna|a gagné] toute la maison, et l’étoile avec.',
          'Un peu de foin [boucha|a bouché] la porte. Dans la maison, l’étoile [eut|a eu] le ciel le plus noir de sa vie.',
        ],
        sign: [
          'Entre deux brins de paille, il y avait un éclat. Il s’allumait et s’éteignait.',
          'Contre la paroi, quelque chose faisait clic, et renvoyait un grain de jour.',
        ],
        yields: [
          'L’éclat [eut|a eu] une pointe, puis cinq. L’étoile était au fond de la paille, à côté d’une carotte.',
          'Au deuxième clic, il y [eut|a eu] une pointe. L’étoile [sortit|est sortie] de la paille par cette pointe-là.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'petite porte', elides: false },
        holds: [
          'Seulement, l’étoile était dans la maison de paille. La petite porte était faite pour un cochon d’Inde, pas pour une main.',
          'Mais la petite porte avait été faite au moule d’un cochon d’Inde. L’étoile, dans la maison de paille, avait cinq pointes, et c’en était quatre de trop.',
        ],
        worse: [
          'L’étoile [glissa|a glissé] jusqu’au mur du fond. La paille [s’effondra|s’est effondrée] un peu devant elle.',
          'La petite porte [se pencha|s’est penchée]. Dans la paille, l’étoile [tourna|a tourné] une pointe du mauvais côté.',
        ],
        sign: [
          'Au ras du sol, la petite porte était rongée. À cet endroit, elle était bien plus large.',
          'Derrière l’abreuvoir, la paille était mangée. Cela faisait une deuxième porte, sans bord.',
        ],
        yields: [
          'L’étoile [passa|est passée] par le bas de la porte, une pointe après l’autre, avec du foin sur le fil.',
          'L’étoile [roula|a roulé] par la porte de derrière, pointe après pointe, comme une roue qui n’est pas ronde. La paille lui [fit|a fait] une queue de comète.',
        ],
      },
    },
  },
  map: {
    title: ['L’océan dans l’armoire', '{hero} et la carte roulée'],
    prize: { g: 'f', one: 'carte', elides: false },
    obstacle: { g: 'f', one: 'armoire des cartes', elides: true },
    task: [
      'La dame invitée voulait montrer où elle allait à l’école, de l’autre côté de l’océan. Il lui fallait la grande carte. Dans dix minutes, la récréation emporterait tout le monde.',
      '<companion>Elle dit que c’est à trois mains d’ici</companion>, [dit|a dit] {companion}. La dame invitée montrait son école dans l’air. Pour la voir, il fallait la grande carte, et la récréation sonnait dans dix minutes.',
      {
        text: 'Une dame venait de très loin. Elle voulait montrer où, sur la carte. La carte n’était plus là.',
        to: '3-5',
      },
    ],
    gift: [
      'La carte [se déroula|s’est déroulée] jusqu’au bas du tableau, avec tout son bleu. La dame [posa|a posé] le doigt sur un point. <helper>Ma rue aussi</helper>, [dit|a dit] {helper}, et elle en [posa|a posé] un autre.',
      'La dame [posa|a posé] une main sur l’océan. Il y avait la place de tous les doigts. Quand la récréation [sonna|a sonné], personne [ne se leva|ne s’est levé], car on était au milieu de l’eau.',
      {
        text: 'On [déroula|a déroulé] la carte, toute bleue. Là, [fit|a fait] le doigt de la dame. C’était très loin.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Mais la carte était dans l’armoire au bout du couloir, et le loquet de l’armoire était fermé.',
          'Seulement, l’armoire des cartes gardait le monde entier, et son loquet était tombé. La carte était dedans, pliée sur son océan.',
        ],
        worse: [
          'Le loquet [se coinça|s’est coincé] de travers. Dans l’armoire, la carte [tomba|est tombée] derrière les autres.',
          'Le loquet [mordit|a mordu] plus loin. Du fond de l’armoire, la carte [répondit|a répondu] par un bruit de papier qui soupire.',
        ],
        sign: [
          'À côté de l’armoire, sur un clou, il y avait une petite cheville en bois.',
          'Sur le dessus du radiateur traînait un petit crochet tordu. Il avait la courbe du loquet.',
        ],
        yields: [
          'La porte de l’armoire [s’ouvrit|s’est ouverte], et la carte [pencha|a penché] dans le couloir, comme on descend du bus.',
          'Le loquet [salua|a salué], et l’armoire [bâilla|a bâillé]. La carte [se déroula|s’est déroulée] toute seule jusqu’à l’Amérique.',
        ],
      },
      high: {
        part: { g: 'm', one: 'râtelier', elides: false },
        holds: [
          'Mais dans l’armoire, la carte était au sommet du râtelier, au-dessus de toutes les têtes.',
          'Seulement, dans l’armoire, on avait rangé la carte au-dessus de toutes les autres, au râtelier des girafes. La main la plus haute touchait à peine le bord.',
        ],
        worse: [
          'Le râtelier [trembla|a tremblé]. La carte [roula|a roulé] jusqu’au crochet du dessus, contre le plafond de l’armoire.',
          'Le râtelier [tangua|a tangué]. En haut de l’armoire, la carte [glissa|a glissé] derrière le Groenland.',
        ],
        sign: [
          'Le long du râtelier, un cordon pendait. Il finissait en boucle, à hauteur de main.',
          'Au bas du râtelier, une barre de bois servait pour les parapluies. Un pied y tenait aussi.',
        ],
        yields: [
          'La carte [descendit|est descendue] du râtelier en tournant sur elle-même. Elle [s’arrêta|s’est arrêtée] dans deux bras ouverts.',
          'Le râtelier [se pencha|s’est penché], poli. La carte [sortit|est sortie] de l’armoire la tête la première, et l’océan [la rattrapa|l’a rattrapée].',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'grand', elides: false },
        holds: [
          'Mais devant l’armoire des cartes, il y avait un grand de service. Il avait un ruban au bras, et personne ne touchait à la carte.',
          'Seulement, un grand était de service devant l’armoire des cartes. Il avait reçu l’ordre de ne pas donner la carte, et il aimait les ordres.',
        ],
        worse: [
          'Le grand [se planta|s’est planté] au milieu du couloir. Derrière lui, il n’y avait plus d’armoire et plus un bleu de carte.',
          'Le grand [sortit|a sorti] un carnet et [nota|a noté]. L’armoire [disparut|a disparu] derrière ses épaules, et la carte derrière l’armoire.',
        ],
        sign: [
          'Les yeux du grand revenaient toujours à un cahier ouvert sur le radiateur. Il y avait une ligne commencée, et rien après.',
          'Le grand suivait des yeux le couloir. Au bout du couloir, il y avait son équipe, et il leur manquait un gardien de but.',
        ],
        yields: [
          'Le grand [fit|a fait] un pas de côté et [tint|a tenu] la porte de l’armoire. La carte [sortit|est sortie] tout entière, avec l’océan.',
          'Le grand [ferma|a fermé] son carnet et [ouvrit|a ouvert] l’armoire. La carte [lui passa|lui est passée] sous le bras, pendant qu’il regardait l’heure.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'caisse', elides: false },
        holds: [
          'Mais devant l’armoire des cartes, il y avait la caisse du globe. Elle pesait la Terre entière, et la carte était derrière.',
          'Seulement, on avait posé la caisse du globe contre l’armoire des cartes. C’était la Terre, et la Terre n’aime pas qu’on la pousse. La carte attendait derrière.',
        ],
        worse: [
          'La caisse [s’affaissa|s’est affaissée] contre l’armoire. La porte [pinça|a pincé] la carte, qui [fit|a fait] un pli.',
          'La caisse [tourna|a tourné] d’un quart, comme fait la Terre, et [s’arrêta|s’est arrêtée] pire. La porte de l’armoire [serra|a serré] la carte.',
        ],
        sign: [
          'Un bord de la caisse se balançait. Une gomme était restée dessous.',
          'Sous un coin de la caisse, il y avait un crayon rond. La caisse roulait dessus d’un rien, à droite, à gauche.',
        ],
        yields: [
          'La caisse [pivota|a pivoté] sur un coin, et la Terre [tourna|a tourné] dedans. L’armoire [s’ouvrit|s’est ouverte] juste assez pour une carte.',
          'La caisse [s’en alla|s’en est allée] sur son crayon, sans se presser. L’armoire [s’entrouvrit|s’est entrouverte], et la carte [montra|a montré] d’abord l’océan.',
        ],
      },
    },
  },
  radio: {
    title: ['Quatre minutes en direct', 'Le sujet numéro un'],
    prize: { g: 'f', one: 'émission', elides: true },
    obstacle: { g: 'f', one: 'rédaction', elides: false },
    task: [
      'La radio du lycée passait en direct à la grande pause, quatre minutes pour onze cents élèves. Le sujet numéro un était une histoire qu’une amie avait racontée un soir, à une seule personne. Elle ne répondait plus.',
    ],
    gift: [
      'L’émission [commença|a commencé] à l’heure, avec un autre sujet numéro un. Dans la cour, une fille assise loin des autres [ôta|a ôté] un seul de ses écouteurs. À la troisième minute, elle [ôta|a ôté] l’autre.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'texte commun', elides: false },
        holds: [
          'Seulement, la rédaction était coupée en deux, et l’émission s’écrivait dans un texte commun. Chaque ligne avait trois couleurs et sept remarques.',
        ],
        worse: [
          'Dix remarques de plus [apparurent|sont apparues]. L’émission ne faisait plus quatre minutes, elle faisait des morceaux.',
        ],
        sign: ['Dans la marge, une remarque était seule. Elle datait de lundi, et personne n’avait répondu.'],
        yields: [
          'Les couleurs du texte [s’éteignirent|se sont éteintes] l’une après l’autre. Il [resta|est resté] quatre minutes d’émission, lisibles d’une traite.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'rédactrice', elides: false },
        holds: [
          'Seulement, la rédactrice en chef était debout devant le studio. Sans sujet signé, il n’y aurait pas d’émission, c’était la règle.',
        ],
        worse: [
          'La rédactrice [lut|a lu] la règle à voix haute, jusqu’au troisième alinéa. Derrière elle, l’émission [perdit|a perdu] une minute, puis deux.',
        ],
        sign: [
          'Par la vitre, la rédactrice regardait sans cesse le deuxième micro. Personne n’était assis devant.',
        ],
        yields: [
          'La rédactrice [poussa|a poussé] la porte du studio avec l’épaule. La lampe rouge [s’alluma|s’est allumée], et l’émission [eut|a eu] deux voix.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'réponse', elides: false },
        holds: [
          'Seulement, l’émission ne pouvait pas commencer sans la réponse d’une amie. Dans la rédaction, tous regardaient le même écran, où trois points tremblaient.',
        ],
        worse: [
          'Les trois points [disparurent|ont disparu]. Il n’y avait plus de réponse, et l’émission était dans neuf minutes.',
        ],
        sign: ['Sous le message, il y avait maintenant une petite coche. L’amie l’avait lu.'],
        yields: [
          'La réponse [arriva|est arrivée] d’elle-même, à une minute de l’émission. Elle tenait en trois mots, et la rédaction les [lut|a lus] deux fois.',
        ],
      },
    },
  },
  bridge: {
    title: ['Un vélo sur du papier', 'Les portes à quinze heures'],
    prize: { g: 'm', one: 'vélo', elides: false },
    obstacle: { g: 'm', one: 'pont de papier', elides: false },
    task: [
      'Le groupe de physique avait promis un pont de papier qui porterait un vélo, devant tout le lycée. Les portes ouvraient à quinze heures. Un du groupe avait tout fait, une avait été oubliée, et le troisième ne venait plus.',
    ],
    gift: [
      'Le vélo [tint|a tenu] sur le pont de papier, à quinze heures quatre, sans une corde. Dans la foule, un petit de sixième [souffla|a soufflé] dessus, pour voir. Le professeur [ôta|a ôté] la pancarte qui défendait de toucher et [s’assit|s’est assis] dessous.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'jointure', elides: false },
        holds: [
          'Seulement, au milieu du pont de papier, la jointure avait lâché. Le vélo attendait contre un casier, avec sa béquille.',
        ],
        worse: [
          'Une bande de plus [se déchira|s’est déchirée] à la jointure. Le pont de papier [pencha|a penché], et le vélo n’avait même plus de rampe.',
        ],
        sign: [
          'Les deux bouts de papier étaient pliés en accordéon, du même nombre de plis. L’un entrait dans l’autre, un sur deux.',
        ],
        yields: [
          'La jointure [tint|a tenu], deux fois plus épaisse qu’avant. Le pont de papier [grinça|a grincé], et le vélo [quitta|a quitté] le sol.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'troisième', elides: false },
        holds: [
          'Seulement, le troisième du groupe était assis dehors, sur le radiateur du couloir. Sans ses calculs, le pont de papier était du papier, et le vélo un poids.',
        ],
        worse: [
          'Le troisième [changea|a changé] de couloir. Le pont de papier [mollit|a molli] d’un côté, et le vélo [resta|est resté] contre son casier.',
        ],
        sign: [
          'De la manche du troisième, une bande pliée dépassait. Elle avait un pli que le pont n’avait pas.',
        ],
        yields: [
          'Le troisième [revint|est revenu] et [s’agenouilla|s’est agenouillé] sous le pont de papier, la bande à la main. Il [hocha|a hoché] la tête, et le vélo [monta|est monté].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue poutre', elides: false },
        holds: [
          'Seulement, le pont de papier était encore en deux, et sa longue poutre se portait par les deux bouts. D’un seul côté, elle pliait, et le vélo pouvait attendre.',
        ],
        worse: [
          'La poutre [fléchit|a fléchi] aux deux bouts à la fois. Le pont de papier [prit|a pris] un pli de plus, et le vélo dix minutes de retard.',
        ],
        sign: [
          'Vers le milieu, la poutre avait une deuxième prise, renforcée au ruban. Personne ne s’en était servi.',
        ],
        yields: [
          'La poutre [passa|est passée] par-dessus les têtes, droite comme une règle. Le pont de papier [fut|a été] entier, et le vélo [roula|a roulé] vers lui.',
        ],
      },
    },
  },
} satisfies FrErrands;
