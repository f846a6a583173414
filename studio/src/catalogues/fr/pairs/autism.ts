import type { LessonPairs } from '../../schema.ts';

export const autism: LessonPairs = {
  keysInTheSock: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [secoua|a secoué] ses clés à grelot pour encourager {companion}. <hero>Surprise ! Allez, on y va !</hero> Cela [sonna|a sonné] par-dessus {part_def}.',
          ],
          warm: [
            '{hero_subj} voulait faire plaisir à {companion}. {hero_il} [applaudit|a applaudi], [fit|a fait] tinter ses clés, et [cria|a crié] <hero>bravo</hero> plus fort que {part_def}.',
          ],
          clever: [
            'Le bruit donne des ailes, se disait {hero}. {hero_il} [fit|a fait] sonner ses clés près de l’oreille {de_companion}, en plus de {part_def}.',
          ],
          playful: [
            '<hero>Ding ding, le cirque !</hero> {hero_subj} [jongla|a jonglé] avec ses clés à grelot, devant {companion}, au rythme {de_part}.',
          ],
        },
        fails: [
          '{companion} [appuya|a appuyé] son casque contre ses oreilles, des deux mains. {hero_subj} [crut|a cru] que c’était un jeu, et [sonna|a sonné] plus près.',
        ],
        again: [
          '<hero>Surprise !</hero> {hero_subj} [lança|a lancé] les clés en l’air et [les rattrapa presque|les a presque rattrapées]. Elles avaient un très beau son de casserole.',
        ],
        refrain: ['Ding ding, surprise. Boum. Ding ding.'],
        turned: ['Clés au lit. Chut. Chut.'],
        noticing: [
          '{hero_subj} n’avait plus de souffle. Alors {hero} [entendit|a entendu] : cela bourdonnait, cela cognait, cela appelait. Et le plus fort de tout pendait à sa main.',
        ],
        deed: [
          '<hero>Dis-moi ce qui t’aide</hero>, [dit|a dit] {hero} tout bas à {companion}. {companion} [montra|a montré] les clés. {hero_subj} les [poussa|a poussées] au fond d’une chaussette, loin {de_part}.',
        ],
        answer: [
          '{companion} [compta|a compté] tout haut, un doigt par coup : un, deux, trois, quatre. Après quatre, il y avait un trou.',
        ],
        echo: [
          'Le soir, la porte est restée fermée un moment. <companion>Elles sont dans quelle chaussette ?</companion> [demanda|a demandé] {companion}. <hero>La gauche</hero>, [chuchota|a chuchoté] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Et un, et deux !</hero> {hero_subj} [secoua|a secoué] toutes ses clés, pour {companion} et contre {part_def}.',
          ],
          warm: [
            '<hero>Vas-y, je t’encourage</hero>, [cria|a crié] {hero} à {companion}, et ses clés le criaient aussi, par-dessus {part_def}.',
          ],
          clever: [
            'L’enthousiasme aide tout le monde, pensait {hero}. {hero_subj} [en mit beaucoup|en a mis beaucoup], sur {part_def}, avec les deux mains et les clés.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’homme à la fanfare, des clés aux genoux, des clés aux coudes, face {a_part}.',
          ],
        },
        fails: [
          '{companion} s’était replié{companion_e} sous son casque. {hero_subj} [joua|a joué] plus près, pour qu’on l’y entende.',
        ],
        again: ['<hero>Surprise !</hero> Tout, depuis le début, avait été une surprise.'],
        refrain: ['Cling, surprise. Boum. Cling. Boum.'],
        turned: ['Au fond du bas. Chut. Ton doigt. Là.'],
        noticing: [
          '{hero_subj} [s’arrêta|s’est arrêté{hero_e}], faute d’air. Alors [arrivèrent|sont arrivés] tous les autres bruits, un par un, comme une foule : celui qui ronfle, celui qui tape, celui qui appelle. Devant eux, en tête, il y avait un cling. Il pendait à la ceinture de {hero}.',
        ],
        deed: [
          '<hero>Qu’est-ce qui serait bien ?</hero> [demanda|a demandé] {hero}, très bas. {companion} [pointa|a pointé] la ceinture. {hero_subj} [décrocha|a décroché] les clés, [ôta|a ôté] sa chaussette, et [les fourra|les a fourrées] dans la pointe, loin {de_part}.',
        ],
        answer: [
          '{companion} [souleva|a soulevé] une oreille du casque. <companion>Il y a un trou</companion>, [dit|a dit] {companion}. <companion>Après le gros.</companion> Et il y en avait un.',
        ],
        echo: [
          '<companion>Surprise</companion>, [dit|a dit] {companion} le lendemain, et lui [tendit|a tendu] une chaussette neuve. Elle ne faisait aucun bruit.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fit|a fait] sonner ses clés à grelot au-dessus {de_part} et de {companion}. <hero>Surprise, on se lève !</hero>',
          ],
          warm: [
            'Pour mettre tout le monde de bonne humeur, {hero} [secoua|a secoué] ses clés, drelin, près {de_part}. Puis {hero_il} [tapa|a tapé] dans ses mains.',
          ],
          clever: [
            'Les grelots réveillent en douceur, d’après {hero}. Trois coups de clés, et au plus près {de_part}.',
          ],
          playful: [
            '<hero>Le marchand de glaces !</hero> Drelin, drelin. {hero_subj} [dansa|a dansé] autour de {part_def} avec ses clés.',
          ],
        },
        fails: [
          '{companion} [posa|a posé] ses deux mains sur son casque. {hero_subj} [sonna|a sonné] pour demander pourquoi.',
        ],
        again: [
          '<hero>Surprise !</hero> [dit|a dit] {hero}, encore plus drelin. La seule surprise, c’était le bruit.',
        ],
        refrain: ['Drelin, surprise. Grrr. Drelin.'],
        turned: ['Clés au lit. Chut. Chaussette.'],
        noticing: [
          '{hero_subj} [s’arrêta|s’est arrêté{hero_e}] pour respirer. Tout ce qui tintait, bourdonnait, criait là autour, {hero} [entendit|a entendu] cela d’un coup. Le plus fort, c’étaient les clés, et la main qui les tenait.',
        ],
        deed: [
          '<hero>Dis-moi ce qu’il faut</hero>, [chuchota|a chuchoté] {hero} à {companion}. {companion} [montra|a montré]. {hero_subj} [poussa|a poussé] les clés au fond d’une chaussette, puis [recula|a reculé] de {part_def}.',
        ],
        answer: [
          '{companion} [ôta|a ôté] une main de son casque. Puis l’autre. Sans drelin, un souffle [redevint|est redevenu] rond.',
        ],
        echo: [
          '<companion>Surprise</companion>, [dit|a dit] {companion}, très bas, au dîner. Dans la chaussette de {hero}, il y avait les clés, et une noix.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait mis un grelot à ses clés. <hero>Debout, c’est la fête</hero>, et bing, à côté {de_part}, et bing, à côté de {companion}.',
          ],
          warm: [
            '<hero>Rien que pour toi</hero>, [dit|a dit] {hero} à {companion}, et [agita|a agité] ses clés pour l’encourager, juste au-dessus {de_part}.',
          ],
          clever: [
            'Un peu de bruit met de l’ambiance, [calcula|a calculé] {hero}. Il en [mit|a mis] un peu, contre {part_def}, du trousseau et des deux mains.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la fanfare : les clés pour les cymbales, la bouche pour le tuba, {part_def} pour le public.',
          ],
        },
        fails: [
          '{companion} [appuya|a appuyé] sur son casque, des deux côtés. {hero_subj} [joua|a joué] plus fort, pour passer au travers.',
        ],
        again: [
          '<hero>Et maintenant, le final !</hero> Il y [eut|a eu] trois finals. Aucun n’était le dernier.',
        ],
        refrain: ['Bing, debout. Grrr. Bing, debout.'],
        turned: ['Clés au fond. Chut. Et mou.'],
        noticing: [
          '{hero_subj} [reprit|a repris] son souffle, et [entendit|a entendu]. Il y avait un bourdon, un tuyau, une porte, dix pas, et par-dessus tout cela, un cling. Le cling suivait sa main, partout où allait la main.',
        ],
        deed: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}] vers {companion}, la voix plus bas. <hero>Qu’est-ce qui te ferait du bien ?</hero> {companion} [montra|a montré]. {hero_subj} [ôta|a ôté] une chaussette, y [mit|a mis] les clés jusqu’au bout, et [la posa|l’a posée] loin {de_part}.',
        ],
        answer: [
          'C’était maintenant à peu près le bruit d’une maison la nuit. Un grand souffle y [entra|est entré], et y [resta|est resté].',
        ],
        echo: [
          'On [chercha|a cherché] les clés un bon moment, devant la porte. <companion>Pied gauche</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  threeBoxes: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [dit|a dit] un plan à {part_def}, puis [changea|a changé] au milieu. Le nouveau était meilleur, et celui d’après aussi.',
          ],
          warm: [
            '{hero_subj} [dit|a dit] à {part_def} un plan très gai, puis un plus gai. Il y en avait encore un dans la poche.',
          ],
          clever: [
            '{hero_subj} [améliora|a amélioré] le plan trois fois, à haute voix, devant {part_def}. La troisième version corrigeait la quatrième.',
          ],
          playful: [
            '<hero>Un plan surprise !</hero> [dit|a dit] {hero} à {part_def}. Et au milieu de la surprise, il y en avait une autre.',
          ],
        },
        fails: [
          '<companion>D’abord quoi ?</companion> [demanda|a demandé] {companion}. <hero>Ça dépend</hero>, [dit|a dit] {hero}, et {hero_il} [changea|a changé] encore.',
        ],
        again: [
          '{hero_subj} [changea|a changé] le plan à l’envers et en chantant. Il y manquait maintenant le début.',
        ],
        refrain: ['On fait ça. Non, ça. Non, ça. Hein ?'],
        turned: ['Un : ici. Deux : là. Trois : maison.'],
        noticing: [
          '{companion} [s’assit|s’est assis{companion_e}] et [récita|a récité] le premier plan, mot pour mot, dans l’ordre. {hero} n’en savait plus que le dernier mot. C’était <hero>voilà</hero>.',
        ],
        deed: [
          '{hero_subj} [dessina|a dessiné] trois cases : ici, là, maison. {companion} en [barra|a barré] une et [la corrigea|l’a corrigée]. Alors {hero} [fit|a fait] la première case devant {part_def}, et rien d’autre.',
        ],
        answer: [
          'Trois petits dessins dans l’ordre, cela se lit dans toutes les langues. {part_def} [regarda|a regardé] la deuxième case.',
        ],
        echo: [
          'Sur le mur, il y a maintenant trois cases. La troisième, c’est toujours maison. <companion>C’est juste</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Changement !</hero> [dit|a dit] {hero} {a_part}. {companion} venait de comprendre le changement d’avant.',
          ],
          warm: [
            '{hero_subj} [offrit|a offert] à {part_def} un plan surprise, puis un plan cadeau. {companion} cherchait toujours le plan.',
          ],
          clever: [
            'C’était plus logique par la fin, puis par le milieu. {hero_subj} [raconta|a raconté] tout à {part_def} dans l’ordre de ses idées.',
          ],
          playful: [
            '{hero_subj} [tira|a tiré] les plans d’un chapeau, devant {part_def}. Chaque fois, c’était un lapin d’une autre couleur.',
          ],
        },
        fails: [
          '<companion>Et la maison, c’est quand ?</companion> [demanda|a demandé] {companion}. La maison n’était plus dans le plan.',
        ],
        again: ['{hero_subj} [garda|a gardé] le meilleur plan pour la fin, et [oublia|a oublié] la fin.'],
        refrain: ['Ce plan. Non. Ce plan. Non. Hein ?'],
        turned: ['Case un. Case deux. Maison. Oui.'],
        noticing: [
          '{companion} s’était mis{companion_e} dos au mur et récitait, à mi-voix, comme on compte des marches dans le noir : un, ceci, deux, cela, trois, on rentre. C’était le plan d’avant le premier changement. Il tenait debout.',
        ],
        deed: [
          'Trois cases dans la poussière, ou sur un papier. <hero>C’est juste ?</hero> {companion} [effaça|a effacé] un bout avec le pouce et [mit|a mis] le bon. {hero_subj} [posa|a posé] un pied dans la première, devant {part_def}, et [n’en bougea pas|n’en a pas bougé].',
        ],
        answer: [
          'Ce qui est en cases ne s’enfuit pas. {part_def} [s’approcha|s’est approché{part_e}], et [regarda|a regardé] ce qu’il y avait dans la deux.',
        ],
        echo: [
          '<hero>Et si demain</hero>, [commença|a commencé] {hero}. {companion} [leva|a levé] un crayon. <hero>Rien</hero>, [dit|a dit] {hero}. <hero>Trois cases.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [annonça|a annoncé] {a_part} un plan, puis un deuxième. <hero>Non, attends, encore mieux !</hero> [dit|a dit] {hero} au milieu du troisième.',
          ],
          warm: [
            '{hero_subj} [promit|a promis] à {part_def} une belle surprise, puis une plus belle. On ne savait plus laquelle arrivait.',
          ],
          clever: [
            '{hero_subj} [présenta|a présenté] à {part_def} le plan A, puis B. Puis il y [eut|a eu] A avec un peu de B. Les lettres [se donnèrent|se sont donné] du mal.',
          ],
          playful: [
            '{hero_subj} [tira|a tiré] un plan de son chapeau, devant {part_def}, puis un autre, puis un lapin. Le lapin n’était pas prévu.',
          ],
        },
        fails: [
          '<companion>Et on rentre quand ?</companion> [demanda|a demandé] {companion}. {hero_subj} n’en savait plus rien, et [changea|a changé] autre chose.',
        ],
        again: [
          '{hero_subj} [expliqua|a expliqué] tout depuis le milieu, avec trois fins. On pouvait choisir, et personne [ne choisit|n’a choisi].',
        ],
        refrain: ['D’abord ça. Ou ça. Ou ça. Non.'],
        turned: ['Qui. Quoi. Et on rentre. Bon.'],
        noticing: [
          '{companion} s’était assis{companion_e} et disait le premier plan, tout bas, mot à mot, du début à la fin. Il était court. {hero} en [reconnut|a reconnu] la fin.',
        ],
        deed: [
          '{hero_subj} [dessina|a dessiné] trois cases, et [demanda|a demandé] à {companion} si c’était juste. {companion} en [barra|a barré] une. Puis {hero} [tendit|a tendu] la feuille à {part_def} et [fit|a fait] la première.',
        ],
        answer: [
          '{part_def} [lut|a lu] qui venait, pour quoi, et quand cela repartait. {companion} [ajouta|a ajouté] les minutes.',
        ],
        echo: [
          '<companion>Il reste quatre minutes</companion>, [dit|a dit] {companion}. {hero} [regarda|a regardé] la feuille. C’était exact, et il en restait même pour un biscuit.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On fait le tour par la gauche</hero>, [dit|a dit] {hero} {a_part}. <hero>Non, par la droite. Non, on reste.</hero> {companion} se tenait la tête.',
          ],
          warm: [
            '<hero>Tu vas adorer, j’ai changé</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_subj} [le redit|l’a redit] {a_part}, en changeant encore un peu.',
          ],
          clever: [
            '{hero_subj} [améliora|a amélioré] le plan devant {part_def}, trois fois de suite. Chaque amélioration [remplaça|a remplacé] un bout qu’on avait compris.',
          ],
          playful: [
            '{hero_subj} [sortit|a sorti] de sa manche un plan, un lapin et un autre plan. {part_def} et {companion} ne regardaient plus que le lapin.',
          ],
        },
        fails: [
          '<hero>Et après ?</hero> voulaient savoir tous les yeux. Après, il y avait encore un changement.',
        ],
        again: [
          '{hero_subj} [promit|a promis] que c’était la dernière version. C’était la dernière avant la suivante.',
        ],
        refrain: ['Par là. Non, là. Non, là. Stop.'],
        turned: ['Un carré. Deux carrés. Retour. Oui.'],
        noticing: [
          '<companion>Un, on dit bonjour</companion>, récitait {companion}, assis{companion_e} par terre. <companion>Deux, on demande. Trois, on rentre.</companion> C’était le plan de ce matin, tout entier. {hero} l’avait oublié au deux.',
        ],
        deed: [
          'Trois carrés sur un papier : ici, là-bas, à la maison. <hero>C’est bien ça ?</hero> {companion} [raya|a rayé] un trait de trop. {hero_subj} [montra|a montré] les carrés {a_part}, et [commença|a commencé] par le premier.',
        ],
        answer: [
          'On savait qui venait, et quand cela finirait. Une chose qui finit, on peut la laisser commencer.',
        ],
        echo: [
          '<companion>Carré trois</companion>, [dit|a dit] {companion} devant la porte. {hero_subj} [chercha|a cherché] la clé. {companion} avait dessiné la clé aussi, et où elle était.',
        ],
      },
    ],
  },
  lineOnTheGround: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] tout près {de_part}, puis {de_companion}, le nez en avant. <hero>Regarde-moi ! Regarde-moi dans les yeux !</hero>',
          ],
          warm: [
            '{hero_subj} [mit|a mis] doucement sa joue tout près, pour parler bas à {part_def}. Son souffle y était déjà.',
          ],
          clever: [
            'De près, on voit mieux. {hero_subj} [s’approcha donc|s’est donc approché{hero_e}] de {part_def}, et de {companion}, jusqu’à voir surtout un œil.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la loupe, un œil énorme, à un doigt {de_part}. <hero>Je te vois, je te vois.</hero>',
          ],
        },
        fails: [
          'Il n’y avait plus d’air qui ne soit pas à {hero}. {companion} [recula|a reculé], et en face aussi.',
        ],
        again: [
          '<hero>Mais regarde-moi donc !</hero> {hero_subj} [se pencha|s’est penché{hero_e}] encore. On ne voyait plus que ses narines.',
        ],
        refrain: ['Plus près, plus près. Plus loin, plus loin.'],
        turned: ['Une ligne. Assis. De côté.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] par terre, pour changer. Les orteils {de_companion} étaient là. Pour chaque pas de {hero}, ils avaient reculé d’un pas. C’était exact, comme une danse que personne n’a commandée.',
        ],
        deed: [
          '<hero>Dis-moi jusqu’où je peux</hero>, [dit|a dit] {hero}. {companion} [traça|a tracé] une ligne, loin, et dans une flaque. {hero} [s’assit|s’est assis{hero_e}] derrière, de côté, sans regarder {part_def}.',
        ],
        answer: [
          'L’eau [monta|est montée] dans le pantalon. Derrière la ligne, personne ne soufflait sur personne.',
        ],
        echo: [
          '{companion} [écarta|a écarté] un peu la ligne, le lendemain, du bout du pied. Il n’y avait plus la flaque.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hé ! Tu m’écoutes ?</hero> {hero_subj} [mit|a mis] son nez contre {part_def}, puis contre {companion}, pour s’en assurer.',
          ],
          warm: [
            '{hero_subj} [prit|a pris] {companion} par l’épaule et [parla|a parlé] à {part_def}, joue contre joue, très doucement. Cela chatouillait.',
          ],
          clever: [
            'De près, on se comprend mieux, [expliqua|a expliqué] {hero} {a_part}, à la distance d’un timbre.',
          ],
          playful: ['{hero_subj} [fit|a fait] le microscope : un œil, énorme, posé sur {part_def}.'],
        },
        fails: ['On reculait des deux côtés. {hero_subj} avait toujours un pas pour combler.'],
        again: ['{hero_subj} [souffla|a soufflé] en parlant. {companion} [essuya|a essuyé] un mot.'],
        refrain: ['Tout près. Recule. Tout près. Recule.'],
        turned: ['Ta ligne. Mes pieds derrière. Là.'],
        noticing: [
          '{hero_subj} [perdit|a perdu] un soulier, et [baissa|a baissé] la tête. Sur le sol, il y avait les orteils de {companion}, tournés vers la sortie. {hero_subj} [avança|a avancé] d’un demi-pas, pour le soulier. Les orteils [reculèrent|ont reculé] d’un demi-pas.',
        ],
        deed: [
          '<hero>Où est-ce que je m’arrête ?</hero> [demanda|a demandé] {hero}. {companion} [tira|a tiré] un trait, du talon, très loin, en plein dans une flaque. {hero_subj} [s’assit|s’est assis{hero_e}] derrière, de profil, loin {de_part}, et [laissa|a laissé] monter l’eau.',
        ],
        answer: ['Il y avait de l’air à tout le monde. On pouvait en traverser un peu.'],
        echo: [
          '<companion>Le trait a séché</companion>, [dit|a dit] {companion}. <hero>Tu en fais un autre ?</hero> {companion} [en fit un|en a fait un], plus près, et au sec.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] sur {part_def}, et sur {companion} aussi, le nez en avant. <hero>Regarde-moi, ça vient ?</hero>',
          ],
          warm: [
            '{hero_subj} [souffla|a soufflé] un peu de chaud sur {part_def}, puis un peu sur {companion}. C’était très près.',
          ],
          clever: [
            'De près, on voit venir le changement, pensait {hero}. {hero_subj} [mit|a mis] un œil sur {part_def}, et l’autre sur {companion}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le microscope : un œil rond sur {part_def}, un œil rond sur {companion}. <hero>Je vois tout.</hero>',
          ],
        },
        fails: [
          'Tout ce qui était devant {hero} reculait. {hero_subj} [avança|a avancé] d’autant, et [souffla|a soufflé] dessus.',
        ],
        again: [
          '<hero>Mais regarde-moi !</hero> {hero_subj} [se pencha|s’est penché{hero_e}] encore un peu. On ne voyait plus que ses narines.',
        ],
        refrain: ['Plus près, plus près. Plus loin, plus loin.'],
        turned: ['Une ligne. Assis. De côté. Chut.'],
        noticing: [
          'Par terre, il y avait les orteils {de_companion}. Pour chaque pas de {hero}, ils avaient fait un pas en arrière. Le compte était exact.',
        ],
        deed: [
          '<hero>Dis-moi jusqu’où</hero>, [dit|a dit] {hero}. {companion} [traça|a tracé] une ligne, loin {de_part}, et en pleine flaque. {hero} [s’assit|s’est assis{hero_e}] derrière, de côté, au mouillé.',
        ],
        answer: [
          'De si loin, plus personne ne soufflait dessus. <companion>Là</companion>, [dit|a dit] {companion}, à chaque changement.',
        ],
        echo: [
          'Le lendemain, la flaque avait séché, et la ligne était restée. {hero} [s’assit|s’est assis{hero_e}] derrière. <companion>Au sec, ça compte aussi</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Montre !</hero> {hero_subj} [mit|a mis] la figure entre {companion} et {part_def}, si près que ses cils touchaient.',
          ],
          warm: [
            '<hero>Je suis là, je suis tout près</hero>, [dit|a dit] {hero} à {companion}, et sa joue touchait l’oreille, et son coude touchait {part_def}.',
          ],
          clever: [
            'On voit mieux à trois qu’à deux, [pensa|a pensé] {hero}. {hero_subj} [se mit|s’est mis{hero_e}] entre {companion} et {part_def}, et il n’y [eut plus|a plus eu] de place pour voir.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chien de chasse, le nez sur {part_def}, puis sur {companion}. Le nez était froid.',
          ],
        },
        fails: [
          '{companion} [se tourna|s’est tourné{companion_e}]. {hero_subj} [se tourna|s’est tourné{hero_e}] aussi, du même côté, avec sa question.',
        ],
        again: [
          '<hero>Tu m’entends ?</hero> [demanda|a demandé] {hero}, de plus près encore. {companion} avait les épaules à la place des oreilles.',
        ],
        refrain: ['Plus près, plus près. Et tout recule.'],
        turned: ['Là, pas plus. Et tout avance.'],
        noticing: [
          'Dans la poussière, il y avait des pas. Les grands avançaient. Les autres reculaient, un pour un, jusqu’à la haie. {hero_subj} [posa|a posé] son pied dans un grand. Il allait juste.',
        ],
        deed: [
          '<hero>Où est-ce que je te gêne moins ?</hero> [demanda|a demandé] {hero}. {companion} [traça|a tracé] un trait, très loin, au milieu des orties. {hero_subj} [s’assit|s’est assis{hero_e}] derrière, de côté, loin {de_part}, en serrant les genoux.',
        ],
        answer: [
          'De là, on n’entendait que {companion}. <companion>Ça commence</companion>, disait {companion}. Puis, plus tard : <companion>Ça continue.</companion>',
        ],
        echo: [
          '<companion>Tu peux venir jusqu’à la cuillère</companion>, [dit|a dit] {companion} à table. {hero_subj} [regarda|a regardé] où elle était, et [poussa|a poussé] sa chaise d’un doigt.',
        ],
      },
    ],
  },
  sameSmallThing: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Quoi encore, {companion} ?</hero> [dit|a dit] {hero}. Et {hero_il} [enfonça|a enfoncé] la main dans {part_def}, jusqu’à ce qu’on n’y voie plus rien.',
          ],
          warm: [
            '<hero>Plus tard, regarde-moi faire</hero>, [dit|a dit] {hero} à {companion}, en remplissant {part_def} de ses deux mains.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {companion} pourquoi il faut pousser droit. Sa main droite [boucha|a bouché] {part_def} pendant l’explication.',
          ],
          playful: [
            '{hero_subj} [parla|a parlé] d’une voix de tunnel à {part_def}, par-dessus ce que disait {companion}. Sa main était le train.',
          ],
        },
        fails: [
          '{companion} [dit|a dit] encore le même mot. <hero>Oui, oui</hero>, [dit|a dit] {hero} par-dessus, et la main [força|a forcé].',
        ],
        again: [
          '{hero_subj} [retira|a retiré] la main pour pouvoir mieux parler, et [la remit|l’a remise] pour mieux pousser. Entre les deux, {companion} [dit|a dit] le mot.',
        ],
        refrain: ['Pousse. Là. Pousse. Là. Pousse.'],
        turned: ['Doigt dehors. Œil dedans. Là.'],
        noticing: [
          '{companion} était à plat ventre. {companion} avait dit le même mot quatre fois, et chaque fois devant le même point, minuscule. {hero_subj} [compta|a compté] : oui, quatre.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] la main de {part_def}. <hero>Fais-moi une place.</hero> Et {hero_il} [se coucha|s’est couché{hero_e}] là où {companion} montrait, l’œil sur le même petit point, longtemps.',
        ],
        answer: [
          '<companion>Deux doigts à droite</companion>, [dit|a dit] {companion}, qui avait mesuré d’un œil. Deux doigts à droite, un doigt [entra|est entré].',
        ],
        echo: [
          '<companion>Là</companion>, [dit|a dit] {companion}, au mur de la cuisine. {hero} [se coucha|s’est couché{hero_e}]. C’était une fourmi, et elle portait une autre fourmi.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tu me diras ça après</hero>, [dit|a dit] {hero} à {companion}, et [boucha|a bouché] {part_def} avec toute la main.',
          ],
          warm: [
            '<hero>Je t’écoute, je t’écoute</hero>, [dit|a dit] {hero} à {companion}, en poussant les doigts dans {part_def}. {companion} [redit|a redit] le mot, au même endroit.',
          ],
          clever: [
            '{hero_subj} [parla|a parlé] de ce qu’il fallait faire de {part_def}. {companion}, couché{companion_e} par terre, en disait un seul mot.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la marionnette dans {part_def}, avec cinq doigts. {companion} regardait un sixième endroit.',
          ],
        },
        fails: ['La main remplissait tout. On ne voyait plus ni le trou, ni ce que {companion} y voyait.'],
        again: ['<hero>Quoi, là ?</hero> [dit|a dit] {hero}, et [poussa|a poussé] plus fort, là.'],
        refrain: ['Là. Pousse. Là. Pousse. Là. Bouché.'],
        turned: ['Ma main, dehors. Mon œil. Ton là.'],
        noticing: [
          'Quatre fois le même mot. {hero_subj} [s’en rendit compte|s’en est rendu compte] au quatrième. Et chaque fois le menton de {companion}, sur le sol, à la même latte, devant le même grain de poussière.',
        ],
        deed: [
          'La main [sortit|est sortie] {de_part}. <hero>Tu me fais de la place ?</hero> À plat ventre, le menton sur la même latte, {hero_subj} [regarda|a regardé] le grain de poussière, aussi longtemps que {companion}.',
        ],
        answer: [
          '<companion>Il bouge</companion>, [dit|a dit] {companion}. Il bougeait. Là où un grain bouge, il y a de l’air, et là où il y a de l’air, il y a de la place.',
        ],
        echo: [
          '<companion>Là</companion>, [dit|a dit] {companion} au plafond de la chambre. {hero_subj} [s’allongea|s’est allongé{hero_e}] à côté. Au bout d’un moment, c’était vrai : il y avait un éléphant.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{companion} était couché{companion_e} et regardait, tout près. {hero} [parla|a parlé] par-dessus, et [tira|a tiré] sur {part_def}, la main en plein devant.',
          ],
          warm: [
            '<hero>Ne te fatigue pas, je m’en occupe</hero>, [dit|a dit] {hero} à {companion}. Sa main [couvrit|a couvert] {part_def}, et [tira|a tiré].',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {companion} comment marchent les nœuds en général. Sa main, sur {part_def}, cachait celui-là en particulier.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la marionnette avec {part_def}, juste sous le nez {de_companion}. La marionnette parlait beaucoup.',
          ],
        },
        fails: [
          '<companion>Là</companion>, [dit|a dit] {companion}. {hero} parlait en tirant, et sa main cachait l’endroit.',
        ],
        again: [
          '{hero_subj} [parla|a parlé] plus vite et [tira|a tiré] plus court. On ne voyait plus que des doigts qui expliquaient.',
        ],
        refrain: ['Je tire, je parle. Là ? Je tire.'],
        turned: ['Là ? Là. Dessus, dessous. Là.'],
        noticing: [
          '{companion} avait dit le même mot quatre fois. <companion>Là.</companion> {hero} les [compta|a comptés] après coup. C’était chaque fois devant le même petit endroit.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] sa main. <hero>Il y a de la place ?</hero> Puis {hero_il} [se coucha|s’est couché{hero_e}] à côté {de_companion}. Sur {part_def}, {hero_il} [regarda|a regardé] le même petit endroit, jusqu’à le voir.',
        ],
        answer: [
          '<companion>Dessus, dessous, dessous</companion>, [dit|a dit] {companion}. Il y avait un dessous de trop.',
        ],
        echo: [
          'Le soir, {companion} et {hero} [regardèrent|ont regardé] le tapis, couchés. <hero>Dessus, dessous</hero>, [dit|a dit] {hero}. <companion>Ça, c’est une miette</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Oui, oui</hero>, [dit|a dit] {hero} à {companion}, qui était par terre, le nez à un pouce {de_part}. Et la main de {hero} [passa|est passée] entre les deux.',
          ],
          warm: [
            '<hero>Repose tes yeux, j’ai presque fini</hero>, [dit|a dit] {hero} à {companion}, en tirant {part_def} devant ses yeux.',
          ],
          clever: [
            '{hero_subj} avait une vue d’ensemble {de_part}. {companion} n’avait vue que sur un point, et le disait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’araignée sur {part_def}, des cinq doigts, et [raconta|a raconté] l’araignée. On ne voyait plus que ses pattes.',
          ],
        },
        fails: [
          '<companion>Là</companion>, [dit|a dit] {companion}. La main était là. {companion} [le redit|l’a redit]. La main y était encore.',
        ],
        again: [
          '{hero_subj} [demanda|a demandé] où, et [poussa|a poussé] la réponse de côté, pour mieux tirer.',
        ],
        refrain: ['Là. Ta main. Là. Ta main. Couic.'],
        turned: ['Ma main, loin. Ton nez. Mon nez. Là.'],
        noticing: [
          'Ce qui ne changeait pas, c’était le nez de {companion}. Quatre fois {hero_subj} l’avait vu, quatre fois tout droit au-dessus du même brin. Le mot aussi était le même. Il n’était pas long, et {hero_subj} l’avait quatre fois recouvert d’une phrase.',
        ],
        deed: [
          'La main [s’en alla|s’en est allée] dans la poche. <hero>Je peux voir ?</hero> {hero_subj} [s’allongea|s’est allongé{hero_e}], nez contre nez, au-dessus {de_part}, jusqu’à ce que le brin ait une couleur, puis un dessus, puis un dessous.',
        ],
        answer: [
          '<companion>Il passe deux fois</companion>, [dit|a dit] {companion}. On [compta|a compté] : un, deux. C’était une fois de trop.',
        ],
        echo: [
          '<companion>Là</companion>, [dit|a dit] {companion} dans le bain. {hero_subj} [mit|a mis] le nez à fleur d’eau. Sur une bulle, il y avait la fenêtre, toute petite, avec le soir dedans.',
        ],
      },
    ],
  },
  fiveLines: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [changea|a changé] tout le dernier soir, en soixante messages, et [reprit|a repris] {part_def} selon le soixantième.',
          ],
          warm: [
            '{hero_subj} [prépara|a préparé] une surprise pour tout le monde, et [prévint|a prévenu] chacun séparément, sauf {part_def}, qui changeait toujours.',
          ],
          clever: [
            '{hero_subj} [optimisa|a optimisé]. À chaque message, l’heure était meilleure, et {part_def} un peu moins clair{part_e}.',
          ],
          playful: [
            '{hero_subj} [remplaça|a remplacé] le plan par une chasse au trésor. L’heure était le trésor, et {part_def} l’énigme.',
          ],
        },
        fails: [
          '{companion} [quitta|a quitté] le groupe sans un mot. Deux autres [suivirent|ont suivi]. <hero>Attendez, encore mieux</hero>, [écrivit|a écrit] {hero}.',
        ],
        again: [
          '{hero_subj} [envoya|a envoyé] un message pour dire de ne pas lire le précédent. Il disait de lire le suivant.',
        ],
        noticing: [
          '{hero_subj} [chercha|a cherché] l’heure et en [trouva|a trouvé] sept. Un seul message contenait tout : l’endroit, l’heure, les noms. Il était {de_companion}, et il datait de mardi.',
        ],
        deed: [
          'Devant tous, {hero} [annula|a annulé] sa surprise. {hero_il} [écrivit|a écrit] cinq lignes avec des heures, [demanda|a demandé] à {companion} ce qui n’allait pas, et [corrigea|a corrigé] quatre fois. Ensuite seulement, {hero_il} [reprit|a repris] {part_def}.',
        ],
        answer: [
          'On [compta|a compté] : cinq lignes, une heure, pas de surprise. Deux personnes [revinrent|sont revenues] dans le groupe.',
        ],
        echo: [
          '<companion>La ligne trois a une faute</companion>, [écrivit|a écrit] {companion}. <companion>Sinon, c’est bien.</companion> {hero} [corrigea|a corrigé] la ligne trois, et [encadra|a encadré] le reste.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Nouveau plan</hero>, [annonça|a annoncé] {hero} dans le groupe, à vingt-trois heures, puis à minuit. À une heure, {hero_il} en était au onzième, et [tira|a tiré] {part_def} de ce côté-là.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] gâter tout le monde : un gâteau, un car, un invité secret. Chaque cadeau changeait l’heure, et {part_def} changeait avec.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] un horaire bien meilleur, puis un meilleur que le meilleur. Entre deux, {part_def} n’avait plus ni début ni fin.',
          ],
          playful: [
            '<hero>Surprise dans la surprise</hero>, [écrivit|a écrit] {hero}, avec des confettis. Les confettis [tombèrent|sont tombés] sur {part_def}, et l’on [ne lut plus|n’a plus lu] l’heure.',
          ],
        },
        fails: [
          'Le nom {de_companion} [disparut|a disparu] de la liste, sans un mot. Trois autres noms [suivirent|ont suivi].',
        ],
        again: [
          '<hero>Revenez, j’ai simplifié</hero>, [écrivit|a écrit] {hero}. La simplification faisait deux pages.',
        ],
        noticing: [
          '<hero>C’est à quelle heure ?</hero> [demanda|a demandé] quelqu’un. {hero_subj} [ouvrit|a ouvert] la bouche. Il y avait sept réponses, et elles étaient toutes de sa main. Mardi, {companion} avait écrit une heure, un lieu et trois noms. Depuis, personne n’avait fait mieux.',
        ],
        deed: [
          '{hero_subj} [annula|a annulé] l’invité secret, devant tout le monde. Au tableau, {hero_il} [mit|a mis] cinq lignes, avec cinq heures. <hero>Qu’est-ce qui cloche ?</hero> {companion} [montra|a montré] quatre endroits, et {hero} [corrigea|a corrigé] les quatre. Après cela, {hero_il} [reprit|a repris] {part_def}.',
        ],
        answer: [
          'Cinq lignes, cela se retient par cœur. Trois noms [revinrent|sont revenus] sur la liste, et {part_def} [eut|a eu] de nouveau un bout et un autre bout.',
        ],
        echo: [
          '<companion>L’invité secret, c’était qui ?</companion> [demanda|a demandé] {companion}. <hero>Mon cousin. Il jongle.</hero> {companion} y [pensa|a pensé]. <companion>Mardi prochain, alors. À seize heures.</companion>',
        ],
      },
    ],
  },
  sideBySide: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [rit|a ri] du <hero>trop fort</hero> {de_companion} et [redemanda|a redemandé], de plus près, bien en face {de_part}.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] les bonnes places pour tout le monde, là où c’est bruyant, et [se pencha|s’est penché{hero_e}] vers {part_def} avec sollicitude. <hero>Alors ?</hero>',
          ],
          clever: [
            '{hero_subj} [reformula|a reformulé] la question {a_part}, en détachant les mots, les yeux dans les yeux, à cause de la musique.',
          ],
          playful: [
            '{hero_subj} [cria|a crié] une devinette à {part_def} par-dessus le bruit. La réponse était <hero>parle</hero>.',
          ],
        },
        fails: [
          '<companion>C’est trop fort</companion>, [dit|a dit] {companion}. <hero>Mais non</hero>, [dit|a dit] {hero}, et {hero_il} [s’approcha|s’est approché{hero_e}] pour mieux l’entendre.',
        ],
        again: ['{hero_subj} [posa|a posé] la question une cinquième fois, avec le sourire et le nez.'],
        noticing: [
          '{hero_subj} [posa|a posé] la main sur la table. La table vibrait. Depuis une heure, {companion} avait les deux mains dessous.',
        ],
        deed: [
          '{hero_subj} [demanda|a demandé] à {companion} ce qu’il fallait, [donna|a donné] les bonnes places, et [déplaça|a déplacé] tout dans le couloir. À côté {de_part}, face au mur, {hero_il} [s’assit|s’est assis{hero_e}].',
        ],
        answer: [
          'Côte à côte, on n’a pas à se regarder. Du côté {de_part}, le premier mot [vint|est venu] de lui-même.',
        ],
        echo: [
          '<companion>Comment était le mur ?</companion> [demanda|a demandé] {companion}. <hero>Beige</hero>, [dit|a dit] {hero}. <hero>Avec une fissure qui ressemble à la Norvège.</hero> <companion>À la Suède</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On a les meilleures places</hero>, [cria|a crié] {hero} sous le haut-parleur. <hero>Alors, ce secret ?</hero> {part_def} ne répondait pas, et {companion} non plus.',
          ],
          warm: [
            '{hero_subj} [rapprocha|a rapproché] sa chaise de {part_def}, puis encore, avec un bon sourire. {companion} avait dit que c’était trop. <hero>Trop quoi ?</hero>',
          ],
          clever: [
            'Le mieux, pour parler, c’est de se voir, [soutint|a soutenu] {hero}, et {hero_il} [posa|a posé] à {part_def} la question de face, en articulant.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] la question à {part_def}, entre deux morceaux, avec les sourcils. Les sourcils étaient très proches.',
          ],
        },
        fails: [
          '<companion>C’est trop fort, ici</companion>, [répéta|a répété] {companion}. <hero>On s’habitue</hero>, [dit|a dit] {hero}. On ne s’habituait pas.',
        ],
        again: [
          '{hero_subj} [redemanda|a redemandé], plus près, et plus gaiement. La gaieté aussi faisait du bruit.',
        ],
        noticing: [
          'Le verre de {hero} marchait tout seul sur la table. Il avançait à chaque coup de basse. {hero_subj} [posa|a posé] la paume à côté. Et dessous, il y avait deux mains, à plat, celles de {companion}, depuis le début du concert.',
        ],
        deed: [
          '<hero>Qu’est-ce qui irait ?</hero> [demanda|a demandé] {hero} à {companion}. Les bonnes places [allèrent|sont allées] aux voisins. On [porta|a porté] tout dans l’escalier de secours, et {hero} [s’assit|s’est assis{hero_e}] sur une marche, à côté {de_part}, face au mur.',
        ],
        answer: [
          'On ne voyait que le mur, et il n’exigeait rien. Du côté {de_part}, cela [commença|a commencé] par un soupir, puis par un mot.',
        ],
        echo: [
          '<companion>Il y avait vingt-deux marches</companion>, [dit|a dit] {companion}. <hero>Et le concert ?</hero> <companion>Trois morceaux. Deux de trop.</companion>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [refusa|a refusé] d’échanger les bonnes places, tout près {de_part}, et [hurla|a hurlé] sa question à {companion}, bien en face.',
          ],
          warm: [
            '<hero>On est bien, ici</hero>, [dit|a dit] {hero} à {companion}, tout près {de_part}, en se penchant pour être entendu{hero_e}, et en le répétant.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] la meilleure place pour tout voir, et [posa|a posé] sa question à {companion} entre deux vagues {de_part}. Il n’y avait pas d’entre-deux.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] la question à {companion} par-dessus {part_def}, avec beaucoup de mains, à vingt centimètres de son visage.',
          ],
        },
        fails: [
          '<companion>Trop fort</companion>, [dit|a dit] {companion}. {hero} [rit|a ri], parce qu’on rit, et [redemanda|a redemandé].',
        ],
        again: ['{hero_subj} [cria|a crié] <hero>quoi ?</hero> le premier. C’était pourtant sa question.'],
        noticing: [
          'Sous sa paume, la table bourdonnait. {hero_subj} [regarda|a regardé] les mains {de_companion}. Elles étaient sous la table, à plat sur les oreilles d’un casque qu’on tient prêt.',
        ],
        deed: [
          '{hero_subj} [demanda|a demandé] ce qui aiderait, [céda|a cédé] les bonnes places, et [emporta|a emporté] tout au bout du couloir. Dos {a_part}, {hero_il} [s’assit|s’est assis{hero_e}] à côté {de_companion}, face au mur.',
        ],
        answer: ['De là, ce n’était plus qu’un bourdon. La phrase qui comptait avait de la place.'],
        echo: [
          'Des bonnes places, on a eu la vidéo. <companion>C’est mieux avec le volume à deux</companion>, [dit|a dit] {companion}. C’était vrai.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait les meilleures places, juste dans {part_def}, et les [garda|a gardées]. <hero>Alors, c’est bien, hein ?</hero> [hurla|a hurlé] {hero} dans la figure de {companion}.',
          ],
          warm: [
            '<hero>Tu vas t’habituer, tu vas voir</hero>, [dit|a dit] {hero} à {companion} en lui tenant les deux mains, au plus fort {de_part}.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] l’endroit où {part_def} rendait le mieux, et [s’y mit|s’y est mis{hero_e}] pour poser sa question à {companion}. On [n’entendit que|n’a entendu que] l’endroit.',
          ],
          playful: [
            '{hero_subj} [dansa|a dansé] sa question devant {companion}, dans le bruit {de_part}, en s’approchant à chaque refrain.',
          ],
        },
        fails: [
          '<companion>C’est trop</companion>, [dit|a dit] {companion}. <hero>Trop bien !</hero> [répondit|a répondu] {hero}.',
        ],
        again: [
          '{hero_subj} [se pencha|s’est penché{hero_e}] plus près et [répéta|a répété], avec l’haleine.',
        ],
        noticing: [
          'Son gobelet [traversa|a traversé] la table tout seul, à petits pas. Tout vibrait. {hero_subj} [ne vit plus|n’a plus vu] les mains de {companion} nulle part. Depuis une heure, il n’y avait eu que deux coudes.',
        ],
        deed: [
          '<hero>Qu’est-ce qui t’aiderait ?</hero> [écrivit|a écrit] {hero} sur le gobelet. Sur la réponse, il y avait un couloir. {hero_subj} [donna|a donné] les deux billets à qui passait, et là-bas, loin {de_part}, épaule à côté de l’épaule de {companion}, {hero_il} [regarda|a regardé] le même mur.',
        ],
        answer: [
          'Dans le mur, le vacarme n’était plus qu’un gros chat. On [put|a pu] dire, sans lever la voix, ce qu’on était venu se dire.',
        ],
        echo: [
          '<companion>Il est bien, ce mur</companion>, [dit|a dit] {companion}. <hero>On a les meilleures places</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
