import type { FrErrands } from '../../schema.ts';

export const dreamTrain = {
  station: {
    title: ['Le billet bleu pâle', 'La bonne gare'],
    prize: { g: 'f', one: 'bonne gare', elides: false },
    obstacle: { g: 'm', one: 'billet perdu', elides: false },
    task: [
      '<companion>Le train ne passe à la bonne gare qu’une fois par nuit</companion>, [dit|a dit] {companion}. <companion>Et il ne s’arrête que pour un billet. Celui-là était bleu pâle, et il s’est sauvé.</companion>',
      'La plus endormie des passagères avait un nom de lit sur son étiquette. Ce lit était à la bonne gare. Le train n’y passe qu’une fois par nuit. Il fallait le billet bleu pâle.',
      {
        text: 'La plus petite allait à la bonne gare, celle avec son lit. Il fallait un billet bleu. Il s’était sauvé.',
        to: '3-5',
      },
    ],
    gift: [
      'La bonne gare [s’arrêta|s’est arrêtée] devant la fenêtre, avec sa lampe et son nom de lit. Une toute petite passagère [descendit|est descendue], pieds nus. La lampe [baissa|a baissé] derrière elle.',
      'Le train [s’arrêta|s’est arrêté] à la bonne gare, sans un cahot. Une toute petite passagère [traversa|a traversé] le quai, et un lit [leva|a levé] sa couverture pour elle.',
      {
        text: 'La bonne gare [arriva|est arrivée], avec sa lampe. La plus petite [descendit|est descendue], pieds nus. Dodo.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais le billet perdu avait glissé dans une fente, entre deux sièges. Sans lui, la bonne gare passerait sans s’arrêter.',
          'Seulement, le billet perdu aimait les coutures. Il était entré dans une fente du siège, et la bonne gare, qui ne lit que les billets, n’en savait rien.',
        ],
        worse: [
          'Le billet [glissa|a glissé] plus bas dans la fente. Au loin, la lampe de la bonne gare [devint|est devenue] plus petite.',
          'Un ressort [dit|a dit] pouic, et la fente [se ferma|s’est fermée]. La bonne gare, dehors, [prit|a pris] un virage de retard.',
        ],
        sign: [
          'Près de l’accoudoir, la fente était plus large. Le velours y faisait une bouche.',
          'Sous la tablette, la couture avait lâché. On voyait le crin, et un chemin dans le crin.',
        ],
        yields: [
          'Le billet perdu [sortit|est sorti] de la fente, avec une miette de velours. Le train [ralentit|a ralenti], et la bonne gare [se leva|s’est levée] derrière la vitre.',
          'Le billet perdu [sortit|est sorti] par le chemin du crin, un peu frisé. La bonne gare [apparut|est apparue] au bout des rails, avec des rideaux.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Mais le billet perdu était dans un creux, sous le velours. Il y faisait nuit deux fois, et la bonne gare approchait.',
          'Seulement, le billet perdu était tombé dans le creux des rêves oubliés, sous la banquette. Pour la bonne gare, il fallait le trouver, et là-dessous il n’y avait jamais eu de lampe.',
        ],
        worse: [
          'Le creux [devint|est devenu] plus noir. Par la vitre, la lampe de la bonne gare [baissa|a baissé], et le billet n’était nulle part.',
          'Un rêve oublié [roula|a roulé] par-dessus. Le creux [se ferma|s’est fermé], et la bonne gare, derrière la vitre, [bâilla|a bâillé] et [baissa|a baissé] son store.',
        ],
        sign: [
          'Sous le dernier ressort, un petit reflet attendait. Il était bleu pâle.',
          'Une petite agrafe brillait dans la poussière, quand le train prenait les aiguilles.',
        ],
        yields: [
          'Le reflet [devint|est devenu] un coin, et le coin un billet. Le train [ralentit|a ralenti] doucement, à cause de la bonne gare.',
          'À l’agrafe tenait un coin, au coin un billet. La bonne gare [remonta|a remonté] son store, et le train [se mit|s’est mis] au pas.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'billet', elides: false },
        holds: [
          'Mais le billet perdu n’était pas perdu, il se cachait. Il avait peur du petit trou, et la bonne gare approchait.',
          'Seulement, le billet perdu avait honte de ses plis. Il s’était caché sous un coussin, et la bonne gare n’aime pas attendre les billets honteux.',
        ],
        worse: [
          'Le billet [se glissa|s’est glissé] plus loin sous le velours. La bonne gare [recula|a reculé] le long de la voie.',
          'Le billet [se plia|s’est plié] en huit. La bonne gare [devint|est devenue] petite, comme une gare de carte postale.',
        ],
        sign: [
          'Du velours dépassait un coin. Il était bleu pâle, et il frémissait.',
          'Du coussin sortait une dent de billet, avec un demi-soleil imprimé. L’autre moitié réfléchissait.',
        ],
        yields: [
          'Le billet perdu [sortit|est sorti], un coin après l’autre, et [se coucha|s’est couché] dans une main. Dehors, la bonne gare [alluma|a allumé] son nom.',
          'Le billet perdu [se déplia|s’est déplié] jusqu’au bout, bleu, froissé, valable. La bonne gare [s’approcha|s’est approchée], comme on s’approche pour lire.',
        ],
      },
    },
  },
  rabbit: {
    title: ['Le lapin du filet', 'Un nuage plié en quatre'],
    prize: { g: 'm', one: 'lapin de laine', elides: false },
    obstacle: { g: 'm', one: 'nuage plié', elides: false },
    task: [
      'La plus petite passagère ne s’endormait pas sans son lapin de laine, qui a une oreille plus longue. Sa gare était la deuxième. Elle tenait déjà sa joue dans la main, sans lapin.',
      '<companion>Elle a demandé s’il a froid</companion>, [dit|a dit] {companion}. La plus petite passagère avait perdu son lapin de laine, celui à la grande oreille. Elle descendait à la deuxième gare, et l’on roulait déjà.',
      {
        text: 'La plus petite voulait son lapin de laine. Il a une oreille longue. Sans lui, pas de dodo.',
        to: '3-5',
      },
    ],
    gift: [
      'Le lapin de laine [passa|est passé] sous le bras de la plus petite passagère. Elle lui [mit|a mis] l’oreille longue sur les yeux. Puis elle [ferma|a fermé] les siens.',
      'La plus petite passagère [raconta|a raconté] le voyage au lapin de laine, dans l’oreille longue. C’était un long voyage. Vers le milieu, personne n’écoutait plus, ni l’un ni l’autre.',
      {
        text: 'Le lapin de laine [alla|est allé] sous le petit bras. Une oreille sur les yeux. Les yeux [se fermèrent|se sont fermés].',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'nuage', elides: false },
        holds: [
          'Seulement, le lapin de laine était dans le filet, et un nuage plié dormait dessus, le nez dans les franges.',
          'Mais le filet était une couchette à nuage, et le nuage plié y dormait. Le lapin de laine dépassait d’un pli, par une moitié d’oreille.',
        ],
        worse: [
          'Le nuage [soupira|a soupiré] et [se gonfla|s’est gonflé]. Du lapin de laine, il ne restait même plus l’oreille longue.',
          'Le nuage [rentra|a rentré] la moitié d’oreille. Le lapin de laine [fut|a été] tout entier du voyage du nuage.',
        ],
        sign: [
          'À côté du nuage, son bonnet, son étiquette et sa ficelle étaient rangés. La ficelle était roulée en escargot.',
          'Contre la cloison, une goutte, une brise et un petit arc-en-ciel étaient rangés dans leurs étuis.',
        ],
        yields: [
          'Le nuage plié [se tourna|s’est tourné] du côté de la fenêtre. Le lapin de laine [glissa|a glissé] du filet, encore chaud de nuage.',
          'Le nuage plié [se tourna|s’est tourné] vers ses étuis. Le lapin de laine [tomba|est tombé] du pli, les deux oreilles de la même longueur, presque.',
        ],
      },
      high: {
        part: { g: 'm', one: 'filet', elides: false },
        holds: [
          'Seulement, le lapin de laine était sous le nuage plié, là-haut, dans le filet. Le filet était fait pour les valises des ours.',
          'Mais les nuages voyagent en haut, c’est plus léger. Le nuage plié était dans le filet, et le lapin de laine dans le nuage, au-dessus de tous les bras.',
        ],
        worse: [
          'Le filet [se balança|s’est balancé]. Le nuage plié [recula|a reculé], et le lapin de laine avec lui, contre le bois.',
          'Un tunnel [passa|est passé]. Le filet [sauta|a sauté], le nuage plié [monta|est monté] d’un cran, et le lapin de laine [regarda|a regardé] le plafond.',
        ],
        sign: [
          'En bas du panneau, il y avait une petite marche. Le bois y était lisse, usé par des pieds.',
          'Sous la fenêtre, une tablette se rabattait. Elle avait la taille d’un pied et un petit bruit solide.',
        ],
        yields: [
          'Le filet [arriva|est arrivé] à hauteur de nez. Le nuage plié [souleva|a soulevé] un coin, et le lapin de laine [tomba|est tombé] dans deux mains.',
          'Le filet [descendit|est descendu] à la hauteur des mains. Le nuage plié [s’ouvrit|s’est ouvert] un peu, par politesse, et le lapin de laine [vint|est venu] par les oreilles.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'coin', elides: false },
        holds: [
          'Seulement, le lapin de laine était sous le nuage plié. Quand un coin du nuage se levait, l’autre se rabattait.',
          'Mais un nuage plié ne se déplie que si l’on est deux, comme les draps. Le lapin de laine était entre deux épaisseurs.',
        ],
        worse: [
          'Le nuage [se déplia|s’est déplié] et [retomba|est retombé] de travers. Le lapin de laine était dessous, de la tête aux pattes.',
          'Le coin [claqua|a claqué]. Le nuage [se replia|s’est replié] autrement, et le lapin de laine [fut|a été] dans le pli d’après.',
        ],
        sign: [
          'Au bout du filet, le nuage avait un deuxième coin. Il pendait, libre, et il bougeait avec le train.',
          'De l’autre côté du couloir, un second coin de nuage s’était pris dans la poignée. Il attendait qu’on le tienne.',
        ],
        yields: [
          'Le nuage [se leva|s’est levé] tout entier, comme un drap qu’on plie. Dessous, il y avait le lapin de laine, un peu aplati.',
          'Le nuage [se tendit|s’est tendu] d’une fenêtre à l’autre. Au milieu, comme sur une balançoire, il y avait le lapin de laine.',
        ],
      },
    },
  },
  whistle: {
    title: ['Le sifflet doux', 'Avant chaque rêve'],
    prize: { g: 'm', one: 'sifflet', elides: false },
    obstacle: { g: 'f', one: 'armoire du sifflet', elides: true },
    task: [
      'Avant chaque rêve, le train sifflait une fois, tout doucement. Cette nuit, il n’avait pas sifflé. Sur le quai, les rêveurs attendaient en chemise, et le train ne repartait pas.',
      'Les rêves étaient à bord, et les rêveurs sur le quai, en chemise. On ne monte qu’au coup de sifflet, le tout petit. Cette nuit, il n’avait pas sonné.',
      {
        text: 'Le train sifflait, tout doux, avant chaque rêve. Son sifflet était enfermé. Les rêves attendaient sur le quai.',
        to: '3-5',
      },
    ],
    gift: [
      'Le sifflet [siffla|a sifflé] une fois, si doucement que la vapeur [se retourna|s’est retournée]. Sur le quai, une file de chemises [monta|est montée] sans ouvrir les yeux. La dernière tenait un ours par le pied.',
      'Le sifflet [fit|a fait] son petit bruit de bouche qui dort. Les rêveurs [montèrent|sont montés], chacun dans son rêve. Un monsieur [se trompa|s’est trompé], et [resta|est resté], parce qu’il y avait la mer.',
      {
        text: 'Fuuit, [fit|a fait] le sifflet, tout bas. Les rêves [montèrent|sont montés], les yeux fermés, un par un.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'chouette', elides: false },
        holds: [
          'Mais devant l’armoire du sifflet, la chouette de veille était de service. Elle gardait, et elle ne dormait jamais la nuit.',
          'Mais la chouette de veille tenait l’armoire du sifflet entre ses deux ailes. Le sifflet ne sort pas la nuit, avait-elle décidé, de peur qu’il s’enrhume.',
        ],
        worse: [
          'La chouette [étendit|a étendu] les ailes. Derrière elle, il n’y avait plus d’armoire, et plus de sifflet.',
          'La chouette [tourna|a tourné] la tête d’un tour complet, sans lâcher l’armoire. Quelque part sous ses plumes, le sifflet [donna|a donné] un tout petit hoquet.',
        ],
        sign: [
          'Les yeux de la chouette allaient de l’autre côté du couloir. Son coussin était là, sur la mauvaise banquette.',
          'Un œil de la chouette veillait. L’autre revenait sans cesse à une tasse, posée trop loin sur la tablette, qui fumait pour personne.',
        ],
        yields: [
          'La chouette [replia|a replié] une aile, puis l’autre, et [ferma|a fermé] un œil sur deux. L’armoire [s’entrouvrit|s’est entrouverte], et le sifflet brillait.',
          'La chouette [s’ébroua|s’est ébrouée] et [descendit|est descendue] de son perchoir, une patte après l’autre. Dans l’armoire du sifflet, il y avait un clou d’or, et le sifflet au clou.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte', elides: false },
        holds: [
          'Mais le sifflet était dans son armoire, au bout du wagon. La porte était fermée, et la clé était dans un rêve de la veille.',
          'Seulement, l’armoire du sifflet n’avait pas de poignée, et sa porte dormait debout. Derrière, le sifflet attendait son heure, qui était passée.',
        ],
        worse: [
          'La porte de l’armoire [se coinça|s’est coincée]. Le sifflet [donna|a donné] un demi-son, et n’en [donna pas|a pas donné] d’autre.',
          'La porte [rentra|est rentrée] d’un cran dans son cadre. Au fond de l’armoire, le sifflet [tomba|est tombé] de son clou et [roula|a roulé].',
        ],
        sign: [
          'À la lampe d’à côté pendait un petit crochet. Il était mince comme une épingle à cheveux.',
          'Un petit anneau se balançait contre le mur, à chaque virage. Il manquait justement un anneau à la porte.',
        ],
        yields: [
          'La porte de l’armoire [s’ouvrit|s’est ouverte] sans un bruit. Le sifflet était là, en argent, pas plus long qu’un doigt.',
          'La porte [fit|a fait] un soupir de vapeur et [s’écarta|s’est écartée]. Dans l’armoire, le sifflet se tenait très droit, comme un chef de gare.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'roue', elides: false },
        holds: [
          'Mais le sifflet parlait tout bas, du fond de son armoire. Et la roue, juste dessous, répétait son mot.',
          'Seulement, dans l’armoire du sifflet, on l’entendait peut-être, et peut-être pas. La roue du wagon racontait toujours la même histoire, tacatac, juste dessous.',
        ],
        worse: [
          'La roue [dit|a dit] son mot plus fort, et toutes les roues avec elle. Dans l’armoire, le sifflet [passa|est passé] dessous.',
          'La roue [prit|a pris] de la vitesse. Tacatac, disaient aussi les vitres, et du sifflet, dans son armoire, il ne venait plus rien.',
        ],
        sign: [
          'Entre deux rails, la roue se taisait. C’était long comme un battement de cils.',
          'À chaque joint de la voie, la roue sautait un mot. Le trou n’était pas plus long qu’un soupir.',
        ],
        yields: [
          'La roue [garda|a gardé] son mot pour elle. De l’armoire, le sifflet [monta|est monté], mince et doux, et il [entra|est entré] dans toutes les oreilles.',
          'La roue [perdit|a perdu] sa voix en pleine phrase. Alors, de l’armoire, on [entendit|a entendu] le sifflet qui s’essayait, très bas, comme un oiseau sous la couette.',
        ],
      },
    },
  },
  greeting: {
    title: ['Bonsoir de la voiture sept', 'La radio de minuit'],
    prize: { g: 'm', one: 'salut de minuit', elides: false },
    obstacle: { g: 'm', one: 'compartiment radio', elides: false },
    task: [
      'La radio du train de nuit envoyait un seul message, à minuit, de voiture en voiture. Ils étaient trois jeunes voyageurs pour le dire : une voix, un accord, et le nom d’une ville. Dans la voiture de tête, un vieux conducteur ne montait le son que pour ça.',
    ],
    gift: [
      'Le salut de minuit [traversa|a traversé] le train, de la voiture sept à la première : une voix, un accord, une ville. Le vieux conducteur [tapota|a tapoté] deux fois son micro, du bout de l’ongle. C’était sa ville.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'attache', elides: true },
        holds: [
          'Seulement, au compartiment radio, l’attache du micro était cassée. Le salut de minuit tremblait avec les rails, et l’on n’en comprenait pas un mot.',
        ],
        worse: [
          'La grille du micro [tomba|est tombée] à son tour. Dans le compartiment radio, le salut de minuit n’était plus qu’un grésillement.',
        ],
        sign: [
          'Les deux bords de l’attache avaient la même courbe. Un reste de vis les avait marqués tous les deux.',
        ],
        yields: [
          'L’attache [tint|a tenu], avec un léger jeu. Du compartiment radio, le salut de minuit [sortit|est sorti] net, à un souffle près.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'duo', elides: false },
        holds: [
          'Seulement, le compartiment radio avait trois sièges et déjà un duo. Ils ne levaient pas les yeux, et le salut de minuit se ferait à deux.',
        ],
        worse: [
          'Le duo [posa|a posé] ses sacs sur le troisième siège. Du compartiment radio, on ne voyait plus le micro, et le salut de minuit était derrière.',
        ],
        sign: ['Le duo relisait sa feuille, toujours au même endroit. Après l’accord, il y avait un blanc.'],
        yields: [
          'Le duo [poussa|a poussé] les sacs sous la table, et le micro vers le troisième siège. Au compartiment radio, le salut de minuit avait trois voix.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'barre', elides: false },
        holds: [
          'Seulement, au compartiment radio, la barre du signal montait à son pas, trait par trait. Le salut de minuit ne partait qu’avec le dernier, et il était minuit moins six.',
        ],
        worse: [
          'La barre [retomba|est retombée] à rien. Dans le compartiment radio, le salut de minuit [resta|est resté] dans les gorges.',
        ],
        sign: ['Un petit trait s’était allumé. Il restait, même dans la courbe.'],
        yields: [
          'Le signal [se remplit|s’est rempli], trait après trait, jusqu’en haut. Du compartiment radio, le salut de minuit [partit|est parti] à minuit pile.',
        ],
      },
    },
  },
  picture: {
    title: ['La photo du dernier soir', 'Deux visages dans la vitre'],
    prize: { g: 'f', one: 'photo', elides: false },
    obstacle: { g: 'm', one: 'dernier siège', elides: false },
    task: [
      'À chaque voyage, il y avait une photo à deux, et ce voyage était le dernier. Demain, l’amie changeait de ville. La vitre de nuit était là, le siège aussi, et l’amie n’avait pas dit un mot de la soirée.',
    ],
    gift: [
      'La photo était floue, parce que le train bougeait, et la vitre avait fait quatre visages de deux. L’amie l’[agrandit|a agrandie] avec deux doigts. Puis elle l’[envoya|a envoyée] sans un mot, avec la date.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, du dernier siège, l’amie n’avait répondu qu’au téléphone. Il y avait six fils, chacun croisait l’autre, et la photo de l’an dernier était tout en haut.',
        ],
        worse: [
          'Des réponses neuves [se croisèrent|se sont croisées] dans le téléphone. La photo [sortit|est sortie] de l’écran, et le dernier siège [tourna|a tourné] la tête vers la nuit.',
        ],
        sign: ['Entre deux fils, il y avait une phrase courte. Elle était là depuis midi, sans réponse.'],
        yields: [
          'Le téléphone [s’éteignit|s’est éteint], et l’on [entendit|a entendu] rire au dernier siège. Dans la vitre, il y avait déjà la photo.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'amie', elides: true },
        holds: [
          'Seulement, l’amie était au dernier siège, le front contre la vitre. Pour la photo, il fallait deux visages.',
        ],
        worse: [
          'L’amie [tira|a tiré] le rideau et [s’enfonça|s’est enfoncée] au coin du dernier siège. Pour la photo, il n’y avait plus ni visage ni vitre.',
        ],
        sign: ['Sous le rideau, le bout d’une chaussette rayée dépassait. Il s’était arrêté de balancer.'],
        yields: [
          'Le rideau [glissa|a glissé] d’un côté. L’amie [se poussa|s’est poussée], et le dernier siège [eut|a eu] de la place pour une photo.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'siège double', elides: false },
        holds: [
          'Seulement, le dernier siège était un siège double, et il se refermait dès qu’on lâchait. D’un seul côté, personne n’y tenait, et la photo non plus.',
        ],
        worse: [
          'Le siège double [se rabattit|s’est rabattu] contre la cloison. Il n’y avait plus de dernier siège, et plus de cadre pour la photo.',
        ],
        sign: ['Côté couloir, le siège avait un deuxième levier. Il était relevé, et froid.'],
        yields: [
          'Le siège double [s’abaissa|s’est abaissé] et [resta|est resté] là. Le dernier siège avait deux places, et la photo un cadre.',
        ],
      },
    },
  },
} satisfies FrErrands;
