import type { FrErrands } from '../../schema.ts';

export const candlelightLibrary = {
  book: {
    title: ['Le livre qui battait des pages', '{hero} au pied de l’échelle'],
    prize: { g: 'm', one: 'petit livre rouge', elides: false },
    obstacle: { g: 'f', one: 'grande échelle', elides: false },
    task: [
      '<helper>Il m’en reste un à coucher</helper>, [dit|a dit] {helper}. <helper>Le petit livre rouge bat des pages depuis trois nuits. Tant qu’il bat, les autres ne dorment pas, et les chandelles baissent.</helper>',
      '<companion>On l’entend d’ici</companion>, [dit|a dit] {companion}. Très haut, le petit livre rouge battait des pages. À cause de lui, tous les rayons avaient les yeux ouverts, et les chandelles baissaient.',
      {
        text: '<helper>Il m’en reste un à coucher</helper>, [dit|a dit] {helper}. Le petit livre rouge battait des pages. Ffft, ffft. Personne ne dormait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le petit livre rouge [trouva|a trouvé] sa place entre deux gros, là où l’étagère est tiède. {helper} [tira|a tiré] le rideau du rayon. Un volume [bâilla|a bâillé], puis tous les autres, jusqu’à Z.',
      '{helper} [posa|a posé] une main sur le petit livre rouge, jusqu’à ce qu’il respire comme les autres. Puis le silence [avança|a avancé], de rayon en rayon.',
      {
        text: 'Le petit livre rouge [se coucha|s’est couché] entre deux gros. {helper} [tira|a tiré] le rideau. Tous les livres [bâillèrent|ont bâillé].',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'm', one: 'premier barreau', elides: false },
        holds: [
          'Mais le petit livre rouge s’était perché tout en haut de la grande échelle. Même le premier barreau commençait au-dessus des têtes.',
          'Seulement, le petit livre rouge s’était couché sur la corniche, et la grande échelle n’avait pas été descendue. Son premier barreau flottait au-dessus du tapis, à hauteur de chapeau.',
        ],
        worse: [
          'La grande échelle [se balança|s’est balancée], et le petit livre rouge [s’envola|s’est envolé] un rayon plus haut. On n’entendait plus que ses pages.',
          'La grande échelle [remonta|est remontée] d’un cran, comme un store. Sur la corniche, le petit livre rouge [battit|a battu] deux fois et [passa|est passé] derrière l’ange.',
        ],
        sign: [
          'Sous le premier barreau, un tiroir restait toujours entrouvert. Il dépassait juste assez pour un pied.',
          'Contre la boiserie, il y avait une pile de dictionnaires. Le dernier formait une marche, avec deux semelles déjà imprimées.',
        ],
        yields: [
          'La grande échelle [se tint|s’est tenue] tranquille. En haut, le petit livre rouge [se posa|s’est posé] de lui-même, ouvert, comme un oiseau qui a fini.',
          'La grande échelle [s’approcha|s’est approchée], plus près que polie. Le petit livre rouge [sauta|a sauté] du dernier barreau jusque sous un bras, et y [resta|est resté].',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'barreau ciré', elides: false },
        holds: [
          'Mais le petit livre rouge battait des pages tout en haut de la grande échelle. Chaque barreau venait d’être ciré, et l’échelle rendait les pieds un par un.',
          'Seulement, on avait ciré la grande échelle jusqu’en haut, pour les invités. Un barreau ciré ne garde personne, et le petit livre rouge le savait.',
        ],
        worse: [
          'La grande échelle [ramena|a ramené] tout le monde sur le tapis. Là-haut, le petit livre rouge [glissa|a glissé] jusqu’au bout de son rayon.',
          'Le barreau ciré [rendit|a rendu] deux pieds et une main. Là-haut, de rire, le petit livre rouge [perdit|a perdu] un signet.',
        ],
        sign: [
          'Un barreau ne brillait pas. La cire n’y avait pas pris, il était rugueux comme de l’écorce.',
          'Un des barreaux avait gardé son vieux tapis, un carré de laine, cloué aux quatre coins.',
        ],
        yields: [
          'Le barreau rugueux [tint|a tenu] bon. Au-dessus, le petit livre rouge [se laissa|s’est laissé] prendre par le dos, comme un chaton.',
          'La laine [tint|a tenu], et la grande échelle [n’eut plus rien à rendre|n’a plus rien eu à rendre]. Le petit livre rouge se trouvait à portée de nez, tout essoufflé.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'grande échelle', elides: false },
        holds: [
          'Mais le petit livre rouge était perché tout en haut, et la grande échelle n’en faisait qu’à ses roues. On lui disait à gauche, elle entendait : promenade.',
          'Seulement, la grande échelle roulait seule, et elle avait ses idées. Pour haut, elle comprenait loin, et le petit livre rouge la regardait partir.',
        ],
        worse: [
          'La grande échelle [partit|est partie] de l’autre côté, jusqu’aux naufrages. Le vent de ses roues [tourna|a tourné] les pages du petit livre rouge, de plus en plus vite.',
          'La grande échelle [fit|a fait] deux fois le tour des atlas. À son passage, le petit livre rouge [s’envola|s’est envolé] d’un rayon.',
        ],
        sign: [
          'Le bois craquait parfois, un seul petit coup sec. Chaque fois, la grande échelle s’arrêtait.',
          'Le parquet avait une latte qui disait hop, une seule. Chaque fois qu’elle le disait, la grande échelle s’arrêtait net.',
        ],
        yields: [
          'La grande échelle [roula|a roulé] jusqu’au bon rayon et [s’arrêta|s’est arrêtée] pile. Le petit livre rouge n’[eut|a eu] qu’à se laisser tomber dans des bras.',
          'La grande échelle [freina|a freiné] dans un hop, [recula|a reculé] d’un rayon, et [s’offrit|s’est offerte]. À son dernier barreau, le petit livre rouge dormait déjà à moitié.',
        ],
      },
    },
  },
  page: {
    title: ['La dernière page', 'Le conte et le gros atlas'],
    prize: { g: 'f', one: 'dernière page', elides: false },
    obstacle: { g: 'm', one: 'gros atlas', elides: false },
    task: [
      '<helper>Le plus petit conte ne s’endort qu’à la fin</helper>, [dit|a dit] {helper}. <helper>Et sa fin n’est plus là. Il lui manque la dernière page. Bientôt, ça sonne, et il aura les yeux ouverts toute la nuit.</helper>',
      'Le plus petit conte en était à la porte de la maison, et il ne pouvait pas entrer. Sa dernière page s’était envolée. Bientôt, cela sonnerait, et il passerait la nuit dehors.',
      {
        text: 'Le plus petit conte voulait sa fin, pour dormir. La dernière page était perdue. Il gardait les yeux ouverts.',
        to: '3-5',
      },
    ],
    gift: [
      'La dernière page [se glissa|s’est glissée] derrière les autres. Il y avait dessus une maison, et une fenêtre allumée. Le plus petit conte l’[écouta|a écoutée] jusqu’au point, et [se referma|s’est refermé] dessus.',
      '{helper} [lut|a lu] la dernière page au plus petit conte, tout bas. Il y avait une porte, et elle s’ouvrait. Le plus petit conte [soupira|a soupiré], et l’on [souffla|a soufflé] une chandelle.',
      {
        text: 'La dernière page [revint|est revenue]. Il y avait une maison, et une fenêtre. Le petit conte [se ferma|s’est fermé].',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'gros atlas', elides: false },
        holds: [
          'Seulement, la dernière page dépassait de sous le gros atlas. Il dormait par terre, large comme une table, et il ronflait en quatre langues.',
          'Mais le gros atlas s’était couché tôt, à plat ventre. La dernière page lui servait de drap, et il ronflait par continents.',
        ],
        worse: [
          'Le gros atlas [grogna|a grogné] et [étala|a étalé] ses deux couvertures. De la dernière page, il [ne resta|n’est resté] pas un coin.',
          'Le gros atlas [tira|a tiré] le drap à lui. On [entendit|a entendu] la dernière page se plier en deux, puis en quatre.',
        ],
        sign: [
          'Près de l’atlas, trois petites cartes étaient pliées l’une à côté de l’autre, bien droites, comme des chaussettes pour demain.',
          'Devant lui, un compas, une boussole et un taille-crayon étaient en rang. Le compas avait les jambes croisées.',
        ],
        yields: [
          'Le gros atlas [se tourna|s’est tourné] sur le côté du Pacifique, où il y a de la place. La dernière page [resta|est restée] là, à peine tiède.',
          'Le gros atlas [roula|a roulé] vers sa boussole, du côté du nord. La dernière page [se déplia|s’est dépliée], avec un petit soupir de fin.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'couverture', elides: false },
        holds: [
          'Mais la dernière page était prise sous le gros atlas. Sa couverture pesait tout un monde, avec les montagnes.',
          'Seulement, le gros atlas avait toutes les mers du monde dans le ventre. Sa couverture était posée sur la dernière page, et les mers sur la couverture.',
        ],
        worse: [
          'La couverture [s’enfonça|s’est enfoncée] dans le tapis. Sous le gros atlas, la dernière page [craqua|a craqué] comme une biscotte.',
          'La couverture [s’affaissa|s’est affaissée], et deux océans avec. De la dernière page, sous le gros atlas, il ne dépassait plus même le point final.',
        ],
        sign: [
          'Un coin de la couverture ne touchait pas le tapis. C’était le coin de l’Afrique, et il se balançait un peu.',
          'Du côté du Pôle, la couverture était gondolée. Il n’y avait rien dessous, et elle dansait quand on marchait.',
        ],
        yields: [
          'Le gros atlas [se souleva|s’est soulevé] par l’Afrique, puis [se coucha|s’est couché] de l’autre côté. La dernière page [respira|a respiré], toute plate.',
          'Le gros atlas [bascula|a basculé] par le Pôle, et toutes les mers [changèrent|ont changé] de côté. La dernière page, toute plate, [lâcha|a lâché] une miette de cire.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'dessous de l’atlas', elides: false },
        holds: [
          'Mais la dernière page avait glissé tout au fond, sous le gros atlas. Là-dessous, il faisait plus noir que dans un encrier.',
          'Seulement, la dernière page s’était glissée sous le gros atlas. Dans le dessous de l’atlas, aucune chandelle n’avait jamais mis le nez.',
        ],
        worse: [
          'L’ombre [s’étala|s’est étalée] autour du gros atlas, comme une tache. Il n’y avait plus de bord, et plus de dernière page.',
          'Une chandelle [baissa|a baissé]. Le gros atlas et son dessous ne faisaient plus qu’un, et la dernière page était quelque part dans cet un.',
        ],
        sign: [
          'Très loin dessous brillait un fil d’or. Il était droit, comme le bord d’un papier.',
          'Un petit point luisait par là, rouge, comme la cire d’une bougie.',
        ],
        yields: [
          'Le fil d’or avait un coin, le coin avait une fenêtre allumée. Hors de l’ombre du gros atlas, la dernière page [vint|est venue] tout entière.',
          'Le point [éclaira|a éclairé] une ligne, la ligne un mot : fin. Le gros atlas [ne sentit rien|n’a rien senti], et la dernière page [vint|est venue] par son dernier mot.',
        ],
      },
    },
  },
  spectacles: {
    title: ['Des lunettes dans un nid', '{hero} chez le ver de livre'],
    prize: { g: 'f', one: 'paire de lunettes', elides: false },
    obstacle: { g: 'm', one: 'nid de fil', elides: false },
    task: [
      'Chaque soir, avant d’éteindre, la vieille bibliothécaire lisait une ligne à voix haute, une seule. Après, tout dormait. Or sa paire de lunettes avait disparu, et sans elle, la page n’était que du brouillard.',
      'La vieille bibliothécaire tenait le livre à bout de bras, puis tout près du nez. Sans sa paire de lunettes, elle ne pouvait pas lire la ligne du soir. Et sans la ligne, rien ne dort.',
      {
        text: 'Le soir, la vieille dame lisait une ligne, et tous les livres dormaient. Elle ne trouvait plus sa paire de lunettes.',
        to: '3-5',
      },
    ],
    gift: [
      'La vieille bibliothécaire [posa|a posé] les lunettes sur son nez, et le brouillard [eut|a eu] des lettres. Elle [lut|a lu] la ligne. Sa voix [descendit|est descendue] mot après mot, comme on baisse une lampe.',
      'La vieille bibliothécaire [souffla|a soufflé] sur ses lunettes et [les essuya|les a essuyées] à sa manche. Puis la ligne [sortit|est sortie], avec tous ses mots. Au dernier, la bibliothèque avait les yeux fermés.',
      {
        text: 'La vieille dame [mit|a mis] ses lunettes. Elle [lut|a lu] la ligne, de plus en plus bas. Tout dormait.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'ver de livre', elides: false },
        holds: [
          'Mais la paire de lunettes était sous le rayon du bas, dans un nid de fil. Un ver de livre la regardait par le mauvais bout et ne connaissait pas les visites.',
          'Seulement, le ver de livre n’y voyait pas de près, et il avait enfin trouvé la paire de lunettes. Dans son nid de fil, il lisait, et n’était là pour personne.',
        ],
        worse: [
          'Le ver de livre [rentra|est rentré] au fond du nid, très vite, page après page. La paire de lunettes [partit|est partie] avec lui.',
          'Le ver de livre [tourna|a tourné] la page sur lui, comme une porte. Le nid [se ferma|s’est fermé], et la paire de lunettes [lut|a lu] dans le noir.',
        ],
        sign: [
          'Du nid dépassait un nez, rond et vert. Il reniflait en direction de la lumière.',
          'D’un chapitre dépassait une petite queue. Elle battait la mesure, aux virgules.',
        ],
        yields: [
          'Le ver de livre [sortit|est sorti] du nid, un anneau après l’autre. Il portait la paire de lunettes, et elle lui faisait des yeux immenses.',
          'À la fin du chapitre, le ver de livre [sortit|est sorti] du nid pour cligner des yeux. Il [ôta|a ôté] la paire de lunettes, et [l’essuya|l’a essuyée] sur un rideau.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'fil à relier', elides: false },
        holds: [
          'Mais la paire de lunettes était sous le rayon du bas, dans un nid de fil. Le fil passait dans les branches, autour des verres, et revenait se nouer dans les branches.',
          'Seulement, une relieuse avait perdu son fil, autrefois, et il s’était fait un nid tout seul. La paire de lunettes était tombée au milieu, les branches ouvertes.',
        ],
        worse: [
          'Le fil [se serra|s’est serré] sur les deux verres. La paire de lunettes [fit|a fait] cric, et le nid [devint|est devenu] dur comme une noix.',
          'Le fil à relier [fit|a fait] un cahier de plus. La paire de lunettes [croisa|a croisé] les branches, tout au fond du nid.',
        ],
        sign: [
          'Sur une branche, il y avait une boucle qui ne serrait rien. Elle était là depuis le premier tour.',
          'Près du verre gauche, le fil avait sauté un point. Il y avait là une boucle, et un peu de jour.',
        ],
        yields: [
          'Le fil [coula|a coulé] d’une branche, puis de l’autre. La paire de lunettes [sortit|est sortie] du nid en clignant.',
          'De point en point, le fil [se décousit|s’est décousu]. Le nid [s’ouvrit|s’est ouvert] comme un cahier neuf, et la paire de lunettes était à la première page.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais la paire de lunettes était sous le rayon du bas, au fond d’un nid de fil. Devant, il n’y avait qu’une fente, et un doigt y entrait tout juste.',
          'Seulement, le nid de fil était derrière la plinthe. La fente laissait passer une araignée, mais la paire de lunettes n’a pas les jambes aussi fines.',
        ],
        worse: [
          'La paire de lunettes [glissa|a glissé] plus loin dans le nid. Par la fente, on ne voyait plus qu’une branche, réparée au fil bleu.',
          'La fente [soupira|a soupiré], et un peu de plâtre [tomba|est tombé]. Dans son nid, la paire de lunettes [recula|a reculé] d’un nez.',
        ],
        sign: [
          'Plus à droite, le bois avait un nœud, et le nœud était tombé. À cet endroit, la fente faisait un rond.',
          'Sous le tuyau, la plinthe était trop courte. On avait mis un bouchon, et le bouchon était parti.',
        ],
        yields: [
          'La paire de lunettes [passa|est passée] par le rond, un verre, puis l’autre. Derrière elle, le nid [se referma|s’est refermé] comme un livre.',
          'Par la place du bouchon, il [vint|est venue] une branche, un verre, l’autre verre. La paire de lunettes [laissa|a laissé] au nid une poussière très lue.',
        ],
      },
    },
  },
  poem: {
    title: ['Un seul exemplaire', '{hero} et la lecture aux lanternes'],
    prize: { g: 'm', one: 'poème', elides: false },
    obstacle: { g: 'f', one: 'arrière-salle', elides: true },
    task: [
      'La lecture aux lanternes commençait à neuf heures. Le plus jeune des poètes n’avait qu’un exemplaire, écrit à la main, et l’avait laissé dans l’arrière-salle en venant tester le micro. Il passait en premier.',
    ],
    gift: [
      'Le plus jeune des poètes [lut|a lu] sans lever les yeux. À la troisième ligne, sa voix ne tremblait presque plus, et au premier rang une femme [rangea|a rangé] très lentement le programme avec lequel elle s’éventait.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Mais le poème était sur la table du fond, dans l’arrière-salle. Le cercle des aînés y répétait, avait poussé le loquet pour être tranquille, et personne n’entendait frapper.',
        ],
        worse: [
          'Le loquet [fit|a fait] un clic de plus et [se bloqua|s’est bloqué] de biais. De l’arrière-salle venait le bruit d’une chaise, posée sans doute sur le poème.',
        ],
        sign: [
          'Contre le chambranle pendait un petit crochet, poli par des années de pouces. Il y avait un trou dans le loquet, juste de sa taille.',
        ],
        yields: [
          'Le loquet [remonta|est remonté] sans un bruit. Dans l’arrière-salle, les aînés [levèrent|ont levé] la tête, et le poème était là, entre deux tasses.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'garçon du cercle', elides: false },
        holds: [
          'Mais le poème était dans l’arrière-salle, et à l’entrée se tenait un garçon du cercle des aînés. On répétait, on n’entrait pas, c’était tout.',
        ],
        worse: [
          'Le garçon du cercle [tira|a tiré] la dernière chaise à l’intérieur. Au fond de l’arrière-salle, le poème [disparut|a disparu] sous une pile de textes.',
        ],
        sign: [
          'Le garçon du cercle avait une feuille à la main, et ses yeux retombaient toujours au même endroit. Au milieu de la page, il manquait deux lignes.',
        ],
        yields: [
          'Le garçon du cercle [recula|a reculé] la chaise, puis l’épaule. L’arrière-salle avait une place de plus, et le poème [passa|est passé] de main en main jusqu’à l’entrée.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'chariot de livres', elides: false },
        holds: [
          'Mais devant l’arrière-salle, le chariot de livres était arrêté en travers, roues bloquées. Le poème était dessous, tombé d’une table, une roue sur la marge.',
        ],
        worse: [
          'Une roue [s’enfonça|s’est enfoncée] entre deux lattes, et le chariot [prit|a pris] l’air de ne plus jamais bouger. Devant l’arrière-salle, le poème [se plissa|s’est plissé] sous le poids.',
        ],
        sign: ['Un coin du chariot ne portait pas. Sous la main, il montait et descendait d’un doigt.'],
        yields: [
          'Le chariot [pencha|a penché], la roue [sortit|est sortie] de son trou. Devant l’arrière-salle, le poème avait une trace de pneu en travers du titre, et tous ses vers.',
        ],
      },
    },
  },
  tape: {
    title: ['Une histoire pour dix heures', '{hero} et la bande brune'],
    prize: { g: 'f', one: 'histoire enregistrée', elides: true },
    obstacle: { g: 'm', one: 'vieux magnétophone', elides: false },
    task: [
      'Une amie était à l’hôpital depuis trois semaines, et la nuit y est longue. À dix heures, l’infirmière de garde lui passerait l’histoire enregistrée, à deux voix, avec le bruit des pages. Elle n’avait pas encore de fin.',
    ],
    gift: [
      'À dix heures, dans une chambre du quatrième étage, les deux voix [commencèrent|ont commencé]. L’infirmière [resta|est restée] debout à la porte, une main sur l’interrupteur, jusqu’au bruit de la dernière page.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'bande brune', elides: false },
        holds: [
          'Mais depuis la dispute pour la fin, le vieux magnétophone n’avait plus été surveillé. La bande brune avait sauté, et l’histoire enregistrée faisait une perruque sur la table.',
        ],
        worse: [
          'La bande brune [s’enroula|s’est enroulée] autour de la bobine. Le vieux magnétophone [avala|a avalé] tout le premier chapitre, et l’histoire enregistrée commençait maintenant par un cri.',
        ],
        sign: [
          'À côté de la roue, la bande faisait une boucle. Elle était lâche et lisse, et pas un pli ne la tenait.',
        ],
        yields: [
          'La bande brune [se coucha|s’est couchée] sur sa bobine, tour après tour. Le vieux magnétophone [souffla|a soufflé], et l’histoire enregistrée [reprit|a repris] au premier mot.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'seconde lectrice', elides: false },
        holds: [
          'Mais devant le vieux magnétophone, il fallait être deux. La seconde lectrice comprenait tout à rebours depuis midi, une pause était un refus, et l’histoire enregistrée n’avait qu’une voix.',
        ],
        worse: [
          'La seconde lectrice [prit|a pris] un geste pour une porte et [rangea|a rangé] son texte. Devant le vieux magnétophone, il y avait une chaise vide, et l’histoire enregistrée s’arrêtait avant la fin.',
        ],
        sign: [
          'Sur la fermeture du sac, les doigts de la lectrice tapaient encore. C’était le pas du cheval, au chapitre quatre, exactement.',
        ],
        yields: [
          'La seconde lectrice [ressortit|a ressorti] le texte, sans s’asseoir. Le vieux magnétophone [tourna|a tourné], et l’histoire enregistrée [eut|a eu] une fin, lue debout.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'bobine lente', elides: false },
        holds: [
          'Mais le vieux magnétophone n’avait qu’une vitesse pour revenir en arrière. La bobine lente tournait depuis un quart d’heure, et l’histoire enregistrée était encore au milieu.',
        ],
        worse: [
          'La bobine lente [cala|a calé] et [repartit|est repartie] du mauvais côté. Le vieux magnétophone était de nouveau au chapitre un, et l’histoire enregistrée avait dix minutes de moins devant elle.',
        ],
        sign: [
          'Sur la bobine, il y avait une marque blanche. Elle avait quitté le haut, et elle descendait vers le bord.',
        ],
        yields: [
          'La marque blanche [toucha|a touché] le bord, clac. Le vieux magnétophone [s’arrêta|s’est arrêté] pile, et l’histoire enregistrée n’attendait plus qu’une respiration.',
        ],
      },
    },
  },
} satisfies FrErrands;
