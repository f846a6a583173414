import type { FrErrands } from '../../schema.ts';

export const doctorVisit = {
  plaster: {
    title: ['Le dernier pansement étoilé', 'Neuf personnes, neuf chaises'],
    prize: { g: 'm', one: 'pansement', elides: false },
    obstacle: { g: 'f', one: 'longue attente', elides: false },
    task: [
      'Un petit garçon avait le genou écorché. Le docteur lui avait promis un pansement à étoiles, et il n’en restait qu’un. Quand la cloche sonnerait, le tiroir serait fermé pour aujourd’hui.',
      '<companion>Il a dit qu’il serait courageux pour un pansement à étoiles</companion>, [dit|a dit] {companion}. Le petit garçon tenait son genou à deux mains. Il ne restait qu’un seul pansement, et la cloche allait sonner.',
      {
        text: 'Un petit garçon avait mal au genou. Il restait un pansement à étoiles, un seul. Il était pour lui.',
        to: '3-5',
      },
    ],
    gift: [
      'Le pansement [se posa|s’est posé] sur le genou, ses étoiles bien droites. Le petit garçon [souffla|a soufflé] dessus. Puis il [releva|a relevé] son pantalon de l’autre côté aussi, pour comparer.',
      'Le petit garçon [ferma|a fermé] les yeux, et quand il [les rouvrit|les a rouverts], il y avait des étoiles. Il [rentra|est rentré] chez lui à reculons, pour les voir marcher.',
      {
        text: 'On [posa|a posé] le pansement sur le genou. Le petit garçon [souffla|a soufflé] dessus. Fff.',
        to: '3-5',
      },
    ],
    by: {
      needsTime: {
        part: { g: 'm', one: 'tableau', elides: false },
        holds: [
          'Mais avant le pansement, il y avait la longue attente. Le tableau des numéros en était à douze, et il tournait quand il voulait.',
          'Seulement, le pansement avait un numéro, et tout le monde aussi. La longue attente en était à onze, et le tableau réfléchissait entre chaque.',
        ],
        worse: [
          'Le tableau des numéros [revint|est revenu] à un. L’attente [recommença|a recommencé], et le pansement était tout au bout.',
          'Le tableau [réfléchit|a réfléchi] à l’envers. L’attente [gagna|a gagné] une chaise, et le pansement [recula|a reculé] d’un tiroir.',
        ],
        sign: [
          'Un chiffre [bougea|a bougé], tout seul. Le un [devint|est devenu] un deux.',
          'Le petit volet d’un chiffre était à moitié tourné. Il tremblait, comme une paupière.',
        ],
        yields: [
          'Le tableau [tourna|a tourné], numéro après numéro, jusqu’au bon. L’attente était finie, et le tiroir du pansement [s’ouvrit|s’est ouvert].',
          'Le chiffre [bascula|a basculé], et le suivant, et celui d’après. La longue attente tenait maintenant sur une main, et le pansement dans l’autre.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'rangée', elides: false },
        holds: [
          'Mais il fallait entendre le nom du petit garçon pour avoir le pansement. Et dans la longue attente, toute la rangée de chaises s’était mise à parler.',
          'Seulement, on appelait pour le pansement, dans le fond, d’une petite voix. La longue attente avait, elle, une grosse voix, faite de toute une rangée.',
        ],
        worse: [
          'La rangée [monta|est montée] comme du lait. Dans la longue attente, le nom [passa|est passé] dessous, et le pansement [resta|est resté] au tiroir.',
          'La rangée [parla|a parlé] de l’hiver dernier. L’attente [devint|est devenue] un marché, et le nom du pansement, un oignon parmi d’autres.',
        ],
        sign: [
          'Quand une page se tournait, il y avait un silence. Il était mince comme la page.',
          'Quand l’aquarium faisait une bulle, tous les yeux y allaient. Une bulle, c’est du silence rond.',
        ],
        yields: [
          'Dans la longue attente, même les revues [se turent|se sont tues]. Le nom du petit garçon [arriva|est arrivé], et le pansement juste derrière.',
          'Toute la rangée [regarda|a regardé] une bulle. La longue attente [se tut|s’est tue] autour, et le nom [arriva|est arrivé], avec le pansement au bout.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'secrétaire', elides: false },
        holds: [
          'Mais devant le tiroir du pansement, il y avait le bureau, et la secrétaire derrière le bureau. Dans la longue attente, personne ne passait avant son tour.',
          'Seulement, la secrétaire avait vu passer toute la journée des gens pressés. Le pansement était dans son tiroir, et la longue attente devant.',
        ],
        worse: [
          'La secrétaire [se leva|s’est levée] et [fut|a été] large comme une armoire. L’attente [se rallongea|s’est rallongée], et l’on ne voyait plus le tiroir du pansement.',
          'La secrétaire [posa|a posé] le coude sur le tiroir. Le pansement [n’exista plus|n’a plus existé], et l’attente [reprit|a repris] son souffle.',
        ],
        sign: [
          'La secrétaire regardait sans arrêt à ses pieds. Un paquet de fiches y avait glissé, en éventail.',
          'La secrétaire soufflait sur ses doigts. Sa tasse était à l’autre bout du comptoir, et elle fumait toute seule.',
        ],
        yields: [
          'La secrétaire [se rassit|s’est rassise]. Au beau milieu de la longue attente, elle [tira|a tiré] le tiroir, et le pansement était dedans.',
          'La secrétaire [but|a bu] une gorgée, puis une autre, les yeux fermés. Au milieu de la longue attente, le tiroir [s’ouvrit|s’est ouvert], et le pansement avait sept étoiles.',
        ],
      },
    },
  },
  puppet: {
    title: ['La marionnette passe d’abord', 'Derrière le banc'],
    prize: { g: 'f', one: 'marionnette', elides: false },
    obstacle: { g: 'm', one: 'banc', elides: false },
    task: [
      'La marionnette du docteur passait toujours la première, pour montrer comment on fait. Aujourd’hui, elle avait disparu. Et une toute petite fille venait d’être appelée.',
      'La toute petite fille tenait sa bouche fermée à deux mains. D’habitude, la marionnette au bonnet rayé ouvrait la sienne d’abord. Aujourd’hui, le docteur avait une main vide.',
      {
        text: 'La marionnette du docteur passait toujours la première. Elle n’était plus là. Une petite fille attendait, toute serrée.',
        to: '3-5',
      },
    ],
    gift: [
      'La marionnette [ouvrit|a ouvert] la bouche très grand, et le docteur [regarda|a regardé] dedans. La toute petite fille [ouvrit|a ouvert] la sienne, encore plus grand. Le bonnet rayé [salua|a salué].',
      'Le docteur [écouta|a écouté] le cœur de la marionnette, qui était un bouton. Puis la toute petite fille [souleva|a soulevé] son pull elle-même. Le docteur [écouta|a écouté] longtemps, et la marionnette aussi.',
      {
        text: 'La marionnette [fit|a fait] aaah. La petite fille [fit|a fait] aaah, encore plus grand.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, la marionnette était tombée derrière le banc. Entre le banc et le mur, il y avait une fente à peine bonne pour un dessin.',
          'Mais le banc et le mur ne s’étaient jamais bien entendus, et ils gardaient une fente entre eux. La marionnette y était tombée, la tête la première.',
        ],
        worse: [
          'La marionnette [glissa|a glissé] plus loin derrière le banc. De la fente ne sortait plus que le bout du bonnet.',
          'La marionnette [s’enfonça|s’est enfoncée] jusqu’aux souliers. Derrière le banc, la fente [sourit|a souri] d’un seul côté.',
        ],
        sign: [
          'Près de l’aquarium, le mur faisait un creux. Une main y entrait avec sa montre.',
          'Au niveau du radiateur, le mur prenait ses distances. On y avait la place d’une main et d’un poignet.',
        ],
        yields: [
          'La marionnette [sortit|est sortie] de derrière le banc, près de l’aquarium, les bras en l’air. Le poisson [fit|a fait] un tour de plus.',
          'La marionnette [passa|est passée] devant le radiateur et [sortit|est sortie] de derrière le banc, toute chaude, les joues rouges.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'ombre', elides: true },
        holds: [
          'Seulement, la marionnette était sous le banc, dans l’ombre. On y voyait neuf paires de pieds, et c’était tout.',
          'Mais sous le banc, il n’y avait jamais eu de fenêtre. La marionnette était dans l’ombre, parmi les pieds, et les pieds n’ont pas d’yeux.',
        ],
        worse: [
          'Un manteau [glissa|a glissé] du banc. L’ombre [descendit|est descendue] jusqu’au sol, et la marionnette était derrière.',
          'Quelqu’un [allongea|a allongé] les jambes. L’ombre du banc [gagna|a gagné] le mur, et la marionnette avec.',
        ],
        sign: [
          'Contre le mur, sous la dernière chaise, une chose brillait à peine. C’était un grelot.',
          'Un bouton doré luisait contre la plinthe. Il avait l’air cousu à quelque chose.',
        ],
        yields: [
          'Le grelot [eut|a eu] un bonnet, et le bonnet un nez. La marionnette était sous le banc, couchée comme un malade.',
          'Au bouton, il y avait un gilet, au gilet un bras qui levait la main. La marionnette [sortit|est sortie] de sous le banc, comme à l’école.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'banc', elides: false },
        holds: [
          'Seulement, la marionnette était coincée derrière le banc. Il était long, il était en bois, et il avait pris racine.',
          'Mais le banc avait porté tous les malades du quartier, et il ne se levait plus pour personne. La marionnette était prise derrière son dos.',
        ],
        worse: [
          'Le banc [s’enfonça|s’est enfoncé] sur ses patins de feutre. Derrière, la marionnette [devint|est devenue] toute plate.',
          'Le banc [recula|a reculé] d’un soupir. La marionnette [fut|a été] mince comme une ordonnance.',
        ],
        sign: [
          'Un bout du banc, près de la porte, se balançait un peu. Il faisait toc.',
          'Un patin du banc avait perdu son feutre. De ce côté, il dansait sur le carrelage, tic, tic.',
        ],
        yields: [
          'Le banc [s’écarta|s’est écarté] d’un bout, comme une barrière. La marionnette [glissa|a glissé] jusqu’au sol, le bonnet de travers.',
          'Le banc [tourna|a tourné] sur son patin, tic, tic, comme une danseuse. Derrière, la marionnette [prit|a pris] l’air, par les pieds.',
        ],
      },
    },
  },
  puzzle: {
    title: ['La moitié d’une cheminée', 'Sous les manteaux'],
    prize: { g: 'f', one: 'pièce', elides: false },
    obstacle: { g: 'm', one: 'portemanteau', elides: false },
    task: [
      'Une fille avait attendu si longtemps que son puzzle était presque fini. C’était un port. Il lui manquait une pièce, avec la moitié d’une cheminée rouge, et son nom venait juste après.',
      '<companion>Un port avec un trou, ça prend l’eau</companion>, [dit|a dit] {companion}. La fille avait posé toutes les pièces, sauf une, celle de la cheminée rouge. Le docteur finissait avec la dame d’avant elle.',
      {
        text: 'Une fille avait presque fini son puzzle. Il manquait une pièce. C’était bientôt son tour.',
        to: '3-5',
      },
    ],
    gift: [
      'La pièce [entra|est entrée] dans le port, et la cheminée [eut|a eu] ses deux moitiés. La fille [passa|a passé] le plat de la main dessus, d’un bord à l’autre. Alors son nom [fut|a été] appelé.',
      'La fille [posa|a posé] la pièce, du pouce. Le port [fut|a été] entier, avec son eau et sa fumée. On [appela|a appelé] son nom, et elle [y alla|y est allée] en se retournant deux fois.',
      {
        text: 'Clic, [fit|a fait] la pièce. La fille [passa|a passé] sa main dessus. Tout était plat.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { g: 'm', one: 'petit garçon', elides: false },
        holds: [
          'Mais sous le portemanteau, un petit garçon s’était caché dans les manteaux. Il avait la pièce au creux de la main.',
          'Seulement, le petit garçon n’aimait pas les salles où l’on attend. Il s’était mis sous le portemanteau, et il y avait emporté la pièce.',
        ],
        worse: [
          'Le petit garçon [recula|a reculé] d’un manteau. Sous le portemanteau, on ne voyait plus ni pièce ni main.',
          'Le petit garçon [tira|a tiré] un manteau devant lui, comme un rideau. Le portemanteau [trembla|a tremblé], et la pièce [fut|a été] au théâtre.',
        ],
        sign: [
          'Au bas d’un manteau, une chaussette dépassait. Elle avait un orteil curieux.',
          'Sous le manteau, deux semelles étaient tournées en dedans. L’une tapait sur l’autre.',
        ],
        yields: [
          'Le petit garçon [sortit|est sorti] de sous le portemanteau, un bouton dans les cheveux. Il [ouvrit|a ouvert] la main, et la pièce y était, toute chaude.',
          'Le petit garçon [ouvrit|a ouvert] le rideau d’un bouton. Il [sortit|est sorti] du portemanteau, la pièce devant lui, comme un billet.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'petit garçon', elides: false },
        holds: [
          'Mais sous le portemanteau, un petit garçon dormait sur une écharpe. La pièce était sous sa joue.',
          'Seulement, le petit garçon s’était endormi sous le portemanteau, à force d’attendre son nom. La pièce était sous son coude.',
        ],
        worse: [
          'Le petit garçon [grogna|a grogné] et [roula|a roulé] sur la pièce. Sous le portemanteau, il n’en restait plus un bord rouge.',
          'Le petit garçon [serra|a serré] un manteau contre lui. La pièce [passa|est passée] dans une manche, quelque part sous le portemanteau.',
        ],
        sign: [
          'Devant l’écharpe, des bottes, un bonnet et deux moufles étaient en ligne. Les moufles se touchaient.',
          'Au pied du portemanteau, un bonnet, une écharpe et une pomme étaient posés bien en rond.',
        ],
        yields: [
          'Le petit garçon [se tourna|s’est tourné] contre un autre manteau. Sous le portemanteau, la pièce était collée à l’écharpe.',
          'Le petit garçon [roula|a roulé] du côté de la pomme. La pièce [resta|est restée] au pied du portemanteau, avec la moitié d’une cheminée.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'manche', elides: false },
        holds: [
          'Mais la pièce était au portemanteau, dans une poche, et la poche dans un nœud de manches. Une manche entrait dans l’autre.',
          'Seulement, le portemanteau avait été rempli à la hâte. Chaque manche tenait la suivante, et la pièce était au fond d’une poche, au milieu de la ronde.',
        ],
        worse: [
          'Deux manches de plus [se mirent|se sont mises] autour. Au portemanteau, la poche de la pièce [rentra|est rentrée] dans le nœud.',
          'Les manches [firent|ont fait] un tour de plus. La poche [se ferma|s’est fermée], et le portemanteau [garda|a gardé] la pièce pour lui.',
        ],
        sign: [
          'La ceinture d’un manteau pendait en boucle. Personne n’avait tiré dessus, et la manche passait dedans.',
          'Une capuche n’avait été prise par personne. Elle pendait, en boucle, à la hauteur du nez.',
        ],
        yields: [
          'La manche [retomba|est retombée], puis la suivante. Le portemanteau [se balança|s’est balancé], et la pièce [tomba|est tombée] de la poche.',
          'La ronde [se lâcha|s’est lâché] les mains, manche après manche. Du portemanteau [tomba|est tombée] une moufle, puis la pièce.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'petit garçon', elides: false },
        holds: [
          'Mais le petit garçon du portemanteau avait la pièce. On lui disait s’il te plaît, il croyait qu’on jouait à se cacher.',
          'Seulement, le petit garçon du portemanteau avait la pièce dans son poing, et il apprenait à dire non. Tout ce qu’on lui disait devenait : dis non.',
        ],
        worse: [
          'Le petit garçon [rit|a ri] et [ferma|a fermé] le poing. Il [rentra|est rentré] sous le portemanteau, et la pièce avec lui.',
          'Le petit garçon [dit|a dit] non, avec beaucoup de talent. Derrière le portemanteau, la pièce [alla|est allée] au fond d’une botte.',
        ],
        sign: [
          'Une maman cachait son visage derrière son journal. Chaque fois, le petit garçon sortait la tête pour voir.',
          'Une vieille dame comptait ses doigts pour s’occuper. Le petit garçon ouvrait les siens, un par un.',
        ],
        yields: [
          'Le petit garçon [sortit|est sorti] du portemanteau et [mit|a mis] les deux mains devant ses yeux. La pièce [tomba|est tombée].',
          'Le petit garçon [ouvrit|a ouvert] tous ses doigts, pour compter jusqu’à cinq. La pièce [tomba|est tombée] à trois, au pied du portemanteau.',
        ],
      },
    },
  },
  interview: {
    title: ['Deux minutes d’attente', 'Neuf genoux'],
    prize: { g: 'm', one: 'enregistrement', elides: true },
    obstacle: { g: 'f', one: 'salle d’attente', elides: false },
    task: [
      'Pour la radio du lycée, {hero} passait la journée au cabinet. Le sujet était la peur, et il passait à dix-sept heures. Il fallait deux minutes où un patient dirait à quoi ressemble l’attente, et ils regardaient tous leurs genoux.',
    ],
    gift: [
      'L’enregistrement [passa|est passé] à dix-sept heures, deux minutes neuf. Dans la salle d’attente, la secrétaire avait monté le son. Un homme [posa|a posé] sa revue, et il [dit|a dit] à son voisin qu’il comptait les carreaux, lui aussi.',
    ],
    by: {
      shy: {
        part: { g: 'f', one: 'fille', elides: false },
        holds: [
          'Seulement, dans la salle d’attente, une seule semblait avoir une phrase, la fille au bras en écharpe. L’enregistrement tournait déjà, et elle regardait le mur.',
        ],
        worse: [
          'La fille au bras en écharpe [changea|a changé] de chaise, d’une de plus. La salle d’attente [tourna|a tourné] une page, et l’enregistrement était vide.',
        ],
        sign: ['Du col de la fille pendait un écouteur. Il n’y avait pas de musique dedans.'],
        yields: [
          'La fille au bras en écharpe [tira|a tiré] sa chaise avec le pied, du bon côté. Elle [parla|a parlé] aux carreaux de la salle d’attente, et l’enregistrement [écouta|a écouté].',
        ],
      },
      locked: {
        part: { g: 'm', one: 'classeur', elides: false },
        holds: [
          'Seulement, il fallait l’autorisation, et elle était dans le classeur de la salle d’attente. Le classeur était bloqué, et l’enregistrement attendait une signature.',
        ],
        worse: [
          'La pince du classeur [se bloqua|s’est bloquée] de travers. La salle d’attente [regarda|a regardé] l’heure, et l’enregistrement [perdit|a perdu] cinq minutes.',
        ],
        sign: [
          'À côté du classeur, un stylo pendait au bout d’une ficelle. Il avait un bout plat, et l’étiquette du classeur.',
        ],
        yields: [
          'La pince [sauta|a sauté]. Dans la salle d’attente, le classeur [s’ouvrit|s’est ouvert] à la bonne page, et l’enregistrement avait le droit d’exister.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'conversation', elides: false },
        holds: [
          'Seulement, dans la salle d’attente, la conversation ne prenait pas. Il y avait des oui, il y avait des non, et l’enregistrement durait neuf secondes.',
        ],
        worse: [
          'La conversation [retomba|est retombée] à oui. La salle d’attente [baissa|a baissé] les yeux, et l’enregistrement [revint|est revenu] à zéro.',
        ],
        sign: [
          'Une phrase [commença|a commencé] toute seule, au bout de la rangée. Elle s’arrêtait, et on l’entendait réfléchir.',
        ],
        yields: [
          'La conversation [prit|a pris], d’une chaise à l’autre. La salle d’attente n’avait plus de genoux, et l’enregistrement [eut|a eu] ses deux minutes.',
        ],
      },
    },
  },
  fishTank: {
    title: ['Le bruit des bulles', 'Dernier jour de stage'],
    prize: { g: 'm', one: 'bruit de l’aquarium', elides: false },
    obstacle: { g: 'm', one: 'règlement du cabinet', elides: false },
    task: [
      'Le stage finissait aujourd’hui. Un vieux patient venait chaque mardi, depuis des années, en avance d’une heure, pour écouter les bulles de l’aquarium. Depuis lundi, il n’y avait plus une bulle, et personne n’en était chargé.',
    ],
    gift: [
      'Le bruit de l’aquarium [revint|est revenu], un glouglou, puis un autre. Le vieux patient, son chapeau sur les genoux, [ferma|a fermé] les yeux. Quand son nom [fut|a été] appelé, il [laissa|a laissé] passer une dame.',
    ],
    by: {
      guarded: {
        part: { g: 'f', one: 'assistante', elides: true },
        holds: [
          'Seulement, le règlement du cabinet avait une ligne pour tout, et l’assistante tenait le tableau. L’aquarium n’y était pas, donc pas de bruit de l’aquarium.',
        ],
        worse: [
          'L’assistante [mit|a mis] un drap sur le tout. Le règlement du cabinet était respecté, et le bruit de l’aquarium n’avait même plus de poisson.',
        ],
        sign: [
          'L’assistante regardait sans cesse une rangée du tableau. Il y avait une heure, une tâche, et pas de nom.',
        ],
        yields: [
          'L’assistante [écrivit|a écrit] un nom dans la rangée et [plia|a plié] le drap. Le règlement du cabinet avait une ligne de plus, et le bruit de l’aquarium [commença|a commencé].',
        ],
      },
      broken: {
        part: { g: 'm', one: 'tuyau d’air', elides: false },
        holds: [
          'Seulement, le petit tuyau d’air s’était cassé, et le règlement du cabinet n’en prévoyait pas d’autre. Le bruit de l’aquarium s’était arrêté net.',
        ],
        worse: [
          'Une attache du tuyau [tomba|est tombée] à son tour. Il n’y avait plus une bulle, et pour le bruit de l’aquarium le règlement disait : mercredi en huit.',
        ],
        sign: [
          'Les deux bouts du tuyau étaient coupés en biais, du même biais. L’un avait gardé la marque de l’autre.',
        ],
        yields: [
          'Le tuyau [tint|a tenu], avec un petit coude. Le règlement du cabinet n’en disait rien, et le bruit de l’aquarium [revint|est revenu].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'couvercle', elides: false },
        holds: [
          'Seulement, le règlement du cabinet voulait le couvercle fermé, et pour le lever il fallait deux bords à la fois. Le bruit de l’aquarium était dessous, coupé.',
        ],
        worse: [
          'Le couvercle [retomba|est retombé] de biais, et le drap par-dessus. Règlement ou pas, du bruit de l’aquarium il ne restait qu’un cloc.',
        ],
        sign: [
          'De l’autre côté, le couvercle avait un deuxième rebord. La poussière y était épaisse, sans un doigt dedans.',
        ],
        yields: [
          'Le couvercle [monta|est monté] tout droit et [se posa|s’est posé] contre le règlement du cabinet. Dessous, le bruit de l’aquarium n’attendait que l’air.',
        ],
      },
    },
  },
} satisfies FrErrands;
