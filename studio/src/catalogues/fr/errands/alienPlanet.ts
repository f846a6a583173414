import type { FrErrands } from '../../schema.ts';

export const alienPlanet = {
  word: {
    title: ['Le mot qui ouvre les portes', '{hero} et le lac à l’envers'],
    prize: { g: 'm', one: 'petit mot', elides: false },
    obstacle: { g: 'm', one: 'lac à l’envers', elides: false },
    task: [
      '<helper>Chez moi, tout est fermé</helper>, [dit|a dit] {helper}. <helper>Les portes, les fenêtres, même le pot de confiture. Il n’y a qu’un petit mot qui les ouvre, et je l’ai perdu. Votre vaisseau part quand les soleils se touchent.</helper>',
      '{helper} était debout devant sa propre porte, et elle ne le reconnaissait pas. Il manquait le petit mot, celui qui ouvre tout. Le vaisseau partait quand les soleils se touchent.',
      {
        text: '<helper>Chez moi, tout est fermé</helper>, [dit|a dit] {helper}. <helper>La porte, la confiture. J’ai perdu le petit mot qui ouvre.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} [dit|a dit] le petit mot, tout bas, et une porte [s’ouvrit|s’est ouverte]. Puis toutes les portes du quartier, puis une fenêtre, puis le pot de confiture. Les soleils se touchaient presque.',
      'Devant la porte, {helper} [prononça|a prononcé] le petit mot. Elle [s’ouvrit|s’est ouverte] si vite que le paillasson [tomba|est tombé] dedans. La confiture [suivit|a suivi], sur du pain.',
      {
        text: '{helper} [dit|a dit] le petit mot. Clac, la porte. Clac, la fenêtre. Plop, le pot de confiture.',
        to: '3-5',
      },
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'lac à l’envers', elides: false },
        holds: [
          'Mais le petit mot était dans le sable, de l’autre côté du lac à l’envers. Le lac pendait en l’air, et il prenait tout du mauvais côté.',
          'Mais le petit mot nageait dans le lac à l’envers, et le lac faisait tout le contraire. On disait viens, il montait.',
        ],
        worse: [
          'Pour une fois, le lac à l’envers [laissa|a laissé] tomber ses gouttes vers le bas. Alors le petit mot, lui, [monta|est monté].',
          'Le lac à l’envers [monta|est monté] encore. Le petit mot [devint|est devenu] un point.',
        ],
        sign: [
          'Un roseau s’était penché dans le vent, et le lac s’était penché aussi. Roseau, lac, roseau, lac : cela, il le comprenait.',
          'Un caillou tombait de temps en temps. Le lac tombait un peu, lui aussi, par politesse.',
        ],
        yields: [
          'Le lac à l’envers [se plia|s’est plié] en deux, bien bas, jusqu’au sable. Quand il [se releva|s’est relevé], le petit mot [roula|a roulé] devant lui, rond comme une perle.',
          'Le lac à l’envers [descendit|est descendu], caillou par caillou. Le petit mot [se posa|s’est posé] sur une langue, et il avait un goût de fraise.',
        ],
      },
      high: {
        part: { g: 'f', one: 'pierre du bord', elides: false },
        holds: [
          'Mais le petit mot flottait sous le lac à l’envers, et le lac pendait en l’air. La pierre du bord était là pour monter, et elle montait trop haut d’un coup.',
          'Mais le petit mot s’était réfugié sous le lac à l’envers. Le lac était en haut, et la pierre du bord n’aidait personne.',
        ],
        worse: [
          'Le lac à l’envers [s’éleva|s’est élevé] d’une main. Le petit mot [s’éleva|s’est élevé] avec lui, et il avait maintenant l’air d’une étoile.',
          'Le lac à l’envers [se cabra|s’est cabré]. Le petit mot [rapetissa|a rapetissé].',
        ],
        sign: [
          'Tout en bas de la pierre, il y avait un bord rond, comme un anneau. Il avait juste la largeur d’un pied.',
          'La pierre avait une oreille, en bas. Un pied tient très bien dans une oreille.',
        ],
        yields: [
          'Le lac à l’envers n’était plus qu’à un cheveu, frais au-dessus des têtes. Le petit mot [tomba|est tombé] dans une main et [tourna|a tourné] sur lui-même.',
          'Le lac à l’envers [baissa|a baissé] le ventre. Le petit mot [sauta|a sauté] dans une manche.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'goutte à l’envers', elides: false },
        holds: [
          'Mais le petit mot était de l’autre côté du lac à l’envers, et il fallait le trouver à l’oreille. Chaque goutte à l’envers tombait vers le ciel : plop, plop.',
          'Mais le petit mot chuchotait, et le lac à l’envers pleuvait vers le haut, plop, plop, plop.',
        ],
        worse: [
          'La goutte à l’envers [eut|a eu] des sœurs, et tout le lac [fit|a fait] plop. La voix du petit mot [se noya|s’est noyée] vers le haut.',
          'Une goutte à l’envers en [lança|a lancé] cent. Le petit mot [se boucha|s’est bouché] les oreilles, au bord du lac.',
        ],
        sign: [
          'Juste avant de lâcher, chaque goutte se taisait un instant. Ce silence-là avait la forme d’une goutte.',
          'Les gouttes se croisaient, et, en se croisant, elles se taisaient.',
        ],
        yields: [
          'La goutte à l’envers [ne lâcha pas|n’a pas lâché], et tout le lac [retint|a retenu] les siennes. Alors le petit mot [se dit|s’est dit] lui-même, et il [roula|a roulé] vers ceux qui l’entendaient.',
          'Les gouttes à l’envers [attendirent|ont attendu]. Le lac [tendit|a tendu] l’oreille, et le petit mot [se répéta|s’est répété].',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'rive lisse', elides: false },
        holds: [
          'Mais le petit mot était au-delà du lac à l’envers. Sa rive lisse menait partout, sauf là où l’on allait.',
          'Mais la rive lisse entourait le lac à l’envers comme une patinoire, et le petit mot était au milieu, tout fier.',
        ],
        worse: [
          'La rive lisse [ramena|a ramené] tout le monde au départ. Sous le lac à l’envers, le petit mot [roula|a roulé] d’un mètre dans le sable.',
          'La rive lisse [fit|a fait] faire demi-tour. Le petit mot [glissa|a glissé] plus loin, sous le lac.',
        ],
        sign: [
          'Sur la rive, il y avait une tache de mousse bleue. Elle était rugueuse comme une langue de chat.',
          'Un coussin de lichen violet poussait là, et il piquait.',
        ],
        yields: [
          'La mousse bleue [garda|a gardé] les pieds, un à la fois. De l’autre côté du lac à l’envers, le petit mot attendait, dans l’ombre de personne.',
          'Le coussin [retint|a retenu] les semelles. Sous le lac à l’envers, le petit mot [roula|a roulé] contre un orteil.',
        ],
      },
    },
  },
  seed: {
    title: ['La graine de pluie', '{hero} et la maison ronde'],
    prize: { g: 'f', one: 'graine de pluie', elides: false },
    obstacle: { g: 'f', one: 'maison ronde', elides: false },
    task: [
      'L’herbe penchée avait soif. Il lui fallait la graine de pluie avant que le second soleil soit debout, sinon elle pencherait pour de bon. Et la graine de pluie ne fait qu’un nuage, alors tout le monde la rangeait bien.',
      '<companion>Elle n’a bu qu’une fois cette année</companion>, [dit|a dit] {companion}. L’herbe penchée touchait presque la terre. Il lui fallait la graine de pluie avant le second soleil.',
      {
        text: 'L’herbe avait soif. Elle penchait, penchait. Il lui fallait la graine de pluie, tout de suite.',
        to: '3-5',
      },
    ],
    gift: [
      'La graine de pluie [s’ouvrit|s’est ouverte], et il y [eut|a eu] un nuage, un seul, grand comme un matelas. Il [plut|a plu] juste sur l’herbe penchée. L’herbe [se pencha|s’est penchée] de l’autre côté, c’est ainsi qu’elle fait.',
      'La graine de pluie [craqua|a craqué] sous un pied. Un petit nuage en [sortit|est sorti], [chercha|a cherché] l’herbe penchée, et [s’assit|s’est assis] dessus. Là-dessous, cela buvait.',
      {
        text: 'La graine de pluie [fit|a fait] un nuage, un seul. Plic, plic. L’herbe [pencha|a penché] de l’autre côté, contente.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'couvercle de feuille', elides: false },
        holds: [
          'Mais la graine de pluie était dans la maison ronde. Un couvercle de feuille en fermait l’entrée, et la serrure avait des dents de lait.',
          'Mais la maison ronde avait refermé sa feuille sur la graine de pluie. Le couvercle de feuille avait une serrure, et pas de trou.',
        ],
        worse: [
          'Le couvercle de feuille [se replia|s’est replié] encore une fois sur lui-même. Dans la maison ronde, la graine de pluie [roula|a roulé] au fond, plic.',
          'Le couvercle [fit|a fait] un pli de plus. La graine de pluie [tinta|a tinté], au fond de la maison ronde.',
        ],
        sign: [
          'À côté du couvercle pendait une tige en tire-bouchon. Elle avait juste la taille du trou de la feuille.',
          'Au bord de la feuille, un petit crochet vert dépassait.',
        ],
        yields: [
          'Le couvercle de feuille [tourna|a tourné], [tourna|a tourné] et [tomba|est tombé] comme un chapeau. La maison ronde était ouverte, et la graine de pluie [roula|a roulé] sur le seuil.',
          'La feuille [se retourna|s’est retournée] comme un gant. La graine de pluie [sortit|est sortie] de la maison ronde, et il y [eut|a eu] une goutte.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'jardinier rond', elides: false },
        holds: [
          'Mais dans la maison ronde, le jardinier rond dormait sur la graine de pluie. Il dormait en couleurs, rose quand il respirait, vert quand il soufflait.',
          'Mais le jardinier rond dormait dans la maison ronde, avec la graine de pluie dans sa poche.',
        ],
        worse: [
          'Le jardinier rond [grogna|a grogné] en orange et [s’aplatit|s’est aplati]. Dans la maison ronde, la graine de pluie n’avait plus un bout de bleu à montrer.',
          'Le jardinier rond [se boutonna|s’est boutonné], en dormant. De la graine de pluie, la maison ronde [ne garda plus|n’a plus gardé] qu’une bosse.',
        ],
        sign: [
          'Au pied du lit étaient rangées sept bottes minuscules. Elles étaient deux par deux, et la septième était toute seule.',
          'Ses outils étaient rangés par couleur, du bleu au presque bleu.',
        ],
        yields: [
          'Le jardinier rond [soupira|a soupiré] en bleu clair et [roula|a roulé] vers ses bottes. Au milieu de la maison ronde, la graine de pluie était là, tiède, rayée.',
          'Le jardinier rond [tendit|a tendu] une main vers le bleu. La poche [s’ouvrit|s’est ouverte], et la graine de pluie [roula|a roulé] dans la maison ronde.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'maison ronde', elides: false },
        holds: [
          'Mais la graine de pluie était dans la maison ronde, et la maison ronde était une cosse. Elle s’ouvrait quand elle était mûre, ni avant, ni sur commande.',
          'Mais la maison ronde mûrissait, avec la graine de pluie dedans. Quand on la regardait, elle rougissait, et ce n’était pas de mûrir.',
        ],
        worse: [
          'La maison ronde [reverdit|a reverdi], en commençant par le bas. La graine de pluie y était rentrée tout entière, et cela ne sentait plus le mûr.',
          'La maison ronde [redevint|est redevenue] toute verte. La graine de pluie [fit|a fait] plic, loin dedans.',
        ],
        sign: [
          'Le long du bord, il y avait une fente. Elle était mince comme un cil, et elle n’y était pas tout à l’heure.',
          'Il y avait une odeur de pomme, toute petite, à un seul endroit.',
        ],
        yields: [
          'La maison ronde [fit|a fait] pop, très doucement, et [s’ouvrit|s’est ouverte] en quatre. Au milieu, la graine de pluie brillait, bleue et rayée.',
          'L’odeur [fit|a fait] le tour. La maison ronde [s’ouvrit|s’est ouverte] de contentement, et la graine de pluie [prit|a pris] l’air.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'dedans de la maison', elides: false },
        holds: [
          'Mais la graine de pluie était au fond de la maison ronde. Le dedans de la maison n’avait ni fenêtre ni coin, et le noir y tournait en rond.',
          'Mais la maison ronde n’a pas de lampe, parce qu’elle n’a pas de clou. La graine de pluie y était quelque part.',
        ],
        worse: [
          'La maison ronde [inspira|a inspiré], et le dedans [s’agrandit|s’est agrandi]. De la graine de pluie, plus une rayure.',
          'La maison ronde [cligna|a cligné], et le noir [changea|a changé] de place. La graine de pluie aussi, peut-être.',
        ],
        sign: [
          'Très loin dedans, du bleu tremblait, pas plus large que de l’eau dans une cuillère.',
          'Près du fond, une goutte de bleu pendait à rien.',
        ],
        yields: [
          'Une rayure bleue, une rayure blanche, une rayure bleue. La graine de pluie [sortit|est sortie] de la maison ronde avec son air de goutte.',
          'La goutte était au bout d’une rayure. La rayure était la graine de pluie, au milieu de la maison ronde.',
        ],
      },
    },
  },
  kite: {
    title: ['Deux ombres fâchées', '{hero} et la colline qui rebondit'],
    prize: { g: 'm', one: 'cerf-volant d’ombre', elides: false },
    obstacle: { g: 'f', one: 'colline molle', elides: false },
    task: [
      'L’enfant du maire avait deux ombres, une par soleil, et elles s’étaient fâchées. L’une voulait à gauche, l’autre à droite. Elles ne marchaient ensemble que derrière le cerf-volant d’ombre, et il était tombé.',
      'L’enfant du maire restait assis, parce que ses deux ombres tiraient chacune de son côté. Seul le cerf-volant d’ombre les mettait d’accord. Il n’était plus à son fil.',
      {
        text: 'Un enfant avait deux ombres, et elles boudaient. Elles aimaient seulement le cerf-volant d’ombre. Il était tombé.',
        to: '3-5',
      },
    ],
    gift: [
      'Le cerf-volant d’ombre [s’envola|s’est envolé], mince comme un souffle. La première ombre [suivit|a suivi], puis la seconde. Au bout de la rue, elles avaient la même chaussure, et l’enfant du maire [marcha|a marché] droit.',
      'L’enfant du maire [prit|a pris] le fil et [courut|a couru]. Derrière le cerf-volant d’ombre, ses deux ombres [se marchèrent|se sont marché] sur les pieds, puis [prirent|ont pris] le pas.',
      {
        text: 'Le cerf-volant d’ombre [s’envola|s’est envolé]. Une ombre [courut|a couru] derrière, puis l’autre. Elles se tenaient la main.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'queue brillante', elides: false },
        holds: [
          'Mais le cerf-volant d’ombre était tombé sur la colline molle. Sa queue brillante s’était prise dans les joncs, et les joncs dans la queue.',
          'Mais la colline molle avait de l’herbe longue, et la queue du cerf-volant d’ombre était longue aussi. Elles s’étaient plu.',
        ],
        worse: [
          'La queue brillante [s’enroula|s’est enroulée] encore autour d’un jonc. Le cerf-volant d’ombre [s’aplatit|s’est aplati] sur la colline molle, comme une tache.',
          'La queue brillante [fit|a fait] un nœud d’amitié. Le cerf-volant d’ombre [se coucha|s’est couché] sur la colline molle.',
        ],
        sign: [
          'Près du jonc, la queue faisait une boucle. Elle brillait moins que le reste, parce qu’elle ne serrait rien.',
          'Là où l’herbe était courte, la queue dansait toute seule.',
        ],
        yields: [
          'La queue brillante [se dénoua|s’est dénouée] d’un jonc, puis de tous. La colline molle [fit|a fait] un petit bond, et le cerf-volant d’ombre [s’en servit|s’en est servi].',
          'La queue brillante [dit|a dit] au revoir, brin par brin. Le cerf-volant d’ombre [quitta|a quitté] la colline molle.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit de la colline', elides: false },
        holds: [
          'Mais le cerf-volant d’ombre était tombé sur la colline molle, et un petit de la colline l’avait pris contre lui. Il était rond, et il rentrait dans l’herbe comme on rentre chez soi.',
          'Mais un petit de la colline avait trouvé le cerf-volant d’ombre, et s’en était fait un chapeau. Puis il avait vu du monde.',
        ],
        worse: [
          'Le petit de la colline [s’enfonça|s’est enfoncé]. Sur la colline molle, on ne voyait plus du cerf-volant d’ombre qu’un bout de queue.',
          'Le petit de la colline [s’aplatit|s’est aplati]. De la colline molle, il [ne resta|n’est resté] que le chapeau, et le cerf-volant d’ombre [fit|a fait] un pli.',
        ],
        sign: [
          'De l’herbe dépassait une antenne avec une petite lumière. Elle se tournait du côté des pas.',
          'Une petite main ronde tenait encore le bord.',
        ],
        yields: [
          'L’antenne [monta|est montée], et le petit de la colline avec elle, comme un bouchon dans l’eau. Le cerf-volant d’ombre [sortit|est sorti] de la colline molle, à peine froissé.',
          'La main [eut|a eu] un petit au bout. Il [salua|a salué] la colline molle, et [rendit|a rendu] le cerf-volant d’ombre.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'portier', elides: false },
        holds: [
          'Mais le cerf-volant d’ombre était sur la colline molle, et la colline avait un portier. Il avait six jambes, et il les mettait toutes devant.',
          'Mais sur la colline molle, le portier demandait un billet pour le cerf-volant d’ombre. Il n’y avait pas de guichet.',
        ],
        worse: [
          'Le portier [se dressa|s’est dressé] sur ses six jambes, même les paresseuses. De la colline molle, on ne voyait plus que lui, et du cerf-volant d’ombre, rien.',
          'Le portier [croisa|a croisé] ses six jambes. De la colline molle, on ne voyait plus que des genoux.',
        ],
        sign: [
          'Un peu plus bas, un chapeau était dans l’herbe. Le portier le regardait de tous ses yeux, et ses six jambes étaient prises.',
          'Un de ses six lacets était défait, et il n’osait pas se baisser.',
        ],
        yields: [
          'Le portier [fit|a fait] six pas de côté, un par jambe, vers son chapeau. La colline molle [rebondit|a rebondi], et le cerf-volant d’ombre [arriva|est arrivé] tout seul.',
          'Le portier [se pencha|s’est penché] vers son lacet, très longtemps. Le cerf-volant d’ombre [descendit|est descendu] la colline molle derrière lui.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre lente', elides: false },
        holds: [
          'Mais le cerf-volant d’ombre était tombé sur la colline molle, et une pierre lente s’était assise sur son fil. Elle avait du temps.',
          'Mais une pierre lente prenait l’air sur la colline molle, assise sur la queue du cerf-volant d’ombre. Elle partirait dans un siècle.',
        ],
        worse: [
          'La pierre lente [réfléchit|a réfléchi] et [s’enfonça|s’est enfoncée]. Le cerf-volant d’ombre était maintenant plaqué sur la colline molle, comme une feuille sous un livre.',
          'La pierre lente [se mit|s’est mise] à son aise. Le cerf-volant d’ombre [s’étira|s’est étiré], le long de la colline molle.',
        ],
        sign: [
          'D’un côté, la pierre lente ne touchait pas l’herbe. Quand la colline respirait, ce bord-là bougeait.',
          'Un scarabée passait dessous. Pour lui, elle se soulevait.',
        ],
        yields: [
          'La pierre lente [changea|a changé] d’avis, et de place. Le fil [se tendit|s’est tendu], et la colline molle [rendit|a rendu] le cerf-volant d’ombre d’un seul bond.',
          'La pierre lente [se souleva|s’est soulevée], en s’excusant du bruit. Le cerf-volant d’ombre [rebondit|a rebondi] sur la colline molle.',
        ],
      },
    },
  },
  game: {
    title: ['La voix des habitants', '{hero} et la planète à finir'],
    prize: { g: 'm', one: 'salut chanté', elides: false },
    obstacle: { g: 'm', one: 'projet emmêlé', elides: false },
    task: [
      'À cinq heures, la bibliothèque montrait le jeu des amis, une planète entière, construite en un hiver. On pouvait s’y poser partout. Seuls ses habitants se taisaient : ils ouvraient la bouche et n’avaient pas encore de langue.',
    ],
    gift: [
      'La première personne à se poser [fut|a été] un garçon de dix ans, debout, la manette contre le ventre. Les habitants [chantèrent|ont chanté] leur salut. Le garçon [reposa|a reposé] la manette et [répondit|a répondu] tout haut, devant tout le monde.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'liste des versions', elides: false },
        holds: [
          'Mais le projet s’était emmêlé en une semaine, et la liste des versions avait trois auteurs qui ne se parlaient plus. Le salut chanté existait bien, à moitié dans chacune.',
        ],
        worse: [
          'Sur la liste des versions, deux lignes [s’annulèrent|se sont annulées] l’une l’autre. Le projet [redémarra|a redémarré] tout seul, et le salut chanté s’arrêtait maintenant après une note.',
        ],
        sign: [
          'Il y avait une ligne que personne n’avait modifiée. Elle datait du premier soir, et portait trois prénoms.',
        ],
        yields: [
          'La liste des versions [se rangea|s’est rangée] derrière une seule ligne. Le projet [se relança|s’est relancé], et le salut chanté [alla|est allé] jusqu’à la dernière note.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'programme de voix', elides: false },
        holds: [
          'Mais dans le projet, c’était le programme de voix qui chantait, et il prenait tout à rebours. On lui donnait un salut chanté, il rendait des adieux.',
        ],
        worse: [
          'Le programme de voix [recommença|a recommencé] par la fin, une octave plus bas. Dans tout le projet, les habitants vous mettaient dehors dès l’arrivée, et le salut chanté sonnait comme une gare.',
        ],
        sign: [
          'Sur l’écran, la courbe avait bougé quand un classeur était tombé, deux coups, puis un. Ces trois coups-là, le programme les avait rendus dans l’ordre.',
        ],
        yields: [
          'Le programme de voix [reprit|a repris] le rythme, à l’endroit, et [posa|a posé] ses notes dessus. Le projet [eut|a eu] enfin des habitants, et le salut chanté les voyelles qu’il fallait.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'planète de carton', elides: false },
        holds: [
          'Mais pour le stand, le projet avait aussi une planète de carton, en deux moitiés, plus grande que la table. Quand l’une tenait debout, l’autre s’ouvrait, et le haut-parleur du salut chanté tombait dedans.',
        ],
        worse: [
          'La planète de carton [s’affaissa|s’est affaissée] sur son équateur. Le projet avait un trou au pôle, et le salut chanté sortait, étouffé, de dessous la table.',
        ],
        sign: [
          'La deuxième moitié avait sa latte aussi, à l’intérieur. Elle était prévue depuis le premier dessin, et n’avait encore servi à personne.',
        ],
        yields: [
          'La planète de carton [se ferma|s’est fermée], équateur contre équateur. Au milieu du projet, le haut-parleur [trouva|a trouvé] sa place, et le salut chanté [sortit|est sorti] par tous les cratères à la fois.',
        ],
      },
    },
  },
  play: {
    title: ['Le chant du deuxième acte', '{hero} dans la loge'],
    prize: { g: 'm', one: 'chant de l’étrangère', elides: false },
    obstacle: { g: 'f', one: 'loge des costumes', elides: false },
    task: [
      'La pièce sur l’espace se jouait ce soir. Au deuxième acte, une étrangère à trois yeux devait chanter dans le noir, seule, jusqu’au dernier rang. Elle avait rangé son chant et n’en donnait plus une note.',
    ],
    gift: [
      'Au deuxième acte, dans le noir, le chant [monta|est monté]. Il [alla|est allé] jusqu’au dernier rang, où le gardien de nuit [resta|est resté], son trousseau contre lui pour qu’il ne sonne pas.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'masque', elides: false },
        holds: [
          'Mais dans la loge des costumes, le masque s’était fendu entre deux yeux. Le chant de l’étrangère était pour une étrangère, et avec une moitié de visage, disait-elle, elle n’était plus personne.',
        ],
        worse: [
          'Un troisième œil [tomba|est tombé] du masque. Dans la loge des costumes, la chanteuse [le repoussa|l’a repoussé] du bout du pied, et le chant de l’étrangère [recula|a reculé] d’un acte.',
        ],
        sign: [
          'Sur les deux bords déchirés, il y avait une étoile peinte. D’un côté trois pointes, de l’autre deux.',
        ],
        yields: [
          'Le masque [se ferma|s’est fermé] sur son étoile, avec une couture visible. Dans la loge des costumes, l’étrangère [se regarda|s’est regardée], et le premier mot du chant lui [vint|est venu].',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'habilleuse', elides: true },
        holds: [
          'Mais depuis le désordre de midi, l’habilleuse ne laissait plus entrer personne dans la loge des costumes. Le chant de l’étrangère ne se chantait qu’en manteau, et le manteau était derrière elle.',
        ],
        worse: [
          'L’habilleuse [se mit|s’est mise] en travers de la tringle. Dans la loge des costumes, le manteau [disparut|a disparu] derrière une rangée de robots, et le chant de l’étrangère avec lui.',
        ],
        sign: [
          'L’habilleuse regardait sans cesse le plancher. La boîte à boutons y était à l’envers, et il y en avait quatre cents.',
        ],
        yields: [
          'L’habilleuse [fit|a fait] glisser la tringle d’un coup d’épaule. Dans la loge des costumes, le manteau [apparut|est apparu] entre deux robots, et le chant de l’étrangère était presque habillé.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle du masque', elides: false },
        holds: [
          'Mais dans la loge des costumes, la colle du masque n’était pas prise. Le troisième œil descendait doucement vers le menton, et le chant de l’étrangère attendait un visage.',
        ],
        worse: [
          'La colle [lâcha|a lâché], et l’œil [glissa|a glissé] jusqu’au menton. Toute la loge des costumes [leva|a levé] les yeux vers la pendule, et le chant de l’étrangère était plus loin qu’avant.',
        ],
        sign: [
          'Un des bords avait pâli. Il était sec, plus clair que le reste, et il ne collait plus au doigt.',
        ],
        yields: [
          'La colle du masque [prit|a pris], d’un bord à l’autre. Dans la loge des costumes, trois yeux [regardèrent|ont regardé] tout droit, et le chant de l’étrangère [eut|a eu] une bouche.',
        ],
      },
    },
  },
} satisfies FrErrands;
