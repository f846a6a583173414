import type { LessonPairs } from '../../schema.ts';

export const generosity: LessonPairs = {
  theGoodOne: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait deux billes. La bille ébréchée [alla|est allée] sous {part_def}, tout de suite, et {hero} [poussa|a poussé].',
          ],
          warm: [
            '<hero>Tiens, pour te soutenir</hero>, [dit|a dit] {hero} {a_part}. C’était la bille ébréchée. De toute façon, elle ne servait plus.',
          ],
          clever: [
            '{hero_subj} avait deux billes et [fit|a fait] le calcul. L’ébréchée sous {part_def}, la bonne dans la poche : ainsi, on ne perd rien.',
          ],
          playful: [
            '{hero_subj} [présenta|a présenté] la bille ébréchée : <hero>La grande Bille-en-miettes, et son numéro de force !</hero> Elle [disparut|a disparu] sous {part_def}.',
          ],
        },
        fails: [
          'La bille [s’effrita|s’est effritée], comme du sucre. {hero_subj} en [chercha|a cherché] une autre, aussi mauvaise.',
        ],
        again: [
          'Sous le poids, la deuxième [tint|a tenu] deux secondes. Après, c’était du sable, et un peu de bruit.',
        ],
        refrain: ['Cric, miettes. Cric, miettes. Boum.'],
        turned: ['La belle. La ronde. Et elle tient.'],
        noticing: [
          'Dans l’autre poche, la bonne bille pesait contre la jambe. Elle était ronde, entière, bleue jusqu’au milieu. {hero_subj} [la toucha|l’a touchée], à travers la toile.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] les yeux le temps d’un souffle. Puis {hero_il} [sortit|a sorti] la bonne, et [la mit|l’a mise] là où {part_def} bougeait.',
        ],
        answer: [
          'La bonne bille [ne s’effrita pas|ne s’est pas effritée]. Elle [roula|a roulé] d’un tour, et tout ce qu’elle portait avec.',
        ],
        echo: [
          'La poche de {hero} était plate. {companion} y [glissa|a glissé] un marron, sans rien dire. Il n’était pas bleu jusqu’au milieu, mais tout juste.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [glissa|a glissé] sous {part_def} une vieille règle fendue, et [appuya|a appuyé]. La belle règle neuve dépassait de l’autre poche.',
          ],
          warm: [
            '<hero>Tiens, pour toi</hero>, [dit|a dit] {hero} à {part_def}, et [offrit|a offert] sa règle fendue. La neuve, {hero_il} la gardait pour une occasion.',
          ],
          clever: [
            'Deux règles, [calcula|a calculé] {hero} : la fendue sous {part_def}, la neuve au chaud. Si l’une casse, il reste l’autre.',
          ],
          playful: [
            '{hero_subj} [arma|a armé] sa catapulte : une règle fendue sous {part_def}, et hop. La catapulte [fit|a fait] crac avant le hop.',
          ],
        },
        fails: [
          'La règle [plia|a plié], puis [se fendit|s’est fendue] plus loin. {hero_subj} [retourna|a retourné] le mauvais côté, qui était pire.',
        ],
        again: ['Avec les deux morceaux, il y avait deux règles. Chacune [fit|a fait] la moitié d’un crac.'],
        refrain: ['La vieille, crac. La vieille, crac. Boum.'],
        turned: ['La neuve. Dessous. Et ça tient.'],
        noticing: [
          'La règle neuve avait chaud contre sa jambe. Elle était droite, sans une marque, et sentait encore le bois. {hero_subj} [la toucha|l’a touchée] du pouce, à l’endroit du zéro.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] la règle neuve. Un instant, {hero_il} [la garda|l’a gardée] contre sa joue. Puis {hero_il} [la poussa|l’a poussée] sous {part_def}, du côté qui bougeait.',
        ],
        answer: [
          'La règle neuve [plia|a plié] un peu, juste ce qu’il fallait, et [porta|a porté] tout ce qu’on lui demandait.',
        ],
        echo: [
          'Sur la règle, il y a maintenant un creux, à sept. <companion>Elle ne mesure plus droit</companion>, [dit|a dit] {companion}. <hero>Si</hero>, [dit|a dit] {hero}. <hero>Mais elle raconte.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait deux billes, une bonne et une ébréchée. <hero>Tiens</hero>, [dit|a dit] {hero} {a_part}, et c’était l’ébréchée.',
          ],
          warm: [
            '<hero>Cadeau</hero>, [dit|a dit] {hero} à {part_def}, avec un grand sourire et une bille ébréchée. L’autre poche, {hero} [la tint|l’a tenue] fermée.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] à {part_def} un échange : le passage contre une bille. Laquelle, {hero} ne le disait pas. C’était l’ébréchée.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] sortir une bille de l’oreille {de_part}. Bravo. Elle était ébréchée.',
          ],
        },
        fails: [
          'La bille [s’émietta|s’est émiettée]. {hero_subj} en [tendit|a tendu] une autre, encore plus ébréchée.',
        ],
        again: [
          '<hero>C’est une rare</hero>, [dit|a dit] {hero}, en tenant les deux moitiés ensemble. Il n’en [resta|est resté] que la moitié rare.',
        ],
        refrain: ['Une miette pour toi. Une miette. Non.'],
        turned: ['La bleue pour toi. La bleue. Oh.'],
        noticing: [
          'On ne regardait pas la bille. On regardait l’autre poche. Là, contre la jambe, la bonne pesait, ronde et bleue jusqu’au milieu.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] les yeux le temps d’un souffle. Puis {hero_il} [sortit|a sorti] la bonne, et [la posa|l’a posée] devant {part_def}.',
        ],
        answer: [
          '{part_def} avait maintenant une bille bleue à garder. Pour le reste, il n’y avait plus assez d’yeux.',
        ],
        echo: [
          '<companion>Elle te manque ?</companion> [demanda|a demandé] {companion}. {hero} [mit|a mis] la main dans la poche. <hero>Elle a laissé un rond.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [sortit|a sorti] d’une poche un biscuit cassé et [le tendit|l’a tendu] {a_part} d’un grand geste. Le biscuit entier [ne bougea pas|n’a pas bougé] de l’autre poche.',
          ],
          warm: [
            '<hero>Pour toi, c’est mon dernier</hero>, [dit|a dit] {hero} à {part_def}, très gentiment. C’était le biscuit cassé. Ce n’était pas tout à fait le dernier.',
          ],
          clever: [
            '{hero_subj} [pesa|a pesé] le pour et le contre. Un demi-biscuit, pour passer {part_def}, c’était déjà bien payé. L’entier [resta|est resté] où il était.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] planer un biscuit cassé jusque sous le nez {de_part}, avec le bruit du moteur. Il perdait des morceaux en vol.',
          ],
        },
        fails: [
          'Le biscuit [tomba|est tombé] en poussière. {hero_subj} en [tendit|a tendu] un autre bout, plus petit, avec un cheveu dessus.',
        ],
        again: [
          '<hero>Celui-là est presque rond</hero>, [dit|a dit] {hero}. Il était rond comme une miette.',
        ],
        refrain: ['Des miettes, tiens. Des miettes. Non.'],
        turned: ['L’entier, tiens. L’entier. Mmm.'],
        noticing: [
          'Toutes les têtes étaient tournées du même côté. C’était la poche gauche. À travers la toile, le bon biscuit pesait, tiède, avec ses quatre coins.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] les yeux, une seconde. Puis {hero_il} [prit|a pris] le biscuit entier, à deux mains, et [le posa|l’a posé] devant {part_def}.',
        ],
        answer: [
          'Quatre coins, cela occupe. Qui tient un biscuit entier n’a plus de main pour garder le reste.',
        ],
        echo: [
          'Dans la poche de {hero}, il y avait encore une odeur. {companion} [mit|a mis] le nez dessus. <companion>Il devait être bon.</companion> <hero>Peut-être</hero>, [dit|a dit] {hero}. <hero>Il était entier.</hero>',
        ],
      },
    ],
  },
  worstPlace: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] la bonne place, là où l’on tient bien, et [tira|a tiré] {part_def}. À {companion}, il [resta|est resté] le coin qui gratte.',
          ],
          warm: [
            '<hero>Je prends le plus lourd</hero>, [dit|a dit] {hero} à {companion}, du bon côté {de_part}. De l’autre, cela grattait.',
          ],
          clever: [
            '{hero_subj} [inspecta|a inspecté] {part_def} et [choisit|a choisi] le côté d’où l’on dirige le mieux. C’était aussi le plus confortable.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au roi, du côté du trône. <hero>Et toi, tu fais le dragon</hero>, [dit|a dit] {hero} à {companion}. Le dragon avait le coin {de_part} qui gratte.',
          ],
        },
        fails: [
          'De son côté, {hero} tirait à l’aise. De l’autre, les doigts glissaient, et tout [partit|est parti] de biais.',
        ],
        again: [
          '<hero>Tiens mieux</hero>, [dit|a dit] {hero}, bien calé{hero_e}. {hero_subj} [tira|a tiré] plus fort, et le côté qui gratte [se vida|s’est vidé].',
        ],
        refrain: ['Moi, la belle place. Toi, ça gratte.'],
        turned: ['Toi, la belle place. Moi, ça gratte.'],
        noticing: [
          'Les pieds {de_companion} glissaient. Là-bas, il n’y avait rien pour se tenir, ni poignée ni creux. Il n’y avait que {hero}.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la bonne place. Du côté qui gratte, {hero_il} [s’agenouilla|s’est agenouillé{hero_e}] et [mit|a mis] son dos sous {part_def}.',
        ],
        answer: [
          'Avec un dos dessous, plus rien ne filait. De la bonne place, {companion} [n’eut|n’a eu] qu’à tirer une fois.',
        ],
        echo: [
          'Le dos de {hero} avait des rayures rouges. <companion>On dirait un zèbre</companion>, [dit|a dit] {companion}. {hero} [fit|a fait] le zèbre jusqu’au dîner.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [choisit|a choisi] pour {hero_lui} le côté à l’ombre et la poignée {de_part}. À {companion}, il [resta|est resté] le soleil, ou le courant d’air, et pas de poignée.',
          ],
          warm: [
            '<hero>Toi, tu as la vue</hero>, [dit|a dit] {hero} à {companion}, et [garda|a gardé] le bout {de_part} où l’on tient bien.',
          ],
          clever: [
            'Celui qui tient bien tient pour deux, [jugea|a jugé] {hero}, bien installé{hero_e} du bon côté {de_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le capitaine, du bon côté {de_part}. <hero>Matelot, à la cale.</hero> À la cale, cela piquait.',
          ],
        },
        fails: [
          'Le bon côté [monta|est monté] très bien. L’autre côté [glissa|a glissé] d’entre deux mains qui n’avaient rien à tenir.',
        ],
        again: [
          '<hero>Fais un effort</hero>, [dit|a dit] {hero}, les mains au sec. {companion} en [fit|a fait] un, et l’effort [glissa|a glissé] aussi.',
        ],
        refrain: ['À moi, l’anse. À toi, rien. Vlan.'],
        turned: ['À toi, l’anse. À moi, dessous. Tiens.'],
        noticing: [
          '<companion>Ça va</companion>, [dit|a dit] {companion}, mais ses doigts étaient blancs au bout. {hero_subj} [se pencha|s’est penché{hero_e}] pour voir ce qu’ils tenaient. Ils ne tenaient rien. Ils poussaient, en attendant quelque chose à tenir.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] le tour. <hero>Prends l’anse.</hero> À quatre pattes dans ce qui pique, {hero_il} [cala|a calé] ses épaules sous {part_def}.',
        ],
        answer: [
          'Dessous, il y avait quelqu’un, et dessus, une bonne prise. Il ne fallait plus qu’une fois.',
        ],
        echo: [
          'Sur ses genoux, {hero_subj} avait des petits points rouges. {companion} les [relia|a relié] au stylo. C’était un lapin.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] la bonne place contre {part_def}, celle où l’on se tient bien. À {companion} restait le côté qui gratte.',
          ],
          warm: [
            '<hero>Mets-toi là, tu seras tranquille</hero>, [dit|a dit] {hero} à {companion}. Là, cela grattait. {hero} [garda|a gardé] le bon côté {de_part}.',
          ],
          clever: [
            'Le plus fort à la meilleure place, se disait {hero} en prenant la meilleure, contre {part_def}. Cela tombait très bien.',
          ],
          playful: [
            '<hero>Places numérotées !</hero> [dit|a dit] {hero} devant {part_def}. Le numéro un était pour {hero}. Celui {de_companion} grattait.',
          ],
        },
        fails: [
          '{hero_subj} [s’étira|s’est étiré{hero_e}] de sa bonne place. Il manquait un bras, juste de l’autre côté, là où cela grattait.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] de sa bonne place, et y [retomba|est retombé{hero_e}]. Elle était très bonne pour tomber.',
        ],
        refrain: ['À moi la bonne. Hop. Raté.'],
        turned: ['À toi la bonne. Mon dos. Hop.'],
        noticing: [
          '{hero_subj} [entendit|a entendu] glisser. Les pieds {de_companion} cherchaient, et ne trouvaient rien. Là-dessous, il n’y avait pas de prise, sauf {hero}.',
        ],
        deed: [
          '{hero_subj} [s’agenouilla|s’est agenouillé{hero_e}] du côté qui gratte, contre {part_def}. Son dos [vint|est venu] sous les pieds {de_companion}.',
        ],
        answer: [
          'C’était tout juste la marche qui manquait. {companion} [monta|est monté{companion_e}] dessus, et son bras [fut|a été] assez long.',
        ],
        echo: [
          '<companion>Tu as deux semelles dans le dos</companion>, [dit|a dit] {companion}. <hero>De quelle pointure ?</hero> [demanda|a demandé] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [trouva|a trouvé] tout de suite le coin sec, contre {part_def}, et [s’y cala|s’y est calé{hero_e}]. À {companion}, il restait les ronces, ou ce qui piquait à leur place.',
          ],
          warm: [
            '<hero>Toi, tu seras mieux là, à l’air</hero>, [dit|a dit] {hero} à {companion}. À l’air, il y avait des épines. {hero_subj} [garda|a gardé] pour soi le bon côté {de_part}.',
          ],
          clever: [
            'Le meilleur grimpeur prend la meilleure prise, [décida|a décidé] {hero}. {hero_subj} [prit|a pris] la meilleure, au pied {de_part}, et l’autre coin [fut|a été] pour {companion}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le placeur de théâtre, devant {part_def} : <hero>Fauteuil pour moi. Strapontin pour {companion}.</hero> Le strapontin piquait.',
          ],
        },
        fails: [
          'De la bonne place, on voit très bien. On ne monte pas. {hero_subj} [cria|a crié] à {companion} de pousser.',
        ],
        again: [
          '<hero>Plus fort !</hero> [dit|a dit] {hero}, bien assis{hero_e}. Quelque chose [déchira|a déchiré] un bas, et ce n’était pas le sien.',
        ],
        refrain: ['La bonne est à moi. Aïe, dit l’autre.'],
        turned: ['La bonne est à toi. Hop, dit l’autre.'],
        noticing: [
          '<companion>Ouille</companion>, [dit|a dit] {companion}, très bas, et [recommença|a recommencé]. {hero_subj} [regarda|a regardé] par terre. {companion} avait des épines aux deux genoux, et rien sous les pieds. Le seul endroit solide, alentour, c’était un dos.',
        ],
        deed: [
          '{hero_subj} [quitta|a quitté] le coin sec. À genoux dans ce qui pique, contre {part_def}, {hero_il} [fit|a fait] le dos rond. <hero>Monte.</hero>',
        ],
        answer: [
          'Deux pieds [se posèrent|se sont posés], légers, l’un après l’autre. Un bras [devint|est devenu] plus long, de toute la hauteur d’un dos.',
        ],
        echo: [
          'Le soir, on [ôta|a ôté] les épines à la pince. <companion>Sept</companion>, [dit|a dit] {companion}. <hero>Moi, huit.</hero> {hero} avait gagné.',
        ],
      },
    ],
  },
  wholeTime: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [donna|a donné] trois minutes {a_part}, debout, un pied déjà tourné vers les autres, qui jouaient.',
          ],
          warm: [
            '<hero>Je t’aime bien, mais j’ai trois minutes</hero>, [dit|a dit] {hero} à {part_def}. Et son pied partait avant la troisième.',
          ],
          clever: [
            '{hero_subj} [accorda|a accordé] trois minutes à {part_def}, montre en main. C’était un bon prix pour trois minutes.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} une visite de roi. Salut, salut, et retour au jeu. Trois minutes, trompettes comprises.',
          ],
        },
        fails: [
          'Trois minutes ici, dix là-bas. Chaque fois, il [fallut|a fallu] recommencer, et chaque fois {hero} partait.',
        ],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}], [resta|est resté{hero_e}] sur un pied, et [compta|a compté] tout haut les secondes qui restaient.',
        ],
        refrain: ['Un pied ici. Un pied là-bas.'],
        turned: ['Deux pieds ici. Deux pieds ici.'],
        noticing: [
          '<companion>Tu viens ?</companion> [cria|a crié] une voix, du jeu. Au même instant, ici, cela [rapetissa|a rapetissé]. Et pourtant, {hero} n’était pas encore parti{hero_e}.',
        ],
        deed: [
          '<hero>Jouez sans moi</hero>, [dit|a dit] {hero}. {hero_subj} [ôta|a ôté] sa casquette, [s’assit|s’est assis{hero_e}] tout près {de_part}, le dos au jeu. Puis {hero_il} [resta|est resté{hero_e}].',
        ],
        answer: ['Le jeu [fit|a fait] une partie entière. Ici, personne n’allait ni ne venait.'],
        echo: [
          '<companion>On a gagné</companion>, [dit|a dit] {companion}. {hero} [chercha|a cherché] sa casquette. Elle avait pris racine.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [accorda|a accordé] à {part_def} deux minutes, montre en main. Là-bas, les autres jouaient à la balle.',
          ],
          warm: [
            '<hero>Je pense à toi tout le temps</hero>, [dit|a dit] {hero} {a_part}, les yeux sur la balle des autres, qui jouaient là-bas.',
          ],
          clever: [
            'Trois minutes en trois fois valent trois minutes, [calcula|a calculé] {hero}, et [en donna une|en a donné une] {a_part}, sur un pied. L’autre pied suivait la balle des grands, là-bas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la visite du docteur à {part_def} : on entre, on regarde, on sort, au suivant. Le suivant était la balle des autres, qui jouaient sans attendre.',
          ],
        },
        fails: [
          '{hero_subj} partait, et tout recommençait. {hero_subj} revenait, et il fallait refaire connaissance.',
        ],
        again: [
          '<hero>Encore dix secondes</hero>, [dit|a dit] {hero}, et [en garda quatre|en a gardé quatre] pour courir.',
        ],
        refrain: ['Un coup d’œil. Hop. Un coup d’œil. Rien.'],
        turned: ['Les deux yeux. Assis. Et ça vient.'],
        noticing: [
          '<hero>On t’attend !</hero> [cria|a crié] quelqu’un. {hero_subj} [tourna|a tourné] la tête. Quand elle [revint|est revenue], ce qui avait commencé, là, n’avait plus commencé. Il avait suffi d’une tête.',
        ],
        deed: [
          '{hero_subj} [renvoya|a renvoyé] la balle. <hero>Sans moi !</hero> Le pull par terre, assis{hero_e} dessus, le dos à la balle, {hero_subj} [regarda|a regardé] {part_def}, et [continua|a continué] de regarder.',
        ],
        answer: [
          'Le jeu [finit|a fini], on [rappela|a rappelé] les petits, le soir [tomba|est tombé]. Personne n’était parti d’ici.',
        ],
        echo: [
          '<companion>Tu as raté le but</companion>, [dit|a dit] {companion}. <hero>J’ai vu autre chose</hero>, [dit|a dit] {hero}. <hero>C’était plus lent. C’était mieux filmé.</hero>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’arrêta|s’est arrêté{hero_e}] devant {part_def}, debout, un pied vers les autres. <hero>Alors, tu viens ? J’ai trois minutes.</hero>',
          ],
          warm: [
            '{hero_subj} [parla|a parlé] avec beaucoup de douceur à {part_def}, sans ôter sa casquette. Derrière, les autres jouaient, et une oreille écoutait par là.',
          ],
          clever: [
            '{hero_subj} [régla|a réglé] un compte à rebours pour {part_def} : trois minutes, c’était déjà beaucoup.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] coucou {a_part}, vite, [se sauva|s’est sauvé{hero_e}], [fit|a fait] coucou, [se sauva|s’est sauvé{hero_e}]. On jouait aussi là-bas.',
          ],
        },
        fails: [
          '<companion>Tu viens ?</companion> [cria|a crié] une voix du jeu. <hero>J’arrive !</hero> [dit|a dit] {hero}, et un pied y [alla|est allé].',
        ],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}] en courant : <hero>Plus que deux minutes.</hero> Puis : <hero>Plus qu’une.</hero>',
        ],
        refrain: ['Un pied ici. Hop, là-bas. Fini.'],
        turned: ['Deux pieds ici. Casquette. Et chut.'],
        noticing: [
          'La voix [appela|a appelé] encore. {hero} ne bougeait pas, mais en face, au mot <hero>viens</hero>, cela [se ratatina|s’est ratatiné]. Personne n’était pourtant parti.',
        ],
        deed: [
          '<hero>Jouez sans moi</hero>, [cria|a crié] {hero}. {hero_subj} [s’assit|s’est assis{hero_e}] près {de_part}, le dos au jeu, [posa|a posé] sa casquette par terre. Puis {hero_il} [resta|est resté{hero_e}].',
        ],
        answer: [
          'La casquette était par terre, et ses deux pieds sous {hero_lui}. {part_def} [les compta|les a comptés].',
        ],
        echo: [
          'Au bord de la casquette, il y avait de petites traces. <companion>Tu la laves ?</companion> [demanda|a demandé] {companion}. <hero>Surtout pas</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Vite, sors, on m’attend</hero>, [dit|a dit] {hero} à {part_def}, avec un pied déjà loin. Le ballon rebondissait, là-bas.',
          ],
          warm: [
            '<hero>Je t’écoute</hero>, [dit|a dit] {hero} à {part_def}, d’une voix douce, et des yeux qui suivaient le ballon.',
          ],
          clever: [
            '{hero_subj} [prévit|a prévu] deux minutes pour {part_def}, plus une de secours. Le jeu, là-bas, en valait dix.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le lapin pressé devant {part_def} : la montre, les oreilles, et déjà la queue tournée.',
          ],
        },
        fails: [
          '<hero>Ton tour bientôt !</hero> [appela|a appelé] quelqu’un du jeu. {hero_subj} [se leva|s’est levé{hero_e}] à moitié. Le reste, en face, [rentra|est rentré] tout à fait.',
        ],
        again: [
          '<hero>Alors ?</hero> [dit|a dit] {hero} en trottinant sur place. On ne sort pas pour quelqu’un qui trotte.',
        ],
        refrain: ['Vite, je t’écoute. Hop, parti{hero_e}.'],
        turned: ['Je reste. Assis. Là, tout entier.'],
        noticing: [
          'Le ballon [roula|a roulé] jusqu’à ses pieds. {hero_subj} [le regarda|l’a regardé], puis [regarda|a regardé] en face. Rien n’y bougeait plus, comme quand on sait qu’on vous quitte.',
        ],
        deed: [
          '{hero_subj} [renvoya|a renvoyé] le ballon d’un bon coup. <hero>Comptez sans moi !</hero> Puis {hero_subj} [s’assit|s’est assis{hero_e}] par terre, dos au jeu, les chaussures ôtées, près {de_part}.',
        ],
        answer: [
          'Quelqu’un qui ôte ses chaussures ne part pas tout de suite. {part_def} [sortit|est sorti{part_e}] voir les chaussures.',
        ],
        echo: [
          '<companion>Qui a gagné ?</companion> [demanda|a demandé] {companion}. {hero_subj} [lissa|a lissé] ses chaussettes. <hero>Pas vu</hero>, [dit|a dit] {hero}. <hero>J’étais occupé{hero_e}.</hero>',
        ],
      },
    ],
  },
  leavesItThere: {
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [sortit|a sorti] sa barrette d’argent, la belle, et [la tint|l’a tenue] dans {part_def}. <hero>Une seconde. C’est la mienne.</hero>',
          ],
          warm: [
            '<hero>Je te la prête</hero>, [dit|a dit] {hero} {a_part}. La barrette brillait un instant, puis elle rentrait dans la poche.',
          ],
          clever: [
            '{hero_subj} [mesura|a mesuré] : avec la barrette d’argent dans {part_def}, on voit mieux. Mais on peut la perdre. Donc, une seconde, pas deux.',
          ],
          playful: [
            '<hero>Elle est là, elle n’est plus là !</hero> {hero_subj} [montra|a montré] la barrette à {part_def} et [la cacha|l’a cachée], comme un magicien.',
          ],
        },
        fails: [
          'Chaque fois que la barrette revenait dans la poche, le noir revenait avec. Et elle y revenait beaucoup.',
        ],
        again: [
          '{hero_subj} [la tint|l’a tenue] par un tout petit bout, au bord. À peine lâchée, reprise. <hero>Elle est à moi.</hero>',
        ],
        refrain: ['Elle brille. À moi. Elle brille. À moi.'],
        turned: ['Un doigt. Deux doigts. Elle reste.'],
        noticing: [
          'Sans la barrette, c’était noir comme avant. Avec, c’était presque bien. Presque, une seconde. {hero_subj} [regarda|a regardé] le creux de sa main, où il ne se passait rien.',
        ],
        deed: [
          '{hero_subj} [accrocha|a accroché] la barrette au bord {de_part} et [ôta|a ôté] ses doigts, l’un après l’autre. Puis {hero_il} [recula|a reculé], les mains vides.',
        ],
        answer: [
          'Elle ne tremblait plus, maintenant que personne ne la tenait. Elle renvoyait tout ce qui venait.',
        ],
        echo: [
          '<companion>Elle était à toi</companion>, [dit|a dit] {companion} au retour. <hero>Elle est à l’endroit, maintenant</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [décrocha|a décroché] son badge doré et [l’avança|l’a avancé] dans {part_def}, au bout du bras. <hero>Juste pour voir. Après, je le reprends.</hero>',
          ],
          warm: [
            '<hero>Je te le prête un tout petit peu</hero>, [dit|a dit] {hero} {a_part}. Le badge doré [brilla|a brillé] dedans, sans quitter ses doigts.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] ses comptes : le badge doré éclairerait {part_def} trois secondes, et sa poche le reste du temps.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au phare : un coup de badge dans {part_def}, un coup dans la poche. Le phare avait peur qu’on lui prenne sa lampe.',
          ],
        },
        fails: ['Un éclair, puis plus rien. Dès que l’on commençait à voir, le badge rentrait chez {hero}.'],
        again: [
          '<hero>Encore une fois, et c’est la dernière.</hero> Il y [eut|a eu] sept dernières fois. La septième [dura|a duré] un clin d’œil.',
        ],
        refrain: ['Je prête, je reprends. Je prête, je reprends.'],
        turned: ['Je prête, je laisse. Et ça reste.'],
        noticing: [
          'La main de {hero} s’était refermée dans la poche. Là-dedans, le badge brillait pour cinq doigts et une miette. Dehors, il faisait noir pour tout le monde.',
        ],
        deed: [
          '{hero_subj} [piqua|a piqué] le badge au bord {de_part}. Un doigt [lâcha|a lâché], puis les autres. Alors {hero_subj} [recula|a reculé] de trois pas, les mains derrière le dos.',
        ],
        answer: [
          'Personne ne venait le reprendre. Le badge [ramassa|a ramassé] le peu de jour qui passait, et [le tint|l’a tenu], sans trembler.',
        ],
        echo: [
          'Sur le gilet de {hero}, il restait deux petits trous. <companion>Tu veux que je les couse ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>C’est la place de quelque chose.</hero>',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [pinça|a pincé] {part_def} avec sa barrette d’argent, la belle. Cela [tint|a tenu]. <hero>Bon. C’est la mienne.</hero> Et {hero_il} [la reprit|l’a reprise].',
          ],
          warm: [
            '<hero>Je te la prête, mais une minute</hero>, [dit|a dit] {hero} {a_part}. La barrette restait entre deux doigts, qui ne lâchaient pas.',
          ],
          clever: [
            'Une barrette d’argent tient {part_def}, et une barrette se perd. {hero_subj} [décida|a décidé] de la mettre sans la laisser.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] coucou avec la barrette sur {part_def} : la voilà, la voilà plus. C’était très bien quand elle y était.',
          ],
        },
        fails: [
          'À peine mise, à peine reprise. {hero} [compta|a compté] sa barrette : il y en avait toujours une.',
        ],
        again: [
          '{hero_subj} [la mit|l’a mise] en gardant tous les doigts dessus. Dix doigts et une barrette, cela fait beaucoup pour une fente.',
        ],
        refrain: ['Je mets, je reprends. Je mets, je reprends.'],
        turned: ['Un doigt. Deux doigts. Elle reste.'],
        noticing: [
          'Chaque fois que la barrette s’en allait, tout redevenait comme avant. Chaque fois qu’elle était là, c’était presque bien. {hero_subj} [regarda|a regardé] ses doigts.',
        ],
        deed: [
          '{hero_subj} [glissa|a glissé] la barrette sur {part_def} et [ôta|a ôté] ses doigts, un par un. Puis {hero_il} [recula|a reculé] sans elle.',
        ],
        answer: [
          'Personne ne la tenait, et elle tenait. Les deux bords [s’habituèrent|se sont habitués] l’un à l’autre.',
        ],
        echo: [
          '<companion>Elle te manque ?</companion> [demanda|a demandé] {companion}. {hero} [tâta|a tâté] sa poche. <hero>À cet endroit-là</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] à son col son bel insigne doré, et [épingla|a épinglé] {part_def}. Cela tenait. <hero>Bon, il est à moi</hero>, [dit|a dit] {hero}.',
          ],
          warm: [
            '<hero>Je te le prête jusqu’à dix</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [piqua|a piqué] l’insigne doré. À six, l’insigne était déjà parti.',
          ],
          clever: [
            'L’insigne doré tenait {part_def} à merveille, [nota|a noté] {hero}. Il valait aussi beaucoup. {hero_subj} [ne le lâcha|ne l’a lâché] que d’un doigt.',
          ],
          playful: [
            '{hero_subj} [décora|a décoré] {part_def}, avec l’insigne doré et un discours. À la fin du discours, l’insigne [rentra|est rentré] chez lui.',
          ],
        },
        fails: ['Mis, cela tenait. Ôté, cela ne tenait plus. {hero_subj} [l’ôta|l’a ôté].'],
        again: [
          '{hero_subj} [le remit|l’a remis], sans lâcher l’épingle. On ne répare pas grand-chose avec une main au bout.',
        ],
        refrain: ['Tiens. Rends. Crac.'],
        turned: ['Tiens. Reste là. Bravo.'],
        noticing: [
          'Au col de {hero}, il y avait un trou, tout petit, là où l’insigne vivait. Personne n’avait jamais regardé ce trou. Tout le monde regardait ce qui ne tenait pas.',
        ],
        deed: [
          '{hero_subj} [repiqua|a repiqué] l’insigne au beau milieu {de_part}. L’épingle [fit|a fait] clic. Un doigt [s’en alla|s’en est allé], puis le pouce, puis {hero}, à reculons.',
        ],
        answer: ['Cela brillait là-bas, et cela tenait là-bas. C’était la même chose.'],
        echo: [
          '<companion>Il y a un trou à ton col</companion>, [dit|a dit] {companion}. <hero>C’est là que je l’avais</hero>, [dit|a dit] {hero}, et [bomba|a bombé] un peu le trou.',
        ],
      },
    ],
  },
  theSaturday: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Je passe un de ces jours</hero>, [dit|a dit] {hero}, et {hero_il} [donna|a donné] dix minutes à {part_def}, juste avant le bus.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] {a_part} un cœur, un lien très utile, et dix minutes, entre deux portes.',
          ],
          clever: [
            '{hero_subj} [trouva|a trouvé] un créneau pour {part_def} entre le goûter et le bus. Il était de dix minutes, et très bien placé.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} le coup du pompier : sirène, dix minutes, et disparition dans un nuage de bus.',
          ],
        },
        fails: [
          'Après dix minutes, {hero} repartait, et ce qui avait commencé restait là. <hero>À bientôt</hero>, disait {hero}.',
        ],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}] pour huit minutes, parce que le bus avait changé d’horaire.',
        ],
        noticing: [
          'Sur la liste, à l’entrée, toutes les places de dix minutes étaient prises. C’était l’écriture de {hero}, de haut en bas. La grande case, celle du jour entier, était blanche.',
        ],
        deed: [
          '{hero_subj} [raya|a rayé] le concert de son agenda, [donna|a donné] le billet, et [s’inscrivit|s’est inscrit{hero_e}] dans la grande case. À côté {de_part}, en vieilles chaussures, {hero_il} [s’assit|s’est assis{hero_e}].',
        ],
        answer: [
          'Personne ne regardait plus le bus. Cela [changea|a changé] l’air de la pièce, et la façon dont on y attendait.',
        ],
        echo: [
          '<companion>Ils ont joué ta chanson en rappel</companion>, [dit|a dit] {companion}. <hero>Laquelle ?</hero> [demanda|a demandé] {hero}. <companion>Toutes.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai un petit quart d’heure</hero>, [dit|a dit] {hero}, en veste, et {hero_il} [donna|a donné] à {part_def} dix minutes, parce que le bus en avait besoin de cinq.',
          ],
          warm: [
            '{hero_subj} [promit|a promis] à {part_def} de repasser, et le pensait. {hero_subj} le pensait déjà mardi.',
          ],
          clever: [
            '{hero_subj} [divisa|a divisé] le travail sur {part_def} en tranches de dix minutes. La première tranche était faite. Il en restait cinquante-deux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {part_def} une entrée de star, dix minutes de spectacle, et une sortie par la porte du bus.',
          ],
        },
        fails: ['Chaque fois, il fallait tout ressortir, et tout ranger. Les dix minutes y passaient.'],
        again: [
          '{hero_subj} [vint|est venu{hero_e}] avec un chronomètre. C’est lui qui [travailla|a travaillé] le mieux.',
        ],
        noticing: [
          'Dans le cahier de présence, il y avait une colonne de petits « dix minutes ». L’encre était chaque fois la sienne. À côté, sur une page entière, quelqu’un avait écrit samedi, et rien dessous.',
        ],
        deed: [
          'Samedi, c’était le concert, avec tout le monde. {hero_subj} [plia|a plié] le billet dans la main d’un voisin. À huit heures, en vieilles chaussures, {hero_il} était là, et {hero_il} [s’assit|s’est assis{hero_e}] près {de_part} pour la journée.',
        ],
        answer: [
          'À midi, il n’y avait pas grand-chose à voir. À quatre heures, un peu plus. On ne voit cela que si l’on reste.',
        ],
        echo: [
          '<companion>Ils ont joué sous la pluie</companion>, [raconta|a raconté] {companion}. <hero>Ici, elle est tombée sur le toit</hero>, [dit|a dit] {hero}. <hero>Pas mal non plus.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Dix minutes, allez</hero>, [dit|a dit] {hero}, et {hero_il} [souleva|a soulevé] {part_def} une fois, en manteau, l’œil sur l’arrêt.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] des encouragements, un lien sur le dos, et dix minutes de son temps sous un coin {de_part}.',
          ],
          clever: [
            '{hero_subj} [estima|a estimé] que vingt fois dix minutes valaient une journée, et [prit|a pris] la première tranche avec {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’haltérophile devant {part_def}, [salua|a salué] la foule, et [courut|a couru] attraper le bus.',
          ],
        },
        fails: ['{hero_subj} [lâcha|a lâché] à la onzième minute. On entendait déjà le bus.'],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}], [souleva|a soulevé] au même endroit, et [lâcha|a lâché], à l’heure exacte.',
        ],
        noticing: [
          'Près de la porte, la liste. Dans toutes les petites cases, il y avait son nom, d’une belle écriture pressée. Dans la grande, rien.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] son billet de concert et [inscrivit|a inscrit] son nom dans la grande case. Puis {hero_il} [prit|a pris] le mauvais coin {de_part}.',
        ],
        answer: [
          'Le bus [passa|est passé]. Le coin [resta|est resté] en l’air, le temps que les autres trouvent leurs prises.',
        ],
        echo: [
          'Le soir, {hero} ne levait plus les bras. <companion>Bras en l’air</companion>, [dit|a dit] {companion}, <companion>comme au concert.</companion> <hero>Très drôle</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Un de ces jours, promis</hero>, [dit|a dit] {hero}, et {hero_il} [donna|a donné] à {part_def} une poussée, en passant, sac au dos.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à tous ceux qui portaient {part_def} un cœur et l’adresse d’un kinésithérapeute.',
          ],
          clever: [
            'Entre le cours et le bus, {hero} avait dix minutes. {part_def} en demandait trois cents. On [n’eut pas|n’a pas eu] besoin de poser l’opération.',
          ],
          playful: [
            '{hero_subj} [souleva|a soulevé] un coin {de_part}, [fit|a fait] l’haltérophile, [salua|a salué]. Le coin [redescendit|est redescendu] pendant le salut.',
          ],
        },
        fails: [
          'Après chaque coup de main, cela revenait exactement où c’était. <hero>À la prochaine !</hero> [cria|a crié] {hero}, du marchepied.',
        ],
        again: [
          '{hero_subj} [tint|a tenu] dix minutes de plus, le lendemain, et [rendit|a rendu] le coin tout aussi bas.',
        ],
        noticing: [
          'Sur la porte, la grille des tours de garde ressemblait à un peigne. De fines dents, toutes à son nom, lundi, mardi, jeudi. Et puis la large, celle du samedi, huit heures, où il aurait fallu écrire longtemps. {hero_subj} [regarda|a regardé] le calendrier d’à côté. Il y avait une guitare dessinée, ce jour-là.',
        ],
        deed: [
          '{hero_subj} [effaça|a effacé] la guitare et [offrit|a offert] le billet. Samedi, à huit heures, en vieilles chaussures, {hero_il} [se cala|s’est calé{hero_e}] sous le côté {de_part} qui bascule, et n’[en bougea plus|en a plus bougé].',
        ],
        answer: [
          'À neuf heures, on avait trouvé comment. Il fallait seulement que, tout ce temps, un côté reste en l’air.',
        ],
        echo: [
          '<companion>C’était bien, le concert ?</companion> [demanda|a demandé] {companion}, qui avait eu le billet. <companion>Je veux dire : demande-moi si c’était bien.</companion> <hero>C’était bien ?</hero> <companion>Trop court</companion>, [dit|a dit] {companion}. <companion>Dix minutes de plus, ils auraient joué ma chanson.</companion>',
        ],
      },
    ],
  },
  theSolo: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [garda|a gardé] pour {hero_lui} le passage que tout le monde entendrait, et [distribua|a distribué] le reste de {part_def} à la ronde.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] ceux qui portaient, câblaient et balayaient autour {de_part}, du haut de l’estrade, sans rien en lâcher.',
          ],
          clever: [
            '{hero_subj} [répartit|a réparti] les tâches autour {de_part} selon les talents. Les siens, par hasard, étaient sous le projecteur.',
          ],
          playful: [
            '{hero_subj} [dirigea|a dirigé] la manœuvre de {part_def} en chantant son solo. Les autres faisaient les chœurs, avec des cartons.',
          ],
        },
        fails: [
          'Dès que {hero} montait répéter, il manquait deux mains en bas. <hero>Encore un peu à gauche !</hero>',
        ],
        again: [
          '{hero_subj} [reprit|a repris] le solo depuis le début, pour encourager. En bas, on [posa|a posé] ce qu’on portait, pour écouter.',
        ],
        noticing: [
          'Derrière le rideau, quelqu’un fredonnait le solo, jusqu’à la dernière note, juste. On entendait aussi un balai. C’était {companion}, et {companion} ne savait pas qu’on l’entendait.',
        ],
        deed: [
          '{hero_subj} [descendit|est descendu{hero_e}], [tendit|a tendu] à {companion} la partition annotée, et [lui prit|lui a pris] le balai des mains. Puis {hero_il} [prit|a pris] le bout vide {de_part}.',
        ],
        answer: [
          'De là, {hero} voyait comment tout cela tenait ensemble. Les autres [trouvèrent|ont trouvé] leurs prises.',
        ],
        echo: [
          '{companion} a chanté. De derrière, avec le balai, on entendait mieux les respirations. Il y en a une très belle avant le si.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je monte répéter, vous finissez ?</hero> [dit|a dit] {hero} aux autres. En bas, pour {part_def}, on était un de moins.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] d’avance ceux qui tiendraient {part_def} pendant son passage, et [posa|a posé] sa gourde dessus.',
          ],
          clever: [
            'Quelqu’un devait être vu, quelqu’un devait porter {part_def} : {hero_subj} [répartit|a réparti] selon la voix. La sienne était déjà chauffée.',
          ],
          playful: [
            '{hero_subj} [répéta|a répété] son solo assis{hero_e} sur {part_def}, les jambes pendantes. On portait donc aussi les jambes.',
          ],
        },
        fails: [
          'Chaque fois que la musique commençait, un bout retombait. <hero>Chut, s’il vous plaît</hero>, [dit|a dit] {hero} depuis la scène.',
        ],
        again: ['{hero_subj} [reprit|a repris] à la mesure douze, et les autres à zéro.'],
        noticing: [
          'La sono [tomba|est tombée] en panne. Dans le noir, le solo [continua|a continué], un peu plus bas, et ce n’était pas {hero}. Cela venait d’entre les rideaux, avec un frottement de poils sur le bois : {companion}, un balai, la note tenue jusqu’au bout.',
        ],
        deed: [
          '<hero>Tiens</hero>, [dit|a dit] {hero}, et dans la main de {companion}, à la place du manche, il y [eut|a eu] la feuille avec toutes les respirations au crayon. {hero_subj} [descendit|est descendu{hero_e}], [regarda|a regardé] les fils, [regarda|a regardé] {part_def}, et [prit|a pris] le côté qui n’avait personne.',
        ],
        answer: ['D’en bas, on comprenait. Deux mains ici, deux là, et rien ne tirait plus de travers.'],
        echo: [
          'Sur le programme, il était trop tard pour changer le nom. <companion>On m’a félicité{companion_e} à ta place</companion>, [dit|a dit] {companion}. <hero>Et qu’est-ce que j’ai répondu ?</hero>',
        ],
      },
    ],
  },
};
