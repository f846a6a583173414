import type { LessonPairs } from '../../schema.ts';

export const teamwork: LessonPairs = {
  thenYouPull: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [retroussa|a retroussé] ses manches. <hero>C’est moi qui tire.</hero> {hero_il} [tira|a tiré] {part_def} d’une main et [retint|a retenu] le reste de l’autre.',
          ],
          warm: [
            '<hero>Repose-toi</hero>, [dit|a dit] {hero} à {companion}. <hero>Moi, je tire, et je tiens aussi.</hero> {part_def} [bougea|a bougé] presque.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] : une main pour tirer, une pour tenir, un genou pour caler {part_def}. Le compte était juste.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pieuvre. Un bras tirait {part_def}, un bras tenait, et les six autres saluaient.',
          ],
        },
        fails: [
          'Il [fallut|a fallu] tenir et tirer au même instant. {hero_subj} [lâcha|a lâché] l’un pour courir à l’autre.',
        ],
        again: [
          '{hero_subj} [s’y prit|s’y est pris{hero_e}] avec les mains, les genoux et le menton. Pour tirer, il [ne resta|n’est resté] que les oreilles.',
        ],
        refrain: ['Je tire, je tiens. Et tout revient.'],
        turned: ['Tu tires, je tiens. Et rien ne revient.'],
        noticing: [
          '{hero_subj} [souffla|a soufflé], les bras le long du corps. {companion} se tenait là depuis le début, les mains derrière le dos. Tirer, {companion} savait. Tirer, c’était le meilleur.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] {part_def} et [mit|a mis] les deux bras autour du reste. <hero>Alors toi, tu tires.</hero>',
        ],
        answer: [
          '{companion} [tira|a tiré] par l’autre prise. {hero} tenait de tout son ventre, et rien [ne glissa|n’a glissé].',
        ],
        echo: [
          '<companion>La prochaine fois, c’est toi qui tires</companion>, [dit|a dit] {companion}. {hero} [réfléchit|a réfléchi]. <hero>Tenir, ce n’est pas mal non plus.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Écarte-toi, c’est le moment délicat</hero>, [dit|a dit] {hero} à {companion}, et [fit|a fait] le moment délicat {de_part} tout seul{hero_e}.',
          ],
          warm: [
            '<hero>Tu as déjà tellement fait</hero>, [dit|a dit] {hero} à {companion}, qui n’avait rien fait du tout, et [tira|a tiré] {part_def}.',
          ],
          clever: [
            'Le tirage, c’est le poste important, [jugea|a jugé] {hero}. {hero_subj} [tira|a tiré] {part_def} du bras important.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la machine à tout faire, avec {part_def} : bras gauche tenir, bras droit tirer, pied pousser. Le pied [tomba|est tombé] en panne.',
          ],
        },
        fails: [
          'Il manquait une main, toujours la même. {hero_subj} [essaya|a essayé] d’aller plus vite qu’elle.',
        ],
        again: [
          '{hero_subj} [tint|a tenu] avec le dos et [tira|a tiré] avec les yeux. Les yeux [tirèrent|ont tiré] très bien.',
        ],
        refrain: ['Je fais tout. Pouf. Je fais tout. Pouf.'],
        turned: ['Je porte. Tu tires. Et ça s’ouvre.'],
        noticing: [
          'Dans le dos de {companion}, deux mains s’étaient endormies. {hero_subj} avait la bouche ouverte pour dire écarte-toi, et [la referma|l’a refermée]. C’étaient des mains à ouvrir les bocaux. Tout le monde, dans l’immeuble, sonnait pour elles.',
        ],
        deed: [
          '{hero_subj} [passa|est passé{hero_e}] dessous, les bras en cercle autour de tout ce qui penche. <hero>Moi, je porte. Toi, tire {part_def}.</hero>',
        ],
        answer: ['{companion} [tira|a tiré], d’un coup long et lent, comme un bocal de cornichons.'],
        echo: [
          'Le dernier bocal résistait. {hero_subj} [le tint|l’a tenu] contre son ventre, sans un mot. Pop, [fit|a fait] {companion}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Je tire, écartez-vous.</hero> {hero_subj} [tira|a tiré] {part_def} d’une main et [écarta|a écarté] le reste avec le coude.',
          ],
          warm: [
            '{hero_subj} ne voulait pas que {companion} se pince. {hero_il} [tira|a tiré] {part_def}, [tint|a tenu] le nœud et [souffla|a soufflé] dessus, tout à la fois.',
          ],
          clever: [
            'Chaque doigt [eut|a eu] un travail : trois tiraient {part_def}, six tenaient, et le dernier réfléchissait.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] de la harpe avec {part_def} et de l’accordéon avec le reste, sans orchestre.',
          ],
        },
        fails: [
          'Dès que {hero_il} tirait, le reste se serrait. Dès qu’{hero_il} tenait, plus rien ne tirait.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] avec les orteils, pour garder les mains. Les orteils [firent|ont fait] un nœud de plus.',
        ],
        refrain: ['Je tire, je tiens. Et ça se serre.'],
        turned: ['Je tiens, tu tires. Et ça respire.'],
        noticing: [
          '{hero_subj} n’avait plus de doigt libre. {companion} en avait dix, rangés derrière le dos. {companion} savait tirer tout doux, et cela se voyait.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] {part_def} et [arrondit|a arrondi] les deux bras autour du nœud. <hero>Alors toi, tu tires.</hero>',
        ],
        answer: [
          'Dans les bras de {hero}, rien ne se serrait plus. {companion} [prit|a pris] la boucle entre deux doigts, et elle [vint|est venue].',
        ],
        echo: [
          '{hero} et {companion} [lacèrent|ont lacé] une chaussure à deux, pour voir. Cela [prit|a pris] un quart d’heure, et c’était un très bon nœud.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Laisse, c’est technique</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [tira|a tiré] {part_def}, [tint|a tenu] le reste, et [perdit|a perdu] les deux.',
          ],
          warm: [
            '{hero_subj} [épargna|a épargné] à {companion} tout le travail : une main pour tirer {part_def}, une main pour tenir, le nez pour pousser.',
          ],
          clever: [
            'Il faut tirer et tenir en même temps, [nota|a noté] {hero}. {hero_subj} [tira|a tiré] {part_def} et [tint|a tenu] {part_def}, et cela faisait une personne de trop peu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la pieuvre sur {part_def}, avec seulement deux bras. Ce n’est pas une très bonne pieuvre.',
          ],
        },
        fails: ['Quand {hero_subj} tirait, cela se serrait. Quand {hero_il} tenait, cela ne venait pas.'],
        again: [
          '{hero_subj} [mit|a mis] un bout dans sa bouche, comme le dentiste. Le dentiste n’avait plus de main pour le reste.',
        ],
        refrain: ['Je tiens. Tire. Zut. Je tiens. Tire.'],
        turned: ['Tiens, moi. Tire, toi. Ça glisse.'],
        noticing: [
          '{companion} ne disait rien. Ses deux mains dormaient dans son dos, l’une dans l’autre, toutes propres. Et dans ces mains-là, {hero} l’avait vu cent fois, rien ne se serre jamais.',
        ],
        deed: [
          '{hero_subj} [desserra|a desserré] les doigts, l’un après l’autre. {hero_subj} [entoura|a entouré] tout le nœud de ses bras. <hero>À toi de tirer</hero>, [dit|a dit] {hero}, <hero>moi je fais le panier.</hero> {companion} [prit|a pris] {part_def} par la boucle.',
        ],
        answer: [
          'Le panier tenait, {companion} tirait, et la boucle avait enfin quelqu’un pour elle toute seule.',
        ],
        echo: [
          'Le pyjama avait un cordon noué. <hero>Je fais le panier ?</hero> [demanda|a demandé] {hero}. <companion>Va</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  yourCount: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Maintenant !</hero> [cria|a crié] {hero}, et {hero_il} [poussa|a poussé] {part_def}. {companion} n’avait pas encore pris son souffle.',
          ],
          warm: [
            '<hero>Ne t’inquiète pas, je te dirai</hero>, [dit|a dit] {hero} à {companion}. <hero>Maintenant !</hero> Et {hero_il} poussait déjà {part_def}.',
          ],
          clever: [
            '{hero_subj} avait un système : pousser {part_def} juste avant de le dire, pour gagner du temps. <hero>Maintenant !</hero>',
          ],
          playful: [
            '<hero>Tagada, pouêt, maintenant !</hero> {hero_subj} [poussa|a poussé] {part_def} sur pouêt, et {companion} attendait la suite.',
          ],
        },
        fails: [
          '{hero_subj} [recommença|a recommencé] : <hero>Maintenant ! Non, là ! Là !</hero> Il y [eut|a eu] une poussée par-ci, une poussée par-là.',
        ],
        again: [
          '{hero_subj} [cria|a crié] trois maintenant d’avance, pour en avoir sous la main. {companion} [poussa|a poussé] sur le mauvais.',
        ],
        refrain: ['Han, toi. Han, moi. Et rien du tout.'],
        turned: ['Un. Deux. Trois. Un seul han.'],
        noticing: [
          '{hero_subj} n’avait plus de voix. Alors {hero_il} [entendit|a entendu] souffler. Deux souffles, l’un après l’autre, comme deux pendules qui ne sont pas d’accord.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche. De la tête, {hero_il} [fit|a fait] signe à {companion} de compter, et [ne bougea|n’a bougé] qu’à trois.',
        ],
        answer: [
          'À trois, il n’y [eut|a eu] qu’une poussée, longue et large. {part_def} [bascula|a basculé] d’un doigt.',
        ],
        echo: [
          '{companion} comptait encore en marchant. Trois, c’était toujours le pied gauche. {hero} [changea|a changé] de pied.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Et hop</hero>, [dit|a dit] {hero}. {hero_subj} était déjà contre {part_def}, et {companion} dans le et.',
          ],
          warm: [
            '<hero>Fais comme tu peux</hero>, [dit|a dit] {hero} à {companion}, <hero>moi j’y vais.</hero> Et {hero_il} [y alla|y est allé{hero_e}], contre {part_def}, avant la fin de sa phrase.',
          ],
          clever: [
            'Le bon moment, c’est quand on est prêt, [pensa|a pensé] {hero}, prêt{hero_e}. {companion} remontait ses manches. {part_def} [ne bougea pas|n’a pas bougé] pour un seul prêt.',
          ],
          playful: [
            '{hero_subj} [lança|a lancé] un <hero>Top</hero> de fusée contre {part_def}, puis un autre top. La fusée [partit|est partie] en deux fois.',
          ],
        },
        fails: ['Un top, une poussée. Un retard, une poussée. Entre les deux, tout retombait.'],
        again: [
          '{hero_subj} [cria|a crié] <hero>top</hero> pendant que {companion} éternuait. L’éternuement [poussa|a poussé] mieux.',
        ],
        refrain: ['Top, moi. Top, toi. Et pouf.'],
        turned: ['Ton un. Ton deux. Notre trois.'],
        noticing: [
          '{hero_subj} [s’adossa|s’est adossé{hero_e}] pour reprendre haleine. Cela respirait en deux temps, derrière et devant : une personne après l’autre, comme des pas qui ne sont pas à la même marche.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] les mains sur {part_def}, et les yeux sur {companion}. Un signe du menton : à toi. {companion} [compta|a compté]. {hero_subj} [ne poussa que|n’a poussé que] sur le trois.',
        ],
        answer: ['Un seul coup, et deux personnes dedans. C’était un coup large.'],
        echo: [
          '<companion>Un, deux</companion>, [dit|a dit] {companion}, et les deux [soufflèrent|ont soufflé] la bougie. Il ne restait rien pour les autres.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Maintenant !</hero> [hurla|a hurlé] {hero} en plein dans le bruit. {part_def} n’en faisait pas moins, et chacun criait de son côté.',
          ],
          warm: [
            '{hero_subj} [cria|a crié] pour deux, afin que {companion} se repose. {companion} [cria|a crié] quand même. Cela [fit|a fait] deux cris l’un sur l’autre avec {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que quatre cris valent mieux qu’un. {hero_il} [les lança|les a lancés] tous à la suite, sans laisser un trou à {part_def}.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] <hero>Maintenant !</hero> à l’opéra, un peu au-dessus de {part_def}. {companion} [entra|est entré{companion_e}] une mesure trop tôt.',
          ],
        },
        fails: [
          '{hero_subj} [cria|a crié] avant tout le monde, puis par-dessus tout le monde, puis pendant que {companion} prenait son souffle.',
        ],
        again: [
          '{hero_subj} [cria|a crié] <hero>Silence !</hero> plus fort que tout le reste. C’était le plus gros bruit de la journée.',
        ],
        refrain: ['Hé, ho. Ho, hé. Et personne.'],
        turned: ['Chut. Un. Deux. Trois.'],
        noticing: [
          'La voix [manqua|a manqué] à {hero}. {hero_il} [entendit|a entendu] deux personnes souffler, l’une après l’autre, comme deux pendules qui se disputent.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [fit|a fait] signe à {companion} de compter. {hero_il} [ne dit|n’a dit] son mot qu’au trois {de_companion}, dans le creux.',
        ],
        answer: ['Deux voix, une seule fois, entre deux bruits de {part_def}. Cela [porta|a porté] loin.'],
        echo: [
          '<companion>On compte encore ?</companion> [demanda|a demandé] {companion}. Au dîner, {hero} et {companion} en étaient à quatre cent douze.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [cria|a crié] son mot dans {part_def}, pile quand {companion} criait le sien. Cela faisait un seul mot, et il n’existait pas.',
          ],
          warm: [
            '<hero>Ne te fatigue pas, je crie pour nous</hero>, [cria|a crié] {hero} à {companion}, et [couvrit|a couvert] {companion} tout à fait, et {part_def} à peine.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] l’instant le plus fort {de_part} pour crier. C’était le mauvais, mais il y en avait beaucoup.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] un concert contre {part_def}, sans prévenir les autres musiciens.',
          ],
        },
        fails: ['L’un criait quand l’autre respirait. Le bruit, lui, respirait quand il voulait.'],
        again: [
          '<hero>Tous ensemble !</hero> [cria|a crié] {hero}, {hero_g, select, m {tout} other {toute}} seul{hero_e}.',
        ],
        refrain: ['Ho, moi. Ho, toi. Et boum.'],
        turned: ['Un, toi. Deux, toi. Trois, nous.'],
        noticing: [
          'La gorge piquait. {hero_subj} [se tut|s’est tu{hero_e}] pour avaler. À côté, {companion} prenait de l’air, par petits bouts réguliers. Chaque bout commençait là où {hero}, d’habitude, avait fini le sien.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] une main sur sa bouche, et [fit|a fait] signe de l’autre : compte, toi. {companion} [compta|a compté] sur ses doigts. Au troisième, dans le creux {de_part}, ils [dirent|ont dit] leur mot.',
        ],
        answer: ['C’était un mot à deux étages. Il [passa|est passé] par-dessus tout.'],
        echo: [
          '<companion>Trois</companion>, [dit|a dit] {companion} dans le lit du haut. <hero>Bonne nuit</hero>, [dirent|ont dit] deux voix, d’un seul coup.',
        ],
      },
    ],
  },
  oneStaysOneGoes: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|a passé] devant, un coude de chaque côté. Puis {hero_il} [prit|a pris] toute la place sur {part_def}.',
          ],
          warm: [
            '<hero>Attends, je passe d’abord pour toi</hero>, [dit|a dit] {hero} à {companion}. À deux au même endroit sur {part_def}, c’était étroit.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] la meilleure place sur {part_def}. {companion} avait choisi la même. Il y [eut|a eu] quatre pieds pour deux pieds.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’escargot de course sur {part_def}, très large, avec les coudes en guise de cornes.',
          ],
        },
        fails: [
          '{hero_subj} [gagna|a gagné] un demi-pas avec le coude. Il y [eut|a eu] un pied sur un pied, puis un genou dans un genou.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] encore, des deux hanches. À deux, ils [glissèrent|ont glissé] comme un seul savon.',
        ],
        refrain: ['Pousse-toi. Non, toi. Et plouf.'],
        turned: ['Toi là. Moi là. Et pas de plouf.'],
        noticing: [
          '{hero_subj} était tombé{hero_e} en tas, et l’un de ses coudes était dans les côtes {de_companion}. D’un côté, il y avait quatre pieds. De l’autre, aucun.',
        ],
        deed: [
          '{hero_subj} [montra|a montré] deux places. <hero>Garde celle que tu veux, sur {part_def}.</hero> Puis {hero_il} [alla|est allé{hero_e}] à l’autre et [tendit|a tendu] le bras.',
        ],
        answer: [
          '{companion} [resta|est resté{companion_e}] là où c’était sec, le bras tendu. Le premier pied [tint|a tenu]. Puis le deuxième.',
        ],
        echo: [
          '<companion>Ton coude est encore là</companion>, [dit|a dit] {companion}, en montrant ses côtes. <hero>Garde-le</hero>, [dit|a dit] {hero}. <hero>J’en ai un autre.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [posa|a posé] le pied sur {part_def}. {companion} [posa|a posé] le pied sur le pied.',
          ],
          warm: [
            '<hero>Après moi, c’est plus prudent</hero>, [dit|a dit] {hero} à {companion}, et [s’élargit|s’est élargi{hero_e}] sur {part_def}, par prudence.',
          ],
          clever: [
            'Le meilleur passage est étroit, [constata|a constaté] {hero}. On y [fut|a été] deux, sur {part_def}, à le constater.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la course avec {companion} sur un seul pied {de_part}. Tous les deux [gagnèrent|ont gagné], vers le bas.',
          ],
        },
        fails: [
          'Un coude d’un côté, une hanche de l’autre. On [partit|est parti] ensemble, ce qui n’est pas pareil que d’avancer ensemble.',
        ],
        again: [
          '<hero>Recule</hero>, [dit|a dit] {hero}. <companion>Avance</companion>, [dit|a dit] {companion}. On [descendit|est descendu].',
        ],
        refrain: ['Moi. Non, moi. Zoup. Moi. Zoup.'],
        turned: ['Toi, ce coin. Moi, ce coin. Et cric.'],
        noticing: [
          'En bas, {hero_subj} [démêla|a démêlé] les jambes. Deux étaient à {companion}. Elles étaient toutes venues du même côté. De l’autre, il n’y avait pas une trace, pas même d’oiseau.',
        ],
        deed: [
          '{hero_subj} [montra|a montré] ici, et [montra|a montré] là. <hero>Tu gardes lequel ?</hero> {companion} [s’assit|s’est assis{companion_e}] ici, au sec, un bras tendu. {hero_subj} [fit|a fait] le tour {de_part}, et [tendit|a tendu] l’autre.',
        ],
        answer: ['Quelqu’un qui ne bouge pas, c’est une rampe. Le pied [le sut|l’a su] tout de suite.'],
        echo: [
          '<companion>Tu as mon genou dans le dos</companion>, [dit|a dit] {companion} au lit. <hero>Lequel tu gardes ?</hero> [demanda|a demandé] {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [mit|a mis] un coude devant {companion} et [se planta|s’est planté{hero_e}] face {a_part}. <hero>C’est moi qui parle.</hero> {companion} avait eu la même idée.',
          ],
          warm: [
            '<hero>Laisse-moi faire, ne te fatigue pas</hero>, [dit|a dit] {hero} à {companion}. Devant {part_def}, il n’y avait de place que pour un gentil.',
          ],
          clever: [
            '{hero_subj} [jugea|a jugé] que la meilleure place, face {a_part}, était la sienne. {companion} jugeait pareil. Cela [fit|a fait] deux nez l’un dans l’autre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le héraut, tut tut, devant {part_def}. {companion} aussi. Les deux trompettes [se cognèrent|se sont cognées].',
          ],
        },
        fails: [
          'Un coude [poussa|a poussé], un coude [répondit|a répondu]. {part_def} avait deux personnes à surveiller au même endroit, et c’était commode.',
        ],
        again: [
          '<hero>Moi d’abord</hero>, [dit|a dit] {hero}, sur le pied {de_companion}. On n’avait jamais été aussi près l’un de l’autre, ni aussi loin du reste.',
        ],
        refrain: ['Moi d’abord. Non, moi. Et non.'],
        turned: ['Toi ici. Moi là. Et deux places.'],
        noticing: [
          'Le coude de {hero} était dans les côtes {de_companion}. D’un côté, il y avait quatre pieds. De l’autre, une place toute vide, et personne ne la gardait.',
        ],
        deed: [
          '<hero>Garde la place que tu veux</hero>, [dit|a dit] {hero}. {companion} [resta|est resté{companion_e}] là, près {de_part}. {hero} [alla|est allé{hero_e}] de l’autre côté, les mains ouvertes.',
        ],
        answer: [
          'Quelqu’un restait à la garde. {part_def} [vit|a vu] cela, et [regarda|a regardé] enfin ailleurs.',
        ],
        echo: [
          '<companion>J’ai encore la marque du coude</companion>, [dit|a dit] {companion}. <hero>J’ai encore le coude</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] la meilleure place, juste devant {part_def}. {companion} [la prit|l’a prise] aussi. Cela faisait beaucoup de monde dans une seule place.',
          ],
          warm: [
            '<hero>Mets-toi derrière, tu seras mieux</hero>, [dit|a dit] {hero} à {companion}, et [avança|a avancé] tout contre {part_def}, le coude sorti.',
          ],
          clever: [
            'De là, on voyait le mieux {part_def}. {hero} l’avait remarqué, et {companion} aussi. On [se marcha dessus|s’est marché dessus], très logiquement.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au bouchon, devant {part_def}, et {companion} au tire-bouchon. Le jeu [tourna|a tourné] court.',
          ],
        },
        fails: [
          'Chaque fois que {hero_subj} parlait, un pied de {companion} dépassait. Chaque fois que {companion} parlait, c’était un coude.',
        ],
        again: [
          '{hero_subj} [se fit|s’est fait{hero_e}] plus large. {companion} [se fit|s’est fait{companion_e}] plus pointu{companion_e}. On ne passait toujours pas, mais à deux.',
        ],
        refrain: ['Pousse-toi. Toi, pousse-toi. Non.'],
        turned: ['Toi, celle-ci. Moi, celle-là. Va.'],
        noticing: [
          '{hero_subj} [compta|a compté] les pieds devant {hero_lui} : quatre, dont deux mal rangés. Puis {hero_il} [compta|a compté] de l’autre côté. Là-bas, il y avait zéro pied.',
        ],
        deed: [
          '<hero>Laquelle tu peux garder ?</hero> [demanda|a demandé] {hero}, et [montra|a montré] les deux places. {companion} [prit|a pris] celle-ci, tout près {de_part}. {hero_subj} [alla|est allé{hero_e}] à l’autre.',
        ],
        answer: [
          'Il y avait maintenant quelqu’un ici, et quelqu’un là. {part_def} n’avait plus besoin d’être aux deux endroits.',
        ],
        echo: [
          'La salle de bains a deux brosses et une glace. <companion>Tu gardes la glace ?</companion> [demanda|a demandé] {companion}. <hero>Je garde la porte</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  wakeMeForMyTurn: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se planta|s’est planté{hero_e}] devant {part_def}. <hero>Moi, je montre.</hero> {hero_il} [montra|a montré] dix choses, très vite, avec les deux bras.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] tout montrer {a_part}, sans fatiguer {companion}. Les signes doux [se mélangèrent|se sont mélangés] aux signes pressés.',
          ],
          clever: [
            '{hero_subj} [prépara|a préparé] une suite de sept signes pour {part_def}. Le troisième était déjà le sixième.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] pour {part_def} une poule, un bateau et un ministre. C’étaient de très bons mimes.',
          ],
        },
        fails: [
          'Il n’y avait personne pour voir lequel marchait. {hero_subj} [s’embrouilla|s’est embrouillé{hero_e}] et [agita|a agité] tout à la fois.',
        ],
        again: [
          '{hero_subj} [bâilla|a bâillé] au milieu d’un signe. {companion} [baissa|a baissé] poliment les yeux, et le signe [devint|est devenu] un moulin.',
        ],
        refrain: ['Comme ci, comme ça, comme ça non plus.'],
        turned: ['Toi d’abord. Moi je regarde. Comme ça.'],
        noticing: [
          '{hero_subj} [bâilla|a bâillé] si grand que le début [s’échappa|s’est échappé]. À côté, {companion} se souvenait de tout, et de la seule fois où une tête s’était tournée.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}], les mains vides. <hero>À toi. Pince-moi quand c’est mon tour.</hero>',
        ],
        answer: [
          '{companion} [refit|a refait] un seul geste, lentement. {part_def} [s’immobilisa|s’est immobilisé{part_e}], et {hero} [vit|a vu] quel geste c’était.',
        ],
        echo: [
          'Le soir, {companion} [pinça|a pincé] {hero}, tout doucement. <companion>C’est ton tour.</companion> <hero>De quoi ?</hero> <companion>De bâiller.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Laissez, je sais faire</hero>, [dit|a dit] {hero}. {hero_subj} [montra|a montré] tout {a_part}, deux fois, de la main gauche, de la main droite et du pied.',
          ],
          warm: [
            '<hero>Repose-toi</hero>, [dit|a dit] {hero} à {companion}, et [parla|a parlé] {a_part} avec les mains, toute la soirée, sans rien regarder.',
          ],
          clever: [
            '{hero_subj} [essaya|a essayé] sur {part_def} vingt signes, par ordre de difficulté. Celui du milieu était peut-être bon. {hero_subj} [n’avait pas le temps|n’a pas eu le temps] de voir.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’homme-orchestre devant {part_def} : un bras, l’autre bras, les joues. {part_def} ne savait plus où applaudir.',
          ],
        },
        fails: [
          'Plus {hero_subj} montrait, plus cela tournait, et plus cela tournait, moins on voyait quel tour.',
        ],
        again: [
          '{hero_subj} [se trompa|s’est trompé{hero_e}] de main. L’autre main [eut|a eu] l’air étonnée, et [continua|a continué].',
        ],
        refrain: ['Je montre. Je montre. Quoi donc ?'],
        turned: ['Tu montres. Je vois. Encore celui-là.'],
        noticing: [
          'Sa propre bouche [s’ouvrit|s’est ouverte], grande, ronde, et [resta|est restée] comme cela. {hero_subj} avait oublié pourquoi. {companion} [bougea|a bougé] deux doigts : c’était le signe d’il y a longtemps, celui qui avait fait lever une tête.',
        ],
        deed: [
          '<hero>Toi</hero>, [dit|a dit] {hero} en s’asseyant, les mains dans les poches. <hero>Donne-moi un coup de coude quand c’est à moi.</hero>',
        ],
        answer: [
          '{companion} [fit|a fait] un signe, un seul, et [le laissa|l’a laissé] finir. {part_def} [le suivit|l’a suivi] jusqu’au bout.',
        ],
        echo: [
          'Un coup de coude, au lit. <hero>C’est à moi ?</hero> [demanda|a demandé] {hero}. <companion>Non</companion>, [dit|a dit] {companion}. <companion>C’est pour dire bonne nuit.</companion>',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '<hero>C’est moi qui veille</hero>, [dit|a dit] {hero}, le nez sur {part_def}. Au bout de trois minutes, un doigt s’ennuyait.',
          ],
          warm: [
            '<hero>Va dormir, je surveille pour nous deux</hero>, [dit|a dit] {hero} à {companion}. Puis, pour tenir compagnie à {part_def}, {hero_il} [tapota|a tapoté].',
          ],
          clever: [
            '{hero_subj} [décida|a décidé] de veiller seul{hero_e} sur {part_def}, en notant tout. La troisième note se fait avec le doigt.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à la sentinelle devant {part_def}. La sentinelle s’ennuyait et [dessina|a dessiné] dans ce qu’elle gardait.',
          ],
        },
        fails: ['Le doigt s’ennuyait encore. {hero_subj} [le laissa|l’a laissé] faire un tour, rien qu’un.'],
        again: [
          '{hero_subj} [piqua|a piqué] avec l’autre doigt, pour réveiller le premier. Cela ne réveillait que le désordre.',
        ],
        refrain: ['Je veille. Je pique. Je veille. Oups.'],
        turned: ['Toi, tu veilles. Moi, je dors. Chut.'],
        noticing: [
          '{hero_subj} [bâilla|a bâillé] si grand que le début [tomba|est tombé] dedans. À côté, {companion} avait tout vu, tout gardé, et n’avait pas bâillé une fois.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] plus loin, les mains vides. <hero>À toi de veiller sur {part_def}. Pince-moi quand c’est mon tour.</hero>',
        ],
        answer: [
          'Il y avait toujours quelqu’un de frais devant, et toujours quelqu’un pour dormir. Plus personne ne piquait.',
        ],
        echo: [
          'Après, {companion} [pinça|a pincé] {hero}. <hero>C’est mon tour ?</hero> <companion>Non</companion>, [dit|a dit] {companion}. <companion>C’est le goûter.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je reste, je ne cligne pas</hero>, [dit|a dit] {hero} devant {part_def}. Un œil [tint|a tenu]. L’autre [envoya|a envoyé] un doigt.',
          ],
          warm: [
            '<hero>Repose-toi, je garde tout</hero>, [dit|a dit] {hero} à {companion}. Garder, c’est long, alors {hero_il} [gratta|a gratté] un peu {part_def}, derrière.',
          ],
          clever: [
            'Une seule personne voit tout depuis le début, [jugea|a jugé] {hero}. Au bout d’un moment, {hero_il} [vérifia|a vérifié] {part_def} avec l’ongle.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la statue de garde devant {part_def}. Les statues n’ont pas de fourmis dans les jambes.',
          ],
        },
        fails: [
          'Une jambe [partit|est partie] toute seule, puis un bras. Ils [atterrirent|ont atterri] là où il ne fallait pas.',
        ],
        again: [
          '{hero_subj} [chanta|a chanté] pour se tenir droit. À la fin du couplet, le menton était dans ce qu’on gardait.',
        ],
        refrain: ['Je veille. Je veille. Oups.'],
        turned: ['À toi. À moi. Chut.'],
        noticing: [
          'La tête de {hero} [tomba|est tombée] en avant, et [se releva|s’est relevée]. Qu’est-ce qui venait après quoi ? Plus rien ne venait. À côté, {companion} avait les yeux bien frais, et savait tout, depuis le commencement.',
        ],
        deed: [
          '{hero_subj} [s’éloigna|s’est éloigné{hero_e}] de {part_def} et [s’assit|s’est assis{hero_e}] sur ses mains. <hero>Tu prends la suite. Secoue-moi dans une chanson.</hero>',
        ],
        answer: [
          'Une chanson chacun, et deux mains par terre. Il y avait toujours quelqu’un de réveillé, et jamais personne de trop près.',
        ],
        echo: [
          '<companion>C’est ton tour</companion>, [dit|a dit] {companion}. <hero>De quoi ?</hero> <companion>De dormir.</companion>',
        ],
      },
    ],
  },
  givesAwayTheFront: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [plaça|a placé] chacun autour de {part_def} et [se réserva|s’est réservé{hero_e}] le devant, là où l’on regarde. Au premier essai, tout [tint|a tenu] presque.',
          ],
          warm: [
            '{hero_subj} [corrigea|a corrigé] gentiment chaque main posée sur {part_def}, puis [reprit|a repris] le milieu, pour épargner aux autres d’avoir le trac.',
          ],
          clever: [
            '{hero_subj} avait un plan en couleurs pour {part_def}. La couleur du milieu, c’était la sienne, et les autres tournaient autour.',
          ],
          playful: [
            '{hero_subj} [distribua|a distribué] des rôles à tous, avec des noms de pirates, autour de {part_def}. Capitaine, c’était déjà pris.',
          ],
        },
        fails: [
          '{hero_subj} [quitta|a quitté] sa prise pour redresser celle des autres. Dès que les autres étaient à la pause, {hero_il} recommençait ce qu’ils avaient fait.',
        ],
        again: [
          '{hero_subj} [refit|a refait] le plan, plus grand. Son nom y occupait maintenant deux lignes.',
        ],
        noticing: [
          '{hero_subj} [regarda|a regardé] la vidéo du dernier essai. On {hero_le} voyait très bien. Derrière son dos, sans bruit, {companion} tenait ce morceau-là, et mieux.',
        ],
        deed: [
          'Sur la feuille, {hero_subj} [écrivit|a écrit] le nom {de_companion} à la place que tout le monde regarderait. Puis {hero_il} [alla|est allé{hero_e}] prendre l’autre bout de {part_def}.',
        ],
        answer: [
          '{companion} [prit|a pris] le milieu sans un mot. Les autres [trouvèrent|ont trouvé] aussitôt où mettre les mains.',
        ],
        echo: [
          'Sur la photo, de {hero}, on voit un coude. <companion>Il est bien, ce coude</companion>, [dit|a dit] {companion}. {hero} l’[encadra|a encadré].',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tint|a tenu] les deux moitiés de {part_def}, une dans chaque main, et [garda|a gardé] aussi la suite, qui se passait ailleurs.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] éviter aux autres le plus difficile. {hero_il} [prit donc|a donc pris] {part_def} et tout ce qui venait après.',
          ],
          clever: [
            '{hero_subj} [redessina|a redessiné] le plan autour de {part_def}. Il tombait juste, si l’on admettait qu’une personne soit à deux endroits.',
          ],
          playful: [
            '<hero>Je me dédouble</hero>, [annonça|a annoncé] {hero}, et {hero_il} [courut|a couru] d’un bout à l’autre de {part_def} avec deux casquettes.',
          ],
        },
        fails: [
          '{hero_subj} [ôta|a ôté] les mains des autres, l’une après l’autre, et [remit|a remis] les siennes, qui n’étaient toujours que deux.',
        ],
        again: [
          'Pendant la pause, {hero_il} [recommença|a recommencé] sans témoin. À la fin de la pause, il manquait une vis, et deux personnes.',
        ],
        noticing: [
          '{hero_subj} [regarda|a regardé] l’enregistrement, au ralenti. À l’endroit où tout lâche, {companion} était là, derrière, la main déjà ouverte.',
        ],
        deed: [
          '{hero_subj} [barra|a barré] son nom au milieu du plan, [écrivit|a écrit] celui {de_companion}, et [alla|est allé{hero_e}] s’occuper des caisses.',
        ],
        answer: [
          '{companion} [tint|a tenu] un côté, quelqu’un [tint|a tenu] l’autre. {part_def} n’avait jamais demandé que cela.',
        ],
        echo: [
          'Sur toutes les photos, on voit {companion}. Tout au bord, une main tient une caisse. {companion} [entoura|a entouré] la main en rouge.',
        ],
      },
    ],
  },
  slowestInFront: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] l’avant de {part_def} et [partit|est parti{hero_e}] au pas de charge. Sur dix mètres, cela [fut|a été] très beau.',
          ],
          warm: [
            '<hero>Encore un petit effort</hero>, [lança|a lancé] {hero} par-dessus l’épaule. Pour que ce soit vite fini, {hero_il} [tira|a tiré] {part_def} un peu plus fort.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] la vitesse moyenne qu’il fallait pour {part_def}, et [s’y tint|s’y est tenu{hero_e}]. La moyenne, derrière, traînait les pieds.',
          ],
          playful: [
            '{hero_subj} [donna|a donné] la cadence en imitant un métro. À la troisième station, {part_def} ne suivait plus.',
          ],
        },
        fails: [
          '<hero>Allez, on suit !</hero> À l’avant, {hero_subj} ne sentait pas que tout pesait déjà d’un seul côté.',
        ],
        again: [
          '{hero_subj} [accéléra|a accéléré] pour prendre de l’élan. L’élan [resta|est resté] derrière, avec les autres.',
        ],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}]. Entre les mains de devant et celles de derrière, il y avait un grand vide. Au bout du vide, des doigts couverts de sparadrap.',
        ],
        deed: [
          '{hero_subj} [alla|est allé{hero_e}] derrière, [prit|a pris] le mauvais bout de {part_def}, et [laissa|a laissé] passer devant le plus lent de tous.',
        ],
        answer: [
          'On [repartit|est reparti] à ce pas-là. À chaque enjambée, {part_def} penchait un peu, puis revenait, sans racler.',
        ],
        echo: [
          '<companion>On aurait pu être premiers</companion>, [dit|a dit] {companion}, en recomptant ses doigts. <hero>On aurait pu être deux</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On y va, on y va !</hero> [cria|a crié] {hero}, devant, et {part_def} [suivit|a suivi] en biais, comme un chien qui ne veut pas.',
          ],
          warm: [
            '{hero_subj} se retournait tous les vingt mètres pour encourager : <hero>Courage, derrière !</hero> Devant, cela ne pesait presque rien.',
          ],
          clever: [
            'Pour le premier créneau, il fallait dix minutes, et avec {part_def} on en avait neuf. {hero_subj} [prit|a pris] donc la tête, et le rythme.',
          ],
          playful: [
            '{hero_subj} [marcha|a marché] devant {part_def} en battant le tambour sur une gourde. Le dernier rang était d’une autre chanson.',
          ],
        },
        fails: [
          'Derrière, quelque chose [racla|a raclé]. <hero>Plus haut !</hero> [dit|a dit] {hero}, qui voulait bien en discuter, mais plus tard.',
        ],
        again: ['{hero_subj} [tira|a tiré], puisque cela ne suivait pas.'],
        noticing: [
          'À un virage, tout le monde [passa|est passé] devant ses yeux en même temps, comme un train. En dernier venait quelqu’un qui soufflait par la bouche et changeait de main tous les quatre pas. Sous le sparadrap, c’était rouge.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] sa bonne poignée, [descendit|est descendu{hero_e}] toute la file, et [demanda|a demandé] ces mains-là pour la tête. Puis {hero_il} [attrapa|a attrapé] le coin {de_part} que personne ne voulait.',
        ],
        answer: [
          'Plus personne ne tirait. À cette allure, on pouvait regarder où l’on mettait {part_def}, et l’on [trouva|a trouvé] une pente qu’on avait manquée trois fois.',
        ],
        echo: [
          '<companion>Quatrièmes sur cinq</companion>, [lut|a lu] {companion} au tableau. <hero>Qui est cinquième ?</hero> <companion>Ceux qui avaient le plus grand devant.</companion>',
        ],
      },
    ],
  },
};
