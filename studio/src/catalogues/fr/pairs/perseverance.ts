import type { LessonPairs } from '../../schema.ts';

export const perseverance: LessonPairs = {
  fromTheOtherEnd: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tira|a tiré] {part_def}, sept fois, du même côté. <hero>C’est bête</hero>, [dit|a dit] {hero} à chaque fois, et {hero_il} [tira|a tiré] plus fort.',
          ],
          warm: [
            '{hero_subj} [demanda|a demandé] pardon {a_part}, puis [tira|a tiré]. Sept pardons, sept coups, tous du même côté.',
          ],
          clever: [
            '{hero_subj} [retint|a retenu] la bonne manière : deux doigts, poignet droit, et on tire {part_def}. La bonne manière [eut|a eu] lieu sept fois.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] un nom à chaque essai : le requin, le petit requin, le requin fâché. Tous tiraient {part_def} du même côté.',
          ],
        },
        fails: ['Le septième coup était comme le premier, en plus rouge.'],
        again: [
          '<hero>C’est bête, c’est bête, c’est bête.</hero> {hero_subj} [tira|a tiré] une huitième fois, en grondant, avec le cou.',
        ],
        refrain: ['Un de plus, un de plus. Et pareil.'],
        turned: ['À l’envers, à l’endroit. Pas pareil.'],
        noticing: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] pour souffler. Partout, on voyait la trace de ses essais. Il y en avait huit, et tous finissaient au même endroit.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}], [fit|a fait] le tour et [repoussa|a repoussé] {part_def}. {hero_il} [commença|a commencé] par là où tout finissait.',
        ],
        answer: [
          'La boucle [rentra|est rentrée] par où elle était sortie. Derrière elle, il y [eut|a eu] un peu de place.',
        ],
        echo: [
          '{hero} [remonta|a remonté] l’escalier à reculons, ce soir-là. <companion>C’est plus long</companion>, [dit|a dit] {companion}. <hero>Oui. Mais on voit d’où on vient.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [tourna|a tourné] {part_def} à droite, pour que cela vienne. Cela [ne vint pas|n’est pas venu]. {hero_subj} [tourna|a tourné] à droite.',
          ],
          warm: [
            '<hero>Je recommence, mais gentiment</hero>, [dit|a dit] {hero} {a_part}. C’était le même geste, avec un sourire.',
          ],
          clever: [
            'À force, cela finit toujours par céder, [calcula|a calculé] {hero}, à la cinquième fois, sur le même bout {de_part}.',
          ],
          playful: [
            '{hero_subj} [tira|a tiré] sur {part_def} en comptant les moutons : sept moutons, la même barrière.',
          ],
        },
        fails: ['La huitième ressemblait aux sœurs des autres. <hero>C’est bête</hero>, [dit|a dit] {hero}.'],
        again: ['{hero_subj} [changea|a changé] de main. L’autre main avait la même idée.'],
        refrain: ['Tire par là. Tire par là. Rien.'],
        turned: ['Par l’autre bout. Par là. Ça vient.'],
        noticing: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] au milieu de ses essais. Ils avaient laissé des plis, huit plis, et les huit partaient de sa place et couraient vers un seul coin, là-bas, où personne n’était encore assis.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}], [fit|a fait] le tour, et [s’assit|s’est assis{hero_e}] de l’autre côté. De là, par ce coin, {hero_il} [poussa|a poussé] {part_def} à rebours, un doigt après l’autre.',
        ],
        answer: [
          'Ce qui ne venait pas voulait donc retourner. La boucle [recula|a reculé], et le reste avec elle.',
        ],
        echo: [
          '<companion>Tu lis la fin d’abord ?</companion> [demanda|a demandé] {companion}. <hero>Juste pour savoir d’où ça vient</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [courut|a couru] sur {part_def}, sept fois, tout droit. Sept fois, cela [marcha|a marché] jusqu’au milieu.',
          ],
          warm: [
            '{hero_subj} [y retourna|y est retourné{hero_e}] sept fois, sans en vouloir {a_part}. Tout droit, du même pied, avec le même sourire.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] le meilleur élan pour {part_def} : neuf pas et demi. Sept fois neuf pas et demi.',
          ],
          playful: [
            '{hero_subj} [numérota|a numéroté] ses glissades sur {part_def}, comme un patineur. La septième [eut|a eu] une bonne note pour le bras.',
          ],
        },
        fails: ['Les pieds [passèrent|sont passés] tous par la même ligne. La ligne devenait très lisse.'],
        again: [
          '<hero>C’est bête</hero>, [dit|a dit] {hero}, et {hero_il} [prit|a pris] deux pas d’élan de plus. Cela [fit|a fait] deux pas de plus à glisser.',
        ],
        refrain: ['Tout droit, tout droit. Et pareil.'],
        turned: ['De côté, de côté. Pas pareil.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e}, hors d’haleine. Devant, il y avait huit longues traces. Elles partaient de partout et se terminaient toutes au même endroit.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}] et [fit|a fait] le tour. Sur {part_def}, {hero_il} [commença|a commencé] par la fin des traces, de côté.',
        ],
        answer: ['Le pied [tint|a tenu]. L’autre [vint|est venu] se poser à côté, tout étonné.'],
        echo: [
          '<companion>Huit traces</companion>, [compta|a compté] {companion}. <companion>Et la bonne ?</companion> <hero>Celle-là n’a pas laissé de trace</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [attaqua|a attaqué] {part_def} par le bas, comme il se doit. Au milieu, cela [redescendit|est redescendu]. {hero_subj} [attaqua|a attaqué] par le bas.',
          ],
          warm: [
            '<hero>Je sais que tu fais de ton mieux</hero>, [dit|a dit] {hero} {a_part}, et [repartit|est reparti{hero_e}] du même endroit, du même pied.',
          ],
          clever: [
            'La sixième fois serait la bonne, d’après {hero}. La sixième, {part_def} [se comporta|s’est comporté{part_e}] comme la cinquième.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le train à crémaillère sur {part_def}, tac tac tac. Il manquait la crémaillère.',
          ],
        },
        fails: ['Au même endroit, le même pied [fit|a fait] le même bruit.'],
        again: [
          '{hero_subj} [changea|a changé] de chanson. Le pied, lui, [ne changea pas|n’a pas changé] de place.',
        ],
        refrain: ['Tac, tac, zoup. Tac, tac, zoup.'],
        turned: ['Par la fin. Tac. Par la fin. Tac.'],
        noticing: [
          'Assis{hero_e}, {hero_subj} [suivit|a suivi] du doigt ses sept rayures. Elles commençaient n’importe où. Elles s’arrêtaient toutes sur la même ligne, comme une vague. De l’autre côté de la ligne, rien n’était rayé.',
        ],
        deed: [
          '{hero_subj} [contourna|a contourné] {part_def} tout entier. Par là où les rayures finissaient, {hero_subj} [entra|est entré{hero_e}], à l’envers, un talon d’abord.',
        ],
        answer: [
          'Personne n’avait encore poli ce côté-là. Le talon [le sentit|l’a senti], et [resta|est resté].',
        ],
        echo: [
          '<companion>On descend du lit par les pieds ?</companion> [demanda|a demandé] {companion}. <hero>Ça dépend</hero>, [dit|a dit] {hero}, la tête en bas.',
        ],
      },
    ],
  },
  pebbleUnder: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {part_def} à bras-le-corps. <hero>Raaah !</hero> Tout d’un coup, et d’un seul. Cela [se souleva|s’est soulevé], presque.',
          ],
          warm: [
            '<hero>Pardon, {part_def}</hero>, [dit|a dit] {hero}, et {hero_il} [poussa|a poussé] un énorme soupir, puis un énorme coup.',
          ],
          clever: [
            'Un grand coup vaut mieux que cent petits, se disait {hero}. {hero_il} [prit|a pris] son élan et [heurta|a heurté] {part_def} de tout son poids.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le taureau, deux cornes et un pied qui gratte. Le taureau [entra|est entré] dans {part_def}.',
          ],
        },
        fails: [
          'Au bout du <hero>raaah</hero>, il n’y avait plus de souffle. Tout [retomba|est retombé] d’un coup.',
        ],
        again: ['{hero_subj} [rugit|a rugi] plus longtemps. Le rugissement aurait soulevé une plume.'],
        refrain: ['Raaah. Boum. Raaah. Boum.'],
        turned: ['Un doigt. Caillou. Un doigt. Caillou.'],
        noticing: [
          '{hero_subj} n’avait plus de bras. {hero_il} [resta|est resté{hero_e}] la joue contre {part_def}. De si près, on voyait une chose très petite : cela avait bougé. De la largeur d’un doigt.',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] {part_def} d’un doigt, pas plus, et [glissa|a glissé] un caillou dessous. Puis {hero_il} [recommença|a recommencé], un doigt plus loin.',
        ],
        answer: ['Ce qui était gagné restait gagné. Il y [eut|a eu] trois cailloux, puis cinq.'],
        echo: [
          'Le dernier caillou [resta|est resté] dans la poche de {hero}. <companion>Il a fait quoi, celui-là ?</companion> <hero>Rien. Il attendait son tour.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Han !</hero> {hero_subj} [voulut|a voulu] tout {part_def} d’un coup, et tout de suite. Cela [se leva|s’est levé] juste assez pour retomber.',
          ],
          warm: [
            '<hero>Sois légère, sois légère</hero>, [dit|a dit] {hero} à cette masse, et [poussa|a poussé] {part_def} d’un seul grand élan plein d’espoir.',
          ],
          clever: [
            '{hero_subj} [réunit|a réuni] toutes ses forces en une. Elle [dura|a duré] le temps d’un hoquet, contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’haltérophile devant {part_def} : le talc, le cri, la ceinture. Il ne manquait que la suite.',
          ],
        },
        fails: ['Tout ce qui était monté [descendit|est descendu], et un peu plus bas.'],
        again: [
          '{hero_subj} [cria|a crié] avant, au lieu de pendant. Les bras [crurent|ont cru] que c’était fini.',
        ],
        refrain: ['Han. Haut. Boum. Han. Haut. Boum.'],
        turned: ['Un rien. Une cale. Un rien. Une cale.'],
        noticing: [
          '{hero_subj} [glissa|a glissé] par terre, le dos contre. Entre le sol et la chose, il y avait une fente toute neuve, pas plus haute qu’un ongle. Une fourmi [essaya|a essayé] d’y entrer, et [y arriva|y est arrivée].',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] {part_def} d’un ongle. Du bout du pied, {hero_il} [poussa|a poussé] un caillou dans la fente, et [reposa|a reposé] tout dessus. Puis un ongle encore.',
        ],
        answer: ['Rien ne redescendait plus. C’était lent comme un escalier qu’on construit en montant.'],
        echo: [
          'Sous le pied de la table, {hero_subj} [trouva|a trouvé] un caillou. <companion>C’est moi</companion>, [dit|a dit] {companion}. <companion>Elle boitait.</companion>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Raaah !</hero> D’un seul coup, {hero} [serra|a serré] {part_def} des deux mains. Cela [tint|a tenu] jusqu’au bout du cri.',
          ],
          warm: [
            '<hero>Courage, un seul effort</hero>, [dit|a dit] {hero} {a_part}. L’effort [fut|a été] énorme, et il n’y en [eut|a eu] qu’un.',
          ],
          clever: [
            'Si l’on pousse une fois très fort, pensait {hero}, on n’a pas à pousser deux fois. {hero_subj} [poussa|a poussé] {part_def} très fort, une fois.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la presse géante : pchhh, et vlan sur {part_def}. La presse [tomba|est tombée] en panne aussitôt.',
          ],
        },
        fails: [
          'Tout d’un coup, puis plus rien du tout. {hero_subj} [lâcha tout|a tout lâché], et tout [revint|est revenu] comme avant.',
        ],
        again: [
          '{hero_subj} [rugit|a rugi] d’abord, pour prendre de l’avance. Quand il [fallut|a fallu] serrer, il n’y avait plus d’air.',
        ],
        refrain: ['Raaah. Crac. Raaah. Crac.'],
        turned: ['Un doigt. Caillou. Un doigt. Caillou.'],
        noticing: [
          '{hero_subj} n’avait plus de bras. La joue posée tout près, {hero_il} [vit|a vu] une chose de rien : cela avait bougé. De la largeur d’un doigt.',
        ],
        deed: [
          '{hero_subj} [poussa|a poussé] {part_def} d’un doigt, et [glissa|a glissé] un caillou à côté, pour garder ce doigt-là. Puis {hero_il} [passa|est passé{hero_e}] au suivant.',
        ],
        answer: [
          'Le caillou serrait, et ne se fatiguait pas. Les deux bords [restèrent|sont restés] l’un contre l’autre.',
        ],
        echo: [
          '{hero_subj} [garda|a gardé] le dernier caillou. <companion>C’est lourd, un raaah ?</companion> [demanda|a demandé] {companion}. <hero>Ça ne tient pas dans une poche</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] son souffle, et tout le souffle d’à côté. <hero>Hiiissss !</hero> {part_def} [se rejoignit|s’est rejoint{part_e}], et [se quitta|s’est quitté{part_e}] aussitôt.',
          ],
          warm: [
            '<hero>Je te promets, c’est la dernière fois que je serre</hero>, [dit|a dit] {hero} à {part_def}. C’était une énorme dernière fois.',
          ],
          clever: [
            'Tout l’effort au même instant : voilà la théorie. {hero_subj} [l’appliqua|l’a appliquée] à {part_def}. L’instant [passa|est passé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pince de homard, une seule, géante, sur {part_def}. Le homard [se fatigua|s’est fatigué] le premier.',
          ],
        },
        fails: [
          'Tout ou rien, [décida|a décidé] {hero}. [Ce fut|Cela a été] tout, puis [ce fut|cela a été] rien.',
        ],
        again: ['{hero_subj} [serra|a serré] en criant plus fort. Le cri, lui, tenait très bien.'],
        refrain: ['Tout d’un coup. Et plus rien.'],
        turned: ['Un petit peu. Caillou. Un petit peu.'],
        noticing: [
          '{hero_subj} [s’endormit presque|s’est presque endormi{hero_e}], la joue contre. Du coin de l’œil, tout près, il y avait une ligne de poussière, et la ligne n’était plus droite. Elle avait un pas. C’était un pas de souris, mais un pas.',
        ],
        deed: [
          '{hero_subj} [poussa|a poussé] {part_def} de ce pas-là, et [coinça|a coincé] un caillou derrière, pour que le pas reste. Puis {hero_il} [ramassa|a ramassé] un autre caillou.',
        ],
        answer: [
          'Au sixième caillou, les bords [se virent|se sont vus]. Au septième, ils ne voyaient plus rien d’autre.',
        ],
        echo: [
          '{companion} [compta|a compté] les cailloux. <companion>Sept pas de souris</companion>, [dit|a dit] {companion}. <hero>On les ramène</hero>, [dit|a dit] {hero}. <hero>Elle en a besoin.</hero>',
        ],
      },
    ],
  },
  chalkMarks: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [secoua|a secoué] {part_def} à gauche, à droite, en haut, au milieu. Puis de nouveau à droite, et un peu partout.',
          ],
          warm: [
            '{hero_subj} [toqua|a toqué] doucement à tous les coins de {part_def}. C’était sans ordre, pour ne vexer aucun coin.',
          ],
          clever: [
            '{hero_subj} [essaya|a essayé] la méthode du hasard sur {part_def}. Le hasard [préféra|a préféré] cinq fois le même coin.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] du piano sur {part_def}, avec dix doigts. C’était toujours la même note qui revenait.',
          ],
        },
        fails: [
          'Déjà essayé, pas essayé, personne ne savait plus. {hero_subj} [secoua|a secoué] ce qui était sous la main.',
        ],
        again: [
          '{hero_subj} [y alla|y est allé{hero_e}] des deux mains, les yeux au plafond. Les deux mains [se retrouvèrent|se sont retrouvées] au même endroit.',
        ],
        refrain: ['Ici. Non. Ici. Non. Ici, encore.'],
        turned: ['Croix. Croix. Croix. Et là, pas de croix.'],
        noticing: [
          'Dans la poussière, il y avait l’empreinte d’un pouce. {hero_subj} [approcha|a approché] le sien. C’était lui, cinq fois. À côté, partout, la poussière n’avait jamais été touchée.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] de sa poche un bout de craie. Là où rien n’avait marché, {hero_il} [fit|a fait] une croix. Puis, de l’autre main, {hero_il} [chercha|a cherché] juste à côté {de_part}.',
        ],
        answer: [
          'Croix après croix, il [ne resta|n’est resté] plus beaucoup d’endroits. La main [s’arrêta|s’est arrêtée] sur le dernier.',
        ],
        echo: [
          '{hero} [fit|a fait] une croix sur le calendrier. <companion>C’est quoi ?</companion> <hero>L’endroit où j’ai déjà essayé d’être lundi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [donna|a donné] à {part_def} un coup en bas, deux à gauche, un là où c’était déjà. Cela faisait quatre, ou trois.',
          ],
          warm: [
            '<hero>Dis-moi où tu as mal</hero>, [dit|a dit] {hero} {a_part}, et [appuya|a appuyé] partout, en revenant souvent au plus sympathique.',
          ],
          clever: [
            '{hero_subj} avait une méthode pour {part_def}, et la méthode était : vite. On ne savait plus où elle était passée.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] des bongos sur {part_def}, des deux mains. La chanson avait un seul coin.',
          ],
        },
        fails: ['Ici, peut-être. Là, peut-être. Ici, sûrement pas encore.'],
        again: [
          '{hero_subj} [ferma|a fermé] les yeux, et [tourna|a tourné] sur soi-même, et [frappa|a frappé]. C’était le coin du début.',
        ],
        refrain: ['Toc ? Non. Toc ? Non. Toc, là ?'],
        turned: ['Craie, non. Craie, non. Là, oui.'],
        noticing: [
          'Il y avait, dans la poussière, une tache propre, grande comme un pouce. Tout autour, c’était gris, bien égal, comme une neige où personne n’a marché. {hero_subj} était passé{hero_e} cinq fois au même endroit.',
        ],
        deed: [
          'Il y avait un bout de craie dans sa poche. {hero_subj} [barra|a barré] la tache propre, et l’autre main [partit|est partie] juste à côté, dans la neige {de_part}. Une croix. Et juste à côté.',
        ],
        answer: ['Les endroits sans croix étaient de moins en moins. L’un d’eux était creux.'],
        echo: [
          'Sur la liste des courses, il y avait une croix à côté de pain. <companion>On en a ?</companion> <hero>Non</hero>, [dit|a dit] {hero}. <hero>Mais on a déjà cherché.</hero>',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] dans {part_def} par tous les bouts à la fois, les bras en avant. Trois fois, {hero_il} [salua|a salué] le même coin.',
          ],
          warm: [
            '{hero_subj} [dit|a dit] bonjour à chaque recoin de {part_def}. C’était toujours le même recoin, et toujours bonjour.',
          ],
          clever: [
            '{hero_subj} [procéda|a procédé] par intuition dans {part_def}. L’intuition tournait à droite, chaque fois.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la chauve-souris dans {part_def}, <hero>bip, bip</hero>. La chauve-souris [cogna|a cogné] cinq fois au même mur.',
          ],
        },
        fails: [
          'Ici, {hero} avait déjà cherché. Là aussi, peut-être. {hero_subj} [chercha|a cherché] encore ici.',
        ],
        again: [
          '{hero_subj} [alla|est allé{hero_e}] plus vite, pour finir plus tôt. {hero_il} [arriva|est arrivé{hero_e}] plus tôt dans le même coin.',
        ],
        refrain: ['Bip, ici. Boum, ici. Bip, ici.'],
        turned: ['Croix ici. Croix ici. Et là, rien.'],
        noticing: [
          'Ses doigts [reconnurent|ont reconnu] un mur. Il avait une bosse, la même qu’avant. {hero} l’avait donc touchée cinq fois, et elle seule.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] une croix de craie sur ce coin {de_part}, bien blanche. Puis {hero_il} [avança|a avancé] l’autre main vers le suivant.',
        ],
        answer: ['Même là-dedans, la craie restait un peu pâle. Trois coins finis, et un côté sans croix.'],
        echo: [
          '<companion>Tu as de la craie sur le nez</companion>, [dit|a dit] {companion}. <hero>C’est normal</hero>, [dit|a dit] {hero}. <hero>Là aussi, j’avais déjà cherché.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se jeta|s’est jeté{hero_e}] dans {part_def}, à droite, à gauche, encore à droite. À droite, il y avait quelque chose de pointu, chaque fois.',
          ],
          warm: [
            '<hero>Est-ce que c’est ici ?</hero> [demanda|a demandé] {hero} gentiment à chaque creux {de_part}. Un creux, toujours le même, ne répondait pas.',
          ],
          clever: [
            '{hero_subj} [chercha|a cherché] dans {part_def} par ordre alphabétique. Mais dans le noir, comment savoir où est le B ?',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la mouche, bzz, contre tous les bords {de_part}. Une mouche non plus ne se rappelle rien.',
          ],
        },
        fails: [
          'Était-ce ici, ou là ? {hero_subj} [tâta|a tâté] ici. C’était déjà tâté, et cela piquait encore.',
        ],
        again: [
          '{hero_subj} [prit|a pris] de l’élan, pour changer. L’élan [mena|a mené] tout droit au coin d’avant.',
        ],
        refrain: ['Là ? Non. Là ? Non. Là ? Non.'],
        turned: ['Là, une croix. Là, une croix. Ah.'],
        noticing: [
          'Un doigt, un deuxième, puis trois autres : cinq petites traces, toutes sur la même bosse. {hero_subj} [posa|a posé] le pouce dessus. Il allait à chacune.',
        ],
        deed: [
          '{hero_subj} [fouilla|a fouillé] sa poche, où dormait un bout de craie. Une croix sur la bosse, et l’autre main, sans se presser, juste à côté {de_part}.',
        ],
        answer: [
          'Les croix pâles restaient derrière, comme des portes qu’on a fermées. Devant, il y en avait encore une sans croix.',
        ],
        echo: [
          '<companion>Pourquoi il y a une croix sur mon lit ?</companion> [demanda|a demandé] {companion}. <hero>J’ai déjà cherché là</hero>, [dit|a dit] {hero}, en cherchant l’autre chaussette.',
        ],
      },
    ],
  },
  shownTheEleventhWay: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tendit|a tendu] le doigt et [dit|a dit] sa phrase à {part_def}. Puis encore, plus fort. Dix fois, dix fois plus fort.',
          ],
          warm: [
            '{hero_subj} [dit|a dit] sa phrase {a_part} en souriant. Dix fois la même, avec un sourire de plus en plus grand.',
          ],
          clever: [
            '{hero_subj} avait trouvé la phrase exacte. Il n’y avait donc qu’à la répéter à {part_def}, sans en changer un mot.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] la phrase à {part_def}, puis [la hurla|l’a hurlé], puis [la mugit|l’a mugi]. C’était toujours la même, mot pour mot.',
          ],
        },
        fails: ['Dix fois les mêmes mots, et le même doigt. Le doigt commençait à trembler.'],
        again: [
          '{hero_subj} [cria|a crié] la phrase par un tuyau de ses deux mains. Elle en [ressortit|est ressortie] plus grosse, mais pas plus claire.',
        ],
        refrain: ['Je dis. Je redis. Je crie. Hein ?'],
        turned: ['Je montre. Je remontre. Je montre.'],
        noticing: [
          'Sa voix [s’en alla|s’en est allée], tout bonnement. Il [fallut|a fallu] se taire. En face, les lèvres {de_companion} bougeaient : {companion} savait la phrase par cœur.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [montra|a montré] la chose {a_part} avec deux mains. Puis encore, un peu autrement. Puis encore autrement.',
        ],
        answer: [
          'À la onzième fois, les mains de {hero} [tombèrent|sont tombés] juste. {part_def} [suivit|a suivi] la droite, puis la gauche.',
        ],
        echo: [
          '{hero} n’avait plus de voix jusqu’au dîner. Pour le sel, il [suffit|a suffi] d’une main. Pour le poivre, il en [fallut|a fallu] onze.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [dit|a dit] à {part_def} ce qu’{hero_il} voulait, bien en face. Comme cela ne suffisait pas, {hero_il} [le dit|l’a dit] onze centimètres plus près.',
          ],
          warm: [
            '{hero} [dit|a dit] sa demande {a_part} avec les mêmes mots, et un câlin en plus. Le câlin [fut|a été] bien compris.',
          ],
          clever: [
            'Ce qui est clair est clair, [estima|a estimé] {hero}. Et {hero_il} [répéta|a répété] la chose claire {a_part}, le doigt tendu, dix fois, comme on recopie.',
          ],
          playful: [
            '{hero_subj} [dit|a dit] sa phrase à {part_def} avec l’accent du Nord, puis du Midi. C’était la même phrase en vacances.',
          ],
        },
        fails: ['La phrase n’avait pas grandi. {hero} l’avait seulement mise plus fort.'],
        again: [
          '{hero_subj} [la dit|l’a dite] à l’oreille, puis dans l’autre oreille. Elle était peut-être ressortie par la première.',
        ],
        refrain: ['Je dis. Non. Je dis. Non. Je dis.'],
        turned: ['Mes mains. Non. Mes mains. Ah, oui.'],
        noticing: [
          'Il y [eut|a eu] un couac. La voix était finie. À côté, les lèvres de {companion} [terminèrent|ont terminé] la phrase sans un son, et {companion} [leva|a levé] les yeux au ciel.',
        ],
        deed: [
          'La bouche fermée, {hero_subj} [fit|a fait] la chose en l’air avec les doigts. Non ? Avec les bras. Non plus ? Avec deux doigts et un genou, lentement, devant {part_def}.',
        ],
        answer: [
          'Onze n’est pas beaucoup, quand on y pense. {part_def} y avait déjà mis la patte, ou la main.',
        ],
        echo: [
          '<companion>Tu veux quoi ?</companion> [demanda|a demandé] {companion}. {hero_subj} [montra|a montré] avec les mains. <companion>Un éléphant ?</companion> C’était la confiture. Au quatrième essai, c’était la confiture.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>On voudrait passer.</hero> {hero_subj} [le dit|l’a dit] {a_part}, le doigt tendu. Puis {hero_il} [le dit|l’a dit] plus fort. Quelque chose, en face, [remua|a remué].',
          ],
          warm: [
            '{hero_subj} [répéta|a répété] sa phrase {a_part}, bien gentiment, un peu plus haut chaque fois. À la sixième, la gentillesse criait.',
          ],
          clever: [
            'La phrase était juste, {hero} l’avait vérifiée. {hero_subj} [la redit donc|l’a donc redite] {a_part}, mot pour mot, en montrant du doigt.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] sa phrase {a_part}, puis [la clama|l’a clamée], puis [la trompeta|l’a trompetée]. C’était toujours la même phrase.',
          ],
        },
        fails: ['Neuf fois les mêmes mots, neuf fois le même doigt. La dixième [fit|a fait] mal à la gorge.'],
        again: [
          '{hero_subj} [grimpa|a grimpé] sur ses propres pieds pour crier de plus haut. La phrase, elle, n’avait pas grandi.',
        ],
        refrain: ['On veut passer. Non. On veut passer. Non.'],
        turned: ['Comme ça. Ou comme ça. Ou comme ça. Ah !'],
        noticing: [
          '{hero} n’avait plus de voix. Il [fallut|a fallu] se taire. Alors {hero_il} [vit|a vu] les lèvres {de_companion} : elles disaient la phrase aussi, par cœur, et elles bâillaient.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [montra|a montré] avec ses deux mains. Puis autrement. Puis encore autrement, devant {part_def}.',
        ],
        answer: [
          'À la onzième façon, {part_def} [s’approcha|s’est approché{part_e}] d’un pas pour mieux voir.',
        ],
        echo: [
          'Le soir, {hero} [demanda|a demandé] le sel avec les deux mains. <companion>Je crois que c’est un hérisson</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est à nous de passer</hero>, [dit|a dit] {hero} {a_part}. On n’avait pas bougé. <hero>C’est à nous de passer.</hero> On ne bougeait pas davantage.',
          ],
          warm: [
            '{hero_subj} [redit|a redit] sa phrase {a_part}, chaque fois avec un s’il vous plaît de plus. À la fin, il n’y avait que des s’il vous plaît, très forts.',
          ],
          clever: [
            'La phrase était juste, donc elle finirait par entrer. {hero_subj} [la répéta|l’a répétée], mot pour mot, en face {de_part}, et [pointa|a pointé] le doigt au même endroit.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] la phrase à {part_def}, sur une note, toujours la même. C’était un air à un seul étage.',
          ],
        },
        fails: ['La phrase n’avait pas changé, sauf de volume. Elle [fit|a fait] peur à une mouche.'],
        again: [
          '{hero_subj} [la dit|l’a dite] encore en détachant les mots, puis les lettres. Le x [prit|a pris] beaucoup de temps.',
        ],
        refrain: ['Passer. Non. Passer, passer. Non, non.'],
        turned: ['Deux doigts. Deux pieds. Une main. Ah.'],
        noticing: [
          'Il ne sortait plus qu’un petit souffle. {hero_subj} [se tourna|s’est tourné{hero_e}] vers {companion}. Les lèvres de {companion} faisaient la phrase en même temps, les yeux au plafond.',
        ],
        deed: [
          '{hero_subj} [avala|a avalé] la phrase. Ses doigts [marchèrent|ont marché] sur sa paume, vers l’autre bord. Puis ses deux mains [firent|ont fait] un pont. Puis, face {a_part}, elles [essayèrent|ont essayé] autre chose, et encore autre chose.',
        ],
        answer: [
          'À la onzième, {part_def} [pencha|a penché] la tête. Les mains [refirent|ont refait] ce morceau-là.',
        ],
        echo: [
          '<companion>Dis bonne nuit sans rien dire</companion>, [demanda|a demandé] {companion}. {hero_subj} [essaya|a essayé] neuf façons. À la dixième, c’était un bâillement, et c’était la bonne.',
        ],
      },
    ],
  },
  lineThroughTheBestBit: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [renvoya|a renvoyé] la même version, avec un titre plus gros, et [recolla|a recollé] {part_def} exactement au même endroit.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] tous ceux qui avaient relu, [garda tout|a tout gardé], et [répara|a réparé] {part_def} là où cela avait déjà lâché.',
          ],
          clever: [
            '{hero_subj} [justifia|a justifié] chaque phrase du plan et [consolida|a consolidé] {part_def} selon le schéma habituel. Le schéma était irréprochable.',
          ],
          playful: [
            '{hero_subj} [rebaptisa|a rebaptisé] la version sept <hero>la bonne</hero>, [mit|a mis] un ruban autour {de_part}, et [croisa|a croisé] les doigts.',
          ],
        },
        fails: ['La réparation était neuve, et c’était toujours la même.'],
        again: [
          '{hero_subj} [augmenta|a augmenté] encore la taille du titre. On le voyait maintenant très bien de loin.',
        ],
        noticing: [
          '{hero_subj} [étala|a étalé] par terre toutes les versions ratées, côte à côte. Un paragraphe était le même dans chacune. C’était le plus beau.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] le stylo et [barra|a barré] ce paragraphe, celui qui avait coûté une nuit. Puis {hero_il} [reprit|a repris] {part_def}, avec ce qui restait.',
        ],
        answer: [
          'Rien n’était plus forcé entre les deux moitiés. Elles [se rapprochèrent|se sont rapprochées].',
        ],
        echo: [
          '{companion} [retrouva|a retrouvé] la feuille barrée. <companion>C’était le meilleur morceau.</companion> <hero>Oui</hero>, [dit|a dit] {hero}. <hero>C’est pour ça qu’on n’osait pas.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [recopia|a recopié] le tout au propre, en plus gros, et [remit|a remis] {part_def} exactement comme à l’essai trois.',
          ],
          warm: [
            '{hero_subj} [demanda|a demandé] à chacun si cela lui plaisait. Cela plaisait à chacun. {part_def} y [retourna|est retourné{part_e}] donc, avec le même sourire et la même vis.',
          ],
          clever: [
            'Le raisonnement était juste, [vérifia|a vérifié] {hero}, donc c’était {part_def} qui avait tort. Huitième essai, même place.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] à la version neuf un nom de fusée, et [fit|a fait] le compte à rebours au-dessus {de_part}. À zéro, il y [eut|a eu] zéro.',
          ],
        },
        fails: [
          '{hero_subj} [retira|a retiré] un mot, [changea|a changé] une couleur, et [renvoya|a renvoyé] le reste à tout le monde.',
        ],
        again: ['La version dix avait un point-virgule de plus. Ce n’est pas cela qui manquait.'],
        noticing: [
          'Il n’y avait plus de place sur la table. {hero_subj} [posa|a posé] les neuf versions par terre, l’une contre l’autre, et [marcha|a marché] dessus en chaussettes. Au milieu de chaque feuille, il y avait le même pavé, brillant, parfait. On butait dessus.',
        ],
        deed: [
          'Ce pavé, c’était toute une nuit, et le soleil levé. {hero_subj} [prit|a pris] la règle et [le barra|l’a barré], d’un trait, sur les neuf. Puis {hero_il} [revint|est revenu{hero_e}] à {part_def}, les mains à moitié vides.',
        ],
        answer: [
          'Ce qui était au-dessus du trait [toucha|a touché] ce qui était au-dessous. Cela se connaissait déjà.',
        ],
        echo: [
          '<companion>On peut le garder pour autre chose, ton pavé</companion>, [dit|a dit] {companion}. <hero>Pour quoi ?</hero> <companion>Je ne sais pas. Une statue.</companion>',
        ],
      },
    ],
  },
  tenMinutesADay: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [décida|a décidé] de régler cela en une fois, avec {part_def}, et [parla|a parlé] longtemps sans s’asseoir.',
          ],
          warm: [
            '{hero_subj} [apporta|a apporté] de quoi tenir longtemps, [s’installa|s’est installé{hero_e}] devant {part_def}, et [écouta|a écouté] surtout sa propre voix, qui était douce.',
          ],
          clever: [
            '{hero_subj} [prépara|a préparé] pour {part_def} un exposé en trois parties, avec une pause entre la deux et la trois.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] toute la pièce devant {part_def}, entracte compris. Au premier acte, il y [eut|a eu] presque un rire.',
          ],
        },
        fails: [
          'L’exposé avançait. {hero_subj} [reprit|a repris] depuis le début, parce que le milieu était confus.',
        ],
        again: ['{hero_subj} [ajouta|a ajouté] un résumé. Le résumé était plus long.'],
        noticing: [
          '{hero_subj} [se tut|s’est tu{hero_e}] pour boire. Au début, quand {hero_il} ne faisait que passer, un rien avait bougé. Depuis l’exposé, rien du tout.',
        ],
        deed: [
          '{hero_subj} [regarda|a regardé] l’horloge, [resta|est resté{hero_e}] dix minutes devant {part_def}, et [laissa|a laissé] un mot avec l’heure de son retour. Puis {hero_il} [partit|est parti{hero_e}].',
        ],
        answer: [
          'À l’heure dite, à la minute, {hero} [revint|est revenu{hero_e}]. Du côté {de_part}, quelqu’un avait fait de la place pour dix minutes.',
        ],
        echo: [
          '<companion>Tu as raté l’entraînement</companion>, [dit|a dit] {companion}. <hero>Par tranches de dix minutes</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [ferma|a fermé] son agenda et [annonça|a annoncé] à {part_def} qu’{hero_il} avait toute la soirée. Toute. La soirée [fut|a été] longue.',
          ],
          warm: [
            '{hero_subj} [apporta|a apporté] à manger, un plaid, et de quoi tenir jusqu’à minuit avec {part_def}. On [n’y toucha pas|n’y a pas touché].',
          ],
          clever: [
            'Une négociation se gagne à l’usure, avait lu {hero}. {hero_subj} [s’installa|s’est installé{hero_e}] devant {part_def} pour user.',
          ],
          playful: [
            '{hero_subj} [raconta|a raconté] à {part_def} toutes ses histoires drôles, par ordre alphabétique. À la lettre G, l’autre avait fermé les yeux.',
          ],
        },
        fails: ['On lui [tourna|a tourné] le dos vers neuf heures. {hero_subj} [parla|a parlé] au dos.'],
        again: ['À dix heures, {hero_subj} [changea|a changé] de sujet, mais pas de place.'],
        noticing: [
          'En attendant, {hero} [compta|a compté] les jours sur la poussière de l’étagère. Lundi, une minute : on avait répondu bonjour. Mardi, deux : on avait demandé l’heure. Ce soir, quatre heures. Zéro.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] sa montre sur la table, devant {part_def}, et [s’arrêta|s’est arrêté{hero_e}] de parler à la dixième minute, au milieu d’une phrase. Sur un papier, {hero_il} [écrivit|a écrit] : demain, six heures. Et le lendemain, à six heures, {hero_il} était là.',
        ],
        answer: ['La chaise était déjà tirée. {part_def} [demanda|a demandé] comment finissait la phrase.'],
        echo: [
          'Sur la feuille d’appel du club, il y a neuf croix en face de {hero}. <companion>Le coach veut savoir ce que tu as</companion>, [dit|a dit] {companion}. <hero>Dix minutes.</hero>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’installa|s’est installé{hero_e}] auprès {de_part}, bien décidé{hero_e} à ne ressortir que quand ce serait prêt.',
          ],
          warm: [
            '{hero_subj} [veilla|a veillé] sur {part_def} sans le moindre répit, en disant que cela ne dérangeait pas.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’une heure de suite auprès {de_part} valait six fois dix minutes. C’était mathématiquement exact.',
          ],
          playful: [
            '{hero_subj} [raconta|a raconté] à {part_def} toutes les blagues de son répertoire, dans l’ordre alphabétique, jusqu’à la lettre V.',
          ],
        },
        fails: [
          '{hero_subj} [ne quitta plus|n’a plus quitté] la place d’une semelle, et [ne laissa|n’a laissé] rien se poser.',
        ],
        again: [
          '{hero_subj} [resta|est resté{hero_e}] encore un quart d’heure, pour que le précédent ne soit pas perdu.',
        ],
        noticing: [
          '{hero_subj} [eut|a eu] une crampe et [réfléchit|a réfléchi] debout. Après chaque petite visite, il s’était passé un petit rien. Après la grande, rien du tout.',
        ],
        deed: [
          '{hero_subj} [resta|est resté{hero_e}] dix minutes auprès {de_part}, au chronomètre. Puis {hero_il} [se leva|s’est levé{hero_e}], [laissa|a laissé] un mot avec l’heure de son retour, et [partit|est parti{hero_e}].',
        ],
        answer: [
          'À l’heure dite, {hero} [revint|est revenu{hero_e}]. Entre les deux, personne n’avait touché à rien.',
        ],
        echo: [
          'Sur le mot, {companion} avait ajouté quelque chose au crayon. <hero>Dix minutes, c’est court</hero>, [lut|a lu] {hero}. <companion>Non</companion>, [dit|a dit] {companion}. <companion>C’est jusqu’à demain.</companion>',
        ],
      },
    ],
  },
};
