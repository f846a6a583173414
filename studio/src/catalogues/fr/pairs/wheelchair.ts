import type { LessonPairs } from '../../schema.ts';

export const wheelchair: LessonPairs = {
  whichWayWouldYouGo: {
    high: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] les poignées du fauteuil {de_companion}, sans demander. Puis {hero_il} [poussa|a poussé] tout droit vers {part_def}. <hero>Accroche-toi !</hero>',
          ],
          warm: [
            '<hero>Ne te fatigue pas, je te pousse</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [poussa|a poussé], vite et loin, jusque sous {part_def}.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] l’élan, [saisit|a saisi] le fauteuil {de_companion} par les poignées. Puis {hero_il} [visa|a visé] le milieu {de_part}.',
          ],
          playful: [
            '<hero>Vroum, la fusée !</hero> {hero_subj} [prit|a pris] les poignées, {companion} au bout, et [visa|a visé] {part_def}.',
          ],
        },
        fails: [
          'Les petites roues [se bloquèrent|se sont bloquées]. {companion} [fit|a fait] un bond et [dit|a dit] un mot que {hero} connaissait.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] tout depuis le bas, avec plus d’élan. Le fauteuil [préféra|a préféré] s’arrêter avant.',
        ],
        refrain: ['Vroum, tout droit. Cric, bloqué.'],
        turned: ['Frein. Doucement. Par là.'],
        noticing: [
          '{companion} [mit|a mis] le frein. Les mains de {hero} [restèrent|sont restées] en l’air, sans poignées. {companion} regardait le sol et les bords, lentement, comme on lit une ligne.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] le tour et [s’accroupit|s’est accroupi{hero_e}] devant {companion}, les yeux à la même hauteur. <hero>Dis-moi par où tu irais, toi, à {part_def}.</hero>',
        ],
        answer: [
          '<companion>Pas par le milieu</companion>, [dit|a dit] {companion}. <companion>Par le bas, et de côté.</companion> {companion} y était déjà, et [bloqua|a bloqué] les roues.',
        ],
        echo: [
          '<companion>Tu sais pousser ?</companion> [demanda|a demandé] {companion} au retour. <hero>Oui.</hero> <companion>Tu sais demander ?</companion> <hero>Depuis tout à l’heure.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [empoigna|a empoigné] le fauteuil de {companion} et [partit|est parti{hero_e}] d’un trait vers {part_def}, à toute allure, le plus court possible.',
          ],
          warm: [
            '<hero>Je te fais un cadeau, ferme les yeux</hero>, [dit|a dit] {hero} à {companion}, et, par le plus raide, {hero_il} [poussa|a poussé] vers {part_def}.',
          ],
          clever: [
            'Il fallait de la vitesse, [jugea|a jugé] {hero}. {hero_subj} [recula|a reculé] de dix pas, les poignées de {companion} dans les mains, et [chargea|a chargé] sous {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le tapis roulant de l’aéroport : <hero>Prochain arrêt, tout en haut.</hero> Le tapis [cala|a calé] juste sous {part_def}.',
          ],
        },
        fails: [
          'Les roues de devant [trouvèrent|ont trouvé] un caillou. {companion} [lança|a lancé] les bras en avant, et tout [redescendit|est redescendu].',
        ],
        again: [
          '<hero>Accroche-toi mieux</hero>, [dit|a dit] {hero}, et [recula|a reculé] encore. Le caillou attendait.',
        ],
        refrain: ['En avant. Tac. En arrière.'],
        turned: ['Toi devant. Tac tac. Nous voilà.'],
        noticing: [
          '{companion} [serra|a serré] les freins, des deux côtés. Ses yeux [firent|ont fait] le tour, sans se presser : une bosse, un creux, une racine, un coin. {hero_subj}, les mains vides, n’avait vu que le haut.',
        ],
        deed: [
          '{hero_subj} [vint|est venu{hero_e}] devant, un genou par terre, le nez à la hauteur de son nez. <hero>Tu passerais où, pour aller à {part_def} ?</hero>',
        ],
        answer: [
          'Deux tours de roue à gauche, un demi-tour, un frein. {companion} y était, et tendait déjà la main en bas, pour aider.',
        ],
        echo: [
          '<companion>J’ai vu le caillou tout de suite</companion>, [dit|a dit] {companion}. <hero>Tu aurais pu le dire.</hero> <companion>Tu allais trop vite pour un caillou.</companion>',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [saisit|a saisi] les poignées du fauteuil {de_companion} et [fonça|a foncé] sur {part_def}. On ne demande pas, quand on fonce.',
          ],
          warm: [
            '<hero>Je te pousse, tu n’as rien à faire</hero>, [dit|a dit] {hero} à {companion}. Tout droit, et vite, {hero_il} [poussa|a poussé] sur {part_def}.',
          ],
          clever: [
            'Avec quatre roues, on va droit. {hero_subj} [prit donc|a donc pris] les poignées, sans un mot, et [visa|a visé] le bout {de_part}.',
          ],
          playful: [
            '<hero>Attachez vos ceintures</hero>, [dit|a dit] {hero} aux poignées. {companion} n’avait pas embarqué, on [l’embarqua|l’a embarqué{companion_e}] vers {part_def}.',
          ],
        },
        fails: [
          'Les roues de devant [se mirent|se sont mises] de travers. {hero_subj} [poussa|a poussé] dans le travers.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] de l’élan. Le fauteuil [tourna|a tourné] comme une valse, et {companion} [compta|a compté] les tours : deux et demi.',
        ],
        refrain: ['Vroum, tout droit. Zwip, en rond.'],
        turned: ['Frein. On regarde. De biais.'],
        noticing: [
          'Clac : le frein. Les mains de {hero} tenaient de l’air. {companion} lisait le sol, de gauche à droite, et [revint|est revenu{companion_e}] à la ligne.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] les poignées, [vint|est venu{hero_e}] devant, et [s’accroupit|s’est accroupi{hero_e}]. <hero>Montre-moi, sur {part_def}. Je mets mes pieds dans ta trace.</hero>',
        ],
        answer: [
          '{companion} [partit|est parti{companion_e}] de côté, en biais, là où ce n’était pas lisse. Les roues [laissèrent|ont laissé] une trace. Un pied [se posa|s’est posé] dedans.',
        ],
        echo: [
          '<companion>Tu as de belles traces, derrière toi</companion>, [dit|a dit] {companion}, à la maison. C’étaient des chaussures. Elles allaient toutes de biais.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Tiens-toi</hero>, [dit|a dit] {hero} derrière {companion}, et [lança|a lancé] le fauteuil sur {part_def} comme une luge.',
          ],
          warm: [
            '<hero>Tu vas voir, c’est amusant</hero>, [dit|a dit] {hero} à {companion}, les mains déjà aux poignées, sur {part_def} déjà.',
          ],
          clever: [
            'Avec assez de vitesse, on passe avant de glisser, [calcula|a calculé] {hero}, et [poussa|a poussé] {companion} dans le calcul et {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le taxi : <hero>Vroum, où va-t-on ?</hero> et [partit|est parti{hero_e}] sur {part_def} sans écouter l’adresse.',
          ],
        },
        fails: [
          'Les petites roues [tournèrent|ont tourné] d’un côté, les grandes de l’autre. Le taxi [revint|est revenu] tout seul à la station.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] de plus loin. {companion} [leva|a levé] un doigt, que le vent [emporta|a emporté].',
        ],
        refrain: ['Vroum. Zwip. Vroum. Zwip. Retour.'],
        turned: ['Frein. Où ? Là. Et là. Et là.'],
        noticing: [
          'Il y [eut|a eu] un clac, et les poignées [ne bougèrent plus|n’ont plus bougé]. {companion}, penché{companion_e} en avant, étudiait le sol comme une page difficile, en s’aidant d’un doigt. Le doigt évitait tout ce qui brille.',
        ],
        deed: [
          'Les mains de {hero} [s’ouvrirent|se sont ouvertes]. {hero_subj} [vint|est venu{hero_e}] devant, à croupetons, les yeux à la bonne hauteur. <hero>Par où tu irais, sur {part_def} ?</hero> Et {hero_subj} [attendit|a attendu] que le doigt ait fini la page.',
        ],
        answer: [
          '<companion>Là</companion>, [dit|a dit] {companion}, <companion>puis là, en travers.</companion> Les roues [tracèrent|ont tracé] la ligne, sans une faute. On n’avait plus qu’à marcher dessus.',
        ],
        echo: [
          '<hero>On rentre par où ?</hero> [demanda|a demandé] {hero}, devant la maison. {companion} [étudia|a étudié] la façade, ligne par ligne. <companion>Par la porte</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
  },
  widthOfTwoArms: {
    narrow: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] son sac et son gilet devant {part_def}, et [courut|a couru] en avant. <hero>Serre-toi, ça passe !</hero>',
          ],
          warm: [
            '<hero>Je débarrasse pour toi</hero>, [dit|a dit] {hero} à {companion}. Tout ce qu’{hero_il} portait [atterrit|a atterri] juste devant {part_def}.',
          ],
          clever: [
            '{hero_subj} [estima|a estimé] à l’œil que {part_def} suffisait pour un fauteuil. Le sac, posé là, n’était pas dans le calcul.',
          ],
          playful: [
            '<hero>Le chat passe, la souris passe</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [sauta|a sauté] par-dessus son sac, vers {part_def}.',
          ],
        },
        fails: [
          '<hero>Serre-toi encore !</hero> {hero_subj} [posa|a posé] encore une chose, pour être plus mince. Cela [fit|a fait] une chose de plus par terre.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] le fauteuil, sans demander. Les bras [passèrent|sont passés]. Le sac [se mit|s’est mis] sous la roue, comme une cale.',
        ],
        refrain: ['Serre-toi. Crac. Serre-toi. Crac.'],
        turned: ['Large comme ça. Large comme ça. Voilà.'],
        noticing: [
          '{companion} était devant le sac de {hero}, et [écarta|a écarté] les deux bras. Le fauteuil : large comme ça. Le trou : large comme ça. Le sac : gros comme ça.',
        ],
        deed: [
          '<hero>Montre-moi la largeur</hero>, [dit|a dit] {hero}. {hero_subj} [porta|a porté] son sac et tout le reste sur le côté, loin {de_part}. Puis {hero_il} [mesura|a mesuré], les bras ouverts.',
        ],
        answer: [
          '{companion} [prit|a pris] les petites choses sur ses genoux. Il n’en restait aucune par terre.',
        ],
        echo: [
          '{hero} avait laissé son sac dans l’entrée. {companion} [attendit|a attendu] devant, les bras ouverts, sans rien dire. Le sac [partit|est parti].',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Attends-moi là</hero>, [dit|a dit] {hero}. Et son cartable, son bonnet et une canne [atterrirent|ont atterri] devant {part_def}. <hero>Non, viens, finalement, ça passe !</hero>',
          ],
          warm: [
            '<hero>Je te fais un chemin</hero>, [dit|a dit] {hero} à {companion}. Le chemin [se remplit|s’est rempli] à mesure de tout ce qu’{hero_il} posait devant {part_def}.',
          ],
          clever: [
            '{hero_subj} [estima|a estimé] {part_def} à vue d’œil. Son œil n’avait pas de roues. <hero>Ça passe</hero>, [dit|a dit] {hero}, un sac à chaque pied.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le contrôleur devant {part_def} : <hero>Avancez, avancez !</hero> Les bagages du contrôleur étaient au milieu de la voie.',
          ],
        },
        fails: [
          '<hero>Un petit effort !</hero> {hero_subj} [posa|a posé] encore son gilet, pour montrer comme c’était facile sans gilet.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] le fauteuil, sans demander. Une roue [monta|est montée] sur le cartable et y [resta|est restée].',
        ],
        refrain: ['Ça passe ! Crac. Ça passe ! Crac.'],
        turned: ['Pousse ça. Pousse ça. Et large.'],
        noticing: [
          '<companion>Tu sais ce qui est devant toi ?</companion> [demanda|a demandé] {companion}. {hero_subj} [baissa|a baissé] les yeux. C’était à lui, ça. Et ça aussi. {companion} avait les deux bras ouverts, et entre eux, toute la différence.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] sur ses pas. <hero>Large comment ?</hero> Une chose après l’autre, {hero_il} [dégagea|a dégagé] les abords {de_part}, jusqu’à ce que deux bras ouverts y passent. {companion} [prit|a pris] le bonnet sur ses genoux.',
        ],
        answer: ['Deux bras, c’est une bonne mesure. Elle allait à tout le monde, au cartable aussi.'],
        echo: [
          '<companion>Ton lit est mal garé</companion>, [dit|a dit] {companion} à la porte. {hero_subj} [ouvrit|a ouvert] les bras, [mesura|a mesuré], et [poussa|a poussé] le lit.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [jeta|a jeté] son sac et sa veste par terre et [courut|a couru] à {part_def}. <hero>Serre-toi, ça passe !</hero> {companion}, en fauteuil, [arriva|est arrivé{companion_e}] jusqu’au sac.',
          ],
          warm: [
            '<hero>Je fais de la place</hero>, [dit|a dit] {hero} à {companion}. {hero_il} [ôta|a ôté] tout d’autour {de_part}, et [le posa|l’a posé] devant le fauteuil.',
          ],
          clever: [
            'À l’œil, le fauteuil {de_companion} passait jusqu’à {part_def}. L’œil n’avait pas compté le sac, ni la veste, ni le bonnet.',
          ],
          playful: [
            '<hero>Le train entre en gare</hero>, [dit|a dit] {hero}, déjà près {de_part}. Devant le fauteuil {de_companion}, les rails étaient un sac et une veste.',
          ],
        },
        fails: [
          '<hero>Serre-toi un peu !</hero> {companion} ne pouvait pas se serrer. {hero} [tira|a tiré] seul{hero_e}, et il manquait deux mains.',
        ],
        again: [
          '{hero_subj} [enleva|a enlevé] encore son pull, à cause de la chaleur. Cela [fit|a fait] un pull de plus sous la roue.',
        ],
        refrain: ['Serre-toi. Crac. Serre-toi. Crac.'],
        turned: ['Large comme ça. Voilà. Quatre mains.'],
        noticing: [
          'Devant le sac de {hero}, {companion} [ouvrit|a ouvert] les deux bras. Le fauteuil : large comme ça. Le passage : large comme ça. Le sac : gros comme ça.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}]. <hero>Large comment ?</hero> {hero_il} [porta|a porté] le sac et tout ce qui traînait loin du fauteuil. {companion} [roula|a roulé] jusqu’à {part_def}.',
        ],
        answer: [
          '{companion} [prit|a pris] les petites choses sur ses genoux, et il y [eut|a eu] une prise de libre.',
        ],
        echo: [
          'Dans l’entrée, {hero} avait laissé ses bottes. {companion} [ouvrit|a ouvert] les bras, sans un mot. Les bottes [rentrèrent|sont rentrées] dans le rang.',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [arriva|est arrivé{hero_e}] {hero_g, select, m {le premier} other {la première}} à {part_def}, et [posa|a posé] tout ce qui encombre derrière soi. <hero>Alors, tu viens ?</hero>',
          ],
          warm: [
            '<hero>Je t’enlève ça des roues</hero>, [dit|a dit] {hero} à {companion}, et [mit|a mis] tout, bien doucement, entre {companion} et {part_def}.',
          ],
          clever: [
            'On passait largement, pour {hero}. {hero_subj} [passa|est passé{hero_e}], avec les sacs, et [commença|a commencé] {part_def} sans attendre.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le dépanneur, la trousse ici, la veste là, en avant pour {part_def}. Le dépanneur avait fermé la rue.',
          ],
        },
        fails: [
          '<hero>Un petit slalom !</hero> [dit|a dit] {hero}. Et comme cela n’allait pas, {hero_subj} [tira|a tiré] à deux mains ce qui en demandait quatre.',
        ],
        again: [
          '{hero_subj} [ajouta|a ajouté] les gants par terre. On travaille mieux sans gants. On roule moins bien dessus.',
        ],
        refrain: ['Viens. Crac. Viens. Crac. Tout seul.'],
        turned: ['Large, large. Roule. À deux.'],
        noticing: [
          '{companion} avait les bras grands ouverts, comme pour embrasser un arbre. Mais c’était pour mesurer. D’une main à l’autre, il y avait une veste, une trousse et deux gants, et tout cela s’appelait {hero}.',
        ],
        deed: [
          '<hero>Large jusqu’où ?</hero> [demanda|a demandé] {hero}. {hero_subj} [ramassa|a ramassé] sa vie, gant par gant, et [la posa|l’a posée] contre le mur. La roue de {companion} [arriva|est arrivée] sans bruit jusque contre {part_def}.',
        ],
        answer: ['De ce côté, il y avait maintenant deux bras, et ils venaient de servir de mètre.'],
        echo: [
          '<companion>Ton lit est au milieu du passage</companion>, [dit|a dit] {companion}. {hero_subj} [poussa|a poussé] le lit. <hero>Large comme ça ?</hero> <companion>Large comme ça.</companion>',
        ],
      },
    ],
  },
  brakeOn: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Attention, laisse-moi faire</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [tira|a tiré] {part_def} d’un coup sec, et ses pieds [partirent|sont partis].',
          ],
          warm: [
            '<hero>Recule un peu, que je ne te cogne pas</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [tira|a tiré] {part_def} seul{hero_e}, par secousses.',
          ],
          clever: [
            'Il faut des jambes, pour tirer, se disait {hero}. Les siennes [glissèrent|ont glissé] sous {part_def}, l’une après l’autre.',
          ],
          playful: [
            '<hero>Ho, hisse !</hero> [chanta|a chanté] {hero} à deux voix, pendant que {companion} reculait. {part_def} [fit|a fait] <hero>hisse</hero>, un tout petit peu.',
          ],
        },
        fails: ['À chaque secousse, les talons filaient. {hero_subj} tirait, et c’était {hero} qui venait.'],
        again: [
          '{hero_subj} [compta|a compté] trois, [tira|a tiré], et [se retrouva|s’est retrouvé{hero_e}] sur le dos, les pieds en l’air, comme un scarabée.',
        ],
        refrain: ['Tire. Zip. Tire. Zip. Boum.'],
        turned: ['Frein. Deux bras. Hisse.'],
        noticing: [
          'De là, par terre, {hero} [vit|a vu] deux roues, tout près. Elles ne glissaient pas, elles. Plus haut, il y avait deux bras croisés, et quelqu’un qui souriait.',
        ],
        deed: [
          '{hero_subj} [tendit|a tendu] à {companion} la moitié de la prise. <hero>Tire avec moi, si tu veux.</hero> Le frein [claqua|a claqué], et {hero} [prit|a pris] l’autre moitié {de_part}.',
        ],
        answer: [
          '{companion} [tira|a tiré], sans secousse, longtemps. Deux roues qui tiennent valent mieux que deux talons.',
        ],
        echo: [
          '<companion>Tâte</companion>, [dit|a dit] {companion} en pliant le bras. {hero} [tâta|a tâté]. Cela se passait de commentaire.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Pousse-toi, je suis fort{hero_e}</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [empoigna|a empoigné] {part_def}, [tira|a tiré], et [s’assit|s’est assis{hero_e}].',
          ],
          warm: [
            '<hero>Tu vas te fatiguer, laisse</hero>, [dit|a dit] {hero} à {companion}. {hero_subj} [tira|a tiré] {part_def} à coups secs, et [se fatigua|s’est fatigué{hero_e}].',
          ],
          clever: [
            'Le secret, c’est la secousse, [expliqua|a expliqué] {hero} à {companion}. La secousse [ébranla|a ébranlé] {hero}, et {part_def} pas du tout.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le cheval de trait, hue, devant {part_def}. Le cheval n’avait pas de fers, et [patina|a patiné].',
          ],
        },
        fails: ['Ses pieds couraient sur place. Chaque secousse en mangeait un peu.'],
        again: [
          '{hero_subj} [tira|a tiré] en arrière, de tout son long. {part_def} [resta|est resté{part_e}], et {hero_subj} [s’allongea|s’est allongé{hero_e}].',
        ],
        refrain: ['Hue. Glisse. Hue. Glisse. Pouf.'],
        turned: ['Clic. On tient. On tire. Hop.'],
        noticing: [
          'De là, on voit bien les choses basses : deux chaussures qui avaient glissé, et deux pneus qui n’avaient pas bougé. Au-dessus des pneus, quelqu’un regardait ses ongles.',
        ],
        deed: [
          '{hero_subj} [se poussa|s’est poussé{hero_e}] d’une place, et [laissa|a laissé] libre la moitié {de_part}. <hero>Tu tires avec moi ?</hero> {companion} [se tourna|s’est tourné{companion_e}], clic, le frein. On [cracha|a craché] dans quatre mains.',
        ],
        answer: [
          'Ce n’était plus une secousse, c’était une force, et elle avait des pneus. {hero_subj} n’avait qu’à suivre.',
        ],
        echo: [
          '<companion>Bras de fer ?</companion> [proposa|a proposé] {companion}, sur la table. {hero_subj} [perdit|a perdu] cinq fois. La sixième, {hero_subj} [mit|a mis] le frein.',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '<hero>Attention, pousse-toi !</hero> [dit|a dit] {hero} à {companion}, et {hero_il} [tira|a tiré] {part_def} par à-coups. Ses pieds glissaient. Il s’en fallait d’un coup.',
          ],
          warm: [
            '<hero>Reste à l’abri</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [tira|a tiré] {part_def} par petites secousses, et les semelles [partirent|sont parties].',
          ],
          clever: [
            'Dix petits coups valent un grand, pensait {hero}. Au dixième, {part_def} [grinça|a grincé], et les pieds de {hero} étaient ailleurs.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la chèvre contre {part_def} : un coup, un bond. La chèvre n’avait pas de freins.',
          ],
        },
        fails: [
          'Un coup, une glissade. Encore un coup, encore une. {companion} regardait, tout près, les deux mains libres.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] en sautant. Au sommet du saut, il n’y avait plus rien pour tirer.',
        ],
        refrain: ['Han. Zou. Han. Zou.'],
        turned: ['Frein. On tire. Tout doux. Clic.'],
        noticing: [
          '{hero} était par terre, les pieds en l’air. À côté, deux roues ne bougeaient pas du tout. Au-dessus des roues, {companion} avait un large sourire.',
        ],
        deed: [
          '{hero_subj} [fit|a fait] de la place à {companion} sur {part_def}. <hero>Tu veux tirer ?</hero> {companion} [se tourna|s’est tourné{companion_e}], [serra|a serré] le frein, et [cracha|a craché] dans ses mains.',
        ],
        answer: [
          '{companion} [tira|a tiré], sans à-coup, et [tint|a tenu]. Cela laissait à {hero} une main libre.',
        ],
        echo: [
          '<companion>Tu devrais en mettre</companion>, [dit|a dit] {companion}. <hero>Quoi ?</hero> <companion>Des freins.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] {part_def} à pleines mains et [tira|a tiré] en arrière. Les pieds, eux, [allèrent|sont allés] en avant.',
          ],
          warm: [
            '<hero>Ça va faire du bruit, bouche tes oreilles</hero>, [dit|a dit] {hero} à {companion}, et [tira|a tiré] {part_def} d’un coup sec.',
          ],
          clever: [
            'La secousse casse la résistance, [dit|a dit] {hero} à {companion}. Elle [cassa|a cassé] surtout l’équilibre de {hero}, devant {part_def}.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] la corde à sauter avec {part_def} : han, et zou. C’est zou qui durait.',
          ],
        },
        fails: ['On ne tient pas une chose qu’on secoue. {hero_subj} [la secoua|l’a secouée].'],
        again: ['{hero_subj} [tira|a tiré] avec un élan de trois pas. Deux étaient de trop.'],
        refrain: ['Han, zou. Han, zou. Poum.'],
        turned: ['Frein, clic. On tient. On tire. Clac.'],
        noticing: [
          'Sur le dos, {hero_subj} [compta|a compté] ce qui n’avait pas glissé dans cette histoire. Cela faisait deux roues, un frein, et une personne qui mangeait des noisettes en attendant qu’on lui demande.',
        ],
        deed: [
          '{hero_subj} [se poussa|s’est poussé{hero_e}] sur un côté {de_part}. <hero>Tu prends la moitié ?</hero> {companion} [rangea|a rangé] les noisettes, [tourna|a tourné], clic, et [cracha|a craché] dans ses mains.',
        ],
        answer: [
          'C’était un effort sans secousse, comme une marée. Quand tout est tenu, il reste une main pour ce qui est petit.',
        ],
        echo: [
          '{hero_subj} [demanda|a demandé] une noisette. <companion>Tire</companion>, [dit|a dit] {companion}, la main fermée, le frein mis.',
        ],
      },
    ],
  },
  outOfTheLight: {
    shy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se planta|s’est planté{hero_e}] devant {companion}, debout, et [raconta|a raconté] très fort tout ce que faisait {part_def}. <hero>Là, ça recule !</hero>',
          ],
          warm: [
            '<hero>Je te raconte, reste là-bas</hero>, [dit|a dit] {hero} à {companion}. {hero_il} [se mit|s’est mis{hero_e}] debout devant {part_def}, les bras larges.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] la meilleure place pour observer {part_def}, debout, au milieu. Le fauteuil {de_companion} était juste derrière.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le guide de musée, de toute sa hauteur : <hero>À votre droite, {part_def}.</hero> À droite {de_companion}, il y avait un dos.',
          ],
        },
        fails: [
          'Debout, on fait une grande ombre. {hero_subj} [se tourna|s’est tourné{hero_e}] pour mieux raconter, et l’ombre [tourna|a tourné] aussi.',
        ],
        again: [
          '{hero_subj} [monta|est monté{hero_e}] sur la pointe des pieds et [raconta|a raconté] plus vite. L’ombre aussi [grandit|a grandi].',
        ],
        refrain: ['Grande ombre. Oh. Grande ombre. Parti.'],
        turned: ['Petite ombre. Assis. Petite ombre. Tiens.'],
        noticing: [
          '<companion>C’est un très bel endroit, ton pull</companion>, [dit|a dit] {companion}. <companion>Je le regarde depuis un moment.</companion> {hero} [se retourna|s’est retourné{hero_e}]. Par terre, son ombre couvrait tout.',
        ],
        deed: [
          '<hero>Dis-moi d’où tu vois</hero>, [dit|a dit] {hero}. {hero_subj} [s’assit|s’est assis{hero_e}] par terre à côté de la roue, là où {companion} montrait, face {a_part}.',
        ],
        answer: [
          'Deux visages, côte à côte, et tous les deux bas. {part_def} [regarda|a regardé] l’un, puis l’autre.',
        ],
        echo: [
          '{hero} [demanda|a demandé] du fil. Il y avait un bouton à recoudre, au dos du pull. <companion>Je le connais</companion>, [dit|a dit] {companion}. <companion>Il pend depuis mardi.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [raconta|a raconté] à {companion}, de tout son haut, ce que faisait {part_def}. De tout son haut, on fait de l’ombre à trois personnes.',
          ],
          warm: [
            '<hero>Reste bien, je te décris</hero>, [dit|a dit] {hero} à {companion}, planté{hero_e} devant {part_def}. La description avait des épaules.',
          ],
          clever: [
            'Debout, on voit tout, [dit|a dit] {hero} à {companion}. {part_def} aussi voyait tout de {hero}, et en avait assez vu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le reporter : <hero>En direct {de_part}.</hero> Le reporter, vu d’en bas, avait l’air d’un arbre.',
          ],
        },
        fails: [
          'Là-bas, cela se cachait de l’ombre. {hero_subj} [avança|a avancé], pour voir de quoi cela se cachait.',
        ],
        again: ['{hero_subj} [leva|a levé] les deux bras pour mieux expliquer. L’ombre [eut|a eu] des bras.'],
        refrain: ['Moi, grand. Caché. Moi, grand. Caché.'],
        turned: ['Moi, bas. Toi, bas. Coucou.'],
        noticing: [
          '<companion>Il est deux heures</companion>, [dit|a dit] {companion}. <hero>Comment tu le sais ?</hero> <companion>Tu fais le cadran.</companion> {hero_subj} [chercha|a cherché] l’aiguille. C’était son ombre, et elle finissait pile sur la cachette.',
        ],
        deed: [
          '{hero_subj} [sortit|est sorti{hero_e}] de la lumière et [s’assit|s’est assis{hero_e}] contre la roue. Sa tête arrivait à la hauteur de celle de {companion}. <hero>Dis-moi d’où tu regardes</hero>, et {hero_il} [regarda|a regardé] de là, vers {part_def}.',
        ],
        answer: ['Deux têtes basses l’une contre l’autre, cela ne cache le jour de personne.'],
        echo: [
          '<companion>Il est sept heures</companion>, [dit|a dit] {companion} à table. {hero_subj} [s’assit|s’est assis{hero_e}] vite. On passait les pommes de terre.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se mit|s’est mis{hero_e}] tout devant {part_def}, bien au milieu. Puis {hero_il} [dit|a dit] à {companion} : <hero>Je vais te dire ce qu’il y a. Il y a du noir.</hero>',
          ],
          warm: [
            '<hero>Reste là, je regarde pour toi</hero>, [dit|a dit] {hero} à {companion}. Et {hero_il} [boucha|a bouché] {part_def} avec tout son dos.',
          ],
          clever: [
            'Pour bien voir, on se met en face. {hero_subj} [se mit|s’est mis{hero_e}] en face {de_part}, et {companion} [eut|a eu] pour horizon un gilet.',
          ],
          playful: [
            '<hero>Ici, votre envoyé spécial</hero>, [dit|a dit] {hero} devant {part_def}. <hero>Il fait noir. À vous.</hero> Derrière, {companion} [attendit|a attendu] son tour.',
          ],
        },
        fails: [
          'Plus {hero} s’approchait, plus c’était noir. Plus c’était noir, plus {hero_il} s’approchait.',
        ],
        again: [
          '{hero_subj} [écarta|a écarté] les bras pour montrer comme c’était noir. Là, c’était vraiment noir.',
        ],
        refrain: ['Noir, noir. J’approche. Noir, noir.'],
        turned: ['Je m’assois. Je regarde. Clair, clair.'],
        noticing: [
          '<companion>C’est une belle vue</companion>, [dit|a dit] {companion}. <companion>C’est du tricot.</companion> {hero} [baissa|a baissé] les yeux sur son ombre. Elle commençait à ses pieds et finissait tout au fond.',
        ],
        deed: [
          '<hero>Dis-moi où tu vois</hero>, [dit|a dit] {hero}. {hero_subj} [s’assit|s’est assis{hero_e}] à côté de la roue, hors du jour qui tombait sur {part_def}.',
        ],
        answer: [
          'Le noir, à la hauteur du fauteuil, c’était surtout quelqu’un debout. Il n’y avait plus personne debout.',
        ],
        echo: [
          '<companion>Tu es devant la télé</companion>, [dit|a dit] {companion}, le soir. {hero} [s’assit|s’est assis{hero_e}]. <companion>Merci. C’était encore du tricot.</companion>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [planta|a planté] les deux pieds devant {part_def} et [raconta|a raconté] à {companion} tout ce qu’il y avait à voir : du noir, et encore du noir, à gauche.',
          ],
          warm: [
            '<hero>Ne te dérange pas</hero>, [dit|a dit] {hero} à {companion}, et [se pencha|s’est penché{hero_e}] sur {part_def}. Vu de derrière, il n’y avait plus que de la veste.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] un rapport sur {part_def}, en trois points. Les trois points étaient noirs. {companion} n’en voyait que le dos.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au guide du musée, debout devant {part_def}. <hero>Et ici, à droite, une nuit complète.</hero>',
          ],
        },
        fails: [
          'Il [fallut|a fallu] s’approcher encore. La nuit [s’approcha|s’est approchée] aussi, elle portait les mêmes chaussures.',
        ],
        again: [
          '{hero_subj} [se mit|s’est mis{hero_e}] sur la pointe des pieds, pour mieux voir. Le noir aussi [se mit|s’est mis] sur la pointe des pieds.',
        ],
        refrain: ['Pousse, nuit. Nuit, pousse. Rien.'],
        turned: ['Pousse-toi, moi. Bonjour, toi. Là.'],
        noticing: [
          '<companion>Est-ce que tu peux lever le bras ?</companion> [demanda|a demandé] {companion}. {hero_subj} [le leva|l’a levé]. La moitié du noir [leva|a levé] un bras aussi.',
        ],
        deed: [
          '{hero_subj} [quitta|a quitté] la lumière. {hero_subj} [s’assit|s’est assis{hero_e}] par terre, contre la roue, la tête juste sous celle de {companion}. <hero>Montre-moi où tu regardes.</hero>',
        ],
        answer: ['De là, il y avait un couloir, droit entre deux ombres. Il partait exactement du fauteuil.'],
        echo: [
          'Sur la photo de la journée, on ne voit que le dos de {hero}. <companion>Très ressemblant</companion>, [dit|a dit] {companion}. Désormais, {hero} prend les photos assis{hero_e}.',
        ],
      },
    ],
  },
  tablesDown: {
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>La fête d’après, c’est en haut. On te portera</hero>, [dit|a dit] {hero} à {companion}. Et seul{hero_e}, {hero_il} [poussa|a poussé] {part_def}.',
          ],
          warm: [
            'Pour la fête d’après, {hero} avait réservé la belle salle du haut. <hero>On te portera</hero>, [dit|a dit] {hero} à {companion}, avec chaleur, et {hero_il} [poussa|a poussé] {part_def}.',
          ],
          clever: [
            '{hero_subj} avait un schéma pour la fête d’après : douze marches, quatre porteurs, et {companion} au milieu. Pour {part_def}, il ne restait que {hero}.',
          ],
          playful: [
            '<hero>En haut, il y aura la vue, et toi en palanquin</hero>, [dit|a dit] {hero} à {companion}. Puis {hero_il} [poussa|a poussé] {part_def} comme un sherpa.',
          ],
        },
        fails: [
          '<companion>Moi, on ne me porte pas</companion>, [dit|a dit] {companion}. La moitié des bras [resta|est restée] avec {companion}, et {hero} [poussa|a poussé] sans eux.',
        ],
        again: [
          '{hero_subj} [cria|a crié] que c’était presque fait. De l’autre côté, on [s’assit|s’est assis].',
        ],
        noticing: [
          'Au bout de ses bras, {hero} [regarda|a regardé] l’escalier. Douze marches, que quelqu’un avait construites. Au pied des marches, autour {de_companion}, il y avait toutes les mains qui manquaient.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] la salle du haut, et l’acompte avec. {hero_il} [demanda|a demandé] à {companion} où ce serait bien, [descendit|a descendu] la première table, et [revint|est revenu{hero_e}] à {part_def}.',
        ],
        answer: [
          '{companion} était déjà là, et avait trouvé le côté par où cela bougeait. Les autres [vinrent|sont venus] aussi.',
        ],
        echo: [
          'De l’acompte, il manquait de quoi payer les lampions. <companion>On a les phares des vélos</companion>, [dit|a dit] {companion}. C’était mieux, sauf pour les photos.',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>La salle est en haut, on fera la chaise à porteurs</hero>, [dit|a dit] {hero} à {companion}, et tout de suite {hero_il} [se jeta|s’est jeté{hero_e}] sur {part_def}.',
          ],
          warm: [
            '{hero_subj} avait réservé la plus belle salle, à l’étage, en pensant à {companion} tout du long. {hero_subj} [poussa|a poussé] {part_def} en y pensant encore.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] le levage de {companion} par quatre personnes, avec des flèches. Pour {part_def}, il [n’en resta|n’en est resté] qu’une.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] pour {companion} le bruit d’un hélicoptère, et pour {part_def} celui d’un sanglier.',
          ],
        },
        fails: [
          '<companion>Non merci</companion>, [dit|a dit] {companion}. Ceux qui allaient pousser [gardèrent|ont gardé] les mains dans les poches, à côté.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] en comptant à voix haute. À trois, on était toujours une personne.',
        ],
        noticing: [
          'Du haut des marches, {hero} [vit|a vu] la cour, les lampions, et neuf personnes assises en rond. Il n’y avait personne en haut, à part {hero_lui}. C’était pourtant la belle salle.',
        ],
        deed: [
          '{hero_subj} [téléphona|a téléphoné] pour annuler, et l’acompte avec. <hero>Où veux-tu la faire ?</hero> [demanda|a demandé] {hero} à {companion}. Puis {hero_il} [porta|a porté] la première table en bas, marche après marche, et [s’attela|s’est attelé{hero_e}] à {part_def}.',
        ],
        answer: [
          '{companion} avait tracé à la craie un chemin sans bosse. Par là, on ne portait plus, on roulait.',
        ],
        echo: [
          'On [mangea|a mangé] dehors, avec des manteaux. <companion>L’acompte, c’était combien ?</companion> [demanda|a demandé] {companion}. <hero>Deux vestes</hero>, [dit|a dit] {hero}, en claquant des dents.',
        ],
      },
    ],
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '<hero>La suite, c’est en haut, on te portera</hero>, [lança|a lancé] {hero} à {companion}. Puis {hero_il} [souleva|a soulevé] {part_def}, par un bout, puis par l’autre.',
          ],
          warm: [
            '<hero>On est assez nombreux pour te porter là-haut, après</hero>, [dit|a dit] {hero} à {companion}, avec chaleur. Et {hero_il} [prit|a pris] {part_def} d’un côté.',
          ],
          clever: [
            '{hero_subj} [répartit|a réparti] les porteurs de la suite : deux à gauche, deux à droite, {companion} au milieu. La suite était prête. {part_def}, non.',
          ],
          playful: [
            '{hero_subj} [annonça|a annoncé] les jeux olympiques de l’escalier, avec {companion} en flamme. En attendant, {hero_il} [s’entraîna|s’est entraîné{hero_e}] sur {part_def}.',
          ],
        },
        fails: [
          '<companion>Non</companion>, [dit|a dit] {companion}, et quatre personnes [restèrent|sont restés] de ce côté-là. {hero_subj} [tint|a tenu] un bout, puis [courut|a couru] tenir l’autre.',
        ],
        again: [
          '{hero_subj} [fit|a fait] l’aller-retour quatre fois. À quatre, on est encore une seule personne.',
        ],
        noticing: [
          '{hero_subj} [s’arrêta|s’est arrêté{hero_e}]. Ici, une paire de bras, et la clé de la salle du haut. Là-bas, au pied des marches, un fauteuil, et tous les autres bras.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] la clé, et l’argent de la salle. {hero_il} [demanda|a demandé] à {companion} où ce serait bien, [descendit|a descendu] sa table, et [reprit|a repris] un bout {de_part}.',
        ],
        answer: [
          'En bas, tout le monde pouvait approcher. {companion} [avança|a avancé] et [prit|a pris] l’autre côté.',
        ],
        echo: [
          '<companion>Il y avait vraiment une belle vue, là-haut ?</companion> [demanda|a demandé] {companion}. <hero>Oui</hero>, [dit|a dit] {hero}. <hero>On vous voyait très bien.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '<hero>Toi, on te montera à quatre, facile</hero>, [dit|a dit] {hero} à {companion} pour la soirée d’après. En attendant, {hero_il} [souleva|a soulevé] {part_def} d’un côté.',
          ],
          warm: [
            '{hero_subj} avait tout prévu pour que {companion} soit bien, là-haut : le coussin, la vue, les porteurs. {companion} n’avait rien dit. {hero_subj} [tint|a tenu] {part_def} par un coin.',
          ],
          clever: [
            'Quatre porteurs, seize marches, deux minutes : l’affaire de {companion} était réglée, [calcula|a calculé] {hero}. {part_def}, en bas, l’était moins.',
          ],
          playful: [
            '<hero>On fera l’arrivée de Cléopâtre</hero>, [promit|a promis] {hero} à {companion}, et {hero_il} [s’échauffa|s’est échauffé{hero_e}] en secouant {part_def}.',
          ],
        },
        fails: [
          '<companion>Je ne suis pas un piano</companion>, [dit|a dit] {companion}. Trois des porteurs [s’assirent|se sont assis] sur une marche. {hero_subj} [tint|a tenu] les deux bouts, l’un après l’autre.',
        ],
        again: [
          '{hero_subj} [cria|a crié] qu’on n’attendait plus qu’eux. On ne les attendait pas très loin.',
        ],
        noticing: [
          'La clé de la salle pesait dans sa poche. {hero_subj} [la sortit|l’a sortie]. Il y avait une étiquette : premier étage, sans ascenseur. Quelqu’un l’avait écrite en rouge, et souligné deux fois.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] la clé. L’acompte, on [le garda|l’a gardé]. <hero>Où est-ce que tu la ferais, toi ?</hero> {companion} [montra|a montré] la cour. {hero_subj} [descendit|est descendu{hero_e}] la première table, puis [revint|est revenu{hero_e}] prendre un bout {de_part}.',
        ],
        answer: [
          'Dans la cour, on arrivait de partout. {companion} [bloqua|a bloqué] ses freins juste là où il fallait quelqu’un.',
        ],
        echo: [
          'Il n’y avait pas de vue, dans la cour. <companion>Il y a le ciel</companion>, [dit|a dit] {companion}. <hero>Il était compris ?</hero> [demanda|a demandé] {hero}.',
        ],
      },
    ],
  },
  longWayRound: {
    guarded: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [prit|a pris] l’escalier, [passa|a passé] devant tout le monde, [envoya|a envoyé] à {companion} une photo, et [pressa|a pressé] {part_def} d’ouvrir.',
          ],
          warm: [
            '{hero_subj} [garda|a gardé] une place devant pour {companion}, et [supplia|a supplié] {part_def}, très aimablement, de se dépêcher.',
          ],
          clever: [
            '{hero_subj} [démontra|a démontré] à {part_def} que le raccourci était autorisé à ceux qui marchaient. {companion} [reçut|a reçu] la démonstration en photo.',
          ],
          playful: [
            '{hero_subj} [envoya|a envoyé] à {companion} des selfies avec {part_def} au fond, et une légende par marche.',
          ],
        },
        fails: [
          '{hero_subj} [se plaignit|s’est plaint{hero_e}] de l’attente, d’en haut. La réponse {de_companion} [ne vint pas|n’est pas venue].',
        ],
        again: ['{hero_subj} [envoya|a envoyé] encore une photo, plus gaie. Elle était très gaie.'],
        noticing: [
          'Sous la photo, il y avait <hero>vu</hero>, et rien. {hero_subj} l’[agrandit|a agrandie] pour comprendre. Dans le coin, on distinguait la rampe. Elle était pleine de poubelles.',
        ],
        deed: [
          '{hero_subj} [perdit|a perdu] sa place devant, [descendit|est descendu{hero_e}], et [fit|a fait] le long tour avec {companion}, une poubelle après l’autre. À deux, on [se présenta|s’est présentés] devant {part_def}.',
        ],
        answer: [
          'Ces deux-là sentaient la poubelle, et demandaient à la bonne porte. Du côté {de_part}, on n’avait rien contre.',
        ],
        echo: [
          '<companion>C’était comment, le début ?</companion> [demanda|a demandé] {companion}. <hero>Raté</hero>, [dit|a dit] {hero}. <hero>J’étais avec quelqu’un.</hero>',
        ],
      },
      {
        firstTry: {
          bold: [
            '{hero_subj} [grimpa|a grimpé] les marches quatre à quatre, [fit|a fait] une photo d’en haut pour {companion}, et [pressa|a pressé] {part_def} d’ouvrir pour deux.',
          ],
          warm: [
            '<hero>Je te garde la meilleure place</hero>, [écrivit|a écrit] {hero} à {companion}, d’en haut, et {hero_il} [supplia|a supplié] {part_def} d’être bien aimable, et plus rapide.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à {part_def} qu’en prenant l’escalier on gagne neuf minutes. {companion}, en bas, avait tout le temps de les compter.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {companion}, d’en haut, la visite en direct, avec {part_def} dans le rôle du monument.',
          ],
        },
        fails: [
          '<hero>Tu verrais la vue !</hero> [écrivit|a écrit] {hero}. Il n’y [eut pas|a pas eu] de petite coche.',
        ],
        again: ['{hero_subj} [envoya|a envoyé] la vue. Puis la vue avec un pouce.'],
        noticing: [
          '{companion} avait lu, à quatorze heures deux. Rien depuis. {hero_subj} [regarda|a regardé] en bas, par-dessus la rampe des marches. L’autre rampe, la longue, celle qui fait le tour, on ne la voyait plus : on y avait rangé les poubelles.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] sa place et [descendit|est descendu{hero_e}]. <hero>Par où tu passerais, toi ?</hero> Ils [firent|ont fait] le grand tour, côte à côte, une poubelle après l’autre, et [arrivèrent|sont arrivés] devant {part_def} avec des mains noires.',
        ],
        answer: [
          'À cette porte-ci, personne ne frappe jamais. Du côté {de_part}, on [fut|a été] si étonné que l’on [ouvrit|a ouvert] en grand.',
        ],
        echo: [
          '<companion>Treize poubelles</companion>, [dit|a dit] {companion}. <companion>La quatorzième, je l’ai laissée. Pour le prochain qui écrit que la vue est belle.</companion>',
        ],
      },
    ],
  },
};
