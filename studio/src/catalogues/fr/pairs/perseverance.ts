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
          '{hero_subj} [sortit|a sorti] sa craie. Là où rien n’avait marché, {hero_il} [fit|a fait] une croix. Puis, de l’autre main, {hero_il} [chercha|a cherché] juste à côté {de_part}.',
        ],
        answer: [
          'Croix après croix, il [ne resta|n’est resté] plus beaucoup d’endroits. La main [s’arrêta|s’est arrêtée] sur le dernier.',
        ],
        echo: [
          '{hero} [fit|a fait] une croix sur le calendrier. <companion>C’est quoi ?</companion> <hero>L’endroit où j’ai déjà essayé d’être lundi.</hero>',
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
