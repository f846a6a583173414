import type { LessonPairs } from '../../schema.ts';

export const bravery: LessonPairs = {
  myShoulder: {
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Vas-y, tu n’as qu’à sauter !</hero> [cria|a crié] {hero}, de loin, pendant que {companion} s’étirait contre {part_def}.',
          ],
          warm: [
            '<hero>Doucement, respire, tu peux le faire</hero>, [cria|a crié] {hero} à {companion}, d’une bonne distance. {companion} glissait de {part_def}.',
          ],
          clever: [
            '{hero_subj} [dirigea|a dirigé] {companion} depuis l’endroit le plus sûr : main gauche sur {part_def}, plus haut, plus haut. C’était bien vu, d’ici.',
          ],
          playful: [
            '<hero>Et maintenant, mesdames et messieurs, le saut !</hero> [cria|a crié] {hero} à {companion}, assis{hero_e} au premier rang, loin {de_part}.',
          ],
        },
        fails: [
          '{companion} [tendit|a tendu] un doigt, puis [lâcha|a lâché]. <hero>Allez, vas-y !</hero> [cria|a crié] {hero}, et ses deux pieds restaient où ils étaient.',
        ],
        again: [
          '{hero_subj} [cria|a crié] un conseil encore meilleur. {companion} [le reçut|l’a reçu] en glissant, et en [fit|a fait] bon usage, par terre.',
        ],
        refrain: ['Vas-y, vas-y. Plouf. Vas-y.'],
        turned: ['Genou. Épaule. Et hop.'],
        noticing: [
          '{hero_subj} [entendit|a entendu] sa propre voix : <hero>Tu n’as qu’à.</hero> Là-bas, {companion} tenait sur un seul orteil, et la jambe tremblait, jusqu’à l’oreille.',
        ],
        deed: [
          '{hero_subj} [traversa|a traversé], [s’agenouilla|s’est agenouillé{hero_e}] juste dessous. Puis {hero_il} [mit|a mis] son épaule sous le pied {de_companion}, contre {part_def}.',
        ],
        answer: [
          'Il ne manquait que cette marche-là. Le pied {de_companion} [quitta|a quitté] l’épaule et [trouva|a trouvé] plus haut.',
        ],
        echo: [
          'Il y a la trace d’une semelle sur l’épaule de {hero}. <companion>Je la brosse ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}, <hero>elle va bien avec la chemise.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Plus haut, plus haut, encore !</hero> [cria|a crié] {hero}, un pied sur la bordure. {companion} était contre {part_def}, et n’avait plus de haut.',
          ],
          warm: [
            '<hero>Je te porte chance</hero>, [cria|a crié] {hero} à {companion}, en croisant tous les doigts. Ils étaient croisés très loin {de_part}.',
          ],
          clever: [
            '{hero_subj} [dessina|a dessiné] dans la poussière comment il fallait monter à {part_def}. Le dessin n’avait pas peur. {companion}, là-bas, grimpait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le moniteur, sifflet aux lèvres : un coup pour le pied, deux pour la main. {companion}, contre {part_def}, était tout seul à les avoir.',
          ],
        },
        fails: [
          '<hero>Tu lâches trop tôt</hero>, [dit|a dit] {hero} à {companion}, qui ne lâchait pas : cela glissait.',
        ],
        again: ['{hero_subj} [fit|a fait] deux pas de plus, en arrière, pour mieux conseiller.'],
        refrain: ['Allez, allez. Mais de loin.'],
        turned: ['J’arrive, j’arrive. Mon épaule.'],
        noticing: [
          'Une sandale [tomba|est tombée] de là-haut, à mi-chemin. {hero_subj} [la vit|l’a vue] d’abord, puis le pied qui l’avait perdue. Il tremblait du talon, et cherchait une marche qui n’y était pas.',
        ],
        deed: [
          '{hero_subj} [courut|a couru] jusqu’au pied {de_part} et [se mit|s’est mis{hero_e}] à genoux. L’épaule [vint|est venue] sous le pied nu, juste là où il cherchait.',
        ],
        answer: [
          'Le pied [s’y posa|s’y est posé], et [cessa|a cessé] de trembler. Il n’avait jamais manqué qu’une marche.',
        ],
        echo: [
          '<companion>Ton épaule est dure</companion>, [dit|a dit] {companion}, en remettant la sandale. <hero>Et ton pied est froid</hero>, [dit|a dit] {hero}. On [échangea|a échangé] un biscuit.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Pousse ! Tu n’as qu’à pousser !</hero> [cria|a crié] {hero}, de loin. Sous les mains {de_companion}, {part_def} [se souleva|s’est soulevé{part_e}] d’un doigt.',
          ],
          warm: [
            '<hero>Tu es formidable, continue</hero>, [cria|a crié] {hero}, à bonne distance, pendant que {companion} luttait avec {part_def}.',
          ],
          clever: [
            'De loin, on voit tout. {hero} [expliqua|a expliqué] à {companion} où mettre les pieds et le dos, contre {part_def}.',
          ],
          playful: [
            '{hero_subj} [commenta|a commenté] le match {de_companion} contre {part_def}, depuis le meilleur fauteuil : <hero>Quelle force, quel suspense !</hero>',
          ],
        },
        fails: [
          '{companion} poussait de tout son long. {hero} [recula|a reculé] un peu, pour mieux encourager, et tout [retomba|est retombé].',
        ],
        again: [
          '{hero_subj} [trouva|a trouvé] un conseil tout neuf et [le cria|l’a crié] entre ses mains. Il était arrivé avant que {companion} ait fini de tomber.',
        ],
        refrain: ['Vas-y, vas-y. Boum. Vas-y. Boum.'],
        turned: ['Genou. Épaule. Et oh hisse.'],
        noticing: [
          '{hero_subj} [s’entendit|s’est entendu{hero_e}] crier : <hero>Tu n’as qu’à.</hero> Là-bas, {companion} tenait sur un seul orteil, et la jambe tremblait.',
        ],
        deed: [
          '{hero_subj} [courut|a couru] sous {part_def}, [s’agenouilla|s’est agenouillé{hero_e}], et [mit|a mis] son épaule à côté des mains {de_companion}.',
        ],
        answer: [
          'Cela reposait maintenant sur une épaule. Les mains {de_companion} [eurent|ont eu] le temps de mieux prendre.',
        ],
        echo: [
          '<companion>Ton épaule est toute sale</companion>, [dit|a dit] {companion}. <hero>C’est le côté qui a servi</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Plus à gauche</hero>, [cria|a crié] {hero} d’un bon endroit, bien assis{hero_e}. {companion} et {part_def} étaient à gauche depuis longtemps.',
          ],
          warm: [
            '<hero>Je suis de tout cœur avec toi</hero>, [dit|a dit] {hero} à {companion}, de loin, pendant que {part_def} pesait sur {companion}.',
          ],
          clever: [
            'De loin, on voit mieux les fautes. {hero_subj} [en cria trois|en a crié trois] à {companion}, qui tenait {part_def} du bout des doigts.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le commentateur : <hero>Et {part_def} monte, mesdames, messieurs, et {companion} souffle !</hero> Le commentateur, lui, soufflait peu.',
          ],
        },
        fails: [
          '<hero>Encore un rien</hero>, [dit|a dit] {hero}. Le rien [tomba|est tombé], avec tout le reste.',
        ],
        again: [
          '{hero_subj} [applaudit|a applaudi], pour donner des forces. Il faut deux mains pour applaudir.',
        ],
        refrain: ['Va, va. Boum. Bravo. Va, va. Boum.'],
        turned: ['Moi, dessous. Toi, dessus. Et monte.'],
        noticing: [
          '{hero_subj} [chercha|a cherché] un mot fort, et [ouvrit|a ouvert] la bouche. Là-bas, il y avait une jambe qui tremblait comme une corde de guitare. Aucun mot n’allait avec cette jambe.',
        ],
        deed: [
          '{hero_subj} [descendit|est descendu{hero_e}] de son bon endroit, et [entra|est entré{hero_e}] sous {part_def}. Un genou à terre, {hero_il} [mit|a mis] l’épaule là où le bras de {companion} n’en pouvait plus.',
        ],
        answer: ['La jambe [cessa|a cessé] de trembler. Elle avait de la famille, maintenant.'],
        echo: [
          '<companion>Tu ne dis plus rien ?</companion> [demanda|a demandé] {companion} sur le chemin. {hero_subj} massait son épaule. <hero>C’est elle qui parle</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  holdMySleeve: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Toi d’abord, tu es plus petit{companion_e}</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [poussa|a poussé], par-derrière, vers {part_def}.',
          ],
          warm: [
            '<hero>Va, je suis juste derrière toi</hero>, [dit|a dit] {hero} à {companion} d’une voix douce. Les deux mains poussaient vers {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] qui passait le mieux dans {part_def}. C’était {companion}. {hero_subj} [ne demanda pas|n’a pas demandé], et [poussa|a poussé].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le tire-bouchon, {companion} le bouchon, et {part_def} la bouteille. <hero>Un, deux, pousse !</hero>',
          ],
        },
        fails: [
          'De derrière, on ne voit pas ce qu’on pousse. {hero_subj} [poussa|a poussé], et {companion} [se trouva|s’est trouvé{companion_e}] de travers.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec la tête, dans le dos. À deux, cela [fit|a fait] un très gros bouchon.',
        ],
        refrain: ['Toi d’abord. Pousse. Coincé. Aïe.'],
        turned: ['Moi d’abord. Ma manche. Viens.'],
        noticing: [
          'Sous sa main, dans le dos {de_companion}, {hero} [sentit|a senti] battre. C’était, petit et rapide. C’était le cœur {de_companion}, comme celui d’un oiseau.',
        ],
        deed: [
          '{hero_subj} [passa|est passé{hero_e}] devant. Là où {part_def} était plus large, {hero_il} [tendit|a tendu] un bras en arrière. <hero>Prends ma manche.</hero>',
        ],
        answer: [
          'La manche [se tendit|s’est tendue]. L’un après l’autre, cela faisait deux petites largeurs au lieu d’une grande.',
        ],
        echo: [
          'La manche est restée plus longue que l’autre. {hero} n’a jamais voulu la raccourcir. <companion>Pour la prochaine fois</companion>, dit {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Je te couvre</hero>, [dit|a dit] {hero} à {companion}, bien caché{hero_e} derrière, et [poussa|a poussé] {companion} dans {part_def} comme une lettre.',
          ],
          warm: [
            '<hero>Les invités d’abord</hero>, [dit|a dit] {hero} à {companion}, la main dans le dos, qui insistait, vers {part_def}.',
          ],
          clever: [
            '{hero_subj} [mesura|a mesuré] {part_def}, puis {companion}, puis {hero_lui}. <hero>Toi, ça passe</hero>, [dit|a dit] {hero}, et [aida|a aidé] à ce que ça passe.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le canon : {companion} en boulet, {part_def} en cible. Le boulet avait des coudes.',
          ],
        },
        fails: ['Qui pousse ne voit pas. Il y [eut|a eu] un coude, un genou, et plus rien.'],
        again: [
          '<hero>Avance</hero>, [dit|a dit] {hero}. <companion>Avec quoi ?</companion> [demanda|a demandé] {companion}.',
        ],
        refrain: ['Va. Non. Va. Coincé. Va.'],
        turned: ['Moi. Ma manche. Toi. Passé.'],
        noticing: [
          'Le dos de {companion} ne disait plus rien. Il battait seulement, sous la paume, vite et petit, comme quelque chose qu’on garde dans une boîte avec des trous.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] sa main et [fit|a fait] le tour. Devant, à l’endroit le plus large {de_part}, {hero_il} [tendit|a tendu] une manche derrière {hero_lui}. <hero>Tiens-la, et ferme les yeux si tu veux.</hero>',
        ],
        answer: ['Une personne, une manche, une personne : c’était long et mince, et cela passait.'],
        echo: [
          'La couture a lâché. <companion>Je la recouds</companion>, [dit|a dit] {companion}, et [fit|a fait] un gros point, pour la tenir mieux la prochaine fois.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '<hero>À toi d’entrer, tu es plus petit{companion_e}</hero>, [dit|a dit] {hero} à {companion}, en poussant vers {part_def}.',
          ],
          warm: [
            '<hero>Va, je veille sur toi, d’ici</hero>, [dit|a dit] {hero} à {companion}. La main dans le dos poussait vers {part_def}.',
          ],
          clever: [
            'Dans {part_def}, il faut quelqu’un de petit, et {companion} est plus petit{companion_e}, pensait {hero}. D’un doigt, puis de dix, {hero_il} [poussa|a poussé].',
          ],
          playful: [
            '<hero>Les éclaireurs d’abord !</hero> {hero_subj} [fit|a fait] le général, et [poussa|a poussé] l’éclaireur dans {part_def}. L’éclaireur, c’était {companion}.',
          ],
        },
        fails: [
          '{companion} [fit|a fait] un pas de côté. {hero_subj} [redressa|a redressé], et [poussa|a poussé] dans le milieu.',
        ],
        again: [
          '<hero>Tu vois quelque chose ?</hero> [demanda|a demandé] {hero}, bien à l’abri. <companion>Oui</companion>, [dit|a dit] {companion}. <companion>Toi, derrière, qui pousses.</companion>',
        ],
        refrain: ['Toi d’abord. Non. Toi d’abord. Brr.'],
        turned: ['Moi d’abord. Ma manche. Viens.'],
        noticing: [
          'Sous ses doigts, dans le dos {de_companion}, cela battait vite. On aurait dit un oiseau qu’on tient. {hero_subj} [regarda|a regardé] sa main, comme si elle était à un autre.',
        ],
        deed: [
          '{hero_subj} [passa|est passé{hero_e}] devant, dans {part_def}, et [tendit|a tendu] un bras en arrière. <hero>Prends ma manche.</hero>',
        ],
        answer: [
          'Devant, on allait vers la lueur. Derrière, on avait une manche. Personne n’était tout seul là-dedans.',
        ],
        echo: [
          'La nuit, une main [sortit|est sortie] d’un lit, puis une manche de l’autre. C’était pour aller boire un verre d’eau.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Toi, tu vois mieux</hero>, [dit|a dit] {hero} à {companion}, tout bas. Et {hero_il} [avança|a avancé] {companion} devant {part_def}, comme un bouclier.',
          ],
          warm: [
            '<hero>Je te laisse la première place, c’est poli</hero>, [dit|a dit] {hero} à {companion}. La politesse poussait vers {part_def}, à deux mains.',
          ],
          clever: [
            '{hero_subj} avait lu que le deuxième trébuche moins. {hero_subj} [mit|a mis] donc {companion} en premier devant {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le train, avec {companion} en locomotive, droit vers {part_def}. Le dernier wagon poussait, les yeux fermés.',
          ],
        },
        fails: [
          '{companion} [freina|a freiné]. {hero_subj} [poussa|a poussé]. On avançait d’un lacet et l’on reculait de deux.',
        ],
        again: [
          '<hero>Et maintenant ?</hero> [demanda|a demandé] {hero}, accroupi{hero_e} derrière. <companion>Maintenant, tu me marches dessus</companion>, [dit|a dit] {companion}.',
        ],
        refrain: ['Vas-y, toi. Non, toi. Vas-y, toi.'],
        turned: ['J’y vais. Ta main. Ma manche.'],
        noticing: [
          '{companion} ne disait plus rien. Sous la main de {hero}, le dos de {companion} montait et descendait bien trop vite. {hero_subj} [compta|a compté] les battements. Ils étaient deux à battre, maintenant.',
        ],
        deed: [
          '{hero_subj} [contourna|a contourné] {companion} et [se mit|s’est mis{hero_e}] devant, face à {part_def}. Un bras derrière le dos, la manche pendante. <hero>Accroche-toi là.</hero>',
        ],
        answer: [
          'La manche [se tendit|s’est tendue]. Ainsi attaché, le noir n’est plus qu’un couloir avec quelqu’un à chaque bout.',
        ],
        echo: [
          'La manche de {hero} est restée plus longue que l’autre. <companion>C’est la mienne</companion>, [dit|a dit] {companion}, chaque fois que {hero} la porte.',
        ],
      },
    ],
  },
  twoStepsAcross: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{companion} avançait sur {part_def}, à tout petits pas. <hero>J’attends qu’un grand commence</hero>, [dit|a dit] {hero}, bien au sec.',
          ],
          warm: [
            '<hero>Je viendrai dès que quelqu’un viendra</hero>, [promit|a promis] {hero} à {companion}, qui glissait sur {part_def}. {hero_subj} le pensait vraiment.',
          ],
          clever: [
            '{hero_subj} [étudia|a étudié] {part_def} depuis le bord. Il fallait quelqu’un de plus lourd, de plus grand, de plus tard.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la foule, au bord : <hero>Hourra !</hero> Sur {part_def}, {companion} glissait, et la foule ne bougeait pas.',
          ],
        },
        fails: [
          '{companion} [appela|a appelé] une fois, pas fort. {hero_subj} [regarda|a regardé] derrière {hero_lui} s’il venait un grand.',
        ],
        again: [
          '{hero_subj} [applaudit|a applaudi] pour aider. {companion} [salua|a salué] sans le vouloir, et on sait comment cela finit, sur ce genre de sol.',
        ],
        refrain: ['Pas moi. Un grand. Zip. Pas moi.'],
        turned: ['Un pas. Deux pas. Pied, pied.'],
        noticing: [
          '{hero_subj} [leva|a levé] les yeux de ses chaussures. {companion} se tenait là-bas, les orteils en dedans. À sa droite, il n’y avait personne. À gauche, personne.',
        ],
        deed: [
          '{hero_subj} [traversa|a traversé] devant tout le monde, par le bord {de_part}. Puis {hero_il} [se mit|s’est mis{hero_e}] à côté {de_companion}. Épaule contre épaule.',
        ],
        answer: ['Un seul glisse. À deux, pied contre pied, il y en a toujours un qui tient.'],
        echo: [
          '<companion>Tu es plus grand{hero_e}, maintenant ?</companion> [demanda|a demandé] {companion}. {hero} [se mesura|s’est mesuré{hero_e}] au mur. <hero>Non. C’était pas ça.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} était au milieu {de_part}, seul{companion_e}. Du bord, {hero_subj} [conseilla|a conseillé] de ne pas regarder en bas.',
          ],
          warm: [
            '<hero>Je suis avec toi</hero>, [dit|a dit] {hero} à {companion}, du bord {de_part}, où il y avait un banc.',
          ],
          clever: [
            'Quelqu’un allait bien s’en occuper, [calcula|a calculé] {hero}, et [compta|a compté] les grands autour {de_part}. Ils comptaient aussi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le phare, au bord {de_part}, pour montrer la côte à {companion}. Les phares ne se mouillent pas.',
          ],
        },
        fails: [
          'Un pied de {companion} [partit|est parti]. {hero_subj} [regarda|a regardé] si les grands avaient vu.',
        ],
        again: ['<hero>Tu y es presque</hero>, [dit|a dit] {hero}. Presque [glissa|a glissé] d’un pas.'],
        refrain: ['Pas moi. Zip. Un grand. Zip.'],
        turned: ['Un pas. Deux. Côte à côte.'],
        noticing: [
          '{hero_subj} avait les pieds au sec et les yeux sur ses pieds. Ils [montèrent|sont montés] tout de même. Là-bas, il y avait deux genoux tournés l’un vers l’autre, et de chaque côté un grand morceau de rien.',
        ],
        deed: [
          '{hero_subj} [entra|est entré{hero_e}] sur {part_def}, par le bord, devant tous ceux qui attendaient quelqu’un. Deux pas, et {hero_subj} [fut|a été] le morceau de gauche.',
        ],
        answer: ['Quatre pieds s’arrangent entre eux. Quand l’un part, les trois autres savent où.'],
        echo: [
          'Le soir, {companion} [fit|a fait] de la place sur le banc. <companion>Côté gauche</companion>, [dit|a dit] {companion}. <hero>Le mien</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{companion} était devant {part_def}, et répondait tout bas. {hero} [attendit|a attendu], derrière tout le monde, que quelqu’un de grand s’en mêle.',
          ],
          warm: [
            '<hero>Bon vent</hero>, [souffla|a soufflé] {hero} à {companion}. {hero_subj} [resta|est resté{hero_e}] loin {de_part}, avec un sourire qu’on ne voyait pas.',
          ],
          clever: [
            '{hero_subj} [observa|a observé] {part_def} de loin. Pour parler à {part_def}, il fallait la voix d’un grand. On allait sûrement en trouver un.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’arbre, au fond. Les arbres ne parlent pas à {part_def}, et on ne leur demande rien.',
          ],
        },
        fails: [
          '{companion} [se retourna|s’est retourné{companion_e}] une fois. {hero_subj} [lut|a lu] l’étiquette de son propre gilet, des deux côtés.',
        ],
        again: [
          '{hero_subj} [se cacha|s’est caché{hero_e}] un peu mieux, derrière un plus petit. Il en dépassait beaucoup.',
        ],
        refrain: ['Pas moi. Un grand. Pas moi.'],
        turned: ['Un pas. Deux pas. Nous deux.'],
        noticing: [
          'Il n’y avait plus rien à lire sur l’étiquette. {hero_subj} [leva|a levé] les yeux. Les orteils {de_companion} étaient tournés en dedans. De chaque côté {de_companion}, il y avait de la place, et personne.',
        ],
        deed: [
          '{hero_subj} [traversa|a traversé] toute la place, devant tout le monde, et [s’arrêta|s’est arrêté{hero_e}] face {a_part}. Épaule contre épaule avec {companion}.',
        ],
        answer: [
          'On peut être sévère avec un. Avec deux, {part_def} ne savait plus lequel regarder, et [regarda|a regardé] derrière.',
        ],
        echo: [
          '<companion>Tu as eu peur ?</companion> [demanda|a demandé] {companion}. <hero>Jusqu’au milieu</hero>, [dit|a dit] {hero}. <hero>Après, j’avais une épaule.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{companion} était tout{companion_g, select, m {} other {e}} seul{companion_e} devant {part_def}. {hero_subj} [étudia|a étudié] un bouton de son gilet, au dernier rang, et le bouton d’en dessous.',
          ],
          warm: [
            '<hero>Courage</hero>, [dit|a dit] {hero} à {companion}, mais de très loin, et tout bas. {part_def} [n’entendit rien|n’a rien entendu], {companion} non plus.',
          ],
          clever: [
            'Quelqu’un de grand allait sûrement intervenir, [estima|a estimé] {hero}. {part_def} regardait {companion}. Les grands regardaient ailleurs.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le poteau, derrière, très ressemblant. Devant {part_def}, {companion} n’avait que deux jambes, et pas de poteau.',
          ],
        },
        fails: [
          '{companion} [chercha|a cherché] quelqu’un des yeux. {hero_subj} [fit|a fait] un nœud à un lacet qui en avait déjà un.',
        ],
        again: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}] pour refaire l’autre lacet. De si bas, on ne peut pas être celui qui s’avance.',
        ],
        refrain: ['Pas moi, un autre. Pas moi.'],
        turned: ['Moi, un pas. Moi, à côté.'],
        noticing: [
          'Il n’y avait plus de lacet. {hero_subj} [regarda|a regardé] entre les jambes des autres. Là-bas, devant, deux talons se touchaient, bien serrés, avec du vide tout autour.',
        ],
        deed: [
          '{hero_subj} [se leva|s’est levé{hero_e}], et [traversa|a traversé]. Cela [fit|a fait] du bruit, dans ce silence. Arrivé{hero_e} devant {part_def}, {hero_il} [mit|a mis] son épaule contre celle de {companion}, et l’y [laissa|a laissé].',
        ],
        answer: [
          'À deux, on fait une rangée. {part_def} n’avait rien contre une rangée, et [regarda|a regardé] ailleurs.',
        ],
        echo: [
          '<companion>C’était loin ?</companion> [demanda|a demandé] {companion}. <hero>Deux pas</hero>, [dit|a dit] {hero}. <hero>Mais il m’a fallu toute la matinée pour le premier.</hero>',
        ],
      },
    ],
  },
  palmUp: {
    noisy: [
      {
        firstTry: {
          bold: [
            'Tout le monde hurlait autour {de_part}, et {hero} aussi. <hero>Ouuuh !</hero> {companion} disait un petit mot, et on le couvrait.',
          ],
          warm: [
            '{hero_subj} [cria|a crié] avec les autres, au-dessus {de_part}, pour ne pas leur faire de peine. {companion}, à côté, remuait les lèvres.',
          ],
          clever: [
            'Quand tous crient, celui qui ne crie pas est suspect. {hero_subj} [cria donc|a donc crié] vers {part_def}. {companion} disait un mot.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la sirène, la plus longue, avec {part_def} et les autres. {companion} [dit|a dit] un mot en plein dans la sirène.',
          ],
        },
        fails: [
          '{hero_subj} [reprit|a repris] son souffle pour crier encore, et le petit mot [passa|est passé] dessous, sans qu’on l’entende.',
        ],
        again: [
          '{hero_subj} [inventa|a inventé] un cri nouveau, en trois morceaux. Les autres [l’apprirent|l’ont appris] tout de suite.',
        ],
        refrain: ['Ouh, ouh, ouh. Et qui parle ?'],
        turned: ['Paume. Stop. Un petit mot.'],
        noticing: [
          'Il n’y avait plus d’air dans le cri. {hero} [vit|a vu] les lèvres {de_companion}. Elles bougeaient toujours. C’était toujours le même petit mot.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant tout le monde et [leva|a levé] une paume ouverte. Dans la pause suivante {de_part}, {hero_il} [dit|a dit] <hero>stop</hero>, et [montra|a montré] {companion}.',
        ],
        answer: [
          'Derrière la paume, il y [eut|a eu] juste la place d’un petit mot. {companion} [le dit|l’a dit].',
        ],
        echo: [
          '<companion>Tu lèves encore la main</companion>, [dit|a dit] {companion} au dîner. {hero} [regarda|a regardé] sa paume. <hero>Stop</hero>, [dit|a dit] {hero} à la soupe, qui était trop pleine.',
        ],
      },
      {
        firstTry: {
          bold: [
            'On criait, alors {hero_subj} [cria|a crié]. Autour {de_part}, cela faisait comme une chorale qui a perdu son chef.',
          ],
          warm: [
            '<hero>Je crie un peu, pour être avec vous</hero>, [dit|a dit] {hero} à tout le monde et à {part_def}. À côté, une bouche bougeait, sans être avec personne.',
          ],
          clever: [
            'Une voix de plus ou de moins, [estima|a estimé] {hero}, et [mit|a mis] la sienne sur {part_def}, en plus.',
          ],
          playful: [
            '{hero_subj} [lança|a lancé] un cri de guerre autour {de_part}. Il était si bon que tout le monde [le reprit|l’a repris].',
          ],
        },
        fails: ['Le petit mot de {companion} [tomba|est tombé] dans le cri, comme un caillou dans la mer.'],
        again: [
          '{hero_subj} [cria|a crié] plus haut que les autres, d’une chaise. D’une chaise, on n’entend rien de ce qui est bas.',
        ],
        refrain: ['Waouh. Waouh. Petit mot ? Waouh.'],
        turned: ['Main. Stop. Petit mot. Oui.'],
        noticing: [
          'Le cri de {hero} [se cassa|s’est cassé], au milieu, et [laissa|a laissé] un trou. Par le trou, on voyait {companion}, une main sur la gorge, qui disait encore quelque chose. C’était court. {hero_subj} l’avait vu passer dix fois.',
        ],
        deed: [
          '{hero_subj} [marcha|a marché] au milieu de tous, un bras en l’air. La paume ouverte, {hero_il} [attendit|a attendu] que {part_def} respire. <hero>Stop</hero>, dans ce souffle, et l’autre main vers {companion}.',
        ],
        answer: ['Il y [eut|a eu] un rond de silence, juste assez large pour un mot.'],
        echo: [
          '<companion>C’était quoi, ton cri ?</companion> [demanda|a demandé] {companion}. {hero_subj} [essaya|a essayé]. Il n’en restait que la paume.',
        ],
      },
    ],
    tangled: [
      {
        firstTry: {
          bold: [
            'Tout le monde tirait sur {part_def}, alors {hero} [tira|a tiré] aussi, plus fort que tout le monde. La bouche {de_companion} disait un mot.',
          ],
          warm: [
            '{hero_subj} ne voulait pas laisser les autres tirer sans aide. {hero_il} [prit|a pris] {part_def} à pleines mains, et [n’entendit pas|n’a pas entendu] {companion}.',
          ],
          clever: [
            'Si tous tirent {part_def}, c’est qu’il faut tirer, pensait {hero}. {hero_il} [tira|a tiré]. {companion} avait l’air de penser autre chose.',
          ],
          playful: [
            '{hero_subj} [cria|a crié] <hero>ho hisse</hero> sur {part_def}, avec les autres. {companion} aussi disait deux petits mots, mais pas ceux-là.',
          ],
        },
        fails: ['Ho hisse, et encore. On entendait {hero} par-dessus tous les autres.'],
        again: ['{hero_subj} [tira|a tiré] avec un pied calé contre rien. Le rien [céda|a cédé].'],
        refrain: ['Ho hisse. Ho hisse. Aïe, plus dur.'],
        turned: ['Stop. La main. Tout doux.'],
        noticing: [
          'Le temps de reprendre son souffle, {hero} [vit|a vu] les lèvres {de_companion}. Elles bougeaient encore. C’était toujours le même mot, tout petit.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] devant {part_def} et [leva|a levé] une main ouverte. <hero>Stop.</hero> Puis {hero_il} [montra|a montré] {companion}.',
        ],
        answer: [
          'Les bras [retombèrent|sont retombés]. Dans le calme, les doigts {de_companion} [trouvèrent|ont trouvé] tout de suite. Ils le savaient depuis le début.',
        ],
        echo: [
          '<companion>J’avais dit attendez</companion>, [dit|a dit] {companion}. <hero>Je sais. J’ai lu</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Oh, hisse !</hero> disaient dix voix, et {hero_subj} en faisait deux. {part_def} [se serra|s’est serré{part_e}]. {companion} [dit|a dit] un mot trop petit pour cela.',
          ],
          warm: [
            '{hero_subj} ne voulait vexer personne. {hero_subj} [tira|a tiré] {part_def} avec les autres, juste un peu, et [cria|a crié] juste autant qu’eux.',
          ],
          clever: [
            'Si tout le monde tire, c’est que l’on tire, [conclut|a conclu] {hero}, et [prit|a pris] {part_def} au bout de la file.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chef d’équipe de ceux qui tirent sur {part_def}, avec un sifflet dans les doigts. On [tira|a tiré] en mesure.',
          ],
        },
        fails: [
          '{companion} tirait une manche, pas une corde. On avait besoin des deux manches pour la corde.',
        ],
        again: ['<hero>Plus fort, ceux du fond !</hero> {hero_subj} était ceux du fond.'],
        refrain: ['Oh hisse. Couic. Oh hisse. Couic.'],
        turned: ['Ma main. Stop. Ton mot. Va.'],
        noticing: [
          '{hero_subj} [lâcha|a lâché] une seconde, pour cracher dans ses mains. En face, il y avait des lèvres qui faisaient et refaisaient une petite forme ronde. Dix personnes criaient, et {hero_subj} ne voyait plus que ce rond.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] entre les autres et {part_def}, le bras levé, la paume dehors. <hero>Stop.</hero> Dix paires d’yeux. Alors {hero_subj} [montra|a montré] {companion} du doigt.',
        ],
        answer: [
          '<companion>Douce</companion>, [dit|a dit] {companion}. <companion>Là, ma boucle est douce.</companion> Et c’était facile à vérifier.',
        ],
        echo: [
          '<companion>Ils ont crié après toi ?</companion> [demanda|a demandé] {companion}. <hero>Un peu</hero>, [dit|a dit] {hero}. <hero>Mais j’avais déjà la main levée.</hero>',
        ],
      },
    ],
  },
  bagAcrossTheRoom: {
    guarded: [
      {
        firstTry: {
          bold: [
            'Au fond de la salle, quelqu’un était seul, et l’on s’en moquait. {hero_subj} [rit|a ri] avec {part_def}, d’un bout de la bouche, et [attendit|a attendu] qu’un plus âgé dise que cela suffisait.',
          ],
          warm: [
            'Du côté {de_part}, on riait de quelqu’un, tout seul au fond de la salle. {hero_subj} lui [adressa|a adressé] de loin un sourire navré, et [resta|est resté{hero_e}] où il était plus simple d’être.',
          ],
          clever: [
            'On se moquait de quelqu’un, seul au fond de la salle. {hero_subj} [estima|a estimé] que {part_def} se lasserait en dix minutes, et que parler ferait durer. On n’en était qu’à la troisième.',
          ],
          playful: [
            'Au fond de la salle, quelqu’un servait de cible. {hero_subj} [lança|a lancé] une plaisanterie pour détourner celle {de_part}. Elle [eut|a eu] du succès, à côté de la première.',
          ],
        },
        fails: ['On [rit|a ri] encore. {hero_subj} aussi, mais seulement avec les dents.'],
        again: ['{hero_subj} [rit|a ri] la fois d’après une demi-seconde plus tard, en signe de désaccord.'],
        noticing: [
          'Là-bas, quelqu’un attachait son lacet. Il était attaché depuis longtemps. Les mains le refaisaient, soigneusement, pour ne pas avoir à lever les yeux.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] son sac, [s’éloigna|s’est éloigné{hero_e}] de {part_def}, et [traversa|a traversé] toute la salle. À côté de la chaussure, {hero_il} [s’assit|s’est assis{hero_e}].',
        ],
        answer: [
          'Pour voir où {hero} était passé{hero_e}, ceux qui entouraient {part_def} [durent|ont dû] se retourner. Il y [eut|a eu] un jour entre deux dos.',
        ],
        echo: [
          'Sa place d’avant [fut|a été] prise. <companion>C’était la bonne, près du radiateur</companion>, [dit|a dit] {companion}. <hero>Oui</hero>, [dit|a dit] {hero}. <hero>On y rit beaucoup.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            'La plaisanterie visait quelqu’un, assis seul au fond. {hero_subj} [laissa|a laissé] {part_def} la finir et [sourit|a souri] à ses chaussures. Quelqu’un de plus vieux allait bien tousser.',
          ],
          warm: [
            'De loin, {hero} [fit|a fait] à celui qu’on moquait une petite grimace désolée, et [ne bougea plus|n’a plus bougé] d’à côté {de_part}. Il y faisait plus chaud.',
          ],
          clever: [
            'On riait de quelqu’un, assis seul au fond. Cela durerait sept minutes, [estima|a estimé] {hero}, et personne n’en mourait. {hero_subj} [regarda|a regardé] l’horloge, plutôt que {part_def}.',
          ],
          playful: [
            'Quelqu’un, assis seul au fond, rougissait. {hero_subj} [tenta|a tenté] une blague pour qu’on oublie celle {de_part}. On [rit|a ri] des deux, à la suite.',
          ],
        },
        fails: [
          'Il y [eut|a eu] une imitation, assez bonne. La bouche de {hero} [rit|a ri] toute seule. C’était déjà trop tard pour la rattraper.',
        ],
        again: ['{hero_subj} [rit|a ri] moins fort que les autres. Vu d’en face, cela ne se mesure pas.'],
        noticing: [
          'Au fond, près du radiateur éteint, quelqu’un cherchait une chose dans son sac. Le sac était vide. Les deux mains le fouillaient pourtant, une poche après l’autre, avec beaucoup de soin, pour avoir où regarder.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] sa veste sur le dossier et [s’éloigna|s’est éloigné{hero_e}] {de_part}. Cela faisait onze pas, et on les entendait tous. Près du sac vide, {hero_il} [s’assit|s’est assis{hero_e}].',
        ],
        answer: [
          'Le rire n’avait plus le même public. Pour savoir où, on [se retourna|s’est retourné] du côté {de_part}, et il [manqua|a manqué] un dos à la rangée.',
        ],
        echo: [
          '<companion>Onze pas</companion>, [dit|a dit] {companion}. <hero>Tu les as comptés ?</hero> <companion>On n’entendait que ça.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [rit|a ri] comme les autres, en direction de {part_def}, et [attendit|a attendu] que quelqu’un de plus vieux s’en charge.',
          ],
          warm: [
            '{hero_subj} [eut|a eu] pour {part_def} un regard plein de regrets, par-dessus les épaules, et [rit|a ri] un peu, pour équilibrer.',
          ],
          clever: [
            '{hero_subj} [compta|a compté] les rieurs, onze, et les autres, un. {part_def}, c’était le un. {hero} [resta|est resté{hero_e}] dans les onze.',
          ],
          playful: [
            '{hero_subj} [ajouta|a ajouté] une rime à ce qu’on disait de {part_def}. Elle était bonne, hélas.',
          ],
        },
        fails: ['Quelqu’un d’autre aurait pu parler. {hero_subj} [le regarda|l’a regardé] avec insistance.'],
        again: ['{hero_subj} [rit|a ri] sans bruit, ce qui lui [parut|a paru] un début.'],
        noticing: [
          'Une chaussure, là-bas. Deux mains nouaient un lacet qui était déjà noué. Elles le défaisaient pour pouvoir recommencer, et personne ne levait la tête.',
        ],
        deed: [
          '{hero_subj} [ramassa|a ramassé] son sac, [traversa|a traversé] l’espace vide devant tout le monde, et [s’assit|s’est assis{hero_e}] à côté {de_part}, par terre.',
        ],
        answer: ['À deux, un lacet n’est plus un endroit où regarder. {part_def} [le lâcha|l’a lâché].'],
        echo: [
          '<companion>Ils rient de nous, maintenant</companion>, [dit|a dit] {companion}. {hero} [écouta|a écouté]. <hero>Ils rient plus faux.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [sourit|a souri] avec la table, les yeux sur son plateau, et [laissa|a laissé] {part_def} disparaître dans un col.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] à {part_def}, sous la table, un cœur par message. En face, le téléphone était éteint.',
          ],
          clever: [
            'Si l’on ne dit rien, cela passe, [pensa|a pensé] {hero}. C’était vrai pour tout le monde, sauf pour {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] tomber sa fourchette, pour qu’on parle d’autre chose que de {part_def}. On [applaudit|a applaudi] la fourchette, et l’on [revint|est revenu] au sujet.',
          ],
        },
        fails: [
          'La plaisanterie [fit|a fait] le tour et [revint|est revenue]. {hero_subj} [la passa|l’a passée] au voisin, comme le sel.',
        ],
        again: ['{hero_subj} [mâcha|a mâché] très fort. On peut avoir l’air de rire en mâchant.'],
        noticing: [
          'À la table du fond, quelqu’un lisait le dos d’un carton de lait. Il n’y a que quatre lignes, au dos. Les yeux étaient sur la première depuis l’entrée.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] son plateau, [se leva|s’est levé{hero_e}], et [traversa|a traversé] le réfectoire dans toute sa longueur. {hero_subj} [s’assit|s’est assis{hero_e}] en face de {part_def}, à côté du carton de lait.',
        ],
        answer: [
          '<hero>Il y a du calcium</hero>, [lut|a lu] {hero} à voix haute. Du côté {de_part}, il y [eut|a eu] un tout petit bruit.',
        ],
        echo: [
          'Le lendemain, leur table [eut|a eu] trois plateaux. <companion>Le troisième n’aime pas le lait</companion>, [dit|a dit] {companion}. <companion>Il vient pour le carton.</companion>',
        ],
      },
    ],
  },
  tookItDown: {
    noisy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} avait filmé aussi. Un visage qui rit, et hop, la vidéo [partit|est partie] grossir le bruit autour {de_part}.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] la vidéo à trois amis sûrs, avec <hero>ne la montrez pas</hero>. Le bruit, du côté {de_part}, [doubla|a doublé].',
          ],
          clever: [
            '{hero_subj} [vérifia|a vérifié] qu’on ne reconnaissait presque pas la personne, et [partagea|a partagé]. Entre {part_def} et {hero}, il y [eut|a eu] soixante vues.',
          ],
          playful: [
            '{hero_subj} [ajouta|a ajouté] à la vidéo un bruitage, très réussi, qui [se mêla|s’est mêlé] à {part_def}.',
          ],
        },
        fails: [
          'Tout le couloir la passait, chacun un peu plus fort que le voisin. {hero_subj} [monta|a monté] le son, pour comparer.',
        ],
        again: ['{hero_subj} [rit|a ri] à la quatrième fois, par politesse pour la troisième.'],
        noticing: [
          '{hero_subj} [coupa|a coupé] le son, par hasard. Sans le son, on voyait quelqu’un tomber, et chercher des yeux. Il n’y avait rien de drôle là-dedans. Il n’y avait que cela.',
        ],
        deed: [
          '{hero_subj} [effaça|a effacé] la vidéo et [écrivit|a écrit] : <hero>C’est moi qui ai filmé. Ce n’est pas drôle.</hero> Puis, à travers {part_def}, {hero_il} [alla|est allé{hero_e}] chercher un adulte.',
        ],
        answer: [
          'Dans le rire, il y avait maintenant un trou, à la place d’une voix. On [entendit|a entendu] par là.',
        ],
        echo: [
          'Ce soir-là, le groupe [continua|a continué] sans {hero}. Le téléphone [resta|est resté] noir. <companion>Tu t’ennuies ?</companion> [demanda|a demandé] {companion}. <hero>Un peu moins bruyamment</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>J’ai mieux, j’ai tout depuis le début</hero>, [dit|a dit] {hero}, et la vidéo [partit|est partie] dans le groupe. Autour {de_part}, cela [fit|a fait] tout de suite plus de bruit.',
          ],
          warm: [
            '{hero_subj} [partagea|a partagé] avec un mot gentil : <hero>pas de chance.</hero> À côté {de_part}, on n’entendait pas le mot. On entendait la vidéo.',
          ],
          clever: [
            'Tout le monde l’avait déjà, [calcula|a calculé] {hero}, à un près, et un de plus près {de_part} ne changerait pas la moyenne.',
          ],
          playful: [
            '{hero_subj} [ajouta|a ajouté] une musique. Avec la musique, près {de_part}, on riait avant la chute.',
          ],
        },
        fails: [
          'À la cantine, une table la passait, puis la table d’après. La chute tombait toujours au même endroit, et l’on riait un peu avant.',
        ],
        again: ['{hero_subj} [mit|a mis] un deuxième visage qui rit, plus gros.'],
        noticing: [
          'Les écouteurs [se débranchèrent|se sont débranchés] dans le bus, et l’image [continua|a continué] toute seule. Il y avait un genou, une main qui cherche un sac, et tout autour des chaussures qui ne s’approchaient pas. Les chaussures de gauche étaient celles de {hero}.',
        ],
        deed: [
          '{hero_subj} [appuya|a appuyé] sur la corbeille, puis [tapa|a tapé] devant tous : <hero>Les baskets de gauche, c’est moi. Ce n’est pas drôle.</hero> Et, en passant par le milieu {de_part}, {hero_il} [alla|est allé{hero_e}] frapper à la porte des surveillants.',
        ],
        answer: [
          'Dans le vacarme, une place était vide. Quelqu’un [remarqua|a remarqué] la place, et [baissa|a baissé] la voix pour demander pourquoi.',
        ],
        echo: [
          '<companion>Ils t’ont sorti{hero_e} du groupe</companion>, [dit|a dit] {companion}. <hero>Je sais.</hero> <companion>Moi aussi.</companion> {companion} [haussa|a haussé] les épaules. <companion>J’avais demandé où tu étais.</companion>',
        ],
      },
    ],
  },
};
