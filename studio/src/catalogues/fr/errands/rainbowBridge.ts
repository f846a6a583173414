import type { FrErrands } from '../../schema.ts';

export const rainbowBridge = {
  colour: {
    title: ['La couleur qui manque', '{hero} au milieu du pont'],
    prize: { g: 'f', one: 'couleur roulée', elides: false },
    obstacle: { g: 'm', one: 'trou du pont', elides: false },
    task: [
      '<helper>Il me manque une couleur</helper>, [dit|a dit] {helper}. <helper>Elle s’est roulée de l’autre côté, comme un tapis. Si le soir vient avant, le soleil se couchera dans le mauvais ton, et tout le monde le verra.</helper>',
      '<companion>On dirait un arc-en-ciel qui a perdu une dent</companion>, [dit|a dit] {companion}. Une couleur s’était roulée de l’autre côté du pont. Sans elle, ce soir, le soleil se coucherait dans le mauvais ton.',
      {
        text: '<helper>Il me manque une couleur</helper>, [dit|a dit] {helper}. <helper>Elle s’est roulée, là-bas. Le soleil en a besoin pour se coucher.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'La couleur roulée [se déroula|s’est déroulée] d’un bout du pont à l’autre. Le soleil [descendit|est descendu] dessous et [se coucha|s’est couché] comme d’habitude, en rouge, en orange, en pêche. En bas, une vache [leva|a levé] la tête.',
      'On [déroula|a déroulé] la couleur, en marchant dessus pour l’aplatir. Le soleil [passa|est passé] dessous, et les nuages [prirent|ont pris] chacun leur part. En bas, une lessive blanche [devint|est devenue] pêche.',
      {
        text: 'La couleur [se déroula|s’est déroulée]. Le soleil [se coucha|s’est couché] : rouge, orange, pêche. Une vache [regarda|a regardé].',
        to: '3-5',
      },
    ],
    by: {
      tooMuchForOne: {
        part: { g: 'f', one: 'bande verte', elides: false },
        holds: [
          'Mais la couleur roulée était de l’autre côté du trou du pont. Il y avait bien une bande verte pour passer, mais tendue d’un bout, elle se roulait de l’autre.',
          'Seulement, le trou du pont bâillait entre le jaune et le bleu. Pour aller à la couleur roulée, il y avait une bande verte, et elle ne tenait que si l’on tenait les deux bouts.',
        ],
        worse: [
          'La bande verte [se roula|s’est roulée] encore, plus tordue. Elle [donna|a donné] un coup de hanche à la couleur roulée, qui [recula|a reculé] derrière le trou du pont.',
          'La bande verte [claqua|a claqué] comme un store. De l’autre côté du trou du pont, la couleur roulée [fit|a fait] un demi-tour sur elle-même.',
        ],
        sign: [
          'À l’autre bout de la bande, il y avait un second gland. Il se balançait au-dessus du nuage, et personne ne le tenait.',
          'Sous la bande, à l’autre bord, une sangle pendait. Elle avait une boucle toute neuve, et pas une main dedans.',
        ],
        yields: [
          'La bande verte [se tendit|s’est tendue], et le trou du pont [eut|a eu] un plancher. Au bout, la couleur roulée fredonnait, couchée sur le côté.',
          'La bande verte [se coucha|s’est couchée] à plat sur le trou du pont. Trois pas de vert, et la couleur roulée était là, un peu tiède.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'bord mouillé', elides: false },
        holds: [
          'Mais la couleur roulée était de l’autre côté du trou du pont. Son bord mouillé sentait la pluie et rendait les pieds à qui les posait.',
          'Seulement, il avait plu sur le trou du pont, et son bord mouillé était bleu, lisse, et sans pitié. La couleur roulée séchait de l’autre côté.',
        ],
        worse: [
          'Le bord mouillé [renvoya|a renvoyé] tout le monde dans le mou. De l’autre côté du trou du pont, la couleur roulée [glissa|a glissé] d’un pas.',
          'Le bord mouillé [rendit|a rendu] les deux pieds au nuage. La couleur roulée, au-delà du trou du pont, [se sauva|s’est sauvée] d’un tour.',
        ],
        sign: [
          'Sur le bord, il y avait une rayure sèche. Elle était rugueuse comme une serviette.',
          'Un peu plus loin, le bleu était vieux. Il s’écaillait, et les écailles grattaient.',
        ],
        yields: [
          'La rayure sèche [frotta|a frotté] les pieds, et le trou du pont n’était plus qu’un grand pas. La couleur roulée fredonnait juste après, toute tiède.',
          'Les écailles [tinrent|ont tenu]. Le trou du pont [passa|est passé] dessous, et la couleur roulée [se laissa|s’est laissé] prendre comme un tapis.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'bord du vert', elides: false },
        holds: [
          'Mais la couleur roulée était de l’autre côté du trou du pont. Le bord du vert repoussait, et il repoussait à sa vitesse, qui est celle de l’herbe.',
          'Seulement, le trou du pont se refermait, et n’avait pas fini. Le bord du vert poussait d’un cheveu par soupir, et la couleur roulée était à mille soupirs.',
        ],
        worse: [
          'Le bord du vert [s’effrita|s’est effrité] jusqu’où il avait commencé. Le trou du pont était comme avant, et la couleur roulée [pâlit|a pâli].',
          'Le bord du vert [rentra|est rentré] dans le jaune. Le trou du pont [redevint|est redevenu] un trou, et la couleur roulée [s’effaça|s’est effacée] d’un ton.',
        ],
        sign: [
          'Au bord, il y avait un fil vert. Il était fin comme un cheveu, et il allait vers l’autre côté.',
          'Du côté du bleu, quelque chose de vert avait pointé. On aurait dit une dent de lait.',
        ],
        yields: [
          'Le fil [eut|a eu] des frères, et le bord du vert [rejoignit|a rejoint] l’autre bord. Il n’y avait plus de trou du pont, et la couleur roulée était à trois pas.',
          'De l’un à l’autre, le vert [se donna|s’est donné] la main. Le trou du pont [fut|a été] un pont, et la couleur roulée [déroula|a déroulé] un coin, pour voir.',
        ],
      },
    },
  },
  bell: {
    title: ['Une cloche comme une cerise', '{hero} et le bélier de nuage'],
    prize: { g: 'f', one: 'petite cloche', elides: false },
    obstacle: { g: 'm', one: 'vieux bélier', elides: false },
    task: [
      'On comptait le troupeau quand la pluie s’arrêtait. Le plus petit des agneaux ne se comptait qu’à l’oreille, tant il était petit. Et sa petite cloche, pas plus grosse qu’une cerise, n’était plus à son cou.',
      'Le compteur du troupeau disait quarante, pour la troisième fois. Le plus petit des agneaux était là, mais il ne se voyait guère. On le comptait à l’oreille, et sa petite cloche avait disparu. La pluie cessait.',
      {
        text: 'Le plus petit agneau ne se voyait pas. On l’entendait à sa petite cloche. Et la petite cloche était perdue.',
        to: '3-5',
      },
    ],
    gift: [
      'Le plus petit [passa|est passé] devant le compteur, et la petite cloche [fit|a fait] ting. Quarante et un, [dit|a dit] le compteur. La dernière goutte [tomba|est tombée] sur le nez du plus petit, et il [sonna|a sonné] encore, pour le plaisir.',
      'Ting, [fit|a fait] la petite cloche, quelque part entre les pattes. Quarante et un, [dit|a dit] le compteur, et il [ferma|a fermé] son livre. Le plus petit [sonna|a sonné] jusqu’à sa mère, pour ne pas se perdre.',
      {
        text: 'Ting, [fit|a fait] la petite cloche. Tout le monde était là. Ting, [fit|a fait] encore le plus petit.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'vieux bélier', elides: false },
        holds: [
          'Seulement, la petite cloche était sous le vieux bélier. Il dormait sur l’indigo, gris, énorme, les pattes rentrées.',
          'Seulement, le vieux bélier avait fini sa journée. Il dormait en travers de l’indigo, et la petite cloche sous lui faisait oreiller.',
        ],
        worse: [
          'Le vieux bélier [gronda|a grondé] comme un orage de loin, et [se coucha|s’est couché] mieux. De la petite cloche, il [ne resta plus|n’est plus resté] un reflet.',
          'Le vieux bélier [ronfla|a ronflé] plus bas et [s’élargit|s’est élargi]. Un dernier ting, tout plat, et la petite cloche n’y était plus.',
        ],
        sign: [
          'À côté du bélier étaient rangés une brosse, un chapeau et un parapluie. Le parapluie était ouvert, pour sécher.',
          'Contre son flanc, trois touffes de trèfle attendaient le réveil. Elles étaient alignées, la plus fraîche au bout.',
        ],
        yields: [
          'Le vieux bélier [se roula|s’est roulé] vers son parapluie, et l’indigo [garda|a gardé] sa forme. Au milieu de la forme, la petite cloche était toute chaude.',
          'Le vieux bélier [roula|a roulé] vers son trèfle, sans cesser de dormir. À sa place, il y avait un creux d’indigo et, dans le creux, la petite cloche.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux bélier', elides: false },
        holds: [
          'Mais le vieux bélier avait la petite cloche dans la laine, et il la gardait. Ce qui tombe dedans est à moi, disait-il, c’est de la laine.',
          'Seulement, le vieux bélier avait trouvé la petite cloche dans sa laine. Trouvé, c’est gagné, disait-il, et ses cornes disaient pareil.',
        ],
        worse: [
          'Le vieux bélier [se leva|s’est levé], large comme une averse. La petite cloche [tourna|a tourné] avec lui et [passa|est passée] de l’autre côté.',
          'Le vieux bélier [baissa|a baissé] les cornes, [fit|a fait] un pas de plus, et [boucha|a bouché] l’indigo. La petite cloche, dans son dos, ne sonnait plus pour personne.',
        ],
        sign: [
          'Le vieux bélier tordait le cou vers son dos, encore et encore. Il y avait là un endroit qu’il n’atteignait pas.',
          'Le vieux bélier se frottait sans arrêt au parapet, du même côté, sans y arriver. Il lui aurait fallu une main.',
        ],
        yields: [
          'Le vieux bélier [se roula|s’est roulé] sur le dos, les yeux fermés, les pattes en l’air. La laine [s’ouvrit|s’est ouverte], et la petite cloche [tomba|est tombée] d’elle-même, ting.',
          'Le vieux bélier [s’assit|s’est assis] d’un coup, les yeux mi-clos, tout mou. La petite cloche [sauta|a sauté] de sa laine comme une puce.',
        ],
      },
      dark: {
        part: { g: 'f', one: 'laine épaisse', elides: false },
        holds: [
          'Mais la petite cloche était tombée dans la laine épaisse du vieux bélier. Là-dedans, il faisait gris, puis gris foncé, puis nuit.',
          'Seulement, le vieux bélier ne s’était pas fait tondre depuis trois arcs-en-ciel. La petite cloche était tombée dans sa laine épaisse, et la lumière aussi s’y perdait.',
        ],
        worse: [
          'La laine épaisse [se referma|s’est refermée], plus profonde qu’avant. Le vieux bélier [soupira|a soupiré], et de la petite cloche on ne voyait plus rien.',
          'La laine épaisse [se tassa|s’est tassée]. Où il y avait eu un petit ting, il n’y avait plus que du gris, et le vieux bélier autour.',
        ],
        sign: [
          'Assez loin dedans, une cerise de lumière rougeoyait, toute seule.',
          'Entre deux boucles, pas loin de l’épaule, une étincelle clignait au rythme du souffle.',
        ],
        yields: [
          'La lueur rouge [se balança|s’est balancée] au bout d’un brin. Le vieux bélier n’avait rien senti, et la petite cloche [sortit|est sortie] avec un peu de duvet.',
          'L’étincelle [devint|est devenue] un anneau, et l’anneau une cloche. Le vieux bélier [bâilla|a bâillé], et sa laine épaisse [laissa|a laissé] passer la petite cloche avec le bâillement.',
        ],
      },
    },
  },
  note: {
    title: ['La note du violet', '{hero} et la gouttière'],
    prize: { g: 'f', one: 'note violette', elides: false },
    obstacle: { g: 'f', one: 'gouttière d’argent', elides: false },
    task: [
      'Sur le pont, chaque couleur chantait sa note. Sans la note violette, l’air n’avait pas de fin. En bas, les gens restaient debout sous leurs parapluies fermés et n’osaient pas rentrer.',
      'Sous le pont, on attendait la fin de l’air pour rentrer chez soi. Chaque couleur avait chanté la sienne, sauf le violet, dont la note s’était sauvée. Les soupes refroidissaient.',
      {
        text: 'Le pont chantait, do, ré, mi. Il manquait la note violette, à la fin. Alors personne n’osait rentrer.',
        to: '3-5',
      },
    ],
    gift: [
      'La note violette [se posa|s’est posée] au bout de l’air, basse et ronde. En bas, un monsieur [dit|a dit] bon, et [rentra|est rentré]. Puis tout le monde [rentra|est rentré], et les parapluies [se couchèrent|se sont couchés] dans les entrées.',
      'La note violette [ferma|a fermé] l’air, comme on ferme une porte, sans bruit. En bas, on [resta|est resté] encore un moment. Puis quelqu’un [se souvint|s’est souvenu] de la soupe.',
      {
        text: 'La note violette [chanta|a chanté], tout en bas. Bon, [dit|a dit] un monsieur. Et tous [rentrèrent|sont rentrés].',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente de la gouttière', elides: false },
        holds: [
          'Mais la note violette était tombée dans la gouttière d’argent, sous le pont. Par la fente, on l’entendait, et l’on ne pouvait passer qu’un doigt.',
          'Seulement, la gouttière d’argent avait une fente, et la note violette y était entrée en pleurant. Les notes qui pleurent sont plus minces.',
        ],
        worse: [
          'La note violette [descendit|est descendue] plus loin dans la gouttière d’argent. Par la fente, elle était maintenant toute petite.',
          'La fente [se resserra|s’est resserrée] sur un courant d’air. Dans la gouttière d’argent, la note violette [monta|est montée] d’une octave, de peur.',
        ],
        sign: [
          'Au coude, la fente était plus large. L’eau y tournait depuis longtemps, et elle avait usé le bord.',
          'Sous le premier collier, l’argent était fendu plus large. Un martinet y faisait entrer ses enfants.',
        ],
        yields: [
          'La note violette [tourna|a tourné] dans le coude et [sortit|est sortie] par l’endroit large. La gouttière d’argent en [vibra|a vibré] jusqu’en bas.',
          'La note violette [passa|est passée] chez le martinet, [remercia|a remercié], et [s’envola|s’est envolée]. La gouttière d’argent [garda|a gardé] un peu de violet au bord.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'eau de la gouttière', elides: true },
        holds: [
          'Mais la note violette était dans la gouttière d’argent, et il fallait l’entendre pour savoir où. L’eau de la gouttière gargouillait par-dessus.',
          'Seulement, la pluie de la veille n’avait pas fini de descendre. Dans la gouttière d’argent, l’eau parlait pour quatre, et la note violette, dessous, n’était pas bavarde.',
        ],
        worse: [
          'L’eau [gargouilla|a gargouillé] plus fort, d’un bout à l’autre de la gouttière d’argent. La note violette [coula|a coulé] avec, et l’on n’en entendait plus rien.',
          'L’eau de la gouttière [raconta|a raconté] l’orage. La gouttière d’argent [trembla|a tremblé] jusqu’aux vis, et la note violette [mit|a mis] les mains sur ses oreilles.',
        ],
        sign: [
          'Entre deux paquets d’eau, la gouttière se taisait, une goutte au bord des lèvres.',
          'Au coude, l’eau devait tourner. Pour tourner, elle se taisait, comme les gens dans les escaliers.',
        ],
        yields: [
          'L’eau de la gouttière [s’arrêta|s’est arrêtée], comme on se retient de parler. Alors la note violette [se mit|s’est mise] à sonner, et elle [sortit|est sortie] de la gouttière d’argent au bon endroit.',
          'L’eau [ne tourna plus|n’a plus tourné]. Alors, tout le long de la gouttière d’argent, la note violette [courut|a couru], et l’on n’avait qu’à suivre.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'petit couvercle', elides: false },
        holds: [
          'Mais la note violette était tombée dans la gouttière d’argent. Au bout, il y avait un petit couvercle, fermé, et la clé était partie avec la pluie.',
          'Seulement, la gouttière d’argent avait un petit couvercle pour les jours secs. On l’avait fermé, et la note violette était dedans, au sec.',
        ],
        worse: [
          'Le petit couvercle [se coinça|s’est coincé] avec un cri de souris. Dans la gouttière d’argent, la note violette n’était plus qu’un murmure.',
          'Le petit couvercle [rentra|est rentré] dans sa colère, qui était ronde. La gouttière d’argent [se tut|s’est tue], et la note violette avec.',
        ],
        sign: [
          'Juste à côté, un crochet pendait à une chaîne. Il avait la courbe du trou, et une goutte au bout.',
          'À côté pendait une goutte, au bout d’un fil de fer. Le fil de fer avait une boucle, le couvercle un bouton.',
        ],
        yields: [
          'Le petit couvercle [sauta|a sauté] comme un bouchon. La gouttière d’argent [rendit|a rendu] d’abord de l’eau, puis la note violette, et dans cet ordre.',
          'Le petit couvercle [tourna|a tourné] la tête, puis le corps. La note violette [sortit|est sortie] de la gouttière d’argent, en se séchant les cheveux.',
        ],
      },
    },
  },
  arch: {
    title: ['Le premier arc des apprentis', '{hero} et la bande bleue'],
    prize: { g: 'f', one: 'bande bleue', elides: false },
    obstacle: { g: 'm', one: 'tambour bleu', elides: false },
    task: [
      'À cinq heures, les apprentis de l’arc-en-ciel montraient le premier qu’ils avaient fait seuls. En bas, la ville levait déjà la tête. Entre le vert et le violet, il n’y avait rien, sur toute la largeur.',
    ],
    gift: [
      'À cinq heures dix, la bande bleue [prit|a pris] sa place, un peu gaufrée vers le milieu. En bas, au milieu d’un passage piéton, une femme [laissa|a laissé] passer son feu vert, puis le suivant.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'bande bleue', elides: false },
        holds: [
          'Mais la bande bleue était enroulée sur le tambour bleu, et elle s’était prise dans elle-même. On ne tirait pas d’un côté sans serrer de l’autre.',
        ],
        worse: [
          'La bande bleue [se croisa|s’est croisée] sur le tambour. Partout où elle était double, le bleu [devint|est devenu] gris, et ce bleu-là ne se rattrape qu’au lavage.',
        ],
        sign: [
          'Près de l’axe du tambour, la bande faisait une boucle. Elle était plate, lâche, et encore tout à fait bleue.',
        ],
        yields: [
          'Le tambour bleu [tourna|a tourné] d’un cran, puis de dix. La bande bleue [se déroula|s’est déroulée] en sifflant, pli contre pli, sans un nœud.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'rang des aînés', elides: false },
        holds: [
          'Mais devant le tambour bleu se tenait le rang des aînés. Un premier arc, disaient-ils, cela se regarde, cela ne se touche pas, et la bande bleue était derrière leur dos.',
        ],
        worse: [
          'Le rang des aînés [se referma|s’est refermé]. Du tambour bleu, il [ne resta|n’est resté] qu’un grincement, et la bande bleue n’était plus à personne de nouveau.',
        ],
        sign: [
          'Tour à tour, les aînés regardaient la seconde manivelle du tambour. Il fallait être deux, et personne ne la tenait.',
        ],
        yields: [
          'Le rang des aînés [s’ouvrit|s’est ouvert] par le milieu, jusqu’à la seconde manivelle. Le tambour bleu [tourna|a tourné], et la bande bleue [sortit|est sortie] droit vers le ciel.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'tambour bleu', elides: false },
        holds: [
          'Mais la bande bleue était sur le tambour bleu, et le tambour avait quitté son rail. Avec toute cette lumière mouillée dessus, il pesait comme une cloche.',
        ],
        worse: [
          'Le tambour bleu [se cala|s’est calé] dans sa rainure. La bande bleue [s’aplatit|s’est aplatie] dessous, et son bord [prit|a pris] une vilaine couleur de mardi.',
        ],
        sign: ['D’un côté, le tambour bleu portait à faux. Sous la main, ce bord-là berçait.'],
        yields: [
          'Le tambour bleu [roula|a roulé] sur son bord et [retomba|est retombé] dans le rail, avec un son de gong. La bande bleue [respira|a respiré], et la première longueur [se leva|s’est levée].',
        ],
      },
    },
  },
  choir: {
    title: ['La quatrième voix', '{hero} et l’accord troué'],
    prize: { g: 'f', one: 'voix verte', elides: false },
    obstacle: { g: 'm', one: 'chœur des sept', elides: false },
    task: [
      'Un chœur de sept ouvrait le pont après la pluie, en un seul accord. Sans la quatrième voix, la voix verte, il y avait un trou au milieu. Déjà, les nuages s’écartaient, et en bas on fermait les parapluies.',
    ],
    gift: [
      'L’accord [sonna|a sonné], plein, et le pont [s’ouvrit|s’est ouvert] de bout en bout. La voix verte [tint|a tenu] une seconde de plus que les autres. Personne ne lui [fit|a fait] signe d’arrêter.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'partition', elides: false },
        holds: [
          'Mais le chœur des sept n’avait qu’une partition, et elle s’était déchirée le jour où l’on avait donné la ligne d’un autre. La voix verte n’avait plus rien à lire.',
        ],
        worse: [
          'Une bande de plus [se détacha|s’est détachée] de la partition, et c’était la ligne verte. Le chœur des sept [tourna|a tourné] la page en même temps, sur le vide.',
        ],
        sign: [
          'Les deux bords de la déchirure portaient chacun une demi-note. Rondes des deux côtés, elles n’en faisaient qu’une.',
        ],
        yields: [
          'La partition [se referma|s’est refermée] sur sa note entière. Le chœur des sept [lut|a lu] d’un seul regard, et la voix verte y était, entre le jaune et le bleu.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'quatrième chanteur', elides: false },
        holds: [
          'Mais le chœur des sept n’était que six. Le quatrième chanteur était descendu de trois marches quand on avait donné sa ligne, et la voix verte était descendue avec lui.',
        ],
        worse: [
          'Le quatrième chanteur [descendit|est descendu] de deux marches encore. Le chœur des sept [l’entendit|l’a entendu] partir, et la voix verte n’arrivait plus jusqu’à eux.',
        ],
        sign: [
          'Sur la rampe, il y avait encore une main. Elle battait la mesure, et elle ne se trompait pas.',
        ],
        yields: [
          'Le quatrième chanteur [remonta|est remonté] de cinq marches, sans presser le tempo. Le chœur des sept [s’écarta|s’est écarté] de la largeur d’une épaule, et la voix verte [reprit|a repris] son rang.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'longue corde', elides: false },
        holds: [
          'Mais pour lancer l’accord, le chœur des sept tirait une longue corde, celle de la cloche du pont. Tirée d’une seule prise, elle revenait, et la voix verte entrait à côté.',
        ],
        worse: [
          'La longue corde [revint|est revenue] comme un ressort. Le chœur des sept [partit|est parti] en désordre, et la voix verte [se perdit|s’est perdue] dans les six autres.',
        ],
        sign: [
          'Plus haut sur la corde, il y avait un second nœud. Il était sec, et il attendait deux mains.',
        ],
        yields: [
          'La longue corde [descendit|est descendue] d’un trait, et la cloche avec. Le chœur des sept [prit|a pris] sa respiration, et la voix verte [entra|est entrée] juste.',
        ],
      },
    },
  },
} satisfies FrErrands;
