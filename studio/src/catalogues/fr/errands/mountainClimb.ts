import type { FrErrands } from '../../schema.ts';

export const mountainClimb = {
  book: {
    title: ['Deux noms au sommet', '{hero} et la boîte en fer'],
    prize: { g: 'm', one: 'livre du sommet', elides: false },
    obstacle: { g: 'm', one: 'champ de pierres', elides: false },
    task: [
      'C’était l’anniversaire du grand-père, et il marchait derrière, à son pas. Il voulait deux noms dans le livre du sommet, le sien et un autre. Déjà, les nuages remontaient la vallée.',
      '<companion>Il a apporté son propre crayon</companion>, [dit|a dit] {companion}. Le grand-père montait, un pas après l’autre, le jour de son anniversaire. Il voulait s’écrire dans le livre du sommet, à deux, avant les nuages.',
      {
        text: 'C’était l’anniversaire du grand-père. Il voulait écrire son nom dans le livre du sommet. Les nuages montaient déjà.',
        to: '3-5',
      },
    ],
    gift: [
      'Le grand-père [écrivit|a écrit] son nom, lentement, avec la date. Puis il [tint|a tenu] la page, à cause du vent, le temps qu’un autre nom s’écrive dessous. Le premier nuage [arriva|est arrivé] pour lire.',
      'Le grand-père [tourna|a tourné] les pages en arrière, longtemps, jusqu’à un nom à demi effacé. C’était le sien, à dix ans. Il [écrivit|a écrit] dessous : encore moi. Et à côté, {hero} [signa|a signé].',
      {
        text: 'Le grand-père [écrivit|a écrit] son nom, tout doucement. Puis on [en écrivit|en a écrit] un autre, juste dessous.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'pierre du chemin', elides: false },
        holds: [
          'Mais le livre du sommet était de l’autre côté du champ de pierres, dans sa boîte. Chaque pierre du chemin posait le pied sur une autre, et l’autre partait.',
          'Mais le livre du sommet était au bout du champ de pierres, et les pierres jouaient à saute-mouton.',
        ],
        worse: [
          'La pierre du chemin [ramena|a ramené] tout le monde au départ, avec ses cousines. La boîte du livre du sommet [descendit|est descendue] aussi, dans le champ de pierres.',
          'La pierre du chemin [s’en alla|s’en est allée], et toutes ses voisines avec. Le livre du sommet [descendit|est descendu] d’un cran.',
        ],
        sign: [
          'Au milieu du gris, une dalle ne bougeait pas. Elle était large, et la mousse la rendait rugueuse.',
          'Un rocher restait à sa place. Il avait des lichens, râpeux comme du pain grillé.',
        ],
        yields: [
          'La dalle [tint|a tenu], et après elle le champ de pierres [n’eut plus|n’a plus eu] rien à dire. La boîte était là, avec le livre du sommet et un crayon au bout d’une ficelle.',
          'Sur le rocher, on respirait. Le champ de pierres [n’eut plus|n’a plus eu] qu’à finir, et le livre du sommet était dessous, au sec.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre plate', elides: false },
        holds: [
          'Mais dans le champ de pierres, une pierre plate avait glissé sur la boîte du livre du sommet. Elle pesait comme une table, avec la famille autour.',
          'Mais une pierre plate s’était assise sur le livre du sommet, au milieu du champ de pierres. Elle n’attendait personne.',
        ],
        worse: [
          'La pierre plate [se tassa|s’est tassée]. Dans le champ de pierres, la boîte du livre du sommet était enfoncée jusqu’au couvercle.',
          'La pierre plate [s’assit|s’est assise] mieux. Dans le champ de pierres, le livre du sommet [fit|a fait] crac.',
        ],
        sign: [
          'Un coin de la pierre plate ne portait sur rien. Le vent le faisait bouger, tac, tac.',
          'Une petite pierre, sous un coin, la faisait boiter.',
        ],
        yields: [
          'La pierre plate [bascula|a basculé] et [se coucha|s’est couchée] plus bas, bien à plat. Au milieu du champ de pierres, la boîte était cabossée, et le livre du sommet pas du tout.',
          'La pierre plate [boita|a boité] jusqu’au bout, et [se coucha|s’est couchée]. Le livre du sommet [respira|a respiré], dans son champ de pierres.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'pierre du tas', elides: false },
        holds: [
          'Mais le champ de pierres avait recouvert la boîte du livre du sommet. Chaque pierre du tas tenait la suivante, et il aurait fallu les prendre toutes à la fois.',
          'Mais le champ de pierres avait mis tout un tas sur le livre du sommet. Chaque pierre tirée en appelait deux.',
        ],
        worse: [
          'Les pierres [revinrent|sont revenues], plus tordues. Dans le champ de pierres, de la boîte et du livre du sommet, on ne voyait plus la ficelle.',
          'Le tas [se referma|s’est refermé], plus haut que la veille. Sous le champ de pierres, le livre du sommet [se tut|s’est tu].',
        ],
        sign: [
          'En bas du tas, une pierre faisait le dos rond, comme une poignée. Deux mains y auraient tenu.',
          'De l’autre côté, il y avait un creux pour une épaule, ou pour une autre personne.',
        ],
        yields: [
          'Le tas [s’ouvrit|s’est ouvert] en deux, comme un sac. Du champ de pierres, la boîte [sortit|est sortie], et dans la boîte le livre du sommet était sec.',
          'Deux pierres [partirent|sont parties] ensemble, une de chaque côté. Au milieu du champ de pierres, le livre du sommet [prit|a pris] le soleil.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'cheminée du vent', elides: false },
        holds: [
          'Mais le livre du sommet était caché dans le champ de pierres. Seule sa ficelle le disait, tac, tac, contre la boîte. La cheminée du vent sifflait par-dessus.',
          'Mais on entendait le livre du sommet battre des pages, quelque part dans le champ de pierres. La cheminée du vent battait plus fort.',
        ],
        worse: [
          'La cheminée du vent [siffla|a sifflé] plus fort, et tout le champ de pierres avec elle. Le tac du livre du sommet [se perdit|s’est perdu] là-dedans.',
          'La cheminée du vent [appela|a appelé] ses frères. Le livre du sommet [disparut|a disparu] sous les sifflets, dans le champ de pierres.',
        ],
        sign: [
          'Après chaque coup de vent, la montagne se taisait, le temps d’avaler. Ce silence-là sentait la neige.',
          'Un nuage passait, et tant qu’il passait, le vent se tenait tranquille.',
        ],
        yields: [
          'La cheminée du vent [se tut|s’est tue], et tout le champ de pierres. Tac, à droite, derrière une dalle : la boîte était là, avec le livre du sommet.',
          'La cheminée du vent [retint|a retenu] son air. Flap, [fit|a fait] le livre du sommet, sous la troisième pierre.',
        ],
      },
    },
  },
  bell: {
    title: ['La cloche de la chèvre', '{hero} et la cabane à foin'],
    prize: { g: 'f', one: 'cloche cabossée', elides: false },
    obstacle: { g: 'f', one: 'cabane à foin', elides: false },
    task: [
      'La bergère avait un œil sur le ciel. Les chevreaux ne rentraient qu’au son de la cloche cabossée, celle de la chèvre de tête. Et la chèvre de tête était revenue sans sa cloche, avec un air innocent.',
      'Onze chevreaux mangeaient sur la pente et n’écoutaient personne. Ils ne suivent que la cloche cabossée. La chèvre de tête n’avait plus rien au cou, et la bergère sentait la pluie.',
      {
        text: 'Les petites chèvres rentraient quand la cloche sonnait. La maman chèvre avait perdu sa cloche cabossée. Et il allait pleuvoir.',
        to: '3-5',
      },
    ],
    gift: [
      'La chèvre de tête [tendit|a tendu] le cou, et la cloche [sonna|a sonné] au premier pas. Onze chevreaux [dévalèrent|ont dévalé] la pente, dans l’ordre. La pluie [attendit|a attendu] le dernier, ou presque.',
      'On [boucla|a bouclé] la cloche cabossée, et la chèvre de tête [se secoua|s’est secouée]. Onze têtes [se levèrent|se sont levées] de l’herbe. La bergère [compta|a compté], et la pluie [put|a pu] commencer.',
      {
        text: 'Ding, dong, [fit|a fait] la cloche cabossée. Les petites chèvres [descendirent|sont descendues] en courant. La pluie [attendit|a attendu] un peu.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'vieux bouc', elides: false },
        holds: [
          'Mais la cloche cabossée était dans la cabane à foin, et le vieux bouc se tenait sur la marche. Il avait une barbe et des principes.',
          'Mais un vieux bouc habitait la marche de la cabane à foin. La cloche cabossée était derrière lui, et il n’avait pas fini d’y penser.',
        ],
        worse: [
          'Le vieux bouc [se mit|s’est mis] en travers, d’un montant à l’autre. De la cabane à foin, on ne voyait plus que lui, et de la cloche cabossée, rien.',
          'Le vieux bouc [se coucha|s’est couché] en travers. De la cabane à foin, il [ne resta|n’est resté] que des cornes.',
        ],
        sign: [
          'Par-dessus les têtes, le vieux bouc regardait la clôture. Une pierre à sel y était posée, juste trop loin pour sa langue.',
          'Il louchait vers un chardon, de l’autre côté de la clôture, le dernier de l’année.',
        ],
        yields: [
          'Le vieux bouc [descendit|est descendu] de la marche et [s’en alla|s’en est allé], la langue dehors, vers le sel. La cabane à foin était ouverte, et la cloche cabossée pendait derrière la porte.',
          'Le vieux bouc [céda|a cédé] la marche au profit du chardon. La cabane à foin [sentit|a senti] bon, et la cloche cabossée aussi, un peu.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'jeune chèvre', elides: false },
        holds: [
          'Mais la cloche cabossée se promenait autour de la cabane à foin, dans la bouche d’une jeune chèvre. Quand on l’appelait, elle jouait à chat.',
          'Mais une jeune chèvre avait la cloche cabossée entre les dents, devant la cabane à foin. On disait viens, elle entendait cours.',
        ],
        worse: [
          'La jeune chèvre [sauta|a sauté] d’une pierre plus loin, puis d’une autre. De la cabane à foin, on entendait la cloche cabossée rire.',
          'La jeune chèvre [courut|a couru]. La cloche cabossée [sonna|a sonné] de la cabane à foin au torrent, et retour.',
        ],
        sign: [
          'Un chevreau s’était couché, et la jeune chèvre avait fait un pas vers lui. Ce qui est bas, elle le comprenait.',
          'Quand le vent se taisait, elle se taisait aussi, une patte levée.',
        ],
        yields: [
          'La jeune chèvre [s’approcha|s’est approchée], un pas, deux pas, et [ouvrit|a ouvert] la bouche. Devant la cabane à foin, la cloche cabossée [tomba|est tombée] dans un creux de mains.',
          'La jeune chèvre [se tut|s’est tue] de partout. Devant la cabane à foin, la cloche cabossée [tomba|est tombée] sur l’herbe.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'loquet de bois', elides: false },
        holds: [
          'Mais la cloche cabossée était dans la cabane à foin, et le loquet de bois était tombé tout seul. La bergère l’ouvrait d’un tour de main, et un tour de main ne se crie pas de loin.',
          'Mais la cabane à foin s’était fermée sur la cloche cabossée. Le loquet de bois ne connaissait que la bergère.',
        ],
        worse: [
          'Le loquet de bois [se coinça|s’est coincé]. Dans la cabane à foin, la cloche cabossée [tomba|est tombée] de son clou, et [sonna|a sonné] par terre, étouffée.',
          'Le loquet [gonfla|a gonflé], le têtu. Derrière la porte de la cabane à foin, la cloche cabossée [fit|a fait] un seul tout petit ding.',
        ],
        sign: [
          'À côté de la porte, une cheville lisse pendait à une ficelle. Elle avait la grosseur du trou.',
          'Dans une fente du bois, quelqu’un avait glissé une brindille plate, lisse d’avoir servi.',
        ],
        yields: [
          'Le loquet de bois [sauta|a sauté] comme un poisson. La cabane à foin [souffla|a soufflé] son odeur d’été, et la cloche cabossée [roula|a roulé] sur le seuil.',
          'Le loquet [leva|a levé] le menton. La cabane à foin [s’ouvrit|s’est ouverte], et la cloche cabossée [roula|a roulé] vers le jour.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'courroie rouge', elides: false },
        holds: [
          'Mais derrière la cabane à foin, la cloche cabossée s’était prise dans la clôture. La courroie rouge passait dans la ficelle, autour du piquet, et encore dans la ficelle.',
          'Mais la courroie rouge avait fait trois fois le tour de la clôture, derrière la cabane à foin. La cloche cabossée pendait au milieu, la bouche fermée.',
        ],
        worse: [
          'La courroie rouge [se serra|s’est serrée] sur le piquet. Derrière la cabane à foin, on ne voyait plus de la cloche cabossée que le bord.',
          'La courroie [serra|a serré] la clôture contre son cœur. La cloche cabossée [ne put plus|n’a plus pu] dire un mot.',
        ],
        sign: [
          'Contre le piquet, la courroie faisait une boucle. Une fourmi s’en servait comme d’un pont.',
          'Sous la planche du bas, la courroie pendait, et ne tenait à rien.',
        ],
        yields: [
          'La courroie rouge [glissa|a glissé] du piquet, et la fourmi avec. La cloche cabossée [roula|a roulé] dans l’herbe jusqu’au mur de la cabane à foin, ding, ding.',
          'La courroie [lâcha|a lâché] la clôture, trois fois. La cloche cabossée [roula|a roulé] sous la cabane à foin, en riant.',
        ],
      },
    },
  },
  cup: {
    title: ['La tasse bleue', '{hero} et la source du refuge'],
    prize: { g: 'f', one: 'tasse bleue', elides: false },
    obstacle: { g: 'f', one: 'source du rocher', elides: false },
    task: [
      'La petite fille du refuge était fatiguée, et son tilleul refroidissait. Elle ne le boirait pas dans une autre tasse. C’était la bleue, en métal, avec un creux pour le pouce, et elle était tombée.',
      '<companion>Elle dit que dans une autre, c’est de l’eau</companion>, [dit|a dit] {companion}. La petite fille du refuge avait marché tout le jour. Son tilleul fumait, mais la tasse bleue, celle au creux pour le pouce, était tombée.',
      {
        text: 'Une petite fille avait soif et sommeil. Elle ne buvait que dans la tasse bleue. La tasse bleue était tombée.',
        to: '3-5',
      },
    ],
    gift: [
      'La petite fille [mit|a mis] le pouce dans le creux de la tasse bleue. Elle [but|a bu] tout le tilleul, [posa|a posé] la tasse sur ses genoux, et sa tête sur la table.',
      'On [versa|a versé] le tilleul dans la tasse bleue. La petite fille [souffla|a soufflé] dessus, bien qu’il fût froid, et [but|a bu]. Son pouce [dormit|a dormi] le premier, dans son creux.',
      {
        text: 'La petite fille [but|a bu] tout, dans la tasse bleue. Puis elle [posa|a posé] sa tête sur la table.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'creux du rocher', elides: false },
        holds: [
          'Mais la tasse bleue était tombée derrière la source du rocher. Il y avait là un creux, tout mouillé, et le jour n’y descendait pas.',
          'Mais la tasse bleue était quelque part derrière la source du rocher, et là-derrière le matin n’était jamais entré.',
        ],
        worse: [
          'Un nuage [passa|est passé], et le creux du rocher [devint|est devenu] tout noir. De la tasse bleue, on n’entendait plus que la source.',
          'L’eau [remua|a remué] le noir. Dans le creux, la tasse bleue n’était plus qu’un bruit, cling.',
        ],
        sign: [
          'Au fond, sur la pierre mouillée, il y avait une lueur. Elle était bleue, et grande comme un pouce.',
          'Tout au fond, une goutte brillait. Elle avait l’air posée sur un bord.',
        ],
        yields: [
          'Le bleu [eut|a eu] un bord, puis une anse. Dans le creux, derrière la source du rocher, la tasse bleue s’était remplie d’eau.',
          'Sous la goutte, il y avait un bord, et sous le bord une tasse. La source du rocher [lava|a lavé] la tasse bleue une dernière fois.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente des pierres', elides: false },
        holds: [
          'Mais la tasse bleue était tombée derrière la source du rocher, dans une fente. La fente des pierres laissait passer l’eau, et l’eau est mince.',
          'Mais la source du rocher sortait d’une fente, et la tasse bleue y était entrée par erreur.',
        ],
        worse: [
          'Du gravier [roula|a roulé] dans la fente. Sous la source du rocher, la tasse bleue [descendit|est descendue] d’une main.',
          'La tasse bleue [descendit|est descendue] d’une pierre. La fente, à la source du rocher, [se fit|s’est faite] toute mince.',
        ],
        sign: [
          'Sur le côté, la fente s’ouvrait. Un chamois y avait mis le pied, autrefois, et la pierre s’en souvenait.',
          'De la mousse poussait plus bas, et derrière la mousse c’était plus large.',
        ],
        yields: [
          'La tasse bleue [remonta|est remontée] par le côté, en raclant. Elle [sortit|est sortie] derrière la source du rocher, avec un gravier dedans.',
          'La tasse bleue [passa|est passée] par la mousse. Elle [sortit|est sortie] de la source du rocher avec une barbe verte.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'jeune marmotte', elides: false },
        holds: [
          'Mais la tasse bleue était tombée derrière la source du rocher, et une jeune marmotte s’était assise devant. Elle l’avait trouvée, et elle avait peur de tout le reste.',
          'Mais la tasse bleue avait trouvé une amie derrière la source du rocher : une jeune marmotte, qui la serrait contre son ventre.',
        ],
        worse: [
          'La jeune marmotte [rentra|est rentrée] au fond. D’un coup de queue, elle [poussa|a poussé] la tasse bleue plus loin, sous la source du rocher.',
          'La jeune marmotte [s’enfonça|s’est enfoncée] entre deux pierres. La tasse bleue [toqua|a toqué] contre la source du rocher, de loin.',
        ],
        sign: [
          'Entre deux pierres dépassait un nez mouillé. Il goûtait l’air, à petits coups.',
          'Il restait une oreille dehors. Elle tournait vers les voix.',
        ],
        yields: [
          'Le nez [sortit|est sorti], puis les joues, puis toute la jeune marmotte. Elle [roula|a roulé] la tasse bleue devant elle, à côté de la source du rocher.',
          'La jeune marmotte [sortit|est sortie] par l’oreille, puis toute. Elle [laissa|a laissé] la tasse bleue au bord de la source du rocher.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'vieux chien', elides: false },
        holds: [
          'Mais la tasse bleue avait roulé près de la source du rocher, et le vieux chien du refuge dormait contre. Il avait choisi la seule pierre au soleil.',
          'Mais le vieux chien s’était couché sur la tasse bleue, à la source du rocher, sans la sentir. À son âge, on a la peau épaisse.',
        ],
        worse: [
          'Le vieux chien [grogna|a grogné] et [s’allongea|s’est allongé] mieux. À côté de la source du rocher, la tasse bleue était maintenant sous son menton.',
          'Le vieux chien [étendit|a étendu] une patte de plus. De la tasse bleue, à la source du rocher, il restait l’anse.',
        ],
        sign: [
          'Devant le vieux chien étaient rangés un bâton, une balle et une chaussette. Il avait gardé la chaussette pour la fin.',
          'Sa laisse était à côté, roulée en escargot, bien nette.',
        ],
        yields: [
          'Le vieux chien [tourna|a tourné] le menton du côté de la chaussette. Au bord de la source du rocher, la tasse bleue [resta|est restée] au soleil, presque chaude.',
          'Le vieux chien [posa|a posé] le nez sur sa laisse. La tasse bleue [resta|est restée], toute chaude, au bord de la source du rocher.',
        ],
      },
    },
  },
  hut: {
    title: ['La soupe de midi', '{hero} et la corde muette'],
    prize: { g: 'f', one: 'cloche de midi', elides: false },
    obstacle: { g: 'f', one: 'équipe du refuge', elides: true },
    task: [
      'Quarante marcheurs montaient, et la soupe était prête. À midi, la cloche du refuge devait sonner pour ceux du sentier d’en bas, qui sinon passent sous la terrasse sans lever la tête. C’était le troisième jour du travail d’été.',
    ],
    gift: [
      'La cloche de midi [sonna|a sonné] à midi passé, et la montagne l’[envoya|a envoyée] deux fois. En bas, sur le sentier, une file de sacs [s’arrêta|s’est arrêtée], [hésita|a hésité], et [prit|a pris] le lacet qui monte. La dernière louche [fut|a été] pour l’équipe.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde de la cloche', elides: false },
        holds: [
          'Mais depuis que l’équipe du refuge ne s’entendait plus, personne n’avait regardé la corde de la cloche. Elle avait quitté sa roue et s’était prise derrière la poutre, et la cloche de midi n’avait plus de bras.',
        ],
        worse: [
          'La corde [courut|a couru] dans ses propres tours. La cloche de midi [monta|est montée] contre le bois, sans un son, et l’équipe du refuge [leva|a levé] la tête tout entière, chacun dans son coin.',
        ],
        sign: ['À côté de la roue, la corde faisait une boucle. Elle était lâche, et le vent la tournait.'],
        yields: [
          'La corde de la cloche [retomba|est retombée] dans sa gorge, et la roue [grinça|a grincé]. L’équipe du refuge [posa|a posé] ses louches, et la cloche de midi [se balança|s’est balancée], encore muette, prête.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'cuisinière', elides: false },
        holds: [
          'Mais pour aller à la corde, il fallait traverser la cuisine, et depuis la marmite renversée, l’équipe du refuge n’y entrait plus. La cuisinière en avait fait une règle, et la cloche de midi était derrière.',
        ],
        worse: [
          'La cuisinière [se mit|s’est mise] dans la porte, un plateau en travers. L’équipe du refuge [resta|est restée] dehors, la corde dedans, et la cloche de midi entre les deux.',
        ],
        sign: [
          'Par-dessus le plateau, la cuisinière regardait un tas de pommes de terre. Elles n’étaient pas épluchées, et il y en avait pour quarante.',
        ],
        yields: [
          'La cuisinière [rangea|a rangé] le plateau et [montra|a montré] du menton le fond de la cuisine. L’équipe du refuge [passa|est passée] à la file, et la corde de la cloche de midi était là, derrière les tamis.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue table', elides: false },
        holds: [
          'Mais devant la corde, l’équipe du refuge avait rangé la longue table de la terrasse, un soir de fatigue. Quand un bout s’écartait, l’autre revenait, et la cloche de midi était derrière.',
        ],
        worse: [
          'La longue table [pivota|a pivoté] et [se coinça|s’est coincée] en biais. L’équipe du refuge ne passait plus du tout, et la cloche de midi était à deux mètres de la première main.',
        ],
        sign: [
          'À l’autre bout, la longue table avait une poignée aussi, sous le plateau. Un bouquet de thym y séchait depuis juin.',
        ],
        yields: [
          'La longue table [recula|a reculé] d’un bloc, avec le thym. L’équipe du refuge [vit|a vu] la corde, et la cloche de midi n’était plus qu’à une main.',
        ],
      },
    },
  },
  signal: {
    title: ['Quatre sur la photo', '{hero} à trois heures moins vingt'],
    prize: { g: 'f', one: 'photo des quatre', elides: false },
    obstacle: { g: 'm', one: 'groupe divisé', elides: false },
    task: [
      'La cinquième de la bande était en bas, le genou bandé, et ne monterait pas cette année. On lui avait promis pour trois heures la photo des quatre, à côté de la croix. Ce matin, les quatre y étaient.',
    ],
    gift: [
      'À trois heures moins une, la photo des quatre [partit|est partie]. En bas, un écran [s’alluma|s’est allumé] sur un genou bandé. La réponse [vint|est venue] tout de suite : une photo d’elle, la cinquième, tenue à bout de bras, à la même hauteur.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'trépied de bois', elides: false },
        holds: [
          'Mais dans le groupe divisé, personne ne voulait tenir l’appareil, et le trépied de bois avait cédé dans le sac. La photo des quatre n’aurait jamais que trois têtes.',
        ],
        worse: [
          'Un deuxième pied [lâcha|a lâché]. Le groupe divisé [regarda|a regardé] le résultat, et sur la photo des quatre il n’y avait que des chaussures.',
        ],
        sign: [
          'Les deux bords du bois étaient frais. Une longue fibre, d’un côté, avait sa rainure de l’autre.',
        ],
        yields: [
          'Le trépied de bois [tint|a tenu], un peu penché, comme tout là-haut. Devant lui, le groupe divisé [serra|a serré] les épaules, et la photo des quatre [eut|a eu] quatre têtes.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'quatrième', elides: false },
        holds: [
          'Mais le groupe s’était divisé sur le sentier, pour un mot. Le quatrième était assis derrière un rocher et ne disait plus rien, et sans lui il n’y avait pas de photo des quatre.',
        ],
        worse: [
          'Le quatrième [abaissa|a abaissé] sa casquette et [descendit|est descendu] d’un rocher. Le groupe était divisé par trente mètres de pierres, et la photo des quatre par tout autant.',
        ],
        sign: [
          'Derrière le rocher dépassait une chaussure. Elle ne bougeait pas, et elle n’était pas tournée vers la descente.',
        ],
        yields: [
          'Le quatrième [remonta|est remonté], une main sur chaque genou. Le groupe divisé [fit|a fait] une place à gauche de la croix, et la photo des quatre [se compta|s’est comptée] sans rien dire.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'nuage du sommet', elides: false },
        holds: [
          'Mais le groupe divisé avait perdu une heure, et le nuage du sommet l’avait prise. La croix n’y était plus, et une photo des quatre dans du lait, c’est une photo de personne.',
        ],
        worse: [
          'Le nuage [redescendit|est redescendu], plus épais. Le groupe divisé ne se voyait plus d’un bout à l’autre, et la photo des quatre [devint|est devenue] une page blanche.',
        ],
        sign: ['Au-dessus de la crête, il y avait une ligne. Elle était bleue, mince, et elle tenait.'],
        yields: [
          'Le nuage du sommet [s’ouvrit|s’est ouvert] par le haut, et la croix [parut|a paru], mouillée. Le groupe divisé [se retrouva|s’est retrouvé] dans la même lumière, et la photo des quatre [eut|a eu] sa minute.',
        ],
      },
    },
  },
} satisfies FrErrands;
