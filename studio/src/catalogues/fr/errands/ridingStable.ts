import type { FrErrands } from '../../schema.ts';

export const ridingStable = {
  pony: {
    title: ['La barre rouge et blanche', '{hero} et le poney timide'],
    prize: { g: 'm', one: 'poney timide', elides: false },
    obstacle: { g: 'f', one: 'barre tombée', elides: false },
    task: [
      'La plus petite des cavalières avait sa première leçon quand la cloche sonnerait. Un seul poney était à sa taille, le timide. Elle l’attendait déjà près du montoir, la bombe bien bouclée, les pieds joints.',
      '<companion>Elle a dit : un tout petit, s’il vous plaît</companion>, [dit|a dit] {companion}. C’était la première leçon de la plus petite des cavalières. Le poney timide était à sa taille, et il n’était pas là.',
      {
        text: 'La plus petite avait sa première leçon. Il lui fallait le poney timide, le seul à sa taille.',
        to: '3-5',
      },
    ],
    gift: [
      'Le poney timide [vint|est venu] jusqu’au montoir et [posa|a posé] le menton sur l’épaule de la plus petite. La cloche [sonna|a sonné]. La plus petite [n’osa plus|n’a plus osé] bouger, alors la leçon [commença|a commencé] comme cela.',
      'Le poney timide [souffla|a soufflé] dans le cou de la plus petite. Elle [souffla|a soufflé] dans le sien. La cloche [sonna|a sonné], et ils [partirent|sont partis] ensemble, l’un à côté de l’autre, à pied.',
      {
        text: 'Le poney timide [posa|a posé] son menton sur la petite épaule. Plus personne [ne bougea|n’a bougé].',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'barre tombée', elides: false },
        holds: [
          'Mais la barre tombée était en travers de l’allée, longue et lourde, et le poney timide de l’autre côté. Il n’avait jamais marché par-dessus rien.',
          'Seulement, la barre tombée avait décidé de rester tombée. De l’autre côté, le poney timide la regardait comme on regarde la mer.',
        ],
        worse: [
          'La barre tombée [s’enfonça|s’est enfoncée] dans le sable. Le poney timide [recula|a reculé] d’une longueur.',
          'La barre tombée [fit|a fait] un creux et [s’y coucha|s’y est couchée]. Le poney timide [trouva|a trouvé] que la mer montait.',
        ],
        sign: [
          'Un bout de la barre était posé sur un caillou. Il montait et descendait un peu, quand une mouche s’y posait.',
          'À un bout, le sable avait coulé sous la barre. Il y avait du jour, et le jour bougeait un peu.',
        ],
        yields: [
          'La barre tombée [roula|a roulé] jusqu’au mur, rouge, blanche, rouge, blanche. Le poney timide [regarda|a regardé] le sable vide et y [mit|a mis] un pied, puis les autres.',
          'La barre tombée [tourna|a tourné] sur elle-même jusqu’au bord de l’allée. Le poney timide [tendit|a tendu] un pied par-dessus rien du tout, et il y en avait.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'bout de la barre', elides: false },
        holds: [
          'Mais la barre tombée était en travers de l’allée, et le poney timide derrière. Quand un bout se levait, l’autre labourait le sable.',
          'Seulement, la barre tombée avait deux bouts, très loin l’un de l’autre, et le poney timide attendait au milieu. Un bout en l’air faisait plonger l’autre.',
        ],
        worse: [
          'Le bout de la barre [tourna|a tourné] comme une aiguille de montre. Le poney timide était maintenant au fond, contre le mur.',
          'Le bout de la barre [retomba|est retombé] avec un bruit de tonnerre. Le poney timide [mit|a mis] sa tête derrière une botte de foin.',
        ],
        sign: [
          'À l’autre bout de la barre, il y avait du ruban antidérapant, exactement pour deux mains. Il était tout propre.',
          'À l’autre bout, le bois était poli en deux endroits. Des mains y avaient laissé leur forme, et pas une n’y était.',
        ],
        yields: [
          'La barre tombée [monta|est montée] sur ses supports, bien droite, sans un bruit. L’allée était ouverte, et le poney timide [avança|a avancé] dessus comme sur un tapis.',
          'La barre tombée [s’éleva|s’est élevée] comme un ascenseur et [se posa|s’est posée] de côté. Le poney timide [sortit|a sorti] la tête du foin, avec un brin.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'poney timide', elides: false },
        holds: [
          'Mais la barre tombée avait fait un grand bruit, et le poney timide s’était retiré. Il était dans son box, derrière sa demi-porte, et il n’y était pour personne.',
          'Seulement, depuis que la barre était tombée, le poney timide ne sortait plus de son box. Il avait tourné la tête au mur, pour qu’on ne le trouve pas.',
        ],
        worse: [
          'Le poney timide [recula|a reculé] jusqu’à n’être plus qu’un peu de paille qui bouge. La barre tombée [roula|a roulé] d’un tour.',
          'Le poney timide [recula|a reculé] dans l’ombre. Dehors, la barre tombée [glissa|a glissé] d’un cran, et il [souffla|a soufflé] dans le seau.',
        ],
        sign: [
          'Au-dessus de la demi-porte, une oreille était restée. Elle tournait comme une girouette.',
          'Par-dessus la demi-porte, une mèche pendait. Un courant d’air la faisait bouger, ou bien la curiosité.',
        ],
        yields: [
          'L’oreille [eut|a eu] une sœur, et le poney timide [poussa|a poussé] la demi-porte du nez. Il [renifla|a reniflé] la barre tombée, et [trouva|a trouvé] que c’était du bois.',
          'Le poney timide [mit|a mis] le nez dehors, puis le cou, puis un pied. Il [passa|est passé] la barre tombée de loin, puis de moins loin.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'poney timide', elides: false },
        holds: [
          'Mais la barre tombée était rouge et blanche, et le poney timide la prenait pour un serpent. On lui disait barre, il entendait serpent.',
          'Seulement, pour le poney timide, tous les bruits voulaient dire sauve-toi. La barre tombée en avait fait un gros, et il se sauvait encore.',
        ],
        worse: [
          'Le poney timide [recula|a reculé], croupe la première. Vue de là-bas, la barre tombée était un serpent encore plus long.',
          'Le poney timide [fit|a fait] deux fois le tour du manège, la barre tombée toujours au mauvais endroit.',
        ],
        sign: [
          'Le balai s’était arrêté, et le palefrenier avait soufflé, lentement. Le poney timide avait levé un sabot.',
          'Un moineau s’était posé sur le sable et avait sautillé. Le poney timide avait soulevé un pied, puis un autre.',
        ],
        yields: [
          'Le poney timide [souffla|a soufflé] par le nez et [leva|a levé] un sabot, puis le suivant. Derrière lui, la barre tombée n’avait mordu personne.',
          'Le poney timide [se mit|s’est mis] au pas, un pied et un pied. La barre tombée n’était plus qu’une chose, par terre, à droite.',
        ],
      },
    },
  },
  cloth: {
    title: ['Le tapis à l’étoile', '{hero} et le dernier tour'],
    prize: { g: 'm', one: 'tapis bleu', elides: false },
    obstacle: { g: 'm', one: 'râtelier de sellerie', elides: false },
    task: [
      'Le vieux poney d’école faisait aujourd’hui son dernier tour. Après, c’était le grand pré, pour toujours. Pour ce tour-là, il devait porter le tapis bleu, celui où l’étoile est cousue à la main.',
      '<companion>Après, il ne portera plus jamais rien</companion>, [dit|a dit] {companion}. Le vieux poney d’école avait droit à un dernier tour, avec le tapis bleu, l’étoile au côté. Il attendait déjà, le dos nu.',
      {
        text: 'Le vieux poney faisait son dernier tour. Il voulait le tapis bleu, avec l’étoile dessus.',
        to: '3-5',
      },
    ],
    gift: [
      'Le tapis bleu [tomba|est tombé] juste sur le creux de son dos. Le vieux poney [fit|a fait] son tour, au pas, par le milieu. Devant le grand pré, il [s’arrêta|s’est arrêté], pour qu’on voie l’étoile.',
      'L’étoile [fit|a fait] le tour du manège, au pas. Au bout, on [ôta|a ôté] le tapis bleu, et le vieux poney [entra|est entré] dans le grand pré. Il [se roula|s’est roulé], les quatre pieds en l’air.',
      {
        text: 'Le tapis bleu [alla|est allé] juste sur son dos. Ploc, ploc, [fit|a fait] le vieux poney. Puis le grand pré.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'longue rêne', elides: false },
        holds: [
          'Mais le tapis bleu était dans le râtelier de sellerie, derrière les brides. Une longue rêne le tenait, dessus, dessous, et par la boucle d’une autre.',
          'Mais la longue rêne avait choisi le tapis bleu pour s’enrouler, au râtelier de sellerie. Elle avait tout l’hiver pour le faire.',
        ],
        worse: [
          'La longue rêne [se serra|s’est serrée], et le râtelier [cliqueta|a cliqueté]. Le tapis bleu [rentra|est rentré] au milieu des brides, étoile comprise.',
          'La longue rêne [fit|a fait] le nœud du dimanche. Du râtelier, le tapis bleu [montra|a montré] une branche de l’étoile.',
        ],
        sign: [
          'Au-dessus d’un crochet, la rêne faisait une boucle. Elle y pendait, molle, sans rien tenir.',
          'Vers le bas, la rêne avait une boucle, où une araignée habitait.',
        ],
        yields: [
          'La longue rêne [glissa|a glissé] du crochet et [se coucha|s’est couchée] en rond. Du râtelier de sellerie, le tapis bleu [tomba|est tombé] à plat, avec un nuage de poil.',
          'L’araignée [déménagea|a déménagé], et la longue rêne avec. Le tapis bleu [tomba|est tombé] du râtelier, étoile en l’air.',
        ],
      },
      high: {
        part: { g: 'f', one: 'barre du haut', elides: false },
        holds: [
          'Mais le tapis bleu était tout en haut du râtelier de sellerie. La barre du haut était faite pour les grands, et pour leurs grands bras.',
          'Mais on avait mis le tapis bleu à l’abri des mites, tout en haut du râtelier de sellerie. Les mites n’y montent pas. Personne n’y monte.',
        ],
        worse: [
          'Le tapis bleu [glissa|a glissé] derrière la barre du haut. Du râtelier, il ne pendait plus qu’un morceau d’étoile.',
          'La barre du haut [glissa|a glissé]. Le tapis bleu [se plia|s’est plié] par-dessus le râtelier, du côté du mur.',
        ],
        sign: [
          'Juste dessous, il y avait une petite marche de bois. La paille l’avait couverte, et un pied y tenait.',
          'Contre le mur, un vieux montoir attendait, usé au milieu.',
        ],
        yields: [
          'Le râtelier de sellerie [sentit|a senti] une main sur sa barre. Le tapis bleu [vint|est venu] avec l’étoile, puis la poussière, puis le reste.',
          'La barre du haut [fut|a été] à hauteur d’épaule. Du râtelier, le tapis bleu [descendit|est descendu], et il sentait le poney.',
        ],
      },
      locked: {
        part: { g: 'f', one: 'porte du placard', elides: false },
        holds: [
          'Mais le tapis bleu était dans le placard, sous le râtelier de sellerie. La porte du placard était fermée, et la clé avait pris sa retraite avant le poney.',
          'Mais sous le râtelier de sellerie, le placard gardait le tapis bleu pour les grands jours. C’en était un, et le placard ne le savait pas.',
        ],
        worse: [
          'La porte du placard [se coinça|s’est coincée]. Sous le râtelier, un coin du tapis bleu était maintenant pincé dedans.',
          'La porte du placard [gonfla|a gonflé]. Sous le râtelier, le tapis bleu [resta|est resté] dans son dimanche.',
        ],
        sign: [
          'À côté, une cheville tournée pendait à un clou. Elle était ronde, du même rond que le trou de la porte.',
          'Un cure-pied pendait à côté, mince et recourbé.',
        ],
        yields: [
          'La porte du placard [s’ouvrit|s’est ouverte], et le râtelier de sellerie tout entier [respira|a respiré]. Le tapis bleu était plié en quatre, l’étoile au-dessus.',
          'La porte du placard [comprit|a compris]. Le tapis bleu [sortit|est sorti] de sous le râtelier, repassé.',
        ],
      },
    },
  },
  carrots: {
    title: ['Les premières carottes du soir', '{hero} et le chien du couloir'],
    prize: { g: 'm', one: 'panier de carottes', elides: false },
    obstacle: { g: 'm', one: 'couloir au foin', elides: false },
    task: [
      'La jument qui venait d’avoir son poulain recevait les premières carottes du soir, avant tous les autres. Quand la cloche du repas sonnerait, vingt nez se mettraient aux portes. Le panier de carottes devait passer avant.',
      'Dans le box du fond, le poulain tétait, et la jument avait faim pour deux. Elle recevait les carottes la première, avant la cloche. Le panier n’était pas encore passé.',
      {
        text: 'La jument avait un bébé. Les premières carottes étaient pour elle. Les autres avaient faim aussi.',
        to: '3-5',
      },
    ],
    gift: [
      'La jument [prit|a pris] la première carotte du bout des lèvres. Le poulain [voulut|a voulu] savoir ce que c’était, et [tint|a tenu] le vert. La cloche [sonna|a sonné], et vingt nez [arrivèrent|sont arrivés] trop tard.',
      'Le panier de carottes [entra|est entré] dans le box, et un long nez dedans. On [entendit|a entendu] croquer. Le poulain [trouva|a trouvé] une fane par terre, et [la porta|l’a portée] partout.',
      {
        text: 'La jument [croqua|a croqué], crac. Le bébé [tint|a tenu] le vert. Les autres [arrivèrent|sont arrivés] trop tard.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'vieux chien', elides: false },
        holds: [
          'Mais le panier de carottes était au bout du couloir au foin, et le vieux chien dormait en travers. C’était son couloir, c’était son heure.',
          'Seulement, le vieux chien avait fait du couloir au foin sa chambre à coucher. Le panier de carottes était dans la chambre, au pied du lit.',
        ],
        worse: [
          'Le vieux chien [grogna|a grogné] et [s’étira|s’est étiré] d’un mur à l’autre. Le couloir au foin était plein de chien, et le panier de carottes derrière son dos.',
          'Le vieux chien [s’allongea|s’est allongé] du museau à la queue. Le couloir au foin [fut|a été] complet, et le panier de carottes aussi.',
        ],
        sign: [
          'Devant le nez du chien étaient rangés un os, une brosse et un gant. L’os était le plus près.',
          'Dans un coin, il y avait une balle, un bout de longe et une pomme de l’an dernier, bien alignés.',
        ],
        yields: [
          'Le vieux chien [se roula|s’est roulé] vers ses affaires, et le couloir au foin [eut|a eu] une petite place. Le panier de carottes [passa|est passé] par là, sans un bruit de vert.',
          'Le vieux chien [roula|a roulé] vers sa longe. Le couloir au foin [garda|a gardé] une place grande comme un pas, et le panier de carottes [passa|est passé] par-dessus une patte.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux chien', elides: false },
        holds: [
          'Mais le panier de carottes était au bout du couloir au foin, et le vieux chien le gardait. Il avait été élevé comme ça.',
          'Seulement, le vieux chien prenait le panier de carottes pour des os de cheval. Il était debout dans le couloir au foin, et il en répondait.',
        ],
        worse: [
          'Le vieux chien [se leva|s’est levé], large comme le couloir. Derrière lui, le panier de carottes n’était plus qu’une odeur.',
          'Le vieux chien [grogna|a grogné] dans les graves. Tout le couloir au foin [trembla|a tremblé], et le panier de carottes [recula|a reculé] d’une fane.',
        ],
        sign: [
          'Le vieux chien regardait son bol d’eau. Un balai était tombé devant, et le bol était de l’autre côté.',
          'Le vieux chien levait la patte arrière, et la reposait. Une épine y était, entre deux coussins.',
        ],
        yields: [
          'Le vieux chien [se rangea|s’est rangé] contre le mur, du côté de son bol. Le couloir au foin était de nouveau un couloir, et le panier de carottes au bout.',
          'Le vieux chien [s’assit|s’est assis] et [regarda|a regardé] sa patte, guérie. Dans le couloir au foin, le panier de carottes [n’eut plus|n’avait plus] de gardien, seulement un ami.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'bout du couloir', elides: false },
        holds: [
          'Mais le panier de carottes était tout au bout du couloir au foin. Là, le vieux chien ronflait, et l’on ne voyait même pas le ronflement.',
          'Seulement, le couloir au foin n’avait qu’une lucarne, et une hirondelle devant. Au bout du couloir, le panier de carottes et le vieux chien étaient la même ombre.',
        ],
        worse: [
          'Le bout du couloir [s’éloigna|s’est éloigné], et le noir au-dessus du foin [s’épaissit|s’est épaissi]. Du panier de carottes, on ne voyait plus l’anse.',
          'Le bout du couloir [respira|a respiré], ou bien c’était le chien. Le panier de carottes [s’enfonça|s’est enfoncé] dans le foin et dans le noir.',
        ],
        sign: [
          'Assez loin, un rouge de carotte luisait. Il avait un petit bout pointu.',
          'À mi-hauteur, une boucle de harnais luisait. Elle se balançait, comme pour montrer.',
        ],
        yields: [
          'La lueur pointue [eut|a eu] des voisines. Au bout du couloir au foin, le panier de carottes était là, à côté d’une queue qui battait.',
          'Sous la boucle, quelque chose d’orange [prit|a pris] forme. Le panier de carottes était là, et le vieux chien [remua|a remué] la nuit avec sa queue.',
        ],
      },
    },
  },
  quadrille: {
    title: ['Huit chevaux et un premier temps', '{hero} à la table de son'],
    prize: { g: 'm', one: 'premier temps', elides: false },
    obstacle: { g: 'f', one: 'table de son', elides: false },
    task: [
      'Pour la journée portes ouvertes, les huit cavaliers du club montaient en musique. Tout partait d’un premier temps, d’un seul, et la fille à la table de son n’en avait pas à leur donner.',
    ],
    gift: [
      'Le premier temps [tomba|est tombé], et huit chevaux [levèrent|ont levé] le même pied. Le public [ne respira plus|n’a plus respiré] avant le premier tournant. À la table de son, une main comptait encore, sous le bois, pour elle seule.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'couvercle du lecteur', elides: false },
        holds: [
          'Mais sur la table de son, le couvercle du lecteur avait lâché. Dès qu’il se soulevait, la musique sautait, et le premier temps arrivait en deuxième.',
        ],
        worse: [
          'Le crochet du couvercle [tomba|est tombé] entre les planches. Sur la table de son, la musique [sauta|a sauté] trois mesures de suite, et le premier temps avec.',
        ],
        sign: [
          'Le crochet et sa charnière avaient cassé de biais. Les deux biais allaient l’un sur l’autre, au poil près.',
        ],
        yields: [
          'Le couvercle du lecteur [ferma|a fermé], avec un clic qu’il n’avait pas avant. La table de son [se tint|s’est tenue] tranquille, et le premier temps [arriva|est arrivé] en premier.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'capitaine', elides: false },
        holds: [
          'Mais autour de la table de son, l’équipe était au complet depuis deux ans. La capitaine avait plié le plan de la reprise dans sa manche, et le premier temps était dessus.',
        ],
        worse: [
          'La capitaine [replia|a replié] le plan encore une fois. Les cavaliers [se rangèrent|se sont rangés] entre elle et la table de son, et le premier temps [devint|est devenu] un secret d’équipe.',
        ],
        sign: [
          'La capitaine regardait toujours le même coin de la carrière, celui où deux files se croisent. Il aurait fallu là une voix pour compter tout haut.',
        ],
        yields: [
          'La capitaine [déplia|a déplié] le plan, pli après pli, et [le posa|l’a posé] à plat. Il tenait juste sur la table de son, le premier temps en haut à gauche.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'pied d’enceinte', elides: false },
        holds: [
          'Mais à côté de la table de son, le pied d’enceinte avait tourné dans le sable. L’enceinte regardait le mur, et le premier temps partait chez les voisins.',
        ],
        worse: [
          'Le pied d’enceinte [s’enfonça|s’est enfoncé] d’une main encore. Devant la table de son, les chevaux avaient les oreilles en avant, et le premier temps derrière eux.',
        ],
        sign: [
          'Sous le pied, une planche dépassait d’un côté. Quand on marchait dessus, tout l’ensemble se balançait.',
        ],
        yields: [
          'Le pied d’enceinte [pivota|a pivoté] et [se planta|s’est planté] droit. La table de son [fit|a fait] un essai, et au fond de la carrière un cheval [leva|a levé] la tête au premier temps.',
        ],
      },
    },
  },
  book: {
    title: ['Deux signatures à cinq heures', '{hero} et le cahier jaune'],
    prize: { g: 'm', one: 'cahier jaune', elides: false },
    obstacle: { g: 'f', one: 'dispute du planning', elides: false },
    task: [
      'Le même poney avait deux responsables, et deux brosses à son clou. La vétérinaire passait à cinq heures et demandait les deux signatures, dans le cahier jaune, à la page du jour. Il y en avait une.',
    ],
    gift: [
      'À cinq heures, le cahier jaune était ouvert sur la porte du box, avec deux noms, l’un un peu plus appuyé que l’autre. La vétérinaire [souffla|a soufflé] sur l’encre et [prit|a pris] le pouls du poney.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'conversation du groupe', elides: false },
        holds: [
          'Mais entre les deux, il y avait la dispute du planning. La conversation du groupe l’avait changé sans l’amie du fond, et le cahier jaune était sous son bras, fermé.',
        ],
        worse: [
          'Trois réponses de plus [se croisèrent|se sont croisées] dans la conversation du groupe. La dispute du planning [monta|est montée] d’un ton, et le cahier jaune [se ferma|s’est fermé] d’un coup sec.',
        ],
        sign: [
          'Au milieu des messages, il y avait une question. L’amie l’avait posée lundi, et personne n’y avait répondu.',
        ],
        yields: [
          'Sur les deux téléphones, la conversation du groupe [s’arrêta|s’est arrêtée] sur un seul mot. La dispute du planning [tint|a tenu] encore une minute, pour la forme, et le cahier jaune [s’ouvrit|s’est ouvert] à aujourd’hui.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'amie du box', elides: true },
        holds: [
          'Mais depuis la dispute du planning, l’amie du box prenait chaque mot pour un reproche. On disait bonjour, elle entendait : en retard. Le cahier jaune était sous son bras.',
        ],
        worse: [
          'L’amie du box [rangea|a rangé] le cahier jaune au fond de son sac. Dans la dispute du planning, il y avait maintenant une fermeture éclair.',
        ],
        sign: [
          'Quand le poney tournait la croupe, l’amie tendait encore la brosse de l’autre côté, sans regarder. Elle l’avait toujours fait.',
        ],
        yields: [
          'L’amie du box [prit|a pris] la brosse, [fit|a fait] deux passages, et [la rendit|l’a rendue]. La dispute du planning n’était pas finie, mais le cahier jaune [revint|est revenu] sur la porte.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'brouette de paille', elides: false },
        holds: [
          'Mais entre elles, en travers de l’allée, il y avait la brouette de paille, et la dispute du planning. Le cahier jaune était de l’autre côté, et d’un seul bord une brouette pleine ne va nulle part.',
        ],
        worse: [
          'La brouette [versa|a versé] en arrière, en plein dans l’allée. La dispute du planning avait de la paille jusqu’aux genoux, et le cahier jaune s’éloignait.',
        ],
        sign: [
          'Devant, la brouette avait une autre paire de poignées. Elles servaient autrefois, quand il y avait deux paires de bras.',
        ],
        yields: [
          'La brouette de paille [se redressa|s’est redressée] et [roula|a roulé] jusqu’au bout de l’allée, tenue des deux bouts. La dispute du planning n’avait plus rien pour se cacher, et le cahier jaune [changea|a changé] de main.',
        ],
      },
    },
  },
} satisfies FrErrands;
