import type { FrErrands } from '../../schema.ts';

export const playground = {
  swing: {
    title: ['La balançoire par-dessus le toboggan', '{hero} et les longues chaînes'],
    prize: { g: 'f', one: 'balançoire', elides: false },
    obstacle: { g: 'm', one: 'grand toboggan', elides: false },
    task: [
      'Aucune grand-mère ne poussait comme la grand-mère au manteau vert. Mais quand les réverbères s’allumeraient, son autobus viendrait. Et la balançoire bleue, celle qui va le plus loin, n’était pas à sa place.',
      '<companion>Elle pousse jusqu’aux feuilles</companion>, [dit|a dit] {companion}. La grand-mère au manteau vert avait encore cinq minutes, jusqu’aux réverbères et à son autobus. La balançoire bleue, celle qui va loin, n’était pas à sa place.',
      {
        text: 'La grand-mère au manteau vert poussait très haut. Son autobus venait bientôt. Et la balançoire n’était pas à sa place.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère [retroussa|a retroussé] ses manches et [poussa|a poussé]. La balançoire [monta|est montée] jusqu’à frôler les feuilles. Les réverbères [s’allumèrent|se sont allumés], et elle [poussa|a poussé] encore une fois, la dernière, la plus longue.',
      'La balançoire [partit|est partie] si haut qu’une feuille [resta|est restée] entre des orteils. La grand-mère [la mit|l’a mise] à son manteau vert, comme une broche. L’autobus [attendit|a attendu] qu’elle soit droite.',
      {
        text: 'Hi han, [fit|a fait] la balançoire. La grand-mère [poussa|a poussé], une fois, deux fois, jusqu’au ciel.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'échelle', elides: true },
        holds: [
          'Mais la balançoire avait été jetée par-dessus le grand toboggan. Elle pendait là-haut, près de l’échelle, et la grand-mère n’avait que deux bras à tendre.',
          'Mais la balançoire dormait sur le toit du grand toboggan. L’échelle y allait, sauf au début, et la grand-mère avait mal au dos.',
        ],
        worse: [
          'La balançoire [glissa|a glissé] d’un barreau vers le haut. Sur le grand toboggan, il n’y avait plus qu’une planche et deux bouts de chaîne.',
          'Une chaîne [cliqueta|a cliqueté], et la balançoire [recula|a reculé]. Le grand toboggan [se fit|s’est fait] plus grand.',
        ],
        sign: [
          'En bas de l’échelle, il y avait un petit barreau que personne ne prenait. Une main y tenait juste, à côté de celle de la grand-mère.',
          'Sous l’échelle, un pneu était planté dans le sable, juste à la bonne hauteur.',
        ],
        yields: [
          'La balançoire [pencha|a penché], [réfléchit|a réfléchi] et [descendit|a descendu] le grand toboggan toute seule, les chaînes en dernier.',
          'La balançoire [se réveilla|s’est réveillée], [s’étira|s’est étirée], et [glissa|a glissé] du grand toboggan sur les fesses.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'toboggan luisant', elides: false },
        holds: [
          'Mais la balançoire pendait au bord du grand toboggan, à mi-pente. Et le toboggan, poli par mille culottes, ne laissait monter personne.',
          'Mais le toboggan luisant venait d’être ciré par toute une classe. La balançoire était à mi-chemin, et le chemin était une glissade.',
        ],
        worse: [
          'Le toboggan [rendit|a rendu] tout le monde au sable. La balançoire [glissa|a glissé] aussi, d’un mètre, du mauvais côté.',
          'Le toboggan [fit|a fait] la même chose que d’habitude. La balançoire [descendit|est descendue] de l’autre côté.',
        ],
        sign: [
          'Le long du bord, il y avait un endroit tout rêche, où la peinture était partie. Il n’était pas plus grand qu’une semelle.',
          'Un vieux chewing-gum, dur comme un caillou, faisait une marche.',
        ],
        yields: [
          'La semelle [tint|a tenu]. La balançoire [vint|est venue] d’un coup, et le grand toboggan n’avait plus rien à garder que du soleil.',
          'Le pied [aima|a aimé] le chewing-gum. Au milieu du grand toboggan, la balançoire [se laissa|s’est laissé] prendre par la chaîne.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'bout de corde', elides: false },
        holds: [
          'Mais la balançoire avait été jetée sur le grand toboggan. Son bout de corde passait sous la rampe, dessus, dessous, et revenait par où il était venu.',
          'Mais le grand toboggan tenait la balançoire par la corde, et la corde par la rampe, et la rampe ne rendait rien.',
        ],
        worse: [
          'Le bout de corde [fit|a fait] un tour de plus autour de la rampe. Le siège de la balançoire [se retourna|s’est retourné], les quatre fers en l’air.',
          'La corde [fit|a fait] un nœud de marin. La balançoire [leva|a levé] les pieds au ciel, sur le grand toboggan.',
        ],
        sign: [
          'Contre la rampe, il restait une boucle toute molle. Elle pendait là depuis le début, comme une oreille.',
          'Au bout de la rampe, la corde avait une boucle, large comme une anse.',
        ],
        yields: [
          'Le bout de corde [fila|a filé] de lui-même autour de la rampe. La balançoire [tomba|est tombée] à sa place et [continua|a continué], en avant, en arrière.',
          'La corde [descendit|est descendue] le long de la rampe, en chantant. La balançoire [retomba|est retombée], du côté du grand toboggan où l’on pousse.',
        ],
      },
    },
  },
  boat: {
    title: ['Un port sans bateau', '{hero} et la voile en feuille'],
    prize: { g: 'm', one: 'bateau de bois', elides: false },
    obstacle: { g: 'm', one: 'grand tuyau', elides: false },
    task: [
      'Le port du bac à sable ouvrait avant la pluie, avait dit son capitaine. Il y avait un quai, une grue et un phare. Il n’y avait pas un seul bateau.',
      'Le capitaine du bac à sable avait mis sa casquette, qui était un moule. Son port était prêt, le phare aussi. Avant la pluie, il fallait qu’un bateau y entre, au moins un.',
      {
        text: 'Il y avait un port, dans le sable, avec un quai et un phare. Il n’y avait pas de bateau.',
        to: '3-5',
      },
    ],
    gift: [
      'Le capitaine du port [leva|a levé] la barrière, qui était une fourchette. Le bateau [entra|est entré], la feuille gonflée, et la première goutte [tomba|est tombée] juste devant, pour qu’il ait de l’eau.',
      'Le bateau de bois [passa|est passé] devant le phare, et le capitaine [souffla|a soufflé] dans ses mains : tuuut. On [déchargea|a déchargé] trois glands. C’était un bon port.',
      {
        text: 'Le bateau [entra|est entré] dans le port. Tut. Une goutte [tomba|est tombée] devant, pour faire la mer.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'grand tuyau', elides: false },
        holds: [
          'Mais le bateau de bois était dans le grand tuyau qui traverse la butte, sur les genoux d’un tout-petit. Dedans, il faisait noir comme dans une botte.',
          'Seulement, le grand tuyau traversait toute la butte, et le bateau de bois était au milieu. Au milieu d’un tuyau, il est toujours minuit.',
        ],
        worse: [
          'Un nuage [passa|est passé], et le tuyau [parut|a paru] plus long et plus noir. Du bateau, on ne voyait plus même la feuille.',
          'Quelqu’un [s’assit|s’est assis] à l’entrée. Le grand tuyau [perdit|a perdu] la moitié de son jour, et le bateau de bois l’autre moitié.',
        ],
        sign: [
          'Tout au bout du tuyau, il y avait un rond de ciel. Il était petit comme une pièce, mais il brillait.',
          'Une rayure de lumière entrait par un boulon. Elle était mince, mais elle ne bougeait pas.',
        ],
        yields: [
          'Devant le rond de ciel, une feuille [se dessina|s’est dessinée], puis une coque, puis un nez. Le bateau de bois [sortit|est sorti] du tuyau, porté comme un gâteau.',
          'Dans la rayure, il y avait une voile en feuille, et des doigts autour. Le bateau de bois [sortit|est sorti] du grand tuyau, avec son équipage.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'grand tuyau', elides: false },
        holds: [
          'Mais le bateau de bois était dans le grand tuyau, avec un tout-petit qui jouait au fond. Tout ce qu’on lui disait, l’écho le disait par-dessus.',
          'Seulement, le bateau de bois était tout au fond du grand tuyau, avec un tout-petit. On lui parlait, et le tuyau répétait en plus gros.',
        ],
        worse: [
          'Le grand tuyau [gronda|a grondé] d’un bout à l’autre. Le tout-petit [mit|a mis] ses mains sur ses oreilles, et le bateau [roula|a roulé] plus loin.',
          'Le grand tuyau [prit|a pris] peur de sa propre voix, et [recommença|a recommencé]. Au fond, le tout-petit [pleura|a pleuré] un peu, et le bateau de bois aussi, en écho.',
        ],
        sign: [
          'Après chaque boum, le tuyau reprenait son souffle. Pendant ce souffle, on n’entendait que le sable.',
          'Quand plus personne ne respirait, le tuyau faisait chut tout seul. Cela durait le temps de compter deux.',
        ],
        yields: [
          'Le grand tuyau [se tut|s’est tu]. Alors le tout-petit [entendit|a entendu], et le bateau de bois [arriva|est arrivé], poussé d’une main.',
          'Le grand tuyau [garda|a gardé] son chut. Un petit bonjour y [passa|est passé] sans grossir, et le bateau de bois [revint|est revenu] au bout d’une main.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'tout-petit', elides: false },
        holds: [
          'Mais le bateau de bois était dans le grand tuyau, avec un tout-petit. Il ne l’avait pas volé, il l’avait gardé au sec. Seulement, il ne connaissait personne.',
          'Seulement, un tout-petit habitait le grand tuyau depuis le goûter. Il avait le bateau de bois, et il avait oublié comment on sort devant les gens.',
        ],
        worse: [
          'Le tout-petit [recula|a reculé] dans le tuyau, sur les fesses. Le bateau [recula|a reculé] avec lui, serré sur les genoux.',
          'Le tout-petit [se colla|s’est collé] au milieu du grand tuyau, le bateau de bois sous son pull. Le pull avait maintenant une proue.',
        ],
        sign: [
          'Au bord de l’ombre, un bout de chaussure dépassait. Il bougeait, comme quelqu’un qui écoute.',
          'À l’entrée, il y avait une moufle. Elle était retournée, comme quand on vient juste de l’ôter.',
        ],
        yields: [
          'Le bout de chaussure [avança|a avancé], puis l’autre. Le tout-petit [sortit|est sorti] du tuyau tout seul, le bateau de bois à bout de bras.',
          'Le tout-petit [vint|est venu] chercher sa moufle. Comme il lui fallait deux mains, il [tendit|a tendu] le bateau de bois à quelqu’un.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage', elides: false },
        holds: [
          'Mais le bateau de bois était dans le grand tuyau, à côté d’un tout-petit qui jouait. Entre lui et le bord, le passage était mince comme une tranche de pain.',
          'Seulement, le tout-petit du grand tuyau avait de gros bottillons, et le bateau de bois était derrière. Il restait un passage pour une règle.',
        ],
        worse: [
          'Le bateau [glissa|a glissé] plus loin dans le tuyau. Dans le passage, il y avait maintenant un coude, un genou, et pas de place.',
          'Les bottillons [bougèrent|ont bougé]. Le passage [devint|est devenu] une ligne, et le bateau de bois, dans le grand tuyau, le bout de la ligne.',
        ],
        sign: [
          'Au milieu, le tuyau s’élargissait d’un bras. On le voyait à l’ombre, qui faisait un ventre.',
          'Vers le haut, le tuyau n’était pas plein. Entre la tête du tout-petit et le plafond, il y avait la place d’un bras couché.',
        ],
        yields: [
          'Au milieu du tuyau, tout le monde [se croisa|s’est croisé] poliment. Le bateau de bois [ressortit|est ressorti] par l’autre bout, la voile en avant.',
          'Le bateau de bois [passa|est passé] par en haut, au-dessus de la tête, comme un avion. Le tout-petit [dit|a dit] vroum, dans le grand tuyau.',
        ],
      },
    },
  },
  sieve: {
    title: ['Quarante gâteaux pour le jardinier', '{hero} et le tamis rouge'],
    prize: { g: 'm', one: 'tamis rouge', elides: false },
    obstacle: { g: 'm', one: 'tas de sable', elides: false },
    task: [
      'C’était le dernier jour du jardinier, et les pâtissiers du sable lui avaient promis quarante gâteaux. Déjà, il accrochait son râteau. Sans le tamis rouge, les gâteaux n’étaient que des pâtés.',
      '<companion>Il n’en a jamais mangé, en trente ans</companion>, [dit|a dit] {companion}. Le jardinier finissait aujourd’hui. Quarante gâteaux de sable étaient promis, mais sans le tamis rouge, ils croquent.',
      {
        text: 'Le jardinier s’en allait. Les petits lui faisaient des gâteaux de sable. Il leur fallait le tamis rouge.',
        to: '3-5',
      },
    ],
    gift: [
      'Quarante gâteaux [s’alignèrent|se sont alignés] sur le banc, fins comme du sucre. Le jardinier [noua|a noué] une feuille à son cou et [goûta|a goûté] le premier, les yeux fermés, pour de faux.',
      'Le sable [tomba|est tombé] du tamis, fin comme de la farine. Au quarantième gâteau, le jardinier [planta|a planté] son râteau dedans, en guise de bougie, et tout le monde [souffla|a soufflé].',
      {
        text: 'Il y [eut|a eu] quarante gâteaux sur le banc. Le jardinier [en goûta|en a goûté] un, pour de faux. Miam.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'tout-petit', elides: false },
        holds: [
          'Mais le tamis rouge était en haut du tas de sable. Un tout-petit y régnait, assis bien droit, et le tas de sable était à lui.',
          'Seulement, sur le tas de sable, un tout-petit faisait le gendarme. Il avait mis le tamis rouge sur sa tête, et on n’arrête pas les gendarmes.',
        ],
        worse: [
          'Le tout-petit [s’assit|s’est assis] sur le tamis et [écarta|a écarté] les bras. Le tas de sable avait un roi, et le tamis avait disparu dessous.',
          'Le tout-petit [siffla|a sifflé] entre ses dents de devant, qui n’y étaient pas. Le tas de sable [fut|a été] interdit, et le tamis rouge enfoncé jusqu’aux yeux.',
        ],
        sign: [
          'Le tout-petit regardait sans cesse son seau. C’était un bon seau, mais il n’y avait pas de pelle dedans.',
          'Le tout-petit levait sans arrêt un pied. Sa botte était restée dans le tas de sable, et le pied avait froid.',
        ],
        yields: [
          'Le tout-petit [descendit|est descendu] de son tas de sable, très occupé. Le tamis rouge [resta|est resté] en haut, tout seul, comme une couronne qu’on oublie.',
          'Le tout-petit [s’assit|s’est assis], les deux pieds au chaud, et [n’arrêta plus|n’a plus arrêté] personne. Le tamis rouge [glissa|a glissé] de sa tête, comme un casque en vacances.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'tout-petit', elides: false },
        holds: [
          'Mais le tamis rouge était à un tout-petit, en haut de son tas de sable. Il ne parlait pas encore. S’il vous plaît, pour lui, cela voulait dire : cadeau.',
          'Seulement, le tout-petit du tas de sable croyait que le tamis rouge était un tambour. On lui demandait, il jouait.',
        ],
        worse: [
          'Le tout-petit [rit|a ri], [remercia|a remercié] dans sa langue et [enterra|a enterré] le tamis. Le tas de sable avait une bosse de plus.',
          'Le tout-petit [joua|a joué] plus vite et [chanta|a chanté]. Le tas de sable [dansa|a dansé], et le tamis rouge [perdit|a perdu] un peu de son bord.',
        ],
        sign: [
          'Chaque fois qu’une feuille lui tombait dans la main, le tout-petit rendait un caillou. Une feuille, un caillou, toujours dans cet ordre.',
          'Quand une fille tapait deux fois sur son seau retourné, le tout-petit s’arrêtait. Il regardait le seau, la bouche ouverte.',
        ],
        yields: [
          'Le tout-petit [creusa|a creusé] dans son tas de sable, jusqu’au coude. Il en [sortit|a sorti] le tamis rouge et [le donna|l’a donné], parce que c’était à son tour de donner.',
          'Le tout-petit [descendit|est descendu] du tas de sable, les bras tendus vers le seau. Pour les tendre, il avait bien fallu poser le tamis rouge.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'sable mouillé', elides: false },
        holds: [
          'Mais le tamis rouge était resté sur le tas de sable après l’arrosage. Le sable mouillé bouchait tous les trous, et dans ces cas-là un tamis n’est qu’une assiette.',
          'Seulement, il avait plu sur le tas de sable, et le tamis rouge était resté dessous. Le sable mouillé ne passe pas, il s’assied.',
        ],
        worse: [
          'Le sable mouillé [se remit|s’est remis] en paquet, lourd et brun. Le tamis [s’enfonça|s’est enfoncé] un peu dans le tas de sable, et pas un trou ne voyait le jour.',
          'Le sable mouillé [fit|a fait] un bouchon neuf, plus serré. Dans le tas de sable, le tamis rouge [pesa|a pesé] comme une galette oubliée.',
        ],
        sign: [
          'Au bord, un grain de sable avait pâli. Un seul, clair comme une miette de biscuit.',
          'Sur le bord du tamis, un trou était sec. On y voyait une fourmi, de l’autre côté.',
        ],
        yields: [
          'Le sable [tomba|est tombé] en pluie, tout sec, avec un bruit de robe. Le tamis rouge avait retrouvé ses trous, et le soleil passait par chacun.',
          'Trou après trou, le sable [lâcha|a lâché]. Le tamis rouge [chanta|a chanté] un peu, ch, ch, et le tas de sable [devint|est devenu] tout fin.',
        ],
      },
    },
  },
  jam: {
    title: ['Un soir pour trois tribus', '{hero} et la ligne vide'],
    prize: { g: 'm', one: 'premier concert', elides: false },
    obstacle: { g: 'm', one: 'accord du parc', elides: true },
    task: [
      'Les skateurs, les petits et les vieux joueurs d’échecs n’avaient que ce soir-là en commun. À neuf heures, le parc éteignait ses lampes. Avant, il devait y avoir un concert sur la cage à grimper, le premier.',
    ],
    gift: [
      'La première chanson [commença|a commencé] à neuf heures moins douze. Les skateurs battaient la mesure sur leurs planches. Le plus vieux des joueurs d’échecs [laissa|a laissé] passer son tour pour écouter la fin.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'feuille d’inscription', elides: false },
        holds: [
          'Mais l’accord du parc existait trois fois : chaque groupe avait sa feuille d’inscription, avec ses heures, ses flèches et ses noms. Le concert était sur les trois, jamais au même moment.',
        ],
        worse: [
          'Une quatrième feuille d’inscription [apparut|est apparue] sur le poteau, en rouge. L’accord du parc n’en était plus un, et le concert n’avait plus d’heure du tout.',
        ],
        sign: [
          'Au milieu de la feuille, il y avait une ligne où personne n’avait rien écrit. Elle était blanche sur les quatre.',
        ],
        yields: [
          'L’accord du parc [finit|a fini] par tenir sur une seule feuille, avec des ratures et une tache de café. Le concert y avait une ligne, et tout le monde savait laquelle.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux joueur', elides: false },
        holds: [
          'Mais l’accord du parc laissait le coin de la scène aux échecs jusqu’à la nuit, et le plus vieux des joueurs n’y changeait pas une virgule. Pas de concert sur ses cases.',
        ],
        worse: [
          'Le vieux joueur [posa|a posé] son échiquier exactement là où devait être le micro. L’accord du parc était entre ses dents, et le concert derrière la poubelle.',
        ],
        sign: [
          'Le vieux joueur jouait les blancs, tournait l’échiquier et jouait les noirs. Entre deux coups, ses yeux revenaient à la chaise d’en face, qui était vide.',
        ],
        yields: [
          'Le vieux joueur [prit|a pris] l’échiquier sous le bras, sans déranger une pièce. L’accord du parc [changea|a changé] d’une ligne, et le concert [eut|a eu] son coin.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'planche de scène', elides: false },
        holds: [
          'Mais d’après l’accord du parc, la scène du concert devait être montée en une heure et sans outils. Chaque planche en retenait une autre, et la cage à grimper n’aidait personne.',
        ],
        worse: [
          'La planche de scène [glissa|a glissé], et les autres l’[imitèrent|ont imitée] de tous les côtés. Les chanteurs du concert étaient debout dans le sable, leurs feuilles à la main.',
        ],
        sign: [
          'Au bout de la planche, il y avait une seconde poignée de corde. Elle pendait dans le vide, et personne ne l’avait prise.',
        ],
        yields: [
          'La planche [se posa|s’est posée] avec un bruit de porte, et les autres [suivirent|ont suivi]. L’accord du parc tenait en l’air, à quatre coins, et le concert pouvait monter dessus.',
        ],
      },
    },
  },
  mural: {
    title: ['Toutes les mains sur le mur', '{hero} et la demi-étoile'],
    prize: { g: 'f', one: 'photo du mur', elides: false },
    obstacle: { g: 'm', one: 'vieux mur', elides: false },
    task: [
      'Demain, la vieille aire de jeux serait démolie. Du mur où chacun avait laissé sa main et son nom, il ne pouvait rester qu’une photo, avec toutes les mains, sans exception. La lumière tenait encore une heure.',
    ],
    gift: [
      'La photo [fut|a été] prise à huit heures moins cinq. Toutes les mains y étaient, les petites en bas. Celui qui n’était plus venu depuis deux ans [posa|a posé] la sienne sur la vieille, et elle dépassait de partout.',
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'banc de pierre', elides: false },
        holds: [
          'Mais devant le vieux mur, la mairie avait rangé le banc de pierre. Il cachait la moitié des mains, et la photo du mur n’aurait été que la moitié d’une photo.',
        ],
        worse: [
          'Le banc de pierre [s’enfonça|s’est enfoncé] dans la terre meuble. Sur le vieux mur, une rangée de plus [disparut|a disparu], et la photo avec elle.',
        ],
        sign: [
          'Sous un des côtés du banc, une racine passait. De ce côté-là, la pierre se balançait sous le pied.',
        ],
        yields: [
          'Le banc de pierre [bascula|a basculé] sur sa racine et [se coucha|s’est couché] dans l’herbe. Le vieux mur [montra|a montré] ses mains jusqu’en bas, et la photo [eut|a eu] tout le monde.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'vieille amitié', elides: false },
        holds: [
          'Mais sur le vieux mur, il y avait deux mains côte à côte, et l’une des deux ne viendrait pas. La vieille amitié s’était rompue pour une bêtise, et sans elle la photo du mur avait un trou.',
        ],
        worse: [
          'Un nom de plus [fut|a été] gratté, à la clé, dans la nuit ou dans la minute. Le vieux mur avait une cicatrice, et la photo du mur un trou plus large.',
        ],
        sign: [
          'À côté de chaque main, il y avait une demi-étoile, peinte le même jour. Les deux bords allaient ensemble, pointe contre creux.',
        ],
        yields: [
          'La haie [s’ouvrit|s’est ouverte] sur deux mains dans deux poches, puis hors des poches. Devant le vieux mur, la vieille amitié n’avait pas son ancienne forme, mais la photo avait son compte.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'ami de la clôture', elides: true },
        holds: [
          'Mais devant le vieux mur, il manquait une tête à gauche. L’ami de la clôture était de l’autre côté des planches et n’entrait pas dans la photo du mur.',
        ],
        worse: [
          'L’ami de la clôture [recula|a reculé] de trois pas vers la route. Le vieux mur [parut|a paru] plus large, et sur la photo, tout le bord gauche était vide.',
        ],
        sign: [
          'Entre deux planches dépassait un pouce. Il était taché du bleu de ce jour-là, ou d’un autre bleu.',
        ],
        yields: [
          'Une planche [tourna|a tourné], et l’ami de la clôture [passa|est passé] de profil. Devant le vieux mur, il [prit|a pris] sa place à gauche, et la photo [se referma|s’est refermée].',
        ],
      },
    },
  },
} satisfies FrErrands;
