import type { FrErrands } from '../../schema.ts';

export const savannaTrail = {
  water: {
    title: ['Le silence du point d’eau', '{hero} et les hautes herbes'],
    prize: { g: 'm', one: 'point d’eau', elides: false },
    obstacle: { g: 'm', one: 'mur d’herbes', elides: false },
    task: [
      '<companion>Le point d’eau ne dit presque plus rien ce soir</companion>, [dit|a dit] {companion}. Les petits ne voulaient pas aller boire, tant qu’ils ne savaient pas pourquoi. Et la nuit arrivait, avec leur soif.',
      'Les petits avaient soif, et ils restaient en rond, loin de l’eau. D’habitude, elle parlait. Ce soir, elle chuchotait à peine, et personne ne buvait ce qui chuchote.',
      {
        text: 'Le point d’eau parlait tout bas. Les petits n’osaient pas boire. Ils voulaient savoir pourquoi.',
        to: '3-5',
      },
    ],
    gift: [
      'Le point d’eau parlait si bas parce que la lune y faisait la planche. Les petits [burent|ont bu] tout autour d’elle, sans une éclaboussure. Le dernier [but|a bu] un bout de lune.',
      'Au milieu de l’eau, la lune dormait. Les petits [burent|ont bu] du bout des lèvres, autour. Un éléphanteau [souffla|a soufflé] par erreur, et la lune [fit|a fait] trois plis.',
      {
        text: 'La lune dormait dans le point d’eau. Les petits [burent|ont bu] autour, sans bruit. Slurp.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'herbe sèche', elides: true },
        holds: [
          'Seulement, le point d’eau était derrière le mur d’herbes. Le peu qu’il disait, l’herbe sèche le disait par-dessus, et plus fort.',
          'Mais le point d’eau parlait tout bas, derrière le mur d’herbes, et l’herbe sèche parlait tout le temps.',
        ],
        worse: [
          'L’herbe sèche [siffla|a sifflé] sur toute la longueur. Derrière le mur d’herbes, le tout petit clap du point d’eau [disparut|a disparu].',
          'L’herbe sèche [s’agita|s’est agitée]. Derrière le mur d’herbes, on [n’entendit plus|n’a plus entendu] le point d’eau boire sa pluie.',
        ],
        sign: [
          'Quand le vent tournait, il y avait un silence. Il tenait entre deux battements d’aile.',
          'Quand un oiseau se posait, l’herbe retenait sa langue.',
        ],
        yields: [
          'Le vent [se posa|s’est posé], et l’herbe aussi. Le point d’eau [fit|a fait] clap, tout bas, juste derrière le mur d’herbes.',
          'L’herbe sèche [se tut|s’est tue], pour un oiseau. Clap, [dit|a dit] le point d’eau, et le mur d’herbes [le laissa|l’a laissé] dire.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'corde d’herbe', elides: false },
        holds: [
          'Seulement, le point d’eau était derrière le mur d’herbes. Une corde d’herbe y avait poussé en travers, tressée avec elle-même.',
          'Mais le mur d’herbes s’était fait une natte, et la natte barrait le point d’eau. Elle tenait bien, sans élastique.',
        ],
        worse: [
          'La corde d’herbe [se tressa|s’est tressée] plus serré. Du point d’eau, derrière le mur, on ne voyait plus briller un grain.',
          'La corde d’herbe [fit|a fait] une natte de la natte. Du point d’eau, plus une étincelle.',
        ],
        sign: [
          'Près du sol, la corde faisait une boucle. Un lézard y passait la tête.',
          'Vers le bas, la tresse bâillait, sur trois brins.',
        ],
        yields: [
          'La corde d’herbe [tomba|est tombée] comme une natte défaite. Dans le mur d’herbes, il y avait une fenêtre, et dans la fenêtre le point d’eau.',
          'La corde d’herbe [se défit|s’est défaite] comme après l’école. Le mur d’herbes [s’écarta|s’est écarté], et le point d’eau [cligna|a cligné].',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'bébé hippopotame', elides: false },
        holds: [
          'Seulement, dans le mur d’herbes, il y avait un sentier, et sur le sentier un bébé hippopotame qui dormait. Le point d’eau était derrière lui.',
          'Mais un bébé hippopotame s’était endormi dans la porte. D’un côté, il y avait le mur d’herbes, de l’autre le point d’eau, et lui au milieu.',
        ],
        worse: [
          'Le bébé hippopotame [grogna|a grogné] et [s’élargit|s’est élargi]. Derrière, il n’y avait plus un reflet du point d’eau, seulement du mur d’herbes.',
          'Le bébé hippopotame [gonfla|a gonflé]. On [ne vit plus|n’a plus vu] du point d’eau qu’une idée, derrière le mur d’herbes.',
        ],
        sign: [
          'Près du bébé hippopotame, quatre feuilles de nénuphar étaient rangées, de la grande à la petite. La plus petite était mâchée.',
          'Trois cailloux étaient posés près de son nez, du plus rond au moins rond.',
        ],
        yields: [
          'Le bébé hippopotame [roula|a roulé] dans les herbes, et elles [firent|ont fait] un lit. Le sentier était libre jusqu’au point d’eau.',
          'Le bébé hippopotame [roula|a roulé] vers ses cailloux. Il y [eut|a eu] une porte dans le mur d’herbes, et le point d’eau dans la porte.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage', elides: false },
        holds: [
          'Seulement, le point d’eau était derrière le mur d’herbes. Entre deux termitières, il y avait un passage, bon pour un serpent de bonne volonté.',
          'Mais le mur d’herbes avait un passage jusqu’au point d’eau, et le passage avait la taille d’un oiseau.',
        ],
        worse: [
          'Les herbes [se penchèrent|se sont penchées] des deux côtés. L’éclat du point d’eau [recula|a reculé] au bout du passage.',
          'Les herbes [se croisèrent|se sont croisées]. Dans le passage, on [ne vit plus|n’a plus vu] le point d’eau, seulement du jaune.',
        ],
        sign: [
          'Plus bas, les termitières étaient usées. Le passage y était plus large, à hauteur de genou.',
          'Une antilope était passée plus à droite. Elle avait laissé sa largeur.',
        ],
        yields: [
          'Le mur d’herbes [resta|est resté] derrière. Le point d’eau était là, rond, avec tout le ciel dedans.',
          'On [sortit|est sorti] du mur d’herbes avec des brins partout. Le point d’eau était rond, et il regardait le ciel.',
        ],
      },
    },
  },
  drum: {
    title: ['La calebasse du tonnerre', 'Bonne nuit, là-bas'],
    prize: { g: 'f', one: 'calebasse', elides: false },
    obstacle: { g: 'm', one: 'acacia', elides: true },
    task: [
      'La grand-mère éléphante disait bonne nuit au troupeau lointain avec la calebasse du tonnerre. Il suffit de la caresser, et elle gronde jusqu’à l’horizon. Ce soir, le troupeau lointain attendait, debout.',
      '<companion>Là-bas, ils ne dorment pas sans elle</companion>, [dit|a dit] {companion}. La grand-mère éléphante disait bonne nuit au troupeau lointain, chaque soir, d’une caresse sur la calebasse. La calebasse n’était plus à sa place.',
      {
        text: 'La grand-mère éléphante disait bonne nuit avec la calebasse. Brrroum. Ce soir, la calebasse n’était pas là.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère éléphante [caressa|a caressé] la calebasse, et le sol [ronronna|a ronronné]. Longtemps après, de l’horizon, un autre ronron [revint|est revenu]. La plus petite [bâilla|a bâillé] en l’entendant.',
      'La calebasse [gronda|a grondé] tout bas, et l’herbe [se coucha|s’est couchée] d’un côté. La grand-mère éléphante [attendit|a attendu], une patte en l’air, pour mieux entendre par les trois autres. Cela [vint|est venu].',
      {
        text: 'Brrroum, [fit|a fait] la calebasse. Brrroum, [répondit|a répondu] quelqu’un, très loin. La plus petite [bâilla|a bâillé].',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'tronc mort', elides: false },
        holds: [
          'Mais la calebasse était sous l’acacia, et un tronc mort était tombé dessus. Il pesait un rhinocéros.',
          'Mais un tronc mort avait choisi la calebasse pour oreiller, à l’ombre de l’acacia.',
        ],
        worse: [
          'Le tronc [s’enfonça|s’est enfoncé] dans la poussière. Sous l’acacia, la calebasse n’était plus qu’une moitié.',
          'Le tronc [pesa|a pesé] un peu plus. La calebasse [gémit|a gémi], sous l’acacia, une seule note.',
        ],
        sign: [
          'Un bout du tronc se balançait. Une gerboise sautait dessous, et ressortait.',
          'Un des bouts reposait sur une fourmilière, et la fourmilière cédait.',
        ],
        yields: [
          'Le tronc [roula|a roulé] jusqu’à l’ombre de l’acacia. La calebasse [se redressa|s’est redressée], jaune, sans une fente.',
          'Le tronc [glissa|a glissé] de l’oreiller. La calebasse [gronda|a grondé] sous l’acacia, pour se dégourdir.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'jeune rhinocéros', elides: false },
        holds: [
          'Mais sous l’acacia, un jeune rhinocéros gardait la calebasse. Il ne savait pas que c’était garder, il croyait que c’était pousser.',
          'Mais un jeune rhinocéros jouait au ballon avec la calebasse, autour de l’acacia. On lui disait non, il entendait encore.',
        ],
        worse: [
          'Le jeune rhinocéros [poussa|a poussé] la calebasse deux fois autour de l’acacia. Elle [roula|a roulé] plus loin dans les épines.',
          'Le jeune rhinocéros [tira|a tiré] au but. L’acacia [arrêta|a arrêté] la calebasse, et [la garda|l’a gardée] dans ses épines.',
        ],
        sign: [
          'Un oiseau [s’assit|s’est assis] dans l’herbe. Le jeune rhinocéros [s’arrêta|s’est arrêté] aussitôt, et [le regarda|l’a regardé] faire.',
          'Un papillon s’était posé sur sa corne. Il ne bougeait plus, et louchait.',
        ],
        yields: [
          'Le jeune rhinocéros [s’assit|s’est assis], d’un coup. La calebasse [revint|est revenue] toute seule, de l’acacia jusqu’à ses pieds.',
          'Le jeune rhinocéros [ne bougea plus|n’a plus bougé]. La calebasse [roula|a roulé] de l’acacia toute seule.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'tronc mort', elides: false },
        holds: [
          'Mais la calebasse était sous l’acacia, derrière un tronc mort. Quand un bout se levait, l’autre roulait dessus.',
          'Mais un tronc mort fermait l’acacia comme une barrière, et la calebasse était derrière. On levait ici, il retombait là.',
        ],
        worse: [
          'Le tronc [se remit|s’est remis] en place, plus de travers. Sous l’acacia, la calebasse n’était plus en vue.',
          'Le tronc [reprit|a repris] sa place, et un peu de celle d’à côté. La calebasse [disparut|a disparu] sous l’acacia.',
        ],
        sign: [
          'À l’autre bout, le tronc avait un moignon de branche. Il était lisse, comme pour une main.',
          'À l’autre bout, une branche cassée faisait une anse.',
        ],
        yields: [
          'Le tronc [se leva|s’est levé] des deux bouts, pas plus haut qu’une tortue. Dessous, à l’ombre de l’acacia, il y avait la calebasse.',
          'Le tronc [se leva|s’est levé] des deux bouts, comme une civière. Sous l’acacia, la calebasse attendait son tour.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Mais la calebasse était sous l’acacia, au plus noir de l’ombre. Le jour n’y entrait plus.',
          'Mais l’acacia faisait une ombre, et dans l’ombre un trou, et dans le trou la calebasse.',
        ],
        worse: [
          'L’ombre de l’acacia [coula|a coulé] sur le sable. De la calebasse, il n’y avait plus une tache de jaune.',
          'L’ombre [bougea|a bougé] avec le soleil. La calebasse [fut|a été] du même noir que l’acacia.',
        ],
        sign: [
          'Contre une racine, l’ombre avait un trou jaune. Il était gros comme une noix de beurre.',
          'Dans le trou, une chose jaune clignait, comme un œil de beurre.',
        ],
        yields: [
          'Le jaune [s’arrondit|s’est arrondi]. C’était la calebasse, contre la racine de l’acacia, au frais.',
          'L’œil [devint|est devenu] un ventre. La calebasse [sortit|est sortie] de l’ombre de l’acacia, et elle était chaude d’un côté.',
        ],
      },
    },
  },
  tail: {
    title: ['La touffe aux trois graines', 'Le village des tisserins'],
    prize: { g: 'f', one: 'touffe dorée', elides: false },
    obstacle: { g: 'm', one: 'village des tisserins', elides: false },
    task: [
      'La plus jeune des zèbres dansait la première au défilé du soir. À sa queue, une touffe dorée lui disait quand tourner, tchic. Elle avait perdu la touffe, et elle tournait déjà n’importe quand.',
      '<companion>Elle tourne quand elle éternue</companion>, [dit|a dit] {companion}. La plus jeune des zèbres dansait en tête, ce soir, et c’est sa touffe dorée qui donne le tour. Elle l’avait perdue.',
      {
        text: 'La petite zèbre dansait la première, ce soir. Elle avait perdu sa touffe dorée. Elle tournait n’importe quand.',
        to: '3-5',
      },
    ],
    gift: [
      'La touffe dorée [retrouva|a retrouvé] sa queue. Tchic : la petite [tourna|a tourné]. Tchic : tout le troupeau [tourna|a tourné] derrière elle, et la poussière aussi.',
      'Tchic, [fit|a fait] la touffe dorée, et la petite [tourna|a tourné] du bon côté. Derrière elle, cent rayures [tournèrent|ont tourné]. À la fin, elle [salua|a salué], et la touffe [salua|a salué] un peu après.',
      {
        text: 'Tchic, [fit|a fait] la touffe dorée. La petite [tourna|a tourné]. Tchic, et tout le monde [tourna|a tourné].',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'f', one: 'branche', elides: false },
        holds: [
          'Seulement, les tisserins avaient tissé la touffe dorée dans un nid de leur village. La branche du nid passait au-dessus de toutes les têtes.',
          'Mais la touffe dorée était déjà cousue au village des tisserins, tout là-haut. La branche la portait comme une médaille.',
        ],
        worse: [
          'La branche [rebondit|a rebondi]. Dans le village des tisserins, la touffe dorée [monta|est montée] jusqu’au nid d’après.',
          'La branche [remonta|est remontée]. Au village des tisserins, la touffe dorée [passa|est passée] au dernier étage.',
        ],
        sign: [
          'Tout en bas, le tronc avait une fourche. Elle était large comme un pied.',
          'En bas, un vieux nid tombé faisait une marche, toute tassée.',
        ],
        yields: [
          'La branche [se baissa|s’est baissée] comme une girafe qui boit. Du village des tisserins, la touffe dorée [descendit|est descendue] à hauteur de main.',
          'La branche [s’abaissa|s’est abaissée], chargée de curieux. Le village des tisserins [rendit|a rendu] la touffe dorée, à hauteur de nez.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit tisserin', elides: false },
        holds: [
          'Seulement, au village des tisserins, le plus petit avait la touffe dorée dans son nid. Il ne recevait personne.',
          'Mais le plus petit du village des tisserins avait pris la touffe dorée pour oreiller. Il n’ouvrait à personne, même pas à sa mère.',
        ],
        worse: [
          'Le petit tisserin [rentra|est rentré] au fond. De tout le village, on voyait les portes, et de la touffe dorée plus une graine.',
          'Le petit tisserin [tira|a tiré] son oreiller au fond. Du village des tisserins, la touffe dorée [ne fit plus|n’a plus fait] tchic.',
        ],
        sign: [
          'Dans l’ouverture, une plume de tête dépassait. Elle était jaune, et elle écoutait.',
          'Un bout de bec dépassait, et il respirait vite.',
        ],
        yields: [
          'Le petit tisserin [sortit|est sorti] sur son seuil. Il [poussa|a poussé] la touffe dorée du bec, et elle [descendit|est descendue] en tournant, tchic, tchic, tchic.',
          'Le petit tisserin [passa|est passé] la tête. Il [laissa|a laissé] tomber la touffe dorée du village, pour voir si on la rattraperait.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux tisserin', elides: false },
        holds: [
          'Seulement, le village des tisserins avait une porte, et sur la porte un vieux tisserin. La touffe dorée était derrière.',
          'Mais un vieux tisserin vérifiait les entrées du village des tisserins. La touffe dorée pendait dans son dos, et il ne se retournait jamais.',
        ],
        worse: [
          'Le vieux tisserin [ouvrit|a ouvert] ses ailes en travers. Derrière lui, il n’y avait plus de village et plus de touffe dorée.',
          'Le vieux tisserin [ébouriffa|a ébouriffé] toutes ses plumes. Derrière, le village et la touffe dorée [disparurent|ont disparu].',
        ],
        sign: [
          'Le vieux tisserin tournait sans cesse la tête vers son nid. Il y avait un trou, gros comme un œuf.',
          'Il regardait toujours le même brin, par terre, le long, le souple, celui qu’il n’avait pas pu porter.',
        ],
        yields: [
          'Le vieux tisserin [plia|a plié] une aile, puis l’autre, et [sautilla|a sautillé] de côté. La porte du village était libre, et la touffe dorée y pendait.',
          'Le vieux tisserin [prit|a pris] le brin dans son bec et [quitta|a quitté] sa porte. La touffe dorée [se balança|s’est balancée] au village, sans gardien.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte tressée', elides: false },
        holds: [
          'Seulement, la touffe dorée était dans un nid du village des tisserins. La porte tressée était fermée, et les tisserins étaient au bain.',
          'Mais au village des tisserins, on ferme quand on part au bain. La touffe dorée était dedans, et la porte tressée n’avait pas de poignée.',
        ],
        worse: [
          'La porte tressée [se serra|s’est serrée]. Au village des tisserins, la touffe dorée [se trouva|s’est trouvée] prise dedans, par le milieu.',
          'La porte tressée [se noua|s’est nouée] sur elle-même. Au village des tisserins, la touffe dorée [fit|a fait] tchic derrière.',
        ],
        sign: [
          'À côté de la porte, il y avait une brindille courbe. Elle était polie au bout.',
          'Une paille raide était piquée près du nœud, comme une épingle de chapeau.',
        ],
        yields: [
          'La porte tressée [s’ouvrit|s’est ouverte] comme un col. La touffe dorée [tomba|est tombée] du village des tisserins, tchic.',
          'La porte tressée [se dénoua|s’est dénouée]. La touffe dorée [passa|est passée] la première, et tout le village [fit|a fait] tchic.',
        ],
      },
    },
  },
  watch: {
    title: ['Le nombre de dix-neuf heures', 'Le dernier éléphant'],
    prize: { g: 'm', one: 'nombre', elides: false },
    obstacle: { g: 'f', one: 'cabane de guet', elides: false },
    task: [
      'À dix-neuf heures, la radio attendait le nombre des éléphants, de toute la vallée. Les jeunes volontaires avaient compté deux fois, et trouvé deux nombres. Celle qui avait compté juste s’était levée de table, parce qu’on avait ri.',
    ],
    gift: [
      'Le nombre [passa|est passé] à la radio à dix-neuf heures : quarante et un. Sur la vallée, il y [eut|a eu] un silence de quatre postes. Puis une voix de vieux [demanda|a demandé] à l’entendre encore, et l’[écrivit|a écrit] en le répétant.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'feuille', elides: false },
        holds: [
          'Seulement, dans la cabane de guet, il n’y avait qu’une feuille de comptage, et tous écrivaient dessus. Le nombre avait changé deux fois.',
        ],
        worse: [
          'Les traits [se croisèrent|se sont croisés], et on [barra|a barré] une rangée entière. Dans la cabane de guet, le nombre [changea|a changé] une troisième fois.',
        ],
        sign: [
          'Près de la rivière, sur la feuille, il y avait un petit trait. Rien ni personne ne l’avait barré.',
        ],
        yields: [
          'La feuille de comptage [retrouva|a retrouvé] ses rangées, à partir de la rivière. Dans la cabane de guet, trois crayons [tombèrent|sont tombés] d’accord sur le nombre.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'garde', elides: false },
        holds: [
          'Seulement, dans la cabane de guet, le garde tenait la radio. Il ne passait pas un nombre dont la moitié de la table doutait.',
        ],
        worse: [
          'Le garde [posa|a posé] le bras en travers de l’appareil. La ligne [passa|est passée] à une autre cabane de guet, et le nombre n’avait plus de voix.',
        ],
        sign: ['Le garde regardait la chaise vide, devant la fenêtre. Les jumelles y étaient encore.'],
        yields: [
          'Le garde [leva|a levé] le bras et [tendit|a tendu] le micro par-dessus la table. Dans la cabane de guet, le nombre avait de nouveau une ligne.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'nuage', elides: false },
        holds: [
          'Seulement, de la cabane de guet, on ne voyait qu’un nuage de poussière, avec le troupeau dedans. Le nombre était là, et il bougeait.',
        ],
        worse: [
          'La poussière [remonta|est remontée]. De la cabane de guet, les plus petits n’étaient plus visibles, et le nombre [retomba|est retombé] à presque rien.',
        ],
        sign: ['À gauche, un dos se dessinait. Il était net.'],
        yields: [
          'Le nuage [se coucha|s’est couché], dos après dos. De la cabane de guet, le nombre se lisait de gauche à droite.',
        ],
      },
    },
  },
  stage: {
    title: ['La toile au bord de la piste', 'La première image'],
    prize: { g: 'f', one: 'première image', elides: false },
    obstacle: { g: 'f', one: 'équipe du cinéma', elides: true },
    task: [
      'Le cinéma ambulant jouait ce soir à la station de la piste, et il y avait des gens venus à pied depuis midi. La toile blanche était encore par terre. Qui avait oublié le mât, c’était la seule chose dont l’équipe parlait.',
    ],
    gift: [
      'La première image [tomba|est tombée] sur la toile : un bateau, sur de l’eau. Au premier rang, un homme qui n’avait jamais vu la mer [recula|a reculé] les pieds. Il [les laissa|les a laissés] là, au sec, jusqu’à la fin.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'mât de bois', elides: false },
        holds: [
          'Seulement, le mât de bois s’était fendu au premier vent. L’équipe du cinéma avait une toile, un projecteur et des mots, et pas de première image.',
        ],
        worse: [
          'Le mât [se fendit|s’est fendu] d’une main de plus. La toile [tomba|est tombée] dans la poussière, devant l’équipe, avec la place de la première image.',
        ],
        sign: [
          'Sur les deux bords, les échardes étaient longues et minces. Elles entraient l’une dans l’autre comme des doigts.',
        ],
        yields: [
          'Le mât [tint|a tenu], un peu courbe. L’équipe [recula|a reculé] d’un pas, et la toile était prête pour la première image.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'chauffeur', elides: false },
        holds: [
          'Seulement, l’équipe du cinéma et le chauffeur n’avaient pas une langue en commun. On lui demandait du courant pour la première image, il entendait : au revoir.',
        ],
        worse: [
          'Le chauffeur [agita|a agité] la main et [commença|a commencé] à replier la toile. L’équipe [vit|a vu] la première image disparaître par la moitié.',
        ],
        sign: [
          'Un enfant dessinait dans la poussière. Le chauffeur s’était arrêté devant, la toile sur le bras, et il suivait le doigt.',
        ],
        yields: [
          'Le chauffeur [rit|a ri], et [dessina|a dessiné] la suite avec le pied. La toile [se déplia|s’est dépliée], et l’équipe du cinéma [eut|a eu] sa première image.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'coin', elides: false },
        holds: [
          'Seulement, la toile avait quatre coins, le vent en tenait un, et l’équipe du cinéma n’en tenait jamais deux à la fois. La première image avait des oreilles.',
        ],
        worse: [
          'Le vent [rabattit|a rabattu] la toile sur son cadre. L’équipe [attrapa|a attrapé] de la poussière, et la première image [tomba|est tombée] dans les plis.',
        ],
        sign: [
          'À l’autre bout, le coin avait une deuxième boucle. Elle avait servi au village d’avant, et la marque y était.',
        ],
        yields: [
          'La toile [se tendit|s’est tendue] en chantant. L’équipe du cinéma [éteignit|a éteint] les lampes de poche, et la première image [entra|est entrée] sans un pli.',
        ],
      },
    },
  },
} satisfies FrErrands;
