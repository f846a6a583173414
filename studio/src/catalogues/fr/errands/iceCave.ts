import type { FrErrands } from '../../schema.ts';

export const iceCave = {
  crystal: {
    title: ['Le cristal tourné au mur', '{hero} au couloir de miroirs'],
    prize: { g: 'm', one: 'cristal', elides: false },
    obstacle: { g: 'm', one: 'couloir de miroirs', elides: false },
    task: [
      '<helper>Le cristal s’est tourné vers le mur</helper>, [dit|a dit] {helper}. <helper>C’est lui qui éclaire la grotte. Il fait déjà sombre dans trois salles, et les petits du fond vont croire que c’est la nuit.</helper>',
      'Au fond de la grotte, une toute petite voix demandait si c’était déjà la nuit. Le cristal s’était tourné vers le mur, et les salles devenaient sombres, une par une.',
      {
        text: '<helper>Le cristal s’est tourné</helper>, [dit|a dit] {helper}. <helper>C’est lui, la lumière. Les petits croient que c’est la nuit.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Le cristal [se tourna|s’est tourné] vers la salle, et la lumière [alla|est allée] bleue jusqu’au bout de la grotte. Au fond, de très petites voix [dirent|ont dit] déjà, et [se levèrent|se sont levées].',
      'Le cristal [regarda|a regardé] de nouveau la salle. La lumière [alla|est allée] de glaçon en glaçon, jusqu’au fond. Là-bas, on [éternua|a éternué], et l’on [sortit|est sorti] jouer.',
      {
        text: 'Le cristal [se tourna|s’est tourné]. Tout [devint|est devenu] bleu, jusqu’au fond. Bonjour, [dirent|ont dit] de petites voix.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'bout du couloir', elides: false },
        holds: [
          'Mais le cristal était tout au fond du couloir de miroirs. Sans lui, le bout du couloir était noir, et cent fois noir.',
          'Seulement, dans le couloir de miroirs, la nuit avait cent portes. Le cristal était derrière la dernière, au bout du couloir, et il boudait.',
        ],
        worse: [
          'Les miroirs [s’éteignirent|se sont éteints] l’un après l’autre, et le bout du couloir [s’éloigna|s’est éloigné]. Du cristal, il n’y avait rien à voir, dans aucun.',
          'Un miroir [passa|a passé] le noir à l’autre. Au bout du couloir, le cristal n’était plus qu’un bruit de goutte.',
        ],
        sign: [
          'Très loin, le dernier miroir gardait un point bleu. On aurait dit une tête d’épingle.',
          'Tout en bas d’un miroir, une étincelle traînait. Elle était bleue, et elle n’avait pas fini.',
        ],
        yields: [
          'La lueur bleue [grandit|a grandi], d’un miroir à l’autre. Au bout du couloir, le cristal était là, le nez contre le mur.',
          'L’étincelle [sauta|a sauté] de miroir en miroir, jusqu’au bout du couloir. Le cristal [se retourna|s’est retourné], pour voir qui venait avec de la lumière.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'sol luisant', elides: false },
        holds: [
          'Mais le cristal était de l’autre côté du couloir de miroirs. Le sol luisant y menait tout droit, et en ramenait encore plus vite.',
          'Seulement, le couloir de miroirs avait un sol, et c’était un miroir de plus. Le cristal était de l’autre côté, et son reflet dessous.',
        ],
        worse: [
          'Le sol luisant [ramena|a ramené] tout le monde à l’entrée du couloir. Le cristal [glissa|a glissé] aussi, d’un doigt, un peu plus vers le mur.',
          'Le sol luisant [renvoya|a renvoyé] les pieds à leurs reflets. Au bout du couloir, le cristal [fit|a fait] un quart de tour vers le mur.',
        ],
        sign: [
          'Par terre, il y avait un rond qui ne brillait pas. C’était de la neige, vieille et rugueuse comme du sucre.',
          'Contre le bord, le givre avait poussé en brosse. On l’entendait gratter, rien qu’à le regarder.',
        ],
        yields: [
          'Le rond de neige [tint|a tenu] les pieds, et le couloir de miroirs [fut|a été] derrière. Devant, le cristal avait exactement la taille de deux mains.',
          'Le givre [gratta|a gratté] les semelles, l’une et l’autre. Le couloir de miroirs [perdit|a perdu] ses cent glissades, et le cristal était à deux mains.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'reflet', elides: false },
        holds: [
          'Mais dans le couloir de miroirs, un reflet s’occupait du cristal. Il faisait tout comme on lui montrait, seulement à l’envers.',
          'Seulement, le couloir de miroirs avait un reflet à lui, qui s’occupait du cristal. Quand on disait devant, il faisait derrière, et il le faisait bien.',
        ],
        worse: [
          'Le reflet [tourna|a tourné] le cristal un peu plus vers le mur. Puis il [salua|a salué], et tout le couloir de miroirs [salua|a salué] avec lui.',
          'Le reflet [poussa|a poussé] le cristal contre le mur, avec un sourire à l’envers. Les cent autres du couloir [applaudirent|ont applaudi].',
        ],
        sign: [
          'Une main gauche, tout ouverte, pendait sur le côté. Le reflet avait ouvert la sienne, et du bon côté.',
          'Une manche avait touché une oreille. Dans le couloir, cent manches avaient touché cent oreilles, et c’était la bonne.',
        ],
        yields: [
          'Le reflet [comprit|a compris], à l’endroit. Dans le couloir de miroirs, cent mains [tournèrent|ont tourné] le cristal, et une seule était vraie.',
          'Le reflet [pencha|a penché] la tête du bon côté. Les cent mains du couloir [se posèrent|se sont posées] sur le cristal, et [le rendirent|l’ont rendu] au monde.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente des miroirs', elides: false },
        holds: [
          'Mais le cristal était au bout du couloir, derrière les deux derniers miroirs. La fente entre les deux laissait passer un souffle.',
          'Seulement, les deux derniers miroirs du couloir s’embrassaient presque. Le cristal était derrière, et la fente n’était pas plus large qu’un secret.',
        ],
        worse: [
          'Les deux miroirs [se penchèrent|se sont penchés] l’un vers l’autre. Derrière la fente, le cristal [glissa|a glissé] d’une main vers le fond du couloir.',
          'La fente des miroirs [fit|a fait] clic. Derrière, le cristal [glissa|a glissé], et le couloir [garda|a gardé] le secret.',
        ],
        sign: [
          'Près du sol, la fente s’élargissait. La glace y avait fondu en rond, comme sous une patte.',
          'À hauteur de genou, un coin de miroir avait sauté. Un courant d’air froid y passait ses doigts.',
        ],
        yields: [
          'Le cristal [passa|est passé] par le bas, en sonnant contre la glace. Cent fois, dans le couloir de miroirs, il était dehors.',
          'Le cristal [suivit|a suivi] le courant d’air, et [sortit|est sorti] par le coin. Le couloir de miroirs [compta|a compté] : cent et un.',
        ],
      },
    },
  },
  chime: {
    title: ['Le carillon de glace', '{hero} et les sept tiges'],
    prize: { g: 'm', one: 'carillon de glace', elides: false },
    obstacle: { g: 'f', one: 'corniche aux glaçons', elides: false },
    task: [
      'Les petits de la chouette des neiges ne dormaient qu’au carillon de glace. Il en fallait l’air entier, du haut vers le bas. Quand la lune se lèverait, le vent du soir s’arrêterait, et ce serait fini pour aujourd’hui.',
      '<companion>Ils ont gardé un œil ouvert, chacun</companion>, [dit|a dit] {companion}. Les petits de la chouette des neiges attendaient leur air, du haut vers le bas. Le carillon de glace se taisait, et le vent du soir finirait avec la lune.',
      {
        text: 'Les bébés chouettes voulaient leur musique. Ting, ting, faisait le carillon de glace. Ce soir, il se taisait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le vent du soir [joua|a joué] l’air entier, sept notes, du haut vers le bas. Un petit [ferma|a fermé] les yeux à la troisième. Le dernier [attendit|a attendu] la septième, pour être sûr.',
      'Sept notes [tombèrent|sont tombées], l’une après l’autre, comme des gouttes. À chaque note, un petit tombait aussi, de sommeil, contre le suivant. La chouette [tira|a tiré] son aile par-dessus.',
      {
        text: 'Ting, ting, ting, [fit|a fait] le carillon de glace. Un bébé [ferma|a fermé] les yeux, puis l’autre.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'fil du carillon', elides: false },
        holds: [
          'Mais le carillon de glace pendait tout de travers à la corniche aux glaçons. Son fil avait fait le tour des glaçons, puis des tiges, puis de lui-même.',
          'Mais le fil du carillon avait tourné avec le vent toute la nuit. Sous la corniche aux glaçons, le carillon de glace était en pelote.',
        ],
        worse: [
          'Le fil [se serra|s’est serré], et les sept tiges [se croisèrent|se sont croisées]. Sous la corniche, le carillon de glace n’était plus qu’un fagot.',
          'Le fil [fit|a fait] encore un tour. Le carillon de glace [n’eut plus|n’a plus eu] qu’une voix, et elle était enrouée.',
        ],
        sign: [
          'Autour de la plus petite tige, le fil faisait une boucle. Elle était lâche, et la tige y dansait.',
          'Près de la corniche aux glaçons, un bout du fil pendait comme une oreille de lapin.',
        ],
        yields: [
          'Le fil [fila|a filé] autour des glaçons, sans un bruit. Sous la corniche, le carillon de glace [se déplia|s’est déplié] comme une main.',
          'Le fil [se déroula|s’est déroulé] dans l’autre sens. Sous la corniche aux glaçons, le carillon de glace [fit|a fait] la gamme.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'grosse goutte', elides: false },
        holds: [
          'Mais sous la corniche aux glaçons, une grosse goutte tombait dans un bassin de pierre. Plonc, disait toute la grotte, et du carillon de glace on n’entendait pas la moitié.',
          'Mais la corniche aux glaçons fondait d’une grosse goutte, toujours la même, ploc. Le carillon de glace jouait dessous, et ploc, et ploc.',
        ],
        worse: [
          'La grosse goutte [tomba|est tombée] plus vite, et la corniche [répondit|a répondu] plonc de tous les côtés. Le carillon de glace [se noya|s’est noyé] dans le plonc.',
          'La grosse goutte [trouva|a trouvé] l’écho. Ploc, [dit|a dit] toute la corniche aux glaçons, et le carillon de glace [se tut|s’est tu].',
        ],
        sign: [
          'Une goutte, rien, une goutte, rien. Le rien avait juste la longueur d’une note.',
          'Avant de tomber, la goutte s’arrondissait. Pendant qu’elle s’arrondissait, on entendait la neige.',
        ],
        yields: [
          'La grosse goutte [resta|est restée] pendue, sans tomber. Alors, sous la corniche aux glaçons, le carillon de glace [joua|a joué] tout entier.',
          'La grosse goutte [gela|a gelé] au bord de la corniche. Le carillon de glace [eut|a eu] la grotte pour lui tout seul.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'bébé phoque', elides: false },
        holds: [
          'Mais le carillon de glace avait le bout sur le sol, sous la corniche aux glaçons. Un bébé phoque dormait dessus, et ronflait un peu.',
          'Mais un bébé phoque avait pris le carillon de glace pour une couverture. Sous la corniche aux glaçons, il dormait entre deux notes.',
        ],
        worse: [
          'Le bébé phoque [grogna|a grogné] et [roula|a roulé]. Sous la corniche, trois tiges du carillon de glace étaient maintenant sous son ventre.',
          'Le bébé phoque [remonta|a remonté] la couverture. Le carillon de glace [tinta|a tinté] sous son menton, et plus du tout.',
        ],
        sign: [
          'À côté du bébé phoque étaient rangés un coquillage, un caillou et un brin d’algue. Ils étaient en ligne, comme sur une table de nuit.',
          'Sur la glace, il y avait sa boule de neige, sa plume, et une autre boule, en ligne.',
        ],
        yields: [
          'Le bébé phoque [s’étira|s’est étiré] et [roula|a roulé] de l’autre côté, près de ses affaires. Le carillon de glace [remonta|est remonté] sous la corniche, et il [fit|a fait] ting, ting, ting.',
          'Le bébé phoque [alla|est allé] dormir contre sa boule. Sous la corniche aux glaçons, le carillon de glace [se redressa|s’est redressé].',
        ],
      },
    },
  },
  sledge: {
    title: ['Un colis pour le morse', '{hero} et la porte de neige'],
    prize: { g: 'm', one: 'petit traîneau', elides: false },
    obstacle: { g: 'f', one: 'porte de neige', elides: false },
    task: [
      'Le facteur des neiges était en retard. Le petit traîneau devait être au trou du nord avant les flocons. Il n’y avait dessus qu’un colis, pour un morse, et c’était son anniversaire.',
      'Un morse avait aujourd’hui un an de plus, et rien ne le disait. Son colis était sur le petit traîneau. Il devait être au trou du nord avant les premiers flocons.',
      {
        text: 'Un morse avait son anniversaire. Son colis était sur le petit traîneau. Et le petit traîneau n’arrivait pas.',
        to: '3-5',
      },
    ],
    gift: [
      'Le petit traîneau [s’arrêta|s’est arrêté] au bord du trou du nord. Deux moustaches [sortirent|sont sorties] de l’eau, puis tout un morse. Il [secoua|a secoué] le colis contre son oreille, et le premier flocon [tomba|est tombé].',
      'Le petit traîneau [glissa|a glissé] jusqu’à l’eau. Le morse [ouvrit|a ouvert] le colis avec ses dents. C’était une écharpe. Il [la mit|l’a mise] sur-le-champ, et [replongea|a replongé] avec.',
      {
        text: 'Le petit traîneau [arriva|est arrivé]. Deux moustaches [sortirent|sont sorties] de l’eau. Le morse [secoua|a secoué] son colis : cloc, cloc.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'm', one: 'bloc de glace', elides: false },
        holds: [
          'Mais devant le petit traîneau, un bloc de glace s’était figé en travers : la porte de neige. Il était rond, blanc, et lourd comme un hiver.',
          'Seulement, la porte de neige était un bloc de glace que l’hiver avait oublié de faire rouler. Derrière, le petit traîneau avait déjà de la neige sur les genoux.',
        ],
        worse: [
          'Le bloc de glace [s’assit|s’est assis] en craquant. Derrière la porte de neige, le petit traîneau était plaqué contre la paroi, et le colis aussi.',
          'Le bloc de glace [prit|a pris] racine, en craquant. Le petit traîneau [fut|a été] poussé d’un cran, loin de la porte de neige.',
        ],
        sign: [
          'En bas, le bloc ne touchait pas partout. De ce côté-là, il berçait, très peu.',
          'Une goutte avait creusé sous le bloc, d’un côté. On y voyait du bleu, et le bloc hochait la tête.',
        ],
        yields: [
          'La porte de neige [roula|a roulé], comme une bille énorme qui a trouvé la pente. Le petit traîneau [partit|est parti] tout seul, d’une longueur.',
          'Le bloc de glace [hocha|a hoché] la tête une fois de trop, et [roula|a roulé] dans la neige. Il n’y avait plus de porte de neige, et le petit traîneau [glissa|a glissé] dehors tout seul.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'verrou de bouleau', elides: false },
        holds: [
          'Mais le petit traîneau était de l’autre côté de la porte de neige. Elle avait un verrou de bouleau, et le facteur en avait la clé dans sa sacoche, très loin.',
          'Seulement, la porte de neige était fermée en dedans, comme chez les gens qui hibernent. Le petit traîneau attendait derrière le verrou, et le colis sur le petit traîneau.',
        ],
        worse: [
          'Le verrou [se coinça|s’est coincé] dans le givre. Derrière la porte de neige, le petit traîneau [glissa|a glissé] en arrière, on l’[entendit|a entendu].',
          'Le verrou de bouleau [gonfla|a gonflé]. De l’autre côté de la porte de neige, le petit traîneau [recula|a reculé], un patin après l’autre.',
        ],
        sign: [
          'À côté du verrou, un crochet en arête de poisson pendait à son clou. Il avait la même courbe que le trou.',
          'Une corne de renne, toute petite, était plantée dans la glace à côté. Sa pointe était usée.',
        ],
        yields: [
          'Le verrou de bouleau [sauta|a sauté] avec un bruit de noix. La porte de neige [s’ouvrit|s’est ouverte], et le petit traîneau [vint|est venu] à la rencontre, la corde en avant.',
          'Le verrou de bouleau [céda|a cédé] comme on soupire. La porte de neige [tourna|a tourné] dans ses gonds de glace, et le petit traîneau avait la corde prête.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'hermine', elides: false },
        holds: [
          'Mais derrière la porte de neige, une hermine était assise sur le colis du petit traîneau. Elle était petite comme un gant, et le monde était grand.',
          'Seulement, une hermine avait trouvé le petit traîneau bien douillet. Elle était dessous, derrière la porte de neige, et ne parlait qu’à son ombre.',
        ],
        worse: [
          'L’hermine [disparut|a disparu] sous le petit traîneau. Le colis [partit|est parti] avec elle, et derrière la porte de neige il n’y avait plus que du blanc.',
          'L’hermine [poussa|a poussé] de la neige devant elle. La porte de neige [fut|a été] double, et le petit traîneau à moitié dessous.',
        ],
        sign: [
          'Sous un patin dépassait un bout de queue noire. On aurait dit une virgule.',
          'Un rond s’était fait dans la neige, grand comme un bouton. Il fumait un peu, il respirait.',
        ],
        yields: [
          'La virgule [se changea|s’est changée] en hermine. Elle [remonta|est remontée] sur le petit traîneau, avec le colis. Derrière la porte de neige, il y avait de la place.',
          'Par le bouton [vint|est venu] un nez, puis deux yeux noirs. L’hermine [sauta|a sauté] du petit traîneau, et [ouvrit|a ouvert] la porte de neige par en bas.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'jeune morse', elides: false },
        holds: [
          'Mais devant la porte de neige, un jeune morse montait la garde. Le petit traîneau était derrière, et il ne voulait pas de visite.',
          'Seulement, la porte de neige avait un portier, et c’était un jeune morse. On lui avait dit d’empêcher les courants d’air, et le petit traîneau en faisait.',
        ],
        worse: [
          'Le jeune morse [se coucha|s’est couché] en travers, tout du long. De la porte de neige, on ne voyait plus que le haut, et du petit traîneau, plus rien.',
          'Le jeune morse [boucha|a bouché] tout, avec deux plis de plus. La porte de neige [disparut|a disparu] sous le morse, et le petit traîneau sous la porte.',
        ],
        sign: [
          'Le jeune morse louchait vers le sol. Il y avait là un chapeau, fait pour de la neige, et il était vide.',
          'Le jeune morse se grattait le dos à la paroi. La brosse pendait au mur, plus haut que ses nageoires.',
        ],
        yields: [
          'Le jeune morse [se poussa|s’est poussé], d’un ventre, du côté de son chapeau. La porte de neige [s’ouvrit|s’est ouverte] sur le petit traîneau, et sur le colis.',
          'Le jeune morse [se coucha|s’est couché] sur le côté, le dos enfin content. Par la porte de neige, on voyait le petit traîneau, et sur lui le colis du cousin.',
        ],
      },
    },
  },
  choir: {
    title: ['La note la plus basse', '{hero} et le dernier pilier'],
    prize: { g: 'f', one: 'première note grave', elides: false },
    obstacle: { g: 'm', one: 'chœur divisé', elides: false },
    task: [
      'Une fois l’an, à cinq heures, un chœur de jeunes chantait dans la grotte de glace pour le village, en bas. Depuis la dispute de mardi, il y en avait deux demis, et personne pour donner la première note grave.',
    ],
    gift: [
      'La note [vint|est venue] d’abord par les semelles, puis par la glace, puis de partout. Plus bas, sur le chemin du village, les lanternes [s’arrêtèrent|se sont arrêtées] de bouger.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'diapason de bois', elides: false },
        holds: [
          'Mais le chœur divisé n’avait qu’un diapason de bois, et dans la dispute il s’était fendu. La première note grave n’y était plus, il ne soufflait que de l’air froid.',
        ],
        worse: [
          'Le diapason de bois [se fendit|s’est fendu] jusqu’au milieu. Les deux moitiés du chœur [se regardèrent|se sont regardées], et la première note grave n’était dans aucune.',
        ],
        sign: [
          'Les deux bords du bois étaient clairs et frais. Une longue écharde de l’un manquait à l’autre.',
        ],
        yields: [
          'Le diapason de bois [donna|a donné] un son voilé, un peu plus bas que d’habitude. Le chœur [le prit|l’a pris] tel quel, et la première note grave [eut|a eu] de quoi commencer.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'voix la plus grave', elides: false },
        holds: [
          'Mais la première note grave était à un seul, et il n’était plus avec le chœur. La voix la plus grave se tenait derrière le dernier pilier, là où aucune moitié ne pouvait la compter.',
        ],
        worse: [
          'La voix la plus grave [recula|a reculé] d’un pilier encore. Le fredonnement [s’arrêta|s’est arrêté], et le chœur n’avait plus de plancher, et plus de première note.',
        ],
        sign: ['Au bord de la glace dépassait le bout d’une écharpe. Il battait la mesure, très exactement.'],
        yields: [
          'L’écharpe [sortit|est sortie] de derrière le pilier, et la voix la plus grave [vint|est venue] avec. Elle [se plaça|s’est placée] entre les deux moitiés du chœur, et la première note grave [trouva|a trouvé] où se poser.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'écho de la grotte', elides: true },
        holds: [
          'Mais avant la première note grave, il fallait que l’écho de la grotte soit tout à fait mort. Le chœur divisé chuchotait, et chaque chuchotement repartait du fond.',
        ],
        worse: [
          'L’écho [repartit|est reparti] du fond et [fit|a fait] deux fois le tour. La première note grave [se noya|s’est noyée] dedans, et le chœur était à refaire.',
        ],
        sign: [
          'Près de l’entrée, il y avait eu une seconde sans rien. Une goutte y était tombée, et l’on avait entendu la goutte.',
        ],
        yields: [
          'L’écho de la grotte [se coucha|s’est couché], salle après salle. Dans ce silence, le chœur [prit|a pris] une seule respiration, et la première note grave [attendit|a attendu] au bord des lèvres.',
        ],
      },
    },
  },
  tour: {
    title: ['La lumière qui marche', '{hero} pour un premier groupe'],
    prize: { g: 'f', one: 'lumière bleue', elides: false },
    obstacle: { g: 'f', one: 'salle des guides', elides: false },
    task: [
      'C’était le premier après-midi comme guide, et un groupe attendait déjà devant la grotte, le bonnet sur les yeux. À quatre heures, la lumière bleue devait marcher le long des parois, pendant qu’on comptait les années de la glace.',
    ],
    gift: [
      'La lumière bleue [partit|est partie] de l’entrée et [longea|a longé] la paroi. Trois cents, quatre cents, [compta|a compté] le groupe tout bas. À mille, une vieille dame [ôta|a ôté] son gant et [toucha|a touché] du doigt.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'câble de lampe', elides: false },
        holds: [
          'Mais dans la salle des guides, le câble de lampe était sorti du tambour, débranché, en tas. La lumière bleue était au bout, et personne n’aurait su dire lequel.',
        ],
        worse: [
          'Le câble [se noua|s’est noué] contre le tambour. Dans la salle des guides, la lampe de la lumière bleue [fut|a été] tirée au fond de sa caisse.',
        ],
        sign: [
          'Sur le bord du tas, le câble faisait une boucle. Elle était molle, et le givre ne l’avait pas prise.',
        ],
        yields: [
          'Le câble de lampe [se vida|s’est vidé] de ses nœuds, un tour après l’autre. De la salle des guides, la lumière bleue [sortit|est sortie] à bout de bras.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'guide-cheffe', elides: false },
        holds: [
          'Mais dans la salle des guides, la guide-cheffe avait repris la clé. On était arrivé en retard, le premier jour, et la lumière bleue ne serait pas pour ceux du premier jour.',
        ],
        worse: [
          'La guide-cheffe [se plaça|s’est placée] devant le tableau des clés. La caisse de la lumière bleue [passa|est passée] derrière le comptoir de la salle des guides, sous un manteau.',
        ],
        sign: [
          'La guide-cheffe regardait la pendule, puis sa tasse. La tasse était vide depuis midi, et la pendule ne l’arrangeait pas.',
        ],
        yields: [
          'La guide-cheffe [décrocha|a décroché] la clé et [la fit|l’a fait] tourner au bout d’un doigt. Dans la salle des guides, la caisse [revint|est revenue] sur le comptoir, et la lumière bleue dedans.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'luge de matériel', elides: false },
        holds: [
          'Mais devant la salle des guides, la luge de matériel avait pris dans la neige. La lumière bleue était dessus, au fond, sous quatre-vingts kilos de cordes.',
        ],
        worse: [
          'La luge [s’enfonça|s’est enfoncée] d’une main, et les cordes [glissèrent|ont glissé] sur la caisse. Devant la salle des guides, la lumière bleue était maintenant dessous.',
        ],
        sign: [
          'Un des patins ne portait pas. Il bougeait, quand on passait à côté, comme une planche pourrie.',
        ],
        yields: [
          'La luge de matériel [pencha|a penché], [craqua|a craqué], et [quitta|a quitté] son trou. Elle [glissa|a glissé] jusqu’à la grotte, loin de la salle des guides, et la lumière bleue avec elle.',
        ],
      },
    },
  },
} satisfies FrErrands;
