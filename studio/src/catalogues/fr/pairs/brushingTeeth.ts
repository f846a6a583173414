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
      {
        firstTry: {
          bold: [
            '{hero_subj} [brossa|a brossé] {part_def}, un coup en haut, un coup au milieu. <hero>Comme neuf.</hero> {hero_subj} [tira|a tiré], et cela [grinça|a grincé] comme du vieux.',
          ],
          warm: [
            '<hero>Ouvre la bouche, ma belle</hero>, [dit|a dit] {hero} {a_part}, et [brossa|a brossé] ce qu’elle montrait.',
          ],
          clever: [
            'Ce qui se voit est ce qui compte, [calcula|a calculé] {hero}. Ce qui ne se voyait pas, au fond {de_part}, [tint|a tenu] bon.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le coiffeur à {part_def}, un coup à gauche, un coup à droite, merci madame. Madame [ne s’ouvrit pas|ne s’est pas ouverte].',
          ],
        },
        fails: ['Crr, disait le fond. {hero_subj} [rebrossa|a rebrossé] le devant, qui ne disait rien.'],
        again: [
          '{hero_subj} [souffla|a soufflé] sur le devant, et [admira|a admiré]. On n’avait jamais vu une chose fermée aussi propre.',
        ],
        refrain: ['Propre, propre. Crr. Propre, propre. Crr.'],
        turned: ['Au fond. Trente. Au fond. Clic.'],
        noticing: [
          'Quelque chose chatouillait {hero} au bout de la langue. C’était loin, derrière la dernière dent, dans le coin des coins. {hero_subj} [y passa|y a passé] la langue, et il y avait un grain. Il était là depuis le petit pain de lundi.',
        ],
        deed: [
          'La brosse neuve [sortit|est sortie] de son étui. {hero_subj} [la poussa|l’a poussée] jusqu’au coin des coins {de_part}, trente fois vers le haut, trente fois vers le bas.',
        ],
        answer: ['Le grain [tomba|est tombé]. C’était lui, depuis le début, qui tenait la porte.'],
        echo: [
          '<companion>Bonne nuit</companion>, [dit|a dit] {companion}. <hero>Attends</hero>, [dit|a dit] {hero}, la brosse au fond. <hero>Vingt-neuf.</hero>',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [astiqua|a astiqué] {part_def} devant, là où cela se voit. <hero>Propre !</hero> Puis {hero_il} [poussa|a poussé] là où cela ne se voit pas.',
          ],
          warm: [
            '<hero>Un petit coup ici, un petit coup là</hero>, [dit|a dit] {hero} {a_part}, et c’était fini. Le fond n’avait pas eu de petit coup.',
          ],
          clever: [
            'Ce qui brille devant glisse derrière, [pensa|a pensé] {hero}. Deux coups de brosse à {part_def}, et l’épaule.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la station de lavage : brosse, brosse, merci, au suivant. {part_def} n’était propre que jusqu’au pare-brise.',
          ],
        },
        fails: [
          'Cela grattait, au fond. <hero>C’est pourtant net</hero>, [dit|a dit] {hero} en montrant le devant.',
        ],
        again: ['{hero_subj} [frotta|a frotté] le devant une fois de plus. On aurait pu s’y coiffer.'],
        refrain: ['Devant, brille. Fini. Dedans, crac.'],
        turned: ['Plus loin. Plus loin. Le coin. Clic.'],
        noticing: [
          'Sa langue s’ennuyait, et [alla|est allée] se promener. Une dent, deux dents, tout le quartier. À la dernière maison, il y avait quelqu’un qui n’avait pas sorti sa poubelle depuis dimanche.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] l’autre brosse, la neuve. Par l’endroit large {de_part}, elle [entra|est entrée], trente coups en montant, trente en descendant, jusqu’au tout dernier coin.',
        ],
        answer: ['La poussière du dernier coin était la seule qui tenait. Elle [lâcha|a lâché].'],
        echo: [
          '<companion>Ouvre</companion>, [dit|a dit] {companion}, une lampe à la main. <companion>Jusqu’à la dernière.</companion> {hero_subj} [ouvrit|a ouvert]. La rue était déserte et mouillée.',
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
            '{hero_subj} [pointa|a pointé] sa brosse à dents, toute sèche, sur {part_def}. {hero_il} [cria|a crié] qu’il y avait trop de bruit, et pourquoi. C’était bien expliqué, et très fort.',
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
      {
        firstTry: {
          bold: [
            '<hero>Moins fort !</hero> [cria|a crié] {hero} à {part_def}, la brosse au poing, le tube sous le bras.',
          ],
          warm: [
            '<hero>Mes chéris, on se calme !</hero> [hurla|a hurlé] {hero}, et [agita|a agité] sa brosse sèche vers {part_def}.',
          ],
          clever: [
            'Un seul cri bien placé suffit, [pensa|a pensé] {hero}. {hero_subj} [le plaça|l’a placé] au milieu {de_part}, avec la brosse pour montrer où.',
          ],
          playful: [
            '{hero_subj} [dirigea|a dirigé] {part_def} avec sa brosse à dents. Les cuivres [n’obéirent pas|n’ont pas obéi].',
          ],
        },
        fails: [
          '<hero>Je parle normalement</hero>, [cria|a crié] {hero}. Rien de normal n’avait jamais été aussi haut.',
        ],
        again: ['{hero_subj} [cria|a crié] dans le verre à dents, pour l’écho. L’écho avait aussi son avis.'],
        refrain: ['Moins fort ! Boum. Moins fort ! Boum.'],
        turned: ['Tchi, tchi. Tchi, tchi. Et mousse.'],
        noticing: [
          'Sa gorge [se ferma|s’est fermée], et la brosse, faute de mieux, [racla|a raclé] la manche. Tchi, tchi. C’était un si petit bruit qu’il fallait se taire pour savoir ce que c’était.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] le tube. Les lèvres serrées sur la mousse, {hero_subj} [frotta|a frotté] jusqu’au fond, un tchi après l’autre, dans tous les trous {de_part}.',
        ],
        answer: [
          'On ne peut pas crier avec de la mousse. {companion} [sortit|a sorti] sa brosse aussi, et le tchi [devint|est devenu] deux.',
        ],
        echo: [
          '<companion>Qu’est-ce que tu as dit ?</companion> [demanda|a demandé] {companion}. <hero>Tchi</hero>, [dit|a dit] {hero}. C’était bonne nuit.',
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
      {
        firstTry: {
          bold: [
            '<hero>Arrête de ronfler</hero>, [cria|a crié] {hero} {a_part}, la brosse à la main, comme un chef d’orchestre sans orchestre.',
          ],
          warm: [
            '<hero>Je parle tout bas</hero>, [hurla|a hurlé] {hero} à {part_def}, pour que cela soit bien clair. La brosse à dents attendait dans son col.',
          ],
          clever: [
            'La brosse au bout du bras, {hero_subj} [cria|a crié] une fois, pour vérifier que {part_def} dormait. {hero_subj} [cria|a crié] une deuxième fois, pour comparer.',
          ],
          playful: [
            '{hero_subj} [tapa|a tapé] la mesure sur {part_def} avec sa brosse, toute sèche : <hero>De-bout, de-bout.</hero> La brosse n’avait pas été faite pour cela.',
          ],
        },
        fails: [
          'On [se retourna|s’est retourné], en face, du mauvais côté. {hero_subj} [demanda|a demandé] très fort qui faisait tout ce bruit.',
        ],
        again: [
          '{hero_subj} [cria|a crié] chut. C’est un mot difficile à crier. Il en [sortit|est sorti] un courant d’air.',
        ],
        refrain: ['Chut, crié. Grrr. Chut, crié. Grrr.'],
        turned: ['Frou, frou, frou. Et dodo.'],
        noticing: [
          'La voix [se cassa|s’est cassée], d’un coup. Dans le silence, la brosse [frotta|a frotté] contre un bouton, frou, frou. En face, un souffle [se mit|s’est mis] à aller pareil.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] la brosse où elle va. Lèvres fermées, {hero_il} [frotta|a frotté], dessus, dessous, devant, tout près {de_part} : frou, frou, jusqu’à la dernière dent.',
        ],
        answer: [
          'Cela allait comme une barque qu’on rame. On [s’y laissa|s’y est laissé] glisser, le sourire en avant.',
        ],
        echo: [
          '<companion>Montre tes dents</companion>, [dit|a dit] {companion}. {hero_subj} [les montra|les a montrées]. <companion>Elles brillent.</companion> <hero>C’est une berceuse</hero>, [dit|a dit] {hero}.',
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
      {
        firstTry: {
          bold: [
            '<hero>Mmblg</hero>, [dit|a dit] {hero} à {part_def}, la bouche pleine de pâte de fruit. {part_def} [alla|est allé{part_e}] chercher de l’eau, ou une pelle.',
          ],
          warm: [
            '<hero>Mmblg, mmblg</hero>, [dit|a dit] {hero} {a_part}, le plus gentiment que permette une pâte de fruit.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] un mot court pour {part_def}. Il en [sortit|est sorti] un long, plein de bulles.',
          ],
          playful: [
            '{hero_subj} [chanta|a chanté] à {part_def} sa phrase collante, sur l’air du canard. On [crut|a cru] au canard.',
          ],
        },
        fails: ['On [apporta|a apporté], en face, trois choses, et pas une n’était mmblg.'],
        again: ['{hero_subj} [dit|a dit] mmblg en articulant. La pâte [articula|a articulé] aussi.'],
        refrain: ['Mmblg. Ça ? Non. Mmblg. Ça ? Non.'],
        turned: ['Brosse. Dent. Rince. Un mot. Ça.'],
        noticing: [
          'Sa langue [poussa|a poussé] derrière les dents, et rien n’en sortait. C’était collé comme une affiche. Tous les mots étaient dessous, on les sentait bouger.',
        ],
        deed: [
          'La brosse, puis l’eau, puis encore la brosse : {hero_subj} [décolla|a décollé] tout, jusqu’aux dents du fond. {hero_subj} [s’essuya|s’est essuyé] la bouche, et [dit|a dit] {a_part} un seul mot, à sec.',
        ],
        answer: [
          'Un mot propre n’a que deux bouts, un début et une fin. {part_def} [le prit|l’a pris] par les deux.',
        ],
        echo: [
          '<companion>Mmblg</companion>, [dit|a dit] {companion}, la bouche pleine. <hero>À droite</hero>, [dit|a dit] {hero}, qui comprenait encore.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [voulut|a voulu] dire bonjour {a_part}. Mais il y avait du nougat entre les dents, et il [sortit|est sorti] : <hero>Bfff.</hero>',
          ],
          warm: [
            '<hero>Bfff</hero>, [dit|a dit] {hero} à {part_def}, avec toute la tendresse qu’on peut mettre dans du nougat.',
          ],
          clever: [
            '{hero_subj} [articula|a articulé] lettre par lettre, face {a_part}. <hero>B. F. F.</hero> Le nougat avait mangé les autres.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] la trompette avec le nougat : <hero>Bff, bff, BFFF.</hero> {part_def} n’aimait pas la fanfare.',
          ],
        },
        fails: [
          'Le mot collait en haut, la langue en bas. <hero>Bfff</hero>, [dit|a dit] {hero}, plus fort, ce qui n’en faisait pas un mot.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] avec les deux joues. Cela [fit|a fait] une bulle. Elle ne voulait rien dire non plus.',
        ],
        refrain: ['Bfff. Quoi ? Bfff. Quoi ?'],
        turned: ['Brosse, brosse. Et tout net. Bonjour.'],
        noticing: [
          'La langue [poussa|a poussé] tout au fond et y [resta|est restée] prise. Il y avait là un gros morceau, carré, tranquille, assis sur le premier mot.',
        ],
        deed: [
          'La brosse [sortit|est sortie] de la poche. De dent en dent, sans en oublier une, {hero_subj} [frotta|a frotté]. Une gorgée d’eau, un revers de manche, et {a_part}, un mot court : <hero>Bonjour.</hero>',
        ],
        answer: [
          'Il y avait toutes les lettres, dans l’ordre, et une qui sonnait. {part_def} l’attendait depuis le matin.',
        ],
        echo: [
          '<companion>Dis nougat</companion>, [dit|a dit] {companion}. <hero>Nougat</hero>, [dit|a dit] {hero}, net comme un coup de cloche. Il n’en restait plus un.',
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
      {
        firstTry: {
          bold: [
            'Un coup en haut, un coup en bas. <hero>Propre !</hero> [cria|a crié] {hero}, et {hero_il} [sauta|a sauté] sur {part_def} avec un doigt plein de bulles.',
          ],
          warm: [
            '<hero>J’arrive, j’arrive</hero>, [dit|a dit] {hero} à {part_def}, la brosse encore en travers. Deux dents brillaient, et elles étaient déjà penchées dessus.',
          ],
          clever: [
            '{hero_subj} [brossa|a brossé] celles qu’on voit en souriant. Le reste du temps gagné, {hero_il} [le passa|l’a passé] à tâter {part_def}.',
          ],
          playful: [
            '{hero_subj} [se brossa|s’est brossé{hero_e}] les dents comme un pianiste : deux notes, et un salut. Puis {hero_il} [joua|a joué] de {part_def}.',
          ],
        },
        fails: ['L’eau n’avait pas fini de couler que {hero} était déjà de retour, avec un doigt.'],
        again: [
          '{hero_subj} [se brossa|s’est brossé{hero_e}] une seule dent, mais très vite, et [revint|est revenu{hero_e}] en courant.',
        ],
        refrain: ['Brosse et hop. Pas encore.'],
        turned: ['Brosse et la. Et la la la.'],
        noticing: [
          'Un petit air passait par là, plein de bulles. {companion} se brossait les dents, les yeux en l’air, et en était au deuxième couplet. Il en restait deux, et personne n’attendait à la porte.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] la chanson au deuxième couplet, et le dos à {part_def}. En haut, en bas, tout au fond : {hero_il} [ne s’arrêta|ne s’est arrêté{hero_e}] qu’à la dernière note.',
        ],
        answer: ['La dernière note [fit|a fait] une bulle. Derrière, cela avait eu quatre couplets de paix.'],
        echo: [
          '<companion>Tu as du dentifrice sur le nez</companion>, [dit|a dit] {companion}. <hero>C’est le refrain</hero>, [dit|a dit] {hero}.',
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
        fails: ['Deux dents, un bond. Les deux mêmes dents, un autre bond. On ne voyait que le bond.'],
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
      {
        firstTry: {
          bold: [
            'La brosse [mouilla|a mouillé] deux dents et [sauta|a sauté] du verre. <hero>Me voilà</hero>, [dit|a dit] {hero} à {part_def}, avec deux dents propres et le reste qui courait.',
          ],
          warm: [
            '<hero>Regarde comme je brille</hero>, [dit|a dit] {hero} {a_part}, tout près, deux dents en avant.',
          ],
          clever: [
            'Deux dents suffisent pour un bonjour, [calcula|a calculé] {hero}. {hero_subj} [les montra|les a montrées] {a_part}, aussitôt, sans rincer.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la fusée : brosse, brosse, décollage, jusque devant {part_def}. Il y [eut|a eu] un peu de mousse dans l’espace.',
          ],
        },
        fails: ['Une dent, un saut. Le saut faisait peur, la dent n’y pouvait rien.'],
        again: [
          '{hero_subj} [revint|est revenu{hero_e}] brosser la troisième. Elle [eut|a eu] un demi-coup, et l’on [repartit|est reparti].',
        ],
        refrain: ['Une dent. Bond. Caché. Une dent. Bond.'],
        turned: ['Couplet. Mousse. Couplet. Barbe.'],
        noticing: [
          'Par terre, {companion} brossait, sans lever les yeux, et cela chantait dans la mousse. Un couplet [finit|a fini]. {hero_subj} [crut|a cru] que c’était fini. Il y en avait trois encore, et {companion} n’avait pas l’air de le regretter.',
        ],
        deed: [
          '{hero_subj} [s’assit|s’est assis{hero_e}] dos au mur, à distance {de_part}, et [attrapa|a attrapé] la chanson au vol. Du deuxième couplet au quatrième, {hero_il} [brossa|a brossé] tout, et la mousse [arriva|est arrivée] au menton.',
        ],
        answer: [
          'On peut venir voir quelqu’un qui chante, assis, avec une barbe. Il ne va sûrement pas sauter.',
        ],
        echo: [
          '<companion>Encore un couplet ?</companion> [demanda|a demandé] {companion} le soir. {hero_subj} [toucha|a touché] sa joue. La barbe avait disparu, mais elle piquait un peu.',
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
      {
        firstTry: {
          bold: [
            '<hero>Quoi encore ?</hero> [dit|a dit] {hero} à {part_def}, les yeux en fente. C’était la première phrase de la journée, et le téléphone avait eu les trois cents d’avant.',
          ],
          warm: [
            '{hero_subj} [promit|a promis] à {part_def} de l’écouter juste après ce message. Le message en avait trois enfants.',
          ],
          clever: [
            'À huit heures, [calcula|a calculé] {hero}, on a dormi quatre heures ou pas du tout. Il y avait une erreur dans le calcul, et {part_def} l’[entendit|a entendue] au ton.',
          ],
          playful: [
            '<hero>Votre correspondant n’est pas disponible</hero>, [dit|a dit] {hero} à {part_def} d’une voix de machine. Pour l’haleine aussi, c’était une machine.',
          ],
        },
        fails: [
          'La bouche d’en face [s’ouvrit|s’est ouverte]. Le téléphone [vibra|a vibré], et {hero} [regarda|a regardé] le téléphone.',
        ],
        again: ['<hero>Vas-y, j’écoute</hero>, [dit|a dit] {hero} en tapant.'],
        noticing: [
          'En cherchant un gobelet, {hero} [renversa|a renversé] la brosse à dents. Elle [fit|a fait] un bruit de bois mort. Les poils étaient durs comme ceux d’un balai. {hero_subj} [compta|a compté] les soirs, et [s’arrêta|s’est arrêté{hero_e}] à la question qu’on voulait lui poser depuis autant de soirs.',
        ],
        deed: [
          'À dix heures, le téléphone [alla|est allé] dormir dans le couloir, sous un bonnet. {hero_subj} [se brossa|s’est brossé] les dents, deux vraies minutes, et [s’assit|s’est assis{hero_e}] ensuite dans la cuisine, à portée de voix {de_part}, sans rien dans les mains qu’un bol.',
        ],
        answer: ['Un bol, cela ne vibre pas. {part_def} [vint|est venu{part_e}] d’une chaise plus près.'],
        echo: [
          '<companion>Ils ont voté sans toi</companion>, [dit|a dit] {companion}, qui sortait du couloir avec le bonnet. <hero>Et j’étais pour ou contre ?</hero>',
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
