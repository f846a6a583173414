import type { LessonPairs } from '../../schema.ts';

export const responsibility: LessonPairs = {
  theEndIHold: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} tenait un bout {de_part}. Il [passa|est passé] un bruit bien plus intéressant, et {hero} [courut|a couru] voir. Puis {hero_il} [revint|est revenu{hero_e}] et [empoigna|a empoigné] le bout.',
          ],
          warm: [
            '<hero>Je tiens, je tiens</hero>, [dit|a dit] {hero} à {companion}. Mais {hero} voulait aussi saluer un papillon. {part_def} [se retrouva|s’est retrouvé{part_e}] sans bout.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’on peut lâcher {part_def} le temps de trois secondes. L’affaire intéressante en [prit|a pris] neuf.',
          ],
          playful: [
            '{hero_subj} [tint|a tenu] {part_def} d’une main et [fit|a fait] coucou de l’autre. Puis, des deux mains, {hero_il} [fit|a fait] coucou.',
          ],
        },
        fails: [
          'Le bout [partit|est parti] par terre. {hero_subj} [le rattrapa|l’a rattrapé], [le lâcha|l’a lâché], et [le rattrapa|l’a rattrapé].',
        ],
        again: [
          '<hero>Je ne lâche plus</hero>, [promit|a promis] {hero}. Un chien [éternua|a éternué]. {hero} [voulut|a voulu] savoir quel chien.',
        ],
        refrain: ['Je tiens, je tiens. Oh, là-bas. Pouf.'],
        turned: ['Je tiens. Je tiens. Je tiens.'],
        noticing: [
          '{companion} était toujours là, les bras pleins. {companion} n’appelait pas. {companion} regardait seulement une place, à l’autre bout, et cette place était vide.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] demi-tour et [courut|a couru]. À deux mains, les pieds écartés, {hero_il} [prit|a pris] le bout {de_part}, et [le garda|l’a gardé].',
        ],
        answer: ['Un chien [éternua|a éternué] encore. La main de {hero} [ne bougea pas|n’a pas bougé].'],
        echo: [
          '<companion>C’était quel chien ?</companion> [demanda|a demandé] {companion}, plus tard. {hero} ne le saura jamais.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un coin {de_part}, et ce coin comptait. Une fanfare [passa|est passée]. Le coin, maintenant, comptait par terre.',
          ],
          warm: [
            '<hero>Je reste là, promis</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [resta|est resté{hero_e}] là presque tout le temps, et {part_def} presque debout.',
          ],
          clever: [
            'On ne lâche pas, on pose, [nuança|a nuancé] {hero}, et [posa|a posé] son bout {de_part} pour aller voir la fanfare.',
          ],
          playful: [
            '{hero_subj} [tint|a tenu] {part_def} comme un héros, une main sur la hanche. Le héros aussi aime les fanfares.',
          ],
        },
        fails: [
          'Le bout [partit|est parti] à gauche, le reste à droite, et {companion} au milieu, avec les deux.',
        ],
        again: ['<hero>Me revoilà</hero>, [dit|a dit] {hero}. La fanfare revenait aussi.'],
        refrain: ['Je tiens. Tsoin. Pouf. Je tiens. Tsoin.'],
        turned: ['Tsoin, tsoin. Et je tiens.'],
        noticing: [
          '{companion} avait les bras chargés jusqu’au nez. Par-dessus, deux yeux fixaient un petit endroit, à l’autre bout. Ils ne faisaient aucun reproche. Ils attendaient, comme on attend au guichet où quelqu’un va bien revenir.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à toutes jambes. Le bout {de_part} dans les deux poings, les pieds comme deux racines, {hero_subj} [dit|a dit] : <hero>Je l’ai.</hero> Et {hero_subj} [l’eut|l’a eu] pour de bon.',
        ],
        answer: ['La fanfare [repassa|est repassée]. Pas un poing [ne remua|n’a remué].'],
        echo: [
          '<companion>C’était bien, la fanfare ?</companion> [demanda|a demandé] {companion}. <hero>De dos</hero>, [dit|a dit] {hero}, <hero>c’était très bien.</hero>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} devait tenir un bout {de_part}. Là-bas, quelqu’un [cria|a crié] <hero>viens voir !</hero> {hero_il} [courut|a couru], [revint|est revenu{hero_e}], et [tira|a tiré] sur le bout.',
          ],
          warm: [
            '<hero>Je tiens pour toi</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [lâcha|a lâché] pour saluer, et [reprit|a repris] {part_def} d’un coup, avec excuses.',
          ],
          clever: [
            '{hero_subj} [coinça|a coincé] le bout {de_part} sous une chaussure, pour garder les mains libres. La chaussure [partit|est partie] voir ailleurs, avec {hero}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] du bout {de_part} une laisse, pour promener un chien. Le chien et {hero} [s’échappèrent|se sont échappés].',
          ],
        },
        fails: ['Lâché, repris, tiré. Chaque fois, le bout revenait avec un tour de plus.'],
        again: [
          '<hero>Je n’ai rien lâché</hero>, [dit|a dit] {hero}. Le bout balançait encore. Pour se rattraper, {hero_il} [tira|a tiré].',
        ],
        refrain: ['Je lâche, je tire. Oh, là. Je tire.'],
        turned: ['Je tiens. Ça dort. Je tiens.'],
        noticing: [
          '{companion} attendait, la boucle ouverte entre deux doigts, sans appeler. Au bout des yeux {de_companion}, il y avait une place. Personne n’y tenait rien.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] en courant et [prit|a pris] le bout {de_part} à deux mains. Les pieds écartés, {hero_il} [le tint|l’a tenu] tout à fait tranquille.',
        ],
        answer: [
          'Maintenant que rien ne bougeait d’un côté, ce que {companion} poussait de l’autre restait poussé.',
        ],
        echo: [
          '<companion>Tu peux lâcher</companion>, [dit|a dit] {companion}, bien plus tard. {hero} [regarda|a regardé] ses doigts. Il [fallut|a fallu] les rouvrir un par un.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai le bout</hero>, [dit|a dit] {hero} de {part_def}. Un klaxon, une mouche, un cri : le bout était par terre, et {hero_subj} à la fenêtre.',
          ],
          warm: [
            '{hero_subj} tenait {part_def} tendrement, à deux doigts. Il [passa|est passé] quelqu’un à qui dire bonjour, et cela demande une main, puis deux.',
          ],
          clever: [
            'Deux secondes sans tenir, cela ne change rien, [calcula|a calculé] {hero}. Au retour, {hero_subj} [rattrapa|a rattrapé] {part_def} d’un grand coup sec.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’homme qui tient la corde, face {a_part}, et le spectateur qui va chercher des cacahuètes.',
          ],
        },
        fails: ['Le bout avait profité des vacances. Il s’était mis dans tout le reste.'],
        again: ['<hero>Cette fois, je tiens</hero>, [dit|a dit] {hero}. C’était une très courte fois.'],
        refrain: ['Je tiens. Oh. Je cours. Je tire.'],
        turned: ['Deux mains. Deux pieds. Je tiens.'],
        noticing: [
          'Les bras de {companion} étaient pleins, et une mèche lui tombait dans l’œil. {companion} ne soufflait pas dessus. {companion} regardait le bout du fil, à l’endroit où il aurait dû y avoir quelqu’un.',
        ],
        deed: [
          '{hero_subj} [traversa|a traversé] tout en courant. Le bout {de_part} dans les deux mains, les pieds bien plantés, {hero_subj} [ne bougea plus|n’a plus bougé], pas même pour la mouche.',
        ],
        answer: ['Entre quelqu’un qui tient et quelqu’un qui défait, il n’y a plus que du travail.'],
        echo: [
          '{companion} [souffla|a soufflé] enfin sur sa mèche. <companion>Tu peux lâcher.</companion> <hero>Tu es sûr{companion_e} ?</hero> [demanda|a demandé] {hero}.',
        ],
      },
    ],
  },
  jacketAndWatch: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait promis de garder {part_def}. {hero_il} [courut|a couru] jouer, puis [revint|est revenu{hero_e}] et [regarda|a regardé] pour toute l’heure d’un seul coup, avec les doigts.',
          ],
          warm: [
            '<hero>Je reste près de toi</hero>, avait promis {hero} à {part_def}. Mais on l’appelait. De retour, {hero_il} [tapota|a tapoté] beaucoup, pour rattraper.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on peut garder {part_def} de loin, avec une bonne mémoire. {hero_il} jouait, et y pensait. De temps en temps, {hero_il} venait tâter.',
          ],
          playful: [
            '{hero_subj} [laissa|a laissé] ses chaussures de garde devant {part_def}, et [partit|est parti{hero_e}] pieds nus. Les chaussures gardaient mal.',
          ],
        },
        fails: ['Pour avoir gardé quand même, {hero} [toucha|a touché] vite, deux fois, partout.'],
        again: [
          '{hero_subj} [repartit|est reparti{hero_e}], [revint|est revenu{hero_e}], [toucha|a touché] trois fois. Ainsi, cela était gardé au moins trois fois.',
        ],
        refrain: ['Je garde, je pars. Je tâte, je pars.'],
        turned: ['Je garde. Assis. Je garde. Assis.'],
        noticing: [
          'De loin, {hero} [se retourna|s’est retourné{hero_e}]. Cela semblait tout seul, là-bas, sans rien dessus. C’était aussi petit qu’au moment où {hero} était parti{hero_e}.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à pas lents, [étendit|a étendu] sa veste au-dessus {de_part}. Puis {hero_il} [s’assit|s’est assis{hero_e}] à côté, les jambes croisées. Pour rester.',
        ],
        answer: [
          'On n’entendait plus de pas qui viennent et qui partent. Sous la veste, cela [reprit|a repris].',
        ],
        echo: [
          'La veste a gardé une odeur. <companion>Ça sent quoi ?</companion> [demanda|a demandé] {companion}. {hero} [réfléchit|a réfléchi] longtemps, le nez dedans. <hero>L’après-midi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je m’en occupe</hero>, avait dit {hero} de {part_def}. Une partie de billes plus tard, {hero_subj} [s’en occupa|s’en est occupé{hero_e}] tout d’un coup.',
          ],
          warm: [
            '<hero>Je ne t’oublie pas</hero>, avait dit {hero} {a_part}, et l’avait dit de loin. De près, ensuite, {hero_subj} [toucha|a touché] tout ce qu’{hero_il} avait oublié de regarder.',
          ],
          clever: [
            'Une visite longue vaut trois courtes, [calcula|a calculé] {hero}, en retard. {hero_subj} [fit|a fait] à {part_def} la longue, des dix doigts.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la ronde du veilleur, au pas de course, autour {de_part}. Tout tremblait au passage du veilleur.',
          ],
        },
        fails: [
          '{hero_subj} [vérifia|a vérifié] le dessus, le dessous, et [revérifia|a revérifié] le dessus. Cela n’aime pas être retourné.',
        ],
        again: [
          '<hero>Ça va toujours ?</hero> [demanda|a demandé] {hero}, et [partit|est parti{hero_e}] avant la réponse.',
        ],
        refrain: ['J’arrive. Tâte. Je pars. J’arrive. Tâte.'],
        turned: ['Ma veste dessus. Moi à côté. Et long.'],
        noticing: [
          'Du bout du chemin, on voyait une petite chose, toute seule, avec du vent dessus. Elle n’avait pas grandi d’un poil depuis le matin. À côté, l’herbe, ou le tapis, gardait la marque de quelqu’un qui s’était assis, une fois, au début.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}], et [étendit|a étendu] sa veste comme un toit, au-dessus {de_part}. {hero_subj} [s’assit|s’est assis{hero_e}] dans sa propre marque, les jambes croisées.',
        ],
        answer: ['Un toit, quelqu’un, et plus de courant d’air. Cela pouvait commencer à durer.'],
        echo: [
          '<companion>On t’a gardé une bille</companion>, [dit|a dit] {companion}. <hero>Moi aussi, j’ai gardé quelque chose</hero>, [dit|a dit] {hero}, en manches courtes.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait promis de veiller sur {part_def}. {hero_il} [joua|a joué] trois parties, [revint|est revenu{hero_e}] au galop et [vérifia|a vérifié] d’un doigt, partout.',
          ],
          warm: [
            '<hero>Dors, je suis là</hero>, avait dit {hero} à {part_def}. Après, on l’appelait. De retour, {hero_il} [caressa|a caressé] trop vite, d’avoir été loin.',
          ],
          clever: [
            '{hero_subj} [pensa|a pensé] qu’on garde mieux ce qu’on n’entend pas, et [partit|est parti{hero_e}] voir ailleurs. {hero_il} [revint|est revenu{hero_e}] toucher {part_def} pour être sûr{hero_e}.',
          ],
          playful: [
            '{hero_subj} [monta|a monté] la garde devant {part_def}, comme un soldat. Puis il [passa|est passé] un papillon. Le soldat [revint|est revenu] au pas de course.',
          ],
        },
        fails: [
          'De la course, le sol [trembla|a tremblé]. Le doigt [vérifia|a vérifié] encore une fois, plus fort.',
        ],
        again: [
          '{hero_subj} [repartit|est reparti{hero_e}] jouer, un œil en arrière. On court mal avec un œil en arrière. {hero_subj} [courut|a couru] droit vers la rangée.',
        ],
        refrain: ['Je garde. Je cours. Poum. Grrr.'],
        turned: ['Je garde. Je reste. Hmm. Hmm.'],
        noticing: [
          'De loin, on voyait bien : {part_def} dormait sans rien sur le dos. Il n’y avait plus de garde à côté.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à petits pas et [posa|a posé] sa veste sur {part_def}. Puis {hero_il} [s’assit|s’est assis{hero_e}] près de ses affaires, jambes croisées, pour rester.',
        ],
        answer: [
          'Sous la veste, le souffle [devint|est devenu] long. Tout ce qui était serré [se desserra|s’est desserré].',
        ],
        echo: [
          'Le soir, {hero} [dormit|a dormi] sans veste et avec une chaussette. {companion} avait promis de veiller. {companion} ronflait, mais tout près.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je surveille</hero>, avait promis {hero} à {part_def}. Puis il y [eut|a eu] un ballon. {hero_subj} [revint|est revenu{hero_e}] essoufflé{hero_e}, et [surveilla|a surveillé] tout d’un coup, à deux mains.',
          ],
          warm: [
            '<hero>Je ne te quitte pas</hero>, avait dit {hero} {a_part}, et l’avait presque fait. De retour, {hero_il} [borda|a bordé] si vite que tout [bougea|a bougé].',
          ],
          clever: [
            '{hero_subj} [fit|a fait] le calcul : trois coups d’œil en retard, cela se rattrape. {hero_subj} [donna|a donné] les trois à la fois, de très près, {a_part}.',
          ],
          playful: [
            '{hero_subj} avait joué au gardien, puis au gardien qui court, puis au gardien qui n’est pas là. {part_def} [eut|a eu] droit à toute la ronde en une fois.',
          ],
        },
        fails: [
          'Une main [vérifia|a vérifié] le haut, une autre le bas. On [surveilla|a surveillé] si fort que cela [grogna|a grogné].',
        ],
        again: [
          '<hero>Je reviens</hero>, [dit|a dit] {hero}, et [ne revint pas|n’est pas revenu{hero_e}] tout de suite. Au retour, un pied [vérifia|a vérifié] aussi.',
        ],
        refrain: ['Je veille. Je file. Aïe. Je veille.'],
        turned: ['Ma veste. Et moi. Et chut.'],
        noticing: [
          'Du bout du pré, ou du couloir, {hero_subj} [se retourna|s’est retourné{hero_e}]. On dormait là-bas, découvert jusqu’au nez. La place du gardien était vide, et elle avait la forme de {hero}.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] sans courir. La veste, encore tiède de jeu, [alla|est allée] sur {part_def}. Puis {hero_subj} [s’assit|s’est assis{hero_e}] en tailleur, à côté des petites affaires, et [n’en bougea plus|n’en a plus bougé].',
        ],
        answer: ['Il y avait de la chaleur dessus et quelqu’un auprès. On pouvait dormir de l’autre côté.'],
        echo: [
          '<companion>Tu surveilles quoi ?</companion> [demanda|a demandé] {companion}, au bord du bain. <hero>Le savon</hero>, [dit|a dit] {hero}. <hero>J’ai promis.</hero>',
        ],
      },
    ],
  },
  ownBagFirst: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait jeté son sac au milieu. <hero>Je le prendrai plus tard.</hero> Et {hero_il} [poussa|a poussé] {part_def}, le nez contre sa bretelle.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] bien attention à son sac, qui dormait si bien là. Puis {hero_il} [poussa|a poussé] {part_def} en passant par-dessus.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] comment pousser {part_def} sans déplacer le sac. Il fallait seulement pousser de biais, et en l’air.',
          ],
          playful: [
            'Son sac, c’était la montagne. {hero_subj} [fit|a fait] l’alpiniste, par-dessus, puis l’éléphant, contre {part_def}.',
          ],
        },
        fails: [
          'Le sac était là, au beau milieu. {hero_subj} l’[enjamba|a enjambé] pour pousser, et l’[enjamba|a enjambé] pour repousser.',
        ],
        again: [
          '<hero>Plus tard</hero>, [dit|a dit] {hero} au sac, et {hero_il} [poussa|a poussé] avec le ventre. Le sac [fit|a fait] coussin.',
        ],
        refrain: ['Plus tard, le sac. Han. Plus tard.'],
        turned: ['Tout de suite, le sac. Hop. Tout de suite.'],
        noticing: [
          '{companion} [trébucha|a trébuché]. C’était sur une bretelle. {hero_subj} [suivit|a suivi] des yeux la bretelle jusqu’à l’étiquette, et sur l’étiquette, il y avait son nom à {hero_lui}.',
        ],
        deed: [
          'À deux bras, {hero} [enleva|a enlevé] son sac, qui pesait sur {part_def}. Puis {hero_il} [le mit|l’a mis] sur son propre dos.',
        ],
        answer: ['Sans le sac, un côté [respira|a respiré]. On aurait dit qu’il attendait cela.'],
        echo: [
          '<companion>Qu’est-ce qu’il y a là-dedans ?</companion> [demanda|a demandé] {companion}. {hero} [regarda|a regardé]. Un caillou, un autre caillou, et les bottes de la semaine d’avant.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [balança|a balancé] son sac sur {part_def}, pour avoir les mains libres, et [poussa|a poussé] avec les mains libres.',
          ],
          warm: [
            '<hero>Reste là, toi, je m’occupe de tout</hero>, [dit|a dit] {hero} à son sac, posé contre {part_def}. Et {hero_il} [poussa|a poussé] les deux ensemble.',
          ],
          clever: [
            'Un poids de plus ou de moins, [estima|a estimé] {hero}. Le sac [resta|est resté] en haut {de_part}, et {hero} en bas.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] le sac sur {part_def}, en guise de jockey. Le cheval [ne partit pas|n’est pas parti].',
          ],
        },
        fails: ['Chaque poussée remuait un peu le sac, et le sac retombait. C’est lui qui voyageait.'],
        again: ['<hero>Après, après</hero>, [dit|a dit] {hero} à la bretelle qui lui battait le nez.'],
        refrain: ['Pousse. Le sac. Pouf. Pousse. Le sac.'],
        turned: ['Au dos, le sac. Hop. Et ça va.'],
        noticing: [
          '{companion} [se frotta|s’est frotté] le genou. Une bretelle faisait une boucle, à hauteur de pied, comme un piège bien fait. Au bout du piège, cousu par grand-mère, il y avait le nom du chasseur, et c’était {hero}.',
        ],
        deed: [
          '{hero_subj} [leva|a levé] le sac de là, à pleins bras, et [passa|a passé] les deux bretelles. Le nom sur le dos, {hero_il} [remit|a remis] les mains sur {part_def}.',
        ],
        answer: ['Ce qui ne bougeait pas avait surtout attendu d’être moins nombreux.'],
        echo: [
          '<companion>Pourquoi tu dînes avec ton sac ?</companion> [demanda|a demandé] {companion}. <hero>J’avais oublié que je l’avais</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] son sac en travers. <hero>Plus tard !</hero> Et {hero_il} [enfonça|a enfoncé] une épaule dans {part_def}.',
          ],
          warm: [
            '<hero>Ne bouge pas, je reviens te chercher</hero>, [dit|a dit] {hero} à son sac, posé en plein milieu. Et {hero_il} [se glissa|s’est glissé{hero_e}] vers {part_def}.',
          ],
          clever: [
            'Sans sac, on est plus mince, pensait {hero}. Le sac [resta|est resté] par terre, et {hero} [mesura|a mesuré] {part_def} avec ses épaules.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’anguille devant {part_def}. Le sac, jeté au milieu, faisait le rocher.',
          ],
        },
        fails: [
          '{hero_subj} [contourna|a contourné] son sac, [poussa|a poussé], [revint|est revenu{hero_e}], et [contourna|a contourné] encore. Le sac prenait toute la bonne place.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] en arrière, le derrière d’abord. Le derrière [rencontra|a rencontré] le sac, et le sac [gagna|a gagné].',
        ],
        refrain: ['Plus tard, plus tard. Coincé, coincé.'],
        turned: ['Sac au dos. Sac au dos. Voilà.'],
        noticing: [
          '{companion} [trébucha|a trébuché] sur une bretelle. Au bout de la bretelle, il y avait une étiquette. {hero_subj} [la lut|l’a lue]. C’était son nom.',
        ],
        deed: [
          '{hero_subj} [souleva|a soulevé] son sac à deux bras, loin {de_part}. Puis {hero_il} [le mit|l’a mis] sur son dos.',
        ],
        answer: ['À la place du sac, il y avait de la place. C’était justement la bonne.'],
        echo: [
          '<companion>Qu’est-ce qu’il y a dedans ?</companion> [demanda|a demandé] {companion}. {hero} [ouvrit|a ouvert] le sac. <hero>Le goûter d’hier. Il a bien voyagé.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je passe d’abord, le sac après</hero>, [dit|a dit] {hero}, et [laissa|a laissé] le sac tomber dans {part_def}, à moitié.',
          ],
          warm: [
            '<hero>Il ne gêne personne, le pauvre</hero>, [dit|a dit] {hero} du sac, couché dans {part_def}. {hero_subj} [se poussa|s’est poussé{hero_e}] sur la pointe des pieds pour ne pas le réveiller.',
          ],
          clever: [
            'Un sac posé n’est plus à porter, [calcula|a calculé] {hero}. Restait à passer par {part_def}, où il était posé.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] du sac une borne, devant {part_def}, et [tourna|a tourné] autour, comme aux autos. Chaque tour [frotta|a frotté] plus.',
          ],
        },
        fails: ['Il y avait le sac à gauche, et {hero} à droite, et plus rien au milieu.'],
        again: [
          '{hero_subj} [poussa|a poussé] le sac du pied, plus avant. C’était plus avant, maintenant, qu’il n’y avait plus de place.',
        ],
        refrain: ['Je le prends après. Coincé. Après.'],
        turned: ['Je le prends là. Dos. Là.'],
        noticing: [
          '{companion} [tomba|est tombé{companion_e}], pas très haut. Une boucle de métal lui tenait la chaussure. <companion>À qui c’est ?</companion> [demanda|a demandé] {companion}. Sur la boucle, il y avait un prénom, au feutre. {hero} l’avait écrit.',
        ],
        deed: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}], [dégagea|a dégagé] la boucle, et [tira|a tiré] le sac hors {de_part}. Une bretelle, l’autre, et le sac [monta|est monté] sur son dos.',
        ],
        answer: ['Là où il y avait un sac, on voyait maintenant le jour.'],
        echo: [
          'Le sac [dormit|a dormi] au crochet. <companion>Il n’a jamais dormi là</companion>, [dit|a dit] {companion}. <hero>Il ne savait pas</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  theSignAtTheSpot: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} devait donner le signal, un seul. {hero_subj} [le donna|l’a donné] tout de suite, dix fois, en plein dans {part_def}.',
          ],
          warm: [
            '{hero_subj} ne voulait pas que {companion} attende. {hero_subj} [donna|a donné] le signal une fois, puis neuf encore, malgré {part_def}, par gentillesse.',
          ],
          clever: [
            'Si un signal se perd dans {part_def}, dix ne se perdent pas tous. {hero_subj} [tapa|a tapé] dix fois dans ses mains.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] le signal en rythme : ta, ta, tata ta. C’était très dansant, surtout avec {part_def}.',
          ],
        },
        fails: [
          'Cela [fit|a fait] dix bruits de plus dans le bruit. {hero_subj} [regarda|a regardé] passer un scarabée, et en [fit|a fait] dix autres.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé], [tapa|a tapé], [tapa|a tapé]. On aurait pu croire qu’on applaudissait le bruit.',
        ],
        refrain: ['Clap clap clap clap. Et rien.'],
        turned: ['Attends. Attends. Clap.'],
        noticing: [
          '{companion} tenait la tête levée, comme on attend derrière une porte. {companion} attendait un seul signal. Les dix qui [passèrent|ont passé], {companion} [les laissa|les a laissés] passer.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] à l’endroit convenu et [se tint|s’est tenu{hero_e}] droit{hero_e}. {hero_il} [attendit|a attendu] que {part_def} fasse une pause. Alors, {hero_il} [tapa|a tapé] une fois.',
        ],
        answer: [
          'Un clap tout seul, dans un creux, cela ne ressemble à rien d’autre. {companion} [baissa|a baissé] la tête : entendu.',
        ],
        echo: [
          'À table, {hero} [tapa|a tapé] une fois, dans le silence. {companion} [passa|a passé] le pain. Personne d’autre n’avait compris.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} devait donner un coup de cloche. C’était un beau bruit. {hero_subj} [en donna douze|en a donné douze], dans {part_def}, sans regarder personne.',
          ],
          warm: [
            '<hero>Je préviens large</hero>, [dit|a dit] {hero} à {companion}, et [donna|a donné] le signal avant, pendant et sans raison, malgré {part_def}.',
          ],
          clever: [
            'Un signal sur dix finirait par tomber bien, [calcula|a calculé] {hero}. Ils [tombèrent|sont tombés] tous sur {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] un solo avec le signal, par-dessus {part_def}, les yeux fermés, comme les grands.',
          ],
        },
        fails: ['Le bruit [remercia|a remercié], et [garda|a gardé] les douze. Il en avait une collection.'],
        again: [
          '{hero_subj} [courut|a couru] en agitant la cloche, pour que le signal soit partout. Partout, c’est nulle part.',
        ],
        refrain: ['Ding ding ding. Boum. Ding ding.'],
        turned: ['J’attends le trou. J’attends. Ding.'],
        noticing: [
          '{companion}, le menton haut, fixait un endroit vide. {hero_subj} avait quitté cet endroit, pour voir un coléoptère. Tout ce qui sonnait ailleurs, {companion} ne le regardait même pas.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] sur l’endroit vide, et n’y [laissa|a laissé] dépasser ni pied ni coude. {hero_subj} [écouta|a écouté] {part_def} venir, passer, s’arrêter. Alors, un coup.',
        ],
        answer: [
          'Il était seul, il était de là, il était à l’heure. On ne pouvait pas le prendre pour un autre.',
        ],
        echo: [
          'Ding, [fit|a fait] le four. Personne [ne se leva|ne s’est levé]. <hero>C’était lui</hero>, [dit|a dit] {hero}. <hero>Moi, je fais mieux.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero} devait donner le signal {a_part}. {hero_il} [joua|a joué] d’abord, puis [le donna|l’a donné] dix fois de suite, pour rattraper.',
          ],
          warm: [
            'Pour aider {part_def}, {hero} [donna|a donné] le signal d’avance. Puis encore un, au cas où, et quelques-uns de réserve.',
          ],
          clever: [
            '{hero_subj} [réfléchit|a réfléchi] : dix signaux valent dix fois un signal. Alors, de loin, en jouant, {hero_il} en [fit|a fait] dix {a_part}.',
          ],
          playful: [
            'Le signal, c’était de taper des mains. {hero_subj} en [fit|a fait] une chanson {a_part}, avec les pieds.',
          ],
        },
        fails: [
          'Ni au bon moment, ni au bon endroit. {hero_subj} [tapa|a tapé] des mains en courant, et [oublia|a oublié] combien.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] encore, couché{hero_e} sur le dos, avec les pieds. On aurait dit un applaudissement pour personne.',
        ],
        refrain: ['Clap clap clap clap. Hein ? Clap clap clap.'],
        turned: ['J’attends. J’attends. Clap.'],
        noticing: [
          '{companion} avait la tête levée, comme on attend devant une porte. {hero} [regarda|a regardé] ces yeux-là. Ils n’attendaient qu’un seul signal.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] à l’endroit convenu et [ne bougea plus|n’a plus bougé]. Au bon moment, pour {part_def}, {hero_il} [tapa|a tapé] une fois.',
        ],
        answer: ['Un seul clap, à sa place. Une tête [se tourna|s’est tournée], comme à son nom.'],
        echo: [
          'À table, {companion} [tapa|a tapé] une fois dans ses mains. {hero} [passa|a passé] l’eau. C’était bien l’eau.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} devait siffler une fois pour {part_def}, au bon moment. {hero_subj} [trouva|a trouvé] un caillou, le bon moment [passa|est passé], et {hero_subj} [siffla|a sifflé] onze fois.',
          ],
          warm: [
            'Par bonté, {hero_subj} [siffla|a sifflé] pour {part_def} bien avant l’heure. Comme cela, {part_def} aurait le temps de s’y préparer.',
          ],
          clever: [
            'Avec un signal tous les dix pas, {hero_subj} ne pouvait pas manquer le bon. {part_def} [les manqua tous|les a tous manqués].',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé] à {part_def} le signal, avec une petite musique autour. Personne [ne reconnut|n’a reconnu] le signal.',
          ],
        },
        fails: ['Il fallait un coup, ici. Il y [eut|a eu] des coups partout, et pas d’ici.'],
        again: [
          '{hero_subj} [siffla|a sifflé] les deux doigts dans la bouche, puis trois, puis un gant. Le gant [ne siffla pas|n’a pas sifflé].',
        ],
        refrain: ['Sifflet, sifflet. Hein ? Sifflet, hein ?'],
        turned: ['Pas encore. Pas encore. Fuit.'],
        noticing: [
          '{companion} regardait un endroit, depuis le début, sans bouger d’un pas. C’était l’endroit convenu. Il n’y avait personne dessus.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] à cet endroit-là et [mit|a mis] les deux pieds dessus. {hero_subj} [attendit|a attendu] que {part_def} soit là où il fallait. Alors {hero_il} [siffla|a sifflé], une fois, et [ferma|a fermé] la bouche.',
        ],
        answer: ['Un seul, cela se garde en tête. {part_def} [leva|a levé] la sienne.'],
        echo: [
          '<companion>Siffle quand c’est prêt</companion>, avait dit {companion}. La soupe [bouillonna|a bouillonné]. {hero_subj} [attendit|a attendu], et [siffla|a sifflé]. C’était prêt.',
        ],
      },
    ],
  },
  backFromTheConcert: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Cinq minutes</hero>, [écrivit|a écrit] {hero}, déjà sur le chemin du concert. On l’attendait à l’autre bout {de_part} depuis une heure.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] une photo du ciel, un cœur, et <hero>cinq minutes</hero>. Son côté {de_part} [resta|est resté] vide, et beau sur la photo.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’entre l’ouverture des portes et la première partie, il y avait une demi-heure pour {part_def}. C’était à l’autre bout de la ville.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] savoir à {part_def}, en trois messages drôles, que son bras gauche arrivait avec un peu de retard.',
          ],
        },
        fails: [
          'Là-bas, ils [essayèrent|ont essayé] à un de moins. <hero>J’arrive</hero>, [écrivit|a écrit] {hero}, en avançant dans la file.',
        ],
        again: [
          '{hero_subj} [envoya|a envoyé] encore <hero>cinq minutes</hero>. C’étaient toujours les mêmes.',
        ],
        noticing: [
          '<companion>D’accord, j’attends.</companion> C’était la deuxième fois. {hero_subj} [regarda|a regardé] bien ce message. Il n’avait pas de majuscule, ni de point. On l’avait écrit d’un pouce, les mains prises.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] son billet à la personne derrière, et [refit|a refait] tout le chemin à pied. Sans rien dire, {hero_il} [prit|a pris] l’autre bout {de_part}.',
        ],
        answer: ['Depuis une heure, cette place était vide. Elle ne l’était plus.'],
        echo: [
          '<companion>Tu étais à quel rang ?</companion> [demanda|a demandé] {companion}, à la fin. <hero>Six</hero>, [dit|a dit] {hero}. <companion>C’est loin</companion>, [dit|a dit] {companion}. C’était très près.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Cinq minutes !</hero> {hero} [tapa|a tapé] cela en montant dans le bus, et le bus allait dans l’autre sens que {part_def}.',
          ],
          warm: [
            '<hero>Je pense à vous</hero>, [écrivit|a écrit] {hero}, avec un cœur, du quai. Pour porter {part_def}, un cœur n’a pas de poignée.',
          ],
          clever: [
            'Trois personnes pour {part_def}, c’était une de trop, [estima|a estimé] {hero}, et cela tombait bien : il y en avait une au concert.',
          ],
          playful: [
            '{hero_subj} [envoya|a envoyé] à ceux qui tenaient {part_def} un petit film de la file d’attente, en imitant le videur. Personne ne l’avait regardé.',
          ],
        },
        fails: [
          'Un second message [partit|est parti] : <hero>deux minutes</hero>. On avait entendu la balance, derrière.',
        ],
        again: ['<hero>Je suis presque là</hero>, [écrivit|a écrit] {hero}, et c’était vrai du chanteur.'],
        noticing: [
          'La réponse tenait en deux mots et demi. <companion>ok j’att</companion>, avait écrit {companion}. La fin manquait. {hero_subj} [se demanda|s’est demandé] ce qu’il fallait tenir, et de quelle main, pour ne pas arriver au bout d’un mot de huit lettres.',
        ],
        deed: [
          '{hero_subj} [vendit|a vendu] son billet pour un sourire à une fille qui n’en avait pas, et [courut|a couru] jusqu’à l’arrêt, puis jusqu’au pont, puis jusqu’à l’autre bout {de_part}. Là, {hero_il} [prit|a pris], et [se tut|s’est tu{hero_e}].',
        ],
        answer: ['La chose [monta|est montée] d’un coup, comme un ascenseur qui se rappelle son étage.'],
        echo: [
          'Minuit passé, {companion} [finit|a fini] enfin le message. <companion>…ends</companion>, [lut|a lu] {hero} sur son écran. <hero>Plus maintenant.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>J’arrive</hero>, [écrivit|a écrit] {hero} à ceux qui attendaient près {de_part}, et {hero_il} [changea|a changé] de bus, dans l’autre sens.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] trois cœurs et <hero>commencez sans forcer</hero>. Le poids {de_part}, lui, [ne changea pas|n’a pas changé].',
          ],
          clever: [
            '{hero_subj} [suggéra|a suggéré] par message une meilleure prise pour {part_def}, avec un schéma, depuis la file du concert.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] sur le groupe la météo de son retard, éclaircies comprises. {part_def} n’avait pas de parapluie.',
          ],
        },
        fails: [
          'On [essaya|a essayé] à deux au lieu de trois. <hero>Cinq minutes</hero>, [écrivit|a écrit] {hero}.',
        ],
        again: ['<hero>Cinq minutes</hero>, [copia|a copié] {hero}, et {hero_il} [colla|a collé].'],
        noticing: [
          '<companion>d’accord, j’attends.</companion> Pas de majuscule. {hero_subj} [vit|a vu] d’ici la main qui n’était pas libre, et le pouce qui avait écrit quand même.',
        ],
        deed: [
          '{hero_subj} [offrit|a offert] son billet, [rentra|est rentré{hero_e}] à pied, toute la côte, et [se plaça|s’est placé{hero_e}] du côté {de_part} qui bougeait.',
        ],
        answer: [
          'Avec quelqu’un à cet endroit, on pouvait lever, tourner, poser. On [compta|a compté] jusqu’à trois, et cette fois il y avait trois personnes.',
        ],
        echo: [
          'Au loin, par vent d’ouest, on entendait la basse. <companion>Rang six ?</companion> [demanda|a demandé] {companion}. <hero>Rang six mille</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  alarmForMyself: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Personne ne l’a fait ?</hero> [demanda|a demandé] {hero}, et {hero_il} [s’occupa|s’est occupé{hero_e}] de {part_def} en deux fois moins de temps qu’il n’en faut.',
          ],
          warm: [
            '<hero>Ce n’est la faute de personne</hero>, [dit|a dit] {hero}, et {hero_il} [se mit|s’est mis{hero_e}] à presser {part_def}, gentiment, des deux mains.',
          ],
          clever: [
            '{hero_subj} [reprit|a repris] le plan de {part_def} et y [gagna|a gagné] une heure en supprimant l’attente. L’attente, c’était {part_def}.',
          ],
          playful: [
            '{hero_subj} [proposa|a proposé] un miracle, avec tambours, sur {part_def}. Il y [eut|a eu] les tambours.',
          ],
        },
        fails: [
          'Une étape manquait. {hero_subj} [la sauta|l’a sautée], et la suivante avec, pour se rattraper.',
        ],
        again: [
          '{hero_subj} [regarda|a regardé] encore si c’était prêt. Cela n’aimait pas les regards, apparemment, ou le temps gagné.',
        ],
        noticing: [
          'Sur le mur, la liste. En face de l’heure, une écriture qu’{hero_il} connaissait. C’était la sienne.',
        ],
        deed: [
          '<hero>J’avais dit que je le ferais</hero>, [dit|a dit] {hero}. {hero_subj} [mit|a mis] une alarme, pour {hero_lui} et non pour les autres, et [s’assit|s’est assis{hero_e}] à côté {de_part}.',
        ],
        answer: ['À chaque étape, désormais, il y avait quelqu’un, ni avant ni après.'],
        echo: [
          'L’après-midi était libre. {hero} a vu passer ses amis, avec les serviettes. <companion>Elle était froide</companion>, [dit|a dit] {companion} en revenant.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Qui devait le faire ?</hero> [demanda|a demandé] {hero} à la ronde. Comme personne ne le disait, {hero_il} [s’en occupa|s’en est occupé{hero_e}], en courant, et [bouscula|a bousculé] {part_def}.',
          ],
          warm: [
            '<hero>Ça arrive, on ne va pas chercher de coupable</hero>, [dit|a dit] {hero} avec bonté, et surtout avec hâte. {hero_subj} [mit|a mis] les deux mains sur {part_def}.',
          ],
          clever: [
            'Quatre heures de retard, [compta|a compté] {hero}. Il suffisait d’aller quatre fois plus vite, et {hero_il} [commença|a commencé] par {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’enquêteur : <hero>Où étiez-vous à quatorze heures ?</hero> Puis {hero_il} [appliqua|a appliqué] à {part_def} une méthode de cuisine rapide.',
          ],
        },
        fails: [
          'Il fallait laisser passer une heure entre deux gestes. {hero_subj} [laissa|a laissé] passer une minute, en tapant du pied.',
        ],
        again: [
          '{hero_subj} [fit|a fait] tout à la suite, sans les entre-deux. Ce sont les entre-deux qui travaillent.',
        ],
        noticing: [
          'À côté de l’interrupteur, une feuille était punaisée depuis lundi. Quatorze heures, quinze heures, seize heures. En face de chaque heure, la même initiale, avec une petite queue. Personne d’autre ne fait cette queue-là.',
        ],
        deed: [
          '<hero>C’était moi</hero>, [dit|a dit] {hero}. <hero>De deux à cinq.</hero> Les autres partaient à la rivière. {hero_subj} [régla|a réglé] trois sonneries, pour {hero_lui}, et [prit|a pris] une chaise, près {de_part}.',
        ],
        answer: [
          'À la première sonnerie, {hero_il} [fit|a fait] le premier geste, et rien d’autre. À la deuxième, le deuxième.',
        ],
        echo: [
          '<companion>L’eau était bonne</companion>, [dit|a dit] {companion}, les cheveux mouillés. <hero>Ici aussi, il s’est passé des choses</hero>, [dit|a dit] {hero}. <hero>Trois.</hero>',
        ],
      },
    ],
  },
};
