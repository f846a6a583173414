import type { FrErrands } from '../../schema.ts';

export const swimmingPool = {
  ring: {
    title: ['L’anneau de la dernière course', 'La maîtresse dans l’eau'],
    prize: { g: 'm', one: 'anneau', elides: true },
    obstacle: { g: 'm', one: 'coin profond', elides: false },
    task: [
      'Les plus petits faisaient leur dernière course, et il leur manquait l’anneau rouge. C’était lui qu’on se passait. À quatre heures, la cloche sortait tout le monde de l’eau.',
      '<companion>Sans lui, on ne sait pas qui doit partir</companion>, [dit|a dit] {companion}. Cinq petits étaient alignés, les pieds dans l’eau. C’était leur dernière course, et l’anneau rouge n’y était pas. La cloche sonnait à quatre heures.',
      {
        text: 'Les plus petits faisaient une course. Ils se passaient l’anneau rouge. Mais où était l’anneau rouge ?',
        to: '3-5',
      },
    ],
    gift: [
      'L’anneau rouge [passa|est passé] de main en main, cinq fois. Le cinquième petit [toucha|a touché] le bord, et la cloche [sonna|a sonné] juste après. Il [garda|a gardé] l’anneau au bras jusqu’au vestiaire.',
      'Le premier petit [passa|a passé] l’anneau rouge au deuxième, avec une poignée de main. Cela [prit|a pris] du temps. À quatre heures pile, le cinquième [toucha|a touché] le mur, l’anneau sur la tête.',
      {
        text: 'L’anneau rouge [passa|est passé] de main en main. Plouf, plouf. Le dernier [le garda|l’a gardé] au bras.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'bleu', elides: false },
        holds: [
          'Seulement, l’anneau avait coulé dans le coin profond, au pied des marches. {helper} y était debout et tendait les mains, mais le fond était tout bleu.',
          'Mais le coin profond n’avait pas de lampe, et l’anneau y était descendu. {helper} cherchait du pied. Tout ce qui est au fond est bleu.',
        ],
        worse: [
          'Le bleu du fond [devint|est devenu] plus grand. Dans le coin profond, l’anneau n’était plus nulle part.',
          'Une vague [passa|est passée]. Le bleu [monta|est monté] d’une marche, et l’anneau, dans le coin profond, [n’eut plus|n’a plus eu] de couleur.',
        ],
        sign: [
          'Sur le dernier carreau, il y avait une lueur. Elle était rouge.',
          'Sur le mur, une petite clarté tremblait. Elle venait d’en bas, et elle était un peu rose.',
        ],
        yields: [
          'La lueur [devint|est devenue] ronde. {helper} [remonta|a remonté] l’anneau du coin profond, du bout du pied.',
          'La clarté [se posa|s’est posée] sur l’anneau comme un doigt. {helper} [descendit|est descendu{helper_e}] d’une marche dans le coin profond et [le tendit|l’a tendu].',
        ],
      },
      slippery: {
        part: { g: 'f', one: 'marche', elides: false },
        holds: [
          'Seulement, l’anneau était au pied des marches, du côté du coin profond. {helper} attendait en bas, mais la première marche glissait.',
          'Mais les marches du coin profond étaient peintes, et lisses comme des poissons. L’anneau était juste en bas, et {helper} un peu plus loin.',
        ],
        worse: [
          'La marche [renvoya|a renvoyé] tous les pieds au bord. Dans le coin profond, l’anneau [glissa|a glissé] d’un carreau.',
          'La marche [rendit|a rendu] les talons, l’un après l’autre. L’anneau [tourna|a tourné] dans le coin profond, comme une toupie fatiguée.',
        ],
        sign: [
          'Au milieu, un carreau avait des rainures. Il grattait sous les orteils.',
          'Le long de la marche, il y avait une bande grise. Elle accrochait les orteils, exprès.',
        ],
        yields: [
          'Les pieds [tinrent|ont tenu] sur les rainures. Au bord du coin profond, {helper} [tendit|a tendu] la main, et l’anneau dedans.',
          'La bande grise [tint|a tenu]. Le coin profond [arriva|est arrivé] aux chevilles, et {helper} [passa|a passé] l’anneau, d’une main mouillée.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'eau troublée', elides: true },
        holds: [
          'Seulement, l’anneau était dans le coin profond, et toute l’eau remuait. {helper} se penchait, mais on voyait trois anneaux, et aucun n’était le bon.',
          'Mais l’eau du coin profond n’avait pas fini de rire. Elle secouait l’anneau en petits morceaux rouges, et {helper} avec.',
        ],
        worse: [
          'L’eau [repartit|est repartie] en vagues, depuis le début. Dans le coin profond, l’anneau [devint|est devenu] des morceaux.',
          'L’eau [se remit|s’est remise] à rire pour un rien. L’anneau, dans le coin profond, [devint|est devenu] du confetti.',
        ],
        sign: [
          'Près des marches, il y avait un rond d’eau lisse. Il était grand comme une assiette.',
          'Contre le bord, une feuille flottait. Elle ne bougeait plus que d’un coin.',
        ],
        yields: [
          'Le rond lisse [gagna|a gagné] tout le coin profond. Il n’y avait plus qu’un anneau, rouge, et {helper} [posa|a posé] la main dessus.',
          'La feuille [s’arrêta|s’est arrêtée], et tout le coin profond [s’arrêta|s’est arrêté] autour. {helper} [avança|a avancé] la main : il y avait un anneau, un seul, et entier.',
        ],
      },
      noisy: {
        part: { g: 'm', one: 'toboggan', elides: false },
        holds: [
          'Seulement, {helper} savait où était l’anneau, dans le coin profond. Elle le disait, mais le toboggan faisait boum, et son mot tombait à l’eau.',
          'Mais {helper} avait vu l’anneau, et le disait depuis un moment. Le toboggan répondait boum, et du coin profond il n’arrivait qu’une bouche ouverte.',
        ],
        worse: [
          'Le toboggan [gronda|a grondé] jusqu’au plafond. Du coin profond, on n’entendait plus ni le mot ni l’anneau.',
          'Le toboggan [lança|a lancé] trois enfants de suite. Du coin profond, l’anneau et la phrase [s’en allèrent|s’en sont allés] avec les vagues.',
        ],
        sign: [
          'Entre deux descentes, il y avait un silence. Une goutte avait le temps d’y tomber.',
          'Quand un enfant hésitait, là-haut, le toboggan se taisait. On entendait alors une goutte, et la fin d’un mot.',
        ],
        yields: [
          'Le toboggan [resta|est resté] vide. {helper} [dit|a dit] son mot, et c’était : derrière toi. L’anneau était là, au bord du coin profond.',
          'Personne [ne descendit|n’est descendu]. Dans ce silence, {helper} [dit|a dit] à gauche, tout simplement, et l’anneau était à gauche.',
        ],
      },
    },
  },
  glasses: {
    title: ['Les lunettes au cordon vert', 'Le bus de la demie'],
    prize: { g: 'f', one: 'paire de lunettes', elides: false },
    obstacle: { g: 'm', one: 'dernier casier', elides: false },
    task: [
      'La vieille nageuse ne pouvait pas lire le numéro de son bus sans ses lunettes. Il passait à la demie. Elle avait déjà son manteau, et elle regardait dehors, du mauvais côté.',
      '<companion>Elle est montée dans le mauvais bus, jeudi</companion>, [dit|a dit] {companion}. La vieille nageuse avait perdu sa paire de lunettes. À la demie, le bon bus passait, et de loin, tous les numéros ont un rond.',
      {
        text: 'La vieille nageuse cherchait sa paire de lunettes. Sans elle, comment lire le numéro du bus ? Il arrivait.',
        to: '3-5',
      },
    ],
    gift: [
      'La paire de lunettes [retrouva|a retrouvé] son nez. La vieille nageuse [lut|a lu] tout haut : sept. Elle [leva|a levé] le bras, et le bus [s’arrêta|s’est arrêté] pile devant le cordon vert.',
      'La vieille nageuse [mit|a mis] ses lunettes et [lut|a lu] tout : le numéro, l’affiche, et l’heure. Elle en avait trop, d’heure. Elle [s’assit|s’est assise] pour lire les gens.',
      {
        text: 'Les lunettes [montèrent|sont montées] sur le nez. Sept, [lut|a lu] la vieille nageuse. C’était le bon.',
        to: '3-5',
      },
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Mais la paire de lunettes était dans le dernier casier. Sa porte était tordue, et le loquet ne voulait plus rien savoir.',
          'Mais le dernier casier avait pris un coup, un jour de sandales. Sa porte gardait la paire de lunettes, et ne se souvenait plus pourquoi.',
        ],
        worse: [
          'Le loquet [se coinça|s’est coincé]. Le cordon vert de la paire de lunettes [rentra|est rentré] dans le dernier casier.',
          'Le loquet [s’enfonça|s’est enfoncé]. Dans le dernier casier, la paire de lunettes [toussa|a toussé] un peu de buée.',
        ],
        sign: [
          'Au bout du banc, il y avait un petit crochet. Il avait la largeur du loquet.',
          'Un peigne de poche était tombé derrière le banc, et ses dents étaient toutes minces.',
        ],
        yields: [
          'Le loquet [céda|a cédé] avec un clac mouillé. Dans le dernier casier, la paire de lunettes attendait, les branches croisées.',
          'Le loquet [fit|a fait] pouf, d’un air de dire tiens. La paire de lunettes [regarda|a regardé] dehors, du dernier casier.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Mais la paire de lunettes était dans le dernier casier. Sous la porte tordue, il y avait une fente, et elle n’était pas pour une main.',
          'Mais la paire de lunettes avait glissé sous la porte du dernier casier, vers le fond. La fente voulait bien d’un ticket.',
        ],
        worse: [
          'La paire de lunettes [glissa|a glissé] jusqu’au fond. Par la fente du dernier casier, il n’en sortait plus qu’un fil vert.',
          'La paire de lunettes [s’éloigna|s’est éloignée] d’un carreau. Dans le dernier casier, on [ne vit plus|n’a plus vu] que du vert.',
        ],
        sign: [
          'Du côté des gonds, la porte se relevait. Un savon y serait passé.',
          'Près du coin, un carreau manquait, et la fente avait un menton.',
        ],
        yields: [
          'La paire de lunettes [sortit|est sortie] du dernier casier par le côté des gonds, le cordon vert en premier.',
          'La paire de lunettes [passa|est passée] par le menton. Du dernier casier, elle [rapporta|a rapporté] une épingle à cheveux.',
        ],
      },
      broken: {
        part: { g: 'm', one: 'bracelet', elides: false },
        holds: [
          'Mais la paire de lunettes était dans le dernier casier, et le bracelet de la clé était cassé. Sans lui, la clé ne tournait pas.',
          'Mais la clé du dernier casier pendait au bout d’un demi-bracelet. La paire de lunettes attendait derrière, et la clé tournait dans le vide.',
        ],
        worse: [
          'Le fermoir du bracelet [tomba|est tombé] à son tour. Le dernier casier [garda|a gardé] la paire de lunettes, et la clé n’avait plus de poignée.',
          'Le bracelet [perdit|a perdu] sa boucle. Derrière la porte du dernier casier, la paire de lunettes [se coucha|s’est couchée].',
        ],
        sign: [
          'Un bord du bracelet avait un crochet, et l’autre un œil. Ils étaient de la même main.',
          'Un bout avait un bouton, l’autre une boutonnière.',
        ],
        yields: [
          'Le bracelet [tint|a tenu], et la clé [tourna|a tourné]. Dans le dernier casier, la paire de lunettes était sur une serviette pliée.',
          'Le bouton [trouva|a trouvé] sa boutonnière. La clé [tourna|a tourné], et le dernier casier [rendit|a rendu] la paire de lunettes, pliée.',
        ],
      },
    },
  },
  dolphin: {
    title: ['Le dauphin sur le banc', 'Le dernier tour des petits'],
    prize: { g: 'm', one: 'dauphin', elides: false },
    obstacle: { g: 'm', one: 'vieux monsieur', elides: false },
    task: [
      'Le cours des tout-petits finissait toujours par un tour de dauphin, à plat ventre, avec une grande personne. Ils étaient déjà au bord, les brassards gonflés. Le dauphin de mousse n’était pas là.',
      'Onze tout-petits étaient gonflés, prêts, et assis en rang. Ils ne rentraient jamais sans leur tour de dauphin. Et le dauphin de mousse n’était plus à sa place.',
      {
        text: 'Les tout-petits voulaient faire un tour de dauphin. Il était en mousse. Il n’était pas là.',
        to: '3-5',
      },
    ],
    gift: [
      'Le dauphin [fit|a fait] onze tours, un par petit. Sur le banc, le vieux monsieur les [compta|a comptés]. Au onzième, il [leva|a levé] un doigt, et le dauphin en [fit|a fait] un douzième.',
      'Le dauphin [emporta|a emporté] le premier petit, qui ne disait rien, puis le suivant, qui chantait. Au onzième, le vieux monsieur [entra|est entré] dans l’eau, jusqu’aux genoux, pour pousser.',
      { text: 'Le dauphin [fit|a fait] un tour, puis un autre. Un tour pour chacun. Splatch.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'vieux monsieur', elides: false },
        holds: [
          'Seulement, sur le banc chaud, un vieux monsieur dormait. Il avait pris le dauphin pour oreiller, et le dauphin ne disait rien.',
          'Mais le vieux monsieur avait nagé ses dix longueurs. Il dormait sur le banc chaud, et le dauphin dormait sous sa tête, les yeux ouverts.',
        ],
        worse: [
          'Le vieux monsieur [grogna|a grogné] et [s’enfonça|s’est enfoncé]. Du dauphin, il ne restait plus que la queue.',
          'Le vieux monsieur [serra|a serré] son oreiller. Le dauphin [perdit|a perdu] sa bosse, puis son sourire.',
        ],
        sign: [
          'Sous le banc, des sandales, un bonnet et des lunettes étaient rangés en ligne. Le bonnet était plié.',
          'Au pied du banc, un peigne, une montre et un savon étaient posés dans l’ordre du vestiaire.',
        ],
        yields: [
          'Le vieux monsieur [se tourna|s’est tourné] et [mit|a mis] un bras sous sa tête. Le dauphin [se regonfla|s’est regonflé], avec une oreille marquée dessus.',
          'Le vieux monsieur [roula|a roulé] du côté de sa montre. Le dauphin [se retrouva|s’est retrouvé] sur le carrelage, à chercher sa bosse.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'vieux monsieur', elides: false },
        holds: [
          'Seulement, un vieux monsieur était assis sur le banc chaud, le dauphin dans les bras. Il le tenait comme un sac à main.',
          'Mais le vieux monsieur avait trouvé le dauphin tout seul, et l’avait pris en charge. Un dauphin ne traîne pas, disait son menton.',
        ],
        worse: [
          'Le vieux monsieur [croisa|a croisé] les bras par-dessus. Le dauphin n’avait plus ni nez ni nageoire.',
          'Le vieux monsieur [boutonna|a boutonné] son peignoir par-dessus. Du dauphin, il ne restait qu’une bosse de peignoir.',
        ],
        sign: [
          'Le vieux monsieur regardait, au bout de la salle, le dernier crochet. Sa serviette y était, très loin de ses genoux.',
          'Le vieux monsieur tâtait le banc à côté de lui. Ses lunettes étaient de l’autre côté, et sans elles tout le monde est flou.',
        ],
        yields: [
          'Le vieux monsieur [ouvrit|a ouvert] les bras, comme on ouvre un cadeau. Le dauphin en [sortit|est sorti], un peu plat.',
          'Le vieux monsieur [déboutonna|a déboutonné] son peignoir, un sourire par bouton. Le dauphin [passa|est passé] de la main à la main, comme un bébé.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'vieux monsieur', elides: false },
        holds: [
          'Seulement, le vieux monsieur avait le dauphin, et de l’eau dans les oreilles. On disait dauphin, il comprenait demain.',
          'Mais le vieux monsieur avait ôté ses appareils pour nager. On lui parlait du dauphin, il répondait qu’il était en retraite.',
        ],
        worse: [
          'Le vieux monsieur [dit|a dit] oui, demain. Puis il [serra|a serré] le dauphin contre son ventre.',
          'Le vieux monsieur [raconta|a raconté] sa retraite au dauphin, nageoire contre nageoire. Il y en avait pour vingt ans.',
        ],
        sign: [
          'Devant le banc, un petit nageait dans l’air, à sec. Le vieux monsieur hochait la tête à chaque brasse.',
          'Un maître-nageur avait levé deux doigts, là-bas, pour dire deux minutes. Le vieux monsieur avait levé deux doigts aussi.',
        ],
        yields: [
          'Le vieux monsieur [fit|a fait] trois brasses dans l’air. Pour la quatrième, il [lâcha|a lâché] le dauphin.',
          'Le vieux monsieur [compta|a compté] sur ses doigts : un vieux monsieur, un dauphin, des petits. Il [rendit|a rendu] le deuxième aux troisièmes.',
        ],
      },
    },
  },
  relay: {
    title: ['Quatre noms au tableau', 'Le dernier relais'],
    prize: { g: 'm', one: 'quatrième nom', elides: false },
    obstacle: { g: 'f', one: 'équipe défaite', elides: true },
    task: [
      'La piscine fermait pour toujours, et le club nageait ce soir son dernier relais. À dix-huit heures, il fallait quatre noms au tableau. Il y en avait trois, depuis un passage raté au printemps.',
    ],
    gift: [
      'Le quatrième nom [fut|a été] écrit à dix-sept heures cinquante-neuf, de la main de celle qui le portait. Le sifflet [partit|est parti]. Dans les gradins, le vieux maître-nageur [arrêta|a arrêté] son chronomètre, et [le remit|l’a remis] à zéro sans regarder.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'ordre', elides: true },
        holds: [
          'Seulement, l’équipe était défaite, et l’ordre du relais à moitié effacé. Au tableau, après le troisième, il n’y avait pas de quatrième nom.',
        ],
        worse: [
          'Un nom de plus [partit|est parti] d’un coup de manche. L’équipe n’avait plus que deux lignes, et le quatrième nom plus de couloir.',
        ],
        sign: [
          'Sous l’ordre effacé, deux temps se lisaient encore. Mis bout à bout, ils faisaient celui du record.',
        ],
        yields: [
          'L’ordre du relais [retrouva|a retrouvé] ses lignes, dans un autre sens. L’équipe [se tint|s’est tenue] devant le tableau, et le quatrième nom y [eut|a eu] sa place.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'quatrième', elides: false },
        holds: [
          'Seulement, l’équipe était défaite, et la quatrième était assise tout en haut des gradins. Son nom n’était pas au tableau, et elle n’était pas en maillot.',
        ],
        worse: [
          'La quatrième [monta|est montée] d’un rang. De l’équipe, elle ne voyait plus que des bonnets, et le quatrième nom était plus loin.',
        ],
        sign: ['Du sac de la quatrième, une paire de lunettes de nage dépassait. Elle était mouillée.'],
        yields: [
          'La quatrième [descendit|est descendue], un gradin après l’autre, pieds nus. L’équipe [se poussa|s’est poussée] d’une place, et le quatrième nom avait une nageuse.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'ligne d’eau', elides: false },
        holds: [
          'Seulement, la ligne d’eau était restée roulée dans son bac, et l’équipe défaite la portait chacun pour soi. Sans couloir quatre, pas de quatrième nom.',
        ],
        worse: [
          'La ligne d’eau [retomba|est retombée] au fond du bac. L’équipe [lâcha|a lâché], le couloir quatre [resta|est resté] fermé, et le quatrième nom sans ligne.',
        ],
        sign: ['Un flotteur dépassait du rouleau. Il balançait, et tout le rouleau avec lui, d’un doigt.'],
        yields: [
          'La ligne d’eau [se déroula|s’est déroulée] d’un mur à l’autre. L’équipe avait un couloir quatre, et au tableau il y avait de la place pour le quatrième nom.',
        ],
      },
    },
  },
  lesson: {
    title: ['Une longueur', 'L’homme qui tenait le bord'],
    prize: { g: 'f', one: 'longueur', elides: false },
    obstacle: { g: 'm', one: 'cours du soir', elides: false },
    task: [
      'L’été, {hero} aidait au cours du soir des débutants. L’homme venu de loin voulait lâcher le bord aujourd’hui. Son fils nageait déjà, et samedi, il voulait y aller avec lui.',
    ],
    gift: [
      'La longueur [dura|a duré] quatre minutes, avec {helper} dans l’eau à côté. Au bout, l’homme [posa|a posé] les deux mains sur le carrelage et [regarda|a regardé] d’où il venait. Il [sortit|a sorti] son téléphone du sac et [effaça|a effacé] un message avant de l’envoyer.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'débutant', elides: false },
        holds: [
          'Seulement, au cours du soir, tout le monde expliquait, et le débutant n’avait pas les mots. La longueur commençait à un mètre de lui.',
        ],
        worse: [
          'Le débutant [prit|a pris] cela pour un danger. Il [mit|a mis] les deux mains au bord, et pour le cours du soir la longueur n’existait plus.',
        ],
        sign: [
          'Une fille comptait ses respirations sur les doigts. Le débutant respirait avec elle, sans le savoir.',
        ],
        yields: [
          'Le débutant [compta|a compté] jusqu’à cinq sur ses doigts, et ses mains [restèrent|sont restées] en l’air. Le cours du soir [se tut|s’est tu], et la longueur [commença|a commencé].',
        ],
      },
      locked: {
        part: { g: 'f', one: 'main', elides: false },
        holds: [
          'Seulement, la main du débutant tenait le bord. Le cours du soir avait encore vingt minutes, et la longueur vingt mètres.',
        ],
        worse: [
          'Les phalanges de la main [blanchirent|ont blanchi]. Pour le cours du soir, l’autre bord [recula|a reculé], et la longueur avec.',
        ],
        sign: [
          'À côté de la main, il y avait une planche de mousse. Elle était à sa taille, et elle flottait là depuis le début.',
        ],
        yields: [
          'La main [s’ouvrit|s’est ouverte], un doigt à la fois. Le cours du soir [retint|a retenu] son souffle, et la longueur avait un premier mètre.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'débutant', elides: false },
        holds: [
          'Seulement, au cours du soir, le débutant ne flottait pas encore. Sans cela, pas de longueur, et il restait un quart d’heure.',
        ],
        worse: [
          'Le débutant [redescendit|est redescendu], les pieds au fond. Le cours du soir était presque fini, et la longueur pas commencée.',
        ],
        sign: ['Derrière le débutant, un talon quittait le carrelage. Il montait tout seul.'],
        yields: [
          'Le débutant [se coucha|s’est couché] sur l’eau, comme on se couche enfin. Le cours du soir [regarda|a regardé] passer la longueur, mètre par mètre.',
        ],
      },
    },
  },
} satisfies FrErrands;
