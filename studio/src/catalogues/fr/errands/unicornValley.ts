import type { FrErrands } from '../../schema.ts';

export const unicornValley = {
  spring: {
    title: ['Une gorgée d’argent', '{hero} devant le roncier'],
    prize: { g: 'f', one: 'source d’argent', elides: false },
    obstacle: { g: 'm', one: 'grand roncier', elides: false },
    task: [
      '<helper>C’est aujourd’hui que ma corne pousse</helper>, [dit|a dit] {helper}, <helper>un seul jour par an. Il faut une gorgée de la source d’argent avant le soir. Sinon, je garde ce petit bouton jusqu’à l’été prochain.</helper>',
      '<companion>Touche, c’est tout rond</companion>, [dit|a dit] {companion}. La corne {de_helper} n’était encore qu’un bouton. Elle pousse un seul jour, avec une gorgée de la source d’argent, et ce jour finissait ce soir.',
      {
        text: '<helper>Ma corne pousse aujourd’hui</helper>, [dit|a dit] {helper}. <helper>Il me faut une gorgée de la source d’argent. Rien qu’une.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} [but|a bu] une gorgée à la source d’argent, et [ferma|a fermé] les yeux. Sous les crins, cela [craqua|a craqué], comme un pain qu’on sort du four. Le petit bouton avait maintenant une pointe.',
      '{helper} [but|a bu]. Au début, il n’y [eut|a eu] qu’un chatouillis, puis un petit craquement. Au bout du bouton, un brin d’herbe [resta|est resté] piqué, et personne [ne l’ôta|ne l’a ôté].',
      {
        text: '{helper} [but|a bu], glou. Cric, [fit|a fait] quelque chose. Le petit bouton avait une pointe.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'f', one: 'longue ronce', elides: false },
        holds: [
          'Mais le grand roncier faisait le tour de la source d’argent, les bras croisés. Une longue ronce les tenait tous, dessus, dessous, comme une ceinture.',
          'Seulement, le grand roncier avait tricoté toute la nuit. Sa longue ronce passait cent fois autour de la source d’argent, une maille à l’endroit, une maille à l’envers.',
        ],
        worse: [
          'La longue ronce [se serra|s’est serrée], et tout le grand roncier avec. Une feuille [tomba|est tombée] au milieu, et la source d’argent [disparut|a disparu] dessous.',
          'La longue ronce [fit|a fait] un nœud avec le nœud d’avant. Au cœur du grand roncier, on [n’entendit plus|n’a plus entendu] la source d’argent, ou alors de très loin.',
        ],
        sign: [
          'À hauteur de genou, la ronce faisait une boucle. Elle n’avait pas une épine, et un merle s’en servait de balançoire.',
          'Près du sol, une maille avait sauté. Elle pendait, large comme un bracelet, et elle n’avait pas d’épines.',
        ],
        yields: [
          'La longue ronce [glissa|a glissé] par terre, et le grand roncier [décroisa|a décroisé] les bras. La source d’argent brillait au milieu, pas plus grande qu’une assiette.',
          'La longue ronce [se détricota|s’est détricotée] jusqu’au bout du rang. Dans le grand roncier, il y avait une porte, et dans la porte, la source d’argent.',
        ],
      },
      narrow: {
        part: { g: 'm', one: 'trou du roncier', elides: false },
        holds: [
          'Mais la source d’argent était au milieu du grand roncier. Il y avait bien un trou, et par le trou une souris serait passée de profil.',
          'Seulement, le grand roncier ne laissait entrer que les abeilles. Par leur trou, on voyait la source d’argent, grosse comme un œil de poisson.',
        ],
        worse: [
          'Le grand roncier [se serra|s’est serré] autour du trou. La source d’argent n’était plus qu’un point qui brille.',
          'Le trou [se plissa|s’est plissé] comme une bouche qui dit non. Derrière le grand roncier, la source d’argent n’était plus qu’un éclat.',
        ],
        sign: [
          'En bas, près de la racine, le trou était plus large. Des lapins y avaient laissé un peu de leur manteau.',
          'Derrière une touffe de menthe, le trou descendait en biais et s’élargissait. Un hérisson y avait laissé une piste.',
        ],
        yields: [
          'Passé la racine, le grand roncier était tout creux, et vert comme une tente. La source d’argent faisait de petits ronds au milieu.',
          'La piste du hérisson [déboucha|a débouché] dans un rond d’herbe. Au milieu du grand roncier, la source d’argent chantait entre trois cailloux.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'grand roncier', elides: false },
        holds: [
          'Mais le grand roncier gardait la source d’argent. Il avait cent bras, mille pointes, et de l’honneur.',
          'Seulement, le grand roncier avait juré de garder la source d’argent. Il ne savait plus à qui, mais un serment est un serment.',
        ],
        worse: [
          'Le grand roncier [croisa|a croisé] dix bras de plus. De la source d’argent, on n’entendait plus que le bruit.',
          'Le grand roncier [hérissa|a hérissé] toutes ses pointes, les vieilles et les neuves. La source d’argent, derrière, [baissa|a baissé] la voix.',
        ],
        sign: [
          'Les feuilles du roncier étaient toutes tournées vers le bas. Là, ses racines étaient grises et sèches comme de la ficelle.',
          'Le grand roncier penchait toujours d’un côté. Sur ce côté-là, un tuteur était tombé, et il avait mal au dos.',
        ],
        yields: [
          'Le grand roncier [soupira|a soupiré] et [décroisa|a décroisé] un bras, puis l’autre. Il y avait une allée, et au bout de l’allée la source d’argent.',
          'Le grand roncier [posa|a posé] ses bras, un par un, comme un chevalier pose son armure. Le chemin de la source d’argent était vert et sans épine.',
        ],
      },
    },
  },
  bell: {
    title: ['La cloche du soir', '{hero} et le ronfleur'],
    prize: { g: 'f', one: 'cloche du soir', elides: false },
    obstacle: { g: 'f', one: 'vieille licorne', elides: false },
    task: [
      'Le troupeau rentrait au son de la cloche du soir. Ce soir, la cloche n’avait pas sonné. Les petits étaient encore sur la colline, et l’herbe devenait bleue.',
      'Les petits du troupeau jouaient encore sur la colline, et n’y voyaient plus que leurs genoux. Chaque soir, la cloche leur disait de rentrer. Ce soir, elle n’avait rien dit.',
      {
        text: 'Les petits rentraient quand la cloche du soir sonnait. Elle n’avait pas sonné. L’herbe devenait toute bleue.',
        to: '3-5',
      },
    ],
    gift: [
      'La cloche du soir [sonna|a sonné], pas plus fort qu’une cuillère dans un verre. Sur la colline, des oreilles [se levèrent|se sont levées]. Les petits [descendirent|sont descendus] en file, le dernier au galop, parce qu’il avait eu peur.',
      'Ting, [fit|a fait] la cloche du soir. Les petits [descendirent|sont descendus], et chacun [trouva|a trouvé] un flanc tiède. Le dernier en [trouva|a trouvé] deux, et [se mit|s’est mis] au milieu.',
      {
        text: 'Ting, [fit|a fait] la cloche du soir. Les petits [descendirent|sont descendus] en file. Le dernier galopait.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { g: 'f', one: 'vieille licorne', elides: false },
        holds: [
          'Seulement, la cloche du soir était sous la vieille licorne. Elle dormait à sa place, en travers, la tête sur une pierre ronde.',
          'Mais la vieille licorne avait décidé qu’il était tard. Elle dormait sur la cloche du soir, et c’était à cause d’elle qu’il n’était pas tard.',
        ],
        worse: [
          'La vieille licorne [grogna|a grogné] et [roula|a roulé] dessus. De la cloche du soir, il [ne resta plus|n’est plus resté] un éclat d’argent.',
          'La vieille licorne [posa|a posé] la joue un peu plus à fond. La cloche du soir [fit|a fait] tin, sans le g.',
        ],
        sign: [
          'À côté de la dormeuse étaient rangés un peigne, une pomme et une couverture pliée. La pomme attendait le matin.',
          'Trois pommes de pin attendaient au bord du lit d’herbe, pointes en l’air. La plus petite était mordue d’un côté.',
        ],
        yields: [
          'La vieille licorne [se tourna|s’est tournée] vers sa pomme, les yeux fermés. Dans l’herbe aplatie, la cloche du soir était chaude comme un œuf.',
          'La vieille licorne [roula|a roulé] vers la mordue. L’herbe [se releva|s’est relevée] brin par brin, et au milieu des brins, la cloche du soir.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'vieille licorne', elides: false },
        holds: [
          'Mais la vieille licorne dormait dans le trèfle et ronflait comme une charrette. La cloche du soir tintait tout près, dans l’herbe, et l’on n’entendait que la charrette.',
          'Seulement, quand la vieille licorne ronflait, les cailloux changeaient de place. La cloche du soir tintait quelque part là-dessous.',
        ],
        worse: [
          'La vieille licorne [ronfla|a ronflé] plus fort, et le trèfle [trembla|a tremblé] tout autour. Le tintement de la cloche du soir [disparut|a disparu] dessous.',
          'La vieille licorne [passa|est passée] au ronflement d’hiver. De la cloche du soir, on [n’entendit plus|n’a plus entendu] ni tin ni g.',
        ],
        sign: [
          'Entre le souffle qui entrait et le souffle qui sortait, une abeille avait le temps de passer. On l’entendait très bien.',
          'Une mouche se posait parfois sur sa corne. Le temps d’y penser, la vieille licorne ne ronflait pas.',
        ],
        yields: [
          'La vieille licorne [cessa|a cessé] de ronfler, la bouche entrouverte. Ting, à gauche, sous une feuille : la cloche du soir n’était pas plus grosse qu’une poire.',
          'La vieille licorne [pensa|a pensé] longuement à une mouche. Dans ce silence, la cloche du soir [dit|a dit] où elle était, et c’était sous le trèfle.',
        ],
      },
      heavy: {
        part: { g: 'f', one: 'pierre ronde', elides: false },
        holds: [
          'Mais la vieille licorne était partie brouter et avait laissé son oreiller, une pierre ronde. Le ruban de la cloche du soir était dessous.',
          'Seulement, la vieille licorne aimait les oreillers fermes. Elle avait roulé la pierre ronde sur le ruban, et la cloche du soir ne pouvait plus aller.',
        ],
        worse: [
          'La pierre ronde [s’enfonça|s’est enfoncée] là où la vieille licorne a la tête si lourde. La cloche du soir était couchée contre, son ruban tendu.',
          'La pierre ronde [prit|a pris] ses aises. À un bout du ruban, il y avait la place de la vieille licorne, et à l’autre la cloche du soir, la langue tirée.',
        ],
        sign: [
          'D’un côté, l’herbe faisait un creux sous la pierre. Ce bord-là bougeait un peu.',
          'Par-dessous, une taupe avait commencé sa porte. De ce côté, la pierre ronde branlait du chef.',
        ],
        yields: [
          'La pierre ronde [roula|a roulé] dans l’herbe, et au bout du pré la vieille licorne [leva|a levé] le nez. La cloche du soir [se redressa|s’est redressée] au bout de son ruban.',
          'La pierre ronde [descendit|est descendue] chez la taupe, d’un quart. Le ruban [se détendit|s’est détendu], et la cloche du soir [dit|a dit] tin pour la vieille licorne, au loin.',
        ],
      },
    },
  },
  lamp: {
    title: ['La lampe des agneaux', '{hero} et la grotte mouillée'],
    prize: { g: 'f', one: 'lampe étoile', elides: false },
    obstacle: { g: 'f', one: 'grotte mouillée', elides: false },
    task: [
      'Dans la vallée, les agneaux se couchaient à la lampe étoile. C’était au lièvre de lune de la sortir, et il ne l’avait pas sortie. Douze agneaux étaient debout dans le noir, à se marcher sur les pieds.',
      '<companion>Ils se couchent sur la queue des autres</companion>, [dit|a dit] {companion}. Douze agneaux cherchaient leur place dans le noir. Le lièvre de lune n’avait pas sorti la lampe étoile, parce qu’elle n’était plus là.',
      {
        text: 'Douze agneaux étaient debout dans le noir. Ils attendaient la lampe étoile. Ils se marchaient sur les pieds.',
        to: '3-5',
      },
    ],
    gift: [
      'La lampe étoile [éclaira|a éclairé] l’herbe, blanche comme du lait. Un agneau [plia|a plié] les genoux, puis tous. Le dernier [tourna|a tourné] deux fois sur lui-même, pour avoir le même lit qu’hier.',
      'Dans le rond de la lampe étoile, douze agneaux [se virent|se sont vus]. Chacun [alla|est allé] à sa place d’hier. Le lièvre de lune [baissa|a baissé] la mèche, et douze ombres [se couchèrent|se sont couchées].',
      {
        text: 'La lampe étoile [brilla|a brillé]. Un agneau [se coucha|s’est couché], puis tous. Le dernier [tourna|a tourné] deux fois.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { g: 'f', one: 'grotte mouillée', elides: false },
        holds: [
          'Mais la lampe étoile était au fond de la grotte mouillée. Derrière le rideau d’eau, il faisait si noir que le noir gouttait.',
          'Seulement, la lampe étoile avait été posée au plus loin de la grotte mouillée, là où même les gouttes tombent au hasard.',
        ],
        worse: [
          'La grotte mouillée [parut|a paru] plus grande et plus noire. De la lampe étoile, pas une branche.',
          'La grotte mouillée [souffla|a soufflé] une haleine noire. La lampe étoile, quelque part au bout, [ne fit plus|n’a plus fait] ni branche ni reflet.',
        ],
        sign: [
          'Très loin dedans, un point brillait. En regardant bien, le point avait cinq pointes.',
          'Sur une paroi, une trace luisait, comme celle d’un escargot pressé. Elle montait vers le fond.',
        ],
        yields: [
          'Les cinq pointes [grandirent|ont grandi], et la grotte mouillée [eut|a eu] un plafond. Au milieu, la lampe étoile était posée sur une pierre, bien tiède.',
          'La trace [devint|est devenue] une clarté, et la clarté une lampe. Au fond de la grotte mouillée, la lampe étoile avait encore ses cinq pointes.',
        ],
      },
      slippery: {
        part: { g: 'm', one: 'seuil mouillé', elides: false },
        holds: [
          'Mais la lampe étoile était dans la grotte mouillée. Le seuil mouillé brillait comme un savon et rendait tous les pieds à l’herbe.',
          'Seulement, la grotte mouillée se lavait tout le jour, et elle commençait par le seuil. Derrière, sur son rocher, la lampe étoile brillait sans qu’on l’atteigne.',
        ],
        worse: [
          'Le seuil mouillé [renvoya|a renvoyé] tout le monde. Dans la grotte, la lampe étoile [glissa|a glissé] aussi, vers le fond.',
          'Le seuil mouillé [fit|a fait] zip et [ramena|a ramené] tout dans les jonquilles. La lampe étoile [pencha|a penché], là-bas, et [coula|a coulé] d’un rocher.',
        ],
        sign: [
          'Sur le seuil, il y avait un endroit sec. Le sable s’y était collé, rugueux comme du sucre roux.',
          'D’un côté du seuil, une vieille racine sortait de la pierre. Elle était sèche et pleine de rides.',
        ],
        yields: [
          'Le sable [tint|a tenu] les pieds, et le rideau d’eau [chatouilla|a chatouillé] les oreilles. Dans la grotte mouillée, la lampe étoile était là, entre deux flaques.',
          'La racine [tint|a tenu], ride après ride. La grotte mouillée [laissa|a laissé] entrer une paire de pieds, et la lampe étoile [éclaira|a éclairé] les orteils.',
        ],
      },
      shy: {
        part: { g: 'm', one: 'lièvre de lune', elides: false },
        holds: [
          'Mais la lampe étoile était dans la grotte mouillée, et le lièvre de lune la tenait entre ses pattes. Il n’osait pas sortir : dehors, il y avait du monde.',
          'Seulement, le lièvre de lune n’avait jamais fait son tour devant du monde. Il s’était mis dans la grotte mouillée, avec la lampe étoile sous le menton.',
        ],
        worse: [
          'Le lièvre de lune [rentra|est rentré] plus loin dans la grotte. La lampe étoile [partit|est partie] avec lui, et le rideau d’eau [redevint|est redevenu] noir.',
          'Le lièvre de lune [souffla|a soufflé] dessus. La lampe étoile [baissa|a baissé], et la grotte mouillée [se ferma|s’est fermée] comme un œil.',
        ],
        sign: [
          'Du rideau d’eau dépassait une longue oreille blanche. Elle était mouillée jusqu’au milieu, et elle restait.',
          'Sous le rideau d’eau, deux pieds blancs étaient restés dehors, l’un sur l’autre.',
        ],
        yields: [
          'L’autre oreille [sortit|est sortie], puis le lièvre de lune, en clignant. Il [posa|a posé] la lampe étoile devant la grotte mouillée, et ses deux pattes dessus, pour la caler.',
          'Un pied [s’avança|s’est avancé], puis le lièvre de lune avec lui. Sur le pas de la grotte mouillée, il [haussa|a haussé] la lampe étoile jusqu’à ses oreilles.',
        ],
      },
    },
  },
  parade: {
    title: ['La corne qui ne s’allume pas', '{hero} et la licorne de papier'],
    prize: { g: 'f', one: 'corne allumée', elides: false },
    obstacle: { g: 'f', one: 'licorne de papier', elides: false },
    task: [
      'La parade de nuit partait à neuf heures, d’un bout de la vallée à l’autre. La licorne de papier du club avait un corps, quatre pattes et seize porteurs. Sa corne, celle que tout le monde devait voir de loin, ne s’allumait pas.',
    ],
    gift: [
      'À neuf heures six, la corne [s’alluma|s’est allumée], et la licorne [quitta|a quitté] le hangar, un peu penchée. Tout en haut de la vallée, on [éteignit|a éteint] les phares d’un tracteur, pour mieux la voir.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'cerceau de rotin', elides: false },
        holds: [
          'Mais à l’intérieur de la licorne de papier, un cerceau de rotin avait lâché. La tête ne tenait plus, et la corne allumée aurait éclairé le sol.',
        ],
        worse: [
          'Un deuxième cerceau [partit|est parti]. La licorne de papier [hocha|a hoché] la tête, très lentement, et sa corne [resta|est restée] contre sa poitrine, toujours pas allumée.',
        ],
        sign: [
          'Les deux bouts du rotin étaient fendus dans le sens du fil. L’un faisait une langue, l’autre un étui.',
        ],
        yields: [
          'Le cerceau de rotin [reprit|a repris] son rond, un peu plus épais à l’endroit de la cassure. La licorne de papier [leva|a levé] le front, et dans sa corne la lampe [toucha|a touché] son fil.',
        ],
      },
      guarded: {
        part: { g: 'f', one: 'constructrice', elides: false },
        holds: [
          'Mais la constructrice ne laissait plus personne toucher à la licorne de papier. Elle y avait passé trois mois, et la corne allumée, c’était elle, ou rien.',
        ],
        worse: [
          'La constructrice [tira|a tiré] le drap sur la licorne de papier, museau compris. Sous le drap, la corne n’était pas allumée, et il était huit heures et demie.',
        ],
        sign: [
          'La constructrice avait les deux mains prises, et ses yeux allaient au cerceau d’à côté. Il aurait fallu une troisième main, là, tout de suite.',
        ],
        yields: [
          'La constructrice [laissa|a laissé] tomber le drap. Elle [tint|a tenu] le cou de la licorne de papier, d’autres mains [tinrent|ont tenu] le cerceau, et la corne, allumée, [monta|est montée] entre les deux.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle de la corne', elides: false },
        holds: [
          'Mais sur la licorne de papier, la colle de la corne n’était pas prise. Le papier glissait sur son fil de fer, et une corne allumée à l’air libre, c’était une lampe de bureau.',
        ],
        worse: [
          'Le papier [se décolla|s’est décollé] jusqu’en bas. La licorne de papier avait un fil de fer sur le front, et la corne allumée était remise à plus tard.',
        ],
        sign: ['Un coin du papier avait blanchi. Il était sec, et il tirait un peu sur le reste.'],
        yields: [
          'La colle de la corne [tendit|a tendu] le papier comme une peau de tambour. Sur le front de la licorne de papier, il n’y avait plus un pli, et la corne [s’alluma|s’est allumée] d’un coup.',
        ],
      },
    },
  },
  herd: {
    title: ['Cinq clochettes avant le noir', '{hero} et l’ancien meneur'],
    prize: { g: 'f', one: 'mélodie du soir', elides: false },
    obstacle: { g: 'm', one: 'vieux poste', elides: false },
    task: [
      'Le soir, le troupeau en pension suivait cinq clochettes jusqu’à la barrière. C’était une mélodie, toujours la même, et le nouveau meneur ne la tenait pas. Sans elle, les bêtes s’éparpillaient, et le noir venait de la colline.',
    ],
    gift: [
      'La mélodie du soir [passa|est passée] sur le pré, une clochette après l’autre, et quarante têtes [se tournèrent|se sont tournées]. Le troupeau [entra|est entré] derrière elle, au pas. L’ancien meneur [ferma|a fermé] la barrière.',
    ],
    by: {
      locked: {
        part: { g: 'm', one: 'coffret', elides: false },
        holds: [
          'Mais au vieux poste, les clochettes étaient dans un coffret dont le loquet n’avait plus de clé depuis l’an dernier. La mélodie du soir, là-dedans, avait le son d’un tiroir.',
        ],
        worse: [
          'Le loquet du coffret [se coinça|s’est coincé]. Au vieux poste, on n’entendait plus de la mélodie du soir qu’un cliquetis, et les premières bêtes passaient déjà le ruisseau.',
        ],
        sign: ['À côté du coffret, une cheville de bois pendait à un fil. Elle avait la minceur du trou.'],
        yields: [
          'Le coffret [s’ouvrit|s’est ouvert] sur du velours râpé. Au vieux poste, cinq clochettes étaient couchées par taille, et la mélodie du soir était dedans, dans l’ordre.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'ancien meneur', elides: true },
        holds: [
          'Mais l’ancien meneur était assis au vieux poste, devant le coffret, et ne disait rien. Il prenait l’aide pour de la pitié, et la mélodie du soir était dans ses doigts.',
        ],
        worse: [
          'L’ancien meneur [poussa|a poussé] le coffret derrière ses jambes. Au vieux poste, la mélodie du soir n’était plus à prendre, et trois bêtes [partirent|sont parties] vers la route.',
        ],
        sign: [
          'Un merle avait sifflé deux notes, et l’ancien meneur la troisième. Il l’avait fait sans lever la tête.',
        ],
        yields: [
          'L’ancien meneur [siffla|a sifflé] une note, puis les cinq. Au vieux poste, il [ouvrit|a ouvert] le coffret, et [donna|a donné] les clochettes une à une, la mélodie du soir avec.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'f', one: 'barre des clochettes', elides: false },
        holds: [
          'Mais au vieux poste, la mélodie du soir se jouait sur une barre, les cinq clochettes à la fois. Quand un bout montait, l’autre penchait, et elles sonnaient toutes comme une vaisselle.',
        ],
        worse: [
          'La barre des clochettes [bascula|a basculé], et les cinq [glissèrent|ont glissé] en un tas. Au vieux poste, la mélodie du soir n’était plus qu’un accord, et faux.',
        ],
        sign: ['À l’autre bout, la barre était gainée de cuir aussi. Là, le cuir était neuf.'],
        yields: [
          'La barre des clochettes [monta|est montée], de niveau, et chaque clochette [retrouva|a retrouvé] sa place. Du vieux poste, la mélodie du soir [partit|est partie] vers le pré, note après note.',
        ],
      },
    },
  },
} satisfies FrErrands;
