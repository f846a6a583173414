import type { FrErrands } from '../../schema.ts';

export const farmVisit = {
  egg: {
    title: ['L’œuf de quatre heures', '{hero} devant le portail'],
    prize: { g: 'm', one: 'œuf', elides: true },
    obstacle: { g: 'm', one: 'portail', elides: false },
    task: [
      'La jeune poule avait pondu son premier œuf. Il était pour la grand-mère de la fermière, qui le goûtait à quatre heures. Et la pluie arrivait déjà derrière la grange.',
      '<companion>Elle attend avec sa cuillère</companion>, [dit|a dit] {companion}. C’était le premier œuf de la jeune poule. À quatre heures, la grand-mère de la fermière le goûterait. Mais il fallait d’abord le lui apporter, et le ciel noircissait.',
      {
        text: 'La jeune poule avait pondu son premier œuf. Il était pour la grand-mère. Il allait pleuvoir.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère [posa|a posé] l’œuf dans un coquetier et [tapota|a tapoté] le sommet. Elle [prit|a pris] une petite cuillerée, les yeux fermés. Sous la table, la jeune poule attendait la note.',
      'Toc, toc, [fit|a fait] la petite cuillère, et l’œuf [fuma|a fumé]. La grand-mère en [donna|a donné] le chapeau à la jeune poule. Elle [recula|a reculé] d’abord, puis [le prit|l’a pris], et [partit|est partie] le montrer.',
      {
        text: 'Toc, [fit|a fait] la petite cuillère. La grand-mère [goûta|a goûté], les yeux fermés. La poule [attendit|a attendu].',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'boue', elides: false },
        holds: [
          'Mais l’œuf était dans la cabane, de l’autre côté du portail. Devant et derrière, il n’y avait que de la boue.',
          'Seulement, devant le portail, la boue avait tout un jardin. Les bottes y patinaient, et l’œuf, dans la cabane, refroidissait.',
        ],
        worse: [
          'Toutes les bottes [glissèrent|ont glissé] jusqu’au mur. Près du portail, la boue [gicla|a giclé] sur la paille, et l’œuf [reçut|a reçu] deux taches.',
          'La boue [rendit|a rendu] les bottes, sans les chaussettes. Contre le portail, quelque chose [bascula|a basculé], et l’œuf [roula|a roulé] de l’autre côté de la paille.',
        ],
        sign: [
          'Au bord, une planche dépassait de la boue. Elle était sèche, toute rugueuse de son.',
          'Le long du portail, quelqu’un avait vidé un seau de cendre. C’était gris, sec et rugueux.',
        ],
        yields: [
          'Les bottes [tinrent|ont tenu], et le portail [resta|est resté] derrière. Dans la paille, l’œuf était encore tiède.',
          'La cendre [retint|a retenu] une botte, puis l’autre. Passé le portail, il n’y avait plus que de la paille, et l’œuf dedans.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'battant', elides: false },
        holds: [
          'Mais l’œuf était dans la cabane, et devant la cabane il y avait le portail. Son battant, enfoncé d’un côté, ne bougeait pas.',
          'Seulement, le battant du portail avait un gond de moins depuis l’orage. Il pesait contre le mur, et l’œuf était derrière, dans la cabane.',
        ],
        worse: [
          'Le portail [s’enfonça|s’est enfoncé] d’une main. La porte de la cabane [battit|a battu], et l’œuf [roula|a roulé] dans sa paille.',
          'Le battant [glissa|a glissé] du mur dans l’herbe. La cabane [trembla|a tremblé], et l’œuf [fit|a fait] un tour sur lui-même, près du portail.',
        ],
        sign: [
          'Du côté du mur, un bord du battant se balançait un peu.',
          'Sous le battant, une poule avait creusé pour ses bains. Un côté ne touchait plus rien.',
        ],
        yields: [
          'Le portail [pivota|a pivoté] sur un bord, juste assez pour une épaule. L’œuf attendait derrière, tiède, avec un brin de paille.',
          'Le battant [tomba|est tombé] dans le bain de la poule, et [s’y trouva|s’y est trouvé] bien. Le portail était ouvert, et l’œuf au chaud.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'loquet', elides: false },
        holds: [
          'Mais l’œuf était derrière le portail, et le loquet du portail était fermé. Personne n’avait la clé.',
          'Seulement, le loquet du portail s’était fermé tout seul, comme font les loquets contents d’eux. L’œuf était de l’autre côté.',
        ],
        worse: [
          'Le loquet [se mit|s’est mis] de travers et [se bloqua|s’est bloqué]. La jeune poule [sursauta|a sursauté] et [se rassit|s’est rassise] sur l’œuf.',
          'Le loquet [s’enfonça|s’est enfoncé] jusqu’au bout. Derrière le portail, la poule [s’assit|s’est assise] sur son œuf, et l’on [ne vit plus rien|n’a plus rien vu].',
        ],
        sign: [
          'À côté du loquet, une petite tige de fer pendait au bout d’une chaînette.',
          'Dans une fente du poteau, il y avait une vieille cuillère, sans creux. Tout le monde, ici, savait pourquoi, sauf le loquet.',
        ],
        yields: [
          'Le portail [s’ouvrit|s’est ouvert] avec un long bâillement. La poule [se leva|s’est levée], [fit|a fait] trois pas et [laissa|a laissé] voir l’œuf.',
          'Le loquet [sauta|a sauté] comme une puce. La poule [se leva|s’est levée], vexée, et l’œuf [brilla|a brillé] au milieu du nid.',
        ],
      },
    },
  },
  hat: {
    title: ['L’épouvantail tête nue', 'Un chapeau pour les fraises'],
    prize: { g: 'm', one: 'chapeau de paille', elides: false },
    obstacle: { g: 'm', one: 'vieux jars', elides: false },
    task: [
      'Dans les fraises, l’épouvantail était chauve depuis midi, et les étourneaux s’en étaient aperçus. Il fallait lui rendre son chapeau avant la pluie.',
      'Un étourneau était assis sur la tête de l’épouvantail. Un autre lui expliquait les fraises. C’était depuis que le chapeau de paille n’y était plus, et la pluie arrivait.',
      {
        text: 'L’épouvantail avait perdu son chapeau. Les oiseaux n’avaient plus peur. Ils mangeaient les fraises.',
        to: '3-5',
      },
    ],
    gift: [
      'Le chapeau [descendit|est descendu] sur l’épouvantail jusqu’aux yeux, et le vent lui [leva|a levé] un bras. Dans les fraises, onze étourneaux [se souvinrent|se sont souvenus] d’une affaire urgente, ailleurs.',
      'Sous le chapeau, l’épouvantail [reprit|a repris] son air terrible. L’étourneau qui était sur sa tête [se trouva|s’est trouvé] dessous, et [sortit|est sorti] par la manche, en demandant pardon.',
      {
        text: 'Le chapeau [descendit|est descendu] jusqu’aux yeux. Le vent [leva|a levé] un bras. Frrt, plus d’oiseaux.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'jars', elides: false },
        holds: [
          'Seulement, dans la cour, le vieux jars avait pris le chapeau pour un nid. Il était debout devant, et il soufflait.',
          'Seulement, le vieux jars avait adopté le chapeau. Il le couvait, le cou tendu, et il mordait tout ce qui n’était pas une oie.',
        ],
        worse: [
          'Le jars [ouvrit|a ouvert] ses ailes d’un mur à l’autre. Du talon, il [poussa|a poussé] le chapeau derrière lui.',
          'Le jars [fit|a fait] le tour du chapeau, une fois, deux fois, et [s’assit|s’est assis] en plein dessus, les ailes en parapluie.',
        ],
        sign: [
          'Toutes les trois secondes, le jars regardait sa bassine. Elle était vide, avec une feuille collée au fond.',
          'Entre deux sifflements, le jars regardait sa mangeoire. Une planche était tombée devant, et le grain était derrière.',
        ],
        yields: [
          'Le jars [secoua|a secoué] ses ailes et [partit|est parti], l’air d’avoir mieux à faire. Le chapeau [resta|est resté] seul dans la cour, avec une plume dedans.',
          'Le jars [se dandina|s’est dandiné] jusqu’à son grain, sans dire au revoir. Du chapeau, il avait fait un bol, mais c’était toujours un chapeau.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'jars', elides: false },
        holds: [
          'Seulement, le vieux jars dormait dans le chapeau. Il avait le cou sous l’aile, et un bord jaune dépassait.',
          'Seulement, le vieux jars faisait la sieste, et il la faisait dans le chapeau. On ne voyait que du blanc, avec un ruban autour.',
        ],
        worse: [
          'Le jars [grogna|a grogné] et [se rassit|s’est rassis] plus large. Du chapeau, il ne restait même pas le bord.',
          'Le jars [ouvrit|a ouvert] le bec, [le referma|l’a refermé], et [pesa|a pesé] plus lourd. Le chapeau [craqua|a craqué], et son ruban [s’en alla|s’en est allé] sous une aile.',
        ],
        sign: [
          'Autour du jars, un brin de paille, une pomme de terre et un épi étaient posés en rond, bien espacés.',
          'À côté de lui, le jars avait posé ses trésors : une plume noire, un bouchon, une plume blanche. Le bouchon au milieu.',
        ],
        yields: [
          'Le jars [se déplaça|s’est déplacé] d’un derrière, sans ouvrir l’œil. Le chapeau [reprit|a repris] sa forme, avec un petit soupir de paille.',
          'Le jars [roula|a roulé] vers ses trésors, la tête la dernière. Dans la poussière de la cour, le chapeau avait l’air surpris, avec un creux d’oie.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'jars', elides: false },
        holds: [
          'Seulement, le vieux jars gardait le chapeau entre ses pattes. Quand on lui disait viens, il partait, et le chapeau partait aussi.',
          'Seulement, le vieux jars entendait tout à l’envers. On disait donne, il gardait, et le chapeau changeait de flaque.',
        ],
        worse: [
          'Le jars s’en [alla|est allé] de l’autre côté de la cour. Le chapeau [traîna|a traîné] derrière lui dans deux flaques.',
          'Le jars [secoua|a secoué] le chapeau, très fier, comme s’il venait de le gagner. Deux brins de paille [s’envolèrent|se sont envolés].',
        ],
        sign: [
          'De l’autre côté, la fermière marchait à reculons. À chaque pas, le jars faisait un pas vers elle.',
          'Un volet battait, doucement, contre le mur. À chaque coup, le jars baissait la tête, une fois, comme on dit oui.',
        ],
        yields: [
          'Le jars [traversa|a traversé] toute la cour, le chapeau sur une patte. Au bout, il l’[enleva|a enlevé], comme un monsieur.',
          'Le jars [dit|a dit] oui jusqu’à terre. Le chapeau lui [glissa|a glissé] du bec, et il [ne pensa plus|n’a plus pensé] à le reprendre.',
        ],
      },
    },
  },
  kitten: {
    title: ['Cinq chatons moins un', 'Le bruit dans la paille'],
    prize: { g: 'm', one: 'chaton', elides: false },
    obstacle: { g: 'm', one: 'coin de paille', elides: false },
    task: [
      'La chatte de la grange comptait quatre et en avait cinq. Avant la pluie, la fermière empilerait les bottes neuves, et le cinquième miaulait là-dessous, tout petit.',
      '<companion>Elle les recompte sans arrêt</companion>, [dit|a dit] {companion}. La chatte de la grange avait cinq chatons, et quatre sous le ventre. Le cinquième criait sous la paille, et la fermière arrivait avec les bottes neuves.',
      {
        text: 'La chatte comptait ses petits. Un, deux, trois, quatre. Il en manquait un, le chaton qui miaulait dessous.',
        to: '3-5',
      },
    ],
    gift: [
      'La chatte [prit|a pris] le chaton par le cou et [le posa|l’a posé] entre le deuxième et le quatrième. Elle les [lécha|a léchés] tous, et lui deux fois.',
      'Le chaton [tomba|est tombé] dans le tas des autres et [disparut|a disparu]. La chatte [les compta|les a comptés] du nez. Arrivée au bout, elle [posa|a posé] la tête dessus, pour qu’il n’en sorte plus.',
      {
        text: 'La chatte [prit|a pris] le chaton par le cou. Elle [le lécha|l’a léché] deux fois. Cinq.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Mais le chaton était dans le coin de paille, là où les bottes laissaient un creux. Dans ce creux, il faisait nuit.',
          'Seulement, le coin de paille avait mangé le chaton. Il y avait un creux, là-dedans, et le soir y habitait toute la journée.',
        ],
        worse: [
          'De la paille [coula|a coulé]. Le creux [devint|est devenu] plus noir, et du chaton on ne voyait plus rien, pas même une moustache.',
          'Une botte [soupira|a soupiré]. Le creux [devint|est devenu] une poche, et le chaton le fond de la poche.',
        ],
        sign: [
          'Derrière la dernière botte brillait un point. C’était vert, et cela clignait.',
          'Deux brins de paille se croisaient dans un rai de poussière. Derrière eux, quelque chose clignait, une fois sur deux.',
        ],
        yields: [
          'Le point vert [eut|a eu] un deuxième point, puis un nez. Le chaton [sortit|est sorti] de la paille, l’air d’avoir beaucoup voyagé.',
          'Ce qui clignait [se mit|s’est mis] à cligner deux fois sur deux. Le chaton [sortit|est sorti] de la paille, avec deux yeux et un rhume.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'passage', elides: false },
        holds: [
          'Mais le chaton s’était glissé dans le coin de paille. Entre deux bottes, il y avait un passage, bon pour un chaton et rien d’autre.',
          'Seulement, le chaton était passé là où passe un chaton, et il avait grossi d’un bol de lait. Le coin de paille ne le rendait plus.',
        ],
        worse: [
          'La paille [se tassa|s’est tassée]. Le chaton [rampa|a rampé] plus loin, et l’on ne voyait plus que le bout de sa queue.',
          'Le passage [se tassa|s’est tassé] sur un miaulement. Dans le coin de paille, le chaton [n’eut plus|n’avait plus] que la place d’un m.',
        ],
        sign: [
          'En bas, contre le mur, la paille s’était usée. Un sabot y aurait tourné.',
          'Contre la porte, une souris avait ouvert sa terrasse. La paille y faisait une arche.',
        ],
        yields: [
          'Le chaton [arriva|est arrivé] par le bas du mur, à reculons, de la paille sur la tête.',
          'Le chaton [prit|a pris] par la terrasse, en saluant la souris. Hors du coin de paille, il [se secoua|s’est secoué], et [fut|a été] deux fois plus gros.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'botte du dessus', elides: false },
        holds: [
          'Mais le chaton était sous le coin de paille. Les petites bottes s’appuyaient l’une sur l’autre, et aucune ne voulait commencer.',
          'Seulement, dans le coin de paille, les bottes se tenaient les côtes. La botte du dessus ne partait que si l’autre restait, et le chaton était sous l’autre.',
        ],
        worse: [
          'Les bottes [revinrent|sont revenues] toutes à leur place, plus penchées. Le miaulement du chaton [baissa|a baissé] de moitié.',
          'La botte du dessus [revint|est revenue] s’asseoir. Sous le coin de paille, le chaton [changea|a changé] de miaou.',
        ],
        sign: [
          'De l’autre côté, la botte du dessus avait une deuxième ficelle. Elle faisait une anse.',
          'Derrière, une fourche couchée avait relevé un bord. On y voyait la place de deux mains.',
        ],
        yields: [
          'Dans la paille, il y [eut|a eu] une fente, et dans la fente une patte. Le chaton [fit|a fait] le reste lui-même.',
          'La botte du dessus [partit|est partie] en promenade, tenue par les deux bouts. Dans le coin de paille, un chaton [s’étira|s’est étiré], d’un ou deux jours plus vieux.',
        ],
      },
    },
  },
  board: {
    title: ['Trois lettres et une flèche', 'Le stand de neuf heures'],
    prize: { g: 'f', one: 'pancarte', elides: false },
    obstacle: { g: 'm', one: 'hangar', elides: false },
    task: [
      'Le stand de la ferme ouvrait à neuf heures, et c’était le premier jour des aides de vacances. Sans la pancarte rouge au bord de la route, aucune voiture ne s’arrêtait. La veille, il n’y en avait eu que deux.',
    ],
    gift: [
      'La pancarte était au bord de la route à neuf heures moins une. La première voiture [passa|est passée], [freina|a freiné], puis [revint|est revenue] en marche arrière sur cent mètres. Une vieille dame en [descendit|est descendue] avec son propre panier.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'planche', elides: false },
        holds: [
          'Seulement, au fond du hangar, la pancarte était en deux. La planche s’était fendue au milieu d’une lettre, et la fermière n’en avait pas d’autre.',
        ],
        worse: [
          'La flèche [se décrocha|s’est décrochée] à son tour. La pancarte tenait maintenant en trois morceaux sur le sol du hangar.',
        ],
        sign: [
          'Les deux bords de la planche avaient la même ligne, avec la même écharde. L’un montait là où l’autre descendait.',
        ],
        yields: [
          'La pancarte [tint|a tenu] sur ses deux pieds, avec une cicatrice au milieu d’une lettre. De la route, on lisait quand même fraises.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'groupe des grands', elides: false },
        holds: [
          'Seulement, la pancarte était au fond du hangar, et le hangar était au groupe des grands. Ils aidaient ici depuis trois étés, et ils n’avaient besoin de personne.',
        ],
        worse: [
          'Le groupe [se serra|s’est serré] devant le comptoir. La pancarte [passa|est passée] derrière les cageots, la face au mur.',
        ],
        sign: [
          'Les regards du groupe revenaient à la feuille des tours de caisse. En face de midi, il n’y avait pas de nom.',
        ],
        yields: [
          'Le groupe [s’ouvrit|s’est ouvert] d’un pas. Une main [sortit|a sorti] la pancarte de derrière les cageots et [la tendit|l’a tendue] par-dessus le comptoir.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peinture', elides: false },
        holds: [
          'Seulement, dans le hangar, la pancarte venait d’être repeinte. La peinture luisait encore, et il était huit heures vingt.',
        ],
        worse: [
          'Le rouge [coula|a coulé] le long de la pancarte, d’une lettre à l’autre. Il [fallut|a fallu] tout essuyer et recommencer à la première.',
        ],
        sign: ['La première lettre ne luisait plus. Au bord, le rouge était devenu mat.'],
        yields: [
          'Les lettres [devinrent|sont devenues] mates l’une après l’autre, dans l’ordre où on les lit. La pancarte [sortit|est sortie] du hangar sans une coulure.',
        ],
      },
    },
  },
  band: {
    title: ['L’accordéon sur la charrette', 'Le souper de la moisson'],
    prize: { g: 'f', one: 'mélodie', elides: false },
    obstacle: { g: 'f', one: 'charrette', elides: false },
    task: [
      'Au souper de la moisson, l’orchestre du village jouait sur la charrette de foin, dans la cour. L’accordéon y était, tout seul sur sa chaise. Depuis que la vidéo de sa fausse note avait fait le tour du canton, celui qui en jouait ne répondait plus.',
    ],
    gift: [
      'La mélodie [partit|est partie] de la charrette, celle sur laquelle tout le monde tape du pied. À la longue table, deux cents semelles [répondirent|ont répondu]. À l’endroit de la fausse note, une vieille [leva|a levé] la main, et toute la table [chanta|a chanté] faux avec lui, exprès.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, sur la charrette, il n’y avait qu’un accordéon. La mélodie était chez celui qui n’ouvrait plus, et dans le téléphone, la vidéo avait trois cents commentaires.',
        ],
        worse: [
          'D’autres commentaires [se croisèrent|se sont croisés] dans le téléphone. La charrette [attendit|a attendu], et la mélodie [glissa|a glissé] plus bas que les blagues.',
        ],
        sign: [
          'Entre deux blagues, il y avait une phrase de l’accordéoniste. Elle datait du premier jour, et elle n’avait pas de réponse.',
        ],
        yields: [
          'Les commentaires [s’arrêtèrent|se sont arrêtés], l’un après l’autre, comme des gens qui se poussent. L’accordéoniste [monta|est monté] sur la charrette, et la mélodie [ouvrit|a ouvert] son soufflet.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'accordéoniste', elides: true },
        holds: [
          'Seulement, l’accordéoniste n’était pas sur la charrette. Il était derrière la grange, où l’on entend tout, et la mélodie y était aussi.',
        ],
        worse: [
          'L’accordéoniste [passa|est passé] au coin suivant. Sur la charrette, la chaise [resta|est restée] vide, et la mélodie plus loin.',
        ],
        sign: ['Au coin de la grange, le bout d’une botte dépassait. Il battait la mesure.'],
        yields: [
          'L’accordéoniste [traversa|a traversé] la cour dans la lumière, la botte encore dans la mesure. Il [s’assit|s’est assis] sur la charrette, et la mélodie [sut|a su] où recommencer.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'charrette', elides: false },
        holds: [
          'Seulement, la charrette penchait, une roue dans l’ornière. L’accordéon glissait de sa chaise, et sans scène droite, pas de mélodie.',
        ],
        worse: [
          'La roue [s’enfonça|s’est enfoncée]. La charrette [pencha|a penché] comme un toit, et la mélodie [attendit|a attendu] par terre, avec l’accordéon.',
        ],
        sign: [
          'Sous l’autre roue, il y avait une pierre. De ce côté, la charrette balançait pour presque rien.',
        ],
        yields: [
          'La charrette [remonta|est remontée] de l’ornière d’un seul coup de reins. L’accordéon [reprit|a repris] sa chaise, et la mélodie [eut|a eu] une scène.',
        ],
      },
    },
  },
} satisfies FrErrands;
