import type { FrErrands } from '../../schema.ts';

export const jungleExpedition = {
  orchid: {
    title: ['Une fleur par an', 'Le pont aux planches perdues'],
    prize: { g: 'f', one: 'orchidée', elides: true },
    obstacle: { g: 'm', one: 'pont de corde', elides: false },
    task: [
      '<companion>L’orchidée s’ouvre une fois par an</companion>, [dit|a dit] {companion}. <companion>C’est aujourd’hui, avant le soir. L’an dernier, il n’y avait personne, et elle s’est ouverte devant une limace.</companion>',
      '<companion>Elle n’aime pas s’ouvrir pour personne</companion>, [dit|a dit] {companion}. L’orchidée fleurissait une fois par an, et c’était maintenant, avant le soir. Devant elle, la branche était vide.',
      {
        text: '<companion>L’orchidée s’ouvre aujourd’hui</companion>, [dit|a dit] {companion}. <companion>Une seule fois. L’autre fois, il n’y avait personne pour la voir.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'L’orchidée [s’ouvrit|s’est ouverte], un pétale blanc après l’autre, et [tira|a tiré] une langue jaune. Devant elle, toute la branche retenait son souffle. Une fourmi [posa|a posé] sa feuille pour mieux voir.',
      'L’orchidée [attendit|a attendu] d’être bien regardée. Alors elle [s’ouvrit|s’est ouverte], d’un coup, comme on rit. Cela sentait la vanille, et un peu la banane.',
      {
        text: 'L’orchidée [s’ouvrit|s’est ouverte], tout doucement. Un pétale, deux pétales, trois. Elle [tira|a tiré] une langue jaune.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'première planche', elides: false },
        holds: [
          'Seulement, l’orchidée était de l’autre côté du pont de corde. La première planche du pont était cassée, et sans elle on ne montait pas.',
          'Mais l’orchidée était au bout du pont de corde, et le pont commençait par un trou. La première planche était en deux.',
        ],
        worse: [
          'Un bout de planche de plus [tomba|est tombé] dans l’herbe. Le pont [pendit|a pendu] de côté, plus loin de l’orchidée.',
          'Un clou [tomba|est tombé], puis une esquille. Le pont de corde [s’écarta|s’est écarté] de l’orchidée.',
        ],
        sign: [
          'Les deux bords de la planche étaient fendus de la même façon. L’un avait un creux, l’autre une bosse.',
          'Une moitié finissait en langue, l’autre en bouche.',
        ],
        yields: [
          'Le pont [porta|a porté] un pied, puis deux, en grinçant d’un seul côté. Au bout, l’orchidée gardait ses pétales serrés.',
          'Cela [grinça|a grincé], et cela [porta|a porté]. Le pont de corde [mena|a mené] jusqu’à l’orchidée, encore fermée.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'liane', elides: false },
        holds: [
          'Seulement, l’orchidée était de l’autre côté du pont de corde, et une liane avait poussé autour du pont. Elle le tenait fermé comme un paquet.',
          'Mais une liane avait noué le pont de corde comme un soulier. L’orchidée était du côté du talon.',
        ],
        worse: [
          'La liane [se serra|s’est serrée]. Le pont [se plia|s’est plié] en deux, et la branche de l’orchidée [se courba|s’est courbée] avec lui.',
          'La liane [fit|a fait] un second nœud sur le premier. Le pont [se cabra|s’est cabré], et l’orchidée [s’éloigna|s’est éloignée].',
        ],
        sign: [
          'Près du poteau, la liane avait une boucle trop grande. Une mouche y entrait et en sortait à l’aise.',
          'Sous la rampe, la liane avait un rond tout mou.',
        ],
        yields: [
          'La liane [se retira|s’est retirée] dans son arbre, sans rancune. Le pont [se déplia|s’est déplié] jusqu’à l’orchidée.',
          'La liane [tomba|est tombée] dans l’herbe et [y resta|y est restée]. Le pont de corde [reprit|a repris] sa forme, avec l’orchidée au bout.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue planche', elides: false },
        holds: [
          'Seulement, l’orchidée était de l’autre côté du pont de corde, et le pont attendait sa longue planche. Quand un bout entrait, l’autre sortait.',
          'Mais il manquait au pont de corde sa longue planche, et elle était à côté, par terre. L’orchidée attendait en face qu’on la remette.',
        ],
        worse: [
          'La planche [retomba|est retombée] sur la berge, de travers. Le pont [se balança|s’est balancé], et la branche de l’orchidée [s’éloigna|s’est éloignée].',
          'La planche [bascula|a basculé] d’un bout, puis de l’autre. Le pont de corde [dansa|a dansé], et l’orchidée avec.',
        ],
        sign: [
          'À l’autre bout de la planche, il y avait une deuxième encoche. Une fourmi y prenait le soleil.',
          'Près de l’autre bout, une corde faisait poignée. Elle était neuve.',
        ],
        yields: [
          'La planche [entra|est entrée] des deux bouts à la fois. Le pont [cessa|a cessé] de bouger, et l’orchidée était au bout.',
          'La planche [se coucha|s’est couchée] à sa place, d’un seul coup. De l’autre côté du pont de corde, l’orchidée n’avait pas bougé.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'planche du milieu', elides: false },
        holds: [
          'Seulement, l’orchidée était de l’autre côté du pont de corde. La planche du milieu avait de la mousse, et la mousse avait de l’eau.',
          'Mais l’orchidée était en face, et le pont de corde avait une planche savonnée par la pluie. C’était celle du milieu, bien sûr.',
        ],
        worse: [
          'La planche [renvoya|a renvoyé] tous les pieds au premier poteau. Une feuille mouillée [glissa|a glissé] du pont et [cacha|a caché] l’orchidée.',
          'La planche [renvoya|a renvoyé] les pieds d’où ils venaient. L’orchidée [se balança|s’est balancée], comme on dit non.',
        ],
        sign: [
          'Au bord de la planche, un bout d’écorce était sec, et râpeux comme une langue de chat.',
          'Un nœud du bois dépassait, sec et rugueux.',
        ],
        yields: [
          'La planche du milieu [resta|est restée] derrière, et le pont aussi. L’orchidée avait gardé tous ses pétales.',
          'Le nœud [garda|a gardé] le pied. Après la planche du milieu, le pont de corde [fut|a été] un pont, et l’orchidée une orchidée.',
        ],
      },
    },
  },
  drum: {
    title: ['Le tambour des rainettes', 'L’arbre qui hurle'],
    prize: { g: 'm', one: 'tambour de pluie', elides: false },
    obstacle: { g: 'm', one: 'arbre creux', elides: true },
    task: [
      'Les rainettes donnaient un concert ce soir, et le tambour de pluie battait la mesure. Sans lui, elles commençaient toutes en même temps. La dernière fois, une chauve-souris était partie avant la fin.',
      'Les rainettes étaient en place, chacune sur sa feuille, et chacune partait toute seule. Il leur manquait le tambour de pluie, qui bat la mesure. Le concert était pour ce soir.',
      {
        text: 'Les grenouilles chantaient ce soir. Sans le tambour de pluie, elles chantaient toutes en même temps. Coâcoâcoâ.',
        to: '3-5',
      },
    ],
    gift: [
      'Le tambour de pluie [fit|a fait] ploc, et une rainette [chanta|a chanté]. Il [fit|a fait] ploc encore, et la deuxième [attendit|a attendu] son tour. Une chauve-souris [s’installa|s’est installée] au premier rang, la tête en bas.',
      'Ploc, [fit|a fait] le tambour de pluie, et cent rainettes [prirent|ont pris] leur souffle. Au second ploc, elles [chantèrent|ont chanté] ensemble. Il [se mit|s’est mis] à pleuvoir, un peu, exprès.',
      {
        text: 'Ploc, [fit|a fait] le tambour. Coâ, [fit|a fait] une grenouille. Ploc. Coâ, [fit|a fait] l’autre.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { g: 'm', one: 'petit hurleur', elides: false },
        holds: [
          'Seulement, le tambour de pluie était dans l’arbre creux des singes hurleurs, et le plus petit s’exerçait. On n’entendait pas le tambour, on entendait le petit.',
          'Mais l’arbre creux était la salle de musique des singes hurleurs, et c’était l’heure du plus petit. Le tambour de pluie, là-dedans, n’avait pas son mot à dire.',
        ],
        worse: [
          'Le hurleur [remplit|a rempli] l’arbre creux jusqu’à la cime. Le ploc du tambour [passa|est passé] dessous.',
          'Le petit hurleur [monta|est monté] d’un ton, et l’arbre creux [fit|a fait] pavillon. Le tambour de pluie [se tut|s’est tu], vexé.',
        ],
        sign: [
          'Avant chaque cri, le petit hurleur prenait de l’air. On entendait alors une feuille toucher l’eau.',
          'Quand un fruit tombait, le petit hurleur se penchait pour voir. On a la bouche fermée, quand on se penche.',
        ],
        yields: [
          'Le petit hurleur [ferma|a fermé] la bouche. Dans l’arbre creux, le tambour [fit|a fait] ploc, là, derrière la deuxième racine.',
          'Le petit hurleur [garda|a gardé] la bouche fermée, sur une banane. Le tambour [dit|a dit] ploc, au pied de l’arbre creux, sous une feuille.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'vieux hurleur', elides: false },
        holds: [
          'Seulement, dans l’arbre creux, un vieux singe hurleur dormait, l’oreille sur le tambour de pluie. Il y était très bien.',
          'Mais le plus vieux des singes hurleurs avait fini sa carrière. Il dormait dans l’arbre creux, un bras autour du tambour de pluie.',
        ],
        worse: [
          'Le hurleur [grogna|a grogné] et [ramena|a ramené] le tambour sous son oreille. Dans l’arbre creux, on n’en voyait plus que le bord.',
          'Le vieux hurleur [serra|a serré] son bras. Le tambour [dit|a dit] plac, et l’arbre creux [avala|a avalé] le plac.',
        ],
        sign: [
          'Devant le vieux hurleur, six coquilles de noix étaient alignées, le creux vers le haut.',
          'Contre l’écorce, cinq petits bâtons étaient rangés du plus fin au plus gros, et un sixième en travers.',
        ],
        yields: [
          'Le vieux hurleur [se tourna|s’est tourné] et [mit|a mis] un coude sous sa tête. Le tambour [roula|a roulé] hors de l’arbre creux avec un petit ploc.',
          'Le vieux hurleur [roula|a roulé] vers ses bâtons. Le tambour [resta|est resté] seul au milieu de l’arbre creux, avec une goutte dessus.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'hurleur', elides: false },
        holds: [
          'Seulement, dans l’arbre creux, un singe hurleur veillait sur le tambour de pluie. Quand on lui parlait, il croyait que c’était une chanson.',
          'Mais le singe hurleur de l’arbre creux n’entendait que les chansons. On lui parlait du tambour de pluie, il applaudissait.',
        ],
        worse: [
          'Le hurleur [reprit|a repris] au refrain. Puis il [porta|a porté] le tambour une branche plus haut, pour chanter de plus loin.',
          'Le hurleur [fit|a fait] un rappel. Puis il [porta|a porté] le tambour dans sa loge, une branche au-dessus de l’arbre creux.',
        ],
        sign: [
          'Les mains du hurleur copiaient tout ce qui n’avait rien dedans. Une liane balançait, et il balançait un doigt.',
          'Une feuille tombait, en balançant. La main du hurleur la suivait, et se posait quand elle se posait.',
        ],
        yields: [
          'Le hurleur [ouvrit|a ouvert] les deux mains et [tendit|a tendu] ce qu’il y avait dedans. C’était le tambour, tiède.',
          'La main du hurleur [descendit|est descendue] comme une feuille, avec le tambour au bout. Elle [se posa|s’est posée], et le tambour aussi.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'trou', elides: false },
        holds: [
          'Seulement, le tambour de pluie était au fond de l’arbre creux. Le trou était noir, et il sentait la banane.',
          'Mais dans l’arbre creux, la nuit n’était jamais repartie. Le tambour de pluie était au fond du trou, avec elle.',
        ],
        worse: [
          'Les feuilles [se rabattirent|se sont rabattues] sur le trou. Dans l’arbre, il n’y avait plus de tambour, il n’y avait plus que du noir.',
          'Un singe [s’assit|s’est assis] sur le trou. Dans l’arbre creux, le tambour [n’eut plus|n’a plus eu] de bord.',
        ],
        sign: [
          'Loin au fond, une goutte pendait à une feuille. Elle avait attrapé un peu de jour.',
          'À mi-hauteur, un champignon veillait. Il était vert pâle, comme une montre.',
        ],
        yields: [
          'La goutte [éclaira|a éclairé] la feuille, et la feuille le tambour. Il était là, dans l’arbre, à côté d’une peau de banane.',
          'Sous le champignon, il y avait un rond, et le rond avait une peau. Le tambour [sortit|est sorti] de l’arbre, en disant ploc à chaque bosse.',
        ],
      },
    },
  },
  lantern: {
    title: ['La lanterne du facteur', 'Une lumière dans le figuier'],
    prize: { g: 'f', one: 'lanterne', elides: false },
    obstacle: { g: 'm', one: 'figuier', elides: false },
    task: [
      'La fourmi factrice avait encore une lettre, pour le dernier nid, tout au bout du sentier. Il faisait presque nuit. Sa lanterne à luciole, pas plus grosse qu’une prune, était accrochée au mauvais arbre.',
      '<companion>C’est une lettre pressée, elle l’a écrite dessus</companion>, [dit|a dit] {companion}. La fourmi factrice allait au dernier nid, et le sentier était noir. Sa lanterne à luciole pendait au mauvais arbre.',
      {
        text: 'La fourmi factrice avait une lettre à porter. Il faisait presque nuit, et sa lanterne était dans un arbre.',
        to: '3-5',
      },
    ],
    gift: [
      'La lanterne [partit|est partie] sur le sentier, verte, puis éteinte, puis verte. Au dernier nid, une fenêtre de la taille d’un pépin [s’ouvrit|s’est ouverte]. Une patte [prit|a pris] la lettre et [rentra|est rentrée] en courant.',
      'La fourmi factrice [leva|a levé] sa lanterne et [partit|est partie], la lettre sur le dos. On [suivit|a suivi] la lumière des yeux, jusqu’à ce qu’elle soit petite comme une virgule. Là-bas, on [ouvrit|a ouvert].',
      {
        text: 'La lanterne [partit|est partie] sur le sentier, verte, toute petite. Une porte [s’ouvrit|s’est ouverte]. Une patte [prit|a pris] la lettre.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'racine', elides: false },
        holds: [
          'Mais la lanterne était dans le figuier, plus haut que les bras. Dessous, il y avait une racine, lisse comme une rampe.',
          'Mais quelqu’un avait pendu la lanterne au figuier, à la hauteur des toucans. La racine, dessous, était cirée.',
        ],
        worse: [
          'La branche du figuier [remonta|est remontée]. La lanterne [se balança|s’est balancée] une feuille plus haut, et [s’éteignit|s’est éteinte] un instant.',
          'Le figuier [haussa|a haussé] la branche. La lanterne [monta|est montée], et sa luciole [eut|a eu] le vertige.',
        ],
        sign: [
          'Tout en bas, la racine avait un nœud. Il était large comme un orteil.',
          'La racine avait une entaille, en bas, comme une première marche.',
        ],
        yields: [
          'La branche du figuier [plia|a plié] jusqu’en bas, comme pour dire bonsoir. La lanterne [arriva|est arrivée] à hauteur de main.',
          'Le figuier [baissa|a baissé] le bras. La lanterne [arriva|est arrivée] sous le nez, et la luciole [salua|a salué].',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit paresseux', elides: false },
        holds: [
          'Mais la lanterne était dans le figuier, sur les genoux d’un petit paresseux. Il l’aimait, et il ne voulait voir personne.',
          'Mais un petit paresseux avait ramassé la lanterne, et l’avait montée dans le figuier. Il croyait que personne ne le voyait.',
        ],
        worse: [
          'Le petit paresseux [se tourna|s’est tourné] vers le tronc, très lentement. Du figuier, on ne voyait plus la lanterne, seulement son dos.',
          'Le petit paresseux [mit|a mis] ses bras autour. Dans le figuier, la lanterne [devint|est devenue] un dos.',
        ],
        sign: [
          'Une griffe dépassait du petit paresseux. Elle faisait un signe, très lent.',
          'Entre deux feuilles, un œil était resté. Il mettait longtemps à cligner.',
        ],
        yields: [
          'Le petit paresseux [se retourna|s’est retourné]. Cela [prit|a pris] du temps, puis la lanterne [descendit|est descendue] du figuier, au bout d’un long bras.',
          'Le petit paresseux [tendit|a tendu] un bras, et ce bras [n’en finit pas|n’en a pas fini] d’arriver. La lanterne [quitta|a quitté] le figuier, éclairée.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'fourmi', elides: false },
        holds: [
          'Mais la lanterne était dans le figuier, et devant la première marche il y avait une fourmi de garde. Elle ne laissait passer ni petit ni grand.',
          'Mais le figuier avait une portière, une fourmi avec un brin d’herbe pour lance. Derrière elle, il y avait la lanterne.',
        ],
        worse: [
          'La fourmi [se mit|s’est mise] en travers, les antennes droites. Derrière elle, la lanterne [s’éteignit|s’est éteinte] tout à fait.',
          'La fourmi [croisa|a croisé] les pattes, toutes. La lanterne [fut|a été] encore plus loin dans le figuier.',
        ],
        sign: [
          'La fourmi regardait toujours du même côté. Il y avait là une miette, trois fois trop grosse pour elle.',
          'Elle comptait et recomptait ses graines. Il en manquait une au bout du rang.',
        ],
        yields: [
          'La fourmi [se rangea|s’est rangée] au bord, les antennes basses. Les marches du figuier étaient libres, et la lanterne à la troisième.',
          'La fourmi [posa|a posé] sa lance et [prit|a pris] la dernière graine. Le figuier était ouvert, et la lanterne à portée.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'cône', elides: false },
        holds: [
          'Mais au pied du figuier, un gros cône de graines était tombé sur la ficelle de la lanterne. Il pesait comme une marmite.',
          'Mais un cône était tombé du figuier, sur l’anneau de la lanterne. Il avait la taille d’un tabouret.',
        ],
        worse: [
          'Le cône [s’enfonça|s’est enfoncé] dans la mousse. La ficelle [tira|a tiré] la lanterne à plat contre le figuier.',
          'Le cône [s’enfonça|s’est enfoncé] d’un doigt. La lanterne [se coucha|s’est couchée], la luciole sens dessus dessous.',
        ],
        sign: [
          'Une écaille du cône ne touchait pas le sol. De ce côté, il se balançait.',
          'Sous un bord, un caillou faisait pencher le cône, un peu, quand on soufflait.',
        ],
        yields: [
          'Le cône [roula|a roulé] d’un tour et [se coucha|s’est couché]. La ficelle [glissa|a glissé], et la lanterne [se redressa|s’est redressée] au pied du figuier.',
          'Le cône [roula|a roulé] jusqu’à la racine du figuier. La lanterne [se releva|s’est relevée], et la luciole [éternua|a éternué].',
        ],
      },
    },
  },
  sound: {
    title: ['Onze secondes de nuit', 'La soirée d’écoute'],
    prize: { g: 'm', one: 'chant', elides: false },
    obstacle: { g: 'f', one: 'équipe du son', elides: true },
    task: [
      'Le camp de biologie tenait sa soirée d’écoute à vingt heures, dans le noir, sous la grande toile. Tout y était, sauf l’oiseau de la première nuit. Onze secondes, et il n’avait plus chanté depuis.',
    ],
    gift: [
      'Le chant [dura|a duré] onze secondes, dans le noir, et pas une chaise [ne grinça|n’a grincé]. Dehors, de l’autre côté du ruisseau, un oiseau [répondit|a répondu], et la cuisinière [posa|a posé] sa louche.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'tente fermée', elides: false },
        holds: [
          'Seulement, l’équipe du son s’était disputée pour le dernier micro. Celui qui avait le chant était dans sa tente, et la tente était fermée.',
        ],
        worse: [
          'La fermeture [descendit|est descendue] jusqu’à la dernière dent. Le petit haut-parleur [se tut|s’est tu], et le chant avec lui.',
        ],
        sign: ['À côté de la tente, un casque pendait à un piquet. Il avait deux prises.'],
        yields: [
          'La fermeture [monta|est montée] d’une main, puis d’un mètre. Par l’ouverture [sortit|est sorti] un câble, et dans le câble le chant.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'chercheuse', elides: false },
        holds: [
          'Seulement, l’équipe du son avait prêté la carte à la chercheuse, avec le chant. Quand on la lui demandait, elle entendait un rapport, et elle prenait des notes.',
        ],
        worse: [
          'La chercheuse [nota|a noté] l’heure, le lieu et le nom du demandeur. Puis elle [rangea|a rangé] la carte aux archives, chant compris.',
        ],
        sign: [
          'Dehors, un oiseau [siffla|a sifflé] trois notes. La chercheuse [leva|a levé] aussitôt la tête, et son stylo [s’arrêta|s’est arrêté].',
        ],
        yields: [
          'La chercheuse [siffla|a sifflé] la quatrième note, la bonne. Elle [ouvrit|a ouvert] la boîte des archives, et le chant [passa|est passé] par-dessus la table.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'bâche', elides: false },
        holds: [
          'Seulement, l’équipe du son avait laissé la bâche dehors, et il avait plu. Elle couvrait toute la table, avec l’enceinte et le chant dessous.',
        ],
        worse: [
          'La bâche [s’affaissa|s’est affaissée] avec toute son eau. Dessous, l’enceinte du chant [s’aplatit|s’est aplatie] contre le bois.',
        ],
        sign: ['À un coin, la bâche était sèche. Le vent la soulevait un peu, et la laissait.'],
        yields: [
          'L’eau [courut|a couru] d’un bout à l’autre de la bâche et [tomba|est tombée] dans l’herbe. L’enceinte [grésilla|a grésillé], et le chant [commença|a commencé].',
        ],
      },
    },
  },
  bridge: {
    title: ['La dernière rambarde', 'Samedi à midi'],
    prize: { g: 'f', one: 'rambarde sculptée', elides: false },
    obstacle: { g: 'm', one: 'chantier', elides: false },
    task: [
      'Samedi à midi, le village essayait sa passerelle, et les petits de l’école passaient les premiers, en cortège. Il manquait une rambarde, la dernière, celle à l’oiseau. Sans elle, la passerelle restait fermée.',
    ],
    gift: [
      'La rambarde [prit|a pris] sa place, l’oiseau tourné vers l’aval. À midi, le cortège [passa|est passé]. Chaque petit [mit|a mis] la main sur l’oiseau, et le dernier [revint|est revenu] pour le faire deux fois.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'rambarde fendue', elides: false },
        holds: [
          'Seulement, sur le chantier, le plan avait changé deux fois, et la rambarde sculptée s’était fendue. Elle tenait encore par l’aile de l’oiseau.',
        ],
        worse: [
          'Une longue écharde [se détacha|s’est détachée]. L’oiseau de la rambarde n’avait plus qu’une aile, et le chantier un trou de plus.',
        ],
        sign: ['La ligne du bois partait d’un bord et arrivait sur l’autre. Un doigt aurait pu la suivre.'],
        yields: [
          'La rambarde [tint|a tenu], avec une couture le long de l’aile. Le chantier n’avait plus de trou.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'cheffe', elides: false },
        holds: [
          'Seulement, la cheffe tenait la liste du chantier, et elle avait dit non. La rambarde sculptée attendait sur deux tréteaux, à côté d’elle.',
        ],
        worse: [
          'La cheffe [plia|a plié] la liste et [se mit|s’est mise] sur la première planche. La rambarde [passa|est passée] sous la bâche du chantier.',
        ],
        sign: [
          'La cheffe regardait sans cesse deux crochets, près de la porte. Sous l’un, il y avait un casque, et sous l’autre rien.',
        ],
        yields: [
          'La cheffe [quitta|a quitté] la planche et [tira|a tiré] la bâche. Elle [prit|a pris] un bout de la rambarde et [attendit|a attendu] qu’on prenne l’autre.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'corde', elides: false },
        holds: [
          'Seulement, sur le chantier, la rambarde sculptée ne tenait qu’avec la corde de main. Et la corde sortait d’un poteau quand elle entrait dans l’autre.',
        ],
        worse: [
          'La corde [ressortit|est ressortie] de tous les poteaux, plus tordue. Au bout du chantier, la rambarde [pendit|a pendu] dans le vide.',
        ],
        sign: ['Sur l’autre rive, le deuxième bout de la corde était posé. Il était enroulé, prêt, et sec.'],
        yields: [
          'La corde [se tendit|s’est tendue] d’une rive à l’autre. La rambarde [se redressa|s’est redressée], et le chantier [eut|a eu] l’air d’un pont.',
        ],
      },
    },
  },
} satisfies FrErrands;
