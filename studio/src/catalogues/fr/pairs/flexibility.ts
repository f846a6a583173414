import type { LessonPairs } from '../../schema.ts';

export const flexibility: LessonPairs = {
  crookedWay: {
    high: [
      {
        firstTry: {
          bold: [
            'Tout droit, on avait dit tout droit. {hero_subj} [prit|a pris] deux pas d’élan de plus et [sauta|a sauté] droit sur {part_def}.',
          ],
          warm: [
            '<hero>On a dit tout droit, on fait tout droit</hero>, [dit|a dit] {hero} à {companion}, pour rassurer. Et {hero_il} [sauta|a sauté] contre {part_def}.',
          ],
          clever: [
            '{hero_subj} avait tracé une flèche par terre, bien droite, vers {part_def}. La ligne droite est la plus courte. {hero_subj} [la suivit|l’a suivie].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’obus : tout droit, pieds joints, contre {part_def}. L’obus [dit|a dit] aïe, et [reprit|a repris] sa place au départ.',
          ],
        },
        fails: [
          '{hero_subj} [revint|est revenu{hero_e}] au bout de la flèche et [repartit|est reparti{hero_e}] de là. Une flèche, cela se respecte.',
        ],
        again: [
          '{hero_subj} [s’élança|s’est élancé{hero_e}] de plus loin. Plus c’était loin, plus c’était droit, et plus cela [fit|a fait] boum.',
        ],
        refrain: ['Tout droit. Boum. Tout droit. Boum.'],
        turned: ['De côté. Un pas. De côté. Un pas.'],
        noticing: [
          'La flèche par terre n’était plus droite. Quelqu’un avait glissé dessus, et c’était {hero}. Maintenant, elle avait une queue, qui partait sur le côté.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] le dos à la flèche et [fit|a fait] trois pas le long {de_part}. Là, de travers, lentement, {hero_il} [commença|a commencé].',
        ],
        answer: ['Vu de là, le haut n’était plus tout droit en haut. On y allait d’abord en travers.'],
        echo: [
          'À la maison, {hero} [prit|a pris] le couloir en biais. <companion>C’est plus long</companion>, [dit|a dit] {companion}. <hero>Il y a des choses, sur les côtés.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Tout droit, c’était décidé. {hero_subj} [recula|a reculé] jusqu’au mur d’en face, et [courut|a couru] sur {part_def}, tout droit.',
          ],
          warm: [
            '<hero>On ne va pas changer maintenant</hero>, [dit|a dit] {hero} à {companion}, d’une voix qui console. Le nez droit, {hero_il} [sauta|a sauté] contre {part_def}.',
          ],
          clever: [
            'Au milieu {de_part}, c’était le plus court, {hero} l’avait mesuré. Le plus court [fut|a été] aussi le plus vite redescendu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bélier du château fort, droit dans {part_def}. Les assiégés n’étaient pas là. Le mur, si.',
          ],
        },
        fails: [
          'Cinq fois au milieu, cinq fois retour. {hero_subj} [mit|a mis] la faute sur les semelles, et [reprit|a repris] de l’élan.',
        ],
        again: [
          '{hero_subj} [y alla|y est allé{hero_e}] pieds nus. Les pieds [revinrent|sont revenus] pareils.',
        ],
        refrain: ['Tout droit, tout droit. Dring, au départ.'],
        turned: ['De côté, de côté. Et dring, en haut.'],
        noticing: [
          'Une fourmi passait, avec une miette. Au pied de ce qui était trop haut, elle [tourna|a tourné], sans même s’arrêter, et [s’en alla|s’en est allée] par le côté. Trois pas plus loin, elle montait.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] le milieu. Trois pas de côté, le long {de_part}, derrière la fourmi. Là, de travers, {hero_il} [leva|a levé] un pied, et pas plus vite qu’elle.',
        ],
        answer: ['De ce côté-là, ce n’était pas du haut. C’était du loin, et on peut marcher dans du loin.'],
        echo: [
          '<companion>On rentre par où ?</companion> [demanda|a demandé] {companion}. <hero>Demande-lui</hero>, [dit|a dit] {hero}, accroupi{hero_e} devant la fourmi.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            'On avait dit tout droit. {hero_subj} [recula|a reculé] de neuf pas et [fonça|a foncé] tout droit sur {part_def}.',
          ],
          warm: [
            '<hero>Je fais comme on a dit, tout droit</hero>, [dit|a dit] {hero} à {companion}, pour ne décevoir personne. {part_def} [tint|a tenu] deux pas.',
          ],
          clever: [
            '{hero_subj} [dessina|a dessiné] une flèche vers {part_def} et n’en [bougea pas|a pas bougé]. Si l’on rate, c’est qu’il manque de l’élan.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la boule de bowling, bien au milieu {de_part}. Il n’y avait pas de quilles, sauf {hero}.',
          ],
        },
        fails: [
          'Même ligne, même glissade. {hero_subj} [épousseta|a épousseté] la flèche et [reprit|a repris] la même.',
        ],
        again: [
          'Cette fois, {hero} [prit|a pris] tant d’élan qu’il [fallut|a fallu] aller chercher {hero} derrière l’angle. De là, c’était encore tout droit.',
        ],
        refrain: ['Tout droit. Zip. Tout droit. Zip.'],
        turned: ['En courbe. Un pas. En courbe. Un pas.'],
        noticing: [
          '{hero_subj} [retrouva|a retrouvé] sa flèche sous sa hanche. En glissant dessus, quelqu’un lui avait fait une queue, et la queue pointait de côté.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] la flèche. {hero_subj} [fit|a fait] trois pas de côté. Là, sur {part_def}, {hero_il} [mit|a mis] un pied, de travers et sans se presser.',
        ],
        answer: [
          'Cela faisait une courbe. Le pied [tint|a tenu], et le suivant [eut|a eu] le temps d’arriver.',
        ],
        echo: [
          'Le soir, {hero} [dessina|a dessiné] une flèche dans la purée. {companion} y [ajouta|a ajouté] une queue.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Au plus droit</hero>, [dit|a dit] {hero}, et [montra|a montré] le plus droit à {part_def}, en courant dessus.',
          ],
          warm: [
            '<hero>On l’avait promis tout droit</hero>, [dit|a dit] {hero} à {companion}, avec un bon sourire, et {part_def} [l’emporta|l’a emporté{hero_e}] de l’autre côté.',
          ],
          clever: [
            'Une ligne droite a l’avantage d’être droite, [soutint|a soutenu] {hero}, assis{hero_e} au pied {de_part}.',
          ],
          playful: [
            '{hero_subj} [se lança|s’est lancé{hero_e}] sur {part_def} comme une flèche, en faisant le bruit de la flèche. Une flèche ne se pose pas debout.',
          ],
        },
        fails: ['Même départ, même arrivée. Elles étaient au même endroit, d’ailleurs.'],
        again: [
          '{hero_subj} [recula|a reculé] jusqu’à ne presque plus voir l’obstacle. De si loin, il avait l’air plus droit encore.',
        ],
        refrain: ['Droit. Zip. Retour. Droit. Zip. Retour.'],
        turned: ['À côté. De biais. Doux. À côté.'],
        noticing: [
          '{hero_subj} [essuya|a essuyé] sa flèche, dessinée par terre, pour qu’on la voie mieux. Elle [bava|a bavé]. Au bout du trait, il y avait maintenant un crochet, et le crochet montrait un coin auquel personne n’avait pensé.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] le dos au plus droit. Trois pas le long du bord, comme disait le crochet, puis un pied, posé en travers, sur {part_def}. Et l’autre, sans courir.',
        ],
        answer: [
          'En travers, une semelle a toute sa longueur. Elle [trouva|a trouvé] ce qui ne glissait pas.',
        ],
        echo: [
          '{hero_subj} [rentra|est rentré{hero_e}] par le jardin, le garage et la cuisine. <companion>La porte est là</companion>, [dit|a dit] {companion}. <hero>Je passais par le biais</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  foldedPlan: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un plan en neuf points, sur une feuille. Le quatrième [échoua|a échoué] devant {part_def}. {hero_subj} [reprit|a repris] au premier, d’un pas plus ferme.',
          ],
          warm: [
            '{hero_subj} [lut|a lu] son plan en neuf points à {part_def}, gentiment. Puis {hero_il} [recommença|a recommencé] dès que le quatrième [résista|a résisté].',
          ],
          clever: [
            'Un bon plan a neuf points. Le quatrième disait : passer la main dans {part_def}. {hero_subj} [relut|a relu] le un, le deux, le trois.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le capitaine, sa feuille roulée en porte-voix devant {part_def}. <hero>Point quatre ! Non. Point un !</hero>',
          ],
        },
        fails: [
          'Point un, point deux, point trois. {hero_subj} les [fit|a faits] plus fort, et [arriva|est arrivé{hero_e}] au point quatre comme à un mur.',
        ],
        again: [
          '{hero_subj} [fit|a fait] les neuf points à la fois. Cela [fit|a fait] surtout le quatrième, neuf fois.',
        ],
        refrain: ['Un, deux, trois. Quatre, toc. Un.'],
        turned: ['Plie. Plie. Plie. Et glisse.'],
        noticing: [
          'À force d’être tenue, la feuille était devenue molle. {hero_subj} [la posa|l’a posée] sur son genou. Le long des plis, elle se courbait toute seule, comme pour faire autre chose.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] le plan et [le plia|l’a plié], long et lisse. Puis {hero_il} [le glissa|l’a glissé] dans {part_def}, là où c’était plus large.',
        ],
        answer: [
          'Mince comme cela, un plan passe là où neuf points ne passent pas. Il [toucha|a touché] le fond, tout doux.',
        ],
        echo: [
          '<companion>Et les points cinq à neuf ?</companion> [demanda|a demandé] {companion}. {hero} [déplia|a déplié] la feuille. Le neuf, c’était : goûter.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Point un</hero>, [lut|a lu] {hero} devant {part_def}. Au point quatre, on ne passait pas. <hero>Point un</hero>, [lut|a lu] {hero}, plus fort.',
          ],
          warm: [
            '{hero_subj} [lut|a lu] à {companion}, d’une voix rassurante, les neuf points de son plan. {part_def} restait au quatrième.',
          ],
          clever: [
            'Un plan se suit dans l’ordre, c’est même à cela qu’on le reconnaît. {hero_subj} [suivit|a suivi] l’ordre jusqu’à {part_def}, et [recommença|a recommencé].',
          ],
          playful: [
            '{hero_subj} [agita|a agité] son plan devant {part_def} comme un mandat. {part_def} ne savait pas lire.',
          ],
        },
        fails: ['Le quatre ne passait pas. {hero_subj} [refit|a refait] le trois, avec plus de conviction.'],
        again: ['{hero_subj} [mit|a mis] le quatre à la place du deux. Il ne passait pas là non plus.'],
        refrain: ['Un, deux, trois. Mur. Un, deux, trois.'],
        turned: ['Plié en long. Mince. Glisse. Et vient.'],
        noticing: [
          'Sa main était moite, et la feuille avait pris la forme de la main. {hero_subj} [la déplia|l’a dépliée] : elle [se replia|s’est repliée] seule, en long, comme si elle avait son idée.',
        ],
        deed: [
          '{hero_subj} [écouta|a écouté] l’idée. {hero_subj} [plia|a plié] le plan en long, encore en long, et [lissa|a lissé] avec l’ongle. Le bout le plus plat [entra|est entré] le premier, au large {de_part}, dessous.',
        ],
        answer: [
          'C’était mince, c’était souple, et cela n’avait plus de points. Cela [revint|est revenu] avec quelque chose dessus.',
        ],
        echo: [
          '<companion>Il y avait quoi, au point neuf ?</companion> [demanda|a demandé] {companion}. {hero_subj} [souffla|a soufflé] sur le papier. <hero>Ranger le plan</hero>, [lut|a lu] {hero}, et [le rangea|l’a rangé].',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un plan en neuf points. Au quatrième, {part_def} [resta|est resté{part_e}] noir{part_e} comme avant. {hero_subj} [reprit|a repris] au premier, en tapant les talons.',
          ],
          warm: [
            '{hero_subj} [lut|a lu] ses neuf points à {part_def}, d’une voix aimable. Au quatrième, on n’y voyait rien. {hero_subj} [recommença|a recommencé], encore plus aimable.',
          ],
          clever: [
            'Le point quatre disait : voir. Dans {part_def}, on ne voyait pas. {hero_subj} [relut|a relu] les trois premiers, très attentivement.',
          ],
          playful: [
            '<hero>Point quatre : lumière !</hero> [ordonna|a ordonné] {hero} à {part_def}. Rien. <hero>Bon. Point un.</hero> Et {hero_il} [claqua|a claqué] dans ses doigts.',
          ],
        },
        fails: [
          '{hero_subj} [froissa|a froissé] la feuille dans son poing et [retourna|est retourné{hero_e}] au point un, d’un pas de général.',
        ],
        again: [
          '{hero_subj} [récita|a récité] le plan de mémoire, à reculons. Là-dedans, c’était noir dans les deux sens.',
        ],
        refrain: ['Un, deux, trois. Quatre, noir. Un.'],
        turned: ['Plie. Retourne. Blanc. Là.'],
        noticing: [
          'À force d’être serrée, la feuille se pliait toute seule. Et son dos, où personne n’avait écrit, était tout blanc. {hero} n’avait jamais regardé que l’autre côté.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] le plan et [le plia|l’a plié], long et lisse. Le blanc en haut, {hero_il} [le glissa|l’a glissé] dans {part_def}, vers la lueur.',
        ],
        answer: ['Le blanc [prit|a pris] le peu qu’il y avait. Là-bas, cela faisait un petit sol pâle.'],
        echo: [
          '<companion>C’était quoi, ton point quatre ?</companion> [demanda|a demandé] {companion}. <hero>Voir</hero>, [dit|a dit] {hero}. <hero>C’était juste. C’était seulement au dos.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [déplia|a déplié] son plan devant {part_def}. Point un, entrer. Point deux, chercher. Au point quatre, c’était tout noir, et {hero_subj} [revint|est revenu{hero_e}] au point un.',
          ],
          warm: [
            '<hero>Tu vas voir, c’est bien organisé</hero>, [dit|a dit] {hero} à {companion}. Au point quatre, dans {part_def}, on ne voyait rien d’organisé.',
          ],
          clever: [
            'Un plan en neuf points ne se trompe pas à quatre, pensait {hero}. C’est {part_def} qui se trompait. On [recommença|a recommencé].',
          ],
          playful: [
            '{hero_subj} [présenta|a présenté] son plan à {part_def} comme au tableau. Au quatrième point, la craie manquait de lumière.',
          ],
        },
        fails: [
          'Un, deux, trois : jusque-là, tout allait bien. {hero_subj} [resta|est resté{hero_e}] longtemps dans jusque-là.',
        ],
        again: ['{hero_subj} [compta|a compté] en sautant le quatre. Le noir, lui, ne l’avait pas sauté.'],
        refrain: ['Un, deux, trois. Zut. Un, deux, trois.'],
        turned: ['Plié, replié. Blanc dessus. Glisse.'],
        noticing: [
          'Le papier pendait, tout mou, dans sa main. Il se pliait de lui-même aux mêmes endroits. Sur le dessus il était gris d’écriture, et dessous, il n’y avait rien que du blanc.',
        ],
        deed: [
          '{hero_subj} [plia|a plié] le plan par le milieu, puis encore, long et plat, avec l’ongle. Le côté blanc dessus, {hero_il} [le fit|l’a fait] glisser dans {part_def}.',
        ],
        answer: [
          'Une langue de papier entrait dans le noir, et le noir s’écartait de chaque côté. Dessus, tout se voyait comme sur une nappe.',
        ],
        echo: [
          '<companion>Tu me prêtes ton plan ?</companion> [demanda|a demandé] {companion}. {hero_subj} [le chercha|l’a cherché]. C’était devenu un bateau, et il était déjà sorti du bain.',
        ],
      },
    ],
  },
  theOtherHandle: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Pousser, c’est pousser</hero>, [dit|a dit] {hero}. {hero_subj} [planta|a planté] ses talons et [poussa|a poussé] {part_def}, la tête baissée.',
          ],
          warm: [
            '<hero>On avait dit qu’on poussait</hero>, [dit|a dit] {hero} à {companion}, pour tenir parole. {hero_subj} [poussa|a poussé] {part_def} de toutes ses joues.',
          ],
          clever: [
            '{hero_subj} [consulta|a consulté] l’accord : il disait pousser. {hero_subj} [poussa donc|a donc poussé] {part_def} dans le sens de l’accord, les talons dans le sol.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bateau remorqueur, mais à l’envers, le nez dans {part_def} : <hero>Pousse, pousse, pousse !</hero>',
          ],
        },
        fails: [
          'Les deux talons [creusèrent|ont creusé] deux trous, et tout le reste ne bougeait que vers le bas.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] assis{hero_e}, le dos contre, en disant <hero>pousser</hero> à chaque fois. Les talons [creusèrent|ont creusé] aussi le mot.',
        ],
        refrain: ['Pousse, pousse. Plus bas. Pousse.'],
        turned: ['L’autre côté. Tire. L’autre côté.'],
        noticing: [
          'Un pied [glissa|a glissé]. Pour ne pas tomber, {hero} [se retint|s’est retenu{hero_e}] à ce qu’il y avait, et par erreur [tira|a tiré]. Sous sa main, cela [fit|a fait] un petit rien. Ce petit rien, pousser ne l’avait jamais fait.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché], [fit|a fait] le tour, et [se mit|s’est mis{hero_e}] de l’autre côté {de_part}. Là où l’on avait tant poussé, {hero_il} [tira|a tiré].',
        ],
        answer: [
          'Tiré, cela venait à sa rencontre. {companion} [tira|a tiré] aussi, et personne [ne parla|n’a parlé] de l’accord.',
        ],
        echo: [
          '<companion>Pousse-toi un peu</companion>, [dit|a dit] {companion}, au lit. {hero} [tira|a tiré] la couverture. Cela [revint|est revenu] au même.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On a dit pousser</hero>, [dit|a dit] {hero}, et [poussa|a poussé] {part_def} comme c’était dit, les talons dans la terre.',
          ],
          warm: [
            '<hero>Ne changeons rien, c’est plus gentil</hero>, [dit|a dit] {hero} à {companion}, et [poussa|a poussé] {part_def} du front, fidèlement.',
          ],
          clever: [
            'Un effort de plus dans le même sens, [raisonna|a raisonné] {hero}, finit toujours par faire un sens. {part_def} n’était pas d’accord.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bélier contre {part_def}, une corne, deux cornes. Le bélier ne recule jamais, c’est son défaut.',
          ],
        },
        fails: ['Cela entrait dans le sol, à force. {hero_subj} [poussa|a poussé] pour que cela ressorte.'],
        again: [
          '{hero_subj} [poussa|a poussé] en chantant une chanson sur pousser. La chanson avait un seul mot.',
        ],
        refrain: ['On pousse. Plus bas. On pousse. Plus bas.'],
        turned: ['On tire. Tiens. On tire. Ça vient.'],
        noticing: [
          'Ses chaussures [partirent|sont parties] en arrière, et {hero_subj} [s’accrocha|s’est accroché{hero_e}]. Cela [fit|a fait] un petit bruit, comme un bouchon. Personne n’avait poussé.',
        ],
        deed: [
          '{hero_subj} [se redressa|s’est redressé{hero_e}], et [passa|est passé{hero_e}] de l’autre côté {de_part}. Là, {hero_il} [prit|a pris] le bord à deux mains, et [tira|a tiré], le dos rond.',
        ],
        answer: ['De ce côté-ci, la chose penchait déjà. Elle attendait qu’on l’invite.'],
        echo: [
          'La porte du grenier coinçait. <companion>Pousse</companion>, [dit|a dit] {companion}. {hero_subj} [tira|a tiré]. Elle [s’ouvrit|s’est ouverte] dans le nez de {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            'On avait dit pousser. {hero_subj} [poussa|a poussé] {part_def}, les talons dans le sol. <hero>Pousser, c’est pousser.</hero>',
          ],
          warm: [
            '<hero>Je sais que c’est dur</hero>, [dit|a dit] {hero} {a_part}, <hero>mais on avait dit pousser.</hero> Et {hero_il} [poussa|a poussé], avec regret.',
          ],
          clever: [
            'Le plan disait de pousser {part_def}. {hero_subj} [vérifia|a vérifié] le plan, de mémoire. Il disait pousser.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la locomotive contre {part_def} : tchou, tchou. Les locomotives ne font pas marche arrière, c’est connu.',
          ],
        },
        fails: ['Cela ne s’ouvrait pas dans ce sens. {hero_subj} [poussa|a poussé] plus fort, dans ce sens.'],
        again: [
          '{hero_subj} [poussa|a poussé] avec le dos, puis avec le derrière. Le derrière aussi était d’accord avec le plan.',
        ],
        refrain: ['On pousse. Clac. On pousse. Clac.'],
        turned: ['On lâche. On tire. Et clic.'],
        noticing: [
          'Un pied [partit|est parti]. Pour ne pas tomber, {hero} [s’accrocha|s’est accroché{hero_e}]. Sans le vouloir, cela faisait tirer. Et quelque chose avait bougé.',
        ],
        deed: [
          '{hero_subj} [lâcha tout|a tout lâché] et [fit|a fait] le tour. Puis {hero_il} [tira|a tiré] {part_def}, là où tout le monde poussait.',
        ],
        answer: ['Il y [eut|a eu] du jeu, pas plus qu’un ongle. C’était assez pour ce qui attendait à côté.'],
        echo: [
          'À la maison, {hero} [poussa|a poussé] la porte. <companion>Tire</companion>, [dit|a dit] {companion}. {hero} [tira|a tiré]. C’était pousser.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est marqué pousser</hero>, [dit|a dit] {hero}. Ce n’était marqué nulle part. {hero_subj} [poussa|a poussé] {part_def}.',
          ],
          warm: [
            '<hero>Courage, encore un peu</hero>, [dit|a dit] {hero} {a_part}, et [poussa|a poussé], comme on pousse un ami vers une scène.',
          ],
          clever: [
            'Quand cela résiste, on pousse plus, [raisonna|a raisonné] {hero}. {part_def} [résista|a résisté] plus, c’était logique aussi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la tempête contre {part_def} : vent, pluie, grêle, toujours du même côté.',
          ],
        },
        fails: ['Tout, ici, poussait du même côté. Il n’y avait personne de l’autre.'],
        again: ['{hero_subj} [prit|a pris] appui sur {companion}. On [fut|a été] deux à ne pas ouvrir.'],
        refrain: ['Pousse. Non. Pousse. Non. Clac.'],
        turned: ['Tire. Tiens ? Tire. Tiens. Clic.'],
        noticing: [
          '{hero_subj} [éternua|a éternué]. Un éternuement, cela tire la tête en arrière, et ce qu’on tient dans la main vient avec. Il y [eut|a eu] un tout petit jour, le temps d’un à tes souhaits.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] les mains, et [alla|est allé{hero_e}] voir par l’autre bord. Là, sans éternuer, {hero_subj} [prit|a pris] {part_def}, et [tira|a tiré].',
        ],
        answer: ['Ce n’était pas fermé. C’était d’un autre avis, et le voilà qui venait.'],
        echo: [
          '<companion>À tes souhaits</companion>, [dit|a dit] {companion} devant le bocal. <hero>Je n’ai pas éternué.</hero> <companion>Essaie</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  itsGame: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait appris une phrase. {hero_il} [la dit|l’a dite] à {part_def}, le doigt levé. Puis la même, le doigt plus haut.',
          ],
          warm: [
            '{hero_subj} avait préparé une belle phrase pour {part_def}. Cinq fois, mot pour mot, {hero_il} [la redit|l’a redite], avec le doigt.',
          ],
          clever: [
            'La phrase était juste. {hero} avait vérifié. Si {part_def} ne suivait pas, c’est qu’il fallait la redire, sans rien changer.',
          ],
          playful: [
            '{hero_subj} [déclama|a déclamé] sa phrase à {part_def} comme un poète, un doigt au ciel. Personne n’[applaudit|a applaudi], alors {hero_il} [bissa|a bissé].',
          ],
        },
        fails: [
          'La même phrase, mot à mot, avec le même doigt. {hero_subj} [se planta|s’est planté{hero_e}] devant, pour qu’on ne puisse pas l’éviter.',
        ],
        again: [
          '{hero_subj} [courut|a couru] à côté pour finir la phrase, et [la finit|l’a finie] dans un buisson.',
        ],
        refrain: ['Je dis. Tu pars. Je dis. Tu pars.'],
        turned: ['Hop ici. Hop là. Hop toi.'],
        noticing: [
          'Personne n’écoutait. On était occupé, en face. C’était un tour, toujours le même, et à chaque tournant, un petit saut.',
        ],
        deed: [
          '{hero_subj} [rangea|a rangé] sa phrase. {hero_il} [marcha|a marché] à côté {de_part}, le même tour, et [sauta|a sauté] là où cela sautait.',
        ],
        answer: [
          'Au troisième tournant, {part_def} [regarda|a regardé] de côté, et [sauta|a sauté] un peu plus haut, pour voir.',
        ],
        echo: [
          'Au tournant de l’escalier, {companion} [fit|a fait] un petit saut. {hero} aussi. On ne sait plus qui a commencé à la maison.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait écrit sa phrase sur sa main. {hero_subj} [la lut|l’a lue] à {part_def}, et [la relut|l’a relue] plus près.',
          ],
          warm: [
            '<hero>Voilà, c’est très simple</hero>, [dit|a dit] {hero} {a_part}, et [récita|a récité] sa phrase, la main sur le cœur. {part_def} était déjà plus loin.',
          ],
          clever: [
            'Une bonne phrase vaut pour tout le monde, [pensa|a pensé] {hero}. {hero_subj} [redit|a redit] la bonne phrase {a_part}, le doigt sur chaque mot.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] sa phrase {a_part}, rideau, trois coups, et salut. La salle courait en rond.',
          ],
        },
        fails: ['Le doigt montait, la phrase suivait. En face, on tournait le coin.'],
        again: [
          '{hero_subj} [attendit|a attendu] au coin et [dit|a dit] la phrase au passage. Il en [passa|est passée] la moitié.',
        ],
        refrain: ['Ma phrase. Hop. Ma phrase. Hop.'],
        turned: ['Ton tour. Hop. Mon tour. Hop.'],
        noticing: [
          'La main avait transpiré, et la phrase était partie. {hero_subj} [leva|a levé] le nez. Là-bas, un rond se faisait, toujours le même : quatre pas, et pop. Quatre pas, et pop. Il y avait une place vide, dans le pop.',
        ],
        deed: [
          '{hero_subj} [frotta|a frotté] sa main sur sa culotte. Du même pied que {part_def}, {hero_il} [partit|est parti{hero_e}] : un, deux, trois, quatre. Pop.',
        ],
        answer: [
          'Le pop [tomba|est tombé] juste. {part_def} [en fit un deuxième|en a fait un deuxième], pour voir si c’était du hasard.',
        ],
        echo: [
          '<companion>Qu’est-ce qui est écrit sur ta main ?</companion> [demanda|a demandé] {companion}. <hero>Hop</hero>, [dit|a dit] {hero}. C’était tout ce qu’on y lisait encore.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait préparé une phrase. {hero_il} [la dit|l’a dite] {a_part}, un doigt levé. Puis {hero_il} [la dit|l’a dite] encore, le doigt plus haut.',
          ],
          warm: [
            '{hero_subj} [récita|a récité] sa phrase {a_part}, avec un beau sourire. Le sourire était compris dans la phrase.',
          ],
          clever: [
            'La phrase avait dix mots, tous bien choisis. {hero_subj} [les servit|les a servis] {a_part} dans l’ordre, puis de nouveau dans l’ordre.',
          ],
          playful: [
            '{hero_subj} [prit|a pris] une voix de ministre pour dire sa phrase {a_part}. Le ministre [recommença|a recommencé] au début.',
          ],
        },
        fails: ['On n’écoutait pas. {hero_subj} [redit|a redit] la phrase, sans changer une virgule.'],
        again: ['{hero_subj} [redit|a redit] la phrase en courant à côté. La virgule [tomba|est tombée].'],
        refrain: ['S’il vous plaît, monsieur. Non. S’il vous plaît.'],
        turned: ['Un tour. Un tour. Et hop.'],
        noticing: [
          '{hero_subj} [se tut|s’est tu{hero_e}] pour respirer. En face, on avait à faire : un tour par ici, un tour par là. Et à chaque coin, un petit saut.',
        ],
        deed: [
          '{hero_subj} [rangea|a rangé] sa phrase, [se mit|s’est mis{hero_e}] à côté {de_part}, et [fit|a fait] le même tour. Au coin, {hero_il} [sauta|a sauté].',
        ],
        answer: [
          'À ce tour-là, il manquait justement quelqu’un. On [tourna|a tourné] à deux, et l’on [sauta|a sauté] à deux.',
        ],
        echo: [
          '{hero} n’a jamais dit la fin de sa phrase. <companion>C’était quoi ?</companion> [demanda|a demandé] {companion}. <hero>S’il vous plaît, merci, au revoir</hero>, [dit|a dit] {hero} en sautant.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [dit|a dit] sa phrase {a_part}, apprise par cœur la veille. Puis, comme rien ne venait, {hero_il} [la redit|l’a redite] avec l’index.',
          ],
          warm: [
            '<hero>Cher gardien</hero>, [commença|a commencé] {hero}, tout doux. En face, on était déjà reparti. <hero>Cher gardien</hero>, [recommença|a recommencé] {hero} à {part_def}.',
          ],
          clever: [
            'La phrase avait un sujet, un verbe et un merci. {hero_subj} [l’offrit|l’a offerte] {a_part}, complète, une deuxième fois.',
          ],
          playful: [
            '{hero_subj} [dit|a dit] sa phrase {a_part} dans un micro qui n’existait pas. Le public [ne s’arrêta pas|ne s’est pas arrêté] de marcher.',
          ],
        },
        fails: ['{part_def} passait, repassait. La phrase [arriva|est arrivée] chaque fois dans un dos.'],
        again: [
          '{hero_subj} [cria|a crié] le merci en premier, pour changer. Ce n’était pas encore le moment de dire merci.',
        ],
        refrain: ['Cher gardien. Hop. Cher gardien. Hop.'],
        turned: ['Pas à pas. Hop. Pas à pas. Hop.'],
        noticing: [
          '{hero_subj} [perdit|a perdu] le fil, et [regarda|a regardé]. Trois pas à droite, un demi-tour, trois pas à gauche. Et au bout, toujours, un petit saut que personne ne faisait avec.',
        ],
        deed: [
          'La phrase [alla|est allée] dans la poche. {hero_subj} [se rangea|s’est rangé{hero_e}] à côté {de_part}, pied contre pied, et [fit|a fait] les trois pas, le demi-tour, et hop.',
        ],
        answer: [
          'Le saut, à deux, [fit|a fait] un seul bruit. {part_def} [tourna|a tourné] la tête : il y avait donc quelqu’un d’autre qui savait.',
        ],
        echo: [
          '<companion>Tu marches bizarrement</companion>, [dit|a dit] {companion}. <hero>Trois pas</hero>, [dit|a dit] {hero}, et hop, la marche de la porte.',
        ],
      },
    ],
  },
  ownNumberOut: {
    tangled: [
      {
        firstTry: {
          bold: [
            'La première heure était déjà perdue. {hero_subj} [relut|a relu] l’ordre de passage tout haut, minute par minute, et [tira|a tiré] {part_def} d’un coup sec.',
          ],
          warm: [
            '{hero_subj} [rassura|a rassuré] chacun : dans l’ordre de passage, rien ne changeait, pas une minute. Et {hero_il} [reprit|a repris] {part_def} avec le sourire.',
          ],
          clever: [
            '{hero_subj} [recalcula|a recalculé] l’horaire, en gardant tout, à deux minutes près. {part_def} y [gagna|a gagné] un nœud.',
          ],
          playful: [
            '{hero_subj} [lut|a lu] le programme en présentateur météo, sans changer une minute, et [annonça|a annoncé] du soleil sur {part_def}.',
          ],
        },
        fails: [
          '<hero>La scène deux passe à la minute quatre</hero>, [dit|a dit] {hero}. Une personne [regarda|a regardé] sa montre et [partit|est partie].',
        ],
        again: ['{hero_subj} [relut|a relu] l’ordre depuis le début, plus vite, pour rattraper le retard.'],
        noticing: [
          'Un verre d’eau s’était renversé sur le programme. L’encre coulait. Sur toute la feuille, une seule ligne restait nette. C’était son propre numéro. Il durait douze minutes.',
        ],
        deed: [
          '{hero_subj} [raya|a rayé] son propre numéro le premier et [fit|a fait] passer le stylo. Puis {hero_il} [reprit|a repris] {part_def}, avec les autres.',
        ],
        answer: [
          'Tout ce qu’on avait promis à tout le monde était accroché à ces douze minutes-là. Il y [eut|a eu] du jeu.',
        ],
        echo: [
          '<companion>Tu aurais été bien</companion>, [dit|a dit] {companion}. <hero>En douze minutes, oui</hero>, [dit|a dit] {hero}. <hero>En zéro, je suis parfait{hero_e}.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On ne change rien !</hero> [cria|a crié] {hero} sous la pluie, le programme ouvert comme un toit, et {hero_il} [tira|a tiré] sur {part_def} pour le prouver.',
          ],
          warm: [
            '{hero_subj} [promit|a promis] à chacun, un par un, que rien ne bougerait pour lui. Cela faisait beaucoup de promesses au même endroit, et {part_def} [se croisa|s’est croisé{part_e}] dessous.',
          ],
          clever: [
            '{hero_subj} [avança|a avancé] tout d’une minute et demie. Tout [passa|est passé] de justesse, sauf {part_def} et le public.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] chaque retard à la trompette. {part_def} [fit|a fait] une boucle de plus à la trompette suivante.',
          ],
        },
        fails: [
          'Un orteil [tapa|a tapé], puis dix. <hero>D’abord la trois, ensuite la trois bis</hero>, [lut|a lu] {hero}, et l’encre de la trois bis lui [coula|a coulé] dans la manche.',
        ],
        again: ['{hero_subj} [relut|a relu], parce que l’ordre est l’ordre.'],
        noticing: [
          '<companion>Pourquoi la tienne ne coule pas ?</companion> [demanda|a demandé] {companion}, le nez sur la feuille. {hero_subj} [regarda|a regardé]. Il pleuvait sur toutes les lignes, sauf sur une, qu’on avait écrite au feutre gras, avec amour, et soulignée. Elle disait : douze minutes.',
        ],
        deed: [
          'Au feutre gras, {hero} [raya|a rayé] le feutre gras. Puis {hero_il} [tendit|a tendu] la feuille à qui voulait, [chargea|a chargé] la grosse caisse sur son ventre, et [passa|est passé{hero_e}] l’abriter, en démêlant {part_def} au passage.',
        ],
        answer: [
          'Quelqu’un [prit|a pris] le feutre, et [donna|a donné] trois minutes à quelqu’un d’autre. Cela glissait, maintenant, dans toutes les lignes à la fois.',
        ],
        echo: [
          '<companion>Tu la fais quand même, à la maison ?</companion> [demanda|a demandé] {companion}. {hero} [la fit|l’a faite] dans la cuisine, pour {companion} et une casserole. Elle durait quatorze minutes, avec le rappel.',
        ],
      },
    ],
  },
  twoTrips: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Tout, d’un coup, et à l’heure</hero>, [dit|a dit] {hero}, chargé{hero_e} jusqu’au menton, et {hero_il} [souleva|a soulevé] aussi {part_def}.',
          ],
          warm: [
            '{hero_subj} ne voulait faire attendre personne. {hero_subj} [prit tout|a tout pris], et [encouragea|a encouragé] les autres à en prendre autant, avec {part_def}.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] qu’un seul trajet avec {part_def} prend deux fois moins de temps que deux. C’était vrai, jusqu’au trottoir.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’âne de cirque, avec {part_def} et tout le reste. L’âne n’y voyait plus rien.',
          ],
        },
        fails: [
          '<hero>Plus vite, on est en retard</hero>, [dit|a dit] {hero} par-dessus la pile, et la pile [répondit|a répondu].',
        ],
        again: ['{hero_subj} [reprit tout|a tout repris], dans un autre ordre, plus haut.'],
        noticing: [
          'Le bus était parti de toute façon. Par terre, la page des horaires. {hero_subj} [la lut|l’a lue] de travers, la tête sous un carton : un bus dans une heure, et encore un après.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] la moitié par terre et [appela|a appelé]. <hero>On sera en retard, commencez sans nous.</hero> Puis {hero_il} [prit|a pris] {part_def}, et cela seulement.',
        ],
        answer: ['Une moitié, c’est ce qu’un corps peut tenir. On avait le temps de chercher le bon côté.'],
        echo: [
          'L’ouverture, personne ne l’a vue. <companion>Il paraît qu’il y avait un discours</companion>, [dit|a dit] {companion}. {hero} [posa|a posé] le deuxième carton très doucement.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [empila|a empilé] jusqu’au nez, [coinça|a coincé] {part_def} sous un bras, et [donna|a donné] le départ. On [avança|a avancé] de quatre mètres.',
          ],
          warm: [
            '<hero>Donne, je le prends aussi</hero>, [dit|a dit] {hero} à chacun. Avec {part_def} et la gentillesse, cela dépassait déjà la portière.',
          ],
          clever: [
            'Deux cartons et demi par personne, [divisa|a divisé] {hero}, plus {part_def}. Le demi était pour tout le monde, et [tomba|est tombé] chez chacun.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chameau sous {part_def} et quatre sacs, avec le blatèrement. Un chameau s’assoit, à un moment.',
          ],
        },
        fails: [
          '<hero>On ne lâche rien !</hero> On [lâcha|a lâché] un sac, puis le bord {de_part}, et l’on [reprit|a repris] tout à l’endroit du sac.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] une ficelle, pour tenir l’ensemble, et l’ensemble [tira|a tiré] sur la ficelle.',
        ],
        noticing: [
          'Les feux arrière du bus [tournèrent|ont tourné] au coin. Une feuille s’était décollée de l’arrêt et lui [vint|est venue] contre la jambe. Il y avait dessus des heures, toute une colonne, et la vie continuait jusqu’à vingt-deux heures six.',
        ],
        deed: [
          '<hero>Commencez, on arrive après le discours</hero>, [dit|a dit] {hero} au téléphone. {hero_subj} [aligna|a aligné] la moitié sous l’abri, sans un regret visible, et [se baissa|s’est baissé{hero_e}] pour {part_def}, rien que pour {part_def}.',
        ],
        answer: [
          'À deux mains libres, on sentait enfin de quel côté cela voulait basculer. On [l’aida|l’a aidé].',
        ],
        echo: [
          'Au deuxième voyage, le chauffeur [reconnut|a reconnu] le carton. <companion>On est presque de la famille</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait dit une heure, et {part_def} serait prêt{part_e} à l’heure. {hero_subj} y [mit|a mis] toutes ses mains.',
          ],
          warm: [
            '<hero>Encore un petit effort, tous, et ce sera dans les temps</hero>, [dit|a dit] {hero}, et {hero_il} [pressa|a pressé] {part_def} avec bonté.',
          ],
          clever: [
            '{hero_subj} [compressa|a compressé] le calendrier de {part_def}, étape par étape, jusqu’à ce qu’il entre avant le bus.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] {part_def} au régime sportif : sprint, sprint, sprint. {part_def} n’avait pas de chaussures.',
          ],
        },
        fails: ['Toutes les trois minutes, {hero} regardait où l’on en était. On en était à moins.'],
        again: [
          '{hero_subj} [annonça|a annoncé] l’heure à voix haute, comme au quai. Cela n’a jamais fait venir un train.',
        ],
        noticing: [
          'Un moteur [s’éloigna|s’est éloigné]. C’était le bus. La page des horaires était tombée sur le trottoir : le prochain, dans une heure. Puis le suivant.',
        ],
        deed: [
          '{hero_subj} [éloigna|a éloigné] ses mains de {part_def} et [appela|a appelé]. <hero>On sera en retard, commencez sans nous.</hero> Puis {hero_il} [partit|est parti{hero_e}] avec la moitié du reste, et [revint|est revenu{hero_e}] pour l’autre.',
        ],
        answer: ['L’heure était perdue, et c’était justement l’heure qui manquait.'],
        echo: [
          '<companion>On a raté le début</companion>, [dit|a dit] {companion}. <hero>Le début nous a ratés aussi</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Dans une heure, c’est dans le camion</hero>, [dit|a dit] {hero}. Et {hero_il} [se mit|s’est mis{hero_e}] à presser {part_def}, un sac déjà sur chaque épaule.',
          ],
          warm: [
            '<hero>On y est presque, on ne lâche rien</hero>, [dit|a dit] {hero} aux autres, qui bâillaient, et {hero_il} [souffla|a soufflé] sur {part_def} pour l’aider.',
          ],
          clever: [
            '{hero_subj} [refit|a refait] l’horaire de {part_def} en sautant deux étapes. Sur le papier, on était même en avance.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le commentaire du départ de la course : <hero>Et {part_def} est encore au stand !</hero> {part_def} y resta.',
          ],
        },
        fails: [
          '{hero_subj} [souleva|a soulevé] un coin, pour voir, en chargeant l’autre bras. On ne fait bien ni l’un ni l’autre.',
        ],
        again: ['{hero_subj} [donna|a donné] dix minutes à ce qui en demandait soixante. Puis neuf.'],
        noticing: [
          'Le bus [passa|est passé] devant la fenêtre, avec de la lumière dedans, et [prit|a pris] le virage. Il n’y avait donc plus d’heure. Sur le mur, la feuille des horaires en avait d’autres, toute une colonne.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] la moitié des sacs, loin {de_part}, et [téléphona|a téléphoné]. <hero>Commencez sans nous, on viendra en deux fois.</hero> Puis {hero_il} [emporta|a emporté] l’autre moitié, sans soulever quoi que ce soit au passage.',
        ],
        answer: [
          'Pendant le premier voyage, personne n’était là pour vérifier. Ce qui devait sécher, gonfler ou se taire [le fit|l’a fait].',
        ],
        echo: [
          '<companion>On a manqué le discours du début</companion>, [dit|a dit] {companion}. <hero>Il paraît que c’était le même qu’à la fin.</hero>',
        ],
      },
    ],
  },
};
