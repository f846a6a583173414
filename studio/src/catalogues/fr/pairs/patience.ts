import type { LessonPairs } from '../../schema.ts';

export const patience: LessonPairs = {
  nothingToPullWith: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {part_def} à deux mains et [tira|a tiré], un pied calé contre le sol. Cela [vint|est venu] un peu. Rien qu’un peu.',
          ],
          warm: [
            '{hero_subj} [caressa|a caressé] d’abord {part_def} du pouce, pour faire connaissance. Puis {hero_il} [tira|a tiré], aussi doucement qu’on peut tirer.',
          ],
          clever: [
            '{hero_subj} [regarda|a regardé] où {part_def} passait dessus et où {part_il} passait dessous. Puis {hero_il} [choisit|a choisi] le bon côté et [tira|a tiré].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] de {part_def} une canne à pêche. Au bout, il y avait un poisson énorme, et {hero_il} [tira|a tiré].',
          ],
        },
        fails: ['À chaque coup, il restait moins à tirer. {hero_subj} [tira donc|a donc tiré] plus fort.'],
        again: [
          '{hero_subj} [essaya|a essayé] avec les dents. {part_def} avait un goût de poussière, et [gagna|a gagné].',
        ],
        refrain: ['Tire, tire, tire. Et rien ne vient.'],
        turned: ['Lâche, lâche, lâche. Et rien ne presse.'],
        noticing: [
          'Il n’y avait plus de place pour un seul doigt. {hero_subj} [posa|a posé] le menton sur ses poings. Pour une fois, personne ne tirait, et on regardait.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] les deux mains. D’un doigt, {hero_il} [repoussa|a repoussé] la boucle, pas plus loin que la boucle ne voulait. Puis {hero_il} [attendit|a attendu].',
        ],
        answer: [
          'La boucle [lâcha|a lâché] la suivante, et {part_def} [se détendit|s’est détendu{part_e}] d’un cran.',
        ],
        echo: [
          '<companion>Tu as tiré avec quoi, à la fin ?</companion> [demanda|a demandé] {companion}. <hero>Avec rien</hero>, [dit|a dit] {hero}. <hero>Ça tire très bien, rien.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pendit|s’est pendu{hero_e}] à {part_def} de tout son poids, les pieds en l’air. Pendant un instant, cela [ressembla|a ressemblé] à une victoire.',
          ],
          warm: [
            '<hero>Viens, viens, petit</hero>, [dit|a dit] {hero} à {part_def}, comme au chien d’à côté. Et, petit ou pas, {hero_il} [tira|a tiré].',
          ],
          clever: [
            '{hero_subj} [fit|a fait] passer {part_def} derrière son dos et [tira|a tiré] en marchant : deux jambes valent mieux que deux bras.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] une note sur {part_def}, comme sur une guitare. Puis une note plus haute, puis plus haute encore, en tirant.',
          ],
        },
        fails: [
          'Ce qui était mou [devint|est devenu] dur. {hero_subj} [mit|a mis] les deux mains là où il n’y avait déjà plus de place.',
        ],
        again: [
          '{hero_subj} [appela|a appelé] un genou, un coude et le menton. Ils [tirèrent|ont tiré] tous, chacun de son côté.',
        ],
        refrain: ['Hisse et ho. Hisse et ho. Et plus dur.'],
        turned: ['Mou et doux. Mou et doux. Et ça vient.'],
        noticing: [
          'Ses doigts [s’ouvrirent|se sont ouverts], parce qu’ils n’en pouvaient plus. {hero_subj} [posa|a posé] le tout sur ses genoux et [souffla|a soufflé]. Sans personne pour tirer, cela respirait aussi.',
        ],
        deed: [
          'D’un seul doigt, {hero_subj} [poussa|a poussé] la boucle dans l’autre sens, vers le dedans. Quand elle s’arrêtait, le doigt s’arrêtait. Quand elle voulait, il reprenait.',
        ],
        answer: [
          'Chaque tour en libérait un autre. {part_def} n’avait jamais été méchant{part_e}, seulement serré{part_e}.',
        ],
        echo: [
          '{companion} [tendit|a tendu] à {hero} un pot qui ne s’ouvrait pas. {hero_subj} [le tint|l’a tenu] sur ses genoux et [le regarda|l’a regardé]. <companion>Tu attends quoi ?</companion> <hero>Qu’il ait fini</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [appuya|a appuyé] sur {part_def} de toutes ses forces, pour que cela tienne. Cela [tint|a tenu]. Le temps d’un souffle.',
          ],
          warm: [
            '{hero_subj} [souffla|a soufflé] sur {part_def}, comme sur un bobo. Puis {hero_il} [serra|a serré] très fort, pour bien consoler.',
          ],
          clever: [
            '{hero_subj} [chercha|a cherché] par où {part_def} avait cédé. Puis {hero_il} [appuya|a appuyé] exactement là, des deux pouces.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la presse à crêpes. Une main dessus, une main dessous, et {part_def} dans le rôle de la crêpe.',
          ],
        },
        fails: [
          'Cela [grinça|a grincé] sous ses mains. {hero_subj} [prit|a pris] le grincement pour un oui et [appuya|a appuyé] davantage.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec le front, parce que le front n’avait encore rien fait. Cela [fit|a fait] un bruit de biscotte.',
        ],
        refrain: ['Serre, serre, serre. Et crac.'],
        turned: ['Doux, doux, doux. Et pas un crac.'],
        noticing: [
          '{hero_subj} avait les pouces tout rouges. Il n’y avait plus rien à serrer. {hero_il} [glissa|a glissé] les mains sous ses bras et [ne fit plus que|n’a plus fait que] regarder.',
        ],
        deed: [
          '{hero_subj} [rouvrit|a rouvert] les mains. D’un doigt, {hero_il} [poussa|a poussé] {part_def}, pas plus loin que cela ne voulait, et [attendit|a attendu].',
        ],
        answer: [
          'Les deux bords [se touchèrent|se sont touchés]. Ils [glissèrent|ont glissé] l’un dans l’autre, dent après dent.',
        ],
        echo: [
          '{companion} [voulut|a voulu] voir si cela tenait. <hero>D’un doigt</hero>, [dit|a dit] {hero}. <hero>Et c’est déjà beaucoup.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [pressa|a pressé] les deux morceaux {de_part} l’un contre l’autre, le genou dessus. Ils [restèrent|sont restés] ensemble tant qu’il y [eut|a eu] un genou.',
          ],
          warm: [
            '<hero>Embrassez-vous</hero>, [dit|a dit] {hero} aux deux morceaux {de_part}, et {hero_il} [les serra|les a serrés] si fort qu’ils en [craquèrent|ont craqué].',
          ],
          clever: [
            'Plus on appuie, mieux ça tient, c’est logique. {hero_subj} [appuya|a appuyé] sur {part_def} de tout son poids, ce qui faisait beaucoup de logique.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’étau du garage, cric, cric, cric, avec {part_def} entre les mâchoires.',
          ],
        },
        fails: ['Cela ne voulait pas entrer. {hero_subj} [poussa|a poussé] là où cela ne voulait pas.'],
        again: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] dessus. On ne peut pas dire que cela n’ait rien fait.',
        ],
        refrain: ['Presse, presse. Et cric.'],
        turned: ['Pose, pose. Et chut.'],
        noticing: [
          'Les bras de {hero} [tombèrent|sont tombés] tout seuls. Alors tout [resta|est resté] sur ses genoux, sans personne pour presser. De si près, et sans bouger, on voyait de toutes petites dents, le long de la cassure.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] les paumes. D’un seul doigt, {hero_il} [approcha|a approché] {part_def}, et [s’arrêta|s’est arrêté{hero_e}] dès que cela frottait. Puis encore un peu.',
        ],
        answer: ['Une dent [trouva|a trouvé] son creux, puis la suivante. Cela se fermait comme un sourire.'],
        echo: [
          '<companion>Tu pousses, ou je pousse ?</companion> [demanda|a demandé] {companion} devant le tiroir coincé. <hero>Personne</hero>, [dit|a dit] {hero}. <hero>On le laisse venir.</hero>',
        ],
      },
    ],
  },
  allThreeVerses: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [secoua|a secoué] {part_def} après chaque respiration. <hero>Et maintenant ? Et maintenant ?</hero> Au cinquième maintenant, cela [bougea|a bougé] presque.',
          ],
          warm: [
            '{hero_subj} [colla|a collé] l’oreille contre {part_def}. <hero>Maintenant ?</hero> [demanda|a demandé] {hero} tout bas, et {hero_il} [poussa|a poussé], au cas où ce serait oui.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] un calcul : pousser {part_def} toutes les trois secondes. À la dixième fois, cela [bougea|a bougé] d’un cheveu.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au réveil. <hero>Dring. Maintenant ?</hero> Et à chaque dring, {hero_il} poussait {part_def}.',
          ],
        },
        fails: [
          'Trois fois, {hero} [promit|a promis] de ne plus toucher. Quatre fois, {hero_il} [toucha|a touché].',
        ],
        again: [
          '{hero_subj} [regarda|a regardé] ailleurs, très loin. Seule sa main [resta|est restée] là, pour pousser encore un peu.',
        ],
        refrain: ['Maintenant ? Maintenant ? Et toujours pas.'],
        turned: ['Un couplet, deux couplets. Et pas un doigt.'],
        noticing: [
          '{hero_subj} [compta|a compté] les maintenant sur ses doigts. Après dix, il n’y avait plus de doigts. Il restait encore beaucoup de maintenant.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] les deux mains et [s’assit|s’est assis{hero_e}] dessus. Puis {hero_il} [fredonna|a fredonné] une chanson à trois couplets, jusqu’au dernier mot.',
        ],
        answer: [
          'Plus personne ne poussait. Au troisième couplet, {part_def} [se desserra|s’est desserré{part_e}] de l’épaisseur d’un cheveu.',
        ],
        echo: [
          '<companion>Il y a un quatrième couplet ?</companion> [demanda|a demandé] {companion}. <hero>On le garde</hero>, [dit|a dit] {hero}, <hero>pour la prochaine porte.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [essaya|a essayé] {part_def} vers le haut. Puis, tout de suite, vers le bas. Puis, en cas d’erreur, vers le haut.',
          ],
          warm: [
            '<hero>Je te demande juste si c’est prêt</hero>, [dit|a dit] {hero} {a_part}, en le demandant avec la main, encore, et encore.',
          ],
          clever: [
            '{hero_subj} [nota|a noté] l’heure entre deux essais sur {part_def}. Il n’y avait pas la place pour une heure.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le facteur à {part_def} : toc, toc, courrier. Toc, toc, courrier. Il y [eut|a eu] beaucoup de courrier.',
          ],
        },
        fails: ['Un petit coup ne compte pas. {hero_subj} en [donna|a donné] beaucoup de petits.'],
        again: [
          '{hero_subj} [ferma|a fermé] les yeux, pour ne pas voir sa main y retourner. Elle y [retourna|est retournée] très bien sans eux.',
        ],
        refrain: ['Toc, c’est prêt ? Non. Toc, c’est prêt ?'],
        turned: ['Je chante. Un, deux, trois. Clic.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] ses doigts, un par un. Chacun avait déjà poussé, et le petit aussi. Il n’en restait pas un seul qui n’ait rien fait. Alors {hero_subj} [les croisa|les a croisés].',
        ],
        deed: [
          'Assis{hero_e} sur ses deux mains, tout près {de_part}, {hero_subj} [chanta|a chanté] une chanson de trois couplets, sans presser le deuxième, qui est long.',
        ],
        answer: [
          'Le troisième couplet [finit|a fini] sur une note tenue. Quand elle [fut|a été] finie, quelque chose s’était reposé.',
        ],
        echo: [
          '<companion>Elle est prête, la tarte ?</companion> [demanda|a demandé] {companion}, devant le four. {hero_subj} [s’assit|s’est assis{hero_e}] sur ses mains. <hero>Premier couplet</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se planta|s’est planté{hero_e}] devant {part_def}. <hero>Maintenant ?</hero> Un doigt pour voir. <hero>Et maintenant ?</hero> Encore un doigt pour voir.',
          ],
          warm: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] tout près et [souffla|a soufflé] sur {part_def}, pour aider. <hero>Tu es prêt{part_e}, maintenant ? Et maintenant ?</hero>',
          ],
          clever: [
            '{hero_subj} [mesura|a mesuré] {part_def} avec deux doigts, puis avec trois. Entre deux mesures, cela avait peut-être changé.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au docteur. {hero_il} [tâta|a tâté] {part_def} toutes les deux secondes. <hero>Dites trente-trois. Et maintenant ?</hero>',
          ],
        },
        fails: [
          'Le doigt [revint|est revenu] avant même d’être parti. Il y [eut|a eu] des traces de doigt sur les traces de doigt.',
        ],
        again: [
          '{hero_subj} [compta|a compté] jusqu’à mille, mais en sautant les nombres ennuyeux. Cela [donna|a donné] trois. <hero>Maintenant ?</hero>',
        ],
        refrain: ['Maintenant ? Maintenant ? Et toujours pas.'],
        turned: ['Un couplet, deux couplets. Et pas un doigt.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] savoir combien de maintenant cela faisait. À dix, {hero_il} n’avait plus de doigts. Il [fallut|a fallu] demander ceux de {companion}.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] ses deux mains et [s’assit|s’est assis{hero_e}] dessus. Puis {hero_il} [chanta|a chanté] tout bas une chanson, les trois couplets.',
        ],
        answer: [
          'Rien ne venait plus déranger {part_def}. Pendant trois couplets entiers, cela [continua|a continué] tout seul.',
        ],
        echo: [
          'Il y avait encore l’air de la chanson dans les jambes {de_companion}. <hero>Maintenant ?</hero> [dit|a dit] {hero}. <companion>Maintenant, quoi ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [souleva|a soulevé] un coin {de_part}, pour voir. Rien. Un autre coin. Rien non plus, mais un rien froissé.',
          ],
          warm: [
            '<hero>Tu as besoin de quelque chose ?</hero> [demanda|a demandé] {hero} {a_part}, toutes les quatre respirations, avec le pouce.',
          ],
          clever: [
            'Ce qu’on surveille va plus vite, pensait {hero}. {hero_subj} [surveilla|a surveillé] {part_def} de l’index, puis du petit doigt.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au gâteau avec {part_def} : on ouvre le four, on pique, on ferme, on rouvre, on repique.',
          ],
        },
        fails: [
          'Un doigt avant, un doigt après. Entre les deux, il n’y avait jamais eu de place pour que cela arrive.',
        ],
        again: [
          '{hero_subj} [mit|a mis] des moufles, pour ne plus toucher. Avec des moufles, on touche plus large.',
        ],
        refrain: ['C’est prêt ? Non. Un doigt. C’est prêt ?'],
        turned: ['Assis. Couplet un. Deux. Trois. Oh.'],
        noticing: [
          '{hero_subj} [compta|a compté] les traces. Il y en avait autant que de respirations, et elles étaient toutes de la même taille : la sienne. Ce n’était pas cela qui était lent. Cela n’avait pas encore pu commencer.',
        ],
        deed: [
          'Les deux mains sous les cuisses, tout près {de_part}, {hero_subj} [entama|a entamé] une chanson. Un couplet, et un autre, et celui qu’on oublie toujours.',
        ],
        answer: ['Il se passait quelque chose, tout petit, que personne n’avait touché.'],
        echo: [
          '<companion>C’est prêt ?</companion> [demanda|a demandé] {companion} devant la casserole. <hero>Deuxième couplet</hero>, [dit|a dit] {hero}, assis{hero_e} sur ses mains.',
        ],
      },
    ],
  },
  openLap: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [bondit|a bondi] vers {part_def}, les bras grands ouverts. Il s’en fallait d’un cheveu.',
          ],
          warm: [
            '{hero_subj} [tendit|a tendu] vite la main vers {part_def}, pour une caresse. C’était une caresse un peu pressée.',
          ],
          clever: [
            '{hero_subj} [attendit|a attendu] que {part_def} regarde ailleurs. Alors {hero} [plongea|a plongé] par le côté.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chat : ventre à terre, derrière en l’air, et hop, sur {part_def}.',
          ],
        },
        fails: [
          'Ses doigts [se refermèrent|se sont refermés] sur de l’air. Ils [le serrèrent|l’ont serré] très fort.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] encore, avec les bras, les pieds et le menton. Le menton [arriva|est arrivé] le premier, par terre.',
        ],
        refrain: ['Hop, hop, hop. Et ça recule.'],
        turned: ['Souffle, souffle, souffle. Et rien ne recule.'],
        noticing: [
          '{hero_subj} [tomba|est tombé{hero_e}] assis{hero_e}, d’un coup. Quand le sol [eut|a eu] fini de trembler, l’air [finit|a fini] aussi. {companion} ne bougeait plus un cil.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] deux mains ouvertes sur ses genoux. {hero_il} [respira|a respiré] trois fois et [regarda|a regardé] de l’autre côté.',
        ],
        answer: [
          'Au troisième souffle, {part_def} [avança|a avancé] d’un petit bout. Ces mains-là ne prenaient rien.',
        ],
        echo: [
          '<companion>Tu as attrapé avec quoi ?</companion> [demanda|a demandé] {companion}. <hero>Avec les genoux</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [plongea|a plongé] les deux bras vers {part_def}, comme dans une baignoire. Un cheveu [resta|est resté] entre les doigts, et ce n’était pas le bon.',
          ],
          warm: [
            '<hero>Petit, petit, petit</hero>, [dit|a dit] {hero} {a_part}, en avançant d’un pas à chaque petit. Les pas n’étaient pas si petits.',
          ],
          clever: [
            '{hero_subj} [approcha|a approché] de {part_def} en biais, l’air de chercher autre chose. Au dernier moment, {hero_il} [sauta|a sauté].',
          ],
          playful: [
            '{hero_subj} [lança|a lancé] son gilet sur {part_def}, comme un filet de pêche. Le filet [retomba|est retombé] sur {hero}.',
          ],
        },
        fails: [
          'Chaque bond secouait tout à dix pas à la ronde. Plus rien n’osait sortir, pas même une fourmi.',
        ],
        again: [
          '{hero_subj} [rampa|a rampé], [bondit|a bondi] et [se prit|s’est pris] les pieds dans ses pieds. De là-bas, on avait tout vu.',
        ],
        refrain: ['Bond, raté. Bond, raté. Plus loin.'],
        turned: ['Assis. Assis. Et plus près.'],
        noticing: [
          '{hero_subj} [ne se releva pas|ne s’est pas relevé{hero_e}]. On était bien, par terre. L’herbe, ou le tapis, finissait de bouger, puis les cheveux de {companion}, puis l’ourlet du gilet.',
        ],
        deed: [
          'Les mains de {hero} [s’ouvrirent|se sont ouvertes] sur ses genoux, vides et chaudes. {hero_subj} [regarda|a regardé] un nuage qui n’y était pas, et [respira|a respiré] trois fois.',
        ],
        answer: [
          'Quelque chose [renifla|a reniflé] sa paume. {part_def} était là, tout seul{part_e}, comme par hasard.',
        ],
        echo: [
          '<companion>Et si rien n’était venu ?</companion> [demanda|a demandé] {companion}. <hero>J’étais bien assis{hero_e}</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [sauta|a sauté] contre {part_def}, les doigts en l’air. Il ne manquait que la longueur d’un ongle.',
          ],
          warm: [
            '<hero>Descends, n’aie pas peur</hero>, [dit|a dit] {hero} à {prize_def}. Et, sur la pointe des pieds, {hero_il} [secoua|a secoué] {part_def}, tout doucement.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’en secouant {part_def}, ce qui est en haut finit par être en bas. {hero_il} [secoua|a secoué] trois coups, bien réguliers.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grenouille : <hero>Croa, hop.</hero> La grenouille [bondit|a bondi], et [frôla|a frôlé] {part_def} du bout du doigt.',
          ],
        },
        fails: [
          'Chaque saut faisait trembler tout le reste. {hero_subj} [sauta|a sauté] encore, avant que cela ait fini de trembler.',
        ],
        again: [
          'Cette fois, {hero} [sauta|a sauté] avec un cri, les deux bras et la langue. La langue [monta|est montée] le plus haut.',
        ],
        refrain: ['Hop, hop, hop. Et plus haut.'],
        turned: ['Souffle, souffle, souffle. Et plus rien ne bouge.'],
        noticing: [
          '{hero_subj} [retomba|est retombé{hero_e}] assis{hero_e}, et le derrière [sonna|a sonné] comme un tambour. Puis le sol [ne bougea plus|n’a plus bougé]. L’air non plus. {companion} avait les yeux en l’air et ne disait rien.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] deux mains ouvertes sur ses genoux, à côté {de_part}. {hero_il} [respira|a respiré] trois fois, et [regarda|a regardé] par terre.',
        ],
        answer: [
          'Plus rien ne secouait. Au troisième souffle, ce qui se balançait là-haut [s’arrêta|s’est arrêté].',
        ],
        echo: [
          '<companion>Tu as sauté comment, à la fin ?</companion> [demanda|a demandé] {companion}. <hero>Assis{hero_e}</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [sauta|a sauté] contre {part_def}, et [cria|a crié], et [sauta|a sauté] encore, pour ne pas laisser à la chose le temps de réfléchir.',
          ],
          warm: [
            '<hero>Viens dans mes bras</hero>, [dit|a dit] {hero}, et {hero_il} secouait {part_def}, gentiment, de bas en haut. Les bras étaient très occupés.',
          ],
          clever: [
            'À chaque coup contre {part_def}, cela penchait d’un côté. {hero_subj} [compta|a compté] qu’au bon moment, cela tomberait du bon.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le trampoline au pied {de_part} : boing, boing. Il ne manquait que le ressort.',
          ],
        },
        fails: [
          'Tout bougeait, là-haut, parce que tout bougeait, en bas. {hero_subj} [bougea|a bougé] davantage.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] les yeux fermés, pour changer. Une main [ramena|a ramené] une feuille, et c’était tout.',
        ],
        refrain: ['Saute, saute. Et plus loin.'],
        turned: ['Souffle, souffle. Et moins loin.'],
        noticing: [
          'Un lacet s’était défait, et {hero} [dut|a dû] s’asseoir. C’était la première fois. Au-dessus, le balancement [ralentit|a ralenti], comme une balançoire qu’on a quittée.',
        ],
        deed: [
          'Le lacet pouvait attendre. {hero_subj} [posa|a posé] les mains sur ses genoux, ouvertes, au pied {de_part}. Trois souffles. Et pas un regard en l’air.',
        ],
        answer: [
          'Au premier souffle, cela [fit|a fait] moins de vent. Au troisième, cela pendait tout droit.',
        ],
        echo: [
          '<companion>Tu fais quoi ?</companion> [demanda|a demandé] {companion}, devant la cage du hamster. <hero>Rien</hero>, [dit|a dit] {hero}, une main ouverte. <hero>Il adore ça.</hero>',
        ],
      },
    ],
  },
  thirtyBreaths: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fonça|a foncé] vers {part_def}, le nez en avant. Boum. {hero_il} [recula|a reculé] d’un pas, et [fonça|a foncé] encore.',
          ],
          warm: [
            '<hero>J’arrive !</hero> [cria|a crié] {hero}, pour que rien n’ait peur dans {part_def}. {hero_il} [courut|a couru], [cogna|a cogné], et [revint|est revenu{hero_e}] plus vite encore.',
          ],
          clever: [
            '{hero_subj} [décida|a décidé] d’entrer en biais, parce que les coins sont rarement en biais. {part_def} avait ses coins en biais.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le train : <hero>Tchou, tchou</hero>, droit dans {part_def}. Le train [s’arrêta|s’est arrêté] contre le premier mur.',
          ],
        },
        fails: [
          'Dedans, dehors, dedans. À force de courir, {hero} ne voyait que des étoiles, et elles étaient dans sa tête.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] son élan. Cette fois, {hero_il} [heurta|a heurté] l’endroit d’avant avec l’autre genou.',
        ],
        refrain: ['Dedans, boum. Dehors, boum. Dedans, boum.'],
        turned: ['Souffle dedans. Souffle dehors. Et pas un boum.'],
        noticing: [
          'Le genou piquait. {hero_subj} [s’assit|s’est assis{hero_e}] au bord pour le frotter. Quand le frottement [cessa|a cessé], il [ne resta|n’est resté] que deux souffles, un petit et un plus petit.',
        ],
        deed: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e}, les paumes sur les yeux. {hero_il} [compta|a compté] trente souffles, et pas un de moins.',
        ],
        answer: [
          'Les paumes [quittèrent|ont quitté] les yeux. {part_def} n’était plus une tache : il y avait un bord, un creux et un fond.',
        ],
        echo: [
          '<hero>C’est bizarre</hero>, [dit|a dit] {hero} le soir. <hero>J’ai fermé les yeux, et j’ai vu.</hero> <companion>Et ton genou ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] dans {part_def} au pas de charge, les coudes devant. Les coudes [trouvèrent|ont trouvé] quelque chose, et {hero_subj} [ressortit|est ressorti{hero_e}].',
          ],
          warm: [
            '<hero>Ne t’inquiète pas, je fais vite</hero>, [dit|a dit] {hero} à tout hasard. {hero_subj} [traversa|a traversé] {part_def} en trombe et [salua|a salué] un mur avec le front.',
          ],
          clever: [
            'Plus on entre souvent, plus on apprend vite, pensait {hero}. {hero_subj} [entra|est entré{hero_e}] dans {part_def} six fois de suite.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la balle : un bond dans {part_def}, un rebond dehors. La balle commençait à avoir des bleus.',
          ],
        },
        fails: [
          'Dedans, rien. Dehors, à peine le temps de cligner. {hero_subj} [replongea|a replongé] aussitôt, les yeux encore pleins de dehors.',
        ],
        again: [
          '{hero_subj} [mit|a mis] les bras devant, puis derrière, puis dessus. Le mur [choisit|a choisi] le nez.',
        ],
        refrain: ['Vite dedans, toc. Vite dehors, toc.'],
        turned: ['Un souffle. Un souffle. Et plus de toc.'],
        noticing: [
          'Il [fallut|a fallu] s’asseoir, à cause du genou, qui réclamait. {hero_subj} [souffla|a soufflé] dessus. Dans ce souffle, pour la première fois, il n’y avait personne qui courait.',
        ],
        deed: [
          '{hero_subj} [cacha|a caché] ses yeux dans ses deux paumes, bien fermées. Trente souffles, sans tricher, même au vingt-neuvième.',
        ],
        answer: [
          'Quand {hero_subj} [écarta|a écarté] les doigts, le noir s’était rangé tout seul. Ici un bord, là un coin, et entre les deux, un chemin.',
        ],
        echo: [
          '<companion>Tu dors assis{hero_e} ?</companion> [demanda|a demandé] {companion}, le soir. <hero>Non</hero>, [dit|a dit] {hero}, <hero>j’allume.</hero>',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fonça|a foncé] par-dessus {part_def}, [cogna|a cogné] un coude, et [revint|est revenu{hero_e}] se frotter. Puis {hero_il} [fonça|a foncé] encore.',
          ],
          warm: [
            '<hero>Je passe vite, tu ne sentiras rien</hero>, [dit|a dit] {hero} {a_part}. {hero_il} [passa|est passé{hero_e}] vite, et un genou [cogna|a cogné].',
          ],
          clever: [
            'Plus on va vite, moins on dérange longtemps, se disait {hero}. {hero_subj} [courut|a couru], [heurta|a heurté] {part_def}, et [recommença|a recommencé] plus vite.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le courant d’air, <hero>pfouit</hero>, tout contre {part_def}. Le courant d’air avait des genoux.',
          ],
        },
        fails: [
          'À l’aller, un coude. Au retour, un genou. {hero_subj} [repartit|est reparti{hero_e}] aussitôt.',
        ],
        again: [
          '{hero_subj} [traversa|a traversé] sur la pointe des pieds, mais en courant. Les pointes [firent|ont fait] plus de bruit que les talons.',
        ],
        refrain: ['Pfouit, boum. Grrr. Pfouit, boum.'],
        turned: ['Souffle grand. Souffle grand. Mmm.'],
        noticing: [
          'Il [fallut|a fallu] frotter le genou. {hero_subj} [s’assit|s’est assis{hero_e}] au bord. Quand le frottement [cessa|a cessé], il y avait encore un bruit. C’était un souffle, et il était beaucoup plus lent que le sien.',
        ],
        deed: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e}, les mains sur les yeux. {hero_il} [compta|a compté] trente souffles, aussi lents que ceux {de_part}, et pas un de moins.',
        ],
        answer: [
          'Au trentième, les deux souffles n’en faisaient qu’un. Rien n’avait cogné depuis longtemps.',
        ],
        echo: [
          'Au lit, {companion} [compta|a compté] les souffles de {hero}. À onze, il n’y avait plus personne pour compter.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [partit|est parti{hero_e}] en courant tout le long {de_part}, et [sauta|a sauté] la dernière enjambée. C’est elle qui [tomba|est tombée] dessus.',
          ],
          warm: [
            '<hero>Dors, dors, dors</hero>, chantonnait {hero} en passant au galop contre {part_def}. La berceuse avait des talons.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] qu’en sept pas rapides on serait de l’autre côté {de_part}. Le quatrième [fut|a été] un orteil, et pas le sien.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au train de nuit, tchou, tchou, tout bas, contre {part_def}. Le train déraillait à chaque virage.',
          ],
        },
        fails: [
          'Un pas de trop, un coude de trop. {hero_subj} [fit|a fait] demi-tour en courant, pour réparer.',
        ],
        again: [
          'Cette fois, {hero_subj} [retint|a retenu] son souffle. Quand on retient son souffle en courant, il finit par sortir en trompette.',
        ],
        refrain: ['Vite, vite, chut. Boum. Vite, chut. Boum.'],
        turned: ['Lent. Lent. Chut. Lent.'],
        noticing: [
          '{hero_subj} [se laissa tomber|s’est laissé tomber] au bord, une main sur son orteil. Il battait vite. À côté, il y avait un autre souffle, qui ne se pressait pas du tout.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] les yeux et [posa|a posé] les mains dessus. Au lieu de partir, {hero_il} [respira|a respiré] avec ce souffle-là, trente fois, sans en sauter une.',
        ],
        answer: [
          'Il n’y avait plus rien à fuir ni à surveiller. À trente, ce qui dormait [poussa|a poussé] un soupir, long comme un drap qu’on tire.',
        ],
        echo: [
          '<companion>Pourquoi tu marches comme ça ?</companion> [demanda|a demandé] {companion} dans l’escalier. <hero>Je suis à dix-sept</hero>, [dit|a dit] {hero}, tout bas.',
        ],
      },
    ],
  },
  oneUnansweredLine: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} répondait à chaque message dans la seconde et tirait sur {part_def} entre deux réponses. Pendant une minute, tout [avança|a avancé].',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] rassurer chacun, tout de suite et séparément. Entre deux cœurs, {hero_il} retouchait {part_def}, pour que personne n’attende.',
          ],
          clever: [
            '{hero_subj} [numérota|a numéroté] les réponses par urgence et les [expédia|a expédiées] dans l’ordre. {part_def} [suivit|a suivi] le même ordre, presque jusqu’au bout.',
          ],
          playful: [
            '{hero_subj} répondait plus vite que son ombre, une blague par message, et [fit|a fait] tourner {part_def} comme un disque.',
          ],
        },
        fails: [
          'Chaque réponse en ramenait trois. {hero_subj} [répondit|a répondu] aux trois, des deux pouces, sans lire la fin.',
        ],
        again: [
          'À la quarantième, {hero_il} [répondit|a répondu] à son propre message. La réponse était assez sèche.',
        ],
        noticing: [
          'La batterie était à quatre. Pour l’économiser, {hero_subj} [cessa|a cessé] de répondre et, faute de mieux, [reprit|a repris] tout depuis le début, en lisant.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] le téléphone contre la table, pour une heure, sans rien prévenir. Puis {hero_il} [revint|est revenu{hero_e}] {a_part}, là où tous étaient passés sans s’arrêter.',
        ],
        answer: [
          'Le reste n’avait plus rien à quoi s’accrocher. {part_def} [se laissa|s’est laissé] suivre, d’un bout à l’autre.',
        ],
        echo: [
          'Quand le téléphone [se ralluma|s’est rallumé], la soirée s’était organisée sans {hero}. <companion>On t’a cherché{hero_e}</companion>, [dit|a dit] {companion}. <hero>Je lisais</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Le téléphone vibrait comme une guêpe. {hero_subj} [répondit|a répondu] à tout, debout, et [tira|a tiré] {part_def} entre deux guêpes.',
          ],
          warm: [
            'Personne ne devait rester sans nouvelles. {hero_subj} [envoya|a envoyé] un mot à chacun, puis un mot sur ce mot, et [lissa|a lissé] {part_def} en attendant la suite.',
          ],
          clever: [
            '{hero_subj} [mit|a mis] les messages en colonnes, par ordre d’arrivée. Pendant ce temps, il en [arriva|est arrivé], et {part_def} [prit|a pris] un tour de plus.',
          ],
          playful: [
            '{hero_subj} [répondit|a répondu] en dessins, plus vite que son pouce. Une carotte pour oui, un canard pour non. Autour {de_part}, il y [eut|a eu] beaucoup de canards.',
          ],
        },
        fails: [
          'Tout le monde répondait à quelqu’un qui répondait. {hero_subj} [répondit|a répondu] aussi, pour calmer.',
        ],
        again: [
          'À minuit, {hero} [demanda|a demandé] le calme, en majuscules. On le lui [rendit|a rendu] en majuscules.',
        ],
        noticing: [
          'Le fil du chargeur était trop court. Il fallait rester assis par terre, contre le mur, le bras tendu, et l’on ne pouvait rien faire ainsi, sauf lire. {hero_subj} [remonta|est remonté{hero_e}] jusqu’au premier soir.',
        ],
        deed: [
          '{hero_subj} [débrancha|a débranché] tout et [laissa|a laissé] le téléphone sous un coussin, une heure entière. Puis {hero_il} [revint|est revenu{hero_e}] à {part_def}, par l’endroit dont personne n’avait jamais parlé.',
        ],
        answer: [
          'Quand on ne tire plus de nulle part, on voit d’où cela vient. {part_def} avait un début, et il était tout simple.',
        ],
        echo: [
          '<companion>Ils ont décidé la pizza sans toi</companion>, [dit|a dit] {companion}. <hero>Laquelle ?</hero> <companion>Celle que tu n’aimes pas. Quatre voix, et un canard.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [écrivit|a écrit] à tout le monde où en était {part_def}, puis [demanda|a demandé] pourquoi personne ne répondait, puis [tenta|a tenté] d’accélérer.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] un mot gentil à chacun, toutes les cinq minutes, avec des nouvelles de {part_def}. Les premiers [remercièrent|ont remercié].',
          ],
          clever: [
            '{hero_subj} [fit|a fait] un sondage sur {part_def}, puis un rappel du sondage, puis un résumé des rappels.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] {part_def} en direct, comme un match. Il y [eut|a eu] bientôt plus de commentaires que de match.',
          ],
        },
        fails: [
          'Pour répondre plus vite, {hero_il} [se leva|s’est levé{hero_e}], [revint|est revenu{hero_e}], [vérifia|a vérifié], et [dérangea|a dérangé] tout en vérifiant.',
        ],
        again: [
          '{hero_subj} [annonça|a annoncé] une dernière vérification. [Ce fut|Cela a été] la dernière pendant presque deux minutes.',
        ],
        noticing: [
          'La batterie était à quatre. {hero_subj} [remonta|a remonté] le fil, puisqu’il ne restait qu’à lire. Pas une heure, depuis le matin, n’était restée sans message.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le téléphone face contre le sol, pour une heure entière, et [croisa|a croisé] les mains sur ses genoux.',
        ],
        answer: [
          'Plus rien ne vibrait autour de {part_def}. Les gens aussi [se calmèrent|se sont calmés], un par un.',
        ],
        echo: [
          'À sept heures, le groupe avait choisi le film sans {hero}. C’était un mauvais film. <companion>Tu as bien fait</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Des nouvelles ?</hero> [écrivit|a écrit] {hero} aux sept, toutes les trois minutes, et {hero_il} [alla|est allé{hero_e}] remuer {part_def} entre deux.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à chacun une photo {de_part}, avec un cœur. On ne voyait pas de différence d’une photo à l’autre, sauf le cœur.',
          ],
          clever: [
            '{hero_subj} [ouvrit|a ouvert] un tableau à colonnes : qui avait répondu, en combien de temps, et où en était {part_def}. La colonne {de_part} [resta|est restée] vide, à force d’être remplie.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le reporter en direct, au-dessus {de_part} : <hero>Toujours rien, Jean-Michel.</hero> Jean-Michel [finit|a fini] par ne plus répondre.',
          ],
        },
        fails: [
          'Un message [tinta|a tinté], puis l’autre. {hero_subj} [courut|a couru] à l’un, et en passant [bouscula|a bousculé] ce qui devait rester tranquille.',
        ],
        again: [
          '<hero>Dernier point de situation</hero>, [annonça|a annoncé] {hero}. Il y en [eut|a eu] quatre.',
        ],
        noticing: [
          'On [frappa|a frappé] au mur, à côté. C’était le voisin, à cause des ding. {hero_subj} [baissa|a baissé] le son, puis [relut|a relu] tout ce qu’il avait fait, ce ding, depuis ce matin. Il n’y avait pas un quart d’heure sans lui.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] le téléphone dans une chaussette, la chaussette dans un tiroir, et [s’assit|s’est assis{hero_e}] à deux mètres {de_part}, pour une heure. Une vraie.',
        ],
        answer: [
          'Le voisin [éteignit|a éteint] sa lumière. Les sept aussi, sans doute. Quelque chose, enfin, pouvait commencer.',
        ],
        echo: [
          'Dans le tiroir, il y avait onze messages. <companion>Ils partent sans toi dimanche</companion>, [lut|a lu] {companion}. <hero>Où ça ?</hero> <companion>C’est ce qu’ils te demandaient.</companion>',
        ],
      },
    ],
  },
  floorBesideIt: {
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Ça va, maintenant ?</hero> {hero_subj} [posa|a posé] la question à {part_def} toutes les cinq minutes, de face, et chaque fois presque avec succès.',
          ],
          warm: [
            '{hero_subj} [apporta|a apporté] du thé, puis un coussin, puis un biscuit, et chaque fois, devant {part_def}, la même question douce.',
          ],
          clever: [
            '{hero_subj} [essaya|a essayé] quatre formulations devant {part_def}, de la plus vague à la plus précise. La troisième [faillit|a failli] marcher.',
          ],
          playful: [
            '{hero_subj} [toqua|a toqué] sur un rythme nouveau à chaque tentative et [demanda|a demandé] {a_part} de noter l’interprétation.',
          ],
        },
        fails: [
          'Cinq minutes n’étaient jamais tout à fait cinq minutes. {hero_subj} [recommença|a recommencé] à quatre, puis à trois.',
        ],
        again: [
          '{hero_subj} [promit|a promis] de ne plus demander, et [demanda|a demandé], en passant, si l’on avait remarqué qu’{hero_il} ne demandait plus.',
        ],
        noticing: [
          'À la septième fois, {hero} [entendit|a entendu] un grincement, un peu plus loin qu’avant. Puis plus rien. {hero_subj} [garda|a gardé] la huitième pour {hero_lui}.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] par terre, à côté, avec ses devoirs. <hero>Je suis là, c’est tout.</hero> Et {hero_il} [ne demanda plus rien|n’a plus rien demandé].',
        ],
        answer: [
          'Au loin, le match commençait sans {hero}. Plus rien ne poussait du dehors, et {part_def} [cessa|a cessé] de tenir bon.',
        ],
        echo: [
          'Sur le devoir d’histoire, il [resta|est resté] une trace de semelle. <companion>Première mi-temps ?</companion> [demanda|a demandé] {companion}. <hero>Deux à zéro</hero>, [dit|a dit] {hero}. <hero>Je crois.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Toujours non ?</hero> [demanda|a demandé] {hero} à {part_def}, toutes les dix minutes, comme on essaie une poignée.',
          ],
          warm: [
            '{hero_subj} [apporta|a apporté] à {part_def} une couverture, une soupe, une chanson. Après chaque chose, {hero_il} attendait le merci derrière.',
          ],
          clever: [
            '{hero_subj} [nota|a noté] l’heure des questions à {part_def}, pour trouver la bonne. La bonne n’était pas de celles qu’on note.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le perroquet devant {part_def} : <hero>Ça va, Coco ? Ça va, Coco ?</hero> Coco ne disait rien, et il avait bien raison.',
          ],
        },
        fails: [
          '<hero>Bon, je m’en vais</hero>, [dit|a dit] {hero}, et [ne s’en alla pas|ne s’en est pas allé{hero_e}].',
        ],
        again: ['<hero>Je suis parti{hero_e}</hero>, [dit|a dit] {hero}. On entendait très bien que non.'],
        noticing: [
          'Entre deux questions, il y [eut|a eu] un petit bruit, plus loin que le précédent. On reculait. On avait reculé à chaque fois, d’une latte du plancher. Il n’en restait pas beaucoup.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] ses devoirs du sac, [s’assit|s’est assis{hero_e}] par terre, le dos de ce côté-ci {de_part}. <hero>Je reste là. Je ne demande plus.</hero> Et {hero_il} [commença|a commencé] l’exercice quatre.',
        ],
        answer: [
          'Le match [commença|a commencé] sans {hero}, deux rues plus loin. Ici, une latte [craqua|a craqué], dans l’autre sens.',
        ],
        echo: [
          '<companion>Ils ont perdu trois à un</companion>, [dit|a dit] {companion}. <hero>Le un, c’était à quelle minute ?</hero> <companion>Exercice cinq.</companion>',
        ],
      },
    ],
  },
};
