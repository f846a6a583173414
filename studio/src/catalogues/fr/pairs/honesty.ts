import type { LessonPairs } from '../../schema.ts';

export const honesty: LessonPairs = {
  openFist: {
    broken: [
      {
        firstTry: {
          bold: [
            'Un éclat [resta|est resté] dans la main de {hero}. {hero_subj} [ferma|a fermé] le poing dessus, et [poussa|a poussé] {part_def} de l’autre main.',
          ],
          warm: [
            '{hero_subj} avait un éclat dans le poing, bien caché, pour ne fâcher personne. De la main libre, {hero_il} [caressa|a caressé] {part_def} et [serra|a serré].',
          ],
          clever: [
            'Un petit éclat était tombé dans la main de {hero}. Cinq doigts suffiraient donc pour {part_def}, avec un bon plan.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] de son poing une boîte. Dedans, il y avait un éclat, mais la boîte ne parlait pas. L’autre main [chatouilla|a chatouillé] {part_def}.',
          ],
        },
        fails: [
          '<hero>Ça s’est fait tout seul</hero>, [dit|a dit] {hero}, d’une voix un peu haute. {hero_subj} [continua|a continué] d’une main.',
        ],
        again: [
          'Pour aider, {hero} [tint|a tenu] avec le menton. Le poing, lui, ne servait qu’à être fermé.',
        ],
        refrain: ['Rien dans la main. Rien dans la main. Crac.'],
        turned: ['Un doigt, deux doigts. Tout dans la main.'],
        noticing: [
          'Le poing était chaud, et il avait des coins. À genoux, {companion} cherchait par terre, au même endroit, pour la troisième fois.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] le poing et l’[ouvrit|a ouvert] doigt après doigt. <hero>Ça s’est cassé. C’est moi qui avais le morceau.</hero>',
        ],
        answer: [
          '{companion} [prit|a pris] le morceau et [le tourna|l’a tourné]. Il avait une place, juste là, dans {part_def}.',
        ],
        echo: [
          '<companion>Et dans l’autre main ?</companion> [demanda|a demandé] {companion} le soir. {hero} l’[ouvrit|a ouverte]. Il y avait un biscuit. <hero>Ça, c’est à moi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Crac, un petit coin. Il était dans la main de {hero}, qui [se ferma|s’est fermée]. Avec ce qui restait de mains, {hero} [serra|a serré] {part_def}.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] un petit coin cassé au chaud dans sa paume, pour ne peiner personne. <hero>Tout va bien</hero>, [dit|a dit] {hero} à {part_def}, et [appuya|a appuyé] d’une main.',
          ],
          clever: [
            'Si l’on n’ouvre pas la main, il ne manque rien, [calcula|a calculé] {hero}. Il ne manquait donc rien à {part_def}, qui penchait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’escargot rentré, un poing dans la manche. Dans la coquille, il y avait un petit coin. L’escargot [poussa|a poussé] {part_def} d’une corne.',
          ],
        },
        fails: [
          'Une seule main [tint|a tenu], pas l’autre. <hero>J’ai une crampe</hero>, [dit|a dit] {hero} à qui regardait ce poing.',
        ],
        again: ['{hero_subj} [essaya|a essayé] avec le poing. Un poing, cela cogne, cela ne répare pas.'],
        refrain: ['Je n’ai rien. Crac. Je n’ai rien.'],
        turned: ['Un doigt. Deux doigts. Tout.'],
        noticing: [
          'Le petit coin piquait, dans la paume, chaque fois qu’on serrait. {companion} avait tout déplacé, la chaise, le tapis, et passait la main par terre, à plat, comme on cherche une perle.',
        ],
        deed: [
          '{hero_subj} [s’accroupit|s’est accroupi{hero_e}] sur le même tapis, près {de_part}. Le poing [arriva|est arrivé] sous le nez de {companion}, et les doigts [se levèrent|se sont levés], du petit au pouce. <hero>C’est moi qui l’ai. Depuis le début.</hero>',
        ],
        answer: [
          '{companion} [ne cria pas|n’a pas crié]. {companion} [prit|a pris] le petit coin entre deux ongles, et [le présenta|l’a présenté] là où il manquait.',
        ],
        echo: [
          '<companion>Ouvre</companion>, [dit|a dit] {companion} le lendemain, devant l’autre poing de {hero}. Il y avait dedans un abricot. <hero>Il est pour toi.</hero>',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            'Un éclat plat [resta|est resté] dans la main de {hero}. Le poing fermé dessus, {hero_il} [poussa|a poussé] {part_def} de l’autre épaule.',
          ],
          warm: [
            '{hero_subj} avait cassé un petit éclat, et ne voulait faire de peine à personne. Poing fermé, {hero_il} [poussa|a poussé] {part_def} d’une seule main.',
          ],
          clever: [
            'Un éclat dans le poing ne se voit pas, se disait {hero}. Il restait un bras et deux jambes pour {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pirate au crochet, un poing fermé sur son éclat. Le pirate [poussa|a poussé] {part_def} avec le crochet.',
          ],
        },
        fails: [
          '<hero>Je n’ai rien dans la main</hero>, [dit|a dit] {hero}. Pourtant, elle ne servait à rien d’autre.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec la tête, les genoux et un coude. Le poing [regarda|a regardé] faire.',
        ],
        refrain: ['Rien dans la main. Han. Rien. Boum.'],
        turned: ['Un doigt. Deux doigts. Voilà.'],
        noticing: [
          'Le poing était chaud et il avait des coins. À quatre pattes, {companion} cherchait un éclat, au même endroit, pour la troisième fois.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] le poing vers {companion} et l’[ouvrit|a ouvert], doigt après doigt, tout près {de_part}. <hero>Ça s’est cassé. C’est moi qui l’avais.</hero>',
        ],
        answer: [
          'L’éclat était plat. {companion} [le glissa|l’a glissé] là où cela bougeait, et il y [eut|a eu] quatre mains pour le reste.',
        ],
        echo: [
          'Ce soir-là, {hero} [ouvrit|a ouvert] les deux poings avant qu’on demande. <companion>Il n’y a rien dedans</companion>, [dit|a dit] {companion}. <hero>Je sais. Mais maintenant, toi aussi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'Clac, sous la main de {hero}. Un morceau plat [resta|est resté] dedans. Le poing [se ferma|s’est fermé], et {hero_subj} [poussa|a poussé] {part_def} du genou.',
          ],
          warm: [
            'Un petit morceau s’était cassé, et personne n’avait rien vu. <hero>Ne t’inquiète pas</hero>, [dit|a dit] {hero} à {companion}, le poing fermé, l’épaule contre {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] : si l’on garde le poing fermé, il n’y a pas d’éclat. {hero_subj} [poussa|a poussé] {part_def} avec l’autre moitié de ses mains.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le boxeur manchot, contre {part_def}, un poing dans le dos. Dans le poing, cela piquait.',
          ],
        },
        fails: ['<hero>Il ne manque rien</hero>, [dit|a dit] {hero}. Il manquait une main.'],
        again: [
          '{hero_subj} [poussa|a poussé] avec les fesses, ce qui laisse les deux mains libres. L’une ne l’était pas.',
        ],
        refrain: ['Une main, pousse. Rien dedans. Boum.'],
        turned: ['Un doigt, deux, cinq. C’était moi.'],
        noticing: [
          '{companion} [tâta|a tâté] une petite place, où le bois, ou la pierre, était plus clair. Il y manquait un coin. {companion} [chercha|a cherché] le coin par terre, à genoux. Dans le poing, il y en avait un, tout juste.',
        ],
        deed: [
          '{hero_subj} [s’accroupit|s’est accroupi{hero_e}] aussi. Le poing [s’ouvrit|s’est ouvert], sous le nez de {companion}, près {de_part}. <hero>C’est moi qui l’ai cassé. Je l’avais là.</hero>',
        ],
        answer: [
          'Il y avait deux mains de plus, tout d’un coup, et un coin plat. Le coin [trouva|a trouvé] sa place là où cela balançait.',
        ],
        echo: [
          '<companion>Tu as quoi, dans la main ?</companion> [demanda|a demandé] {companion} au dîner. {hero_subj} [l’ouvrit|l’a ouverte]. C’était un petit pois. <hero>C’est tombé</hero>, [dit|a dit] {hero}. <hero>C’était moi.</hero>',
        ],
      },
    ],
  },
  neverDoneItBefore: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Je fais ça tous les jours</hero>, [dit|a dit] {hero}. Et {hero_il} [visa|a visé] tout de suite le plus haut {de_part}.',
          ],
          warm: [
            '<hero>Ne t’en fais pas, je fais ça tous les jours</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [tendit|a tendu] le bras vers {part_def}, l’air reposé.',
          ],
          clever: [
            '{hero_subj} [hocha|a hoché] la tête en connaisseur. <hero>Tous les jours.</hero> Et {hero_il} [commença|a commencé] par le haut {de_part}, comme les gens habitués.',
          ],
          playful: [
            '{hero_subj} [se frotta|s’est frotté] les mains comme un champion. <hero>Tous les jours, et deux fois le dimanche.</hero> Puis {hero_il} [sauta|a sauté] vers {part_def}.',
          ],
        },
        fails: [
          'Le bras [resta|est resté] en l’air, et [ne trouva rien|n’a rien trouvé]. <hero>C’est un échauffement</hero>, [dit|a dit] {hero}.',
        ],
        again: [
          '<hero>Maintenant, le vrai.</hero> {hero_subj} [sauta|a sauté] en fronçant les sourcils. Les sourcils [arrivèrent|sont arrivés] les premiers.',
        ],
        refrain: ['Tous les jours. Tous les jours. Boum.'],
        turned: ['Jamais fait. Jamais fait. Là.'],
        noticing: [
          'Le bras de {hero} pendait dans le vide. {companion} attendait le truc, les yeux grands ouverts. Il n’y avait pas de truc.',
        ],
        deed: [
          '{hero_subj} [baissa|a baissé] le bras jusqu’où {hero_il} touchait vraiment {part_def}. <hero>Je n’ai jamais fait ça. Montre-moi comment on commence.</hero>',
        ],
        answer: [
          '<companion>On commence en bas</companion>, [dit|a dit] {companion}, et une main [vint|est venue] se mettre sous le pied de {hero}.',
        ],
        echo: [
          '<companion>Tu fais ça souvent ?</companion> [demanda|a demandé] {companion}, pour rire. <hero>Une fois</hero>, [dit|a dit] {hero}. C’était exact.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Pousse-toi, je connais</hero>, [dit|a dit] {hero}, et {hero_il} [commença|a commencé] par le haut {de_part}, d’un saut de champion.',
          ],
          warm: [
            '<hero>Tu n’as qu’à faire comme moi</hero>, [dit|a dit] {hero} à {companion}, d’un ton rassurant. Devant {part_def}, {hero_il} levait déjà la jambe de travers.',
          ],
          clever: [
            '<hero>C’est une question de méthode</hero>, [dit|a dit] {hero}. La méthode commençait au milieu {de_part}, et plus bas il n’y avait rien.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] des étirements devant {part_def}, à gauche, à droite, comme une étoile. <hero>Un jeu d’enfant.</hero>',
          ],
        },
        fails: ['On [attendit|a attendu] le tour. Le tour ne venait pas, et {hero} non plus.'],
        again: ['<hero>D’habitude, il y a moins de vent</hero>, [dit|a dit] {hero}. Il n’y en avait pas.'],
        refrain: ['Je sais, je sais. Et boum.'],
        turned: ['Je ne sais pas. Montre-moi.'],
        noticing: [
          'La jambe de {hero} était en l’air, et personne ne lui disait où aller. {companion} avait avancé la tête, pour ne rien manquer. Jamais personne n’avait si bien écouté quelqu’un qui ne savait rien.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] la jambe. <hero>En fait, c’est la première fois</hero>, [dit|a dit] {hero}, une main à plat sur le bas {de_part}. <hero>On met le pied où, pour commencer ?</hero>',
        ],
        answer: [
          '<companion>Je croyais que tu allais me le dire</companion>, [dit|a dit] {companion}. On [chercha|a cherché] par en bas, à deux.',
        ],
        echo: [
          '<companion>Et les étirements, c’était vrai ?</companion> [demanda|a demandé] {companion}. {hero_subj} [réfléchit|a réfléchi]. <hero>Le gauche, oui.</hero>',
        ],
      },
    ],
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Je parle ça couramment</hero>, [dit|a dit] {hero}. Et {hero_il} [fit|a fait] oui de la tête à tout ce que {part_def} faisait.',
          ],
          warm: [
            'Pour faire plaisir {a_part}, {hero} [hocha|a hoché] la tête à chaque fois. <hero>Je comprends tout. Je fais ça chaque jour.</hero>',
          ],
          clever: [
            '{hero_subj} [hocha|a hoché] la tête d’un air savant. Puis {hero_il} [répondit|a répondu] à {part_def} par les signes les plus compliqués.',
          ],
          playful: [
            '<hero>Bzoing flap</hero>, [dit|a dit] {hero} à {part_def}, <hero>c’est ma deuxième langue.</hero> Et {hero_il} [fit|a fait] oui, très vite, trois fois.',
          ],
        },
        fails: ['Chaque oui voulait dire oui. {hero_subj} ne savait pas à quoi, et [dit|a dit] oui encore.'],
        again: [
          '{hero_subj} [fit|a fait] oui des deux mains et d’un genou. Le genou [promit|a promis] beaucoup.',
        ],
        refrain: ['Oui, oui, oui. Mais oui à quoi ?'],
        turned: ['Non, non. Je sais pas. Montre-moi.'],
        noticing: [
          'Tout le monde attendait la suite. {hero} avait la tête qui hochait encore, toute seule. Dessous, il n’y avait plus aucune idée.',
        ],
        deed: [
          '{hero_subj} [secoua|a secoué] la tête. <hero>Non. Je n’ai jamais fait ça</hero>, [dit|a dit] {hero} à {part_def}. <hero>Recommençons par le commencement.</hero>',
        ],
        answer: ['Un non, c’est simple. {part_def} [recommença|a recommencé], plus lentement, par le début.'],
        echo: [
          '<hero>Je parle couramment trois mots, maintenant</hero>, [dit|a dit] {hero}. <companion>Lesquels ?</companion> <hero>Non, encore, et un que je ne sais pas dire.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ah, ça, c’est ma spécialité</hero>, [dit|a dit] {hero}, et [hocha|a hoché] la tête à chaque mouvement {de_part}, d’un air d’expert.',
          ],
          warm: [
            '<hero>Mais oui, mais oui</hero>, [dit|a dit] {hero} à {part_def}, pour que {part_def} se sente compris{part_e}. C’était faux, du premier mot au dernier.',
          ],
          clever: [
            '{hero_subj} [prit|a pris] l’air de réfléchir à ce que disait {part_def}. Puis {hero_il} [approuva|a approuvé] le passage le plus difficile.',
          ],
          playful: [
            '{hero_subj} [improvisa|a improvisé] une réponse {a_part}, avec beaucoup de mains. Cela ressemblait à une omelette.',
          ],
        },
        fails: ['À force de oui, on [arriva|est arrivé] très loin, et personne ne savait où.'],
        again: [
          '<hero>C’est exactement ce que je pensais</hero>, [dit|a dit] {hero}. {hero_subj} pensait surtout à ses chaussettes.',
        ],
        refrain: ['Je sais. Oui, oui. Je sais. Quoi ?'],
        turned: ['Je sais pas. Encore ? Encore. Ah.'],
        noticing: [
          'On avait cessé de bouger, en face, et tout le monde regardait {hero}. Son bras était levé pour la suite. Il n’y avait pas de suite dans ce bras.',
        ],
        deed: [
          'Le bras [redescendit|est redescendu]. <hero>Je n’y comprends rien du tout</hero>, [dit|a dit] {hero} à {part_def}, et [secoua|a secoué] la tête, bien clairement. <hero>On commence par quoi ?</hero>',
        ],
        answer: [
          'Secouer la tête, c’est un mot, et il est le même partout. {part_def} [reprit|a repris] du début, un doigt après l’autre.',
        ],
        echo: [
          '<companion>Tu sais nager le papillon ?</companion> [demanda|a demandé] {companion}. <hero>Oui</hero>, [dit|a dit] {hero}. Puis : <hero>Non.</hero> Puis : <hero>Montre.</hero>',
        ],
      },
    ],
  },
  thatWasMyFinger: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>C’était déjà comme ça</hero>, [dit|a dit] {hero}. Et {hero_il} [tira|a tiré] un grand coup sur {part_def}, pour que cela ne se voie plus.',
          ],
          warm: [
            '<hero>Ce n’est pas grave, {companion}</hero>, [dit|a dit] {hero} bien fort, <hero>ça arrive.</hero> Et derrière son dos, {hero_il} [tira|a tiré] sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [trouva|a trouvé] une explication : c’était sûrement le vent. Sans attendre le vent, {hero_il} [tira|a tiré] {part_def} de l’autre côté.',
          ],
          playful: [
            '<hero>C’est un coup du fantôme des nœuds</hero>, [dit|a dit] {hero}. Le fantôme, derrière son dos, [tira|a tiré] sur {part_def}.',
          ],
        },
        fails: [
          'Chaque fois que {companion} regardait, {hero} souriait. Chaque fois que {companion} ne regardait plus, {hero} tirait.',
        ],
        again: [
          '{hero_subj} [sifflota|a siffloté] en tirant. C’était une chanson sur quelqu’un qui n’a rien fait.',
        ],
        refrain: ['Pas moi, pas moi. Et couic, plus serré.'],
        turned: ['C’est moi, c’est là. Et plus de couic.'],
        noticing: [
          '{companion} regardait ses propres mains. D’abord le dessus, puis le dessous. {companion} se demandait bien ce qu’elles avaient fait.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant et [posa|a posé] un doigt sur {part_def}. <hero>C’était moi. J’ai commencé ici.</hero>',
        ],
        answer: [
          'À partir de ce doigt, on pouvait suivre. {companion} [suivit|a suivi], et [lut|a lu] tout le nœud dans l’autre sens.',
        ],
        echo: [
          '<companion>Et le fromage, c’était toi aussi ?</companion> [demanda|a demandé] {companion}. {hero} [posa|a posé] un doigt sur le trou. <hero>L’entrée était là.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ça vient de se faire tout seul</hero>, [dit|a dit] {hero}. Derrière son dos, ses mains tiraient {part_def} plus serré, toutes seules aussi.',
          ],
          warm: [
            '<hero>Pauvre {companion}, tu ne pouvais pas savoir</hero>, [dit|a dit] {hero}, la main sur {part_def}, qui tirait doucement.',
          ],
          clever: [
            '{hero_subj} [présenta|a présenté] les faits : {part_def} était déjà comme cela ce matin, ou hier. Pendant les faits, {hero_il} tirait.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] le détective, une loupe à la main, et l’autre main dans {part_def}. La loupe ne se regardait pas.',
          ],
        },
        fails: [
          'On [n’en sut rien|n’en a rien su], mais cela [se serra|s’est serré]. Un innocent ne tire pas si vite.',
        ],
        again: [
          '{hero_subj} [mit|a mis] les mains dans ses poches, pour faire innocent. Un bout [suivit|a suivi] dans la poche.',
        ],
        refrain: ['C’est qui ? Couic. C’est qui ? Couic.'],
        turned: ['Mon doigt. Ici. On suit. Ici.'],
        noticing: [
          '{companion} [compta|a compté] ses propres doigts, un par un, et les [regarda|a regardé] devant et derrière. Il n’en manquait pas. {companion} avait l’air d’en chercher un de trop.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la place de {companion}, et [mit|a mis] un doigt, le bon, sur {part_def}. <hero>Il a commencé ici. C’est le mien.</hero>',
        ],
        answer: ['Un nœud qui a un début a aussi un milieu. De ce doigt-là, on pouvait partir.'],
        echo: [
          '<companion>Et mon crayon mâché ?</companion> [demanda|a demandé] {companion}. {hero_subj} [ouvrit|a ouvert] la bouche, et [montra|a montré] une dent. <hero>Celle-là.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Ce n’est pas nous</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [tenta|a tenté] de passer, les deux mains dans le dos.',
          ],
          warm: [
            '<hero>C’est sûrement {companion}, mais sans le vouloir</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [glissa|a glissé] doucement vers le côté.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {part_def} que c’était déjà comme ça le matin. Le matin, {hero} n’était pas là. C’était le point faible.',
          ],
          playful: [
            '<hero>Moi, je suis un buisson</hero>, [dit|a dit] {hero} à {part_def}. Et le buisson [fit|a fait] deux pas de côté.',
          ],
        },
        fails: [
          'Juste devant, il y avait une trace de doigt, toute fraîche. {hero_subj} [cacha|a caché] le doigt et [avança|a avancé] d’un pas.',
        ],
        again: [
          'Cette fois, le coupable était un oiseau. {hero_subj} [montra|a montré] le ciel, et [passa|a passé] presque dessous.',
        ],
        refrain: ['Pas moi, pas moi. Pas passer, pas passer.'],
        turned: ['C’est moi. C’est moi. C’est dit.'],
        noticing: [
          '{companion} regardait ses deux mains, dessus, puis dessous, pour voir ce qu’elles avaient bien pu faire. Elles étaient toutes propres.',
        ],
        deed: [
          '{hero_subj} [s’avança|s’est avancé{hero_e}], seul{hero_e}, devant {part_def}, et [leva|a levé] un doigt. <hero>C’était moi. Avec ce doigt-là.</hero>',
        ],
        answer: [
          '{part_def} [regarda|a regardé] le doigt, longuement, et [n’eut plus|n’a plus eu] personne à chercher.',
        ],
        echo: [
          '<companion>Ce doigt-là ?</companion> [demanda|a demandé] {companion}, le soir. {hero} l’avait lavé deux fois. <hero>L’autre l’a aidé</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            'Il y avait une trace de doigt, toute fraîche, là où l’on ne touche pas. <hero>Elle y était déjà</hero>, [dit|a dit] {hero} {a_part}, sans qu’on lui demande rien, et {hero_il} [avança|a avancé] d’un pas.',
          ],
          warm: [
            'Quelqu’un avait laissé là une trace de doigt. <hero>Pauvre {companion}, ça arrive à tout le monde</hero>, [dit|a dit] {hero} à {part_def}, et [poussa|a poussé] {companion} doucement devant {hero_lui}.',
          ],
          clever: [
            'Pour une trace de doigt toute fraîche, {hero} [proposa|a proposé] {a_part} trois coupables : le vent, l’âge, et {companion}, par ordre de taille.',
          ],
          playful: [
            '<hero>Un fantôme</hero>, [dit|a dit] {hero} à {part_def}. <hero>Très petit. Avec des doigts.</hero> Il y avait un doigt, en effet, marqué dans la poussière.',
          ],
        },
        fails: [
          'La trace était fraîche et juste à la taille de sa main. {hero_subj} [ferma|a fermé] le poing dessus, et [parla|a parlé] plus fort.',
        ],
        again: [
          '<hero>Ou alors c’était mardi</hero>, [dit|a dit] {hero}. Mardi n’avait pas de doigts non plus.',
        ],
        refrain: ['C’est lui, c’est l’autre. Pas passer.'],
        turned: ['C’est moi. Mon doigt. Regarde.'],
        noticing: [
          '{companion} [posa|a posé] sa main sur la trace, pour voir. Elle était trop large d’un côté. {companion} [regarda|a regardé] sa main comme si elle lui cachait quelque chose.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant {companion}. Un doigt en avant, {hero_il} [le posa|l’a posé] dans la trace, et il y entrait tout juste. <hero>C’était moi.</hero>',
        ],
        answer: ['Le coupable était là, avec son doigt. {part_def} n’avait plus à regarder tout le monde.'],
        echo: [
          '<companion>Et le pot de miel ?</companion> [demanda|a demandé] {companion}. {hero_subj} [compara|a comparé] son doigt au trou. <hero>Deux doigts</hero>, [dit|a dit] {hero}. <hero>J’étais pressé{hero_e}.</hero>',
        ],
      },
    ],
  },
  pocketTurnedOut: {
    dark: [
      {
        firstTry: {
          bold: [
            'Un petit éclat brillant traînait là, et {hero} l’avait mis dans sa poche. <hero>Mes poches sont vides</hero>, [dit|a dit] {hero}, une main dessus, l’autre dans {part_def}.',
          ],
          warm: [
            '{hero_subj} avait ramassé là un petit éclat brillant, juste pour le tenir au chaud. <hero>Moi, je n’ai rien</hero>, [dit|a dit] {hero} à {companion}, et d’une main [tâta|a tâté] {part_def}.',
          ],
          clever: [
            '{hero_subj} avait ramassé là un petit éclat brillant. Une poche fermée ne se voit pas, et {part_def} non plus. {hero_subj} [chercha|a cherché] d’une main.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le manchot, une main collée à la poche. Le manchot [tâta|a tâté] {part_def} avec son aile.',
          ],
        },
        fails: [
          'Dans la poche, il y avait un petit éclat brillant, ramassé ici même. Une main le gardait, l’autre tournait en rond.',
        ],
        again: [
          '{hero_subj} [chercha|a cherché] très fort, avec les yeux plissés. Il faisait encore plus noir dans les plis.',
        ],
        refrain: ['Poche vide. Poche vide. Noir, noir.'],
        turned: ['Poche dehors. Poche dehors. Clic.'],
        noticing: [
          '{companion} [retourna|a retourné] ses deux poches. Il en [tomba|est tombé] une ficelle, de la poussière et un noyau. La poche de {hero} pesait contre sa jambe.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] sa poche. Le petit éclat brillant, {hero} [le remit|l’a remis] devant {part_def}, exactement où {hero_il} l’avait pris.',
        ],
        answer: ['L’éclat [prit|a pris] le peu de jour qu’il y avait et [le renvoya|l’a renvoyé] plus loin.'],
        echo: [
          'La poche de {hero} [resta|est restée] dehors toute la soirée, comme une petite oreille. {companion} y [rangea|a rangé] le noyau.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [entra|est entré{hero_e}] dans {part_def} un bras en avant. L’autre main restait au chaud dans la poche, où elle tenait une petite chose brillante trouvée là.',
          ],
          warm: [
            '<hero>Je vais chercher pour toi</hero>, [dit|a dit] {hero} à {companion}, d’une seule main. De l’autre, {hero_il} tâtait dans sa poche la petite chose ramassée au bord {de_part}.',
          ],
          clever: [
            'D’une main, {hero_subj} [suivit|a suivi] le bord {de_part}. Avec deux, on irait plus vite, mais la deuxième était occupée, et ne disait pas à quoi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le manchot dans {part_def} : un bras qui nage, l’autre perdu en mer. Le bras perdu serrait un petit morceau brillant.',
          ],
        },
        fails: [
          '<hero>Moi, je n’ai rien pris</hero>, [dit|a dit] {hero}, que personne n’interrogeait. Sa main libre [se cogna|s’est cognée] deux fois.',
        ],
        again: [
          '{hero_subj} [voulut|a voulu] allonger les deux bras. La poche [vint|est venue] avec, et la veste, et l’on tournait en rond.',
        ],
        refrain: ['Rien dedans, rien dedans. Et toc, le noir.'],
        turned: ['Clic, dedans. Clic, dessus. Et ça luit.'],
        noticing: [
          '<companion>J’ai ça</companion>, [dit|a dit] {companion}, et [posa|a posé] par terre un caillou, un bouton et la moitié d’un ticket. C’était tout. La poche de {hero} [devint|est devenue] lourde comme un fer.',
        ],
        deed: [
          '{hero_subj} [tira|a tiré] la doublure dehors, toute la doublure. <hero>Ça, je l’ai pris ici.</hero> Et {hero_il} [remit|a remis] le petit morceau brillant à sa place.',
        ],
        answer: [
          'Là où il manquait, il manquait. Là où il brillait de nouveau, une raie claire [courut|a couru] par terre.',
        ],
        echo: [
          'Le soir, {hero_subj} [vida|a vidé] ses poches avant qu’on le demande. {companion} [fit|a fait] l’inventaire. <companion>Un trou</companion>, [dit|a dit] {companion}. <hero>Il est à moi</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            'Un petit éclat brillant avait changé de propriétaire. <hero>Mes poches sont vides</hero>, [dit|a dit] {hero}, une main sur la sienne, et [secoua|a secoué] {part_def} de l’autre.',
          ],
          warm: [
            '<hero>Je n’ai rien pris, n’aie pas peur</hero>, [dit|a dit] {hero} {a_part}. Une main caressait. L’autre cachait, au fond d’une poche, un petit éclat brillant.',
          ],
          clever: [
            '{hero} avait ramassé là un petit éclat brillant. Cela ne comptait pas, puisque cela ne se voyait pas. {hero_subj} [força|a forcé] {part_def} d’une main.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le pingouin, une aile collée à la poche, à cause d’un petit éclat brillant trouvé là. De l’autre aile, le pingouin [chatouilla|a chatouillé] {part_def}.',
          ],
        },
        fails: [
          'Dans la poche, un petit éclat, ramassé ici même. Une main le gardait, l’autre forçait toute seule.',
        ],
        again: [
          '{hero_subj} [força|a forcé] avec le coude, pour ne pas lâcher la poche. Le coude n’avait jamais appris.',
        ],
        refrain: ['Poche vide. Poche vide. Et clac.'],
        turned: ['Poche dehors. Poche dehors. Et clic.'],
        noticing: [
          '{companion} [retourna|a retourné] ses deux poches : une ficelle, un noyau, un peu de poussière. La poche de {hero}, elle, pesait contre sa jambe.',
        ],
        deed: [
          '{hero_subj} [retourna|a retourné] sa poche. Le petit éclat [retourna|est retourné] devant {part_def}, juste à l’endroit où il était avant.',
        ],
        answer: [
          'Il manquait un morceau à l’endroit, et le morceau était rentré. Cela [fit|a fait] un tout petit déclic.',
        ],
        echo: [
          '{companion} [tapota|a tapoté] la poche de {hero}. <companion>Et là ?</companion> <hero>Un trou</hero>, [dit|a dit] {hero}. <hero>Il est à moi.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [fouilla|a fouillé] {part_def} d’une main. L’autre, dans la poche, jouait avec une petite chose froide qui n’était pas de la maison.',
          ],
          warm: [
            '<hero>Ne t’en fais pas, tout est là</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [poussa|a poussé] {part_def} de la main qui n’avait rien.',
          ],
          clever: [
            'Une main suffit, si elle est habile, [prétendit|a prétendu] {hero}. {hero_subj} [secoua|a secoué] {part_def}, avec l’habile.',
          ],
          playful: [
            '{hero_subj} [siffla|a sifflé], une main en poche, comme un lord. Le lord [donna|a donné] à {part_def} un coup d’épaule.',
          ],
        },
        fails: [
          '<hero>Je n’ai touché à rien</hero>, [dit|a dit] {hero}. La petite chose, dans la poche, [fit|a fait] cling.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] plus fort, pour couvrir le cling. Il [recommença|a recommencé].',
        ],
        refrain: ['Rien, rien. Cling. Rien. Clac.'],
        turned: ['Dehors, la poche. Là, le cling. Clic.'],
        noticing: [
          '{companion} [mit|a mis] tout ce qui était à {companion} sur le sol : un bouton, une miette, un ticket. {companion} [retourna|a retourné] même les coins. Il ne restait plus qu’une poche fermée, et elle tirait le pantalon de ce côté.',
        ],
        deed: [
          '{hero_subj} [sortit|a sorti] la doublure, comme une langue. <hero>Je l’avais prise ici.</hero> La petite chose froide [retrouva|a retrouvé] son rond, devant {part_def}.',
        ],
        answer: ['Le rond était plein. On aurait dit que cela comptait, avant de bouger.'],
        echo: [
          '<companion>Elle est légère, ta poche</companion>, [dit|a dit] {companion}. {hero_subj} [y mit|y a mis] les deux mains. <hero>Il y a de la place pour deux</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  wholeThread: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [brandit|a brandi] la seule capture d’écran qui l’arrangeait, et [tira|a tiré] sur {part_def} dans ce sens-là.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à chacun un extrait choisi, celui qui ne blessait personne, surtout pas {hero}, et [retoucha|a retouché] {part_def} entre deux.',
          ],
          clever: [
            '{hero_subj} [répondit|a répondu] à chaque question sur {part_def} par une autre capture, bien cadrée. Les cadrages étaient remarquables.',
          ],
          playful: [
            '{hero_subj} [lut|a lu] les répliques à plusieurs voix, avec {part_def} en fond sonore. Il manquait seulement la première réplique.',
          ],
        },
        fails: ['À la question suivante, {hero} [coupa|a coupé] l’image un peu plus court.'],
        again: [
          'Il [ne resta|n’est resté] bientôt qu’une ligne à montrer. Elle disait : <hero>D’accord.</hero>',
        ],
        noticing: [
          'Le pouce savait exactement où s’arrêter. {hero_subj} l’[observa|a observé]. Juste au-dessus, hors de l’écran, attendait la phrase par laquelle tout avait commencé.',
        ],
        deed: [
          '{hero_subj} [remonta|est remonté{hero_e}] jusqu’à cette phrase-là, la sienne, la pire. {hero_il} [posa|a posé] le téléphone devant {part_def}, écran allumé, et [recula|a reculé].',
        ],
        answer: [
          'On [lut|a lu], et personne [ne parla|n’a parlé]. Maintenant, chaque réponse avait sa question.',
        ],
        echo: [
          'Le silence [dura|a duré] assez longtemps pour que la pièce refroidisse. {companion} [dit|a dit] seulement : <companion>Elle n’était pas bien écrite, en plus.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai la preuve</hero>, [dit|a dit] {hero}, et {hero_il} [mit|a mis] sous tous les nez une phrase, une seule, bien coupée. {part_def} [prit|a pris] un tour de plus.',
          ],
          warm: [
            'Pour ne peiner personne, {hero} [choisit|a choisi] dans la conversation les trois lignes où {hero_il} était presque bien, et [arrangea|a arrangé] {part_def} autour.',
          ],
          clever: [
            '{hero_subj} [découpa|a découpé] l’échange en extraits, et [les numérota|les a numérotés]. Il n’y avait pas de numéro un, et {part_def} commençait au deux.',
          ],
          playful: [
            '{hero_subj} [lut|a lu] sa défense comme au tribunal, en robe de chambre. {part_def} était l’huissier.',
          ],
        },
        fails: [
          'On [demanda|a demandé] ce qu’il y avait avant. <hero>Avant, rien</hero>, [dit|a dit] {hero}. Son doigt restait sur le bord.',
        ],
        again: ['{hero_subj} [agrandit|a agrandi] la phrase. On n’en voyait que mieux les ciseaux.'],
        noticing: [
          'Quelqu’un [voulut|a voulu] lire lui-même. {hero_subj} [serra|a serré] le téléphone. Cette main-là, personne ne l’avait appelée, elle était venue toute seule, et elle savait très bien ce qu’elle cachait.',
        ],
        deed: [
          '{hero_subj} [remonta|est remonté{hero_e}] de trois lignes. C’étaient les siennes. {hero_subj} [posa|a posé] le téléphone sur la table, à côté {de_part}, l’écran vers le haut, et [mit|a mis] les mains dans les poches.',
        ],
        answer: [
          'On [lut|a lu], l’un après l’autre. [Ce ne fut pas|Cela n’a pas été] long. Ce qui venait ensuite n’était plus une attaque, c’était une réponse.',
        ],
        echo: [
          'Pendant un moment, on n’[entendit|a entendu] que le frigo. <companion>Moi aussi, j’aurais répondu ça</companion>, [dit|a dit] {companion} enfin. <hero>À moi ?</hero> <companion>À toi.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [montra|a montré] à {part_def} la capture où {hero} avait raison, en la tenant bien droite.',
          ],
          warm: [
            '{hero_subj} [choisit|a choisi], pour {part_def}, les passages les plus gentils. Il y en avait quatre, si l’on coupait au bon endroit.',
          ],
          clever: [
            '{hero_subj} [classa|a classé] les preuves devant {part_def}, par date, à partir de la deuxième.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] la conversation à deux voix devant {part_def}, avec un coussin dans l’autre rôle. Le coussin avait tort.',
          ],
        },
        fails: [
          '<hero>Tu vois bien</hero>, [dit|a dit] {hero}. Et {hero_il} [fit|a fait] défiler un peu, pas trop haut.',
        ],
        again: [
          '{hero_subj} [agrandit|a agrandi] la capture. Le bord, là où elle était coupée, [s’agrandit|s’est agrandi] aussi.',
        ],
        noticing: [
          'Le pouce s’arrêtait toujours au même endroit. Une ligne plus haut, il y avait la phrase de {hero}. Du côté {de_part}, on la connaissait par cœur.',
        ],
        deed: [
          '{hero_subj} [remonta|est remonté{hero_e}], jusqu’à sa phrase à {hero_lui}. {hero_il} [posa|a posé] le téléphone devant {part_def} et [dit|a dit] : <hero>Celle-là, c’est moi.</hero>',
        ],
        answer: [
          'La phrase [resta|est restée] là, allumée, entre eux. Puis l’écran [s’éteignit|s’est éteint], et personne ne l’avait reprise.',
        ],
        echo: [
          'Il y [eut|a eu] une réponse, longue, et pas tendre. {hero} [la lut debout, et la garda|l’a lue debout, et l’a gardée].',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Regarde ce que tu m’as répondu</hero>, [dit|a dit] {hero} à {part_def}, l’écran tendu. Le haut de l’écran était sous un pouce.',
          ],
          warm: [
            '{hero_subj} [recopia|a recopié] pour {part_def}, sur une carte à fleurs, les passages où l’on s’était bien entendu. Il y avait beaucoup de fleurs.',
          ],
          clever: [
            '{hero_subj} [présenta|a présenté] à {part_def} une chronologie, claire et datée. Elle commençait le lundi à dix heures. À neuf heures, il s’était passé quelque chose.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] la scène devant {part_def}, avec deux chaussettes. La chaussette gauche n’avait rien dit de mal.',
          ],
        },
        fails: [
          'Une petite voix [demanda|a demandé] ce qu’il y avait avant. <hero>Avant, c’est long</hero>, [dit|a dit] {hero}.',
        ],
        again: ['{hero_subj} [fit|a fait] défiler plus vite. On voyait passer quelque chose de rouge.'],
        noticing: [
          '{hero_subj} connaissait le geste : remonter, et s’arrêter là. Pas plus haut. Là, au-dessus, il y avait une ligne qui n’avait pas bougé depuis lundi, et que tout le monde, de ce côté-ci comme de l’autre, savait par cœur.',
        ],
        deed: [
          '{hero_subj} [ôta|a ôté] son pouce. La ligne de neuf heures [apparut|est apparue], la sienne, la mauvaise. {hero_subj} [laissa|a laissé] le téléphone devant {part_def}, et [ne dit rien|n’a rien dit] pour l’adoucir.',
        ],
        answer: [
          'L’écran [s’éteignit|s’est éteint] au bout d’une minute. Du côté {de_part}, une main [le ralluma|l’a rallumé].',
        ],
        echo: [
          'La réponse [arriva|est arrivée] le soir. Elle faisait une page. <companion>Tu as tout lu ?</companion> [demanda|a demandé] {companion}. <hero>Deux fois</hero>, [dit|a dit] {hero}. <hero>La deuxième, assis{hero_e}.</hero>',
        ],
      },
    ],
  },
  myNameOnTheList: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>C’est sûrement l’autre groupe</hero>, [dit|a dit] {hero}, et {hero_il} [retourna|est retourné{hero_e}] {part_def} pour trouver une trace.',
          ],
          warm: [
            '{hero_subj} [consola|a consolé] tout le monde, [proposa|a proposé] de chercher qui avait touché {part_def} en dernier, et [chercha|a cherché] très gentiment.',
          ],
          clever: [
            '{hero_subj} [reconstitua|a reconstitué] l’emploi du temps {de_part}, heure par heure. Il y avait un trou de dix minutes, dont {hero} [ne parla pas|n’a pas parlé].',
          ],
          playful: [
            '{hero_subj} [ouvrit|a ouvert] une enquête, avec loupe et moustache, sur l’affaire {de_part}. On [rit|a ri], et on [chercha|a cherché] ailleurs.',
          ],
        },
        fails: [
          '{hero_subj} [interrogea|a interrogé] encore deux personnes, l’air navré. Pendant ce temps, on forçait là où il ne fallait pas.',
        ],
        again: ['{hero_subj} [proposa|a proposé] de relever les empreintes. C’était osé, de sa part.'],
        noticing: [
          'Le plus jeune [relut|a relu] la liste et [rougit|a rougi]. Puis il [la relut|l’a relue]. Il commençait à se demander si ce n’était pas lui.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la liste et [écrivit|a écrit] son nom dessus, devant {part_def}. <hero>C’est moi qui l’ai fait tomber. Je paierai.</hero>',
        ],
        answer: ['Personne ne criait. Une fois la chute racontée, on [sut|a su] quels bords regarder.'],
        echo: [
          'Pendant un mois, {hero} a bu l’eau du robinet au café. {companion} prenait la même chose, par erreur, disait-{companion_il}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Il était comme ça quand on est arrivés</hero>, [dit|a dit] {hero} à tous ceux qui entouraient {part_def}, et {hero_il} [serra|a serré] très fort, pour que cela n’ait jamais existé.',
          ],
          warm: [
            '<hero>L’important, ce n’est pas de savoir qui</hero>, [dit|a dit] {hero}, tendrement, en tenant {part_def} par le bon côté. C’était surtout important pour quelqu’un.',
          ],
          clever: [
            '{hero_subj} [écarta|a écarté] les hypothèses une par une au sujet de {part_def}. Quand il n’en [resta plus|est plus resté] qu’une, {hero_il} [changea|a changé] de sujet.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le médecin légiste au-dessus {de_part}, avec des gants de vaisselle. <hero>Heure du choc : inconnue.</hero> Elle était très connue.',
          ],
        },
        fails: [
          'On [fit|a fait] l’appel de ceux qui étaient passés par là. À son nom, {hero} [dit|a dit] : <hero>Moi, je n’ai fait que traverser.</hero>',
        ],
        again: [
          '{hero_subj} [aida|a aidé] à chercher. On ne trouve rien quand on cherche où l’on sait qu’il n’y a rien.',
        ],
        noticing: [
          'La plus jeune du groupe comptait sur ses doigts où elle avait mis les mains, ce matin. Elle [recommença|a recommencé]. La deuxième fois, elle en [trouva|a trouvé] une de trop, et elle [devint|est devenue] toute rouge.',
        ],
        deed: [
          '<hero>Arrête de compter</hero>, [dit|a dit] {hero}. Sur la liste, au crayon gras, {hero_il} [mit|a mis] son nom, l’heure, et : <hero>lâché par terre.</hero> Puis {hero_il} [poussa|a poussé] {part_def} au milieu de la table. <hero>Je le rembourse.</hero>',
        ],
        answer: [
          'La petite [referma|a refermé] la main. Maintenant qu’on savait par quel coin c’était tombé, on [regarda|a regardé] ce coin-là.',
        ],
        echo: [
          'Cela faisait quatre mois d’argent de poche. <companion>Je peux te prêter</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Mais tu peux m’inviter.</hero>',
        ],
      },
    ],
  },
};
