import type { FrErrands } from '../../schema.ts';

export const desertOasis = {
  spring: {
    title: ['La source épaisse comme un pouce', '{hero} et la dune qui marche'],
    prize: { g: 'f', one: 'petite source', elides: false },
    obstacle: { g: 'f', one: 'grande dune', elides: false },
    task: [
      '<helper>J’entends encore la source</helper>, [dit|a dit] {helper}, <helper>mais elle n’arrive plus. La dune a marché cette nuit, et elle s’est assise en route. Si l’eau ne passe pas avant le soir, les dattiers se coucheront le gosier sec.</helper>',
      'Au pied des dattiers, la rigole était sèche, et les feuilles faisaient un bruit de papier. La petite source venait toujours par là. Il fallait qu’elle passe avant le soir.',
      {
        text: 'Les dattiers avaient soif. La petite source ne venait plus. La grande dune s’était assise devant.',
        to: '3-5',
      },
    ],
    gift: [
      'La petite source [glissa|a glissé] d’un dattier à l’autre, sans en sauter un. {helper} [colla|a collé] une oreille contre un tronc. Cela buvait, là-dedans, à grandes gorgées.',
      'L’eau [suivit|a suivi] la rigole, [poussa|a poussé] une feuille, et [fit|a fait] le tour de chaque dattier. Tout en haut, quelque chose [se redressa|s’est redressé]. Une datte [tomba|est tombée], plouf.',
      {
        text: 'La petite source [courut|a couru] d’un arbre à l’autre. Glou, glou, glou. Une datte [tomba|est tombée], plouf.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'sable coulant', elides: false },
        holds: [
          'Mais la petite source gargouillait de l’autre côté de la grande dune. Le sable coulant prenait chaque pas et le rendait un peu plus bas.',
          'Mais la petite source coulait derrière la grande dune, et le sable coulant n’aimait pas les visites. On montait, il descendait.',
        ],
        worse: [
          'Le sable coulant [ramena|a ramené] tout le monde au pied de la grande dune. De l’autre côté, le glouglou de la petite source [s’éloigna|s’est éloigné].',
          'Le sable coulant [rendit|a rendu] les chaussures en dernier. Derrière la grande dune, la petite source [s’éloigna|s’est éloignée].',
        ],
        sign: [
          'Au milieu de la pente, une touffe d’herbe dépassait. Elle était sèche, rugueuse, et elle tenait à la dune par la racine.',
          'À mi-pente, une pierre plate avait gardé du lichen, gris et rêche.',
        ],
        yields: [
          'La touffe d’herbe [tint|a tenu], et la grande dune [eut|a eu] un autre côté. En bas, la petite source faisait déjà un trou dans le sable, épais comme un pouce.',
          'De la pierre, on [vit|a vu] l’autre côté. La grande dune n’était plus qu’un dos, et la petite source une voix, juste en bas.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'crête de la dune', elides: false },
        holds: [
          'Mais la petite source était derrière la grande dune, et il fallait l’entendre pour la trouver. La crête de la dune ronflait par-dessus, comme un oncle après la soupe.',
          'Mais la grande dune chantait tout haut, par la crête, et la petite source tout bas, dessous.',
        ],
        worse: [
          'La crête [ronfla|a ronflé] plus fort, et toute la grande dune avec elle. Le glouglou de la petite source [se noya|s’est noyé] dans le sable.',
          'La crête [prit|a pris] un second souffle. La petite source [gargouilla|a gargouillé] pour elle-même, sous la grande dune.',
        ],
        sign: [
          'Entre deux souffles de vent, la dune reprenait haleine. C’était court, et frais aux oreilles.',
          'Quand le vent changeait de joue, la dune avalait sa salive.',
        ],
        yields: [
          'La crête de la dune [se tut|s’est tue]. Glou, à gauche, sous un pied, et la petite source [sortit|est sortie] juste là.',
          'La crête [oublia|a oublié] la suite. Glou, [dit|a dit] la petite source, et la grande dune [eut|a eu] l’air gêné.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'sable humide', elides: false },
        holds: [
          'Mais la petite source était sous la grande dune. L’eau montait dans le sable humide, grain par grain, et l’eau ne court pas quand elle monte.',
          'Mais la petite source remontait à travers la grande dune, un grain après l’autre. Il y avait beaucoup de grains.',
        ],
        worse: [
          'Le sable humide [s’effondra|s’est effondré], et du sec [coula|a coulé] par-dessus. Sous la grande dune, le glouglou de la petite source [maigrit|a maigri].',
          'Le sable humide [s’éboula|s’est éboulé], et tout [fut|a été] sec. La petite source [recommença|a recommencé], tout en bas de la grande dune.',
        ],
        sign: [
          'Au pied de la dune, il y avait une tache sombre. Elle était grande comme une pièce de monnaie.',
          'Un grain brillait, plus foncé que son voisin.',
        ],
        yields: [
          'La tache [s’arrondit|s’est arrondie], [brilla|a brillé], et [fit|a fait] glou. Au pied de la grande dune, la petite source [passa|est passée] la tête, puis tout le reste.',
          'Le voisin [brilla|a brillé], puis tout un rond. Au pied de la grande dune, la petite source [ouvrit|a ouvert] un œil.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'vieille tortue', elides: false },
        holds: [
          'Mais la petite source devait sortir au pied de la grande dune. La vieille tortue dormait sur la place mouillée, la seule fraîche de tout le désert.',
          'Mais la vieille tortue avait pris, pour dormir, l’endroit d’où sort la petite source. C’était au pied de la grande dune, et c’était frais.',
        ],
        worse: [
          'La vieille tortue [grogna|a grogné] et [se posa|s’est posée] plus à plat. Le glouglou de la petite source était maintenant sous la carapace, et la grande dune l’étouffait.',
          'La vieille tortue [se fit|s’est faite] plus plate. La petite source [chuchota|a chuchoté] sous elle, et la grande dune [n’entendit plus|n’a plus entendu] rien.',
        ],
        sign: [
          'À côté de la tortue étaient rangées trois tiges de dattes. Elles étaient bien parallèles, comme des couverts.',
          'Ses deux dattes étaient posées devant elle, la grosse à gauche, la petite à droite.',
        ],
        yields: [
          'La vieille tortue [ouvrit|a ouvert] un œil, [tira|a tiré] à elle ses tiges de dattes, et [se déplaça|s’est déplacée]. Au pied de la grande dune, la petite source [fit|a fait] une bulle, et [coula|a coulé].',
          'La vieille tortue [se poussa|s’est poussée] du côté de la grosse. Au pied de la grande dune, la petite source [sauta|a sauté] par-dessus la trace.',
        ],
      },
    },
  },
  bucket: {
    title: ['Le seau rouge dans le palmier', '{hero} et le petit chameau'],
    prize: { g: 'm', one: 'seau de cuir', elides: false },
    obstacle: { g: 'm', one: 'palmier du puits', elides: false },
    task: [
      'Le plus petit chameau de la caravane avait marché toute la journée, à deux pas pour un. Il devait boire avant que la lune se lève. Le puits était là, l’eau était dedans, et le seau de cuir n’y était pas.',
      '<companion>Il a léché la corde</companion>, [dit|a dit] {companion}. Le plus petit chameau se tenait au bord du puits, les genoux en dedans. Le seau de cuir n’était plus à son anneau.',
      {
        text: 'Le plus petit chameau avait très soif. Le puits était là. L’eau était là. Mais où était le seau de cuir ?',
        to: '3-5',
      },
    ],
    gift: [
      'Le seau de cuir [descendit|est descendu] au bout de sa corde, et la caravanière [le remonta|l’a remonté] plein. Le plus petit chameau [but|a bu] tout, puis l’anneau, puis la manche de {hero}.',
      'Le plus petit chameau [plongea|a plongé] la tête dans le seau de cuir. Le seau [resta|est resté] dessus. Il [rentra|est rentré] au campement comme cela, très digne.',
      {
        text: 'Le seau de cuir [remonta|est remonté], plein. Le petit chameau [but|a bu] tout, et [lécha|a léché] la manche {de_hero}.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { g: 'm', one: 'tronc du palmier', elides: false },
        holds: [
          'Mais le seau de cuir était dans le palmier du puits, pendu à une palme. Le tronc du palmier montait tout droit, et il avait du temps.',
          'Mais le vent avait rangé le seau de cuir tout en haut du palmier du puits. Le tronc du palmier était lisse comme un bras.',
        ],
        worse: [
          'Le palmier du puits [se balança|s’est balancé]. Le seau de cuir [sauta|a sauté] d’une palme à l’autre, vers le haut.',
          'Le palmier du puits [leva|a levé] les palmes. Le seau de cuir [recula|a reculé] vers la lune.',
        ],
        sign: [
          'En bas du tronc, il y avait un moignon de vieille palme. Il était large comme un pied, et solide.',
          'En bas, une corde usée avait laissé un creux dans l’écorce, juste pour un pied.',
        ],
        yields: [
          'Le palmier du puits [se pencha|s’est penché], ce n’était pas grand-chose. Le seau de cuir [glissa|a glissé] le long de sa palme et [arriva|est arrivé] dans des bras.',
          'Une palme [plia|a plié], très loin. Le seau de cuir [quitta|a quitté] le palmier du puits et [se laissa|s’est laissé] porter.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'corde du puits', elides: false },
        holds: [
          'Mais le seau de cuir était dans le palmier du puits, et la corde du puits aussi. Elle faisait le tour des palmes, du tronc, et de ce qu’elle avait déjà fait.',
          'Mais la corde du puits avait tourné toute la nuit autour du palmier du puits. Le seau de cuir était pris dans la danse.',
        ],
        worse: [
          'La corde du puits [se serra|s’est serrée] dans les palmes. Le palmier du puits [avala|a avalé] le seau de cuir jusqu’à l’anneau.',
          'La corde [serra|a serré] le palmier du puits comme une ceinture. Le seau de cuir [colla|a collé] au tronc.',
        ],
        sign: [
          'Contre le tronc, la corde faisait une boucle. Un lézard était passé dedans, sans rien toucher.',
          'Une feuille s’était glissée sous la corde. À côté de la feuille, cela ne serrait pas.',
        ],
        yields: [
          'La corde du puits [retomba|est retombée], un tour, deux tours, comme une écharpe. Au pied du palmier du puits, le seau de cuir [arriva|est arrivé] en dernier, pof.',
          'La corde [tomba|est tombée] au pied du palmier du puits, en rond, et le seau de cuir [s’assit|s’est assis] dessus.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'jeune singe', elides: false },
        holds: [
          'Mais le seau de cuir était dans le palmier du puits, et un jeune singe était assis dedans. Il voyait beaucoup de visages pour la première fois.',
          'Mais le seau de cuir avait un habitant, dans le palmier du puits. C’était un jeune singe, et il croyait être invisible.',
        ],
        worse: [
          'Le jeune singe [monta|est monté] plus loin entre les palmes. Le seau de cuir [suivit|a suivi], et le palmier du puits [parut|a paru] vide.',
          'Le jeune singe [tira|a tiré] le seau de cuir derrière une palme. Le palmier du puits [fit|a fait] comme s’il ne savait rien.',
        ],
        sign: [
          'D’entre les palmes dépassait une main, avec un anneau de cuivre au doigt. La main ne bougeait pas.',
          'Le bout de sa queue pendait, en point d’interrogation.',
        ],
        yields: [
          'La main [eut|a eu] un bras, et le bras un jeune singe. Il [descendit|est descendu] du palmier du puits, le seau de cuir sur la tête, comme un chapeau qu’on rapporte.',
          'Le jeune singe [descendit|est descendu], une main, l’autre main. Il [offrit|a offert] le seau de cuir au pied du palmier du puits.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue perche', elides: false },
        holds: [
          'Mais le seau de cuir était dans le palmier du puits. La longue perche pouvait l’atteindre, mais quand un bout montait, l’autre allait où il voulait.',
          'Mais la longue perche était là, et le seau de cuir là-haut, dans le palmier du puits. La perche était longue pour deux, et seule pour personne.',
        ],
        worse: [
          'La longue perche [piqua|a piqué] du nez. Le seau de cuir [se recoucha|s’est recouché] sur sa palme, de travers, et tout le palmier du puits [fit|a fait] non.',
          'La perche [plongea|a plongé] du mauvais côté. Dans le palmier du puits, le seau de cuir [s’enfonça|s’est enfoncé] dans ses palmes.',
        ],
        sign: [
          'Plus bas, la perche portait un manchon de cuir, juste pour deux mains. Il était libre, et tiède de soleil.',
          'Vers le milieu, une peau de chèvre faisait une seconde prise. Elle était toute neuve.',
        ],
        yields: [
          'La longue perche [monta|est montée], aussi droite qu’un mât. Du palmier du puits, le seau de cuir [descendit|est descendu] dessus, en tournant.',
          'La longue perche [monta|est montée] sans trembler. Le seau de cuir [glissa|a glissé] du palmier du puits, comme sur une rampe.',
        ],
      },
    },
  },
  lamp: {
    title: ['Le verre bleu', '{hero} et la maison d’argile'],
    prize: { g: 'm', one: 'verre bleu', elides: false },
    obstacle: { g: 'f', one: 'maison d’argile', elides: false },
    task: [
      'Le lecteur d’étoiles avait besoin du verre bleu avant la nuit. Les enfants de l’oasis viendraient, chacun demanderait la sienne, et sans le verre toutes les étoiles sont blanches. Il en avait déjà promis une verte.',
      'Une petite fille attendait déjà son étoile, la verte, celle qu’on lui avait promise. Le lecteur d’étoiles ne voyait les couleurs qu’à travers le verre bleu. La nuit montait derrière la dune.',
      {
        text: 'Ce soir, chaque enfant voulait une étoile de couleur. Il fallait regarder à travers le verre bleu. Il n’était plus là.',
        to: '3-5',
      },
    ],
    gift: [
      'Le lecteur d’étoiles [leva|a levé] le verre bleu, et la première étoile [eut|a eu] une couleur. C’était vert. Une petite fille [la prit|l’a prise] tout de suite, à deux mains, et [rentra|est rentrée] avec.',
      'Le verre bleu [passa|est passé] d’un œil à l’autre. L’étoile verte [fut|a été] pour la petite fille. Il en [resta|est resté] une rouge, que personne n’avait demandée.',
      {
        text: 'On [leva|a levé] le verre bleu. Une étoile [devint|est devenue] verte. Une petite fille [l’attrapa|l’a attrapée] à deux mains.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'porte de bois', elides: false },
        holds: [
          'Mais le verre bleu était dans la maison d’argile, et la porte de bois était fermée. Le sable était entré par dessous, et la clé sortie par là.',
          'Seulement, la maison d’argile avait fermé sa porte de bois à cause du vent. Le vent était parti, pas la porte, et le verre bleu était dedans.',
        ],
        worse: [
          'La porte de bois [se coinça|s’est coincée]. Dans la maison d’argile, le verre bleu [roula|a roulé] jusqu’au coin du fond, clic, clic.',
          'La porte de bois [but|a bu] du sable par le bas. Dans la maison d’argile, le verre bleu [roula|a roulé], et [trouva|a trouvé] le coin le plus loin.',
        ],
        sign: [
          'À côté de la porte, une cheville en os pendait à un clou. Elle avait un creux juste là où le loquet a une bosse.',
          'Au-dessus du linteau, on avait glissé une palme taillée. Elle avait trois dents, comme un peigne pour porte.',
        ],
        yields: [
          'La porte de bois [poussa|a poussé] le sable, d’un seul trait. La maison d’argile [souffla|a soufflé] sa fraîcheur, et le verre bleu [roula|a roulé] jusqu’au seuil.',
          'La porte de bois [lâcha|a lâché] son sable, dent par dent. La maison d’argile [ouvrit|a ouvert] l’œil, et il était bleu, à cause du verre bleu.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'chambre du fond', elides: false },
        holds: [
          'Mais le verre bleu était dans la maison d’argile, dans la chambre du fond. Il n’y avait pas de fenêtre, et le noir y était tassé.',
          'Seulement, la chambre du fond ne servait qu’à garder le frais. La maison d’argile y avait mis le verre bleu, et le frais et le noir sont de la même famille.',
        ],
        worse: [
          'La poussière [monta|est montée], et la chambre du fond [s’épaissit|s’est épaissie]. Dans toute la maison d’argile, du verre bleu, plus un grain de bleu.',
          'La chambre du fond [souffla|a soufflé] sa lampe, si elle en avait une. Dans la maison d’argile, le verre bleu [n’eut plus|n’a plus eu] que le nom de bleu.',
        ],
        sign: [
          'Sur le mur, assez loin, il y avait une lueur bleue. Elle tremblait, et elle avait la forme d’une goutte.',
          'Par une fente du toit, un cheveu de jour descendait. Au bout du cheveu, il y avait une tache de mer.',
        ],
        yields: [
          'En face de la lueur, il y avait ce qui la faisait. Dans la chambre du fond de la maison d’argile, le verre bleu était posé sur une tuile.',
          'La tache [monta|est montée] le long du cheveu. Dans la chambre du fond de la maison d’argile, le verre bleu tenait dans la main comme une gorgée.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'oie blanche', elides: true },
        holds: [
          'Mais le verre bleu était dans la maison d’argile, et l’oie blanche se tenait sur le seuil. Elle avait vu passer des sultans, elle en avait pincé deux.',
          'Seulement, l’oie blanche était la portière de la maison d’argile, de mère en fille. Le verre bleu, disait-elle, était en visite, et il n’avait pas fini.',
        ],
        worse: [
          'L’oie blanche [ouvrit|a ouvert] les ailes, et le seuil de la maison d’argile [disparut|a disparu]. Le verre bleu était derrière tout ce blanc.',
          'L’oie blanche [fit|a fait] la révérence, mais avec le bec. Devant la maison d’argile, il n’y [eut plus|a plus eu] de seuil, et du verre bleu plus un reflet.',
        ],
        sign: [
          'Entre deux sifflements, l’oie blanche regardait son écuelle. L’argile y était sèche, et craquelée.',
          'L’oie blanche regardait sans cesse une petite rigole. L’eau de l’oasis y venait, et une brique était tombée en travers.',
        ],
        yields: [
          'L’oie blanche [replia|a replié] une aile, puis l’autre, et [alla|est allée] vers son écuelle. Le seuil de la maison d’argile était libre, et le verre bleu juste derrière.',
          'L’oie blanche [descendit|est descendue] se baigner, en laissant la maison d’argile ouverte. Le verre bleu [finit|a fini] sa visite, dans une manche.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'scarabée gardien', elides: false },
        holds: [
          'Mais le verre bleu était dans la maison d’argile, et le scarabée gardien le roulait. On lui disait par ici, et pour lui tout était par là.',
          'Seulement, le scarabée gardien de la maison d’argile ne connaissait qu’un métier, rouler. On lui disait donne, et il roulait le verre bleu un peu plus loin.',
        ],
        worse: [
          'Le scarabée gardien [salua|a salué], et [roula|a roulé] le verre bleu de l’autre côté. La maison d’argile n’avait pas de côté plus loin.',
          'Le scarabée gardien [fit|a fait] le tour de la maison d’argile, le verre bleu devant. Il en était fier, et au deuxième tour aussi.',
        ],
        sign: [
          'Dans le sable, un serpent avait laissé une ligne. Le scarabée gardien l’avait suivie, au poil près.',
          'Quand une datte tombait, le scarabée gardien s’arrêtait. Il levait deux pattes, comme pour la recevoir.',
        ],
        yields: [
          'Le scarabée gardien [fit|a fait] demi-tour, aussi net qu’un trait. Il [sortit|est sorti] de la maison d’argile, le verre bleu devant lui.',
          'Le scarabée gardien [s’arrêta|s’est arrêté] net, deux pattes en l’air. Le verre bleu [roula|a roulé] tout seul jusqu’à la porte de la maison d’argile.',
        ],
      },
    },
  },
  concert: {
    title: ['La seconde voix', '{hero} sous le dernier palmier'],
    prize: { g: 'f', one: 'seconde voix', elides: false },
    obstacle: { g: 'f', one: 'tente du groupe', elides: false },
    task: [
      'La jeune scène du festival ouvrait au coucher du soleil. Il y avait une chanson, écrite à quatre, et elle avait deux voix. Depuis la dispute de midi, au sujet d’un vers, il n’en restait qu’une, et le soleil n’attend pas.',
    ],
    gift: [
      'Le soleil [toucha|a touché] le sable au deuxième couplet, exactement. Les deux voix étaient l’une contre l’autre, un peu fausses, et au bord de l’eau un chamelier [fit|a fait] taire ses bêtes d’une main.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'voix fâchée', elides: false },
        holds: [
          'Mais dans la tente du groupe, la seconde voix ne disait plus un mot. La voix fâchée avait mis son casque, tourné le dos, et refermé tout ce qui se referme.',
        ],
        worse: [
          'La voix fâchée [noua|a noué] sa capuche par-dessus le casque. Dans la tente du groupe, on n’entendait plus la seconde voix, même pas fredonner, et la lumière devenait jaune.',
        ],
        sign: [
          'Sur la natte, à côté de la voix fâchée, était posé un carnet. Il était ouvert au second couplet, et un mot y était souligné deux fois.',
        ],
        yields: [
          'La capuche [se dénoua|s’est dénouée], et le casque [descendit|est descendu] autour du cou. Dans la tente du groupe, la seconde voix [demanda|a demandé], très sèche, dans quel ton.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'technicienne du son', elides: false },
        holds: [
          'Mais la technicienne du son venait d’un autre pays et comprenait tout à rebours. Dans la tente du groupe, on lui demandait la seconde voix, elle montait la première.',
        ],
        worse: [
          'La technicienne [poussa|a poussé] la première voix à fond. La seconde voix [s’éteignit|s’est éteinte], et toute la tente du groupe [siffla|a sifflé] comme une bouilloire.',
        ],
        sign: [
          'De l’autre bout du sable, un porteur lui avait fait deux signes des doigts. Elle avait hoché la tête, et changé le bon câble.',
        ],
        yields: [
          'La technicienne du son [leva|a levé] un pouce, puis deux curseurs. Dans la tente du groupe, la seconde voix [arriva|est arrivée] à côté de la première, à la même hauteur.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peau du tambour', elides: false },
        holds: [
          'Mais dans la tente du groupe, la peau du tambour avait pris la nuit. Sans battement, la seconde voix ne savait pas où entrer, et la peau du tambour sonnait comme un pain.',
        ],
        worse: [
          'La peau [se détendit|s’est détendue] encore d’un demi-ton. La tente du groupe [n’eut|n’a eu] que des bruits de pas, et la seconde voix [entra|est entrée] dans le vide, deux fois.',
        ],
        sign: ['Près du bord, un coup avait sonné clair. Un seul, gros comme une noix.'],
        yields: [
          'Le clair [gagna|a gagné] toute la peau du tambour. Dans la tente du groupe, un battement [se posa|s’est posé], et la seconde voix [entra|est entrée] dessus sans chercher.',
        ],
      },
    },
  },
  well: {
    title: ['De l’eau pour dix heures', '{hero} et la pompe neuve'],
    prize: { g: 'm', one: 'premier jet', elides: false },
    obstacle: { g: 'm', one: 'chantier du puits', elides: false },
    task: [
      'La jeune équipe du puits avait promis de l’eau pour l’ouverture du marché, à dix heures. La pompe était neuve, les cruches étaient alignées, les marchands arrivaient. Il n’était pas encore sorti une goutte.',
    ],
    gift: [
      'À dix heures sept, le premier jet [tomba|est tombé] dans la première cruche, et tout le marché [l’entendit|l’a entendu]. Une marchande [trempa|a trempé] le coin de son foulard, [le tordit|l’a tordu], et [ouvrit|a ouvert] son étal.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'levier de la pompe', elides: false },
        holds: [
          'Mais au chantier du puits, le levier de la pompe s’était rompu à l’essai, et la faute passait de l’un à l’autre. Sans lui, il n’y aurait pas de premier jet.',
        ],
        worse: [
          'Un éclat de plus [sauta|a sauté] du levier. Au chantier du puits, on [entendit|a entendu] l’eau redescendre dans le tuyau, et le premier jet avec elle.',
        ],
        sign: [
          'Les deux bouts étaient à terre, le fil du bois en l’air. La dent de l’un entrait dans le creux de l’autre.',
        ],
        yields: [
          'Le levier de la pompe [tint|a tenu] sous la corde mouillée. Au chantier du puits, le tuyau [trembla|a tremblé], [toussa|a toussé], et le premier jet [sortit|est sorti], brun, puis clair.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'voisin', elides: false },
        holds: [
          'Mais pour aller au chantier du puits, il fallait passer par le jardin du voisin, et le voisin ne laissait plus passer personne. Le premier jet attendait de l’autre côté.',
        ],
        worse: [
          'Le voisin [tira|a tiré] sa chaise en travers du portillon. Du chantier du puits, on ne voyait plus que le haut de la pompe, et du premier jet, rien.',
        ],
        sign: [
          'Depuis sa chaise, le voisin regardait une plate-bande. C’était de la menthe, et dix paires de bottes étaient passées dessus.',
        ],
        yields: [
          'Le voisin [plia|a plié] sa chaise et [la mit|l’a mise] contre le mur. Le chemin du chantier du puits était ouvert, le long de la menthe, et le premier jet [fut|a été] pour elle.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'anneau de pierre', elides: true },
        holds: [
          'Mais au chantier du puits, l’anneau de pierre n’était pas en place, et l’équipe ne travaillait plus ensemble. Poussé d’un côté, il glissait de l’autre, et le tuyau du premier jet penchait.',
        ],
        worse: [
          'L’anneau de pierre [retomba|est retombé] de biais. Le tuyau [s’écarta|s’est écarté] encore, et au chantier du puits le premier jet serait parti chez le voisin.',
        ],
        sign: [
          'De l’autre côté, la pierre avait aussi un creux pour les mains. Il était plein de sable, et libre.',
        ],
        yields: [
          'L’anneau de pierre [se posa|s’est posé] d’aplomb, avec un son de cloche. Au chantier du puits, le tuyau [se redressa|s’est redressé], et le premier jet [monta|est monté] tout droit.',
        ],
      },
    },
  },
} satisfies FrErrands;
