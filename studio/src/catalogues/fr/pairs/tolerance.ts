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
      {
        firstTry: {
          bold: [
            'On passait ici sur les fesses. <hero>Un peu de tenue</hero>, [dit|a dit] {hero}, et [fit|a fait] trois pas debout sur {part_def}, et le quatrième assis{hero_e}.',
          ],
          warm: [
            '<hero>Viens, je t’apprends</hero>, [dit|a dit] {hero} à {companion}, qui passait très bien sur les fesses. {hero_subj} [se leva|s’est levé{hero_e}] sur {part_def}, pour montrer.',
          ],
          clever: [
            'On marche sur les pieds, c’est à cela qu’ils servent, [rappela|a rappelé] {hero}. Sur {part_def}, ils servaient à autre chose.',
          ],
          playful: [
            '{hero_subj} [défila|a défilé] debout sur {part_def}, le genou haut. Le public, assis, passait à côté.',
          ],
        },
        fails: ['Debout. À plat. Debout. À plat. Rien n’était plus droit que {hero}, entre deux.'],
        again: [
          '{hero_subj} [se tint|s’est tenu{hero_e}] à {companion}, pour rester debout. {companion} aussi [finit|a fini] à plat.',
        ],
        refrain: ['Debout. Paf. Debout. Paf.'],
        turned: ['Assis. Pousse. Assis. Pousse.'],
        noticing: [
          'À plat, {hero_subj} comptait les gens d’ici. Il en passait un, puis trois, puis une grand-mère. Tous étaient assis, tous arrivaient. Personne, avant {hero}, n’était tombé de la journée.',
        ],
        deed: [
          '{hero_subj} [resta|est resté{hero_e}] comme on était tombé : sur les fesses. Sur {part_def}, en poussant des deux mains, comme les autres, sans rire.',
        ],
        answer: [
          'On ne tombe pas de si bas. Une main [passa|est passée] sur ce qui n’était pas lisse, et s’y [arrêta|est arrêtée].',
        ],
        echo: [
          '{hero_subj} [descendit|a descendu] l’escalier assis{hero_e}. <companion>Tu es malade ?</companion> <hero>Non</hero>, [dit|a dit] {hero}. <hero>En visite.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>D’abord, on se tient droit</hero>, [dit|a dit] {hero}, et [montra|a montré] {a_part} comment : le menton haut, le pied devant.',
          ],
          warm: [
            '<hero>Ce n’est pas grave, personne ne t’a montré</hero>, [dit|a dit] {hero} {a_part}, tout doux, en le tournant par les épaules ou par les bords.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] {a_part} la marche avant, en quatre temps. C’est la bonne, cela se voit à la chaussure.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le sergent pour {part_def} : <hero>Une, deux, demi-tour, droite !</hero> Tout le monde [tomba|est tombé] à droite.',
          ],
        },
        fails: [
          'Quand {hero_subj} montrait, plus rien n’allait. Dès que {hero_subj} se taisait, cela repartait très bien, de côté. {hero_subj} [montra|a montré] encore.',
        ],
        again: [
          '{hero_subj} [fit|a fait] un pas modèle, un seul, les bras le long du corps. Il [fut|a été] très court.',
        ],
        refrain: ['Debout. Pouf. Debout. Pouf.'],
        turned: ['De côté. Oui. De côté. Oui.'],
        noticing: [
          'Depuis que {hero_subj} aidait, personne n’était arrivé nulle part. C’est de travers, tout à l’heure, que l’on avait fait le plus de chemin.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] à quatre pattes. Les fesses devant, sans rire, {hero_il} [fit|a fait] un pas comme {part_def} les fait, puis un autre.',
        ],
        answer: [
          'Il y avait enfin un pied qui allait du bon côté. {part_def} [l’accompagna|l’a accompagné].',
        ],
        echo: [
          '<companion>La porte est devant toi</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}. <hero>Mais par ici, il y a la vue.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Par ici, comme tout le monde</hero>, [dit|a dit] {hero}, et [tira|a tiré] {part_def}. {companion} était déjà passé{companion_e} de l’autre côté.',
          ],
          warm: [
            '<hero>Non, viens, sinon tu vas te perdre</hero>, [dit|a dit] {hero} à {companion}, et [ramena|a ramené] ses doigts devant {part_def}, un par un.',
          ],
          clever: [
            'Une chose a un avant et un arrière, [expliqua|a expliqué] {hero} à {companion}. On ouvre {part_def} par l’avant, cela se voit au nom.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le portier, devant {part_def} : <hero>L’entrée, c’est l’entrée.</hero> {companion} faisait le tour.',
          ],
        },
        fails: [
          'Six mains devant, si l’on compte celles que {hero_subj} avait ramenées. Devant, cela suffisait largement.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] au nom de tous. Tous, sauf {companion}, qui était encore parti{companion_e}.',
        ],
        refrain: ['L’entrée. Clac. L’entrée. Clac.'],
        turned: ['Ton côté. Mon côté. Clic. Bonjour.'],
        noticing: [
          '{hero_subj} [se tut|s’est tu{hero_e}], pour tirer mieux. Dans ce silence, derrière, très loin de l’entrée, quelqu’un [gratta|a gratté], comme une souris qui a ses habitudes. Et quelque chose, sous les mains de {hero}, [bougea|a bougé] d’un poil.',
        ],
        deed: [
          '<hero>Reste là-bas</hero>, [dit|a dit] {hero} à {companion}. <hero>Moi je reste ici.</hero> Chacun de son côté {de_part}, en même temps, et pas plus fort l’un que l’autre.',
        ],
        answer: ['Ce qui était coincé entre deux avis [se mit|s’est mis] d’accord.'],
        echo: [
          '{companion} [pela|a pelé] l’orange par le dessous. {hero_subj} [commença|a commencé] par le dessus. Il [resta|est resté] au milieu une bande, comme une ceinture.',
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
      {
        firstTry: {
          bold: [
            '<hero>Le début, c’est là</hero>, [dit|a dit] {hero}, et [prit|a pris] {part_def} par le début. {companion} avait pris la fin. {hero_subj} [la lui ôta|la lui a ôtée].',
          ],
          warm: [
            '<hero>Tu t’y prends à l’envers, attends</hero>, [dit|a dit] {hero} à {companion}, tendrement, et [changea|a changé] ses mains de côté {de_part}.',
          ],
          clever: [
            'On ne commence pas par la fin, [rappela|a rappelé] {hero}, car on n’aurait plus de fin. {companion}, près {de_part}, l’avait déjà commencée.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’agent de la circulation, à l’avant {de_part} : <hero>Par ici ! Sens unique !</hero>',
          ],
        },
        fails: [
          'Le devant avait quatre mains. Le derrière, zéro. C’est par le derrière que cela [partit|est parti].',
        ],
        again: [
          '{hero_subj} [tint|a tenu] la file, l’ordre et le milieu. La fin [se fit|s’est faite] toute seule, par terre.',
        ],
        refrain: ['Par devant. Crac. Par devant. Crac.'],
        turned: ['Ton bout. Mon bout. Clic. Oh.'],
        noticing: [
          'On n’entendait plus {companion}. Les deux mains de {companion} n’étaient plus devant. {hero_subj} allait dire quelque chose, et là-bas, derrière, à l’endroit dont personne n’avait parlé, cela [fit|a fait] clic.',
        ],
        deed: [
          '<hero>Refais-le</hero>, [dit|a dit] {hero}. <hero>Toi d’où tu es, moi d’où je suis.</hero> Au même instant, chacun [prit|a pris] son bout {de_part}.',
        ],
        answer: ['Un début et une fin, cela tient beaucoup mieux que deux débuts.'],
        echo: [
          '{companion} [lut|a lu] le livre par la dernière page. <hero>Ne me dis rien</hero>, [dit|a dit] {hero}, à la première. On [se croisa|s’est croisé] au chapitre du loup.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [frappa|a frappé] du talon, parce qu’une botte, cela se remarque. <hero>Il faut se lever</hero>, [dit|a dit] {hero} à {part_def}, deux fois, comme au marché.',
          ],
          warm: [
            '<hero>Réveil en douceur</hero>, [dit|a dit] {hero} {a_part}. La douceur avait des semelles cloutées.',
          ],
          clever: [
            '{hero_subj} [articula|a articulé] à {part_def} une phrase complète, avec un coup de botte à la virgule, et un au point.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] des claquettes en bottes à côté {de_part}, par gentillesse. Le plancher [reprit|a repris] en chœur.',
          ],
        },
        fails: ['Pas de réponse. {hero_subj} [mit|a mis] la phrase au pluriel, et les bottes aussi.'],
        again: [
          '{hero_subj} [sauta|a sauté] d’une botte sur l’autre. {companion} [ferma|a fermé] les yeux, mais pas pour dormir.',
        ],
        refrain: ['Toc, lève. Grrr. Toc, lève. Grrr.'],
        turned: ['Une chaussette. Deux chaussettes. Mmm.'],
        noticing: [
          '{companion} [glissa|a glissé] jusqu’à la rangée, et [revint|est revenu{companion_e}], sans qu’on l’entende. Sur ses doigts, {companion} avait dit trois phrases. À ses pieds, il y avait deux vieilles chaussettes, et elles avaient tout fait.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] une botte, puis l’autre, et [les posa|les a posées] dehors. En chaussettes, la bouche fermée, {hero_il} [passa|est passé{hero_e}] entre les petites affaires {de_part}, et ses doigts [demandèrent|ont demandé], un par un.',
        ],
        answer: [
          'C’était ainsi qu’on se promenait ici. On [fit|a fait] de la place, comme on en fait à sa sœur.',
        ],
        echo: [
          'Les bottes ont attendu à la porte toute la nuit. <companion>Elles ont froid ?</companion> [signa|a signé] {companion}. <hero>Elles apprennent</hero>, [signa|a signé] {hero}.',
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
            'Chez {hero}, on répète quand on n’entend pas. {hero_subj} [répéta donc|a donc répété] devant {part_def}, à grand renfort de bottes.',
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
          '{hero_subj} [ôta|a ôté] ses deux bottes et [ferma|a fermé] la bouche. Avec dix doigts, devant {part_def}, {hero_il} [dit tout|a tout dit], à la manière {de_companion}.',
        ],
        answer: [
          'Dix doigts ne font pas un bruit de plus. Pour les lire, il fallait regarder, et qui regarde se tait.',
        ],
        echo: [
          'Ce soir-là, on [soupa|a soupé] avec les doigts, chez {hero}. Le dessert [fut|a été] difficile à traduire.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] en bottes, clac, clac, et [dit|a dit] à {part_def}, par-dessus les clacs, ce qu’il y avait à dire.',
          ],
          warm: [
            '<hero>Je me fais toute petite voix</hero>, [cria|a crié] {hero} {a_part}. Les bottes, elles, se faisaient grandes.',
          ],
          clever: [
            'Chez {hero}, on se fait entendre. {hero_subj} [se fit|s’est fait] entendre de {part_def}, bottes comprises.',
          ],
          playful: [
            '{hero_subj} [dansa|a dansé] la bourrée en bottes devant {part_def}, pour briser la glace. Il n’y avait pas de glace.',
          ],
        },
        fails: [
          'On [se retourna|s’est retourné], on [grogna|a grogné], on [fit|a fait] plus de bruit. {hero_subj} [cloua|a cloué] sa phrase au sol, du talon.',
        ],
        again: ['{hero_subj} [expliqua|a expliqué] qu’on n’entendait rien, à cause des gens qui crient.'],
        refrain: ['Clac, je dis. Boum. Clac, je dis.'],
        turned: ['Chaussette. Doigt. Chaussette. Et doux.'],
        noticing: [
          '{companion} était déjà venu{companion_e} deux fois, et reparti{companion_e}, et {hero_subj} n’avait rien entendu. Deux pieds de laine passaient entre les gens d’ici comme un chat. Les doigts, par-dessus, avaient une conversation.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] ses bottes, la gauche, puis la droite. Bouche fermée, {hero_subj} [leva|a levé] dix doigts devant {part_def}, et [dit|a dit] la même chose, comme la dit {companion}.',
        ],
        answer: ['On devait la regarder, cette phrase. Ceux qui la regardaient ne criaient plus.'],
        echo: [
          'Le matin, quelqu’un avait mis des fleurs dans les bottes. <companion>On a pensé que c’étaient des vases</companion>, [signa|a signé] {companion}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] tout droit dans l’air {de_part}, la main devant. On [recula|a reculé]. {hero} y [entra|est entré{hero_e}] encore.',
          ],
          warm: [
            '<hero>N’aie pas peur, je suis de ceux qui embrassent</hero>, [dit|a dit] {hero} {a_part}, et [avança|a avancé] d’un pas, parce que {part_def} en faisait un en arrière.',
          ],
          clever: [
            'On se serre la main, c’est l’usage. {hero_subj} [tendit|a tendu] la main {a_part}, puis [la retendit|l’a retendue] un mètre plus loin.',
          ],
          playful: [
            '{hero_subj} [invita|a invité] {part_def} à danser, une main devant, une derrière. On dansait déjà, mais toujours dans le même sens.',
          ],
        },
        fails: [
          'Il y avait chaque fois le même trou d’air entre les deux. {hero_subj} [le boucha|l’a bouché] du pied.',
        ],
        again: [
          '{hero_subj} [courut|a couru] un peu, pour dire bonjour. Dire bonjour en courant, cela s’appelle autrement.',
        ],
        refrain: ['J’arrive. Recule. J’arrive. Recule.'],
        turned: ['Je recule. Trois pas. Et bonjour.'],
        noticing: [
          '{hero_subj} [fit|a fait] un pas, pour voir. Un pas [répondit|a répondu]. Un demi : un demi [répondit|a répondu]. Cela tombait toujours juste, comme avec un miroir timide.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] trois pas en arrière. Puis, comme {part_def}, {hero_il} [tourna|a tourné] le dos, et [laissa|a laissé] pendre une main ouverte, derrière.',
        ],
        answer: [
          'Il y avait de l’air pour deux. Au milieu de l’air, {part_def} [s’inclina|s’est incliné{part_e}], à sa façon, qui est à l’envers.',
        ],
        echo: [
          '<companion>Tu ne m’embrasses pas ?</companion> [demanda|a demandé] {companion} au coucher. <hero>À quelle distance ?</hero> [demanda|a demandé] {hero}. {companion} [réfléchit|a réfléchi]. <companion>Zéro.</companion>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’assit|s’est assis{hero_e}] tout contre {part_def}, épaule contre mur. Il n’y [eut|a eu] aussitôt plus d’épaule en face.',
          ],
          warm: [
            '<hero>Je te fais un bisou ?</hero> [demanda|a demandé] {hero} {a_part}, déjà penché{hero_e}. On [recula|a reculé] de la longueur d’un bisou.',
          ],
          clever: [
            'Plus on est près, plus on est amis, [pensa|a pensé] {hero}. {hero_subj} [rapprocha|a rapproché] {part_def} de dix centimètres, et [en perdit douze|en a perdu douze].',
          ],
          playful: ['{hero_subj} [joua|a joué] à chat perché avec {part_def}, qui ne jouait pas.'],
        },
        fails: ['{hero_subj} [tendit|a tendu] le cou. En face, on n’avait bientôt plus que du mur.'],
        again: [
          '{hero_subj} [allongea|a allongé] le bras, le sourcil, la lèvre. C’est la lèvre qui [alla|est allée] le plus loin.',
        ],
        refrain: ['Viens plus près. Non. Viens plus près.'],
        turned: ['Un pas, deux, trois. Dos. Et là.'],
        noticing: [
          '{hero_subj} [bougea|a bougé] un pied, sans le vouloir, en arrière. Là-bas, un petit bout [bougea|a bougé], en avant. {hero_subj} [en recula l’autre pied|en a reculé l’autre pied], pour voir. C’était exact au pied près.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] trois pas loin {de_part}, et [s’assit|s’est assis{hero_e}] en lui tournant le dos, une main à plat par terre, derrière.',
        ],
        answer: ['Trois pas, c’était la bonne taille. On pouvait la traverser soi-même.'],
        echo: [
          '<companion>Pousse-toi</companion>, [dit|a dit] {companion} dans le canapé. {hero_subj} [s’en alla|s’en est allé{hero_e}] de trois coussins, et [tendit|a tendu] une main derrière son dos. {companion} [y mit un biscuit|y a mis un biscuit].',
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
      {
        firstTry: {
          bold: [
            '<hero>Chez nous, on commence par le haut</hero>, [dit|a dit] {hero} à {part_def}, avant même d’avoir posé sa veste.',
          ],
          warm: [
            '{hero_subj} [félicita|a félicité] {part_def} pour tout, et [glissa|a glissé] dans chaque compliment une petite façon de faire mieux.',
          ],
          clever: [
            '{hero_subj} [dessina|a dessiné] à {part_def} un schéma avec des flèches. Les gens d’ici y étaient des carrés, et ils perdaient beaucoup de temps.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] le patron d’avant, qui savait tout, lui. Devant {part_def}, on [ne demanda pas|n’a pas demandé] de bis.',
          ],
        },
        fails: [
          'Personne [ne discuta|n’a discuté]. On [passa|a passé] les seaux de la main gauche, comme avant, en contournant {hero}.',
        ],
        again: [
          '{hero_subj} [montra|a montré] encore comment tenir un seau. On [le regarda|l’a regardé], poliment, le tenir.',
        ],
        noticing: [
          'Faute de public, {hero} [s’adossa|s’est adossé{hero_e}] et [regarda|a regardé]. La main gauche passait, le pied poussait, quelqu’un chantait le compte. Cela n’avait aucun sens. Au bout de la chaîne, tout était prêt, et personne n’avait l’air fatigué.',
        ],
        deed: [
          '{hero_subj} [plia|a plié] le schéma, [le mit|l’a mis] sous la table bancale, et [demanda|a demandé] {a_part} : <hero>Le dernier arrivé, ici, il fait quoi ?</hero> Il lavait les brosses. {hero_subj} les [lava|a lavées] jusqu’à dix heures, et [en cassa une|en a cassé une].',
        ],
        answer: [
          '<hero>Celle-là, tout le monde la casse</hero>, [dit|a dit] quelqu’un. Du côté {de_part}, on [tira|a tiré] un tabouret, le bas, celui d’en bout.',
        ],
        echo: [
          'La table ne boite plus. <companion>C’est un très bon schéma</companion>, [dit|a dit] {companion}.',
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
      {
        firstTry: {
          bold: [
            '<hero>Ça sonne, donc c’est là</hero>, [dit|a dit] {hero}, et {hero_il} [laissa|a laissé] sonner chez {part_def} jusqu’à ce que la sonnerie se fatigue.',
          ],
          warm: [
            '<hero>C’est juste pour entendre ta voix</hero>, [dit|a dit] {hero} au répondeur {de_part}. Une voix, c’est justement ce qui ne venait pas.',
          ],
          clever: [
            'Quelqu’un qui a son téléphone le regarde cent fois par jour, [calcula|a calculé] {hero}. {part_def} avait donc refusé quatre-vingt-quinze fois.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] sur le répondeur {de_part}, puis le couplet, puis le pont. Le répondeur [coupa|a coupé] au pont.',
          ],
        },
        fails: [
          '<hero>Vous êtes témoins</hero>, [dit|a dit] {hero} à ceux qui passaient. Ils [furent|ont été] témoins d’une tonalité.',
        ],
        again: ['Sixième appel. {hero_subj} [respira|a respiré] fort, exprès, pour que cela s’entende.'],
        noticing: [
          'Une enveloppe [tomba|est tombée] du sac, déjà ouverte. À l’intérieur, une écriture droite répondait à tout ce que {hero} demandait depuis cinq appels, avec une flèche quand c’était compliqué. On avait dû la recopier. {hero_subj} [se souvint|s’est souvenu{hero_e}] de sa réponse. Elle avait deux lettres.',
        ],
        deed: [
          '{hero_subj} [dit|a dit] non au cinéma, [tailla|a taillé] un crayon, [prit|a pris] une plume. À chaque flèche, {hero_il} [répondit|a répondu] par une flèche. Puis {hero_il} [posa|a posé] la feuille près {de_part}, [recula|a reculé], et [laissa|a laissé] la nuit passer.',
        ],
        answer: ['Le matin, il y avait un pli sous le caillou. Personne n’avait eu besoin de se montrer.'],
        echo: [
          '<companion>Et ça parle de quoi, dans vos lettres ?</companion> [demanda|a demandé] {companion}. <hero>De rien. On prend le temps de bien le dire.</hero>',
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
