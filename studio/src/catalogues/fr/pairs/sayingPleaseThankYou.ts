import type { LessonPairs } from '../../schema.ts';

export const sayingPleaseThankYou: LessonPairs = {
  facesAtOneHeight: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Ça ! Tout de suite !</hero> [cria|a crié] {hero} à {part_def}, de loin, le doigt pointé. Puis plus fort : <hero>Ça !</hero>',
          ],
          warm: [
            '<hero>Ça, vite, mon ami !</hero> [cria|a crié] {hero} {a_part}. Il y avait un beau sourire, et un doigt qui ne souriait pas.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] les mots les plus courts : <hero>Ça. Là. Vite.</hero> Avec le doigt, cela faisait une flèche vers {part_def}.',
          ],
          playful: [
            '<hero>Halte au garde !</hero> [dit|a dit] {hero} {a_part}, en pointant le doigt comme une épée. <hero>Ça, ou je chatouille !</hero>',
          ],
        },
        fails: ['L’ordre était encore plus court, la fois d’après. Il n’en restait que le doigt.'],
        again: [
          '{hero_subj} [pointa|a pointé] les deux index à la fois. On aurait dit un escargot très pressé.',
        ],
        refrain: ['Ça. Là. Vite. Non.'],
        turned: ['Genou. Main ouverte. S’il vous plaît.'],
        noticing: [
          '{hero_subj} [suivit|a suivi] des yeux son propre doigt. Au bout, il y avait un visage. {hero} ne l’avait pas encore regardé. Il était devenu tout raide.',
        ],
        deed: [
          '{hero_subj} [s’agenouilla|s’est agenouillé{hero_e}], pour que les deux visages soient à la même hauteur. Le doigt [devint|est devenu] une main ouverte. <hero>S’il vous plaît</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [attendit|a attendu] toute la réponse.',
        ],
        answer: [
          'Cela se demande à quelqu’un qui peut dire oui ou non. {part_def} [réfléchit|a réfléchi], et cela se voyait.',
        ],
        echo: [
          '<companion>Du pain</companion>, [dit|a dit] {companion}, le doigt tendu. {hero} [regarda|a regardé] au bout du doigt. <companion>S’il te plaît</companion>, [dit|a dit] le doigt, en devenant une main.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Donne ! Ça ! Là !</hero> [cria|a crié] {hero} à {part_def}, le doigt en avant. {part_def} [regarda|a regardé] le doigt.',
          ],
          warm: [
            '<hero>Ça, mon trésor, ça !</hero> [cria|a crié] {hero} {a_part}, d’en haut, avec un doigt très long.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] : un doigt, un mot, une chose. <hero>Ça !</hero> [dit|a dit] {hero} à {part_def}. Il y avait dix choses au bout du doigt.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la girouette : <hero>Ça ! Et ça ! Et ça, là-bas !</hero> {part_def} [suivit|a suivi] le doigt, puis le vent.',
          ],
        },
        fails: ['L’ordre [descendit|est descendu] de plus haut, et plus sec.'],
        again: [
          '<hero>Ça, ça, ça !</hero> Le doigt [tapa|a tapé] l’air comme un pic-vert. L’air n’y était pour rien.',
        ],
        refrain: ['Ça. Quoi ? Ça. Quoi ?'],
        turned: ['Plus bas. Main vide. S’il te plaît.'],
        noticing: [
          'Au bout du doigt, il y avait des yeux. {hero_subj} [les vit|les a vus] pour la première fois. Ils ne suivaient plus rien. Ils étaient fatigués de suivre.',
        ],
        deed: [
          '{hero_subj} [s’agenouilla|s’est agenouillé{hero_e}], jusqu’à ce que les deux visages soient l’un en face de l’autre. {hero_il} [ouvrit|a ouvert] la main, [dit|a dit] <hero>s’il te plaît</hero> à {part_def}, et [attendit|a attendu].',
        ],
        answer: ['Une main vide et un visage qui attend, cela veut dire une chose, et une seule.'],
        echo: [
          '<companion>Merci, c’est comment, en gestes ?</companion> [demanda|a demandé] {companion}. {hero} [ouvrit|a ouvert] la main, puis [la posa|l’a posée] sur son pull. <hero>À peu près.</hero>',
        ],
      },
    ],
  },
  oneWhisper: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] le plus court : un bras sous {part_def}, jusqu’au coude, sans un mot. Puis l’épaule.',
          ],
          warm: [
            '{hero_subj} [glissa|a glissé] doucement la main sous {part_def}. On ne dit rien, pour ne pas déranger. On pousse seulement un peu.',
          ],
          clever: [
            'Qui dort ne peut pas dire non, se disait {hero}. Sans un mot, {hero_il} [entra|est entré{hero_e}] sous {part_def} jusqu’au coude.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le cambrioleur, les yeux de travers, <hero>chut</hero>. Et la patte du cambrioleur [glissa|a glissé] sous {part_def}.',
          ],
        },
        fails: [
          'L’épaule [suivit|a suivi] le bras. Il n’y a pas de demande, là-dedans, seulement de l’épaule.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] à soi ce qu’il y avait à tirer. Ce qu’il y avait à tirer [se tourna|s’est tourné] de l’autre côté, avec.',
        ],
        refrain: ['Sans dire. Le bras. Grrr. L’épaule.'],
        turned: ['Chut. S’il vous plaît. Mmm.'],
        noticing: [
          '{hero_subj} était là, le bras dedans jusqu’au coude. Le bras avait chaud. C’était la chaleur de quelqu’un, dans son lit.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] son bras et [se coucha|s’est couché{hero_e}] à plat, tout au bord. <hero>S’il vous plaît</hero>, [souffla|a soufflé] {hero} à {part_def}, et sa main [resta|est restée] ouverte par terre.',
        ],
        answer: [
          'On ne réveille personne avec un souffle. De l’autre côté du souffle, {part_def} [soupira|a soupiré] d’aise.',
        ],
        echo: [
          '{hero} frappe maintenant à son propre lit, avant d’y entrer. <companion>Qui est là ?</companion> [demanda|a demandé] {companion}, sous la couverture.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [enfonça|a enfoncé] un bras vers {part_def}, sans un mot, puis l’épaule, puis la tête.',
          ],
          warm: [
            '{hero_subj} [tendit|a tendu] le bras vers {part_def}, tout gentiment, mais jusqu’au bout. On demanderait après.',
          ],
          clever: [
            'Si l’on demande, on peut vous dire non. {hero_subj} [ne demanda|n’a demandé] rien et [glissa|a glissé] le bras vers {part_def}, en silence.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le ver de terre, un long ver avec cinq doigts. Le ver [chercha|a cherché] {part_def}.',
          ],
        },
        fails: ['L’épaule aussi, maintenant. Ce qui se cachait [tira|a tiré] tout à soi.'],
        again: [
          'Plus d’épaule : {hero_subj} [poussa|a poussé] avec le cou. Le ver de terre avait maintenant deux oreilles.',
        ],
        refrain: ['Sans dire. Hop, le bras. Oh.'],
        turned: ['À plat. Tout bas. S’il te plaît.'],
        noticing: [
          'Le bras de {hero} était dedans jusqu’au coude. Là, cela sentait l’herbe, ou la laine, ou la soupe. Chez quelqu’un, cela sent toujours quelque chose.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] son bras, [se coucha|s’est couché{hero_e}] à plat tout au bord. Puis {hero_il} [souffla|a soufflé] vers {part_def} : <hero>S’il te plaît.</hero> La main [resta|est restée] par terre, ouverte.',
        ],
        answer: [
          'Quelqu’un qui demande à plat ventre est plus petit que n’importe qui. {part_def} [osa|a osé] un pas.',
        ],
        echo: [
          '<companion>Tu as dit merci ?</companion> [demanda|a demandé] {companion}. <hero>Oui</hero>, [dit|a dit] {hero}. <hero>Tout bas, pour que ce soit la bonne taille.</hero>',
        ],
      },
    ],
  },
  threeSoftKnocks: {
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Ouvre !</hero> [cria|a crié] {hero}, et {hero_il} [tambourina|a tambouriné] sur {part_def}, avec les deux poings.',
          ],
          warm: [
            '<hero>Ouvre, mon petit, tout va bien !</hero> [cria|a crié] {hero} en tapant sur {part_def}. Les poings n’avaient pas écouté la phrase.',
          ],
          clever: [
            'Fort, on entend mieux. {hero_subj} [frappa donc|a donc frappé] à deux poings sur {part_def}. <hero>Ouvre !</hero> C’était très audible.',
          ],
          playful: [
            '<hero>Police des biscuits ! Ouvrez !</hero> {hero_subj} [frappa|a frappé] {part_def} avec les poings, puis le coude, puis le chapeau.',
          ],
        },
        fails: ['Ce que {hero} mettait dedans en ressortait. Boum, dedans. Boum, dehors.'],
        again: [
          '{hero_subj} [frappa|a frappé] si vite que les boums [se marchèrent|se sont marchés] dessus. On ne savait plus qui demandait.',
        ],
        refrain: ['Boum, ouvre. Boum, ouvre. Clac.'],
        turned: ['Toc. Toc. Toc. S’il te plaît.'],
        noticing: [
          'Ses poings faisaient mal. {hero} [les posa|les a posés] sur sa poitrine, pour les calmer. Là-dessous, cela cognait toujours, tout pareil.',
        ],
        deed: [
          '{hero_subj} [frappa|a frappé] trois petits coups sur {part_def}, d’une seule jointure. <hero>S’il te plaît</hero>, [dit|a dit] {hero} dans la pause. Puis {hero_il} [colla|a collé] l’oreille pour entendre la réponse.',
        ],
        answer: [
          'Au troisième coup, cela [tinta|a tinté], juste à côté. <hero>Merci</hero>, [dit|a dit] {hero}, parce que c’était une réponse.',
        ],
        echo: [
          'Trois coups, au mur de la chambre. {companion} [répondit|a répondu] trois coups. Cela voulait dire merci, ou bonne nuit, ou qui est-ce.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] des deux poings devant {part_def}. <hero>Silence !</hero> C’était presque plus fort que le reste.',
          ],
          warm: [
            '<hero>On ne vous veut que du bien !</hero> [hurla|a hurlé] {hero}, avec un coup de poing après chaque mot, devant {part_def}.',
          ],
          clever: [
            'Pour être entendu, il faut être le plus fort, se disait {hero}. {hero_subj} [essaya|a essayé] contre {part_def}, des deux poings.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le tambour du roi devant {part_def} : <hero>Boum, silence, boum, silence.</hero>',
          ],
        },
        fails: [
          'Ce qu’on donnait à coups de poing revenait à coups de poing. {hero_subj} en [donna|a donné] davantage.',
        ],
        again: [
          '{hero_subj} [rugit|a rugi] si fort que la voix [partit|est partie] sans {hero_lui}. Il [resta|est resté] les poings.',
        ],
        refrain: ['Boum. Silence. Boum. Silence.'],
        turned: ['Toc. Toc. Toc. Merci.'],
        noticing: [
          'Ses poings faisaient mal. {hero_subj} [les serra|les a serrés] contre sa poitrine, et là, {hero_il} [les entendit|les a entendus]. Ils tapaient encore, dedans.',
        ],
        deed: [
          '{hero_subj} [frappa|a frappé] trois fois, avec un seul doigt, près {de_part}. Dans la pause, {hero_il} [dit|a dit] : <hero>S’il vous plaît.</hero> Et {hero_il} [tendit|a tendu] l’oreille.',
        ],
        answer: [
          'Les trois petits coups [tombèrent|sont tombés] juste dans la pause. Tout le monde aime savoir qui frappe. <hero>Merci</hero>, [dit|a dit] {hero}.',
        ],
        echo: [
          'Le soir, on [frappa|a frappé] chez {hero}, trois fois, avec un doigt. C’était {companion}, avec un biscuit pour chaque coup.',
        ],
      },
    ],
  },
  whichHandPlease: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Toi, pousse ! Non, l’autre main ! Le pied !</hero> [cria|a crié] {hero} à {companion}. {part_def} [bougea|a bougé] dans trois sens.',
          ],
          warm: [
            '<hero>Lève, tiens, tourne</hero>, [dit|a dit] {hero} à {companion} d’une voix douce, sans s’arrêter. {companion} [leva|a levé], [tint|a tenu], [tourna|a tourné]. {part_def} aussi, de travers.',
          ],
          clever: [
            '{hero_subj} avait tout prévu pour {part_def}. <hero>Main droite. Coude. Souffle.</hero> {companion} [suivit|a suivi] au mot près, et {hero} [dicta|a dicté] plus vite.',
          ],
          playful: [
            '<hero>Le petit doigt ! Le nez ! À gauche du nez !</hero> [commanda|a commandé] {hero} à {companion}, contre {part_def}, comme à un orchestre.',
          ],
        },
        fails: ['{companion} [fit|a fait] chaque mot à la lettre. Les mots, eux, étaient en désordre.'],
        again: [
          '<hero>Stop ! Pas stop ! Comme avant, mais mieux !</hero> [cria|a crié] {hero}. {companion} [fit|a fait] comme avant, mais mieux, et rien [ne tint|n’a tenu].',
        ],
        refrain: ['Lève. Pousse. L’autre. Boum.'],
        turned: ['S’il te plaît. Pour quoi ? Pour ça.'],
        noticing: [
          '{hero_subj} n’avait plus de mots. {companion} était là, sur un pied, un chapeau dans une main, un coin dans l’autre, exactement comme on avait dit. {companion} transpirait.',
        ],
        deed: [
          '{hero_subj} [alla|est allé{hero_e}] jusqu’à {companion}. <hero>{companion}, s’il te plaît. Il faut lever {part_def} pour voir dessous.</hero> Et {hero} [ne toucha|n’a touché] à rien avant qu’une tête fasse oui.',
        ],
        answer: [
          'La tête [fit|a fait] oui. <companion>Alors pas par là</companion>, [dit|a dit] {companion}, et {companion} [se mit|s’est mis{companion_e}] au bon bord.',
        ],
        echo: [
          '<hero>Peux-tu, s’il te plaît, me passer le sel, pour la soupe ?</hero> [dit|a dit] {hero}. {companion} [chercha|a cherché] le piège. Il n’y en avait pas.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Monte ! Tiens ! L’autre !</hero> {companion} [fit tout|a tout fait], au mot près, contre {part_def}. Cela [faillit|a failli] tenir.',
          ],
          warm: [
            '<hero>Tiens ceci, et puis cela</hero>, [dit|a dit] {hero} à {companion} avec un sourire. Les ordres souriaient aussi. {part_def}, non.',
          ],
          clever: [
            '{hero_subj} [commanda|a commandé] {companion} comme une grue, contre {part_def} : gauche, haut, stop, autre gauche. La grue obéissait.',
          ],
          playful: [
            '<hero>Garde-à-vous ! Échelle !</hero> [dit|a dit] {hero} à {companion}, devant {part_def}. {companion} [fit|a fait] l’échelle, très exactement, et à l’envers.',
          ],
        },
        fails: [
          '<hero>Plus haut ! Pas celle-là !</hero> {companion} [leva|a levé] ce qu’on avait dit, et tout [pencha|a penché].',
        ],
        again: [
          '{hero_subj} [donna|a donné] deux ordres dans le même souffle. {companion} [les fit|les a faits] tous les deux. Ils n’allaient pas ensemble.',
        ],
        refrain: ['Monte. Tiens. Boum. Monte. Tiens.'],
        turned: ['S’il te plaît. Oui. Là. Merci.'],
        noticing: [
          'Il n’y avait plus d’ordres. {hero_subj} [regarda|a regardé] {companion}. Un pied dans une main, un coin dans l’autre, et le menton par-dessus : tout comme on l’avait commandé. Et {companion} transpirait.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] le tour. <hero>{companion}, s’il te plaît, c’est pour {prize_def}.</hero> Et {hero_il} [ne toucha à rien|n’a touché à rien] avant le oui.',
        ],
        answer: [
          '{companion} [dit|a dit] oui, [plia|a plié] un genou, juste sous {part_def}, et au bon moment.',
        ],
        echo: [
          '<hero>S’il te plaît, le pain</hero>, [dit|a dit] {hero} à table. <companion>Lequel de mes genoux veux-tu ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
    ],
  },
  nameOnTheBadge: {
    guarded: [
      {
        firstTry: {
          bold: [
            'Un écouteur dans chaque oreille, {hero} [poussa|a poussé] le téléphone vers {part_def} et [tapa|a tapé] sur l’écran, là où c’était marqué.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] glisser le téléphone vers {part_def} avec un sourire, sans ôter la musique, et [tapota|a tapoté] deux fois.',
          ],
          clever: [
            '{hero_subj} [montra|a montré] l’écran à {part_def}, où tout était écrit, et [remit|a remis] la musique pendant qu’on lisait.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] sa demande à {part_def}, sur la batterie de la chanson, les deux index en baguettes.',
          ],
        },
        fails: [
          'On [lui relut|lui a relu] la règle. {hero_subj} [tapa|a tapé] une troisième fois sur l’écran, un peu plus fort.',
        ],
        again: [
          '{hero_subj} [agrandit|a agrandi] le texte et [monta|a monté] le son. La règle, elle était déjà en gras.',
        ],
        noticing: [
          'À l’envers, sur le badge, {hero} [vit|a vu] un nom. En dessous, sous un bout de scotch, il y en avait un deuxième. On ne l’avait jamais lu.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] les écouteurs et [laissa|a laissé] passer les quatre personnes de derrière. Puis, par son nom, en phrases entières, {hero_il} [demanda|a demandé] {a_part}, avec un s’il vous plaît qu’on pouvait refuser.',
        ],
        answer: [
          'Dans la file, quelqu’un [dit|a dit] merci. Du côté {de_part}, on [tourna|a tourné] une page du règlement, et il y en avait une autre.',
        ],
        echo: [
          '<companion>Comment tu savais son nom ?</companion> [demanda|a demandé] {companion}. <hero>Il était écrit dessus</hero>, [dit|a dit] {hero}. <hero>Depuis le début.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            'Les écouteurs aux oreilles, {hero} [mit|a mis] l’écran devant {part_def} et [tapa|a tapé]. Cela avait l’air d’un ordre.',
          ],
          warm: [
            '{hero_subj} [tendit|a tendu] l’écran {a_part} en hochant la tête au rythme de la chanson. Ce oui avait l’air d’un non.',
          ],
          clever: [
            '{hero_subj} [traduisit|a traduit] sa demande en trois mots-clés, les [montra|a montrés] à {part_def}, et [attendit|a attendu], la musique aux oreilles.',
          ],
          playful: [
            '{hero_subj} [composa|a composé] sa demande {a_part} en petits dessins jaunes. Le troisième avait deux sens.',
          ],
        },
        fails: [
          '{hero_subj} [tapa|a tapé] sur l’écran, du bout de l’ongle, avec une impatience qu’on entendait à travers les écouteurs.',
        ],
        again: ['{hero_subj} [haussa|a haussé] le volume de ce que personne d’autre n’entendait.'],
        noticing: [
          'Il y avait un nom, à l’envers, sur le badge, et dessous un deuxième, qu’on avait recouvert. {hero_subj} [pencha|a penché] la tête pour les lire tous les deux.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] les écouteurs, et [laissa|a laissé] passer les quatre derrière. Puis {hero_il} [dit|a dit] à {part_def} bonjour, les deux noms, et la phrase entière.',
        ],
        answer: [
          'Ce qu’un écran n’avait pas dit, une voix le disait, avec son point d’interrogation. On [répondit|a répondu] à la question.',
        ],
        echo: [
          '<companion>Tu as raté combien de chansons ?</companion> [demanda|a demandé] {companion}. <hero>Quatre personnes</hero>, [dit|a dit] {hero}. <hero>Donc deux.</hero>',
        ],
      },
    ],
  },
  readOutTheNames: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Besoin pour six heures</hero>, [écrivit|a écrit] {hero} à tous au sujet {de_part}, et {hero_il} [montra|a montré] le résultat comme le sien.',
          ],
          warm: [
            '{hero_subj} [mit|a mis] un pouce sous chaque envoi, c’était sa façon, et [présenta|a présenté] {part_def} en souriant, au nom de personne.',
          ],
          clever: [
            '{hero_subj} [assembla|a assemblé] ce que les autres avaient fait pour {part_def}. L’assemblage était signé.',
          ],
          playful: [
            '{hero_subj} [reçut|a reçu] les compliments pour {part_def} en faisant la révérence. Derrière, il y avait neuf dos.',
          ],
        },
        fails: [
          'Une main [se retira|s’est retirée], puis une autre. <hero>Besoin pour six heures</hero>, [écrivit|a écrit] {hero}, sans bonjour.',
        ],
        again: ['{hero_subj} [écrivit|a écrit] la même chose en majuscules, pour qui lirait mal.'],
        noticing: [
          '{hero_subj} [remonta|a remonté] la conversation. Quarante messages, et dans chacun il y avait du travail. Sous chacun, un pouce. C’était le sien, et il n’y avait rien d’autre.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}] devant tout le monde. Pour {part_def}, {hero_il} [lut|a lu] qui avait fait quoi, un nom après l’autre, et [dit|a dit] merci à chacun. Le sien [arriva|est arrivé] en dernier, avec une ligne.',
        ],
        answer: ['Ceux qu’on avait comptés [revinrent|sont revenus], chacun à la place qu’il avait avant.'],
        echo: [
          '<companion>Ta ligne, c’est : a écrit les majuscules</companion>, [lut|a lu] {companion}. <hero>C’est exact</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
