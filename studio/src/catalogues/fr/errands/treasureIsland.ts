import type { FrErrands } from '../../schema.ts';

export const treasureIsland = {
  chest: {
    title: ['Le coffre derrière le marais', '{hero} et les bulles du marais'],
    prize: { g: 'm', one: 'coffre', elides: false },
    obstacle: { g: 'm', one: 'marais', elides: false },
    task: [
      '<helper>Derrière le marais, il y a mon coffre aux vieilles cartes</helper>, [dit|a dit] {helper}. <helper>La mer revient. Si elle arrive avant moi, le sel collera le couvercle pour un an.</helper>',
      '<companion>Il y a dedans toutes les îles où il a habité</companion>, [dit|a dit] {companion}. Le coffre aux vieilles cartes était derrière le marais. La mer remontait, et le sel colle tout ce qu’il touche.',
      {
        text: '<helper>Mon coffre !</helper> [dit|a dit] {helper}. <helper>Il est derrière le marais. Et la mer revient. Elle va le mouiller.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} [souleva|a soulevé] le couvercle du coffre et [disparut|a disparu] dedans jusqu’aux pinces. La marée [arriva|est arrivée] au bord, [attendit|a attendu] un peu, et [repartit|est repartie].',
      '{helper} [sortit|a sorti] les cartes du coffre, une à une, et [souffla|a soufflé] sur les pays. Sur la dernière, il y avait cette plage, et un petit rond. On était dedans.',
      {
        text: '{helper} [ouvrit|a ouvert] le coffre. Crac. Tout était sec. La mer [vint|est venue] voir, et [repartit|est repartie].',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'racine', elides: false },
        holds: [
          'Seulement, le coffre était de l’autre côté du marais. Pour pont, il y avait une racine, et la racine était mouillée.',
          'Mais pour aller au coffre, le marais n’offrait qu’une racine, et il l’avait bien savonnée. De l’autre côté, le coffre attendait, les pieds presque mouillés.',
        ],
        worse: [
          'La racine [roula|a roulé] sur elle-même et [remit|a remis] tout le monde sur le sable. Le coffre [glissa|a glissé] dans le marais jusqu’à la poignée.',
          'La racine [tourna|a tourné] comme un chat qu’on veut caresser. Tout le monde [retomba|est retombé] sur la plage. De l’autre côté, l’eau [monta|est montée] jusqu’à la serrure du coffre.',
        ],
        sign: [
          'Au milieu, la racine avait un nœud sec, rugueux comme une croûte de pain.',
          'Plus loin, la racine faisait un coude. Il était couvert de sel séché, blanc et râpeux.',
        ],
        yields: [
          'Le nœud [tint|a tenu], la racine aussi. Au bout, il y avait la berge, et sur la berge le coffre, un peu boueux.',
          'Le coude [tint|a tenu], et l’on [passa|est passé] le marais comme une corde à linge. Le coffre avait de la vase sur le ventre, et rien dedans de mouillé.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'grosse bulle', elides: false },
        holds: [
          'Seulement, dans le marais, on ne voyait pas le coffre. On pouvait l’entendre cogner, mais les bulles disaient blob par-dessus.',
          'Mais on ne trouve pas un coffre dans un marais avec les yeux. Il fallait l’entendre sonner creux, et les bulles parlaient toutes à la fois.',
        ],
        worse: [
          'Le marais [fit|a fait] blob de tous les côtés. Les petits coups du coffre [passèrent|sont passés] dessous.',
          'La grosse bulle [appela|a appelé] sa famille. Dans tout le marais, cela [fit|a fait] blob, et le coffre [ne sonna plus|n’a plus sonné].',
        ],
        sign: [
          'Toutes les trois bulles, le marais reprenait son souffle. Cela durait à peine le temps d’un pas.',
          'Quand passait un héron, le marais se taisait, par prudence. Le héron n’était pas long à passer.',
        ],
        yields: [
          'Plus une bulle ne bougeait. Toc, [fit|a fait] le coffre, toc, juste derrière les roseaux, où il était depuis toujours.',
          'Les bulles [gardèrent|ont gardé] tout pour elles. Alors quelque chose [sonna|a sonné] creux, à trois pas : c’était le coffre, avec une grenouille assise dessus.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'croûte', elides: false },
        holds: [
          'Seulement, le coffre était de l’autre côté du marais. La boue séchait à peine, et sa croûte ne portait pas un oiseau.',
          'Mais le marais n’était pas encore un chemin. Sa croûte avait besoin d’un quart d’heure de soleil, et le coffre n’était que sur l’autre rive.',
        ],
        worse: [
          'La croûte [redevint|est redevenue] de la soupe. De l’autre côté, le coffre [s’enfonça|s’est enfoncé] d’un doigt dans le marais.',
          'La croûte [se rida|s’est ridée], et l’eau [revint|est revenue] par les rides. Le coffre, au-delà du marais, [baissa|a baissé] d’un cran.',
        ],
        sign: [
          'Au bord, la boue avait une fente. Elle était fine comme un fil, et toute sèche.',
          'Une trace de patte, hier molle, avait maintenant un bord dur. On aurait pu y mettre un doigt à sec.',
        ],
        yields: [
          'La fente [courut|a couru] jusqu’à l’autre berge. La croûte [porta|a porté] un pied, puis deux, et le coffre était là, assis dans la boue.',
          'La croûte [changea|a changé] de couleur, de la rive jusqu’au milieu, du milieu jusqu’au coffre. Le marais [craqua|a craqué] un peu, comme du pain, et [porta|a porté].',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'crapaud', elides: false },
        holds: [
          'Seulement, une seule planche traversait le marais jusqu’au coffre. Un gros crapaud était assis dessus, et il y resterait.',
          'Mais le crapaud du marais prenait un droit de passage, et il ne disait pas lequel. Il était assis sur la seule planche, et le coffre au bout.',
        ],
        worse: [
          'Le crapaud [se gonfla|s’est gonflé]. Il n’y avait plus de planche, plus de marais et plus de coffre, il n’y avait que du crapaud.',
          'Le crapaud [s’étala|s’est étalé] d’un bord à l’autre. La planche [plia|a plié], et le coffre, au fond du marais, [eut|a eu] de l’eau au couvercle.',
        ],
        sign: [
          'Les yeux du crapaud revenaient toujours au même endroit. Sa flaque était sèche, avec une coquille vide au bord.',
          'Le crapaud soulevait un pied, puis l’autre. Sa pierre plate, à l’ombre, avait été prise par une tortue.',
        ],
        yields: [
          'Le crapaud [descendit|est descendu] de la planche avec un bruit de coussin. Le marais n’avait plus de gardien, et le coffre était juste au bout.',
          'Le crapaud [sauta|a sauté] à l’ombre, plof. Le marais [fit|a fait] un rond, la planche [se redressa|s’est redressée], et le coffre était au bout.',
        ],
      },
    },
  },
  bell: {
    title: ['Une cloche dans un arbre', 'Le bateau du pélican'],
    prize: { g: 'f', one: 'cloche', elides: false },
    obstacle: { g: 'm', one: 'demi-bateau', elides: false },
    task: [
      '<companion>Le petit bac écoute la cloche, le soir</companion>, [dit|a dit] {companion}. <companion>Sans elle, il ne trouve pas le ponton. Un seul coup lui suffit. Et la lumière baisse.</companion>',
      'Le petit bac rentrait à la nuit, tout seul, et c’est la cloche qui lui disait où. Un coup, et il savait. La nuit venait, et la cloche n’était plus au ponton.',
      {
        text: 'Le petit bac cherchait le ponton. Il écoutait, pour entendre la cloche. <companion>Et la cloche n’est plus là</companion>, [dit|a dit] {companion}.',
        to: '3-5',
      },
    ],
    gift: [
      'La cloche [sonna|a sonné] une fois, et l’île [se tut|s’est tue] pour l’écouter. Loin sur l’eau, une lampe [tourna|a tourné] lentement. Le bac [vint|est venu] poser son nez contre le ponton.',
      'Dong, et plus rien que l’eau. Puis, au loin, un bac [fit|a fait] tut. Il [glissa|a glissé] jusqu’au ponton et [frotta|a frotté] son nez, deux fois, à la place de tous les soirs.',
      {
        text: 'Dong, [fit|a fait] la cloche. Tut, [fit|a fait] le petit bac. Il [vint|est venu] frotter son nez au ponton.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde goudronnée', elides: false },
        holds: [
          'Seulement, la cloche pendait dans un demi-bateau, coincé dans un arbre. La vieille corde en faisait dix fois le tour.',
          'Mais la cloche avait voyagé dans le demi-bateau, sous la corde goudronnée. Dix tours, et pas un bout.',
        ],
        worse: [
          'Le nœud [durcit|a durci] comme une noix. La corde [tira|a tiré] la cloche dans le demi-bateau, et seul son bord vert dépassait.',
          'La corde [fit|a fait] un tour de plus, pour rien. Dans le demi-bateau, la cloche [étouffa|a étouffé] un petit son.',
        ],
        sign: [
          'Contre la coque, la corde avait une boucle. Elle bâillait, assez large pour un poing.',
          'Sous le banc, la corde avait oublié de serrer. Une fourmi passait dans la boucle, la tête haute.',
        ],
        yields: [
          'La corde [coula|a coulé] le long de l’arbre jusqu’à terre. La cloche [se balança|s’est balancée] au demi-bateau, libre, toute verte.',
          'La corde [tomba|est tombée] du demi-bateau, tour après tour, comme une mue. La cloche [dit|a dit] ding, toute seule.',
        ],
      },
      high: {
        part: { g: 'm', one: 'tronc penché', elides: false },
        holds: [
          'Seulement, la cloche était dans le demi-bateau, et le demi-bateau dans la fourche de l’arbre. Dessous, le tronc était lisse.',
          'Mais une tempête avait posé le demi-bateau dans un arbre, et la cloche pendait dessous. Le tronc penché n’avait pas de marches.',
        ],
        worse: [
          'Le demi-bateau [bascula|a basculé] en arrière. La cloche [monta|est montée] d’une branche et [oscilla|a oscillé] sans un son.',
          'Le tronc [se balança|s’est balancé], et le demi-bateau avec. La cloche [grimpa|a grimpé] d’une feuille.',
        ],
        sign: [
          'Au bas du tronc, l’écorce avait une bosse, tout juste assez large pour un pied.',
          'Près du sol, il restait un vieux clou de bois, gros comme un talon.',
        ],
        yields: [
          'Le demi-bateau [pencha|a penché] comme un bateau qui accoste. La cloche [descendit|est descendue] à portée de main et [ne bougea plus|n’a plus bougé].',
          'Le demi-bateau [s’inclina|s’est incliné], très aimable. La cloche [vint|est venue] dans les mains, encore tiède de soleil.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'pélican', elides: false },
        holds: [
          'Seulement, un pélican habitait le demi-bateau, et il dormait sur la cloche. Seul l’anneau dépassait des plumes.',
          'Mais la cloche servait d’oreiller. Le pélican l’avait tirée dans le demi-bateau, et il dormait, le bec dessus.',
        ],
        worse: [
          'Le pélican [grogna|a grogné] et [s’étala|s’est étalé]. De la cloche, même l’anneau n’était plus là.',
          'Le pélican [ouvrit|a ouvert] un œil, [le referma|l’a refermé], et [s’assit|s’est assis] sur la cloche.',
        ],
        sign: [
          'À côté du pélican, trois arêtes et un bouton étaient rangés par taille, sans une miette entre eux.',
          'Sur le bord du demi-bateau, deux plumes et un bouchon attendaient, bien droits.',
        ],
        yields: [
          'Le pélican [se tourna|s’est tourné] de l’autre côté, et la cloche [roula|a roulé] au bord du demi-bateau. Il y restait un peu de duvet.',
          'Le pélican [s’installa|s’est installé] près de ses plumes. La cloche [roula|a roulé] hors du demi-bateau, sans un bruit.',
        ],
      },
    },
  },
  bottle: {
    title: ['Une lettre pour la bouée', '{hero} et le rocher creux'],
    prize: { g: 'f', one: 'bouteille', elides: false },
    obstacle: { g: 'm', one: 'rocher creux', elides: false },
    task: [
      '<companion>C’est la poste des coquillages</companion>, [dit|a dit] {companion}. <companion>Cette bouteille est pour la bouée, là-bas, qui n’a jamais de lettres. La barque part avec la marée du soir.</companion>',
      '<companion>Elle salue tous les bateaux, et pas un ne lui écrit</companion>, [dit|a dit] {companion}. La bouée, là-bas, avait enfin une lettre. La bouteille devait partir avec la barque du soir.',
      {
        text: 'La bouée n’avait jamais de lettres. Il y en avait une, dans une bouteille. Et la barque partait ce soir.',
        to: '3-5',
      },
    ],
    gift: [
      'La barque [emporta|a emporté] la bouteille jusqu’à la bouée. La bouée [se pencha|s’est penchée] pour lire. Elle [resta|est restée] penchée longtemps, même quand il n’y avait plus de vagues.',
      'La bouteille [toqua|a toqué] contre la bouée. Toc. Toute la nuit, la mer [lut|a lu] la lettre à voix basse. Au matin, la bouée se tenait un peu plus droite.',
      {
        text: 'La barque [porta|a porté] la bouteille à la bouée. La bouée [se pencha|s’est penchée] pour lire. Elle [lut|a lu] très longtemps.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, la bouteille avait roulé dans le rocher creux. La fente était large comme trois doigts, et la bouteille était plus loin.',
          'Mais la bouteille s’était glissée dans le rocher creux à marée haute. La marée était partie, et la fente ne rendait que des puces de mer.',
        ],
        worse: [
          'Du sable [coula|a coulé] dans le rocher. La bouteille [glissa|a glissé] avec lui, et seul son bouchon se voyait encore.',
          'La fente [avala|a avalé] un galet. Dans le rocher, la bouteille [sonna|a sonné] plus loin, et plus bas.',
        ],
        sign: [
          'Tout en bas, les vagues avaient usé la fente. À cet endroit, elle était ronde et large.',
          'Derrière, les moules avaient fait un coussin. La fente, au-dessus d’elles, s’ouvrait comme un bec.',
        ],
        yields: [
          'La bouteille [sortit|est sortie] du rocher par le bas, le bouchon d’abord. La lettre dedans n’avait pas un pli de plus.',
          'La bouteille [sortit|est sortie] par le bec, une moule au goulot. Le rocher creux [siffla|a sifflé] un peu, sans elle.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Seulement, la bouteille avait roulé au fond du rocher creux, et là-dedans il faisait noir comme dans une botte.',
          'Mais le rocher creux gardait la nuit pour les poulpes. La bouteille avait roulé dedans, et son vert ne vaut rien, la nuit.',
        ],
        worse: [
          'L’ombre du rocher [sortit|est sortie] jusque sur le sable. Du vert de la bouteille, il ne restait rien.',
          'Un goéland [se posa|s’est posé] devant. Le rocher n’était plus que du noir avec du goéland autour, et la bouteille, une idée verte.',
        ],
        sign: [
          'Au fond du rocher, une flaque prenait le soleil. Il y avait un peu de vert dedans.',
          'Au plafond, un trou d’aiguille laissait tomber un cheveu de soleil.',
        ],
        yields: [
          'Dans le rocher, le vert [eut|a eu] bientôt un goulot, un ventre et un bouchon. La bouteille était debout dans une flaque.',
          'Le cheveu [se posa|s’est posé] sur un bouchon. La bouteille [brilla|a brillé] des épaules aux pieds, et le rocher creux [eut|a eu] une lanterne.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'crevette', elides: false },
        holds: [
          'Seulement, une petite crevette vivait dans le rocher creux. Elle tenait la bouteille à dix pattes, et ne se montrait pas.',
          'Mais la petite crevette avait signé le bail du rocher creux, et la bouteille était son salon. Elle recevait les soirs de grande marée, pas plus.',
        ],
        worse: [
          'La crevette [partit|est partie] à reculons dans le dernier coin du rocher, et la bouteille avec elle.',
          'La crevette [tira|a tiré] la bouteille au fond du salon, et [mit|a mis] le bouchon devant la porte du rocher.',
        ],
        sign: [
          'Du dernier coin, une antenne dépassait. Elle tremblait, mais elle ne rentrait pas.',
          'Deux moustaches étaient restées dehors. Elles demandaient l’heure, ou presque.',
        ],
        yields: [
          'La crevette [sortit|est sortie] en poussant la bouteille devant elle. Puis elle l’[essuya|a essuyée] avec ses dix pattes.',
          'Les moustaches [avancèrent|ont avancé], et la crevette [sortit|est sortie] voir. La bouteille [roula|a roulé] du rocher derrière elle, comme un chien qu’on promène.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre ronde', elides: false },
        holds: [
          'Seulement, devant le rocher creux, il y avait une pierre ronde. La bouteille était derrière, et la pierre ne roulait pas.',
          'Mais une pierre ronde s’était arrêtée devant le rocher creux, un jour, et elle y était bien. La bouteille, derrière, avait sa lettre à la main.',
        ],
        worse: [
          'La pierre [s’assit|s’est assise] dans le sable avec un soupir. Derrière elle, la bouteille [se trouva|s’est trouvée] coincée contre le rocher.',
          'La pierre [s’enfonça|s’est enfoncée] d’un air satisfait. Le rocher [fit|a fait] clac, et la bouteille [fut|a été] à l’étroit.',
        ],
        sign: [
          'Du côté de la mer, un bord de la pierre bougeait, à peine, comme une dent de lait.',
          'Sous la pierre, une étoile de mer séchait. De ce côté, tout tenait sur l’étoile.',
        ],
        yields: [
          'La pierre [roula|a roulé] un demi-tour et [s’installa|s’est installée] plus loin. Dans le rocher, la bouteille [fit|a fait] gling.',
          'La pierre [pencha|a penché], pour l’étoile, et [descendit|est descendue] jusqu’à l’eau. La bouteille [roula|a roulé] hors du rocher, la lettre debout.',
        ],
      },
    },
  },
  film: {
    title: ['La dernière scène', 'Une voix entre les pins'],
    prize: { g: 'f', one: 'dernière scène', elides: false },
    obstacle: { g: 'f', one: 'équipe brouillée', elides: true },
    task: [
      'La soirée de films de l’île commençait à neuf heures. Le leur durait six minutes, et dans la dernière scène, celle du ponton, une bouche s’ouvrait sans qu’on entende rien. L’équipe ne se parlait plus depuis mardi.',
    ],
    gift: [
      'À neuf heures vingt, entre les pins, la bouche [s’ouvrit|s’est ouverte] et la phrase [sortit|est sortie], avec un peu de vent dedans. Au premier rang, un vieux pêcheur [ôta|a ôté] sa casquette et [la garda|l’a gardée] sur les genoux jusqu’au noir.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'fil de messages', elides: false },
        holds: [
          'Seulement, la phrase de la dernière scène était dans le fil de messages, sous cent vingt réponses. Dans l’équipe, chacun répondait à celui d’avant, et personne à la question.',
        ],
        worse: [
          'Trois réponses [se croisèrent|se sont croisées], et l’une d’elles était méchante. La dernière scène [descendit|est descendue] tout au fond de la liste.',
        ],
        sign: ['Une phrase avait deux jours. Elle tenait en cinq mots, et rien n’était écrit dessous.'],
        yields: [
          'Le fil [s’arrêta|s’est arrêté], et un seul fichier [arriva|est arrivé]. La dernière scène avait sa voix, enregistrée dans une salle de bains.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'preneur de son', elides: false },
        holds: [
          'Seulement, le preneur de son était parti s’asseoir dans la barque échouée. L’enregistreur était avec lui, et la dernière scène dans l’enregistreur.',
        ],
        worse: [
          'Le preneur de son [se tourna|s’est tourné] vers la mer et [remonta|a remonté] sa capuche. L’enregistreur [disparut|a disparu] sous la veste, avec la scène.',
        ],
        sign: ['Au bord d’une manche, il y avait un point rouge. L’enregistreur tournait.'],
        yields: [
          'Le preneur de son [enjamba|a enjambé] le bord de la barque. Il [posa|a posé] l’enregistreur sur le sable, et la dernière scène [parla|a parlé].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'mât', elides: false },
        holds: [
          'Seulement, la toile du cinéma tenait à deux mâts, et l’équipe à rien du tout. Quand un côté montait, l’autre descendait, et la dernière scène n’avait pas d’écran.',
        ],
        worse: [
          'La toile [s’affaissa|s’est affaissée] d’un bloc. La dernière scène [passa|est passée] sur le sable, en plis, avec un crabe au milieu.',
        ],
        sign: ['À l’autre mât pendait une deuxième corde. Elle avait déjà un nœud pour la main.'],
        yields: [
          'La toile [monta|est montée] entre les pins, droite des deux côtés. Le ponton de la dernière scène y [entra|est entré] d’un bord à l’autre.',
        ],
      },
    },
  },
  ferry: {
    title: ['Sept lampes sur la jetée', 'Le premier jour du passeur'],
    prize: { g: 'f', one: 'rangée de lampes', elides: false },
    obstacle: { g: 'f', one: 'jetée', elides: false },
    task: [
      'C’était le premier jour du travail d’été, et le bac à rames devait amener l’orchestre du mariage avant que la mer descende. Les barques n’accostent que si la rangée de lampes est allumée, les sept. Le vieux passeur avait ses règles, et le pied des lampes était en morceaux.',
    ],
    gift: [
      'La rangée de lampes [dessina|a dessiné] la jetée, sept points jusqu’au bout. La barque de l’orchestre [tourna|a tourné] le nez, et le tuba [accosta|a accosté] le premier. Sur la plage, la mariée [leva|a levé] ses chaussures au-dessus de sa tête.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'pied de lampe', elides: false },
        holds: [
          'Seulement, dans la cabane de la jetée, le pied de lampe était brisé. La rangée de lampes tenait sur lui, et sans lui elle était couchée dans une caisse.',
        ],
        worse: [
          'Une deuxième patte du pied [se détacha|s’est détachée]. Dans la cabane de la jetée, trois lampes de la rangée [roulèrent|ont roulé] sous le banc.',
        ],
        sign: [
          'Dans le bois, un bord clair répondait à un bord clair. Le même nœud était coupé en deux, une moitié de chaque côté.',
        ],
        yields: [
          'Le pied [tint|a tenu] debout, avec une jambe un peu tordue. Sur la jetée, la rangée de lampes [s’alluma|s’est allumée] jusqu’à la septième.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux passeur', elides: false },
        holds: [
          'Seulement, le vieux passeur ne laissait aucun débutant sur la jetée, et il ne disait pas pourquoi. La rangée de lampes était derrière lui.',
        ],
        worse: [
          'Le passeur [se planta|s’est planté] au milieu de la jetée. La rangée de lampes [passa|est passée] dans la cabane, et la porte dessus.',
        ],
        sign: [
          'Le passeur tenait l’horaire des marées à bout de bras, puis plus loin encore. Sur son front, il y avait la marque de lunettes qui n’y étaient pas.',
        ],
        yields: [
          'Le passeur [se rangea|s’est rangé] d’une planche, sur sa propre jetée. Il [tendit|a tendu] la première lampe de la rangée, le bon bout en avant.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle', elides: false },
        holds: [
          'Seulement, la colle du pied n’était pas sèche, et la jetée n’attendait pas la colle. Il fallait la rangée de lampes dans une demi-heure.',
        ],
        worse: [
          'La colle [céda|a cédé], et tout [revint|est revenu] au début. Le long de la jetée, la rangée de lampes [se recoucha|s’est recouchée].',
        ],
        sign: ['Au bord du joint, il y avait une goutte. Elle ne coulait plus.'],
        yields: [
          'La goutte [durcit|a durci], et le joint derrière elle. La rangée de lampes [se dressa|s’est dressée] sur la jetée, tremblante, puis droite.',
        ],
      },
    },
  },
} satisfies FrErrands;
