import type { FrErrands } from '../../schema.ts';

export const familyVacation = {
  bucket: {
    title: ['Le seau à l’étoile', '{hero} et l’autre langue'],
    prize: { g: 'm', one: 'seau rouge', elides: false },
    obstacle: { g: 'f', one: 'autre langue', elides: true },
    task: [
      'La baleine de sable du petit cousin séchait par la queue. Avant le train, il lui fallait encore une peau mouillée, sinon elle tomberait en miettes. Et le seau rouge, celui qui avait une étoile au fond, avait disparu.',
      'La baleine de sable avait des yeux, une bouche, et elle s’en allait par la queue. Le petit cousin soufflait dessus. Il fallait de l’eau, et le seau rouge, et c’était bientôt l’heure du train.',
      {
        text: 'La baleine de sable séchait. Il lui fallait de l’eau, vite. Mais où était le seau rouge ?',
        to: '3-5',
      },
    ],
    gift: [
      'La baleine [reçut|a reçu] sa peau, un seau après l’autre. À la fin, le petit cousin [posa|a posé] le seau rouge à l’envers sur le nez. L’étoile [resta|est restée], bien nette, entre les deux yeux.',
      'Seau après seau, la baleine [devint|est devenue] noire et lisse. Le petit cousin lui [dit|a dit] au revoir dans le creux de l’oreille. Une vague [vint|est venue] voir de qui il s’agissait.',
      {
        text: 'Plouf, un seau. Plouf, encore un. La baleine [brilla|a brillé]. Elle [eut|a eu] une étoile sur le nez.',
        to: '3-5',
      },
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'enfant d’à côté', elides: true },
        holds: [
          'Mais l’enfant d’à côté, qui savait où était le seau rouge, parlait une autre langue. Il n’y avait pas un mot dedans qui ressemble à un seau.',
          'Seulement, l’enfant d’à côté disait toujours la même chose, et c’était très clair, dans l’autre langue. Le seau rouge, à son bras, se balançait.',
        ],
        worse: [
          'L’enfant d’à côté [montra|a montré] l’autre bout de la plage, puis [partit|est parti], le seau rouge au bras. L’autre langue était allée trop vite.',
          'L’enfant d’à côté [apporta|a apporté] un ballon, un râteau, une glace. Pour le seau rouge, il [s’excusa|s’est excusé], dans l’autre langue, longuement.',
        ],
        sign: [
          'Dans le sable, il restait un dessin de la veille, un poisson. En passant dessus, l’enfant d’à côté avait fait oui de la tête.',
          'Une vague avait rempli un trou dans le sable. L’enfant d’à côté avait ri et versé de l’eau avec ses deux mains.',
        ],
        yields: [
          'L’enfant d’à côté [fit|a fait] oui, de la tête et des bras. Dans l’autre langue, il [dit|a dit] un mot très court, et le seau rouge [changea|a changé] de bras.',
          'L’enfant d’à côté [versa|a versé] ce qui n’y était pas, [comprit|a compris], et [courut|a couru]. L’autre langue avait un mot pour seau rouge, et il [tendit|a tendu] les deux.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'enfant d’à côté', elides: true },
        holds: [
          'Mais l’enfant d’à côté avait le seau rouge, derrière le muret. Il parlait une autre langue, et dès qu’on lui en parlait une, il n’y était plus.',
          'Seulement, l’enfant d’à côté n’avait pas assez de l’autre langue pour dire qu’il avait trouvé le seau rouge. Il s’était donc mis derrière le muret.',
        ],
        worse: [
          'L’enfant d’à côté [s’enfonça|s’est enfoncé] derrière le muret, le seau rouge avec lui. On n’entendait plus rien, dans aucune langue, même pas dans l’autre.',
          'L’enfant d’à côté [se mit|s’est mis] le seau rouge sur la tête. De l’autre langue, il [ne resta|n’est resté] qu’un souffle, là-dessous.',
        ],
        sign: [
          'Au coin du muret dépassaient cinq orteils. Ils étaient pleins de sable, et ils écoutaient.',
          'Au-dessus du muret, une anse dépassait. Elle tournait chaque fois que quelqu’un passait.',
        ],
        yields: [
          'Cinq orteils, puis cinq autres. L’enfant d’à côté [sortit|est sorti] avec le seau rouge, et [dit|a dit] bonjour dans l’autre langue, en regardant ses pieds.',
          'Sous l’anse [vint|est venu] un front, puis deux yeux, puis un bonjour, dans l’autre langue, qui résonnait. L’enfant d’à côté [ôta|a ôté] le seau rouge et [sourit|a souri].',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'enfant d’à côté', elides: true },
        holds: [
          'Mais le seau rouge était derrière la grille du jardin, et l’enfant d’à côté se tenait devant. Il expliquait pourquoi, dans l’autre langue.',
          'Seulement, le seau rouge était au milieu d’un château, et l’enfant d’à côté en était le gardien. Cela se dit très bien, dans l’autre langue.',
        ],
        worse: [
          'L’enfant d’à côté [écarta|a écarté] les bras, et l’explication [devint|est devenue] plus longue, toujours dans l’autre langue. Le seau rouge [disparut|a disparu] derrière lui.',
          'L’enfant d’à côté [monta|est monté] sur la tour et [récita|a récité] l’autre langue de là-haut. Le seau rouge [passa|est passé] derrière le donjon.',
        ],
        sign: [
          'L’enfant d’à côté regardait sans cesse un ballon, contre le mur. Le ballon n’avait personne en face.',
          'L’enfant d’à côté regardait sans cesse le haut de sa tour. Il y manquait un drapeau, et il avait même fait le trou.',
        ],
        yields: [
          'L’enfant d’à côté [dit|a dit] un mot neuf dans l’autre langue, et [ouvrit|a ouvert] la grille. Le seau rouge était sur la marche, avec une étoile dedans.',
          'L’enfant d’à côté [leva|a levé] le pont-levis, avec un mot de l’autre langue qui devait être entrez. Le seau rouge attendait dans la cour.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'conversation', elides: false },
        holds: [
          'Mais pour le seau rouge, il fallait une conversation avec l’enfant d’à côté. Il parlait une autre langue, et la conversation n’avançait que d’un mot à la fois.',
          'Seulement, il fallait parler du seau rouge dans l’autre langue. La conversation était au premier mot, et le premier mot était euh.',
        ],
        worse: [
          'La conversation [retomba|est retombée] à zéro, tout le monde secouait la tête. L’autre langue [redevint|est redevenue] du bruit, et le seau rouge [s’éloigna|s’est éloigné] d’autant.',
          'La conversation [fit|a fait] demi-tour. On [se remit|s’est remis] à euh, dans l’autre langue, et le seau rouge [alla|est allé] se baigner.',
        ],
        sign: [
          'Un mot était pareil des deux côtés. C’était sable, à une lettre près.',
          'L’enfant d’à côté avait levé un doigt pour dire attends. Dans l’autre langue, c’est le même doigt.',
        ],
        yields: [
          'Un mot [alla|est allé] avec l’autre, et la conversation [fit|a fait] une phrase. Elle était moitié d’une langue, moitié de l’autre, et au bout il y avait le seau rouge.',
          'Un mot [apprit|a appris] le chemin à un autre. La conversation, à la fin, tenait en quatre mots de l’autre langue et un seau rouge.',
        ],
      },
    },
  },
  shell: {
    title: ['La coquille torse', '{hero} et la chaise de grand-mère'],
    prize: { g: 'f', one: 'coquille torse', elides: false },
    obstacle: { g: 'm', one: 'rocher fendu', elides: false },
    task: [
      'La chaise de la grand-mère ne roulait pas sur le sable. Elle restait au bord, à regarder. Avant que les valises se ferment, elle voulait tenir une fois la coquille torse, celle qui est rose dedans.',
      '<companion>Elle l’a vue sur une photo, il y a longtemps</companion>, [dit|a dit] {companion}. La grand-mère restait au bord du sable, à cause des roues de sa chaise. Elle voulait tenir la coquille torse, avant les valises.',
      {
        text: 'La grand-mère ne pouvait pas aller sur le sable. Elle voulait tenir la coquille torse. Rien qu’une fois.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère [posa|a posé] la coquille torse contre son oreille, puis de l’autre côté. Ce qu’elle entendait, elle le gardait pour elle. Elle [passa|a passé] le doigt dans le rose, tout le tour, jusqu’où le doigt allait.',
      'La coquille torse [se posa|s’est posée] dans le creux de ses mains. La grand-mère [la tourna|l’a tournée] vers la mer, pour que l’une voie l’autre. Il en [coula|a coulé] un peu de sable, qu’elle [garda|a gardé].',
      {
        text: 'La grand-mère [mit|a mis] la coquille à son oreille. Chhh. Elle [sourit|a souri], et [n’en parla|n’en a parlé] à personne.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'm', one: 'rocher d’algues', elides: false },
        holds: [
          'Mais la coquille torse était en haut du rocher fendu, parmi les algues. Les sandales y montaient en trois pas et en redescendaient sans pas du tout.',
          'Seulement, le rocher fendu se coiffait d’algues, et les algues d’eau. La coquille torse était sur la tête, comme un peigne.',
        ],
        worse: [
          'Le rocher d’algues [rendit|a rendu] les sandales au sable. La coquille torse [roula|a roulé] aussi, vers le côté fendu.',
          'Le rocher d’algues [secoua|a secoué] ses cheveux. La coquille torse [glissa|a glissé] vers la fente du rocher fendu, et [y resta|y est restée] par une pointe.',
        ],
        sign: [
          'Au milieu des algues, il y avait un endroit sec. De petits chapeaux pointus y étaient collés, rugueux sous le doigt.',
          'Du côté du vent, les algues avaient séché. Elles étaient noires et craquantes comme du papier brûlé.',
        ],
        yields: [
          'Les petits chapeaux [tinrent|ont tenu] les sandales. En haut du rocher fendu, la coquille torse était au soleil, et elle avait gardé un peu d’eau.',
          'Les algues sèches [craquèrent|ont craqué], et [tinrent|ont tenu]. La coquille torse était en haut du rocher fendu, avec une mouche qui écoutait.',
        ],
      },
      narrow: {
        part: { g: 'f', one: 'fente du rocher', elides: false },
        holds: [
          'Mais la coquille torse était dans le rocher fendu, à longueur de bras. Seulement, un bras n’entrait pas, il s’arrêtait au coude.',
          'Seulement, le rocher fendu avait avalé la coquille torse, et la gardait au fond de la gorge. La fente du rocher ne s’ouvrait pas pour des doigts.',
        ],
        worse: [
          'La coquille torse [glissa|a glissé] au fond de la fente. Le rocher fendu n’en [montra plus|a plus montré] que la pointe.',
          'La fente du rocher [déglutit|a dégluti]. Du rocher fendu, il [ne sortit plus|n’est plus sorti] que le bruit de la coquille torse.',
        ],
        sign: [
          'Du côté du soleil, la fente s’ouvrait un peu plus. Un crabe y avait sa terrasse.',
          'Plus bas, une racine de tamaris avait écarté la pierre. On y passait une main, le pouce rentré.',
        ],
        yields: [
          'La coquille torse [tourna|a tourné] sur elle-même et [sortit|est sortie] par le côté du soleil. Le rocher fendu n’avait gardé qu’un peu de sable.',
          'La coquille torse [sortit|est sortie] par le tamaris, en tournant, comme une vis qu’on dévisse. Le rocher fendu [but|a bu] une vague.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'grosse pierre', elides: false },
        holds: [
          'Mais la coquille torse était dans le rocher fendu, et une grosse pierre en bouchait l’entrée. La tempête l’avait apportée, sans doute à deux mains.',
          'Seulement, une grosse pierre s’était couchée devant le rocher fendu, et elle faisait la sieste. La coquille torse était à l’ombre, derrière.',
        ],
        worse: [
          'La grosse pierre [s’enfonça|s’est enfoncée] dans le sable. Au pied du rocher fendu, la coquille torse était coincée derrière, on l’[entendit|a entendue] racler.',
          'La grosse pierre [se retourna|s’est retournée] dans son sable. Au pied du rocher fendu, la coquille torse [dit|a dit] aïe, en coquille.',
        ],
        sign: [
          'La pierre ne touchait pas le sable de partout. Un de ses bords bougeait quand on le frôlait.',
          'Un bernard-l’ermite avait creusé sous la pierre. De son côté, elle ne pesait plus, elle attendait.',
        ],
        yields: [
          'La grosse pierre [pencha|a penché], puis [roula|a roulé], toute surprise. Le rocher fendu [s’ouvrit|s’est ouvert], et la coquille torse était derrière, rose au soleil.',
          'La grosse pierre [roula|a roulé] chez le bernard, qui [déménagea|a déménagé]. Le rocher fendu [s’ouvrit|s’est ouvert], et la coquille torse [montra|a montré] son rose.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux du rocher', elides: false },
        holds: [
          'Mais la coquille torse avait roulé dans le creux du rocher fendu. Après la plage, on n’y voyait que du noir.',
          'Seulement, le creux du rocher gardait la marée de la nuit. La coquille torse y était tombée, et le rocher fendu ne rend pas ce qu’il ne voit pas.',
        ],
        worse: [
          'Le creux du rocher [parut|a paru] plus profond. De la coquille torse, pas une bosse, et le rocher fendu ne disait rien.',
          'Un nuage [posa|a posé] son ombre sur l’ombre. Le creux du rocher fendu [n’eut plus|n’a plus eu] de fond, ni de coquille torse.',
        ],
        sign: [
          'Tout au fond du creux, un bout de rose brillait, comme une oreille devant le soleil.',
          'Une flaque tremblait, là-bas, et dans la flaque un bout de soleil, pas plus grand qu’un ongle.',
        ],
        yields: [
          'Autour du rose, il y [eut|a eu] un tour, puis deux, puis trois. Dans le rocher fendu, la coquille torse attendait, la bouche en l’air.',
          'Autour de l’ongle, cela [tourna|a tourné], rose, puis rose plus clair. La coquille torse était dans la flaque du rocher fendu, en train de boire.',
        ],
      },
    },
  },
  kite: {
    title: ['Neuf nœuds au bout d’un poisson', '{hero} et le grand parasol'],
    prize: { g: 'm', one: 'cerf-volant', elides: false },
    obstacle: { g: 'm', one: 'grand parasol', elides: false },
    task: [
      'Quand le marchand de glaces sonnerait, le car des cousins s’en irait. Ils avaient fait leur cerf-volant eux-mêmes, un poisson à neuf nœuds. Ils ne l’avaient encore jamais vu en l’air.',
      'Neuf cousins avaient peint un poisson, et noué neuf nœuds à sa queue. Leur car partait quand sonnerait le marchand de glaces. Le cerf-volant n’avait encore volé que dans leur tête.',
      {
        text: 'Les cousins avaient fait un cerf-volant, un poisson. Ils partaient bientôt. Ils ne l’avaient pas vu voler.',
        to: '3-5',
      },
    ],
    gift: [
      'Le poisson [monta|est monté], ses neuf nœuds derrière lui. Les cousins [reculèrent|ont reculé] jusqu’au car, sans le quitter des yeux. Le car [partit|est parti], et neuf mains [dépassèrent|ont dépassé] des vitres.',
      'Le cerf-volant [nagea|a nagé] au-dessus de la plage, la queue en zigzag. Chaque cousin [montra|a montré] son nœud du doigt. Quand le marchand de glaces [sonna|a sonné], pas un seul [ne tourna|n’a tourné] la tête.',
      {
        text: 'Le poisson [monta|est monté], tout là-haut. Le car [partit|est parti]. Toutes les mains [firent|ont fait] au revoir.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ficelle', elides: false },
        holds: [
          'Mais le vent avait mis le cerf-volant dans le grand parasol. La ficelle faisait le tour du pied, sous la toile, par-dessus, et se cachait.',
          'Mais le cerf-volant s’était marié avec le grand parasol, ficelle par ficelle. Le vent avait tenu les anneaux.',
        ],
        worse: [
          'La ficelle [fit|a fait] un tour de plus. Le cerf-volant [rentra|est rentré] dans le grand parasol jusqu’aux yeux.',
          'La ficelle [serra|a serré] la main de chaque baleine. Du cerf-volant, on ne voyait plus, sous le grand parasol, qu’une nageoire.',
        ],
        sign: [
          'Au troisième nœud, la ficelle faisait une boucle. Elle pendait, et le vent passait dedans.',
          'Sous le rabat, la ficelle faisait une poche, et la poche ne tenait rien.',
        ],
        yields: [
          'La ficelle [fila|a filé] autour du pied, comme une ronde à l’envers. Du grand parasol, le cerf-volant [tomba|est tombé] droit dans le vent.',
          'La ficelle [glissa|a glissé] d’une baleine, puis de toutes. Le grand parasol [perdit|a perdu] son poisson, et le cerf-volant [prit|a pris] l’air.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'baguette', elides: false },
        holds: [
          'Mais le cerf-volant avait heurté le grand parasol. Sa baguette s’était rompue, et un poisson sans arête ne vole pas.',
          'Mais le grand parasol avait gagné, et la baguette du cerf-volant était en deux. Un poisson mou, cela reste à terre.',
        ],
        worse: [
          'L’autre bout de la baguette [lâcha|a lâché] aussi. Sous le grand parasol, le cerf-volant pendait comme un torchon.',
          'Un bout [pendit|a pendu] encore. Le cerf-volant [s’affaissa|s’est affaissé], à l’ombre du grand parasol.',
        ],
        sign: [
          'Les deux bouts de la baguette étaient dans le sable. L’un finissait en pointe, et l’autre en creux.',
          'Le bambou avait cassé en biais. Un biais montait, l’autre descendait.',
        ],
        yields: [
          'La baguette [se tendit|s’est tendue], un peu en arc. Hors du grand parasol, le cerf-volant [eut|a eu] l’air d’un poisson qui tourne, et il [tourna|a tourné].',
          'Les biais [s’embrassèrent|se sont embrassés]. Le cerf-volant [se tendit|s’est tendu], au bord du grand parasol, et [frétilla|a frétillé].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'toile du parasol', elides: false },
        holds: [
          'Mais le cerf-volant était pris dans le grand parasol. Quand on levait un coin de la toile, le vent abaissait l’autre, et le poisson restait dedans.',
          'Mais le grand parasol avait refermé sa toile sur le cerf-volant. On l’ouvrait par un bord, il mordait de l’autre.',
        ],
        worse: [
          'La toile [claqua|a claqué] et [revint|est revenue] plus tordue. Le cerf-volant était maintenant au fond du grand parasol, les neuf nœuds compris.',
          'La toile [claqua|a claqué] du bec. Le cerf-volant [rentra|est rentré] dans le grand parasol, les nœuds compris.',
        ],
        sign: [
          'À l’autre coin de la toile, il y avait une seconde boucle. Elle battait au vent, toute seule.',
          'De l’autre côté, la toile avait un second rabat, plein de sable.',
        ],
        yields: [
          'Les deux coins [montèrent|sont montés] ensemble, et le grand parasol [s’ouvrit|s’est ouvert] comme un livre. Au milieu, le cerf-volant [leva|a levé] la queue.',
          'La toile [s’ouvrit|s’est ouverte] par les deux bords. Du grand parasol, le cerf-volant [sortit|est sorti] à la nage.',
        ],
      },
    },
  },
  festival: {
    title: ['Un couplet sur deux langues', '{hero} et le tambourin'],
    prize: { g: 'm', one: 'couplet', elides: false },
    obstacle: { g: 'f', one: 'répétition fermée', elides: false },
    task: [
      'La dernière nuit, le port faisait sa fête, et chaque rue chantait un couplet, même les rues d’été. La leur n’en avait pas. C’était demain soir, sur l’escalier du quai, devant tout le monde.',
    ],
    gift: [
      'Le couplet [dura|a duré] moins d’une minute, une ligne dans chaque langue. Quand il [fut|a été] fini, une vieille femme, assise sur une caisse, [chanta|a chanté] la ligne d’après. Elle existait donc.',
    ],
    by: {
      doesNotUnderstand: {
        part: { g: 'm', one: 'garçon au tambourin', elides: false },
        holds: [
          'Mais pour avoir un couplet, il fallait passer par la répétition fermée, derrière la clôture. Le garçon au tambourin prenait chaque question pour une plaisanterie, et il riait très bien.',
        ],
        worse: [
          'Le garçon au tambourin [rit|a ri], [traduisit|a traduit] aux autres, qui [rirent|ont ri] aussi. À la répétition fermée, le couplet [alla|est allé] à une autre rue.',
        ],
        sign: [
          'La main du garçon n’avait pas cessé de jouer. Quand un volet battait deux fois, le tambourin répondait deux fois.',
        ],
        yields: [
          'Le garçon au tambourin [ne rit plus|n’a plus ri], il [frappa|a frappé] deux coups. La répétition [s’ouvrit|s’est ouverte] d’une chaise, et le couplet [eut|a eu] sa première mesure.',
        ],
      },
      tangled: {
        part: { g: 'f', one: 'feuille des couplets', elides: false },
        holds: [
          'Mais de la répétition fermée n’était sortie qu’une feuille des couplets, avec des flèches et trois orthographes. Le couplet de la rue était là-dessous, ou nulle part.',
        ],
        worse: [
          'Une ligne de trop [se glissa|s’est glissée] dans la feuille des couplets. Derrière la clôture, la répétition n’y comprenait plus rien, et le couplet était devenu impossible à chanter.',
        ],
        sign: [
          'Au milieu des flèches, une ligne n’avait été réclamée par personne. Elle n’avait ni rature ni nom.',
        ],
        yields: [
          'La feuille des couplets [se démêla|s’est démêlée] de haut en bas, une flèche après l’autre. À la répétition, on [lut|a lu] le couplet à voix haute, et il avait autant de pieds que les autres.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'refrain étranger', elides: false },
        holds: [
          'Mais à la répétition fermée, le couplet ne comptait que si l’on savait aussi le refrain étranger. Il avait onze syllabes, dont quatre qu’aucune bouche de la rue n’avait jamais faites.',
        ],
        worse: [
          'Le refrain étranger [se défit|s’est défait] dans les rires, jusqu’à la première syllabe. De l’autre côté, la répétition était déjà à l’accord final, et le couplet nulle part.',
        ],
        sign: [
          'Un mot était venu juste. Un seul, au milieu, et un chanteur de l’autre côté avait levé la tête.',
        ],
        yields: [
          'Le refrain étranger [tint|a tenu] d’un bout à l’autre, avec un accent épais comme une soupe. La clôture [s’ouvrit|s’est ouverte] sur la répétition, et le couplet [entra|est entré] avec lui.',
        ],
      },
    },
  },
  photo: {
    title: ['Tous sur la même photo', '{hero} avant le train de six heures'],
    prize: { g: 'f', one: 'photo de famille', elides: false },
    obstacle: { g: 'm', one: 'séjour coupé en deux', elides: false },
    task: [
      'Depuis trois ans, la famille n’était plus ensemble sur une seule image. Demain à six heures, chaque moitié prenait un autre train. Il restait une soirée, une plage, et un appareil à retardement.',
    ],
    gift: [
      'L’appareil [compta|a compté] dix secondes. Sur la photo, deux têtes sont coupées, une grand-mère parle, et la mer penche. Elle [partit|est partie] dans six valises avant minuit.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'promesse du premier jour', elides: false },
        holds: [
          'Mais le séjour avait été coupé en deux par une promesse rompue. Un jour ensemble, c’était convenu, et la promesse du premier jour n’avait pas tenu jusqu’au soir. Sans elle, pas de photo de famille.',
        ],
        worse: [
          'Un après-midi de plus [tomba|est tombé] de la promesse. Le séjour coupé en deux l’était maintenant en trois, et la photo de famille avait encore une tête de moins.',
        ],
        sign: [
          'Sur la table, il y avait deux emplois du temps. Leurs heures libres, posées bord à bord, se touchaient.',
        ],
        yields: [
          'La promesse du premier jour [se raccommoda|s’est raccommodée] pour une heure, pas davantage. Le séjour coupé en deux [eut|a eu] un milieu, et la photo de famille un endroit où se faire.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'sœur à capuche', elides: false },
        holds: [
          'Mais dans ce séjour coupé en deux, la sœur à capuche marchait toute seule au bord de l’eau. La photo de famille n’en serait pas une avec une tête de dos.',
        ],
        worse: [
          'La sœur à capuche [s’éloigna|s’est éloignée] d’une jetée encore. Le séjour coupé en deux se voyait de loin, et la photo de famille avait un trou au bord droit.',
        ],
        sign: ['De la capuche dépassait un menton. Il était levé, et le vent n’y était pour rien.'],
        yields: [
          'La sœur à capuche [revint|est revenue], les chaussures à la main, en donnant des coups dans l’eau. Au milieu du séjour coupé en deux, elle [s’assit|s’est assise] devant, et la photo de famille [eut|a eu] ses six têtes.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'grande valise', elides: false },
        holds: [
          'Mais dans l’entrée, la grande valise bouchait tout, pleine de la moitié du séjour coupé en deux. Le sac de l’appareil était dessous, et la photo de famille avec.',
        ],
        worse: [
          'La grande valise [se tassa|s’est tassée] sur le sac. Dans ce séjour coupé en deux, chaque moitié [rentra|est rentrée] chez soi, et la photo de famille [resta|est restée] dans le couloir.',
        ],
        sign: ['Une roue de la valise était en l’air. De ce côté-là, elle jouait sous le genou.'],
        yields: [
          'La grande valise [roula|a roulé] d’une roue sur l’autre, jusqu’au mur. Le séjour coupé en deux [retrouva|a retrouvé] un passage, et l’appareil de la photo de famille sentait la crème.',
        ],
      },
    },
  },
} satisfies FrErrands;
