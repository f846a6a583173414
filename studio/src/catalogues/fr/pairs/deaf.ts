import type { LessonPairs } from '../../schema.ts';

export const deaf: LessonPairs = {
  lipsTogether: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Chut, Il Dort !</hero> [hurla|a hurlé] {hero} dans l’oreille {de_companion}, juste au-dessus {de_part}. Et {hero_il} [tapa|a tapé] du pied pour que {companion} le sente.',
          ],
          warm: [
            '<hero>Doucement !</hero> [cria|a crié] {hero} à {companion}, par égard pour {part_def}. Puis {hero_il} [frappa|a frappé] le plancher, deux coups, pour plus de clarté.',
          ],
          clever: [
            'Qui n’entend pas, il faut lui parler fort. {hero_subj} [cria donc|a donc crié] à {companion}, au bord {de_part}, qu’il fallait être silencieux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la trompette dans l’oreille {de_companion}, <hero>pouet, silence !</hero>, et des claquettes près {de_part}.',
          ],
        },
        fails: [
          '{companion} [ne tourna pas|n’a pas tourné] la tête. {hero_subj} [cria|a crié] plus près, et les autres aussi.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] à pieds joints, pour que le sol parle à {companion}. Le sol [parla|a parlé] à tout le monde.',
        ],
        refrain: ['Chut. Boum. Chut. Grrr.'],
        turned: ['Mains, mains. Sourcils. Mmm.'],
        noticing: [
          '{companion} [posa|a posé] un doigt sur ses propres lèvres. Puis ses mains [firent|ont fait] une longue, longue phrase. On [n’en entendit pas|n’en a pas entendu] un souffle.',
        ],
        deed: [
          '{hero_subj} [serra|a serré] les lèvres et [se mit|s’est mis{hero_e}] devant {companion}, les sourcils levés. D’une main, au-dessus {de_part}, {hero_il} [refit|a refait] le signe que {companion} faisait.',
        ],
        answer: [
          'Deux personnes parlaient, à présent, et pas un bruit. Le souffle {de_part} [s’allongea|s’est allongé].',
        ],
        echo: [
          'Après l’heure d’éteindre, on a parlé des deux côtés de la chambre. On n’a rien entendu, de la cuisine.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Il faut parler tout bas !</hero> [cria|a crié] {hero} à {companion}, qui n’entendait pas, par-dessus {part_def}, qui entendait très bien.',
          ],
          warm: [
            '{hero_subj} [tapa|a tapé] trois fois du talon, pour prévenir {companion} avec délicatesse. {part_def} aussi [fut prévenu|a été prévenu{part_e}].',
          ],
          clever: [
            'Si {companion} n’entend pas, il faut doubler, [calcula|a calculé] {hero}. Et {hero_il} [doubla|a doublé], à côté {de_part}.',
          ],
          playful: [
            '{hero_subj} [cria|a crié] <hero>Chut</hero> avec un doigt sur la bouche, et toute la bouche derrière. {part_def} [en trembla|en a tremblé].',
          ],
        },
        fails: [
          'Un mot plus fort, un talon plus fort. {companion} tournait le dos et cherchait d’où venait ce vent.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] du haut de ses deux pieds. Cela [fit|a fait] comprendre quelque chose à tout le monde, mais pas la même chose.',
        ],
        refrain: ['Chut, crié. Ronfle. Chut, crié.'],
        turned: ['Un doigt. Deux doigts. Pas un bruit.'],
        noticing: [
          '{companion} [mit|a mis] la paume par terre, puis [regarda|a regardé] {hero}, longuement. Après quoi {companion} [bougea|a bougé] les doigts : toute une histoire, avec une fin. Le silence, autour, n’avait pas une ride.',
        ],
        deed: [
          '{hero_subj} [colla|a collé] ses lèvres l’une à l’autre. Devant {companion}, bien en face, {hero_il} [leva|a levé] les sourcils, puis une main au-dessus {de_part}, et [copia|a copié] le signe, doigt par doigt.',
        ],
        answer: [
          'On [se dit tout|s’est tout dit], et même une blague. Rien ne tremblait plus, ni l’air, ni le sol, ni ce qui dormait.',
        ],
        echo: [
          '<companion>Tu parles en dormant</companion>, [signa|a signé] {companion} au matin. <hero>Fort ?</hero> [demandèrent|ont demandé] les sourcils de {hero}. <companion>Des deux mains.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '<hero>Ne Fais Pas Peur !</hero> [cria|a crié] {hero} à {companion}, tout près {de_part}. Puis {hero_il} [tapa|a tapé] du pied, pour que {companion} sente.',
          ],
          warm: [
            '<hero>C’est tout doux, regarde</hero>, [cria|a crié] {hero} dans l’oreille {de_companion} en montrant {part_def}. Puis {hero_il} [frappa|a frappé] le sol du talon.',
          ],
          clever: [
            'Pour que {companion} comprenne, {hero} [parla|a parlé] très fort, et avec les pieds. {part_def} était juste à côté, et entendait très bien.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le crieur public dans l’oreille {de_companion} : <hero>Oyez, oyez, voici {part_def} !</hero>',
          ],
        },
        fails: [
          '{companion} regardait ailleurs. {hero_subj} [tapa|a tapé] deux fois plus, et [cria|a crié] par-dessus le bruit qu’il fallait du calme.',
        ],
        again: [
          '<hero>Plus Un Bruit !</hero> C’était si fort que {hero} [se boucha|s’est bouché] les oreilles.',
        ],
        refrain: ['Chut. Boum. Oh, parti. Chut.'],
        turned: ['Mains, mains. Et pas un bruit.'],
        noticing: [
          'Un doigt {de_companion} [se posa|s’est posé] sur ses lèvres. Puis ses mains [parlèrent|ont parlé], longtemps. {hero_subj} [chercha|a cherché] le bruit qu’elles faisaient. Il n’y en avait pas.',
        ],
        deed: [
          '{hero_subj} [serra|a serré] les lèvres, [se plaça|s’est placé{hero_e}] en face {de_companion} et [leva|a levé] les deux sourcils. D’une main, près {de_part}, {hero_il} [refit|a refait] ce que {companion} faisait.',
        ],
        answer: [
          'Des mains qui parlent de choses et d’autres, cela rend curieux. {part_def} [tendit|a tendu] le cou, ou ce qu’on a pour voir.',
        ],
        echo: [
          '<companion>Qu’est-ce que j’ai dit, tout à l’heure ?</companion> [demanda|a demandé] {companion}. {hero} [refit|a refait] le signe. <companion>Ça, c’est purée</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On ne doit pas l’effrayer</hero>, [hurla|a hurlé] {hero} à {companion}, à un pas {de_part}. Le sol [trembla|a tremblé] deux fois, pour la ponctuation.',
          ],
          warm: [
            '<hero>Viens voir comme c’est mignon !</hero> [cria|a crié] {hero} à {companion}, en tapant du pied devant {part_def}, qui n’était déjà plus mignon, mais loin.',
          ],
          clever: [
            '{companion} n’entend pas, donc on ne dérange pas, [raisonna|a raisonné] {hero}, un peu vite, et [cria|a crié] par-dessus {part_def}.',
          ],
          playful: [
            '{hero_subj} [battit|a battu] le tambour sur le sol, pour {companion}, et la trompette dans ses mains, pour {part_def}.',
          ],
        },
        fails: ['<hero>Chut</hero>, [cria|a crié] {hero}, et l’on [se cacha|s’est caché] du chut.'],
        again: [
          '{hero_subj} [cria|a crié] qu’on ne criait plus. {companion} [vit|a vu] surtout les veines du cou.',
        ],
        refrain: ['Chut ! Pam. Loin. Chut ! Pam. Loin.'],
        turned: ['Deux sourcils. Un signe. Sans bruit. Tiens.'],
        noticing: [
          '{companion} [posa|a posé] deux doigts sur le bras de {hero}, pour l’éteindre. Et {companion} [se mit|s’est mis{companion_e}] à raconter, avec les mains. Il y avait un bateau, une tempête, un chien. Cela faisait moins de bruit qu’une plume.',
        ],
        deed: [
          '{hero_subj} [pinça|a pincé] les lèvres et [leva|a levé] les sourcils en même temps : et après ? Face à {companion}, d’une main, tout près {de_part}, {hero_subj} [fit|a fait] le bateau, puis la tempête, comme on les lui montrait.',
        ],
        answer: ['Une histoire qu’on ne peut pas entendre, il faut sortir pour la suivre.'],
        echo: [
          '<companion>Et le chien ?</companion> [signa|a signé] {companion}. {hero_subj} [fit|a fait] un chien. <companion>Ça, c’est une louche</companion>, [signa|a signé] {companion}, et [fit|a fait] aboyer la louche.',
        ],
      },
    ],
  },
  thumbPutRight: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Laissez Passer !</hero> [dit|a dit] {hero} à {part_def}, lentement, et très fort. Puis à {companion}, pareil. Chacun [fit|a fait] autre chose.',
          ],
          warm: [
            '<hero>S’il vous plaît !</hero> [articula|a articulé] {hero} à {part_def}, puis à {companion}. Il y avait un grand sourire autour.',
          ],
          clever: [
            '{hero_subj} [répéta|a répété] les mots à {part_def}, plus lentement, puis à {companion}, plus fort. C’était la même phrase, en deux tailles.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le robot, une syllabe après l’autre. {part_def} et {companion} [regardèrent|ont regardé] ce robot, qui ne bougeait que la bouche.',
          ],
        },
        fails: ['Plus lent, plus fort, plus large. La bouche était comme une porte, et rien ne passait.'],
        again: [
          '{hero_subj} [dit|a dit] chaque lettre à part. Au bout du mot, plus personne ne se rappelait le début.',
        ],
        refrain: ['Laissez. Hein ? Passer. Hein ?'],
        turned: ['Pouce. Pas comme ça. Comme ça.'],
        noticing: [
          '{companion} ne regardait plus sa bouche. {part_def} non plus. Ils regardaient tous les deux ses mains, qui pendaient.',
        ],
        deed: [
          '{hero_subj} [leva|a levé] une main et [demanda|a demandé] des yeux. {companion} [lui redressa|lui a redressé] le pouce. Alors, lentement, {hero} [refit|a refait] le signe, face {a_part}.',
        ],
        answer: [
          'C’était un signe neuf. {part_def} [essaya|a essayé] pour voir, et le pouce [se mit|s’est mis] de travers. {companion} [le redressa|l’a redressé] aussi.',
        ],
        echo: [
          'Longtemps, {hero} a cru avoir dit pardon. <companion>Tu as dit concombre</companion>, [dit|a dit] {companion}. Cela avait marché quand même.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Pou, vez, vous</hero>, [dit|a dit] {hero} à {part_def}, puis à {companion}, en ouvrant grand. L’un [recula|a reculé], l’autre [tendit|a tendu] un mouchoir.',
          ],
          warm: [
            '<hero>On ne veut pas déranger</hero>, [cria|a crié] {hero}, bien lentement, à {companion} et à {part_def}. Cela dérangeait.',
          ],
          clever: [
            '{hero_subj} [analysa|a analysé] le problème : pas assez de volume. {hero_subj} [refit|a refait] la phrase, à {part_def} et à {companion}, à la puissance deux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le perroquet dans le mégaphone de ses mains, une fois pour {companion}, une fois pour {part_def}.',
          ],
        },
        fails: ['La bouche s’ouvrait, se fermait, s’étirait. On aurait dit quelqu’un qui mâche un édredon.'],
        again: [
          '{hero_subj} [ajouta|a ajouté] les sourcils aux voyelles. Cela [donna|a donné] une phrase très étonnée, que personne ne comprenait.',
        ],
        refrain: ['Plus fort. Comment ? Plus fort. Comment ?'],
        turned: ['Une main. Tourne le pouce. Voilà.'],
        noticing: [
          'Personne n’attendait plus rien de la bouche. Deux paires d’yeux étaient posées sur les mains de {hero}, et les mains ne disaient rien.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [leva|a levé] une main, les sourcils en point d’interrogation. {companion} [attrapa|a attrapé] le pouce et [le coucha|l’a couché]. {hero_subj} [refit|a refait] le signe, face {a_part}, sans se presser.',
        ],
        answer: [
          '{part_def} [regarda|a regardé] ses propres doigts, ou ce qui en tenait lieu, et [essaya|a essayé]. À partir de là, on se parlait.',
        ],
        echo: [
          'Depuis, {hero} dit merci de la main droite. <companion>Pouce</companion>, [signa|a signé] {companion}, chaque fois. {hero_subj} le recouche, chaque fois.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Don-ne-le-moi !</hero> [dit|a dit] {hero} à {part_def}, et la même chose à {companion}, de plus en plus grand.',
          ],
          warm: [
            '<hero>Tu, veux, bien, me, le, donner</hero>, [articula|a articulé] {hero} à {part_def}. Puis à {companion}. C’était dit à la petite cuillère.',
          ],
          clever: [
            'Si l’on n’a pas compris, c’est que c’était trop bas, ou trop vite. {hero_subj} [redit|a redit] tout {a_part}, plus haut et plus lent.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la carpe devant {part_def}, en ouvrant la bouche de plus en plus rond : <hero>Dôôô-nneuuu</hero>.',
          ],
        },
        fails: [
          '{companion} [fit|a fait] une chose, {part_def} une autre. Ce n’étaient pas celles qu’on avait dites. {hero_subj} [les redit|les a redites].',
        ],
        again: [
          '{hero_subj} [dit|a dit] le mot en se penchant, puis en sautant. Un mot qui saute n’est pas plus clair.',
        ],
        refrain: ['Quoi ? Quoi ? Quoooi ?'],
        turned: ['Main. Pouce. Droit. Voilà.'],
        noticing: [
          '{companion} avait cessé de regarder sa bouche. En face aussi, on avait cessé. Tous les yeux étaient plus bas, là où deux mains ne disaient rien.',
        ],
        deed: [
          '{hero_subj} [leva|a levé] une main et [demanda|a demandé] des yeux. {companion} [lui plia|lui a plié] le pouce comme il faut. Lentement, {hero_il} [fit|a fait] le signe {a_part}.',
        ],
        answer: [
          'Ce qu’aucun mot ne pouvait, une main le pouvait. {part_def} [regarda|a regardé] le pouce et [pencha|a penché] la tête.',
        ],
        echo: [
          'Au dîner, {hero} [fit|a fait] le signe. {companion} [passa|a passé] un concombre. {hero} [redressa|a redressé] son pouce, et {companion} [passa|a passé] le pain.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Do, nne, moi, ça</hero>, [dit|a dit] {hero}, en grand, à {part_def}. Puis en très grand à {companion}. {part_def} [donna|a donné] l’heure, ou presque.',
          ],
          warm: [
            '{hero_subj} [répéta|a répété] tout à {companion} et à {part_def}, avec un sourire par mot. On avait surtout compris le sourire.',
          ],
          clever: [
            'Si l’on va assez lentement, tout le monde comprend, [pensa|a pensé] {hero}. Un mot par minute, face {a_part}, cela ne faisait plus de phrase.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le poisson, face {a_part}, une grande bouche qui dit tout. Les poissons, en général, on ne les comprend pas.',
          ],
        },
        fails: [
          '{companion} [apporta|a apporté] un bonnet. {part_def} [recula|a reculé] d’un pas. {hero_subj} [redit|a redit] le mot, plus rond.',
        ],
        again: ['{hero_subj} [dit|a dit] le mot à l’envers. On ne sait jamais.'],
        refrain: ['Oooh ? Hein ? Oooh ? Hein ?'],
        turned: ['Les yeux. La main. Le pouce. Ah.'],
        noticing: [
          '{hero_subj} [se tut|s’est tu{hero_e}], la bouche fatiguée. Alors tous les yeux [tombèrent|sont tombés] au même endroit, un peu plus bas : ses deux mains, qu’{hero_il} tenait comme des gants vides.',
        ],
        deed: [
          'Les sourcils [demandèrent|ont demandé]. Une main [monta|est montée]. {companion} [prit|a pris] le pouce de {hero} et [le tourna|l’a tourné] d’un cran. Devant {part_def}, sans hâte, {hero_il} [refit|a refait] le signe.',
        ],
        answer: [
          'Avec le pouce du bon côté, c’était un mot. {part_def} le connaissait peut-être, ou bien il se disait tout seul.',
        ],
        echo: [
          '<companion>Tu m’as dit que j’étais une théière</companion>, [signa|a signé] {companion}. {hero_subj} [vérifia|a vérifié] son pouce. <hero>Merci</hero>, [signa|a signé] {hero}. {companion} [se servit|s’est servi{companion_e}] du thé.',
        ],
      },
    ],
  },
  roundToTheFront: {
    noisy: [
      {
        firstTry: {
          bold: [
            'La bouche pleine de pomme et le dos tourné, {hero} [cria|a crié] à {companion} quoi faire. {part_def} en [mangea|a mangé] la moitié.',
          ],
          warm: [
            '<hero>Quand je dirai, on y va</hero>, [dit|a dit] {hero} à sa pomme. {companion} était derrière, et {part_def} entre deux.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] le plan à {companion}, de dos, en mâchant. Il y avait trois étapes, et {part_def} en couvrait quatre.',
          ],
          playful: [
            '{hero_subj} [parla|a parlé] pomme à {companion} par-dessus l’épaule : <hero>Mff, crok, hop !</hero> {part_def} [traduisit|a traduit], très mal.',
          ],
        },
        fails: [
          '{companion} [fit|a fait] autre chose. <hero>Mais non !</hero> [cria|a crié] {hero}, toujours de dos. Cela [fit|a fait] un bruit de plus.',
        ],
        again: [
          '{hero_subj} [cria|a crié] plus fort, et un morceau de pomme [partit|est parti]. On [le vit|l’a vu] mieux qu’on n’entendait le reste.',
        ],
        refrain: ['Crok, hé. Boum. Crok, hé.'],
        turned: ['Avale. Devant. Un, deux, trois signes.'],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}]. Les yeux {de_companion} cherchaient sa bouche. Ils l’avaient sans doute cherchée tout le temps, derrière cette nuque.',
        ],
        deed: [
          '{hero_subj} [avala|a avalé] et [fit|a fait] le tour, jusque dans la lumière. <hero>Montre-moi</hero>, [demandèrent|ont demandé] ses deux mains vides. {hero_il} [copia|a copié] les trois signes {de_companion} pour {part_def} : attendre, chut, là.',
        ],
        answer: [
          'À travers n’importe quel bruit, on voit trois signes. Ils [attendirent|ont attendu] le creux, avec les yeux.',
        ],
        echo: [
          '<companion>Et la pomme ?</companion> [demanda|a demandé] {companion}. {hero} [fit|a fait] un quatrième signe. Il n’existait pas encore, mais il voulait bien dire trognon.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mmf, maintenant</hero>, [dit|a dit] {hero} à la pomme, le dos à {companion}. {part_def} [couvrit|a couvert] le reste.',
          ],
          warm: [
            '<hero>Prends ton temps</hero>, [dit|a dit] {hero} à {companion}, mais au mur, la bouche pleine, et {part_def} au milieu.',
          ],
          clever: [
            'Un ordre crié deux fois finit par arriver. La bouche pleine, {hero_subj} [le cria|l’a crié] à {part_def}, puis au mur. {companion} était de l’autre côté.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le ventriloque, face {a_part}, la bouche pleine, le dos tourné. {companion} cherchait la marionnette.',
          ],
        },
        fails: ['L’un faisait avant, l’autre faisait après. {hero_subj} [cria|a crié] que c’était pendant.'],
        again: [
          '{hero_subj} [cracha|a craché] un pépin vers {companion}, pour attirer l’attention. Le pépin [dit|a dit] peu de chose.',
        ],
        refrain: ['Mmf. Boum. Mmf. Boum. Quoi ?'],
        turned: ['J’avale. Me voilà. Tes mains. Mes mains.'],
        noticing: [
          '{hero_subj} [se pencha|s’est penché{hero_e}] pour une autre bouchée, et [vit|a vu] {companion}. {companion} faisait de petits pas, à droite, à gauche, comme au cinéma derrière un grand chapeau. Le chapeau, c’était la nuque de {hero}.',
        ],
        deed: [
          '{hero_subj} [avala|a avalé] tout. Trois pas, et {hero_subj} [fut|a été] en pleine lumière, les mains vides, les paumes en haut : montre. {hero_subj} [répéta|a répété] les trois signes de {companion} avant de regarder vers {part_def} : là, chut, ensemble.',
        ],
        answer: ['Le bruit pouvait bien continuer. Il n’y avait plus rien à lui dire.'],
        echo: [
          '{companion} [fit|a fait] pomme, d’un poing contre la joue. {hero_subj} [fit|a fait] pomme. On [partagea|a partagé] celle qui restait, et personne [ne parla|n’a parlé] la bouche pleine.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Tire {part_def} !</hero> [dit|a dit] {hero}, le dos tourné, une pomme dans la bouche. {companion}, qui n’avait rien pu voir, [poussa|a poussé].',
          ],
          warm: [
            '{hero_subj} [dit|a dit] un mot gentil à {companion}, le nez contre {part_def}. Il y avait de la pomme autour du mot.',
          ],
          clever: [
            '{hero_subj} [donna|a donné] des consignes très claires pour {part_def}. C’était son dos qui parlait, et une pomme.',
          ],
          playful: [
            '{hero_subj} [parla|a parlé] à {part_def} la bouche pleine, comme un canard. De dos, un canard ne dit rien du tout.',
          ],
        },
        fails: [
          'L’un tirait, l’autre poussait. {hero_subj} [cria|a crié], et [tourna|a tourné] le dos pour mieux tirer.',
        ],
        again: [
          '{hero_subj} [cria|a crié] encore plus fort, vers le mur ou vers le ciel. Un morceau de pomme [partit|est parti] à sa place.',
        ],
        refrain: ['Tire. Pousse. Crac. Tire. Pousse.'],
        turned: ['Devant toi. Mes mains. Ensemble.'],
        noticing: [
          '{hero} [se retourna|s’est retourné{hero_e}]. Les yeux {de_companion} cherchaient sa bouche. Ils la cherchaient sûrement depuis le début.',
        ],
        deed: [
          '{hero_subj} [avala|a avalé] et [vint|est venu{hero_e}] devant, dans la lumière. <hero>Montre-moi.</hero> Et {hero_il} [refit|a refait] les trois signes {de_companion} : gauche, ensemble, maintenant. Puis ils [prirent|ont pris] {part_def}.',
        ],
        answer: ['Un signe, et quatre mains [partirent|sont parties] au même instant.'],
        echo: [
          'Le soir, {hero} [voulut|a voulu] dire encore en signes. {companion} [éclata|a éclaté] de rire. {hero} avait dit saucisse.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Prends-le par là</hero>, [dit|a dit] {hero} au mur, une poire dans la joue, les mains sur {part_def}. Le mur [ne prit rien|n’a rien pris].',
          ],
          warm: [
            '<hero>Doucement, hein ?</hero> [dit|a dit] {hero} à sa poire, le dos à {companion}. {part_def} [bougea|a bougé] dans deux directions.',
          ],
          clever: [
            'La bouche pleine de poire, {hero_subj} [donna|a donné] à {part_def} et à son pull des ordres précis. {companion}, derrière, les [devina|a deviné] au hasard.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le capitaine qui mange une poire en regardant la mer, {part_def} à la main. L’équipage était dans son dos, et ramait en arrière.',
          ],
        },
        fails: ['Une main tirait, deux mains poussaient. Il y [eut|a eu] un désaccord au milieu.'],
        again: ['<hero>L’autre côté !</hero> [cria|a crié] {hero}, tourné{hero_e} de l’autre côté.'],
        refrain: ['Mmf. Tire. Pousse. Crac. Mmf.'],
        turned: ['Avale. En face. Tes trois signes. Hop.'],
        noticing: [
          '{hero_subj} [sentit|a senti] quelque chose sur sa nuque, comme du soleil. C’était un regard. {companion} cherchait par-dessus une épaule, puis par-dessus l’autre, une bouche qui était tout le temps devant.',
        ],
        deed: [
          'La poire [descendit|est descendue]. {hero_subj} [fit|a fait] le tour, et [s’arrêta|s’est arrêté{hero_e}] là où il fait clair, les paumes vers le haut. {companion} [montra|a montré] : là, toi, hop. {hero_subj} [montra|a montré] : là, moi, hop. Puis on [prit|a pris] {part_def}.',
        ],
        answer: ['Avec trois signes, on sait où est l’autre. Hop était pour les deux le même hop.'],
        echo: [
          'Au dessert, {hero_subj} [fit|a fait] le tour de la table avant de parler. <companion>Quoi ?</companion> [demanda|a demandé] {companion}. <hero>Rien</hero>, [signa|a signé] {hero}. <hero>Poire.</hero>',
        ],
      },
    ],
  },
  whereTwoFingersPoint: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [attrapa|a attrapé] {companion} par la veste, par-derrière, et [sauta|a sauté] contre {part_def}. {companion} montrait un endroit. {hero} n’avait pas d’yeux dans le dos.',
          ],
          warm: [
            '<hero>Attends, j’y suis presque</hero>, [dit|a dit] {hero} à {companion}, le nez sur {part_def}. Sans se retourner, {hero_il} [tapota|a tapoté] sa veste.',
          ],
          clever: [
            '{hero_subj} [étudia|a étudié] le haut {de_part}, seulement le haut. Deux doigts {de_companion} montraient, derrière. Personne [ne les étudia|ne les a étudiés].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la fusée contre {part_def}, la veste {de_companion} pour comptoir de lancement. Deux doigts levés, derrière, faisaient la tour.',
          ],
        },
        fails: [
          '{hero_subj} [sauta|a sauté] encore au mauvais endroit. Les deux doigts, eux, n’avaient pas changé d’endroit.',
        ],
        again: [
          '{hero_subj} [sauta|a sauté] en tirant {companion} par la manche. On ne saute pas plus haut, à deux, quand un seul sait.',
        ],
        refrain: ['Hop. Boum. Deux doigts. Hop. Boum.'],
        turned: ['Toc toc. Pardon. Deux doigts. Là.'],
        noticing: [
          'On [tourna|a tourné] {hero} par les épaules. Il y avait deux doigts, levés, et un visage fatigué derrière. {hero_subj} [se demanda|s’est demandé] depuis combien de temps.',
        ],
        deed: [
          '{hero_subj} [toucha|a touché] l’épaule {de_companion}, [se mit|s’est mis{hero_e}] en face, et [fit|a fait] pardon de la main, du mieux possible. Puis, le long des doigts, {hero_il} [regarda|a regardé] {part_def}.',
        ],
        answer: ['Cela descendait. Ce que montraient les doigts n’avait jamais été en haut.'],
        echo: [
          '<companion>La prochaine fois, deux doigts, c’est deux biscuits</companion>, [dit|a dit] {companion}. {hero} en [leva|a levé] trois.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Viens, c’est là-haut</hero>, [dit|a dit] {hero}, dos tourné, et {hero_il} [tira|a tiré] {companion} par le capuchon vers {part_def}. Une main dessinait quelque chose dans l’air. Le dos ne voyait rien.',
          ],
          warm: [
            '{hero_subj} [prit|a pris] {companion} par le poignet, bien gentiment, et [sauta|a sauté] contre {part_def} en regardant le haut. Au bout de l’autre poignet, on montrait autre chose.',
          ],
          clever: [
            'Le problème était en haut {de_part}, donc la solution aussi, [pensa|a pensé] {hero}. Derrière, deux doigts n’étaient pas de cet avis.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le kangourou contre {part_def}, {companion} au bout de la manche. Le kangourou n’avait pas d’yeux dans la poche.',
          ],
        },
        fails: [
          'On lui [tapa|a tapé] sur l’épaule. <hero>Oui, oui</hero>, [dit|a dit] {hero}, sans tourner la tête, et [sauta|a sauté].',
        ],
        again: ['{hero_subj} [sauta|a sauté] plus à droite. Les doigts étaient plus à gauche, et plus bas.'],
        refrain: ['Saute, saute. Deux doigts, là-bas.'],
        turned: ['Regarde, regarde. Deux doigts. Ici.'],
        noticing: [
          '{companion} [passa|est passé{companion_e}] devant, et [resta|est resté{companion_e}] là, bien en face. Deux doigts, toujours, et des sourcils très fatigués. Il y avait une crampe dans ce bras, à force.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] d’un pas. Avec la main sur le cœur, {hero_il} [fit|a fait] pardon. Puis son regard [partit|est parti] du bout des deux doigts et [descendit|est descendu] le long {de_part}.',
        ],
        answer: [
          'C’était bas, presque au sol. {companion} l’avait vu avant que {hero} saute pour la première fois.',
        ],
        echo: [
          '{companion} [montra|a montré] le ciel avec deux doigts. {hero_subj} [leva|a levé] le nez, longtemps. Il n’y avait rien. {companion} riait, en silence, des deux épaules.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tira|a tiré] {companion} par la veste, et {part_def} de l’autre main. Deux doigts montraient un endroit, derrière. {hero} avait à faire.',
          ],
          warm: [
            '<hero>Une minute, j’y arrive pour nous deux</hero>, [dit|a dit] {hero}, sans se retourner, le nez dans {part_def}. {companion} montrait.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] un bout {de_part} et [s’y tint|s’y est tenu{hero_e}]. Ce n’était pas celui que montraient les deux doigts {de_companion}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pêcheur, {part_def} pour ligne, la veste {de_companion} pour chaise. Deux doigts, là-derrière, faisaient signe au pêcheur.',
          ],
        },
        fails: [
          '{hero} [tira|a tiré] du mauvais bout. Les doigts {de_companion} restaient levés, sans personne pour les voir.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] les deux bouts à la fois, qui étaient le même. Les deux doigts [se levèrent|se sont levés] un peu plus.',
        ],
        refrain: ['Je tire. Deux doigts. Couic. Je tire.'],
        turned: ['Toc toc. Pardon. Deux doigts. Là.'],
        noticing: [
          '{companion} [tourna|a tourné] {hero} par les épaules. Il y avait deux doigts, et un visage bien fatigué. {hero_subj} [se demanda|s’est demandé] depuis quand.',
        ],
        deed: [
          '{hero_subj} [toucha|a touché] l’épaule {de_companion}, [se mit|s’est mis{hero_e}] en face et [fit|a fait] pardon avec la main. Puis {hero_il} [suivit|a suivi] les deux doigts des yeux, jusqu’à {part_def}.',
        ],
        answer: ['Les deux doigts [s’écartèrent|se sont écartés]. On aurait dit une boucle.'],
        echo: [
          'Au dîner, {companion} [leva|a levé] deux doigts. {hero} [chercha|a cherché] partout une boucle. C’étaient les pommes de terre.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [attrapa|a attrapé] {companion} par le col, sans se retourner, et [tira|a tiré] {part_def} de l’autre main. Le col montrait pourtant quelque chose.',
          ],
          warm: [
            '<hero>Laisse, je démêle pour toi</hero>, [dit|a dit] {hero} au nœud, en tournant le dos à {companion}. {companion} [tapota|a tapoté] l’air avec deux doigts, puis {part_def}.',
          ],
          clever: [
            '{hero_subj} avait un système pour {part_def} : par le bout le plus proche. {companion} en avait un autre, et le tenait à deux doigts en l’air.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pêcheur avec {part_def}, et [remonta|a remonté] la ligne, le dos à tout le monde. Le poisson était derrière.',
          ],
        },
        fails: [
          'Le dos de {hero} [répondit|a répondu] qu’il était occupé. Les deux doigts [changèrent|ont changé] de main.',
        ],
        again: [
          '{hero_subj} [passa|est passé{hero_e}] à l’autre bout, toujours de dos. C’est le même dos que l’on [vit|a vu].',
        ],
        refrain: ['Mon dos. Couic. Mon dos. Couic.'],
        turned: ['Ma face. Tes doigts. Là, le bout.'],
        noticing: [
          'Quelque chose [toucha|a touché] le menton de {hero}, et [tourna|a tourné] tout le reste. Au bout de ce quelque chose, il y avait {companion}, un bras levé que l’autre bras soutenait. On ne porte un bras ainsi que lorsqu’il est là depuis longtemps.',
        ],
        deed: [
          '{hero_subj} [frotta|a frotté] sa main sur son cœur, en rond, ce qui veut dire pardon. Bien en face, {hero_subj} [mit|a mis] les yeux au bout des deux doigts, et [glissa|a glissé] avec eux, tout droit, jusqu’à un endroit {de_part}.',
        ],
        answer: [
          'L’endroit avait l’air d’attendre des doigts. Ils y [arrivèrent|sont arrivés], deux par deux.',
        ],
        echo: [
          '{companion} [montra|a montré] le plafond, à deux doigts. {hero_subj} [regarda|a regardé]. Il y avait une araignée en train de démêler la sienne.',
        ],
      },
    ],
  },
  chairsInTheLight: {
    tangled: [
      {
        firstTry: {
          bold: [
            'Tous parlaient à la fois, la lampe dans le dos, et {hero} plus que les autres. <hero>Je te dirai</hero>, [dit|a dit] {hero} à {companion}, et [tira|a tiré] sur {part_def}.',
          ],
          warm: [
            '<hero>Je te raconterai tout, promis</hero>, [dit|a dit] {hero} à {companion}, et {hero_il} [expliqua|a expliqué] {part_def} à ceux qui entendaient.',
          ],
          clever: [
            '{hero_subj} [prit|a pris] les avis à la volée, par-dessus les têtes, et [ordonna|a ordonné] {part_def} de mémoire. Dans la pénombre, {companion} écrivait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le modérateur de débat, à contre-jour, avec {part_def} pour micro. Personne [ne modéra|n’a modéré] rien.',
          ],
        },
        fails: [
          '<companion>Qui a dit ça ?</companion> [demanda|a demandé] {companion}. <hero>Plus tard</hero>, [dit|a dit] {hero}, et deux autres [répondirent|ont répondu] en même temps.',
        ],
        again: ['{hero_subj} [résuma|a résumé], pour les retardataires, ce qu’on venait de ne pas décider.'],
        noticing: [
          '{hero_subj} [essaya|a essayé] de retenir, pour plus tard, ce qui était décidé. Il n’y avait rien à retenir. Dans le carnet {de_companion}, il y avait deux pages.',
        ],
        deed: [
          'Au milieu de la meilleure blague, {hero} [arrêta tout|a tout arrêté]. {hero_il} [tira|a tiré] les chaises dans la lumière, [donna|a donné] la bonne à {companion}, et [posa|a posé] {part_def} au milieu.',
        ],
        answer: [
          'Une main levée, puis une autre. Un à un, cela se suivait, et l’on [vit|a vu] la phrase que personne n’avait relevée.',
        ],
        echo: [
          'La blague est restée sans fin. <companion>Je l’ai notée</companion>, [dit|a dit] {companion}. <companion>Elle n’en avait pas.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            'On parlait à sept, le dos au lampadaire, et {hero} le plus vite. {companion} [posa|a posé] une question. <hero>Après</hero>, [dit|a dit] {hero}, et {hero_il} [reprit|a repris] {part_def} au vol.',
          ],
          warm: [
            '<hero>Ne t’en fais pas, je te fais un résumé</hero>, [dit|a dit] {hero} à {companion}, la bouche dans son écharpe. Puis {hero_il} [expliqua|a expliqué] {part_def} à ceux qui n’avaient rien demandé.',
          ],
          clever: [
            'Chacun avait raison, et tous en même temps. {hero_subj} [arbitra|a arbitré] de mémoire, dans le noir, et [rangea|a rangé] {part_def} dans l’ordre des voix les plus fortes.',
          ],
          playful: [
            '{hero_subj} [anima|a animé] la soirée comme à la radio, à contre-jour, avec {part_def} pour micro. À la radio non plus, on ne voit pas les bouches.',
          ],
        },
        fails: [
          '{companion} [leva|a levé] la main. Quelqu’un [raconta|a raconté] autre chose, et {hero} [rit|a ri] avec les autres.',
        ],
        again: [
          '<hero>Donc, on est d’accord</hero>, [dit|a dit] {hero}. Quatre personnes [dirent|ont dit] oui, à quatre choses.',
        ],
        noticing: [
          '<companion>Qu’est-ce qu’on a décidé ?</companion> [demanda|a demandé] {companion}. {hero_subj} [chercha|a cherché] le début. Il y avait des rires, un nom, une moitié de phrase. Sur le carnet {de_companion}, il y avait une page pleine, et des heures dans la marge.',
        ],
        deed: [
          'La chute de l’histoire arrivait. {hero_subj} [l’arrêta|l’a arrêtée] de la main. Puis {hero_il} [poussa|a poussé] les chaises en rond sous le lampadaire, [offrit|a offert] la mieux placée à {companion}, et [posa|a posé] {part_def} sur la table.',
        ],
        answer: [
          'On [leva|a levé] la main, on [parla|a parlé], on [la baissa|l’a baissée]. Sous la lampe, chaque phrase avait un visage, et l’une d’elles attendait depuis le début.',
        ],
        echo: [
          '<companion>Vous étiez sept</companion>, [dit|a dit] {companion}. <companion>Dans mon carnet, vous êtes douze. Il y en a qui changeaient d’avis.</companion>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [parla|a parlé] par-dessus les autres, par-dessus {part_def}, la fenêtre dans le dos. <hero>Je t’expliquerai</hero>, [dit|a dit] {hero} à {companion}, de profil.',
          ],
          warm: [
            '<hero>Ne t’inquiète pas, je te résume après</hero>, [cria|a crié] {hero} à {companion} par-dessus {part_def}, le visage dans l’ombre.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’avec trois personnes de plus, on couvrirait {part_def}. {hero_subj} [les trouva|les a trouvées].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la météo du vacarme, dos à la lampe, avec {part_def} en ouragan.',
          ],
        },
        fails: [
          '<companion>Quoi ?</companion> [demanda|a demandé] {companion}. <hero>Rien, plus tard</hero>, [dit|a dit] {hero}, et {hero_il} [cria|a crié] autre chose à quelqu’un d’autre.',
        ],
        again: [
          '{hero_subj} [cria|a crié] qu’on ne s’entendait plus. Cela, tout le monde l’[entendit|a entendu].',
        ],
        noticing: [
          '{hero_subj} [voulut|a voulu] redire à {companion} ce qu’on avait décidé. Il manquait le début, le milieu, et qui. Dans le carnet {de_companion}, tout y était, à l’heure près.',
        ],
        deed: [
          '{hero_subj} [coupa|a coupé] la meilleure blague du soir et [porta|a porté] les chaises dans la lumière, loin {de_part}. À {companion}, {hero_il} [donna|a donné] celle d’où l’on voit tout le monde.',
        ],
        answer: [
          'Une main, une voix. Une autre main, une autre voix. Le reste [se tut|s’est tu], faute de tour.',
        ],
        echo: [
          '<companion>La blague de tout à l’heure</companion>, [dit|a dit] {companion}, <companion>c’était laquelle ?</companion> {hero} [la refit|l’a refaite], bien en face. Elle était mieux comme cela.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [hurla|a hurlé] dans {part_def} avec les autres, et [dit|a dit] à {companion}, en se grattant le nez : <hero>Après, après.</hero>',
          ],
          warm: [
            '<hero>Tu ne rates rien</hero>, [dit|a dit] {hero} à {companion} avec une tape sur l’épaule, et {hero_il} [retourna|est retourné{hero_e}] rire dans {part_def}. On ratait surtout le début.',
          ],
          clever: [
            'Le bruit monte parce que chacun parle plus fort que le bruit, [expliqua|a expliqué] {hero}, plus fort que {part_def}. À {companion}, {hero_il} [fit|a fait] signe : je te raconterai.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] rire tout {part_def}, lampe dans le dos, en ombre chinoise. {companion} voyait l’ombre. Les ombres n’ont pas de lèvres.',
          ],
        },
        fails: [
          'Quatre parlaient à la fois. <companion>Qui a dit non ?</companion> [demanda|a demandé] {companion}. <hero>Tout le monde, enfin, pas moi</hero>, [répondit|a répondu] {hero} à la fenêtre.',
        ],
        again: [
          'Cela [devint|est devenu] plus fort. {hero_subj} [mit|a mis] les mains en cornet et [en fit|en a fait] partie.',
        ],
        noticing: [
          'Il [fallut|a fallu] dire au téléphone ce qui avait été décidé. {hero_subj} [ouvrit|a ouvert] la bouche, et il n’en [sortit|est sorti] que le bruit. {companion} [poussa|a poussé] vers le téléphone une page, propre, avec des tirets et des noms.',
        ],
        deed: [
          'Au beau milieu de l’histoire du homard, {hero} [leva|a levé] la main, [demanda|a demandé] pardon pour le homard, et [déplaça|a déplacé] la lampe, puis les chaises, en rond, à l’écart {de_part}. La chaise d’où l’on voit toutes les bouches, {hero_il} l’[offrit|a offerte] à {companion}.',
        ],
        answer: [
          'À tour de rôle, on est seul, et quand on est seul on parle bas. Chacun [vit|a vu] ce qu’on disait, et presque tous l’[entendirent|ont entendu].',
        ],
        echo: [
          '<companion>Et le homard ?</companion> [demanda|a demandé] {companion}. On [reprit|a repris] le homard depuis le début, et il [finit|a fini] mieux.',
        ],
      },
    ],
  },
  signedBadly: {
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Laisse tomber</hero>, [écrivit|a écrit] {hero} à {companion}, puis {hero_il} [parla|a parlé] du problème à son frère, devant {part_def}.',
          ],
          warm: [
            '<hero>Ce n’est pas important</hero>, [écrivit|a écrit] {hero} à {companion}, avec un cœur, et {hero_il} [rit|a ri] avec les autres, du côté {de_part}.',
          ],
          clever: [
            '{hero_subj} [tria|a trié] ce qui valait la peine d’être écrit à {companion}. Pour {part_def}, cela faisait <hero>laisse tomber</hero>.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une imitation drôle pour ceux qui entendaient, près {de_part}. {companion} [reçut|a reçu] un pouce.',
          ],
        },
        fails: [
          '{companion} [se leva|s’est levé{companion_e}] et [quitta|a quitté] la pièce. <hero>Laisse tomber</hero>, [dit|a dit] {hero} à ceux qui demandaient pourquoi.',
        ],
        again: [
          '{hero_subj} [écrivit|a écrit] : <hero>T’es fâché{companion_e} ?</hero> puis l’[effaça|a effacé], et [mit|a mis] un pouce.',
        ],
        noticing: [
          '{hero_subj} [relut|a relu] ses huit derniers messages à {companion}. Six fois, <hero>laisse tomber</hero>. Une fois, <hero>plus tard</hero>. Une fois, un pouce.',
        ],
        deed: [
          'Devant tout le monde, {hero} [se mit|s’est mis{hero_e}] face à {companion} et [signa|a signé] pardon, de la mauvaise main d’abord. Puis {hero_il} [tapa|a tapé] tout ce qui s’était dit, et [le tendit|l’a tendu] devant {part_def}.',
        ],
        answer: [
          '{companion} [regarda|a regardé] la main, longuement. Du côté {de_part}, on [tourna|a tourné] la tête.',
        ],
        echo: [
          '<companion>Tu as signé pamplemousse</companion>, [écrivit|a écrit] {companion}. <hero>Je le pensais</hero>, [répondit|a répondu] {hero}. <companion>Je sais.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est rien, je te dirai</hero>, [tapa|a tapé] {hero} pour {companion}, sans relever la tête, et {hero_il} [continua|a continué] l’histoire pour ceux qui entouraient {part_def}.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à {companion} un cœur et <hero>plus tard</hero>, et, du côté {de_part}, {hero_il} [raconta|a raconté] tout, avec chaleur, à voix haute.',
          ],
          clever: [
            'Tout ne valait pas d’être tapé, [trancha|a tranché] {hero}. Pour {companion}, et pour {part_def}, cela se résumait à un pouce.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] quatre personnes, avec les voix. {companion} [regarda|a regardé] quatre fois la même bouche. Du côté {de_part}, quelqu’un riait.',
          ],
        },
        fails: [
          'On [demanda|a demandé] son avis à {companion}. C’est le frère qui [répondit|a répondu], et {hero} [hocha|a hoché] la tête.',
        ],
        again: ['<hero>Laisse</hero>, [écrivit|a écrit] {hero}. C’était plus court que laisse tomber.'],
        noticing: [
          'La chaise de {companion} était vide. Sur la table, il restait le téléphone, ouvert à leur conversation. D’un côté, des phrases, avec des points. De l’autre, huit fois trois mots, toujours les mêmes.',
        ],
        deed: [
          '{hero_subj} [rattrapa|a rattrapé] {companion} dans la cour, devant tout le monde. {hero_subj} [signa|a signé] pardon, d’abord à l’envers, puis à l’endroit. Puis, debout, {hero_il} [tapa|a tapé] tout, du début, et [tendit|a tendu] l’écran, face à {part_def}.',
        ],
        answer: [
          'Cela [prit|a pris] longtemps, et personne [ne bougea|n’a bougé]. Du côté {de_part}, on [lut|a lu] par-dessus l’épaule, et l’on [rougit|a rougi].',
        ],
        echo: [
          '<companion>La première fois, tu as signé fromage</companion>, [écrivit|a écrit] {companion}. <hero>Fromage</hero>, [signa|a signé] {hero} encore, la main sur le cœur.',
        ],
      },
    ],
  },
};
