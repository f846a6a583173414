import type { FrErrands } from '../../schema.ts';

export const sleepyHarbor = {
  light: {
    title: ['La dernière lampe du quai', '{hero} et l’amarre mouillée'],
    prize: { g: 'f', one: 'dernière lampe', elides: false },
    obstacle: { g: 'f', one: 'amarre', elides: true },
    task: [
      '<helper>Les petits bateaux ne dorment que dans le noir</helper>, [dit|a dit] {helper}. <helper>Il reste une lampe à baisser, la dernière, celle du banc. Après, la marée tourne, et moi, je dois sortir.</helper>',
      'Un petit bateau bâillait, l’autre aussi, mais aucun ne dormait. Il y avait encore de la lumière, celle du banc. {helper} attendait pour sortir, car la marée tournait.',
      {
        text: '<helper>Les petits bateaux dorment dans le noir</helper>, [dit|a dit] {helper}. <helper>Il reste une dernière lampe.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'La dernière lampe [baissa|a baissé], jaune, puis orange, puis plus rien. L’un après l’autre, les petits bateaux [posèrent|ont posé] leur nez contre le quai. {helper} [attendit|a attendu] le plus petit, et [sortit|est sorti{helper_e}] sans une vague.',
      'On [baissa|a baissé] la dernière lampe, et l’eau [devint|est devenue] noire et douce. Un petit bateau [soupira|a soupiré] par son hublot. {helper} [glissa|a glissé] entre eux sans toucher une corde.',
      {
        text: 'La dernière lampe [baissa|a baissé], jaune, orange, noir. Les petits bateaux [posèrent|ont posé] leur nez. Dodo.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'amarre', elides: true },
        holds: [
          'Mais devant la dernière lampe, une amarre avait glissé de sa borne. Elle avait fait des nœuds tout le long du quai, et par-dessus les nœuds, d’autres nœuds.',
          'Seulement, l’amarre avait fait une partie de nœuds avec elle-même, et elle avait gagné. Elle barrait le quai, juste avant la dernière lampe.',
        ],
        worse: [
          'L’amarre [se serra|s’est serrée], et les petits bateaux [tirèrent|ont tiré] dessus. Ils se balançaient maintenant devant la dernière lampe, tout éveillés.',
          'L’amarre [tira|a tiré] un nœud sur l’autre. Un petit bateau [ouvrit|a ouvert] l’œil, et la dernière lampe [tomba|est tombée] dedans.',
        ],
        sign: [
          'Près de la borne, l’amarre faisait une boucle. Elle était lâche, et assez large pour deux mains.',
          'Une boucle traînait dans l’eau, là où l’amarre ne tient plus rien. Un crabe y passait le bras.',
        ],
        yields: [
          'L’amarre [coula|a coulé] hors d’elle-même, longue et mouillée, jusqu’à l’eau. La dernière lampe était au bout du quai, avec son bouton de cuivre.',
          'Nœud par nœud, l’amarre [rendit|a rendu] le quai. La dernière lampe était au bout, à la hauteur d’une main qui se lève.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'rouleau d’amarre', elides: false },
        holds: [
          'Mais un rouleau d’amarre était tombé sur la chaînette de la dernière lampe. L’amarre avait bu tout le port, et elle ne bougeait plus.',
          'Seulement, l’amarre dormait en rond sur la chaînette de la dernière lampe. Mouillée, une amarre pèse un homme, et celle-là dormait comme deux.',
        ],
        worse: [
          'Le rouleau [se tassa|s’est tassé] avec un bruit d’éponge. Sous l’amarre, la chaînette [se tendit|s’est tendue], et la dernière lampe [brilla|a brillé] plus fort.',
          'Le rouleau d’amarre [se cala|s’est calé] entre deux pavés. La chaînette [gémit|a gémi], et la dernière lampe, là-haut, [cligna|a cligné].',
        ],
        sign: [
          'D’un côté, le rouleau ne touchait pas les pierres. Ce bord-là montait et descendait avec les vagues.',
          'Un pavé manquait sous le rouleau. De ce côté-là, l’amarre se balançait, au rythme du port.',
        ],
        yields: [
          'Le rouleau d’amarre [bascula|a basculé] et [roula|a roulé] jusqu’à sa borne, où il habitait. La chaînette [pendit|a pendu] toute droite, et la dernière lampe était à qui voulait la baisser.',
          'Le rouleau [roula|a roulé], puisque c’est son nom, jusqu’au bord. La chaînette [remonta|est remontée], et la dernière lampe [ne tint plus|n’a plus tenu] qu’à un doigt.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'pierre mouillée', elides: false },
        holds: [
          'Mais l’amarre avait traîné son eau sur tout le quai. De pierre mouillée en pierre mouillée, la dernière lampe était encore loin.',
          'Seulement, une amarre rentre toujours du bain sans s’essuyer. De l’eau jusqu’à la dernière lampe, et pas une pierre mouillée qui garde un pied.',
        ],
        worse: [
          'La pierre mouillée [rendit|a rendu] les pieds au mur. L’amarre [glissa|a glissé], les petits bateaux [dérivèrent|ont dérivé], et l’on ne voyait plus la dernière lampe qu’entre deux mâts.',
          'La pierre mouillée [fit|a fait] glou et [rendit|a rendu] deux talons. L’amarre [dégoutta|a dégoutté] encore, et la dernière lampe [dansa|a dansé] au loin.',
        ],
        sign: [
          'Plus à gauche, une pierre avait séché. Le sel l’avait laissée toute rugueuse.',
          'Le long du mur, on avait répandu du sable pour les charrettes. Il était sec, et il croquait.',
        ],
        yields: [
          'La pierre salée [tint|a tenu], et l’amarre [resta|est restée] derrière. La dernière lampe était là, tiède, à hauteur de nez.',
          'Le sable [croqua|a croqué], pas après pas. L’amarre [resta|est restée] à gauche, et la dernière lampe [vint|est venue] à hauteur des yeux.',
        ],
      },
    },
  },
  clapper: {
    title: ['Le battant dans la moustache', '{hero} et le vieux phoque'],
    prize: { g: 'm', one: 'battant de bronze', elides: false },
    obstacle: { g: 'm', one: 'vieux phoque', elides: false },
    task: [
      'La cloche du port donnait un coup pour la bonne nuit, un seul. Ce soir, son battant de bronze n’y était plus. Sans ce coup-là, personne n’osait être le premier à dormir.',
      '<companion>Ils attendent tous que quelqu’un commence</companion>, [dit|a dit] {companion}. Dans le port, personne n’osait dormir, car la cloche n’avait pas donné son coup. Son battant de bronze n’y était plus.',
      {
        text: 'La cloche disait bonne nuit, dong. Ce soir, pas de dong. Il manquait son battant. Personne n’osait dormir.',
        to: '3-5',
      },
    ],
    gift: [
      'Le battant de bronze [trouva|a trouvé] sa place, et la cloche [donna|a donné] son coup. Il [alla|est allé] jusqu’au dernier bateau et [revint|est revenu] plus petit. Au troisième étage du port, une lumière [bâilla|a bâillé] et [s’éteignit|s’est éteinte].',
      'Dong. Le coup [passa|est passé] sur l’eau, d’un mât à l’autre. Une mouette [rentra|a rentré] la tête. Avant que ce soit fini, la moitié du port dormait déjà.',
      {
        text: 'Dong, [fit|a fait] la cloche. Tout doux, jusqu’au dernier bateau. Une lumière [s’éteignit|s’est éteinte].',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'vieux phoque', elides: false },
        holds: [
          'Seulement, le battant de bronze était sous le vieux phoque, et le vieux phoque dormait. Il dormait sur le tapis de la cloche, une nageoire dessus.',
          'Seulement, le vieux phoque avait pris son quart de sommeil, et il le prenait sur le battant de bronze. À cet âge, on dort où c’est frais.',
        ],
        worse: [
          'Le vieux phoque [grogna|a grogné] et [roula|a roulé]. Du battant de bronze, il [ne dépassa plus|n’a plus dépassé] qu’un bout de cuir, puis plus rien.',
          'Le vieux phoque [s’étala|s’est étalé] d’un soupir. Le battant de bronze [disparut|a disparu] dessous, comme une clé sous un paillasson.',
        ],
        sign: [
          'À côté du tapis étaient posées trois moules et une casquette, de la plus petite à la plus grande.',
          'Une pipe, un hareng et un petit peigne étaient en ligne au bord du quai. La pipe était pour après.',
        ],
        yields: [
          'Le vieux phoque [se tourna|s’est tourné] du côté de la casquette et [soupira|a soupiré]. Sur le tapis, le battant de bronze brillait, ciré par la nuit.',
          'Le vieux phoque [bascula|a basculé] du côté de sa pipe. Là où il avait été, le battant de bronze faisait une rigole dans le sable.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux phoque', elides: false },
        holds: [
          'Mais le battant de bronze était devant le vieux phoque, et le vieux phoque le gardait. Pour lui, c’était la poire de quelqu’un, et ce quelqu’un, c’était lui.',
          'Seulement, le vieux phoque avait trouvé le battant de bronze le premier. Il le montrait à tout le monde, et il ne le prêtait à personne.',
        ],
        worse: [
          'Le vieux phoque [se dressa|s’est dressé], large comme une porte. D’une nageoire, il [poussa|a poussé] le battant de bronze derrière son dos.',
          'Le vieux phoque [se coucha|s’est couché] en rond autour du battant de bronze, la moustache raide. On n’en voyait même plus l’anneau.',
        ],
        sign: [
          'Les yeux du vieux phoque allaient sans cesse au panier à harengs. Il n’y avait dedans que l’odeur.',
          'De temps à autre, le vieux phoque se tournait vers l’eau. Sa balle y flottait, contre une barque, trop loin pour une nageoire.',
        ],
        yields: [
          'Le vieux phoque [se poussa|s’est poussé] d’un coup de ventre, vers son panier. Le battant de bronze [roula|a roulé] sur les pierres et [s’arrêta|s’est arrêté] devant les chaussures.',
          'Le vieux phoque [fit|a fait] plouf. Sur les pierres mouillées du quai, il ne restait que le battant de bronze, et une balle qui revenait.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'vieux phoque', elides: false },
        holds: [
          'Mais le battant de bronze était au vieux phoque, et il croyait qu’on était au cirque. Plus on demandait, plus il applaudissait.',
          'Seulement, le vieux phoque prenait tout pour un compliment. On lui montrait le battant de bronze, et il saluait.',
        ],
        worse: [
          'Le vieux phoque [mit|a mis] le battant de bronze sur son nez. Puis il [recula|a reculé] jusqu’au bord du quai, en équilibre.',
          'Le vieux phoque [salua|a salué] du battant de bronze, à droite, à gauche. Il [faillit|a failli] le lancer, à cause des bravos qu’il entendait.',
        ],
        sign: [
          'Le vent avait fait plier la tête aux roseaux. Le vieux phoque avait plié la sienne, tout pareil.',
          'Au bout de la jetée, la bouée se couchait et se relevait. Le vieux phoque se couchait et se relevait avec elle.',
        ],
        yields: [
          'Le vieux phoque [se pencha|s’est penché], bien bas, jusqu’aux pierres. Et le battant de bronze, qui était sur son nez, [roula|a roulé] à terre.',
          'Le vieux phoque [se coucha|s’est couché] de tout son long, les nageoires à plat. Et ce qu’il tenait, le battant de bronze, [roula|a roulé] comme il voulait.',
        ],
      },
    },
  },
  horn: {
    title: ['Une corne pour la brume', '{hero} et la remise aux filets'],
    prize: { g: 'f', one: 'corne de brume', elides: false },
    obstacle: { g: 'f', one: 'remise aux filets', elides: false },
    task: [
      'La brume était déjà à l’entrée du port. Par temps de brume, les pêcheurs rentraient à l’oreille, d’après la petite corne. Ils étaient quatre dehors, et la corne de brume n’était pas à son clou.',
      'Dans la brume, on entendait quatre moteurs qui ne savaient pas où aller. Les pêcheurs cherchaient la petite corne de brume. Elle leur dit d’habitude où est le port, mais son clou était vide.',
      {
        text: 'Il y avait de la brume. Les pêcheurs rentraient à l’oreille. Mais la corne de brume n’était pas là.',
        to: '3-5',
      },
    ],
    gift: [
      'La corne de brume [parla|a parlé], basse et cabossée. Dans le blanc, une autre [répondit|a répondu], puis deux, puis trois. À la quatrième, la remise elle-même [eut|a eu] l’air de respirer.',
      'La corne de brume [appela|a appelé], et quatre moteurs [tournèrent|ont tourné] la tête. Le premier bateau [sortit|est sorti] du blanc, la barbe mouillée. Le dernier [apporta|a apporté] une sardine pour la corne.',
      {
        text: 'Hooou, [fit|a fait] la corne. Hou, [répondit|a répondu] un bateau. Hou, hou, hou. Ils étaient tous là.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'fond de la remise', elides: false },
        holds: [
          'Mais la corne de brume était dans la remise aux filets, tout au fond. On y avait rangé cent filets, et la nuit par-dessus.',
          'Seulement, la remise aux filets n’avait plus de vitre, et la brume y entrait avec sa nuit. La corne de brume, toute jaune, n’y était plus jaune du tout.',
        ],
        worse: [
          'Le fond de la remise [parut|a paru] plus profond, et les filets plus noirs. De la corne de brume, pas un reflet.',
          'Un filet [tomba|est tombé]. Le fond de la remise [recula|a reculé], et la corne de brume avec les filets.',
        ],
        sign: [
          'Très loin, entre deux mailles, une lueur de cuivre allait et venait avec le courant d’air.',
          'Une écaille de poisson luisait sur une maille. De temps en temps, elle avait une voisine.',
        ],
        yields: [
          'La lueur [s’arrondit|s’est arrondie], d’abord un bord, puis une bosse. Au fond de la remise aux filets, la corne de brume pendait à une rame.',
          'D’écaille en écaille, il y [eut|a eu] un pavillon. La corne de brume [sortit|est sortie] de la remise aux filets, avec l’odeur de tous les poissons.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente de la porte', elides: false },
        holds: [
          'Mais la corne de brume était dans la remise aux filets. La porte, pendue à un seul gond, ne bougeait plus. Par la fente, on passait le nez.',
          'Seulement, la porte de la remise aux filets avait gonflé avec la brume. Par la fente, on sentait le goudron, et la corne de brume était derrière le goudron.',
        ],
        worse: [
          'La corne de brume [glissa|a glissé] derrière les caisses. Par la fente de la remise aux filets, on n’en voyait plus que le bout.',
          'La porte [gonfla|a gonflé] d’une brume de plus. Dans la remise aux filets, la corne de brume [roula|a roulé] sous un banc.',
        ],
        sign: [
          'En bas, près du gond, la fente s’élargissait. Le chat du port y avait laissé des poils.',
          'Le bas de la porte avait été rongé par le sel. On y aurait glissé une rame, à plat.',
        ],
        yields: [
          'La corne de brume [sortit|est sortie] par le chemin du chat, en raclant un peu. Derrière elle, la remise aux filets [se referma|s’est refermée] sur son odeur.',
          'La corne de brume [passa|est passée] sous la porte, comme une lettre. La remise aux filets [ne s’aperçut de rien|ne s’est aperçue de rien].',
        ],
      },
      locked: {
        part: { g: 'm', one: 'verrou', elides: false },
        holds: [
          'Mais la corne de brume était dans la remise aux filets, et le verrou était mis. La clé dormait dans la poche de l’un des quatre, en mer.',
          'Seulement, on avait mis le verrou à la remise aux filets, de peur des mouettes. La corne de brume était dedans, avec rien que des bouées à qui parler.',
        ],
        worse: [
          'Le verrou [se coinça|s’est coincé]. Par un nœud du bois, dans la remise aux filets, la corne de brume n’était plus qu’un bord.',
          'Le verrou [se grippa|s’est grippé]. Derrière les planches de la remise aux filets, la corne de brume [fit|a fait] boum, comme un ventre vide.',
        ],
        sign: [
          'À côté du verrou, un coin de bois pendait à un clou. Il était usé d’un seul côté, celui du verrou.',
          'Dans un nœud de corde, contre le mur, une petite épissoire dormait. Sa pointe était du même fer.',
        ],
        yields: [
          'Le verrou [céda|a cédé] en bougonnant. La remise aux filets [souffla|a soufflé] son goudron, et la corne de brume [se balança|s’est balancée] dans le courant d’air.',
          'Le verrou [rendit|a rendu] les armes, avec un peu de rouille. La remise aux filets [s’ouvrit|s’est ouverte], et la corne de brume [prit|a pris] une grande bouffée d’air.',
        ],
      },
    },
  },
  foghorn: {
    title: ['Une note en travers du port', '{hero} à la maison de la corne'],
    prize: { g: 'f', one: 'note de la corne', elides: false },
    obstacle: { g: 'f', one: 'maison de la corne', elides: false },
    task: [
      'À neuf heures, les jeunes de la voile ouvraient la fête du port avec la vieille corne. On ne l’avait pas entendue de la journée, et sur les quais les gens regardaient déjà leur montre, puis le ciel.',
    ],
    gift: [
      'La note [passa|est passée] sur l’eau à neuf heures cinq, grave, un peu de travers. Les verres [se turent|se sont tus]. Sur le môle, un ancien [ôta|a ôté] sa casquette et [la garda|l’a gardée] à la main jusqu’à la fin de l’écho.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'planche du soufflet', elides: false },
        holds: [
          'Mais dans la maison de la corne, la planche du soufflet s’était fendue en deux. L’air s’en allait par là, et la note de la corne n’était plus qu’un soupir.',
        ],
        worse: [
          'Une bande de cuir [tomba|est tombée] à son tour. La maison de la corne [siffla|a sifflé] de partout, sauf de la corne, et la note n’y était plus du tout.',
        ],
        sign: [
          'Les deux bords de la planche étaient clairs. Un nœud du bois, coupé en deux, se faisait face à lui-même.',
        ],
        yields: [
          'La planche du soufflet [se referma|s’est refermée] sur son nœud. Dans la maison de la corne, l’air [reprit|a repris] son chemin, et la note [gronda|a grondé] une seconde, pour essai.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'cercle des matelots', elides: false },
        holds: [
          'Mais dans la maison de la corne, le cercle des matelots était au complet. La note de la corne, c’était leur affaire, et les nouveaux portaient les chaises.',
        ],
        worse: [
          'Le cercle des matelots [se serra|s’est serré] sur le banc, épaule contre épaule. La maison de la corne n’avait plus un passage, et la note était derrière.',
        ],
        sign: [
          'Au mur, il y avait le tableau des gardes. Les matelots le regardaient souvent, en face de la nuit, où manquait un nom.',
        ],
        yields: [
          'Le cercle des matelots [se défit|s’est défait] d’une place. Au fond de la maison de la corne, la pompe était libre, et la note à prendre.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'aiguille de pression', elides: true },
        holds: [
          'Mais dans la maison de la corne, la pompe montait lentement. Tant que l’aiguille de pression était couchée, la note de la corne ne valait pas un éternuement.',
        ],
        worse: [
          'L’aiguille de pression [retomba|est retombée] sur sa butée. Toute la maison de la corne était à regonfler, et la note [s’éloigna|s’est éloignée] d’un quart d’heure.',
        ],
        sign: [
          'L’aiguille avait quitté sa butée. De l’épaisseur d’un ongle, mais on voyait le blanc entre les deux.',
        ],
        yields: [
          'L’aiguille de pression [arriva|est arrivée] au trait rouge et [y resta|y est restée]. La maison de la corne [retint|a retenu] son souffle, et la note n’attendait plus qu’une main.',
        ],
      },
    },
  },
  banner: {
    title: ['Lisible depuis le bateau', '{hero} et la banderole'],
    prize: { g: 'f', one: 'banderole', elides: false },
    obstacle: { g: 'm', one: 'bord du quai', elides: false },
    task: [
      'Un frère rentrait ce soir par le dernier bac, après une année au loin. La famille avait fait peindre une banderole, avec son nom, pour qu’il la voie de l’eau. Celle qui l’avait peinte n’était pas invitée au dîner.',
    ],
    gift: [
      'Du pont du bac, le frère [lut|a lu] son nom avant de voir les gens. Il [posa|a posé] son sac et [resta|est resté] là, jusqu’à la dernière lettre, où la peinture avait coulé.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ligne de la banderole', elides: false },
        holds: [
          'Mais au bord du quai, la ligne de la banderole s’était prise dans la rambarde. Elle en faisait quatre fois le tour, et le nom n’avait plus que trois lettres.',
        ],
        worse: [
          'La ligne [se vrilla|s’est vrillée] autour du fer. Au bord du quai, deux lettres de plus [se plièrent|se sont pliées] dans la banderole, et le bac était déjà derrière la bouée.',
        ],
        sign: [
          'À l’anneau, la ligne faisait une boucle. Elle pendait au-dessus des pierres, et le vent s’y amusait.',
        ],
        yields: [
          'La ligne [glissa|a glissé] de la rambarde d’un seul coup. Le long du bord du quai, la banderole [s’ouvrit|s’est ouverte], lettre après lettre, comme un rideau.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'cousine', elides: false },
        holds: [
          'Mais la cousine, au bord du quai, se tenait derrière les caisses à poisson. Elle avait le pinceau, la dernière corde, et la banderole sans elle n’était qu’un drap.',
        ],
        worse: [
          'La cousine [passa|est passée] plus loin, derrière les glacières. Le bord du quai [se vida|s’est vidé], et la banderole [perdit|a perdu] la seule qui savait la pendre.',
        ],
        sign: [
          'D’entre les caisses dépassait une manche. Elle était pleine de rouge, et le rouge était frais.',
        ],
        yields: [
          'La cousine [sortit|est sortie] de derrière les caisses, la corde sur l’épaule. Elle [fit|a fait] deux nœuds au bord du quai, sans un regard, et la banderole [monta|est montée].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'seconde perche', elides: false },
        holds: [
          'Mais au bord du quai, la banderole avait deux perches, et le vent. Quand l’une montait, la seconde perche se couchait, et le nom avec elle.',
        ],
        worse: [
          'La seconde perche [claqua|a claqué] sur les pierres. Au bord du quai, la banderole était à plat, le nom contre terre.',
        ],
        sign: [
          'Sur la bitte d’amarrage, il y avait une seconde boucle de corde. Elle attendait là, libre, à la bonne hauteur.',
        ],
        yields: [
          'Les deux perches [se dressèrent|se sont dressées] en même temps, et le vent [fit|a fait] le reste. Au bord du quai, la banderole [tint|a tenu], raide comme une voile.',
        ],
      },
    },
  },
} satisfies FrErrands;
