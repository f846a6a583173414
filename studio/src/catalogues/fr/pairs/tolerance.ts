import type { LessonPairs } from '../../schema.ts';

export const tolerance: LessonPairs = {
  asTheyGo: {
    slippery: [
      {
        firstTry: {
          bold: [
            'Ici, on allait à reculons, à quatre pattes. <hero>Pas comme ça</hero>, [dit|a dit] {hero}, et {hero_il} [marcha|a marché] sur {part_def}, droit, le menton haut.',
          ],
          warm: [
            '<hero>Laisse, je vais te montrer comme il faut</hero>, [dit|a dit] {hero} à {companion}, qui allait à reculons. Debout sur {part_def}, {hero_il} [fit|a fait] deux pas.',
          ],
          clever: [
            'On avance avec le visage devant, c’est fait pour. {hero_subj} [retourna donc|est donc retourné{hero_e}] {companion} par les épaules et [s’élança|s’est élancé{hero_e}] sur {part_def}.',
          ],
          playful: [
            '{companion} allait à reculons. <hero>Tu es à l’envers, comme une écrevisse</hero>, [dit|a dit] {hero}. Et, bien à l’endroit, {hero_il} [entra|est entré{hero_e}] sur {part_def}.',
          ],
        },
        fails: ['Droit, à l’endroit, comme il faut. Tout le monde [se coucha|s’est couché] en même temps.'],
        again: [
          '<hero>Le menton plus haut</hero>, [dit|a dit] {hero}. {hero_subj} [le leva|l’a levé], et c’est lui qui [arriva|est arrivé] en bas le premier.',
        ],
        refrain: ['Comme il faut. Plat. Comme il faut. Plat.'],
        turned: ['À reculons. Patte. À reculons. Patte.'],
        noticing: [
          '{hero_subj} [resta|est resté{hero_e}] couché{hero_e}. Comme il faut, on tombait tous d’un coup. Avant, à reculons, à quatre pattes, cela marchait si bien, pour {companion}.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] à quatre pattes et [entra|est entré{hero_e}] sur {part_def} à reculons, exactement comme {companion}. Sans sourire.',
        ],
        answer: [
          'Les orteils [arrivèrent|sont arrivés] en premier. Ils [sentirent|ont senti] ce qu’aucun œil n’avait vu.',
        ],
        echo: [
          'Au retour, {hero} [monta|a monté] l’escalier à reculons. En haut, {companion} l’attendait, à l’endroit. <companion>Chez toi, c’est comme ça</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Non, comme ça !</hero> [dit|a dit] {hero}. {hero_subj} [prit|a pris] {part_def} par les épaules, ou ce qui en tenait lieu. Puis {hero_il} [montra|a montré] : debout, droit devant.',
          ],
          warm: [
            '<hero>Je vais t’apprendre la bonne manière</hero>, [dit|a dit] {hero} {a_part}. Gentiment, {hero_il} [tourna|a tourné] tout cela dans le bon sens.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] à {part_def} qu’on avance en avant, d’où le mot. La démonstration avançait, seule.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le maître de danse devant {part_def} : <hero>Et un, droit ! Et deux, droit !</hero>',
          ],
        },
        fails: [
          '<hero>On ne fait pas ça à l’envers</hero>, [dit|a dit] {hero}, et {hero_il} [le remit|l’a remis] à l’endroit.',
        ],
        again: [
          '{hero_subj} [montra|a montré] encore, plus droit, plus devant, avec le menton. On [l’imita|l’a imité{hero_e}] avec le derrière.',
        ],
        refrain: ['À l’endroit. Non. À l’endroit. Non.'],
        turned: ['À l’envers. Patte. À l’envers. Patte.'],
        noticing: [
          'À l’endroit, rien ne se passait plus, ni d’un côté ni de l’autre. Avant que {hero} s’en mêle, à l’envers, à quatre pattes, tout allait si bien.',
        ],
        deed: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}] et [fit|a fait] exactement comme {part_def}, à reculons, mains et pieds par terre. Sans un sourire.',
        ],
        answer: [
          'Quelqu’un, enfin, marchait dans le bon sens. {part_def} [se mit|s’est mis{part_e}] en route.',
        ],
        echo: [
          '{hero} est rentré{hero_e} par la porte à reculons. <companion>Tu sors ?</companion> [demanda|a demandé] {companion}. <hero>J’arrive</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  fromBothEnds: {
    locked: [
      {
        firstTry: {
          bold: [
            '{companion} commençait toujours par l’arrière. <hero>Le devant est ici</hero>, [dit|a dit] {hero}. {hero_subj} [ôta|a ôté] ces mains-là et [tira|a tiré] {part_def}.',
          ],
          warm: [
            '<hero>Viens, c’est par ici qu’on commence</hero>, [dit|a dit] {hero} à {companion}, très doucement. Et {hero_il} [poussa|a poussé] ses mains loin {de_part}.',
          ],
          clever: [
            'Devant, c’est devant. {hero_subj} l’[expliqua|a expliqué] à {companion}, qui cherchait derrière, et [secoua|a secoué] {part_def} par le bon côté.',
          ],
          playful: [
            '<hero>Coucou, c’est ici, le devant !</hero> [dit|a dit] {hero} aux mains {de_companion}. {hero_subj} les [chassa|a chassées] comme des mouches et [tira|a tiré] {part_def}.',
          ],
        },
        fails: [
          'Les mains {de_companion} [revinrent|sont revenues] derrière. {hero_subj} les [ramena|a ramenées] devant, où il n’y avait déjà pas de place.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] le devant à deux mains et avec un pied. C’était tout le devant qu’on pouvait tirer.',
        ],
        refrain: ['Devant, devant. Clac. Devant, devant. Clac.'],
        turned: ['Toi derrière. Moi devant. Clic.'],
        noticing: [
          '{hero} n’avait plus de force. Les mains {de_companion} étaient retournées derrière, sans rien dire. Là où {hero} n’avait jamais regardé, il y [eut|a eu] un tout petit bruit : clic.',
        ],
        deed: [
          '<hero>Toi de ton bout, moi du mien</hero>, [dit|a dit] {hero}. Et, au même moment, {hero_il} [tint|a tenu] {part_def} de face, sans tirer.',
        ],
        answer: [
          'Ce que {companion} avait sous les doigts, derrière, {companion} [poussa|a poussé] cela. Devant, plus rien ne coinçait.',
        ],
        echo: [
          '<companion>Passe-moi le journal</companion>, [dit|a dit] {companion}, qui le lit par la fin. {hero} [prit|a pris] le début. Au milieu, il y avait la météo.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Le devant, c’est ici</hero>, [dit|a dit] {hero}, et {hero_il} [empoigna|a empoigné] {part_def} par le devant. Les mains {de_companion}, qui commençaient par la fin, {hero} [les écarta|les a écartées].',
          ],
          warm: [
            '{companion} commençait par derrière. <hero>Je vais te montrer</hero>, [dit|a dit] {hero}. Et, avec douceur, {hero_il} [ramena|a ramené] les mains {de_companion} devant {part_def}.',
          ],
          clever: [
            'Toute chose a un début, savait {hero}, et c’est par là qu’on prend {part_def}. {companion} avait l’air de savoir autre chose.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’agent de police devant {part_def} : les mains {de_companion}, interdites à l’arrière, circulez.',
          ],
        },
        fails: [
          'Devant, c’était bien pris. Derrière, il n’y avait plus personne, puisque {hero} l’avait défendu.',
        ],
        again: [
          '{hero_subj} [prit|a pris] le devant deux fois, une fois par main. Le derrière [s’en alla|s’en est allé] d’autant.',
        ],
        refrain: ['Par ici. Crac. Par ici. Crac.'],
        turned: ['Toi par là. Moi par ici. Oh hisse.'],
        noticing: [
          'Les mains {de_companion} étaient reparties derrière, sans bruit. Et là, où {hero} n’avait jamais regardé, il y [eut|a eu] un déclic.',
        ],
        deed: [
          '{hero_subj} [resta|est resté{hero_e}] devant {part_def}. <hero>Toi par ton bout, moi par le mien.</hero> Et ils [commencèrent|ont commencé] au même instant.',
        ],
        answer: ['Tiré par les deux bouts, rien ne pouvait plus filer nulle part.'],
        echo: [
          'Au goûter, {companion} [commença|a commencé] sa tartine par la croûte d’en bas. {hero} [essaya|a essayé] aussi. C’était pareil, en plus surprenant.',
        ],
      },
    ],
  },
  handsInSocks: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Debout !</hero> [dit|a dit] {hero} à {part_def}, fort et clair, comme à la maison, en bottes. Puis plus fort, avec le talon.',
          ],
          warm: [
            '<hero>S’il vous plaît, debout !</hero> [dit|a dit] {hero} {a_part}, d’une voix claire et franche. Ses bottes le disaient aussi.',
          ],
          clever: [
            'Chez {hero}, on parle haut, pour être compris. Ici aussi, sans doute. {hero_subj} [parla|a parlé] haut à {part_def}, et ses bottes avec.',
          ],
          playful: [
            '<hero>Cocorico !</hero> [cria|a crié] {hero} à {part_def}, et ses bottes [firent|ont fait] la basse-cour.',
          ],
        },
        fails: [
          'Personne [ne répondit|n’a répondu]. {hero_subj} [redit|a redit] cela, deux tons plus haut, et [tapa|a tapé] du pied pour le point.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] des deux bottes. Sur ses doigts, {companion} disait tout, mais les bottes parlaient en même temps.',
        ],
        refrain: ['Boum, debout. Grrr. Boum, debout. Grrr.'],
        turned: ['Botte, ôtée. Botte, ôtée. Pfff.'],
        noticing: [
          '{companion} vivait avec ce dormeur depuis longtemps, et n’avait pas ouvert la bouche. Ses mains racontaient tout, et ses pieds étaient en chaussettes.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] ses deux bottes et [ferma|a fermé] la bouche. En chaussettes, près {de_part}, avec dix doigts, {hero_il} [demanda|a demandé], comme {companion}.',
        ],
        answer: [
          'On n’entendait plus que de la laine. {part_def} [fit|a fait] <hero>mmm</hero>, comme pour quelqu’un de la maison.',
        ],
        echo: [
          '{hero} et {companion} ont parlé jusqu’à minuit, et personne [ne les entendit|ne les a entendus]. On leur a seulement dit d’éteindre.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero} [parla|a parlé] bien fort, comme à la maison, les deux bottes plantées devant {part_def}. Puis, plus fort.',
          ],
          warm: [
            '<hero>Je vais parler lentement</hero>, [dit|a dit] {hero} {a_part}. {hero_subj} [parla|a parlé] lentement, et très, très haut, avec un pied qui tapait.',
          ],
          clever: [
            'Chez {hero}, on répète quand on n’entend pas. {hero_subj} [répéta donc|a donc répété] devant {part_def}, à grand renfort de talons.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le crieur public devant {part_def} : <hero>Oyez, oyez !</hero> Et un coup de botte après chaque oyez.',
          ],
        },
        fails: [
          'Pas de réponse. {hero_subj} [cria|a crié] plus haut et [tapa|a tapé] plus dur, comme à la maison.',
        ],
        again: [
          '{hero_subj} [cria|a crié] avec les mains en cornet et les deux pieds à la fois. Le cornet [trembla|a tremblé].',
        ],
        refrain: ['Oyez, boum. Oyez, boum.'],
        turned: ['Chaussettes. Dix doigts. Et chut.'],
        noticing: [
          'Ici, {companion} ne criait jamais. Ses mains disaient tout, et ses deux pieds étaient en chaussettes. {hero} [le remarqua|l’a remarqué] seulement maintenant.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] ses deux chaussures et [ferma|a fermé] la bouche. Avec dix doigts, devant {part_def}, {hero_il} [dit tout|a tout dit], à la manière {de_companion}.',
        ],
        answer: [
          'Dix doigts ne font pas un bruit de plus. Pour les lire, il fallait regarder, et qui regarde se tait.',
        ],
        echo: [
          'Ce soir-là, on [soupa|a soupé] avec les doigts, chez {hero}. Le dessert [fut|a été] difficile à traduire.',
        ],
      },
    ],
  },
  theirDistance: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [alla|est allé{hero_e}] droit à {part_def} et [tendit|a tendu] la main, comme on fait. {part_def} [recula|a reculé]. {hero} [s’avança|s’est avancé{hero_e}] encore.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] serrer la main {de_part}, de bon cœur. Quand cela [recula|a reculé], {hero_il} [fit|a fait] un pas de plus, pour ne pas vexer.',
          ],
          clever: [
            'On se salue de près, se disait {hero}. Il manquait un pas. {hero_il} [le fit|l’a fait] vers {part_def}, et il en [manqua|a manqué] un autre.',
          ],
          playful: [
            '<hero>Enchanté{hero_e} !</hero> [dit|a dit] {hero} à {part_def}, la main devant. C’était comme un train qui veut un câlin.',
          ],
        },
        fails: ['Un pas devant, un pas derrière. {hero_subj} [tendit|a tendu] la main plus loin.'],
        again: [
          '{hero_subj} [tendit|a tendu] les deux mains. Si quelqu’un l’avait vu de haut, on aurait cru à une poursuite.',
        ],
        refrain: ['Bonjour, un pas. Non, un pas. Bonjour.'],
        turned: ['Un, deux, trois pas. Dos à dos.'],
        noticing: [
          '{hero_subj} [s’arrêta|s’est arrêté{hero_e}], hors d’haleine. Pour chacun de ses pas, il y en avait eu un en arrière. De la même longueur exactement, comme dans une danse.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] de trois pas, [se retourna|s’est retourné{hero_e}]. Puis {hero_il} [ouvrit|a ouvert] la main derrière son dos, comme faisait {part_def}.',
        ],
        answer: [
          '{part_def} avait enfin ses trois pas d’air. Derrière le dos, une salutation [arriva|est arrivée].',
        ],
        echo: [
          '{companion} et {hero} se disent maintenant bonsoir dos à dos, à trois pas. <companion>Quatre</companion>, [dit|a dit] {companion}. <hero>J’ai de grands pieds</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [marcha|a marché] jusqu’au bord {de_part}, la main tendue. Cela [recula|a reculé]. {hero_subj} [s’avança|s’est avancé{hero_e}] d’autant.',
          ],
          warm: [
            '<hero>N’aie pas peur, on se serre la main</hero>, [dit|a dit] {hero} à {part_def}. {hero_il} [avança|a avancé] de tout ce qui reculait.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qu’en faisant un pas plus vite que {part_def}, la main arriverait. La main [arriva presque|est presque arrivée].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le serpent à sonnette, la main devant : <hero>Tchac, bonjour, {part_def} !</hero>',
          ],
        },
        fails: [
          'Sa main [suivit|a suivi], sa tête aussi, et puis les genoux. Là-bas, on n’avait bientôt plus de mur pour reculer.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] le bonjour plus loin, au bout des doigts. Le bonjour était maintenant tout à fait dans la maison de quelqu’un.',
        ],
        refrain: ['Bonjour, un pas. Oh, plus loin. Bonjour.'],
        turned: ['Trois pas. Dos. Main derrière.'],
        noticing: [
          '{hero_subj} n’avait plus de bras. {hero_il} [compta|a compté] : quatre pas vers là-bas, quatre pas de moins là-bas. Toujours pareils, comme une balançoire.',
        ],
        deed: [
          '{hero_subj} [recula|a reculé] de trois pas, [tourna|a tourné] le dos {a_part}. Puis {hero_il} [ouvrit|a ouvert] la main derrière, toute plate. Puis {hero_il} [regarda|a regardé] le ciel.',
        ],
        answer: ['Un dos ne regarde personne. Un souffle [toucha|a touché] un doigt, puis un autre.'],
        echo: [
          '<companion>Qu’est-ce que c’était, dans ta main ?</companion> [demanda|a demandé] {companion}. <hero>Un nez</hero>, [dit|a dit] {hero}. <hero>Je crois. Je ne me suis pas retourné{hero_e}.</hero>',
        ],
      },
    ],
  },
  newestHere: {
    guarded: [
      {
        firstTry: {
          bold: [
            'Dès le premier soir, {hero} [montra|a montré] à {part_def} une liste avec photos : ce que les autres groupes font mieux.',
          ],
          warm: [
            '{hero_subj} [voulut|a voulu] aider. {hero_subj} [présenta|a présenté] à {part_def} douze améliorations, avec tact, et un compliment entre chaque.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé], devant {part_def}, la méthode d’ici et celle d’ailleurs. Il y avait un graphique.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] pour {part_def} la manière d’ici de tout faire à l’envers. C’était ressemblant.',
          ],
        },
        fails: [
          'Personne [ne discuta|n’a discuté]. Les autres [continuèrent|ont continué] dans leur ordre bizarre, un peu plus serrés.',
        ],
        again: ['{hero_subj} [ajouta|a ajouté] un treizième point, sur l’accueil.'],
        noticing: [
          '{hero_subj} [s’interrompit|s’est interrompu{hero_e}]. Dans leur ordre, qui n’avait aucun sens, le travail [sortit|est sorti] de l’autre côté, fini. Il n’y avait rien à y reprendre.',
        ],
        deed: [
          '{hero_subj} [jeta|a jeté] la liste, et [demanda|a demandé] {a_part} le travail du dernier arrivé. Jusqu’au soir, maladroit{hero_e}, sous les rires, {hero_il} [lava|a lavé] les rouleaux.',
        ],
        answer: [
          'Au-dessus de l’évier, on [lui montra|lui a montré] comment tenir l’éponge. Du côté {de_part}, on [se poussa|s’est poussé] un peu.',
        ],
        echo: [
          'Il y a maintenant un plus nouveau que {hero}. Il est arrivé avec une liste. {hero} lui a gardé l’éponge.',
        ],
      },
    ],
  },
  onPaper: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [appela|a appelé] {part_def} cinq fois de suite. <hero>Quand on veut vraiment, on décroche</hero>, [dit|a dit] {hero} devant tout le monde.',
          ],
          warm: [
            '{hero_subj} [laissa|a laissé] à {part_def} cinq messages de plus en plus tendres, à voix haute, devant les autres.',
          ],
          clever: [
            '{hero_subj} [appela|a appelé] {part_def} à cinq heures de la journée, pour trouver la bonne. Il n’y en avait pas.',
          ],
          playful: [
            '{hero_subj} [laissa|a laissé] sur le répondeur {de_part} une fanfare, puis une imitation, puis la fanfare.',
          ],
        },
        fails: [
          '<hero>Ça sonne dans le vide</hero>, [dit|a dit] {hero}, et {hero_il} [rappela|a rappelé], haut-parleur en marche.',
        ],
        again: ['{hero_subj} [posa|a posé] la question au répondeur, qui, lui, avait toujours décroché.'],
        noticing: [
          'Au fond du sac, il y avait la dernière lettre : deux pages, soignées, avec des flèches. {hero} avait répondu : <hero>ok</hero>.',
        ],
        deed: [
          '{hero_subj} [annula|a annulé] sa soirée et [répondit|a répondu] aux deux pages, à l’encre. Puis {hero_il} [glissa|a glissé] la réponse du côté {de_part}, sans demander d’heure.',
        ],
        answer: [
          'On n’a pas besoin de visage pour lire. Du côté {de_part}, il y [eut|a eu] un bruit de papier.',
        ],
        echo: [
          '<companion>Trois pages</companion>, [compta|a compté] {companion}. <hero>Il y a des flèches</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [appela|a appelé] cinq fois de suite, et [dit|a dit] devant tous que, quand on veut, on décroche. Puis {hero_il} [tira|a tiré] sur {part_def}.',
          ],
          warm: [
            '{hero_subj} [rappela|a rappelé] encore, par pure inquiétude, et [laissa|a laissé] {part_def} se tordre un peu plus, entre deux sonneries.',
          ],
          clever: [
            '{hero_subj} [exigea|a exigé] de tout régler de vive voix, c’est plus rapide, et [reprit|a repris] {part_def} pendant que cela sonnait.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] chaque sonnerie comme un match, et [passa|a passé] {part_def} d’une main à l’autre à la mi-temps.',
          ],
        },
        fails: [
          'Personne [ne décrocha|n’a décroché]. {hero_subj} en [tira|a tiré] des conclusions, à voix haute.',
        ],
        again: ['{hero_subj} [rappela|a rappelé] pour vérifier les conclusions.'],
        noticing: [
          'En cherchant un chargeur, {hero} [trouva|a trouvé] au fond du sac une lettre de deux pages. Elle était claire, avec des flèches, et on y avait répondu par deux lettres : <hero>ok</hero>.',
        ],
        deed: [
          '{hero_subj} [annula|a annulé] sa soirée et [répondit|a répondu] à l’encre, aux deux pages, point par point, sans demander l’heure. Puis {hero_il} [suivit|a suivi] {part_def} comme on suit une flèche.',
        ],
        answer: [
          'Sur le papier, les fils sont côte à côte. Il y en avait un que personne n’avait jamais tiré.',
        ],
        echo: [
          'La réponse est venue par la poste, avec un timbre de collection. <companion>Lequel ?</companion> [demanda|a demandé] {companion}. <hero>Le lent</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
