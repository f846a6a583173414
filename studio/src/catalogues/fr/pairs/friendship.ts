import type { LessonPairs } from '../../schema.ts';

export const friendship: LessonPairs = {
  moveUpOnePlace: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’assit|s’est assis{hero_e}] en plein milieu, les jambes étalées. <hero>Viens, mais alors tu te mets là</hero>, [dit|a dit] {hero} {a_part}.',
          ],
          warm: [
            '<hero>Tu peux venir</hero>, [dit|a dit] {hero} {a_part}. <hero>Mais tu ne bouges pas, et c’est moi qui dis.</hero> {hero_subj} avait une voix très douce.',
          ],
          clever: [
            '{hero_subj} [réfléchit|a réfléchi] à des règles pour {part_def}. Où se mettre, combien de temps, et sans toucher.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au roi sur son trône. Le trône prenait toute la place, et {part_def} avait le droit de saluer.',
          ],
        },
        fails: [
          '{hero_subj} [ajouta|a ajouté] un si, puis un autre. À chaque si, ses jambes s’allongeaient d’une chaussure.',
        ],
        again: [
          '<hero>Si tu viens, tu pourras tenir mon chapeau</hero>, [dit|a dit] {hero}. {hero_subj} n’avait même pas de chapeau.',
        ],
        refrain: ['Si, si, si. Et personne ici.'],
        turned: ['Glisse, glisse. Une place ici.'],
        noticing: [
          '{hero_subj} [regarda|a regardé] à gauche, puis à droite. Il y avait un genou, un autre genou, deux coudes. Tout cela était à {hero_lui}.',
        ],
        deed: [
          '{hero_subj} [glissa|a glissé] d’une place, pas une et demie. Puis {hero_il} [regarda|a regardé] droit devant, comme si {part_def} n’existait pas.',
        ],
        answer: [
          'C’était une place de la bonne taille, et personne ne la regardait. {part_def} [la regarda|l’a regardée].',
        ],
        echo: [
          'Le soir, {hero} [s’assit|s’est assis{hero_e}] au bord du lit. {companion} [remarqua|a remarqué] la place vide à côté. C’était exactement la sienne.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Assieds-toi, mais pas sur ma veste</hero>, [dit|a dit] {hero} {a_part}. La veste faisait toute la longueur.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] {a_part}, et [tapota|a tapoté] le seul coin libre. Le coin était pointu, et grand comme une tasse.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] {a_part} un contrat, avec des places. {hero} en avait quatre, pour commencer.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le roi sur son banc, les bras sur les dossiers. <hero>Approche</hero>, [dit|a dit] le roi {a_part}. On n’approche pas d’un roi qui prend tout.',
          ],
        },
        fails: [
          '<hero>Tu peux venir, si</hero>, [dit|a dit] {hero}, et cela [fit|a fait] un si de plus à enjamber.',
        ],
        again: [
          '{hero_subj} [s’allongea|s’est allongé{hero_e}], en attendant. Quelqu’un de couché prend encore plus de place.',
        ],
        refrain: ['Viens, mais. Non. Viens, mais. Non.'],
        turned: ['Une place. Pas un mot. Une place.'],
        noticing: [
          '{hero_subj} [bâilla|a bâillé], et [regarda|a regardé] qui lui tenait compagnie : une veste, deux coudes, un genou. C’était beaucoup de monde, et c’était toujours la même personne.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] la veste à {hero_lui}, et [se poussa|s’est poussé{hero_e}] d’une place. Puis {hero_il} [compta|a compté] ses orteils, pas du tout du côté {de_part}.',
        ],
        answer: ['La place [refroidit|a refroidi] un peu. Alors quelqu’un [vint|est venu] la réchauffer.'],
        echo: [
          'Sur la photo, {hero} est au bord du banc. <companion>Pourquoi tu n’es pas au milieu ?</companion> [demanda|a demandé] {companion}. <hero>On était deux</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Tu peux venir, si tu te pousses</hero>, [dit|a dit] {hero} {a_part}. Ses jambes étaient en travers de tout.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] {a_part}. <hero>On veut bien de toi, si tu ne fais pas la tête, et si tu restes là-bas.</hero>',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] un marché à {part_def} : une petite place, à l’essai, avec trois conditions.',
          ],
          playful: [
            '{hero_subj} [ouvrit|a ouvert] un guichet dans le vide. <hero>Au suivant. Ah, il faut un billet.</hero> Et {hero} n’avait pas de billets pour {part_def}.',
          ],
        },
        fails: ['À chaque condition, {hero} s’étalait un peu, pour qu’on voie bien où étaient les limites.'],
        again: [
          '{hero_subj} [dessina|a dessiné] les limites avec le pied. Elles passaient toutes autour de son propre derrière.',
        ],
        refrain: ['Si tu veux. Si tu peux. Non.'],
        turned: ['Un peu de place. Un peu de place. Oui.'],
        noticing: [
          'Ses jambes étaient fatiguées de tenir tant de place. {hero} [suivit|a suivi] des yeux ses genoux et ses coudes. Ils allaient d’un bout à l’autre.',
        ],
        deed: [
          '{hero_subj} [ramena|a ramené] ses jambes, [glissa|a glissé] d’une place, et n’[appela|a appelé] personne. {hero_il} [regarda|a regardé] droit devant.',
        ],
        answer: [
          '{part_def} [resta|est resté{part_e}] encore un peu debout. Puis {part_def} [essaya|a essayé] le bord de la place, du côté.',
        ],
        echo: [
          'Il [resta|est resté] une place à table, ce soir-là, entre {hero} et {companion}. On y [mit|a mis] le chapeau de quelqu’un, en attendant.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Viens, mais seulement au bout</hero>, [dit|a dit] {hero} {a_part}. Il n’y avait pas de bout. Il y avait un sac, un coude et deux pieds.',
          ],
          warm: [
            '<hero>On a une place pour les gentils</hero>, [dit|a dit] {hero} {a_part}. Le sac de {hero} était assis dessus, et il avait l’air gentil.',
          ],
          clever: [
            '{hero_subj} [fixa|a fixé] {a_part} trois conditions, avec une sous-condition. Ses jambes, pendant ce temps, occupaient le terrain.',
          ],
          playful: [
            '{hero_subj} [tint|a tenu] un guichet au milieu du banc. <hero>Vous avez un billet ?</hero> [demanda|a demandé] {hero} à {part_def}. Le guichet prenait toute la place.',
          ],
        },
        fails: [
          'Une jambe [s’allongea|s’est allongée]. Puis le sac [s’allongea|s’est allongé] aussi, pour tenir compagnie à la jambe.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] un mais, puis un sauf si. Il ne restait plus de place, même pour un oui.',
        ],
        refrain: ['Viens, mais. Viens, sauf si. Non.'],
        turned: ['Un derrière de moins. Et de la place.'],
        noticing: [
          'Rien ne venait. {hero_subj} [chercha|a cherché] ce qui empêchait, et [trouva|a trouvé] un genou, un coude et un sac. Tout cela avait le même propriétaire.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] le sac par terre et [se glissa|s’est glissé{hero_e}] d’un derrière vers le bord. Puis {hero_il} [regarda|a regardé] ses pieds, comme si de rien n’était.',
        ],
        answer: [
          'Une place vide se voit mieux qu’une place promise. {part_def} [vint|est venu{part_e}] l’essayer, d’une fesse ou de ce qui en tient lieu.',
        ],
        echo: [
          'À la maison, {hero_subj} [s’assit|s’est assis{hero_e}] tout au bout du canapé. <companion>Tu attends quelqu’un ?</companion> [demanda|a demandé] {companion}. <hero>On ne sait jamais.</hero>',
        ],
      },
    ],
  },
  yourMoveFirst: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [expliqua|a expliqué] son jeu à {part_def} : d’abord ceci, après cela, et on ne triche pas. Puis encore une fois, plus fort.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] que {part_def} s’amuse bien. {hero_subj} [expliqua donc|a donc expliqué] tout, même la règle pour les jours de pluie.',
          ],
          clever: [
            '{hero_subj} [énuméra|a énuméré] neuf règles {a_part}, dans l’ordre, avec la raison de chacune. La cinquième était très bien.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] les deux équipes et l’arbitre devant {part_def}. L’arbitre parlait sans arrêt.',
          ],
        },
        fails: [
          '{hero_subj} parlait par-dessus tout, et [recommença|a recommencé] à la règle une, pour que ce soit clair.',
        ],
        again: [
          '{hero_subj} [inventa|a inventé] une règle contre ceux qui n’écoutent pas les règles. Il [fallut|a fallu] l’expliquer.',
        ],
        refrain: ['Règle un, règle deux. Et zut.'],
        turned: ['Toi une fois. Moi une fois. Et toi.'],
        noticing: [
          'La liste des règles [se termina|s’est terminée]. Après la dernière, il y [eut|a eu] un silence. Dedans, un petit mouvement revenait, toujours le même.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] ses règles et [refit|a refait] ce petit mouvement-là, une seule fois. Puis {hero_il} [attendit|a attendu] le tour {de_part}.',
        ],
        answer: ['{part_def} [cligna|a cligné] des yeux. On venait de jouer à son jeu, et c’était son tour.'],
        echo: [
          '<companion>C’était quoi, la règle ?</companion> [demanda|a demandé] {companion}. {hero} [réfléchit|a réfléchi]. <hero>À toi</hero>, [dit|a dit] {hero}. C’était toute la règle.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tu lances, je cours, tu comptes</hero>, [expliqua|a expliqué] {hero} à {part_def}. {part_def} [ne lança rien|n’a rien lancé]. <hero>Bon</hero>, [dit|a dit] {hero}. <hero>Tu lances.</hero>',
          ],
          warm: [
            '<hero>C’est facile, et à la fin tout le monde gagne</hero>, [dit|a dit] {hero} à {part_def}. {hero_subj} [raconta|a raconté] d’abord la fin, puis le milieu, puis les cas particuliers.',
          ],
          clever: [
            '{hero_subj} [résuma|a résumé] le jeu {a_part} en quatre points, puis en cinq, pour éclaircir le quatrième.',
          ],
          playful: [
            '{hero_subj} [montra|a montré] le jeu {a_part} en faisant tous les rôles, l’arbitre y compris. L’arbitre parlait beaucoup.',
          ],
        },
        fails: [
          'Pendant la règle six, {part_def} faisait quelque chose. {hero_subj} [éleva|a élevé] la voix, pour que la règle passe par-dessus.',
        ],
        again: [
          '{hero_subj} [inventa|a inventé] un carton jaune. Il y [eut|a eu] aussitôt beaucoup de cartons.',
        ],
        refrain: ['Écoute la règle. Hein ? Écoute.'],
        turned: ['Tap, c’est toi. Tap, c’est moi. Tap.'],
        noticing: [
          '{hero_subj} [reprit|a repris] son souffle avant la règle neuf. Dans ce petit trou, il y [eut|a eu] un tap. Puis plus rien, puis tap. On jouait donc, en face, et depuis longtemps.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] tomber la règle neuf, et les huit autres. Tap, [fit|a fait] {hero}, une fois, pareil. Puis {hero_il} [regarda|a regardé] {part_def}, sans bouger un cil.',
        ],
        answer: [
          'Là, c’était clair. {part_def} [sut|a su] tout de suite à qui c’était, et comment on gagne.',
        ],
        echo: [
          'Tap, [fit|a fait] le mur de la chambre, le soir. {hero_subj} [répondit|a répondu]. C’était {companion}, de l’autre côté, qui n’avait pas sommeil.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [cria|a crié] {a_part} la règle du silence. D’abord on se tait, ensuite on ne parle plus.',
          ],
          warm: [
            '{hero_subj} [cria|a crié] des encouragements à {part_def}, pour que le bruit se sente moins seul.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] tout haut combien de temps {part_def} faisait du bruit. Cela faisait deux bruits.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’orchestre à côté de {part_def} : trompette, tambour et dame qui chante.',
          ],
        },
        fails: [
          '{hero_subj} n’arrêtait pas de parler, et [recommença|a recommencé] les mots que le bruit avait mangés.',
        ],
        again: [
          '{hero_subj} [expliqua|a expliqué] au bruit ce que c’est que d’attendre son tour. Il [fallut|a fallu] crier, et l’explication [dura|a duré].',
        ],
        refrain: ['Bla, bla, boum. Bla, bla, boum.'],
        turned: ['Tap. Et rien. Tap. Et rien.'],
        noticing: [
          '{hero_subj} n’avait plus de mots. Alors, {hero_il} [entendit|a entendu] son pied qui battait tout seul, toujours le même petit coup.',
        ],
        deed: [
          '{hero_subj} [attendit|a attendu] un trou dans le bruit, et y [posa|a posé] un seul coup du doigt, tap. Puis {hero_il} [attendit|a attendu] le tour {de_part}.',
        ],
        answer: ['Un coup ici, une pause là. Maintenant, chacun avait son tour, et les tours ont des trous.'],
        echo: [
          'À table, {companion} [tapa|a tapé] un petit coup sur son verre. {hero} [répondit|a répondu] avec la cuillère, et on [se passa|s’est passé] le sel sans rien dire.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Écoutez la règle !</hero> [cria|a crié] {hero} à tout ce bruit, et à {part_def} en particulier. La règle avait un bruit de règle.',
          ],
          warm: [
            '<hero>C’est pour qu’on s’amuse tous</hero>, [cria|a crié] {hero} {a_part}, et [raconta|a raconté] la règle sept, par-dessus tout le monde.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] {a_part} que le premier qui parle a perdu. L’explication [dura|a duré] dix minutes.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’arbitre, sifflet compris, devant {part_def}. Le sifflet [gagna|a gagné].',
          ],
        },
        fails: [
          'Par-dessus le bruit, {hero}. Par-dessus {hero}, le bruit. On ne savait plus qui était en dessous.',
        ],
        again: [
          '{hero_subj} [inventa|a inventé] un gage pour ceux qui font du bruit, et [dut|a dû] le crier.',
        ],
        refrain: ['Règle, règle. Boum. Règle, règle. Boum.'],
        turned: ['Tap. J’écoute. Tap. J’écoute.'],
        noticing: [
          'À bout de règles, {hero_subj} [se gratta|s’est gratté] le menton. Il y avait quelque chose, là-dessous, depuis longtemps : tap, et un trou, tap, et un trou. C’était un jeu, et personne n’y jouait avec.',
        ],
        deed: [
          'Les règles [restèrent|sont restées] où elles étaient. {hero_subj} [posa|a posé] un doigt sur le bord, juste dans un trou {de_part}. Tap. Et {hero_il} [attendit|a attendu] son tour.',
        ],
        answer: ['Un jeu où l’on attend son tour est fait pour moitié de silence.'],
        echo: [
          'Tap, [fit|a fait] la fourchette de {companion}. {hero_subj} [laissa|a laissé] passer un trou. Tap. On [mangea|a mangé] toute la soupe ainsi.',
        ],
      },
    ],
  },
  thirdBand: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un bracelet tissé pour deux amis, pas trois. {hero_il} [le couvrit|l’a couvert] d’une main, et de l’autre [poussa|a poussé] {part_def}.',
          ],
          warm: [
            '{hero_subj} avait un bracelet pour deux amis, pas trois. {hero_il} [le cacha|l’a caché] sous une main, par délicatesse, et [poussa|a poussé] {part_def} de l’autre.',
          ],
          clever: [
            '{hero_subj} gardait une main sur son bracelet tissé, réservé à deux personnes. Il restait donc une main pour {part_def}, et un plan.',
          ],
          playful: [
            '{hero_subj} avait un bracelet de club secret, à deux membres. Mot de passe : chut. Et le club [chatouilla|a chatouillé] {part_def}.',
          ],
        },
        fails: [
          'D’une main, on ne pousse pas, on chatouille. {hero_subj} [chatouilla|a chatouillé] un peu plus loin.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec la manche, puis avec le nez, l’autre main bien serrée sur le bracelet.',
        ],
        refrain: ['Pousse, pousse. C’est à moi. Ronron, non.'],
        turned: ['Pose, pose. C’est à toi. Ronron, oui.'],
        noticing: [
          'La main sur le bracelet avait des crampes. {hero_subj} [la souleva|l’a soulevée] pour voir. Les deux bouts du bracelet étaient longs, bien trop longs pour deux.',
        ],
        deed: [
          '{hero_subj} [défit|a défait] le bracelet. Puis {hero_il} [le posa|l’a posé] au bout des affaires {de_part}, bien dans la rangée.',
        ],
        answer: ['Il y avait une chose de plus dans la rangée, et elle sentait encore le poignet.'],
        echo: [
          'Il [resta|est resté] une marque pâle au poignet de {hero}. <companion>Tu vas en tisser un autre ?</companion> [demanda|a demandé] {companion}. <hero>Un plus long.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Le bracelet de laine était pour deux, {hero} l’avait dit partout. D’une main, {hero_il} [le cacha|l’a caché]. De l’autre, {hero_il} [secoua|a secoué] {part_def}.',
          ],
          warm: [
            '<hero>Ce n’est pas contre toi</hero>, [dit|a dit] {hero} {a_part}, une main sur le bracelet des deux amis, l’autre qui poussait.',
          ],
          clever: [
            'Un bracelet, deux amis : le compte était bon. {hero_subj} [couvrit|a couvert] le compte d’une main, et de l’autre [poussa|a poussé] {part_def}.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au magicien : une main sur le bracelet, hop, disparu. L’autre main [chatouilla|a chatouillé] {part_def}, qui ne disparaissait pas.',
          ],
        },
        fails: [
          'La main cachée serrait, la main libre poussait. Chacune faisait la moitié du travail, et pas la même.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec le pied, pour ne pas lâcher le bracelet. Les pieds ne savent pas être polis.',
        ],
        refrain: ['C’est pour deux. Pousse. Ronfle. Deux.'],
        turned: ['C’est pour trois. Pose. Souffle. Trois.'],
        noticing: [
          'Sous la main, c’était moite. {hero_subj} [souleva|a soulevé] le pouce. Les bouts du bracelet pendaient, longs comme des moustaches. Celui qui l’avait tissé avait prévu large.',
        ],
        deed: [
          'Une maille, un nœud, et le bracelet [quitta|a quitté] le poignet. {hero_subj} [le coucha|l’a couché] à côté des affaires {de_part}, au bout, comme une de plus.',
        ],
        answer: [
          'Maintenant, ce qui dormait là avait une chose de la famille. On dort mieux, avec une chose de la famille.',
        ],
        echo: [
          'Sans bracelet, {hero_subj} ne savait plus où mettre sa main. {companion} y [mit|a mis] la sienne, en attendant la laine.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait un bracelet tissé pour deux amis, pas trois. Une main dessus, {hero_il} [poussa|a poussé] {part_def} de l’autre.',
          ],
          warm: [
            '{hero_subj} ne voulait pas abîmer son bracelet pour deux amis. {hero_il} [le cacha|l’a caché] sous une main, et [tint|a tenu] {part_def} avec trois doigts.',
          ],
          clever: [
            'Un bracelet pour deux, cela se garde d’une main. Il en restait une pour {part_def}. {hero} [trouva|a trouvé] le compte juste.',
          ],
          playful: [
            'Le club du bracelet avait deux membres et une main. {hero_subj} [répara|a réparé] {part_def} avec l’autre, au nom du club.',
          ],
        },
        fails: [
          'Avec une seule main, on tient un bord ou l’autre. {hero_subj} [tint|a tenu] l’un, puis [courut|a couru] après l’autre.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] avec le menton. Le menton n’était pas non plus membre du club.',
        ],
        refrain: ['D’une main, clac. D’une main, clac.'],
        turned: ['Un tour. Deux tours. Et un nœud.'],
        noticing: [
          'La main sur le bracelet avait des crampes. {hero_subj} [la souleva|l’a soulevée] pour regarder dessous. Les deux bouts étaient longs, beaucoup plus longs qu’il n’en fallait pour deux.',
        ],
        deed: [
          '{hero_subj} [défit|a défait] le bracelet. Autour {de_part}, {hero_il} [fit|a fait] deux tours, puis un nœud, comme au poignet.',
        ],
        answer: ['Le bracelet [serra|a serré] les deux bords l’un contre l’autre. Il savait faire cela.'],
        echo: [
          '<companion>Le club a combien de membres, maintenant ?</companion> [demanda|a demandé] {companion}. {hero} [compta|a compté] sur ses doigts, et il [fallut|a fallu] l’autre main.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Le ruban à son poignet, c’était pour deux. Une main dessus, pour que personne ne le demande, {hero} [tapa|a tapé] {part_def} de l’autre.',
          ],
          warm: [
            '<hero>Il est déjà pris, désolé{hero_e}</hero>, [dit|a dit] {hero}, sans qu’on l’interroge, une main sur son ruban d’amis. L’autre tenait {part_def} comme elle pouvait.',
          ],
          clever: [
            'Deux bouts, deux amis : un ruban, cela se compte. {hero_subj} [mit|a mis] la main dessus, et il en [resta|est resté] une pour {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la montre magique : une main sur le ruban de son poignet, l’autre en l’air. C’est l’autre qui [répara|a réparé] {part_def}, mal.',
          ],
        },
        fails: ['Une main gardait. L’autre tenait, toute seule, ce qui demandait deux mains.'],
        again: ['{hero_subj} [poussa|a poussé] avec le coude. Le coude n’était pas invité non plus.'],
        refrain: ['Pour deux. Pas trois. Crac.'],
        turned: ['Pour deux. Et trois. Et noué.'],
        noticing: [
          'Sous la paume, la peau avait un dessin : de petites vagues, celles du ruban. {hero_subj} [souleva|a soulevé] la main pour mieux voir. Et les bouts [se déroulèrent|se sont déroulés], longs, longs, jusqu’au genou.',
        ],
        deed: [
          '{hero_subj} [défit|a défait] le nœud avec les dents. Le ruban [fit|a fait] le tour {de_part}, et encore le tour, bien serré, et un nœud d’amis par-dessus.',
        ],
        answer: ['Ce qui bâillait ne bâillait plus. Il restait même un bout, qui flottait.'],
        echo: [
          '{hero_subj} [regarda|a regardé] son poignet. Les petites vagues y étaient encore. <companion>On voit qu’il est là-bas</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  crookOfAnElbow: {
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Regarde bien, et applaudis à la fin</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [s’élança|s’est élancé{hero_e}] sur {part_def}.',
          ],
          warm: [
            '<hero>Reste au sec, je le fais pour toi</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [avança|a avancé] sur {part_def} à tout petits pas.',
          ],
          clever: [
            '{hero_subj} [étudia|a étudié] {part_def}. À un seul, cela pèse moins, donc cela glisse moins. {companion} regarderait de là-bas.',
          ],
          playful: [
            '<hero>Mesdames et messieurs</hero>, [dit|a dit] {hero} à {companion}, <hero>voici le grand numéro.</hero> Et {hero_il} [partit|est parti{hero_e}] sur {part_def}, un bras en l’air.',
          ],
        },
        fails: [
          'Au milieu, il n’y avait rien à quoi se tenir. {hero_subj} [battit|a battu] des bras comme une poule pressée.',
        ],
        again: [
          '{hero_subj} [salua|a salué] au milieu de la chute. Cela ressemblait presque à un numéro, surtout le derrière.',
        ],
        refrain: ['Zip, zoup, badaboum. Bravo.'],
        turned: ['Un bras. Deux bras. Quatre pieds.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] assis{hero_e}. Là-bas, les deux mains {de_companion} pendaient, prêtes à applaudir, sans rien à faire. Autour {de_companion}, il y avait beaucoup de place.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}], [fit|a fait] un pas de côté et [tendit|a tendu] le coude. <hero>Ce côté-là, sur {part_def}, c’est le tien.</hero>',
        ],
        answer: [
          'Un bras [se glissa|s’est glissé] dans le coude. Quand deux pieds glissaient, les deux autres tenaient.',
        ],
        echo: [
          'À l’arrivée, {companion} [applaudit|a applaudi] quand même, deux fois. Une fois pour chaque coude.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tu vas voir ce que tu vas voir</hero>, [dit|a dit] {hero} à {companion}. {companion} [vit|a vu] un pied, deux pieds, et {hero} à plat sur {part_def}.',
          ],
          warm: [
            '<hero>Toi, garde les affaires</hero>, [dit|a dit] {hero} à {companion}, et [partit|est parti{hero_e}] sur {part_def}, en agitant la main.',
          ],
          clever: [
            'Un passager de moins, c’est un poids de moins, [calcula|a calculé] {hero}, et [passa|est passé{hero_e}] {part_def} sans passager. Presque.',
          ],
          playful: [
            '{hero_subj} [monta|est monté{hero_e}] sur {part_def} comme sur une scène, et [salua|a salué] d’avance. L’avance [fut|a été] perdue.',
          ],
        },
        fails: ['Rien à gauche, rien à droite : {hero_subj} tenait au ciel, qui n’a pas de poignée.'],
        again: [
          '<hero>C’était l’échauffement</hero>, [dit|a dit] {hero}, d’en bas, et [redemanda|a redemandé] le silence.',
        ],
        refrain: ['Tout seul. Zip. Clap. Tout seul. Zip.'],
        turned: ['Ton bras. Mon bras. Cric, cric.'],
        noticing: [
          'De là, on voyait les mains de {companion}. Elles étaient à la bonne hauteur pour applaudir, et aussi à la bonne hauteur pour autre chose. À côté de {companion}, il y avait la place de {hero}, encore tiède.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}], et [arrondit|a arrondi] un bras, comme une anse. <hero>On y va par ce côté-ci {de_part} ?</hero>',
        ],
        answer: ['À quatre pieds, il y en a toujours deux qui réfléchissent.'],
        echo: [
          '<companion>Bravo</companion>, [dit|a dit] {companion}, en rentrant. <hero>À qui ?</hero> {companion} [fit|a fait] le tour des coudes. <companion>À l’anse.</companion>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Reste là-bas et applaudis</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [poussa|a poussé] {part_def}, en plein milieu, avec le dos.',
          ],
          warm: [
            '<hero>Ne te fais pas mal, je m’en occupe</hero>, [dit|a dit] {hero} à {companion}. Et, tout doucement, seul{hero_e}, {hero_il} [poussa|a poussé] {part_def}.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] que, pour {part_def}, un seul dos suffit s’il est bien placé. Il était placé au milieu.',
          ],
          playful: [
            '<hero>Et maintenant, le plus grand muscle du monde !</hero> [dit|a dit] {hero} à {companion}. Et {hero_il} [prit|a pris] {part_def} à bras-le-corps.',
          ],
        },
        fails: ['Un seul dos, cela ne pousse que le milieu, et le milieu ne voulait pas.'],
        again: [
          '{hero_subj} [salua|a salué] son public, et [poussa|a poussé] avec le dos du salut. Le public [retint|a retenu] son bravo.',
        ],
        refrain: ['Tout seul, han. Tout seul, han. Bravo ?'],
        turned: ['Un dos. Deux dos. Han, han.'],
        noticing: [
          'Là-bas, les mains {de_companion} pendaient, prêtes à applaudir, et n’avaient rien eu à faire. À côté de {hero}, il y avait juste la largeur de quelqu’un.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] un pas de côté et [tendit|a tendu] le coude. <hero>Ce côté-là {de_part}, c’est le tien.</hero>',
        ],
        answer: ['Deux dos, l’un contre l’autre, cela fait une seule épaule très large.'],
        echo: [
          '<companion>Et mon bravo ?</companion> [demanda|a demandé] {companion}. On l’a fait à quatre mains, au retour, et il était double.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Regardez tous</hero>, [dit|a dit] {hero}, et [prit|a pris] {part_def} à bras-le-corps, tout seul{hero_e} au milieu de la scène.',
          ],
          warm: [
            '<hero>Toi, repose-toi et admire</hero>, [dit|a dit] {hero} à {companion}, et [poussa|a poussé] {part_def} de son mieux, qui était petit.',
          ],
          clever: [
            'À deux, on se gêne, [décida|a décidé] {hero}, et [poussa|a poussé] {part_def} au milieu, où il y avait justement la place pour deux.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] le numéro de l’homme fort, avec {part_def}, et [mit|a mis] {companion} au balcon. Il n’y avait pas de balcon.',
          ],
        },
        fails: [
          'Un dos [poussa|a poussé] le milieu. Les bords [restèrent|sont restés] où ils étaient, de chaque côté, avec tout le reste.',
        ],
        again: [
          '{hero_subj} [demanda|a demandé] un roulement de tambour. {companion} [tambourina|a tambouriné] sur ses genoux. C’est tout ce qui [roula|a roulé].',
        ],
        refrain: ['Moi tout seul. Han. Moi tout seul.'],
        turned: ['Ton dos. Mon dos. Han. Ensemble.'],
        noticing: [
          '{hero_subj} [tourna|a tourné] la tête pour le bravo. {companion} avait les mains prêtes, l’une en face de l’autre, et rien entre les deux. Contre la chose, à droite de {hero}, il restait un rectangle d’air, à sa taille.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] un pas vers la gauche. Le coude en anse, face au rectangle. <hero>Il y a ta place, là, contre {part_def}.</hero>',
        ],
        answer: [
          'Le rectangle [fut|a été] rempli. Cela [poussa|a poussé] d’un bord à l’autre, et le bord [comprit|a compris].',
        ],
        echo: [
          '<companion>Et maintenant, le salut</companion>, [dit|a dit] {companion}. On [salua|a salué] bras dessus, bras dessous, et l’on [tomba|est tombé] bras dessus, bras dessous.',
        ],
      },
    ],
  },
  seatInTheCircle: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Viens, si tu connais les autres</hero>, [lança|a lancé] {hero}, sans bouger du bon côté {de_part}, les genoux déjà retournés.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] un sourire par-dessus son épaule, très sincère, et [resta|est resté{hero_e}] là où {hero_il} était, au chaud, à côté {de_part}.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] que {part_def} finirait par bouger, que cela prenait du temps, et que ce n’était contre personne.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] {part_def} pour faire rire, une main en visière. Au bord, on [rit|a ri] aussi, un peu tard.',
          ],
        },
        fails: [
          '{hero_subj} [répéta|a répété] l’invitation, un ton plus haut, à quelqu’un qui l’entendait très bien.',
        ],
        again: [
          '{hero_subj} [fit|a fait] de la place avec le bras, en parlant, et [le reprit|l’a repris] aussitôt, parce qu’il y avait un fauteuil dessous.',
        ],
        noticing: [
          '{hero_subj} [compta|a compté] les dos. Le sien fermait le cercle. Dehors, il y avait une paire de chaussures, et elles étaient tournées vers la sortie.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}] d’à côté de sa meilleure amie et [alla|est allé{hero_e}] s’asseoir de l’autre côté. La place, face {a_part}, [resta|est restée] vide.',
        ],
        answer: [
          'Il y avait un trou dans le cercle, et personne ne l’[expliqua|a expliqué]. {part_def} [se tourna|s’est tourné{part_e}] vers ce trou-là.',
        ],
        echo: [
          'Sa place, la meilleure, [fut|a été] prise aussitôt. De la nouvelle, on voyait très mal. <companion>Mais on t’entend mieux</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On est un peu serrés, mais vas-y</hero>, [dit|a dit] {hero} à {part_def}, sans décroiser les jambes, et {hero_il} [reprit|a repris] la phrase avec sa meilleure amie.',
          ],
          warm: [
            '{hero_subj} [trouva|a trouvé] un mot aimable pour {part_def}, et un autre, et encore un. Aucun des mots n’avait de chaise.',
          ],
          clever: [
            'Le cercle comptait neuf places, toutes prises, [constata|a constaté] {hero}. {hero_subj} [proposa|a proposé] à {part_def} de revenir quand il y aurait un dix.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le videur de boîte de nuit : <hero>Désolé, c’est une soirée privée.</hero> {part_def} [ne rit pas|n’a pas ri], et les autres un peu trop.',
          ],
        },
        fails: [
          'On [se serra|s’est serré], pour montrer qu’on pouvait. Cela [ferma|a fermé] les derniers trous.',
        ],
        again: ['<hero>Je te garde la prochaine</hero>, [dit|a dit] {hero}. Il n’y avait pas de prochaine.'],
        noticing: [
          'Sa meilleure amie racontait une histoire, et tout le monde se penchait. {hero_subj} [se pencha|s’est penché{hero_e}] aussi. De là, entre deux coudes, on voyait quelqu’un qui riait au bon endroit, debout, une demi-seconde après.',
        ],
        deed: [
          'L’histoire n’était pas finie. {hero_subj} [se leva|s’est levé{hero_e}] quand même, [emporta|a emporté] son verre, et [alla|est allé{hero_e}] se mettre de l’autre côté. Face à {part_def}, il [resta|est resté] une chaise, encore chaude.',
        ],
        answer: [
          'Personne ne l’offrait à personne. C’est peut-être pour cela que, du côté {de_part}, on [la prit|l’a prise].',
        ],
        echo: [
          '<companion>Tu as raté la chute</companion>, [dit|a dit] {companion}. <hero>C’était quoi ?</hero> <companion>Il fallait y être.</companion> Puis {companion} [la raconta|l’a racontée], plutôt mal.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fit|a fait] un grand signe {a_part}, au-dessus des têtes. <hero>Viens, tu connais bien quelqu’un.</hero>',
          ],
          warm: [
            '{hero_subj} [cria|a crié] {a_part}, devant tout le monde, que personne ici ne mordait. Tout le monde [se tourna|s’est tourné] pour voir.',
          ],
          clever: [
            '{hero_subj} [proposa|a proposé] {a_part} de se présenter en trois phrases. La troisième pouvait être courte.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] {part_def} comme au cirque, avec roulement de tambour. Le roulement était bon.',
          ],
        },
        fails: [
          'Puis {hero} [se retourna|s’est retourné{hero_e}] vers ses amis, genoux compris, et [rit|a ri] avec eux d’autre chose.',
        ],
        again: [
          '{hero_subj} [renouvela|a renouvelé] l’invitation, en plus drôle. [Ce fut|Cela a été] un succès auprès de ceux qui étaient déjà assis.',
        ],
        noticing: [
          '{hero_subj} [compta|a compté] les dos autour de la table. Il n’y avait pas d’ouverture. Le plus large, c’était le sien.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}] d’à côté de sa meilleure amie et [s’assit|s’est assis{hero_e}] tout au bout. À côté, il y avait une place, et {hero_il} [ne regarda pas|n’a pas regardé] {part_def}.',
        ],
        answer: [
          'La place ne posait pas de question. {part_def} [s’avança|s’est avancé{part_e}] d’un pas, puis d’un autre.',
        ],
        echo: [
          '<companion>Tu m’as laissé ton coussin</companion>, [écrivit|a écrit] sa meilleure amie. {hero} [répondit|a répondu] : <hero>Il est à qui s’assoit.</hero> Elle [mit|a mis] une heure à envoyer un pouce.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Hé, viens !</hero> [cria|a crié] {hero} à {part_def}, par-dessus six têtes. Les six têtes [se retournèrent|se sont retournées] d’un coup.',
          ],
          warm: [
            '<hero>Tout le monde veut te connaître</hero>, [annonça|a annoncé] {hero}, en poussant {part_def} d’une voix très douce, devant tout le monde.',
          ],
          clever: [
            '{hero_subj} [prépara|a préparé] pour {part_def} trois sujets de conversation faciles, et [les lut|les a lus] à voix haute.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une haie d’honneur pour {part_def}, avec deux chaises et un parapluie. Il manquait seulement {part_def}.',
          ],
        },
        fails: [
          'Après quoi {hero} [se rassit|s’est rassis{hero_e}] et [tourna|a tourné] le dos, parce qu’on lui parlait.',
        ],
        again: ['<hero>Allez, quoi !</hero> Cela ressemblait à un encouragement, de très loin.'],
        noticing: [
          'Il y [eut|a eu] un rire, et personne ne riait plus. {hero_subj} [compta|a compté] les chaises. Elles étaient serrées comme des dents, et la sienne fermait la mâchoire.',
        ],
        deed: [
          '{hero_subj} [poussa|a poussé] sa chaise en arrière, [quitta|a quitté] sa meilleure amie au milieu d’un mot, et [alla|est allé{hero_e}] s’asseoir par terre, à l’autre bout. La place [resta|est restée] ouverte. {hero_subj} [ne regarda pas|n’a pas regardé] du côté {de_part}.',
        ],
        answer: [
          'Un trou dans une rangée ne demande rien. Il y [eut|a eu] un pas, et le bruit d’une chaise qu’on touche.',
        ],
        echo: [
          '<companion>Tu as des fourmis dans le dos</companion>, [dit|a dit] {companion}. C’était vrai. Il y en avait onze, et elles faisaient le tour.',
        ],
      },
    ],
  },
  inJokeOutLoud: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répondit|a répondu] à {part_def} par le mot du groupe, celui qui fait toujours rire. Deux personnes [rirent|ont ri] très fort.',
          ],
          warm: [
            '{hero_subj} [répéta|a répété] la blague {a_part}, mot à mot et d’un ton chaleureux, pour que personne ne soit exclu.',
          ],
          clever: [
            '{hero_subj} [construisit|a construit] une réponse à double sens pour {part_def}. Le deuxième sens datait d’un voyage de classe.',
          ],
          playful: [
            '{hero_subj} [refit|a refait] l’imitation du fameux dimanche devant {part_def}, chapeau compris. La moitié du public pleurait de rire.',
          ],
        },
        fails: [
          '{hero_subj} [montra|a montré] l’écran, toujours aux deux mêmes, et [rit|a ri] avant la fin.',
        ],
        again: [
          'À la question suivante, {hero} [répondit|a répondu] par la même blague, en plus court. Il n’en restait que le bruit.',
        ],
        noticing: [
          'D’un côté, le rire [arriva|est arrivé] avec une demi-seconde de retard. {hero} [relut|a relu] la blague comme quelqu’un qui n’y était pas. Il n’y avait rien à lire.',
        ],
        deed: [
          '{hero_subj} [tourna|a tourné] le téléphone vers {part_def} et [expliqua|a expliqué] la blague depuis le début. Elle parlait d’une chute, d’un slip et de {hero}.',
        ],
        answer: ['Les deux amis ne riaient plus. {part_def}, si, et à la bonne seconde.'],
        echo: [
          'Désormais, tout le monde sait, pour le slip. {companion} lui en [offrit|a offert] un, à pois, avec le nom brodé.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Comme dirait la chèvre</hero>, [dit|a dit] {hero} à {part_def}. Il y avait une chèvre, il y a deux ans, et trois personnes pour s’en souvenir.',
          ],
          warm: [
            'Pour que {part_def} se sente à l’aise, {hero} [glissa|a glissé] la plaisanterie du groupe dans chaque phrase, tout doucement. {part_def} cherchait le rapport.',
          ],
          clever: [
            '{hero_subj} [répondit|a répondu] à {part_def} par une référence, puis par la référence de la référence. C’était un arbre généalogique.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la voix, le geste et le bêlement. Deux amis [tombèrent|sont tombés] de leur chaise. {part_def} [ramassa|a ramassé] la chaise.',
          ],
        },
        fails: [
          '<hero>Tu ne peux pas comprendre</hero>, [dit|a dit] {hero} en essuyant une larme. C’était tout à fait exact.',
        ],
        again: [
          'Pour aider, {hero} [raconta|a raconté] la fin. Sans le début, c’était l’histoire d’un seau.',
        ],
        noticing: [
          'Un rire [arriva|est arrivé] en retard, un peu trop fort, de quelqu’un qui avait regardé les autres pour savoir quand. {hero_subj} [entendit|a entendu] ce rire-là. Il n’avait pas de chèvre dedans.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le téléphone face à {part_def}, avec la photo. <hero>Je vais te la raconter en entier. C’est moi, dans le seau.</hero> Et {hero_il} [commença|a commencé] par le commencement, où il y avait aussi une culotte à pois.',
        ],
        answer: [
          'Les deux amis ne riaient plus qu’à moitié. C’est {part_def} qui [rit|a ri], au seau, exactement où il fallait.',
        ],
        echo: [
          '<companion>Donc tout le lycée saura pour les pois</companion>, [dit|a dit] {companion}. <hero>Oui.</hero> <companion>Je peux dire que je les connaissais avant ?</companion>',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répondit|a répondu] à tout d’un seul mot, celui du groupe, et [tira|a tiré] sur {part_def} avec la même assurance.',
          ],
          warm: [
            '{hero} [chuchota|a chuchoté] la blague derrière sa main à chacun, un par un, sans lâcher {part_def}.',
          ],
          clever: [
            '{hero_subj} [renvoya|a renvoyé] {a_part}, pour chaque question, une allusion à une allusion. Trois personnes suivaient, sur sept.',
          ],
          playful: [
            '{hero_subj} [mit|a mis] la vieille blague à toutes les sauces et [fit|a fait] rimer {part_def} avec elle. On [rit|a ri] beaucoup, dans un coin.',
          ],
        },
        fails: [
          'Ce qui se disait derrière une main se comprenait de travers devant. {hero_subj} [reprit|a repris] la main, et un autre coin de bouche.',
        ],
        again: [
          '{hero_subj} [lança|a lancé] la blague une quatrième fois. Il fallait maintenant trois autres blagues pour l’expliquer.',
        ],
        noticing: [
          'Le rire [arriva|est arrivé] en retard, d’un seul côté. De l’autre, on souriait poliment à un mot qu’on ne connaissait pas. {hero} [relut|a relu] ce mot.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] l’écran, face à tous, et [raconta|a raconté] la blague depuis le début. Puis {hero_il} [reprit|a repris] {part_def} avec eux.',
        ],
        answer: [
          'On [sut|a su] enfin qui avait dit quoi, et de quel caleçon il s’agissait. Plus rien ne tirait dans deux sens.',
        ],
        echo: [
          '<companion>Donc, le canard, c’était toi</companion>, [dit|a dit] {companion}. <hero>Le canard, c’était moi</hero>, [dit|a dit] {hero}, pour la dernière fois.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>C’est la faute à Gérard</hero>, [répondit|a répondu] {hero} à chaque question. Trois personnes savaient qui était Gérard. {part_def} [prit|a pris] un nœud.',
          ],
          warm: [
            '{hero_subj} [expliqua|a expliqué] tout à voix basse, à l’oreille, à ceux qui connaissaient déjà. {part_def} passait de main en main, et d’oreille en oreille.',
          ],
          clever: [
            '{hero_subj} avait réponse à tout, et la réponse était un surnom. Quatre surnoms plus tard, {part_def} ne désignait plus personne.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] de {part_def} un spectacle de marionnettes, où tous les rôles s’appelaient Gérard. Le fond de la salle [bâilla|a bâillé].',
          ],
        },
        fails: [
          '<hero>Tu le sais bien, toi</hero>, [dit|a dit] {hero} à l’un, avec un clin d’œil. Les autres [virent|ont vu] le clin d’œil.',
        ],
        again: ['On [demanda|a demandé] qui était Gérard. <hero>Ah, ça !</hero> [dit|a dit] {hero}.'],
        noticing: [
          'Sur le groupe, il y avait trente messages, et Gérard dans vingt-deux. {hero_subj} [essaya|a essayé] de les lire comme quelqu’un d’arrivé hier. On aurait dit une langue, avec un seul mot, qui voulait dire : pas toi.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] l’écran vers toute la table. <hero>Gérard, c’est moi, le jour où j’ai parlé une heure à un mannequin de vitrine.</hero> Et {hero_il} [reprit|a repris] {part_def}, sans surnom, avec tout le monde.',
        ],
        answer: [
          'On [reposa|a reposé] les questions, une par une, avec de vrais noms. {part_def} [se laissa|s’est laissé{part_e}] suivre.',
        ],
        echo: [
          '<companion>Et il répondait, le mannequin ?</companion> [demanda|a demandé] {companion}. <hero>Mieux que moi</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
