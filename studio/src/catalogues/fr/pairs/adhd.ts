import type { LessonPairs } from '../../schema.ts';

export const adhd: LessonPairs = {
  whatDidYouSee: {
    narrow: [
      {
        firstTry: {
          bold: [
            '<hero>Pas maintenant !</hero> [dit|a dit] {hero} à {companion}, qui montrait de côté. Droit devant, {hero_il} [enfonça|a enfoncé] la main dans {part_def}.',
          ],
          warm: [
            '<hero>Tout à l’heure, promis</hero>, [dit|a dit] {hero} à {companion}, très gentiment. Et {hero_il} [poussa|a poussé] encore droit dans {part_def}.',
          ],
          clever: [
            '{hero_subj} avait choisi l’endroit et s’y tenait. <hero>Pas maintenant</hero>, [dit|a dit] {hero} à {companion}, au beau milieu {de_part}.',
          ],
          playful: [
            '<hero>Ici la foreuse, on ne répond plus.</hero> {hero_subj} [perça|a percé] droit dans {part_def}, bzzz, pendant que {companion} montrait autre chose.',
          ],
        },
        fails: [
          '{companion} [passa|est passé{companion_e}] en courant, et [montra|a montré] encore. <hero>Pas maintenant !</hero> La main [se cala|s’est calée] un peu plus.',
        ],
        again: [
          '<hero>Pas ! Main ! Te ! Nant !</hero> Chaque morceau [poussa|a poussé] un peu plus au même endroit.',
        ],
        refrain: ['Là. Pas maintenant. Là. Pas maintenant.'],
        turned: ['Bouche fermée. Demi-tour. Là !'],
        noticing: [
          'Cela faisait cinq <hero>pas maintenant</hero>. {hero_subj} les [recompta|a recomptés]. Les cinq fois, {companion} avait montré le même endroit. Pas à peu près : le même.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [se retourna|s’est retourné{hero_e}]. <hero>Dis-moi ce que tu as vu en passant.</hero> {companion} [partit|est parti{companion_e}] en sautillant, et {hero}, le long {de_part}, [suivit|a suivi] le doigt.',
        ],
        answer: [
          '<companion>Là ! Je l’ai vu en courant, la première fois</companion>, [dit|a dit] {companion}. Deux doigts y [passèrent|sont passés], sans toucher les bords.',
        ],
        echo: [
          '<companion>Il y a aussi un chat sur le toit</companion>, [dit|a dit] {companion}, au milieu de la soupe. Il y était. Il y avait même des chatons.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Deux secondes</hero>, [dit|a dit] {hero} à {companion}, et [força|a forcé] l’épaule dans {part_def}. {companion} montrait plus loin, en dansant d’un pied sur l’autre.',
          ],
          warm: [
            '<hero>Je note, je note</hero>, [dit|a dit] {hero} à {companion}, sans rien noter, un bras déjà dans {part_def}.',
          ],
          clever: [
            'Droit devant est plus court que de côté, [expliqua|a expliqué] {hero} à {companion}, du milieu {de_part}, un peu à l’étroit.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bouchon de champagne dans {part_def}. {companion} tirait sa manche vers la gauche. <hero>Deux secondes !</hero>',
          ],
        },
        fails: [
          'Deux secondes, [dit|a dit] {hero}. Cela en faisait déjà une minute, et l’épaule ne rentrait pas davantage.',
        ],
        again: [
          '<hero>Je sais</hero>, [dit|a dit] {hero}, qui ne savait pas. {companion} [repartit|est reparti{companion_e}], et [revint|est revenu{companion_e}], le même doigt en l’air.',
        ],
        refrain: ['Deux secondes. Coincé. Deux secondes.'],
        turned: ['Toi, tu sais. Où ? Là. Là.'],
        noticing: [
          'Coincé{hero_e}, {hero_subj} avait le temps de compter. Cinq fois deux secondes. Et cinq fois le doigt de {companion}, toujours tendu vers la même tache, là-bas, sans jamais en changer.',
        ],
        deed: [
          '{hero_subj} [sortit|est sorti{hero_e}] son épaule {de_part}, et [se tourna|s’est tourné{hero_e}]. <hero>Qu’est-ce que tu as vu ?</hero> {companion} [courut|a couru], un doigt devant, et {hero_subj} [courut|a couru] derrière le doigt.',
        ],
        answer: [
          '<companion>Par là, j’ai mis tout mon pied, avant</companion>, [dit|a dit] {companion}. La largeur d’un pied, c’était tout ce qu’il fallait.',
        ],
        echo: [
          '<companion>Il y avait aussi une dame en vert</companion>, [dit|a dit] {companion}, la bouche pleine. <hero>Où ?</hero> <companion>Deux secondes</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [plongea|a plongé] droit dans {part_def}. {companion} [montra|a montré] de côté. <hero>Pas maintenant !</hero> [cria|a crié] {hero}, du fond.',
          ],
          warm: [
            '<hero>Je t’écoute dans une minute</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [tâta|a tâté] droit devant, dans {part_def}, gentiment, sans écouter.',
          ],
          clever: [
            '{hero_subj} avait décidé de commencer par le milieu de {part_def}. {companion} [montra|a montré] le bord. <hero>Pas maintenant, je réfléchis.</hero>',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la taupe, droit dans {part_def}. <hero>Les taupes n’ont pas le temps</hero>, [dit|a dit] {hero} à {companion}, qui montrait à côté.',
          ],
        },
        fails: [
          'Cinq pas tout droit, une bosse. {companion} [revint|est revenu{companion_e}], en sautillant, et [montra|a montré]. <hero>Pas maintenant !</hero>',
        ],
        again: [
          '{hero_subj} [cria|a crié] <hero>pas maintenant</hero> avant même que {companion} arrive. Cela [revint|est revenu] du fond, deux fois.',
        ],
        refrain: ['Là. Pas maintenant. Boum. Là.'],
        turned: ['Demi-tour. Chut. Là. Oh.'],
        noticing: [
          'Avec cinq bosses, on compte mieux. Cinq bosses, cinq <hero>pas maintenant</hero>, et chaque fois le doigt {de_companion}. Il était chaque fois tourné du même côté.',
        ],
        deed: [
          '{hero_subj} [ferma|a fermé] la bouche et [tourna|a tourné] le dos à {part_def}. <hero>Dis-moi ce que tu as vu en passant.</hero> Et {hero_il} [alla|est allé{hero_e}] là où {companion}, sur un pied, montrait.',
        ],
        answer: ['Vu d’ici, de côté, le noir avait un trou. D’en face, personne n’aurait pu le voir.'],
        echo: [
          '<companion>J’ai vu autre chose, aussi</companion>, [dit|a dit] {companion}, dans le lit d’à côté. <hero>Maintenant ?</hero> [demanda|a demandé] {hero}. <companion>Maintenant.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Après</hero>, [dit|a dit] {hero} à {companion}, qui pointait du doigt. {hero_subj} [entra|est entré{hero_e}] dans {part_def} tout droit, et [ressortit|est ressorti{hero_e}] tout droit.',
          ],
          warm: [
            '<hero>Je suis sûr{hero_e} que c’est intéressant, plus tard</hero>, [dit|a dit] {hero} à {companion}, d’une voix douce, la tête déjà dans {part_def}.',
          ],
          clever: [
            'Une seule chose à la fois, [dit|a dit] {hero}. Et {hero_il} [tâta|a tâté] {part_def} devant, encore devant, pendant que {companion} montrait de côté.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le taureau, droit dans {part_def}. {companion} agitait un bras sur le côté, mais les taureaux ne regardent pas les bras.',
          ],
        },
        fails: [
          'Devant, c’était fermé. {hero_subj} [retourna|est retourné{hero_e}] devant, avec plus d’élan.',
        ],
        again: [
          '<hero>Après</hero>, [dit|a dit] {hero}, sans que personne ait rien dit. {companion} avait seulement respiré.',
        ],
        refrain: ['Après. Boum. Après. Boum.'],
        turned: ['Ton doigt. Mes yeux. Par là.'],
        noticing: [
          '{hero_subj} [compta|a compté] ses après, et il y en avait cinq. À chacun, {companion} était revenu{companion_e} du même côté. {hero_subj} ne savait plus ce qu’il y avait, de ce côté-là.',
        ],
        deed: [
          '{hero_subj} [se tut|s’est tu{hero_e}], et [fit|a fait] face à {companion}. <hero>C’était quoi, ce que tu as vu en chemin ?</hero> {companion} y [alla|est allé{companion_e}], d’un bond, et {hero_subj} [suivit|a suivi], le dos tourné {a_part}.',
        ],
        answer: ['Par le côté, cela luisait. Le devant, lui, n’avait jamais eu de devant.'],
        echo: [
          '<companion>Il y avait aussi un escargot</companion>, [dit|a dit] {companion}. {hero_subj} [soupira|a soupiré]. <hero>Où ça ?</hero> Et l’on [retourna|est retourné] voir l’escargot.',
        ],
      },
    ],
  },
  threeQuickHops: {
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tint|a tenu] {companion} par la ceinture. <hero>Tiens-toi tranquille et réfléchis !</hero> Puis, très lentement, {hero_il} [s’avança|s’est avancé{hero_e}] sur {part_def}.',
          ],
          warm: [
            '<hero>Doucement, doucement, avec moi</hero>, [dit|a dit] {hero} à {companion}, en tenant sa ceinture. Pied après pied, {hero_il} [entra|est entré{hero_e}] sur {part_def}.',
          ],
          clever: [
            'Plus c’est lent, plus c’est sûr, se disait {hero}. {hero_subj} [prit|a pris] {companion} par la ceinture, et sur {part_def} il [ne se passa|ne s’est passé] rien, très longtemps.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’escargot, avec {companion} pour coquille, tenu{companion_e} par la ceinture. L’escargot [s’engagea|s’est engagé] sur {part_def}.',
          ],
        },
        fails: [
          'Lentement, un pied [partit|est parti]. Lentement, l’autre aussi. On avait tout le temps de voir venir.',
        ],
        again: [
          '<hero>Encore plus lentement</hero>, [dit|a dit] {hero}. C’était si lent que cela [commença|a commencé] par la fin.',
        ],
        refrain: ['Doucement, doucement. Zi-i-ip.'],
        turned: ['Hop. Hop. Hop.'],
        noticing: [
          '{companion} ne bougeait pas. Sauf les talons. Ils tambourinaient sur place. {hero_subj} les [regarda|a regardés] : ils retombaient toujours au même point, au même point, au même point.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la ceinture. <hero>Fais à ta façon, sur {part_def}. Je suis.</hero> Derrière {companion}, {hero_il} [sauta|a sauté], hop, hop, et le troisième bien loin devant.',
        ],
        answer: ['Un saut ne reste pas assez longtemps pour glisser. Le troisième, lui, [resta|est resté].'],
        echo: [
          '<companion>Il est où, ton pied ?</companion> [demanda|a demandé] {companion}, sous la table. <hero>Là. Non, là. Non, là</hero>, [dit|a dit] {hero}. C’était contagieux.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On se concentre</hero>, [dit|a dit] {hero}, la main sur la tête de {companion}, comme un couvercle, et [avança|a avancé] sur {part_def} au ralenti.',
          ],
          warm: [
            '<hero>Je te donne la main, comme ça tu ne bouges pas</hero>, [dit|a dit] {hero} à {companion}. La main tremblait d’impatience, sur {part_def}.',
          ],
          clever: [
            'Moins on bouge, moins on glisse, [raisonna|a raisonné] {hero}. {companion} et {part_def} n’étaient pas de cet avis.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la tortue sur {part_def}, avec {companion} sur la carapace. La carapace sautillait.',
          ],
        },
        fails: ['On allait si lentement que la glissade avait le temps de choisir.'],
        again: [
          '<hero>Comme une statue</hero>, [dit|a dit] {hero}. Il n’y a rien qui tombe aussi bien qu’une statue.',
        ],
        refrain: ['Doux, doux, doux. Zip. Doux, doux. Zip.'],
        turned: ['Tac, tac, tac. Et de l’autre côté.'],
        noticing: [
          'Tout, en {companion}, attendait, sauf les talons. Tac, tac, tac, faisaient les talons, pas plus haut qu’un doigt. Ils ne glissaient pas. Ils n’en avaient pas le temps.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la main. <hero>Montre-moi la tienne, de façon.</hero> {companion} [partit|est parti{companion_e}] sur {part_def} : tac, tac, et un grand. {hero_subj} [partit|est parti{hero_e}] derrière : tac, tac, et un grand.',
        ],
        answer: ['Le sol voulait bien retenir un pied, mais pas trois d’un coup.'],
        echo: [
          'Dans le couloir, tac, tac, et un grand. <companion>Silence, là-haut</companion>, [dit|a dit] quelqu’un. On dormait déjà, des pieds surtout pas.',
        ],
      },
    ],
    high: [
      {
        firstTry: {
          bold: [
            '<hero>Ne bouge plus !</hero> {hero_subj} [tint|a tenu] {companion} par la ceinture et [leva|a levé] une jambe, très lentement, contre {part_def}.',
          ],
          warm: [
            '<hero>Reste bien contre moi</hero>, [dit|a dit] {hero} à {companion}, la main à sa ceinture. Tout doucement, on [monta|est monté] contre {part_def}, et on [redescendit|est redescendu].',
          ],
          clever: [
            'Avant de grimper, on réfléchit, se disait {hero}. {hero_subj} [tint|a tenu] {companion} par la ceinture, et {part_def} [attendit|a attendu] la fin de la réflexion.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la tortue, au ralenti, contre {part_def}, avec {companion} à la ceinture. Une tortue grimpe mal, et peu.',
          ],
        },
        fails: [
          'Une jambe qui monte lentement a le temps de changer d’avis. Celle de {hero} en [changea|a changé].',
        ],
        again: [
          '{hero_subj} [serra|a serré] la ceinture et [recommença|a recommencé], plus lentement encore. On pouvait voir pousser l’herbe.',
        ],
        refrain: ['Doucement, doucement. Et plouf.'],
        turned: ['Hop. Hop. Et hop là.'],
        noticing: [
          'Au bout de la ceinture, les talons {de_companion} battaient le sol. Tac, tac, tac. {hero_subj} les [suivit|a suivis] des yeux. Tous les trois coups, il y en avait un plus haut.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] la ceinture. <hero>Montre comment tu fais.</hero> Derrière {companion}, vers {part_def}, {hero_il} [sauta|a sauté] trois fois, et la troisième fois, le pied bien devant.',
        ],
        answer: [
          'Le troisième avait de l’élan. Le pied [arriva|est arrivé] où il fallait, et il [en resta|en est resté] pour le suivant.',
        ],
        echo: [
          '<companion>On refait ?</companion> [demanda|a demandé] {companion}. Il n’y avait plus rien à attraper. On l’a refait quand même.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>On se calme et on monte</hero>, [dit|a dit] {hero}, et {hero_il} [tint|a tenu] {companion} par les bretelles, contre {part_def}. Il n’y [eut|a eu] que le calme.',
          ],
          warm: [
            '<hero>Là, là, tout doux</hero>, [dit|a dit] {hero} à {companion}, en tenant ses deux épaules. Une jambe [alla|est allée], au ralenti, contre {part_def}, et [revint|est revenue].',
          ],
          clever: [
            '{hero_subj} [découpa|a découpé] la montée {de_part} en huit étapes, et [garda|a gardé] {companion} par la manche jusqu’à la fin de la première.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le film au ralenti, contre {part_def}, avec {companion} par les bretelles. Au ralenti, on tombe aussi, mais on a le temps de le voir.',
          ],
        },
        fails: [
          'Pour ne pas tomber, {hero} [s’arrêta|s’est arrêté{hero_e}] à mi-chemin. C’est de là qu’on tombe.',
        ],
        again: ['<hero>Moins vite</hero>, [dit|a dit] {hero} à {companion}, qui n’avait pas bougé.'],
        refrain: ['Tout doux. Tout doux. Glisse.'],
        turned: ['Et un. Et deux. Et hop.'],
        noticing: [
          'Quelque chose faisait pam, pam, pam. C’étaient les pieds de {companion}. Ils ne tapaient pas n’importe comment : deux petits, un grand. Le grand montait plus haut que les mains de {hero}.',
        ],
        deed: [
          '{hero_subj} [ouvrit|a ouvert] les doigts, et les bretelles [claquèrent|ont claqué]. <hero>Fais-le, toi. Je te copie.</hero> Deux petits bonds, derrière {companion}. Au troisième, le pied de {hero} [partit|est parti] en avant, contre {part_def}.',
        ],
        answer: [
          'Il [trouva|a trouvé] quelque chose, là où les pas lents n’arrivaient jamais. Et on [rebondit|a rebondi] dessus.',
        ],
        echo: [
          'Dans l’escalier, {companion} [monta|est monté{companion_e}] comme d’habitude : deux petites, une grande. Derrière, il y en [eut|a eu] encore : deux petites, une grande.',
        ],
      },
    ],
  },
  swapJobs: {
    tangled: [
      {
        firstTry: {
          bold: [
            '<hero>Toi, tu tiens ce bout et tu ne bouges pas</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [courut|a couru] autour de {part_def}.',
          ],
          warm: [
            '<hero>Repose-toi, tiens juste ça</hero>, [dit|a dit] {hero} à {companion}. Et {hero} [fit|a fait] le tour {de_part}, et encore le tour, hors d’haleine.',
          ],
          clever: [
            '{hero_subj} [distribua|a distribué] les rôles : {companion} au bout, sans bouger, et {hero} autour de {part_def}, avec le plan.',
          ],
          playful: [
            '<hero>Toi, tu es le poteau</hero>, [dit|a dit] {hero} à {companion}, <hero>et moi la mouche.</hero> La mouche [tourna|a tourné] autour de {part_def}.',
          ],
        },
        fails: [
          'Pendant onze respirations, {companion} [ne bougea pas|n’a pas bougé]. À la douzième, tout était mou. {hero_subj} [tira|a tiré] pour rattraper.',
        ],
        again: [
          '<hero>Poteau !</hero> [cria|a crié] {hero}, en courant de travers. Le poteau dansait d’un pied sur l’autre.',
        ],
        refrain: ['Tiens. Je cours. Mou. Je tire.'],
        turned: ['Assis. Tu cours. Dessus, dessous.'],
        noticing: [
          '{hero} était fatigué{hero_e} de courir. {companion} était fatigué{companion_e} d’être debout. {hero_subj} [regarda|a regardé] une paire de pieds, puis l’autre.',
        ],
        deed: [
          '<hero>On échange</hero>, [dit|a dit] {hero}. {hero_subj} [prit|a pris] {part_def} à deux bras et [s’assit|s’est assis{hero_e}] là, de tout son derrière. {companion} [partit|est parti{companion_e}] en courant avec le reste.',
        ],
        answer: [
          'Dessus, dessous : {companion} refaisait le chemin de la boucle à l’envers, et sous {hero} rien ne bougeait.',
        ],
        echo: [
          'À table, {companion} [porta|a porté] les assiettes en courant, et {hero} [garda|a gardé] les chaises, assis{hero_e}. Il n’y a pas eu de mou.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Fais la statue</hero>, [dit|a dit] {hero} à {companion}, et [mit|a mis] {part_def} dans les mains de la statue. La statue avait un pied qui démangeait.',
          ],
          warm: [
            '<hero>Assieds-toi, ne fais rien, c’est ton tour de repos</hero>, [dit|a dit] {hero} à {companion}, en courant autour {de_part}.',
          ],
          clever: [
            'À chacun selon ses jambes, [décida|a décidé] {hero}, qui en avait moins. {hero_subj} [courut|a couru] autour {de_part}. {companion} [tint|a tenu] sur place, et cela se voyait.',
          ],
          playful: [
            '{hero_subj} [nomma|a nommé] {companion} réverbère, {part_def} sous le bras, et [courut|a couru] comme tous les chiens de la ville.',
          ],
        },
        fails: ['Le réverbère [tint|a tenu] dix souffles. Au onzième, il avait vu un papillon.'],
        again: [
          '<hero>Debout, sans bouger !</hero> [cria|a crié] {hero}, assis{hero_e} de fatigue, mais en courant.',
        ],
        refrain: ['Ne bouge pas. Cours. Mou. Couic.'],
        turned: ['Tu cours. Je m’assois. Tout droit.'],
        noticing: [
          '{hero_subj} [se plia|s’est plié{hero_e}] en deux pour souffler. De là, on voyait quatre pieds. Deux voulaient dormir. Les deux autres dansaient, sans savoir qu’ils dansaient, comme l’eau juste avant de bouillir.',
        ],
        deed: [
          '<hero>Tu veux mes tours ? Je prends ton bout.</hero> {hero_subj} [s’assit|s’est assis{hero_e}] sur le bout {de_part}, de tout son poids, et [croisa|a croisé] les jambes. {companion} était déjà loin.',
        ],
        answer: [
          'Avec quelqu’un qui court pour de bon et quelqu’un qui pèse pour de bon, le tour se refaisait dans l’autre sens.',
        ],
        echo: [
          '<companion>Encore une course ?</companion> [demanda|a demandé] {companion}, à la porte. <hero>Vas-y</hero>, [dit|a dit] {hero}. <hero>Je garde le paillasson.</hero>',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>Toi, tiens, et ne bouge pas.</hero> {hero_subj} [laissa|a laissé] le bout à {companion} et [courut|a couru] faire le reste autour {de_part}. Pendant onze souffles, cela [tint|a tenu].',
          ],
          warm: [
            '<hero>Reste là, tu te reposes</hero>, [dit|a dit] {hero} à {companion}, le bout dans les mains. Et {hero_il} [courut|a couru] à {part_def}, pour deux.',
          ],
          clever: [
            'Un qui tient, un qui court : le plan était bon. {hero_subj} [se donna|s’est donné] la course autour {de_part}. {companion}, qui gigotait, devait tenir.',
          ],
          playful: [
            '{hero_subj} [nomma|a nommé] {companion} statue royale, et [galopa|a galopé] autour {de_part}. La statue avait des fourmis.',
          ],
        },
        fails: [
          'Un pied [remua|a remué]. Un souffle [manqua|a manqué]. Tout [devint|est devenu] mou à l’autre bout.',
        ],
        again: [
          '{hero_subj} [courut|a couru] deux fois plus vite, pour que {companion} tienne deux fois moins longtemps. Cela [fit|a fait] deux fois plus de mou.',
        ],
        refrain: ['Tiens bien. Onze. Flop. Tiens bien.'],
        turned: ['Je m’assois. Tu cours. Et ça tient.'],
        noticing: [
          '{hero} n’en pouvait plus de courir. {companion} n’en pouvait plus de tenir. {hero_subj} [regarda|a regardé] les quatre pieds. Deux tremblaient d’arrêt, deux tremblaient de course.',
        ],
        deed: [
          '<hero>On échange ?</hero> {hero_subj} [prit|a pris] {part_def} à deux bras et [s’assit|s’est assis{hero_e}] là, de tout son derrière. {companion} [partit|est parti{companion_e}] en courant.',
        ],
        answer: [
          '{companion} [fut|a été] au deuxième bout, puis au troisième, avant même qu’on les nomme. {hero} ne bougeait pas d’un poil.',
        ],
        echo: [
          '<companion>J’ai fait onze tours</companion>, [dit|a dit] {companion}. <hero>Moi, aucun</hero>, [dit|a dit] {hero}. <hero>Je suis très fatigué{hero_e}.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Garde-moi ça</hero>, [dit|a dit] {hero} à {companion}, et [mit|a mis] un bout {de_part} dans ses bras. <hero>Et plus un geste.</hero> Il y en avait déjà un.',
          ],
          warm: [
            '<hero>Ne t’épuise pas</hero>, [dit|a dit] {hero} à {companion}, qui débordait de jambes, et [courut|a couru] à sa place autour {de_part}.',
          ],
          clever: [
            'Celui qui réfléchit court, celui qui court tient, [organisa|a organisé] {hero}. {part_def} [tint|a tenu] dix souffles et demi.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le facteur, autour {de_part}, à toute allure, et de {companion} la boîte aux lettres. La boîte aux lettres sautillait.',
          ],
        },
        fails: [
          'Un genou [dansa|a dansé]. Une main aussi. {part_def} [se coucha|s’est couché{part_e}] de ce côté.',
        ],
        again: [
          '{hero_subj} [courut|a couru] en disant ne bouge pas, à chaque tour. {companion} n’avait fait que cela.',
        ],
        refrain: ['Ne bouge pas. Dix. Onze. Plouf.'],
        turned: ['Cours, toi. Assis, moi. Tout tient.'],
        noticing: [
          '<hero>Pause</hero>, [dit|a dit] {hero}. On [se regarda|s’est regardé]. {hero_subj} avait les joues rouges, la langue dehors, et envie d’une chaise. {companion} avait tout ce qu’il faut, et il ne lui manquait que la permission.',
        ],
        deed: [
          '<hero>On change de métier ?</hero> {hero_subj} [prit|a pris] le bout {de_part} contre soi, [s’assit|s’est assis{hero_e}] dessus, et [fit|a fait] racine. {companion} était parti{companion_e} avant le mot métier.',
        ],
        answer: ['D’un côté, une racine. De l’autre, quelqu’un qui était partout. Il n’en fallait pas plus.'],
        echo: [
          'Pour le rangement du soir, {hero_subj} [s’assit|s’est assis{hero_e}] sur la valise, et {companion} [courut|a couru] chercher le reste. Elle [ferma|a fermé].',
        ],
      },
    ],
  },
  onePictureAtATime: {
    doesNotUnderstand: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [expliqua tout|a tout expliqué] {a_part} d’un coup : dix règles, et pour chacune, un <hero>attention</hero>.',
          ],
          warm: [
            '{hero_subj} ne voulait rien oublier, pour que {part_def} soit à l’aise. Il y [eut|a eu] dix règles, et des exceptions gentilles.',
          ],
          clever: [
            '{hero_subj} [dit|a dit] à {part_def} la règle un, et comment elle dépendait de la sept. La sept dépendait de la trois.',
          ],
          playful: [
            '{hero_subj} [récita|a récité] les dix règles à {part_def}, sur un air de fanfare, sans respirer entre les règles.',
          ],
        },
        fails: [
          '<companion>C’était quoi, la deux ?</companion> [demanda|a demandé] {companion}. <hero>Ça vient après la cinq</hero>, [dit|a dit] {hero}, et {hero_il} [reprit|a repris] le tout.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] une règle pour ceux qui perdent le fil. On [la perdit|l’a perdue] aussi.',
        ],
        refrain: ['Un et deux et trois et hein ?'],
        turned: ['Une image. Chut. Une image.'],
        noticing: [
          '{companion} avait levé trois doigts, et [regarda|a regardé] le troisième. Il était pour une chose, mais laquelle. {hero}, à vrai dire, ne savait plus non plus.',
        ],
        deed: [
          '{hero_subj} [dessina|a dessiné] trois petites images. {companion} [montra|a montré] laquelle était la première. {hero} [plia|a plié] la feuille, et [tendit|a tendu] cette image-là, seule, à {part_def}.',
        ],
        answer: [
          'Une image, c’est court. {part_def} en [fit|a fait] le tour, et [attendit|a attendu] la suivante.',
        ],
        echo: [
          'Sur la porte, il y a une image : deux bottes. La deuxième est dessous. <companion>On la regarde ?</companion> [demanda|a demandé] {companion}. <hero>Pas encore.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [déroula|a déroulé] à {part_def} la liste, toute la liste. Elle traversait la pièce, et le début avait déjà filé.',
          ],
          warm: [
            '<hero>Surtout, ne t’inquiète pas</hero>, [dit|a dit] {hero} {a_part}, et [donna|a donné] toutes les raisons de s’inquiéter, une par une.',
          ],
          clever: [
            'Un bon plan a des sous-points. {hero_subj} [dit|a dit] à {part_def} les sous-points, car le point était évident.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} la visite guidée de ses idées. À gauche, une idée. À droite, attention, une marche.',
          ],
        },
        fails: [
          '<companion>C’est quoi, le premier ?</companion> [demanda|a demandé] {companion}. <hero>Attends</hero>, [dit|a dit] {hero}, <hero>c’est dans le sixième.</hero>',
        ],
        again: ['{hero_subj} [résuma|a résumé] les dix en douze.'],
        refrain: ['D’abord et puis et si et quoi ?'],
        turned: ['Une seule. Regarde. Une seule.'],
        noticing: [
          'Trois doigts de {companion} étaient en l’air. Le premier savait pourquoi, le deuxième aussi. Le troisième regardait autour de lui. {hero_subj} [chercha|a cherché] pour lui, dans sa tête, et [ne trouva pas|n’a pas trouvé] non plus.',
        ],
        deed: [
          '{hero_subj} [prit|a pris] un crayon : un rond, une maison, une flèche. <hero>La première, c’est laquelle ?</hero> {companion} [posa|a posé] le doigt sur le rond. {hero_subj} [plia|a plié] le reste, et [montra|a montré] le rond à {part_def}.',
        ],
        answer: ['Un rond, cela ne se comprend que d’une façon. {part_def} [fit|a fait] un rond.'],
        echo: [
          'Dans la poche de {companion}, il y a un papier plié. <hero>C’est quoi, après ?</hero> [demanda|a demandé] {hero}. <companion>On n’a pas fini le rond</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [expliqua tout|a tout expliqué] {a_part} d’un coup : dix règles, et pour chacune, un danger. {companion} levait un doigt par règle.',
          ],
          warm: [
            '{hero_subj} ne voulait rien oublier. {hero_il} [dit tout|a tout dit] {a_part}, avec des excuses entre deux, et les excuses avaient des règles.',
          ],
          clever: [
            '{hero_subj} [exposa|a exposé] {a_part} le plan complet, du dixième point au premier. Le premier dépend du dixième.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] les dix règles {a_part}, avec une voix pour chacune. La règle six avait un accent.',
          ],
        },
        fails: [
          'À la troisième règle, tout le monde avait perdu la première. {hero_subj} [ajouta|a ajouté] la onzième.',
        ],
        again: ['{hero_subj} [reprit|a repris] depuis le début, mais plus vite. C’était un bruit de règles.'],
        refrain: ['Et puis, et puis, et puis. Non.'],
        turned: ['Un dessin. C’est tout. Un dessin.'],
        noticing: [
          '{companion} avait trois doigts levés. {companion} [regarda|a regardé] le troisième, et ne savait plus pour quoi. {hero} non plus, à vrai dire.',
        ],
        deed: [
          '{hero_subj} [dessina|a dessiné] trois petites images. <hero>Laquelle d’abord ?</hero> {companion} [montra|a montré]. {hero} [plia|a plié] le papier, et {part_def} [ne vit plus|n’a plus vu] que celle-là.',
        ],
        answer: [
          'Une seule chose était demandée. {part_def} [hocha|a hoché] la tête, et cela faisait une chose de faite.',
        ],
        echo: [
          'Sur la porte de la salle de bains, il y a maintenant une image. <companion>C’est un hérisson</companion>, [dit|a dit] {companion}. <hero>C’est une brosse à dents</hero>, [dit|a dit] {hero}.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [récita|a récité] {a_part} tout le règlement, avec les exceptions. {companion} avait posé une main sur chaque oreille.',
          ],
          warm: [
            '<hero>Je vais tout te redire, doucement</hero>, [dit|a dit] {hero} à {companion}, puis à {part_def}, puis encore à {companion}. C’était doux, et il y en avait beaucoup.',
          ],
          clever: [
            'D’abord un, mais seulement après deux, sauf si trois : {hero_subj} expliquait {a_part} très clairement une chose emmêlée.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le journal de vingt heures, toutes les nouvelles d’un coup. {part_def} n’avait retenu que la météo.',
          ],
        },
        fails: [
          'Il y avait trop de d’abord. {companion} en tenait un par la manche, et les autres s’en allaient.',
        ],
        again: [
          '{hero_subj} [fit|a fait] une pause, pour rajouter un danger. Tout le monde [s’assit|s’est assis].',
        ],
        refrain: ['D’abord, d’abord, d’abord. Non, non.'],
        turned: ['Une image. Une. Et oui.'],
        noticing: [
          '<companion>Le premier, c’était quoi ?</companion> [demanda|a demandé] {companion}. {hero_subj} [ouvrit|a ouvert] la bouche. Il y en avait tant, là-dedans, qu’aucun ne passait la porte.',
        ],
        deed: [
          'Sur un papier, {hero_subj} [dessina|a dessiné] trois carrés avec une chose dans chacun. {companion} [posa|a posé] le doigt sur un. {hero_subj} [plia|a plié] les deux autres dessous, et [montra|a montré] celui-là {a_part}.',
        ],
        answer: [
          'Un carré, une chose, oui ou non. {part_def} [fit|a fait] oui du menton, comme on coche une case.',
        ],
        echo: [
          'Pour ce soir, {companion} [dessina|a dessiné] une image : un bol. {hero_subj} [plia|a plié] le reste de la journée dessous, et l’on [mangea|a mangé].',
        ],
      },
    ],
  },
  boringJobSwapped: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [garda|a gardé] le travail où l’on court, [donna|a donné] la longue liste à {companion}, et [tira|a tiré] sur {part_def} en passant.',
          ],
          warm: [
            '<hero>Tu verras, c’est reposant</hero>, [dit|a dit] {hero} en donnant la liste à {companion}. Puis {hero_il} [courut|a couru] s’occuper de {part_def}.',
          ],
          clever: [
            '{hero_subj} [attribua|a attribué] à {companion} ce qui demandait de la constance, et [garda|a gardé] {part_def} et ce qui demandait des jambes.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le coursier autour {de_part}, avec un brassard, et [nomma|a nommé] {companion} ministre de la liste.',
          ],
        },
        fails: [
          '<hero>Tu as fini ?</hero> [écrivit|a écrit] {hero}, toutes les cinq minutes. La liste [se perdit|s’est perdue] quelque part entre deux réponses.',
        ],
        again: [
          '<hero>Et maintenant ?</hero> [écrivit|a écrit] {hero}. C’était la dix-neuvième fois, mais avec un smiley.',
        ],
        noticing: [
          '{hero_subj} [compta|a compté] ses messages. Dix-neuf, et la même question dans chacun. La seule réponse {de_companion} était une idée, et elle était bonne.',
        ],
        deed: [
          '{hero_subj} [demanda|a demandé] à {companion}, [reprit|a repris] la liste, et [s’assit|s’est assis{hero_e}] derrière le rideau pour la faire. {companion} [prit|a pris] la course, avec {part_def}.',
        ],
        answer: [
          'Quelqu’un qui court rencontre tout le monde. {companion} [posa|a posé] à chacun une question courte.',
        ],
        echo: [
          '{hero} a fini la liste, et raté le reste. <companion>Il y avait un chien qui jouait du triangle</companion>, [dit|a dit] {companion}. <hero>Un triangle ?</hero> <companion>Un petit.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Toi, tu restes assis, moi je cours</hero>, [dit|a dit] {hero} à {companion}, et {hero_il} [courut|a couru], en prenant {part_def} au passage.',
          ],
          warm: [
            '{hero_subj} [laissa|a laissé] à {companion} la chaise confortable et la liste de six pages. <hero>Comme ça, tu seras tranquille.</hero> Puis {hero_il} [fila|a filé] avec {part_def}.',
          ],
          clever: [
            '{hero_subj} [attribua|a attribué] les tâches selon les règles de l’art : à {companion} la liste, à {hero} le mouvement, à {part_def} le bénéfice du doute.',
          ],
          playful: [
            '{hero_subj} [nomma|a nommé] {companion} « gardien suprême de la liste », avec une couronne en carton, et [galopa|a galopé] autour {de_part}.',
          ],
        },
        fails: [
          'Toutes les cinq minutes, {hero} [repassa|est repassé{hero_e}]. <hero>Tu en es où ?</hero> À force, on n’en était nulle part.',
        ],
        again: ['<hero>Et là ?</hero> La couronne avait glissé sur un œil.'],
        noticing: [
          '{hero_subj} [voulut|a voulu] relire ses messages, pour trouver le moment où cela s’était perdu. Il y avait dix-huit fois le mot alors. Au milieu, à quatorze heures, {companion} avait écrit une phrase entière, et c’était la bonne idée.',
        ],
        deed: [
          '<hero>On échange, si tu veux</hero>, [dit|a dit] {hero}. {companion} [voulut|a voulu]. {hero_subj} [prit|a pris] la liste et la chaise, dans les coulisses, là où l’on n’entend rien. {companion} [emporta|a emporté] {part_def}, au pas de course.',
        ],
        answer: [
          'En courant, {companion} [trouva|a trouvé] chacun là où il était, et lui [posa|a posé] la question qu’on n’avait posée à personne.',
        ],
        echo: [
          'De la soirée, {hero} [n’entendit|n’a entendu] que les applaudissements. <companion>Il y en a eu un morceau pour la liste</companion>, [dit|a dit] {companion}. <companion>J’ai montré la page six.</companion>',
        ],
      },
    ],
  },
  takenBackAloud: {
    broken: [
      {
        firstTry: {
          bold: [
            '<hero>Concentre-toi, enfin</hero>, [dit|a dit] {hero} à {companion} devant tout le monde, et {hero_il} [continua|a continué] seul{hero_e}, sur {part_def}, avec son plan.',
          ],
          warm: [
            '<hero>Ce n’est pas grave, concentre-toi un peu</hero>, [dit|a dit] {hero} à {companion} d’une voix que tous [entendirent|ont entendue], et [reprit|a repris] {part_def}.',
          ],
          clever: [
            '{hero_subj} [rappela|a rappelé] {companion} à l’ordre du jour, point trois, et [appliqua|a appliqué] à {part_def} le point quatre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] rire tout le monde d’un <hero>allô, la Terre ?</hero> à {companion}, et [revissa|a revissé] {part_def} selon son plan.',
          ],
        },
        fails: ['Le plan avait une suite, et {hero} [la suivit|l’a suivie], sans regarder qui s’était tu.'],
        again: [
          '{hero_subj} [n’en démordit pas|n’en a pas démordu]. Une pièce de plus, selon le plan, ne pouvait pas tomber.',
        ],
        noticing: [
          '{hero_subj} [retourna|a retourné] sa liste pour écrire au dos. Il y avait déjà un dessin, de la main {de_companion}. C’était exactement la pièce qui venait de lâcher, et il avait deux heures.',
        ],
        deed: [
          'Devant les mêmes personnes, {hero} [dit|a dit] : <hero>Je retire ma phrase.</hero> {hero_il} [barra|a barré] son plan, et [demanda|a demandé] à {companion} de montrer le sien, sur {part_def}.',
        ],
        answer: [
          'Dans le dessin, les deux bords étaient l’un à côté de l’autre. Tout près, il y avait une caricature de {hero}, avec de grandes dents.',
        ],
        echo: [
          'La caricature est affichée. <companion>Je peux arranger les dents</companion>, [dit|a dit] {companion}. <hero>Concentre-toi</hero>, [dit|a dit] {hero}. Les mêmes personnes [rirent|ont ri].',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tu peux suivre, deux minutes ?</hero> [dit|a dit] {hero} à {companion}, assez fort pour les autres, et {hero_il} [continua|a continué] {part_def} selon la feuille.',
          ],
          warm: [
            '<hero>Ce n’est pas ta faute, mais là, on travaille</hero>, [dit|a dit] {hero} à {companion}, devant tout le monde, d’une voix douce, et {hero_il} [se pencha|s’est penché{hero_e}] sur {part_def}.',
          ],
          clever: [
            '{hero_subj} [rappela|a rappelé] à {companion} l’ordre des neuf étapes, devant témoins. Puis {hero_il} [passa|est passé{hero_e}] à la six, avec {part_def}.',
          ],
          playful: [
            '<hero>Ici la tour de contrôle, {companion} est encore parti dans les nuages !</hero> [annonça|a annoncé] {hero}. On [rit|a ri], et {hero} [revissa|a revissé] {part_def}.',
          ],
        },
        fails: [
          '{companion} ne dessinait plus. {hero_subj} [appliqua|a appliqué] l’étape sept, qui suivait la six.',
        ],
        again: ['L’étape huit disait de vérifier. {hero_subj} [vérifia|a vérifié] que c’était bien la huit.'],
        noticing: [
          '{hero_subj} [retourna|a retourné] sa feuille, pour s’éventer. Au dos, au crayon, il y avait la chose qui venait de tomber, avec une flèche et un point d’exclamation. L’heure était notée dans un coin. C’était avant le mot sur les nuages.',
        ],
        deed: [
          '{hero_subj} [attendit|a attendu] que tous soient là, les mêmes. <hero>Ce que j’ai dit tout à l’heure, je le retire. {companion} avait vu.</hero> {hero_subj} [raya|a rayé] ses neuf étapes, et [donna|a donné] le crayon, et {part_def}, à {companion}.',
        ],
        answer: [
          '{companion} [fit|a fait] trois traits, en regardant ailleurs. Là où {hero} avait lu une fin, il y avait deux bords.',
        ],
        echo: [
          '<companion>Le point d’exclamation, c’était toi</companion>, [dit|a dit] {companion}. <companion>Quand tu t’énerves. De profil.</companion>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Concentre-toi !</hero> [dit|a dit] {hero} à {companion}, devant tout le monde, et {hero_il} [s’acharna|s’est acharné{hero_e}] sur {part_def} comme prévu.',
          ],
          warm: [
            '<hero>Allez, un petit effort, {companion}</hero>, [dit|a dit] {hero} en public, avec un clin d’œil, et [se tourna|s’est tourné{hero_e}] vers {part_def}.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {companion}, à voix haute, ce qu’est l’attention, et [appliqua|a appliqué] son plan à {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] une imitation de {companion} qui regarde les mouches, et [continua|a continué] sur {part_def} sous les rires.',
          ],
        },
        fails: [
          '{companion} [ne dit plus|n’a plus dit] rien. Le plan avait encore trois points. {hero_subj} [les suivit|les a suivis].',
        ],
        again: ['{hero_subj} [suivit|a suivi] le dernier point deux fois, ce que le plan n’interdisait pas.'],
        noticing: [
          'Au dos de sa liste, il y avait un dessin {de_companion}. {hero_subj} l’[étudia|a étudié]. Il répondait, depuis deux heures, à la question qu’on n’avait pas laissée poser.',
        ],
        deed: [
          'Devant ceux qui avaient entendu, face {a_part}, {hero} [dit|a dit] : <hero>Se concentrer, c’est ce que tu faisais. J’ai dit une bêtise.</hero> Et {hero_il} [barra|a barré] son plan.',
        ],
        answer: [
          'Une phrase se retire là où on l’a dite. Du côté {de_part}, cela [se remarqua|s’est remarqué].',
        ],
        echo: [
          '<companion>Tu peux la redire, avec le mot bêtise ?</companion> [demanda|a demandé] {companion}. {hero} l’a redite trois fois. La troisième a été enregistrée.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Mais suis un peu !</hero> [dit|a dit] {hero} à {companion}, très haut, et {hero_il} [força|a forcé] sur {part_def} selon le plan, page deux.',
          ],
          warm: [
            '<hero>Ce n’est pas ta faute si tu n’écoutes pas</hero>, [dit|a dit] {hero} à {companion}, gentiment, devant six personnes. Puis {hero_il} [reprit|a repris] {part_def}, en suivant le plan.',
          ],
          clever: [
            '{hero_subj} [demanda|a demandé] à {companion} de ne faire qu’une chose à la fois, et lui en [cita|a cité] cinq, à propos de {part_def}.',
          ],
          playful: [
            '<hero>Allô, ici la Terre</hero>, [dit|a dit] {hero} à {companion}. Les autres [rirent|ont ri]. {part_def} [ne bougea pas|n’a pas bougé].',
          ],
        },
        fails: [
          'Un morceau du plan lui [resta|est resté] dans la main. <hero>C’est normal</hero>, [dit|a dit] {hero}, et {hero_il} [continua|a continué] par le suivant.',
        ],
        again: ['{hero_subj} [relut|a relu] la page deux, d’un ton de page deux.'],
        noticing: [
          'La page [glissa|a glissé] et [se posa|s’est posée] à l’envers. De l’autre côté, au crayon, il y avait exactement le morceau qui venait de rester dans sa main. Il était dessiné de trois côtés, avec une flèche : d’abord ici. Dans le coin, deux heures plus tôt, {companion} avait noté l’heure.',
        ],
        deed: [
          '{hero_subj} [attendit|a attendu] que les six soient là, et [se mit|s’est mis{hero_e}] bien en face {de_part}. <hero>Tout à l’heure, j’ai dit : suis un peu. C’est moi qui ne suivais pas.</hero> Le plan, {hero_il} [le plia|l’a plié] en deux. <hero>Tu me montres le tien ?</hero>',
        ],
        answer: [
          'Un mot qui ferme, cela se reprend comme une clé : par où on l’a mis. Il y [eut|a eu] un déclic, dans l’air ou ailleurs.',
        ],
        echo: [
          '<companion>Tu veux une copie de mon dessin ?</companion> [demanda|a demandé] {companion}. <hero>Je l’ai déjà</hero>, [dit|a dit] {hero}. <hero>Il était dans mon dos.</hero>',
        ],
      },
    ],
  },
};
