import type { FrErrands } from '../../schema.ts';

export const spaceStation = {
  signal: {
    title: ['Le menu de la Terre', '{hero} et la grande roue'],
    prize: { g: 'm', one: 'signal', elides: false },
    obstacle: { g: 'm', one: 'sas', elides: false },
    task: [
      '<companion>Le signal de la maison arrive dans la salle de l’antenne</companion>, [dit|a dit] {companion}. <companion>Il dit ce qu’il y a pour dîner. Dans un quart d’heure, la station passe à l’ombre, et plus rien ne passe.</companion>',
      '<companion>J’espère que ce sont des crêpes</companion>, [dit|a dit] {companion}. Le soir, la maison envoyait un signal, avec le dîner dedans. Il arrivait à l’antenne. Dans un quart d’heure, ce serait l’ombre, et plus rien.',
      {
        text: '<companion>Le signal dit ce qu’il y a pour dîner</companion>, [dit|a dit] {companion}. <companion>Vite. Après, on n’entend plus.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Le signal [parla|a parlé] dans le petit récepteur rond : des crêpes. Dans toute la station, des mains [quittèrent|ont quitté] leurs outils. Une poêle [passa|est passée] en flottant, suivie d’un œuf.',
      'Le signal [crachota|a crachoté], puis une voix [dit|a dit] crêpes, comme si elle était dans la pièce. Tout le monde [flotta|a flotté] vers la table. Une serviette [arriva|est arrivée] la première.',
      {
        text: 'Des crêpes, [dit|a dit] le signal. Miam. Une poêle [passa|est passée] en volant. Un œuf aussi.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'roue', elides: false },
        holds: [
          'Seulement, le signal était de l’autre côté du sas. La porte était ronde, épaisse, et sa grande roue était bloquée.',
          'Mais le sas ne s’ouvrait qu’avec la grande roue, et le signal disait des choses derrière. On entendait : fromage.',
        ],
        worse: [
          'La roue [sauta|a sauté] d’un cran et [se coinça|s’est coincée]. Derrière le sas, la voix du signal [devint|est devenue] mince comme un fil.',
          'La roue [se grippa|s’est grippée]. Derrière le sas, le signal [sauta|a sauté] le dessert.',
        ],
        sign: [
          'Une petite cheville flottait près du sas, au bout d’un cordon. Elle était jaune, comme le moyeu de la roue.',
          'Au mur, dans un filet, flottait une clé ronde, la seule chose jaune du couloir.',
        ],
        yields: [
          'La roue [tourna|a tourné] comme dans du beurre. Le sas [s’ouvrit|s’est ouvert], et le signal [arriva|est arrivé] par la fente, fort et clair.',
          'La roue [fit|a fait] le tour, et le sas [bâilla|a bâillé]. Le signal [entra|est entré], avec le dessert.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'ventilateur', elides: false },
        holds: [
          'Seulement, le signal arrivait par le sas, et à côté du sas il y avait le ventilateur. Il soufflait plus fort que la Terre entière.',
          'Mais le ventilateur du sas chantait, et le signal parlait dessous. Il disait peut-être pommes, ou Paul.',
        ],
        worse: [
          'Le ventilateur [monta|est monté] d’une octave. Le sas [se mit|s’est mis] à chanter avec lui, et la voix du signal [passa|est passée] dessous.',
          'Le ventilateur [prit|a pris] de l’élan. Dans le sas, le signal [remua|a remué] les lèvres.',
        ],
        sign: [
          'Toutes les dix secondes, le ventilateur changeait de vitesse. Entre les deux, il y avait un petit trou.',
          'De temps à autre, le ventilateur avalait une miette, et s’étranglait.',
        ],
        yields: [
          'Le ventilateur [se tut|s’est tu]. Derrière le sas, le signal [dit|a dit] allô, avec un bruit de vaisselle.',
          'Le ventilateur [avala|a avalé] de travers. Le signal [dit|a dit] pommes, très clairement, par le sas.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'ordinateur', elides: true },
        holds: [
          'Seulement, le signal était derrière le sas, et le sas avait un ordinateur. Il était très poli, et il comprenait tout de travers.',
          'Mais l’ordinateur du sas aimait rendre service. On lui demandait le signal, il apportait des chaussettes.',
        ],
        worse: [
          'L’ordinateur [dit|a dit] avec plaisir. Le sas [se vissa|s’est vissé] d’un tour de plus, et le récepteur [tourna|a tourné] le dos au signal.',
          'L’ordinateur [apporta|a apporté] l’autre paire. Le signal [se brouilla|s’est brouillé], derrière le sas.',
        ],
        sign: [
          'Un tuyau [frappa|a frappé] contre le mur, deux coups, puis deux. Aussitôt l’ordinateur [alluma|a allumé] une lampe verte.',
          'Quand un gobelet flottait, il faisait ping et lui ouvrait un placard.',
        ],
        yields: [
          'L’ordinateur [alluma|a allumé] toutes ses lampes vertes. Le sas [glissa|a glissé] de côté, et le signal [entra|est entré] comme chez lui.',
          'L’ordinateur [fit|a fait] ping, et [ouvrit|a ouvert] tout ce qu’il avait. Le signal [passa|est passé] par le sas, entre deux gobelets.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'roue', elides: false },
        holds: [
          'Seulement, le signal était derrière le sas. La roue du sas était grande comme une roue de charrette, et elle revenait toujours.',
          'Mais la roue du sas était faite pour des astronautes à quatre bras. Derrière, le signal lisait le menu.',
        ],
        worse: [
          'La roue [repartit|est repartie] jusqu’au début, un peu de travers. Derrière le sas, la voix du signal [se coupa|s’est coupée] au milieu d’un mot.',
          'La roue [retourna|est retournée] à zéro. Le signal en était déjà au fromage, derrière le sas.',
        ],
        sign: [
          'De l’autre côté, la roue avait une deuxième poignée. Elle était propre comme au premier jour.',
          'De l’autre côté du moyeu, une poignée attendait, encore dans son plastique.',
        ],
        yields: [
          'La roue [fit|a fait] un tour entier, puis un autre. Le sas [s’ouvrit|s’est ouvert] de la largeur d’une oreille, et le signal y [passa|est passé].',
          'La roue [fit|a fait] un tour entier, sans se fâcher. Le sas [s’ouvrit|s’est ouvert], et le signal [arriva|est arrivé] au dessert.',
        ],
      },
    },
  },
  sprout: {
    title: ['La première fraise', 'Le seizième coucher de soleil'],
    prize: { g: 'f', one: 'fraise', elides: false },
    obstacle: { g: 'f', one: 'salle verte', elides: false },
    task: [
      'Le cuisinier avait promis la première fraise à la plus jeune du bord, pour le seizième coucher de soleil. Le quinzième venait de finir. Et la plante flottait au fond de la salle verte.',
      'La plus jeune du bord n’avait jamais mangé de fraise. Le cuisinier lui gardait la première, pour le seizième coucher de soleil. Il n’y en avait plus qu’un avant.',
      {
        text: 'La plus petite du bord n’avait jamais mangé de fraise. La première était pour elle, ce soir.',
        to: '3-5',
      },
    ],
    gift: [
      'Au seizième coucher de soleil, la fraise [arriva|est arrivée] sur une assiette à couvercle. La plus jeune du bord [mordit|a mordu] dedans. Une goutte rouge [s’envola|s’est envolée], et tout l’équipage [la regarda|l’a regardée] passer.',
      'La plus jeune du bord [ferma|a fermé] les yeux et [mordit|a mordu]. Le soleil [se coucha|s’est couché] pour la seizième fois, et personne [ne le regarda|ne l’a regardé]. On regardait sa figure.',
      {
        text: 'La fraise [arriva|est arrivée] sur une assiette. La petite [mordit|a mordu]. Une goutte rouge [s’envola|s’est envolée].',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'tuyau', elides: false },
        holds: [
          'Mais dans la salle verte, le tuyau d’arrosage s’était promené. Il faisait quatre fois le tour de la plante, et la fraise était au milieu.',
          'Mais la fraise avait un tuyau pour voisin, dans la salle verte, et le tuyau faisait des boucles en dormant.',
        ],
        worse: [
          'Le tuyau [se tordit|s’est tordu] en nœud. Dans la salle verte, la fraise [disparut|a disparu] sous les feuilles, jusqu’à la queue.',
          'Le tuyau [se noua|s’est noué]. Dans la salle verte, la fraise [rentra|a rentré] la tête.',
        ],
        sign: [
          'À côté d’un pot flottait une boucle du tuyau. Elle était toute molle.',
          'Une boucle flottait, plus large que les autres.',
        ],
        yields: [
          'Le tuyau [s’éloigna|s’est éloigné] comme un serpent bien élevé. Il restait la plante, et au bout de la plante la fraise.',
          'Le tuyau [se déroula|s’est déroulé] comme un ressort content. La fraise [se balança|s’est balancée], dans la salle verte.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'robot jardinier', elides: false },
        holds: [
          'Mais dans la salle verte, le robot jardinier dormait. Il avait neuf bras autour du pot, et la fraise était dedans.',
          'Mais le robot jardinier dormait debout, la fraise dans ses neuf bras. Il protégeait la salle verte, même en rêve.',
        ],
        worse: [
          'Le robot [bipa|a bipé] et [croisa|a croisé] les bras un tour de plus. De la fraise, on ne voyait plus une feuille.',
          'Le robot [rêva|a rêvé] d’escargots, et [serra|a serré]. La fraise [fit|a fait] pfft, dans la salle verte.',
        ],
        sign: [
          'Au mur, à côté du robot, neuf petites cuillères étaient fixées, de la plus grande à la plus petite.',
          'Ses petits arrosoirs étaient au mur, en rang, comme des canards.',
        ],
        yields: [
          'Le robot [ouvrit|a ouvert] les bras l’un après l’autre, sans se réveiller. La fraise en [sortit|est sortie] au bout de sa tige.',
          'Le robot [tendit|a tendu] un bras vers les canards, puis un autre. La fraise [resta|est restée], au milieu de la salle verte, sans personne autour.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'espace', elides: true },
        holds: [
          'Mais dans la salle verte, la fraise avait flotté entre deux caisses de plantes. L’espace était mince comme une tartine.',
          'Mais la fraise flottait derrière les salades, et la salle verte n’avait pas laissé d’allée.',
        ],
        worse: [
          'Les caisses [se rapprochèrent|se sont rapprochées]. La fraise [flotta|a flotté] plus loin, derrière les salades.',
          'Les salades [se serrèrent|se sont serrées]. Dans la salle verte, la fraise [n’eut plus|n’a plus eu] d’air que pour elle.',
        ],
        sign: [
          'Près de la paroi, une caisse était plus courte. Là, l’espace était large comme un bras.',
          'Un radis était petit. Au-dessus du radis, on passait la main.',
        ],
        yields: [
          'La fraise [sortit|est sortie] près de la paroi, en tournant sur elle-même, avec une feuille de salade.',
          'La fraise [passa|est passée] au-dessus du radis. Toute la salle verte [se poussa|s’est poussée].',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'côté vert', elides: false },
        holds: [
          'Mais dans la salle verte, la fraise n’était pas mûre. Elle avait un côté vert, et ce côté n’était pas pressé.',
          'Mais la fraise était encore blanche au bout. La salle verte attendait, et le cuisinier regardait ailleurs, exprès.',
        ],
        worse: [
          'La fraise [tourna|a tourné] le dos à la lampe. Son côté vert [revint|est revenu] devant, comme au début.',
          'La fraise [pâlit|a pâli]. Dans la salle verte, tout [fut|a été] à refaire.',
        ],
        sign: [
          'Sur le côté vert, il y avait un point. Il était rouge, et pas plus gros qu’un grain.',
          'Une graine, sur le côté, avait rosi.',
        ],
        yields: [
          'Le point [s’étala|s’est étalé], et la salle verte [sentit|a senti] la confiture. La fraise était rouge, tout autour.',
          'La graine [fit|a fait] rosir sa voisine, et ainsi de suite. La fraise [devint|est devenue] rouge, et la salle verte [sentit|a senti] juin.',
        ],
      },
    },
  },
  star: {
    title: ['L’étoile en laine', 'Le coin bleu'],
    prize: { g: 'f', one: 'étoile en laine', elides: true },
    obstacle: { g: 'f', one: 'réserve', elides: false },
    task: [
      'À huit heures, la fille de la capitaine, sur la Terre, recevait l’image du soir. Sur l’image, il devait y avoir l’étoile en laine, qu’elle avait tricotée. L’étoile s’était envolée vers la réserve.',
      '<companion>Elle la cherche toujours en premier, sur l’image</companion>, [dit|a dit] {companion}. La fille de la capitaine avait tricoté une étoile en laine. À huit heures, elle voudrait la voir, et l’étoile flottait ailleurs.',
      {
        text: 'Une petite fille avait tricoté l’étoile en laine. Elle voulait la voir sur la photo. L’étoile s’était envolée.',
        to: '3-5',
      },
    ],
    gift: [
      'L’image du soir [partit|est partie] à l’heure : la capitaine, le hublot, et l’étoile en laine sur son nez. En bas, une petite fille [mesura|a mesuré] l’étoile avec deux doigts et [éteignit|a éteint] sa lampe.',
      'La capitaine [accrocha|a accroché] l’étoile en laine à son micro, et [dit|a dit] bonsoir à travers. En bas, une petite fille lui [répondit|a répondu], tout près de l’écran. Cela [fit|a fait] de la buée.',
      {
        text: 'Clic, la photo. L’étoile en laine était dessus. En bas, la petite fille [éteignit|a éteint] sa lampe.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Seulement, l’étoile en laine était au fond de la réserve. Les lampes dormaient, et derrière le troisième sac, il n’y avait que de l’ombre.',
          'Mais la réserve était du côté de la nuit, ce mois-ci. L’étoile en laine y flottait, entre deux sacs, et l’ombre flottait avec.',
        ],
        worse: [
          'La station [tourna|a tourné] le dos au soleil. L’ombre de la réserve [vint|est venue] jusqu’à la porte, et l’étoile était dedans.',
          'Une lampe [s’éteignit|s’est éteinte] de plus. Dans la réserve, l’ombre [monta|est montée] jusqu’aux mains, et l’étoile [n’eut plus|n’avait plus] de bras.',
        ],
        sign: [
          'Derrière le dernier sac, une petite clarté flottait. Elle avait des mailles, et elle était bleue.',
          'Sur un sac, une étiquette gardait un peu de jour. Elle tournait lentement.',
        ],
        yields: [
          'La clarté [devint|est devenue] un coin bleu, puis cinq branches. L’étoile en laine était accrochée à un sac de nouilles.',
          'L’étiquette [éclaira|a éclairé] une maille, la maille une branche. L’étoile en laine [sortit|est sortie] de la réserve, à reculons, en tournant.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit aspirateur', elides: false },
        holds: [
          'Seulement, dans la réserve, un petit robot aspirateur avait ramassé l’étoile en laine. Il la gardait, et il ne se montrait à personne.',
          'Mais le petit aspirateur de la réserve n’avait jamais eu d’ami. Il avait trouvé l’étoile en laine, et il lui racontait sa journée, tout bas.',
        ],
        worse: [
          'Le petit aspirateur [se glissa|s’est glissé] derrière les sacs du fond. L’étoile [partit|est partie] avec lui, une branche après l’autre.',
          'Le petit aspirateur [se tut|s’est tu] et [recula|a reculé]. Au fond de la réserve, il [posa|a posé] un sac sur l’étoile.',
        ],
        sign: [
          'Entre deux sacs, un œil rond dépassait. Il s’ouvrait et se fermait sans bruit.',
          'Une petite brosse dépassait du sac. Elle frottait le même endroit, par gêne.',
        ],
        yields: [
          'Le petit aspirateur [sortit|est sorti] de la réserve, l’étoile en laine sur la tête. Il [baissa|a baissé] la tête, et elle [glissa|a glissé].',
          'Le petit aspirateur [sortit|est sorti] de la réserve en frottant le sol devant lui. L’étoile en laine était sur son dos, très propre.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'robot', elides: false },
        holds: [
          'Seulement, devant la réserve, il y avait le robot magasinier. L’étoile en laine était dans son filet, et le filet sur sa liste.',
          'Mais le robot magasinier tenait la réserve comme un cahier neuf. L’étoile en laine était à la ligne douze, et rien ne sortait de la ligne douze.',
        ],
        worse: [
          'Le robot [tendit|a tendu] ses six bras en travers. Derrière, il n’y avait plus de réserve, et plus d’étoile.',
          'Le robot [cocha|a coché] trois cases. La réserve [se ferma|s’est fermée] d’un grillage, et l’étoile [fut|a été] derrière.',
        ],
        sign: [
          'L’œil du robot revenait toujours à sa liste. Au milieu, une ligne était vide.',
          'Une des six mains du robot était sans gant. Elle cherchait dans les cinq autres, et recomptait.',
        ],
        yields: [
          'Le robot [replia|a replié] ses bras, un par un. Il [décrocha|a décroché] le filet et [laissa|a laissé] flotter l’étoile en laine vers la sortie.',
          'Le robot [enfila|a enfilé] son sixième gant, et [salua|a salué] des six. La réserve [s’ouvrit|s’est ouverte], et l’étoile en laine [passa|est passée] de main en main en main.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'rampe', elides: false },
        holds: [
          'Seulement, l’étoile en laine flottait au bout de la réserve. La rampe pour y aller était lisse comme une cuillère, et les mains n’y tenaient pas.',
          'Mais la réserve sortait du nettoyage, et sa rampe aussi. Pour aller à l’étoile en laine, il fallait tenir à quelque chose qui ne tenait pas.',
        ],
        worse: [
          'La rampe [renvoya|a renvoyé] tout le monde à la porte. L’étoile [dériva|a dérivé] encore un peu, du côté des nouilles.',
          'La rampe [rendit|a rendu] les doigts, un par un. L’étoile [s’éloigna|s’est éloignée] dans la réserve, très calme.',
        ],
        sign: [
          'Au milieu de la rampe, il y avait une bande de tissu, rêche comme un biscuit.',
          'Quelqu’un avait enroulé une ficelle autour de la rampe, à mi-chemin, et l’avait oubliée.',
        ],
        yields: [
          'Les mains [tinrent|ont tenu], et la réserve [passa|est passée] dessous. L’étoile en laine [vint|est venue] se coller à une manche.',
          'La ficelle [tint|a tenu], tour après tour. L’étoile en laine [vint|est venue] au-devant, dans la réserve, comme un poisson qu’on appelle.',
        ],
      },
    },
  },
  link: {
    title: ['Dix minutes avec l’espace', 'La première question'],
    prize: { g: 'f', one: 'voix', elides: false },
    obstacle: { g: 'm', one: 'club radio', elides: false },
    task: [
      'À seize heures, le lycée parlait dix minutes avec la station, là-haut, et le club radio avait promis la liaison. La salle était pleine. Le premier rang avait des questions écrites, et la ligne était muette.',
    ],
    gift: [
      'La voix [arriva|est arrivée] dans la salle avec deux secondes de retard : elle disait bonjour, et qu’elle les voyait passer. Au premier rang, une fille [plia|a plié] sa feuille en deux. Elle [posa|a posé] une autre question que la sienne.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'tige', elides: false },
        holds: [
          'Seulement, au club radio, la tige de l’antenne était cassée depuis la dispute. Sans elle, le haut-parleur soufflait, et il n’y avait aucune voix dans le souffle.',
        ],
        worse: [
          'Un autre anneau de la tige [sauta|a sauté] dans l’herbe. Le souffle [devint|est devenu] plus plat, et même le souffle n’attendait plus de voix.',
        ],
        sign: [
          'Il y avait une demi-flèche gravée sur chaque bout de métal. L’une avait la pointe, et l’autre la plume.',
        ],
        yields: [
          'La tige [tint|a tenu], un peu plus courte et de travers. Dans le souffle, il y [eut|a eu] un trou, et dans le trou une voix.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'spécialiste', elides: false },
        holds: [
          'Seulement, au club radio, une seule personne connaissait le bon réglage pour la voix. Elle était assise derrière l’étagère, capuche remontée, et elle n’était là pour personne.',
        ],
        worse: [
          'La spécialiste [passa|est passée] dans la réserve avec ses cahiers. La voix [perdit|a perdu] une minute sur ses dix.',
        ],
        sign: ['Par la porte dépassait une main. Un doigt tournait dans l’air un bouton qui n’y était pas.'],
        yields: [
          'La spécialiste [sortit|est sortie] et [tourna|a tourné] le vrai bouton, d’un millimètre. La voix [dit|a dit] le nom du lycée.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'cadre', elides: false },
        holds: [
          'Seulement, le club radio devait d’abord dresser le cadre de l’antenne sur la pelouse. Quand un pied tenait, un autre s’enfonçait, et la voix passait à côté.',
        ],
        worse: [
          'Le cadre [se coucha|s’est couché], et l’antenne [visa|a visé] les taupes. La voix était ailleurs, sept minutes encore.',
        ],
        sign: [
          'Sur la barre du cadre, il y avait une deuxième poignée. Le givre du matin y était encore, intact.',
        ],
        yields: [
          'Le cadre [se dressa|s’est dressé], quatre pieds dans l’herbe. L’antenne [trouva|a trouvé] son coin de ciel, et la voix était dedans.',
        ],
      },
    },
  },
  module: {
    title: ['Seize levers de soleil', 'La maquette de dix-huit heures'],
    prize: { g: 'f', one: 'ligne de lumières', elides: false },
    obstacle: { g: 'm', one: 'atelier des stagiaires', elides: true },
    task: [
      'À dix-huit heures, la maquette de la station entrait dans la grande salle du musée. Une ligne de lumières devait en faire le tour, seize levers de soleil en une minute. Les stagiaires l’avaient promis, et elle s’arrêtait au neuvième.',
    ],
    gift: [
      'La ligne de lumières [fit|a fait] le tour de la maquette, et le seizième soleil [se leva|s’est levé]. Un gardien de nuit [s’arrêta|s’est arrêté], son trousseau à la main. Il [regarda|a regardé] le tour suivant en entier.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'ruban de lampes', elides: false },
        holds: [
          'Seulement, dans l’atelier, le ruban de lampes, débranché, s’était pris dans un bras de la maquette. La ligne de lumières n’avait plus ni début ni fin.',
        ],
        worse: [
          'Le ruban [se serra|s’est serré] autour du bras. Quatre soleils de la ligne [disparurent|ont disparu] à l’intérieur.',
        ],
        sign: ['Près du dernier hublot, le ruban faisait une boucle. Elle tenait à peine à la colle.'],
        yields: [
          'Le ruban [se déroula|s’est déroulé] d’un hublot à l’autre, tout autour. La ligne de lumières [eut|a eu] ses seize soleils, dans l’ordre.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'responsable', elides: false },
        holds: [
          'Seulement, le responsable de l’atelier n’admettait plus un stagiaire près de la maquette, depuis la rayure. La ligne de lumières attendait dans sa boîte.',
        ],
        worse: [
          'Le responsable [tira|a tiré] la housse sur la maquette. Pour la ligne de lumières, il n’y avait plus de soleils du tout.',
        ],
        sign: [
          'Le responsable regardait la rayure, puis trois pots sur l’étagère. Il y avait trois blancs, et il n’ouvrait aucun des trois.',
        ],
        yields: [
          'Le responsable [retira|a retiré] la housse et [la plia|l’a pliée] en quatre. Il [éclaira|a éclairé] lui-même le passage de la ligne de lumières.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peinture', elides: false },
        holds: [
          'Seulement, dans l’atelier, la peinture de la rayure était encore fraîche. La ligne de lumières devait passer dessus, et il était dix-sept heures.',
        ],
        worse: [
          'La peinture [bava|a bavé]. La rayure était maintenant plus longue qu’avant, et la ligne de lumières n’avait plus de place.',
        ],
        sign: ['Dans le blanc brillant, il y avait un point mat. Il était gros comme une tête d’épingle.'],
        yields: [
          'Le blanc [devint|est devenu] mat d’un bout à l’autre. La ligne de lumières [passa|est passée] dessus sans laisser de trace.',
        ],
      },
    },
  },
} satisfies FrErrands;
