import type { LessonPairs } from '../../schema.ts';

export const trisomy: LessonPairs = {
  companionCounts: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Un, deux, trois !</hero> [cria|a crié] {hero}, et {hero_il} [poussa|a poussé] {part_def} à deux. {companion} en était à un.',
          ],
          warm: [
            '<hero>Je compte pour toi</hero>, [dit|a dit] {hero} à {companion}. <hero>Un, deux.</hero> Et {hero_il} poussait déjà {part_def}.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] vite, pour que {part_def} n’ait pas le temps. Trois [arriva|est arrivé] avant {companion}.',
          ],
          playful: [
            '<hero>Un, deux, crocodile !</hero> {hero_subj} [poussa|a poussé] {part_def} sur le crocodile. {companion} attendait le trois.',
          ],
        },
        fails: ['Le côté de {hero} [monta|est monté], le côté {de_companion} attendait. Puis l’inverse.'],
        again: [
          '{hero_subj} [compta|a compté] encore plus vite, et [sauta|a sauté] le deux. Le deux, {companion} l’avait déjà dans le pied.',
        ],
        refrain: ['Un, deux, hop. Trop tôt. Boum.'],
        turned: ['Pied. Pied. Pied. Et hop.'],
        noticing: [
          'Dessous le <hero>un, deux, trois</hero>, il y avait un autre compte. {hero_subj} l’[écouta|a écouté]. C’était {companion}, tout bas, du pied, bien régulier. On n’était jamais allé jusqu’au hop.',
        ],
        deed: [
          '<hero>Compte, toi</hero>, [dit|a dit] {hero} à {companion}. {hero_il} [prit|a pris] l’autre côté {de_part} et [ferma|a fermé] la bouche. {hero_il} [ne bougea|n’a bougé] que quand le pied {de_companion} tombait.',
        ],
        answer: ['Le pied [tomba|est tombé]. Il n’y [eut|a eu] qu’une poussée, mais elle avait quatre bras.'],
        echo: [
          'Au retour, on [compta|a compté] les marches au pied. <companion>Dix-neuf, et hop</companion>, [dit|a dit] {companion}. Il y en avait dix-neuf, et une porte.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Deux, trois !</hero> [cria|a crié] {hero}, qui avait sauté le un. {part_def} [se souleva|s’est soulevé{part_e}] d’un côté, et [retomba|est retombé{part_e}].',
          ],
          warm: [
            '<hero>Repose-toi, je compte</hero>, [dit|a dit] {hero} à {companion}, et [poussa|a poussé] {part_def} en comptant à sa façon, qui était rapide.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] le bon moment pour pousser {part_def} : entre deux et trois. {companion} n’avait pas le même entre.',
          ],
          playful: [
            '<hero>Prêts, feu, partez</hero>, [dit|a dit] {hero}, dans cet ordre-là, contre {part_def}. {companion} en était à prêts.',
          ],
        },
        fails: [
          'Quand {hero_subj} poussait, {companion} respirait. Quand {companion} poussait, {hero_subj} soufflait déjà.',
        ],
        again: [
          '{hero_subj} [commença|a commencé] par trois, pour gagner du temps. Trois ne [souleva rien|n’a rien soulevé] tout seul.',
        ],
        refrain: ['Trois, deux, hop. Pas toi. Plouf.'],
        turned: ['Toc. Toc. Toc. Et nous deux.'],
        noticing: [
          'Sous la semelle de {hero}, le sol battait. Toc, et toc, et toc. C’était le talon de {companion}, qui comptait depuis le début, bien à égale distance.',
        ],
        deed: [
          '<hero>C’est toi qui comptes</hero>, [dit|a dit] {hero}. {hero_subj} [empoigna|a empoigné] l’autre bord {de_part}, sans un mot, et [ne poussa que|n’a poussé que] sur le talon de {companion}.',
        ],
        answer: ['Au toc, il y [eut|a eu] quatre bras. Il n’y en avait jamais eu plus de deux.'],
        echo: [
          'On [mit|a mis] la table au talon. Toc, les assiettes. Toc, les verres. {hero_subj} [arriva|est arrivé{hero_e}] un toc trop tôt, avec la soupe.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Un, deux, trois, lâche !</hero> [cria|a crié] {hero} à {companion} en lâchant {part_def} à deux. Le trois [resta|est resté] en l’air.',
          ],
          warm: [
            '<hero>Je fais le compte, comme ça tu n’as qu’à tenir</hero>, [dit|a dit] {hero} à {companion}. Et, à deux, {hero_il} [changea|a changé] de prise sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que deux et demi suffisait. À deux et demi, {hero_il} [lâcha|a lâché] {part_def}. {companion} comptait en entiers.',
          ],
          playful: [
            '<hero>Trois, deux, un, zéro, patate !</hero> [compta|a compté] {hero}, et {hero_il} [prit|a pris] {part_def} à la mauvaise patate.',
          ],
        },
        fails: ['Quand l’un lâchait, l’autre prenait. Quand l’autre prenait, il n’y avait plus rien.'],
        again: [
          '<hero>Maintenant. Non. Maintenant ! Presque</hero>, [dit|a dit] {hero}, des deux mains. {companion} [suivit|a suivi] celui du milieu.',
        ],
        refrain: ['Un, deux, lâche. Pas moi. Vlan.'],
        turned: ['Pied. Pied. Pied. Nous deux.'],
        noticing: [
          'On entendait taper du pied. C’était {companion}, qui comptait depuis le début, bas et égal, et n’était encore jamais arrivé{companion_e} au bout.',
        ],
        deed: [
          '<hero>Veux-tu compter, s’il te plaît</hero>, [dit|a dit] {hero}. Puis {hero_il} [prit|a pris] un côté {de_part} et [se tut|s’est tu{hero_e}], jusqu’à ce que le pied tombe.',
        ],
        answer: [
          'Quatre mains [lâchèrent|ont lâché] et [prirent|ont pris], au même instant. On n’[entendit|a entendu] qu’un seul bruit de doigts.',
        ],
        echo: [
          '<companion>Un, deux, trois</companion>, [dit|a dit] {companion}, et tout le monde [souffla|a soufflé] sur la purée, au même instant.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Prends ! Lâche ! Non, prends !</hero> {hero_subj} [changea|a changé] trois fois de bras sur {part_def}. {companion} en avait encore un en route.',
          ],
          warm: [
            '<hero>Je te dirai quand</hero>, [dit|a dit] {hero} à {companion}, et [lâcha|a lâché] {part_def} un tout petit peu avant de le dire.',
          ],
          clever: [
            '{hero_subj} [prévit|a prévu] un temps par geste, sur {part_def}, pour deux. Les temps étaient à la taille de {hero}.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] le départ comme à la course, pan, sur {part_def}. {companion} [regarda|a regardé] qui avait tiré.',
          ],
        },
        fails: ['Un côté en l’air, l’autre par terre. Puis l’autre en l’air, et le premier par terre.'],
        again: [
          '<hero>On recommence, en plus rapide</hero>, [dit|a dit] {hero}. Cela [fit|a fait] la même chose, en plus rapide.',
        ],
        refrain: ['Prends. Lâche. Trop tôt. Vlan.'],
        turned: ['Toc. On prend. Toc. On tient.'],
        noticing: [
          'Dans les pieds de {hero}, cela battait. Toc. Toc. {hero_subj} [chercha|a cherché] d’où cela venait, et [vit|a vu] une chaussure, celle de {companion}, qui montait et descendait comme un couvercle sur une soupe.',
        ],
        deed: [
          '{hero_subj} [passa|est passé{hero_e}] de l’autre côté {de_part}. <hero>À toi de compter.</hero> Et {hero_subj} [se tut|s’est tu{hero_e}], et [ne prit rien|n’a rien pris] avant le toc.',
        ],
        answer: ['Au toc, on tenait. Au toc, on lâchait. Les quatre mains avaient le même âge.'],
        echo: [
          'On [fit|a fait] le lit à deux. Toc, le drap. Toc, la couette. <companion>Toc</companion>, [dit|a dit] {companion} en tombant dedans.',
        ],
      },
    ],
  },
  thumbsBehindBack: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>Donne, ça ira plus vite.</hero> {hero_subj} [prit|a pris] la place {de_companion} devant {part_def}, et [fit|a fait] deux étapes d’un coup.',
          ],
          warm: [
            '<hero>Tu es fatigué{companion_e}, laisse</hero>, [dit|a dit] {hero} à {companion}. Et, pour faire plaisir, {hero_il} [dépêcha|a dépêché] un peu {part_def}.',
          ],
          clever: [
            '{hero_subj} [remarqua|a remarqué] que l’ordre {de_companion}, pour {part_def}, avait une étape où l’on ne fait rien. Celle-là, {hero} l’[enleva|a enlevée].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] {part_def} en accéléré, avec la voix d’un canard. Deux étapes, coin, trois étapes, coin.',
          ],
        },
        fails: [
          '<hero>Et hop, et hop.</hero> Là où {companion} attendait toujours, {hero} [n’attendit pas|n’a pas attendu].',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] en faisant trois choses à la fois. La quatrième [se défit|s’est défaite] de la première.',
        ],
        refrain: ['Vite, vite, hop. Et raté.'],
        turned: ['Pouces au dos. Un coin. J’attends.'],
        noticing: [
          '{companion} [croisa|a croisé] les bras. Tout était maintenant chez {hero}, et {hero} ne savait plus ce qui venait d’abord. {companion} commençait toujours par le même coin.',
        ],
        deed: [
          'Des deux mains, {hero} [rendit|a rendu] la place à {companion}, devant {part_def}. <hero>Je voudrais te regarder faire.</hero> Derrière son dos, {hero_il} [tint|a tenu] ses deux pouces.',
        ],
        answer: [
          '{companion} [commença|a commencé] par le coin, [fit|a fait], et [attendit|a attendu]. Aucune main [ne vint|n’est venue] raccourcir l’attente.',
        ],
        echo: [
          '{hero} a les pouces derrière le dos pendant que {companion} beurre le pain. <companion>D’abord le coin</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On y passera la nuit</hero>, [dit|a dit] {hero} à {companion}, et [prit|a pris] {part_def} à sa façon, par le milieu, à toute allure.',
          ],
          warm: [
            '<hero>Repose tes doigts</hero>, [dit|a dit] {hero} à {companion}, gentiment, et [fit|a fait] avancer {part_def} d’un cran, puis de deux.',
          ],
          clever: [
            '{hero_subj} avait compris le principe {de_part} : il suffisait de sauter les moments où il ne se passe rien.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’accéléré, avec {part_def}, comme au film muet. {companion} n’aimait pas ce film.',
          ],
        },
        fails: [
          'Là où il y avait un trou, dans la façon de {companion}, {hero_subj} [mit|a mis] un geste. C’étaient des trous qui servaient.',
        ],
        again: ['{hero_subj} [recommença|a recommencé] par la fin, qui était plus courte.'],
        refrain: ['Hop, hop, j’avance. Crac. Hop, hop.'],
        turned: ['Le coin. Rien. Le coin. Rien. Oh.'],
        noticing: [
          '<companion>Non</companion>, [dit|a dit] {companion}, et [tourna|a tourné] le dos. {hero_subj} [resta|est resté{hero_e}] là avec tout dans les mains. C’était quoi, le premier ? {companion} avait un premier, toujours le même, avec un petit hochement de tête devant. {hero_subj} avait sauté le hochement.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] tout, à deux mains. <hero>Je peux regarder ?</hero> Les mains dans le dos, un pouce dans chaque poing, {hero_subj} [se tint|s’est tenu{hero_e}] à côté {de_part}, et [regarda|a regardé] jusqu’aux trous.',
        ],
        answer: ['Un hochement. Le coin. Un trou. Cela avançait surtout dans les trous.'],
        echo: [
          '{companion} [beurra|a beurré] les tartines, et {hero_subj} [tint|a tenu] ses pouces. Devant la première, deux têtes [hochèrent|ont hoché] en même temps.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Plus vite comme ça.</hero> {hero_subj} [prit|a pris] {part_def} des mains {de_companion} et [sauta|a sauté] une étape. Cela [tint|a tenu], le temps du <hero>ça</hero>.',
          ],
          warm: [
            '<hero>Je finis pour toi, repose tes doigts</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [reprit|a repris] {part_def}, deux gestes à la fois.',
          ],
          clever: [
            '{hero_subj} [simplifia|a simplifié]. {companion} prenait {part_def} en quatre fois. On pouvait le faire en deux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] {part_def} à la vitesse d’un écureuil, <hero>tic tac toc</hero>. {companion} n’avait encore fait que tic.',
          ],
        },
        fails: [
          '{hero_subj} [prit|a pris], [tourna|a tourné] et [poussa|a poussé] en même temps. Le bord [arriva|est arrivé] avant son bord.',
        ],
        again: [
          '<hero>Encore plus vite</hero>, [dit|a dit] {hero}. Il [manqua|a manqué] une main, puis un coin.',
        ],
        refrain: ['Donne. Tic, tac, crac. Donne.'],
        turned: ['Coin. Coin. Coin. Et coin.'],
        noticing: [
          '{companion} [croisa|a croisé] les bras et [fronça|a froncé] les sourcils. {hero} avait tout dans les mains, et ne savait pas par où cela commençait. {companion}, si. C’était toujours par le même coin.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] {part_def} à {companion}, des deux mains. <hero>Je peux te regarder, si tu veux bien.</hero> Puis {hero_il} [tint|a tenu] ses pouces derrière son dos.',
        ],
        answer: [
          'Coin après coin, comme toujours, {companion} [tourna|a tourné]. Au quatrième, deux bords [se rencontrèrent|se sont rencontrés].',
        ],
        echo: [
          '<companion>Tu peux lâcher tes pouces</companion>, [dit|a dit] {companion}. L’un des deux dormait.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Regarde, deux secondes</hero>, [dit|a dit] {hero}, et [ôta|a ôté] {part_def} des doigts de {companion}. La première seconde [fut|a été] très bonne.',
          ],
          warm: [
            '<hero>Tu as bien mérité une pause</hero>, [dit|a dit] {hero} à {companion}, qui n’en voulait pas, et [prit|a pris] {part_def}, avec l’étape d’après.',
          ],
          clever: [
            '{companion} tournait {part_def}, toujours dans le même sens, bord après bord. {hero_subj} [vit|a vu] qu’on pouvait sauter un bord, et [le sauta|l’a sauté].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’usine de chaussettes, vite, vite, et au suivant, avec {part_def}. {companion} tenait encore la première chaussette.',
          ],
        },
        fails: [
          'Deux gestes [arrivèrent|sont arrivés] ensemble à la même porte. Aucun des deux [n’entra|n’est entré].',
        ],
        again: [
          '<hero>Je l’avais presque</hero>, [dit|a dit] {hero}. Maintenant, il y avait presque, en plusieurs morceaux.',
        ],
        refrain: ['À moi. Vite. Crac.'],
        turned: ['À toi. Bord. Bord. Et bord.'],
        noticing: [
          '{companion} s’était assis{companion_e} sur ses deux mains, la bouche toute droite. {hero_subj} [tourna|a tourné] la chose d’un côté, de l’autre, et encore. Où était le début ? {companion} le savait sans regarder, et ne le disait plus.',
        ],
        deed: [
          '<hero>C’était toi qui savais</hero>, [dit|a dit] {hero}, et {hero_il} [remit|a remis] {part_def} dans les mains de {companion}. <hero>Je regarde, si tu es d’accord.</hero> Dans le dos de {hero}, chaque main tenait le pouce de l’autre.',
        ],
        answer: [
          '{companion} [attendit|a attendu] un peu, exprès. Puis [ce fut|cela a été] un bord, un bord, un bord, et le quatrième [dit|a dit] clac.',
        ],
        echo: [
          '<companion>Demain, tu essaieras</companion>, [dit|a dit] {companion}. <companion>Je tiendrai mes pouces.</companion>',
        ],
      },
    ],
  },
  theWholeSentence: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [parla|a parlé] à la place {de_companion}, tout de suite, et plus fort. {hero} [dit|a dit] à {part_def} ce que {companion} voulait, et ce n’était pas ça.',
          ],
          warm: [
            '<hero>Ce que {companion} veut dire, c’est</hero>, [dit|a dit] {hero} {a_part}, avec tendresse, et trois fois de suite.',
          ],
          clever: [
            '{hero_subj} [devina|a deviné] la phrase {de_companion} et [la finit|l’a finie] pour {part_def}. C’était une phrase bien finie, mais une autre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix {de_companion} devant {part_def}, comme un ventriloque. La vraie voix attendait.',
          ],
        },
        fails: [
          '{companion} [ouvrit|a ouvert] la bouche. {hero} y [mit|a mis] un mot. Ce n’était pas le bon, et il y en [eut|a eu] un autre.',
        ],
        again: [
          '{hero_subj} [répondit|a répondu] même avant la question. Il n’y avait pas encore de question.',
        ],
        refrain: ['Je, je. Bla bla bla. Je, je.'],
        turned: ['Un pas. Chut. Tout. Jusqu’au bout.'],
        noticing: [
          'La bouche {de_companion} était ouverte, avec le même premier mot, pour la troisième fois. Les deux autres fois, {hero} était déjà dedans.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] un pas de côté. {companion} était devant {part_def}, maintenant. {hero} [se tourna|s’est tourné{hero_e}] vers {companion} et [attendit|a attendu], jusqu’au tout dernier mot.',
        ],
        answer: [
          '{companion} [le dit|l’a dit], et {companion} savait aussi ce que {part_def} regardait. On [prit|a pris] son temps pour répondre.',
        ],
        echo: [
          '<companion>Moi aussi, je peux finir tes phrases</companion>, [dit|a dit] {companion}. <hero>Tu peux me passer la</hero>, [commença|a commencé] {hero}. <companion>Lune</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>Je</companion>, [commença|a commencé] {companion}. <hero>Il faut nous laisser passer</hero>, [dit|a dit] aussitôt {hero} {a_part}. Ce n’était pas la suite.',
          ],
          warm: [
            '{hero_subj} [prit|a pris] {companion} par l’épaule et [expliqua|a expliqué] à {part_def}, avec beaucoup de douceur, tout ce que {companion} ne disait pas.',
          ],
          clever: [
            '{hero_subj} avait préparé trois arguments pour {part_def}. {companion} n’en avait qu’un, et ne le finissait jamais.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix de {companion}, très bien imitée, et [salua|a salué] {part_def} avec. {companion} n’avait pas cette voix-là.',
          ],
        },
        fails: [
          '{companion} [inspira|a inspiré]. {hero_subj} [remplit|a rempli] le trou, tout de suite, avec la mauvaise phrase.',
        ],
        again: [
          '<hero>On est pressés, on a froid, on a faim</hero>, [dit|a dit] {hero}. {companion} n’avait ni froid ni faim.',
        ],
        refrain: ['Je parle, tu parles. Non, je parle.'],
        turned: ['Tu parles. Tu parles. Et moi, j’attends.'],
        noticing: [
          'Depuis le début, {companion} montrait du doigt. Sa bouche s’ouvrait, et c’était le même petit mot. Chaque fois, {hero_subj} avait marché dessus.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] derrière {companion}, et non plus devant. {hero_subj} [croisa|a croisé] les bras pour tenir sa langue, et [attendit|a attendu], du premier mot jusqu’au dernier.',
        ],
        answer: [
          '{companion} [parla|a parlé], sans hâte, et [montra|a montré] du doigt. Pour une fois, {part_def} entendait la question de celui qui la posait.',
        ],
        echo: [
          '<companion>Je voudrais</companion>, [dit|a dit] {companion} à table. {hero_subj} [posa|a posé] sa fourchette. Il [fallut|a fallu] le temps d’une gorgée. <companion>Du pain</companion>, [dit|a dit] {companion}, et c’était bien du pain.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{companion} [ouvrit|a ouvert] la bouche. <hero>Ça veut dire qu’on est pressés</hero>, [dit|a dit] {hero} {a_part}, à sa place.',
          ],
          warm: [
            '<hero>Laisse, je vais le dire pour toi</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [le dit|l’a dit] {a_part}, autrement.',
          ],
          clever: [
            '{hero_subj} connaissait la fin des phrases {de_companion}, ou presque. {hero_il} [la donna|l’a donnée] {a_part}, pour gagner du temps.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’interprète, avec une voix d’aéroport, entre {companion} et {part_def}. L’interprète inventait un peu.',
          ],
        },
        fails: ['{companion} [prit|a pris] son souffle. {hero} parlait déjà, plus vite, et à côté.'],
        again: [
          '{hero_subj} [répondit|a répondu] à une question que {companion} n’avait pas posée. C’était une réponse très complète.',
        ],
        refrain: ['Ça veut dire. Hein ? Ça veut dire.'],
        turned: ['J’attends. Un mot. Encore un. Tout.'],
        noticing: [
          'La bouche {de_companion} était ouverte sur un mot, le premier. C’était la troisième fois. Les trois fois, {hero} était au milieu.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] un pas de côté, pour que {companion} soit devant {part_def}. Et {hero_il} [attendit|a attendu], tourné{hero_e} vers {companion}, jusqu’au dernier mot.',
        ],
        answer: [
          '{companion} [dit|a dit] trois mots et [montra|a montré] avec la main. Il n’y avait pas un mot de trop.',
        ],
        echo: [
          '<companion>Toi, maintenant</companion>, [dit|a dit] {companion} au goûter. {hero} [commença|a commencé] une phrase, et personne [ne la finit|ne l’a finie].',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] la parole, très fort, et [cria|a crié] à {part_def} ce que {companion} voulait sûrement. Ce n’était pas ce que {companion} voulait.',
          ],
          warm: [
            '<hero>Attends, je t’aide</hero>, [dit|a dit] {hero} à {companion}. Et l’aide [parla|a parlé] {a_part}, longtemps, par-dessus le premier mot.',
          ],
          clever: [
            '{hero_subj} [donna|a donné] {a_part} trois explications, de la plus simple à la plus complète. {companion} en avait une, plus courte que les trois.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] tout pour {companion} : le bras, la jambe, le chapeau. {part_def} [regarda|a regardé] surtout le chapeau.',
          ],
        },
        fails: [
          '<companion>On</companion>, [dit|a dit] {companion}. <hero>On vous a déjà dit</hero>, [dit|a dit] {hero}, et [redit|a redit] tout, de travers et plus vite.',
        ],
        again: [
          '{hero_subj} [résuma|a résumé]. Le résumé était plus long que le reste, et {companion} n’était pas dedans.',
        ],
        refrain: ['Blabla pour toi. Quoi ? Blabla pour toi.'],
        turned: ['À toi, tout. Ah. À toi.'],
        noticing: [
          'Il y [eut|a eu] un petit bruit, deux fois, tout près : c’était {companion} qui prenait de l’air pour parler, et qui le rendait.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] une main sur sa propre bouche. De l’autre, {hero_il} [fit|a fait] signe à {companion} : devant, là. Et {hero_il} [attendit|a attendu] que tout soit dit.',
        ],
        answer: [
          '{companion} avait choisi peu de mots, et un geste par mot. Pas un ne [se perdit|s’est perdu] en route.',
        ],
        echo: [
          '<hero>Et alors, qu’est-ce que</hero>, [dit|a dit] {hero}. {companion} [leva|a levé] un doigt, et [finit|a fini] sa bouchée. Puis tout le monde [eut|a eu] la réponse.',
        ],
      },
    ],
  },
  stepOfTheSong: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [courut|a couru] devant, sur {part_def}. <hero>Dépêche-toi !</hero> {companion} chantait, un pied par mot, loin derrière.',
          ],
          warm: [
            '<hero>Je vais voir, et toi, dépêche-toi</hero>, [cria|a crié] {hero} à {companion}. {hero_subj} courait déjà sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que courir sur {part_def} raccourcit la glissade. <hero>Plus vite !</hero> [cria|a crié] {hero} à {companion}, qui chantait lentement.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le cheval au galop sur {part_def}, par-dessus la chanson {de_companion}. Tagadac, et la chanson [perdit|a perdu] un couplet.',
          ],
        },
        fails: [
          '<hero>Dépêche-toi !</hero> [cria|a crié] {hero} d’en bas, et la chanson n’avait plus de place pour ses pieds.',
        ],
        again: [
          '{hero_subj} [repartit|est reparti{hero_e}] au galop, [dépassa|a dépassé] la chanson, et [la retrouva|l’a retrouvée] au départ, assis{hero_e}.',
        ],
        refrain: ['Vite, vite, zip. Vite, vite, plouf.'],
        turned: ['La, un pied. La, un pied.'],
        noticing: [
          '{hero_subj} était à plat. À hauteur de son oreille, la chanson [passa|est passée]. Un temps, un pied. L’autre temps, l’autre pied. {companion} était toujours debout.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] au départ. <hero>On reprend du début</hero>, [dit|a dit] {hero} à {companion}. Sur {part_def}, {hero_il} [ne posa|n’a posé] un pied plat que sur le temps.',
        ],
        answer: [
          'Petit pas, petit pas. Sur le <hero>la</hero>, le pied [arriva|est arrivé] là où cela ne glissait pas.',
        ],
        echo: [
          'La chanson a neuf couplets. {hero} ne le savait pas. {hero_il} n’était jamais resté{hero_e} plus loin que le premier.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Allez, un peu d’élan !</hero> {hero_subj} [prit|a pris] {part_def} au galop, [glissa|a glissé], et [cria|a crié] d’en bas. Derrière, {companion} chantait, à pied.',
          ],
          warm: [
            '<hero>Je te prépare le chemin, dépêche-toi</hero>, [dit|a dit] {hero} à {companion}, et [traversa|a traversé] {part_def} sur le derrière.',
          ],
          clever: [
            'Plus vite on traverse, moins on glisse, [calcula|a calculé] {hero}. {hero_subj} [cria|a crié] ce calcul à {companion}, assis{hero_e} dans {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le patineur sur {part_def} et le public aussi. <hero>Plus vite !</hero> criait le public à la chanson.',
          ],
        },
        fails: ['Un cri, une glissade. La chanson s’arrêtait chaque fois, pour laisser passer {hero}.'],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}] chercher {companion} par la main et [partit|est parti{hero_e}] sans attendre la main.',
        ],
        refrain: ['Vite, zip. La la. Vite, zip.'],
        turned: ['Un la, un pied. Un la, un pied.'],
        noticing: [
          'La joue contre le sol, {hero_subj} [regarda|a regardé] passer deux souliers. Ils se posaient, ils attendaient la fin du mot, ils se posaient. Rien ne leur arrivait.',
        ],
        deed: [
          '{hero_subj} [alla|est allé{hero_e}] tout au bout, derrière la chanson. <hero>Depuis le début ?</hero> Sur chaque mot, un pied à plat sur {part_def}, et pas un de plus que de mots.',
        ],
        answer: ['Une chanson ne court pas. Elle savait où c’était sec, et y allait.'],
        echo: [
          'Dans l’escalier, {hero_subj} [descendit|est descendu{hero_e}] en chantant. <companion>Tu as sauté un mot</companion>, [dit|a dit] {companion}. Il [fallut|a fallu] remonter d’une marche.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Dépêche-toi !</hero> {hero_subj} [courut|a couru] devant, vers {part_def}, [glissa|a glissé], et [revint|est revenu{hero_e}] le crier encore à {companion}.',
          ],
          warm: [
            '<hero>Vite, vite, tu y es presque</hero>, [cria|a crié] {hero}, par-dessus {part_def}, et par-dessus la chanson {de_companion}.',
          ],
          clever: [
            'Plus on va vite, moins on l’entend longtemps, pensait {hero} devant {part_def}. {hero_subj} [pressa|a pressé] {companion}. {companion} chantait en marchant.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voiture de course autour {de_part} : vroum, allez, vroum. La chanson {de_companion} avait une roue de moins.',
          ],
        },
        fails: [
          '<hero>Allez, allez !</hero> La chanson {de_companion} [se perdit|s’est perdue] là-dedans, et les pieds avec.',
        ],
        again: [
          '{hero_subj} [courut|a couru] en criant, et [tomba|est tombé{hero_e}] en criant. Le cri [arriva|est arrivé] le premier.',
        ],
        refrain: ['Allez, allez. Zou. Allez, allez.'],
        turned: ['Un pas, la. Un pas, la. Chut.'],
        noticing: [
          'À plat ventre, {hero} [entendit|a entendu] passer la chanson, à hauteur de genou. Un pas, une note. {companion} tenait debout.',
        ],
        deed: [
          '{hero_subj} [retourna|est retourné{hero_e}] au début. <hero>On reprend ?</hero> Devant {part_def}, {hero_il} [posa|a posé] le pied à plat, et seulement sur la note.',
        ],
        answer: ['À chaque ligne, la chanson avait un silence. Il tombait juste là où il fallait.'],
        echo: [
          'Au lit, {hero} [tapota|a tapoté] la chanson sur la couverture. <companion>Plus lent</companion>, [dit|a dit] {companion} de loin.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [courut|a couru] jusqu’à {part_def}, [revint|est revenu{hero_e}], et [repartit|est reparti{hero_e}]. <hero>Plus vite !</hero> [cria|a crié] {hero}. {companion} avançait en chantant, et l’on n’entendait plus la chanson.',
          ],
          warm: [
            '<hero>Encore un petit effort</hero>, [cria|a crié] {hero} à {companion}, du milieu {de_part}. La chanson de {companion} [perdit|a perdu] un vers.',
          ],
          clever: [
            '{hero_subj} [montra|a montré] sa montre, puis {part_def}, puis encore sa montre. <hero>Plus vite</hero>, [cria|a crié] {hero}, et {companion} [chanta|a chanté] plus bas.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le starter : <hero>Trois, deux, un, partez !</hero> par-dessus {part_def}. La chanson de {companion} n’avait pas de trois.',
          ],
        },
        fails: [
          'Plus {hero_subj} courait, plus {hero_subj} criait. Plus {hero_subj} criait, moins on savait où était le sol.',
        ],
        again: [
          '{hero_subj} [dérapa|a dérapé] sur un <hero>plus vite</hero>, et [s’assit|s’est assis{hero_e}]. Le bruit, lui, courait toujours.',
        ],
        refrain: ['Vite, vite. Pouf. Vite, vite. Pouf.'],
        turned: ['La, un pied. La, un pied. Et rien.'],
        noticing: [
          'De par terre, {hero_subj} [vit|a vu] passer deux chaussures, à leur heure. Elles tombaient sur chaque note, et pas une fois à côté. Entre deux vers, elles attendaient un peu.',
        ],
        deed: [
          '{hero_subj} [se plaça|s’est placé{hero_e}] derrière {companion}, tout au début. <hero>On recommence au refrain ?</hero> Puis, face {a_part}, un pied sur chaque note, bouche fermée.',
        ],
        answer: [
          'La chanson avait des trous, et {companion} les connaissait tous. Dans le deuxième, il n’y [eut vraiment rien|a vraiment rien eu].',
        ],
        echo: [
          'On [monta|est monté] se coucher en chantant. {companion} [s’arrêta|s’est arrêté{companion_e}] à la neuvième marche, à cause du silence. {hero}, un pied en l’air, [attendit|a attendu].',
        ],
      },
    ],
  },
  companionsPace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {part_def} par les deux bouts, parce que c’est plus rapide, et [refit|a refait] aussi la part {de_companion}.',
          ],
          warm: [
            '<hero>Laisse, je m’en occupe</hero>, [dit|a dit] {hero} à {companion}, gentiment. Et {hero_il} [reprit|a repris] {part_def} seul{hero_e}, en soufflant.',
          ],
          clever: [
            '{hero_subj} [constata|a constaté] qu’à son rythme, {part_def} prendrait une demi-heure de moins. Le rythme de deux personnes, cela se discute à deux.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à la fourmi, {part_def} sur le dos, et [fit|a fait] pour {companion} une place dans le public.',
          ],
        },
        fails: [
          'Ce qu’ils tenaient bien à deux, {hero} [lâcha|a lâché] cela seul{hero_e}. <hero>J’y étais presque.</hero>',
        ],
        again: [
          '{hero_subj} [souleva|a soulevé] les deux côtés, l’un après l’autre, très vite. Il y en avait toujours un par terre.',
        ],
        noticing: [
          '{companion} était sur les marches, la veste mise. <companion>Fais-le sans moi, alors</companion>, et c’était dit sans crier. Personne ne pouvait le faire sans {companion}.',
        ],
        deed: [
          '<hero>J’ai eu tort</hero>, [dit|a dit] {hero} à {companion}. <hero>Compte, s’il te plaît.</hero> {hero_il} [prit|a pris] {part_def} par un bout, un seul, et [suivit|a suivi] le compte, pendant que le bus partait.',
        ],
        answer: ['Un compte, deux bouts, et plus rien ne raclait.'],
        echo: [
          '<companion>Prochain bus dans une heure</companion>, [dit|a dit] {companion}. On l’a attendu en comptant les voitures. {companion} comptait.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Donne, on n’a pas le temps</hero>, [dit|a dit] {hero}, et {hero_il} [attrapa|a attrapé] les deux côtés {de_part}, celui de {companion} compris.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] que {companion} garde ses forces. {hero_subj} [reprit|a repris] donc toute la charge {de_part}, et la moitié de son souffle.',
          ],
          clever: [
            'Au rythme de {companion}, on finirait à six heures, [calcula|a calculé] {hero}. Au sien, à cinq. {hero_subj} [prit|a pris] {part_def} à son rythme, et [s’arrêta|s’est arrêté{hero_e}] à mi-chemin.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le déménageur pressé, {part_def} sur les genoux, en sifflant. {companion} comptait encore ses pas.',
          ],
        },
        fails: [
          'Un bout en l’air, un bout qui racle : {hero} [changea|a changé] de bout, et [ce fut|cela a été] l’autre.',
        ],
        again: ['<hero>Presque</hero>, [dit|a dit] {hero}, rouge. Presque pesait exactement autant.'],
        noticing: [
          '{companion} était sur le trottoir, le bonnet sur la tête. <companion>Tu veux pas qu’on soit deux.</companion> Ce n’était pas une question. {hero_subj} [regarda|a regardé] la marque sur le sol : une longue rayure, d’un seul côté.',
        ],
        deed: [
          '{hero_subj} [reposa|a reposé] son bout. <hero>Pardon. Tu comptes, et je suis.</hero> {hero_subj} [prit|a pris] un côté {de_part}, un seul. {companion} [dit|a dit] un. Le bus était parti, et personne ne s’en occupait.',
        ],
        answer: ['Un, on soulève. Deux, on pose. La rayure [s’arrêta|s’est arrêtée] là.'],
        echo: [
          'On [rentra|est rentré] à pied, en comptant. <companion>Tu as sauté le quarante</companion>, [dit|a dit] {companion}. On [retourna|est retourné] le chercher.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] les deux bouts de tout, [défit|a défait] ce que {companion} avait fait, et [le refit|l’a refait] sur {part_def}, plus vite.',
          ],
          warm: [
            '{hero_subj} [reprit|a repris] la part {de_companion}, pour lui éviter de la peine, et [courut|a couru] d’un côté {de_part} à l’autre.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé] les deux rythmes au sujet {de_part} et [choisit|a choisi] le sien, qui était deux fois plus rapide.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’homme-orchestre autour {de_part} : grosse caisse, cymbales, et la place {de_companion}.',
          ],
        },
        fails: [
          '{companion} avait une prise, et elle tenait. {hero_subj} [la reprit|l’a reprise], et elle ne tenait plus.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] par la fin, pour gagner du temps. La fin n’était pas prête.',
        ],
        noticing: [
          '{companion} avait sa veste sur le dos, sur les marches. <companion>Fais-le sans moi, puisque tu le fais sans moi.</companion> {hero} [regarda|a regardé] ses deux mains. Il y avait trois endroits à tenir.',
        ],
        deed: [
          '<hero>Pardon</hero>, [dit|a dit] {hero}. {hero_subj} [demanda|a demandé] à {companion} de donner le rythme, [prit|a pris] un bout {de_part}, un seul, et [attendit|a attendu] le premier coup. Au bout de la rue, le bus [démarra|a démarré].',
        ],
        answer: ['{companion} [ôta|a ôté] sa veste. La deuxième prise était où {companion} l’avait laissée.'],
        echo: [
          'On est rentrés à pied, au pas {de_companion}. De ce pas-là, on voit très bien dans les cuisines des gens.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je finis, ça ira plus vite</hero>, [dit|a dit] {hero}, et {hero_il} [prit|a pris] des mains {de_companion} ce que {companion} tenait de {part_def}. Plus vite, il y [eut|a eu] un bout en l’air et un bout par terre.',
          ],
          warm: [
            '{hero_subj} ne voulait pas que {companion} se fatigue. {hero_subj} [défit|a défait] son nœud, [le refit|l’a refait] en mieux, et [courut|a couru] tenir l’autre côté {de_part}.',
          ],
          clever: [
            'À ce train-là, on y serait encore à minuit, [calcula|a calculé] {hero}. Pour gagner du temps sur {part_def}, {hero_il} [prit|a pris] les deux places.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le film en accéléré, autour {de_part}, avec la musique. {companion} tenait toujours son coin, à la vitesse des gens.',
          ],
        },
        fails: [
          'Ce que {companion} venait de caler, {hero} [le décala|l’a décalé], pour faire mieux. On [entendit|a entendu] tout descendre.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] par les deux bouts à la fois. Cela demande quatre bras, et un peu de silence.',
        ],
        noticing: [
          '{companion} avait mis son sac sur le dos, et regardait ailleurs. <companion>C’est à toi, maintenant. Tu as tout pris.</companion> {hero_subj} [regarda|a regardé] autour. Tout était là, en effet. Il manquait seulement quelqu’un.',
        ],
        deed: [
          '<hero>J’ai été trop vite. Pardon.</hero> {hero_subj} [prit|a pris] un coin {de_part}, rien qu’un, et [attendit|a attendu] que {companion} compte. C’est {companion} qui [dit|a dit] un. Le bus de sept heures [passa|est passé] sans eux.',
        ],
        answer: [
          'À deux, on [leva|a levé] au même mot. Le coin que {companion} avait calé n’avait pas besoin d’être mieux.',
        ],
        echo: [
          '<companion>Tu comptes trop vite, dans ta tête</companion>, [dit|a dit] {companion}. <hero>Comment tu le sais ?</hero> <companion>Tes lèvres.</companion>',
        ],
      },
    ],
  },
  toTheLastWord: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [finit|a fini] les phrases {de_companion}, [décida|a décidé] pour deux, et [fit|a fait] du tout une blague à l’adresse {de_part}.',
          ],
          warm: [
            '<hero>{companion} veut dire que oui</hero>, [dit|a dit] {hero}, et {hero_il} [sourit|a souri] {a_part}. {companion} ne voulait pas dire que oui.',
          ],
          clever: [
            '{hero_subj} [résuma|a résumé] {companion} en trois mots devant {part_def}, qui n’en avait demandé aucun.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] la façon dont {companion} commence, pour faire rire du côté {de_part}. Un seul rire, et ce n’était pas celui {de_companion}.',
          ],
        },
        fails: [
          '{companion} [commença|a commencé] une phrase. <hero>Je sais</hero>, [dit|a dit] {hero}, et {hero_il} [la finit|l’a finie], encore une fois, ailleurs.',
        ],
        again: ['{hero_subj} [parla|a parlé] si bien pour deux que l’autre [ne parla plus|n’a plus parlé].'],
        noticing: [
          'Quand on demandait quelque chose à {companion}, tout le monde regardait {hero}. {hero} [chercha|a cherché] le regard {de_companion}. Il était par terre.',
        ],
        deed: [
          '<hero>J’ai parlé par-dessus toi. Pardon</hero>, [dit|a dit] {hero} à {companion}, devant tout le monde. Puis, face {a_part}, {hero_il} [se tut|s’est tu{hero_e}] jusqu’au bout. Au bout, il y avait un non, et c’était à son plan à {hero_lui}.',
        ],
        answer: [
          'Le non [resta|est resté] debout, et personne ne l’[expliqua|a expliqué]. Du côté {de_part}, quelqu’un d’autre [osa|a osé] le sien.',
        ],
        echo: [
          'Le plan de {hero} a été remplacé par celui {de_companion}. Il comporte une pause. <companion>Deux</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<companion>Moi, je voudrais…</companion> [commença|a commencé] {companion}. <hero>{companion} voudrait que ce soit plus tard</hero>, [dit|a dit] {hero} à {part_def}. {companion} voulait que ce soit ailleurs.',
          ],
          warm: [
            '{hero_subj} [prêta|a prêté] ses mots à {companion}, avec tendresse, et [expliqua|a expliqué] à {part_def} ce que {companion} ressentait. {companion} [regarda|a regardé] la table.',
          ],
          clever: [
            'Pour gagner du temps, {hero} [résuma|a résumé] l’avis de {companion}, avant qu’il existe, et [le donna|l’a donné] à {part_def}.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] la façon dont {companion} cherche ses mots, juste un peu, pour détendre. Du côté {de_part}, cela [ne détendit|n’a détendu] personne.',
          ],
        },
        fails: ['On [posa|a posé] une question à {companion}. La tête de {hero} [répondit|a répondu] oui.'],
        again: [
          '<hero>C’est bien ça, hein ?</hero> [dit|a dit] {hero}. {companion} [haussa|a haussé] une épaule. {hero_subj} [prit|a pris] l’épaule pour un oui.',
        ],
        noticing: [
          'Quelqu’un [demanda|a demandé] si cela irait à {companion}. Tout le monde [regarda|a regardé] {hero}. {companion} était à côté, à trente centimètres, avec deux oreilles.',
        ],
        deed: [
          '<hero>Je parle à sa place depuis ce matin</hero>, [dit|a dit] {hero} devant tous. <hero>C’est fini. Vas-y.</hero> {hero_subj} [s’assit|s’est assis{hero_e}] face à {part_def}, et [se tut|s’est tu{hero_e}], jusqu’au bout. C’était long. Au bout, il y avait non, et c’était non à l’idée de {hero}.',
        ],
        answer: [
          'On [laissa|a laissé] le non où il était. Du côté {de_part}, on [respira|a respiré], comme quand quelqu’un ouvre une fenêtre.',
        ],
        echo: [
          'Le nouveau plan est de {companion}. <companion>Il y a un goûter au milieu</companion>, [dit|a dit] {companion}. <hero>J’aurais dû y penser.</hero> <companion>Oui.</companion>',
        ],
      },
    ],
  },
};
