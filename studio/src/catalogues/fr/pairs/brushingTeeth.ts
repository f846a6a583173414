import type { LessonPairs } from '../../schema.ts';

export const brushingTeeth: LessonPairs = {
  lastInTheRow: {
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [sortit|a sorti] une brosse à dents de rechange. Deux coups sur le devant {de_part} : <hero>Fini !</hero> Et {hero_il} [tira|a tiré].',
          ],
          warm: [
            '{hero_subj} [chatouilla|a chatouillé] {part_def} avec une brosse neuve, devant, là où cela se voit. <hero>Tu es tout brillant !</hero>',
          ],
          clever: [
            'Ce qui coince est toujours devant, se disait {hero}. {hero_il} y [passa|a passé] deux coups de brosse et [tira|a tiré] {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le dentiste avec une brosse neuve : <hero>Ouvrez grand</hero>, [dit|a dit] {hero} à {part_def}. <hero>Fini, au suivant !</hero>',
          ],
        },
        fails: [
          'Cela [grinça|a grincé]. <hero>C’est propre</hero>, [dit|a dit] {hero}, et {hero_il} [poussa|a poussé] par-dessus le grincement.',
        ],
        again: [
          'Encore deux coups devant, au même endroit. Le devant brillait. Le fond faisait <hero>grr</hero>.',
        ],
        refrain: ['Devant, devant. Fini. Grrr, dit le fond.'],
        turned: ['Devant, derrière. Tout au fond. Frout.'],
        noticing: [
          '{hero_subj} [passa|a passé] la langue sur ses dents. Devant, rien. Au fond, tout au fond, sur la dernière, il y avait un caramel. Personne n’y allait jamais.',
        ],
        deed: [
          '{hero_subj} [reprit|a repris] la brosse. Puis {hero_il} [frotta|a frotté] tout {part_def}, trente fois en haut, trente fois en bas. Le dernier coin [eut|a eu] sa part.',
        ],
        answer: [
          'Un peu de sable [sortit|est sorti] du dernier coin, puis plus rien [ne grinça|n’a grincé].',
        ],
        echo: [
          'Le soir, {hero} [resta|est resté{hero_e}] longtemps devant le miroir. <companion>Tu cherches quoi ?</companion> [demanda|a demandé] {companion}. <hero>Le caramel. Il a déménagé.</hero>',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [brossa|a brossé] l’entrée {de_part}, deux coups d’une brosse neuve. <hero>Fini !</hero> Et {hero_il} y [poussa|a poussé] la main.',
          ],
          warm: [
            '{hero_subj} [brossa|a brossé] gentiment le bord {de_part}, une fois de chaque côté. <hero>Comme ça, ça glissera</hero>, [dit|a dit] {hero} en poussant.',
          ],
          clever: [
            'Qui veut passer nettoie la porte, se disait {hero}. La brosse neuve [fit|a fait] deux allers sur le bord {de_part}, pas plus.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la fée du brossage, deux coups de baguette sur {part_def}. <hero>Et voilà, c’est large.</hero>',
          ],
        },
        fails: [
          'La main [racla|a raclé] contre la poussière du fond. <hero>J’ai pourtant brossé</hero>, [dit|a dit] {hero} en forçant.',
        ],
        again: [
          '{hero_subj} [brossa|a brossé] encore le bord, deux coups, et [poussa|a poussé] jusqu’au coude. Le bord, lui, était très propre.',
        ],
        refrain: ['Deux coups devant. Fini. Coincé.'],
        turned: ['Tout le tour. Le dernier coin. Là.'],
        noticing: [
          'Sa langue [trouva|a trouvé] le caramel. Il était sur la toute dernière dent, là où l’on tourne le coin. {hero} n’y était pas passé{hero_e} depuis lundi.',
        ],
        deed: [
          '{hero_subj} [glissa|a glissé] la brosse neuve là où {part_def} était plus large. Trente petits coups, et le tour du coin.',
        ],
        answer: [
          'Une brosse à dents, c’est fait pour le coin où l’on ne va pas. Elle [accrocha|a accroché].',
        ],
        echo: [
          'La brosse [resta|est restée] à {companion}, qui en fait une brosse à coins. Celle de {hero} a repris du service le soir même.',
        ],
      },
    ],
  },
  mouthFullOfFoam: {
    noisy: [
      {
        firstTry: {
          bold: [
            '<hero>Silence !</hero> [cria|a crié] {hero} à {part_def}, sa brosse à dents sèche derrière l’oreille. Puis : <hero>Qui crie, ici ? Personne !</hero>',
          ],
          warm: [
            '<hero>Chut, voyons, soyez mignons !</hero> [hurla|a hurlé] {hero} du côté {de_part}. La brosse à dents, derrière l’oreille, tremblait.',
          ],
          clever: [
            '{hero_subj} [cria|a crié] à {part_def} qu’il y avait trop de bruit, et [cria|a crié] pourquoi. C’était bien expliqué, et très fort.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chef d’orchestre. Sa brosse à dents sèche battait la mesure devant {part_def}, et {hero_il} criait <hero>pianissimo !</hero>',
          ],
        },
        fails: [
          '<hero>Je ne crie pas !</hero> [cria|a crié] {hero}. {hero_subj} [cria|a crié] cela une deuxième fois, pour que ce soit clair.',
        ],
        again: [
          '{hero_subj} [cria|a crié] <hero>chut</hero> si fort que la brosse à dents [sauta|a sauté] de son oreille à son épaule.',
        ],
        refrain: ['Chut. Pas chut. Chut. Pas chut.'],
        turned: ['Chouch, chouch. Chouch, chouch.'],
        noticing: [
          'Sa bouche était toute sèche. La brosse [glissa|a glissé] de l’épaule sur le col. Contre le tissu, elle [fit|a fait] un tout petit bruit : chouch.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] sa brosse, avec un peu de pâte, et [brossa|a brossé] chaque dent, lèvres fermées. Chouch, chouch, dans chaque creux {de_part}.',
        ],
        answer: [
          'Avec de la mousse derrière les lèvres, on ne crie pas. {companion} [reprit|a repris] le chouch, tout bas.',
        ],
        echo: [
          '<companion>Tu as une moustache</companion>, [dit|a dit] {companion}. {hero} [ne répondit pas|n’a pas répondu] : il restait une dent.',
        ],
      },
    ],
    asleep: [
      {
        firstTry: {
          bold: [
            'La brosse derrière l’oreille, {hero} [cria|a crié] <hero>Debout !</hero> {a_part}. Un œil [s’ouvrit|s’est ouvert] à moitié.',
          ],
          warm: [
            '<hero>Je ne crie pas !</hero> [cria|a crié] {hero} pour rassurer {part_def}. La brosse attendait derrière son oreille, toute sèche.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] {a_part}, d’une voix forte, que personne ne criait. La brosse, derrière l’oreille, était témoin.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le coq tout contre {part_def}, trois fois, avec la brosse pour crête.',
          ],
        },
        fails: ['<hero>Silence !</hero> [cria|a crié] {hero}. On ne savait pas bien à qui.'],
        again: [
          '{hero_subj} [cria|a crié] qu’on ne criait plus. La voix [se cassa|s’est cassée] au milieu, et cela criait encore mieux.',
        ],
        refrain: ['Debout. Grrr. Debout. Grrr.'],
        turned: ['Chou, chou, chou. Et mmm.'],
        noticing: [
          'Crier donne la bouche sèche. La brosse [glissa|a glissé] de l’oreille et [tomba|est tombée] sur le col. Elle y [fit|a fait] un tout petit bruit : chou.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] sa brosse et [frotta|a frotté] chaque dent, près {de_part}. Les lèvres restaient fermées sur la mousse. Chou, chou, jusqu’aux coins.',
        ],
        answer: [
          'Chou, chou, c’est ce qu’on chante à ceux qui dorment. Il y [eut|a eu] un sourire, quelque part.',
        ],
        echo: [
          '{hero_subj} [voulut|a voulu] dire bonne nuit. Il en [sortit|est sorti] une bulle. <companion>Bonne nuit aussi</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  clearWord: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Fff !</hero> [dit|a dit] {hero} à {part_def}, un gros caramel sur les dents du fond. <hero>Fff !</hero> Et {hero_il} [montra|a montré] du doigt.',
          ],
          warm: [
            '<hero>Fff, fff</hero>, [dit|a dit] {hero} {a_part}, avec un sourire tout collé de caramel. C’était pourtant gentiment dit.',
          ],
          clever: [
            '{hero_subj} [pesa|a pesé] ses mots, mais le caramel pesait plus. Il en [sortit|est sorti] un <hero>fff</hero> très réfléchi, à l’adresse {de_part}.',
          ],
          playful: [
            '{hero_subj} avait du caramel plein le fond de la bouche, et en [fit|a fait] une langue secrète. <hero>Fff fff</hero>, [dit|a dit] {hero} à {part_def}.',
          ],
        },
        fails: [
          '<hero>Fff</hero> peut vouloir dire beaucoup de choses. {hero_subj} [le répéta|l’a répété], avec de la salive.',
        ],
        again: [
          '<hero>Fff !</hero> La langue [resta|est restée] collée au plafond. Il [fallut|a fallu] un doigt pour la décrocher.',
        ],
        refrain: ['Fff. Quoi ? Fff. Quoi ?'],
        turned: ['Frotte. Frotte. Rince. Dis.'],
        noticing: [
          'La langue voulait aider et collait. {hero_subj} [la promena|l’a promenée] jusqu’au fond. Là habitait le caramel, entier. C’était lui qui mangeait les mots.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] sa brosse et [frotta|a frotté], dent après dent, jusqu’à la dernière. {hero_il} [s’essuya|s’est essuyé] le menton et [dit|a dit] à {part_def} un seul mot.',
        ],
        answer: [
          'Toutes ses lettres y étaient, même celle de la fin. {part_def} [leva|a levé] les yeux, ou ce qui en tient lieu.',
        ],
        echo: [
          '<companion>Dis encore fff</companion>, [demanda|a demandé] {companion}, le soir. Mais {hero} ne savait plus.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            'Un caramel collait les dents de {hero}. <hero>Fff !</hero> [dit|a dit] {hero} {a_part}, et {hero_il} [fit|a fait] un pas. <hero>FFF !</hero>',
          ],
          warm: [
            '{hero_subj} [salua|a salué] {part_def} de tout son cœur et de tout son caramel. Cela donnait : <hero>Fff.</hero>',
          ],
          clever: [
            '{hero_subj} avait une phrase excellente pour {part_def}. Le caramel, au fond, en avait mangé toutes les lettres, sauf le f.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le vent devant {part_def} : <hero>Fff, fff.</hero> Ce n’était pas exprès. C’était le caramel.',
          ],
        },
        fails: [
          '<hero>Fff</hero>, plus fort, et avec les sourcils. En face, on [ne comprit|n’a compris] que les sourcils.',
        ],
        again: [
          '{hero_subj} [articula|a articulé] jusqu’aux oreilles. <hero>FFFFF.</hero> Un peu de caramel [prit|a pris] l’air, et [rentra|est rentré].',
        ],
        refrain: ['Fff. Non. Fff. Non.'],
        turned: ['Frotte, frotte. Dent. Dent. Bonjour.'],
        noticing: [
          'La langue [alla|est allée] voir ce qui se passait, et [resta|est restée] collée. Tout au fond habitait le caramel entier. C’était lui qui gardait les mots.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] sa brosse et [frotta|a frotté], dent après dent, jusqu’à la dernière. Puis {hero_il} [s’essuya|s’est essuyé] le menton et [dit|a dit] {a_part} : <hero>Bonjour.</hero>',
        ],
        answer: [
          'Le mot [sortit|est sorti] avec toutes ses lettres, jusqu’au r. {part_def} ne demandait rien d’autre.',
        ],
        echo: [
          '{companion} [tendit|a tendu] un caramel à {hero}. {hero} [regarda|a regardé] le caramel, puis la brosse. <hero>Fff</hero>, [dit|a dit] {hero}, et c’était une blague.',
        ],
      },
    ],
  },
  wholeSong: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [mouilla|a mouillé] sa brosse et [tapa|a tapé] deux dents de devant. <hero>Fini !</hero> Et d’un bond, {hero_il} [toucha|a touché] {part_def}.',
          ],
          warm: [
            '{hero_subj} [brossa|a brossé] deux dents, très vite, pour ne pas faire attendre {part_def}. Puis {hero_il} y [mit|a mis] un doigt tout mouillé.',
          ],
          clever: [
            'Deux dents se voient, les autres non. {hero_subj} [brossa donc|a donc brossé] ces deux-là et [retourna|est retourné{hero_e}] tout de suite mesurer {part_def}.',
          ],
          playful: [
            '{hero_subj} [brossa|a brossé] deux dents en criant <hero>Fini !</hero> comme au cirque, et [bondit|a bondi] voir {part_def}, la brosse au chapeau.',
          ],
        },
        fails: ['Et de nouveau deux dents, et de nouveau un bond, et un doigt.'],
        again: [
          'Au troisième <hero>Fini !</hero>, la brosse n’avait même plus le temps d’entrer dans la bouche. Le doigt, si.',
        ],
        refrain: ['Deux dents. Fini. Pas fini.'],
        turned: ['Couplet, mousse. Couplet, mousse.'],
        noticing: [
          '{companion} se brossait les dents aussi, et fredonnait. C’était une chanson à quatre couplets. {hero_subj} [compta|a compté]. {companion} n’en était qu’au deuxième, et ne se pressait pas.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] à côté {de_companion}, [tourna|a tourné] le dos à {part_def}. Puis {hero_il} [brossa|a brossé] jusqu’à la dernière note du quatrième couplet.',
        ],
        answer: [
          'La mousse [fit|a fait] une barbe à {hero}. Derrière, il s’était passé quatre couplets sans un doigt.',
        ],
        echo: [
          '<companion>Tu brosses encore ?</companion> [demanda|a demandé] {companion} le soir. <hero>J’en fuis au troivième</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [frotta|a frotté] deux dents, <hero>Fini !</hero>. Puis {hero_il} [courut|a couru] tendre la main à {part_def}, la mousse au coin des lèvres.',
          ],
          warm: [
            '{hero_subj} [brossa|a brossé] deux dents, pour sentir bon. Puis {hero_il} [souffla|a soufflé] bonjour à {part_def}, de tout près.',
          ],
          clever: [
            'Avec deux dents propres, on peut sourire. {hero_subj} [calcula|a calculé] l’angle, et [montra|a montré] ces deux dents-là à {part_def}.',
          ],
          playful: [
            '<hero>Fini !</hero> {hero_subj} [sourit|a souri] comme un lapin, avec deux dents. Le lapin [sauta|a sauté] vers {part_def}.',
          ],
        },
        fails: ['Deux dents, un bond. Deux dents, un bond. On ne voyait que le bond.'],
        again: [
          '{hero_subj} [sourit|a souri] plus fort, de plus près, et de la mousse [atterrit|a atterri] où il ne fallait pas.',
        ],
        refrain: ['Deux dents, fini. Hop. Et parti.'],
        turned: ['Frotte, frotte. La barbe pousse.'],
        noticing: [
          '{companion} brossait toujours, en fredonnant, assis{companion_e} par terre, sans regarder personne. Quatre couplets. {hero} n’avait jamais entendu que le premier.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] à côté {de_companion}, pas trop près {de_part}. {hero_il} [brossa|a brossé] jusqu’au bout du quatrième couplet. La mousse [descendit|est descendue] en barbe.',
        ],
        answer: [
          'Une barbe qui pousse pendant qu’on chante, il faut voir cela. Un œil [sortit|est sorti], pour commencer.',
        ],
        echo: [
          '{hero} [rinça|a rincé] la barbe. <companion>Elle t’allait bien</companion>, [dit|a dit] {companion}. Le lendemain matin, il y en [eut|a eu] une autre.',
        ],
      },
    ],
  },
  outOfTheQueue: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [s’adressa|s’est adressé{hero_e}] {a_part} de trois quarts, une main devant la bouche, après une nuit de répétition et la chemise d’hier.',
          ],
          warm: [
            '{hero_subj} [murmura|a murmuré] {a_part} une phrase aimable, derrière ses doigts, en regardant ailleurs, par égard.',
          ],
          clever: [
            '{hero_subj} [prépara|a préparé] pour {part_def} une demande irréprochable et [la débita|l’a débitée] vers son épaule, lèvres serrées.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le ventriloque devant {part_def} : la phrase venait de derrière la main, et personne ne savait qui parlait.',
          ],
        },
        fails: [
          'On [demanda|a demandé] de répéter. {hero_subj} [répéta|a répété] dans sa main, et [recula|a reculé] d’un demi-pas.',
        ],
        again: [
          '{hero_subj} [parla|a parlé] plus fort sans bouger les lèvres. Cela ressemblait à un reproche.',
        ],
        noticing: [
          'Dans l’écran noir du téléphone, {hero} [se vit|s’est vu{hero_e}] comme on {hero_le} voyait : une main, un coude. De bouche, point.',
        ],
        deed: [
          '{hero_subj} [quitta|a quitté] la file, [perdit|a perdu] sa place, et [se brossa|s’est brossé] les dents deux minutes au lavabo. En dernier, les mains baissées, {hero_il} [revint|est revenu{hero_e}] devant {part_def}.',
        ],
        answer: [
          'Cette fois, la phrase avait des lèvres, et un menton. On [la suivit|l’a suivie] jusqu’au bout.',
        ],
        echo: [
          '<companion>Menthe ?</companion> [demanda|a demandé] {companion}, trois rangs plus loin. <hero>Savon</hero>, [dit|a dit] {hero}. <hero>Il n’y avait pas de dentifrice.</hero>',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [marmonna|a marmonné] sa demande {a_part} derrière une main, à demi tourné{hero_e}, dans la chemise de la veille.',
          ],
          warm: [
            '{hero_subj} [chuchota|a chuchoté] {a_part} qu’{hero_il} ne voulait surtout pas déranger, et [garda|a gardé] le menton dans son col.',
          ],
          clever: [
            '{hero_subj} [présenta|a présenté] {a_part} son dossier à bout de bras. Le bras était long, la voix n’arrivait pas.',
          ],
          playful: [
            '{hero_subj} [salua|a salué] {part_def} d’un coude, comme un acteur en fuite, et [parla|a parlé] entre deux doigts.',
          ],
        },
        fails: [
          'Les gens, derrière, poussaient. {hero_subj} [parla|a parlé] plus vite, et plus bas, dans sa paume.',
        ],
        again: [
          '{hero_subj} [répéta|a répété] tout au mur d’à côté. Le mur, visiblement, n’avait pas le pouvoir de décider.',
        ],
        noticing: [
          'Dans l’écran éteint, il y avait quelqu’un qu’on n’aurait pas laissé passer non plus. {hero_subj} [le regarda|l’a regardé] un moment : un coude, une main, pas de visage.',
        ],
        deed: [
          '{hero_subj} [laissa|a laissé] sa place dans la file, [se brossa|s’est brossé] les dents deux minutes au lavabo, et [revint|est revenu{hero_e}] en dernier. Devant {part_def}, {hero_il} [parla|a parlé], mains baissées.',
        ],
        answer: [
          'Derrière, il n’y avait plus personne. Du côté {de_part}, on [eut|a eu] le temps de regarder un visage.',
        ],
        echo: [
          '<companion>Vous étiez combien, devant ?</companion> [demanda|a demandé] {companion}. <hero>Trente-deux</hero>, [dit|a dit] {hero}. <hero>Je les connais tous, maintenant.</hero>',
        ],
      },
    ],
  },
  phoneInTheHall: {
    shy: [
      {
        firstTry: {
          bold: [
            'Après une nuit d’écran, en chaussures, {hero} [tomba|est tombé{hero_e}] sur {part_def} et [aboya|a aboyé] <hero>Quoi ?</hero> avant même qu’il y ait une phrase.',
          ],
          warm: [
            '{hero_subj} n’avait dormi que trois heures, par amitié pour le groupe. <hero>Je t’écoute</hero>, [dit|a dit] {hero} à {part_def}, et {hero_il} [bâilla|a bâillé] en plein milieu.',
          ],
          clever: [
            '{hero_subj} avait pesé toute la nuit, par écrit, ce qu’il fallait dire {a_part}. Devant {part_def}, il ne restait que <hero>plus tard</hero>.',
          ],
          playful: [
            '{hero_subj} [répondit|a répondu] {a_part} par une réplique trouvée à trois heures du matin. Elle était bien meilleure à trois heures.',
          ],
        },
        fails: [
          'Quelqu’un allait parler. {hero_subj} [coupa|a coupé], trop tôt, d’une voix qui n’avait pas dormi.',
        ],
        again: [
          '{hero_subj} [vérifia|a vérifié] son téléphone au milieu du silence. Le silence en [prit|a pris] note.',
        ],
        noticing: [
          'Dans le miroir du couloir, {hero} [se vit|s’est vu{hero_e}], et derrière, un visage qui attendait. Puis il [n’y eut plus|n’y a plus eu] que la brosse à dents dans son verre, sèche depuis trois jours.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le téléphone dans le couloir, [se brossa|s’est brossé] les dents, et [s’assit|s’est assis{hero_e}] près {de_part}, une tasse dans les mains. Le groupe déciderait sans {hero}.',
        ],
        answer: [
          'Il y avait là quelqu’un de réveillé, qui ne regardait rien d’autre. Du côté {de_part}, la phrase [recommença|a recommencé].',
        ],
        echo: [
          'Quarante-deux messages, dans le couloir, et une décision. <companion>On repeint en orange</companion>, [lut|a lu] {companion}. {hero} [se recoucha|s’est recouché{hero_e}].',
        ],
      },
    ],
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [écrivit|a écrit] jusqu’à trois heures, [dormit|a dormi] en chaussures, et dès le réveil [secoua|a secoué] {part_def}. <hero>Alors ?</hero>',
          ],
          warm: [
            '{hero_subj} [veilla|a veillé] tout le monde par messages et [soigna|a soigné] {part_def} d’une main, l’œil rouge, en s’énervant tout bas.',
          ],
          clever: [
            '{hero_subj} avait dressé la nuit un plan minuté pour {part_def}. Le plan prévoyait tout, sauf une heure de repos.',
          ],
          playful: [
            '{hero_subj} [prit|a pris] des nouvelles de {part_def} en direct, toutes les dix minutes, avec des filtres. Le dernier filtre avait des oreilles de chien.',
          ],
        },
        fails: [
          '{hero_subj} [recommença|a recommencé], juste pour voir, et [répondit|a répondu] sèchement à qui disait d’attendre.',
        ],
        again: [
          '{hero_subj} [mit|a mis] une alarme toutes les cinq minutes. C’était, au fond, une alarme continue.',
        ],
        noticing: [
          'Devant le miroir, {hero} [s’arrêta|s’est arrêté{hero_e}]. Dans le verre, la brosse à dents était sèche comme un os. Il y avait donc d’autres choses que personne n’avait laissées en paix.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le téléphone dans le couloir, [se brossa|s’est brossé] les dents sans hâte, et [éteignit|a éteint]. {part_def} n’avait plus personne au-dessus. Le groupe déciderait sans {hero}.',
        ],
        answer: ['Pour la première fois, rien ne sonnait. Ce qui devait se poser [se posa|s’est posé].'],
        echo: [
          'Dans le couloir, le groupe avait voté. <companion>Tu tiens la caisse, maintenant</companion>, [dit|a dit] {companion}. <hero>C’était ça ou la nuit</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
};
