import type { FrErrands } from '../../schema.ts';

export const volcanicCrater = {
  stone: {
    title: ['La pierre de lueur', '{hero} sur la pente de cendres'],
    prize: { g: 'f', one: 'pierre de lueur', elides: false },
    obstacle: { g: 'f', one: 'pente de cendres', elides: false },
    task: [
      '<helper>Les petits dorment à la pierre de lueur</helper>, [dit|a dit] {helper}. <helper>Elle est grise dessus, et toute claire dessous. Ce matin, elle s’est retournée. S’il pleut avant qu’on la remette, ils compteront dans le noir.</helper>',
      'Les petits du cratère comptaient dans le noir, et se trompaient à trois. La pierre de lueur s’était retournée, le clair en dessous. Il fallait la remettre avant la pluie.',
      {
        text: 'Les petits dormaient près d’une pierre qui luit. La pierre de lueur s’était retournée. Il faisait tout noir, chez eux.',
        to: '3-5',
      },
    ],
    gift: [
      'La pierre de lueur [se posa|s’est posée], le clair en haut. Le fond du cratère [prit|a pris] la couleur du miel. Trois petits [se couchèrent|se sont couchés] autour. La première goutte [tomba|est tombée], et pas un [ne l’entendit|ne l’a entendue].',
      'La pierre de lueur [éclaira|a éclairé] trois ventres. On [compta|a compté] un, deux, trois, sans se tromper, et [personne n’alla|personne n’est allé] plus loin. La pluie [continua|a continué] toute seule.',
      {
        text: 'La pierre de lueur [brilla|a brillé], couleur de miel. Les petits [se couchèrent|se sont couchés] autour. Un, deux, trois.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { g: 'f', one: 'cendre fine', elides: false },
        holds: [
          'Mais la pierre de lueur était en haut de la pente de cendres. La cendre fine était douce comme du sucre, et elle rendait les pieds à mesure.',
          'Mais la pierre de lueur était en haut, et la pente de cendres descendait toujours. Deux pas dans la cendre fine en faisaient un.',
        ],
        worse: [
          'La cendre fine [ramena|a ramené] tout le monde au départ. La pierre de lueur [glissa|a glissé] d’un pas, le long de la pente de cendres.',
          'La cendre fine [fit|a fait] zouf. La pierre de lueur [descendit|est descendue] aussi, mais de l’autre côté de la pente.',
        ],
        sign: [
          'Au milieu du gris sortait un rebord noir. Il était rugueux comme une râpe.',
          'Un ruban de lave ancienne traversait, sec, comme une croûte de pain.',
        ],
        yields: [
          'Le rebord noir [tint|a tenu], et la pente de cendres [n’eut|n’a eu] qu’à se taire. La pierre de lueur était là, le dos gris, à portée de bras.',
          'Sur la croûte, on pouvait marcher. La pente de cendres [eut|a eu] une fin, et la pierre de lueur y était assise.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre de lueur', elides: false },
        holds: [
          'Mais la pierre de lueur était au bord de la pente de cendres, son côté clair contre la terre. Elle pesait comme une vache couchée.',
          'Mais la pierre de lueur s’était endormie sur le ventre, au bord de la pente de cendres. Elle ne pesait pas lourd, disait-on, pour une montagne.',
        ],
        worse: [
          'La pierre de lueur [se tassa|s’est tassée] dans la pente de cendres. Le peu de clair qui dépassait [disparut|a disparu] dessous.',
          'La pierre de lueur [s’enfonça|s’est enfoncée] d’un soupir. La pente de cendres [devint|est devenue] plus grise.',
        ],
        sign: [
          'D’un côté, la pierre ne touchait pas la cendre. Quand la montagne marmonnait, ce bord-là bougeait un peu.',
          'La cendre avait coulé d’un côté. Là, on pouvait glisser la main, et cela bougeait.',
        ],
        yields: [
          'La pierre de lueur [bascula|a basculé], et [se retourna|s’est retournée] comme une tortue. Toute la pente de cendres [devint|est devenue] claire jusqu’en bas.',
          'La pierre de lueur [se leva|s’est levée] sur un bord, et [se retourna|s’est retournée]. La pente de cendres [rougit|a rougi] jusqu’en bas.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'pierre ronde', elides: false },
        holds: [
          'Mais la pierre de lueur était dans la pente de cendres, et c’était une pierre ronde. Quand on levait un côté, elle roulait de l’autre.',
          'Mais la pierre de lueur était ronde, et la pente de cendres était une pente. Deux mains d’un côté, et elle partait de l’autre.',
        ],
        worse: [
          'La pierre ronde [revint|est revenue] dans son trou, plus de travers. Dans la pente de cendres, la lueur n’était plus qu’un trait.',
          'La pierre ronde [retomba|est retombée] dans sa trace. La lueur [fut|a été] mince comme un cil, dans la pente de cendres.',
        ],
        sign: [
          'De l’autre côté, il y avait un second creux. Il était fait pour deux mains, et de la cendre y dormait.',
          'En face, la pierre avait une oreille, une bosse lisse où une main irait bien.',
        ],
        yields: [
          'La pierre ronde [se leva|s’est levée] des deux côtés et [se tourna|s’est tournée]. La pente de cendres [cligna|a cligné], et la pierre de lueur était à l’endroit.',
          'La pierre ronde [se souleva|s’est soulevée], bien droite. La pente de cendres [s’éclaira|s’est éclairée], et la pierre de lueur avait le bon côté en l’air.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'pli de la pente', elides: false },
        holds: [
          'Mais la pierre de lueur était dans un pli de la pente de cendres, le gris en haut. Gris sur gris, dans l’ombre, autant chercher une souris.',
          'Mais la pierre de lueur avait roulé dans un pli, et lui tournait le dos. La pente de cendres n’avait jamais été aussi noire.',
        ],
        worse: [
          'La cendre [monta|est montée] en nuage, et le pli de la pente [devint|est devenu] tout noir. La pierre de lueur avait maintenant l’air de son ombre, et l’ombre de rien.',
          'L’ombre [descendit|est descendue] dans le pli. De la pierre de lueur, on ne savait plus s’il y en avait une.',
        ],
        sign: [
          'Tout en bas du pli, il y avait une lueur. Elle était mince comme un fil.',
          'Sous une cendre, quelque chose rougeoyait, comme un orteil sous une couverture.',
        ],
        yields: [
          'Le fil de lueur [fit|a fait] le tour d’un caillou, et ce caillou-là n’en était pas un. Dans le pli de la pente de cendres, la pierre de lueur attendait.',
          'L’orteil [eut|a eu] un pied, et le pied toute une pierre. La pierre de lueur [sortit|est sortie] du pli de la pente.',
        ],
      },
    },
  },
  pot: {
    title: ['La marmite qui fredonne', '{hero} et le bassin de boue'],
    prize: { g: 'f', one: 'marmite bleue', elides: false },
    obstacle: { g: 'm', one: 'bassin de boue', elides: false },
    task: [
      'La grand-mère de la montagne voulait sa marmite bleue pour le souper. C’était une marmite qui fredonne, tenue par les deux oreilles. Sans elle, la vapeur n’entend pas l’heure et se couche beaucoup trop tard.',
      '<companion>La vapeur est encore debout</companion>, [dit|a dit] {companion}. Elle se couche quand la marmite bleue fredonne. La grand-mère de la montagne avait déjà mis la table, et la marmite n’était plus là.',
      {
        text: 'La grand-mère de la montagne voulait sa marmite bleue. Elle fredonne : mmm. Sans elle, la vapeur ne va pas au lit.',
        to: '3-5',
      },
    ],
    gift: [
      'La grand-mère [tint|a tenu] la marmite par les deux oreilles, et elle [fredonna|a fredonné]. La vapeur [descendit|est descendue], un étage après l’autre, et [se coucha|s’est couchée] dans les creux. Le souper était froid, comme il se doit.',
      'La marmite bleue [fredonna|a fredonné] sur la table, entre deux bols. Dehors, la vapeur [se fit|s’est faite] petite et [rentra|est rentrée] sous la pierre. La grand-mère [fredonna|a fredonné] la fin.',
      {
        text: 'Mmm, [fit|a fait] la marmite bleue. La vapeur [descendit|est descendue], et [se coucha|s’est couchée] dans les trous.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { g: 'f', one: 'grosse bulle', elides: false },
        holds: [
          'Mais la marmite bleue était dans le bassin de boue, et seul son fredon disait où. Une grosse bulle lui parlait dessus : blob.',
          'Mais la marmite bleue fredonnait quelque part dans le bassin de boue, et une grosse bulle racontait sa vie.',
        ],
        worse: [
          'La grosse bulle [donna|a donné] l’exemple, et tout le bassin de boue [fit|a fait] blob. Le fredon de la marmite bleue [se noya|s’est noyé] dedans.',
          'La grosse bulle [en appela|en a appelé] d’autres. Dans le bassin de boue, le fredon de la marmite bleue [coula|a coulé].',
        ],
        sign: [
          'Juste avant d’éclater, la grosse bulle se taisait. Ce silence-là était rond.',
          'Entre deux bulles, la boue se lissait, et l’on entendait le lisse.',
        ],
        yields: [
          'La grosse bulle [n’éclata pas|n’a pas éclaté], et le bassin de boue [écouta|a écouté]. Mmm, à droite, et la marmite bleue [remonta|est remontée] avec sa note.',
          'La grosse bulle [oublia|a oublié] la suite. Alors la marmite bleue [fredonna|a fredonné], juste là, et le bassin de boue [la rendit|l’a rendue].',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'jeune dragon', elides: false },
        holds: [
          'Mais la marmite bleue était au bord du bassin de boue, et le jeune dragon la gardait. Quand on lui demandait une chose, il croyait qu’on jouait.',
          'Mais le jeune dragon tenait la marmite bleue au bord du bassin de boue. On lui disait donne, il comprenait cache.',
        ],
        worse: [
          'Le jeune dragon [cacha|a caché] la marmite bleue derrière son autre côté. Puis il [attendit|a attendu] qu’on cherche, de la boue du bassin jusqu’aux oreilles.',
          'Le jeune dragon [cacha|a caché] mieux. La marmite bleue [s’enfonça|s’est enfoncée] dans la boue, jusqu’aux oreilles.',
        ],
        sign: [
          'Le vent avait passé dans une pierre creuse : mmm. Le jeune dragon avait répondu mmm, sans y penser.',
          'Un lézard s’était secoué. Le jeune dragon s’était secoué aussi, avec sérieux.',
        ],
        yields: [
          'Le jeune dragon [dit|a dit] mmm, avec beaucoup de boue dedans. Il [sortit|a sorti] la marmite bleue du bassin, et elle [fit|a fait] la seconde voix.',
          'Le jeune dragon [fit|a fait] pareil, et, pour faire pareil, il [lâcha|a lâché] tout. La marmite bleue [glissa|a glissé] du bassin de boue.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'jeune dragon', elides: false },
        holds: [
          'Seulement, la marmite bleue était dans le bassin de boue, et le jeune dragon dormait, le menton sur le couvercle. La boue lui tenait chaud au ventre.',
          'Mais le jeune dragon faisait la sieste au bord du bassin de boue, les deux bras autour de la marmite bleue.',
        ],
        worse: [
          'Le jeune dragon [ronfla|a ronflé] une bulle et [se coucha|s’est couché] plus à plat. Dans le bassin de boue, la marmite bleue [descendit|est descendue] jusqu’aux oreilles.',
          'Le jeune dragon [marmonna|a marmonné] et [serra|a serré] la marmite bleue sur son cœur.',
        ],
        sign: [
          'Devant le jeune dragon étaient rangés des cailloux noirs, du plus gros au plus petit. Le plus petit brillait d’avoir été souvent touché.',
          'Au sec, sa couverture, son caillou et son bout de bois étaient pliés et posés en rang.',
        ],
        yields: [
          'Le jeune dragon [souleva|a soulevé] le menton et [le posa|l’a posé] près de ses cailloux. Du bassin de boue, la marmite bleue [sortit|est sortie], un peu brune d’un côté.',
          'Le jeune dragon [ouvrit|a ouvert] les bras pour prendre son caillou. Au bord du bassin de boue, la marmite bleue [refroidit|a refroidi] un peu.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'couvercle', elides: false },
        holds: [
          'Mais la marmite bleue sortait du bassin de boue le couvercle fermé. La rouille l’avait pris, et une marmite fermée ne fredonne que pour elle-même.',
          'Mais le bassin de boue avait collé le couvercle de la marmite bleue. Elle fredonnait dedans, pour personne.',
        ],
        worse: [
          'Le couvercle [se coinça|s’est coincé] plus de travers. Dans la marmite bleue, la note [maigrit|a maigri], et une bulle du bassin de boue [rit|a ri].',
          'Le couvercle [descendit|est descendu] d’un cran. La marmite bleue [eut|a eu] une voix de cave, au bord du bassin de boue.',
        ],
        sign: [
          'À côté du couvercle, une cheville de bois pendait à un fil. Elle avait la grosseur du petit trou.',
          'Contre l’anse, il y avait une petite cuillère plate, rangée là par quelqu’un de prévoyant.',
        ],
        yields: [
          'Le couvercle [se souleva|s’est soulevé], pop. Au bord du bassin de boue, la marmite bleue [prit|a pris] une grande respiration et [fredonna|a fredonné].',
          'Le couvercle [fit|a fait] plop. La marmite bleue [chanta|a chanté], et le bassin de boue [se tut|s’est tu] pour l’entendre.',
        ],
      },
    },
  },
  reed: {
    title: ['Le roseau à plume', '{hero} sous l’arche noire'],
    prize: { g: 'm', one: 'roseau à plume', elides: false },
    obstacle: { g: 'f', one: 'arche noire', elides: true },
    task: [
      'La tisseuse de vapeur avait un dernier nuage à peigner, pour qu’il puisse se coucher. Il lui fallait son roseau à plume avant la pluie. Un nuage pas peigné pleut de travers, et tout le monde est mouillé d’un seul côté.',
      '<companion>Regarde, il a des nœuds jusque derrière</companion>, [dit|a dit] {companion}. Le dernier nuage attendait d’être peigné. La tisseuse de vapeur avait perdu son roseau à plume, et il sentait déjà la pluie.',
      {
        text: 'Un nuage tout ébouriffé voulait dormir. Pour le peigner, il fallait le roseau à plume. Et la pluie venait.',
        to: '3-5',
      },
    ],
    gift: [
      'La tisseuse [passa|a passé] le roseau, une fois, de haut en bas. Le nuage [se lissa|s’est lissé], [bâilla|a bâillé] et [se coucha|s’est couché] sur le bord du cratère. La pluie [tomba|est tombée] toute droite.',
      'La tisseuse [peigna|a peigné] le nuage, de la nuque au ventre, et [fit|a fait] une raie au milieu. La pluie [tomba|est tombée] des deux côtés, bien également. Le nuage dormait.',
      {
        text: 'On [passa|a passé] le roseau à plume, une fois. Le nuage [bâilla|a bâillé]. La pluie [tomba|est tombée], bien droite.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente de l’arche', elides: false },
        holds: [
          'Mais le roseau à plume était dans l’arche noire, au fond d’une fente. La fente de l’arche avait la largeur d’un roseau, c’est là l’ennui.',
          'Mais l’arche noire avait une fente, et le roseau à plume était tombé dedans, la plume en bas.',
        ],
        worse: [
          'Des cailloux [tombèrent|sont tombés] dans la fente. Dans l’arche noire, le roseau à plume [glissa|a glissé] jusqu’à la plume.',
          'La fente [avala|a avalé] un doigt de plus. Dans l’arche noire, le roseau à plume [toucha|a touché] le fond.',
        ],
        sign: [
          'À hauteur de genou, la fente était plus large. La pierre y avait fait une bulle, autrefois, et la bulle était restée.',
          'Une fougère poussait sur le côté, et là où elle poussait, la fente était large.',
        ],
        yields: [
          'Le roseau à plume [descendit|est descendu] jusqu’à la bulle, et [sortit|est sorti] par là. L’arche noire n’en [garda|a gardé] qu’un brin d’argent.',
          'Le roseau à plume [sortit|est sorti] à côté de la fougère. L’arche noire [le laissa aller|l’a laissé aller], avec un petit bruit de lèvres.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'lièvre de vapeur', elides: false },
        holds: [
          'Mais le roseau à plume était sous l’arche noire, et le lièvre de vapeur se cachait avec. Il était fait d’un souffle, et tous les souffles lui faisaient peur.',
          'Mais le lièvre de vapeur avait le roseau à plume, et pas de courage. Sous l’arche noire, il se faisait passer pour de l’air.',
        ],
        worse: [
          'Le lièvre de vapeur [rentra|est rentré] dans sa brume. Le roseau à plume [rentra|est rentré] avec lui, et l’arche noire [parut|a paru] vide.',
          'Le lièvre de vapeur [se dispersa|s’est dispersé]. Le roseau à plume [parut|a paru] flotter, puis plus rien sous l’arche noire.',
        ],
        sign: [
          'De la brume dépassait une oreille. Elle se dissipait, elle revenait.',
          'Il avait oublié sa queue, un petit rond blanc, qui tremblait.',
        ],
        yields: [
          'L’oreille [revint|est revenue] pour de bon, et le lièvre de vapeur dessous. Il [sortit|est sorti] de l’arche noire, le roseau à plume entre les dents, sans le mouiller.',
          'Le rond [devint|est devenu] un lièvre. Il [posa|a posé] le roseau à plume devant l’arche noire et [s’essuya|s’est essuyé] le nez.',
        ],
      },
      needsTime: {
        part: { g: 'm', one: 'rideau de vapeur', elides: false },
        holds: [
          'Mais le roseau à plume était sous l’arche noire, derrière un rideau de vapeur. Il n’était ni chaud ni méchant, il était opaque.',
          'Mais l’arche noire soufflait, et son rideau de vapeur cachait le roseau à plume. Une vapeur, cela ne se tire pas.',
        ],
        worse: [
          'Le rideau de vapeur [se remplit|s’est rempli] depuis le bas. De l’arche noire, il [ne resta|n’est resté] que du blanc, et du roseau à plume, pas un brin.',
          'Le rideau [s’épaissit|s’est épaissi]. L’arche noire [fut|a été] blanche, et le roseau à plume nulle part.',
        ],
        sign: [
          'Du haut de l’arche, une goutte claire était tombée. La première, et derrière elle il y avait un trait sans blanc.',
          'En bas du rideau, un caillou avait séché, un seul.',
        ],
        yields: [
          'Le rideau de vapeur [s’égoutta|s’est égoutté], trait après trait. Sous l’arche noire, le roseau à plume était debout dans sa fente, tout perlé.',
          'Caillou après caillou, tout [sécha|a séché]. Le rideau [n’eut plus|n’a plus eu] de fil, et le roseau à plume était sous l’arche noire.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'scarabée de pierre', elides: false },
        holds: [
          'Mais le roseau à plume était sous l’arche noire, et le scarabée de pierre se tenait au pied. Il était là avant l’arche, disait-il, et il serait là après.',
          'Mais le scarabée de pierre tenait l’entrée de l’arche noire. Il laissait passer le vent. Pas le roseau à plume.',
        ],
        worse: [
          'Le scarabée de pierre [déplia|a déplié] ses ailes en travers. De l’arche noire, on ne voyait plus que le haut, et du roseau à plume, rien.',
          'Le scarabée de pierre [se posa|s’est posé] en travers, et il pesait son poids. De l’arche noire, on ne voyait plus le bas.',
        ],
        sign: [
          'Le scarabée de pierre regardait sans cesse son escalier. À la deuxième marche, il manquait une pierre.',
          'Il regardait une tache de soleil, trop loin, et ses ailes étaient froides.',
        ],
        yields: [
          'Le scarabée de pierre [replia|a replié] ses ailes, sans se presser, et [se tourna|s’est tourné] vers son escalier. Sous l’arche noire, il n’y avait plus personne que le roseau à plume.',
          'Le scarabée de pierre [alla|est allé] jusqu’au soleil, en douze pas. Sous l’arche noire, le roseau à plume [pencha|a penché] la plume.',
        ],
      },
    },
  },
  station: {
    title: ['La note de six heures', '{hero} au bord du cratère'],
    prize: { g: 'f', one: 'note du soir', elides: false },
    obstacle: { g: 'm', one: 'tour de garde', elides: false },
    task: [
      'Tous les soirs à six heures, la cabane des observateurs donnait une note de tambour. Cela voulait dire, tout autour du cratère, que la montagne était calme. Aujourd’hui, c’était aux jeunes volontaires. Ils étaient trois la veille.',
    ],
    gift: [
      'La note [partit|est partie] à six heures trois et [fit|a fait] le tour du cratère. Sur l’autre bord, un berger [décrocha|a décroché] son manteau et [rentra|est rentré] ses bêtes, sans se presser.',
    ],
    by: {
      broken: {
        part: { g: 'f', one: 'liste de garde', elides: false },
        holds: [
          'Mais le tour de garde était écrit sur une liste, à la porte, et la dispute l’avait déchirée. Sur la liste de garde, la note du soir n’avait plus que la moitié d’un nom.',
        ],
        worse: [
          'Une bande de plus [se détacha|s’est détachée] de la liste et [s’envola|s’est envolée] vers le bord. Le tour de garde avait maintenant un trou à six heures, et la note du soir n’était à personne.',
        ],
        sign: [
          'Les deux bords déchirés portaient chacun quelques lettres. D’un côté la fin, de l’autre le début, du même nom.',
        ],
        yields: [
          'La liste de garde [retrouva|a retrouvé] son milieu, et le nom ses lettres. Le tour de garde [se lut|s’est lu] d’un trait, et la note du soir avait quelqu’un en face.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'camarade de garde', elides: false },
        holds: [
          'Mais le tour de garde était à deux, et l’un des deux était assis sur le seuil, le nez dans le col. Le camarade de garde avait la baguette, et sans elle il n’y aurait pas de note du soir.',
        ],
        worse: [
          'Le camarade de garde [passa|est passé] derrière la porte. La baguette [suivit|a suivi], et du tour de garde, comme de la note du soir, il [ne resta|n’est resté] qu’une horloge.',
        ],
        sign: [
          'Contre le bois, un pouce tapait. Il donnait le rythme de six heures, exactement, sans tambour.',
        ],
        yields: [
          'La porte [s’ouvrit|s’est ouverte] de l’intérieur. Le camarade de garde [prit|a pris] son côté du tambour, et le tour de garde [reprit|a repris] où il était, à une note du soir près.',
        ],
      },
      heavy: {
        part: { g: 'm', one: 'grand tambour', elides: false },
        holds: [
          'Mais le tour de garde précédent avait rangé le grand tambour contre le mur. Sous sa bâche mouillée, il pesait le double, et la note du soir aurait sonné comme un sac.',
        ],
        worse: [
          'Le grand tambour [s’affaissa|s’est affaissé] sur son pied, la peau contre la pierre. Le tour de garde [regarda|a regardé] l’heure, et la note du soir était devenue un bruit de porte.',
        ],
        sign: [
          'Un pied du support ne touchait pas le sol. On le voyait battre, un rien, quand le vent prenait la bâche.',
        ],
        yields: [
          'Le grand tambour [pivota|a pivoté] sur un pied et [se plaça|s’est placé], face au vide. Le tour de garde [ôta|a ôté] la bâche, et la note du soir [eut|a eu] toute la place.',
        ],
      },
    },
  },
  play: {
    title: ['La montagne d’ombre', '{hero} derrière la toile'],
    prize: { g: 'm', one: 'pic d’ombre', elides: false },
    obstacle: { g: 'f', one: 'scène du cratère', elides: false },
    task: [
      'Le théâtre du cratère ne jouait qu’une fois, avant la pluie. Quand la lampe s’allumerait, on devait voir sur la toile blanche l’ombre de la montagne, entière. Pour l’instant, elle n’avait pas de pic.',
    ],
    gift: [
      'La lampe [s’alluma|s’est allumée], et sur la toile il y [eut|a eu] la montagne, avec son pic. Derrière, la vraie était du même noir, un peu plus loin. La pluie [attendit|a attendu] la fin du premier acte.',
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'ligne de levage', elides: false },
        holds: [
          'Mais sur la scène du cratère, la ligne de levage s’était prise dans toutes les autres. Le pic d’ombre y pendait par un coin, au-dessus des têtes.',
        ],
        worse: [
          'La ligne de levage [courut|a couru] dans les voisines. Au-dessus de la scène du cratère, le pic d’ombre [se retourna|s’est retourné], la pointe en bas.',
        ],
        sign: ['Au crochet du bas, la ligne faisait une boucle. Elle se balançait, et ne tirait sur rien.'],
        yields: [
          'La ligne de levage [glissa|a glissé] d’entre les autres, et les poulies [se turent|se sont tues]. Sur la scène du cratère, le pic d’ombre [redescendit|est redescendu], la pointe en haut.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'régisseuse', elides: false },
        holds: [
          'Mais depuis le dernier changement, la régisseuse se tenait sur l’escalier de la scène du cratère. Personne ne montait plus, et le pic d’ombre était de son côté.',
        ],
        worse: [
          'La régisseuse [posa|a posé] une main sur chaque rampe. De la scène du cratère, deux machinistes [emportèrent|ont emporté] le pic d’ombre derrière le rideau.',
        ],
        sign: [
          'Les yeux de la régisseuse retombaient sur son classeur. Entre la page six et la page huit, il n’y avait rien.',
        ],
        yields: [
          'La régisseuse [ferma|a fermé] le classeur et [descendit|est descendue] d’une marche. Sur la scène du cratère, le rideau [s’écarta|s’est écarté], et le pic d’ombre [revint|est revenu] sur deux épaules.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'peinture noire', elides: false },
        holds: [
          'Mais sur la scène du cratère, la peinture noire du pic n’était pas sèche. Tant qu’elle coulait, le pic d’ombre avait un bord mou, et une montagne au bord mou, c’est un drap.',
        ],
        worse: [
          'La peinture noire [coula|a coulé] jusque sur les planches. Sur la scène du cratère, le pic d’ombre avait maintenant une barbe, et le ciel était bas.',
        ],
        sign: [
          'Au milieu du noir, un point ne brillait plus. Il était mat, et le doigt n’y laissait pas de trace.',
        ],
        yields: [
          'La peinture noire [s’éteignit|s’est éteinte] d’un bord à l’autre. Sur la scène du cratère, le pic d’ombre avait une arête nette, et la lampe pouvait venir.',
        ],
      },
    },
  },
} satisfies FrErrands;
