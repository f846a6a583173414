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
      {
        firstTry: {
          bold: [
            '{hero_subj} avait de la boue jusqu’aux coudes, et elle avait séché. <hero>C’est mon armure</hero>, [dit|a dit] {hero}. L’armure [entra|est entrée] dans {part_def}, en grattant.',
          ],
          warm: [
            '<hero>Tu ne sentiras rien</hero>, [dit|a dit] {hero} {a_part}. Mais la boue sèche perdait ses croûtes, et les croûtes restaient.',
          ],
          clever: [
            'Avec un bras plus raide, on vise mieux, pensait {hero}. {hero_subj} [poussa|a poussé] dans {part_def} un bras raide de boue, comme un bâton.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pelleteuse, crr, crr, un bras de boue dans {part_def}. La pelleteuse rebouchait son propre trou.',
          ],
        },
        fails: ['Crr, faisait la boue. Il y en avait maintenant plus dans le trou que sur le bras.'],
        again: [
          '{hero_subj} [retira|a retiré] le bras, [cracha|a craché] sur la boue et [recommença|a recommencé]. Cela [fit|a fait] du ciment.',
        ],
        refrain: ['Gratte, gratte, croûte. Bouchon.'],
        turned: ['Mousse, mousse, doigt. Et file.'],
        noticing: [
          'Sa montre avait laissé un rond propre, autour du poignet. {hero_subj} y [passa|a passé] un doigt. Là, il glissait tout seul, comme sur une assiette.',
        ],
        deed: [
          'Du gant et du savon, {hero_subj} [fit|a fait] une mousse épaisse. {hero_subj} [lava|a lavé] d’abord la boue, puis le poignet, puis chaque doigt, et [n’en mit que deux|n’en a mis que deux] dans {part_def}.',
        ],
        answer: [
          'La mousse [passa|est passée] devant, les doigts suivaient. Il n’y avait plus d’armure, et donc plus de place à faire.',
        ],
        echo: [
          'Il [resta|est restée] une bulle au coude de {hero}. <companion>Ne bouge plus</companion>, [dit|a dit] {companion}. Elle [tint|a tenu] jusqu’à la maison, ou presque.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [frappa|a frappé] {part_def} d’une main en croûte de boue. Les croûtes [entrèrent|sont entrées] là où il ne fallait pas.',
          ],
          warm: [
            '<hero>Pas la peine de me laver pour toi</hero>, [dit|a dit] {hero} {a_part}, et [tira|a tiré], avec de la boue jusque sous les ongles.',
          ],
          clever: [
            'La boue colle, donc elle aide à tenir, [pensa|a pensé] {hero}. {part_def} [prit|a pris] la boue et [garda|a gardé] les doigts.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le monstre des marais contre {part_def}, avec dix griffes sèches. Chaque griffe [perdit|a perdu] son bout dans la fente.',
          ],
        },
        fails: [
          'Crr, [fit|a fait] quelque chose là-dedans. {hero_subj} [poussa|a poussé] sur le crr, et le crr [grossit|a grossi].',
        ],
        again: [
          '{hero_subj} [souffla|a soufflé] dans la fente. La boue en [sortit|est sortie] un peu, et [rentra|est rentrée] dans l’œil.',
        ],
        refrain: ['Crr, la boue. Crr, bloqué. Crr.'],
        turned: ['Mouille. Savonne. Deux doigts. Clic.'],
        noticing: [
          '{hero_subj} [frotta|a frotté] son poignet, qui grattait. Un morceau [tomba|est tombé], en forme d’île. Sous l’île, c’était rose, et cela glissait contre la manche sans bruit.',
        ],
        deed: [
          'Le gant mouillé [remonta|est remonté] jusqu’aux coudes. Le savon [fit|a fait] le reste : paume, dos, chaque doigt. {hero_subj} [passa|a passé] aussi le gant sur {part_def}, et [prit|a pris] {part_def} à deux doigts.',
        ],
        answer: ['Sans miettes dedans, cela avait de nouveau de la place pour bouger.'],
        echo: [
          'Dans l’évier, il y avait une île, puis deux. <companion>C’est une carte</companion>, [dit|a dit] {companion}. {hero_subj} [tira|a tiré] le bouchon, et l’océan aussi [s’en alla|s’en est allé].',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [monta|est monté{hero_e}] sur {part_def} avec toute la boue de la journée sous les pieds, et [redescendit|est redescendu{hero_e}] avec.',
          ],
          warm: [
            '<hero>On y va doucement</hero>, [dit|a dit] {hero} à sa boue préférée, celle entre les orteils. Et le premier pas, sur {part_def}, [partit|est parti] tout seul.',
          ],
          clever: [
            'La boue fait semelle, [pensa|a pensé] {hero}. C’était une semelle sans dessous. {part_def} [la garda|l’a gardée].',
          ],
          playful: [
            '{hero_subj} [patina|a patiné] sur {part_def}, un bras devant, un bras derrière, comme à la télévision. La télévision ne montre pas les fesses.',
          ],
        },
        fails: ['Chaque pas en peignait un autre, brun, brillant, et un peu plus loin que prévu.'],
        again: ['{hero_subj} [essaya|a essayé] les genoux. Ils avaient joué aussi.'],
        refrain: ['Zip, boue. Zip, boue. Et pouf.'],
        turned: ['Gant. Orteil. Gant. Et ça colle.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] d’où {hero_subj} venait. Il y avait là dix belles glissades, toutes de la même pointure. Personne d’autre n’avait glissé ici. C’était son chemin, peint par ses pieds.',
        ],
        deed: [
          'Assis{hero_e}, un pied sur l’autre genou, {hero_subj} [passa|a passé] le gant mouillé sous la plante, puis entre chaque orteil, puis l’autre pied. Un talon propre, bien à plat, [se posa|s’est posé] sur {part_def}.',
        ],
        answer: ['La peau nue, c’est un peu du caoutchouc. Elle trouve ce qui est sec, et y reste.'],
        echo: [
          'Le tapis du bain avait deux pieds bruns. <companion>Ceux de ce matin</companion>, [dit|a dit] {companion}. {hero_subj} [mit|a mis] les siens dessus. Ils étaient plus petits, propres.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’élança|s’est élancé{hero_e}] contre {part_def}, dix orteils dehors, tous en boue. Ils [redescendirent|sont redescendus] dans l’ordre.',
          ],
          warm: [
            '<hero>On monte, mes petits</hero>, [dit|a dit] {hero} à ses pieds bruns, et [les posa|les a posés] contre {part_def}, comme des œufs.',
          ],
          clever: [
            'La boue comble les creux, donc elle aide, [calcula|a calculé] {hero}. Elle comblait les creux {de_part}, en effet, et il n’y en avait plus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le gecko, contre {part_def}, avec des ventouses de boue. C’est un animal qui ne glisse pas.',
          ],
        },
        fails: [
          'Chaque pas [graissa|a graissé] le suivant. Il y en [eut|a eu] trois vers le haut, et un très long vers le bas.',
        ],
        again: [
          '{hero_subj} [monta|a monté] sur ses propres traces. On aurait dit un toboggan qui se souvient.',
        ],
        refrain: ['Plaf, monte. Zoup. Plaf, monte. Zoup.'],
        turned: ['Talon propre. Doigt propre. Et ça tient.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] en bas, et [regarda|a regardé] en haut. Un pied brun, un pied brun, une main brune : c’était la route, et tout ce qui la rendait glissante avait cinq doigts.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}]. Le gant [passa|est passé] sous un talon, entre les orteils, sous l’autre, puis dans les paumes. La plante toute rose, {hero_subj} [trouva|a trouvé] le bas {de_part}, et [appuya|a appuyé].',
        ],
        answer: ['Rose sur sec, cela colle un peu. C’était le premier pas qui ne revenait pas.'],
        echo: [
          '<companion>Regarde</companion>, [dit|a dit] {companion}. Sur le mur, il y avait cinq orteils, tout en haut, très propres.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} avait de la boue jusqu’aux sourcils, et [passa|a passé] la tête devant {part_def}. Deux yeux blancs, un trou : c’était un coucou.',
          ],
          warm: [
            '<hero>Viens, mon petit</hero>, [dit|a dit] {hero} à {part_def}, du fond de la boue. Le plus gentil des sourires séchait dessous.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] : avec un masque, on fait moins peur qu’avec un visage inconnu. {hero_subj} [avança|a avancé] son masque vers {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le crapaud, avec la boue, les joues et le bruit. {part_def} n’aimait pas les crapauds de cette taille.',
          ],
        },
        fails: [
          'La boue [avança|a avancé] encore. Elle disait des choses douces, mais avec une bouche de caverne.',
        ],
        again: [
          '{hero_subj} [cligna|a cligné] d’un œil. Dans la boue, un œil qui manque, c’est pire que deux.',
        ],
        refrain: ['Coucou, la boue. Oh non. Coucou.'],
        turned: ['Un coin. Un nez. Oh. Coucou.'],
        noticing: [
          '{hero_subj} [s’approcha|s’est approché{hero_e}] d’une vitre pour arranger la boue. Dans la vitre, quelque chose [s’approcha|s’est approché] aussi. {hero_subj} [fit|a fait] un bond. Puis {hero_subj} [resta|est resté{hero_e}] là, le temps de comprendre.',
        ],
        deed: [
          'À bonne distance {de_part}, {hero_subj} [mit|a mis] un genou à terre. Le gant mouillé [descendit|est descendu] du front au menton, bien lentement, et derrière le gant il y avait une joue.',
        ],
        answer: ['Une joue, cela se connaît. Une autre joue, ou presque, [se montra|s’est montrée] en face.'],
        echo: [
          'La serviette a gardé un visage brun. <companion>Il te ressemble</companion>, [dit|a dit] {companion}. <hero>Un peu plus large</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            'Sous la boue, {hero_subj} avait son air le plus aimable. {hero_subj} [avança|a avancé] vers {part_def}, et la boue [avança|a avancé] avec.',
          ],
          warm: [
            '<hero>C’est moi, n’aie pas peur</hero>, [dit|a dit] une grosse croûte brune {a_part}. Elle faisait un clin d’œil, et la joue [se fendit|s’est fendue] un peu.',
          ],
          clever: [
            '{hero_subj} [parla|a parlé] {a_part} avec les sourcils, qu’{hero_il} avait très précis. Seulement, les sourcils étaient sous la boue.',
          ],
          playful: [
            '{hero_subj} [grogna|a grogné] pour rire, et [ouvrit|a ouvert] de grands bras vers {part_def}. C’était le meilleur monstre de toute sa vie.',
          ],
        },
        fails: [
          'Plus {hero_subj} s’expliquait, plus la croûte bougeait. D’en face, on ne voyait que deux trous et du brun.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] la langue, pour montrer que c’était une blague. Une langue rose au milieu d’une pierre, ce n’est pas une blague.',
        ],
        refrain: ['Grimace, grimace. Hein ? Grimace.'],
        turned: ['Un œil. Un nez. Ah, un sourire.'],
        noticing: [
          '{hero_subj} [se vit|s’est vu{hero_e}] dans une vitre, ou dans une flaque, et [sursauta|a sursauté]. Il n’y avait là personne qu’{hero_il} aurait voulu suivre.',
        ],
        deed: [
          'Le gant mouillé [fit|a fait] le tour du visage, à genoux et sans se presser : d’abord le front, puis les yeux, puis le menton. Alors {hero_subj} [redemanda|a redemandé], avec les sourcils.',
        ],
        answer: [
          'Cette fois, la question avait un visage. {part_def} [la lut|l’a lue] en entier, jusqu’aux fossettes.',
        ],
        echo: [
          '<hero>Il m’en reste derrière l’oreille</hero>, [dit|a dit] {hero}. <companion>Garde-la</companion>, [dit|a dit] {companion}, <companion>pour les jours de monstre.</companion>',
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
      {
        firstTry: {
          bold: [
            '<hero>Plus fort, je n’entends pas !</hero> [cria|a crié] {hero} à {part_def}, les oreilles bouchées de boue. Et, pour s’entendre, {hero_subj} [sauta|a sauté] à pieds joints.',
          ],
          warm: [
            '<hero>Je vous comprends très bien</hero>, [cria|a crié] {hero} à tout le monde et à {part_def}, sans avoir rien compris. De chaque oreille sortait un petit tas.',
          ],
          clever: [
            'Si tout est sourd, il faut parler plus haut, [jugea|a jugé] {hero}, qui avait de la boue dans chaque oreille. Et {hero_il} [haussa|a haussé] la voix contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le crieur du marché devant {part_def}, deux bouchons de boue en guise d’écharpe. <hero>Elle est belle, elle est belle !</hero>',
          ],
        },
        fails: [
          '<hero>Personne ne répond</hero>, [cria|a crié] {hero}. Tout le monde avait répondu trois fois.',
        ],
        again: [
          '{hero_subj} [se pencha|s’est penché{hero_e}] pour vider une oreille. La boue y tenait. {hero_subj} [la gronda|l’a grondée], très fort.',
        ],
        refrain: ['Hein ? Pam. Hein ? Pam, pam.'],
        turned: ['Un coin. Deux oreilles. Oh, chut.'],
        noticing: [
          '{hero_subj} [se gratta|s’est gratté] l’oreille. Cela [fit|a fait] un bruit énorme, de cave et de gravier. {hero_subj} [s’arrêta|s’est arrêté{hero_e}]. Le monde entier [s’arrêta|s’est arrêté] avec. Tout ce vacarme habitait donc là-dedans, avec la boue.',
        ],
        deed: [
          'Sans un mot, {hero_subj} [s’assit|s’est assis{hero_e}]. Le coin du gant mouillé [entra|est entré] dans une oreille, pli par pli, puis dans l’autre. Alors seulement, {hero_il} [se tourna|s’est tourné{hero_e}] vers {part_def}.',
        ],
        answer: ['Il y avait un bruit de moins, le plus gros, et deux portes de plus par où écouter.'],
        echo: [
          '<companion>Je t’ai appelé{hero_e} douze fois</companion>, [dit|a dit] {companion}. <hero>Et je disais quoi ?</hero> <companion>Tu disais : quoi.</companion>',
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
      {
        firstTry: {
          bold: [
            '<hero>TU ES LÀ ?</hero> [demanda|a demandé] {hero} {a_part}. {hero_subj} avait un bouchon de terre dans chaque oreille, et [secoua|a secoué], à défaut d’entendre.',
          ],
          warm: [
            '<hero>NE TE PRESSE PAS !</hero> [cria|a crié] {hero} à {part_def}, la terre plein les oreilles, et cela, forcément, pressait.',
          ],
          clever: [
            'Si l’on n’entend rien, c’est que cela n’avance pas, [conclut|a conclu] {hero}, les oreilles en terre. Et {hero_subj} [remua|a remué] {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le médecin sourd avec {part_def} : <hero>COMMENT ? COMMENT ?</hero> avec une oreille de boue pour le stéthoscope.',
          ],
        },
        fails: ['{hero_subj} n’entendait rien, donc il n’y avait rien, donc {hero_subj} [secoua|a secoué].'],
        again: ['<hero>PLUS FORT</hero>, [dit|a dit] {hero}. Les choses lentes n’ont pas de plus fort.'],
        refrain: ['Comment ? Secoue. Comment ? Secoue.'],
        turned: ['Un pli. Un pli. J’entends. Attends.'],
        noticing: [
          '{hero_subj} [se toucha|s’est touché] l’oreille, et [entendit|a entendu] un éboulement. Il en [tomba|est tombée] un peu de terre, avec un bruit de pays qui s’écroule. Tout ce silence était donc à l’intérieur.',
        ],
        deed: [
          'À deux pas {de_part}, assis{hero_e}, {hero_subj} [mouilla|a mouillé] un coin du gant. Un pli de l’oreille, un autre, le dernier. La deuxième oreille. Pas un mot.',
        ],
        answer: ['Laver deux oreilles prend juste le temps que cela prend. C’est tout ce qu’on demandait.'],
        echo: [
          '<companion>Ça pousse, l’herbe, ça s’entend ?</companion> [demanda|a demandé] {companion}. {hero_subj} [tendit|a tendu] une oreille propre. <hero>Un peu</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [salua|a salué] {part_def} de la porte, les bras collés comme un pingouin, et [s’installa|s’est installé{hero_e}] près de la sortie.',
          ],
          warm: [
            '<hero>Ne te dérange pas pour moi</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [recula|a reculé] chaque fois qu’on se poussait pour lui faire de la place.',
          ],
          clever: [
            'Deux mètres suffisent en air calme, [estima|a estimé] {hero}. L’air n’était pas calme, et {part_def} avait compté les mètres autrement.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à celui qui garde la fenêtre, au garde-à-vous, loin {de_part}. Personne ne venait relever la garde.',
          ],
        },
        fails: [
          '<hero>J’ai chaud, c’est tout</hero>, [dit|a dit] {hero}, en gardant son blouson. On [échangea|a échangé] un regard, et une chaise [grinça|a grincé].',
        ],
        again: ['{hero_subj} [répondit|a répondu] en retenant son souffle, ce qui donne l’air pincé.'],
        noticing: [
          'Quand {companion} [passa|est passé{companion_e}] dans son dos, {hero} [vit|a vu] deux narines faire une petite grimace, très polie. On ne fuyait donc pas ses idées. On fuyait le maillot.',
        ],
        deed: [
          '<hero>Mesdames, messieurs, c’est moi</hero>, [dit|a dit] {hero} en levant un bras. {hero_subj} [passa|a passé] la tête et le reste sous le robinet du fond, devant tout le monde, et [revint|est revenu{hero_e}], en dégoulinant, prendre la chaise d’à côté {de_part}.',
        ],
        answer: [
          'Après cela, quoi qu’on dise, ce serait moins mouillé. {part_def} [se pencha|s’est penché{part_e}] pour commencer.',
        ],
        echo: [
          '<companion>Ça sent le savon à vaisselle</companion>, [dit|a dit] {companion}. <hero>Citron</hero>, [dit|a dit] {hero}. <hero>C’était ça ou la lavande pour les sols.</hero>',
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
