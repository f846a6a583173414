import type { FrErrands } from '../../schema.ts';

export const weeklyMarket = {
  basket: {
    title: ['Les pêches de la voisine', '{hero} au bout de la file'],
    prize: { g: 'm', one: 'panier', elides: false },
    obstacle: { g: 'f', one: 'file', elides: false },
    task: [
      'La voisine avait la jambe dans le plâtre, et elle attendait ses pêches sur le banc. Elle les avait payées d’avance. Le panier était prêt, sous son torchon à carreaux, et la pluie aussi.',
      '<companion>Elle ne peut plus porter que ses béquilles</companion>, [dit|a dit] {companion}. La voisine au plâtre regardait son panier de loin. Il y avait dedans ses pêches, déjà payées, et dans le ciel, déjà la pluie.',
      {
        text: 'La voisine avait une jambe dans le plâtre. Elle attendait son panier de pêches. Il allait pleuvoir.',
        to: '3-5',
      },
    ],
    gift: [
      'Le panier [se posa|s’est posé] sur les genoux de la voisine, à côté du plâtre. Elle [souleva|a soulevé] un coin du torchon et [choisit|a choisi] la plus tachée. Le jus lui [coula|a coulé] dans la manche.',
      'La voisine [compta|a compté] ses pêches avec le nez. Il y en avait une de trop, toute petite. Elle [la posa|l’a posée] sur son plâtre, et [regarda|a regardé] qui la prendrait.',
      {
        text: 'La voisine [prit|a pris] le panier. Elle [choisit|a choisi] une pêche, la plus molle. Le jus [coula|a coulé].',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'dernier monsieur', elides: false },
        holds: [
          'Seulement, entre le panier et le reste du monde, il y avait la file. Au bout, le dernier monsieur ne laissait passer personne.',
          'Mais le panier était devant, sur l’étal, et la file devant le panier. Le dernier monsieur avait compté : c’était lui le dernier, et il le resterait.',
        ],
        worse: [
          'Le dernier monsieur [écarta|a écarté] les coudes et les cabas. Derrière la file, on ne voyait plus le panier.',
          'Le dernier monsieur [posa|a posé] son cabas en travers. La file [se serra|s’est serrée] autour, et le panier [passa|est passé] derrière les courges.',
        ],
        sign: [
          'Le dernier monsieur regardait sous l’étal, sans pouvoir se baisser. Sa liste y était, à côté d’une feuille de chou.',
          'Le dernier monsieur tapotait ses poches, l’une après l’autre. Ses lunettes étaient sur son front, et il les cherchait.',
        ],
        yields: [
          'Le dernier monsieur [tourna|a tourné] son cabas de l’autre côté. Puis toute la file [fit|a fait] pareil, et le panier était au bout.',
          'Le dernier monsieur [lut|a lu] l’heure, l’étiquette et la figure des gens. Il [fit|a fait] signe à la file, et le panier [s’avança|s’est avancé] de main en main.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'marchand de fraises', elides: false },
        holds: [
          'Seulement, il fallait dire un nom par-dessus la file pour avoir le panier. À côté, le marchand de fraises criait, et personne n’entendait un nom.',
          'Mais le panier se donnait à la voix, par-dessus la file. Or le marchand de fraises avait la voix la plus longue du marché.',
        ],
        worse: [
          'Le marchand de fraises [prit|a pris] une grosse voix, et la file la sienne. Le nom du panier [passa|est passé] dessous.',
          'Le marchand de fraises [baissa|a baissé] son prix, ce qui se crie encore plus fort. La file [se retourna|s’est retournée], et le panier [resta|est resté] sans nom.',
        ],
        sign: [
          'Quand il comptait la monnaie, le marchand se taisait. Cela durait cinq pièces.',
          'Le marchand buvait un coup d’eau, toutes les trois barquettes. Cela laissait un petit trou dans le marché.',
        ],
        yields: [
          'Le marchand de fraises [recompta|a recompté] une longue monnaie. Le nom [passa|est passé] par-dessus la file, et le panier [revint|est revenu] par le même chemin.',
          'Le marchand de fraises [but|a bu], longuement. Le nom [traversa|a traversé] la file comme une balle, et le panier [leva|a levé] son torchon.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage', elides: false },
        holds: [
          'Seulement, le panier était de l’autre côté de la file. Entre les sacs, il y avait un passage, et il n’était bon que pour un poireau.',
          'Mais entre la file et les cageots, il restait un passage à la taille d’une baguette. Le panier, lui, avait des hanches.',
        ],
        worse: [
          'Les sacs [se resserrèrent|se sont resserrés]. Le panier, au bout de la file, [recula|a reculé] derrière les choux.',
          'Un cabas [gonfla|a gonflé]. Dans le passage, on ne voyait plus le panier, seulement son odeur de pêche.',
        ],
        sign: [
          'À côté de la poussette, il y avait de la place. Le passage y était large comme une roue.',
          'Du côté du puits, la file faisait un coude. Dans le coude, il y avait toute la place d’un enfant.',
        ],
        yields: [
          'Le panier [passa|est passé] près de la poussette, à bout de bras. La file ne [s’aperçut|s’est aperçue] de rien, sauf le bébé.',
          'Le coude de la file [pivota|a pivoté], et le panier y [passa|est passé] comme un bateau dans un port. Une pêche [roula|a roulé], et [fut rattrapée|a été rattrapée].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'file', elides: false },
        holds: [
          'Seulement, le panier était au bout de la file, et la file avait son pas à elle. Elle avançait d’une personne quand elle voulait.',
          'Mais la file avançait à la vitesse des nouvelles, et chacun avait des nouvelles. Le panier attendait, avec sa voisine au bout.',
        ],
        worse: [
          'La file [recommença|a recommencé] par la fin. Le panier était maintenant derrière quatorze dos.',
          'La file [se raconta|s’est raconté] tout depuis le début. Le panier [recula|a reculé] d’une grand-mère.',
        ],
        sign: [
          'Tout devant, une dame [referma|a refermé] son cabas. La file [fit|a fait] un pas.',
          'Quelqu’un, tout devant, avait dit au revoir. Il l’avait dit une fois, et pas encore deux.',
        ],
        yields: [
          'La file [fit|a fait] un pas, puis un pas, puis il n’y avait plus de file. Le panier attendait sur la balance.',
          'Un au revoir, puis un autre, et la file [fondit|a fondu] comme du beurre. Le panier était là, et il faisait encore sec.',
        ],
      },
    },
  },
  awning: {
    title: ['Le toit des cerises', 'Un nuage sur la mairie'],
    prize: { g: 'f', one: 'toile rayée', elides: false },
    obstacle: { g: 'f', one: 'monture', elides: false },
    task: [
      '<helper>Les cerises éclatent quand il pleut</helper>, [dit|a dit] {helper}. <helper>Celles de mon voisin sont toutes nues.</helper> La toile rayée pendait de travers, et un premier nuage dépassait de la mairie.',
      'Les cerises du voisin brillaient, et c’était mauvais signe. Mouillées, elles éclatent. Sa toile rayée pendait encore de travers, et le premier nuage avait dépassé la mairie.',
      {
        text: 'Les cerises n’aiment pas la pluie. La toile rayée pendait de travers. Un nuage arrivait.',
        to: '3-5',
      },
    ],
    gift: [
      'La première goutte [tomba|est tombée] sur la toile rayée, la deuxième aussi. Dessous, le marchand de cerises [tendit|a tendu] la paume, et elle [resta|est restée] sèche. Il y [posa|a posé] une cerise, pour fêter ça.',
      'Il [plut|a plu] sur les rayures, avec un bruit de riz. Dessous, les cerises [restèrent|sont restées] entières. Le marchand [accrocha|a accroché] deux cerises à chaque oreille qui passait.',
      {
        text: 'Plic, [fit|a fait] la pluie sur la toile rayée. Dessous, tout était sec. On [mangea|a mangé] une cerise.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde', elides: false },
        holds: [
          'Mais la toile rayée était roulée en haut de sa monture. La corde en faisait le tour par tous les côtés.',
          'Seulement, la corde de la toile rayée avait passé l’hiver en boule. Elle tenait la monture par le cou, et les cerises regardaient le ciel.',
        ],
        worse: [
          'La corde [se serra|s’est serrée] sur la monture. Les rayures de la toile [disparurent|ont disparu] dans le rouleau.',
          'La corde [mordit|a mordu] dans la monture. La toile rayée [n’eut plus|n’a plus eu] qu’une rayure dehors, la blanche.',
        ],
        sign: [
          'Au crochet du bas, la corde pendait en boucle. Le vent y passait.',
          'Autour du pied, la corde avait laissé un huit. Il pendait, et une guêpe y dormait.',
        ],
        yields: [
          'La corde [fila|a filé] le long de la monture. La toile rayée [descendit|est descendue] comme un store, une rayure après l’autre.',
          'Le huit [tomba|est tombé], et la corde avec, comme un lacet. La monture [ouvrit|a ouvert] les bras, et la toile rayée [descendit|est descendue] jusqu’aux queues de cerises.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'pied de devant', elides: false },
        holds: [
          'Mais la monture de la toile rayée avait deux pieds devant. Quand l’un montait, l’autre s’en allait.',
          'Seulement, la monture avait été pensée pour deux marchands qui s’entendent. Un pied de devant montait, l’autre allait voir ailleurs, et la toile rayée pendait.',
        ],
        worse: [
          'La monture [se replia|s’est repliée] de travers. La toile rayée [pendit|a pendu] d’un coin, et toutes les cerises étaient dehors.',
          'Le pied de devant [se plia|s’est plié] au genou. La toile rayée [gifla|a giflé] la monture, et une cerise [roula|a roulé].',
        ],
        sign: [
          'De l’autre côté, la monture avait un deuxième pied. Sa poignée était libre, et une guêpe s’y chauffait.',
          'À l’autre pied, on avait noué un chiffon, pour la poignée. Le chiffon était propre, et la poignée aussi.',
        ],
        yields: [
          'Les deux pieds [montèrent|sont montés] ensemble. La monture [s’ouvrit|s’est ouverte], et la toile rayée [se tendit|s’est tendue] d’un bout à l’autre des cerises.',
          'La monture [monta|est montée] d’une seule épaule, une épaule de deux. La toile rayée [claqua|a claqué] une fois, pour prévenir la pluie.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'rouleau mouillé', elides: false },
        holds: [
          'Mais la toile rayée était restée sous la pluie d’hier. Roulée sur sa monture, elle pesait comme un hippopotame.',
          'Seulement, la toile rayée avait dormi dehors, et bu. Sur sa monture, elle pesait une baignoire, et les cerises étaient sous la baignoire.',
        ],
        worse: [
          'Le rouleau mouillé [descendit|est descendu] d’un coup sur les cageots. La monture [plia|a plié], et la toile rayée [goutta|a goutté] sur les cerises.',
          'Le rouleau mouillé [ploya|a ployé] un peu plus. La monture [grinça|a grincé], et la toile rayée [lâcha|a lâché] un seau d’eau sur les étiquettes.',
        ],
        sign: [
          'Un bout du rouleau dépassait de la monture. Il se balançait un peu, dans le vent.',
          'À un bout, le rouleau reposait sur une caisse vide. La caisse craquait, et le rouleau dansait.',
        ],
        yields: [
          'Le rouleau [bascula|a basculé] sur son bout. Toute l’eau [partit|est partie] d’un côté, et la toile rayée [se déroula|s’est déroulée] de l’autre.',
          'Le rouleau [dansa|a dansé] jusqu’à tomber du bon côté. L’eau [courut|a couru] au caniveau, et sur la monture la toile rayée était légère comme un drapeau.',
        ],
      },
    },
  },
  waltz: {
    title: ['Une valse à midi', 'L’accordéon dans son étui'],
    prize: { g: 'f', one: 'valse', elides: false },
    obstacle: { g: 'm', one: 'étui de l’accordéon', elides: true },
    task: [
      'Chaque samedi, quand midi sonnait, un vieux couple dansait une fois autour de la fontaine. Il leur fallait la valse de l’accordéon rouge. Il était midi moins trois, et ils avaient déjà ôté leurs manteaux.',
      '<companion>Ils dansent ici depuis qu’ils se connaissent</companion>, [dit|a dit] {companion}. À midi, chaque samedi, le vieux couple fait un tour de fontaine. L’accordéon rouge n’avait pas encore dit un mot, et il était presque midi.',
      {
        text: 'Un vieux couple dansait, chaque samedi, à midi. Il fallait la valse. L’accordéon ne jouait pas.',
        to: '3-5',
      },
    ],
    gift: [
      'La valse [commença|a commencé] au premier coup de midi. Le vieux couple [tourna|a tourné] une fois autour de la fontaine, et un pigeon avec. Au douzième coup, ils [reprirent|ont repris] leurs manteaux, chacun celui de l’autre.',
      'Au premier coup de midi, la dame [posa|a posé] la main où elle la pose toujours. La valse [tourna|a tourné], la fontaine aussi. Un marchand [dansa|a dansé] avec un poireau, tout seul, très bien.',
      {
        text: 'La valse [commença|a commencé], un, deux, trois. Le vieux couple [tourna|a tourné]. Un pigeon aussi.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'accordéoniste', elides: true },
        holds: [
          'Seulement, la valse était dans l’étui, l’étui entre deux pieds, et l’accordéoniste dormait par-dessus.',
          'Mais l’accordéoniste avait joué jusqu’à onze heures et demie. Il dormait les coudes sur l’étui, et la valse dormait dessous, à trois temps.',
        ],
        worse: [
          'L’accordéoniste [grogna|a grogné] et [posa|a posé] les deux bras sur l’étui. La valse [fit|a fait] pouf, tout au fond.',
          'L’accordéoniste [ronfla|a ronflé], un temps sur deux. Dans l’étui, la valse [s’aplatit|s’est aplatie] comme un chapeau.',
        ],
        sign: [
          'Devant le tabouret, une boîte à pièces, une casquette et deux gants étaient alignés. Les gants se donnaient la main.',
          'À côté du tabouret, un thermos, une pomme et un mouchoir étaient posés de gauche à droite, comme des touches.',
        ],
        yields: [
          'L’accordéoniste [ouvrit|a ouvert] un œil, puis l’étui. La valse en [sortit|est sortie] d’un grand bâillement rouge.',
          'L’accordéoniste [se redressa|s’est redressé], tout neuf. L’étui [bâilla|a bâillé], et la valse [sortit|est sortie] en s’étirant d’un bras, puis de l’autre.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'accordéoniste', elides: true },
        holds: [
          'Seulement, l’accordéoniste venait de loin et gardait l’étui fermé. On lui demandait une valse, il croyait qu’on lui disait adieu.',
          'Mais l’accordéoniste arrivait d’un pays où l’on danse assis. Valse, pour lui, c’était un mot du temps qu’il fait, et il fermait l’étui à cause de la pluie.',
        ],
        worse: [
          'L’accordéoniste [plia|a plié] son tabouret et [salua|a salué]. L’étui [passa|est passé] sur son dos, et la valse avec lui.',
          'L’accordéoniste [ouvrit|a ouvert] son parapluie sur l’étui. La valse [resta|est restée] au sec, et personne ne dansait.',
        ],
        sign: [
          'La fontaine gouttait à trois temps, un fort, deux faibles. Toutes les trois gouttes, l’accordéoniste levait la tête.',
          'Une petite fille sautait les pavés, un grand, deux petits. Le pied de l’accordéoniste sautait avec elle.',
        ],
        yields: [
          'L’accordéoniste [hocha|a hoché] la tête, un, deux, trois. L’étui [s’ouvrit|s’est ouvert], et la valse [reprit|a repris] la mesure.',
          'L’accordéoniste [regarda|a regardé] son pied, puis l’étui, et [comprit|a compris]. La valse [partit|est partie] du pied, un grand, deux petits.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'fermoir', elides: false },
        holds: [
          'Seulement, l’accordéoniste avait perdu sa clé. Le fermoir de l’étui était fermé, et la valse ne passe pas à travers le cuir.',
          'Mais le fermoir de l’étui avait pris froid, et ne s’ouvrait plus. La valse était dedans, tout habillée.',
        ],
        worse: [
          'Le fermoir [se coinça|s’est coincé] sur un bout de courroie. Dans l’étui, la valse [poussa|a poussé] un petit soupir.',
          'Le fermoir [claqua|a claqué] des dents et [tint|a tenu]. Au fond de l’étui, la valse [s’assit|s’est assise] sur son ourlet.',
        ],
        sign: [
          'À la poignée de l’étui, au bout d’une ficelle, pendait une petite cuillère tordue.',
          'Près de la manivelle du store, une épingle à cheveux était plantée dans le bois. Elle avait deux jambes, comme le fermoir deux trous.',
        ],
        yields: [
          'Le fermoir [sauta|a sauté] avec un bruit de castagnette. L’étui [s’ouvrit|s’est ouvert], et la valse [se déplia|s’est dépliée].',
          'Le fermoir [éternua|a éternué] et [s’ouvrit|s’est ouvert]. Hors de l’étui, la valse [fit|a fait] trois pas, et le vieux couple le premier.',
        ],
      },
    },
  },
  stall: {
    title: ['Le bocal jusqu’au trait', 'Un samedi, un étal'],
    prize: { g: 'm', one: 'bocal', elides: false },
    obstacle: { g: 'm', one: 'emplacement', elides: true },
    task: [
      'Le club des jeunes n’avait qu’un étal, un seul samedi. Avec ce qu’il rapporterait, le car des vacances partait, ou ne partait pas. À neuf heures, un trait rouge était peint sur le bocal, et il n’y avait qu’un bouton au fond.',
    ],
    gift: [
      'Le bocal [atteignit|a atteint] le trait à midi vingt, avec un billet plié en bateau. Une dame qui n’avait rien acheté [revint|est revenue] sur ses pas. Elle [demanda|a demandé] si les petits aussi partaient, et elle [posa|a posé] sa monnaie par-dessus le trait.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'placier', elides: false },
        holds: [
          'Seulement, l’emplacement était dans le mauvais coin, et le placier avait le plan. Le règlement ne s’expliquait pas, et le bocal restait vide.',
        ],
        worse: [
          'Le placier [déplaça|a déplacé] l’étal derrière les camions. De ce nouvel emplacement, on ne voyait plus personne, et personne ne voyait le bocal.',
        ],
        sign: [
          'Le placier regardait sur son plan la rangée trois. Il y avait un blanc entre le miel et les œufs.',
        ],
        yields: [
          'Le placier [écrivit|a écrit] un nom dans le blanc, au stylo. L’emplacement était entre le miel et les œufs, et le bocal [fit|a fait] cling avant dix heures.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'enseigne', elides: true },
        holds: [
          'Seulement, à cet emplacement-là, le vent avait cassé l’enseigne. Plus personne ne savait ce qui se vendait, et dans le bocal on voyait le fond.',
        ],
        worse: [
          'Un mot de plus [tomba|est tombé] de l’enseigne. L’emplacement disait maintenant : maison, et le bocal [attendit|a attendu].',
        ],
        sign: [
          'Les deux bords de l’enseigne coupaient la même lettre, un e. Une moitié souriait, l’autre aussi.',
        ],
        yields: [
          'L’enseigne [tint|a tenu], avec un e un peu plus large. De la fontaine, on lisait l’emplacement, et le bocal [sonna|a sonné].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'table à tréteaux', elides: false },
        holds: [
          'Seulement, il fallait changer d’emplacement, avec la table, les tartes et le bocal dessus. La table avait deux bouts, et un seul se levait.',
        ],
        worse: [
          'La table [glissa|a glissé] de ses tréteaux. À l’emplacement, tout était dans la paille, le bocal aussi.',
        ],
        sign: [
          'À l’autre bout, la table avait une deuxième paire de poignées. L’étiquette du prix y pendait encore.',
        ],
        yields: [
          'La table [traversa|a traversé] le marché à plat. Au nouvel emplacement, le bocal n’avait pas perdu une pièce.',
        ],
      },
    },
  },
  soup: {
    title: ['Le mot de la soupe', 'Deux langues sur une pancarte'],
    prize: { g: 'f', one: 'pancarte de la soupe', elides: false },
    obstacle: { g: 'f', one: 'traduction', elides: false },
    task: [
      'Les voisins arrivés au printemps cuisinaient pour la première fois au marché, et midi approchait. L’affiche, collée dans tout le quartier, leur faisait dire une chose qu’ils n’avaient pas dite. Trois personnes l’avaient traduite, toutes avec de bonnes intentions.',
    ],
    gift: [
      'La pancarte de la soupe [fut|a été] lue à voix haute, dans les deux langues, par une fille de la maison. Dans la file, un vieil homme [répéta|a répété] le mot étranger, tout bas. La cuisinière lui [servit|a servi] une louche de plus.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'f', one: 'cuisinière', elides: false },
        holds: [
          'Seulement, la traduction était fausse, et la cuisinière entendait chaque correction comme un refus. La pancarte de la soupe était retournée contre le mur.',
        ],
        worse: [
          'La cuisinière [rangea|a rangé] les cuillères, une par une, dans du papier. La pancarte de la soupe [passa|est passée] sous la table, et la traduction avec.',
        ],
        sign: [
          'Sur le sac de lentilles, il y avait un mot étranger. Chaque fois qu’un passant l’essayait, la cuisinière souriait du coin de la bouche.',
        ],
        yields: [
          'La cuisinière [dit|a dit] le mot, lentement, et l’[écrivit|a écrit] dans l’air. La traduction tenait en une ligne, et la pancarte de la soupe [remonta|est remontée] sur la table.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'fil de l’affiche', elides: false },
        holds: [
          'Seulement, la traduction se discutait sur le téléphone, dans le fil de l’affiche. Il y en avait quatre versions, et la pancarte de la soupe n’en avait aucune.',
        ],
        worse: [
          'Trois versions de plus [arrivèrent|sont arrivées], avec des excuses. La traduction était maintenant polie, et la pancarte de la soupe toujours fausse.',
        ],
        sign: [
          'Dans le fil, il y avait une petite question de la cuisinière. Elle datait de mardi, et personne n’y avait répondu.',
        ],
        yields: [
          'Le fil [s’arrêta|s’est arrêté] sur un seul mot. C’était la traduction, et la pancarte de la soupe l’attendait depuis mardi.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peinture', elides: false },
        holds: [
          'Seulement, la bonne traduction venait d’être peinte, et la peinture était fraîche. La pancarte de la soupe ne pouvait pas sortir comme ça.',
        ],
        worse: [
          'La peinture [bava|a bavé] d’une langue dans l’autre. Il [fallut|a fallu] reprendre la traduction au pinceau, et la pancarte de la soupe depuis le début.',
        ],
        sign: ['Une lettre avait le bord mat. C’était la première, celle qui n’existe que dans sa langue.'],
        yields: [
          'La peinture [devint|est devenue] mate, ligne après ligne. La traduction ne tachait plus, et la pancarte de la soupe [alla|est allée] se mettre debout.',
        ],
      },
    },
  },
} satisfies FrErrands;
