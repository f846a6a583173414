import type { LessonPairs } from '../../schema.ts';

export const gratitude: LessonPairs = {
  wornPlace: {
    heavy: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [poussa|a poussé] {part_def} n’importe où, au milieu, comme si personne n’était jamais passé par là. Cela [bougea|a bougé] d’un rien.',
          ],
          warm: [
            '<hero>Tu gênes, tu sais</hero>, [dit|a dit] {hero} à {part_def}. Et {hero_il} [poussa|a poussé] du ventre, là où cela tombait.',
          ],
          clever: [
            '{hero_subj} [calcula|a calculé] le milieu {de_part} et [appuya|a appuyé] juste là. C’était un très bon calcul, à l’œil nu.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le bélier, cornes baissées, contre {part_def}. Le bélier n’avait pas demandé où.',
          ],
        },
        fails: [
          '{hero_subj} [gronda|a grondé] cette chose d’être au milieu du chemin, et [poussa|a poussé] un peu plus au milieu.',
        ],
        again: [
          '{hero_subj} [poussa|a poussé] avec le dos, avec le front, avec la mauvaise humeur. C’est la mauvaise humeur qui [alla|est allée] le plus loin.',
        ],
        refrain: ['Ici, han. Là, han. Nulle part, han.'],
        turned: ['Une main là. Un pied là. Comme eux.'],
        noticing: [
          'Sa main [tomba|est tombée] dans un creux. Il était lisse et rond, et fait pour une main. Des dizaines d’autres étaient passées par là, une à la fois.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] sa main dans ce creux-là {de_part}, puis son pied dans celui d’en bas. Nulle part ailleurs.',
        ],
        answer: [
          'C’était l’endroit que tous avaient trouvé. {part_def} [le reconnut|l’a reconnu], on aurait dit.',
        ],
        echo: [
          'Au retour, {hero} [laissa|a laissé] sa main un instant sur la rampe. Elle était lisse. <companion>À qui tu dis bonjour ?</companion> [demanda|a demandé] {companion}.',
        ],
      },
    ],
    slippery: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se lança|s’est lancé{hero_e}] sur {part_def}, n’importe où, de toutes ses forces. Trois pas [tinrent|ont tenu], et pas le quatrième.',
          ],
          warm: [
            '<hero>Tu pourrais faire un effort</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [posa|a posé] un pied au hasard.',
          ],
          clever: [
            '{hero_subj} [choisit|a choisi] un endroit tout neuf {de_part}. Personne n’y avait sûrement pensé. Il y avait une raison.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] l’explorateur : premier pied du monde sur {part_def}. Le premier pied du monde [partit|est parti] de côté.',
          ],
        },
        fails: [
          'Comme si personne n’était jamais passé là. {hero_subj} [gronda|a grondé] ce qui glissait, et [glissa|a glissé].',
        ],
        again: [
          '{hero_subj} [recommença|a recommencé] deux pas plus loin, en grondant d’avance. Le derrière [se souvint|s’est souvenu] du chemin.',
        ],
        refrain: ['Pousse-toi. Zou. Pousse-toi. Zou.'],
        turned: ['Ici, un pied. Là, un pied. Merci.'],
        noticing: [
          'Par hasard, une main de {hero} [trouva|a trouvé] un creux. Il était doux, usé, rond comme une assiette. Des quantités de mains avaient dû passer là.',
        ],
        deed: [
          '{hero_subj} [mit|a mis] sa main dans le creux {de_part}, puis son pied, et nulle part ailleurs.',
        ],
        answer: ['Le creux était à sa taille, ou presque. Un pas plus loin, il y en avait un autre.'],
        echo: [
          '<companion>Qui est passé là avant nous ?</companion> [demanda|a demandé] {companion}. <hero>Je ne sais pas. Quelqu’un avec de grands pieds</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  carriesItBack: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            'On [tendit|a tendu] un bout {de_part} à {hero}. {hero_subj} [le prit|l’a pris], [tourna|a tourné] le dos et [tendit|a tendu] l’autre main. <hero>Le suivant !</hero>',
          ],
          warm: [
            '{hero_subj} [prit|a pris] ce qu’on lui donnait, très content{hero_e}. {hero_il} [repartit|est reparti{hero_e}] vers {part_def}, la main ouverte dans le dos.',
          ],
          clever: [
            '{hero_subj} [organisa|a organisé] : on lui passe, {hero} prend, {hero} pose sur {part_def}. Personne n’était prévu pour recevoir, à l’autre bout.',
          ],
          playful: [
            '{hero_subj} [joua|a joué] au guichet. <hero>Merci bonsoir, au suivant !</hero> Mais sans le merci. {part_def} avançait.',
          ],
        },
        fails: [
          'Ceux qui avaient donné restaient là, les mains vides. {hero_subj} [reprit|a repris] sans se retourner, et seul{hero_e}, à présent.',
        ],
        again: [
          '<hero>Encore !</hero> [dit|a dit] {hero}, la main tendue derrière {hero_lui}. La main [attendit|a attendu]. Elle avait l’air d’un portemanteau.',
        ],
        refrain: ['Donne, donne. Encore. Et plus rien.'],
        turned: ['Tiens, tiens. Pour toi. Et viens.'],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}] pour en avoir plus. {companion} était là, les bras ballants. Ses yeux allaient à la poche de {hero}. Dedans, un petit pain faisait une bosse.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] sur ses pas, loin {de_part}, et [rompit|a rompu] le petit pain. La plus grosse moitié [alla|est allée] dans ces mains-là.',
        ],
        answer: [
          '{companion} [vint|est venu{companion_e}] derrière, en mâchant, et [prit|a pris] l’autre côté.',
        ],
        echo: [
          'Il [resta|est resté] une miette sur la manche {de_companion}. {hero} [la montra|l’a montrée]. <companion>Je la garde</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    guarded: [
      {
        firstTry: {
          bold: [
            '{part_def} [donna|a donné] un petit objet, pour patienter. {hero} [tourna|a tourné] le dos et [tendit|a tendu] la main. <hero>Et la suite ?</hero>',
          ],
          warm: [
            '{part_def} [donna|a donné] un petit objet. {hero} [le prit|l’a pris] avec un beau sourire, tourné vers le suivant.',
          ],
          clever: [
            '{part_def} [donna|a donné] un petit objet, pour patienter. {hero} [le rangea|l’a rangé] et [attendit|a attendu], paume ouverte, l’article suivant.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] disparaître le petit cadeau {de_part} dans sa poche, comme un magicien. <hero>Le suivant, s’il vous plaît !</hero>',
          ],
        },
        fails: ['Donner, donner encore. {hero_subj} ne regardait que la main, et jamais plus haut.'],
        again: [
          '{hero_subj} [claqua|a claqué] des doigts, la main derrière le dos. Personne [n’y posa rien|n’y a rien posé], sauf un peu d’air.',
        ],
        refrain: ['À moi. Encore à moi. Et fini.'],
        turned: ['À toi. La grosse. À toi.'],
        noticing: [
          '{hero_subj} [se retourna|s’est retourné{hero_e}] et [regarda|a regardé] {part_def} pour de bon. Depuis ce matin, {part_il} restait là pour les autres, et personne n’apportait rien. Dans la poche de {hero}, un petit pain faisait une bosse.',
        ],
        deed: [
          '{hero_subj} [revint|est revenu{hero_e}] sur ses pas et [rompit|a rompu] le petit pain. Puis {hero_il} [donna|a donné] la plus grosse moitié {a_part}.',
        ],
        answer: ['Il y avait maintenant une bouchée à finir, et ce n’est pas rien.'],
        echo: [
          '<companion>Et ta moitié à toi ?</companion> [demanda|a demandé] {companion}. {hero} [regarda|a regardé] dans sa main. <hero>Elle est plus petite. Elle est meilleure.</hero>',
        ],
      },
    ],
  },
  whatIsThere: {
    needsTime: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tapa|a tapé] du pied devant {part_def}. <hero>Quand ?</hero> Il manquait une seule chose, et {hero} ne voyait qu’elle.',
          ],
          warm: [
            '<hero>Quand, dis-moi quand ?</hero> {hero_subj} [donna|a donné] à {part_def} une petite tape, toutes les trois secondes, pour encourager.',
          ],
          clever: [
            '{hero_subj} [fit|a fait] la liste de tout ce que {part_def} n’était pas encore. Elle était longue, et en tête il y avait <hero>prêt{part_e}</hero>.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le train en retard devant {part_def} : <hero>Quand ? Quand ? Tchou.</hero> Avec le doigt pour locomotive.',
          ],
        },
        fails: ['Ce qui n’était pas là prenait toute la place. {hero_subj} y [mit|a mis] les doigts.'],
        again: [
          '<hero>Quand ?</hero> {hero_subj} [cria|a crié] cela de si près que cela [fit|a fait] du vent.',
        ],
        refrain: ['Quand ? Quand ? Toc. Quand ?'],
        turned: ['Ça, c’est là. Ça, c’est là.'],
        noticing: [
          '{hero_subj} [s’appuya|s’est appuyé{hero_e}] à ce qui était là, par fatigue. C’était solide. Cela {hero_le} portait depuis le début, sans un mot.',
        ],
        deed: [
          '{hero_subj} [toucha|a touché] ce qui était déjà là, une chose après l’autre. De chacune, {hero_il} [dit|a dit] qui l’avait mise. La dernière, c’était {part_def}.',
        ],
        answer: [
          'C’était une longue liste. Elle [dura|a duré] juste ce qu’il fallait, et personne n’avait piqué du doigt.',
        ],
        echo: [
          'Au lit, {hero} [recommença|a recommencé] la liste. L’oreiller, qui. La couverture, qui. À la lampe, {hero_il} dormait.',
        ],
      },
    ],
    dark: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [fixa|a fixé] {part_def} et [tapa|a tapé] du pied. Il manquait une chose, une seule, et {hero} [enfonça|a enfoncé] un bras.',
          ],
          warm: [
            '<hero>Allez, montre-toi, s’il te plaît, quand ?</hero> [demanda|a demandé] {hero} à {part_def}, en tâtant à l’aveuglette.',
          ],
          clever: [
            '{hero_subj} [raisonna|a raisonné] : ce qu’on cherche est là où l’on n’a pas regardé. Dans {part_def}, cela faisait beaucoup d’endroits. {hero_il} [fouilla|a fouillé].',
          ],
          playful: [
            '{hero_subj} [joua|a joué] à cache-cache avec {part_def}. <hero>Je te vois !</hero> Ce n’était pas vrai. <hero>Là, je te vois !</hero>',
          ],
        },
        fails: [
          '{hero_subj} ne pensait qu’à ce qui n’y était pas. Ses doigts passaient à côté de tout le reste.',
        ],
        again: [
          '{hero_subj} [tapa|a tapé] des deux pieds. De là-dedans, on [répondit|a répondu] par un peu de poussière.',
        ],
        refrain: ['Où ça ? Pas là. Où ça ? Pas là.'],
        turned: ['Ça, c’est là. Et ça. Et ça.'],
        noticing: [
          '{hero_subj} avait besoin de s’appuyer, et {hero_il} [s’appuya|s’est appuyé{hero_e}]. Cela tenait. Cela tenait {hero} depuis tout à l’heure, et personne ne l’avait remarqué.',
        ],
        deed: [
          '{hero_subj} [toucha|a touché] l’une après l’autre les choses qui étaient là, au bord {de_part}. De chacune, {hero_il} [dit|a dit] qui l’avait posée.',
        ],
        answer: ['De l’une à l’autre, la main avançait. À la septième, les yeux s’étaient faits.'],
        echo: [
          '<companion>Tu as dit sept choses</companion>, [dit|a dit] {companion}. <hero>Il y en avait huit</hero>, [dit|a dit] {hero}. <hero>La huitième me tenait la veste.</hero>',
        ],
      },
    ],
  },
  backAlongIt: {
    tangled: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [saisit|a saisi] le bout qui dépassait {de_part} et [tira|a tiré]. Tout de suite, et fort. Il [vint|est venu] un peu d’espoir.',
          ],
          warm: [
            '{hero_subj} [tira|a tiré] le bout {de_part}, en disant pardon. Puis {hero_il} [jeta|a jeté] derrière {hero_lui} ce qui venait.',
          ],
          clever: [
            '{hero_subj} [trouva|a trouvé] le bout le plus proche {de_part} et le plus court chemin. C’était toujours tout droit, vers soi.',
          ],
          playful: [
            '{hero_subj} [sonna|a sonné] la cloche avec le bout {de_part}. <hero>Ding, ding, à table !</hero> Et ding, et ding, plus fort.',
          ],
        },
        fails: ['Ce qui venait, {hero} [le jeta|l’a jeté] par-dessus l’épaule sans regarder.'],
        again: [
          '{hero_subj} [tira|a tiré] avec les dents et [jeta|a jeté] avec la tête. Il y en [eut|a eu] bientôt sur toutes les épaules, même celles {de_companion}.',
        ],
        refrain: ['Tire, jette. Tire, jette. Et couic.'],
        turned: ['Recule, recule. Jusqu’au début. Là.'],
        noticing: [
          'Sur l’épaule de {hero}, il y avait un petit nœud avec deux oreilles. Il était bien fait. Quelqu’un s’était donné du mal, et avait commencé par l’autre bout.',
        ],
        deed: [
          '{hero_subj} [lâcha|a lâché] le bout. Avec deux doigts, {hero_il} [suivit|a suivi] {part_def}, en arrière, jusqu’au commencement. La première chose qu’on avait faite, {hero_il} [la défit|l’a défaite] en dernier.',
        ],
        answer: ['Tour après tour, dans l’ordre, cela se souvenait du chemin.'],
        echo: [
          '{hero} [défit|a défait] ses lacets au lieu de tirer. <companion>C’est long</companion>, [dit|a dit] {companion}. <hero>Ils avaient été bien faits.</hero>',
        ],
      },
    ],
    locked: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [tira|a tiré] sur le premier bout qui dépassait {de_part}. <hero>Vite !</hero> Et ce qui [vint|est venu], {hero_il} [le jeta|l’a jeté] par-dessus l’épaule.',
          ],
          warm: [
            '<hero>Sois un ange, ouvre-toi</hero>, [dit|a dit] {hero} {a_part}. Et {hero_il} [arracha|a arraché] un petit bout, puis un autre.',
          ],
          clever: [
            'Ce qui dépasse sert à tirer, pensait {hero}. {hero_subj} [tira donc|a donc tiré] sur tout ce qui dépassait {de_part}.',
          ],
          playful: [
            '{hero_subj} [effeuilla|a effeuillé] {part_def} : il s’ouvre, un peu, beaucoup. Les morceaux volaient par-dessus l’épaule.',
          ],
        },
        fails: [
          'Un bout par-ci, un bout par-là. {hero_subj} voulait tout, tout de suite, et [tira|a tiré] de travers.',
        ],
        again: [
          '{hero_subj} [tira|a tiré] avec les dents. Il n’y [eut|a eu] qu’un bout, et il avait un goût de vieux.',
        ],
        refrain: ['Tire et jette. Tire et jette. Fermé.'],
        turned: ['On remonte. On remonte. Voilà le début.'],
        noticing: [
          'Un des bouts était noué en rosette, bien égale, bien serrée. {hero_subj} [resta|est resté{hero_e}] avec dans la main. On s’était appliqué. Et on avait commencé de l’autre côté.',
        ],
        deed: [
          'Avec deux doigts, {hero} [refit|a refait] tout le chemin {de_part}, jusqu’au commencement. Là, sans tirer, {hero_il} [défit|a défait] la première chose.',
        ],
        answer: [
          'Sous les deux doigts, il y avait juste ce qu’il fallait. Quelqu’un l’avait laissé à portée, pour le suivant.',
        ],
        echo: [
          '{hero} [refit|a refait] la rosette avant de partir. <companion>Elle penche</companion>, [dit|a dit] {companion}. <hero>On verra que c’est moi</hero>, [dit|a dit] {hero}.',
        ],
      },
    ],
  },
  everyName: {
    tooMuchForOne: [
      {
        firstTry: {
          bold: [
            '{hero_subj} [se plaça|s’est placé{hero_e}] devant {part_def} pour la photo. <hero>Mon projet</hero>, [dit|a dit] {hero}, et derrière on [reçut|a reçu] l’ordre de soulever.',
          ],
          warm: [
            '{hero_subj} [remercia|a remercié] d’avance, [sourit|a souri] à l’objectif devant {part_def}, et [indiqua|a indiqué] gentiment à chacun ce qui restait à faire.',
          ],
          clever: [
            '{hero_subj} [dirigea|a dirigé] la manœuvre de {part_def} depuis l’avant, avec des gestes clairs. Derrière, on obéissait sans visage.',
          ],
          playful: [
            '{hero_subj} [salua|a salué] comme une vedette devant {part_def}. <hero>Et maintenant, sans les mains !</hero> Derrière, il y avait des mains.',
          ],
        },
        fails: [
          'Une personne [posa|a posé] ce qu’elle tenait, puis une autre. <hero>On continue</hero>, [dit|a dit] {hero}, face à l’objectif.',
        ],
        again: [
          '{hero_subj} [reprit|a repris] la pose, un peu plus à gauche. Pour soulever, il ne restait que le sourire.',
        ],
        noticing: [
          '{hero_subj} [regarda|a regardé] la photo. Au premier plan, une tête. Derrière la tête, neuf bras, chacun tenait un morceau, et il n’y avait pas un visage.',
        ],
        deed: [
          '{hero_subj} [rendit|a rendu] sa minute devant tous : neuf noms, et pour chacun, ce qu’il avait fait. Puis {hero_il} [prit|a pris] un coin {de_part}.',
        ],
        answer: [
          'Les sacs [se reposèrent|se sont reposés] au sol. Neuf personnes savaient de nouveau où était leur place.',
        ],
        echo: [
          'Sur la nouvelle photo, {hero} est caché{hero_e} par une oreille. <companion>C’est la mienne</companion>, [dit|a dit] {companion}.',
        ],
      },
    ],
    heavy: [
      {
        firstTry: {
          bold: [
            '<hero>Mon projet</hero>, [dit|a dit] {hero}, le dos appuyé à {part_def} pour la photo. Derrière, on poussait sur commande.',
          ],
          warm: [
            '{hero_subj} [encouragea|a encouragé] tout le monde à pousser {part_def}, et [garda|a gardé] pour soi la place devant, par devoir d’exemple.',
          ],
          clever: [
            '{hero_subj} [expliqua|a expliqué] à ceux qui poussaient {part_def} comment pousser, et pourquoi <hero>mon projet</hero> l’exigeait.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] le commentateur sportif de sa propre réussite, assis{hero_e} sur {part_def}. On [poussa|a poussé] les deux.',
          ],
        },
        fails: [
          '<hero>Plus fort, derrière.</hero> {hero_subj} [ne se retourna pas|ne s’est pas retourné{hero_e}], et les poussées [se firent|se sont faites] rares.',
        ],
        again: [
          '{hero_subj} [cria|a crié] plus fort. Cela ne pèse pas, un cri, ni dans un sens ni dans l’autre.',
        ],
        noticing: [
          'Sur l’écran, derrière sa tête, on comptait neuf bras levés. De visages, zéro. {hero_subj} [agrandit|a agrandi] la photo, pour être sûr{hero_e}.',
        ],
        deed: [
          '{hero_subj} [donna|a donné] sa minute de parole : neuf noms, et ce que chacun avait fait. Puis {hero_il} [rejoignit|a rejoint] un coin {de_part}, avec les autres.',
        ],
        answer: ['Chacun, nommé, [retrouva|a retrouvé] l’endroit exact où il avait tenu la fois d’avant.'],
        echo: [
          '<companion>Tu as oublié le tien</companion>, [dit|a dit] {companion}, en montrant la liste. <hero>Il était sur l’affiche</hero>, [dit|a dit] {hero}. <hero>En gros.</hero>',
        ],
      },
    ],
  },
  firstHour: {
    guarded: [
      {
        firstTry: {
          bold: [
            '<hero>Vite fait, un service</hero>, [dit|a dit] {hero} à {part_def}. C’était le troisième de la semaine, et la réponse tardait.',
          ],
          warm: [
            '{hero_subj} [envoya|a envoyé] {a_part} un cœur, puis sa demande, puis, une heure plus tard : <hero>Toujours rien ?</hero>',
          ],
          clever: [
            '{hero_subj} [formula|a formulé] sa demande à {part_def} de façon qu’un refus prenne plus de temps qu’un oui.',
          ],
          playful: [
            '{hero_subj} [fit|a fait] à {part_def} le coup du chat affamé, avec les yeux. Le chat avait emprunté l’échelle, les notes et la clé.',
          ],
        },
        fails: [
          '{hero_subj} [relança|a relancé], un ton plus pressé, avec un point d’interrogation de plus.',
        ],
        again: [
          '{hero_subj} [relança|a relancé] la relance. Le mot <hero>vite</hero> y figurait deux fois, et le mot de la fin, pas du tout.',
        ],
        noticing: [
          '{hero_subj} [remonta|a remonté] la conversation pour y retrouver une promesse. Il n’y avait que ses propres demandes, depuis des mois. Sous chacune, le même <hero>d’accord</hero>.',
        ],
        deed: [
          '{hero_subj} [rapporta|a rapporté] à pied tout ce qui était emprunté, propre, et [le posa|l’a posé] devant {part_def}. Puis {hero_il} [fit|a fait] à sa place la première heure de travail.',
        ],
        answer: ['Du côté {de_part}, on [s’assit|s’est assis]. Cela n’était pas arrivé depuis longtemps.'],
        echo: [
          'C’était la soirée libre de {hero}. <companion>Tu voulais demander quelque chose ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero}. <hero>Je passais.</hero>',
        ],
      },
    ],
  },
};
