import type { LessonPairs } from '../../schema.ts';

export const creativity: LessonPairs = {
  wrongEndFirst: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait une cuillère dans la poche. {hero_il} [l’appuya|l’a appuyée] sur {part_def}, côté rond, de toutes ses forces.',
          ],
          warm: [
            '{hero_subj} [gratta|a gratté] {part_def} avec le dos de sa cuillère, doucement, comme on gratte un chat. Le chat ne [s’ouvrit pas|s’est pas ouvert].',
          ],
          clever: [
            'Une cuillère se tient par le manche. {hero_subj} [respecta|a respecté] la règle, et [poussa|a poussé] le rond contre {part_def}.',
          ],
          playful: [
            '<hero>De la soupe pour la porte</hero>, [dit|a dit] {hero}. Et la cuillère, le rond devant, [nourrit|a nourri] {part_def}.',
          ],
        },
        fails: [
          'Le rond était trop rond. {hero_subj} [força|a forcé], puisque c’est ainsi qu’on tient une cuillère.',
        ],
        again: [
          '{hero_subj} [changea|a changé] de main, mais pas de bout. La cuillère [prit|a pris] l’air d’une cuillère vexée.',
        ],
        refrain: ['Cuillère, cuillère. Trop ronde. Clac.'],
        turned: ['Cuillère, cuillère. À l’envers. Tiens.'],
        noticing: [
          'La cuillère [tomba|est tombée], le manche en l’air. Comme ça, elle n’avait plus l’air d’une cuillère. Elle avait l’air d’un long doigt maigre.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] la cuillère par le rond. Le manche devant, {hero_il} [chercha|a cherché] tout doucement à côté {de_part}.',
        ],
        answer: [
          'Le long doigt [trouva|a trouvé]. Il [se plia|s’est plié] autour, comme un doigt qui fait viens.',
        ],
        echo: [
          'À midi, {hero} [mangea|a mangé] sa soupe avec le manche. <companion>Ça va ?</companion> [demanda|a demandé] {companion}. <hero>C’est long</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [mit|a mis] la cuillère à {part_def} comme on la met dans la soupe. C’était beaucoup demander à de la soupe.',
          ],
          warm: [
            '<hero>Une cuillerée pour toi</hero>, [dit|a dit] {hero} {a_part}, et [poussa|a poussé] le creux, tendrement.',
          ],
          clever: [
            'Une cuillère a un bon bout, c’est même marqué dans sa forme, [pensa|a pensé] {hero}. Le bon bout [glissa|a glissé] sur {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] un concert sur {part_def}, cling, avec le gros bout. {part_def} [ne demanda pas|n’a pas demandé] de bis.',
          ],
        },
        fails: ['Le creux était trop creux. {hero_subj} [creusa|a creusé].'],
        again: [
          '{hero_subj} [tapa|a tapé] avec le plat, comme sur un œuf. C’est la cuillère qui [plia|a plié].',
        ],
        refrain: ['Le creux. Clac. Le creux. Clac.'],
        turned: ['La queue. Cherche. La queue. Clic.'],
        noticing: [
          'La cuillère [tomba|est tombée] debout, dans une fente du sol, la queue en l’air. Elle [vibra|a vibré] un peu. Vue de là, c’était une clé, ou l’oreille d’un lièvre.',
        ],
        deed: [
          '{hero_subj} [la prit|l’a prise] par le creux. La queue d’abord, sans forcer, {hero_subj} [la promena|l’a promenée] tout autour {de_part}, comme on gratte un menton.',
        ],
        answer: [
          'Il y avait un endroit pour une queue de cuillère. Il attendait depuis longtemps qu’on se trompe de bout.',
        ],
        echo: [
          '<companion>Tu remues ton chocolat avec le mauvais bout</companion>, [dit|a dit] {companion}. <hero>Il y en a un mauvais ?</hero> [demanda|a demandé] {hero}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [enfonça|a enfoncé] une cuillère dans {part_def}, le rond devant. Elle [entra|est entrée] d’un demi-rond.',
          ],
          warm: [
            '{hero_subj} [glissa|a glissé] sa cuillère vers {part_def}, le creux en haut, pour servir d’oreiller. L’oreiller était trop large.',
          ],
          clever: [
            'On se sert d’une cuillère par le creux, c’est connu. {hero_subj} [appuya|a appuyé] le creux contre {part_def}, selon l’usage.',
          ],
          playful: [
            '<hero>Allô, la cuillère à la mine. On descend !</hero> Le rond de la cuillère [tapa|a tapé] contre {part_def}.',
          ],
        },
        fails: ['{hero_subj} [força|a forcé]. Une cuillère qui force fait coin-coin, et rien de plus.'],
        again: [
          '{hero_subj} [poussa|a poussé] avec le plat du pied. Le rond [resta|est resté] dehors, et il avait l’air de rire.',
        ],
        refrain: ['Le rond devant. Toc. Le rond devant. Toc.'],
        turned: ['Le long devant. Chut. Le long devant.'],
        noticing: [
          'La cuillère [glissa|a glissé] par terre et [resta|est restée] un instant le manche en l’air. Ce n’était plus une cuillère. C’était un doigt, long et plat.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la cuillère par le rond. Là où {part_def} était plus large, le manche [entra|est entré], à plat, sans un bruit.',
        ],
        answer: [
          'Au fond, {hero} [tourna|a tourné] le poignet, une fois. Le long doigt [ramena|a ramené] ce qu’il y avait, contre lui.',
        ],
        echo: [
          '<companion>Passe-moi le long doigt</companion>, [dit|a dit] {companion} au dessert. Et tout le monde [regarda|a regardé] ses mains.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [enfonça|a enfoncé] sa cuillère dans {part_def}, le creux devant, comme on mange. Le creux n’entrait pas.',
          ],
          warm: [
            '<hero>Je te tends une petite cuillère</hero>, [dit|a dit] {hero} à {prize_def}, dans {part_def}, par le gros bout. Le gros bout [resta|est resté] sur le seuil.',
          ],
          clever: [
            'Une cuillère se tient par le manche, [calcula|a calculé] {hero}. La cuillère [entra|est entrée] dans {part_def} d’un centimètre, et [prit|a pris] un centimètre.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au dentiste avec {part_def} : <hero>Ouvrez.</hero> L’instrument était une cuillère à soupe.',
          ],
        },
        fails: [
          'Le gros bout [poussa|a poussé] l’air, l’air [poussa|a poussé] le reste, et l’on entendait que c’était trop gros.',
        ],
        again: [
          '{hero_subj} [graissa|a graissé] le gros bout avec un peu de salive. C’était un gros bout mouillé.',
        ],
        refrain: ['Le gros. Toc. Le gros. Toc.'],
        turned: ['Le fin. Glisse. Le fin. Tourne.'],
        noticing: [
          'La cuillère lui [échappa|a échappé] et [se planta|s’est plantée] à l’envers. L’ombre, à côté, était mince comme un doigt. {hero_subj} [regarda|a regardé] l’ombre plus longtemps que la cuillère.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la cuillère par le ventre et [laissa|a laissé] aller le manche en premier, à plat, là où {part_def} s’élargissait.',
        ],
        answer: [
          'Ce bout-là n’avait encore servi à rien, et il passait partout. Il [fit|a fait] un quart de tour, et cela [vint|est venu].',
        ],
        echo: [
          'À la soupe, {hero_subj} [regarda|a regardé] sa cuillère, puis le manche. <companion>Non</companion>, [dit|a dit] {companion}. <companion>Pas pour la soupe.</companion>',
        ],
      },
    ],
  },
  laceOut: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [remit|a remis] {part_def} comme avant, à deux mains, et [lâcha|a lâché]. Comme avant, cela [tint|a tenu] le temps de lâcher.',
          ],
          warm: [
            '<hero>Redeviens comme tu étais</hero>, [dit|a dit] {hero} {a_part}. {hero_subj} [tint|a tenu] les deux bouts longtemps, de tout son cœur, puis [lâcha|a lâché].',
          ],
          clever: [
            '{hero_subj} savait exactement comment {part_def} était avant. Au millimètre près, tout [fut|a été] comme avant. Au millimètre près, tout [tomba|est tombé].',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à rembobiner : tout à l’envers, bzzz, et {part_def} comme ce matin. Puis le film [reprit|a repris].',
          ],
        },
        fails: [
          'Deux mains, comme avant, et cela tombait, comme avant. {hero_subj} [recommença|a recommencé], comme avant.',
        ],
        again: [
          '{hero_subj} [tint|a tenu] avec les genoux et [lâcha|a lâché] avec les mains. Les genoux ne pouvaient pas rester toute la vie.',
        ],
        refrain: ['Comme avant. Patatras. Comme avant. Patatras.'],
        turned: ['Autrement, autrement. Noué, noué.'],
        noticing: [
          '{hero_subj} [fit|a fait] un pas et [tomba presque|est presque tombé{hero_e}]. Son pied était tenu. C’était le lacet, sous l’autre chaussure. Un bout de ficelle de rien, et il ne lâchait pas.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] le lacet de sa chaussure. Autour {de_part}, {hero_il} [fit|a fait] trois tours et un nœud, comme une charnière.',
        ],
        answer: ['Les deux bords bougeaient ensemble, à présent, comme un genou.'],
        echo: [
          '{hero} [rentra|est rentré{hero_e}] en claquant d’une chaussure. <companion>Tu as perdu ton lacet</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Il travaille.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [remit|a remis] {part_def} en place, exactement, et [tint|a tenu]. Il suffisait de rester là toujours.',
          ],
          warm: [
            '<hero>Fais comme hier, tu étais si bien</hero>, [dit|a dit] {hero} à {part_def}, et [tint|a tenu] les deux morceaux, joue contre joue.',
          ],
          clever: [
            'Il y avait un ordre : d’abord ceci, ensuite cela, et {part_def} par-dessus. {hero_subj} [suivit|a suivi] l’ordre. L’ordre [tomba|est tombé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la photo d’avant : <hero>Plus personne ne bouge !</hero> {part_def} [bougea|a bougé].',
          ],
        },
        fails: [
          'C’était comme avant, tant qu’on le tenait comme avant. {hero_subj} [lâcha|a lâché], pour voir.',
        ],
        again: [
          '{hero_subj} [le refit|l’a refait], de la même façon, en comptant jusqu’à trois. À deux, c’était fini.',
        ],
        refrain: ['Comme avant, comme avant. Boum.'],
        turned: ['Un tour, deux tours. Et ça plie.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] partir en colère, et [ne partit pas|n’est pas parti{hero_e}]. Le soulier gauche était assis sur le lacet du droit. {hero_subj} [tira|a tiré]. Rien à faire. Qu’est-ce que cela tenait bien, un lacet !',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], et [tira|a tiré] le lacet de là, un trou après l’autre. Un tour autour {de_part}, un tour entre les deux, un nœud. Pas comme avant.',
        ],
        answer: ['Cela pliait, au milieu, comme un coude. Avant, cela ne pliait pas. Mais cela marchait.'],
        echo: [
          'Sur le chemin, une chaussure faisait flop. <companion>Tu boites</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Je fais la musique.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tint|a tenu] {part_def} comme on l’avait toujours tenu{part_e}, à deux mains. Il en aurait fallu trois, comme toujours.',
          ],
          warm: [
            '<hero>Sois comme tout à l’heure</hero>, [dit|a dit] {hero} {a_part}. {hero_subj} [remit|a remis] tout en place, tendrement, avec deux mains.',
          ],
          clever: [
            '{hero_subj} savait l’ordre exact : d’abord ceci, puis {part_def}, puis cela. {hero_il} l’avait vu faire, par quelqu’un qui avait plus de mains.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pieuvre autour {de_part}. C’était une pieuvre à deux bras, et six manquaient.',
          ],
        },
        fails: [
          'Deux mains, comme avant. Il en fallait une de plus, et tout [repartit|est reparti] comme avant.',
        ],
        again: [
          '{hero_subj} [demanda|a demandé] de l’aide à son menton. Le menton [tint|a tenu] bon, mais il tenait la manche.',
        ],
        refrain: ['Comme avant. Patatras. Comme avant. Patatras.'],
        turned: ['Autrement. Un nœud. Autrement. Ça tient.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] faire un pas, et son pied [resta|est resté] là. L’autre pied était sur le lacet. Un bout de ficelle, et {hero_il} ne pouvait plus partir.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] le lacet de sa chaussure et [l’attacha|l’a attaché] là où manquait une main. Dans l’autre bout, {hero_il} [mit|a mis] le pied. Puis {hero_il} [prit|a pris] {part_def}.',
        ],
        answer: ['Le pied tirait, les deux mains tenaient. Cela faisait trois, avec une ficelle.'],
        echo: [
          '<companion>Et ta chaussure ?</companion> [demanda|a demandé] {companion}. Elle bâillait à chaque pas. <hero>Elle a prêté sa main</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [fit|a fait] avec {part_def} ce qu’on fait toujours : une main ici, une main là. Et, là-bas, toujours pas de main.',
          ],
          warm: [
            '<hero>Tu te laissais faire, hier</hero>, [dit|a dit] {hero} {a_part}, et [remit|a remis] ses deux mains où elles étaient hier.',
          ],
          clever: [
            'Deux mains, trois choses à tenir : {hero_subj} [refit|a refait] le calcul, et {part_def} [retomba|est retombé{part_e}] pareil.',
          ],
          playful: [
            '{hero_subj} [présenta|a présenté] {a_part} la main gauche, la main droite, et la main invisible. L’invisible [lâcha|a lâché].',
          ],
        },
        fails: ['On avait toujours fait comme cela. On avait toujours tout laissé tomber, aussi.'],
        again: [
          '{hero_subj} [appela|a appelé] son genou. Il [vint|est venu], mais il ne savait pas fermer les doigts.',
        ],
        refrain: ['Deux mains, trois trous. Pouf. Deux mains.'],
        turned: ['Une ficelle. Un nœud. Trois mains.'],
        noticing: [
          'Il y [eut|a eu] une secousse : le pied de {hero} ne venait plus. Un simple bout de ficelle l’avait pris sous l’autre chaussure, et le tenait mieux qu’une main.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] le lacet, œillet après œillet. Un bout au bord {de_part}, un nœud, l’autre bout autour de la taille. {hero_subj} [se redressa|s’est redressé{hero_e}], et les mains étaient encore libres.',
        ],
        answer: ['Le lacet tenait sans y penser. Il avait tenu un pied toute sa vie.'],
        echo: [
          '<companion>Tu marches comme un canard</companion>, [dit|a dit] {companion}. <hero>D’un seul côté</hero>, [dit|a dit] {hero}, la chaussure ouverte.',
        ],
      },
    ],
  },
  newPart: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Ruban, lâche !</hero> ou quel que soit son nom. {hero_subj} [fit|a fait] l’étape un, l’étape deux, et [tira|a tiré] {part_def}.',
          ],
          warm: [
            '{hero_subj} [lut|a lu] à {part_def} le règlement des nœuds, d’une voix douce. Puis {hero_il} [tira|a tiré] où il est dit de tirer.',
          ],
          clever: [
            'Un nœud se prend par le bout. {hero_subj} le savait, et [prit|a pris] {part_def} par le bout. Il y a une deuxième règle : le bout n’existe pas.',
          ],
          playful: [
            '{hero_subj} [ordonna|a ordonné] à {part_def}, en chantant, d’être défait{part_e}. À la deuxième strophe, {hero_il} [tira|a tiré].',
          ],
        },
        fails: ['Étape un, tirer. Étape deux, tirer. C’était dans l’ordre.'],
        again: ['{hero_subj} [relut|a relu] l’étape un, plus fort, et [tira|a tiré] dans le mot.'],
        refrain: ['Un, on tire. Deux, on tire. Trois, aïe.'],
        turned: ['Sss, sss. Par ici. Sss.'],
        noticing: [
          '{hero_subj} [pencha|a penché] la tête. De côté, ce n’était pas du tout un nœud. Cela avait une tête, une queue, et très mal au ventre.',
        ],
        deed: [
          '{hero_subj} [salua|a salué] très bas. <hero>Monsieur le Serpent, montrez-moi votre ventre.</hero> Du bout du doigt, {hero_il} [poussa|a poussé] dans la boucle la tête {de_part}.',
        ],
        answer: [
          'Un serpent, cela se faufile tout seul, quand on ne tire pas. Un tour [glissa|a glissé] sous l’autre.',
        ],
        echo: [
          '<companion>Et son ventre ?</companion> [demanda|a demandé] {companion}. <hero>Mieux</hero>, [dit|a dit] {hero}. <hero>Mais pas de ficelle avant demain.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Un nœud se tire</hero>, [dit|a dit] {hero}, et [tira|a tiré] {part_def}. Sur la boîte, c’était écrit comme cela.',
          ],
          warm: [
            '{hero_subj} [nomma|a nommé] {part_def} très poliment par son nom, et lui [demanda|a demandé] de se défaire, étape une, étape deux.',
          ],
          clever: [
            'Pour défaire, il y a une règle : le plus long d’abord. {hero_subj} [tira|a tiré] le plus long {de_part}.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] la règle du nœud à {part_def}, sur l’air de la soupe. C’était la même règle, en chanson.',
          ],
        },
        fails: ['Règle trois, insister. {hero_subj} [insista|a insisté].'],
        again: ['{hero_subj} [dit|a dit] à haute voix ce que c’était. C’en était un, et bien serré.'],
        refrain: ['Règle un, tire. Règle deux, aïe.'],
        turned: ['Bonjour, monsieur. Vos moustaches. Voilà.'],
        noticing: [
          'Vu d’en dessous, la tête sur le sol, ce n’était plus un nœud. C’était un monsieur assis en tailleur, la barbe coincée sous lui, qui n’osait rien dire.',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] un chapeau qui n’existait pas. <hero>Permettez.</hero> Et, d’un doigt, {hero_il} [repoussa|a repoussé] la barbe, autrement dit {part_def}, sous la jambe du monsieur, par où elle voulait sortir.',
        ],
        answer: [
          'Il n’y avait plus qu’à le laisser se lever. Un barbu, quand sa barbe est libre, se lève tout seul.',
        ],
        echo: [
          '<companion>Et le monsieur ?</companion> [demanda|a demandé] {companion}. <hero>Rentré chez lui</hero>, [dit|a dit] {hero}. <hero>Il avait un peu mal aux jambes.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Garde, laisse passer !</hero> [dit|a dit] {hero} à {part_def}. C’était la règle, et {hero} [la répéta|l’a répétée].',
          ],
          warm: [
            '{hero_subj} [expliqua|a expliqué] gentiment à {part_def} la règle un, puis la règle deux. La règle deux disait : on laisse passer {hero}.',
          ],
          clever: [
            '{hero_subj} [récita|a récité] à {part_def} le règlement : qui garde, qui passe, et pourquoi. Le règlement avait pensé à tout, sauf à {part_def}.',
          ],
          playful: [
            '<hero>Mesdames et messieurs, un garde !</hero> [dit|a dit] {hero}. Et {hero_il} [imita|a imité] {part_def}, juste devant, assez bien.',
          ],
        },
        fails: [
          '{hero_subj} [nomma|a nommé] l’obstacle par son nom, et [lui dit|lui a dit] de cesser d’en être un.',
        ],
        again: [
          '{hero_subj} [répéta|a répété] la règle un avec un chapeau imaginaire. Le chapeau [ne changea|n’a changé] rien à la règle.',
        ],
        refrain: ['Garde, pousse-toi. Non. Garde, pousse-toi. Non.'],
        turned: ['Billet, s’il vous plaît. Voici. Tchac.'],
        noticing: [
          '{hero_subj} [pencha|a penché] la tête. De côté, ce n’était pas un garde. Cela avait l’air fier, à une place bien choisie, et il ne manquait qu’une chose : des voyageurs.',
        ],
        deed: [
          '{hero_subj} [s’inclina|s’est incliné{hero_e}]. <hero>Bonjour, contrôleur</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [tendit|a tendu] une feuille d’arbre, à deux mains, très sérieusement.',
        ],
        answer: [
          '{part_def} [poinçonna|a poinçonné] la feuille, avec ce qu’on avait pour poinçonner. Après cela, il [fallut|a fallu] bien laisser monter.',
        ],
        echo: [
          'La feuille a un trou. {hero} la garde dans un livre, à la page des retours. <companion>Elle est encore valable ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Un gardien garde, un passant passe</hero>, [dit|a dit] {hero} {a_part}. C’était correct, et cela ne servait à rien.',
          ],
          warm: [
            '{hero_subj} [lut|a lu] {a_part} le règlement, d’un ton aimable, article par article. L’article trois disait : veuillez vous écarter.',
          ],
          clever: [
            '{hero_subj} [nomma|a nommé] {part_def} par son nom exact, puis [cita|a cité] la règle qui va avec. La règle était juste. Elle restait devant la porte, elle aussi.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] le gendarme : <hero>Circulez !</hero> {part_def} [joua|a joué] la même chose, sans le savoir, et mieux.',
          ],
        },
        fails: ['La règle un n’ayant pas marché, {hero_subj} [passa|est passé{hero_e}] à la règle un.'],
        again: ['{hero_subj} [dit|a dit], plus fort, ce que c’était. C’était toujours cela.'],
        refrain: ['Gardien, va-t’en. Non. Gardien, va-t’en.'],
        turned: ['Bonsoir, chef. Votre bâton. Zim.'],
        noticing: [
          'La tête penchée, {hero_subj} [regarda|a regardé] mieux. Vu ainsi, cela se tenait droit, les bras prêts, devant tout le monde. Il ne manquait que la musique.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] à {part_def} une brindille, à plat sur deux mains. <hero>Maestro</hero>, [dit|a dit] {hero} avec une courbette. Puis {hero_il} [s’assit|s’est assis{hero_e}] au premier rang, et [attendit|a attendu] la première note.',
        ],
        answer: [
          '{part_def} [leva|a levé] la brindille. Pour diriger, il faut de l’espace, et se tourner vers l’orchestre, et laisser entrer les retardataires.',
        ],
        echo: [
          'La brindille est dans le pot à crayons. <companion>On joue quoi, demain ?</companion> [demanda|a demandé] {companion}. <hero>Ce que tu veux</hero>, [dit|a dit] {hero}, <hero>mais en mesure.</hero>',
        ],
      },
    ],
  },
  handsAreIt: {
    dark: [
      {
        firstTry: {
          bold: [
            'Sans lampe, on ne peut rien, et {hero} attendait la lampe. En attendant, {hero_il} [agita|a agité] les deux bras dans {part_def}.',
          ],
          warm: [
            '<hero>Il ne faut pas rester dans le noir</hero>, [dit|a dit] {hero} à {part_def}. {hero_il} n’avait pas de lampe, et [agita|a agité] les bras.',
          ],
          clever: [
            '{hero_subj} [attendit|a attendu] une lampe, puisqu’il en faut une. Toutes les minutes, {hero_il} vérifiait avec les bras que {part_def} était noir{part_e}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la lampe : <hero>Clic !</hero> avec la langue, les bras en rond dans {part_def}. <hero>Clac !</hero>',
          ],
        },
        fails: [
          'De lampe, point. Les bras [repassèrent|ont repassé] par les mêmes endroits, pour voir si c’était encore noir.',
        ],
        again: [
          '{hero_subj} [battit|a battu] des bras plus vite. Cela [fit|a fait] du vent, et pas un gramme de lumière.',
        ],
        refrain: ['Clic, pas de lampe. Clac, pas de lampe.'],
        turned: ['Un œil, un rond. Un œil, un rond.'],
        noticing: [
          'Deux mains pendaient là, avec rien dedans. Elles faisaient une ombre par terre. L’ombre avait de longues oreilles.',
        ],
        deed: [
          '{hero_subj} [roula|a roulé] ses deux mains en longue-vue. {hero_il} les [posa|a posées] contre un œil, et [visa|a visé] {part_def}, lentement, d’un bout à l’autre.',
        ],
        answer: [
          'Dans la longue-vue, il n’entrait rien d’autre. Ce qui luisait, là-dedans, y [devint|est devenu] tout rond.',
        ],
        echo: [
          'La nuit, {hero} [regarda|a regardé] par la longue-vue. <companion>Qu’est-ce que tu vois ?</companion> <hero>Toi</hero>, [dit|a dit] {hero}, <hero>mais de loin.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Il faudrait une lampe</hero>, [dit|a dit] {hero} à {part_def}. Personne n’en apportait. {hero_subj} [brassa|a brassé] le noir des deux bras, en attendant.',
          ],
          warm: [
            '<hero>Je reviens avec de la lumière</hero>, [promit|a promis] {hero} à {companion}. Mais il n’y en avait pas, et les bras [fouillèrent|ont fouillé] {part_def} pour passer le temps.',
          ],
          clever: [
            '{hero_subj} [énuméra|a énuméré] ce qui manquait pour voir dans {part_def} : une lampe, une pile, une autre lampe au cas où.',
          ],
          playful: [
            '{hero_subj} [claqua|a claqué] des doigts devant {part_def}, comme le magicien. Il manquait le magicien.',
          ],
        },
        fails: [
          'Toujours pas de lampe. Les mains [retournèrent|sont retournées] remuer le même noir, dans l’autre sens.',
        ],
        again: [
          '{hero_subj} [cria|a crié] <hero>lumière</hero> trois fois. La troisième, une petite poussière [tomba|est tombée] par politesse.',
        ],
        refrain: ['Faut une lampe. Faut une lampe. Zut.'],
        turned: ['Deux mains, un tube. Et là, une lune.'],
        noticing: [
          'Ses mains pendaient, vides, et s’ennuyaient. L’une [se roula|s’est roulée] en boule. Il y avait un trou au milieu, et par le trou, un bout de pied, très net.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] un poing creux devant l’autre, et un œil au bout. Puis {hero_il} [promena|a promené] ce long tube sur {part_def}, sans sauter un endroit.',
        ],
        answer: [
          'Dans le tube, il n’y avait ni gauche ni droite ni peur. Il n’y avait qu’un rond, et le rond [trouva|a trouvé] ce qui luisait.',
        ],
        echo: [
          '{companion} [reçut|a reçu] une longue-vue pour son anniversaire. {hero_subj} [essaya|a essayé] les deux. <hero>La mienne va dans la soupe</hero>, [dit|a dit] {hero}, <hero>mais elle se lave.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [chercha|a cherché] le mot, [agita|a agité] les deux bras devant {part_def}, et [agita|a agité] encore. Il ne manquait plus que le mot.',
          ],
          warm: [
            '<hero>Attends, je vais trouver</hero>, [dit|a dit] {hero} {a_part}. {hero_subj} souriait, les mains en moulin, et le mot ne venait pas.',
          ],
          clever: [
            'Sans lampe ni mot, rien à faire, pensait {hero}. {hero_subj} [attendit|a attendu] l’un ou l’autre, en faisant de grands gestes {a_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] tous les bruits d’un mot sauf le mot. {part_def} en [parut|a paru] impressionné{part_e}.',
          ],
        },
        fails: [
          'Les bras disaient tout à la fois, c’est-à-dire rien. {hero_subj} [les agita|les a agités] plus vite.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] avec les jambes. On aurait dit une danse, et elle finissait assise.',
        ],
        refrain: ['Machin, truc. Hein ? Machin, truc.'],
        turned: ['Mes mains. Un rond. Je vois.'],
        noticing: [
          '{hero} [laissa|a laissé] pendre ses mains. Il n’y avait rien dedans. Par terre, leur ombre avait deux oreilles, et les oreilles bougeaient.',
        ],
        deed: [
          '{hero_subj} [enroula|a enroulé] ses deux mains comme une longue-vue et [la mit|l’a mise] à son œil, devant {part_def}.',
        ],
        answer: [
          'Le mot, non, mais une longue-vue, cela se comprend. {part_def} [voulut|a voulu] regarder aussi, et dans la bonne direction.',
        ],
        echo: [
          'Au retour, {companion} [fit|a fait] une longue-vue avec ses mains. <companion>Je vois la soupe</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Comment on dit, déjà ?</hero> [demanda|a demandé] {hero} à {part_def}, en brassant l’air. L’air ne le savait pas non plus.',
          ],
          warm: [
            '<hero>Ne pars pas, ça va me revenir</hero>, [dit|a dit] {hero} {a_part}. Les bras tournaient, pour faire venir le mot.',
          ],
          clever: [
            'Sans le bon mot, on n’arrive à rien, [expliqua|a expliqué] {hero} à {part_def}, avec d’autres mots, et tous les bras.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’éolienne devant {part_def}, en attendant l’inspiration. Il en [vint|est venu] du vent.',
          ],
        },
        fails: [
          'Toujours pas de mot. {hero_subj} [refit|a refait] les mêmes moulins, au cas où le mot serait dedans.',
        ],
        again: [
          '{hero_subj} [cligna|a cligné], [souffla|a soufflé], [tapa|a tapé] du pied. Cela voulait dire au secours, dans aucune langue.',
        ],
        refrain: ['Le truc. Quoi ? Le truc. Quoi ?'],
        turned: ['Une oreille. Deux oreilles. Ah.'],
        noticing: [
          'Les bras [tombèrent|sont tombés]. Sur le mur, ou sur le sol, leur ombre [tomba|est tombée] aussi, et là, elle avait un bec. {hero_subj} [bougea|a bougé] un pouce. Le bec [s’ouvrit|s’est ouvert].',
        ],
        deed: [
          '{hero_subj} [mit|a mis] une main contre l’autre et les [courba|a courbées] en longue-vue, très lentement. {hero_subj} [la posa|l’a posée] sur son œil. Puis {hero_il} [la tourna|l’a tournée] vers la chose, devant {part_def}.',
        ],
        answer: [
          'Pas de mot là-dedans, donc pas de mot de travers. {part_def} [regarda|a regardé] par où l’on regardait.',
        ],
        echo: [
          '<companion>Comment on dit longue-vue, en ombre ?</companion> [demanda|a demandé] {companion}. {hero_subj} [leva|a levé] les deux mains devant la lampe.',
        ],
      },
    ],
  },
  ownBell: {
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [regarda|a regardé] la vidéo de réparation une quatrième fois, le doigt sur {part_def}, et [commanda|a commandé] la bonne pièce, livrée mardi.',
          ],
          warm: [
            '{hero_subj} [rassura|a rassuré] tout le monde : la vraie pièce viendrait. En attendant, {hero_il} [tint|a tenu] {part_def} et [repassa|a repassé] la vidéo.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé] trois tutoriels au sujet {de_part}. Tous exigeaient la pièce d’origine, et tous étaient d’accord.',
          ],
          playful: [
            '{hero_subj} [doubla|a doublé] la vidéo avec une voix de canard et [refit|a refait] le geste sur {part_def}, à l’image près.',
          ],
        },
        fails: [
          'C’était le bon geste, sans la bonne pièce. {hero_subj} [le refit|l’a refait] à l’identique.',
        ],
        again: ['{hero_subj} [mit|a mis] la vidéo en vitesse lente. La pièce manquait plus longtemps.'],
        noticing: [
          'Dehors, un vélo [tomba|est tombé], et cela [fit|a fait] ding. C’était le sien. {hero_subj} [écouta|a écouté] le ding jusqu’au bout. Il avait exactement le pas de vis qui manquait.',
        ],
        deed: [
          '{hero_subj} [dévissa|a dévissé] la sonnette de son vélo, et la meilleure patte avec. {hero_il} [les monta|les a montées] sur {part_def}, un peu de travers, et [rangea|a rangé] ses clés.',
        ],
        answer: [
          'Cela ne faisait pas le bruit d’avant. Les deux bords tenaient, et entre eux il y avait un ding.',
        ],
        echo: [
          '{hero} [rentra|est rentré{hero_e}] à pied en poussant le vélo. Au carrefour, il [fallut|a fallu] dire ding soi-même.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [lança|a lancé] la vidéo pour la quatrième fois et [fit|a fait] levier sur {part_def} avec ce qu’elle interdit.',
          ],
          warm: [
            '{hero_subj} [caressa|a caressé] {part_def}, [relut|a relu] le forum, et [commanda|a commandé] pour la semaine d’après le petit levier d’origine.',
          ],
          clever: [
            '{hero_subj} [établit|a établi] que, sans la pièce exacte, {part_def} ne pouvait pas céder. La démonstration [ne laissa rien|n’a rien laissé] au hasard.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] la vidéo avec {part_def} dans le rôle du coffre et un chat dans celui du cambrioleur.',
          ],
        },
        fails: [
          '{hero_subj} [imita|a imité] encore la main de l’écran. Il lui manquait l’objet qu’elle tenait.',
        ],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}] trois secondes en arrière, plusieurs fois. Dans la vidéo, cela s’ouvrait chaque fois.',
        ],
        noticing: [
          'Dehors, son vélo [tomba|est tombé]. En le redressant, {hero} [vit|a vu] la patte de la sonnette. Elle avait une longueur, et un petit coude qu’on n’invente pas.',
        ],
        deed: [
          '{hero_subj} [dévissa|a dévissé] la patte de son vélo, la meilleure, et [la posa|l’a posée] à côté {de_part}, contre ce qui attendait.',
        ],
        answer: ['Un levier, ce n’est que cela : le bon endroit, et pas trop de force.'],
        echo: [
          '<companion>On rentre à vélo ?</companion> [demanda|a demandé] {companion}. <hero>Toi, oui</hero>, [dit|a dit] {hero}. <hero>Le mien est une œuvre.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] deux fois sur {part_def} avec le manche d’un tournevis, comme dans la vidéo, où c’était d’ailleurs un autre modèle.',
          ],
          warm: [
            '<hero>Tu vas voir, ça arrive mardi</hero>, [dit|a dit] {hero} à {part_def}, en validant la commande. Il fallait que cela s’ouvre ce soir.',
          ],
          clever: [
            '{hero_subj} [lut|a lu] quarante commentaires sous la vidéo. Le trente-neuvième avait le même {part_def}, et pas non plus la pièce.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix off au-dessus {de_part} : <hero>Et maintenant, avec votre clé spéciale…</hero> Personne n’avait de clé spéciale.',
          ],
        },
        fails: [
          'À la minute trois, la main de l’écran tournait, et cela s’ouvrait. {hero_subj} [remit|a remis] à la minute deux.',
        ],
        again: ['Cette fois, {hero} [regarda|a regardé] sans le son. La clé spéciale n’en faisait pas.'],
        noticing: [
          'Dans la cour, son vélo [perdit|a perdu] l’équilibre, comme il le faisait tous les jours à peu près. {hero_subj} [sortit|est sorti{hero_e}] le relever et [s’arrêta|s’est arrêté{hero_e}], la main sur la sonnette. Dessous, une petite patte d’acier, coudée juste de cela. {hero_subj} l’avait sous les yeux depuis la sixième.',
        ],
        deed: [
          '{hero_subj} [sacrifia|a sacrifié] la patte, donc la sonnette, donc le retour. Le petit coude [entra|est entré] dans {part_def} comme un doigt dans un gant.',
        ],
        answer: [
          'Il n’y [eut même pas|a même pas eu] à pousser. Tout ce qui était fermé attendait cette longueur-là.',
        ],
        echo: [
          '<companion>Mardi, il arrivera une pièce</companion>, [dit|a dit] {companion}. <hero>J’en ferai une sonnette.</hero>',
        ],
      },
    ],
  },
  backOfThePoster: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [reprit|a repris] toute la dispute depuis le début, point par point, et [tira|a tiré] sur {part_def} à chaque numéro.',
          ],
          warm: [
            '{hero_subj} [laissa|a laissé] chacun parler, dans l’ordre d’arrivée, et [remit|a remis] {part_def} d’aplomb entre deux reproches.',
          ],
          clever: [
            '{hero_subj} [numérota|a numéroté] : qui avait dit quoi, quand, et en réponse à qui. {part_def} [obtint|a obtenu] le numéro dix-sept.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le présentateur du journal : <hero>À vingt heures, voici qui a commencé</hero>, avec {part_def} en correspondant.',
          ],
        },
        fails: [
          'Au numéro quatre, quelqu’un [protesta|a protesté]. {hero_subj} [recommença|a recommencé] au numéro un, plus haut.',
        ],
        again: ['On en était au numéro neuf pour la troisième fois. Le neuf était devenu plus long.'],
        noticing: [
          '{hero_subj} [baissa|a baissé] les yeux. Sur la table, face cachée, il y avait l’affiche, deux semaines de travail. Au dos, c’était tout blanc, et grand.',
        ],
        deed: [
          '{hero_subj} [déboucha|a débouché] un gros feutre. Au dos de l’affiche, {hero_il} [dessina|a dessiné] tout ce désordre comme une carte, avec {part_def} au milieu. Puis {hero_il} [fit|a fait] passer le feutre.',
        ],
        answer: [
          'Sur une carte, les choses sont les unes à côté des autres. On [vit|a vu] une route où personne n’était allé.',
        ],
        echo: [
          'L’affiche a été collée à l’envers. <companion>On comprend mieux</companion>, [dit|a dit] {companion}. On y lit même où se trouvent les toilettes.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [reprit|a repris] la discussion avec {part_def} au point un, et [monta|a monté] le ton à chaque point.',
          ],
          warm: [
            '{hero_subj} [résuma|a résumé] la position {de_part}, avec beaucoup d’égards, dans l’ordre où elle avait été dite la première fois.',
          ],
          clever: [
            '{hero_subj} [cita|a cité] à {part_def} l’article, l’alinéa et l’exception. L’exception ne s’appliquait pas, hélas, et {hero} le savait.',
          ],
          playful: [
            '{hero_subj} [plaida|a plaidé] devant {part_def} en avocat, perruque comprise. L’accusé était l’horaire.',
          ],
        },
        fails: ['Qui avait dit quoi en premier ? {hero_subj} y [revint|est revenu{hero_e}], avec des dates.'],
        again: [
          '{hero_subj} [fit|a fait] de nouveau le tour des arguments, par la gauche. Ils se rejoignaient au même point.',
        ],
        noticing: [
          'Faute de papier, {hero} [regarda|a regardé] sous sa main. L’affiche finie, deux semaines de travail, était posée face contre table. Le dos était le seul grand blanc de la salle.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] l’affiche pour de bon, [dessina|a dessiné] la salle au feutre, avec ses bords, et [tendit|a tendu] le feutre {a_part}.',
        ],
        answer: [
          'Une règle qu’on dessine a un contour. Du côté {de_part}, le feutre [hésita|a hésité], puis [fit|a fait] une petite porte.',
        ],
        echo: [
          '<companion>Elle était bien, ton affiche</companion>, [dit|a dit] {companion}. <hero>Elle l’est toujours</hero>, [dit|a dit] {hero}. <hero>C’est elle qui ne voit plus rien.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [plaida|a plaidé] devant {part_def} comme la veille, mais debout. Debout, cela avait l’air plus long.',
          ],
          warm: [
            '<hero>On peut en reparler calmement</hero>, [proposa|a proposé] {hero} à {part_def}, et l’on en [reparla|a reparlé], calmement, dans le même ordre.',
          ],
          clever: [
            'Il y avait une contradiction entre la règle deux et la règle six {de_part}. {hero_subj} [la signala|l’a signalée]. On lui [signala|a signalé] la sept.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] les deux avocats et {part_def}, avec une serpillière pour perruque. La séance [fut|a été] levée, mais pas la règle.',
          ],
        },
        fails: [
          'Chacun tenait le début de l’histoire, et ce n’était pas le même. <hero>Je reprends</hero>, [dit|a dit] {hero}.',
        ],
        again: ['<hero>Petit un</hero>, [dit|a dit] {hero}, plus fort que le premier petit un.'],
        noticing: [
          '{companion} cherchait de quoi noter, et [souleva|a soulevé] un coin de l’affiche, celle des deux semaines, couchée sur le ventre en attendant la colle. Il n’y avait pas, dans toute la salle, de blanc plus blanc.',
        ],
        deed: [
          '<hero>Pardon</hero>, [dit|a dit] {hero} à l’affiche. Dans son dos, {hero_il} [dessina|a dessiné] la salle, la foule, les flèches, et au milieu un trait gras, celui qu’on gardait. Puis {hero_il} [fit|a fait] rouler le feutre jusqu’à {part_def}.',
        ],
        answer: [
          'Un trait, cela se regarde des deux côtés. {part_def} [ajouta|a ajouté] un gond. Un gond, c’est presque une porte.',
        ],
        echo: [
          'Deux semaines de travail, face au mur. <companion>Le mur a de la chance</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
};
