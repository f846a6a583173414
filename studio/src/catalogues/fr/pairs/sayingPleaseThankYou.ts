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
      {
        firstTry: {
          bold: [
            '<hero>Hé ! Là ! Donne !</hero> {hero_subj} [lança|a lancé] trois mots et un doigt vers {part_def}, par-dessus tout le monde.',
          ],
          warm: [
            '<hero>Allez, sois chic, passe-le-moi</hero>, [cria|a crié] {hero} à {part_def}, sans s’approcher. Cela ressemblait à une caresse faite avec un balai.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] que plus l’ordre serait bref, plus {part_def} irait vite. Il [tomba|est tombé] à une syllabe : <hero>Ça.</hero>',
          ],
          playful: [
            '{hero_subj} [mit|a mis] les mains en porte-voix. <hero>Allô, le comptoir, ici la faim !</hero> Le doigt, au bout, montrait {part_def}.',
          ],
        },
        fails: [
          'Un ordre [partit|est parti], puis un autre. En face, cela se raidissait à mesure, comme du linge dehors en hiver.',
        ],
        again: [
          '{hero_subj} [claqua|a claqué] des doigts, puis de la langue. Le prochain bruit était prêt, et c’était le pied.',
        ],
        refrain: ['Donne, donne, donne. Et raide.'],
        turned: ['S’il vous plaît. Et une main. Oui.'],
        noticing: [
          '{hero_subj} [suivit|a suivi] le doigt jusqu’au bout. Là-bas, il y avait deux yeux. Ils attendaient sans doute depuis le début que quelqu’un les regarde.',
        ],
        deed: [
          '{hero_subj} [s’approcha|s’est approché{hero_e}], puis [plia|a plié] les genoux, jusqu’à ce que les yeux soient en face des yeux. Le doigt [se changea|s’est changé] en main. <hero>S’il vous plaît</hero>, [dit|a dit] {hero} à {part_def}. Rien d’autre, jusqu’à la réponse.',
        ],
        answer: [
          'À cette hauteur, on peut dire oui, et l’on peut dire non. {part_def} [choisit|a choisi], et cela se voyait que c’était un plaisir de choisir.',
        ],
        echo: [
          '<companion>Le sel</companion>, [dit|a dit] {companion}. La salière [ne bougea pas|n’a pas bougé]. <companion>S’il te plaît, le sel.</companion> {hero_subj} [le passa|l’a passé], à hauteur d’yeux.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [claqua|a claqué] des doigts par-dessus {part_def}. <hero>Toi. Ça. Hop.</hero> {part_def} [chercha|a cherché] ce qui avait claqué.',
          ],
          warm: [
            '<hero>Allez, mon bijou, hop</hero>, [dit|a dit] {hero} {a_part}, de toute sa hauteur. Le bijou [regarda|a regardé] le doigt, et rien que le doigt.',
          ],
          clever: [
            'Avec moins de mots, on se comprend mieux, [jugea|a jugé] {hero}. <hero>Ça</hero>, [dit|a dit] {hero} {a_part}. Puis, plus simple encore : le doigt.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grue de chantier, un bras tendu au-dessus {de_part}, et [montra|a montré] : là, là, là.',
          ],
        },
        fails: [
          'Le doigt montrait, et l’on regardait le doigt. {hero_subj} [le secoua|l’a secoué], comme un stylo qui n’écrit plus.',
        ],
        again: [
          '<hero>Ça !</hero> [dit|a dit] {hero} en sautant. Un ordre qui saute tombe sur la tête de quelqu’un.',
        ],
        refrain: ['Toi, ça. Hein ? Toi, ça. Hein ?'],
        turned: ['Moi, petit. Main, vide. Et toi ?'],
        noticing: [
          '{hero_subj} [regarda|a regardé] où finissait le doigt. Tout au bout, il y avait un visage, levé très haut pour le voir. Il devait avoir mal à la nuque.',
        ],
        deed: [
          '{hero_subj} [plia|a plié] un genou, puis l’autre, jusqu’à ce que la nuque puisse se reposer. Le doigt [s’ouvrit|s’est ouvert] en main. <hero>S’il te plaît</hero>, [dit|a dit] {hero} à {part_def}, et rien de plus.',
        ],
        answer: [
          'D’en bas, une main vide est facile à lire. {part_def} y [chercha|a cherché] ce qui manquait.',
        ],
        echo: [
          '<companion>Tu me parles d’en haut</companion>, [dit|a dit] {companion}. {hero_subj} [descendit|est descendu{hero_e}] de la chaise. <hero>S’il te plaît</hero>, [dit|a dit] {hero}, <hero>passe-moi la chaise.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] la main sous {part_def} sans frapper. Une main, c’est si petit. Derrière la main, il y avait un coude, une épaule et une oreille.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] être {hero_g, select, m {discret} other {discrète}} : pas un mot {a_part}, et tout le bras.',
          ],
          clever: [
            'Demander réveille, [calcula|a calculé] {hero}, prendre ne réveille pas. Le bras [passa|est passé] sous {part_def}. Il réveillait un peu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la taupe sous {part_def}, museau, pattes, et pas un bonjour. Les taupes non plus ne sont pas attendues.',
          ],
        },
        fails: [
          'Le bras [avança|a avancé]. Cela [se serra|s’est serré] autour, en dormant, comme autour d’un ours en peluche.',
        ],
        again: ['{hero_subj} [souleva|a soulevé] un coin, avec le nez. Cela lui [souffla|a soufflé] dedans.'],
        refrain: ['Sans un mot. Tire. Grrr. Tire.'],
        turned: ['Un mot. Tout petit. S’il te plaît.'],
        noticing: [
          'La joue contre le bord, {hero_subj} [attendit|a attendu] que cela se desserre. Il y avait là un pli, une odeur, un creux à la taille exacte de quelqu’un. On n’était pas sous une chose. On était dans une chambre.',
        ],
        deed: [
          'Tout doucement, le bras [ressortit|est ressorti]. {hero_subj} [s’allongea|s’est allongé{hero_e}], plus bas que le bord, une main ouverte à côté {de_part}. <hero>S’il te plaît</hero>, dans un souffle. La main [resta|est restée] ouverte.',
        ],
        answer: ['Ce mot-là ne pesait rien. Il [passa|est passé] dans le rêve sans toucher les murs.'],
        echo: [
          'Toc, toc, sous la couette. <companion>S’il te plaît ?</companion> [souffla|a soufflé] {companion}. {hero_subj} [poussa|a poussé] ses pieds froids d’une place.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [passa|a passé] un bras chez {part_def}, jusqu’à l’épaule. Personne n’avait ouvert, mais la fente était là.',
          ],
          warm: [
            '<hero>Je ne fais que prendre</hero>, [pensa|a pensé] {hero} gentiment, sans rien dire {a_part}, un bras dedans.',
          ],
          clever: [
            'On demande à ceux qu’on voit, [raisonna|a raisonné] {hero}. {part_def}, on ne le voyait pas bien. Donc un bras.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’éléphant, avec son bras pour trompe, jusqu’au fond, chez {part_def}. Les éléphants non plus ne frappent pas.',
          ],
        },
        fails: [
          'Plus loin. La joue [s’écrasa|s’est écrasée] contre l’entrée, et au bout du bras les doigts [marchèrent|ont marché].',
        ],
        again: [
          '{hero_subj} [entra|a entré] une jambe. Maintenant, on aurait dit que quelqu’un sortait de là, à l’envers.',
        ],
        refrain: ['Mon bras. Pas un mot. Reculé.'],
        turned: ['Mon souffle. Un mot. S’il te plaît.'],
        noticing: [
          'Les doigts [touchèrent|ont touché] une chose tiède, en rond, avec un creux. On y dormait d’habitude. Un bras, cela entre comme un voleur, même propre.',
        ],
        deed: [
          '{hero_subj} [reprit|a repris] son bras et [s’étendit|s’est étendu{hero_e}] de tout son long devant l’entrée. La paume en l’air, il y [eut|a eu] un souffle vers {part_def}, avec un mot dedans : <hero>S’il te plaît.</hero>',
        ],
        answer: ['Le mot [attendit|a attendu] devant la porte, tout petit. On pouvait venir le chercher.'],
        echo: [
          '{hero_subj} [frappa|a frappé] trois fois à la niche. <companion>Il ne répond pas</companion>, [dit|a dit] {companion}. <hero>Il réfléchit</hero>, [dit|a dit] {hero}, à plat ventre.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [cogna|a cogné] {part_def} de l’épaule. <hero>C’est pour aujourd’hui ?</hero> Une épaule, c’est un gros poing.',
          ],
          warm: [
            '<hero>Ouvre, ma douce, ouvre, ma belle !</hero> [dit|a dit] {hero} {a_part}, et [cogna|a cogné] à chaque compliment.',
          ],
          clever: [
            'À une question forte, une réponse forte, [calcula|a calculé] {hero}. {part_def} [répondit|a répondu] pan.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bélier du château, face {a_part}, trois pas d’élan. Le château [ne baissa pas|n’a pas baissé] son pont.',
          ],
        },
        fails: ['Cela [rendit|a rendu] tout, avec les intérêts. {hero_subj} avait les mains chaudes.'],
        again: [
          '{hero_subj} [donna|a donné] du talon. Cela [sonna|a sonné] comme quelqu’un qui tombe dans l’escalier.',
        ],
        refrain: ['Pan, ouvre. Clac. Pan, ouvre. Clac.'],
        turned: ['Tic. Tic. Tic. S’il vous plaît. Merci.'],
        noticing: [
          '{hero_subj} [s’adossa|s’est adossé{hero_e}], les poings contre les côtes. On tapait. Cela venait du dedans, c’était pressé, et cela n’attendait pas qu’on réponde. {hero_subj} [mit|a mis] la main dessus, pour que cela attende.',
        ],
        deed: [
          'Une seule articulation, trois fois, tout bas. <hero>S’il vous plaît</hero>, [dit|a dit] {hero} à {part_def}, et [posa|a posé] l’oreille, comme on la pose pour écouter la mer.',
        ],
        answer: [
          'À trois petits coups, on peut répondre par un quatrième. Il [vint|est venu], d’à côté, tout petit. <hero>Merci</hero>, [dit|a dit] {hero}.',
        ],
        echo: [
          '<companion>Entre</companion>, [dit|a dit] {companion}. <hero>Je n’ai pas encore frappé.</hero> <companion>Tu respires toujours trois fois avant.</companion>',
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
      {
        firstTry: {
          bold: [
            '<hero>Ouvrez !</hero> {hero_subj} [frappa|a frappé] du plat des deux mains devant {part_def}, et d’un pied aussi.',
          ],
          warm: [
            '<hero>Je demande poliment !</hero> [cria|a crié] {hero}, et [cogna|a cogné] la politesse dans {part_def}, à coups de coude.',
          ],
          clever: [
            'Plus c’est fort, plus c’est pressé, et plus c’est pressé, plus on ouvre. {hero_subj} [cogna|a cogné] le tout devant {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la police, boum boum, devant {part_def}. Tout [s’enfuit|s’est enfui] dans le bruit.',
          ],
        },
        fails: ['Le bruit [rendit|a rendu] coup pour coup, sans se fâcher. Il en avait beaucoup.'],
        again: [
          '{hero_subj} [cogna|a cogné] la tête, un peu, pour changer. La tête [répondit|a répondu] longtemps.',
        ],
        refrain: ['Boum, moi. Boum, toi. Boum, boum.'],
        turned: ['Toc, moi. S’il vous plaît. Toc. Merci.'],
        noticing: [
          'Les mains de {hero} étaient chaudes et grosses comme des moufles. {hero_subj} les [cacha|a caché] sous ses bras. Là, on entendait encore boum, boum, dans un rythme que {hero_subj} connaissait. C’était le sien.',
        ],
        deed: [
          'D’une main tout ouverte, {hero_subj} n’en [garda|a gardé] qu’une phalange. Toc. Toc. Toc. Dans le creux {de_part}, un petit <hero>s’il vous plaît</hero>, puis l’oreille contre le bord.',
        ],
        answer: [
          'C’était si poli que le bruit lui-même [écouta|a écouté] ce que c’était. <hero>Merci</hero>, [dit|a dit] {hero}.',
        ],
        echo: [
          'Trois petits coups, à l’heure du bain. <companion>Qui est là ?</companion> <hero>Moi, s’il te plaît</hero>, [dit|a dit] {hero}, en peignoir.',
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
      {
        firstTry: {
          bold: [
            '<hero>Là ! Plus haut ! Non, ta droite !</hero> {hero_subj} dirigeait {companion} et {part_def}, assis{hero_e} sur le bord. {part_def} [tourna|a tourné] comme une toupie lente.',
          ],
          warm: [
            '<hero>Baisse-toi, mon ami, monte, recule</hero>, [dit|a dit] {hero} à {companion}, sur un ton de berceuse. {companion} [fit|a fait] les trois, et {part_def} [en fit un quatrième|en a fait un quatrième].',
          ],
          clever: [
            'Avec des ordres courts, on va plus vite. <hero>Hop. Hé. Là.</hero> {companion} [obéit|a obéi] aux trois, et {part_def} [atterrit|a atterri] sur le côté.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chef d’orchestre de {part_def}, et {companion} tous les violons. Les violons [jouèrent|ont joué] tous un autre air.',
          ],
        },
        fails: [
          'Chaque mot était bien exécuté. On n’aurait pas pu mieux faire, et tout [retomba|est retombé].',
        ],
        again: [
          '<hero>Pareil, mais le contraire</hero>, [dit|a dit] {hero}. {companion} [fit|a fait] pareil, mais le contraire, et [se trouva|s’est trouvé{companion_e}] assis{companion_e}.',
        ],
        refrain: ['Hop. Hé. Là. Et pouf.'],
        turned: ['Ton nom. S’il te plaît. Pour quoi. Oui.'],
        noticing: [
          'Quand il [ne resta plus|n’est plus resté] de mots, il [resta|est resté] {companion}. {companion} avait un bras en haut, un genou en bas et la langue entre les dents, tout juste comme on l’avait demandé, et attendait la suite.',
        ],
        deed: [
          '{hero_subj} [contourna|a contourné] tout cela jusqu’à {companion}. <hero>{companion}, s’il te plaît. C’est pour prendre ce qu’il y a sous {part_def}.</hero> Et les mains de {hero} [restèrent|sont restées] en l’air, jusqu’à un hochement de tête.',
        ],
        answer: [
          '<companion>Ah, c’est pour ça</companion>, [dit|a dit] {companion}. Quand on sait pourquoi, on sait aussi par où.',
        ],
        echo: [
          '<companion>L’eau !</companion> [dit|a dit] {companion}, très fort. Puis : <companion>S’il te plaît. C’est pour la soif.</companion> {hero_subj} [versa|a versé] jusqu’au bord.',
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
      {
        firstTry: {
          bold: [
            '<hero>Tire ! Monte ! Stop !</hero> {companion} [tira|a tiré], [monta|est monté{companion_e}], et [s’arrêta|s’est arrêté{companion_e}] au beau milieu {de_part}, une jambe en l’air.',
          ],
          warm: [
            '<hero>Lève, mon chou. Non, l’autre. Plus haut, mon chou</hero>, [dit|a dit] {hero}. Chaque chou tirait un peu plus de travers contre {part_def}.',
          ],
          clever: [
            'Les ordres courts font gagner du temps, se disait {hero} : <hero>Bras. Pied. Genou.</hero> {companion} était contre {part_def}, dans l’ordre des mots.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le marionnettiste au pied {de_part} : <hero>Petite main, hop. Petit pied, hop.</hero> {companion} n’avait pas de fils.',
          ],
        },
        fails: [
          '<hero>L’autre main !</hero> {companion} [changea|a changé] de main. C’était la main qui tenait.',
        ],
        again: ['<hero>Pas celle-là !</hero> Il n’y en avait plus d’autre.'],
        refrain: ['Lève. Tiens. Non. Boum.'],
        turned: ['S’il te plaît. Pour quoi ? Pour ça. Hop.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] un ordre, et il n’en restait pas. {companion} avait un bras derrière l’oreille, un pied dans le vide, et un chapeau entre les dents, bien comme on l’avait demandé. Une goutte lui coulait du nez.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] le chapeau, pour commencer. <hero>{companion}, je voudrais attraper ce qu’il y a au-dessus de {part_def}. Tu veux bien m’aider, s’il te plaît ?</hero> Et {hero_il} [attendit|a attendu] le oui.',
        ],
        answer: [
          '<companion>Ah, c’était pour ça</companion>, [dit|a dit] {companion}. <companion>Alors il faut une marche.</companion> Un genou [se plia|s’est plié], juste où il fallait.',
        ],
        echo: [
          '<companion>Sel</companion>, [dit|a dit] {companion} à table, pour voir. {hero_subj} [leva|a levé] un doigt, sérieux comme un agent. <hero>Sel qui ?</hero>',
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
      {
        firstTry: {
          bold: [
            'La musique dans les oreilles, {hero} [posa|a posé] son formulaire devant {part_def} et [mit|a mis] le doigt sur la ligne. Le doigt tapait en mesure.',
          ],
          warm: [
            '{hero_subj} [adressa|a adressé] à {part_def} un grand sourire, de profil, entre deux refrains, et [poussa|a poussé] le papier.',
          ],
          clever: [
            'Tout était écrit, il suffisait de lire. {hero_subj} [le montra|l’a montré] à {part_def} du bout du stylo, sans baisser le son.',
          ],
          playful: [
            '{hero_subj} [demanda|a demandé] la chose à {part_def} en langage de danseur : un doigt, deux doigts, une pirouette. {part_def} avait un règlement, et pas de musique.',
          ],
        },
        fails: [
          'On [répondit|a répondu] quelque chose. {hero_subj} [vit|a vu] des lèvres bouger, et [tapa|a tapé] de nouveau sur la ligne.',
        ],
        again: ['{hero_subj} [souligna|a souligné] la ligne. Deux traits, le second plus gras.'],
        noticing: [
          'Entre deux morceaux, il y [eut|a eu] un blanc. Dans ce blanc, quelqu’un disait bonjour, pour la troisième fois, à la personne d’avant, d’après, à tout le monde. Sur le badge, de travers, il y avait un nom, et sous l’étiquette décollée un deuxième.',
        ],
        deed: [
          '{hero_subj} [enleva|a enlevé] les deux écouteurs. Aux quatre qui attendaient, {hero_il} [laissa|a laissé] son tour. Ensuite, {hero_il} [dit|a dit] bonjour à {part_def} par son nom, et [demanda|a demandé], s’il vous plaît, si c’était possible, et sinon, quand.',
        ],
        answer: [
          'On [posa|a posé] le tampon. Du côté {de_part}, on [relut|a relu] la règle, mais cette fois avec un doigt, comme on cherche une porte.',
        ],
        echo: [
          '<companion>Tu as laissé passer un monsieur avec un aquarium</companion>, [dit|a dit] {companion}. <hero>Il avait l’air pressé</hero>, [dit|a dit] {hero}. <hero>Le poisson, surtout.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] son téléphone vers {part_def}, la phrase en grand, et [augmenta|a augmenté] la taille des lettres.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] à {part_def} sans ôter ses écouteurs, et [tapota|a tapoté] l’écran en mesure. La mesure n’était pas pour {part_def}.',
          ],
          clever: [
            'Une question écrite se relit autant qu’on veut, pensait {hero}, et {hero_il} [laissa|a laissé] {part_def} relire. La chanson durait trois minutes.',
          ],
          playful: [
            '{hero_subj} [mima|a mimé] sa question à {part_def} sur le rythme qu’{hero_il} avait dans l’oreille. {part_def} n’avait que les gestes.',
          ],
        },
        fails: [
          'En face, on [lut|a lu] à voix haute le règlement, article trois. {hero_subj} [leva|a levé] le pouce et [remit|a remis] l’écran.',
        ],
        again: ['{hero_subj} [tapota|a tapoté] encore. C’était la batterie.'],
        noticing: [
          'Un écouteur [tomba|est tombé]. Dans le silence de cette oreille-là, derrière, quatre personnes soupiraient, et devant, quelqu’un s’appelait, sur une plaque, autrement que sur l’étiquette collée dessous.',
        ],
        deed: [
          'Le deuxième écouteur [rejoignit|a rejoint] l’autre au fond de la poche. <hero>Passez, j’avais mal commencé</hero>, [dit|a dit] {hero} aux quatre. Puis, revenu{hero_e} devant {part_def} : bonjour, le nom d’en haut, le nom d’en bas, et une demande avec un s’il vous plaît auquel on pouvait répondre non.',
        ],
        answer: [
          'On [mit|a mis] le règlement de côté. Une phrase entière, de ce côté-là, cela se traduisait tout seul.',
        ],
        echo: [
          '<companion>Et il voulait dire quoi, le nom du dessous ?</companion> [demanda|a demandé] {companion}. <hero>Petite rivière</hero>, [dit|a dit] {hero}. <hero>C’est sa grand-mère.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Pour six heures !!!</hero> {hero_subj} [envoya|a envoyé] cela aux neuf, à propos de {part_def}, et à six heures {hero_il} [alla|est allé{hero_e}] montrer ce qu’{hero_il} avait.',
          ],
          warm: [
            '<hero>Vous êtes des amours</hero>, [écrivit|a écrit] {hero} aux amours, et {part_def} [fut|a été] présenté{part_e} sans eux.',
          ],
          clever: [
            '{hero_subj} [tint|a tenu] un fichier de tout ce qui arrivait pour {part_def}. La colonne des noms était trop large, on l’avait masquée.',
          ],
          playful: [
            '{hero_subj} [répondit|a répondu] aux envois par un singe qui applaudit. Le singe [porta|a porté] {part_def} devant les autres, et [salua|a salué].',
          ],
        },
        fails: [
          'À sept heures, il [vint|est venu] un envoi de moins. À huit, trois. Le singe applaudissait toujours.',
        ],
        again: [
          '<hero>Qui peut me refaire ça ?</hero> [écrivit|a écrit] {hero}. On [vit|a vu] que c’était vu.',
        ],
        noticing: [
          'Il [fallut|a fallu] chercher qui avait la suite. {hero_subj} [décocha|a décoché] la case, et la colonne cachée [s’ouvrit|s’est ouverte] : Lia, deux heures du matin. Sam, encore Sam, Noé depuis l’hôpital. Et en face, le même singe, quarante fois.',
        ],
        deed: [
          'Devant ceux qui étaient venus pour {part_def}, {hero} [déplia|a déplié] la feuille. <hero>Ce n’est pas moi, voici qui c’est.</hero> Cela [prit|a pris] quatre minutes, avec un merci par ligne, et sa propre ligne [passa|est passée] la dernière.',
        ],
        answer: [
          'Au deuxième nom, quelqu’un [posa|a posé] son manteau. Au neuvième, il y avait partout des manches relevées.',
        ],
        echo: [
          '<companion>Sam a pleuré</companion>, [dit|a dit] {companion}. <hero>À cause de quoi ?</hero> <companion>De la ligne où il y a encore Sam.</companion>',
        ],
      },
    ],
  },
};
