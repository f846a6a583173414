import type { FrErrands } from '../../schema.ts';

export const museumNight = {
  label: {
    title: ['Le nom du chat', 'Sous la chaise du gardien'],
    prize: { g: 'f', one: 'étiquette', elides: true },
    obstacle: { g: 'm', one: 'gardien endormi', elides: false },
    task: [
      'Sans son étiquette, le chat du tableau ne savait plus comment il s’appelait. Demain, le premier visiteur lui donnerait un nom au hasard. Et ces choses-là restent.',
      '<companion>Il a essayé Minou, pour voir</companion>, [dit|a dit] {companion}. <companion>Ça ne lui va pas.</companion> Le chat du tableau avait perdu son étiquette, et son nom avec. Demain, on l’appellerait n’importe comment.',
      {
        text: 'Le chat du tableau avait perdu son étiquette. Sans elle, il ne savait plus son nom. Miaou ?',
        to: '3-5',
      },
    ],
    gift: [
      'L’étiquette [retrouva|a retrouvé] ses deux petits clous, sous le cadre. Le chat [la lut|l’a lue] d’un bout à l’autre, puis dans l’autre sens. Il [se mit|s’est mis] à ronronner en peinture.',
      'On [remit|a remis] l’étiquette sous le tableau. Le chat [fit|a fait] trois pas hors du cadre, [la lut|l’a lue] de face, et [rentra|est rentré] prendre la pose. Cette fois, il la tenait mieux.',
      {
        text: 'On [remit|a remis] l’étiquette. Le chat [lut|a lu] son nom, deux fois. Ron, ron, [fit|a fait] la peinture.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'gardien', elides: false },
        holds: [
          'Seulement, l’étiquette dépassait de sous la chaise, et le gardien dormait dessus, les mains croisées.',
          'Mais le gardien s’était endormi sur sa chaise, le menton dans la cravate. L’étiquette était sous sa chaise, et sa main pendait devant.',
        ],
        worse: [
          'Le gardien [grogna|a grogné] dans son sommeil et [s’installa|s’est installé] mieux. L’étiquette [disparut|a disparu] sous son talon.',
          'Le gardien [ronfla|a ronflé] une fois en arrière. Sa main [tomba|est tombée] sur l’étiquette, et elle [se ferma|s’est fermée], en rêve.',
        ],
        sign: [
          'Au bord du tapis, les souliers du gardien étaient rangés, puis sa casquette, puis sa boîte à tartines.',
          'À côté de la chaise, un journal, une clémentine et un trousseau de clés étaient mis dans l’ordre de la nuit.',
        ],
        yields: [
          'Le gardien [se tourna|s’est tourné] comme on fait de la place dans un lit. L’étiquette [glissa|a glissé] jusqu’au tapis, le côté écrit en haut.',
          'Le gardien [pencha|a penché] vers la clémentine, et sa main [s’ouvrit|s’est ouverte]. Sous les doigts, l’étiquette était un peu chaude.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, l’étiquette avait glissé sous la chaise du gardien, et le gardien dormait. Il restait une fente, bonne pour une règle.',
          'Mais l’étiquette avait glissé entre le parquet et la chaise du gardien. Lui dormait, et il pesait sur la fente.',
        ],
        worse: [
          'L’étiquette [glissa|a glissé] jusqu’au mur, sous la chaise. Le gardien [croisa|a croisé] les pieds devant.',
          'La chaise [grinça|a grincé], et la fente [se ferma|s’est fermée] d’un papier. Le gardien dormait, et l’étiquette ne respirait plus.',
        ],
        sign: [
          'Derrière, un pied de la chaise était tordu. De ce côté, la fente laissait passer un livre.',
          'Côté fenêtre, une lame du parquet avait travaillé. La fente s’y ouvrait comme une boîte aux lettres.',
        ],
        yields: [
          'L’étiquette [sortit|est sortie] par-derrière, un coin après l’autre. Le gardien [rêva|a rêvé] d’une souris.',
          'L’étiquette [sortit|est sortie] par la boîte aux lettres, et le gardien [signa|a signé] quelque chose, dans son rêve.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Seulement, l’étiquette était tombée dans l’ombre, sous la chaise du gardien. Il dormait, et sa lampe aussi.',
          'Mais le gardien avait éteint sa lampe pour économiser la nuit. L’étiquette était tombée sous lui, dans l’ombre de la chaise.',
        ],
        worse: [
          'L’ombre du gardien [grandit|a grandi] jusqu’au milieu du parquet. L’étiquette n’y était plus, et la chaise à peine.',
          'L’ombre [s’allongea|s’est allongée] avec les jambes du gardien. L’étiquette [fut|a été] plus loin que le bout de l’ombre.',
        ],
        sign: [
          'Près d’un pied de la chaise, l’ombre avait un reflet. Il était jaune comme du laiton.',
          'À ras du parquet, une ligne luisait. La lune l’avait posée là, en passant par la serrure.',
        ],
        yields: [
          'Le reflet [eut|a eu] quatre coins et deux trous pour les clous. C’était l’étiquette, aux pieds du gardien, le nom en l’air.',
          'La ligne [tomba|est tombée] sur un coin, et le coin était de cuivre. L’étiquette [glissa|a glissé] de l’ombre, sans réveiller ni gardien ni chat.',
        ],
      },
    },
  },
  bead: {
    title: ['Le collier de la reine', 'Une perle dans l’armure'],
    prize: { g: 'f', one: 'perle bleue', elides: false },
    obstacle: { g: 'f', one: 'armure', elides: true },
    task: [
      'À minuit, la reine de pierre prêtait son collier à la lune. Il y manquait une perle, la bleue, celle du milieu. La reine ne pouvait pas baisser la tête pour la chercher.',
      'La reine de pierre avait un trou au milieu du cou. C’était la place de la perle bleue. À minuit, la lune viendrait emprunter le collier, comme toujours, et une reine ne prête pas un collier troué.',
      {
        text: 'La reine de pierre prêtait son collier à la lune. Il manquait la perle bleue. La reine ne pouvait pas se baisser.',
        to: '3-5',
      },
    ],
    gift: [
      'La perle bleue [reprit|a repris] sa place au milieu. À minuit, un rayon [entra|est entré] par la verrière et [se pencha|s’est penché]. Quand il [se releva|s’est relevé], la lune avait un collier.',
      'La perle bleue [prit|a pris] un peu de lune, et tout le collier [s’alluma|s’est allumé]. On [vit|a vu], un instant, sourire une reine. Mais c’était de la pierre, et l’on [ne jura|n’a juré] de rien.',
      {
        text: 'La perle bleue [reprit|a repris] sa place. La lune [entra|est entrée], et [mit|a mis] le collier.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'armure', elides: true },
        holds: [
          'Seulement, la perle avait roulé dans le casque de l’armure. L’armure était de garde depuis cinq cents ans, et elle le restait.',
          'Seulement, la perle bleue avait roulé sous la botte de l’armure. L’armure avait reçu l’ordre de ne pas bouger, il y a longtemps, et personne ne lui avait dit repos.',
        ],
        worse: [
          'L’armure [fit|a fait] un pas, bien large. Elle [posa|a posé] un gant de fer sur son casque, et la perle [disparut|a disparu].',
          'L’armure [serra|a serré] les talons, cling. Sous la botte, la perle [roula|a roulé] jusqu’au milieu, et l’on [n’en vit plus rien|n’en a plus rien vu].',
        ],
        sign: [
          'L’armure louchait vers le haut. Sur le casque, à la place du plumet, il n’y avait qu’un trou.',
          'Dans la main de l’armure, il y avait la forme d’une lance, mais pas de lance. Ses doigts de fer cherchaient, de temps en temps.',
        ],
        yields: [
          'L’armure [s’inclina|s’est inclinée], avec un bruit de tiroir. La perle bleue [roula|a roulé] hors du casque jusque dans le gant.',
          'L’armure [se tint|s’est tenue] au repos, toutes ses plaques en bas. Sa botte [bascula|a basculé], et la perle bleue [roula|a roulé] sur le parquet, libre.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'armure', elides: true },
        holds: [
          'Seulement, la perle avait roulé dans le casque de l’armure, et l’armure ne connaissait que les ordres. Pour perle, elle comprenait herse.',
          'Seulement, l’armure comprenait l’ancien français, et encore, de la main gauche. Pour perle, elle [crut|a cru] perdre, et elle serrait la perle bleue contre elle.',
        ],
        worse: [
          'L’armure [fit|a fait] demi-tour en grinçant. Dans le casque, la perle [roula|a roulé] plus loin, d’une oreille à l’autre.',
          'L’armure [changea|a changé] la perle de gant et [leva|a levé] l’autre bras, pour dire qu’elle ne perdrait rien.',
        ],
        sign: [
          'Sur un tableau, un capitaine saluait. Chaque fois que la lune passait dessus, l’armure rendait le salut.',
          'Quand la pendule frappait un coup, l’armure frappait le sol du pied. Un coup, un pied.',
        ],
        yields: [
          'L’armure [salua|a salué] si bien que son casque [pencha|a penché]. La perle bleue en [tomba|est tombée], ronde et sans une rayure.',
          'L’armure [ouvrit|a ouvert] le gant, un doigt de fer par coup. Au cinquième, la perle bleue [tomba|est tombée] dans le creux d’une main.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'visière', elides: false },
        holds: [
          'Seulement, la perle avait roulé dans le casque de l’armure. La visière était tombée après elle, et elle ne s’ouvrait plus.',
          'Seulement, la perle bleue était tombée dans l’armure, par le cou. Et la visière s’était fermée dessus, comme une paupière qui boude.',
        ],
        worse: [
          'La visière [descendit|est descendue] encore d’un doigt. De la perle, dans l’armure, on ne voyait qu’un fil bleu.',
          'La visière [se bloqua|s’est bloquée]. On [entendit|a entendu] la perle descendre d’un étage dans l’armure, jusqu’au genou.',
        ],
        sign: [
          'Le long du casque pendait une petite goupille, au bout d’une chaîne. Elle avait la taille du trou.',
          'Sous le col de fer, à un ruban fané, pendait une petite tige. Elle avait deux dents.',
        ],
        yields: [
          'La visière [se leva|s’est levée]. L’armure avait un œil, tout rond et tout bleu : c’était la perle.',
          'La visière [monta|est montée], l’armure [pencha|a penché], et toute la poussière d’un siècle [sortit|est sortie]. Au bout de la poussière, il y avait la perle bleue.',
        ],
      },
    },
  },
  whistle: {
    title: ['Le sifflet de l’oiseau', 'La salle d’emballage'],
    prize: { g: 'm', one: 'sifflet', elides: false },
    obstacle: { g: 'f', one: 'pile de caisses', elides: false },
    task: [
      'Sans son sifflet, l’oiseau de terre n’avait pas de voix. Au petit jour, il devait rappeler les autres dans leurs vitrines. Un héron était déjà dans l’escalier.',
      '<companion>C’est lui qui les ramène, le matin</companion>, [dit|a dit] {companion}. L’oiseau de terre ouvrait le bec, et il n’en sortait rien. Il lui fallait son sifflet avant le jour, car les bêtes des vitrines se promenaient partout.',
      {
        text: 'L’oiseau de terre avait perdu son sifflet. Sans lui, plus de voix. Il devait appeler les autres.',
        to: '3-5',
      },
    ],
    gift: [
      'L’oiseau de terre [prit|a pris] le sifflet dans son bec et [souffla|a soufflé] trois notes. Dans l’escalier, le héron [fit|a fait] demi-tour. Les vitrines [se remplirent|se sont remplies], et la dernière [se ferma|s’est fermée] sur une plume.',
      'Trois notes [coururent|ont couru] le long des salles. Un lion [bâilla|a bâillé], un poisson [rentra|est rentré] dans son bocal peint. Au petit jour, il manquait seulement un ver, et l’on savait où.',
      {
        text: 'Tu, tu, tu, [fit|a fait] le sifflet. Tous les oiseaux [rentrèrent|sont rentrés] dans leurs maisons de verre.',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', one: 'caisse du milieu', elides: false },
        holds: [
          'Mais le sifflet était derrière la pile de caisses. Celle du milieu tenait celle du haut, et celle du bas tenait tout le monde.',
          'Seulement, la pile de caisses arrivait d’Égypte, et chaque caisse tenait l’autre par le coin. La caisse du milieu cachait le sifflet.',
        ],
        worse: [
          'Les caisses [glissèrent|ont glissé] l’une contre l’autre, plus de travers. Le sifflet [disparut|a disparu] derrière la pile.',
          'La caisse du milieu [recula|a reculé], et celle du haut [prit|a pris] sa place. Dans la pile, le sifflet [fit|a fait] une demi-note.',
        ],
        sign: [
          'De l’autre côté, la caisse du milieu avait une deuxième poignée de corde. Elle pendait dans le vide.',
          'À l’arrière, la caisse du milieu avait deux crans pour les doigts. Ils étaient pleins de poussière égyptienne.',
        ],
        yields: [
          'La caisse du milieu [sortit|est sortie] comme un tiroir, et la pile [tint|a tenu]. Dans le trou, il y avait le sifflet, avec de la paille.',
          'La caisse du milieu [sortit|est sortie] droite, des deux côtés à la fois. Au fond du trou, dans la paille d’Égypte, le sifflet [cligna|a cligné].',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'ficelle', elides: false },
        holds: [
          'Mais le sifflet était pris dans la pile de caisses. Une seule ficelle en faisait tout le tour, et elle revenait sur ses pas.',
          'Seulement, la pile de caisses était ficelée comme un rôti. Le sifflet avait une patte dans la ficelle, et l’on ne savait pas laquelle.',
        ],
        worse: [
          'La ficelle [mordit|a mordu] dans la paille. Elle [tira|a tiré] le sifflet entre deux caisses, jusqu’au dernier point peint.',
          'La ficelle [mordit|a mordu] le carton. Entre deux caisses, le sifflet [perdit|a perdu] la moitié de son bec.',
        ],
        sign: [
          'Au coin de la pile, la ficelle faisait une boucle. Elle dépassait comme une oreille.',
          'Sur la caisse du dessus, le nœud n’avait pas été fini. Une oreille pendait, avec un sceau au bout.',
        ],
        yields: [
          'La ficelle [quitta|a quitté] le coin, puis le côté, puis la pile. Le sifflet [tomba|est tombé] dans la paille.',
          'La ficelle [se souvint|s’est souvenue] du quai où on l’avait nouée, et [tomba|est tombée]. La pile [respira|a respiré], et le sifflet [roula|a roulé] sur une étiquette.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'caisse du bas', elides: false },
        holds: [
          'Mais le sifflet était sous la pile de caisses. Celle du bas disait : attention, marbre, et elle disait vrai.',
          'Seulement, la caisse du bas contenait un pharaon, et un pharaon ne se lève pas. Toute la pile était dessus, et le sifflet dessous.',
        ],
        worse: [
          'La caisse [s’assit|s’est assise] entre deux lames du parquet. La paille [se tassa|s’est tassée] sur le sifflet.',
          'La caisse du bas [s’assit|s’est assise] comme on s’assoit en Égypte. Le sifflet [s’aplatit|s’est aplati] d’un plumage.',
        ],
        sign: [
          'Un bord de la caisse du bas remuait un peu. Il avait fait une trace ronde dans la poussière.',
          'Sous un coin, un petit sphinx de bois servait de cale. Il n’était pas droit, et la caisse dansait un peu.',
        ],
        yields: [
          'La caisse [bascula|a basculé] d’un doigt, et la pile avec elle, bien droite. Le sifflet [roula|a roulé] dehors par-dessous.',
          'La caisse du bas [pencha|a penché] la couronne, et la pile avec elle. Le sifflet [sortit|est sorti] entre les pattes du sphinx.',
        ],
      },
    },
  },
  guide: {
    title: ['La voix de la salle quatre', 'Vingt heures au musée'],
    prize: { g: 'f', one: 'voix de la tisserande', elides: false },
    obstacle: { g: 'm', one: 'comptoir', elides: false },
    task: [
      'La longue nuit ouvrait à vingt heures, et le groupe des visiteurs aveugles arrivait le premier. Leur audioguide était prêt, sauf la salle quatre. Une vieille tisserande l’avait racontée l’après-midi même, et elle ne recommencerait pas.',
    ],
    gift: [
      'Dans la salle quatre, un homme à canne blanche [s’arrêta|s’est arrêté] devant le métier à tisser. La voix de la tisserande [dit|a dit] de tendre la main, et il [la tendit|l’a tendue]. Ses doigts [passèrent|ont passé] un fil qui n’y était pas.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'casque', elides: false },
        holds: [
          'Seulement, au comptoir, le casque s’était cassé à la fermeture. Il n’y en avait qu’un pour contrôler la voix de la tisserande, et il ne tenait plus sur une tête.',
        ],
        worse: [
          'L’autre coussinet du casque [roula|a roulé] sous le comptoir. La voix de la tisserande [grésilla|a grésillé], puis elle s’en [alla|est allée] au milieu d’un mot.',
        ],
        sign: [
          'Les deux bouts de l’arceau avaient la même cassure en escalier. Marche contre marche, il n’y manquait rien.',
        ],
        yields: [
          'Le casque [tint|a tenu], un peu serré à gauche. La voix de la tisserande [reprit|a repris] au milieu du mot.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'gardien', elides: false },
        holds: [
          'Seulement, le comptoir fermait à dix-huit heures, et le gardien avait déjà mis la corde. La voix de la tisserande était dans l’ordinateur, derrière.',
        ],
        worse: [
          'Le gardien [accrocha|a accroché] une deuxième corde. La lampe du comptoir [s’éteignit|s’est éteinte], avec la voix dedans.',
        ],
        sign: [
          'Le gardien regardait sans arrêt la file, de l’autre côté de la vitre. Il avait un compteur à la main, et il en était à cinq, puis de nouveau à un.',
        ],
        yields: [
          'Le gardien [décrocha|a décroché] les deux cordes et les [passa|a passées] à son bras. Le comptoir [s’alluma|s’est allumé], et la voix de la tisserande [dit|a dit] bonsoir.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'barre', elides: false },
        holds: [
          'Seulement, l’ordinateur du comptoir avait l’âge d’une pièce exposée. La barre avançait d’un millimètre par minute, et la voix de la tisserande était au bout.',
        ],
        worse: [
          'La barre [revint|est revenue] au début. Au comptoir, la voix de la tisserande [s’arrêta|s’est arrêtée] à la première syllabe.',
        ],
        sign: ['Tout à gauche, un trait vert était resté. Il ne clignotait pas.'],
        yields: [
          'La barre [arriva|est arrivée] au bout à dix-neuf heures cinquante-huit. La voix de la tisserande [dit tout|a tout dit], d’une traite, même le soupir.',
        ],
      },
    },
  },
  panel: {
    title: ['Le panneau manquant', 'Une porte entrouverte'],
    prize: { g: 'm', one: 'panneau', elides: false },
    obstacle: { g: 'f', one: 'peintre', elides: false },
    task: [
      'Le cours d’art accrochait ce soir son grand tableau, et les portes ouvraient à dix-neuf heures. Il manquait un panneau sur douze, celui de la porte entrouverte. Les autres avaient repeint le coin de celle qui l’avait fait, sans lui demander, et elle ne disait plus rien.',
    ],
    gift: [
      'Le panneau [prit|a pris] la douzième place, et sa lumière [tomba|est tombée] sur les onze autres. Le coin repeint était redevenu jaune, d’un jaune mal gratté. Une visiteuse [s’arrêta|s’est arrêtée] devant et [avança|a avancé] le pied, comme pour entrer.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'carton à dessin', elides: false },
        holds: [
          'Seulement, le panneau était dans le carton à dessin, et la peintre l’avait fermé d’un nœud. Elle était assise dessus.',
        ],
        worse: [
          'La peintre [fit|a fait] un deuxième nœud par-dessus le premier. Du panneau, on ne voyait même plus la tranche.',
        ],
        sign: [
          'À côté du carton, dans le bocal commun, il y avait le petit pinceau de la peintre. Il trempait encore dans le jaune.',
        ],
        yields: [
          'La peintre [défit|a défait] les deux nœuds, le second d’abord. Le panneau [sortit|est sorti] du carton, la porte en premier.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'peintre', elides: false },
        holds: [
          'Seulement, la peintre était derrière un pilier, le panneau sous son manteau. Dès que le silence changeait, elle changeait de pilier.',
        ],
        worse: [
          'La peintre [entra|est entrée] dans la salle éteinte. Le panneau [fit|a fait] un coin sous le manteau, puis plus rien.',
        ],
        sign: ['Sur le bord du pilier, il y avait une main. Elle était bleue de peinture jusqu’au poignet.'],
        yields: [
          'La peintre [traversa|a traversé] la salle en plein milieu. Elle [ouvrit|a ouvert] son manteau et [tendit|a tendu] le panneau à bout de bras.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'grand cadre', elides: false },
        holds: [
          'Seulement, la peintre avait lâché son côté du grand cadre, et il mesurait trois mètres. Sans les deux bouts à la même hauteur, le panneau ne passait pas.',
        ],
        worse: [
          'Le cadre [revint|est revenu] contre le mur, de biais. Les onze autres [glissèrent|ont glissé] d’un doigt, et le panneau n’avait plus de place.',
        ],
        sign: ['À gauche, sous le cadre, il y avait une deuxième prise. Il y restait un peu de jaune.'],
        yields: [
          'Le cadre [monta|est monté], droit comme l’horizon. Le panneau y [entra|est entré] avec un petit clac, et la peintre [souffla|a soufflé] sur la poussière.',
        ],
      },
    },
  },
} satisfies FrErrands;
