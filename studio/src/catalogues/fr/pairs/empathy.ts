import type { LessonPairs } from '../../schema.ts';

export const empathy: LessonPairs = {
  sameHeight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se pencha|s’est penché{hero_e}] au-dessus {de_part}, les deux bras par-dessus bord. <hero>Viens. Allez, viens. Viens, je te dis.</hero>',
          ],
          warm: [
            '{hero_subj} [parla|a parlé] tout doucement à {part_def}, mais d’en haut, et de plus en plus vite. Ses deux bras descendaient.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] la situation à {part_def} depuis le dessus, d’où l’on voit mieux. Les mains soulignaient chaque mot.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grue de chantier au-dessus {de_part} : <hero>Tut, tut, on descend le crochet.</hero>',
          ],
        },
        fails: [
          'Plus rien ne répondait. {hero_subj} [parla|a parlé] plus vite et [se pencha|s’est penché{hero_e}] davantage.',
        ],
        again: [
          '{hero_subj} [fit|a fait] une voix toute petite, dans un corps tout grand. La voix [rassura|a rassuré], le corps [dépassa|a dépassé].',
        ],
        refrain: ['Viens, viens, viens. D’en haut, non.'],
        turned: ['Plus bas. Plus bas. Nez à nez.'],
        noticing: [
          '{hero_subj} [s’arrêta|s’est arrêté{hero_e}] pour respirer et [vit|a vu] son ombre. Elle était couchée en travers de tout. Dessous, plus rien ne bougeait, et tout était petit.',
        ],
        deed: [
          '{hero_subj} [se coucha|s’est couché{hero_e}] sur le ventre, la joue par terre. Ses yeux étaient maintenant à la hauteur {de_part}.',
        ],
        answer: [
          'Une joue par terre, cela ne dépasse personne. {part_def} [avança|a avancé] de la longueur d’un nez.',
        ],
        echo: [
          'Toute la soirée, {hero} [garda|a gardé] un grain de sable sur la joue. {companion} [le regarda|l’a regardé] sans rien dire.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tu sors ? Oui ? Non ? Tu sors ?</hero> {hero_subj} parlait à {part_def} comme on parle dans un puits, les bras dedans.',
          ],
          warm: [
            '<hero>Mon tout petit, mon minuscule</hero>, [dit|a dit] {hero} à {part_def}, de très haut, en descendant les mains.',
          ],
          clever: [
            'De haut, on domine la situation, [pensa|a pensé] {hero}. {part_def} aussi trouvait qu’on la dominait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la girafe pour {part_def}, le cou plié, la bouche en bas. Une girafe pliée reste une girafe.',
          ],
        },
        fails: ['Les mots tombaient comme des pommes. En dessous, on rentrait la tête.'],
        again: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}] d’un rien, et [parla|a parlé] deux fois plus. Cela revenait au même.',
        ],
        refrain: ['Sors, sors. De haut. Non.'],
        turned: ['Joue par terre. Pas un mot. Là.'],
        noticing: [
          'Une ombre bougeait sur tout le coin. Elle faisait les gestes de {hero}, en plus gros. {hero_subj} [arrêta|a arrêté] les gestes. Sous l’ombre, quelque chose [arrêta|a arrêté] de respirer.',
        ],
        deed: [
          '{hero_subj} [descendit|est descendu{hero_e}], genou, coude, menton, jusqu’à poser la joue. L’œil de {hero} et l’œil {de_part} étaient à présent voisins.',
        ],
        answer: [
          'Deux yeux au ras du sol, c’est tout un pays. {part_def} [passa|a passé] la frontière, d’un nez.',
        ],
        echo: [
          '<companion>Pourquoi tu manges par terre ?</companion> [demanda|a demandé] {companion}. <hero>J’invite le chat</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se planta|s’est planté{hero_e}] au-dessus {de_part} et [enfonça|a enfoncé] les deux bras. <hero>Allez, allez, allez.</hero>',
          ],
          warm: [
            '<hero>Je viens te chercher, tout va bien</hero>, [dit|a dit] {hero}. D’en haut, {hero_il} [glissa|a glissé] les deux bras dans {part_def}.',
          ],
          clever: [
            'D’en haut, on a plus de force. {hero_subj} [calcula|a calculé] cela, et [poussa|a poussé] ses bras dans {part_def} jusqu’aux coudes.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le héron, debout devant {part_def}. Le long bec, c’étaient ses deux bras.',
          ],
        },
        fails: [
          'Avec deux bras dedans, il n’y avait plus de place pour un œil. {hero_subj} [poussa|a poussé] sans voir.',
        ],
        again: [
          '{hero_subj} [essaya|a essayé] un bras par-dessus l’autre. Cela [fit|a fait] un bras très gros, et coincé au coude.',
        ],
        refrain: ['D’en haut, d’en haut. Coincé, coincé.'],
        turned: ['En bas, en bas. L’œil au ras.'],
        noticing: [
          '{hero_subj} [retira|a retiré] ses bras et [vit|a vu] son ombre, juste en travers de {part_def}. Dessous, tout avait l’air petit, et loin, et tout seul.',
        ],
        deed: [
          '{hero_subj} [se coucha|s’est couché{hero_e}] sur le ventre, la joue par terre, l’œil à la hauteur {de_part}. Puis {hero_il} [tendit|a tendu] une main, là où c’était plus large.',
        ],
        answer: [
          'D’ici, on voyait comme de là-dedans. Deux doigts [passèrent|sont passés] sans toucher les bords.',
        ],
        echo: [
          '<companion>Tu as une feuille sur la joue</companion>, [dit|a dit] {companion}. {hero} [la laissa|l’a laissée]. <hero>C’est pour me souvenir d’où c’était.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Sors de là</hero>, [dit|a dit] {hero} de tout là-haut à {prize_def}, et [plongea|a plongé] dans {part_def}, les deux bras en pelle.',
          ],
          warm: [
            '<hero>Je suis là, je suis là</hero>, [dit|a dit] {hero}, penché{hero_e} sur {part_def} comme sur un berceau, et l’on n’y voyait plus rien.',
          ],
          clever: [
            'D’en haut, on a la vue d’ensemble. {hero_subj} [prit|a pris] la vue d’ensemble, et [enfonça|a enfoncé] les coudes dans {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grue du port au-dessus {de_part} : moteur, câble, crochet. Le crochet était trop gros.',
          ],
        },
        fails: ['Un bras dedans, deux bras dedans. Le reste de {hero} [servit|a servi] de couvercle.'],
        again: [
          '{hero_subj} [descendit|a descendu] la tête aussi. Elle était encore plus large que les bras.',
        ],
        refrain: ['De haut, plonge. Coincé. De haut.'],
        turned: ['De bas, regarde. Petit. De bas.'],
        noticing: [
          'Une grosse tache noire était couchée sur l’entrée. Elle avait des oreilles. {hero_subj} [bougea|a bougé], elle [bougea|a bougé]. Sous elle, tout était devenu minuscule, et ne disait plus rien.',
        ],
        deed: [
          '{hero_subj} [retira|a retiré] sa tache, et ses bras. À plat ventre, l’oreille au sol, {hero_il} [mit|a mis] son œil juste à la hauteur {de_part}, et [entra|a entré] la main comme on entre quand c’est bas.',
        ],
        answer: ['Vu de là, il y avait un large et un étroit. La main [prit|a pris] le large.'],
        echo: [
          '<companion>Tu cherches quoi, sous l’armoire ?</companion> [demanda|a demandé] {companion}. <hero>Rien</hero>, [dit|a dit] {hero}. <hero>Je regarde comment c’est.</hero>',
        ],
      },
    ],
  },
  whereDoesItHurt: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Non ? Alors tant pis pour toi</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [poussa|a poussé], juste là où cela résistait.',
          ],
          warm: [
            '{hero_subj} [se vexa|s’est vexé{hero_e}], mais avec douceur. <hero>Je croyais qu’on s’aimait bien</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [poussa|a poussé] du plat de la main.',
          ],
          clever: [
            '{hero_subj} en [conclut|a conclu] que {part_def} ne {hero_le} supportait pas. C’était personnel. {hero_subj} [poussa donc|a donc poussé] personnellement.',
          ],
          playful: [
            '<hero>Moi, à ta place, je me laisserais passer</hero>, [dit|a dit] {hero} à {part_def}. C’était drôle pour une personne. La même [poussa|a poussé].',
          ],
        },
        fails: [
          '{hero_subj} [prit|a pris] ce non pour {hero_lui}, [fit|a fait] la moue, et [poussa|a poussé] encore au même endroit.',
        ],
        again: ['{hero_subj} [bouda|a boudé] en poussant. On ne peut pas bien faire les deux.'],
        refrain: ['Non ? Pousse. Non ? Pousse.'],
        turned: ['Où ça ? Là. Là, là, là.'],
        noticing: [
          'La main de {hero} [s’arrêta|s’est arrêtée]. Le sursaut venait toujours au même endroit, jamais ailleurs. Cela n’avait peut-être rien à voir avec {hero}.',
        ],
        deed: [
          '<hero>Montre-moi où ça fait mal</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [posa|a posé] une main légère à côté, et l’y [laissa|a laissée].',
        ],
        answer: [
          '{part_def} [ne gronda plus|n’a plus grondé]. {part_def} [se tourna|s’est tourné{part_e}] pour montrer.',
        ],
        echo: [
          '<companion>Et toi ?</companion> [demanda|a demandé] {companion}, le soir. {hero} [réfléchit|a réfléchi] et [montra|a montré] son petit orteil. Personne n’avait jamais demandé.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Puisque c’est non, je passe</hero>, [dit|a dit] {hero} à {part_def}, vexé{hero_e}. L’épaule [arriva|est arrivée] juste là où cela grondait.',
          ],
          warm: [
            '<hero>Tu n’es pas gentil{part_g, select, m {} other {le}}</hero>, [dit|a dit] {hero} à {part_def}, les larmes pas loin, et [poussa|a poussé], mais doucement.',
          ],
          clever: [
            '{hero_subj} [prit|a pris] le grognement pour une réponse, et la réponse pour un refus. {hero_subj} [appuya|a appuyé] {a_part} sur le refus.',
          ],
          playful: [
            '{hero_subj} [singea|a singé] {part_def}, la grosse tête, le gros pied. À la fin du spectacle, {hero_il} [poussa|a poussé], pour saluer.',
          ],
        },
        fails: [
          'Le non [devint|est devenu] plus court, et plus haut. {hero_subj} [le prit|l’a pris] pour un plus gros non.',
        ],
        again: [
          '{hero_subj} [croisa|a croisé] les bras et [poussa|a poussé] du dos. C’est ainsi qu’on boude et qu’on recule à la fois.',
        ],
        refrain: ['Grr, non. Tant pis. Grr, non. Aïe.'],
        turned: ['Pardon. Où ça ? Ici. Doux.'],
        noticing: [
          '{hero_subj} avait poussé en haut, et rien. À gauche, et rien. En bas, chaque fois, cela sursautait, là et là seulement. Ce non avait une adresse.',
        ],
        deed: [
          '{hero_subj} [se baissa|s’est baissé{hero_e}] jusque-là. <hero>C’est ici que ça fait mal ?</hero> Sa main [se posa|s’est posée] à côté, légère, et {part_def} l’y [laissa|a laissé].',
        ],
        answer: [
          'On ne garde pas très bien, quand on vous tient la main. {part_def} [montra|a montré] tout, et même un deuxième endroit.',
        ],
        echo: [
          '{hero_subj} [se cogna|s’est cogné{hero_e}] au retour, et [cria|a crié] non. {companion} [demanda|a demandé] : <companion>Où ?</companion> C’était exactement ce qu’il fallait dire.',
        ],
      },
    ],
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Puisque c’est comme ça !</hero> [dit|a dit] {hero} à {part_def}. Et {hero_il} [appuya|a appuyé], juste là où cela ne voulait pas.',
          ],
          warm: [
            '{hero_subj} [eut|a eu] de la peine. <hero>Tu ne m’aimes pas</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [poussa|a poussé] tristement, des deux mains.',
          ],
          clever: [
            'D’après {hero}, {part_def} le faisait exprès. Dans ce cas, il n’y avait qu’à insister au point qui refuse.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la grosse voix {de_part} : <hero>Non, non et non !</hero> Puis sa voix à {hero_lui} : <hero>Si !</hero> Et {hero_il} [poussa|a poussé].',
          ],
        },
        fails: [
          'Le non venait toujours du même endroit. {hero_subj} [le prit|l’a pris] mal, et [appuya|a appuyé] dessus.',
        ],
        again: [
          '{hero_subj} [appuya|a appuyé] avec le pouce en détournant la tête, pour bien montrer sa vexation.',
        ],
        refrain: ['Non ? Si. Non ? Si. Crac.'],
        turned: ['Où ça ? Là. Doucement. Là.'],
        noticing: [
          'Sous le pouce, cela tressaillait, et seulement là. Un doigt plus loin, rien. {hero} [ôta|a ôté] le pouce et [regarda|a regardé] l’endroit, pas sa main.',
        ],
        deed: [
          '<hero>Montre-moi où ça fait mal</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [posa|a posé] une main légère juste à côté, sans pousser.',
        ],
        answer: [
          'Sous cette main-là, rien ne fuyait. Les deux bords [revinrent|sont revenus] l’un vers l’autre.',
        ],
        echo: [
          'Le lendemain, {companion} avait un pansement. {hero} [ne posa pas|n’a pas posé] de question. {hero_il} [posa|a posé] sa main juste à côté.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ah, tu ne veux pas ?</hero> [dit|a dit] {hero} à {part_def}, et [insista|a insisté], juste à la place qui ne voulait pas.',
          ],
          warm: [
            '{hero_subj} [fit|a fait] un petit câlin à {part_def}, qui [fit|a fait] non. <hero>Alors je serre plus fort</hero>, [dit|a dit] {hero}, le menton tremblant.',
          ],
          clever: [
            'Cela résistait, donc c’était là qu’il fallait pousser. {hero_subj} [posa|a posé] les deux pouces sur {part_def}, là.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la marionnette boudeuse : <hero>Non, non, pas toi !</hero> C’était la voix {de_part}. Puis ses doigts [boudèrent|ont boudé] dedans.',
          ],
        },
        fails: [
          'Cela [tressaillit|a tressailli]. {hero_subj} [prit|a pris] cela pour une grimace, et [appuya|a appuyé].',
        ],
        again: [
          '<hero>C’est parce que c’est moi</hero>, [dit|a dit] {hero}, et [appuya|a appuyé] avec toute sa peine.',
        ],
        refrain: ['Non, dit crac. Si, dis-je.'],
        turned: ['Où ? Là. Je reste là.'],
        noticing: [
          '{hero_subj} [promena|a promené] le doigt tout le long. Ici, rien. Là, rien. Et puis hop, comme une dent qui fait mal. Plus loin, rien de nouveau. Cela ne disait pas non à {hero}. Cela disait aïe, à un endroit.',
        ],
        deed: [
          '<hero>C’est là ?</hero> [demanda|a demandé] {hero} tout bas. La main [se posa|s’est posée] à côté, tiède, contre {part_def}, et [ne poussa plus|n’a plus poussé] rien.',
        ],
        answer: [
          'Sous la main, cela [cessa|a cessé] de se raidir. Un bord [revint|est revenu], comme un escargot qui ressort.',
        ],
        echo: [
          'Au coucher, {companion} [fit|a fait] la tête sans dire pourquoi. {hero_subj} [s’assit|s’est assis{hero_e}] à côté, et [ne demanda|n’a demandé] qu’une chose : <hero>Où ?</hero>',
        ],
      },
    ],
  },
  inItsPlace: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '<hero>Viens voir comme on est bien ici</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [tira|a tiré] un peu, par le bord.',
          ],
          warm: [
            '{hero_subj} [montra|a montré] {a_part} comme on était bien, ici. Il y avait la place, l’air, la vue. Puis {hero_il} [tira|a tiré] gentiment.',
          ],
          clever: [
            '{hero_subj} [compara|a comparé] les deux côtés devant {part_def}, avantages et inconvénients. Le côté de {hero} [gagna|a gagné], et {hero_il} [tira|a tiré].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’agent de voyage pour {part_def} : <hero>Ici, tout compris !</hero> Et {hero_il} [tira|a tiré] le voyageur par la manche.',
          ],
        },
        fails: [
          'De son côté à {hero_lui}, tout était clair. {hero_subj} y [resta|est resté{hero_e}], et [tira|a tiré] plus.',
        ],
        again: [
          '{hero_subj} [vanta|a vanté] aussi le sol, les murs et le temps qu’il faisait. {hero_il} tirait toujours.',
        ],
        refrain: ['Viens chez moi. Non. Viens chez moi. Non.'],
        turned: ['Je viens chez toi. Là. Et hop.'],
        noticing: [
          '{hero_subj} [trébucha|a trébuché] et [se retrouva|s’est retrouvé{hero_e}] de l’autre côté. {hero_il} [se retourna|s’est retourné{hero_e}]. D’ici, tout était dans l’autre sens. C’était donc cela qu’on voyait, ici, depuis le début.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] tout près {de_part} et [regarda|a regardé] dans la même direction. Quand cela penchait, {hero_il} [pencha|a penché]. Quand cela bougeait, {hero_il} [bougea|a bougé].',
        ],
        answer: [
          'Quelqu’un faisait les mêmes gestes, du bon côté. {part_def} [vérifia|a vérifié] avec un plus petit, et il [revint|est revenu].',
        ],
        echo: [
          'À table, {hero} [changea|a changé] de place avec {companion}, pour voir. D’ici, les épinards étaient de l’autre côté.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ici, c’est mieux</hero>, [dit|a dit] {hero} à {part_def}, et [tira|a tiré], pour montrer où était ici.',
          ],
          warm: [
            '{hero_subj} [décrivit|a décrit] {a_part} le bel endroit où {hero_subj} se tenait. Puis {hero_il} [prit|a pris] un coin, et [tira|a tiré], très tendrement.',
          ],
          clever: [
            '{hero_subj} [donna|a donné] {a_part} trois raisons de venir. Elles étaient toutes du même côté, celui de {hero}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le vendeur pour {part_def} : <hero>Approchez, la vue, la vue !</hero> De là-bas, la vue, c’était {hero}.',
          ],
        },
        fails: ['On tirait d’un côté, on restait de l’autre. {hero_subj} [ajouta|a ajouté] une raison.'],
        again: ['{hero_subj} [fit|a fait] goûter l’air d’ici, à pleines mains. Personne n’avait faim d’air.'],
        refrain: ['Viens ici. Non. Viens ici. Non.'],
        turned: ['Moi là. Pareil. Moi là. Pareil.'],
        noticing: [
          '{hero_subj} [fit|a fait] un pas de trop, et [se retrouva|s’est retrouvé{hero_e}] derrière. {hero_subj} [leva|a levé] la tête. De là, on voyait deux bras qui tirent et une bouche qui parle, et rien d’autre. Les bras étaient les siens, avant.',
        ],
        deed: [
          '{hero_subj} [se rangea|s’est rangé{hero_e}] tout contre {part_def}, le nez du même côté. Quelque chose [se balança|s’est balancé], alors {hero_subj} [se balança|s’est balancé{hero_e}]. Quelque chose [leva|a levé] un bout, et {hero} aussi.',
        ],
        answer: ['Cela, c’était parler. {part_def} [dit|a dit] la suite, de la même façon.'],
        echo: [
          '<companion>Pourquoi tu regardes le mur ?</companion> [demanda|a demandé] {companion}. <hero>C’est ce que voit le chat</hero>, [dit|a dit] {hero}. Il y avait une araignée, très bien.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Viens par ici</hero>, [dit|a dit] {hero} à {part_def}, du côté où {hero_il} voulait. Et {hero_il} [tira|a tiré], jusqu’à en avoir mal au dos.',
          ],
          warm: [
            '{hero_subj} [parla|a parlé] à {part_def} du bel endroit qui attendait, par ici. Puis {hero_il} [tira|a tiré] avec tendresse.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] le chemin le plus court pour {part_def}, vu d’où {hero_il} se tenait. Dans ce sens-là, {hero_il} [tira|a tiré].',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le chien de traîneau, la langue dehors. Entre {part_def} et ses dents, il y avait une ficelle imaginaire.',
          ],
        },
        fails: [
          'De ce côté-ci, il n’y avait qu’une manière. {hero_subj} [la reprit|l’a reprise], en plus fort.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] assis{hero_e}, puis couché{hero_e}. Couché{hero_e}, c’était surtout reposant.',
        ],
        refrain: ['Viens ici. Non. Viens ici. Non.'],
        turned: ['Je penche. Tu penches. Nous penchons.'],
        noticing: [
          '{hero_subj} [perdit|a perdu] l’équilibre et [fit|a fait] tout le tour. De là, {hero_il} [regarda|a regardé] enfin dans l’autre sens. Cela penchait déjà quelque part, tout doucement, sans {hero_lui}.',
        ],
        deed: [
          '{hero_subj} [se mit|s’est mis{hero_e}] tout contre {part_def}, du même côté, et [regarda|a regardé] par là aussi. Quand cela [pencha|a penché], {hero_il} [pencha|a penché] avec.',
        ],
        answer: ['Personne ne tirait plus à contresens. {part_def} [pencha|a penché] un peu plus qu’avant.'],
        echo: [
          '<companion>Le canapé penche de quel côté ?</companion> [demanda|a demandé] {companion}. {hero} [se coucha|s’est couché{hero_e}] pour le savoir. On l’y [retrouva|a retrouvé] le matin.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [tira|a tiré] {part_def} vers la porte, parce que la porte était par là. Il n’y avait rien à redire à la porte.',
          ],
          warm: [
            '<hero>Par ici, c’est tellement mieux</hero>, [dit|a dit] {hero} {a_part}, et [tira|a tiré], la joue contre, comme on danse.',
          ],
          clever: [
            'L’endroit d’ici était meilleur, {hero_subj} pouvait le prouver. {hero_subj} [tira|a tiré] {part_def} avec la preuve.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le remorqueur, pouêt, devant {part_def}. Le bateau ne savait pas qu’il en était un.',
          ],
        },
        fails: [
          'La chose voulait rester, ou aller ailleurs. {hero_subj} tirait toujours de chez {hero_lui}.',
        ],
        again: ['{hero_subj} [promit|a promis] un tapis. Même avec un tapis, cela ne venait pas.'],
        refrain: ['Par chez moi. Non. Par chez moi. Non.'],
        turned: ['Par chez toi. Ça penche. Par chez toi.'],
        noticing: [
          'À force de tirer, {hero_subj} [tomba|est tombé{hero_e}] de l’autre côté. Vu de là, tout descendait un peu, vers la gauche, comme une tête qui écoute. Personne n’avait encore demandé ce qu’elle écoutait.',
        ],
        deed: [
          '{hero_subj} [s’appuya|s’est appuyé{hero_e}] tout contre {part_def}, le regard vers la gauche. Quand cela penchait, {hero_subj} [se pencha|s’est penché{hero_e}]. Un peu. Puis encore un peu.',
        ],
        answer: ['C’était si bien d’accord que cela n’avait presque plus de poids.'],
        echo: [
          '<companion>Tu penches</companion>, [dit|a dit] {companion} à table. {hero_subj} [regarda|a regardé]. C’était le pied de la table, et {companion} [le cala|l’a calé].',
        ],
      },
    ],
  },
  onTheStep: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répondit|a répondu] {a_part} par une phrase plus dure que la sienne, avec une capture d’écran pour preuve.',
          ],
          warm: [
            '{hero_subj} [pesa|a pesé] chaque mot de sa réponse {a_part}. Ils étaient tous polis, et ils étaient tous pointus.',
          ],
          clever: [
            '{hero_subj} [démonta|a démonté] le message {de_part} point par point, [posta|a posté] l’analyse, et [attendit|a attendu] l’effet en surveillant l’écran.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] du message {de_part} une parodie, assez bonne, et [la partagea|l’a partagée] au-delà du cercle utile.',
          ],
        },
        fails: [
          '{hero_subj} [ajouta|a ajouté] une ligne, puis [regarda|a regardé] les petits points monter et descendre.',
        ],
        again: [
          '{hero_subj} [rouvrit|a rouvert] l’écran pour voir si cela avait fait mal. Cela avait l’air d’avoir marché.',
        ],
        noticing: [
          '{hero_subj} [relut|a relu] le premier message. Cette fois, {hero_il} [regarda|a regardé] l’heure. C’était le seul soir où, en face, il n’y avait eu personne pour aider.',
        ],
        deed: [
          '{hero_subj} [confia|a confié] son téléphone à {companion}, [sortit|est sorti{hero_e}] avant le meilleur moment, et [s’assit|s’est assis{hero_e}] sur la marche, à côté {de_part}.',
        ],
        answer: [
          'La marche était froide. Au bout d’un moment, il y [eut|a eu] sur cette marche un peu plus de place.',
        ],
        echo: [
          'De l’intérieur, on [entendit|a entendu] tout le monde crier à la fois. <companion>Tu rates le meilleur.</companion> <hero>Raconte-le-moi mal</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Lis ça</hero>, [dit|a dit] {hero} à tout le monde, et {hero_il} [répondit|a répondu] à {part_def} par une phrase qui avait des coins.',
          ],
          warm: [
            '{hero_subj} [répondit|a répondu] à {part_def} que tout allait très bien, merci, avec un point au bout. On aurait pu s’y couper.',
          ],
          clever: [
            '{hero_subj} [releva|a relevé] dans le message {de_part} quatre inexactitudes, et [les lui renvoya|les lui a renvoyées], numérotées.',
          ],
          playful: [
            '{hero_subj} [lut|a lu] le message {de_part} à voix haute, avec l’accent. La table [applaudit|a applaudi].',
          ],
        },
        fails: [
          '{hero_subj} [posa|a posé] le téléphone au milieu, bien à plat, pour voir tomber la réponse.',
        ],
        again: [
          'Les trois petits points [montèrent|sont montés], et [s’en allèrent|s’en sont allés]. {hero_subj} [appela|a appelé] cela une victoire.',
        ],
        noticing: [
          '{hero_subj} [relut|a relu] tout, pour le plaisir. C’était dimanche, à onze heures du soir. Ce dimanche-là, ils étaient tous au cinéma, tous, sauf une personne. Il y avait la vaisselle de douze personnes, et un message.',
        ],
        deed: [
          'Le meilleur allait commencer. {hero_subj} [laissa|a laissé] son téléphone à {companion}, [sortit|est sorti{hero_e}] sans manteau, et [s’assit|s’est assis{hero_e}] sur la marche, à côté {de_part}. {hero_subj} [ne dit rien|n’a rien dit], d’abord. Puis : <hero>Douze assiettes.</hero>',
        ],
        answer: [
          '<hero>Et un plat à gratin</hero>, [dit|a dit] {hero} encore, au bout d’un moment. Du côté {de_part}, quelqu’un [souffla|a soufflé] par le nez. C’était presque un rire.',
        ],
        echo: [
          '<companion>Tu as reçu quarante messages</companion>, [dit|a dit] {companion} en rendant le téléphone. <companion>Je n’en ai ouvert aucun. C’était très dur.</companion>',
        ],
      },
    ],
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [répliqua|a répliqué] à {part_def} dans l’instant, avec capture d’écran, et [posa|a posé] le téléphone bien en vue pour attendre.',
          ],
          warm: [
            '{hero_subj} [demanda|a demandé] {a_part} ce qu’il y avait, par messages, coup sur coup, chacun un peu plus blessé que le précédent.',
          ],
          clever: [
            '{hero_subj} [releva|a relevé] dans les messages {de_part} trois contradictions, et les [signala|a signalées] à toutes fins utiles.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une imitation vocale {de_part}, l’[envoya|a envoyée], et [la trouva|l’a trouvée] meilleure à la réécoute.',
          ],
        },
        fails: [
          'La réponse tardait. {hero_subj} [envoya|a envoyé] une deuxième capture, au cas où la première n’aurait pas suffi.',
        ],
        again: ['{hero_subj} [rafraîchit|a rafraîchi] l’écran vingt fois. L’écran ne savait rien de plus.'],
        noticing: [
          '{hero_subj} [relut|a relu] tout depuis le haut. L’heure, d’abord. Il était onze heures passées, ce soir-là, et il y avait là une seule personne pour tout faire, du début à la fin.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] son téléphone à garder et [partit|est parti{hero_e}] avant le meilleur. Pas loin {de_part}, {hero_il} [s’assit|s’est assis{hero_e}] par terre, sans rien demander.',
        ],
        answer: [
          'Aucun écran n’était allumé. {part_def} [commença|a commencé] par une chose sans importance.',
        ],
        echo: [
          '<companion>Tu as raté la fin</companion>, [dit|a dit] {companion}. <hero>J’ai eu un début</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Ah oui ? Et toi, alors ?</hero> [écrivit|a écrit] {hero} à {part_def}, en majuscules, et {hero_il} [attendit|a attendu] les trois petits points.',
          ],
          warm: [
            '{hero_subj} [répondit|a répondu] à {part_def} avec un cœur brisé et une capture de ce qu’on avait dit en mars. Mars n’arrangeait rien.',
          ],
          clever: [
            '{hero_subj} [rédigea|a rédigé] pour {part_def} une réponse imparable. On n’y répond pas, à une réponse imparable. On s’en va.',
          ],
          playful: [
            '{hero_subj} [renvoya|a renvoyé] à {part_def} sa phrase avec la voix d’un dessin animé. Dix personnes [aimèrent|ont aimé]. {part_def} n’était pas des dix.',
          ],
        },
        fails: ['Vu, disait l’écran. {hero_subj} [ajouta|a ajouté] un point d’interrogation, puis un autre.'],
        again: [
          '{hero_subj} [écrivit|a écrit] <hero>c’était pour rire</hero>, ce qui ne fait rire personne.',
        ],
        noticing: [
          'Sous le message, il y avait une heure : zéro heure quatorze. {hero_subj} [se rappela|s’est rappelé] le mardi, et qui n’était pas là le mardi, et quelles lumières restaient alors allumées dans cette maison. Il y en avait une, et le message venait d’elle.',
        ],
        deed: [
          'À dix minutes du meilleur moment, {hero} [mit|a mis] son téléphone dans la poche de {companion} et [sortit|est sorti{hero_e}]. Sur la marche, {hero_il} [laissa|a laissé] entre {part_def} et soi la largeur d’un sac, et [regarda|a regardé] la rue.',
        ],
        answer: [
          'Un scooter [passa|est passé], puis un chat. <hero>Il est à qui ?</hero> À cela, on pouvait répondre.',
        ],
        echo: [
          'Quand {companion} [rendit|a rendu] le téléphone, il y avait quarante messages. {hero_subj} [lut|a lu] le premier mot de chacun. <companion>Et les autres mots ?</companion> <hero>Ils peuvent rester assis.</hero>',
        ],
      },
    ],
  },
  isThatIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [coupa|a coupé] la phrase au milieu. <hero>Tu n’as qu’à...</hero> Et {hero_il} [tira|a tiré] sur {part_def} pour montrer.',
          ],
          warm: [
            '{hero_subj} [offrit|a offert] trois conseils à la suite, tous bons, avant que l’autre ait fini, et [lissa|a lissé] {part_def} de la main.',
          ],
          clever: [
            '{hero_subj} [devina|a deviné] la fin de la phrase, y [répondit|a répondu], et [appliqua|a appliqué] aussitôt la réponse à {part_def}.',
          ],
          playful: [
            '{hero_subj} [termina|a terminé] la phrase en chanson. On [rit|a ri]. La phrase, elle, [resta|est restée] coupée, et {part_def} avec.',
          ],
        },
        fails: [
          'Chaque conseil commençait par <hero>tu n’as qu’à</hero>. {hero_subj} en avait un quatrième.',
        ],
        again: [
          '{hero_subj} [donna|a donné] le quatrième en avance, pour gagner du temps, à une question que personne n’avait posée.',
        ],
        noticing: [
          'Pour la troisième fois, la même phrase [recommença|a recommencé]. {hero} [s’entendit|s’est entendu{hero_e}] prendre son souffle, juste avant la fin. Cette fin, personne ne l’avait jamais entendue.',
        ],
        deed: [
          'Devant tous, {hero} [répéta|a répété] la phrase, jusqu’à la fin, mot pour mot. <hero>C’est ça, je crois. Alors j’avais tort.</hero> Et {hero_il} [lâcha|a lâché] {part_def}.',
        ],
        answer: [
          'Il y [eut|a eu] un silence, puis un <hero>presque</hero>. Un mot [changea|a changé], un seul. C’était celui auquel tout tenait.',
        ],
        echo: [
          'Depuis, {hero} compte jusqu’à deux avant de dire <hero>tu n’as qu’à</hero>. <companion>À trois, on n’en a plus besoin</companion>, [dit|a dit] {companion}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Il suffit de</hero>, [dit|a dit] {hero}, et tout en parlant {hero_il} [tira|a tiré] sur {part_def} par le premier bout venu.',
          ],
          warm: [
            '<hero>Ne t’en fais pas, il suffit de</hero>, [commença|a commencé] {hero}, une main sur {part_def} et l’autre sur une épaule. L’épaule avait encore quelque chose à dire.',
          ],
          clever: [
            'Trois solutions, [annonça|a annoncé] {hero} : une courte, une élégante, et une pour {part_def}. La question n’était pas finie.',
          ],
          playful: [
            '{hero_subj} [finit|a fini] la phrase d’en face en rimes, ce qui [serra|a serré] {part_def} d’un tour.',
          ],
        },
        fails: ['La quatrième solution venait. En face, on avait repris au début, un peu plus vite.'],
        again: ['<hero>Oui, oui, donc il suffit de</hero>, [dit|a dit] {hero}.'],
        noticing: [
          '<companion>Tu as remarqué</companion>, [dit|a dit] {companion}, <companion>qu’on n’est jamais allé plus loin que le parce que ?</companion> {hero_subj} [chercha|a cherché]. Après le parce que, dans sa mémoire, il y avait chaque fois sa propre voix.',
        ],
        deed: [
          '{hero_subj} [posa|a posé] les mains loin {de_part}. Tout haut, devant ceux qui attendaient, {hero_il} [redit|a redit] la phrase depuis le début, [arriva|est arrivé{hero_e}] au parce que, et [attendit|a attendu] la suite. Elle [vint|est venue]. {hero_subj} [la dit|l’a dite] aussi. <hero>Alors je me trompais.</hero>',
        ],
        answer: ['Il y [eut|a eu] un oui. Il était petit, et le reste de la dispute pendait après.'],
        echo: [
          '<companion>Le problème, avec toi</companion>, [dit|a dit] {companion}, <companion>c’est que…</companion> {hero} [se tut|s’est tu{hero_e}] si bien que {companion} en [oublia|a oublié] la fin.',
        ],
      },
    ],
  },
  sameBreath: {
    asleep: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [entonna|a entonné] sa chanson préférée, celle où l’on tape des mains, tout contre {part_def}. Un œil [s’ouvrit|s’est ouvert], presque content.',
          ],
          warm: [
            '<hero>Je vais te faire plaisir</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [chanta|a chanté] ce que {hero} aime le mieux, avec les claquements.',
          ],
          clever: [
            'Ce qui réveille {hero} de bonne humeur, c’est la fanfare. {hero_subj} [offrit donc|a donc offert] une fanfare {a_part}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’homme-orchestre devant {part_def} : la bouche en trompette, les genoux en tambour.',
          ],
        },
        fails: ['Au deuxième couplet, {hero} [tapa|a tapé] plus fort, parce que c’est le meilleur.'],
        again: [
          'Il y avait un troisième couplet, avec des aboiements. {hero_subj} [fit|a fait] tous les chiens.',
        ],
        refrain: ['Tralala, clap clap. Grrr. Tralala.'],
        turned: ['Souffle long. Souffle long. Oui.'],
        noticing: [
          'L’air [manqua|a manqué], en plein couplet. Alors {hero} en [entendit|a entendu] un autre, lent, qui entrait, qui sortait, et qui se reposait au bout.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [respira|a respiré] avec {part_def}. Dans le repos, {hero_il} [souffla|a soufflé] : <hero>C’était trop ?</hero>',
        ],
        answer: [
          'Deux souffles allaient ensemble. Le plus grand des deux [soupira|a soupiré], comme on fait chez soi.',
        ],
        echo: [
          '<companion>Il y avait encore un couplet ?</companion> [demanda|a demandé] {companion}. <hero>Neuf</hero>, [dit|a dit] {hero} tout bas. <hero>Mais ils peuvent attendre.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} réveillait toujours ses amis avec un tambour. {hero_subj} [fit|a fait] donc le tambour à {part_def}, sur ses genoux.',
          ],
          warm: [
            '<hero>Tu vas voir, c’est entraînant</hero>, [dit|a dit] {hero} {a_part}, et [chanta|a chanté] la chanson de l’école, avec les gestes.',
          ],
          clever: [
            'Ce qui met {hero} de bonne humeur mettrait {part_def} de bonne humeur : c’était logique. C’était une chanson à crier.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} l’imitation du coq, de l’âne et du klaxon. C’est le klaxon que {hero} réussit le mieux.',
          ],
        },
        fails: [
          'On [se recroquevilla|s’est recroquevillé], en face. {hero_subj} [passa|est passé{hero_e}] au refrain, qui est plus gai.',
        ],
        again: ['Après le refrain venait le saut sur place. {hero_subj} [n’oublia rien|n’a rien oublié].'],
        refrain: ['Tam tam, hop. Grrr. Tam tam, hop.'],
        turned: ['Doux dedans. Doux dehors. Trop ?'],
        noticing: [
          'Plus d’air, au beau milieu d’un cocorico. {hero_subj} [attendit|a attendu] qu’il en revienne. En face, il y en avait un qui allait, qui venait, et qui s’arrêtait un peu, à la fin, comme sur un palier.',
        ],
        deed: [
          'Les mains de {hero} [se posèrent|se sont posées] à plat. {hero_subj} [respira|a respiré] ainsi, avec {part_def}, palier après palier. Sur l’un d’eux, {hero_il} [glissa|a glissé] : <hero>C’était trop fort ?</hero>',
        ],
        answer: [
          'On [ne répondit pas|n’a pas répondu]. On [bâilla|a bâillé] seulement, comme devant quelqu’un de la famille.',
        ],
        echo: [
          '<companion>Tu chantes plus ?</companion> [demanda|a demandé] {companion}, sous l’édredon. <hero>Si</hero>, [souffla|a soufflé] {hero}. <hero>Écoute.</hero> C’était à peu près le bruit du radiateur.',
        ],
      },
    ],
    noisy: [
      {
        firstTry: {
          bold: [
            'Contre le bruit, {hero} [lança|a lancé] sa chanson la plus forte, avec les claquements. Pendant une seconde, on [n’entendit plus|n’a plus entendu] {part_def}.',
          ],
          warm: [
            '{part_def} avait sûrement du chagrin, trouvait {hero}. {hero_subj} [chanta|a chanté] pour consoler, très fort, et avec les mains.',
          ],
          clever: [
            'Un bruit couvre un autre bruit, c’est connu. {hero_subj} [couvrit|a couvert] {part_def} d’une chanson à claquements.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] un duo avec {part_def} : {hero} à la voix, {hero} aux claquements, {hero} au rappel.',
          ],
        },
        fails: [
          '{hero_subj} [attaqua|a attaqué] le second couplet, celui où l’on crie. On ne s’entendait plus chanter.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] les pieds. Maintenant, il y avait trois bruits, et deux étaient de {hero}.',
        ],
        refrain: ['Tralala, clap clap. Encore, clap clap.'],
        turned: ['Souffle. Souffle. Chut, c’est là.'],
        noticing: [
          'L’air [manqua|a manqué], en plein couplet. {hero_subj} [écouta|a écouté], puisqu’il n’y avait rien d’autre à faire. Cela aussi reprenait son souffle, de temps en temps.',
        ],
        deed: [
          '{hero_subj} [garda|a gardé] la bouche fermée et [respira|a respiré] comme {part_def}. Juste dans la pause, {hero_il} [demanda|a demandé] : <hero>C’était trop ?</hero>',
        ],
        answer: [
          'La question [tomba|est tombée] dans le creux entre deux bruits. Il y avait juste la place.',
        ],
        echo: [
          'Le soir, {companion} [fredonna|a fredonné] la chanson, sans les claquements. <hero>C’est la même ?</hero> [demanda|a demandé] {hero}. <companion>Oui. De l’intérieur.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Rien ne vaut une marche</hero>, [dit|a dit] {hero}, et [tapa|a tapé] la marche à {part_def}, sur une casserole.',
          ],
          warm: [
            '<hero>Ça va te remonter</hero>, [dit|a dit] {hero} à tout ce bruit et à {part_def}, et [chanta|a chanté] la chanson du bus, celle qui n’a pas de fin.',
          ],
          clever: [
            'Le joyeux chasse le triste, [calcula|a calculé] {hero}, et [mit|a mis] beaucoup de joyeux devant {part_def}, sans demander qui était triste.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le concours de bruit avec {part_def}, pour rire. {part_def} ne riait pas.',
          ],
        },
        fails: ['Au deuxième couplet, cela tremblait. {hero_subj} [prit|a pris] cela pour une danse.'],
        again: ['{hero_subj} [passa|est passé{hero_e}] au troisième, qui est le même, un ton plus haut.'],
        refrain: ['Tam tam, joie. Boum. Tam tam, joie.'],
        turned: ['Plus de tam. Souffle. Trop ? Souffle.'],
        noticing: [
          '{hero_subj} [reprit|a repris] haleine, et cela [fit|a fait] un silence, pas bien grand. En face aussi, on reprenait haleine. C’était le bruit de quelqu’un qui a couru et qui voudrait s’asseoir.',
        ],
        deed: [
          '{hero_subj} [se tut|s’est tu{hero_e}] pour de bon. Bouche fermée, {hero_subj} [souffla|a soufflé] avec {part_def} : long, long, et un repos. Dans le repos, {hero_subj} [demanda|a demandé] : <hero>C’était trop, ma musique ?</hero>',
        ],
        answer: [
          'La question était plus basse que le reste. Elle [passa|est passée] dessous, et l’on [se pencha|s’est penché] pour l’entendre.',
        ],
        echo: [
          '{companion} [tapa|a tapé] la marche sur la table, avec un doigt. <hero>Plus bas</hero>, [dit|a dit] {hero}. À la fin, c’était une très bonne marche, pour fourmis.',
        ],
      },
    ],
  },
};
