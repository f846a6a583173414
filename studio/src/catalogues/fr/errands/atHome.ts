import type { FrErrands } from '../../schema.ts';

export const atHome = {
  bear: {
    title: ['L’ours du tiroir', 'Une oreille pliée'],
    prize: { g: 'm', one: 'ours', elides: true },
    obstacle: { g: 'm', one: 'tiroir du bas', elides: false },
    task: [
      'Le petit cousin dormait ici cette nuit, et sans l’ours à l’oreille pliée, il ne fermait pas un œil. L’ours avait disparu depuis le petit-déjeuner. Derrière la lampe, la fenêtre devenait bleue.',
      '<companion>Il a dit qu’il ne dort pas sans lui</companion>, [dit|a dit] {companion}. Le petit cousin était déjà en pyjama, debout sur le lit. L’ours à l’oreille pliée n’était nulle part, et il faisait presque nuit.',
      {
        text: 'Le petit cousin dormait ici. Il voulait l’ours à l’oreille pliée. L’ours n’était nulle part.',
        to: '3-5',
      },
    ],
    gift: [
      'L’ours [entra|est entré] sous la couverture, à côté du petit cousin. Une main [chercha|a cherché] l’oreille pliée, [la trouva|l’a trouvée], et [ferma|a fermé] l’œil qu’il fallait.',
      'Le petit cousin [tendit|a tendu] les deux bras. L’ours y [entra|est entré] la tête la première, et l’on [éteignit|a éteint] la lampe. Dans le noir, quelqu’un [souhaita|a souhaité] bonne nuit à une oreille.',
      {
        text: 'L’ours [entra|est entré] sous la couverture. Une petite main [trouva|a trouvé] l’oreille pliée. Dodo.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Seulement, l’ours était dans le tiroir du bas de la vieille commode. Le loquet de cuivre était fermé.',
          'Mais l’ours était dans le tiroir du bas, et le loquet de cuivre s’était fermé en tombant. Les nappes lui tenaient chaud, mais une nappe n’est pas un cousin.',
        ],
        worse: [
          'Le loquet [se mit|s’est mis] de travers. Dans le tiroir, l’oreille de l’ours [rentra|est rentrée], et la fente [resta|est restée] vide.',
          'Le loquet [fit|a fait] la sourde oreille, et l’autre aussi. Dans le tiroir, l’ours [roula|a roulé] sous les serviettes.',
        ],
        sign: [
          'Derrière le calendrier, il y avait un clou. À ce clou pendait une petite clé.',
          'Dans le pot à crayons, il y avait un vieux passe-lacet. Il avait un bec, comme le loquet.',
        ],
        yields: [
          'Le loquet [fit|a fait] clic, et le tiroir [s’ouvrit|s’est ouvert] d’une main. L’ours était couché sur les nappes, comme à l’hôtel.',
          'Le loquet [baissa|a baissé] la tête, et le tiroir [tira|a tiré] la langue, une langue de nappe. L’ours était dessus, l’oreille pliée.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, l’ours était dans le tiroir du bas, et le tiroir était coincé. Au-dessus, il restait une fente, plus mince que l’ours.',
          'Mais le tiroir du bas ne s’ouvrait plus que d’un pouce, depuis l’été. L’ours, lui, avait de l’embonpoint.',
        ],
        worse: [
          'L’ours [glissa|a glissé] jusqu’au fond du tiroir. Dans la fente, il n’y avait plus que des nappes.',
          'Le tiroir [mordit|a mordu] une nappe. La fente [se remplit|s’est remplie] de fleurs brodées, et l’ours [passa|est passé] derrière.',
        ],
        sign: [
          'Au coin de gauche, la fente était plus large. Deux doigts de plus, peut-être trois.',
          'À droite, le bois du tiroir avait séché. La fente y bâillait, comme une poche.',
        ],
        yields: [
          'L’ours [sortit|est sorti] du tiroir par la gauche, une patte après l’autre. L’oreille pliée [passa|est passée] la dernière.',
          'L’ours [sortit|est sorti] par la poche du tiroir, le ventre rentré. Il [se regonfla|s’est regonflé], tranquillement, sur le tapis.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'fente noire', elides: false },
        holds: [
          'Seulement, l’ours était au fond du tiroir du bas. Par la fente, on ne voyait que du noir.',
          'Mais le tiroir du bas n’avait pas vu la lampe depuis Noël. Dans la fente noire, il y avait l’ours, ou alors une nappe très sage.',
        ],
        worse: [
          'Le tiroir [rentra|est rentré] d’un doigt. La fente [devint|est devenue] plus noire encore, et de l’ours il ne restait rien.',
          'La fente noire [perdit|a perdu] son dernier cheveu de lampe. Dans le tiroir, l’ours [devint|est devenu] une nappe.',
        ],
        sign: [
          'Tout au fond brillait un petit rond. Il était en verre, et la lampe était dedans.',
          'Deux petits points, côte à côte, luisaient au ras des broderies.',
        ],
        yields: [
          'Le petit rond [fut|a été] un œil, puis un museau. C’était l’ours, dans le tiroir, sous une nappe à carreaux.',
          'Les deux points étaient deux yeux, et ils attendaient depuis Noël. L’ours [sortit|est sorti] du tiroir, un peu amidonné.',
        ],
      },
    },
  },
  cushion: {
    title: ['Le coussin jaune', '{hero} et la soupe de la voisine'],
    prize: { g: 'm', one: 'coussin jaune', elides: false },
    obstacle: { g: 'm', one: 'chat', elides: false },
    task: [
      'La vieille voisine montait pour la soupe, et elle était déjà à la troisième marche. Son dos voulait le coussin jaune avant de s’asseoir. Elle montait une marche par minute.',
      'La chaise de la vieille voisine était trop dure pour son dos. Elle montait manger la soupe, une marche, une pause, une marche. Le coussin jaune devait être là avant elle.',
      {
        text: 'La vieille voisine montait pour la soupe. Une marche, et ouf. Il lui fallait le coussin jaune, pour son dos.',
        to: '3-5',
      },
    ],
    gift: [
      'Le coussin jaune attendait sur la chaise. La voisine [s’assit|s’est assise], et son dos [dit|a dit] ah avant elle. Puis elle [poussa|a poussé] son bol vers la louche.',
      'La vieille voisine [tâta|a tâté] la chaise, [trouva|a trouvé] le coussin jaune, et [s’installa|s’est installée]. Elle [raconta|a raconté] ses marches, une par une. La soupe [attendit|a attendu] la dernière.',
      {
        text: 'La voisine [s’assit|s’est assise] sur le coussin jaune. Ah, [dit|a dit] son dos. Elle [prit|a pris] sa cuillère.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'chat', elides: false },
        holds: [
          'Mais sur le coussin jaune, il y avait le chat. Il dormait, rond comme un pain, et le coussin dépassait à peine.',
          'Seulement, le coussin jaune était pris. Le chat y dormait depuis le petit déjeuner, et il en avait encore pour l’après-midi.',
        ],
        worse: [
          'Le chat [grogna|a grogné] et [s’étala|s’est étalé] des quatre pattes. Du coussin, on ne voyait plus un bout de jaune.',
          'Le chat [s’enroula|s’est enroulé] deux fois de plus. Le coussin jaune n’était plus qu’un bord de coussin.',
        ],
        sign: [
          'Devant le chat, un bouchon, une plume et un bout de ficelle étaient alignés. Le bouchon était le premier.',
          'Sur le rebord de la fenêtre, un noyau, un bouchon et un brin d’herbe attendaient, à une patte l’un de l’autre.',
        ],
        yields: [
          'Le chat [se leva|s’est levé], [fit|a fait] le dos rond et [descendit|est descendu]. Le coussin était chaud, avec un trou de chat au milieu.',
          'Le chat [s’étira|s’est étiré], [coula|a coulé] du coussin comme du lait et [alla|est allé] dormir contre ses affaires. Le coussin jaune [se gonfla|s’est gonflé] lentement.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'chat', elides: false },
        holds: [
          'Mais le chat était assis sur le coussin jaune, bien droit. Il regardait tout le monde, et ce regard disait non.',
          'Seulement, le chat avait vu que l’on voulait le coussin jaune. Donc c’était un bon coussin, et il [s’assit|s’est assis] dessus pour le garder.',
        ],
        worse: [
          'Le chat [mit|a mis] ses deux pattes devant et [gonfla|a gonflé] la queue. Le coussin [disparut|a disparu] sous la fourrure.',
          'Le chat [sortit|a sorti] une griffe, puis deux. Sous le chat, on [vit|a vu] disparaître le dernier coin du coussin jaune.',
        ],
        sign: [
          'De temps en temps, le chat regardait le coin de la cuisine. La soucoupe d’eau y était vide.',
          'Une patte du chat tâtait sous le buffet. Sa souris de laine était là, et le buffet était trop bas.',
        ],
        yields: [
          'Le chat [descendit|est descendu], une patte après l’autre, comme un roi qui a fini. Sur le coussin jaune, il ne restait que trois poils.',
          'Le chat [sauta|a sauté] du coussin, la queue en point d’interrogation. Derrière lui, le coussin jaune était libre, avec deux petits trous.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'chat', elides: false },
        holds: [
          'Mais le chat avait le coussin jaune, et il prenait tout pour un jeu. On lui disait descends, il se roulait dessus.',
          'Seulement, on disait au chat va-t’en, et il entendait viens. Il s’installait de mieux en mieux sur le coussin jaune.',
        ],
        worse: [
          'Le chat [attrapa|a attrapé] le coussin des quatre pattes. Il [roula|a roulé] avec lui jusque sous la table.',
          'Le chat [prit|a pris] le coussin entre ses pattes et lui [lava|a lavé] l’oreille. Un coussin n’a pas d’oreille, mais cela prend du temps.',
        ],
        sign: [
          'Dans la cuisine, une cuillère [tinta|a tinté] contre un bol. Une oreille du chat [se tourna|s’est tournée] toute seule.',
          'Au-dessus de l’évier, le robinet gouttait. À chaque goutte, le chat tournait la tête d’un quart.',
        ],
        yields: [
          'Le chat [sortit|est sorti] de sous la table, la queue droite, pour voir de plus près. Derrière lui, le coussin jaune [se regonfla|s’est regonflé].',
          'Le chat [se leva|s’est levé], un quart par goutte, et [s’en alla|s’en est allé] voir l’évier. Le coussin jaune [garda|a gardé] sa forme de chat.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'chat', elides: false },
        holds: [
          'Mais sur le coussin jaune, le chat s’était fait mou comme un sac de farine. Il n’avait plus de pattes, il n’avait que du poids.',
          'Seulement, un chat pèse ce qu’il veut, et celui-là voulait peser beaucoup. Le coussin jaune était dessous, et ne disait rien.',
        ],
        worse: [
          'Le chat [s’enfonça|s’est enfoncé]. Le coussin jaune [devint|est devenu] plat comme une galette.',
          'Le chat [bâilla|a bâillé] et [pesa|a pesé] un kilo de plus. Le coussin jaune [devint|est devenu] mince comme une lettre.',
        ],
        sign: [
          'Un coin du coussin dépassait. De ce côté, le chat penchait un peu, et revenait.',
          'Une plume du coussin était sortie par un coin. Ce coin-là remontait, chaque fois que le chat respirait.',
        ],
        yields: [
          'Le chat [glissa|a glissé] sur le tapis, tout d’une pièce. Il [continua|a continué] là, et le coussin [reprit|a repris] sa hauteur.',
          'Le chat [roula|a roulé] vers le côté bas, [arriva|est arrivé] par terre, et [fit|a fait] comme s’il l’avait voulu. Le coussin jaune [remonta|est remonté].',
        ],
      },
    },
  },
  tune: {
    title: ['Onze notes pour un oncle', 'La boîte à musique'],
    prize: { g: 'f', one: 'mélodie', elides: false },
    obstacle: { g: 'f', one: 'boîte à musique', elides: false },
    task: [
      'L’oncle marin téléphonait à six heures, de très loin. Il n’avait demandé qu’une chose, la mélodie de la boîte à musique. Il était six heures moins cinq.',
      '<companion>Il est sur un bateau, et il ne l’a plus entendue depuis un an</companion>, [dit|a dit] {companion}. L’oncle marin appelait à six heures, pour la mélodie de la boîte à musique. Le téléphone était déjà au milieu de la table.',
      {
        text: 'L’oncle marin allait téléphoner. Il voulait la mélodie de la boîte à musique. La boîte se taisait.',
        to: '3-5',
      },
    ],
    gift: [
      'La mélodie [entra|est entrée] dans le téléphone, onze notes et un petit saut. Au bout du monde, il y [eut|a eu] un silence. Puis l’oncle [siffla|a sifflé] le petit saut.',
      'On [approcha|a approché] le téléphone de la mélodie. À l’autre bout, il y avait la mer, et quelqu’un qui fredonnait une note trop tard. Au petit saut, il [sauta|a sauté] aussi.',
      {
        text: 'Plim, plim, [fit|a fait] la mélodie, dans le téléphone. Très loin, l’oncle [siffla|a sifflé] la fin.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'manivelle', elides: false },
        holds: [
          'Mais la manivelle de la boîte à musique était cassée. Sans elle, la mélodie restait dans la boîte.',
          'Mais la boîte à musique avait perdu sa manivelle, ou plutôt la moitié. La mélodie était derrière l’autre.',
        ],
        worse: [
          'Le bouton de la manivelle [tomba|est tombé] à son tour. La boîte [joua|a joué] deux notes, et la mélodie [s’arrêta|s’est arrêtée] là.',
          'Un petit ressort [sauta|a sauté], boing. La mélodie [resta|est restée] au milieu de la boîte, sur une jambe.',
        ],
        sign: [
          'Les deux bords étaient pliés pareil. On aurait dit un nez et une joue.',
          'L’une des moitiés avait un bec, et l’autre une oreille.',
        ],
        yields: [
          'La manivelle [tint|a tenu], un peu de travers. La mélodie [sortit|est sortie] de la boîte, plus lente qu’avant, mais entière.',
          'Le bec [entra|est entré] dans l’oreille. La boîte [tourna|a tourné], et la mélodie [reprit|a repris] là où elle boitait.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'couvercle', elides: false },
        holds: [
          'Mais le couvercle de la boîte à musique tremblait si fort qu’on n’entendait que lui. La mélodie était dessous, au chaud.',
          'Mais la boîte à musique vibrait sur le buffet, et toutes les tasses avec. De la mélodie, on avait le début de chaque note.',
        ],
        worse: [
          'Le couvercle [se mit|s’est mis] à battre des deux côtés. Les onze notes de la mélodie [passèrent|sont passées] sous le bruit.',
          'Le couvercle [appela|a appelé] les soucoupes. La mélodie [passa|est passée] dessous, sur la pointe des pieds.',
        ],
        sign: [
          'Après chaque tour, le couvercle s’arrêtait. C’était court, juste le temps d’une note.',
          'À la fin de chaque tour, la boîte respirait.',
        ],
        yields: [
          'Le couvercle [se tint|s’est tenu] tranquille. La mélodie [monta|est montée] de la boîte, et l’on [entendit|a entendu] même le petit saut.',
          'Le couvercle [se posa|s’est posé]. Les tasses [écoutèrent|ont écouté], et la mélodie [sortit|est sortie] de la boîte, toute propre.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'ressort', elides: false },
        holds: [
          'Mais le ressort de la boîte à musique était trop serré. La mélodie attendait qu’il se détende, et il n’était pas pressé.',
          'Mais on avait trop remonté la boîte à musique, hier, pour rire. Le ressort boudait, et la mélodie boudait avec lui.',
        ],
        worse: [
          'Le ressort [sauta|a sauté] jusqu’au début. La boîte [se tut|s’est tue] tout à fait, et la mélodie était à refaire.',
          'Le ressort [se raidit|s’est raidi]. Dans la boîte, la mélodie [ravala|a ravalé] sa première note.',
        ],
        sign: [
          'Dans la boîte, une petite dent d’acier tremblait. Elle tremblait toute seule.',
          'Une roue, la plus petite, avait avancé d’une dent.',
        ],
        yields: [
          'Le ressort [soupira|a soupiré]. Alors la boîte [tourna|a tourné] d’elle-même, et la mélodie [commença|a commencé] par le petit saut.',
          'Une dent, puis une autre. La boîte [soupira|a soupiré], et la mélodie [sortit|est sortie] de là comme du lit.',
        ],
      },
    },
  },
  recording: {
    title: ['Toutes les voix de la maison', 'Minuit pour Jeanne'],
    prize: { g: 'm', one: 'enregistrement', elides: true },
    obstacle: { g: 'f', one: 'soirée de famille', elides: false },
    task: [
      'À minuit, Jeanne avait dix-huit ans, dans une chambre à deux mille kilomètres. On lui avait promis toutes les voix de la maison en un seul enregistrement. À vingt-deux heures, il y en avait une, et c’était celle du répondeur.',
    ],
    gift: [
      'L’enregistrement [partit|est parti] à minuit moins une. À minuit neuf, Jeanne [renvoya|a renvoyé] quatre secondes de son : elle avait mis le haut-parleur, et tout son couloir écoutait grincer l’escalier.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, dans cette soirée de famille, chacun répondait à quelqu’un d’autre. Sur le téléphone, il y avait soixante messages et trois vieilles histoires, et l’enregistrement n’avait que sept secondes.',
        ],
        worse: [
          'Trois disputes neuves [s’ajoutèrent|se sont ajoutées] à la soirée. L’enregistrement [retomba|est retombé] à quatre secondes, parce que l’une d’elles était de l’oncle.',
        ],
        sign: [
          'Tout en haut, sur le téléphone, il y avait une question de lundi : qui commence. Sous elle, personne n’avait rien écrit.',
        ],
        yields: [
          'Le téléphone [se calma|s’est calmé]. Les voix [arrivèrent|sont arrivées] une par une, à la suite, et l’enregistrement [eut|a eu] toute la soirée dedans.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'grand-père', elides: false },
        holds: [
          'Seulement, dans la soirée de famille, le grand-père sortait dès qu’on enregistrait. Sans lui, l’enregistrement avait un trou que Jeanne entendrait tout de suite.',
        ],
        worse: [
          'La porte du grand-père [se ferma|s’est fermée] au bout du couloir. La soirée [devint|est devenue] plus petite, et l’enregistrement aussi.',
        ],
        sign: ['Au pied du chambranle, une pantoufle dépassait. Elle n’était pas tournée vers la chambre.'],
        yields: [
          'Le grand-père [revint|est revenu] avec sa chaise. Il [dit|a dit] deux phrases et un juron très ancien, et l’enregistrement [garda tout|a tout gardé].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'liste des voix', elides: false },
        holds: [
          'Seulement, la soirée de famille avait douze voix sur trois étages, et la liste était longue. Quand l’une parlait, une autre passait l’aspirateur, et l’enregistrement était à refaire.',
        ],
        worse: [
          'Les voix [se chevauchèrent|se sont chevauchées]. Sur la liste de la soirée, les douze croix [redevinrent|sont redevenues] des cases, et l’enregistrement des miettes.',
        ],
        sign: [
          'Sur la table du couloir, il y avait un deuxième téléphone. Il était chargé, et il n’avait pas servi de la soirée.',
        ],
        yields: [
          'Les douze cases [se remplirent|se sont remplies], six en haut, six en bas. L’enregistrement [dura|a duré] une minute vingt, escalier compris.',
        ],
      },
    },
  },
  noise: {
    title: ['Interdit de jouer', 'La voisine de nuit'],
    prize: { g: 'f', one: 'chanson entière', elides: false },
    obstacle: { g: 'm', one: 'règlement', elides: false },
    task: [
      'Samedi, le groupe jouait à la fête de la rue, et il n’avait jamais joué une chanson en entier. Le seul endroit pour répéter était la pièce du rez-de-chaussée. Juste au-dessus dormait la voisine, qui était infirmière et travaillait la nuit.',
    ],
    gift: [
      'La chanson entière [dura|a duré] trois minutes quarante, samedi, du premier coup de baguette au dernier accord. À la fenêtre du premier, la voisine [ouvrit|a ouvert] les volets, en chemise de nuit. Elle [resta|est restée] jusqu’au dernier accord.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'voisine', elides: false },
        holds: [
          'Seulement, le règlement était sur la porte de l’escalier, et la voisine devant la porte. Pas de musique de jour, pas de chanson entière, et c’était signé.',
        ],
        worse: [
          'La voisine [ajouta|a ajouté] une ligne au règlement, au stylo rouge. Il n’y avait plus de chanson entière, il n’y avait même plus de demi-heure.',
        ],
        sign: [
          'Par-dessus les têtes, la voisine regardait son vélo. La sonnette pendait au guidon par une vis, depuis des semaines.',
        ],
        yields: [
          'La voisine [relut|a relu] le règlement et [barra|a barré] sa propre ligne. De quatre à six, [écrivit-elle|a-t-elle écrit], et la chanson entière [eut|a eu] deux heures.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'horaire', elides: true },
        holds: [
          'Seulement, l’horaire arrangé avec les voisins avait été arraché de la porte. Il restait le règlement, et dans le règlement, pas une minute pour une chanson entière.',
        ],
        worse: [
          'L’autre moitié de l’horaire [partit|est partie] avec les journaux. Pour la chanson entière, il n’y avait plus ni heure ni jour, seulement le règlement.',
        ],
        sign: [
          'Sur le rebord de la fenêtre, un bord déchiré faisait une vague. Celui de la porte faisait la même.',
        ],
        yields: [
          'L’horaire [reprit|a repris] sa place sur la porte, avec une cicatrice entre mardi et mercredi. Le règlement [eut|a eu] un trou, et la chanson entière y [tint|a tenu].',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'canapé', elides: false },
        holds: [
          'Seulement, le règlement voulait un mur épais, et contre le mur il n’y avait que le vieux canapé, de travers. Tant qu’il bloquait la batterie, pas de chanson entière.',
        ],
        worse: [
          'Le canapé [se cala|s’est calé] en biais, et la batterie [se coinça|s’est coincée] derrière. Il n’y aurait pas de chanson entière avec une demi-caisse, règlement ou pas.',
        ],
        sign: [
          'Un pied du canapé, celui du fond, ne touchait pas le sol. Il faisait toc quand un camion passait.',
        ],
        yields: [
          'Le canapé [pivota|a pivoté] sur un pied et [se plaqua|s’est plaqué] contre le mur, tout du long. La batterie était libre, et la chanson entière [eut|a eu] de la place.',
        ],
      },
    },
  },
} satisfies FrErrands;
