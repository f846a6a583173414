import type { FrErrands } from '../../schema.ts';

export const magicMeadow = {
  flower: {
    title: ['La fleur qui dort encore', '{hero} et les pierres vertes'],
    prize: { g: 'f', one: 'fleur endormie', elides: false },
    obstacle: { g: 'm', one: 'ruisseau', elides: false },
    task: [
      '<helper>Il en reste une qui dort</helper>, [dit|a dit] {helper}. <helper>C’est un bourdonnement qui la réveille, tout contre l’oreille. S’il pleut avant, elle ferme, et elle dort tout l’été.</helper>',
      'Toutes les fleurs de la prairie avaient la figure ouverte. Il en restait une, endormie, le nez dans son col. S’il pleuvait avant qu’elle se réveille, elle manquerait l’été.',
      {
        text: '<helper>Une fleur dort encore</helper>, [dit|a dit] {helper}. <helper>Je dois lui faire bzz à l’oreille. Avant la pluie.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} [fit|a fait] un bourdonnement tout bas, et la fleur [ouvrit|a ouvert] un pétale, puis cinq, puis une bouche entière. La première goutte [tomba|est tombée] dedans, et elle l’[avala|a avalée].',
      '{helper} [chanta|a chanté] tout bas, tout près. La fleur [s’étira|s’est étirée], [montra|a montré] un jaune que personne n’avait, et [but|a bu] la première goutte de sa vie.',
      {
        text: 'Bzz, [fit|a fait] {helper}. La fleur [ouvrit|a ouvert] un pétale, puis tous. Une goutte [tomba|est tombée] dedans.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'pierre verte', elides: false },
        holds: [
          'Mais la fleur endormie était sur l’autre rive du ruisseau. Il y avait une pierre verte, puis une autre, et la mousse n’en laissait aucune aux pieds.',
          'Seulement, le ruisseau passait devant la fleur endormie, avec des pierres vertes pour les distraits. Chaque pierre verte en avait déjà baigné deux.',
        ],
        worse: [
          'La pierre verte [rendit|a rendu] tout le monde à la rive. Le ruisseau [éclaboussa|a éclaboussé] l’autre bord, et la fleur endormie [pencha|a penché] la tête plus bas.',
          'La pierre verte [fit|a fait] zip, le ruisseau plouf. De l’autre côté, la fleur endormie [serra|a serré] ses pétales, à cause des gouttes.',
        ],
        sign: [
          'Au milieu de l’eau, une pierre était restée sèche. Elle était rugueuse comme du pain grillé.',
          'Une vieille souche barrait la moitié de l’eau. Son écorce était sèche et faisait des crans.',
        ],
        yields: [
          'La pierre sèche [tint|a tenu], et le ruisseau était derrière. La fleur endormie était là, à hauteur de genou, la figure fermée.',
          'Les crans [tinrent|ont tenu], l’un après l’autre, et le ruisseau [n’eut|n’a eu] que les reflets. La fleur endormie respirait, à portée d’oreille.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'eau bavarde', elides: true },
        holds: [
          'Mais la fleur endormie était sur l’autre rive, et le ruisseau parlait sans arrêt. Quand l’eau bavarde racontait, aucun bourdonnement n’allait jusqu’au bout.',
          'Seulement, l’eau bavarde du ruisseau racontait sa source, depuis le début. La fleur endormie, de l’autre côté, avait mis l’oreiller dessus.',
        ],
        worse: [
          'L’eau bavarde [parla|a parlé] plus vite. De l’autre côté du ruisseau, la fleur endormie [rabattit|a rabattu] une feuille sur son oreille.',
          'L’eau bavarde [passa|est passée] aux cascades. Le ruisseau [couvrit|a couvert] tout, et la fleur endormie [se tourna|s’est tournée] vers le pré.',
        ],
        sign: [
          'Après le septième glouglou, l’eau se taisait un instant. C’était court, juste de quoi avaler sa salive.',
          'Sous la racine, l’eau devait se baisser. Le temps de se baisser, elle ne disait rien.',
        ],
        yields: [
          'Le ruisseau [se tut|s’est tu], la bouche ouverte. Sur l’autre rive, la fleur endormie [souleva|a soulevé] sa feuille, et rien n’était plus entre elle et l’air.',
          'L’eau bavarde [garda|a gardé] la suite pour demain. Il n’y avait plus, au bord du ruisseau, qu’un souffle de fleur endormie, et de la place à côté.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'planche du pont', elides: false },
        holds: [
          'Mais la fleur endormie était de l’autre côté du ruisseau, et le pont n’était qu’une planche. Quand un bout était posé, l’autre partait se promener.',
          'Seulement, le ruisseau avait emporté le pont, et rendu la planche. Pour la poser jusqu’à la fleur endormie, il fallait être aux deux bouts.',
        ],
        worse: [
          'La planche [tourna|a tourné] sur le ruisseau et [se coucha|s’est couchée] de travers. La fleur endormie [reçut|a reçu] toute l’eau dans le cou.',
          'La planche [piqua|a piqué] du nez dans le ruisseau. La fleur endormie [sursauta|a sursauté], et [s’enfonça|s’est enfoncée] dans sa feuille.',
        ],
        sign: [
          'À l’autre bout de la planche, il y avait une seconde boucle de corde. Elle pendait là, bien ronde, et personne ne s’en servait.',
          'À l’autre bout, la planche avait une encoche. Elle était juste à la forme d’une épaule, et elle restait libre.',
        ],
        yields: [
          'La planche [se posa|s’est posée], un bout sur chaque rive, et le ruisseau [passa|est passé] dessous. Trois pas plus loin, il y avait la fleur endormie.',
          'La planche [se coucha|s’est couchée] sur le ruisseau, aussi sage qu’un banc. Au bout, il y avait l’herbe, et dans l’herbe la fleur endormie.',
        ],
      },
    },
  },
  spot: {
    title: ['La septième tache', '{hero} et le gros crapaud'],
    prize: { g: 'f', one: 'septième tache', elides: false },
    obstacle: { g: 'm', one: 'gros crapaud', elides: false },
    task: [
      'La coccinelle avait perdu sa septième tache. Une fois par an, les insectes faisaient la grande photo, avant la pluie. Sur la photo de l’an dernier, elle en avait sept, et elle tenait à être la même.',
      '<companion>On va la prendre pour sa cousine</companion>, [dit|a dit] {companion}. La coccinelle n’avait plus que six taches. Et c’était tout à l’heure, avant la pluie, la grande photo des insectes.',
      {
        text: 'C’était la photo des insectes. La coccinelle comptait ses taches : six. Il en manquait une.',
        to: '3-5',
      },
    ],
    gift: [
      'La coccinelle [se tourna|s’est tournée], et la septième tache [trouva|a trouvé] sa place, pop, comme un bouton. Sur la photo, tous regardaient l’oiseau. La coccinelle regardait son dos.',
      'La septième tache [colla|a collé] du premier coup. La coccinelle [se mit|s’est mise] au bout du rang, de dos. Sur la photo de cette année, il y en a sept, bien nettes.',
      {
        text: 'Pop, [fit|a fait] la septième tache. La coccinelle [regarda|a regardé] son dos. Clic, la photo.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'm', one: 'gros crapaud', elides: false },
        holds: [
          'Seulement, la septième tache était sous le gros crapaud, et le gros crapaud dormait. La pierre plate était son lit, avec la mousse pour drap.',
          'Seulement, le gros crapaud faisait sa sieste sur la pierre plate. La septième tache était entrée sous lui, comme une pièce sous un coussin.',
        ],
        worse: [
          'Le gros crapaud [marmonna|a marmonné] et [s’étala|s’est étalé] de partout. La septième tache [disparut|a disparu], jusqu’au dernier bord.',
          'Le gros crapaud [fit|a fait] blop et [s’enfonça|s’est enfoncé] d’une ride. Il n’y avait plus ni bord ni tache.',
        ],
        sign: [
          'À côté du crapaud étaient rangées trois gouttes de rosée et une tige. Cela devait être le verre d’eau, pour la nuit.',
          'Au pied du crapaud, un chapeau de champignon était posé à l’endroit, et dessous, bien pliée, une feuille.',
        ],
        yields: [
          'Le gros crapaud [tendit|a tendu] la langue, [but|a bu] une goutte et [se tourna|s’est tourné] sur le flanc. Sur la pierre, la septième tache brillait, un peu chaude.',
          'Le gros crapaud [tira|a tiré] sa feuille sur lui, et toute sa graisse [suivit|a suivi]. La septième tache [resta|est restée] sur la pierre, ronde, un peu aplatie.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'gros crapaud', elides: false },
        holds: [
          'Mais la septième tache avait roulé contre la pierre plate, et le gros crapaud la gardait. Une chose ronde et noire, c’était à lui, disait-il de tout son ventre.',
          'Seulement, le gros crapaud avait vu tomber quelque chose de rond et de noir. La septième tache était un bon moucheron, à son avis, et il ne le céderait à personne.',
        ],
        worse: [
          'Le gros crapaud [se dressa|s’est dressé] sur ses quatre pattes. La septième tache [roula|a roulé] derrière lui et [n’en ressortit pas|n’en est pas ressortie].',
          'Le gros crapaud [gonfla|a gonflé] son double menton. La septième tache [passa|est passée] derrière le deuxième menton, et l’on n’y voyait plus rien.',
        ],
        sign: [
          'Le gros crapaud transpirait et regardait l’ombre d’une grande feuille. L’ombre était à deux sauts, et la pierre en plein soleil.',
          'La langue sèche, le gros crapaud ne quittait pas des yeux une feuille creuse. Il y tremblait une goutte, beaucoup trop haut.',
        ],
        yields: [
          'Le gros crapaud [fit|a fait] deux sauts, plof, plof, et [s’assit|s’est assis] au frais. La pierre [resta|est restée] là, avec la septième tache dessus, ronde comme un bouton.',
          'Le gros crapaud [s’en alla|s’en est allé] boire, en trois claques. Derrière lui, toute seule au milieu de la pierre, la septième tache avait l’air d’un point final.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre plate', elides: false },
        holds: [
          'Mais la septième tache avait roulé sous la pierre plate du gros crapaud. Il n’y était pas, pour une fois, et pourtant la pierre pesait comme s’il y était.',
          'Seulement, la pierre plate du gros crapaud s’était assise sur la septième tache. Et une pierre assise, cela ne se lève pas pour une coccinelle.',
        ],
        worse: [
          'La pierre plate [s’enfonça|s’est enfoncée] dans la mousse avec un bruit de bouche. La septième tache était dessous, et plus bas encore, là où le gros crapaud cache ses dimanches.',
          'La pierre plate [descendit|est descendue] encore, en écrasant une pâquerette du gros crapaud. De la septième tache, il ne dépassait plus rien de noir.',
        ],
        sign: [
          'D’un côté, la mousse faisait un coussin, et la pierre ne touchait pas le sol. Ce bord-là bougeait un peu.',
          'Du côté de la fourmilière, la pierre avait un bord en l’air. Les fourmis y passaient debout, et la pierre dansait un peu.',
        ],
        yields: [
          'La pierre plate [se retourna|s’est retournée] sur le dos, comme le gros crapaud quand il rêve. La septième tache [resta|est restée] dans la mousse, toute noire.',
          'La pierre plate [pencha|a penché], [hésita|a hésité], et [se coucha|s’est couchée] plus loin dans le trèfle du gros crapaud. Là-dessous, la septième tache faisait semblant d’être une fourmi.',
        ],
      },
    },
  },
  bell: {
    title: ['La cloche de rosée', '{hero} et la harpe d’araignée'],
    prize: { g: 'f', one: 'cloche de rosée', elides: false },
    obstacle: { g: 'f', one: 'harpe d’araignée', elides: false },
    task: [
      'Le concert des sauterelles commençait au son de la cloche de rosée. Avant midi, le soleil sécherait la prairie, et la cloche avec. Les sauterelles étaient là, archets levés, depuis un bon moment.',
      'Trente sauterelles avaient levé leur archet. Personne ne voulait commencer sans la cloche de rosée, et l’on avait le bras qui tremble. À midi, le soleil boirait la cloche.',
      {
        text: 'Les sauterelles attendaient, l’archet en l’air. Ding, faisait la cloche de rosée, et on commençait. Pas de ding.',
        to: '3-5',
      },
    ],
    gift: [
      'La cloche de rosée [sonna|a sonné] d’un seul souffle. Les archets [descendirent|sont descendus] tous ensemble. À midi, le soleil [but|a bu] la cloche, et la dernière note [eut|a eu] un petit goût d’eau.',
      'La cloche de rosée [fit|a fait] ting, et la prairie [se mit|s’est mise] à jouer. Un vieux grillon, qui n’était pas du concert, [battit|a battu] la mesure quand même.',
      {
        text: 'Ding, [fit|a fait] la cloche de rosée. Tous les archets [descendirent|sont descendus]. Le soleil [but|a bu] la cloche.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'fil', elides: false },
        holds: [
          'Mais la cloche de rosée était prise au milieu de la harpe d’araignée. Le fil en faisait le tour, encore et encore, et revenait se coller sur lui-même.',
          'Seulement, la harpe d’araignée avait pris la cloche de rosée pour une note. Son fil la tenait par le milieu, et le milieu par tous les bouts.',
        ],
        worse: [
          'Le fil [s’enroula|s’est enroulé] plus serré, et la harpe [se plissa|s’est plissée]. La cloche de rosée [rentra|est rentrée] au milieu et [se tut|s’est tue] complètement.',
          'Le fil [fit|a fait] un tour de trop. La harpe [grinça|a grincé], et la cloche de rosée, au milieu, [devint|est devenue] toute petite.',
        ],
        sign: [
          'Dans le fil, il y avait une boucle qui tremblait. Elle n’était collée à rien.',
          'Du côté du bouton-d’or, le fil avait un tour lâche. Un moucheron s’y balançait, une jambe de chaque côté.',
        ],
        yields: [
          'Le fil [glissa|a glissé], une note après l’autre, et la harpe d’araignée [se détendit|s’est détendue]. La cloche de rosée [descendit|est descendue] au bout, ronde, entière.',
          'Un à un, les fils de la harpe [se remirent|se sont remis] à leur place. La cloche de rosée [glissa|a glissé] le long du dernier, comme une larme contente.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'araignée', elides: true },
        holds: [
          'Mais la cloche de rosée était à la harpe d’araignée, et l’araignée jouait seulement quand on ne regardait pas. Elle l’avait prise sous son bras, et filait.',
          'Seulement, l’araignée ne prêtait la cloche de rosée qu’à ceux qu’elle connaissait. Elle ne connaissait personne, et sa harpe tremblait derrière une feuille.',
        ],
        worse: [
          'L’araignée [courut|a couru] plus loin sous la feuille. La cloche de rosée [partit|est partie] avec elle, et la harpe [resta|est restée] vide, à trembler.',
          'L’araignée [se mit|s’est mise] en boule. Avec elle, la cloche de rosée [disparut|a disparu] dans le pli de la feuille, et il [resta|est resté] une corde de harpe qui vibre.',
        ],
        sign: [
          'Au bord de la feuille dépassait un genou rayé. Un seul, sur huit.',
          'Quatre petites pattes étaient restées au bord, à plat, comme des doigts sur un piano.',
        ],
        yields: [
          'Un deuxième genou [sortit|est sorti], puis six autres. L’araignée [revint|est revenue] sur sa harpe. Elle [raccrocha|a raccroché] la cloche de rosée au fil du bas, à portée de souffle.',
          'L’araignée [descendit|est descendue] au bout de son fil, jusque devant les nez. Elle [tendit|a tendu] la cloche de rosée de la quatrième patte, et sa harpe [fit|a fait] un accord.',
        ],
      },
      broken: {
        part: { g: 'f', one: 'tige', elides: false },
        holds: [
          'Mais la harpe d’araignée tenait à une tige, et la tige s’était rompue. La cloche de rosée pendait de travers, et de travers elle ne sonne pas.',
          'Seulement, la harpe d’araignée penchait, à cause de la tige qui la portait et qui était cassée. La cloche de rosée glissait vers le bord, une goutte après l’autre.',
        ],
        worse: [
          'Une corde de plus [lâcha|a lâché], et la harpe [pencha|a penché]. La cloche de rosée ne tenait maintenant qu’à un cheveu.',
          'La tige [perdit|a perdu] encore une fibre. La harpe [s’affaissa|s’est affaissée], et la cloche de rosée [ne tint plus|n’a plus tenu] que par un seul reflet.',
        ],
        sign: [
          'Les deux bouts de la tige étaient coupés en biais. Le biais de l’un allait avec le biais de l’autre.',
          'La cassure était droite des deux côtés, avec un petit cran. Un cran ici, un cran là.',
        ],
        yields: [
          'La tige [tint|a tenu], avec une petite bosse au milieu. La harpe d’araignée [se tendit|s’est tendue], et la cloche de rosée [fit|a fait] ding, un peu plus haut qu’avant.',
          'La tige [se releva|s’est relevée], la harpe d’araignée aussi. La cloche de rosée [remonta|est remontée] au milieu et [s’arrondit|s’est arrondie].',
        ],
      },
    },
  },
  cello: {
    title: ['La première note du soir', '{hero} et le chevalet fendu'],
    prize: { g: 'f', one: 'première note', elides: false },
    obstacle: { g: 'f', one: 'tente de scène', elides: false },
    task: [
      'Au coucher du soleil, l’orchestre des jeunes jouait dans la prairie, et le concert s’ouvrait sur une seule note de violoncelle, très longue. La plus jeune devait la donner. Elle s’entraînait depuis janvier, fenêtre ouverte.',
    ],
    gift: [
      'La note [partit|est partie] de la scène, [traversa|a traversé] les chaises, les couvertures, la haie, et [continua|a continué]. Un chien [se coucha|s’est couché]. Les autres instruments [entrèrent|sont entrés] dessous, sans bruit de pages.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'chevalet', elides: false },
        holds: [
          'Mais sous la tente de scène, le chevalet du violoncelle avait cédé. Les cordes étaient à plat sur le bois, et la première note n’était plus qu’un bruit de meuble.',
        ],
        worse: [
          'Une cheville [sauta|a sauté] aussi et [roula|a roulé] jusqu’au bord de la tente. La première note avait maintenant le son d’une mouche dans un carton.',
        ],
        sign: [
          'Les deux moitiés du chevalet étaient dans le velours de l’étui. La cassure était nette, et elles allaient l’une dans l’autre au fil près.',
        ],
        yields: [
          'Le chevalet [se dressa|s’est dressé] sous les cordes, une ligne claire au milieu. Sous la tente de scène, la première note [sortit|est sortie], plus mate qu’avant, et bien plus longue.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'cercle des aînés', elides: false },
        holds: [
          'Mais sous la tente de scène, il n’y avait qu’un pupitre, et le cercle des aînés était assis autour. La première note, disaient leurs dos, ce serait pour une autre année.',
        ],
        worse: [
          'Le cercle des aînés [rapprocha|a rapproché] ses chaises. Le violoncelle était maintenant hors de la tente, contre un piquet, et la première note avec lui.',
        ],
        sign: [
          'L’un d’eux retournait sans cesse la même pile de feuilles. Il lui manquait une page, et il jouait de mémoire, mal.',
        ],
        yields: [
          'Deux chaises [s’écartèrent|se sont écartées], puis une troisième. Sous la tente de scène, au milieu du cercle, il y avait une place large comme un violoncelle, et la première note [s’y assit|s’y est assise].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'bâche', elides: false },
        holds: [
          'Mais une bâche couvrait toute la tente de scène, lourde de l’averse. Quand on dégageait un coin, le vent rabattait l’autre, et le violoncelle, avec sa première note, restait dessous.',
        ],
        worse: [
          'La bâche [claqua|a claqué] et [retomba|est retombée] en plis, de biais. Sous la tente de scène, le violoncelle était couvert jusqu’au col, et la première note noyée.',
        ],
        sign: [
          'À l’autre coin de la bâche, il y avait un second œillet avec sa corde. La corde était neuve, et encore en pelote.',
        ],
        yields: [
          'La bâche [se leva|s’est levée] d’un seul morceau et [se vida|s’est vidée] dans l’herbe. Sous la tente, le violoncelle luisait dans le dernier soleil, et la première note était pour bientôt.',
        ],
      },
    },
  },
  map: {
    title: ['Le dernier carré', '{hero} avant la faucheuse'],
    prize: { g: 'm', one: 'drapeau bleu', elides: false },
    obstacle: { g: 'm', one: 'carré inachevé', elides: false },
    task: [
      'À midi, on fauchait la prairie. Ce qui était sur la carte des bénévoles serait épargné, et marqué d’un drapeau bleu. Il restait un carré à compter, au bord, là où poussait ce qui ne pousse nulle part ailleurs.',
    ],
    gift: [
      'La faucheuse [arriva|est arrivée] à midi deux. Devant le drapeau bleu, elle [leva|a levé] sa barre, [fit|a fait] le tour du carré, et [repartit|est repartie]. Le conducteur [ramassa|a ramassé] une canette en passant.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'cordeau', elides: false },
        holds: [
          'Mais autour du carré inachevé, le cordeau s’était pris dans les piquets. On ne savait plus où commençait le carré, et un drapeau bleu ne se plante pas au jugé.',
        ],
        worse: [
          'Le cordeau [se noua|s’est noué] d’un piquet à l’autre. Le drapeau bleu [se coucha|s’est couché], et le carré inachevé [devint|est devenu] un triangle.',
        ],
        sign: ['Au troisième piquet, le cordeau faisait une boucle. Une sauterelle y entrait et en sortait.'],
        yields: [
          'Le cordeau [se tendit|s’est tendu] d’un angle à l’autre, en sifflant. Le carré inachevé [retrouva|a retrouvé] ses quatre côtés, et le drapeau bleu un milieu.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'partenaire de comptage', elides: false },
        holds: [
          'Mais le carré inachevé se comptait à deux. Le partenaire de comptage était parti sans un mot derrière le talus, avec la liste et le drapeau bleu dans son sac.',
        ],
        worse: [
          'Le partenaire de comptage [longea|a longé] le talus, un peu plus loin. Le carré inachevé n’avait plus ni liste ni drapeau bleu, et au bout du champ un moteur [démarra|a démarré].',
        ],
        sign: ['Au-dessus des feuilles, on voyait une visière. Elle était tournée vers le carré.'],
        yields: [
          'Le partenaire de comptage [ressortit|est ressorti] du talus, des graines plein les manches. Il [ouvrit|a ouvert] la liste à la bonne page, et le drapeau bleu [entra|est entré] dans le carré inachevé.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'bouton fermé', elides: false },
        holds: [
          'Mais dans le carré inachevé, tout était encore en bouton. Un bouton fermé n’a pas de nom, et ce qui n’a pas de nom n’a pas droit au drapeau bleu.',
        ],
        worse: [
          'Les boutons [se fermèrent|se sont fermés] plus serré, comme des poings. Sur la carte, le carré inachevé restait une case vide, et le drapeau bleu restait roulé.',
        ],
        sign: ['Sur un bouton, il y avait une fente. On y voyait une ligne de bleu, fine comme un fil.'],
        yields: [
          'Le bouton fermé [s’ouvrit|s’est ouvert] sans un bruit, à onze heures quarante. Dans le carré inachevé, il y avait un nom, bleu, et le drapeau bleu à côté.',
        ],
      },
    },
  },
} satisfies FrErrands;
