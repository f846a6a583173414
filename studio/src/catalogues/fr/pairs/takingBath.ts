import type { LessonPairs } from '../../schema.ts';

export const takingBath: LessonPairs = {
  soapedWrist: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait les deux bras pleins de boue sèche, et en était fier{hero_e}. Jusqu’au coude, {hero_il} [entra|est entré{hero_e}] dans {part_def}.',
          ],
          warm: [
            '<hero>Je suis tout doux</hero>, [dit|a dit] {hero} à {part_def}, avec une manche de boue sèche. Le bras doux [entra|est entré] en crissant.',
          ],
          clever: [
            'Une croûte de boue protège, se disait {hero}. Ainsi protégé{hero_e}, {hero_il} [enfonça|a enfoncé] le bras dans {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le crocodile, écailles de boue jusqu’au coude. Le crocodile [mit|a mis] la patte dans {part_def}.',
          ],
        },
        fails: [
          'La boue s’effritait. Les miettes [restèrent|sont restées] dans chaque petit creux, et il y [eut|a eu] de moins en moins de place.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] plus fort. Le crocodile avait maintenant une patte très large et un bracelet de cailloux.',
        ],
        refrain: ['Pousse, croute, croute. Coincé.'],
        turned: ['Frotte, savon, savon. Et glisse.'],
        noticing: [
          'Un morceau de boue [tomba|est tombé] de son poignet. Dessous, la peau était fine et claire. Là, sous la manche, elle glissait très bien toute seule.',
        ],
        deed: [
          '{hero_subj} [déroula|a déroulé] son gant mouillé et le bout de savon. {hero_il} [lava|a lavé] ses deux bras, jusqu’aux ongles. Puis, dans {part_def}, {hero_il} [mit|a mis] deux doigts seulement.',
        ],
        answer: [
          'Un poignet savonné est plus mince qu’un poignet de crocodile. Il [passa|est passé] sans un bruit.',
        ],
        echo: [
          '<companion>Tu sens le savon jusqu’ici</companion>, [dit|a dit] {companion}. {hero} [sentit|a senti] son bras. De l’autre côté du coude habitait toujours un crocodile.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} ne voulait pas qu’on le lave, ce bras plein de boue sèche. {hero_il} [l’enfonça|l’a enfoncé] contre {part_def}, tel quel.',
          ],
          warm: [
            '<hero>C’est de la boue propre</hero>, [dit|a dit] {hero} {a_part}. Et ses doigts raides [essayèrent|ont essayé], avec des miettes.',
          ],
          clever: [
            'La boue protège, savait {hero}. {hero_subj} [poussa|a poussé] {part_def} d’un bras tout raide, et des miettes [tombèrent|sont tombées] dedans.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le robot, deux bras de boue sèche, <hero>bzz, bzz</hero>, contre {part_def}. Le robot perdait ses boulons.',
          ],
        },
        fails: [
          'Des miettes de boue dans la fente. {hero_subj} [poussa|a poussé] de plus belle, et il en [tomba|est tombé] d’autres.',
        ],
        again: [
          '{hero_subj} [gratta|a gratté] les miettes avec ses ongles. C’étaient surtout ses ongles qui en avaient.',
        ],
        refrain: ['Pas laver. Crac. Pas laver. Crac.'],
        turned: ['Mouillé. Savon. Savon. Clic.'],
        noticing: [
          'Une croûte [se détacha|s’est détachée] de son poignet. Dessous, la peau était claire et fine. Elle glissait sous la manche sans rien accrocher.',
        ],
        deed: [
          '{hero_subj} [lava|a lavé] ses deux bras avec le gant humide et le bout de savon. Ils brillaient. Puis, à deux doigts, {hero_il} [prit|a pris] {part_def}.',
        ],
        answer: [
          'Les miettes [partirent|sont parties] avec la mousse. Deux doigts propres sentent tout ce qu’ils touchent.',
        ],
        echo: [
          '<companion>Tu as encore de la boue derrière l’oreille</companion>, [dit|a dit] {companion}. <hero>C’est la réserve</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  cleanSoles: {
    slippery: [
      {
        firstTry: {
          bold: [
            'Entre ses dix orteils, il y avait de la belle boue, et {hero} [la garda|l’a gardée]. {hero_subj} [courut|a couru] sur {part_def}.',
          ],
          warm: [
            '<hero>Viens, ma boue</hero>, [dit|a dit] {hero} à ses pieds. À pas de velours, {hero_il} [avança|a avancé] sur {part_def}.',
          ],
          clever: [
            'La boue colle, et ce qui colle tient. Avec ce raisonnement entre les orteils, {hero} [s’élança|s’est élancé{hero_e}] sur {part_def}.',
          ],
          playful: [
            'Flic, floc, flic. {hero_subj} [joua|a joué] de la boue avec ses orteils, en mesure, en marchant sur {part_def}.',
          ],
        },
        fails: [
          'À chaque pas, il en [resta|est resté] un peu par terre. Le pas suivant [marcha|a marché] dessus.',
        ],
        again: ['{hero_subj} [essaya|a essayé] sur les mains. Les mains, elles aussi, en avaient.'],
        refrain: ['Flic, floc, flic. Et zouip.'],
        turned: ['Essuie. Essuie. Et pied nu.'],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}]. Tout le chemin était peint de ses propres pieds. Ils brillaient comme des assiettes. Ils glissaient aussi comme des assiettes.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] et [essuya|a essuyé] ses plantes de pied au gant mouillé, puis chaque orteil, puis les mains. Sur {part_def}, {hero_il} [posa|a posé] un pied nu, bien à plat.',
        ],
        answer: ['Un pied tout propre, cela sent où c’est rêche. Il [resta|est resté] là où on l’avait mis.'],
        echo: [
          '<companion>Et la belle boue ?</companion> [demanda|a demandé] {companion}. <hero>Dans le gant</hero>, [dit|a dit] {hero}. <hero>Elle dort. Elle a beaucoup marché.</hero>',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait de la boue à tous les orteils et la gardait. Pieds nus, {hero_il} [sauta|a sauté] contre {part_def}.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] sa boue de tenir chaud, et [grimpa|a grimpé] doucement contre {part_def}.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] que la boue, c’est de la colle. Collé{hero_e}, {hero_il} [grimpa|a grimpé] contre {part_def}, d’un orteil.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le lézard de boue, ventouses comprises. Les ventouses [se posèrent|se sont posés] contre {part_def}.',
          ],
        },
        fails: [
          'Chaque prise [laissa|a laissé] une trace. La trace était lisse, et le pied [revint|est revenu] dessus.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] plus haut. De haut en bas, il y [eut|a eu] maintenant une belle ligne marron, et {hero} au bout.',
        ],
        refrain: ['Ventouse, ventouse. Et zouip.'],
        turned: ['Essuie. Essuie. Et ça tient.'],
        noticing: [
          'Assis{hero_e} par terre, {hero} [regarda|a regardé] le chemin de ses mains et de ses pieds. Il montait un peu, puis il redescendait d’un trait. Il brillait.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] et [lava|a lavé] ses pieds au gant, entre les orteils aussi, puis les mains. Alors, en bas {de_part}, {hero_il} [posa|a posé] dix orteils propres.',
        ],
        answer: ['Ils [restèrent|sont restés]. Les doigts, au-dessus, [restèrent|sont restés] aussi.'],
        echo: [
          'Le gant était noir, le soir, et {hero} propre jusqu’aux chevilles. <companion>Tu as encore un genou</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  faceOutOfTheMud: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} portait un masque de boue et en était fier{hero_e}. En grognant un peu, {hero_il} [marcha|a marché] sur {part_def}.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] à {part_def} sous son masque de boue, et [s’approcha|s’est approché{hero_e}]. On ne voyait que la boue.',
          ],
          clever: [
            'Avec de la boue sur le visage, on est invisible, se disait {hero}. L’invisible [s’avança|s’est avancé] vers {part_def}.',
          ],
          playful: [
            '<hero>Groumpf</hero>, [dit|a dit] le masque de boue, et il [dansa|a dansé] jusqu’à deux pas {de_part}.',
          ],
        },
        fails: [
          'Deux yeux dans une boule brune, cela [avança|a avancé] encore. <hero>Groumpf, c’est moi</hero>, [dit|a dit] la boule.',
        ],
        again: [
          '{hero_subj} [montra|a montré] les dents, pour sourire. Avec le reste en boue, on ne voyait que des dents.',
        ],
        refrain: ['Groumpf, c’est moi. Oh. Caché.'],
        turned: ['Front. Nez. Menton. C’est moi.'],
        noticing: [
          'Par terre, il y avait une flaque. {hero_subj} [se pencha|s’est penché{hero_e}] dessus et [sursauta|a sursauté]. Il y avait là-dedans une boule avec des yeux. On n’aurait jamais deviné que c’était {hero}.',
        ],
        deed: [
          '{hero_subj} [s’agenouilla|s’est agenouillé{hero_e}], pas trop près {de_part}. Du front jusqu’au menton, {hero_il} [passa|a passé] le gant mouillé, une fois, et la moitié propre [sourit|a souri].',
        ],
        answer: [
          'De la boue, il [sortit|est sorti] un enfant, d’abord un œil, puis la joue. {part_def} [regarda|a regardé] sortir tout le nez.',
        ],
        echo: [
          '<companion>Il t’en reste une moitié</companion>, [dit|a dit] {companion}, au bain. <hero>Je sais</hero>, [dit|a dit] {hero}. <hero>C’est pour comparer.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Donne-le-moi</hero>, [dit|a dit] un masque de boue à {part_def}. C’était {hero}, mais {part_def} n’en savait rien.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri], [cligna|a cligné] de l’œil et [fit|a fait] une petite moue à {part_def}. Sous le masque de boue, il ne se passait rien.',
          ],
          clever: [
            '{hero_subj} avait préparé pour {part_def} des mimiques très claires. La boue [les garda|les a gardées] pour elle.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] toutes ses grimaces à {part_def}, de la plus triste à la plus drôle. De dehors, c’était de la boue.',
          ],
        },
        fails: [
          '<hero>Mais tu vois bien que je souris !</hero> [cria|a crié] le masque. {hero_subj} [s’approcha|s’est approché{hero_e}] pour qu’on le voie.',
        ],
        again: [
          '{hero_subj} souriait si fort que le masque [craqua|a craqué] d’un côté. Cela [fit|a fait] très peur, à ce qu’il paraît.',
        ],
        refrain: ['Groumpf ? Non. Groumpf ? Non.'],
        turned: ['Front. Joue. Bouche. Bonjour.'],
        noticing: [
          'Dans le dos d’une cuillère, ou d’une flaque, {hero} [vit|a vu] une boule. Elle avait deux trous. Elle ne voulait rien dire du tout, ni oui ni non.',
        ],
        deed: [
          '{hero_subj} [s’agenouilla|s’est agenouillé{hero_e}] devant {part_def}. Puis {hero_il} [passa|a passé] le gant mouillé sur son visage, lentement, du front au menton. Puis {hero_il} [demanda|a demandé] encore, sans un bruit.',
        ],
        answer: ['Il y avait maintenant une bouche et deux sourcils à lire. {part_def} [lut|a lu].'],
        echo: [
          '<companion>Là, tu es triste</companion>, [dit|a dit] {companion}. <hero>Non, je mâche</hero>, [dit|a dit] {hero}. <companion>Là, tu es content{hero_e}.</companion> <hero>Non. Je mâche encore.</hero>',
        ],
      },
    ],
  },
  bothEars: {
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Quoi ?</hero> [hurla|a hurlé] {hero} à {part_def}, de la boue plein les deux oreilles. Et {hero_il} [tapa|a tapé] des pieds.',
          ],
          warm: [
            '<hero>J’entends très bien !</hero> [cria|a crié] {hero} à {companion}, de la boue dans les oreilles. On l’entendait plus que {part_def}.',
          ],
          clever: [
            '{hero_subj} n’entendait presque plus {part_def}, à cause de la boue. {hero_subj} en [conclut|a conclu] qu’il fallait parler plus haut.',
          ],
          playful: [
            'De la boue plein les oreilles, {hero} [chanta|a chanté] un opéra à côté {de_part}. <hero>On ne m’entend pas, je crois !</hero>',
          ],
        },
        fails: [
          'Plus {hero} criait, moins {hero} entendait. {hero_subj} [cria donc|a donc crié] pour s’entendre.',
        ],
        again: [
          '{hero_subj} [secoua|a secoué] la tête, comme un chien. Il [n’en sortit|n’en est sorti] rien, mais il [entra|est entré] un moustique.',
        ],
        refrain: ['Quoi ? Boum. Quoi ? Boum, boum.'],
        turned: ['Une oreille. Deux oreilles. Chut.'],
        noticing: [
          '{hero_subj} [tapa|a tapé] du doigt sur son oreille. Cela [sonna|a sonné] comme un pot de fleurs. Tous ces cris n’avaient donc sonné que là-dedans.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], bouche fermée, loin {de_part}. Du coin du gant mouillé, {hero_il} [lava|a lavé] une oreille, pli après pli. Puis l’autre.',
        ],
        answer: [
          'Personne ne criait plus par-dessus. Dans deux oreilles propres, il y a de la place pour un silence.',
        ],
        echo: [
          '<companion>Il y a un radis qui pousse, dans ton gant</companion>, [dit|a dit] {companion}. C’était un petit caillou, mais bien vert.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            'De la boue dans chaque oreille, {hero} [cria|a crié] <hero>QUOI ?</hero> {a_part}, et [secoua|a secoué], pour entendre si cela venait.',
          ],
          warm: [
            '<hero>JE VEUX T’AIDER !</hero> [dit|a dit] {hero} {a_part}. À cause de la boue dans les oreilles, on l’entendait de loin.',
          ],
          clever: [
            'Quand on n’entend rien, c’est que c’est arrêté, pensait {hero}, les oreilles bouchées de boue. {hero_subj} [tapa|a tapé] sur {part_def}.',
          ],
          playful: [
            '{hero_subj} [sauta|a sauté] autour {de_part}, la tête penchée, pour faire tomber la boue de l’oreille. La boue était bien là où elle était.',
          ],
        },
        fails: [
          '<hero>ÇA AVANCE ?</hero> [cria|a crié] {hero}, et [secoua|a secoué] encore, et [n’entendit|n’a entendu] rien.',
        ],
        again: [
          '{hero_subj} [cria|a crié] la question dans ses deux mains, pour ne pas déranger. Les mains [résonnèrent|ont résonné].',
        ],
        refrain: ['Quoi ? Boum. Quoi ? Boum.'],
        turned: ['Un pli. Un pli. Et chut.'],
        noticing: [
          '{hero_subj} [frappa|a frappé] du doigt contre son oreille. Cela sonnait comme un pot de fleurs. Tout ce tapage, c’était seulement pour s’entendre là-dedans.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] à un pas {de_part}, la bouche fermée. Avec un coin du gant humide, {hero_il} [lava|a lavé] une oreille, pli par pli. Puis l’autre.',
        ],
        answer: [
          'Deux oreilles, tous les plis, cela demande du temps. Pendant ce temps-là, personne ne secouait rien.',
        ],
        echo: [
          'Le soir, {hero} [entendit|a entendu] un robinet, deux escaliers et une souris. <hero>C’est toujours aussi fort ?</hero> <companion>Toujours</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  lastOfTheBottle: {
    locked: [
      {
        firstTry: {
          bold: [
            'Troisième heure, capuche baissée. {hero_subj} [s’acharna|s’est acharné{hero_e}] sur {part_def}, du sel plein les yeux.',
          ],
          warm: [
            '<hero>Allez manger, je m’en occupe</hero>, [dit|a dit] {hero}, sans lâcher {part_def} ni relever sa capuche.',
          ],
          clever: [
            '{hero_subj} avait une méthode pour {part_def}, et trop de sueur dans les yeux pour la relire.',
          ],
          playful: [
            '<hero>Je suis le monstre du fond</hero>, [dit|a dit] {hero} à {part_def}. Cela avait été drôle, la première heure.',
          ],
        },
        fails: [
          'Ses doigts glissaient et collaient à la fois. {hero_subj} [parla|a parlé] durement à qui tendait une serviette.',
        ],
        again: ['{hero_subj} [recommença|a recommencé] plus fort, d’une main, l’autre sur les yeux.'],
        noticing: [
          'L’écran noir du téléphone [rendit|a rendu] un visage gris, les yeux rouges. {hero_subj} [mit|a mis] un moment à le reconnaître.',
        ],
        deed: [
          '{hero_subj} [versa|a versé] toute l’eau du retour sur ses mains, son visage et son cou, et [s’essuya|s’est essuyé{hero_e}] avec la belle chemise. Puis {hero_il} [reprit|a repris] tout du début.',
        ],
        answer: [
          'Des doigts propres sentent ce qu’ils touchent. Près {de_part}, quelque chose [se laissa|s’est laissé] prendre.',
        ],
        echo: [
          'Au retour, tout le monde avait soif. {companion} [coupa|a coupé] une orange en autant de quartiers qu’il fallait.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'C’était la troisième heure, capuche sur la tête, du sel dans les yeux. {hero_subj} [tira|a tiré] {part_def} et [dit|a dit] à tout le monde de reculer.',
          ],
          warm: [
            '<hero>Reposez-vous, je finis</hero>, [dit|a dit] {hero} sous sa capuche, les doigts poisseux dans {part_def}, d’une voix presque aimable.',
          ],
          clever: [
            '{hero_subj} avait calculé que s’arrêter coûterait du temps. Les yeux rouges, {hero_il} [poursuivit|a poursuivi] sur {part_def}.',
          ],
          playful: [
            '<hero>Personne n’a vu mes doigts ?</hero> [demanda|a demandé] {hero} en les décollant {de_part}, et on [ne rit|n’a ri] plus, depuis une heure.',
          ],
        },
        fails: [
          'Ses doigts collaient à tout. {hero_subj} [répondit|a répondu] sèchement à qui lui tendait de l’eau.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] au milieu, les paupières fermées, parce qu’elles piquaient moins ainsi.',
        ],
        noticing: [
          'Dans l’écran noir du téléphone, il y avait quelqu’un, le cou gris, les yeux rouges. {hero_subj} [mit|a mis] une seconde à savoir qui.',
        ],
        deed: [
          '{hero_subj} [versa|a versé] sur ses mains et son visage toute l’eau du retour, et [s’essuya|s’est essuyé{hero_e}] avec la belle chemise. Puis {hero_il} [reprit|a repris] {part_def} par le commencement.',
        ],
        answer: [
          'Des yeux clairs voient ce que des yeux rouges ont tiré pendant des heures. {hero} [chercha|a cherché] ce qui était lâche.',
        ],
        echo: [
          'Au retour, il faisait soif. {companion} avait gardé une pomme. Elle a été coupée en deux avec une règle.',
        ],
      },
    ],
  },
  saidItFirst: {
    shy: [
      {
        firstTry: {
          bold: [
            'Droit sorti{hero_e} de l’entraînement, {hero} [resta|est resté{hero_e}] à trois chaises {de_part}, bras serrés. <hero>Tout va bien.</hero>',
          ],
          warm: [
            '{hero_subj} [adressa|a adressé] à {part_def} un salut chaleureux, de très loin, et [s’assit|s’est assis{hero_e}] contre la fenêtre ouverte.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] une chaise selon le vent. {part_def} n’en [vit|a vu] que la distance, et [la comprit|l’a comprise] à sa façon.',
          ],
          playful: [
            '{hero_subj} [salua|a salué] {part_def} comme une vedette sur un balcon, de loin, le coude au corps.',
          ],
        },
        fails: [
          '<hero>Rien, rien</hero>, [dit|a dit] {hero} à qui demandait, et {hero_il} [décala|a décalé] encore sa chaise.',
        ],
        again: ['{hero_subj} [répondit|a répondu] en retenant son souffle, ce qui donne l’air de mépriser.'],
        noticing: [
          'Autour de sa chaise, le vide [grandit|a grandi] encore d’une place. {hero_subj} [le regarda|l’a regardé] faire. Puis, prudemment, {hero_il} [baissa|a baissé] le nez vers son propre col.',
        ],
        deed: [
          '<hero>C’est ma chemise qui sent</hero>, [dit|a dit] {hero} à tout le monde. {hero_subj} [se lava|s’est lavé{hero_e}] au robinet, devant eux, et, trempé{hero_e}, [s’assit|s’est assis{hero_e}] juste à côté {de_part}.',
        ],
        answer: [
          'L’eau faisait une flaque. On [rit|a ri], et quelqu’un d’autre que {part_def} avait été ridicule le premier.',
        ],
        echo: [
          '<companion>Tu dégoulines sur mon cahier</companion>, [dit|a dit] {companion}. Sur la page, depuis, il y a un lac. Il porte le nom de {hero}.',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            'En nage, {hero} [se planta|s’est planté{hero_e}] loin de tous, à côté {de_part}, les coudes serrés, et [dit|a dit] de faire vite.',
          ],
          warm: [
            '<hero>Ne vous occupez pas de moi</hero>, [dit|a dit] {hero} en s’écartant, et {hero_il} [tâta|a tâté] {part_def} par gentillesse, du bout du bras.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] à quelle distance on ne {hero_le} sentirait plus, et de là [surveilla|a surveillé] {part_def} d’un œil impatient.',
          ],
          playful: [
            '{hero_subj} [éventa|a éventé] {part_def} avec son cahier, en expliquant que c’était pour {part_def}.',
          ],
        },
        fails: [
          'Quelqu’un [s’approcha|s’est approché]. {hero_subj} [recula|a reculé], [buta|a buté] contre ce qu’il fallait laisser tranquille, et [dit|a dit] que tout allait bien.',
        ],
        again: ['{hero_subj} [demanda|a demandé] où l’on en était, de plus loin, et plus fort.'],
        noticing: [
          'Entre {hero} et les autres, il y avait maintenant quatre chaises. {hero_subj} [renifla|a reniflé] son col avec précaution, et [comprit|a compris] les quatre.',
        ],
        deed: [
          '<hero>C’est moi qui sens</hero>, [dit|a dit] {hero}, bien haut. {hero_subj} [alla|est allé{hero_e}] au robinet et [se lava|s’est lavé{hero_e}] dix minutes, devant tout le monde, sans regarder {part_def}.',
        ],
        answer: [
          'Pendant dix minutes, personne ne s’était penché dessus. C’était exactement dix de plus que d’habitude.',
        ],
        echo: [
          '{hero} est revenu{hero_e} s’asseoir, trempé{hero_e}. <companion>Lavande ?</companion> [demanda|a demandé] {companion}. <hero>Liquide vaisselle</hero>, [dit|a dit] {hero}. <companion>Citron, alors.</companion>',
        ],
      },
    ],
  },
};
