import type { FrErrands } from '../../schema.ts';

export const dreamTrain = {
  station: {
    title: ['Le billet bleu pâle', 'La bonne gare'],
    prize: { g: 'f', one: 'bonne gare', elides: false },
    obstacle: { g: 'm', one: 'billet perdu', elides: false },
    task: [
      '<companion>Le train ne passe à la bonne gare qu’une fois par nuit</companion>, [dit|a dit] {companion}. <companion>Et il ne s’arrête que pour un billet. Celui-là était bleu pâle, et il s’est sauvé.</companion>',
      'La plus endormie des passagères avait un nom de lit sur son étiquette. Ce lit était à la bonne gare. Le train n’y passe qu’une fois par nuit. Il fallait le billet bleu pâle.',
    ],
    gift: [
      'La bonne gare [s’arrêta|s’est arrêtée] devant la fenêtre, avec sa lampe et son nom de lit. Une toute petite passagère [descendit|est descendue], pieds nus. La lampe [baissa|a baissé] derrière elle.',
      'Le train [s’arrêta|s’est arrêté] à la bonne gare, sans un cahot. Une toute petite passagère [traversa|a traversé] le quai, et un lit [leva|a levé] sa couverture pour elle.',
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais le billet perdu avait glissé dans une fente, entre deux sièges. Sans lui, la bonne gare passerait sans s’arrêter.',
        ],
        worse: [
          'Le billet [glissa|a glissé] plus bas dans la fente. Au loin, la lampe de la bonne gare [devint|est devenue] plus petite.',
        ],
        sign: ['Près de l’accoudoir, la fente était plus large. Le velours y faisait une bouche.'],
        yields: [
          'Le billet perdu [sortit|est sorti] de la fente, avec une miette de velours. Le train [ralentit|a ralenti], et la bonne gare [se leva|s’est levée] derrière la vitre.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Mais le billet perdu était dans un creux, sous le velours. Il y faisait nuit deux fois, et la bonne gare approchait.',
        ],
        worse: [
          'Le creux [devint|est devenu] plus noir. Par la vitre, la lampe de la bonne gare [baissa|a baissé], et le billet n’était nulle part.',
        ],
        sign: ['Sous le dernier ressort, un petit reflet attendait. Il était bleu pâle.'],
        yields: [
          'Le reflet [devint|est devenu] un coin, et le coin un billet. Le train [ralentit|a ralenti] doucement, à cause de la bonne gare.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'billet', elides: false },
        holds: [
          'Mais le billet perdu n’était pas perdu, il se cachait. Il avait peur du petit trou, et la bonne gare approchait.',
        ],
        worse: [
          'Le billet [se glissa|s’est glissé] plus loin sous le velours. La bonne gare [recula|a reculé] le long de la voie.',
        ],
        sign: ['Du velours dépassait un coin. Il était bleu pâle, et il frémissait.'],
        yields: [
          'Le billet perdu [sortit|est sorti], un coin après l’autre, et [se coucha|s’est couché] dans une main. Dehors, la bonne gare [alluma|a allumé] son nom.',
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
    ],
    gift: [
      'Le lapin de laine [passa|est passé] sous le bras de la plus petite passagère. Elle lui [mit|a mis] l’oreille longue sur les yeux. Puis elle [ferma|a fermé] les siens.',
      'La plus petite passagère [raconta|a raconté] le voyage au lapin de laine, dans l’oreille longue. C’était un long voyage. Vers le milieu, personne n’écoutait plus, ni l’un ni l’autre.',
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'nuage', elides: false },
        holds: [
          'Seulement, le lapin de laine était dans le filet, et un nuage plié dormait dessus, le nez dans les franges.',
        ],
        worse: [
          'Le nuage [soupira|a soupiré] et [se gonfla|s’est gonflé]. Du lapin de laine, il ne restait même plus l’oreille longue.',
        ],
        sign: [
          'À côté du nuage, son bonnet, son étiquette et sa ficelle étaient rangés. La ficelle était roulée en escargot.',
        ],
        yields: [
          'Le nuage plié [se tourna|s’est tourné] du côté de la fenêtre. Le lapin de laine [glissa|a glissé] du filet, encore chaud de nuage.',
        ],
      },
      high: {
        part: { g: 'm', one: 'filet', elides: false },
        holds: [
          'Seulement, le lapin de laine était sous le nuage plié, là-haut, dans le filet. Le filet était fait pour les valises des ours.',
        ],
        worse: [
          'Le filet [se balança|s’est balancé]. Le nuage plié [recula|a reculé], et le lapin de laine avec lui, contre le bois.',
        ],
        sign: ['En bas du panneau, il y avait une petite marche. Le bois y était lisse, usé par des pieds.'],
        yields: [
          'Le filet [arriva|est arrivé] à hauteur de nez. Le nuage plié [souleva|a soulevé] un coin, et le lapin de laine [tomba|est tombé] dans deux mains.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'coin', elides: false },
        holds: [
          'Seulement, le lapin de laine était sous le nuage plié. Quand un coin du nuage se levait, l’autre se rabattait.',
        ],
        worse: [
          'Le nuage [se déplia|s’est déplié] et [retomba|est retombé] de travers. Le lapin de laine était dessous, de la tête aux pattes.',
        ],
        sign: [
          'Au bout du filet, le nuage avait un deuxième coin. Il pendait, libre, et il bougeait avec le train.',
        ],
        yields: [
          'Le nuage [se leva|s’est levé] tout entier, comme un drap qu’on plie. Dessous, il y avait le lapin de laine, un peu aplati.',
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
    ],
    gift: [
      'Le sifflet [siffla|a sifflé] une fois, si doucement que la vapeur [se retourna|s’est retournée]. Sur le quai, une file de chemises [monta|est montée] sans ouvrir les yeux. La dernière tenait un ours par le pied.',
      'Le sifflet [fit|a fait] son petit bruit de bouche qui dort. Les rêveurs [montèrent|sont montés], chacun dans son rêve. Un monsieur [se trompa|s’est trompé], et [resta|est resté], parce qu’il y avait la mer.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'chouette', elides: false },
        holds: [
          'Mais devant l’armoire du sifflet, la chouette de veille était de service. Elle gardait, et elle ne dormait jamais la nuit.',
        ],
        worse: [
          'La chouette [étendit|a étendu] les ailes. Derrière elle, il n’y avait plus d’armoire, et plus de sifflet.',
        ],
        sign: [
          'Les yeux de la chouette allaient de l’autre côté du couloir. Son coussin était là, sur la mauvaise banquette.',
        ],
        yields: [
          'La chouette [replia|a replié] une aile, puis l’autre, et [ferma|a fermé] un œil sur deux. L’armoire [s’entrouvrit|s’est entrouverte], et le sifflet brillait.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte', elides: false },
        holds: [
          'Mais le sifflet était dans son armoire, au bout du wagon. La porte était fermée, et la clé était dans un rêve de la veille.',
        ],
        worse: [
          'La porte de l’armoire [se coinça|s’est coincée]. Le sifflet [donna|a donné] un demi-son, et n’en [donna|a donné] pas d’autre.',
        ],
        sign: ['À la lampe d’à côté pendait un petit crochet. Il était mince comme une épingle à cheveux.'],
        yields: [
          'La porte de l’armoire [s’ouvrit|s’est ouverte] sans un bruit. Le sifflet était là, en argent, pas plus long qu’un doigt.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'roue', elides: false },
        holds: [
          'Mais le sifflet parlait tout bas, du fond de son armoire. Et la roue, juste dessous, répétait son mot.',
        ],
        worse: [
          'La roue [dit|a dit] son mot plus fort, et toutes les roues avec elle. Dans l’armoire, le sifflet [passa|est passé] dessous.',
        ],
        sign: ['Entre deux rails, la roue se taisait. C’était long comme un battement de cils.'],
        yields: [
          'La roue [garda|a gardé] son mot pour elle. De l’armoire, le sifflet [monta|est monté], mince et doux, et il [entra|est entré] dans toutes les oreilles.',
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
