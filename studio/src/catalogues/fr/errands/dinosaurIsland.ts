import type { FrErrands } from '../../schema.ts';

export const dinosaurIsland = {
  egg: {
    title: ['L’œuf qui frappait', 'Derrière les fougères'],
    prize: { g: 'm', one: 'œuf', elides: true },
    obstacle: { g: 'm', one: 'mur de fougères', elides: false },
    task: [
      'Un œuf avait roulé hors du nid, tacheté, gros comme un melon. Dedans, on frappait. <companion>Il doit être au chaud avant le soir</companion>, [dit|a dit] {companion}. <companion>Sinon, il ne saura pas quand sortir.</companion>',
      '<companion>Écoute</companion>, [dit|a dit] {companion}. Dans l’œuf tacheté, cela toquait, une fois, deux fois. Le nid était encore loin, et l’œuf devait être au chaud avant le soir.',
      {
        text: 'Un œuf avait roulé hors du nid. Toc, toc, faisait l’œuf. Il lui fallait son nid bien chaud, avant le soir.',
        to: '3-5',
      },
    ],
    gift: [
      'L’œuf [reprit|a repris] son creux dans le nid, entre deux autres. Dedans, cela [frappa|a frappé] deux coups. Les deux voisins [répondirent|ont répondu], un coup chacun.',
      'Dans le nid tiède, l’œuf [se cala|s’est calé] entre les autres. Il y [eut|a eu] une fente, puis un bout de nez. Le bout de nez [regarda|a regardé] le soir, et [rentra|est rentré] pour y réfléchir.',
      {
        text: 'L’œuf [reprit|a repris] sa place au chaud. Toc, [fit|a fait] l’œuf. Toc, toc, [firent|ont fait] les deux autres.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'fronde', elides: false },
        holds: [
          'Seulement, l’œuf avait roulé dans le mur de fougères. La plus longue fronde en faisait trois fois le tour.',
          'Mais une fronde avait pris l’œuf par la taille. Plus on regardait le mur de fougères, plus elle avait de bras.',
        ],
        worse: [
          'La fronde [se serra|s’est serrée]. De l’œuf, dans le mur de fougères, on ne voyait plus que trois taches.',
          'La fronde [serra|a serré] d’un cran. L’œuf [rentra|est rentré] dans le mur de fougères comme un pouce dans un poing.',
        ],
        sign: [
          'Au bord, une boucle de la fronde bâillait. Celle-là ne s’était pas encore refermée.',
          'Tout en bas, la fronde faisait un rond, et le rond ne tenait rien.',
        ],
        yields: [
          'La fronde [se déroula|s’est déroulée] comme une langue. Le mur de fougères [s’écarta|s’est écarté], et l’œuf [roula|a roulé] dehors, tout chaud.',
          'La fronde [ouvrit|a ouvert] les bras. L’œuf [roula|a roulé] devant le mur de fougères, et il [toqua|a toqué].',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage', elides: false },
        holds: [
          'Seulement, l’œuf avait roulé derrière le mur de fougères. Entre deux tiges, le passage était large comme une main.',
          'Mais l’œuf était de l’autre côté du mur de fougères, et le passage était pour les lézards.',
        ],
        worse: [
          'Les tiges [se rapprochèrent|se sont rapprochées]. L’œuf [roula|a roulé] un tour plus loin dans les fougères.',
          'Deux tiges [se serrèrent|se sont serrées] l’une contre l’autre. L’œuf [se cala|s’est calé] plus loin, la pointe en l’air.',
        ],
        sign: [
          'Près du sol, les tiges étaient pliées. L’œuf était passé là, et le passage y était plus large.',
          'À gauche, une tige avait poussé de travers. À côté d’elle, on aurait passé un melon.',
        ],
        yields: [
          'L’œuf [revint|est revenu] par le bas, à travers le mur de fougères. Il avait une feuille sur la tête.',
          'L’œuf [passa|est passé] près de la tige tordue. Il [sortit|est sorti] du mur de fougères, tout chatouillé.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Seulement, l’œuf était au fond du mur de fougères, dans un creux noir. On l’entendait frapper, on ne le voyait pas.',
          'Mais l’œuf avait roulé dans un creux, sous le mur de fougères. Là, même le vert était noir.',
        ],
        worse: [
          'D’autres fougères [se couchèrent|se sont couchées] sur le creux. Le noir était plus noir, et l’œuf frappait moins fort.',
          'Les fougères [se penchèrent|se sont penchées]. Le creux [eut|a eu] l’air d’un puits, et l’œuf n’y toquait presque plus.',
        ],
        sign: [
          'Loin derrière les tiges, il y avait une pâleur. Elle avait des taches.',
          'Dans le fond, une petite tache luisait, pas plus grosse qu’une lentille.',
        ],
        yields: [
          'La pâleur [devint|est devenue] ronde. C’était l’œuf, dans son creux de fougères, et il frappait de nouveau.',
          'À côté de la tache, il y en [eut|a eu] dix. C’était l’œuf, dans son creux de fougères, et il avait l’air d’attendre quelqu’un.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'jeune fronde', elides: false },
        holds: [
          'Seulement, l’œuf était derrière le mur de fougères. Une jeune fronde fermait le chemin, enroulée, et elle s’ouvrait quand elle voulait.',
          'Mais une jeune fronde dormait en boule devant l’œuf. Le mur de fougères attendait qu’elle s’étire, et elle avait le temps.',
        ],
        worse: [
          'La jeune fronde [se roula|s’est roulée] du début à la fin. Elle [prit|a pris] le bout de l’œuf avec elle dans les fougères.',
          'La jeune fronde [se remit|s’est remise] en boule, plus serrée. L’œuf [disparut|a disparu] derrière, avec tout le mur.',
        ],
        sign: [
          'Tout au bout de la fronde, une feuille s’était ouverte. Elle n’était pas plus grande qu’un ongle.',
          'Au bout de la boule, un poil vert avait bougé.',
        ],
        yields: [
          'La fronde [s’étira|s’est étirée], feuille par feuille, comme on se réveille. Derrière, le mur de fougères avait une porte, et dans la porte l’œuf.',
          'La jeune fronde [bâilla|a bâillé] jusqu’au bout. Le mur de fougères [s’entrouvrit|s’est entrouvert], et l’œuf était là, bien rond.',
        ],
      },
    },
  },
  whistle: {
    title: ['L’appel du soir', 'Deux notes, bas et plus bas'],
    prize: { g: 'm', one: 'pipeau', elides: false },
    obstacle: { g: 'm', one: 'vieux stégosaure', elides: false },
    task: [
      'La mère au long cou appelait ses trois petits avec un pipeau de roseau, chaque soir. Deux notes, bas et plus bas. Sans lui, ils ne savaient pas où était leur lit.',
      'Trois petits au long cou jouaient encore, loin dans les fougères. Leur mère ouvrait la bouche, mais c’est le pipeau qu’ils connaissaient. Il avait disparu, et c’était l’heure du lit.',
      {
        text: 'Le soir, la maman au long cou sifflait dans son pipeau. Tu, tu. Ses petits rentraient. Mais plus de pipeau.',
        to: '3-5',
      },
    ],
    gift: [
      'Le pipeau [dit|a dit] ses deux notes, bas et plus bas. Trois têtes [sortirent|sont sorties] des fougères, à trois hauteurs. La plus petite [trébucha|a trébuché] sur son propre cou, de fatigue.',
      'La mère au long cou [souffla|a soufflé] bas, puis plus bas. On [entendit|a entendu] courir dans les fougères. Trois petits [se couchèrent|se sont couchés] l’un sur l’autre, et les cous [firent|ont fait] un nœud.',
      {
        text: 'Tu, tu, [fit|a fait] le pipeau. Trois petits cous [sortirent|sont sortis] des feuilles. Le dernier bâillait.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'queue', elides: false },
        holds: [
          'Mais le vieux stégosaure dormait en travers du sentier. Sa queue était enroulée sur le pipeau, comme une main.',
          'Mais le pipeau avait roulé sous le vieux stégosaure. Il dormait dessus, de la queue jusqu’aux rêves.',
        ],
        worse: [
          'Le stégosaure [grogna|a grogné] et [serra|a serré] la queue. Du pipeau, il ne restait plus un trou dehors.',
          'La queue [donna|a donné] une petite tape. Le pipeau [rentra|est rentré] dessous, bien au chaud.',
        ],
        sign: [
          'Devant le nez du stégosaure, quatre pierres lisses étaient rangées, de la grande à la petite.',
          'À l’ombre, trois feuilles étaient posées l’une à côté de l’autre, comme des couverts.',
        ],
        yields: [
          'Le stégosaure [se tourna|s’est tourné], et ses plaques [firent|ont fait] clap, clap, clap. La queue [se déroula|s’est déroulée], et le pipeau était libre.',
          'Le stégosaure [roula|a roulé] vers ses feuilles, et la terre [trembla|a tremblé] un peu. Le pipeau [sortit|est sorti] de sous la queue.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'stégosaure', elides: false },
        holds: [
          'Mais le vieux stégosaure avait le pipeau en garde, et il était un peu dur d’oreille. Tous les mots, pour lui, étaient des feuilles.',
          'Mais le stégosaure portait le pipeau en boucle d’oreille. On lui disait donne, il entendait bonne.',
        ],
        worse: [
          'Le stégosaure [hocha|a hoché] la tête, gentiment. Il [poussa|a poussé] le pipeau derrière ses plaques, pour plus tard.',
          'Le stégosaure [remercia|a remercié] pour le compliment. Il [mit|a mis] le pipeau de l’autre côté, pour changer.',
        ],
        sign: [
          'Une pomme de pin [tomba|est tombée] et [rebondit|a rebondi], poum, poum. Le stégosaure [répondit|a répondu] : hum, hum.',
          'Un petit marchait en tapant des pieds : un, deux. Le stégosaure, sans le savoir, tapait aussi : un, deux.',
        ],
        yields: [
          'Le stégosaure [fit|a fait] hum, hum, et [baissa|a baissé] le dos. Le pipeau [glissa|a glissé] entre deux plaques jusqu’à l’herbe.',
          'Le stégosaure [comprit|a compris], et [tapa|a tapé] un, deux. Le pipeau [tomba|est tombé] au deuxième.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'queue', elides: false },
        holds: [
          'Mais le vieux stégosaure avait posé sa queue sur le pipeau. Elle pesait autant qu’un tronc, et lui ne sentait rien.',
          'Mais la queue du stégosaure s’était couchée sur le pipeau. Une queue pareille, on ne la déplace pas, on la contourne.',
        ],
        worse: [
          'La queue [s’enfonça|s’est enfoncée] dans la boue tiède, et le pipeau avec elle. Le stégosaure [trouva|a trouvé] cela confortable.',
          'La queue [se fit|s’est faite] plus lourde encore. Du pipeau, on ne voyait plus qu’un trou.',
        ],
        sign: [
          'Le bout de la queue se soulevait un peu. Il montait et descendait, à chaque souffle.',
          'Le bout de la queue, le tout dernier, se soulevait quand l’herbe chatouillait.',
        ],
        yields: [
          'La queue [roula|a roulé] sur le côté. Dans la boue, le stégosaure [laissa|a laissé] un creux, et dans le creux le pipeau.',
          'La queue [bascula|a basculé] et [se recoucha|s’est recouchée] plus loin. Le stégosaure [soupira|a soupiré], et le pipeau [siffla|a sifflé] un peu.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'ronflement', elides: false },
        holds: [
          'Mais le vieux stégosaure ronflait sur le sentier. Son ronflement faisait sauter les cailloux, et l’on n’entendait pas où chantait le pipeau.',
          'Mais le pipeau jouait seul, quelque part, avec le vent. Le ronflement du stégosaure jouait plus fort.',
        ],
        worse: [
          'Le ronflement [roula|a roulé] comme un tonneau. Le vent soufflait dans le pipeau, et le stégosaure soufflait par-dessus.',
          'Le ronflement [monta|est monté] d’un étage. Le pipeau [se tut|s’est tu], découragé, derrière le stégosaure.',
        ],
        sign: [
          'Entre l’air qui sort et l’air qui entre, il y avait un petit trou. Un caillou y restait en l’air.',
          'Au bout de chaque ronflement, il y avait une virgule.',
        ],
        yields: [
          'Le stégosaure [retint|a retenu] son souffle, et le ronflement aussi. Alors le vent [joua|a joué] deux notes dans le pipeau, là, sous la fougère.',
          'Le stégosaure [avala|a avalé] son ronflement. Tu-tu, [fit|a fait] le pipeau, à deux pas.',
        ],
      },
    },
  },
  leaf: {
    title: ['La feuille d’argent', '{hero} et la marche de boue'],
    prize: { g: 'f', one: 'feuille d’argent', elides: false },
    obstacle: { g: 'f', one: 'marche de boue', elides: false },
    task: [
      'Un bébé ptérosaure essayait ce soir son premier vol. Il lui fallait la grande feuille d’argent, pour tenir l’air. Le vent soufflait encore, mais il bâillait déjà.',
      '<companion>Il saute du caillou depuis ce matin</companion>, [dit|a dit] {companion}. Le bébé ptérosaure retombait chaque fois. Sans la grande feuille d’argent, l’air ne tient pas, et ce soir le vent se coucherait.',
      {
        text: 'Un bébé voulait voler, ce soir. Il lui fallait la grande feuille d’argent. Le vent soufflait encore un peu.',
        to: '3-5',
      },
    ],
    gift: [
      'Le bébé ptérosaure [prit|a pris] la feuille d’argent par la tige et [courut|a couru]. Le vent [passa|est passé] dessous. Il [vola|a volé] trois mètres, puis il [revint|est revenu] à pied pour les raconter.',
      'La feuille d’argent [se gonfla|s’est gonflée]. Le bébé ptérosaure [oublia|a oublié] de courir, et ses pieds [pédalèrent|ont pédalé] un moment dans le vide. Il [vola|a volé] jusqu’à sa mère, pas plus loin.',
      {
        text: 'Le bébé [prit|a pris] la feuille, [courut|a couru], et [vola|a volé]. Un petit peu. Puis il [revint|est revenu] à pied.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'marche', elides: false },
        holds: [
          'Seulement, la feuille d’argent était à l’arbre, et devant l’arbre il y avait la marche de boue. Elle était lisse comme un savon.',
          'Mais pour la feuille d’argent, il fallait monter la marche de boue. Elle venait d’être léchée par la pluie.',
        ],
        worse: [
          'La marche [renvoya|a renvoyé] tout le monde en bas, sur le derrière. À l’arbre, la feuille d’argent [passa|est passée] une branche plus loin.',
          'La marche [rendit|a rendu] chaque pied à son propriétaire. Là-haut, la feuille d’argent [recula|a reculé] d’un souffle.',
        ],
        sign: [
          'Sur la boue, il y avait de vieilles empreintes. Elles étaient sèches, avec des bords rugueux.',
          'Dans la boue, une racine dépassait, sèche et toute griffue.',
        ],
        yields: [
          'La marche de boue [resta|est restée] en bas. La feuille d’argent était en haut, et elle tournait sur sa tige.',
          'La racine [tint|a tenu] bon. La marche de boue [bouda|a boudé], en bas, et la feuille d’argent [frissonna|a frissonné].',
        ],
      },
      high: {
        part: { g: 'm', one: 'tronc', elides: false },
        holds: [
          'Seulement, la feuille d’argent était en haut de l’arbre, au-dessus de la marche de boue. Le tronc n’avait pas de branches à cette hauteur.',
          'Mais la feuille d’argent avait choisi la plus haute branche, juste au-dessus de la marche de boue. Le tronc montait tout droit.',
        ],
        worse: [
          'Le tronc [se balança|s’est balancé]. Au-dessus de la marche de boue, la feuille d’argent [monta|est montée] d’une branche.',
          'Le tronc [frémit|a frémi]. La feuille d’argent [passa|est passée] au-dessus, une branche plus haut.',
        ],
        sign: [
          'Presque au sol, le tronc avait un bout de branche. Il était large comme un pied.',
          'Au pied du tronc, il y avait un trou d’oiseau, vide, de la taille d’un pied.',
        ],
        yields: [
          'La branche [se pencha|s’est penchée]. La feuille d’argent [arriva|est arrivée] à hauteur de main, avec un bruit de papier.',
          'La branche [descendit|est descendue] avec un bruit de robe. La feuille d’argent [toucha|a touché] une joue.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit bec-de-canard', elides: false },
        holds: [
          'Seulement, derrière la marche de boue, un petit bec-de-canard avait ramassé la feuille d’argent. Il s’était caché avec.',
          'Mais le petit bec-de-canard se cachait sous la feuille d’argent, comme sous un parapluie. Derrière la marche de boue, on ne voyait qu’elle, et pas longtemps.',
        ],
        worse: [
          'Le petit [passa|est passé] derrière le tronc. Le bout de la feuille d’argent [traîna|a traîné] un instant sur la boue, puis plus rien.',
          'Le petit [replia|a replié] le parapluie et [recula|a reculé]. La feuille d’argent [n’eut plus|n’a plus eu] qu’un bord.',
        ],
        sign: [
          'À côté du tronc, un nez plat dépassait. Il reniflait de ce côté-ci.',
          'Un bout de patte était resté dehors, palmé, et il tapait la mesure.',
        ],
        yields: [
          'Le petit bec-de-canard [sortit|est sorti] et [descendit|a descendu] la marche de boue sur le ventre. La feuille d’argent [glissa|a glissé] devant lui.',
          'Le petit bec-de-canard [avança|a avancé], un pied, l’autre pied. Il [posa|a posé] la feuille d’argent sur la marche de boue.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'grand bec-de-canard', elides: false },
        holds: [
          'Seulement, sur la marche de boue, il y avait un grand bec-de-canard. C’était sa marche, et la feuille d’argent était derrière.',
          'Mais un grand bec-de-canard occupait la marche de boue, et regardait passer les gens. Personne ne passait. La feuille d’argent était dans son dos.',
        ],
        worse: [
          'Le grand [étendit|a étendu] les bras d’un bord à l’autre de la marche. Derrière lui, la feuille d’argent ne brillait plus.',
          'Le grand [s’assit|s’est assis] plus large. De la feuille d’argent, il [ne resta pas|n’est pas resté] un reflet.',
        ],
        sign: [
          'Les yeux du grand bec-de-canard allaient toujours vers la mare. Une balle de mousse y tournait, trop loin pour lui.',
          'Il se tordait le cou pour atteindre son dos. Une herbe y était collée, tout en haut.',
        ],
        yields: [
          'Le grand bec-de-canard [descendit|a descendu] la marche sur le derrière, et il [trouva|a trouvé] ça drôle. En haut, la feuille d’argent [tomba|est tombée] toute seule.',
          'Le grand bec-de-canard [se secoua|s’est secoué], enfin bien, et [s’en alla|s’en est allé] vers l’eau. Sur la marche de boue, la feuille d’argent [brilla|a brillé].',
        ],
      },
    },
  },
  bones: {
    title: ['La dernière dent', 'Mâchoire sur tréteaux'],
    prize: { g: 'f', one: 'mâchoire', elides: false },
    obstacle: { g: 'f', one: 'tente des fouilles', elides: false },
    task: [
      'À dix-huit heures, le camp de fouilles montrait sa trouvaille au village, et le maire avait fait repeindre la salle. La mâchoire de plâtre était sur la table. Il lui manquait une dent, la dernière, et sans elle, ce n’était qu’un tas de dents.',
    ],
    gift: [
      'La mâchoire [montra|a montré] toutes ses dents, à dix-huit heures. La plus petite du village [s’avança|s’est avancée] sans un mot. Elle [ouvrit|a ouvert] la bouche et [compta|a compté] les siennes avec la langue.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'charnière', elides: false },
        holds: [
          'Seulement, sous la tente des fouilles, la charnière de plâtre s’était cassée. La mâchoire était en deux, et l’équipe aussi.',
        ],
        worse: [
          'Un morceau de plus [tomba|est tombé] de la charnière. La mâchoire [s’ouvrit|s’est ouverte] trop grand, et la dent [roula|a roulé] sous la tente.',
        ],
        sign: ['Le plâtre montait sur un bord et creusait sur l’autre. C’était la même bosse.'],
        yields: [
          'La charnière [tint|a tenu], avec une couture qu’on voyait bien. La mâchoire [se ferma|s’est fermée], sous la tente, dent contre dent.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'assistante', elides: true },
        holds: [
          'Seulement, sous la tente des fouilles, l’assistante gardait les plateaux. La mâchoire était à la direction, et la direction était à déjeuner.',
        ],
        worse: [
          'L’assistante [tira|a tiré] le drap sur les plateaux. Dans toute la tente, on ne voyait plus de mâchoire, et il était dix-sept heures.',
        ],
        sign: [
          'L’assistante relisait toujours la même étiquette. À la ligne du découvreur, il n’y avait pas de nom.',
        ],
        yields: [
          'L’assistante [plia|a plié] le drap, coin sur coin. Elle [poussa|a poussé] la mâchoire vers le milieu de la table, et la tente [s’ouvrit|s’est ouverte].',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'plâtre', elides: false },
        holds: [
          'Seulement, sous la tente des fouilles, il faisait humide, et le plâtre du joint était encore une pâte. La mâchoire n’avait pas le droit de bouger.',
        ],
        worse: [
          'Le plâtre [s’affaissa|s’est affaissé]. La dent [pencha|a penché] hors de la mâchoire, et dans la tente il [fallut|a fallu] tout regâcher.',
        ],
        sign: ['Le long du joint courait un bord blanc. Il était fin, et il ne marquait plus le doigt.'],
        yields: [
          'Le plâtre [blanchit|a blanchi] d’un bout à l’autre. La mâchoire [garda|a gardé] sa dent, et la tente [s’ouvrit|s’est ouverte] à l’heure.',
        ],
      },
    },
  },
  trail: {
    title: ['Le troisième buisson', 'L’empreinte muette'],
    prize: { g: 'm', one: 'rugissement', elides: false },
    obstacle: { g: 'm', one: 'sentier des dinosaures', elides: false },
    task: [
      'À seize heures, vingt-deux enfants de six ans arrivaient sur le sentier des dinosaures. Au troisième buisson, une empreinte devait rugir, avec des pas lents derrière. Celui qui avait construit la boîte ne répondait plus depuis trois jours.',
    ],
    gift: [
      'Le rugissement [sortit|est sorti] du troisième buisson, puis les pas, lents, lourds. Vingt-deux enfants [se turent|se sont tus] d’un coup. Puis le plus petit [posa|a posé] sa chaussure dans l’empreinte, tout au fond, et [rugit|a rugi] à son tour.',
    ],
    by: {
      locked: {
        part: { g: 'f', one: 'boîte', elides: false },
        holds: [
          'Seulement, la boîte du troisième buisson était fermée, et elle n’avait pas de serrure. Sur le sentier, le rugissement n’était qu’un murmure dans du bois.',
        ],
        worse: [
          'Le couvercle de la boîte [se coinça|s’est coincé] dans sa rainure. Du rugissement, sur tout le sentier, il ne restait qu’un bourdon.',
        ],
        sign: [
          'À côté de la boîte, dans la terre, il y avait un piquet de tente. Il était tordu exactement comme la rainure.',
        ],
        yields: [
          'La boîte [s’ouvrit|s’est ouverte] sans un bruit. Le rugissement, lui, [passa|est passé] sur tout le sentier, et un merle [partit|est parti].',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'animatrice', elides: true },
        holds: [
          'Seulement, l’animatrice du sentier venait d’une autre ville, et d’une autre langue. On disait rugissement, elle entendait pinsons.',
        ],
        worse: [
          'L’animatrice [coupa|a coupé] le rugissement et [mit|a mis] les oiseaux. Sur tout le sentier, elle [sourit|a souri], le pouce levé.',
        ],
        sign: [
          'L’animatrice avait un carnet plein de flèches et de bonshommes. Le livreur n’avait que cela pour lui parler, et ils riaient ensemble.',
        ],
        yields: [
          'L’animatrice [rit|a ri], et [tourna|a tourné] le bouton dans l’autre sens. Le rugissement [revint|est revenu] sur le sentier, les pas derrière.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'long cou', elides: false },
        holds: [
          'Seulement, sur le sentier, le long cou du dinosaure peint était tombé sur la boîte du rugissement. Quand un bout montait, l’autre descendait.',
        ],
        worse: [
          'Le long cou [se coucha|s’est couché], plus de travers, et le rugissement était dessous, étouffé. Sur le sentier, on aurait dit un ventre qui a faim.',
        ],
        sign: ['Derrière la tête, le cou avait une deuxième poignée. La peinture y était encore intacte.'],
        yields: [
          'Le long cou [se leva|s’est levé] d’une pièce, au-dessus du sentier. Le rugissement [sortit|est sorti] de dessous, et il avait l’air de venir de la bonne gorge.',
        ],
      },
    },
  },
} satisfies FrErrands;
