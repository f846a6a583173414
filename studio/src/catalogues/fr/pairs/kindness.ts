import type { LessonPairs } from '../../schema.ts';

export const kindness: LessonPairs = {
  lowerSide: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{part_def} [grogna|a grogné]. {hero} [grogna|a grogné] aussi, plus fort, et [poussa|a poussé] des deux poings.',
          ],
          warm: [
            '<hero>Allez, sois un amour, pousse-toi</hero>, [dit|a dit] {hero} {a_part}, en poussant lourdement, des deux poings.',
          ],
          clever: [
            'D’après {hero}, celui qui grogne le plus longtemps a gagné. {hero_subj} [grogna donc|a donc grogné], les poings contre {part_def}, montre en main.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ours, {part_def} [fit|a fait] le sien. Celui de {hero} [bouscula|a bousculé], des deux pattes.',
          ],
        },
        fails: [
          '{hero_subj} [grogna|a grogné] jusqu’au bout du souffle, et [poussa|a poussé] pendant tout ce temps.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] les dents au grognement. C’étaient de petites dents, et il en manquait une.',
        ],
        refrain: ['Grrr, pousse-toi. Grrr, toi aussi.'],
        turned: ['Pas de grrr. Je porte. Où tu veux.'],
        noticing: [
          'Plus de souffle, plus de grognement. {hero_subj} [secoua|a secoué] ses mains. Au milieu des paumes, il y avait des lignes rouges, comme après un sac trop lourd.',
        ],
        deed: [
          '{hero_subj} [desserra|a desserré] les poings. Puis {hero_il} [alla|est allé{hero_e}] du côté que {part_def} regardait. <hero>Je vous aide</hero>, [dit|a dit] {hero}. <hero>Montrez-moi où.</hero>',
        ],
        answer: ['{part_def} [cessa|a cessé] de grogner et [vint|est venu{part_e}] montrer.'],
        echo: [
          'Le soir, {companion} [grogna|a grogné] devant un bocal. {hero} [tourna|a tourné] le couvercle. Le grognement [s’arrêta|s’est arrêté] net.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Pousse-toi, à la fin !</hero> [dit|a dit] {hero} à {part_def}. Et des deux poings, en grognant, {hero_il} [poussa|a poussé].',
          ],
          warm: [
            '<hero>Sois chou, bouge</hero>, [dit|a dit] {hero} {a_part}, entre deux grognements. Les poings, eux, n’étaient pas chou.',
          ],
          clever: [
            '{part_def} grinçait, et {hero} [grogna|a grogné] plus fort. Le plus fort des deux, se disait {hero}, fait bouger l’autre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ours, <hero>grrr</hero>, les deux pattes contre {part_def}. {part_def} [répondit|a répondu] <hero>crrr</hero>, et c’était presque une conversation.',
          ],
        },
        fails: ['{hero_subj} [grogna|a grogné] jusqu’au bout du souffle, les poings bien au milieu.'],
        again: [
          '{hero_subj} [grogna|a grogné] en marche arrière, avec les fesses. Ce n’était pas plus fort, mais c’était plus bas.',
        ],
        refrain: ['Grrr, bouge. Crrr, non. Grrr.'],
        turned: ['Dessous. Doucement. Où tu veux.'],
        noticing: [
          'Il n’y avait plus de souffle pour grogner. {hero_subj} [regarda|a regardé] ses paumes. Il y avait des lignes rouges, comme en laisse un sac qu’on porte trop longtemps.',
        ],
        deed: [
          '{hero_subj} [alla|est allé{hero_e}] du côté qui penchait et [prit|a pris] {part_def} par-dessous, à deux mains. <hero>Va où tu veux</hero>, [dit|a dit] {hero}, et {hero_il} [suivit|a suivi].',
        ],
        answer: ['Cela penchait déjà par là. Maintenant, on l’aidait.'],
        echo: [
          'Le soir, {companion} portait deux sacs. {hero} [prit|a pris] l’anse du plus bas, sans rien grogner.',
        ],
      },
    ],
  },
  warmScarf: {
    asleep: [
      {
        firstTry: {
          bold: [
            '<hero>Debout !</hero> [dit|a dit] {hero}, et {hero_il} [tapa|a tapé] dans ses mains au-dessus {de_part}. L’air froid [entra|est entré] avec {hero}.',
          ],
          warm: [
            '<hero>Ouste, mon chou</hero>, [chantonna|a chantonné] {hero}. Et {hero_il} [tapota|a tapoté] {part_def} d’un doigt, dans le courant d’air.',
          ],
          clever: [
            '{hero_subj} [ouvrit|a ouvert] tout en grand, pour que le froid fasse lever {part_def}. Le froid, au moins, [se leva|s’est levé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le réveil : <hero>Dring, driing.</hero> À chaque dring, {hero_il} [piqua|a piqué] {part_def} d’un doigt.',
          ],
        },
        fails: ['{hero_subj} [tapa|a tapé] encore. L’air remuait, et il n’était pas tiède.'],
        again: [
          '{hero_subj} [fit|a fait] le coq, les bras ouverts. Un courant d’air [passa|est passé] sous chaque aile.',
        ],
        refrain: ['Debout, debout. Brrr, dit le rond.'],
        turned: ['Chaud, chaud. Mmm, dit le rond.'],
        noticing: [
          'Un filet d’air froid passait sur la cheville de {hero}. {hero_subj} [baissa|a baissé] les yeux. On dormait juste dans ce filet-là.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] son écharpe, encore chaude. {hero_il} [la posa|l’a posé] tout près {de_part}, et [recula|a reculé] de deux pas.',
        ],
        answer: ['Un nez [remua|a remué]. La laine gardait la forme d’un cou.'],
        echo: ['{hero} avait froid au cou, au retour. {companion} [marcha|a marché] du côté du vent.'],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] dans ses mains. <hero>Dehors !</hero> [dit|a dit] {hero} à {part_def}, et le froid [entra|est entré] avec les claques.',
          ],
          warm: [
            '<hero>Sors, petit trésor</hero>, [appela|a appelé] {hero} en tapant de la main, tout près {de_part}. La voix était douce, la main moins.',
          ],
          clever: [
            '{hero_subj} [souffla|a soufflé] un peu d’air frais vers {part_def}. Personne n’aime l’air frais, donc on sort.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le marchand de glaces, avec la cloche : <hero>Qui veut sortir ?</hero> Le froid [y crut|y a cru], et [alla|est allé] chez {part_def}.',
          ],
        },
        fails: ['{hero_subj} [tapa|a tapé] plus vite. Chaque claque poussait un peu de froid devant elle.'],
        again: [
          '{hero_subj} [agita|a agité] son manteau comme un taureau, non, comme un torero. Le vent [salua|a salué].',
        ],
        refrain: ['Dehors, dehors. Non, dedans.'],
        turned: ['Chaud dehors. Chaud, chaud, chaud.'],
        noticing: [
          '{hero_subj} [se gratta|s’est gratté] la cheville. Elle était toute froide. Il y avait là un courant d’air, et il filait tout droit vers le fond.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] son écharpe, chaude encore de son cou. {hero_il} [la posa|l’a posée] pas loin {de_part} et [fit|a fait] deux pas en arrière.',
        ],
        answer: ['{part_def} [sentit|a senti] la laine avant de la voir.'],
        echo: [
          'L’écharpe, on [ne la rendit|ne l’a rendue] que le lendemain. Elle sentait quelqu’un. {hero} [la remit|l’a remise] tout de suite.',
        ],
      },
    ],
  },
  goodMorning: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Donne !</hero> [cria|a crié] {hero} à {part_def}, trois fois, et à chaque fois {hero} [tapa|a tapé] du pied.',
          ],
          warm: [
            '<hero>Donne, s’il te plaît, mais tout de suite</hero>, [cria|a crié] {hero} {a_part}. Le pied tapait, sans mauvaise intention.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] un ordre très court et [le cria|l’a crié] trois fois {a_part}. À la fin, il y avait un coup de pied par terre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le général. <hero>Garde à vous ! Donnez !</hero> Ses bottes [parlèrent|ont parlé] encore plus fort à {part_def}.',
          ],
        },
        fails: ['Ce qu’on crie ressemble à une dispute. {hero_subj} [cria|a crié] plus près.'],
        again: [
          'Au troisième ordre, {hero} [tapa|a tapé] des deux pieds à la fois. Après, il [fallut|a fallu] se relever.',
        ],
        refrain: ['Donne. Pam. Donne. Pam.'],
        turned: ['Bonjour. Bonjour. Et plus de pam.'],
        noticing: [
          '{companion} sursautait à chaque coup de pied. Alors {hero} [pensa|a pensé] à la porte. Personne, depuis la porte, n’avait dit bonjour à personne.',
        ],
        deed: [
          '{hero_subj} [s’accroupit|s’est accroupi{hero_e}], [ouvrit|a ouvert] une main, très bas, et [dit|a dit] <hero>Bonjour</hero> à {part_def}. Une seule fois.',
        ],
        answer: [
          '{part_def} [regarda|a regardé] la main, longtemps. Puis le bonjour [revint|est revenu], à sa façon.',
        ],
        echo: [
          'Au retour, {hero} [dit|a dit] bonjour à tout, même au paillasson. <companion>Il a répondu ?</companion> [demanda|a demandé] {companion}. <hero>Il a fait crac.</hero>',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Silence !</hero> [cria|a crié] {hero} à {part_def}, en tapant du pied. Puis deux fois de plus, avec le talon.',
          ],
          warm: [
            '<hero>Calmez-vous, voyons !</hero> [hurla|a hurlé] {hero} pour le bien de tous, et {hero_il} [frappa|a frappé] le sol devant {part_def}.',
          ],
          clever: [
            'Trois ordres valent mieux qu’un. {hero} les [cria|a criés] à {part_def}, avec un coup de pied entre chacun, comme une virgule.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] de la batterie avec ses pieds, et [chanta|a chanté] <hero>Silence !</hero> en chœur avec {part_def}.',
          ],
        },
        fails: [
          'À chaque coup de pied, le bruit [eut|a eu] un ami de plus. {hero_subj} [frappa|a frappé] quand même.',
        ],
        again: [
          '{hero_subj} [cria|a crié] plus rauque, et [sauta|a sauté] à pieds joints sur le mot silence.',
        ],
        refrain: ['Boum, silence. Boum, silence. Boum.'],
        turned: ['Chut. Bonjour. Chut. Bonjour.'],
        noticing: [
          '{companion} [rentra|a rentré] la tête dans les épaules, à cause des pieds. Ici, personne n’avait encore été salué. On n’avait fait que commander.',
        ],
        deed: [
          '{hero_subj} [s’accroupit|s’est accroupi{hero_e}], [ouvrit|a ouvert] la main, et [attendit|a attendu]. Entre deux bruits {de_part}, {hero_il} [dit|a dit] tout bas : <hero>Bonjour.</hero>',
        ],
        answer: ['Les pieds de {hero} se taisaient. Cela faisait déjà la moitié du bruit.'],
        echo: [
          '{companion} [salua|a salué] le facteur, à voix très basse, entre deux voitures. Le facteur [salua|a salué] la sonnette.',
        ],
      },
    ],
  },
  likeAScrapedKnee: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Ça ne sert à rien !</hero> [dit|a dit] {hero} à {part_def}, et {hero_il} [donna|a donné] un coup de pied. Cela [parut|a paru] tenir, de surprise.',
          ],
          warm: [
            '{hero_subj} [gronda|a grondé] {part_def} comme on gronde un chiot. Le coup de pied qui [suivit|a suivi] était tout petit, et pour son bien.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {part_def} ce qui n’allait pas. Pour souligner le troisième point, {hero_il} [montra|a montré] du pied.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’arbitre et [donna|a donné] un carton à {part_def}. Puis {hero_il} [tira|a tiré] le coup de pied de réparation.',
          ],
        },
        fails: ['{hero_subj} [gronda|a grondé] encore, avec le pied. Un pied répare mal.'],
        again: [
          '{hero_subj} [changea|a changé] de pied, par justice. Celui-là non plus n’était pas réparateur.',
        ],
        refrain: ['Pied. Aïe. Pied. Aïe.'],
        turned: ['Souffle. Là. Souffle. Là.'],
        noticing: [
          'L’orteil faisait mal. {hero_subj} [s’assit|s’est assis{hero_e}] pour le frotter, et de là [vit|a vu] la marque de sa semelle. C’était râpé comme un genou.',
        ],
        deed: [
          '{hero_subj} [déplia|a déplié] son mouchoir propre et [souffla|a soufflé] une fois. Puis {hero_il} en [entoura|a entouré] {part_def}, comme un genou, et [noua|a noué] les coins.',
        ],
        answer: ['Sous le mouchoir, les deux bords étaient l’un contre l’autre. Ils ne bougeaient plus.'],
        echo: [
          '<companion>Et ton orteil ?</companion> [demanda|a demandé] {companion}. {hero} [ôta|a ôté] sa chaussette. On [lui souffla|lui a soufflé] dessus aussi.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '<hero>Tu ne sers à rien !</hero> [dit|a dit] {hero} à {part_def}, et {hero_il} [donna|a donné] un coup de talon. Le talon [partit|est parti] en avant.',
          ],
          warm: [
            '{hero_subj} [gronda|a grondé] {part_def} comme on gronde un chiot. Puis {hero_il} [tapa|a tapé] du pied, un petit coup, pour voir.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] à {part_def}, avec le pied, qu’un sol doit tenir. La démonstration [glissa|a glissé].',
          ],
          playful: [
            'Carton jaune pour {part_def} ! {hero_subj} [tira|a tiré] le coup franc, et le pied [partit|est parti] plus loin que le ballon, qui n’y était pas.',
          ],
        },
        fails: [
          '{hero_subj} [gronda|a grondé] encore, avec l’autre pied. Un sol grondé glisse autant qu’avant.',
        ],
        again: [
          '{hero_subj} [donna|a donné] les deux coups de pied à la fois. On ne peut pas, et cela se voyait.',
        ],
        refrain: ['Pied. Zip. Aïe. Pied. Zip. Aïe.'],
        turned: ['Souffle. Là. Souffle. Là.'],
        noticing: [
          'L’orteil piquait. Assis{hero_e} par terre, {hero} [le frotta|l’a frotté]. Juste à côté, il y avait la marque de sa semelle. Là aussi, c’était éraflé, comme un genou.',
        ],
        deed: [
          '{hero_subj} [déplia|a déplié] son mouchoir propre, [souffla|a soufflé] une fois sur l’éraflure. Puis {hero_il} [étala|a étalé] le mouchoir sur {part_def}, depuis l’endroit sec.',
        ],
        answer: ['Un mouchoir, sous un pied, c’est aussi bon que sur un genou. Le pied [resta|est resté].'],
        echo: [
          'On l’a rincé et mis à sécher. Il a la forme d’une semelle au milieu. <companion>Il a guéri qui ?</companion> [demanda|a demandé] {companion}. <hero>Tout le monde</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  nextBusInstead: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>C’était mon tour</hero>, [dit|a dit] {hero} à {part_def}, le sac en travers, un œil sur l’arrêt de bus.',
          ],
          warm: [
            '{hero_subj} [proposa|a proposé] {a_part} un compromis : {hero} d’abord, puisque le bus venait, et tout le monde ensuite, avec le sourire.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré], horaires en main, que {part_def} perdrait moins de temps en s’écartant tout de suite.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] le bus, les portes et le chauffeur, pour que {part_def} sente l’urgence. Les portes étaient réussies.',
          ],
        },
        fails: [
          'Le sac était au milieu. {hero_subj} [le poussa|l’a poussé] un peu plus vers l’avant, avec un argument.',
        ],
        again: [
          '{hero_subj} [regarda|a regardé] l’heure deux fois dans la même phrase. La phrase [n’en fut pas|n’en a pas été] plus convaincante.',
        ],
        noticing: [
          'En regardant le bus arriver, {hero} [vit|a vu] autre chose. En face, aucune main n’était libre pour ouvrir quoi que ce soit, et cela durait depuis le début.',
        ],
        deed: [
          'Les portes du bus [se fermèrent|se sont fermées]. {hero_subj} n’avait pas bougé. {hero_il} [posa|a posé] le sac, [alla|est allé{hero_e}] vers {part_def}, et [prit|a pris] une des poignées. <hero>Je suis.</hero>',
        ],
        answer: ['Avec une main de libre, cela change. Du côté {de_part}, on [fit|a fait] un pas.'],
        echo: [
          '<companion>Le suivant est dans quarante minutes</companion>, [dit|a dit] {companion}. <hero>Je sais</hero>, [dit|a dit] {hero}. Le banc était froid, et large pour deux.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Ce n’est pas à moi de porter ça</hero>, [dit|a dit] {hero}, et {hero_il} [enjamba|a enjambé] un coin {de_part}, le sac sur l’épaule.',
          ],
          warm: [
            '<hero>Je t’aiderais, mais mon bus</hero>, [dit|a dit] {hero}, et d’une hanche, en passant, {hero_il} [poussa|a poussé] un peu {part_def}.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] qui devait porter {part_def}, par quel bout et pourquoi. Le bus serait là dans quatre minutes.',
          ],
          playful: [
            '{hero_subj} [encouragea|a encouragé] {part_def} comme un cheval de course. Le cheval avait son bus, lui aussi.',
          ],
        },
        fails: [
          '{hero_subj} [poussa|a poussé] d’une seule épaule, parce que l’autre avait un sac, et l’œil était sur la route.',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] en parlant plus vite. L’argument était neuf, l’épaule était la même.',
        ],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}] vers le bus. Entre-temps, de l’autre côté, les deux mains étaient restées au même endroit. Elles étaient devenues blanches.',
        ],
        deed: [
          'Le bus [partit|est parti]. {hero_subj} [posa|a posé] son sac par terre et [prit|a pris] {part_def} par l’autre bout. <hero>Dis-moi où.</hero>',
        ],
        answer: ['À deux, il y [eut|a eu] un haut et un bas, et cela [suffit|a suffi] pour commencer.'],
        echo: [
          '<companion>Tu l’as raté</companion>, [dit|a dit] {companion}. {hero} [regarda|a regardé] la route vide. <hero>C’est un bus. Il y en a d’autres, dedans.</hero>',
        ],
      },
    ],
  },
  onTheBackOfMyNotes: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répondit|a répondu] {a_part} en deux mots, sans lever les yeux de ses fiches. Puis les deux mêmes, plus fort.',
          ],
          warm: [
            '<hero>Je suis à toi dans une minute</hero>, [dit|a dit] {hero} {a_part}, gentiment, six fois, en surlignant.',
          ],
          clever: [
            '{hero_subj} [récita|a récité] {a_part} la réponse la plus complète, les yeux sur la fiche sept, où il était question d’autre chose.',
          ],
          playful: [
            '{hero_subj} [répondit|a répondu] à {part_def} en alexandrins, puis en robot. L’examen était à deux heures, et cela rimait mal.',
          ],
        },
        fails: ['{hero_subj} [répéta|a répété] le tout un ton plus haut, le nez dans la marge.'],
        again: [
          '{hero_subj} [articula|a articulé] chaque syllabe, et [tourna|a tourné] la page sur la dernière.',
        ],
        noticing: [
          'Enfin, {hero} [leva|a levé] les yeux. Sur un papier froissé, un pouce frottait toujours le même mot. Le mot était presque effacé.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] par terre et [retourna|a retourné] ses fiches. Sur le dos, lentement, {hero_il} [dessina|a dessiné] pour {part_def} une porte, une horloge et une flèche.',
        ],
        answer: [
          'Le crayon [changea|a changé] de main. Du côté {de_part}, on [ajouta|a ajouté] un trait au dessin, le bon.',
        ],
        echo: [
          'À deux heures, les fiches étaient parties avec le dessin. {hero} [répondit|a répondu] à la question sept de mémoire. À peu près.',
        ],
      },
    ],
  },
};
