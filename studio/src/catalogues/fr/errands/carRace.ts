import type { FrErrands } from '../../schema.ts';

export const carRace = {
  flag: {
    title: ['Un drapeau pour les plus petits', '{hero} et la roue baladeuse'],
    prize: { g: 'm', one: 'drapeau à damier', elides: false },
    obstacle: { g: 'f', one: 'roue de la caisse', elides: false },
    task: [
      'Les plus petits partaient en dernier. Sans le drapeau à damier à l’arrivée, ils ne sauraient pas où cesser d’aller vite. Il devait descendre dans la caisse, devant eux, et la caisse n’était pas partie.',
      '<companion>Et s’ils ne s’arrêtent jamais ?</companion> [demanda|a demandé] {companion}. Les plus petits allaient partir, tout au bout, et la ligne d’arrivée était nue. Le drapeau à damier devait descendre dans la caisse.',
      {
        text: 'Les plus petits partaient bientôt. Il leur fallait le drapeau à damier, à l’arrivée. Sinon, où s’arrêter ?',
        to: '3-5',
      },
    ],
    gift: [
      'Le drapeau à damier [claqua|a claqué] sur la ligne. Les plus petits [passèrent|sont passés] dessous, l’un derrière l’autre, et [freinèrent|ont freiné] avec les pieds. Le dernier [remonta|est remonté] à pied, pour passer dessous une deuxième fois.',
      'On [tint|a tenu] le drapeau à damier à quatre mains, et il [tomba|est tombé] au bon moment. Les plus petits [s’arrêtèrent|se sont arrêtés] tous, le nez sur la ligne.',
      {
        text: 'Le drapeau à damier [claqua|a claqué]. Les petits [passèrent|sont passés] dessous, et [freinèrent|ont freiné] avec les pieds.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'cheville de bois', elides: false },
        holds: [
          'Mais le drapeau à damier voyageait en caisse. La roue de la caisse ne tenait que par une cheville de bois. La cheville s’était rompue.',
          'Mais la roue de la caisse avait perdu sa cheville de bois au premier virage. Le drapeau à damier voyageait dessus.',
        ],
        worse: [
          'Un éclat de plus [sauta|a sauté] de la cheville. La roue de la caisse [pencha|a penché], et le drapeau à damier [glissa|a glissé] de son étui.',
          'La cheville [s’effilocha|s’est effilochée]. La roue de la caisse [pencha|a penché] la tête, et le drapeau à damier [se froissa|s’est froissé].',
        ],
        sign: [
          'Les deux bouts de la cheville étaient dans la paille. La pointe de l’un allait dans le creux de l’autre.',
          'Les deux bouts avaient gardé la même veine, brune, comme un trait de crayon.',
        ],
        yields: [
          'La cheville de bois [tint|a tenu], et la roue de la caisse [tourna|a tourné] avec un petit toc. Toc, toc, toc, le drapeau à damier [descendit|est descendu] la pente.',
          'Le trait [se rejoignit|s’est rejoint]. La roue de la caisse [tourna|a tourné], et le drapeau à damier [prit|a pris] le départ.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'caisse penchée', elides: false },
        holds: [
          'Mais le drapeau à damier était sous la caisse penchée. La roue était sortie, le coin s’était posé dessus, et une caisse à savon, c’est surtout du bois.',
          'Mais la caisse penchée s’était assise sur le drapeau à damier. Il y avait dedans un moteur de tondeuse, pour le poids.',
        ],
        worse: [
          'La caisse [se tassa|s’est tassée] sur son coin. La roue [roula|a roulé] plus loin, et le drapeau à damier [craqua|a craqué] comme une biscotte.',
          'La caisse [s’enfonça|s’est enfoncée] dans la paille. La roue [roula|a roulé] sous un banc, et le drapeau à damier [craqua|a craqué].',
        ],
        sign: [
          'De l’autre côté, un bord de la caisse était en l’air. Il bougeait quand une mouche changeait d’avis.',
          'La paille cédait d’un côté, et la caisse remuait par là.',
        ],
        yields: [
          'La caisse [bascula|a basculé] et [se retrouva|s’est retrouvée] droite. La roue de la caisse [rentra|est rentrée] chez elle, et le drapeau à damier [se déroula|s’est déroulé], un peu plat.',
          'La caisse [se releva|s’est relevée], toute droite. La roue de la caisse [revint|est revenue], et le drapeau à damier [se secoua|s’est secoué].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'roue de la caisse', elides: false },
        holds: [
          'Mais le drapeau à damier attendait dans la caisse, et la roue de la caisse était par terre. Pour la mettre, il fallait soulever, et pour soulever, lâcher la roue.',
          'Mais la roue de la caisse demandait deux mains, la caisse aussi, et le drapeau à damier attendait derrière. Cela faisait un compte à quatre.',
        ],
        worse: [
          'La roue [partit|est partie] de travers, en faisant le tour de tout le monde. Le drapeau à damier [se déroula|s’est déroulé] dans la poussière, à côté de la caisse.',
          'La roue [partit|est partie] faire un tour. La caisse [retomba|est retombée], à côté du drapeau à damier.',
        ],
        sign: [
          'À l’autre bout de la caisse, il y avait une poignée de corde. Elle était faite pour deux mains, et elle n’en avait aucune.',
          'Sous le siège, une barre dépassait de l’autre côté.',
        ],
        yields: [
          'La caisse [monta|est montée], la roue [entra|est entrée], cloc. Le drapeau à damier [prit|a pris] la pente, debout à l’arrière comme un capitaine.',
          'La caisse [se souleva|s’est soulevée] par les deux côtés, et la roue de la caisse [entra|est entrée] chez elle. Le drapeau à damier [monta|est monté] à bord.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'moyeu graissé', elides: false },
        holds: [
          'Mais le drapeau à damier devait descendre dans la caisse, et la roue de la caisse ne restait pas. Le moyeu graissé la rendait à chaque fois.',
          'Mais la roue de la caisse refusait de rester sur son moyeu, trop bien graissé. Le drapeau à damier n’irait nulle part.',
        ],
        worse: [
          'Le moyeu graissé [lâcha|a lâché] la roue, et la caisse [glissa|a glissé] jusqu’à la ligne de départ. Le drapeau à damier [roula|a roulé] derrière.',
          'Le moyeu [cracha|a craché] la roue. La caisse [descendit|est descendue] sans elle, et le drapeau à damier [courut|a couru] derrière.',
        ],
        sign: [
          'Un coin du moyeu était resté sec. De la craie y était collée, toute rugueuse.',
          'De la sciure collait d’un côté, et là, cela accrochait.',
        ],
        yields: [
          'La craie [grinça|a grincé], et la roue de la caisse [resta|est restée] où on la mettait. Le drapeau à damier [prit|a pris] place à l’avant.',
          'La sciure [tint|a tenu] la roue de la caisse. Le drapeau à damier [fit|a fait] un essai, dans le vent.',
        ],
      },
    },
  },
  helmet: {
    title: ['Le casque à l’escargot', '{hero} et le commissaire'],
    prize: { g: 'm', one: 'petit casque', elides: false },
    obstacle: { g: 'f', one: 'barrière des casques', elides: false },
    task: [
      'La plus petite des pilotes était debout devant sa caisse, la tête nue. Quand la cloche sonnerait, ce serait à sa rangée. Le petit casque bleu, celui qui a un escargot, n’était pas arrivé jusqu’à elle.',
      'Sans casque, on ne part pas, c’est écrit sur la pente. La plus petite des pilotes avait déjà ses gants. Son petit casque bleu, avec l’escargot, était resté loin, et c’était bientôt la cloche.',
      {
        text: 'La plus petite allait partir. Elle n’avait pas son petit casque bleu, celui à l’escargot.',
        to: '3-5',
      },
    ],
    gift: [
      'La plus petite [mit|a mis] le petit casque, et [frappa|a frappé] dessus deux coups, toc, toc. L’escargot regardait devant. La cloche [sonna|a sonné], et elle [partit|est partie] très lentement, à cause de lui.',
      'La plus petite [serra|a serré] la bride du petit casque sous son menton. De dos, on ne voyait plus que l’escargot, qui descendait la pente. Il [arriva|est arrivé] avant-dernier.',
      {
        text: 'Toc, toc, sur le petit casque. La plus petite [partit|est partie], tout doucement, à cause de l’escargot.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'commissaire', elides: false },
        holds: [
          'Mais le petit casque était derrière la barrière des casques, et le commissaire se tenait devant. Sans numéro, on ne passait pas, et le numéro était sur la liste.',
          'Seulement, le commissaire connaissait tous les casques par leur nom. Devant la barrière des casques, il attendait un papier, et le petit casque aussi.',
        ],
        worse: [
          'Le commissaire [prit|a pris] toute la largeur de la barrière. Derrière lui, on ne voyait plus l’escargot du petit casque, ni les cornes.',
          'Le commissaire [mit|a mis] son gilet le plus jaune. La barrière des casques [disparut|a disparu] dedans, et le petit casque [rentra|a rentré] ses cornes.',
        ],
        sign: [
          'Le commissaire se penchait sans arrêt vers la clôture. Une feuille avait glissé dessous, pleine de noms.',
          'Le commissaire soufflait dans son sifflet, et rien n’en sortait. Un pois y était coincé, tout au fond.',
        ],
        yields: [
          'Le commissaire [fit|a fait] deux pas de côté, vers sa feuille. La barrière des casques [se leva|s’est levée], et le petit casque [descendit|est descendu] de son crochet.',
          'Le commissaire [siffla|a sifflé], enfin, un beau coup rond. Il [leva|a levé] la barrière des casques, et le petit casque [passa|est passé] en trottant.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'commissaire', elides: false },
        holds: [
          'Mais le petit casque était derrière la barrière des casques, et le commissaire avait des cache-oreilles. Quand on agitait le bras, il comprenait : plus vite.',
          'Seulement, le commissaire lisait sur les lèvres, et il lisait mal. À la barrière des casques, pour petit casque, il avait vu petite caisse.',
        ],
        worse: [
          'Le commissaire [hocha|a hoché] la tête et [donna|a donné], très vite, un casque de géant. Derrière la barrière, le petit casque [recula|a reculé] d’un crochet.',
          'Le commissaire [apporta|a apporté] une caisse de pommes. La barrière des casques [se referma|s’est refermée], et le petit casque [resta|est resté] à son clou.',
        ],
        sign: [
          'Sur la piste, un drapeau jaune s’était baissé. Le commissaire avait baissé la tête, tout pareil.',
          'Un mécanicien avait posé sa main à plat sur sa tête, à cause du vent. Le commissaire avait fait pareil.',
        ],
        yields: [
          'Le commissaire [répondit|a répondu] d’un bras, puis de l’autre, sans une faute. Par-dessus la barrière des casques, il [tendit|a tendu] le petit casque, l’escargot devant.',
          'Le commissaire [toucha|a touché] sa tête, et [rit|a ri] dans sa barbe. Il [passa|est passé] sous la barrière, et le petit casque [arriva|est arrivé] sur une pomme.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'haut-parleur', elides: false },
        holds: [
          'Mais les casques étaient numérotés, et à la barrière il fallait dire le bon numéro. Celui du petit casque, le haut-parleur le disait peut-être, avec mille autres choses.',
          'Seulement, à la barrière des casques, on appelait par numéro. Le haut-parleur les disait bien, mais avec la bouche pleine, et le petit casque attendait le sien.',
        ],
        worse: [
          'Le haut-parleur [gronda|a grondé] au-dessus de la barrière des casques. Le numéro du petit casque [passa|est passé] dedans, et personne ne l’[attrapa|a attrapé].',
          'Le haut-parleur [avala|a avalé] trois numéros. La barrière des casques [resta|est restée] baissée, et le petit casque [compta|a compté] sur ses cornes.',
        ],
        sign: [
          'Avant chaque nom, le haut-parleur se taisait, le temps de tourner la page. On entendait la page.',
          'Après la météo, le haut-parleur reprenait son souffle. On entendait alors un moineau, et même son nom.',
        ],
        yields: [
          'Le haut-parleur [respira|a respiré], et l’on [entendit|a entendu] sept. À la barrière des casques, le petit casque [changea|a changé] de côté, avec ses cornes.',
          'Le haut-parleur [garda|a gardé] le silence jusqu’à sept. À la barrière des casques, le petit casque [leva|a levé] la main, s’il en avait eu une.',
        ],
      },
    },
  },
  horn: {
    title: ['La poire de la vieille trompe', '{hero} sous la tribune'],
    prize: { g: 'f', one: 'poire de caoutchouc', elides: false },
    obstacle: { g: 'f', one: 'petite tribune', elides: false },
    task: [
      'La plus vieille caisse n’avait jamais roulé sans sa trompe. Son pilote avait quatre-vingts ans aujourd’hui, et il partait le dernier. Ce matin, la poire de caoutchouc, celle qu’on presse, avait roulé loin.',
      '<companion>Il fait pouet avec la bouche, pour l’instant</companion>, [dit|a dit] {companion}. Le vieux pilote avait quatre-vingts ans, et la plus vieille caisse. La poire de caoutchouc de sa trompe s’était sauvée.',
      {
        text: 'La vieille voiture faisait pouët. Elle avait perdu sa poire de caoutchouc. Sans pouët, son vieux pilote ne partait pas.',
        to: '3-5',
      },
    ],
    gift: [
      'Le vieux pilote [remit|a remis] la poire, et [pressa|a pressé]. Pouët, [dit|a dit] la trompe, comme il y a soixante ans. Toute la pente [s’écarta|s’est écartée], et il [descendit|est descendu] en saluant des deux côtés.',
      'La poire [retrouva|a retrouvé] sa trompe. Pouët, [fit|a fait] le vieux pilote, une fois pour chaque virage. Dans le dernier, tout le monde le disait avec lui.',
      {
        text: 'Pouët, [fit|a fait] la poire. Pouët, pouët. Le vieux pilote [salua|a salué] à gauche, et à droite.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente de la tribune', elides: false },
        holds: [
          'Mais la poire de caoutchouc avait roulé sous la petite tribune. La fente était sous la première marche, et une main y restait prise au pouce.',
          'Seulement, la poire de caoutchouc était sous la petite tribune, et la fente de la tribune n’était pas plus haute qu’un soulier.',
        ],
        worse: [
          'La poire de caoutchouc [roula|a roulé] plus loin. Dans la fente de la petite tribune, il n’y avait plus que de la paille.',
          'La poire de caoutchouc [roula|a roulé] contre un pied de banc. La petite tribune [craqua|a craqué], et la fente n’avait plus que de l’ombre.',
        ],
        sign: [
          'À côté du poteau, la fente était plus large. Une planche y manquait, d’une largeur de chat.',
          'Derrière l’escalier, la fente était plus haute. Des gobelets y étaient passés debout.',
        ],
        yields: [
          'La poire de caoutchouc [sortit|est sortie] près du poteau, en faisant pff. La petite tribune avait sur elle un peu de sa poussière.',
          'La poire de caoutchouc [suivit|a suivi] les gobelets, jusque derrière l’escalier. Elle [fit|a fait] pouet, et toute la petite tribune [se retourna|s’est retournée].',
        ],
      },
      dark: {
        part: { g: 'm', one: 'dessous de la tribune', elides: false },
        holds: [
          'Mais la poire de caoutchouc avait roulé sous la petite tribune. Là-dessous, on entendait des pieds, et l’on ne voyait rien.',
          'Seulement, le dessous de la tribune avait le soleil au-dessus de lui, et pas un rayon. La poire de caoutchouc y était, dans le noir des pieds.',
        ],
        worse: [
          'Le dessous de la tribune [parut|a paru] plus grand et plus noir. De la poire de caoutchouc, rien, même pas un rond.',
          'Tout le monde [s’assit|s’est assis] en même temps. Le dessous de la petite tribune [s’éteignit|s’est éteint], et la poire de caoutchouc aussi.',
        ],
        sign: [
          'Assez loin, un anneau de cuivre luisait, tout mince, comme une lune du premier jour.',
          'Entre deux planches, un sou de lumière tombait par terre. Il tremblait chaque fois qu’on criait bravo.',
        ],
        yields: [
          'Derrière l’anneau de cuivre, il y avait un ventre rond. La poire de caoutchouc [roula|a roulé] de dessous la petite tribune, jusqu’au soleil.',
          'Le sou [roula|a roulé] jusqu’à un reflet de cuivre. C’était l’anneau de la poire de caoutchouc, et elle [sortit|est sortie] de la petite tribune, pleine de sciure.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'corde aux fanions', elides: false },
        holds: [
          'Mais la poire de caoutchouc s’était prise sous la petite tribune. La corde aux fanions l’avait attrapée en tombant, et faisait le tour de la marche.',
          'Seulement, la corde aux fanions avait glissé sous la petite tribune, et la poire de caoutchouc dans la corde. Il y avait des drapeaux partout, et pas de bout.',
        ],
        worse: [
          'La corde aux fanions [se serra|s’est serrée]. La poire de caoutchouc [rentra|est rentrée] sous la petite tribune, avec deux fanions.',
          'La corde aux fanions [fit|a fait] deux clés. Sous la petite tribune, la poire de caoutchouc [gonfla|a gonflé] les joues.',
        ],
        sign: [
          'Près du fanion rouge, la corde faisait une boucle. Elle se balançait, lâche comme une manche.',
          'Au fanion bleu, la corde ne tenait à rien. Elle faisait un grand huit, tout mou.',
        ],
        yields: [
          'La corde aux fanions [glissa|a glissé] de la marche, et la petite tribune [eut|a eu] l’air en fête. La poire de caoutchouc [roula|a roulé] au bout, avec un pff.',
          'Le grand huit [se déplia|s’est déplié], fanion après fanion. La petite tribune [fit|a fait] un pas de côté, si l’on peut dire, et la poire de caoutchouc était libre.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'chaton', elides: false },
        holds: [
          'Mais la poire de caoutchouc était sous la petite tribune, et un chaton la tenait à pleines pattes. Il n’avait jamais eu de poire, et jamais vu autant de genoux.',
          'Seulement, un chaton s’était couché sur la poire de caoutchouc, sous la petite tribune. Elle avait fait pff, et il n’osait plus se lever.',
        ],
        worse: [
          'Le chaton [recula|a reculé] sous la petite tribune. La poire de caoutchouc [fit|a fait] pff, et [recula|a reculé] aussi.',
          'Le chaton [s’aplatit|s’est aplati]. Sous la petite tribune, la poire de caoutchouc [dit|a dit] pff une seconde fois, et il [ferma|a fermé] les yeux.',
        ],
        sign: [
          'D’entre deux planches dépassait une patte blanche. Elle tâtait le soleil.',
          'Une oreille grise dépassait d’une marche. Elle tournait, comme on règle une radio.',
        ],
        yields: [
          'La patte blanche [eut|a eu] un bras, puis un chaton entier. De sous la petite tribune, la poire de caoutchouc [sortit|est sortie] devant lui, un peu mordillée.',
          'Le chaton [se leva|s’est levé] tout doucement, pour voir si cela ferait pff. Cela [fit|a fait] pff, la poire de caoutchouc [roula|a roulé], et il [courut|a couru] derrière, hors de la petite tribune.',
        ],
      },
    },
  },
  crew: {
    title: ['Cinq signatures', '{hero} et la caisse à trois'],
    prize: { g: 'f', one: 'caisse au départ', elides: false },
    obstacle: { g: 'f', one: 'équipe éclatée', elides: true },
    task: [
      'L’équipe avait construit la caisse à cinq, et il en restait trois. Le règlement demandait cinq signatures sur le capot avant que la cloche sonne et que le contrôle replie sa tente. Après, la caisse rentrait au garage, avec l’hiver dedans.',
    ],
    gift: [
      'La caisse [prit|a pris] la rampe avec cinq signatures, dont une au feutre vert, tremblée, faite sur un genou. À l’arrivée, l’avant-dernier temps [fit|a fait] le bruit d’un premier.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'câble de direction', elides: false },
        holds: [
          'Mais le jour où l’équipe avait éclaté, le câble de direction avait cédé dans la dispute. Deux bouts de corde ne mènent pas une caisse au départ.',
        ],
        worse: [
          'Une boucle de plus [s’effilocha|s’est effilochée]. La rampe [alla|est allée] à d’autres, et de l’équipe éclatée, chacun regardait une roue différente de la caisse.',
        ],
        sign: [
          'Les deux bouts du câble avaient gardé leur pli. Ils allaient l’un contre l’autre comme les moitiés d’un même nœud.',
        ],
        yields: [
          'Le câble de direction [se tendit|s’est tendu], plus court d’une main, et les roues [répondirent|ont répondu]. Ce qui restait de l’équipe [poussa|a poussé] la caisse jusqu’au départ, et d’autres mains [se posèrent|se sont posées] à côté.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'contrôleuse au formulaire', elides: false },
        holds: [
          'Mais la contrôleuse au formulaire ne connaissait pas l’équipe éclatée, elle connaissait cinq lignes. Tant qu’il y en aurait deux de vides, la caisse n’irait pas au départ.',
        ],
        worse: [
          'La contrôleuse [glissa|a glissé] le formulaire tout en bas de la pile. L’équipe éclatée [recula|a reculé] de neuf rangs, et le départ de la caisse [devint|est devenu] une affaire d’après la cloche.',
        ],
        sign: [
          'Même sous la pile, la contrôleuse le regardait encore. Les deux lignes blanches dépassaient, et elle n’avait pas l’air contente non plus.',
        ],
        yields: [
          'La contrôleuse [ressortit|a ressorti] le formulaire et [tendit|a tendu] son propre stylo. L’équipe [eut|a eu] cinq lignes, la caisse un tampon, et le départ [s’ouvrit|s’est ouvert].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'barre de portage', elides: false },
        holds: [
          'Mais une équipe éclatée ne porte pas une caisse jusqu’au départ. Il y avait une barre de portage à chaque bout, cent kilos au milieu, et trois paires de bras mal d’accord.',
        ],
        worse: [
          'La caisse [glissa|a glissé] du tréteau, de travers, et la peinture [resta|est restée] sur le bitume. L’équipe [se défit|s’est défaite] un peu plus, chacun d’un côté du départ.',
        ],
        sign: [
          'Une autre barre de portage dormait sous le châssis. Elle était encore dans son papier : il n’y avait jamais eu personne pour elle.',
        ],
        yields: [
          'La caisse [monta|est montée] d’un seul coup, droite, comme si elle ne pesait que sa peinture. L’équipe [la posa|l’a posée] au départ, et dix semelles [reculèrent|ont reculé] ensemble.',
        ],
      },
    },
  },
  commentary: {
    title: ['Dire son nom comme il est', '{hero} au micro'],
    prize: { g: 'm', one: 'nom de la pilote', elides: false },
    obstacle: { g: 'f', one: 'liste de départ', elides: false },
    task: [
      'Aujourd’hui, la voix de la course était jeune, et c’était la première fois. La pilote du foyer n’avait demandé qu’une chose : qu’on dise son nom comme il est. Partout ailleurs, on le mâchait.',
    ],
    gift: [
      'Le nom de la pilote [sortit|est sorti] des haut-parleurs, entier, avec l’accent où il faut. Au départ, elle [leva|a levé] deux doigts du volant. Elle [finit|a fini] sixième, et au virage un autre micro [le redit|l’a redit] pareil.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'liste de départ', elides: false },
        holds: [
          'Mais la liste de départ avait été recopiée quatre fois, par quatre mains pressées. Le nom de la pilote y était sous quatre formes, et aucune ne rappelait quelqu’un.',
        ],
        worse: [
          'Une cinquième orthographe [arriva|est arrivée], au stylo. D’après la liste de départ, c’était à une autre de s’élancer, et le nom de la pilote [passa|est passé] à la trappe.',
        ],
        sign: [
          'Sur la première des feuilles, une ligne n’avait pas été recopiée. C’était celle de la pilote, de sa propre main.',
        ],
        yields: [
          'La liste de départ [se réduisit|s’est réduite] à une seule feuille. Le nom de la pilote y était, lisible, à la place numéro neuf, et le micro était ouvert.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'pilote du foyer', elides: false },
        holds: [
          'Mais sur la liste de départ, personne ne s’y retrouvait, et la seule qui savait ne s’approchait pas du micro. La pilote du foyer se tenait derrière sa caisse, et son nom, le vrai nom de la pilote, restait avec elle.',
        ],
        worse: [
          'La pilote du foyer [rabattit|a rabattu] sa visière. La liste de départ [avança|a avancé] d’un numéro, et le nom de la pilote n’y disait toujours rien.',
        ],
        sign: [
          'À côté de la roue dépassait une chaussure. Sur le bord, en tout petit, il y avait un mot à la craie.',
        ],
        yields: [
          'La visière [se releva|s’est relevée]. La pilote du foyer [dit|a dit] deux syllabes et demie, une seule fois. Sur la liste de départ, son nom [prit|a pris] ses accents.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'nom étranger', elides: false },
        holds: [
          'Mais la liste de départ n’était rien à côté du nom étranger. Il avait un son qu’aucune bouche d’ici ne fait, et le nom de la pilote passait dans trois caisses.',
        ],
        worse: [
          'Le nom étranger [trébucha|a trébuché] de nouveau sur sa deuxième syllabe. Sur la liste de départ, il n’y avait plus que deux caisses, et le nom de la pilote était toujours un autre.',
        ],
        sign: [
          'Une des syllabes était venue juste. Derrière les ballots de paille, une tête s’était tournée.',
        ],
        yields: [
          'Le nom étranger [vint|est venu], lent, d’un bout à l’autre. Sur la liste de départ, le doigt [arriva|est arrivé] en même temps que lui, et le nom de la pilote était là.',
        ],
      },
    },
  },
} satisfies FrErrands;
