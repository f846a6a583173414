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
      {
        firstTry: {
          bold: [
            '{part_def} [fit|a fait] une grosse voix. {hero_subj} [en fit une plus grosse|en a fait une plus grosse], et [s’appuya|s’est appuyé{hero_e}] dessus de tout son poids.',
          ],
          warm: [
            '<hero>Laisse-moi passer, mon gros</hero>, [dit|a dit] {hero} {a_part}. C’était dit gentiment, mais avec l’épaule.',
          ],
          clever: [
            'Deux grognements s’annulent, avait calculé {hero}. {hero_subj} [grogna|a grogné] donc, face {a_part}, exactement aussi fort, et [poussa|a poussé].',
          ],
          playful: [
            '{hero_subj} [sortit|a sorti] son rugissement de théâtre, celui du troisième acte, et [marcha|a marché] sur {part_def}, les griffes en avant.',
          ],
        },
        fails: [
          'Grogner prend de l’air, et pousser aussi. {hero_subj} [fit|a fait] les deux jusqu’à en devenir {hero_g, select, m {tout} other {toute}} rouge.',
        ],
        again: [
          '{hero_subj} [roula|a roulé] les yeux, [montra|a montré] une dent et [tapa|a tapé] du pied. La dent bougeait un peu, elle était sur le départ.',
        ],
        refrain: ['Rrr à toi. Rrr à moi. Pas passer.'],
        turned: ['Pas de rrr. Où ça pèse ? Là.'],
        noticing: [
          '{hero_subj} n’avait plus de souffle et [regarda|a regardé] ses mains, appuyées là. Elles étaient marquées. Ce qui était en face n’avait pas l’air méchant, mais fatigué d’un côté.',
        ],
        deed: [
          'Sans un mot de plus, {hero_subj} [passa|est passé{hero_e}] du côté le plus bas, celui que {part_def} regardait. {hero_subj} [glissa|a glissé] les deux mains dessous. <hero>Où le voulez-vous ?</hero>',
        ],
        answer: [
          'La grosse voix [devint|est devenue] petite, et [indiqua|a indiqué] la direction. On ne grogne pas contre celui qui porte.',
        ],
        echo: [
          '{companion} [rentra|est rentré{companion_e}] avec un cartable trop plein. {hero_subj} [ne dit rien|n’a rien dit], et [prit|a pris] le côté qui pendait.',
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
      {
        firstTry: {
          bold: [
            '<hero>Tu vas bouger, oui ?</hero> [dit|a dit] {hero} à {part_def}, et [cogna|a cogné] dedans, les poings devant. Quelque chose [gémit|a gémi], et ce n’était pas {hero}.',
          ],
          warm: [
            '<hero>Allez, un bon mouvement</hero>, [dit|a dit] {hero} {a_part}, tendrement, en y mettant les deux poings.',
          ],
          clever: [
            'Le plus lourd cède au plus fâché, [pensa|a pensé] {hero}, et [se fâcha|s’est fâché{hero_e}] contre {part_def}, méthodiquement.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’ours, un ours qui déménage, les deux pattes contre {part_def}. <hero>Rrrah.</hero>',
          ],
        },
        fails: [
          'Des deux poings, en plein dedans. Cela [gémit|a gémi] davantage, et [n’avança pas|n’a pas avancé].',
        ],
        again: ['{hero_subj} [donna|a donné] du coude, et [s’excusa|s’est excusé{hero_e}] auprès du coude.'],
        refrain: ['Rrrah. Crac. Rrrah. Crac.'],
        turned: ['Où ça pèse ? Là. On porte.'],
        noticing: [
          '{hero_subj} [secoua|a secoué] ses doigts. Ils étaient barrés de rouge, comme après un seau d’eau trop loin de la maison. La chose penchait, d’un côté, comme quelqu’un qui a porté ce seau.',
        ],
        deed: [
          '{hero_subj} [passa|est passé{hero_e}] du côté qui pend, et [mit|a mis] les mains à plat dessous. <hero>Par où veux-tu aller ?</hero> [demanda|a demandé] {hero} {a_part}. Puis {hero_il} [laissa|a laissé] venir.',
        ],
        answer: ['Cela voulait aller par là. À deux, c’était tout de suite plus court.'],
        echo: [
          '<companion>J’en ai plein les bras</companion>, [dit|a dit] {companion}. {hero_subj} [prit|a pris] le côté de {companion} qui penchait.',
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
      {
        firstTry: {
          bold: [
            '<hero>Allez, dehors !</hero> {hero_subj} [secoua|a secoué] {part_def} par un bout, et tout le froid [entra|est entré] par l’autre.',
          ],
          warm: [
            '<hero>Lève-toi, je te montre quelque chose</hero>, [dit|a dit] {hero} {a_part}, et [ouvrit|a ouvert] grand. C’était surtout le vent qu’on montrait.',
          ],
          clever: [
            'Le froid réveille, c’est connu. {hero_subj} [laissa|a laissé] entrer un peu d’air sur {part_def}, exprès.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le réveil, dring, dring, à côté {de_part}, les bras battants. Le réveil soufflait aux oreilles.',
          ],
        },
        fails: [
          'On [ne se leva pas|ne s’est pas levé]. On [se roula|s’est roulé] plus serré, et {hero_subj} [secoua|a secoué] plus serré.',
        ],
        again: ['{hero_subj} [tira|a tiré] sur un bout. L’autre bout [tira|a tiré] aussi, et il dormait.'],
        refrain: ['Dring, dehors. Brr. Dring, dehors.'],
        turned: ['Là, au chaud. Mmm. Là, au chaud.'],
        noticing: [
          'Un frisson [passa|est passé], en face, et [remonta|est remonté] jusqu’à {hero}. On n’était pas têtu. On avait froid, juste là où {hero_subj} laissait entrer le vent.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant le vent. De son cou, {hero_il} [déroula|a déroulé] l’écharpe et [la posa|l’a posée], encore tiède, contre {part_def}. Puis {hero_il} [s’éloigna|s’est éloigné{hero_e}] de deux pas.',
        ],
        answer: [
          'L’écharpe sentait quelqu’un, et elle tenait chaud. On [s’étira|s’est étiré] dedans, sans ouvrir l’œil.',
        ],
        echo: [
          '<companion>Où est ton écharpe ?</companion> [demanda|a demandé] {companion}. <hero>Elle travaille</hero>, [dit|a dit] {hero}, le col relevé.',
        ],
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
      {
        firstTry: {
          bold: [
            '<hero>Sors, on gèle</hero>, [dit|a dit] {hero} {a_part}, et [battit|a battu] des mains. Chaque claque poussait du froid.',
          ],
          warm: [
            '<hero>Viens, mon cœur, viens vite</hero>, [dit|a dit] {hero} {a_part}, en ouvrant grand, et le vent [entra|est entré] le premier.',
          ],
          clever: [
            'Si l’on a froid, on sort, [calcula|a calculé] {hero}, et [laissa|a laissé] passer un peu d’air vers {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le moulin des deux bras, devant {part_def}, pour faire peur au froid. Le froid aimait bien cela.',
          ],
        },
        fails: ['On [rentra|est rentré] plus profond. {hero_subj} [agita|a agité] plus large.'],
        again: [
          '{hero_subj} [souffla|a soufflé] dedans, pour voir. C’était son souffle qui était le plus froid de la journée.',
        ],
        refrain: ['Clap, sors. Brr. Clap, sors. Brr.'],
        turned: ['Là, la laine. Tiède. Là. Viens.'],
        noticing: [
          'Un poil remuait, là-bas, toujours du même côté. {hero_subj} [mit|a mis] un doigt mouillé en l’air. Le vent passait entre ses propres jambes, pour aller juste là.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] les jambes, et [ôta|a ôté] son écharpe. Encore pleine de cou, {hero_il} [la coucha|l’a couchée] devant {part_def}. Puis deux pas, à reculons.',
        ],
        answer: ['Il y avait du chaud devant la porte, et personne autour. C’est ainsi que l’on sort.'],
        echo: [
          '<companion>Tu as perdu ton écharpe</companion>, [dit|a dit] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Elle a déménagé.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Par ici !</hero> [hurla|a hurlé] {hero} {a_part}. Et comme {part_def} grondait, {hero_subj} [gronda|a grondé] plus fort, avec le pied.',
          ],
          warm: [
            '<hero>Je le dis pour ton bien</hero>, [cria|a crié] {hero} {a_part}, trois fois. Le bien arrivait très fort.',
          ],
          clever: [
            'Un ordre bref se comprend mieux, pensait {hero}. <hero>Là. Là. Là !</hero> Chaque là [fit|a fait] reculer {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’adjudant devant {part_def} : <hero>Garde à vous !</hero> Les talons claquaient. L’adjudant était tout seul à trouver cela drôle.',
          ],
        },
        fails: [
          'Rude contre rude, cela [fit|a fait] deux fois rude. {hero_subj} [tapa|a tapé] du pied pour en faire trois.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] si fort que sa chaussure [resta|est restée] sur place. L’ordre suivant [fut donné|a été donné] en chaussette.',
        ],
        refrain: ['Là ! Pan. Là ! Pan.'],
        turned: ['Bonjour, bas. Bonjour, doux.'],
        noticing: [
          '{companion} avait posé les mains sur ses oreilles. {hero_subj} [s’arrêta|s’est arrêté{hero_e}], le pied en l’air. Depuis qu’on était là, qu’est-ce qu’on avait dit ? Là, là, donne. Même pas bonjour.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] le pied sans bruit, puis un genou. La main ouverte, tout en bas, {hero_il} [laissa|a laissé] passer un silence. Alors, {a_part} : <hero>Bonjour.</hero>',
        ],
        answer: [
          'C’était le premier mot qui n’avait pas de coins. {part_def} [le retourna|l’a retourné], et [le rendit|l’a rendu].',
        ],
        echo: [
          '<hero>Bonjour, les chaussons</hero>, [dit|a dit] {hero} en rentrant. <companion>Ils répondent ?</companion> [demanda|a demandé] {companion}. <hero>Ils sont timides du matin.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Stop !</hero> [cria|a crié] {hero} à {part_def}. Cela [fit|a fait] un bruit de plus. <hero>Stop !</hero> Deux de plus.',
          ],
          warm: [
            '<hero>Mes amis, un peu de calme</hero>, [hurla|a hurlé] {hero} {a_part}. Le pied appuyait sur chaque mot.',
          ],
          clever: [
            'Il suffit d’être le plus fort une seconde, [calcula|a calculé] {hero}. {hero_subj} [tapa|a tapé] du pied devant {part_def}, une seconde, puis deux.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le tonnerre à {part_def}, avec la bouche et les talons. Le tonnerre n’a jamais calmé personne.',
          ],
        },
        fails: ['Chaque pan [réveilla|a réveillé] un autre pan. C’était maintenant une famille.'],
        again: [
          '{hero_subj} [cria|a crié] en chuchotant, puis [chuchota|a chuchoté] en criant. Le deuxième [l’emporta|l’a emporté].',
        ],
        refrain: ['Stop. Pan. Stop. Pan. Pan.'],
        turned: ['Chut. Genou. Bonjour. Chut.'],
        noticing: [
          'Les épaules de {companion} étaient montées jusqu’aux oreilles. À chaque talon, elles montaient encore. {hero_subj} [tint|a tenu] son talon en l’air. Depuis l’arrivée, pas un bonjour n’était sorti de personne.',
        ],
        deed: [
          'Le talon [se posa|s’est posé] comme sur un œuf. {hero_subj} [s’accroupit|s’est accroupi{hero_e}], [ouvrit|a ouvert] une main vide, et [guetta|a guetté] le creux, entre deux coups {de_part}. <hero>Bonjour.</hero> C’était dit une fois, et bas.',
        ],
        answer: ['Cela cherchait d’où était venu ce petit mot. Pour chercher, on se tait.'],
        echo: [
          '<hero>Bonjour, le réveil</hero>, [dit|a dit] {hero} le matin. {companion} [jura|a juré] qu’il avait sonné moins fort.',
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
      {
        firstTry: {
          bold: [
            '<hero>Bonne à rien de chose !</hero> {hero_subj} [donna|a donné] un coup de pied à {part_def}. Cela [se redressa|s’est redressé], une seconde, de peur.',
          ],
          warm: [
            '<hero>Tu pourrais faire un petit effort</hero>, [dit|a dit] {hero} à {part_def}, les mains sur les hanches, et [tapa|a tapé] du bout du pied, pas très fort.',
          ],
          clever: [
            'Il faut être ferme avec ce qui lâche. {hero_subj} [expliqua|a expliqué] cela à {part_def}, et [souligna|a souligné] d’un coup de talon.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la maîtresse en colère : <hero>Au coin, {part_def} !</hero> Et vlan, du bout du soulier, pour le coin.',
          ],
        },
        fails: [
          'Encore un coup, parce que le premier n’avait pas servi. Il n’avait servi qu’à en appeler un autre.',
        ],
        again: ['{hero_subj} [gronda|a grondé] jusqu’à la dernière vis. Il en [tomba|est tombé] une.'],
        refrain: ['Méchant. Pan. Méchant. Pan.'],
        turned: ['Là, là. Souffle. Là, là.'],
        noticing: [
          '{hero_subj} [sauta|a sauté] sur une jambe, en tenant l’autre. Quand cela [fit|a fait] moins mal, {hero_il} [vit|a vu] le bois, ou ce qui en tenait lieu. Il était pelé, tout frais, juste de la largeur d’un soulier.',
        ],
        deed: [
          'Du fond de sa poche, {hero} [tira|a tiré] un mouchoir plié en quatre. {hero_subj} [souffla|a soufflé], tout doux, sur la place pelée. Puis le mouchoir [fit|a fait] le tour {de_part}, et deux oreilles de lapin.',
        ],
        answer: [
          'Sous le mouchoir, les deux bords n’avaient plus peur. Ils [se tinrent|se sont tenus] l’un à l’autre.',
        ],
        echo: [
          '{hero_subj} s’était assis{hero_e}, le pied nu. {companion} [souffla|a soufflé] dessus, une fois, très sérieusement. <companion>C’est le tarif</companion>, [dit|a dit] {companion}.',
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
      {
        firstTry: {
          bold: [
            '<hero>Sale sol !</hero> [dit|a dit] {hero}, et lui [donna|a donné] un coup. {part_def} [rendit|a rendu] le coup, en glissade.',
          ],
          warm: [
            '<hero>Ce n’est pas malin, ça, hein ?</hero> [dit|a dit] {hero} {a_part}, en tapotant du talon. Le talon [s’en alla|s’en est allé].',
          ],
          clever: [
            'Ce qui glisse doit être puni, [pensa|a pensé] {hero}, et [frappa|a frappé] {part_def} du pied droit, par principe.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le maître d’école, face {a_part} : <hero>Au coin !</hero> C’est {hero} qui [y alla|y est allé{hero_e}].',
          ],
        },
        fails: ['Un coup, une glissade. La glissade venait toujours après, comme un reproche.'],
        again: [
          '{hero_subj} [tapa|a tapé] des deux poings. C’était à quatre pattes, maintenant, qu’on glissait.',
        ],
        refrain: ['Tape. Zip. Aïe. Tape. Zip. Aïe.'],
        turned: ['Souffle. Pose. Souffle. Pose.'],
        noticing: [
          '{hero_subj} [se tint|s’est tenu{hero_e}] l’orteil, et [souffla|a soufflé] dessus, fort. Devant, sur le sol, il y avait une griffure toute fraîche, avec un bord rouge de semelle. Personne n’avait soufflé dessus.',
        ],
        deed: [
          'Le mouchoir propre [se déplia|s’est déplié]. {hero_subj} [souffla|a soufflé] une fois sur la griffure. Puis, à plat sur {part_def}, à partir de l’endroit sec, {hero_subj} [étendit|a étendu] le mouchoir, comme on borde.',
        ],
        answer: [
          'On peut marcher sur un mouchoir, si l’on y va doucement. Le pied y [alla|est allé] doucement.',
        ],
        echo: [
          '<companion>Tu t’es mouché par terre ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>J’ai fait un pansement.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>J’étais là avant</hero>, [dit|a dit] {hero} à {part_def}, un pied déjà dans le passage, et l’autre dans le bus, ou presque.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] à {part_def}, par-dessus un énorme sac. <hero>Je me glisse, vous ne me sentirez même pas.</hero> Le sac se sentait très bien.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {part_def}, l’heure à la main, qu’une personne pressée gêne moins longtemps que les autres.',
          ],
          playful: [
            '<hero>Place, place, une urgence</hero>, [chanta|a chanté] {hero} à {part_def}, avec une sirène. Le bus mettait déjà son clignotant.',
          ],
        },
        fails: [
          '{hero_subj} [pria|a prié] qu’on se pousse, une fois, deux fois, en regardant vers la route, et pas en face.',
        ],
        again: ['<hero>Mon bus est là !</hero> C’était exact, et cela [ne poussa|n’a poussé] personne.'],
        noticing: [
          'Le bus [ouvrit|a ouvert] ses portes. {hero_subj} [se retourna|s’est retourné{hero_e}] pour un dernier mot, et le mot [resta|est resté] en l’air. En face, il y avait une caisse sur chaque bras, et le menton posé dessus pour qu’elles tiennent.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] signe au chauffeur : non, allez. Puis {hero_il} [mit|a mis] son sac contre le mur, [s’approcha|s’est approché{hero_e}] {de_part}, et [prit|a pris] la caisse du dessus. <hero>On la pose où ?</hero>',
        ],
        answer: [
          'Le menton [se releva|s’est relevé]. Il y avait un visage, derrière cette caisse, et l’on [se poussa|s’est poussé] d’un pas pour laisser passer les deux.',
        ],
        echo: [
          'À l’arrêt, le banc avait une flaque. <companion>Trente-cinq minutes</companion>, [lut|a lu] {companion}. <hero>La caisse pesait combien, à ton avis ?</hero> [demanda|a demandé] {hero}.',
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
      {
        firstTry: {
          bold: [
            '{hero_subj} [contourna|a contourné] {part_def} en courant presque. <hero>Je te jure que je t’aiderais un autre jour.</hero> Le bus, là-bas, ouvrait déjà.',
          ],
          warm: [
            '<hero>Courage, ce n’est plus très loin</hero>, [lança|a lancé] {hero}, de bon cœur, en soulevant {part_def} d’un doigt au passage.',
          ],
          clever: [
            'Deux porteurs ici, un passager là-bas : la répartition était juste, [trouva|a trouvé] {hero}, et {hero_il} [frôla|a frôlé] {part_def}, rien de plus.',
          ],
          playful: [
            '{hero_subj} [imita|a imité] un chariot élévateur à côté de {part_def}, avec le bip de recul. Le bip [s’éloigna|s’est éloigné] vers l’arrêt.',
          ],
        },
        fails: [
          '{hero_subj} [poussa|a poussé] d’une fesse, en cherchant sa carte. On ne pousse bien qu’en regardant.',
        ],
        again: [
          '<hero>C’est moi qui suis mal placé{hero_e}</hero>, [dit|a dit] {hero}, et {hero_il} [se plaça|s’est placé{hero_e}] plus près de l’arrêt.',
        ],
        noticing: [
          'La carte de bus [tomba|est tombée]. En la ramassant, {hero} [vit|a vu] des chaussures, les semelles à plat, les lacets qui tremblaient. Elles étaient au même endroit qu’à midi.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] la carte dans sa poche, et la poche du côté où l’on n’y touche plus. Le bus [partit|est parti]. <hero>Compte</hero>, [dit|a dit] {hero}, et {hero_il} [prit|a pris] l’autre bout {de_part}.',
        ],
        answer: [
          'À trois, les lacets [cessèrent|ont cessé] de trembler. Un côté [se leva|s’est levé] d’abord.',
        ],
        echo: [
          '<companion>Il était presque vide, ton bus</companion>, [dit|a dit] {companion}. <hero>Raison de plus.</hero>',
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
      {
        firstTry: {
          bold: [
            '<hero>Pas maintenant</hero>, [dit|a dit] {hero} à {part_def}. Puis <hero>pas maintenant</hero> encore, avec plus de volume, et le doigt sur la ligne qu’{hero_il} apprenait.',
          ],
          warm: [
            '{hero_subj} [sourit|a souri] à sa fiche et [dit|a dit] <hero>bien sûr, bien sûr</hero> à {part_def}. Il s’agissait d’une question où bien sûr n’est pas une réponse.',
          ],
          clever: [
            '{hero_subj} [répondit|a répondu] à {part_def} dans les trois langues du lycée, l’une après l’autre, sans quitter la guerre de Trente Ans.',
          ],
          playful: [
            '<hero>Tout droit, puis à droite, puis la paix de Westphalie</hero>, [dit|a dit] {hero} à {part_def}, les yeux sur son paquet de fiches.',
          ],
        },
        fails: [
          'Rien n’avait l’air compris. {hero_subj} [articula|a articulé], toujours vers la table, pour que la table au moins comprenne.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] mot à mot, en détachant. Cela faisait des morceaux plus petits de la même chose.',
        ],
        noticing: [
          'Une goutte [tomba|est tombée] sur la fiche, et il ne pleuvait pas. {hero_subj} [leva|a levé] la tête. Il y avait en face un bout de papier, plié en huit, et un pouce dessus, qui usait un mot à force de le montrer.',
        ],
        deed: [
          '{hero_subj} [vida|a vidé] une chaise et [s’assit|s’est assis{hero_e}] à côté, par terre. Au dos de la guerre de Trente Ans, pour {part_def}, {hero_il} [dessina|a dessiné] une maison, un cadran, un chemin, sans se presser.',
        ],
        answer: [
          'Un ongle [suivit|a suivi] le chemin, [s’arrêta|s’est arrêté] au cadran, et [tapota|a tapoté] le douze. De ce côté-là, on avait compris avant la fin.',
        ],
        echo: [
          '<companion>Tu as eu combien, à l’interro ?</companion> [demanda|a demandé] {companion}. <hero>Quatre. Il me manquait la fin de la guerre.</hero> <companion>Elle est où ?</companion> <hero>Partie prendre un train.</hero>',
        ],
      },
    ],
  },
};
