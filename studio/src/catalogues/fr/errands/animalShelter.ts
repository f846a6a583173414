import type { FrErrands } from '../../schema.ts';

export const animalShelter = {
  name: {
    title: ['Le nom sur la médaille', '{hero} et le box du fond'],
    prize: { g: 'f', one: 'petite médaille', elides: false },
    obstacle: { g: 'm', one: 'box du fond', elides: false },
    task: [
      'Ce soir, quand ça sonnerait, la gardienne écrirait les noms au tableau. Celui qui n’en avait pas s’appelait Box Sept. Pourtant, le nouveau avait un nom : il était sur la petite médaille de son vieux collier.',
      'Le nouveau tournait la tête chaque fois qu’on disait un nom, au cas où ce serait le sien. Il était écrit sur sa petite médaille. La gardienne cherchait déjà sa craie, pour ce soir.',
      {
        text: 'Le nouveau chien n’avait pas de nom au tableau. Son nom était sur une petite médaille. Laquelle ?',
        to: '3-5',
      },
    ],
    gift: [
      'La gardienne [lut|a lu] la petite médaille, [prit|a pris] la craie et [écrivit|a écrit]. Elle [fit|a fait] un rond sur chaque i. Au fond, une queue [tapa|a tapé] contre le bois, autant de coups qu’il y avait de lettres.',
      '<companion>C’est toi</companion>, [dit|a dit] {companion} en montrant le tableau. Le nouveau [regarda|a regardé] le nom, puis la gardienne qui le disait. Il [vint|est venu] tout de suite, de travers, à cause de sa queue.',
      {
        text: 'On [écrivit|a écrit] le nom au tableau. Poum, poum, [fit|a fait] une queue, tout au fond.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'nouveau', elides: false },
        holds: [
          'Mais la petite médaille était au cou du nouveau, dans le box du fond. Et le nouveau était derrière tout ce qu’il y avait dans le box.',
          'Seulement, le nouveau s’était mis au fond du box, sous sa couverture. La petite médaille aussi était sous la couverture.',
        ],
        worse: [
          'Le nouveau [recula|a reculé] au bout du box, et la petite médaille [se tourna|s’est tournée] contre le mur.',
          'Le nouveau [tira|a tiré] la couverture jusqu’au mur. Dans le box, la petite médaille [fit|a fait] gling, et puis on [posa|a posé] une patte dessus.',
        ],
        sign: [
          'Derrière la gamelle, un nez dépassait. Il bougeait à petits coups, comme on lit.',
          'Au bord de la couverture, il y avait une queue. Une queue, cela ne sait pas mentir, et celle-là hésitait.',
        ],
        yields: [
          'Le nez [avança|a avancé], et le nouveau [vint|est venu] derrière. Au bord du box, il [leva|a levé] le menton, et la petite médaille [se tourna|s’est tournée] du côté écrit.',
          'La queue [recula|a reculé] vers le jour, et le nouveau avec. Devant la porte du box, il [s’assit|s’est assis], et la petite médaille [se mit|s’est mise] à parler.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'box du fond', elides: false },
        holds: [
          'Mais la petite médaille était dans le box du fond, au cou du nouveau. Là, le jour n’arrivait pas, et le box ressemblait à une bouche.',
          'Seulement, dans le box du fond, l’ampoule était morte. Le nouveau était là, et la petite médaille à son cou, et personne ne pouvait lire la nuit.',
        ],
        worse: [
          'Le box du fond [parut|a paru] plus grand et plus noir. Du nouveau, on ne voyait pas une oreille, et de la petite médaille, pas un rond.',
          'Le nouveau [se coucha|s’est couché] dans un coin. Le box du fond [n’eut plus|n’a plus eu] ni chien ni petite médaille.',
        ],
        sign: [
          'Au fond du box, à la hauteur d’un cou, un petit rond brillait. On aurait dit un bord de pièce.',
          'Entre deux lattes, un brin de jour tombait. Il n’éclairait que de la paille et un bout de métal.',
        ],
        yields: [
          'Autour de la lueur, il y [eut|a eu] un collier, et autour du collier, un chien. Il était assis au milieu du box, et la petite médaille brillait d’elle-même.',
          'Du métal au collier, du collier à l’oreille : il y avait bien quelqu’un. Dans le box du fond, la petite médaille portait un nom de cinq lettres.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'nouveau', elides: false },
        holds: [
          'Mais dans le box du fond, le nouveau dormait. Il dormait sur son vieux collier, et la petite médaille était dessous.',
          'Seulement, le nouveau n’avait pas dormi depuis trois jours, et il dormait enfin. Dans le box du fond, la petite médaille était sous son menton.',
        ],
        worse: [
          'Le nouveau [grogna|a grogné] et [se coucha|s’est couché] plus serré. Dans le box, la petite médaille avait disparu sous une oreille.',
          'Le nouveau [soupira|a soupiré] et [se mit|s’est mis] en rond. La petite médaille [descendit|est descendue] au milieu du rond, au fond du box.',
        ],
        sign: [
          'Devant le nez du nouveau étaient rangés une balle, un biscuit et un bout de couverture. Rien n’était mordu.',
          'Contre le mur, une chaussure, une seule, était posée bien droite. C’était la chaussure de quelqu’un d’avant.',
        ],
        yields: [
          'Le nouveau [bâilla|a bâillé] et [se tourna|s’est tourné] vers sa balle. Sur le sol du box, la petite médaille [resta|est restée] toute seule, du côté écrit.',
          'Le nouveau [allongea|a allongé] le cou vers la chaussure. Le vieux collier [s’étala|s’est étalé] sur le sol du box, et la petite médaille au bout, toute lisible.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente du banc', elides: false },
        holds: [
          'Mais dans le box du fond, le vieux collier avait glissé sous le banc avec la petite médaille. La fente du banc laissait passer un doigt, et pas la main.',
          'Seulement, le vieux collier était tombé derrière le banc du box du fond. Par la fente, on voyait briller la petite médaille, et l’on ne voyait qu’elle.',
        ],
        worse: [
          'Le collier [glissa|a glissé] un peu plus loin dans le box. La petite médaille [fit|a fait] gling contre le mur, là où personne n’arrive.',
          'La petite médaille [tourna|a tourné] sur la tranche et [roula|a roulé] plus loin. Dans le box, la fente du banc [garda|a gardé] le collier par la boucle.',
        ],
        sign: [
          'Près du bol d’eau, la fente était plus grande. Un chien, autrefois, y avait mangé du bois.',
          'Là où le banc touche le grillage, il y avait une encoche. Une queue, à force de battre, avait usé le bois.',
        ],
        yields: [
          'Le vieux collier [sortit|est sorti] près du bol d’eau, avec une moustache de poussière. Au milieu du box, la petite médaille [tourna|a tourné] sur elle-même, puis [se coucha|s’est couchée].',
          'L’encoche [laissa|a laissé] passer la boucle, puis le cuir. Au milieu du box, la petite médaille [dit|a dit] gling, et quelqu’un [leva|a levé] l’oreille.',
        ],
      },
    },
  },
  scoop: {
    title: ['La pelle à graines', '{hero} et l’oie sur la marche'],
    prize: { g: 'f', one: 'pelle à graines', elides: false },
    obstacle: { g: 'f', one: 'marche de la réserve', elides: false },
    task: [
      'Le vieux lapin mangeait en premier, parce que c’était lui qui attendait depuis le plus longtemps. Mais sans la pelle à graines, la tournée ne commençait pas. Il avait déjà posé ses deux pattes sur l’écuelle.',
      'Le vieux lapin avait faim, et vingt autres attendaient derrière lui. La tournée commençait par son écuelle, avec la pelle à graines. Le crochet de la pelle était vide.',
      {
        text: 'Le vieux lapin mangeait toujours le premier. Il fallait la pelle à graines. Il avait déjà les pattes dans l’assiette.',
        to: '3-5',
      },
    ],
    gift: [
      'La pelle à graines [se vida|s’est vidée] dans l’écuelle, avec un bruit de petite pluie. Le vieux lapin [mangea|a mangé] tout autour, puis le milieu. Enfin, il [ôta|a ôté] ses pattes, et la tournée [continua|a continué].',
      'Le vieux lapin [plongea|a plongé] jusqu’aux oreilles. La pelle à graines [continua|a continué] le long des cages, et partout, derrière elle, cela grignotait comme une averse.',
      {
        text: 'Frrrr, [firent|ont fait] les graines. Le vieux lapin [mangea|a mangé] tout autour, puis le milieu.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'oie', elides: true },
        holds: [
          'Mais l’oie du refuge était couchée sur la marche de la réserve, et la pelle à graines avec elle. Personne ne passait.',
          'Seulement, l’oie du refuge avait fait de la marche de la réserve un pont-levis. La pelle à graines était derrière, et l’oie ne levait rien.',
        ],
        worse: [
          'L’oie [se leva|s’est levée], [allongea|a allongé] le cou et [prit|a pris] toute la marche. La pelle à graines était derrière, sous les plumes.',
          'L’oie [battit|a battu] des ailes, et toute la poussière de la marche [s’envola|s’est envolée]. La pelle à graines [disparut|a disparu] dans un nuage.',
        ],
        sign: [
          'Entre deux sifflements, l’oie regardait sa bassine. Elle était sèche, avec une feuille morte au fond.',
          'L’oie allongeait le cou vers la gouttière. Une pomme y était coincée, et elle avait un cou trop court d’une pomme.',
        ],
        yields: [
          'L’oie [descendit|est descendue] de la marche, une palme après l’autre, du côté de sa bassine. La pelle à graines [resta|est restée] là, avec une plume dedans.',
          'L’oie [descendit|est descendue] de la marche pour une pomme, en disant tout ce qu’elle en pensait. La pelle à graines attendait, couchée sur le dos.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'oie', elides: true },
        holds: [
          'Mais l’oie du refuge était sur la marche de la réserve, et la pelle à graines aussi. Quand on lui disait oust, elle croyait qu’on chantait.',
          'Seulement, l’oie du refuge prenait la pelle à graines pour un poussin. Sur la marche de la réserve, elle la tenait au chaud, et répondait maman à tout.',
        ],
        worse: [
          'L’oie [chanta|a chanté] avec, et [se rassit|s’est rassise] de bonne humeur. Sur la marche, la pelle à graines était maintenant un œuf.',
          'L’oie [lissa|a lissé] la pelle à graines avec le bec. Puis elle [s’assit|s’est assise] dessus, au milieu de la marche, comme on borde.',
        ],
        sign: [
          'La gardienne traversait la cour à reculons, un sac dans les bras. L’oie avait tendu le cou, et fait un pas.',
          'Un volet se fermait à l’étage, clac. À chaque clac, l’oie se levait et faisait un petit tour.',
        ],
        yields: [
          'L’oie [se leva|s’est levée] et [s’en alla|s’en est allée], dandin, dandin, jusqu’au bout de la cour. La marche était vide, et la pelle à graines tiède.',
          'Clac, et l’oie [fit|a fait] son tour, jusqu’au bout de la marche. La pelle à graines [resta|est restée] seule, et [ne pleura pas|n’a pas pleuré].',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'couloir des chiens', elides: false },
        holds: [
          'Mais la pelle à graines n’était plus sur la marche de la réserve. La gardienne savait où elle l’avait posée, seulement, tout le couloir aboyait, et pas un mot n’arrivait jusqu’à elle.',
          'Seulement, quelqu’un savait où était la pelle à graines, sur la marche de la réserve, et ce quelqu’un appelait. Mais tout le couloir des chiens appelait aussi.',
        ],
        worse: [
          'Le couloir des chiens [aboya|a aboyé] d’un box à l’autre, jusqu’à la marche. La gardienne [mit|a mis] la main derrière l’oreille, [haussa|a haussé] les épaules, et la pelle à graines [resta|est restée] perdue.',
          'Le couloir des chiens [reprit|a repris] au refrain. La marche de la réserve [trembla|a tremblé], et le mot qui aurait trouvé la pelle à graines [tomba|est tombé] en route.',
        ],
        sign: [
          'Chaque fois que la porte du bureau faisait clic, tout se taisait. Cela durait le temps d’un mot.',
          'Quand la gamelle du premier chien glissait, tous dressaient l’oreille. Cela faisait un trou dans le bruit, de la taille d’une gamelle.',
        ],
        yields: [
          'Le couloir des chiens [se calma|s’est calmé], chien après chien. La gardienne [montra|a montré] du doigt, et sous la marche de la réserve, derrière l’arrosoir, la pelle à graines attendait.',
          'Un chien [s’assit|s’est assis], puis tous les chiens. Dans le couloir, on [entendit|a entendu] : sous la marche. La pelle à graines y était.',
        ],
      },
    },
  },
  blanket: {
    title: ['Pour la vieille chatte', '{hero} au mur des laisses'],
    prize: { g: 'f', one: 'couverture écossaise', elides: false },
    obstacle: { g: 'm', one: 'mur des laisses', elides: false },
    task: [
      'La vieille chatte n’y voyait plus. Elle revenait du bain dans un moment, et elle ne se couchait que là où cela sentait elle. Il lui fallait sa couverture écossaise, avec la frange mâchonnée.',
      '<companion>Elle ne voit plus rien, mais elle a un nez</companion>, [dit|a dit] {companion}. La vieille chatte sortait du bain, et son panier était nu. Il lui fallait sa couverture écossaise.',
      {
        text: 'La vieille chatte ne voyait plus. Elle dormait sur ce qui sentait elle. Où était sa couverture écossaise ?',
        to: '3-5',
      },
    ],
    gift: [
      'La vieille chatte [avança|a avancé] une patte, [sentit|a senti] la frange, et [monta|est montée] sur la couverture. Elle [tourna|a tourné] trois fois. Puis elle [mâchonna|a mâchonné] un brin, toujours le même.',
      'La couverture [retourna|est retournée] dans le panier, la frange à gauche. La vieille chatte y [enfonça|a enfoncé] le nez tout entier. Le reste de la chatte [suivit|a suivi], patte après patte.',
      {
        text: 'La vieille chatte [sentit|a senti] sa couverture. Elle [tourna|a tourné] trois fois. Et dodo.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'laisse', elides: false },
        holds: [
          'Mais la couverture écossaise s’était prise dans le mur des laisses. Une laisse passait dans la frange, autour d’un crochet, et encore dans la frange.',
          'Mais la couverture écossaise était passée trop près du mur des laisses. Il y en a qui attrapent tout ce qui passe.',
        ],
        worse: [
          'La laisse [se tendit|s’est tendue], et les autres avec. La couverture écossaise [rentra|est rentrée] dans le mur des laisses, la frange la première.',
          'La laisse [tira|a tiré] ses voisines. La couverture écossaise [devint|est devenue] une robe, au mur des laisses.',
        ],
        sign: [
          'Près du crochet de cuivre, la laisse faisait une boucle. Elle pendait, toute molle, et ne tenait à rien.',
          'Derrière la boucle de cuivre, un tour pendait, vide.',
        ],
        yields: [
          'La laisse [coula|a coulé] du crochet et [se coucha|s’est couchée] par terre. Du mur des laisses, il ne pendait plus que des laisses, et la couverture écossaise [tomba|est tombée] à plat.',
          'Les laisses [lâchèrent|ont lâché] en chœur. Le mur des laisses [rendit|a rendu] la couverture écossaise, avec un poil de chaque chien.',
        ],
      },
      high: {
        part: { g: 'm', one: 'porte-manteau mural', elides: false },
        holds: [
          'Mais la couverture écossaise était tout en haut du mur des laisses, pliée sur la dernière barre. D’en bas, on en touchait l’ombre.',
          'Mais la couverture écossaise avait séché sur la plus haute barre du mur des laisses. On avait utilisé un grand bénévole, et il était rentré.',
        ],
        worse: [
          'La couverture écossaise [glissa|a glissé] derrière la barre du haut. Du mur des laisses, on ne voyait plus pendre que trois brins.',
          'La barre [tourna|a tourné]. La couverture écossaise [monta|est montée] sur le mur des laisses, et la frange aussi.',
        ],
        sign: [
          'En bas du porte-manteau mural, il y avait une cheville de bois. Une main y tenait juste, et quand on la touchait, les barres bougeaient.',
          'Sous le porte-manteau mural, une caisse à croquettes était vissée au sol.',
        ],
        yields: [
          'Le porte-manteau mural [pencha|a penché] vers l’avant, avec un petit cri. Du haut du mur des laisses, la couverture écossaise [descendit|est descendue], comme un chat qui s’étire.',
          'La barre [se pencha|s’est penchée], bien polie. Du mur des laisses, la couverture écossaise [tomba|est tombée] dans les bras, et elle ronronnait presque.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'panière à linge', elides: false },
        holds: [
          'Mais au pied du mur des laisses, il y avait la panière à linge, pleine à ras bord. La couverture écossaise était dessous, et les serviettes mouillées pèsent le double.',
          'Mais la panière à linge était pleine de serviettes mouillées, et la couverture écossaise faisait le fond. Au-dessus, le mur des laisses regardait.',
        ],
        worse: [
          'La panière [se tassa|s’est tassée], et une laisse [tomba|est tombée] du mur pour regarder. La couverture écossaise était plate comme une carte.',
          'La panière [but|a bu] encore. La couverture écossaise [devint|est devenue] mince, au pied du mur des laisses.',
        ],
        sign: [
          'Un côté de la panière à linge ne touchait pas le carrelage. Ce bord-là bougeait, toc, toc.',
          'Une roulette marchait encore. De son côté, cela bougeait.',
        ],
        yields: [
          'La panière à linge [bascula|a basculé] et [roula|a roulé] jusqu’au mur des laisses. La couverture écossaise [se regonfla|s’est regonflée] un peu, et elle sentait la chatte.',
          'La panière à linge [roula|a roulé] sur sa roulette. Au pied du mur des laisses, la couverture écossaise [se déplia|s’est dépliée], frange après frange.',
        ],
      },
    },
  },
  film: {
    title: ['Quarante secondes pour lui', '{hero} et le chien de dos'],
    prize: { g: 'm', one: 'petit film', elides: false },
    obstacle: { g: 'm', one: 'vieux berger', elides: false },
    task: [
      'Le vieux berger était au refuge depuis deux ans. Ce soir, on mettait en ligne le dernier petit film avant la pause d’hiver, et c’était le sien. Quarante secondes, pour que l’on voie enfin qui il était.',
    ],
    gift: [
      'À neuf heures, le petit film [passa|est passé] en tête de la page : quarante secondes, un chien, une porte et du vent. À neuf heures douze, une dame [demanda|a demandé] s’il aimait les jardins, et à quelle heure ouvrait la grille.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'vieux berger', elides: false },
        holds: [
          'Mais le vieux berger prenait tout objectif pour un pommeau de douche. Dès que l’appareil se levait, il montrait son dos, et le petit film n’avait encore que du poil.',
        ],
        worse: [
          'Le vieux berger [se coucha|s’est couché], le nez dans l’angle. Sur l’écran, le petit film durait onze minutes et montrait un mur.',
        ],
        sign: [
          'Dans le couloir, la gardienne fredonnait en lavant les bols. L’oreille du vieux berger avait tourné, puis toute la tête.',
        ],
        yields: [
          'Le vieux berger [se leva|s’est levé], en deux fois, et [vint|est venu], droit devant, jusqu’à remplir l’écran. Le petit film [eut|a eu] ses yeux, les deux.',
        ],
      },
      tangled: {
        part: { g: 'm', one: 'montage', elides: false },
        holds: [
          'Mais du vieux berger, il y avait deux versions, et les deux amis filmaient l’un contre l’autre. Le montage portait leurs deux noms, et pas une image du petit film n’y était à sa place.',
        ],
        worse: [
          'Trois pistes de plus [se posèrent|se sont posées] sur le montage. Le vieux berger n’était entier sur aucune, et le petit film [sauta|a sauté] de quarante secondes à rien.',
        ],
        sign: [
          'Au milieu du montage restait un plan que personne n’avait touché. Il durait le temps d’un bâillement.',
        ],
        yields: [
          'Le montage [se vida|s’est vidé] d’un bord à l’autre, et il [resta|est resté] un seul fil. Le vieux berger y bâillait, s’asseyait, regardait, et c’était déjà le petit film.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'confiance du chien', elides: false },
        holds: [
          'Mais le vieux berger ne s’approchait que de ceux qu’il avait vus assis longtemps. La confiance du chien avait deux ans de retard, et le petit film partait ce soir.',
        ],
        worse: [
          'Le vieux berger [repartit|est reparti] dans son coin, tout au bout. La confiance du chien était de nouveau à zéro, et pour le petit film la lumière baissait.',
        ],
        sign: [
          'Une oreille du chien s’était retournée. Rien qu’une, et le reste du chien faisait semblant de ne pas le savoir.',
        ],
        yields: [
          'Le vieux berger [traversa|a traversé] la cour et [posa|a posé] le menton sur un genou. Il restait douze minutes de jour, et le petit film n’en demandait pas une.',
        ],
      },
    },
  },
  openDay: {
    title: ['Un crochet vide', '{hero} et l’appel des animaux'],
    prize: { g: 'm', one: 'appel des animaux', elides: true },
    obstacle: { g: 'm', one: 'groupe des bénévoles', elides: false },
    task: [
      'Aux portes ouvertes, chaque animal devait entendre son nom au micro, même ceux qu’on ne voit pas. C’était l’appel des animaux. La bénévole qui connaissait les timides, tous, avait rendu sa clé la veille.',
    ],
    gift: [
      'L’appel des animaux [dura|a duré] onze minutes, devant la grille, sans une faute. Au dernier nom, le plus petit, un museau [sortit|est sorti] de sous une couverture, là-bas, tout au fond. Deux familles [se retournèrent|se sont retournées].',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'bénévole silencieuse', elides: false },
        holds: [
          'Mais l’appel des animaux ne tenait que par elle, et le groupe des bénévoles lui avait donné tort devant tout le monde. La bénévole silencieuse ne répondait plus, ni au téléphone, ni à la porte.',
        ],
        worse: [
          'La bénévole silencieuse [quitta|a quitté] le groupe, et le groupe des bénévoles [vit|a vu] son nom devenir gris. Dans l’appel des animaux, il y avait maintenant neuf timides sans nom.',
        ],
        sign: [
          'À côté du crochet vide, sur l’étagère, il y avait un carnet. C’était l’écriture de la bénévole, et un élastique le fermait mal.',
        ],
        yields: [
          'La bénévole silencieuse [répondit|a répondu] d’un mot, avec une faute. Puis elle [vint|est venue] jusqu’au groupe des bénévoles, le manteau encore fermé, et [prit|a pris] l’appel des animaux par la fin.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'directrice', elides: false },
        holds: [
          'Mais la directrice avait une règle pour le groupe des bénévoles : pas de noms au micro tant qu’il y aurait des disputes. L’appel des animaux était posé devant elle, et sa main dessus.',
        ],
        worse: [
          'La directrice [prit|a pris] un stylo et [barra|a barré] l’appel des animaux. Le groupe des bénévoles [regarda|a regardé] ses pieds, et la tombola [monta|est montée] d’une ligne.',
        ],
        sign: [
          'Les yeux de la directrice quittaient toujours la feuille au même endroit. Au mur, il y avait une rangée de crochets, et l’un d’eux était vide.',
        ],
        yields: [
          'La directrice [retourna|a retourné] la feuille et [tendit|a tendu] le micro. Le groupe des bénévoles [avança|a avancé] d’un pas, et l’appel des animaux [repartit|est reparti] du début.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'grand panneau', elides: false },
        holds: [
          'Mais l’appel des animaux était peint sur le grand panneau, et le groupe des bénévoles l’avait lâché dans l’allée. Il était en chêne, avec un cadre, à cause d’un don.',
        ],
        worse: [
          'Le grand panneau [se tassa|s’est tassé] dans le gravier. L’appel des animaux était dessous, tous les noms contre terre, et le groupe des bénévoles regardait l’heure.',
        ],
        sign: ['Sous un coin du panneau, il y avait un caillou. Ce coin-là jouait, quand on posait la main.'],
        yields: [
          'Le grand panneau [se dressa|s’est dressé] sur son coin et [se retourna|s’est retourné]. Du gravier restait collé aux noms, et le groupe des bénévoles [lut|a lu] l’appel des animaux à travers.',
        ],
      },
    },
  },
} satisfies FrErrands;
