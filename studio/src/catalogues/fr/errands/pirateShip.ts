import type { FrErrands } from '../../schema.ts';

export const pirateShip = {
  chart: {
    title: ['La carte sur le rocher', '{hero} et le brouillard'],
    prize: { g: 'f', one: 'carte', elides: false },
    obstacle: { g: 'm', one: 'brouillard', elides: false },
    task: [
      '<companion>La carte s’est envolée</companion>, [dit|a dit] {companion}. <companion>Elle sèche là-bas, sur un rocher, comme un torchon. Sans elle, le bateau ne trouve pas le chemin du dîner, et la marée va tourner.</companion>',
      '<companion>À gauche, je crois</companion>, [dit|a dit] {companion}. <companion>Ou alors à droite.</companion> Depuis que la carte s’était envolée, le bateau tournait en rond autour de sa faim. La marée, elle, savait où aller.',
      {
        text: '<companion>La carte s’est envolée</companion>, [dit|a dit] {companion}. <companion>Sans elle, on ne trouve pas le dîner.</companion> Le bateau avait faim.',
        to: '3-5',
      },
    ],
    gift: [
      'La carte [s’étala|s’est étalée] sur la table du bord, encore molle. Tout l’équipage [posa|a posé] le doigt au même endroit : dîner. Le bateau [tourna|a tourné] le nez sans qu’on le lui demande.',
      'La carte [sécha|a séché] sur la table, sous quatre bols. Tout autour, des doigts [suivirent|ont suivi] les vagues, jusqu’à une petite croix. À côté, on avait dessiné une fourchette.',
      {
        text: 'On [posa|a posé] la carte sur la table. Tous les doigts [montrèrent|ont montré] le dîner. Le bateau [tourna|a tourné].',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'brouillard', elides: false },
        holds: [
          'Seulement, entre le bateau et le rocher, il y avait le brouillard. La carte était dedans, et dedans on ne voyait rien.',
          'Mais la carte était dans le brouillard, et le brouillard n’avait pas de fenêtres.',
        ],
        worse: [
          'Le brouillard [devint|est devenu] gris. Il n’y avait plus de rocher, plus de carte, et presque plus de mât.',
          'Le brouillard [ferma|a fermé] aussi la porte. La carte, quelque part, [battit|a battu] une fois des coins.',
        ],
        sign: [
          'Droit devant, le brouillard avait un endroit moins gris. Il était jaune comme du vieux papier.',
          'Une pâleur restait, à droite, de la taille d’un mouchoir.',
        ],
        yields: [
          'L’endroit jaune [eut|a eu] quatre coins. Dans le brouillard, la carte pendait au rocher, et elle faisait signe.',
          'La pâleur [devint|est devenue] jaune, et [eut|a eu] des plis. C’était la carte, et le brouillard [s’excusa|s’est excusé].',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'brouillard', elides: false },
        holds: [
          'Seulement, la carte était sur le rocher, et le brouillard sur la carte. Un brouillard se lève quand il est prêt, pas avant.',
          'Mais le brouillard était venu prendre le thé sur le rocher, et la carte était sous la théière. Il finirait quand il aurait fini.',
        ],
        worse: [
          'Le brouillard [redescendit|est redescendu] du mât jusqu’au pont. De la carte, on ne voyait même plus le dernier coin.',
          'Le brouillard [reprit|a repris] une tasse. Du rocher, et de la carte, plus rien.',
        ],
        sign: [
          'Une goutte [tomba|est tombée] de la rampe. C’était la première.',
          'Là-haut, un bout de ciel était propre, pas plus grand qu’un bouton.',
        ],
        yields: [
          'Le brouillard [se leva|s’est levé], comme on se lève de table. Dessous, le rocher était à trois pas du bateau, et la carte dessus.',
          'Le brouillard [rassembla|a rassemblé] ses manches et [partit|est parti]. La carte était sur le rocher, avec un rond de tasse.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'corne de brume', elides: false },
        holds: [
          'Seulement, dans le brouillard, on ne voyait pas la carte. On pouvait l’entendre claquer sur son rocher, mais la corne de brume répondait plus fort.',
          'Mais la carte claquait dans le brouillard, et la corne de brume croyait qu’on l’appelait. Elle répondait.',
        ],
        worse: [
          'La corne de brume [fit|a fait] hou, puis hou, sans s’arrêter. Dans le brouillard, la carte [claqua|a claqué] pour rien.',
          'La corne de brume [fit|a fait] un long hou. La carte [claqua|a claqué] sous le hou, dans le brouillard.',
        ],
        sign: [
          'Entre deux hou, la corne reprenait de l’air. C’était court comme un pas.',
          'Pour reprendre haleine, la corne fermait la bouche.',
        ],
        yields: [
          'La corne [avala|a avalé] son dernier hou. Dans le brouillard, la carte [fit|a fait] clap, clap, tout près, à droite.',
          'La corne de brume [garda|a gardé] la bouche fermée. Clap, clap, [fit|a fait] la carte, et le brouillard [montra|a montré] où.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'petit brouillard', elides: false },
        holds: [
          'Seulement, le grand brouillard avait un petit, et le petit s’était assis sur le rocher. Il gardait la carte, et il se cachait.',
          'Mais un petit brouillard s’était enveloppé dans la carte. Dans le grand brouillard, cela ne se voyait pas.',
        ],
        worse: [
          'Le petit brouillard [passa|est passé] derrière le rocher. Il [prit|a pris] la carte avec lui, comme une couverture.',
          'Le petit brouillard [se fit|s’est fait] plus petit. La carte [se froissa|s’est froissée] quelque part dans le brouillard.',
        ],
        sign: [
          'Au bord du rocher, un orteil dépassait. Il était blanc et un peu flou.',
          'Une frange blanche dépassait du rocher, et bougeait.',
        ],
        yields: [
          'Le petit brouillard [sortit|est sorti] de derrière le rocher. Il [rendit|a rendu] la carte, pliée en quatre, et à peine humide.',
          'Le petit brouillard [tendit|a tendu] un coin, puis l’autre. Le brouillard [le laissa|l’a laissé], et la carte [fut|a été] dépliée.',
        ],
      },
    },
  },
  spoon: {
    title: ['La cuillère qui appelle', 'Six coups et la soupe'],
    prize: { g: 'f', one: 'cuillère', elides: false },
    obstacle: { g: 'm', one: 'coffre aux cordages', elides: false },
    task: [
      'La cuisinière du bord appelait à la soupe en tapant sur la rampe avec sa cuillère de cuivre. Aujourd’hui, elle n’avait que ses mains. À six coups de cloche, l’équipage aurait faim, et n’entendrait rien.',
      'La soupe était prête, et personne ne le savait. La cuisinière appelait d’habitude avec sa cuillère de cuivre, et la cuillère n’y était plus. À six coups de cloche, la soupe serait froide.',
      {
        text: 'La soupe était prête. La cuisinière voulait taper : ding, ding. Mais elle n’avait plus sa cuillère.',
        to: '3-5',
      },
    ],
    gift: [
      'La cuillère [sonna|a sonné] sur la rampe, et tout le bateau [courut|a couru] du même côté. Il [pencha|a penché]. La cuisinière [servit|a servi] de la soupe dans des bols, des casquettes et une longue-vue.',
      'La cuisinière [tapa|a tapé] la rampe : deux longs, un court. Du haut des mâts, des bottes [descendirent|sont descendues]. Elle [lécha|a léché] la cuillère, [hocha|a hoché] la tête, et [ajouta|a ajouté] du sel.',
      {
        text: 'Ding, ding, [fit|a fait] la cuillère. Tout le monde [courut|a couru] du même côté. Le bateau [pencha|a penché].',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'corde mouillée', elides: false },
        holds: [
          'Mais la cuillère était dans le coffre aux cordages. Une corde mouillée en faisait le tour, et le tour du tour.',
          'Mais la cuillère dormait dans le coffre aux cordages, et tout ce qu’il y avait de corde dormait autour.',
        ],
        worse: [
          'La corde [fit|a fait] un nœud comme un poing. Dans le coffre, la cuillère [rentra|est rentrée] jusqu’au creux.',
          'La corde mouillée [rétrécit|a rétréci] d’un coup. La cuillère [tinta|a tinté], au fond du coffre, d’une voix serrée.',
        ],
        sign: [
          'Près du bord, une boucle de la corde bâillait. Une mouche en faisait sa porte.',
          'Dans un coin du coffre, la corde avait fait un rond où passait le poing.',
        ],
        yields: [
          'La corde [se coucha|s’est couchée] au fond du coffre, en rond. La cuillère [glissa|a glissé] dehors et [sonna|a sonné] une fois sur le bois.',
          'La corde [se coucha|s’est couchée], fatiguée de tenir. La cuillère [sauta|a sauté] du coffre aux cordages.',
        ],
      },
      asleep: {
        part: { g: 'f', one: 'chatte', elides: false },
        holds: [
          'Mais sur le coffre aux cordages dormait la chatte du bord. La cuillère était dessous, et seul le manche dépassait.',
          'Mais la chatte du bord avait fermé le coffre aux cordages en se couchant dessus. La cuillère était sous la chatte et sous le couvercle.',
        ],
        worse: [
          'La chatte [grogna|a grogné] et [s’allongea|s’est allongée] sur tout le coffre. Le manche de la cuillère [disparut|a disparu] dans le poil.',
          'La chatte [s’étala|s’est étalée] comme une crêpe. Le coffre aux cordages [eut|a eu] de la fourrure jusqu’aux coins.',
        ],
        sign: [
          'Près des moustaches de la chatte, trois boutons et une arête étaient rangés. Les boutons allaient du grand au petit.',
          'Une arête, une plume et un bouton étaient rangés contre le mât, du meilleur au moins bon.',
        ],
        yields: [
          'La chatte [s’étira|s’est étirée], les quatre pattes l’une après l’autre. La cuillère [roula|a roulé] du coffre et [tinta|a tinté] sur le pont.',
          'La chatte [alla|est allée] vérifier l’arête. Le couvercle [bâilla|a bâillé], et la cuillère [sortit|est sortie] du coffre aux cordages.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'couvercle', elides: false },
        holds: [
          'Mais la cuillère était dans le coffre aux cordages. Le couvercle était fermé, et la clé était dans la mer depuis mars.',
          'Mais le coffre aux cordages avait fermé tout seul, avec la cuillère dedans. Son couvercle était fier de son loquet.',
        ],
        worse: [
          'Le couvercle [se coinça|s’est coincé] d’un côté. Dans le coffre, la cuillère [glissa|a glissé] derrière les cordes.',
          'Le couvercle [se vissa|s’est vissé] d’un cran. Dans le coffre, la cuillère [roula|a roulé] sous les cordes.',
        ],
        sign: [
          'À côté du couvercle, au bout d’une ficelle, pendait une cheville de bois. Elle était lisse d’avoir servi.',
          'Près de la charnière, un clou plat était piqué dans le bois, et personne ne s’en servait.',
        ],
        yields: [
          'Le couvercle [se leva|s’est levé] en grinçant de plaisir. La cuillère était dans le coffre, debout, comme un invité.',
          'Le couvercle [bâilla|a bâillé] jusqu’aux oreilles. Au-dessus du coffre aux cordages, la cuillère [prit|a pris] le soleil.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'rouleau de corde', elides: false },
        holds: [
          'Mais la cuillère était au fond du coffre aux cordages, sous le rouleau de l’ancre. Il fallait trois pirates, et ils étaient à la sieste.',
          'Mais le rouleau de corde s’était assis dans le coffre, sur la cuillère. Il avait beaucoup navigué, et beaucoup mangé.',
        ],
        worse: [
          'Le rouleau [s’assit|s’est assis] avec un soupir. Au fond du coffre, la cuillère [s’imprima|s’est imprimée] dans le bois.',
          'Le rouleau [se tassa|s’est tassé]. La cuillère [fit|a fait] hi, au fond du coffre aux cordages.',
        ],
        sign: [
          'Le rouleau avait un anneau du dessus. Il se balançait, à chaque vague.',
          'Il reposait de travers, un peu. Quand le bateau penchait, il penchait aussi.',
        ],
        yields: [
          'Le rouleau de corde [bascula|a basculé] avec la vague. Au fond du coffre, la cuillère [sonna|a sonné] toute seule.',
          'Le rouleau de corde [passa|est passé] par-dessus bord du coffre. Dessous, la cuillère n’avait pas une bosse.',
        ],
      },
    },
  },
  flag: {
    title: ['Un drapeau pour la baleine', 'L’anniversaire au coucher du soleil'],
    prize: { g: 'm', one: 'drapeau rayé', elides: false },
    obstacle: { g: 'm', one: 'gaillard d’arrière', elides: false },
    task: [
      'Le baleineau fêtait son anniversaire au coucher du soleil, tout contre le bateau. Sans le drapeau rayé, aucun bateau n’a le droit de saluer. Le soleil avait déjà les pieds dans l’eau.',
      '<companion>Il a répété son plongeon toute la semaine</companion>, [dit|a dit] {companion}. Le baleineau arrivait pour son anniversaire, et c’est le drapeau rayé qui salue. Il n’était pas en haut, et le soleil descendait.',
      {
        text: 'Le bébé baleine avait son anniversaire. Pour lui dire bonjour, il fallait le drapeau rayé. Le soleil descendait.',
        to: '3-5',
      },
    ],
    gift: [
      'Le drapeau rayé [monta|est monté], avec sa petite baleine cousue. Le baleineau [sortit|est sorti] tout droit et [souffla|a soufflé] une gerbe, très haut. Elle [retomba|est retombée] sur l’équipage, comme il se doit.',
      'Sous le drapeau rayé, l’équipage [ôta|a ôté] ses chapeaux. Le baleineau [salua|a salué] de la queue. Les chapeaux [furent|ont été] pleins, et l’on [arrosa|a arrosé] les pommes de terre avec.',
      {
        text: 'Le drapeau rayé [monta|est monté]. Pfouu, [fit|a fait] le bébé baleine. Tout le monde [fut|a été] mouillé.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'maître d’équipage', elides: false },
        holds: [
          'Seulement, le drapeau rayé avait volé derrière la roue, sur le gaillard d’arrière. Le maître d’équipage était sur les marches, les bras croisés.',
          'Mais le maître d’équipage avait pris le drapeau rayé pour s’asseoir dessus, en haut du gaillard d’arrière. Il gardait les marches.',
        ],
        worse: [
          'Le maître d’équipage [prit|a pris] toute la largeur des marches. Derrière lui, le gaillard d’arrière n’avait plus de drapeau.',
          'Le maître d’équipage [s’assit|s’est assis] plus lourdement. Du drapeau rayé, on voyait une rayure, sur le gaillard d’arrière.',
        ],
        sign: [
          'Les yeux du maître d’équipage allaient à la brosse du pont. Le manche était d’un côté, et les poils de l’autre.',
          'Sa pipe de réglisse s’était éteinte, pour ainsi dire : il n’en restait que le bout, et il le regardait.',
        ],
        yields: [
          'Le maître d’équipage [décroisa|a décroisé] un bras, puis l’autre, et [descendit|a descendu] les marches. Sur le gaillard d’arrière, le drapeau rayé claquait pour qui le voulait.',
          'Le maître d’équipage [se leva|s’est levé], le nez en l’air. Le gaillard d’arrière [fut|a été] libre, et le drapeau rayé un peu plat.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'pont savonné', elides: false },
        holds: [
          'Seulement, le drapeau rayé était derrière la roue, sur le gaillard d’arrière. Le pont venait d’être savonné, et rien n’y tenait debout.',
          'Mais on avait savonné tout le pont pour l’anniversaire, et le drapeau rayé était au bout, sur le gaillard d’arrière.',
        ],
        worse: [
          'Le pont [renvoya|a renvoyé] tout le monde au mât. Sur le gaillard d’arrière, le drapeau rayé [glissa|a glissé] sous la roue.',
          'Le pont savonné [ramena|a ramené] les invités à la porte. Le drapeau rayé [glissa|a glissé] vers le gaillard d’arrière, tout fier.',
        ],
        sign: [
          'Une planche n’avait pas de savon. Elle avait du goudron, sec et râpeux.',
          'Là où le cuisinier renverse ses miettes, il n’y avait pas de savon.',
        ],
        yields: [
          'Le pont savonné [resta|est resté] derrière. Sur le gaillard d’arrière, le drapeau rayé n’était mouillé que d’un coin.',
          'Les miettes [craquèrent|ont craqué], et les pieds [restèrent|sont restés]. Sur le gaillard d’arrière, le drapeau rayé [claqua|a claqué].',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'f', one: 'chèvre', elides: false },
        holds: [
          'Seulement, sur le gaillard d’arrière, la chèvre du bord avait le drapeau rayé dans la bouche. Elle prenait tout pour un ordre de marche.',
          'Mais la chèvre du bord promenait le drapeau rayé sur le gaillard d’arrière. On criait lâche, elle comprenait marche.',
        ],
        worse: [
          'La chèvre [fit|a fait] demi-tour et [marcha|a marché] au pas. Le drapeau rayé [balaya|a balayé] tout le gaillard d’arrière.',
          'La chèvre [fit|a fait] demi-tour, gauche, droite. Le drapeau rayé [perdit|a perdu] un fil, sur le gaillard d’arrière.',
        ],
        sign: [
          'Le vent [siffla|a sifflé] trois notes dans les cordages. La chèvre [s’arrêta|s’est arrêtée] net, une patte en l’air.',
          'Quand la cloche faisait ding, elle se mettait au garde-à-vous.',
        ],
        yields: [
          'La chèvre [salua|a salué], et pour saluer elle [ouvrit|a ouvert] la bouche. Sur le gaillard d’arrière, le drapeau rayé [tomba|est tombé], avec trois dents marquées dans l’ourlet.',
          'La chèvre [se mit|s’est mise] au garde-à-vous, la bouche ouverte. Le drapeau rayé [se coucha|s’est couché] sur le gaillard d’arrière.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'tonneau', elides: false },
        holds: [
          'Seulement, sur le gaillard d’arrière, un tonneau avait roulé devant la roue. Le drapeau rayé était derrière, et le tonneau revenait toujours.',
          'Mais un tonneau s’était mis devant le drapeau rayé, sur le gaillard d’arrière. On le poussait, il revenait, comme un gros chien.',
        ],
        worse: [
          'Le tonneau [revint|est revenu], plus en travers. Sur le gaillard d’arrière, on ne voyait plus que l’ourlet du drapeau rayé.',
          'Le tonneau [revint|est revenu] avec de l’élan. Le drapeau rayé [fut|a été] coincé contre le gaillard d’arrière.',
        ],
        sign: [
          'De l’autre côté, le tonneau avait une deuxième poignée de corde. Une mouette s’y balançait.',
          'De l’autre côté, un bout de corde pendait, assez long pour une main.',
        ],
        yields: [
          'Le tonneau [roula|a roulé] de trois planches et [resta|est resté] là. Sur le gaillard d’arrière, le drapeau rayé [se gonfla|s’est gonflé].',
          'Le tonneau [avança|a avancé] bien droit, et [s’arrêta|s’est arrêté]. Derrière lui, le drapeau rayé [salua|a salué] tout le gaillard d’arrière.',
        ],
      },
    },
  },
  shanty: {
    title: ['Le dernier couplet', 'Le quai à vingt heures'],
    prize: { g: 'm', one: 'dernier couplet', elides: false },
    obstacle: { g: 'f', one: 'répétition', elides: false },
    task: [
      'La fête du vieux port commençait à vingt heures, et le jeune équipage chantait à bord. Toute la ville connaissait la chanson, sauf la fin, que personne n’avait jamais eue. Le dernier couplet était écrit. Il était dans une poche, et la poche ne parlait plus à l’équipage.',
    ],
    gift: [
      'Le dernier couplet [passa|est passé] du pont au quai, de la grande feuille aux bouches. À la deuxième fois, tout le quai [le sut|l’a su]. L’équipage [se tut|s’est tu], pour entendre ce qu’il avait fait.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'liste', elides: false },
        holds: [
          'Seulement, la répétition se passait dans la liste des messages. Chacun barrait la ligne de l’autre, et le dernier couplet n’avait plus que des ratures.',
        ],
        worse: [
          'Les lignes [se croisèrent|se sont croisées] dans la liste. À la fin de la répétition, celle qui [partit|est partie], c’était le dernier couplet.',
        ],
        sign: ['Dans la liste, il y avait une ligne sur une lanterne. Personne ne l’avait touchée.'],
        yields: [
          'La liste [se vida|s’est vidée] de ses ratures. La répétition [eut|a eu] son dernier couplet, et il commençait par la lanterne.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'parolière', elides: false },
        holds: [
          'Seulement, à la répétition, la parolière était derrière le mât. Le dernier couplet était dans sa poche, et sa main dessus.',
        ],
        worse: [
          'La parolière [alla|est allée] jusqu’à la proue. La répétition [perdit|a perdu] une voix, et le dernier couplet une demi-heure.',
        ],
        sign: ['De derrière le mât venait un sifflement, entre les dents. C’était l’air du dernier couplet.'],
        yields: [
          'La parolière [revint|est revenue] dans la répétition, la feuille à la main. Elle [chanta|a chanté] le dernier couplet, la première ligne toute seule.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'orgue portatif', elides: true },
        holds: [
          'Seulement, à la répétition, l’orgue était encore dans sa caisse, au fond de la cale. Sans lui, le dernier couplet commençait trop haut pour tout le monde.',
        ],
        worse: [
          'La caisse [se coucha|s’est couchée] sur le côté. L’orgue [souffla|a soufflé] une note sans son, et la répétition [s’arrêta|s’est arrêtée] avant le dernier couplet.',
        ],
        sign: ['Un pied de la caisse ne touchait pas le plancher. À chaque vague, il frappait un coup.'],
        yields: [
          'L’orgue [remonta|est remonté] d’un pied sur l’autre, comme un marin. La répétition [eut|a eu] sa note, et le dernier couplet [commença|a commencé] là où il fallait.',
        ],
      },
    },
  },
  figure: {
    title: ['La main et la lanterne', 'La figure de proue'],
    prize: { g: 'f', one: 'main sculptée', elides: false },
    obstacle: { g: 'm', one: 'atelier du bord', elides: true },
    task: [
      'À midi, la figure de proue du bateau-musée était dévoilée devant tout le quai. Il lui manquait la main, celle à la lanterne. Le cours de sculpture l’avait prise pour la réparer, et le ciseau avait glissé.',
    ],
    gift: [
      'La main sculptée [tint|a tenu] la lanterne, à midi, devant tout le quai. Quand la toile [tomba|est tombée], un vieux marin [leva|a levé] la sienne, à la même hauteur. Il [mit|a mis] du temps à la baisser.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'poignet', elides: false },
        holds: [
          'Seulement, dans l’atelier du bord, le poignet était fendu jusqu’au fil du bois. La main sculptée était sur l’établi, et la proue sans elle.',
        ],
        worse: [
          'Une écharde de plus [se détacha|s’est détachée] du poignet. La main sculptée [lâcha|a lâché] sa lanterne, qui [roula|a roulé] dans l’atelier.',
        ],
        sign: [
          'Dans le bois, des deux côtés, il y avait la même veine. Elle s’arrêtait d’un bord et repartait de l’autre.',
        ],
        yields: [
          'Le poignet [tint|a tenu], et l’on voyait où. La main sculptée [sortit|est sortie] de l’atelier sur un coussin.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'maître', elides: false },
        holds: [
          'Seulement, dans l’atelier du bord, le maître sculpteur avait repris ses outils après l’accident. La main sculptée était derrière lui, et il ne faisait plus confiance à personne.',
        ],
        worse: [
          'Le maître [roula|a roulé] sa trousse et [se mit|s’est mis] devant l’établi. De tout l’atelier, on ne voyait plus la main sculptée.',
        ],
        sign: [
          'Le maître regardait son rabot. Le bouton ne tenait plus que par une vis, et ses doigts tremblaient trop pour la vis.',
        ],
        yields: [
          'Le maître [déroula|a déroulé] sa trousse, et [tourna|a tourné] les manches vers les autres. Dans l’atelier, il y [eut|a eu] une place devant l’établi, et la main sculptée dessus.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle', elides: false },
        holds: [
          'Seulement, dans l’atelier du bord, la colle du goujon était encore liquide. La main sculptée devait rester en l’air, sans que rien la touche.',
        ],
        worse: [
          'La colle [coula|a coulé]. La main sculptée [tourna|a tourné] vers le bas, et dans l’atelier il [fallut|a fallu] tout nettoyer.',
        ],
        sign: ['Au bord du goujon, il y avait une petite perle. Elle ne coulait plus.'],
        yields: [
          'La perle [devint|est devenue] dure, et toutes les autres après elle. Dans l’atelier, la main sculptée n’avait plus besoin de personne pour tenir sa lanterne.',
        ],
      },
    },
  },
} satisfies FrErrands;
