import type { FrErrands } from '../../schema.ts';

export const robotWorkshop = {
  cog: {
    title: ['La roue de la danse', '{hero} et les vieux câbles'],
    prize: { g: 'f', one: 'roue dentée', elides: false },
    obstacle: { g: 'm', one: 'paquet de câbles', elides: false },
    task: [
      'Le grand robot près de la porte voulait se lever pour la danse du soir. Il lui manquait une roue au genou, en laiton, avec dix dents. À la cloche, tout l’atelier s’éteignait jusqu’au matin.',
      '<companion>Il a mis un nœud papillon</companion>, [dit|a dit] {companion}. Le grand robot devait danser ce soir. Il était assis près de la porte, à cause d’un genou où manquait une roue dentée. À la cloche, tout s’éteindrait.',
      {
        text: 'Le grand robot voulait danser. Il lui manquait une roue dentée, au genou. Et la cloche allait sonner.',
        to: '3-5',
      },
    ],
    gift: [
      'La roue dentée [entra|est entrée] dans le genou avec dix petits clics. Le grand robot [se leva|s’est levé], et [continua|a continué] de se lever, jusqu’au plafond. Puis il [tendit|a tendu] un doigt à {helper}, pour la valse.',
      'Dix clics, et le genou [plia|a plié]. Le grand robot [invita|a invité] l’établi, qui ne dansait pas, puis {helper}. Ils [tournèrent|ont tourné] jusqu’à la cloche, et [s’arrêtèrent|se sont arrêtés] sur un pied.',
      {
        text: 'Clic, clic, clic, [fit|a fait] la roue. Le grand robot [se leva|s’est levé], et [dansa|a dansé].',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'câble rouge', elides: false },
        holds: [
          'Seulement, la roue dentée était dans le paquet de câbles débranchés. Le câble rouge passait sous le bleu, le bleu sous le vert, et le vert nulle part.',
          'Mais le paquet de câbles débranchés jouait à la pelote, la nuit. La roue dentée était au milieu de la pelote, et le câble rouge faisait le tour.',
        ],
        worse: [
          'Le câble rouge [fit|a fait] un nœud petit et dur. La roue dentée [rentra|est rentrée] dans le paquet, jusqu’à ses deux dernières dents.',
          'Le câble rouge [s’offrit|s’est offert] un tour de plus. Au cœur du paquet, la roue dentée [grinça|a grincé] d’une dent.',
        ],
        sign: [
          'Le câble rouge avait une boucle, près du crochet. Elle était large, et une vis y dormait.',
          'Vers la prise, le câble rouge était tout mou, comme un cou de canard.',
        ],
        yields: [
          'Le câble rouge [glissa|a glissé] hors du paquet, d’un bout à l’autre. La roue dentée [roula|a roulé] sur l’établi et [se coucha|s’est couchée].',
          'Le câble rouge [se coucha|s’est couché] sur l’établi, de tout son long. Le paquet n’était plus un paquet, et la roue dentée [fit|a fait] un petit tour d’honneur.',
        ],
      },
      dark: {
        part: { g: 'm', one: 'creux', elides: false },
        holds: [
          'Seulement, la roue dentée était au milieu du paquet de câbles débranchés, dans un creux. La lampe de l’atelier n’y entrait pas.',
          'Mais la roue dentée avait roulé dans un creux, derrière le paquet de câbles débranchés. C’est le côté du mur, et les robots eux-mêmes n’y voient rien.',
        ],
        worse: [
          'Les câbles [se refermèrent|se sont refermés]. Le creux [devint|est devenu] noir comme du cirage, et la roue dentée était dedans.',
          'Un câble [glissa|a glissé] devant le creux. Du paquet, il ne restait qu’une grosse ombre, et dedans une roue dentée sans dents.',
        ],
        sign: [
          'Entre le bleu et le vert, un reflet attendait. Il était jaune, et il avait des dents.',
          'Une vis perdue luisait par terre, un peu plus loin une autre. Cela faisait une ligne.',
        ],
        yields: [
          'Le reflet [se compta|s’est compté] : une dent, deux dents, dix. La roue dentée pendait dans le paquet, à un fil vert.',
          'Au bout de la ligne, il y avait dix petits reflets en rond. La roue dentée [sortit|est sortie] du creux, et le paquet [s’écarta|s’est écarté], poli.',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'câble du dessus', elides: false },
        holds: [
          'Seulement, la roue dentée était au fond du paquet de câbles débranchés. Pour écarter celui du dessus, il fallait déjà tenir celui du dessous.',
          'Mais le paquet de câbles débranchés dormait en tas, chacun sur les pieds de l’autre. Si l’on levait le câble du dessus, tous se couchaient sur la roue dentée.',
        ],
        worse: [
          'Les câbles [retombèrent|sont retombés] tous, plus en travers. La roue dentée [disparut|a disparu] sous le paquet.',
          'Le câble du dessus [retomba|est retombé], et toute la famille avec. La roue dentée [dit|a dit] cling au fond du paquet, puis cl.',
        ],
        sign: [
          'Près de la porte, l’autre bout du câble pendait, tout seul, à hauteur de main.',
          'De l’autre côté de l’établi, il y avait une deuxième boucle au câble. Elle pendait, à la hauteur d’un coude.',
        ],
        yields: [
          'Le paquet [s’ouvrit|s’est ouvert] comme un rideau de théâtre. Au milieu, la roue dentée brillait sur un câble.',
          'Le paquet [se souleva|s’est soulevé] des deux bouts, comme un hamac. La roue dentée [tomba|est tombée] du hamac, debout, et [roula|a roulé].',
        ],
      },
    },
  },
  ear: {
    title: ['L’oreille gauche', 'Cent tiroirs et une oreille'],
    prize: { g: 'f', one: 'oreille gauche', elides: true },
    obstacle: { g: 'm', one: 'robot à tiroirs', elides: false },
    task: [
      'Le chanteur en fer n’avait qu’une oreille, et il chantait à côté de la note, du côté droit. À la cloche, tout l’atelier chantait ensemble. La dernière fois, trois ampoules avaient pleuré.',
      'Le chanteur en fer penchait la tête et cherchait la note du côté où il n’avait rien. Son oreille gauche s’était sauvée. Ce soir, on chantait tous ensemble, et les ampoules tremblaient déjà.',
      {
        text: 'Le chanteur en fer n’avait qu’une oreille. Il chantait faux, du côté droit. Où était la gauche ?',
        to: '3-5',
      },
    ],
    gift: [
      'L’oreille gauche [se vissa|s’est vissée] d’un tour et demi. Le chanteur en fer [ouvrit|a ouvert] la bouche, [s’entendit|s’est entendu], et [recommença|a recommencé] un peu plus bas. Pas une ampoule [ne bougea|n’a bougé].',
      'On [vissa|a vissé] l’oreille gauche, et le chanteur en fer [écouta|a écouté] d’abord. Il y avait le vent, une souris, et la note. Il [la prit|l’a prise] par le milieu.',
      {
        text: 'On [vissa|a vissé] l’oreille gauche, cric, cric. Le chanteur [chanta|a chanté]. La la. C’était juste.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { g: 'm', one: 'robot à tiroirs', elides: false },
        holds: [
          'Mais l’oreille gauche était dans le robot à tiroirs, le soixante-deuxième en partant du haut. Le robot était responsable, et il restait devant.',
          'Seulement, le robot à tiroirs ne rendait rien sans étiquette, et l’oreille gauche n’en avait pas. Il restait debout devant lui-même.',
        ],
        worse: [
          'Le robot à tiroirs [se mit|s’est mis] en large. L’oreille gauche [passa|est passée] dans un tiroir du dos.',
          'Le robot à tiroirs [ferma|a fermé] soixante-deux tiroirs, clac, l’un après l’autre. L’oreille gauche était derrière un clac, mais lequel ?',
        ],
        sign: [
          'L’œil du robot descendait toujours sur son propre ventre. Un tiroir y était sans étiquette, avec deux traces de colle.',
          'Une pince du robot tâtait son épaule. Il y avait là un tiroir coincé, un peu de travers, que sa pince n’atteignait pas.',
        ],
        yields: [
          'Le robot à tiroirs [réfléchit|a réfléchi] avec un bruit de clés. Puis un tiroir du dos [sortit|est sorti], et l’oreille gauche était au milieu.',
          'Le robot à tiroirs [s’ouvrit|s’est ouvert] en éventail, tous les tiroirs dehors. Dans le vingt-septième, sur un coton, l’oreille gauche écoutait déjà.',
        ],
      },
      asleep: {
        part: { g: 'm', one: 'robot à tiroirs', elides: false },
        holds: [
          'Mais l’oreille gauche était dans le robot à tiroirs, et le robot dormait. Il était adossé au mur, sur le bon tiroir.',
          'Seulement, le robot à tiroirs s’était éteint contre la porte de l’atelier. L’oreille gauche était dans le tiroir du dos, et le dos contre la porte.',
        ],
        worse: [
          'Le robot à tiroirs [bourdonna|a bourdonné] et [s’appuya|s’est appuyé] de tout son poids. Au fond du tiroir, l’oreille gauche [fit|a fait] cling.',
          'Le robot à tiroirs [ronfla|a ronflé], ce qui [ferma|a fermé] d’un coup sec deux tiroirs. L’oreille gauche [fit|a fait] ding et [se tut|s’est tue].',
        ],
        sign: [
          'À côté du robot, une burette, un chiffon et deux vis étaient rangés par taille. Le chiffon était plié en quatre.',
          'Par terre, tout contre lui, trois boulons dormaient dans un mouchoir. Ils étaient bordés.',
        ],
        yields: [
          'Le robot à tiroirs [ouvrit|a ouvert] son œil rond, de bonne humeur. Le bon tiroir [glissa|a glissé], et l’oreille gauche était dedans.',
          'Le robot à tiroirs [roula|a roulé] d’un demi-tour vers ses boulons. Son dos [sortit|est sorti] de l’ombre, et du dos, sans bruit, l’oreille gauche.',
        ],
      },
      doesNotUnderstand: {
        part: { g: 'm', one: 'robot à tiroirs', elides: false },
        holds: [
          'Mais l’oreille gauche était dans le robot à tiroirs, et le robot entendait de travers. Pour oreille, il donnait des bottes.',
          'Seulement, le robot à tiroirs avait reçu de l’huile dans l’écouteur. L’oreille gauche, il la cherchait au rayon des abeilles.',
        ],
        worse: [
          'Le robot à tiroirs [sortit|a sorti] onze bottes, toutes gauches. Puis il [ferma|a fermé] à double tour le tiroir de l’oreille.',
          'Le robot à tiroirs [sortit|a sorti] une ruche vide, puis un chandail. Ce faisant, il [poussa|a poussé] l’oreille gauche au fond de son ventre.',
        ],
        sign: [
          'Une goutte d’huile [tomba|est tombée], tip, tip. Aussitôt un volet du robot [s’ouvrit|s’est ouvert].',
          'Quand une ampoule clignait, un tiroir du robot clignait aussi. Une fois, un tiroir. Deux fois, deux tiroirs.',
        ],
        yields: [
          'Le robot à tiroirs [ouvrit|a ouvert] un volet, puis le tiroir derrière. L’oreille gauche était là, avec sa petite vis.',
          'Le robot à tiroirs [ouvrit|a ouvert] un tiroir à gauche, tout petit. L’oreille gauche y était couchée sur l’oreille.',
        ],
      },
    },
  },
  tune: {
    title: ['L’air de la fermeture', 'Quatre minutes avant la cloche'],
    prize: { g: 'm', one: 'air du soir', elides: true },
    obstacle: { g: 'f', one: 'armoire à musique', elides: true },
    task: [
      'Le plus jeune frère de {helper} ne s’endormait qu’avec l’air du soir. Son ressort était déjà lent, et ses yeux grands ouverts. La cloche sonnait dans quatre minutes.',
      '<companion>Il compte les vis du plafond</companion>, [dit|a dit] {companion}. Le plus jeune frère {de_helper} ne dormait pas. Il lui fallait l’air du soir, et la cloche allait sonner.',
      {
        text: 'Le petit frère {de_helper} ne dormait qu’avec l’air du soir. L’air du soir était enfermé. Ses yeux restaient ronds.',
        to: '3-5',
      },
    ],
    gift: [
      'L’air du soir [passa|est passé] d’un tiroir à l’autre. Le plus jeune frère [fit|a fait] un demi-tour sur ses roulettes, puis un quart. Au dernier clic, il souriait, un œil fermé et l’autre aussi.',
      'Dès la première note, le plus jeune frère [posa|a posé] ses roulettes. À la dernière, son ressort [fit|a fait] cric, tout bas. On [monta|a monté] le drap jusqu’à l’antenne.',
      {
        text: 'L’air du soir [passa|est passé], tout doux. Le petit frère [ferma|a fermé] un œil. Clic. Et l’autre.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { g: 'f', one: 'fente', elides: false },
        holds: [
          'Seulement, l’air du soir était dans l’armoire à musique, sur un petit rouleau. L’armoire avait une fente pour bouche, et la fente ne rendait rien.',
          'Mais l’armoire à musique n’avait qu’une fente, et une fente n’est pas une porte. L’air du soir était enroulé derrière, sur son petit rouleau.',
        ],
        worse: [
          'Le petit rouleau [bascula|a basculé] au fond de l’armoire. Par la fente, l’air du soir n’était plus qu’un bord qui tourne.',
          'La fente [se ferma|s’est fermée] d’une épaisseur de papier. Dans l’armoire, l’air du soir [joua|a joué] dans ses dents.',
        ],
        sign: [
          'Au coin gauche, la fente était usée. Elle y était plus large de deux doigts.',
          'Au bas de l’armoire, une charnière avait cédé. La fente y bâillait assez pour un tournevis couché.',
        ],
        yields: [
          'Le petit rouleau [sortit|est sorti] par le coin, en jouant. L’armoire [se tut|s’est tue], et l’air du soir était dehors.',
          'Le petit rouleau [sortit|est sorti] par le bas, en roulant sur une note. L’armoire [souffla|a soufflé], et l’air du soir avait un peu de graisse sur le nez.',
        ],
      },
      locked: {
        part: { g: 'm', one: 'volet de cuivre', elides: false },
        holds: [
          'Seulement, l’air du soir jouait tout bas dans l’armoire à musique. Le volet de cuivre était fermé, et la clé dormait depuis cent ans.',
          'Mais l’armoire à musique avait baissé son volet de cuivre, et un volet de cuivre ne rit jamais. Derrière, l’air du soir jouait pour des vis.',
        ],
        worse: [
          'Le volet de cuivre [se coinça|s’est coincé] de travers. Dans l’armoire, l’air du soir [devint|est devenu] mince comme un cheveu.',
          'Le volet de cuivre [descendit|est descendu] d’un millimètre, exprès. L’armoire [se tut|s’est tue], et l’air du soir [devint|est devenu] une odeur de musique.',
        ],
        sign: [
          'À côté du volet, à un clou, il y avait un petit crochet. Il avait la courbe du trou.',
          'Sur l’établi, à gauche, il y avait une petite manivelle. Personne ne savait à quoi elle allait, sauf peut-être le volet.',
        ],
        yields: [
          'Le volet de cuivre [se leva|s’est levé] comme une paupière. L’air du soir [sortit|est sorti] de l’armoire, tiède, avec un peu de poussière.',
          'Le volet de cuivre [fit|a fait] un sourire, puis un plus large. L’armoire était ouverte, et l’air du soir [sortit|est sorti] sur la pointe des notes.',
        ],
      },
      noisy: {
        part: { g: 'f', one: 'tringle', elides: false },
        holds: [
          'Seulement, l’armoire à musique était pleine de tringles, et elles tremblaient. L’air du soir jouait derrière, et l’on n’entendait que du fer.',
          'Mais dans l’armoire à musique, une tringle avait pris froid, et toutes toussaient. L’air du soir n’était plus qu’un enfant au fond de la salle.',
        ],
        worse: [
          'La tringle [réveilla|a réveillé] sa voisine. L’armoire [trembla|a tremblé] des pieds à la tête, et l’air du soir [sombra|a sombré].',
          'La tringle [toussa|a toussé] plus fort. De l’armoire, on [reçut|a reçu] un boulon, et de l’air du soir, rien.',
        ],
        sign: [
          'Après huit coups, la tringle se reposait. On entendait alors une note, une seule.',
          'Après chaque quinte, il y avait un petit blanc. La poussière y retombait, et une note aussi.',
        ],
        yields: [
          'Les tringles [se calèrent|se sont calées] l’une contre l’autre, sans un bruit. Dans l’armoire, l’air du soir en était au refrain.',
          'Les tringles [s’appuyèrent|se sont appuyées] au fond de l’armoire, comme des gens bien élevés. L’air du soir [finit|a fini] sa phrase, et en [commença|a commencé] une autre.',
        ],
      },
    },
  },
  step: {
    title: ['Le premier pas', 'Clic sur le plancher'],
    prize: { g: 'm', one: 'premier pas', elides: false },
    obstacle: { g: 'm', one: 'banc d’essai', elides: false },
    task: [
      'Les trois stagiaires avaient promis à la petite école un robot qui marche. À seize heures, la classe serait dans la cour, assise par terre, en silence. Il y avait deux jambes, un genou, et un seul banc d’essai.',
    ],
    gift: [
      'Le premier pas [fit|a fait] clic sur le plancher, à seize heures sept. Dans la cour, vingt-six enfants [avancèrent|ont avancé] un pied, tous le même. Le robot [attendit|a attendu] qu’ils aient fini, et [fit|a fait] le deuxième.',
    ],
    by: {
      broken: {
        part: { g: 'm', one: 'genou', elides: false },
        holds: [
          'Seulement, sur le banc d’essai, le genou s’était cassé au dernier réglage. Sans genou, le premier pas était une chute.',
        ],
        worse: [
          'Le ressort du genou [sauta|a sauté] à son tour. Sur le banc d’essai, la jambe était à plat, et le premier pas avec.',
        ],
        sign: ['Une vieille trace de lime traversait la cassure. Il y en avait une moitié sur chaque bord.'],
        yields: [
          'Le genou [plia|a plié], [grinça|a grincé], et [revint|est revenu]. Le banc d’essai [trembla|a tremblé] un peu, et c’était presque le premier pas.',
        ],
      },
      guarded: {
        part: { g: 'm', one: 'groupe des anciens', elides: false },
        holds: [
          'Seulement, le banc d’essai était au groupe des anciens. Depuis deux ans, ils y posaient leurs coudes, et le premier pas d’un débutant pouvait attendre.',
        ],
        worse: [
          'Le groupe [se rapprocha|s’est rapproché]. Sur le banc d’essai, les jambes [reculèrent|ont reculé] derrière la caisse à outils, et le premier pas avec elles.',
        ],
        sign: [
          'Les anciens relisaient leur propre liste. La ligne neuf était vide, et elle l’était depuis des mois.',
        ],
        yields: [
          'Le groupe [fit|a fait] de la place sur le banc d’essai, en poussant du coude. Une main [posa|a posé] la clé de douze à côté des jambes, pour le premier pas.',
        ],
      },
      needsTime: {
        part: { g: 'f', one: 'colle', elides: false },
        holds: [
          'Seulement, sur le banc d’essai, la colle du pied n’avait pas pris. Le premier pas était prévu dans quarante minutes, et la colle pour demain.',
        ],
        worse: [
          'La colle [glissa|a glissé]. Sur le banc d’essai, il [fallut|a fallu] tout essuyer, et le premier pas [recula|a reculé] d’un quart d’heure.',
        ],
        sign: ['Autour du pied, il y avait un bord clair. Il était dur sous l’ongle.'],
        yields: [
          'Le bord clair [fit|a fait] le tour du pied, sans qu’on y touche. Le pied [quitta|a quitté] le banc d’essai d’une seule pièce, prêt pour le premier pas.',
        ],
      },
    },
  },
  drum: {
    title: ['Le cinquième coup', 'Dix-huit heures, sans rythme'],
    prize: { g: 'm', one: 'rythme', elides: false },
    obstacle: { g: 'm', one: 'robot batteur', elides: false },
    task: [
      'À dix-huit heures, le groupe de l’atelier jouait à la fête de la rue, avec son robot batteur. Le rythme, quatre coups et un cinquième en retard, était celui que tout le quartier tapait sur les tables. Celle qui l’avait programmé ne parlait plus depuis la dispute.',
    ],
    gift: [
      'Le rythme [descendit|est descendu] la rue, quatre coups, et le cinquième en retard. À une terrasse, une cuillère [prit|a pris] le cinquième. La programmeuse [resta|est restée] sur le trottoir, les bras croisés, et un pied qui battait.',
    ],
    by: {
      tangled: {
        part: { g: 'm', one: 'téléphone', elides: false },
        holds: [
          'Seulement, le robot batteur avait tout, sauf son fichier. Le rythme était dans le téléphone, sous la dispute, plus haut que trois jours de messages.',
        ],
        worse: [
          'Quarante messages de plus [tombèrent|sont tombés] dans le téléphone. Le rythme [remonta|est remonté] hors de portée, et le robot batteur [garda|a gardé] les baguettes en l’air.',
        ],
        sign: [
          'Dans la liste, il y avait une phrase de la programmeuse. Elle datait d’avant les autres, et rien n’y répondait.',
        ],
        yields: [
          'Le téléphone [vibra|a vibré] une fois. Le robot batteur [reçut|a reçu] son fichier, et le rythme [partit|est parti] : quatre coups, et l’autre.',
        ],
      },
      shy: {
        part: { g: 'f', one: 'programmeuse', elides: false },
        holds: [
          'Seulement, la programmeuse était dans l’arrière-salle, et le rythme dans son ordinateur. Le robot batteur attendait, les bras levés comme un voleur.',
        ],
        worse: [
          'La programmeuse [passa|est passée] derrière les étagères, l’ordinateur sous le bras. Le robot batteur [baissa|a baissé] un bras, et le rythme était plus loin.',
        ],
        sign: [
          'Au bas de l’étagère, il y avait le bout d’une chaussure jaune. Elle marquait un temps sur cinq.',
        ],
        yields: [
          'La programmeuse [sortit|est sortie] avec un câble à la main. Elle [ouvrit|a ouvert] la nuque du robot batteur, et le rythme y [entra|est entré].',
        ],
      },
      tooMuchForOne: {
        part: { g: 'm', one: 'chariot', elides: false },
        holds: [
          'Seulement, le robot batteur était sur son chariot, derrière la marche, et le rythme ne marchait que sur la place. Le chariot n’avançait que d’un côté.',
        ],
        worse: [
          'Le chariot [recula|a reculé] jusqu’au mur. Les baguettes du robot batteur [pendirent|ont pendu], et le rythme [manqua|a manqué] son heure de répétition.',
        ],
        sign: [
          'De l’autre côté, le chariot avait une deuxième poignée. Elle était rabattue, sous un autocollant.',
        ],
        yields: [
          'Le chariot [passa|a passé] la marche d’un seul mouvement. Sur la place, le robot batteur [leva|a levé] les baguettes, et le rythme [tomba|est tombé] juste.',
        ],
      },
    },
  },
} satisfies FrErrands;
