import type { FrErrands } from '../../schema.ts';

export const horseFarm = {
  halter: {
    title: ['Le licol dans le trèfle', '{hero} et la grande barrière'],
    prize: { g: 'm', one: 'licol rouge', elides: false },
    obstacle: { g: 'f', one: 'barrière du pré', elides: false },
    task: [
      'Le forgeron venait tôt demain matin, et c’est au licol que le poulain le suivrait. Avant le soir, il devait être à son crochet. Rouge, à peine plus grand qu’un bracelet, le licol n’y était pas.',
      'Le plus petit crochet de la rangée était vide. C’était celui du licol rouge, et demain, très tôt, le forgeron viendrait. Le poulain ne suivait personne sans son licol.',
      {
        text: 'Demain, le poulain suivrait son licol rouge. Ce soir, le licol devait être au crochet. Il n’y était pas.',
        to: '3-5',
      },
    ],
    gift: [
      'Le licol rouge [pendit|a pendu] à son crochet, le plus petit au bout de la rangée. Le poulain [passa|a passé] la tête, l’[attrapa|a attrapé] par la boucle, et [secoua|a secoué], pour qu’il soit bien réveillé.',
      'Le licol rouge [reprit|a repris] son crochet, entre deux grands. Le poulain [passa|est passé] dessous, [le fit|l’a fait] tinter du nez, et [alla|est allé] dormir contre sa mère.',
      {
        text: 'Le licol rouge [pendit|a pendu] à son crochet. Le poulain [le secoua|l’a secoué] : cling, cling.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { g: 'f', one: 'barrière du pré', elides: false },
        holds: [
          'Mais le licol rouge était dans le trèfle, et la barrière du pré s’était affaissée dessus. C’était du chêne, avec la pluie de trois hivers dedans.',
          'Mais la barrière du pré avait lâché ses gonds, cette nuit, et elle s’était allongée. Le licol rouge était dessous, avec la moitié du trèfle.',
        ],
        worse: [
          'La barrière [descendit|est descendue] encore, et sa planche du bas [mordit|a mordu] la terre. Le licol rouge était enfoncé dans le trèfle jusqu’à la boucle.',
          'La barrière [s’assit|s’est assise] plus bas, et un clou [grinça|a grincé]. Du licol rouge, on ne voyait plus que la boucle, puis on ne voyait plus la boucle.',
        ],
        sign: [
          'Du côté du poteau, un bord de la barrière ne touchait rien. Le vent le faisait monter et descendre un peu.',
          'Un coin de la barrière reposait sur une taupinière. Il suffisait d’une mouche pour qu’il penche d’un côté ou de l’autre.',
        ],
        yields: [
          'La barrière du pré [monta|est montée] d’un empan, en grinçant comme une porte d’église. Dessous, le licol rouge [se redressa|s’est redressé] avec le trèfle.',
          'La barrière du pré [roula|a roulé] de la taupinière, comme un chien qui change de flanc. Le licol rouge [eut|a eu] de nouveau le ciel au-dessus de lui.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'jument grise', elides: false },
        holds: [
          'Mais le licol rouge était dans le trèfle, derrière la barrière du pré. La barrière était ouverte, et la jument grise se tenait au milieu.',
          'Mais entre les deux poteaux de la barrière du pré, il y avait un ventre. C’était celui de la jument grise, et le licol rouge était derrière.',
        ],
        worse: [
          'La jument grise [se mit|s’est mise] en travers, d’un poteau à l’autre. Derrière la barrière, le licol rouge [disparut|a disparu] entre les sabots.',
          'La jument grise [coucha|a couché] les oreilles. Elle [recula|a reculé] d’un pas, juste sur le licol rouge, et la barrière du pré [fut fermée|a été fermée] avec une jument.',
        ],
        sign: [
          'La jument grise tournait sans arrêt une oreille, puis les yeux. Son poulain était de l’autre côté de la clôture, et ne savait plus par où.',
          'La jument grise soufflait vers le seau, au bout de la clôture. Il était renversé, et la pomme avait roulé de l’autre côté.',
        ],
        yields: [
          'La jument grise [s’en alla|s’en est allée] d’un pas tranquille, du côté de son poulain. La barrière du pré était libre, et le licol rouge tout plat dans le trèfle.',
          'La jument grise [s’en alla|s’en est allée] au pas, sans un regard. Entre les poteaux de la barrière, il n’y avait plus que de l’herbe, et le licol rouge.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'bout de la barrière', elides: false },
        holds: [
          'Mais la barrière du pré s’était ouverte sur le licol rouge. Quand on levait un bout, le vent prenait l’autre, et tout revenait.',
          'Mais la barrière du pré s’était rabattue, avec le licol rouge coincé dans ses planches. Un bout se soulevait bien, et alors l’autre bout plongeait.',
        ],
        worse: [
          'Le bout de la barrière [revint|est revenu] en claquant, plus tordu. Le licol rouge [partit|est parti] avec, traîné dans l’herbe comme un hameçon.',
          'Le bout de la barrière [retomba|est retombé] de côté. Le licol rouge [fit|a fait] un tour de plus autour de la planche du bas.',
        ],
        sign: [
          'Près du poteau pendait une seconde corde. Elle était attachée à la barrière, et personne ne la tenait.',
          'À l’autre poteau, il y avait un anneau de fer, tout froid. On y aurait passé quatre doigts, et pas un n’y était.',
        ],
        yields: [
          'La barrière du pré [se leva|s’est levée] des deux bouts, et le vent [passa|est passé] dessous sans rien prendre. Le licol rouge [resta|est resté] dans l’herbe, tout seul.',
          'La barrière du pré [se tint|s’est tenue] en l’air, droite comme une table. Le licol rouge [glissa|a glissé] de la planche et [tomba|est tombé] dans le trèfle, plop.',
        ],
      },
    },
  },
  bucket: {
    title: ['Le seau jusqu’au second cercle', '{hero} à la pompe verte'],
    prize: { g: 'm', one: 'seau d’eau', elides: false },
    obstacle: { g: 'f', one: 'pompe verte', elides: false },
    task: [
      'La mère du poulain avait passé la journée au soleil. L’eau du soir était en retard, et elle regardait la cour, les oreilles en avant. Il lui fallait un seau d’eau, plein jusqu’au second cercle.',
      '<companion>Elle a regardé la pompe trois fois</companion>, [dit|a dit] {companion}. La mère du poulain avait soif. Elle buvait un seau plein jusqu’au second cercle, et ce soir, le seau était sec.',
      {
        text: 'La maman du poulain avait soif. Il lui fallait un grand seau d’eau. Elle regardait la porte.',
        to: '3-5',
      },
    ],
    gift: [
      'La mère du poulain [plongea|a plongé] le nez dans le seau. À chaque gorgée, ses oreilles bougeaient, en avant, en arrière. Le poulain [trempa|a trempé] le menton aussi, et [éternua|a éternué] dans le fond.',
      'La mère du poulain [but|a bu] jusqu’au premier cercle et [souffla|a soufflé] dans le reste. Cela [fit|a fait] des ronds. Le poulain [essaya|a essayé] de les mordre, l’un après l’autre.',
      {
        text: 'La maman [but|a bu]. Slurp, ses oreilles bougeaient. Le poulain [trempa|a trempé] le menton, et [éternua|a éternué].',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'poignée de la pompe', elides: false },
        holds: [
          'Mais l’eau venait de la pompe verte, et la poignée de la pompe pendait comme un bras fatigué. Le seau d’eau n’était qu’un seau.',
          'Seulement, la pompe verte avait donné sa poignée à l’hiver. Il en restait un moignon, et le seau d’eau avait une araignée pour toute eau.',
        ],
        worse: [
          'La cheville de la pompe [tomba|est tombée] aussi, et la poignée [resta|est restée] à terre. Au fond du seau, il n’y avait qu’une araignée.',
          'Un éclat de plus [quitta|a quitté] la pompe verte. La poignée n’était plus que du petit bois, et le seau d’eau [sonna|a sonné] creux.',
        ],
        sign: [
          'Les deux morceaux de la poignée étaient dans l’herbe. Le creux de l’un avait la forme de la bosse de l’autre.',
          'Dans les orties, l’autre bout attendait. Sa cassure faisait une marche, et celle de la poignée en faisait une aussi.',
        ],
        yields: [
          'La poignée [tint|a tenu], avec un petit bruit de genou. La pompe verte [toussa|a toussé], [cracha|a craché], et le seau d’eau [se remplit|s’est rempli] jusqu’au second cercle.',
          'La poignée [monta|a monté] et [descendit|a descendu], un peu bossue. La pompe verte [toussa|a toussé] sa rouille, et le seau d’eau [se remplit|s’est rempli] jusqu’au second cercle.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'bec de la pompe', elides: false },
        holds: [
          'Mais la pompe verte n’avait pas servi depuis des jours. L’eau devait monter de très loin, et le seau d’eau attendait sous le bec.',
          'Seulement, la pompe verte prenait son eau sous la colline, et l’eau n’était pas réveillée. Sous le bec, le seau d’eau faisait antichambre.',
        ],
        worse: [
          'Le bec de la pompe [gargouilla|a gargouillé], et l’eau [redescendit|est redescendue] d’où elle venait. Le fond de seau qu’il y avait [coula|a coulé] par terre.',
          'Le bec [avala|a avalé] de l’air. L’eau [redescendit|est redescendue] sous la colline, et le seau d’eau [perdit|a perdu] son premier doigt d’eau.',
        ],
        sign: [
          'Au bord du bec, il y avait une goutte. Elle n’était pas encore assez lourde.',
          'Le fer du bec avait changé de couleur. Il était plus sombre, et frais sous la main.',
        ],
        yields: [
          'Le bec [hoqueta|a hoqueté] une fois, puis l’eau [vint|est venue], froide, d’un seul trait. La pompe verte [remplit|a rempli] le seau d’eau jusqu’au second cercle, et un peu les chaussures.',
          'Le bec [soupira|a soupiré], [cracha|a craché], et [trouva|a trouvé] sa voix. La pompe verte [versa|a versé] sans s’arrêter, et le seau d’eau [eut|a eu] de l’eau au second cercle.',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'marche mouillée', elides: false },
        holds: [
          'Mais devant la pompe verte, il y avait une marche de pierre, et la mousse l’avait prise. Le seau d’eau était posé en haut, à moitié plein.',
          'Seulement, autour de la pompe verte, tout avait bu. La marche mouillée brillait, et le seau d’eau trônait dessus, comme sur un savon.',
        ],
        worse: [
          'La marche [rendit|a rendu] tous les pieds à la cour. Le seau d’eau [glissa|a glissé] aussi, [pencha|a penché], et la pompe [reçut|a reçu] la moitié.',
          'La marche mouillée [renvoya|a renvoyé] un talon, puis le reste. Le seau d’eau [oscilla|a oscillé], et la pompe verte [reçut|a reçu] une gifle d’eau.',
        ],
        sign: [
          'À un coin, la marche était sèche et rugueuse comme une lime. Une poule avait choisi cet endroit pour se tenir.',
          'Un vieux sac de grain pendait de la marche. Il était sec dessous, et plein de fils.',
        ],
        yields: [
          'La marche [ne fit plus|n’a plus fait] d’histoires. La pompe verte [compléta|a complété] le seau d’eau, et il [descendit|est descendu] dans la cour à pas comptés.',
          'Le sac de grain [accrocha|a accroché] la semelle. Le seau d’eau [quitta|a quitté] la pompe verte, lentement, à deux mains, avec un cercle de ciel dedans.',
        ],
      },
    },
  },
  rug: {
    title: ['La couverture du poulain', '{hero} chez le vieil âne'],
    prize: { g: 'f', one: 'petite couverture', elides: false },
    obstacle: { g: 'm', one: 'abri du pré', elides: true },
    task: [
      'Le poulain avait une semaine. Quand la rosée tombe, à cet âge, on a froid jusqu’aux genoux, et les siens étaient longs. Sa petite couverture à carreaux était restée dans l’abri du pré.',
      '<companion>Il tremble par les genoux</companion>, [dit|a dit] {companion}. Le poulain n’avait qu’une semaine, et la rosée tombait. Sa petite couverture à carreaux était dans l’abri, de l’autre côté du pré.',
      {
        text: 'Le poulain avait froid aux genoux, et ils étaient longs. Sa petite couverture était restée là-bas.',
        to: '3-5',
      },
    ],
    gift: [
      'Le poulain [reçut|a reçu] sa petite couverture sur le dos, et ses genoux [cessèrent|ont cessé] de trembler. Il [tourna|a tourné] trois fois la tête, pour voir qui le tenait comme ça.',
      'On [boucla|a bouclé] la petite couverture sous le ventre du poulain. Il [marcha|a marché] en rond, pour voir si elle suivait. Elle suivait. Alors il [se coucha|s’est couché], les carreaux en l’air.',
      {
        text: 'La petite couverture [monta|est montée] sur son dos. Les genoux [ne tremblèrent plus|n’ont plus tremblé]. Il [bâilla|a bâillé].',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'vieil âne', elides: false },
        holds: [
          'Mais la petite couverture était dans l’abri du pré, et le vieil âne dormait dessus. Il était là chez lui depuis vingt ans.',
          'Mais l’abri du pré était complet : le vieil âne y dormait, en long. Pour matelas, il avait la petite couverture, celle à carreaux.',
        ],
        worse: [
          'Le vieil âne [soupira|a soupiré] et [se coucha|s’est couché] mieux. Dans l’abri, il [ne resta plus|n’est plus resté] une seule frange de la petite couverture.',
          'Le vieil âne [tira|a tiré] les pattes sous lui, et la petite couverture avec. Dans l’abri, il ne restait plus que des poils et des soupirs.',
        ],
        sign: [
          'Devant le vieil âne étaient rangés une brosse, une pierre à sel et un navet. Ils étaient en ligne, le navet au bout, pour la fin.',
          'Le long de la cloison, le vieil âne avait mis en ordre un sabot usé, une carotte et un brin de lavande. Rien ne dépassait.',
        ],
        yields: [
          'Le vieil âne [roula|a roulé] sur l’autre flanc, du côté de ses affaires. La petite couverture [resta|est restée] sur la paille de l’abri, chaude comme un pain.',
          'Le vieil âne [se retourna|s’est retourné] vers la lavande, d’une pièce. Un vent chaud [souffla|a soufflé] dans l’abri, et la petite couverture [se déplia|s’est dépliée].',
        ],
      },
      dark: {
        part: { g: 'm', one: 'fond de l’abri', elides: false },
        holds: [
          'Mais la petite couverture était dans l’abri du pré, derrière le vieil âne. Là-bas, au fond, le soir était déjà arrivé.',
          'Mais la petite couverture était quelque part dans l’abri du pré, et l’abri n’avait pas de fenêtre. Le fond, même les hirondelles le trouvaient à tâtons.',
        ],
        worse: [
          'Le fond de l’abri [parut|a paru] plus profond, et l’âne aussi. De la petite couverture, pas un carreau.',
          'Le fond de l’abri [avança|a avancé] d’un bon pas. La petite couverture, si elle y était, n’avait plus de couleur.',
        ],
        sign: [
          'Tout au fond, il y avait une tache claire. Elle était carrée.',
          'Un ver luisant, ou un clou, brillait là-bas. Cela faisait un petit coin, bien droit.',
        ],
        yields: [
          'À côté du carreau clair, il y [eut|a eu] un carreau foncé, puis un clair. La petite couverture était au fond de l’abri, pliée sur une barre.',
          'Le petit coin [eut|a eu] trois amis, et les quatre coins [firent|ont fait] une couverture. Elle était au sec, au fond de l’abri, sur le dos de la brouette.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'vieil âne', elides: false },
        holds: [
          'Mais la petite couverture était dans l’abri du pré, sur le sabot du vieil âne. Il était timide comme un veau et n’aimait pas qu’on entre.',
          'Mais dans l’abri du pré, le vieil âne se tenait le front contre le mur. Il avait mis la petite couverture sur sa tête, pour qu’on ne le voie pas.',
        ],
        worse: [
          'Le vieil âne [recula|a reculé] dans son coin. La petite couverture [partit|est partie] avec le sabot, et l’abri [parut|a paru] vide.',
          'Le vieil âne [rentra|est rentré] tout au fond de l’abri. La petite couverture lui [glissa|a glissé] jusqu’au nez, et il n’y [eut plus|a plus eu] d’âne du tout.',
        ],
        sign: [
          'Derrière le poteau, une longue oreille dépassait. Elle se tournait du côté des voix.',
          'Sous les carreaux dépassait une lèvre. Elle mâchait un peu, dans le vide.',
        ],
        yields: [
          'L’oreille [eut|a eu] une sœur, puis une tête grise. Le vieil âne [sortit|est sorti] de l’abri à petits pas, et à son sabot pendait la petite couverture.',
          'Le vieil âne [passa|a passé] un œil entre deux franges, puis il [vint|est venu]. Sur le seuil de l’abri, la petite couverture lui [tomba|est tombée] de la tête, toute seule.',
        ],
      },
    },
  },
  lamp: {
    title: ['La lampe de trois heures', '{hero} à la garde des poulains'],
    prize: { g: 'f', one: 'lampe de la cour', elides: false },
    obstacle: { g: 'f', one: 'cabane de garde', elides: false },
    task: [
      'Quand un poulain naissait et se levait, les apprentis de garde allumaient la lampe de la cour, une seule fois. De l’autre côté du pré, la mère du fermier ne se couchait pas avant de l’avoir vue. Elle avait quatre-vingts ans et une bonne fenêtre.',
    ],
    gift: [
      'La lampe de la cour [s’alluma|s’est allumée], [resta|est restée] le temps d’un souffle, et [s’éteignit|s’est éteinte]. De l’autre côté du pré, une fenêtre [fit|a fait] la même chose. Puis la fermière [alla|est allée] dormir, et tout le monde le savait.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'porte de la cabane', elides: false },
        holds: [
          'Mais le cordon de la lampe était dans la cabane de garde. La porte avait gonflé avec la brume, et le verrou s’était mis tout seul, comme il le faisait une nuit sur dix.',
        ],
        worse: [
          'La porte [se coinça|s’est coincée] des deux côtés. Par la vitre de la cabane, on voyait le cordon de la lampe, hors de portée, qui se balançait un peu.',
        ],
        sign: [
          'Sur la poutre, à côté de la porte, il y avait une clé de bois. La poussière en avait pris la forme.',
        ],
        yields: [
          'Le verrou [recula|a reculé], et la porte de la cabane [s’ouvrit|s’est ouverte] en râpant. Au bout de son cordon, la lampe de la cour attendait.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'apprenti en chef', elides: true },
        holds: [
          'Mais dans la cabane de garde, les nouveaux n’entraient pas. L’apprenti en chef l’avait décidé après l’affaire de la semaine dernière, et le cordon de la lampe était derrière lui.',
        ],
        worse: [
          'L’apprenti en chef [posa|a posé] une main de chaque côté de l’entrée. De la cabane, il [ne resta|n’est resté] que ses épaules, et de la lampe, que le fil au plafond.',
        ],
        sign: [
          'Les yeux de l’apprenti en chef revenaient à la liste des gardes, clouée au mur. En face de deux heures, il n’y avait aucun nom.',
        ],
        yields: [
          'L’apprenti en chef [décrocha|a décroché] sa veste et [laissa|a laissé] l’entrée de la cabane comme elle était. Le cordon de la lampe [se balança|s’est balancé] dans le vide, à qui le prendrait.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'patte du poulain', elides: false },
        holds: [
          'Mais dans la paille, près de la cabane de garde, le poulain n’était pas debout. Il avait des pattes pour deux, et tant qu’aucune ne tenait, pas de lampe.',
        ],
        worse: [
          'La patte [plia|a plié], les trois autres [suivirent|ont suivi]. Devant la cabane, le poulain était de nouveau un tas, et la lampe de la cour [resta|est restée] noire.',
        ],
        sign: ['Un sabot était posé à plat. Un seul, dans la paille, et il n’y était pas tout à l’heure.'],
        yields: [
          'Il y [eut|a eu] deux sabots à plat, puis quatre, et par-dessus un poulain. Dans la cabane de garde, le cordon de la lampe [claqua|a claqué].',
        ],
      },
    },
  },
  bell: {
    title: ['Au bout du sentier neuf', '{hero} et le poteau couché'],
    prize: { g: 'f', one: 'cloche du sentier', elides: false },
    obstacle: { g: 'm', one: 'bout du sentier', elides: false },
    task: [
      'Dimanche, la randonnée des jeunes ouvrait le sentier neuf. On arrivait, on sonnait la cloche, c’était fait. Un des bâtisseurs l’avait décrochée, et on était samedi.',
    ],
    gift: [
      'Dimanche, à onze heures, un premier cavalier [se dressa|s’est dressé] sur ses étriers et [tira|a tiré] la corde. La cloche [sonna|a sonné] sur tout le pré. Le bâtisseur [tint|a tenu] le cheval par la bride, et son nom était gravé sur le poteau.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde de la cloche', elides: false },
        holds: [
          'Mais au bout du sentier, la corde de la cloche avait été jetée avec le poteau. Elle le serrait en vrac, et la cloche du sentier était prise dessous, muette.',
        ],
        worse: [
          'La corde [mordit|a mordu] le bois plus fort. Au bout du sentier, la cloche [rendit|a rendu] un son de casserole, et plus rien.',
        ],
        sign: [
          'Près de l’anneau, la corde faisait une boucle. L’herbe passait au travers sans toucher les bords.',
        ],
        yields: [
          'La corde de la cloche [glissa|a glissé] du poteau, tour après tour. Au bout du sentier, la cloche [roula|a roulé] dans le trèfle et [sonna|a sonné] toute seule.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'bâtisseur', elides: false },
        holds: [
          'Mais au bout du sentier, le bâtisseur se tenait derrière la remorque. Le journal avait cité tout le monde sauf lui, et la cloche du sentier était dans son sac à dos.',
        ],
        worse: [
          'Le bâtisseur [s’éloigna|s’est éloigné] le long de la clôture. Avec lui, la cloche du sentier [quitta|a quitté] le bout du sentier, un pas après l’autre.',
        ],
        sign: [
          'Au-dessus de la lisse, on voyait une casquette, grise de poussière. Elle n’allait pas vers la route.',
        ],
        yields: [
          'Le bâtisseur [enjamba|a enjambé] la clôture et [posa|a posé] le sac par terre. Il y [eut|a eu] une cloche au bout du sentier, et un mot sec sur la hauteur du crochet.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'poteau', elides: false },
        holds: [
          'Mais au bout du sentier, le poteau était couché à côté de son trou, et sans poteau, pas de cloche du sentier. Quand une tête se levait, l’autre glissait.',
        ],
        worse: [
          'Le poteau [pencha|a penché] de l’autre côté, et la moitié du trou [se combla|s’est comblée]. Au bout du sentier, la cloche attendait dans l’herbe, la gueule en bas.',
        ],
        sign: [
          'Autour du poteau, il y avait une seconde corde. Elle partait de l’autre côté, libre, dans les orties.',
        ],
        yields: [
          'Le poteau [se dressa|s’est dressé] entre deux cordes et [descendit|est descendu] dans son trou, boum. Au bout du sentier, il y avait un crochet, en l’air, et la cloche n’avait plus qu’à y monter.',
        ],
      },
    },
  },
} satisfies FrErrands;
