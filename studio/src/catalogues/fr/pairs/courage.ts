import type { LessonPairs } from '../../schema.ts';

export const courage: LessonPairs = {
  oneFingerEyesOpen: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tourna|a tourné] la tête et [serra|a serré] les paupières. Puis {hero_il} [enfonça|a enfoncé] tout le bras dans {part_def}.',
          ],
          warm: [
            '<hero>Ne bouge pas, je ne regarde pas</hero>, [dit|a dit] {hero}. Les yeux fermés, {hero_il} [plongea|a plongé] deux doigts dans {part_def}.',
          ],
          clever: [
            'Ce qu’on ne voit pas fait moins peur. Avec ce raisonnement, {hero} [ferma|a fermé] les yeux et [fouilla|a fouillé] {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à colin-maillard avec {part_def}. {part_def} ne courait pas, c’était déjà ça.',
          ],
        },
        fails: [
          'Derrière les paupières, tout avait des dents. {hero_subj} [poussa|a poussé] plus loin, la tête encore plus de côté.',
        ],
        again: [
          '{hero_subj} [ferma|a fermé] aussi la bouche, pour plus de sûreté. Le coude [cogna|a cogné], et la bouche [se rouvrit|s’est rouverte].',
        ],
        refrain: ['Je vois pas. Je pousse. Aïe.'],
        turned: ['Un œil. Deux yeux. Un doigt.'],
        noticing: [
          'Derrière les paupières, cela grandissait, grandissait. {hero_subj} [ouvrit|a ouvert] un œil, rien qu’une fente. Dans la fente, c’était bien plus petit.',
        ],
        deed: [
          '<hero>J’ai peur</hero>, [dit|a dit] {hero}. {hero_subj} [ouvrit|a ouvert] l’autre œil et [regarda|a regardé] {part_def} bien en face. Puis {hero_il} y [posa|a posé] un doigt.',
        ],
        answer: ['Cela n’avait pas de dents. Le doigt [suivit|a suivi] le bord, sans se presser.'],
        echo: [
          '<hero>En fermant les yeux, c’était un crocodile</hero>, [dit|a dit] {hero}. <companion>Et en les ouvrant ?</companion> <hero>Mercredi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [avança|a avancé] à reculons vers {part_def}, un bras derrière {hero_lui}, la tête dans son col. Ainsi, on ne se voit pas entrer.',
          ],
          warm: [
            '<hero>Bonjour, c’est juste ma main</hero>, [dit|a dit] {hero} à {part_def}. Les paupières serrées, {hero_il} [envoya|a envoyé] la main toute seule.',
          ],
          clever: [
            'Ce qu’on ne voit pas ne mord pas, avait décidé {hero}. Un bras dans {part_def}, {hero_il} regardait l’autre côté du monde.',
          ],
          playful: [
            '{hero_subj} [déguisa|a déguisé] sa main en araignée, parce qu’une araignée n’a pas peur. Elle [courut|a couru] dans {part_def}. {hero_subj} courait aussi, mais sur place.',
          ],
        },
        fails: [
          'Le bras tâtait trop vite pour rien sentir. Sous les paupières, il poussait des griffes à tout.',
        ],
        again: [
          '{hero_subj} [enfonça|a enfoncé] le bonnet jusqu’au nez. Maintenant il y avait du noir, de la laine, et toujours le même coude coincé.',
        ],
        refrain: ['Pas voir. Pousse. Pas voir. Aïe.'],
        turned: ['Je vois. Petit. Je touche.'],
        noticing: [
          'Le bonnet [glissa|a glissé]. Par une maille, {hero_subj} [aperçut|a aperçu] l’endroit, par accident. Il était beaucoup moins grand que dans la laine.',
        ],
        deed: [
          '<hero>J’ai peur, et je regarde</hero>, [dit|a dit] {hero}. {hero_subj} [s’approcha|s’est approché{hero_e}], les deux yeux ouverts, et [posa|a posé] un doigt, un seul, au bord {de_part}.',
        ],
        answer: [
          'C’était froid, c’était lisse, c’était tout. Le doigt [longea|a longé] le bord, et personne [ne le mangea|ne l’a mangé].',
        ],
        echo: [
          'Le soir, {hero_subj} [regarda|a regardé] sous le lit, en face, avec un doigt. <companion>Et alors ?</companion> [demanda|a demandé] {companion}. <hero>Ta chaussette</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [détourna|a détourné] la tête, [ferma|a fermé] les yeux. Puis {hero_il} [secoua|a secoué] {part_def} d’un bras très long. Cela [tinta|a tinté].',
          ],
          warm: [
            '<hero>Je ne te regarde pas, n’aie pas peur</hero>, [dit|a dit] {hero} à {part_def}. Les yeux serrés, {hero_il} [tapota|a tapoté] au hasard.',
          ],
          clever: [
            'Moins on voit, plus on est calme. {hero_subj} [ferma|a fermé] les yeux et [chercha|a cherché] sur {part_def}, du bout d’un doigt.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chevalier à la visière baissée. Le chevalier [piqua|a piqué] {part_def}, deux fois, et aussi l’air.',
          ],
        },
        fails: [
          'Derrière les paupières, cela claquait des dents. {hero_subj} [tapa|a tapé] plus loin, le nez tourné de l’autre côté.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] par-dessus l’épaule, à reculons. Le doigt [trouva|a trouvé] un coude, et c’était le sien.',
        ],
        refrain: ['Pas voir. Toc. Pas voir. Clac.'],
        turned: ['Un œil. Deux œils. Un doigt.'],
        noticing: [
          'Derrière ses paupières, c’était grand comme une maison. {hero_subj} [ouvrit|a ouvert] un œil, à peine. Dans la fente, cela n’avait même pas de toit.',
        ],
        deed: [
          '<hero>J’ai peur</hero>, [dit|a dit] {hero}. {hero_subj} [ouvrit|a ouvert] aussi l’autre œil. Puis, bien en face, {hero_il} [posa|a posé] un doigt sur {part_def}.',
        ],
        answer: ['Un bras long, les yeux fermés, passe à côté. Un doigt qu’on regarde va où il faut.'],
        echo: [
          '<companion>On dit deux yeux</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}. <hero>Mais quand on les ouvre l’un après l’autre, ça fait deux œils.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [tendit|a tendu] le bras vers {part_def} et [tourna|a tourné] la tête de l’autre côté, le plus loin possible du bras.',
          ],
          warm: [
            '<hero>Je frappe, et puis je m’en vais</hero>, [dit|a dit] {hero} {a_part}. {hero_subj} [frappa|a frappé] sans regarder, et [s’en alla|s’en est allé{hero_e}] un peu.',
          ],
          clever: [
            'Ce que je ne vois pas ne me voit pas, [calcula|a calculé] {hero}, et [poussa|a poussé] {part_def}, les yeux au fond des poches.',
          ],
          playful: [
            '{hero_subj} [prit|a pris] une voix de fantôme pour faire peur {a_part} d’abord. Puis {hero_il} [tapa|a tapé], derrière son autre main.',
          ],
        },
        fails: ['À l’aveugle, on tape à côté. À côté, cela sonnait creux, et c’était pire.'],
        again: [
          '{hero_subj} [poussa|a poussé] avec le talon, en regardant sa montre. Il était l’heure de rien.',
        ],
        refrain: ['Pas vu. Toc. Pas vu. Clac.'],
        turned: ['Vu. Petit. Vu. Touché.'],
        noticing: [
          'Le front dans la manche, {hero_subj} [entendit|a entendu] ses propres dents. Ce n’était pas là-bas, alors, qu’il y avait des dents. Un œil [sortit|est sorti] de la manche. Là-bas, c’était plus petit que dans la manche.',
        ],
        deed: [
          '<hero>J’ai un peu peur</hero>, [dit|a dit] {hero}, et [leva|a levé] les deux yeux. Un doigt, sous les yeux, [s’avança|s’est avancé] et [se posa|s’est posé] sur {part_def}.',
        ],
        answer: ['Le doigt [vit|a vu], pour ainsi dire, tout ce qui était à côté de lui.'],
        echo: [
          'Le soir, {hero_subj} [ouvrit|a ouvert] le placard d’un doigt, en regardant. <companion>Il y a quoi ?</companion> <hero>Des pulls</hero>, [dit|a dit] {hero}. <hero>Ils avaient peur aussi.</hero>',
        ],
      },
    ],
  },
  theHandThatShakes: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Pas besoin de main</hero>, [dit|a dit] {hero}. {hero_subj} [tira|a tiré] ses manches sur ses doigts et [s’élança|s’est élancé{hero_e}] vers {part_def}.',
          ],
          warm: [
            '{hero_subj} ne voulait pas que {companion} s’inquiète. Les mains au fond des manches, {hero_il} [grimpa|a grimpé] à {part_def} avec les coudes.',
          ],
          clever: [
            '{hero_subj} [rentra|a rentré] les mains, parce qu’une main qui tremble compte pour une demi. Avec deux manches, {hero_il} [visa|a visé] {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pingouin, ailes dans les manches. Le pingouin [sauta|a sauté] vers {part_def}, et c’est connu, cela vole peu.',
          ],
        },
        fails: [
          'Une manche, cela ne tient à rien. {hero_subj} [glissa|a glissé], et [dit|a dit] que c’était fait exprès.',
        ],
        again: [
          '{hero_subj} [prit|a pris] l’élan des deux manches à la fois. De loin, on aurait dit du linge.',
        ],
        refrain: ['Pas peur, pas peur. Et zou, par terre.'],
        turned: ['Petite main qui tremble. Et main qui tient.'],
        noticing: [
          'Les manches tremblaient. Cela se voyait très bien, puisqu’il n’y avait pas de vent. {companion} regardait poliment un bouton.',
        ],
        deed: [
          '{hero_subj} [remonta|a remonté] une manche. {hero_il} [tendit|a tendu] sa main vers {companion}, la paume en l’air, toute tremblante, et [la laissa|l’a laissée] là.',
        ],
        answer: [
          'Une main [prit|a pris] cette main-là et [serra|a serré]. Le pied de {hero} [quitta|a quitté] le sol et [trouva|a trouvé] {part_def}.',
        ],
        echo: [
          '<companion>Elle tremble encore ?</companion> [demanda|a demandé] {companion}, au dîner. {hero} [regarda|a regardé] sa main. <hero>Non. C’est la soupe.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Regarde, sans les mains !</hero> [dit|a dit] {hero}, les poings au fond des manches, et {hero_il} [se jeta|s’est jeté{hero_e}] contre {part_def}.',
          ],
          warm: [
            '<hero>Je n’ai pas froid du tout</hero>, [dit|a dit] {hero} à {companion}, qui ne demandait rien. Les mains rentrées, {hero_il} [s’appuya|s’est appuyé{hero_e}] contre {part_def}.',
          ],
          clever: [
            'Une main qui tremble n’accroche pas, [raisonna|a raisonné] {hero}. {hero_subj} [essaya|a essayé] donc {part_def} avec les coudes, qui sont plus calmes.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le petit phoque, sans mains, contre {part_def}. Il sautait, et retombait sur le ventre.',
          ],
        },
        fails: [
          'Des manches, cela n’attrape rien. {hero_subj} [redescendit|est redescendu{hero_e}] plus vite qu’avant la montée.',
        ],
        again: ['{hero_subj} [prit|a pris] de l’élan, et deux manches pleines d’air.'],
        refrain: ['Pas peur. Hop. Par terre.'],
        turned: ['Un peu peur. Hop. En l’air.'],
        noticing: [
          'Un bout de manche battait, comme un drapeau. Il n’y avait pas un souffle. {companion} [regarda|a regardé] le drapeau, puis un nuage, très vite.',
        ],
        deed: [
          '<hero>Elle tremble</hero>, [dit|a dit] {hero}. La manche [remonta|est remontée]. Au pied {de_part}, {hero} [tendit|a tendu] la main à {companion}, tout ouverte, et [ne la reprit pas|ne l’a pas reprise].',
        ],
        answer: [
          '{companion} [la prit|l’a prise]. À deux, elle tremblait beaucoup moins, et un pied [quitta|a quitté] le sol.',
        ],
        echo: [
          '<companion>La mienne aussi</companion>, [dit|a dit] {companion}. <hero>Laquelle ?</hero> {companion} [montra|a montré] les deux.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [cacha|a caché] ses deux mains dans ses manches et [marcha|a marché] droit sur {part_def}. <hero>Je n’ai peur de rien, moi.</hero>',
          ],
          warm: [
            'Pour ne pas effrayer {part_def}, {hero} [fourra|a fourré] ses mains tremblantes au fond des manches. Et {hero_il} [s’approcha|s’est approché{hero_e}] d’un grand pas.',
          ],
          clever: [
            '{hero_subj} [cacha|a caché] ses mains et [parla|a parlé] fort. D’après {hero}, une grosse voix tient {part_def} tranquille.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le fantôme sans mains, <hero>hou, hou</hero>, devant {part_def}. Le fantôme riait un peu trop haut.',
          ],
        },
        fails: [
          'Deux manches vides qui battent, cela fait deux gros oiseaux. {hero_subj} les [agita|a agitées] davantage.',
        ],
        again: [
          '<hero>Même pas peur</hero>, [cria|a crié] {hero}. L’écho [n’y crut pas|n’y a pas cru] non plus.',
        ],
        refrain: ['Même pas peur. Même pas peur. Hou.'],
        turned: ['Un peu peur. Un peu peur. Chut.'],
        noticing: [
          'Les manches [tremblèrent|ont tremblé]. Il n’y avait pas de vent. {companion} [le vit|l’a vu], et [s’intéressa|s’est intéressé{companion_e}] très fort à ses lacets.',
        ],
        deed: [
          '{hero_subj} [remonta|a remonté] une manche. Près {de_part}, tout en bas, {hero_il} [posa|a posé] sa main qui tremblait, la paume en l’air.',
        ],
        answer: [
          'La main tremblait, et en face cela tremblait pareil. {part_def} [se pencha|s’est penché{part_e}] pour comparer.',
        ],
        echo: [
          'Au retour, {hero} laissait ses mains dehors. <companion>Elles ont froid ?</companion> [demanda|a demandé] {companion}. <hero>Elles ont de la visite.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je n’ai pas besoin de mes mains</hero>, [dit|a dit] {hero} {a_part}, les deux au fond des poches. Les poches tremblaient comme deux souris.',
          ],
          warm: [
            '{hero_subj} [croisa|a croisé] les bras très serré, pour que {part_def} ne voie rien. Les coudes, eux, ne se croisent pas.',
          ],
          clever: [
            'Cacher ce qui tremble, c’est déjà ne plus trembler, [calcula|a calculé] {hero}. Et {hero_il} [avança|a avancé] vers {part_def}, les mains sous les aisselles.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pingouin, les bras collés, droit sur {part_def}. C’était un pingouin qui grelottait.',
          ],
        },
        fails: [
          'Quelqu’un sans mains, on ne sait pas ce qu’il va faire. En face, on ne tenait pas à l’apprendre.',
        ],
        again: [
          '<hero>J’ai froid, c’est tout</hero>, [dit|a dit] {hero}. On était en sueur, c’était la sueur qui tremblait.',
        ],
        refrain: ['Pas peur, pas peur. Brr. Pas peur.'],
        turned: ['Un peu peur. Voilà. Un peu peur.'],
        noticing: [
          'Une manche se balançait, toute seule. {hero_subj} [la regarda|l’a regardée]. {companion} aussi l’avait vue, et {companion} cherchait à présent quelque chose, très loin, en l’air.',
        ],
        deed: [
          'La manche [remonta|est remontée]. {hero_subj} [sortit|a sorti] sa main qui tremblait et [la posa|l’a posée] par terre, ouverte, à mi-chemin {de_part}. Et {hero_il} [l’y laissa|l’y a laissée].',
        ],
        answer: [
          'Une main qui tremble, ce n’est pas une main qui attrape. {part_def} connaissait cela par cœur.',
        ],
        echo: [
          'Au lit, {companion} [posa|a posé] une main sur celle de {hero}. <companion>Elle s’est arrêtée.</companion> <hero>Non</hero>, [dit|a dit] {hero}. <hero>C’est la tienne.</hero>',
        ],
      },
    ],
  },
  aStepAsLongAsAShoe: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Facile</hero>, [dit|a dit] {hero}. {hero_subj} [siffla|a sifflé], [ferma|a fermé] les yeux et [courut|a couru] droit sur {part_def}.',
          ],
          warm: [
            '<hero>Je passe vite, comme ça, tu n’auras pas peur</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [s’élança|s’est élancé{hero_e}], les yeux fermés, sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que, plus on va vite, moins on a le temps de tomber. Les yeux fermés, {hero_il} [courut|a couru] sur {part_def}.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] l’air du cirque et [ferma|a fermé] les yeux. Sur {part_def}, {hero_il} [fit|a fait] deux pas de danse très réussis.',
          ],
        },
        fails: [
          'Des pieds qui courent n’ont pas le temps de tenir. Le sifflet [continua|a continué] sans {hero}.',
        ],
        again: [
          '<hero>Encore plus facile</hero>, [dit|a dit] {hero}, et {hero_il} [courut|a couru] encore, en sifflant faux.',
        ],
        refrain: ['Facile, facile, facile. Et zioup.'],
        turned: ['Un soulier. Un soulier. Un soulier.'],
        noticing: [
          'Les jambes de {hero} [s’arrêtèrent|se sont arrêtés] toutes seules. {hero_subj} les [regarda|a regardées]. Il y avait deux genoux qui tremblaient, au-dessus de deux chaussures tout à fait ordinaires.',
        ],
        deed: [
          '<hero>J’ai peur</hero>, [dit|a dit] {hero}. Et {hero_il} [posa|a posé] un pied bien à plat sur {part_def}, pas plus loin qu’une chaussure.',
        ],
        answer: ['Le pied [resta|est resté] où il était. {hero_subj} y [mit|a mis] l’autre.'],
        echo: [
          '<companion>Tu peux siffler, maintenant</companion>, [dit|a dit] {companion}. <hero>Maintenant, j’ai la bouche sèche</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Regarde-moi bien</hero>, [dit|a dit] {hero} à {companion}, et [ferma|a fermé] les yeux pour {part_def}. Les pieds [partirent|sont partis] chacun chez soi.',
          ],
          warm: [
            '<hero>Je te montre, c’est rien du tout</hero>, [dit|a dit] {hero} à {companion}. En sifflant, les yeux fermés, {hero_il} [traversa|a traversé] la moitié {de_part}, dans un sens puis dans l’autre.',
          ],
          clever: [
            'En courant, on touche moins souvent, [calcula|a calculé] {hero}. Les yeux clos, sur {part_def}, on touche surtout avec le dos.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] la valse et [patina|a patiné] sur {part_def}, les yeux fermés, comme les artistes. L’artiste [salua|a salué] plus bas que prévu.',
          ],
        },
        fails: ['{hero_subj} [s’arrêta|s’est arrêté{hero_e}]. Les chaussures [continuèrent|ont continué].'],
        again: ['<hero>J’ai presque réussi</hero>, [dit|a dit] {hero}, et [refit|a refait] le presque.'],
        refrain: ['Facile, fuit. Zoup. Facile, fuit.'],
        turned: ['Un pied. Là. Un pied. Là.'],
        noticing: [
          'Les yeux [s’ouvrirent|se sont ouverts]. En dessous, il y avait deux genoux, et ils se parlaient entre eux, très vite. Les chaussures, plus bas, n’avaient rien dit.',
        ],
        deed: [
          '<hero>J’ai peur de tomber</hero>, [dit|a dit] {hero}. Les yeux sur le sol, {hero_il} [avança|a avancé] une chaussure, pas plus loin que l’autre, à plat sur {part_def}.',
        ],
        answer: ['Une chaussure à la fois, on voit où c’est sec. Elle y [resta|est restée].'],
        echo: [
          'Dans la baignoire, {hero_subj} [marcha|a marché] talon contre pointe. <companion>Combien ?</companion> [demanda|a demandé] {companion}. <hero>Six</hero>, [dit|a dit] {hero}. <hero>Et un canard.</hero>',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>Facile</hero>, [dit|a dit] {hero}, et {hero_il} [courut|a couru] dans {part_def}, les yeux fermés, en sifflant.',
          ],
          warm: [
            '<hero>Je vais voir pour toi, c’est facile</hero>, [dit|a dit] {hero} à {companion}. Les yeux fermés, {hero_il} [plongea|a plongé] dans {part_def}.',
          ],
          clever: [
            'Dans le noir, les yeux ne servent à rien. {hero} les [ferma|a fermés] pour les économiser, et [fonça|a foncé] dans {part_def}.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] comme un chef de gare. Le train, les yeux fermés, [entra|est entré] dans {part_def}. Il n’y avait pas de quai.',
          ],
        },
        fails: [
          '{hero_subj} [ressortit|est ressorti{hero_e}] en courant, plus vite qu’à l’aller, sans avoir rien vu que ses paupières.',
        ],
        again: [
          '<hero>Encore plus facile.</hero> {hero_subj} [entra|est entré{hero_e}] à reculons. Son derrière [vit|a vu] la même chose.',
        ],
        refrain: ['Facile, facile. Et hop, dehors.'],
        turned: ['Un soulier. J’ai peur. Un soulier.'],
        noticing: [
          'Les jambes [refusèrent|ont refusé]. {hero_subj} [baissa|a baissé] les yeux. Au-dessus de deux chaussures ordinaires, deux genoux jouaient du tambour, et on les entendait.',
        ],
        deed: [
          '<hero>J’ai peur</hero>, [dit|a dit] {hero}. Puis, les yeux ouverts, {hero_il} [avança|a avancé] d’une chaussure dans {part_def}, et [s’arrêta|s’est arrêté{hero_e}].',
        ],
        answer: ['Les yeux [eurent|ont eu] le temps. La chaussure suivante [sut|a su] où aller.'],
        echo: [
          '<hero>Huit chaussures</hero>, [dit|a dit] {hero}. <companion>Pour aller où ?</companion> <hero>Jusqu’au noir. C’est pas loin, en fait.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’y vais comme au pain</hero>, [dit|a dit] {hero}. {hero_subj} [siffla|a sifflé], [ferma|a fermé] les yeux et [fila|a filé] dans {part_def}, presque jusqu’au milieu.',
          ],
          warm: [
            '<hero>Donne-moi la main, il n’y a rien du tout</hero>, [dit|a dit] {hero} à {companion}. Déjà, {hero_il} courait dans {part_def}, devant tout le monde, les yeux fermés.',
          ],
          clever: [
            'Les yeux fermés, {part_def} n’est pas plus noir{part_e} que le reste, [expliqua|a expliqué] {hero}. Et {hero_il} [partit|est parti{hero_e}] en sifflant.',
          ],
          playful: [
            '<hero>Mesdames, messieurs, sans les yeux</hero>, [annonça|a annoncé] {hero}. {hero_subj} [salua|a salué] et [courut|a couru] dans {part_def} en sifflotant une marche.',
          ],
        },
        fails: [
          'Le sifflet [revint|est revenu] le premier, et {hero} juste derrière. Personne n’avait rien vu.',
        ],
        again: [
          '{hero_subj} [siffla|a sifflé] plus fort et [courut|a couru] plus vite. Cela [sortit|est sorti] par le même bout, avec une chaussure en moins.',
        ],
        refrain: ['Fuit, fuit, facile. Et retour, facile.'],
        turned: ['Un pied. Le voilà. Un pied.'],
        noticing: [
          '{hero_subj} voulait remettre sa chaussure, et le lacet ne voulait pas. C’étaient les mains. Elles tremblaient, et les genoux aussi, comme s’ils s’étaient donné le mot.',
        ],
        deed: [
          '<hero>J’ai peur</hero>, [dit|a dit] {hero}, les yeux bien ouverts. {hero_subj} [posa|a posé] dans {part_def} un pied à plat, puis l’autre, juste devant, talon contre pointe.',
        ],
        answer: [
          'Un pied, c’était assez pour voir où mettre le suivant. Le noir [fit|a fait] de la place, une chaussure après l’autre.',
        ],
        echo: [
          '{hero_subj} [mesura|a mesuré] le couloir de la maison, le soir, talon contre pointe. <companion>Alors ?</companion> [demanda|a demandé] {companion}. <hero>Vingt et un</hero>, [dit|a dit] {hero}. <hero>Et un lit.</hero>',
        ],
      },
    ],
  },
  tenBreathsStaying: {
    noisy: [
      {
        firstTry: {
          bold: [
            'Les mains sur les oreilles, {hero} [fonça|a foncé] vers {part_def} en criant. {hero_il} y [toucha|a touché] à peine, et [repartit|est reparti{hero_e}].',
          ],
          warm: [
            '<hero>Là, là, tout va bien</hero>, [cria|a crié] {hero}, les mains sur les oreilles. Et {hero_il} [passa|a passé] en courant devant {part_def}.',
          ],
          clever: [
            'Plus on crie, moins on entend. {hero} [cria donc|a donc crié] de toutes ses forces, oreilles bouchées, à un pas {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’avion, mains sur les oreilles. <hero>Vroum !</hero> L’avion [passa|a passé] près {de_part} et [repartit|est reparti] faire le plein.',
          ],
        },
        fails: ['Entre les allers et les retours, {hero} criait sans arrêt. On n’entendait plus que {hero}.'],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}], les yeux fermés aussi. Cette fois, {hero_il} [salua|a salué] le mur.',
        ],
        refrain: ['Aaah, j’y vais. Aaah, je pars.'],
        turned: ['Un. Deux. Trois. Je reste.'],
        noticing: [
          'Entre deux doigts, {hero} [regarda|a regardé]. {companion} n’avait pas bougé. {companion} avait le nez tout blanc, et {companion} restait.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] les mains de ses oreilles et [planta|a planté] ses deux pieds devant {part_def}. Tout haut, en tremblant, {hero_il} [compta|a compté] dix souffles.',
        ],
        answer: ['Le sept [tomba|est tombé] juste dans le creux, et on l’[entendit|a entendu].'],
        echo: [
          'La nuit, le tuyau [gargouilla|a gargouillé]. {hero} [compta|a compté] jusqu’à trois, et le tuyau aussi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [se boucha|s’est bouché] les oreilles, et [fonça|a foncé] en hurlant sous le nez {de_part}. Le temps d’un clin d’œil, et {hero_subj} était reparti{hero_e}.',
          ],
          warm: [
            '<hero>N’ayez pas peur</hero>, [cria|a crié] {hero}, les oreilles bouchées, à {part_def} et à tous, en s’enfuyant.',
          ],
          clever: [
            'Le bruit entre par les oreilles, [raisonna|a raisonné] {hero}. {hero_subj} les [ferma|a fermé], et [courut|a couru] devant {part_def} en criant pour le couvrir.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ambulance, pin pon, devant {part_def}, et [disparut|a disparu] au coin. L’ambulance avait peur des ambulances.',
          ],
        },
        fails: ['{hero_subj} criait pour ne pas entendre. On n’entendait donc plus que cela.'],
        again: [
          '{hero_subj} [passa|est passé{hero_e}] encore, plus vite, avec un coussin imaginaire sur chaque oreille.',
        ],
        refrain: ['Pin pon. File. Pin pon. File.'],
        turned: ['Je tremble. Je compte. Je reste.'],
        noticing: [
          'Un doigt [glissa|a glissé] de l’oreille. Il y avait, au milieu du bruit, quelqu’un qui ne courait pas. C’était {companion}, les mains le long du corps, les genoux pas très sûrs, et les pieds au même endroit.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] une main, puis l’autre. Deux pieds à plat devant {part_def}. Dix souffles à haute voix, même ceux qui tremblaient : <hero>Un. Deux.</hero>',
        ],
        answer: [
          'Le bruit avait des marches, quand on l’écoutait. Entre deux, il y avait la place pour un chiffre.',
        ],
        echo: [
          'L’aspirateur [passa|est passé] dans le couloir. <hero>Six</hero>, [dit|a dit] {hero} sous la table. <hero>Sept.</hero> {companion} [s’assit|s’est assis{companion_e}] à côté. <companion>Huit.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [courut|a couru] vers {part_def} en criant, mains sur les oreilles, y [toucha|a touché]. Puis {hero_il} [repartit|est reparti{hero_e}]. Sept fois.',
          ],
          warm: [
            '<hero>N’aie pas peur, je viens, je repars, je viens</hero>, [dit|a dit] {hero} à {part_def}. À chaque venue, il y avait un doigt.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] que les visites courtes font moins peur que les longues. {hero_il} en [fit|a fait] vingt à {part_def}, en courant.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’abeille, zzz, mains sur les oreilles. À chaque zzz, l’abeille [piqua|a piqué] {part_def}.',
          ],
        },
        fails: ['Venir, toucher, partir. Cela n’avait jamais le temps de se remettre du dernier zzz.'],
        again: [
          '{hero_subj} [arriva|est arrivé{hero_e}] les yeux fermés aussi. On ne voit pas où l’on touche, les yeux fermés. On touche partout.',
        ],
        refrain: ['Zzz, je viens. Aaah, je pars.'],
        turned: ['Un. Deux. Trois. Je reste.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] entre ses doigts. {companion} n’était pas parti{companion_e} une seule fois. {companion} avait le nez blanc, les pieds posés, et {companion} attendait.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] les mains de ses oreilles et [planta|a planté] ses deux pieds, devant {part_def}. Tout haut, en tremblant un peu, {hero_il} [compta|a compté] dix souffles.',
        ],
        answer: ['Dix souffles sans un doigt. Quelqu’un avait peur à côté, mais bien tranquillement.'],
        echo: [
          '<hero>À quatre, j’ai failli partir</hero>, [dit|a dit] {hero}. <companion>À six, c’était moi</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [fonça|a foncé] vers {part_def}, les oreilles bouchées, [toucha|a touché] du pied, et [cria|a crié] tout le chemin du retour.',
          ],
          warm: [
            '<hero>Coucou, au revoir</hero>, [dit|a dit] {hero} {a_part}, en courant, les mains sur les oreilles. Le coucou avait un coude.',
          ],
          clever: [
            'Si l’on reste peu, on a peu peur, [calcula|a calculé] {hero}. {hero_subj} [resta|est resté{hero_e}] peu, neuf fois, devant {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à chat avec {part_def}, et les deux étaient le chat. {hero_subj} criait pour deux.',
          ],
        },
        fails: ['À chaque passage, quelque chose repartait de zéro. Zéro, c’est loin.'],
        again: [
          '{hero_subj} [essaya|a essayé] de venir à reculons. C’est en arrivant que l’on [se fit peur|s’est fait peur].',
        ],
        refrain: ['Cours. Touche. Aaah. Cours. Touche.'],
        turned: ['Reste. Un. Reste. Deux. Reste.'],
        noticing: [
          'Entre deux courses, {hero_subj} [regarda|a regardé] d’où {hero_subj} était parti{hero_e}. {companion} y était toujours, le nez tout blanc, les lèvres serrées, et n’avait pas bougé d’une semelle. Cela se pouvait donc.',
        ],
        deed: [
          'Les mains [descendirent|sont descendues] des oreilles. Les semelles, l’une à côté de l’autre, en face {de_part}. <hero>Un</hero>, [dit|a dit] {hero}, d’une voix qui boite. Et jusqu’à dix.',
        ],
        answer: [
          'Dix souffles de quelqu’un qui a peur et qui reste, c’est une sorte de maison. Il y [fit|a fait] tranquille.',
        ],
        echo: [
          '<companion>Tu comptes quoi ?</companion> [demanda|a demandé] {companion}, le soir de l’orage. <hero>Sept</hero>, [dit|a dit] {hero}. <hero>Tu peux faire le huit.</hero>',
        ],
      },
    ],
  },
  voiceCracksOnIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] la phrase d’un trait, l’[effaça|a effacée], et [envoya|a envoyé] une blague, d’un trait aussi. Autour {de_part}, on [rit|a ri].',
          ],
          warm: [
            '{hero_subj} [écrivit|a écrit] un mot très doux, [le trouva|l’a trouvé] trop doux, et [envoya|a envoyé] un chaton à la place. {part_def} en [resta|est resté{part_e}] au chaton.',
          ],
          clever: [
            '{hero_subj} [rédigea|a rédigé] trois versions sur {part_def}, avec arguments. La blague, en quatrième, [partit|est partie] la première.',
          ],
          playful: [
            '{hero_subj} [remplaça|a remplacé] la phrase par une image drôle, puis par une autre, et [tourna|a tourné] autour {de_part} avec les deux.',
          ],
        },
        fails: [
          'Dans le couloir, il suffisait d’ouvrir la bouche. {hero_subj} [regarda|a regardé] le carrelage et [renvoya|a renvoyé] un smiley.',
        ],
        again: [
          '{hero_subj} [effaça|a effacé] le même mot, une fois encore. Le correcteur le proposait maintenant tout seul.',
        ],
        noticing: [
          'Onze fois, le même mot effacé. {hero} les [compta|a comptées]. Sur l’écran, le pouce avait laissé une trace humide, et elle rétrécissait.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] le téléphone dans sa poche, [alla|est allé{hero_e}] se placer devant la personne, et [le dit|l’a dit]. Au milieu, sa voix [se cassa|s’est cassée].',
        ],
        answer: [
          'Derrière, on l’avait entendu aussi. Mais cela ne pouvait plus se lire de travers, et {part_def} n’avait plus qu’un sens.',
        ],
        echo: [
          '<companion>Ta voix fait une marche, au milieu</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}. <hero>Attention en descendant.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [enregistra|a enregistré] un message, [l’effaça|l’a effacé], et [envoya|a envoyé] une chanson à la place. Autour {de_part}, on [monta|a monté] le son.',
          ],
          warm: [
            '{hero_subj} [glissa|a glissé] un petit mot dans un casier, puis [le reprit|l’a repris], puis y [mit|a mis] un caramel. {part_def} [eut|a eu] le goût du caramel, et rien à lire.',
          ],
          clever: [
            'Il y avait douze façons de le dire, et {hero} les connaissait toutes. Entre deux façons, {hero_il} parlait {de_part}, du temps et des bus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une annonce d’aéroport : <hero>Le passager Moi-Même est attendu porte Toi.</hero> On [rit|a ri]. {part_def} [s’enroula|s’est enroulé{part_e}].',
          ],
        },
        fails: [
          'On se croisait dans l’escalier, trois fois par jour. Trois fois, {hero} [laça|a lacé] quelque chose.',
        ],
        again: ['<hero>Au fait</hero>, [commença|a commencé] {hero}. Le fait [resta|est resté] où il était.'],
        noticing: [
          'Dans la vitre du bus, il y avait une bouche qui essayait des mots, sans le son. {hero_subj} [la regarda|l’a regardée] faire. C’était la même phrase depuis le pont, et elle n’avait que six mots.',
        ],
        deed: [
          'À l’arrêt, {hero} [descendit|est descendu{hero_e}] derrière la personne. <hero>Attends.</hero> {hero_subj} [dit|a dit] les six mots. Au quatrième, la voix [monta|est montée] d’un étage et [se cassa|s’est cassée].',
        ],
        answer: [
          'Toute la file avait entendu. Mais six mots, cela ne se comprend que d’une façon, et {part_def} pendait tout droit.',
        ],
        echo: [
          '<companion>Le quatrième, tu l’as chanté</companion>, [dit|a dit] {companion}. <hero>C’est mon meilleur</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] quatre lignes pour {part_def}, les [effaça|a effacées], et [lança|a lancé] une plaisanterie en passant, du plus loin possible.',
          ],
          warm: [
            '{hero_subj} [glissa|a glissé] un biscuit du côté {de_part}, sans un mot, puis [écrivit|a écrit] que c’était pour rire.',
          ],
          clever: [
            '{hero_subj} [prépara|a préparé] ce qu’il fallait dire {a_part}, point par point. Au moment venu, {hero_il} [parla|a parlé] du temps.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] devant {part_def} l’imitation qui marche toujours. Pendant une seconde, quelque part, on [respira|a respiré] comme avant de rire.',
          ],
        },
        fails: [
          'La plaisanterie suivante était déjà écrite. {hero_subj} l’[envoya|a envoyée] en regardant ses chaussures.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] un point d’exclamation, puis deux, puis [retira|a retiré] le tout sauf l’exclamation.',
        ],
        noticing: [
          '{hero_subj} [relut|a relu] l’endroit où l’on écrit avant d’envoyer. Onze fois, le même mot y avait disparu. Le pouce collait un peu à la vitre.',
        ],
        deed: [
          '{hero_subj} [rangea|a rangé] le téléphone, [se planta|s’est planté{hero_e}] devant {part_def}, et [le dit|l’a dit] à voix haute. Au milieu, la voix [se brisa|s’est brisée].',
        ],
        answer: [
          'Contre les blagues, il y avait un mur. Contre cela, du côté {de_part}, rien n’était prévu.',
        ],
        echo: [
          'Tout le couloir en [parla|a parlé], jusqu’à jeudi. Le jeudi, quelqu’un [tomba|est tombé] dans l’escalier, et le couloir [changea|a changé] de sujet.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [toqua|a toqué], [dit|a dit] <hero>C’est rien</hero>, et [repartit|est reparti{hero_e}]. Du côté {de_part}, on [n’entendit|n’a entendu] que des semelles.',
          ],
          warm: [
            '{hero_subj} [déposa|a déposé] devant {part_def} un gâteau, avec un mot : <hero>Il restait.</hero> Il ne restait rien du tout, c’était un gâteau entier.',
          ],
          clever: [
            '{hero_subj} [mit|a mis] au point une phrase à tiroirs, pour {part_def}. Quand le premier tiroir s’ouvrait, le dernier était déjà refermé.',
          ],
          playful: [
            '<hero>Toc, toc, c’est le facteur</hero>, [chanta|a chanté] {hero} devant {part_def}, avec l’accent. Le facteur n’avait pas de lettre.',
          ],
        },
        fails: ['Il fallait une phrase. {hero_subj} [envoya|a envoyé] une image de pingouin.'],
        again: [
          'Le pingouin [reçut|a reçu] un compagnon. À eux deux, ils [ne dirent rien|n’ont rien dit] non plus.',
        ],
        noticing: [
          '{hero_subj} [relut|a relu] ce qui restait dans la petite case d’écriture, celle qui n’est pas envoyée. Il y avait un seul mot, et le curseur qui clignotait derrière, comme quelqu’un qui tape du pied.',
        ],
        deed: [
          '{hero_subj} [éteignit|a éteint] l’écran. Devant {part_def}, debout, sans rien dans les mains, {hero_il} [dit|a dit] ce mot-là, puis la suite. Vers la fin, la voix [se fendit|s’est fendue] en deux.',
        ],
        answer: [
          'On ne sait pas quoi répondre à un pingouin. À une voix fendue, si. Du côté {de_part}, quelque chose [cliqua|a cliqué].',
        ],
        echo: [
          'Tout l’étage avait entendu. <companion>Il y en a deux qui s’entraînent</companion>, [dit|a dit] {companion}, le lendemain. <companion>On les entend craquer.</companion>',
        ],
      },
    ],
  },
  firstToSayItDoesNotWork: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Pas de problème</hero>, [dit|a dit] {hero} avec les autres, et {hero_il} [monta|a monté] la musique. On [reprit|a repris] {part_def} là où cela tenait.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] à chacun, [dit|a dit] que {part_def} tiendrait, et [mit|a mis] la chanson que tout le monde aime.',
          ],
          clever: [
            '{hero_subj} [contourna|a contourné] le passage difficile {de_part} et [répartit|a réparti] le reste. Sur le papier, le passage avait presque disparu.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] un nom ridicule à la panne, et [promit|a promis] une médaille à {part_def}. On [rit|a ri] par-dessus.',
          ],
        },
        fails: [
          'Au mauvais endroit, tout le monde regardait ailleurs. {hero_subj} [monta|a monté] encore un peu le son.',
        ],
        again: ['<hero>Aucun problème</hero>, [répéta|a répété] {hero}, et il y en [eut|a eu] un.'],
        noticing: [
          'Entre deux chansons, {hero} [entendit|a entendu] plusieurs personnes expirer en même temps. Il y en avait cinq qui regardaient par terre. {hero_il} les [compta|a comptées] deux fois.',
        ],
        deed: [
          '{hero_subj} [coupa|a coupé] le son et [leva|a levé] la main. <hero>Comme ça, je n’y arrive pas. Ça me fait peur.</hero> Et {hero_il} [posa|a posé] {part_def} devant tous.',
        ],
        answer: [
          'Un <hero>moi non plus</hero> [vint|est venu] du fond, puis un autre. On [regarda|a regardé] enfin la cassure.',
        ],
        echo: [
          'Ce n’est plus {hero} qui dirige. {companion} tient la liste. <companion>Tu me diras, si ça ne va pas ?</companion> [demanda|a demandé] {companion}. <hero>Très fort</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On gère</hero>, [dit|a dit] {hero} comme tout le monde, et on [reprit|a repris] {part_def} par le côté qui tenait encore.',
          ],
          warm: [
            '{hero_subj} [vit|a vu] que les autres avaient peur, et [mit|a mis] de la musique, pour eux. Sous la musique, {part_def} faisait son petit bruit.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] de garder pour la fin ce qui n’allait pas. Tout ce qui allait {de_part} [fut|a été] prêt très vite.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] danser tout le monde autour {de_part}, pour qu’on ne voie pas ses propres genoux.',
          ],
        },
        fails: [
          'Au passage difficile, cinq personnes [eurent|ont eu] soif en même temps. {hero_subj} [servit|a servi] à boire.',
        ],
        again: [
          '<hero>Ça va le faire</hero>, [dit|a dit] {hero}. C’était la phrase du jour, et elle [ne le fit pas|ne l’a pas fait].',
        ],
        noticing: [
          'La chanson [sauta|a sauté]. Dans le trou, on [entendit|a entendu] respirer : une longue, une courte, une qu’on retenait. {hero_subj} [leva|a levé] les yeux. Ils étaient six à étudier le même carreau du sol.',
        ],
        deed: [
          '{hero_subj} [éteignit|a éteint] la musique. Au milieu {de_part} et des autres, la main en l’air comme en classe, {hero_il} [dit|a dit] : <hero>Moi, j’ai peur de ce passage. Je ne sais pas le faire.</hero>',
        ],
        answer: [
          'Une deuxième main [monta|est montée], puis quatre. On [regarda|a regardé] enfin tous au même endroit, et c’était là.',
        ],
        echo: [
          'C’est une autre qui dirige, à présent. <companion>Tu regrettes ?</companion> [demanda|a demandé] {companion}. {hero_subj} [réfléchit|a réfléchi] une mesure. <hero>La casquette, un peu.</hero>',
        ],
      },
    ],
  },
};
