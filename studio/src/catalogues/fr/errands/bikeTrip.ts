import type { FrErrands } from '../../schema.ts';

export const bikeTrip = {
  view: {
    title: ['Le tissu rouge sur la colline', '{hero} et le pneu plat'],
    prize: { g: 'f', one: 'vue de la colline', elides: false },
    obstacle: { g: 'm', one: 'pneu crevé', elides: false },
    task: [
      'Au portail de la ferme, le grand-père attendait qu’on agite un tissu rouge, tout en haut de la colline. De là-haut, on verrait la maison, la rivière, et un doigt de mer. Le soleil était déjà sur la grange.',
      'Le grand-père n’avait plus les jambes pour la colline. Il attendait à son portail, les yeux en l’air. Là-haut, quand le soleil toucherait la grange, on devait agiter pour lui un tissu rouge.',
      {
        text: 'Tout en bas, le grand-père attendait qu’on lui fasse coucou, d’en haut. Du haut, on a la vue de la colline.',
        to: '3-5',
      },
    ],
    gift: [
      'Le tissu rouge [claqua|a claqué] dans le vent, en haut de la colline. Très loin, devant le portail, un mouchoir [répondit|a répondu]. Il était petit comme une miette, et il ne s’arrêtait pas.',
      'Du haut de la colline, il y [eut|a eu] la maison, la rivière, et un doigt de mer. On [agita|a agité] le tissu rouge pour les trois. Tout en bas, un point blanc [répondit|a répondu].',
      {
        text: 'On [agita|a agité] le tissu rouge. Tout en bas, un mouchoir [répondit|a répondu], petit comme une miette.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'chambre à air', elides: false },
        holds: [
          'Mais à mi-pente, il y avait un pneu crevé. Dedans, la chambre à air avait un trou, et la vue de la colline resta où elle était.',
          'Mais le vélo avait un pneu crevé, au deuxième virage. De là, la vue de la colline, c’était un mur.',
        ],
        worse: [
          'Le bouchon de la valve [sauta|a sauté] à son tour dans le fossé. Le pneu était plat comme une crêpe, et la vue de la colline [passa|est passée] à l’ombre.',
          'Pschhh, [fit|a fait] le peu d’air qui restait. Le pneu crevé [se coucha|s’est couché], et la vue de la colline [attendit|a attendu] derrière le mur.',
        ],
        sign: [
          'Sur la chambre à air, la rustine d’avant s’était décollée. Ses deux bords avaient la même dentelle, et ils allaient ensemble.',
          'La rustine du printemps tenait encore par un côté. Ses festons et ceux de la chambre à air se répondaient.',
        ],
        yields: [
          'Le pneu crevé [reprit|a repris] son rond, avec une bosse qui disait toc à chaque tour. Toc, toc, toc, et la vue de la colline [s’ouvrit|s’est ouverte], maison, rivière, doigt de mer.',
          'Le pneu crevé [reprit|a repris] des joues. Après le mur, la vue de la colline était là, avec la rivière au milieu.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle', elides: false },
        holds: [
          'Mais à mi-pente, il y avait un pneu crevé. La rustine était posée, la colle encore mouillée, et la vue de la colline attendait plus haut.',
          'Mais le pneu crevé portait une rustine toute fraîche, et la vue de la colline était à deux virages. La colle voulait bien y aller, mais plus tard.',
        ],
        worse: [
          'La rustine [glissa|a glissé], la colle [fila|a filé] comme du miel. Le pneu était à refaire, et sur la vue de la colline, la lumière baissait.',
          'La rustine [bâilla|a bâillé] comme une huître. Le pneu crevé [redevint|est redevenu] plat, et la vue de la colline [perdit|a perdu] un rayon.',
        ],
        sign: [
          'Au bord de la rustine, un point ne brillait plus. Il était devenu mat comme une ardoise.',
          'Une fourmi traversait la colle, d’un côté, sans s’y prendre les pieds.',
        ],
        yields: [
          'La colle [tint|a tenu] d’un bord à l’autre, et le pneu crevé ne l’était plus. Encore trois virages, et la vue de la colline était là, jusqu’au doigt de mer.',
          'La fourmi [alla|est allée] jusqu’au bout. Le pneu crevé [roula|a roulé], et la vue de la colline [s’ouvrit|s’est ouverte] comme un livre.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'roue', elides: false },
        holds: [
          'Mais à mi-pente, il y avait un pneu crevé, et pour l’ôter il fallait sortir la roue. Si l’on tenait la roue, le vélo tombait. Adieu la vue de la colline.',
          'Mais le pneu crevé ne sortait pas sans la roue, et la roue pas sans deux personnes. La vue de la colline en demandait peut-être trois.',
        ],
        worse: [
          'La roue [retomba|est retombée] de travers, le vélo par-dessus. Le pneu crevé faisait la moue, et la vue de la colline était aussi loin qu’avant.',
          'La roue [fit|a fait] la toupie, et le vélo [se coucha|s’est couché]. Le pneu crevé était dessous, la vue de la colline au-dessus.',
        ],
        sign: [
          'La fourche faisait un creux, plus haut, exactement pour deux mains. Personne n’y tenait.',
          'Le guidon, tout seul en l’air, avait deux poignées, et personne ne les tenait.',
        ],
        yields: [
          'La roue [sortit|est sortie] sans un mot, puis [rentra|est rentrée], le pneu bien rond. Il [roula|a roulé] le dernier bout de pente. Devant, il n’y avait plus que la vue de la colline.',
          'La roue [sortit|est sortie], puis [rentra|est rentrée], bien gonflée. Le pneu crevé [mena|a mené] lui-même à la vue de la colline.',
        ],
      },
    },
  },
  bottle: {
    title: ['Trois collines sans gourde', '{hero} et les moutons du chemin'],
    prize: { g: 'f', one: 'gourde bleue', elides: false },
    obstacle: { g: 'm', one: 'troupeau de moutons', elides: false },
    task: [
      'Dans la remorque, le petit cousin avait soif depuis le moulin. Le village était encore derrière trois collines. Or la gourde bleue, avec son gobelet cabossé, avait sauté du panier.',
      '<companion>Il a déjà léché une pomme</companion>, [dit|a dit] {companion}. Dans la remorque, le petit cousin avait soif, et il faisait chaud. La gourde bleue avait sauté du panier, avec son gobelet.',
      {
        text: 'Le petit cousin avait soif, dans la remorque. La gourde bleue avait sauté du panier. Cling.',
        to: '3-5',
      },
    ],
    gift: [
      'Le petit cousin [but|a bu] tout un gobelet sans respirer. Puis il [fit|a fait] ah. Ensuite, il [versa|a versé] trois gouttes par-dessus bord, pour la remorque.',
      'Le gobelet cabossé [se remplit|s’est rempli] deux fois. La seconde, le petit cousin [but|a bu] moins vite, et [garda|a gardé] l’eau un moment dans ses joues. Puis la remorque [repartit|est repartie], toute ronde.',
      {
        text: 'Le petit cousin [but|a bu] tout un gobelet. Aaah. Il [versa|a versé] trois gouttes pour la remorque.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'bélier', elides: false },
        holds: [
          'Mais la gourde bleue avait roulé dans le troupeau de moutons, en travers du chemin. Devant, il y avait un bélier, et il était large.',
          'Mais le troupeau de moutons avait un chef, et le chef avait mis un sabot sur la gourde bleue. C’était un bélier à deux tours de cornes.',
        ],
        worse: [
          'Le bélier [se planta|s’est planté], plus large encore. Le troupeau [se serra|s’est serré] derrière lui, et la gourde bleue [disparut|a disparu] entre les pattes.',
          'Le bélier [frappa|a frappé] du sabot. La gourde bleue [sauta|a sauté], et tout le troupeau [s’assit|s’est assis] autour.',
        ],
        sign: [
          'Le bélier regardait par-dessus son épaule, toujours au même endroit. De ce côté-ci de la clôture poussait du trèfle.',
          'Le bélier soufflait vers son collier. La lanière était passée dans l’oreille, et il ne pouvait pas l’en ôter.',
        ],
        yields: [
          'Le bélier [baissa|a baissé] la tête, dans le trèfle, et le troupeau [suivit|a suivi] son chef. Au milieu du chemin vide, il n’y avait plus que la gourde bleue.',
          'Le bélier [secoua|a secoué] la tête, léger, et [partit|est parti] montrer son collier au troupeau. La gourde bleue [roula|a roulé] jusqu’au garde-boue.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'troupeau de moutons', elides: false },
        holds: [
          'Mais la gourde bleue avait roulé sous le troupeau de moutons. On l’appelait, on le poussait : pour lui, tout voulait dire qu’on rentrait.',
          'Mais le troupeau de moutons ne connaissait qu’un mot, et c’était viens. Quoi qu’on dise de la gourde bleue, il venait.',
        ],
        worse: [
          'Le troupeau [avança|a avancé] d’un seul pas, avec toutes ses pattes. La gourde bleue [passa|est passée] dessous, et l’on n’entendait plus que son gobelet.',
          'Le troupeau [vint|est venu], tout entier, par-dessus la gourde bleue. Cela [fit|a fait] cent soixante pieds et un gobelet cabossé.',
        ],
        sign: [
          'À chaque tintement du gobelet, quarante têtes se levaient. Elles connaissaient ce bruit-là : c’était celui du sel.',
          'Là-bas, le berger avait levé son bâton, à plat. Le premier mouton s’était arrêté, et tous les nez derrière lui.',
        ],
        yields: [
          'Le troupeau [se tourna|s’est tourné] tout entier, et [vint|est venu], quarante têtes en l’air. Derrière lui, la gourde bleue était au milieu du chemin, avec des petits pieds imprimés dessus.',
          'Le troupeau [s’arrêta|s’est arrêté], nez contre queue, et [s’ouvrit|s’est ouvert] au milieu. Sur la ligne, bien visible, il y avait la gourde bleue.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'agneau', elides: true },
        holds: [
          'Mais la gourde bleue était dans le troupeau de moutons, la sangle autour du pied d’un agneau. L’agneau avait peur de la gourde, et des gens qui la voulaient.',
          'Mais un agneau du troupeau avait mis la tête dans la sangle de la gourde bleue. Il n’avait pas fait exprès, et il n’osait plus sortir de derrière sa mère.',
        ],
        worse: [
          'L’agneau [disparut|a disparu] derrière sa mère, en plein troupeau. La gourde bleue [tressauta|a tressauté] derrière lui, une fois, et puis rien.',
          'L’agneau [fit|a fait] trois tours de mère. La gourde bleue [tapa|a tapé] dans les pattes du troupeau et [se cacha|s’est cachée] avec lui.',
        ],
        sign: [
          'Sous le ventre de la mère dépassait une oreille. Elle était rose à l’intérieur, et elle écoutait.',
          'Derrière la mère, une petite queue tournait. Elle tournait plus lentement qu’avant.',
        ],
        yields: [
          'L’agneau [sortit|est sorti] du troupeau, un pas, deux pas. Il [tendit|a tendu] le pied, comme chez le cordonnier, et la sangle de la gourde bleue [glissa|a glissé].',
          'L’agneau [vint|est venu] par la gauche, tout près, et [baissa|a baissé] le cou. La gourde bleue lui [passa|est passée] par-dessus les oreilles, et le troupeau [n’y vit rien|n’y a rien vu] de mal.',
        ],
      },
    },
  },
  cap: {
    title: ['Le bonnet d’abeille', '{hero} et le vieux tuyau'],
    prize: { g: 'm', one: 'bonnet d’abeille', elides: false },
    obstacle: { g: 'm', one: 'fossé sec', elides: false },
    task: [
      'La plus petite de la bande avait promis de rapporter le bonnet d’abeille entier, avec ses deux antennes. Le vent l’avait pris. Devant, les autres appelaient déjà pour repartir.',
      'La plus petite de la bande roulait tête nue et ne disait plus bzz. Le vent avait emporté son bonnet d’abeille. Elle avait promis de le rendre ce soir, avec les deux antennes.',
      {
        text: 'La plus petite roulait en faisant bzz. Le vent avait pris son bonnet d’abeille. Elle ne faisait plus bzz.',
        to: '3-5',
      },
    ],
    gift: [
      'La plus petite [remit|a remis] le bonnet d’abeille et [vérifia|a vérifié] du doigt : une antenne, deux antennes. Puis elle [fit|a fait] bzz, et toute la bande [repartit|est repartie] derrière elle.',
      'Deux antennes [reprirent|ont repris] leur place, une de chaque côté. La plus petite [secoua|a secoué] la tête pour qu’elles dansent. Elle [passa|est passée] devant, en zigzag, de fleur en fleur.',
      {
        text: 'Une antenne, deux antennes. La plus petite [remit|a remis] son bonnet d’abeille. Bzz.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'm', one: 'vieux tuyau', elides: false },
        holds: [
          'Mais le bonnet d’abeille était dans le fossé sec, au fond d’un vieux tuyau. Le tuyau passait sous le chemin, et il n’était pas fait pour les bras.',
          'Seulement, le bonnet d’abeille avait roulé du fossé sec dans le vieux tuyau. Un bras y entrait jusqu’au coude, et le bonnet était au poignet.',
        ],
        worse: [
          'Le bonnet d’abeille [glissa|a glissé] plus loin. Du fossé, on ne voyait plus dans le vieux tuyau qu’une antenne.',
          'Le bonnet d’abeille [se coinça|s’est coincé] de travers. Dans le fossé sec, le vieux tuyau avait l’air d’une bouche pleine.',
        ],
        sign: [
          'Du côté du chemin, la bouche du vieux tuyau était plus large. Elle avait perdu un morceau, il y a longtemps.',
          'En dessous, la rouille avait mangé le vieux tuyau. Il y avait là un trou avec des bords mous.',
        ],
        yields: [
          'Le bonnet d’abeille [sortit|est sorti] par la grande bouche, à reculons. Il [secoua|a secoué] le sable du fossé, une antenne après l’autre.',
          'Le bonnet d’abeille [tomba|est tombé] par le trou, dans l’herbe du fossé sec. Une antenne était rousse, de rouille ou de colère.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'vieux tuyau', elides: false },
        holds: [
          'Mais le bonnet d’abeille avait roulé dans le fossé sec, et du fossé dans un vieux tuyau. Dedans, il faisait noir comme avant qu’on allume.',
          'Seulement, le vieux tuyau du fossé sec n’avait pas vu le soleil depuis qu’on l’avait posé. Le bonnet d’abeille était dedans, avec ses deux antennes.',
        ],
        worse: [
          'Le vieux tuyau [parut|a paru] plus long, et le fossé plus creux. Du bonnet d’abeille, il [ne resta plus|n’est plus resté] une seule rayure.',
          'Le vieux tuyau [eut|a eu] l’air d’avaler. Du fossé, on ne voyait plus ni antenne ni rayure, et le bonnet [ne bourdonna pas|n’a pas bourdonné].',
        ],
        sign: [
          'Un petit bout de jaune brillait, assez loin dans le noir. On aurait dit un œil de chat qui ne cligne pas.',
          'Au loin, une goutte pendait au plafond. Elle était toute claire, et il y avait du jaune dedans.',
        ],
        yields: [
          'Le jaune [eut|a eu] une rayure noire, puis une autre. Au bord du fossé sec, le bonnet d’abeille [vint|est venu] au jour, avec ses deux antennes.',
          'Sous la goutte, il y avait une tête de laine. Le bonnet d’abeille [sortit|est sorti] dans le fossé sec, humide et content.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'ronce', elides: false },
        holds: [
          'Mais le bonnet d’abeille s’était pris dans le fossé sec. Une ronce le tenait par-dessus, par-dessous, et par une antenne.',
          'Seulement, la ronce du fossé sec tricotait aussi. Elle avait pris le bonnet d’abeille dans son ouvrage, une maille sur deux.',
        ],
        worse: [
          'La ronce [se referma|s’est refermée], avec deux branches de plus. Le bonnet d’abeille [rentra|est rentré] au fond du fossé, jusqu’aux rayures.',
          'La ronce [fit|a fait] un rang de plus. Au fond du fossé, le bonnet d’abeille [rentra|a rentré] une antenne.',
        ],
        sign: [
          'Sur la ronce, il y avait une boucle lâche, et pas une épine. Une mésange y était passée.',
          'Un bout de ronce pendait, brun et sec, en demi-cercle. Il n’était attaché à rien, ni à personne.',
        ],
        yields: [
          'La ronce [s’écarta|s’est écartée], une branche, deux branches. Le bonnet d’abeille [tomba|est tombé] dans l’herbe du fossé sec, à l’endroit.',
          'La ronce [lâcha|a lâché] une maille, puis le rang. Le bonnet d’abeille était sur l’herbe du fossé sec, avec un trou de plus pour l’oreille.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'talus boueux', elides: false },
        holds: [
          'Mais le bonnet d’abeille était au fond du fossé, sec en bas, pas sur les bords. Le talus boueux ramenait les chaussures en haut, ou les jetait en bas.',
          'Seulement, le talus boueux descendait au fossé sec comme une langue. En bas, le bonnet d’abeille regardait arriver les chaussures.',
        ],
        worse: [
          'Le talus [rendit|a rendu] tout le monde au chemin, sur le derrière. Le bonnet d’abeille [glissa|a glissé] aussi, d’un mètre, le long du fossé.',
          'Le talus boueux [reprit|a repris] ses chaussures. Le bonnet d’abeille [glissa|a glissé] avec, jusqu’au plus bas du fossé.',
        ],
        sign: [
          'Dans la boue sortait une racine, sèche et rugueuse. Elle était juste large comme un pied.',
          'Entre deux coulées, une pierre sortait du talus. Elle était sèche et piquée de trous, comme une éponge.',
        ],
        yields: [
          'La racine [tint|a tenu]. Du fossé, le bonnet d’abeille [remonta|est remonté] au soleil, avec un peu de boue sur le nez.',
          'La pierre [tint|a tenu] un pied, et le pied tout le reste. Au bord du fossé sec, le bonnet d’abeille [perdit|a perdu] un petit pâté de boue.',
        ],
      },
    },
  },
  night: {
    title: ['La trompe du belvédère', '{hero} et le phare éteint'],
    prize: { g: 'f', one: 'trompe du belvédère', elides: false },
    obstacle: { g: 'm', one: 'groupe éparpillé', elides: false },
    task: [
      'La sortie de nuit finissait au vieux moulin. Là-haut, les premiers souffleraient dans une trompe pour ceux qui y seraient arrivés, et chaque vélo répondrait de sa sonnette. Il était dix heures, et le moulin restait muet.',
    ],
    gift: [
      'La trompe [sonna|a sonné] du haut du belvédère. Une sonnette [répondit|a répondu], puis onze, de tous les virages à la fois, et la dernière, très enrouée, juste à côté.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'fil des messages', elides: false },
        holds: [
          'Mais la trompe ne sonnait que pour un groupe entier, et le groupe s’était éparpillé sur quatre kilomètres. Sur le téléphone, le fil des messages partait dans tous les sens, et chacun attendait un autre.',
        ],
        worse: [
          'Cinq épingles [apparurent|sont apparues] sur la carte, et le fil des messages [s’emballa|s’est emballé]. Plus personne du groupe ne savait qui attendait où, et la trompe était pour d’autres.',
        ],
        sign: [
          'Sur la carte, une épingle ne bougeait pas. Elle était là depuis vingt minutes, et personne ne lui avait rien demandé.',
        ],
        yields: [
          'Une à une, les épingles [se rejoignirent|se sont rejointes] au même carrefour. Le groupe y [fut|a été] au complet, onze lampes et un chien, et du haut du moulin la trompe [sonna|a sonné] un petit coup d’essai.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'cycliste de l’abribus', elides: false },
        holds: [
          'Mais un cycliste du groupe avait fait demi-tour sans un mot. Il était dans l’abribus, en bas de la côte, et sans lui la trompe ne sonnerait pas.',
        ],
        worse: [
          'Le cycliste de l’abribus [éteignit|a éteint] sa lampe. Le groupe n’avait plus de queue, et la trompe, là-haut, plus de raison.',
        ],
        sign: ['Sous le banc, un catadioptre brillait encore. Il renvoyait chaque phare qui passait.'],
        yields: [
          'Une lampe [s’alluma|s’est allumée] dans l’abribus et [prit|a pris] la côte, en zigzag. Le groupe n’avait plus qu’un bout, et la trompe du belvédère [put|a pu] commencer à le chercher.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'remorque chargée', elides: false },
        holds: [
          'Mais la moitié du groupe attendait en bas, avec la remorque chargée de tout le dîner. Une roue était dans le bas-côté, et la trompe, en haut, comptait sur elle.',
        ],
        worse: [
          'La remorque [s’enfonça|s’est enfoncée] jusqu’au moyeu, et un sac [creva|a crevé]. Loin au-dessus du groupe, la trompe [sonna|a sonné] une fois, sans eux.',
        ],
        sign: [
          'L’autre roue, elle, était sur du dur. Quand le vent poussait la bâche, elle balançait d’avant en arrière.',
        ],
        yields: [
          'La remorque [se souleva|s’est soulevée] d’un côté et [revint|est revenue] sur la route, avec un bruit d’assiettes. Le groupe [se referma|s’est refermé] derrière elle, et la trompe n’était plus qu’à deux virages.',
        ],
      },
    },
  },
  repair: {
    title: ['Le sixième vélo', '{hero} à la grange'],
    prize: { g: 'm', one: 'sixième vélo', elides: false },
    obstacle: { g: 'm', one: 'atelier du maître', elides: true },
    task: [
      'L’atelier de la grange devait envoyer six vieux vélos au foyer avant le soir. Cinq roulaient. Le sixième n’avait pas de propriétaire, et donc personne pour s’en occuper. Au foyer, ils étaient six.',
    ],
    gift: [
      'À sept heures, six vélos [entrèrent|sont entrés] dans la cour du foyer. Le sixième [fut|a été] pour un garçon qui n’avait encore rien dit. Il [sonna|a sonné] une fois, pour voir, puis [fit|a fait] le tour de la cour en sonnant tout le temps.',
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'maître réparateur', elides: false },
        holds: [
          'Mais à l’atelier du maître, les bons outils étaient au mur, et le maître réparateur devant. Personne n’y touchait, et le sixième vélo n’avancerait pas à la main.',
        ],
        worse: [
          'Le maître réparateur [croisa|a croisé] les bras, et le sixième vélo [retourna|est retourné] dans le coin. L’atelier du maître [sembla|a semblé] plus étroit, et le jour plus court.',
        ],
        sign: [
          'Entre le pouce et l’index, le maître tenait une vis minuscule. Il plissait les yeux, l’éloignait, la rapprochait, et n’arrivait pas à l’entrer.',
        ],
        yields: [
          'Le maître réparateur [s’écarta|s’est écarté] du mur d’un pas, et d’un tournevis. À l’atelier du maître, le sixième vélo [monta|est monté] sur le pied, à la bonne lumière.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'chaîne', elides: false },
        holds: [
          'Mais à l’atelier du maître, le sixième vélo pendait par la selle. Sa chaîne avait rompu, et il n’y en avait pas d’autre de cette longueur-là.',
        ],
        worse: [
          'Un maillon de plus [tomba|est tombé] dans la sciure. La roue du sixième vélo [s’arrêta|s’est arrêtée], et à l’atelier du maître on [commença|a commencé] à ranger.',
        ],
        sign: [
          'Les deux bouts de la chaîne étaient sur l’établi. L’un finissait par une fourche, l’autre par un œil.',
        ],
        yields: [
          'La chaîne [se referma|s’est refermée], plus courte d’un maillon, et [passa|est passée] sur les dents avec un petit hoquet. À l’atelier du maître, le sixième vélo [tourna|a tourné] à vide, longtemps.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'moyeu rouillé', elides: false },
        holds: [
          'Mais à l’atelier du maître, le sixième vélo avait un moyeu rouillé. Il trempait dans l’huile, et l’huile a son heure à elle.',
        ],
        worse: [
          'Le moyeu rouillé [se bloqua|s’est bloqué] de nouveau, net. Le sixième vélo [attendit|a attendu] dans l’atelier du maître, et par la porte de la grange le soir entrait.',
        ],
        sign: ['Sous l’axe, une goutte brune s’était formée. C’était la première qui en sortait.'],
        yields: [
          'Le moyeu [céda|a cédé] d’un huitième de tour, puis de tous les autres. À l’atelier du maître, la roue du sixième vélo [partit|est partie] et [ne voulut plus|n’a plus voulu] s’arrêter.',
        ],
      },
    },
  },
} satisfies FrErrands;
