import type { FrErrands } from '../../schema.ts';

export const movingDay = {
  light: {
    title: ['Le carton marqué Lumière', 'La première nuit'],
    prize: { g: 'f', one: 'veilleuse', elides: false },
    obstacle: { g: 'm', one: 'mur de cartons', elides: false },
    task: [
      'La petite sœur n’avait jamais dormi sans sa veilleuse, celle à la lune de papier. Le camion repartait, et après lui ce serait le soir. La veilleuse était dans l’entrée, dans un carton marqué : lumière.',
      '<companion>C’est sa lune, elle l’a depuis toujours</companion>, [dit|a dit] {companion}. La petite sœur ne dormait pas sans sa veilleuse. Elle était quelque part dans l’entrée, dans un carton, et le camion fermait déjà ses portes.',
      {
        text: 'La petite sœur voulait sa veilleuse, celle qui fait une lune. La veilleuse était dans un carton. Lequel ?',
        to: '3-5',
      },
    ],
    gift: [
      'La veilleuse [fit|a fait] une petite lune au plafond de la nouvelle chambre. La petite sœur [regarda|a regardé] si elle tenait. Puis elle [tourna|a tourné] son oreiller du côté de la lune.',
      'La petite sœur [appuya|a appuyé] elle-même sur le bouton. Sur le mur inconnu, il y [eut|a eu] une lune connue. Elle [fit|a fait] marcher deux doigts dedans, jusqu’à ce qu’ils se couchent.',
      {
        text: 'La veilleuse [fit|a fait] une lune au plafond. La petite sœur [tourna|a tourné] son oreiller vers la lune.',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'm', one: 'carton du haut', elides: false },
        holds: [
          'Mais la veilleuse était derrière le mur de cartons, et ils se tenaient tous. Pour prendre celui du haut, il fallait retenir celui d’à côté.',
          'Seulement, le mur de cartons tenait debout par camaraderie. Le carton du haut s’appuyait sur ses voisins, et la veilleuse était derrière toute la bande.',
        ],
        worse: [
          'Les cartons [glissèrent|ont glissé], et le mur [fut|a été] de nouveau un mur, plus tordu. La veilleuse [disparut|a disparu] derrière.',
          'Le carton du haut [tira|a tiré] la bande vers la gauche. Le mur de cartons [se referma|s’est refermé], et la veilleuse [fit|a fait] un petit bruit de lune.',
        ],
        sign: [
          'De l’autre côté, le carton du haut avait un deuxième trou pour la main. On voyait le jour à travers.',
          'Sur le côté du carton, une languette dépassait. Une main y tiendrait, si l’on en avait une de plus.',
        ],
        yields: [
          'Dans le mur de cartons, il y [eut|a eu] une fenêtre. Dans la fenêtre, il y avait le mot lumière, et dessous la veilleuse.',
          'Le carton du haut [quitta|a quitté] la bande, tout droit, comme un ascenseur. Derrière le mur de cartons, il y avait une lune de papier, et sous la lune la veilleuse.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'carton de livres', elides: false },
        holds: [
          'Mais la veilleuse était tout en bas du mur de cartons, derrière les livres. Ce carton-là, le déménageur lui-même l’avait salué.',
          'Seulement, on avait mis les dictionnaires devant. Le carton de livres soutenait tout le mur de cartons, et la veilleuse était derrière la lettre A.',
        ],
        worse: [
          'Le carton de livres [s’affaissa|s’est affaissé]. Il [serra|a serré] celui de la veilleuse contre le mur, et un coin [plia|a plié].',
          'Le carton de livres [prit|a pris] un étage sur le dos. La veilleuse [gémit|a gémi], quelque part dans le mur de cartons.',
        ],
        sign: [
          'Un bord du carton se balançait un peu, à cause du plancher.',
          'Une latte du plancher était plus haute que les autres. Le carton se balançait dessus, d’un coin, comme quelqu’un qui cherche un mot.',
        ],
        yields: [
          'Le carton de livres [tourna|a tourné] sur un coin, comme une porte. Derrière le mur de cartons, la veilleuse était à portée de main.',
          'Le carton de livres [trouva|a trouvé] son mot et [glissa|a glissé] de côté. Le mur de cartons [eut|a eu] une porte, et la veilleuse derrière.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais la veilleuse était derrière le mur de cartons. Entre deux piles, il restait une fente, et un bras n’y passait pas.',
          'Seulement, deux déménageurs avaient parié qu’il n’y aurait pas de trou. Le mur de cartons n’avait qu’une fente, et la veilleuse était de l’autre côté du pari.',
        ],
        worse: [
          'Le carton de la veilleuse [glissa|a glissé] plus loin. La fente du mur de cartons [bâilla|a bâillé] sur rien.',
          'La fente [se ferma|s’est fermée] d’une ficelle. Dans le mur de cartons, la veilleuse [se mit|s’est mise] de profil.',
        ],
        sign: [
          'En bas, près de la plinthe, les cartons s’écartaient. Un pied y aurait tenu en travers.',
          'Tout en haut d’une pile, un carton de chapeaux était rond. À côté d’un carton rond, il y a toujours de la place.',
        ],
        yields: [
          'Le carton [sortit|est sorti] par le bas du mur, un peu râpé. Dedans, la veilleuse [fit|a fait] un bruit de papier.',
          'La veilleuse [passa|est passée] le long des chapeaux, la lune devant. Le mur de cartons [en trembla|en a tremblé] d’un bonnet.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'trou noir', elides: false },
        holds: [
          'Mais la veilleuse était derrière le mur de cartons, et l’entrée n’avait pas encore d’ampoule. Là-derrière, c’était un trou noir.',
          'Seulement, le mur de cartons coupait l’entrée en deux, et le jour était resté du côté de la rue. La veilleuse était dans l’autre moitié, le trou noir.',
        ],
        worse: [
          'Un carton [glissa|a glissé] devant. Le trou noir [devint|est devenu] plus profond, et la veilleuse était dedans, éteinte.',
          'La porte de la rue [claqua|a claqué]. Le trou noir [fut|a été] chez lui, et la veilleuse, derrière les cartons, [attendit|a attendu] la nuit.',
        ],
        sign: [
          'Tout au fond du trou, un bout de ruban adhésif brillait. Il était argenté.',
          'Une étiquette phosphorescente, sur un carton, avait gardé un peu de midi.',
        ],
        yields: [
          'Le ruban argenté [eut|a eu] des lettres à côté : l, u, m. Derrière le mur de cartons, la veilleuse avait attendu, le nom devant.',
          'À la lueur de midi, on pouvait lire fragile, et sous fragile, lune. La veilleuse [sortit|est sortie] du mur de cartons, dans les bras.',
        ],
      },
    },
  },
  doorSign: {
    title: ['Tous les noms sur la porte', 'Une lettre de Grand-père'],
    prize: { g: 'f', one: 'plaque', elides: false },
    obstacle: { g: 'm', one: 'gardien', elides: false },
    task: [
      'La factrice passait avant midi, avec une lettre de Grand-père. Sans la plaque aux noms sur la porte, elle ne la laisserait pas. La lettre retournerait jusque chez Grand-père, et lui, il n’aimait pas attendre.',
      'Il y avait une lettre de Grand-père en route, et une porte sans nom. La factrice ne laisse rien aux portes sans nom. Elle passait avant midi, et il fallait la plaque.',
      {
        text: 'Une lettre de Grand-père arrivait. Mais il n’y avait pas de nom sur la porte. Il fallait la plaque.',
        to: '3-5',
      },
    ],
    gift: [
      'La plaque [tint|a tenu] à ses deux vis. La factrice [lut|a lu] tous les noms, un par un, et [chercha|a cherché] celui de l’enveloppe du bout du doigt. La lettre [tomba|est tombée] derrière la porte, côté timbre.',
      'La plaque [brilla|a brillé], un peu penchée. La factrice [la redressa|l’a redressée] d’un doigt, et [tira|a tiré] une lettre de son sac. C’était l’écriture de Grand-père, avec toutes ses boucles.',
      {
        text: 'La factrice [lut|a lu] la plaque, avec son doigt. Oui, c’était là. La lettre [tomba|est tombée], floup.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'gardien', elides: false },
        holds: [
          'Seulement, la plaque était chez le gardien, avec toutes celles de la maison. Il était debout devant les boîtes aux lettres, et il avait des principes.',
          'Mais le gardien avait décidé que la plaque resterait chez lui, tant que tout ne serait pas en règle. Rien n’était en règle.',
        ],
        worse: [
          'Le gardien [s’élargit|s’est élargi] devant les boîtes. La plaque [passa|est passée] derrière son dos, les noms vers le mur.',
          'Le gardien [mit|a mis] ses clés devant, et lui devant ses clés. De la plaque, on ne voyait plus qu’une vis.',
        ],
        sign: [
          'Les yeux du gardien cherchaient partout, en haut, en bas. Il avait sa liste à la main, et pas de crayon.',
          'Le gardien se frottait le genou et regardait l’escalier. Son escabeau était au deuxième, et lui en bas.',
        ],
        yields: [
          'Le gardien [se racla|s’est raclé] la gorge et [fit|a fait] un pas de côté. Puis il [sortit|a sorti] la plaque de derrière son dos.',
          'Le gardien [s’assit|s’est assis] enfin, les jambes allongées, très loin de sa porte. La plaque était au crochet, les quatre noms à l’endroit.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'gardien', elides: false },
        holds: [
          'Seulement, la plaque était chez le gardien, et le gardien entendait un nom pour un autre. Il avait compris Potier.',
          'Mais le gardien lisait les lèvres de travers, depuis l’ascenseur. Il avait compris vaisselle, et la plaque restait dans le tiroir.',
        ],
        worse: [
          'Le gardien [partit|est parti] avec la plaque et [la vissa|l’a vissée] au troisième, chez les Potier. Elle n’était à personne, là-haut.',
          'Le gardien [apporta|a apporté] six assiettes et un saladier. La plaque, il [la mit|l’a mise] dessous, pour qu’ils ne glissent pas.',
        ],
        sign: [
          'Dans l’escalier, un enfant écrivait dans la buée du carreau. Le gardien lisait chaque lettre à voix haute.',
          'Contre la vitre, quelqu’un avait posé un papier avec une maison. Le gardien avait montré la maison, puis la porte.',
        ],
        yields: [
          'Le gardien [se frappa|s’est frappé] le front : ce n’était pas Potier. Il [remonta|est remonté] au troisième, et la plaque [redescendit|est redescendue] avec lui.',
          'Le gardien [montra|a montré] la porte, puis la plaque, puis son front. Il [rapporta|a rapporté] les assiettes, et la plaque [fut|a été] sur le dessus.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'gardien', elides: false },
        holds: [
          'Seulement, le gardien dormait sur sa chaise, devant les boîtes aux lettres. La plaque était derrière lui.',
          'Mais le gardien s’était assoupi entre deux facteurs. Il avait la tête contre le tableau, et la plaque derrière la tête.',
        ],
        worse: [
          'Le gardien [grogna|a grogné] et [se renversa|s’est renversé] contre les boîtes. On ne voyait plus un nom de la plaque.',
          'Le gardien [glissa|a glissé], et toute la chaise avec lui. La plaque [se coinça|s’est coincée] derrière une épaule.',
        ],
        sign: [
          'Aux pieds du gardien, une casquette, des lunettes et un paquet d’étiquettes étaient alignés. Les lunettes avaient les branches croisées.',
          'Sur la tablette, un trousseau, une tasse et un bonbon étaient en ligne. Le bonbon était le dernier, pour la fin.',
        ],
        yields: [
          'Le gardien [ouvrit|a ouvert] les yeux, et il les avait gais. Il [tendit|a tendu] la main derrière lui et [ramena|a ramené] la plaque.',
          'Le gardien [pencha|a penché] du côté du bonbon, sans cesser de ronfler. Derrière sa tête, la plaque [prit|a pris] le soleil du matin.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'volet', elides: false },
        holds: [
          'Seulement, le gardien était en tournée, et la plaque était dans son tableau. Le volet du tableau était fermé.',
          'Mais le gardien avait fermé son volet, et pris son vélo. La plaque restait derrière, à lire le journal.',
        ],
        worse: [
          'Le volet [se coinça|s’est coincé] de biais. Derrière, chez le gardien, la plaque [glissa|a glissé] dans le cadre jusqu’en bas.',
          'Le volet [descendit|est descendu] encore, d’une dent. Chez le gardien, la plaque n’avait plus qu’un demi-nom.',
        ],
        sign: [
          'À côté du volet, une petite cheville pendait à un fil. Elle avait été peinte avec le mur.',
          'Sous la sonnette, une petite languette de fer dépassait du mur. Elle avait les mêmes dents que le volet.',
        ],
        yields: [
          'Le volet du tableau [s’ouvrit|s’est ouvert] d’un coup, tout content. La plaque [tomba|est tombée] dans deux mains, avant que le gardien revienne du deuxième.',
          'Le volet [monta|est monté], dent après dent, et [dit|a dit] clac en haut. La plaque était là, et le gardien [rentra|est rentré] juste pour tenir l’échelle.',
        ],
      },
    },
  },
  chime: {
    title: ['Cinq notes pour une porte', 'La couverture du déménageur'],
    prize: { g: 'm', one: 'carillon', elides: false },
    obstacle: { g: 'f', one: 'couverture', elides: false },
    task: [
      'Grand-mère voyait mal, et elle trouvait une porte à l’oreille. L’ancienne porte avait un carillon de bambou, cinq notes douces. Son taxi était déjà parti de la gare.',
      '<companion>Comment elle saura que c’est ici ?</companion> [demanda|a demandé] {companion}. Toutes les portes de l’escalier faisaient le même bruit. Grand-mère, qui voyait mal, reconnaissait la sienne aux cinq notes du carillon, et son taxi roulait déjà.',
      {
        text: 'Grand-mère ne voyait pas bien. Elle trouvait la porte à l’oreille, avec le carillon. Elle arrivait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le carillon [se balança|s’est balancé] à la nouvelle porte, et ses cinq notes [descendirent|ont descendu] l’escalier. En bas, une canne [s’arrêta|s’est arrêtée]. Puis elle [monta|est montée], droit vers la bonne porte.',
      'Cinq notes, dans l’escalier. <companion>Elle arrive</companion>, [dit|a dit] {companion}. La canne de Grand-mère [ne se trompa pas|ne s’est pas trompée] d’étage. Elle [toucha|a touché] les bambous du doigt, et cela [fit|a fait] une sixième note.',
      {
        text: 'Ding, dong, ding, [fit|a fait] le carillon. Toc, toc, [fit|a fait] une canne. Elle avait trouvé.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'cordon', elides: false },
        holds: [
          'Mais le carillon avait voyagé dans la couverture du déménageur. Le cordon passait entre les bambous, et les bambous entre les plis.',
          'Mais le carillon s’était pris d’amitié pour les franges de la couverture. Ils avaient fait le voyage en se tenant par la main.',
        ],
        worse: [
          'Le cordon [se serra|s’est serré]. Deux notes du carillon [disparurent|ont disparu] dans la laine de la couverture.',
          'Les franges [tinrent|ont tenu] bon. Dans la couverture, le carillon [perdit|a perdu] une note, puis deux.',
        ],
        sign: [
          'Au troisième bambou, le cordon avait oublié de serrer. Une boucle pendait, toute molle.',
          'Un bambou pendait d’une boucle, et la boucle bâillait.',
        ],
        yields: [
          'Le cordon [sortit|est sorti] de la couverture, et les bambous avec lui, un à un. Le carillon [fit|a fait] ses cinq notes, dans le désordre.',
          'Les franges [lâchèrent|ont lâché], une par une. La couverture [se retrouva|s’est retrouvée] seule, et le carillon [sonna|a sonné] dans le couloir.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'anneau', elides: true },
        holds: [
          'Mais dans la couverture du déménageur, l’anneau s’était cassé. Le carillon n’avait plus rien pour se pendre, et il ne sonne que pendu.',
          'Mais l’anneau du carillon avait fait la route en deux morceaux, dans la couverture. Un carillon couché ne dit que toc.',
        ],
        worse: [
          'Une écharde de plus [tomba|est tombée] de l’anneau. Au fond de la couverture, une note du carillon [devint|est devenue] muette.',
          'L’anneau [perdit|a perdu] une esquille, quelque part dans la couverture. Le carillon [dit|a dit] toc, de plus bas.',
        ],
        sign: [
          'La cassure de l’anneau passait par un nœud du bois. Il y en avait une moitié sur chaque bord.',
          'Les deux cassures avaient le même dessin, une montagne et une vallée.',
        ],
        yields: [
          'L’anneau [tint|a tenu], un peu ovale. Le carillon [quitta|a quitté] la couverture et [sonna|a sonné], cinq notes, dont une enrouée.',
          'La montagne [descendit|est descendue] dans la vallée. Le carillon [se leva|s’est levé] de sa couverture, et [tinta|a tinté].',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle', elides: false },
        holds: [
          'Mais le carillon était encore couché sur sa couverture, car son anneau venait d’être collé. La colle voulait qu’on la laisse, et Grand-mère était en route.',
          'Mais la colle du carillon faisait la sieste, sur la couverture, et Grand-mère était en chemin. Personne ne sait presser une colle.',
        ],
        worse: [
          'La colle [glissa|a glissé]. L’anneau [s’ouvrit|s’est ouvert] sur la couverture, et le carillon [se tut|s’est tu].',
          'La colle [s’étira|s’est étirée], et l’anneau [s’ouvrit|s’est ouvert]. Le carillon [se recoucha|s’est recouché] sur la couverture.',
        ],
        sign: [
          'Au bord de l’anneau, il y avait une goutte de colle. Elle n’était plus blanche, elle était claire.',
          'Sur un bord, la colle ne collait plus à la poussière.',
        ],
        yields: [
          'La colle [devint|est devenue] claire tout autour. Le carillon [quitta|a quitté] la couverture, et pas un bambou [ne resta|n’est resté] en arrière.',
          'La colle [se réveilla|s’est réveillée] dure. La couverture [resta|est restée] par terre, et le carillon [alla|est allé] à la porte.',
        ],
      },
    },
  },
  lastSong: {
    title: ['La dernière chanson', 'L’écho de l’appartement vide'],
    prize: { g: 'f', one: 'dernière chanson', elides: false },
    obstacle: { g: 'f', one: 'soirée d’adieu', elides: false },
    task: [
      'L’ancien voisinage se retrouvait une dernière fois dans l’appartement vide. À vingt heures, les clés changeaient de main, et l’écho serait à d’autres. Il devait y avoir une dernière chanson, enregistrée, avec l’écho dedans.',
    ],
    gift: [
      'La dernière chanson [dura|a duré] trois minutes, et l’écho une de plus. Celle du quatrième, qui n’avait jamais chanté en vingt ans, tenait la note du bas. À vingt heures, elle [posa|a posé] les clés dans la main des nouveaux, et elle fredonnait encore.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'groupe', elides: false },
        holds: [
          'Seulement, la soirée d’adieu se décidait dans le groupe de messages. Il y avait quatre heures proposées, et chacune en chassait une autre. La dernière chanson n’avait pas encore de première note.',
        ],
        worse: [
          'Trois heures de plus [s’affichèrent|se sont affichées], et deux voisins [quittèrent|ont quitté] le groupe. La soirée d’adieu avait moins de monde, et la dernière chanson moins de voix.',
        ],
        sign: [
          'Dans le fil, il y avait une ligne très courte, avec une heure. Personne n’y avait répondu, pour ou contre.',
        ],
        yields: [
          'Dans le groupe, les pouces [se levèrent|se sont levés] à la suite, douze. La soirée d’adieu avait une heure, et la dernière chanson [monta|est montée] par l’escalier.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'guitariste', elides: false },
        holds: [
          'Seulement, à la soirée d’adieu, le guitariste n’entrait pas. Il était dans l’escalier, sa guitare entre les genoux, et la dernière chanson avec lui.',
        ],
        worse: [
          'Le guitariste [descendit|est descendu] d’un étage. De la soirée d’adieu, on n’entendait plus que des pas, et de la dernière chanson rien.',
        ],
        sign: [
          'Au tournant de l’escalier, le manche d’une guitare dépassait. Une main y cherchait un accord.',
        ],
        yields: [
          'Le guitariste [remonta|est remonté], marche par marche, en jouant. La soirée d’adieu lui [ouvrit|a ouvert] la porte, et la dernière chanson [entra|est entrée] la première.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'piano', elides: false },
        holds: [
          'Seulement, les déménageurs avaient gardé le piano pour la fin, et il barrait la porte. La soirée d’adieu était d’un côté, la dernière chanson de l’autre.',
        ],
        worse: [
          'Le piano [se cala|s’est calé] en travers de la porte. La soirée d’adieu [resta|est restée] sur le palier, et la dernière chanson sans écho.',
        ],
        sign: ['Sous le piano, une des quatre roulettes tournait à vide. De ce côté, il penchait.'],
        yields: [
          'Le piano [roula|a roulé] jusqu’au mur d’un seul souffle, avec une note grave. La soirée d’adieu [entra|est entrée], et la dernière chanson avait même un accompagnement.',
        ],
      },
    },
  },
  wall: {
    title: ['Un carré sur le mur', 'Avant dix-neuf heures'],
    prize: { g: 'm', one: 'carré', elides: false },
    obstacle: { g: 'm', one: 'mur de la cour', elides: false },
    task: [
      'Ce soir, on peignait le mur de la cour pour la fête de dimanche. Qui n’était pas sur la liste à dix-neuf heures n’y aurait pas de carré. Le camion était arrivé la veille, et les carrés étaient partagés depuis le mois de mai.',
    ],
    gift: [
      'Le carré [sécha|a séché] pendant la nuit, entre un poisson et un nom. Le matin, une fenêtre [s’ouvrit|s’est ouverte] au quatrième, puis une au deuxième. Une voix [demanda|a demandé] à travers la cour de qui il était, et trois voix [répondirent|ont répondu].',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'fille à la liste', elides: false },
        holds: [
          'Seulement, le mur de la cour avait une gardienne, la fille à la liste. Elle tournait les pages lentement, et il ne restait pas un carré.',
        ],
        worse: [
          'La fille à la liste [raya|a rayé] la dernière ligne libre. Sur le mur de la cour, le carré [passa|est passé] aux poubelles.',
        ],
        sign: [
          'La fille à la liste regardait sans cesse ses propres lettres, en haut du mur. Les trois premières étaient pleines, et le reste seulement au crayon.',
        ],
        yields: [
          'La fille à la liste [tendit|a tendu] le pinceau par le manche. Sur le mur de la cour, à côté de ses lettres, il y avait un carré.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'pochoir', elides: false },
        holds: [
          'Seulement, la bordure du mur de la cour se peignait au pochoir, et il s’était déchiré. Sans bordure, pas de rangée, et sans rangée, pas de carré.',
        ],
        worse: [
          'Un coin du pochoir [partit|est parti] avec le vent. Sur le mur de la cour, la rangée [s’arrêta|s’est arrêtée] à un carré de la fin.',
        ],
        sign: [
          'La vague bleue s’arrêtait à une déchirure. De l’autre côté, elle repartait de la même hauteur.',
        ],
        yields: [
          'Le pochoir [tint|a tenu] à plat contre le mur de la cour. La vague [alla|est allée] jusqu’au bout, et il y [eut|a eu] un carré de plus.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue planche', elides: false },
        holds: [
          'Seulement, pour le haut du mur de la cour, il y avait la longue planche et deux tréteaux bas. Quand un bout y était, l’autre tombait, et le carré restait gris.',
        ],
        worse: [
          'La planche [tomba|est tombée] avec les pots. Sur le mur de la cour, tout ce qui était vert [coula|a coulé], et le carré avec.',
        ],
        sign: [
          'À l’autre bout, la planche avait une poignée de corde. La poussière de mai était encore dessus.',
        ],
        yields: [
          'La planche [se posa|s’est posée] des deux bouts à la fois. Le long du mur de la cour, il y avait maintenant de la place pour deux, devant un carré.',
        ],
      },
    },
  },
} satisfies FrErrands;
